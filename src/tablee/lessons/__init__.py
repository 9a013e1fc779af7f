"""Lessons, "How to play" and diagrams: data in the folder `lessons` of each game, checked by the engine."""
