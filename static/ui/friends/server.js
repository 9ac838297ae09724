/** The form for a server of one's own, mostly TURN: it is checked when it is kept, and stays on this device. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Complaint, Online } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { h, setAttributes, setText } from "../parts/dom.js";
import { MOST_TEXT, readServer } from "./servers.js";
import { sayComplaint } from "./words.js";

/** @param {App} app @param {{changed: () => void}} needs `changed`: another server will be asked from now on */
export function createServer(app, { changed }) {
  const title = h("legend", null);
  const help = h("p", { class: "hint", id: "friends-server-help" });
  const address = field("friends-server-address", { inputmode: "url" });
  const username = field("friends-server-name", {});
  const credential = field("friends-server-password", { type: "password" });
  const keep = h("button", { type: "submit", id: "friends-server-keep", class: "button", "data-testid": "friends-server-keep" });
  const remove = h("button", { type: "button", id: "friends-server-remove", class: "button", "data-testid": "friends-server-remove", onclick: () => void forget() });
  const refusal = h("p", { class: "refusal", id: "friends-server-refusal", role: "alert", "data-testid": "friends-server-refusal" });
  const said = h("p", { class: "hint friends-note", role: "status", "data-testid": "friends-server-said" });
  const element = h(
    "form",
    { class: "friends-form", novalidate: true, onsubmit: submit },
    h("fieldset", { class: "friends-server", "aria-describedby": help.id }, title, help,
      address.element, username.element, credential.element, h("div", { class: "button-row" }, keep, remove), refusal, said),
  );
  /** What the fields were filled from: a field in use is left alone. */
  let held = "";
  /** @type {Complaint | null} */
  let complaint = null;
  let message = "";
  /** Counts the checks: what comes of an earlier one is dropped. */
  let checks = 0;

  /** @param {SubmitEvent} event */
  async function submit(event) {
    event.preventDefault();
    const read = readServer({ address: address.value(), username: username.value(), credential: credential.value() });
    if ("complaint" in read) {
      tell(read.complaint, "");
      address.focus();
      return;
    }
    await use(read.server);
  }

  async function forget() {
    for (const each of [address, username, credential]) each.write("");
    await use(null);
    address.focus();
  }

  /** @param {import("../../app/friends/types.js").IceServer | null} server */
  async function use(server) {
    const mine = (checks += 1);
    await app.friends.setOnline({ servers: server ? [server] : [] });
    changed();
    if (!server) return tell(null, "friends-server-gone");
    tell(null, "friends-server-asking");
    const wrong = await app.friends.checkServer(server);
    if (mine === checks) tell(wrong, wrong ? "" : "friends-server-works");
    return undefined;
  }

  /** @param {Complaint | null} wrong @param {string} next */
  function tell(wrong, next) {
    complaint = wrong;
    message = next;
    show(app.words());
  }

  /** @param {Words} words */
  function show(words) {
    setText(refusal, complaint ? sayComplaint(complaint, words) : "");
    setText(said, message && words.t(message));
    setAttributes(keep, { "aria-busy": message === "friends-server-asking" ? "true" : null });
  }

  return {
    element,
    /** @param {Online} online @param {Words} words */
    update({ servers }, words) {
      const [server] = servers;
      const now = JSON.stringify(server ?? null);
      if (now !== held) {
        address.write(server?.urls ?? "");
        username.write(server?.username ?? "");
        credential.write(server?.credential ?? "");
      }
      held = now;
      setText(title, words.t("friends-server"));
      setText(help, words.t("friends-server.help"));
      for (const each of [address, username, credential]) each.update(words);
      setText(keep, words.t("friends-server-keep"));
      setText(remove, words.t("friends-server-remove"));
      remove.hidden = !server;
      show(words);
    },
  };
}

/** @param {string} id also of its message @param {Record<string, string>} more */
function field(id, more) {
  const label = h("label", { for: id });
  const input = h("input", {
    type: "text", id, "data-testid": id, maxlength: MOST_TEXT, autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-describedby": "friends-server-refusal", ...more,
  });
  return {
    element: h("p", { class: "field" }, label, input),
    value: () => input.value,
    focus: () => input.focus(),
    /** @param {string} text */
    write(text) {
      if (input.value !== text) input.value = text;
    },
    /** @param {Words} words */
    update: (words) => setText(label, words.t(id)),
  };
}
