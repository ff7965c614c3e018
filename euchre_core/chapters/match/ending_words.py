"""The sentences about the end of the game, by who keeps a score and whether one game is all that is played."""

from __future__ import annotations

from euchre_core.language.translation import later

TARGET_WINS = {
    # Translators: {score} is like "32 or more"; "wins" where one game is all, "wins the game" where several are played.
    ("team", "wins"): later("The first team to reach {score} wins."),
    ("team", "wins the game"): later("The first team to reach {score} wins the game."),
    ("player", "wins"): later("The first player to reach {score} wins."),
    ("player", "wins the game"): later("The first player to reach {score} wins the game."),
}
TARGET_LOSES = {
    # Translators: {score} is like "32 or more"; there are two teams.
    ("team", "two"): later("The first team to reach {score} loses, and the other wins."),
    # Translators: {score} is like "32 or more"; there are two players.
    ("player", "two"): later("The first player to reach {score} loses, and the other wins."),
    # Translators: {score} is like "32 or more"; "it" is that score.
    ("player", "more"): later(
        "The first player to reach {score} loses, and of the others the one farthest from it wins."
    ),
}
MAKERS_FIRST_OF_TWO = {
    # Translators: "it" is the score that wins; the better score is the higher one.
    ("makers", "up"): later(
        "If both have reached it after a deal, the makers win, even with less or with the same score."
    ),
    # Translators: "it" is the score that wins; the better score is the lower one.
    ("makers", "down"): later(
        "If both have reached it after a deal, the makers win, even with more or with the same score."
    ),
    ("maker", "up"): later(
        "If both have reached it after a deal, the maker wins, even with less or with the same score."
    ),
    ("maker", "down"): later(
        "If both have reached it after a deal, the maker wins, even with more or with the same score."
    ),
}
MAKERS_FIRST_OF_MORE = {
    # Translators: "it" is the score that wins; the better score is the higher one.
    ("makers", "up"): later(
        "If several have reached it after a deal, the makers win if they are among them, even with less or with the "
        "same score; if they are not, the higher score wins."
    ),
    # Translators: "it" is the score that wins; the better score is the lower one.
    ("makers", "down"): later(
        "If several have reached it after a deal, the makers win if they are among them, even with more or with the "
        "same score; if they are not, the lower score wins."
    ),
    ("maker", "up"): later(
        "If several have reached it after a deal, the maker wins if he is among them, even with less or with the same "
        "score; if he is not, the higher score wins."
    ),
    ("maker", "down"): later(
        "If several have reached it after a deal, the maker wins if he is among them, even with more or with the same "
        "score; if he is not, the lower score wins."
    ),
}
TIE = {
    "team": later("If the best scores are equal, another deal is played; a team that is behind may still win."),
    "player": later("If the best scores are equal, another deal is played; a player who is behind may still win."),
    "wins": later("If the best scores are equal, they share the win."),
    "wins the game": later("If the best scores are equal, they share the game."),
}
TIE_OF_OTHERS = {
    # Translators: "them" are those who have reached the score that wins.
    "player": later(
        "If the maker is not among them and the best scores are equal, another deal is played; a player who is behind "
        "may still win."
    ),
    # Translators: "them" are those who have reached the score that wins.
    "wins": later("If the maker is not among them and the best scores are equal, they share the win."),
    # Translators: "them" are those who have reached the score that wins.
    "wins the game": later("If the maker is not among them and the best scores are equal, they share the game."),
}
GOES_OUT = {
    # Translators: "It" is a team.
    ("team", "made"): later(
        "It wins only by making a contract of its own: whoever is past the target by other points plays on."
    ),
    # Translators: "It" is a team; to set others is to keep them from making their contract.
    ("team", "made_or_set"): later(
        "It wins only by making a contract of its own, or by setting the others': whoever is past the target by other "
        "points plays on."
    ),
    # Translators: "He" is a player.
    ("player", "made"): later(
        "He wins only by making a contract of his own: whoever is past the target by other points plays on."
    ),
    # Translators: "He" is a player; to set others is to keep them from making their contract.
    ("player", "made_or_set"): later(
        "He wins only by making a contract of his own, or by setting the others': whoever is past the target by other "
        "points plays on."
    ),
}
LOSES_AT = {
    # Translators: {score} is like "-32 or less"; there are two teams.
    ("team", "two", "wins"): later("A team at {score} loses, and the other one wins."),
    ("team", "two", "wins the game"): later("A team at {score} loses the game, and the other one wins."),
    # Translators: {score} is like "-32 or less"; there are two players.
    ("player", "two", "wins"): later("A player at {score} loses, and the other one wins."),
    ("player", "two", "wins the game"): later("A player at {score} loses the game, and the other one wins."),
    ("player", "more", "wins"): later("A player at {score} loses, and the best of the others wins."),
    ("player", "more", "wins the game"): later("A player at {score} loses the game, and the best of the others wins."),
}
ALL_LOSE = {
    # Translators: {score} is like "-32 or less"; both are the two teams or players.
    ("two", "wins"): later("If both are at {score}, nobody wins."),
    ("two", "wins the game"): later("If both are at {score}, nobody wins the game."),
    ("more", "wins"): later("If everybody is at {score}, nobody wins."),
    ("more", "wins the game"): later("If everybody is at {score}, nobody wins the game."),
}
ALL_LOSE_AFTER_ALL = {
    # Translators: {score} is like "-32 or less"; both are the two teams or players.
    ("two", "wins"): later("If both are at {score}, nobody wins, whatever is said above."),
    ("two", "wins the game"): later("If both are at {score}, nobody wins the game, whatever is said above."),
    ("more", "wins"): later("If everybody is at {score}, nobody wins, whatever is said above."),
    ("more", "wins the game"): later("If everybody is at {score}, nobody wins the game, whatever is said above."),
}
