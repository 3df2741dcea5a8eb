"""Made from animalfolk/cards/ocelots.py by tools/frames.py; do not edit."""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.chance import OCELOT_DIE
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.faces import NUMBER
from animalfolk.engine.frames import ASKED
from animalfolk.engine.frames import CALLED
from animalfolk.engine.frames import DONE
from animalfolk.engine.frames import EFFECTS
from animalfolk.engine.frames import FRAMES
from animalfolk.engine.frames import Frame
from animalfolk.engine.frames import LATER
from animalfolk.engine.frames import LINES
from animalfolk.engine.frames import SOURCE
from animalfolk.engine.frames import WAITS
from animalfolk.engine.generated.verbs import BuildAlone
from animalfolk.engine.generated.verbs import DiscardHand
from animalfolk.engine.generated.verbs import LetGuess
from animalfolk.engine.generated.verbs import NameValue
from animalfolk.engine.turn import Turn


class BoldHaggler(Frame):
    """bold_haggler in animalfolk/cards/ocelots.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        turn.raise_this_card(turn.roll(OCELOT_DIE))
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return BoldHaggler(seat)

    def clone(self) -> Frame:
        frame = BoldHaggler(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 1

    def name(self) -> str:
        return "bold_haggler"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class NewSeason(Frame):
    """new_season in animalfolk/cards/ocelots.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_discarded(turn.discarded_animalfolk, prompts.THROW_FROM_DISCARD)
                self.step = 1
                return ASKED
            if step == 1:
                card = answer
                if card != NOTHING:
                    turn.throw_away_discarded(card)
                    turn.draw_from_market()
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return NewSeason(seat)

    def clone(self) -> Frame:
        frame = NewSeason(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "new_season"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Whirligig(Frame):
    """whirligig in animalfolk/cards/ocelots.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.count = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                self.count = len(turn.hand)
                step = 1 if self.count else 5
            if step == 1:
                turn.g.frames.append(DiscardHand(turn.seat))
                self.step = 2
                return CALLED
            if step == 2:
                turn.draw(self.count)
                step = 3
            if step == 3:
                turn.pick_seat(turn.another(), prompts.PLAYER)
                self.step = 4
                return ASKED
            if step == 4:
                player = answer
                turn.mix_hands(player)
                step = 5
            if step == 5:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Whirligig(seat)

    def clone(self) -> Frame:
        frame = Whirligig(self.seat)
        frame.step = self.step
        frame.count = self.count
        return frame

    def restart(self) -> None:
        self.step = 0
        self.count = 0

    def steps(self) -> int:
        return 6

    def name(self) -> str:
        return "whirligig"

    def fields(self) -> list[int]:
        return [self.count]

    def fill(self, fields: list[int]) -> None:
        self.count = fields[0]


class Charm(Frame):
    """charm in animalfolk/cards/ocelots.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if turn.reveal_market_top() else 3
            if step == 1:
                turn.g.frames.append(BuildAlone(turn.seat))
                self.step = 2
                return CALLED
            if step == 2:
                step = 3
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Charm(seat)

    def clone(self) -> Frame:
        frame = Charm(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 4

    def name(self) -> str:
        return "charm"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Gamble(Frame):
    """gamble in animalfolk/cards/ocelots.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_seat(turn.another(), prompts.PLAYER)
                self.step = 1
                return ASKED
            if step == 1:
                player = answer
                turn.exchange_random(player, turn.roll(OCELOT_DIE))
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Gamble(seat)

    def clone(self) -> Frame:
        frame = Gamble(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "gamble"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Blindfold(Frame):
    """blindfold in animalfolk/cards/ocelots.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if turn.hand else 7
            if step == 1:
                turn.pick_seat(turn.opponents(), prompts.PLAYER)
                self.step = 2
                return ASKED
            if step == 2:
                player = answer
                turn.g.frames.append(LetGuess(turn.seat, player))
                self.step = 3
                return CALLED
            if step == 3:
                right = answer
                step = 4 if right else 5
            if step == 4:
                turn.discard_shown()
                step = 7
            if step == 5:
                turn.g.frames.append(NameValue(turn.seat))
                self.step = 6
                return CALLED
            if step == 6:
                step = 7
            if step == 7:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Blindfold(seat)

    def clone(self) -> Frame:
        frame = Blindfold(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 8

    def name(self) -> str:
        return "blindfold"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["bold_haggler"] = BoldHaggler(0)
WAITS["bold_haggler"] = {}
EFFECTS[NUMBER["bold_haggler"]] = FRAMES["bold_haggler"]
FRAMES["new_season"] = NewSeason(0)
WAITS["new_season"] = {1: ''}
EFFECTS[NUMBER["new_season"]] = FRAMES["new_season"]
FRAMES["whirligig"] = Whirligig(0)
WAITS["whirligig"] = {2: 'discard_hand', 4: ''}
EFFECTS[NUMBER["whirligig"]] = FRAMES["whirligig"]
FRAMES["charm"] = Charm(0)
WAITS["charm"] = {2: 'build_alone'}
EFFECTS[NUMBER["charm"]] = FRAMES["charm"]
FRAMES["gamble"] = Gamble(0)
WAITS["gamble"] = {1: ''}
EFFECTS[NUMBER["gamble"]] = FRAMES["gamble"]
FRAMES["blindfold"] = Blindfold(0)
WAITS["blindfold"] = {2: '', 3: 'let_guess', 6: 'name_value'}
EFFECTS[NUMBER["blindfold"]] = FRAMES["blindfold"]
SOURCE["animalfolk/cards/generated/ocelots.py"] = "animalfolk/cards/ocelots.py"
LINES["animalfolk/cards/generated/ocelots.py"] = {
    33: 16,
    71: 22,
    75: 22,
    76: 23,
    77: 23,
    78: 23,
    118: 33,
    119: 29,
    121: 35,
    125: 36,
    128: 37,
    132: 37,
    133: 38,
    176: 42,
    178: 45,
    222: 53,
    226: 53,
    227: 54,
    266: 58,
    268: 63,
    272: 63,
    273: 64,
    277: 64,
    278: 64,
    280: 66,
    283: 68,
}
