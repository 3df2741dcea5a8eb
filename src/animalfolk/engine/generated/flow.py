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
from animalfolk.engine.frames import FRAMES
from animalfolk.engine.frames import Frame
from animalfolk.engine.frames import LATER
from animalfolk.engine.frames import LINES
from animalfolk.engine.frames import SOURCE
from animalfolk.engine.frames import WAITS
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

    def steps(self) -> int:
        return 5

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

    def steps(self) -> int:
        return 13

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
        self.left = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                if self.more == START:
                    turn.begin()
                self.left = turn.power if self.more else 0
                step = 1
            if step == 1:
                step = 2 if self.left else 6
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
                self.left -= 1
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
        frame.left = self.left
        return frame

    def restart(self) -> None:
        self.step = 0
        self.left = 0

    def steps(self) -> int:
        return 7

    def name(self) -> str:
        return "company_turn"

    def fields(self) -> list[int]:
        return [self.more, self.left]

    def fill(self, fields: list[int]) -> None:
        self.more = fields[0]
        self.left = fields[1]


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

    def steps(self) -> int:
        return 9

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

    def steps(self) -> int:
        return 27

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

    def steps(self) -> int:
        return 12

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

    def steps(self) -> int:
        return 4

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

    def steps(self) -> int:
        return 8

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

    def steps(self) -> int:
        return 9

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

    def steps(self) -> int:
        return 5

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

    def steps(self) -> int:
        return 14

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

    def steps(self) -> int:
        return 8

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

    def steps(self) -> int:
        return 3

    def name(self) -> str:
        return "use_more"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["game"] = Game(0)
