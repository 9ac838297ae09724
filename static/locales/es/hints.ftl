# Pistas durante la partida, y lo que se averigua de ella cuando ha terminado.

advice-ask = Pista
advice-next = { $step ->
    [2] Pista: ¿dónde?
    [3] Pista: ¿qué y por qué?
   *[4] Pista: una jugada
}
advice-label = Pistas
advice-thinking = Pensando …
advice-failed = Ahora mismo no hay pista. No se ha contado ninguna.
advice-news = Hay algo seguro que no está en tu papel.
advice-no-news = No hay nada que se pueda saber y no esté en tu papel.
advice-where = Mira { $square }.
advice-fact = { $square }: { $fact }.
advice-loop = desde aquí se llega a { $to }
advice-treasure = { $goal ->
    [key] aquí está la llave
   *[treasure] aquí está el tesoro verdadero
}
advice-move = { $actions }.
advice-no-move = Ahora mismo no hay jugada que aconsejar.
advice-why-out = La salida está ahí mismo, y llevas lo que viniste a buscar.
advice-why-way-out = Es el camino a la salida que conoces.
advice-why-shot = Ese disparo acierta con seguridad.
advice-why-hospital = { $at ->
    [here] Por ahí hay un { hospital }.
   *[other] Por ahí está el { hospital }, en { $at }.
}
advice-why-treasure = { $goal ->
    [key] { $at ->
        [here] Por ahí está la llave.
       *[other] Por ahí está la llave, en { $at }.
    }
   *[treasure] { $at ->
        [here] Por ahí hay un tesoro.
       *[other] Por ahí hay un tesoro, en { $at }.
    }
}
advice-why-arsenal = Por ahí hay armas.
advice-why-explore = { $at ->
    [here] Por ahí hay una casilla en la que nadie ha terminado aún una jugada.
   *[other] Por ahí está { $at }, donde nadie ha terminado aún una jugada.
}
advice-why-edge = Por ahí hay un lado del borde que nadie ha probado: puede ser la salida.
advice-why-plunge = Nadie sabe aún adónde lleva eso.
advice-why-careful = Es lo que haría un jugador prudente que supiera lo mismo que tú.
advice-taken = { $count ->
    [one] Una pista hasta ahora
   *[other] { $count } pistas hasta ahora
}
advised-players = Pistas: { $who }.
advised-player = { $name } { $count }
result-hints = { $count ->
    [one] con una pista
   *[other] con { $count } pistas
}

## Después de la partida

