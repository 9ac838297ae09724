/**
 * The codes that two people exchange so that their pages find each other: an invitation and its
 * reply. Each holds what can't be guessed of a browser's session description, in at most 140
 * letters; all the rest of the description is the same every time (see `net/rtc/sdp.js`).
 *
 * As bytes: version and kind · the tag of the invitation (8) · the fingerprint (32) · the user
 * fragment · the password · candidates · a checksum (2).
 */

/** @import { Candidate } from "./candidates.js" */

import { checksum, fromBase64url, packToken, toBase64url, unpackToken } from "../basics/bytes.js";
import { byWorth, packCandidate, unpackCandidate } from "./candidates.js";

/** Letters that a code has at most: a link with it still makes a comfortable QR code. */
export const MOST_CODE = 140;
const TAG_BYTES = 8;
const VERSION = 1;
const FINGERPRINT_BYTES = 32;
const SUM_BYTES = 2;
const MOST_BYTES = Math.floor((MOST_CODE * 6) / 8);
/** What is longer than this is no code, whatever it is; it isn't even looked at. */
const MOST_PASTED = 2000;
/** Shorter ones are against RFC 8839, longer ones would leave no room for candidates. */
const UFRAG = /^[A-Za-z\d+/]{4,16}$/;
const PWD = /^[A-Za-z\d+/]{22,32}$/;
const KINDS = { invitation: 1, reply: 2 };

/**
 * @typedef {{tag: string, fingerprint: Uint8Array, ufrag: string, pwd: string,
 *   candidates: Candidate[]}} Fields
 *   `tag` names the invitation, in the reply too: eight bytes as base64url.
 * @typedef {Fields & {version: number, kind: Kind}} Code
 * @typedef {keyof typeof KINDS} Kind
 * @typedef {{id: string, args?: Record<string, any>}} Complaint
 * @typedef {{code: Code} | {complaint: Complaint}} Unpacked
 */

/** A name for a new invitation, which nobody guesses. @returns {string} */
export const newTag = () => toBase64url(crypto.getRandomValues(new Uint8Array(TAG_BYTES)));

/** @param {Fields} fields @returns {string} */
export const packInvitation = (fields) => pack("invitation", fields);

/** @param {Fields} fields @returns {string} */
export const packReply = (fields) => pack("reply", fields);

/** @param {string} text whatever somebody pasted @returns {Unpacked} */
export const unpackInvitation = (text) => unpack("invitation", text);

/** @param {string} text whatever somebody pasted @returns {Unpacked} */
export const unpackReply = (text) => unpack("reply", text);

/** @param {Kind} kind @param {Fields} fields */
function pack(kind, { tag, fingerprint, ufrag, pwd, candidates }) {
  const name = fromBase64url(tag);
  if (name?.length !== TAG_BYTES) throw new RangeError("tag");
  if (fingerprint.length !== FINGERPRINT_BYTES) throw new RangeError("fingerprint");
  const tokens = [packed(UFRAG, ufrag), packed(PWD, pwd)].flat();
  const bytes = [(VERSION << 4) | KINDS[kind], ...name, ...fingerprint, ...tokens];
  const fixed = bytes.length;
  for (const candidate of byWorth(candidates)) {
    const more = packCandidate(candidate);
    if (more && bytes.length + more.length + SUM_BYTES <= MOST_BYTES) bytes.push(...more);
  }
  if (bytes.length === fixed) throw new RangeError("no candidate");
  return toBase64url(Uint8Array.from([...bytes, ...checksum(Uint8Array.from(bytes))]));
}

/** @param {RegExp} shape @param {string} text */
function packed(shape, text) {
  const bytes = shape.test(text) ? packToken(text) : null;
  if (!bytes) throw new RangeError("user fragment or password");
  return bytes;
}

/** @param {Kind} wanted @param {string} text @returns {Unpacked} */
function unpack(wanted, text) {
  if (text.length > MOST_PASTED) return complain("code-not-one");
  // Messengers and mail wrap long words.
  const code = text.replace(/[\s\u200b\u2060\ufeff]/g, "");
  if (code === "") return complain("code-empty");
  const bytes = fromBase64url(code);
  if (!bytes || !sound(bytes)) return complain("code-not-one");
  if (bytes[0] >> 4 !== VERSION) return complain("code-version");
  const kind = bytes[0] & 15;
  if (kind === KINDS.reply && wanted !== "reply") return complain("code-is-reply");
  if (kind === KINDS.invitation && wanted !== "invitation") return complain("code-is-invitation");
  const fields = kind === KINDS[wanted] && code.length <= MOST_CODE ? readFields(bytes.subarray(1, -SUM_BYTES)) : null;
  return fields ? { code: { version: VERSION, kind: wanted, ...fields } } : complain("code-not-one");
}

/** @param {Uint8Array} bytes */
function sound(bytes) {
  if (bytes.length <= SUM_BYTES) return false;
  const [high, low] = checksum(bytes.subarray(0, -SUM_BYTES));
  return bytes.at(-2) === high && bytes.at(-1) === low;
}

/** @param {Uint8Array} bytes @returns {Fields | null} */
function readFields(bytes) {
  const tag = toBase64url(bytes.slice(0, TAG_BYTES));
  const fingerprint = bytes.slice(TAG_BYTES, TAG_BYTES + FINGERPRINT_BYTES);
  const ufrag = unpackToken(bytes, TAG_BYTES + FINGERPRINT_BYTES);
  const pwd = ufrag && unpackToken(bytes, ufrag.end);
  if (!pwd || !UFRAG.test(ufrag.text) || !PWD.test(pwd.text)) return null;
  const candidates = readCandidates(bytes, pwd.end);
  return candidates && { tag, fingerprint, ufrag: ufrag.text, pwd: pwd.text, candidates };
}

/** @param {Uint8Array} bytes @param {number} from @returns {Candidate[] | null} */
function readCandidates(bytes, from) {
  const candidates = [];
  for (let at = from; at < bytes.length; ) {
    const read = unpackCandidate(bytes, at);
    if (!read) return null;
    candidates.push(read.candidate);
    at = read.end;
  }
  return candidates.length > 0 ? candidates : null;
}

/** @param {string} id @returns {{complaint: Complaint}} */
function complain(id) {
  return { complaint: { id } };
}
