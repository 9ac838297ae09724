"""Whether somebody has something to decide: asked in the page itself, as often as games need it.

A game asks this at each move. One question that the page answers when it can is much less work
than several that are asked again and again from outside.
"""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tests.browser.watching import PATIENCE_MS

OFFERS: Final = "[data-testid=offer]"
WATCHED: Final = "[data-testid=watch], [data-testid=skip-to-end]"
OFFERED: Final = f"""() => [...document.querySelectorAll("{OFFERS}")]
  .filter((one) => one.checkVisibility({{ visibilityProperty: true }}))
  .map((one) => one.dataset.move)"""
DECISION: Final = """([offers, watched, patience]) => new Promise((resolve, reject) => {
  const end = performance.now() + patience;
  const shown = (query) => [...document.querySelectorAll(query)]
    .some((one) => one.checkVisibility({ visibilityProperty: true }));
  const found = () => {
    if (document.querySelector("#table-screen[data-asked]")) return null;
    if (shown("[data-testid=game-over]")) return "over";
    if (offers && shown(offers)) return "move";
    return watched && shown(watched) ? "watch" : null;
  };
  const look = () => {
    const decision = found();
    if (decision) resolve(decision);
    else if (performance.now() < end) setTimeout(look, 20);
    else reject(new Error("there is nothing to decide"));
  };
  look();
})"""
"""Looks until there is something; each look is a moment's work."""


def decision(
    page: Page, offers: str = OFFERS, watched: str = WATCHED, patience: int = PATIENCE_MS
) -> str:
    """Wait for `move`, `over`, or `watch` where only looking on is left.

    Args:
        page: somebody's page, which shows a table.
        offers: what can be used when it is his turn.
        watched: what is shown to whoever is out of the game; empty if nobody ever is.
        patience: milliseconds.
    """
    found: str = page.evaluate(DECISION, [offers, watched, patience])
    return found


def offered(page: Page) -> list[str]:
    """The moves that the buttons of a page offer."""
    found: list[str] = page.evaluate(OFFERED)
    return found
