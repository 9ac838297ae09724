"""Which requests a table accepts: never by what the asking seat was not told (Rule G-3).

Where moves are composed, what can't be done is answered in words when it is tried (Rule D-6.5);
refused is only what the rules at this table don't know, and what is asked at the wrong time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gamemaster.core.game import OVER, Illegal, Seat
from gamemaster.labyrinth.grid import NOWHERE, cell_name
from gamemaster.labyrinth.moves import HERE, MOVEMENTS, Action, Move
from gamemaster.labyrinth.playing.starting import may_order
from gamemaster.labyrinth.playing.state import Pawn, State
from gamemaster.labyrinth.rules import Rules

STARTING: Final = ("start", "ask")
ANSWERS: Final = ("keep", "choose")
SIMPLE: Final = ("go", "shoot", "blow", "loop", "flow", "skip")
"""The moves of a rule set in which a turn is one action (Rule A-2)."""
HANDLING: Final = ("leave", "throw", "take")
RIDES: Final = ("loop", "flow")
PARTS: Final = ("shoot", "blow", "mine", "leave", "throw", "take", "status")
SCARCE: Final[Mapping[str, str]] = {"shoot": "illegal-no-bullets", "blow": "illegal-no-bombs"}


def check(state: State, seat: Seat, move: Move) -> Illegal | None:
    """Why a move can't be made now, or None."""
    if state.turn == OVER:
        return Illegal("illegal-game-over", {})
    if seat != state.turn or seat < 0:
        return Illegal("illegal-not-your-turn", {"seat": seat})
    pawn = state.pawns[seat]
    action = move.deeds[0]
    if state.asking:
        return check_answer(state, pawn, move, action)
    compound = state.rules.compound
    if not move.plain and not compound:
        return Illegal("illegal-one-action", {"count": len(move.deeds)})
    if state.starting != (action.do in STARTING):
        return Illegal("illegal-choose-start" if state.starting else "illegal-started", {})
    if move.beside:
        return BESIDE[action.do](state, pawn, action)
    if state.starting:
        return Illegal("illegal-one-action", {"count": len(move.deeds)})
    if compound:
        return check_compound(state, pawn, move)
    return check_simple(state, pawn, action)


def check_answer(state: State, pawn: Pawn, move: Move, action: Action) -> Illegal | None:
    """While he is asked which treasure he wants, only the answer is wanted (Rule D-5.8)."""
    if not move.plain or action.do not in ANSWERS:
        return Illegal("illegal-answer-first", {})
    count = len(state.ground.lying[pawn.cell])
    if action.do == "choose" and action.number > count:
        return Illegal("illegal-no-such-treasure", {"number": action.number, "count": count})
    return None


def check_cell(state: State, action: Action) -> Illegal | None:
    """Only a cell of the outline can be named."""
    assert action.place is not None
    row, col = action.place
    if row >= state.plan.rows or col >= state.plan.cols:
        return Illegal("illegal-no-such-cell", {"cell": cell_name(row, col)})
    if state.plan.kinds[row * state.plan.cols + col] is None:
        return Illegal("illegal-no-outline-cell", {"cell": cell_name(row, col)})
    return None


def check_start(state: State, pawn: Pawn, action: Action) -> Illegal | None:
    """After a void choice another cell must be named (Rule D-6.1)."""
    wrong = check_cell(state, action)
    if wrong is None and state.former and action.place is not None:
        row, col = action.place
        if state.former[pawn.seat] == row * state.plan.cols + col:
            return Illegal("illegal-same-cell", {"cell": cell_name(row, col)})
    return wrong


def check_ask(state: State, pawn: Pawn, action: Action) -> Illegal | None:
    """So many cells, and only for beginners (Rule D-7.2)."""
    return check_cell(state, action) if pawn.asks else Illegal("illegal-asked-enough", {})


def check_order(state: State, pawn: Pawn, action: Action) -> Illegal | None:
    """On the turn after a wound only, and not too often (Rule D-5.5h)."""
    return check_cell(state, action) if may_order(pawn) else Illegal("illegal-not-now", {})


def check_status(state: State, pawn: Pawn, action: Action) -> Illegal | None:
    """Once before a move (Rule D-6.4)."""
    if not state.rules.compound:
        return Illegal("illegal-not-now", {})
    return Illegal("illegal-status-asked", {}) if pawn.asked else None


def check_count(state: State, pawn: Pawn, action: Action) -> Illegal | None:
    """Whoever wants the quiet rounds counted says so once (Rule D-3.6)."""
    if not state.rules.compound:
        return Illegal("illegal-not-now", {})
    return Illegal("illegal-counting", {}) if state.counting else None


