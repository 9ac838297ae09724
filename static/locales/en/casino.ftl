# The casino table and the sale of hints.

open-bet = Casino
casino = Casino
casino-play = { $stake ->
    [one] Stake one coin
   *[other] Stake { $stake } coins
}
casino-close = Leave the table
casino-waits = The others have the turn now.
casino-left = No bets can be made now.
casino-broke = You have no coins left.
bet-number = { $number }, { $colour ->
    [red] red
    [black] black
   *[green] green
}
bet-red = Red
bet-black = Black
bet-odd = Odd
bet-even = Even
bet-low = 1–18
bet-high = 19–36
odds-even = { $bet }: pays 1 : 1 and comes up on 18 of 37 numbers. A win brings { $win ->
    [one] one coin
   *[other] { $win } coins
} more; else the stake is lost.
odds-number = Number { $bet }: pays 35 : 1 and comes up on 1 of 37 numbers. A win brings { $win } coins more; else the stake is lost.
odds-house = On zero every colour, odd, even and both halves lose: of 37 coins staked the house keeps one on average, whatever the bet (2.7 %).
stake = Stake
stake-less = One coin less
stake-more = One coin more
purse = { $money ->
    [0] You have no coins.
    [one] You have one coin.
   *[other] You have { $money } coins.
}{ $limit ->
    [0] {""}
   *[other] {" "}No stake is higher than { $limit }.
} A bet takes your turn.
open-hint = Where am I? ({ $price })
hint-title = A hint
hint-question = For { $price ->
    [one] one coin
   *[other] { $price } coins
} I tell you{ $aloud ->
    [yes] , aloud,
   *[no] , and only you,
} on which cell you stand. It takes your turn, and all hear that you asked. { $left ->
    [0] You will have no coins left.
    [one] You will have one coin left.
   *[other] You will have { $left } coins left.
}
hint-buy = { $price ->
    [one] Pay one coin
   *[other] Pay { $price } coins
}
hint-not-now = Not now
hint-to-map = To the map
