/** Bytes of the codes: base64url, a checksum, and short texts of a known alphabet in few bits. */

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** The letters that RFC 8839 allows in a user fragment and a password. */
const ICE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const HEX = "0123456789abcdef";
const IS_HEX = 0x80;

/** @param {Uint8Array} bytes @returns {string} */
export function toBase64url(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const three = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const digits = Math.min(bytes.length - at, 3) + 1;
    for (let digit = 0; digit < digits; digit += 1) text += DIGITS[(three >> (18 - 6 * digit)) & 63];
  }
  return text;
}

/** @param {string} text @returns {Uint8Array | null} null: no base64url, or not how these bytes are written */
export function fromBase64url(text) {
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) return null;
    held = ((held << 6) | digit) & 0x3fff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (held >> bits) & 255;
  }
  const rest = held & ((1 << bits) - 1);
  return bits === 6 || rest !== 0 ? null : bytes;
}

/** CRC-16/CCITT, which finds every single slip of the hand. @param {Uint8Array} bytes @returns {[number, number]} */
export function checksum(bytes) {
  let sum = 0xffff;
  for (const byte of bytes) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff;
  }
  return [sum >> 8, sum & 255];
}

/**
 * A user fragment or password: one byte for length and alphabet, then four or six bits a letter.
 * @param {string} text @returns {number[] | null} null: a letter that may not stand there
 */
export function packToken(text) {
  const hex = [...text].every((letter) => HEX.includes(letter));
  const [alphabet, width] = hex ? [HEX, 4] : [ICE, 6];
  if (text.length >= IS_HEX) return null;
  const bytes = [text.length | (hex ? IS_HEX : 0)];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    const digit = alphabet.indexOf(letter);
    if (digit < 0) return null;
    held = ((held << width) | digit) & 0x3fff;
    bits += width;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
  }
  if (bits > 0) bytes.push((held << (8 - bits)) & 255);
  return bytes;
}

/**
 * @param {Uint8Array} bytes @param {number} at where the token begins
 * @returns {{text: string, end: number} | null} null: the bytes end too early, or are written in another way
 */
export function unpackToken(bytes, at) {
  if (at >= bytes.length) return null;
  const length = bytes[at] & ~IS_HEX;
  const [alphabet, width] = bytes[at] & IS_HEX ? [HEX, 4] : [ICE, 6];
  const end = at + 1 + Math.ceil((length * width) / 8);
  if (end > bytes.length) return null;
  let text = "";
  for (let letter = 0; letter < length; letter += 1) {
    const bit = letter * width;
    const byte = at + 1 + (bit >> 3);
    const two = (bytes[byte] << 8) | (bytes[byte + 1] ?? 0);
    text += alphabet[(two >> (16 - (bit & 7) - width)) & (alphabet.length - 1)];
  }
  const written = packToken(text);
  return written?.every((byte, index) => byte === bytes[at + index]) ? { text, end } : null;
}
