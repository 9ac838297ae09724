/**
 * What the page begins with: asks at once for the texts, of which the words are not known before the
 * language is, and for what a table of friends needs where the address leads to one. Everything else
 * that the lobby needs is named in the page itself.
 */

import { isAtFriends } from "./friends/places.js";
import { browserStorage, createPreferences } from "./page/preferences.js";
import { CATALOG, lobbyWords, textOf } from "./language/texts.js";

void textOf(lobbyWords(createPreferences(browserStorage(), navigator.languages).get().language));
void textOf(CATALOG);
if (isAtFriends(location.hash)) void import("../ui/screens/friends-parts.js");

await import("./main.js");
