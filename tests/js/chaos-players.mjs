/** People at their pages: what they choose, and what becomes of them and their machines meanwhile. */

/** Shares of the moves that are composed where the rules admit it. */
const DARK = 0.4;
const PARTS = 0.25;
const CONDITION = 0.1;
const MOVES = ["go", "flow", "loop", "skip"];

/**
 * A player at a page: when it is his turn he thinks a while, and makes a random move.
 * @param {{clock: any, random: () => number}} world
 * @param {any} page
 * @param {{seat: number, version: number, move: string, made: boolean | null}[]} decisions `made`: null as long as there is no answer
 */
export function seatPlayer({ clock, random }, page, decisions) {
  let thinking = false;
  const some = (list) => list[Math.floor(random() * list.length)];

  function isDue() {
    const { observation: seen, ui } = page.store.get();
    return page.alive && seen && !seen.over && seen.seat !== null && seen.turn === seen.seat && seen.seats[seen.seat].bot === null
      && !ui.waiting && ui.screen === "table";
  }

  function look() {
    if (thinking || !isDue()) return;
    thinking = true;
    clock.after(20 + random() * 300, () => void decide());
  }

  async function decide() {
    const move = isDue() ? await choose(page.seen()) : null;
    if (move !== null && isDue()) {
      const { seat, version } = page.seen();
      const decision = { seat, version, move, made: null };
      decisions.push(decision);
      decision.made = await page.session.submit({ move });
    }
    thinking = false;
    look();
  }

  /** @returns {Promise<string>} as the engine writes it */
  async function choose({ offers, rules }) {
    const whole = offers.filter(({ part }) => !part);
    const { move, do: kind } = some(whole);
    if (!rules.compound || !MOVES.includes(kind)) return move;
    const composed = compose(move, whole.filter((one) => MOVES.includes(one.do)), offers.filter(({ part }) => part), rules);
    if (composed === move) return move;
    const reply = await page.session.consider(composed);
    return reply?.type === "considered" ? reply.text : move;
  }

  function compose(move, movements, parts, rules) {
    let text = rules.dark && random() < DARK ? `dark ${move}` : move;
    if (rules.conditional && random() < CONDITION) text = `if found treasure { ${text} } else { ${some(movements).move} }`;
    if (parts.length && random() < PARTS) text = `${text}; ${some(parts).move}`;
    return text;
  }

  page.store.subscribe(look);
  look();
}

/**
 * What may happen at any moment, and how it ends well.
 * @param {any} world
 * @param {(page: any, browser: any) => void} seat somebody sits down at a page that was loaded again
 */
export function misfortunes(world, seat) {
  const { clock, random, browsers, host, counts } = world;
  const some = (list) => list[Math.floor(random() * list.length)];
  const pause = (ms) => new Promise((resolve) => clock.after(random() * ms, resolve));
  const likely = (share) => random() < share;

  async function reload(browser) {
    counts[browser === host ? "hostReloads" : "reloads"] += 1;
    browser.leave({ told: likely(0.5) });
    await pause(4000);
    await world.enter(browser);
    seat(browser.page, browser);
  }

  return {
    guestReload: () => reload(some(browsers)),
    hostReload: () => reload(host),
    bothReload: () => Promise.all([reload(host), reload(some(browsers))]),
    async anotherWay() {
      world.end(some(browsers).pair, likely(0.5));
    },
    async outage() {
      const { pair } = some(browsers);
      if (!pair || pair.state !== "open") return;
      counts.cuts += 1;
      if (likely(0.5)) pair.cut();
      else pair.silence(true);
      await pause(25_000);
      pair.silence(false);
      pair.mend();
    },
    async crash() {
      if (!host.page.worker()?.alive()) return;
      counts.crashes += 1;
      host.page.worker().doom(1 + Math.floor(random() * 16), likely(0.8));
    },
  };
}

/**
 * Whoever has lost his host and has no way of his own to him is brought another invitation.
 * @param {any} world
 */
export function carriers(world) {
  const busy = new Set();
  return world.clock.every(1500, () => {
    for (const browser of world.browsers) {
      if (browser.nearby || busy.has(browser) || !browser.page.alive || !["lost", "replied"].includes(browser.page.party()?.connection)) continue;
      busy.add(browser);
      void world.fetch(browser).then(() => busy.delete(browser));
    }
  });
}
