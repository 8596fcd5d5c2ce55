"""Pages rendered on the server."""
