"""What screens are given: views as declared fields, and the table drawn as plain data."""
