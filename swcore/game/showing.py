"""A game that shows itself as data and in a language: the menu, the table, sentences, news. See `swcore.wording.face`."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from swcore.engine.actions import Action
from swcore.engine.log import Step
from swcore.errors import ActionError, nearest
from swcore.game import doors, news
from swcore.game.acting import PlayedGame

if TYPE_CHECKING:
    from swcore.wording.face import Face
    from swcore.wording.menus import About, Completion, Forecast, Menu, Sentence, Why
    from swcore.wording.scene import Scene
    from swcore.wording.spaces import ActionSpace

_SHOWS = "swcore.wording.shows"  # above this storey, and needed by few games: looked up when it is used


class ShownGame(PlayedGame):
    """The part of a game that shows it."""

    __slots__ = ()

    def face(self, lang: str = "en") -> Face:
        """Return what says all of this in a language; kept with the ruleset.

        Args:
            lang: `en`, `ru`. What a game has no text for is said in English.
        """
        return _shows().face_of(self.ruleset, lang)  # type: ignore[no-any-return]

    def menu(self, seat: int | None = None, lang: str = "en") -> Menu:
        """Return the open question of a seat with every legal action: label, arguments, cost, odds, warning.

        Args:
            seat: the seat; the first one awaited when None. The menu of one that is not awaited is empty.
            lang: the language.

        Raises:
            ActionError: `seats` for a seat that this game does not have.
        """
        return _shows().menu(self.face(lang), self, self._asked(seat))  # type: ignore[no-any-return]

    def complete(self, prefix: str, seat: int | None = None, lang: str = "en") -> Completion:
        """Return what may follow the beginning of an action: whole, go on with the next words, or why not.

        Args:
            prefix: words; the last one counts as begun unless a space follows it.
            seat: who would act; the first seat awaited when None.
            lang: the language.
        """
        return _shows().complete(self.face(lang), self, self._asked(seat), prefix)  # type: ignore[no-any-return]

    def why(self, action: Action | str, seat: int | None = None, lang: str = "en") -> Why:
        """Return why an action is not legal, or the parts of the number behind it, with clauses.

        Args:
            action: an action or its text.
            seat: who would act; the first seat awaited when None.
            lang: the language.
        """
        text = action if isinstance(action, str) else doors.action_of(action).text
        return _shows().why(self.face(lang), self, self._asked(seat), text)  # type: ignore[no-any-return]

    def scene(self, seat: int | None = None, lang: str = "en") -> Scene:
        """Return the table as a viewer sees it.

        Args:
            seat: the viewer; None for a bystander.
            lang: the language.
        """
        return _shows().scene(self.face(lang), self, self._seat(seat))  # type: ignore[no-any-return]

    def tell(self, step: Step, seat: int | None = None, lang: str = "en") -> tuple[Sentence, ...]:
        """Return the sentences about a step, each with the elements of the scene that it speaks of.

        Args:
            step: a step of the log.
            seat: who reads; None for a bystander. Of what the reader may not see yet nothing is told.
            lang: the language.
        """
        return _shows().tell(self.face(lang), self, doors.step_of(step), self._seat(seat))  # type: ignore[no-any-return]

    def about(self, id: str, lang: str = "en") -> About:
        """Return what something is: a piece, the game, an option, a terrain, a symbol.

        Args:
            id: what `about` says in scenes and menus: the id of a piece or the game, or a kind and a word, as in `terrain:hill`.
            lang: the language.

        Raises:
            ActionError: `unknown-id`.
        """
        found = self.face(lang).about(id)
        if found is None:
            hint = nearest(id, self.face(lang).known())
            raise ActionError(f"There is nothing called {id!r} in this game.", code="unknown-id", hint=hint, id=id)
        return found

    def forecast(self, seat: int | None = None, lang: str = "en", action: Action | str | None = None) -> tuple[Forecast, ...]:
        """Return what each action would bring that ends the turn of a seat, or stops it with no more than placing left.

        Nothing is told that chance or hidden facts decide.

        Args:
            seat: the seat; the first one awaited when None.
            lang: the language.
            action: of this one alone, which may be the text of several at once; of all such actions when None.
        """
        text = action if action is None or isinstance(action, str) else doors.action_of(action).text
        return _shows().forecast(self.face(lang), self, self._asked(seat), text)  # type: ignore[no-any-return]

    def action_space(self) -> ActionSpace:
        """Return all actions of this set-up with numbers, both ways, and a bound on the widest menu; ask once per set-up.

        The set-up is the ruleset, the options and the map: the numbers are the same in every game of it.
        """
        return _shows().action_space(self.face("en"), self)  # type: ignore[no-any-return]

    def board(self) -> list[dict[str, Any]]:
        """Return the boards and their areas as JSON data, with what `scene` says of them that stays as it is."""
        return _shows().board(self.face("en"), self)  # type: ignore[no-any-return]

    # -- what has become visible

    @property
    def version(self) -> int:
        """How many steps have been taken."""
        return len(self.history.log)

    def news(self, seat: int | None = None, since: str = "") -> dict[str, Any]:
        """Return what a seat has come to see since it asked last, as JSON data.

        Args:
            seat: who asks; None for a bystander.
            since: the `cursor` of the last news; "" for all.

        Returns:
            `cursor` for the next time, `version`, `steps` with number, seat, action and events, and `again`: True when steps
            were taken back since, and `steps` begins with the first one once more. Steps that others took at the same time
            follow when they are opened, and until then one's own have no number. A secret action of another seat is None.
        """
        return news.news(self, self._seat(seat), since)

    def _asked(self, seat: int | None) -> int:
        """Return a seat of this game; the first one awaited for None, or the first one of all."""
        found = self._seat(seat)
        return found if found is not None else next(iter(self.pending), 0)


def _shows() -> Any:
    return import_module(_SHOWS)
