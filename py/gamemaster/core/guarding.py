"""Messages from JSON text by pydantic: what guests ask, files, links, evidence of other games.

Nothing else imports pydantic, and here too only what is called does: in the page it arrives when a
game can be played already.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Union

from gamemaster.core.letters import Kind, broken, check_length
from gamemaster.core.messages import GUEST_REQUESTS, REQUESTS
from gamemaster.core.record_messages import RecordModel

if TYPE_CHECKING:
    from pydantic import TypeAdapter


@cache
def adapter(kind: Kind) -> TypeAdapter[Any]:
    """Pydantic's reader of one class, or of several that are told apart by their `type`."""
    from pydantic import Field, TypeAdapter

    if isinstance(kind, tuple):
        return TypeAdapter(Annotated[Union[kind], Field(discriminator="type")])  # noqa: UP007
    return TypeAdapter(kind)


def prepare() -> None:
    """Import pydantic and make its readers, which takes a moment."""
    for kind in (REQUESTS, GUEST_REQUESTS, RecordModel):
        adapter(kind)


def read(kind: Kind, text: str, what: str, limit: int) -> Any:
    """As `reading.read`."""
    from pydantic import ValidationError

    check_length(text, what, limit)
    try:
        return adapter(kind).validate_json(text)
    except ValidationError as fault:
        first = fault.errors(include_url=False, include_input=False, include_context=False)[0]
        place = ".".join(str(part) for part in first["loc"]) or what
        raise broken(what, place, first["msg"]) from None
