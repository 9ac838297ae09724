/** Parts of the host's sheet: the rules, the seats, and how it begins or ends. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Done, Party, PartySeat } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { wholeRules } from "../../app/rules/house-rules.js";
import { setUi } from "../../app/page/store.js";
import { h, setAttributes, setText } from "../parts/dom.js";
import { createAsk } from "../parts/ask.js";
import { createSeatRow } from "./seat.js";
import { changes, missing } from "./words.js";
import { createOrigin } from "../rules/plan-origin.js";
import { presetName } from "../rules/rule-sets.js";
import { createRulesTold, tellParty } from "../rules/told.js";

/** By what rules is played. @param {App} app @param {(() => void) | undefined} change leads to the form where they are chosen */
export function createSheetRules(app, change) {
  const rules = h("p", { class: "friends-rules", "data-testid": "friends-rules" });
  const other = h("button", { type: "button", id: "friends-change", class: "button", "data-testid": "friends-change", onclick: () => change?.() });
  const [told, origin] = [createRulesTold("friends-told"), createOrigin("friends-origin")];

  return {
    line: h("div", { class: "friends-rules-line" }, rules, other),
    told: [told.element, origin.element],

    /** @param {Party} party @param {Words} words */
    update(party, words) {
      const { catalog } = app.store.get().ui;
      const own = catalog ? words.within(wholeRules(party.rules, catalog)) : words;
      setText(rules, own.t("friends-rules", { name: presetName(party.rules.preset, words) }));
      told.update(tellParty(party, catalog, words), words);
      origin.update(party, words);
      other.hidden = party.phase !== "gathering" || !change;
      setText(other, words.t("friends-change"));
    },
  };
}

/** Who sits at the table. @param {App} app @param {(done: Done) => void} tell shows what went wrong */
export function createSheetSeats(app, tell) {
  const title = h("h3", { id: "friends-seats-title" });
  const list = h("ol", { class: "friends-seats", "aria-labelledby": title.id, "data-testid": "friends-seats" });
  const single = h("p", { class: "hint", "data-testid": "friends-single" });
  const more = h("button", { type: "button", id: "friends-more", class: "button", "data-testid": "friends-more", onclick: () => app.friends.addSeat() });
  const said = h("p", { class: "sr", role: "status", "data-testid": "friends-said" });
  /** @type {ReturnType<typeof createSeatRow>[]} */
  let rows = [];
  /** The seats that were told of last. @type {PartySeat[]} */
  let known = [];

  /** The host's own name is the same as in the form. @param {string} name */
  function rename(name) {
    const { setup } = app.store.get().ui;
    const you = { ...setup.you, name };
    app.preferences.set({ you });
    setUi(app.store, { setup: { ...setup, you } });
  }

  return {
    element: h("div", { class: "friends-group" }, title, single, list, more),
    said,

    /** @param {number} at */
    focusLink: (at) => rows[at]?.focusLink(),

    /** @param {Party} party @param {Words} words */
    update(party, words) {
      setText(title, words.t("friends-seats"));
      while (rows.length > party.seats.length) rows.pop()?.element.remove();
      while (rows.length < party.seats.length) {
        const row = createSeatRow(app, rows.length, { rename, tell });
        rows.push(row);
        list.append(row.element);
      }
      for (const [at, row] of rows.entries()) row.update(party.seats[at], party, words);
      const people = party.phase === "gathering" ? (app.store.get().ui.setup.people ?? []) : [];
      setText(single, people.length ? words.t("friends-single", { count: people.length }) : "");
      single.hidden = !people.length;
      more.hidden = party.phase !== "gathering" || party.seats.length >= (party.players?.[1] ?? 6);
      setText(more, words.t("friends-more"));
      if (known !== party.seats && known.length) setText(said, changes(known, party.seats, words) || (said.textContent ?? ""));
      known = party.seats;
    },
  };
}

/** How the game begins, and how the table ends. @param {App} app @param {(done: Done) => Promise<void>} tell shows what went wrong */
export function createSheetFoot(app, tell) {
  const waits = h("p", { class: "hint", id: "friends-waits", "data-testid": "friends-waits" });
  const start = h("button", { type: "button", id: "friends-start", class: "button primary", "data-testid": "friends-start", "aria-describedby": waits.id, onclick: () => void begin() });
  const off = createAsk("friends-off", () => app.friends.end());

  async function begin() {
    const { party } = app.store.get();
    if (!party || party.phase !== "gathering") return;
    if (missing(party, app.words())) waits.classList.add("refusal");
    else await tell(app.friends.start());
  }

  return {
    element: h("div", { class: "friends-foot" }, waits, h("div", { class: "button-row" }, off.button, start)),
    focusStart: () => start.focus(),

    /** @param {Party} party @param {Words} words */
    update(party, words) {
      const lacking = missing(party, words);
      const gathering = party.phase === "gathering";
      if (!lacking) waits.classList.remove("refusal");
      setText(waits, party.phase === "starting" ? words.t("friends-starting") : gathering ? lacking || words.t("friends-ready") : "");
      start.hidden = party.phase === "playing" || party.phase === "over";
      setText(start, words.t("friends-start"));
      setAttributes(start, { "aria-disabled": lacking || party.phase === "starting" ? "true" : null, "aria-busy": party.phase === "starting" ? "true" : null });
      off.update(words.t(gathering ? "friends-off" : "friends-end"), words.t(gathering ? "friends-off-really" : "friends-end-really"));
    },
  };
}
