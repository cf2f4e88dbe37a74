"""The places of Small World of Warcraft, one entry point each."""
