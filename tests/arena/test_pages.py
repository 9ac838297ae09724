"""The page that shows what our own bots have proved, and what the kept results say of them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from gamemaster.arena import pages, results
from gamemaster.arena.figures import Hypothesis, estimate
from gamemaster.arena.results import Alone, Doings, Match, Results
from gamemaster.core.game import Refused

ROOT: Final = Path(__file__).parents[2]
KEPT: Final = ROOT / "py" / "gamemaster" / "arena" / "ladder.json"
PAGE: Final = ROOT / "static" / "docs" / "ladder.md"


@pytest.fixture(scope="module")
def kept() -> Results:
    return results.read(KEPT.read_text("utf-8"), KEPT.name)


def shown() -> Results:
    """Two bots that have met once, and were alone on two plans."""
    found = Results("labyrinth", "test", Hypothesis(), ["wall", "again"])
    doings = {"mapper": Doings(200, {"again": 1}), "wanderer": Doings(300, {"wall": 3})}
    match = Match("classic", {"bear": False}, 2, ("mapper", "wanderer"))
    match.scores, match.endings, match.doings = [1.0], {"won": 2}, doings
    weak, strong = (Alone("school", {}, bot) for bot in ("wanderer", "mapper"))
    weak.moves, strong.moves = [60, 40], [30, None]
    found.matches, found.alone = [match], [weak, strong]
    return found


def test_matches_plays_alone_and_follies_stand_in_tables() -> None:
    lines = [*pages.ladder(shown())]
    elo = estimate([1.0], 2)
    assert f"| classic bear=False | 2 | mapper | wanderer | {elo} | 1 | 2 | open |" in lines
    against = "-30.00 turns, -50.0 % (-inf to +inf) on 1 plans; unfinished 0, then 1"
    assert (
        f"| school | mapper | 30.0 (-inf to inf), 1 of 2 unfinished | wanderer | {against} |"
        in (lines)
    )
    assert "| classic bear=False | 2 | mapper | 200 | 0.00 | 0.50 |" in lines
    assert "| classic bear=False | 2 | wanderer | 300 | 1.00 | 0.00 |" in lines


def test_only_the_section_of_results_is_written_anew() -> None:
    page = "# Page\n\n## Results\n\nold\n\n## After\n\nthat\n"
    new = pages.rewritten(page, ["new"])
    assert new == "# Page\n\n## Results\n\nnew\n\n## After\n\nthat\n"
    assert pages.rewritten(new, ["new"]) == new
    with pytest.raises(Refused, match="no heading '## Results'"):
        pages.rewritten("# Page\n", ["new"])


def test_the_page_shows_the_results_that_are_kept(kept: Results) -> None:
    text = PAGE.read_text("utf-8")
    assert pages.rewritten(text, pages.ladder(kept)) == text, "write it anew: see working.md"
