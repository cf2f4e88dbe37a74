"""What a pack brings: pieces, what they offer in a turn, and ready-made effect classes. It knows no rule of the turn."""
