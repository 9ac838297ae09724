/**
 * What makes a room on public relays private: names of topics that only holders of the link can work out, letters that
 * only they can read, and inside those, what only one guest and the host can.
 *
 * The link's password is sixteen random bytes, so it needs no stretching. The host's part of the link is the
 * fingerprint of his key. Whoever can write under the key that this one and the guest's make together *is* the
 * host: no signature is needed, and nobody can show a stranger afterwards what was said.
 */

import { fromBase64url, toBase64url } from "../basics/bytes.js";

/** @typedef {{seal: (about: string, value: object) => Promise<string>, open: (about: string, text: string) => Promise<Record<string, unknown> | null>}} Cipher */
/** @typedef {Cipher & {hostTopic: string, guestTopic: (key: string) => Promise<string>}} RoomCipher */

const CURVE = { name: "ECDH", namedCurve: "P-256" };
const IV_BYTES = 12;
const TOPIC_BITS = 128;
const FINGERPRINT_BYTES = 16;
/** Longer than any letter of ours; more is not even decrypted. */
const LONGEST = 2000;
/** A public key of the curve as 65 bytes in base64url. */
export const KEY = /^B[\w-]{86}$/;

/** The private half can be used and kept, but not taken out. @returns {Promise<CryptoKeyPair>} */
export function makeKeys() {
  return crypto.subtle.generateKey(CURVE, false, ["deriveBits"]);
}

/** @param {CryptoKeyPair} keys */
export async function publicText(keys) {
  return toBase64url(new Uint8Array(await crypto.subtle.exportKey("raw", keys.publicKey)));
}

/** What stands for a public key in a link. @param {string} key */
export async function fingerprint(key) {
  const hash = await crypto.subtle.digest("SHA-256", utf8(key));
  return toBase64url(new Uint8Array(hash).subarray(0, FINGERPRINT_BYTES));
}

/** What holders of the link share. @param {string} room @param {string} password @returns {Promise<RoomCipher>} */
export async function roomCipher(room, password) {
  const secret = await crypto.subtle.importKey("raw", utf8(password), "HKDF", false, ["deriveKey", "deriveBits"]);
  const topic = async (/** @type {string} */ whose) =>
    toBase64url(new Uint8Array(await crypto.subtle.deriveBits(hkdf(room, `topic of ${whose}`), secret, TOPIC_BITS)));
  return { ...cipherOf(await aesKey(secret, room, "letters")), hostTopic: await topic("host"), guestTopic: topic };
}

/**
 * What one guest and the host share, and no other holder of the link; null if the other's key is none.
 * @param {CryptoKeyPair} own @param {string} peer the other's public key
 * @param {{room: string, password: string, host: string, guest: string}} who @returns {Promise<Cipher | null>}
 */
export async function pairCipher(own, peer, { room, password, host, guest }) {
  const bytes = KEY.test(peer) ? toBytes(peer) : null;
  const key = bytes && (await crypto.subtle.importKey("raw", bytes, CURVE, false, []).catch(unlessJunk));
  if (!key) return null;
  const agreed = await crypto.subtle.deriveBits({ name: "ECDH", public: key }, own.privateKey, 256);
  const secret = await crypto.subtle.importKey("raw", agreed, "HKDF", false, ["deriveKey"]);
  return cipherOf(await aesKey(secret, password, [room, host, guest].join(" ")));
}

/** @param {CryptoKey} key @returns {Cipher} */
function cipherOf(key) {
  const method = (/** @type {Uint8Array<ArrayBuffer>} */ iv, /** @type {string} */ about) => ({ name: "AES-GCM", iv, additionalData: utf8(about) });
  return {
    async seal(about, value) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const sealed = await crypto.subtle.encrypt(method(iv, about), key, utf8(JSON.stringify(value)));
      return toBase64url(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
    },
    async open(about, text) {
      const bytes = text.length <= LONGEST ? toBytes(text) : null;
      if (!bytes || bytes.length <= IV_BYTES) return null;
      const [iv, sealed] = [bytes.slice(0, IV_BYTES), bytes.slice(IV_BYTES)];
      const opened = await crypto.subtle.decrypt(method(iv, about), key, sealed).catch(unlessJunk);
      // What opens was sealed by one who has the key; he may still have written nonsense.
      return opened && readObject(new TextDecoder().decode(opened));
    },
  };
}

/** @param {CryptoKey} secret @param {string} salt @param {string} info */
function aesKey(secret, salt, info) {
  return crypto.subtle.deriveKey(hkdf(salt, info), secret, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

/** @param {string} salt @param {string} info */
function hkdf(salt, info) {
  return { name: "HKDF", hash: "SHA-256", salt: utf8(salt), info: utf8(`gamemaster room 1: ${info}`) };
}

/** What others sent may be no key, or sealed by somebody else; any other failure is ours. @param {unknown} error */
function unlessJunk(error) {
  if (error instanceof DOMException && (error.name === "OperationError" || error.name === "DataError")) return null;
  throw error;
}

/** A JSON object, or null. @param {string} text @returns {Record<string, unknown> | null} */
function readObject(text) {
  try {
    const value = JSON.parse(text);
    return value && typeof value === "object" && !Array.isArray(value) ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** @param {string} text @returns {Uint8Array<ArrayBuffer>} */
function utf8(text) {
  return new TextEncoder().encode(text);
}

/** The bytes of a base64url text, or null. @param {string} text @returns {Uint8Array<ArrayBuffer> | null} */
export function toBytes(text) {
  const bytes = fromBase64url(text);
  return bytes && new Uint8Array(bytes);
}
