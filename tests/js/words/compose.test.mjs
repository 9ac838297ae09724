import assert from "node:assert/strict";
import { test } from "node:test";

import { actionOf, complete, conditionText, narrow, pathOf, wordStart, write } from "../../../static/app/language/compose.js";
import { movesOf } from "../../../static/app/rules/primer.js";
import { alter, append, movementIn, place, remove, statementAt, step, unwrap, wrap } from "../../../static/ui/labyrinth/builder-tree.js";
import { CATALOG } from "./rule-catalog.mjs";

const UP = { do: "go", side: "up" };
const SHOT = { do: "shoot", side: "left" };
const BLAST = { do: "blow", side: "down" };
const IF = { if: { is: "wall" }, then: [BLAST], else: [SHOT] };
const offer = (move, part = true) => {
  const [what, ...rest] = move.split(" ");
  const keys = what === "throw" ? ["thing", "side"] : ["leave", "take"].includes(what) ? ["thing"] : ["side"];
  return { move, do: what, part, target: Object.fromEntries(rest.map((word, at) => [keys[at], word])) };
};
const textOf = (statements) => write(statements).text;

test("every kind of action is written as people type it", () => {
  const written = {
    "go up": UP,
    "dark go up": { ...UP, dark: true },
    "go up hands-off tell wall found": { ...UP, "hands-off": true, tell: ["wall", "found"] },
    "shoot left 2 player 3": { ...SHOT, far: 2, seat: 2 },
    "shoot left 0 player 1": { ...SHOT, far: 0, seat: 0 },
    "mine here": { do: "mine", side: "here" },
    "throw bomb left": { do: "throw", thing: "bomb", side: "left" },
    "take treasure 1": { do: "take", thing: "treasure", number: 1 },
    "order b3": { do: "order", at: "b3" },
    "dark go up by-boat hands-off": { ...UP, dark: true, "by-boat": true, "hands-off": true },
    "cement left": { do: "cement", side: "left" },
    stab: { do: "stab" },
    loop: { do: "loop" },
  };
  for (const [text, action] of Object.entries(written)) assert.equal(textOf([action]), text);
});

test("what an offer adds is written as the engine wrote the offer", () => {
  for (const text of ["shoot left", "throw bomb up", "leave corpse", "mine here", "take bullets"]) {
    assert.equal(textOf([actionOf(offer(text))]), text);
  }
  const aimed = { move: "shoot up 0 player 2", do: "shoot", target: { side: "up", far: "0", seat: "1" } };
  assert.equal(textOf([actionOf(aimed)]), aimed.move);
  const rowed = { move: "go up by-boat", do: "go", target: { side: "up", boat: "yes" } };
  assert.equal(textOf([actionOf(rowed)]), rowed.move);
});

test("conditions keep their meaning in brackets, and no others are written", () => {
  const [a, b, c] = ["wall", "found-mine", "scream"].map((is) => ({ is }));
  assert.equal(conditionText({ any: [{ all: [a, b] }, c] }), "wall and found mine or scream");
  assert.equal(conditionText({ all: [{ any: [a, b] }, c] }), "(wall or found mine) and scream");
  assert.equal(conditionText({ not: { any: [a, c] } }), "not (wall or scream)");
  assert.equal(conditionText({ not: a }), "not wall");
  assert.equal(conditionText("wall and"), "wall and");
});

test("the text knows where each part of the move stands", () => {
  const { text, spans } = write([SHOT, IF, UP]);
  assert.equal(text, "shoot left; if wall { blow down } else { shoot left }; go up");
  const at = (key) => text.slice(...spans.get(key));
  assert.equal(at("0"), "shoot left");
  assert.equal(at("1.if"), "wall");
  assert.equal(at("1.then.0"), "blow down");
  assert.equal(at("1.else.0"), "shoot left");
  assert.equal(at("2"), "go up");
});

test("an empty else is not written, and one that was left away can be filled", () => {
  const bare = [{ if: { is: "wall" }, then: [UP] }];
  assert.equal(textOf(append(bare, [0, "else"], SHOT)), "if wall { go up } else { shoot left }");
  assert.equal(textOf([{ ...bare[0], else: [] }]), "if wall { go up }");
  assert.equal(bare[0].else, undefined);
});

test("changes leave the statements they were made from as they were", () => {
  const before = [SHOT, IF];
  const copy = structuredClone(before);
  append(before, [1, "then"], UP);
  remove(before, [0]);
  alter(before, [1, "then", 0], { dark: true });
  wrap(before, [0]);
  unwrap(before, [1]);
  step(before, [0], 1);
  assert.deepEqual(before, copy);
});

