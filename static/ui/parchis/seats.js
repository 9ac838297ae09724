/** The players of a Parchís game: whose turn it is, and how far each has brought the four pieces. */

/** @import { Observation, ParchisView, Seat } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h } from "../parts/dom.js";
import { mark } from "../parts/icons.js";
import { viewOf } from "./view.js";
import { kindOf } from "../table/seats.js";

/** What a piece's pip looks like, from home outwards. */
const PIPS = ["home", "way", "base"];

/** @param {HTMLElement} root a list @param {Observation} seen @param {Words} words */
export function updateParchisSeats(root, seen, words) {
  const view = viewOf(seen);
  const turn = seen.over ? null : seen.turn;
  fill(
    root,
    seen.seats.map((seat, at) =>
      h(
        "li",
        { class: "seat parchis-seat", "aria-current": turn === at ? "true" : null },
        mark(seat.colour),
        h("span", { class: "seat-name" }, h("span", { class: "seat-call" }, seat.name), kindOf(seat, at, seen, words), partner(at, seen, view, words)),
        progress(at, seat, view, words),
      )),
  );
}

/** Who plays together with a player, in pairs. @param {number} at @param {Observation} seen @param {ParchisView} view @param {Words} words */
function partner(at, seen, { partners }, words) {
  return partners && h("small", { class: "seat-kind" }, ` · ${words.t("parchis-partner", { name: seen.seats[partners[at]].name })}`);
}

/** Four pips and the cells that are left to go. @param {number} at @param {Seat} seat @param {ParchisView} view @param {Words} words */
function progress(at, seat, view, words) {
  const places = view.pieces[at].map((place) => (place === "home" || place === "base" ? place : "way"));
  const count = (/** @type {string} */ kind) => places.filter((place) => place === kind).length;
  const left = view.to_go[at];
  const label = words.t("parchis-progress", { home: count("home"), base: count("base"), left });
  return h(
    "span",
    { class: "progress", title: label },
    h("span", { class: "sr" }, label),
    h("span", { class: "pips", "aria-hidden": "true", "data-colour": seat.colour },
      PIPS.flatMap((kind) => Array.from({ length: count(kind) }, () => h("i", { class: `pip ${kind}` })))),
    h("span", { class: "to-go", "aria-hidden": "true" }, left),
  );
}
