"""How a database came to its present shape, step by step."""
