/** After a game with friends: whether it was led by the rules, as far as this page could check. */

/** @import { Party } from "../../app/friends/types.js" */
/** @import { Boot, Said, Seat } from "../../app/basics/types.js" */
/** @import { Verdict, Verifying } from "../../app/friends/verifying.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { tellOrigin } from "../rules/plan-origin.js";

/**
 * The party, as far as it is looked at here.
 * @typedef {Pick<Party, "led" | "origin" | "role" | "hostName" | "rules">
 *   & {verdict: Verdict | null, verifying?: Verifying, commitment: string | null}} Checked
 * @typedef {{label: string, text: string}} Quote
 * @typedef {{state: Verdict["state"] | "checking" | "stuck", head: string, text: string, plan: string, more: string,
 *   quotes: Quote[], rulings: string[], facts: string[], commitment: string | null, progress: number | null,
 *   savable: boolean}} Told
 *   `plan`: where it comes from, if somebody may have known it; `more`: what is to be known besides; `rulings`: what the game master has changed; `progress`: from 0 to 1, null where it can't be told;
 *   `savable`: there is a record that shows what was wrong.
 */

/** How the two versions of an answer are called; where nothing else is said, they are these. @type {Record<string, [string, string]>} */
const VERSIONS = { "verdict-rewritten": ["verdict-told-first", "verdict-told-later"] };
const TOLD_AND_RULED = ["verdict-told", "verdict-ruled"];

/**
 * @param {Checked | null} party
 * @param {Boot} boot
 * @param {Seat[]} seats
 * @param {Words} words
 * @returns {Told | null} null: there is nothing to say, as in a game without friends
 */
export function tellVerdict(party, boot, seats, words) {
  if (party?.verifying) return tellCheck(party.verifying, boot, words);
  const verdict = party?.verdict;
  if (!verdict) return null;
  const { state, key, args } = verdict;
  return {
    state,
    head: words.t(`verdict-head-${state}`),
    text: words.t(key, { number: 0, ...plain(args) }),
    plan: tellKnown(party, words),
    // That the game master sees the plan is said where a person leads.
    more: state === "verified" ? (party.led ? "" : words.t("verdict-limits")) : reasonOf(verdict, seats, words),
    quotes: quotesOf(verdict, seats, words),
    rulings: verdict.overruled.map(({ said }) => said.map((one) => words.said(one, seats)).join(" ")),
    facts: state === "verified" ? factsOf(args, words) : [],
    commitment: state === "unverified" ? null : party.commitment,
    progress: null,
    savable: state === "broken",
  };
}

/** Who may have known the plan, if anybody may. @param {Checked} party @param {Words} words */
export const tellKnown = (party, words) => (party.origin === "pages" && !party.led ? "" : tellOrigin(party, words));

/** @param {NonNullable<Verifying>} verifying @param {Boot} boot @param {Words} words @returns {Told} */
function tellCheck(verifying, boot, words) {
  const waits = verifying === "record";
  const stuck = !waits && boot.state === "failed";
  const loads = !waits && boot.state === "loading";
  const replays = loads ? "verdict-loading" : "verdict-replaying";
  return {
    state: stuck ? "stuck" : "checking",
    head: words.t(stuck ? "verdict-head-stuck" : "verdict-head-checking"),
    text: words.t(waits ? "verdict-asking" : stuck ? boot.reason : replays),
    plan: "",
    more: "",
    quotes: [],
    rulings: [],
    facts: [],
    commitment: null,
    progress: loads ? boot.progress : null,
    savable: false,
  };
}

/** Both versions of the first answer that differs. @param {Verdict} verdict @param {Seat[]} seats @param {Words} words @returns {Quote[]} */
function quotesOf({ key, at, told, ruled }, seats, words) {
  if (at === null) return [];
  const labels = VERSIONS[key] ?? TOLD_AND_RULED;
  return [told, ruled].map((said, side) => ({ label: words.t(labels[side]), text: sentence(said, seats, words) }));
}

/** @param {Said | null} said @param {Seat[]} seats @param {Words} words */
function sentence(said, seats, words) {
  if (said === null) return words.t("verdict-nothing");
  // A host who cheats may say what no game master says.
  return words.has(said.key) ? words.said(said, seats) : words.t("verdict-no-words", { key: said.key });
}

/** Why something was refused, where that makes a whole sentence. @param {Verdict} verdict @param {Seat[]} seats @param {Words} words */
function reasonOf({ args }, seats, words) {
  const { why, ...others } = args;
  if (typeof why !== "string" || !words.has(why)) return "";
  const text = words.refusal({ key: why, args: others }, seats);
  return text.includes("{$") ? "" : text;
}

