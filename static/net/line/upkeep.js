/** Looks after a link: whether the other side is still heard, and how its transport is. */

/** @import { Parts, Standing } from "./link.js" */
/** @import { Carriage } from "./transport.js" */

/** @param {{link: Standing, parts: Parts}} needs */
export function createUpkeep({ link, parts }) {
  const { limits, outbox, voice, sender, watch } = parts;

  function look() {
    if (voice.held() > limits.slow) return link.end("net-slow");
    if (!sender.greeted()) return watch.begin();
    const finding = watch.look(outbox.flying() > 0);
    if (finding === "stuck") return link.end("net-slow");
    if (finding === "ask") return voice.tell("ask");
    if (finding !== "silent") return undefined;
    link.met = false;
    link.show("silent");
    sender.greet();
    return voice.transport?.restart();
  }

  /** @param {Carriage} carriage */
  function sense(carriage) {
    if (carriage === "open") {
      if (voice.open) return;
      voice.open = true;
      sender.greet();
    } else if (carriage === "lost") {
      voice.open = false;
      sender.stop();
      if (link.state === "up") link.show("silent");
    } else {
      link.release();
      link.show("down", "net-lost");
    }
  }

  return { look, sense };
}
