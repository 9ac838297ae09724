# Everything on the page that is not said by the game master.

title = Gamemaster – Labyrinth and Parchís
tagline = Find the treasure in a labyrinth that only the game master sees, and carry it out before the others do.
home = To the lobby
language = Language
settings = Preferences
rules = Rules
end-turn = Parchís: end my turn by itself when nothing is left to choose
sounds = Sounds: dice, walls, water, shots, and when it is my turn
sounds-help = Soft and short. While you look at another tab, only your turn is heard.
close = Close
yes = yes
no = no

## Lobby

learn = Learn to play
learn-hint = Short lessons in which you do things: a minute or so each.
first-game = My first game
first-game-hint = A gentle game: one easy bot, no bear, no bullets – nobody gets hurt.
quick-game = Quick labyrinth
quick-game-hint = Classic, 4 × 5, against two bots and a bear.
quick-parchis = A game of Parchís
quick-parchis-hint = Two dice, four pieces: bring yours home before three bots do.
puzzles = Puzzles
draw-labyrinth = Draw a labyrinth
draw-labyrinth-hint = Be the game master: draw the plan by hand, play on it or keep it for friends.
quick-replaces = A new game takes the place of the one you left.
quick-keeps = Games that you leave are kept: up to { $most }, one of them with friends. Then the oldest makes room.
continue = Continue the game
continue-over = Look at the last game
continue-lesson = Go on with the lesson
other-games = Other saved games: { $count }
my-games = My games and statistics …
setup = Set your own table
setup-game = Game
setup-waits = The game master will bring the options in a moment.
start-game = Open the table
you = You
you-play = I play, too
you-lead = I lead the game
you-lead-hint = You are the game master: you see the plan and every player, answer at your own pace, and may overrule. You have no piece.
you-name = Name
# The first letter of a name stands on the pawn: it must be none of the notebook's letters for cells.
you-default = Newcomer
you-colour = Colour and shape
colour-blue = Blue square
colour-red = Red circle
colour-green = Green triangle
colour-orange = Orange diamond
colour-purple = Purple star
colour-teal = Teal hexagon
bots = Bots
bot-number = Bot { $number }
bot-choice = { $name }, level { $level }
bot-remove = Remove bot { $number }
bot-more = One more bot
bot-yours = your partner
bot-against = against you
bot-with = with bot { $number }
bot-wanderer = Wanderer
    .help = The wanderer strolls about at random, but walks into no wall that it knows.
bot-forgetful = Scatterbrain
    .help = The scatterbrain draws a map as well, but soon loses its scraps and has to begin again.
bot-mapper = Surveyor
    .help = The surveyor draws a map from what it hears, fetches the treasure, seldom walks in circles, and knows where you are when you give it away.
bot-reasoner = Detective
    .help = The detective imagines labyrinths in which it would have heard the same, and tries what tells them apart. It keeps clear of the bear and out of lines of fire. When lost it maps on, as the surveyor does.
bot-master = Minos
    .help = Minos thinks as the detective does, and hunts: it shoots when the odds are good, and leads the bear your way.
bot-dicer = Dreamer
    .help = The dreamer moves whatever comes to hand, and counts nothing.
bot-runner = Runner
    .help = The runner hurries home and looks neither left nor right.
bot-keeper = Keeper
    .help = The keeper weighs a little of everything: shelter, blockades, captures, the way home.
bot-reckoner = Reckoner
    .help = The reckoner thinks of every roll that may come next, all twenty-one of them.
bot-stand-in = Trainer
    .help = The trainer does in a lesson what the lesson is about.
preset = Rule set
seed = Seed
seed-label = Word or number
seed-help = { $preset ->
    [parchis] If this is left empty, chance decides. The same seed rolls the same dice as long as the same moves are made, so whoever knows the seed can know the next roll.
   *[other] If this is left empty, chance decides. The same seed with the same options draws the same labyrinth, so whoever knows the seed can know the map.
}
setup-plan = Plan
setup-plan-help = The plan that lies on your desk is played on. Everybody at the table is told that you have brought it.
setup-plan-out = Leave it out: chance draws the labyrinth
plan-own = You play on a plan that was brought to this table: whoever drew it can know it.
bot-add = Add a bot program
    .help = A bot is a pure-Python wheel that registers itself under “gamemaster.bots”. It runs shut off from the game and from the network, and hears only what its seat hears. It stays until the page is closed.
bot-file = Choose a wheel …
bot-url = Or an address on this site
bot-fetch = Fetch
bot-added = { $count ->
    [one] One kind of bot is
   *[other] { $count } kinds of bots are
} at hand now.
record-watch = Watch a record
    .help = A game that was saved after its end can be looked at again, from anybody's eyes.
