"""What other programs use: tables and simulations behind a few names; no part of the page."""
