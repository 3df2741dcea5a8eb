"""Reactions are nobody else's business: who may react, who was asked and who declined stays hidden (OWL-03).

In games with owls, and with chameleons that may copy one, whoever is not asked in a window sees and is told the same
as if nobody could have reacted.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice

import pytest

import animalfolk.cards
from animalfolk.bots.levels import is_compiled
from animalfolk.engine import prompts
from animalfolk.engine.events import Event
from animalfolk.engine.faces import EVERYONE, IS_COPYING, NOTHING, SPECTATOR, traits
from animalfolk.engine.notes import KIND, KINDS
from animalfolk.engine.playout import Playout
from animalfolk.engine.redeal import deal_anew, redeal
from animalfolk.engine.run import answer
from animalfolk.engine.state import State
from animalfolk.engine.view import pending, view
from tests.properties.twins import at_window, hidden_cards, twin_of
from tests.properties.walk import SETS, SOAK, Mix, mixes_here, name_of, seeds, walk

GAMES = 20 if SOAK else 2  # a mix
CAP = 3000 if SOAK else 1000  # decisions of a game
STRIDE = 1 if SOAK else 3 if is_compiled() else 5  # of the windows of a game, those that are looked at
SEEDS = ["0123456789abcdef" * 2, "f" * 32]
NOBODY = {"seat": None, "card": None}
ORDINALS = {deck.name: deck.ordinal for deck in animalfolk.cards.DECKS}


def mix(*names: str, players: int) -> Mix:
    return Mix(tuple(sorted(ORDINALS[name] for name in names)), players)


def chosen_mixes() -> list[Mix]:
    """Owls with one deck or several; with every two others where there is time."""
    found = [
        mix("owls", "macaws", players=2),
        mix("owls", "chameleons", players=2),
        mix("owls", "chameleons", "pandas", players=2),
        mix("owls", "raccoons", "squirrels", players=3),
        mix("owls", "chameleons", "raccoons", "crocodiles", players=3),
        mix("owls", "chameleons", "macaws", "sloths", "polecats", players=4),
    ]
    if SOAK:
        others = [folk for folk in SETS if folk != ORDINALS["owls"]]
        found += [
            Mix(tuple(sorted((ORDINALS["owls"], *two))), players)
            for place, two in enumerate(combinations(others, 2))
            for players in (2 + place % 3,)
        ]
    return found


MIXES = pytest.mark.parametrize("mix", chosen_mixes(), ids=name_of)


def others(g: State) -> list[int]:
    """Everybody who is not asked, and those who watch."""
    return [*(seat for seat in range(g.rules.players) if seat != g.who), SPECTATOR]


def windows(mix: Mix, number: int) -> Iterator[State]:
    """The positions of a random game in which somebody is asked whether to react."""
    count = 0
    for g, _ in walk(mix, number, CAP):
        count += at_window(g)
        if at_window(g) and count % STRIDE == 0:
            yield g


def view_bytes(g: State, viewer: int) -> bytes:
    return json.dumps(view(g, viewer)).encode()


@pytest.mark.soak
@MIXES
def test_in_a_window_nobody_else_learns_who_is_asked(mix: Mix) -> None:
    kinds: Counter[str] = Counter()
    for number in seeds(f"nobody learns who is asked {mix}", GAMES):
        for g in windows(mix, number):
            kinds[KINDS[g.noted[0] & KIND]] += 1
            for viewer in others(g):
                assert view(g, viewer)["decision"] == NOBODY
                assert view_bytes(deal_anew(g, viewer, SEEDS[0]), viewer) == view_bytes(g, viewer)
    assert len(kinds) > 1, f"too few windows: {kinds}"


@pytest.mark.soak
@MIXES
def test_who_is_asked_sees_what_happened_and_may_decline(mix: Mix) -> None:
    for number in seeds(f"who is asked may decline {mix}", GAMES):
        for g in windows(mix, number):
            seen = pending(view(g, g.who))
            assert seen["seat"] == g.who
            assert seen["prompt"] == "react"
            assert seen["options"][-1] == "done"
            assert (seen["to"]["seat"] == g.who) == (seen["to"]["happened"] == "arrival")


@pytest.mark.soak
@MIXES
def test_a_game_redealt_in_a_window_finds_the_open_reactions_again(mix: Mix) -> None:
    moved = 0
    for number in seeds(f"a game redealt in a window {mix}", GAMES):
        for g in windows(mix, number):
            for viewer in others(g):
                copy, other = redeal(g, viewer, SEEDS[1]), redeal(g, viewer, SEEDS[0])
                assert copy.dump() == redeal(deal_anew(g, viewer, SEEDS[0]), viewer, SEEDS[1]).dump()
                if at_same_window(g, other, viewer):  # of whomever
                    moved += other.who != g.who
                    assert copy.dump() == redeal(other, viewer, SEEDS[1]).dump()
                Playout(number).play(copy, 20)
                assert copy.options or copy.winner != NOTHING
    assert moved or mix.players == 2, "nobody else was ever asked in a redealt game"


def at_same_window(g: State, other: State, viewer: int) -> bool:
    """Whether somebody is asked about the same thing in both, as far as the viewer can tell."""
    same = at_window(other) and len(other.noted) == len(g.noted)
    return same and view_bytes(other, viewer) == view_bytes(g, viewer)


def decline(g: State, told: list[Event]) -> list[int]:
    """Nobody reacts; returns who was asked."""
    asked: list[int] = []
    while at_window(g):
        asked.append(g.who)
        answer(g, NOTHING, told)
    return asked


def as_told(told: list[Event], viewer: int) -> bytes:
    return json.dumps([event.seen_by(viewer) for event in told]).encode()


def declined(g: State, option: int) -> tuple[State, list[Event], list[int]]:
    """What comes of an answer when nobody reacts; also what was told, and who was asked."""
    after, told = g.clone(), list[Event]()
    answer(after, option, told)
    return after, told, decline(after, told)


def same_without(g: State, option: int, seat: int) -> tuple[State, list[Event]] | None:
    """The same answer in a game in which this seat cannot react; None if there is no such game."""
    twin = twin_of(g, seat)
    if twin is None or option not in twin.options:
        return None
    told: list[Event] = []
    answer(twin, option, told)
    return None if at_window(twin) else (twin, told)


def compare(g: State, option: int) -> str:
    """Hold a game in which one seat declines against one in which nobody could have reacted; which kind of note."""
    first = g.clone()
    answer(first, option)
    if not at_window(first):
        return ""
    after, told, asked = declined(g, option)
    found = same_without(g, option, asked[0]) if len(set(asked)) == 1 else None
    if found is None or not comparable(after, found[0], asked[0]):
        return ""
    twin, other = found
    assert [(event.kind, event.seat) for event in other] == [(event.kind, event.seat) for event in told]
    if any(mine.card != yours.card for mine, yours in zip(told, other, strict=True) if mine.sees == EVERYONE):
        return ""  # one of the exchanged cards was discarded off the deck, or picked at random
    for viewer in others_than(after, asked[0]):
        assert as_told(other, viewer) == as_told(told, viewer)
        assert view_bytes(twin, viewer) == view_bytes(after, viewer)
    return KINDS[first.noted[0] & KIND]


def comparable(g: State, twin: State, seat: int) -> bool:
    """Whether the exchanged cards are still hidden, and no copying card gave its owner a passive to use in between."""
    copies = seat == g.seat and traits(g.hands[seat]) & IS_COPYING
    return hidden_cards(g, seat) == hidden_cards(twin, seat) and not copies


def others_than(g: State, seat: int) -> list[int]:
    return [*(other for other in range(g.rules.players) if other != seat), SPECTATOR]


@pytest.mark.soak
@MIXES
def test_a_silent_decline_is_as_if_nobody_could_have_reacted(mix: Mix) -> None:
    kinds: Counter[str] = Counter()
    for number in seeds(f"a silent decline {mix}", GAMES):
        for g, _ in islice(walk(mix, number, CAP), 0, CAP, STRIDE):
            if not at_window(g):
                kinds.update(compare(g, option) for option in g.options)
    assert len(kinds) > 2, f"too few windows: {kinds}"  # with those where there is nothing to compare


@pytest.mark.soak
@pytest.mark.parametrize("mix", mixes_here(), ids=name_of)
def test_nothing_is_noted_without_owls_and_nothing_stays_noted_with_them(mix: Mix) -> None:
    with_owls = ORDINALS["owls"] in mix.sets
    between = (prompts.ACT, prompts.DUE, prompts.END_TURN, prompts.BEFORE_MARKET)  # no step is running
    for number in seeds(f"nothing stays noted {mix}", GAMES):
        for g, _ in walk(mix, number, CAP):
            if not with_owls or g.prompt in between:
                assert g.noted == [] or g.winner != NOTHING
