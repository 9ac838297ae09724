"""The labyrinth's own bots; they know what their seat was told, and nothing else."""
