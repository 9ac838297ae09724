/**
 * The host's part in agreeing on the rules: passes what people want to the engine, one thing after the
 * other, and what the engine makes of it to everybody. It counts nothing itself.
 */

/** @import { HostNeeds } from "./types.js" */
/** @import { Page } from "./page.js" */
/** @import { AgreeingAsked, Value } from "../talk/agreement.js" */
/** @import { Refusal, Room } from "../room/room.js" */

import { withRules } from "../room/seats.js";
import { voiceOf, votersOf } from "../room/voices.js";
import { createWishes, refusalOf } from "./wishes.js";

/**
 * @typedef {{do: "propose", changes: Record<string, Value>, tried: boolean} | {do: "vote", point: number, yes: boolean}
 *   | {do: "withdraw", point: number} | {do: "count", point: number | null}} Wish
 *   `count`: a point, or each of them, is decided as it stands
 */

/** @param {{needs: HostNeeds, room: () => Room, change: (room: Room) => void}} host */
export function createAgreeing({ needs, room, change }) {
  const { clock, engine } = needs;
  const wishes = createWishes(clock);
  const { inTurn } = wishes;
  /** What the engine has been asked about, or is going to be. */
  let asked = "";

  /** @param {Record<string, any> | null} act @returns {Promise<Refusal | null>} */
  async function agree(act) {
    for (;;) {
      const before = room();
      if (before.phase !== "gathering") return { key: "agree-not-now", args: {} };
      const reply = await engine.request({
        type: "agree", game: await needs.game(), rules: before.rules, agreement: before.agreement?.kept ?? null, voters: votersOf(before), act,
      });
      if (reply?.key === "refused-message-broken" && act === null && before.agreement) {
        // What was stored is none: the agreement begins anew.
        change({ ...room(), agreement: null });
        continue;
      }
      if (reply?.type !== "agreed") return refusalOf(reply);
      // What was proposed otherwise meanwhile is what counts.
      if (room().rules === before.rules) return take(reply, before.rules);
    }
  }

  /** @param {Record<string, any>} reply @param {Record<string, any>} proposed the rules as they were @returns {null} */
  function take({ agreement, told, rules, changed, players }, proposed) {
    const now = { ...room(), agreement: { rules: changed ? rules : proposed, kept: agreement, told } };
    change(changed ? withRules(now, rules, players, needs.fitted(now)) : now);
    if (changed) needs.onRules(rules);
    return null;
  }

  /** @param {Page} page @param {AgreeingAsked} message @returns {Promise<Refusal | null>} */
  async function granted(page, { number: _, ...wish }) {
    const by = voiceOf(room(), page.id);
    if (by === null) return { key: "agree-no-voice", args: {} };
    return inTurn(() => agree({ ...wish, by }));
  }

  return {
    /** Somebody at a guest's page wants something. @param {Page} page @param {AgreeingAsked} message */
    hear: (page, message) => wishes.hear(page, message.number, () => granted(page, message)),

    /** The host wants something. @param {Wish} wish @param {string} by his voice @returns {Promise<Refusal | null>} */
    wish: (wish, by) => inTurn(() => agree(wish.do === "count" ? wish : { ...wish, by })),

    /** The room has changed: who has a voice now, and what the host proposes, is told to the engine. */
    follow() {
      if (room().phase !== "gathering") return;
      const now = JSON.stringify([room().rules, votersOf(room())]);
      if (now === asked) return;
      asked = now;
      void inTurn(() => agree(null));
    },

    /** There is another engine, which may not have heard. */
    again() {
      asked = "";
      this.follow();
    },

    /** Before a game begins: whatever is still open is decided as it stands. */
    async close() {
      if (room().agreement?.told.points.length) await inTurn(() => agree({ do: "count", point: null }));
    },
  };
}
