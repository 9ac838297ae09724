/** What the host tells a guest's page, and what the page makes of it. */

/** @import { FromHost, RoomTold } from "../talk/protocol.js" */
/** @import { Refusal } from "../room/room.js" */
/** @import { GuestGame } from "./game.js" */
/** @import { KeyedLine } from "./keyed-line.js" */
/** @import { GuestStanding } from "./state.js" */
/** @import { GuestNeeds } from "./types.js" */

import { readFromHost } from "../talk/protocol.js";
import { LEADS } from "../talk/talk.js";

/**
 * @param {{
 *   needs: GuestNeeds, standing: GuestStanding, game: GuestGame, line: KeyedLine,
 *   calls: ReturnType<typeof import("./calls.js").createCalls>, chance: ReturnType<typeof import("./chance.js").createChance>,
 *   agreeing: ReturnType<typeof import("./agreeing.js").createAgreeing>,
 *   end: (refusal: Refusal) => void, lose: (key: string) => void, shut: () => void,
 * }} guest `lose`: something came that an honest host doesn't send
 */
export function createFromHost({ needs, standing, game, line, calls, chance, agreeing, end, lose, shut }) {
  const { memory, version } = needs;
  let token = needs.before?.token || null;

  /** @param {FromHost} message */
  function hear(message) {
    const { room } = standing.get();
    switch (message.do) {
      case "welcome": return welcome(message);
      case "refused": return end({ key: message.key, args: message.args });
      case "room": return enter(message);
      case "gather": return room?.phase === "starting" || room?.phase === "gathering" ? void chance.gather(message.round) : undefined;
      case "round": return room ? chance.reveal({ ...message, origin: room.origin, led: room.led }) : undefined;
      case "opened": return void chance.opened(message.round, message.nonces).then(agree);
      case "admitted": return void admitted(message.key);
      case "answered": return agreeing.answered(message);
      case "rekey": return void line.rekey();
      case "sealed": return void calls.hear(message.text);
      case "remark": return needs.onTalk({ from: LEADS, seat: null, name: message.name, text: message.text, to: message.to });
      case "slower": return needs.onTrouble({ key: "talk-too-fast", args: {} });
      default: return heard(message);
    }
  }

  /** @param {Extract<FromHost, {do: "welcome"}>} message */
  function welcome({ table, token: given }) {
    const { table: before } = standing.get();
    if (!game.isKnown() || table !== before || given !== token) {
      shut();
      token = given;
      game.anew(table);
    }
    void memory.keepMembership(table, { token, name: needs.who().name, version });
    standing.change(table === before ? {} : { table, joint: false, rewritten: false });
  }

  /** @param {RoomTold} room */
  function enter(room) {
    const { room: before, table } = standing.get();
    if (room.phase !== "gathering" && room.phase !== "starting" && room.commitment !== null) {
      game.promised({ commitment: room.commitment, promises: room.promises, origin: room.origin, led: room.led, nonce: null, spoilt: 0 });
    }
    if (before === null && table) void memory.keepMembership(table, { by: room.host });
    // Whatever is told later: what was told before the game is what counts.
    standing.change({ room: { ...room, ...game.told() }, connection: line.state() === "silent" ? "silent" : "up" });
  }

  /** @param {import("./chance.js").Agreement | null} agreement */
  function agree(agreement) {
    if (agreement === null) return needs.onTrouble({ key: "chance-strange", args: {} });
    game.promised(agreement);
    return standing.change({ joint: true });
  }

  /** The engine knows this page: it may look and ask. @param {string} key the engine's */
  function admitted(key) {
    const box = line.boxWith(key);
    if (!box) return undefined;
    calls.open(box.catch(() => {
      lose("seal-broken");
      return null;
    }));
    const eyes = standing.get().room?.mine ?? null;
    return game.look(() => calls.request({ type: "observe", eyes, since: 0 }), line.sameKey());
  }

  /** @param {Extract<FromHost, {do: "said" | "reacted"}>} message */
  function heard(message) {
    const { mine, watcher } = standing.get().room ?? { mine: null, watcher: null };
    const own = mine === null ? watcher : `s${mine}`;
    const { seat, name } = message;
    const what = message.do === "said" ? { text: message.text } : { sign: message.sign };
    needs.onTalk({ from: message.from === own ? "me" : message.from, seat, name, ...what });
  }

  return {
    token: () => token,

    /** @param {unknown} value */
    receive(value) {
      const message = readFromHost(value);
      if (message) hear(message);
      else lose("host-strange");
    },
  };
}
