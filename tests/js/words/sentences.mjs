/**
 * Sentences as the page forms them. Reads `{language, rules: [...], statements: [{key, args}, ...]}`
 * as JSON from standard input; writes the sentences of all statements in the terms of each rules.
 */

import { readFileSync } from "node:fs";

import { wordsOf } from "./catalogs.mjs";

const { language, rules, statements } = JSON.parse(readFileSync(0, "utf8"));
const words = wordsOf(language);
const told = rules.map((terms) => statements.map((said) => words.within(terms).refusal(said, [])));
process.stdout.write(JSON.stringify(told));
