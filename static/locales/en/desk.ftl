# What the desk refuses while a plan is drawn by hand, and what a drawing still lacks.

refused-no-desk = There is no drawing to go on with.
refused-desk-game = No plan is drawn for this game.

refused-edit-word = Column { $column }: there is no edit called “{ $word }”.
refused-edit-cell = Column { $column }: there is no cell “{ $word }”.
refused-edit-side = Column { $column }: “left”, “right”, “up” or “down” belongs here, not “{ $word }”.
refused-edit-type = Column { $column }: there is no kind of cell called “{ $word }”.
refused-edit-thing = Column { $column }: “{ $word }” doesn't belong here.
refused-edit-number = Column { $column }: a number from { $least } to { $most } belongs here, not “{ $word }”.
refused-edit-end = Column { $column }: something is missing at the end.
refused-edit-stray = Column { $column }: “{ $word }” is too much here.
refused-edit-hole = { $at } is not part of the plan.
refused-edit-outer = The outer wall stands on the { $side ->
    [left] left
    [right] right
    [up] upper
   *[down] lower
} side of { $at }, not an inner one.
refused-edit-inner = The { $side ->
    [left] left
    [right] right
    [up] upper
   *[down] lower
} side of { $at } leads to another cell, not out of the labyrinth.
refused-edit-twice = { $at } is named twice.
refused-edit-short = A river is drawn over two cells at least.
refused-edit-apart = { $one } and { $other } don't lie side by side.
refused-edit-circle = The river would flow in a circle through { $at }.
refused-edit-floors = By these rules a loop stays on its floor.
refused-edit-most = { $what ->
    [loop] There are { $most } loops at most.
    [pit] A loop has { $most } pits at most.
    [step] A path has { $most } steps at most.
   *[other] There are { $most } of these at most, and that many are there already.
}
refused-edit-way = { $what ->
    [river] A river is drawn by a stroke over several cells.
    [pit] Pits are drawn by naming all pits of their loop in order.
    [lift] A lift is drawn on all floors at once.
   *[other] Such a cell can't be drawn by itself.
}
refused-edit-unknown = { $what ->
    [wall] These rules know no inner walls.
    [closed] These rules know no closed exits.
    [river] These rules know no rivers.
    [delta] These rules know no rivers.
    [loop] These rules know no pits.
    [pit] These rules know no pits.
    [lift] These rules know no lifts.
    [floors] These rules know one floor only.
    [treasure] By these rules the key is sought, not a treasure.
    [key] By these rules a treasure is sought, not a key.
    [false] These rules know no false treasures.
    [bear] These rules know no bear.
    [path] By these rules the bear has no path of its own.
    [leprechaun] These rules know no leprechaun.
    [store] By these rules every arsenal holds everything.
    [casino] These rules know no casino.
    [encephalitis] These rules know no encephalitis.
    [cave] By these rules the bear has no cave.
   *[other] These rules know nothing of this.
}
refused-edit-no-arsenal = There is no arsenal at { $at }.
refused-edit-nothing = There is nothing of that kind at { $at }.
refused-edit-last = One cell at least has to stay.
refused-edit-part = A part has both its corners on the same floor.
refused-edit-beyond = There is no room for this part.
refused-edit-long = There is too much on this plan: its text would be too long.
refused-edit-undo = There is nothing to undo.
refused-edit-redo = There is nothing to do again.

plan-treasure-missing = The true treasure is missing.
plan-key-missing = The key is missing.
