/**
 * The worker: boots the engine, forwards strings to its bridge, and keeps the running game in the
 * vault. A game is stored before the answer to the request that changed it is posted.
 */

import { BootError, bootEngine } from "./boot.js";
import { installWheel } from "./bots.js";
import { createGuests, hasChanged } from "./guests.js";
import { HandingError, openTable, sealTable } from "./handing.js";
import { createRest, RestMissing } from "./rest.js";
import { openVault, VaultError } from "./vault.js";

/** Said while another tab has the vault. */
const ELSEWHERE = "vault-elsewhere";

/** @type {any} */
let pyodide;
/** @type {import("./boot.js").Bridge} */
let bridge;
/** @type {string[]} */
let late = [];
/** @type {() => Promise<void>} */
let complete;
/** @type {import("./vault.js").Vault | null} */
let vault = null;

const guests = createGuests({ bridge: () => bridge, post, keep });
const rest = createRest({ bring: () => complete() });
/** Letters are answered one after the other: what is stored must not overtake what came later. */
let turn = Promise.resolve();

/** @param {Record<string, any>} letter */
function post(letter) {
  self.postMessage(letter);
}

/** @param {VaultError} error */
function vaultNotice(error) {
  post({ kind: "notice", notice: { id: error.reason, kind: "error" } });
}

/** @param {() => void} elsewhere told when another tab has the vault; it is opened once that one lets go of it */
async function unlock(elsewhere) {
  try {
    const opened = await openVault(elsewhere);
    // The other tab's game lies there; one that has begun here meanwhile must not take its place.
    if (bridge?.save()) return opened.close();
    vault = opened;
    post({ kind: "settled", id: ELSEWHERE });
    post({ kind: "stored", stored: await vault.holds() });
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    vaultNotice(error);
  }
}

/** @param {Record<string, any>} letter a request of the page */
async function ask({ id, text }) {
  const request = JSON.parse(text);
  if (late.includes(request?.type)) await guard();
  const answer = bridge.handle(text);
  const reply = JSON.parse(answer);
  // Guests first: their letters pass through a page that will be busy with its own answer.
  if (hasChanged(request, reply)) await guests.tell(keep(reply));
  post({ id, text: answer });
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

/** Stores the game as it is now, if there is where. @param {any} reply to the request that has changed it */
async function keep(reply) {
  if (!vault) return;
  const over = reply.over !== null;
  try {
    await vault.keep(bridge.save(), over);
    post({ kind: "stored", stored: over ? "over" : "running" });
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    // The game goes on without being stored; one notice is enough.
    vault = null;
    vaultNotice(error);
  }
}

/** @returns {Promise<string>} the resumed game's observation, or why there is none */
async function resume() {
  if (!vault) return '{"type":"nothing"}';
  try {
    const record = await vault.take();
    if (record === null) return '{"type":"nothing"}';
    const answer = bridge.resume(record);
    if (JSON.parse(answer).type === "refused") await setAside(vault);
    return answer;
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    await setAside(vault);
    return JSON.stringify({ type: "refused", key: `refused-${error.reason}`, args: {} });
  }
}

/** A stored game that can't be resumed is kept, but no longer offered. @param {import("./vault.js").Vault} opened */
async function setAside(opened) {
  await opened.setAside();
  post({ kind: "stored", stored: "none" });
  post({ kind: "notice", notice: { id: "game-set-aside", kind: "info" } });
}

/** @param {Record<string, any>} letter */
async function installBot(letter) {
  await rest.needed();
  const refusal = await installWheel(pyodide, letter);
  return refusal ? JSON.stringify(refusal) : bridge.handle('{"type":"bots"}');
}

/** The running game and what the page knows of its people, sealed with a password. @param {Record<string, any>} letter */
async function exported({ password, party }) {
  const record = bridge.save();
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
    await keep(observation);
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
  resume: async ({ id }) => post({ id, text: await resume() }),
  "install-bot": async (letter) => post({ id: letter.id, text: await installBot(letter) }),
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
  const unlocking = new Promise((resolve) => {
    const elsewhere = () => resolve(vaultNotice(new VaultError(ELSEWHERE)));
    unlock(elsewhere).then(resolve, reportError);
  });
  const booted = await bootEngine((stage, progress, bytes) => post({ kind: "boot", stage, progress, bytes }));
  ({ pyodide, bridge, complete } = booted);
  late = bridge.LATE.toJs();
  await unlocking;
  post({ kind: "ready", version: booted.version });
}

start().catch((error) => {
  const reason = error instanceof BootError ? error.reason : "boot-broken";
  const cause = error instanceof BootError ? error.cause : error;
  post({ kind: "failed", reason, detail: String(cause instanceof Error ? cause.message : cause) });
});
