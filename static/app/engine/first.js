/**
 * The engine's first worker: it starts while the page itself is still being made, which occupies the
 * browser long enough to hold a worker back that is begun later. What it says until then is kept.
 */

import { placeOf } from "../places.js";
import { spawn } from "./spawn.js";

const SAYS = ["message", "error", "messageerror"];

/** @type {{worker: Worker, said: Event[], keep: (event: Event) => void} | null} */
let first = null;

const spawnEngine = () => spawn(placeOf("app/worker.js"), "engine");

/** Starts it. */
export function begin() {
  /** @type {Event[]} */
  const said = [];
  const keep = (/** @type {Event} */ event) => void said.push(event);
  first = { worker: spawnEngine(), said, keep };
  for (const type of SAYS) first.worker.addEventListener(type, keep);
}

/** That worker, for whoever listens to it from now on, or a new one. @returns {Worker} */
export function take() {
  if (!first) return spawnEngine();
  const { worker, said, keep } = first;
  first = null;
  for (const type of SAYS) worker.removeEventListener(type, keep);
  queueMicrotask(() => said.forEach((event) => worker.dispatchEvent(again(event))));
  return worker;
}

/** An event can't be dispatched twice. @param {Event} event */
function again(event) {
  if (event instanceof MessageEvent) return new MessageEvent(event.type, { data: event.data });
  return event instanceof ErrorEvent ? new ErrorEvent(event.type, { message: event.message }) : new Event(event.type);
}
