"""Relics for Small World of Warcraft."""
