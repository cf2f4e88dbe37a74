"""Draw when each hook is called: docs/explanation/turn-hooks.svg for a turn, towns-hooks.svg for a round of Tiny Towns.

    python -m scripts.hook_times

Whether a hook answers or reacts, and who is asked, comes from its spec. What stands here is which hooks belong to which step. A
test finds a hook or a step that is missing, and plays games to see that each hook is called in the steps named here.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import NamedTuple
from xml.sax.saxutils import escape

from swcore_tiny_towns.position import specs as towns

from scripts.make_docs import hooks
from swcore.conquest import specs

FOLDER = Path(__file__).parents[1] / "docs" / "explanation"
WIDTH, LEFT, LABEL, LINE, CHIP, GLYPH = 800, 8, 210, 32, 24, 7.5
FILLS = {"answer": "#dfe9f5", "react": "#d9f0d3"}
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#1c2733}.title{font-weight:600;font-size:14px}.label{fill:#52616f}"
    ".hook{font:12px ui-monospace,monospace}.box{fill:#fbfcfd;stroke:#c4ced8}.chip{stroke:#8392a1}"
    ".everybody{stroke:#1c2733;stroke-width:2}.step{font:11px ui-monospace,monospace;fill:#7a8894}"
)


class Moment(NamedTuple):
    """A moment of a turn.

    Attributes:
        step: the step of the turn that it is; "" outside of the steps.
        title: what happens.
        rows: (when in it, names of hooks without what all of them begin with).
    """

    step: str
    title: str
    rows: tuple[tuple[str, str], ...]


TURN = (
    Moment("", "A round begins", (("before its first turn", "round"),)),
    Moment("start", "The turn begins", (("before anything is chosen", "steps turn_start"),)),
    Moment(
        "choose",
        "Expand or decline?",
        (("after the choice", "steps"), ("on a decline", "outside_limit keep decline_keep keeps_badge declined")),
    ),
    Moment(
        "declined-armies",
        "Armies in decline that still act",
        (("who does", "acts_declined"), ("then", "begin ... redeployed, as below")),
    ),
    Moment(
        "army",
        "A new army, or the old one readied",
        (
            ("what can be picked", "price closes"),
            ("a pick", "tokens passed begin picked steps"),
            ("or the old army", "begin keep frozen ready"),
        ),
    ),
    Moment(
        "conquer",
        "Conquests, again and again",
        (
            ("what can be conquered", "reach links opens pierces protects guarded counts toll modes boosts cost defence die"),
            ("where a die is rolled", "rolling rolled"),
            ("a conquest", "loss lost found conquered witnessed"),
            ("tokens that leave", "keep frozen"),
            ("something else", "uses used"),
        ),
    ),
    Moment(
        "redeploy",
        "Redeployment",
        (("before", "redeploying gain"), ("tokens are distributed", "keep frozen"), ("after", "redeployed")),
    ),
    Moment("score", "Income, in a turn of decline too", (("what it brings", "income score"), ("when it is paid", "scored"))),
    Moment("late-decline", "A decline after the income", (("may it?", "may_decline_late"),)),
    Moment("end", "The turn ends", (("", "turn_end"),)),
    Moment("regroup", "Withdrawn troops are placed", (("everybody who lost regions", "regroup frozen"),)),
    Moment("", "The turn is over", (("all of it", "turn_over"), ("the last one of a round", "round"))),
    Moment("", "The game is over", (("the last points", "final"), ("who has won", "winner"))),
    Moment(
        "",
        "Whenever it happens",
        (
            ("a region is given up", "abandoned"),
            ("an army is off the board", "eliminated"),
            ("a question is answered", "answered"),
            ('a step "rule" that pieces add', "turn"),
        ),
    ),
)
ROUND = (
    Moment("", "The set-up", (("which cards there are", "deal deck"),)),
    Moment("name", "A resource is named", (("who names, and what", "passed_over veto"),)),
    Moment("", "The resource is known", (("seat by seat", "named answered"),)),
    Moment("place", "The cube is placed", (("every seat by itself", "ways"),)),
    Moment(
        "build",
        "Buildings are built",
        (
            ("what can be built, and where", "wild targets covers limit"),
            ("something else", "uses answered"),
            ("a new building", "put answered"),
        ),
    ),
    Moment("", "All have finished", (("seat by seat", "round_end answered"), ("what other towns keep", "guards"))),
    Moment("", "The last town is full", (("", "game_end"),)),
    Moment(
        "",
        "Scoring",
        (
            ("which squares may be fed", "feeds"),
            ("points, for every way to feed", "worth score score_fed"),
            ("what is changed", "card_score"),
        ),
    ),
)
PICTURES: dict[str, tuple[tuple[Moment, ...], ModuleType, str, str]] = {
    "turn-hooks.svg": (TURN, specs, "conquest_", "When each hook of a turn is called"),
    "towns-hooks.svg": (ROUND, towns, "towns_", "When each hook of a round of Tiny Towns is called"),
}


def kinds(module: ModuleType, prefix: str) -> dict[str, tuple[str, bool]]:
    """Return of each hook, by its short name, whether it answers or reacts, and whether everybody is asked."""
    found = {}
    for name, _, doc in hooks(module, prefix):
        kind = "react" if "Returns: effects" in doc else "answer"
        found[name.removeprefix(prefix)] = (kind, "Audience: everybody" in doc)
    return found


def chips(x: float, y: int, words: str, known: dict[str, tuple[str, bool]]) -> Iterator[tuple[str, int]]:
    """Yield (drawing, y) of each hook of a row, going on in the next line where it is full. What is no hook is written."""
    start = x
    if any(word not in known for word in words.split()):
        yield f'<text class="label" x="{x}" y="{y + 17}">{escape(words)}</text>', y
        return
    for word in words.split():
        kind, everybody = known[word]
        width = round(len(word) * GLYPH + 16)
        if x + width > WIDTH - LEFT - 12:
            x, y = start, y + LINE
        style = "chip everybody" if everybody else "chip"
        box = f'<rect class="{style}" x="{x}" y="{y}" width="{width}" height="{CHIP}" rx="6" fill="{FILLS[kind]}"/>'
        yield f'{box}<text class="hook" x="{x + 8}" y="{y + 16}">{escape(word)}</text>', y
        x += width + 8


def moment(y: int, one: Moment, known: dict[str, tuple[str, bool]]) -> tuple[str, int]:
    """Return the drawing of a moment, and where the next one begins."""
    parts, top = [], y
    y += 34
    for label, words in one.rows:
        parts.append(f'<text class="label" x="{LEFT + 14}" y="{y + 17}">{escape(label)}</text>')
        drawn = list(chips(LEFT + LABEL, y, words, known))
        parts += [drawing for drawing, _ in drawn]
        y = drawn[-1][1] + LINE
    step = f'<text class="step" x="{WIDTH - LEFT - 12}" y="{top + 22}" text-anchor="end">{one.step}</text>' if one.step else ""
    box = f'<rect class="box" x="{LEFT}" y="{top}" width="{WIDTH - 2 * LEFT}" height="{y - top}" rx="8"/>'
    title = f'<text class="title" x="{LEFT + 14}" y="{top + 22}">{escape(one.title)}</text>'
    return "\n".join((box, title, step, *parts)), y + 8


def legend(y: int) -> str:
    """Return what the colours mean."""
    told = (
        ("answer", "chip", "answers a question"),
        ("react", "chip", "reacts with effects"),
        ("react", "chip everybody", "the pieces of everybody are asked"),
    )
    parts, x = [], LEFT
    for kind, style, text in told:
        parts.append(f'<rect class="{style}" x="{x}" y="{y}" width="30" height="{CHIP}" rx="6" fill="{FILLS[kind]}"/>')
        parts.append(f'<text x="{x + 40}" y="{y + 17}">{text}</text>')
        x += 60 + round(len(text) * GLYPH)
    return "\n".join(parts)


def draw(name: str) -> str:
    """Return a picture as SVG.

    Args:
        name: one of `PICTURES`.
    """
    moments, module, prefix, title = PICTURES[name]
    known, parts, y = kinds(module, prefix), [legend(LEFT)], LEFT + CHIP + 16
    for one in moments:
        drawing, y = moment(y, one, known)
        parts.append(drawing)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + LEFT - 8}" role="img" aria-label="{title}">'
    paper = '<rect width="100%" height="100%" style="fill:#fff;stroke:none"/>'
    return "\n".join((head, f"<style>{STYLE}</style>", paper, *parts, "</svg>\n"))


if __name__ == "__main__":
    for name in PICTURES:
        (FOLDER / name).write_text(draw(name), encoding="utf-8")
