/**
 * The casino: a table with a roulette layout on which a player puts coins instead of his turn. What
 * can be bet on comes from the engine's offers; the stake is written into the move here.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { Observation, State } from "../../app/basics/types.js" */

import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { icon } from "../parts/icons.js";
import { colourOf, createWheel } from "../parts/wheel.js";

/** As they stand beside the numbers. */
const EVENS = ["low", "even", "red", "black", "odd", "high"];
const NUMBERS = Array.from({ length: 37 }, (_, number) => String(number));
/** What was said about a round. */
const ROUND = ["wheel", "bet-won", "bet-lost", "cannot-bet"];

/** The highest stake that somebody can put down. @param {number} money @param {number} limit 0: none */
export const mostStake = (money, limit) => (limit > 0 ? Math.min(limit, money) : money);

/** @param {App} app */
export function createCasino(app) {
  const { store, session } = app;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let chosen = "red";
  let stake = 1;
  let spinning = false;
  let drawn = "";

  const title = h("h2", { id: "casino-title" });
  const wheel = createWheel();
  const outcome = h("p", { class: "casino-outcome", role: "status", "data-testid": "casino-outcome" });
  const layout = h("div", { class: "layout", role: "radiogroup", "aria-labelledby": "casino-title", "data-testid": "layout" });
  const odds = h("p", { class: "casino-odds", "data-testid": "odds" });
  const edge = h("p", { class: "hint" });
  const stakeLabel = h("label", { for: "stake" });
  const field = h("input", { type: "number", id: "stake", "data-testid": "stake", min: 1, step: 1, inputmode: "numeric", oninput: () => setStake(field.valueAsNumber, false), onchange: () => setStake(stake) });
  const less = stepper("stake-less", "minus", () => setStake(stake - 1));
  const more = stepper("stake-more", "plus", () => setStake(stake + 1));
  const purse = h("p", { class: "hint", id: "purse", "data-testid": "purse" });
  const note = h("p", { class: "refusal", role: "alert", "data-testid": "casino-note" });
  const play = h("button", { type: "submit", id: "casino-play", class: "button primary", "data-testid": "casino-play" });
  const leave = h("button", { type: "button", id: "casino-close", class: "button", "data-testid": "casino-close", onclick: () => dialog.close() });
  field.setAttribute("aria-describedby", "purse");
  const form = h(
    "form",
    { class: "casino", onsubmit: submit },
    h("div", { class: "casino-top" }, wheel.root, h("div", { class: "casino-told" }, title, outcome, note)),
    layout,
    edge,
    h("div", { class: "casino-foot" }, odds, stakeLabel, h("div", { class: "stake" }, less, field, more), purse, h("div", { class: "button-row" }, leave, play)),
  );
  const dialog = h("dialog", { class: "dialog casino-dialog", "aria-labelledby": "casino-title", "data-testid": "casino" }, form);
  document.body.append(dialog);

  /** @param {string} id @param {string} look @param {() => void} act */
  function stepper(id, look, act) {
    return h("button", { type: "button", id, class: "icon-button", "data-testid": id, onclick: act }, icon(look));
  }

  const seen = () => store.get().observation;
  const words = () => app.words().within(seen()?.rules ?? { preset: "school" });
  const bets = () => (seen()?.offers ?? []).flatMap(({ do: what, target }) => (what === "bet" && target.bet ? [target.bet] : []));

  /** @returns {{money: number, most: number}} */
  function purseNow() {
    const now = seen();
    const money = now?.seat == null ? 0 : now.view.pawns[now.seat].money ?? 0;
    return { money, most: mostStake(money, now?.rules.stake_limit ?? 0) };
  }

  /** @param {number} wanted @param {boolean} [write] whether the field shows it: not while it is typed in */
  function setStake(wanted, write = true) {
    const { most } = purseNow();
    stake = Math.min(Math.max(1, Math.trunc(wanted) || 1), Math.max(1, most));
    if (write) field.value = String(stake);
    draw();
  }

  /** @param {SubmitEvent} event */
  async function submit(event) {
    event.preventDefault();
    const before = seen();
    if (!before || spinning || play.getAttribute("aria-disabled")) return;
    spinning = true;
    setText(outcome, "");
    // On a phone the wheel may have been scrolled away from.
    wheel.root.scrollIntoView({ block: "nearest" });
    draw();
    const accepted = await session.submit({ move: `bet ${chosen} ${stake}` });
    if (accepted) await show(before);
    spinning = false;
    setStake(stake);
  }

  /** Lets the wheel come to rest where the game master saw it, and says what he said. @param {Observation} before */
  async function show(before) {
    const now = seen();
    const said = (now?.heard.slice(before.heard.length) ?? []).filter(({ key, args }) => ROUND.includes(key) && args.seat === before.seat);
    const round = said.find(({ key }) => key === "wheel");
    if (round) await wheel.spin(Number(round.args.number), still.matches || !dialog.open);
    setText(outcome, said.map((one) => words().said(one, app.called(before).seats)).join(" "));
  }

  /** Builds the layout: one radio button for each bet that the engine offers. */
  function build() {
    const { t } = words();
    const offered = bets();
    // Between two turns the layout stays as it was.
    const now = JSON.stringify([offered, words().language]);
    if (now === drawn || (!offered.length && drawn)) return;
    drawn = now;
    if (!offered.includes(chosen)) chosen = offered[0] ?? chosen;
    fill(layout, [...NUMBERS, ...EVENS].filter((bet) => offered.includes(bet)).map(cell));

    /** @param {string} bet */
    function cell(bet) {
      const even = EVENS.includes(bet);
      const number = Number(bet);
      const label = even ? t(`bet-${bet}`) : t("bet-number", { number, colour: colourOf(number) });
      const input = h("input", { type: "radio", name: "bet", class: "sr", id: `bet-${bet}`, value: bet, "aria-label": label, onchange: () => choose(bet) });
      input.checked = bet === chosen;
      const look = even ? `even ${bet}` : colourOf(number);
      const made = h("label", { class: `bet ${look}`, "data-bet": bet, title: label }, input, h("span", { "aria-hidden": "true" }, even ? t(`bet-${bet}`) : bet));
      place(made, bet);
      return made;
    }
  }

  /** @param {string} bet */
  function choose(bet) {
    chosen = bet;
    draw();
  }

  function draw() {
    if (!dialog.open) return;
    const now = seen();
    const { t, refusal } = words();
    const { money, most } = purseNow();
    build();
    const even = EVENS.includes(chosen);
    setText(title, t("casino"));
    setText(odds, t(even ? "odds-even" : "odds-number", { bet: even ? t(`bet-${chosen}`) : chosen, stake, win: even ? stake : stake * 35 }));
    setText(edge, t("odds-house"));
    setText(stakeLabel, t("stake"));
    setText(purse, t("purse", { money, most, limit: now?.rules.stake_limit ?? 0 }));
    setAttributes(field, { max: Math.max(1, most) });
    setAttributes(less, { "aria-label": t("stake-less"), disabled: stake <= 1 });
    setAttributes(more, { "aria-label": t("stake-more"), disabled: stake >= most });
    setText(play, t("casino-play", { stake }));
    setText(leave, t("casino-close"));
    const ready = !spinning && bets().length > 0;
    setAttributes(play, { "aria-disabled": ready ? null : "true" });
    const refused = store.get().ui.refusal;
    const why = refused ? refusal(refused, now ? app.called(now).seats : []) : t(waitingFor(now, money));
    setText(note, spinning || (ready && !refused) ? "" : why);
    note.classList.toggle("refusal", refused !== null);
  }

  return {
    open() {
      setText(outcome, "");
      drawn = "";
      dialog.showModal();
      setStake(stake);
      document.getElementById(`bet-${chosen}`)?.focus();
    },
    /** @param {State} state */
    update(state) {
      if (state.ui.screen !== "table" && dialog.open) dialog.close();
      draw();
    },
  };
}

/** Why no coins can be put down now. @param {Observation | null} seen @param {number} money */
function waitingFor(seen, money) {
  if (money === 0) return "casino-broke";
  return seen?.over || seen?.turn === seen?.seat ? "casino-left" : "casino-waits";
}

/** Where a bet lies: numbers in twelve rows of three, as on a real table. @param {HTMLElement} label @param {string} bet */
function place(label, bet) {
  const number = Number(bet);
  const beside = EVENS.indexOf(bet);
  const [row, place] = beside < 0 ? [Math.ceil(number / 3), ((number - 1) % 3) + 1] : [beside * 2 + 1, 0];
  label.style.setProperty("--row", String(row));
  label.style.setProperty("--place", String(place));
}
