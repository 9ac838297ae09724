# The options of a rule set: their names, what they do, and their values.

# Stands among the words that can take a number's place.
option-number = this many:

## The labyrinth

option-rows = Rows
    .help = Height of the labyrinth, in cells.
option-cols = Columns
    .help = Width of the labyrinth, in cells.
option-outline = Outline
    .help = Which cells of the rectangle belong to the labyrinth. Everybody knows it.
option-outline-full = the whole rectangle
option-outline-no-corners = without its corners
option-outline-diamond = a diamond
option-outline-cross = a cross
option-outline-ring = a ring
option-outline-ragged = ragged, as chance has it
option-floors = Floors
    .help = All of the same outline, one above the other.
option-lifts = Lifts
    .help = Every floor has a lift in the same place; it takes you one floor on.
option-exits = { $goal ->
        [key] Locks
       *[treasure] Exits
    }
    .help = Gaps in the outer wall; if a key is to be found, they are locks that it opens.
option-closed_exits = Closed exits
    .help = So many of the exits look like the outer wall until they are blown up.
option-arsenals = Arsenals
    .help = Cells that restore what players carry to fight and to blow up walls.
option-partial_arsenals = Arsenals that hold some things only
    .help = What each of them holds is decided when the labyrinth is drawn; you find out when you come.
option-hospitals = Hospitals
    .help = Cells that heal.
option-casinos = Casinos
    .help = Cells in which money can be won and lost at a wheel.
option-encephalitis = Encephalitis cells
    .help = A mite sleeps there; whoever wakes it makes the cell contagious.
option-heal_moves = Moves to heal
    .help = Successful moves in which the infected must reach a hospital.
option-heal_moves-0 = any number
option-false_treasures = False treasures
    .help = They look like the true one until they are carried out.
option-difficulty = Difficulty
    .help = How winding a labyrinth the game master draws.
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard
option-loops = Loops of pits, at most
    .help = Pits lie in loops: whoever falls into one comes out of the next.
option-loops--1 = by the difficulty
option-loop_pits = Pits in a loop, at most
    .help = A loop has at least two, unless loops of one pit are allowed.
option-loop_pits--1 = by the difficulty
option-lone_pits = Loops of one pit
    .help = A loop may have a single pit; whoever falls into it stays there.
option-floor_loops = Loops through the floors
    .help = The pits of a loop lie on all floors, so that one falls from floor to floor.
option-rivers = River systems, at most
    .help = A system is one river, or several that flow together.
option-rivers--1 = by the difficulty
option-river_cells = Length of a river, at most
    .help = In cells.
option-river_cells--1 = by the difficulty
option-walls = Inner walls, at most
    .help = So many sides between two cells can't be walked through.
option-walls--1 = by the difficulty
option-easy_ways = Easy ways across
    .help = Opposite outer walls are joined by chains of cells on which nothing happens to anybody.

## Beginning

option-start = Start
    .help = How the players come to their first cells.
option-start-open = each chooses openly
option-start-secret = each chooses in secret
option-start-together = all on one cell, without ammunition
option-start-placed = the game master places them by chance, in secret
option-void_starts = Void choices
    .help = If two chose the same cell, or somebody hit upon a { prize }, all choose once more.
option-bullets = { $preset ->
        [quest] Guns
       *[other] Bullets
    }
    .help = What everybody begins with, and what the arsenal restores. Each gives one shot.
option-bombs = { $preset ->
        [classic] Bombs
        [school] Bombs
       *[other] Grenades
    }
    .help = What everybody begins with, and what the arsenal restores. Each blows up one wall.
option-knives = Knives
    .help = Each wounds everybody else on the same cell, once. The arsenal restores them.
option-boats = Boats
    .help = Each takes a player one step up a river, against the current, once. The arsenal restores them.
option-cement = Bags of cement
    .help = Each builds one wall beside the player's cell. They are found in arsenals only.
