# What the game master says. Ids are the engine's message keys. Where the documents' words differ,
# `$preset`, the family of the rule set, decides; under `$goal` key a key is carried instead of a
# treasure; `$current` is how the rivers carry.

seat-unknown = Player { $number }

## Opening

opened = { $preset ->
    [classic] The labyrinth is drawn: { $rows } by { $cols }{ opened-floors }{ opened-holes }, and { $players ->
        [one] one player
       *[other] { $players } players
    } at its walls. Choose where you start, in turn.{ opened-numbers }{ opened-heal }{ opened-limit }
    [grand] The labyrinth is drawn: { $rows } by { $cols }{ opened-floors }{ opened-holes }, and { $players ->
        [one] one player
       *[other] { $players } players
    } at its walls.{ opened-numbers }{ opened-heal }{ opened-limit }
   *[other] The labyrinth is drawn: { $rows } by { $cols }{ opened-floors }{ opened-holes }. { $players ->
        [one] One player sets out
       *[other] { $players } players set out
    } to find { true-prize }.{ opened-numbers }{ opened-heal }{ opened-limit }
}
opened-floors = { $floors ->
    [one] {""}
    [other] , { $floors } floors of it
   *[none] {""}
}
opened-holes = { $holes-count ->
    [one] , without the cell { $holes }
    [other] , without the cells { $holes }
   *[none] {""}
}
opened-numbers = { opened-exits }{ opened-closed-exits }{ opened-arsenals }{ opened-hospitals }{ opened-casinos }{ opened-encephalitis }{ opened-false-treasures }
opened-exits = { $exits ->
    [one] {" "}It has one exit.
    [other] {" "}It has { $exits } exits.
   *[none] {""}
}
opened-closed-exits = { $closed_exits ->
    [0] {" "}No exit is closed.
    [one] {" "}One exit is closed.
    [other] {" "}Closed exits: { $closed_exits }.
   *[none] {""}
}
opened-arsenals = { $arsenals ->
    [one] {" "}There is one arsenal.
    [other] {" "}There are { $arsenals } arsenals.
   *[none] {""}
}
opened-hospitals = { $hospitals ->
    [one] {" "}There is one hospital.
    [other] {" "}There are { $hospitals } hospitals.
   *[none] {""}
}
opened-casinos = { $casinos ->
    [0] {" "}There is no casino.
    [one] {" "}There is one casino.
    [other] {" "}There are { $casinos } casinos.
   *[none] {""}
}
opened-encephalitis = { $encephalitis ->
    [0] {" "}There is no encephalitis.
    [one] {" "}One cell holds encephalitis.
    [other] {" "}{ $encephalitis } cells hold encephalitis.
   *[none] {""}
}
opened-false-treasures = { $false_treasures ->
    [0] {" "}No treasure is false.
    [one] {" "}One treasure is false.
    [other] {" "}{ $false_treasures } treasures are false.
   *[none] {""}
}
opened-heal = { $heal_moves ->
    [0] {" "}Whoever gets infected may take as long as needed to reach a hospital.
    [one] {" "}Whoever gets infected has one move to heal.
    [other] {" "}Whoever gets infected has { $heal_moves } moves to heal.
   *[none] {""}
}
opened-limit = { $limit ->
    [one] {" "}After one round with no changes the game is a draw.
    [other] {" "}After { $limit } rounds with no changes the game is a draw.
   *[none] {""}
}
asks-start = { $name }, show me in secret where you start.
chose-start = { $name } has shown me a cell.
start-at = Between ourselves: { $name } starts at { $at }.
asked-cell = { $name } asks me in secret what a cell is.
told-cell = Between ourselves: { $at } is { $cell ->
    [land] land
    [river] a river
    [delta] a { mouth }
    [pit] a { pit }
    [lift] a lift
    [arsenal] an arsenal
    [hospital] a hospital
    [encephalitis] an encephalitis cell
    [casino] a casino
    [cave] the bear's cave
   *[other] { $cell }
}.
starts-void = These choices are void. Everybody chooses another cell than before.
starts-together = You all stand on one cell, which I have chosen, and have no ammunition.
starts-placed = { $preset ->
    [quest] I have placed the players at random; where, you have to find out.
   *[other] I have put everybody somewhere at random; where, I won't tell.
}
starts-land = { $preset ->
    [classic] Land.
   *[other] { $name } starts on land.
}
starts-river = { $preset ->
    [classic] A river.
   *[other] { $name } starts in a river.
}
starts-delta = { $preset ->
    [classic] A river's mouth.
   *[other] { $name } starts in a { mouth }.
}
starts-pit = { $preset ->
    [classic] A pit.
   *[other] { $name } starts in a { pit }.
}
starts-arsenal = { $preset ->
    [classic] The arsenal.
   *[other] { $name } starts in an arsenal.
}
starts-hospital = { $preset ->
    [classic] The hospital.
   *[other] { $name } starts in a hospital.
}
starts-encephalitis = { $name } starts on an encephalitis cell.
starts-lift = { $name } starts in a lift.
starts-casino = { $name } starts in a casino.
starts-cave = { $name } starts in the bear's cave.

## Moving

hit-wall = { $preset ->
    [classic] Wall.
    [school] Wall.
    [quest] Impossible, wall.
   *[other] Cannot move – hit a wall.
}
hit-monolith = { $preset ->
    [quest] Impossible, monolith.
    [grand] Cannot move – hit the outer wall.
   *[other] Outer wall.
}
no-wall = No wall hit.
hit-river = Failed, a river flows this way.
drifted-river = { $preset ->
    [school] Back into the river, and carried on.
   *[other] Carried by the flow to a river.
}
drifted-delta = { $preset ->
    [school] Back into the river, and carried into the mouth.
   *[other] Carried by the flow to a { mouth }.
}
drifted-pit = Back into the { pit }, and on along its loop.
drifted-lift = Back into the lift, and on to the next floor.
arrived-land = { $preset ->
    [classic] Land.
    [school] Land.
    [quest] Done.
   *[other] Walked onto land.
}
arrived-delta = { $preset ->
    [classic] Mouth.
    [school] Mouth.
    [quest] Done, river end.
   *[other] Walked into a delta.
}
arrived-arsenal = { $preset ->
    [classic] Arsenal.
    [school] Arsenal.
    [quest] Done, arsenal.
   *[other] Walked into an arsenal.
}
arrived-hospital = { $preset ->
    [classic] Hospital.
    [school] Hospital.
    [quest] Done, hospital.
   *[other] Walked into a hospital.
}
arrived-pit = { $preset ->
    [classic] A pit, and on into the next of its loop.
    [school] A pit, and on along its loop.
    [quest] Done, wormhole.
   *[other] Fell into a pit, and on into the next one in the loop.
}
arrived-lift = { $preset ->
    [quest] Done, lift.
   *[other] A lift, and on to the next floor.
}
arrived-casino = { $preset ->
    [quest] Done, casino.
    [grand] Walked into a casino.
   *[other] Casino.
}
arrived-cave = { $preset ->
    [quest] Done, bear's cave.
    [grand] Walked into the bear's cave.
   *[other] The bear's cave.
}
arrived-encephalitis = Arrived at an encephalitis cell.
carried-river = { $current ->
    [drift] { $preset ->
        [quest] Done, river.
       *[other] River.
    }
   *[other] { $preset ->
        [classic] River – river.
        [school] River – river.
        [quest] Done, river, moved to the next cell.
       *[other] Walked into a river, carried by the flow.
    }
}
carried-delta = { $preset ->
    [classic] River – mouth.
    [school] River – carried into the mouth.
    [quest] Done, river, river end.
   *[other] Walked into a river, carried by the flow to a delta.
}
flowed-river = { $preset ->
    [school] On with the flow: river.
    [quest] Done, river, moved to the next cell.
   *[other] Walked by the flow into a river.
}
flowed-delta = { $preset ->
    [school] On with the flow: mouth.
    [quest] Done, river, river end.
   *[other] Walked by the flow into a delta.
}
rowed-river = { $preset ->
    [quest] Done, river, against the current.
   *[other] Rowed up the river, against the current.
} The boat is used up.
waded-river = By the river.
waded-delta = By the river, into a { mouth }.
cannot-loop = No { pit } is here to jump on from.
cannot-lift = No lift is here to change the floor with.
cannot-flow = No river is here to walk with.
at-exit = { $goal ->
    [key] Exit, key required.
   *[treasure] Exit.
}
went-outside = Exit – and { $name } stands outside.
lost-outside = That does not lead back in. { $name } is out of the game.
healed = { $name } is healed.
rearmed = { $preset ->
    [grand] { $name } now has { $bullets ->
        [0] no bullets
        [one] one bullet
       *[other] { $bullets } bullets
    } and { $bombs ->
        [0] no grenades
        [one] one grenade
       *[other] { $bombs } grenades
    }{ stock-more }{ stock-big }.
    [quest] { $name } now has { stock-gun }, { stock-grenade }{ stock-more }{ stock-big }.
   *[other] { $name } now has { $bullets ->
        [0] no bullets
        [one] one bullet
       *[other] { $bullets } bullets
    } and { $bombs ->
        [0] no bombs
        [one] one bomb
       *[other] { $bombs } bombs
    }{ stock-more }{ stock-big }.
}
stock-gun = { $bullets ->
    [0] no gun
    [1] a gun
   *[other] { $bullets } guns
}
stock-grenade = { $bombs ->
    [0] no grenade
    [1] a grenade
   *[other] { $bombs } grenades
}
stock-more = { stock-knives }{ stock-boats }{ stock-cement }
stock-knives = { $knives ->
    [0] , no knife
    [one] , a knife
    [other] , { $knives } knives
   *[none] {""}
}
stock-boats = { $boats ->
    [0] , no boat
    [one] , a boat
    [other] , { $boats } boats
   *[none] {""}
}
stock-cement = { $cement ->
    [0] , no cement
    [one] , a bag of cement
    [other] , { $cement } bags of cement
   *[none] {""}
}
stock-big = { $treasures ->
    [1] , { $goal ->
        [key] the key
       *[treasure] a treasure
    }
   *[none] {""}
}{ $mines ->
    [1] , a mine
   *[none] {""}
}{ $corpses ->
    [1] , a corpse
   *[none] {""}
}
armed-mine = { $name } is given a mine.
skipped = { $name } skips.
dark-done = Done.

