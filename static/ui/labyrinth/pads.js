/**
 * The controls of a turn: a direction pad for each kind of move. Every offer of the engine is a
 * button; what is not offered now keeps its place but can't be used.
 */

/** @import { Offer, Pawn } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { STEP } from "../../app/basics/aim.js";
import { h, setAttributes, setText } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { PADS, PLACES } from "../table/controls.js";

const SIDES = ["up", "left", "right", "down"];
/** What the first pad's arrows mean instead, while it is aimed at. */
const BOAT = "boat";
const BY_BOAT = "by-boat";

/**
 * @param {HTMLElement} root
 * @param {{choose: (offer: Offer) => void, narrow: (chosen: Record<string, string>) => void,
 *   aim: (aim: string) => void}} act
 */
export function createPads(root, act) {
  /** Buttons by move text. @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();
  /** Offers by move text without a target's number. @type {Map<string, Offer[]>} */
  let offered = new Map();
  let rows = false;

  /** What a button stands for now. @param {string} move */
  const meant = (move) => (rows && move.startsWith(`${STEP} `) ? `${move} ${BY_BOAT}` : move);

  /** @param {string} move @param {string} className @param {string} name */
  function button(move, className, name) {
    const [what, side] = move.split(" ");
    const made = h(
      "button",
      {
        type: "button",
        class: `pad-button ${className}`,
        onclick: () => {
          const [offer, another] = offered.get(meant(move)) ?? [];
          // Several offers of a side differ in their target: that is asked next.
          if (another) act.narrow({ do: what, side });
          else if (offer) act.choose(offer);
        },
      },
      icon(name, className.replace("side-", "turn-")),
    );
    buttons.set(move, made);
    return made;
  }

  const boat = h(
    "button",
    { type: "button", class: "pad-button side-first", id: "aim-boat", "data-testid": "aim-boat", "aria-keyshortcuts": "O", onclick: () => act.aim(rows ? STEP : BOAT) },
    icon(BOAT),
  );
  const pads = PADS.map((pad, index) => {
    const title = h("h2", { class: "pad-title", id: `pad-${pad.do}` });
    const keys = h("span", { class: "pad-keys", "aria-hidden": "true" });
    const cross = h(
      "div",
      { class: `pad-cross ${index === 0 ? "with-middle" : ""}` },
      SIDES.map((side) => button(`${pad.do} ${side}`, `side-${side}`, pad.icon)),
      index === 0 && [...PLACES.map(({ do: move, place }) => button(move, `side-${place}`, move)), boat],
    );
    const group = h("div", { class: `pad pad-${pad.do}`, role: "group", "aria-labelledby": `pad-${pad.do}` }, title, cross, keys);
    return { do: pad.do, spends: pad.spends, title, keys, group };
  });
  const prompt = h("p", { class: "pads-prompt", "aria-live": "polite", "data-testid": "pads-prompt" });
  root.append(h("div", { class: "pads" }, pads.map((pad) => pad.group), prompt));

  return {
    /**
     * @param {Offer[]} offers
     * @param {Pawn | null} pawn the player's own
     * @param {string} aim the pad that the next arrow key means
     * @param {Record<string, any>} rules
     * @param {Words} words
     */
    update(offers, pawn, aim, rules, words) {
      offered = byButton(offers);
      rows = aim === BOAT;
      updateBoat(offers, words);
      const aims = aim !== STEP && offers.length > 0;
      setText(prompt, aims ? words.t(`keys-aim-${aim}`) : "");
      root.classList.toggle("aiming", aims);
      for (const [move, element] of buttons) updateButton(move, element, words);
      for (const pad of pads) updatePad(pad, pawn, rules, words, offers.length > 0 && aim);
    },
  };

  /** @param {string} move @param {HTMLButtonElement} element @param {Words} words */
  function updateButton(move, element, words) {
    const fitting = offered.get(meant(move));
    const [kind, side] = move.split(" ");
    const label = words.t(meant(move) === move ? `offer-${kind}` : "offer-row", { side: side ?? "" });
    setAttributes(element, {
      "aria-disabled": fitting ? null : "true",
      "data-testid": fitting ? testId(fitting[0]) : null,
      "data-move": fitting ? meant(move) : null,
      "aria-label": label,
      title: label,
      hidden: !side && !fitting,
    });
  }

  /** Whether steps can be made by boat, and whether the arrows mean it. @param {Offer[]} offers @param {Words} words */
  function updateBoat(offers, words) {
    const label = words.t("aim-boat");
    boat.hidden = !offers.some((offer) => offer.target.boat);
    setAttributes(boat, { "aria-pressed": String(rows), "aria-label": label, title: label });
  }
}

/** @typedef {{do: string, spends: string, title: HTMLElement, keys: HTMLElement, group: HTMLElement}} Pad */

/** @param {Pad} pad @param {Pawn | null} pawn @param {Record<string, any>} rules @param {Words} words @param {string | false} aim false: it is not one's turn */
function updatePad(pad, pawn, rules, words, aim) {
  // What nobody ever has at this table needs no place.
  pad.group.hidden = Boolean(pad.spends) && rules[pad.spends] === 0;
  const left = pawn && pad.spends ? Number(pawn[/** @type {keyof Pawn} */ (pad.spends)]) : 0;
  setText(pad.title, words.t(`pad-${pad.do}`, { left, sure: pawn?.sure === false ? "no" : "yes" }));
  setText(pad.keys, words.t(`pad-${pad.do}.keys`));
  const aimed = pad.do === STEP ? aim === BOAT : aim === pad.do;
  pad.group.classList.toggle("aimed", aimed);
}

/** @param {Offer[]} offers @returns {Map<string, Offer[]>} by what the pads' buttons stand for */
function byButton(offers) {
  /** @type {Map<string, Offer[]>} */
  const found = new Map();
  for (const offer of offers) {
    const key = [offer.do, offer.target.side, offer.target.boat && BY_BOAT].filter(Boolean).join(" ");
    found.set(key, [...(found.get(key) ?? []), offer]);
  }
  return found;
}

/** @param {Offer} offer */
const testId = (offer) => (offer.part ? "part" : "offer");
