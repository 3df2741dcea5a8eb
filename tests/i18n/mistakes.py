"""Mistakes that a person can make with flags and files, by the code of the error that each leads to."""

from __future__ import annotations

from typing import NamedTuple

from animalfolk.game import Draft
from animalfolk.game.lines import Lines, link
from animalfolk.table.seat_record import record_for, record_for_json
from animalfolk.table.store import lines_of, store, store_json
from tests.table.tables import SEED, settled, table_of
from tests.table.test_forged_records import forged

FILE = "FILE"  # stands where the file is named
SCENARIO = "animalfolk scenario 1\n"
POSITION = "animalfolk position 1\n"
RUNNING = settled(table_of("person", "simple"), 4)
PLAYED = store(RUNNING)
LINES: Lines = lines_of(RUNNING)
CLOCKED = "hold=yes undo=open clock=game:60+0~30"


class Made(NamedTuple):
    """What is typed, what stands in the file, and the exit code."""

    typed: str
    text: str = ""
    exit: int = 2


# flags

FLAGS = {
    "option": "play --option colour=red",
    "option-named": "play --option traps=yes",
    "option-number": "play --stacks 11",
    "option-value": "play --option gold=heaps",
    "option-mode": "play --difficulty stern",
    "exclude": "play --mode solo --difficulty gentle --option power_on_exhaustion=yes",
    "players": "simulate --players 7",
    "deck": "simulate --decks macaws,dodos,pandas",
    "deck-twice": "simulate --decks macaws,macaws,pandas",
    "deck-count": "simulate --decks macaws",
    "deck-way": "play --decks first,macaws",
    "few-decks": "simulate --decks random:luck=1,complexity=1,box=2",
    "first-game-wish": "play --decks first:luck=1",
    "wish": "simulate --decks random:colour=1",
    "wish-number": "simulate --decks random:box=3",
    "wish-twice": "simulate --decks random:luck=1,luck=2",
}
MORE_FLAGS = [
    "play --stacks many",
    "play --stacks 0",
    "play --option mode=chess",
    "play --mode solo --option gold=by_seat",
    "play --option colour=red --mode coop",
    "simulate --mode solo --players 2",
    "simulate --mode teams --players 3",
    "simulate --mode teams --decks macaws,pandas",
    "simulate --stacks 11",
    "simulate --difficulty stern",
    "simulate --option colour=red",
    "simulate --decks random:luck=much",
    "simulate --decks random:luck=0",
    "simulate --seed x --mode coop --decks macaws",
]

# positions

SOLO = "players: 1\nrules: mode=solo\n"
LINES_OF_A_POSITION = {
    "number": "junk: lots",
    "numbers": "counts: 1 2",
    "count": "junk: -1",
    "most": "junk: 1000",
    "card": "P1 hand: cookie",
    "player": "turn: 1 P9",
    "absent": "turn: 1 P4",
    "knowers": "P1 deck: junk@9",
    "mark": "P1 hand: junk#99",
    "copy": "P1 hand: junk=acorn",
    "aside": "aside: junk/shelf",
    "change": "laid: junk+7",
    "alteration": "alterations: double",
    "worth": "alterations: " + "times/99/P1/all " * 3,
    "words": "bin: " + "junk " * 401,
    "note": "noted: yawn/P1",
    "note-card": "noted: purchase/P1/junk",
    "once": "junk: 1\njunk: 2",
    "line-unknown": "weather: fine",
    "market": "market: acorn",
    "junk": "junk: 1 2",
    "known": "P1 known: acorn",
    "gold": "P1 gold: 1",
    "power": f"{SOLO}power: 9",
    "yes-no": f"{SOLO}thrown: maybe",
    "partners": "players: 4\nrules: mode=teams\nP3 stall: swift_broker",
    "empty-stack": "P1 stall: swift_broker | | junk",
    "stacks": "rules: stacks=1\nP1 stall: swift_broker",
    "groups": "groups: 1",
    "hold": "hold: 4",
    "moment": "moment: noon",
    "frames-missing": "aside: junk/deck1",
    "frames": "frames: game/P1/2",
    "frame": "frames: dance",
    "seed": "seed: 12",
}

