/**
 * Makes sounds heard, one after the other, so that several are never louder than one. What the browser
 * needs for it is made when somebody who wants sounds has touched the page, and is given back
 * with the wish.
 */

/** @import { Sound, Stroke } from "./tones.js" */

import { soundLasts, TONES } from "./tones.js";

/** Of everything; the strokes of one sound add up to little more than 1. */
const VOLUME = 0.25;
/** A sound that would begin later than this many seconds is left out: what it tells is long past. Calls are not. */
const LATE = 0.8;
/** Seconds in which a stroke begins, without a click. */
const ATTACK = 0.004;
/** What can't be heard any more. */
const FAINT = 0.001;
/** What browsers take for the wish to hear something. */
const GESTURES = ["pointerup", "keydown"];

/** @typedef {{addEventListener: (type: string, listener: () => void, options: {capture: boolean}) => void}} PageLike */

/** @param {{page?: PageLike, make?: () => AudioContext}} [browser] */
export function createSounding({ page = document, make = () => new AudioContext() } = {}) {
  let wanted = false;
  /** @type {{context: AudioContext, out: GainNode, noise: AudioBuffer} | null} */
  let made = null;
  /** When the last sound ends, by the context's clock. */
  let ends = 0;

  /** Browsers let nothing be heard before a gesture, and stop it when somebody rings. */
  async function wake() {
    try {
      made ??= prepared(make());
      if (made.context.state !== "running") await made.context.resume();
    } catch {
      // There is no way to hear anything here; the page is the same without.
    }
  }

  for (const gesture of GESTURES) {
    page.addEventListener(gesture, () => {
      if (wanted && made?.context.state !== "running") void wake();
    }, { capture: true });
  }

  /** @param {readonly Sound[]} sounds */
  function play(sounds) {
    // What is asked of a context that stands still would all be heard at once when it goes on.
    if (!wanted || made?.context.state !== "running") return;
    for (const sound of sounds) {
      const now = made.context.currentTime;
      const begins = Math.max(now, ends);
      if (begins - now > LATE && sound !== "turn") continue;
      for (const stroke of TONES[sound]) strike(made, stroke, begins + stroke.at);
      ends = begins + soundLasts(sound);
    }
  }

  return {
    /** @param {boolean} on kept from before */
    want(on) {
      if (on === wanted) return;
      wanted = on;
      if (on) return;
      void made?.context.close();
      [made, ends] = [null, 0];
    },
    wake,
    play,
  };
}

/** @typedef {ReturnType<typeof createSounding>} Sounding */

/** @param {AudioContext} context */
function prepared(context) {
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return { context, out, noise };
}

/**
 * @param {{context: AudioContext, out: GainNode, noise: AudioBuffer}} made
 * @param {Stroke} stroke
 * @param {number} begins
 */
function strike({ context, out, noise }, { wave, lasts, from, to, loud }, begins) {
  const done = begins + lasts;
  const envelope = context.createGain();
  envelope.gain.setValueAtTime(0, begins);
  envelope.gain.linearRampToValueAtTime(loud, begins + ATTACK);
  envelope.gain.exponentialRampToValueAtTime(FAINT, done);
  envelope.connect(out);
  const { node, pitch, last } = wave === "noise" ? rustle(context, noise) : tone(context, wave);
  pitch.setValueAtTime(from, begins);
  pitch.exponentialRampToValueAtTime(to, done);
  last.connect(envelope);
  node.start(begins);
  node.stop(done);
}

/** @param {AudioContext} context @param {"sine" | "triangle"} wave */
function tone(context, wave) {
  const node = context.createOscillator();
  node.type = wave;
  return { node, pitch: node.frequency, last: node };
}

/** Noise around a pitch. @param {AudioContext} context @param {AudioBuffer} noise */
function rustle(context, noise) {
  const node = context.createBufferSource();
  node.buffer = noise;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  node.connect(band);
  return { node, pitch: band.frequency, last: band };
}
