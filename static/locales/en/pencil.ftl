# What players draw by hand on their notebooks.

board-pencil = Draw with a pencil
pencil-title = Pencil
pencil-close = Put the pencil away
pencil-sheets = Sheets
pencil-sheet = Sheet { $number }
pencil-suppose = Suppose that… (another sheet, copied from this one)
pencil-drop = Drop this sheet
pencil-undo = Undo
pencil-redo = Redo
pencil-tools = What the pencil draws
pencil-tool-look = look
pencil-tool-wall = wall
pencil-tool-open = opening
pencil-tool-monolith = outer wall
pencil-tool-exit = exit
pencil-tool-closed = closed exit
pencil-tool-flow = current
pencil-tool-letter = letters
pencil-tool-query = question mark
pencil-tool-arrow = arrow
pencil-tool-rub = rubber
pencil-tool-scrap = scrap { $number }
pencil-letter-field = Letters:
pencil-help-look = Tap a square to read what is drawn there. Choose what to draw, then draw a line along a side for a wall, across it for an opening.
pencil-help-side = Tap a side ({ $what }), or draw a line. With the keys: Enter or Shift, and an arrow.
pencil-help-square = Tap a square ({ $what }). With the keys: arrows, then Enter.
pencil-help-rub = Tap or stroke what is to go.
pencil-help-arrow = Lead the pencil from one square to another, or tap both.
pencil-help-scrap = Tap the square where the upper left corner of the { $what } lies, or drag the scrap there; drag it off the map to take it back.
pencil-arrow-to = Now the square to which the arrow leads.
pencil-no-room = The scrap doesn’t fit there.
pencil-means-nothing = This line means nothing: go along a side for a wall, across it for an opening.
pencil-at = { $at }: { $count ->
    [0] nothing in pencil
    [one] one pencil mark
   *[other] { $count } pencil marks
}
pencil-count = { $count ->
    [0] Nothing is drawn yet.
    [one] One mark
   *[other] { $count } marks
}
pencil-seat = { $name } was here when this was drawn
pencil-letter = “{ $text }”
pencil-query = question mark
pencil-arrow = arrow to { $to }
pencil-mark = { $at }: { $what }
pencil-words = In pencil, on sheet { $number } of { $sheets }:
pencil-judge = Say which marks are wrong
pencil-verdict = Proved: { $certain }. Possible: { $possible }. Wrong: { $wrong }.
pencil-first = To the first wrong mark
pencil-judged-certain = { $what } (proved)
pencil-judged-possible = { $what } (possible)
pencil-judged-impossible = { $what } (impossible)
pencil-judged-clashing = { $what } (impossible together with earlier marks)
pencil-explain = What does it contradict?
pencil-against = Wrong: { $what }. It contradicts this, of which nothing could be left out:
pencil-against-rules = Wrong: { $what }. The rules alone exclude it.
pencil-against-more = Some of what was said takes part in it, too; finding out what takes too long.
pencil-unexplained = Wrong: { $what }. Finding out what it contradicts takes too long.
pencil-lost = What you draw with the pencil can’t be kept now: it lasts until the page is closed.
pencil-unread = What was drawn with the pencil in this game can’t be read any more; it is laid aside, and you begin on an empty sheet.
pencil-not-rubbed = What was drawn with the pencil in that game couldn’t be deleted.
