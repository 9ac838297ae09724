# Hints while a game is played, and what is found out about it when it is over.

advice-ask = Hint
advice-next = { $step ->
    [2] Hint: where?
    [3] Hint: what, and why?
   *[4] Hint: a move
}
advice-label = Hints
advice-thinking = Thinking …
advice-failed = No hint can be had just now. None was counted.
advice-news = Something is certain that isn’t on your paper.
advice-no-news = There is nothing to be known that isn’t on your paper.
advice-where = Look at { $square }.
advice-fact = { $square }: { $fact }.
advice-loop = from here one is carried to { $to }
advice-treasure = { $goal ->
    [key] the key lies here
   *[treasure] the true treasure lies here
}
advice-move = { $actions }.
advice-no-move = There is no move to advise just now.
advice-why-out = The exit is right there, and you carry what you came for.
advice-why-way-out = That is the way to the exit that you know.
advice-why-shot = That shot certainly hits somebody.
advice-why-hospital = { $at ->
    [here] That way lies a { hospital }.
   *[other] That way lies the { hospital } at { $at }.
}
advice-why-treasure = { $at ->
    [here] That way lies a { prize }.
   *[other] That way lies a { prize }, at { $at }.
}
advice-why-arsenal = That way there are weapons to be had.
advice-why-explore = { $at ->
    [here] That way lies a square where nobody has ended a move yet.
   *[other] That way lies { $at }, where nobody has ended a move yet.
}
advice-why-edge = That way lies a side of the plan’s edge that nobody has tried: the exit may be there.
advice-why-plunge = Nobody knows yet where that leads.
advice-why-careful = A careful player who knows what you know would do that.
advice-taken = { $count ->
    [one] One hint so far
   *[other] { $count } hints so far
}
advised-players = Hints: { $who }.
advised-player = { $name } { $count }
result-hints = { $count ->
    [one] with one hint
   *[other] with { $count } hints
}

## After the game

review-open = How it went
review-title = How it went
review-seat = For
review-thinking = Thinking about move { $at } of { $steps } …
review-starting = Getting ready to think …
review-stopped = It took too long: this is what was found out until move { $at }.
review-failed = This game can’t be looked through here.
review-unwhole = From some move on it is not followed what could be known.
review-stop = Stop
review-known = How much was certain: { $percent } % in the end
review-curve = What could be known (line) and what was on the paper (area), from move to move
review-table = In a table
review-row-at = Move
review-row-known = Certain
review-row-shown = On the paper
review-par = { $par ->
    [one] Whoever knows the plan needs one move, on foot and alone.
   *[other] Whoever knows the plan needs { $par } moves, on foot and alone.
}
review-no-par = Not even somebody who knows the plan could count on winning alone and on foot.
review-mapper = { $moves ->
    [one] The surveyor needed one move from the same start.
   *[other] The surveyor needed { $moves } moves from the same start.
}
review-mapper-lost = The surveyor didn’t find the way out from the same start.
review-idle = { $count ->
    [0] Each of { $requests } requests could tell something new.
    [one] One of { $requests } requests could tell nothing new: every answer was certain.
   *[other] { $count } of { $requests } requests could tell nothing new: every answer was certain.
}
review-exit = The exit could be known after move { $at }.
review-exit-never = The exit could not be known.
review-treasure = { $goal ->
    [key] Where the key lay could be known after move { $at }.
   *[treasure] Where the true treasure lay could be known after move { $at }.
}
review-treasure-never = { $goal ->
    [key] Where the key lay could not be known.
   *[treasure] Where the true treasure lay could not be known.
}
review-luck = { $how ->
    [lucky] Lucky
    [unlucky] Unlucky
   *[neither] Neither lucky nor unlucky
}: of { $steps } steps into the unknown { $passed } were let through, and about { $expected } were to be expected.
review-luck-none = No step was a matter of luck.
review-moments = Worth another look
review-go = Move { $at }
review-moment-exit-never-shown = The exit could be known here; it never stood on the paper.
review-moment-exit-shown-late = { $count ->
    [one] The exit could be known here, one request before it stood on the paper.
   *[other] The exit could be known here, { $count } requests before it stood on the paper.
}
review-moment-treasure-never-shown = { $goal ->
    [key] Where the key lay could be known here; it never stood on the paper.
   *[treasure] Where the true treasure lay could be known here; it never stood on the paper.
}
review-moment-treasure-shown-late = { $goal ->
    [key] Where the key lay could be known here, { $count ->
        [one] one request
       *[other] { $count } requests
    } before it stood on the paper.
   *[treasure] Where the true treasure lay could be known here, { $count ->
        [one] one request
       *[other] { $count } requests
    } before it stood on the paper.
}
review-moment-known-wall = { $count ->
    [one] A wall that was certain was walked into.
   *[other] A wall that was certain was walked into, for the first of { $count } times.
}
review-moment-idle = From here on { $count } requests in a row could tell nothing new.
review-moment-leap = One answer, and { $count } sides and squares became certain.
review-moment-unseen = { $count } sides and squares were certain here and not on the paper.
review-moment-lucky = Good luck: a step like this is let through { $percent } times in a hundred.
review-moment-unlucky = Bad luck: a step like this is blocked { $percent } times in a hundred.

## A result to share

result-share = Share the result
result-share-title = Share the result
result-share-about = The text and the picture give nothing of the labyrinth away.
result-share-text = Text
result-share-picture = Picture
result-share-copied = The text is copied.
result-share-yourself = This browser doesn’t let the page do that. The text stands in the field.
result-share-save = Save the picture
result-share-out = { $moves ->
    [one] Out in one move
   *[other] Out in { $moves } moves
}
result-share-lost = { $moves ->
    [one] Not out, after one move
   *[other] Not out, after { $moves } moves
}
result-share-won = { $moves ->
    [one] Won in one move
   *[other] Won in { $moves } moves
}
result-share-par = the shortest way takes { $par }
result-share-hints = { $count ->
    [0] no hints
    [one] one hint
   *[other] { $count } hints
}
result-share-legend = ■ much news, ▣ some, □ none

recollections = What the bots knew
recollected-by = { $name }:
recollected = { $when ->
    [own] When I took { $goal ->
        [key] the key
       *[treasure] the treasure
    },
    [taken] When { $who } took { $goal ->
        [key] the key
       *[treasure] the treasure
    },
   *[end] At the end
} { $how ->
    [all] I knew { $knew }.
    [some] I knew { $knew }, but had yet to find out { $missed }.
   *[none] I had yet to find out { $missed }.
}
recollected-place = where I was
recollected-exit = where the way out was
recollected-treasure = where { $goal ->
    [key] the key
   *[treasure] the treasure
} lay
