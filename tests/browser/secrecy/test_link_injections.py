"""Hundreds of links in which somebody has hidden something: the page refuses each, and goes on.

That those who read links refuse all of them is seen without a page (tests/js/app/links.test.mjs);
what a page does with a refusal is seen with some of each kind, and in depth with all.
"""

from __future__ import annotations

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from builder import tools
from builder.places import Places
from tests.browser.driving import Gamemaster
from tests.campaigns import sampled, some

ROOT: Final = Path(__file__).resolve().parents[3]
LINKS: Final = ROOT / "tests" / "js" / "app" / "link-injections.mjs"

FOLLOW: Final = """async (links) => {
  const calm = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  const scripts = document.scripts.length;
  const results = [];
  for (const link of links) {
    location.hash = link;
    let [notices, dialogs, guest, handed] = [[], []];
    const answered = () => notices.length > 0 || dialogs.length > 0 || Boolean(guest ?? handed);
    // What is answered is waited for, and a little longer.
    for (let turn = 0; turn < 5 || (turn < 500 && !answered()); turn += 1) {
      await calm();
      notices = [...document.querySelectorAll("[data-testid=notice]")];
      dialogs = [...document.querySelectorAll("dialog[open]")];
      guest = document.querySelector("[data-testid=guest]");
      handed = document.querySelector(".friends-place:not([hidden])");
    }
    const strange = document.querySelector(
      "[onerror], [onload], iframe, img[src=x], [src^='javascript:'], [href^='javascript:']");
    results.push({
      link,
      answered: answered(),
      strange: strange?.outerHTML ?? null,
      pwned: globalThis.pwned ?? null,
      polluted: ({}).polluted ?? null,
      scripts: document.scripts.length - scripts,
    });
    for (const notice of notices) notice.querySelector("button").click();
    for (const dialog of dialogs) dialog.close();
    // A plan is refused at the desk, which is a place of its own.
    if (document.body.dataset.screen === "desk") history.back();
    // The answer to one link is never taken for that to the next.
    const left = () => document.querySelector("[data-testid=notice], dialog[open]") !== null;
    for (let turn = 0; turn < 500 && (turn < 1 || left()); turn += 1) await calm();
    // The browser goes back from a dialog in its own time, and a link that comes meanwhile is lost.
    for (let turn = 0; turn < 500 && history.state?.trail?.length !== 1; turn += 1) await calm();
  }
  return results;
}"""
KEPT: Final = "() => JSON.stringify(Object.entries(localStorage).toSorted())"


@cache
def links() -> dict[str, list[str]]:
    """The links of the tests of the readers, by what they would bring."""
    node = tools.ensure_node(Places(ROOT)).node
    made = subprocess.run([node, LINKS], capture_output=True, check=True, encoding="utf-8")
    told: dict[str, list[str]] = json.loads(made.stdout)
    return told


@pytest.mark.parametrize("kind", sampled(["rules", "challenge", "plan", "friends"], 1))
def test_no_link_does_anything_but_what_its_kind_does(page: Page, kind: str) -> None:
    someone = Gamemaster(page)
    someone.set_table(preset="classic", rows=5)
    kept = page.evaluate(KEPT)
    made = links()[kind]
    assert len(made) > 120
    asked = some(made, 24)
    results: list[dict[str, Any]] = page.evaluate(FOLLOW, asked)
    wanted = {"strange": None, "pwned": None, "polluted": None, "scripts": 0, "answered": True}
    assert [result for result in results if {**result, **wanted} != result] == []
    assert page.evaluate(KEPT) == kept
    page.goto("")
    someone.is_ready()
    someone.unfold("setup-sheet")
    expect(someone.part("preset-classic")).to_be_checked()
    expect(someone.part("option-rows")).to_have_value("5")
