"""Pages in Markdown that have a section of results: it is written anew, the rest stays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from gamemaster.arena.figures import estimate
from gamemaster.arena.results import Alone, Match, Results, held
from gamemaster.arena.tables import ground_of, moves_of, paired
from gamemaster.core.game import Refused

HEADING = "## Results"


def rewritten(text: str, lines: Iterable[str]) -> str:
    """A page whose section of results has these lines; raises `Refused` if it has none."""
    before, heading, after = text.partition(f"{HEADING}\n")
    if not heading:
        raise Refused("refused-page", f"the page has no heading {HEADING!r}")
    rest = after.partition("\n## ")
    following = f"\n{rest[1].lstrip()}{rest[2]}" if rest[1] else ""
    return "\n".join([f"{before}{heading}", *lines, ""]) + following


def ladder(results: Results) -> Iterator[str]:
    """Tables of a ladder: matches, who played alone, and what was foolish."""
    yield f"Tested: {results.hypothesis}. Plans of the matches: seed `{results.seed}`."
    if results.matches:
        yield from ("", "### Each over the next weaker one", "")
        yield from _table(
            ("rules", "seats", "bot", "over", "Elo", "plans", "games", "the test says"),
            (_match(results, match) for match in results.matches if match.scores),
        )
    if results.alone:
        yield from ("", "### Alone", "")
        yield from _table(
            ("rules", "bot", "turns to a win", "against", "on the same plans"),
            _alone(results.alone),
        )
    yield from ("", "### Follies in a hundred turns", "")
    yield from _table(("rules", "seats", "bot", "turns", *results.follies), _follies(results))


def _match(results: Results, match: Match) -> tuple[str, ...]:
    verdict = results.hypothesis.verdict(match.scores, match.seats)
    strength = str(estimate(match.scores, match.seats))
    counts = (len(match.scores), sum(match.endings.values()))
    return (ground_of(match), str(match.seats), *match.bots, strength, *map(str, counts), verdict)


def _alone(solos: Iterable[Alone]) -> Iterator[tuple[str, ...]]:
    for solo, weaker in held(solos):
        against = ("", "") if weaker is None else (weaker.bot, paired(weaker, solo))
        yield (ground_of(solo), solo.bot, moves_of(solo), *against)


def _follies(results: Results) -> Iterator[tuple[str, ...]]:
    """Those of each bot in all its games by some rules."""
    played: list[Match | Alone] = [*results.matches, *results.alone]
    turns, follies = Counter[tuple[str, ...]](), Counter[tuple[str, ...]]()
    for one in played:
        seats = str(one.seats) if isinstance(one, Match) else "1"
        for bot, doings in one.doings.items():
            who = (ground_of(one), seats, bot)
            turns[who] += doings.turns
            follies.update({(*who, name): times for name, times in doings.follies.items()})
    for named, made in turns.items():
        often = (100 * follies[*named, name] / max(1, made) for name in results.follies)
        yield (*named, str(made), *(f"{each:.2f}" for each in often))


def _table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield line(*heads)
    yield "|" + "---|" * len(heads)
    for row in rows:
        yield line(*row)


def line(*cells: str) -> str:
    """One line of a table."""
    return f"| {' | '.join(cells)} |"