test("a part is changed, put behind a condition and freed again", () => {
  assert.equal(textOf(alter([UP], [0], { dark: true })), "dark go up");
  assert.equal(textOf(alter([{ ...UP, dark: true }], [0], { dark: undefined })), "go up");
  const wrapped = wrap([SHOT, UP], [1]);
  assert.equal(textOf(alter(wrapped, [1], { if: "not wall" })), "shoot left; if not wall { go up }");
  assert.equal(textOf(unwrap([SHOT, IF], [1])), "shoot left; blow down; shoot left");
  assert.equal(textOf(remove([SHOT, IF], [1, "then", 0])), "shoot left; if wall {  } else { shoot left }");
});

test("a part steps through conditions and out of them, and back the same way", () => {
  const start = [UP, IF];
  const seen = [textOf(start)];
  let now = { statements: start, path: [0] };
  for (let next = step(now.statements, now.path, 1); next; next = step(now.statements, now.path, 1)) {
    now = next;
    seen.push(textOf(now.statements));
    assert.equal(statementAt(now.statements, now.path).side, "up");
  }
  assert.deepEqual(seen, [
    "go up; if wall { blow down } else { shoot left }",
    "if wall { go up; blow down } else { shoot left }",
    "if wall { blow down; go up } else { shoot left }",
    "if wall { blow down } else { go up; shoot left }",
    "if wall { blow down } else { shoot left; go up }",
    "if wall { blow down } else { shoot left }; go up",
  ]);
  for (const text of seen.slice(0, -1).reverse()) {
    now = step(now.statements, now.path, -1);
    assert.equal(textOf(now.statements), text);
  }
  assert.equal(step(now.statements, now.path, -1), null);
});

test("a part is dropped where the bar showed, but never into itself", () => {
  const three = [SHOT, UP, BLAST];
  assert.equal(textOf(place(three, [0], [], 2).statements), "go up; shoot left; blow down");
  assert.equal(textOf(place(three, [2], [], 0).statements), "blow down; shoot left; go up");
  assert.deepEqual(place(three, [0], [], 3).path, [2]);
  const into = place([SHOT, IF], [0], [1, "then"], 0);
  assert.equal(textOf(into.statements), "if wall { shoot left; blow down } else { shoot left }");
  assert.deepEqual(into.path, [0, "then", 0]);
  assert.equal(place([IF], [0], [0, "then"], 0), null);
});

test("the movement is found among the parts", () => {
  const { turns } = movesOf("labyrinth", CATALOG);
  assert.equal(movementIn([SHOT, UP, BLAST], turns), 1);
  assert.equal(movementIn([SHOT], turns), -1);
  assert.equal(movementIn([BLAST, { do: "skip" }, { do: "stab" }], turns), 1);
  assert.deepEqual(pathOf("1.then.0"), [1, "then", 0]);
  assert.deepEqual(pathOf(""), []);
});

test("the word before the caret is completed, the rest of it replaced", () => {
  assert.deepEqual([wordStart("shoot le", 8), wordStart("shoot le", 6), wordStart("if (wa", 6)], [6, 6, 4]);
  assert.deepEqual(complete("shoot leXX; go up", [6, 8], "left"), { text: "shoot left ; go up", caret: 11 });
  assert.deepEqual(complete("if (wa", [4, 6], "wall"), { text: "if (wall ", caret: 9 });
  assert.deepEqual(complete("go up ", [6, 6], ";"), { text: "go up; ", caret: 7 });
});

test("targets are asked for one by one, and only while several offers differ in them", () => {
  const offers = ["throw mine left", "throw mine up", "throw bomb left", "leave mine"].map((move) => offer(move));
  assert.deepEqual(narrow(offers, { do: "throw" }), { key: "thing", values: ["mine", "bomb"] });
  assert.deepEqual(narrow(offers, { do: "throw", thing: "mine" }), { key: "side", values: ["left", "up"] });
  assert.equal(narrow(offers, { do: "throw", thing: "bomb" }).offer.move, "throw bomb left");
  assert.equal(narrow(offers, { do: "leave" }).offer.move, "leave mine");
  assert.equal(narrow(offers, { do: "take" }), null);
});

test("the boat is taken only where it is named", () => {
  const step = { move: "go up", do: "go", target: { side: "up" } };
  const rowed = { move: "go up by-boat", do: "go", target: { side: "up", boat: "yes" } };
  assert.equal(narrow([rowed, step], { do: "go", side: "up" }).offer.move, "go up");
  assert.equal(narrow([rowed, step], { do: "go", side: "up", boat: "yes" }).offer.move, "go up by-boat");
  assert.equal(narrow([rowed], { do: "go", side: "up" }), null);
});
