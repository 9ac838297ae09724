/**
 * The real rules engine for tests in Node: the bridge in a Python process of its own, with the
 * functions that the worker calls, each answering by a promise.
 */

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../../", import.meta.url);

/** The interpreter in which the engine is installed: the build's own, or the one that is named. */
function interpreter() {
  const own = ["bin/python", "Scripts/python.exe"].map((path) => fileURLToPath(new URL(`.venv/${path}`, ROOT)));
  return process.env.GAMEMASTER_PYTHON ?? own.find(existsSync) ?? "python3";
}

/** What a guest is answered, without the line for the worker. @param {string} answer @returns {any} */
export const answerTo = (answer) => JSON.parse(answer.slice(answer.indexOf("\n") + 1));

/** Starts an engine; `close` ends it. */
export function startEngine() {
  const child = spawn(interpreter(), ["-m", "tests.bridge.bridge_lines"], {
    cwd: fileURLToPath(ROOT),
    stdio: ["pipe", "pipe", "inherit"],
  });
  /** @type {((line: string) => void)[]} */
  const waiting = [];
  let ended = false;
  createInterface({ input: child.stdout }).on("line", (line) => waiting.shift()?.(line));
  child.on("exit", (code) => {
    if (!ended) throw new Error(`the engine ended with ${code}`);
  });

  /** @param {...any} call @returns {Promise<string>} */
  const ask = (...call) =>
    new Promise((resolve) => {
      waiting.push((line) => resolve(JSON.parse(line)));
      child.stdin.write(`${JSON.stringify(call)}\n`);
    });

  return {
    handle: (/** @type {string} */ text) => ask("handle", text),
    guest: (/** @type {number} */ seat, /** @type {string} */ text) => ask("guest", seat, text),
    changed: () => ask("changed"),
    save: () => ask("save"),
    resume: (/** @type {string} */ text) => ask("resume", text),
    /** Begins anew, as another process would. */
    forget: () => ask("forget"),
    /** Lays another plan on the table that has been prepared. @returns the commitment to it */
    lay: (/** @type {string} */ plan, /** @type {string} */ salt) => ask("lay", plan, salt),
    /** Plans that differ in one thing, see tests/secrecy/twin_plans.py. @returns {Promise<any>} two texts, or none */
    twins: (/** @type {any} */ rules, /** @type {string} */ change, /** @type {number} */ number) => ask("twins", rules, change, number),
    close() {
      ended = true;
      child.stdin.end();
    },
  };
}
