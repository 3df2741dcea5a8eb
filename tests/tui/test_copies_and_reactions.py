"""Questions of the chameleons and owls: what a card is used as, and being asked out of turn."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from animalfolk import Game
from animalfolk.engine.view import pending
from animalfolk.i18n import Words
from animalfolk.tui.console import Console
from animalfolk.tui.keyboard import Keyboard
from animalfolk.tui.plain import Wishes
from tests.support.samples import some
from tests.support.table import expect
from tests.tui.test_keyboard import at, own
from tests.tui.visitor import Sitting, merchant


def position(text: str, decks: str = "chameleons platypuses macaws") -> Game:
    return Game.from_position(f"animalfolk position 1\ndecks: {decks}\n{text}\n", hold=[0])


# what a card is used as


def test_the_hand_says_what_a_card_may_be_used_as() -> None:
    game = position(
        "P1 hand: trendsetting reflection flexible_shopkeeper junk\nP1 discard: sofa\nP2 discard: magnet\n"
        "market: - - - glue cookies"
    )
    shown = at(game, "t", "=Discard any", "0").replace("\u00a0", " ")
    assert "Your hand, worth 11" in shown, "Magnet 4, Glue 5, Flexible Shopkeeper itself and Junk"
    assert "chameleons  Flexible Shopkeeper 1, Reflection, Trendsetting" in shown
    assert "Reflection is used as Magnet 4\n" in shown
    assert "Trendsetting is used as one of Cookies 2 and Glue 5\n" in shown


def test_a_copy_in_use_is_shown_as_that() -> None:
    game = position(
        "P1 hand: reflection=market_discovery* junk\nP1 stall: trendsetting=sofa\nP1 schedule: reflection=siesta\n"
        "market: - - - - cookies",
        "chameleons pandas polecats",
    )
    shown = at(game, "t", "=Discard any", "0").replace("\u00a0", " ")
    assert re.search(r"pandas +Reflection as Market Discovery \(used\) 4", shown)
    assert "1: Trendsetting as Sofa" in shown
    assert "on the schedule, for the next turn: Reflection as Siesta" in shown


def test_a_technique_is_copied_by_number_or_by_words() -> None:
    text = "P1 hand: reflection junk junk\nP1 deck: glue sofa\nP2 discard: swift_broker"
    game = position(text)
    shown = at(game, "c 2", "=Play Reflection as Swift Broker")
    assert "Reflection: chameleons 2, passive" in shown
    assert "Swift Broker: macaws 1, technique" in shown
    assert own(game)["discard"] == ["junk", "junk", "reflection"]
    game = position(text)
    at(game, "re", "play refl swi")
    assert own(game)["discard"] == ["junk", "junk", "reflection"]


def test_words_that_fit_several_options_choose_none() -> None:
    game = position("P1 hand: trendsetting junk\nmarket: - - - magnet swift_broker\nP1 deck: junk glue")
    shown = at(game, "play trend", "play trend magnet")
    assert 'I did not understand "play trend".' in shown
    assert pending(game.view(0))["card"] == "magnet"


@pytest.mark.parametrize(("form", "left"), [("Trendsetting as Glue 5", "junk"), ("Trendsetting as Cookies 2", "none")])
def test_a_payment_takes_one_form_of_a_card(form: str, left: str) -> None:
    game = position("P1 hand: trendsetting junk\nmarket: - - glue - cookies")
    shown = at(game, "=Buy Cookies", "=Trendsetting as Glue; Trendsetting as Cookies", f"={form}")
    assert "Each card can be named once." in shown
    if "Glue" in form:
        assert "Which card of your payment stays in your hand?" in at(game, "=No other")
    assert own(game)["discard"] == ["trendsetting"]
    assert "cookies" in own(game)["hand"]


@pytest.mark.parametrize(
    ("named", "landed"),
    [("Reflection as Junk; Junk", ["reflection", "junk"]), ("Junk; Reflection as Junk", ["junk", "reflection"])],
)
def test_a_payment_with_copies_lands_in_the_order_named(named: str, landed: list[str]) -> None:
    game = position("P1 hand: reflection junk junk\nP2 discard: junk\nmarket: - - - - cookies")
    at(game, "=Buy Cookies", f"={named}")
    assert own(game)["discard"] == landed


def test_enter_names_what_a_card_is_used_as() -> None:
    game = position("P1 hand: reflection magnet\nP2 discard: junk\nmarket: - - - - tireless_tinkerer")
    assert "Enter: Reflection as Junk   b: go back" in at(game, "=Buy Tireless", "")
    assert own(game)["discard"] == ["reflection"]


def test_a_stack_takes_forms_and_cards_of_the_discard_pile() -> None:
    game = position(
        "P1 hand: reflection cookies\nP1 discard: reflection junk\nP2 discard: nostalgic_item\n"
        "P1 stall: swift_broker | cookies | shattered_relic | spyglass | favourite_toy",
        "chameleons macaws squirrels",
    )
    copied = "Reflection as Nostalgic Item"
    shown = at(game, "=Build stack 6", f"={copied} 3; {copied} from your discard pile 3")
    assert "Cookies 2" not in shown, "no stack of 6 has room for it"
    assert own(game)["stall"][5] == ["reflection", "reflection"]


def test_a_copy_may_enlarge_a_full_hand() -> None:
    game = position(
        "P1 hand: trendsetting\nP1 deck: junk junk junk junk junk\nP2 hand: junk\nmarket: - - - glue cookies"
    )
    game.answer(["inventory"])
    game.answer("end")
    shown = at(game, "")
    assert "Your hand is full. Does a card copy one that makes it larger?" in shown
    assert "1  Trendsetting as Cookies (Enter)\n  2  No card" in shown
    assert own(game)["hand_count"] == 6


# reactions

OWLS = "owls chameleons macaws"


def asked(text: str) -> Game:
    """P2 buys, and P1 may react."""
    game = position(f"turn: P2\nP2 hand: junk junk\nmarket: - - - - cookies\n{text}", OWLS)
    game.answer(["buy cookies+0", "junk", "junk"], 1)
    return game


def test_somebody_who_is_asked_out_of_turn_learns_why() -> None:
    game = asked("P1 hand: binoculars junk\nP1 deck: spyglass")
    shown = at(game, "=Binoculars").replace("\n", " ")
    assert "It is not your turn, but Ben's." in shown
    assert "Ben has bought a card. Do you react?" in shown
    assert "Let it pass (Enter)" in shown
    assert "Binoculars: which card do you discard?" in at(game, "=Junk")
    assert own(game)["discard"] == ["junk"]


def test_enter_lets_it_pass() -> None:
    game = asked("P1 hand: binoculars junk\nP1 deck: spyglass")
    at(game, "")
    assert own(game)["hand"] == ["binoculars", "junk"]


def test_the_table_says_whose_turn_it_is() -> None:
    game = asked("P1 hand: binoculars junk\nP1 deck: spyglass")
    assert "Turn 1, Ben's turn" in at(game, "t", "")


def test_with_several_people_the_table_also_says_who_looks() -> None:
    out = io.StringIO()
    keyboard = Keyboard(Console(io.StringIO(), out), Words(), ["Anna", "Ben"], True)
    keyboard.show_table(asked("P1 hand: binoculars junk\nP1 deck: spyglass").view(0))
    assert "Turn 1, Ben's turn, as Anna sees it" in out.getvalue()


def test_a_copy_reacts() -> None:
    game = asked("P1 hand: reflection junk\nP1 deck: spyglass\nplayers: 3\nP3 discard: binoculars")
    assert "Reflection as Binoculars" in at(game, "=Reflection")
    assert "Binoculars: which card do you discard?" in at(game, "=Junk")


def test_the_answers_of_the_owls() -> None:
    game = position(
        "turn: P2\nP1 hand: ancient_knowledge\nP1 deck: junk spyglass\nP2 hand: swift_broker junk\nP2 deck: junk", OWLS
    )
    game.answer("play swift_broker", 1)
    assert "A technique of Ben is resolved. Do you react?" in at(game, "=Ancient")
    assert "No card (Enter)" in at(game, "=Junk")
    assert own(game)["discard"] == ["junk"]


WHOLE = [  # decks, and how many people
    ("chameleons,owls,squirrels", 1),
    ("owls,chameleons,polecats", 2),
    ("chameleons,platypuses,pandas", 1),
    ("chameleons,owls,squirrels", 2),
    ("owls,chameleons,polecats", 1),
    ("chameleons,platypuses,pandas", 2),
]


@pytest.mark.parametrize(("decks", "count"), WHOLE[: some(3, len(WHOLE))])
def test_whole_games_are_played(tmp_path: Path, decks: str, count: int) -> None:
    people, seed = ["Anna", "Ben"][:count], count - 1
    sitting = Sitting(merchant, Wishes(people=people, decks=decks.split(","), seed=str(seed), save=tmp_path / "game"))
    assert sitting.code == 0
    assert "eight stacks" in sitting.shown


def test_enter_puts_back_cards_that_were_looked_at_as_they_lay() -> None:
    game = position("P1 hand: wise_spy junk\nP1 deck: acorn cookies spyglass junk", "owls macaws squirrels")
    game.answer("use wise_spy", 0)
    shown = at(game, "")
    assert "Wise Spy: in which order do they go on your deck? The last is drawn first.\n  1  Spyglass\n" in shown
    expect(game, "P1 deck: acorn cookies spyglass junk")
