/**
 * Sentences from the message catalogs. What the game master says arrives as key and arguments;
 * only here it becomes words, with the players' names as text.
 */

/** @import { Said, Seat } from "./types.js" */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export const CATALOGS = ["gm", "ui", "notebook", "rules", "errors", "plan"];

/**
 * A bundle from catalog texts; throws on a message that can't be parsed into the bundle.
 * @param {string} language
 * @param {string[]} sources
 */
export function makeBundle(language, sources) {
  // Both languages run left to right, so names need no isolation marks.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length) throw errors[0];
  }
  return bundle;
}

/**
 * @param {string} language
 * @param {(path: string) => Promise<string>} read gives a catalog's text: `en/gm.ftl`
 */
export async function loadBundle(language, read) {
  const sources = await Promise.all(CATALOGS.map((name) => read(`${language}/${name}.ftl`)));
  return makeBundle(language, sources);
}

/** @param {FluentBundle} bundle */
export function createWords(bundle) {
  const language = bundle.locales[0];
  const names = new Intl.ListFormat(language, { type: "conjunction" });

  /** @param {string} id `message` or `message.attribute` */
  function pattern(id) {
    const [name, attribute] = id.split(".");
    const message = bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  /**
   * @param {string} id
   * @param {Record<string, any>} [args]
   * @returns {string} the sentence; the id itself, visibly, when no catalog has it
   */
  function t(id, args) {
    const found = pattern(id);
    if (!found) return `‹${id}›`;
    return bundle.formatPattern(found, args, []);
  }

  /** @param {string} id */
  const has = (id) => Boolean(pattern(id));

  /**
   * @param {Record<string, any>} args
   * @param {Seat[]} seats
   * @returns {Record<string, string | number>} arguments as Fluent takes them
   */
  function plain(args, seats) {
    /** @type {Record<string, string | number>} */
    const out = {};
    for (const [name, value] of Object.entries(args)) {
      if (name === "seat") out.name = nameOf(value);
      else if (name === "actions") out.actions = value.map(action).join("; ");
      else if (Array.isArray(value)) {
        out[name] = names.format(value.map((one) => (typeof one === "number" ? nameOf(one) : String(one))));
        out[`${name}-count`] = value.length;
      } else if (typeof value === "boolean") out[name] = value ? "yes" : "no";
      else if (value !== null) out[name] = value;
    }
    return out;

    /** @param {number} seat */
    function nameOf(seat) {
      return seats[seat]?.name ?? t("seat-unknown", { number: seat + 1 });
    }
  }

  /** @param {{do: string, side?: string, at?: string}} one */
  function action(one) {
    return t(`action-${one.do}`, { ...one });
  }

  /**
   * One statement as a sentence.
   * @param {Said} said
   * @param {Seat[]} seats
   */
  const said = (said, seats) => t(said.key, plain(said.args, seats));

  /**
   * A refusal as a sentence; one that has no words of its own still names itself.
   * @param {Said} refusal
   * @param {Seat[]} seats
   */
  function refusal(refusal, seats) {
    if (!has(refusal.key)) return t("refused-other", { key: refusal.key });
    return said(refusal, seats);
  }

  return { language, t, has, action, said, refusal, list: (/** @type {string[]} */ items) => names.format(items) };
}

/** @typedef {ReturnType<typeof createWords>} Words */

/**
 * What was heard, grouped by request: a request and the answers up to the next one. What is said
 * without a request stands in a group of its own.
 * @param {readonly Said[]} heard
 * @returns {{request: Said | null, answers: Said[]}[]}
 */
export function groupHeard(heard) {
  /** @type {{request: Said | null, answers: Said[]}[]} */
  const groups = [];
  for (const said of heard) {
    if (said.key === "requested") groups.push({ request: said, answers: [] });
    else if (groups.length) groups[groups.length - 1].answers.push(said);
    else groups.push({ request: null, answers: [said] });
  }
  return groups;
}

/**
 * A group's two halves as sentences.
 * @param {{request: Said | null, answers: Said[]}} group
 * @param {Seat[]} seats
 * @param {Words} words
 */
export function sayGroup(group, seats, words) {
  return {
    request: group.request ? words.said(group.request, seats) : "",
    answers: group.answers.map((said) => words.said(said, seats)).join(" "),
  };
}
