"""What a table is: seats, policy, chat, rewinds, standing orders. Plain data and functions, without input or output."""
