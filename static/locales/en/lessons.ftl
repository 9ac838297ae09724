# Lessons, and the companion of the first game. `static/docs/lessons.md` says where each sentence stands.

lessons-title = Learn to play
lessons-about = Short lessons: each takes a minute or so, and you learn by doing. Begin with the first.
lessons-basics = The labyrinth
lessons-further = Other rule sets, other games
lessons-done = done
lessons-count = { $done } of { $all } done
lessons-step = { $title } · { $number } of { $tasks }
lessons-over = { $title } · done
lessons-again = Start over
lessons-leave = All lessons
lessons-next = Next lesson: { $title }
lessons-on = Go on
lessons-first-game = My first game
lessons-stuck = This can't be done any more from here. Start over.
lessons-missing = The lessons did not come. Look whether there is a network, and try again.
lessons-guide = Your guide
lessons-companion = Your companion
lessons-dismiss = Thanks, I'll manage

## A step and a wall

lesson-walls = A step and a wall
lesson-walls-about = Ask for a step, and hear what the game master says.
task-walls-step = You stand on a2, and only the game master sees the walls. Take a step to the right: tap the cell, tap the arrow, or press the arrow key.
task-walls-step-done = “Land” is the ground you have come to: nothing special. Your map shows it now.
task-walls-step-wall = “Wall”: something stands there, so you stay where you are. Now try the other way, to the right.
task-walls-step-other = You have moved, but we want to get to b2, in the middle. Go there.
task-walls-wall = Once more to the right. There may be a wall: nobody knows until somebody tries.
task-walls-wall-done = “Wall”: you have not moved, and your turn is spent. The red line on the map stays, so you need not try it again.
task-walls-wall-open = No wall that way. Look for one: try a side that is not drawn yet.
task-walls-wall-house = A building: that comes later. Now look for a wall.
task-walls-wall-other = That was no wall. Try another side.
task-walls-round = Walls can be walked around. The hospital is at the top right, on c1: find a way there.
task-walls-round-done = “Hospital”: you know your way about. Steps and walls are all that a labyrinth needs to begin with.
task-walls-round-wall = A wall or the edge: that way is closed. Take another one.
task-walls-round-other = Good, go on: you want c1, at the top right.

## What the notebook draws

lesson-notebook = What the notebook draws
lesson-notebook-about = The map draws only what is certain.
task-notebook-cell = Your notebook knows one cell: a2, the arsenal. Go up, and see what it draws.
task-notebook-cell-done = The cell is drawn, and the side you have crossed is open. Nothing is guessed: what is drawn is certain.
task-notebook-cell-wall = That was a wall, and it is drawn in red. Now go up.
task-notebook-cell-other = That is drawn, too. Let us go up from a2.
task-notebook-walls = A dashed side has not been tried by anybody. Go right to b1, and find the two walls of that cell.
task-notebook-walls-done = Two red lines. A wall that was found can't surprise anyone again.
task-notebook-walls-one = A wall. Cell b1 has two: look at the sides that are still dashed.
task-notebook-walls-other = Both walls belong to b1, next to the corner. Try its dashed sides.
task-notebook-back = Back to the arsenal. The map shows the way: read it from there.
task-notebook-back-done = Back without a wrong step. The map remembers, so you don't have to.
task-notebook-back-wall = The map could have told you: look where the line is red or dashed. The arsenal is the cell with an A.
task-notebook-back-other = You are on the move. The arsenal is the cell with an A, at a2.

## River and mouth

