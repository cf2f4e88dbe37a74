"""Cards of Tiny Towns as strangers write them: home-made ideas, each a module of a few lines that uses public names alone.

A module holds its pieces as `PIECES`; a scene beside it (`test_*.py`) shows what they do.
"""
