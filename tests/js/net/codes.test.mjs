import assert from "node:assert/strict";
import { test } from "node:test";

import { fromBase64url, checksum, toBase64url } from "../../../static/net/basics/bytes.js";
import { byWorth, candidateLine, readCandidate } from "../../../static/net/codes/candidates.js";
import { MOST_CODE, newTag, packInvitation, packReply, unpackInvitation, unpackReply } from "../../../static/net/codes/codes.js";
import { readSdp, writeSdp } from "../../../static/net/rtc/sdp.js";

const ROUNDS = 400;
const ICE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const CHROMIUM = { ufrag: [4, ICE], pwd: [24, ICE] };
const FIREFOX = { ufrag: [8, "0123456789abcdef"], pwd: [32, "0123456789abcdef"] };

/** Numbers that are the same in every run. */
function dice(seed) {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const letters = (roll, [length, alphabet]) => Array.from({ length }, () => alphabet[roll(alphabet.length)]).join("");
const hex = (roll, length) => letters(roll, [length, "0123456789abcdef"]);
const bytes = (roll, length) => Uint8Array.from({ length }, () => roll(256));

function candidate(roll) {
  const family = ["name", "four", "six"][roll(3)];
  const address = {
    name: () => `${hex(roll, 8)}-${hex(roll, 4)}-4${hex(roll, 3)}-a${hex(roll, 3)}-${hex(roll, 12)}.local`,
    four: () => [1 + roll(223), roll(256), roll(256), roll(256)].join("."),
    six: () => ["2001", "db8", ...Array.from({ length: 6 }, () => roll(65536).toString(16))].join(":"),
  }[family]();
  const way = family === "name" ? "host" : ["host", "srflx", "relay"][roll(3)];
  return { way, family, address, port: 1024 + roll(64512) };
}

function fields(roll, shape, count = 1 + roll(6)) {
  return {
    tag: toBase64url(bytes(roll, 8)),
    fingerprint: bytes(roll, 32),
    ufrag: letters(roll, shape.ufrag),
    pwd: letters(roll, shape.pwd),
    candidates: Array.from({ length: count }, () => candidate(roll)),
  };
}

const complaint = (read) => read.complaint?.id;

/** The bytes of a code with a right checksum, whatever they say. */
const signed = (raw) => toBase64url(Uint8Array.from([...raw, ...checksum(Uint8Array.from(raw))]));

for (const [name, shape] of Object.entries({ chromium: CHROMIUM, firefox: FIREFOX })) {
  test(`what was packed comes out again, in at most ${MOST_CODE} letters: ${name}`, () => {
    const roll = dice(1);
    for (let round = 0; round < ROUNDS; round += 1) {
      const given = fields(roll, shape);
      for (const [pack, unpack, kind] of [[packInvitation, unpackInvitation, "invitation"], [packReply, unpackReply, "reply"]]) {
        const text = pack(given);
        assert.ok(text.length <= MOST_CODE, `${text.length} letters`);
        assert.match(text, /^[\w-]+$/);
        const { code } = unpack(text);
        const { candidates, ...rest } = code;
        const { candidates: _, ...wanted } = given;
        assert.deepEqual(rest, { version: 1, kind, ...wanted });
        assert.ok(candidates.length > 0);
        for (const kept of candidates) assert.ok(given.candidates.some((each) => same(each, kept)));
        const again = unpack(pack(code)).code;
        assert.deepEqual(again.candidates.toSorted(byPort), candidates.toSorted(byPort), "and all that fitted fits again");
      }
    }
  });
}

const byPort = (a, b) => a.port - b.port;

function same(a, b) {
  return a.way === b.way && a.family === b.family && a.address === b.address && a.port === b.port;
}

const NAMES = ["69876702-9059-4736-a508-afe400c8acf4.local", "e8ae2cfa-fba4-4c35-a5f1-58c06aeafc36.local"];
/** As Chromium 156 writes it, with a STUN server, a TURN server and candidates over TCP. */
const OFFER = [
  "v=0", "o=- 197363414921066943 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0", "a=extmap-allow-mixed",
  "a=msid-semantic: WMS", "m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "c=IN IP4 0.0.0.0",
  `a=candidate:1423228881 1 udp 2113942271 ${NAMES[1]} 49665 typ host generation 0 network-cost 999`,
  `a=candidate:1403442017 1 udp 2113937151 ${NAMES[0]} 53000 typ host generation 0 network-cost 999`,
  "a=candidate:1 1 udp 1677729535 203.0.113.9 50001 typ srflx raddr 0.0.0.0 rport 0 generation 0 network-cost 999",
  "a=candidate:2 1 udp 33562367 198.51.100.4 50002 typ relay raddr 203.0.113.9 rport 50001 generation 0",
  `a=candidate:3 1 tcp 1518157055 ${NAMES[0]} 9 typ host tcptype active generation 0`,
  "a=ice-ufrag:D/HZ", "a=ice-pwd:o/pCD2Ms9tUJRuSadiwTD5ix", "a=ice-options:trickle",
  "a=fingerprint:sha-256 59:82:07:E3:98:D3:73:FF:0E:89:E7:5A:11:83:86:4F:3B:A4:B4:B5:07:77:42:98:A2:3A:73:72:4B:94:C9:78",
  "a=setup:actpass", "a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144", "",
].join("\r\n");

test("a browser's description, and the one that the other browser gets", () => {
  const read = readSdp(OFFER);
  assert.equal(read.candidates.length, 4, "a page can't be called over TCP");
  const { code } = unpackInvitation(packInvitation({ tag: newTag(), ...read }));
  const given = readSdp(writeSdp(code, "active"));
  assert.deepEqual([given.ufrag, given.pwd, given.fingerprint], [read.ufrag, read.pwd, read.fingerprint]);
  assert.match(writeSdp(code, "active"), /\r\na=setup:active\r\n/);
  assert.match(writeSdp(code, "passive"), /\r\na=setup:passive\r\n/);
  const kept = given.candidates.map(({ address }) => address);
  assert.deepEqual(kept, [NAMES[0], "203.0.113.9", "198.51.100.4"], "the second name is that of an IPv6 address");
});

test("without servers both names fit", () => {
  const read = readSdp(OFFER);
  const candidates = read.candidates.filter(({ way }) => way === "host");
  const text = packInvitation({ tag: newTag(), ...read, candidates });
  assert.deepEqual(unpackInvitation(text).code.candidates.map(({ address }) => address), NAMES);
});

test("what is kept: home first, then the internet, then a relay, and IPv6 where there is room", () => {
  const each = (way, family, address, priority) => ({ way, family, address, port: 5000, priority });
  const [home, seen, relay] = [each("host", "four", "192.168.1.2", 9), each("srflx", "four", "203.0.113.9", 5), each("relay", "four", "198.51.100.4", 1)];
  const [docker, six, loop] = [each("host", "four", "172.17.0.1", 8), each("host", "six", "2001:db8:0:0:0:0:0:1", 7), each("host", "four", "127.0.0.1", 10)];
  assert.deepEqual(byWorth([loop, six, docker, relay, seen, home]), [home, seen, relay, six, docker, loop]);
});

test("what is no address of a page is neither packed nor unpacked", () => {
  const roll = dice(2);
  const refused = [
    ["four", "0.0.0.0"], ["four", "224.0.0.251"], ["four", "255.255.255.255"], ["six", "0:0:0:0:0:0:0:0"], ["six", "ff02:0:0:0:0:0:0:fb"],
    ["six", "fe80:0:0:0:0:0:0:1"], ["four", "1.2.3"], ["four", "1.2.3.256"], ["six", "1::2::3"], ["name", "printer.local"],
    ["name", "example.org"], ["four", "1.2.3.4\r\na=x"], ["six", "2001:db8::1%eth0"],
  ];
  for (const [family, address] of refused) {
    const one = { way: "host", family, address, port: 5000 };
    assert.throws(() => packInvitation({ ...fields(roll, CHROMIUM), candidates: [one] }), RangeError, address);
    assert.equal(readCandidate(`candidate:1 1 udp 1 ${address} 5000 typ host`), null, address);
  }
  for (const port of [0, 80, 443, 1023, 65536, 1.5, Number.NaN]) {
    const one = { way: "host", family: "four", address: "192.168.1.2", port };
    assert.throws(() => packInvitation({ ...fields(roll, CHROMIUM), candidates: [one] }), RangeError, String(port));
  }
});

test("IPv6 addresses are the same however they are written", () => {
  for (const [written, whole] of [["2001:DB8::1", "2001:db8:0:0:0:0:0:1"], ["::1", "0:0:0:0:0:0:0:1"], ["fd00::2", "fd00:0:0:0:0:0:0:2"], ["2001:db8::", "2001:db8:0:0:0:0:0:0"]]) {
    assert.equal(readCandidate(`candidate:1 1 udp 1 ${written} 5000 typ host`).address, whole);
  }
  for (const wrong of ["1:2:3", "1:2:3:4:5:6:7:8:9", "1::2:3:4:5:6:7:8", "g::1", "12345::1"]) {
    assert.equal(readCandidate(`candidate:1 1 udp 1 ${wrong} 5000 typ host`), null);
  }
});

test("each slip has its complaint", () => {
  const given = fields(dice(3), CHROMIUM, 2);
  const [invitation, reply] = [packInvitation(given), packReply(given)];
  assert.equal(complaint(unpackInvitation("")), "code-empty");
  assert.equal(complaint(unpackInvitation(" \n\u200b")), "code-empty");
  assert.equal(complaint(unpackInvitation(reply)), "code-is-reply");
  assert.equal(complaint(unpackReply(invitation)), "code-is-invitation");
  const raw = [...fromBase64url(reply)].slice(0, -2);
  assert.equal(complaint(unpackReply(signed([raw[0] + 16, ...raw.slice(1)]))), "code-version");
  assert.equal(complaint(unpackReply(signed([(1 << 4) | 3, ...raw.slice(1)]))), "code-not-one");
  for (const text of ["hello", "https://example.org/", "привет", "=", "A", invitation.slice(1), `${invitation}A`, "A".repeat(1_000_000)]) {
    assert.equal(complaint(unpackInvitation(text)), "code-not-one", text.slice(0, 40));
  }
});

test("a code that a messenger has wrapped is still one", () => {
  const text = packReply(fields(dice(4), FIREFOX));
  const wrapped = ` ${text.slice(0, 50)}\r\n ${text.slice(50, 90)}\u200b${text.slice(90)}\n`;
  assert.deepEqual(unpackReply(wrapped), unpackReply(text));
});

test("a truncated code, and one with a changed letter, is none", () => {
  const roll = dice(5);
  const text = packInvitation(fields(roll, CHROMIUM));
  for (let length = 1; length < text.length; length += 1) {
    assert.equal(complaint(unpackInvitation(text.slice(0, length))), "code-not-one");
  }
  for (let at = 0; at < text.length; at += 1) {
    const other = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".replace(text[at], "")[roll(25)];
    assert.equal(complaint(unpackInvitation(text.slice(0, at) + other + text.slice(at + 1))), "code-not-one");
  }
});

test("junk with a right checksum is read by the same rules", () => {
  const roll = dice(6);
  let read = 0;
  for (let round = 0; round < 20 * ROUNDS; round += 1) {
    const raw = [...fromBase64url(packInvitation(fields(roll, round % 2 ? CHROMIUM : FIREFOX)))].slice(0, -2);
    for (let change = 0; change <= roll(3); change += 1) raw[1 + roll(raw.length - 1)] = roll(256);
    if (roll(4) === 0) raw.length = 1 + roll(raw.length);
    const text = signed(raw);
    const unpacked = unpackInvitation(text);
    if ("complaint" in unpacked) {
      assert.equal(unpacked.complaint.id, "code-not-one");
      continue;
    }
    read += 1;
    harmless(unpacked.code);
  }
  assert.ok(read > ROUNDS);
  for (let round = 0; round < 20 * ROUNDS; round += 1) {
    const unpacked = unpackReply(signed([(1 << 4) | 2, ...bytes(roll, roll(110))]));
    if ("code" in unpacked) harmless(unpacked.code);
  }
});

const LINES = [
  /^(v=0|o=- 1 1 IN IP4 127\.0\.0\.1|s=-|t=0 0|a=group:BUNDLE 0|c=IN IP4 0\.0\.0\.0|a=ice-options:trickle)$/,
  /^(m=application 9 UDP\/DTLS\/SCTP webrtc-datachannel|a=setup:passive|a=mid:0|a=sctp-port:5000|a=max-message-size:262144)$/,
  /^a=candidate:\d+ 1 udp \d+ ([\da-f-]{36}\.local|[\d.]+|[\da-f:]+) \d+ typ (host|(srflx|relay) raddr (0\.0\.0\.0|::) rport 0)$/,
  /^a=ice-ufrag:[A-Za-z\d+/]{4,16}$/,
  /^a=ice-pwd:[A-Za-z\d+/]{22,32}$/,
  /^a=fingerprint:sha-256 [\dA-F]{2}(:[\dA-F]{2}){31}$/,
];

/** Whatever was in the code, the description has the lines that it should have and no others. */
function harmless(code) {
  const lines = writeSdp(code, "passive").split("\r\n");
  assert.equal(lines.pop(), "");
  for (const line of lines) assert.ok(LINES.some((shape) => shape.test(line)), line);
  assert.equal(lines.length, 15 + code.candidates.length);
}

test("nothing can be written into a description through a field", () => {
  const good = fields(dice(7), CHROMIUM);
  const strange = [
    { ufrag: "ab\r\na=x" }, { ufrag: "abc" }, { ufrag: "a".repeat(17) }, { ufrag: "абвг" }, { pwd: `${"a".repeat(22)}\n` }, { pwd: "short" },
    { pwd: "a".repeat(33) }, { tag: "" }, { tag: "AAAAAAAAAAAA" }, { tag: "AAAAAAAAAA\n" }, { fingerprint: new Uint8Array(31) }, { candidates: [] },
  ];
  for (const change of strange) {
    assert.throws(() => packInvitation({ ...good, ...change }), RangeError, JSON.stringify(change));
  }
});

test("only one way to write the same bytes", () => {
  for (const text of ["AB", "AAB", "A", "AAAAA", "A=", "A+", "A/"]) assert.equal(fromBase64url(text), null, text);
  const roll = dice(8);
  for (let length = 0; length < 40; length += 1) {
    const given = bytes(roll, length);
    assert.equal(toBase64url(given), Buffer.from(given).toString("base64url"));
    assert.deepEqual(fromBase64url(toBase64url(given)), given);
  }
});

test("tags are new each time, and carried as they are", () => {
  const tags = new Set(Array.from({ length: 100 }, newTag));
  assert.equal(tags.size, 100);
  for (const tag of tags) {
    assert.equal(unpackReply(packReply({ ...fields(dice(9), FIREFOX), tag })).code.tag, tag);
  }
});

test("the order of the candidates is that of their priorities", () => {
  const one = { way: "srflx", family: "six", address: "2001:db8:0:0:0:0:0:1", port: 5000 };
  const [first, second] = [candidateLine(one, 0), candidateLine(one, 1)].map((line) => readCandidate(line).priority);
  assert.ok(first > second);
});
