"""What is printed: content pages, rulebooks, and games that are made of them."""
