"""The steps, each by its number."""
