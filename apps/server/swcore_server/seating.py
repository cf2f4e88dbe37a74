"""Who takes a seat at a table of a house, and gives it up; what a host may do there."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from swcore.errors import SwcoreError
from swcore_server.asking import Asking
from swcore_server.bots import checked
from swcore_server.names import clean
from swcore_server.register import not_seated
from swcore_server.tokens import hashed, new_token, same


def _void() -> SwcoreError:
    """Return the error for an invitation that nobody can follow."""
    told = "This invitation is not valid, or somebody has taken the seat."
    return SwcoreError(told, code="invitation", hint="Ask the host for another one.")


class Seating(Asking):
    """The part of a house that knows who sits where, see `House`."""

    async def join(self, table: str, invite: str, player: str) -> dict[str, Any]:
        """Give the seat of an invitation to a player: `seat` and `token`.

        Raises:
            SwcoreError: `invitation`, `laid-open`.
        """
        await self._check_hidden(table)
        token = new_token()
        seat = await asyncio.to_thread(self.store.take_invite, table, hashed(invite), hashed(token), clean(player))
        if seat is None:
            raise _void()
        return await self._joined(table, seat, token)

    async def invited(self, table: str, invite: str) -> int:
        """Return the seat that an invitation is to; nothing changes.

        Raises:
            SwcoreError: `invitation`, `laid-open`, `unknown-table`.
        """
        await self._check_hidden(table)
        for row in (await self.register.entry(table)).seats:
            if same(invite, row["invite"]):
                return int(row["seat"])
        raise _void()

    async def join_public(self, table: str, seat: int | None, player: str) -> dict[str, Any]:
        """Give a free seat of a public table to a player: `seat` and `token`.

        Args:
            table: the table.
            seat: the seat; the first free one when None.
            player: what the player is called.

        Raises:
            SwcoreError: `invitation` where the table is not public, or nothing is free; `laid-open`, `unknown-table`.
        """
        await self._check_hidden(table)
        row = (await self.register.entry(table)).row
        free = [one["seat"] for one in await self.register.players(table) if one["free"] and seat in (None, one["seat"])]
        token = new_token()
        for one in free if row["public"] else ():
            if await asyncio.to_thread(self.store.take_free, table, one, hashed(token), clean(player)):
                return await self._joined(table, one, token)
        told = "There is no free seat here that anybody may take."
        raise SwcoreError(told, code="invitation", hint="Ask the host for an invitation, or watch.")

    async def _check_hidden(self, table: str) -> None:
        """Refuse newcomers where somebody who played alone was told all that is hidden.

        Raises:
            SwcoreError: `laid-open`, `unknown-table`.
        """
        row = (await self.register.entry(table)).row
        if row["laid_open"]:
            told = "A report has told all that is hidden at this table: nobody else can join it."
            raise SwcoreError(told, code="laid-open", hint="Open a new table.")

    async def _joined(self, table: str, seat: int, token: str) -> dict[str, Any]:
        await self._seated(table)
        self.notes.log("join", table=table, seat=seat)
        return {"table": table, "seat": seat, "token": token}

    async def leave(self, table: str, token: str) -> None:
        """Give up a seat; the host may invite somebody else, or let a bot play it.

        Raises:
            SwcoreError: `not-yours`, `unknown-table`.
        """
        seat = await self.register.seat_of(table, token)
        await self._set_seat(table, seat, {"token": hashed(token)}, token="", player="")
        self.notes.log("leave", table=table, seat=seat)

    async def invite(self, table: str, seat: int, token: str) -> str:
        """Return a new invitation to a seat; who sat there, or was invited, holds nothing any more.

        Raises:
            SwcoreError: `not-yours`, `unknown-table`, `seats`, `laid-open`.
        """
        await self.register.check_host(table, token, "invite")
        await self._check_hidden(table)
        await self.register.seat(table, seat)
        invite = new_token()
        await self._set_seat(table, seat, {}, token="", player="", bot="", invite=hashed(invite))
        return invite

    async def hand_over(self, table: str, seat: int, token: str, bot: str) -> None:
        """Let a bot play a seat, or its player again.

        Args:
            table: the table.
            seat: the seat.
            token: of the host, or of the player of the seat.
            bot: the bot; "" for the player.

        Raises:
            SwcoreError: `not-yours`, `unknown-table`, `seats`, `unknown-bot`.
        """
        row = await self.register.seat(table, seat)
        held = {"token": row["token"]} if same(token, row["token"]) else {}
        if not held:
            await self.register.check_host(table, token, "hand-over")
        name = checked(bot) if bot else ""
        if row["bot"] and not name:
            await self.timing.grace(table, seat)
        await self._set_seat(table, seat, held, bot=name)

    async def resume(self, table: str, token: str) -> None:
        """Go on with a game that was paused.

        Raises:
            SwcoreError: `not-yours`, `unknown-table`.
        """
        await self.register.check_host(table, token, "resume")
        self.workers.paused.discard(table)
        found = await self.timing.standing(table)
        if found is not None and found[1].paused:
            out = next((seat for seat, left in enumerate(found[1].left) if left <= 0), None)
            await self.timing.begin(table, await self._pending(table), out)
        self.tell(table)
        self.bots.drive(table)

    async def versions(self, table: str, token: str) -> dict[str, Any]:
        """Return whether a game can be gone on with under the versions that are here, see `tried`; nothing changes.

        Raises:
            SwcoreError: `not-yours`, `unknown-table`.
        """
        await self.register.check_host(table, token, "versions")
        return await self._asked(table, None, {"do": "versions", "table": table}, think=True)

    async def agree(self, table: str, token: str) -> dict[str, Any]:
        """Go on with a game under the versions that are here, where its replay fits; return what `versions` does.

        Raises:
            SwcoreError: `not-yours`, `unknown-table`.
        """
        found = await self.versions(table, token)
        if found["fits"]:
            await asyncio.to_thread(self.store.agree, table, found["differing"])
            self.tell(table)
        return found

    async def _set_seat(self, table: str, seat: int, held: Mapping[str, str], **values: str) -> None:
        """Write down something of a seat while what is `held` stands there.

        Raises:
            SwcoreError: `not-yours` when somebody was quicker.
        """
        done = await asyncio.to_thread(self.store.set_seat, table, seat, held, **values)
        self.register.forget(table)
        if not done:
            raise not_seated()
        await self._seated(table)

    async def _seated(self, table: str) -> None:
        """Take note that somebody sits, or a bot plays, who did not before."""
        self.register.forget(table)
        entry = await self.register.entry(table)
        if entry.row["clock"]:
            found = await self.timing.standing(table)
            if found is not None and not found[1].begun and entry.full:
                await self.timing.begin(table, await self._pending(table))
            await self.timing.seated(table, entry.full)
            await self.timing.watch(table)
        self.tell(table)
        self.bots.drive(table)
