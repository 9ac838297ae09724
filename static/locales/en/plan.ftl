# What is wrong with a drawn plan, or could be better.

refused-plan-too-long = Line { $line }, column { $column }: the plan is too long.
refused-plan-header = Line { $line }: a plan begins with “gamemaster plan 1”.
refused-plan-no-grid = Line { $line }: no grid is drawn here.
refused-plan-size = Line { $line }: at most 12 rows and 12 columns, each four signs wide.
refused-plan-stray = Line { $line }: only the column letters stand above the grid.
refused-plan-row = Line { $line }: between two lines of walls belongs one line of cells.
refused-plan-label = Line { $line }: the row has the wrong number.
refused-plan-width = Line { $line }, column { $column }: the line is wider than the grid.
refused-plan-wall = Line { $line }, column { $column }: a wall or a gap belongs here.
refused-plan-item = Line { $line }: “treasure”, “false” or “bear” and a cell belong here.
refused-plan-cell = Line { $line }, column { $column }: there is no such cell in the plan.
refused-plan-twice = Line { $line }: this is there twice.
refused-plan-no-treasure = Line { $line }: the line “treasure” with a cell is missing.
refused-plan-sign = Line { $line }, column { $column }: no cell is drawn like this.

plan-size = The plan has { $rows } × { $cols } cells, the options say { $wanted_rows } × { $wanted_cols }.
plan-hole = Cells without a kind: { $at }.
plan-split = { $at } can't be reached from { $rest }: the outline falls apart.
plan-flow-out = The river at { $at } flows out of the plan.
plan-flow-ends = The river at { $at } flows to { $to }, which is neither river nor mouth.
plan-flow-wall = A wall stands across the river between { $at } and { $to }.
plan-delta-dry = No river flows into the mouth at { $at }.
plan-flow-circle = The river runs in a circle: { $at }.
plan-pit-missing = Pit { $pit } is missing.
plan-pit-twice = Pit { $pit } is there more than once: { $at }.
plan-loop-short = Loop { $loop } has only one pit, at { $at }.
plan-arsenals = Arsenals: { $found }, but { $wanted } wanted.
plan-hospitals = Hospitals: { $found }, but { $wanted } wanted.
plan-no-land = There is no land.
plan-treasure-ground = The true treasure at { $at } doesn't lie on land.
plan-false-ground = The false treasure at { $at } doesn't lie on land.
plan-treasures-together = Several treasures lie at { $at }.
plan-false-count = False treasures: { $found }, but { $wanted } wanted.
plan-exits = Exits: { $found }, but { $wanted } wanted.
plan-exit-source = An exit leads from { $at }, the spring of a river.
plan-exit-unreachable = The exit at { $at } can't be reached.
plan-cut-off = Cut off from { $rest }: { $at }.
plan-unreachable = Can't be reached from { $rest }: { $at }.
plan-trap = No way leads back to { $rest } from: { $at }.
plan-no-bear = The bear is missing.
plan-bear = There is a bear at { $at }, but the options have none.
plan-hospital-arsenal = The hospital at { $hospital } and the arsenal at { $arsenal } are neighbours.
plan-treasure-near-exit = The true treasure at { $at } lies near an exit.
plan-false-near-exit = The false treasure at { $at } lies near an exit.
plan-treasure-direct = From the treasure at { $at } the exit at { $exit } is only { $steps ->
    [one] one step
   *[other] { $steps } steps
} away; { $least } would be better.
plan-delta-one-way = The mouth at { $at } has only one way out.
plan-deltas-adjacent = The mouths at { $one } and { $other } are neighbours.
plan-attractor = Easily entered and hard to leave: { $at } (entries: { $entries }).
