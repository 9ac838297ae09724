# The rules in words, as they are at this table. A paragraph that does not apply under the options
# in force is left empty; a chapter without paragraphs is left out.

rules = Rules
rules-title = The rules at this table
rules-contents = Contents
rules-in-force = Options in force
rules-part-game = The game
rules-part-labyrinth = The labyrinth
rules-part-players = Things and players
rules-part-table = At the table
rules-changed = { $line } (house rule)
rules-legend = { $what ->
    [land] land
    [river] river
    [delta] { $preset ->
        [classic] mouth
       *[other] delta
    }
    [pit] pit
    [arsenal] arsenal
    [hospital] hospital
    [encephalitis] encephalitis
    [wall] inner wall
   *[exit] open exit
}
rules-figure-water = A step into a river (whole line), and where it carries you (broken line).
rules-figure-pits = A step into a pit (whole line) takes you to the next one (broken line).
rules-figure-walls = A wall, and what a { charge } leaves of it.
rules-figure-moving = On the way to an exit.
rules-figure-shooting = { $shots ->
    [first] The bullet stops at the first cell with players.
   *[through] The bullet flies through everybody, up to the wall.
}
rules-figure-treasure = Which one is true? They look the same.
rules-figure-bear = A player goes right, and so does the bear.
option-line = { $name }: { $value }

# The classic document has bombs, the others have grenades.
charge = { $preset ->
    [classic] bomb
   *[other] grenade
}
    .accusative = { charge }
charges = { $preset ->
    [classic] bombs
   *[other] grenades
}
    .genitive = { charges }

rules-goal = The aim
rules-goal-1 = A labyrinth of { $rows } rows and { $cols } columns is drawn, and only the game master sees it. Somewhere in it lies the true treasure{ $false_treasures ->
    [0] .
    [one] , and a false one that looks just the same.
   *[other] , and { $false_treasures } false ones that look just the same.
}
rules-goal-2 = Whoever carries the true treasure out through an exit has won. Whether a treasure is true shows only outside.
rules-goal-3 = Everything is said aloud: what one player asks and is answered, all the others hear.{ $start ->
    [secret] {" "}Only the cells that the players choose are shown to the game master in secret.
   *[other] {""}
}

rules-plan = What is known of the plan
rules-plan-1 = { $rows } by { $cols } cells with a wall around them; land, rivers with their { $preset ->
    [classic] mouths
   *[other] deltas
}, pits in loops, { $arsenals ->
    [one] one arsenal
   *[other] { $arsenals } arsenals
}, { $hospitals ->
    [one] one hospital
   *[other] { $hospitals } hospitals
}{ $encephalitis ->
    [0] {""}
    [one] , one encephalitis cell
   *[other] , { $encephalitis } encephalitis cells
}. From every cell every other can be reached without a { charge }, but for the springs of rivers. Treasures lie on land.
rules-plan-2 = { $outline ->
    [no-corners] The four corner cells are missing.
    [diamond] The labyrinth has the outline of a diamond. Reading: its tips touch the middles of the rectangle's sides.
    [cross] The labyrinth has the outline of a cross. Reading: at each corner a third of the rows and of the columns is cut away.
    [ring] The labyrinth is a ring with nothing in its middle. Reading: it is as thick as a third of its shorter side.
    [ragged] Some cells at the rim are missing, as chance has it; the game master names them before the game. Reading: about one cell in five; every remaining cell has two neighbours at least.
   *[full] {""}
}
rules-plan-3 = { $easy_ways ->
    [yes] Opposite outer walls are joined by ways on which nothing happens to anybody: chains of land, hospitals, arsenals and deltas.
   *[no] {""}
}
rules-plan-4 = { $loops ->
    [-1] {""}
    [0] There are no pits.
    [one] There is at most one loop of pits.
   *[other] There are at most { $loops } loops of pits.
}
rules-plan-5 = { $loop_pits ->
    [-1] {""}
   *[other] { $loops ->
        [0] {""}
       *[other] A loop has at most { $loop_pits } pits, and never fewer than two.
    }
}
rules-plan-6 = { $rivers ->
    [-1] {""}
    [0] There are no rivers.
    [one] There is at most one river system.
   *[other] There are at most { $rivers } river systems.
}
rules-plan-7 = { $river_cells ->
    [-1] {""}
   *[other] { $rivers ->
        [0] {""}
       *[other] A river is at most { $river_cells } cells long.
    }
}
rules-plan-8 = { $walls ->
    [-1] {""}
    [0] There are no inner walls.
    [one] There is at most one inner wall.
   *[other] There are at most { $walls } inner walls.
}

