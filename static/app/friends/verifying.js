/**
 * The check after a game at somebody else's table (Rule T-6): the host lays open the record, and the
 * engine of this page holds it to what was promised and to what was heard here.
 */

/** @import { Membership } from "./membership-fields.js" */

import { EngineLost } from "../engine/engine.js";

/**
 * @typedef {Omit<import("../../replies.d.ts").Verdict, "type">} Verdict
 * @typedef {"record" | "replay" | null} Verifying
 *   What the check waits for: the host's record, or the engine.
 * @typedef {{request: (message: Record<string, any>) => Promise<any>}} Asked
 */

/** What another version of the program may explain; a promise is a promise in all of them. */
const LED_OTHERWISE = ["verdict-rules", "verdict-plan", "verdict-answer", "verdict-move", "verdict-draw"];
const STATES = ["verified", "unverified", "broken"];

/**
 * What this page knows of a game, as the engine takes it.
 * @param {Membership} membership
 */
export function evidenceOf({ seat, commitment, origin, led, promises, nonce, rules, seats, heard, moves, absent }) {
  return { seat, commitment, origin, led, promises, nonce, rules, seats, heard, moves, absent };
}

/**
 * @param {{engine: Asked, tell: (change: {verifying: Verifying, verdict: Verdict | null}) => void,
 *   keep?: (record: string) => void}} needs
 *   the engine starts when it is asked for the first time; `keep` is given a record that was verified
 */
export function createVerifying({ engine, tell, keep = () => {} }) {
  /** @type {Promise<Verdict> | null} */
  let under = null;

  /** @param {Asked} host @param {Membership} membership */
  async function judge(host, membership) {
    tell({ verifying: "record", verdict: null });
    const record = await recordOf(host);
    if (record === null) return verdict("unverified", "verdict-no-record");
    if (membership.commitment === null) return verdict("unverified", "verdict-alone");
    tell({ verifying: "replay", verdict: null });
    const reply = await engine.request({ type: "verify", record, evidence: evidenceOf(membership) });
    const found = readVerdict(reply);
    if (LED_OTHERWISE.includes(found.key) && (await isOtherVersion(membership))) {
      return verdict("unverified", "verdict-version", { at: found.at, told: found.told, ruled: found.ruled });
    }
    const final = found.state === "verified" ? remembered(found, membership) : found;
    if (final.state === "verified") keep(record);
    return final;
  }

  /** Whether the host's program may rightly have led the game otherwise. @param {Membership} membership */
  async function isOtherVersion({ version }) {
    const catalog = await engine.request({ type: "catalog" });
    return version !== "" && catalog.version !== version;
  }

  /** @param {Asked} host @param {Membership} membership */
  async function check(host, membership) {
    const found = await judge(host, membership).catch(unchecked);
    tell({ verifying: null, verdict: found });
    return found;
  }

  return {
    /**
     * Checks a game that is over, once at a time.
     * @param {Asked} host whom to ask for the record
     * @param {Membership} membership
     * @returns {Promise<Verdict>}
     */
    check(host, membership) {
      under ??= check(host, membership).finally(() => {
        under = null;
      });
      return under;
    },
  };
}

/**
 * @param {Verdict["state"]} state
 * @param {string} key
 * @param {Partial<Verdict>} [more]
 * @returns {Verdict}
 */
const verdict = (state, key, more) => ({ state, key, args: {}, at: null, told: null, ruled: null, overruled: [], ...more });

/** @param {Asked} host @returns {Promise<string | null>} null: the table ended without one */
async function recordOf(host) {
  try {
    const reply = await host.request({ type: "reveal" });
    return typeof reply?.record === "string" ? reply.record : null;
  } catch {
    // Whatever became of the host or the way to it: nobody lays the record open any more.
    return null;
  }
}

/** @param {unknown} error @returns {Verdict} */
function unchecked(error) {
  if (error instanceof EngineLost) return verdict("unverified", "verdict-unchecked", { args: { why: error.reason } });
  reportError(error);
  return verdict("unverified", "verdict-unchecked");
}

/**
 * The engine's verdict; it refuses only what the host has sent.
 * @param {any} reply
 * @returns {Verdict}
 */
function readVerdict(reply) {
  const { state, key, args = {}, at = null, told = null, ruled = null, overruled = [] } = reply ?? {};
  if (reply?.type === "verdict" && STATES.includes(state)) return { state, key, args, at, told, ruled, overruled };
  if (reply?.type === "refused") return verdict("broken", "verdict-record", { args: { ...args, why: key } });
  return verdict("unverified", "verdict-unchecked", { args: { ...args, why: key } });
}

/**
 * What the record can't know: whether this page was told otherwise at first, and what it gave.
 * @param {Verdict} found
 * @param {Membership} membership
 * @returns {Verdict}
 */
function remembered(found, { rewritten, heard, nonce, spoilt }) {
  if (rewritten) {
    const { at, told, later } = rewritten;
    return verdict("broken", "verdict-rewritten", { args: { number: at + 1 }, at, told, ruled: later });
  }
  return { ...found, args: { ...found.args, heard: heard.length, own: nonce !== null, spoilt } };
}
