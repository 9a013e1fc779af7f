"""Positions in which much can happen, and how much does."""

from __future__ import annotations

import json

POSITIONS = {
    name: json.dumps(position)
    for name, position in {
        "overload start": {
            "game": "overload",
            "options": {"players": 3},
            "pawns": ["0 0", "0 0", "0 0"],
            "points": [0, 0, 0],
            "turn": 1,
            "phase": "load",
        },
        "overload crowd": {
            "game": "overload",
            "options": {"players": 5, "special": ["A", "curve1", "C", "D", "curve2", "B"]},
            "pawns": ["3+2 8+8", "5+8 7+7", "7+1 9+0", "9+3 11+4", "20+8 24+5"],
            "points": [12, 29, 7, 0, 20],
            "turn": 1,
            "phase": "roll",
        },
        "wuerfel-express after a roll": {
            "game": "wuerfel-express",
            "options": {"players": 4},
            "tracks": ["0: R3 G2", "2: B2 Y4", "0: W5", "7: K2"],
            "out": "",
            "turns": 8,
            "phase": "keep 2 RRBBYYK",
        },
        "wuerfel-express thefts": {
            "game": "wuerfel-express",
            "options": {"players": 4},
            "tracks": ["0: R3", "2: B2 Y4", "0: W2 G2", "7: K2 B3"],
            "out": "",
            "turns": 8,
            "phase": "take WWBBKKG",
        },
        "wuerfelblitz short round": {
            "game": "wuerfelblitz",
            "options": {"players": 2, "seconds": 1, "fastest": 999},
            "white": [2, 0],
            "black": [2, 1],
            "roller": 1,
            "idle": 0,
            "phase": "answer",
            "roll": "234561 RO",
            "said": ["-", "-"],
        },
        "dog seven and joker": {
            "game": "dog",
            "options": {"players": 4},
            "pawns": ["start 62 h3 20", "start start 0 25", "start 32 40 h1", "start 48 3 h2"],
            "hands": ["7 joker", "4 swap", "13 7", "joker 5"],
            "offers": ["", "", "", ""],
            "gifts": ["", "", "", ""],
            "discards": "",
            "round": 5,
            "dealer": 4,
            "turn": 1,
            "phase": "play",
        },
        "dog alone": {
            "game": "dog",
            "options": {"players": 3, "direction": "counter-clockwise"},
            "pawns": ["start 2 61 h3 20", "start start 16 40 25", "start 32 41 h1 h4"],
            "hands": ["7 4", "1/11 swap", "13 8"],
            "offers": ["", "", ""],
            "gifts": ["", "", ""],
            "discards": "",
            "round": 5,
            "dealer": 3,
            "turn": 1,
            "phase": "play",
        },
    }.items()
}

COUNTS = {
    "overload start": [9, 72, 648, 5184, 42048],
    "overload crowd": [8, 16, 79, 270, 1412, 5883],
    "wuerfel-express after a roll": [54, 7490, 19036],
    "wuerfel-express thefts": [4, 11, 2062, 86456],
    "wuerfelblitz short round": [146, 10658],
    "dog seven and joker": [70, 542, 7906, 106425],
    "dog alone": [26, 250, 1084, 7703, 45678],
}
