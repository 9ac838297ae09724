/**
 * Twin worlds on the wire: two tables of friends that differ in something that is not heard, and all that
 * the host's page sends to each guest. Keys, chance and time are the same in both.
 */

import assert from "node:assert/strict";
import { createECDH, createHash, webcrypto } from "node:crypto";

import { answerTo } from "./engine-process.mjs";
import { isTurnOf, randomMove } from "./players.mjs";
import { createWorld } from "./world.mjs";
import { chanceOf } from "../net/chaos.mjs";

/** Whatever is sent arrives after the same time. */
const EVEN = { drop: 0, double: 0, delay: [30, 30], ordered: true };
const THINK = 150;
const CURVE = { name: "ECDH", namedCurve: "P-256" };

/** Keys that are the same in every run. @param {number} seed */
function keysFrom(seed) {
  let made = 0;
  return async () => {
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(createHash("sha256").update(`${seed}/${(made += 1)}`).digest());
    const bytes = pair.getPublicKey();
    const [x, y, d] = [bytes.subarray(1, 33), bytes.subarray(33), pair.getPrivateKey()].map((part) => part.toString("base64url"));
    const jwk = { kty: "EC", crv: "P-256", x, y };
    return {
      privateKey: await webcrypto.subtle.importKey("jwk", { ...jwk, d }, CURVE, false, ["deriveBits"]),
      publicKey: await webcrypto.subtle.importKey("jwk", jwk, CURVE, true, []),
    };
  };
}

/**
 * A player who tries what `attempt` gives for the table's version: random moves, or those of the twin.
 * @param {any} world @param {any} page @param {(seen: any) => string | null} attempt null: there is nothing left to try
 */
function seatTwin({ clock }, page, attempt) {
  let thinking = false;
  function look() {
    if (thinking || !isTurnOf(page)) return;
    thinking = true;
    clock.after(THINK, async () => {
      const move = attempt(page.seen());
      if (move === null) return;
      await page.session.submit({ move });
      thinking = false;
      look();
    });
  }
  page.store.subscribe(look);
  look();
}

/**
 * Plays a table; the script says what was tried at each version.
 * @param {any} engine
 * @param {{seed: number, rules: any, plan: string, salt: string, moves: number, chance: string, leak?: any}} table
 * @param {(seen: any, tries: number) => string | null} choose
 */
async function play(engine, { seed, rules, plan, salt, moves, chance, leak }, choose) {
  const marks = [];
  /** How often something was tried at the version. @type {number[]} */
  const tries = [];
  let commitment = "";
  let stuck = false;
  const listeners = { Anna: 1, Bert: 2, Wim: -1 };
  const world = createWorld({
    engine, seed, net: EVEN, pace: "brisk", keys: keysFrom(seed),
    worker: {
      ...leak?.(() => world),
      async prepared(reply) {
        commitment = await world.bridge.lay(plan, salt);
        return { ...reply, commitment };
      },
      async onStored(_, version) {
        const heard = {};
        for (const [name, seat] of Object.entries(listeners)) {
          const told = answerTo(await world.bridge.guest(seat, JSON.stringify({ type: "observe", eyes: seat < 0 ? null : seat, since: 0 })));
          heard[name] = JSON.stringify(told.heard);
        }
        marks.push({ heard, sent: Object.fromEntries(world.browsers.map((one) => [one.name, sentTo(one).length])), tries: tries[version - 1] });
      },
    },
  });
  const giveBack = world.time.take();
  try {
    await world.open({ rules, kinds: ["you", "friend", "friend"], chance });
    for (const [name, seat] of Object.entries(listeners)) await world.join(name, seat < 0 ? "watch" : seat);
    await world.start();
    for (const { page } of [world.host, ...world.browsers]) {
      seatTwin(world, page, (seen) => {
        tries[seen.version] = (tries[seen.version] ?? 0) + 1;
        const move = choose(seen, tries[seen.version]);
        stuck ||= move === null;
        return move;
      });
    }
    await world.until(() => stuck || marks.length > moves || world.host.page.seen()?.over, 3600_000);
    // What was caused by the last move is on its way, too.
    if (!stuck) await world.clock.pass(1000);
  } finally {
    giveBack();
  }
  const sent = Object.fromEntries(world.browsers.map((one) => [one.name, sentTo(one)]));
  return { marks, sent, commitment, stuck };
}

