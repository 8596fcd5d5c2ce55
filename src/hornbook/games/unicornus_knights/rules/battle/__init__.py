"""UK-7 Battles: dice, damage, withdrawal; and those of the princess."""
