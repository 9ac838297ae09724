/** How friends come to the table: by one link for everybody, or by one for each. Asked once, at the top of the sheet. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Done, Party, PartySeat } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { h, setAttributes, setText } from "../parts/dom.js";
import { createLinkBox } from "./link.js";

/**
 * @param {App} app
 * @param {{tell: (done: Done) => void, linked: (at: number) => void}} needs `tell`: shows what went
 *   wrong; `linked`: a seat has got its link
 */
export function createWay(app, { tell, linked }) {
  const title = h("h3", { id: "friends-way-title" });
  const shared = choice("friends-relays", "primary", () => void switchRelays(true));
  const single = choice("friends-each", "", () => void invite());
  const asking = h("p", { class: "hint friends-note", role: "status", "data-testid": "friends-room-coming" });
  const box = createLinkBox("friends-room", { large: true });
  const about = h("p", { class: "hint" });
  const off = h("button", { type: "button", id: "friends-relays-off", class: "button", "data-testid": "friends-relays-off", onclick: () => void switchRelays(false) });
  const room = h("div", { class: "friends-room-link" }, box.element, about);
  const element = h(
    "div",
    { class: "friends-room", role: "group", "aria-labelledby": title.id, "data-testid": "friends-way" },
    title, shared.element, single.element, asking, room, h("div", { class: "button-row" }, off),
  );
  /** @param {boolean} on */
  async function switchRelays(on) {
    const done = app.friends.setOnline({ relays: on });
    tell(done);
    await done;
    const { party } = app.store.get();
    if (!party) return;
    update(party, app.words());
    // The button that was pressed is gone.
    if (party.room) box.focus();
    else shared.focus();
  }

  /** The next friend who has no link yet gets one. */
  async function invite() {
    const at = nextOf(app.store.get().party?.seats ?? []);
    const done = app.friends.link(at);
    tell(done);
    if ((await done) === null) linked(at);
  }

  /** @param {Party} party the host's @param {Words} words */
  function update(party, words) {
    const { room: made, seeking, online, phase, seats } = party;
    const absent = seats.some(({ kind, state }) => kind === "friend" && state !== "connected");
    element.hidden = phase === "over" || !(made || phase === "gathering" || absent);
    setText(title, words.t(made ? "friends-room" : "friends-way"));
    shared.update(words, made === null && !seeking);
    single.update(words, made === null && !seeking && nextOf(seats) >= 0);
    setText(asking, seeking ? words.t("friends-room-coming") : "");
    room.hidden = made === null;
    if (made) {
      setText(about, words.t("friends-room.help"));
      box.update(made.link, {
        label: words.t("friends-room-label"), title: words.t("title"), text: words.t("friends-link-text", { name: party.hostName }),
        picture: words.t("friends-room"),
      }, words);
    }
    off.hidden = !online.relays || seeking;
    setText(off, words.t("friends-relays-off"));
  }

  return { element, update };
}

/** A friend's seat without a link; -1 if there is none. @param {readonly PartySeat[]} seats */
const nextOf = (seats) => seats.findIndex(({ kind, state, link }) => kind === "friend" && state !== "connected" && !link);

/** A button, and what follows from it. @param {string} id also of the messages @param {string} look @param {() => void} act */
function choice(id, look, act) {
  const help = h("p", { class: "hint", id: `${id}-help` });
  const button = h("button", { type: "button", id, class: `button ${look}`, "data-testid": id, "aria-describedby": help.id, onclick: act });
  const element = h("div", { class: "friends-choice" }, button, help);
  return {
    element,
    focus: () => button.focus(),
    /** @param {Words} words @param {boolean} shown */
    update(words, shown) {
      setAttributes(element, { hidden: !shown });
      setText(button, words.t(id));
      setText(help, words.t(`${id}.help`));
    },
  };
}
