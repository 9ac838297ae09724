/**
 * The page's places in the browser's history: the lobby, above it the table or the desk, above any of
 * them a dialog. Back leads one place down, Forward there again; only from the lobby Back leaves the page.
 */

/** @typedef {import("../basics/types.js").Ui["screen"]} Screen */
/** @typedef {Screen | "dialog"} Place */

const LOBBY = "lobby";
const DIALOG = "dialog";

/** The screen that a trail leads to. @param {Place[]} trail @returns {Screen} */
const screenOf = (trail) => trail.findLast((place) => place !== DIALOG) ?? LOBBY;

/**
 * @param {{
 *   history: Pick<History, "state" | "go" | "pushState" | "replaceState">,
 *   screen: () => Screen,
 *   dialogs: () => {close: () => void}[],
 *   address: (screen: Screen) => string,
 *   arrive: (screen: Screen) => unknown,
 * }} needs
 *   `screen`, `dialogs`: what is shown, and open, now; `arrive`: somebody went there by the browser
 */
export function createTrail({ history, screen, dialogs, address, arrive }) {
  /** Whether the browser is on a way that the page itself has asked for. */
  let underway = false;
  /** Whether the screen is to be left as soon as that has come to an end. */
  let leaving = false;

  /** The screen that is shown, the lobby below it. @returns {Place[]} */
  const ground = () => (screen() === LOBBY ? [LOBBY] : [LOBBY, screen()]);

  /** What the browser's entry stands for; a link that was opened stands where the page is. @returns {Place[]} */
  const here = () => history.state?.trail ?? ground();

  /** @param {Place[]} trail */
  const addressOf = (trail) => address(screenOf(trail));

  /** Makes the browser's history say where the page is. */
  function settle() {
    if (underway) return;
    const have = here();
    /** @type {Place[]} */
    const want = [...ground(), ...dialogs().map(() => /** @type {Place} */ (DIALOG))];
    const apart = want.findIndex((place, at) => place !== have[at]);
    const shared = apart < 0 ? want.length : apart;
    if (shared < have.length) {
      underway = true;
      history.go(shared - have.length);
      return;
    }
    history.replaceState({ trail: have }, "", addressOf(have));
    for (let at = have.length + 1; at <= want.length; at += 1) {
      const trail = want.slice(0, at);
      history.pushState({ trail }, "", addressOf(trail));
    }
  }

  function leave() {
    if (underway) leaving = true;
    else if (![LOBBY, DIALOG].includes(here().at(-1) ?? LOBBY)) history.go(-1);
    else arrive(LOBBY);
  }

  return {
    settle,
    /** Back to the lobby, as by Back. */
    leave,

    /** The page was opened. @param {Screen} at the screen whose address it has */
    begin(at) {
      if (history.state?.trail) return;
      history.replaceState({ trail: [LOBBY] }, "", at === LOBBY ? undefined : address(LOBBY));
      if (at !== LOBBY) history.pushState({ trail: [LOBBY, at] }, "", address(at));
    },

    /** The entry that a link has made is one of the page's, whatever its address. */
    adopt: () => history.replaceState({ trail: here() }, ""),

    /** The browser went to another entry. @param {any} state */
    async went(state) {
      /** @type {Place[] | undefined} */
      const trail = state?.trail;
      // A link was opened: it is taken by its address.
      if (!trail) return;
      if (underway) {
        underway = false;
        if (leaving) leave();
        else settle();
        leaving = false;
        return;
      }
      for (const dialog of dialogs().slice(trail.filter((place) => place === DIALOG).length)) dialog.close();
      const wanted = screenOf(trail);
      if (wanted !== screen()) await arrive(wanted);
      settle();
    },
  };
}
