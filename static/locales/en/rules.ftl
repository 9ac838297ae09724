# The rules in words. A paragraph that does not apply under the chosen options is left empty.

rules = Rules
rules-title = The rules at this table
rules-in-force = Options in force
option-line = { $name }: { $value }

rules-goal = The aim
rules-goal-1 = A labyrinth of { $rows } rows and { $cols } columns is drawn, and only the game master sees it. Somewhere in it lies the true treasure{ $false_treasures ->
    [0] .
    [one] , and a false one that looks just the same.
   *[other] , and { $false_treasures } false ones that look just the same.
}
rules-goal-2 = Whoever carries the true treasure out through an exit has won. Whether a treasure is true shows only outside.
rules-goal-3 = Everything is said aloud: what one player asks and is answered, all the others hear.

rules-start = Beginning
rules-start-1 = The players choose their start cells one after the other, openly, and the game master tells each what kind of cell it is.
rules-start-2 = Reading: at the start a cell does nothing to you – no river carries, no pit swallows, nobody is healed or armed. Only a treasure that lies there is picked up.

rules-turn = A turn
rules-turn-1 = A turn is exactly one of these: go to a neighbouring cell; shoot in a direction (one bullet); bomb the wall in a direction (one bomb); or, standing in a pit, go on to the next pit of its loop.
rules-turn-2 = Directions are as drawn: left, right, up, down. You say the whole request first; then the game master answers all of it. A turn can't be passed.

rules-moving = Going
rules-moving-1 = The answer is the kind of cell you now stand on, or “wall”: then you stay where you are, and the turn is over.
rules-moving-2 = { $outside ->
    [yes] Through an exit you come outside. Your next move must lead back in through the same exit; any other going puts you out of the game.
   *[no] Reading: who meets an exit without a treasure is told “exit” and stays in the cell before it.
}
rules-moving-3 = Nobody is ever told coordinates, and nobody is told who else stands on his cell.

rules-water = Rivers
rules-water-1 = Whoever steps into a river is carried one cell along the flow: “river – river” if he is in the river still, “river – mouth” if it took him into the mouth. Walking straight into the mouth is just “mouth”; the mouth carries nobody.
rules-water-2 = You are carried once a turn, not again from the cell you reached. Stepping from river cell to river cell carries you like any entry. A wall met from inside a river leaves you where you are.
rules-water-3 = Rivers may meet but never part; each ends in one mouth, and no wall stands across a current.

rules-pits = Pits
rules-pits-1 = Whoever falls into a pit stands at once in the next pit of its loop. From there he may walk on, or ask to go on to the next one.
rules-pits-2 = Reading: the last pit of a loop leads to the first. A wall met from inside a pit leaves you where you are.

rules-walls = Walls and bombs
rules-walls-1 = Everybody begins with { $bombs ->
    [0] no bombs
    [one] one bomb
   *[other] { $bombs } bombs
}. A bomb removes the inner wall on the side you name, and the answer is “exploded”. Where there is no wall, or an outer one, it is “not exploded”. The bomb is spent either way.
rules-walls-2 = { $exits ->
    [one] There is exactly one exit: a gap in the outer wall.
   *[other] There are { $exits } exits: gaps in the outer wall.
} Outer walls can't be blown up.

rules-shooting = Shooting
rules-shooting-1 = Everybody begins with { $bullets ->
    [0] no bullets
    [one] one bullet
   *[other] { $bullets } bullets
}. A bullet flies on to the first wall and wounds everybody on its way; the game master names them all, or says that nobody was hit.
rules-shooting-2 = Reading: those who stand in the shooter's own cell are hit too, whatever the direction; the shooter never is.

rules-wounds = Wounds, hospital, arsenal
rules-wounds-1 = A wounded player drops the treasure and can't carry one. A second wound kills, and the game goes on without him.
rules-wounds-2 = { $hospitals ->
    [one] The hospital heals
   *[other] Each of the { $hospitals } hospitals heals
} whoever ends his move there. { $arsenals ->
    [one] The arsenal restores
   *[other] Each of the { $arsenals } arsenals restores
} all bullets and bombs.
rules-wounds-3 = A cell acts only on the one who ends his move there: hospital, arsenal and treasure come after all carrying.

rules-treasure = Treasure
rules-treasure-1 = Whoever ends his move on a treasure is told so and takes it, if he is not wounded and has his hands free; of several, the topmost. It is given up only by being wounded.
rules-treasure-2 = { $false_treasures ->
    [0] {""}
   *[other] A false treasure crumbles when it is carried out; everybody hears it, and its bearer { $outside ->
        [yes] stands outside, without it.
       *[no] stays in the cell before the exit.
    }
}

rules-bear = The bear
rules-bear-1 = { $bear ->
    [yes] A bear lives in the labyrinth. Whenever a player goes in a direction – even into a wall – the bear goes the same way. Walls and exits stop it; rivers carry it and pits move it, as they do a player.
   *[no] No bear lives in this labyrinth.
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
       *[no] Advice: whoever shares a cell with the bear and goes takes it along. Shoot, bomb a wall or move on in a pit, and let the others lead it away.
    }
   *[no] {""}
}

rules-end = The end
rules-end-1 = The game ends when somebody carries out the true treasure, or when nobody is left.
rules-end-2 = It is a draw after { $quiet_rounds ->
    [0] as many rounds as ten times the number of cells
   *[other] { $quiet_rounds } rounds
} without anything that can't be undone: a wall removed, a treasure carried out, a player dead. The game master counts aloud when half of them are over and during the last ten.
rules-end-3 = Afterwards the labyrinth is shown, and the whole game can be looked at again from anybody's eyes.

rules-plan = What is known of the plan
rules-plan-1 = { $rows } by { $cols } cells with a wall around them; land, rivers with their mouths, pits in loops, { $arsenals ->
    [one] one arsenal
   *[other] { $arsenals } arsenals
}, { $hospitals ->
    [one] one hospital
   *[other] { $hospitals } hospitals
}. From every cell every other can be reached without a bomb, but for the springs of rivers. Treasures lie on land.

rules-notebook = Your notebook
rules-notebook-1 = The page keeps a notebook for you: only what is certain from what was said. Where a river or a pit takes you to an unknown place, a new scrap of the map begins; scraps are joined when there is only one way they can lie.

option-rows = Rows
    .help = Height of the labyrinth, in cells.
option-cols = Columns
    .help = Width of the labyrinth, in cells.
option-exits = Exits
    .help = Gaps in the outer wall.
option-arsenals = Arsenals
    .help = Cells that restore bullets and bombs.
option-hospitals = Hospitals
    .help = Cells that heal.
option-false_treasures = False treasures
    .help = They look like the true one until they are carried out.
option-bullets = Bullets
    .help = What everybody begins with, and what the arsenal restores.
option-bombs = Bombs
    .help = What everybody begins with, and what the arsenal restores.
option-bear = A bear
    .help = It repeats every step the players take, and wounds whoever shares its cell.
option-bear_strikes_on_meeting = The bear strikes on meeting only
    .help = It wounds whom it comes upon, not whoever already stood with it. By the document it wounds both.
option-bear_can_be_shot = The bear can be shot
    .help = Two bullets kill it.
option-outside = Exits lead outside
    .help = Who leaves without the true treasure stands outside and must come back in at once.
option-quiet_rounds = Rounds until a draw
    .help = Rounds without a lasting change after which the game is drawn; 0 stands for ten times the number of cells.
option-quiet_rounds-0 = ten times the number of cells
option-difficulty = Difficulty
    .help = How winding a labyrinth the game master draws.
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard
