"""How many legal sequences of actions there are from fixed deals: counted by the library and by the naive model."""