rules-start = Beginning
rules-start-1 = { $start ->
    [secret] In an order that chance decides, each player shows the game master in secret the cell to start from. When all have chosen, the game master tells everybody the kind of everyone's cell.
    [together] All players start on one cell that the game master chooses, without bullets and { charges.genitive }; the game master tells what kind of cell it is.
   *[open] The players choose their start cells one after the other, openly, and the game master tells each what kind of cell it is.
}
rules-start-2 = { $void_starts ->
    [yes] The game master may declare all choices void and gives no reason; then everybody chooses another cell than before. Reading: here this happens at most once, and exactly when two have chosen the same cell or one has chosen a cell with a treasure.
   *[no] {""}
}
rules-start-3 = Reading: at the start a cell does nothing to you – no river carries, no pit swallows, nobody is healed or armed. Only { $belongings ->
    [yes] what
   *[no] a treasure that
} lies there is picked up.
rules-start-4 = { $mines ->
    [yes] Everybody begins with one mine.
   *[no] {""}
}

rules-turn = A turn
rules-turn-1 = { $compound ->
    [yes] A move is a row of actions with exactly one movement among them. Before and after it come as many others as you have the means for: shots, { charges }{ $mines ->
        [yes] , setting a mine
       *[no] {""}
    }{ $throwing ->
        [throw] , leaving and throwing things
        [leave] , leaving things
       *[none] {""}
    }. For example: “shoot to the left, go up, blow up the right wall”.
   *[no] A turn is exactly one of these: go to a neighbouring cell; shoot in a direction (one bullet); { $preset ->
        [classic] bomb
       *[other] blow up
    } the wall in a direction (one { charge }); or, standing in a pit, go on to the next pit of its loop{ $flow_moves ->
        [yes] ; or, standing in a river, go on with the flow
       *[no] {""}
    }.
}
rules-turn-2 = Directions are as drawn: left, right, up, down. You say the whole request first; then the game master answers all of it. { $skips ->
    [yes] A turn may be skipped. Reading: a skip is the whole move, and nothing else can be done in it.
   *[no] A turn can't be passed.
}
rules-turn-3 = { $compound ->
    [yes] The movement is one of these: left, right, up or down; on from a pit to the next one of its loop{ $flow_moves ->
        [yes] ; by the flow, from a river
       *[no] {""}
    }. What you ask for after it is done from the cell on which you ended, after all carrying.
   *[no] {""}
}
rules-turn-4 = { $compound ->
    [yes] What proves impossible is answered in words, such as “no bullets left”, and the rest of the move goes on. Reading: a movement that is impossible, such as “by the flow” where no river is, is lost in the same way.
   *[no] {""}
}
rules-turn-5 = { $no_repeats ->
    [yes] A move that is known to change nothing, such as walking against a wall that you have just hit, is refused; choose another one.
   *[no] {""}
}
rules-turn-6 = { $compound ->
    [yes] A request has at most 24 actions and 4 conditions inside one another.
   *[no] {""}
}

