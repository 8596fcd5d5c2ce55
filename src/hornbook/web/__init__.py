"""The table on the web: pages, the JSON API and the socket, over `hornbook.table`."""
