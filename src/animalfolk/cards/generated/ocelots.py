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
from animalfolk.engine.frames import FIELDS
from animalfolk.engine.frames import FRAMES
from animalfolk.engine.frames import Frame
from animalfolk.engine.frames import LATER
from animalfolk.engine.frames import LINES
from animalfolk.engine.frames import SOURCE
from animalfolk.engine.frames import WAITS
from animalfolk.engine.frames import Wait
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
        self._count = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                self._count = len(turn.hand)
                step = 1 if self._count else 5
            if step == 1:
                turn.g.frames.append(DiscardHand(turn.seat))
                self.step = 2
                return CALLED
            if step == 2:
                turn.draw(self._count)
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
        frame._count = self._count
        return frame

    def restart(self) -> None:
        self.step = 0
        self._count = 0

    def name(self) -> str:
        return "whirligig"

    def fields(self) -> list[int]:
        return [self._count]

    def fill(self, fields: list[int]) -> None:
        self._count = fields[0]


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

    def name(self) -> str:
        return "blindfold"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["bold_haggler"] = BoldHaggler(0)
FIELDS["bold_haggler"] = {}
WAITS["bold_haggler"] = {}
EFFECTS[NUMBER["bold_haggler"]] = FRAMES["bold_haggler"]
FRAMES["new_season"] = NewSeason(0)
FIELDS["new_season"] = {}
WAITS["new_season"] = {1: Wait('?throw_from_discard', [])}
EFFECTS[NUMBER["new_season"]] = FRAMES["new_season"]
FRAMES["whirligig"] = Whirligig(0)
FIELDS["whirligig"] = {'count': 'int'}
WAITS["whirligig"] = {2: Wait('>discard_hand', ['count']), 4: Wait('?player', [])}
EFFECTS[NUMBER["whirligig"]] = FRAMES["whirligig"]
FRAMES["charm"] = Charm(0)
FIELDS["charm"] = {}
WAITS["charm"] = {2: Wait('>build_alone', [])}
EFFECTS[NUMBER["charm"]] = FRAMES["charm"]
FRAMES["gamble"] = Gamble(0)
FIELDS["gamble"] = {}
WAITS["gamble"] = {1: Wait('?player', [])}
EFFECTS[NUMBER["gamble"]] = FRAMES["gamble"]
FRAMES["blindfold"] = Blindfold(0)
FIELDS["blindfold"] = {}
WAITS["blindfold"] = {2: Wait('?player', []), 3: Wait('>let_guess', []), 6: Wait('>name_value', [])}
EFFECTS[NUMBER["blindfold"]] = FRAMES["blindfold"]
SOURCE["animalfolk/cards/generated/ocelots.py"] = "animalfolk/cards/ocelots.py"
LINES["animalfolk/cards/generated/ocelots.py"] = {
    35: 16,
    70: 22,
    74: 22,
    75: 23,
    76: 23,
    77: 23,
    114: 33,
    115: 29,
    117: 35,
    121: 36,
    124: 37,
    128: 37,
    129: 38,
    169: 42,
    171: 45,
    212: 53,
    216: 53,
    217: 54,
    253: 58,
    255: 63,
    259: 63,
    260: 64,
    264: 64,
    265: 64,
    267: 66,
    270: 68,
}
