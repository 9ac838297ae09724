/**
 * Playing with friends, as the rest of the page knows it: at most one table, led here or by somebody
 * else. Puts what happens there into the store, and lets the session play.
 */

/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Context, Sitting } from "./party.js" */
/** @import { IceServer, OnlineWish, Party } from "./types.js" */
/** @import { Observation } from "../basics/types.js" */

import { createFiles } from "./files.js";
import { handReply } from "./handed.js";
import { createJoining } from "./joining.js";
import { createLeading, hostsControls } from "./leading.js";
import { readReply } from "./links.js";
import { AT_FRIENDS, REPLY } from "./places.js";
import { browserNet } from "./surroundings.js";
import { createOnline } from "./online.js";
import { newParty } from "./party.js";
import { createTableTalk } from "./table-talk.js";

/**
 * @typedef {{engine: import("../engine/wire.js").Wire, store: import("../page/store.js").Store,
 *   session: Context["session"], preferences: Context["preferences"], words: Context["words"],
 *   net?: import("./surroundings.js").Net}} Needs
 */

/** @param {Needs} needs */
export function createFriends({ net = browserNet, ...needs }) {
  const { store, session } = needs;
  const { context, talk } = contextOf({ net, ...needs });
  /** @type {Sitting} */
  const sitting = { hosting: null, visiting: null };

  /** @param {"host" | "guest"} role @param {Partial<Party>} first */
  function show(role, first) {
    talk.begin();
    store.set({ party: { ...newParty(role, context.online.get()), ...first }, seat: null });
  }

  const leading = createLeading({ context, sitting, show });
  const joining = createJoining({ context, sitting, show });
  const files = createFiles({
    context,
    party: () => sitting.hosting?.handed() ?? null,
    isBusy: () => Boolean(sitting.hosting ?? sitting.visiting),
    leadOn: leading.leadOn,
  });

  /** @param {Complaint | null} wrong */
  const complain = (wrong) => wrong && session.notify(wrong.id, wrong.args);

  /** @param {string} code of a reply that the address brought */
  function takeReply(code) {
    if (sitting.hosting) void sitting.hosting.acceptReply(code).then(complain);
    else if (store.get().handed?.code !== code) void handReply(code, context);
  }

  /** @param {{observation: Observation | null}} state @param {{observation: Observation | null}} before */
  function goOn({ observation }, before) {
    if (observation && !before.observation) void leading.resumed(observation);
  }

  store.subscribe(goOn);
  goOn(store.get(), { observation: null });

  return {
    /** What an address of friends brings. @param {string} hash */
    take(hash) {
      if (hash.startsWith(REPLY)) takeReply(readReply(hash));
      else if (hash === AT_FRIENDS) void joining.comeBack();
      else void joining.follow(hash).then(complain);
    },

    /** What this page led before it was loaded again, or where this browser has a seat. */
    look: () => void leading.gatherAgain().then(joining.offerSeat),

    /** @param {Record<string, any>} news of the engine */
    hearEngine(news) {
      if (news.kind === "guest") sitting.hosting?.hearEngine(news);
    },

    /** There is a new engine. */
    engineReady: () => sitting.hosting?.engineReady(),

    ...hostsControls(context, sitting),
    open: leading.open,
    end: leading.end,
    ...files,

    join: joining.join,
    rejoin: joining.rejoin,
    leave: joining.leave,
    giveUp: joining.giveUp,
    back: () => void joining.comeBack(),

    ...guestsControls(sitting),
    ...everybodysControls(sitting),
    ...onlineControls(context, sitting),
    mute: talk.mute,
    dismissHanded: () => store.set({ handed: null }),
  };
}

/** @typedef {ReturnType<typeof createFriends>} Friends */

/**
 * What both sides of a table need, and the talk at it.
 * @param {Needs & {net: import("./surroundings.js").Net}} needs
 */
function contextOf(needs) {
  const { engine, store, session, net } = needs;
  /** @type {Promise<import("./membership.js").MembershipBook> | null} */
  let book = null;

  /** @param {Partial<Party>} next */
  function change(next) {
    const { party } = store.get();
    if (party) store.set({ party: { ...party, ...next } });
  }

  const talk = createTableTalk({ store, change });
  /** @type {Context & {wire: Needs["engine"]}} */
  const context = {
    ...needs, wire: engine, online: createOnline(net.storage()),
    memory: () => (book ??= net.openMembership({ notify: (id) => session.notify(id) })),
    change,
    talk: talk.hear,
  };
  return { context, talk };
}

/** What the screens ask of a guest's seat. @param {Sitting} sitting */
const guestsControls = (sitting) => ({
  setName: (/** @type {string} */ name) => sitting.visiting?.setName(name),
  reply: async () => sitting.visiting?.reply() ?? null,
  verify: async () => sitting.visiting?.verify(),
});

/** What everybody may do at a table, whose ever it is. @param {Sitting} sitting */
const everybodysControls = (sitting) => ({
  say: (/** @type {string} */ text) => (sitting.hosting ?? sitting.visiting)?.say({ text }) ?? null,
  react: (/** @type {string} */ sign) => (sitting.hosting ?? sitting.visiting)?.say({ sign }) ?? null,

  /** Something is wanted of the rules before the game. @param {import("../../net/host/agreeing.js").Wish} wish @returns {Promise<Complaint | null>} */
  agree: async (wish) => (sitting.hosting ?? sitting.visiting)?.agree(wish) ?? null,

  /** What is answered to the offer of the next plan. @param {import("../../net/host/succeeding.js").Answer} answer @returns {Promise<Complaint | null>} */
  succeed: async (answer) => (sitting.hosting ?? sitting.visiting)?.succeed(answer) ?? null,

  /** The plan of the next game, which goes sealed to the engine that leads it. @param {string} text @returns {Promise<Complaint | null>} */
  handPlan: async (text) => (sitting.hosting ?? sitting.visiting)?.handPlan(text) ?? null,

  /** @param {number} seat @param {string | null} bot @returns {Promise<Complaint | null>} */
  async handOver(seat, bot) {
    if (sitting.hosting) return sitting.hosting.handOver(seat, bot);
    return sitting.visiting?.handOver(bot) ?? null;
  },
});

/** How pages find each other across the internet. @param {Context} context @param {Sitting} sitting */
const onlineControls = ({ net, online, change }, sitting) => ({
  /** @param {Partial<OnlineWish>} wish @returns {Promise<Complaint | null>} */
  async setOnline(wish) {
    change({ online: online.set(wish) });
    const relays = "relays" in wish || ("relayList" in wish && online.get().relays);
    return relays && sitting.hosting ? sitting.hosting.setRelays(online.get().relays) : null;
  },

  /** @param {IceServer} server @returns {Promise<Complaint | null>} */
  async checkServer(server) {
    const wrong = await net.probe(server);
    return wrong === null ? null : { id: wrong };
  },
});
