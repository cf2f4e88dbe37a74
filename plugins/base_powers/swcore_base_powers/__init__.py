"""The twenty special powers of base Small World, one entry point each."""
