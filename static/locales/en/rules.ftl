# The rules in words, as they are at this table. A paragraph that does not apply under the options
# in force is left empty; a chapter without paragraphs is left out.

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
    [delta] { mouth }
    [pit] { pit }
    [lift] lift
    [arsenal] arsenal
    [hospital] { hospital }
    [encephalitis] encephalitis
    [casino] casino
    [cave] bear's cave
    [wall] inner wall
   *[exit] { $goal ->
        [key] lock
       *[treasure] open exit
    }
}
rules-figure-water = { $current ->
    [drift] A step into a river (whole line) carries you one cell on or two (broken lines).
   *[other] A step into a river (whole line), and where it carries you (broken line).
}
rules-figure-pits = A step into a { pit } (whole line) takes you to the next one (broken line).
rules-figure-lone = A { pit } whose loop has no other leads back to itself.
rules-figure-lifts = Two floors. A step into the lift (whole line) takes you to the other floor (broken line).
rules-figure-walls = A wall, and what a { charge } leaves of it.
rules-figure-cement = A free side, and the wall that cement makes of it.
rules-figure-moving = { $goal ->
    [key] On the way to the lock.
   *[treasure] On the way to an exit.
}
rules-figure-kit = The current takes you back (broken line); the boat doesn't.
rules-figure-shooting = { $shots ->
    [first] The bullet stops at the first cell with players.
   *[through] The bullet flies through everybody, up to the wall.
}
rules-figure-treasure = { $goal ->
    [key] The key, and the lock that it opens.
   *[treasure] Which one is true? They look the same.
}
rules-figure-bear = { $bear_moves ->
    [trajectory] The bear goes its own way, there and back.
   *[repeats] A player goes right, and so does the bear.
}
rules-figure-leprechaun = “3 to the right”: how far, but not by which way.
rules-figure-casino = The 37 numbers of the wheel: 18 red, 18 black, and the zero.
option-line = { $name }: { $value }

rules-goal = The aim
rules-goal-1 = A labyrinth of { $rows } rows and { $cols } columns{ $floors ->
    [1] {""}
   *[other] , { $floors } floors of it,
} is drawn, and only the game master sees it. { $goal ->
    [key] Somewhere in it lies a key.
   *[treasure] Somewhere in it lies the true treasure{ $false_treasures ->
        [0] .
        [one] , and a false one that looks just the same.
       *[other] , and { $false_treasures } false ones that look just the same.
    }
}
rules-goal-2 = { $goal ->
    [key] The way out is a lock in the outer wall. Whoever leaves through it with the key has won.
   *[treasure] Whoever carries the true treasure out through an exit has won. Whether a treasure is true shows only outside.
}
rules-goal-3 = Everything is said aloud: what one player asks and is answered, all the others hear.{ $start ->
    [secret] {" "}Only the cells that the players choose are shown to the game master in secret.
   *[other] {""}
}
rules-goal-4 = { $preset ->
    [school] { $last_alive ->
        [wins] Whoever is the last player alive has won as well.
       *[other] {""}
    }
    [quest] You can play alone, too: the fewer moves, the better.
   *[other] {""}
}

