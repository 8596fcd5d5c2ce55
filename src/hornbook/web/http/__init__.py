"""What every request passes: security headers, rate limits, cookies, language, bodies, static files, metrics."""