WAITS["game"] = {2: 'take_turn', 4: 'company_turn'}
FRAMES["take_turn"] = TakeTurn(0, 0)
WAITS["take_turn"] = {3: 'start', 7: 'act', 9: 'react', 12: 'clean_up'}
FRAMES["company_turn"] = CompanyTurn(0, 0)
WAITS["company_turn"] = {4: 'react'}
FRAMES["start"] = Start(0)
WAITS["start"] = {2: '', 4: 'turn.later', 7: 'react'}
FRAMES["act"] = Act(0, 0)
WAITS["act"] = {1: '', 3: 'choose_payment', 4: 'purchase', 7: 'play', 10: 'choose_stack', 11: 'build', 14: 'build_together', 16: 'build_further', 19: 'choose_arranged', 20: 'purchase', 23: 'use', 25: 'take_inventory'}
FRAMES["choose_payment"] = ChoosePayment(0, 0)
WAITS["choose_payment"] = {1: ''}
FRAMES["choose_arranged"] = ChooseArranged(0)
WAITS["choose_arranged"] = {1: '', 5: '', 7: ''}
FRAMES["purchase"] = Purchase(0, 0)
WAITS["purchase"] = {3: '', 7: '', 10: ''}
FRAMES["choose_stack"] = ChooseStack(0)
WAITS["choose_stack"] = {1: ''}
FRAMES["build"] = Build(0)
WAITS["build"] = {2: 'build_further'}
FRAMES["build_further"] = BuildFurther(0, 0)
WAITS["build_further"] = {4: 'react', 6: 'build_again'}
FRAMES["build_again"] = BuildAgain(0, 0)
WAITS["build_again"] = {1: '', 3: 'choose_stack', 6: 'build_together', 8: 'use'}
FRAMES["play"] = Play(0, 0)
WAITS["play"] = {1: 'turn.effect'}
FRAMES["use"] = Use(0, 0)
WAITS["use"] = {1: 'turn.effect'}
FRAMES["use_now"] = UseNow(0, 0)
WAITS["use_now"] = {1: 'use', 3: 'react'}
FRAMES["take_inventory"] = TakeInventory(0)
WAITS["take_inventory"] = {1: ''}
FRAMES["clean_up"] = CleanUp(0)
WAITS["clean_up"] = {1: '', 3: 'use_now', 6: 'fill_on', 9: 'react', 12: 'use_more'}
FRAMES["fill_on"] = FillOn(0, 0)
WAITS["fill_on"] = {3: 'inspect', 5: ''}
FRAMES["use_more"] = UseMore(0)
WAITS["use_more"] = {1: '', 2: 'use_now'}
SOURCE["animalfolk/engine/generated/flow.py"] = "animalfolk/engine/flow.py"
LINES["animalfolk/engine/generated/flow.py"] = {
    39: 27,
    41: 31,
    48: 33,
    91: 36,
    93: 39,
    94: 38,
    96: 41,
    102: 42,
    105: 38,
    107: 44,
    111: 44,
    112: 44,
    114: 46,
    120: 47,
    124: 48,
    128: 49,
    169: 54,
    170: 54,
    171: 56,
    174: 57,
    176: 58,
    177: 57,
    179: 60,
    185: 61,
    189: 62,
    190: 63,
    233: 66,
    235: 69,
    239: 69,
    240: 70,
    241: 69,
    243: 72,
    249: 73,
    250: 71,
    253: 75,
    304: 80,
    308: 80,
    309: 81,
    310: 80,
    312: 83,
    316: 84,
    322: 82,
    324: 86,
    328: 86,
    329: 87,
    330: 87,
    332: 85,
    334: 89,
    338: 90,
    344: 88,
    346: 92,
    350: 92,
    351: 93,
    352: 93,
    353: 93,
    354: 92,
    356: 96,
    362: 91,
    364: 98,
    368: 98,
    369: 99,
    370: 100,
    376: 97,
    378: 102,
    382: 103,
    383: 103,
    385: 105,
    391: 106,
    392: 106,
    433: 112,
    437: 112,
    438: 113,
    439: 113,
    440: 113,
    441: 115,
    481: 121,
    485: 121,
    486: 121,
    488: 124,
    492: 120,
    494: 126,
    498: 126,
    499: 127,
    503: 128,
    507: 128,
    508: 129,
    509: 129,
    548: 134,
    551: 135,
    553: 136,
    557: 136,
    558: 136,
    560: 139,
    564: 140,
    565: 135,
    567: 142,
    571: 142,
    572: 143,
    575: 141,
    577: 145,
    581: 145,
    582: 146,
    586: 147,
    625: 153,
    629: 153,
    630: 154,
    631: 154,
    632: 154,
    633: 156,
    673: 161,
    674: 159,
    676: 163,
    722: 168,
    725: 169,
    727: 169,
    729: 171,
    735: 172,
    739: 172,
    740: 173,
    741: 173,
    742: 173,
    743: 173,
    744: 173,
    791: 182,
    795: 182,
    796: 182,
    798: 184,
    802: 185,
    803: 185,
    805: 183,
    807: 187,
    811: 187,
    812: 188,
    813: 188,
    815: 189,
    816: 189,
    817: 189,
    818: 191,
    822: 192,
    823: 192,
    861: 197,
    862: 198,
    866: 199,
    867: 200,
    868: 200,
    869: 200,
    870: 200,
    871: 204,
    872: 204,
    910: 209,
    911: 210,
    954: 215,
    958: 215,
    960: 217,
    1004: 223,
    1008: 223,
    1009: 224,
    1010: 224,
    1011: 224,
    1012: 226,
    1053: 232,
    1057: 232,
    1058: 232,
    1060: 235,
    1067: 236,
    1068: 237,
    1069: 231,
    1071: 239,
    1077: 238,
    1079: 241,
    1085: 240,
    1087: 243,
    1093: 244,
    1094: 245,
    1134: 248,
    1136: 250,
    1138: 252,
    1144: 254,
    1148: 254,
    1149: 255,
    1150: 255,
    1151: 255,
    1152: 257,
    1155: 258,
    1197: 264,
    1201: 264,
    1202: 265,
    1203: 265,
    1204: 265,
    1205: 267,
}
