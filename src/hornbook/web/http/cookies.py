"""The cookie that identifies a browser (its holder token), and form tokens against forged forms."""

from __future__ import annotations

import hashlib
import hmac
import re

from starlette.requests import HTTPConnection

from hornbook.table.identity.keys import new_holder

COOKIE = "hornbook"
YEAR = 365 * 24 * 3600
HOLDER = re.compile(r"[0-9a-f]{40}")


def holder_in_cookie(asked: HTTPConnection) -> str:
    """The secret that the browser brought, or nothing if it brought none that we could have made."""
    token = asked.cookies.get(COOKIE, "")
    return token if HOLDER.fullmatch(token) else ""


def holder_of(asked: HTTPConnection) -> str:
    """The secret that stands for whoever asks; a new one where there was none."""
    state = asked.scope.setdefault("state", {})
    if "holder" not in state:
        state["holder"] = holder_in_cookie(asked) or new_holder()
    return str(state["holder"])


def holder_of_key(key: str) -> str:
    """The holder that a program is, if it brings the key of a seat and no cookie."""
    return hashlib.sha256(f"program:{key}".encode()).hexdigest()[:40]


def form_token(holder: str) -> str:
    """What a page's forms carry, so that no other site can send them."""
    return hashlib.sha256(f"form:{holder}".encode()).hexdigest()[:40]


def is_form_token(holder: str, token: str) -> bool:
    """Whether a form came from a page that was shown to this holder."""
    return hmac.compare_digest(form_token(holder).encode(), token.encode())


def cookie_header(name: str, value: str, secure: bool) -> bytes:
    """A Set-Cookie header: not for scripts, not for other sites' forms."""
    flags = "; Secure" if secure else ""
    return f"{name}={value}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax{flags}".encode()
