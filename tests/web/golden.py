"""What Python says, for the browser client to say the same.

Inputs are the same for all languages; the texts of each language stand beside them in the same order.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from fluent.syntax import ast as ftl

from animalfolk.engine.errors import AnimalfolkError, IllegalChoice, OutOfTurn
from animalfolk.engine.events import ROWS
from animalfolk.engine.faces import NAME
from animalfolk.engine.prompts import ACTION, BY_KEY, NUMBER
from animalfolk.engine.view import pending
from animalfolk.i18n import Words
from animalfolk.i18n.asking import Asking, whose_turn_to_get
from animalfolk.i18n.catalogue import HERE
from animalfolk.i18n.reference import Reference, is_called
from animalfolk.i18n.story import Story
from animalfolk.table import Busy, LateAnswer, NoHints, Table, TableError, Undo
from animalfolk.table.undo import ANSWERED, IS_OVER, NOT_HERE, NOTHING, REVEALED
from animalfolk.tui.deeds import reason
from animalfolk.tui.ending import Ending
from animalfolk.tui.hinting import no_hints
from tests.i18n.forms import look, parsed, patterns
from tests.support.answers import sensible
from tests.web.filled import Filled, fillings
from tests.web.played import Moment, Played, all_scenes, games, new_table, play, some

FACE = "web"
UNUSED = ("cli.ftl", "help.ftl", "report.ftl")  # the client does not have them
CARDS = [name for name in NAME if name]
LISTS = [
    [],
    ["junk"],
    ["junk", "spyglass"],
    ["junk", "spyglass#2", "junk", "coin", "coin"],
    ["reflection=junk", "acorn", "cookies"],
]
WANTED = ["junk", "BUY-07", "R3", "3", "écha", "wymia", "stack", "discard pile", "zzz", "+", "Étal"]
FIGURES = ["1.5", "12", "0.25"]
Texts = dict[str, list[Any]]


@cache
def played() -> tuple[list[Played], list[Moment]]:
    """All games and scenes, and what was asked in them."""
    everything = [*games(), *all_scenes()]
    return [found for found, _ in everything], some([moment for _, moments in everything for moment in moments])


def tables() -> list[Table]:
    """Tables in which people did more than play: one took back, one gave up, some were played to the end."""
    one = new_table(0, "simple")
    one.run_bots()
    one.answer(1, one.number(1), sensible(one.game, 1))
    one.undo(1)
    one.leave(1)
    one.come_back(1)
    one.resign(1)
    two = new_table(2, "simple")
    two.resign(2)
    ended = [two, *[new_table(number, "person", *["simple"] * more) for number, more in ENDED]]
    for table in ended:
        play(table, [])
    return [one, *ended]


ENDED = [(0, 1), (1, 2), (4, 3), (5, 3), (6, 0), (8, 1), (9, 0)]


# inputs


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    """The messages that the client has."""
    paths = [path for path in sorted((HERE / lang).glob("*.ftl")) if path.name not in UNUSED]
    entries = [entry for path in paths for entry in parsed(path)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


def named(words: Words, names: Sequence[str], company: bool) -> list[str]:
    """All seats with the Company."""
    return [*names, words.text("company-name")] if company else list(names)


def need_and_whom(moment: Moment) -> tuple[int, int | None]:
    """What a client knows of a question by the view alone."""
    decision = pending(moment.view)
    prompt = decision["prompt"]
    row = BY_KEY[prompt]
    whom = moment.view["active"] if row.by_active else whose_turn_to_get(moment.view, moment.events)
    if row.shape == NUMBER:
        return max(int(option) for option in decision["options"] if option.isdecimal()), whom
    return (decision["pays"][1] if prompt == "arrange" else decision.get("need", 1)), whom


def undos() -> list[Undo]:
    """Everything that may stand in the way of taking back."""
    plain = [Undo(0, why) for why in (NOTHING, IS_OVER, NOT_HERE, ANSWERED)]
    shown = [row.key for row in ROWS if row.reveals]
    return [*plain, *[Undo(0, REVEALED, by) for by in (*shown, "look", "asked", "anything")]]


def errors() -> list[AnimalfolkError]:
    """An error of every kind, and of every code with values of every form."""
    kinds = [IllegalChoice("x"), OutOfTurn("x"), LateAnswer(2, 1), Busy("x"), TableError("x")]
    why = {key: message for key, message in messages("en").items() if key.startswith("why-")}
    coded = [
        _coded(key.removeprefix("why-"), values) for key, message in why.items() for values in fillings(look(message))
    ]
    return [*kinds, *coded, _coded("card", {"came": "a\tb\u2028c\u200b" + "é" * 500})]


def _coded(code: str, values: Filled) -> AnimalfolkError:
    error = AnimalfolkError("", code)
    error.values = {name: value for name, value in values.items() if isinstance(value, str | int)}
    return error


def is_whole(error: AnimalfolkError) -> bool:
    """Whether all of an error's values are such as errors have."""
    return not error.code or needed(error.code) <= error.values.keys()


