# What can go wrong between friends' pages, and what can be done about it. The game itself is never lost by it.

## Codes in links

code-empty = There is nothing to take yet. Paste the whole link.
code-not-one = This is no whole link. Perhaps a part was cut off; copy it once more from beginning to end.
code-version = This link was made by another version of this page. Reload both pages and make a new one.
code-is-reply = This is a reply. It belongs on the page of the host who invited you.
code-is-invitation = This is an invitation, not the reply to it. The reply is made by your friend's page once the invitation is opened there.
code-other = This reply belongs to another link, perhaps an older one. Send your friend the link that stands here now.
code-used = This reply has been taken already.
reply-unknown = This reply belongs to no link of this table. Send your friend the link that stands here now.

## Connections

net-no-webrtc = This browser can't connect to another device (it has no WebRTC, or it is switched off). Try another browser.
net-no-candidates = This device has no network just now. Connect it to one, then try again.
net-near-only = The two pages have answered each other, but no way between them was found: at least one knows no address outside its own network.
    .help = Join the same Wi-Fi and leave any VPN, or switch on “Play across the internet” on both pages, and make a fresh link.
net-blocked = The two pages know each other's addresses on the internet, but one of their networks admits no direct connection.
    .help = It takes a TURN server, which carries the connection: enter one under “Across the internet”, or meet in the same Wi-Fi, and make a fresh link.
net-turn-failed = The two pages have answered each other, but not even the TURN server brought them together.
    .help = Check the server under “Across the internet”. If it answers there, one of the networks blocks it; try another network.
net-half-open = The two pages can hear each other, but no secure connection came about.
    .help = Reload both pages and make a fresh link. Perhaps a program in between inspects connections.
stun-silent = The server that should tell this page its address on the internet has not answered.
    .help = Friends in the same Wi-Fi can come all the same. For others, try another network or enter a TURN server.
turn-silent = Your server has not answered.
    .help = Look at its address and port. If this network blocks it, an address that begins with turns: or ends with ?transport=tcp may get through.
turn-refused = Your server refuses the user name or the password.
    .help = Type both once more.
reply-unanswered = Nothing has come from the host's page yet.
    .help = Either your reply has not been opened there, or it has, and no way between the two pages was found; then the host's page says why.
net-no-tabs = In this browser tabs can't reach each other. Use the link and the reply instead.
net-no-host = The host's page isn't open in this browser, or doesn't answer.
net-version = The two pages are of different versions. Reload both.
net-bad-server = The browser doesn't accept one of the STUN or TURN servers. Please look at their addresses again.
net-closed = The connection was closed.
net-lost = The connection is lost.
net-silent = Nothing has been heard for too long, so the connection was closed.
net-renewed = The other page was opened anew.
net-flood = The connection was closed: far more came over it than a game sends.
net-slow = The connection was closed: it takes in too little. A fresh link begins a new one.
net-junk = The connection was closed: something came over it that is no message of this game.

seal-broken = What came from the host's game master could not be opened: somebody has changed it on the way.
host-strange = The host's page has sent something that this page doesn't understand.
chance-strange = What was revealed about chance is not what had been promised, so it was not drawn jointly.

## Seats

seat-taken = Somebody else sits there already. Ask the host for a link of your own.
table-full = Every seat is taken. The host can make room, or give you a spectator's link.
watchers-full = { $limit } watch already; there is no room for more.
seat-elsewhere = Your seat was taken up in another tab or on another device. It is played there now.
version-differs = Your page has version { $theirs } of the game, the host's has { $host }. Reload the older one.
tag-unknown = This link is no longer valid: the host has made a newer one. Ask for it.
token-unknown = The host's table doesn't know this page any more. Ask for a fresh link.
party-kicked = The host has given your seat away.
party-closed = The host has closed the table.
party-gone = You are no longer at this table.
friends-unsaved = This browser doesn't let the page store anything: after a reload, coming back takes a fresh link.
party-here = You are at a table already. Leave it first, or open the link in another tab.
party-elsewhere = A table for friends is led in another tab of this browser already.
party-seats = By these rules at least { $fewest } and at most { $most } can play.
join-broken = This is no link to a table of friends. Copy it once more from beginning to end.
join-other-table = This link leads to another table than the one where you sit.
party-left = You have left the table.
friend-unnamed = Friend
friends-alone-here = No connection to other devices can be made here: there is no network, or WebRTC is switched off. The links work only in other tabs of this browser.
friends-gone = The host's table is gone; what was played here stays to be looked at.
refused-by-engine = The host's game master couldn't let you in. Ask for a fresh link.
refused-not-yours = Nothing can be asked for on behalf of another seat.
refused-not-prepared = The game master has not laid out this table yet. Please begin anew.
refused-nonce = The shares of chance don't fit what was promised, so this game can't begin. Please begin anew.
refused-guest-key = The keys of the two pages don't fit. Ask for a fresh link.

## Public relays

relay-none = At least one relay is needed.
relay-many = At most { $most } relays.
relay-address = “{ $address }” is no address of a relay. It should look like wss://relay.example.org
relay-unreachable = { $relays ->
    [one] The relay can't be reached.
   *[other] None of the { $relays } relays can be reached.
} Is this device on the internet? Some networks block relays: try another one, enter other relays, or use a link for each friend.
relay-not-loaded = The part of the page that asks relays didn't load. Please try once more.
relay-no-host = The host doesn't answer. Is the table still open, and the host's device awake?
relay-no-answer = The host's page has answered, but then no connection came about.
    .help = Perhaps one of the two networks admits none, or the host's device has fallen asleep. Ask what the host's page says, and open the link once more.
relay-refused = The relays let in nobody but their members.
    .help = The host can enter other relays and send a new link, or make a link for each friend.
relay-left = The way through the relays was given up.
room-link-broken = This is no whole link to a table. Copy it once more from beginning to end.

## Saved tables

hand-wrong = The password doesn't fit this file.
hand-broken = This file holds no table, or it is damaged.
hand-version = This table was saved by another version of this page.
hand-large = This file is larger than any saved table.
hand-empty = A password is needed.

## Talk

talk-too-fast = A little slower, please: one message in two seconds.
talk-empty = There is nothing to say yet.

## QR codes

qr-not-loaded = The part of the page that draws and reads QR codes didn't load. Please try once more.

camera-asking = Allow the camera, please.
camera-looking = Hold the code in front of the camera.
camera-view = What the camera sees
camera-found = The code is read.
camera-file = Read it from a picture …
camera-no-code = No code can be read in this picture.
camera-denied = This page may not use the camera. Allow it in the browser's settings, or choose a picture, or paste the link.
camera-absent = There is no camera here. Choose a picture, or paste the link.
camera-busy = The camera can't be used; perhaps another program has it.