rules-conditional = Conditional moves
rules-conditional-1 = { $conditional ->
    [yes] An action may depend on what has come out so far in the same move: “go right; if a treasure was found, shoot up; if in a pit, leave a bullet”.
   *[no] {""}
}
rules-conditional-2 = { $conditional ->
    [yes] One can ask for the kind of cell reached; a wall hit; being carried on; a treasure, bullets, { charges }, a mine or a corpse found, or carried; a scream heard; and one's own health. Conditions are joined by “and”, “or” and “not”, and may have an “else”.
   *[no] {""}
}
rules-conditional-3 = { $conditional ->
    [yes] Whichever way the conditions turn out, the move must have exactly one movement. Reading: a condition may ask for something that a dark action has hidden; the game master then weighs it by what is true.
   *[no] {""}
}

rules-dark = Dark moves
rules-dark-1 = { $dark ->
    [yes] Any action may be marked “don't tell”. It is done by all the rules, but the game master says only “done” – to the others and to yourself alike: not what cell you are on, nor what you found, nor whether a wall was hit, a { charge } worked or a scream was heard.
   *[no] {""}
}
rules-dark-2 = { $dark ->
    [yes] You pick up what you can carry as always, and of two treasures you keep the old one.
   *[no] {""}
}
rules-dark-3 = { $dark ->
    [yes] Whoever was wounded is told so at the beginning of the next own turn.{ $orders ->
        [yes] {" "}But who was hurt by a dark move of one's own can't ask for a new cell.
       *[no] {""}
    }
   *[no] {""}
}
rules-dark-4 = { $semidark ->
    [yes] Semi-dark moves: of a movement you may ask to be told only some things – whether a wall was hit, the kind of cell, what was found, what happened to your health. All the rest stays untold.
   *[no] {""}
}
rules-dark-5 = { $dark ->
    [yes] Reading: the end of the game is always told, and that a player is out of it because of not having come back in.
   *[no] {""}
}

rules-moving = Going
rules-moving-1 = { $preset ->
    [classic] The answer is the kind of cell you now stand on, or “wall”: then you stay where you are, and the { $compound ->
        [yes] movement is lost.
       *[no] turn is over.
    }
   *[other] The answer is the kind of cell you now stand on, what you find there and what it does to you; or “cannot move – hit a wall”: then you stay where you are, and the movement is lost. Whether that wall can be blown up is not told.
}
rules-moving-2 = { $outside ->
    [yes] Through an exit you come outside. Your next movement must lead back in through the same exit; any other going puts you out of the game.
   *[no] Reading: who meets an exit without a treasure is told “exit” and stays in the cell before it.
}
rules-moving-3 = Nobody is ever told coordinates, and nobody is told who else stands on his cell.
rules-moving-4 = { $outside ->
    [yes] { $belongings ->
        [yes] What is dropped or lies outside, or is thrown out of the labyrinth, is gone without a trace. Reading: a skip outside counts as any other going.
       *[no] {""}
    }
   *[no] {""}
}
rules-moving-5 = A cell acts only on the one who ends his move there: hospital, arsenal and treasure come after all carrying.

rules-water = Rivers
rules-water-1 = { $current ->
    [turbulent] The rivers are turbulent: whoever steps into one is carried at once all the way to its delta. Walking straight into the delta is just that; it carries nobody.
   *[once] { $preset ->
        [classic] Whoever steps into a river is carried one cell along the flow: “river – river” if he is in the river still, “river – mouth” if it took him into the mouth. Walking straight into the mouth is just “mouth”; the mouth carries nobody.
       *[other] Whoever walks into a river is carried by the flow at once, one cell along: into the next cell of the river or to its delta. Walking straight into the delta is just that; the delta carries nobody.
    }
}
rules-water-2 = { $current ->
    [shallow] The rivers are shallow: you are carried once, on stepping in. From then on you find the bottom with your feet and walk up and down the river as on land; the answer is “by the river”, and not which way. Who leaves the river and steps in again is carried again, and so is who crosses to a river cell that is not joined to the own one by the flow. Out of the delta nobody can walk up into a river: “failed, a river flows this way”.
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
        [turbulent] A wall met from inside a river leaves you to the flow: you are carried to the delta.
       *[other] A wall met from inside a river leaves you to the flow: you are carried one cell along.
    }
   *[no] A wall met from inside a river leaves you where you are.
}
rules-water-5 = { $flow_moves ->
    [yes] Standing in a river you may also go by the flow: { $current ->
        [turbulent] Reading: where the rivers are turbulent, that too takes you to the delta.
       *[other] exactly one cell downstream.
    }
   *[no] {""}
}
rules-water-6 = Rivers may meet but never part; each ends in one { $preset ->
    [classic] mouth
   *[other] delta
}, and no wall stands across a current.
rules-water-7 = { $belongings ->
    [yes] Rivers carry players, not things. What falls on the spring of a river, where nobody can end a move, is lost for everybody; if it is the true treasure, the game is a draw.
   *[no] {""}
}

