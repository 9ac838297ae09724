"""What every game shares; nothing here knows which game it hosts."""
