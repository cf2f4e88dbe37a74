"""Settings of Sphinx for the site: `make docs` builds it from what scripts/site.py has put together."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from swcore.version import __version__

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
