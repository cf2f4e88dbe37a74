"""Fenfolk and lanterns for Small World."""
