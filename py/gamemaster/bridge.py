"""The only module that the page's JavaScript calls: JSON text in, JSON text out.

`handle` answers the page. `save` and `resume` are for the worker that keeps the running game's
record sealed; a page that plays never receives it (Rule G-3).
"""

from __future__ import annotations

import json
import secrets
from dataclasses import asdict
from typing import Any, Final

from gamemaster import __version__
from gamemaster.core import messages, record
from gamemaster.core.bot import Roster, find_bots
from gamemaster.core.game import GM, Game, Illegal, Observation, Refused, Said, Seat
from gamemaster.core.table import Player, Table, refuse_invalid
from gamemaster.games import GAMES

Reply = dict[str, Any]


class Session:
    """One page's table, and the finished record that it looks at."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.roster: Roster = find_bots()
        self.shown: messages.RecordModel | None = None
        self.cursor: Table | None = None

    def answer(self, request: Any) -> Reply:
        """The reply to one validated request; raises `Refused`."""
        match request:
            case messages.Catalog():
                return self._catalog()
            case messages.Bots():
                self.roster = find_bots()
                return {"type": "bots", **self._bots()}
            case messages.New():
                return self._new(request)
            case messages.Observe():
                return self._observation(request.eyes, request.since)
            case messages.RulesFor():
                return _rules(request)
            case messages.Consider():
                return self._consider(request)
            case messages.Submit():
                return self._submit(request)
            case messages.Advance():
                return self._advance(request)
            case messages.HandOver():
                return self._hand_over(request)
            case messages.Reveal():
                return self._reveal()
            case messages.Step():
                return self._step(request)
            case messages.Replay():
                return self._replay(request)
            case messages.Check():
                return _check(request)
        raise AssertionError(f"no answer for {type(request).__name__}")

    def playing(self) -> Table:
        """The table; raises `Refused` when there is none."""
        if self.table is None:
            raise Refused("refused-no-table", "no game has been opened")
        return self.table

    def _catalog(self) -> Reply:
        presets = {
            name: {"game": game.id, "rules": game.write_rules(rules), "players": game.seats(rules)}
            for game in GAMES.values()
            for name, rules in game.presets().items()
        }
        options = {
            game.id: [asdict(option) for option in game.options()] for game in GAMES.values()
        }
        colours = messages.Colour.__args__  # type: ignore[attr-defined]
        return {
            "type": "catalog",
            "version": __version__,
            "presets": presets,
            "options": options,
            "colours": colours,
            **self._bots(),
        }

    def _bots(self) -> Reply:
        bots = [
            {"id": bot.id, "game": bot.game, "level": bot.level}
            for bot in self.roster.bots.values()
        ]
        return {"bots": bots, "broken": dict(self.roster.broken)}

    def _new(self, request: messages.New) -> Reply:
        game = _game(request.game)
        rules = game.read_rules(request.rules)
        for seat in request.seats:
            if seat.bot is not None:
                self.roster.get(seat.bot, game.id)
        players = [Player(seat.name, seat.colour, seat.bot) for seat in request.seats]
        seed = request.seed or secrets.token_hex(16)
        if request.plan is None:
            table = Table.open(game, rules, players, seed)
        else:
            plan = game.read_plan(request.plan)
            refuse_invalid(game, rules, plan)
            table = Table(game, rules, plan, players, seed)
        self._check_eyes(table, request.eyes)
        self.table = table
        return self._observation(request.eyes, 0)

    def _submit(self, request: messages.Submit) -> Reply:
        table = self.playing()
        if request.seat < len(table.players) and table.players[request.seat].bot is not None:
            return _refused(Illegal("illegal-not-your-seat", {"seat": request.seat}))
        refusal = table.submit(request.seat, request.move, request.version)
        if refusal is not None:
            return _refused(refusal)
        return self._observation(request.seat, request.since)

    def _consider(self, request: messages.Consider) -> Reply:
        """Whether a move could be made; answers only for whom this page may ask."""
        table = self.playing()
        self._check_eyes(table, request.seat)
        move, refusal = table.consider(request.seat, request.move)
        if move is None and refusal is not None:
            return _refused(refusal)
        read = {"actions": table.game.tell_move(move), "text": table.game.write_move(move)}
        return {"type": "considered", **read} if refusal is None else {**_refused(refusal), **read}

    def _advance(self, request: messages.Advance) -> Reply:
        table = self.playing()
        self._check_eyes(table, request.eyes)
        if request.version != table.version:
            stale = {"version": request.version, "now": table.version}
            return _refused(Illegal("illegal-stale", stale))
        name = None if table.turn is None else table.players[table.turn].bot
        if name is None:
            return _refused(Illegal("illegal-no-bot-to-move", {}))
        table.let_bot_move(self.roster.get(name, table.game.id))
        return self._observation(request.eyes, request.since)

    def _hand_over(self, request: messages.HandOver) -> Reply:
        table = self.playing()
        if request.seat >= len(table.players):
            raise Refused("refused-seat", f"there is no seat {request.seat}", seat=request.seat)
        if request.bot is not None:
            self.roster.get(request.bot, table.game.id)
        elif request.seat not in table.people:
            raise Refused("refused-eyes", f"seat {request.seat} is a bot's", seat=request.seat)
        before = table.players[request.seat].bot
        table.hand_over(request.seat, request.bot)
        try:
            return self._observation(request.eyes, request.since)
        except Refused:
            table.hand_over(request.seat, before)
            raise

    def _reveal(self) -> Reply:
        table = self.playing()
        if not table.over:
            raise Refused("refused-not-over", "a game is revealed when it is over")
        return self._show(record.save(table))

    def _replay(self, request: messages.Replay) -> Reply:
        table = record.load(request.record, GAMES)
        if not table.over:
            raise Refused("refused-record-unfinished", "only a finished game can be looked at")
        return self._show(request.record)

    def _show(self, text: str) -> Reply:
        self.shown, self.cursor = record.parse(text), None
        return {
            "type": "reveal",
            "record": text,
            "game": self.shown.game,
            "rules": self.shown.rules,
            "plan": self.shown.plan,
            "seed": self.shown.seed,
            "seats": [seat.model_dump() for seat in self.shown.seats],
            "steps": record.requests(self.shown),
        }

    def _step(self, request: messages.Step) -> Reply:
        if self.shown is None:
            raise Refused("refused-not-over", "no finished game has been revealed")
        if self.cursor is None or self.cursor.version > request.at:
            self.cursor = record.set_up(self.shown, GAMES)
        record.advance(self.cursor, self.shown, request.at)
        seat = GM if request.eyes == "gm" else request.eyes
        if seat is not None and seat >= len(self.cursor.players):
            raise Refused("refused-seat", f"there is no seat {seat}", seat=seat)
        seen = _write(self.cursor, self.cursor.observe(seat))
        if seat == GM:
            seen["truth"] = seen.pop("view")
        return {"type": "step", "at": self.cursor.version, "observation": seen}

    def _observation(self, eyes: Seat | None, since: int) -> Reply:
        table = self.playing()
        self._check_eyes(table, eyes)
        return _write(table, table.observe(eyes, since))

    def _check_eyes(self, table: Table, eyes: Seat | None) -> None:
        """A page looks through its own people's eyes, or as a spectator (Rule G-3)."""
        if eyes is None:
            return
        if eyes >= len(table.players) or table.players[eyes].bot is not None:
            raise Refused("refused-eyes", f"seat {eyes} is not this page's", seat=eyes)


