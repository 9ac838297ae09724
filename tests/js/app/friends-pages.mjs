/** Whole pages of friends without a browser: store, session and friends as main.js wires them, on a network of the tests. */

import { createFriends } from "../../../static/app/friends/friends.js";
import { isAtFriends } from "../../../static/app/friends/places.js";
import { createSession } from "../../../static/app/table/session.js";
import { createStore, firstState, setUi } from "../../../static/app/page/store.js";
import { createWire } from "../../../static/app/engine/wire.js";
import { NetError } from "../../../static/net/basics/errors.js";
import { createLink } from "../../../static/net/line/link.js";
import { CALM, chanceOf, chaosPair, virtualClock } from "../net/chaos.mjs";
import { calm, createEngine, createMemory, digest, seal } from "../net/party-world.mjs";

const SETUP = { rules: { preset: "words" }, you: { name: "Hanna", colour: "red", plays: true }, bots: ["parrot"], seed: "" };
const BOTS = [{ id: "finch", game: "words", level: 1 }, { id: "parrot", game: "words", level: 2 }];
export const CATALOG = {
  type: "catalog", version: "1", options: { words: [] }, bots: BOTS,
  presets: { words: { game: "words", rules: {}, players: [1, 4] }, duel: { game: "words", rules: {}, players: [2, 2] } },
};
const WORDS = { t: (id) => id, has: () => false, language: "en" };

