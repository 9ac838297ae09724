/** What carries texts between two pages, whatever it is made of. */

/**
 * @typedef {"open" | "lost" | "closed"} Carriage `lost` may come back, `closed` never does
 * @typedef {{kind: string, readonly state: Carriage, send(text: string): void, close(): void,
 *   buffered(): number, restart(): void, onText: (text: string) => void,
 *   onState: (state: Carriage) => void}} Transport
 *   Whoever is given one finds it open and assigns `onText` and `onState`. What is sent while it is
 *   lost is dropped; `buffered`: bytes that wait to be sent; `restart`: take another way than the
 *   one that is silent, if there is one. Whoever closes it himself is not told that it is closed.
 */

/** A text that a transport carries has so many bytes at most, in UTF-8. */
export const MOST_TEXT = 16 * 1024;
/** Texts that are kept for one who has not yet assigned `onText`. */
const MOST_EARLY = 64;

/**
 * The near end of a transport; what lies below says what it hears and how it stands.
 * @param {string} kind
 * @param {{send(text: string): void, close(): void, buffered(): number, restart?(): void}} below
 *   is asked to send only while the transport is open, and to close only once
 */
export function createEnd(kind, below) {
  /** @type {Carriage} */
  let state = "open";
  /** @type {((text: string) => void) | null} */
  let onText = null;
  /** @type {((state: Carriage) => void) | null} */
  let onState = null;
  /** @type {string[]} */
  let early = [];

  /** @param {Carriage} next */
  function turn(next) {
    if (state === next || state === "closed") return;
    state = next;
    if (next === "closed") below.close();
    onState?.(next);
  }

  /** @type {Transport} */
  const transport = {
    kind,
    get state() {
      return state;
    },
    send(text) {
      if (state === "open") below.send(text);
    },
    close() {
      if (state === "closed") return;
      state = "closed";
      below.close();
    },
    buffered: () => (state === "open" ? below.buffered() : 0),
    restart() {
      if (state !== "closed") below.restart?.();
    },
    get onText() {
      return onText ?? (() => {});
    },
    set onText(listener) {
      onText = listener;
      for (const text of early.splice(0)) listener(text);
    },
    get onState() {
      return onState ?? (() => {});
    },
    set onState(listener) {
      onState = listener;
      if (state !== "open") listener(state);
    },
  };

  return {
    transport,
    turn,
    /** @param {string} text */
    hear(text) {
      if (state === "closed") return;
      if (onText) onText(text);
      else if (early.length < MOST_EARLY) early.push(text);
    },
  };
}
