"""What a form says about a new game, and the table that comes of it; both clients agree on the rules of this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from animalfolk.engine.errors import AnimalfolkError
from animalfolk.engine.rules import TABLE, Rules, value_text
from animalfolk.game.draft import draft_rules
from animalfolk.game.setup import RANDOM, Setup, make_rules, new_seed
from animalfolk.i18n import Words
from animalfolk.table import PERSON, Seat, Settings, Table
from animalfolk.tui.setting import DRAFT, FIRST_GAME, Setting, SettingError, Way, from_flags, seats_of

NAMED = "named"
HOWS = (FIRST_GAME, NAMED, RANDOM, DRAFT)  # ways to come to decks
USUAL = ""
SPARE = 8  # names to choose from


class Plan(NamedTuple):
    """A setting, and how its table treats its people."""

    setting: Setting
    settings: Settings = Settings()

    def table(self, setup: Setup | None = None) -> Table:
        """The table; with the set-up of a draft, if there was one."""
        return Table(setup or self.setting.setup(), self.setting.seats, self.settings, nonce=new_seed(None))


class Form(NamedTuple):
    """What was filled in."""

    seats: Sequence[Seat]  # bots without names get some
    decks: Sequence[str] = (FIRST_GAME,)  # names, or how they are chosen: `random:luck=1`
    options: Mapping[str, str] = {}
    first: str = RANDOM
    seed: str = ""
    undo: str = Settings().undo

    def plan(self, words: Words) -> Plan:
        """What comes of it; SettingError says what cannot be."""
        people = [seat.name.strip() for seat in self.seats if seat.is_person]
        bots = len(self.seats) - len(people)
        way = Way(self.options, self.first)
        if not self.decks:
            raise SettingError(words.text("begin-decks-none"))
        setting = from_flags(words, people, bots, list(self.decks), self.seed.strip() or None, way)
        seats = named(words, self.seats)
        try:
            for seat in seats:
                seat.check()
            if setting.pool:
                setting.draft()
            return Plan(setting._replace(seats=seats), Settings(undo=self.undo))
        except AnimalfolkError as error:
            raise SettingError(words.error(error)) from error


def named(words: Words, seats: Sequence[Seat]) -> list[Seat]:
    """The seats in their order; bots keep their names or get some that nobody has."""
    people = [seat.name.strip() for seat in seats if seat.is_person]
    own = [seat.name for seat in seats if not seat.is_person and seat.name not in ("", *people)]
    spare = [seat.name for seat in seats_of(words, people, len(people) + SPARE)[len(people) :]]
    free = iter([name for name in spare if name not in own])
    found: list[Seat] = []
    for seat in seats:
        keeps = seat.is_person or seat.name in own
        found.append(Seat(seat.kind, seat.name.strip() if keeps else next(free)))
    return found


def usual_plan(words: Words) -> Plan:
    """One person against a bot, with the decks of a first game."""
    return Plan(from_flags(words, [], None, [], None))


def usual_value(option: str, players: int, mode: str, drafts: bool) -> str:
    """What an option is if nothing is said."""
    rules: Rules = draft_rules(players, {"mode": mode}) if drafts else make_rules(players, {"mode": mode})
    return value_text(option, rules.dump()[option])


def value_words(words: Words, option: str, value: str) -> str:
    """A value of an option, to read."""
    row = TABLE[option]
    return words.text(f"begin-value-{row.words[row.values.index(value)]}") if row.words else value


def kinds(words: Words, bots: Sequence[str]) -> list[tuple[str, str]]:
    """Who may sit in a seat: a person, or a bot of one of these kinds."""
    return [(words.text(f"begin-seat-{kind}"), kind) for kind in (PERSON, *bots)]
