/**
 * What a link has received: frames in any order, each perhaps more than once, become messages, each once and in
 * order. What may wait here is bounded, in frames ahead of their turn and in the size of a message.
 */

/**
 * @typedef {{seq: number, more: boolean, piece: string}} Piece
 * @typedef {Record<string, any>} Message a JSON object
 */

/** @param {{window: number, message: number}} limits frames ahead of their turn; characters of a message */
export function createInbox({ window, message }) {
  let received = 0;
  /** @type {Map<number, Piece>} */
  const early = new Map();
  /** Of the message that is under way. @type {string[]} */
  let pieces = [];
  let size = 0;

  return {
    /** @returns {number} the last frame up to which all were received */
    received: () => received,
    /** @returns {number} frames that wait for an earlier one */
    waiting: () => early.size,

    /** @param {Piece} frame @returns {"next" | "early" | "again" | "junk"} */
    put(frame) {
      if (frame.seq <= received) return "again";
      if (frame.seq > received + window) return "junk";
      if (early.has(frame.seq)) return "again";
      early.set(frame.seq, frame);
      return frame.seq === received + 1 ? "next" : "early";
    },

    /** @returns {Message | "junk" | null} the next message that is complete, null when there is none */
    take() {
      for (let frame = early.get(received + 1); frame; frame = early.get(received + 1)) {
        early.delete(frame.seq);
        received = frame.seq;
        size += frame.piece.length;
        if (size > message) return "junk";
        pieces.push(frame.piece);
        if (frame.more) continue;
        const text = pieces.join("");
        pieces = [];
        size = 0;
        return parsed(text) ?? "junk";
      }
      return null;
    },
  };
}

/** @param {string} text @returns {Message | null} null unless it is a JSON object */
function parsed(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return typeof value === "object" && !Array.isArray(value) ? value : null;
}
