/**
 * A nostr relay on loopback, as far as rooms need one: it checks every event as public relays do, hands it to
 * whoever subscribed to its kind and topic, and keeps nothing. Run as a program it prints its address and serves until
 * its input ends; `--members-only` refuses every subscription.
 */

import { createHash } from "node:crypto";
import { argv, stdin, stdout } from "node:process";
import { pathToFileURL } from "node:url";

import { schnorr } from "../../../static/node_modules/@noble/secp256k1/index.js";
import { WebSocketServer } from "../../../static/node_modules/ws/wrapper.mjs";

const EPHEMERAL = [20000, 30000];

/** @returns {Promise<{url: string, events: object[], lose: () => void, lost: () => number, listening: () => number, drop: () => void, close: () => Promise<void>}>} */
export async function startRelay({ port = 0, membersOnly = false } = {}) {
  const server = new WebSocketServer({ host: "127.0.0.1", port });
  await new Promise((resolve, reject) => server.once("listening", resolve).once("error", reject));
  const events = [];
  const losses = { wanted: 0, had: 0 };
  const subscriptions = new Map();

  server.on("connection", (socket) => {
    subscriptions.set(socket, new Map());
    const tell = (...message) => socket.send(JSON.stringify(message));
    socket.on("close", () => subscriptions.delete(socket));
    socket.on("message", async (data) => {
      const [verb, first, ...filters] = JSON.parse(data.toString());
      if (verb === "REQ" && membersOnly) tell("CLOSED", first, "restricted: members only");
      else if (verb === "REQ") {
        subscriptions.get(socket)?.set(first, filters);
        tell("EOSE", first);
      } else if (verb === "CLOSE") subscriptions.get(socket)?.delete(first);
      else if (verb === "EVENT") {
        const fault = await faultIn(first);
        tell("OK", first.id, fault === "", fault);
        if (!fault) passOn(first);
      }
    });
  });

  function passOn(event) {
    if (losses.had < losses.wanted) return void (losses.had += 1);
    events.push(event);
    for (const [socket, wanted] of subscriptions) {
      for (const [id, filters] of wanted) {
        if (filters.some((filter) => matches(filter, event))) socket.send(JSON.stringify(["EVENT", id, event]));
      }
    }
  }

  return {
    url: `ws://127.0.0.1:${server.address().port}`,
    events,
    /** Loses one more event than it has. */
    lose: () => void (losses.wanted = losses.had + 1),
    lost: () => losses.had,
    listening: () => [...subscriptions.values()].filter((wanted) => wanted.size > 0).length,
    drop: () => server.clients.forEach((socket) => socket.terminate()),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.clients.forEach((socket) => socket.terminate());
      await closed;
    },
  };
}

/** Why an event may not pass; empty if it may. */
async function faultIn(event) {
  const { pubkey, created_at: at, kind, tags, content } = event;
  const id = createHash("sha256").update(JSON.stringify([0, pubkey, at, kind, tags, content])).digest();
  if (id.toString("hex") !== event.id) return "invalid: id";
  if (!(await schnorr.verifyAsync(bytes(event.sig), id, bytes(pubkey)))) return "invalid: signature";
  if (kind < EPHEMERAL[0] || kind >= EPHEMERAL[1]) return "blocked: only what need not be kept";
  return "";
}

function matches(filter, event) {
  if (filter.kinds && !filter.kinds.includes(event.kind)) return false;
  if (filter.since && event.created_at < filter.since) return false;
  return !filter["#x"] || event.tags.some(([name, value]) => name === "x" && filter["#x"].includes(value));
}

const bytes = (hex) => Uint8Array.from(Buffer.from(hex, "hex"));

if (import.meta.url === pathToFileURL(argv[1]).href) {
  const relay = await startRelay({ membersOnly: argv.includes("--members-only") });
  stdout.write(`${relay.url}\n`);
  stdin.resume().once("end", () => void relay.close());
}
