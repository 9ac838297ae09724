"""What follows from the statements that one seat has heard: certain, impossible, possible."""
