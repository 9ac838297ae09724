# The rules of Parchís in words, as they are at this table. A paragraph that does not apply under the
# options in force is left empty; a chapter without paragraphs is left out.

rules-part-round = Round the board
rules-part-dice = The dice

rules-figure-parchis-board = The track runs counter-clockwise. Each colour has a base, a starting cell, a lane and a home; { $safe_cells ->
    [4] the four starting cells are coloured.
   *[other] twelve cells are coloured.
}
rules-figure-parchis-entering = Out of the base onto the starting cell. What stands there alone is captured, even on this coloured cell.
rules-figure-parchis-blockade = Two together are a blockade: nobody passes it, and nobody lands on it.
rules-figure-parchis-sheltered = On a coloured cell the piece is safe from those that come along the track.
rules-figure-parchis-lap = Five cells on, two ways: up the lane (broken line), or past it into another lap (whole line).

rules-parchis-goal = The aim
rules-parchis-goal-1 = Everybody has four pieces. Bring them out of the base, lead them round the board, and bring them home. { $pairs ->
    [yes] The pair that is first to have all its eight pieces home has won.
   *[no] Whoever is first to have all four home has won.
}
rules-parchis-goal-2 = Nothing is hidden in this game. The game master rolls the dice for all to see, shows what can be moved, and keeps count.

rules-parchis-board = The board
rules-parchis-board-1 = The track is a cross of 68 numbered cells, and all pieces run along it counter-clockwise; after cell 68 comes cell 1. Each colour has a base beside it where its pieces wait, and a starting cell: 5, 22, 39 or 56.
rules-parchis-board-2 = Just before the starting cell, after cell 68, 17, 34 or 51, the colour's own lane turns off. It has seven cells, and at its end is home. Nobody else enters it.
rules-parchis-board-3 = { $safe_cells ->
    [4] Reading: the coloured cells of which the document speaks are the four starting cells, for only there can a piece that leaves its base attack.
   *[other] Coloured are the four starting cells and, as on boards that are sold, eight more: 12, 17, 29, 34, 46, 51, 63 and 68.
}
rules-parchis-board-4 = { $pairs ->
    [yes] {""}
   *[no] Reading: two players sit opposite each other; at a table of three one corner stays empty.
}

rules-parchis-lots = Who begins
rules-parchis-lots-1 = Everybody rolls one die, and the lowest begins. Those who share the lowest roll again. Turns then go round counter-clockwise, as the pieces do.

rules-parchis-pairs = Pairs
rules-parchis-pairs-1 = { $pairs ->
    [yes] Two play against two. Partners sit opposite each other: the first player and the third, the second and the fourth.
   *[no] {""}
}
rules-parchis-pairs-2 = { $pairs ->
    [yes] Partners win together, but each moves pieces of their own colour. Reading: on the board the partner's pieces count as foreign. They never share a cell with yours, and a blockade stops the partner too.
   *[no] {""}
}
rules-parchis-pairs-3 = { $pairs ->
    [yes] { $partners_capture ->
        [yes] Partners may capture each other, and the bonus is earned all the same.
       *[no] Reading: a move that would capture the partner's piece can't be made.
    }
   *[no] {""}
}
rules-parchis-pairs-4 = { $pairs ->
    [yes] { $help_partner ->
        [yes] A player who has all four pieces home goes on rolling, and moves the partner's pieces. Reading: this begins with the next roll.
       *[no] A player who has all four pieces home rolls no more; the partner plays on alone.
    }
   *[no] {""}
}

rules-parchis-turn = A turn
rules-parchis-turn-1 = You roll two dice. Each of them moves one piece by as many cells as it shows: both the same piece, or one the one and one the other, in any order you like.
rules-parchis-turn-2 = Reading: the dice are two moves of their own, even of one piece. Where it lands in between counts: it must be able to stand there, and it captures there. Only for leaving the base are the dice added together.
rules-parchis-turn-3 = Until you say that you are done, you may take your moves back, the last one first. What the dice have shown stays.

