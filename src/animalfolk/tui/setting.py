"""Who plays with what, as flags and forms say it, with sensible defaults."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from itertools import cycle
from typing import NamedTuple, Protocol

from animalfolk.bots import USUAL
from animalfolk.cards import DECKS
from animalfolk.engine.errors import AnimalfolkError, BadSetup
from animalfolk.engine.rules import FREE, Rules, value_text
from animalfolk.game import Draft
from animalfolk.game.draft import draft_rules
from animalfolk.game.setup import RANDOM, Setup, first_of, make_rules
from animalfolk.i18n import Words
from animalfolk.modes import MODES, Mode, mode_of
from animalfolk.modes.choosing import enough, first_game, fitting, random_decks
from animalfolk.modes.knowing import check_rules
from animalfolk.modes.ratings import read_wanted
from animalfolk.table import PERSON, Seat

BOT = USUAL
LONGEST_NAME = 20
SIGNS = "/ , ; :"
NAMES = [deck.name for deck in DECKS]
FEWEST = 2
MOST = min(4, len(DECKS) - 1)
FIRST_GAME = "first"  # ways to choose decks other than by name
DRAFT = "draft"
BY = (RANDOM, FIRST_GAME, DRAFT)


class SettingError(ValueError):
    """A game that cannot be, as a sentence for whoever asked for it."""


class Way(NamedTuple):
    """How it is to be played: options by name, who begins, and which bots play."""

    options: Mapping[str, str] = {}
    first: str = RANDOM
    bots: tuple[str, ...] = ()  # kinds, which the bots' seats take in turn


class Setting(NamedTuple):
    """How a game is to begin; without decks, they are drafted from a pool."""

    seats: list[Seat]
    decks: list[str]
    seed: str
    rules: Rules
    first: int | str = RANDOM
    pool: tuple[str, ...] = ()

    def draft(self) -> Draft:
        """The draft that comes before the game."""
        return Draft(self.rules, self.seed, first_of(self.rules, self.seed, self.first), self.pool)

    def setup(self) -> Setup:
        """How the game begins; unless it is said, the seed decides also who does."""
        return Setup.of(self.decks, self.rules, self.seed, self.first)


def seed_of(text: str | None) -> str:
    """Any text makes a seed; 32 hexadecimal digits are one already."""
    if not text:
        return secrets.token_hex(16)
    if len(text) == 32 and set(text) <= set("0123456789abcdef"):
        return text
    return blake2b(text.encode(), digest_size=16).hexdigest()


def from_flags(
    words: Words,
    people: Sequence[str],
    bots: int | None,
    decks: Sequence[str],
    seed: str | None,
    way: Way = Way(),  # noqa: B008
) -> Setting:
    """What the flags say; what they leave open is as usual: one person, bots in the other seats, the usual decks."""
    try:
        return _from_flags(words, people, bots, decks, seed_of(seed), way)
    except AnimalfolkError as error:
        raise SettingError(words.error(error)) from error


def _from_flags(
    words: Words, people: Sequence[str], bots: int | None, decks: Sequence[str], seed: str, way: Way
) -> Setting:
    mode = mode_of(make_rules(None, way.options))
    names = list(people) if people or bots is not None else [default_name(words, 1)]
    count = len(names) + (max(mode.players[0] - len(names), 0) if bots is None else bots)
    named = [] if decks and decks[0].partition(":")[0] in BY else list(decks)
    if named and bots is None and mode is MODES[FREE]:
        count = max(count, len(named) - 1)
    check_count(words, mode, count)
    check_bots(words, way.bots, count - len(names))
    setting = Setting(seats_of(words, names, count, way.bots), named, seed, make_rules(count, way.options))
    check_rules(setting.rules)
    setting = setting._replace(first=read_first(words, way.first, count))
    need = mode.decks_for(count)
    if not named:
        return choose(words, setting, ",".join(decks) or FIRST_GAME, need, way.options)
    if not len(named) == len(set(named)) == need or not set(named) <= set(NAMES):
        raise SettingError(words.text("setup-bad-decks", players=count, need=need, decks=", ".join(NAMES)))
    return setting


def check_count(words: Words, mode: Mode, count: int) -> None:
    """Whether so many can play."""
    if mode is MODES[FREE] and not FEWEST <= count <= MOST:
        raise SettingError(words.text("setup-bad-players", count=len(DECKS), least=FEWEST, most=MOST, players=count))
    if count not in mode.players:
        number = next(number for number, found in MODES.items() if found is mode)
        allowed = ", ".join(str(players) for players in mode.players)
        raise SettingError(words.text("setup-bad-count", way=way_name(words, number), allowed=allowed, players=count))


def check_bots(words: Words, kinds: Sequence[str], count: int) -> None:
    """Whether each kind of bot that was named has a seat."""
    if len(kinds) > count:
        raise SettingError(words.text("setup-bad-bots", count=count, kinds=len(kinds)))


def choose(words: Words, setting: Setting, how: str, need: int, options: Mapping[str, str]) -> Setting:
    """The setting with decks as `random:complexity=1,box=2` or `first` says, or to be drafted."""
    by, _, wish = how.partition(":")
    if by not in BY:
        ways = ", ".join(BY)
        message = f"decks are chosen by their names, or by one of {ways} alone, not by {how!r}"
        raise BadSetup(message, "deck-way", ways=ways, way=how)
    wanted = wish_of(words, wish, need)
    if by == DRAFT:
        rules = draft_rules(setting.rules.players, options)
        return setting._replace(rules=rules, pool=tuple(enough(need, wanted)))
    if by == FIRST_GAME and wanted:
        message = f"the decks of a first game are given, so nothing can be asked of them, not {wish!r}"
        raise BadSetup(message, "first-game-wish", wish=wish)
    return setting._replace(decks=first_game(need) if by == FIRST_GAME else random_decks(need, setting.seed, wanted))


def wish_of(words: Words, text: str, need: int) -> dict[str, int]:
    """What is asked of the decks; a wish that means nothing, or that too few decks fulfil, is told."""
    try:
        wanted = read_wanted(text)
    except BadSetup as error:
        raise SettingError(words.text("setup-bad-wish")) from error
    found = fitting(wanted)
    if len(found) < need:
        decks = words.listed([words.deck(deck, "short") for deck in found])
        raise SettingError(words.text("setup-few-decks", need=need, count=len(found), decks=decks))
    return wanted


def read_first(words: Words, text: str, count: int) -> int | str:
    """Who begins: a player, or whoever the seed says."""
    players = [f"P{number}" for number in range(1, count + 1)]
    if text == RANDOM:
        return RANDOM
    if text.upper() not in players:
        raise SettingError(words.text("setup-bad-first", players=", ".join(players), first=text))
    return players.index(text.upper())


def way_name(words: Words, mode: int) -> str:
    """What a way to play is called."""
    return words.text(f"way-{value_text('mode', mode)}")


def default_name(words: Words, number: int) -> str:
    """What a person is called who gives no name."""
    return words.text("setup-person", number=number)


def seats_of(words: Words, names: Sequence[str], count: int, kinds: Sequence[str] = ()) -> list[Seat]:
    """People first, then bots with names that nobody has, of these kinds in turn."""
    seats: list[Seat] = []
    for name in names:
        problem = name_problem(words, name, [seat.name for seat in seats])
        if problem:
            raise SettingError(problem)
        seats.append(Seat(PERSON, name))
    spare = [words.text("setup-bot", number=number) for number in range(1, 5)]
    free = [name for name in spare if name not in names] + [f"{name} II" for name in spare]
    return seats + [Seat(kind, name) for kind, name in zip(cycle(kinds or (BOT,)), free[: count - len(seats)])]


def name_problem(words: Words, name: str, taken: Sequence[str]) -> str:
    """What is wrong with a name; nothing if it is good."""
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or set(name) & set(SIGNS.split()):
        return words.text("setup-name-long", most=LONGEST_NAME, signs=SIGNS)
    return words.text("setup-name-taken", name=name) if name in taken else ""


def list_decks(words: Words, decks: Sequence[str], say: Say) -> None:
    """Decks by number, each with a line about it."""
    for number, deck in enumerate(decks, start=1):
        text = words.text("start-deck", name=words.deck(deck), line=words.deck(deck, "line"))
        say(f"{number:>3}  {text}", hang=5)


class Say(Protocol):
    """Says something; further lines hang below the first."""

    def __call__(self, text: str = "", indent: int = 0, hang: int = 0) -> None:
        """Say this."""
