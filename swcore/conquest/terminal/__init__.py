"""A conquest game on a terminal, drawn with rich. The only room of the family that knows rich."""
