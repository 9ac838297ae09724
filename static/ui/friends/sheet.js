/**
 * The host's sheet: who sits at the table and how each is doing, links and replies. Before the game it
 * stands in the lobby, afterwards it is opened at the table.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { Complaint, Done, Party, PartySeat } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { wholeRules } from "../../app/rules/house-rules.js";
import { setUi } from "../../app/page/store.js";
import { h, setAttributes, setText } from "../parts/dom.js";
import { createAccept } from "./accept.js";
import { createAsk } from "../parts/ask.js";
import { createOnline } from "./online.js";
import { createExport } from "./save.js";
import { createSeatRow } from "./seat.js";
import { createUnable } from "./unable.js";
import { createWatchers } from "./watch.js";
import { createWay } from "./way.js";
import { changes, missing, sayComplaint, sayTrouble } from "./words.js";
import { createOrigin } from "../rules/plan-origin.js";
import { presetName } from "../rules/rule-sets.js";
import { createRulesTold, tellRules } from "../rules/told.js";

/**
 * @param {App} app
 * @param {{change?: () => void}} needs `change`: leads to the form where the rules are chosen
 */
export function createFriendsSheet(app, { change }) {
  const title = h("h2", { id: "friends-title", class: "friends-title", tabindex: "-1" });
  const rules = h("p", { class: "friends-rules", "data-testid": "friends-rules" });
  const other = h("button", { type: "button", id: "friends-change", class: "button", "data-testid": "friends-change", onclick: () => change?.() });
  const [told, origin] = [createRulesTold("friends-told"), createOrigin("friends-origin")];
  const seatsTitle = h("h3", { id: "friends-seats-title" });
  const seatList = h("ol", { class: "friends-seats", "aria-labelledby": seatsTitle.id, "data-testid": "friends-seats" });
  const more = h("button", { type: "button", id: "friends-more", class: "button", "data-testid": "friends-more", onclick: () => app.friends.addSeat() });
  const accept = createAccept(app, "friends-reply", { take: (text) => app.friends.acceptReply(text), taken: goOn });
  const trouble = h("p", { class: "refusal", role: "alert", "data-testid": "friends-trouble" });
  const said = h("p", { class: "sr", role: "status", "data-testid": "friends-said" });
  const waits = h("p", { class: "hint", id: "friends-waits", "data-testid": "friends-waits" });
  const start = h("button", { type: "button", id: "friends-start", class: "button primary", "data-testid": "friends-start", "aria-describedby": waits.id, onclick: () => void begin() });
  const off = createAsk("friends-off", () => app.friends.end());
  const [watchers, online, save] = [createWatchers(app, { tell }), createOnline(app, { tell }), createExport(app)];
  const unable = createUnable();
  const way = createWay(app, { tell, linked: (at) => rows[at]?.focusLink() });
  const element = h(
    "section",
    { class: "sheet friends-sheet", "aria-labelledby": title.id, "data-testid": "friends-sheet" },
    title,
    h("div", { class: "friends-rules-line" }, rules, other),
    unable.element, way.element,
    trouble, said,
    told.element, origin.element,
    h("div", { class: "friends-group" }, seatsTitle, seatList, more),
    accept.element,
    watchers.element, online.element, save.element,
    h("div", { class: "friends-foot" }, waits, h("div", { class: "button-row" }, off.button, start)),
  );
  /** @type {ReturnType<typeof createSeatRow>[]} */
  let rows = [];
  /** @type {Complaint | null} */
  let wrong = null;
  /** The seats that were told of last. @type {PartySeat[]} */
  let known = [];

  /** Shows what went wrong, if anything did. @param {Done} done */
  async function tell(done) {
    wrong = await done;
    const { party } = app.store.get();
    if (party) showTrouble(party, app.words());
  }

  /** After a reply was taken: on to the next one, or to the beginning. */
  function goOn() {
    const { party } = app.store.get();
    const others = party?.seats.filter(({ kind, state }) => kind === "friend" && state === "waiting") ?? [];
    if (others.length || party?.phase !== "gathering") accept.focus();
    else start.focus();
  }

  async function begin() {
    const { party } = app.store.get();
    if (!party || party.phase !== "gathering") return;
    if (missing(party, app.words())) waits.classList.add("refusal");
    else await tell(app.friends.start());
  }

  /** The host's own name is the same as in the form. @param {string} name */
  function rename(name) {
    const { setup } = app.store.get().ui;
    const you = { ...setup.you, name };
    app.preferences.set({ you });
    setUi(app.store, { setup: { ...setup, you } });
  }

  /** @param {Party} party @param {Words} words */
  function showTrouble(party, words) {
    setText(trouble, wrong ? sayComplaint(wrong, words) : sayTrouble(party.trouble, words));
  }

  /** @param {Party} party @param {Words} words */
  function updateRules(party, words) {
    const { catalog } = app.store.get().ui;
    const own = catalog ? words.within(wholeRules(party.rules, catalog)) : words;
    setText(rules, own.t("friends-rules", { name: presetName(party.rules.preset, words) }));
    told.update(tellRules(party.rules, catalog, words), words);
    origin.update(party, words);
    other.hidden = party.phase !== "gathering" || !change;
    setText(other, words.t("friends-change"));
  }

  /** @param {Party} party @param {Words} words */
  function updateSeats(party, words) {
    while (rows.length > party.seats.length) rows.pop()?.element.remove();
    while (rows.length < party.seats.length) {
      const row = createSeatRow(app, rows.length, { rename, tell });
      rows.push(row);
      seatList.append(row.element);
    }
    for (const [at, row] of rows.entries()) row.update(party.seats[at], party, words);
    more.hidden = party.phase !== "gathering" || party.seats.length >= (party.players?.[1] ?? 6);
    setText(more, words.t("friends-more"));
    if (known !== party.seats && known.length) setText(said, changes(known, party.seats, words) || (said.textContent ?? ""));
    known = party.seats;
  }

  /** @param {Party} party @param {Words} words */
  function updateFoot(party, words) {
    const lacking = missing(party, words);
    const gathering = party.phase === "gathering";
    if (!lacking) waits.classList.remove("refusal");
    setText(waits, party.phase === "starting" ? words.t("friends-starting") : gathering ? lacking || words.t("friends-ready") : "");
    start.hidden = party.phase === "playing" || party.phase === "over";
    setText(start, words.t("friends-start"));
    setAttributes(start, { "aria-disabled": lacking || party.phase === "starting" ? "true" : null, "aria-busy": party.phase === "starting" ? "true" : null });
    off.update(words.t(gathering ? "friends-off" : "friends-end"), words.t(gathering ? "friends-off-really" : "friends-end-really"));
  }

  return {
    element,
    /** @param {Party} party the host's @param {Words} words */
    update(party, words) {
      setText(title, words.t(party.phase === "gathering" ? "friends-title" : "friends-title-table"));
      updateRules(party, words);
      setText(seatsTitle, words.t("friends-seats"));
      updateSeats(party, words);
      unable.update(words);
      way.update(party, words);
      accept.element.hidden = !takesReplies(party);
      accept.update({ label: words.t("friends-reply"), done: words.t("friends-reply-taken") }, words);
      showTrouble(party, words);
      watchers.update(party, words);
      online.update(party, words);
      save.update(party, words);
      updateFoot(party, words);
    },
    /** When it is no longer in sight. */
    close() {
      accept.close();
      wrong = null;
    },
    focus: () => title.focus({ preventScroll: true }),
  };
}

/** Whoever comes by the link for everybody sends no reply. @param {Party} party */
const takesReplies = ({ phase, room, seats, watch }) =>
  phase !== "over" && (room === null || watch !== null || seats.some(({ link }) => link));
