"""`swcore replay`: a saved game told again, checked, or stepped through."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from swcore.cli.empty import NamesGiven
from swcore.cli.session.keep import note, read_game
from swcore.cli.setup import Choice, language_option
from swcore.cli.terminal import Terminal
from swcore.cli.texts import TEXTS
from swcore.wording.catalogue import Catalogue

if TYPE_CHECKING:
    from swcore.game.game import Game


@click.command(cls=NamesGiven, short_help="Tell, check or step through a saved game.")
@click.argument("file")
@click.option("--verify", is_flag=True, help="Only check that every step and every hash is right.")
@click.option("--frames", type=click.Path(path_type=Path), metavar="DIR", help="Write a picture of the map for each step.")
@click.option("--gif", type=click.Path(path_type=Path), metavar="FILE", help="Write a moving picture of the map.")
@click.option("--step", "stepping", is_flag=True, help="Show the position after every step; Enter goes on.")
@click.option("--piece", "files", multiple=True, metavar="FILE", help="A home-made piece that the game was played with.")
@click.option("--with", "with_ids", multiple=True, metavar="ID", help="An installed piece that the game was played with.")
@language_option
def replay(
    file: str,
    verify: bool,
    frames: Path | None,
    gif: Path | None,
    stepping: bool,
    files: tuple[str, ...],
    with_ids: tuple[str, ...],
    language: str,
) -> None:
    """Replay the saved game in FILE. Every step is carried out again and every hash is checked, with or without --verify.

    A save that breaks off is told up to its last whole line; --verify refuses it.
    """
    texts, terminal = Catalogue(language, TEXTS), Terminal()
    _look_first(frames, gif)
    choice = Choice(files=files, with_ids=with_ids)
    found = read_game(file, choice, whole=verify)
    note(found, file, texts, choice)
    game = found.game
    steps = texts.count("step", len(game.log))
    if verify:
        terminal.say(texts("replay.verified", steps=steps))
        return
    if frames is not None or gif is not None:
        _draw(game, frames, gif, terminal, texts)
        return
    setup = game.play.setup
    players = texts.count("player", setup.seats)
    title = texts("replay.title", game=texts.name(game.ruleset.book.name), players=players, steps=steps, seed=setup.seed)
    terminal.say(title, style="bold")
    if stepping:
        _step_through(game, terminal, texts)
    else:
        _tell(game, terminal, texts)


def _look_first(frames: Path | None, gif: Path | None) -> None:
    """Refuse places that cannot be written to before the game is read and drawn."""
    from swcore.cli.frames import check_gif, check_new

    if frames is not None:
        check_new(frames)
    if gif is not None:
        check_gif(gif)


def _draw(game: Game, frames: Path | None, gif: Path | None, terminal: Terminal, texts: Catalogue) -> None:
    """Write the game as pictures."""
    from swcore.cli.frames import write_frames, write_gif

    for where, write in ((frames, write_frames), (gif, write_gif)):
        if where is not None:
            with _bar(len(game.log), texts) as tick:
                count = write(game, where, texts.language, tick)
            terminal.say(texts("frames.written", pictures=texts.count("picture", count), where=str(where)))


@contextmanager
def _bar(steps: int, texts: Catalogue) -> Iterator[Callable[[], None]]:
    """Show how many steps are drawn, where there is a terminal for it: many of them take a while."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from swcore.cli.terminal import on_errors

    console = on_errors()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(texts.count("step", steps), total=steps)
        yield lambda: bar.advance(task)


def _tell(game: Game, terminal: Terminal, texts: Catalogue) -> None:
    """Tell all turns, then the end or the position reached."""
    from swcore.cli.contract import narrator_of, renderer_of

    narrator, renderer = narrator_of(game, texts.language, None), renderer_of(game.ruleset, texts.language)
    for step in game.log:
        terminal.say(*narrator.hear(step))
    terminal.say(*narrator.flush(), "")
    terminal.say(renderer.final(game, None) if game.over else renderer.position(game, None, terminal.width))


def _step_through(game: Game, terminal: Terminal, texts: Catalogue) -> None:
    """Go back to the set-up and forward again, step by step."""
    from swcore.cli.contract import narrator_of, renderer_of

    narrator, renderer = narrator_of(game, texts.language, None), renderer_of(game.ruleset, texts.language)
    last = len(game.log) - 1
    for _ in range(last):
        game.undo()
    terminal.say(texts("replay.begin"), *narrator.tell([game.log[0]]), renderer.position(game, None, terminal.width))
    for number in range(1, last + 1):
        try:
            answer = terminal.ask(texts("replay.next"))
        except (EOFError, KeyboardInterrupt):
            answer = "q"
        if answer.lower().startswith("q"):
            terminal.say("")
            return
        step = game.redo()
        action = step.action.text if step.action else ""
        terminal.say("", texts("replay.step", n=number, of=last, seat=step.seat + 1, action=action), style="bold")
        terminal.say(*narrator.tell([step]), renderer.position(game, None, terminal.width))
    if game.over:
        terminal.say("", renderer.final(game, None))
