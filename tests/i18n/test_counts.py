"""A number and the noun behind it: wherever a form depends on the number, the message has all forms."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from animalfolk.i18n import Words, languages
from animalfolk.modes import MODES
from tests.i18n.forms import PLURALS, look, messages, patterns

# passed as numbers, though no language may choose a form by them
COUNTED = {"all", "answers", "cap", "count", "games", "least", "most", "need", "number", "people", "players", "seconds"}
WORD = re.compile(r"[ \u00A0]+([^\W\d]+)")

# Words behind a number that are the same for every number, as they are not counted.
UNCHANGED = {
    "en": {
        "a",
        "and",
        "chosen",
        "in",
        "known",
        "less",
        "missing",
        "more",
        "ms",
        "must",
        "of",
        "s",
        "slot",
        "to",
        "until",
        "up",
        "with",
    },
    "fr": {"au", "avec", "de", "doit", "du", "en", "et", "jusqu", "ms", "par", "s", "sur", "à"},
    "pl": {"albo", "do", "i", "mniej", "ms", "musi", "na", "p", "s", "w", "więcej", "z"},
}
DECKS = "no way to play has fewer than two decks or, where this is asked, two players"
FIXED = "this number is the same in every game, and a large one"
UP_TO = "from two to so many: there is always a plural"
NUMBERED = "names a bound, a turn or a version, and the word behind it does not depend on it"
RATE = "comes with decimals, or is a large number"
ONE_FORM = {  # messages and values whose noun needs no other form, and why
    ("begin-decks-about", "count"): DECKS,
    ("begin-decks-few", "count"): DECKS,
    ("setup-bad-decks", "need"): DECKS,
    ("setup-decks", "count"): DECKS,
    ("setup-few-decks", "need"): DECKS,
    ("setup-not-decks", "count"): DECKS,
    ("setup-people", "count"): DECKS,
    ("option-discard_place", "place"): NUMBERED,
    ("web-from-top", "place"): NUMBERED,
    ("setup-bad-players", "count"): FIXED,
    ("setup-bad-players", "most"): UP_TO,
    ("setup-name-long", "most"): FIXED,
    ("arena-note", "cap"): FIXED,
    ("arena-points", "points"): FIXED,
    ("simulate-time", "games"): RATE,
    ("why-clock-reaction", "most"): FIXED,
    ("why-clock-seconds", "most"): FIXED,
    ("why-few-decks", "need"): DECKS,
    ("why-first-game", "most"): FIXED,
    ("why-mark", "most"): NUMBERED,
    ("why-most", "most"): NUMBERED,
    ("why-words", "most"): FIXED,
    ("why-pool", "need"): DECKS,
    ("why-pool", "players"): DECKS,
    ("why-state", "format"): NUMBERED,
    ("why-turn", "turn"): NUMBERED,
    ("simulate-time", "answers"): RATE,
}
NO_FEW = {  # Polish words that are the same behind 2 and 5, and why
    "godzin": "about so many: the genitive has one plural",
    "graczach": "the locative has one plural",
    "graczy": "men, or men and women, are counted in the genitive",
    "kartami": "the instrumental has one plural",
    "minut": "about so many: the genitive has one plural",
    "monetami": "the instrumental has one plural",
    "odpowiedziach": "the locative has one plural",
    "razy": "has one plural",
    "sekund": "about so many: the genitive has one plural",
}


def value_of(node: ftl.BaseNode) -> str:
    """The variable that stands in braces or chooses a form, if one does."""
    found: ftl.BaseNode | None = node.expression if isinstance(node, ftl.Placeable) else node
    while isinstance(found, ftl.FunctionReference):
        found = found.arguments.positional[0]
    return found.id.name if isinstance(found, ftl.VariableReference) else ""


def keys_of(chosen: ftl.SelectExpression) -> set[str]:
    """The forms that are told apart."""
    keys = [variant.key for variant in chosen.variants]
    return {key.name if isinstance(key, ftl.Identifier) else str(key.value) for key in keys}


def counted(pattern: ftl.Pattern, forms: dict[str, set[str]]) -> Iterator[tuple[str, str, set[str]]]:
    """Each value with a word behind it, and the forms of this value that are told apart around it."""
    parts = pattern.elements
    for part, after in zip(parts, [*parts[1:], ftl.TextElement("")], strict=True):
        if not isinstance(part, ftl.Placeable):
            continue
        word = WORD.match(after.value) if isinstance(after, ftl.TextElement) else None
        if value_of(part) and word:
            yield value_of(part), word[1], forms.get(value_of(part), set())
        if isinstance(part.expression, ftl.SelectExpression):
            inner = {**forms, value_of(part.expression.selector): keys_of(part.expression)}
            for variant in part.expression.variants:
                yield from counted(variant.value, inner)


def nouns(lang: str) -> Iterator[tuple[str, str, str, set[str]]]:
    """Each message of a language with a number and a noun behind it, and the forms it has for the number."""
    catalogues = [messages(code) for code in languages()]
    for key, message in messages(lang).items():
        numbers = COUNTED.union(*(look(catalogue[key]).numbers for catalogue in catalogues))
        for pattern in patterns(message).values():
            for value, word, forms in counted(pattern, {}):
                if value in numbers and word not in UNCHANGED[lang]:
                    yield key, value, word, forms


@pytest.mark.parametrize("lang", languages())
def test_a_counted_noun_has_a_singular_and_a_plural(lang: str) -> None:
    found = [(key, value, word, forms) for key, value, word, forms in nouns(lang) if (key, value) not in ONE_FORM]
    assert found
    assert [row for row in found if not row[3] & {"1", "one"}] == []
    assert [row for row in found if not row[3] & PLURALS - {"one"}] == []


def test_polish_counts_few_and_many() -> None:
    found = [(key, word, forms) for key, value, word, forms in nouns("pl") if (key, value) not in ONE_FORM]
    assert [(key, word) for key, word, forms in found if word not in NO_FEW and not forms >= {"few", "many"}] == []


def test_what_needs_one_form_is_still_there() -> None:
    """An exception is kept no longer than its message needs it, and its reason holds."""
    used = {(key, value) for lang in languages() for key, value, _, _ in nouns(lang)}
    assert ONE_FORM.keys() <= used
    assert NO_FEW.keys() <= {word for _, _, word, _ in nouns("pl")}
    assert min(count for mode in MODES.values() for count in mode.decks) > 1


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Anna has built a stack and beats the Company in turn 4. Well played!",
                "Anna has built 4 stacks and beats the Company in turn 4. Well played!",
                "Anna and Ben have built a stack together and beat the Company in turn 4. Well played!",
            ],
        ),
        (
            "fr",
            [
                "Anna a construit 1 pile et bat la Compagnie au tour 4. Bien joué\u00a0!",
                "Anna a construit 4 piles et bat la Compagnie au tour 4. Bien joué\u00a0!",
                "Anna et Ben ont construit ensemble 1 pile et battent la Compagnie au tour 4. Bien joué\u00a0!",
            ],
        ),
        (
            "pl",
            [
                "Anna pokonuje Kompanię w turze 4. Zbudowane stosy: 1. Piękna gra!",
                "Anna pokonuje Kompanię w turze 4. Zbudowane stosy: 4. Piękna gra!",
                "Anna i Ben wspólnie pokonują Kompanię w turze 4. Zbudowane stosy: 1. Piękna gra!",
            ],
        ),
    ],
)
def test_one_stack_against_the_company(lang: str, said: list[str]) -> None:
    words = Words(lang)
    rows: list[tuple[list[str], int]] = [(["Anna"], 1), (["Anna"], 4), (["Anna", "Ben"], 1)]
    texts = [
        words.text("end-won-company", count=len(names), names=words.listed(names), stacks=stacks, turn=4)
        for names, stacks in rows
    ]
    assert texts == said


@pytest.mark.parametrize(
    ("mode", "said"),
    [
        ("free", "Kto pierwszy zbuduje na straganie 4 stosy, warte 1, 2, 3 i tak dalej aż do 4, wygrywa."),
        ("coop", "Gracie razem: zbudujcie na wspólnym straganie 4 stosy, warte 1, 2, 3 i tak dalej aż do 4, zanim"),
    ],
)
def test_the_aim_with_four_stacks_in_polish(mode: str, said: str) -> None:
    assert Words("pl").text("start-aim", mode=mode, stacks=4).startswith(said)


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "Cleo wins in turn 5, as Anna has given up.", "Cleo wins in turn 5, as Anna and Ben have given up."),
        ("fr", "Cleo gagne au tour 5, car Anna a abandonné.", "Cleo gagne au tour 5, car Anna et Ben ont abandonné."),
        (
            "pl",
            "Cleo wygrywa w turze 5, bo grę poddaje Anna.",
            "Cleo wygrywa w turze 5, bo grę poddają Anna i Ben.",
        ),
    ],
)
def test_one_or_two_have_given_up(lang: str, one: str, two: str) -> None:
    words = Words(lang)
    rows: list[list[str]] = [["Anna"], ["Anna", "Ben"]]
    texts = [
        words.text("end-resigned", count=1, winners="Cleo", turn=5, names=words.listed(names), resigned=len(names))
        for names in rows
    ]
    assert texts == [one, two]
