/** A seat at a table of friends: who sits there, how he is doing, and what can be done about it. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Party, PartySeat, SeatKind } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { gameOf } from "../../app/rules/house-rules.js";
import { MOST_NAME } from "../../net/talk/talk.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { createAsk } from "../parts/ask.js";
import { createLinkBox } from "./link.js";
import { actionsOf } from "./seating.js";
import { presenceSign } from "./signs.js";
import { presenceOf, seatName, stateText } from "./words.js";
import { icon, mark } from "../parts/icons.js";
import { botName } from "../table/seats.js";

/**
 * @param {App} app
 * @param {number} at the seat's number, from 0
 * @param {{rename: (name: string) => void, tell: (done: import("../../app/friends/types.js").Done) => void}} needs
 *   `rename`: the host's own name; `tell`: shows what went wrong
 */
export function createSeatRow(app, at, { rename, tell }) {
  const id = `friends-seat-${at}`;
  const sign = h("span", { class: "friends-mark" });
  const call = h("span", { class: "friends-seat-call" });
  const state = h("span", { class: "friends-seat-state", "data-testid": `${id}-state` });
  const kind = createKindField(app, at, id);
  const remove = h("button", { type: "button", class: "icon-button", id: `${id}-remove`, "data-testid": `${id}-remove`, onclick: () => app.friends.removeSeat(at) }, icon("close"));
  const nameLabel = h("label", { for: `${id}-name` });
  const name = h("input", { type: "text", id: `${id}-name`, "data-testid": `${id}-name`, maxlength: MOST_NAME, autocomplete: "nickname", onchange: () => rename(name.value) });
  const nameField = h("p", { class: "field" }, nameLabel, name);
  const invite = button("invite", "primary", () => tell(app.friends.link(at)));
  const hand = button("bot", "", () => tell(app.friends.handOver(at, substitute())));
  const back = button("back", "", () => tell(app.friends.handOver(at, null)));
  const kick = createAsk(`${id}-kick`, () => app.friends.kick(at));
  const box = createLinkBox(id, { again: () => tell(app.friends.link(at)) });
  const buttons = h("div", { class: "button-row" }, invite, hand, back, kick.button);
  const element = h(
    "li",
    { class: "friends-seat", "data-testid": id },
    h("div", { class: "friends-seat-line" }, sign, h("span", { class: "friends-seat-who" }, call, state), kind.element, remove),
    nameField,
    buttons,
    box.element,
  );
  /** What the parts that are not simply set were drawn from. */
  let [drawnMark, drawnState] = ["", ""];

  /** @param {string} what @param {string} look @param {() => void} act */
  function button(what, look, act) {
    return h("button", { type: "button", class: `button ${look}`, id: `${id}-${what}`, "data-testid": `${id}-${what}`, onclick: act });
  }

  /** Who plays for somebody: the bot that did, or the best there is. */
  const substitute = () => kindsOf(app).at(-1)?.id ?? "";

  /** @param {PartySeat} seat @param {boolean} named whether the field beside it says of what kind the seat is @param {Words} words */
  function updateState(seat, named, words) {
    const presence = presenceOf(seat);
    const text = named && !presence ? "" : stateText(seat, words);
    const now = `${presence} ${text}`;
    if (now !== drawnState) fill(state, presence && presenceSign(presence), h("span", null, text));
    drawnState = now;
    setAttributes(element, { "data-kind": seat.kind, "data-state": presence });
  }

  return {
    element,
    focusLink: () => box.focus(),
    /** @param {PartySeat} seat @param {Party} party @param {Words} words */
    update(seat, party, words) {
      const may = actionsOf(seat, at, party);
      const called = seatName(seat, at, words);
      if (seat.colour !== drawnMark) fill(sign, mark(seat.colour));
      drawnMark = seat.colour;
      setText(call, called);
      updateState(seat, may.choose, words);
      kind.update(seat, may.choose, words);
      const label = words.t("friends-seat-remove", { number: at + 1 });
      setAttributes(remove, { hidden: !may.remove, "aria-label": label, title: label });
      nameField.hidden = !may.rename;
      setText(nameLabel, words.t("friends-your-name"));
      setAttributes(name, { placeholder: words.t("you-default") });
      if (name !== document.activeElement) name.value = seat.name;
      invite.hidden = !may.invite;
      setText(invite, words.t("friends-invite"));
      hand.hidden = !may.hand;
      setText(hand, words.t(seat.kind === "you" ? "friends-bot-for-me" : "friends-bot-for"));
      back.hidden = !may.back;
      setText(back, words.t(seat.kind === "you" ? "friends-back-me" : "friends-back"));
      kick.update(words.t("friends-kick", { name: called }), words.t("friends-kick-really", { name: called }), may.kick);
      buttons.hidden = !(may.invite || may.hand || may.back || may.kick);
      box.element.hidden = !may.link;
      if (may.link) {
        box.update(seat.link ?? "", {
          label: words.t("friends-link-for", { number: at + 1 }), title: words.t("title"),
          text: words.t("friends-link-text", { name: party.hostName }), picture: words.t("friends-link-picture", { number: at + 1 }),
        }, words);
      }
    },
  };
}

/** Bots that play the game, the weakest first. @param {App} app */
function kindsOf({ store }) {
  const { ui, party } = store.get();
  const game = gameOf(party?.rules.preset ?? "", ui.catalog);
  return ui.bots.filter((bot) => bot.game === game);
}

/** Who is to sit there. @param {App} app @param {number} at @param {string} id of the seat's element */
function createKindField(app, at, id) {
  const element = h("select", { id: `${id}-kind`, "data-testid": `${id}-kind`, onchange: choose });
  let drawn = "";

  function choose() {
    const [chosen, bot] = element.value.split(":");
    app.friends.setSeat(at, bot === undefined ? { kind: /** @type {SeatKind} */ (chosen) } : { kind: "bot", bot });
  }

  return {
    element,

    /** @param {PartySeat} seat @param {boolean} open whether it can be chosen @param {Words} words */
    update(seat, open, words) {
      const offered = kindsOf(app);
      const now = `${words.language} ${offered.map((one) => one.id)}`;
      if (now !== drawn) {
        fill(element,
          ["you", "friend", "open"].map((one) => h("option", { value: one }, words.t(`seat-kind-${one}`))),
          offered.map((bot) => h("option", { value: `bot:${bot.id}` }, words.t("seat-kind-bot-of", { name: botName(bot.id, words), level: bot.level }))));
      }
      drawn = now;
      element.value = seat.kind === "bot" ? `bot:${seat.bot}` : seat.kind;
      setAttributes(element, { hidden: !open, "aria-label": words.t("friends-seat-kind", { number: at + 1 }) });
    },
  };
}
