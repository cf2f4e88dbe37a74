"""A balance lab: matched games with and without a piece, intervals that hold whenever one looks, and a verdict in words."""
