/**
 * Building and refreshing HTML. Text always goes in as text nodes; nothing here parses markup.
 */

/** @typedef {Node | string | number | null | undefined | false} Child */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An HTML element. `on…` entries are listeners, `class` and other names are attributes; `true`
 * sets an empty attribute, `false`, null and undefined leave it away.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any> | null} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else setAttribute(element, name, value);
  }
  element.append(...nodes(children));
  return element;
}

/**
 * An SVG drawing of one path in a 24 by 24 box; decoration only, so hidden from screen readers.
 * @param {string} path
 * @param {string} className
 */
export function svg(path, className) {
  return shape("svg", { viewBox: "0 0 24 24", class: className, "aria-hidden": "true" }, shape("path", { d: path }));
}

/**
 * An element of an SVG drawing, with attributes as `setAttribute` takes them.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>} attributes
 * @param {...SVGElement} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function shape(tag, attributes, ...children) {
  const made = document.createElementNS(SVG, tag);
  setAttributes(made, attributes);
  made.append(...children);
  return made;
}

/** @param {Element} element @param {string} name @param {any} value */
export function setAttribute(element, name, value) {
  if (value === false || value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? "" : String(value));
}

/** @param {Element} element @param {Record<string, any>} attributes */
export function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
}

/**
 * Replaces an element's children. An element that had the focus gives it to the new element with
 * the same id, so that a form can be built anew while somebody is using it.
 * @param {Element} parent
 * @param {...(Child | Child[])} children
 */
export function fill(parent, ...children) {
  keepFocus(parent, () => parent.replaceChildren(...nodes(children)));
}

/**
 * Changes what an element holds. If the focus was there, the element with the same id has it
 * afterwards; if there is none any more, its heir.
 * @param {Element} parent
 * @param {() => void} change
 * @param {() => HTMLElement | null} [heir]
 */
export function keepFocus(parent, change, heir) {
  const focused = document.activeElement;
  const within = focused !== null && parent.contains(focused);
  // Not every browser knows by itself that a player who uses the keys still has to see the focus.
  const focusVisible = within && focused.matches(":focus-visible");
  change();
  if (!within) return;
  const same = focused.id ? document.getElementById(focused.id) : null;
  (same ?? heir?.())?.focus({ focusVisible });
}

/** Sets a text only when it differs, so that live regions speak only of changes. @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** @param {(Child | Child[])[]} children @returns {(Node | string)[]} */
function nodes(children) {
  return children
    .flat()
    .filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (typeof child === "number" ? String(child) : /** @type {Node | string} */ (child)));
}