/** What lies between pages: time, connections that codes make, and tabs of one browser. */
export function createNetwork({ seed = 1 } = {}) {
  const clock = virtualClock();
  const random = chanceOf(seed);
  const draw = (bytes) => Buffer.from(Array.from({ length: bytes }, () => Math.floor(random() * 256))).toString("base64url");
  const pair = () => chaosPair({ clock, random, ...CALM });
  /** Replies that wait, by their codes. */
  const replies = new Map();

  async function until(holds, ms = 60_000) {
    const limit = clock.now() + ms;
    for (await calm(); !holds(); await calm()) {
      if (clock.now() >= limit) throw new Error(`not within ${ms} ms: ${holds}`);
      clock.run(5);
    }
  }

  const unpack = (letter, other) => (text) => {
    const found = /^([IR])([\w-]{11})/.exec(text);
    if (!found) return { complaint: { id: text ? "code-not-one" : "code-empty" } };
    return found[1] === letter ? { code: { tag: found[2] } } : { complaint: { id: other } };
  };

  /** A browser: its storage and its tabs. */
  function createBrowser() {
    const tabs = { hosts: new Map(), replies: new Set() };
    const memory = createMemory();
    let room = null;
    let lock = null;
    const stored = new Map();
    const book = {
      ...memory,
      keepRoom: async (value) => void (room = structuredClone(value)),
      room: async () => structuredClone(room),
      forgetRoom: async () => void (room = null),
    };

    /** What a page is given in this browser. @param {Map<string, string>} tab its own storage, which outlives a reload */
    const netFor = (tab, open) => ({
      version: "1.0", clock, digest, newTag: () => draw(8), random: draw, nonce: () => Buffer.from(draw(32), "base64url").toString("hex"),
      makeLink: (options) => createLink({ ...options, random }), makeSeal: seal,
      address: () => "https://example.test/",
      storage: () => ({ getItem: (key) => stored.get(key) ?? null, setItem: (key, text) => stored.set(key, text) }),
      openMembership: async () => book,
      probe: async () => (open.offline ? "turn-silent" : null),
      unpackInvitation: unpack("I", "code-is-reply"), unpackReply: unpack("R", "code-is-invitation"),
      relay: () => Promise.reject(new NetError("relay-not-loaded")),

      async invite(tag) {
        if (open.offline) throw new NetError("net-no-candidates");
        const one = {
          code: `I${tag}`, lack: null, state: "waiting",
          async accept(code) {
            const reply = replies.get(code);
            if (one.state !== "waiting") throw new NetError("code-used");
            one.state = "accepted";
            await new Promise((resolve) => clock.after(10, () => resolve(undefined)));
            if (!reply) {
              one.state = "closed";
              throw new NetError("net-near-only");
            }
            one.state = "open";
            const made = pair();
            open.pairs.push(made);
            reply(made);
            return made.host;
          },
          close: () => one.state !== "open" && (one.state = "closed"),
        };
        return one;
      },

      async reply(invitation) {
        if (open.offline) throw new NetError("net-no-candidates");
        const code = `R${invitation.slice(1)}${draw(3)}`;
        const opened = new Promise((resolve) => replies.set(code, (made) => {
          open.pairs.push(made);
          resolve(made.guest);
        }));
        return { code, lack: null, opened, close: () => replies.delete(code) };
      },

      tabs: {
        createTabHost(table, onTransport) {
          const one = { onTransport, open };
          tabs.hosts.set(table, one);
          open.closing.push(() => tabs.hosts.get(table) === one && tabs.hosts.delete(table));
          return { close: () => tabs.hosts.delete(table) };
        },
        async joinTab(table) {
          const host = tabs.hosts.get(table);
          if (!host) throw new NetError("net-no-host");
          const made = pair();
          for (const end of [open, host.open]) end.pairs.push(made);
          host.onTransport(made.host);
          return made.guest;
        },
        onReply(callback) {
          tabs.replies.add(callback);
          open.closing.push(() => tabs.replies.delete(callback));
          return () => tabs.replies.delete(callback);
        },
        async offerReply(text) {
          for (const callback of tabs.replies) {
            const taking = callback(text);
            if (!taking) continue;
            const complaint = await taking;
            return complaint ? { state: "refused", complaint } : { state: "taken" };
          }
          return { state: "nobody" };
        },
      },

      async lock() {
        if (lock !== null) return null;
        lock = open;
        open.closing.push(() => lock === open && (lock = null));
        return () => lock === open && (lock = null);
      },
      tab: { get: () => tab.get("table") ?? null, set: (table) => (table === null ? tab.delete("table") : tab.set("table", table)) },
    });

    /**
     * Opens a page.
     * @param {{name?: string, moves?: number, stored?: any, tab?: Map<string, string>, hash?: string, offline?: boolean}} options
     */
    function openPage({ name = "Hanna", moves = 6, stored: table = null, tab = new Map(), hash = "", offline = false } = {}) {
      const open = { pairs: [], closing: [], offline };
      const setup = { ...SETUP, you: { ...SETUP.you, name } };
      const store = createStore(firstState(setup));
      const asked = [];
      /** The plans that games were prepared with. */
      const brought = [];
      const plain = createEngine({
        game: { moves },
        onNews(news) {
          if (news.kind === "changed") void session.changed();
          else if (news.kind === "restarted") friends.engineReady();
          else friends.hearEngine(news);
        },
      });
      if (table) plain.restore(table);
      const engine = {
        ...plain,
        async request(message) {
          asked.push(message.type);
          if (message.type === "prepare") brought.push(message.plan);
          if (message.type === "catalog") return CATALOG;
          if (message.type === "rules") {
            const known = CATALOG.presets[message.rules.preset];
            return known ? { type: "rules", rules: message.rules, players: known.players } : { type: "refused", key: "refused-rules", args: {} };
          }
          if (message.type === "verify") {
            const good = JSON.parse(message.record).entries.length === moves;
            return { type: "verdict", state: good ? "verified" : "broken", key: "verdict-verified", args: {}, at: null, told: null, ruled: null };
          }
          return plain.request(message);
        },
      };
      const wire = createWire(engine);
      const preferences = { get: () => ({ pace: "instant", you: setup.you }), set: () => {} };
      const session = createSession({ engine: wire, store, preferences, seatsOf: () => [] });
      const friends = createFriends({ engine: wire, store, session, preferences, words: () => WORDS, net: netFor(tab, open) });
      setUi(store, { catalog: CATALOG, bots: BOTS });
      if (isAtFriends(hash)) friends.take(hash);
      else friends.look();
      const page = {
        friends, store, session, engine: plain, tab, asked, brought, setup,
        get party() {
          return store.get().party;
        },
        get seen() {
          return store.get().observation;
        },
        get notices() {
          return store.get().ui.notices.map(({ id }) => id);
        },
        /** What a link leads to. @param {number} at @returns {Promise<string>} */
        async linkTo(at) {
          const wrong = await friends.link(at);
          if (wrong) throw new Error(wrong.id);
          return page.party.seats[at].link;
        },
        /** The page is gone, as a browser closes it. */
        close() {
          for (const made of open.pairs) made.end();
          for (const close of open.closing) close();
        },
      };
      return page;
    }

    return { openPage, book };
  }

  /** What comes of a reply that the host was given. */
  async function accept(host, text) {
    let complaint;
    void host.friends.acceptReply(text).then((told) => (complaint = told));
    await until(() => complaint !== undefined);
    return complaint;
  }

  /** A guest whose reply is carried to the host. */
  async function join(host, guest, link) {
    await guest.friends.join(link);
    const wrong = await guest.friends.reply();
    if (wrong) throw new Error(wrong.id);
    const refused = await accept(host, guest.party.reply.link);
    if (refused) throw new Error(refused.id);
    await until(() => ["up", "ended"].includes(guest.party.connection));
  }

  /** Everybody moves when it is his turn, until all have seen the end. */
  async function play(pages, holds = () => pages.every(({ seen }) => seen?.over)) {
    await until(() => {
      for (const { seen, session, store } of pages) {
        const mine = seen && seen.turn !== null && seen.turn === seen.seat && !seen.seats[seen.seat].bot;
        if (mine && !store.get().ui.waiting) void session.submit({ move: `${seen.seat}-${seen.version}` });
      }
      return holds();
    });
  }

  return { clock, until, play, join, accept, createBrowser };
}
