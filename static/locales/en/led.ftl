# A table that a person leads: his word, what he overrules and takes back; clocks and breaks. Ids of
# statements and refusals are the engine's keys.

## What all hear

overruled = The game master has changed something in the course of the game.
taken-back = { $count ->
    [one] The last request is taken back. What was said to it doesn't count any more.
   *[other] The last { $count } requests are taken back. What was said to them doesn't count any more.
}
starts-confirmed = The chosen cells stand; we begin.
ended-draw = The game master ends the game: a draw.
ended-won = The game master ends the game. { $seats-count ->
    [one] { $seats } has won.
   *[other] { $seats } have won.
}
left-over = { $seats-count ->
    [one] { $seats } is the last one left and wins. The game is over.
   *[other] { $seats } are the last ones left and win. The game is over.
}

## What those hear whom he tells

ruled-put = By the game master’s word { $name } now stands on { $at } – { $cell ->
    [land] land
    [river] a river
    [delta] a { mouth }
    [pit] a { pit }
    [lift] a lift
    [arsenal] an arsenal
    [hospital] a hospital
    [encephalitis] encephalitis
    [casino] a casino
    [cave] the bear’s cave
   *[other] { $cell }
}.
ruled-wall = By the game master’s word a wall now stands { $side ->
    [left] on the left of
    [right] on the right of
    [up] above
   *[down] below
} { $at }.
ruled-open = By the game master’s word no wall stands { $side ->
    [left] on the left of
    [right] on the right of
    [up] above
   *[down] below
} { $at } any more.
ruled-treasure = By the game master’s word { $to ->
    [player] { $name } now carries { ruled-prize }
   *[cell] { ruled-prize } now lies on { $at }
}; { $was ->
    [cell] it lay on { $from }.
    [player] { $holder } had it.
   *[gone] it was gone.
}
ruled-prize = { $goal ->
    [key] the key
   *[treasure] a treasure
}
ruled-lay = By the game master’s word there { $thing ->
    [bullets] { $count ->
        [0] are no bullets
        [one] is one bullet
       *[other] are { $count } bullets
    }
    [bombs] { $count ->
        [0] are no { charges }
        [one] is one { charge }
       *[other] are { $count } { charges }
    }
   *[mines] { $count ->
        [0] are no mines
        [one] is one mine
       *[other] are { $count } mines
    }
} on { $at } now.
ruled-health = By the game master’s word { $name } is now { $health ->
    [wounded] wounded
    [infected] infected
   *[healthy] healthy
}.
ruled-lives = By the game master’s word { $name } now has { $lives ->
    [one] one life
   *[other] { $lives } lives
}.
ruled-have = By the game master’s word { $name } now has { $thing ->
    [bullets] { $count ->
        [0] no bullets
        [one] one bullet
       *[other] { $count } bullets
    }
    [bombs] { $count ->
        [0] no { charges }
        [one] one { charge }
       *[other] { $count } { charges }
    }
    [knives] { $count ->
        [0] no knife
        [one] one knife
       *[other] { $count } knives
    }
    [boats] { $count ->
        [0] no boat
        [one] one boat
       *[other] { $count } boats
    }
    [cement] { $count ->
        [0] no cement
        [one] one bag of cement
       *[other] { $count } bags of cement
    }
    [money] { $count ->
        [0] no money
        [one] one coin
       *[other] { $count } coins
    }
   *[mine] { $count ->
        [0] no mine
       *[other] a mine
    }
}.
ruled-turn = By the game master’s word it is { $name }’s turn.

## Clocks and breaks

clock-started = { $by-count ->
    [0] The game master starts the clock
   *[other] { $by } starts the clock
}: { $name } has { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} left for this turn.
lost-on-time = { $name }’s time is over: out of the game.
died-on-time = { $name }’s time is over: out of the game. The body and all belongings stay where they are.
break-taken = { $name } takes a break of { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
break-proposed = { $name } proposes a break for everybody.
break-voted = { $yes ->
    [yes] { $name } is for a break.
   *[no] { $name } is against a break.
}
break-begins = A break for everybody: { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
break-declined = There will be no break.
break-over = The break is over.

## What can't be granted

illegal-not-led = No person leads this table.
refused-eyes-gm = Only who leads the table sees it through the game master’s eyes.
illegal-answer-awaited = The game master is about to answer; please wait.
illegal-ruling-empty = Nothing is ruled.
illegal-ruling-unread = “{ $text }” is no ruling.
illegal-nothing-to-rule = In this game requests can be taken back, but nothing else overruled.
illegal-ruling-unknown = That is not known at this table.
illegal-ruling-same = That is so already.
illegal-ruling-start = Nothing can be overruled before everybody has a place.
illegal-ruling-question = A question waits for its answer; it can be taken back.
illegal-ruling-out = { $name } plays no more.
illegal-ruling-no-cell = There is no such cell on this plan.
illegal-ruling-wall = No wall can stand there: one does already, it would cut something off, or a river flows through.
illegal-ruling-open = There is no inner wall.
illegal-ruling-source = Nobody can reach a river’s source, so nothing is laid there.
illegal-ruling-hurt = { $name } is hurt and can’t carry that.
illegal-ruling-outside = { $name } stands outside.
illegal-ruling-hands = { $name }’s hands are full.
illegal-back = { $most ->
    [0] There is nothing to take back.
    [one] Only one request can be taken back.
   *[other] At most { $most } requests can be taken back.
}
illegal-starts-wait = The game master is to confirm the chosen cells, or to declare them void.
terminal-starts = “rule confirm” begins on the chosen cells, “rule void” lets everybody choose again.
illegal-no-starts = No starts wait to be confirmed.
illegal-page-says = The page that keeps the time says that by itself.
illegal-nothing-runs = No clock runs, and nobody has a break.
illegal-no-clock = There is no clock at this table.
illegal-no-breaks = There are no breaks at this table.
illegal-clock-whom = A clock is started on another player, whose turn it is.
illegal-clock-bot = No clock is needed against a bot.
illegal-clock-runs = The clock is running for { $name }.
illegal-clock-start = No clock can run before everybody has a place.
illegal-break = It is a break.
illegal-break-when = A break is taken before one’s own move.
illegal-break-again = { $taken ->
    [one] Another break is possible when at least half of the players have had theirs.
   *[other] Another break is possible when at least half of the players have had { $taken }.
}
illegal-no-tie = The votes are not tied, so there is nothing to decide.
illegal-tie = The votes are tied: the game master decides.
illegal-no-vote = { $name } is a bot and has no vote.
illegal-no-proposal = Nobody has proposed a break.
illegal-voted = That vote has been given already.

## The verdict

verdict-verified-led = This page has played the whole game again. { $count ->
    [one] The game master overruled once, as listed here; apart from that
   *[other] The game master overruled { $count } times, as listed here; apart from that
} plan and chance come from what was promised before the first move, and every answer that you heard is the one that the rules give.
verdict-led = Whether a person led the table is not what you were told when the game began.

## The options

house-group-time = Clocks and breaks
option-break_minutes = Minutes of a break
    .help = A break before one’s own move, or for everybody by majority; a second one only after at least half of the players have had theirs.
option-break_minutes-0 = no breaks
option-clock_minutes = Minutes on the clock
    .help = What a slow player has left when the clock is started.
option-clock_minutes-0 = no clock
