"""Real dice: what they show is typed at the terminal. Shuffles stay with the seed, as what they hide must stay hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from swcore.cli.terminal import Terminal
    from swcore.engine.pieces import Piece
    from swcore.wording.catalogue import Catalogue

SEED, MANUAL = "seed", "manual"


class Dice:
    """Asks for the outcome of every throw.

    Args:
        terminal, texts: where to ask, and the words for it.

    Attributes:
        seat, action: who acts, and how; kept up to date by the session.
        pieces: the pieces of the game by their ids.
    """

    def __init__(self, terminal: Terminal, texts: Catalogue) -> None:
        self.terminal, self.texts = terminal, texts
        self.seat, self.action = 0, ""
        self.pieces: Mapping[str, Piece] = {}

    def __call__(self, stream: str, wanted: Any) -> Any:
        """Return the face that was typed, or None for a shuffle.

        Args:
            stream: name of the random stream, such as `die`.
            wanted: the faces, each as often as it is on the die; the number of items for a shuffle.

        Raises:
            KeyboardInterrupt: the input has ended. The action is not carried out.
        """
        if isinstance(wanted, int):
            return None
        faces = {str(face): face for face in wanted}
        shown = ", ".join(faces)
        key = f"chance.{stream}" if f"chance.{stream}" in self.texts else "chance.other"
        id, _, what = stream.rpartition(".")  # a piece's own chance is named after the piece
        piece = self.pieces.get(id)
        if piece is not None and f"chance.{what}-of" in self.texts:
            key = f"chance.{what}-of"
        named = self.texts.name(piece.name) or id if piece is not None else ""
        told = {"n": self.seat + 1, "action": self.action, "stream": stream, "faces": shown, "piece": named}
        while True:
            try:
                line = self.terminal.ask(self.texts(key, **told) + " ")
            except EOFError:  # an interrupt passes through the rules, which take an error of their hooks for a fault
                raise KeyboardInterrupt from None
            if line in faces:
                return faces[line]
            self.terminal.say(self.texts("chance.bad", text=line, faces=shown))
