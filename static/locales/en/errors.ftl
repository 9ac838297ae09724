# Why something was not accepted, and what can be done about it. Nothing here changes the game.

## Moves

illegal-game-over = The game is over.
illegal-not-your-turn = It isn't { $name }'s turn.
illegal-not-your-seat = { $name } is moved by a bot.
illegal-no-bot-to-move = No bot has the turn.
illegal-stale = The game has moved on in the meantime; please look again.
illegal-claim = “{ $claim }” says nothing that could be true or false in this game.
illegal-one-action = A turn is exactly one action here, and this request has { $count }.
illegal-choose-start = Everybody has to choose a start first.
illegal-started = The start cells have been chosen already.
illegal-no-such-cell = There is no cell { $cell } on this sheet.
illegal-no-bullets = { $preset ->
    [quest] No gun is left.
   *[other] No bullets are left.
}
illegal-no-bombs = No { charges } are left.
illegal-no-knives = No knife is left.
illegal-no-boats = No boat is left.
illegal-no-cement = No cement is left.
illegal-no-loop = Only from a { pit } can you go on to the next { pit }.
illegal-no-flow = Only from a river can you go on with the flow.
illegal-no-flow-moves = Going on with the flow is no move at this table{ $skips ->
    [yes] ; but whoever skips in a river is carried on
   *[no] {""}
}.
illegal-no-lift = Only from a lift can you change floors.
illegal-no-lifts = This labyrinth has no lifts.
illegal-move-too-long = This request is too long.
illegal-move-empty = An action is missing at column { $column }.
illegal-move-side = “{ $word }” wants a side: left, right, up or down (column { $column }).
illegal-move-cell = “{ $word }” wants a cell such as b3 (column { $column }).
illegal-move-unknown = No action is called “{ $word }” (column { $column }).
illegal-move-too-many = This request has too many actions (from column { $column } on).
illegal-move-too-deep = There are too many conditions inside one another (column { $column }).
illegal-move-brace = A brace doesn't fit here (column { $column }). What can stand here: { $wanted }.
illegal-move-condition = A condition is wanted here (column { $column }). What can stand here: { $wanted }.
illegal-move-thing = The name of a thing is wanted here (column { $column }). What can stand here: { $wanted }.
illegal-move-fact = What should be told? (column { $column }) What can stand here: { $wanted }.
illegal-move-number = A number is wanted here (column { $column }). What can stand here: { $wanted }.
illegal-move-player = A player is wanted here (column { $column }). What can stand here: { $wanted }.
illegal-move-bet = What is the bet on? (column { $column }) What can stand here: { $wanted }, or a number from 0 to 36.
illegal-one-movement = A move has exactly one movement, whichever way its conditions turn out.
illegal-skip-alone = A player who skips does nothing else in that move.
illegal-arms-after = Shots and knives come after the movement at this table.
illegal-stands-alone = { $do ->
    [bet] A bet takes the whole turn; nothing else can be done in it.
   *[hint] A hint takes the whole turn; nothing else can be done in it.
}
illegal-never-dark = { $do ->
    [bet] Bets are made aloud.
    [hint] Hints are bought aloud.
    [cement] Walls are built aloud.
   *[other] This is always done aloud.
}
illegal-too-hurt = The wounded can't { $do ->
    [stab] use a knife
   *[shoot] shoot
} at this table.
illegal-no-casino = Only in a casino can you place a bet.
illegal-stake-limit = { $limit ->
    [one] At this table no more than one coin can be staked.
   *[other] At this table no more than { $limit } coins can be staked.
}
illegal-no-hints = No hints are sold at this table.
illegal-no-money = That takes { $price ->
    [one] one coin
   *[other] { $price } coins
}, and you have { $money ->
    [0] none
    [one] one
   *[other] { $money }
}.
illegal-no-conditional = Moves with conditions are not played at this table.
illegal-no-dark = Dark moves are not played at this table.
illegal-no-semidark = Moves of which only a part is told are not played at this table.
illegal-no-throwing = Things are not thrown at this table.
illegal-no-mines = There are no mines at this table.
illegal-mines-here-only = At this table a mine can be set only on your own cell.
illegal-name-target = { $named ->
    [yes] A shot must name its target: how far away, and which player.
   *[no] Shots name no target at this table.
}
illegal-no-such-player = No player number { $number } sits at this table.
illegal-no-such-treasure = There is no { prize } number { $number } here; { $count ->
    [0] none lies here.
    [one] one lies here.
   *[other] { $count } lie here.
}
illegal-not-now = Nothing was asked that this could answer.
illegal-answer-first = First the game master's question has to be answered.
illegal-asked-enough = No more cells can be asked for.
illegal-no-advice = You can’t take hints at this table.
illegal-same-cell = The choices were void: it must be another cell than before.
illegal-repeats = This is known to change nothing, and such moves are not played at this table.
illegal-no-skips = Moves can't be skipped at this table.
illegal-status-asked = Your state has been told already, and nothing has happened since.
illegal-counting = The rounds are being counted already.
illegal-no-outline-cell = { $cell } doesn't belong to this labyrinth.
illegal-unknown-here = “{ $do }” can't be part of a move at this table.

## Parchís