record-file = Choose a record …

## The engine on its way

boot-progress = Loading
boot-bytes = { $loaded }.{ $loaded-tenth } of { $total }.{ $total-tenth } MB
boot-start = The game master is on his way …
boot-runtime = The game master is on his way …
boot-packages = He unpacks his pencils …
boot-engine = He squares the paper …
boot-ready = The game master is ready.
boot-wish =
    { $wish ->
        [play-friends] One moment: your friends can be invited as soon as the game master is here …
       *[other] One moment: the game begins as soon as the game master is here …
    }
boot-wish-kept = What you have chosen is not forgotten.
boot-drawing = The game master lays the table …
retry = Try again

## Table

table = Table
players = Players
log = What was said
tab-map = Map
tab-log = Log
tab-players = Players
turn-yours = Your turn, { $name }
turn-answering = The game master looks at his plan …
turn-other = { $name } has the turn
turn-replay = Replay
game-over = The game is over
seat-you = you
pawn-on = { $cell ->
    [land] on land
    [river] in a river
    [delta] { $preset ->
        [classic] at a mouth
        [school] at a mouth
        [quest] at a river end
       *[other] in a delta
    }
    [pit] in a { pit }
    [lift] in a lift
    [arsenal] { $preset ->
        [classic] in the arsenal
        [school] in the arsenal
       *[other] in an arsenal
    }
    [hospital] { $preset ->
        [classic] in the hospital
        [school] in the hospital
       *[other] in a hospital
    }
    [encephalitis] on an encephalitis cell
    [casino] in a casino
    [cave] in the bear's cave
   *[other] on { $cell }
}
pawn-outside = outside
health = { $health ->
    [unplaced] not yet placed
    [healthy] healthy
    [wounded] wounded
    [infected] { $moves ->
        [0] infected
        [one] infected, one move left to be healed
       *[other] infected, { $moves } moves left to be healed
    }
    [dead] dead
    [lost] out of the game
   *[other] { $health }
}
health-short = { $health ->
    [unplaced] –
    [healthy] { "" }
    [wounded] wounded
    [infected] { $moves ->
        [0] infected
       *[other] infected · { $moves }
    }
    [dead] dead
    [lost] out
   *[other] { $health }
}
bullets = { $preset ->
    [quest] { $count ->
        [0] no gun
        [one] a gun
       *[other] { $count } guns
    }
   *[other] { $count ->
        [0] no bullets
        [one] one bullet
       *[other] { $count } bullets
    }
}
bombs = { $count ->
    [0] no { charges }
    [one] one { charge }
   *[other] { $count } { charges }
}
lives = { $count ->
    [0] no lives
    [one] one life
   *[other] { $count } lives
}
money = { $count ->
    [0] no coins
    [one] one coin
   *[other] { $count } coins
}
tool-gun = { $count ->
    [0] gun used
    [one] a gun
   *[other] { $count } guns
}
tool-knife = { $count ->
    [0] knife used
    [one] a knife
   *[other] { $count } knives
}
tool-bomb = { $count ->
    [0] { charge } used
    [one] a { charge }
   *[other] { $count } { charges }
}
tool-boat = { $count ->
    [0] boat used
    [one] a boat
   *[other] { $count } boats
}
tool-cement = { $count ->
    [0] no cement
    [one] a bag of cement
   *[other] { $count } bags of cement
}
carries-treasure = carries { $goal ->
    [key] the key
   *[treasure] a treasure
}
carries-mine = carries a mine
carries-corpse = carries a corpse
immune-now = immune
stock-unsure = perhaps { $label }
orders-left = { $count ->
    [one] may name a new cell once
   *[other] may name a new cell { $count } times
}
recall = Recall the last move of { $name }
log-memory = Said since your turn
memory-note = A game of memory: the notebook stays shut until the end. Players' last moves can be recalled on your own turn.

## Controls

start-grid = Start cells
start-hint = Choose the cell where you start.
start-hint-secret = Choose the cell where you start. Only the game master will know it.
start-wait = The others choose where they start.
pad-go = Go
    .keys = arrow keys
pad-shoot = { $preset ->
    [quest] Gun
   *[other] Shoot
} · { $left }{ $sure ->
    [no] ?
   *[yes] { "" }
}
    .keys = Shift + arrow
pad-blow = { charge.named } · { $left }{ $sure ->
    [no] ?
   *[yes] { "" }
}
    .keys = B, then arrow
