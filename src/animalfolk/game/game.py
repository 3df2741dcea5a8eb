"""One game: its decision, its options, answers, views, events, record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from animalfolk.engine import prompts
from animalfolk.engine.errors import IllegalChoice, OutOfTurn
from animalfolk.engine.events import Event
from animalfolk.engine.faces import NAME, NOTHING, SPECTATOR
from animalfolk.engine.hold import EVEN, is_forgone, is_held
from animalfolk.engine.idle import is_needless
from animalfolk.engine.options import COIN_TEXT, DONE, option_text, option_texts, parse_option
from animalfolk.engine.position import write
from animalfolk.engine.read_position import read
from animalfolk.engine.redeal import redeal
from animalfolk.engine.run import Forced, answer, answer_step, begin, settle
from animalfolk.engine.seats import winners
from animalfolk.engine.selections import selections
from animalfolk.engine.state import State
from animalfolk.engine.view import view
from animalfolk.engine.view_types import GameEvent, Selections, View
from animalfolk.game.record import Answer, own_name, write_record
from animalfolk.game.setup import Setup, check_position, make_rules
from animalfolk.game.several import are_there, arrangement, names_forced, next_named, without_action

TOGETHER = "together"  # the value of a refusal that names cards which do not go together


def _nothing() -> None:
    """Nobody looks on."""


def _is_list_of_texts(choice: object) -> bool:
    return isinstance(choice, Sequence) and all(isinstance(card, str) for card in choice)


class Decision(NamedTuple):
    """What is asked now: whom, the how-manieth time, about what, for which card, and the options."""

    seat: int
    number: int
    prompt: str
    card: str | None
    options: list[str]


class Game:
    """A game from its beginning, or from a position, to its end. `Game.new` and `Game.from_position` make one."""

    def __init__(self, state: State, start: Setup | str) -> None:
        self._state = state
        self.start = start  # how it began: a set-up, or a position's text
        self.answers: list[Answer] = []
        self.given: list[str] = []  # the same as texts, with what a held seat answered that had no choice
        self._events: list[Event] = []
        self._answered = [0] * state.rules.seats  # how many decisions each seat has answered
        self._named: tuple[State, Selections] | None = None  # the selections of a state, once they were asked for
        self._forced: list[Forced] = []  # what has answered itself since the last answer

    @staticmethod
    def new(
        decks: Sequence[str],
        *,
        players: int | None = None,
        seed: str | None = None,
        first: int | str = 0,
        hold: Sequence[int] = (),
        evenly: bool = False,
        **options: int | str,
    ) -> Game:
        """A new game; the same decks, players, seed and answers always give the same game.

        players: as many as the mode needs, if it is not said.
        first: the seat that begins, or "random": by the seed.
        hold: seats whose turn waits at its end until they answer "end".
        evenly: they are also asked wherever others could tell by a question that is not asked what they hold.
        options: what else the rules leave open, by name or number: mode="teams", stacks=5.
        """
        return Game.begin(Setup.of(decks, make_rules(players, options), seed, first), hold, evenly)

    @staticmethod
    def begin(setup: Setup, hold: Sequence[int] = (), evenly: bool = False) -> Game:
        """The game of a set-up, at its first decision."""
        game = Game(setup.state(), setup)
        game.hold(hold, evenly)
        begin(game._state, game._events, game._forced)
        return game

    @staticmethod
    def from_position(text: str, hold: Sequence[int] = (), first_line: int = 1) -> Game:
        """A game that goes on from a position."""
        told: list[Event] = []
        forced: list[Forced] = []
        state = read(text, first_line, told, forced)
        check_position(state.rules, text, first_line)
        held = state.hold
        state.hold = 0  # a record does not tell who was held, so it must not begin with it
        game = Game(state, write(state))
        state.hold = held
        game._events = told
        game._forced = forced
        game.hold(hold)
        return game

    def hold(self, seats: Sequence[int], evenly: bool = False) -> None:
        """Let the turns of these seats wait at their end. evenly: all that are held wait as hold.py says."""
        for seat in seats:
            self._state.hold |= 1 << self._viewer(seat)
        if evenly:
            self._state.hold |= EVEN

    # asking and answering

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        g = self._state
        if g.who == NOTHING:
            return None
        card = None if g.cause == NOTHING else NAME[g.cause]
        return Decision(g.who, self._answered[g.who] + 1, prompts.KEYS[g.prompt], card, option_texts(g))

    @property
    def options(self) -> list[str]:
        """The options of the decision, each as text."""
        return option_texts(self._state)

    @property
    def asked(self) -> int | None:
        """Who is asked now; None when the game is over."""
        return None if self._state.who == NOTHING else self._state.who

    @property
    def prompt(self) -> str:
        """What the decision is about; nothing when the game is over."""
        return "" if self._state.who == NOTHING else prompts.KEYS[self._state.prompt]

    @property
    def cause(self) -> str:
        """The card for which somebody is asked; nothing if it is none."""
        return "" if self._state.cause == NOTHING else NAME[self._state.cause]

    @property
    def going_on(self) -> str:
        """The answer that goes on where every other would be of no use; nothing where there is something to choose."""
        return self.options[-1] if is_needless(self._state) else ""

    @property
    def deck_sizes(self) -> list[int]:
        """How many cards lie in the market deck and in each deck, as everybody can count."""
        return [len(self._state.market_deck), *[len(deck) for deck in self._state.decks]]

    def answer(self, choice: str | Sequence[str], seat: int | None = None, part: Callable[[], None] = _nothing) -> None:
        """Answer the decision with an option.

        Where cards are asked one by one, a list names them all at once; an action may stand before them. part: called
        before each part of a list is looked at, and may refuse it.
        A wrong answer raises IllegalChoice or OutOfTurn, and the game is unchanged.
        """
        self._check_turn(seat)
        before, answers, events, answered = self._state, len(self.answers), len(self._events), list(self._answered)
        forced, self._forced, given = self._forced, [], len(self.given)
        self._state = before.clone()
        try:
            if isinstance(choice, str):
                self._answer_one(choice)
            elif _is_list_of_texts(choice):
                self._answer_several(list(choice), forced, part)
            else:
                raise IllegalChoice(f"an answer is one of {self.options} or a list of such, not {choice!r}")
            self._forgo()
        except BaseException:
            self._state, self._answered, self._forced = before, answered, forced
            del self.answers[answers:], self._events[events:], self.given[given:]
            raise

    def _check_turn(self, seat: int | None) -> None:
        who = self._state.who
        if who == NOTHING:
            raise OutOfTurn("the game is over, so nobody is asked")
        if seat is not None and seat != who:
            asked = "somebody else" if prompts.ROWS[self._state.prompt].secret else f"seat {who}"
            raise OutOfTurn(f"{asked} is asked, not seat {seat}")

    def _answer_one(self, text: str) -> None:
        option = parse_option(self._state, text)
        self._note_answer(option)
        answer(self._state, option, self._events, self._forced)

    def _answer_several(self, cards: list[str], forced: list[Forced], part: Callable[[], None]) -> None:
        """Give the cards one by one, stopping at every question, then let the game run on.

        forced: what had answered itself before, and may be named all the same.
        """
        g = self._state
        cards = without_action(g, cards, forced)
        if cards and prompts.SHAPE[g.prompt] == prompts.ACTION:
            part()
            self._step(cards.pop(0))
            if not cards and not prompts.ROWS[g.prompt].several:
                settle(g, self._events, self._forced)  # the next question is another matter
                return
        prompt = g.prompt
        cards = arrangement(g, cards, forced) if prompt == prompts.ARRANGE else cards
        self._give(cards, prompt, part)
        landing = [own_name(card) for card in cards if card not in (DONE, COIN_TEXT)]
        if prompt == prompts.PAY and g.prompt == prompts.ORDER and g.who != NOTHING and len(landing) == len(g.laid):
            self._give(landing, prompts.ORDER, part)
        settle(g, self._events, self._forced)

    def _give(self, cards: list[str], prompt: int, part: Callable[[], None]) -> None:
        """Answer one question after the other from these cards, until it is another question or none are left."""
        g = self._state
        rest = list(cards)
        turn, who, is_there = g.turn, g.who, are_there(g, cards)
        while g.options and (g.prompt, g.turn, g.who) == (prompt, turn, who):
            part()
            if not rest and NOTHING not in g.options:
                raise IllegalChoice(f"{cards} is not enough; one of {option_texts(g)} must follow")
            named = next_named(g, rest)
            if rest and not named:
                if is_there:
                    told = f"{cards} are there, but cannot be completed together; offered next are {option_texts(g)}"
                    raise IllegalChoice(told, **{TOGETHER: ", ".join(cards)})
                raise IllegalChoice(f"none of {rest} is among {option_texts(g)}")
            if named:
                rest.remove(named)
            self._step(named or DONE)
        if rest:
            part()
            raise IllegalChoice(f"{rest} is more than was asked")

    def names_forced(self, cards: Sequence[str], seat: int) -> bool:
        """Whether these name a market laid out by a seat that had no choice, since the last answer."""
        return names_forced(seat, cards, self._forced)

    def _step(self, text: str) -> None:
        option = parse_option(self._state, text)
        self._note_answer(option)
        answer_step(self._state, option, self._events)

    def _note_answer(self, option: int) -> None:
        """Count an answer, and keep it for the record where there was a choice."""
        g = self._state
        is_choice, waits = len(g.options) > 1, is_held(g)
        self._record(option)
        if is_choice or waits:
            self.given.append(option_text(g, option))
        if is_choice or waits or prompts.ROWS[g.prompt].always:
            self._answered[g.who] += 1

    def _record(self, option: int) -> None:
        """Keep an answer where there was a choice; a record does not know who is held, and who stops where."""
        g = self._state
        pauses = g.prompt == prompts.END_TURN and prompts.PAUSE in g.options
        if len(g.options) > 1 + pauses:
            stops = pauses and option == prompts.PAUSE
            self.answers.append(Answer(g.turn, g.who, option_text(g, prompts.END if stops else option)))

    def _forgo(self) -> None:
        """Answer what was answered with the end of the turn already."""
        g = self._state
        while g.who != NOTHING and is_forgone(g):
            self._record(g.options[-1])
            answer(g, g.options[-1], self._events, self._forced)

    # looking

    @property
    def turn(self) -> int:
        """The number of the turn being played."""
        return self._state.turn

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self._state.seat

    @property
    def players(self) -> int:
        """How many play."""
        return self._state.rules.players

    @property
    def seats(self) -> int:
        """How many seats there are, that of the Company included."""
        return self._state.rules.seats

    @property
    def company(self) -> int:
        """The Company's seat, which nobody answers for; -1 where it does not play."""
        return self._state.rules.company

    @property
    def is_over(self) -> bool:
        """Whether somebody has won, or the players have lost against the Company."""
        return self._state.who == NOTHING

    def moment(self) -> str:
        """Who is asked what, in which turn."""
        decision = self.decision
        return f"{self.turn} P{decision.seat + 1} {decision.prompt}" if decision else "the end"

    @property
    def winners(self) -> list[int]:
        """The seats that have won; the Company's if the players have lost against it."""
        return winners(self._state)

    def view(self, seat: int | None) -> View:
        """What a seat may know; None is for those who watch."""
        seen = view(self._state, self._viewer(seat))
        if seat is not None and seen["decision"] and seat == seen["decision"]["seat"]:
            seen["decision"]["number"] = self._answered[self._state.who] + 1
        return seen

    def selections(self) -> Selections:
        """Every legal selection of cards for the decision at hand, for whoever is asked.

        They are no part of a view, so that bots and simulations do not pay for them; a table adds them to that of the
        seat it asks.
        """
        if self._named is None or self._named[0] is not self._state:
            self._named = self._state, selections(self._state)
        return self._named[1]

    def events(self, seat: int | None, since: int = 0) -> list[GameEvent]:
        """What happened, as a seat may know it, from its event number `since` on."""
        viewer = self._viewer(seat)
        return [event.seen_by(viewer) for event in self._events[since:]]

    def happened(self, since: int = 0) -> list[Event]:
        """Everything that happened, hidden faces included, for whoever runs the match."""
        return self._events[since:]

    def _viewer(self, seat: int | None) -> int:
        if seat is not None and seat not in range(self.players):
            raise OutOfTurn(f"a seat is a number from 0 to {self.players - 1}, not {seat!r}")
        return SPECTATOR if seat is None else seat

    def peek(self) -> State:
        """Everything, hidden cards included: a copy of the state, for tests and tools, never for players."""
        return self._state.clone()

    # copies and texts

    def clone(self) -> Game:
        """An independent copy, at any decision."""
        copy = Game(self._state.clone(), self.start)
        copy.answers = list(self.answers)
        copy.given = list(self.given)
        copy._events = list(self._events)
        copy._answered = list(self._answered)
        copy._forced = self._forced
        return copy

    def bare(self) -> Game:
        """An independent copy without what happened and was answered before: it looks the same, and takes little."""
        copy = Game(self._state.clone(), self.start)
        copy._answered = list(self._answered)
        return copy

    def redeal(self, seat: int, seed: str, hold: bool = False) -> Game:
        """A copy in which all that a seat cannot know is dealt anew, by this seed and what the seat knows alone.

        hold: in which whoever is held here is held, too.
        """
        state = redeal(self._state, self._viewer(seat), seed)
        state.hold = self._state.hold if hold else 0
        return Game(state, "")

    def position(self) -> str:
        """The position as text."""
        return write(self._state)

    def record(self) -> str:
        """The game so far as text."""
        return write_record(self.start, self.answers, self.winners, self.company)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._state == other._state

    def __hash__(self) -> int:
        raise TypeError("a game changes, so it has no hash")

    def __repr__(self) -> str:
        return f"<Game turn {self.turn}, {'over' if self.is_over else f'seat {self._state.who} to answer'}>"
