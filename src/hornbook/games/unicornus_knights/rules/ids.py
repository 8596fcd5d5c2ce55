"""Ids of characters, cards, events and terrain: their places in these tuples are the numbers that the rules use."""

from typing import Final

HIT: Final = 0
MISS: Final = 1
LOSS: Final = 2

DEFENSIVE: Final = 0
NORMAL: Final = 1
AGGRESSIVE: Final = 2
TEMPERS: Final = ("defensive", "normal", "aggressive")

KINGDOM: Final = (
    "annelie", "donia", "gato", "godfried", "josephine", "magnus", "havok", "ilsahti", "mirza", "cat_band", "urgan",
    "zyne",
)  # fmt: skip
ANNELIE: Final = 0
DONIA: Final = 1
GATO: Final = 2
GODFRIED: Final = 3
JOSEPHINE: Final = 4
MAGNUS: Final = 5
HAVOK: Final = 6
ILSAHTI: Final = 7
MIRZA: Final = 8
CAT_BAND: Final = 9
URGAN: Final = 10
ZYNE: Final = 11

PRINCESSES: Final = ("tactician", "warrior", "lucky_girl", "social")
TACTICIAN: Final = 0
WARRIOR: Final = 1
LUCKY_GIRL: Final = 2
SOCIAL: Final = 3

EMPIRE: Final = (
    "lionel", "amina", "black_knight", "dahaka", "demian", "dorgas", "exhar", "gregorio", "irvin", "marianne",
    "kostov", "lyla", "abyss_king", "ravinith", "rozie",
)  # fmt: skip
LIONEL: Final = 0
AMINA: Final = 1
BLACK_KNIGHT: Final = 2
DAHAKA: Final = 3
DEMIAN: Final = 4
DORGAS: Final = 5
EXHAR: Final = 6
GREGORIO: Final = 7
IRVIN: Final = 8
MARIANNE: Final = 9
KOSTOV: Final = 10
LYLA: Final = 11
ABYSS_KING: Final = 12
RAVINITH: Final = 13
ROZIE: Final = 14

SUPPORT: Final = (
    "help_from_the_people", "supply_convoy", "ambush", "healing_potion", "fire_tactics", "shield_wall",
    "forced_march", "mock", "protection", "second_wind", "pull_back", "stay_a_while", "rallying_cry", "secret_path",
    "scout_report", "courier", "decoy_camp", "repentance", "destined_meeting", "war_council", "banner", "pack_mules",
)  # fmt: skip
HELP: Final = 0
CONVOY: Final = 1
AMBUSH: Final = 2
POTION: Final = 3
FIRE: Final = 4
SHIELD_WALL: Final = 5
FORCED_MARCH: Final = 6
MOCK: Final = 7
PROTECTION: Final = 8
SECOND_WIND: Final = 9
PULL_BACK: Final = 10
STAY_A_WHILE: Final = 11
RALLYING_CRY: Final = 12
SECRET_PATH: Final = 13
SCOUT_REPORT: Final = 14
COURIER: Final = 15
DECOY_CAMP: Final = 16
REPENTANCE: Final = 17
DESTINED_MEETING: Final = 18
WAR_COUNCIL: Final = 19
BANNER: Final = 20
PACK_MULES: Final = 21

FATES: Final = (
    "persuasion", "begrudging_respect", "diabolical_trap", "friend_or_foe", "lost_family", "love_at_first_sight",
    "mercenary", "loyal_soldier", "fated_enemy", "old_debt", "change_of_heart", "burning_hatred", "captured_banner",
)  # fmt: skip
PERSUASION: Final = 0
RESPECT: Final = 1
DIABOLICAL_TRAP: Final = 2
FRIEND_OR_FOE: Final = 3
LOST_FAMILY: Final = 4
LOVE: Final = 5
MERCENARY: Final = 6
LOYAL_SOLDIER: Final = 7
FATED_ENEMY: Final = 8
OLD_DEBT: Final = 9
CHANGE_OF_HEART: Final = 10
BURNING_HATRED: Final = 11
CAPTURED_BANNER: Final = 12

EVENTS: Final = (
    "oppressive_empire", "heavy_rain", "wary_villagers", "supply_thieves", "border_patrol", "impatient_princess",
    "market_day", "ill_omens", "hopelessness", "assassins", "sudden_illness", "desperate_counterattack",
    "fresh_legions", "conscription", "washed_out_roads", "desertion", "curse_of_immortality", "total_war",
    "ancestral_weapon", "emperors_wrath", "scorched_earth", "palace_guard", "night_raid", "exhaustion",
)  # fmt: skip
OPPRESSIVE_EMPIRE: Final = 0
HEAVY_RAIN: Final = 1
WARY_VILLAGERS: Final = 2
SUPPLY_THIEVES: Final = 3
BORDER_PATROL: Final = 4
IMPATIENT_PRINCESS: Final = 5
MARKET_DAY: Final = 6
ILL_OMENS: Final = 7
HOPELESSNESS: Final = 8
ASSASSINS: Final = 9
SUDDEN_ILLNESS: Final = 10
DESPERATE_COUNTERATTACK: Final = 11
FRESH_LEGIONS: Final = 12
CONSCRIPTION: Final = 13
WASHED_OUT: Final = 14
DESERTION: Final = 15
CURSE_OF_IMMORTALITY: Final = 16
TOTAL_WAR: Final = 17
ANCESTRAL_WEAPON: Final = 18
EMPERORS_WRATH: Final = 19
SCORCHED_EARTH: Final = 20
PALACE_GUARD: Final = 21
NIGHT_RAID: Final = 22
EXHAUSTION: Final = 23

TERRAIN: Final = ("plains", "road", "forest", "desert", "mountain", "village", "city", "fort", "lake")
FORT: Final = 7
PETALS: Final = ("c", "ne", "e", "se", "sw", "w", "nw")
"""The spaces of a tile by name."""

EFFECTS: Final = ("luck", "blood", "prayer", "taxes", "abyss", "graves")
"""UK-4.2 What may happen at the start of a round, in this order."""
LUCK: Final = 0
BLOOD: Final = 1
PRAYER: Final = 2
TAXES: Final = 3
ABYSS: Final = 4
GRAVES: Final = 5


def cards_of(copies: tuple[int, ...]) -> tuple[int, ...]:
    """Cards one by one, sorted, from how many there are of each."""
    return tuple([card for card, count in enumerate(copies) for _ in range(count)])
