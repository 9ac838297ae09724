/** Who sits at a table of friends before anybody has come, and what empty seats are called. */

/** @import { Complaint, Rules } from "../rules/house-rules.js" */
/** @import { Context } from "./party.js" */
/** @import { Room, RoomSeat } from "../../net/room/room.js" */
/** @import { Setup, Ui } from "../basics/types.js" */
/** @import { Words } from "../language/words.js" */

import { newRoom, newSeat } from "../../net/room/room.js";
import { cleanName } from "../../net/talk/talk.js";
import { gameOf } from "../rules/house-rules.js";
import { COLOURS } from "../../draw/basics/marks.js";
import { botsOf, fittingBots } from "../table/seating.js";

/**
 * How many can play by these rules; the engine knows.
 * @param {Rules} rules
 * @param {Pick<Context, "engine" | "session" | "store">} context
 * @param {() => boolean} [wanted] whether it is still to be known when the engine is there
 * @returns {Promise<{players: [number, number]} | Complaint>}
 */
export async function playersOf(rules, { engine, session, store }, wanted) {
  const catalog = store.get().ui.catalog ?? (await session.asking(() => engine.request({ type: "catalog" })));
  if (!catalog) return { id: "engine-died" };
  const reply = await session.asking(() => engine.request({ type: "rules", game: gameOf(rules.preset, catalog), rules }, wanted));
  if (reply?.type === "rules") return { players: reply.players };
  return reply ? { id: reply.key, args: reply.args } : { id: "engine-died" };
}

/**
 * A new table by what the lobby's form holds.
 * @param {Setup} setup
 * @param {Context} context
 * @param {() => boolean} [wanted] whether it is still to be laid when the engine is there
 * @returns {Promise<import("./host.js").Kept | Complaint>}
 */
export async function firstRoom(setup, context, wanted) {
  const range = await playersOf(setup.rules, context, wanted);
  if ("id" in range) return range;
  const { catalog, bots } = context.store.get().ui;
  const host = cleanName(setup.you.name) || context.words().t("you-default");
  const seats = firstSeats(setup, host, range.players, botsOf(bots, gameOf(setup.rules.preset, catalog)));
  const room = newRoom({ table: context.net.random(9), host, led: setup.leads === true, origin: originOf(setup), rules: setup.rules, players: range.players, seats });
  return { room, seed: setup.seed.trim(), plan: setup.plan ?? null, relay: null };
}

/** Where the plan comes from, by what stands in the form. @param {Pick<Setup, "seed" | "plan">} setup @returns {Room["origin"]} */
export const originOf = ({ seed, plan }) => (plan ? "text" : seed.trim() ? "seed" : "pages");

/**
 * The seats of a new room: the host, a friend, and the bots that he has chosen as far as there is room.
 * @param {Setup} setup
 * @param {string} hostName
 * @param {[number, number]} players
 * @param {readonly string[]} kinds of bots that play the game, the weakest first
 * @returns {RoomSeat[]}
 */
function firstSeats({ you, bots }, hostName, [fewest, most], kinds) {
  const colours = [you.colour, ...COLOURS.filter((colour) => colour !== you.colour)];
  const people = [...(you.plays ? ["you"] : []), "friend"].slice(0, most);
  const others = fittingBots(bots.slice(1), 0, [Math.max(0, fewest - people.length), most - people.length], kinds);
  return [
    ...people.map((kind, at) => newSeat(/** @type {"you" | "friend"} */ (kind), colours[at], { name: kind === "you" ? hostName : "" })),
    ...others.map((bot, at) => newSeat("bot", colours[people.length + at], { bot })),
  ];
}

/**
 * A seat as other rules allow it, with a colour that nobody else has.
 * @param {readonly string[]} kinds of bots that play the game
 * @param {Room} room
 * @returns {(seat: RoomSeat | null, at: number) => RoomSeat}
 */
export function fitSeat(kinds, room) {
  const taken = new Set(room.seats.map(({ colour }) => colour));
  return (seat) => {
    const some = seat ?? newSeat("open", "");
    const colour = some.colour || (COLOURS.find((one) => !taken.has(one)) ?? COLOURS[0]);
    taken.add(colour);
    const strange = some.kind === "bot" && !kinds.includes(some.bot ?? "");
    return { ...some, colour, bot: strange ? (kinds.at(-1) ?? some.bot) : some.bot };
  };
}

/** The bot that plays for whoever is not there: the strongest. @param {Room} room @param {Ui} ui @returns {string | null} */
export const fillerOf = (room, { bots, catalog }) => botsOf(bots, gameOf(room.rules.preset, catalog)).at(-1) ?? null;

/** What everybody is called, also where nobody has come. @param {Room} room @param {Words} words @returns {string[]} */
export function namesOf({ seats, host }, words) {
  /** @type {Map<string, number>} */
  const counts = new Map([[host, 1]]);
  return seats.map(({ name, bot }) => {
    if (name) return name;
    const known = bot !== null && words.has(`bot-${bot}`);
    const plain = known ? words.t(`bot-${bot}`) : (bot?.slice(0, 20) ?? words.t("friend-unnamed"));
    const count = (counts.get(plain) ?? 0) + 1;
    counts.set(plain, count);
    return count === 1 ? plain : `${plain} ${count}`;
  });
}
