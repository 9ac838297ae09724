/**
 * Between tabs of one browser, where no connection has to be made: a table that is hosted in one tab
 * is joined from others, and a reply that was opened in a new tab finds its way to the host's tab.
 *
 * A hidden tab's timers may ring once a minute only, but it hears messages at once. So nobody is
 * judged by the time he was silent, only by how many questions he has left without an answer.
 */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Complaint } from "../codes/codes.js" */
/** @import { Transport } from "./transport.js" */

import { browserClock } from "../basics/clock.js";
import { NetError } from "../basics/errors.js";
import { createEnd } from "./transport.js";

/** How often a tab asks the other one whether it is there. */
export const ASK_MS = 2500;
/** Questions without an answer: then a tab is lost, then it is given up. */
export const UNANSWERED = { lost: 4, closed: 12 };
/** A tab that is there answers within this time, even when it is busy. */
export const FIND_MS = 3000;
/** A host's tab that has heard a reply connects within this time or not at all. */
const SETTLE_MS = 30_000;
const REPLIES = "gamemaster.replies";
const MOST_GUESTS = 64;

/**
 * @typedef {{postMessage(message: any): void, close(): void,
 *   onmessage: ((event: MessageEvent) => any) | null}} Channel what is used of a BroadcastChannel
 * @typedef {{clock?: Clock, open?: (name: string) => Channel, page?: EventTarget}} TabOptions
 *   `page` tells by `pagehide` that it goes away
 * @typedef {{from: string, to: string | null, do: "join" | "welcome" | "text" | "ask" | "answer" | "bye",
 *   text?: string}} Note `to`: null means whoever hosts the table
 * @typedef {{state: "taken"} | {state: "refused", complaint: Complaint} | {state: "nobody"}} Offered
 */

/**
 * Lets other tabs join a table. Throws `NetError` net-no-tabs.
 * @param {string} table
 * @param {(transport: Transport) => void} onTransport
 * @param {TabOptions} [options]
 */
export function createTabHost(table, onTransport, options = {}) {
  const channel = openChannel(nameOf(table), options);
  const own = crypto.randomUUID();
  /** @type {Map<string, Peer>} */
  const guests = new Map();

  channel.onmessage = ({ data }) => {
    const note = readNote(data);
    if (!note || (note.to !== own && note.to !== null)) return;
    const known = guests.get(note.from);
    if (known) known.hear(note);
    else if (note.do === "join" && guests.size < MOST_GUESTS) welcome(note.from);
  };

  /** @param {string} guest */
  function welcome(guest) {
    const peer = createPeer(channel, own, guest, options, () => guests.delete(guest));
    guests.set(guest, peer);
    channel.postMessage({ from: own, to: guest, do: "welcome" });
    onTransport(peer.transport);
  }

  return {
    /** No more tabs are let in; those that are, are told goodbye. */
    close() {
      for (const guest of [...guests.values()]) guest.transport.close();
      channel.close();
    },
  };
}

/**
 * Joins a table that is hosted in another tab of this browser.
 * Rejects with `NetError`: net-no-tabs; net-no-host when no tab hosts that table.
 * @param {string} table
 * @param {TabOptions} [options]
 * @returns {Promise<Transport>}
 */
export function joinTab(table, options = {}) {
  const own = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    const channel = openChannel(nameOf(table), options);
    const stop = (options.clock ?? browserClock).after(FIND_MS, () => {
      channel.close();
      reject(new NetError("net-no-host"));
    });
    /** @type {Peer | null} */
    let host = null;
    channel.onmessage = ({ data }) => {
      const note = readNote(data);
      if (note?.to !== own) return;
      if (host) host.hear(note);
      else if (note.do === "welcome") {
        stop();
        host = createPeer(channel, own, note.from, options, () => channel.close());
        resolve(host.transport);
      }
    };
    channel.postMessage({ from: own, to: null, do: "join" });
  });
}

