# Una mesa que dirige una persona: su palabra, lo que rectifica y retira; relojes y pausas. Los
# identificadores de afirmaciones y negativas son las claves del motor.

## Lo que oyen todos

overruled = El director de juego ha cambiado algo en el curso de la partida.
taken-back = { $count ->
    [one] Se retira la última petición. Lo que se respondió a ella ya no cuenta.
   *[other] Se retiran las últimas { $count } peticiones. Lo que se respondió a ellas ya no cuenta.
}
starts-confirmed = Las casillas elegidas valen; empezamos.
ended-draw = El director de juego termina la partida: tablas.
ended-won = El director de juego termina la partida. { $seats-count ->
    [one] Gana { $seats }.
   *[other] Ganan { $seats }.
}
left-over = { $seats-count ->
    [one] Solo queda { $seats }: ¡victoria! Fin de la partida.
   *[other] Solo quedan { $seats }: ¡victoria! Fin de la partida.
}

## Lo que oye quien deba saberlo

ruled-put = Por decisión del director de juego, { $name } está ahora en { $at }: { $cell ->
    [land] tierra
    [river] un río
    [delta] una { mouth }
    [pit] un { pit }
    [lift] un ascensor
    [arsenal] un arsenal
    [hospital] un hospital
    [encephalitis] encefalitis
    [casino] un casino
    [cave] la osera
   *[other] { $cell }
}.
ruled-wall = Por decisión del director de juego, ahora hay un muro { $side ->
    [left] a la izquierda de
    [right] a la derecha de
    [up] encima de
   *[down] debajo de
} { $at }.
ruled-open = Por decisión del director de juego, ya no hay muro { $side ->
    [left] a la izquierda de
    [right] a la derecha de
    [up] encima de
   *[down] debajo de
} { $at }.
ruled-treasure = Por decisión del director de juego, { $to ->
    [player] { $name } lleva ahora { ruled-prize }
   *[cell] { ruled-prize } está ahora en { $at }
}; { $was ->
    [cell] estaba en { $from }.
    [player] antes { $goal ->
        [key] la
       *[treasure] lo
    } tenía { $holder }.
   *[gone] antes no estaba en ninguna parte.
}
ruled-prize = { $goal ->
    [key] la llave
   *[treasure] un tesoro
}
ruled-lay = Por decisión del director de juego, ahora { $thing ->
    [bullets] { $count ->
        [0] no hay balas
        [one] hay una bala
       *[other] hay { $count } balas
    }
    [bombs] { $count ->
        [0] no hay { charges }
        [one] hay una { charge }
       *[other] hay { $count } { charges }
    }
   *[mines] { $count ->
        [0] no hay minas
        [one] hay una mina
       *[other] hay { $count } minas
    }
} en { $at }.
ruled-health = Por decisión del director de juego, { $name } está ahora { $health ->
    [wounded] con una herida
    [infected] con una infección
   *[healthy] en plena forma
}.
ruled-lives = Por decisión del director de juego, { $name } tiene ahora { $lives ->
    [one] una vida
   *[other] { $lives } vidas
}.
ruled-have = Por decisión del director de juego, { $name } tiene ahora { $thing ->
    [bullets] { $count ->
        [0] cero balas
        [one] una bala
       *[other] { $count } balas
    }
    [bombs] { $count ->
        [0] cero { charges }
        [one] una { charge }
       *[other] { $count } { charges }
    }
    [knives] { $count ->
        [0] cero cuchillos
        [one] un cuchillo
       *[other] { $count } cuchillos
    }
    [boats] { $count ->
        [0] cero barcas
        [one] una barca
       *[other] { $count } barcas
    }
    [cement] { $count ->
        [0] cero sacos de cemento
        [one] un saco de cemento
       *[other] { $count } sacos de cemento
    }
    [money] { $count ->
        [0] cero monedas
        [one] una moneda
       *[other] { $count } monedas
    }
   *[mine] { $count ->
        [0] las manos sin mina
       *[other] una mina
    }
}.
ruled-turn = Por decisión del director de juego, le toca a { $name }.

## Relojes y pausas

