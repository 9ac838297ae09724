/**
 * The casino: a table with a roulette layout on which a player puts coins instead of his turn. What
 * can be bet on comes from the engine's offers, what is paid and how much can be staked, too; the
 * stake is written into the move here.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { Observation, Offer, State, Wheel } from "../../app/basics/types.js" */

import { actionOf, write } from "../../app/language/compose.js";
import { primerOf } from "../../app/rules/primer.js";
import { actingOf } from "../../app/table/hot-seat.js";
import { setAttributes, setText } from "../parts/dom.js";
import { createWheel } from "../parts/wheel.js";
import { createBetLayout } from "./casino-layout.js";
import { createSheet, TITLE_ID } from "./casino-sheet.js";

/** What was said about a round. */
const ROUND = ["wheel", "bet-won", "bet-lost", "cannot-bet"];
/** Before the casino is entered. @type {Wheel} */
const NO_WHEEL = { pockets: [], evens: [], pays_number: 0, pays_even: 0 };

/** @param {App} app */
export function createCasino(app) {
  const { store, session } = app;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const layout = createBetLayout(TITLE_ID, choose);
  const sheet = createSheet(layout.root, { submit, stake: setStake, step: (by) => setStake(stake + by) });
  const { dialog, outcome } = sheet;
  /** As the engine tells it. */
  let wheel = NO_WHEEL;
  /** The drawing of it. @type {ReturnType<typeof createWheel> | null} */
  let turning = null;
  let chosen = "";
  let stake = 1;
  let spinning = false;

  const seen = () => actingOf(store.get());
  const words = () => app.words().within(seen()?.rules ?? { preset: "school" });
  const bets = () => (seen()?.offers ?? []).filter(({ target }) => target.bet);

  /** @param {number} wanted @param {boolean} [written] whether the field shows it: not while it is typed in */
  function setStake(wanted, written = true) {
    stake = Math.min(Math.max(1, Math.trunc(wanted) || 1), Math.max(1, purseOf(seen()).most));
    if (written) sheet.field.value = String(stake);
    draw();
  }

  async function submit() {
    const before = seen();
    const bet = bets().find(({ target }) => target.bet === chosen);
    if (!before || !bet || spinning || sheet.play.getAttribute("aria-disabled")) return;
    spinning = true;
    setText(outcome, "");
    // On a phone the wheel may have been scrolled away from.
    turning?.root.scrollIntoView({ block: "nearest" });
    draw();
    const accepted = await session.submit({ move: moveOf(bet, stake) });
    if (accepted) await show(before);
    spinning = false;
    setStake(stake);
  }

  /** Lets the wheel come to rest where the game master saw it, and says what he said. @param {Observation} before */
  async function show(before) {
    const said = saidSince(before, seen());
    const round = said.find(({ key }) => key === ROUND[0]);
    if (round) await turning?.spin(Number(round.args.number), still.matches || !dialog.open);
    setText(outcome, said.map((one) => words().said(one, app.called(before).seats)).join(" "));
  }

  /** @param {string} bet */
  function choose(bet) {
    chosen = bet;
    draw();
  }

  function draw() {
    if (!dialog.open) return;
    const now = seen();
    const said = words();
    const { money, most } = purseOf(now);
    chosen = layout.update(bets().map(({ target }) => String(target.bet)), chosen, wheel, said);
    const { evens, pays_even: onEven, pays_number: onNumber } = wheel;
    const even = evens.includes(chosen);
    const win = stake * (even ? onEven : onNumber);
    sheet.tell(said, {
      stake, most,
      odds: said.t(even ? "odds-even" : "odds-number", { bet: even ? said.t(`bet-${chosen}`) : chosen, stake, win }),
      purse: said.t("purse", { money, most, limit: now?.rules.stake_limit ?? 0 }),
    });
    const ready = !spinning && bets().length > 0;
    setAttributes(sheet.play, { "aria-disabled": ready ? null : "true" });
    const refused = store.get().ui.refusal;
    const why = refused ? said.refusal(refused, now ? app.called(now).seats : []) : said.t(waitingFor(now, money));
    sheet.warn(spinning || (ready && !refused) ? "" : why, refused !== null);
  }

  function enter() {
    wheel = primerOf(seen()?.game ?? "", store.get().ui.catalog).wheel ?? NO_WHEEL;
    if (turning) return;
    turning = createWheel(wheel.pockets);
    sheet.top.prepend(turning.root);
  }

  return {
    open() {
      setText(outcome, "");
      layout.forget();
      enter();
      dialog.showModal();
      setStake(stake);
      document.getElementById(`bet-${chosen}`)?.focus();
    },
    forget: sheet.forget,
    /** @param {State} state */
    update(state) {
      if (state.ui.screen !== "table" && dialog.open) dialog.close();
      draw();
    },
  };
}

/** What a player has, and can stake. @param {Observation | null} seen @returns {{money: number, most: number}} */
const purseOf = (seen) =>
  (seen?.seat == null ? { money: 0, most: 0 } : { money: seen.view.pawns[seen.seat].money ?? 0, most: seen.view.most_stake });

/** What the game master has said of a player's round. @param {Observation} before @param {Observation | null} now */
const saidSince = (before, now) =>
  (now?.heard.slice(before.heard.length) ?? []).filter(({ key, args }) => ROUND.includes(key) && args.seat === before.seat);

/** A bet with the coins that are put on it. @param {Offer} bet @param {number} stake */
const moveOf = (bet, stake) => write([{ ...actionOf(bet), number: stake }]).text;

/** Why no coins can be put down now. @param {Observation | null} seen @param {number} money */
function waitingFor(seen, money) {
  if (money === 0) return "casino-broke";
  return seen?.over || seen?.turn === seen?.seat ? "casino-left" : "casino-waits";
}
