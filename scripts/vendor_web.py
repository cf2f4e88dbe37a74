"""Fetch the libraries of the web client from the package registry, each as one file: python -m scripts.vendor_web

The web client has no build step: what it imports lies in the repository. This writes `vendor/NAME.js` (bundled by esbuild from
the published package) and its licence, and `vendor.json` with the versions and the checksums that a test compares. To update
one, change its version here and run it.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import attrs

ESBUILD = "0.25.12"
HOME = Path(__file__).parents[1] / "apps/server/swcore_web/static/js/vendor"
BUNDLE = ("--bundle", "--format=esm", "--minify", "--legal-comments=none", "--target=es2022")


@attrs.frozen
class Library:
    """A library.

    Attributes:
        name: of its file.
        package: of the registry.
        version: the one that is used.
        licence: which, and whose.
        entry: the module that is bundled.
        text: the file in the package that is its licence; what `licence` says where there is none.
    """

    name: str
    package: str
    version: str
    licence: str
    entry: str
    text: str = ""


LIBRARIES = (
    Library(
        "lit",
        "lit",
        "3.3.3",
        "BSD-3-Clause, Copyright 2017 Google LLC",
        """export { LitElement, html, svg, css, unsafeCSS, nothing } from "lit";
export { repeat } from "lit/directives/repeat.js";
export { live } from "lit/directives/live.js";
export { ref, createRef } from "lit/directives/ref.js";
""",
        "LICENSE",
    ),
    Library(
        "qrcode",
        "qrcode-generator",
        "2.0.4",
        "MIT, Copyright (c) 2009 Kazuhiko Arase",
        'export { qrcode } from "qrcode-generator";\n',
    ),
)
MIT = """Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without
limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the
Software, and to permit persons to whom the Software is furnished to do so, subject to the following
conditions: The above copyright notice and this permission notice shall be included in all copies or
substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED
TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL
THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF
CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER
DEALINGS IN THE SOFTWARE.
"""


def fetched(work: Path) -> dict[str, Any]:
    """Write the libraries, and return what is kept of each.

    Args:
        work: a folder to work in.

    Raises:
        subprocess.CalledProcessError: npm or esbuild has failed; it has said why.
    """
    wanted = {"esbuild": ESBUILD, **{one.package: one.version for one in LIBRARIES}}
    package = json.dumps({"private": True, "dependencies": wanted}, allow_nan=False)
    (work / "package.json").write_text(package, encoding="utf-8")
    subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=work, check=True)
    kept: dict[str, Any] = {}
    for one in LIBRARIES:
        (work / "entry.js").write_text(one.entry, encoding="utf-8")
        subprocess.run(["node_modules/.bin/esbuild", "entry.js", *BUNDLE, "--outfile=out.js"], cwd=work, check=True)
        head = f"/* {one.package} {one.version}, {one.licence}; see {one.name}.LICENSE. Made by scripts/vendor_web.py. */\n"
        text = head + (work / "out.js").read_text(encoding="utf-8")
        found = work / "node_modules" / one.package / one.text
        licence = found.read_text(encoding="utf-8") if one.text else f"{one.licence}\n\n{MIT}"
        (HOME / f"{one.name}.js").write_text(text, encoding="utf-8")
        (HOME / f"{one.name}.LICENSE").write_text(licence, encoding="utf-8")
        kept[one.name] = {"package": one.package, "version": one.version, "sha256": hashlib.sha256(text.encode()).hexdigest()}
    return {"esbuild": ESBUILD, "libraries": kept}


def main() -> None:
    """Write the files."""
    HOME.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        kept = fetched(Path(folder))
    (HOME / "vendor.json").write_text(json.dumps(kept, indent=2, allow_nan=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