lesson-river = A river and its mouth
lesson-river-about = Water carries you one cell further.
task-river-in = To your right there is a river. Step into it.
task-river-in-done = “River – river”: you stepped onto b1, and the current carried you on to c1. The arrows show which way it flows.
task-river-in-dry = Dry land. The river is on b1, to the right of the corner where you began.
task-river-in-wall = The edge of the labyrinth. The river is to your right.
task-river-in-other = Not that way: the river is on b1.
task-river-out = Rivers carry once a turn: you can leave. Go down, onto the bank.
task-river-out-done = On land again. No current pulls you here.
task-river-out-wall = A wall. The bank is below you.
task-river-out-delta = You have reached the mouth, where the river ends. From here you can go down as well.
task-river-out-other = You are still wet. Go down, out of the river.
task-river-mouth = Now step up into the river again, at c1, and see where it takes you this time.
task-river-mouth-done = “River – mouth”: one cell further is the mouth. There the water stops, and nobody is carried.
task-river-mouth-source = That was further up the river, so you are still in it. Go to c2, and step up from there.
task-river-mouth-walked = “Mouth”: you walked straight into it. We want to be carried there: step up from c2.
task-river-mouth-other = Step into the river from c2, just below it.
task-river-against = You stand in the mouth. Try to go up the river: go left.
task-river-against-done = One step against the current, and it has brought you back. Whoever wants to go up a river takes the bank.
task-river-against-wall = A wall. Upstream is to the left.
task-river-against-dry = That is land. Go back to the mouth at d1, and try left from there.
task-river-against-other = Not upstream yet: from the mouth at d1, go left.

## A pit and a scrap

lesson-pit = A pit and a scrap
lesson-pit-about = You fall, and don't know where you have come out.
task-pit-fall = There is a pit to your right. Fall into it.
task-pit-fall-done = You fell in at b1 and came out of another pit, but where? The notebook begins a second scrap of map for you.
task-pit-fall-land = Land. The pit is at b1, to the right of the upper corner.
task-pit-fall-wall = The edge of the labyrinth. The pit is to your right.
task-pit-fall-other = The pit is at b1. Go there.
task-pit-scrap = Walk on until the new scrap has three cells. A step back into the pit doesn't count.
task-pit-scrap-done = The scrap grows, although nobody knows where on the map it lies. That is how you get to know a labyrinth.
task-pit-scrap-pit = You stepped into the pit again, and fell on to the next one of the loop. Fall once more, and walk the other way.
task-pit-scrap-wall = A wall: that is drawn, too. Try another side.
task-pit-scrap-other = Good. Go on until the scrap has three cells.
task-pit-again = Pits form a loop: from the last you fall to the first. Go back into the pit you came out of.
task-pit-again-done = From the second pit to the first: this loop has two. Now you know where you are.
task-pit-again-wall = A wall. Go back the way you came.
task-pit-again-other = Go back to the pit, by the way that is drawn.

## Joining scraps

lesson-joining = Joining scraps
lesson-joining-about = Two scraps become one map when they can only lie one way.
task-joining-fall = You are at the arsenal. Above you is land, and to the right of that a pit. Fall into it.
task-joining-fall-done = A new scrap. It could lie in many places.
task-joining-fall-wall = The edge. The pit is at b1: go up, then right.
task-joining-fall-other = On your way: the pit is at b1.
task-joining-join = There is only one arsenal. Find it again, from this side: go left as far as you can.
task-joining-join-done = The arsenal is on both scraps, and there is only one: so they are joined, and you know where all of it lies.
task-joining-join-hospital = The hospital: the other scrap doesn't know it, so it joins nothing. Look for the arsenal.
task-joining-join-pit = The pit again, and you are back at the other one. Go on from the scrap that you know.
task-joining-join-wall = A wall. The arsenal is to the left, in the same row as the pit that you came out of.
task-joining-join-other = The scrap grows. Go on to the left.

## Treasure and exit

