# What is wrong with a drawn plan, or could be better.

refused-plan-too-long = Line { $line }, column { $column }: the plan is too long.
refused-plan-header = Line { $line }: a plan begins with “gamemaster plan 1”.
refused-plan-no-grid = Line { $line }: no grid is drawn here.
refused-plan-size = Line { $line }: at most 12 rows and 12 columns, each four signs wide.
refused-plan-stray = Line { $line }: only the column letters stand above a grid.
refused-plan-floor = Line { $line }: the floors are called “floor 1”, “floor 2” and so on, four at most, and nothing stands above the first.
refused-plan-floor-size = Line { $line }: all floors have the same number of rows and columns.
refused-plan-step = Line { $line }, column { $column }: a path is made of “left”, “right”, “up” and “down”.
refused-plan-thing = Line { $line }, column { $column }: an arsenal holds “bullets”, “bombs”, “knives”, “boats” or “cement”.
refused-plan-row = Line { $line }: between two lines of walls belongs one line of cells.
refused-plan-label = Line { $line }: the row has the wrong number.
refused-plan-width = Line { $line }, column { $column }: the line is wider than the grid.
refused-plan-wall = Line { $line }, column { $column }: a wall or a gap belongs here.
refused-plan-closed = Line { $line }, column { $column }: a closed exit stands in the outer wall only.
refused-plan-item = Line { $line }: “treasure”, “key”, “false”, “bear”, “leprechaun” or “arsenal” and a cell belong here.
refused-plan-cell = Line { $line }, column { $column }: there is no such cell in the plan.
refused-plan-twice = Line { $line }: this is there twice.
refused-plan-sign = Line { $line }, column { $column }: no cell is drawn like this.

