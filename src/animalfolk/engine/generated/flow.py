"""Made from animalfolk/engine/flow.py by tools/frames.py; do not edit."""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.faces import FACE
from animalfolk.engine.faces import NOTHING
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
                turn.g.frames.append(BeginTurn(turn.g.seat))
                self.step = 1
                return CALLED
            if step == 1:
                turn.g.frames.append(RestOfTurn(turn.g.seat, 1))
                self.step = 2
                return CALLED
            if step == 2:
                step = 0
                continue

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


class BeginTurn(Frame):
    """begin_turn in animalfolk/engine/flow.py"""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.begin()
                step = 1 if turn.scheduled else 3
            if step == 1:
                turn.g.frames.append(Start(turn.seat))
                self.step = 2
                return CALLED
            if step == 2:
                step = 4
            if step == 3:
                step = 4
            if step == 4:
                turn.result = 0
                return DONE

    def fresh(self, seat: int) -> Frame:
        return BeginTurn(seat)

    def clone(self) -> Frame:
        frame = BeginTurn(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "begin_turn"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


class RestOfTurn(Frame):
    """rest_of_turn in animalfolk/engine/flow.py"""

    def __init__(self, seat: int, more: int) -> None:
        super().__init__(seat)
        self.more = more

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                step = 1 if self.more else 3
            if step == 1:
                turn.g.frames.append(Act(turn.seat))
                self.step = 2
                return CALLED
            if step == 2:
                self.more = answer
                step = 0
                continue
            if step == 3:
                turn.g.frames.append(CleanUp(turn.seat))
                self.step = 4
                return CALLED
            if step == 4:
                turn.pass_on()
                turn.result = 0
                return DONE

    def fresh(self, seat: int) -> Frame:
        return RestOfTurn(seat, 0)

    def clone(self) -> Frame:
        frame = RestOfTurn(self.seat, self.more)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "rest_of_turn"

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

    def fresh(self, seat: int) -> Frame:
        return Start(seat)

    def clone(self) -> Frame:
        frame = Start(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

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
        self.kind = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.ask_action()
                self.step = 1
                return ASKED
            if step == 1:
                self.choice = answer
                self.kind = self.choice & ~prompts.ARGUMENT
                step = 2 if self.kind == prompts.BUY else 5
            if step == 2:
                turn.g.frames.append(ChoosePayment(turn.seat, self.choice & prompts.ARGUMENT))
                self.step = 3
                return CALLED
            if step == 3:
                turn.g.frames.append(Purchase(turn.seat, self.choice & prompts.ARGUMENT))
                self.step = 4
                return CALLED
            if step == 4:
                step = 20
            if step == 5:
                step = 6 if self.kind == prompts.PLAY else 8
            if step == 6:
                turn.g.frames.append(Play(turn.seat, self.choice & prompts.ARGUMENT))
                self.step = 7
                return CALLED
            if step == 7:
                bonus = answer
                turn.result = bonus
                return DONE
            if step == 8:
                step = 9 if self.kind == prompts.BUILD else 12
            if step == 9:
                turn.g.frames.append(ChooseStack(turn.seat))
                self.step = 10
                return CALLED
            if step == 10:
                turn.g.frames.append(Build(turn.seat))
                self.step = 11
                return CALLED
            if step == 11:
                step = 18
            if step == 12:
                step = 13 if self.kind == prompts.USE else 15
            if step == 13:
                turn.g.frames.append(Use(turn.seat, self.choice & prompts.ARGUMENT))
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
                step = 18
            if step == 18:
                step = 19
            if step == 19:
                step = 20
            if step == 20:
                turn.result = 0
                return DONE

    def fresh(self, seat: int) -> Frame:
        return Act(seat)

    def clone(self) -> Frame:
        frame = Act(self.seat)
        frame.step = self.step
        frame.choice = self.choice
        frame.kind = self.kind
        return frame

    def restart(self) -> None:
        self.step = 0
        self.choice = 0
        self.kind = 0

    def name(self) -> str:
        return "act"

    def fields(self) -> list[int]:
        return [self.choice, self.kind]

    def fill(self, fields: list[int]) -> None:
        self.choice = fields[0]
        self.kind = fields[1]


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
        self.choice = 0

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.ask_again()
                self.step = 1
                return ASKED
            if step == 1:
                self.choice = answer
                step = 2 if self.choice == prompts.BUILD else 4
            if step == 2:
                turn.g.frames.append(ChooseStack(turn.seat))
                self.step = 3
                return CALLED
            if step == 3:
                turn.result = turn.place_stack()
                return DONE
            if step == 4:
                step = 5
            if step == 5:
                if self.choice in (prompts.END, NOTHING):
                    turn.result = NOTHING
                    return DONE
                turn.g.frames.append(Use(turn.seat, self.choice & prompts.ARGUMENT))
                self.step = 6
                return CALLED
            if step == 6:
                turn.result = 1
                return DONE

    def fresh(self, seat: int) -> Frame:
        return BuildAgain(seat)

    def clone(self) -> Frame:
        frame = BuildAgain(self.seat)
        frame.step = self.step
        frame.choice = self.choice
        return frame

    def restart(self) -> None:
        self.step = 0
        self.choice = 0

    def name(self) -> str:
        return "build_again"

    def fields(self) -> list[int]:
        return [self.choice]

    def fill(self, fields: list[int]) -> None:
        self.choice = fields[0]


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
        step = self.step
        while True:
            if step == 0:
                turn.g.frames.append(LastUses(turn.seat, prompts.END_TURN))
                self.step = 1
                return CALLED
            if step == 1:
                turn.begin_clean_up()
                turn.fill_hand()
                step = 2 if turn.uses() else 4
            if step == 2:
                turn.g.frames.append(LastUses(turn.seat, prompts.BEFORE_MARKET))
                self.step = 3
                return CALLED
            if step == 3:
                step = 5
            if step == 4:
                step = 5
            if step == 5:
                turn.slide_market()
                turn.fill_market()
                turn.result = 0
                return DONE

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


class LastUses(Frame):
    """last_uses in animalfolk/engine/flow.py"""

    def __init__(self, seat: int, prompt: int) -> None:
        super().__init__(seat)
        self.prompt = prompt

    def resume(self, turn: Turn, answer: int) -> int:
        step = self.step
        while True:
            if step == 0:
                turn.ask_end(self.prompt)
                self.step = 1
                return ASKED
            if step == 1:
                choice = answer
                if choice == prompts.END:
                    turn.result = 0
                    return DONE
                turn.g.frames.append(Use(turn.seat, choice & prompts.ARGUMENT))
                self.step = 2
                return CALLED
            if step == 2:
                step = 0
                continue

    def fresh(self, seat: int) -> Frame:
        return LastUses(seat, 0)

    def clone(self) -> Frame:
        frame = LastUses(self.seat, self.prompt)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "last_uses"

    def fields(self) -> list[int]:
        return [self.prompt]

    def fill(self, fields: list[int]) -> None:
        self.prompt = fields[0]


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

    def fresh(self, seat: int) -> Frame:
        return DiscardHand(seat)

    def clone(self) -> Frame:
        frame = DiscardHand(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

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

    def fresh(self, seat: int) -> Frame:
        return PutBack(seat)

    def clone(self) -> Frame:
        frame = PutBack(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

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

    def fresh(self, seat: int) -> Frame:
        return ThrowAwayRest(seat)

    def clone(self) -> Frame:
        frame = ThrowAwayRest(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

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

    def fresh(self, seat: int) -> Frame:
        return ThrowAwayMarket(seat)

    def clone(self) -> Frame:
        frame = ThrowAwayMarket(self.seat)
        frame.step = self.step
        return frame

    def restart(self) -> None:
        self.step = 0

    def name(self) -> str:
        return "throw_away_market"

    def fields(self) -> list[int]:
        return []

    def fill(self, fields: list[int]) -> None:
        assert not fields


FRAMES["game"] = Game(0)
FRAMES["begin_turn"] = BeginTurn(0)
FRAMES["rest_of_turn"] = RestOfTurn(0, 0)
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
FRAMES["last_uses"] = LastUses(0, 0)
FRAMES["discard_hand"] = DiscardHand(0)
FRAMES["put_back"] = PutBack(0)
FRAMES["throw_away_rest"] = ThrowAwayRest(0)
FRAMES["throw_away_market"] = ThrowAwayMarket(0)
SOURCE["animalfolk/engine/generated/flow.py"] = "animalfolk/engine/flow.py"
LINES["animalfolk/engine/generated/flow.py"] = {
    29: 22,
    33: 23,
    71: 28,
    72: 26,
    74: 30,
    117: 33,
    119: 36,
    123: 36,
    127: 37,
    131: 38,
    166: 41,
    168: 44,
    172: 44,
    173: 45,
    213: 50,
    217: 50,
    218: 51,
    219: 50,
    221: 53,
    225: 54,
    231: 52,
    233: 56,
    237: 56,
    238: 57,
    239: 57,
    241: 55,
    243: 59,
    247: 60,
    253: 58,
    255: 62,
    259: 63,
    260: 63,
    262: 65,
    274: 66,
    275: 66,
    314: 72,
    318: 72,
    319: 73,
    320: 73,
    321: 73,
    322: 75,
    358: 80,
    361: 81,
    365: 81,
    366: 82,
    369: 83,
    371: 84,
    375: 84,
    376: 85,
    380: 86,
    415: 92,
    419: 92,
    420: 93,
    421: 93,
    422: 93,
    423: 95,
    459: 100,
    462: 101,
    464: 102,
    468: 102,
    469: 103,
    510: 108,
    514: 108,
    515: 108,
    517: 110,
    521: 111,
    522: 111,
    526: 112,
    527: 112,
    528: 112,
    529: 114,
    533: 115,
    534: 115,
    570: 120,
    571: 121,
    575: 122,
    576: 123,
    577: 124,
    578: 124,
    612: 129,
    613: 130,
    651: 136,
    655: 136,
    656: 137,
    657: 137,
    658: 137,
    659: 139,
    694: 144,
    698: 145,
    699: 146,
    700: 144,
    702: 148,
    710: 149,
    711: 150,
    747: 156,
    751: 156,
    752: 157,
    753: 157,
    754: 157,
    755: 159,
    793: 162,
    795: 165,
    799: 165,
    800: 166,
    838: 169,
    840: 172,
    844: 172,
    845: 173,
    883: 176,
    885: 179,
    889: 179,
    890: 180,
    928: 183,
    930: 186,
    934: 186,
    935: 187,
}
