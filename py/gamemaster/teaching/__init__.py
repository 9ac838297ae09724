"""Lessons and companions: what is said to a learner, judged by what the learner was told."""
