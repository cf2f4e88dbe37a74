"""How the parts of the window lie."""

from __future__ import annotations

CSS = """
Screen { layout: vertical; }
#status { height: 1; background: $primary; color: $text; }
#keys { height: 1; background: $panel; padding: 0 1; }
#middle { height: 1fr; }
#left { width: 1fr; }
#right { width: 38%; min-width: 32; max-width: 76; border-left: solid $primary-darken-2; }
.narrow #right { width: 33; }
#board { height: 1fr; }
#board:focus { background: $boost; }
#legend { height: 1; }
#log { height: 9; border-top: solid $primary-darken-2; background: $surface; }
.low #log { height: 5; }
#advice { height: auto; max-height: 12; background: $warning-muted; color: $text; padding: 0 1; }
.low #advice { max-height: 8; }
#prompt { height: auto; max-height: 5; padding: 0 1; }
#menu { height: 1fr; border: none; padding: 0; background: $surface; scrollbar-gutter: stable; }
#things-title { height: 1; padding: 0 1; }
#things { height: 1fr; border: none; padding: 0; background: $surface; scrollbar-gutter: stable; }
.low #things { height: 6; }
OptionList > .option-list--option-disabled { color: $text-muted; }
#menu:focus, #things:focus { background: $boost; }
#line { height: 3; }
#next { height: auto; max-height: 2; padding: 0 1; background: $panel; }
#small { height: 1fr; padding: 1 2; }
.map-only #right, .map-only #log { display: none; }
.log-only #board, .log-only #legend { display: none; }
.log-only #log { height: 1fr; }
Told, Typed { align: center middle; }
Told.curtain { background: $background 100%; }
#dialog { width: 86%; max-width: 96; height: auto; max-height: 96%; padding: 0 2; background: $panel; border: round $primary; }
#dialog-body { height: auto; max-height: 72vh; }
#dialog-body Static { height: auto; }
#dialog-title, #dialog-keys { height: auto; }
#dialog-keys { margin-top: 1; }
#dialog-input { width: 40; }
"""
