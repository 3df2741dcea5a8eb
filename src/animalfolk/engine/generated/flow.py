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
                step = 6 if self.more else 10
            if step == 6:
                turn.g.frames.append(Act(turn.seat, self.more))
                self.step = 7
                return CALLED
            if step == 7:
                self.more = answer
                step = 8 if turn.stirred else 5
                continue
            if step == 8:
                turn.g.frames.append(React(turn.seat))
                self.step = 9
                return CALLED
            if step == 9:
                step = 5
                continue
            if step == 10:
                turn.g.frames.append(CleanUp(turn.seat))
                self.step = 11
                return CALLED
            if step == 11:
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
        return 12

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


class BuildTogether(Frame):
    """build_together in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.g.frames.append(ChooseOffer(turn.seat))
                self.step = 1
                return CALLED
            if step == 1:
                turn.show_offer()
                turn.g.frames.append(GetHelp(turn.seat))
                self.step = 2
                return CALLED
            if step == 2:
                turn.result = turn.end_request()
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return BuildTogether(seat)

    def clone(self) -> Frame:
        frame = BuildTogether(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 3

    def name(self) -> str:
        return "build_together"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class ChooseOffer(Frame):
    """choose_offer in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.ask_offer()
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
        return ChooseOffer(seat)

    def clone(self) -> Frame:
        frame = ChooseOffer(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "choose_offer"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class GetHelp(Frame):
    """get_help in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.g.frames.append(ChooseHelp(turn.partner))
                self.step = 1
                return CALLED
            if step == 1:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return GetHelp(seat)

    def clone(self) -> Frame:
        frame = GetHelp(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "get_help"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class ChooseHelp(Frame):
    """choose_help in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.ask_help()
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
        return ChooseHelp(seat)

    def clone(self) -> Frame:
        frame = ChooseHelp(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 2

    def name(self) -> str:
        return "choose_help"

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
                turn.grow(card)
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
FRAMES["take_turn"] = TakeTurn(0, 0)
FRAMES["start"] = Start(0)
FRAMES["act"] = Act(0, 0)
FRAMES["choose_payment"] = ChoosePayment(0, 0)
FRAMES["choose_arranged"] = ChooseArranged(0)
FRAMES["purchase"] = Purchase(0, 0)
FRAMES["choose_stack"] = ChooseStack(0)
FRAMES["build"] = Build(0)
FRAMES["build_further"] = BuildFurther(0, 0)
FRAMES["build_again"] = BuildAgain(0, 0)
FRAMES["build_together"] = BuildTogether(0)
FRAMES["choose_offer"] = ChooseOffer(0)
FRAMES["get_help"] = GetHelp(0)
FRAMES["choose_help"] = ChooseHelp(0)
FRAMES["play"] = Play(0, 0)
FRAMES["use"] = Use(0, 0)
FRAMES["use_now"] = UseNow(0, 0)
FRAMES["react"] = React(0)
FRAMES["inspect"] = Inspect(0)
FRAMES["watch"] = Watch(0)
FRAMES["take_inventory"] = TakeInventory(0)
FRAMES["clean_up"] = CleanUp(0)
FRAMES["fill_on"] = FillOn(0, 0)
FRAMES["use_more"] = UseMore(0)
SOURCE["animalfolk/engine/generated/flow.py"] = "animalfolk/engine/flow.py"
LINES["animalfolk/engine/generated/flow.py"] = {
    35: 38,
    78: 41,
    80: 44,
    81: 43,
    83: 46,
    89: 47,
    92: 43,
    94: 49,
    98: 49,
    99: 49,
    102: 51,
    109: 52,
    113: 53,
    153: 56,
    155: 59,
    159: 59,
    160: 60,
    161: 59,
    163: 62,
    169: 63,
    170: 61,
    173: 65,
    224: 70,
    228: 70,
    229: 71,
    230: 70,
    232: 73,
    236: 74,
    242: 72,
    244: 76,
    248: 76,
    249: 77,
    250: 77,
    252: 75,
    254: 79,
    258: 80,
    264: 78,
    266: 82,
    270: 82,
    271: 83,
    272: 83,
    273: 83,
    274: 82,
    276: 86,
    282: 81,
    284: 88,
    288: 88,
    289: 89,
    290: 90,
    296: 87,
    298: 92,
    302: 93,
    303: 93,
    305: 95,
    311: 96,
    312: 96,
    353: 102,
    357: 102,
    358: 103,
    359: 103,
    360: 103,
    361: 105,
    401: 111,
    405: 111,
    406: 111,
    408: 114,
    412: 110,
    414: 116,
    418: 116,
    419: 117,
    423: 118,
    427: 118,
    428: 119,
    429: 119,
    468: 124,
    471: 125,
    473: 126,
    477: 126,
    478: 126,
    480: 129,
    484: 130,
    485: 125,
    487: 132,
    491: 132,
    492: 133,
    495: 131,
    497: 135,
    501: 135,
    502: 136,
    506: 137,
    545: 143,
    549: 143,
    550: 144,
    551: 144,
    552: 144,
    553: 146,
    593: 151,
    594: 149,
    596: 153,
    642: 158,
    645: 159,
    647: 159,
    649: 161,
    655: 162,
    659: 162,
    660: 163,
    661: 163,
    662: 163,
    663: 163,
    664: 163,
    711: 172,
    715: 172,
    716: 172,
    718: 174,
    722: 175,
    723: 175,
    725: 173,
    727: 177,
    731: 177,
    732: 178,
    733: 178,
    735: 179,
    736: 179,
    737: 179,
    738: 181,
    742: 182,
    743: 182,
    780: 190,
    784: 191,
    785: 192,
    789: 193,
    790: 193,
    827: 199,
    831: 199,
    832: 200,
    833: 200,
    834: 200,
    835: 202,
    874: 207,
    916: 213,
    920: 213,
    921: 214,
    922: 214,
    923: 214,
    924: 216,
    964: 221,
    965: 222,
    969: 223,
    970: 224,
    971: 224,
    972: 224,
    973: 224,
    974: 228,
    975: 228,
    1013: 233,
    1014: 234,
    1057: 239,
    1061: 239,
    1063: 241,
    1108: 244,
    1110: 247,
    1113: 248,
    1115: 249,
    1119: 250,
    1123: 251,
    1167: 256,
    1171: 257,
    1210: 263,
    1214: 263,
    1215: 264,
    1216: 264,
    1217: 264,
    1218: 266,
    1219: 267,
    1223: 268,
    1262: 274,
    1266: 274,
    1267: 275,
    1268: 275,
    1269: 275,
    1270: 277,
    1311: 283,
    1315: 283,
    1316: 283,
    1318: 286,
    1325: 287,
    1326: 288,
    1327: 282,
    1329: 290,
    1335: 289,
    1337: 292,
    1343: 291,
    1345: 294,
    1351: 295,
    1352: 296,
    1392: 299,
    1394: 301,
    1396: 303,
    1402: 305,
    1406: 305,
    1407: 306,
    1408: 306,
    1409: 306,
    1410: 308,
    1413: 309,
    1455: 315,
    1459: 315,
    1460: 316,
    1461: 316,
    1462: 316,
    1463: 318,
}