lesson-treasure = The treasure and the exit
lesson-treasure-about = Find it, carry it out, win.
task-treasure-exit = One gap in the outer wall is the exit: it is at c1, on the right. Go and look.
task-treasure-exit-done = “Exit”: this is the way out, but with empty hands there is nothing to win outside.
task-treasure-exit-wall = A wall. First go up to c1, then right.
task-treasure-exit-land = Good. The exit is on the right of c1.
task-treasure-exit-other = The exit is on the right of c1, the upper corner.
task-treasure-take = A treasure lies at b1. There is a wall between you and it: go around.
task-treasure-take-done = It is in your hands. Whoever is wounded drops it, and one of the two treasures here is false.
task-treasure-take-wall = The wall is still there. Go down, left and up.
task-treasure-take-other = On your way to b1.
task-treasure-out = Carry it out: back to c1, and out on the right. Only outside do you learn whether it is the true one.
task-treasure-out-done = The true treasure is out: you have won a game.
task-treasure-out-other = The way back is drawn on your map.

## Arms, wounds, hospital

lesson-arms = Arms, wounds and the hospital
lesson-arms-about = A shot, a bomb, and where wounds are healed.
task-arms-shoot = The trainer is in your row, at c1. Shoot to the right: bullets fly as far as the next wall.
task-arms-shoot-done = Hit: the trainer is wounded, and has shot back. One wound heals, a second one kills.
task-arms-shoot-missed = The bullet flew, but nobody was there. The trainer is to your right.
task-arms-shoot-moved = A step is a whole turn, too. The trainer has stayed: shoot to the right.
task-arms-shoot-other = No shot yet. Use the pad with the bullet, to the right.
task-arms-blow = There is a wall below you, at a1. Blow it up: bombs open inner walls.
task-arms-blow-done = The wall is gone, for everybody. The outer walls never give way.
task-arms-blow-nothing = “Not exploded”: no inner wall was there, and the bomb is spent. The wall is below a1.
task-arms-blow-wall = Right, there is the wall. Now blow it up: the pad with the bomb, down.
task-arms-blow-other = The wall is below a1. Use the pad with the bomb.
task-arms-heal = You are wounded. The hospital is at d2: go through the gap, then right.
task-arms-heal-done = Healed. The arsenal does the same for bullets and bombs.
task-arms-heal-wall = A wall. The hospital is in the second row, at its right end.
task-arms-heal-arsenal = The arsenal fills up bullets and bombs. Wounds are healed at d2, in the hospital.
task-arms-heal-other = On your way: the hospital is at d2.

## The bear

lesson-bear = The bear
lesson-bear-about = It repeats your steps, unseen.
task-bear-meet = A bear is somewhere in the labyrinth, and makes every step that you make. Go right twice, along the upper wall.
task-bear-meet-done = It stood in the corner and could not go further, so you ran into it: a wound. A bear can't be shot.
task-bear-meet-wall = You stood still, but the bear may have moved: it tries every direction that you ask for.
task-bear-meet-land = You go, it goes. Once more to the right along the upper wall.
task-bear-meet-other = It is near. Go right, along the upper wall.
task-bear-heal = From now on it walks beside you, and doesn't strike again while it does. Go to the hospital: two steps down.
task-bear-heal-done = Healed. The bear steals no treasure, but you know now why others go round about.
task-bear-heal-wall = A wall. The hospital is at c3, below.
task-bear-heal-other = Go on: the hospital is at c3.

## A whole little game

lesson-game = A whole little game
lesson-game-about = All of it at once: begin where you like, find the treasure, get out.
task-game-start = Now play a game of your own. There is a treasure, an exit, a river and two pits. Choose where you begin.
task-game-start-done = The game master tells you what kind of ground you begin on.
task-game-start-other = Choose a cell to begin on.
task-game-treasure = Find the treasure. Try sides that are still dashed: every answer tells you something.
task-game-treasure-done = There it is! It goes with you.
task-game-treasure-river = Water: it has carried you. The map shows where you are now.
task-game-treasure-pit = A pit: you are somewhere else now, perhaps on a scrap of its own.
task-game-treasure-other = Go on: where have you not been yet?
task-game-won = Now find the exit: a gap in the outer wall. Try the edges of the map that are not drawn as walls.
task-game-won-done = Out, with the treasure: you have won your first labyrinth!
task-game-won-wall = A wall. One edge fewer to try.
task-game-won-other = Not out yet. Look for a dashed side at the edge.

