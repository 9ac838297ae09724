# The rules in words: the labyrinth, and what its cells do. See rules.ftl.

rules-moving = Going
rules-moving-1 = { $preset ->
    [classic] The answer is the kind of cell you now stand on, or “wall”: then you stay where you are, and the { $compound ->
        [yes] movement is lost.
       *[no] turn is over.
    }
    [school] The answer is the kind of cell you now stand on, or “wall”: then you got nowhere, and the { $compound ->
        [yes] movement is lost.
       *[no] turn is over.
    }
    [quest] The answer is “done”, and what you have come to: “done, wormhole”, “done, arsenal”, “done, hospital”, “done, river, moved to the next cell”, “done, river end”. On plain land it is just “done”. “Impossible, wall” means that you stay where you are.
   *[other] The answer is the kind of cell you now stand on, what you find there and what it does to you; or “cannot move – hit a wall”: then you stay where you are, and the movement is lost. Whether that wall can be blown up is not told.
}
rules-moving-2 = { $outside ->
    [yes] Through an exit you come outside. Your next movement must lead back in through the same exit; any other going puts you out of the game.
   *[no] { $goal ->
        [key] A player who comes to the lock without the key is told “exit, key required” and stays in the cell before it.
       *[treasure] Reading: a player who meets an exit without a treasure is told “exit” and stays in the cell before it.
    }
}
rules-moving-3 = Nobody is told coordinates{ $hint_price ->
    [0] {""}
   *[other] , unless for a hint
}, and nobody is told who else stands on the same cell.
rules-moving-4 = { $outside ->
    [yes] { $belongings ->
        [yes] What is dropped or lies outside, or is thrown out of the labyrinth, is gone without a trace. Reading: a skip outside counts as any other going.
       *[no] {""}
    }
   *[no] {""}
}
rules-moving-5 = A cell acts only on a player who ends a move there: hospital, arsenal and { prize } come after all carrying.
rules-moving-6 = { $tells_monolith ->
    [yes] { $preset ->
        [quest] The outer wall is told apart from inner walls: it is the monolith, and the answer is “impossible, monolith”.
       *[other] The outer wall is told apart from inner walls.
    }
   *[no] {""}
}

rules-water = Rivers
rules-water-1 = { $current ->
    [turbulent] The rivers are turbulent: whoever steps into one is carried at once all the way to its { mouth }. Walking straight into the { mouth } is just that; it carries nobody.
    [drift] Whoever steps into a river is carried along it, one cell or two, as chance has it, but never beyond its { mouth }. You are told “river”, and neither which way nor how far; only if you were carried into the { mouth } you are told so. Walking straight into the { mouth } carries nobody.
   *[once] { $preset ->
        [classic] Whoever steps into a river is carried one cell along the flow: “river – river” while still in the river, “river – mouth” if it led into the mouth. Walking straight into the mouth is just “mouth”; the mouth carries nobody.
        [quest] Whoever steps into a river is moved at once to its next cell, or to the river end. Stepping straight onto the river end is just “done, river end”; it carries nobody.
       *[other] Whoever walks into a river is carried by the flow at once, one cell along: into the next cell of the river or to its { mouth }. Walking straight into the { mouth } is just that; the { mouth } carries nobody.
    }
}
rules-water-2 = { $current ->
    [shallow] The rivers are shallow: you are carried once, on stepping in. From then on you find the bottom with your feet and walk up and down the river as on land; the answer is “by the river”, and not which way. A player who leaves the river and steps in again is carried again, and so is one who crosses to a river cell that the flow doesn't join to the cell just left. Out of the { mouth } nobody can walk up into a river: “failed, a river flows this way”.
    [drift] Going along the flow or against it, you reach just the cell that you wanted; the answer is “river” as well. Reading: the same goes for stepping out of the { mouth }. A player who crosses to a river cell that the flow doesn't join to the cell just left is carried as on any entry.
   *[once] You are carried once a { $compound ->
        [yes] move
       *[no] turn
    }, not again from the cell you reached. Stepping from river cell to river cell carries you like any entry.
}
rules-water-3 = { $current ->
    [once] { $preset ->
        [classic] {""}
       *[other] So a step against the flow brings you back to the cell where you were, and a step with it takes you two cells on. The answer is the same in both cases.
    }
   *[other] {""}
}
rules-water-4 = { $wall_drift ->
    [yes] { $current ->
        [shallow] A wall met from inside a shallow river leaves you where you are: you stand on its bed.
        [turbulent] A wall met from inside a river leaves you to the flow: you are carried to the { mouth }.
        [drift] Whoever meets a wall from inside a river falls back into it and is carried on, again one cell or two.
       *[other] A wall met from inside a river leaves you to the flow: you are carried one cell along.
    }
   *[no] A wall met from inside a river leaves you where you are.
}
rules-water-5 = { $flow_moves ->
    [yes] Standing in a river you may also go by the flow: { $current ->
        [turbulent] Reading: where the rivers are turbulent, that too takes you to the { mouth }.
        [drift] you drift on, again one cell or two.
       *[other] exactly one cell downstream.
    }
   *[no] {""}
}
rules-water-6 = { $preset ->
    [school] There may be several rivers. They{" "}
   *[other] Rivers{" "}
}may meet but never part; each { $preset ->
    [quest] has one river end
   *[other] ends in one { mouth }
}, and no wall stands across a current.
rules-water-7 = { $belongings ->
    [yes] Rivers carry players, not things. What falls on the spring of a river, where nobody can end a move, is lost for everybody; if it is the true treasure, the game is a draw.
   *[no] {""}
}

rules-pits = { $preset ->
    [quest] Wormholes
   *[other] Pits
}
rules-pits-1 = { $preset ->
    [quest] Whoever steps into a wormhole stands at once in the next one of its cycle.
   *[other] Whoever falls into a pit stands at once in the next pit of its loop.
} From there you may walk on, or ask to go on to the next one.
rules-pits-2 = { $preset ->
    [quest] The last wormhole of a cycle leads to the first.
    [school] The last pit of a loop leads to the first; where the next one is, and how many there are, nobody tells you.
   *[other] Reading: the last pit of a loop leads to the first.
} { $wall_fall ->
    [yes] Whoever meets a wall from inside a { pit } falls back and is moved on along the loop.
   *[no] A wall met from inside a { pit } leaves you where you are.
}
rules-pits-3 = { $belongings ->
    [yes] Pits move players, not things. What lies in the pit into which you fall is out of your reach, and harmless to you; you find what lies in the next one.
   *[no] {""}
}
rules-pits-4 = { $lone_pits ->
    [yes] There may be several loops, and a loop may have one { pit } only: whoever falls into it stays there.
   *[no] {""}
}
rules-pits-5 = { $floor_loops ->
    [yes] The { pit.plural } of a loop lie on all floors, so they lead from one to the other.
   *[no] {""}
}

rules-lifts = Lifts
rules-lifts-1 = { $lifts ->
    [yes] Every floor has one lift. Whoever steps into it stands at once in the lift of the next floor; the last floor's leads to the first. Reading: all lifts are in the same place of their floors, so you keep your coordinates.
   *[no] {""}
}
rules-lifts-2 = { $lifts ->
    [yes] From there you may walk on, or ask to go on to the next floor. { $wall_fall ->
        [yes] Whoever meets a wall from inside a lift falls back and is moved on.
       *[no] A wall met from inside a lift leaves you where you are.
    }
   *[no] {""}
}

rules-walls = Walls and { charges }
rules-walls-1 = { $start ->
    [together] {""}
   *[other] { $preset ->
        [quest] {""}
       *[other] Everybody begins with { $bombs ->
            [0] no { charges }
            [one] one { charge }
           *[other] { $bombs } { charges }
        }.{" "}
    }
}A { charge } removes the inner wall on the side you name{ $closed_exits ->
    [0] {""}
   *[other] , or opens a closed exit
}. { $blast_answer ->
    [done] The answer is only “done”; whether there was a wall you must find out.
    [remains] The answer is whether a wall stands there after the blast.
   *[exploded] If it did, the answer is “exploded”. Where there is no wall, or an outer one, it is “not exploded”.
} The { charge } is spent either way{ $preset ->
    [classic] .
    [school] .
   *[other] , and harms nobody.
}
rules-walls-2 = { $goal ->
    [key] { $exits ->
        [one] There is exactly one lock in the outer wall.
       *[other] There are { $exits } locks in the outer wall; the key opens each of them.
    }
   *[treasure] { $exits ->
        [one] There is exactly one exit: a gap in the outer wall.
       *[other] There are { $exits } exits: gaps in the outer wall.
    }
} { $closed_exits ->
    [0] { $preset ->
        [quest] The outer wall is a monolith: no grenade harms it.
       *[other] Outer walls can't be blown up.
    }
    [one] One of them is closed: it looks and answers like the outer wall until somebody blows it up. All other outer walls withstand every blast.
   *[other] Of these, { $closed_exits } are closed: they look and answer like the outer wall until somebody blows them up. All other outer walls withstand every blast.
}
rules-walls-3 = { $cement ->
    [0] {""}
   *[other] A bag of cement builds a wall on a free side of your cell. No wall is built where one stands already, in the outer wall, across a river, or where it would cut off a part of the labyrinth; then you keep the cement.
}
rules-walls-4 = { $cement ->
    [0] {""}
   *[other] Reading: cement is found in arsenals only, at most { $cement ->
        [one] one bag
       *[other] { $cement } bags
    } at a time; nobody begins with it.
}

