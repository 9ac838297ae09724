"""What the engine of one page holds: a table, who can be seated there, what is looked at beside it.

`bridge.py` has one of it, and speaks for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, cast

from gamemaster import inquiries, posing
from gamemaster.answers import (
    check_eyes,
    consider,
    going,
    look,
    refused,
    reveal,
    rule,
    submit,
    written,
)
from gamemaster.core import (
    agreement_messages,
    letters,
    messages,
    puzzle_messages,
    reading,
    record,
    record_messages,
    replies,
    teaching_messages,
)
from gamemaster.core.agreeing import agreed
from gamemaster.core.desk import Desk
from gamemaster.core.game import Game, Illegal, Refused, Seat
from gamemaster.core.replies import Reply
from gamemaster.core.table import AWAITED, Player, Table, refuse_invalid
from gamemaster.core.teaching_messages import GuideModel
from gamemaster.games import GAMES
from gamemaster.heirs import Heirs
from gamemaster.hired import Hired
from gamemaster.laying import Laid, laid_again, new_seed
from gamemaster.looking import Shelf, recollected
from gamemaster.teaching.guide import STAND_IN, Guide
from gamemaster.teaching.opening import opened

Noticed = tuple[Table, int, tuple[Player, ...], bool]


class Session:
    """One page's table, and the finished record that it looks at."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.laid: Laid | None = None
        self.bots = Hired()
        self.shelf = Shelf()
        self.heirs = Heirs()
        self.desk: Desk | None = None
        """Where its person draws a plan; it knows no table."""
        self.written: record.Mark | None = None
        """How far the worker has been given the table's record."""
        self.noticed: Noticed | None = None
        """The table as the worker was told last that it has changed."""
        self.beside = record_messages.BesideModel()
        """The same of what is kept beside its record."""
        self.guide: Guide | None = None
        """Who is at a learner's side; stays behind when another table is opened."""

    def clear(self) -> None:
        """Begin anew: nothing is held of any table, nor of a desk."""
        self.table = self.laid = self.written = self.noticed = self.desk = None
        self.guide = None
        self.heirs = Heirs()
        self.beside = record_messages.BesideModel()

    def now(self) -> Noticed | None:
        """What of the table changes with every accepted request, and with what is said."""
        table = self.table
        if table is None:
            return None
        return table, table.version, tuple(table.players), table.waiting

    def lies_beside(self) -> record_messages.BesideModel:
        """What is kept beside the table's record, and told to nobody."""
        if self.table is None:
            return record_messages.BesideModel()
        return record_messages.BesideModel(
            holding=self.table.holding,
            held=self.table.held,
            handed=self.heirs.handed,
            guide=None if self.guide is None else self.guide.told,
        )

    def guided(self, reply: Reply) -> Reply:
        """A reply to the host's page, with what the guide has to say to whom it shows the game."""
        guide = self.guide
        if guide and reply["type"] == "observation" and reply["seat"] == guide.told.seat:
            cast(replies.Observation, reply)["guide"] = guide.show()
        return reply

    def answer(self, request: Any) -> Reply:
        """The reply to one validated request; raises `Refused`."""
        match request:
            case messages.Catalog():
                return inquiries.catalog(self.bots.listed())
            case messages.Bots():
                self.bots.look_again()
                return {"type": "bots", **self.bots.listed()}
            case messages.New():
                return self._new(request)
            case messages.Again():
                return self._take(laid_again(self.playing()), request.eyes)
            case messages.Prepare():
                return self._prepare(request)
            case messages.Open():
                return self._open(request)
            case messages.Observe():
                return self._observation(request.eyes, request.since)
            case messages.RulesFor():
                return inquiries.rules(request)
            case messages.Consider():
                return self._consider(request)
            case messages.Submit():
                return self._submit(request)
            case messages.Advance():
                return self.advance(request)
            case messages.Rule():
                return self._rule(request)
            case messages.Going():
                return going(self._led("gm"), request.count)
            case messages.Hold():
                return self._hold(request)
            case messages.Release():
                return self._release(request)
            case messages.HandOver():
                return self._hand_over(request)
            case messages.Reveal():
                return self._reveal()
            case messages.Recollect():
                return recollected(self._finished(request.record), self.bots.roster)
            case messages.Step():
                return self.shelf.step(request.at, request.eyes)
            case messages.Replay():
                return self._replay(request)
            case messages.Verify():
                return inquiries.verdict(request)
            case messages.Check():
                return inquiries.checked(request)
            case agreement_messages.Succeed():
                return self.heirs.succeed(self.playing(), request)
            case agreement_messages.HandPlan():
                check_eyes(self.playing(), request.seat)
                return self.heirs.hand(self.playing(), request)
            case messages.DeskFor():
                return self._open_desk(request)
            case messages.Draw():
                return self._draw(request)
            case teaching_messages.Teach():
                return self._teach(request)
            case teaching_messages.Dismiss():
                return self._dismiss()
            case puzzle_messages.OpenBook():
                return posing.told(request.text)
            case puzzle_messages.Pose():
                return posing.posed(request.text, request.at)
            case agreement_messages.Agree():
                return agreed(inquiries.game(request.game), request)
        raise AssertionError(f"no answer for {type(request).__name__}")

    def answer_guest(self, seat: Seat | None, request: Any) -> Reply:
        """The reply to a guest's page, which has this seat (None: it watches); raises `Refused`."""
        table = self.playing()
        if seat is not None and not (seat < len(table.players) and table.players[seat].friend):
            raise Refused("refused-eyes", f"seat {seat} is no guest's", seat=seat)
        match request:
            case messages.Observe() if request.eyes == seat:
                return written(table, table.observe(seat, request.since))
            case messages.Consider() if request.seat == seat:
                return consider(table, request)
            case messages.Submit() if request.seat == seat:
                return submit(table, request)
            case messages.HandOver(name=None) if request.seat == seat == request.eyes:
                bot = self.bots.roster.best(table.game.id).id if request.bot == "" else request.bot
                self._give(table, request.seat, bot, None)
                return written(table, table.observe(seat, request.since))
            case agreement_messages.HandPlan() if request.seat == seat:
                return self.heirs.hand(table, request)
            case messages.Reveal():
                return reveal(table)
        raise Refused("refused-not-yours", "a guest asks for its own seat only")

    def _finished(self, text: str | None) -> Table:
        return self.playing() if text is None else record.load(text, GAMES, reading.read)

    def playing(self) -> Table:
        """The table; raises `Refused` when there is none."""
        if self.table is None:
            raise Refused("refused-no-table", "no game has been opened")
        return self.table

    def _new(self, request: messages.New) -> Reply:
        game = inquiries.game(request.game)
        rules = game.read_rules(request.rules)
        players = self._players(request.seats, game)
        seed = request.seed or new_seed()
        if request.plan is None:
            table = Table.open(game, rules, players, seed, led=request.led)
        else:
            plan = game.read_plan(request.plan)
            refuse_invalid(game, rules, plan)
            table = Table(game, rules, plan, players, seed, led=request.led)
        reply = self._take(table, request.eyes)
        if request.companion is not None and isinstance(request.eyes, int):
            told = GuideModel(seat=request.eyes, companion=request.companion)
            self.guide = Guide(table, told)
        return reply

    def _teach(self, request: teaching_messages.Teach) -> Reply:
        guide = opened(GAMES, request.lesson, request.scene, request.seats)
        reply = self._take(guide.table, guide.told.seat)
        self.guide = guide
        return reply

    def _dismiss(self) -> Reply:
        """The companion goes; a lesson's teacher stays, or it would be none."""
        table, guide = self.playing(), self.guide
        if guide is None or guide.told.companion is None:
            raise Refused("refused-no-companion", "no companion is here")
        self.guide = None
        return self._observation(guide.told.seat, len(table.observe(guide.told.seat).heard))

    def _prepare(self, request: messages.Prepare) -> replies.Prepared:
        """Lay out a table and promise it; the game that is played goes on until it is opened."""
        game = inquiries.game(request.game)
        players = self._players(request.seats, game)
        if request.handed:
            rules, plan = self.heirs.drawn(game)
        else:
            rules = game.read_rules(request.rules)
            plan = None if request.plan is None else game.read_plan(request.plan)
        self.laid = Laid.out(game, rules, players, request.seed, plan, led=request.led)
        return {"type": "prepared", "commitment": self.laid.commitment()}

    def _open(self, request: messages.Open) -> Reply:
        if self.laid is None:
            raise Refused("refused-not-prepared", "no table has been laid out")
        promises = [each.promise for each in request.nonces]
        table = self.laid.open(promises, [each.nonce for each in request.nonces])
        reply = self._take(table, request.eyes)
        self.laid = None
        self.heirs = Heirs()
        return reply

    def _players(
        self, seats: Sequence[letters.SeatModel], game: Game[Any, Any, Any, Any]
    ) -> list[Player]:
        """Who sits down; raises `Refused` when a bot doesn't play this game."""
        for seat in seats:
            if seat.bot is not None:
                self.bots.check(seat.bot, game.id)
        return [Player(**asdict(seat)) for seat in seats]

    def _take(self, table: Table, eyes: letters.HostEyes) -> Reply:
        """Play at a table from now on, unless its page may not look through these eyes."""
        check_eyes(table, eyes)
        self.table, self.guide = table, None
        return self._observation(eyes, 0)

    def _submit(self, request: messages.Submit) -> Reply:
        table = self.playing()
        if request.seat < len(table.players) and table.players[request.seat].friend:
            return refused(Illegal("illegal-not-your-seat", {"seat": request.seat}))
        return submit(table, request)

    def _consider(self, request: messages.Consider) -> Reply:
        table = self.playing()
        check_eyes(table, request.seat)
        return consider(table, request)

    def question(self, request: Any) -> str:
        """What a bot that moves elsewhere is asked before an `advance`; "" for others."""
        name = self._advancing(request)
        return "" if name is None else self.bots.question(self.playing(), name, _seconds(request))

    def thinks(self) -> bool:
        """Whether a bot at the table is one that thinks, and the game goes on."""
        if self.table is None or self.table.over:
            return False
        return any(self.bots.thinks(player.bot) for player in self.table.players)

    def _advancing(self, request: Any) -> str | None:
        """The bot whose move a request is; None if it is none."""
        table = self.playing()
        if not isinstance(request, messages.Advance) or request.version != table.version:
            return None
        return None if table.turn is None or table.waiting else table.players[table.turn].bot

    def advance(self, request: messages.Advance, told: str = "") -> Reply:
        """A bot's move; `told` is the answer of one that was asked elsewhere.

        Without it, a bot that thinks moves here.
        """
        table = self.playing()
        check_eyes(table, request.eyes)
        if request.version != table.version:
            stale = {"version": request.version, "now": table.version}
            return refused(Illegal("illegal-stale", stale))
        if table.waiting:
            return refused(AWAITED)
        name = None if table.turn is None else table.players[table.turn].bot
        if name is None:
            return refused(Illegal("illegal-no-bot-to-move", {}))
        if name == STAND_IN:
            move = self.guide.stand_in() if self.guide else None
            if move is None:
                return refused(Illegal("illegal-no-bot-to-move", {}))
            table.move_for_bot(name, move)
        else:
            self.bots.move(table, name, _seconds(request), told)
        return self._observation(request.eyes, request.since)

    def _hand_over(self, request: messages.HandOver) -> Reply:
        table = self.playing()
        before = table.players[request.seat] if request.seat < len(table.players) else None
        self._give(table, request.seat, request.bot, request.name)
        try:
            return self._observation(request.eyes, request.since)
        except Refused:
            assert before is not None
            table.players[request.seat] = before
            raise

    def _give(self, table: Table, seat: Seat, bot: str | None, name: str | None) -> None:
        """Give a seat to a bot, or to a person if it is a person's (Rule T-5).

        When the game is over it stays known who sat where: all pages hold the record to it.
        """
        if table.over:
            raise Refused("illegal-game-over", "seats stay as they are when the game is over")
        if seat >= len(table.players):
            raise Refused("refused-seat", f"there is no seat {seat}", seat=seat)
        if bot is not None:
            self.bots.check(bot, table.game.id)
        elif seat not in table.people:
            raise Refused("refused-eyes", f"seat {seat} is a bot's", seat=seat)
        table.hand_over(seat, bot, name)

    def _reveal(self) -> replies.Reveal:
        return self.shelf.show(reveal(self.playing())["record"], reading.read)

    def _replay(self, request: messages.Replay) -> replies.Reveal:
        table = record.load(request.record, GAMES)
        if not table.over:
            raise Refused("refused-record-unfinished", "only a finished game can be looked at")
        return self.shelf.show(request.record)

    def _open_desk(self, request: messages.DeskFor) -> replies.Drawn:
        """A desk with a plan on it; the one before stays if that can't be."""
        game = inquiries.game(request.game)
        rules = game.read_rules(request.rules)
        plan = None
        if request.plan is not None:
            plan = game.read_plan(request.plan)
        elif request.seed is not None:
            plan = Table.draw_plan(game, rules, request.seed)
        desk = game.desk(rules, plan)
        if desk is None:
            raise Refused("refused-desk-game", f"{game.id} is not drawn at a desk", game=game.id)
        for edit in request.edits:
            desk.draw(edit)
        self.desk = desk
        return desk.show()

    def _draw(self, request: messages.Draw) -> replies.Drawn:
        if self.desk is None:
            raise Refused("refused-no-desk", "no desk has been opened")
        self.desk.draw(request.edit)
        return self.desk.show()

    def _observation(self, eyes: letters.HostEyes, since: int) -> Reply:
        return look(self.playing(), eyes, since)

    def _rule(self, request: messages.Rule) -> Reply:
        table = self.playing()
        check_eyes(table, request.eyes)
        refusal = rule(table, request)
        return refused(refusal) if refusal else self._observation(request.eyes, request.since)

    def _hold(self, request: messages.Hold) -> Reply:
        table = self._led(request.eyes)
        table.hold(request.on)
        return self._observation(request.eyes, request.since)

    def _release(self, request: messages.Release) -> Reply:
        table = self._led(request.eyes)
        table.release()
        return self._observation(request.eyes, request.since)

    def _led(self, eyes: letters.HostEyes) -> Table:
        """The table that this page leads; raises `Refused`."""
        table = self.playing()
        if not table.led:
            raise Refused("illegal-not-led", "nobody leads this table")
        check_eyes(table, eyes)
        return table


def _seconds(request: messages.Advance) -> float | None:
    """How long a bot may think."""
    return None if request.patience is None else request.patience / 1000
