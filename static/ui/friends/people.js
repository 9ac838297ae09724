/** Who sits where and who watches, as it is told to everybody at the table. */

/** @import { Party } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h, setText } from "../parts/dom.js";
import { presenceSign } from "./signs.js";
import { presenceOf, seatName, stateText } from "./words.js";
import { icon, mark } from "../parts/icons.js";

/** @param {string} id */
export function createPeople(id) {
  const title = h("h2", { id: `${id}-title`, class: "friends-people-title" });
  const list = h("ul", { class: "friends-people", "aria-labelledby": title.id, "data-testid": id });
  const watching = h("p", { class: "hint" });
  let drawn = "";

  /** @param {Party} party @param {Words} words */
  function rows({ seats, led, hostName }, words) {
    const leads = led ? [h(
      "li",
      { "data-testid": `${id}-leads` },
      icon("pencil", "friends-leads"),
      h("span", { class: "friends-seat-call" }, hostName || words.t("friends-host")),
      h("span", { class: "friends-seat-state" }, words.t("people-leads")),
    )] : [];
    return [...leads, ...seats.map((seat, at) => {
      const presence = presenceOf(seat);
      return h(
        "li",
        { "data-testid": `${id}-${at}`, "data-state": presence },
        mark(seat.colour),
        h("span", { class: "friends-seat-call" }, seatName(seat, at, words)),
        h("span", { class: "friends-seat-state" }, presence && presenceSign(presence), h("span", null, stateText(seat, words))),
      );
    })];
  }

  return {
    element: h("div", { class: "friends-group" }, title, list, watching),
    /** @param {Party} party @param {Words} words */
    update(party, words) {
      setText(title, words.t("guest-people"));
      const now = `${words.language} ${party.led} ${party.hostName} ${JSON.stringify(party.seats)}`;
      if (now !== drawn) fill(list, rows(party, words));
      drawn = now;
      setText(watching, party.spectators.length ? words.t("friends-watch", { count: party.spectators.length }) : "");
    },
  };
}
