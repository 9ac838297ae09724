/**
 * The host's side of a table of friends: lets pages in, tells everybody how the room stands, passes
 * sealed letters between guests and the engine, and never reads them. The room itself is a value
 * (room.js); what it becomes is decided there.
 */

/** @import { HostNeeds } from "./types.js" */
/** @import { Transport } from "../line/transport.js" */
/** @import { Page } from "./page.js" */
/** @import { FromGuest } from "../talk/protocol.js" */
/** @import { Place, Refusal, Room } from "../room/room.js" */

import { createAgreeing } from "./agreeing.js";
import { createCrowd } from "./crowd.js";
import { createDoor } from "./door.js";
import { createPage } from "./page.js";
import { createSeats } from "./seats.js";
import { createRounds } from "./round.js";
import { createSucceeding } from "./succeeding.js";
import { createTalking } from "./talking.js";
import { gatheredAnew, isAwaited, seatedAnew } from "../room/heirs.js";
import { expel, placeOf, present, rename, told } from "../room/room.js";

/** Changes of the room within so many milliseconds are told at once. */
const TELL = 20;

/** @param {HostNeeds} needs */
export function createHost(needs) {
  const { clock, engine } = needs;
  const crowd = createCrowd();
  const rounds = createRounds({ clock, engine, digest: needs.digest });
  const { room, isClosed, change, tell, close } = createOpenRoom(needs, { crowd, onChange: follow });
  const seats = createSeats({ needs, room, change });
  const door = createDoor({ needs, crowd, room, change, takeBack: seats.takeBack, onLost: rounds.lost });
  const talking = createTalking({ needs, room, crowd });
  const agreeing = createAgreeing({ needs, room, change });
  const succeeding = createSucceeding({ needs, room, change });
  const hear = createHearing({ door, rounds, talking, agreeing, succeeding, room, change });
  const receive = createReception(needs, { crowd, door, room, isClosed, change, hear });

  /** The room has changed. */
  function follow() {
    door.clear();
    agreeing.follow();
    succeeding.follow();
  }

  /** @param {Page} page */
  function sits(page) {
    const place = placeOf(room(), page.id);
    return place !== null && "seat" in place;
  }

  agreeing.follow();

  return {
    room,
    change,
    receive,
    handOver: seats.handOver,
    agree: agreeing.wish,
    succeed: succeeding.wish,

    /** There is another engine. */
    engineRestarted() {
      door.engineRestarted();
      agreeing.again();
      succeeding.again();
    },

    say: talking.say,
    remark: talking.remark,

    /**
     * Begins the game: chance is agreed on with all who are there, then everybody gets his place.
     * @param {{game: string, seed: string | null, plan?: string | null, saved: () => Promise<unknown>}} how `seed`: a
     *   chosen one; `plan`: one that the host has brought; without either all pages draw it; `saved`: the room has been stored as it is
     * @returns {Promise<{observation: any} | {refusal: Refusal}>}
     */
    async start({ game, seed, plan = null, saved }) {
      const again = room().phase === "over";
      await agreeing.close();
      if (again) change(seatedAnew(room(), needs.fitted(room())));
      // What somebody at the table has drawn is played before what the host has brought.
      const handed = room().drawer !== null;
      const begun = seats.begin(handed || plan !== null ? "text" : seed === null ? "pages" : "seed");
      if (again) door.renew();
      // Nobody gives his part before he was told where the plan will come from.
      tell();
      const outcome = await rounds.run({ game, seed: handed ? null : seed, plan: handed ? null : plan, handed, ...begun, pages: () => crowd.known().filter(sits) });
      if ("refusal" in outcome) {
        // Where nothing can be stored, what was drawn went with the engine that it had been handed to.
        if (outcome.refusal.key === "next-not-drawn") change({ ...room(), drawer: null });
        seats.unbegin();
        return outcome;
      }
      const { commitment, promises } = outcome;
      change({ ...room(), phase: "playing", commitment, promises });
      await saved();
      door.letAllPlay();
      return { observation: outcome.observation };
    },

    /** After a game everybody comes back to where rules and seats are agreed on (Rule T-3). @returns {boolean} false: it is not the time for it */
    gather() {
      if (room().phase !== "over" || isAwaited(room().next?.told ?? null)) return false;
      change(gatheredAnew(room(), needs.fitted(room())));
      door.renew();
      return true;
    },

    /** The game has come to its end; those who were there may still come and look. */
    over: () => change(room().phase === "playing" ? { ...room(), phase: "over" } : room()),

    /** A sealed letter of the engine. @param {string} guest @param {string} sealed */
    forward: (guest, sealed) => crowd.get(guest)?.send({ do: "sealed", text: sealed }),

    /** @param {Place} place */
    async kick(place) {
      change(expel(room(), place));
      if ("seat" in place && room().phase === "playing") await seats.fill(place.seat);
    },

    /** The table is closed for everybody. */
    close,
  };
}

