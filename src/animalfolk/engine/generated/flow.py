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
                turn.g.frames.append(Act(turn.seat))
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
        self.extra = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                self.extra = turn.place_stack()
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
                turn.g.frames.append(BuildAgain(turn.seat))
                self.step = 6
                return CALLED
            if step == 6:
                more = answer
                self.extra = self.extra + more - 1 if more >= 0 else 0
                step = 1
                continue
            if step == 7:
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
        return 8

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
FRAMES["take_turn"] = TakeTurn(0, 0)
FRAMES["start"] = Start(0)
FRAMES["act"] = Act(0)
FRAMES["choose_payment"] = ChoosePayment(0, 0)
FRAMES["choose_arranged"] = ChooseArranged(0)
FRAMES["purchase"] = Purchase(0, 0)
FRAMES["choose_stack"] = ChooseStack(0)
FRAMES["build"] = Build(0)
FRAMES["build_again"] = BuildAgain(0)
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
    32: 26,
    75: 29,
    77: 32,
    78: 31,
    80: 34,
    86: 35,
    89: 31,
    91: 37,
    95: 37,
    96: 37,
    99: 39,
    106: 40,
    110: 41,
    150: 44,
    152: 47,
    156: 47,
    157: 48,
    158: 47,
    160: 50,
    166: 51,
    167: 49,
    170: 53,
    219: 58,
    223: 58,
    224: 59,
    225: 58,
    227: 61,
    231: 62,
    237: 60,
    239: 64,
    243: 64,
    244: 65,
    245: 65,
    247: 63,
    249: 67,
    253: 68,
    259: 66,
    261: 70,
    265: 70,
    266: 71,
    267: 72,
    273: 69,
    275: 74,
    279: 75,
    280: 75,
    282: 77,
    288: 78,
    289: 78,
    329: 84,
    333: 84,
    334: 85,
    335: 85,
    336: 85,
    337: 87,
    377: 93,
    381: 93,
    382: 93,
    384: 96,
    388: 92,
    390: 98,
    394: 98,
    395: 99,
    399: 100,
    403: 100,
    404: 101,
    405: 101,
    444: 106,
    447: 107,
    449: 108,
    453: 108,
    454: 108,
    456: 111,
    460: 112,
    461: 107,
    463: 114,
    467: 114,
    468: 115,
    471: 113,
    473: 117,
    477: 117,
    478: 118,
    482: 119,
    521: 125,
    525: 125,
    526: 126,
    527: 126,
    528: 126,
    529: 128,
    569: 133,
    572: 134,
    574: 134,
    576: 136,
    582: 137,
    586: 137,
    587: 138,
    632: 143,
    636: 143,
    637: 143,
    639: 145,
    643: 146,
    644: 146,
    646: 147,
    647: 147,
    648: 147,
    649: 149,
    653: 150,
    654: 150,
    692: 155,
    693: 156,
    697: 157,
    698: 158,
    699: 158,
    700: 158,
    701: 158,
    702: 162,
    703: 162,
    741: 167,
    742: 168,
    785: 173,
    789: 173,
    791: 175,
    836: 178,
    838: 181,
    841: 182,
    843: 183,
    847: 184,
    851: 185,
    895: 190,
    899: 191,
    938: 197,
    942: 197,
    943: 198,
    944: 198,
    945: 198,
    946: 200,
    947: 201,
    951: 202,
    990: 208,
    994: 208,
    995: 209,
    996: 209,
    997: 209,
    998: 211,
    1039: 217,
    1043: 217,
    1044: 217,
    1046: 220,
    1053: 221,
    1054: 222,
    1055: 216,
    1057: 224,
    1063: 223,
    1065: 226,
    1071: 225,
    1073: 228,
    1079: 229,
    1080: 230,
    1120: 233,
    1122: 235,
    1124: 237,
    1130: 239,
    1134: 239,
    1135: 240,
    1136: 240,
    1137: 240,
    1138: 242,
    1141: 243,
    1183: 249,
    1187: 249,
    1188: 250,
    1189: 250,
    1190: 250,
    1191: 252,
}
