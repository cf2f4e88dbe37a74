"""Packs as strangers publish them: complete source trees, written for hook API 1 and never changed since.

`frozen.json` holds the hash of each of their files; a pack that joins them brings its own hashes. They are built into wheels and
installed from them; `test_thirdparty.py` runs their own tests, and nothing else reads them.
"""
