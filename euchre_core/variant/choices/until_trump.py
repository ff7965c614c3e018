"""What is settled before the first card is led: the choices of those chapters."""

from __future__ import annotations

from euchre_core.variant.choices.common import LEADERS, RANKS, SHOWS, TRUMPS, Words

CLAIM = {
    "effect": {
        "redeal_next": "the cards are thrown in, and the next player deals",
        "redeal_same": "the cards are thrown in, and the same player deals again",
        "exchange": "the claimer exchanges cards, and the deal goes on",
        "scores": "his side scores, and the deal is over",
    },
    "when": {
        "before_auction": "before anybody bids",
        "own_turn": "in one's own turn of the auction",
        "before_play": "before the first card is led",
    },
    "who": {"anyone": "every player", "maker": "only the maker"},
    "claimed": {
        "by_choice": "the holder decides whether he claims",
        "automatically": "nobody is asked; such a hand always counts",
    },
    "shown_to": {"all": "everybody sees the hand", "nobody": "nobody sees it"},
    "limit": {"none": "as often as one likes", "once_per_match": "once in a match for each player"},
}
STEP = {
    "from": {
        "player": "the player whom the exchange is for",
        "partner": "his partner",
        "each_partner": "every partner of his, clockwise",
        "kitty": "the cards that nobody was dealt, from the top",
    },
    "to": {
        "player": "the player whom the exchange is for",
        "partner": "his partner",
        "discard": "nobody: the cards are laid face down, out of play",
    },
    "cards": {"same": "as many as in the step before", "all": "all that the giver has"},
    "choose": {
        "any": "whichever the giver likes",
        "best_trump": "his highest trumps, and then what he likes",
        "best": "his highest trumps, and then his highest cards",
    },
    "only": RANKS,
    "received": {
        "kept": "a card just received stays",
        "returnable": "a card just received may go back",
        "unseen": "he chooses before he looks at what he was given",
    },
    "shown_to": {"both": "giver and receiver see the cards", "all": "everybody sees the cards"},
}
BID = {
    "must_take": {"all": "every trick", "none": "no trick at all"},
    "plays": {"with_partner": "his partners play too", "alone": "his partners lay their cards down"},
    "trump": TRUMPS,
    "leads": LEADERS,
    "shows_hand": SHOWS,
}

