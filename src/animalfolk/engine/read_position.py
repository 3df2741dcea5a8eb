"""Reading positions: every line is checked, and an error says what was expected and what came."""

from __future__ import annotations

from animalfolk.engine.aliases import Seat
from animalfolk.engine.chance import DICE, MARKET, PICKS, PLAYER, check_seed, scripted
from animalfolk.engine.company import MOST_POWER, turn_up
from animalfolk.engine.errors import AnimalfolkError, BadText
from animalfolk.engine.events import Event
from animalfolk.engine.faces import FACE, NAME, NOTHING, REACTS, SET_NUMBER, SETS, STACK, own_face
from animalfolk.engine.frame_text import asked_in, read_frames
from animalfolk.engine.frames import FRAMES, waiting
from animalfolk.engine.generated.flow import CompanyTurn, TakeTurn
from animalfolk.engine.hold import EVEN, PAUSED, may_wait
from animalfolk.engine.moment import misfit
from animalfolk.engine.position import EVENLY, HEADER, MOMENTS, NO_SEED, STOPS, mask_text
from animalfolk.engine.prompts import KEYS
from animalfolk.engine.read_loose import LooseWords, faces_on_table
from animalfolk.engine.rules import PLAYERS, YES_OR_NO, Rules, either, read_value, value_text
from animalfolk.engine.run import Forced, go_on, run, settle
from animalfolk.engine.seats import is_company, stall_of
from animalfolk.engine.state import APART, STREAMS, State, blank
from animalfolk.engine.turn import Turn
from animalfolk.engine.visibility import show_marked

HELD = {"": 0, EVENLY: EVEN, f"{EVENLY} {STOPS}": EVEN | PAUSED}  # how seats are held


def read(text: str, first_line: int = 1, told: list[Event] | None = None, forced: list[Forced] | None = None) -> State:
    """The state that is written so; what happens and what answers itself on the way to its decision is noted."""
    return Reader(text, first_line, told, forced).read()


