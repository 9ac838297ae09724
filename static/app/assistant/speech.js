/** Answers spoken by the browser, where it has a voice of the language that does not send words elsewhere. */

/**
 * @typedef {{getVoices: () => {lang: string, localService: boolean}[], speak: (what: any) => void, cancel: () => void,
 *   addEventListener?: (type: string, listener: () => void) => void}} Synthesis
 */

/** @param {{synthesis?: Synthesis | null, utter?: (text: string) => any, changed: () => void}} browser `changed`: other voices have come */
export function createSpeech({ synthesis = globalThis.speechSynthesis ?? null, utter = (text) => new SpeechSynthesisUtterance(text), changed }) {
  synthesis?.addEventListener?.("voiceschanged", changed);

  /** @param {string} language */
  const voiceOf = (language) =>
    synthesis?.getVoices().find(({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language) ?? null;

  return {
    /** Whether this device can say something in a language. @param {string} language */
    can: (language) => voiceOf(language) !== null,

    /** Says a text instead of what was being said. @param {string} text @param {string} language */
    say(text, language) {
      const voice = voiceOf(language);
      if (!voice || !text) return;
      const speech = Object.assign(utter(text), { voice, lang: voice.lang });
      synthesis?.cancel();
      synthesis?.speak(speech);
    },

    stop: () => synthesis?.cancel(),
  };
}
