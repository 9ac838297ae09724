/**
 * The host's worker with the real engine, which runs in a process of its own: worker.js as far as a
 * table of friends needs it, and it may die between any two things that it does.
 */

import { createGuests } from "../../../static/app/engine/guests.js";

/**
 * @typedef {{handle(text: string): Promise<string>, guest(seat: number, text: string): Promise<string>,
 *   changed(): Promise<string>, save(): Promise<string>,
 *   resume(text: string): Promise<string>, forget(): Promise<string>}} Bridge whose answers time waits for
 * @typedef {{record: string | null}} Vault outlives all workers
 */

/** What everybody sees of the game. */
const LOOK = JSON.stringify({ type: "observe", eyes: null, since: 1e6 });

/**
 * @param {{bridge: Bridge, vault: Vault, seal: any, onStored?: (type: string, version: number) => unknown,
 *   prepared?: (reply: any) => Promise<any>, makeGuests?: typeof createGuests}} needs
 *   `onStored`: the game was changed and is stored, and nobody was told of it yet; `prepared` may change what is laid out
 */
export function createWorker({ bridge, vault, seal, onStored = () => {}, prepared = async (reply) => reply, makeGuests = createGuests }) {
  let state = /** @type {"alive" | "dead" | "terminated"} */ ("alive");
  let fuse = Infinity;
  let loud = true;
  let doomed = "any";
  const listeners = {};
  const never = new Promise(() => {});

  /** Something that the worker does, if it lives so long, and whose end it lives to see. @param {"any" | "stored"} [place] */
  async function step(work, place = "any") {
    if (state === "alive" && (doomed === "any" || doomed === place) && (fuse -= 1) <= 0) die();
    if (state !== "alive") return never;
    const done = await work();
    return state === "alive" ? done : never;
  }

  function die() {
    state = "dead";
    if (loud) queueMicrotask(() => state === "dead" && listeners.error?.({ message: "died" }));
  }

  function post(letter) {
    if (state !== "alive") return;
    queueMicrotask(() => state !== "terminated" && listeners.message({ data: letter }));
  }

  const own = {
    handle: (text) => step(() => bridge.handle(text)),
    guest: (seat, text) => step(() => bridge.guest(seat, text)),
    changed: () => bridge.changed(),
  };
  const guests = makeGuests({ bridge: () => own, post, keep, seal });

  async function keep(type) {
    const record = await step(bridge.save);
    await step(async () => (vault.record = record));
    await onStored(type, JSON.parse(await bridge.handle(LOOK)).version);
    await step(async () => {}, "stored");
  }

  const answers = {
    async ask({ id, type, text }) {
      let reply = JSON.parse(await own.handle(text));
      if (reply.type === "prepared") reply = await prepared(reply);
      const changed = await own.changed();
      if (changed) await keep(type);
      post({ id, text: JSON.stringify(reply) });
      if (changed) await guests.tell();
    },
    async guest(letter) {
      const heard = await guests.hear(letter);
      post({ id: letter.id, text: JSON.stringify(heard) });
      if (heard.changed) post({ kind: "changed" });
    },
    async resume({ id }) {
      const record = await step(async () => vault.record);
      post({ id, text: record === null ? '{"type":"nothing"}' : await step(() => bridge.resume(record)) });
    },
    "guest-join": async (letter) => post({ id: letter.id, text: JSON.stringify(await guests.join(letter)) }),
    "guest-leave": async ({ id, guest }) => post({ id, text: JSON.stringify(guests.leave(guest)) }),
  };

  let turn = step(bridge.forget).then(() => post({ kind: "ready", version: "1" }));

  return {
    addEventListener: (type, listener) => (listeners[type] = listener),
    postMessage(letter) {
      if (state !== "alive") return;
      if (letter.kind === "ping") post({ kind: "pong", id: letter.id });
      else turn = turn.then(() => answers[letter.kind ?? "ask"](letter));
    },
    terminate() {
      state = "terminated";
    },
    /**
     * @param {number} steps after so many it dies @param {boolean} aloud or nobody is told
     * @param {"any" | "stored"} place which steps count: all, or only those between storing a change and telling anybody
     */
    doom(steps, aloud, place) {
      [fuse, loud, doomed] = [steps, aloud, place];
    },
    alive: () => state === "alive",
  };
}

/** The worker of a guest's page, which only looks at records. @param {Bridge} bridge */
export function createReader(bridge) {
  const listeners = {};
  const post = (letter) => queueMicrotask(() => listeners.message({ data: letter }));
  post({ kind: "ready", version: "1" });
  return {
    addEventListener: (type, listener) => (listeners[type] = listener),
    postMessage({ kind, id, text }) {
      if (kind === "ping") post({ kind: "pong", id });
      else void bridge.handle(text).then((answer) => post({ id, text: answer }));
    },
    terminate() {},
  };
}
