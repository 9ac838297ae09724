# Una mesa que dirige una persona: la consola del director de juego y lo que se dice de ella a todos.

## Lo que ven todos

awaiting-answer = { $own ->
    [yes] Una respuesta espera tu palabra
   *[no] El director de juego va a responder …
}
awaiting-starts = { $own ->
    [yes] Todos han elegido su inicio: confírmalos o anúlalos
   *[no] El director de juego mira las casillas de inicio …
}
led-paused = { $own ->
    [yes] Has parado la partida: nadie juega hasta que sigas.
   *[no] { $host } ha parado la partida por ahora.
}
remark-from = { $own ->
    [yes] { $whom ->
        [all] Tu comentario para todos
       *[one] Tu comentario solo para { $name }
    }
   *[no] { $whom ->
        [you] { $host }, director de juego, solo para ti
       *[all] { $host }, director de juego
    }
}
log-struck = Retirado:
log-whom = { $count ->
    [0] (no se le dijo a nadie)
   *[other] (solo para { $names })
}
verdict-rulings = Lo que ha cambiado el director de juego:

## La consola

console-state = { $awaiting ->
    [starts] Las casillas de inicio están elegidas.
   *[other] { $unsaid ->
        [yes] Lo que ha calculado el programa espera: aún no lo ha oído ningún jugador.
       *[no] { $paused ->
            [yes] La partida está parada.
           *[no] { $holding ->
                [yes] Las respuestas esperan tu palabra.
               *[no] Las respuestas se dicen al momento.
            }
        }
    }
}
console-say = Decirlo
console-hold = Responder cuando yo diga
console-pause = Parar la partida
console-eyes = Mirar
console-eyes-own = como director de juego
console-eyes-of = con los ojos de { $name }
console-change = Rectificar …
console-back = Retirar …
console-going = { $count ->
    [one] Se iría una petición:
   *[other] Se irían { $count } peticiones:
}
console-going-all = (la han oído todos)
console-going-unsaid = (aún no la ha oído nadie)
console-remark = Comentario …
console-end = Terminar …
console-ruled = Mis decisiones
console-tell = ¿A quién se le dice lo que ha cambiado?
console-tell-all = a todos
console-tell-some = solo a estos jugadores
console-tell-none = a nadie
console-tell-hint = { $must ->
    [seat] Todos oyen que has cambiado algo, y el jugador afectado oye qué.
   *[nobody] Todos oyen que has cambiado algo.
}
console-remark-to = Para
console-remark-all = todos
console-remark-one = solo { $name }
console-remark-text = Comentario
console-remark-hint = Un comentario no forma parte de las reglas: lleva tu marca y no figura en ningún registro.
console-remark-send = Decirlo
console-end-hint = La partida termina al momento; se enseña el registro y cada página lo comprueba.
console-end-really = ¿Terminar la partida de verdad?
console-winners = Quién gana, según se acuerde en la mesa
console-ruled-title = Lo que has decidido hasta ahora, lo último primero
console-ruled-none = Nada hasta ahora.
keys-console = S, o la barra espaciadora, dice la respuesta que espera. H: respuestas cuando tú digas o al momento; P: parar la partida o seguir. 0: mirar como director de juego; 1, 2 …: con los ojos de un jugador. O: rectificar; B: retirar; R: comentario; E: terminar; L: tus decisiones. Un toque en el mapa elige la casilla.

## Decisiones

ruling-what = Qué
ruling-do = Decidirlo
ruling-seat = Jugador
ruling-cell = Casilla
ruling-side = Lado
ruling-word = Cuál
ruling-number = Número (de { $least } a { $most })
ruling-side-left = izquierda
ruling-side-right = derecha
ruling-side-up = arriba
ruling-side-down = abajo
ruling-confirm = Confirmar los inicios
ruling-void = Anularlos
ruling-back = Retirar peticiones
ruling-end-draw = Terminar en tablas
ruling-end-won = Dar la victoria
ruling-put = Mover a un jugador
ruling-wall = Levantar un muro
ruling-open = Abrir un lado
ruling-treasure = { $what ->
    [to] Dar { ruled-prize } a un jugador
   *[none] Mover { ruled-prize }
}
ruling-number-treasure = { $goal ->
    [key] Qué llave
   *[treasure] Qué tesoro (el 1 es el verdadero)
}
ruling-number-back = Cuántas (hasta { $most })
ruling-lay = Cambiar lo que hay en una casilla: { $thing }
ruling-health = Cambiar la salud de un jugador
ruling-lives = Cambiar las vidas de un jugador
ruling-have = Cambiar lo que tiene un jugador: { $thing }
ruling-turn = Dar el turno a un jugador
ruling-word-healthy = en plena forma
ruling-word-wounded = con una herida
ruling-word-infected = con una infección
ruling-word-bullets = balas
ruling-word-bombs = { charges }
ruling-word-knives = cuchillos
ruling-word-boats = barcas
ruling-word-cement = cemento
ruling-word-money = monedas
ruling-word-mine = una mina en la mano
ruling-word-mines = minas

## Relojes y pausas

time-clock = { $own ->
    [yes] Corre tu reloj: haz tu petición.
   *[no] Corre el reloj de { $name }.
}
time-break = { $own ->
    [yes] Tu pausa
   *[no] { $name } hace una pausa.
}
time-all = Pausa para todos
time-vote = Votación sobre una pausa para todos
time-left = { $seconds ->
    [0] Se acabó el tiempo.
    [one] Queda { $seconds } segundo.
   *[other] Quedan { $seconds } segundos.
}
ask-break = Hacer una pausa ({ $minutes } min)
ask-break-all = { $voting ->
    [yes] Sí, pausa para todos
   *[no] ¿Pausa para todos?
}
ask-break-no = Sin pausa
ask-break-over = La pausa ha terminado
ask-clock = Poner el reloj a { $name }