## Sickness

woke-mite = The mite has been woken up!
infected = { $name } has been infected and has { heal-time } to heal.
heal-time = { $moves ->
    [0] any number of moves
    [one] one move
   *[other] { $moves } moves
}
heal-moves = { $moves ->
    [0] No moves are
    [one] One move is
   *[other] { $moves } moves are
} left to heal.
immune = { $name } is immune from now on.
died-infected = { $name } found no hospital in time and dies of the infection.

## Treasure

found-treasure = { $goal ->
    [key] The key!
   *[treasure] { $preset ->
        [grand] { $count ->
            [one] Found a treasure!
           *[other] Found { $count } treasures!
        }
       *[other] { $count ->
            [one] A treasure lies here!
           *[other] { $count } treasures lie here!
        }
    }
}
advised = { $name } takes a hint.
took-treasure = { $goal ->
    [key] { $name } takes the key.
   *[treasure] { $preset ->
        [grand] { $name } takes a treasure.
       *[other] { $name } takes it up.
    }
}
treasure-too-hurt = { $preset ->
    [grand] { $name } can't carry it, being wounded or infected.
    [school] { $name } isn't well enough to carry it.
   *[other] { $name } is wounded and can't carry it.
}
treasure-hands-full = { $name } already carries one and leaves it.
treasure-false = { $preset ->
    [grand] Outside, the treasure crumbles to ashes: it was a fake.
   *[other] Beyond the exit the treasure crumbles: it was a false one.
}
dropped-treasure = { $name } drops the { prize }.
asks-treasure = { $carrying ->
    [yes] { $name }, which { prize } do you want: the one you have, or { $count ->
        [1] the one found here?
       *[other] one of the { $count } found here, from the lowest (1) to the topmost ({ $count })?
    }
   *[no] { $count ->
        [1] { $name }, do you take the { prize } that lies here?
       *[other] { $name }, which { prize } do you want: which of the { $count } here, from the lowest (1) to the topmost ({ $count })?
    }
}
kept-treasure = { $name } keeps things as they are.
chose-treasure = { $count ->
    [1] { $name } takes the { prize } found here.
   *[other] { $name } takes { prize } number { $number } of { $count }, counted from the lowest.
}
won = { $goal ->
    [key] Exit, game over! { $name } opens the lock with the key.
   *[treasure] { $name } carries out the true treasure! The game is over.
}