## School

lesson-school = School: money and lifts
lesson-school-about = Buy a hint, put a coin on red, take the lift.
task-school-hint = Here you don't choose where you begin, and there are two floors. You have ten coins: buy a hint.
task-school-hint-done = The game master has told you where you are, and only you. The map is pinned down now.
task-school-hint-step = You have moved, but on which floor, in which corner? Buy a hint: it costs five coins.
task-school-hint-other = Buy a hint first.
task-school-casino = To the right of the corner a1 on this floor is a casino. Go in.
task-school-casino-done = In the casino you can play a round instead of a step.
task-school-casino-wall = A wall. From a1, the casino is to the right.
task-school-casino-other = The casino is at b1 on the first floor.
task-school-bet = Put a coin on red, or on whatever you like.
task-school-bet-done = The wheel decides. Even chances pay as much again, a number thirty-five times.
task-school-bet-left = You have left the casino. It is at b1 on the first floor: go back and bet.
task-school-bet-wall = A wall. You are in the casino: place a bet.
task-school-bet-other = Place a bet: open the casino's table, choose, and stake a coin.
task-school-lift = Below the casino, at b2, is a lift. Step in.
task-school-lift-done = The lift has taken you to the other floor, to the cell just above or below. Lifts join floors as pits join cells.
task-school-lift-bet = Enough of that: the lift is below.
task-school-lift-wall = A wall. From the casino, the lift is below you.
task-school-lift-other = The lift is at b2, below the casino.

## Quest

lesson-quest = Quest: key, kit and a creature
lesson-quest-about = Ask the leprechaun, take the key, break a wall, open the lock.
task-quest-ask = In a quest you look for a key, and leave by a lock. A leprechaun walks between b1 and b2, and knows where the key is. Go right, to b2.
task-quest-ask-done = It whispers how far the key is: so many cells to the side, so many up or down. It doesn't tell the way.
task-quest-ask-land = Not here. It walks between b1 and b2: wait for it there. You may skip a turn.
task-quest-ask-wall = A wall. The leprechaun walks between b1 and b2, to your right.
task-quest-ask-other = It walks between b1 and b2. Wait for it there.
task-quest-key = One cell up: fetch the key.
task-quest-key-done = You have the key. The lock is behind this wall, at c1.
task-quest-key-wall = A wall. The key is at b1.
task-quest-key-other = The key is at b1.
task-quest-blow = Blow up the wall and step through, all in one turn: “{ compose-move }”, grenade to the right, step to the right, “{ say-move }”.
task-quest-blow-done = The wall is gone, and the grenade, too. Each thing of the kit can be used once; an arsenal gives new ones.
task-quest-blow-wall = Yes, that is the wall. Use the grenade on it: right, from b1.
task-quest-blow-other = No wall has gone yet. From b1: “{ compose-move }”, the grenade to the right, the step to the right, “{ say-move }”.
task-quest-out = The lock is on the right of c1. Go through: you have the key.
task-quest-out-done = The lock opens: you have won a quest.
task-quest-out-wall = A wall. The lock is on the right of c1.
task-quest-out-other = The lock is on the right of c1.

## Grand

