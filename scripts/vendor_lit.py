"""Fetch Lit from the package registry and write it as one file for the web client: python -m scripts.vendor_lit [VERSION]

The web client has no build step: what it imports lies in the repository. This writes `vendor/lit.js` (bundled by esbuild from
the published package), its licence, and `vendor.json` with the versions and the checksum that a test compares.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path

LIT, ESBUILD = "3.3.3", "0.25.12"
HOME = Path(__file__).parents[1] / "apps/server/swcore_web/static/js/vendor"
ENTRY = """export { LitElement, html, svg, css, unsafeCSS, nothing } from "lit";
export { repeat } from "lit/directives/repeat.js";
export { live } from "lit/directives/live.js";
export { ref, createRef } from "lit/directives/ref.js";
"""
BUNDLE = ("--bundle", "--format=esm", "--minify", "--legal-comments=none", "--target=es2022")


def main(version: str = LIT) -> None:
    """Write the files.

    Args:
        version: of Lit.

    Raises:
        subprocess.CalledProcessError: npm or esbuild has failed; it has said why.
    """
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        wanted = {"lit": version, "esbuild": ESBUILD}
        (work / "package.json").write_text(
            json.dumps({"private": True, "dependencies": wanted}, allow_nan=False), encoding="utf-8"
        )
        (work / "entry.js").write_text(ENTRY, encoding="utf-8")
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=work, check=True)
        subprocess.run(["node_modules/.bin/esbuild", "entry.js", *BUNDLE, "--outfile=lit.js"], cwd=work, check=True)
        head = f"/* Lit {version}, BSD-3-Clause, Copyright 2017 Google LLC; see lit.LICENSE. Made by scripts/vendor_lit.py. */\n"
        text = head + (work / "lit.js").read_text(encoding="utf-8")
        licence = (work / "node_modules/lit/LICENSE").read_text(encoding="utf-8")
    HOME.mkdir(parents=True, exist_ok=True)
    (HOME / "lit.js").write_text(text, encoding="utf-8")
    (HOME / "lit.LICENSE").write_text(licence, encoding="utf-8")
    kept = {"lit": version, "esbuild": ESBUILD, "sha256": hashlib.sha256(text.encode()).hexdigest()}
    (HOME / "vendor.json").write_text(json.dumps(kept, indent=2, allow_nan=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:2])
