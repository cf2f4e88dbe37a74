"""What a rule can be about: answers of the family's hooks, what armies are offered, and reactions."""
