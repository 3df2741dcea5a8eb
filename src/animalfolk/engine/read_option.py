"""The words of an option that need not be offered now: whether any decision could have an option that is written so."""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.errors import BadText
from animalfolk.engine.faces import STACKS
from animalfolk.engine.options import BIN_TEXT, COIN_TEXT, DONE, LEFTWARDS, NAMING, PAUSE_TEXT, PLAIN, RIGHTWARDS
from animalfolk.engine.read_loose import LooseWords

ALONE = (*PLAIN.values(), PAUSE_TEXT, DONE, COIN_TEXT, LEFTWARDS, RIGHTWARDS)
CHOSEN_SLOT = "slot:"  # stands in positions, for a choice that is made
SLOTS = ("0", "1", "2", "3", "4", BIN_TEXT)
MARKS = ":=*#+-"  # what sets a card's name apart from where it lies and how it counts


class OptionWords(LooseWords):
    """Reads options and the players in them, knowing in which line and how many seats there are."""

    def __init__(self, line: int, seats: int) -> None:
        super().__init__(line)
        self.seats = seats

    def option(self, text: str) -> None:
        """Refuse what no option of any decision is."""
        verb, space, rest = text.partition(" ")
        if text in ALONE or (text.isascii() and text.isdigit()):
            return
        if verb == NAMING[prompts.BUY]:
            self.market_card(rest)
        elif verb in NAMING.values():
            self.hand_card(rest)
        elif text.startswith("P"):
            self.place(text)
        elif space or not self.is_marked(text) or text.startswith(CHOSEN_SLOT):
            self.card_alone(text)
        elif self.is_in_market(text):
            self.market_card(text)
        else:
            self.stack_card(text)

    def card_alone(self, text: str) -> None:
        """A card's name without any mark, where a word of any kind may have been meant."""
        try:
            self.face(text)
        except BadText:
            known = ", ".join([*(f"{verb} …" for verb in NAMING.values()), *ALONE])
            expected = f"an option: {known}, a card, a player or a number"
            raise BadText(self.line, expected, text, "option-text", known=known) from None

    def is_marked(self, text: str) -> bool:
        """Whether something stands before or behind the name of a card."""
        return any(mark in text for mark in MARKS)

    def is_in_market(self, text: str) -> bool:
        """Whether this may name a card by its slot; a card of a stack may be written likewise."""
        name, plus, slot = text.partition("+")
        return plus == "+" and slot in SLOTS and not self.is_marked(name)

    def market_card(self, text: str) -> None:
        """A card and its slot, or the top card of the bin."""
        name, plus, slot = text.partition("+")
        self.face(name)
        if not plus or slot not in SLOTS:
            raise BadText(self.line, f"a card and its slot, like {name}+0 or {name}+{BIN_TEXT}", text, "slot")

    def stall_card(self, word: str) -> int:
        """A name, = and what it counts as; that a card does not count as itself may be said of an option."""
        name, copies, guise = word.partition("=")
        return super().stall_card(name if copies and guise == name else word)

    def place(self, text: str) -> None:
        """A player, or a card in a player's stall: P2.3:acorn."""
        player, dot, rest = text.partition(".")
        self.player(player)
        if dot:
            stack, _, name = rest.partition(":")
            self.limited(stack, STACKS)
            self.stall_card(name)

    def player(self, word: str) -> None:
        """A player who is in the game."""
        self.check_player(self.seat(word), self.line, self.seats)