rules-parchis-entering = Out of the base
rules-parchis-entering-1 = A piece leaves its base with a 5 on one die, or with both dice that make 5 together: 4 + 1 or 3 + 2. With 5–5 two pieces may leave.
rules-parchis-entering-2 = It is put on the starting cell of its colour. A foreign piece that stands there alone is captured. If a blockade stands there, no piece can leave, whosever it is.
rules-parchis-entering-3 = Reading: nobody is forced to bring a piece out; a 5 may move another piece instead.

rules-parchis-moving = Moving
rules-parchis-moving-1 = Pieces move counter-clockwise only. Single pieces are passed freely.
rules-parchis-moving-2 = Pieces of different colours never stand on one cell, and of one colour no more than two do.

rules-parchis-blockades = Blockades
rules-parchis-blockades-1 = Two pieces of a colour on one cell are a blockade, whichever cell it is. No piece passes it or lands on it, of no colour, not even its owner's; and it can't be captured.
rules-parchis-blockades-2 = With a double you can't move both pieces of a blockade so that they form a new one elsewhere. Reading: this is meant of the same two pieces, for the whole roll with its bonuses. One of them may form a blockade with a third.

rules-parchis-capturing = Capturing
rules-parchis-capturing-1 = Whoever lands on a cell with one foreign piece captures it: it goes back to its base, and has to be brought out anew. The captor gets a bonus, a move of 20 cells.
rules-parchis-capturing-2 = A piece on a coloured cell is sheltered. It can be attacked only by a piece that leaves its base onto this very cell; no other move can end there.{ $safe_cells ->
    [4] {""}
   *[other] {" "}So on the eight cells that are not starting cells nobody is ever captured.
}

rules-parchis-doubles = Doubles
rules-parchis-doubles-1 = Whoever rolls a double plays it, and then rolls once more.
rules-parchis-doubles-2 = At the third double in a row nothing is moved. Instead the piece nearest to home goes back to its base, and the turn is over. If the nearest two stand together, one of them goes.
rules-parchis-doubles-3 = Reading: the nearest piece is the one with the fewest cells still to go by way of its lane. In the lane a piece is not safe from this; at home it is. If no piece is on the board, none goes.

rules-parchis-lap = Another lap
rules-parchis-lap-1 = A piece that has come round to its lane may turn in, or go past it into another lap, if that is the wiser thing. Where both can be done, both are offered.
rules-parchis-lap-2 = Reading: whoever goes past has the whole lap to go again. Out of the lane no way leads back.

rules-parchis-home = Home
rules-parchis-home-1 = Only the exact number brings a piece home: one die, both dice one after the other, or a bonus. Each piece that comes home earns a bonus, a move of 10 cells.

rules-parchis-bonuses = Bonuses
rules-parchis-bonuses-1 = A bonus of 20 or 10 is one whole move of any piece you like. Several may go to the same piece, one may earn another, and what is left of the dice may come before or after.
rules-parchis-bonuses-2 = Reading: a bonus moves pieces on the track and in the lane, but brings none out of the base.
rules-parchis-bonuses-3 = What is not used within the turn is lost. Reading: it is lost when dice are rolled again, so the roll after a double begins without it.

rules-parchis-passing = Must and may
rules-parchis-passing-1 = If anything can be moved, something must be. After that one move you may pass: leave the second die, or a bonus, unused.
rules-parchis-passing-2 = What no piece can use is lost. If nothing can be moved at all, the roll is over by itself; after a double you roll again all the same.

rules-parchis-end = The end
rules-parchis-end-1 = { $pairs ->
    [yes] The game ends at once when all eight pieces of a pair are home.
   *[no] The game ends at once when somebody's fourth piece is home.
} Dice and bonuses that are left no longer count.
rules-parchis-end-2 = Afterwards the game master tells how lucky everybody was with the dice, and the whole game can be looked at again.
rules-parchis-end-3 = Where several people play{ $break_minutes ->
    [0] , nobody takes a break.
   *[other] , one may take a break of { $break_minutes ->
        [one] one minute
       *[other] { $break_minutes } minutes
    } before a move, and a second one only when at least half of the players have had theirs. A break for everybody takes a majority.
}{ $clock_minutes ->
    [0] {""}
   *[other] { " " }Anybody may start the clock on a slow player: after { $clock_minutes ->
        [one] one minute
       *[other] { $clock_minutes } minutes
    } that player is out of the game.
}
