"""What a town is worth: feeding, every card, and the ranks of a solo game. It knows no round."""