lesson-grand = Grand: composing, conditions, the dark
lesson-grand-about = Whole moves, moves with an if, and moves that nobody hears.
task-grand-two = Here a move may have several parts: shots, throws, and one step. Press “{ compose-move }”, choose a shot and a step, then “{ say-move }”.
task-grand-two-done = The game master answers part by part, in your order. All of it was one turn.
task-grand-two-one = That was a single part. Press “{ compose-move }” and choose two before you say the move.
task-grand-two-other = Press “{ compose-move }”, choose two parts, then “{ say-move }”.
task-grand-if = A move can depend on what you hear on the way. Compose a step and a grenade to the right; tap the grenade and put it behind “{ details-if }”: wall.
task-grand-if-done = You have said it all beforehand, as the game wants it: nothing can be changed half-way.
task-grand-if-plain = That move had no condition. Compose it, tap a part, and put it behind “{ details-if }”.
task-grand-if-other = Tap a part of the move and put it behind “{ details-if }”, then say it.
task-grand-dark = Now a step that nobody hears about: compose it, tap it, choose “{ details-dark }”, and say it.
task-grand-dark-done = “Done”, and no more: the others learn nothing. But neither do you.
task-grand-dark-told = That was said aloud. Compose a step, tap it, and choose “{ details-dark }”.
task-grand-dark-other = Compose a step, tap it, and choose “{ details-dark }”.
task-grand-out = The treasure is at d2, and the exit on its right. Fetch it, and carry it out.
task-grand-out-done = Outside, with the true treasure: you have won by the full rules.
task-grand-out-wall = A wall: mark what you know. The treasure is at d2.
task-grand-out-other = Not out yet. The treasure is at d2, the exit on its right.

## Parchís

lesson-parchis = Parchís: from the base to home
lesson-parchis-about = Leave the base, make a blockade, capture, come home.
task-parchis-base = A five brings a piece out of the base. You have rolled one: tap the piece, or choose the step.
task-parchis-base-done = It stands on your starting cell.
task-parchis-base-other = Bring a piece out of the base with the five.
task-parchis-three = The other die says three. Move the same piece.
task-parchis-three-done = Each die moves one piece: the same one or another.
task-parchis-three-other = Move the piece by three.
task-parchis-pair = Two pieces of yours on a cell are a blockade, which nobody can pass. Make one: three steps with the piece behind.
task-parchis-pair-done = A blockade: nobody enters this cell, and nobody gets past it, not even you.
task-parchis-pair-other-piece = That was another step. Three steps with the piece on 20 would have brought it to the other one.
task-parchis-pair-other = Not yet. Bring both pieces to the same cell.
task-parchis-capture = A foreign piece stands four cells before you. Land on it.
task-parchis-capture-done = Captured: it goes back to its base, and you get twenty steps as a bonus.
task-parchis-capture-short = That was another step. Four steps bring you exactly to the foreign piece.
task-parchis-capture-other = The foreign piece is still there: four steps with the piece on 20.
task-parchis-bonus = Take the bonus: twenty steps with one piece.
task-parchis-bonus-done = Twenty steps in one go. A piece that comes home gives ten.
task-parchis-bonus-die = That was the die. The bonus waits, too: twenty steps.
task-parchis-bonus-other = Twenty steps are waiting. Take them.
task-parchis-home = Your last piece is in the lane. It takes an exact three to get home.
task-parchis-home-done = All four are home: you have won.
task-parchis-home-short = Now there is one step left, and no one to roll: home needs the exact number. Try again with the three.
task-parchis-home-other = Three steps bring it home exactly.

## The companion of the first game

companion-land = Land: you have got there. Each answer is drawn on your map.
companion-wall = A wall: you stay where you are, and the red line reminds you.
companion-river = The river has carried you one cell further; the arrows show its flow.
companion-delta = A { mouth } is where a river ends: nobody is carried from here.
companion-pit = You have fallen through a { pit }, and go on drawing on a scrap of its own until it is clear where that lies.
companion-joined = Now it is certain where the scrap lies, so both are one map.
companion-hospital = The hospital heals wounds, for anybody who ends a turn in it.
companion-arsenal = The arsenal gives back what you have used up.
companion-treasure = You carry a { prize }: look for the exit, a gap in the outer wall.
companion-other-treasure = Somebody else has a { prize } now: an exit that you know is worth watching.
companion-false = A false treasure is gone, so the true one still lies somewhere.
companion-exit = This is the exit: come back with a { prize }.
companion-wound = You are wounded, and can't carry a { prize } until a hospital has healed you.
companion-life = You have lost a life; a hospital gives it back.
companion-bear = The bear makes the steps that players make, and strikes whom it meets.
