"""Small World of Warcraft for swcore: islands, factions, sixteen races, twenty powers, artifacts and legendary places."""
