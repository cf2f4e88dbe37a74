"""The lists of the window: the menu, and what lies on the table beside the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from swcore.cli.drawing.tables import card_line, notes, pattern, place_of, seat_line
from swcore.cli.screen.link import Shown
from swcore.wording.catalogue import Catalogue
from swcore.wording.hinting import named_in
from swcore.wording.looks import Looks
from swcore.wording.menus import Choice
from swcore.wording.scene import Card, Panel

SHORT = 6  # letters of a fact that stands behind the name of a seat


class ChoiceList(OptionList):
    """The open question: every legal action with its number, those of a group under its name."""

    def __init__(self, texts: Catalogue, **more: Any) -> None:
        super().__init__(**more)
        self.texts = texts
        self.choices: list[Choice] = []
        self.numbers: list[int] = []

    def show(self, shown: Shown | None, only: str = "") -> None:
        """Show the choices, all or those that speak of one thing.

        Args:
            shown: the table with its menu.
            only: id of a thing; "" for all choices.
        """
        menu = shown.menu if shown is not None else None
        every = list(menu.choices) if menu is not None else []
        fitting = [one for one in every if any(part.element == only for part in one.arguments)] if only else []
        self.choices = fitting or every
        self.numbers = [every.index(one) + 1 for one in self.choices]
        self.clear_options()
        options, group = list[Option | None](), None
        several = len({_heading(one) for one in self.choices}) > 1
        for number, one in zip(self.numbers, self.choices, strict=True):
            if several and _heading(one) != group:
                group = _heading(one)
                alone = not one.arguments and sum(_heading(other) == group for other in self.choices) == 1
                if not alone:
                    options.append(Option(Text(group, "bold italic"), disabled=True))
                elif options:
                    options.append(None)  # the line itself says all that such a heading would: a rule parts it from those above
            hinted = shown is not None and one.action == shown.hinted
            options.append(Option(_choice_text(number, one, hinted=hinted), id=f"c{number}"))
        if fitting:
            options.append(Option(Text(self.texts("screen.all"), "dim"), id="all"))
        self.add_options(options)
        wanted = shown.hinted if shown is not None else ""
        at = next((n for n, one in zip(self.numbers, self.choices, strict=True) if one.action == wanted), None)
        if self.choices:
            self.highlight(at or self.numbers[0])

    def highlight(self, number: int) -> bool:
        """Put the cursor on the choice with a number; return whether there is one."""
        if number not in self.numbers:
            return False
        self.highlighted = self.get_option_index(f"c{number}")
        return True

    def current(self) -> Choice | None:
        """Return the choice under the cursor."""
        if self.highlighted is None:
            return None
        return self.of(self.get_option_at_index(self.highlighted).id)

    def of(self, id: str | None) -> Choice | None:
        """Return the choice of an option."""
        if id is None or not id.startswith("c"):
            return None
        return self.choices[self.numbers.index(int(id[1:]))]


def _heading(one: Choice) -> str:
    return one.group_label or one.group


def _choice_text(number: int, one: Choice, *, hinted: bool) -> Text:
    """Return a choice as a line: its number, the place and the amount that it names, what it does."""
    named = " ".join(named_in(one))
    style = "bold" if hinted else ""
    text = Text.assemble(
        (f"{number:>2} ", "bold"), ("★ " if hinted else ""), (f"{named} " if named else "", "bold"), (one.label, style)
    )
    if one.ends_turn:
        text.append(" ⏎", "dim")
    return text


class Things(OptionList):
    """What lies on the table beside the board: seats, rows of cards, rounds and notes."""

    def show(self, shown: Shown | None) -> None:
        """Show the table."""
        kept = self.highlighted
        self.clear_options()
        if shown is None:
            return
        options, scene = list[Option](), shown.scene
        for panel in scene.of("panel"):
            options.append(Option(_panel_text(panel), id=panel.id))
        for row in scene.of("row"):
            options.append(Option(Text(row.label, "bold italic"), disabled=True))
            options += [Option(_card_text(card, shown.looks, scene.language), id=card.id) for card in scene.of("card", row.id)]
        own = [card for card in scene.of("card") if card.at.startswith("seat:")]
        options += [Option(_card_text(card, shown.looks, scene.language), id=card.id) for card in own]
        options += [Option(line, disabled=True) for line in notes(scene)]
        known = set[str]()
        self.add_options([one for one in options if one.id is None or not (one.id in known or known.add(one.id))])  # type: ignore[func-returns-value]
        if kept is not None and kept < self.option_count:
            self.highlighted = kept

    def current(self) -> str:
        """Return the id of the thing under the cursor."""
        if self.highlighted is None:
            return ""
        return self.get_option_at_index(self.highlighted).id or ""


def _panel_text(panel: Panel) -> Text:
    text = seat_line(panel)
    text.no_wrap = False
    short = [one for one in panel.facts if len(one.value) <= SHORT]
    text.append("  " + " · ".join(f"{one.label} {one.value}" for one in short))
    for one in panel.facts:
        if one not in short:
            text.append(f"\n   {one.label}: ", "dim")
            text.append(one.value)
    return text


def _card_text(card: Card, looks: Looks, language: str) -> Text:
    text = Text(f"{place_of(card)} ".lstrip(), "bold").append_text(card_line(card, language))
    if card.pattern:
        text.append("\n")
        for number, line in enumerate(pattern(card, looks).split("\n", allow_blank=True)):
            text.append(" / " if number else "   ").append_text(line)
    return text


def lines_of(what: Sequence[RenderableType], style: str) -> list[RenderableType]:
    """Return what was told as it is written into the log."""
    return [Text(one, style) if isinstance(one, str) else one for one in what]
