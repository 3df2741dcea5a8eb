"""Made from animalfolk/engine/flow.py by tools/frames.py; do not edit."""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.faces import FACE
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.flow import ACTION
from animalfolk.engine.flow import START
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
from animalfolk.engine.turn import Turn


class Game(Frame):
    """game in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.g.frames.append(TakeTurn(turn.g.seat, START))
                self.step = 1
                return CALLED
            if step == 1:
                step = 0
                continue
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Game(seat)

    def clone(self) -> Frame:
        frame = Game(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "game"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class TakeTurn(Frame):
    """take_turn in animalfolk/engine/flow.py"""

    def __init__(self, seat: int, more: int) -> None:
        super().__init__(seat)
        self.more = more

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if self.more == START else 5
            if step == 1:
                turn.begin()
                step = 2 if turn.scheduled else 4
            if step == 2:
                turn.g.frames.append(Start(turn.seat))
                self.step = 3
                return CALLED
            if step == 3:
                step = 4
            if step == 4:
                self.more = ACTION
                step = 5
            if step == 5:
                step = 6 if self.more else 8
            if step == 6:
                turn.g.frames.append(Act(turn.seat))
                self.step = 7
                return CALLED
            if step == 7:
                self.more = answer
                step = 5
                continue
            if step == 8:
                turn.g.frames.append(CleanUp(turn.seat))
                self.step = 9
                return CALLED
            if step == 9:
                turn.pass_on()
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return TakeTurn(seat, 0)

    def clone(self) -> Frame:
        frame = TakeTurn(self.seat, self.more)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 10

    def name(self) -> str:
        return "take_turn"

    def fields(self) -> list[int]:
        return [self.more]

    def fill(self, fields: list[int]) -> None:
        self.more = fields[0]


class Start(Frame):
    """start in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.card = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if turn.scheduled else 6
            if step == 1:
                turn.pick(turn.scheduled, prompts.DUE)
                self.step = 2
                return ASKED
            if step == 2:
                self.card = answer
                turn.come_due(self.card)
                step = 3 if turn.comes_due(self.card) else 5
            if step == 3:
                turn.g.frames.append(LATER[self.card & FACE].fresh(turn.seat))
                self.step = 4
                return CALLED
            if step == 4:
                step = 5
            if step == 5:
                turn.finish(self.card)
                step = 0
                continue
            if step == 6:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Start(seat)

    def clone(self) -> Frame:
        frame = Start(self.seat)
        frame.step = self.step
        frame.card = self.card
        return frame

    def restart(self) -> None:
        self.step = 0
        self.card = 0

    def steps(self) -> int:
        return 7

    def name(self) -> str:
        return "start"

    def fields(self) -> list[int]:
        return [self.card]

    def fill(self, fields: list[int]) -> None:
        self.card = fields[0]


