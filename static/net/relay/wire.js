/**
 * Letters over nostr relays: short-lived events under a topic, which relays pass on and don't keep. The events, the
 * sockets that come back after an outage and the list of usual relays are Trystero's; it is loaded here, and
 * only by somebody who has switched relays on.
 */

/** @import { SocketClient } from "@trystero-p2p/core" */
/** @import { Clock } from "../basics/clock.js" */

import { createBucket } from "../basics/bucket.js";
import { NetError } from "../basics/errors.js";

/** @typedef {{url: string, state: "connecting" | "up" | "refused"}} RelayState */
/** @typedef {{listen: (topic: string, heard: (content: string) => void) => void, say: (topic: string, content: string) => Promise<void>,
 *   reached: () => Promise<void>, relays: () => RelayState[], close: () => void}} Wire */

const APP = "gamemaster";
const USUAL_RELAYS = 5;
/** How long one of the relays has to be reached. */
const REACH_MS = 8_000;
/** Trystero gives a relay up after some minutes; a host whose network was away wants it back. */
const REVIVE_MS = 20_000;
/** Clocks of players differ; relays compare the time of a letter with that of a subscription. */
const CLOCK_SLACK_S = 900;
/** Letters beyond this are ignored: honest ones are few. */
const FLOW = { rate: 20, burst: 100 };
const LONGEST = 4000;

/** The relays that are used unless a player names others; the same on every page of this version. @returns {Promise<string[]>} */
export async function usualRelays() {
  const { getRelays, defaultRelayUrls } = await library();
  return getRelays({ appId: APP }, defaultRelayUrls, USUAL_RELAYS, true);
}

/** @param {{relays: string[], clock: Clock}} options @returns {Promise<Wire>} */
export async function openWire({ relays, clock }) {
  const { makeSocket, createEvent, subscribe } = await library();
  /** @type {Map<string, (content: string) => void>} */
  const listeners = new Map();
  /** @type {Map<string, SocketClient | null>} null: the browser would not even try */
  const clients = new Map();
  /** @type {Set<string>} */
  const refused = new Set();
  /** @type {(() => void)[]} */
  const waiting = [];
  const bucket = createBucket(FLOW, clock);
  let closed = false;

  for (const url of relays) connect(url);
  const stopReviving = clock.every(REVIVE_MS, () => {
    for (const [url, client] of clients) if (client?.isClosed && !refused.has(url)) connect(url);
  });

  /** @param {string} url */
  function connect(url) {
    const client = socketTo(url);
    clients.set(url, client);
    void client?.ready.then(() => opened(client));
  }

  /** @param {string} url @returns {SocketClient | null} */
  function socketTo(url) {
    try {
      const client = makeSocket(url, (text) => received(url, text), () => opened(client));
      return client;
    } catch (error) {
      // Insecure from a secure page, or not allowed by its policy.
      if (error instanceof DOMException) return null;
      throw error;
    }
  }

  /** @param {SocketClient} client */
  function opened(client) {
    if (closed) return;
    for (const topic of listeners.keys()) client.send(request(topic));
    for (const tell of waiting.splice(0)) tell();
  }

  /** @param {string} topic */
  function request(topic) {
    const [verb, id, filter] = JSON.parse(subscribe(topic, topic));
    return JSON.stringify([verb, id, { ...filter, since: filter.since - CLOCK_SLACK_S }]);
  }

  /** @param {string} url @param {string} text */
  function received(url, text) {
    if (closed || text.length > LONGEST || !bucket.take()) return;
    const [verb, id, told] = readArray(text);
    if (verb === "EVENT" && typeof told?.content === "string") listeners.get(id)?.(told.content);
    else if (verb === "CLOSED") refuse(url);
  }

  /** A relay that admits members only is of no use. @param {string} url */
  function refuse(url) {
    refused.add(url);
    clients.get(url)?.close?.();
  }

  /** @param {string} url @param {SocketClient | null} client @returns {RelayState["state"]} */
  function stateOf(url, client) {
    if (refused.has(url)) return "refused";
    return client?.socket.readyState === WebSocket.OPEN ? "up" : "connecting";
  }

  const states = () => [...clients].map(([url, client]) => ({ url, state: stateOf(url, client) }));

  return {
    listen(topic, heard) {
      listeners.set(topic, heard);
      for (const client of clients.values()) client?.send(request(topic));
    },
    async say(topic, content) {
      const event = await createEvent(topic, content);
      if (!closed) for (const client of clients.values()) client?.send(event);
    },
    reached: () =>
      new Promise((resolve, reject) => {
        if (states().some(({ state }) => state === "up")) return resolve();
        const stop = clock.after(REACH_MS, () => reject(new NetError("relay-unreachable", { args: { relays: relays.length } })));
        waiting.push(() => {
          stop();
          resolve();
        });
      }),
    relays: states,
    close() {
      closed = true;
      stopReviving();
      for (const client of clients.values()) client?.close?.();
    },
  };
}

/** @param {string} text @returns {any[]} */
function readArray(text) {
  try {
    const value = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

async function library() {
  try {
    const [core, nostr] = await Promise.all([import("@trystero-p2p/core"), import("@trystero-p2p/nostr")]);
    return { ...core, ...nostr };
  } catch (cause) {
    throw new NetError("relay-not-loaded", { cause });
  }
}
