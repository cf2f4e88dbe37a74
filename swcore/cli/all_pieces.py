"""`swcore pieces --all`: what is installed and what the user has, with where it comes from; nothing is imported for it."""

from __future__ import annotations

from typing import Any

from swcore.cli.output import print_json
from swcore.wording.catalogue import Catalogue

HEADS = ("id", "kind", "from", "joins")


def list_all(texts: Catalogue, kind: str, *, as_json: bool) -> None:
    """Print all pieces.

    Args:
        texts: texts in the language of the reader.
        kind: only pieces of this kind, as far as it is known without importing them; all of them when "".
        as_json: whether data is printed.
    """
    from swcore.authoring.personal import personal_folder

    rows = [row for row in (*_installed(), *_personal()) if not kind or row["kind"] == kind]
    if as_json:
        print_json(rows)
        return
    from swcore.cli.tables import say_list
    from swcore.cli.terminal import Terminal

    cells = []
    for row in rows:
        kind = f"kind.{row['kind']}"
        joins = ", ".join(row["games"]) or texts("joins.with")
        cells.append((row["id"], texts(kind) if kind in texts else row["kind"], row["trouble"] or row["from"], joins))
    folder = personal_folder()
    terminal = Terminal()
    say_list(terminal, [texts(f"head.{head}") for head in HEADS], cells, HEADS)
    if folder is not None:
        mine = any(row["personal"] for row in rows)
        terminal.say(texts("personal.some" if mine else "personal.none", folder=folder))


def _installed() -> list[dict[str, Any]]:
    from swcore.hooks.installed import read_index

    index = read_index()
    games: dict[str, str] = {}
    for one in index.games:
        games.setdefault(one.distribution, one.name.partition(".")[2].replace("_", "-"))
    packs = {one.prefix: games[one.distribution] for one in index.games}
    return [_row(one.name, "", one.release, [packs[one.prefix]] if one.prefix in packs else []) for one in index.pieces]


def _personal() -> list[dict[str, Any]]:
    from swcore.authoring.personal import personal

    found = []
    for file in personal():
        kinds = file.kinds or ("",) * len(file.ids)
        found += [_row(id, kind, str(file.path), personal=True) for id, kind in zip(file.ids, kinds, strict=True)]
        if not file.ids:
            found.append(_row(file.path.stem, "", str(file.path), personal=True, trouble=file.trouble))
    return found


def _row(
    id: str, kind: str, origin: str, games: list[str] | None = None, *, personal: bool = False, trouble: str = ""
) -> dict[str, Any]:
    return {"id": id, "kind": kind, "from": origin, "games": games or [], "personal": personal, "trouble": trouble}
