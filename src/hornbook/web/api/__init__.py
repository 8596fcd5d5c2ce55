"""The JSON API for programs, and its description in OpenAPI and TypeScript."""
