/**
 * The round in which chance is agreed on before the first move (Rule T-6): every guest promises a
 * nonce, then the engine commits to its seed, then all nonces are revealed. Whoever is gone or silent
 * in between makes it begin anew without him, with fresh promises and a fresh seed: so nobody can
 * choose by leaving what the others have already revealed.
 */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Page } from "./page.js" */
/** @import { HostEngine } from "./types.js" */
/** @import { FromGuest, Given } from "../talk/protocol.js" */
/** @import { Refusal } from "../room/room.js" */

/** Milliseconds for a page to promise, and to reveal. */
export const PATIENCE = 10_000;

/**
 * @typedef {{game: string, seed: string | null, plan: string | null, handed: boolean, rules: Record<string, any>, led: boolean,
 *   players: {name: string, colour: string, bot: string | null, friend: boolean}[], eyes: number | null,
 *   pages: () => Page[]}} Plan
 *   `plan`: the text of the one that the host has brought; `handed`: it is the one that somebody at the table has drawn; `led`: by a person, the host
 *   `pages`: of the guests that have a seat and are there now
 * @typedef {{observation: any, commitment: string, promises: string[]}} Agreed
 * @typedef {{kind: "promise" | "nonce", round: number, told: Map<Page, string>, missing: Set<Page>, done: () => void}} Collection
 */

/** @param {{clock: Clock, engine: HostEngine, digest: (text: string) => Promise<string>}} needs */
export function createRounds({ clock, engine, digest }) {
  let round = 0;
  /** What the pages are being asked for. @type {Collection | null} */
  let open = null;

  /**
   * Asks pages for something and waits for all, though not for ever.
   * @param {"promise" | "nonce"} kind
   * @param {Page[]} pages
   * @param {import("../talk/protocol.js").FromHost} question
   * @returns {Promise<Map<Page, string>>} what they told
   */
  async function collect(kind, pages, question) {
    /** @type {Map<Page, string>} */
    const told = new Map();
    // Whoever went while the engine was asked has not been missed yet.
    const missing = new Set(pages.filter((page) => page.known));
    if (!missing.size) return told;
    await new Promise((/** @type {(value: unknown) => void} */ done) => {
      open = { kind, round, told, missing, done: () => done(undefined) };
      const stop = clock.after(PATIENCE, open.done);
      const { done: end } = open;
      open.done = () => (stop(), end());
      for (const page of pages) page.send(question);
    });
    open = null;
    return told;
  }

  /** @param {Page} page */
  function settle(page) {
    if (!open?.missing.delete(page)) return;
    if (open.missing.size === 0) open.done();
  }

  /** @param {Plan} plan @param {Page[]} pages @returns {Promise<Agreed | {refusal: Refusal} | {broke: Page[]}>} */
  async function once(plan, pages) {
    round += 1;
    const promises = await collect("promise", pages, { do: "gather", round });
    const given = [...promises.values()];
    // Twice the same promise is somebody else's: only its owner could have made it.
    const broke = pages.filter((page) => !promises.has(page) || given.filter((one) => one === promises.get(page)).length > 1);
    if (broke.length) return { broke };
    const { game, rules, players: seats, seed, plan: brought, led, handed } = plan;
    const prepared = await engine.request({ type: "prepare", game, rules, seats, seed, plan: brought, led, handed });
    if (prepared?.type !== "prepared") return refused(prepared);
    const { commitment } = prepared;
    const nonces = await collect("nonce", pages, { do: "round", round, commitment, promises: given });
    const kept = await Promise.all(pages.map(async (page) => {
      const nonce = nonces.get(page);
      return nonce !== undefined && (await digest(nonce)) === promises.get(page);
    }));
    const silent = pages.filter((_, at) => !kept[at]);
    if (silent.length) return { broke: silent };
    const told = [...promises].map(([page, promise]) => /** @type {Given} */ ({ promise, nonce: nonces.get(page) }));
    const observation = await engine.request({ type: "open", nonces: told, eyes: plan.eyes });
    if (observation?.type !== "observation") return refused(observation);
    for (const page of pages) page.send({ do: "opened", round, nonces: told });
    return { observation, commitment, promises: given };
  }

  return {
    /** @param {Page} page @param {Extract<FromGuest, {do: "promise" | "nonce"}>} message */
    hear(page, message) {
      if (!open || open.kind !== message.do || open.round !== message.round || !open.missing.has(page)) return;
      open.told.set(page, message.do === "promise" ? message.promise : message.nonce);
      settle(page);
    },

    /** @param {Page} page that is gone */
    lost: settle,

    /** @param {Plan} plan @returns {Promise<Agreed | {refusal: Refusal}>} */
    async run(plan) {
      /** @type {Set<Page>} */
      const out = new Set();
      for (;;) {
        const outcome = await once(plan, plan.pages().filter((page) => !out.has(page)));
        if (!("broke" in outcome)) return outcome;
        // Each round loses somebody, so there is a last one.
        for (const page of outcome.broke) out.add(page);
      }
    },
  };
}

/** @param {any} reply @returns {{refusal: Refusal}} */
const refused = (reply) => ({ refusal: reply === null ? { key: "engine-died", args: {} } : { key: reply.key, args: reply.args } });