def check_nothing_asked(state: State, pawn: Pawn, action: Action) -> Illegal | None:
    """An answer without a question."""
    return Illegal("illegal-not-now", {})


def check_simple(state: State, pawn: Pawn, action: Action) -> Illegal | None:
    """A turn that is one action (Rule A-2)."""
    do = action.do
    if do not in SIMPLE or action.dark or action.tell or action.hands_off:
        return Illegal("illegal-unknown-here", {"do": do})
    if (do == "shoot" and not pawn.bullets) or (do == "blow" and not pawn.bombs):
        return Illegal(SCARCE[do], {})
    if do in RIDES:
        known = do == "loop" or state.rules.flow_moves
        return None if known and may_ride(state, pawn, do) else Illegal(f"illegal-no-{do}", {})
    if do == "skip":
        return None if state.rules.skips else Illegal("illegal-no-skips", {})
    if do == "shoot":
        return check_shot(state, action)
    return check_repeat(state, pawn, [action]) if state.rules.no_repeats else None


def may_ride(state: State, pawn: Pawn, do: str) -> bool:
    """Whether `loop` or `flow` may lead on from here, as far as he knows."""
    if pawn.lost:
        return True
    if pawn.outside != NOWHERE:
        return False
    kind = state.ground.kind(pawn.cell)
    return kind.flows if do == "flow" else kind.moves_on == do


def check_compound(state: State, pawn: Pawn, move: Move) -> Illegal | None:
    """One movement on every way through the conditions, or nothing but a skip (Rule D-2.1)."""
    rules = state.rules
    if any(action.do == "skip" for action in move.deeds):
        if not move.plain:
            return Illegal("illegal-skip-alone", {})
        return None if rules.skips else Illegal("illegal-no-skips", {})
    if move.movements != 1:
        return Illegal("illegal-one-movement", {})
    if move.conditional and not rules.conditional:
        return Illegal("illegal-no-conditional", {})
    for action in move.deeds:
        if action.do not in MOVEMENTS and action.do not in PARTS:
            return Illegal("illegal-unknown-here", {"do": action.do})
        wrong = unknown_here(rules, action)
        if wrong is not None:
            return Illegal(wrong, {})
        if action.do == "shoot" and (wrong_shot := check_shot(state, action)):
            return wrong_shot
    if rules.no_repeats and not move.conditional:
        return check_repeat(state, pawn, [deed for deed in move.deeds if deed.do != "status"])
    return None


def unknown_here(rules: Rules, action: Action) -> str | None:
    """Why an action is none by the options of this table, as a key (Rule D-7.1)."""
    do = action.do
    if action.dark and not rules.dark:
        return "illegal-no-dark"
    if action.tell and not rules.semidark:
        return "illegal-no-semidark"
    if do == "flow" and not rules.flow_moves:
        return "illegal-no-flow"
    if do in HANDLING:
        throws = rules.throwing == "throw" or (do == "leave" and rules.throwing == "leave")
        if not (rules.belongings if do == "take" else throws):
            return "illegal-no-throwing"
    if "mine" in (do, action.thing) and not rules.mines:
        return "illegal-no-mines"
    if do == "mine" and action.side != HERE and not rules.mines_beside:
        return "illegal-mines-here-only"
    return None


def check_shot(state: State, action: Action) -> Illegal | None:
    """Whether a shot must name its target (Rule D-7.3)."""
    if (action.far != NOWHERE) != state.rules.named_targets:
        return Illegal("illegal-name-target", {"named": state.rules.named_targets})
    if action.seat >= len(state.pawns):
        return Illegal("illegal-no-such-player", {"number": action.seat + 1})
    return None


def check_repeat(state: State, pawn: Pawn, deeds: list[Action]) -> Illegal | None:
    """A move that is known to change nothing, where that is forbidden (Rule D-7.7)."""
    if len(deeds) != 1 or deeds[0].do not in MOVEMENTS:
        return None
    do = deeds[0].do
    idle = deeds[0].side == pawn.wall if do == "go" else not may_ride(state, pawn, do)
    return Illegal("illegal-repeats", {}) if idle else None


BESIDE: Final[Mapping[str, Callable[[State, Pawn, Action], Illegal | None]]] = {
    "start": check_start,
    "ask": check_ask,
    "order": check_order,
    "status": check_status,
    "count": check_count,
    "keep": check_nothing_asked,
    "choose": check_nothing_asked,
}
