"""A table as data and rules: seats, policy, rewinds, standing orders. No input or output."""
