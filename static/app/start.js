/**
 * What the page begins with: asks at once for the texts, of which the words are not known before
 * the language is. Everything else that the lobby needs is named in the page itself.
 */

import { browserStorage, createPreferences } from "./page/preferences.js";
import { CATALOG, lobbyWords, textOf } from "./language/texts.js";

void textOf(lobbyWords(createPreferences(browserStorage(), navigator.languages).get().language));
void textOf(CATALOG);

await import("./main.js");
