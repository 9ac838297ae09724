/** When something sounds: a statement that the page hears, or a turn that was waited for. Knows no rule. */

/** @import { Sounding } from "./sounding.js" */
/** @import { Store } from "../page/store.js" */
/** @import { Sound } from "./tones.js" */
/** @import { Said, State } from "../basics/types.js" */

import { createSounding } from "./sounding.js";

/** What is heard when something is said. @type {Readonly<Record<string, Sound>>} */
export const SOUNDS = {
  rolled: "dice",
  "hit-wall": "wall", "hit-monolith": "wall",
  "hit-river": "splash", "waded-river": "splash", "waded-delta": "splash", "rowed-river": "splash",
  "carried-river": "splash", "carried-delta": "splash", "flowed-river": "splash", "flowed-delta": "splash",
  "drifted-river": "splash", "drifted-delta": "splash",
  scream: "shot", silence: "shot", "shot-hit": "shot", "shot-nobody": "shot",
  "mine-exploded": "shot", "mine-heard": "shot", "blast-done": "shot",
};

/** Each once, in the order in which they were said. @param {readonly Said[]} heard @returns {Sound[]} */
const soundsOf = (heard) => [...new Set(heard.flatMap(({ key }) => (Object.hasOwn(SOUNDS, key) ? [SOUNDS[key]] : [])))];

/**
 * What sounds between two states: nothing where a game is opened, skipped or shown again.
 * @param {State} before
 * @param {State} after
 * @param {boolean} hidden nobody looks at the page: it only calls for whoever's turn it is
 * @returns {Sound[]}
 */
export function soundsBetween(before, after, hidden) {
  const [then, now] = [before.observation, after.observation];
  if (!then || !now || now.version <= then.version || now.game !== then.game) return [];
  if ([before, after].some(({ ui }) => ui.screen !== "table" || ui.skipping || ui.replay)) return [];
  const waited = then.turn !== null && then.turn !== then.seat;
  /** @type {Sound[]} */
  const calls = waited && !now.over && now.seat !== null && now.turn === now.seat ? ["turn"] : [];
  return hidden ? calls : [...soundsOf(now.heard.slice(then.heard.length)), ...calls];
}

/**
 * @param {{store: Store, preferences: {get: () => {sounds: boolean}}, sounding?: Sounding, hidden?: () => boolean}} needs
 */
export function createSounds({ store, preferences, sounding = createSounding(), hidden = () => document.hidden }) {
  sounding.want(preferences.get().sounds);
  store.subscribe((after, before) => sounding.play(soundsBetween(before, after, hidden())));

  return {
    /** The preference was changed, by hand: how it sounds is heard at once. */
    async changed() {
      const { sounds } = preferences.get();
      sounding.want(sounds);
      if (!sounds) return;
      await sounding.wake();
      sounding.play(["turn"]);
    },
  };
}
