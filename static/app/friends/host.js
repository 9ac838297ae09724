/** The page of a host: his room, its invitations, and the engine that leads the game. */

/** @import { Complaint } from "../rules/house-rules.js" */
/** @import { Context } from "./party.js" */
/** @import { Host } from "../../net/host/host.js" */
/** @import { Room } from "../../net/room/room.js" */
/** @import { SeatKind } from "./types.js" */
/** @import { Setup } from "../basics/types.js" */

import { createHost } from "../../net/host/host.js";
import { newSeat } from "../../net/room/room.js";
import { addSeat, removeSeat, setSeat, withHost, withPlayers, withRules } from "../../net/room/seats.js";
import { cleanName, cleanSaid } from "../../net/talk/talk.js";
import { createInvitations } from "./invitations.js";
import { fillerOf, fitSeat, namesOf, originOf, playersOf } from "./seats.js";
import { gameOf } from "../rules/house-rules.js";
import { partyOfRoom } from "./party.js";

/**
 * @typedef {{room: Room, seed: string, relay: unknown}} Kept what takes up the table after a reload
 */

/**
 * @param {Context} context
 * @param {Kept} kept
 * @param {() => void} release lets other tabs lead a table
 */
export function createHosting(context, kept, release) {
  const { engine, store, session, net, words } = context;
  let { seed, relay } = kept;
  let ended = false;
  const memory = context.memory();
  const asked = {
    ask: (/** @type {Record<string, any>} */ letter) => session.asking(() => engine.ask(letter)),
    request: (/** @type {Record<string, any>} */ message) => session.asking(() => engine.request(message)),
  };

  /** @type {Host} */
  const host = createHost({
    clock: net.clock, makeLink: net.makeLink, random: net.random, digest: net.digest, version: net.version, engine: asked,
    room: kept.room,
    onRoom(room) {
      invitations.follow(room);
      show(room);
      void keep();
    },
    onTalk: ({ from, ...said }) => context.talk({ from: isOwn(from) ? "me" : from, ...said }),
    onSeen: (observation) => session.hear(observation),
    look() {
      const seen = store.get().observation;
      return { eyes: seen?.seat ?? null, since: seen?.heard.length ?? 0 };
    },
    filler: () => fillerOf(host.room(), store.get().ui),
    names: (room) => namesOf(room, words()),
  });
  const invitations = createInvitations({
    context, host, onChange: () => show(host.room()),
    relay: () => relay,
    onRelay(room) {
      relay = room;
      void keep();
    },
  });

  /** @param {string} from */
  const isOwn = (from) => from === "host" || from === `s${store.get().party?.mine}`;

  /** @param {Room} room */
  function show(room) {
    context.change(partyOfRoom(room, invitations.to));
  }

  async function keep() {
    const book = await memory;
    if (!ended) await book.keepRoom({ room: host.room(), seed, relay });
  }

  /** Who plays now is told by the engine, and that the game is over. */
  const unsubscribe = store.subscribe((state, before) => {
    const { observation } = state;
    if (!observation || observation === before.observation || host.room().phase !== "playing") return;
    if (observation.seats.length !== host.room().seats.length) return;
    host.change(withPlayers(host.room(), observation.seats));
    if (observation.over) host.over();
  });

  /** @param {(room: Room) => Room} next */
  const alter = (next) => host.change(next(host.room()));

  show(host.room());
  void keep();
  invitations.listen();

  return {
    room: host.room,
    hearEngine: (/** @type {Record<string, any>} */ news) => host.forward(news.guest, news.sealed),
    engineReady: host.engineRestarted,

    /** The form says otherwise now. @param {Setup} setup @returns {Promise<Complaint | null>} */
    async setSetup(setup) {
      seed = setup.seed.trim();
      alter((room) => withHost(room.phase === "gathering" ? { ...room, origin: originOf(seed) } : room, { ...setup.you, name: cleanName(setup.you.name) || words().t("you-default") }));
      if (isSame(setup.rules, host.room().rules)) return null;
      const range = await playersOf(setup.rules, context);
      if ("id" in range) return range;
      const { catalog, bots } = store.get().ui;
      const kinds = bots.filter((bot) => bot.game === gameOf(setup.rules.preset, catalog)).map(({ id }) => id);
      alter((room) => withRules(room, setup.rules, range.players, fitSeat(kinds, room)));
      return null;
    },

    /** @param {number} at @param {{kind: SeatKind, bot?: string, name?: string}} wish */
    setSeat(at, { kind, bot, name }) {
      alter((room) => setSeat(room, at, { kind: kind === "host" ? "you" : kind, bot: bot ?? fillerOf(room, store.get().ui) ?? "", name }));
    },
    addSeat: () => alter((room) => addSeat(room, fitSeat([], room)(newSeat("friend", ""), room.seats.length))),
    removeSeat: (/** @type {number} */ at) => alter((room) => removeSeat(room, at)),
    link: invitations.link,
    watchLink: invitations.watchLink,
    acceptReply: invitations.accept,
    setRelays: invitations.setRelays,

    /** @param {string} [wished] the seed of a game once more @returns {Promise<Complaint | null>} */
    async start(wished) {
      const room = host.room();
      if (room.phase === "starting" || room.phase === "playing") return null;
      const { seats, players: [fewest, most] } = room;
      if (seats.length < fewest || seats.length > most) return { id: "party-seats", args: { fewest, most } };
      context.change({ trouble: null, verdict: null });
      const game = gameOf(room.rules.preset, store.get().ui.catalog);
      const outcome = await host.start({ game, seed: (wished ?? seed) || null, saved: keep });
      if ("refusal" in outcome) return { id: outcome.refusal.key, args: outcome.refusal.args };
      session.enter(outcome.observation);
      return null;
    },

    /** @param {number | string} who */
    kick(who) {
      const { seats, watchers } = host.room();
      const watcher = watchers.findIndex(({ id }) => id === who);
      if (watcher >= 0) void host.kick({ watcher });
      else if (typeof who === "number" && seats[who]?.token) void host.kick({ seat: who });
    },

    /** @param {number} seat @param {string | null} bot @returns {Promise<Complaint | null>} */
    async handOver(seat, bot) {
      const refusal = await host.handOver(seat, bot);
      return refusal && { id: refusal.key, args: refusal.args };
    },

    /** @param {{text: string} | {sign: string}} what @returns {Complaint | null} */
    say(what) {
      const said = "text" in what ? { text: cleanSaid(what.text) } : what;
      if ("text" in said && !said.text) return { id: "talk-empty" };
      return host.say(said, { seat: store.get().party?.mine ?? null }) ? null : { id: "talk-too-fast" };
    },

    /** For a file that another page can take up. @returns {Kept} */
    handed: () => ({ room: host.room(), seed, relay: null }),

    /** The table is closed. Bots play on for those who were there, so that the host can finish his game. */
    async end() {
      const room = host.room();
      const filler = fillerOf(room, store.get().ui);
      const alone = room.seats.flatMap(({ kind, bot }, at) => (kind !== "you" && bot === null ? [at] : []));
      // Asked for before anything else can be: another game may be begun next.
      if (room.phase === "playing" && filler !== null) for (const at of alone) void host.handOver(at, filler);
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

/** @param {Record<string, any>} one @param {Record<string, any>} other rules */
const isSame = (one, other) => JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());
