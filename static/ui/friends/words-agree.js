/** What is said of a vote on the rules: weights, sides, outcomes, and what has changed meanwhile. Pure. */

/** @import { Words } from "../../app/language/words.js" */
/** @import { AgreementTold, Polled, Settled } from "../../net/talk/agreement.js" */

/** A weight in percent, with one digit behind the point. @param {number} weight in hundredths of a percent */
export const shareOf = (weight) => Math.round(weight / 10) / 10;

/** @param {boolean | null} vote */
export const saidVote = (vote) => (vote === null ? "none" : vote ? "yes" : "no");

/** How much weighs on each side. @param {Polled} point @param {Words} words */
export const tally = ({ yes, no, silent }, words) => words.t("agree-tally", { yes: shareOf(yes), no: shareOf(no), silent: shareOf(silent) });

/** How a point was decided, and whether that is still in force. @param {Settled} done @param {Words} words */
export const outcomeOf = ({ outcome, stands }, words) =>
  words.t("agree-outcome", { outcome: outcome === "agreed" && !stands ? "undone" : outcome });

/**
 * What has happened since it was told last, for those who don't look.
 * @param {AgreementTold | null} before
 * @param {AgreementTold} now
 * @param {(point: Polled) => string} changes of a point, in one line
 * @param {Words} words
 */
export function newsOf(before, now, changes, words) {
  if (!before) return "";
  const known = new Set([...before.points, ...before.settled].map(({ number }) => number));
  const decided = new Set(before.settled.map(({ number }) => number));
  return [
    ...now.settled.filter(({ number }) => !decided.has(number)).map((done) => words.t("agree-news-settled", { outcome: outcomeOf(done, words), changes: changes(done) })),
    ...now.points.filter(({ number }) => !known.has(number)).map((point) => words.t("agree-news-open", { name: point.by, changes: changes(point) })),
  ].join(" ");
}
