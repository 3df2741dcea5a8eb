"""Made from animalfolk/cards/chameleons.py by tools/frames.py; do not edit."""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.faces import NUMBER
from animalfolk.engine.frames import ASKED
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
from animalfolk.engine.turn import Turn


class GoodOldTimes(Frame):
    """good_old_times in animalfolk/cards/chameleons.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        turn.throw_away_market_top()
        turn.result = 0
        return DONE

    def fresh(self, seat: int) -> Frame:
        return GoodOldTimes(seat)

    def clone(self) -> Frame:
        frame = GoodOldTimes(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "good_old_times"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class GiftVoucher(Frame):
    """gift_voucher in animalfolk/cards/chameleons.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_slot(prompts.TAKE)
                self.step = 1
                return ASKED
            if step == 1:
                slot = answer
                turn.swap_with_market(slot)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return GiftVoucher(seat)

    def clone(self) -> Frame:
        frame = GiftVoucher(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "gift_voucher"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["good_old_times"] = GoodOldTimes(0)
FIELDS["good_old_times"] = {}
WAITS["good_old_times"] = {}
EFFECTS[NUMBER["good_old_times"]] = FRAMES["good_old_times"]
FRAMES["gift_voucher"] = GiftVoucher(0)
FIELDS["gift_voucher"] = {}
WAITS["gift_voucher"] = {1: Wait('?take', [])}
EFFECTS[NUMBER["gift_voucher"]] = FRAMES["gift_voucher"]
SOURCE["animalfolk/cards/generated/chameleons.py"] = "animalfolk/cards/chameleons.py"
LINES["animalfolk/cards/generated/chameleons.py"] = {
    28: 33,
    63: 39,
    67: 39,
    68: 40,
}