rules-pits = Pits
rules-pits-1 = Whoever falls into a pit stands at once in the next pit of its loop. From there he may walk on, or ask to go on to the next one.
rules-pits-2 = Reading: the last pit of a loop leads to the first. A wall met from inside a pit leaves you where you are.
rules-pits-3 = { $belongings ->
    [yes] Pits move players, not things. What lies in the pit into which you fall is out of your reach, and harmless to you; you find what lies in the next one.
   *[no] {""}
}

rules-walls = Walls and { charges }
rules-walls-1 = { $start ->
    [together] {""}
   *[other] Everybody begins with { $bombs ->
        [0] no { charges }
        [one] one { charge }
       *[other] { $bombs } { charges }
    }.{" "}
}A { charge } removes the inner wall on the side you name{ $closed_exits ->
    [0] {""}
   *[other] , or opens a closed exit
}. { $blast_answer ->
    [done] The answer is only “done”; whether there was a wall you must find out.
    [remains] The answer is whether a wall stands there after the blast.
   *[exploded] If it did, the answer is “exploded”. Where there is no wall, or an outer one, it is “not exploded”.
} The { charge } is spent either way{ $preset ->
    [classic] .
   *[other] , and harms nobody.
}
rules-walls-2 = { $exits ->
    [one] There is exactly one exit: a gap in the outer wall.
   *[other] There are { $exits } exits: gaps in the outer wall.
} { $closed_exits ->
    [0] Outer walls can't be blown up.
    [one] One of them is closed: it looks and answers like the outer wall until somebody blows it up. All other outer walls withstand every blast.
   *[other] Of these, { $closed_exits } are closed: they look and answer like the outer wall until somebody blows them up. All other outer walls withstand every blast.
}

