import assert from "node:assert/strict";
import { createCipheriv, createPrivateKey, createPublicKey, diffieHellman, hkdfSync } from "node:crypto";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";

import { makeSeal, SealError } from "../../../static/net/fair/seal.js";
import { unwrapped } from "../../../static/net/fair/wrap.js";
import { chanceOf } from "./chaos.mjs";

const CURVE = { name: "ECDH", namedCurve: "P-256" };
const upTo = (count) => Array.from({ length: count }, (_, at) => at);
const trouble = (what) => (error) => error instanceof SealError && error.trouble === what;

/** Two pairs of keys that are the same in every run. */
const HOST = {
  d: "AYO4x9Rv60S5EhxpW2CLeBUHYFo3PSNc6f1pKy-Ps_I",
  x: "8-JlbmbU0SBoXix5NebuWpqx3Xqv78MR4ti4Caas4BM",
  y: "CQsWNrnPFEF6iVtQB8bMsWHBrevbrNSxIL8PQW4e3z4",
};
const GUEST = {
  d: "VNjCI2IgieGHWedR9NEFnJTYRV8cwwcyWzypZM14OC8",
  x: "j4yyysheI2RbxaYRwGZM8PNrPOgHGJhlCR9-jPE5Cyg",
  y: "vKnSg6YlO71kf2Sq3unwF6ok2Th0rN2wZnWbwAYojZ4",
};

const jwk = ({ d, x, y }, secret) => ({ kty: "EC", crv: "P-256", x, y, ...(secret ? { d } : {}) });

async function pairOf(key) {
  return {
    privateKey: await crypto.subtle.importKey("jwk", jwk(key, true), CURVE, false, ["deriveBits"]),
    publicKey: await crypto.subtle.importKey("jwk", jwk(key, false), CURVE, true, []),
  };
}

/** The two ends of one agreement. @param {{host?: object, guest?: object}} [keys] */
async function boxes(keys = {}) {
  const host = await makeSeal({ keys: keys.host && (await pairOf(keys.host)) });
  const guest = await makeSeal({ keys: keys.guest && (await pairOf(keys.guest)) });
  return { host: await host.with(guest.publicKey, "host"), guest: await guest.with(host.publicKey, "guest") };
}

test("what one side seals the other one opens, both ways, whatever it is", async () => {
  const { host, guest } = await boxes();
  for (const text of ["", "{}", "жук 🐞", "x".repeat(100), "не видно ".repeat(200_000)]) {
    const there = await host.seal(text);
    assert.equal(await guest.open(there), text);
    const back = text.slice(0, 3000);
    assert.equal(await host.open(await guest.seal(back)), back);
    assert.match(there, /^\d+\.[A-Za-z0-9+/]+=*$/);
  }
});

test("sealed texts show nothing of what is in them, and little of its length", async () => {
  const { host } = await boxes();
  const texts = ["dark go up", "dark go up", "dark go right, grenade down"];
  const [one, two, other] = await Promise.all(texts.map(host.seal));
  assert.notEqual(one.slice(2), two.slice(2));
  assert.equal(one.length, other.length);
  const views = await Promise.all([300, 301, 302].map((walls) => host.seal(JSON.stringify(upTo(walls)))));
  assert.equal(new Set(views.map(({ length }) => length)).size, 1);
});

test("what is long and repeats itself is short on the way", async () => {
  const { host, guest } = await boxes();
  const view = JSON.stringify({ view: upTo(200).map((at) => ({ cell: `a${at}`, wall: "unknown", sure: false })) });
  const sealed = await host.seal(view);
  assert.ok(sealed.length < view.length / 4, `${sealed.length} letters for ${view.length}`);
  assert.equal(await guest.open(sealed), view);
});

test("equal keys and equal texts make equal bytes, and they are those of the standards", async () => {
  const texts = ["first", "second", "third"];
  const seal = async () => {
    const { host, guest } = await boxes({ host: HOST, guest: GUEST });
    return [await Promise.all(texts.map(host.seal)), await Promise.all(texts.map(guest.seal))];
  };
  const made = await seal();
  assert.deepEqual(await seal(), made);

  const raw = ({ x, y }) =>
    Buffer.concat([Buffer.from([4]), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]).toString("base64url");
  const shared = diffieHellman({
    privateKey: createPrivateKey({ key: jwk(HOST, true), format: "jwk" }),
    publicKey: createPublicKey({ key: jwk(GUEST, false), format: "jwk" }),
  });
  for (const [at, from] of ["host", "guest"].entries()) {
    const about = `gamemaster seal 1 ${from} ${raw(HOST)} ${raw(GUEST)}`;
    const key = Buffer.from(hkdfSync("sha256", shared, Buffer.alloc(32), about, 32));
    texts.forEach((text, count) => {
      const iv = Buffer.alloc(12);
      iv.writeUInt32BE(count, 8);
      const cipher = createCipheriv("aes-256-gcm", key, iv);
      const wrap = Buffer.alloc(512);
      wrap.writeUInt32BE(text.length, 1);
      wrap.write(text, 5);
      const bytes = Buffer.concat([cipher.update(wrap), cipher.final(), cipher.getAuthTag()]);
      assert.equal(made[at][count], `${count}.${bytes.toString("base64")}`);
    });
  }
});

