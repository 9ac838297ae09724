/** How pages come to a host's table, take their places in the game, and go again. */

/** @import { HostNeeds } from "./types.js" */
/** @import { Crowd } from "./crowd.js" */
/** @import { Page } from "./page.js" */
/** @import { Hello } from "../talk/protocol.js" */
/** @import { Refusal, Room } from "../room/room.js" */

import { admit, gameName, part, personAt, placeOf, told, wasted } from "../room/room.js";
import { PROTOCOL } from "../talk/protocol.js";

/** Bytes of a token. */
const TOKEN = 16;

/**
 * @param {{
 *   needs: HostNeeds, crowd: Crowd, room: () => Room, change: (room: Room) => void,
 *   takeBack: (seat: number) => Promise<void>, onLost: (page: Page) => void,
 * }} host `takeBack`: whoever comes gets his seat from the bot that filled it
 */
export function createDoor({ needs, crowd, room, change, takeBack, onLost }) {
  const { engine, version } = needs;

  /** @param {Page} page @param {"away" | "left"} state */
  function forget(page, state) {
    if (!crowd.remove(page)) return;
    if (page.known && room().phase !== "gathering") void engine.ask({ kind: "guest-leave", guest: page.id });
    page.known = false;
    onLost(page);
    change(part(room(), page.id, state));
  }

  /** Says why, and then nothing more. @param {Page} page @param {Refusal} refusal */
  function dismiss(page, refusal) {
    page.refuse(refusal);
    forget(page, "away");
  }

  /** @param {Page} page @param {Hello} hello @param {Refusal} refusal */
  function turnAway(page, { tag }, refusal) {
    dismiss(page, refusal);
    change(wasted(room(), tag));
  }

  /** @param {Page} page @param {string} token */
  function welcome(page, token) {
    page.send({ do: "welcome", table: gameName(room()), token, version });
    page.send(told(room(), page.id));
  }

  /** The page gets its eyes and its voice at the table, as soon as there is one. @param {Page} page @param {string} key */
  async function letPlay(page, key) {
    page.key = key;
    if (room().phase !== "playing" && room().phase !== "over") return;
    const place = placeOf(room(), page.id);
    if (!place) return;
    const seat = "seat" in place ? place.seat : null;
    if (seat !== null) await takeBack(seat);
    const reply = await engine.ask({ kind: "guest-join", guest: page.id, seat, key });
    // Meanwhile it may have gone, or been asked for another key.
    if (!page.known || page.key !== key) return;
    page.stranded = reply === null;
    if (reply === null) return;
    if (reply.type === "admitted") page.admit(reply.key);
    else dismiss(page, { key: "refused-by-engine", args: { why: String(reply.key) } });
  }

  return {
    forget,
    letPlay,

    /** It speaks another language. @param {Page} page @param {{version: string, protocol: number}} theirs */
    estrange: (page, theirs) => dismiss(page, differs(`${theirs.version} (${theirs.protocol})`, `${version} (${PROTOCOL})`)),

    /** Whoever has no place any more has to go. */
    clear() {
      for (const page of crowd.known()) {
        if (page.known && !placeOf(room(), page.id)) dismiss(page, { key: "party-kicked", args: {} });
      }
    },

    /** @param {Page} page @param {Hello} hello */
    greet(page, hello) {
      if (hello.version !== version) return turnAway(page, hello, differs(hello.version, version));
      const answer = admit(room(), hello, page.id, needs.random(TOKEN));
      if ("refusal" in answer) return turnAway(page, hello, answer.refusal);
      const before = answer.before === null ? undefined : crowd.get(answer.before);
      if (before) dismiss(before, { key: "seat-elsewhere", args: {} });
      page.known = true;
      change(answer.room);
      welcome(page, answer.token);
      return void letPlay(page, hello.key);
    },

    /** Another game at the same table: the engine will get to know everybody anew. */
    renew() {
      for (const page of crowd.known()) {
        const place = placeOf(room(), page.id);
        const token = place && personAt(room(), place).token;
        if (!token) continue;
        page.expel();
        void engine.ask({ kind: "guest-leave", guest: page.id });
        welcome(page, token);
      }
    },

    /** The game has begun. */
    letAllPlay() {
      for (const page of crowd.known()) if (page.key !== null) void letPlay(page, page.key);
    },

    /** The engine was lost: what was sealed for it can't be opened by the new one. */
    engineRestarted() {
      for (const page of crowd.known()) {
        page.rekey();
        if (page.stranded && page.key !== null) void letPlay(page, page.key);
      }
    },
  };
}

/** @param {string} theirs @param {string} mine @returns {Refusal} as the guest hears it */
const differs = (theirs, mine) => ({ key: "version-differs", args: { theirs, host: mine } });
