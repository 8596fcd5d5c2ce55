"""What is shown of Kill the Unicorns: views, pictures, names and what a page wants worked out."""
