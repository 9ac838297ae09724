# What players request, as the game master repeats it. Ids are those of the actions and conditions.

## Requests

requested = { $name }: { $actions }.
acts = – { $action }:
action-go = { $side ->
    [left] left
    [right] right
    [up] up
   *[down] down
}
action-shoot = { $preset ->
    [quest] { $side ->
        [left] fire to the left
        [right] fire to the right
        [up] fire upwards
       *[down] fire downwards
    }
   *[other] { $side ->
        [left] a shot to the left
        [right] a shot to the right
        [up] a shot upwards
       *[down] a shot downwards
    }
}{ $aimed ->
    [yes] , at { $name }, { $far ->
        [0] in the same cell
        [one] one cell away
       *[other] { $far } cells away
    }
   *[no] {""}
}
action-stab = use the knife
action-blow = { $preset ->
    [classic] { action-bomb }
    [school] { action-bomb }
   *[other] { $side ->
        [left] blow up the left wall
        [right] blow up the right wall
        [up] blow up the upper wall
       *[down] blow up the lower wall
    }
}
action-bomb = { $side ->
    [left] a bomb to the left
    [right] a bomb to the right
    [up] a bomb upwards
   *[down] a bomb downwards
}
action-cement = { $side ->
    [left] build a wall on the left
    [right] build a wall on the right
    [up] build a wall above
   *[down] build a wall below
}
action-loop = on to the next { pit }
action-lift = on to the next floor
action-flow = with the flow
action-skip = { $preset ->
    [quest] skip the step
   *[other] skip
}
action-bet = { $number ->
    [one] one coin
   *[other] { $number } coins
} on { bet-on }
bet-on = { $thing ->
    [red] red
    [black] black
    [odd] odd
    [even] even
    [low] 1 to 18
    [high] 19 to 36
   *[other] number { $thing }
}
action-hint = a hint, please
action-start = starts at { $at }
action-order = goes on from { $at }
action-ask = what is { $at }?
action-mine = { $side ->
    [left] set a mine to the left
    [right] set a mine to the right
    [up] set a mine upwards
    [down] set a mine downwards
   *[here] set a mine here
}
action-leave = leave { thing }
action-throw = throw { thing } { side-to }
action-take = take { thing }
action-status = my state, please
action-count = count the rounds without a change
action-keep = leave things as they are
# A request doesn't say how many lie there: the only one is the first, too.
action-choose = { $number ->
    [1] the one here
   *[other] number { $number } from below
}

# How an action is marked, and how it depends on what came before in the same move.
action-hands-off = { $action }, picking up nothing
action-by-boat = { $action }, by boat
action-dark = { $action }, don't tell
action-tell = { $action }, tell me only { $facts }
action-if = if { $condition }: { $then }
action-if-else = if { $condition }: { $then }; otherwise: { $otherwise }
fact-wall = whether I hit a wall
fact-cell = what cell it is
fact-found = what I find
fact-health = what it does to me
cond-land = on land
    .not = not on land
cond-river = in a river
    .not = not in a river
cond-delta = in a { mouth }
    .not = not in a { mouth }
cond-pit = in a { pit }
    .not = not in a { pit }
cond-lift = in a lift
    .not = not in a lift
cond-arsenal = in an arsenal
    .not = not in an arsenal
cond-hospital = in a hospital
    .not = not in a hospital
cond-encephalitis = on an encephalitis cell
    .not = not on an encephalitis cell
cond-casino = in a casino
    .not = not in a casino
cond-cave = in the bear's cave
    .not = not in the bear's cave
cond-outside = outside
    .not = not outside
cond-wall = a wall was hit
    .not = no wall was hit
cond-carried = carried on
    .not = not carried on
cond-scream = a scream was heard
    .not = no scream was heard
cond-found-treasure = a { prize } was found
    .not = no { prize } was found
cond-found-bullets = bullets were found
    .not = no bullets were found
cond-found-bombs = { charges } were found
    .not = no { charges } were found
cond-found-mine = a mine was found
    .not = no mine was found
cond-found-corpse = a corpse was found
    .not = no corpse was found
cond-have-treasure = carrying { $goal ->
        [key] the key
       *[treasure] a treasure
    }
    .not = carrying no { prize }
cond-have-bullets = { $preset ->
        [quest] a gun is left
       *[other] bullets are left
    }
    .not = { $preset ->
        [quest] no gun is left
       *[other] no bullets are left
    }
cond-have-bombs = { charges } are left
    .not = no { charges } are left
cond-have-mine = carrying a mine
    .not = carrying no mine
cond-have-corpse = carrying a corpse
    .not = carrying no corpse
cond-have-knives = a knife is left
    .not = no knife is left
cond-have-boats = a boat is left
    .not = no boat is left
cond-have-cement = cement is left
    .not = no cement is left
cond-healthy = healthy
    .not = not healthy
cond-wounded = wounded
    .not = not wounded
cond-infected = infected
    .not = not infected
cond-immune = immune
    .not = not immune
cond-not = not ({ $condition })
cond-and = { $first } and { $next }
cond-or = { $first } or { $next }

## Parts of sentences

thing = { $thing ->
    [bullet] a bullet
    [bullets] all bullets
    [bomb] a { charge }
    [bombs] all { charges }
    [mine] the mine
    [corpse] the corpse
   *[treasure] { $number ->
        [0] the { prize }
        [1] the lowest { prize }
       *[other] { prize } number { $number } from below
    }
}
side-to = { $side ->
    [left] to the left
    [right] to the right
    [up] upwards
   *[down] downwards
}
thing-count = { $thing ->
    [bullet] { $count ->
        [1] a bullet
       *[other] { $count } bullets
    }
    [bomb] { $count ->
        [1] a { charge }
       *[other] { $count } { charges }
    }
    [mine] { $count ->
        [1] a mine
       *[other] { $count } mines
    }
    [corpse] { $count ->
        [1] a corpse
       *[other] { $count } corpses
    }
   *[treasure] { $goal ->
        [key] the key
       *[treasure] { $count ->
            [1] a treasure
           *[other] { $count } treasures
        }
    }
}
things = { things-bullets }{ things-bombs }{ things-mines }{ things-corpses }
things-bullets = { $bullets ->
    [0] {""}
    [1] a bullet
   *[other] { $bullets } bullets
}
things-bombs = { $bombs ->
    [0] {""}
    [1] { things-comma-2 }a { charge }
   *[other] { things-comma-2 }{ $bombs } { charges }
}
things-mines = { $mines ->
    [0] {""}
    [1] { things-comma-3 }a mine
   *[other] { things-comma-3 }{ $mines } mines
}
things-corpses = { $corpses ->
    [0] {""}
    [1] { things-comma-4 }a corpse
   *[other] { things-comma-4 }{ $corpses } corpses
}
things-comma-2 = { $bullets ->
    [0] {""}
   *[other] {", "}
}
things-comma-3 = { $bombs ->
    [0] { things-comma-2 }
   *[other] {", "}
}
things-comma-4 = { $mines ->
    [0] { things-comma-3 }
   *[other] {", "}
}
