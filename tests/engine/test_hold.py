"""Who is held evenly waits wherever others think that there might be a choice, and nowhere else."""

from __future__ import annotations

import json
from typing import Any

import pytest

from animalfolk import read_record
from animalfolk.engine import prompts
from animalfolk.game import Game

HEAD = "animalfolk position 1\ndecks: {}\nplayers: 2\nmarket: acorn acorn acorn acorn acorn\nmarket deck: {}\n"
SAME = "P2 hand: junk junk junk junk\nP2 deck: junk junk junk junk\n"
JUNK = "junk junk junk junk junk"


def game_of(decks: str, *lines: str, deck: str = JUNK, hold: str = "12 evenly") -> Game:
    """A game from a position in which P1 is on the move."""
    market = "cookies cookies cookies cookies cookies cookies"
    text = HEAD.format(decks, market) + SAME + f"P1 deck: {deck}\nhold: {hold}\n" + "\n".join(lines) + "\n"
    return Game.from_position(text)


def seen(game: Game) -> str:
    """All that the other player and those who watch see and are told."""
    found: list[Any] = [[game.view(seat), game.events(seat)] for seat in (1, None)]
    return json.dumps(found)


def pair(decks: str, cards: tuple[str, str], answers: list[str]) -> list[Game]:
    """Twins that draw different cards to fill their hand."""
    games = []
    for card in cards:
        market = "cookies cookies cookies cookies cookies cookies"
        lines = ["P1 hand:", f"P1 deck: junk junk junk junk {card} junk", "moment: clean-up", "hold: 12 evenly"]
        games.append(Game.from_position(HEAD.format(decks, market) + SAME + "\n".join(lines) + "\n"))
    for answer in ["", *answers]:
        for game in games:
            if answer:
                game.answer(answer, 0)
        assert seen(games[0]) == seen(games[1]), answer
    return games


@pytest.mark.parametrize("card", ["bold_haggler", "market_discovery", "good_old_times", "wise_spy"])
@pytest.mark.parametrize("answers", [["end"], ["pause"], ["pause", "end"]])
def test_the_wait_before_the_market_is_filled_does_not_tell_what_was_drawn(card: str, answers: list[str]) -> None:
    games = pair("ocelots pandas chameleons owls squirrels", (card, "stashing_vendor"), answers)
    waits = answers == ["pause"]
    assert [game.prompt for game in games] == (["before_market"] * 2 if waits else ["act"] * 2)
    assert [len(game.options) for game in games] == ([2, 1] if waits else [len(game.options) for game in games])


def test_who_ends_the_turn_forgoes_what_the_new_hand_could_do_and_the_record_says_so() -> None:
    with_card, without = pair("ocelots pandas squirrels", ("bold_haggler", "stashing_vendor"), ["end"])
    assert [answer.text for answer in with_card.answers] == ["end"]  # to the question that was not asked
    assert without.answers == []
    assert all(read_record(game.record()) == unheld(game) for game in (with_card, without))


def unheld(game: Game) -> Game:
    """The same game with nobody held."""
    copy = game.clone()
    copy._state.hold = 0
    return copy


def test_who_stops_may_use_what_was_drawn() -> None:
    game, _ = pair("ocelots pandas squirrels", ("market_discovery", "stashing_vendor"), ["pause"])
    assert game.options == ["use market_discovery", "end"]
    game.answer("use market_discovery", 0)
    assert (game.prompt, game.options) == ("before_market", ["end"])
    assert [answer.text for answer in game.answers] == ["use market_discovery"]
    game.answer("end", 0)
    assert game.asked == 1
    assert read_record(game.record()) == unheld(game)


@pytest.mark.parametrize("decks", ["macaws squirrels raccoons", "sloths foxes polecats", "platypuses crocodiles foxes"])
def test_nobody_is_asked_to_stop_where_no_card_could_be_used(decks: str) -> None:
    game = game_of(decks, "P1 hand:", "moment: clean-up")
    assert game.options == ["end"]


def test_nobody_is_asked_to_stop_who_is_not_held_evenly() -> None:
    game = game_of("ocelots pandas owls", "P1 hand:", "moment: clean-up", hold="12")
    assert game.options == ["end"]


@pytest.mark.parametrize(("answers", "waits"), [(["end"], False), (["pause"], True), (["pause", "done"], True)])
def test_the_wait_for_a_copy_that_enlarges_the_hand_does_not_tell_that_there_is_one(
    answers: list[str], waits: bool
) -> None:
    """Trendsetting could copy Cookies of the market."""
    games = []
    for card in ("trendsetting", "reflection"):
        text = (
            "animalfolk position 1\ndecks: macaws chameleons squirrels\nplayers: 2\n"
            "market: cookies acorn acorn acorn acorn\nmarket deck: junk junk junk\nmoment: clean-up\n"
            f"P1 hand:\nP1 deck: junk junk junk junk {card} junk junk\nhold: 12 evenly\n"
        )
        games.append(Game.from_position(text + SAME))
    for answer in answers:
        for game in games:
            game.answer(answer, 0)
        assert seen(games[0]) == seen(games[1])
    expected = ("grow" if len(answers) == 1 else "before_market") if waits else "act"
    assert [game.prompt for game in games] == [expected] * 2
    assert [len(game.options) for game in games] == [2, 1] or expected != "grow"
    if not waits:
        assert [answer.text for answer in games[0].answers] == ["done"]