## Things

found-things = Found { things }.
took-things = { $name } picks up { things }.
put-down = { $thing ->
    [mine] The mine
    [corpse] The corpse
   *[treasure] The { prize }
} is put down for it.
cremated = The corpse is taken away and cremated.
left = { $name } leaves { thing-count } here.
threw = { $name } throws { thing-count } { side-to }.
threw-at-feet = { $name } throws { thing-count } { side-to } – it falls at { $name }'s feet.
lacks-bullets = { $preset ->
    [quest] No gun at hand.
   *[other] No bullets left.
}
lacks-bombs = { $preset ->
    [quest] No grenade at hand.
   *[other] No { charges } left.
}
lacks-knives = No knife at hand.
lacks-boats = No boat at hand.
lacks-cement = No cement at hand.
lacks-mine = No mine to set.
lacks-corpse = No corpse at hand.
lacks-treasure = No { prize } at hand.
not-here = { $thing ->
    [bullet] No bullet lies here.
    [bullets] No bullets lie here.
    [bomb] No { charge } lies here.
    [bombs] No { charges } lie here.
    [mine] No mine lies here.
    [corpse] No corpse lies here.
   *[treasure] No such { prize } lies here.
}
too-hurt = { $name } can't { $do ->
    [shoot] shoot
    [stab] use a knife
    [blow] blow anything up
    [cement] build a wall
    [go] row a boat
    [throw] throw anything
    [leave] leave anything
    [take] take anything
    [mine] set a mine
    [order] ask for a new cell
   *[other] do that
}, being wounded{ $preset ->
    [school] {""}
    [quest] {""}
   *[other] {" "}or infected
}.
kit-lost = { $name } loses the kit.
cement-built = A wall stands there now.
cement-refused = No wall can be built there. The cement is kept.
cannot-take = { $name } can't carry that.
mine-set = The mine is set.
mine-exploded = A mine explodes under { $name }!
mine-heard = A mine explodes!

## Shots, bombs and the bear

cannot-shoot-house = Nobody may shoot out of a hospital or an arsenal.
cannot-shoot-river = In the river the powder is damp: no shot.
scream = A scream is heard!
silence = No scream is heard.
shot-hit = { $preset ->
    [classic] { $bear ->
        [yes] { $hit-count ->
            [0] The bullet passes through the bear.
           *[other] The bullet passes through { $hit } and the bear.
        }
       *[no] The bullet passes through { $hit }.
    }
   *[other] { $bear ->
        [yes] { $hit-count ->
            [0] The bullet hits the bear.
           *[other] The bullet hits { $hit } and the bear.
        }
       *[no] The bullet hits { $hit }.
    }
}
shot-nobody = Nobody is hit.
stabbed = { $bear ->
    [yes] { $hit-count ->
        [0] The knife strikes the bear.
       *[other] The knife strikes { $hit } and the bear.
    }
   *[no] The knife strikes { $hit }.
}
stabbed-nobody = The knife strikes nobody.
mauled = The bear! It mauls { $name }.
wounded = { $name } is wounded.
died = { $name } dies.
lost-life = { $name } loses a life and has { $lives ->
    [0] none
    [one] one
   *[other] { $lives }
} left.
told-wounded = { $name } has been wounded.
told-lost-life = { $name } has lost a life; { $lives ->
    [0] none is left
    [one] one is left
   *[other] { $lives } are left
}.
told-infected = { $name } has been infected and has { heal-time } to heal.
told-died = { $name } is dead.
may-order = { $name } can ask for a new cell now ({ $left ->
    [one] one order is left
   *[other] { $left } orders are left
}).
ordered = { $name } goes on from a cell shown to me in secret.
ordered-at = Between ourselves: { $name } goes on from { $at }.
bear-wounded = The bear is wounded.
bear-died = The bear is dead.
bear-fled = The bear flees into its cave.
leprechaun-met = A leprechaun! It whispers to { $name }: the nearest { prize } lies { $where }.
leprechaun-silent = A leprechaun! But it tells { $name } nothing: it knows of no { prize } that lies elsewhere.
leprechaun-died = The leprechaun is dead.
way-right = { $back ->
    [yes] { $count } to the left
   *[no] { $count } to the right
}
way-down = { $back ->
    [yes] { $count } up
   *[no] { $count } down
}
way-floors = { $back ->
    [yes] { $count ->
        [one] one floor lower
       *[other] { $count } floors lower
    }
   *[no] { $count ->
        [one] one floor higher
       *[other] { $count } floors higher
    }
}
blast-done = Exploded.
blast-nothing = Not exploded.
blast-told = Done.
blast-stands = A wall still stands there.
blast-clear = No wall stands there.

