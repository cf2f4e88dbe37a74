"""Tiny Towns on the command line: what people see, read and type."""