review-open = Cómo ha ido
review-title = Cómo ha ido
review-seat = Para
review-thinking = Pensando en la jugada { $at } de { $steps } …
review-starting = Preparándose para pensar …
review-stopped = Tardaba demasiado: esto es lo averiguado hasta la jugada { $at }.
review-failed = Esta partida no se puede analizar aquí.
review-unwhole = A partir de cierta jugada no se sigue lo que se podía saber.
review-stop = Parar
review-known = Cuánto era seguro: { $percent } % al final
review-curve = Lo que se podía saber (línea) y lo que estaba en el papel (superficie), jugada a jugada
review-table = En una tabla
review-row-at = Jugada
review-row-known = Seguro
review-row-shown = En el papel
review-par = { $par ->
    [one] A quien conoce el plano le basta una jugada, a pie y en solitario.
   *[other] Quien conoce el plano necesita { $par } jugadas, a pie y en solitario.
}
review-no-par = Ni siquiera quien conoce el plano podía contar con ganar a pie y en solitario.
review-mapper = { $moves ->
    [one] El geógrafo necesitó una jugada desde el mismo comienzo.
   *[other] El geógrafo necesitó { $moves } jugadas desde el mismo comienzo.
}
review-mapper-lost = El geógrafo no encontró la salida desde el mismo comienzo.
review-idle = { $count ->
    [0] Cada una de las { $requests } peticiones podía decir algo nuevo.
    [one] Una de { $requests } peticiones no podía decir nada nuevo: la respuesta era segura.
   *[other] { $count } de { $requests } peticiones no podían decir nada nuevo: la respuesta era segura.
}
review-exit = La salida se podía saber tras la jugada { $at }.
review-exit-never = La salida no se podía saber.
review-treasure = { $goal ->
    [key] Dónde estaba la llave se podía saber tras la jugada { $at }.
   *[treasure] Dónde estaba el tesoro verdadero se podía saber tras la jugada { $at }.
}
review-treasure-never = { $goal ->
    [key] Dónde estaba la llave no se podía saber.
   *[treasure] Dónde estaba el tesoro verdadero no se podía saber.
}
review-luck = { $how ->
    [lucky] Buena suerte
    [unlucky] Mala suerte
   *[neither] Ni buena ni mala suerte
}: de { $steps } pasos a lo desconocido { $passed } tuvieron paso libre, y eran de esperar unos { $expected }.
review-luck-none = Ningún paso fue cuestión de suerte.
review-moments = Para volver a mirar
review-go = Jugada { $at }
review-moment-exit-never-shown = Aquí ya se podía saber la salida; nunca estuvo en el papel.
review-moment-exit-shown-late = { $count ->
    [one] Aquí ya se podía saber la salida, una petición antes de que estuviera en el papel.
   *[other] Aquí ya se podía saber la salida, { $count } peticiones antes de que estuviera en el papel.
}
review-moment-treasure-never-shown = { $goal ->
    [key] Aquí ya se podía saber dónde estaba la llave; nunca estuvo en el papel.
   *[treasure] Aquí ya se podía saber dónde estaba { prize.definite } verdadero; nunca estuvo en el papel.
}
review-moment-treasure-shown-late = { $goal ->
    [key] Aquí ya se podía saber dónde estaba la llave, { $count ->
        [one] una petición
       *[other] { $count } peticiones
    } antes de que estuviera en el papel.
   *[treasure] Aquí ya se podía saber dónde estaba el tesoro verdadero, { $count ->
        [one] una petición
       *[other] { $count } peticiones
    } antes de que estuviera en el papel.
}
review-moment-known-wall = { $count ->
    [one] Un paso contra un muro que era seguro.
   *[other] Un paso contra un muro que era seguro, el primero de { $count }.
}
review-moment-idle = Desde aquí, { $count } peticiones seguidas no podían decir nada nuevo.
review-moment-leap = Una respuesta, y { $count } lados y casillas pasaron a ser seguros.
review-moment-unseen = Aquí { $count } lados y casillas eran seguros y no estaban en el papel.
review-moment-lucky = Buena suerte: un paso así queda libre { $percent } de cada cien veces.
review-moment-unlucky = Mala suerte: un paso así queda cerrado { $percent } de cada cien veces.

## Un resultado para compartir

result-share = Compartir el resultado
result-share-title = Compartir el resultado
result-share-about = Ni el texto ni la imagen revelan nada del laberinto.
result-share-text = Texto
result-share-picture = Imagen
result-share-copied = El texto está copiado.
result-share-yourself = Este navegador no deja que la página lo haga. El texto está en el campo.
result-share-save = Guardar la imagen
result-share-out = { $moves ->
    [one] Fuera en una jugada
   *[other] Fuera en { $moves } jugadas
}
result-share-lost = { $moves ->
    [one] Sin salida, tras una jugada
   *[other] Sin salida, tras { $moves } jugadas
}
result-share-won = { $moves ->
    [one] Victoria en una jugada
   *[other] Victoria en { $moves } jugadas
}
result-share-par = el camino más corto es de { $par }
result-share-hints = { $count ->
    [0] sin pistas
    [one] una pista
   *[other] { $count } pistas
}
result-share-legend = ■ mucho nuevo, ▣ algo, □ nada

recollections = Lo que sabían los bots
recollected-by = { $name }:
recollected = { $when ->
    [own] Cuando cogí { prize.definite },
    [taken] Cuando { $who } cogió { prize.definite },
   *[end] Al final
} { $how ->
    [all] sabía { $knew }.
    [some] sabía { $knew }, pero aún me faltaba averiguar { $missed }.
   *[none] aún me faltaba averiguar { $missed }.
}
recollected-place = dónde estaba
recollected-exit = dónde estaba la salida
recollected-treasure = dónde estaba el tesoro
