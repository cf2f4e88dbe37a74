"""What a pack brings: pieces, what they offer in a turn, and ready-made classes of races and powers. It knows no rule of the turn."""
