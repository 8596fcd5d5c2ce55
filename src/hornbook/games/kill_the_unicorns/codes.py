"""Choice codes: every choice of the game is one of these numbers plus a small index."""

PASS = 0  # pass, buy nothing, keep a power
SWING = 1  # Knight: lay one more
PEEK = 2  # Princess: look at the traps
RETREAT = 3  # Huntress: take the laid cards back
CANCEL = 4  # Shaman: the trap has no effect
DECLARE = 10  # + number of cards, 1 to 5
TURN = 20  # + trap slot, 0 or 1
COLOUR = 24  # + colour, 0 to 3
CHARACTER = 30  # + character, 0 to 5
FIRST = 40  # + seat, 0 to 5
HUSH = 50  # + hunter, 0 to 5; Bard: keep out of the hunt
HORN = 60
DUST = 61  # + colour
CANDY = 65  # + colour
PATE = 70  # + points, 0 to 19
SOAP = 90  # + price, 0 to 9
UNICORN = 100  # + unicorn, 0 to 63
CARD = 170  # + value, 0 to 15
SWAP = 200  # + hunter * 16 + value; Mage: exchange that laid card
SET = 300  # + trap * 8 + place in the row
LAY = 600  # + handful, up to 255

COUNT = 856
"""One more than the highest code."""
