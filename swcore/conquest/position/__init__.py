"""What is true now: state, events, the view that hooks get, boards, and the hook tables of armies. It decides nothing."""
