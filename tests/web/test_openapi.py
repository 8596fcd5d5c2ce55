from __future__ import annotations

import re
from typing import Any

from openapi_spec_validator import validate
from starlette.routing import Route

from hornbook.table.live.house import House
from hornbook.web.api.openapi import document
from hornbook.web.app import routes
from hornbook.web.http.traffic import Traffic
from hornbook.web.settings import Settings
from tests.web.browsing import Browser
from tests.web.serving import Server


def test_it_is_valid(server: Server) -> None:
    document: Any = Browser(server.url).client.get("/api/openapi.json").json()
    validate(document)


def test_it_describes_every_address_of_the_api() -> None:
    house: House = None  # type: ignore[assignment]
    served = {
        (method.lower(), route.path)
        for route in routes(house, Settings(), Traffic())
        if isinstance(route, Route) and route.path.startswith("/api/")
        for method in route.methods or ()
        if method != "HEAD"
    }
    served -= {("get", "/api/openapi.json"), ("get", "/api/{path:path}")}
    told = {(method, path) for path, methods in document()["paths"].items() for method in methods}
    assert told == served


def test_every_reference_leads_somewhere() -> None:
    text = str(document())
    named = set(re.findall(r"#/components/schemas/(\w+)", text))
    assert {"Hello", "Update", "Problem", "NewTable"} <= named
    assert named <= set(document()["components"]["schemas"])
