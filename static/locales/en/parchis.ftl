# Parchís: what the game master says, the controls of a turn, and the analysis of a game. What begins
# with “parchis-” and goes on like a message of the other catalogs takes its place in this game.

## The game master: who begins

board-set = { $pairs ->
    [yes] The board is set for two pairs.
   *[no] The board is set for { $players } players.
}
draws-die = { $name } draws a { $die }.
draw-tied = A tie for the lowest: { $seats } draw again.
begins = { $name } begins.
next-turn = { $name } is next.

## The game master: the dice

rolled = { $name }: { $first } and { $second }{ $double ->
    [yes] , a double
   *[no] {""}
}.
plays-for = All are home already; the pieces of { $seats } move.
no-move = Nothing can be moved.
rolls-again = The double gives another roll.
third-double = The third double in a row: the piece { $from ->
    [L1] on lane 1
    [L2] on lane 2
    [L3] on lane 3
    [L4] on lane 4
    [L5] on lane 5
    [L6] on lane 6
    [L7] on lane 7
   *[other] on { $from }
} goes back to the base.
third-double-spared = The third double in a row, and no piece on the board to pay for it.
passes = { $name } passes: { $rest } unused.
rest-lost = { $rest } can't be used.
takes-back = Taken back.

## The game master: the pieces

by-what = { $with ->
    [bonus] Bonus { $by }:{" "}
   *[other] {""}
}
enters = Out of the base onto { $to }{ $with ->
    [sum] , with both dice
   *[other] {""}
}.
moves = { by-what }{ $from } → { $to }.
laps = { by-what }{ $from } → { $to }, past the lane into another lap.
turns-in = { by-what }{ $from } → lane { $lane }.
climbs = { $with ->
    [bonus] Bonus { $by }: up the lane, to { $lane }.
   *[other] Up the lane, to { $lane }.
}
comes-home = { $with ->
    [bonus] Bonus { $by }: a piece comes home, { nth-home }.
   *[other] A piece comes home, { nth-home }.
}
nth-home = { $count ->
    [1] the first
    [2] the second
    [3] the third
   *[other] the fourth
}
captured = A piece of { $name } is captured on { $at }.
bonus = A bonus of { $steps }.
blockade = { $lane ->
    [0] A blockade on { $at }.
   *[other] A blockade on lane { $lane }.
}
all-home = All four are home: { $name } wins!
pair-home = All eight are home: { $seats } win!

## The table

parchis-tab-map = Board
parchis-turn-answering = The game master looks at the board …
parchis-board-in-words = The board in words
parchis-partner = with { $name }
parchis-progress = { $home } home, { $base } in the base, { $left ->
    [one] one cell to go
   *[other] { $left } cells to go
}

## Controls

parchis-roll = Roll
parchis-done = Done
parchis-pass = Pass the rest
parchis-choose = Choose a step
parchis-undo = Undo
parchis-tray = Dice and bonuses
parchis-use-die = { $used ->
    [yes] { $face }, used
   *[no] Use the { $face }
}
parchis-use-bonus = Use the bonus of { $steps }
parchis-steps = { $count ->
    [0] Steps in words
   *[other] Steps in words · { $count }
}
parchis-at = { $kind ->
    [base] Base
    [lane] Lane { $number }
   *[track] { $number }
}
parchis-from = { $kind ->
    [base] From the base
    [lane] From lane { $number }
   *[track] From { $number }
}
parchis-onto = { $kind ->
    [home] home
    [lane] to lane { $number }
   *[track] to { $number }
}
parchis-to = { $kind ->
    [home] → home
    [lane] → lane { $number }
   *[track] → { $number }
}
parchis-step = { $from } { $to } { $uses ->
    [bonus] with the bonus of { $by }
    [sum] with both dice
   *[die] with the { $by }
}
parchis-by = { $uses ->
    [bonus] +{ $by }
    [sum] both
   *[die] { $by }
}
parchis-step-takes = captures
parchis-step-in = into the lane
parchis-step-laps = another lap
parchis-aim = Your aim: { $pairs ->
    [yes] bring all eight pieces, yours and your partner's, round the board and home before the other pair does.
   *[no] bring your four pieces round the board and home before anybody else does.
}
parchis-keys-help = Space or R: roll, done. Arrows and Enter: a step. 1–6: a die, B: a bonus, Esc: neither. U: undo, P: pass.

## After the game

parchis-reveal = Watch it again
parchis-same-again = Same dice again
parchis-seed-shown = Seed of these dice: { $seed }
parchis-replay-place = Step { $at } of { $steps }
parchis-replay-back = One step back
parchis-replay-next = One step on
analysis = How it went
parchis-luckiest = The dice were kindest to { $name }: { $luck }.
parchis-figures = What the dice and the game gave each player
parchis-figures-help = Beside what was rolled stands what two dice give on the average. Luck sums it up in cells: pips above the average, and an average roll of seven for every double and every way out of the base above its share.
parchis-expected = ≈ { $share }
parchis-group-dice = Dice
parchis-group-race = On the board
parchis-group-lost = Lost
parchis-figure-luck = Luck
parchis-figure-rolls = Rolls
parchis-figure-pips = Pips rolled
parchis-figure-doubles = Doubles
parchis-figure-fives = Ways out of the base
parchis-figure-home = Pieces home
parchis-figure-captures = Captures
parchis-figure-captured = Pieces lost
parchis-figure-bonus = Bonus cells
parchis-figure-laps = Laps more
parchis-figure-stuck = Rolls without a move
parchis-figure-unused = Pips unused
parchis-figure-bonus-lost = Bonus cells unused
parchis-figure-third-doubles = Third doubles
parchis-course = The course of the race
parchis-course-help = Cells that each player still had to go, turn by turn. The line on top is home.
parchis-course-home = home
parchis-course-turns = turns
parchis-standing = After turn { $turn }: { $players }.
parchis-standing-player = { $name } – { $left ->
    [0] home
    [one] one cell to go
   *[other] { $left } cells to go
}