rules-houses = Hospital and arsenal
rules-houses-1 = { $hospitals ->
    [one] The hospital heals
   *[other] Each of the { $hospitals } hospitals heals
} whoever ends his move there. { $arsenals ->
    [one] The arsenal restores
   *[other] Each of the { $arsenals } arsenals restores
} all bullets and { charges }.
rules-houses-2 = { $hospital_safe ->
    [yes] Nobody in a hospital can be wounded.
   *[no] {""}
}
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
   *[no] {""}
}
rules-houses-6 = { $arsenal_mines ->
    [yes] The arsenal also gives a mine to a healthy player who carries neither treasure, corpse nor mine.
   *[no] {""}
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

rules-treasure = Treasure
rules-treasure-1 = Whoever ends his move on a treasure is told so and takes it, if he is not wounded{ $encephalitis ->
    [0] {""}
   *[other] {" "}or infected
} and has his hands free{ $belongings ->
    [yes] .
   *[no] ; of several, the topmost.
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
    [yes] Treasures on a cell lie in the order in which they came, from the lowest to the topmost, and you may take any of them. Whoever carries one and finds another, or finds several, is asked which one to take, and answers before the game goes on. Reading: where nobody may be asked, as in a dark move, the old one is kept, and of several the topmost is taken.
   *[no] {""}
}
rules-treasure-4 = { $throwing ->
    [none] {""}
   *[other] If the true treasure leaves the labyrinth other than in somebody's hands, or falls where nobody can reach it, the game is a draw.
}

rules-things = Things
rules-things-1 = { $belongings ->
    [yes] A healthy player carries at most { $bullets } bullets, at most { $bombs } { charges }, and one big thing: a treasure{ $mines ->
        [yes] , a mine
       *[no] {""}
    } or a corpse. What nobody carries lies on its cell until somebody picks it up.
   *[no] {""}
}
rules-things-2 = { $belongings ->
    [yes] Whoever arrives somewhere is told what lies there, and how much of it, and picks up all that can be carried, unless asked not to. A big thing is put down for one of higher rank – { $mines ->
        [yes] a corpse for a mine, a mine
       *[no] a corpse
    } for a treasure; things of equal rank are not exchanged unless you say so.
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
    [yes] Whoever arrives on it from another cell sets it off: everybody on that cell is wounded. All bullets and other mines there, lying or carried, are destroyed; { charges }, corpses and treasures survive. Setting it does no harm to those who stand there already. A corpse thrown onto it sets it off too.
   *[no] {""}
}
rules-mines-3 = { $mines ->
    [yes] In hospitals, in arsenals and outside a mine is defused at once. A mine that is not set is a thing like others: it can be carried, left and picked up.
   *[no] {""}
}

rules-shooting = Shooting
rules-shooting-1 = { $start ->
    [together] {""}
   *[other] Everybody begins with { $bullets ->
        [0] no bullets
        [one] one bullet
       *[other] { $bullets } bullets
    }.{" "}
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
    [yes] {" "}The answer is only “a scream is heard”, if somebody was hit, or “no scream is heard”; whoever was hit is told at the beginning of the next own turn.
   *[no] {" "}{ $shots ->
        [first] The
       *[through] the
    } game master names them all, or says that nobody was hit.
}
rules-shooting-2 = { $preset ->
    [classic] Reading: those{" "}
   *[other] Those{" "}
}who stand in the shooter's own cell are hit too, whatever the direction{ $shots ->
    [first] , and they stop the bullet
   *[through] {""}
}; the shooter never is.
rules-shooting-3 = { $outside ->
    [yes] An exit lets the bullet out, and who stands outside before it can be hit.
   *[no] {""}
}
rules-shooting-4 = { $short_shots ->
    [yes] A bullet flies one cell far.
   *[no] {""}
}
rules-shooting-5 = { $damp_powder ->
    [yes] In a river the powder is damp: there nobody can shoot.
   *[no] {""}
}
rules-shooting-6 = { $named_targets ->
    [yes] Who shoots must name the target – how many cells away, and which player. The bullet hits only that player, and only there.
   *[no] {""}
}
rules-shooting-7 = { $belongings ->
    [yes] Whoever has no bullet left shoots one that lies on the own cell, if there is one; so it is with { charges }.
   *[no] {""}
}

