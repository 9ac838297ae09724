"""Bots proved against bots, for those who write them: no part of the page."""
