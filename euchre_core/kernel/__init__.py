"""One deal of any trick-taking game: cards, steps, actions, states and what each seat may know of them."""