rules-wounds = Wounds and death
rules-wounds-1 = { $belongings ->
    [yes] A wounded player at once drops all bullets and the big thing carried, and can carry only { charges } until healed. A second wound kills; the dead leave behind everything, and a corpse.
   *[no] A wounded player drops the treasure and can't carry one. A second wound kills, and the game goes on without him.
}
rules-wounds-3 = { $belongings ->
    [yes] A shooter who stands on the same cell catches on the fly what falls, and may use it in the same move.
   *[no] {""}
}
rules-wounds-4 = { $fall ->
    [yes] Whoever is wounded lies down and can't be harmed again, by bullet or mine, before the own next turn has begun.
   *[no] {""}
}
rules-wounds-5 = { $wounded_shoot ->
    [yes] { $belongings ->
        [yes] The wounded may shoot, if they still come by bullets.
       *[no] {""}
    }
   *[no] The wounded can't shoot.
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
    [yes] A bear lives in the labyrinth. Whenever a player goes in a direction – even into a wall – the bear goes the same way. Walls and exits stop it; rivers carry it and pits move it, as they do a player.
   *[no] { $preset ->
        [classic] No bear lives in this labyrinth.
       *[other] {""}
    }
}
rules-bear-2 = { $bear ->
    [yes] { $bear_strikes_on_meeting ->
        [yes] Whoever shares the bear's cell after such a move, but did not before it, is wounded. When nobody goes anywhere, the bear stays and hurts nobody.
       *[no] Whoever stands in the bear's cell after such a move is wounded, at most once a turn. When nobody goes anywhere, the bear stays and hurts nobody.
    }
   *[no] {""}
}
rules-bear-3 = { $bear ->
    [yes] { $bear_can_be_shot ->
        [yes] Bullets hit the bear as they hit a player: the first wounds it, the second kills it. It heals nowhere.
       *[no] The bear can't be shot and heals nowhere.
    }
   *[no] {""}
}
rules-bear-4 = { $bear ->
    [yes] { $bear_strikes_on_meeting ->
        [yes] {""}
       *[no] Advice: whoever shares a cell with the bear and goes takes it along. Shoot, { $preset ->
            [classic] bomb
           *[other] blow up
        } a wall or move on in a pit, and let the others lead it away.
    }
   *[no] {""}
}

rules-asking = Asking the game master
rules-asking-1 = { $compound ->
    [yes] On your turn you may ask for your own state at any time: health, bullets, { charges } and what you carry. All hear the answer, and it costs no turn.
   *[no] {""}
}
rules-asking-2 = { $memory_game ->
    [yes] This is a memory game: the page shows no log. But on your turn you may have the last move of any other player recalled, not earlier ones.
   *[no] { $compound ->
        [yes] On your turn you may have the last move of any other player recalled. Besides, the page's log keeps all that was said.
       *[no] {""}
    }
}
rules-asking-3 = { $handicaps ->
    [yes] { $beginner_asks ->
        [0] {""}
       *[other] Handicap: before choosing a start cell, these players, by number, may ask in secret what { $beginner_asks ->
            [one] one cell is
           *[other] { $beginner_asks } cells are
        }: { $beginners }.
    }
   *[no] {""}
}
rules-asking-4 = { $handicaps ->
    [yes] { $beginner_orders ->
        [0] {""}
       *[other] Handicap: these players, by number, may { $beginner_orders ->
            [one] once more in a game
           *[other] { $beginner_orders } times more in a game
        } ask for a new cell, even without a wound: { $beginners }. Then they leave their bullets and the big thing they carry on the old cell.
    }
   *[no] {""}
}

rules-end = The end
rules-end-1 = The game ends when somebody carries out the true treasure, or when nobody is left.
rules-end-2 = { $last_alive ->
    [wins] The last player alive has won too, though it is a lesser victory.
    [must-carry] The last player alive has not won yet: the true treasure must still be carried out, within { $last_moves ->
        [0] as many moves as the labyrinth has cells
        [one] one move
       *[other] { $last_moves } moves
    }.
   *[plays-on] {""}
}
rules-end-3 = It is a draw after { $quiet_rounds ->
    [-1] as many rounds as there are cells
    [0] as many rounds as ten times the number of cells
    [one] one round
   *[other] { $quiet_rounds } rounds
} without anything that can't be undone: a wall removed, a treasure carried out, a player dead{ $encephalitis ->
    [0] {""}
   *[other] , somebody newly immune
}. The game master counts aloud when half of them are over and during the last ten{ $preset ->
    [classic] .
   *[other] ; once a player asks for it, every such round is counted.
}
rules-end-4 = { $skips ->
    [yes] If all players who are still in the game skip in the same round, it is a draw.
   *[no] {""}
}
rules-end-5 = Afterwards the labyrinth is shown, and the whole game can be looked at again from anybody's eyes.

