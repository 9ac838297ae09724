# El tablero de parchís en palabras.

parchis-board-label = Tablero de parchís. { $turn }
parchis-board-player = { $name }: { $places }.
parchis-board-you = Tú ({ $name }): { $places }.
parchis-board-pair = { $name } y { $other } forman pareja.
parchis-board-in-base = { $count ->
    [one] una ficha en casa
   *[other] { $count } fichas en casa
}
parchis-board-cell = casilla { $cell }
parchis-board-shelter = seguro { $cell }
parchis-board-lane = casilla { $lane } del pasillo
parchis-board-barred = barrera en { $at }
parchis-board-home = { $count ->
    [one] una ficha en la meta
   *[other] { $count } fichas en la meta
}
parchis-board-lots-open = Se sortea: empieza el dado más bajo.
parchis-board-lots = { $name } ha sacado un { $die }.
parchis-board-turn = Le toca a { $name }.
parchis-board-own-turn = Es tu turno.
parchis-board-helps = Se mueven las fichas de { $name }.
parchis-board-to-roll = Hay que tirar los dados.
parchis-board-over = La partida ha terminado.
parchis-board-dice = { $name } ha sacado { $first } y { $second }.
parchis-board-left = Queda por usar: { $what }.
parchis-board-nothing-left = Los dos dados están usados.
parchis-board-bonus = un premio de { $steps }
