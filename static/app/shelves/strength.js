/**
 * How strong a player is at puzzles, by Glicko-2 (Glickman, 2013): each puzzle that is tried for the first time is
 * a game against its grade. Nothing but numbers; the page keeps them.
 */

/** @typedef {{rating: number, deviation: number, volatility: number, games: number}} Strength */

/** Of somebody of whom nothing is known. @type {Strength} */
export const UNKNOWN = { rating: 1200, deviation: 350, volatility: 0.06, games: 0 };
/** One unit of the inner scale. */
const SCALE = 173.7178;
/** How sure the grades of puzzles are. */
const GRADE_DEVIATION = 60;
/** How much the volatility may change. */
const TAU = 0.5;
/** How exactly it is found. */
const PRECISION = 1e-6;
/** A player is never surer than that: people learn. */
const LEAST_DEVIATION = 45;

/**
 * The strength after one puzzle.
 * @param {Strength} before @param {number} grade of the puzzle @param {boolean} won
 * @returns {Strength}
 */
export function after({ rating, deviation, volatility, games }, grade, won) {
  const [mu, phi] = [(rating - UNKNOWN.rating) / SCALE, deviation / SCALE];
  const weight = 1 / Math.sqrt(1 + (3 * (GRADE_DEVIATION / SCALE) ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + Math.exp(-weight * (mu - (grade - UNKNOWN.rating) / SCALE)));
  const variance = 1 / (weight ** 2 * expected * (1 - expected));
  const surprise = weight * (Number(won) - expected);
  const now = newVolatility({ phi, volatility, variance, delta: variance * surprise });
  const widened = Math.hypot(phi, now);
  const sure = 1 / Math.sqrt(1 / widened ** 2 + 1 / variance);
  return {
    rating: UNKNOWN.rating + SCALE * (mu + sure ** 2 * surprise),
    deviation: Math.min(UNKNOWN.deviation, Math.max(LEAST_DEVIATION, SCALE * sure)),
    volatility: now,
    games: games + 1,
  };
}

/** Step 5 of the paper, by the Illinois algorithm. @param {{phi: number, volatility: number, variance: number, delta: number}} of */
function newVolatility({ phi, volatility, variance, delta }) {
  const a = Math.log(volatility ** 2);
  const f = (/** @type {number} */ x) => {
    const e = Math.exp(x);
    return (e * (delta ** 2 - phi ** 2 - variance - e)) / (2 * (phi ** 2 + variance + e) ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = Math.log(delta ** 2 - phi ** 2 - variance);
  if (!Number.isFinite(high)) {
    let k = 1;
    while (f(a - k * TAU) < 0) k += 1;
    high = a - k * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > PRECISION) {
    const between = low + ((low - high) * atLow) / (atHigh - atLow);
    const at = f(between);
    if (at * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [between, at];
  }
  return Math.exp(low / 2);
}