clock-started = { $by-count ->
    [0] El director de juego pone el reloj
   *[other] { $by } pone el reloj
}: a { $name } le { $minutes ->
    [one] queda un minuto
   *[other] quedan { $minutes } minutos
} para este turno.
lost-on-time = Se acabó el tiempo de { $name }: fuera de la partida.
died-on-time = Se acabó el tiempo de { $name }: fuera de la partida. El cuerpo y todos sus objetos se quedan donde están.
break-taken = { $name } hace una pausa de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
break-proposed = { $name } propone una pausa para todos.
break-voted = { $yes ->
    [yes] { $name } vota a favor de la pausa.
   *[no] { $name } vota en contra de la pausa.
}
break-begins = Pausa para todos: { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
break-declined = No habrá pausa.
break-over = La pausa ha terminado.

## Lo que no se puede conceder

illegal-not-led = Esta mesa no la dirige ninguna persona.
refused-eyes-gm = Solo quien dirige la mesa la ve con los ojos del director de juego.
illegal-answer-awaited = El director de juego va a responder; espera, por favor.
illegal-ruling-empty = No se decide nada.
illegal-ruling-unread = «{ $text }» no es ninguna decisión.
illegal-nothing-to-rule = En este juego se pueden retirar peticiones, pero no rectificar nada más.
illegal-ruling-unknown = Eso no se conoce en esta mesa.
illegal-ruling-same = Eso ya es así.
illegal-ruling-start = No se puede rectificar nada antes de que todos tengan casilla.
illegal-ruling-question = Hay una pregunta que espera respuesta; se puede retirar.
illegal-ruling-out = { $name } ya no juega.
illegal-ruling-no-cell = En este plano no hay esa casilla.
illegal-ruling-wall = Ahí no puede haber un muro: ya lo hay, dejaría algo aislado o pasa un río.
illegal-ruling-open = Ahí no hay ningún muro interior.
illegal-ruling-source = A la fuente de un río no puede llegar nadie, así que allí no se deja nada.
illegal-ruling-hurt = { $name } no puede llevar eso por su mala salud.
illegal-ruling-outside = { $name } está fuera.
illegal-ruling-hands = { $name } tiene las manos llenas.
illegal-back = { $most ->
    [0] No hay nada que retirar.
    [one] Solo se puede retirar una petición.
   *[other] Se pueden retirar como mucho { $most } peticiones.
}
illegal-starts-wait = El director de juego debe confirmar las casillas elegidas o anularlas.
terminal-starts = «rule confirm» empieza en las casillas elegidas, «rule void» deja que todos elijan de nuevo.
illegal-no-starts = No hay inicios que esperen confirmación.
illegal-page-says = Eso lo dice por sí sola la página que lleva el tiempo.
illegal-nothing-runs = No corre ningún reloj, y nadie está en pausa.
illegal-no-clock = En esta mesa no hay reloj.
illegal-no-breaks = En esta mesa no hay pausas.
illegal-clock-whom = El reloj se le pone a otro jugador, al que le toque.
illegal-clock-bot = Contra un bot no hace falta reloj.
illegal-clock-runs = Ya corre el reloj de { $name }.
illegal-clock-start = No puede correr ningún reloj antes de que todos tengan casilla.
illegal-break = Estamos en pausa.
illegal-break-when = La pausa se hace antes de la propia jugada.
illegal-break-again = { $taken ->
    [one] Otra pausa es posible cuando al menos la mitad de los jugadores haya hecho la suya.
   *[other] Otra pausa es posible cuando al menos la mitad de los jugadores haya hecho { $taken }.
}
illegal-no-tie = No hay empate en la votación, así que no hay nada que decidir.
illegal-tie = Hay empate en la votación: decide el director de juego.
illegal-no-vote = { $name } es un bot y no tiene voto.
illegal-no-proposal = Nadie ha propuesto una pausa.
illegal-voted = Ese voto ya está dado.

## El veredicto

verdict-verified-led = Esta página ha vuelto a jugar toda la partida. { $count ->
    [one] El director de juego rectificó una vez, como se ve aquí; por lo demás,
   *[other] El director de juego rectificó { $count } veces, como se ve aquí; por lo demás,
} el plano y el azar salen de lo que se prometió antes de la primera jugada, y todas las respuestas que oíste son las que dan las reglas.
verdict-led = Se te dijo otra cosa al empezar sobre si una persona dirigía la mesa.

## Las opciones

house-group-time = Relojes y pausas
option-break_minutes = Minutos de una pausa
    .help = Una pausa antes de la propia jugada, o para todos por mayoría; la segunda, solo cuando al menos la mitad de los jugadores ha hecho la suya.
option-break_minutes-0 = sin pausas
option-clock_minutes = Minutos en el reloj
    .help = Lo que le queda a un jugador lento cuando se le pone el reloj.
option-clock_minutes-0 = sin reloj
