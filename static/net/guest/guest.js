/**
 * A guest's side of a table of friends: says who it is, gives its part to chance, asks the host's
 * engine under seal, and remembers what it was told. It comes back with its token over any number of
 * transports.
 */

/** @import { LinkState } from "../line/link.js" */
/** @import { Transport } from "../line/transport.js" */
/** @import { GuestNeeds } from "./types.js" */
/** @import { Refusal } from "../room/room.js" */

import { createAgreeing } from "./agreeing.js";
import { createBucket } from "../basics/bucket.js";
import { createCalls } from "./calls.js";
import { createChance } from "./chance.js";
import { createGuestGame } from "./game.js";
import { createKeyedLine } from "./keyed-line.js";
import { createGuestState } from "./state.js";
import { createFromHost } from "./from-host.js";
import { PROTOCOL, REFUSALS } from "../talk/protocol.js";
import { TALK } from "../talk/talk.js";

/** What was said last has so long to arrive. */
const LINGER = 3000;
/** Letters in all that may turn out not to be the engine's. */
const MOST_BROKEN = 3;

/** @param {GuestNeeds} needs */
export function createGuest(needs) {
  const { clock, version } = needs;
  const standing = createGuestState(needs);
  let broken = 0;
  const talk = createBucket(TALK, clock);
  const onOlder = () => needs.onTrouble({ key: "game-older", args: {} });
  const game = createGuestGame({
    ...needs, onOlder, onRewritten: () => standing.get().rewritten || standing.change({ rewritten: true }),
  });
  const line = createKeyedLine({
    ...needs, onAnew: shut, onMessage: (value) => host.receive(value), onState: follow,
    isEnded: () => standing.get().connection === "ended",
    hello: (key) => ({ do: "hello", protocol: PROTOCOL, version, token: host.token(), key, ...needs.who() }),
  });
  const chance = createChance({ digest: needs.digest, nonce: needs.nonce, send: line.send });
  const agreeing = createAgreeing({ send: line.send });
  const calls = createCalls({
    send: (text) => line.send({ do: "sealed", text }),
    onSeen(observation, move) {
      if (observation.over) chance.over();
      game.saw(observation, move);
    },
    onPush: game.push,
    onOlder,
    onBroken() {
      broken += 1;
      // Both sides begin anew with fresh keys; but not for ever.
      if (broken > MOST_BROKEN) lose("seal-broken");
      else void line.rekey();
    },
  });
  const host = createFromHost({ needs, standing, game, line, calls, chance, agreeing, end, lose, shut });

  /** @param {LinkState} now @param {string | null} reason @param {Transport} transport */
  function follow(now, reason, transport) {
    const { room, refusal } = standing.get();
    if (now !== "down") standing.change({ connection: now === "silent" ? "silent" : room ? "up" : "joining" });
    else if (reason === "net-renewed") void line.connect(transport);
    else if (reason === "net-version") end({ key: "version-differs", args: { theirs: version, host: "?" } });
    else if (reason !== null && REFUSALS.includes(reason)) end(refusal ?? { key: reason, args: {} });
    else standing.change({ connection: "lost" });
  }

  function shut() {
    calls.shut();
    game.shut();
    agreeing.shut();
  }

  /** Something came that an honest host doesn't send. @param {string} key */
  function lose(key) {
    line.close("net-junk");
    needs.onTrouble({ key, args: {} });
  }

  /** @param {Refusal} refusal */
  function end(refusal) {
    standing.change({ connection: "ended", refusal });
    calls.end();
    agreeing.shut();
    line.end();
  }

  return {
    state: standing.get,
    connect: line.connect,
    request: calls.request,
    agree: agreeing.ask,

    /** Nobody is there any more; another transport may bring it back. */
    lost: () => standing.change({ connection: "lost" }),

    /** @param {string} name */
    rename: (name) => line.send({ do: "name", name }),

    /** @param {{text: string} | {sign: string}} what @returns {boolean} false: too fast */
    say(what) {
      if (!talk.take()) return false;
      line.send("text" in what ? { do: "say", text: what.text } : { do: "react", sign: what.sign });
      return true;
    },

    /** For good. */
    leave() {
      line.send({ do: "leave" });
      const old = line.release();
      end({ key: "party-left", args: {} });
      // The host ends the link when it has heard it.
      clock.after(LINGER, () => old?.close("party-left"));
    },

    /** The page goes; its seat stays. */
    close() {
      calls.end();
      line.end();
    },
  };
}

/** @typedef {ReturnType<typeof createGuest>} Guest */
