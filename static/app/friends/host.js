/** The page of a host: his room, its invitations, and the engine that leads the game. */

/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Context } from "./party.js" */
/** @import { Host } from "../../net/host/host.js" */
/** @import { Room } from "../../net/room/room.js" */
/** @import { Setup } from "../basics/types.js" */

import { createHost } from "../../net/host/host.js";
import { withPlayers } from "../../net/room/seats.js";
import { HOSTS } from "../../net/room/voices.js";
import { cleanSaid, LEADS } from "../../net/talk/talk.js";
import { gameOf } from "../rules/house-rules.js";
import { botsOf } from "../table/seating.js";
import { setUi } from "../page/store.js";
import { createInvitations } from "./invitations.js";
import { partyOfRoom } from "./party.js";
import { createSeatingPlan } from "./seating-plan.js";
import { fillerOf, fitSeat, namesOf } from "./seats.js";

/**
 * @typedef {{room: Room, seed: string, plan: string | null, relay: unknown}} Kept what takes up the table after a reload
 */

/**
 * @param {Context} context
 * @param {Kept} kept
 * @param {() => void} release lets other tabs lead a table
 */
export function createHosting(context, kept, release) {
  const { store, net } = context;
  let { seed, plan: brought, relay } = kept;
  let ended = false;
  const memory = context.memory();
  const host = openHost(context, kept.room, (room) => {
    invitations.follow(room);
    show();
    void keep();
  });
  const invitations = createInvitations({
    context, host, onChange: show,
    relay: () => relay,
    onRelay(room) {
      relay = room;
      void keep();
    },
  });
  const { follow, ...plan } = createSeatingPlan(context, host);
  const unsubscribe = followGame(context, host);

  function show() {
    context.change(partyOfRoom(host.room(), invitations.to));
  }

  async function keep() {
    const book = await memory;
    if (!ended) await book.keepRoom({ room: host.room(), seed, plan: brought, relay });
  }

  show();
  void keep();
  invitations.listen();

  return {
    room: host.room,
    hearEngine: (/** @type {Record<string, any>} */ news) => host.forward(news.guest, news.sealed),
    engineReady: host.engineRestarted,
    ...plan,
    link: invitations.link,
    watchLink: invitations.watchLink,
    acceptReply: invitations.accept,
    setRelays: invitations.setRelays,
    ...hostsPart(context, host),

    /** The form says otherwise now. @param {Setup} setup @returns {Promise<Complaint | null>} */
    setSetup(setup) {
      seed = setup.seed.trim();
      brought = setup.plan ?? null;
      return follow(setup);
    },

    /** @param {string} [wished] the seed of a game once more, "" for a labyrinth that nobody knows @returns {Promise<Complaint | null>} */
    start(wished) {
      if (wished === "") brought = null;
      return begin(context, host, { seed: brought ? null : (wished ?? seed) || null, plan: brought, saved: keep });
    },

    /** After a game: back to where rules and seats are agreed on, with everybody who is there. */
    gather() {
      if (!host.gather()) return;
      [seed, brought] = ["", null];
      const { rules, led } = host.room();
      const { setup } = store.get().ui;
      setUi(store, { setup: { ...setup, rules, seed, plan: undefined, leads: led } });
      context.change({ trouble: null, verdict: null });
      context.session.exit();
    },

    /** For a file that another page can take up. @returns {Kept} */
    handed: () => ({ room: host.room(), seed, plan: brought, relay: null }),

    /** The table is closed. Bots play on for those who were there, so that the host can finish his game. */
    async end() {
      // Asked for before anything else can be: another game may be begun next.
      leaveToBots(host, fillerOf(host.room(), store.get().ui));
      ended = true;
      unsubscribe();
      invitations.close();
      host.close();
      net.tab.set(null);
      release();
      await (await memory).forgetRoom();
    },
  };
}

/** @typedef {ReturnType<typeof createHosting>} Hosting */

/** @param {Context} context @param {Room} room @param {(room: Room) => void} onRoom @returns {Host} */
function openHost(context, room, onRoom) {
  const { engine, store, session, net, words, talk } = context;
  /** @param {string} from */
  const isOwn = (from) => from === "host" || from === LEADS || from === `s${store.get().party?.mine}`;

  /** @type {Host} */
  const host = createHost({
    clock: net.clock, makeLink: net.makeLink, random: net.random, digest: net.digest, version: net.version,
    engine: {
      ask: (letter) => session.asking(() => engine.ask(letter)),
      request: (message) => session.asking(() => engine.request(message)),
    },
    room,
    onRoom,
    onTalk: ({ from, ...said }) => talk({ from: isOwn(from) ? "me" : from, ...said }),
    onSeen: (observation) => session.hear(observation),
    look() {
      const seen = store.get().observation;
      return { eyes: seen?.seat ?? null, since: seen?.heard.length ?? 0 };
    },
    filler: () => fillerOf(host.room(), store.get().ui),
    names: (now) => namesOf(now, words()),
    ...agreementOf(context),
  });
  return host;
}

