/** The guest's sheet at the table: who sits where, his own seat, the way back, and the way out. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Complaint, Party } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { h, setText } from "../parts/dom.js";
import { createAgreement } from "./agreement.js";
import { createAccept } from "./accept.js";
import { createAsk } from "../parts/ask.js";
import { createLinkBox } from "./link.js";
import { createPeople } from "./people.js";
import { actionsOf } from "./seating.js";
import { sayComplaint, sayTrouble } from "./words.js";
import { createOrigin } from "../rules/plan-origin.js";
import { presetName } from "../rules/rule-sets.js";
import { createRulesTold, tellParty } from "../rules/told.js";

/** @param {App} app */
export function createGuestSheet(app) {
  const title = h("h2", { id: "friends-title", tabindex: "-1" });
  const game = h("p", { class: "friends-rules", "data-testid": "guest-sheet-game" });
  const [rules, origin] = [createRulesTold("guest-sheet-rules"), createOrigin("guest-sheet-origin")];
  const people = createPeople("guest-seats");
  const agreement = createAgreement(app, "agree");
  const trouble = h("p", { class: "refusal", role: "alert", "data-testid": "guest-sheet-trouble" });
  const hand = h("button", { type: "button", id: "guest-bot", class: "button", "data-testid": "guest-bot", onclick: () => void own("") });
  const back = h("button", { type: "button", id: "guest-back", class: "button", "data-testid": "guest-back", onclick: () => void own(null) });
  const box = createLinkBox("guest-sheet-reply", { large: true });
  const next = h("p", { class: "hint" });
  const reply = h("div", { class: "guest-reply" }, box.element, next);
  const again = createAccept(app, "guest-sheet-again", { take: (link) => app.friends.rejoin(link) });
  const leave = createAsk("guest-sheet-leave", () => app.friends.leave());
  /** @type {Complaint | null} */
  let wrong = null;

  /** @param {string | null} bot the host's page chooses one; null: he plays himself */
  async function own(bot) {
    const { party } = app.store.get();
    if (party?.mine == null) return;
    wrong = await app.friends.handOver(party.mine, bot);
    show();
  }

  function show() {
    const { party } = app.store.get();
    if (party) update(party, app.words());
  }

  /** @param {Party} party @param {Words} words */
  function update(party, words) {
    const host = party.hostName || words.t("friends-host");
    const may = party.mine === null ? null : actionsOf(party.seats[party.mine], party.mine, party);
    const cut = ["lost", "ended", "joining", "replied"].includes(party.connection);
    setText(title, words.t("guest-sheet-title", { host }));
    setText(game, party.rules.preset ? words.t("guest-game", { name: presetName(party.rules.preset, words) }) : "");
    rules.update(tellParty(party, app.store.get().ui.catalog, words), words);
    origin.update(party, words);
    agreement.update(party, words);
    people.update(party, words);
    setText(trouble, wrong ? sayComplaint(wrong, words) : sayTrouble(party.trouble, words));
    hand.hidden = cut || !may?.hand;
    setText(hand, words.t("friends-bot-for-me"));
    back.hidden = cut || !may?.back;
    setText(back, words.t("friends-back-me"));
    again.element.hidden = !cut || party.connection === "replied";
    again.update({ label: words.t("guest-again", { host }), done: "" }, words);
    reply.hidden = party.connection !== "replied" || !party.reply;
    if (party.reply && !reply.hidden) {
      box.update(party.reply.link, {
        label: words.t("guest-reply-link", { host }), title: words.t("title"), text: words.t("guest-reply-text", { host }),
        picture: words.t("guest-reply-picture"),
      }, words);
      setText(next, words.t("guest-reply-next", { host }));
    }
    leave.update(words.t("guest-leave"), words.t("guest-leave-really"));
  }

  return {
    element: h("section", { class: "friends-sheet", "data-testid": "guest-sheet" }, title, game, rules.element, agreement.element, origin.element, people.element, trouble, reply, again.element,
      h("div", { class: "button-row" }, hand, back, leave.button)),
    update,
    close() {
      again.close();
      wrong = null;
    },
    focusReply: () => box.focus(),
    focus: () => title.focus(),
  };
}
