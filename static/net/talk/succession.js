/** The letters about the next plan, when a game is over: what whoever is offered it answers, and what all are told. */

/** @import { Read } from "./reading.js" */

import { list, maybe, name, number, oneOf, rules, shape } from "./reading.js";
import { MOST_NAME } from "./talk.js";

const MOST_ASKED = 64;
const STATES = ["offered", "accepted", "drawn", "nobody"];

/**
 * @typedef {{state: "offered" | "accepted" | "drawn" | "nobody", seat: number | null, name: string, may: number[],
 *   rules: Record<string, any> | null, asked: {name: string, answer: "decline" | "pass"}[]}} SuccessionTold
 *   To whom the next plan is offered, or who has accepted, or drawn it; `may`: the seats to which it can be passed on;
 *   `rules`: by which what was drawn is played; `asked`: who didn't want to
 * @typedef {{do: "succeed", number: number, answer: "accept" | "decline" | "pass" | "look", to: number | null}} SuccessionAsked
 *   `number`: the sender's own, by which he knows the answer; `look`: the plan has been handed over
 */

const seat = number(0, 63);

/** What everybody is told. @type {Read} */
export const succession = shape({
  state: oneOf(STATES), seat: maybe(seat), name: name(0, MOST_NAME), may: list(seat, MOST_ASKED), rules: maybe(rules),
  asked: list(shape({ name: name(1, MOST_NAME), answer: oneOf(["decline", "pass"]) }), MOST_ASKED),
});

/** What a guest may say. @type {Read} */
export const succeed = shape({ number: number(0, 10_000_000), answer: oneOf(["accept", "decline", "pass", "look"]), to: maybe(seat) });
