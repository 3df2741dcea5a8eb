"""Made from animalfolk/cards/owls.py by tools/frames.py; do not edit."""

from __future__ import annotations

from animalfolk.engine import prompts
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
from animalfolk.engine.generated.verbs import DiscardCards
from animalfolk.engine.generated.verbs import PutBack
from animalfolk.engine.turn import Turn


class WiseSpy(Frame):
    """wise_spy in animalfolk/cards/owls.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.set_aside(3)
                turn.g.frames.append(PutBack(turn.seat))
                self.step = 1
                return CALLED
            if step == 1:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return WiseSpy(seat)

    def clone(self) -> Frame:
        frame = WiseSpy(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "wise_spy"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class AncientKnowledge(Frame):
    """ancient_knowledge in animalfolk/cards/owls.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.look_through_deck()
                step = 1
            if step == 1:
                turn.pick_or_stop(turn.deck, prompts.MAY_DISCARD_FOUND)
                self.step = 2
                return ASKED
            if step == 2:
                card = answer
                turn.discard_found(card)
                turn.shuffle_deck()
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return AncientKnowledge(seat)

    def clone(self) -> Frame:
        frame = AncientKnowledge(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 3

    def name(self) -> str:
        return "ancient_knowledge"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class QualityInspection(Frame):
    """quality_inspection in animalfolk/cards/owls.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick(turn.hand, prompts.THROW_AWAY)
                self.step = 1
                return ASKED
            if step == 1:
                card = answer
                turn.throw_away(card)
                turn.draw(1)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return QualityInspection(seat)

    def clone(self) -> Frame:
        frame = QualityInspection(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "quality_inspection"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Binoculars(Frame):
    """binoculars in animalfolk/cards/owls.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.draw(1)
                turn.g.frames.append(DiscardCards(turn.seat, 1))
                self.step = 1
                return CALLED
            if step == 1:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Binoculars(seat)

    def clone(self) -> Frame:
        frame = Binoculars(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "binoculars"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Balancing(Frame):
    """balancing in animalfolk/cards/owls.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.other = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick(turn.discard_pile, prompts.SWAP_OUT)
                self.step = 1
                return ASKED
            if step == 1:
                self.other = answer
                step = 2
            if step == 2:
                turn.pick(turn.animalfolk, prompts.SWAP_IN)
                self.step = 3
                return ASKED
            if step == 3:
                card = answer
                turn.swap_with_discard(card, self.other)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Balancing(seat)

    def clone(self) -> Frame:
        frame = Balancing(self.seat)
        frame.step = self.step
        frame.other = self.other
        return frame

    def restart(self) -> None:
        self.step = 0
        self.other = 0

    def steps(self) -> int:
        return 4

    def name(self) -> str:
        return "balancing"

    def fields(self) -> list[int]:
        return [self.other]

    def fill(self, fields: list[int]) -> None:
        self.other = fields[0]


class ExtraRemarks(Frame):
    """extra_remarks in animalfolk/cards/owls.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick(turn.discard_pile, prompts.DISCARD_TO_DECK)
                self.step = 1
                return ASKED
            if step == 1:
                card = answer
                turn.discard_on_deck(card)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return ExtraRemarks(seat)

    def clone(self) -> Frame:
        frame = ExtraRemarks(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "extra_remarks"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["wise_spy"] = WiseSpy(0)
EFFECTS[NUMBER["wise_spy"]] = FRAMES["wise_spy"]
FRAMES["ancient_knowledge"] = AncientKnowledge(0)
EFFECTS[NUMBER["ancient_knowledge"]] = FRAMES["ancient_knowledge"]
FRAMES["quality_inspection"] = QualityInspection(0)
EFFECTS[NUMBER["quality_inspection"]] = FRAMES["quality_inspection"]
FRAMES["binoculars"] = Binoculars(0)
EFFECTS[NUMBER["binoculars"]] = FRAMES["binoculars"]
FRAMES["balancing"] = Balancing(0)
EFFECTS[NUMBER["balancing"]] = FRAMES["balancing"]
FRAMES["extra_remarks"] = ExtraRemarks(0)
EFFECTS[NUMBER["extra_remarks"]] = FRAMES["extra_remarks"]
SOURCE["animalfolk/cards/generated/owls.py"] = "animalfolk/cards/owls.py"
LINES["animalfolk/cards/generated/owls.py"] = {
    31: 26,
    32: 27,
    74: 35,
    77: 36,
    81: 36,
    82: 37,
    83: 38,
    122: 44,
    126: 44,
    127: 45,
    128: 46,
    167: 52,
    168: 53,
    211: 61,
    215: 61,
    218: 62,
    222: 62,
    223: 63,
    264: 69,
    268: 69,
    269: 70,
}
