/**
 * The course of a game on this page: what is asked of the engine, and when. Knows no rule: whose
 * turn it is and what may be done comes from the observation.
 */

/** @import { Store } from "../page/store.js" */
/** @import { Observation, Setup } from "../basics/types.js" */
/** @import { Wire } from "../engine/wire.js" */

import { setUi } from "../page/store.js";
import { createBotTurns } from "./bot-turns.js";
import { createEyes } from "./eyes.js";
import { createShownGame } from "./shown-game.js";
import { createMoving } from "./moving.js";
import { createNotices } from "./notices.js";
import { createOpenings } from "./openings.js";
import { isLearnt } from "./standing.js";

/**
 * @param {{engine: Wire, store: Store, preferences: import("../page/preferences.js").PreferenceBook,
 *   foretold?: Promise<import("../basics/types.js").Catalog | null>,
 *   seatsOf: (setup: Setup) => {name: string, colour: string, bot: string | null}[],
 *   accompanying?: (game: string) => Promise<object | null>}} needs
 *   `foretold`: the catalog, if it is known without the engine; `accompanying`: who sits beside a player in a first game
 */
export function createSession({ engine, store, preferences, foretold = Promise.resolve(null), seatsOf, accompanying = async () => null }) {
  const notices = createNotices(store);
  const shown = createShownGame(store);
  const bots = createBotTurns({ engine, store, preferences, shown, notices });
  const { cover, uncover, letLie } = createEyes({ engine, store, shown, notices });
  const { resume, ...openings } = createOpenings({ engine, store, notices, foretold, seatsOf, accompanying, open });

  /** @param {Observation} first of a game that was opened or resumed */
  function open(first) {
    if ("leading" in first) return void openly();
    shown.begin(first);
    return void bots.run();
  }

  /** The engine has answered with what a game master may see: the table itself shows what everybody may. */
  async function openly() {
    const reply = await notices.asking(() => engine.request({ type: "observe", eyes: null, since: 0 }));
    if (reply?.type === "observation") open(reply);
  }

  return {
    ...notices,
    ...openings,
    ...createMoving({ engine, store, shown, notices, moveBots: bots.run }),
    moveBots: bots.run,
    hurry: bots.hurry,
    botsTold: bots.told,
    cover,
    uncover,

    /** A table of several pages has been opened, or this page has come back to it. */
    enter: open,

    /** The table is left for good: it is somebody else's. */
    exit: () => shown.end(),

    /** The game that was left for the lobby, or the one in the vault that was played last. */
    async continueGame() {
      if (!store.get().observation) return resume();
      setUi(store, { screen: "table", refusal: null });
      await bots.run();
    },

    /** Who is out of the game wants to see how it goes on. */
    watch() {
      setUi(store, { watching: true });
      void bots.run();
    },

    skipToEnd() {
      setUi(store, { skipping: true });
      bots.hurry();
    },

    /** Sends the companion away, for good. */
    async sendAway() {
      const same = shown.sameGame();
      const reply = await notices.asking(() => engine.request({ type: "dismiss" }));
      if (same() && reply?.type === "observation") shown.show(reply);
    },

    /** Back to the lobby; the game stays stored, but a lesson that is done. */
    leave() {
      if (isLearnt(store.get().observation)) {
        shown.end();
        void notices.asking(() => engine.ask({ kind: "forget", game: null }));
        return;
      }
      setUi(store, { screen: "lobby", replay: null, skipping: false });
      void letLie();
    },
  };
}

/** @typedef {ReturnType<typeof createSession>} Session */
