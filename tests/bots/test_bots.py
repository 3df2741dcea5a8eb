"""Bots answer from their view alone, and with sense whatever the cards."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import animalfolk.bots
from animalfolk import Game
from animalfolk.bots import ask, make_bot

DEEP = f"P1 deck: {'junk ' * 9}"
SENSIBLE = ["simple", "trader"]  # both know every card


def answer_of(kind: str, game: Game, seat: int) -> str:
    """What a bot of this kind answers."""
    return ask(make_bot(kind, ""), game, seat)


def imported(node: ast.AST) -> list[str]:
    """The modules that a line of source imports, in either form."""
    if isinstance(node, ast.ImportFrom):
        return [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
    return [alias.name for alias in node.names] if isinstance(node, ast.Import) else []


def is_secret(name: str) -> bool:
    """Whether a module knows whole games."""
    return name == "animalfolk" or name.startswith(("animalfolk.game", "animalfolk.engine.redeal"))


@pytest.mark.parametrize("line", ["import {}", "import {} as game", "from {} import x", "import ast, {}.x"])
@pytest.mark.parametrize("name", ["animalfolk.game", "animalfolk.engine.redeal"])
def test_an_import_is_seen_in_every_form(line: str, name: str) -> None:
    parent, _, last = name.rpartition(".")
    for text in (line.format(name), f"from {parent} import {last}"):
        assert any(is_secret(found) for found in imported(ast.parse(text).body[0]))


def test_bots_know_a_game_by_its_view_and_its_redeals_alone() -> None:
    for path in Path(animalfolk.bots.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if path.name != "base.py":  # which asks a game for its redeals
                assert not any(map(is_secret, imported(node))), path.name
            if isinstance(node, ast.Attribute):
                assert node.attr != "_state", path.name
                assert node.attr != "peek" or path.name == "base.py", path.name


@pytest.mark.parametrize(
    ("position", "answer"),
    [
        ("P1 hand: stashing_vendor junk junk", "build"),
        ("P1 hand: shattered_relic junk junk stashing_vendor", "play shattered_relic"),
        ("P1 hand: spyglass junk junk junk junk\nmarket: - - - - accordion", "buy accordion+0"),
    ],
)
@pytest.mark.parametrize("kind", SENSIBLE)
def test_what_a_bot_does_first(kind: str, position: str, answer: str) -> None:
    game = Game.from_position(f"animalfolk position 1\ndecks: macaws pandas squirrels\n{position}\n")
    assert answer_of(kind, game, 0) == answer


@pytest.mark.parametrize(
    ("position", "answers"),
    [
        ("P1 hand: swank junk magnet\nmarket deck: glue", ["play swank", "junk"]),
        ("P1 hand: magnet junk junk\nP1 deck: junk glue", ["play magnet", "glue"]),
        ("P1 hand: natural_survivor junk junk\nP1 deck: glue sofa\ndice: 1", ["play natural_survivor", "glue|sofa"]),
        ("P1 hand: risky_business junk\nmarket deck: glue", ["play risky_business", "2|3|4|5"]),
        ("P1 hand: junk\nP1 schedule: housecleaning\nmoment: start\nturn: 0 P1", ["done"]),  # too few cards
        (f"P1 hand: junk\nP1 deck: {'junk ' * 9}\nP1 schedule: housecleaning\nmoment: start\nturn: 0 P1", ["junk"]),
        ("P1 hand: junk\nP1 schedule: siesta\nP1 discard: glue junk\nmoment: start\nturn: 0 P1", ["glue"]),
        ("P1 hand: glue junk\nmarket: - - - - sofa", ["buy sofa+0", "glue"]),
    ],
)
@pytest.mark.parametrize("kind", SENSIBLE)
def test_how_a_bot_answers_the_newer_decks(kind: str, position: str, answers: list[str]) -> None:
    game = Game.from_position(f"animalfolk position 1\ndecks: platypuses sloths polecats\n{position}\n")
    for answer in answers:
        said = answer_of(kind, game, 0)
        assert said in answer.split("|")
        game.answer(said)


@pytest.mark.parametrize("kind", SENSIBLE)
def test_a_bot_rearranges_as_it_planned(kind: str) -> None:
    game = Game.from_position(
        "animalfolk position 1\ndecks: platypuses sloths polecats\n"
        "market: glue swank swank swank siesta\nP1 hand: calculations junk junk junk\n"
    )
    assert answer_of(kind, game, 0) == "rearrange"
    while (decision := game.decision) and decision.seat == 0:
        game.answer(answer_of(kind, game, 0))
    assert {"event": "bought", "seat": 0, "card": "glue", "number": 0} in game.events(0)


@pytest.mark.parametrize("kind", SENSIBLE)
def test_a_bot_pays_with_junk_first(kind: str) -> None:
    game = Game.from_position(
        "animalfolk position 1\ndecks: macaws pandas squirrels\n"
        f"market: - - - - cookies\nP1 hand: swift_broker cookies junk junk\n{DEEP}\n"
    )
    game.answer("buy cookies+0")
    assert answer_of(kind, game, 0) == "junk"


@pytest.mark.parametrize(
    ("position", "answers"),
    [
        ("P1 hand: rotten_food junk cookies\nP3 stall: cookies", ["play rotten_food", "P3", "junk"]),
        ("P1 hand: dirty_exchange junk cookies\nP2 stall: acorn\nP3 hand: junk", ["play dirty_exchange", "P2", "junk"]),
        (
            "P1 hand: ruthless_competition junk\nP3 stall: acorn\nP3 deck: glue",
            ["play ruthless_competition", "P3", "junk"],
        ),
        ("P1 hand: sabotage junk\nP3 stall: acorn\nP3 deck: junk spyglass", ["play sabotage", "P3", "spyglass"]),
        ("P1 hand: nuisance junk\nP3 stall: acorn\nP3 hand: glue", ["play nuisance", "P3", "P2"]),
        ("P1 hand: treasure_hunter junk\nP2 discard: junk\nP3 discard: spyglass", ["play treasure_hunter", "P3"]),
        (
            "P1 hand: night_shift junk\nP1 deck: junk\nP2 deck: cookies\nP3 deck: flashy_show\nP3 stall: acorn",
            ["play night_shift", "flashy_show", "cookies"],
        ),
        (
            "P1 hand: night_shift junk\nP1 deck: junk\nP2 deck: cookies\nP3 deck: flashy_show\nP2 stall: acorn",
            ["play night_shift", "flashy_show", "junk"],
        ),
        ("P1 hand: nasty_threat junk", ["play nasty_threat"]),
    ],
)
@pytest.mark.parametrize("kind", SENSIBLE)
def test_how_a_bot_treats_the_others(kind: str, position: str, answers: list[str]) -> None:
    lines = dict(line.split(": ") for line in f"P2 hand: spyglass\nP3 hand: junk\n{position}".split("\n"))
    text = "\n".join(f"{key}: {value}" for key, value in lines.items())
    decks = "decks: macaws squirrels raccoons crocodiles\nplayers: 3"
    game = Game.from_position(f"animalfolk position 1\n{decks}\n{text}\n", hold=[0])
    for answer in answers:
        assert answer_of(kind, game, 0) == answer
        game.answer(answer)


@pytest.mark.parametrize(
    ("position", "answers"),
    [
        ("P1 hand: bold_haggler junk\nP1 stall: charm", ["P1 use bold_haggler"]),
        ("P1 hand: new_season junk\nP1 discard: swift_broker spyglass\nmarket deck: charm", ["P1 play new_season"]),
        (
            "P1 hand: new_season junk\nP1 discard: swift_broker cookies\nP1 stall: charm | charm\nmarket deck: charm",
            ["P1 play new_season", "P1 swift_broker"],
        ),
        ("P1 hand: charm junk\nmarket deck: spyglass\nP1 stall: charm", ["P1 play charm"]),
        ("P1 hand: gamble junk\nP2 hand: spyglass\nP1 stall: charm", ["P1 play gamble"]),
        (
            "P1 hand: whirligig junk junk\nP1 stall: charm | charm | charm | charm | charm | charm",
            ["P1 play whirligig"],
        ),
        (
            "P1 hand: blindfold cookies junk\nP1 stall: charm | charm | charm",
            ["P1 play blindfold", "P1 junk", "P2 1"],
        ),
        ("P1 hand: blindfold cookies junk\nP1 known: cookies@2", ["P1 play blindfold", "P1 junk", "P2 2"]),
    ],
)
@pytest.mark.parametrize("kind", SENSIBLE)
def test_how_a_bot_tries_its_luck(kind: str, position: str, answers: list[str]) -> None:
    lines = dict(line.split(": ") for line in f"P1 deck: junk junk junk\nP2 hand: spyglass\n{position}".split("\n"))
    text = "\n".join(f"{key}: {value}" for key, value in lines.items())
    game = Game.from_position(f"animalfolk position 1\ndecks: ocelots squirrels macaws\n{text}\n", hold=[0])
    for answer in answers:
        seat = int(answer[1]) - 1
        assert f"P{seat + 1} {answer_of(kind, game, seat)}" == answer
        game.answer(answer[3:], seat)


@pytest.mark.parametrize(("stacks", "value"), [(1, "2"), (2, "3"), (4, "5"), (6, "5")])
@pytest.mark.parametrize("kind", SENSIBLE)
def test_a_bot_sets_the_value_that_its_next_stack_needs(kind: str, stacks: int, value: str) -> None:
    stall = " | ".join(["charm"] * stacks)
    game = Game.from_position(
        f"animalfolk position 1\ndecks: ocelots squirrels macaws\nP1 hand: blindfold swift_broker\nP1 stall: {stall}\n"
    )
    for answer in ("play blindfold", "2" if stacks != 1 else "5"):
        game.answer(answer)
    assert answer_of(kind, game, 0) == value


@pytest.mark.parametrize("kind", SENSIBLE)
def test_a_bot_rolls_for_a_further_stack(kind: str) -> None:
    game = Game.from_position(
        "animalfolk position 1\ndecks: ocelots squirrels macaws\nP1 hand: winter_is_coming bold_haggler charm\n"
        "P1 stall: charm | charm | charm | charm\ndice: 1\n"
    )
    game.answer(["build", "winter_is_coming"])
    assert answer_of(kind, game, 0) == "use bold_haggler"
    game.answer("use bold_haggler")
    assert answer_of(kind, game, 0) == "build"


@pytest.mark.parametrize("kind", SENSIBLE)
def test_a_bot_rearranges_at_the_prices_that_hold(kind: str) -> None:
    game = Game.from_position(
        "animalfolk position 1\ndecks: platypuses crocodiles polecats\n"
        "market: glue swank swank swank swank\nP1 hand: calculations junk junk junk junk junk\n"
        "P2 schedule: scary_gunfight\n"
    )
    for _ in range(20):
        decision = game.decision
        if not decision or decision.seat:
            break
        game.answer(answer_of(kind, game, 0))
    assert {"event": "bought", "seat": 0, "card": "glue", "number": 0} in game.events(0)


@pytest.mark.parametrize(
    ("position", "answers"),
    [
        (
            "P1 hand: cunning_neighbour cookies\nP1 stall: cookies\nP3 stall: acorn | acorn",
            ["play cunning_neighbour", "P3", "done"],
        ),
        ("P1 hand: cheer junk\nP1 deck: junk spyglass", ["play cheer", "spyglass"]),
        ("P1 hand: raffle junk\nP3 stall: acorn", ["play raffle", "right"]),
        ("P1 hand: raffle junk\nP2 stall: acorn", ["play raffle", "left"]),
        ("P1 hand: charity junk\nP3 stall: acorn", ["play charity", "spyglass", "cookies"]),
        ("P1 hand: charity junk\nP2 stall: acorn", ["play charity", "spyglass", "junk"]),
        (
            f"P1 hand: tasters junk\nP1 deck: {'junk ' * 9}\nP3 stall: acorn\nmarket: - - - cookies spyglass",
            ["play tasters", "left", "spyglass+0"],
        ),
        ("P1 hand: rumours junk\nP1 discard: spyglass flashy_show", ["play rumours"]),
    ],
)
@pytest.mark.parametrize("kind", SENSIBLE)
def test_how_a_bot_answers_the_foxes(kind: str, position: str, answers: list[str]) -> None:
    lines = dict(line.split(": ") for line in f"P2 hand: spyglass\nP3 hand: cookies\n{position}".split("\n"))
    text = "\n".join(f"{key}: {value}" for key, value in lines.items())
    decks = "decks: macaws squirrels foxes crocodiles\nplayers: 3"
    game = Game.from_position(f"animalfolk position 1\n{decks}\n{text}\n", hold=[0])
    for answer in answers:
        assert answer_of(kind, game, 0) == answer
        game.answer(answer)


@pytest.mark.parametrize(
    ("position", "answers"),
    [
        ("P1 hand: reflection junk junk\nP2 discard: shattered_relic", ["play reflection=shattered_relic", "junk"]),
        (
            f"P1 hand: trendsetting junk\nmarket: - - shattered_relic - spyglass\n{DEEP}",
            ["play trendsetting=shattered_relic"],
        ),
        (
            f"P1 hand: gift_voucher junk\nmarket: - - - junk extra_remarks\n{DEEP}",
            ["play gift_voucher", "extra_remarks+0"],
        ),
        ("P1 hand: reflection junk junk\nP2 discard: cookies\nP1 stall: swift_broker", ["build"]),
        (
            "P1 hand: wise_spy junk junk junk junk\nP1 deck: spyglass junk flashy_show junk\nmoment: clean-up",
            ["use wise_spy", "junk", "spyglass"],
        ),
        ("P1 hand: wise_spy\nP1 deck: spyglass@1 junk@1 flashy_show@1\nmoment: clean-up", ["end"]),
    ],
)
@pytest.mark.parametrize("kind", SENSIBLE)
def test_how_a_bot_copies_and_spies(kind: str, position: str, answers: list[str]) -> None:
    game = Game.from_position(f"animalfolk position 1\ndecks: macaws chameleons owls\n{position}\n", hold=[0])
    for answer in answers:
        assert answer_of(kind, game, 0) == answer
        game.answer(answer)


BUYS = "P2 hand: junk junk\nmarket: - - - - cookies", ["buy cookies+0", "junk", "junk"]
PLAYS = "P2 hand: swift_broker junk\nP2 deck: junk", ["play swift_broker"]
SHUFFLES = "P2 hand: swift_broker junk\nP2 discard: junk", ["play swift_broker"]
BUILDS = "P2 hand: swift_broker junk\nP2 deck: junk", ["build"]


@pytest.mark.parametrize(
    ("done", "position", "answers"),
    [
        (BUYS, "P1 hand: binoculars junk\nP1 deck: spyglass", ["binoculars", "junk"]),
        (
            BUYS,
            "P1 hand: reflection junk\nP1 deck: spyglass\nP3 discard: binoculars",
            ["reflection=binoculars", "junk"],
        ),
        (PLAYS, "P1 hand: ancient_knowledge\nP1 deck: spyglass junk", ["ancient_knowledge", "junk"]),
        (PLAYS, "P1 hand: ancient_knowledge\nP1 deck: spyglass@1 junk", ["done"]),
        (
            SHUFFLES,
            "P1 hand: balancing swift_broker\nP1 discard: junk spyglass",
            ["balancing", "spyglass", "swift_broker"],
        ),
        (SHUFFLES, "P1 hand: balancing\nP1 discard: junk swift_broker", ["done"]),
        (BUILDS, "P1 hand: extra_remarks\nP1 discard: junk spyglass", ["extra_remarks", "spyglass"]),
        (BUILDS, "P1 hand: extra_remarks\nP1 discard: junk", ["done"]),
    ],
)
@pytest.mark.parametrize("kind", SENSIBLE)
def test_how_a_bot_reacts(kind: str, done: tuple[str, list[str]], position: str, answers: list[str]) -> None:
    text = f"decks: macaws chameleons owls pandas\nplayers: 3\nturn: P2\n{done[0]}\n{position}\n"
    game = Game.from_position(f"animalfolk position 1\n{text}", hold=[1])
    game.answer(done[1] if len(done[1]) > 1 else done[1][0], 1)
    for answer in answers:
        assert answer_of(kind, game, 0) == answer
        game.answer(answer, 0)


@pytest.mark.parametrize("kind", SENSIBLE)
def test_a_bot_inspects_what_comes_into_its_hand_only_to_throw_away_junk(kind: str) -> None:
    cards = "P1 hand: junk {}\nP1 deck: quality_inspection {}"
    text = f"animalfolk position 1\ndecks: macaws chameleons owls\n{cards}\nmoment: clean-up\n"
    many = Game.from_position(text.format("cookies spyglass spyglass", "junk " * 9))
    assert answer_of(kind, many, 0) == "quality_inspection"
    many.answer("quality_inspection")
    assert answer_of(kind, many, 0) == "junk"
    few = Game.from_position(text.format("cookies", "junk junk"))
    assert answer_of(kind, few, 0) == "done"


@pytest.mark.parametrize("kind", SENSIBLE)
def test_a_bot_asks_for_what_it_sees_in_an_open_hand(kind: str) -> None:
    text = (
        "animalfolk position 1\ndecks: macaws pandas squirrels sloths\nrules: mode=coop{}\n"
        "market: acorn acorn acorn acorn acorn\nP3 deck: junk\n"
        f"P1 hand: cookies junk\nP2 hand: flashy_show junk\nP1 stall: {' | '.join(['cookies'] * 6)}\n"
    )
    answers = []
    for opened in ["", " open_hands=yes"]:
        game = Game.from_position(text.format(opened))
        answers.append(answer_of(kind, game, 0))
    assert answers[0] != "ask"
    assert answers[1] == "ask"


@pytest.mark.parametrize("kind", SENSIBLE)
def test_a_bot_asks_where_little_is_missing_and_helps_where_it_can(kind: str) -> None:
    head = "animalfolk position 1\ndecks: macaws pandas raccoons sloths\nplayers: 4\nrules: mode=teams\n"
    stall = "P1 stall: swift_broker | cookies | shattered_relic | spyglass\n"
    hands = "P1 hand: spyglass junk\nP2 hand: junk\nP3 hand: swift_broker cookies\nP4 hand: junk\n"
    game = Game.from_position(head + stall + hands)
    assert answer_of(kind, game, 0) == "ask"
    game.answer("ask")
    assert answer_of(kind, game, 2) == "swift_broker"