rules-plan = What is known of the plan
rules-plan-1 = { $floors ->
    [1] { $rows } by { $cols } cells
   *[other] { $floors } floors of { $rows } by { $cols } cells
} with a wall around them; land, rivers with their { $preset ->
    [quest] ends
   *[other] { mouth.plural }
}, { pit.plural } in loops, { $arsenals ->
    [one] one arsenal
   *[other] { $arsenals } arsenals
}, { $hospitals ->
    [one] one hospital
   *[other] { $hospitals } hospitals
}{ $casinos ->
    [0] {""}
    [one] , one casino
   *[other] , { $casinos } casinos
}{ $lifts ->
    [yes] , a lift on every floor
   *[no] {""}
}{ $bear_cave ->
    [yes] , the cave of a bear
   *[no] {""}
}{ $encephalitis ->
    [0] {""}
    [one] , one encephalitis cell
   *[other] , { $encephalitis } encephalitis cells
}. From every cell every other can be reached without a { charge }{ $boats ->
    [0] {""}
   *[other] {" "}or a boat
}, but for the springs of rivers. { $goal ->
    [key] The key may lie on any cell that can be reached.
   *[treasure] Treasures lie on land.
}
rules-plan-2 = { $outline ->
    [no-corners] The four corner cells are missing.
    [diamond] The labyrinth has the outline of a diamond. Reading: its tips touch the middles of the rectangle's sides.
    [cross] The labyrinth has the outline of a cross. Reading: at each corner a third of the rows and of the columns is cut away.
    [ring] The labyrinth is a ring with nothing in its middle. Reading: it is as thick as a third of its shorter side.
    [ragged] Some cells at the rim are missing, as chance has it; the game master names them before the game. Reading: about one cell in five; every remaining cell has two neighbours at least.
   *[full] {""}
}
rules-plan-3 = { $easy_ways ->
    [yes] Opposite outer walls are joined by ways on which nothing happens to anybody: chains of land, hospitals, arsenals{ $casinos ->
        [0] {""}
       *[other] , casinos
    } and { mouth.plural }.
   *[no] {""}
}
rules-plan-4 = { $loops ->
    [-1] {""}
    [0] There are no { pit.plural }.
    [one] There is at most one loop of { pit.plural }.
   *[other] There are at most { $loops } loops of { pit.plural }.
}
rules-plan-5 = { $loop_pits ->
    [-1] {""}
   *[other] { $loops ->
        [0] {""}
       *[other] { $lone_pits ->
            [yes] A loop has at most { $loop_pits } { pit.plural }.
           *[no] A loop has at most { $loop_pits } { pit.plural }, and never fewer than two.
        }
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
rules-plan-9 = { $floors ->
    [1] {""}
   *[other] All floors have the same outline and lie one above the other. On the second floor the cells are called 2a1, 2b1 and so on. Between floors there are no steps{ $lifts ->
        [yes] {" "}but the lifts{ $floor_loops ->
            [yes] {" "}and the { pit.plural }
           *[no] {""}
        }
       *[no] {" "}but the { pit.plural }
    }.
}

rules-start = Beginning
rules-start-1 = { $start ->
    [secret] In an order that chance decides, each player shows the game master in secret the cell to start from. When all have chosen, the game master tells everybody the kind of everyone's cell.
    [together] All players start on one cell that the game master chooses, without bullets and { charges.genitive }; the game master tells what kind of cell it is.
    [placed] The game master places everybody at random, and doesn't tell where: you have to find out. Reading: it is a land cell on which no { prize } lies, and two share one only if there is no other.
   *[open] The players choose their start cells one after the other, openly, and the game master tells each what kind of cell it is.
}
rules-start-2 = { $void_starts ->
    [yes] The game master may declare all choices void and gives no reason; then everybody chooses another cell than before. Reading: here this happens at most once, and exactly when two have chosen the same cell or one has chosen a cell with a treasure.
   *[no] {""}
}
rules-start-3 = { $start ->
    [placed] {""}
   *[other] Reading: at the start a cell does nothing to you – no river carries, no { pit } swallows, nobody is healed or armed. { $belongings ->
        [yes] Only what lies there is picked up.
       *[no] { $pick_up ->
            [after] {""}
           *[at-once] Only a { prize } that lies there is picked up.
        }
    }
}
rules-start-4 = { $mines ->
    [yes] Everybody begins with one mine.
   *[no] {""}
}
rules-start-5 = { $health ->
    [lives] Everybody begins with { $lives ->
        [one] one life
       *[other] { $lives } lives
    }.
   *[other] {""}
}
rules-start-6 = { $money ->
    [0] {""}
    [one] Everybody begins with one coin.
   *[other] Everybody begins with { $money } coins.
}

rules-turn = A turn
rules-turn-1 = { $compound ->
    [yes] { $arms_after ->
        [yes] A move is one movement{ $skips ->
            [yes] , or a skip
           *[no] {""}
        }, and with it whatever you want to use: { charges }{ $cement ->
            [0] {""}
           *[other] {" "}and cement
        } before it or after it, { $preset ->
            [quest] guns
           *[other] shots
        }{ $knives ->
            [0] {""}
           *[other] {" "}and knives
        } only after it (Reading). For example: “blow up the left wall, go left, fire upwards”.
       *[no] A move is a row of actions with exactly one movement among them. Before and after it come as many others as you have the means for: shots, { charges }{ $mines ->
            [yes] , setting a mine
           *[no] {""}
        }{ $throwing ->
            [throw] , leaving and throwing things
            [leave] , leaving things
           *[none] {""}
        }. For example: “shoot to the left, go up, blow up the right wall”.
    }
   *[no] A turn is exactly one of these: go to a neighbouring cell; shoot in a direction (one bullet); { $preset ->
        [classic] bomb
        [school] bomb
       *[other] blow up
    } the wall in a direction (one { charge }){ $knives ->
        [0] {""}
       *[other] ; use a knife
    }{ $cement ->
        [0] {""}
       *[other] ; build a wall with cement
    }{ $hint_price ->
        [0] {""}
       *[other] ; buy a hint
    }{ $casinos ->
        [0] {""}
       *[other] ; in a casino, play a round
    }; or, standing in a { pit }, go on to the next { pit } of its loop{ $lifts ->
        [yes] ; or, standing in a lift, go on to the next floor
       *[no] {""}
    }{ $flow_moves ->
        [yes] ; or, standing in a river, go on with the flow
       *[no] {""}
    }.
}
rules-turn-2 = Directions are as drawn: left, right, up, down. You say the whole request first; then the game master answers all of it. { $skips ->
    [yes] { $skips_ride ->
        [yes] { $compound ->
            [yes] Instead of going you may skip the step, and still use what you have.
           *[no] A turn may be skipped.
        }
       *[no] { $compound ->
            [yes] A turn may be skipped. Reading: a skip is the whole move, and nothing else can be done in it.
           *[no] A turn may be skipped.
        }
    }
   *[no] A turn can't be passed.
}
rules-turn-3 = { $compound ->
    [yes] The movement is one of these: left, right, up or down; on from a { pit } to the next one of its loop{ $lifts ->
        [yes] ; from a lift to the next floor
       *[no] {""}
    }{ $flow_moves ->
        [yes] ; by the flow, from a river
       *[no] {""}
    }. What you ask for after it is done from the cell on which you ended, after all carrying.
   *[no] {""}
}
rules-turn-4 = { $compound ->
    [yes] What proves impossible is answered in words, such as { $preset ->
        [quest] “no gun at hand”, and the rest of the move goes on. Reading: a movement that is impossible, such as going on to the next wormhole where there is none, is lost in the same way.
       *[other] “no bullets left”, and the rest of the move goes on. Reading: a movement that is impossible, such as “by the flow” where there is no river, is lost in the same way.
    }
   *[no] {""}
}
rules-turn-5 = { $no_repeats ->
    [yes] A move that is known to change nothing, such as walking against a wall that you have just hit, is refused; choose another one.
   *[no] {""}
}
rules-turn-6 = { $compound ->
    [yes] A request has at most 24 actions{ $conditional ->
        [yes] {" "}and 4 conditions inside one another
       *[no] {""}
    }.
   *[no] {""}
}
rules-turn-7 = { $skips ->
    [yes] { $skips_ride ->
        [yes] A skip in a river, but not at its end, lets you flow on{ $current ->
            [drift] , one cell or two
            [turbulent] {" "}to its end
           *[other] {" "}one cell
        }. A skip in a { pit } moves you on to the next one{ $lifts ->
            [yes] , a skip in a lift to the next floor
           *[no] {""}
        }.
       *[no] {""}
    }
   *[no] {""}
}

rules-conditional = Conditional moves
rules-conditional-1 = { $conditional ->
    [yes] An action may depend on what has come out so far in the same move: “go right; if a treasure was found, shoot up; if in a pit, leave a bullet”.
   *[no] {""}
}
rules-conditional-2 = { $conditional ->
    [yes] You can ask for the kind of cell reached; a wall hit; being carried on; a treasure, bullets, { charges }, a mine or a corpse found, or carried; a scream heard; and your own health. Conditions are joined by “and”, “or” and “not”, and may have an “else”.
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
    [yes] Whoever was wounded is told so at the beginning of their own next turn.{ $orders ->
        [yes] {" "}But a player hurt by a dark move of their own can't ask for a new cell.
       *[no] {""}
    }
   *[no] {""}
}
rules-dark-4 = { $semidark ->
    [yes] Semi-dark moves: of a movement you may ask to be told only some things – whether a wall was hit, the kind of cell, what was found, what happened to your health. All the rest stays untold. Reading: a player who asked about health and so heard of a wound is not told of it again{ $orders ->
        [yes] , and may ask for a new cell
       *[no] {""}
    }; how others fared is not told.
   *[no] {""}
}
rules-dark-5 = { $dark ->
    [yes] Reading: the end of the game is always told, and so is that a player is out of it for not having come back in.
   *[no] {""}
}

rules-asking = Asking the game master
rules-asking-1 = { $compound ->
    [yes] On your turn you may ask for your own state at any time: { $preset ->
        [quest] health and what you carry.
       *[other] health, bullets, { charges } and what you carry.
    } All hear the answer, and it costs no turn.
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
rules-end-1 = The game ends when somebody carries out { true-prize }{ $health ->
    [no-death] .
   *[other] , or when nobody is left.
}
rules-end-2 = { $last_alive ->
    [wins] { $preset ->
        [school] The last player alive wins.
       *[other] The last player alive has won too, though it is a lesser victory.
    }
    [must-carry] The last player alive has not won yet: { true-prize } must still be carried out, within { $last_moves ->
        [0] as many moves as the labyrinth has cells
        [one] one move
       *[other] { $last_moves } moves
    }.
   *[plays-on] {""}
}
rules-end-3 = It is a draw after { $quiet_rounds ->
    [-1] as many rounds as there are cells
    [0] ten times as many rounds as there are cells
    [one] one round
   *[other] { $quiet_rounds } rounds
} without anything that can't be undone: a wall removed{ $false_treasures ->
    [0] {""}
   *[other] , a treasure carried out
}{ $health ->
    [no-death] {""}
   *[other] , a player dead
}{ $leprechaun ->
    [yes] , the leprechaun dead
   *[no] {""}
}{ $encephalitis ->
    [0] {""}
   *[other] , somebody newly immune
}. The game master counts aloud when half of them are over and during the last ten{ $compound ->
    [yes] ; once a player asks for it, every such round is counted.
   *[no] .
}
rules-end-4 = { $skips ->
    [yes] { $skips_draw ->
        [yes] If all players who are still in the game skip in the same round, it is a draw.
       *[no] {""}
    }
   *[no] {""}
}
rules-end-5 = Afterwards the labyrinth is shown, and the whole game can be looked at again from anybody's eyes.

rules-end-6 = Where several people play{ $break_minutes ->
    [0] , nobody takes a break.
   *[other] , one may take a break of { $break_minutes ->
        [one] one minute
       *[other] { $break_minutes } minutes
    } before a move, and a second one only when at least half of the players have had theirs. A break for everybody takes a majority.
}{ $clock_minutes ->
    [0] {""}
   *[other] { " " }Anybody may start the clock on a slow player: after { $clock_minutes ->
        [one] one minute
       *[other] { $clock_minutes } minutes
    } that player is out of the game, and all belongings stay where they are.
}

rules-notebook = Your notebook
rules-notebook-1 = { $help ->
    [blank] At this table the page draws nothing for you: you have a blank sheet, and the log.
    [scribe] At this table the page draws only what was said, as you walk. Where a river or a { pit } takes you to an unknown place, a new scrap of the map begins; joining the scraps is up to you.
    [proofs] The page keeps a notebook for you: only what is certain from what was said. Where a river or a { pit } takes you to an unknown place, a new scrap of the map begins; scraps are joined when there is only one way they can lie. Besides, the page thinks everything through: what can be proved is drawn as well, marked with three dots (∴).
   *[notebook] The page keeps a notebook for you: only what is certain from what was said. Where a river or a { pit } takes you to an unknown place, a new scrap of the map begins; scraps are joined when there is only one way they can lie.
}
rules-notebook-2 = { $dark ->
    [yes] After a dark move nothing is certain of where you are, nor of what you have; the notebook says so.
   *[no] {""}
}
rules-notebook-3 = { $current ->
    [drift] A river of chance is drawn as what it is: cells of which only some things are known. Neither its direction nor how far it took you is guessed.
   *[other] {""}
}
rules-notebook-4 = { $lifts ->
    [yes] A lift keeps the place, so the map of the other floor goes on just above or below.
   *[no] {""}
}
rules-notebook-5 = Where a person leads the game: what the game master has changed may be otherwise than you were told, so it is ink no longer. What was taken back can still be read in the log, struck through.
rules-notebook-6 = { $advice ->
    [never] {""}
    [alone] Whoever plays without other people can ask the page for hints: that something can be known, where, what and why, at last a move. Each is counted.
   *[always] Everybody can ask the page for hints: that something can be known, where, what and why, at last a move. Each is counted, and told to all.
}
