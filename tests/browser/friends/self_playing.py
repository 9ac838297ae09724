"""Scripts that play in somebody's page, with its own controls, as quickly as it lets them."""

from __future__ import annotations

from typing import Final

PLAY: Final = """(seed) => {
  let state = seed;
  const coin = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const some = (all) => all[Math.floor(coin() * all.length)];
  // Steps through doors; pieces out of the base, then home; now and then something else.
  const liked = [/^base-/, /-home$/, /^go /, /-/];
  const act = () => {
    const offers = [...document.querySelectorAll("[data-testid=offer]")].filter((one) =>
      one.checkVisibility() && one.dataset.move !== "undo");
    const waits = document.querySelector("dialog[open], #table-screen[data-asked]");
    if (offers.length === 0 || waits) return;
    const best = liked.map((kind) => offers.filter((one) => kind.test(one.dataset.move)))
      .find((found) => found.length > 0);
    some(best && coin() < 0.9 ? best : offers).click();
  };
  globalThis.player = new MutationObserver(act);
  player.observe(document.body, { subtree: true, childList: true, attributes: true });
  act();
}"""
"""Uses one of the buttons that are offered whenever there are any, as somebody quick would."""
FOLLOW: Final = """(moves) => {
  const shown = (query) =>
    [...document.querySelectorAll(query)].find((one) => one.checkVisibility() && !one.disabled);
  const act = () => {
    const [next] = moves;
    if (next === undefined || !shown("#table-screen:not([data-asked]) [data-testid=offer]")) return;
    const field = shown("[data-testid=move-text]");
    const button = field
      ? field.value === next && shown("[data-testid=say-move]")
      : shown(`[data-testid=offer][data-move="${next}"]`);
    if (button) {
      moves.shift();
      button.click();
    } else if (!field) shown("[data-testid=compose-move]")?.click();
    else if (field.value !== next) {
      field.value = next;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  };
  globalThis.player = new MutationObserver(act);
  player.observe(document.body, { subtree: true, childList: true, attributes: true });
  act();
}"""
"""Makes these moves, each as soon as it can: with its button, or written where it has none."""