# scenarios, each behind a position with this line, at the end of its steps

HAND = "P1 hand: swift_broker junk\n"
STALL = "P1 stall: swift_broker | cookies | shattered_relic\n"
STEPS = {
    "expectation": (HAND, "P1 mood: fine", 2),
    "differs": (HAND, "P1 hand: junk", 1),
    "differs-asked": (HAND, "P1 offered: end", 1),
    "differs-prompt": (HAND, "P1 asked: pay", 1),
    "differs-players": (HAND, "P3 hand: junk", 1),
    "option-text": (HAND, "P1 not offered: fly to the moon", 2),
    "slot": (HAND, "P1 not offered: buy spyglass+9", 2),
    "comma": (HAND, "P1 not offered: build, junk", 2),
    "together": (STALL + "P1 hand: cookies prepaid_good empty_chest\n", "P1: build, cookies, prepaid_good", 1),
    "refused-taken": (HAND, "P1 refused: inventory", 1),
    "answer": (HAND, "P1: dance", 1),
    "roll": ("P1 hand: bold_haggler cookies\ndice: 9\n", "P1: use bold_haggler", 1),
    "shuffle": ("P1 hand: spyglass acorn\nP1 discard: junk\nshuffle P1: cookies\n", "P1: play spyglass", 1),
    "pick": ("P1 hand: dirty_exchange charm\nP2 hand: junk\npicks: acorn\n", "P1: play dirty_exchange", 1),
}

# records


def by_hand(**changes: str) -> str:
    """A record of format 1 in which some lines are changed, dropped or added."""
    lines = {
        "edition": "2021",
        "decks": "macaws pandas squirrels",
        "players": "2",
        "first": "P1",
        "seed": SEED,
        "": "",
        "1 P1": "inventory, done",
        "result": "unfinished",
    }
    added = {key: value for key, value in changes.items() if key not in lines}
    whole = {**{key: added.pop(key) for key in list(added) if not key[0].isdigit()}, **lines, **changes, **added}
    texts = [f"{key}: {value}" if key else "" for key, value in whole.items() if value or not key]
    return "\n".join(["animalfolk record 1", *texts]) + "\n"


def drafted(old: str, new: str) -> str:
    """The record of a game after a draft, in which a step is changed."""
    draft = Draft.new(players=2, seed=SEED, first=0)
    while draft.decision:
        draft.answer(draft.options[0])
    text = draft.game().record()
    assert old in text
    return text.replace(old, new)


def seen(old: str, new: str) -> str:
    """What one seat saw, in which something is changed, with a new chain."""
    text = record_for(RUNNING, 0).replace(old, new, 1)
    lines, chain = [line for line in text.splitlines()[1:-1] if line], ""
    for line in lines:
        chain = link(chain, line)
    return "\n".join([text.splitlines()[0], *lines, f"chain: {chain}"]) + "\n"


def in_json(old: str, new: str) -> str:
    """The same table as JSON lines, in which something is changed."""
    text = store_json(RUNNING)
    assert old in text
    return text.replace(old, new, 1)


def in_seat_json(old: str, new: str) -> str:
    """A seat's record of a running game as JSON lines, with something else in it."""
    text = record_for_json(RUNNING, 0)
    assert old in text
    return text.replace(old, new, 1)


