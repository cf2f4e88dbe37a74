"""A conquest game in words: names, menus, costs and sentences. Plain data and strings; it knows no terminal."""
