"""Who somebody is, without accounts: secrets that are handed out once and kept only as hashes."""

from __future__ import annotations

import base64
import hashlib
import secrets

SECRET_BYTES, CODE_BYTES = 20, 6
ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that reads like something else
ID_LENGTH = 10


def new_key() -> str:
    """A secret of 160 bits that opens a seat."""
    return base64.b32encode(secrets.token_bytes(SECRET_BYTES)).decode().lower()


def new_code() -> str:
    """A secret of 48 bits that can be typed, for a few minutes and a few attempts."""
    return secrets.token_hex(CODE_BYTES)


def new_holder() -> str:
    """A secret of 160 bits that stands for one browser or program."""
    return secrets.token_hex(SECRET_BYTES)


def new_table_id() -> str:
    """A short name that can be read out loud."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))


def hashed(secret: str) -> str:
    """What is kept of a secret; nothing, if there is none."""
    return "" if not secret else hashlib.sha256(secret.encode()).hexdigest()


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(63)


def commitment(seed: int, salt: str) -> str:
    """What is shown of a seed before the game, so that it can be checked after it."""
    return hashed(f"{seed}:{salt}")
