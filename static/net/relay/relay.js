/**
 * Joining by one link, through public relays: the host opens a room, whoever has its link comes in, and the packed
 * codes of a direct connection change hands. That is all relays are for; both leave when they are connected, the
 * host stays while he expects more guests.
 *
 * Trystero's own rooms would connect everybody in one with everybody else, tell all of them each other's addresses, and ask
 * public STUN servers for these. So no such room is joined: its nostr letters alone carry the few messages below, and
 * there are no connections but those of the game. Guests never hear each other: every guest has a topic of his own,
 * codes are sealed for him and the host alone (a code holds addresses), and other holders of the link can read no
 * more than the name under which he asks. A relay sees the addresses of those who use it, and that somebody
 * under a random topic writes to somebody; neither names nor codes nor which game.
 *
 *     guest → host   {key, name}           "I'd like to join", every few seconds until there is an answer
 *     host → guest   {key, box}            box: {invitation: code} or {refused: message id, args}
 *     guest → host   {key, name, box}      box: {reply: code}, every few seconds until they are connected
 *
 * All of it is sealed with what only holders of the link know, each box with what only these two do. The link
 * holds the fingerprint of the host's key: a guest takes a box from nobody else.
 */

export { enterRoom } from "./guest.js";
export { openRoom } from "./host.js";
export { LONGEST_NAME } from "./letters.js";
export { makeRoom, MOST_RELAYS, readRelays, readRoomLink } from "./address.js";
export { usualRelays } from "./wire.js";
