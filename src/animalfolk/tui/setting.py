"""Who plays with what: from flags, or by questions with sensible defaults."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from hashlib import blake2b
from random import Random
from typing import NamedTuple

from animalfolk.cards import DECKS
from animalfolk.game import Game
from animalfolk.i18n import Words
from animalfolk.tui.saves import PERSON, Seat

BOT = "simple"
LONGEST_NAME = 20
SIGNS = "/ , ; :"
NAMES = [deck.name for deck in DECKS]
MEDDLING = ("raccoons", "ocelots", "crocodiles", "foxes")  # at other players' cards: not for the first game
USUAL = [*[name for name in NAMES if name not in MEDDLING], *MEDDLING]
FEWEST = 2
MOST = min(4, len(DECKS) - 1)
FREE = "free"
TEAMS = "teams"  # four players and four decks
MODES = [FREE, TEAMS]


class SettingError(ValueError):
    """A game that cannot be, as a sentence for whoever asked for it."""


class Setting(NamedTuple):
    """How a game is to begin."""

    seats: list[Seat]
    decks: list[str]
    seed: str
    mode: str = FREE

    def game(self) -> Game:
        """The game; the seed decides also who begins."""
        people = [number for number, seat in enumerate(self.seats) if seat.is_person]
        first = Random(self.seed).randrange(len(self.seats))
        players = len(self.seats)
        return Game.new(self.decks, players=players, seed=self.seed, first=first, hold=people, mode=self.mode)


def seed_of(text: str | None) -> str:
    """Any text makes a seed; 32 hexadecimal digits are one already."""
    if not text:
        return secrets.token_hex(16)
    if len(text) == 32 and set(text) <= set("0123456789abcdef"):
        return text
    return blake2b(text.encode(), digest_size=16).hexdigest()


def from_flags(
    words: Words, people: Sequence[str], bots: int | None, decks: Sequence[str], seed: str | None, mode: str = FREE
) -> Setting:
    """What the flags say; what they leave open is as usual: one person, bots in the other seats, the usual decks."""
    if mode not in MODES:
        raise SettingError(words.text("setup-bad-mode", modes=", ".join(MODES)))
    if mode == TEAMS:
        return _team_setting(words, people, bots, decks, seed)
    names = list(people) if people or bots is not None else [default_name(words, 1)]
    count = len(names) + (max(FEWEST - len(names), 0) if bots is None else bots)
    if decks and bots is None:
        count = max(count, len(decks) - 1)
    if not FEWEST <= count <= MOST:
        raise SettingError(words.text("setup-bad-players", count=len(DECKS), least=FEWEST, most=MOST, players=count))
    chosen = list(decks) or USUAL[: count + 1]
    if len(set(chosen)) != count + 1 or not set(chosen) <= set(NAMES):
        raise SettingError(words.text("setup-bad-decks", players=count, need=count + 1, decks=", ".join(NAMES)))
    return Setting(seats_of(words, names, count), chosen, seed_of(seed))


def _team_setting(
    words: Words, people: Sequence[str], bots: int | None, decks: Sequence[str], seed: str | None
) -> Setting:
    """Two teams: bots in all seats that no person takes."""
    names = list(people) if people or bots is not None else [default_name(words, 1)]
    count = len(names) + (max(4 - len(names), 0) if bots is None else bots)
    if count != 4:
        raise SettingError(words.text("setup-bad-team-players", players=count))
    chosen = list(decks) or USUAL[:4]
    if len(chosen) != 4 or len(set(chosen)) != 4 or not set(chosen) <= set(NAMES):
        raise SettingError(words.text("setup-bad-team-decks", decks=", ".join(NAMES)))
    return Setting(seats_of(words, names, 4), chosen, seed_of(seed), TEAMS)


def default_name(words: Words, number: int) -> str:
    """What a person is called who gives no name."""
    return words.text("setup-person", number=number)


def seats_of(words: Words, names: Sequence[str], count: int) -> list[Seat]:
    """People first, then bots with names that nobody has."""
    seats: list[Seat] = []
    for name in names:
        problem = name_problem(words, name, [seat.name for seat in seats])
        if problem:
            raise SettingError(problem)
        seats.append(Seat(PERSON, name))
    spare = [words.text("setup-bot", number=number) for number in range(1, 5)]
    free = [name for name in spare if name not in names] + [f"{name} II" for name in spare]
    return seats + [Seat(BOT, name) for name in free[: count - len(seats)]]


def name_problem(words: Words, name: str, taken: Sequence[str]) -> str:
    """What is wrong with a name; nothing if it is good."""
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or set(name) & set(SIGNS.split()):
        return words.text("setup-name-long", most=LONGEST_NAME, signs=SIGNS)
    return words.text("setup-name-taken", name=name) if name in taken else ""


class Questions:
    """Asks for a setting; `ask` says a sentence and returns what was typed."""

    def __init__(self, words: Words, ask: Callable[[str], str], say: Callable[[str], None]) -> None:
        self._words = words
        self._ask = ask
        self._say = say

    def setting(self, seed: str | None) -> Setting:
        """All questions, one after the other."""
        count = MOST
        if MOST > FEWEST:
            count = self._number("setup-players", FEWEST, MOST, FEWEST)
        teams = count == 4 and self._yes("setup-teams")
        people = self._number("setup-people", 0, count, 1)
        names: list[str] = []
        for number in range(1, people + 1):
            names.append(self._name(number, names))
        decks = self._decks(4 if teams else count + 1)
        return Setting(seats_of(self._words, names, count), decks, seed_of(seed), TEAMS if teams else FREE)

    def _yes(self, key: str) -> bool:
        return self._ask(self._words.text(key)).lower() in ("y", "yes")

    def _number(self, key: str, least: int, most: int, usual: int) -> int:
        question = self._words.text(key, least=least, most=most, usual=usual)
        while True:
            typed = self._ask(question)
            if not typed:
                return usual
            if typed.isdecimal() and least <= int(typed) <= most:
                return int(typed)
            self._say(self._words.text("setup-not-number", least=least, most=most))

    def _name(self, number: int, taken: list[str]) -> str:
        usual = default_name(self._words, number)
        while True:
            name = self._ask(self._words.text("setup-name", number=number, usual=usual)) or usual
            problem = name_problem(self._words, name, taken)
            if not problem:
                return name
            self._say(problem)

    def _decks(self, count: int) -> list[str]:
        """The decks; no question where there are no more than needed."""
        if len(NAMES) == count:
            return NAMES
        for number, deck in enumerate(NAMES, start=1):
            text = self._words.text("start-deck", name=self._words.deck(deck), line=self._words.deck(deck, "line"))
            self._say(f"  {number}  {text}")
        while True:
            typed = self._ask(self._words.text("setup-decks", count=count)).replace(",", " ").split()
            if not typed:
                return secrets.SystemRandom().sample(NAMES, count)
            numbers = {int(word) for word in typed if word.isdecimal() and 1 <= int(word) <= len(NAMES)}
            if len(numbers) == len(typed) == count:
                return [NAMES[number - 1] for number in sorted(numbers)]
            self._say(self._words.text("setup-not-decks", count=count, most=len(NAMES)))
