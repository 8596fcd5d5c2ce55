"""A browser without scripts: it reads pages, fills in forms and presses buttons."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

import httpx

VOID = frozenset({"meta", "link", "input", "br", "hr", "img"})
GAME = "kill-the-unicorns"


@dataclass
class Button:
    label: str
    name: str = ""
    value: str = ""


@dataclass
class Form:
    action: str
    method: str
    css: str
    fields: dict[str, str] = field(default_factory=dict)
    buttons: list[Button] = field(default_factory=list)


class Page(HTMLParser):
    """A page as its reader sees it: tags with attributes, forms, text."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__()
        self.answer, self.status, self.html = answer, answer.status_code, answer.text
        self.path = answer.url.path
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.forms: list[Form] = []
        self.words: list[str] = []
        self._open: list[str] = []
        self._select = ""
        self.feed(answer.text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags.append((tag, given))
        if tag not in VOID:
            self._open.append(tag)
        form = self.forms[-1] if self.forms and "form" in self._open else None
        if tag == "form":
            self.forms.append(Form(given.get("action", self.path), given.get("method", "get"), given.get("class", "")))
        elif form and tag == "input" and "name" in given:
            form.fields[given["name"]] = given.get("value", "")
        elif form and tag == "select":
            self._select = given["name"]
        elif form and tag == "option" and (self._select not in form.fields or "selected" in given):
            form.fields[self._select] = given["value"]
        elif form and tag == "button":
            form.buttons.append(Button("", given.get("name", ""), given.get("value", "")))

    def handle_endtag(self, tag: str) -> None:
        assert self._open, f"</{tag}> closes nothing"
        assert self._open.pop() == tag, f"</{tag}> closes another tag"

    def handle_data(self, data: str) -> None:
        self.words.append(data)
        if self._open and self._open[-1] == "button" and self.forms and self.forms[-1].buttons:
            self.forms[-1].buttons[-1].label += data.strip()

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())

    def all(self, tag: str, **attributes: str) -> list[dict[str, str]]:
        """The attributes of every tag of a kind that has these."""
        wanted = {name.strip("_").replace("_", "-"): value for name, value in attributes.items()}
        return [has for name, has in self.tags if name == tag and wanted.items() <= has.items()]

    def form(self, css: str = "", action: str = "") -> Form:
        found = [form for form in self.forms if css in form.css.split() or (action and form.action == action)]
        assert found, f"no form {css}{action} in {[(form.css, form.action) for form in self.forms]}"
        return found[0]

    def button(self, label: str) -> tuple[Form, Button]:
        found = [(form, button) for form in self.forms for button in form.buttons if button.label == label]
        assert found, f"no button {label!r} among {[b.label for form in self.forms for b in form.buttons]}"
        return found[0]


class Browser:
    """One person's browser, with its own cookies."""

    def __init__(self, url: str, language: str = "en") -> None:
        self.url = url.rstrip("/")
        headers = {"accept-language": language}
        self.client = httpx.Client(base_url=self.url, follow_redirects=True, timeout=20, headers=headers)

    def get(self, path: str) -> Page:
        return Page(self.client.get(path))

    def send(self, form: Form, button: Button | None = None, **changed: Any) -> Page:
        fields = {**form.fields, **{name.replace("_", "-"): str(value) for name, value in changed.items()}}
        if button and button.name:
            fields[button.name] = button.value
        assert form.method == "post"
        return Page(self.client.post(form.action, data=fields))

    def press(self, page: Page, label: str, **changed: Any) -> Page:
        """Press the button that says so."""
        form, button = page.button(label)
        return self.send(form, button, **changed)

    def play_now(self) -> str:
        """A game against bots; its table."""
        return self.press(self.get("/"), "Play now").path.rpartition("/")[2]

    @property
    def cookie(self) -> str:
        return self.client.cookies.get("hornbook") or ""

    def new_table(self, *who: str, **more: Any) -> Page:
        """The page after filling in the form for a new table."""
        form = self.get(f"/new/{GAME}").form("new-table")
        for n in range(1, 7):
            form.fields[f"who-{n}"] = who[n - 1] if n <= len(who) else "none"
        return self.send(form, **more)
