"""Made from animalfolk/engine/flow.py by tools/frames.py; do not edit."""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.faces import FACE
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.flow import ACTION
from animalfolk.engine.flow import DECLINED
from animalfolk.engine.flow import REFUSED
from animalfolk.engine.flow import START
from animalfolk.engine.flow import USED
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
from animalfolk.engine.generated.reactions import Inspect
from animalfolk.engine.generated.reactions import React
from animalfolk.engine.generated.together import BuildTogether
from animalfolk.engine.turn import Turn


class Game(Frame):
    """game in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if not turn.is_company(turn.g.seat) else 3
            if step == 1:
                turn.g.frames.append(TakeTurn(turn.g.seat, START))
                self.step = 2
                return CALLED
            if step == 2:
                step = 0
                continue
            if step == 3:
                turn.g.frames.append(CompanyTurn(turn.g.seat, START))
                self.step = 4
                return CALLED
            if step == 4:
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
                step = 6 if self.more else 11
            if step == 6:
                turn.g.frames.append(Act(turn.seat, self.more))
                self.step = 7
                return CALLED
            if step == 7:
                self.more = answer
                step = 8 if turn.stirred else 10
            if step == 8:
                turn.g.frames.append(React(turn.seat))
                self.step = 9
                return CALLED
            if step == 9:
                step = 10
            if step == 10:
                turn.check_market()
                step = 5
                continue
            if step == 11:
                turn.g.frames.append(CleanUp(turn.seat))
                self.step = 12
                return CALLED
            if step == 12:
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

    def name(self) -> str:
        return "take_turn"

    def fields(self) -> list[int]:
        return [self.more]

    def fill(self, fields: list[int]) -> None:
        self.more = fields[0]


class CompanyTurn(Frame):
    """company_turn in animalfolk/engine/flow.py"""

    def __init__(self, seat: int, more: int) -> None:
        super().__init__(seat)
        self.more = more
        self._left = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                if self.more == START:
                    turn.begin()
                self._left = turn.power if self.more else 0
                step = 1
            if step == 1:
                step = 2 if self._left else 6
            if step == 2:
                turn.buy_for_company()
                step = 3 if turn.stirred else 5
            if step == 3:
                turn.g.frames.append(React(turn.seat))
                self.step = 4
                return CALLED
            if step == 4:
                step = 5
            if step == 5:
                self._left -= 1
                step = 1
                continue
            if step == 6:
                turn.end_company_turn()
                turn.pass_on()
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return CompanyTurn(seat, 0)

    def clone(self) -> Frame:
        frame = CompanyTurn(self.seat, self.more)
        frame.step = self.step
        frame._left = self._left
        return frame

    def restart(self) -> None:
        self.step = 0
        self._left = 0

    def name(self) -> str:
        return "company_turn"

    def fields(self) -> list[int]:
        return [self.more, self._left]

    def fill(self, fields: list[int]) -> None:
        self.more = fields[0]
        self._left = fields[1]


class Start(Frame):
    """start in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.card = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if turn.scheduled else 8
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
                step = 6 if turn.stirred else 0
                continue
            if step == 6:
                turn.g.frames.append(React(turn.seat))
                self.step = 7
                return CALLED
            if step == 7:
                step = 0
                continue
            if step == 8:
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

    def name(self) -> str:
        return "start"

    def fields(self) -> list[int]:
        return [self.card]

    def fill(self, fields: list[int]) -> None:
        self.card = fields[0]


