"""The pages that are written: what is alike in all of them stands in `page.html`."""

from __future__ import annotations

from typing import Any


def filled(name: str, **values: Any) -> str:
    """Return a page as text.

    Args:
        name: its file.
        values: what stands in it.
    """
    from jinja2 import Environment, PackageLoader  # the help of commands is light

    return Environment(autoescape=True, loader=PackageLoader("swcore_lab", "")).get_template(name).render(**values)