/** What was checked. @param {Record<string, any>} args @param {Words} words */
function factsOf(args, words) {
  const { moves = 0, draws = 0, pages = 0, origin = "text", heard = 0, own = false, spoilt = 0 } = args;
  return [
    words.t("verdict-fact-moves", { moves }),
    words.t("verdict-fact-heard", { heard }),
    words.t("verdict-fact-plan", { origin }),
    words.t("verdict-fact-draws", { draws }),
    words.t("verdict-fact-pages", { pages, own: own ? "yes" : "no" }),
    ...(spoilt > 0 ? [words.t("verdict-fact-spoilt", { spoilt })] : []),
  ];
}

/** Arguments that can stand in a sentence. @param {Record<string, any>} args */
const plain = (args) => Object.fromEntries(Object.entries(args).filter(([, value]) => ["number", "string"].includes(typeof value)));

/** @param {{save: () => unknown, retry: () => void}} acts `save`: the record, as evidence; `retry`: the engine once more */
export function createVerdict({ save, retry }) {
  const head = h("strong", { class: "verdict-head", "data-testid": "verdict-head" });
  const text = h("span", { "data-testid": "verdict-text" });
  // One live region: a screen reader hears the outcome with its reason, once.
  const line = h("p", { class: "verdict-line", role: "status", "aria-atomic": "true" }, head, " ", text);
  const progress = h("progress", { max: 1 });
  const plan = h("p", { class: "plan-origin", "data-testid": "verdict-plan" });
  const more = h("p", { class: "hint", "data-testid": "verdict-more" });
  const quotes = h("dl", { class: "verdict-quotes", "data-testid": "verdict-quotes" });
  const ruledTitle = h("p", { class: "verdict-ruled-title" });
  const ruled = h("ol", { class: "verdict-rulings", "data-testid": "verdict-rulings" });
  const summary = h("summary");
  const facts = h("ul", { class: "verdict-facts", "data-testid": "verdict-facts" });
  const details = h("details", { class: "verdict-details", "data-testid": "verdict-details" }, summary, facts);
  const again = h("button", { type: "button", class: "button", "data-testid": "verdict-retry", onclick: retry });
  const keep = h("button", { type: "button", class: "button", "data-testid": "verdict-save", onclick: () => void save() });
  const root = h("section", { class: "verdict", hidden: true, "data-testid": "verdict" }, line, progress, plan, more, ruledTitle, ruled, quotes, details, again, keep);
  let drawn = "";

  return {
    root,
    /** @param {Checked | null} party null: nothing is shown now @param {Boot} boot @param {Seat[]} seats @param {Words} words */
    update(party, boot, seats, words) {
      const told = tellVerdict(party, boot, seats, words);
      const now = `${words.language} ${JSON.stringify(told)}`;
      if (now === drawn) return;
      drawn = now;
      root.hidden = told === null;
      if (told) show(told, words);
    },
  };

  /** @param {Told} told @param {Words} words */
  function show(told, words) {
    setAttributes(root, { "data-state": told.state, "aria-label": words.t("verdict-title") });
    setText(head, told.head);
    setText(text, told.text);
    setText(plan, told.plan);
    setText(more, told.more);
    more.hidden = !told.more;
    progress.hidden = told.state !== "checking";
    setAttributes(progress, { value: told.progress, "aria-label": told.head });
    fill(quotes, told.quotes.flatMap((quote, side) => [
      h("dt", null, quote.label),
      h("dd", { "data-testid": side ? "verdict-ruled" : "verdict-told" }, quote.text),
    ]));
    quotes.hidden = !told.quotes.length;
    setText(ruledTitle, words.t("verdict-rulings"));
    fill(ruled, told.rulings.map((ruling) => h("li", null, ruling)));
    ruledTitle.hidden = ruled.hidden = !told.rulings.length;
    fill(facts, told.facts.map((fact) => h("li", null, fact)), told.commitment && h("li", null, words.t("verdict-fact-commitment"), " ", h("code", null, told.commitment)));
    details.hidden = !facts.childElementCount;
    setText(summary, words.t(told.state === "verified" ? "verdict-details" : "verdict-promised"));
    setText(again, words.t("retry"));
    again.hidden = told.state !== "stuck";
    setText(keep, words.t("verdict-save"));
    keep.hidden = !told.savable;
  }
}