class Act(Frame):
    """act in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.choice = 0

    def resume(self, turn: Turn, answer: int) -> int:
        kind = 0
        step = self.step
        while True:
            if step == 0:
                turn.ask_action()
                self.step = 1
                return ASKED
            if step == 1:
                self.choice = answer
                kind = self.choice & prompts.KIND
                step = 2 if kind == prompts.BUY else 5
            if step == 2:
                turn.g.frames.append(ChoosePayment(turn.seat, self.choice >> prompts.OF))
                self.step = 3
                return CALLED
            if step == 3:
                turn.g.frames.append(Purchase(turn.seat, self.choice >> prompts.OF))
                self.step = 4
                return CALLED
            if step == 4:
                step = 21
            if step == 5:
                step = 6 if kind == prompts.PLAY else 8
            if step == 6:
                turn.g.frames.append(Play(turn.seat, self.choice >> prompts.OF))
                self.step = 7
                return CALLED
            if step == 7:
                bonus = answer
                turn.result = bonus
                return DONE
            if step == 8:
                step = 9 if kind == prompts.BUILD else 12
            if step == 9:
                turn.g.frames.append(ChooseStack(turn.seat))
                self.step = 10
                return CALLED
            if step == 10:
                turn.g.frames.append(Build(turn.seat))
                self.step = 11
                return CALLED
            if step == 11:
                step = 21
            if step == 12:
                step = 13 if kind == prompts.REARRANGE else 16
            if step == 13:
                turn.g.frames.append(ChooseArranged(turn.seat))
                self.step = 14
                return CALLED
            if step == 14:
                slot = answer
                turn.rearrange()
                turn.g.frames.append(Purchase(turn.seat, slot))
                self.step = 15
                return CALLED
            if step == 15:
                step = 21
            if step == 16:
                step = 17 if kind == prompts.USE else 19
            if step == 17:
                turn.g.frames.append(Use(turn.seat, self.choice >> prompts.OF))
                self.step = 18
                return CALLED
            if step == 18:
                turn.result = 1
                return DONE
            if step == 19:
                turn.g.frames.append(TakeInventory(turn.seat))
                self.step = 20
                return CALLED
            if step == 20:
                step = 21
            if step == 21:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Act(seat)

    def clone(self) -> Frame:
        frame = Act(self.seat)
        frame.step = self.step
        frame.choice = self.choice
        return frame

    def restart(self) -> None:
        self.step = 0
        self.choice = 0

    def steps(self) -> int:
        return 22

    def name(self) -> str:
        return "act"

    def fields(self) -> list[int]:
        return [self.choice]

    def fill(self, fields: list[int]) -> None:
        self.choice = fields[0]


class ChoosePayment(Frame):
    """choose_payment in animalfolk/engine/flow.py"""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.ask_payment(self.slot)
                self.step = 1
                return ASKED
            if step == 1:
                card = answer
                if card == NOTHING:
                    turn.result = 0
                    return DONE
                turn.lay(card)
                step = 0
                continue
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return ChoosePayment(seat, 0)

    def clone(self) -> Frame:
        frame = ChoosePayment(self.seat, self.slot)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "choose_payment"

    def fields(self) -> list[int]:
        return [self.slot]

    def fill(self, fields: list[int]) -> None:
        self.slot = fields[0]


class ChooseArranged(Frame):
    """choose_arranged in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        card = 0
        step = self.step
        while True:
            if step == 0:
                turn.ask_arranged_payment()
                self.step = 1
                return ASKED
            if step == 1:
                card = answer
                step = 3 if card == NOTHING else 2
            if step == 2:
                turn.lay(card)
                step = 0
                continue
            if step == 3:
                step = 4 if turn.unplaced() else 6
            if step == 4:
                turn.ask_arrangement()
                self.step = 5
                return ASKED
            if step == 5:
                card = answer
                turn.lay_place(card)
                step = 3
                continue
            if step == 6:
                turn.ask_arranged_slot()
                self.step = 7
                return ASKED
            if step == 7:
                slot = answer
                turn.result = slot
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return ChooseArranged(seat)

    def clone(self) -> Frame:
        frame = ChooseArranged(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 8

    def name(self) -> str:
        return "choose_arranged"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Purchase(Frame):
    """purchase in animalfolk/engine/flow.py"""

    def __init__(self, seat: int, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pay()
                step = 1 if turn.paid_sticky() else 3
            if step == 1:
                turn.ask_stick()
                self.step = 2
                return ASKED
            if step == 2:
                count = answer
                turn.stick(count)
                step = 3
            if step == 3:
                step = 4 if turn.spares_junk(self.slot) else 6
            if step == 4:
                turn.ask_spare(self.slot)
                self.step = 5
                return ASKED
            if step == 5:
                count = answer
                turn.spare(count)
                step = 6
            if step == 6:
                step = 7 if turn.laid else 9
            if step == 7:
                turn.pick(turn.laid, prompts.ORDER)
                self.step = 8
                return ASKED
            if step == 8:
                card = answer
                turn.land(card)
                step = 6
                continue
            if step == 9:
                turn.receive(self.slot)
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Purchase(seat, 0)

    def clone(self) -> Frame:
        frame = Purchase(self.seat, self.slot)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 10

    def name(self) -> str:
        return "purchase"

    def fields(self) -> list[int]:
        return [self.slot]

    def fill(self, fields: list[int]) -> None:
        self.slot = fields[0]


class ChooseStack(Frame):
    """choose_stack in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.ask_stack()
                self.step = 1
                return ASKED
            if step == 1:
                card = answer
                if card == NOTHING:
                    turn.result = 0
                    return DONE
                turn.lay(card)
                step = 0
                continue
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return ChooseStack(seat)

    def clone(self) -> Frame:
        frame = ChooseStack(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "choose_stack"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Build(Frame):
    """build in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.extra = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                self.extra = turn.place_stack()
                step = 1
            if step == 1:
                step = 2 if self.extra else 4
            if step == 2:
                turn.g.frames.append(BuildAgain(turn.seat))
                self.step = 3
                return CALLED
            if step == 3:
                more = answer
                self.extra = self.extra + more - 1 if more >= 0 else 0
                step = 1
                continue
            if step == 4:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Build(seat)

    def clone(self) -> Frame:
        frame = Build(self.seat)
        frame.step = self.step
        frame.extra = self.extra
        return frame

    def restart(self) -> None:
        self.step = 0
        self.extra = 0

    def steps(self) -> int:
        return 5

    def name(self) -> str:
        return "build"

    def fields(self) -> list[int]:
        return [self.extra]

    def fill(self, fields: list[int]) -> None:
        self.extra = fields[0]


class BuildAgain(Frame):
    """build_again in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        choice = 0
        step = self.step
        while True:
            if step == 0:
                turn.ask_again()
                self.step = 1
                return ASKED
            if step == 1:
                choice = answer
                step = 2 if choice == prompts.BUILD else 4
            if step == 2:
                turn.g.frames.append(ChooseStack(turn.seat))
                self.step = 3
                return CALLED
            if step == 3:
                turn.result = turn.place_stack()
                return DONE
            if step == 4:
                if choice in (prompts.END, NOTHING):
                    turn.result = NOTHING
                    return DONE
                turn.g.frames.append(Use(turn.seat, choice >> prompts.OF))
                self.step = 5
                return CALLED
            if step == 5:
                turn.result = 1
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return BuildAgain(seat)

    def clone(self) -> Frame:
        frame = BuildAgain(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 6

    def name(self) -> str:
        return "build_again"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Play(Frame):
    """play in animalfolk/engine/flow.py"""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.show_technique(self.card)
                turn.g.frames.append(EFFECTS[self.card & FACE].fresh(turn.seat))
                self.step = 1
                return CALLED
            if step == 1:
                bonus = turn.has_bonus(self.card)
                if turn.stays(self.card):
                    turn.schedule(self.card)
                else:
                    turn.finish(self.card)
                turn.result = bonus
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Play(seat, 0)

    def clone(self) -> Frame:
        frame = Play(self.seat, self.card)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "play"

    def fields(self) -> list[int]:
        return [self.card]

    def fill(self, fields: list[int]) -> None:
        self.card = fields[0]


class Use(Frame):
    """use in animalfolk/engine/flow.py"""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.spend(self.card)
                turn.g.frames.append(EFFECTS[self.card & FACE].fresh(turn.seat))
                self.step = 1
                return CALLED
            if step == 1:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Use(seat, 0)

    def clone(self) -> Frame:
        frame = Use(self.seat, self.card)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "use"

    def fields(self) -> list[int]:
        return [self.card]

    def fill(self, fields: list[int]) -> None:
        self.card = fields[0]


class TakeInventory(Frame):
    """take_inventory in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.pick_or_stop(turn.hand, prompts.INVENTORY)
                self.step = 1
                return ASKED
            if step == 1:
                card = answer
                if card == NOTHING:
                    turn.result = 0
                    return DONE
                turn.discard(card)
                step = 0
                continue
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return TakeInventory(seat)

    def clone(self) -> Frame:
        frame = TakeInventory(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "take_inventory"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class CleanUp(Frame):
    """clean_up in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        choice = 0
        step = self.step
        while True:
            if step == 0:
                turn.ask_end(prompts.END_TURN)
                self.step = 1
                return ASKED
            if step == 1:
                choice = answer
                step = 4 if choice == prompts.END else 2
            if step == 2:
                turn.g.frames.append(Use(turn.seat, choice >> prompts.OF))
                self.step = 3
                return CALLED
            if step == 3:
                step = 0
                continue
            if step == 4:
                turn.begin_clean_up()
                turn.fill_hand()
                step = 5 if turn.uses() else 7
            if step == 5:
                turn.g.frames.append(UseMore(turn.seat))
                self.step = 6
                return CALLED
            if step == 6:
                step = 7
            if step == 7:
                turn.slide_market()
                turn.fill_market()
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return CleanUp(seat)

    def clone(self) -> Frame:
        frame = CleanUp(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 8

    def name(self) -> str:
        return "clean_up"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class UseMore(Frame):
    """use_more in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.ask_end(prompts.BEFORE_MARKET)
                self.step = 1
                return ASKED
            if step == 1:
                choice = answer
                if choice == prompts.END:
                    turn.result = 0
                    return DONE
                turn.g.frames.append(Use(turn.seat, choice >> prompts.OF))
                self.step = 2
                return CALLED
            if step == 2:
                step = 0
                continue
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return UseMore(seat)

    def clone(self) -> Frame:
        frame = UseMore(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 3

    def name(self) -> str:
        return "use_more"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["game"] = Game(0)
WAITS["game"] = {1: 'take_turn'}
FRAMES["take_turn"] = TakeTurn(0, 0)
WAITS["take_turn"] = {3: 'start', 7: 'act', 9: 'clean_up'}
FRAMES["start"] = Start(0)
WAITS["start"] = {2: '', 4: 'turn.later'}
FRAMES["act"] = Act(0)
WAITS["act"] = {1: '', 3: 'choose_payment', 4: 'purchase', 7: 'play', 10: 'choose_stack', 11: 'build', 14: 'choose_arranged', 15: 'purchase', 18: 'use', 20: 'take_inventory'}
FRAMES["choose_payment"] = ChoosePayment(0, 0)
WAITS["choose_payment"] = {1: ''}
FRAMES["choose_arranged"] = ChooseArranged(0)
WAITS["choose_arranged"] = {1: '', 5: '', 7: ''}
FRAMES["purchase"] = Purchase(0, 0)
WAITS["purchase"] = {2: '', 5: '', 8: ''}
FRAMES["choose_stack"] = ChooseStack(0)
WAITS["choose_stack"] = {1: ''}
FRAMES["build"] = Build(0)
WAITS["build"] = {3: 'build_again'}
FRAMES["build_again"] = BuildAgain(0)
WAITS["build_again"] = {1: '', 3: 'choose_stack', 5: 'use'}
FRAMES["play"] = Play(0, 0)
WAITS["play"] = {1: 'turn.effect'}
FRAMES["use"] = Use(0, 0)
WAITS["use"] = {1: 'turn.effect'}
FRAMES["take_inventory"] = TakeInventory(0)
WAITS["take_inventory"] = {1: ''}
FRAMES["clean_up"] = CleanUp(0)
WAITS["clean_up"] = {1: '', 3: 'use', 6: 'use_more'}
FRAMES["use_more"] = UseMore(0)
WAITS["use_more"] = {1: '', 2: 'use'}
SOURCE["animalfolk/engine/generated/flow.py"] = "animalfolk/engine/flow.py"
LINES["animalfolk/engine/generated/flow.py"] = {
    33: 26,
    76: 29,
    78: 32,
    79: 31,
    81: 34,
    87: 35,
    90: 31,
    92: 37,
    96: 37,
    100: 38,
    104: 39,
    144: 42,
    146: 45,
    150: 45,
    151: 46,
    152: 45,
    154: 48,
    160: 49,
    206: 54,
    210: 54,
    211: 55,
    212: 54,
    214: 57,
    218: 58,
    224: 56,
    226: 60,
    230: 60,
    231: 61,
    232: 61,
    234: 59,
    236: 63,
    240: 64,
    246: 62,
    248: 66,
    252: 66,
    253: 67,
    254: 68,
    260: 65,
    262: 70,
    266: 71,
    267: 71,
    269: 73,
    275: 74,
    276: 74,
    316: 80,
    320: 80,
    321: 81,
    322: 81,
    323: 81,
    324: 83,
    364: 89,
    368: 89,
    369: 89,
    371: 92,
    375: 88,
    377: 94,
    381: 94,
    382: 95,
    386: 96,
    390: 96,
    391: 97,
    392: 97,
    430: 102,
    431: 100,
    433: 104,
    437: 104,
    438: 105,
    441: 103,
    443: 107,
    447: 107,
    448: 108,
    451: 106,
    453: 110,
    457: 110,
    458: 111,
    462: 112,
    501: 118,
    505: 118,
    506: 119,
    507: 119,
    508: 119,
    509: 121,
    549: 126,
    552: 127,
    554: 128,
    558: 128,
    559: 129,
    604: 134,
    608: 134,
    609: 134,
    611: 136,
    615: 137,
    616: 137,
    618: 138,
    619: 138,
    620: 138,
    621: 140,
    625: 141,
    626: 141,
    664: 146,
    665: 147,
    669: 148,
    670: 149,
    671: 149,
    672: 149,
    673: 149,
    674: 153,
    675: 153,
    713: 158,
    714: 159,
    756: 165,
    760: 165,
    761: 166,
    762: 166,
    763: 166,
    764: 168,
    804: 174,
    808: 174,
    809: 174,
    811: 177,
    818: 178,
    819: 179,
    820: 173,
    822: 181,
    828: 182,
    829: 183,
    868: 189,
    872: 189,
    873: 190,
    874: 190,
    875: 190,
    876: 192,
}