option-beginners = Beginners
    .help = Which players have the handicaps below: their numbers in the order of turns, with spaces between, such as 1 3. You are number 1, if you play. Left empty, nobody has.
    .wanted = numbers of players with spaces between, such as 1 3
option-beginner_asks = Cells that beginners may ask about
    .help = Before choosing where to start, they are told in secret what so many cells are.
option-beginner_orders = More new cells for beginners
    .help = So often in a game they may go on from another cell, even without a wound; bullets and big things stay behind.

## A move

option-compound = Compound moves
    .help = One movement, and before and after it as many shots, blasts and other actions as you have the means for.
option-conditional = Conditional moves
    .help = Parts of a move may depend on what came out so far: if … else ….
option-dark = Dark moves
    .help = A player may ask that the result of an action be told to nobody, not even to the player.
option-semidark = Semi-dark moves
    .help = A player may ask to be told only some of the results.
option-skips = Skipping
    .help = A turn may be passed.
option-skips_draw = All skip: a draw
    .help = If all pass in one round, the game is a draw.
option-skips_ride = Skipping carries on
    .help = A player who skips in a river flows on; one in a pit or a lift is moved on.
option-arms_after = Weapons after the step only
    .help = Shots and knives come after the movement; blasts may come before it.
option-no_repeats = No moves in vain
    .help = Moves that are known to change nothing are refused.

## Rivers, walls, exits

option-current = Rivers
    .help = Shallow ones carry only a player who steps in; turbulent ones carry at once to the end; rivers of chance carry one or two cells, and nobody is told which.
option-current-once = carry one cell at each step
option-current-shallow = shallow
option-current-turbulent = turbulent
option-current-drift = rivers of chance
option-flow_moves = Walking by the flow
    .help = In a river one may ask to be taken one cell downstream.
option-wall_drift = Drifting from walls
    .help = Whoever meets a wall in a river is carried on.
option-wall_fall = Falling back from walls
    .help = Whoever meets a wall in a pit or a lift falls back and is moved on.
option-tells_monolith = The outer wall is told apart
    .help = The game master says whether a wall was an inner one or the outer one.
option-blast_answer = Answer to a blast
    .help = What the game master tells when somebody blows up a wall.
option-blast_answer-exploded = whether a wall was there
option-blast_answer-done = only that it is done
option-blast_answer-remains = whether a wall is still there
option-outside = Exits lead outside
    .help = A player who leaves without { true-prize } stands outside and must come back in at once.
option-pick_up = Picking up { prize.plural }
    .help = On arriving, or by a free choice after the action.
option-pick_up-at-once = on arriving
option-pick_up-after = after the action, if one wants to
option-kit = A kit that can be lost
    .help = Whoever is wounded loses everything but what is found in the arsenal again, once healed.
option-arsenal_adds = Arsenals give more
    .help = An arsenal gives another full stock each time, instead of filling up.

## Things

option-belongings = Things lie about
    .help = Bullets, grenades and corpses are lost, found and carried.
option-throwing = Leaving and throwing
    .help = What players may do with the things they carry.
option-throwing-none = neither
option-throwing-leave = leave on the same cell
option-throwing-throw = leave, or throw to the next cell
option-mines = Mines
    .help = Everybody begins with one, to set for others.
option-mines_beside = Mines on neighbouring cells
    .help = A mine may be set one cell away too.
option-arsenal_mines = Mines from the arsenal
    .help = The arsenal gives a new mine too.

## Shooting and wounds

option-shots = A bullet flies
    .help = Whether it stops at the first players it hits.
option-health = A wound
    .help = What it means to be hit.
option-health-wounds = wounds; the second one kills
option-health-lives = takes a life
option-health-no-death = wounds; nobody dies
option-lives = Lives
    .help = So many hits kill a player, if a hit takes a life.
option-shots-through = through everybody, up to a wall
option-shots-first = to the first obstacle
option-point_blank = Shots at the shooter's own cell
    .help = A bullet also hits the others in that cell.
