/** What is said at a host's table, passed on to everybody, nobody's faster than fits. */

/** @import { HostNeeds, Uttered } from "./types.js" */
/** @import { Crowd } from "./crowd.js" */
/** @import { Page } from "./page.js" */
/** @import { FromHost } from "../talk/protocol.js" */
/** @import { Place, Room } from "../room/room.js" */

import { createBucket } from "../basics/bucket.js";
import { personAt, placeOf } from "../room/room.js";
import { LEADS, TALK } from "../talk/talk.js";

/** @param {{needs: HostNeeds, room: () => Room, crowd: Crowd}} host */
export function createTalking({ needs, room, crowd }) {
  const own = createBucket(TALK, needs.clock);

  /** @param {Place} place */
  function speaker(place) {
    const { name } = personAt(room(), place);
    if ("seat" in place) return { from: `s${place.seat}`, seat: place.seat, name };
    return { from: room().watchers[place.watcher].id, seat: null, name };
  }

  /** @param {Uttered} said */
  function pass(said) {
    needs.onTalk(said);
    const { from, seat, name } = said;
    /** @type {FromHost} */
    const message = said.sign === undefined
      ? { do: "said", from, seat, name, text: said.text ?? "" }
      : { do: "reacted", from, seat, name, sign: said.sign };
    crowd.tell(() => message);
  }

  return {
    /** A guest says something. @param {Page} page @param {{text?: string, sign?: string}} what */
    utter(page, what) {
      const place = placeOf(room(), page.id);
      if (!place) return;
      if (!page.talk.take()) return page.send({ do: "slower" });
      pass({ ...speaker(place), ...what });
    },

    /** @param {{text: string} | {sign: string}} what @param {{seat: number | null}} place of the host @returns {boolean} false: too fast */
    say(what, { seat }) {
      if (!own.take()) return false;
      pass({ from: seat === null ? "host" : `s${seat}`, seat, name: room().host, ...what });
      return true;
    },

    /**
     * A remark of the host as the game master: no part of the rules (Rule T-2.3).
     * @param {string} text
     * @param {number | null} to the seat that alone hears it, null: all do
     * @returns {boolean} false: too fast
     */
    remark(text, to) {
      if (!own.take()) return false;
      const name = room().host;
      needs.onTalk({ from: LEADS, seat: null, name, text, to });
      for (const page of crowd.known()) {
        const place = placeOf(room(), page.id);
        const hears = to === null || (place !== null && "seat" in place && place.seat === to);
        if (hears) page.send({ do: "remark", name, to, text });
      }
      return true;
    },
  };
}
