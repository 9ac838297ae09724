/** The game example of the grand document, in the words that the page shows. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { wordsOf } from "./catalogs.mjs";

const TRANSCRIPT = new URL("../../golden/grand-example.txt", import.meta.url);
const SEATS = [{ name: "1", colour: "blue", bot: null }, { name: "2", colour: "red", bot: null }];
const UNSPOKEN = new Set(["requested", "acts", "opened", "asks-start", "chose-start", "starts-land"]);

/** What all hear of each request's answer. @param {string} language @returns {string[]} */
function answers(language) {
  const words = wordsOf(language).within({ preset: "grand" });
  /** @type {string[]} */
  const found = [];
  for (const line of readFileSync(TRANSCRIPT, "utf8").split("\n")) {
    const request = /^(\d): (.*)$/.exec(line);
    if (request && !request[2].startsWith("start")) found.push("");
    const said = /^ {4}all (\S+) (.*)$/.exec(line);
    if (!said || UNSPOKEN.has(said[1]) || !found.length) continue;
    const sentence = words.said({ key: said[1], args: JSON.parse(said[2]) }, SEATS);
    found[found.length - 1] = `${found[found.length - 1]} ${sentence}`.trim();
  }
  return found;
}

test("the document's example is answered in the document's words", () => {
  assert.deepEqual(answers("en"), [
    "Walked onto land.",
    "Done. Walked into a river, carried by the flow to a delta.",
    "A scream is heard! Fell into a pit, and on into the next one in the loop. 2 has been wounded."
      + " 2 can ask for a new cell now (one order is left).",
    "2: wounded; 2 bullets, 3 grenades.",
    "2 goes on from a cell shown to me in secret.",
    "Walked into a hospital. 2 is healed.",
    "Cannot move – hit a wall.",
    "Walked onto land. Found a treasure! 2 takes a treasure. Done.",
    "Done. Cannot move – hit a wall.",
  ]);
});