## Hints and the casino

bought-hint = { $name } buys a hint for { $price ->
    [one] one coin
   *[other] { $price } coins
} and has { $money } left.
hint = The hint: { $name } stands { $outside ->
    [left] outside, to the left of { $at }
    [right] outside, to the right of { $at }
    [up] outside, above { $at }
    [down] outside, below { $at }
   *[none] at { $at }
}.
wheel = The wheel stops at { $number }{ $colour ->
    [red] , red
    [black] , black
   *[green] , the zero
}.
bet-won = { $name } wins { $won ->
    [one] one coin
   *[other] { $won } coins
} and has { $money } now.
bet-lost = { $name } loses { $stake ->
    [one] one coin
   *[other] { $stake } coins
} and has { $money } left.
cannot-bet = No casino is here to play in.

## What a player asks

status = { $name }: { $health ->
    [healthy] healthy
    [wounded] wounded
    [infected] infected
    [dead] dead
    [lost] out of the game
   *[other] not yet placed
}{ status-lives }{ $immune ->
    [yes] , immune
   *[no] {""}
}{ $moves ->
    [0] {""}
    [one] , one move left to heal
    [other] , { $moves } moves left to heal
   *[none] {""}
}; { $preset ->
    [quest] { stock-gun }, { stock-grenade }
   *[other] { $bullets ->
        [0] no bullets
        [1] a bullet
       *[other] { $bullets } bullets
    }, { $bombs ->
        [0] no { charges }
        [1] a { charge }
       *[other] { $bombs } { charges }
    }
}{ stock-more }{ stock-big }{ status-money }.
status-lives = { $lives ->
    [one] , one life
    [other] , { $lives } lives
   *[none] {""}
}
status-money = { $money ->
    [0] , no coins
    [one] , one coin
    [other] , { $money } coins
   *[none] {""}
}
counting = { $name } begins to count: from now on the rounds with no changes are called out.

## Ending

quiet-rounds = { $preset ->
    [classic] { $rounds ->
        [0] Something has changed in this round, so I start counting again;
        [one] One round without a change;
       *[other] { $rounds } rounds without a change;
    } at { $limit } I call it a draw.
   *[other] { $rounds ->
        [0] Something has changed in this round, so the count starts again;
        [one] One round with no changes;
       *[other] { $rounds } rounds with no changes;
    } at { $limit } the game ends in a draw.
}
draw = { $preset ->
    [classic] { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    } without a change. I call it a draw.
   *[other] { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    } with no changes – the game ends in a draw!
}
draw-skips = Everybody has skipped in one round – the game ends in a draw.
draw-treasure = { $goal ->
    [key] The key is lost for ever – the game ends in a draw.
   *[treasure] The true treasure is lost for ever – the game ends in a draw.
}
last-alive = { $preset ->
    [school] { $name } is the last one alive and wins. The game is over.
   *[other] { $name } is the last one alive: a victory, if a lesser one. The game is over.
}
last-chance = { $name } is the last one alive and has { $moves ->
    [one] one move
   *[other] { $moves } moves
} to carry out { true-prize }.
last-failed = { $name } has not carried out { true-prize } in time. The game is over.
all-dead = Nobody is left. The labyrinth keeps its { prize }.
