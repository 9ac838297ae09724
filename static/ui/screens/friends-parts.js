/** What a table of friends needs, in one file; see `later.js`. */

export { createFriends } from "../../app/friends/friends.js";
export { createFriendsLobby } from "../friends/lobby.js";
