# People in one room: who shares the device, and how it is passed on.

room-others = Who else plays
room-person-more = One more person here
room-person-name = Name of player { $number }
room-person-colour = Colour and shape of player { $number }
room-person-remove = Remove player { $number }
room-with = with player { $number }
room-led = You enter what they say aloud; the answers stand on the page in large letters.
room-secret = The device goes from hand to hand. Between two people the page is covered, and each has a notebook and a log of their own.
room-open = The device goes from hand to hand. Nothing is hidden in this game, so the page is never covered.
passing = { $name } is next. Look as long as you like, then cover the page and pass the device on.
cover-now = Cover the page
cover-title = Pass the device to { $name }
cover-show = I am { $name }
cover-hint = Notebooks and logs are covered. Now only { $name } looks.
