/** Parts of the table talk: its lines, and who is muted. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Party, Talk } from "../../app/friends/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { reactionSign } from "./signs.js";
import { talkers } from "./words.js";
import { mark } from "../parts/icons.js";

/** @param {Talk} said @param {Words} words */
export const textOf = (said, words) => said.text ?? words.t(`reaction-${said.sign}`);

/** @param {Talk} said @param {Party} party @param {Words} words */
function line(said, party, words) {
  const seat = said.seat === null ? null : party.seats[said.seat];
  const look = `${said.from === "me" ? " talk-own" : ""}${said.to === undefined ? "" : " talk-remark"}`;
  return h(
    "li",
    { class: `talk-line${look}`, "data-testid": "talk-line" },
    seat && mark(seat.colour), h("span", { class: "talk-name" }, `${speaker(said, party, words)}: `),
    said.sign && reactionSign(said.sign), h("span", { class: "talk-text" }, textOf(said, words)),
  );
}

/**
 * Who speaks; of a remark of the game master also to whom.
 * @param {Talk} said
 * @param {Party} party
 * @param {Words} words
 */
export function speaker(said, { seats, mine }, words) {
  if (said.to === undefined) return said.name;
  const whom = said.to === null ? "all" : said.to === mine ? "you" : "one";
  return words.t("remark-from", { host: said.name, own: said.from === "me" ? "yes" : "no", whom, name: seats[said.to ?? -1]?.name ?? "" });
}

/** What was said, the last of it in sight unless somebody reads what was said before. */
export function createTalkLog() {
  const list = h("ol", { class: "talk-lines" });
  const log = h("div", { class: "talk-log", role: "log", tabindex: "0", "data-testid": "talk-log" }, list);
  /** @type {Talk[]} */
  let drawn = [];
  let language = "";
  let follows = true;
  const toEnd = () => {
    if (follows) log.scrollTop = log.scrollHeight;
  };
  log.addEventListener("scroll", () => (follows = log.scrollHeight - log.scrollTop - log.clientHeight < 40));
  // It may be filled before it is in sight.
  new ResizeObserver(toEnd).observe(log);

  return {
    element: log,

    /** From now on the last of it is in sight. */
    follow() {
      follows = true;
    },

    /** @param {Words} words */
    name: (words) => setAttributes(log, { "aria-label": words.t("talk") }),

    /** @param {Talk[]} talk what is heard of it @param {Party} party @param {Words} words */
    update(talk, party, words) {
      const same = words.language === language && drawn.length > 0 && talk[drawn.length - 1] === drawn.at(-1) && talk[0] === drawn[0];
      if (same) list.append(...talk.slice(drawn.length).map((said) => line(said, party, words)));
      else fill(list, talk.map((said) => line(said, party, words)));
      drawn = talk;
      language = words.language;
      toEnd();
    },
  };
}

/** Who has talked, and which of them are muted. @param {App} app */
export function createMutes(app) {
  const title = h("summary", { "data-testid": "talk-mutes" });
  const mutes = h("ul", { class: "talk-mutes" });
  const fold = h("details", { class: "friends-fold" }, title, mutes);
  /** Who has talked so far, by name. @type {Map<string, string>} */
  let people = new Map();
  let drawn = "";

  return {
    element: fold,

    /** Another table: nobody has talked there. */
    forget() {
      people = new Map();
    },

    /** @param {Party} party @param {Words} words */
    update(party, words) {
      people = talkers(people, party.talk);
      const now = JSON.stringify([...people, party.muted, words.language]);
      if (now !== drawn) fill(mutes, [...people].map(([from, name], at) => {
        const box = h("input", { type: "checkbox", id: `talk-mute-${at}`, "data-testid": `talk-mute-${at}`, onchange: () => app.friends.mute(from, box.checked) });
        box.checked = party.muted.includes(from);
        return h("li", { class: "field check" }, box, h("label", { for: box.id }, words.t("talk-mute", { name })));
      }));
      drawn = now;
      fold.hidden = people.size === 0;
      setText(title, words.t("talk-mutes"));
    },
  };
}
