# What the game master says. Ids are the engine's message keys. Where the words of the grand rule
# sets differ from those of the classic one, `$preset` decides.

seat-unknown = Player { $number }

## Requests

requested = { $name }: { $actions }.
acts = – { $action }:
action-go = { $side ->
    [left] left
    [right] right
    [up] up
   *[down] down
}
action-shoot = { $side ->
    [left] a shot to the left
    [right] a shot to the right
    [up] a shot upwards
   *[down] a shot downwards
}{ $aimed ->
    [yes] , at { $name }, { $far ->
        [0] in the own cell
        [one] one cell away
       *[other] { $far } cells away
    }
   *[no] {""}
}
action-blow = { $preset ->
    [classic] { $side ->
        [left] a bomb to the left
        [right] a bomb to the right
        [up] a bomb upwards
       *[down] a bomb downwards
    }
   *[other] { $side ->
        [left] blow up the left wall
        [right] blow up the right wall
        [up] blow up the upper wall
       *[down] blow up the lower wall
    }
}
action-loop = on to the next pit
action-flow = with the flow
action-skip = skip
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
action-count = count the rounds without change
action-keep = the one I have
action-choose = number { $number } from below

# How an action is marked, and how it depends on what came before in the same move.
action-hands-off = { $action }, picking up nothing
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
cond-delta = in a delta
    .not = not in a delta
cond-pit = in a pit
    .not = not in a pit
cond-arsenal = in an arsenal
    .not = not in an arsenal
cond-hospital = in a hospital
    .not = not in a hospital
cond-encephalitis = on an encephalitis cell
    .not = not on an encephalitis cell
cond-outside = outside
    .not = not outside
cond-wall = a wall was hit
    .not = no wall was hit
cond-carried = carried on
    .not = not carried on
cond-scream = a scream was heard
    .not = no scream was heard
cond-found-treasure = a treasure was found
    .not = no treasure was found
cond-found-bullets = bullets were found
    .not = no bullets were found
cond-found-bombs = { charges } were found
    .not = no { charges } were found
cond-found-mine = a mine was found
    .not = no mine was found
cond-found-corpse = a corpse was found
    .not = no corpse was found
cond-have-treasure = carrying a treasure
    .not = carrying no treasure
cond-have-bullets = bullets are left
    .not = no bullets are left
cond-have-bombs = { charges } are left
    .not = no { charges } are left
cond-have-mine = carrying a mine
    .not = carrying no mine