class Act(Frame):
    """act in animalfolk/engine/flow.py"""

    def __init__(self, seat: int, more: int) -> None:
        super().__init__(seat)
        self.more = more
        self.choice = 0

    def resume(self, turn: Turn, answer: int) -> int:
        extra = 0
        kind = 0
        step = self.step
        while True:
            if step == 0:
                turn.ask_action(self.more != REFUSED)
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
                step = 26
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
                step = 26
            if step == 12:
                step = 13 if kind == prompts.ASK else 17
            if step == 13:
                turn.g.frames.append(BuildTogether(turn.seat))
                self.step = 14
                return CALLED
            if step == 14:
                extra = answer
                if extra == NOTHING:
                    turn.result = REFUSED
                    return DONE
                step = 15 if extra else 26
            if step == 15:
                turn.g.frames.append(BuildFurther(turn.seat, extra))
                self.step = 16
                return CALLED
            if step == 16:
                step = 26
            if step == 17:
                step = 18 if kind == prompts.REARRANGE else 21
            if step == 18:
                turn.g.frames.append(ChooseArranged(turn.seat))
                self.step = 19
                return CALLED
            if step == 19:
                slot = answer
                turn.rearrange()
                turn.g.frames.append(Purchase(turn.seat, slot))
                self.step = 20
                return CALLED
            if step == 20:
                step = 26
            if step == 21:
                step = 22 if kind == prompts.USE else 24
            if step == 22:
                turn.g.frames.append(Use(turn.seat, self.choice >> prompts.OF))
                self.step = 23
                return CALLED
            if step == 23:
                turn.result = self.more
                return DONE
            if step == 24:
                turn.g.frames.append(TakeInventory(turn.seat))
                self.step = 25
                return CALLED
            if step == 25:
                step = 26
            if step == 26:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Act(seat, 0)

    def clone(self) -> Frame:
        frame = Act(self.seat, self.more)
        frame.step = self.step
        frame.choice = self.choice
        return frame

    def restart(self) -> None:
        self.step = 0
        self.choice = 0

    def name(self) -> str:
        return "act"

    def fields(self) -> list[int]:
        return [self.more, self.choice]

    def fill(self, fields: list[int]) -> None:
        self.more = fields[0]
        self.choice = fields[1]


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
        card = 0
        step = self.step
        while True:
            if step == 0:
                turn.pay()
                step = 1
            if step == 1:
                step = 2 if turn.sticky else 5
            if step == 2:
                turn.pick_or_stop(turn.sticky, prompts.STICK)
                self.step = 3
                return ASKED
            if step == 3:
                card = answer
                step = 5 if card == NOTHING else 4
            if step == 4:
                turn.stick(card)
                step = 1
                continue
            if step == 5:
                turn.pay_rest()
                step = 6 if turn.spares_junk(self.slot) else 8
            if step == 6:
                turn.ask_spare(self.slot)
                self.step = 7
                return ASKED
            if step == 7:
                count = answer
                turn.spare(count)
                step = 8
            if step == 8:
                step = 9 if turn.laid else 11
            if step == 9:
                turn.pick(turn.laid, prompts.ORDER)
                self.step = 10
                return ASKED
            if step == 10:
                card = answer
                turn.land(card)
                step = 8
                continue
            if step == 11:
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

    def resume(self, turn: Turn, answer: int) -> int:
        extra = 0
        step = self.step
        while True:
            if step == 0:
                extra = turn.place_stack()
                step = 1 if extra else 3
            if step == 1:
                turn.g.frames.append(BuildFurther(turn.seat, extra))
                self.step = 2
                return CALLED
            if step == 2:
                step = 3
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Build(seat)

    def clone(self) -> Frame:
        frame = Build(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "build"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class BuildFurther(Frame):
    """build_further in animalfolk/engine/flow.py"""

    def __init__(self, seat: int, extra: int) -> None:
        super().__init__(seat)
        self.extra = extra
        self.may_ask = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                self.may_ask = 1
                step = 1
            if step == 1:
                step = 2 if self.extra else 7
            if step == 2:
                step = 3 if turn.stirred else 5
            if step == 3:
                turn.g.frames.append(React(turn.seat))
                self.step = 4
                return CALLED
            if step == 4:
                step = 5
            if step == 5:
                turn.g.frames.append(BuildAgain(turn.seat, self.may_ask))
                self.step = 6
                return CALLED
            if step == 6:
                more = answer
                if more == DECLINED:
                    self.may_ask = 0
                elif more != USED:
                    self.may_ask = 1
                    self.extra = self.extra + more - 1 if more >= 0 else 0
                step = 1
                continue
            if step == 7:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return BuildFurther(seat, 0)

    def clone(self) -> Frame:
        frame = BuildFurther(self.seat, self.extra)
        frame.step = self.step
        frame.may_ask = self.may_ask
        return frame

    def restart(self) -> None:
        self.step = 0
        self.may_ask = 0

    def name(self) -> str:
        return "build_further"

    def fields(self) -> list[int]:
        return [self.extra, self.may_ask]

    def fill(self, fields: list[int]) -> None:
        self.extra = fields[0]
        self.may_ask = fields[1]


class BuildAgain(Frame):
    """build_again in animalfolk/engine/flow.py"""

    def __init__(self, seat: int, may_ask: int) -> None:
        super().__init__(seat)
        self.may_ask = may_ask

    def resume(self, turn: Turn, answer: int) -> int:
        choice = 0
        step = self.step
        while True:
            if step == 0:
                turn.ask_again(self.may_ask)
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
                step = 5 if choice == prompts.ASK else 7
            if step == 5:
                turn.g.frames.append(BuildTogether(turn.seat))
                self.step = 6
                return CALLED
            if step == 6:
                extra = answer
                turn.result = extra if extra >= 0 else DECLINED
                return DONE
            if step == 7:
                if choice in (prompts.END, NOTHING):
                    turn.result = NOTHING
                    return DONE
                turn.g.frames.append(Use(turn.seat, choice >> prompts.OF))
                self.step = 8
                return CALLED
            if step == 8:
                turn.result = USED
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return BuildAgain(seat, 0)

    def clone(self) -> Frame:
        frame = BuildAgain(self.seat, self.may_ask)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "build_again"

    def fields(self) -> list[int]:
        return [self.may_ask]

    def fill(self, fields: list[int]) -> None:
        self.may_ask = fields[0]


class Play(Frame):
    """play in animalfolk/engine/flow.py"""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                self.card = turn.show_technique(self.card)
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

    def name(self) -> str:
        return "use"

    def fields(self) -> list[int]:
        return [self.card]

    def fill(self, fields: list[int]) -> None:
        self.card = fields[0]


class UseNow(Frame):
    """use_now in animalfolk/engine/flow.py"""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.g.frames.append(Use(turn.seat, self.card))
                self.step = 1
                return CALLED
            if step == 1:
                step = 2 if turn.stirred else 4
            if step == 2:
                turn.g.frames.append(React(turn.seat))
                self.step = 3
                return CALLED
            if step == 3:
                step = 4
            if step == 4:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return UseNow(seat, 0)

    def clone(self) -> Frame:
        frame = UseNow(self.seat, self.card)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "use_now"

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
        left = 0
        step = self.step
        while True:
            if step == 0:
                turn.ask_end(prompts.END_TURN)
                self.step = 1
                return ASKED
            if step == 1:
                choice = answer
                step = 4 if choice in (prompts.END, prompts.PAUSE) else 2
            if step == 2:
                turn.g.frames.append(UseNow(turn.seat, choice >> prompts.OF))
                self.step = 3
                return CALLED
            if step == 3:
                step = 0
                continue
            if step == 4:
                turn.begin_clean_up(choice)
                left = turn.fill_hand(turn.fill_limit())
                step = 5 if turn.is_interrupted(left) else 7
            if step == 5:
                turn.g.frames.append(FillOn(turn.seat, left))
                self.step = 6
                return CALLED
            if step == 6:
                step = 7
            if step == 7:
                step = 8 if turn.stirred else 10
            if step == 8:
                turn.g.frames.append(React(turn.seat))
                self.step = 9
                return CALLED
            if step == 9:
                step = 10
            if step == 10:
                step = 11 if turn.may_use_more() else 13
            if step == 11:
                turn.g.frames.append(UseMore(turn.seat))
                self.step = 12
                return CALLED
            if step == 12:
                step = 13
            if step == 13:
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

    def name(self) -> str:
        return "clean_up"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class FillOn(Frame):
    """fill_on in animalfolk/engine/flow.py"""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if turn.is_interrupted(self.left) else 7
            if step == 1:
                step = 2 if turn.arrival_waits() else 4
            if step == 2:
                turn.g.frames.append(Inspect(turn.seat))
                self.step = 3
                return CALLED
            if step == 3:
                step = 6
            if step == 4:
                turn.ask_grow()
                self.step = 5
                return ASKED
            if step == 5:
                card = answer
                if card == NOTHING:
                    turn.result = 0
                    return DONE
                turn.bind_open(turn.seat, card)
                step = 6
            if step == 6:
                self.left = turn.fill_hand(self.left)
                step = 0
                continue
            if step == 7:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return FillOn(seat, 0)

    def clone(self) -> Frame:
        frame = FillOn(self.seat, self.left)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "fill_on"

    def fields(self) -> list[int]:
        return [self.left]

    def fill(self, fields: list[int]) -> None:
        self.left = fields[0]


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
                turn.g.frames.append(UseNow(turn.seat, choice >> prompts.OF))
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

    def name(self) -> str:
        return "use_more"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["game"] = Game(0)
FIELDS["game"] = {}
WAITS["game"] = {2: Wait('>take_turn', []), 4: Wait('>company_turn', [])}
FRAMES["take_turn"] = TakeTurn(0, 0)
FIELDS["take_turn"] = {'more': 'Stage'}
WAITS["take_turn"] = {3: Wait('>start', ['more']), 7: Wait('>act', ['more']), 9: Wait('>react', ['more']), 12: Wait('>clean_up', ['more'])}
FRAMES["company_turn"] = CompanyTurn(0, 0)
FIELDS["company_turn"] = {'more': 'Stage', 'left': 'int'}
WAITS["company_turn"] = {4: Wait('>react', ['more', 'left'])}
FRAMES["start"] = Start(0)
FIELDS["start"] = {'card': 'Card'}
WAITS["start"] = {2: Wait('?due', []), 4: Wait('>turn.later', ['card']), 7: Wait('>react', [])}
FRAMES["act"] = Act(0, 0)
FIELDS["act"] = {'more': 'Stage', 'choice': 'Option'}
WAITS["act"] = {1: Wait('?act', ['more']), 3: Wait('>choose_payment', ['more', 'choice']), 4: Wait('>purchase', ['more']), 7: Wait('>play', ['more']), 10: Wait('>choose_stack', ['more']), 11: Wait('>build', ['more']), 14: Wait('>build_together', ['more']), 16: Wait('>build_further', ['more']), 19: Wait('>choose_arranged', ['more']), 20: Wait('>purchase#2', ['more']), 23: Wait('>use', ['more']), 25: Wait('>take_inventory', ['more'])}
FRAMES["choose_payment"] = ChoosePayment(0, 0)
FIELDS["choose_payment"] = {'slot': 'Slot'}
WAITS["choose_payment"] = {1: Wait('?pay', ['slot'])}
FRAMES["choose_arranged"] = ChooseArranged(0)
FIELDS["choose_arranged"] = {}
WAITS["choose_arranged"] = {1: Wait('?pay_arranged', []), 5: Wait('?arrange', []), 7: Wait('?buy_arranged', [])}
FRAMES["purchase"] = Purchase(0, 0)
FIELDS["purchase"] = {'slot': 'Slot'}
WAITS["purchase"] = {3: Wait('?stick', ['slot']), 7: Wait('?spare_junk', ['slot']), 10: Wait('?order', ['slot'])}
FRAMES["choose_stack"] = ChooseStack(0)
FIELDS["choose_stack"] = {}
WAITS["choose_stack"] = {1: Wait('?stack', [])}
FRAMES["build"] = Build(0)
FIELDS["build"] = {}
WAITS["build"] = {2: Wait('>build_further', [])}
FRAMES["build_further"] = BuildFurther(0, 0)
FIELDS["build_further"] = {'extra': 'int', 'may_ask': 'Flag'}
WAITS["build_further"] = {4: Wait('>react', ['extra', 'may_ask']), 6: Wait('>build_again', ['extra', 'may_ask'])}
FRAMES["build_again"] = BuildAgain(0, 0)
FIELDS["build_again"] = {'may_ask': 'Flag'}
WAITS["build_again"] = {1: Wait('?build_again', ['may_ask']), 3: Wait('>choose_stack', ['may_ask']), 6: Wait('>build_together', ['may_ask']), 8: Wait('>use', ['may_ask'])}
FRAMES["play"] = Play(0, 0)
FIELDS["play"] = {'card': 'Card'}
WAITS["play"] = {1: Wait('>turn.effect', ['card'])}
FRAMES["use"] = Use(0, 0)
FIELDS["use"] = {'card': 'Card'}
WAITS["use"] = {1: Wait('>turn.effect', ['card'])}
FRAMES["use_now"] = UseNow(0, 0)
FIELDS["use_now"] = {'card': 'Card'}
WAITS["use_now"] = {1: Wait('>use', ['card']), 3: Wait('>react', ['card'])}
FRAMES["take_inventory"] = TakeInventory(0)
FIELDS["take_inventory"] = {}
WAITS["take_inventory"] = {1: Wait('?inventory', [])}
FRAMES["clean_up"] = CleanUp(0)
FIELDS["clean_up"] = {}
WAITS["clean_up"] = {1: Wait('?end_turn', []), 3: Wait('>use_now', []), 6: Wait('>fill_on', []), 9: Wait('>react', []), 12: Wait('>use_more', [])}
FRAMES["fill_on"] = FillOn(0, 0)
FIELDS["fill_on"] = {'left': 'Limit'}
WAITS["fill_on"] = {3: Wait('>inspect', ['left']), 5: Wait('?grow', ['left'])}
FRAMES["use_more"] = UseMore(0)
FIELDS["use_more"] = {}
WAITS["use_more"] = {1: Wait('?before_market', []), 2: Wait('>use_now', [])}
SOURCE["animalfolk/engine/generated/flow.py"] = "animalfolk/engine/flow.py"
LINES["animalfolk/engine/generated/flow.py"] = {
    41: 28,
    43: 32,
    50: 34,
    90: 37,
    92: 40,
    93: 39,
    95: 42,
    101: 43,
    104: 39,
    106: 45,
    110: 45,
    111: 45,
    113: 47,
    119: 48,
    123: 49,
    127: 50,
    165: 55,
    166: 55,
    167: 57,
    170: 58,
    172: 59,
    173: 58,
    175: 61,
    181: 62,
    185: 63,
    186: 64,
    226: 67,
    228: 70,
    232: 70,
    233: 71,
    234: 70,
    236: 73,
    242: 74,
    243: 72,
    246: 76,
    294: 81,
    298: 81,
    299: 82,
    300: 81,
    302: 84,
    306: 85,
    312: 83,
    314: 87,
    318: 87,
    319: 88,
    320: 88,
    322: 86,
    324: 90,
    328: 91,
    334: 89,
    336: 93,
    340: 93,
    341: 94,
    342: 94,
    343: 94,
    344: 93,
    346: 97,
    352: 92,
    354: 99,
    358: 99,
    359: 100,
    360: 101,
    366: 98,
    368: 103,
    372: 104,
    373: 104,
    375: 106,
    381: 107,
    382: 107,
    420: 113,
    424: 113,
    425: 114,
    426: 114,
    427: 114,
    428: 116,
    465: 122,
    469: 122,
    470: 122,
    472: 125,
    476: 121,
    478: 127,
    482: 127,
    483: 128,
    487: 129,
    491: 129,
    492: 130,
    493: 130,
    529: 135,
    532: 136,
    534: 137,
    538: 137,
    539: 137,
    541: 140,
    545: 141,
    546: 136,
    548: 143,
    552: 143,
    553: 144,
    556: 142,
    558: 146,
    562: 146,
    563: 147,
    567: 148,
    603: 154,
    607: 154,
    608: 155,
    609: 155,
    610: 155,
    611: 157,
    648: 162,
    649: 160,
    651: 164,
    694: 169,
    697: 170,
    699: 170,
    701: 172,
    707: 173,
    711: 173,
    712: 174,
    713: 174,
    714: 174,
    715: 174,
    716: 174,
    760: 183,
    764: 183,
    765: 183,
    767: 185,
    771: 186,
    772: 186,
    774: 184,
    776: 188,
    780: 188,
    781: 189,
    782: 189,
    784: 190,
    785: 190,
    786: 190,
    787: 192,
    791: 193,
    792: 193,
    827: 198,
    828: 199,
    832: 200,
    833: 201,
    834: 201,
    835: 201,
    836: 201,
    837: 205,
    838: 205,
    873: 210,
    874: 211,
    914: 216,
    918: 216,
    920: 218,
    961: 224,
    965: 224,
    966: 225,
    967: 225,
    968: 225,
    969: 227,
    1007: 233,
    1011: 233,
    1012: 233,
    1014: 236,
    1021: 237,
    1022: 238,
    1023: 232,
    1025: 240,
    1031: 239,
    1033: 242,
    1039: 241,
    1041: 244,
    1047: 245,
    1048: 246,
    1085: 249,
    1087: 251,
    1089: 253,
    1095: 255,
    1099: 255,
    1100: 256,
    1101: 256,
    1102: 256,
    1103: 258,
    1106: 259,
    1145: 265,
    1149: 265,
    1150: 266,
    1151: 266,
    1152: 266,
    1153: 268,
}
