/**
 * The letters in which a table agrees on its rules before the game: what players propose and how they
 * vote, and what everybody is told of it. Who has a voice, what it weighs and how a vote ends is told
 * by the host's engine; here stands only what may be said at all.
 */

/** @import { Read } from "./reading.js" */

import { either, flag, list, maybe, name, number, oneOf, record, sentence, shape, text } from "./reading.js";
import { MOST_NAME } from "./talk.js";

/** Points that are open at once, decisions that are remembered, and options of a point. */
const MOST = { points: 8, settled: 24, options: 16, differs: 128, voices: 64 };
const OUTCOMES = ["agreed", "kept", "granted", "impossible"];
/** All of the weight, in hundredths of a percent. */
const WHOLE = 10_000;

/**
 * @typedef {boolean | number | string} Value of an option
 * @typedef {{option: string, value: Value, usual: Value}} Differing
 * @typedef {{option: string, value: Value, before: Value}} Changing
 * @typedef {{name: string, seat: number | null, weight: number, vote: boolean | null}} Voice
 *   `seat`: null for the game master; `weight`: in hundredths of a percent; `vote`: null as long as there is none
 * @typedef {{number: number, by: string, changes: Changing[], ballots: Voice[], yes: number, no: number, silent: number}} Polled
 * @typedef {Polled & {seat: number | null}} OpenPoint
 * @typedef {Polled & {outcome: "agreed" | "kept" | "granted" | "impossible", stands: boolean}} Settled
 * @typedef {{differs: Differing[], points: OpenPoint[], settled: Settled[]}} AgreementTold
 *
 * @typedef {{do: "propose", number: number, changes: Record<string, Value>, tried: boolean}
 *   | {do: "vote", number: number, point: number, yes: boolean}
 *   | {do: "withdraw", number: number, point: number}} AgreeingAsked
 *   `number`: the sender's own, by which he knows the answer; `tried`: only to hear whether it could be proposed
 * @typedef {{do: "answered", number: number, key: string | null, args: Record<string, string | number>}} Answered
 *   `key`: why it was not granted, null when it was
 */

const count = number(0, 10_000_000);
/** @type {Read} */
const value = either(flag, either(number(-1_000_000, 1_000_000), sentence(64)));
const option = text(1, 64);
const weight = number(0, WHOLE);
const changes = list(shape({ option, value, before: value }), MOST.options);
const ballots = list(shape({ name: name(1, MOST_NAME), seat: maybe(number(0, 63)), weight, vote: maybe(flag) }), MOST.voices);
const polled = { number: count, by: name(1, MOST_NAME), changes, ballots, yes: weight, no: weight, silent: weight };

/** What everybody is told. @type {Read} */
export const agreement = shape({
  differs: list(shape({ option, value, usual: value }), MOST.differs),
  points: list(shape({ ...polled, seat: maybe(number(0, 63)) }), MOST.points),
  settled: list(shape({ ...polled, outcome: oneOf(OUTCOMES), stands: flag }), MOST.settled),
});

/** What a guest may say. @type {Record<string, Read>} */
export const FROM_PLAYERS = {
  propose: shape({ number: count, changes: record(MOST.options, value), tried: flag }),
  vote: shape({ number: count, point: count, yes: flag }),
  withdraw: shape({ number: count, point: count }),
};

/** What the host answers. @type {Record<string, Read>} */
export const TO_PLAYERS = {
  answered: shape({ number: count, key: maybe(text(1, 64)), args: record(8, either(number(-1_000_000, 10_000_000), sentence(200))) }),
};
