"""What a seat could know, for the page: marks for the notebook, reasons, other labyrinths."""
