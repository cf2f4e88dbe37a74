"""What was found about a piece: a code with its values; the sentences stand in `texts`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from swcore.errors import PluginError, SwcoreError, described, from_here, one_stop
from swcore.game.refusals import STUCK
from swcore.testing.inspection.texts import TEXTS

RAISED = (Exception, SystemExit)  # what code of a stranger may raise; a generator that is closed is no fault
IN_PLAY = "plugin-failed"  # its hint is for who plays, and not for the author
CLOSE = {"en": "Did you mean {}?", "ru": "Может быть, {}?"}
PARTS = ("what", "why", "mend")


@attrs.frozen
class Finding:
    """Something about a piece that its author should know.

    Attributes:
        code: what it is: a key of the texts, or the code of an error.
        piece: id of the piece; "" where there is none yet.
        where: `file:line:column`, a hook or a path in the file; "" where nothing more is known.
        values: values of the texts; a mapping is a text by language.
        grave: whether it is a fault; what is not, is advice.
        error: the error itself, where one was raised.
    """

    code: str
    piece: str = ""
    where: str = ""
    values: Mapping[str, Any] = attrs.field(factory=dict)
    grave: bool = True
    error: BaseException | None = attrs.field(default=None, eq=False)

    def told(self, language: str = "en") -> dict[str, str]:
        """Return its sentences in a language: `what` it is, `why` it matters, how to `mend` it.

        Args:
            language: `en` or `ru`; what an error says stands in English where it says nothing else.
        """
        values = {name: _in(value, language) for name, value in self.values.items()}
        texts = TEXTS.get(self.code, TEXTS["refused"])
        found = {part: one_stop(_in(texts[part], language).format(**values)) for part in PARTS}
        if isinstance(self.error, SwcoreError):
            said = self.error.details.get("told", {})
            if language in said or language == "en":
                found["what"] = said.get(language) or self.error.message
            if self.code == IN_PLAY:
                close = ", ".join(self.error.details.get("near", ()))
                found["mend"] = f"{CLOSE[language].format(close)} {found['mend']}" if close else found["mend"]
            elif language == "en":
                found["mend"] = str(self.error.hint).partition("\n")[0] or found["mend"]
        return found

    def data(self, language: str = "en") -> dict[str, Any]:
        """Return it as plain data, the sentences in a language among them."""
        return {"code": self.code, "piece": self.piece, "where": self.where, "grave": self.grave, **self.told(language)}

    def line(self) -> str:
        """Return it in English in one line."""
        told = self.told()
        named = self.piece if self.piece and self.piece not in told["what"] else ""
        head = f"{self.where}: " if self.where and not told["what"].startswith(self.where) else ""
        return head + " ".join(filter(None, (f"{named}:" if named else "", told["what"], told["why"], told["mend"])))


def of_error(error: BaseException, piece: str = "", code: str = "") -> list[Finding]:
    """Return the findings of an error and of the others that it tells: one each.

    Args:
        error: what was raised.
        piece: the piece that is looked over, where the error names none.
        code: what anything but an error of swcore is called.
    """
    if not isinstance(error, SwcoreError):
        return [Finding(code or "raised", piece, values={"why": described(error)}, error=error)]
    found = []
    for one in (error, *error.others):
        details = one.details
        place = ":".join(str(details[key]) for key in ("source", "line", "column") if details.get(key))
        where = from_here(place) if "source" in details else one.place or str(details.get("hook", ""))
        named = str(details.get("piece") or piece)
        found.append(Finding(str(details.get("finding") or one.code), named, where, _values(one), error=one))
    return found


def _values(error: SwcoreError) -> dict[str, Any]:
    return {"why": error.message, "hook": str(error.details.get("hook", ""))}


def is_stuck(error: BaseException) -> bool:
    """Return whether an error tells of a call that did not come back: whoever goes on will wait for another one as long."""
    return isinstance(error, SwcoreError) and error.code == STUCK


def is_refusal(error: BaseException) -> bool:
    """Return whether an error says what is wrong with a piece or its file."""
    return isinstance(error, PluginError)


def _in(value: Any, language: str) -> Any:
    return (value.get(language) or value.get("en", "")) if isinstance(value, Mapping) else value
