# The notebook and the game master's map, on the drawing and in words.

notebook-letter-land = L
notebook-letter-river = R
notebook-letter-delta = M
notebook-letter-pit = P
notebook-letter-arsenal = A
notebook-letter-hospital = H
notebook-letter-encephalitis = E
notebook-letter-lift = F
notebook-letter-casino = C
notebook-letter-cave = B
notebook-fits = { $places ->
    [one] fits in one place
   *[other] fits in { $places } places
}
notebook-start = An empty sheet, { $rows } by { $cols }.
notebook-start-taken = { $name } starts at { $at }.
notebook-empty = Nothing is certain yet.
notebook-without = Not part of it: { $at }.
notebook-row = { $count ->
    [0] Row { $row } is missing.
   *[other] Row { $row } has { $at }.
}
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
notebook-floor = Floor { $floor }
notebook-floor-who = Floor { $floor }: { $names }
notebook-floor-you = you
notebook-floor-choice = Floors (Page Up, Page Down)
notebook-floors = { $floors } floors of the same shape, one above the other.
notebook-level = { $level ->
    [0] lower floor
    [1] one floor up
   *[other] { $level } floors up
}
notebook-at-level = { notebook-level }, row { $row }, column { $col }
notebook-on-scrap = { $at } of scrap { $number }
notebook-square = { $at }: { $what }.
notebook-type-land = land
notebook-type-river = river
notebook-type-delta = { mouth }
notebook-type-pit = { pit }
notebook-type-arsenal = arsenal
notebook-type-hospital = hospital
notebook-type-encephalitis = encephalitis
notebook-type-lift = lift
notebook-type-casino = casino
notebook-type-cave = bear's cave
notebook-type-unknown = unknown
notebook-flow = it flows { $side ->
    [left] left
    [right] right
    [up] up
   *[down] down
}
notebook-flow-unknown = its flow is unknown
notebook-told = so the leprechaun says
notebook-drift = 1–2
notebook-where = { $side ->
    [left] left
    [right] right
    [up] above
   *[down] below
}
notebook-side-open = open { notebook-where }
notebook-side-wall = wall { notebook-where }
notebook-side-doubtful = wall { notebook-where }, perhaps blown up since
notebook-side-exit = { $goal ->
    [key] exit with a lock { notebook-where }
   *[treasure] exit { notebook-where }
}
notebook-side-edge = edge { notebook-where }
notebook-side-monolith = outer wall { notebook-where }
notebook-side-closed = closed exit { notebook-where }
notebook-side-opened = { $goal ->
    [key] blown-open exit with a lock { notebook-where }
   *[treasure] blown-open exit { notebook-where }
}
notebook-side-blown = blown-up wall { notebook-where }
notebook-side-built = cement wall { notebook-where }
notebook-treasures = { $goal ->
    [key] the key lies here
   *[treasure] { $count ->
        [one] a treasure lies here
       *[other] { $count } treasures lie here
    }
}
notebook-bullets = { $count ->
    [one] a bullet lies here
   *[other] { $count } bullets lie here
}
notebook-bombs = { $count ->
    [one] a { charge } lies here
   *[other] { $count } { charges } lie here
}
notebook-stores = it holds { $what }
notebook-store = { $kind ->
    [bullets] { $preset ->
        [quest] a gun
       *[other] bullets
    }
    [bombs] { $preset ->
        [classic] bombs
        [school] bombs
        [quest] a grenade
       *[other] grenades
    }
    [knives] { $preset ->
        [quest] a knife
       *[other] knives
    }
    [boats] { $preset ->
        [quest] a boat
       *[other] boats
    }
   *[cement] cement
}
notebook-mines = { $count ->
    [one] a mine lies here
   *[other] { $count } mines lie here
}
notebook-active = { $count ->
    [one] an active mine is set here
   *[other] { $count } active mines are set here
}
notebook-corpses = { $count ->
    [one] a corpse lies here
   *[other] { $count } corpses lie here
}
notebook-corpse-of = the corpse of { $name } lies here
notebook-contagious-corpse-of = the contagious corpse of { $name } lies here
notebook-mite-asleep = its mite is asleep
notebook-mite-awake = its mite is awake
notebook-mite-contagious = contagious
notebook-own = you stand here
notebook-pawn = { $name } stands here
notebook-is-wounded = wounded
notebook-is-infected = infected
notebook-is-immune = immune
notebook-is-fallen = lying down
notebook-is-unsure = health and things may have changed
notebook-moves = { $count ->
    [one] one move left to be healed
   *[other] { $count } moves left to be healed
}
notebook-has-treasure = { $goal ->
    [key] carrying the key
   *[treasure] carrying a treasure
}
notebook-has-mine = carrying a mine
notebook-has-corpse = carrying a corpse
notebook-has-corpse-of = carrying the corpse of { $name }
notebook-link-river = The river carries from { $from } to { $to }.
notebook-link-pit = The { pit } leads from { $from } to { $to }.
notebook-link-lift = The lift leads from { $from } to { $to }.
notebook-link-drift = The river carries one or two squares, from { $from } to { $to }.
notebook-you = You stand at { $at }.
notebook-you-nowhere = You stand on no square of the notebook.
notebook-truth = The whole labyrinth, { $rows } by { $cols }.
notebook-pit = number { $number } of loop { $loop }
notebook-treasure = { $goal ->
    [key] The key lies at { $at }.
   *[treasure] { $kind ->
        [true] The true treasure lies at { $at }.
       *[false] A false treasure lies at { $at }.
    }
}
notebook-treasure-carried = { $goal ->
    [key] { $name } carries the key.
   *[treasure] { $kind ->
        [true] { $name } carries the true treasure.
       *[false] { $name } carries a false treasure.
    }
}
notebook-bear = The bear stands at { $at }.
notebook-leprechaun = The leprechaun stands at { $at }.
notebook-path-bear = The bear goes this way, again and again: { $at }.
notebook-path-leprechaun = The leprechaun goes this way, again and again: { $at }.
notebook-stands = { $name } stands at { $at }.
notebook-state = { $name }: { $what }.
notebook-stock = { $preset ->
    [quest] guns
   *[other] bullets
} { $bullets }, { charges } { $bombs }
notebook-lives = { $count ->
    [one] one life
   *[other] { $count } lives
}
notebook-knives = { $count ->
    [one] a knife
   *[other] { $count } knives
}
notebook-boats = { $count ->
    [one] a boat
   *[other] { $count } boats
}
notebook-cement = { $count ->
    [one] a bag of cement
   *[other] { $count } bags of cement
}
notebook-proved = { $what } (proved)
notebook-scrap-said = Scrap { $number }: { $count ->
    [one] one square
   *[other] { $count } squares
}.
help-told-blank = A blank sheet: at this table nothing is drawn for you.
help-told-scribe = Only what was said is drawn.
help-told-thinking = Thinking it through…
help-told-known = ∴ All that can be proved is drawn.
help-told-partly = ∴ Not everything here can be thought through: there may be more to prove.
help-told-lost = Thinking it through takes too long here: there may be more to prove.
help-chosen-notebook = A notebook without proofs, as you chose in the preferences.
help-chosen-blank = A blank sheet, as you chose in the preferences.
