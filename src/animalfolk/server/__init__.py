"""Tables over HTTP and WebSocket: lobby, tokens, storage, live updates. No rule and no sentence lives here."""
