# What only the game master in a terminal says. The page never reads this catalog.

terminal-turn = { $name } is to move and can say: { $moves }.
terminal-parts = To be joined to a move by “;”: { $parts }.
terminal-wanted = What can stand there: { $wanted }.
terminal-alone = (for { $names } alone) { $sentence }
terminal-over = “save FILE” still keeps the game; Enter ends.
terminal-saved = Saved in “{ $file }”; “python -m gamemaster replay { $file }” plays it again.
terminal-help-moves = { $name } can say, one of the words between “|” each time:
terminal-help-parts = These can be joined to a move, in any order, by “;”:
terminal-help-words = Words that are known at this table besides:
terminal-help-own = And you can say to me at any time:
terminal-help = help – these lines
terminal-save = save FILE – keep the game as it stands, to play it again with “replay”
terminal-end = Ctrl-D – end; what isn't saved is lost
refused-language = There are no words in “{ $language }”.
refused-save-where = Where to? Say “save” and the name of a file.
refused-save-other = “{ $file }” is no saved game, and is left as it is.
refused-save = “{ $file }” can't be written: { $why }

# Requests that nobody composes, beside the token-… of the others.
token-start = where you begin
token-ask = what cell is this?
token-order = go on from another cell
token-keep = none of those that lie here
token-choose = which of those that lie here, from below
token-count = count the rounds without a change
token-roll = throw the dice
token-step = move a piece from here to there
token-done = end the turn
token-undo = take back the last step