@cache
def needed(code: str) -> set[str]:
    """The values that the words of a code need."""
    return look(messages("en")[f"why-{code}"]).names


# texts


def said_messages(lang: str, wanted: Sequence[str] = ()) -> list[list[Any]]:
    """Every message, or only the wanted ones, in every form: key, attribute, values, text."""
    words, found = Words(lang), list[list[Any]]()
    english = messages("en")
    for key, message in messages(lang).items():
        if wanted and key not in wanted:
            continue
        others = dict.fromkeys(sorted(look(english[key]).names), "?")
        for attribute, pattern in patterns(message).items():
            for values in fillings(look(pattern)):
                everything: Any = {**others, **values}
                found.append([key, attribute, everything, words.text(key, attribute, **everything)])
    return found


def told_stories(words: Words, stories: Sequence[Played]) -> list[Any]:
    """Each story to each reader."""
    return [
        Story(words, named(words, one.names, one.company), reader).lines(events)
        for one in stories
        for reader, events in one.told.items()
    ]


def asked_questions(words: Words, moments: Sequence[Moment]) -> list[Any]:
    """Each question with its options."""
    found = []
    for moment in moments:
        names = named(words, moment.names, moment.company)
        need, whom = need_and_whom(moment)
        question = Asking(words, names).question(moment.view, need, whom=whom)
        options = pending(moment.view)["options"]
        said = [words.option(option, moment.view, names) for option in options]
        found.append([question, said, words.whole_answer(whole_answer(moment), moment.view, names)])
    return found


def whole_answer(moment: Moment) -> list[str]:
    """Several options named at once, or an action with cards, as a hint may have them."""
    decision = pending(moment.view)
    if BY_KEY[decision["prompt"]].shape == ACTION:
        return [decision["options"][0], "junk", "discard.2:acorn", "junk"]
    return [*decision["options"][:2], decision["options"][0], decision["options"][0]]


def read_rules(words: Words) -> dict[str, Any]:
    """The reference, and what is found in it."""
    reference = Reference(words)
    rules = [entry for chapter in reference.groups() for entry in chapter.entries]
    cards = [entry for chapter in reference.decks() for entry in chapter.entries]
    found = [
        [entry.key for entry in rules if is_called(entry, wanted)]
        or [entry.key for entry in [*rules, *cards] if reference.speaks(entry, wanted)]
        for wanted in WANTED
    ]
    return {"groups": reference.groups(), "decks": reference.decks(), "found": found}


def ended(words: Words, table: Table) -> list[list[str]]:
    """How a table ended, for the one person at it."""
    ending = Ending(words, named(words, table.names, table.company > 0), table)
    return [ending.result(), ending.details()]


def texts(lang: str, inputs: dict[str, Any]) -> dict[str, Any]:
    """Everything that one language says to these."""
    words = Words(lang, FACE)
    return {
        "messages": inputs["said"][lang],
        "cards": [[words.card(name), words.card_text(name)] for name in inputs["cards"]],
        "decks": [[words.deck(name, attribute) for attribute in ("", "short", "line")] for name in inputs["decks"]],
        "lists": [words.cards(names) for names in LISTS],
        "figures": [words.figure(text) for text in FIGURES],
        "stories": told_stories(words, inputs["stories"]),
        "questions": asked_questions(words, inputs["moments"]),
        "refusals": [words.error(error) for error in inputs["errors"]],
        "hints": [no_hints(words, NoHints(why)) for why in ("never", "people", "not_asked")],
        "undos": [reason(words, undo) for undo in inputs["undos"]],
        "endings": [ended(words, table) for table in inputs["tables"]],
        "rules": read_rules(words) if inputs["rules"] else None,
    }
