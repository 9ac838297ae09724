/**
 * The controls of a turn: a direction pad for each kind of move. Every offer of the engine is a
 * button; what is not offered now keeps its place but can't be used.
 */

/** @import { Offer, Pawn } from "../app/types.js" */
/** @import { Words } from "../app/words.js" */

import { h, setAttributes, setText } from "./dom.js";
import { icon } from "./icons.js";

const SIDES = ["up", "left", "right", "down"];
/** The pads in reading order with what their buttons show. */
const PADS = [
  { do: "go", icon: "arrow" },
  { do: "shoot", icon: "shot" },
  { do: "blow", icon: "bomb" },
];
/** Kinds of moves without a direction, shown in the middle of the first pad. */
const MIDDLE = "loop";

/**
 * @param {HTMLElement} root
 * @param {(offer: Offer) => void} choose
 */
export function createPads(root, choose) {
  /** Buttons by move text. @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map();
  /** @type {Map<string, Offer>} */
  let offered = new Map();

  /** @param {string} move @param {string} className @param {string} name */
  function button(move, className, name) {
    const made = h(
      "button",
      {
        type: "button",
        class: `pad-button ${className}`,
        onclick: () => {
          const offer = offered.get(move);
          if (offer) choose(offer);
        },
      },
      icon(name, className.replace("side-", "turn-")),
    );
    buttons.set(move, made);
    return made;
  }

  const pads = PADS.map((pad, index) => {
    const title = h("h2", { class: "pad-title", id: `pad-${pad.do}` });
    const keys = h("span", { class: "pad-keys", "aria-hidden": "true" });
    const cross = h(
      "div",
      { class: `pad-cross ${index === 0 ? "with-middle" : ""}` },
      SIDES.map((side) => button(`${pad.do} ${side}`, `side-${side}`, pad.icon)),
      index === 0 && button(MIDDLE, "side-none", "loop"),
    );
    const group = h("div", { class: `pad pad-${pad.do}`, role: "group", "aria-labelledby": `pad-${pad.do}` }, title, cross, keys);
    return { do: pad.do, title, keys, group };
  });
  const others = h("div", { class: "pad-others" });
  root.append(h("div", { class: "pads" }, pads.map((pad) => pad.group)), others);

  return {
    /**
     * @param {Offer[]} offers
     * @param {Pawn | null} pawn the player's own
     * @param {string} aim the pad that the next arrow key means
     * @param {Words} words
     */
    update(offers, pawn, aim, words) {
      offered = new Map(offers.map((offer) => [offer.move, offer]));
      for (const [move, element] of buttons) {
        const offer = offered.get(move);
        const [kind, side] = move.split(" ");
        setAttributes(element, {
          "aria-disabled": offer ? null : "true",
          "data-testid": offer ? "offer" : null,
          "data-move": offer ? move : null,
          "aria-label": words.t(`offer-${kind}`, { side: side ?? "" }),
          title: words.t(`offer-${kind}`, { side: side ?? "" }),
          hidden: kind === MIDDLE && !offer,
        });
      }
      for (const pad of pads) {
        const left = pad.do === "shoot" ? pawn?.bullets : pad.do === "blow" ? pawn?.bombs : undefined;
        setText(pad.title, words.t(`pad-${pad.do}`, { left: left ?? 0 }));
        setText(pad.keys, words.t(`pad-${pad.do}.keys`));
        pad.group.classList.toggle("aimed", aim === pad.do && aim !== PADS[0].do && offers.length > 0);
      }
      const rest = offers.filter((offer) => !buttons.has(offer.move));
      others.replaceChildren(...rest.map((offer) => plainButton(offer, words)));
    },
  };

  /** A move that no pad has a place for. @param {Offer} offer @param {Words} words */
  function plainButton(offer, words) {
    const label = words.has(`offer-${offer.do}`)
      ? words.t(`offer-${offer.do}`, { side: offer.target.side ?? "", cell: offer.target.cell ?? "" })
      : offer.move;
    return h(
      "button",
      { type: "button", class: "button", "data-testid": "offer", "data-move": offer.move, onclick: () => choose(offer) },
      label,
    );
  }
}