def _game(name: str) -> Game[Any, Any, Any, Any]:
    if name not in GAMES:
        raise Refused("refused-game", f"no game is called {name!r}", game=name)
    return GAMES[name]


def _problems(game: Game[Any, Any, Any, Any], rules: Any, plan: Any) -> list[Reply]:
    return [
        {"rule": p.rule, "severity": p.severity, "key": p.key, "args": dict(p.args)}
        for p in game.validate(rules, plan)
    ]


def _check(request: messages.Check) -> Reply:
    game = _game(request.game)
    rules, plan = game.read_rules(request.rules), game.read_plan(request.plan)
    return {"type": "checked", "problems": _problems(game, rules, plan)}


def _rules(request: messages.RulesFor) -> Reply:
    game = _game(request.game)
    rules = game.read_rules(request.rules)
    return {"type": "rules", "rules": game.write_rules(rules), "players": game.seats(rules)}


def _refused(refusal: Illegal) -> Reply:
    return {"type": "refused", "key": refusal.key, "args": dict(refusal.args)}


def _write(table: Table, seen: Observation) -> Reply:
    """An observation as JSON values: nothing is copied that is only read."""
    return {
        "type": "observation",
        "game": seen.game,
        "seat": seen.seat,
        "version": seen.version,
        "turn": seen.turn,
        "over": None if seen.over is None else _said(seen.over),
        "offers": [
            {"move": each.move, "do": each.do, "target": each.target, "part": each.part}
            for each in seen.offers
        ],
        "heard": [_said(said) for said in seen.heard],
        "heard_from": seen.heard_from,
        "view": seen.view,
        "rules": dict(seen.rules),
        "seats": [asdict(player) for player in table.players],
    }


def _said(said: Said) -> Reply:
    return {"key": said.key, "args": said.args}


SESSION: Final = Session()


def handle(text: str) -> str:
    """Answer one request of the page; a refusal is an answer too and changes nothing."""
    try:
        request = messages.read(messages.REQUEST, text, "message", messages.MAX_MESSAGE)
        reply = SESSION.answer(request)
    except Refused as refusal:
        reply = {"type": "refused", "key": refusal.key, "args": refusal.args_for_words}
    return json.dumps(reply, ensure_ascii=False)


def save() -> str:
    """The running game's record for the worker's sealed store, or "" when there is none."""
    return "" if SESSION.table is None else record.save(SESSION.table)


def resume(text: str) -> str:
    """Continue the game of a sealed record.

    Answers with what the first person at the table (without one: a spectator) sees, or a refusal.
    """
    try:
        SESSION.table = record.load(text, GAMES)
        people = [i for i, p in enumerate(SESSION.table.players) if p.bot is None]
        request = messages.Observe(type="observe", eyes=people[0] if people else None)
        reply = SESSION.answer(request)
    except Refused as refusal:
        reply = {"type": "refused", "key": refusal.key, "args": refusal.args_for_words}
    return json.dumps(reply, ensure_ascii=False)
