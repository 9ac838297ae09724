/** The replay's controls: a slider over the record, whose eyes, how fast. */

/** @import { App } from "../../app/page/app.js" */
/** @import { Replay } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { SPEEDS } from "../../app/table/review.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { icon } from "../parts/icons.js";

/** @param {HTMLElement} root @param {App} app @param {boolean} secrets whether it matters whose eyes look */
export function createReplayBar(root, app, secrets) {
  const { review } = app;
  const here = () => app.store.get().ui.replay?.at ?? 0;
  const slider = h("input", {
    type: "range", min: 0, step: 1, id: "replay-at", "data-testid": "replay-at",
    oninput: () => void review.change({ at: Number(slider.value), playing: false }),
  });
  const back = control("previous", "replay-back", () => review.change({ at: here() - 1, playing: false }));
  const play = control("play", "replay-play", () => review.togglePlay());
  const on = control("next", "replay-next", () => review.change({ at: here() + 1, playing: false }));
  const place = h("output", { class: "replay-place", for: "replay-at" });
  const eyes = h("select", {
    id: "replay-eyes", "data-testid": "replay-eyes",
    onchange: () => void review.change({ eyes: readEyes(eyes.value), playing: false }),
  });
  const speed = h("select", {
    id: "replay-speed", "data-testid": "replay-speed",
    onchange: () => void review.change({ speed: Number(speed.value) }),
  });
  const eyesLabel = h("label", { for: "replay-eyes" });
  const speedLabel = h("label", { for: "replay-speed" });
  root.append(
    h("div", { class: "replay-line" }, back, play, on, slider, place),
    h("div", { class: "replay-line" }, secrets && h("div", { class: "replay-pair" }, eyesLabel, eyes), h("div", { class: "replay-pair" }, speedLabel, speed)),
  );

  return {
    /** @param {Replay} replay @param {Words} words */
    update(replay, words) {
      setAttributes(slider, {
        max: replay.reveal.steps,
        "aria-label": words.t("replay-at"),
        "aria-valuetext": words.t("replay-place", { at: replay.at, steps: replay.reveal.steps }),
      });
      if (Number(slider.value) !== replay.at) slider.value = String(replay.at);
      setText(place, `${replay.at} / ${replay.reveal.steps}`);
      name(back, words.t("replay-back"));
      name(on, words.t("replay-next"));
      name(play, words.t(replay.playing ? "replay-pause" : "replay-play"));
      play.replaceChildren(icon(replay.playing ? "pause" : "play"));
      setText(eyesLabel, words.t("replay-eyes"));
      setText(speedLabel, words.t("replay-speed"));
      fill(eyes, eyesChoices(replay, words));
      eyes.value = String(replay.eyes);
      fill(speed, SPEEDS.map((_, at) => h("option", { value: at }, words.t("replay-speed-step", { step: at + 1 }))));
      speed.value = String(replay.speed);
    },
  };
}

/** @param {string} name of the drawing @param {string} testid @param {() => unknown} act */
function control(name, testid, act) {
  return h("button", { type: "button", class: "icon-button", "data-testid": testid, onclick: () => void act() }, icon(name));
}

/** @param {HTMLElement} button @param {string} label */
function name(button, label) {
  setAttributes(button, { "aria-label": label, title: label });
}

/** @param {Replay} replay @param {Words} words */
function eyesChoices(replay, words) {
  const seats = replay.observation.seats.map((seat, at) => h("option", { value: at }, seat.name));
  return [
    h("option", { value: "gm" }, words.t("eyes-gm")),
    ...seats,
    h("option", { value: "null" }, words.t("eyes-spectator")),
  ];
}

/** @param {string} value @returns {Replay["eyes"]} */
function readEyes(value) {
  if (value === "gm") return "gm";
  return value === "null" ? null : Number(value);
}
