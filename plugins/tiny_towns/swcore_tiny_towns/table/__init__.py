"""A town of a game on the table, typed in as text or JSON, made into a position that can be scored."""
