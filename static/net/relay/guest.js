/** A guest's side of a room on relays; relay.js says what passes there. */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Cipher } from "./seal.js" */
/** @import { RelayState } from "./wire.js" */

import { browserClock } from "../basics/clock.js";
import { silenceOf } from "../basics/diagnosis.js";
import { NetError } from "../basics/errors.js";
import { isCode, isReason, LONGEST_NAME, plain } from "./letters.js";
import { readRoomLink } from "./address.js";
import { fingerprint, makeKeys, pairCipher, publicText, roomCipher } from "./seal.js";
import { openWire, usualRelays } from "./wire.js";

/** @template T @typedef {{promise: Promise<T>, resolve: (value: T) => void, reject: (error: NetError) => void}} Promised */

const REPEAT_MS = 3_000;
/** For how long a guest asks before he is told that no host answers. */
const PATIENCE_MS = 30_000;

/**
 * Comes into a host's room, with keys of its own for this once: to try again is to enter again.
 * @param {string} text a whole address with `#room=`, or what follows that
 * @param {{name: string, clock?: Clock, relays?: string[] | null}} options relays: others than the link names
 * @returns {Promise<{invitation: () => Promise<string>, answer: (code: string) => Promise<void>, leave: () => void, relays: () => RelayState[]}>}
 *   `invitation` is the host's code; `answer` sends the reply's, and settles when the guest leaves or is refused
 * @throws {NetError} `room-link-broken`, `relay-unreachable`, `relay-not-loaded`; from `invitation` and `answer`:
 *   `relay-no-host`, `relay-no-answer`, `relay-refused`, `relay-unreachable`, or why the host refuses
 */
export async function enterRoom(text, { name, clock = browserClock, relays = null }) {
  const read = readRoomLink(text);
  if ("complaint" in read) throw new NetError(read.complaint.id);
  const { link } = read;
  const cipher = await roomCipher(link.room, link.password);
  const keys = await makeKeys();
  const key = await publicText(keys);
  const topic = await cipher.guestTopic(key);
  const wire = await openWire({ relays: relays ?? link.relays ?? (await usualRelays()), clock });
  /** @type {Cipher | null} */
  let pair = null;
  /** @type {Record<string, string>} */
  let letter = { key, name: name.slice(0, LONGEST_NAME) };
  const invited = /** @type {Promised<string>} */ (promised());
  const left = /** @type {Promised<void>} */ (promised());
  let stops = [() => {}];

  /** @param {string} content */
  async function heard(content) {
    const told = await cipher.open(topic, content);
    // Anybody who has the link can write here; only the host's key fits it.
    if (typeof told?.key !== "string" || typeof told.box !== "string" || (await fingerprint(told.key)) !== link.host) return;
    pair ??= await pairCipher(keys, told.key, { ...link, host: told.key, guest: key });
    const said = await pair?.open("to guest", told.box);
    if (isCode(said?.invitation)) {
      if (!letter.box) still();
      invited.resolve(said.invitation);
    } else if (isReason(said?.refused)) give(new NetError(said.refused, { args: plain(said.args) }));
  }

  /** Says the letter now and again, for a while. */
  async function repeat() {
    still();
    const say = async () => wire.say(cipher.hostTopic, await cipher.seal(cipher.hostTopic, letter));
    stops = [clock.every(REPEAT_MS, () => void say()), clock.after(PATIENCE_MS, () => give(silence()))];
    await say();
  }

  /** Which leg of the way failed. */
  function silence() {
    const relays = wire.relays();
    return new NetError(silenceOf(relays, "box" in letter), { args: { relays: relays.length } });
  }

  function still() {
    for (const stop of stops.splice(0)) stop();
  }

  /** @param {NetError} error */
  function give(error) {
    invited.reject(error);
    left.reject(error);
    leave();
  }

  function leave() {
    still();
    wire.close();
    invited.reject(new NetError("relay-left"));
    left.resolve();
  }

  wire.listen(topic, (content) => void heard(content));
  await wire.reached().catch((error) => {
    leave();
    throw error;
  });
  await repeat();
  return {
    invitation: () => invited.promise,
    async answer(code) {
      if (!pair) throw new NetError("relay-no-host");
      letter = { ...letter, box: await pair.seal("to host", { reply: code }) };
      await repeat();
      return left.promise;
    },
    leave,
    relays: wire.relays,
  };
}

/** A promise with its ends. A refusal that nobody waits for is no fault. @returns {Promised<any>} */
function promised() {
  /** @type {any} */
  const ends = {};
  const promise = new Promise((resolve, reject) => Object.assign(ends, { resolve, reject }));
  promise.catch(() => {});
  return { promise, ...ends };
}
