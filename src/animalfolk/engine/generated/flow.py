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
                turn.g.frames.append(Act(turn.seat))
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

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if self.extra else 6
            if step == 1:
                step = 2 if turn.stirred else 4
            if step == 2:
                turn.g.frames.append(React(turn.seat))
                self.step = 3
                return CALLED
            if step == 3:
                step = 4
            if step == 4:
                turn.g.frames.append(BuildAgain(turn.seat))
                self.step = 5
                return CALLED
            if step == 5:
                more = answer
                self.extra = self.extra + more - 1 if more >= 0 else 0
                step = 0
                continue
            if step == 6:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return BuildFurther(seat, 0)

    def clone(self) -> Frame:
        frame = BuildFurther(self.seat, self.extra)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 7

    def name(self) -> str:
        return "build_further"

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


class React(Frame):
    """react in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.who = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if turn.still_stirred() else 6
            if step == 1:
                self.who = turn.first_watcher()
                step = 2
            if step == 2:
                step = 3 if self.who != NOTHING else 5
            if step == 3:
                turn.g.frames.append(Watch(self.who))
                self.step = 4
                return CALLED
            if step == 4:
                self.who = turn.next_watcher(self.who)
                step = 2
                continue
            if step == 5:
                turn.close_note()
                step = 0
                continue
            if step == 6:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return React(seat)

    def clone(self) -> Frame:
        frame = React(self.seat)
        frame.step = self.step
        frame.who = self.who
        return frame

    def restart(self) -> None:
        self.step = 0
        self.who = 0

    def steps(self) -> int:
        return 7

    def name(self) -> str:
        return "react"

    def fields(self) -> list[int]:
        return [self.who]

    def fill(self, fields: list[int]) -> None:
        self.who = fields[0]


class Inspect(Frame):
    """inspect in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.g.frames.append(Watch(turn.seat))
                self.step = 1
                return CALLED
            if step == 1:
                turn.close_note()
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Inspect(seat)

    def clone(self) -> Frame:
        frame = Inspect(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "inspect"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class Watch(Frame):
    """watch in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.ask_reaction()
                self.step = 1
                return ASKED
            if step == 1:
                card = answer
                if card == NOTHING:
                    turn.result = 0
                    return DONE
                card = turn.respond(card)
                turn.g.frames.append(EFFECTS[card & FACE].fresh(turn.seat))
                self.step = 2
                return CALLED
            if step == 2:
                turn.end_response()
                step = 0
                continue
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Watch(seat)

    def clone(self) -> Frame:
        frame = Watch(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 3

    def name(self) -> str:
        return "watch"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


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
                step = 4 if choice == prompts.END else 2
            if step == 2:
                turn.g.frames.append(UseNow(turn.seat, choice >> prompts.OF))
                self.step = 3
                return CALLED
            if step == 3:
                step = 0
                continue
            if step == 4:
                turn.begin_clean_up()
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
                step = 11 if turn.uses() else 13
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
FRAMES["act"] = Act(0)
WAITS["act"] = {1: '', 3: 'choose_payment', 4: 'purchase', 7: 'play', 10: 'choose_stack', 11: 'build', 14: 'choose_arranged', 15: 'purchase', 18: 'use', 20: 'take_inventory'}
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
WAITS["build_further"] = {3: 'react', 5: 'build_again'}
FRAMES["build_again"] = BuildAgain(0)
WAITS["build_again"] = {1: '', 3: 'choose_stack', 5: 'use'}
FRAMES["play"] = Play(0, 0)
WAITS["play"] = {1: 'turn.effect'}
FRAMES["use"] = Use(0, 0)
WAITS["use"] = {1: 'turn.effect'}
FRAMES["use_now"] = UseNow(0, 0)
WAITS["use_now"] = {1: 'use', 3: 'react'}
FRAMES["react"] = React(0)
WAITS["react"] = {4: 'watch'}
FRAMES["inspect"] = Inspect(0)
WAITS["inspect"] = {1: 'watch'}
FRAMES["watch"] = Watch(0)
WAITS["watch"] = {1: '', 2: 'turn.effect'}
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
    33: 23,
    35: 27,
    42: 29,
    85: 32,
    87: 35,
    88: 34,
    90: 37,
    96: 38,
    99: 34,
    101: 40,
    105: 40,
    106: 40,
    108: 42,
    114: 43,
    118: 44,
    122: 45,
    163: 50,
    164: 50,
    165: 52,
    168: 53,
    170: 54,
    171: 53,
    173: 56,
    179: 57,
    183: 58,
    184: 59,
    227: 62,
    229: 65,
    233: 65,
    234: 66,
    235: 65,
    237: 68,
    243: 69,
    244: 67,
    247: 71,
    296: 76,
    300: 76,
    301: 77,
    302: 76,
    304: 79,
    308: 80,
    314: 78,
    316: 82,
    320: 82,
    321: 83,
    322: 83,
    324: 81,
    326: 85,
    330: 86,
    336: 84,
    338: 88,
    342: 88,
    343: 89,
    344: 90,
    350: 87,
    352: 92,
    356: 93,
    357: 93,
    359: 95,
    365: 96,
    366: 96,
    406: 102,
    410: 102,
    411: 103,
    412: 103,
    413: 103,
    414: 105,
    454: 111,
    458: 111,
    459: 111,
    461: 114,
    465: 110,
    467: 116,
    471: 116,
    472: 117,
    476: 118,
    480: 118,
    481: 119,
    482: 119,
    521: 124,
    524: 125,
    526: 126,
    530: 126,
    531: 126,
    533: 129,
    537: 130,
    538: 125,
    540: 132,
    544: 132,
    545: 133,
    548: 131,
    550: 135,
    554: 135,
    555: 136,
    559: 137,
    598: 143,
    602: 143,
    603: 144,
    604: 144,
    605: 144,
    606: 146,
    646: 151,
    647: 149,
    649: 153,
    694: 156,
    696: 158,
    698: 160,
    704: 161,
    708: 161,
    709: 162,
    752: 167,
    756: 167,
    757: 167,
    759: 169,
    763: 170,
    764: 170,
    766: 171,
    767: 171,
    768: 171,
    769: 173,
    773: 174,
    774: 174,
    812: 179,
    813: 180,
    817: 181,
    818: 182,
    819: 182,
    820: 182,
    821: 182,
    822: 186,
    823: 186,
    861: 191,
    862: 192,
    905: 197,
    909: 197,
    911: 199,
    956: 202,
    958: 205,
    961: 206,
    963: 207,
    967: 208,
    971: 209,
    1015: 214,
    1019: 215,
    1058: 221,
    1062: 221,
    1063: 222,
    1064: 222,
    1065: 222,
    1066: 224,
    1067: 225,
    1071: 226,
    1110: 232,
    1114: 232,
    1115: 233,
    1116: 233,
    1117: 233,
    1118: 235,
    1159: 241,
    1163: 241,
    1164: 241,
    1166: 244,
    1173: 245,
    1174: 246,
    1175: 240,
    1177: 248,
    1183: 247,
    1185: 250,
    1191: 249,
    1193: 252,
    1199: 253,
    1200: 254,
    1240: 257,
    1242: 259,
    1244: 261,
    1250: 263,
    1254: 263,
    1255: 264,
    1256: 264,
    1257: 264,
    1258: 266,
    1261: 267,
    1303: 273,
    1307: 273,
    1308: 274,
    1309: 274,
    1310: 274,
    1311: 276,
}
