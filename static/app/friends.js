/**
 * Playing with friends, as the rest of the page knows it: at most one table, led here or by somebody
 * else. Puts what happens there into the store, and lets the session play.
 */

/** @import { Complaint } from "./house-rules.js" */
/** @import { Context } from "./friends-party.js" */
/** @import { Hosting } from "./friends-host.js" */
/** @import { Visiting } from "./friends-guest.js" */
/** @import { OnlineWish, Party, Talk } from "./party-types.js" */
/** @import { Observation, Setup } from "./types.js" */

import { NetError } from "../net/errors.js";
import { cleanName } from "../net/talk.js";
import { createHosting } from "./friends-host.js";
import { createVisiting } from "./friends-guest.js";
import { AT_FRIENDS, JOIN, readJoin, readReply, REPLY, ROOM } from "./friends-links.js";
import { browserNet } from "./friends-net.js";
import { createOnline } from "./friends-online.js";
import { newParty, withTalk } from "./friends-party.js";
import { firstSeats, playersOf } from "./friends-seats.js";
import { newRoom } from "../net/room.js";
import { readKept } from "./friends-kept.js";
import { botsOf } from "./seating.js";
import { gameOf } from "./house-rules.js";

/** In the address of a guest's page that has been at a table. */

/**
 * @param {{engine: import("./wire.js").Wire, store: import("./store.js").Store,
 *   session: Context["session"], preferences: Context["preferences"], words: Context["words"],
 *   net?: import("./friends-net.js").Net}} needs
 */
