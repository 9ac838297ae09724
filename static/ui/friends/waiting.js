/** Under the game master's words: for whom the table waits, and what became of the connection. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Party } from "../../app/friends/types.js" */
/** @import { Observation, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { botsOf } from "../../app/table/seating.js";
import { h, setText } from "../parts/dom.js";
import { sayTrouble, waitedFor } from "./words.js";

/** @param {App} app @param {{open: () => void}} needs `open`: shows who sits where and what can be done */
export function createFriendsWaiting(app, { open }) {
  const text = h("span", { role: "status", "data-testid": "friends-waiting" });
  const bot = h("button", { type: "button", id: "friends-let-bot", class: "button", "data-testid": "friends-let-bot", onclick: (/** @type {Event} */ event) => {
    event.stopPropagation();
    letBot();
  } });
  const more = h("button", { type: "button", id: "friends-mend", class: "button", "data-testid": "friends-mend", onclick: (/** @type {Event} */ event) => {
    event.stopPropagation();
    open();
  } });
  const element = h("div", { class: "friends-waiting", hidden: true }, text, bot, more);

  function letBot() {
    const { observation, party, ui } = app.store.get();
    const waited = observation && party && waitedFor(observation, party, app.words());
    if (waited) void app.friends.handOver(waited.seat, botsOf(ui.bots, observation.game).at(-1) ?? "");
  }

  return {
    element,
    /** @param {State} state @param {Observation} seen @param {Words} words */
    update({ party, ui }, seen, words) {
      const told = party && !ui.replay ? tellOf(party, seen, words) : null;
      element.hidden = !told;
      if (!told) return;
      setText(text, told.text);
      element.classList.toggle("trouble", told.trouble);
      bot.hidden = !told.bot;
      setText(bot, words.t("friends-bot-for"));
      more.hidden = !told.mend;
      setText(more, words.t("friends-mend"));
    },
  };
}

/**
 * What there is to tell, the most urgent first.
 * @param {Party} party
 * @param {Observation} seen
 * @param {Words} words
 * @returns {{text: string, trouble: boolean, bot: boolean, mend: boolean} | null}
 */
function tellOf(party, seen, words) {
  const host = party.hostName || words.t("friends-host");
  const guest = party.role === "guest";
  if (guest && ["silent", "lost", "joining", "replied", "ended"].includes(party.connection) && party.phase !== "over") {
    const state = ["silent", "ended", "replied"].includes(party.connection) ? party.connection : "lost";
    const text = [words.t(`waiting-${state}`, { host }), sayTrouble(party.trouble, words), ...sayVerdict(party, words)].filter(Boolean).join(" ");
    return { text, trouble: true, bot: false, mend: state !== "silent" };
  }
  const waited = waitedFor(seen, party, words);
  if (!waited) return party.trouble ? { text: sayTrouble(party.trouble, words), trouble: true, bot: false, mend: false } : null;
  const gone = waited.state === "away" || waited.state === "left" || waited.state === "waiting";
  if (!gone) return { text: words.t("waiting-for", { name: waited.name }), trouble: false, bot: false, mend: false };
  return { text: words.t(guest ? "waiting-away-guest" : "waiting-away", { name: waited.name }), trouble: true, bot: !guest, mend: false };
}

/** A game that will have no end proves nothing, and that is said where it stops. @param {Party} party @param {Words} words @returns {string[]} */
const sayVerdict = ({ connection, verdict }, words) =>
  connection === "ended" && verdict ? [words.t(`verdict-head-${verdict.state}`), words.t(verdict.key)] : [];
