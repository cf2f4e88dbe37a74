"""The 15 monuments of Tiny Towns, one entry point each."""
