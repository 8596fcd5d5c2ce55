"""Pages rendered on the server from templates; they work without script."""
