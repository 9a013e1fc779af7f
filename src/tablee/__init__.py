"""Tablée: four games of dice, cards and pawns, for people and for programs."""
