/**
 * Connections to relays. The page's own policy lets it connect to nobody: which relays a player turns
 * on is known only while the page runs, and a policy can then only be tightened. So each connection
 * lives in a small frame whose policy allows relays at first, and then just the one (relay-frame.js).
 */

import { placeOf } from "../places.js";

/** A frame that doesn't even come has failed like a connection, which is tried again. */
const PATIENCE = 15_000;

/** As much of a WebSocket as the relays' library uses. */
class FramedSocket {
  static OPEN = 1;
  readyState = 0;
  /** @type {(() => void) | null} */
  onopen = null;
  /** @type {(() => void) | null} */
  onclose = null;
  /** @type {((event: {data: string}) => void) | null} */
  onmessage = null;
  #frame = document.createElement("iframe");
  #channel = new MessageChannel();

  /** @param {string} url */
  constructor(url) {
    this.url = url;
    const { port1, port2 } = this.#channel;
    const late = setTimeout(() => this.readyState || this.close(), PATIENCE);
    port1.onmessage = ({ data }) => {
      clearTimeout(late);
      if (data.closed) return this.close();
      if (data.open) this.readyState = FramedSocket.OPEN;
      if (data.open) this.onopen?.();
      else this.onmessage?.({ data: data.text });
    };
    this.#frame.hidden = true;
    this.#frame.addEventListener("load", () => this.#frame.contentWindow?.postMessage({ url }, location.origin, [port2]), { once: true });
    this.#frame.src = placeOf("relay.html").href;
    document.body.append(this.#frame);
  }

  /** @param {string} text */
  send(text) {
    this.#channel.port1.postMessage(text);
  }

  close() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.#channel.port1.close();
    // With its document the connection ends.
    this.#frame.remove();
    this.onclose?.();
  }
}

/** What speaks to relays, by such connections. */
export function relays() {
  globalThis.WebSocket = /** @type {any} */ (FramedSocket);
  return import("../../net/relay/relay.js");
}
