/** Texts sealed with AES-GCM under a key that can't be exported: only this browser opens them. */

/** @typedef {{iv: Uint8Array<ArrayBuffer>, sealed: ArrayBuffer}} Sealed */

/** Bytes: what is sealed is filled up to a multiple, so that its size tells nothing of a move. */
const STEP = 512;

/** @returns {Promise<CryptoKey>} */
export const newKey = () => crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);

/** @param {CryptoKey} key @param {string} text @returns {Promise<Sealed>} */
export async function seal(key, text) {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, sealed: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, padded(text)) };
}

/** Throws where it was sealed with another key, or is broken. @param {CryptoKey} key @param {Sealed} sealed @returns {Promise<string>} */
export async function unseal(key, { iv, sealed }) {
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, sealed)).trimEnd();
}

/** A text as bytes, with spaces after it: JSON as before. @param {string} text */
function padded(text) {
  const plain = new TextEncoder().encode(text);
  const bytes = new Uint8Array(Math.ceil(plain.length / STEP) * STEP).fill(0x20);
  bytes.set(plain);
  return bytes;
}
