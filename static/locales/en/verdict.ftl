# After a game with friends: whether the host's program led it by the rules.

verdict-title = Fairness of this game
verdict-head-checking = Checking …
verdict-head-stuck = Not checked yet.
verdict-head-verified = Verified.
verdict-head-unverified = Not verified.
verdict-head-broken = The rules were broken.

## On the way

verdict-asking = The host is asked to lay open the record.
verdict-loading = The engine is loading in the background; then the whole game is played again on this page.
verdict-replaying = The whole game is played again on this page.

## The outcome

verdict-verified = This page has played the whole game again: plan and chance come from what was promised before the first move, and every answer that you heard is the one that the rules give.
verdict-limits = Whether the host has looked at the plan while playing, no check can show.
verdict-no-record = The table ended without laying open its record, so there is nothing to check.
verdict-alone = Nothing was promised before the first move, so plan and chance can't be checked.
verdict-version = The record doesn't fit, but the host's program is another version than this page's, and that may be the reason.
verdict-unchecked = The check could not be made on this page.

## What was wrong

verdict-commitment = Plan, rules or seed are not those that were promised before the first move.
verdict-promises = The record names other promises about chance than you were told when the game began.
verdict-nonce = { $number ->
    [0] Your share of chance was not used.
   *[other] Share { $number } of chance is not the one that was promised.
}
verdict-unfinished = Its record ends before the game does.
verdict-origin = Where the plan comes from is not what you were told when the game began.
verdict-plan = The plan is not the one that is drawn from what the record lays open.
verdict-seats = Seat { $number } of the record is not the one that you were told.
verdict-rules = The game was not played by the rules that you were told when it began.
verdict-move = Entry { $number } of the record can't be made by the rules.
verdict-draw = { $number ->
    [0] Chance has drawn something that can't be drawn there.
   *[other] Entry { $number } of the record was not drawn from the promised seed and everybody's shares of chance.
}
verdict-answer = Answer { $number } that you heard is not the one that the rules give.
verdict-own-move = Request { $number } is not what you asked for: another one stands in your name, or yours is missing.
verdict-rewritten = What you had heard was changed later, from answer { $number } on.
verdict-record = The record can't be read, or can't be played again.
verdict-told = You were told
verdict-ruled = The rules say
verdict-told-first = You heard at first
verdict-told-later = Later you were told
verdict-nothing = (nothing)
verdict-no-words = (“{ $key }”, which no game master says)
verdict-save = Save the record as evidence

## What was checked

verdict-details = What was checked
verdict-promised = What had been promised
verdict-fact-moves = { $moves ->
    [one] One request was
   *[other] { $moves } requests were
} made again by the rules.
verdict-fact-heard = { $heard ->
    [one] One answer that you heard was
   *[other] { $heard } answers that you heard were
} held against them.
verdict-fact-plan = { $origin ->
    [pages] The plan was drawn again from the promised seed and all shares of chance, and it was the same.
    [seed] The plan was drawn again from the seed that the host had chosen, and it was the same.
   *[text] The plan is the one that the host had brought and promised.
}
verdict-fact-draws = { $draws ->
    [0] Nothing was left to chance during the game.
    [one] One outcome of chance was drawn again, and it was the same.
   *[other] { $draws } outcomes of chance were drawn again, and they were the same.
}
verdict-fact-pages = { $pages ->
    [0] All chance came from the host's seed alone, which was fixed before the first move.
    [one] All chance came from the host's seed, fixed before the first move, and from the share of one guest{ $own ->
        [yes] : yours
       *[no] { "" }
    }. Neither could choose it.
   *[other] All chance came from the host's seed, fixed before the first move, and from the shares of { $pages } guests{ $own ->
        [yes] , yours among them
       *[no] { "" }
    }. None of them could choose it.
}
verdict-fact-spoilt = { $spoilt ->
    [one] Once
   *[other] { $spoilt } times
} the shares of chance had been revealed and the host began anew: somebody had dropped out, or the host didn't like them.
verdict-fact-commitment = Plan, rules and seed were promised by this number:
