# The rules in words: things, players and creatures. See rules.ftl.

rules-treasure = { $goal ->
    [key] The key
   *[treasure] Treasure
}
rules-treasure-1 = { $pick_up ->
    [after] Whoever stands on { $goal ->
        [key] the key
       *[treasure] a treasure
    } is told so. After the action, and without paying a turn for it, { $health ->
        [lives] a player who has all lives
       *[other] an unhurt player
    } may take it, or leave it{ $goal ->
        [key] {""}
       *[treasure] , or swap it for the one already carried
    }: the game master asks. Reading: the question is put after every turn that ends there, unhurt.
   *[at-once] Whoever ends a move on { $goal ->
        [key] the key
       *[treasure] a treasure
    } is told so and takes it, if not wounded{ $encephalitis ->
        [0] {""}
       *[other] {" "}or infected
    }{ $goal ->
        [key] .
       *[treasure] {" "}and empty-handed{ $belongings ->
            [yes] .
           *[no] ; of several, the topmost.
        }
    }
} { $throwing ->
    [none] It is given up only by being wounded.
   *[other] It can be left behind, thrown, or lost by a wound.
}
rules-treasure-2 = { $false_treasures ->
    [0] {""}
   *[other] A false treasure crumbles when it is carried out; everybody hears it, and its bearer { $outside ->
        [yes] stands outside, without it.
       *[no] stays in the cell before the exit.
    }
}
rules-treasure-3 = { $belongings ->
    [yes] { $goal ->
        [key] {""}
       *[treasure] Treasures on a cell lie in the order in which they came, from the lowest to the topmost, and you may take any of them. { $pick_up ->
            [after] {""}
           *[at-once] Whoever carries one and finds another, or finds several, is asked which one to take, and answers before the game goes on. Reading: where nobody may be asked, as in a dark move, the old one is kept, and of several the topmost is taken.
        }
    }
   *[no] {""}
}
rules-treasure-4 = { $throwing ->
    [none] {""}
   *[other] If { true-prize } leaves the labyrinth other than in somebody's hands, or falls where nobody can reach it, the game is a draw.
}

rules-treasure-5 = { $belongings ->
    [yes] {""}
   *[no] { $pick_up ->
        [after] {""}
       *[at-once] Reading: at the end of a turn, a player who isn't wounded and carries none also takes the { prize } that has come to lie on that cell: one that somebody dropped there, or one found there on being healed.
    }
}

rules-kit = { $kit ->
    [yes] The kit
   *[no] Knives and boats
}
rules-kit-1 = { $kit ->
    [yes] Everybody begins with a kit: { $preset ->
        [quest] { stock-gun }, { stock-grenade }{ rules-kit-knives }{ rules-kit-boats }. Each thing is used up when you use it.
       *[other] { $bullets ->
            [one] one bullet
           *[other] { $bullets } bullets
        }, { $bombs ->
            [one] one { charge }
           *[other] { $bombs } { charges }
        }{ rules-kit-knives }{ rules-kit-boats }.
    }
   *[no] { $knives ->
        [0] { $boats ->
            [0] {""}
            [one] Everybody begins with a boat.
           *[other] Everybody begins with { $boats } boats.
        }
       *[other] Everybody begins with { $knives ->
            [one] a knife
           *[other] { $knives } knives
        }{ $boats ->
            [0] {""}
            [one] {" "}and a boat
           *[other] {" "}and { $boats } boats
        }.
    }
}
rules-kit-2 = { $knives ->
    [0] {""}
   *[other] A knife does to everybody else on your own cell what a bullet does. It is used up, whether it struck anybody or not.
}
rules-kit-3 = { $boats ->
    [0] {""}
   *[other] A boat takes you one step up a river, against the current, and there you stay. Then it is used up. Reading: if the step turns out not to go against a current, it is a step like any other, and the boat is kept.
}
rules-kit-knives = { $knives ->
    [0] {""}
    [one] , a knife
   *[other] , { $knives } knives
}
rules-kit-boats = { $boats ->
    [0] {""}
    [one] , a boat
   *[other] , { $boats } boats
}

rules-things = Things
rules-things-1 = { $belongings ->
    [yes] A healthy player carries at most { $bullets } bullets, at most { $bombs } { charges }, and one big thing: a { prize }{ $mines ->
        [yes] , a mine
       *[no] {""}
    } or a corpse. What nobody carries lies on its cell until somebody picks it up.
   *[no] {""}
}
rules-things-2 = { $belongings ->
    [yes] Whoever arrives somewhere is told what lies there, and how much of it, and picks up all that can be carried, unless asked not to. A big thing is put down for one of higher rank – { $mines ->
        [yes] a corpse for a mine, a mine
       *[no] a corpse
    } for a { prize }; things of equal rank are not exchanged unless you say so.
   *[no] {""}
}
rules-things-3 = { $belongings ->
    [yes] The wounded and the infected can carry { charges } only, and blow up walls with them. They use nothing of what lies on their cell.
   *[no] {""}
}
rules-things-4 = { $throwing ->
    [leave] You may leave on your cell what you carry.
    [throw] You may leave on your cell what you carry, or throw it onto a neighbouring one. Against a wall it falls at your feet, and you are told so. What is thrown into a river or a pit stays where it fell; what is thrown out of the labyrinth vanishes.
   *[none] {""}
}
rules-things-5 = { $belongings ->
    [yes] { $compound ->
        [yes] With “take” you pick up something that lies on your cell, laying down what you carried in its place.
       *[no] {""}
    }
   *[no] {""}
}

rules-mines = Mines
rules-mines-1 = { $mines ->
    [yes] A mine can be set on your own cell{ $mines_beside ->
        [yes] {" "}or on a neighbouring one; behind a wall it is set, unsaid, on your own
       *[no] {""}
    }. Once set it is invisible, and nobody picks it up.
   *[no] {""}
}
rules-mines-2 = { $mines ->
    [yes] Whoever arrives on it from another cell sets it off: everybody on that cell is wounded. All bullets and other mines there, lying or carried, are destroyed; { charges }, corpses and treasures survive. Setting it does no harm to those who stand there already. A corpse thrown onto it sets it off too. Reading: a player who is carried straight back to the cell just left has not come from another one, and the mine stays.
   *[no] {""}
}
rules-mines-3 = { $mines ->
    [yes] In hospitals, in arsenals and outside a mine is defused at once. A mine that is not set is a thing like others: it can be carried, left and picked up.
   *[no] {""}
}

rules-shooting = Shooting
rules-shooting-1 = { $start ->
    [together] {""}
   *[other] { $preset ->
        [quest] Each gun gives one shot.{" "}
       *[other] Everybody begins with { $bullets ->
            [0] no bullets
            [one] one bullet
           *[other] { $bullets } bullets
        }.{" "}
    }
}{ $shots ->
    [first] A bullet flies straight to the first obstacle: a wall, { $houses_stop_shots ->
        [yes] a hospital, an arsenal{" "}
       *[no] {""}
    }or the first cell with players, all of whom it hits.
   *[through] A bullet flies on to the first wall and wounds everybody on its way{ $scream ->
        [yes] .
       *[no] ;
    }
}{ $scream ->
    [yes] {" "}The answer is only “a scream is heard”, if somebody was hit, or “no scream is heard”; whoever was hit is told at the beginning of their own next turn.
   *[no] {" "}{ $shots ->
        [first] The
       *[through] the
    } game master names them all, or says that nobody was hit.
}
rules-shooting-2 = { $point_blank ->
    [yes] { $preset ->
        [classic] Reading: those{" "}
        [school] Reading: those{" "}
       *[other] Those{" "}
    }who stand in the shooter's own cell are hit too, whatever the direction{ $shots ->
        [first] , and they stop the bullet
       *[through] {""}
    }; the shooter never is.
   *[no] Reading: those who stand in the shooter's own cell are not hit{ $knives ->
        [0] .
       *[other] ; that is what the knife is for.
    }
}
rules-shooting-3 = { $outside ->
    [yes] An exit lets the bullet out, and a player who stands just outside it can be hit.
   *[no] {""}
}
rules-shooting-4 = { $short_shots ->
    [yes] A bullet flies only one cell.
   *[no] {""}
}
rules-shooting-5 = { $damp_powder ->
    [yes] In a river the powder is damp: there nobody can shoot.
   *[no] {""}
}
rules-shooting-6 = { $named_targets ->
    [yes] The shooter must name the target – how many cells away, and which player. The bullet hits only that player, and only there.
   *[no] {""}
}
rules-shooting-7 = { $belongings ->
    [yes] Whoever has no bullet left shoots one that lies on the same cell, if there is one; the same goes for { charges }.
   *[no] {""}
}

rules-wounds = { $health ->
    [lives] Lives
    [no-death] Wounds
   *[wounds] Wounds and death
}
rules-wounds-1 = { $health ->
    [lives] Whoever is hit loses one life{ $belongings ->
        [yes] {" "}and drops all bullets and the big thing carried
       *[no] {" "}and leaves the { prize } on the spot
    }. { $goal ->
        [key] Only a player who has all lives can carry the key.
       *[treasure] Only a player who has all lives can carry a treasure.
    } Whoever has no life left is dead and out of the game{ $belongings ->
        [yes] ; everything, and a corpse, stays on the cell.
       *[no] ; the { prize } stays on the cell.
    }
    [no-death] A wounded player drops { $belongings ->
        [yes] all bullets and the big thing carried
       *[no] the { prize } on the spot
    } and can't carry { $goal ->
        [key] the key
       *[treasure] a treasure
    } until healed. Nobody dies: another wound changes nothing.
   *[wounds] { $belongings ->
        [yes] A wounded player at once drops all bullets and the big thing carried, and can carry only { charges } until healed. A second wound kills; the dead leave behind everything, and a corpse.
       *[no] A wounded player drops the { prize } and can't carry { $goal ->
            [key] it.
           *[treasure] one.
        } A second wound kills, and the game goes on without the dead player.
    }
}
rules-wounds-2 = { $kit ->
    [yes] With a wound the whole kit is lost. To get a new one, go to a hospital and then to an arsenal.
   *[no] {""}
}
rules-wounds-3 = { $belongings ->
    [yes] A shooter who stands on the same cell catches on the fly what falls, and may use it in the same move.
   *[no] {""}
}
rules-wounds-4 = { $fall ->
    [yes] Whoever is wounded lies down and can't be harmed again, by bullet or mine, until their own next turn has begun. Reading: bullets fly on over a player who is lying down, and may hit somebody behind.
   *[no] {""}
}
rules-wounds-5 = { $wounded_shoot ->
    [yes] { $belongings ->
        [yes] The wounded may shoot, if they still come by bullets.
       *[no] {""}
    }
   *[no] The wounded can't use { $knives ->
        [0] bullets
       *[other] weapons
    }.
}
rules-wounds-6 = { $belongings ->
    [yes] A corpse is a thing: it can be found, carried, left and thrown. In a hospital it is taken away and cremated.
   *[no] {""}
}

rules-orders = A new cell
rules-orders-1 = { $orders ->
    [yes] On the turn right after a wound a player may show the game master in secret a cell to go on from, or stay. Everybody may do so as often in a game as there are other players.
   *[no] {""}
}
rules-orders-2 = { $orders ->
    [yes] { $mines ->
        [yes] { $mine_orders ->
            [yes] A wound by a mine gives that right too.
           *[no] A wound by a mine does not give that right.
        }
       *[no] {""}
    }
   *[no] {""}
}
rules-orders-3 = { $orders ->
    [yes] Reading: going on from a new cell is not arriving there. The cell does nothing to you, and nothing is said of it.
   *[no] {""}
}

rules-bear = The bear
rules-bear-1 = { $bear ->
    [yes] { $bear_moves ->
        [trajectory] A bear lives in the labyrinth. It walks a path that was laid down when the labyrinth was drawn, again and again: one step at the end of every round. Rivers carry it and { pit.plural }{ $lifts ->
            [yes] {" "}and lifts
           *[no] {""}
        } move it, as they do a player. A step that a wall stops is tried again in the next round.
       *[repeats] A bear lives in the labyrinth. Whenever a player goes in a direction – even into a wall – the bear goes the same way. Walls and exits stop it; rivers carry it and { pit.plural } move it, as they do a player.
    }
   *[no] { $preset ->
        [classic] No bear lives in this labyrinth.
       *[other] {""}
    }
}
rules-bear-2 = { $bear ->
    [yes] { $bear_moves ->
        [trajectory] Whoever is in the bear's cell after its step is wounded. Reading: so is whoever ends a movement in its cell, but nobody more than once a turn.
       *[repeats] { $bear_strikes_on_meeting ->
            [yes] Whoever is in the bear's cell after such a move is wounded, at most once a turn. Reading: the bear strikes on meeting only. A player who was with it before the move and goes on with it is not wounded again until they have parted and meet anew. When nobody goes anywhere, the bear stays and hurts nobody.
           *[no] Whoever stands in the bear's cell after such a move is wounded, at most once a turn. When nobody goes anywhere, the bear stays and hurts nobody.
        }
    }
   *[no] {""}
}
rules-bear-3 = { $bear ->
    [yes] { $bear_can_be_shot ->
        [yes] { $bear_cave ->
            [yes] Bullets{ $knives ->
                [0] {""}
               *[other] {" "}and knives
            } hit the bear as they hit a player. It never dies: it is back in its cave at once{ $bear_moves ->
                [trajectory] {" "}and begins its path anew
               *[repeats] {""}
            }. The cave is a cell like land.
           *[no] Bullets{ $knives ->
                [0] {""}
               *[other] {" "}and knives
            } hit the bear as they hit a player: the first wounds it, the second kills it. It heals nowhere.
        }
       *[no] The bear can't be shot and heals nowhere.
    }
   *[no] {""}
}
rules-bear-4 = { $bear ->
    [yes] { $bear_moves ->
        [trajectory] {""}
       *[repeats] { $bear_strikes_on_meeting ->
            [yes] {""}
           *[no] Advice: whoever shares a cell with the bear and goes takes it along. Shoot, { $preset ->
                [classic] bomb
                [school] bomb
               *[other] blow up
            } a wall or move on in a { pit }, and let the others lead it away.
        }
    }
   *[no] {""}
}
rules-bear-5 = { $bear ->
    [yes] { $current ->
        [drift] Reading: a river carries the bear just one cell.
       *[other] {""}
    }
   *[no] {""}
}

rules-leprechaun = The leprechaun
rules-leprechaun-1 = { $leprechaun ->
    [yes] A leprechaun walks a path of its own, one step at the end of every round. It harms nobody. Whoever meets it is told, aloud, how far away the nearest { prize } lies: so many cells to the left or right, up or down{ $floors ->
        [1] {""}
       *[other] , so many floors higher or lower
    }. It doesn't tell the way.
   *[no] {""}
}
rules-leprechaun-2 = { $leprechaun ->
    [yes] Reading: it knows what lies in the labyrinth, not what somebody carries, nor what lies at your own feet.
   *[no] {""}
}
rules-leprechaun-3 = { $leprechaun ->
    [yes] A bullet{ $knives ->
        [0] {""}
       *[other] {" "}or a knife
    } kills it, and then it tells nothing more.
   *[no] {""}
}
rules-leprechaun-4 = { $leprechaun ->
    [yes] { $current ->
        [drift] Reading: a river carries the leprechaun just one cell.
       *[other] {""}
    }
   *[no] {""}
}

rules-money = Money and hints
rules-money-1 = { $money ->
    [0] {""}
   *[other] { $hint_price ->
        [0] {""}
       *[other] A player who is quite lost may, instead of a turn, buy a hint for { $hint_price ->
            [one] one coin
           *[other] { $hint_price } coins
        }: the game master tells the buyer which cell it is. { $hint_aloud ->
            [yes] All hear it.
           *[no] Reading: all hear that somebody asks, and only the buyer hears the answer.
        }
    }
}
rules-money-2 = { $money ->
    [0] {""}
   *[other] Reading: how many coins each player has is known to all.{ $casinos ->
        [0] {""}
       *[other] {" "}More of them can be won in the casino, or lost.
    }
}
