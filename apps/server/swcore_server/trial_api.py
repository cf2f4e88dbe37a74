"""What is answered about trials of pieces: whether there are any here, how one stands, its page with pictures."""

from __future__ import annotations

import re
from typing import Any

from starlette.responses import HTMLResponse, JSONResponse
from starlette.routing import Route

from swcore.errors import SwcoreError
from swcore_server.house import House
from swcore_server.trials import able

GAME = re.compile(r"[a-z][\w.-]{0,63}")
# The page is shown inside another one of this server; it runs nothing, and asks nobody.
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'"


class TrialApi:
    """The addresses of trials, a part of `Api`."""

    house: House
    _changes: Any
    _safely: Any

    def trial_routes(self) -> list[Any]:
        """Return what is answered where."""
        return [
            Route("/api/trials", self.trials),
            Route("/api/trials", self.try_piece, methods=["POST"]),
            Route("/api/trials/{trial}", self.trial),
            Route("/api/trials/{trial}/cancel", self.cancel_trial, methods=["POST"]),
            Route("/api/trials/{trial}/report", self.trial_report),
        ]

    async def trials(self, request: Any) -> Any:
        """Tell whether pieces can be tried here: the lab is installed."""
        return JSONResponse({"able": able()})

    async def try_piece(self, request: Any) -> Any:
        """Try whether the piece of a `file` is balanced in a `game`; the answer is the key of the trial."""

        async def begun(data: dict[str, Any]) -> dict[str, Any]:
            game, file = data.get("game"), data.get("file")
            if not isinstance(game, str) or not GAME.fullmatch(game):
                raise SwcoreError("The field 'game' is the name of a game.", code="bad-field", field="game")
            if not isinstance(file, dict):
                raise SwcoreError("The field 'file' is an object.", code="bad-field", field="file")
            lang = "ru" if request.query_params.get("lang") == "ru" else "en"
            return {"trial": self.house.trials.begin(game, file, lang)}

        return await self._changes(request, "try_piece", begun)

    async def trial(self, request: Any) -> Any:
        """Tell how a trial stands: how many pairs of games are played, and once it is done, the verdict in sentences."""

        async def told() -> dict[str, Any]:
            return self.house.trials.trial(request.path_params["trial"]).data()

        return await self._safely(request, told)

    async def cancel_trial(self, request: Any) -> Any:
        """End a trial."""

        async def ended(data: dict[str, Any]) -> dict[str, Any]:
            return self.house.trials.cancel(request.path_params["trial"]).data()

        return await self._changes(request, "cancel_trial", ended)

    async def trial_report(self, request: Any) -> Any:
        """Return the page of a trial that is done, with its pictures."""

        async def told() -> dict[str, Any]:
            found = self.house.trials.trial(request.path_params["trial"])
            if not found.report:
                raise SwcoreError("The trial is not done.", code="unknown-trial", hint="Begin it again.")
            return {"report": found.report}

        answer = await self._safely(request, told)
        if answer.status_code != 200:
            return answer
        return HTMLResponse(
            self.house.trials.trial(request.path_params["trial"]).report, headers={"content-security-policy": POLICY}
        )
