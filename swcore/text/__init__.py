"""What ships as text: the clauses of the rules, and the JSON Schemas. It knows neither games nor languages."""
