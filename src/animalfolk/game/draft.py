"""Choosing decks at the table, as the publisher's tournaments do (TOUR-01 to TOUR-04).

In turn order each player bans a deck, then each picks one; what is still needed is drawn by lot. The first player has
no gold, the next one coin, and so on. A draft has the same face as a game: a decision, options, answers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, NotRequired, TypeAlias, TypedDict, final

from animalfolk.engine.errors import BadSetup, IllegalChoice, OutOfTurn
from animalfolk.engine.rules import TABLE, Rules
from animalfolk.engine.view_types import Names
from animalfolk.game.game import Decision, Game
from animalfolk.game.setup import RANDOM, Setup, first_of, make_rules, new_seed
from animalfolk.modes import mode_of
from animalfolk.modes.choosing import deck_names, draw
from animalfolk.modes.dealing import check_players
from animalfolk.modes.knowing import check_rules

BAN = "ban"
PICK = "pick"
FROM = "from"

DraftKey: TypeAlias = Annotated[str, Names("DraftKey", (BAN, PICK))]


class DraftDecision(TypedDict):
    """Whose choice it is; the rest is for whoever is asked."""

    seat: int
    card: None
    prompt: NotRequired[DraftKey]
    options: NotRequired[list[str]]
    number: NotRequired[int]


@final
class DraftView(TypedDict):
    """Decks being drafted, as one seat, or somebody who watches, sees it."""

    viewer: int | None
    turn: int  # 0: the game has not begun
    rules: dict[str, int]
    banned: list[str]
    picked: list[str]
    decision: DraftDecision | None  # null when all decks are chosen


class Draft:
    """Bans and picks in turn order; when it is done, `setup` is the game's."""

    def __init__(self, rules: Rules, seed: str, first: int, pool: Sequence[str] = ()) -> None:
        mode = mode_of(rules)
        check_rules(rules)
        check_players(mode, rules)
        self.rules = rules
        self.seed = seed
        self.first = first
        self.pool = _checked_pool(pool)
        self.banned: list[str] = []
        self.picked: list[str] = []
        self.steps: list[str] = [] if self.pool == deck_names() else [f"{FROM} {' '.join(self.pool)}"]
        self._needed = mode.decks_for(rules.players)
        self._bans = rules.players if len(self.pool) - rules.players >= self._needed else 0  # TOUR-02
        if len(self.pool) < self._needed:
            need, count = self._needed, len(self.pool)
            message = f"{rules.players} players need {need} decks, and there are {count}"
            raise BadSetup(message, "pool", players=rules.players, need=need, count=count)

    @staticmethod
    def new(
        *,
        players: int | None = None,
        seed: str | None = None,
        first: int | str = RANDOM,
        pool: Sequence[str] = (),
        **options: int | str,
    ) -> Draft:
        """A draft of all decks, or of a pool; gold by seat, unless the options say otherwise."""
        rules = draft_rules(players, options)
        seed = new_seed(seed)
        return Draft(rules, seed, first_of(rules, seed, first), pool)

    # asking and answering

    @property
    def decision(self) -> Decision | None:
        """Who bans or picks now; None when all have."""
        place = len(self.banned) + len(self.picked)
        if place == self._bans + min(self.rules.players, self._needed):
            return None
        seat = (self.first + place % self.rules.players) % self.rules.players
        number = 1 + place // self.rules.players
        return Decision(seat, number, BAN if place < self._bans else PICK, None, self.left)

    @property
    def left(self) -> list[str]:
        """The decks that are neither banned nor picked."""
        return [name for name in self.pool if name not in self.banned and name not in self.picked]

    @property
    def options(self) -> list[str]:
        """The decks that may be banned or picked now."""
        return self.left if self.decision else []

    @property
    def is_over(self) -> bool:
        """Whether all have banned and picked."""
        return self.decision is None

    def answer(self, choice: str, seat: int | None = None) -> None:
        """Ban or pick a deck; a wrong answer raises IllegalChoice or OutOfTurn, and nothing has changed."""
        decision = self.decision
        if decision is None:
            raise OutOfTurn("the decks are chosen, so nobody is asked")
        if seat is not None and seat != decision.seat:
            raise OutOfTurn(f"seat {decision.seat} is asked, not seat {seat}")
        if choice not in decision.options:
            raise IllegalChoice(f"{choice!r} is not one of {decision.options}")
        (self.banned if decision.prompt == BAN else self.picked).append(choice)
        self.steps.append(f"P{decision.seat + 1} {decision.prompt} {choice}")

    def view(self, seat: int | None) -> DraftView:
        """What everybody sees; the options for whoever is asked."""
        seen: DraftView = {
            "viewer": seat,
            "turn": 0,
            "rules": self.rules.dump(),
            "banned": list(self.banned),
            "picked": list(self.picked),
            "decision": None,
        }
        asked = self.decision
        if asked and seat == asked.seat:
            seen["decision"] = {
                "seat": asked.seat,
                "card": None,
                "prompt": asked.prompt,
                "options": asked.options,
                "number": asked.number,
            }
        elif asked:
            seen["decision"] = {"seat": asked.seat, "card": None}
        return seen

    # the end

    @property
    def decks(self) -> list[str]:
        """All decks of the game: those picked, and by lot what is still needed (TOUR-03)."""
        if not self.is_over:
            raise BadSetup("the decks are not chosen yet", "draft-open")
        chosen = self.picked + draw(self.left, self._needed - len(self.picked), self.seed, "draft")
        return sorted(chosen, key=deck_names().index)

    def setup(self) -> Setup:
        """How the game begins."""
        return Setup(tuple(self.decks), self.rules, self.seed, self.first, tuple(self.steps))

    def game(self, hold: Sequence[int] = ()) -> Game:
        """The game with these decks, at its first decision."""
        return Game.begin(self.setup(), hold)


def draft_rules(players: int | None, options: Mapping[str, int | str]) -> Rules:
    """The rules of a drafted game: gold by seat, unless the options say otherwise (TOUR-04)."""
    rules = make_rules(players, options)
    return make_rules(players, {**drafted_options(rules.mode), **options})


def drafted_options(mode: int) -> dict[str, str]:
    """What is usual in this mode where decks are drafted, and not where they are chosen."""
    return {option: row.drafted for option, row in TABLE.items() if row.drafted and mode in row.modes}


def _checked_pool(pool: Sequence[str]) -> list[str]:
    names = deck_names()
    for name in pool:
        if name not in names:
            decks = ", ".join(names)
            raise BadSetup(f"{name!r} is not one of the decks {decks}", "deck", deck=name, decks=decks)
    if len(set(pool)) != len(pool):
        raise BadSetup(f"each deck is used once, not {list(pool)}", "deck-twice", decks=", ".join(pool))
    return sorted(pool, key=names.index) if pool else names


def replay(setup: Setup, steps: Sequence[str]) -> Draft:
    """The draft with these steps, as records keep them."""
    pool = steps[0].split()[1:] if steps and steps[0].startswith(FROM) else []
    draft = Draft(setup.rules, setup.seed, setup.first, pool)
    for step in steps[1 if pool else 0 :]:
        player, prompt, name = [*step.split(), "", "", ""][:3]
        decision = draft.decision
        asked = f"P{decision.seat + 1} {decision.prompt}" if decision else "nobody"
        if asked != f"{player} {prompt}":
            raise IllegalChoice(f"{asked} is next, not {step!r}")
        draft.answer(name)
    return draft
