/**
 * The worker: boots the engine, forwards strings to its bridge, and has running games kept. What a
 * request has changed is handed to the browser's store before the answer is posted, which doesn't
 * wait until it lies there: a worker that dies after an answer takes nothing of it along. What the
 * engine has written is not read here.
 */

import { BootError, bootEngine } from "./python/boot.js";
import { createElsewhere } from "./engine/elsewhere.js";
import { createGuests } from "./engine/guests.js";
import { HandingError, openTable, sealTable } from "./engine/handing.js";
import { spawn } from "./engine/spawn.js";
import { placeOf } from "./places.js";
import { createKeeping } from "./shelves/keeping.js";
import { SOLVER } from "./python/packages.js";
import { createRest, RestMissing } from "./python/rest.js";
import { createAsking } from "./strangers/asking.js";

/** @type {import("./python/boot.js").Bridge} */
let bridge;
/** @type {string[]} */
let late = [];
/** @type {() => Promise<void>} */
let complete;
/** @type {(names: string[]) => Promise<void>} */
let bring;

const keeping = createKeeping({ bridge: () => bridge, post });
const guests = createGuests({ bridge: () => bridge, post, keep: keeping.keep });
const rest = createRest({ bring: () => complete() });
/** Comes where bots that reason have to do it here. */
const solver = createRest({ bring: () => bring(["gamemaster", SOLVER]) });
const strangers = createAsking({
  onStop({ number, bots }, asked) {
    bridge.stop(JSON.stringify(bots));
    post({ kind: "stranger-stopped", number, bots, asked });
  },
});

const elsewhere = createElsewhere({ strangers, spawn: () => spawn(placeOf("app/thinker.js"), "bots"), onTold: () => post({ kind: "told" }) });
/** A bot is being asked: the request is to be made again when it has told. */
const THINKING = JSON.stringify({ type: "thinking" });

/** @param {Record<string, any>} letter */
function post(letter) {
  self.postMessage(letter);
}

/** @param {Record<string, any>} letter a request of the page, which says of what `type` it is */
async function ask({ id, type, text }) {
  if (late.includes(type)) await guard();
  const answer = type === "advance" ? await advanced(text) : bridge.handle(text);
  const change = bridge.changed();
  // Guests first: their letters pass through a page that will be busy with its own answer.
  if (change) await guests.tell(change, keeping.keep(type, change));
  post({ id, text: answer });
}

/** A bot's move, or that it is being asked elsewhere. @param {string} text */
async function advanced(text) {
  const question = bridge.question(text);
  if (!question) return bridge.handle(text);
  const told = elsewhere.told(question);
  if (told === null) return THINKING;
  if (!told) await solver.needed();
  return bridge.advance(text, told);
}

/** Bots that the page has in a worker of their own. @param {Record<string, any>} letter */
async function meetStranger({ number, told, port }) {
  await guard();
  const { bots } = JSON.parse(bridge.bring(told));
  if (bots) strangers.meet({ number, bots, port });
}

/** Waits for what stands between the engine and whatever comes from elsewhere. */
async function guard() {
  await rest.needed();
  bridge.prepare_guards();
}

/** @param {Record<string, any>} letter a guest's, forwarded by the page */
async function hearGuest(letter) {
  const heard = await guests.hear(/** @type {any} */ (letter));
  post({ id: letter.id, text: JSON.stringify(heard) });
  if (heard.changed) post({ kind: "changed" });
}

/** The running game and what the page knows of its people, sealed with a password. @param {Record<string, any>} letter */
async function exported({ password, party }) {
  const record = bridge.carry();
  if (!record) return { type: "refused", key: "refused-no-table", args: {} };
  return handing(async () => ({ type: "exported", file: await sealTable({ record, party }, password) }));
}

/** Takes over a table that was exported elsewhere. @param {Record<string, any>} letter */
async function imported({ file, password }) {
  return handing(async () => {
    const { record, party } = await openTable(file, password);
    await guard();
    const observation = JSON.parse(bridge.take_over(record));
    if (observation.type !== "observation") return observation;
    await keeping.keep("import", observation.over ? "over" : "on");
    return { type: "imported", observation, party };
  });
}

/** @param {() => Promise<unknown>} work with a table's file, of which anything may be wrong */
async function handing(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HandingError)) throw error;
    return { type: "refused", key: error.reason, args: {} };
  }
}

/** @type {Record<string, (letter: Record<string, any>) => Promise<unknown>>} */
const ANSWERS = {
  ask,
  guest: hearGuest,
  resume: async ({ id, game }) => post({ id, text: await keeping.resume(game ?? null) }),
  saved: async (letter) => answer(letter, await keeping.saved()),
  forget: async (letter) => answer(letter, await keeping.forget(letter.game)),
  stranger: meetStranger,
  "guest-join": async (letter) => {
    await guard();
    answer(letter, await guests.join(/** @type {any} */ (letter)));
  },
  "guest-leave": async (letter) => answer(letter, guests.leave(letter.guest)),
  export: async (letter) => answer(letter, await exported(letter)),
  import: async (letter) => answer(letter, await imported(letter)),
};

/** @param {Record<string, any>} letter @param {unknown} reply */
function answer({ id }, reply) {
  post({ id, text: JSON.stringify(reply) });
}

/** @param {Record<string, any>} letter */
async function answered(letter) {
  try {
    await ANSWERS[letter.kind ?? "ask"](letter);
    elsewhere.expect(bridge.thinks());
  } catch (error) {
    // Anything else has broken the engine: the page replaces this worker and repeats the request.
    if (!(error instanceof RestMissing)) throw error;
    answer(letter, { type: "refused", key: "boot-packages-failed", args: {} });
  }
}

self.addEventListener("message", ({ data: letter }) => {
  if (letter.kind === "ping") {
    post({ kind: "pong", id: letter.id });
    return;
  }
  turn = turn.then(() => answered(letter)).then(rest.answered, reportError);
});

async function start() {
  const unlocking = keeping.open();
  const booted = await bootEngine((stage, progress, bytes) => post({ kind: "boot", stage, progress, bytes }));
  ({ bridge, bring, complete } = booted);
  late = bridge.LATE.toJs();
  await unlocking;
  post({ kind: "ready", version: booted.version });
}

/** Letters are answered one after the other: what is stored must not overtake what came later. */
let turn = start().catch((error) => {
  const reason = error instanceof BootError ? error.reason : "boot-broken";
  const cause = error instanceof BootError ? error.cause : error;
  post({ kind: "failed", reason, detail: String(cause instanceof Error ? cause.message : cause) });
});