RECORDS = {
    "record": "chess\n",
    "record-version": "animalfolk record 9\n",
    "key-value": f"animalfolk record 1\n{POSITION}nonsense\n\n1 P1: inventory\n",
    "keys": by_hand(weather="fine"),
    "line-missing": by_hand(seed=""),
    "edition": by_hand(edition="1999"),
    "first": by_hand(first="P4"),
    "step": by_hand(**{"1 P1": "", "1 P9": "inventory", "result": ""}),
    "turn": by_hand(**{"1 P1": "", "7 P1": "inventory", "result": ""}) + "result: unfinished\n",
    "result": by_hand(**{"1 P1": "", "result": "P2"}),
    "draft": drafted("P1 ban macaws", "P2 ban macaws"),
    "draft-decks": drafted("P2 ban pandas", "P2 ban owls"),
    "draft-open": drafted("; P2 pick squirrels", ""),
    "pool": drafted("P1 ban macaws", "from macaws; P1 ban macaws"),
    "cut-off": PLAYED.rpartition("chain: ")[0],
    "altered": PLAYED.replace("nonce: ", "nonce: 0"),
    "commit": forged(LINES, {"commit": "0" * 64}),
    "nonce": forged(LINES, {"nonce": "a-b"}),
    "seat-kind": forged(LINES, {"seat P1": "robot Anna"}),
    "seat-name": forged(LINES, {"seat P1": "person"}),
    "undo": forged(LINES, {"table": "undo=always"}),
    "settings": forged(LINES, {"table": "hold=perhaps"}),
    "lesson": forged(LINES, {"table": "lesson=third"}),
    "learned": forged(LINES, closing={"learned": "juggling"}),
    "clock": forged(LINES, {"table": "clock=sundial"}),
    "clock-form": forged(LINES, {"table": "clock=game:long"}),
    "clock-seconds": forged(LINES, {"table": "clock=game:0"}),
    "people": forged(LINES, closing={"away": "P2"}),
    "line-other": forged(LINES, closing={"at": "P2"}),
    "line-extra": forged(LINES, closing={"left": "1 2"}),
    "event": seen("told: ", "told: sneezed P1; "),
    "json": in_json('{"turn"', '["turn"'),
    "json-text": in_json('"edition": "2021"', '"edition": 2021'),
    "json-step": in_json('"answers"', '"replies"'),
    "json-seat": in_seat_json('"told"', '"heard"'),
    "json-apart": in_seat_json('"turn_began', '"; turn_began'),
}
MORE_RECORDS = [
    by_hand(rules="stacks=11"),
    by_hand(rules="colour=red"),
    by_hand(rules="difficulty=stern"),
    by_hand(decks="macaws dodos pandas"),
    by_hand(decks="macaws"),
    by_hand(players="7"),
    by_hand(players="x"),
    by_hand(seed="12"),
    by_hand(first="me"),
    by_hand(result="P2"),
    by_hand(**{"1 P1": "dance"}),
    by_hand(**{"1 P1": "", "1 P2": "inventory", "result": ""}) + "result: unfinished\n",
    forged(LINES, {"seat P4": "person Dora"}),
    forged(LINES, {"table": CLOCKED}, {"left": "soon later"}),
    in_json('"hash": "', '"hash": "0'),
    store_json(table_of("person", "simple")).splitlines()[0] + "\n",
    seen("players: 2", "players: two"),
    seen("told: ", "rumour\ntold: "),
    "",
    "{}\n",
]


def made() -> dict[str, Made]:
    """Every mistake by the code that it is known by."""
    found = {code: Made(typed) for code, typed in FLAGS.items()}
    for code, line in LINES_OF_A_POSITION.items():
        found[code] = Made(f"check {FILE}", f"{SCENARIO}{POSITION}{line}\nplay\n")
    for code, (position, step, exit_) in STEPS.items():
        found[code] = Made(f"check {FILE}", f"{SCENARIO}{POSITION}{position}play\n{step}\n", exit_)
    for code, record in RECORDS.items():
        found[code] = Made(f"verify {FILE}", record, 1)
    found["viewer"] = Made(f"replay {FILE}", seen("told: ", "told: "))
    found["header"] = Made(f"check {FILE}", "chess\n")
    found["scenario"] = Made(f"check {FILE}", f"{SCENARIO}weather: fine\n")
    return found
