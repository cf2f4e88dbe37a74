"""Beacons and oaths."""
