/**
 * What the page begins with: asks at once for the words, which are not known before the language
 * is. Everything else that the lobby needs is named in the page itself.
 */

import { catalogOf } from "./catalogs.js";
import { browserStorage, createPreferences } from "./preferences.js";

void catalogOf(createPreferences(browserStorage(), navigator.languages).get().language);

await import("./main.js");
