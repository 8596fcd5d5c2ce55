"""What can go wrong, each as a sentence for the person who can mend it."""


class HornbookError(Exception):
    """Any mistake that a caller can mend; the text says what was given and what would be right."""


class UnknownGame(HornbookError):
    """No installed game goes by that name."""


class BrokenGame(HornbookError):
    """A game that is installed but cannot be loaded; names its entry point, its package and what it raised."""


class BadFile(HornbookError):
    """A Python file that was named for a game or a bot, and does not have it."""


class BadSetup(HornbookError):
    """Seats or options that the game cannot be set up with."""


class BadContent(HornbookError):
    """A content pack that does not fit the schema; names file, line and field."""


class IllegalChoice(HornbookError):
    """A choice that is not on offer; the game has not changed."""

    def __init__(self, text: str, legal: list[str] | None = None, rule: str = "") -> None:
        super().__init__(text)
        self.legal = legal or []
        self.rule = rule


class UnknownToken(IllegalChoice):
    """Text that names none of the choices on offer."""


class AmbiguousToken(IllegalChoice):
    """Text that could mean more than one of the choices on offer."""


class BadOutcome(HornbookError):
    """A chance outcome outside its range, or given when nothing is to be rolled."""


class BadRecord(HornbookError):
    """A record that cannot be read."""


class RecordMismatch(HornbookError):
    """A record that can be read but does not describe a game under these rules; names ply and token."""


class OtherRules(RecordMismatch):
    """A record of other rules or other content than the game has here."""


class UndoRefused(HornbookError):
    """A step that cannot be taken back on one's own."""


class Runaway(HornbookError):
    """A rule that ran on without reaching a decision: a bug in the game."""


class UnknownBot(HornbookError):
    """A bot specification that names no bot, or gives it a setting that it does not have."""
