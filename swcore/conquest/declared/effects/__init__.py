"""What happens at a moment: coins, tokens, markers, notes, and questions whose answers lead on."""
