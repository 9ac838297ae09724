/**
 * What the page begins with: starts the engine, which needs the longest (a guest's page plays without
 * one), and asks at once for the texts, of which the words are not known before the language is.
 * Everything else that the lobby needs is named in the page itself.
 */

import { begin } from "./engine/first.js";
import { isAtFriends } from "./friends/places.js";
import { browserStorage, createPreferences } from "./page/preferences.js";
import { CATALOG, lobbyWords, textOf } from "./language/texts.js";

void textOf(lobbyWords(createPreferences(browserStorage(), navigator.languages).get().language));
void textOf(CATALOG);
if (!isAtFriends(location.hash)) begin();

await import("./main.js");