EQUAL = [  # a card, what differs: hands or decks with equal cards and with others; the answers before the question
    ("shattered_relic", "hand", ["play shattered_relic"], "throw_away"),
    ("swank", "hand", ["play swank"], "throw_away"),
    ("dangerous_test", "deck", ["play dangerous_test"], "discard_one"),
    ("rotten_food", "hand", ["play rotten_food"], "put_on_deck_of"),
    ("ruthless_competition", "hand", ["play ruthless_competition"], "put_on_deck_of"),
    ("dirty_exchange", "hand", ["play dirty_exchange"], "give"),
    ("rare_artefact", "hand", ["play rare_artefact"], "show"),
    ("blindfold", "hand", ["play blindfold"], "conceal"),
    ("spyglass", "deck", ["play spyglass"], "keep"),
    ("wise_spy", "deck", ["use wise_spy"], "return"),
    ("magnet", "deck", ["play magnet"], "search"),
    ("cheer", "deck", ["play cheer"], "search"),
    ("night_shift", "deck", ["play night_shift"], "give_back"),
    ("charity", "hand", ["play charity"], "give_one"),
]
DECK_OF = {
    "shattered_relic": "macaws",
    "swank": "polecats",
    "dangerous_test": "platypuses",
    "rotten_food": "raccoons",
    "ruthless_competition": "crocodiles",
    "dirty_exchange": "raccoons",
    "rare_artefact": "polecats",
    "blindfold": "ocelots",
    "spyglass": "macaws",
    "wise_spy": "owls",
    "magnet": "platypuses",
    "cheer": "foxes",
    "night_shift": "crocodiles",
    "charity": "foxes",
}


def playing(card: str, zone: str, others: str, hold: str = "12 evenly") -> Game:
    """P1 plays or uses this card, with these cards in hand or deck."""
    hand = f"{card} {others}" if zone == "hand" else f"{card} junk"
    deck = others if zone == "deck" else JUNK
    text = (
        f"animalfolk position 1\ndecks: {DECK_OF[card]} squirrels sloths\nplayers: 2\ndice: 2\n"
        "market: acorn acorn acorn acorn acorn\nmarket deck: junk junk junk junk\n"
        f"P1 hand: {hand}\nP1 deck: {deck}\nhold: {hold}\n"
    )
    return Game.from_position(text + SAME)


@pytest.mark.parametrize(("card", "zone", "answers", "prompt"), EQUAL)
def test_a_choice_among_equal_cards_waits_like_any_other(card: str, zone: str, answers: list[str], prompt: str) -> None:
    games = [playing(card, zone, others) for others in ("junk junk junk", "steady_achiever siesta empty_chest")]
    for answer in answers:
        for game in games:
            game.answer(answer, 0)
    assert [(game.prompt, game.asked) for game in games] == [(prompt, 0)] * 2
    assert [game.view(1)["decision"] for game in games] == [{"seat": 0, "card": card}] * 2
    assert len(games[0].options) < len(games[1].options)


@pytest.mark.parametrize(("card", "zone", "answers", "prompt"), EQUAL)
def test_it_answers_itself_where_nobody_is_held_evenly(card: str, zone: str, answers: list[str], prompt: str) -> None:
    game = playing(card, zone, "junk junk junk", hold="12")
    for answer in answers:
        game.answer(answer, 0)
    assert (game.prompt, game.asked) != (prompt, 0)


def test_a_stack_that_gives_another_waits_also_where_there_is_none() -> None:
    """Winter Is Coming: only who is held evenly is asked for another stack that cannot be built."""
    text = (
        "animalfolk position 1\ndecks: squirrels sloths foxes\nplayers: 2\nmarket: acorn acorn acorn acorn acorn\n"
        "market deck: junk junk junk junk\nP1 hand: winter_is_coming {}\n"
        "P1 stall: stashing_vendor | empty_chest | nostalgic_item | acorn\nP1 deck: junk junk junk junk\n"
        "hold: 12 evenly\n"
    )
    games = [Game.from_position(text.format(card) + SAME) for card in ("junk junk", "accordion stashing_vendor")]
    for game in games:
        game.answer(["build", "winter_is_coming"], 0)
    assert [game.prompt for game in games] == ["build_again"] * 2
    assert [game.options for game in games] == [["end"], ["build", "end"]]
    assert seen(games[0]) == seen(games[1])


def test_every_question_about_hidden_cards_says_where_they_lie() -> None:
    """A new question about cards of a hand, a deck or set aside is looked at here before it is added to this list."""
    hidden = {key for key, zone in zip(prompts.KEYS, prompts.HIDDEN, strict=True) if zone != prompts.OPEN}
    assert hidden == {
        *(row[3] for row in EQUAL),
        *("put_in_deck", "swap_in", "stack_alone", "build_again", "before_market", "grow"),
    }


def test_a_position_says_who_is_held_evenly_and_where_a_turn_stops() -> None:
    game = pair("ocelots pandas squirrels", ("bold_haggler", "stashing_vendor"), ["pause"])[1]
    text = game.position()
    assert "hold: 12 evenly paused\n" in text
    assert Game.from_position(text).position() == text
    assert Game.from_position(text.replace(" paused", "")).asked == 1
    with pytest.raises(ValueError, match="evenly"):
        Game.from_position(text.replace("evenly", "oddly"))
