# The player's own games on this device: saved ones, finished ones, statistics.

games-title = My games
games-device = All this is stored in this browser only, and goes when you clear its storage.

## Games that can be played on

games-saved = Saved games
games-saved-help = Up to { $most } are kept, one of them with friends; then the oldest makes room. They are sealed: nobody can peek into the labyrinth, not even you.
games-saved-none = No game is saved here.
games-saved-row = { $rules } · { $players ->
    [one] 1 player
   *[other] { $players } players
}{ $friends ->
    [yes] , with friends
   *[no] { "" }
} · { $when }
games-saved-here = the game you left
games-saved-broken = A game that can't be opened · { $when }
games-before = from before
games-take-up = Continue
games-delete = Delete
games-delete-really = Really delete?
games-deleted = Deleted.

## Games that are over

games-finished = Finished games
games-finished-help = The last { $most } are kept; then the oldest go first, but stay in the statistics.
games-finished-none = No game has been finished here yet.
games-finished-row = { $rules } · { $names } · { $outcome } · { $when }
games-nobody-won = nobody won
games-won = { $names } won
games-watch = Look
games-save = Save
games-denied = This browser doesn't let the page keep finished games.

## Statistics and the file

games-tally = Statistics
games-tally-rules = Rules
games-tally-games = Games
games-tally-wins = Won
games-tally-best = Fewest moves
games-tally-all = All
games-export = Save all to a file
games-import = Bring a file along …
games-file-help = The file holds finished games, the statistics and your best results. Games that are not over stay sealed on this device.
games-imported = { $count ->
    [0] Nothing new was in the file.
    [one] One game was brought along.
   *[other] { $count } games were brought along.
}
games-no-file = This file holds no games that can be read. Nothing was changed.
games-no-room = There is no room left for this. Delete some finished games first; nothing was changed.

## How strong the player is

rivals = Against bots
rivals-bot = Bot
rivals-games = Games
rivals-points = Points
rivals-share = { $points } of { $games }
own-level = { $standing ->
    [like] You play about as well as the bot “{ $bot }”.
    [above] You play better than the bot “{ $bot }”.
    [below] The bot “{ $bot }” still plays better than you.
    [between] You play better than the bot “{ $bot }”, but not yet as well as “{ $upper }”.
   *[unknown] After { $most } games against the same bot you read here how strong you are.
}
own-level-help = An estimate from the games on this device: a win is a point against each bot at the table, and half a point is yours where neither has won.
