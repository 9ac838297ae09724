/**
 * Where a page can be reached, as a browser writes it in a line of its description and as a code
 * carries it; and which of these matter most when not all fit.
 */

/**
 * @typedef {"host" | "srflx" | "relay"} Way the page's own address, as a STUN server sees it, of a TURN server
 * @typedef {"name" | "four" | "six"} Family of the address: `<uuid>.local`, IPv4, IPv6
 * @typedef {{way: Way, family: Family, address: string, port: number, priority?: number}} Candidate
 *   `priority`: what the browser thinks of it; a code doesn't carry that, only the order.
 */

/** @type {Way[]} */
const WAYS = ["host", "srflx", "relay"];
/** @type {Family[]} */
const FAMILIES = ["name", "four", "six"];
const LENGTH = { name: 16, four: 4, six: 16 };
/** As in RFC 8445, 5.1.2.2. */
const PREFERENCE = { host: 126, srflx: 100, relay: 0 };
const NAME = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\.local$/;
/** Ports below are refused by Chromium, and a description with such a line as a whole. */
const LOWEST_PORT = 1024;
/** What libwebrtc writes into the third byte of the priority of an IPv4 address. */
const LIKE_FOUR = 30;

/** @param {string} line from `candidate:` on @returns {Candidate | null} null: of no use to the other page */
export function readCandidate(line) {
  const parts = /^candidate:\S+ 1 udp (\d+) (\S+) (\d+) typ (host|srflx|relay)(?: |$)/i.exec(line);
  if (!parts) return null;
  const address = parts[2].toLowerCase();
  const family = NAME.test(address) ? "name" : address.includes(":") ? "six" : "four";
  const bytes = addressBytes(family, address);
  const port = Number(parts[3]);
  if (!bytes || !reachable(family, bytes) || port < LOWEST_PORT || port > 65535) return null;
  const way = /** @type {Way} */ (parts[4].toLowerCase());
  return { way, family, address: addressText(family, bytes), port, priority: Number(parts[1]) };
}

/** The line of a candidate for the other page's browser. @param {Candidate} candidate @param {number} place in the order */
export function candidateLine({ way, family, address, port }, place) {
  const priority = PREFERENCE[way] * 2 ** 24 + (65535 - place) * 2 ** 8 + 255;
  const related = way === "host" ? "" : ` raddr ${family === "six" ? "::" : "0.0.0.0"} rport 0`;
  return `candidate:${place + 1} 1 udp ${priority} ${address} ${port} typ ${way}${related}`;
}

/** @param {Candidate} candidate @returns {number[] | null} null: no such address */
export function packCandidate({ way, family, address, port }) {
  const bytes = addressBytes(family, address);
  if (!bytes || !reachable(family, bytes) || !(port >= LOWEST_PORT && port <= 65535)) return null;
  return [(WAYS.indexOf(way) << 2) | FAMILIES.indexOf(family), ...bytes, port >> 8, port & 255];
}

/**
 * @param {Uint8Array} bytes @param {number} at where it begins
 * @returns {{candidate: Candidate, end: number} | null}
 */
export function unpackCandidate(bytes, at) {
  const way = WAYS[bytes[at] >> 2];
  const family = FAMILIES[bytes[at] & 3];
  if (!way || !family) return null;
  const end = at + 1 + LENGTH[family] + 2;
  if (end > bytes.length) return null;
  const raw = [...bytes.slice(at + 1, end - 2)];
  const port = (bytes[end - 2] << 8) | bytes[end - 1];
  if (!reachable(family, raw) || port < LOWEST_PORT) return null;
  return { candidate: { way, family, address: addressText(family, raw), port }, end };
}

/**
 * The candidates in the order in which they should be kept: the best of each kind first, then the
 * second of each. Friends in one home meet at an address of that home; friends elsewhere at the one
 * that a STUN server saw, and a relay is the last resort that always works. All three are short, in
 * IPv4, and fit together. IPv6 is long and of use only where both have it, so it takes what is left.
 * @param {Candidate[]} candidates @returns {Candidate[]}
 */
export function byWorth(candidates) {
  const sorted = candidates.toSorted((a, b) => Number(likeFour(b)) - Number(likeFour(a)) || worth(b) - worth(a));
  /** @type {number[]} */
  const seen = [];
  const turns = sorted.map((candidate) => {
    const kind = WAYS.indexOf(candidate.way) + (candidate.family === "six" ? WAYS.length : 0);
    seen[kind] = (seen[kind] ?? 0) + 1;
    return { candidate, turn: seen[kind] * 2 * WAYS.length + kind };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ candidate }) => candidate);
}

/** A name hides which address it stands for, but not from who knows libwebrtc. @param {Candidate} candidate */
function likeFour({ family, priority = 0 }) {
  return family === "name" && ((priority >>> 8) & 255) === LIKE_FOUR;
}

/** @param {Candidate} candidate */
function worth({ priority = 0, address }) {
  return address.startsWith("127.") || address === "0:0:0:0:0:0:0:1" ? -1 : priority;
}

/** @param {Family} family @param {string} address @returns {number[] | null} */
function addressBytes(family, address) {
  if (family === "name") return NAME.test(address) ? hexBytes(address.slice(0, -6).replaceAll("-", "")) : null;
  return family === "four" ? fourBytes(address) : sixBytes(address);
}

/** @param {string} address */
function fourBytes(address) {
  const bytes = address.split(".").map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : 256));
  return bytes.length === 4 && bytes.every((byte) => byte < 256) ? bytes : null;
}

/** @param {string} address */
function sixBytes(address) {
  const halves = address.split("::");
  if (halves.length > 2) return null;
  const [head, tail] = halves.map((half) => (half === "" ? [] : half.split(":")));
  const gap = 8 - head.length - (tail?.length ?? 0);
  if (tail ? gap < 1 : gap !== 0) return null;
  const groups = [...head, ...Array(gap).fill("0"), ...(tail ?? [])];
  if (!groups.every((group) => /^[\da-f]{1,4}$/.test(group))) return null;
  return hexBytes(groups.map((group) => group.padStart(4, "0")).join(""));
}

/** @param {string} hex */
function hexBytes(hex) {
  return Array.from({ length: hex.length / 2 }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16));
}

/** @param {Family} family @param {number[]} bytes */
function addressText(family, bytes) {
  if (family === "four") return bytes.join(".");
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (family === "name") return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`;
  const groups = Array.from({ length: 8 }, (_, at) => Number.parseInt(hex.slice(4 * at, 4 * at + 4), 16));
  return groups.map((group) => group.toString(16)).join(":");
}

/**
 * Not reachable: nobody in particular, everybody at once, a neighbour on a cable that isn't named.
 * @param {Family} family @param {number[]} bytes
 */
function reachable(family, bytes) {
  if (family === "name") return true;
  if (family === "four") return bytes[0] > 0 && bytes[0] < 224;
  const neighbour = bytes[0] === 0xfe && bytes[1] >> 6 === 2;
  return bytes.some((byte) => byte > 0) && bytes[0] !== 0xff && !neighbour;
}
