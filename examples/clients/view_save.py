"""Look through a save, step by step: what happened, in sentences, and how the table stands at the end.

python view_save.py game.save [LANGUAGE]
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from swcore.protocol import Conversation, Desk


def lines(save: str, lang: str = "en") -> Iterator[str]:
    """Yield the lines of a save as people read them."""
    talk = Conversation(Desk(), lang)
    told = talk.ask_json({"do": "load", "save": save})
    if "error" in told:
        yield told["error"]["text"]
        return
    steps = talk.ask_json({"do": "news"})["answer"]["steps"]
    for step in steps:
        for sentence in talk.ask_json({"do": "tell", "step": step["step"]})["answer"]["sentences"]:
            yield f"{step['step']:>4}  {sentence['text']}"
    scene = talk.ask_json({"do": "scene"})["answer"]
    yield f"{scene['title']}. {scene.get('status', '')}"
    for element in scene["elements"]:
        if element["kind"] == "panel":
            facts = ", ".join(f"{one['label']} {one['value']}" for one in element.get("facts", ()))
            yield f"      {element['label']}: {facts}"


if __name__ == "__main__":
    for line in lines(Path(sys.argv[1]).read_text(encoding="utf-8"), *sys.argv[2:3]):
        print(line)
