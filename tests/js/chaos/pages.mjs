/**
 * Pages without a document: all of the page's own parts from the session to the links, as main.js puts
 * them together, and the browser below them. A page can be gone at any moment; what its browser has
 * stored stays.
 */

import { webcrypto } from "node:crypto";

import { createEngine } from "../../../static/app/engine/engine.js";
import { createFriends } from "../../../static/app/friends/friends.js";
import { takeIn } from "../../../static/app/friends/hearing.js";
import { firstMembership } from "../../../static/app/friends/membership-fields.js";
import { createPreferences } from "../../../static/app/page/preferences.js";
import { createSession } from "../../../static/app/table/session.js";
import { createStore, firstState, setUi } from "../../../static/app/page/store.js";
import { createWire } from "../../../static/app/engine/wire.js";
import { createLink } from "../../../static/net/line/link.js";
import { makeSeal } from "../../../static/net/fair/seal.js";
import { clockOf } from "./time.mjs";
import { settle } from "../net/chaos.mjs";

const never = new Promise(() => {});
const hex = (bytes) => Buffer.from(bytes).toString("hex");
const digest = async (text) => hex(new Uint8Array(await webcrypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
const WORDS = { has: () => false, t: (id) => id };

/** Seals that time waits for. @param {{awaited: any, waitingFor: any}} time @param {() => Promise<CryptoKeyPair | undefined>} [keys] */
export const sealsOf = ({ waitingFor }, keys = async () => undefined) => waitingFor(async () => {
  const own = await makeSeal({ keys: await keys() });
  const box = async (key, side) => {
    const { seal, open } = await own.with(key, side);
    return { seal: waitingFor(seal), open: waitingFor(open) };
  };
  return { publicKey: own.publicKey, with: waitingFor(box) };
});

/** What a browser has stored. Of what a page was about to write when it went, nothing is. */
export function createShelf() {
  const members = new Map();
  let room = null;
  let leads = null;
  return {
    members,
    tab: (page) => ({ get: () => leads, set: (table) => page.alive && (leads = table) }),

    /** The book that a page writes. @param {{alive: boolean}} page @param {any} time */
    open(page, time) {
      let queue = Promise.resolve();
      const inTurn = (act) => (queue = queue.then(() => (page.alive ? time.awaited(act) : never)));
      const at = (table) => members.get(table) ?? firstMembership(table);
      return {
        keepRoom: (value) => inTurn(async () => void (room = structuredClone(value))),
        room: () => inTurn(async () => structuredClone(room)),
        forgetRoom: () => inTurn(async () => void (room = null)),
        keepMembership: (table, fields) => inTurn(async () => {
          const before = at(table);
          const other = fields.token !== undefined && before.token !== "" && fields.token !== before.token;
          members.set(table, { ...(other ? firstMembership(table) : before), ...fields });
        }),
        hear: (table, from, statements) => inTurn(async () => {
          const { hearing } = await takeIn(at(table), from, statements);
          members.set(table, { ...at(table), ...hearing });
          return { heard: hearing.heard.length, rewritten: hearing.rewritten !== null };
        }),
        moved: (table, version, move) => inTurn(async () => {
          const others = at(table).moves.filter(([own]) => own !== version);
          members.set(table, { ...at(table), moves: [...others, [version, move]] });
        }),
        membership: (table) => inTurn(async () => members.get(table) ?? null),
        latest: () => inTurn(async () => [...members.values()].findLast(({ closed }) => !closed) ?? null),
        kept: () => inTurn(async () => [...members.values()].findLast(({ closed }) => !closed) ?? null),
        tidy: () => inTurn(async () => {}),
        forget: (table) => inTurn(async () => void members.delete(table)),
      };
    },
  };
}

/** A page's end of a transport: when the page is gone, nobody is there. */
export function nearEnd(transport, page) {
  return {
    kind: transport.kind,
    get state() {
      return transport.state;
    },
    buffered: transport.buffered,
    restart: () => page.alive && transport.restart(),
    send: (text) => page.alive && transport.send(text),
    close: () => page.alive && transport.close(),
    set onText(listener) {
      transport.onText = (text) => page.alive && listener(text);
    },
    set onState(listener) {
      transport.onState = (state) => page.alive && listener(state);
    },
  };
}

/**
 * @param {{time: any, random: () => number, draw: (bytes: number) => string, shelf: ReturnType<typeof createShelf>,
 *   seal: any, ways: (page: any) => Record<string, any>, spawn: () => any, pace?: string}} needs `ways`: to other pages
 */
export function createPage({ time, random, draw, shelf, seal, ways, spawn, pace = "brisk" }) {
  const page = { alive: true };
  const clock = clockOf(time.clock, page);
  const preferences = createPreferences(null, ["en"]);
  preferences.set({ pace });
  const store = createStore(firstState(preferences.setup()));
  const book = shelf.open(page, time);
  const net = {
    version: "1", clock, makeLink: (options) => createLink({ ...options, random }), makeSeal: seal, digest: time.waitingFor(digest),
    random: draw, nonce: () => hex(Buffer.from(draw(32), "base64url")), newTag: () => draw(8), openMembership: async () => book,
    storage: () => null, tab: shelf.tab(page), address: () => "https://labyrinth.example/", lock: async () => () => {},
    ...ways(page),
  };
  let worker = null;
  const engine = createEngine({
    spawn: () => (worker = spawn()),
    everySecond: (tick) => clock.every(1000, tick),
    onBoot(boot) {
      store.set({ boot });
      if (boot.state !== "ready") return;
      void loadCatalog();
      friends.engineReady();
      // What others did meanwhile may not have been told any more.
      void session.changed();
    },
    onNews(news) {
      if (news.kind === "notice") session.notify(news.notice.id, news.notice.args, news.notice.kind);
      else if (news.kind === "changed") void session.changed();
      else friends.hearEngine(news);
    },
  });
  const wire = createWire(engine);
  const session = createSession({ engine: wire, store, preferences, seatsOf: () => [] });
  const friends = createFriends({ engine: wire, store, session, preferences, words: () => WORDS, net });

  async function loadCatalog() {
    const catalog = await session.asking(() => engine.request({ type: "catalog" }));
    if (page.alive && catalog?.type === "catalog") setUi(store, { catalog, bots: catalog.bots });
  }

  return Object.assign(page, {
    store, engine, session, friends, book,
    worker: () => worker,
    party: () => store.get().party,
    seen: () => store.get().observation,

    /** The game that was left by a reload, with its friends. */
    async continueTable() {
      await session.continueGame();
      while (!store.get().party) await settle();
    },

    /** The page is gone, in the middle of whatever. */
    die() {
      page.alive = false;
      worker?.terminate();
    },
  });
}
