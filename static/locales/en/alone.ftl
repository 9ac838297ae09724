# Playing alone for few moves, and labyrinths that friends hand to each other.

quick-quest = Quest alone
quick-quest-hint = Find the key and the lock, 4 × 4, in as few moves as you can.
turns = { $count ->
    [0] no moves yet
    [one] one move
   *[other] { $count } moves
}
result-moves = { $moves ->
    [one] One move
   *[other] { $moves } moves
}
result-first = Your first way out of this labyrinth.
result-better = Better than before: it took { $best ->
    [one] one move
   *[other] { $best } moves
} until now.
result-best-hints = { $count ->
    [one] One hint was taken then.
   *[other] { $count } hints were taken then.
}
result-equal = As quick as your best way out of this labyrinth.
result-worse = Your best way out of this labyrinth took { $best ->
    [one] one move
   *[other] { $best } moves
}.
result-lost = No way out this time.
result-lost-best = No way out this time. Your best one took { $best ->
    [one] one move
   *[other] { $best } moves
}.
result-unkept = This browser doesn't let the page keep the result.

share-game = Same labyrinth to a friend
share-title = The same labyrinth for a friend
share-about = Whoever opens this link can play the same labyrinth. It holds rules and seed, but no map.
share-about-moves = { $moves ->
    [one] Whoever opens this link can play the same labyrinth, and is told that you needed one move. It holds rules and seed, but no map.
   *[other] Whoever opens this link can play the same labyrinth, and is told that you needed { $moves } moves. It holds rules and seed, but no map.
}
share-label = Link
share-copy = Copy
share-send = Send …
share-drawn = This labyrinth was drawn by hand, so no seed gives it to others. Its plan can be sent from the desk, as a link.
share-copied = The link is copied.
share-copy-yourself = This browser doesn't let the page do that. The link stands in the field.
share-text = A labyrinth for you: can you get out of it?
share-text-moves = { $moves ->
    [one] A labyrinth for you: I got out of it in one move. And you?
   *[other] A labyrinth for you: I got out of it in { $moves } moves. And you?
}

invite-title = A friend invites you to the same labyrinth
invite-rules = { $name }: { $floors ->
    [one] { $rows } × { $cols }
   *[other] { $floors } floors of { $rows } × { $cols }
}
invite-beat = Your friend says: { $moves ->
    [one] one move
   *[other] { $moves } moves
}, alone. Can you do it in fewer?
invite-beat-hints = { $count ->
    [one] One hint was taken.
   *[other] { $count } hints were taken.
}
invite-version = The link comes from another version of this program, which may have drawn another labyrinth.
invite-honest = The labyrinth is in the link's seed. Nobody checks whether you peek.
invite-replaces = It takes the place of the game you left.
invite-alone = Play alone
invite-bots = Play with bots
invite-long = The link to a labyrinth is too long to be one. Nothing was changed.
invite-rules-broken = The link to a labyrinth holds no rules that can be read. Nothing was changed.
invite-seed = The link to a labyrinth names none: its seed is missing, or has more than { $limit } characters. Nothing was changed.
invite-other-game = The link to a labyrinth holds the rules of another game. Nothing was changed.
invite-moves-broken = The link to a labyrinth tells a number of moves that can't be. Nothing was changed.
