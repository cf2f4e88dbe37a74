"""What ships as text: the clauses of the rules, and the JSON Schemas. How texts and files of strangers are read and shown.

It knows neither games nor languages.
"""
