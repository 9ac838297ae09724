/** How a drawing begins: with an empty sheet, a generated plan, a text, or the plan of a game that is over. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Begun } from "../../app/shelves/plan-fields.js" */
/** @import { Rules } from "../../app/rules/house-rules.js" */
/** @import { Catalog, Option } from "../../app/basics/types.js" */

import { hex } from "../../app/basics/hex.js";
import { difference, gameOf, optionsOf, wholeRules } from "../../app/rules/house-rules.js";
import { finishedHere } from "../../app/shelves/finished.js";
import { MOST_FILE, MOST_TEXT } from "../../app/shelves/plan-fields.js";
import { primerOf } from "../../app/rules/primer.js";
import { createHouseDialog } from "../rules/house-rules.js";
import { presetName } from "../rules/rule-sets.js";
import { fill, h, setText } from "../parts/dom.js";
import { optionField, sayRefusal } from "../parts/options.js";

/** @typedef {"empty" | "seed" | "text" | "over"} Way */
/** @type {readonly Way[]} */
const WAYS = ["empty", "seed", "text", "over"];

/**
 * @param {App} app
 * @param {{check: (rules: Rules) => Promise<any>, left: () => void}} needs `check`: the engine's reply to rules, null when there is none;
 *   `left`: the dialog is closed, and nothing has the focus
 */
export function createBegin(app, { check, left }) {
  const title = h("h2", { id: "desk-begin-title" });
  const ways = h("div", { class: "desk-ways", role: "radiogroup", "aria-labelledby": title.id });
  const base = createBase(app, check);
  const own = h("div", { class: "desk-way" });
  const unkept = h("p", { class: "hint", "data-testid": "desk-unkept" });
  const wrong = h("p", { class: "refusal", role: "alert", "data-testid": "desk-begin-wrong" });
  const use = h("button", { type: "submit", id: "desk-begin-use", class: "button primary", "data-testid": "desk-begin-use" });
  const cancel = h("button", { type: "button", id: "desk-begin-cancel", class: "button", "data-testid": "desk-begin-cancel", onclick: shut });
  const dialog = h(
    "dialog",
    { class: "dialog desk-dialog", "aria-labelledby": title.id, "data-testid": "desk-begin", onclose: refocus },
    h("form", { onsubmit: begin }, title, ways, base.root, own, unkept, wrong, h("div", { class: "button-row" }, cancel, use)),
  );
  document.body.append(dialog);
  /** @type {Way} */
  let way = "empty";
  const sources = createSources(app, (text) => setText(wrong, text));

  function build() {
    const { t } = base.words();
    setText(title, t("desk-begin"));
    setText(use, t("desk-begin-use"));
    setText(cancel, t("house-cancel"));
    const { desk } = app.store.get();
    setText(unkept, t("desk-unkept"));
    unkept.hidden = !desk?.drawn.undo || desk.kept === desk.drawn.text;
    fill(ways, WAYS.map(choice));
    base.root.hidden = way === "over";
    base.build(way !== "text");
    void sources.show(way, own);
  }

  /** @param {Way} one */
  function choice(one) {
    const { t } = app.words();
    const input = h("input", { type: "radio", name: "desk-way", id: `desk-way-${one}`, value: one, "data-testid": `desk-way-${one}`, onchange: () => turn(one) });
    input.checked = one === way;
    return h("span", { class: "preset-pick" }, input, h("label", { for: input.id }, t(`desk-way-${one}`)));
  }

  /** @param {Way} one */
  function turn(one) {
    way = one;
    setText(wrong, "");
    build();
    document.getElementById(`desk-way-${one}`)?.focus();
  }

  /** @param {SubmitEvent} event */
  async function begin(event) {
    event.preventDefault();
    const from = await sources.taken(way, base.chosen());
    if (!from) return;
    const refusal = await app.desk.lay(from);
    if (refusal) setText(wrong, sayRefusal(refusal, optionsOf(from.rules, app.store.get().ui.catalog), base.words()));
    else shut();
  }

  /** The browser tells of it later, and meanwhile nothing would have the focus. */
  function shut() {
    dialog.close();
    refocus();
  }

  function refocus() {
    if (document.activeElement === document.body) left();
  }

  return {
    /** @param {Rules} now the rules of what lies on the desk */
    open(now) {
      base.take(now);
      setText(wrong, "");
      build();
      if (!dialog.open) dialog.showModal();
    },
  };
}