cond-have-corpse = carrying a corpse
    .not = carrying no corpse
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
        [0] the treasure
        [1] the lowest treasure
       *[other] treasure number { $number } from below
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
   *[treasure] { $count ->
        [1] a treasure
       *[other] { $count } treasures
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

## Opening

opened = { $preset ->
    [classic] The labyrinth is drawn: { $rows } by { $cols }{ opened-holes }, and { $players ->
        [one] one player
       *[other] { $players } players
    } at its walls. Choose where you start, in turn.{ opened-heal }{ opened-limit }
   *[other] The labyrinth is drawn: { $rows } by { $cols }{ opened-holes }, and { $players ->
        [one] one player
       *[other] { $players } players
    } at its walls.{ opened-heal }{ opened-limit }
}
opened-holes = { $holes-count ->
    [one] , without the cell { $holes }
    [other] , without the cells { $holes }
   *[none] {""}
}
opened-heal = { $heal_moves ->
    [0] {" "}Whoever gets infected may take as long as needed to reach a hospital.
    [one] {" "}Whoever gets infected has one move to heal.
    [other] {" "}Whoever gets infected has { $heal_moves } moves to heal.
   *[none] {""}
}
opened-limit = { $limit ->
    [one] {" "}After one round with no changes the game is a draw.
    [other] {" "}After { $limit } rounds with no changes the game is a draw.
   *[none] {""}
}
asks-start = { $name }, show me in secret where you start.
chose-start = { $name } has shown me a cell.
start-at = Between ourselves: { $name } starts at { $at }.
asked-cell = { $name } asks me in secret what a cell is.
told-cell = Between ourselves: { $at } is { $cell ->
    [land] land
    [river] a river
    [delta] a delta
    [pit] a pit
    [arsenal] an arsenal
    [hospital] a hospital
    [encephalitis] an encephalitis cell
   *[other] { $cell }
}.
starts-void = These choices are void. Everybody chooses another cell than before.
starts-together = All of you stand on one cell, which I have chosen, and have no ammunition.
starts-land = { $preset ->
    [classic] Land.
   *[other] { $name } starts on land.
}
starts-river = { $preset ->
    [classic] A river.
   *[other] { $name } starts in a river.
}
starts-delta = { $preset ->
    [classic] A river's mouth.
   *[other] { $name } starts in a delta.
}
starts-pit = { $preset ->
    [classic] A pit.
   *[other] { $name } starts in a pit.
}
starts-arsenal = { $preset ->
    [classic] The arsenal.
   *[other] { $name } starts in an arsenal.
}
starts-hospital = { $preset ->
    [classic] The hospital.
   *[other] { $name } starts in a hospital.
}
starts-encephalitis = { $name } starts on an encephalitis cell.

## Moving

hit-wall = { $preset ->
    [classic] Wall.
   *[other] Cannot move – hit a wall.
}
no-wall = No wall hit.
hit-river = Failed, a river flows this way.
drifted-river = Carried by the flow to a river.
drifted-delta = Carried by the flow to a delta.
arrived-land = { $preset ->
    [classic] Land.
   *[other] Walked onto land.
}
arrived-delta = { $preset ->
    [classic] Mouth.
   *[other] Walked into a delta.
}
arrived-arsenal = { $preset ->
    [classic] Arsenal.
   *[other] Walked into an arsenal.
}
arrived-hospital = { $preset ->
    [classic] Hospital.
   *[other] Walked into a hospital.
}
arrived-pit = { $preset ->
    [classic] A pit, and on into the next of its loop.
   *[other] Fell into a pit, and on into the next one in the loop.
}
arrived-encephalitis = Arrived at an encephalitis cell.
carried-river = { $preset ->
    [classic] River – river.
   *[other] Walked into a river, carried by the flow.
}
carried-delta = { $preset ->
    [classic] River – mouth.
   *[other] Walked into a river, carried by the flow to a delta.
}
flowed-river = Walked by the flow into a river.
flowed-delta = Walked by the flow into a delta.
waded-river = By the river.
waded-delta = By the river, into a delta.
cannot-loop = No pit is here to jump on from.
cannot-flow = No river is here to walk with.
at-exit = Exit.
went-outside = Exit – and { $name } stands outside.
lost-outside = That does not lead back in. { $name } is out of the game.
healed = { $name } is healed.
rearmed = { $preset ->
    [classic] { $name } is armed anew: { $bullets ->
        [0] no bullets
        [one] one bullet
       *[other] { $bullets } bullets
    }, { $bombs ->
        [0] no bombs
        [one] one bomb
       *[other] { $bombs } bombs
    }.
   *[other] { $name } now has { $bullets ->
        [0] no bullets
        [one] one bullet
       *[other] { $bullets } bullets
    } and { $bombs ->
        [0] no grenades
        [one] one grenade
       *[other] { $bombs } grenades
    }.
}
armed-mine = { $name } is given a mine.
skipped = { $name } skips.
dark-done = Done.

## Sickness

woke-mite = The mite has been woken up!
infected = { $name } has been infected and has { heal-time } to heal.
heal-time = { $moves ->
    [0] any number of moves
    [one] one move
   *[other] { $moves } moves
}
heal-moves = { $moves ->
    [0] No moves are
    [one] One move is
   *[other] { $moves } moves are
} left to heal.
immune = { $name } is immune from now on.
died-infected = { $name } found no hospital in time and dies of the infection.

## Treasure

found-treasure = { $preset ->
    [classic] { $count ->
        [one] A treasure lies here!
       *[other] { $count } treasures lie here!
    }
   *[other] { $count ->
        [one] Found a treasure!
       *[other] Found { $count } treasures!
    }
}
took-treasure = { $preset ->
    [classic] { $name } takes it up.
   *[other] { $name } takes a treasure.
}
treasure-too-hurt = { $preset ->
    [classic] { $name } is wounded and can't carry it.
   *[other] { $name } can't carry it, being wounded or infected.
}
treasure-hands-full = { $name } already carries one and leaves it.
treasure-false = { $preset ->
    [classic] Beyond the exit the treasure crumbles: it was a false one.
   *[other] Outside, the treasure crumbles to ashes: it was a fake.
}
dropped-treasure = The treasure of { $name } falls to the ground.
asks-treasure = { $name }, which treasure do you want: { $carrying ->
    [yes] the one you have, or { $count ->
        [1] the one found here?
       *[other] one of the { $count } found here, from the lowest (1) to the topmost ({ $count })?
    }
   *[no] { $count ->
        [1] do you take the one found here?
       *[other] which of the { $count } here, from the lowest (1) to the topmost ({ $count })?
    }
}
kept-treasure = { $name } keeps things as they are.
chose-treasure = { $count ->
    [1] { $name } takes the treasure found here.
   *[other] { $name } takes treasure number { $number } of { $count }, counted from the lowest.
}
won = { $name } carries out the true treasure! The game is over.

## Things

found-things = Found { things }.
took-things = { $name } picks up { things }.
put-down = { $thing ->
    [mine] The mine
    [corpse] The corpse
   *[other] The treasure
} is put down for it.
cremated = The corpse is taken away and cremated.
left = { $name } leaves { thing-count } here.
threw = { $name } throws { thing-count } { side-to }.
threw-at-feet = { $name } throws { thing-count } { side-to } – it falls at { $name }'s feet.
lacks-bullets = No bullets left.
lacks-bombs = No { charges } left.
lacks-mine = No mine to set.
lacks-corpse = No corpse at hand.
lacks-treasure = No treasure at hand.
not-here = { $thing ->
    [bullet] No bullet lies here.
    [bullets] No bullets lie here.
    [bomb] No { charge } lies here.
    [bombs] No { charges } lie here.
    [mine] No mine lies here.
    [corpse] No corpse lies here.
   *[treasure] No such treasure lies here.
}
too-hurt = { $name } can't { $do ->
    [shoot] shoot
    [throw] throw anything
    [leave] leave anything
    [take] take anything
    [mine] set a mine
    [order] ask for a new cell
   *[other] do that
}, being wounded or infected.
cannot-take = { $name } can't carry that.
mine-set = The mine is set.
mine-exploded = A mine explodes under { $name }!
mine-heard = A mine explodes!

