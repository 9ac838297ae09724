/** The dialog of the casino: the wheel's place and the layout, the stake, what is paid, and what was said. */

/** @import { Words } from "../../app/language/words.js" */

import { h, setAttributes, setText } from "../parts/dom.js";
import { icon } from "../parts/icons.js";

/** Names the dialog and the layout in it. */
export const TITLE_ID = "casino-title";

/**
 * @param {HTMLElement} layout
 * @param {{submit: () => unknown, stake: (wanted: number, written?: boolean) => void, step: (by: 1 | -1) => void}} act
 *   `stake`: a number is typed; `written`: it may be put right in the field
 */
export function createSheet(layout, act) {
  const title = h("h2", { id: TITLE_ID });
  const outcome = h("p", { class: "casino-outcome", role: "status", "data-testid": "casino-outcome" });
  const odds = h("p", { class: "casino-odds", "data-testid": "odds" });
  const edge = h("p", { class: "hint" });
  const label = h("label", { for: "stake" });
  const field = h("input", {
    type: "number", id: "stake", "data-testid": "stake", min: 1, step: 1, inputmode: "numeric", "aria-describedby": "purse",
    oninput: () => act.stake(field.valueAsNumber, false), onchange: () => act.stake(field.valueAsNumber),
  });
  const less = stepper("stake-less", "minus", () => act.step(-1));
  const more = stepper("stake-more", "plus", () => act.step(1));
  const purse = h("p", { class: "hint", id: "purse", "data-testid": "purse" });
  const note = h("p", { class: "refusal", role: "alert", "data-testid": "casino-note" });
  const play = h("button", { type: "submit", id: "casino-play", class: "button primary", "data-testid": "casino-play" });
  const leave = h("button", { type: "button", id: "casino-close", class: "button", "data-testid": "casino-close", onclick: () => dialog.close() });
  const top = h("div", { class: "casino-top" }, h("div", { class: "casino-told" }, title, outcome, note));
  const form = h(
    "form",
    { class: "casino", onsubmit },
    top,
    layout,
    edge,
    h("div", { class: "casino-foot" }, odds, label, h("div", { class: "stake" }, less, field, more), purse, h("div", { class: "button-row" }, leave, play)),
  );
  const dialog = h("dialog", { class: "dialog casino-dialog", "aria-labelledby": TITLE_ID, "data-testid": "casino" }, form);
  document.body.append(dialog);

  /** @param {SubmitEvent} event */
  function onsubmit(event) {
    event.preventDefault();
    void act.submit();
  }

  return {
    dialog,
    outcome,
    field,
    play,
    /** Where the wheel stands, before the words. */
    top,
    /** @param {Words} words @param {{stake: number, most: number, odds: string, purse: string}} told */
    tell({ t }, told) {
      setText(title, t("casino"));
      setText(odds, told.odds);
      setText(edge, t("odds-house"));
      setText(label, t("stake"));
      setText(purse, told.purse);
      setAttributes(field, { max: Math.max(1, told.most) });
      setAttributes(less, { "aria-label": t("stake-less"), disabled: told.stake <= 1 });
      setAttributes(more, { "aria-label": t("stake-more"), disabled: told.stake >= told.most });
      setText(play, t("casino-play", { stake: told.stake }));
      setText(leave, t("casino-close"));
    },
    /** What one player has, and was told, is nobody else's business. */
    forget() {
      dialog.close();
      for (const text of [outcome, purse, odds, note]) setText(text, "");
    },
    /** @param {string} why nothing can be put down @param {boolean} refused by the game master */
    warn(why, refused) {
      setText(note, why);
      note.classList.toggle("refusal", refused);
    },
  };
}

/** @param {string} id @param {string} look @param {() => void} act */
function stepper(id, look, act) {
  return h("button", { type: "button", id, class: "icon-button", "data-testid": id, onclick: act }, icon(look));
}
