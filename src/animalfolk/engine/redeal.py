"""Another game that a seat cannot tell from the real one: what it does not know is dealt anew.

Unknown cards lie in pools: each player's hand and deck, and the market deck. A pool's faces are put in order and
dealt by the redeal's own seed, so the result depends on what the seat knows and on that seed alone. A card that
passed unseen from the market deck into a hand is first put back in thought, then a random one makes the passage.
A card chosen in secret, whose value somebody else is asked, is chosen anew from the hand as it was dealt.
"""

from __future__ import annotations

from hashlib import blake2b

from animalfolk.engine import prompts
from animalfolk.engine.aliases import Card, Seat
from animalfolk.engine.chance import PICKS, check_seed, pick, shuffle
from animalfolk.engine.copying import in_use
from animalfolk.engine.faces import FACE, FROM_MARKET, JUNK, NOTHING, OWNER, SEEN, SPECTATOR, own_face
from animalfolk.engine.notes import CARD, KNOWN, doer, is_arrival
from animalfolk.engine.run import run
from animalfolk.engine.state import STREAMS, State
from animalfolk.engine.visibility import MARKET, group_of, is_concealed, known_in_hand, knows, sees_hand


def redeal(g: State, viewer: Seat, seed: str) -> State:
    """A copy in which all that the viewer does not know is dealt anew, ready to be played on."""
    copy = deal_anew(g, viewer, seed)
    if copy.who not in (NOTHING, viewer):
        ask_again(copy)
    return copy


def ask_again(g: State) -> None:
    """State the decision at hand once more; a choice that nobody has seen yet begins anew."""
    if prompts.ROWS[g.prompt].private:
        g.laid = []
        g.frames.pop()
        g.frames[-1].restart()
    else:
        g.frames[-1].ask_again()
    run(g, NOTHING, None)


def deal_anew(g: State, viewer: Seat, seed: str) -> State:
    """The copy, with the decision as it stands."""
    copy = g.clone()
    copy.seed = blake2b(b"redeal", key=check_seed(seed).encode(), digest_size=16).hexdigest()
    copy.counts = [0] * STREAMS
    copy.script = [[] for _ in range(STREAMS)]
    copy.hold = 0
    pools = [_pool(g, viewer, seat) for seat in range(g.rules.seats)]
    pools.append([card & FACE for card in g.market_deck if not knows(card, viewer)])
    _pass_anew(copy, viewer, pools)
    mixed = _mixed(copy, viewer, pools)
    for seat in range(g.rules.seats):
        _deal(copy, viewer, seat, mixed[group_of(copy, viewer, seat)])
    market = mixed[group_of(copy, viewer, MARKET)]
    _deal_pile(copy.market_deck, viewer, market)
    _deal_aside(copy, viewer, mixed)
    _arrive_anew(copy, viewer)
    if copy.who != NOTHING and is_concealed(copy, viewer):
        seat = copy.frames[-1].seat
        copy.laid = [pick(copy, in_use(copy, seat, copy.hands[seat]))]
    return copy


def _arrive_anew(g: State, viewer: Seat) -> None:
    """Of cards that came into a hand unseen, any of that hand may be the one."""
    for place, entry in enumerate(g.noted):
        if is_arrival(entry) and not entry >> (KNOWN + viewer) & 1:
            hand = sorted([own_face(card) for card in g.hands[doer(entry)]])
            shuffle(g, PICKS, hand)
            g.noted[place] = entry & ~(FACE << CARD) | (hand[0] if hand else JUNK) << CARD


def _mixed(g: State, viewer: Seat, pools: list[list[Card]]) -> list[list[int]]:
    """The pools by group, shuffled: what the viewer cannot tell apart is one pool."""
    mixed: list[list[int]] = [[] for _ in range(5)]
    for seat in range(g.rules.seats):
        mixed[group_of(g, viewer, seat)] += pools[seat]
    mixed[group_of(g, viewer, MARKET)] += pools[-1]
    for pool in mixed:
        pool.sort()
        shuffle(g, PICKS, pool)
    return mixed


def _pool(g: State, viewer: Seat, seat: Seat) -> list[int]:
    """The faces among a player's cards that the viewer cannot place."""
    pool = [card & FACE for card in g.decks[seat] if not knows(card, viewer)]
    pool += [card & FACE for card in g.aside if _hidden_aside(card, viewer, seat)]
    if not sees_hand(g, viewer, seat):
        pool += [own_face(card) for card in g.hands[seat]]
        for face in known_in_hand(g, viewer, seat):
            pool.remove(face)
    return pool


def _hidden_aside(card: Card, viewer: Seat, seat: Seat) -> bool:
    return not knows(card, viewer) and not card & FROM_MARKET and card >> OWNER == seat


def _pass_anew(g: State, viewer: Seat, pools: list[list[Card]]) -> None:
    """Let other cards make the passages that the viewer did not see."""
    market = pools[-1]
    market += [card & FACE for card in g.aside if card & FROM_MARKET and not knows(card, viewer)]
    owners: list[int] = []
    seen: list[int] = []
    for entry in g.unseen:
        face, owner = entry & FACE, entry >> SEEN & 3
        if not entry >> (SEEN + 2 + viewer) & 1:
            seen.append(entry)
        elif face in pools[owner]:
            pools[owner].remove(face)
            market.append(face)
            owners.append(entry & ~FACE)
    for pool in pools:
        pool.sort()
    shuffle(g, PICKS, market)
    for entry in owners:
        face = market.pop()
        pools[entry >> SEEN & 3].append(face)
        seen.append(entry | face)
    g.unseen = seen
    for pool in pools:
        pool.sort()


def _deal(g: State, viewer: Seat, seat: Seat, pool: list[Card]) -> None:
    """Fill a player's hidden places from the pool; open cards of the hand come first."""
    _deal_pile(g.decks[seat], viewer, pool)
    if sees_hand(g, viewer, seat):
        return
    open_cards = sorted(card for card in g.hands[seat] if card > FACE)
    known = known_in_hand(g, viewer, seat)
    for card in open_cards:
        known.remove(own_face(card))
    count = len(g.hands[seat]) - len(open_cards) - len(known)
    g.hands[seat] = open_cards + sorted(known) + [pool.pop() for _ in range(count)]
    g.known[seat] = [_as_known(entry, viewer) for entry in g.known[seat] if entry >> (SEEN + viewer) & 1]


def _as_known(entry: int, viewer: Seat) -> int:
    """What everybody saw stays so; of other knowledge the viewer is sure of its own only."""
    return entry if entry >> (SEEN + SPECTATOR) & 1 else entry & FACE | 1 << (SEEN + viewer)


def _deal_pile(pile: list[Card], viewer: Seat, pool: list[Card]) -> None:
    for place, card in enumerate(pile):
        if not knows(card, viewer):
            pile[place] = card & ~FACE | pool.pop()


def _deal_aside(g: State, viewer: Seat, pools: list[list[Card]]) -> None:
    for place, card in enumerate(g.aside):
        if not knows(card, viewer):
            holder = MARKET if card & FROM_MARKET else card >> OWNER
            g.aside[place] = card & ~FACE | pools[group_of(g, viewer, holder)].pop()