## Shots, bombs and the bear

cannot-shoot-house = Nobody may shoot out of a hospital or an arsenal.
cannot-shoot-river = In the river the powder is damp: no shot.
scream = A scream is heard!
silence = No scream is heard.
shot-hit = { $preset ->
    [classic] { $bear ->
        [yes] { $hit-count ->
            [0] The bullet passes through the bear.
           *[other] The bullet passes through { $hit } and the bear.
        }
       *[no] The bullet passes through { $hit }.
    }
   *[other] { $bear ->
        [yes] { $hit-count ->
            [0] The bullet hits the bear.
           *[other] The bullet hits { $hit } and the bear.
        }
       *[no] The bullet hits { $hit }.
    }
}
shot-nobody = Nobody is hit.
mauled = The bear! It has { $name }.
wounded = { $name } is wounded.
died = { $name } dies.
told-wounded = { $name } has been wounded.
told-infected = { $name } has been infected and has { heal-time } to heal.
told-died = { $name } is dead.
may-order = { $name } can ask for a new cell now ({ $left ->
    [one] one order is left
   *[other] { $left } orders are left
}).
ordered = { $name } goes on from a cell shown to me in secret.
ordered-at = Between ourselves: { $name } goes on from { $at }.
bear-wounded = The bear is wounded.
bear-died = The bear is dead.
blast-done = Exploded.
blast-nothing = Not exploded.
blast-told = Done.
blast-stands = A wall still stands there.
blast-clear = No wall stands there.

## What a player asks

status = { $name }: { $health ->
    [healthy] healthy
    [wounded] wounded
    [infected] infected
    [dead] dead
    [lost] out of the game
   *[other] not yet placed
}{ $immune ->
    [yes] , immune
   *[no] {""}
}{ $moves ->
    [0] {""}
    [one] , one move left to heal
    [other] , { $moves } moves left to heal
   *[none] {""}
}; { $bullets ->
    [0] no bullets
    [1] a bullet
   *[other] { $bullets } bullets
}, { $bombs ->
    [0] no { charges }
    [1] a { charge }
   *[other] { $bombs } { charges }
}{ $treasures ->
    [0] {""}
   *[other] , a treasure
}{ $mines ->
    [0] {""}
   *[other] , a mine
}{ $corpses ->
    [0] {""}
   *[other] , a corpse
}.
counting = { $name } begins to count: from now on the rounds with no changes are called out.

## Ending

quiet-rounds = { $preset ->
    [classic] { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    } without change; at { $limit } I call it a draw.
   *[other] { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    } with no changes; at { $limit } the game ends with a draw.
}
draw = { $preset ->
    [classic] { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    } without change. I call it a draw.
   *[other] { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    } with no changes – the game ends with a draw!
}
draw-skips = Everybody has skipped in one round – the game ends with a draw.
draw-treasure = The true treasure is lost for ever – the game ends with a draw.
last-alive = { $name } is the last one alive: a victory, if a lesser one. The game is over.
last-chance = { $name } is the last one alive and has { $moves ->
    [one] one move
   *[other] { $moves } moves
} to carry out the true treasure.
last-failed = { $name } has not carried out the true treasure in time. The game is over.
all-dead = Nobody is left. The labyrinth keeps its treasure.
