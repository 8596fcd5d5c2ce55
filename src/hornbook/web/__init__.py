"""Hornbook in the browser (Starlette): pages, the JSON API and the WebSocket, over `hornbook.table`."""
