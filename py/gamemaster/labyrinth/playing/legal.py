"""Which requests a table accepts: never by what the asking seat was not told (Rule G-3).

Where moves are composed, what can't be done is answered in words when it is tried (Rule D-6.5);
refused is only what the rules at this table don't know, and what is asked at the wrong time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gamemaster.core.game import OVER, Illegal, Seat
from gamemaster.labyrinth.grid import NOWHERE, cell_name
from gamemaster.labyrinth.moves import (
    ALONE,
    ANSWERS,
    HERE,
    MOVEMENTS,
    TURNS,
    USES,
    WEAPONS,
    Action,
    Move,
    Statement,
    When,
    compose,
    count_movements,
)
from gamemaster.labyrinth.playing.starting import cell_of, may_order
from gamemaster.labyrinth.playing.state import Pawn, State
from gamemaster.labyrinth.rules import Rules

STARTING: Final = ("start", "ask")
HANDLING: Final = ("leave", "throw", "take")
RIDES: Final = ("loop", "flow", "lift")
PARTS: Final = ("shoot", "stab", "blow", "cement", "mine", "leave", "throw", "take", "status")
KNOWN_BY: Final[Mapping[str, str]] = {
    "flow": "flow_moves",
    "lift": "lifts",
    "stab": "knives",
    "cement": "cement",
}
"""Actions that only some rule sets know, and the option that says so."""
UNKNOWN: Final[Mapping[str, str]] = {"flow": "illegal-no-flow-moves", "lift": "illegal-no-lifts"}
"""How movements are refused at tables that don't know them, wherever the player stands."""


def check(state: State, seat: Seat, move: Move) -> Illegal | None:
    """Why a move can't be made now, or None."""
    if seat != state.turn or seat < 0:
        if state.turn == OVER:
            return Illegal("illegal-game-over", {})
        return Illegal("illegal-not-your-turn", {"seat": seat})
    pawn = state.pawns[seat]
    action = move.deeds[0]
    if state.asking:
        return check_answer(state, pawn, move, action)
    compound = state.rules.compound
    if move.simple and not (compound or state.starting):
        return SIMPLY[action.do](state, pawn, action)
    if not move.plain and not compound:
        return Illegal("illegal-one-action", {"count": len(move.deeds)})
    if state.starting != (action.do in STARTING):
        return Illegal("illegal-choose-start" if state.starting else "illegal-started", {})
    if move.beside:
        return BESIDE[action.do](state, pawn, action)
    if state.starting:
        return Illegal("illegal-one-action", {"count": len(move.deeds)})
    if not move.kinds.isdisjoint(ALONE):
        return check_alone(state, pawn, move)
    if compound:
        return check_compound(state, pawn, move)
    return Illegal("illegal-unknown-here", {"do": action.do})


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
    cell = state.plan.cell(action.place)
    if cell == NOWHERE:
        return Illegal("illegal-no-such-cell", {"cell": cell_name(*action.place)})
    if state.plan.kinds[cell] is None:
        return Illegal("illegal-no-outline-cell", {"cell": cell_name(*action.place)})
    return None


def check_start(state: State, pawn: Pawn, action: Action) -> Illegal | None:
    """After a void choice another cell must be named (Rule D-6.1)."""
    wrong = check_cell(state, action)
    if wrong is None and state.former and state.former[pawn.seat] == cell_of(state, action):
        return Illegal("illegal-same-cell", {"cell": state.plan.name(state.former[pawn.seat])})
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


def check_alone(state: State, pawn: Pawn, move: Move) -> Illegal | None:
    """What takes a whole turn and money: a bet or a hint (Rules B-5, B-6)."""
    action = move.deeds[0]
    if not move.plain:
        do = next(deed.do for deed in move.deeds if deed.do in ALONE)
        return Illegal("illegal-stands-alone", {"do": do})
    if action.dark:
        return Illegal("illegal-never-dark", {"do": action.do})
    return check_bet(state, pawn, action) if action.do == "bet" else check_hint(state, pawn)


def check_bet(state: State, pawn: Pawn, action: Action) -> Illegal | None:
    """In a casino, as far as he knows, and no more than he has or the table admits (B-5)."""
    rules = state.rules
    if not rules.casinos or not may_gamble(state, pawn):
        return Illegal("illegal-no-casino", {})
    if 0 < rules.stake_limit < action.number:
        return Illegal("illegal-stake-limit", {"limit": rules.stake_limit})
    return check_purse(pawn, action.number)


def check_hint(state: State, pawn: Pawn) -> Illegal | None:
    """Where hints are sold, and if he can pay (Rule B-6)."""
    price = state.rules.hint_price
    return check_purse(pawn, price) if price else Illegal("illegal-no-hints", {})


def check_purse(pawn: Pawn, price: int) -> Illegal | None:
    """Whether he has so much money."""
    if price <= pawn.money:
        return None
    return Illegal("illegal-no-money", {"price": price, "money": pawn.money})


def may_gamble(state: State, pawn: Pawn) -> bool:
    """Whether he stands in a casino, as far as he knows."""
    if pawn.lost:
        return True
    return pawn.outside == NOWHERE and state.ground.kind(pawn.cell).gambles


