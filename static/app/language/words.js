/**
 * Sentences from the message catalogs. What the game master says arrives as key and arguments;
 * only here it becomes words, with the players' names as text.
 */

/** @import { Branch, Condition, Said, Seat, Statement } from "../basics/types.js" */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import { conditionText, isBranch } from "./compose.js";
import { numbered } from "./numbers.js";

/**
 * A bundle from catalog texts; throws on a message that can't be parsed into the bundle.
 * @param {string} language
 * @param {string[]} sources
 */
export function makeBundle(language, sources) {
  // All languages run left to right, so names need no isolation marks.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length) throw errors[0];
  }
  return bundle;
}

/**
 * What the choice of words depends on at a table: the family of its rule set (`classic`, `school`,
 * `quest`, `grand`), what is to be carried out, and how the rivers carry.
 * @param {Record<string, any>} rules
 */
const termsOf = ({ preset, goal = "treasure", current = "once" }) => ({ preset: familyOf(preset), goal, current });

/** The family of a rule set. @param {string} preset */
export const familyOf = (preset) => preset.split("-")[0];

/**
 * @typedef {{t: (id: string, args?: Record<string, any>) => string, has: (id: string) => boolean,
 *   listed: (parts: string[]) => string}} Tongue
 *   `t`: a message, the id itself, visibly, when no catalog has it; `listed`: several as one.
 */

/**
 * @param {FluentBundle} bundle
 * @param {ReturnType<typeof termsOf>} terms
 * @returns {Tongue}
 */
