# The plan desk: where a labyrinth is drawn by hand.

desk = The plan desk
desk-unnamed = A new labyrinth
desk-file = labyrinth
desk-plan = The plan: { $rows } rows, { $cols } columns{ $floors ->
    [1] {""}
   *[other] , { $floors } floors
}. Arrow keys go from cell to cell, Enter draws.
desk-state = { $errors ->
    [0] { $advice ->
        [0] Nothing is wrong with this plan.
        [one] This plan can be played. One piece of advice.
       *[other] This plan can be played. { $advice } pieces of advice.
    }
    [one] One error; it can't be played yet.
   *[other] { $errors } errors; it can't be played yet.
}
desk-said = { $what }.
desk-play = Play on this plan
desk-invite = Play it with friends
desk-keys-help = On the plan: arrows go from cell to cell, Enter draws there; Page Up and Page Down change the floor. For walls and exits: Shift with an arrow, or Enter and then an arrow, means that side of the cell. Rivers and paths: Enter begins, arrows lead on, Enter ends. In a loop, Enter takes one cell after the other, and the last one once more ends it. Letters take a tool, Delete takes away what lies there, Escape gives up. Ctrl+Z undoes, Ctrl+Shift+Z does it again. + and − zoom, 0 shows all.

## Tools

desk-group-outline = Ground
desk-group-cells = Cells
desk-group-sides = Walls and exits
desk-group-ways = Rivers, { pit.plural }, lifts
desk-group-things = Things
desk-group-creatures = Creatures
desk-group-whole = The whole plan
desk-tool-look = look
desk-tool-land = land
desk-tool-hole = no cell
desk-tool-wall = wall
desk-tool-open = no wall
desk-tool-exit = exit
desk-tool-lock = lock
desk-tool-closed = closed exit
desk-tool-shut = outer wall
desk-tool-river = river
desk-tool-loop = loop
desk-tool-lift = lift
desk-tool-treasure = treasure
desk-tool-false = false treasure
desk-tool-key = key
desk-tool-store = stores
desk-tool-take = rubber
desk-tool-bear = bear
desk-tool-leprechaun = leprechaun
desk-tool-size = size
desk-tool-mirror = mirror
desk-tool-turn = turn
desk-tool-move = move a part
desk-tool-copy = copy a part
desk-tool-clear = empty sheet
desk-count = { $count }/{ $of }
desk-size-use = Resize

desk-hint-look = Take a tool and draw. Without one, drag the plan, or tap a cell to read it.
desk-hint-cell = { $what }: tap a cell.
desk-hint-side = { $what }: tap near the side that is meant.
desk-hint-stroke = { $count ->
    [0] { $what }: draw along the cells, the way the water flows; or tap them one after the other.
   *[other] { $what }: { $at }. Lead on, or finish here.
}
desk-hint-taps = { $count ->
    [0] { $what }: tap the cells in their order.
   *[other] { $what }: { $at }. The next one, or finish here.
}
desk-hint-path = { $count ->
    [0] { $what }: draw the path along the cells, back to where it begins; or tap them one after the other.
   *[other] { $what }: { $at }. Lead on, or finish here.
}
desk-hint-store = { $what }: tap an arsenal and choose what it holds.
desk-hint-part = { $count ->
    [0] { $what }: drag over the part, or tap two opposite corners of it.
    [1] { $what }: now the opposite corner.
   *[other] { $what }: now tap where its upper left cell goes.
}
desk-hint-size = { $what }
desk-hint-whole = { $what }
desk-done = Finish
desk-undo = Undo
desk-undo-what = Undo (last drawn: { $what })
desk-redo = Do it again
desk-larger = Larger
desk-smaller = Smaller
desk-fit = Show all of it
desk-in-words = The plan in words
desk-no-square = { $at }: there is no cell.
desk-here = { $what ->
    [true] the true treasure
    [false] a false treasure
    [key] the key
    [bear] the bear
   *[leprechaun] the leprechaun
}

desk-stock = What does the arsenal at { $at } hold?
desk-stock-use = Put it there

## What was drawn

