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

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if turn.scheduled else 3
            if step == 1:
                turn.pick(turn.scheduled, prompts.DUE)
                self.step = 2
                return ASKED
            if step == 2:
                card = answer
                turn.finish(card)
                step = 0
                continue
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return Start(seat)

    def clone(self) -> Frame:
        frame = Start(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 4

    def name(self) -> str:
        return "start"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


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
                step = 17
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
                step = 17
            if step == 12:
                step = 13 if kind == prompts.USE else 15
            if step == 13:
                turn.g.frames.append(Use(turn.seat, self.choice >> prompts.OF))
                self.step = 14
                return CALLED
            if step == 14:
                turn.result = 1
                return DONE
            if step == 15:
                turn.g.frames.append(TakeInventory(turn.seat))
                self.step = 16
                return CALLED
            if step == 16:
                step = 17
            if step == 17:
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
        return 18

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
                step = 1
            if step == 1:
                turn.ask_spare(self.slot)
                self.step = 2
                return ASKED
            if step == 2:
                count = answer
                turn.spare(count)
                step = 3
            if step == 3:
                step = 4 if turn.laid else 6
            if step == 4:
                turn.pick(turn.laid, prompts.ORDER)
                self.step = 5
                return ASKED
            if step == 5:
                card = answer
                turn.land(card)
                step = 3
                continue
            if step == 6:
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
        return 7

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


class DiscardHand(Frame):
    """discard_hand in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if turn.hand else 3
            if step == 1:
                turn.pick(turn.hand, prompts.ORDER)
                self.step = 2
                return ASKED
            if step == 2:
                card = answer
                turn.discard(card)
                step = 0
                continue
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return DiscardHand(seat)

    def clone(self) -> Frame:
        frame = DiscardHand(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 4

    def name(self) -> str:
        return "discard_hand"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class PutBack(Frame):
    """put_back in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if turn.aside else 3
            if step == 1:
                turn.pick(turn.aside, prompts.RETURN)
                self.step = 2
                return ASKED
            if step == 2:
                card = answer
                turn.put_on_deck(card)
                step = 0
                continue
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return PutBack(seat)

    def clone(self) -> Frame:
        frame = PutBack(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 4

    def name(self) -> str:
        return "put_back"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class ThrowAwayRest(Frame):
    """throw_away_rest in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if turn.aside else 3
            if step == 1:
                turn.pick(turn.aside, prompts.THROW_ORDER)
                self.step = 2
                return ASKED
            if step == 2:
                card = answer
                turn.throw_away_aside(card)
                step = 0
                continue
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return ThrowAwayRest(seat)

    def clone(self) -> Frame:
        frame = ThrowAwayRest(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 4

    def name(self) -> str:
        return "throw_away_rest"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class ThrowAwayMarket(Frame):
    """throw_away_market in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if turn.market else 3
            if step == 1:
                turn.pick(turn.market, prompts.THROW_ORDER)
                self.step = 2
                return ASKED
            if step == 2:
                card = answer
                turn.throw_away_from_market(card)
                step = 0
                continue
            if step == 3:
                turn.result = 0
                return DONE
            raise AssertionError(f"no step {step}")

    def fresh(self, seat: int) -> Frame:
        return ThrowAwayMarket(seat)

    def clone(self) -> Frame:
        frame = ThrowAwayMarket(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def steps(self) -> int:
        return 4

    def name(self) -> str:
        return "throw_away_market"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["game"] = Game(0)
FRAMES["take_turn"] = TakeTurn(0, 0)
FRAMES["start"] = Start(0)
FRAMES["act"] = Act(0)
FRAMES["choose_payment"] = ChoosePayment(0, 0)
FRAMES["purchase"] = Purchase(0, 0)
FRAMES["choose_stack"] = ChooseStack(0)
FRAMES["build"] = Build(0)
FRAMES["build_again"] = BuildAgain(0)
FRAMES["play"] = Play(0, 0)
FRAMES["use"] = Use(0, 0)
FRAMES["take_inventory"] = TakeInventory(0)
FRAMES["clean_up"] = CleanUp(0)
FRAMES["use_more"] = UseMore(0)
FRAMES["discard_hand"] = DiscardHand(0)
FRAMES["put_back"] = PutBack(0)
FRAMES["throw_away_rest"] = ThrowAwayRest(0)
FRAMES["throw_away_market"] = ThrowAwayMarket(0)
SOURCE["animalfolk/engine/generated/flow.py"] = "animalfolk/engine/flow.py"
LINES["animalfolk/engine/generated/flow.py"] = {
    31: 26,
    74: 29,
    76: 32,
    77: 31,
    79: 34,
    85: 35,
    88: 31,
    90: 37,
    94: 37,
    98: 38,
    102: 39,
    141: 42,
    143: 45,
    147: 45,
    148: 46,
    192: 51,
    196: 51,
    197: 52,
    198: 51,
    200: 54,
    204: 55,
    210: 53,
    212: 57,
    216: 57,
    217: 58,
    218: 58,
    220: 56,
    222: 60,
    226: 61,
    232: 59,
    234: 63,
    238: 64,
    239: 64,
    241: 66,
    247: 67,
    248: 67,
    288: 73,
    292: 73,
    293: 74,
    294: 74,
    295: 74,
    296: 76,
    336: 81,
    339: 82,
    343: 82,
    344: 83,
    347: 84,
    349: 85,
    353: 85,
    354: 86,
    358: 87,
    397: 93,
    401: 93,
    402: 94,
    403: 94,
    404: 94,
    405: 96,
    445: 101,
    448: 102,
    450: 103,
    454: 103,
    455: 104,
    500: 109,
    504: 109,
    505: 109,
    507: 111,
    511: 112,
    512: 112,
    514: 113,
    515: 113,
    516: 113,
    517: 115,
    521: 116,
    522: 116,
    560: 121,
    561: 122,
    565: 123,
    566: 124,
    567: 125,
    568: 125,
    606: 130,
    607: 131,
    649: 137,
    653: 137,
    654: 138,
    655: 138,
    656: 138,
    657: 140,
    697: 146,
    701: 146,
    702: 146,
    704: 149,
    711: 150,
    712: 151,
    713: 145,
    715: 153,
    721: 154,
    722: 155,
    761: 161,
    765: 161,
    766: 162,
    767: 162,
    768: 162,
    769: 164,
    811: 167,
    813: 170,
    817: 170,
    818: 171,
    860: 174,
    862: 177,
    866: 177,
    867: 178,
    909: 181,
    911: 184,
    915: 184,
    916: 185,
    958: 188,
    960: 191,
    964: 191,
    965: 192,
}
