/** What stands behind the page's address at a table of friends. */

export const JOIN = "#join=";
export const REPLY = "#reply=";
export const ROOM = "#room=";
/** Where the page of a guest stands that has a seat already. */
export const AT_FRIENDS = "#friends";

/** Whether an address leads to somebody else's table. @param {string} hash */
export const isAtFriends = (hash) => hash === AT_FRIENDS || [JOIN, REPLY, ROOM].some((start) => hash.startsWith(start));