def check_go(state: State, pawn: Pawn, action: Action) -> Illegal | None:
    """A step; in a boat only if he has one (Rules A-2, C-5)."""
    if action.boat and not pawn.boats:
        return Illegal("illegal-no-boats", {})
    return check_repeat(state, pawn, [action]) if state.rules.no_repeats else None


def check_ride(state: State, pawn: Pawn, action: Action) -> Illegal | None:
    """Along the loop, the flow or the lift (Rules A-2, B-10, D-4.6)."""
    do = action.do
    if wrong := unknown_here(state.rules, action):
        return Illegal(wrong, told_of(state.rules, do))
    return None if may_ride(state, pawn, do) else Illegal(f"illegal-no-{do}", {})


def check_skip(state: State, pawn: Pawn, action: Action) -> Illegal | None:
    """Where one may do nothing (Rule D-6.6)."""
    return None if state.rules.skips else Illegal("illegal-no-skips", {})


def check_use(state: State, pawn: Pawn, action: Action) -> Illegal | None:
    """An action that uses something up: he must have it."""
    do = action.do
    if do in KNOWN_BY and not getattr(state.rules, KNOWN_BY[do]):
        return Illegal("illegal-unknown-here", {"do": do})
    if not getattr(pawn, USES[do]):
        return Illegal(f"illegal-no-{USES[do]}", {})
    return check_shot(state, action) if do == "shoot" else None


def may_ride(state: State, pawn: Pawn, do: str) -> bool:
    """Whether `loop`, `lift` or `flow` may lead on from here, as far as he knows."""
    if pawn.lost:
        return True
    if pawn.outside != NOWHERE:
        return False
    return state.ground.kind(pawn.cell).moves_on == do


def check_compound(state: State, pawn: Pawn, move: Move) -> Illegal | None:
    """One movement on every way through the conditions, or nothing but a skip (Rule D-2.1)."""
    rules = state.rules
    if "skip" in move.kinds:
        if not move.plain and not rules.skips_ride:
            return Illegal("illegal-skip-alone", {})
        if not rules.skips:
            return Illegal("illegal-no-skips", {})
    if rules.arms_after and armed_early(move.actions):
        return Illegal("illegal-arms-after", {})
    if move.movements != 1:
        return Illegal("illegal-one-movement", {})
    if move.conditional and not rules.conditional:
        return Illegal("illegal-no-conditional", {})
    for action in move.deeds:
        if action.do not in TURNS and action.do not in PARTS:
            return Illegal("illegal-unknown-here", {"do": action.do})
        wrong = unknown_here(rules, action)
        if wrong is not None:
            return Illegal(wrong, told_of(rules, action.do))
        if action.do == "shoot" and (wrong_shot := check_shot(state, action)):
            return wrong_shot
    if rules.no_repeats and not move.conditional:
        return check_repeat(state, pawn, [deed for deed in move.deeds if deed.do != "status"])
    return None


def armed_early(statements: tuple[Statement, ...], moved: bool = False) -> bool:
    """Whether a weapon is used before the movement, on any way through (Rule C-2)."""
    for one in statements:
        if isinstance(one, When):
            if armed_early(one.then, moved) or armed_early(one.otherwise, moved):
                return True
            moved |= count_movements(one.then) > 0
        elif one.do in WEAPONS and not moved:
            return True
        else:
            moved |= one.do in TURNS
    return False


def stepped_first(move: Move) -> Move | None:
    """The move with its last part, a movement, before its first weapon; None: it has no such."""
    *before, last = move.actions
    weapon = next((at for at, one in enumerate(before) if _is(one, WEAPONS)), None)
    if weapon is None or not _is(last, TURNS):
        return None
    return compose((*before[:weapon], last, *before[weapon:]))


def _is(one: Statement, kinds: tuple[str, ...]) -> bool:
    """Whether a statement is an action of one of these kinds."""
    return isinstance(one, Action) and one.do in kinds


def told_of(rules: Rules, do: str) -> dict[str, Any]:
    """What belongs to the words that an action is none here; instead of `flow` some may skip."""
    return {"skips": rules.skips_ride} if do == "flow" else {"do": do}


def unknown_here(rules: Rules, action: Action) -> str | None:
    """Why an action is none by the options of this table, as a key (Rule D-7.1)."""
    do = action.do
    if action.dark and not rules.dark:
        return "illegal-no-dark"
    if action.tell and not rules.semidark:
        return "illegal-no-semidark"
    if do in KNOWN_BY and not getattr(rules, KNOWN_BY[do]):
        return UNKNOWN.get(do) or f"illegal-no-{USES[do]}"
    if action.boat and not rules.boats:
        return "illegal-no-boats"
    if do == "cement" and action.dark:
        return "illegal-never-dark"
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
SIMPLY: Final[Mapping[str, Callable[[State, Pawn, Action], Illegal | None]]] = {
    "go": check_go,
    **dict.fromkeys(RIDES, check_ride),
    "skip": check_skip,
    **dict.fromkeys(USES, check_use),
}
"""What may stand in the way of a turn that is one action (Rule A-2)."""
