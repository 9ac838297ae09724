/** What the frames that come mean to a link. */

/** @import { Clock } from "../basics/clock.js" */
/** @import { Message, Piece } from "./inbox.js" */
/** @import { Parts, Standing } from "./link.js" */
/** @import { Frame } from "./parcels.js" */

import { readFrame, VERSION } from "./parcels.js";

/**
 * @param {{link: Standing, parts: Parts, clock: Clock, onMessage: (value: Message) => void}} needs
 * @returns {(text: string) => void} hears a frame as text
 */
export function createIncoming({ link, parts, clock, onMessage }) {
  const { guest, judge, inbox, outbox, voice, sender, watch } = parts;

  /** @param {string} text */
  function hear(text) {
    if (judge && !judge.take()) return link.end("net-flood");
    const frame = readFrame(text);
    if (frame === null) return link.end("net-junk");
    if (frame.kind === "greet" && frame.version !== VERSION) {
      voice.name ??= frame.link;
      return link.end("net-version");
    }
    if (frame.link === voice.name || meet(frame)) heed(frame);
    return undefined;
  }

  /**
   * A frame under another name. Only a greeting counts, and only to a host: all else is an older link's.
   * @param {Frame} frame @returns {boolean} whether it is to be heeded
   */
  function meet(frame) {
    if (guest || frame.kind !== "greet") return false;
    const fresh = frame.got === 0 && frame.settled === 0;
    const blank = inbox.received() === 0 && outbox.confirmed() === 0;
    if (fresh && blank) {
      voice.name = frame.link;
      sender.stop();
      return true;
    }
    if (fresh && !link.met) link.end("net-renewed", "kept");
    else if (!fresh && (blank || !link.met)) voice.say({ kind: "unknown", link: frame.link });
    return false;
  }

  /** @param {Frame} frame one of this link */
  function heed(frame) {
    if (frame.kind === "end") return link.end(frame.reason, "told");
    if (frame.kind === "unknown") return guest ? link.end("net-renewed", "kept") : link.end("net-junk");
    if (frame.kind === "greet" && frame.settled > inbox.received()) return link.end("net-junk");
    const news = outbox.confirm(frame.got, clock.now());
    if (news === "junk") return link.end("net-junk");
    watch.heard();
    voice.open = true;
    link.met = true;
    if (news !== "nothing") {
      watch.confirmed();
      sender.progress(news === "hole");
    }
    if (frame.kind === "greet") voice.tell("welcome");
    if (frame.kind === "ask") voice.tell("answer");
    sender.settle();
    link.show("up");
    // Whoever was told that may have ended the link.
    if (frame.kind === "data" && !link.over) receive(frame);
    return sender.pump();
  }

  /** @param {Piece} frame */
  function receive(frame) {
    const place = inbox.put(frame);
    if (place === "junk") return link.end("net-junk");
    // Before anything is delivered: it counts as received even if whoever hears the message throws.
    voice.confirm(place !== "next");
    for (let value = inbox.take(); value !== null; value = inbox.take()) {
      if (value === "junk") return link.end("net-junk");
      onMessage(value);
      if (link.over) return undefined;
    }
    return undefined;
  }

  return hear;
}
