# The notebook and the game master's map, on the drawing and in words.

notebook-letter-land = L
notebook-letter-river = R
notebook-letter-delta = M
notebook-letter-pit = P
notebook-letter-arsenal = A
notebook-letter-hospital = H
notebook-fits = { $places ->
    [one] fits in one place
   *[other] fits in { $places } places
}
notebook-start = An empty sheet, { $rows } by { $cols }.
notebook-start-taken = { $name } starts at { $at }.
notebook-empty = Nothing is certain yet.
notebook-map = Map: { $count ->
    [one] one square
   *[other] { $count } squares
} with a known place.
notebook-scrap = Scrap { $number }: { $count ->
    [one] one square
   *[other] { $count } squares
}, fits in { $places ->
    [one] one place
   *[other] { $places } places
}.
notebook-at = row { $row }, column { $col }
notebook-on-scrap = { $at } of scrap { $number }
notebook-square = { $at }: { $what }.
notebook-type-land = land
notebook-type-river = river
notebook-type-delta = mouth
notebook-type-pit = pit
notebook-type-arsenal = arsenal
notebook-type-hospital = hospital
notebook-type-unknown = unknown
notebook-flow = it flows { $side ->
    [left] left
    [right] right
    [up] up
   *[down] down
}
notebook-flow-unknown = its flow is unknown
notebook-where = { $side ->
    [left] left
    [right] right
    [up] above
   *[down] below
}
notebook-side-open = open { notebook-where }
notebook-side-wall = wall { notebook-where }
notebook-side-doubtful = wall { notebook-where }, perhaps blown up since
notebook-side-exit = exit { notebook-where }
notebook-side-edge = edge { notebook-where }
notebook-side-monolith = outer wall { notebook-where }
notebook-side-blown = blown-up wall { notebook-where }
notebook-treasures = { $count ->
    [one] a treasure lies here
   *[other] { $count } treasures lie here
}
notebook-own = you stand here
notebook-pawn = { $name } stands here
notebook-link-river = The river carries from { $from } to { $to }.
notebook-link-pit = The pit leads from { $from } to { $to }.
notebook-you = You stand at { $at }.
notebook-you-nowhere = You stand on no square of the notebook.
notebook-truth = The whole labyrinth, { $rows } by { $cols }.
notebook-pit = number { $number } of loop { $loop }
notebook-treasure = { $kind ->
    [true] The true treasure lies at { $at }.
   *[false] A false treasure lies at { $at }.
}
notebook-treasure-carried = { $kind ->
    [true] { $name } carries the true treasure.
   *[false] { $name } carries a false treasure.
}
notebook-bear = The bear stands at { $at }.
notebook-stands = { $name } stands at { $at }.
