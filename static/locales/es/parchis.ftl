# Parchís: lo que dice el director de juego, los mandos de un turno y el análisis de una partida. Lo que
# empieza por «parchis-» y sigue como un mensaje de los otros catálogos ocupa su lugar en este juego.

## El director de juego: quién empieza

board-set = { $pairs ->
    [yes] El tablero está listo para dos parejas.
   *[no] El tablero está listo para { $players } jugadores.
}
draws-die = { $name } saca un { $die }.
draw-tied = Empate a lo más bajo: vuelven a tirar { $seats }.
begins = Empieza { $name }.
next-turn = Le toca a { $name }.

## El director de juego: los dados

rolled = { $name }: { $first } y { $second }{ $double ->
    [yes] , dobles
   *[no] {""}
}.
plays-for = Ya están todas en la meta; se mueven las fichas de { $seats }.
no-move = No se puede mover nada.
rolls-again = Con dobles se vuelve a tirar.
third-double = Terceros dobles seguidos: la ficha { $from ->
    [L1] de la casilla 1 del pasillo
    [L2] de la casilla 2 del pasillo
    [L3] de la casilla 3 del pasillo
    [L4] de la casilla 4 del pasillo
    [L5] de la casilla 5 del pasillo
    [L6] de la casilla 6 del pasillo
    [L7] de la casilla 7 del pasillo
   *[other] de la { $from }
} vuelve a casa.
third-double-spared = Terceros dobles seguidos, y ninguna ficha en el tablero que lo pague.
passes = { $name } pasa; sin usar: { $rest }.
rest-lost = No se puede usar: { $rest }.
takes-back = Deshecho.

## El director de juego: las fichas

by-what = { $with ->
    [bonus] Cuenta { $by }:{" "}
   *[other] {""}
}
enters = De casa a la { $to }{ $with ->
    [sum] , con los dos dados
   *[other] {""}
}.
moves = { by-what }{ $from } → { $to }.
laps = { by-what }{ $from } → { $to }, de largo ante el pasillo: otra vuelta.
turns-in = { by-what }{ $from } → pasillo { $lane }.
climbs = { $with ->
    [bonus] Cuenta { $by }: sube por el pasillo, hasta la { $lane }.
   *[other] Sube por el pasillo, hasta la { $lane }.
}
comes-home = { $with ->
    [bonus] Cuenta { $by }: una ficha llega a la meta, { nth-home }.
   *[other] Una ficha llega a la meta, { nth-home }.
}
nth-home = { $count ->
    [1] la primera
    [2] la segunda
    [3] la tercera
   *[other] la cuarta
}
captured = Comida una ficha de { $name } en la { $at }.
bonus = Premio: contar { $steps }.
blockade = { $lane ->
    [0] Barrera en la { $at }.
   *[other] Barrera en la casilla { $lane } del pasillo.
}
all-home = Las cuatro están en la meta: ¡gana { $name }!
pair-home = Las ocho están en la meta: ¡ganan { $seats }!

## La mesa

parchis-tab-map = Tablero
parchis-turn-answering = El director de juego mira el tablero …
parchis-board-in-words = El tablero en palabras
parchis-partner = con { $name }
parchis-progress = { $home } en la meta, { $base } en casa, { $left ->
    [one] falta una casilla
   *[other] faltan { $left } casillas
}

## Mandos

parchis-roll = Tirar
parchis-done = Terminar
parchis-pass = Pasar el resto
parchis-choose = Mueve ficha
parchis-undo = Deshacer
parchis-tray = Dados y premios
parchis-use-die = { $used ->
    [yes] { $face }, usado
   *[no] Usar el { $face }
}
parchis-use-bonus = Contar { $steps }
parchis-steps = { $count ->
    [0] Movimientos en palabras
   *[other] Movimientos en palabras · { $count }
}
parchis-at = { $kind ->
    [base] Casa
    [lane] Pasillo { $number }
   *[track] { $number }
}
parchis-from = { $kind ->
    [base] De casa
    [lane] De pasillo { $number }
   *[track] De { $number }
}
parchis-onto = { $kind ->
    [home] a la meta
    [lane] a pasillo { $number }
   *[track] a { $number }
}
parchis-to = { $kind ->
    [home] → meta
    [lane] → pasillo { $number }
   *[track] → { $number }
}
parchis-step = { $from } { $to } { $uses ->
    [bonus] contando { $by }
    [sum] con los dos dados
   *[die] con el { $by }
}
parchis-by = { $uses ->
    [bonus] +{ $by }
    [sum] los dos
   *[die] { $by }
}
parchis-step-takes = come
parchis-step-in = al pasillo
parchis-step-laps = otra vuelta
parchis-aim = Tu objetivo: { $pairs ->
    [yes] llevar las ocho fichas, las tuyas y las de tu pareja, por el tablero hasta la meta antes que la otra pareja.
   *[no] llevar tus cuatro fichas por el tablero hasta la meta antes que nadie.
}
parchis-keys-help = Espacio o R: tirar, terminar. Flechas e Intro: un movimiento. 1–6: un dado, B: un premio, Esc: ninguno. U: deshacer, P: pasar.

## Después de la partida

parchis-reveal = Verla otra vez
parchis-same-again = Otra vez los mismos dados
parchis-seed-shown = Semilla de estos dados: { $seed }
parchis-replay-place = Paso { $at } de { $steps }
parchis-replay-back = Un paso atrás
parchis-replay-next = Un paso adelante
analysis = Cómo ha ido
parchis-luckiest = Los dados han favorecido sobre todo a { $name }: { $luck }.
parchis-figures = Lo que han dado los dados y la partida a cada jugador
parchis-figures-help = Junto a lo que ha salido está lo que dan dos dados de media. La suerte lo resume en casillas: los puntos por encima de la media, y una tirada media de siete por cada doble y cada salida de casa por encima de lo que toca.
parchis-expected = ≈ { $share }
parchis-group-dice = Dados
parchis-group-race = En el tablero
parchis-group-lost = Perdido
parchis-figure-luck = Suerte
parchis-figure-rolls = Tiradas
parchis-figure-pips = Puntos sacados
parchis-figure-doubles = Dobles
parchis-figure-fives = Salidas de casa
parchis-figure-home = Fichas en la meta
parchis-figure-captures = Fichas comidas
parchis-figure-captured = Fichas perdidas
parchis-figure-bonus = Casillas de premio
parchis-figure-laps = Vueltas de más
parchis-figure-stuck = Tiradas sin mover
parchis-figure-unused = Puntos sin usar
parchis-figure-bonus-lost = Premios sin usar, en casillas
parchis-figure-third-doubles = Terceros dobles
parchis-course = El curso de la carrera
parchis-course-help = Casillas que le faltaban a cada jugador, turno a turno. La línea de arriba es la meta.
parchis-course-home = meta
parchis-course-turns = turnos
parchis-standing = Tras el turno { $turn }: { $players }.
parchis-standing-player = { $name } – { $left ->
    [0] en la meta
    [one] falta una casilla
   *[other] faltan { $left } casillas
}
