# A table that friends share: seats and links, a guest's way to it, the talk beside the game.

play-friends = Play with friends
play-friends-hint = Each on their own device; a link brings them to your table.

## The host's sheet

friends-title = A table for friends
friends-title-table = Friends at this table
friends-rules = To be played: { $name }.
friends-change = Other rules …
friends-rules-done = Back to the seats
friends-way = How do your friends come to this table?
friends-relays = One link for everybody
    .help = You send it, they open it, that is all. Public relays bring your pages together: these servers of strangers, and your friends, see your internet address, but nothing of the game.
friends-each = A link for each friend
    .help = It takes no server. Each friend sends you a reply, which you paste below. It suits friends in one Wi-Fi.
friends-relays-off = Do without relays
friends-room-coming = The relays are being asked …
friends-seats = Seats
friends-single = { $count ->
    [one] Whoever sits at this device with you has no seat here:
   *[other] The { $count } people at this device with you have no seats here:
} at a table of friends there is one player to a page. To play together, open a link on another device.
friends-seat-kind = Who takes seat { $number }
friends-seat-remove = Remove seat { $number }
friends-more = One more seat
friends-your-name = Your name
friends-friend = Friend { $number }
friends-host = the host
friends-open = An open seat
seat-kind-you = You
seat-kind-host = host
seat-kind-friend = A friend
seat-kind-open = Open
seat-kind-bot = bot
seat-kind-bot-of = Bot: { $name }, level { $level }
presence-waiting = not here yet
presence-replied = on the way
presence-connected = connected
presence-away = away
presence-left = has left
presence-bot = { $bot } plays
presence-by-bot = { $state } · { $bot } plays
friends-changed = { $presence ->
    [replied] { $name } is on the way.
    [connected] { $name } is connected.
    [away] { $name } is away.
   *[left] { $name } has left.
}
friends-link-for = Link for seat { $number } – it serves one friend, once
friends-link-text = { $name } keeps a seat for you at the game table. Open the link:
friends-link-picture = QR code of the link for seat { $number }
friends-link-again = Make a new link
friends-invite = Make a link
friends-qr = QR code
friends-qr-missing = The QR code could not be drawn. The link does the same.
friends-part-missing = A part of this page could not be loaded. Please try once more.
friends-reply = A friend has sent a reply? Paste it here
friends-reply-taken = The reply is taken; the seat says when your friend is here.
friends-take = Take it
friends-scan = Scan a QR code
friends-scan-stop = Put the camera away
friends-kick = Send { $name } away
friends-kick-really = Really send { $name } away?
friends-bot-for = Let a bot play
friends-bot-for-me = Let a bot play for me
friends-back = Give the seat back
friends-back-me = Play on myself
friends-watch = { $count ->
    [0] Spectators
    [one] One spectator
   *[other] { $count } spectators
}
    .help = A spectator hears what everybody hears, and no more. The link serves one spectator; make a new one for the next.
friends-watch-link = Link for a spectator
friends-watch-text = { $name } invites you to watch a game. Open the link:
friends-watcher-remove = Send the spectator { $name } away
friends-missing = { $count ->
    [one] Still missing: { $names }. Wait, or let a bot take the seat, or leave it open.
   *[other] Still missing: { $names }. Wait, or let bots take the seats, or leave them open.
}
friends-too-few = { $least ->
    [one] At least one must sit at the table.
   *[other] At least { $least } must sit at the table.
}
friends-ready = Everybody is here.
friends-starting = The game master lays the table …
friends-start = Begin the game
friends-off = Call it off
friends-off-really = Really call it off?
friends-end = Close the table for friends
friends-end-really = Really close it? Your friends are sent home
friends-other = Something went wrong ({ $id }). Please try once more.

## Across the internet

friends-online = Across the internet
    .help = Friends in the same Wi-Fi need none of this. As long as nothing is switched on, no server learns of your game.
friends-stun = Play across the internet
    .help = Your page asks { $server } for your address on the internet. That server learns the address and that a connection is being made, but nothing of the game.
friends-server = A server of your own
    .help = For friends who can't be reached directly: a TURN server carries the encrypted connection itself. Address, name and password stay on this device and go to nobody but that server. It serves links that are made from now on.
friends-server-address = Address, such as turn:example.org:3478
friends-server-name = User name
friends-server-password = Password
friends-server-keep = Keep and check
friends-server-remove = Remove
friends-server-asking = The server is being asked …
friends-server-works = The server answers and will be used. Make a fresh link.
friends-server-gone = No server of your own is used any more.
friends-relay-list = Relays for the one link
    .help = One a line, such as wss://relay.example.org. Left empty, the usual ones are asked. What they pass on is encrypted.
friends-room = One link for everybody
    .help = Whoever opens it takes the next free seat, and comes back by it after a break. Send it only to those who are to play.
friends-room-label = Send this link
server-address = This is no address of a server: “{ $text }”. It should look like turn:example.org:3478
server-needs-password = A TURN server wants a user name and a password.
server-needs-no-password = A STUN server wants neither user name nor password. For a TURN server the address begins with turn:

## A table that moves

friends-save = Save the table for another device
    .help = The whole table goes into a file that only your password opens. Bring it along in the lobby of another device and invite your friends again from there. Only one page can lead: once the other one does, call the game off here.
friends-save-go = Save the table
friends-saved = “{ $name }” is saved. Without the password nobody can open it, not even you.
friends-password = Password
friends-password-short = A password of at least { $least } characters, please.
friends-bring = Bring a saved table
    .help = A table that was saved on another device is led on here, with the same friends. They get fresh links.
friends-bring-file = Choose a file …
friends-bring-none = First choose the file.
friends-bring-go = Lead it on here

