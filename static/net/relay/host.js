/** The host's side of a room on relays; relay.js says what passes there. */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Room } from "./address.js" */
/** @import { Cipher } from "./seal.js" */
/** @import { RelayState } from "./wire.js" */

import { browserClock } from "../basics/clock.js";
import { NetError } from "../basics/errors.js";
import { isCode, isName } from "./letters.js";
import { writeRoomLink } from "./address.js";
import { KEY, pairCipher, publicText, roomCipher } from "./seal.js";
import { openWire, usualRelays } from "./wire.js";

/** What the party makes for a guest; the same as rtc.js gives.
 * @typedef {{code: string, accept: (reply: string) => Promise<unknown>, close: () => void}} Invitation */
/** @typedef {{cipher: Cipher, topic: string, heardAt: number, saidAt: number, said: object | null, invitation: Invitation | null, replied: boolean}} Guest */

/** A guest who is not heard for so long is gone; browsers wake a hidden page once a minute. */
const GONE_MS = 90_000;
const SWEEP_MS = 5_000;
/** An answer that may have been lost is said again, not more often than this. */
const AGAIN_MS = 1_000;
/** Each guest who asks costs the host a connection that waits. */
const MOST_GUESTS = 12;
const MOST_REMEMBERED = 300;

/**
 * Opens the host's room.
 * @param {{room: Room, relays: string[] | null, clock?: Clock,
 *   onGuest: (guest: {name: string}) => Promise<Invitation>}} options relays: null for the usual ones; `onGuest` throws a
 *   NetError when there is no seat, and the guest is told its reason. The code of his reply goes to `accept`.
 * @returns {Promise<{link: string, relays: () => RelayState[], close: () => void}>} link: what follows `#room=`
 * @throws {NetError} `relay-unreachable`, `relay-not-loaded`
 */
export async function openRoom({ room, relays, clock = browserClock, onGuest }) {
  const cipher = await roomCipher(room.room, room.password);
  const host = await publicText(room.keys);
  const wire = await openWire({ relays: relays ?? (await usualRelays()), clock });
  /** @type {Map<string, Guest>} by their keys */
  const guests = new Map();
  /** Keys of guests who were served: their letters may come again. @type {Set<string>} */
  const finished = new Set();

  /** @param {string} content */
  async function heard(content) {
    const letter = await cipher.open(cipher.hostTopic, content);
    if (!letter || typeof letter.key !== "string" || !isName(letter.name) || finished.has(letter.key)) return;
    const guest = guests.get(letter.key);
    if (!guest) return admit(letter.key, letter.name);
    guest.heardAt = clock.now();
    if (typeof letter.box === "string" && !guest.replied) return replied(letter.key, guest, letter.box);
    if (guest.said && clock.now() - guest.saidAt >= AGAIN_MS) await tell(guest, guest.said);
  }

  /** @param {string} key @param {string} name */
  async function admit(key, name) {
    if (guests.size >= MOST_GUESTS || !KEY.test(key)) return;
    const now = clock.now();
    /** @type {Guest} */
    const guest = { cipher, topic: "", heardAt: now, saidAt: now, said: null, invitation: null, replied: false };
    // His place is taken before anything is awaited: the same letter comes from every relay.
    guests.set(key, guest);
    const pair = await pairCipher(room.keys, key, { ...room, host, guest: key });
    if (!pair) return forget(key);
    Object.assign(guest, { cipher: pair, topic: await cipher.guestTopic(key) });
    await refusing(guest, async () => {
      guest.invitation = await onGuest({ name });
      if (guests.get(key) === guest) await tell(guest, { invitation: guest.invitation.code });
      else guest.invitation.close();
    });
  }

  /** @param {string} key @param {Guest} guest @param {string} box */
  async function replied(key, guest, box) {
    const opened = await guest.cipher.open("to host", box);
    const { invitation } = guest;
    const reply = opened?.reply;
    // The same reply came by another relay meanwhile, or it is none.
    if (guest.replied || !invitation || !isCode(reply)) return;
    guest.replied = true;
    await refusing(guest, async () => {
      await invitation.accept(reply);
      guest.invitation = null;
      forget(key);
    });
  }

  /** What can be said to a guest is said to him; anything else is a fault. @param {Guest} guest @param {() => Promise<void>} task */
  async function refusing(guest, task) {
    try {
      await task();
    } catch (error) {
      if (!(error instanceof NetError)) throw error;
      await tell(guest, { refused: error.reason, args: error.args });
    }
  }

  /** @param {Guest} guest @param {object} value */
  async function tell(guest, value) {
    Object.assign(guest, { said: value, saidAt: clock.now() });
    const box = await guest.cipher.seal("to guest", value);
    await wire.say(guest.topic, await cipher.seal(guest.topic, { key: host, box }));
  }

  /** @param {string} key */
  function forget(key) {
    guests.get(key)?.invitation?.close();
    guests.delete(key);
    finished.add(key);
    if (finished.size > MOST_REMEMBERED) finished.delete(finished.values().next().value ?? key);
  }

  const stopSweeping = clock.every(SWEEP_MS, () => {
    for (const [key, { heardAt }] of guests) if (clock.now() - heardAt > GONE_MS) forget(key);
  });

  function close() {
    stopSweeping();
    wire.close();
    for (const key of guests.keys()) forget(key);
  }

  wire.listen(cipher.hostTopic, (content) => void heard(content));
  await wire.reached().catch((error) => {
    close();
    throw error;
  });
  return { link: await writeRoomLink(room, relays), relays: wire.relays, close };
}
