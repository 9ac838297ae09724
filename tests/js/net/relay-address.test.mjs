import assert from "node:assert/strict";
import { test } from "node:test";

import { makeRoom, readRelays, readRoomLink, usualRelays } from "../../../static/net/relay/relay.js";
import { writeRoomLink } from "../../../static/net/relay/address.js";

const RELAY = "ws://127.0.0.1:7777";

test("links are read whole, or not at all", async () => {
  const value = await writeRoomLink(await makeRoom(), [RELAY]);
  assert.equal(readRoomLink(`  ${value}\n`).link.host.length, 22);
  assert.equal(readRoomLink(`https://x.example/a/#by=Anna&room=${value}&to=grand`).link.relays[0], RELAY);
  for (const junk of ["", "#room=", value.slice(0, 50), `${value}!`, `${value}.AAAA`, `a${value}`]) {
    assert.equal(readRoomLink(junk).complaint?.id, "room-link-broken", junk);
  }
  const evil = value.split(".").with(3, Buffer.from("ws://evil.example").toString("base64url")).join(".");
  assert.equal(readRoomLink(evil).complaint.id, "room-link-broken");
});

test("a list of relays is read as a person writes it", () => {
  assert.deepEqual(readRelays("relay.example, wss://nos.example/v2\nws://localhost:7000/ relay.example"), {
    relays: ["wss://relay.example", "wss://nos.example/v2", "ws://localhost:7000"],
  });
  for (const address of ["ws://relay.example", "https://relay.example", "wss://me:secret@relay.example", "wss://", "wss://x#y"]) {
    assert.deepEqual(readRelays(`nos.example ${address}`).complaint, { id: "relay-address", args: { address } });
  }
  assert.equal(readRelays("  \n").complaint.id, "relay-none");
  assert.equal(readRelays(Array.from({ length: 9 }, (_, n) => `r${n}.example`).join(" ")).complaint.id, "relay-many");
});

test("the usual relays are five, encrypted, and always the same", async () => {
  const relays = await usualRelays();
  assert.equal(relays.length, 5);
  assert.deepEqual(readRelays(relays.join(" ")), { relays });
  assert.deepEqual(await usualRelays(), relays);
});