test("calls that are made at once are done in their order", async () => {
  const { host, guest } = await boxes();
  const random = chanceOf(5);
  const texts = upTo(60).map((n) => `${n} ${"x".repeat(random() < 0.2 ? 300_000 : random() * 50)}`);
  const done = [];
  const sealed = await Promise.all(texts.map((text, at) => host.seal(text).then((made) => (done.push(at), made))));
  assert.deepEqual(done, upTo(60));
  assert.deepEqual(sealed.map((text) => Number.parseInt(text, 10)), upTo(60));
  done.length = 0;
  const opened = await Promise.all(sealed.map((text, at) => guest.open(text).then((made) => (done.push(at), made))));
  assert.deepEqual(done, upTo(60));
  assert.deepEqual(opened, texts);
});

test("what is repeated, left out or exchanged is refused by name, and the right one still opens", async () => {
  const { host, guest } = await boxes();
  const [one, two, three] = await Promise.all(["1", "2", "3"].map(host.seal));
  await assert.rejects(guest.open(two), trouble("skipped"));
  assert.equal(await guest.open(one), "1");
  await assert.rejects(guest.open(one), trouble("replayed"));
  await assert.rejects(guest.open(`1.${three.slice(2)}`), trouble("tampered"));
  const [, third, second] = await Promise.allSettled([guest.open(one), guest.open(three), guest.open(two)]);
  assert.ok(trouble("skipped")(third.reason));
  assert.equal(second.value, "2");
  assert.equal(await guest.open(three), "3");
});

test("a side can't be made to open its own texts", async () => {
  const { host, guest } = await boxes();
  await assert.rejects(guest.open(await guest.seal("mine")), trouble("tampered"));
  await assert.rejects(host.open(await host.seal("mine")), trouble("tampered"));
});

test("whoever has another key opens nothing", async () => {
  const { host } = await boxes();
  const { guest: stranger } = await boxes();
  await assert.rejects(stranger.open(await host.seal("secret")), trouble("tampered"));
});

test("every changed letter is noticed", async () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const { host, guest } = await boxes();
  // Five hundred and twelve bytes and the tag of sixteen are whole groups of three: no letter has idle bits.
  const sealed = await host.seal("x".repeat(32));
  const random = chanceOf(9);
  for (let at = 2; at < sealed.length; at += 1) {
    let other;
    do other = letters[Math.floor(random() * 64)];
    while (other === sealed[at]);
    await assert.rejects(guest.open(sealed.slice(0, at) + other + sealed.slice(at + 1)), trouble("tampered"));
  }
  assert.equal(await guest.open(sealed), "x".repeat(32));
});

test("what is no sealed text at all is refused", async () => {
  const { host, guest } = await boxes();
  const sealed = await host.seal("secret");
  const none = [
    "", "0", "0.", "0.AAAA", "secret", `01${sealed.slice(1)}`, `-${sealed}`, `${sealed}.`, `${sealed}!`,
    `0.${"A".repeat(25)}`, `0.${"A".repeat(23)}=A`, `${"9".repeat(16)}.${"A".repeat(24)}`, `0.${"ж".repeat(24)}`,
    null, 7, {},
  ];
  for (const text of none) await assert.rejects(guest.open(text), trouble("form"), String(text));
  assert.equal(await guest.open(sealed), "secret");
});

test("keys that are none are refused", async () => {
  const seal = await makeSeal();
  const { publicKey } = await makeSeal();
  assert.match(publicKey, /^B[\w-]{86}$/);
  const none = [
    "", "AAAA", publicKey.slice(1), `${publicKey}A`, `B${"A".repeat(86)}`, `C${publicKey.slice(1)}`,
    publicKey.replace(/.$/, "*"), seal.publicKey, null, 7,
  ];
  for (const key of none) await assert.rejects(seal.with(key, "guest"), trouble("key"), String(key));
  await seal.with(publicKey, "guest");
});

test("two keys agree only once: their counts must not begin again", async () => {
  const seal = await makeSeal();
  const { publicKey } = await makeSeal();
  await seal.with(publicKey, "host");
  await assert.rejects(seal.with(publicKey, "host"), trouble("used"));
  await assert.rejects(seal.with(publicKey, "guest"), trouble("used"));
  await seal.with((await makeSeal()).publicKey, "host");
});

test("what its own maker has wrapped wrongly is refused, and a flood is not let in", async () => {
  const flood = deflateRawSync(Buffer.alloc(1024 * 1024));
  const wrap = (how, size, content) => {
    const bytes = Buffer.alloc(5 + content.length);
    bytes.writeUInt8(how, 0);
    bytes.writeUInt32BE(size, 1);
    bytes.set(content, 5);
    return new Uint8Array(bytes);
  };
  const text = Buffer.from("text");
  assert.equal(await unwrapped(wrap(0, 4, text), 4), "text");
  assert.equal(await unwrapped(wrap(1, 6, deflateRawSync(text)), 4), "text");
  const wrong = [wrap(0, 5, text), wrap(2, 4, text), wrap(0, 1, Buffer.from("ж")), new Uint8Array(4)];
  for (const bytes of [...wrong, wrap(1, 4, text), wrap(1, flood.length, flood)]) await assert.rejects(unwrapped(bytes, 64 * 1024));
});

test("a guest can't make the host's engine read more than a request may have", async () => {
  const { host, guest } = await boxes();
  await assert.rejects(host.open(await guest.seal("x".repeat(100_000))), trouble("tampered"));
});
