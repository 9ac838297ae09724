/**
 * Writes the rules of every rule set as pages of the documentation: the chapters of the page's own
 * rules dialog, which are made of the same words and drawn by the same hand.
 *
 * Arguments: the catalog of what there is to choose from, and where to put what becomes of it, as
 * JSON: `pages` with title and HTML by name, `list`, the links to them, and `files`, the pictures.
 */

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";

import { wholeRules } from "../../static/app/rules/house-rules.js";
import { createWords, makeBundle } from "../../static/app/language/words.js";
import { inForceOf, partsOf } from "../../static/ui/rules/chapters.js";
import { presetName } from "../../static/ui/rules/rule-sets.js";
import { Context, escaped, Path, picture } from "./svg.mjs";

const WORDS = new URL("../../static/locales/en/", import.meta.url);
const WIDE = 900;
/** Attributes that are for the page's scripts alone. */
const LEFT_OUT = /^(data-|tabindex)/;
/** Headings stand one higher than in the dialog. @type {Record<string, string>} */
const TAGS = { h3: "h2", h4: "h3" };

/** An element that is only ever written down. */
class Element {
  attributes = new Map();
  children = [];
  style = {};
  context = new Context();

  constructor(tag) { this.tag = tag; }
  setAttribute(name, value) { this.attributes.set(name, value); }
  removeAttribute(name) { this.attributes.delete(name); }
  append(...children) { this.children.push(...children); }
  getContext() { return this.context; }
  get id() { return this.attributes.get("id"); }
  get textContent() { return this.children.map((child) => child.textContent ?? child).join(""); }
  set textContent(text) { this.children = [text]; }
}

Object.assign(globalThis, {
  Path2D: Path,
  Node: Element,
  document: { createElement: (tag) => new Element(tag), createElementNS: (_, tag) => new Element(tag), documentElement: { clientWidth: WIDE } },
  getComputedStyle: () => ({ getPropertyValue: () => "system-ui, sans-serif" }),
  devicePixelRatio: 1,
});

const [, , catalogFile, target] = process.argv;
const catalog = JSON.parse(readFileSync(catalogFile, "utf8"));
const texts = readdirSync(WORDS).sort().map((name) => readFileSync(new URL(name, WORDS), "utf8"));
const bundle = makeBundle("en", texts);
/** The pictures by their names, which tell what is in them. @type {Record<string, string>} */
const files = {};

/** @param {Element | string} node @returns {string} */
function html(node) {
  if (!(node instanceof Element)) return escaped(node);
  if (node.tag === "canvas") return image(node);
  const tag = TAGS[node.tag] ?? node.tag;
  const kept = [...node.attributes].filter(([name]) => !LEFT_OUT.test(name));
  const written = kept.map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
  return `<${tag}${written}>${node.children.map(html).join("")}</${tag}>`;
}

/** What a canvas shows, in a file of its own; the caption says it in words. @param {Element} canvas */
function image(canvas) {
  const [width, height] = ["width", "height"].map((name) => Number(canvas[name] ?? canvas.attributes.get(name)));
  const text = picture(canvas.context.parts, width, height);
  const name = `pictures/rule-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.svg`;
  files[name] = text;
  return `<img src="${name}" alt="" width="${width}" height="${height}">`;
}

/** @param {string} preset */
const nameOf = (preset) => presetName(preset, createWords(bundle));

/** @param {string} preset */
function page(preset) {
  const rules = wholeRules({ preset }, catalog);
  const words = createWords(bundle).within(rules);
  const read = { rules, catalog, words, theme: "paper", place: "rules" };
  const chapters = [...partsOf(read).flatMap((part) => part.chapters), inForceOf(read)];
  const contents = chapters.map(({ title }) => `<li><a href="#${title.id}">${escaped(title.textContent)}</a></li>`).join("");
  const title = `Rules: ${nameOf(preset)}`;
  const body = chapters.map(({ section }) => html(section)).join("\n");
  return { title, body: `<h1 id="rules">${escaped(title)}</h1>\n<nav aria-label="Contents"><ul>${contents}</ul></nav>\n${body}` };
}

const pages = Object.fromEntries(Object.keys(catalog.presets).map((preset) => [`rules-${preset}`, page(preset)]));
const list = Object.keys(catalog.presets).map((preset) => `<li><a href="rules-${preset}.html">${escaped(nameOf(preset))}</a></li>`);
writeFileSync(target, JSON.stringify({ pages, files, list: `<ul>${list.join("")}</ul>` }));
