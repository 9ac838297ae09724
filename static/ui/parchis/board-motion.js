/** What goes on on the Parchís board between two views: rolling dice, and the pieces' ways after them. */

/** @import { Said } from "../../draw/parchis/types.js" */
/** @import { Stage } from "../../draw/parchis/motion.js" */
/** @import { Shown } from "./board.js" */

import { ROLL, throwersIn } from "../../draw/parchis/dice.js";
import { lasting, stagesBetween } from "../../draw/parchis/motion.js";

/** Whether another game has begun. @param {readonly Said[]} hear */
const isNew = (hear) => hear.some(({ key }) => key === "board-set");

/** @param {() => boolean} calm motion isn't wanted */
export function createBoardMotion(calm) {
  /** @type {{stages: Stage[], throwers: number[], rolls: number, since: number} | null}
   * `rolls`: so long the dice roll first */
  let motion = null;

  return {
    /** What is going on; null when everything rests. @param {number} now */
    at(now) {
      if (!motion) return null;
      const since = Math.max(0, now - motion.since);
      const elapsed = since - motion.rolls;
      if (elapsed >= lasting(motion.stages)) {
        motion = null;
        return null;
      }
      return { ...motion, elapsed: Math.max(0, elapsed), thrown: elapsed < 0 ? since : null };
    },

    /** Everything is where it belongs at once. @returns {boolean} whether something was going on */
    settle() {
      const went = motion !== null;
      motion = null;
      return went;
    },

    /** Sets in motion what has changed; what hasn't goes on. @param {Shown | null} before @param {Shown} shown */
    set(before, shown) {
      const { hear = [] } = shown;
      const follows = before !== null && hear !== null && !calm() && before.view.players === shown.view.players;
      if (!follows || isNew(hear)) motion = null;
      if (!follows) return;
      const stages = isNew(hear) ? [] : stagesBetween(before.view, shown.view, hear);
      const throwers = throwersIn(hear);
      const rolls = throwers.length ? ROLL : 0;
      if (stages.length || rolls) motion = { stages, throwers, rolls, since: performance.now() };
    },
  };
}
