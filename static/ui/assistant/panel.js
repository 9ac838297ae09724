/**
 * The page as the assistant of a game master who leads people in his own room: whose turn it is and the
 * answers in letters that are read from across a table, or spoken. What is for one player alone is covered
 * until it is asked for; neither the plan nor the log is in sight.
 */

/** @import { App } from "../../app/page/app.js" */
/** @import { Observation, State } from "../../app/basics/types.js" */
/** @import { Words } from "../../app/language/words.js" */

import { lastSaid } from "../../app/assistant/saying.js";
import { createSpeech } from "../../app/assistant/speech.js";
import { setUi } from "../../app/page/store.js";
import { fill, h, setAttributes, setText } from "../parts/dom.js";
import { mark } from "../parts/icons.js";

/** @param {App} app */
export function createAssistant(app) {
  const { store, preferences } = app;
  const speech = createSpeech({ changed: show });
  const turn = h("p", { class: "assistant-turn", "data-testid": "assistant-turn" });
  const request = h("p", { class: "assistant-request" });
  const answers = h("p", { class: "assistant-answers", "aria-live": "polite", "aria-atomic": "true", "data-testid": "assistant-answers" });
  const secrets = h("div", { class: "assistant-secrets" });
  const speaks = h("input", { type: "checkbox", id: "assistant-speaks", "data-testid": "assistant-speaks", "aria-describedby": "assistant-speaks-help", onchange: listen });
  const label = h("label", { for: speaks.id });
  const help = h("p", { class: "hint", id: "assistant-speaks-help" });
  const again = h("button", { type: "button", class: "button", id: "assistant-again", "data-testid": "assistant-again", onclick: () => speech.say(spoken, app.words().language) });
  const element = h("section", { class: "assistant", "data-testid": "assistant", "aria-labelledby": "assistant-turn-line" },
    turn, h("div", { class: "assistant-said" }, request, answers), secrets,
    h("div", { class: "assistant-voice" }, h("p", { class: "field check" }, speaks, label), again, help));
  /** What was said last aloud, and how much had been said by then: nothing is spoken twice. */
  let [spoken, spokenAt] = ["", -1];
  /** What the secrets were drawn from, and whose is shown. */
  let [drawn, open] = ["", ""];

  function listen() {
    preferences.set({ speaks: speaks.checked });
    if (speaks.checked) speech.say(spoken, app.words().language);
    else speech.stop();
  }

  function show() {
    const { observation } = store.get();
    if (observation && element.isConnected) update(store.get(), app.called(observation), app.words().within(observation.rules));
  }

  /** @param {State} state @param {Observation} seen what everybody knows @param {Words} words */
  function update(state, seen, words) {
    if (!state.console) return;
    const { seats } = seen;
    const { turn: at, awaiting } = state.console.unveiled;
    const nobody = () => (awaiting ? words.t(`awaiting-${awaiting}`, { own: "yes", host: "" }) : words.t("assistant-nobody"));
    fill(turn, at !== null && mark(seats[at].colour), h("span", { id: "assistant-turn-line" }, at === null ? nobody() : words.t("turn-other", { name: seats[at].name })));
    const { aloud, whispered } = lastSaid(state.console, seats, words);
    setText(request, aloud.request);
    setText(answers, aloud.answers);
    setText(label, words.t("assistant-speaks"));
    setText(again, words.t("assistant-again"));
    const able = speech.can(words.language);
    speaks.checked = preferences.get().speaks && able;
    setAttributes(speaks, { disabled: !able });
    setText(help, able ? "" : words.t("assistant-mute"));
    again.hidden = !speaks.checked;
    whisper(whispered.map(({ seats: whom, text }) => ({ id: `${aloud.key} ${whom}`, names: whom.map((seat) => seats[seat]?.name ?? "").join(", "), text })), words);
    // What had been said when the page was opened is old.
    if (speaks.checked && spokenAt >= 0 && aloud.key > spokenAt) speech.say(aloud.answers, words.language);
    [spoken, spokenAt] = [aloud.answers, aloud.key];
  }

  /** @param {{id: string, names: string, text: string}[]} whispered @param {Words} words */
  function whisper(whispered, words) {
    if (!whispered.some(({ id }) => id === open)) open = "";
    const now = `${words.language} ${open} ${JSON.stringify(whispered)}`;
    if (now === drawn) return;
    drawn = now;
    fill(secrets, whispered.map(({ id, names, text }, at) => [
      h("button", { type: "button", class: "button", id: `whisper-${at}`, "data-testid": "whisper", "aria-expanded": String(open === id), onclick: () => turnOver(id) },
        words.t(open === id ? "assistant-cover" : "assistant-whisper", { names })),
      open === id && h("p", { class: "assistant-secret", "data-testid": "whispered" }, text),
    ]).flat());
  }

  /** @param {string} id */
  function turnOver(id) {
    open = open === id ? "" : id;
    show();
  }

  return { element, update };
}

/** Changes between the plan with the whole log and what people in the room may see. @param {App} app */
export function createAssistantSwitch({ store }) {
  const button = h("button", { type: "button", class: "button", id: "assistant-switch", "data-testid": "assistant-switch", onclick: () => setUi(store, { assists: !store.get().ui.assists }) });
  return {
    button,
    /** @param {State} state @param {Words} words */
    update({ ui }, words) {
      setText(button, words.t(ui.assists ? "assistant-to-plan" : "assistant-to-room"));
    },
  };
}
