"""What rules are about: regions, amounts, conditions, and how these read; it knows neither moments nor effects."""
