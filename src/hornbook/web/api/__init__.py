"""The JSON API for programs, and its description as OpenAPI and TypeScript."""
