/** Ends a player's turn where nothing is left to choose, if he prefers that. Knows no rule: what is left comes with the offers. */

/** @import { Session } from "./session.js" */
/** @import { Store } from "../page/store.js" */
/** @import { Observation, Offer } from "../basics/types.js" */

/** What is offered beside the end of a turn when nothing else is left. */
const NO_CHOICE = ["done", "undo"];

/** The offer to end the turn, if all else is to take something back. @param {readonly Offer[]} offers */
export const onlyEnd = (offers) =>
  (offers.every((offer) => NO_CHOICE.includes(offer.do)) ? offers.find((offer) => offer.do === "done") ?? null : null);

/**
 * @param {{store: Store, session: Pick<Session, "submit">,
 *   preferences: {get: () => {endTurn: boolean}}}} needs
 */
export function createTurnEnd({ store, session, preferences }) {
  /** What was answered already; a refused answer is not given again. @type {Observation | null} */
  let answered = null;
  store.subscribe(({ observation, ui }) => {
    if (!observation || observation === answered || ui.waiting || ui.screen !== "table") return;
    const end = onlyEnd(observation.offers);
    if (!end || !preferences.get().endTurn) return;
    answered = observation;
    void session.submit(end);
  });
}
