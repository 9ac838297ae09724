/**
 * The text form of what links say to each other: a line of letters and numbers, and for data, below it, a piece
 * of a message as it is. A frame can be judged by its line; the message is parsed when all its pieces are there.
 *
 *     h<link> <version> <got> <settled>  greeting: what I have received, and what you have confirmed to me
 *     w<link> <got>                      welcome: the answer
 *     n<link>                            I know no such link
 *     d<link> <got> <seq> <more>\n…      a piece of a message; `more` is 1 unless it is the last one
 *     a<link> <got>                      received up to here
 *     p<link> <got>   q<link> <got>      are you there? I am
 *     e<link> <reason>                   the end
 *
 * In another version all but the beginning of a greeting and the end may be different.
 */

/** The version of all this. */
export const VERSION = 1;

/** Bytes a frame may have, in UTF-8. */
export const FRAME_BYTES = 16 * 1024;
/** Bytes of a message in one frame; what is left is more than the longest line takes. */
const PIECE_BYTES = FRAME_BYTES - 64;

/**
 * @typedef {{kind: "greet", link: string, version: number, got: number, settled: number}
 *   | {kind: "welcome" | "ack" | "ask" | "answer", link: string, got: number}
 *   | {kind: "data", link: string, got: number, seq: number, more: boolean, piece: string}
 *   | {kind: "unknown", link: string}
 *   | {kind: "end", link: string, reason: string}} Frame
 */

/** @type {Record<string, "welcome" | "ack" | "ask" | "answer">} */
const PLAIN = { w: "welcome", a: "ack", p: "ask", q: "answer" };
const LETTERS = { greet: "h", welcome: "w", unknown: "n", data: "d", ack: "a", ask: "p", answer: "q", end: "e" };

const LINK = "([0-9a-z]{8})";
const COUNT = "(0|[1-9][0-9]{0,11})";
const GREETING = new RegExp(`^h${LINK} ${VERSION} ${COUNT} ${COUNT}$`);
const STRANGE = new RegExp(`^h${LINK} (?!${VERSION} )([1-9][0-9]{0,3}) `);
const COUNTED = new RegExp(`^([wapq])${LINK} ${COUNT}$`);
const DATA = new RegExp(`^d${LINK} ${COUNT} ([1-9][0-9]{0,11}) ([01])\\n([^]+)$`);
const UNKNOWN = new RegExp(`^n${LINK}$`);
const END = new RegExp(`^e${LINK} ([a-z][a-z0-9-]{0,39})$`);

/** @param {() => number} random @returns {string} a new link's name */
export function nameLink(random) {
  return Array.from({ length: 8 }, () => Math.floor(random() * 36).toString(36)).join("");
}

/** @param {Frame} frame @returns {string} */
export function writeFrame(frame) {
  const head = LETTERS[frame.kind] + frame.link;
  if (frame.kind === "unknown") return head;
  if (frame.kind === "end") return `${head} ${frame.reason}`;
  if (frame.kind === "greet") return `${head} ${frame.version} ${frame.got} ${frame.settled}`;
  if (frame.kind !== "data") return `${head} ${frame.got}`;
  return `${head} ${frame.got} ${frame.seq} ${frame.more ? 1 : 0}\n${frame.piece}`;
}

/** @param {unknown} text @returns {Frame | null} null when it is none */
export function readFrame(text) {
  if (typeof text !== "string" || text.length > FRAME_BYTES) return null;
  /** @type {RegExpExecArray | null} */
  let found;
  if ((found = DATA.exec(text))) {
    const [, link, got, seq, more, piece] = found;
    return { kind: "data", link, got: Number(got), seq: Number(seq), more: more === "1", piece };
  }
  if ((found = COUNTED.exec(text))) return { kind: PLAIN[found[1]], link: found[2], got: Number(found[3]) };
  if ((found = GREETING.exec(text))) {
    return { kind: "greet", link: found[1], version: VERSION, got: Number(found[2]), settled: Number(found[3]) };
  }
  if ((found = STRANGE.exec(text))) {
    return { kind: "greet", link: found[1], version: Number(found[2]), got: 0, settled: 0 };
  }
  if ((found = UNKNOWN.exec(text))) return { kind: "unknown", link: found[1] };
  if ((found = END.exec(text))) return { kind: "end", link: found[1], reason: found[2] };
  return null;
}

/** @param {string} text @returns {boolean} whether it can stand in a frame as the reason of an end */
export const isReason = (text) => END.test(`e00000000 ${text}`);

const encoder = new TextEncoder();

/**
 * Cuts a message into pieces that fit frames, never through a character.
 * @param {string} text as JSON.stringify makes it: no half of a surrogate pair stands alone
 * @returns {string[]}
 */
export function cut(text) {
  const pieces = [];
  const room = new Uint8Array(PIECE_BYTES);
  for (let at = 0; at < text.length; ) {
    const { read } = encoder.encodeInto(unbroken(text.slice(at, at + PIECE_BYTES)), room);
    pieces.push(text.slice(at, at + read));
    at += read;
  }
  return pieces;
}

/** @param {string} chunk @returns {string} without the first half of a pair at its end */
function unbroken(chunk) {
  const last = chunk.charCodeAt(chunk.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? chunk.slice(0, -1) : chunk;
}