function createTongue(bundle, terms) {
  /** Made when something is listed first: it costs more than all the rest. @type {Intl.ListFormat | null} */
  let lister = null;

  /** @param {string} id `message` or `message.attribute` */
  function pattern(id) {
    const [name, attribute] = id.split(".");
    const message = bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  return {
    // Where the rules' family has its own words for a message (`parchis-reveal` for `reveal`), those.
    t(id, args) {
      const found = pattern(`${terms.preset}-${id}`) ?? pattern(id);
      if (!found) return `‹${id}›`;
      return bundle.formatPattern(found, numbered({ ...terms, ...args }), []);
    },
    has: (id) => Boolean(pattern(id)),
    listed(parts) {
      lister ??= new Intl.ListFormat(bundle.locales[0], { type: "conjunction" });
      return lister.format(parts);
    },
  };
}

/** @param {number} seat @param {Seat[]} seats @param {Tongue} tongue */
const nameOf = (seat, seats, { t }) => seats[seat]?.name ?? t("seat-unknown", { number: seat + 1 });

/**
 * How far away something lies, in each direction that counts.
 * @param {Record<string, any>} way `right`, `down` and `floors`, negative for left and up
 * @param {Tongue} tongue
 */
function whereTo(way, { t, listed }) {
  const parts = ["right", "down", "floors"].filter((axis) => way[axis]).map((axis) =>
    t(`way-${axis}`, { back: way[axis] < 0 ? "yes" : "no", count: Math.abs(way[axis]) }));
  return listed(parts);
}

/** What was requested, in words. @param {Tongue} tongue */
function createRequests(tongue) {
  const { t, has, listed } = tongue;

  /**
   * A requested action, or a condition with what depends on it.
   * @param {Statement} one
   * @param {Seat[]} [seats]
   * @returns {string}
   */
  function action(one, seats = []) {
    if (isBranch(one)) return branch(one, seats);
    const { do: what, seat, dark, tell, ...args } = one;
    const target = seat === undefined ? {} : { name: nameOf(seat, seats, tongue), aimed: "yes" };
    let text = t(`action-${what}`, { side: "", number: 0, aimed: "no", ...args, ...target });
    if (one["by-boat"]) text = t("action-by-boat", { action: text });
    if (one["hands-off"]) text = t("action-hands-off", { action: text });
    if (dark) return t("action-dark", { action: text });
    if (!tell?.length) return text;
    return t("action-tell", { action: text, facts: listed(tell.map((fact) => t(`fact-${fact}`))) });
  }

  /** @param {readonly Statement[]} some @param {Seat[]} [seats] @returns {string} */
  function actions(some, seats) {
    return some
      .map((one) => (isBranch(one) && some.length > 1 ? `(${action(one, seats)})` : action(one, seats)))
      .join("; ");
  }

  /** @param {Branch} one @param {Seat[]} seats */
  function branch(one, seats) {
    const parts = { condition: condition(one.if), then: actions(one.then, seats) };
    if (!one.else?.length) return t("action-if", parts);
    return t("action-if-else", { ...parts, otherwise: actions(one.else, seats) });
  }

  /**
   * A condition as a clause; one that is still being typed shows itself.
   * @param {Condition | string} one
   * @returns {string}
   */
  function condition(one) {
    if (typeof one === "string") return one || "…";
    if ("is" in one) return has(`cond-${one.is}`) ? t(`cond-${one.is}`) : conditionText(one);
    if ("not" in one) {
      const { not } = one;
      return "is" in not ? t(`cond-${not.is}.not`) : t("cond-not", { condition: condition(not) });
    }
    const [parts, joint] = "all" in one ? [one.all, "cond-and"] : [one.any, "cond-or"];
    return parts
      .map((part) => ("all" in part || "any" in part ? `(${condition(part)})` : condition(part)))
      .reduce((first, next) => t(joint, { first, next }));
  }

  return { action, actions, condition };
}

/**
 * @param {FluentBundle} bundle
 * @param {ReturnType<typeof termsOf>} [terms] of the rules that are spoken of
 */
export function createWords(bundle, terms = termsOf({ preset: "classic" })) {
  const tongue = createTongue(bundle, terms);
  const { t, has, listed } = tongue;
  const { action, actions, condition } = createRequests(tongue);

  /**
   * @param {Record<string, any>} args
   * @param {Seat[]} seats
   * @returns {Record<string, string | number>} arguments as Fluent takes them
   */
  function plain(args, seats) {
    /** @type {Record<string, string | number>} */
    const out = {};
    for (const [name, value] of Object.entries(args)) {
      if (name === "seat") out.name = nameOf(value, seats, tongue);
      else if (name === "actions") out.actions = actions(value, seats);
      else if (name === "action") out.action = action(value, seats);
      else if (name === "right") out.where = whereTo(args, tongue);
      else if (Array.isArray(value)) {
        out[name] = listed(value.map((one) => (typeof one === "number" ? nameOf(one, seats, tongue) : String(one))));
        out[`${name}-count`] = value.length;
      } else if (typeof value === "boolean") out[name] = value ? "yes" : "no";
      else if (value !== null) out[name] = value;
    }
    return out;
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

  /** @type {Map<string, any>} */
  const others = new Map();
  /**
   * The same language with the terms that fit some rules.
   * @param {Record<string, any>} rules
   * @returns {Words}
   */
  function within(rules) {
    const wanted = termsOf(rules);
    const name = Object.values(wanted).join(" ");
    const made = others.get(name) ?? createWords(bundle, wanted);
    others.set(name, made);
    return made;
  }

  return { language: bundle.locales[0], t, has, listed, action, actions, condition, said, refusal, within };
}

/** @typedef {ReturnType<typeof createWords>} Words */

/** What begins a group: a request, or the dice, which are the request where nothing else is asked. */
const REQUESTS = ["requested", "rolled"];

/** What the game master begins to say by himself, not as an answer. */
const OWN_WORDS = [
  "asks-start", "starts-void", "starts-together", "starts-placed", "told-wounded", "told-lost-life", "told-infected", "told-died",
];

/**
 * What was heard, grouped by request: a request and the answers up to the next one. What is said
 * without a request stands in groups of its own.
 * @param {readonly Said[]} heard
 * @returns {{request: Said | null, answers: Said[]}[]}
 */
export function groupHeard(heard) {
  /** @type {{request: Said | null, answers: Said[]}[]} */
  const groups = [];
  for (const said of heard) {
    const last = groups.at(-1);
    if (REQUESTS.includes(said.key)) groups.push({ request: said, answers: [] });
    else if (last && !beginsAnew(said, last)) last.answers.push(said);
    else groups.push({ request: null, answers: [said] });
  }
  return groups;
}

/** What somebody does or may do whose request nobody else hears: a line of its own, or more in one that is about the same player. */
const UNHEARD = ["may-order", "ordered", "asked-cell"];

/**
 * Whether a statement is no answer to what was said before, nor goes on with it. Secret starts are
 * told once everybody has chosen, each in a line; lots are told all together, anew after a tie.
 * @param {Said} said
 * @param {{request: Said | null, answers: Said[]}} before
 */
function beginsAnew(said, before) {
  if (isOfGamemaster(said.key)) return !before.answers.at(-1)?.key.startsWith(RULED) || !isRuling(said.key);
  if (OWN_WORDS.includes(said.key)) return true;
  const sameSeat = before.answers[0]?.args.seat === said.args.seat;
  if (UNHEARD.includes(said.key)) return Boolean(before.request) || !sameSeat;
  if (before.request) return false;
  const last = before.answers.at(-1)?.key ?? "";
  if (isStart(said.key)) return !isStart(last) || !sameSeat;
  return said.key.startsWith("draws-") && !last.startsWith("draws-");
}

/** What a person who leads has changed, before it is told that he has. */
const RULED = "ruled-";
/** What stands by itself besides: a person's word as the game master, breaks, clocks, advice. */
const OF_THE_TABLE = ["overruled", "taken-back", "starts-confirmed", "ended-draw", "ended-won", "clock-started", "lost-on-time", "died-on-time", "advised"];

/** @param {string} key */
const isRuling = (key) => key === "overruled" || key.startsWith(RULED);
/** Whether a statement is no answer, but the game master's word by itself. @param {string} key */
export const isOfGamemaster = (key) => isRuling(key) || OF_THE_TABLE.includes(key) || key.startsWith("break-");

/** @param {string | undefined} key */
const isStart = (key) => key?.startsWith("starts-") ?? false;

/** Whether nothing but a word about clocks, breaks and advice was said. @param {{answers: Said[]}} group */
const isOfTime = ({ answers }) => answers.length === 1 && /^(break-|clock-|advised$)/.test(answers[0].key);

/**
 * What is worth hearing now: the last request with all that was said since, or what was said last
 * while nobody has requested anything. Of clocks, breaks and advice only the latest word counts.
 * @param {readonly Said[]} heard
 * @returns {{request: Said | null, answers: Said[]}}
 */
export function lastWords(heard) {
  const groups = groupHeard(heard);
  const from = groups.findLastIndex((group) => group.request);
  // Whoever is asked for a start again must know why.
  const again = groups.filter((group, at) => at === groups.length - 1 || group.answers[0]?.key === "starts-void");
  const asked = groups.at(-1)?.answers[0]?.key === "asks-start";
  const starts = groups.findLastIndex((group) => !isStart(group.answers[0]?.key)) + 1;
  const latest = groups.slice(Math.min(starts, groups.length - 1));
  const all = from < 0 ? (asked ? again : latest) : groups.slice(from);
  const shown = all.filter((group, at) => !isOfTime(group) || at === all.findLastIndex(isOfTime));
  return { request: shown[0]?.request ?? null, answers: shown.flatMap((group) => group.answers) };
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

/**
 * What stands between a request and its answers; where each part is answered by itself, every
 * answer brings a dash of its own.
 * @param {{request: Said | null, answers: Said[]}} group
 */
export function between({ request, answers }) {
  if (!request || !answers.length) return "";
  return answers[0].key === "acts" ? " " : " — ";
}

/** What is told to the ear alone, since the eye sees it elsewhere; and what is being answered. @type {Record<string, "ear" | "lead">} */
const KINDS = { "next-turn": "ear", acts: "lead" };

/**
 * A group's answers for the eye: what is being answered stands apart from the answer.
 * @param {readonly Said[]} answers
 * @param {Seat[]} seats
 * @param {Words} words
 * @returns {{kind: "answer" | "lead" | "ear", text: string}[]} neighbours of a kind are joined
 */
export function answerParts(answers, seats, words) {
  /** @type {{kind: "answer" | "lead" | "ear", text: string}[]} */
  const parts = [];
  for (const said of answers) {
    const kind = KINDS[said.key] ?? "answer";
    const text = words.said(said, seats);
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += ` ${text}`;
    else parts.push({ kind, text });
  }
  return parts;
}

/**
 * What was heard since a seat's last turn began: all that a memory game leaves in sight.
 * @param {readonly Said[]} heard
 * @param {number | null} seat
 */
export function sinceOwnTurn(heard, seat) {
  const own = heard.findLastIndex((said) => said.key === "requested" && said.args.seat === seat);
  const from = own < 0 ? heard.findLastIndex((said) => said.key === "requested") : own;
  return heard.slice(Math.max(0, from));
}
