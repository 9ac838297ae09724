"""What `build.py` is made of: standard library only, and not part of the engine's wheel."""