plan-size = The plan has { $rows } × { $cols } cells, the options say { $wanted_rows } × { $wanted_cols }.
plan-floors = Floors: { $found }, but { $wanted } wanted.
plan-floors-unlike = All floors have the same outline; these cells are not as on the first floor: { $at }.
plan-hole = Cells without a kind: { $at }.
plan-outline = These cells are not part of the outline agreed on: { $at }.
plan-split = { $at } can't be reached from { $rest }: the outline falls apart.
plan-flow-out = The river at { $at } flows out of the plan.
plan-flow-ends = The river at { $at } flows to { $to }, which is neither river nor mouth.
plan-flow-wall = A wall stands across the river between { $at } and { $to }.
plan-delta-dry = No river flows into the mouth at { $at }.
plan-flow-circle = The river runs in a circle: { $at }.
plan-pit-missing = Pit { $pit } is missing.
plan-pit-twice = Pit { $pit } is there more than once: { $at }.
plan-loop-short = Loop { $loop } has only one pit, at { $at }.
plan-loop-floors = Loop { $loop } leads through several floors, which is not agreed on: { $at }.
plan-lift = There are lifts, but the options have none: { $at }.
plan-floor-lifts = Lifts on floor { $floor }: { $found }, but every floor has one.
plan-lifts-apart = The lifts are not in the same place on all floors: { $at }.
plan-arsenals = Arsenals: { $found }; agreed on: { $wanted }.
plan-hospitals = Hospitals: { $found }; agreed on: { $wanted }.
plan-casinos = Casinos: { $found }; agreed on: { $wanted }.
plan-caves = Bear's caves: { $found }, but { $wanted } wanted.
plan-encephalitis = Cells with encephalitis: { $found }; agreed on: { $wanted }.
plan-store = By the options every arsenal holds everything, but here it says what is in it: { $at }.
plan-store-astray = Here it says what an arsenal holds, but there is none: { $at }.
plan-store-empty = These arsenals hold nothing that the rules know: { $at }.
plan-store-lacks = No arsenal holds this: { $things }.
plan-no-land = There is no land.
plan-no-arsenal = There is no arsenal.
plan-no-hospital = There is no hospital.
plan-harmless-mites = There is encephalitis at { $at }, but by the options nobody dies.
plan-treasure-ground = The true treasure at { $at } doesn't lie on land.
plan-false-ground = The false treasure at { $at } doesn't lie on land.
plan-treasures-together = Several treasures lie at { $at }.
plan-false-count = False treasures: { $found }; agreed on: { $wanted }.
plan-false-beside-key = Beside the key there are false treasures: { $at }.
plan-key = A key lies at { $at }, but a treasure is to be carried out.
plan-no-key = A treasure lies at { $at }, but a key is wanted.
plan-key-unreachable = The key at { $at } can't be reached.
plan-no-exit = There is no exit.
plan-exits = Exits: { $found }; agreed on: { $wanted }.
plan-closed-exits = Closed exits: { $found }; agreed on: { $wanted }.
plan-exit-source = An exit leads from { $at }, the spring of a river.
plan-exit-unreachable = The exit at { $at } can't be reached.
plan-cut-off = Cut off from { $rest }: { $at }.
plan-unreachable = Can't be reached from { $rest }: { $at }.
plan-trap = No way leads back to { $rest } from: { $at }.
plan-no-bear = The bear is missing.
plan-bear = There is a bear at { $at }, but the options have none.
plan-bear-astray = The bear at { $at } doesn't start in its cave ({ $cave }).
plan-no-leprechaun = The leprechaun is missing.
plan-leprechaun = There is a leprechaun at { $at }, but the options have none.
plan-no-path = { $creature ->
    [bear] The bear
   *[leprechaun] The leprechaun
} has no path.
plan-path = The bear has a path, but by the options it goes where the players go.
plan-path-blocked = Step { $step } of the { $creature ->
    [bear] bear's
   *[leprechaun] leprechaun's
} path can't be made: from { $at } there is no way { $side ->
    [left] to the left
    [right] to the right
    [up] up
   *[down] down
}.
plan-path-open = The path of { $creature ->
    [bear] the bear
   *[leprechaun] the leprechaun
} begins at { $start } and ends at { $end }; it has to come back to its beginning.
plan-many-loops = Loops of pits: { $found }; agreed on: { $most } at most.
plan-many-rivers = Rivers with a mouth of their own: { $found }; agreed on: { $most } at most.
plan-many-walls = Inner walls: { $found }; agreed on: { $most } at most.
plan-long-loop = Loop { $loop } has { $found } pits; agreed on: { $most } at most.
plan-long-river = The river that ends at { $at } has { $found } cells; agreed on: { $most } at most.
plan-hospital-arsenal = The hospital at { $hospital } and the arsenal at { $arsenal } are neighbours.
plan-treasure-near-exit = The true treasure at { $at } lies near an exit.
plan-false-near-exit = The false treasure at { $at } lies near an exit.
plan-key-near-exit = The key at { $at } lies near the lock.
plan-treasure-direct = From the treasure at { $at } the exit at { $exit } is only { $steps ->
    [one] one step
   *[other] { $steps } steps
} away; { $least } would be better.
plan-key-direct = From the key at { $at } the lock at { $exit } is only { $steps ->
    [one] one step
   *[other] { $steps } steps
} away; { $least } would be better.
plan-delta-one-way = The mouth at { $at } has only one way out.
plan-deltas-adjacent = The mouths at { $one } and { $other } are neighbours.
plan-attractor = Easily entered and hard to leave: { $at } (entries: { $entries }).
plan-bear-haunts = The bear is never away from { $at } for more than two rounds: what is dropped there can hardly be fetched.
plan-no-way-across = No chain of harmless cells – land, houses, mouths – joins the left outer wall with the right one on every floor: the way across is not easy, as agreed.
plan-no-way-down = No chain of harmless cells – land, houses, mouths – joins the upper outer wall with the lower one on every floor: the way down is not easy, as agreed.
plan-few-arsenals = Arsenals: { $found }. With at least { $least } it is harder to guess where a player will rearm.
plan-few-hospitals = Hospitals: { $found }. With at least { $least } the wounded have an easier life and are harder to track.
plan-false-number = False treasures: { $found }. Between 1 and the number of players (at most { $most }) would be better.
plan-mined-exits = Exits: { $found }. As there are mines, more exits than players (up to { $players }) would be better: each player can mine one.
plan-all-closed = All exits ({ $found }) are closed. It would be better if at least one were open at the start.
