"""What `swcore trace` plays, says and shows."""
