/**
 * One page of a guest as the host has it: its link, its key, and its sealed letters, of which the
 * engine gets one at a time, so that nobody's haste delays the others.
 */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Transport } from "../line/transport.js" */
/** @import { FromGuest, FromHost } from "../talk/protocol.js" */
/** @import { Refusal } from "../room/room.js" */

import { createBucket } from "../basics/bucket.js";
import { readFromGuest } from "../talk/protocol.js";
import { TALK } from "../talk/talk.js";

/** Milliseconds for a page to say who it is. */
const PATIENCE = 30_000;
/** What was said last has so long to arrive. */
const LINGER = 3000;
/** Sealed letters that may wait for the engine. */
const MOST_WAITING = 64;

/**
 * @param {{id: string, clock: Clock, makeLink: typeof import("../line/link.js").createLink, transport: Transport,
 *   ask: (sealed: string) => Promise<any>, onMessage: (page: Page, message: FromGuest) => void,
 *   onUp: (page: Page) => void, onSilent: (page: Page) => void,
 *   onDown: (page: Page, reason: string | null) => void}} needs
 *   `ask` gives a letter to the engine
 */
export function createPage({ id, clock, makeLink, transport, ask, onMessage, onUp, onSilent, onDown }) {
  /** Nothing of it is heard any more. */
  let deaf = false;
  let admitted = false;
  let rekeying = false;
  let busy = false;
  /** @type {string[]} */
  let waiting = [];
  const rekeys = createBucket(TALK, clock);

  const link = makeLink({
    role: "host",
    clock,
    onMessage(value) {
      if (deaf) return;
      const message = readFromGuest(value);
      if (message) onMessage(page, message);
      else page.junk();
    },
    onState(state, reason) {
      if (state === "up") onUp(page);
      else if (state === "silent") onSilent(page);
      else if (state === "down") {
        endPatience();
        deaf = true;
        onDown(page, reason);
      }
    },
  });
  const endPatience = clock.after(PATIENCE, () => page.known || link.close("net-silent"));

  async function drain() {
    if (busy) return;
    busy = true;
    while (admitted && !deaf && waiting.length) {
      const reply = await ask(/** @type {string} */ (waiting.shift()));
      // What the engine can't open it can't answer: the guest finds another key, and asks again.
      if (reply?.type !== "heard") page.rekey();
    }
    busy = false;
  }

  const page = {
    id,
    /** Whether it was let in, and is still welcome. */
    known: false,
    /** The engine was lost while it was to get to know this page. */
    stranded: false,
    /** The guest's, for sealing. @type {string | null} */
    key: null,
    talk: createBucket(TALK, clock),

    /** @param {FromHost} message */
    send(message) {
      if (!deaf) link.send(message);
    },

    /** A sealed letter to the engine. @param {string} text */
    pass(text) {
      // Sealed for an engine that is no longer there.
      if (!admitted) return;
      if (waiting.length >= MOST_WAITING) return link.close("net-flood");
      waiting.push(text);
      void drain();
    },

    /** The engine knows this page. @param {string} key the engine's */
    admit(key) {
      admitted = true;
      page.send({ do: "admitted", key });
    },

    /** The engine is about to forget this page, which will be let in again. */
    expel() {
      waiting = [];
      admitted = false;
    },

    /** The engine doesn't know this page any more. */
    rekey() {
      waiting = [];
      // Before it is let in there is nothing sealed, and the key that it has will do.
      if (!admitted) return;
      admitted = false;
      rekeying = true;
      page.key = null;
      page.send({ do: "rekey" });
    },

    /** Begins anew with another key, if that is welcome: it was asked for one, or has lost the thread. */
    takesKey() {
      const wanted = rekeying || rekeys.take();
      rekeying = false;
      page.expel();
      return wanted;
    },

    /** What it sends is none of the messages there are. */
    junk: () => link.close("net-junk"),

    /** @param {Refusal} refusal the last thing that it hears */
    refuse({ key, args }) {
      if (deaf) return;
      page.send({ do: "refused", key, args });
      deaf = true;
      clock.after(LINGER, () => link.close(key));
    },

    close: () => link.close(),
  };
  link.attach(transport);
  return page;
}

/** @typedef {ReturnType<typeof createPage>} Page */
