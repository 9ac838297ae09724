/** What the game master thinks of house rules: asked after each change, told below them. */

/** @import { Rules } from "../../app/rules/house-rules.js" */
/** @import { Option, Said } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { fill, h, setAttributes } from "../parts/dom.js";
import { optionName, sayRefusal } from "../parts/options.js";

/**
 * @param {HTMLElement} use the button that is of no use while something contradicts
 * @param {{check: (rules: Rules) => Promise<any>, open: () => boolean, words: () => Words, options: () => Option[],
 *   refuse: (names: readonly unknown[]) => Option[], focus: (name: string) => void}} act
 *   `open`: whether anybody still wants to know; `refuse` shows which options contradict
 */
export function createVerdict(use, { check, open, words, options, refuse, focus }) {
  const element = h("div", { class: "house-verdict", role: "status", "data-testid": "house-verdict" });
  let asked = 0;
  /** @type {Said | null} */
  let refusal = null;
  let checking = false;
  /** The answer that is awaited, or the last one. */
  let answer = Promise.resolve();

  /** The options that the refusal names. */
  const named = () => (refusal ? [refusal.args.option, refusal.args.one, refusal.args.other] : []);

  /** @param {Rules} rules */
  async function question(rules) {
    const mine = ++asked;
    checking = true;
    judge();
    const reply = await check(rules);
    if (mine !== asked || !open()) return;
    checking = false;
    refusal = reply?.type === "refused" ? reply : null;
    judge(reply === null);
  }

  /** @param {boolean} [unheard] */
  function judge(unheard = false) {
    const text = words();
    const meant = refuse(checking ? [] : named());
    // It stays a button that can be pressed: whoever presses it is led to what contradicts.
    setAttributes(use, { "aria-disabled": !checking && refusal ? "true" : null });
    element.classList.toggle("refusal", !checking && refusal !== null);
    if (checking) fill(element, text.t("house-checking"));
    else if (refusal) fill(element, h("span", null, sayRefusal(refusal, options(), text)), meant.map((option) => jump(option, text)));
    else fill(element, text.t(unheard ? "house-unchecked" : "house-fits"));
  }

  /** @param {Option} option @param {Words} text */
  function jump(option, text) {
    return h("button", { type: "button", id: `house-to-${option.name}`, class: "jump", onclick: () => focus(option.name) }, optionName(option, text));
  }

  return {
    element,
    /** @param {Rules} rules */
    ask(rules) {
      answer = question(rules);
    },
    /** Other rules are spoken of. */
    forget() {
      refusal = null;
    },
    /** Once it has been told: the option that contradicts, "" if nothing does. */
    async contradicts() {
      while (checking && open()) await answer;
      return refusal ? String(refuse(named())[0]?.name ?? refusal.key) : "";
    },
  };
}
