/**
 * The worker: boots the engine, forwards strings to its bridge, and keeps the running game in the
 * vault. A game is stored before the answer to the request that changed it is posted.
 */

import { BootError, bootEngine } from "./boot.js";
import { installWheel } from "./bots.js";
import { openVault, VaultError } from "./vault.js";

const CHANGES = ["new", "submit", "advance", "hand-over"];

/** @type {any} */
let pyodide;
/** @type {import("./boot.js").Bridge} */
let bridge;
/** @type {import("./vault.js").Vault | null} */
let vault = null;

/** @param {Record<string, any>} letter */
function post(letter) {
  self.postMessage(letter);
}

/** @param {VaultError} error */
function vaultNotice(error) {
  post({ kind: "notice", notice: { id: error.reason, kind: "error" } });
}

async function unlock() {
  try {
    vault = await openVault();
    post({ kind: "stored", stored: await vault.holds() });
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    vaultNotice(error);
  }
}

/** @param {string} text a request of the page @returns {Promise<string>} the bridge's answer */
async function ask(text) {
  const answer = bridge.handle(text);
  const reply = JSON.parse(answer);
  if (vault && reply.type === "observation" && CHANGES.includes(JSON.parse(text).type)) {
    await keep(reply.over !== null);
  }
  return answer;
}

/** @param {boolean} over */
async function keep(over) {
  try {
    await vault?.keep(bridge.save(), over);
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
  const refusal = await installWheel(pyodide, letter);
  return refusal ? JSON.stringify(refusal) : bridge.handle('{"type":"bots"}');
}

/** @param {Record<string, any>} letter @returns {Promise<string>} */
function answerTo(letter) {
  if (letter.kind === "resume") return resume();
  if (letter.kind === "install-bot") return installBot(letter);
  return ask(letter.text);
}

self.addEventListener("message", async ({ data: letter }) => {
  if (letter.kind === "ping") {
    post({ kind: "pong", id: letter.id });
    return;
  }
  try {
    post({ id: letter.id, text: await answerTo(letter) });
  } catch (error) {
    // The engine broke: the page replaces this worker and repeats the request.
    reportError(error);
  }
});

async function start() {
  const unlocking = unlock();
  const booted = await bootEngine((stage, progress) => post({ kind: "boot", stage, progress }));
  ({ pyodide, bridge } = booted);
  await unlocking;
  post({ kind: "ready", version: booted.version });
}

start().catch((error) => {
  const reason = error instanceof BootError ? error.reason : "boot-broken";
  const cause = error instanceof BootError ? error.cause : error;
  post({ kind: "failed", reason, detail: String(cause instanceof Error ? cause.message : cause) });
});
