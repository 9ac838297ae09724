/** The turns of bots: one after the other, at the pace that was chosen, for as long as a bot has the turn. */

/** @import { Store } from "../page/store.js" */
/** @import { Observation, Refused } from "../basics/types.js" */
/** @import { Wire } from "../engine/wire.js" */
/** @import { ShownGame } from "./shown-game.js" */
/** @import { Notices } from "./notices.js" */

import { createPause } from "../basics/pace.js";
import { PACES, THOUGHTS } from "../page/preferences.js";
import { setUi } from "../page/store.js";
import { isAsked, rests } from "./standing.js";

/** Statements shown at once while skipping to the end; the page stays alive in between. */
const SKIP_SHOW_EVERY = 20;

/** Whoever goes on in his turn is waited for only this part of the pace. */
const ONWARD = 0.5;

/**
 * @param {{engine: Wire, store: Store, preferences: import("../page/preferences.js").PreferenceBook,
 *   shown: ShownGame, notices: Notices}} needs
 */
export function createBotTurns({ engine, store, preferences, shown, notices }) {
  const pause = createPause();
  let moving = false;
  /** Ends the wait for a bot that is being asked. */
  let wake = () => {};
  /** Whether a bot has been asked already, so that the pause before its move is over. */
  let asked = false;
  /** Bots that failed once; they are not asked to take over from others. @type {Set<string>} */
  const stumbled = new Set();

  /** Lets the bots move, with a pause before each, for as long as one has the turn. */
  async function run() {
    if (moving) return wake();
    moving = true;
    try {
      while (await moveOne());
    } finally {
      moving = false;
    }
  }

  /** @returns {Promise<boolean>} whether another one may have to move */
  async function moveOne() {
    const same = shown.sameGame();
    if (!isDue()) return (asked = false);
    if (!asked) await think();
    const seen = store.get().observation;
    if (!same() || !seen || !isDue()) return isDue();
    const told = new Promise((resolve) => (wake = () => resolve(undefined)));
    // Who skips to the end has no time.
    const patience = THOUGHTS[store.get().ui.skipping ? "short" : preferences.get().thought];
    const reply = await notices.asking(() =>
      engine.request({ type: "advance", version: seen.version, since: seen.heard.length, eyes: seen.seat, patience }),
    );
    asked = reply?.type === "thinking";
    if (asked) await told;
    if (asked || !same()) return isDue();
    if (reply?.key === "refused-bot-fault") return replace(seen, reply);
    if (reply?.type !== "observation") return stop(reply);
    shown.moved = seen.turn;
    shown.show(reply);
    if (store.get().ui.skipping && reply.version % SKIP_SHOW_EVERY === 0) await nextTask();
    if (reply.over) setUi(store, { skipping: false });
    return true;
  }

  async function think() {
    const { observation, ui: { skipping } } = store.get();
    const part = observation?.turn === shown.moved ? ONWARD : 1;
    if (!skipping) await pause.wait(PACES[preferences.get().pace] * part);
  }

  /** @param {Refused | null} refusal null: the engine was lost, which a notice tells */
  function stop(refusal) {
    if (refusal) setUi(store, { refusal, skipping: false });
    return false;
  }

  /**
   * Another bot plays on in the seat of one that failed.
   * @param {Observation} seen
   * @param {Refused} fault
   * @returns {Promise<boolean>} whether there is one
   */
  async function replace(seen, fault) {
    const same = shown.sameGame();
    const seat = /** @type {number} */ (seen.turn);
    stumbled.add(fault.args.bot);
    const other = store.get().ui.bots.find((bot) => bot.game === seen.game && !stumbled.has(bot.id));
    const reply = other && (await notices.asking(() =>
      engine.request({ type: "hand-over", seat, bot: other.id, since: seen.heard.length, eyes: seen.seat }),
    ));
    if (!same()) return isDue();
    if (reply?.type !== "observation") return stop(reply ?? fault);
    notices.notify("bot-replaced", { name: seen.seats[seat].name, why: fault.args.why, other: other?.id });
    shown.show(reply);
    return true;
  }

  function isDue() {
    const { observation, party, ui } = store.get();
    if (!observation || observation.turn === null || observation.over || !engine.leads()) return false;
    if (rests(observation, party) || observation.guide?.lesson?.stuck) return false;
    const watched = ui.screen === "table" && !ui.replay;
    // Friends don't wait for the host to come back from the lobby.
    if (!watched && !observation.seats.some((seat) => seat.friend)) return false;
    if (isAsked(store.get())) return false;
    return observation.seats[observation.turn].bot !== null;
  }

  return {
    run,
    hurry: pause.hurry,
    /** A bot that was asked has told its move, or has to be asked again. */
    told: () => wake(),
  };
}

/** Lets the browser paint and hear its user. */
function nextTask() {
  return new Promise((resolve) => setTimeout(resolve));
}
