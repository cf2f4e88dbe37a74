"""The list of the cards on the terminal."""

from __future__ import annotations

from click.testing import CliRunner

from swcore.cli.app import cli


def heads(game: str) -> list[str]:
    """Return the heads of the list of a game's pieces."""
    result = CliRunner().invoke(cli, ["pieces", game, "--lang", "en"], env={"COLUMNS": "160"})
    assert result.exit_code == 0
    return result.stdout.splitlines()[0].split()


def test_cards_have_no_numbers_so_the_list_has_no_column_for_them() -> None:
    assert heads("tiny-towns") == ["Id", "Kind", "Name", "Text"]
    assert heads("small-world") == ["Id", "Kind", "Name", "Numbers", "Text"]
