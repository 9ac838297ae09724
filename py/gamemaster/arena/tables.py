"""Results in lines for a terminal: a table, and what has changed since an earlier run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import hypot

from gamemaster.arena.figures import estimate, mean_and_error
from gamemaster.arena.results import Alone, Doings, Match, Results, held, pairs
from gamemaster.core.arena import Z95


def table(results: Results) -> Iterator[str]:
    """Matches, then who played alone."""
    if results.matches:
        yield f"matches ({results.hypothesis}; seed {results.seed!r}):"
    for match in results.matches:
        first, second = match.bots
        yield (
            f"  {ground_of(match)}, {match.seats} seats: {first} over {second} "
            f"{estimate(match.scores, match.seats)} Elo in {len(match.scores)} units: "
            f"{results.hypothesis.verdict(match.scores, match.seats)}"
        )
        yield from _details(match)
    if results.alone:
        yield "alone, turns to a win:"
    for solo, weaker in held(results.alone):
        yield f"  {ground_of(solo)}: {solo.bot} {moves_of(solo)}"
        if weaker is not None:
            yield f"    against {weaker.bot}: {paired(weaker, solo)}"
        yield from _details(solo)


def changes(old: Results, new: Results) -> Iterator[str]:
    """What is better or worse than in an earlier run; solo games are paired by their plans."""
    found = False
    for before, after in pairs(old, new):
        found = True
        if isinstance(before, Match) and isinstance(after, Match):
            yield f"  {ground_of(after)}: {' over '.join(after.bots)} {_elo_change(before, after)}"
        elif isinstance(before, Alone) and isinstance(after, Alone):
            yield f"  {ground_of(after)}: {after.bot} {paired(before, after)}"
    if not found:
        yield "  nothing that both runs played"


def paired(before: Alone, after: Alone) -> str:
    """How many turns more or fewer, on plans on which both have won."""
    both = [(a, b) for a, b in zip(before.moves, after.moves, strict=False) if a and b]
    lost = f"unfinished {before.moves.count(None)}, then {after.moves.count(None)}"
    if not both:
        return f"no plan on which both have won; {lost}"
    change, error = mean_and_error([b - a for a, b in both])
    whole = sum(a for a, _ in both) / len(both)
    low, high = (100 * (change + sign * Z95 * error) / whole for sign in (-1, 1))
    return (
        f"{change:+.2f} turns, {100 * change / whole:+.1f} % ({low:+.1f} to {high:+.1f}) "
        f"on {len(both)} plans; {lost}"
    )


def _elo_change(before: Match, after: Match) -> str:
    old, new = estimate(before.scores, before.seats), estimate(after.scores, after.seats)
    spread = hypot(old.high - old.low, new.high - new.low) / 2
    change = new.elo - old.elo
    return f"{change:+.0f} Elo ({change - spread:+.0f} to {change + spread:+.0f})"


def ground_of(one: Match | Alone) -> str:
    """The rule set, with the options laid over it."""
    return " ".join([one.rules, *(f"{name}={value}" for name, value in one.options.items())])


def moves_of(solo: Alone) -> str:
    """Its mean turns to a win, and how many games it did not finish."""
    won = [moves for moves in solo.moves if moves is not None]
    unfinished = f"{len(solo.moves) - len(won)} of {len(solo.moves)} unfinished"
    if not won:
        return unfinished
    mean, error = mean_and_error(won)
    return f"{mean:.1f} ({mean - Z95 * error:.1f} to {mean + Z95 * error:.1f}), {unfinished}"


def _details(one: Match | Alone) -> Iterator[str]:
    endings = ", ".join(f"{key} {count}" for key, count in sorted(one.endings.items()))
    yield f"    endings: {endings}"
    for bot, doings in one.doings.items():
        yield f"    {bot}: {_follies(doings)}slowest move {doings.slowest * 1000:.0f} ms"


def _follies(doings: Doings) -> str:
    """In a hundred turns."""
    counted: Mapping[str, int] = doings.follies
    if not counted or not doings.turns:
        return f"{doings.turns} turns, "
    told = ", ".join(f"{name} {100 * n / doings.turns:.2f}" for name, n in counted.items())
    return f"{doings.turns} turns, follies in a hundred: {told}; "