CHAPTERS: dict[str, dict[str, Words]] = {
    "table": {
        "sides": {
            "two_teams": "every other seat is a partner",
            "individuals": "everybody plays for himself",
            "maker_against_all": "the others of a deal play together against the maker",
            "called_partner": "the maker gets a partner in each deal, against the others",
        },
        "partner_is": {
            "holder_of_called_ace": "whoever holds the ace of another suit that the maker calls",
            "holder_of_called_card": "whoever holds a card that the maker calls and that is no trump",
            "holder_of_best_trump": "whoever else holds the highest trump of the pack",
            "first_to_play_right_bower": "the first other player who plays the jack of trumps, from then on",
            "chosen_player": "whom the maker chooses, aloud",
        },
        "scores": {"each_side": "partners share one score", "each_player": "each player has a score of his own"},
        "first_dealer": {
            "random": "he is drawn by lot",
            "first_jack": "cards are dealt face up until a jack falls; its owner deals",
            "high_card": "whoever draws the highest card",
            "low_card": "whoever draws the lowest card",
        },
    },
    "pack": {
        "ranks": RANKS,
        "two_jokers": {"alike": "they are equal", "ranked": "the big one, BigJoker, beats LittleJoker"},
        "bowers": {
            "both": "the jack of trumps, and below it the other jack of its colour",
            "right_only": "the jack of trumps alone",
            "none": "no jack moves up",
        },
        "trump_ranks": {
            **RANKS,
            "joker": "the joker",
            "right_bower": "the jack of trumps",
            "left_bower": "the other jack of the colour of trumps",
        },
        "low_ranks": RANKS,
    },
    "deal": {
        "cards_each": {"all": "the pack is shared out equally"},
        "dealer_discards": {"before_auction": "before anybody bids", "after_trump": "once trump is known"},
        "upcard": {
            "none": "no card is turned up",
            "to_dealer": "a card is turned up; the dealer takes it if it makes trump",
            "to_maker": "a card is turned up; the maker takes it if it makes trump",
            "dead": "a card is turned up, and nobody takes it",
        },
        "upcard_discard": {
            "any": "any card may be laid away for it, even itself",
            "not_the_upcard": "another card must be laid away for it",
        },
        "kitty": {
            "dead": "nobody sees the cards that were not dealt",
            "to_maker": "the maker takes them and lays as many away",
            "to_maker_unless_alone": "the maker takes them unless he plays alone",
            "to_lone_maker": "only a maker who plays alone takes them",
        },
        "kitty_size": {"rest": "all cards that nobody was dealt"},
        "kitty_taken": {
            "before_naming": "the maker sees them before he names trump",
            "after_naming": "he names trump before he sees them",
        },
    },
    "claims": CLAIM,
    "auction": {
        "form": {
            "ladder": "each bid must be higher than the one before",
            "turn_up": "a card is turned up; it is ordered up, or another suit is named",
            "before_deal": "one player names trump before the cards are dealt, and is the maker",
            "none": "there is no auction, and nobody is maker",
        },
        "opens": {"left_of_dealer": "the player at the dealer's left", "dealer": "the dealer"},
        "turns": {
            "one_each": "everybody speaks once",
            "two_each": "everybody speaks twice at most",
            "continuing": "the bidding goes on until all but one have passed",
        },
        "passing": {"final": "who has passed is out of the auction", "may_return": "who has passed may bid later"},
        "beats": {
            "higher_bid": "a bid further up the ladder",
            "higher_bid_or_suit": "a bid further up, or the same one in a suit further on in trump.choices",
            "higher_value": "any bid of more value",
        },
        "must_take": {
            "most": "more than half of the tricks",
            "more_than_each_opponent": "more tricks than every single opponent",
        },
        "first_circuit": {
            "played": "the upcard may be ordered up",
            "not_played": "the upcard is turned down at once",
        },
        "second_circuit": {
            "other_suits": "a suit other than that of the upcard may be named",
            "other_suits_or_no_trump": "a suit other than that of the upcard, or no trump",
            "any_suit": "any suit may be named, that of the upcard too",
            "not_played": "there is no second round",
        },
        "joker_turned_up": {
            "dealer_names_blind": "the dealer names trump before he looks at his hand, takes the joker and is maker",
            "dealer_names": "the dealer looks at his hand, names trump, takes the joker and is maker",
            "dealer_gives_it_a_suit": "the dealer gives it a suit before he looks at his hand; then the auction begins",
            "counts_as_spade": "it counts as a spade",
            "redeal_next": "the next player deals",
            "redeal_same": "the same player deals again",
        },
        "upcard_decides": {
            "nobody_is_maker": "nobody is maker",
            "dealer_is_maker": "the dealer is maker",
            "left_of_dealer_is_maker": "the player at the dealer's left is maker",
            "dealers_partner_is_maker": "the dealer's partner is maker",
            "right_of_dealer_is_maker": "the player at the dealer's right is maker",
        },
        "caller_again": {
            "may": "the maker of a deal may be maker of the next one too",
            "may_not": "the maker of a deal may not bid or call in the next one",
        },
        "swap": {
            "never": "the ghost hand stays where it is",
            "once_per_deal": "one player in a deal may exchange his hand for it",
            "once_each": "each player may do so once in a deal",
        },
        "all_pass": {
            "redeal_next": "the cards are thrown in, and the next player deals",
            "redeal_same": "the cards are thrown in, and the same player deals again",
            "dealer_is_stuck": "the dealer may not pass: he must bid, or name trump",
            "joker_holder_is_stuck": "whoever holds the joker must bid; if nobody does, the next player deals",
            "played_in_no_trump": "the deal is played without trump and without a maker",
            "dealer_forfeits": "every other side scores auction.forfeit, and the next player deals",
        },
        "throw_ins": {"unlimited": "as many as there are"},
    },
    "trump": {
        "named": {
            "after_auction": "the maker names it once the auction is over",
            "in_bid": "it is part of the bid",
            "by_upcard": "the upcard settles it, without an auction",
            "by_last_trick": "the suit led to the last trick of the deal before",
        },
        "choices": TRUMPS,
        "barred": {
            "never": "every suit may be trump again",
            "set_suits": "suits in which a contract was set",
            "last_colour": "both suits of the colour that was trump last",
        },
        "joker_in_no_trump": {
            "names_suit": "it is the best card; who leads it names the suit to follow",
            "own_suit": "it is a suit of one card",
            "worthless": "it never wins a trick",
        },
    },
    "exchange": STEP,
}
