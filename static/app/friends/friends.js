/**
 * Playing with friends, as the rest of the page knows it: at most one table, led here or by somebody
 * else. Puts what happens there into the store, and lets the session play.
 */

/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Context } from "./party.js" */
/** @import { Hosting } from "./host.js" */
/** @import { Visiting } from "./guest.js" */
/** @import { OnlineWish, Party, Talk } from "./types.js" */
/** @import { Observation, Setup } from "../basics/types.js" */

import { createFiles } from "./files.js";
import { createVisiting } from "./guest.js";
import { handReply } from "./handed.js";
import { createHosting } from "./host.js";
import { readKept, roomAround } from "./kept-room.js";
import { AT_FRIENDS, JOIN, readJoin, readReply, REPLY, ROOM } from "./links.js";
import { browserNet } from "./surroundings.js";
import { createOnline } from "./online.js";
import { newParty, withTalk } from "./party.js";
import { firstRoom } from "./seats.js";

/**
 * @param {{engine: import("../engine/wire.js").Wire, store: import("../page/store.js").Store,
 *   session: Context["session"], preferences: Context["preferences"], words: Context["words"],
 *   net?: import("./surroundings.js").Net}} needs
 */
export function createFriends({ engine, store, session, preferences, words, net = browserNet }) {
  const online = createOnline(net.storage());
  /** @type {Hosting | null} */
  let hosting = null;
  /** @type {Visiting | null} */
  let visiting = null;
  let resuming = false;
  /** Whether this page has looked for a table that it led before it was loaded again. */
  let looked = false;
  /** Counts what is said; nothing is counted twice. */
  let uttered = 0;
  /** What is shown of it: nothing of the muted. @type {Talk[]} */
  let talk = [];
  /** @type {Promise<import("./membership.js").MembershipBook> | null} */
  let book = null;

  /** @type {Context & {wire: import("../engine/wire.js").Wire}} */
  const context = {
    engine, wire: engine, store, session, preferences, words, net, online,
    memory: () => (book ??= net.openMembership({ notify: (id) => session.notify(id) })),
    change,
    talk(said) {
      if (store.get().party?.muted.includes(said.from)) return;
      uttered += 1;
      talk = withTalk(talk, { id: uttered, ...said });
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
    store.set({ party: { ...newParty(role, online.get()), ...first }, seat: null });
  }

  /** @param {import("./host.js").Kept} kept @returns {Promise<Complaint | null>} */
  async function lead(kept) {
    const release = await net.lock();
    if (!release) return { id: "party-elsewhere" };
    show("host", {});
    net.tab.set(kept.room.table);
    hosting = createHosting(context, kept, release);
    if (online.get().relays) void hosting.setRelays(true).then((wrong) => wrong && change({ trouble: { key: wrong.id, args: wrong.args ?? {} } }));
    return null;
  }

  /**
   * The table of a game that was begun elsewhere or earlier.
   * @param {import("./host.js").Kept | null} kept
   * @param {Observation} observation
   */
  function leadOn(kept, observation) {
    const fits = kept !== null && kept.room.seats.length === observation.seats.length;
    const own = fits ? kept : roomAround(observation, net.random(9));
    return lead({ ...own, room: { ...own.room, phase: observation.over ? "over" : "playing" } });
  }

  /** A table that this tab led before its game began, and that a reload has interrupted. */
  async function gatherAgain() {
    const table = net.tab.get();
    if (table === null || looked) return;
    looked = true;
    const kept = readKept(await (await context.memory()).room());
    if (!kept || kept.room.table !== table || kept.room.phase !== "gathering" || store.get().party) return;
    await lead(kept);
  }

  /** A seat at somebody else's table that this browser remembers is offered where no table is. */
  async function offerSeat() {
    const memory = await context.memory();
    await memory.tidy();
    const kept = await memory.kept();
    if (!store.get().party) store.set({ seat: kept && { table: kept.table, host: kept.by } });
  }

  /** @param {import("./links.js").Invited | null} invited @param {import("./membership-fields.js").Membership | null} before */
  function visit(invited, before) {
    const preset = invited?.to || before?.rules?.preset;
    show("guest", {
      hostName: invited?.by || before?.by || "", table: invited?.table || before?.table || "", mine: before?.seat ?? null,
      rules: before?.rules ?? (preset ? { preset } : {}), connection: before && !invited ? "lost" : "joining",
    });
    visiting = createVisiting(context, { invited, before });
  }

  /** To the seat that this browser remembers. */
  async function comeBack() {
    if (store.get().party) return;
    show("guest", { connection: "lost" });
    const before = await (await context.memory()).latest();
    if (!before || store.get().party?.role !== "guest") {
      store.set({ party: null });
      return;
    }
    visit(null, before);
    await visiting?.comeBack();
  }

  /** @param {string} link @returns {Promise<Complaint | null>} */
  async function join(link) {
    const read = readJoin(link);
    if ("complaint" in read) return read.complaint;
    const { party } = store.get();
    if (hosting || party?.connection === "up" || party?.connection === "silent") return { id: "party-here" };
    if (visiting) await visiting.leave();
    visit(read, null);
    return null;
  }

  /** Whether a link leads back to the table that this page has lost. @param {string} link */
  function leadsBack(link) {
    const { connection } = store.get().party ?? {};
    if (!visiting || connection === "up") return false;
    const read = readJoin(link);
    return connection === "lost" || (!("complaint" in read) && visiting.sitsAt(read.table));
  }

  /** @param {string} link @returns {Promise<Complaint | null>} */
  async function rejoin(link) {
    const read = readJoin(link);
    if ("complaint" in read) return read.complaint;
    return visiting ? visiting.rejoin(read) : null;
  }

  const files = createFiles({
    context,
    party: () => hosting?.handed() ?? null,
    isBusy: () => Boolean(hosting ?? visiting),
    leadOn,
  });

  /** A game that was stored goes on in this page; perhaps with friends. @param {Observation} observation */
  async function resumed(observation) {
    if (resuming || store.get().party || !observation.seats.some(({ friend }) => friend)) return;
    resuming = true;
    const wrong = await leadOn(readKept(await (await context.memory()).room()), observation);
    if (wrong) session.notify(wrong.id, wrong.args);
    resuming = false;
  }

  store.subscribe(({ observation }, before) => {
    if (observation && !before.observation) void resumed(observation);
  });

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
        else if (store.get().handed?.code !== code) void handReply(code, context);
        return true;
      }
      if (hash.startsWith(JOIN) || hash.startsWith(ROOM)) {
        // Who has lost a table is brought back to it by a fresh link; nobody leaves one by a link.
        const coming = leadsBack(hash) ? rejoin(hash) : join(hash);
        void coming.then((wrong) => wrong && session.notify(wrong.id, wrong.args));
        return true;
      }
      if (hash !== AT_FRIENDS) {
        void gatherAgain().then(offerSeat);
        return false;
      }
      void comeBack();
      return true;
    },

    /** @param {Record<string, any>} news of the engine */
    hearEngine(news) {
      if (news.kind === "guest") hosting?.hearEngine(news);
    },

    /** There is a new engine. */
    engineReady: () => hosting?.engineReady(),

    /** @param {Setup} setup @param {() => boolean} [wanted] whether it still is when the engine is there @returns {Promise<Complaint | null>} */
    async open(setup, wanted) {
      if (hosting || visiting) return { id: "party-elsewhere" };
      const first = await firstRoom(setup, context, wanted);
      return "id" in first ? first : lead(first);
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

    ...files,

    end() {
      void hosting?.end();
      hosting = null;
      store.set({ party: null });
    },

    join,
    setName: (/** @type {string} */ name) => visiting?.setName(name),
    reply: async () => visiting?.reply() ?? null,

    rejoin,

    leave() {
      void visiting?.leave().then(offerSeat);
      visiting = null;
      store.set({ party: null });
    },

    back: () => void comeBack(),

    async giveUp() {
      const { seat } = store.get();
      if (!seat) return;
      await (await context.memory()).forget(seat.table);
      await offerSeat();
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

    /** @param {import("./types.js").IceServer} server @returns {Promise<Complaint | null>} */
    async checkServer(server) {
      const wrong = await net.probe(server);
      return wrong === null ? null : { id: wrong };
    },

    dismissHanded: () => store.set({ handed: null }),
    verify: async () => visiting?.verify(),
  };
}

/** @typedef {ReturnType<typeof createFriends>} Friends */
