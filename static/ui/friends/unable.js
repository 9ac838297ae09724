/** What a browser without peer connections can't do is said before anybody sends a link in vain. */

/** @import { Words } from "../../app/language/words.js" */

import { h, setText } from "../parts/dom.js";

export function createUnable() {
  const element = h("p", { class: "refusal", "data-testid": "friends-unable", hidden: "RTCPeerConnection" in globalThis });
  return {
    element,
    /** @param {Words} words */
    update: (words) => setText(element, words.t("net-no-webrtc")),
  };
}
