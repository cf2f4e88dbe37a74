"""The fourteen races of base Small World, one entry point each."""
