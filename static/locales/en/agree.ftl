# How a table of friends agrees on its rules before the game.

agree-title = Suggestions to vote on
agree-suggest = Suggest a change …
agree-suggest-title = Suggest a change of the rules
agree-suggest-hint = Everybody at the table votes on what you change here. Options that you change together are one suggestion.
agree-suggest-only = Only what I change
agree-suggest-none = Nothing is changed yet.
agree-suggest-differs = changed; at this table: { $value }
agree-suggest-back = Everything as it is
agree-suggest-send = Put it to the vote
agree-by = { $own ->
    [yes] You suggest:
   *[other] { $name } suggests:
}
agree-change = { $name }: { $value } (now { $before })
agree-changed = { $name }: { $value } (before: { $before })
agree-tally = For { $yes } %, against { $no } %, silent { $silent } %
agree-voice = { $vote ->
    [yes] for
    [no] against
   *[none] has not voted
}
agree-weight = { $weight } %
agree-voices = Who has voted how
agree-vote = Your vote
agree-for = For it
agree-against = Against it
agree-withdraw = Take it back
agree-withdraw-really = Really take it back?
agree-count = Count now
agree-count-really = Really count now?
agree-rule = { $led ->
    [yes] All players together weigh 51 %, the game master { $host } 49 %. More than half must be for it: a tie, and silence, leave the rules as they are.
   *[other] Every player weighs the same. More than half must be for it: a tie, and silence, leave the rules as they are.
}
agree-start = { $count ->
    [one] A suggestion is still open; when you begin, it is counted as it stands.
   *[other] { $count } suggestions are still open; when you begin, they are counted as they stand.
}
agree-settled = Decided: { $count }
agree-outcome = { $outcome ->
    [agreed] Accepted
    [undone] Accepted, and changed again since
    [granted] The host has taken it up
    [impossible] Can’t be played with the other rules any more
   *[kept] Not accepted
}
agree-settled-by = Suggested by { $name }. { agree-tally }.
agree-news-open = { $name } suggests: { $changes }.
agree-news-settled = { $outcome }: { $changes }.

## What is refused

agree-not-now = The rules can be voted on before the game only.
agree-no-voice = Only those who play vote.
agree-not-open = This suggestion is decided already.
agree-not-yours = Only who has made a suggestion takes it back.
agree-no-vote = A vote is for or against.
agree-nothing = The rules are so already.
agree-rule-set = The rule set is the host’s choice; you may suggest changes of its options.
agree-too-much = One suggestion changes at most { $limit } options.
agree-too-many = Too many suggestions are open. Let some be decided first.
agree-open-already = A suggestion about “{ $option }” is open already.
agree-seats = By these rules at most { $most } can play.
agree-too-fast = That was too much at once. Wait a moment, please.
agree-unheard = The host could not be asked. Please try again.

## After a game: who draws the next labyrinth

next-title = The next labyrinth
next-told = { $state ->
    [offered] { $own ->
        [yes] By tradition the winner draws the next labyrinth. Will you?
       *[other] { $name } is asked to draw the next labyrinth.
    }
    [accepted] { $own ->
        [yes] You draw the next labyrinth, and watch how the others find their way in it.
       *[other] { $name } draws the next labyrinth, and will only watch when you play it.
    }
    [drawn] { $own ->
        [yes] Your labyrinth is with the game master. It is played when the host begins another game.
       *[other] { $name } has drawn the next labyrinth. { $host ->
            [yes] Begin another game to play it.
           *[other] It is played when the host begins another game.
        }
    }
   *[nobody] Nobody draws the next labyrinth; the host leads on as before.
}
next-asked = { $answer ->
    [pass] { $name } has passed it on.
   *[decline] { $name } doesn’t want to.
}
next-accept = I’ll draw it
next-pass = Pass it on to { $name }
next-decline = No, thank you
next-hint = Draw it at the desk, or paste its text here. It goes sealed to the game master; no other page can read it. It must fit the rules of this table, but its size is yours to choose.
next-desk = To the desk
next-plan = The plan’s text
next-hand = Hand it to the game master
next-hand-again = Hand over another one
next-back = After all, no
next-drawn-by = { $name } has drawn the plan of this game and knows it, and so only watches.
next-not-over = The game is not over yet.
next-not-yours = The next labyrinth is offered to somebody else.
next-not-to = It can’t be passed on to this player.
next-not-drawn = The plan that was handed over is lost with the game master who had it. It must be handed over again, or the game begins without it.
