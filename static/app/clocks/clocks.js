/**
 * Clocks and breaks (Rule T-4). What runs, and what comes of it, the engine says; how long it runs is
 * measured here, in the page that leads the table, and nowhere else: the engine hears that a time is over.
 */

/** @import { State } from "../basics/types.js" */
/** @import { Store } from "../page/store.js" */
/** @import { Wire } from "../engine/wire.js" */
/** @import { Session } from "../table/session.js" */
/** @import { Timer } from "../../net/room/room.js" */

import { absentees, graceOf, timesOf, withTimes } from "./times.js";

/** What the engine is told when a time is over. @type {Record<Timer["of"], string>} */
const OVER = { clock: "clock out", break: "break over", all: "break over", vote: "break count" };
/** Milliseconds after which what was refused is said once more: the table has perhaps gone on. */
const AGAIN = 5000;

/**
 * @param {{engine: Wire, store: Store, session: Pick<Session, "asking" | "hear">, share: (timers: Timer[]) => void,
 *   now?: () => number, after?: (ms: number, ring: () => void) => () => void}} needs
 *   `share`: everybody at a table of friends is told
 */
export function createClocks({ engine, store, session, share, now = () => Date.now(), after = ringing }) {
  let stop = () => {};
  let saying = false;

  /** What is known at this page's table: to its game master, if a person leads. @param {State} state */
  const known = ({ console: desk, observation }) => desk?.unveiled ?? observation;

  /** @param {State} state @returns {Timer[]} */
  const timersOf = ({ party, timers }) => party?.timers ?? timers;

  /** @param {Timer[]} timers */
  function keep(timers) {
    if (store.get().party) share(timers);
    else store.set({ timers });
  }

  /** Starts, stops and freezes clocks as the table wants it now. @param {State} state */
  function follow(state) {
    const { observation, party, absent } = state;
    // A table of friends that is taken up again brings its clocks with the party.
    if (!observation || !engine.leads() || (!party && observation.seats.some(({ friend }) => friend))) return;
    const before = timersOf(state);
    const wanted = observation.over ? [] : timesOf(known(state) ?? observation, observation.rules);
    const next = withTimes(before, wanted, {
      now: now(), paused: party?.paused ?? false, grace: (seat) => graceOf(absent, seat, now()),
    });
    if (JSON.stringify(next) !== JSON.stringify(before)) keep(next);
    wait(next);
  }

  /** @param {Timer[]} timers */
  function wait(timers) {
    stop();
    const [first] = timers.filter(({ ends }) => ends !== null).toSorted((one, other) => Number(one.ends) - Number(other.ends));
    if (first) stop = after(Math.max(0, Number(first.ends) - now()), () => void ring(first));
  }

  /** A time is over. @param {Timer} timer */
  async function ring(timer) {
    const { observation: seen, console: desk } = store.get();
    if (!seen || saying) return;
    saying = true;
    const message = { type: "rule", text: OVER[timer.of], version: (desk?.unveiled ?? seen).version, eyes: seen.seat, since: seen.heard.length };
    const reply = await session.asking(() => engine.request(message));
    saying = false;
    if (reply?.type === "observation") session.hear(reply);
    else stop = after(AGAIN, () => follow(store.get()));
  }

  store.subscribe((state, before) => {
    const { party, absent } = state;
    if (party && party.seats !== before.party?.seats) store.set({ absent: absentees(absent, party.seats, now()) });
    const names = /** @type {const} */ (["observation", "party", "console"]);
    if (names.some((name) => state[name] !== before[name])) follow(state);
  });
}

/** @param {number} ms @param {() => void} ring */
function ringing(ms, ring) {
  const timer = setTimeout(ring, ms);
  return () => clearTimeout(timer);
}
