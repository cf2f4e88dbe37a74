"""Tiny Towns on a terminal, drawn with rich. The only room of the pack that knows rich and click."""
