# A table that a person leads: the game master's console, and what everybody is told of it.

## What everybody sees

awaiting-answer = { $own ->
    [yes] An answer waits for your word
   *[no] The game master is answering …
}
awaiting-starts = { $own ->
    [yes] All have chosen their starts: confirm them, or declare them void
   *[no] The game master looks at the starts …
}
led-paused = { $own ->
    [yes] You have stopped the game: nobody moves until you go on.
   *[no] { $host } has stopped the game for now.
}
remark-from = { $own ->
    [yes] { $whom ->
        [all] Your remark to all
       *[one] Your remark to { $name } alone
    }
   *[no] { $whom ->
        [you] { $host }, the game master, to you alone
       *[all] { $host }, the game master
    }
}
log-struck = Taken back:
log-whom = { $count ->
    [0] (nobody was told)
   *[other] (only for { $names })
}
verdict-rulings = What the game master has changed:

## The console

console-state = { $awaiting ->
    [starts] The start cells are chosen.
   *[other] { $unsaid ->
        [yes] What the program has worked out waits: no player has heard it yet.
       *[no] { $paused ->
            [yes] The game is stopped.
           *[no] { $holding ->
                [yes] Answers wait for your word.
               *[no] Answers are said at once.
            }
        }
    }
}
console-say = Say it
console-hold = Answer at my word
console-pause = Stop the game
console-eyes = Look
console-eyes-own = as the game master
console-eyes-of = through the eyes of { $name }
console-change = Overrule …
console-back = Take back …
console-going = { $count ->
    [one] One request would go:
   *[other] { $count } requests would go:
}
console-going-all = (everybody has heard it)
console-going-unsaid = (nobody has heard it yet)
console-remark = Remark …
console-end = End …
console-ruled = My rulings
console-tell = Who is told what has changed?
console-tell-all = everybody
console-tell-some = only these players
console-tell-none = nobody
console-tell-hint = { $must ->
    [seat] Everybody hears that you have changed something, and the player concerned hears what.
   *[nobody] Everybody hears that you have changed something.
}
console-remark-to = To
console-remark-all = everybody
console-remark-one = { $name } alone
console-remark-text = Remark
console-remark-hint = A remark is no part of the rules: it is marked as yours and stands in no record.
console-remark-send = Say it
console-end-hint = The game ends at once; the record is laid open, and every page checks it.
console-end-really = Really end the game?
console-winners = Who wins, as agreed at the table
console-ruled-title = What you have ruled so far, the latest first
console-ruled-none = Nothing so far.
keys-console = S, or the space bar, says the answer that waits. H: answers at your word or at once; P: stop the game, or go on. 0: look as the game master; 1, 2 …: through a player’s eyes. O: overrule; B: take back; R: remark; E: end; L: your rulings. A tap on the map chooses the cell.

## Rulings

ruling-what = What
ruling-do = Rule so
ruling-seat = Player
ruling-cell = Cell
ruling-side = Side
ruling-word = Which
ruling-number = Number ({ $least } to { $most })
ruling-side-left = left
ruling-side-right = right
ruling-side-up = up
ruling-side-down = down
ruling-confirm = Confirm the starts
ruling-void = Declare them void
ruling-back = Take back requests
ruling-end-draw = End in a draw
ruling-end-won = They have won
ruling-put = Move a player
ruling-wall = Put up a wall
ruling-open = Open a side
ruling-treasure = { $what ->
    [to] Give { ruled-prize } to a player
   *[none] Move { ruled-prize }
}
ruling-number-treasure = { $goal ->
    [key] Which key
   *[treasure] Which treasure (1 is the true one)
}
ruling-number-back = How many (up to { $most })
ruling-lay = Change what lies in a cell: { $thing }
ruling-health = Change a player’s health
ruling-lives = Change a player’s lives
ruling-have = Change what a player has: { $thing }
ruling-turn = Give the turn to a player
ruling-word-healthy = healthy
ruling-word-wounded = wounded
ruling-word-infected = infected
ruling-word-bullets = bullets
ruling-word-bombs = { charges }
ruling-word-knives = knives
ruling-word-boats = boats
ruling-word-cement = cement
ruling-word-money = money
ruling-word-mine = a mine in hand
ruling-word-mines = mines

## Clocks and breaks

time-clock = { $own ->
    [yes] Your clock runs: make your request.
   *[no] The clock of { $name } runs.
}
time-break = { $own ->
    [yes] Your break
   *[no] { $name } takes a break.
}
time-all = A break for all
time-vote = A vote on a break for all
time-left = { $seconds ->
    [0] Time is up.
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
ask-break = Take a break ({ $minutes } min)
ask-break-all = { $voting ->
    [yes] Yes, a break for all
   *[no] A break for all?
}
ask-break-no = No break
ask-break-over = The break is over
ask-clock = Start the clock for { $name }
