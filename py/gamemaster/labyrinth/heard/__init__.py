"""What is known at the table: folds of what was said, the notebook and the game master's map."""
