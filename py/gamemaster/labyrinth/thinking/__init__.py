"""Level 4: plans in many worlds at once, each of which may be the true one."""