option-scream = A scream is heard
    .help = A shot is answered by a scream or by silence; who was hit is told on that player's turn.
option-houses_stop_shots = Houses stop bullets
    .help = No shooting out of hospitals and arsenals, nor through them.
option-hospital_safe = Safe in hospital
    .help = Nobody in a hospital can be wounded.
option-fall = The wounded lie down
    .help = They can't be hit again before their next turn.
option-wounded_shoot = The wounded may shoot
    .help = Otherwise they must be healed first.
option-short_shots = Short shots
    .help = A bullet flies only one cell.
option-damp_powder = Damp powder
    .help = Nobody can shoot in a river.
option-named_targets = Shots name their target
    .help = The shooter says whom, and how far away; nobody else is hit.
option-orders = New cells for the wounded
    .help = On the turn after a wound a player may go on from another cell, named in secret.
option-mine_orders = New cells after mines too
    .help = Those hurt by a mine may go on from another cell as well.

## Creatures

option-bear = A bear
    .help = It wounds whoever shares its cell.
option-bear_moves = The bear goes
    .help = As the players go, or on a path that was drawn with the labyrinth.
option-bear_moves-repeats = where the players go
option-bear_moves-trajectory = on a path of its own
option-bear_strikes_on_meeting = The bear strikes on meeting only
    .help = It wounds whom it comes upon, not whoever walks on with it. Otherwise it wounds both, move after move. A bear on a path of its own always does.
option-bear_can_be_shot = The bear can be hit
    .help = A second hit kills it, unless it has a cave.
option-bear_cave = The bear has a cave
    .help = If it is hit, it is back in its cave at once and begins its path anew.
option-leprechaun = A leprechaun
    .help = It tells whoever meets it how far away the nearest { prize } lies.

## Money

option-money = Coins
    .help = What everybody begins with.
option-hint_price = Price of a hint
    .help = So many coins buy the answer to “Where am I?”.
option-hint_price-0 = no hints
option-hint_aloud = Hints aloud
    .help = All hear where the buyer is, not only the buyer.
option-stake_limit = Highest stake
    .help = In coins.
option-stake_limit-0 = all that one has

## The end, and help at the table

option-last_alive = The last one alive
    .help = What it means to have outlived all others.
option-goal = What wins
    .help = What has to be found and carried out.
option-goal-treasure = the true treasure
option-goal-key = a key that opens the lock
option-last_alive-plays-on = plays on
option-last_alive-wins = wins
option-last_alive-must-carry = must still carry { true-prize } out
option-last_moves = Moves of the last one alive
    .help = So many to carry the treasure out, if that is asked for.
option-last_moves-0 = as many as there are cells
option-quiet_rounds = Rounds until a draw
    .help = Rounds without a lasting change after which the game is drawn.
option-quiet_rounds-0 = ten times as many as there are cells
option-quiet_rounds--1 = as many as there are cells
option-help = Help from the page
    .help = The most that the page writes down for each player at the table. Players can have less on their own page; bots always keep a notebook.
option-help-blank = a blank sheet
option-help-scribe = what was said
option-help-notebook = a notebook
option-help-proofs = all that can be proved
option-advice = Hints from the page
    .help = Asked again and again, the page says that something can be known, where, what and why, and at last a move. All are told of every hint, and it is counted.
option-advice-never = for nobody
option-advice-alone = without other people
option-advice-always = for everybody
option-memory_game = A memory game
    .help = The page shows no log of what was said; only last moves can be recalled.

## Parchís

option-safe_cells = Coloured cells
    .help = A piece that stands on one is safe from pieces that come along the track.
option-safe_cells-4 = the 4 starting cells
option-safe_cells-12 = these and 8 more
option-pairs = Pairs
    .help = Four players, two against two. Partners sit opposite and win together.
option-partners_capture = Partners may capture each other
    .help = Otherwise a move that would capture the partner's piece can't be made.
option-help_partner = Helping the partner
    .help = A player who has all pieces home goes on rolling, and moves the partner's.
