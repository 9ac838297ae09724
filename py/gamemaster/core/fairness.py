"""Promises that keep the game master honest, and chance that nobody chooses alone (Rule T-6).

Before the first move the host's program promises the rules, the seed and where the plan comes from
by publishing a `commitment`. Every page of a guest promises a nonce before it has seen anybody
else's, and reveals it once all promises are known. Chance is drawn from the seed and all nonces
together, and so is the plan, unless its seed was chosen or it was brought: then it is promised.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from gamemaster.core.game import Refused

Origin = Literal["pages", "seed", "text"]
"""Where a plan comes from: drawn from what all pages gave, from the seed alone, or brought.

A seed alone may be one that somebody has chosen, who then may know the plan.
"""


@dataclass(frozen=True, slots=True)
class Joint:
    """What the pages of a table give to its chance.

    `salt` hides what was committed to, `promises` are those of the guests' pages in the order in
    which all were told them, `nonces` what they stand for, all as 64 hexadecimal digits.
    """

    salt: str
    promises: tuple[str, ...] = ()
    nonces: tuple[str, ...] = ()


def promise(nonce: str) -> str:
    """What a page publishes of its nonce before it reveals it: the SHA-256 of its digits."""
    return hashlib.sha256(nonce.encode("ascii")).hexdigest()


def commitment(
    salt: str,
    game: str,
    rules: Mapping[str, Any],
    origin: Origin,
    plan: str,
    seed: str,
    *,
    led: bool = False,
) -> str:
    """What the host's program publishes before the first move: SHA-256 of salt and secrets.

    A plan that is yet to be drawn by all pages is no part of it: what it is drawn from is. `led`: a
    person will be the game master, whose word may overrule (Rule T-2.4).
    """
    promised = "" if origin == "pages" else plan
    secrets = [salt, game, dict(rules), origin, promised, seed, *(["led"] if led else [])]
    told = json.dumps(secrets, sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()


def ruling_seal(joint: Joint, entry: int, text: str) -> str:
    """What all hear of an overruling, told or not: nobody can put another one in its place.

    It says nothing to those who don't know the table's salt, which is revealed with the record.
    """
    told = f"{entry}/{text}".encode()
    return hmac.new(joint.salt.encode("ascii"), told, hashlib.sha256).hexdigest()


def joined(salt: str, promises: Sequence[str], nonces: Sequence[str]) -> Joint:
    """The parts of a joint chance; raises `Refused` when a nonce is not what was promised."""
    if len(promises) != len(nonces):
        raise Refused(
            "refused-nonce",
            f"{len(nonces)} nonces for {len(promises)} promises",
            number=min(len(promises), len(nonces)) + 1,
        )
    for number, (promised, nonce) in enumerate(zip(promises, nonces, strict=True), 1):
        if promise(nonce) != promised:
            raise Refused("refused-nonce", f"nonce {number} was not promised", number=number)
    return Joint(salt, tuple(promises), tuple(nonces))


def chance_seed(seed: str, joint: Joint | None) -> str:
    """What every draw of a table comes from: its seed, and the nonces of all if it has them."""
    if joint is None or not joint.nonces:
        return seed
    told = "\n".join(joint.nonces).encode("ascii")
    return hmac.new(seed.encode(), told, hashlib.sha256).hexdigest()


def plan_seed(origin: Origin, seed: str, joint: Joint | None) -> str:
    """The seed that gives a table's plan again, unless the plan was brought."""
    return chance_seed(seed, joint) if origin == "pages" else seed
