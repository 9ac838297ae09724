/**
 * The host's part when a game is over and its winner is offered the next plan: passes the answers to the
 * engine, and how it stands to everybody.
 */

/** @import { HostNeeds } from "./types.js" */
/** @import { Page } from "./page.js" */
/** @import { SuccessionAsked } from "../talk/succession.js" */
/** @import { Refusal, Room } from "../room/room.js" */

import { placeOf } from "../room/room.js";
import { peopleOf } from "../room/heirs.js";
import { createWishes, refusalOf } from "./wishes.js";

/**
 * @typedef {{answer: "accept" | "decline" | "pass" | "look", to: number | null}} Answer
 *   `look`: nothing is answered, but the plan has been handed over
 */

/** @param {{needs: HostNeeds, room: () => Room, change: (room: Room) => void}} host */
export function createSucceeding({ needs, room, change }) {
  const { engine } = needs;
  const wishes = createWishes(needs.clock);
  /** What the engine has been asked about, or is going to be. */
  let asked = "";

  /** @param {Record<string, any> | null} act @returns {Promise<Refusal | null>} */
  async function succeed(act) {
    const { phase, next } = room();
    if (phase !== "over") return { key: "next-not-over", args: {} };
    const reply = await engine.request({ type: "succeed", heirs: next?.heirs ?? null, people: peopleOf(room()), act });
    if (reply?.type !== "succession") return refusalOf(reply);
    const { heirs, told } = reply;
    // By other rules than before, as soon as somebody has drawn for them.
    change({ ...room(), next: { heirs, told }, ...(told.rules && { rules: told.rules }) });
    return null;
  }

  /** @param {number | null} seat @param {Answer} answer @returns {Promise<Refusal | null>} */
  async function take(seat, { answer, to }) {
    if (seat === null) return { key: "next-not-yours", args: {} };
    return wishes.inTurn(() => succeed(answer === "look" ? null : { seat, do: answer, to }));
  }

  const self = {
    /** Somebody at a guest's page answers. @param {Page} page @param {SuccessionAsked} message */
    hear(page, { number, answer, to }) {
      const place = placeOf(room(), page.id);
      return wishes.hear(page, number, () => take(place && "seat" in place ? place.seat : null, { answer, to }));
    },

    /** The host answers. @param {number | null} seat his own @param {Answer} answer */
    wish: take,

    /** The room has changed: who is there to be asked is told to the engine. */
    follow() {
      const { phase, game } = room();
      if (phase !== "over") return;
      const now = JSON.stringify([game, peopleOf(room())]);
      if (now === asked) return;
      asked = now;
      void wishes.inTurn(() => succeed(null));
    },

    /** There is another engine, which may know less of what was handed over. */
    again() {
      asked = "";
      self.follow();
    },
  };
  return self;
}
