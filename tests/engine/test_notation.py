"""Positions, options, records and scenarios as text: they come back, and bad text is refused with its line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from animalfolk import AnimalfolkError, BadScript, BadText, Game, IllegalChoice, read_record
from animalfolk.engine.options import option_text, parse_option
from animalfolk.engine.playout import Playout
from animalfolk.engine.rules import OPTIONS, Rules
from animalfolk.engine.run import begin
from animalfolk.engine.state import State
from animalfolk.game.scenario import Differs, parse_scenario, run_scenario
from animalfolk.modes import deal_game
from tests.support.samples import some
from tests.support.stalls import stall
from tests.support.table import SEED, expect, new_game, play, position, scenario, table

DECISIONS = 400
UNKNOWN_OPTION = f"'colour' is not one of the options {', '.join(OPTIONS)}"


def random_games(count: int) -> Iterator[tuple[State, Playout]]:
    """Games for two to four with the decks there are, at their first decision."""
    for number in range(count):
        g = deal_game([0, 1, 3], Rules(players=2 + number % 3), f"{number:032x}", number % 2)
        begin(g)
        yield g, Playout(number)


def decisions(count: int) -> Iterator[State]:
    """Every decision of some random games, as far as they go."""
    for g, source in random_games(count):
        for _ in range(DECISIONS):
            if g.winner >= 0:
                break
            yield g
            source.play(g, 1)


# positions


def test_the_position_of_every_decision_comes_back() -> None:
    for g in decisions(some(3, 6)):  # two, three and four players
        text = Game(g, "").position()
        again = Game.from_position(text)
        assert again.peek() == g
        assert again.position() == text


WRITTEN = position(
    "decks: macaws pandas squirrels",
    "players: 3",
    "rules: stacks=6 hand_size=4",
    f"seed: {SEED}",
    "counts: 3 1 4 1 5 9 2",
    "turn: 12 P2",
    "market: cookies - spyglass - acorn",
    "market deck: accordion@13 junk winter_is_coming@w",
    "bin: flashy_show special_offer",
    "junk: 0 made 3",
    "P1 hand: junk spyglass",
    "P1 deck: cookies@2w acorn",
    "P1 discard: swift_broker junk",
    "P1 known: spyglass@23w",
    "P1 stall: swift_broker | cookies | shattered_relic",
    "P2 hand: market_discovery* accordion#1 junk",
    "P2 schedule: favourite_toy",
    "P2 known: accordion@13w market_discovery@13w",
    "unseen: spyglass/1@2w",
    "alterations: add/1/P2/all set/4/P2/#1 times/2/P2/#1",
    "shuffle market: accordion",
    "shuffle P1: junk swift_broker",
    "shuffle P1: junk",
    "shuffle P3: acorn",
    "dice: 3 0",
    "picks: junk acorn",
    "hold: 13",
    "moment: action",
)


def test_a_position_with_every_kind_of_line_comes_back_as_it_was_written() -> None:
    game = Game.from_position(WRITTEN)
    assert game.position() == WRITTEN
    assert Game.from_position(game.position()) == game


def test_a_written_position_holds_what_it_says() -> None:
    game = Game.from_position(WRITTEN)
    expect(game, "turn: P2", "P2 value accordion#1: 8", "P2 value junk: 2", "P1 next stack: 4", "P2 hand size: 4")
    expect(game, "P3 knows P1 hand: spyglass", "P2 knows P1 deck: cookies", "P3 knows P1 deck:")


def test_cards_set_aside_are_written_with_who_knows_them_and_whose_deck_they_come_from() -> None:
    game = table("turn: 2 P2", "P2 hand: spyglass", "P2 deck: cookies acorn junk", "P1 hand: junk")
    play(game, "P2: play spyglass")
    assert "aside: cookies@2/deck2 acorn@2/deck2 junk@2/deck2" in game.position().splitlines()
    game = table("turn: 2 P2", "P2 hand: special_offer", "market deck: cookies acorn", "P1 hand: junk")
    play(game, "P2: play special_offer")
    assert "aside: cookies@2/market2 acorn@2/market2" in game.position().splitlines()


def test_remarks_and_empty_lines_are_left_out_and_the_order_of_lines_is_free() -> None:
    lines = WRITTEN.splitlines()
    shuffled = [lines[0], "", "// a remark", *reversed([line for line in lines[1:] if "shuffle" not in line])]
    shuffled += [f"{line}   // said twice" for line in lines if "shuffle" in line]
    assert Game.from_position("\n".join(shuffled)).position() == WRITTEN


def test_the_position_of_a_finished_game_comes_back() -> None:
    game = table(stall(7), "P1 hand: accordion nostalgic_item")
    play(game, "P1: build, accordion, nostalgic_item")
    again = Game.from_position(game.position())
    assert again.winners == [0]
    assert again.is_over
    assert again.position() == game.position()


BAD_LINES = [
    ("nonsense", "'key: value'", "nonsense"),
    ("weather: fine", "a line of a position", "weather: fine"),
    ("P3 hand: junk", "one of 2 players", "P3"),
    ("P3 mood: fine", "one of 2 players", "P3"),
    ("P2 mood: fine", "a line of a position", "P2 mood: fine"),
    ("players: 5", "2, 3 or 4 players with mode=free", "5"),
    ("players: 1", "2, 3 or 4 players with mode=free", "1"),
    ("players: many", "a number", "many"),
    (
        "decks: macaws dodos",
        (
            "a deck of macaws, pandas, raccoons, squirrels, ocelots, chameleons, "
            "platypuses, sloths, crocodiles, foxes, polecats, owls"
        ),
        "dodos",
    ),
    ("rules: colour=3", "an option and its value", UNKNOWN_OPTION),
    ("rules: stacks=few", "an option and its value", "stacks is a number from 1 to 10, not 'few'"),
    ("rules: mode=alone", "an option and its value", "mode is free, teams, solo or coop, not 'alone'"),
    ("rules: open_hands=yes", "rules that can be played", "open_hands is an option of mode=coop, not of mode=free"),
    ("rules: hand_size=0", "rules that can be played", "hand_size is a number from 1 to 10, not 0"),
    ("seed: 12", "32 digits of 0-9 a-f", "12"),
    ("counts: 1 2", "7 numbers", "1 2"),
    ("turn: 3 P7", "a player P1 to P4", "P7"),
    ("turn: 3 P3", "one of 2 players", "P3"),
    ("turn:", "a player P1 to P4", ""),
    ("market: cookies -", "five slots, leftmost first, - for an empty one", "cookies -"),
    ("market: - - - - cooky", "the name of a card", "cooky"),
    ("market deck: junk@9", "players' numbers or w", "9"),
    ("bin: cooky", "the name of a card", "cooky"),
    ("junk: some", "a number", "some"),
    ("junk: 1 more 2", "a number, or '0 made 3'", "1 more 2"),
    ("P1 hand: cooky", "the name of a card", "cooky"),
    ("P1 hand: junk#x", "a number", "x"),
    ("P1 known: acorn@2", "cards of P1's hand", "acorn"),
    ("P1 stall: junk | | junk", "cards in every stack", "junk | | junk"),
    ("aside: junk", "a card and /deck1 or /market1", "junk"),
    ("laid: accordion+2", "a change that the card allows", "accordion+2"),
    ("unseen: junk/7@w", "a player P1 to P4", "P7"),
    ("alterations: more/1/P1/all", "an alteration like add/1/P1/all", "more/1/P1/all"),
    ("alterations: add/x/P1/all", "a number", "x"),
    ("shuffle P9: junk", "a player P1 to P4", "P9"),
    ("shuffle market: cooky", "the name of a card", "cooky"),
    ("dice: six", "a number", "six"),
    ("picks: cooky", "the name of a card", "cooky"),
    ("hold: x", "players' numbers or w", "x"),
    ("winner: nobody", "a player P1 to P4", "nobody"),
    ("frames: nonsense", "a frame like act>play(more=1) or spyglass?keep", "nonsense"),
]


@pytest.mark.parametrize(("line", "expected", "came"), BAD_LINES, ids=[bad[0] for bad in BAD_LINES])
def test_a_bad_line_of_a_position_is_named_with_what_was_expected_and_what_came(
    line: str, expected: str, came: str
) -> None:
    with pytest.raises(BadText) as caught:
        Game.from_position(position("", "P2 hand: junk", line, "P2 deck: junk"))
    assert (caught.value.line, caught.value.expected, caught.value.came) == (4, expected, came)
    assert str(caught.value) == f"line 4: expected {expected}, came {came!r}"


def test_a_moment_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(BadText, match=r"line 2: expected one of .*action.*, came 'noon'"):
        Game.from_position(position("moment: noon"))


def test_a_line_given_twice_is_refused() -> None:
    with pytest.raises(BadText, match="line 3: expected one line 'P1 hand', came 'another'"):
        Game.from_position(position("P1 hand: junk", "P1 hand: junk"))


@pytest.mark.parametrize(("text", "came"), [("", "the end"), ("chess", "chess"), ("animalfolk position 99", "99")])
def test_a_text_that_is_no_position_is_refused(text: str, came: str) -> None:
    with pytest.raises(BadText, match=f"line 1: expected \"'animalfolk position 1'|{came}"):
        Game.from_position(text)


def test_a_script_that_does_not_fit_what_happens_is_refused_and_nothing_changes() -> None:
    game = table("P1 hand: spyglass acorn", "P1 discard: junk", "shuffle P1: cookies")
    before = game.clone()
    with pytest.raises(BadScript, match="wants 'cookies', which is not among \\['junk'\\]"):
        play(game, "P1: play spyglass")
    assert game == before


FRAGMENTS = ["junk", "cookies", "-", "|", "P1", "P9", "4", "--5", "²", "x", "@", "#", "*", "/", ":", "=", "all", ""]


@settings(max_examples=some(200, 400))
@given(st.integers(1, 28), st.integers(0, 6), st.sampled_from(FRAGMENTS), st.booleans())
def test_a_position_with_a_changed_word_is_read_or_refused_by_name(
    line: int, word: int, text: str, instead: bool
) -> None:
    lines = WRITTEN.splitlines()
    words = lines[line].split()
    words[min(word, len(words) - 1)] = text if instead else words[min(word, len(words) - 1)] + text
    lines[line] = " ".join(words)
    try:
        game = Game.from_position("\n".join(lines))
    except AnimalfolkError:
        return
    assert Game.from_position(game.position()) == game


@settings(max_examples=200)
@given(st.text(max_size=40))
@example("junk:")
@example("junk: --5")
@example("junk: ²")
@example("frames:")
@example("P1 hand:")
def test_any_line_is_read_or_refused_by_name(line: str) -> None:
    with suppress(AnimalfolkError):
        Game.from_position(position("P1 hand: junk", "P2 hand: junk") + line)


# options


def test_every_option_comes_back_from_its_text() -> None:
    for g in decisions(6):
        texts = [option_text(g, option) for option in g.options]
        assert len(set(texts)) == len(texts)
        assert [parse_option(g, text) for text in texts] == g.options


def test_a_text_that_is_no_option_is_refused_with_the_options() -> None:
    game = table("P1 hand: swift_broker")
    with pytest.raises(IllegalChoice, match=r"'dance' is not one of \['play swift_broker', 'build', 'inventory'\]"):
        game.answer("dance")


# records


def go_on(game: Game, steps: int) -> None:
    """Play on for a while, building whatever can be built."""
    for step in range(steps):
        if not game.is_over:
            options = game.options
            game.answer("build" if "build" in options else options[(step * 5 + 2) % len(options)])


def played(steps: int) -> Game:
    """A game played for a while."""
    game = new_game()
    go_on(game, steps)
    return game


@pytest.mark.parametrize("steps", [0, 1, 40, 300])
def test_a_record_comes_back(steps: int) -> None:
    game = played(steps)
    again = read_record(game.record())
    assert again == game
    assert again.record() == game.record()
    assert again.events(None) == game.events(None)


def test_a_record_of_a_game_with_other_rules_and_first_player_comes_back() -> None:
    game = Game.new(["squirrels", "macaws", "pandas"], seed=SEED, first=1, stacks=3, hand_size=6)
    go_on(game, 2000)
    again = read_record(game.record())
    assert again == game
    assert "rules: stacks=3 hand_size=6" in game.record()
    assert game.record().endswith(f"result: P{game.winners[0] + 1}\n")


def test_a_record_of_a_game_from_a_position_comes_back() -> None:
    game = table("P1 hand: spyglass market_discovery", "P1 deck: junk acorn cookies", "market deck: accordion")
    play(game, "P1: use market_discovery; play spyglass; acorn; junk; play acorn; market_discovery*,")
    again = read_record(game.record())
    assert again == game
    assert again.record() == game.record()


def record_with(**changes: str) -> str:
    """The record of a short game, with some lines changed."""
    lines = played(3).record().splitlines()
    return "\n".join(changes.get(line.split(":")[0], line) for line in lines)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: expected 'animalfolk record 1' or 'animalfolk record 2', came 'the end'"),
        ("chess", "line 1: expected 'animalfolk record 1' or 'animalfolk record 2', came 'chess'"),
        (record_with(edition="edition: 1999"), "line 2: expected edition 2021, came '1999'"),
        (
            record_with(edition="weather: fine"),
            "line 2: expected one of edition, decks, players, rules, draft, first, seed",
        ),
        (record_with(seed=""), "a line 'seed', came 'none'"),
        (record_with(seed="seed: 12"), 'expected a game that can be set up, came "a seed is 32 digits'),
        (record_with(players="players: 3"), "3 players use 4 decks, not 3"),
        (record_with(players="players: x"), "line 4: expected a number, came x"),
        (
            record_with(rules="rules: colour=3", players="players: 2\nrules: colour=3"),
            f"line 5: expected an option and its value, came {UNKNOWN_OPTION}",
        ),
        (record_with(result="result: P2"), "expected 'result: unfinished', came 'P2'"),
        (record_with(result=""), "expected 'result: unfinished', came 'the end'"),
    ],
)
def test_a_bad_record_is_refused_with_what_was_expected_and_what_came(text: str, message: str) -> None:
    with pytest.raises(BadText) as caught:
        read_record(text)
    assert message.replace("'", "").replace('"', "") in str(caught.value).replace("'", "").replace('"', "")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("1 P1: dance", "an answer that was offered"),
        ("1 P2: inventory", "an answer that was offered"),
        ("9 P1: inventory", "an answer in turn 1"),
        ("1 P1 inventory", "a line like '3 P1: play spyglass; cookies'"),
        ("1: inventory", "a line like '3 P1: play spyglass; cookies'"),
        ("1 Px: inventory", "a line like '3 P1: play spyglass; cookies'"),
    ],
)
def test_a_bad_answer_in_a_record_is_named_with_its_line(line: str, expected: str) -> None:
    lines = new_game().record().splitlines()
    with pytest.raises(BadText) as caught:
        read_record("\n".join([*lines[:-1], line, lines[-1]]))
    assert (caught.value.line, caught.value.expected) == (len(lines), expected)


# scenarios

OPENING = ["id: T001", "title: a test", "animalfolk position 1", "P1 hand: swift_broker junk", "P2 hand: swift_broker"]


def test_a_scenario_is_read_with_its_cases() -> None:
    text = scenario(*OPENING, "play", "P1 hand: junk swift_broker", "again", "P1 hand: junk", "play", "P1 hand: junk")
    read = parse_scenario(text)
    assert (read.id, read.title, len(read.cases)) == ("T001", "a test", 2)
    assert run_scenario(text) == read


@pytest.mark.parametrize(
    ("line", "came"),
    [
        ("P1 hand: junk", "swift_broker junk"),
        ("P1 discard: junk", "nothing"),
        ("P1 deck: junk", "nothing"),
        ("P1 stall: junk", "nothing"),
        ("P1 schedule: junk", "nothing"),
        ("P1 hand:", "swift_broker junk"),
        ("P2 knows P1 hand: junk", "nothing"),
        ("P2 knows P1 deck: junk", "nothing"),
        ("P1 sees aside: junk", "nothing"),
        ("bin: junk", "nothing"),
        ("market: - - - - cookies", "- - - - -"),
        ("market deck: junk", "nothing"),
        ("market deck count: 1", "0"),
        ("junk: 1", "0"),
        ("decks: macaws", "nothing"),
        ("turn: P2", "P1"),
        ("winner: P1", "none"),
        ("P1 asked: pay", "P1 is asked act"),
        ("P2 asked: act", "P1 is asked act"),
        ("P1 offered: dance", "play swift_broker; build; inventory (P1 is asked act)"),
        ("P2 offered: build", "nothing (P1 is asked act)"),
        ("P1 not offered: build", "play swift_broker; build; inventory (P1 is asked act)"),
        ("P1 options: build", "play swift_broker; build; inventory (P1 is asked act)"),
        ("P1 hand count: 1", "2"),
        ("P1 deck count: 1", "0"),
        ("P1 next stack: 2", "1"),
        ("P1 hand size: 6", "5"),
        ("P1 value junk: 2", "1"),
        ("P1 value acorn: 4", "nothing"),
        ("P1 price +0: 1", "nothing"),
        ("P1 price +bin: 1", "nothing"),
        ("P1 told: drew P1", "nothing"),
        ("P1 refused: build, swift_broker", "'build, swift_broker' taken"),
        ("P1: dance", "'dance' is not one of ['play swift_broker', 'build', 'inventory'] (P1 is asked act)"),
        ("P2: inventory", "seat 0 is asked, not seat 1 (P1 is asked act)"),
    ],
)
def test_a_scenario_that_differs_names_the_line_and_both_sides(line: str, came: str) -> None:
    with pytest.raises(Differs) as caught:
        run_scenario(scenario(*OPENING, "play", "", line))
    assert caught.value.line == 9
    assert str(caught.value).startswith("line 9: expected ")
    assert str(caught.value).endswith(f", came {came}")


def test_events_that_were_told_are_not_untold() -> None:
    with pytest.raises(Differs, match=r"line 9: expected P1 not told: built, came built P1 1"):
        run_scenario(scenario(*OPENING, "play", "P1: build, swift_broker", "P1 not told: built"))


@pytest.mark.parametrize(
    ("lines", "line", "expected"),
    [
        (["play"], 2, "'id:', 'title:' or 'animalfolk position 1'"),
        (["again"], 2, "'id:', 'title:' or 'animalfolk position 1'"),
        (["id: T001"], 2, "a line 'animalfolk position 1'"),
        (["animalfolk position 1", "P1 hand: cooky", "play"], 3, "the name of a card"),
        (["animalfolk position 1", "weather: fine", "play"], 3, "a line of a position"),
        (["animalfolk position 1", "play", "P1 thinks: yes"], 4, "an answer or an expectation"),
        (["animalfolk position 1", "P1 hand: acorn", "play", "again", "P1 hand: x", "play"], 6, "the name of a card"),
    ],
)
def test_a_bad_scenario_is_refused_with_its_line(lines: list[str], line: int, expected: str) -> None:
    with pytest.raises(BadText) as caught:
        run_scenario(scenario(*lines))
    assert (caught.value.line, caught.value.expected) == (line, expected)


def test_a_file_that_is_no_scenario_is_refused() -> None:
    with pytest.raises(BadText, match="line 1: expected 'animalfolk scenario 1', came 'chess'"):
        run_scenario("chess")


def test_a_refused_answer_must_not_change_the_game() -> None:
    run_scenario(
        scenario(*OPENING, "play", "P1 refused: build, junk; inventory, acorn; end", "P1: build, swift_broker")
    )


def test_a_record_from_a_position_where_a_turn_waits_plays_again() -> None:
    """Who is held is not written, nor the end that only those are asked for."""
    game = Game.from_position(
        "animalfolk position 1\ndecks: macaws pandas squirrels\nhold: 1\nP1 hand: junk\nP2 hand: junk"
    )
    game.answer("done")
    assert game.options == ["end"]
    game.answer("end")
    again = read_record(game.record())
    assert "hold" not in game.record()
    assert again.record() == game.record()
    assert again.decision
    assert game.decision
    assert again.decision.seat == game.decision.seat
