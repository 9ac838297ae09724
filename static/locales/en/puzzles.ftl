# Puzzles: questions about what one player has heard, each with one answer.

puzzles-about = Each comes from a real game, has one answer, and never needs a guess.
puzzles-today = Today's puzzles
puzzles-today-about = One of each kind, and a quest to play alone: the same for everybody. Tomorrow there are others.
puzzles-streak = { $days ->
    [1] One day in a row: come back tomorrow.
   *[other] { $days } days in a row!
}
puzzles-solved = solved
puzzles-quest = The quest of the day
puzzles-quest-won = { $moves ->
    [one] won in one move
   *[other] won in { $moves } moves
}
puzzles-yesterday = Yesterday's solutions
puzzles-yesterday-about = Each answer, with what proves it.
puzzles-kind-where = Where am I?
puzzles-about-where = Mark every cell in which you may be.
puzzles-kind-other = Where is the other player?
puzzles-about-other = Mark every cell in which the other player may be.
puzzles-kind-certain = What is certain?
puzzles-about-certain = Mark what is proved, and nothing that you only believe.
puzzles-kind-way = The way out
puzzles-about-way = Find the steps that win, whatever the rest of the labyrinth is like.
puzzles-kind-liar = Who lies?
puzzles-about-liar = One answer is false: find the one that can't be true.
puzzles-book = { $rules }
puzzles-done = { $done } of { $all } solved
puzzles-coming = Just a moment…
puzzles-missing = The puzzles did not come. Look whether there is a network, and try again.
puzzles-strength = Strength { NUMBER($rating, useGrouping: 0) }
puzzles-back = All puzzles
puzzles-your-strength = Your strength: { NUMBER($rating, useGrouping: 0) }, give or take { $deviation }.
puzzles-save = Save my progress as a file
puzzles-load = Load progress from a file
puzzles-taken = The progress was loaded.
puzzles-not-taken = That file has no progress with puzzles.

puzzle-you = You are { $name }.
puzzle-ask-where = In which cells may you be by now? Mark them all.
puzzle-ask-other = In which cells may { $name } be by now? Mark them all.
puzzle-ask-certain = What else is certain, beyond what your notebook shows? Mark cells and sides, one after the other. The outer wall doesn't count.
puzzle-ask-way = You carry the true treasure. Which { $steps } steps win for certain?
puzzle-ask-liar = One of the game master's answers is false. Which one? No notebook can be kept of lies.
puzzle-heard = What you have heard
puzzle-lit = Look here:
puzzle-cells = Cells to be marked
puzzle-claim = What is there?
puzzle-nothing = nothing yet
puzzle-no-steps = No step yet.
puzzle-undo = Take back a step
puzzle-check = Check
puzzle-next = Next puzzle
puzzle-shown = The labyrinth in pencil sounds just the same.
puzzle-because = What shows it is marked in what you have heard.

puzzle-right = Right, that's it!
puzzle-proved = { $left ->
    [1] Right. One more is left.
   *[other] Right. { $left } more are left.
}
puzzle-cannot-be-there = { $name } can't be on { $cell }.
puzzle-may-be-elsewhere = Good so far, but { $name } may be on { $cell } as well.
puzzle-cannot-be = That can't be.
puzzle-not-proved = You may be right, but it isn't proved: it could also be otherwise.
puzzle-step-not-certain = Step { $number } is not certain: it need not lead where you think.
puzzle-no-step = Step { $number } can't be taken.
puzzle-not-out = All of that is certain, but it doesn't lead out yet.
puzzle-longer = That wins, but { $count } steps are enough.
puzzle-still-contradicts = Not that one: the others contradict each other even without it.
puzzle-solution = The answer: { $answer }.
puzzle-solution-liar = This is false: “{ $words }”

## The result of a day

day-share-solved = { $done } of { $all } puzzles
day-share-quest = { $moves ->
    [one] the quest in one move
   *[other] the quest in { $moves } moves
}
day-share-no-quest = the quest is still open
day-share-streak = { $days } days in a row
day-share-legend = ■ solved at once, ▣ after a wrong try, □ not yet; the last is the quest
result-quest = { $moves ->
    [one] The quest of { $day }: won in one move. The first win counts.
   *[other] The quest of { $day }: won in { $moves } moves. The first win counts.
}
result-quest-par = { $par ->
    [one] Who knows the plan needs one.
   *[other] Who knows the plan needs { $par }.
}

## A puzzle from a game that was played here

find-puzzle = A puzzle from this game
puzzle-search-about = What you heard in this game is looked through for a question that has just one answer.
puzzle-search = Looking: { $kind } ({ $number } of { $all })
puzzle-search-none = No puzzle this time: nothing you heard leads to a question with just one answer. Another game may have one.
puzzle-search-failed = Nothing could be looked for in this browser just now. Try again.
