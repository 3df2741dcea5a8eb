"""What the box can lay out: every game that is played, and nothing more."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from animalfolk.engine.errors import BadSetup, BadText
from animalfolk.engine.faces import COPIES, JUNK, NAME, SET_NUMBER, faces_of
from animalfolk.game import Game
from animalfolk.game.read_record import check_start, take_apart
from animalfolk.i18n import Words, languages
from animalfolk.modes import MODES
from animalfolk.modes.box import MOST_JUNK, check_box, count_cards
from tests.properties.walk import Mix, mixes, walk
from tests.support.samples import some
from tests.support.table import position, table

GOLDEN = sorted((Path(__file__).parents[1] / "table" / "golden").glob("position.*"))
DECKS = "macaws pandas squirrels"
LINES = {
    "P1 hand: accordion accordion": ("box-card", "accordion", 1, 2),
    "P1 deck: cookies cookies\nP2 stall: cookies | cookies": ("box-card", "cookies", 3, 4),
    "P1 hand: flexible_shopkeeper": ("box-deck", "flexible_shopkeeper", None, None),
    f"junk: {MOST_JUNK}": ("box-junk", None, MOST_JUNK, MOST_JUNK + 1),
    "rules: gold=by_seat\nP1 gold: 1\nP2 gold: 1": ("box-coins", None, 1, 2),
    "rules: stacks=2\nwinner: P1\nP1 stall: swift_broker | cookies | spyglass": (
        "box-stacks",
        None,
        2,
        3,
    ),
}


def legal(mix: Mix) -> bool:
    """Whether so many players use so many decks."""
    return len(mix.sets) == MODES[mix.mode].decks_for(mix.players)


@pytest.mark.soak
@pytest.mark.parametrize("mix", [mix for mix in mixes() if legal(mix)][:: some(3, 1)], ids=str)
def test_whatever_is_played_fits_in_the_box(mix: Mix) -> None:
    for g, _ in islice(walk(mix, 3), 0, some(1200, 6000), some(40, 1)):
        check_box(g)


@pytest.mark.parametrize(("lines", "told"), LINES.items(), ids=[told[0] for told in LINES.values()])
def test_what_no_box_holds_is_named(lines: str, told: tuple[str, str | None, int | None, int | None]) -> None:
    game = table(f"decks: {DECKS}", "P2 hand: junk", *lines.splitlines())
    with pytest.raises(BadSetup) as error:
        check_box(game.peek())
    values = error.value.values
    assert (error.value.code, values.get("card"), values.get("most"), values.get("count")) == told
    assert all(Words(lang).has(f"why-{told[0]}") for lang in languages())


def test_a_copying_card_counts_as_itself() -> None:
    lines = ["decks: macaws chameleons squirrels", "P1 hand: reflection=accordion accordion", "P2 hand: junk"]
    game = table(*lines)
    check_box(game.peek())
    assert count_cards(game.peek())[next(face for face, name in enumerate(NAME) if name == "accordion")] == 1


def test_all_cards_of_all_decks_may_be_in_one_hand() -> None:
    cards = [NAME[face] for deck in DECKS.split() for face in faces_of(SET_NUMBER[deck]) for _ in range(COPIES[face])]
    game = table(
        f"decks: {DECKS}", "P1 hand: " + " ".join([*cards, *["junk"] * COPIES[JUNK]]), "P2 hand: junk", "junk: 0"
    )
    check_box(game.peek())


def test_as_many_decks_as_the_players_use() -> None:
    game = table("decks: macaws pandas squirrels owls", "P2 hand: junk")
    with pytest.raises(BadSetup) as error:
        check_box(game.peek())
    assert error.value.code == "deck-count"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.name)
def test_records_of_old_that_begin_from_a_position_fit(path: Path) -> None:
    check_start(take_apart(path.read_text(encoding="utf-8")))


def test_a_record_says_at_which_line_it_begins_with_too_much() -> None:
    begun = position(f"decks: {DECKS}", "players: 2", "turn: 2 P1", "P1 hand: accordion accordion", "P2 hand: junk")
    text = Game.from_position(begun).record()
    with pytest.raises(BadText) as error:
        check_start(take_apart(text))
    assert (error.value.code, error.value.values["card"]) == ("box-card", "accordion")
    assert text.splitlines()[error.value.line - 1].startswith("animalfolk position")
