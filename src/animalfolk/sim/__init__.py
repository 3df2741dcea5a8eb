"""Many games without people: measuring now, statistics later."""