rules-houses = Hospital and arsenal
rules-houses-1 = { $hospitals ->
    [one] The hospital heals
   *[other] Each of the { $hospitals } hospitals heals
} whoever ends a move there{ $health ->
    [lives] , and gives back all lives
   *[other] {""}
}. { $arsenals ->
    [one] The arsenal
   *[other] Each of the { $arsenals } arsenals
} { $arsenal_adds ->
    [yes] gives another full stock of{ $kit ->
        [yes] {" "}the kit to whoever is not wounded.
       *[no] {" "}bullets and { charges }.
    }
   *[no] { $kit ->
        [yes] gives whoever is not wounded the whole kit again.
       *[no] restores all bullets and { charges }.
    }
}
rules-houses-2 = { $hospital_safe ->
    [yes] Nobody in a hospital can be wounded.{" "}
   *[no] {""}
}Reading: a player who ends a turn in a hospital is healed as well without having come there in that turn: after meeting a wall{ $hospital_safe ->
    [yes] {""}
   *[no] , or being hit there
}{ $orders ->
    [yes] , or going on from its cell after a wound
   *[no] {""}
}.
rules-houses-3 = { $houses_stop_shots ->
    [yes] Nobody may shoot out of a hospital or an arsenal, and no bullet flies through one. Reading: a bullet does fly into an arsenal, and hits whoever is there.
   *[no] {""}
}
rules-houses-4 = { $belongings ->
    [yes] You may ask to be given nothing (“picking up nothing”). Reading: the wounded and the infected are given { charges } only, since they can't carry bullets.
   *[no] {""}
}
rules-houses-5 = { $belongings ->
    [yes] Whoever ends a move in an arsenal without having gone anywhere is armed anew as well.
   *[no] { $kit ->
        [yes] Reading: the arsenal equips once a turn: a player who comes there at once, one who stays there at the end of the turn.
       *[no] {""}
    }
}
rules-houses-6 = { $arsenal_mines ->
    [yes] The arsenal also gives a mine to a healthy player who carries neither treasure, corpse nor mine.
   *[no] {""}
}
rules-houses-7 = { $partial_arsenals ->
    [yes] But each arsenal holds only some of these things. What it holds you learn when you come there; together they hold all.
   *[no] {""}
}
rules-houses-8 = { $kit ->
    [yes] Reading: the wounded get nothing in an arsenal. First to the hospital, then to the arsenal.
   *[no] {""}
}
rules-houses-9 = { $belongings ->
    [yes] { rules-houses-stock }
   *[no] { $dark ->
        [yes] { rules-houses-stock }
       *[no] { $semidark ->
            [yes] { rules-houses-stock }
           *[no] { $scream ->
                [yes] { rules-houses-stock }
               *[no] {""}
            }
        }
    }
}
rules-houses-stock = A player who arrives in an arsenal is always told, for all to hear, what is now at hand, even if the arsenal had nothing to give.

rules-casino = The casino
rules-casino-1 = { $casinos ->
    [0] {""}
   *[other] Whoever stands in { $casinos ->
        [one] the casino
       *[other] a casino
    } may, instead of a turn, play a round against the game master. Reading: it is roulette with the numbers 0 to 36. All hear the bet, and where the wheel stops.
}
rules-casino-2 = { $casinos ->
    [0] {""}
   *[other] Red or black, odd or even, 1–18 or 19–36: whoever guesses right wins as much as was staked. A single number wins thirty-five times as much. Otherwise the stake is lost; on 0 all of them lose but the 0 itself.
}
rules-casino-3 = { $casinos ->
    [0] {""}
   *[other] The odds: of the 37 numbers, 18 win on a colour, on odd, even or half of the wheel, and 1 on a number. So of every 37 coins staked one is lost on average: in the long run nobody gets rich here.
}
rules-casino-4 = { $casinos ->
    [0] {""}
   *[other] { $stake_limit ->
        [0] You may stake any number of coins that you have.
        [one] The stake is one coin.
       *[other] You may stake { $stake_limit } coins at most, and no more than you have.
    }
}

rules-mite = Encephalitis
rules-mite-1 = { $encephalitis ->
    [0] {""}
   *[other] An encephalitis cell harbours a mite. The first player who ever arrives there wakes it up, and everybody hears so. When every player has made one move since, the cell is contagious: whoever is there or arrives there is infected.
}
rules-mite-2 = { $encephalitis ->
    [0] {""}
   *[other] The infected { $heal_moves ->
        [0] may take as many moves as they need to reach a hospital.
        [one] have one successful move to reach a hospital; one that changed the cell they stand on.
       *[other] have { $heal_moves } successful moves to reach a hospital; only those count that changed the cell they stand on. Too late, and they die.
    }
}
rules-mite-3 = { $encephalitis ->
    [0] {""}
   *[other] They drop everything but { charges }, and can't carry, throw or shoot anything; a bullet { $mines ->
        [yes] or a mine{" "}
       *[no] {""}
    }kills them. A wounded player who is infected dies at once. Nothing more happens to the infected on such a cell.
}
rules-mite-4 = { $encephalitis ->
    [0] {""}
   *[other] In hospital they are healed, and immune for ever: an immune player who walks onto such a cell is told “land”.
}
rules-mite-5 = { $encephalitis ->
    [0] {""}
   *[other] { $belongings ->
        [yes] An infected player who dies leaves a contagious corpse: a healthy player without immunity who ends a move on it is infected, a wounded one dies. The immune may carry it about.
       *[no] {""}
    }
}
