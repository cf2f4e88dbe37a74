"""The web client: static files alone, which the server hands out. See `static/index.html`."""
