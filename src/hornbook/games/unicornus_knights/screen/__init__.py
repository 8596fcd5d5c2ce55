"""What is shown of Unicornus Knights: views, pictures, names, plans and forecasts."""
