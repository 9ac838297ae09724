"""Who draws the next plan: after a game the table offers it to the winner (Rule T-2.6).

The winner accepts, declines, or passes it on to another person at the table. Where several have
won, the next of them is asked after one who declines; nobody is asked twice. Bots draw nothing:
where only they have won, or nobody has, nobody is asked and the host leads on as before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace

from gamemaster.core import replies
from gamemaster.core.agreement_messages import AnswerModel, AskedModel, HeirsModel, PersonModel
from gamemaster.core.game import Refused, Seat


def succeeded(
    winners: Sequence[Seat],
    people: Iterable[PersonModel],
    before: HeirsModel | None,
    act: AnswerModel | None,
) -> HeirsModel:
    """Who is asked, or has accepted, after what somebody has answered; raises `Refused`."""
    names = {person.seat: person.name for person in people}
    heirs = before or _next(winners, names, ())
    if heirs.offered is not None and heirs.offered not in names:
        # Whoever has left is asked no more.
        heirs = _next(winners, names, heirs.asked)
    return heirs if act is None else _answered(winners, names, heirs, act)


def _next(
    winners: Sequence[Seat], names: dict[Seat, str], asked: Sequence[AskedModel]
) -> HeirsModel:
    known = {each.seat for each in asked}
    left = [seat for seat in winners if seat in names and seat not in known]
    return HeirsModel(offered=left[0] if left else None, accepted=False, asked=list(asked))


def _answered(
    winners: Sequence[Seat], names: dict[Seat, str], heirs: HeirsModel, act: AnswerModel
) -> HeirsModel:
    if heirs.offered is None or act.seat != heirs.offered:
        raise Refused("next-not-yours", "it is offered to somebody else")
    if act.do == "accept":
        return replace(heirs, accepted=True)
    asked = [*heirs.asked, AskedModel(seat=act.seat, name=names[act.seat], answer=act.do)]
    if act.do == "decline":
        return _next(winners, names, asked)
    if act.to not in _may(names, heirs):
        raise Refused("next-not-to", f"it can't be passed on to seat {act.to}")
    return HeirsModel(offered=act.to, accepted=False, asked=asked)


def _may(names: Iterable[Seat], heirs: HeirsModel) -> list[Seat]:
    """To whom it may be passed on: to those who have not been asked."""
    known = {each.seat for each in heirs.asked}
    return sorted(seat for seat in names if seat != heirs.offered and seat not in known)


def told(
    heirs: HeirsModel, people: Sequence[PersonModel], rules: replies.Values | None
) -> replies.Succession:
    """How it stands, to be kept and told to everybody; `rules`: of what was drawn, if it was."""
    names = {person.seat: person.name for person in people}
    state: replies.Heir = "nobody"
    if heirs.offered is not None:
        state = "offered" if not heirs.accepted else "drawn" if rules else "accepted"
    return {
        "type": "succession",
        "heirs": asdict(heirs),
        "told": {
            "state": state,
            "seat": heirs.offered,
            "name": "" if heirs.offered is None else names[heirs.offered],
            "may": _may(names, heirs) if state == "offered" else [],
            "rules": rules if state == "drawn" else None,
            "asked": [{"name": each.name, "answer": each.answer} for each in heirs.asked],
        },
    }
