"""Tables that people and bots play at, without HTTP: rules of a table, live rooms, store, wire protocol, identity."""
