"""What the effects of pieces do when they are carried out. Constructors stand in `fx`; nothing here asks the rulebook."""
