"""What must hold in every game: properties, looked for counterexamples of by hypothesis and by seeded play."""
