"""What `animalfolk check` says of a scenario: misspelt denials, absent players, what is asked, what chose itself."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from animalfolk import BadText, Game, IllegalChoice
from animalfolk.engine.events import KEYS as EVENTS
from animalfolk.engine.read_option import OptionWords
from animalfolk.game import scenario as scenarios
from animalfolk.game.scenario import Differs, run_scenario
from animalfolk.i18n import Words
from tests.support.table import expect, scenario, table

GAMES = [
    (["chameleons", "owls", "polecats"], "free"),
    (["chameleons", "ocelots", "platypuses", "squirrels"], "teams"),
    (["chameleons", "crocodiles", "platypuses", "macaws"], "coop"),
]
HAND = ["animalfolk position 1", "P1 hand: swift_broker junk", "P2 hand: swift_broker", "play"]
FIRST = len(HAND) + 2  # the number of the line behind these


def refusal(*lines: str) -> BadText:
    """Why a scenario with these lines at its end cannot be read."""
    with pytest.raises(BadText) as caught:
        run_scenario(scenario(*HAND, *lines))
    return caught.value


def difference(*lines: str) -> Differs:
    """Where a scenario with these lines at its end differs."""
    with pytest.raises(Differs) as caught:
        run_scenario(scenario(*HAND, *lines))
    return caught.value


# denials


@pytest.mark.parametrize(
    ("text", "code", "came"),
    [
        ("buy spyglas+0", "card", "spyglas"),
        ("buy spyglass", "slot", "spyglass"),
        ("buy spyglass+5", "slot", "spyglass+5"),
        ("play spyglas", "card", "spyglas"),
        ("use market_discovry*", "card", "market_discovry"),
        ("play reflection=spyglas", "card", "spyglas"),
        ("junk=spyglass", "copy", "junk=spyglass"),
        ("fly to the moon", "option-text", "fly to the moon"),
        ("biuld", "option-text", "biuld"),
        ("Build", "option-text", "Build"),
        ("build junk", "option-text", "build junk"),
        ("buyspyglass+0", "card", "buyspyglass"),
        ("spyglas+0", "card", "spyglas"),
        ("discard:jnk", "card", "jnk"),
        ("slot:junk", "option-text", "slot:junk"),
        ("slot:-", "option-text", "slot:-"),
        ("shelf:junk", "card", "shelf:junk"),
        ("accordion+7", "change", "accordion+7"),
        ("P2.1:acron", "card", "acron"),
        ("P2.x:acorn", "number", "x"),
        ("P9", "player", "P9"),
        ("P3", "absent", "P3"),
        ("P4.1:acorn", "absent", "P4"),
        ("", "option-text", ""),
    ],
)
@pytest.mark.parametrize("denial", ["not offered", "refused"])
def test_a_denied_option_is_one_that_there_could_be(denial: str, text: str, code: str, came: str) -> None:
    for error in (refusal(f"P1 {denial}: {text}"), refusal(f"P1 {denial}: end; {text}")):
        assert (error.line, error.code, error.came) == (FIRST, code, came)


@pytest.mark.parametrize(
    ("text", "code", "came"),
    [
        ("drw", "event", "drw"),
        ("", "event", ""),
        ("drew P1 acron", "card", "acron"),
        ("drew P3", "absent", "P3"),
        ("drew P7 acorn", "player", "P7"),
        ("bought P1 acorn rightmost", "number", "rightmost"),
        ("bought P1 acorn 2 2", "event", "bought P1 acorn 2 2"),
        ("copied P1 reflection swift_brokr", "card", "swift_brokr"),
        ("drew P1, drew P2", "comma", "drew P1, drew P2"),
    ],
)
@pytest.mark.parametrize("who", ["P1", "watchers"])
def test_a_denied_event_is_one_that_there_could_be(who: str, text: str, code: str, came: str) -> None:
    error = refusal(f"{who} not told: turn_ended; {text}")
    assert (error.line, error.code, error.came) == (FIRST, code, came)


def test_a_comma_is_refused_where_no_option_has_one() -> None:
    assert refusal("P1 not offered: build, junk").code == "comma"
    run_scenario(scenario(*HAND, "P1 refused: build, junk; build, done; build, swift_broker, junk"))


def test_a_misspelt_card_among_several_is_named() -> None:
    error = refusal("P1 refused: build, swift_brokr, junk")
    assert (error.code, error.came) == ("option-text", "swift_brokr")


def test_every_kind_of_event_can_be_denied() -> None:
    denied = [f"P1 not told: {kind} P2 acorn 4; {kind} junk 3; {kind} 2; {kind} P1" for kind in EVENTS]
    run_scenario(scenario(*HAND, *denied, "P1 not told: copied P1 reflection swift_broker"))


def test_what_the_tests_of_cards_deny_is_checked_as_well() -> None:
    with pytest.raises(BadText, match="expected the name of a card, came 'spyglas'"):
        expect(table("P1 hand: swift_broker"), "P1 not offered: play spyglas")


@pytest.mark.parametrize("number", range(6))
def test_every_option_that_is_offered_can_be_denied(number: int) -> None:
    """Random games, so that no form of an option is forgotten."""
    dice = random.Random(number)
    decks, mode = GAMES[number % len(GAMES)]
    game = Game.new(decks, seed=f"{number:032x}", mode=mode)
    words = OptionWords(1, game.seats)
    for _ in range(400):
        if game.is_over:
            break
        for option in game.options:
            words.option(option)
        game.answer(dice.choice(game.options))


def test_the_options_of_all_scenario_files_can_be_denied() -> None:
    forms: set[str] = set()
    for path in sorted((Path(__file__).parents[1] / "scenarios").glob("*.scenario")):
        for case in scenarios.parse_scenario(path.read_text(encoding="utf-8")).cases:
            game = scenarios._open(case)
            words = OptionWords(1, game.seats)
            for line in case.steps:
                for part in line.value.split(";") if line.key in scenarios.PLAYERS else []:
                    for option in game.options:
                        words.option(option)
                        forms.add("".join(letter for letter in option if letter in "*#+-=:. "))
                    scenarios.give(game, part, int(line.key[1]) - 1)
    assert len(forms) > 12, "plain and marked cards, slots, stalls, discard piles"


# reading before playing


def test_all_cases_are_read_before_the_first_is_played() -> None:
    first = [*HAND, "P1 hand: cookies"]  # which differs
    for lines, line in (
        (["again", "P1 hand: cookys", "play"], 8),
        (["again", "play", "P1 mood: fine"], 9),
        (["again", "play", "P1: build", "P1 not told: bilt"], 10),
        (["animalfolk position 1", "P1 deck: x", "play"], 8),
    ):
        with pytest.raises(BadText) as caught:
            run_scenario(scenario(*first, *lines))
        assert caught.value.line == line


def test_a_line_behind_one_that_differs_is_read_too() -> None:
    assert refusal("P1 hand: cookies", "P1 mood: fine").line == FIRST + 1


# absent players


@pytest.mark.parametrize(
    "line",
    [
        "P3: done",
        "P3 refused: done",
        "P3 not offered: build",
        "P3 asked: nothing",
        "P3 hand: junk",
        "P3 not told: drew",
        "P1 knows P4 deck: junk",
    ],
)
def test_a_line_for_an_absent_player_says_so(line: str) -> None:
    error = difference(line)
    assert (error.line, error.code, error.values["players"]) == (FIRST, "differs-players", 2)
    assert Words().error(error) == f'Line {FIRST}: The number of players is 2, so "{line}" cannot be.'


def test_a_position_with_a_line_for_an_absent_player_says_so() -> None:
    with pytest.raises(BadText) as caught:
        run_scenario(scenario("animalfolk position 1", "P4 hand: junk", "play"))
    assert Words().error(caught.value) == 'Line 3: The number of players is 2, so "P4" does not fit.'


def test_the_company_is_not_absent() -> None:
    lines = ["animalfolk position 1", "players: 1", "rules: mode=solo", "P1 hand: junk", "market: - - - - acorn"]
    run_scenario(scenario(*lines, "play", "P2 asked: nothing", "P2 refused: done", "P1 not told: drew P2"))
    with pytest.raises(Differs, match="a game of 1 players"):
        run_scenario(scenario(*lines, "play", "P3 refused: done"))


# what is asked


JUNK = ["animalfolk position 1", "hold: 1", "P1 hand: junk junk", "P2 hand: junk", "P1 stall: swift_broker", "play"]


@pytest.mark.parametrize(
    "line", ["P1: build", "P1: inventory", "P2: done", "P1 offered: build", "P1 options: done", "P1 asked: act"]
)
def test_an_error_names_the_prompt(line: str) -> None:
    with pytest.raises(Differs) as caught:
        run_scenario(scenario(*JUNK, line))
    assert "P1 is asked inventory" in str(caught.value)
    assert "P1 is asked inventory" in Words().error(caught.value)


def test_an_error_says_that_nobody_is_asked() -> None:
    over = ["animalfolk position 1", "winner: P1", "play"]
    for line in ("P1: build", "P1 offered: build", "P1 asked: act"):
        with pytest.raises(Differs) as caught:
            run_scenario(scenario(*over, line))
        assert "nobody is asked" in str(caught.value)
        assert "obody is asked any more" in Words().error(caught.value)


# what chose itself


def test_an_inventory_that_chose_itself_may_be_named() -> None:
    for answer in ("P1: inventory, done", "P1: inventory,", "P1: done", "P1: inventory, junk, junk"):
        run_scenario(scenario(*JUNK, "P1 asked: inventory", answer, "P1 asked: end_turn"))


def test_an_inventory_that_chose_itself_in_a_later_turn_may_be_named() -> None:
    lines = ["animalfolk position 1", "P1 hand: junk", "P1 stall: swift_broker", "P2 stall: swift_broker", "hold: 2"]
    run_scenario(scenario(*lines, "P2 hand: junk", "play", "P1: done", "P2: inventory, junk", "P2 asked: end_turn"))


def test_an_inventory_is_named_once_and_only_if_it_chose_itself() -> None:
    run_scenario(scenario(*JUNK, "P1 refused: inventory, inventory, done; build, done", "P1: junk", *NO_SECOND))
    run_scenario(scenario(*HAND, "P1: inventory", "P1 asked: inventory", *NO_SECOND))


NO_SECOND = ["P1 refused: inventory, done"]
PLATYPUSES = ["animalfolk position 1", "decks: platypuses sloths polecats macaws", "hold: 1", "P2 hand: junk"]
# at 4 the spyglass alone would do, so slot +0 stays empty; 5 and 6 need both cards
GAP = [*PLATYPUSES, "P1 hand: calculations spyglass", "market: - - - - acorn"]


@pytest.mark.parametrize(
    ("named", "slot"),
    [
        ("done, acorn, done, done, done", 1),
        ("acorn, done, done, done", 1),
        ("acorn,", 1),
        ("done, done, acorn, done, done", 2),
        ("done, done, acorn,", 2),
        ("done, acorn,", 2),  # as it was before: a slot that chose itself is left out, if that fits
        ("done,", 2),
    ],
)
def test_forced_slots_may_be_named_or_left_out(named: str, slot: int) -> None:
    told = f"P1 told: rearranged P1 acorn {slot}"
    run_scenario(scenario(*GAP, "play", "P1: rearrange", "P1 asked: arrange", f"P1: {named}", told))


@pytest.mark.parametrize("named", ["done, done, done, acorn, done", "acorn, acorn,", "acorn, done, done, done, done"])
def test_an_arrangement_that_cannot_be_is_refused_with_and_without_forced_slots(named: str) -> None:
    run_scenario(scenario(*GAP, "play", "P1: rearrange", f"P1 refused: {named}"))


def test_a_market_that_laid_out_itself_may_be_named() -> None:
    start = [*PLATYPUSES, "P1 hand: calculations cookies", "market: magnet - - - -", "play"]
    named = "magnet, done, done, done, done"  # only the rightmost slot is cheap enough
    for answers in ("", f"; {named}", "; magnet,", f"\nP1: {named}"):
        run_scenario(scenario(*start, f"P1: rearrange{answers}", "P1 asked: order", "market: - - - - magnet"))
    for answers in ("; done, magnet, done, done, done", f"; cookies; {named}", "; magnet"):
        with pytest.raises(Differs):
            run_scenario(scenario(*start, f"P1: rearrange{answers}"))


# cards that are there


STALL = "P1 stall: swift_broker | cookies | shattered_relic"
CHEST = table("P1 hand: cookies prepaid_good empty_chest", STALL)


@pytest.mark.parametrize(
    ("game", "cards"),
    [
        (CHEST, ["build", "cookies", "prepaid_good"]),
        (table("P1 hand: spyglass junk cookies", "market: - - - - accordion"), ["buy accordion+0", "cookies", "junk"]),
        (table("P1 hand: cookies cookies prepaid_good", STALL), ["build", "cookies", "prepaid_good"]),
    ],
)
def test_cards_that_are_there_are_not_called_missing(game: Game, cards: list[str]) -> None:
    with pytest.raises(IllegalChoice) as caught:
        game.answer(cards)
    assert "is among" not in str(caught.value)
    assert "none of" not in str(caught.value)


def test_cards_that_do_not_go_together_are_told_so() -> None:
    with pytest.raises(IllegalChoice, match=r"'prepaid_good'\] are there, but cannot be completed together"):
        CHEST.answer(["build", "cookies", "prepaid_good"])
    with pytest.raises(IllegalChoice, match=r"none of \['cookies', 'prepaid_good', 'prepaid_good'\] is among"):
        CHEST.answer(["build", "cookies", "prepaid_good", "prepaid_good"])


# events before the first answer


def test_events_before_the_first_answer_can_be_expected() -> None:
    lines = ["animalfolk position 1", "turn: 0 P1", "moment: start", "P1 hand: swift_broker junk", "P2 hand: junk"]
    run_scenario(scenario(*lines, "play", "P1 told: turn_began P1 1", "P2 not told: turn_began P2"))
    with pytest.raises(Differs, match="came turn_began P1 1"):
        run_scenario(scenario(*lines, "play", "P1 not told: turn_began"))
    run_scenario(scenario(*lines, "play", "P1: inventory, junk", "P1 not told: turn_began P1"))


# again and scripted shuffles


DRAWS = ["animalfolk position 1", "P1 hand: swift_broker junk junk junk", "P1 discard: acorn cookies", "P2 hand: junk"]
TURN = ["play", "P1: inventory, done"]


def test_again_builds_on_the_case_above_with_what_that_has_changed() -> None:
    first = [*DRAWS, "shuffle P1: acorn", *TURN, "P1 told: drew P1 acorn"]
    second = ["again", "P1 discard: cookies spyglass", "shuffle P1: spyglass", *TURN, "P1 told: drew P1 spyglass"]
    third = ["again", "P2 hand: junk junk", *TURN, "P1 told: drew P1 spyglass", "P1 deck: cookies"]
    run_scenario(scenario(*first, *second, *third))


def test_shuffles_of_one_case_add_up_and_replace_those_of_the_case_above() -> None:
    start = ["animalfolk position 1", "P1 hand: swift_broker junk", "P1 discard: acorn cookies", "P2 hand: junk"]
    turn = ["play", "P1: play swift_broker; inventory, done"]
    twice = ["shuffle P1: cookies", "shuffle P1: swift_broker"]  # which is in the second pile only
    told = "P1 told: drew P1 cookies; shuffled P1 1; drew P1 swift_broker"
    run_scenario(scenario(*start, "shuffle P1: acorn", "play", "again", *twice, *turn, told))
    run_scenario(scenario(*start, *twice, "play", "again", *turn, told))
