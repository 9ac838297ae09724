/**
 * What somebody might put into a link so that the page does what it should not: for the readers of
 * links one by one, and (printed as JSON) for the page in a browser.
 */

import { fileURLToPath } from "node:url";
import { deflateRawSync } from "node:zlib";

const MARKUP = `<img src=x onerror="globalThis.pwned=1">`;
export const PAYLOADS = [
  MARKUP, "<script>globalThis.pwned=1</script>", "<svg/onload=globalThis.pwned=1>", "\"><iframe srcdoc='<script>top.pwned=1</script>'>",
  "javascript:globalThis.pwned=1", "data:text/html,<script>pwned=1</script>", "{{constructor.constructor('pwned=1')()}}", "${globalThis.pwned=1}",
  "{ $host }", "__proto__", "constructor", "prototype.polluted", "toString", "\u202Etxet\u202C", "\u0000\u0007\u001B[31m", "\u2028\u2029",
  "\u{E0041}\u200B\uFEFF", `Z${"\u0301".repeat(500)}`, "x".repeat(2000), "..//..//etc", "file:///etc/passwd", "%", "%00", "%E0%A4%A", "null", "-1", "NaN",
];

const utf8 = (text) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const packed = (value) => utf8(typeof value === "string" ? value : JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
const GOOD = packed({ preset: "classic", rows: 5 });
const uri = encodeURIComponent;
const deflated = (text) => deflateRawSync(text).toString("base64url");
/** A plan that the rules find fault with, and that lies on the desk all the same. */
export const SQUARE = "gamemaster plan 1\n    a\n  +---+\n1 | . |\n  +---+\n";

/** @param {string} payload @returns {string[]} links to rules that hold it in every place */
export const ruleLinks = (payload) => [
  `#rules=${payload}`, `#rules=${uri(payload)}`, `#rules=${packed(payload)}`, `#rules=${packed({ preset: payload })}`,
  `#rules=${packed({ preset: "classic", rows: payload })}`, `#rules=${packed({ preset: "classic", [payload]: 1 })}`,
  `#rules=${packed(`{"preset":"classic","__proto__":{"polluted":${JSON.stringify(payload)}}}`)}`,
  `#rules=${packed(`{"__proto__":{"preset":"classic"},"x":${JSON.stringify(payload)}}`)}`,
];

/** @param {string} payload @returns {string[]} */
export const challengeLinks = (payload) => [
  `#labyrinth=${payload}`, `#labyrinth=${packed({ preset: payload })}&seed=1`, `#labyrinth=${GOOD}&seed=1&moves=${uri(payload)}`,
  `#labyrinth=${packed({ preset: "classic", [payload]: 1 })}&seed=1`, `#labyrinth=${GOOD}&seed=&version=${uri(payload)}`,
  `#labyrinth=${GOOD}&${uri(payload)}=1`,
];

/** @param {string} payload @returns {string[]} links to no table, however they are read */
export const friendLinks = (payload) => [
  `#join=${payload}`, `#join=${uri(payload)}`, `#room=${uri(payload)}`, `#join=&tag=${uri(payload)}`, `#join=&tag=${"q".repeat(11)}&at=${uri(payload)}`,
  `#reply=${payload}`, `#reply=${uri(payload)}`, `#reply=I${packed(payload)}`,
];

/** @param {string} payload @returns {string[]} links to plans that hold it in every place */
export const planLinks = (payload) => [
  `#plan=${payload}`, `#plan=${GOOD}&text=${uri(payload)}`, `#plan=${GOOD}&text=${deflated(payload)}`, `#plan=${GOOD}&text=${packed(payload)}`,
  `#plan=${GOOD}&text=${deflated(SQUARE.replace("| .", `| ${payload}`))}`, `#plan=${GOOD}&text=${deflated(`${SQUARE}${payload}\n`)}`,
  `#plan=${packed({ preset: payload })}&text=${deflated(SQUARE)}`, `#plan=${packed({ preset: "classic", [payload]: 1 })}&text=${deflated(SQUARE)}`,
  `#plan=${packed({ preset: "classic", rows: payload })}&text=${deflated(SQUARE)}`, `#plan=${GOOD}&${uri(payload)}=${deflated(SQUARE)}`,
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const kinds = { rules: ruleLinks, challenge: challengeLinks, friends: friendLinks, plan: planLinks };
  console.log(JSON.stringify(Object.fromEntries(Object.entries(kinds).map(([kind, links]) => [kind, PAYLOADS.flatMap(links)]))));
}
