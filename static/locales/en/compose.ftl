# The words around composing a move, its text form, and questions of the game master.

## Composing a move

builder = The move you compose
builder-empty = Tap or press the parts of the move in order, or type it here (C).
builder-unfinished = Go on typing; the arrow down shows what could follow.
typed-next = “{ $word }” could follow: arrow right takes it.
move-text = shoot left; go up
move-told = “{ $actions }”
say-move = Say it
discard-move = Drop this move
compose-move = Compose
more-things = More that can be done
part-mine = Mine
part-stab = Knife
part-cement = Wall
part-leave = Leave
part-throw = Throw
part-take = Take
which = { $key ->
    [thing] { $do ->
        [leave] Leave what?
        [throw] Throw what?
       *[take] Take what?
    }
    [number] Which { prize }?
    [side] Which way?
    [far] How far?
   *[seat] At whom?
}
which-side = { $value ->
    [left] left
    [right] right
    [up] up
    [down] down
   *[here] on my own cell
}
which-thing = { $value ->
    [bullet] one bullet
    [bullets] all bullets
    [bomb] one { charge }
    [bombs] all { charges }
    [mine] the mine
    [corpse] the corpse
   *[treasure] the { prize }
}
which-number = { $value ->
    [1] the lowest
   *[other] number { $value } from below
}
which-far = { $value ->
    [0] in my cell
    [1] one cell away
   *[other] { $value } cells away
}
which-anybody = at anybody
which-back = Back
strip = The parts in order
strip-before = first
strip-after = then
strip-if = if { $condition }
strip-then = if so
strip-else = otherwise
strip-help = { $can ->
    [if-dark] Tap a part to put it behind an “if”, or to do it in the dark.
    [if] Tap a part to put it behind an “if”.
    [dark] Tap a part to do it in the dark.
   *[other] Tap a part to move it or to take it away.
}
slot-end = Add the next part at the end
slot-then = Add the next part here: if so
slot-else = Add the next part here: otherwise
chip-help = Open the details; drag it, or press Alt and an arrow, to change the order
chip-faulty = { $action }, something is wrong here
details = Details of: { $action }
details-condition = If …
details-earlier = earlier
details-later = later
details-remove = remove
details-dark = in the dark
details-hands-off = hands off
details-by-boat = by boat
details-if = if …
details-unwrap = without “if”
details-tell = Tell only:
condition-text = wall or found treasure
tell-wall = wall
tell-cell = cell
tell-found = finds
tell-health = health

## Answers to the game master

question-treasure = { $goal ->
    [key] { $carrying ->
        [yes] Another key lies here. Which one do you want?
       *[no] The key lies here. Do you take it?
    }
   *[treasure] { $carrying ->
        [yes] { $count ->
            [one] A treasure lies here. Do you swap yours for it?
           *[other] { $count } treasures lie here. Do you swap yours for one of them?
        }
       *[no] { $count ->
            [one] A treasure lies here. Do you take it?
           *[other] { $count } treasures lie here. Which one do you take?
        }
    }
}
question-hint = The topmost is the one that came last.
answer-keep = { $carrying ->
    [yes] Keep my own
   *[no] { $count ->
        [1] Leave it
       *[other] Take none
    }
}
answer-choose = { $count ->
    [1] { $carrying ->
        [yes] Swap
       *[no] Take it
    }
   *[other] { $number ->
        [1] The lowest
       *[other] { $last ->
            [yes] The topmost
           *[no] Number { $number } from below
        }
    }
}

## Words of the text form, for the list that completes them

token-go = one step
token-shoot = a shot
token-blow = blow up a wall
token-mine = a mine
token-leave = lay down here
token-throw = to a neighbouring cell
token-take = pick up
token-flow = with the river
token-loop = to the next { pit }
token-skip = no move at all
token-lift = to the next floor
token-stab = those in my cell
token-cement = build a wall
token-bet = in the casino
token-hint = where am I?
token-by-boat = against the current
token-dark = nothing is told
token-tell = only this is told
token-hands-off = pick up nothing
token-if = on a condition
token-else = otherwise
token-and = both
token-or = one or both
token-not = the opposite
token-here = on my own cell
token-found = lay where I arrived
token-have = I carry
token-wall = met a wall
token-carried = by a river
token-scream = answer to a shot
token-land = a cell
token-river = a cell
token-delta = a cell
token-pit = a cell
token-arsenal = a cell
token-hospital = a cell
token-encephalitis = a cell
token-casino = a cell
token-cave = a cell
token-outside = beyond an exit
token-healthy = nothing wrong with me
token-wounded = one wound
token-infected = by the mite
token-immune = healed before
token-treasure = a thing
token-bullet = one
token-bullets = all
token-bomb = one { charge }
token-bombs = all { charges }
token-corpse = a thing
token-knives = in my kit
token-boats = in my kit
token-cell = what cell it is
token-health = what it does to me
token-left = towards column a
token-right = away from column a
token-up = towards row 1
token-down = away from row 1
token-red = 18 of 37
token-black = 18 of 37
token-odd = 18 of 37
token-even = 18 of 37
token-low = 1 to 18
token-high = 19 to 36
token-status = what I have
