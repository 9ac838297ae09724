"""Plans: drawn from a seed, and judged by the rules."""
