/**
 * Texts that only two parties can read, whoever carries them: a guest's page and the host's engine. The two make a key
 * together (ECDH on P-256, HKDF), one for each direction, and count what they say (AES-256-GCM under the
 * count), so that nothing can be changed, left out, repeated or moved. Their length tells little, either.
 */

import { fromBase64url, toBase64url } from "../basics/bytes.js";
import { unwrapped, wrapped } from "./wrap.js";

/**
 * @typedef {"host" | "guest"} Side
 * @typedef {"key" | "used" | "form" | "replayed" | "skipped" | "tampered"} SealTrouble
 *   of a key: none at all, or one that was used already; of a text: no sealed one, one that was opened before, one that
 *   comes too early, one that isn't the other side's
 * @typedef {{seal: (text: string) => Promise<string>, open: (text: string) => Promise<string>}} Box
 */

/** A key or a text that can't be used. */
export class SealError extends Error {
  /** @param {SealTrouble} trouble @param {unknown} [cause] */
  constructor(trouble, cause) {
    super(`seal: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

const CURVE = { name: "ECDH", namedCurve: "P-256" };
const CIPHER = { name: "AES-GCM", length: 256 };
const LABEL = "gamemaster seal 1";
/** An uncompressed point of the curve: 65 bytes, of which the first is 4. */
const KEY = /^B[\w-]{86}$/;
const COUNT = /^(0|[1-9][0-9]{0,14})$/;
/** Bytes of a text from the other side: a host hears requests, a guest perhaps a long game. @type {Record<Side, number>} */
const MOST = { host: 64 * 1024, guest: 16 * 1024 * 1024 };
/** What AES-GCM adds to a text. */
const TAG_BYTES = 16;
/** Bytes made letters at once; a call takes only so many arguments. */
const STRETCH = 8192;

const encoder = new TextEncoder();

/**
 * One party's half. Equal keys and equal texts make equal bytes.
 * @param {{keys?: CryptoKeyPair}} [options] other keys than fresh ones, for tests alone: never the same ones twice
 */
export async function makeSeal({ keys } = {}) {
  const pair = keys ?? (await crypto.subtle.generateKey(CURVE, false, ["deriveBits"]));
  const publicKey = toBase64url(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey)));
  /** The same two keys would count from the beginning again, and a count must not come twice. @type {Set<string>} */
  const used = new Set();

  return {
    publicKey,

    /**
     * @param {string} peerKey the other party's public key @param {Side} side the one we are
     * @returns {Promise<Box>} throws a SealError: "key", "used"
     */
    async with(peerKey, side) {
      if (typeof peerKey !== "string" || !KEY.test(peerKey) || peerKey === publicKey) throw new SealError("key");
      if (used.has(peerKey)) throw new SealError("used");
      used.add(peerKey);
      const shared = await agree(pair.privateKey, peerKey);
      const [host, guest] = side === "host" ? [publicKey, peerKey] : [peerKey, publicKey];
      const other = side === "host" ? "guest" : "host";
      const derive = (/** @type {Side} */ from) => deriveKey(shared, `${LABEL} ${from} ${host} ${guest}`);
      return createBox(await derive(side), await derive(other), MOST[side]);
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof makeSeal>>} Seal */

/** @param {CryptoKey} mine @param {CryptoKey} theirs @param {number} most bytes of a text that is opened @returns {Box} */
function createBox(mine, theirs, most) {
  let sealed = 0;
  let opened = 0;
  const sealing = inOrder();
  const opening = inOrder();

  /** @param {string} text */
  async function seal(text) {
    const count = sealed++;
    const bytes = await crypto.subtle.encrypt({ name: "AES-GCM", iv: nonce(count) }, mine, await wrapped(text));
    return `${count}.${toBase64(new Uint8Array(bytes))}`;
  }

  /** @param {string} text */
  async function open(text) {
    const [head, ...rest] = String(text).split(".", 3);
    const bytes = rest.length === 1 && COUNT.test(head) ? fromBase64(rest[0]) : null;
    if (!bytes || bytes.length < TAG_BYTES) throw new SealError("form");
    const count = Number(head);
    if (count !== opened) throw new SealError(count < opened ? "replayed" : "skipped");
    const plain = await decrypt(theirs, count, bytes, most);
    opened += 1;
    return plain;
  }

  return {
    /** The text for the other side; what was asked for first is there first. */
    seal: (text) => sealing(() => seal(text)),
    /** What the other side sealed, in its order; else throws a SealError, and the right text can still be opened. */
    open: (text) => opening(() => open(text)),
  };
}

/** @returns {<T>(work: () => Promise<T>) => Promise<T>} does one work after the other, failed ones included */
function inOrder() {
  /** @type {Promise<unknown>} */
  let queue = Promise.resolve();
  return (work) => {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  };
}

/** @param {CryptoKey} key @param {number} count @param {Uint8Array<ArrayBuffer>} bytes @param {number} most @returns {Promise<string>} */
async function decrypt(key, count, bytes, most) {
  try {
    const iv = nonce(count);
    return await unwrapped(new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes)), most);
  } catch (error) {
    throw new SealError("tampered", error);
  }
}

/** @param {CryptoKey} privateKey @param {string} peerKey @returns {Promise<CryptoKey>} what both can work out */
async function agree(privateKey, peerKey) {
  const raw = /** @type {Uint8Array<ArrayBuffer> | null} */ (fromBase64url(peerKey));
  if (!raw) throw new SealError("key");
  let peer;
  try {
    peer = await crypto.subtle.importKey("raw", raw, CURVE, false, []);
  } catch (error) {
    // Not a point of the curve.
    throw new SealError("key", error);
  }
  const bits = await crypto.subtle.deriveBits({ name: "ECDH", public: peer }, privateKey, 256);
  return crypto.subtle.importKey("raw", bits, "HKDF", false, ["deriveKey"]);
}

/** @param {CryptoKey} shared @param {string} about @returns {Promise<CryptoKey>} */
function deriveKey(shared, about) {
  const how = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(32), info: encoder.encode(about) };
  return crypto.subtle.deriveKey(how, shared, CIPHER, false, ["encrypt", "decrypt"]);
}

/** @param {number} count @returns {Uint8Array<ArrayBuffer>} never the same twice under one key */
function nonce(count) {
  const bytes = new Uint8Array(12);
  new DataView(bytes.buffer).setBigUint64(4, BigInt(count));
  return bytes;
}

/** Much faster than what packs the codes: what is sealed may be long. @param {Uint8Array} bytes @returns {string} */
function toBase64(bytes) {
  let letters = "";
  for (let at = 0; at < bytes.length; at += STRETCH) {
    letters += String.fromCharCode(...bytes.subarray(at, at + STRETCH));
  }
  return btoa(letters);
}

/** @param {string} text @returns {Uint8Array<ArrayBuffer> | null} null when it is none */
function fromBase64(text) {
  let letters;
  try {
    letters = atob(text);
  } catch {
    return null;
  }
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}
