/**
 * A guest's side of a table of friends: says who it is, gives its part to chance, asks the host's
 * engine under seal, and remembers what it was told. It comes back with its token over any number of
 * transports.
 */

/** @import { Link } from "../line/link.js" */
/** @import { Transport } from "../line/transport.js" */
/** @import { GuestNeeds, GuestState } from "./types.js" */
/** @import { Witness } from "./witness.js" */
/** @import { FromGuest, FromHost, RoomTold } from "../talk/protocol.js" */
/** @import { Refusal } from "../room/room.js" */
/** @import { Seal } from "../fair/seal.js" */

import { createBucket } from "../basics/bucket.js";
import { createCalls } from "./calls.js";
import { createChance } from "./chance.js";
import { createWitness } from "./witness.js";
import { PROTOCOL, readFromHost, REFUSALS } from "../talk/protocol.js";
import { TALK } from "../talk/talk.js";

/** What was said last has so long to arrive. */
const LINGER = 3000;
/** Letters in all that may turn out not to be the engine's. */
const MOST_BROKEN = 3;

/** @param {GuestNeeds} needs */
export function createGuest(needs) {
  const { clock, memory, version } = needs;
  /** @type {GuestState} */
  let state = {
    connection: "joining", room: null, table: needs.before?.table ?? null, refusal: null,
    joint: Boolean(needs.before?.nonce), rewritten: Boolean(needs.before?.rewritten),
  };
  let token = needs.before?.token || null;
  /** @type {Link | null} */
  let link = null;
  /** Counts the keys that were made; whatever belongs to an earlier one is dropped. */
  let turn = 0;
  /** @type {Seal | null} */
  let seal = null;
  /** @type {Witness | null} */
  let witness = needs.before ? createWitness({ memory, table: needs.before.table, before: needs.before, onRewritten }) : null;
  /** The version of the game that this page has seen; null: none yet. @type {number | null} */
  let seen = null;
  /** The page has been shown the game. */
  let entered = false;
  /** Since it was let in it has seen the whole game; what is told before that is part of it. */
  let current = false;
  let broken = 0;
  const talk = createBucket(TALK, clock);
  const chance = createChance({ digest: needs.digest, nonce: needs.nonce, send });
  const calls = createCalls({
    send: (text) => send({ do: "sealed", text }),
    onSeen(observation, move) {
      seen = observation.version;
      if (observation.over) chance.over();
      witness?.saw(observation, move);
    },
    onPush: (observation) => current && needs.onTable(observation, "hear"),
    onOlder: () => needs.onTrouble({ key: "game-older", args: {} }),
    onBroken() {
      broken += 1;
      // Both sides begin anew with fresh keys; but not for ever.
      if (broken > MOST_BROKEN) lose("seal-broken");
      else void rekey();
    },
  });

  /** @param {Partial<GuestState>} next */
  function change(next) {
    if (state.connection === "ended" && next.connection !== undefined) return;
    state = { ...state, ...next };
    needs.onChange(state);
  }

  function onRewritten() {
    if (!state.rewritten) change({ rewritten: true });
  }

  /** @param {FromGuest} message */
  function send(message) {
    link?.send(message);
  }

  /** Something came that an honest host doesn't send. @param {string} key */
  function lose(key) {
    link?.close("net-junk");
    needs.onTrouble({ key, args: {} });
  }

  /** The link's own end is no news then. @param {string} [reason] */
  function drop(reason) {
    const old = link;
    link = null;
    old?.close(reason);
  }

  /** @param {Refusal} refusal */
  function end(refusal) {
    change({ connection: "ended", refusal });
    calls.end();
    turn += 1;
    drop();
  }

  function shut() {
    current = false;
    calls.shut();
    witness?.lost();
  }

  /** @param {Transport} transport an open one to the host's page */
  async function connect(transport) {
    const mine = (turn += 1);
    shut();
    drop();
    const fresh = await needs.makeSeal();
    if (mine !== turn || state.connection === "ended") return transport.close();
    seal = fresh;
    const own = needs.makeLink({
      role: "guest",
      clock,
      onMessage: (value) => own === link && receive(value),
      onState(now, reason) {
        if (own !== link) return;
        if (now !== "down") change({ connection: now === "silent" ? "silent" : state.room ? "up" : "joining" });
        else if (reason === "net-renewed") void connect(transport);
        else if (reason === "net-version") end({ key: "version-differs", args: { theirs: version, host: "?" } });
        else if (reason !== null && REFUSALS.includes(reason)) end(state.refusal ?? { key: reason, args: {} });
        else change({ connection: "lost" });
      },
    });
    link = own;
    const { name, tag, watch } = needs.who();
    own.send({ do: "hello", protocol: PROTOCOL, version, name, token, tag, key: fresh.publicKey, watch });
    own.attach(transport);
    return undefined;
  }

  /** @param {unknown} value */
  function receive(value) {
    const message = readFromHost(value);
    if (message) hear(message);
    else lose("host-strange");
  }

  /** @param {FromHost} message */
  function hear(message) {
    switch (message.do) {
      case "welcome": return welcome(message);
      case "refused": return end({ key: message.key, args: message.args });
      case "room": return enter(message);
      case "gather": return state.room?.phase === "starting" || state.room?.phase === "gathering" ? void chance.gather(message.round) : undefined;
      case "round": return state.room ? chance.reveal({ ...message, origin: state.room.origin }) : undefined;
      case "opened": return void chance.opened(message.round, message.nonces).then(agree);
      case "admitted": return void admitted(message.key);
      case "rekey": return void rekey();
      case "sealed": return void calls.hear(message.text);
      case "slower": return needs.onTrouble({ key: "talk-too-fast", args: {} });
      default: return heard(message);
    }
  }

  /** @param {Extract<FromHost, {do: "welcome"}>} message */
  function welcome({ table, token: given }) {
    if (witness === null || table !== state.table || given !== token) {
      // Another game, or a seat that this page did not have before.
      shut();
      token = given;
      seen = null;
      entered = false;
      witness = createWitness({ memory, table, before: null, onRewritten });
    }
    void memory.keepMembership(table, { token, name: needs.who().name, version });
    change(table === state.table ? {} : { table, joint: false, rewritten: false });
  }

  /** @param {RoomTold} room */
  function enter(room) {
    const first = state.room === null;
    if (room.phase !== "gathering" && room.phase !== "starting" && room.commitment !== null) {
      witness?.promised({ commitment: room.commitment, promises: room.promises, origin: room.origin, nonce: null, spoilt: 0 });
    }
    if (first && state.table) void memory.keepMembership(state.table, { by: room.host });
    // Whatever is told later: what was told before the game is what counts.
    change({ room: { ...room, origin: witness?.origin() ?? room.origin }, connection: link?.state === "silent" ? "silent" : "up" });
  }

  /** @param {import("./chance.js").Agreement | null} agreement */
  function agree(agreement) {
    if (agreement === null) return needs.onTrouble({ key: "chance-strange", args: {} });
    witness?.promised(agreement);
    return change({ joint: true });
  }

  /** The engine knows this page: it may look and ask. @param {string} key the engine's */
  function admitted(key) {
    if (!seal) return undefined;
    calls.open(seal.with(key, "guest").catch(() => {
      lose("seal-broken");
      return null;
    }));
    return look();
  }

  /** The whole game as the engine has it now: what it tells otherwise than before is noticed. */
  async function look() {
    const mine = turn;
    const known = entered ? seen : null;
    const reply = await calls.request({ type: "observe", eyes: state.room?.mine ?? null, since: 0 });
    if (mine !== turn || reply.type !== "observation") return;
    current = true;
    const older = known !== null && reply.version < known;
    if (older) needs.onTrouble({ key: "game-older", args: {} });
    needs.onTable(reply, entered && !older ? "hear" : "enter");
    entered = true;
  }

  async function rekey() {
    const mine = (turn += 1);
    shut();
    const fresh = await needs.makeSeal();
    if (mine !== turn) return;
    seal = fresh;
    send({ do: "key", key: fresh.publicKey });
  }

  /** @param {Extract<FromHost, {do: "said" | "reacted"}>} message */
  function heard(message) {
    const { mine, watcher } = state.room ?? { mine: null, watcher: null };
    const own = mine === null ? watcher : `s${mine}`;
    const { seat, name } = message;
    const what = message.do === "said" ? { text: message.text } : { sign: message.sign };
    needs.onTalk({ from: message.from === own ? "me" : message.from, seat, name, ...what });
  }

  return {
    state: () => state,
    connect,
    request: calls.request,

    /** Nobody is there any more; another transport may bring it back. */
    lost: () => change({ connection: "lost" }),

    /** @param {string} name */
    rename: (name) => send({ do: "name", name }),

    /** @param {{text: string} | {sign: string}} what @returns {boolean} false: too fast */
    say(what) {
      if (!talk.take()) return false;
      send("text" in what ? { do: "say", text: what.text } : { do: "react", sign: what.sign });
      return true;
    },

    /** For good. */
    leave() {
      send({ do: "leave" });
      const old = link;
      link = null;
      end({ key: "party-left", args: {} });
      // The host ends the link when it has heard it.
      clock.after(LINGER, () => old?.close("party-left"));
    },

    /** The page goes; its seat stays. */
    close() {
      calls.end();
      turn += 1;
      drop();
    },
  };
}

/** @typedef {ReturnType<typeof createGuest>} Guest */