class Reader(LooseWords):
    """Reads `key: value` lines, each once."""

    def __init__(
        self, text: str, first_line: int, told: list[Event] | None = None, forced: list[Forced] | None = None
    ) -> None:
        super().__init__(first_line)
        self.told = told
        self.forced = forced
        self.lines: dict[str, str] = {}
        self.numbers: dict[str, int] = {}
        self.scripts: list[list[list[int]]] = [[] for _ in range(STREAMS)]
        self.shufflers: dict[int, int] = {}  # whose shuffles are scripted, and where
        self._collect(text)

    def _collect(self, text: str) -> None:
        """Sort the lines by key; comments and empty lines are left out."""
        headed = False
        for line in text.splitlines():
            content = line.split("//")[0].strip()
            if content and not headed:
                if content != HEADER:
                    raise BadText(self.line, repr(HEADER), content, "header", header=HEADER)
                headed = True
            elif content:
                key, colon, value = content.partition(":")
                if not colon:
                    raise BadText(self.line, "'key: value'", content, "key-value")
                self._enter(" ".join(key.split()), self.short(value.strip()))
            self.line += 1
        if not headed:
            raise BadText(self.line, repr(HEADER), "the end", "header", header=HEADER)

    def _enter(self, key: str, value: str) -> None:
        if key.startswith("shuffle "):
            stream = MARKET if key == "shuffle market" else PLAYER + self.seat(key[8:])
            self.scripts[stream].append(self.faces(value))
            self.shufflers[stream - PLAYER] = self.line
        elif key == "dice":
            self.scripts[DICE].append([self.number(word) for word in value.split()])
        elif key == "picks":
            self.scripts[PICKS].append(self.faces(value))
        elif key in self.lines:
            raise BadText(self.line, f"one line {key!r}", "another", "once", key=key)
        else:
            self.lines[key] = value
            self.numbers[key] = self.line

    def read(self) -> State:
        """Build the state, then go to its decision."""
        end = self.line
        players = self.number(self.take("players", "2"))
        line = self.line
        rules = self._rules(players)
        if players not in PLAYERS[rules.mode]:
            numbers, mode = [str(number) for number in PLAYERS[rules.mode]], value_text("mode", rules.mode)
            told = {"mode": mode, "allowed": ", ".join(numbers)}
            expected = f"{either(numbers)} players with mode={mode}"
            raise BadText(line, expected, str(players), "players", players=players, **told)
        g = blank(rules, self._sets(), self._seed())
        self._counts(g)
        self._turn(g)
        self._market(g)
        for seat in range(rules.players):
            self._seat(g, seat)
        if rules.company > 0:
            self._company(g)
        self._loose_cards(g)
        for seat, line in self.shufflers.items():
            self.check_player(seat, line, rules.seats)
        g.script = scripted(self.scripts)
        self._moment(g)
        for key in self.lines:
            raise self._unknown(key, rules.seats)
        self.line = end
        return g

    def _unknown(self, key: str, seats: int) -> BadText:
        """The error at a line that belongs to no position, or to a player who is not in the game."""
        player = key.partition(" ")[0]
        if player in ("P1", "P2", "P3", "P4"):
            self.check_player(self.seat(player), self.numbers[key], seats)
        return BadText(self.numbers[key], "a line of a position", f"{key}: {self.lines[key]}", "line-unknown")

    def take(self, key: str, default: str = "") -> str:
        """The value of a line, which is then done with; errors that follow name its number."""
        if key in self.lines:
            self.line = self.numbers[key]
        return self.lines.pop(key, default)

    # lines

    def _rules(self, players: int) -> Rules:
        options: dict[str, int] = {}
        for word in self.take("rules").split():
            name, _, text = word.partition("=")
            try:
                options[name] = read_value(name, text)
            except AnimalfolkError as error:
                raise BadText(self.line, "an option and its value", str(error), error.code, **error.values) from None
        try:
            return Rules(players=players, **options)
        except AnimalfolkError as error:
            raise BadText(self.line, "rules that can be played", str(error), error.code, **error.values) from None

    def _sets(self) -> list[int]:
        sets: list[int] = []
        for name in self.take("decks").split():
            if name not in SET_NUMBER:
                decks = ", ".join(filter(None, SETS))
                raise BadText(self.line, f"a deck of {decks}", name, "deck", deck=name, decks=decks)
            if SET_NUMBER[name] in sets:
                raise BadText(self.line, "each deck once", name, "deck-twice", decks=name)
            sets.append(SET_NUMBER[name])
        return sorted(sets)

    def _seed(self) -> str:
        seed = self.take("seed", NO_SEED)
        try:
            return check_seed(seed)
        except AnimalfolkError:
            raise BadText(self.line, "32 digits of 0-9 a-f", seed, "seed", seed=seed) from None

    def _counts(self, g: State) -> None:
        words = self.take("counts", " ".join("0" * STREAMS)).split()
        if len(words) != STREAMS:
            raise BadText(self.line, f"{STREAMS} numbers", " ".join(words), "numbers", count=STREAMS)
        g.counts = [self.count(word) for word in words]

    def _turn(self, g: State) -> None:
        words = self.take("turn", "1 P1").split()
        g.turn = self.count(words.pop(0)) if len(words) == 2 else 1
        g.seat = self.seat(words[0] if words else "")
        self.check_player(g.seat, self.line, g.rules.seats)

    def _market(self, g: State) -> None:
        words = self.take("market", "- - - - -").split()
        if len(words) != 5:
            raise BadText(self.line, "five slots, leftmost first, - for an empty one", " ".join(words), "market")
        g.market = [NOTHING if word == "-" else self.face(word) for word in reversed(words)]
        g.market_deck = [self.hidden(word) for word in reversed(self.take("market deck").split())]
        g.bin = self.faces(self.take("bin"))[::-1]
        words = self.take("junk", "0").split() or [""]
        g.junk = self.limited(words[0])
        if len(words) == 3 and words[1] == "made":
            g.junk_made = self.limited(words[2])
        elif len(words) != 1:
            raise BadText(self.line, "a number, or '0 made 3'", " ".join(words), "junk")

    def _seat(self, g: State, seat: Seat) -> None:
        name = f"P{seat + 1}"
        g.hands[seat] = [self.hand_card(word) for word in self.take(f"{name} hand").split()]
        g.decks[seat] = [self.hidden(word) for word in reversed(self.take(f"{name} deck").split())]
        g.discards[seat] = self.faces(self.take(f"{name} discard"))[::-1]
        g.schedules[seat] = [self.hand_card(word) for word in self.take(f"{name} schedule").split()]
        g.known[seat] = [self.hidden(word) for word in self.take(f"{name} known").split()]
        hand = [own_face(card) for card in g.hands[seat]]
        for entry in g.known[seat]:
            if entry & FACE not in hand:
                raise BadText(self.line, f"cards of {name}'s hand", NAME[entry & FACE], "known", player=name)
            hand.remove(entry & FACE)
        for card in g.hands[seat]:
            if card > FACE:
                show_marked(g, seat, own_face(card))
        self._stall(g, seat, self.take(f"{name} stall"))
        if g.gold:
            g.gold[seat] = self.limited(self.take(f"{name} gold", "0"))
        elif f"{name} gold" in self.lines:
            raise BadText(self.numbers[f"{name} gold"], "'rules: gold=by_seat' with a line about gold", "none", "gold")

    def _company(self, g: State) -> None:
        """The Company's deck lies open, or but for its top card as the line says."""
        company = g.rules.company
        name = f"P{company + 1}"
        g.decks[company] = [self.hidden(word) for word in reversed(self.take(f"{name} deck").split())]
        turn_up(g, len(g.decks[company]) if g.rules.open_company_deck else 1)
        g.stacks[company] = self.limited(self.take(f"{name} purchases", "0"))
        g.power = self.count(self.take("power", str(g.power)))
        if not 1 <= g.power <= MOST_POWER:
            raise BadText(self.line, f"a power from 1 to {MOST_POWER}", str(g.power), "power", most=MOST_POWER)
        thrown = self.take("thrown", "no")
        if thrown not in YES_OR_NO:
            raise BadText(self.line, " or ".join(YES_OR_NO), thrown, "yes-no")
        g.thrown = YES_OR_NO.index(thrown)
        g.lead = self.seat(self.take("lead", "P1"))
        self.check_player(g.lead, self.line, g.rules.players)
        g.removed = self.faces(self.take("removed"))

    def _stall(self, g: State, seat: Seat, text: str) -> None:
        stall = stall_of(g, seat)
        if stall != seat:
            if text:
                expected, key = f"the stall of both partners as P{stall + 1} stall", f"P{stall + 1} stall"
                raise BadText(self.line, expected, f"P{seat + 1} stall", "partners", key=key)
            return
        stacks = text.split("|") if text else []
        for number, stack in enumerate(stacks, start=1):
            cards = [self.stall_card(word) for word in stack.split()]
            if not cards:
                raise BadText(self.line, "cards in every stack", text, "empty-stack")
            g.stalls[stall] += [card | number << STACK for card in cards]
        if len(stacks) >= g.rules.stacks and "winner" not in self.lines:
            many = g.rules.stacks
            raise BadText(self.line, f"fewer than {many} stacks while nobody has won", text, "stacks", stacks=many)
        g.stacks[stall] = len(stacks)

    def _loose_cards(self, g: State) -> None:
        g.aside = [self.aside(word) for word in self.take("aside").split()]
        g.laid = [self.stack_card(word) for word in self.take("laid").split()]
        g.offered = [self.stack_card(word) for word in self.take("offered").split()]
        g.unseen = [self.passage(word) for word in self.take("unseen").split()]
        self._groups(g)
        for word in self.take("alterations").split():
            g.alterations += self.alteration(word, g.rules.seats)
        self.check_worth(g)
        g.noted = [self.note(word, g.rules.seats) for word in self.take("noted").split()]
        if any(REACTS[face] for face in faces_on_table(g)):
            g.watched = 1

    def _groups(self, g: State) -> None:
        words = self.take("groups", " ".join([f"{APART:05o}"] * 5)).split()
        if len(words) != 5 or any(len(word) != 5 or not set(word) <= set("01234") for word in words):
            raise BadText(self.line, "five groupings like 43210", " ".join(words), "groups")
        g.groups = [int(word, 8) for word in words]

    def _moment(self, g: State) -> None:
        """Put the frames on the stack and go to the decision."""
        seats, _, way = self.take("hold").partition(" ")
        g.hold = self.mask(seats)
        if g.hold >> g.rules.seats or way not in HELD:
            many, came = g.rules.seats, f"{mask_text(g.hold)} {way}".strip()
            raise BadText(self.line, f"numbers of {many} players, and perhaps {EVENLY}", came, "hold", players=many)
        g.hold |= HELD[way]
        if "winner" in self.lines:
            g.winner = self.seat(self.take("winner"))
            self.check_player(g.winner, self.line, g.rules.seats)
            return
        if "frames" not in self.lines and (g.aside or g.laid or g.offered or "cause" in self.lines):
            expected = "a line 'frames' with cards aside, laid or offered, or a cause"
            raise BadText(self.line, expected, "none", "frames-missing")
        cause = self.take("cause")
        g.cause = self.face(cause) if cause else NOTHING
        if "frames" in self.lines:
            text = self.take("frames")
            g.frames = read_frames(self, text, g.seat)
            if not g.frames:
                raise BadText(self.line, "at least one frame", "nothing", "frames-missing")
            self._resume(g, asked_in(text))
            return
        moment = self.take("moment", "action")
        if moment not in MOMENTS:
            moments = ", ".join(MOMENTS)
            raise BadText(self.line, f"one of {moments}", moment, "moment", moments=moments)
        stage = MOMENTS.index(moment)
        turn = CompanyTurn(g.seat, stage) if is_company(g, g.seat) else TakeTurn(g.seat, stage)
        g.frames = [waiting(FRAMES["game"].fresh(0), f">{turn.name()}"), turn]
        run(g, NOTHING, self.told, self.forced)

    def _resume(self, g: State, asked: str) -> None:
        """Ask again what the topmost frame has asked; the question that was written, if one was."""
        text = " ".join(frame.name() for frame in g.frames)
        wanted = misfit(g)
        if wanted:
            raise BadText(self.line, wanted, text, "frames")
        top, step = g.frames[-1], g.frames[-1].step
        top.ask_again()
        try:
            go_on(Turn(g, self.told), NOTHING, 1)
        except AnimalfolkError:
            raise
        except (AssertionError, LookupError, ValueError) as error:
            raise BadText(self.line, "frames that fit the cards on the table", text, "frames") from error
        if not g.frames or g.frames[-1] is not top or top.step != step or not (len(g.options) > 1 or may_wait(g)):
            raise BadText(self.line, "frames that leave a choice", text, "frames")
        if asked not in ("", KEYS[g.prompt]):
            raise BadText(self.line, f"{top.name()}?{KEYS[g.prompt]}", text, "frames")
        settle(g, self.told, self.forced)  # the seat may have been held, and not be held here
