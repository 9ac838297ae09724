/**
 * A table handed to another page as a file that only its password opens: AES-256-GCM under a key
 * that PBKDF2 makes of the password, in a JSON envelope. Pure; it runs in the worker, since the page
 * may not see the record of a running game.
 */

const FORMAT = "gamemaster-table";
const VERSION = 1;
/** What version 1 means: a guess at the password costs so many rounds of SHA-256. */
const ITERATIONS = 1_000_000;
/** A finished file: four MiB of record in base64, and what the page knows of its people. */
export const MAX_FILE = 8 * 1024 * 1024;
const SALT = 16;
const IV = 12;
const TAG = 16;

/**
 * @typedef {{format: string, version: number, salt: string, iv: string, sealed: string,
 *   digest: string}} Envelope
 *   Bytes are base64. `digest`: the SHA-256 of salt, iv and what is sealed, so that a damaged file
 *   is told from a wrong password.
 * @typedef {{salt: Bytes, iv: Bytes, sealed: Bytes}} Parts
 * @typedef {Uint8Array<ArrayBuffer>} Bytes
 */

/** A table can't be sealed or opened; `reason` is a message id of the catalogs. */
export class HandingError extends Error {
  /** @param {"hand-wrong" | "hand-broken" | "hand-version" | "hand-large" | "hand-empty"} reason @param {unknown} [cause] */
  constructor(reason, cause) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/**
 * Seals a text; throws `HandingError` when it is too large or the password is empty.
 * @param {string} text
 * @param {string} password
 * @returns {Promise<string>} the file
 */
export async function sealFile(text, password) {
  if (!password) throw new HandingError("hand-empty");
  const salt = crypto.getRandomValues(new Uint8Array(SALT));
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const key = await keyOf(password, salt);
  const plain = new TextEncoder().encode(text);
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plain));
  const parts = { salt, iv, sealed };
  /** @type {Envelope} */
  const envelope = { format: FORMAT, version: VERSION, ...inText(parts), digest: toText(await digestOf(parts)) };
  const file = JSON.stringify(envelope);
  if (file.length > MAX_FILE) throw new HandingError("hand-large");
  return file;
}

/**
 * The text that was sealed; throws `HandingError`.
 * @param {string} file
 * @param {string} password
 * @returns {Promise<string>}
 */
export async function openFile(file, password) {
  if (file.length > MAX_FILE) throw new HandingError("hand-large");
  const { digest, ...parts } = readEnvelope(file);
  if (toText(await digestOf(parts)) !== digest) throw new HandingError("hand-broken");
  const key = await keyOf(password, parts.salt);
  let plain;
  try {
    plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: parts.iv }, key, parts.sealed);
  } catch (error) {
    throw new HandingError("hand-wrong", error);
  }
  return decoded(new Uint8Array(plain));
}

/**
 * A table as the worker hands it out: the record, and what the page knows of the party.
 * @param {{record: string, party: unknown}} table
 * @param {string} password
 */
export const sealTable = ({ record, party }, password) => sealFile(JSON.stringify({ record, party }), password);

/**
 * A table that was handed out. What the record and the party hold is for others to check.
 * @param {string} file
 * @param {string} password
 * @returns {Promise<{record: string, party: Record<string, any>}>}
 */
export async function openTable(file, password) {
  const { record, party } = asObject(await openFile(file, password));
  if (typeof record !== "string" || typeof party !== "object" || party === null) throw new HandingError("hand-broken");
  return { record, party };
}

/** @param {string} file @returns {Parts & {digest: string}} */
function readEnvelope(file) {
  const envelope = asObject(file);
  if (envelope.format !== FORMAT) throw new HandingError("hand-broken");
  if (envelope.version !== VERSION) throw new HandingError("hand-version");
  const [salt, iv, sealed] = [envelope.salt, envelope.iv, envelope.sealed].map(toBytes);
  const { digest } = envelope;
  const whole = salt.length === SALT && iv.length === IV && sealed.length >= TAG && typeof digest === "string";
  if (!whole) throw new HandingError("hand-broken");
  return { salt, iv, sealed, digest };
}

/** @param {string} text @returns {Record<string, any>} */
function asObject(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new HandingError("hand-broken", error);
  }
  if (typeof value !== "object" || value === null) throw new HandingError("hand-broken");
  return value;
}

/** @param {string} password @param {Bytes} salt */
async function keyOf(password, salt) {
  // The same letters may be typed as different characters on another system.
  const typed = new TextEncoder().encode(password.normalize("NFKC"));
  const material = await crypto.subtle.importKey("raw", typed, "PBKDF2", false, ["deriveKey"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations: ITERATIONS };
  return crypto.subtle.deriveKey(how, material, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

/** @param {Parts} parts */
async function digestOf({ salt, iv, sealed }) {
  const whole = new Uint8Array(await new Blob([salt, iv, sealed]).arrayBuffer());
  return new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
}

/** @param {Bytes} plain */
function decoded(plain) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(plain);
  } catch (error) {
    throw new HandingError("hand-broken", error);
  }
}

/** @param {Parts} parts */
const inText = ({ salt, iv, sealed }) => ({ salt: toText(salt), iv: toText(iv), sealed: toText(sealed) });

/** @param {Bytes} bytes */
function toText(bytes) {
  const parts = [];
  // As many characters at once as every browser takes for arguments.
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return btoa(parts.join(""));
}

/** @param {unknown} text @returns {Bytes} */
function toBytes(text) {
  if (typeof text !== "string") throw new HandingError("hand-broken");
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch (error) {
    throw new HandingError("hand-broken", error);
  }
}
