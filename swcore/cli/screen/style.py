"""How the parts of the window lie. A window that is too small is `-thin` or `-flat` and shows a notice alone."""

from __future__ import annotations

CSS = """
Screen { layout: vertical; }
#table { height: 1fr; }
#status { height: auto; max-height: 2; background: $primary; color: $text; }
#advice { height: auto; max-height: 40%; background: $warning-muted; color: $text; padding: 0 1; }
#keys { height: 1; background: $panel; padding: 0 1; }
#middle { height: 1fr; }
#left { width: 1fr; }
#right { width: 38%; min-width: 32; max-width: 76; border-left: solid $primary-darken-2; }
.-narrow #right { width: 33; }
#board { height: 1fr; }
#board:focus { background: $boost; }
#legend { height: 1; }
#log { height: 9; border-top: solid $primary-darken-2; background: $surface; }
.-low #log { height: 5; }
#prompt { height: auto; max-height: 5; padding: 0 1; }
#menu { height: 1fr; border: none; padding: 0; background: $surface; scrollbar-gutter: stable; }
#things-title { height: 1; padding: 0 1; }
#things { height: 1fr; border: none; padding: 0; background: $surface; scrollbar-gutter: stable; }
.-low #things { height: 6; }
OptionList > .option-list--option-disabled { color: $text-muted; }
#menu:focus, #things:focus { background: $boost; }
TypedLine { height: auto; display: none; }
TypedLine.open { display: block; }
#line { height: 3; }
#next { height: auto; max-height: 2; padding: 0 1; background: $panel; }
#small { height: 1fr; display: none; }
.-thin #small, .-flat #small { display: block; }
.-thin #table, .-flat #table, .-thin #dialog, .-flat #dialog { display: none; }
Screen.map-only #right, Screen.map-only #log { display: none; }
Screen.log-only #board, Screen.log-only #legend, Screen.log-only #right { display: none; }
Screen.log-only #log, Screen.log-only #answer { height: 1fr; }
#answer { height: 9; border-top: solid $primary-darken-2; background: $surface; display: none; }
.-low #answer { height: 5; }
Screen.answered #answer { display: block; }
Screen.answered #log, Screen.map-only #answer { display: none; }
Told, Typed { align: center middle; }
Told.curtain { background: $background 100%; }
Told.curtain.-thin, Told.curtain.-flat { background: $background 0%; }
#dialog { width: 86%; max-width: 96; height: auto; max-height: 96%; padding: 0 2; background: $panel; border: round $primary; }
#dialog-body { height: auto; max-height: 60vh; }
#dialog-body Static { height: auto; }
#dialog-title, #dialog-keys, #dialog-last { height: auto; }
#dialog-last { margin-top: 1; }
#dialog-keys { margin-top: 1; }
#dialog-input { width: 40; }
"""
