import assert from "node:assert/strict";
import { test } from "node:test";

import { clean, cleanName, cleanSaid, hasControls, MOST_NAME, SIGNS, uniqueName } from "../../../static/net/talk/talk.js";

test("a text is one line without what can't be seen", () => {
  assert.equal(cleanSaid("  one\n two\u2028three\t"), "one two three");
  assert.equal(cleanName("\u202egro\u2066\u200b\ufeffup\u200f"), "group");
  assert.equal(cleanSaid("\u0000\u001b[31mred"), "[31mred");
});

test("emoji that are joined, and scripts that join letters, stay as they are", () => {
  assert.equal(cleanSaid("👩‍🚀 👍🏽 می‌خواهم"), "👩‍🚀 👍🏽 می‌خواهم");
});

test("a letter doesn't grow over other lines", () => {
  assert.equal([...cleanName(`Z${"\u0334".repeat(40)}`)].length, 4);
});

test("a text is as long as allowed, in characters", () => {
  assert.equal([...clean("😀".repeat(50), MOST_NAME)].length, MOST_NAME);
  assert.equal(cleanName(`${"x".repeat(23)}  y`), "x".repeat(23));
});

test("controls are what no keyboard writes into a line", () => {
  for (const text of ["a\nb", "\u0007", "\u0085", "a\u2029"]) assert.equal(hasControls(text), true, JSON.stringify(text));
  for (const text of ["<b>", "Анна", "👩‍🚀", ""]) assert.equal(hasControls(text), false);
});

test("two of a name are told apart, however long it is", () => {
  assert.equal(uniqueName("Anna", ["Bert"]), "Anna");
  assert.equal(uniqueName("Anna", ["anna", "Anna 2"]), "Anna 3");
  const long = "x".repeat(24);
  assert.equal(uniqueName(long, [long]), `${"x".repeat(22)} 2`);
});

test("reactions have ids that can stand in a message", () => {
  assert.ok(SIGNS.every((sign) => /^[a-z]+$/.test(sign)));
  assert.equal(new Set(SIGNS).size, SIGNS.length);
});