rules-notebook = Your notebook
rules-notebook-1 = The page keeps a notebook for you: only what is certain from what was said. Where a river or a pit takes you to an unknown place, a new scrap of the map begins; scraps are joined when there is only one way they can lie.
rules-notebook-2 = { $dark ->
    [yes] After a dark move nothing is certain of where you are, nor of what you have; the notebook says so.
   *[no] {""}
}

## The options: the labyrinth

option-rows = Rows
    .help = Height of the labyrinth, in cells.
option-cols = Columns
    .help = Width of the labyrinth, in cells.
option-outline = Outline
    .help = Which cells of the rectangle belong to the labyrinth. Everybody knows it.
option-outline-full = the whole rectangle
option-outline-no-corners = without its corners
option-outline-diamond = a diamond
option-outline-cross = a cross
option-outline-ring = a ring
option-outline-ragged = ragged, as chance has it
option-exits = Exits
    .help = Gaps in the outer wall.
option-closed_exits = Closed exits
    .help = So many of the exits look like the outer wall until they are blown up.
option-arsenals = Arsenals
    .help = Cells that restore ammunition.
option-hospitals = Hospitals
    .help = Cells that heal.
option-encephalitis = Encephalitis cells
    .help = A mite sleeps there; whoever wakes it makes the cell contagious.
option-heal_moves = Moves to heal
    .help = Successful moves in which the infected must reach a hospital; 0 stands for any number.
option-heal_moves-0 = any number
option-false_treasures = False treasures
    .help = They look like the true one until they are carried out.
option-difficulty = Difficulty
    .help = How winding a labyrinth the game master draws.
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard
option-loops = Loops of pits, at most
    .help = −1 leaves it to the difficulty.
option-loops--1 = by the difficulty
option-loop_pits = Pits in a loop, at most
    .help = −1 leaves it to the difficulty; a loop has at least two.
option-loop_pits--1 = by the difficulty
option-rivers = River systems, at most
    .help = −1 leaves it to the difficulty.
option-rivers--1 = by the difficulty
option-river_cells = Length of a river, at most
    .help = In cells; −1 leaves it to the difficulty.
option-river_cells--1 = by the difficulty
option-walls = Inner walls, at most
    .help = −1 leaves it to the difficulty.
option-walls--1 = by the difficulty
option-easy_ways = Easy ways across
    .help = Opposite outer walls are joined by chains of cells on which nothing happens to anybody.

## The options: beginning

option-start = Start
    .help = How the players come to their first cells.
option-start-open = each chooses openly
option-start-secret = each chooses in secret
option-start-together = all on one cell, without ammunition
option-void_starts = Void choices
    .help = If two chose the same cell, or somebody hit upon a treasure, all choose once more.
option-bullets = Bullets
    .help = What everybody begins with, and what the arsenal restores.
option-bombs = { $preset ->
    [classic] Bombs
   *[other] Grenades
}
    .help = What everybody begins with, and what the arsenal restores.
option-beginners = Beginners
    .help = Which players have the handicaps below: their numbers in the order of turns, with spaces between, such as 1 3. You are number 1, if you play. Left empty, nobody has.
    .wanted = numbers of players with spaces between, such as 1 3
option-beginner_asks = Cells that beginners may ask about
    .help = Before choosing where to start, they are told in secret what so many cells are.
option-beginner_orders = More new cells for beginners
    .help = So often in a game they may go on from another cell, even without a wound; bullets and big things stay behind.

## The options: a move

option-compound = Compound moves
    .help = One movement, and before and after it as many shots, blasts and other actions as you have the means for.
option-conditional = Conditional moves
    .help = Parts of a move may depend on what came out so far: if … else ….
option-dark = Dark moves
    .help = A player may ask that the result of an action be told to nobody, himself included.
