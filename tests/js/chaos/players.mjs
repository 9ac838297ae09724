/** People at their pages: what they choose, and what becomes of them and their machines meanwhile. */

/** Shares of the moves that are composed where the rules admit it. */
const DARK = 0.4;
const PARTS = 0.25;
const CONDITION = 0.1;
const MOVES = ["go", "flow", "loop", "skip"];

/**
 * One of the moves that are offered, perhaps with more round it.
 * @param {{offers: any[], rules: any}} seen
 * @param {() => number} random
 * @param {number} [dark] the share of what is done in the dark
 */
export function randomMove({ offers, rules }, random, dark = DARK) {
  const some = (list) => list[Math.floor(random() * list.length)];
  const [whole, parts] = [offers.filter(({ part }) => !part), offers.filter(({ part }) => part)];
  const { move: offer, do: kind } = some(whole);
  if (!rules.compound || !MOVES.includes(kind)) return { offer, text: offer };
  let text = rules.dark && random() < dark ? `dark ${offer}` : offer;
  if (rules.conditional && random() < CONDITION) {
    text = `if found treasure { ${text} } else { ${some(whole.filter((one) => MOVES.includes(one.do))).move} }`;
  }
  if (parts.length && random() < PARTS) text = `${text}; ${some(parts).move}`;
  return { offer, text };
}

/**
 * A player at a page: when it is his turn he thinks a while, and makes a random move.
 * @param {{clock: any, random: () => number}} world
 * @param {any} page
 * @param {{page: any, seat: number, version: number, move: string, made: boolean | null}[]} decisions `made`: null as long as there is no answer
 */
export function seatPlayer({ clock, random }, page, decisions) {
  let thinking = false;
  const isDue = () => isTurnOf(page);

  function look() {
    if (thinking || !isDue()) return;
    thinking = true;
    clock.after(20 + random() * 300, () => void decide());
  }

  async function decide() {
    const move = isDue() ? await choose(page.seen()) : null;
    if (move !== null && isDue()) {
      const { seat, version } = page.seen();
      const decision = { page, seat, version, move, made: null };
      decisions.push(decision);
      decision.made = await page.session.submit({ move });
    }
    thinking = false;
    look();
  }

  /** @returns {Promise<string>} as the engine writes it */
  async function choose(seen) {
    const { offer, text } = randomMove(seen, random);
    if (text === offer) return offer;
    const reply = await page.session.consider(text);
    return reply?.type === "considered" ? reply.text : offer;
  }

  page.store.subscribe(look);
  look();
}

/** Whether somebody at a page may make a move now. @param {any} page */
export function isTurnOf(page) {
  const { observation: seen, ui } = page.store.get();
  return page.alive && seen && !seen.over && seen.seat !== null && seen.turn === seen.seat && seen.seats[seen.seat].bot === null
    && !ui.waiting && ui.screen === "table";
}

/**
 * What may happen at any moment, and how it ends well.
 * @param {any} world
 * @param {(page: any) => void} seat somebody sits down at a page that was loaded again
 * @param {string} bot that plays for others
 */
export function misfortunes(world, seat, bot) {
  const { clock, random, browsers, host, counts } = world;
  const some = (list) => list[Math.floor(random() * list.length)];
  const pause = (ms) => new Promise((resolve) => clock.after(random() * ms, resolve));
  const likely = (share) => random() < share;

  async function reload(browser) {
    counts[browser === host ? "hostReloads" : "reloads"] += 1;
    browser.leave({ told: likely(0.5) });
    await pause(4000);
    await world.enter(browser);
    seat(browser.page);
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
    /** A guest gives his seat to a bot, or takes it back. */
    async lend() {
      const { page } = some(browsers);
      const seen = page.seen();
      if (!seen || seen.seat === null || seen.over || page.party().connection !== "up") return;
      counts.lent += 1;
      void page.friends.handOver(seen.seat, seen.seats[seen.seat].bot === null ? bot : null);
    },
    async crash() {
      if (!host.page.worker()?.alive()) return;
      counts.crashes += 1;
      const stored = likely(0.4);
      host.page.worker().doom(1 + Math.floor(random() * (stored ? 2 : 16)), likely(0.8), stored ? "stored" : "any");
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
