/** One page of a guest as the host has it: its link, its key, and its sealed letters. */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Transport } from "../line/transport.js" */
/** @import { FromGuest, FromHost } from "../talk/protocol.js" */
/** @import { Refusal } from "../room/room.js" */

import { createBucket } from "../basics/bucket.js";
import { readFromGuest } from "../talk/protocol.js";
import { TALK } from "../talk/talk.js";
import { createSealedQueue } from "./sealed-queue.js";

/** Milliseconds for a page to say who it is. */
const PATIENCE = 30_000;
/** What was said last has so long to arrive. */
const LINGER = 3000;

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
  let rekeying = false;
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

  const letters = createSealedQueue({
    ask,
    isDeaf: () => deaf,
    onFlood: () => link.close("net-flood"),
    onStrange: () => page.rekey(),
  });

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

    /** A sealed letter to the engine. */
    pass: letters.pass,

    /** The engine knows this page. @param {string} key the engine's */
    admit(key) {
      letters.admit();
      page.send({ do: "admitted", key });
    },

    /** The engine is about to forget this page, which will be let in again. */
    expel: letters.expel,

    /** The engine doesn't know this page any more. */
    rekey() {
      // Before it is let in there is nothing sealed, and the key that it has will do.
      if (!letters.isAdmitted()) return;
      letters.expel();
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