/** By which rules is drawn. @param {App} app @param {(rules: Rules) => Promise<any>} check */
function createBase(app, check) {
  const preset = h("select", { id: "desk-preset", "data-testid": "desk-preset", onchange: () => choose({ preset: preset.value }) });
  const label = h("label", { for: preset.id });
  const options = h("div", { class: "option-row" });
  const house = h("button", { type: "button", id: "desk-house", class: "button", "data-testid": "desk-house", onclick: () => change() });
  const root = h("div", { class: "desk-rules" }, h("p", { class: "field" }, label, preset), options, h("div", { class: "button-row" }, house));
  /** @type {ReturnType<typeof createHouseDialog> | null} */
  let houseRules = null;
  /** @type {Rules} */
  let rules = { preset: "" };
  let shapes = true;

  /** The dialog is open only when there is one. */
  const catalog = () => /** @type {Catalog} */ (app.store.get().ui.catalog);
  const words = () => app.words().within(wholeRules(rules, catalog()));
  const game = () => gameOf(rules.preset, catalog());

  /** Every option can be another one, as in the lobby. */
  function change() {
    houseRules ??= createHouseDialog(app, { check, use: choose });
    houseRules.open(rules);
  }

  /** @param {Rules} now */
  function choose(now) {
    rules = now;
    build(shapes);
  }

  /** @param {boolean} shaped whether the sheet is theirs */
  function build(shaped) {
    shapes = shaped;
    const text = words();
    const sets = Object.keys(catalog().presets).filter((id) => catalog().presets[id].game === game());
    const whole = wholeRules(rules, catalog());
    const plain = primerOf(game(), catalog()).lobby;
    /** @param {Option} option */
    const field = (option) => optionField(option, whole[option.name], text, (value) => {
      rules = difference({ ...rules, [option.name]: value }, catalog());
    }, "desk-option");
    setText(label, text.t("preset"));
    setText(house, text.t("house"));
    fill(preset, sets.map((id) => h("option", { value: id }, presetName(id, text))));
    preset.value = rules.preset;
    options.hidden = !shaped;
    fill(options, optionsOf(rules, catalog()).filter(({ name }) => plain.includes(name)).map(field));
  }

  return {
    root,
    build,
    words,
    take: (/** @type {Rules} */ now) => (rules = now),
    chosen: () => ({ game: game(), rules }),
  };
}

/** What a plan is made of besides rules. @param {App} app @param {(text: string) => void} complain */
function createSources(app, complain) {
  /** @param {string} id @param {Record<string, any>} [args] */
  const t = (id, args) => app.words().t(id, args);
  const seed = h("input", { type: "text", id: "desk-seed", "data-testid": "desk-seed", maxlength: 64, autocomplete: "off", spellcheck: "false" });
  const text = h("textarea", { id: "desk-paste", "data-testid": "desk-paste", class: "desk-text", rows: 9, spellcheck: "false", autocomplete: "off", wrap: "off", maxlength: MOST_TEXT });
  const file = h("input", { type: "file", class: "sr", id: "desk-begin-file", accept: ".txt,text/plain", "data-testid": "desk-begin-file", onchange: () => void read() });
  const game = h("select", { id: "desk-over", "data-testid": "desk-over" });

  async function read() {
    const chosen = file.files?.[0];
    file.value = "";
    if (!chosen) return;
    if (chosen.size > MOST_FILE) complain(t("desk-file-large", { name: chosen.name, limit: MOST_FILE / 1024 }));
    else text.value = await chosen.text();
  }

  /** Games of this device that are over and have a plan. @param {HTMLElement} place */
  async function list(place) {
    const here = await finishedHere().catch(() => null);
    const { begun } = app.store.get().desk ?? { begun: null };
    const games = (await here?.list() ?? []).filter(([, about]) => about.game === begun?.game);
    const when = new Intl.DateTimeFormat(app.words().language, { dateStyle: "medium", timeStyle: "short" });
    fill(game, games.map(([name, { preset, at, seats }]) =>
      h("option", { value: name }, t("desk-over-row", { rules: presetName(preset, app.words()), names: seats.map((seat) => seat.name).join(", "), when: when.format(at) }))));
    fill(place, games.length ? h("p", { class: "field" }, h("label", { for: game.id }, t("desk-over")), game) : h("p", { class: "hint" }, t("desk-over-none")));
  }

  return {
    /** @param {Way} way @param {HTMLElement} place */
    async show(way, place) {
      if (way === "over") return list(place);
      fill(place,
        way === "seed" && h("p", { class: "field" }, h("label", { for: seed.id }, t("desk-seed")), seed),
        way === "text" && h("p", { class: "field" }, h("label", { for: text.id }, t("desk-paste")), text),
        way === "text" && h("label", { class: "button file" }, h("span", null, t("desk-import")), file));
    },

    /** @param {Way} way @param {{game: string, rules: Rules}} by @returns {Promise<Begun | null>} null when something is missing */
    async taken(way, by) {
      if (way === "empty") return { ...by, plan: null, seed: null };
      if (way === "seed") return { ...by, plan: null, seed: seed.value.trim() || hex(crypto.getRandomValues(new Uint8Array(8))) };
      if (way === "text") return { ...by, plan: text.value, seed: null };
      const record = game.value ? await (await finishedHere()).record(game.value) : undefined;
      if (record === undefined) {
        complain(t("desk-over-none"));
        return null;
      }
      try {
        const { rules, plan } = JSON.parse(record);
        return { game: by.game, rules, plan, seed: null };
      } catch {
        complain(t("desk-over-broken"));
        return null;
      }
    },
  };
}