option-semidark = Semi-dark moves
    .help = A player may ask to be told only some of the results.
option-skips = Skipping
    .help = A turn may be passed; if all pass in one round, the game is a draw.
option-no_repeats = No moves in vain
    .help = Moves that are known to change nothing are refused.

## The options: rivers, walls, exits

option-current = Rivers
    .help = Shallow ones carry only who steps in; turbulent ones carry at once to the delta.
option-current-once = carry one cell at each step
option-current-shallow = shallow
option-current-turbulent = turbulent
option-flow_moves = Walking by the flow
    .help = In a river one may ask to be taken one cell downstream.
option-wall_drift = Drifting from walls
    .help = Whoever meets a wall in a river is carried on one cell.
option-blast_answer = Answer to a blast
    .help = What the game master tells when somebody blows up a wall.
option-blast_answer-exploded = whether a wall was there
option-blast_answer-done = only that it is done
option-blast_answer-remains = whether a wall is still there
option-outside = Exits lead outside
    .help = Who leaves without the true treasure stands outside and must come back in at once.

## The options: things

option-belongings = Things lie about
    .help = Bullets, grenades and corpses are lost, found and carried.
option-throwing = Leaving and throwing
    .help = What players may do with the things they carry.
option-throwing-none = neither
option-throwing-leave = leave on the own cell
option-throwing-throw = leave, or throw one cell far
option-mines = Mines
    .help = Everybody begins with one, to set for others.
option-mines_beside = Mines on neighbouring cells
    .help = A mine may be set one cell away too.
option-arsenal_mines = Mines from the arsenal
    .help = The arsenal gives a new mine too.

## The options: shooting and wounds

option-shots = A bullet flies
    .help = Whether it stops at the first players it hits.
option-shots-through = through everybody, up to a wall
option-shots-first = to the first obstacle
option-scream = A scream is heard
    .help = A shot is answered by a scream or by silence; who was hit is told on that player's turn.
option-houses_stop_shots = Houses stop bullets
    .help = No shooting out of hospitals and arsenals, nor through them.
option-hospital_safe = Safe in hospital
    .help = Nobody in a hospital can be wounded.
option-fall = The wounded lie down
    .help = They can't be hit again before their next turn.
option-wounded_shoot = The wounded may shoot
    .help = Otherwise they must be healed first.
option-short_shots = Short shots
    .help = A bullet flies one cell far.
option-damp_powder = Damp powder
    .help = Nobody can shoot in a river.
option-named_targets = Shots name their target
    .help = The shooter says whom, and how far away; nobody else is hit.
option-orders = New cells for the wounded
    .help = On the turn after a wound a player may go on from another cell, named in secret.
option-mine_orders = New cells after mines too
    .help = Those hurt by a mine may go on from another cell as well.

## The options: the bear

option-bear = A bear
    .help = It repeats every step the players take, and wounds whoever shares its cell.
option-bear_strikes_on_meeting = The bear strikes on meeting only
    .help = It wounds whom it comes upon, not whoever already stood with it. By the document it wounds both.
option-bear_can_be_shot = The bear can be shot
    .help = Two bullets kill it.

## The options: the end, and help at the table

option-last_alive = The last one alive
    .help = What it means to have outlived all others.
option-last_alive-plays-on = plays on
option-last_alive-wins = wins
option-last_alive-must-carry = must still carry the treasure out
option-last_moves = Moves of the last one alive
    .help = So many to carry the treasure out, if that is asked for; 0 stands for the number of cells.
option-last_moves-0 = the number of cells
option-quiet_rounds = Rounds until a draw
    .help = Rounds without a lasting change after which the game is drawn; 0 stands for ten times the number of cells, −1 for the number of cells.
option-quiet_rounds-0 = ten times the number of cells
option-quiet_rounds--1 = the number of cells
option-memory_game = A memory game
    .help = The page shows no log of what was said; only last moves can be recalled.
