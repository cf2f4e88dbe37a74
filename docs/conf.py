"""Settings of Sphinx for the site: `make docs` builds it from what scripts/site.py has put together."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import ClassVar

from pygments.lexer import RegexLexer, bygroups
from pygments.token import Generic, Text
from sphinx.application import Sphinx

sys.path.insert(0, str(Path(__file__).parents[1]))

from swcore.version import __version__


class Session(RegexLexer):
    """What is typed at a terminal, behind `$` into the shell and behind `>` into a game, and what is shown."""

    name = "console"
    tokens: ClassVar = {
        "root": [
            (r"^([$>])( ?)(.*\n)", bygroups(Generic.Prompt, Text, Generic.Strong)),
            (r".*\n", Generic.Output),
        ]
    }


def setup(app: Sphinx) -> None:
    """Let blocks called `console` be read as sessions."""
    app.add_lexer("console", Session)


project = "swcore"
author = "The swcore authors"
copyright = "2026, The swcore authors"
version = release = __version__
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
language = "en"

# Headings are linked to as on a forge.
myst_heading_anchors = 4

html_theme = "furo"
html_title = f"swcore {__version__}"
html_static_path = [str(Path(__file__).parent / "_static")]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_theme_options = {
    "navigation_with_keys": True,
    "light_css_variables": {"color-brand-primary": "#24507a", "color-brand-content": "#24507a"},
    "dark_css_variables": {"color-brand-primary": "#8fbce6", "color-brand-content": "#8fbce6"},
}
pygments_style = "friendly"
pygments_dark_style = "monokai"