/**
 * What agreeing on the rules needs of the page: what the table has agreed on comes into the form, too.
 * @param {Context} context
 * @returns {Pick<import("../../net/host/types.js").HostNeeds, "game" | "fitted" | "onRules">}
 */
const agreementOf = ({ engine, store, session, preferences }) => ({
  async game() {
    const known = store.get().ui.catalog ?? (await session.asking(() => engine.request({ type: "catalog" })));
    return gameOf(store.get().party?.rules.preset ?? "", known);
  },
  fitted(room) {
    const { catalog, bots } = store.get().ui;
    return fitSeat(botsOf(bots, gameOf(room.rules.preset, catalog)), room);
  },
  onRules(rules) {
    const { setup } = store.get().ui;
    preferences.set({ rules });
    setUi(store, { setup: { ...setup, rules } });
  },
});

/** Who plays now is told by the engine, and that the game is over. @param {Context} context @param {Host} host */
const followGame = ({ store }, host) => store.subscribe(({ observation }, before) => {
  if (!observation || observation === before.observation || host.room().phase !== "playing") return;
  if (observation.seats.length !== host.room().seats.length) return;
  host.change(withPlayers(host.room(), observation.seats));
  if (observation.over) host.over();
});

/**
 * @param {Context} context
 * @param {Host} host
 * @param {{seed: string | null, plan: string | null, saved: () => Promise<void>}} how
 * @returns {Promise<Complaint | null>}
 */
async function begin({ store, session, change }, host, how) {
  const room = host.room();
  if (room.phase === "starting" || room.phase === "playing") return null;
  const { seats, players: [fewest, most] } = room;
  if (seats.length < fewest || seats.length > most) return { id: "party-seats", args: { fewest, most } };
  change({ trouble: null, verdict: null });
  const game = gameOf(room.rules.preset, store.get().ui.catalog);
  const outcome = await host.start({ game, ...how });
  if ("refusal" in outcome) return { id: outcome.refusal.key, args: outcome.refusal.args };
  session.enter(outcome.observation);
  return null;
}

/** What the host does at the table while there is a game. @param {Context} context @param {Host} host */
const hostsPart = ({ engine, session, store }, host) => ({
  /** @param {number} seat @param {string | null} bot @returns {Promise<Complaint | null>} */
  async handOver(seat, bot) {
    const refusal = await host.handOver(seat, bot);
    return refusal && { id: refusal.key, args: refusal.args };
  },

  /** @param {import("../../net/host/agreeing.js").Wish} wish @returns {Promise<Complaint | null>} */
  async agree(wish) {
    const refusal = await host.agree(wish, HOSTS);
    return refusal && { id: refusal.key, args: refusal.args };
  },

  /** @param {import("../../net/host/succeeding.js").Answer} answer @returns {Promise<Complaint | null>} */
  async succeed(answer) {
    const refusal = await host.succeed(store.get().party?.mine ?? null, answer);
    return refusal && { id: refusal.key, args: refusal.args };
  },

  /** @param {string} plan @returns {Promise<Complaint | null>} */
  async handPlan(plan) {
    const seat = store.get().party?.mine ?? null;
    const reply = await session.asking(() => engine.request({ type: "hand-plan", seat, plan }));
    if (reply?.type !== "handed") return reply ? { id: reply.key, args: reply.args } : { id: "engine-died" };
    const refusal = await host.succeed(seat, { answer: "look", to: null });
    return refusal && { id: refusal.key, args: refusal.args };
  },

  /** @param {{text: string} | {sign: string}} what @returns {Complaint | null} */
  say(what) {
    const said = "text" in what ? { text: cleanSaid(what.text) } : what;
    if ("text" in said && !said.text) return { id: "talk-empty" };
    return host.say(said, { seat: store.get().party?.mine ?? null }) ? null : { id: "talk-too-fast" };
  },

  /** The clocks that run by this page's calendar. @param {Room["timers"]} timers */
  setTimers: (timers) => host.change({ ...host.room(), timers }),

  /** The game master stops the game, or lets it go on. @param {boolean} on @param {boolean} held his answers had waited for his word before */
  pause: (on, held) => host.change({ ...host.room(), paused: on, held }),

  /** As the game master, beside the rules. @param {string} text @param {number | null} to the seat that alone hears it @returns {Complaint | null} */
  remark(text, to) {
    const clean = cleanSaid(text);
    if (!clean) return { id: "talk-empty" };
    return host.remark(clean, to) ? null : { id: "talk-too-fast" };
  },
});

/** @param {Host} host @param {string | null} bot */
function leaveToBots(host, bot) {
  const { phase, seats } = host.room();
  if (phase !== "playing" || bot === null) return;
  const alone = seats.flatMap((seat, at) => (seat.kind !== "you" && seat.bot === null ? [at] : []));
  for (const at of alone) void host.handOver(at, bot);
}
