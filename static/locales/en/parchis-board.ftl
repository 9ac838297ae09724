# The Parchís board in words.

parchis-board-label = Parchís board. { $turn }
parchis-board-player = { $name }: { $places }.
parchis-board-you = You ({ $name }): { $places }.
parchis-board-pair = { $name } and { $other } are a pair.
parchis-board-in-base = { $count ->
    [one] one piece in the base
   *[other] { $count } pieces in the base
}
parchis-board-cell = cell { $cell }
parchis-board-shelter = sheltered cell { $cell }
parchis-board-lane = cell { $lane } of the lane
parchis-board-barred = a blockade on { $at }
parchis-board-home = { $count ->
    [one] one piece home
   *[other] { $count } pieces home
}
parchis-board-lots-open = Lots are drawn: the lowest die begins.
parchis-board-lots = { $name } has drawn a { $die }.
parchis-board-turn = { $name } is to play.
parchis-board-own-turn = It is your turn.
parchis-board-helps = The pieces of { $name } are moved.
parchis-board-to-roll = The dice are to be rolled.
parchis-board-over = The game is over.
parchis-board-dice = { $name } rolled { $first } and { $second }.
parchis-board-left = Still to be used: { $what }.
parchis-board-nothing-left = Both dice are used up.
parchis-board-bonus = a bonus of { $steps }
