"""Who somebody is, without accounts: keys, code words, transfers to other devices."""
