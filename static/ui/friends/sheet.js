/**
 * The host's sheet: who sits at the table and how each is doing, links and replies. Before the game it
 * stands in the lobby, afterwards it is opened at the table.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { Complaint, Done, Party } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { h, setText } from "../parts/dom.js";
import { createAgreement } from "./agreement.js";
import { createAccept } from "./accept.js";
import { createOnline } from "./online.js";
import { createExport } from "./save.js";
import { createSheetFoot, createSheetRules, createSheetSeats } from "./sheet-parts.js";
import { createUnable } from "./unable.js";
import { createWatchers } from "./watch.js";
import { createWay } from "./way.js";
import { sayComplaint, sayTrouble } from "./words.js";

/**
 * @param {App} app
 * @param {{change?: () => void}} needs `change`: leads to the form where the rules are chosen
 */
export function createFriendsSheet(app, { change }) {
  const title = h("h2", { id: "friends-title", class: "friends-title", tabindex: "-1" });
  const [rules, seats, foot] = [createSheetRules(app, change), createSheetSeats(app, tell), createSheetFoot(app, tell)];
  const accept = createAccept(app, "friends-reply", { take: (text) => app.friends.acceptReply(text), taken: goOn });
  const trouble = h("p", { class: "refusal", role: "alert", "data-testid": "friends-trouble" });
  const [watchers, online, save] = [createWatchers(app, { tell }), createOnline(app, { tell }), createExport(app)];
  const unable = createUnable();
  const agreement = createAgreement(app, "agree");
  const way = createWay(app, { tell, linked: seats.focusLink });
  const element = h(
    "section",
    { class: "sheet friends-sheet", "aria-labelledby": title.id, "data-testid": "friends-sheet" },
    title,
    rules.line,
    unable.element, way.element,
    trouble, seats.said,
    ...rules.told, agreement.element,
    seats.element,
    accept.element,
    watchers.element, online.element, save.element,
    foot.element,
  );
  /** @type {Complaint | null} */
  let wrong = null;

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
    else foot.focusStart();
  }

  /** @param {Party} party @param {Words} words */
  function showTrouble(party, words) {
    setText(trouble, wrong ? sayComplaint(wrong, words) : sayTrouble(party.trouble, words));
  }

  return {
    element,
    /** @param {Party} party the host's @param {Words} words */
    update(party, words) {
      setText(title, words.t(party.phase === "gathering" ? "friends-title" : "friends-title-table"));
      rules.update(party, words);
      agreement.update(party, words);
      seats.update(party, words);
      unable.update(words);
      way.update(party, words);
      accept.element.hidden = !takesReplies(party);
      accept.update({ label: words.t("friends-reply"), done: words.t("friends-reply-taken") }, words);
      showTrouble(party, words);
      watchers.update(party, words);
      online.update(party, words);
      save.update(party, words);
      foot.update(party, words);
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