/** @typedef {ReturnType<typeof createHost>} Host */

/**
 * What becomes of a guest's message.
 * @param {{door: ReturnType<typeof createDoor>, rounds: ReturnType<typeof createRounds>, talking: ReturnType<typeof createTalking>,
 *   agreeing: ReturnType<typeof createAgreeing>, succeeding: ReturnType<typeof createSucceeding>, room: () => Room, change: (room: Room) => void}} host
 */
function createHearing({ door, rounds, talking, agreeing, succeeding, room, change }) {
  /** @param {Page} page */
  function leave(page) {
    door.forget(page, "left");
    page.close();
  }

  /** @param {Page} page @param {FromGuest} message */
  return function hear(page, message) {
    if (message.do === "stranger") return door.estrange(page, message);
    if (message.do === "hello") return page.known ? page.junk() : door.greet(page, message);
    if (!page.known) return page.junk();
    if (message.do === "name") return change(rename(room(), page.id, message.name));
    if (message.do === "promise" || message.do === "nonce") return rounds.hear(page, message);
    if (message.do === "key") return page.takesKey() ? void door.letPlay(page, message.key) : page.junk();
    if (message.do === "sealed") return page.pass(message.text);
    if (message.do === "leave") return leave(page);
    if (message.do === "succeed") return void succeeding.hear(page, message);
    if (message.do === "propose" || message.do === "vote" || message.do === "withdraw") return void agreeing.hear(page, message);
    return talking.utter(page, message.do === "say" ? { text: message.text } : { sign: message.sign });
  };
}

/**
 * The room as it stands, of which everybody is told, changes that come together at once.
 * @param {HostNeeds} needs
 * @param {{crowd: import("./crowd.js").Crowd, onChange: () => void}} host
 */
function createOpenRoom({ clock, onRoom, room: first }, { crowd, onChange }) {
  let room = first;
  let closed = false;
  let stop = () => {};
  let due = false;

  function tell() {
    due = false;
    crowd.tell((page) => told(room, page.id));
  }

  return {
    room: () => room,
    isClosed: () => closed,
    tell,

    /** @param {Room} next */
    change(next) {
      if (next === room || closed) return;
      room = next;
      onRoom(room);
      onChange();
      if (due) return;
      due = true;
      stop = clock.after(TELL, tell);
    },

    close() {
      stop();
      crowd.close();
      closed = true;
    },
  };
}

/**
 * @param {HostNeeds} needs
 * @param {{crowd: import("./crowd.js").Crowd, door: ReturnType<typeof createDoor>, room: () => Room,
 *   isClosed: () => boolean, change: (room: Room) => void, hear: (page: Page, message: FromGuest) => void}} host
 */
function createReception({ clock, engine, makeLink, random }, { crowd, door, room, isClosed, change, hear }) {
  /** @param {Transport} transport a way to a page of which nothing is known yet */
  return function receive(transport) {
    if (isClosed()) return transport.close();
    const id = `g${random(9)}`;
    crowd.add(createPage({
      id, clock, makeLink, transport, ask: (sealed) => engine.ask({ kind: "guest", guest: id, sealed }),
      onMessage: hear,
      onUp: (page) => page.known && change(present(room(), id, "connected")),
      onSilent: () => change(present(room(), id, "away")),
      onDown(page, reason) {
        door.forget(page, reason === "party-left" ? "left" : "away");
        // The page behind it was loaded again, and speaks on the same transport.
        if (reason === "net-renewed") receive(transport);
      },
    }));
    return undefined;
  };
}
