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
    41: 38,
    43: 42,
    50: 44,
    90: 47,
    92: 50,
    93: 49,
    95: 52,
    101: 53,
    104: 49,
    106: 55,
    110: 55,
    111: 55,
    113: 57,
    119: 58,
    123: 59,
    127: 60,
    165: 65,
    166: 65,
    167: 67,
    170: 68,
    172: 69,
    173: 68,
    175: 71,
    181: 72,
    185: 73,
    186: 74,
    226: 77,
    228: 80,
    232: 80,
    233: 81,
    234: 80,
    236: 83,
    242: 84,
    243: 82,
    246: 86,
    294: 91,
    298: 91,
    299: 92,
    300: 91,
    302: 94,
    306: 95,
    312: 93,
    314: 97,
    318: 97,
    319: 98,
    320: 98,
    322: 96,
    324: 100,
    328: 101,
    334: 99,
    336: 103,
    340: 103,
    341: 104,
    342: 104,
    343: 104,
    344: 103,
    346: 107,
    352: 102,
    354: 109,
    358: 109,
    359: 110,
    360: 111,
    366: 108,
    368: 113,
    372: 114,
    373: 114,
    375: 116,
    381: 117,
    382: 117,
    420: 123,
    424: 123,
    425: 124,
    426: 124,
    427: 124,
    428: 126,
    465: 132,
    469: 132,
    470: 132,
    472: 135,
    476: 131,
    478: 137,
    482: 137,
    483: 138,
    487: 139,
    491: 139,
    492: 140,
    493: 140,
    529: 145,
    532: 146,
    534: 147,
    538: 147,
    539: 147,
    541: 150,
    545: 151,
    546: 146,
    548: 153,
    552: 153,
    553: 154,
    556: 152,
    558: 156,
    562: 156,
    563: 157,
    567: 158,
    603: 164,
    607: 164,
    608: 165,
    609: 165,
    610: 165,
    611: 167,
    648: 172,
    649: 170,
    651: 174,
    694: 179,
    697: 180,
    699: 180,
    701: 182,
    707: 183,
    711: 183,
    712: 184,
    713: 184,
    714: 184,
    715: 184,
    716: 184,
    760: 193,
    764: 193,
    765: 193,
    767: 195,
    771: 196,
    772: 196,
    774: 194,
    776: 198,
    780: 198,
    781: 199,
    782: 199,
    784: 200,
    785: 200,
    786: 200,
    787: 202,
    791: 203,
    792: 203,
    827: 208,
    828: 209,
    832: 210,
    833: 211,
    834: 211,
    835: 211,
    836: 211,
    837: 215,
    838: 215,
    873: 220,
    874: 221,
    914: 226,
    918: 226,
    920: 228,
    961: 234,
    965: 234,
    966: 235,
    967: 235,
    968: 235,
    969: 237,
    1007: 243,
    1011: 243,
    1012: 243,
    1014: 246,
    1021: 247,
    1022: 248,
    1023: 242,
    1025: 250,
    1031: 249,
    1033: 252,
    1039: 251,
    1041: 254,
    1047: 255,
    1048: 256,
    1085: 259,
    1087: 261,
    1089: 263,
    1095: 265,
    1099: 265,
    1100: 266,
    1101: 266,
    1102: 266,
    1103: 268,
    1106: 269,
    1145: 275,
    1149: 275,
    1150: 276,
    1151: 276,
    1152: 276,
    1153: 278,
}