desk-edit-land = Land at { $at }
desk-edit-hole = No cell at { $at }
desk-edit-cell = { $what } at { $at }
desk-edit-wall = Wall { $side ->
    [left] on the left of
    [right] on the right of
    [up] above
   *[down] below
} { $at }
desk-edit-open = No wall { $side ->
    [left] on the left of
    [right] on the right of
    [up] above
   *[down] below
} { $at }
desk-edit-exit = Exit { $side ->
    [left] on the left of
    [right] on the right of
    [up] above
   *[down] below
} { $at }
desk-edit-closed = Closed exit { $side ->
    [left] on the left of
    [right] on the right of
    [up] above
   *[down] below
} { $at }
desk-edit-shut = Outer wall { $side ->
    [left] on the left of
    [right] on the right of
    [up] above
   *[down] below
} { $at }
desk-edit-river = River from { $at } to { $end }
desk-edit-loop = Loop: { $all }
desk-edit-lift = Lift at { $at }
desk-edit-treasure = True treasure at { $at }
desk-edit-false = False treasure at { $at }
desk-edit-key = Key at { $at }
desk-edit-bear = Bear at { $at }
desk-edit-leprechaun = Leprechaun at { $at }
desk-edit-store = Stores of the arsenal at { $at }
desk-edit-take = { $what ->
    [treasure] Treasure taken away at { $at }
    [false] False treasure taken away at { $at }
    [key] Key taken away at { $at }
    [bear] Bear taken away at { $at }
    [leprechaun] Leprechaun taken away at { $at }
    [store] Stores taken away at { $at }
   *[other] Taken away what lies at { $at }
}
desk-edit-size = Cut to { $down } × { $across }{ $storeys ->
    [1] {""}
   *[other] {" "}on { $storeys } floors
}
desk-edit-mirror = Mirrored
desk-edit-turn = Turned
desk-edit-move = Part moved
desk-edit-copy = Part copied
desk-edit-clear = Empty sheet
desk-edit-text = Plan from a text
desk-edit-undo = Undone
desk-edit-redo = Done again

## What the rules find

desk-tab-tools = Tools
desk-tab-findings = { $count ->
    [0] Findings
   *[other] Findings ({ $count })
}
desk-tab-text = Text
desk-tab-plan = Plan
desk-findings = What the rules find
desk-fine = Nothing is wrong with this plan.
desk-error = Error
desk-advice = Advice
desk-mend = Mend: { $what }

## The text

desk-text = The plan as text
desk-text-help = Text and drawing are one plan. Ctrl+Enter takes the text over.
desk-text-use = Draw this text
desk-text-back = Back to the plan's text

## Shelf and files

desk-shelf = My plans
desk-name = Name
desk-keep = Keep
desk-new = Begin another …
desk-import = Open a file …
desk-export = Save as text
desk-share = Copy a link
desk-link = Link to this plan
desk-picture = Save as picture
desk-print = Print
desk-none-kept = No plan is kept in this browser yet.
desk-take = Draw on
desk-rename = Rename
desk-rename-do = Call it so
desk-new-name = New name of “{ $name }”
desk-was-kept = “{ $name }” is kept in this browser.
desk-was-renamed = It is called “{ $name }” now.
desk-was-dropped = “{ $name }” is deleted.
desk-was-taken = “{ $name }” lies on the desk.
desk-was-brought = The plan of “{ $name }” lies on the desk.
desk-was-shared = The link is copied. Whoever opens it sees the whole plan.
desk-not-taken = “{ $name }” can't be laid on the desk: { $why }
desk-name-missing = A plan that is to be kept needs a name.
desk-name-taken = Another plan is called “{ $name }” already.
desk-shelf-many = { $limit } plans are kept already; delete some first.
desk-shelf-full = This browser has no room left for plans, or doesn't let the page store anything. Save it as text instead.
desk-draft-lost = What you draw can't be stored in this browser: it will not survive a reload. Save it as text.
desk-draft-unread = What was drawn here before can't be read any more. An empty sheet lies on the desk.
desk-file-large = “{ $name }” is larger than { $limit } kB; no plan is.
desk-printed-size = { $rows } × { $cols }{ $floors ->
    [1] {""}
   *[other] , { $floors } floors
}

## How to begin

desk-begin = How shall it begin?
desk-way-empty = With an empty sheet
desk-way-seed = With a plan that the game master draws
desk-way-text = With a text
desk-way-over = With the plan of a game that is over
desk-begin-use = Begin to draw
desk-seed = Word or number that it is drawn from; empty: chance decides
desk-paste = The plan's text
desk-over = Game
desk-over-row = { $rules }, { $names }, { $when }
desk-over-none = No labyrinth has been played to its end on this device.
desk-over-broken = The plan of this game can't be read.
desk-unkept = What lies on the desk is not kept yet: it makes room for the new drawing.

## A plan that comes from elsewhere

desk-link-lies = The plan of the link lies on the desk.
desk-game-lies = The plan of the game lies on the desk.
desk-link-long = The link to a plan is too long to be one. Nothing was changed.
desk-link-rules = The link to a plan holds no rules that can be read. Nothing was changed.
desk-link-broken = The link to a plan is damaged: it holds no plan that can be read. Perhaps its end is missing. Nothing was changed.
desk-not-brought = This plan can't be laid on the desk: { $why } Nothing was changed.
desk-room = Make room on the desk?
desk-room-about = A drawing that isn't kept yet lies there, and the new plan would take its place.
desk-room-away = Discard the drawing
desk-room-keep = Keep it, then open the plan
