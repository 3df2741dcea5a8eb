"""A position as text: what docs/notation.md describes. `read(write(g)) == g`, at any decision."""

from __future__ import annotations

from animalfolk.engine.aliases import Card, Seat
from animalfolk.engine.chance import DICE, PLAYER
from animalfolk.engine.faces import FACE, FROM_MARKET, NAME, NOTHING, OWNER, SEEN, SETS, SPECTATOR, STACK, STACKS
from animalfolk.engine.flow import ACTION, CLEAN_UP
from animalfolk.engine.frame_text import frames_text
from animalfolk.engine.hold import EVEN, PAUSED
from animalfolk.engine.notes import ANSWERED, KIND, KNOWN, arrived, doer, is_arrival
from animalfolk.engine.notes import KINDS as KIND_NAMES
from animalfolk.engine.options import card_text, name_text, stack_card_text
from animalfolk.engine.pending import is_at_action, is_at_clean_up
from animalfolk.engine.rules import FORMAT, Rules
from animalfolk.engine.seats import is_company, stall_of
from animalfolk.engine.state import APART, STREAMS, State, blank
from animalfolk.engine.values import EVERY_CARD, KINDS

HEADER = f"animalfolk position {FORMAT}"
MOMENTS = ["clean-up", "action", "start"]
NO_SEED = "0" * 32
EVENLY = "evenly"
STOPS = "paused"


def write(g: State) -> str:
    """The position as text, ending in a newline."""
    lines = [HEADER, "decks: " + " ".join(SETS[folk] for folk in g.sets), *_rules(g.rules)]
    if g.seed != NO_SEED:
        lines.append(f"seed: {g.seed}")
    if any(g.counts):
        lines.append("counts: " + _numbers(g.counts))
    lines.append(f"turn: {g.turn} P{g.seat + 1}")
    lines.append("market: " + " ".join("-" if face == NOTHING else NAME[face] for face in reversed(g.market)))
    lines += _some("market deck", [_hidden(card) for card in reversed(g.market_deck)])
    lines += _some("bin", [NAME[face] for face in reversed(g.bin)])
    lines.append(f"junk: {g.junk}" + (f" made {g.junk_made}" if g.junk_made else ""))
    for seat in range(g.rules.seats):
        lines += _seat(g, seat)
    lines += _some("aside", [_aside(card) for card in g.aside])
    lines += _some("laid", [stack_card_text(choice) for choice in g.laid])
    lines += _some("offered", [stack_card_text(choice) for choice in g.offered])
    lines += _some("unseen", [_passage(entry) for entry in g.unseen])
    if g.groups != [APART] * 5:
        lines.append("groups: " + " ".join(f"{group:05o}" for group in g.groups))
    lines += _some("alterations", [_alteration(g.alterations[at : at + 4]) for at in range(0, len(g.alterations), 4)])
    lines += _some("noted", [_note(entry) for entry in g.noted])
    lines += _script(g.script)
    lines += _moment(g)
    return "\n".join(lines) + "\n"


def _rules(rules: Rules) -> list[str]:
    """The players, and what differs from the usual rules."""
    lines = [f"players: {rules.players}"]
    changed = rules.changed()
    return lines + (["rules: " + " ".join(changed)] if changed else [])


def _some(key: str, texts: list[str]) -> list[str]:
    return [f"{key}: {' '.join(texts)}"] if texts else []


