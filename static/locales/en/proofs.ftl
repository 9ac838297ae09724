# What is asked about the notebook, and what proves it.

board-ask = Ask about a square
asked-title = Ask about a square
asked-square = Square
asked-none = –
asked-close = Stop asking
asked-help = Tap a square of the map or of a scrap, or choose one here.
asked-why = Why?
asked-either = Could be:
asked-maybe = Perhaps:
asked-show = – show such a labyrinth
asked-choose = Choose what it could be, and see a labyrinth in which all would have been said that was.
asked-failed = There is no answer to be had just now.
asked-unfound = No such labyrinth was found.
asked-supposed = It could be like this, as it was drawn in the beginning: all that was said would have been said here, too.
asked-back = Back to the notebook
asked-unproved = That can’t be proved in the time there is.
asked-by-rules = It follows from the rules alone.
asked-proof = { $count ->
    [one] This proves it, and could not be left out:
   *[other] This proves it, and nothing of it could be left out:
}
log-proves = Part of the proof:
