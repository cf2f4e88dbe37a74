"""The races of Small World of Warcraft, one entry point each."""