## A guest's page

guest-title = { $host } invites you
guest-title-seated = At the table of { $host }
guest-game = To be played: { $name }.
guest-game-link = The host may have changed single rules. You see all of them here before the game begins.
guest-game-unknown = You will learn at the table what is played.
plan-origin = { $own ->
    [yes] { $origin ->
        [seed] You have chosen a seed, and whoever knows the seed can know the map: everybody at the table is told so.
        [text] You have brought the plan, and everybody at the table is told so.
        [alone] No guest was there when the plan was drawn: it comes from the secret seed of your page alone.
        [unknown] How the plan was drawn can no longer be shown: your page has lost it.
       *[pages] The plan is drawn by all pages together when the game begins: nobody can choose or know it.
    }
   *[no] { $origin ->
        [seed] The plan comes from a seed that { $host } has chosen. Whoever knows the seed can know the map.
        [text] { $host } has brought the plan and can know it.
        [alone] No guest was there when the plan was drawn: it comes from the secret seed of the host's page alone.
        [unknown] How the plan was drawn can no longer be shown: the host's page has lost it.
       *[pages] The plan is drawn by all pages together when the game begins: nobody can choose or know it.
    }
}
people-leads = leads the game
plan-led = { $own ->
    [yes] You lead this game as its game master and see the plan; everybody at the table is told so. { $origin ->
        [seed] The plan comes from the seed that you have chosen.
        [text] The plan is your own.
        [alone] The plan comes from the secret seed of your page alone.
        [unknown] How the plan was drawn can no longer be shown: your page has lost it.
       *[pages] All pages draw the plan together when the game begins.
    }
   *[no] { $host } leads this game as its game master, sees the plan, and may overrule. { $origin ->
        [seed] The plan comes from a seed that { $host } has chosen.
        [text] The plan is { $host }’s own.
        [alone] The plan comes from the secret seed of the host’s page alone.
        [unknown] How the plan was drawn can no longer be shown: the host’s page has lost it.
       *[pages] All pages draw the plan together when the game begins.
    }
}
parchis-plan-led = { $own ->
    [yes] You lead this game as its game master; everybody at the table is told so.
   *[no] { $host } leads this game as its game master and may overrule.
}
parchis-plan-origin = { $origin ->
    [seed] { $own ->
        [yes] You have chosen a seed; your friends are told so.
       *[no] { $host } has chosen a seed.
    } It doesn't settle the dice once friends are there: these are drawn by all pages together.
    [alone] No guest was there when the game began: the dice come from the secret seed of the host's page alone.
    [unknown] How the dice are drawn can no longer be shown: the host's page has lost it.
   *[pages] The dice are drawn by all pages together: nobody can choose or know them.
}
guest-name-hint = You play in this page; there is nothing to install and nowhere to sign in.
guest-join = Join
guest-coming = A moment: the way to { $host } is being sought …
guest-reply = One step is left: send this reply back to { $host }.
guest-reply-link = Your reply to { $host }
guest-reply-text = My reply, so that I can come to your table. Open it or paste it there:
guest-reply-picture = QR code of your reply
guest-reply-next = As soon as { $host } has opened it, you are at the table. Leave this page open until then, however long it takes.
guest-seated = { $phase ->
    [gathering] You are connected. { $host } begins when everybody is here.
    [starting] The game master lays the table …
    [over] The game is over.
   *[other] You are connected; the game is on.
}
guest-silent = { $host } can't be heard just now. The page keeps trying; please wait a moment.
guest-lost = The connection to { $host } is lost. Ask { $host } for a fresh link: your seat is kept.
guest-failed = The way to { $host } was not found. Ask { $host } for a fresh link.
guest-ended = You are no longer at this table.
guest-again = Paste a fresh link from { $host }
guest-people = At the table
guest-table = Back to the table
guest-leave = Leave the table
guest-leave-really = Really leave?
guest-sheet-title = At the table of { $host }

kept-seat = Your seat at the table of { $host } is kept.
kept-seat-back = Back to the table
kept-seat-forget = Give it up
kept-seat-forget-really = Really give it up?

## A reply link that was opened

handed-title = A reply to your invitation
handed-asking = Looking for your table in the other tabs …
handed-taken = The reply is handed to your table. You can close this tab.
handed-refused = Your table was found, but it can't take this reply.
handed-nobody = No open table was found in this browser. If your table is open elsewhere, copy the reply and paste it there.
handed-code = The reply

## At the table

friends-people = Friends
friends-mend = Come back …
waiting-for = Waiting for { $name } …
waiting-away = { $name } is away. You can wait, or:
waiting-away-guest = { $name } is away. The host may wait, or let a bot play.
waiting-silent = { $host } can't be heard just now; the page keeps trying …
waiting-replied = One step is left: send your reply to { $host }.
waiting-lost = The connection to { $host } is lost.
waiting-ended = You are no longer at this table.
watching-friends = You watch; the others play on.

## Table talk

talk = Table talk
talk-open = { $count ->
    [0] Table talk
    [one] Table talk, { $count } new message
   *[other] Table talk, { $count } new messages
}
talk-none = Nothing has been said yet.
talk-text = Say something
talk-send = Say
talk-signs = Reactions
talk-mutes = Whom to mute
talk-mute = Don't show what { $name } says
reaction-hello = Hello!
reaction-thanks = Thank you!
reaction-bravo = Bravo!
reaction-laugh = Ha-ha!
reaction-wow = Oh!
reaction-hmm = Hmm …
reaction-sorry = Alas!
reaction-hurry = It's your turn!
friends-playing = Your friends are playing at this table. Call the game off first, or go on with it.