def _numbers(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


def _seat(g: State, seat: Seat) -> list[str]:
    """The zones of one player that hold something."""
    name = f"P{seat + 1}"
    if is_company(g, seat):
        return _company(g, name)
    lines = _some(f"{name} hand", [card_text(card) for card in g.hands[seat]])
    lines += _some(f"{name} deck", [_hidden(card) for card in reversed(g.decks[seat])])
    lines += _some(f"{name} discard", [NAME[face] for face in reversed(g.discards[seat])])
    lines += _some(f"{name} schedule", [card_text(card) for card in g.schedules[seat]])
    lines += _some(f"{name} known", [_hidden(entry) for entry in g.known[seat]])
    lines += [f"{name} gold: {g.gold[seat]}"] if g.gold and g.gold[seat] else []
    stacks = [stack_text(g, seat, number) for number in range(1, g.stacks[seat] + 1)]  # partners: the first one's
    return lines + ([f"{name} stall: {' | '.join(stacks)}"] if stacks else [])


def _company(g: State, name: str) -> list[str]:
    """The Company's deck, and what else is known of it."""
    is_open = g.rules.open_company_deck
    deck = [NAME[card & FACE] if is_open else _hidden(card) for card in reversed(g.decks[g.rules.company])]
    lines = _some(f"{name} deck", deck)
    if g.stacks[g.rules.company]:
        lines.append(f"{name} purchases: {g.stacks[g.rules.company]}")
    lines += [f"power: {g.power}"] if g.power != blank(g.rules, [], NO_SEED).power else []
    lines += ["thrown: yes"] if g.thrown else []
    lines += [f"lead: P{g.lead + 1}"] if g.lead else []
    return lines + _some("removed", [NAME[face] for face in g.removed])


def stack_text(g: State, seat: Seat, number: int) -> str:
    """The cards of one stack."""
    return " ".join(name_text(card) for card in g.stalls[stall_of(g, seat)] if card >> STACK & STACKS == number)


def mask_text(mask: int) -> str:
    """Those who know a card: the numbers of the players, w for those who watch."""
    return "".join("w" if seat == SPECTATOR else str(seat + 1) for seat in range(5) if mask >> seat & 1)


def hold_text(hold: int) -> str:
    """The seats that are held, whether evenly, and whether the turn stops before the market is filled."""
    return mask_text(hold) + (f" {EVENLY}" if hold & EVEN else "") + (f" {STOPS}" if hold & PAUSED else "")


def _hidden(entry: int) -> str:
    """A card of a hidden zone, with who knows it."""
    mask = entry >> SEEN & 31
    return NAME[entry & FACE] + (f"@{mask_text(mask)}" if mask else "")


def _aside(card: Card) -> str:
    return f"{_hidden(card)}/{'market' if card & FROM_MARKET else 'deck'}{(card >> OWNER) + 1}"


def _passage(entry: int) -> str:
    return f"{NAME[entry & FACE]}/{(entry >> SEEN & 3) + 1}@{mask_text(entry >> (SEEN + 2))}"


def _alteration(four: list[int]) -> str:
    kind, amount, seat, mark = four
    return f"{KINDS[kind]}/{amount}/P{seat + 1}/{'all' if mark == EVERY_CARD else f'#{mark}'}"


def _note(entry: int) -> str:
    """What was noted: its kind, who did it, of an arrival the card and who knows it, and whether it is answered."""
    text = f"{KIND_NAMES[entry & KIND]}/P{doer(entry) + 1}"
    if is_arrival(entry):
        text += f"/{NAME[arrived(entry)]}@{mask_text(entry >> KNOWN & 31)}"
    return text + ("!" if entry & ANSWERED else "")


def stream_name(stream: int) -> str:
    """How a stream is written in a script."""
    if stream < DICE:
        return f"shuffle P{stream}" if stream >= PLAYER else "shuffle market"
    return "dice" if stream == DICE else "picks"


def _script(script: list[list[int]]) -> list[str]:
    """Scripted chance: a line for each shuffle, one for all rolls, one for all picks."""
    lines: list[str] = []
    for stream in range(STREAMS):
        rest = script[stream]
        if stream == DICE:
            lines += _some("dice", [str(number) for number in rest])
            continue
        while rest and stream < DICE:
            lines.append(f"{stream_name(stream)}: " + " ".join(NAME[face] for face in rest[1 : 1 + rest[0]]))
            rest = rest[1 + rest[0] :]
        lines += _some("picks", [NAME[face] for face in rest])
    return lines


def _moment(g: State) -> list[str]:
    """Where in the turn the game is: a word where one says it all, else the frames."""
    lines = [f"hold: {hold_text(g.hold)}"] if g.hold else []
    if g.winner != NOTHING:
        return [*lines, f"winner: P{g.winner + 1}"]
    if is_at_action(g):
        return [*lines, f"moment: {MOMENTS[ACTION]}"]
    if is_at_clean_up(g):
        return [*lines, f"moment: {MOMENTS[CLEAN_UP]}"]
    if g.cause != NOTHING:
        lines.append(f"cause: {NAME[g.cause]}")
    return [*lines, f"frames: {frames_text(g)}"]
