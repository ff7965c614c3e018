"""The play, the scoring and the match, and examples of them: the choices of those chapters."""

from __future__ import annotations

from euchre_core.variant.choices.common import ALONE, LEADERS, RENEGE, SAME_OR_LEADERS, SHOWS, STUCK, TRUMPS, Words

CHAPTERS: dict[str, dict[str, Words]] = {
    "alone": {
        "maker": {"never": "he may not, unless his bid says so", "may": "he may leave his partners out"},
        "declared": {
            "with_call": "in the words that make trump",
            "before_play": "before cards are exchanged and played",
            "before_partner_plays": "as late as just before his partner plays his first card",
        },
        "blind": {
            "never": "nobody may play alone without having looked at his cards",
            "may": "each player is asked before anybody looks at his cards",
        },
        "dealers_partner": {
            "free": "he need not",
            "alone_if_ordering": "he must if he orders the upcard up",
            "alone_if_calling": "he must whenever he makes trump",
        },
        "shows_hand": SHOWS,
        "defender": {
            "never": "no defender plays alone",
            "against_lone_maker": "one defender may where the maker plays alone",
            "against_any_maker": "one defender may against every maker",
        },
        "drop_out": {
            "never": "everybody plays his cards",
            "defenders_may": "each defender may lay his cards down before the play",
        },
    },
    "play": {
        "leads": LEADERS,
        "lone_leads": SAME_OR_LEADERS,
        "no_trump_leads": SAME_OR_LEADERS,
        "first_lead": {"any_card": "whatever the leader likes", "trump": "a trump, if the leader holds one"},
        "void": {"any_card": "whatever he likes", "must_trump": "a trump, if he holds one"},
        "equal_cards": {
            "first_wins": "the one that was played first",
            "last_wins": "the one that was played last",
        },
        "claim_rest": {
            "never": "every deal is played to its last trick",
            "by_agreement": "he takes them all if his opponents accept",
        },
    },
    "match": {
        "winner": {
            "highest": "the better score",
            "makers_first": "the makers, if they are among them; otherwise the better score",
            "all_past_target": "all of them",
        },
        "tie": {"another_deal": "another deal is played", "shared": "all who have the best score win"},
        "goes_out_by": {
            "any_points": "any points",
            "made": "one's own contract made",
            "made_or_set": "one's own contract made, or that of the others set",
        },
        "target_is": {"winning": "reaching the target wins the game", "losing": "reaching the target loses it"},
        "surplus": {"lost": "they are lost", "carried": "the winner begins the next game with them"},
        "shutout": {"one_game": "one game", "two_games": "two games: a slam"},
    },
}

LINE = {
    "result": {
        "made": "the contract was made",
        "set": "the contract failed: the makers are euchred",
        "no_maker": "the deal was played and nobody was maker",
    },
    "tricks": {"all": "every trick of the deal"},
    "best_other": {"all": "every trick of the deal"},
    "alone": ALONE,
    "trump": TRUMPS,
    "stuck": STUCK,
    "renege": RENEGE,
}
EXAMPLE: dict[str, Words] = {
    "trump": TRUMPS,
    "alone": ALONE,
    "stuck": STUCK,
    "renege": RENEGE,
    "from": {
        "player": "the player whom the exchange is for",
        "partner": "his partner",
        "each_partner": "every partner of his",
    },
}
RENEGES: dict[str, Words] = {
    "policy": {
        "prevented": "it cannot be played",
        "noticed": "it can be played, and is always charged",
        "challenged": "it can be played, and is charged if an opponent names the player",
    },
    "charged_to": {"side": "the score of his side", "player": "his own score"},
    "deal": {"goes_on": "play goes on", "ends": "the deal stops at once"},
    "challenge_until": {
        "trick_turned": "until the next trick: a renege of the trick just turned",
        "next_deal": "until the next deal: any renege of this one",
    },
}
