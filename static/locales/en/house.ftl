# The rule sets in the lobby, and the dialog in which a table makes rules of its own.

preset-classic = Classic
preset-school = School, one floor
    .variant = one floor
preset-school-floors = School, two floors
    .variant = two floors
preset-quest-easy = Quest, easy
    .variant = easy
preset-quest-medium = Quest, medium
    .variant = medium
preset-quest-hard = Quest, hard
    .variant = hard
preset-grand-simple = Grand, simple
    .variant = simple
preset-grand = Grand, whole
    .variant = whole
preset-parchis = Parchís
    .variant = all against all
preset-parchis-pairs = Parchís in pairs
    .variant = two against two
family = { $preset ->
    [classic] Classic
    [school] School
    [quest] Quest
    [grand] Grand
    [parchis] Parchís
   *[other] { $preset }
}
family-about = { $preset ->
    [school] Lives, coins and a casino; rivers carry nobody knows how far, and hints can be bought.
    [quest] Find the key, and the lock that it opens. Everybody has a gun, a knife, a grenade and a boat. Good alone, too.
    [grand] The full reference: a turn is a whole row of actions, and things lie about.
    [parchis] A race home with two dice. Captures and arrivals earn bonus moves; two pieces together bar the way.
   *[other] A rule set of this program.
}
preset-about = { $preset ->
    [classic] One action a turn, bombs, pits and a bear. The quickest to learn.
    [school] 4 by 5 cells.
    [school-floors] Two floors of 4 by 5 cells, with a lift between them.
    [quest-easy] 4 by 4 cells, without creatures.
    [quest-medium] Two floors of 3 by 3 cells; the wormholes lead from one to the other.
    [quest-hard] Two floors of 3 by 4 cells, two hospitals and two arsenals, cement, a bear and a leprechaun.
    [grand-simple] Without mines, infections and dark moves. A good first grand game.
    [grand] Compound, conditional and dark moves, mines, corpses, encephalitis, closed exits.
    [parchis] Everybody plays alone, two to four players.
    [parchis-pairs] Partners sit opposite each other and win together; one who is done goes on to move for the other.
   *[other] A rule set of this program.
}
preset-players = For { $least } to { $most } players.
preset-players-only = For { $most } players.
game-labyrinth = Labyrinth
game-parchis = Parchís
preset-changed = House rules: { $count ->
    [one] one option differs
   *[other] { $count } options differ
} from this rule set.
rule-differs = { $name }: { $value } (usually { $usual })

house = House rules …
house-title = House rules
house-base = Based on
house-search = Search
house-found = { $count ->
    [0] No option has this in its name or explanation.
    [one] One option found.
   *[other] { $count } options found.
}
house-only-changed = Only what differs
house-nothing-changed = Nothing differs from the rule set.
house-differs = differs; in the rule set: { $value }
house-back = Back to “{ $value }”
house-back-label = { $name }: back to “{ $value }”
house-all-back = Everything back
house-fits = These rules can be played.
house-checking = The game master reads these rules …
house-unchecked = The game master hasn't come yet; he reads these rules when he is here.
house-use = Use these rules
house-cancel = Cancel

house-group-aim = Aim and end
house-group-labyrinth = Labyrinth
house-group-beginning = Beginning
house-group-move = A move
house-group-ground = Rivers, walls, exits
house-group-things = Things
house-group-shooting = Shooting and wounds
house-group-creatures = Creatures
house-group-money = Money
house-group-help = Beginners, and help at the table
house-group-board = Board
house-group-partners = Pairs
house-group-other = Others

house-kept = Kept house rules
house-none-kept = None are kept in this browser yet.
house-name = Name
house-keep = Keep
house-take = Take
house-take-label = Take the house rules “{ $name }”
house-drop = Delete
house-drop-label = Delete the house rules “{ $name }”
house-export = Save as a file
house-import = Open a file …
house-share = Copy a link
house-link = Link to these rules

house-was-kept = “{ $name }” is kept in this browser.
house-was-dropped = “{ $name }” is deleted.
house-was-taken = “{ $name }” stands in the form now. Use it, or change it further.
house-was-shared = The link is copied. It holds the rules and nothing else.
house-was-linked = This link brings house rules. They stand in the form; nothing has changed until you use them.
house-copy-yourself = This browser doesn't let the page copy. The link stands in the field.
house-name-missing = House rules that are to be kept need a name.
house-too-many-kept = { $limit } house rules are kept already; delete some first.
house-no-room = This browser has no room left for them, or doesn't let the page store anything. Save them as a file instead.
house-file-large = “{ $name }” is larger than { $limit } kB; no file with house rules is.
house-file-broken = “{ $name }” holds no house rules.
house-link-long = The link to house rules is too long to be one.
house-link-broken = The link holds no house rules that can be read. Nothing was changed.
house-option-unknown = There is no option “{ $option }” here.
house-preset-unknown = No rule set is called “{ $preset }” here.
