# The page as the assistant of a game master who leads people in his own room.

assistant-nobody = Nobody has the turn
assistant-speaks = Speak the answers
assistant-again = Say it again
assistant-mute = This device has no voice of its own in this language.
assistant-whisper = Only for { $names }: show
assistant-cover = Only for { $names }: cover
assistant-to-plan = Show the plan and the log
assistant-to-room = Large answers for the room
keys-assistant = Enter what the players say, with the keys of their turn: arrows go at once. Space: say an answer that waits.
