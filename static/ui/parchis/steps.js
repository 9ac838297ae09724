/** The steps that can be made now, as buttons: this is how keyboard and screen reader move pieces. */

/** @import { Offer } from "../../draw/parchis/types.js" */
/** @import { Observation, Picked } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { mark } from "../parts/icons.js";
import { byPiece, fitting, offersOf, placeArgs, stepsOf } from "./view.js";

/** @typedef {{choose: (offer: Offer) => void, point: (move: string | null) => void}} Act */

/** @param {HTMLElement} root @param {Act} act */
export function createSteps(root, act) {
  const title = h("span");
  const summary = h("summary", { id: "steps-title", "data-testid": "steps" }, title);
  const list = h("div", { class: "steps-list" });
  const box = h("details", { class: "steps" }, summary, list);
  // A phone has little room, and its board can be tapped.
  box.open = matchMedia("(min-width: 821px)").matches;
  root.append(box);
  list.addEventListener("pointerleave", () => act.point(null));
  list.addEventListener("focusout", () => act.point(null));
  let drawn = "";

  /** The buttons that fit what was taken up. */
  const buttons = () => /** @type {HTMLElement[]} */ ([...list.querySelectorAll("button:not(.unfit)")]);

  return {
    /**
     * @param {Observation} seen
     * @param {Picked} picked
     * @param {boolean} waiting for the answer to a step: none can be made until it comes
     * @param {Words} words
     * @returns {boolean} whether a button that had the focus is gone
     */
    update(seen, picked, waiting, words) {
      const steps = stepsOf(offersOf(seen));
      const now = JSON.stringify([steps, words.language]);
      const focused = list.contains(document.activeElement);
      if (now !== drawn) {
        setText(title, words.t("parchis-steps", { count: steps.length }));
        fill(list, byPiece(steps).map((group) => piece(group, seen, words)));
      }
      drawn = now;
      box.classList.toggle("empty", !steps.length);
      const fit = new Set(fitting(steps, picked).map((step) => step.move));
      for (const button of list.querySelectorAll("button")) {
        button.classList.toggle("unfit", !fit.has(button.dataset.move ?? ""));
        setAttributes(button, { "data-testid": waiting ? null : "offer", "aria-disabled": waiting ? "true" : null });
      }
      return focused && !list.contains(document.activeElement);
    },

    /** Puts the focus on the next step or the one before. @param {1 | -1} by */
    walk(by) {
      box.open = true;
      const all = buttons();
      const at = all.findIndex((button) => button === document.activeElement);
      const next = at < 0 && by < 0 ? all.length - 1 : at + by;
      all.at(next % all.length)?.focus();
    },

    /** Puts the focus on the first step. @returns {boolean} whether there is one */
    focus() {
      const [first] = box.open ? buttons() : [];
      first?.focus();
      return first !== undefined;
    },
  };

  /** @param {Offer[]} group @param {Observation} seen @param {Words} words */
  function piece(group, seen, words) {
    const { seat, from } = group[0].target;
    const name = words.t("parchis-at", placeArgs(from));
    const helps = seat !== seen.seat;
    return h(
      "div",
      { class: "steps-piece", role: "group", "aria-label": helps ? `${seen.seats[seat].name}, ${name}` : name },
      h("span", { class: "steps-from", "aria-hidden": "true" }, mark(seen.seats[seat].colour), name),
      h("span", { class: "steps-choices" }, group.map((step) => button(step, words))),
    );
  }

  /** @param {Offer} step @param {Words} words */
  function button(step, words) {
    const { move, target } = step;
    const told = stepWords(step, words);
    return h(
      "button",
      {
        type: "button", class: target.takes ? "step takes" : "step", id: `step-${move}`, "data-move": move,
        onclick: () => act.choose(step),
        onpointerenter: () => act.point(move),
        onfocus: (/** @type {FocusEvent} */ event) => {
          if (/** @type {Element} */ (event.target).matches(":focus-visible")) act.point(move);
        },
      },
      h("span", { class: "sr" }, told.label),
      h("b", { "aria-hidden": "true" }, told.to),
      h("span", { class: "step-by", "aria-hidden": "true" }, told.by),
      told.note && h("span", { class: "step-note", "aria-hidden": "true" }, told.note),
    );
  }
}

/**
 * A step in words: for the ear in one sentence, for the eye in parts.
 * @param {Offer} step
 * @param {Words} words
 */
export function stepWords(step, { t }) {
  const { from, to, by, with: uses, takes, way } = step.target;
  const end = placeArgs(to);
  const notes = [
    takes && t("parchis-step-takes"),
    way === "turns-in" && t("parchis-step-in"),
    way === "laps" && t("parchis-step-laps"),
  ].filter((one) => one !== false);
  const parts = { from: t("parchis-from", placeArgs(from)), to: t("parchis-onto", end), uses, by };
  return {
    label: [t("parchis-step", parts), ...notes].join(", "),
    to: t("parchis-to", end),
    by: t("parchis-by", { uses, by }),
    note: notes.join(", "),
  };
}
