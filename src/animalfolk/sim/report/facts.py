"""What a balance report keeps of one game: a few small numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from animalfolk.bots import make_bot
from animalfolk.engine.events import BOUGHT, LAID, LAID_FROM_DISCARD, TURN_BEGAN, Event
from animalfolk.engine.faces import NAME, SETS, faces_of
from animalfolk.game import Game
from animalfolk.sim.plans import Plan
from animalfolk.sim.report.mix import kind_of
from animalfolk.sim.simulate import bot_seed, cuts_of, play_on

Counts = tuple[int, ...]  # of each card of the decks, in the order of `cards_of`


class Facts(NamedTuple):
    """One game: how it was played, how it ended, what each player bought and built."""

    number: int
    kind: str
    decks: tuple[str, ...]
    winners: tuple[int, ...]  # seats; none where the Company has won or the game was stopped
    is_stopped: bool
    rounds: int  # turns that the player who begins has had
    bought: tuple[Counts, ...]  # by seat: cards paid for at the market
    built: tuple[Counts, ...]  # by seat: cards laid into stacks
    cuts: int = 0  # answers for which the clock ended the thinking

    def data(self) -> dict[str, Any]:
        """What a file keeps of it."""
        return self._asdict()


def cards_of(decks: Iterable[str]) -> list[str]:
    """The cards of these decks by name."""
    return [card for deck in decks for card in _cards(deck)]


@cache
def _cards(deck: str) -> list[str]:
    return [NAME[face] for face in faces_of(SETS.index(deck))]


def play_facts(plan: Plan) -> Facts:
    """Play a game, and keep what matters."""
    game = Game.begin(plan.setup())
    bots = [make_bot(kind, bot_seed(plan, seat)) for seat, kind in enumerate(plan.bots)]
    play_on(game, bots, plan.cap)
    return facts_of(plan, game)._replace(cuts=cuts_of(bots))


def facts_of(plan: Plan, game: Game) -> Facts:
    """What came of a game."""
    events = game.happened()
    seats = range(plan.players)
    names = cards_of(plan.decks)
    return Facts(
        number=plan.number,
        kind=kind_of(plan.number),
        decks=plan.decks,
        winners=tuple(seat for seat in game.winners if seat in seats),
        is_stopped=not game.is_over,
        rounds=sum(event.kind == TURN_BEGAN and event.seat == 0 for event in events),
        bought=tuple(_counted(names, events, seat, (BOUGHT,)) for seat in seats),
        built=tuple(_counted(names, events, seat, (LAID, LAID_FROM_DISCARD)) for seat in seats),
    )


def read_facts(line: dict[str, Any]) -> Facts:
    """What a file has kept."""
    return Facts(
        int(line["number"]),
        str(line["kind"]),
        tuple(line["decks"]),
        tuple(line["winners"]),
        bool(line["is_stopped"]),
        int(line["rounds"]),
        tuple(tuple(counts) for counts in line["bought"]),
        tuple(tuple(counts) for counts in line["built"]),
        int(line.get("cuts", 0)),  # older files have none
    )


def _counted(names: Sequence[str], events: Sequence[Event], seat: int, kinds: Sequence[int]) -> Counts:
    """How many of each card such events of a seat tell of; junk in a stack is no card of a deck."""
    counts = dict.fromkeys(names, 0)
    for event in events:
        if event.kind in kinds and event.seat == seat and NAME[event.card] in counts:
            counts[NAME[event.card]] += 1
    return tuple(counts.values())
