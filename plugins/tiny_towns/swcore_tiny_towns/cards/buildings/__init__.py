"""The 25 buildings of Tiny Towns, one entry point each."""