/**
 * Hands a reply that was opened in this tab to the tab that waits for it.
 * @param {string} text
 * @param {TabOptions & {timeout?: number}} [options] `timeout`: how long a tab has to say that it hosts a table
 * @returns {Promise<Offered>} rejects with `NetError` net-no-tabs
 */
export async function offerReply(text, { timeout = FIND_MS, ...options } = {}) {
  const { clock = browserClock } = options;
  const channel = openChannel(REPLIES, options);
  const own = crypto.randomUUID();
  let stop = () => {};
  /** @type {Offered} */
  const offered = await new Promise((resolve) => {
    const nobody = () => resolve({ state: "nobody" });
    stop = clock.after(timeout, nobody);
    channel.onmessage = ({ data }) => {
      if (data?.to !== own) return;
      stop();
      if (data.do === "heard") stop = clock.after(SETTLE_MS, nobody);
      else if (data.complaint) resolve({ state: "refused", complaint: data.complaint });
      else resolve({ state: "taken" });
    };
    channel.postMessage({ from: own, do: "offer", text });
  });
  stop();
  channel.close();
  return offered;
}

/**
 * Takes the replies that are opened in other tabs. Throws `NetError` net-no-tabs.
 * @param {(text: string) => Promise<Complaint | null> | null} callback
 *   null at once: the reply is for another tab; a promise of null: it is taken
 * @param {TabOptions} [options]
 * @returns {() => void} stops it
 */
export function onReply(callback, options = {}) {
  const channel = openChannel(REPLIES, options);
  channel.onmessage = async ({ data }) => {
    if (data?.do !== "offer" || typeof data.text !== "string" || typeof data.from !== "string") return;
    const taking = callback(data.text);
    if (!taking) return;
    channel.postMessage({ to: data.from, do: "heard" });
    channel.postMessage({ to: data.from, do: "settled", complaint: await taking });
  };
  return () => channel.close();
}

/** @typedef {ReturnType<typeof createPeer>} Peer */

/**
 * The tab at the other end.
 * @param {Channel} channel @param {string} own @param {string} other
 * @param {TabOptions} options @param {() => void} onClosed
 */
function createPeer(channel, own, other, { clock = browserClock, page = globalThis }, onClosed) {
  let unanswered = 0;
  /** @param {Note["do"]} what @param {string} [text] */
  const tell = (what, text) => channel.postMessage({ from: own, to: other, do: what, text });

  const end = createEnd("tabs", {
    send: (text) => tell("text", text),
    buffered: () => 0, // the browser tells nobody how much waits
    close() {
      stop();
      page.removeEventListener("pagehide", leave);
      tell("bye");
      onClosed();
    },
  });

  const stop = clock.every(ASK_MS, () => {
    if (unanswered === UNANSWERED.closed) return end.turn("closed");
    if (unanswered >= UNANSWERED.lost) end.turn("lost");
    unanswered += 1;
    return tell("ask");
  });

  /** @param {Event} event */
  const leave = (event) => /** @type {PageTransitionEvent} */ (event).persisted || end.turn("closed");
  page.addEventListener("pagehide", leave);

  return {
    transport: end.transport,
    /** @param {Note} note */
    hear(note) {
      if (note.do === "bye") return end.turn("closed");
      unanswered = 0;
      end.turn("open");
      if (note.do === "ask") tell("answer");
      if (note.do === "text") end.hear(note.text ?? "");
      return undefined;
    },
  };
}

/** @param {string} table */
const nameOf = (table) => `gamemaster.table.${table}`;

/** @param {string} name @param {TabOptions} options @returns {Channel} */
function openChannel(name, { open = browserChannel }) {
  return open(name);
}

/** @param {string} name @returns {Channel} */
function browserChannel(name) {
  if (!globalThis.BroadcastChannel) throw new NetError("net-no-tabs");
  return new BroadcastChannel(name);
}

/** @param {any} data @returns {Note | null} a page of another version may say what this one doesn't know */
function readNote(data) {
  const known = data && typeof data === "object" && typeof data.from === "string" && typeof data.do === "string";
  return known && (data.text === undefined || typeof data.text === "string") ? data : null;
}
