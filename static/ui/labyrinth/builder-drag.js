/**
 * Dragging chips with mouse, pen or finger: where one would fall is shown by a bar beside its
 * neighbour. A press that does not travel stays a click.
 */

/** Pixels that a pointer must travel before a press becomes a drag. */
const SLACK = 6;
const MARKS = ["drop-before", "drop-after", "drop-into"];

/**
 * @param {HTMLElement} root holds lists `[data-list]` of items `[data-key]` with a `[data-chip]`
 * @param {{drop: (from: string, list: string, index: number) => void, ended: () => void}} act
 *   `index` counts the items of the list while the dragged one is still in it
 */
export function makeDraggable(root, { drop, ended }) {
  /** @type {{item: HTMLElement, pointer: number, x: number, y: number, moving: boolean,
   *   target: {list: string, index: number} | null} | null} */
  let drag = null;

  root.addEventListener("pointerdown", (event) => {
    const chip = event.target instanceof Element ? event.target.closest("[data-chip]") : null;
    const item = chip?.closest("[data-key]");
    if (!(item instanceof HTMLElement) || event.button !== 0 || drag) return;
    drag = { item, pointer: event.pointerId, x: event.clientX, y: event.clientY, moving: false, target: null };
  });
  root.addEventListener("pointermove", (event) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moving && Math.hypot(x, y) < SLACK) return;
    if (!drag.moving) root.setPointerCapture(event.pointerId);
    drag.moving = true;
    drag.item.classList.add("dragged");
    drag.item.style.translate = `${x}px ${y}px`;
    drag.target = aim(drag.item, event.clientX, event.clientY);
  });
  root.addEventListener("pointerup", (event) => {
    if (!drag || event.pointerId !== drag.pointer) return;
    const { item, moving, target } = drag;
    finish();
    if (!moving) return;
    swallowClick();
    if (target) drop(item.dataset.key ?? "", target.list, target.index);
    ended();
  });
  root.addEventListener("pointercancel", () => {
    finish();
    ended();
  });

  function finish() {
    clearMarks();
    drag?.item.classList.remove("dragged");
    drag?.item.style.removeProperty("translate");
    drag = null;
  }

  function clearMarks() {
    for (const marked of root.querySelectorAll(MARKS.map((name) => `.${name}`).join())) marked.classList.remove(...MARKS);
  }

  /** A drag that ends over a chip must not open it. */
  function swallowClick() {
    /** @param {Event} event */
    const swallow = (event) => event.stopPropagation();
    root.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => root.removeEventListener("click", swallow, { capture: true }));
  }

  /** @param {HTMLElement} item @param {number} x @param {number} y */
  function aim(item, x, y) {
    clearMarks();
    const under = document.elementsFromPoint(x, y).find((one) => !item.contains(one) && root.contains(one));
    const list = under?.closest("[data-list]") ?? root.querySelector("[data-list]");
    if (!(list instanceof HTMLElement) || item.contains(list)) return null;
    const items = [...list.children].filter((one) => one instanceof HTMLElement && one.dataset.key !== undefined);
    const others = items.filter((one) => one !== item);
    const next = others.find((one) => isAfter(one.getBoundingClientRect(), x, y));
    if (next) next.classList.add("drop-before");
    else if (others.length) others[others.length - 1].classList.add("drop-after");
    else list.classList.add("drop-into");
    return { list: list.dataset.list ?? "", index: next ? items.indexOf(next) : items.length };
  }

  return { active: () => Boolean(drag?.moving) };
}

/**
 * Whether a place comes before an item, in lines that are read from left to right.
 * @param {DOMRect} box
 * @param {number} x
 * @param {number} y
 */
function isAfter(box, x, y) {
  if (y > box.bottom) return false;
  return y < box.top || x < box.left + box.width / 2;
}
