/**
 * The host's side of a table of friends: lets pages in, tells everybody how the room stands, passes
 * sealed letters between guests and the engine, and never reads them. The room itself is a value
 * (room.js); what it becomes is decided there.
 */

/** @import { HostNeeds, Uttered } from "./types.js" */
/** @import { Transport } from "../line/transport.js" */
/** @import { Page } from "./page.js" */
/** @import { FromGuest, FromHost, Hello } from "../talk/protocol.js" */
/** @import { Place, Refusal, Room } from "../room/room.js" */

import { createBucket } from "../basics/bucket.js";
import { createPage } from "./page.js";
import { createSeats } from "./seats.js";
import { createRounds } from "./round.js";
import { PROTOCOL } from "../talk/protocol.js";
import { admit, expel, gameName, part, personAt, placeOf, present, rename, told, wasted } from "../room/room.js";
import { TALK } from "../talk/talk.js";

/** Changes of the room within so many milliseconds are told at once. */
const TELL = 20;
/** Bytes of a token. */
const TOKEN = 16;

/** @param {HostNeeds} needs */
export function createHost(needs) {
  const { clock, engine, version } = needs;
  let { room } = needs;
  let closed = false;
  let telling = () => {};
  let due = false;
  /** @type {Map<string, Page>} */
  const pages = new Map();
  const ownTalk = createBucket(TALK, clock);
  const rounds = createRounds({ clock, engine, digest: needs.digest });
  const seats = createSeats({ needs, room: () => room, change });

  /** @param {Room} next */
  function change(next) {
    if (next === room || closed) return;
    room = next;
    needs.onRoom(room);
    for (const page of pages.values()) if (page.known && !placeOf(room, page.id)) dismiss(page, { key: "party-kicked", args: {} });
    if (due) return;
    due = true;
    telling = clock.after(TELL, tell);
  }

  function tell() {
    due = false;
    for (const page of known()) page.send(told(room, page.id));
  }

  /** @returns {Page[]} pages of people who are at the table */
  const known = () => [...pages.values()].filter((page) => page.known);

  /** @param {Transport} transport a way to a page of which nothing is known yet */
  function receive(transport) {
    if (closed) return transport.close();
    const id = `g${needs.random(9)}`;
    pages.set(id, createPage({
      id, clock, makeLink: needs.makeLink, transport, ask: (sealed) => engine.ask({ kind: "guest", guest: id, sealed }),
      onMessage: hear,
      onUp: (page) => page.known && change(present(room, id, "connected")),
      onSilent: () => change(present(room, id, "away")),
      onDown(page, reason) {
        forget(page, reason === "party-left" ? "left" : "away");
        // The page behind it was loaded again, and speaks on the same transport.
        if (reason === "net-renewed") receive(transport);
      },
    }));
    return undefined;
  }

  /** @param {Page} page @param {"away" | "left"} state */
  function forget(page, state) {
    if (!pages.delete(page.id)) return;
    if (page.known && room.phase !== "gathering") void engine.ask({ kind: "guest-leave", guest: page.id });
    page.known = false;
    rounds.lost(page);
    change(part(room, page.id, state));
  }

  /** Says why, and then nothing more. @param {Page} page @param {Refusal} refusal */
  function dismiss(page, refusal) {
    page.refuse(refusal);
    forget(page, "away");
  }

  /** @param {Page} page @param {FromGuest} message */
  function hear(page, message) {
    if (message.do === "stranger") return dismiss(page, differs(`${message.version} (${message.protocol})`, `${version} (${PROTOCOL})`));
    if (message.do === "hello") return page.known ? page.junk() : greet(page, message);
    if (!page.known) return page.junk();
    if (message.do === "name") return change(rename(room, page.id, message.name));
    if (message.do === "promise" || message.do === "nonce") return rounds.hear(page, message);
    if (message.do === "key") return page.takesKey() ? void letPlay(page, message.key) : page.junk();
    if (message.do === "sealed") return page.pass(message.text);
    if (message.do === "leave") return leave(page);
    return utter(page, message.do === "say" ? { text: message.text } : { sign: message.sign });
  }

  /** @param {Page} page @param {Hello} hello */
  function greet(page, hello) {
    if (hello.version !== version) return turnAway(page, hello, differs(hello.version, version));
    const answer = admit(room, hello, page.id, needs.random(TOKEN));
    if ("refusal" in answer) return turnAway(page, hello, answer.refusal);
    const before = answer.before === null ? undefined : pages.get(answer.before);
    if (before) dismiss(before, { key: "seat-elsewhere", args: {} });
    page.known = true;
    change(answer.room);
    welcome(page, answer.token);
    return void letPlay(page, hello.key);
  }

  /** @param {Page} page @param {Hello} hello @param {Refusal} refusal */
  function turnAway(page, { tag }, refusal) {
    dismiss(page, refusal);
    change(wasted(room, tag));
  }

  /** @param {Page} page @param {string} token */
  function welcome(page, token) {
    page.send({ do: "welcome", table: gameName(room), token, version });
    page.send(told(room, page.id));
  }

  /** Another game at the same table: the engine will get to know everybody anew. */
  function renew() {
    for (const page of known()) {
      const place = placeOf(room, page.id);
      const token = place && personAt(room, place).token;
      if (!token) continue;
      page.expel();
      void engine.ask({ kind: "guest-leave", guest: page.id });
      welcome(page, token);
    }
  }

  /** @param {Page} page */
  function leave(page) {
    forget(page, "left");
    page.close();
  }

  /** The page gets its eyes and its voice at the table, as soon as there is one. @param {Page} page @param {string} key */
  async function letPlay(page, key) {
    page.key = key;
    if (room.phase !== "playing" && room.phase !== "over") return;
    const place = placeOf(room, page.id);
    if (!place) return;
    const seat = "seat" in place ? place.seat : null;
    if (seat !== null) await seats.takeBack(seat);
    const reply = await engine.ask({ kind: "guest-join", guest: page.id, seat, key });
    // Meanwhile it may have gone, or been asked for another key.
    if (!page.known || page.key !== key) return;
    page.stranded = reply === null;
    if (reply === null) return;
    if (reply.type === "admitted") page.admit(reply.key);
    else dismiss(page, { key: "refused-by-engine", args: { why: String(reply.key) } });
  }

  /** @param {Page} page @param {{text?: string, sign?: string}} what */
  function utter(page, what) {
    const place = placeOf(room, page.id);
    if (!place) return;
    if (!page.talk.take()) return page.send({ do: "slower" });
    pass({ ...speaker(place), ...what });
  }

  /** @param {Place} place */
  function speaker(place) {
    const { name } = personAt(room, place);
    if ("seat" in place) return { from: `s${place.seat}`, seat: place.seat, name };
    return { from: room.watchers[place.watcher].id, seat: null, name };
  }

  /** @param {Uttered} said */
  function pass(said) {
    needs.onTalk(said);
    const { from, seat, name } = said;
    /** @type {FromHost} */
    const message = said.sign === undefined
      ? { do: "said", from, seat, name, text: said.text ?? "" }
      : { do: "reacted", from, seat, name, sign: said.sign };
    for (const page of known()) page.send(message);
  }

  return {
    room: () => room,
    change,
    receive,
    handOver: seats.handOver,

    /**
     * Begins the game: chance is agreed on with all who are there, then everybody gets his place.
     * @param {{game: string, seed: string | null, saved: () => Promise<unknown>}} how `seed`: a
     *   chosen one, null where all pages draw the plan; `saved`: the room has been stored as it is
     * @returns {Promise<{observation: any} | {refusal: Refusal}>}
     */
    async start({ game, seed, saved }) {
      const again = room.phase === "over";
      const plan = seats.begin(seed === null ? "pages" : "seed");
      if (again) renew();
      // Nobody gives his part before he was told where the plan will come from.
      tell();
      const outcome = await rounds.run({ game, seed, ...plan, pages: () => known().filter(sits) });
      if ("refusal" in outcome) {
        seats.unbegin();
        return outcome;
      }
      const { commitment, promises } = outcome;
      change({ ...room, phase: "playing", commitment, promises });
      await saved();
      for (const page of known()) if (page.key !== null) void letPlay(page, page.key);
      return { observation: outcome.observation };
    },

    /** The game has come to its end; those who were there may still come and look. */
    over: () => change(room.phase === "playing" ? { ...room, phase: "over" } : room),

    /** A sealed letter of the engine. @param {string} guest @param {string} sealed */
    forward: (guest, sealed) => pages.get(guest)?.send({ do: "sealed", text: sealed }),

    /** The engine was lost: what was sealed for it can't be opened by the new one. */
    engineRestarted() {
      for (const page of known()) {
        page.rekey();
        if (page.stranded && page.key !== null) void letPlay(page, page.key);
      }
    },

    /** @param {Place} place */
    async kick(place) {
      change(expel(room, place));
      if ("seat" in place && room.phase === "playing") await seats.fill(place.seat);
    },

    /** @param {{text: string} | {sign: string}} what @param {{seat: number | null}} place @returns {boolean} false: too fast */
    say(what, { seat }) {
      if (!ownTalk.take()) return false;
      pass({ from: seat === null ? "host" : `s${seat}`, seat, name: room.host, ...what });
      return true;
    },

    /** The table is closed for everybody. */
    close() {
      telling();
      for (const page of pages.values()) page.refuse({ key: "party-closed", args: {} });
      pages.clear();
      closed = true;
    },
  };

  /** @param {Page} page */
  function sits(page) {
    const place = placeOf(room, page.id);
    return place !== null && "seat" in place;
  }
}

/** @typedef {ReturnType<typeof createHost>} Host */

/** @param {string} theirs @param {string} mine @returns {Refusal} as the guest hears it */
const differs = (theirs, mine) => ({ key: "version-differs", args: { theirs, host: mine } });