export function createFriends({ engine, store, session, preferences, words, net = browserNet }) {
  const online = createOnline(net.storage());
  /** @type {Hosting | null} */
  let hosting = null;
  /** @type {Visiting | null} */
  let visiting = null;
  /** All that was said, the muted included. @type {Talk[]} */
  let talk = [];
  /** @type {Promise<import("./membership.js").MembershipBook> | null} */
  let book = null;

  /** @type {Context & {wire: import("./wire.js").Wire}} */
  const context = {
    engine, wire: engine, store, session, preferences, words, net, online,
    memory: () => (book ??= net.openMembership({ notify: (id) => session.notify(id) })),
    change,
    talk(said) {
      if (store.get().party?.muted.includes(said.from)) return;
      talk = withTalk(talk, said);
      change({ talk });
    },
  };

  /** @param {Partial<Party>} next */
  function change(next) {
    const { party } = store.get();
    if (party) store.set({ party: { ...party, ...next } });
  }

  /** @param {"host" | "guest"} role @param {Partial<Party>} first */
  function show(role, first) {
    talk = [];
    store.set({ party: { ...newParty(role, online.get()), ...first } });
  }

  /** @param {import("./friends-host.js").Kept} kept @returns {Promise<Complaint | null>} */
  async function lead(kept) {
    const release = await net.lock();
    if (!release) return { id: "party-elsewhere" };
    show("host", {});
    net.tab.set(kept.room.table);
    hosting = createHosting(context, kept, release);
    if (online.get().relays) void hosting.setRelays(true).then((wrong) => wrong && change({ trouble: { key: wrong.id, args: wrong.args ?? {} } }));
    return null;
  }

  /** A table that this tab led before its game began, and that a reload has interrupted. */
  async function gatherAgain() {
    const table = net.tab.get();
    if (table === null) return;
    const kept = readKept(await (await context.memory()).room());
    if (!kept || kept.room.table !== table || kept.room.phase !== "gathering" || store.get().party) return;
    await lead(kept);
  }

  /** @param {import("./friends-links.js").Invited | null} invited @param {import("./membership-fields.js").Membership | null} before */
  function visit(invited, before) {
    const preset = invited?.to || before?.rules?.preset;
    show("guest", {
      hostName: invited?.by || before?.by || "", table: invited?.table || before?.table || "", mine: before?.seat ?? null,
      rules: preset ? { preset } : {}, connection: before && !invited ? "lost" : "joining",
    });
    visiting = createVisiting(context, { invited, before });
  }

  /** The page of a guest that was loaded again. */
  async function comeBack() {
    const before = await (await context.memory()).latest();
    if (!before || store.get().party?.role !== "guest") {
      store.set({ party: null });
      return;
    }
    visit(null, before);
    await visiting?.comeBack();
  }

  /** A reply link that was opened here finds the tab that waits for it. @param {string} code */
  async function hand(code) {
    store.set({ handed: { state: "asking", code, complaint: null } });
    try {
      const offered = await net.tabs.offerReply(code);
      store.set({ handed: { state: offered.state, code, complaint: offered.state === "refused" ? offered.complaint : null } });
    } catch (error) {
      if (!(error instanceof NetError)) throw error;
      store.set({ handed: { state: "nobody", code, complaint: { id: error.reason } } });
    }
  }

  /** @param {string} link @returns {Promise<Complaint | null>} */
  async function join(link) {
    const read = readJoin(link);
    if ("complaint" in read) return read.complaint;
    if (hosting) return { id: "party-elsewhere" };
    await visiting?.leave();
    visit(read, null);
    return null;
  }

  return {
    /**
     * What the address brings, if it is of friends.
     * @param {string} hash
     * @returns {boolean}
     */
    take(hash) {
      if (hash.startsWith(REPLY)) {
        const code = readReply(hash);
        if (hosting) void hosting.acceptReply(code).then((wrong) => wrong && session.notify(wrong.id, wrong.args));
        else if (store.get().handed?.code !== code) void hand(code);
        return true;
      }
      if (hash.startsWith(JOIN) || hash.startsWith(ROOM)) {
        if (store.get().party) return true;
        void join(hash).then((wrong) => wrong && session.notify(wrong.id, wrong.args));
        return true;
      }
      if (hash !== AT_FRIENDS) {
        void gatherAgain();
        return false;
      }
      if (!store.get().party) {
        show("guest", { connection: "lost" });
        void comeBack();
      }
      return true;
    },

    /** @param {Record<string, any>} news of the engine */
    hearEngine(news) {
      if (news.kind === "guest") hosting?.hearEngine(news);
    },

    /** There is a new engine. */
    engineReady: () => hosting?.engineReady(),

    /** A game that was stored goes on in this page; perhaps with friends. @param {Observation} observation */
    async resumed(observation) {
      if (hosting || !observation.seats.some((seat) => /** @type {any} */ (seat).friend)) return;
      const kept = readKept(await (await context.memory()).room());
      if (!kept || kept.room.seats.length !== observation.seats.length) return;
      const phase = observation.over ? /** @type {const} */ ("over") : /** @type {const} */ ("playing");
      const wrong = await lead({ ...kept, room: { ...kept.room, phase } });
      if (wrong) session.notify(wrong.id, wrong.args);
    },

    /** @param {Setup} setup @returns {Promise<Complaint | null>} */
    async open(setup) {
      if (hosting || visiting) return { id: "party-elsewhere" };
      const range = await playersOf(setup.rules, context);
      if ("id" in range) return range;
      const { catalog, bots } = store.get().ui;
      const hostName = cleanName(setup.you.name) || words().t("you-default");
      const kinds = botsOf(bots, gameOf(setup.rules.preset, catalog));
      const room = newRoom({
        table: net.random(9), host: hostName, rules: setup.rules, players: range.players,
        seats: firstSeats(setup, hostName, range.players, kinds),
      });
      return lead({ room, seed: setup.seed.trim(), relay: null });
    },

    /** @param {Setup} setup */
    setSetup(setup) {
      void hosting?.setSetup(setup).then((wrong) => change({ trouble: wrong && { key: wrong.id, args: wrong.args ?? {} } }));
    },
    setSeat: (/** @type {Parameters<Hosting["setSeat"]>} */ ...wish) => hosting?.setSeat(...wish),
    addSeat: () => hosting?.addSeat(),
    removeSeat: (/** @type {number} */ at) => hosting?.removeSeat(at),
    link: async (/** @type {number} */ at) => hosting?.link(at) ?? null,
    watchLink: async () => hosting?.watchLink() ?? null,
    acceptReply: async (/** @type {string} */ text) => hosting?.acceptReply(text) ?? null,

    /** @param {string} [seed] of a game that is played once more @returns {Promise<Complaint | null>} */
    start: async (seed) => hosting?.start(seed) ?? null,

    kick: (/** @type {number | string} */ who) => hosting?.kick(who),

    /** @param {number} seat @param {string | null} bot @returns {Promise<Complaint | null>} */
    handOver: async (seat, bot) => (hosting ? hosting.handOver(seat, bot) : (visiting?.handOver(bot) ?? null)),

    /** @param {string} password @returns {Promise<{blob: Blob, name: string} | Complaint>} */
    async exportTable(password) {
      const party = hosting?.handed() ?? null;
      const reply = await session.asking(() => engine.ask({ kind: "export", password, party }));
      if (reply?.type !== "exported") return reply ? { id: reply.key, args: reply.args } : { id: "engine-died" };
      return { blob: new Blob([reply.file], { type: "application/json" }), name: "table.gamemaster.json" };
    },

    /** @param {File} file @param {string} password @returns {Promise<Complaint | null>} */
    async importTable(file, password) {
      if (hosting || visiting) return { id: "party-elsewhere" };
      const text = await file.text();
      const reply = await session.asking(() => engine.ask({ kind: "import", file: text, password }));
      if (reply?.type !== "imported") return reply ? { id: reply.key, args: reply.args } : { id: "engine-died" };
      session.enter(reply.observation);
      const kept = readKept(reply.party);
      if (!kept) return null;
      return lead({ ...kept, room: { ...kept.room, phase: reply.observation.over ? "over" : "playing" } });
    },

    end() {
      void hosting?.end();
      hosting = null;
      store.set({ party: null });
    },

    join,
    setName: (/** @type {string} */ name) => visiting?.setName(name),
    reply: async () => visiting?.reply() ?? null,

    /** @param {string} link @returns {Promise<Complaint | null>} */
    async rejoin(link) {
      const read = readJoin(link);
      if ("complaint" in read) return read.complaint;
      return visiting ? visiting.rejoin(read) : null;
    },

    leave() {
      void visiting?.leave();
      visiting = null;
      store.set({ party: null });
    },

    say: (/** @type {string} */ text) => (hosting ?? visiting)?.say({ text }) ?? null,
    react: (/** @type {string} */ sign) => (hosting ?? visiting)?.say({ sign }) ?? null,

    /** @param {string} from @param {boolean} on */
    mute(from, on) {
      const others = (store.get().party?.muted ?? []).filter((one) => one !== from);
      if (on) talk = talk.filter((said) => said.from !== from);
      change({ muted: on ? [...others, from] : others, talk });
    },

    /** @param {Partial<OnlineWish>} wish @returns {Promise<Complaint | null>} */
    async setOnline(wish) {
      change({ online: online.set(wish) });
      const relays = "relays" in wish || ("relayList" in wish && online.get().relays);
      return relays && hosting ? hosting.setRelays(online.get().relays) : null;
    },

    dismissHanded: () => store.set({ handed: null }),
    verify: async () => visiting?.verify(),
  };
}

/** @typedef {ReturnType<typeof createFriends>} Friends */
