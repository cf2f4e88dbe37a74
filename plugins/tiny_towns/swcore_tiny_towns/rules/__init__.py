"""The course of a game: naming, placing, building, reactions, questions of cards, the end. It knows no card and no words."""
