# What the game master says. Ids are the engine's message keys.

seat-unknown = Player { $number }

## Requests

requested = { $name }: { $actions }.
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
}
action-blow = { $side ->
    [left] a bomb to the left
    [right] a bomb to the right
    [up] a bomb upwards
   *[down] a bomb downwards
}
action-loop = on to the next pit
action-start = starts at { $at }

## Opening

opened = The labyrinth is drawn: { $rows } by { $cols }, and { $players ->
    [one] one player
   *[other] { $players } players
} at its walls. Choose where you start, in turn.
starts-land = Land.
starts-river = A river.
starts-delta = A river's mouth.
starts-pit = A pit.
starts-arsenal = The arsenal.
starts-hospital = The hospital.

## Moving

hit-wall = Wall.
arrived-land = Land.
arrived-delta = Mouth.
arrived-arsenal = Arsenal.
arrived-hospital = Hospital.
arrived-pit = A pit, and on into the next of its loop.
carried-river = River – river.
carried-delta = River – mouth.
at-exit = Exit.
went-outside = Exit – and { $name } stands outside.
lost-outside = That does not lead back in. { $name } is out of the game.
healed = { $name } is healed.
rearmed = { $name } is armed anew: { $bullets ->
    [0] no bullets
    [one] one bullet
   *[other] { $bullets } bullets
}, { $bombs ->
    [0] no bombs
    [one] one bomb
   *[other] { $bombs } bombs
}.

## Treasure

found-treasure = { $count ->
    [one] A treasure lies here!
   *[other] { $count } treasures lie here!
}
took-treasure = { $name } takes it up.
treasure-too-hurt = { $name } is wounded and can't carry it.
treasure-hands-full = { $name } already carries one and leaves it.
treasure-false = Beyond the exit the treasure crumbles: it was a false one.
dropped-treasure = The treasure of { $name } falls to the ground.
won = { $name } carries out the true treasure! The game is over.

## Shots, bombs and the bear

shot-hit = { $bear ->
    [yes] { $hit-count ->
        [0] The bullet passes through the bear.
       *[other] The bullet passes through { $hit } and the bear.
    }
   *[no] The bullet passes through { $hit }.
}
shot-nobody = Nobody is hit.
mauled = The bear! It has { $name }.
wounded = { $name } is wounded.
died = { $name } dies.
bear-wounded = The bear is wounded.
bear-died = The bear is dead.
blast-done = Exploded.
blast-nothing = Not exploded.

## Ending

quiet-rounds = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} without change; at { $limit } I call it a draw.
draw = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} without change. I call it a draw.
all-dead = Nobody is left. The labyrinth keeps its treasure.
