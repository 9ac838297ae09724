/** How friends elsewhere are reached: nothing outside is asked unless it is switched on here. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Complaint, Done, Party } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { readRelays } from "../../net/relay/address.js";
import { h, setAttributes, setText } from "../parts/dom.js";
import { createServer } from "./server.js";
import { sayComplaint } from "./words.js";

/**
 * @param {App} app
 * @param {{tell: (done: Done) => void, changed?: () => void, hosts?: boolean}} needs `tell`: shows what
 *   went wrong; `changed`: servers are chosen otherwise now; `hosts`: whether relays can be named here
 */
export function createOnline(app, { tell, changed = () => {}, hosts = true }) {
  const title = h("summary", { "data-testid": "friends-online" });
  const about = h("p", { class: "hint" });
  const stun = check("friends-stun", (on) => {
    tell(app.friends.setOnline({ stun: on }));
    changed();
  });
  const server = createServer(app, { changed });
  const relayList = lines("friends-relay-list", (text) => {
    // Nothing at all means the usual ones.
    const read = text.trim() ? readRelays(text) : { relays: [] };
    if ("complaint" in read) return read.complaint;
    tell(app.friends.setOnline({ relayList: String(read.relays) === String(usual) ? [] : read.relays }));
    return null;
  });
  /** What the field was filled from: one in use is left alone. */
  let held = "";
  /** The relays that are used when none are named. @type {string[]} */
  let usual = [];
  let asked = false;

  /** They come with the part of the page that asks relays; without it the field stays empty. */
  async function askUsual() {
    asked = true;
    const { usualRelays } = await import("../../net/relay/relay.js");
    usual = await usualRelays().catch(() => []);
    const { party } = app.store.get();
    if (party) update(party, app.words());
  }

  /** @param {Party} party @param {Words} words */
  function update({ online }, words) {
    setText(title, words.t("friends-online"));
    setText(about, words.t("friends-online.help"));
    stun.update(online.stun, words.t("friends-stun"), words.t("friends-stun.help", { server: hostOf(online.stunServer) }));
    server.update(online, words);
    if (!hosts) return;
    const now = JSON.stringify([online.relayList, usual]);
    if (now !== held) relayList.write((online.relayList.length ? online.relayList : usual).join("\n"));
    held = now;
    relayList.update(words);
    if (online.relays && !asked) void askUsual();
  }

  return {
    element: h("details", { class: "friends-fold" }, title, about, stun.element, server.element, hosts && relayList.element),
    update,
  };
}

/** A server's name, without what only programs need. @param {string} address */
const hostOf = (address) => address.replace(/^stuns?:/, "").replace(/:\d+$/, "");

/** @param {string} id @param {(on: boolean) => void} change */
function check(id, change) {
  const box = h("input", { type: "checkbox", id, "data-testid": id, "aria-describedby": `${id}-help`, onchange: () => change(box.checked) });
  const label = h("label", { for: id });
  const help = h("p", { class: "hint", id: `${id}-help` });
  return {
    element: h("div", { class: "option bool field" }, box, label, help),
    /** @param {boolean} on @param {string} name @param {string} reveals */
    update(on, name, reveals) {
      box.checked = on;
      setText(label, name);
      setText(help, reveals);
    },
  };
}

/**
 * A list that is typed, one thing a line.
 * @param {string} id also of the messages: its name and, as `.help`, what is to be typed
 * @param {(text: string) => Complaint | null} change
 */
function lines(id, change) {
  const label = h("label", { for: id });
  const area = h("textarea", { id, rows: 3, "data-testid": id, spellcheck: "false", autocapitalize: "off", autocomplete: "off", "aria-describedby": `${id}-help ${id}-refusal`, onchange: take });
  const help = h("p", { class: "hint", id: `${id}-help` });
  const refusal = h("p", { class: "refusal", id: `${id}-refusal`, role: "alert", "data-testid": `${id}-refusal` });
  /** @type {Complaint | null} */
  let complaint = null;

  function take() {
    complaint = change(area.value);
    show();
  }

  /** @type {Words | null} */
  let words = null;
  function show() {
    setText(refusal, complaint && words ? sayComplaint(complaint, words) : "");
    setAttributes(area, { "aria-invalid": complaint ? "true" : null });
  }

  return {
    element: h("div", { class: "field" }, label, area, help, refusal),
    /** @param {string} text */
    write(text) {
      if (area !== document.activeElement) area.value = text;
      complaint = null;
    },
    /** @param {Words} own */
    update(own) {
      words = own;
      setText(label, own.t(id));
      setText(help, own.t(`${id}.help`));
      show();
    },
  };
}
