/** Numbers in sentences: as the language writes them, and for the small ones without asking the browser. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { tenths } from "../../../static/app/language/numbers.js";
import { createWords, makeBundle } from "../../../static/app/language/words.js";
import { LANGUAGES, wordsOf } from "./catalogs.mjs";

const MESSAGES = `
plain = { $count }
many = { $count ->
    [0] none
    [one] { $count } one
    [few] { $count } few
   *[other] { $count } others
}
`;

/** How often the browser is asked to format numbers. @param {() => void} act */
function formatters(act) {
  const { NumberFormat } = Intl;
  let made = 0;
  Intl.NumberFormat = new Proxy(NumberFormat, { construct: (of, args) => ((made += 1), Reflect.construct(of, args)) });
  try {
    act();
  } finally {
    Intl.NumberFormat = NumberFormat;
  }
  return made;
}

test("every number is written as its language writes it", () => {
  const some = [...Array(1101).keys(), 12345, 1234567, -7, 0.5, 999.5];
  for (const language of LANGUAGES) {
    const words = createWords(makeBundle(language, [MESSAGES]));
    const format = new Intl.NumberFormat(language);
    assert.deepEqual(some.map((count) => words.t("plain", { count })), some.map((count) => format.format(count)));
  }
});

test("plurals are chosen, and small numbers written, without a formatter of numbers", () => {
  const [english, russian, spanish] = ["en", "ru", "es"].map((language) => createWords(makeBundle(language, [MESSAGES])));
  const some = [0, 1, 2, 5, 21];
  const made = formatters(() => {
    assert.deepEqual(some.map((count) => english.t("many", { count })), ["none", "1 one", "2 others", "5 others", "21 others"]);
    assert.deepEqual(some.map((count) => russian.t("many", { count })), ["none", "1 one", "2 few", "5 others", "21 one"]);
    assert.deepEqual(some.map((count) => spanish.t("many", { count })), ["none", "1 one", "2 others", "5 others", "21 others"]);
  });
  assert.equal(made, 0);
  assert.equal(formatters(() => english.t("plain", { count: 1000 })), 1);
});

test("megabytes are rounded to tenths, with the mark of the language between", () => {
  assert.deepEqual([0, 0.04, 0.96, 3.813604, 12.25].map(tenths), [
    { whole: 0, tenth: 0 }, { whole: 0, tenth: 0 }, { whole: 1, tenth: 0 }, { whole: 3, tenth: 8 }, { whole: 12, tenth: 3 },
  ]);
  const args = { loaded: 0, "loaded-tenth": 4, total: 13, "total-tenth": 0 };
  assert.deepEqual(["en", "ru", "es"].map((language) => wordsOf(language).t("boot-bytes", args)), ["0.4 of 13.0 MB", "0,4 из 13,0 МБ", "0,4 de 13,0 MB"]);
});
