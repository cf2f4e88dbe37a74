"""Real dice: what they show is typed at the terminal. Shuffles stay with the seed, as what they hide must stay hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from swcore.cli.terminal import Terminal
    from swcore.wording.catalogue import Catalogue

SEED, MANUAL = "seed", "manual"


class Dice:
    """Asks for the outcome of every throw.

    Args:
        terminal, texts: where to ask, and the words for it.

    Attributes:
        seat, action: who acts, and how; kept up to date by the session.
    """

    def __init__(self, terminal: Terminal, texts: Catalogue) -> None:
        self.terminal, self.texts = terminal, texts
        self.seat, self.action = 0, ""

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
        while True:
            try:
                line = self.terminal.ask(self.texts(key, n=self.seat + 1, action=self.action, stream=stream, faces=shown) + " ")
            except EOFError:  # an interrupt passes through the rules, which take an error of their hooks for a fault
                raise KeyboardInterrupt from None
            if line in faces:
                return faces[line]
            self.terminal.say(self.texts("chance.bad", text=line, faces=shown))
