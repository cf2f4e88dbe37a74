"""What is done with each request: a function each, by what stands in `do`."""

from __future__ import annotations

from swcore.protocol.handlers import looking, moving, tables
from swcore.protocol.handlers.common import Handler

HANDLERS: dict[str, Handler] = {**tables.HANDLERS, **looking.HANDLERS, **moving.HANDLERS}
