"""The table in lines of text: cards, sentences, questions, and the record of the game."""
