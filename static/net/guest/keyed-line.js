/**
 * A guest's link to its host, and its key for the host's engine. Every transport brings a link of its
 * own, and every link a key; a key can be changed on the same link, too.
 */

/** @import { Link, LinkState } from "../line/link.js" */
/** @import { Transport } from "../line/transport.js" */
/** @import { FromGuest } from "../talk/protocol.js" */
/** @import { Seal } from "../fair/seal.js" */
/** @import { GuestNeeds } from "./types.js" */

/**
 * @param {Pick<GuestNeeds, "clock" | "makeLink" | "makeSeal"> & {
 *   hello: (publicKey: string) => FromGuest, isEnded: () => boolean, onAnew: () => void,
 *   onMessage: (value: unknown) => void,
 *   onState: (now: LinkState, reason: string | null, transport: Transport) => void,
 * }} needs `hello`: what is said first; `onAnew`: what was sealed with the key before is void
 */
export function createKeyedLine({ clock, makeLink, makeSeal, hello, isEnded, onAnew, onMessage, onState }) {
  /** @type {Link | null} */
  let link = null;
  /** Counts the keys that were made; whatever belongs to an earlier one is dropped. */
  let turn = 0;
  /** @type {Seal | null} */
  let seal = null;

  /** @param {FromGuest} message */
  const send = (message) => void link?.send(message);

  /** No more of this link; its own end is no news then. @returns {Link | null} */
  function release() {
    const old = link;
    link = null;
    return old;
  }

  return {
    send,
    release,
    state: () => link?.state,

    /** @param {string} reason which is told to the other side, and comes back as the link's end */
    close: (reason) => void link?.close(reason),

    /** @returns {() => boolean} whether the key is still the same */
    sameKey() {
      const mine = turn;
      return () => mine === turn;
    },

    /** @param {string} key the engine's */
    boxWith: (key) => seal?.with(key, "guest") ?? null,

    /** @param {Transport} transport an open one to the host's page */
    async connect(transport) {
      const mine = (turn += 1);
      onAnew();
      release()?.close();
      const fresh = await makeSeal();
      if (mine !== turn || isEnded()) return transport.close();
      seal = fresh;
      const own = makeLink({
        role: "guest",
        clock,
        onMessage: (value) => own === link && onMessage(value),
        onState: (now, reason) => own === link && onState(now, reason, transport),
      });
      link = own;
      own.send(hello(fresh.publicKey));
      own.attach(transport);
      return undefined;
    },

    /** Another key on the same link. */
    async rekey() {
      const mine = (turn += 1);
      onAnew();
      const fresh = await makeSeal();
      if (mine !== turn) return;
      seal = fresh;
      send({ do: "key", key: fresh.publicKey });
    },

    /** Nothing more comes, or goes. */
    end() {
      turn += 1;
      release()?.close();
    },
  };
}

/** @typedef {ReturnType<typeof createKeyedLine>} KeyedLine */