illegal-dice = The dice are thrown by the game master.
illegal-roll-first = First the dice must be rolled.
illegal-rolled = The dice have been rolled already.
illegal-step = “{ $move }” can't be moved now.
illegal-must-step = Something can be moved, so something must be.
illegal-nothing-to-undo = There is no move to take back.
refused-position-word = The position can't be read at “{ $word }” (line { $line }, column { $column }).
refused-position-players = The position is for more than { $players } players.
position-over = In this position the game is over already.
position-finished = { $name } has all pieces home and can't have the turn.
position-mixed = Pieces of different colours stand on { $at }.
position-crowded = More than two pieces stand on { $at }.
position-dice = What is left of the roll is not part of it.
position-no-turn = There are dice or bonuses, but nobody has the turn.
position-doubles = The number of doubles doesn't fit the dice.
position-bonus = There is a bonus before anything was moved.
position-paired = Pieces are remembered from a double, but no double is under way.

## Tables and options

refused-other = The game master can't accept this ({ $key }).
refused-no-table = No game has been opened yet.
refused-not-over = Everything is shown when the game is over, not before.
refused-seat = There is no such seat at this table.
refused-again = Friends sit at this table: the same labyrinth can't be begun again without them.
refused-eyes = You can look through the eyes of your own seat only.
refused-puzzle = That is no puzzle: { $why }
refused-lesson = Lesson “{ $lesson }” can't be given: { $why }
refused-no-companion = No companion sits at this table.
refused-game = No game is called “{ $game }”.
refused-players = At least { $least } and at most { $most } can sit here; { $players } were asked for.
refused-hypothesis = These figures are nothing that a match could prove.
refused-outcome = Chance can't have this outcome here.
refused-results = This file holds no results of bots.
refused-dask = No Dask cluster can be reached.
refused-plans = That many plans can't be played.
refused-reasoner = What proves where one is isn't installed here.
refused-page = This page has no place for results.
refused-size = A size is rows times columns, such as 4x5.
refused-preset = No rule set is called “{ $preset }”.
refused-unknown-option = There is no option “{ $option }”.
refused-option = The option “{ $option }” wants { $wanted }.
refused-options = The options “{ $one }” and “{ $other }” contradict each other.
wanted-int = a number from { $min } to { $max }
wanted-named = a number from { $min } to { $max }, or a word instead: { $named }
wanted-bool = yes or no
wanted-choice = one of these: { $choices }
wanted-text = a text of at most { $max } characters
refused-no-bot = The bot “{ $bot }” isn't here. Add its program in the lobby, then continue.
refused-bot-fault = The bot “{ $bot }” has stumbled: { $why }.
refused-message-too-long = This is more than the game master can read at once.
refused-message-broken = The game master can't read this: { $place } – { $why }.

## Records

record-too-large = “{ $name }” is larger than { $limit } MB; no record is.
refused-record-too-long = This is too long to be a record.
refused-record-broken = This is not a whole record: { $place } – { $why }.
refused-record-version = This record has version { $version }; this page reads version { $known }.
refused-record-game = The record is of a game that this page doesn't know: “{ $game }”.
refused-record-move = Request { $number } of the record, “{ $move }”, can't have been made there.
refused-record-order = Entry { $number } of the record is out of order.
refused-record-draw = The outcome in entry { $number } of the record was not drawn from its seed.
refused-record-differs = The answers in the record are not those of the rules.
refused-record-unfinished = Only a finished game can be looked at.

## The stored game

game-none = There is no game to continue.
game-lost = The engine stopped and the game could not be brought back, because this browser doesn't let the page store it.
game-older = The engine had to be started anew, and the game goes on from the last place that could be stored.
game-set-aside = The stored game could not be opened. It was put aside, not deleted.
engine-died = The engine stopped twice over the same request. You can start it again; the game is stored.
refused-vault-version = The stored game was written by another version of this page.
refused-vault-broken = The stored game is damaged and can't be opened.
vault-denied = This browser doesn't let the page store anything, so the game will not survive a reload.
vault-elsewhere = The game table is open in another tab already; what is played here is not stored.
vault-full = There is no room left to store the game. It goes on, but will not survive a reload.
finished-not-kept = The finished game could not be added to your list: the browser stores no more. Save its record if you want to keep it.
vault-failed = The game could not be stored. It goes on, but will not survive a reload.

## The boot

boot-silent = The engine has not been heard of for a while.
boot-broken = The engine could not be started.
boot-runtime-failed = The Python runtime could not be loaded.
boot-packages-failed = The engine's packages could not be loaded.
boot-engine-failed = The engine could not be started.
language-missing = The words of this language could not be loaded.

## Bots from wheels

refused-wheel-name = “{ $name }” is not a pure-Python wheel: its name must end with -py3-none-any.whl.
refused-wheel-size = “{ $name }” is larger than { $limit } MB.
refused-wheel-address = “{ $url }” is not an address.
refused-wheel-origin = “{ $url }” lies on another site; only wheels from this one can be fetched.
refused-wheel-missing = “{ $url }” could not be fetched ({ $status }).
bot-broken = The bot “{ $name }” can't play: { $why }
bot-stopped = A bot program ({ $names }) did what it wasn't asked to, and was stopped.
bot-replaced = { $name } { $why ->
    [too-slow] took too long over a move and was stopped.
    [no-answer] gave no proper answer and was stopped.
    [stopped] has been stopped.
   *[other] has stumbled ({ $why }).
} The bot “{ $other ->
    [wanderer] { bot-wanderer }
    [forgetful] { bot-forgetful }
    [mapper] { bot-mapper }
    [reasoner] { bot-reasoner }
    [master] { bot-master }
    [dicer] { bot-dicer }
    [runner] { bot-runner }
    [keeper] { bot-keeper }
    [reckoner] { bot-reckoner }
   *[other] { $other }
}” plays on in this seat.
refused-wheel-silent = “{ $name }” did not start in time.
refused-wheel-broken = “{ $name }” could not be installed: { $detail }
