"""Made from animalfolk/cards/owls.py by tools/frames.py; do not edit."""

from __future__ import annotations

from animalfolk.engine import prompts
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
from animalfolk.engine.generated.verbs import DiscardCards
from animalfolk.engine.generated.verbs import PutBack
from animalfolk.engine.generated.verbs import SwapForDiscarded
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

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.g.frames.append(SwapForDiscarded(turn.seat))
                self.step = 1
                return CALLED
            if step == 1:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Balancing(seat)

    def clone(self) -> Frame:
        frame = Balancing(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "balancing"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class ExtraRemarks(Frame):
    """extra_remarks in animalfolk/cards/owls.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_discarded(turn.discard_pile, prompts.DISCARD_TO_DECK)
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

    def name(self) -> str:
        return "extra_remarks"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["wise_spy"] = WiseSpy(0)
FIELDS["wise_spy"] = {}
WAITS["wise_spy"] = {1: Wait('>put_back', [])}
EFFECTS[NUMBER["wise_spy"]] = FRAMES["wise_spy"]
FRAMES["ancient_knowledge"] = AncientKnowledge(0)
FIELDS["ancient_knowledge"] = {}
WAITS["ancient_knowledge"] = {2: Wait('?may_discard_found', [])}
EFFECTS[NUMBER["ancient_knowledge"]] = FRAMES["ancient_knowledge"]
FRAMES["quality_inspection"] = QualityInspection(0)
FIELDS["quality_inspection"] = {}
WAITS["quality_inspection"] = {1: Wait('?throw_away', [])}
EFFECTS[NUMBER["quality_inspection"]] = FRAMES["quality_inspection"]
FRAMES["binoculars"] = Binoculars(0)
FIELDS["binoculars"] = {}
WAITS["binoculars"] = {1: Wait('>discard_cards', [])}
EFFECTS[NUMBER["binoculars"]] = FRAMES["binoculars"]
FRAMES["balancing"] = Balancing(0)
FIELDS["balancing"] = {}
WAITS["balancing"] = {1: Wait('>swap_for_discarded', [])}
EFFECTS[NUMBER["balancing"]] = FRAMES["balancing"]
FRAMES["extra_remarks"] = ExtraRemarks(0)
FIELDS["extra_remarks"] = {}
WAITS["extra_remarks"] = {1: Wait('?discard_to_deck', [])}
EFFECTS[NUMBER["extra_remarks"]] = FRAMES["extra_remarks"]
SOURCE["animalfolk/cards/generated/owls.py"] = "animalfolk/cards/owls.py"
LINES["animalfolk/cards/generated/owls.py"] = {
    35: 26,
    36: 27,
    75: 35,
    78: 36,
    82: 36,
    83: 37,
    84: 38,
    120: 44,
    124: 44,
    125: 45,
    126: 46,
    162: 52,
    163: 53,
    202: 61,
    241: 67,
    245: 67,
    246: 68,
}