const sentTo = ({ pair }) => pair.said.filter(({ from }) => from === "host");

/**
 * Plays two tables alike.
 * @param {any} engine
 * @param {{seed: number, rules: any, plans: [string, string], moves?: number, chances?: [string, string], leak?: any,
 *   dark?: number,
 *   instead?: (move: string, seen: any) => string}} pair `chances`: the hosts' seeds; `instead`: what the twin does in place of a move
 * @returns {Promise<any>} `changed`: how many moves were others; `since`: the version of the first of them
 */
export async function playTwins(engine, { seed, rules, plans, moves = 30, chances = ["one", "one"], dark, leak, instead = (move) => move }) {
  const random = chanceOf(seed);
  const script = [];
  const table = { seed, rules, moves, leak };
  const one = await play(engine, { ...table, plan: plans[0], chance: chances[0], salt: "1".repeat(64) }, (seen, tries) => {
    const { offer, text } = randomMove(seen, random, dark);
    // What is composed may be refused; what is offered is not.
    const move = tries === 1 ? text : offer;
    (script[seen.version] ??= []).push(move);
    return move;
  });
  let changed = 0;
  let since = Infinity;
  const other = await play(engine, { ...table, plan: plans[1], chance: chances[1], salt: "2".repeat(64) }, (seen, tries) => {
    const { version } = seen;
    const move = script[version]?.[tries - 1] ?? null;
    const mine = move && instead(move, seen);
    if (mine !== move) [changed, since] = [changed + 1, Math.min(since, version)];
    return mine;
  });
  return { one, other, changed, since };
}

/**
 * Holds that each guest was sent the same, at the same times, as long as he heard the same.
 * @returns {{frames: number, bytes: number, moves: number, parted: number, unheard: number}} what was compared; `parted`: guests who at
 *   last heard different things; `unheard`: moves that came after another one and still sounded alike
 */
export function compare({ one, other, since }) {
  const tally = { frames: 0, bytes: 0, moves: 0, parted: 0, unheard: 0 };
  const frames = ({ sent, commitment }, name, count) =>
    sent[name].slice(0, count).map(({ text, at }) => `${at} ${text.replaceAll(commitment, "(the commitment)")}`);
  for (const name of Object.keys(one.sent)) {
    const both = Math.min(one.marks.length, other.marks.length);
    const alike = (at) => one.marks[at].heard[name] === other.marks[at].heard[name] && one.marks[at].tries === other.marks[at].tries;
    let same = 0;
    while (same < both && alike(same)) same += 1;
    tally.parted += Number(same < both);
    tally.moves += same;
    // The first mark is that of the open table.
    tally.unheard += Math.max(0, same - 1 - since);
    // Up to the first thing that he heard otherwise, or to the end where there is none.
    const end = ({ marks, sent, stuck }) => (same < marks.length ? marks[same].sent[name] : stuck ? marks.at(-1).sent[name] : sent[name].length);
    const ends = [end(one), end(other)];
    const count = same < both ? Math.max(...ends) : Math.min(...ends);
    const [mine, theirs] = [frames(one, name, count), frames(other, name, count)];
    for (const [at, text] of mine.entries()) {
      if (text !== theirs[at]) assert.fail(`${name} was sent, after ${same} moves alike, as frame ${at}:\n${shown(text)}\n${shown(theirs[at])}`);
      tally.bytes += text.length;
    }
    tally.frames += count;
  }
  return tally;
}

const shown = (text) => (text === undefined ? "nothing" : text.slice(0, 300));
