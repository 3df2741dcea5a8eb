"""Frames as the text of a position: take_turn>act(more=1) act>play(more=1) play>spyglass(card=spyglass) spyglass?keep.

A wait is named by what is waited for, so a text is read as long as the effects have these waits (docs/notation.md).
"""

from __future__ import annotations

from animalfolk.engine.aliases import Seat
from animalfolk.engine.errors import BadText
from animalfolk.engine.faces import SPECTATOR
from animalfolk.engine.frames import FIELDS, FRAMES, WAITS, Frame, needed, wait_of
from animalfolk.engine.numbered_frames import GIVEN, NUMBERED
from animalfolk.engine.options import card_text, discarded_text
from animalfolk.engine.prompts import KEYS
from animalfolk.engine.read_loose import LooseWords
from animalfolk.engine.state import State

GAME = "game"  # always the outermost, waiting for the first that is written
LIKE = "a frame like act>play(more=1) or spyglass?keep"
OF_CARDS = (">turn.effect", ">turn.later")  # waits for the effect of a card, whatever its name


def frames_text(g: State) -> str:
    """All frames but the game's."""
    return " ".join(_written(g, place) for place in range(1, len(g.frames)))


def _written(g: State, place: int) -> str:
    frame = g.frames[place]
    wait = wait_of(frame)
    if wait is None:
        raise AssertionError(f"{frame.name()} does not wait at step {frame.step}")
    awaited = f"?{KEYS[g.prompt]}" if wait.asks else f">{g.frames[place + 1].name()}"
    _, mark, number = wait.name.partition("#")
    seat = g.seat if place == 1 else g.frames[place - 1].seat
    whose = "" if frame.seat == seat else f"/P{frame.seat + 1}"
    kinds = FIELDS[frame.name()]
    fields = [
        f"{name}={_value(kinds[name], value)}" for name, value in needed(frame).items() if wait.name != f"?={name}"
    ]
    return f"{frame.name()}{whose}{awaited}{mark}{number}" + (f"({','.join(fields)})" if fields else "")


def _value(kind: str, value: int) -> str:
    """A field as its kind is written; what has no text of its own is a number."""
    if kind == "Card":
        return card_text(value)
    if kind == "Discarded":
        return discarded_text(value)
    if kind == "Prompt":
        return KEYS[value]
    if kind == "Seat":
        return f"P{value + 1}"
    if kind == "Mask":
        return "".join(str(seat + 1) for seat in range(SPECTATOR) if value >> seat & 1)
    return str(value)


def asked_in(text: str) -> str:
    """What the topmost frame asks, as it is written; nothing where steps are numbered."""
    return text.rpartition("?")[2].partition("(")[0].partition("#")[0] if "?" in text else ""


def read_frames(words: LooseWords, text: str, seat: Seat) -> list[Frame]:
    """The frames that are written so, in the turn of this seat."""
    frames: list[Frame] = []
    for word in text.split():
        is_named = ">" in word or "?" in word
        frame = _Named(words, word).frame(seat) if is_named else _numbered(words, word)
        if is_named and not frames:
            frames.append(_game(frame))
        frames.append(frame)
        seat = seat if frame.name() == GAME else frame.seat
    return frames


def _game(first: Frame) -> Frame:
    """The game's frame, waiting for this one."""
    game = FRAMES[GAME].fresh(0)
    game.step = _step(GAME, ">", first.name(), "")
    return game


def _step(effect: str, sign: str, awaited: str, number: str) -> int:
    """The step at which an effect waits for this; 0 if it never does."""
    mark = f"#{number}" if number else ""
    for step, wait in WAITS[effect].items():
        if wait.name == f"{sign}{awaited}{mark}":
            return step
    for step, wait in WAITS[effect].items():
        name, _, place = wait.name.partition("#")
        if place == number and _stands_for(name, sign, awaited):
            return step
    return 0


def _stands_for(name: str, sign: str, awaited: str) -> bool:
    """Whether a wait that is not for one thing alone may be for this."""
    if sign == ">":
        return name in OF_CARDS and awaited in FRAMES
    return name[0] == "?" and (awaited in KEYS if name[1] == "=" else awaited in name[1:].split("|"))


class _Named:
    """A frame that names its wait: effect, player, wait and fields."""

    def __init__(self, words: LooseWords, word: str) -> None:
        self.words = words
        self.word = word
        head, paren, fields = word.partition("(")
        self.sign = ">" if ">" in head else "?"
        left, _, right = head.partition(self.sign)
        self.effect, self.slash, self.player = left.partition("/")
        self.awaited, _, self.number = right.partition("#")
        if self.effect not in FRAMES or (paren and not fields.endswith(")")):
            raise self._wrong(LIKE)
        self.fields = fields[:-1].split(",") if paren else []

    def frame(self, seat: Seat) -> Frame:
        """The frame; of this seat unless it says another."""
        frame = FRAMES[self.effect].fresh(self.words.seat(self.player) if self.slash else seat)
        frame.step = _step(self.effect, self.sign, self.awaited, self.number)
        wait = wait_of(frame)
        if wait is None:
            raise self._wrong(
                f"a wait of {self.effect}: {', '.join(wait.name for wait in WAITS[self.effect].values())}"
            )
        values = self._values()
        if wait.name[:2] == "?=":
            values[wait.name[2:]] = KEYS.index(self.awaited)
        frame.fill([values.get(name, 0) for name in FIELDS[self.effect]])
        return frame

    def _values(self) -> dict[str, int]:
        """The fields by name; each once, and none that the effect does not have."""
        kinds = FIELDS[self.effect]
        values: dict[str, int] = {}
        for field in self.fields:
            name, equals, text = field.partition("=")
            if name not in kinds or not equals or name in values:
                raise self._wrong(f"fields of {self.effect}: {', '.join(kinds) or 'none'}")
            values[name] = self._number(kinds[name], text)
        return values

    def _number(self, kind: str, text: str) -> int:
        if kind == "Card":
            return self.words.hand_card(text)
        if kind == "Discarded":
            return self.words.discarded(text)
        if kind == "Prompt" and text in KEYS:
            return KEYS.index(text)
        if kind == "Seat":
            return self.words.seat(text)
        return self.words.mask(text) if kind == "Mask" else self.words.number(text)

    def _wrong(self, expected: str) -> BadText:
        return BadText(self.words.line, expected, self.word, "frame")


def _numbered(words: LooseWords, word: str) -> Frame:
    """A frame as it was written when steps had numbers: act/P1/1/0."""
    effect, *parts = word.split("/")
    fields, waits = NUMBERED.get(effect, ([], {}))
    if effect not in FRAMES or not waits or len(parts) != 2 + len(fields):
        raise BadText(words.line, LIKE, word, "frame")
    frame = FRAMES[effect].fresh(words.seat(parts[0]))
    name = waits.get(words.number(parts[1]), "?")
    awaited, _, number = name[1:].partition("#")
    frame.step = _step(effect, name[0], awaited, number)
    if wait_of(frame) is None:
        raise BadText(words.line, f"a step at which {effect} waits: {', '.join(map(str, waits))}", word, "frame")
    values = dict(zip(fields, map(words.number, parts[2:]), strict=True))
    for field, kind in FIELDS[effect].items():
        if kind == "Prompt":
            values[field] = KEYS.index(GIVEN.get(values.get(field, 0), KEYS[0]))
    frame.fill([values.get(field, 0) for field in FIELDS[effect]])
    return frame
