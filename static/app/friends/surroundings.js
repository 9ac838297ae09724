/** What a browser gives to a table of friends; tests give something else. */

import { browserClock } from "../../net/basics/clock.js";
import { newTag, unpackInvitation, unpackReply } from "../../net/codes/codes.js";
import { toBase64url } from "../../net/basics/bytes.js";
import { createLink } from "../../net/line/link.js";
import { createInviter, reply } from "../../net/rtc/rtc.js";
import { probe } from "../../net/rtc/probe.js";
import { makeSeal } from "../../net/fair/seal.js";
import { createTabHost, joinTab, offerReply, onReply } from "../../net/line/tabs.js";
import { hex } from "../basics/hex.js";
import { openMembership } from "./membership.js";
import { browserStorage } from "../page/preferences.js";
import { relays } from "./relay-sockets.js";
import { tab } from "./tab.js";
import { VERSION } from "../basics/version.js";

/** The lock of the tab that leads a table. */
const LOCK = "gamemaster.party";

/** @param {number} count */
const randomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

export const browserNet = {
  version: VERSION,
  clock: browserClock,
  makeLink: createLink,
  makeSeal: () => makeSeal(),
  invite: (/** @type {string} */ tag, /** @type {RTCIceServer[]} */ servers) => createInviter({ servers }).invite(tag),
  reply: (/** @type {string} */ code, /** @type {RTCIceServer[]} */ servers) => reply(code, { servers }),
  /** @param {RTCIceServer} server */
  probe: (server) => probe(server),
  newTag,
  unpackInvitation,
  unpackReply,
  tabs: { createTabHost, joinTab, offerReply, onReply },
  /** Fetched only by who has switched relays on, or was invited through them. */
  relay: relays,
  openMembership,
  storage: browserStorage,
  address: () => location.origin + location.pathname + location.search,
  random: (/** @type {number} */ count) => toBase64url(randomBytes(count)),
  nonce: () => hex(randomBytes(32)),
  /** SHA-256 in hexadecimal. @param {string} text */
  digest: async (text) => hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)))),

  /** Keeps other tabs of this browser from leading a table too. @returns {Promise<(() => void) | null>} null: another one does */
  lock() {
    if (!navigator.locks) return Promise.resolve(() => {});
    return new Promise((resolve) => {
      void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise((release) => resolve(() => release(undefined)));
      });
    });
  },

  tab,
};

/** @typedef {typeof browserNet} Net */
