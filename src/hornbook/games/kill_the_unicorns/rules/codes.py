"""Choice codes: every choice of the game is one of these numbers plus a small index."""

from typing import Final

PASS: Final = 0  # pass, buy nothing, keep a power
SWING: Final = 1  # Knight: lay one more
PEEK: Final = 2  # Princess: look at the traps
RETREAT: Final = 3  # Huntress: take the laid cards back
CANCEL: Final = 4  # Shaman: the trap has no effect
DECLARE: Final = 10  # + number of cards, 1 to 5
TURN: Final = 20  # + trap slot, 0 or 1
COLOUR: Final = 24  # + colour, 0 to 3
CHARACTER: Final = 30  # + character, 0 to 5
FIRST: Final = 40  # + seat, 0 to 5
HUSH: Final = 50  # + hunter, 0 to 5; Bard: keep out of the hunt
HORN: Final = 60
DUST: Final = 61  # + colour
CANDY: Final = 65  # + colour
PATE: Final = 70  # + points, 0 to 19
SOAP: Final = 90  # + price, 0 to 9
UNICORN: Final = 100  # + unicorn, 0 to 63
CARD: Final = 170  # + value, 0 to 15
SWAP: Final = 200  # + hunter * 16 + value; Mage: exchange that laid card
SET: Final = 300  # + trap * 8 + place in the row
LAY: Final = 600  # + place of the handful among all, few cards and low sums first; up to 255

COUNT: Final = 856
"""One more than the highest code."""