offer-go = { $side ->
    [left] Go left
    [right] Go right
    [up] Go up
   *[down] Go down
}
offer-shoot = { $side ->
    [left] Shoot left
    [right] Shoot right
    [up] Shoot up
   *[down] Shoot down
}
offer-blow = { $preset ->
    [classic] { offer-bomb }
    [school] { offer-bomb }
   *[other] { $side ->
        [left] Blow up the left wall
        [right] Blow up the right wall
        [up] Blow up the upper wall
       *[down] Blow up the lower wall
    }
}
aim-boat = Steps by boat, against the current
offer-row = { $side ->
    [left] Row left
    [right] Row right
    [up] Row up
   *[down] Row down
}
offer-bomb = { $side ->
    [left] Bomb the left wall
    [right] Bomb the right wall
    [up] Bomb the upper wall
   *[down] Bomb the lower wall
}
offer-loop = On to the next { pit }
offer-lift = On to the next floor
offer-flow = Walk with the flow
offer-skip = Skip this turn
offer-status = Status
offer-count = Count rounds
offer-start = Start at { $cell }
offer-ask = Ask about { $cell }
offer-order = Go on from { $cell }
ask-grid = Cells to ask about
ask-hint = Choose a cell: the game master tells you, and only you, of what kind it is.
placing-start = Choose the start
placing-ask = Ask about a cell
order-cell = Another cell …
order-grid = Cells to go on from
order-hint = Choose the cell from which you go on. Only the game master will know it.
order-stay = Stay where I am
keys = Keys
keys-help = { $preset ->
    [school] Arrows: go. Shift + arrow, or S and an arrow: shoot. B and an arrow: bomb. F: with the flow, L: next pit, E: lift, R: casino, H: hint.
   *[other] Arrows: go. Shift + arrow, or S and an arrow: shoot. B and an arrow: bomb. L: on to the next pit. Space: hurry the bots.
}
keys-aim-shoot = Shoot – which way? Press an arrow, or Esc.
keys-aim-blow = { charge.named } – which way? Press an arrow, or Esc.
keys-aim-mine = Mine – which way? Press an arrow, M for your own cell, or Esc.
keys-aim-boat = By boat – which way? Press an arrow, or Esc.
keys-help-compound = { $preset ->
    [quest] Arrows: go at once, K: skip. S or B and an arrow: fire, blow up. N: knife, O and an arrow: by boat, W: build a wall.
   *[other] Arrows: go at once. S, B or M and an arrow: shoot, blow up, set a mine. L: next pit, F: with the flow, K: skip.
}
keys-composing = Arrows: the way. Alt + arrow moves a part, Del takes it away. Enter: say it. Esc: drop the move.
aim = Your aim: { $goal ->
    [key] find the key and leave through the lock with it
   *[treasure] find the true treasure and carry it out
}{ $alone ->
    [yes] , in as few moves as you can
   *[no] {" "}before anybody else does
}.
watching-asked = You are out of this game. The labyrinth keeps its secret: try it again, or see how the bots go on.
again = Again, same labyrinth
watch = Watch
watching = You watch; the bots play on.
watching-skip = The bots play to the end …
hurry = Next move now
skip-to-end = Skip to the end
board-larger = Larger
board-smaller = Smaller
board-fit = Show everything
board-in-words = The notebook in words

## After the game

reveal = Reveal the labyrinth
play-again = Play again
same-again = Same labyrinth
gather-again = Other rules or seats
draw-on = Plan to the desk
save-record = Save record
replay-close = Back to the result
to-lobby = To the lobby
seed-shown = Seed of this labyrinth: { $seed }
replay-at = Place in the game
replay-place = Request { $at } of { $steps }
replay-back = One request back
replay-next = One request on
replay-play = Play
replay-pause = Stop
replay-eyes = Seen by
replay-speed = Speed
replay-speed-step = { $step ->
    [1] slow
    [2] steady
    [3] brisk
   *[other] fast
}
eyes-gm = the game master
eyes-spectator = a spectator

## Preferences

theme = Paper
theme-system = as the device is set
theme-paper = squared paper
theme-blackboard = blackboard
pace = Bots move
pace-calm = calmly
pace-steady = steadily
pace-brisk = briskly
pace-instant = at once
thought = Thinking bots take
thought-short = up to half a second
thought-usual = up to a second
thought-long = up to five seconds
help = My notebook in Labyrinth
help-allowed = all that the table allows
help-notebook = a notebook, no proofs
help-blank = a blank sheet

## Versions, and playing without a network

update-ready = A newer version of this page is ready.
update-waiting = The newer version opens when the game in another tab is left.
update-taken = The newer version is being opened.
update-take = Open it now
update-later = Later
offline-keeping = The page is being saved, so that it will open without a network, too.
offline-yes = The page is saved in this browser ({ $size } MB) and opens without a network, too.
offline-failed = This time the page could not be saved for playing without a network. The next visit tries again.
offline-impossible = This browser does not save the page for playing without a network.
install = Install as an app
docs = How this game is made
