"""What strangers try: each is refused with a clear code, changes nothing, and the server stays up."""

from __future__ import annotations

import socket

import httpx
import pytest

from hornbook.web.http.cookies import COOKIE
from hornbook.web.http.limits import Bucket, PerAddress
from tests.web.browser import GAME, Browser
from tests.web.serving import Server, serving

PATHS = [
    "/",
    "/about",
    "/nowhere",
    "/api/games",
    "/api/nowhere",
    "/healthz",
    "/metrics",
    "/icon.svg",
    "/static/nothing.js",
    "/t/x",
]


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_has_the_headers(server: Server, path: str) -> None:
    headers = httpx.get(f"{server.url}{path}").headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers


def test_the_cookie_is_not_for_scripts_nor_for_other_sites(server: Server) -> None:
    answer = httpx.get(f"{server.url}/?lang=it")
    session, language = answer.headers.get_list("set-cookie")
    for cookie in (session, language):
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Path=/" in cookie
    assert len(session.partition(";")[0].partition("=")[2]) * 4 == 160
    assert "set-cookie" not in httpx.get(f"{server.url}/healthz").headers
    again = httpx.get(f"{server.url}/", cookies={COOKIE: session.partition(";")[0].partition("=")[2]})
    assert "set-cookie" not in again.headers


def test_a_cookie_that_we_did_not_make_is_replaced(server: Server) -> None:
    for made_up in ("x", "A" * 40, "a" * 41, "0" * 4000):
        answer = httpx.get(f"{server.url}/", cookies={COOKIE: made_up})
        assert answer.cookies[COOKIE] != made_up


def test_behind_a_proxy_with_https_the_cookie_is_secure() -> None:
    with serving("--behind-proxy", "--workers", "0") as server:
        answer = httpx.get(f"{server.url}/", headers={"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"})
        assert "; Secure" in answer.headers["set-cookie"]
        assert "; Secure" not in httpx.get(f"{server.url}/").headers["set-cookie"]


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:1", "http://localhost.evil.example", "x"])
def test_posts_from_other_sites_are_refused(ann: Browser, origin: str) -> None:
    form = ann.get("/").forms[0]
    headers = {"origin": origin}
    assert ann.client.post(form.action, data=form.fields, headers=headers).status_code == 403
    answer = ann.client.post("/api/tables", json={"game": GAME, "seats": []}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert ann.client.get("/").text.count("/t/") == 0


def test_our_own_pages_may_post(ann: Browser) -> None:
    """A page that hides its address sends the origin null with its forms; its token vouches for it."""
    form = ann.get("/").forms[0]
    for origin in (ann.url, "null"):
        answer = ann.client.post(form.action, data=form.fields, headers={"origin": origin}, follow_redirects=False)
        assert answer.status_code == 303


def test_a_form_needs_the_token_of_the_browser_that_it_was_shown_to(ann: Browser, bob: Browser) -> None:
    form, other = ann.get("/").forms[0], bob.get("/").forms[0]
    for token in ("", "x", "é", other.fields["token"], ann.cookie):
        answer = ann.client.post(form.action, data={**form.fields, "token": token})
        assert answer.status_code == 403, token
        assert "cookie" in answer.text
    bare = httpx.post(f"{ann.url}{form.action}", data=form.fields)
    assert bare.status_code == 403


def test_no_other_kind_of_body_is_read(ann: Browser) -> None:
    form = ann.get("/").forms[0]
    assert ann.client.post(form.action, json=form.fields).status_code == 415
    plain = ann.client.post("/api/tables", content=b"{}", headers={"content-type": "text/plain"})
    assert plain.status_code == 415
    assert ann.client.post(form.action, content=b"\xff=1", headers=URLENCODED).status_code == 400
    assert ann.client.post(form.action, content=b"a=1&" * 5000, headers=URLENCODED).status_code == 400


URLENCODED = {"content-type": "application/x-www-form-urlencoded"}


def test_bodies_are_limited_also_without_a_length(server: Server, ann: Browser) -> None:
    ann.get("/")
    large = ann.client.post("/api/tables", content=b" " * 40_000, headers={"content-type": "application/json"})
    assert (large.status_code, large.json()["code"]) == (413, "large")
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n")
        raw.sendall(b"transfer-encoding: chunked\r\n\r\n" + (b"4000\r\n" + b" " * 0x4000 + b"\r\n") * 8)
        assert b" 413 " in raw.recv(100)
    assert server.is_up()


@pytest.mark.parametrize("path", ["../app.py", "..%2fapp.py", "%2e%2e/%2e%2e/home.py", "/etc/passwd", "%00", ".", ""])
def test_static_files_stay_in_their_folder(server: Server, path: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(f"GET /static/{path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: raw.recv(65536), b""))
    assert answer.startswith((b"HTTP/1.1 404", b"HTTP/1.1 400"))
    assert b"import annotations" not in answer
    assert server.is_up()


def test_strange_addresses(server: Server, ann: Browser) -> None:
    for path in (
        "/t/" + "a" * 3000,
        "/t/%00",
        "/t/é/text",
        "/j/x/99999999999999999999",
        "/?lang=%00",
        "/t/x/text?seat=²",
    ):
        assert ann.client.get(path).status_code in (200, 404), path
    table = ann.play_now()
    assert ann.client.get(f"/t/{table}/text?seat=99999999999999999999").status_code == 403
    assert server.is_up()


def test_numbers_in_forms_are_numbers(ann: Browser) -> None:
    page = ann.get(f"/t/{ann.play_now()}/text")
    form = page.form("choices")
    for bad in ("", "x", "-1", "1e3", "²", "9" * 100):
        assert ann.client.post(form.action, data={**form.fields, "code": bad}).status_code == 400, bad
    assert ann.client.post(form.action, data={**form.fields, "do": "explode"}).status_code == 400


def test_somebody_who_posts_too_much_has_to_wait() -> None:
    with serving("--workers", "0") as server:
        ann = Browser(server.url)
        statuses = [ann.client.post(f"/play/{GAME}").status_code]
        while statuses[-1] == 415 and len(statuses) < 5000:
            statuses.append(ann.client.post(f"/play/{GAME}").status_code)
        assert len(statuses) > 100
        assert statuses[-1] == 429
        assert server.is_up()


def test_somebody_who_tries_keys_has_to_wait() -> None:
    with serving("--workers", "0") as server:
        ann, bob = Browser(server.url), Browser(server.url)
        table = ann.new_table("you", "friend").path.rpartition("/")[2]
        where = f"/api/tables/{table}/claim"
        codes = [bob.client.post(where, json={"seat": 1, "key": f"{n}"}).json()["code"] for n in range(25)]
        assert codes[:20] == ["wrong-key"] * 20
        assert codes[-1] == "rate"


def test_a_bucket_fills_up_again() -> None:
    now = [0.0]
    bucket = Bucket(2, 0.5, lambda: now[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] = 2.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 1000.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_addresses_have_buckets_of_their_own_and_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hornbook.web.http.limits.MOST_ADDRESSES", 2)
    limits = PerAddress(1, 0, lambda: 0.0)
    assert [limits.take(address) for address in ("a", "a", "b", "a", "c", "d", "a")] == [
        True,
        False,
        True,
        False,
        True,
        True,
        True,
    ]
