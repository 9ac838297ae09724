"""What the game master says, in short words that a test can hold: `0 found-treasure 2`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gamemaster.core.game import Said


def counts(args: dict[str, Any]) -> str:
    """How many of each thing, those left out of which there is none: `2 bullets 1 corpses`."""
    return " ".join(f"{count} {thing}" for thing, count in args.items() if count)


def health(args: dict[str, Any]) -> str:
    """The answer to `status`: `healthy 3 bullets 3 bombs`, `infected 2 bombs 5 moves`."""
    told = [args.pop("health"), *["immune"] * args.pop("immune"), counts(args)]
    return " ".join(filter(None, told))


def opening(args: dict[str, Any]) -> str:
    """The size and the number of players, then what else is announced: `3x3 2 holes a1,c3`."""
    told = [f"{args.pop('rows')}x{args.pop('cols')}", str(args.pop("players"))]
    told += [f"holes {','.join(args.pop('holes'))}"] if "holes" in args else []
    return " ".join([*told, *(f"{name} {value}" for name, value in args.items())])


def victims(args: dict[str, Any]) -> str:
    """Whom a shot or a knife has hit: `0 2 bear`."""
    return " ".join([*map(str, args["hit"]), *["bear"] * args["bear"]])


def stock(args: dict[str, Any]) -> str:
    """What an arsenal has made of one's stock: `3 3`, `1 1 1 knives`."""
    bullets, bombs = args.pop("bullets"), args.pop("bombs")
    return " ".join(filter(None, (f"{bullets} {bombs}", counts(args))))


def place(args: dict[str, Any]) -> str:
    """A cell, and the side on which one stands outside of it."""
    return " ".join(filter(None, (args["at"], args.get("outside"))))


def treasure(args: dict[str, Any]) -> str:
    """Where a treasure was and where it is: `from b2 to c3`, `from 1 to c3`."""
    was = {"cell": args.get("from"), "player": args.get("holder", [None])[0], "gone": "gone"}
    to = args["at"] if args["to"] == "cell" else "player"
    return f"from {was[args['was']]} to {to}"


def spell(told: dict[str, Any]) -> str:
    """A statement of a request as it is typed."""
    if "if" in told:
        other = f" else {{ {spell_all(told['else'])} }}" if told["else"] else ""
        return f"if {spell_condition(told['if'])} {{ {spell_all(told['then'])} }}{other}"
    rest = dict(told)
    said = ["dark"] * rest.pop("dark", False) + [rest.pop("do")]
    said += [str(rest.pop(name)) for name in ("thing", "side", "at", "number") if name in rest]
    if "far" in rest:
        said += [str(rest.pop("far")), "player", str(rest.pop("seat") + 1)]
    said += ["by-boat"] * rest.pop("by-boat", False)
    said += ["hands-off"] * rest.pop("hands-off", False)
    said += ["tell", *rest.pop("tell")] if "tell" in rest else []
    assert not rest, f"{told} has words left: {rest}"
    return " ".join(said)


def spell_all(told: list[dict[str, Any]]) -> str:
    """The statements of a request as they are typed."""
    return "; ".join(map(spell, told))


def spell_condition(told: dict[str, Any]) -> str:
    """A condition as it is typed; brackets where it would else be misread."""
    ((op, inside),) = told.items()
    if op == "is":
        return str(inside).replace("-", " ")
    parts = [inside] if op == "not" else inside
    loose = ("any",) if op == "any" else ("any", "all")
    spelt = [
        f"({spell_condition(part)})" if loose_in(part, loose) else spell_condition(part)
        for part in parts
    ]
    return f"not {spelt[0]}" if op == "not" else {"all": " and ", "any": " or "}[op].join(spelt)


def loose_in(part: dict[str, Any], ops: tuple[str, ...]) -> bool:
    """Whether a condition is joined by one of these."""
    return any(op in part for op in ops)


TAILS: Final[dict[str, Callable[[dict[str, Any]], str]]] = {
    "opened": opening,
    "requested": lambda args: spell_all(args["actions"]),
    "acts": lambda args: spell(args["action"]),
    "found-treasure": lambda args: str(args["count"]),
    "rearmed": stock,
    "shot-hit": victims,
    "stabbed": victims,
    "lost-life": lambda args: str(args["lives"]),
    "told-lost-life": lambda args: str(args["lives"]),
    "leprechaun-met": lambda args: f"{args['right']} {args['down']} {args['floors']}",
    "bought-hint": lambda args: f"{args['price']} {args['money']}",
    "hint": place,
    "wheel": lambda args: f"{args['number']} {args['colour']}",
    "bet-won": lambda args: f"{args['stake']} {args['won']} {args['money']}",
    "bet-lost": lambda args: f"{args['stake']} {args['money']}",
    "quiet-rounds": lambda args: f"{args['rounds']}/{args['limit']}",
    "draw": lambda args: str(args["rounds"]),
    "infected": lambda args: str(args["moves"]),
    "told-infected": lambda args: str(args["moves"]),
    "heal-moves": lambda args: str(args["moves"]),
    "last-chance": lambda args: str(args["moves"]),
    "may-order": lambda args: str(args["left"]),
    "too-hurt": lambda args: str(args["do"]),
    "not-here": lambda args: str(args["thing"]),
    "cannot-take": lambda args: str(args["thing"]),
    "put-down": lambda args: str(args["thing"]),
    "found-things": counts,
    "took-things": counts,
    "status": health,
    "asks-treasure": lambda args: f"{args['count']}{' carrying' * args['carrying']}",
    "chose-treasure": lambda args: f"{args['number']}/{args['count']}",
    "left": lambda args: f"{args['count']} {args['thing']}",
    "threw": lambda args: f"{args['count']} {args['thing']} {args['side']}",
    "threw-at-feet": lambda args: f"{args['count']} {args['thing']} {args['side']}",
    "start-at": lambda args: str(args["at"]),
    "ordered-at": lambda args: str(args["at"]),
    "ruled-put": lambda args: f"{args['at']} {args['cell']}",
    "ruled-wall": lambda args: f"{args['at']} {args['side']}",
    "ruled-open": lambda args: f"{args['at']} {args['side']}",
    "ruled-treasure": treasure,
    "ruled-lay": lambda args: f"{args['at']} {args['count']} {args['thing']}",
    "ruled-health": lambda args: str(args["health"]),
    "ruled-lives": lambda args: f"{args['lives']} {args['health']}",
    "ruled-have": lambda args: f"{args['count']} {args['thing']}",
    "overruled": lambda args: str(args["number"]),
    "taken-back": lambda args: str(args["count"]),
    "ended-won": lambda args: " ".join(map(str, args["seats"])),
    "left-over": lambda args: " ".join(map(str, args["seats"])),
    "clock-started": lambda args: " ".join(["by", *map(str, args["by"] or ["gm"])]),
    "break-taken": lambda args: str(args["minutes"]),
    "break-begins": lambda args: str(args["minutes"]),
    "break-voted": lambda args: "yes" if args["yes"] else "no",
    "told-cell": lambda args: f"{args['at']} {args['cell']}",
}


def words(said: Said) -> str:
    """A statement in short: `0 hit-wall`, `0 found-treasure 2`, `draw 20`."""
    args = dict(said.args)
    seat = [str(args.pop("seat"))] if "seat" in args else []
    tail = [TAILS[said.key](args)] if said.key in TAILS else []
    assert tail or not args, f"{said.key} has words left: {args}"
    return " ".join([*seat, said.key, *tail])
