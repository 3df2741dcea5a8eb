"""The verbs of cards that ask more than once, written as generators and run as the frames in generated/verbs.py."""

from __future__ import annotations

from animalfolk.engine import prompts
from animalfolk.engine.aliases import Discarded, Flag, Mask, Prompt, Seat
from animalfolk.engine.declare import Effect
from animalfolk.engine.faces import NOTHING
from animalfolk.engine.flow import build_further
from animalfolk.engine.turn import Turn


def discard_hand(turn: Turn) -> Effect:
    """Discard the whole hand, in the order its owner likes (TECH-13)."""
    while turn.hand:
        card = yield turn.pick(turn.hand, prompts.ORDER)
        turn.discard(card)


def put_back(turn: Turn) -> Effect:
    """Put what was set aside on top of the own deck, in the order its owner likes."""
    while turn.aside:
        card = yield turn.pick(turn.aside, prompts.RETURN)
        turn.put_on_deck(card)


def throw_away_rest(turn: Turn) -> Effect:
    """Throw away what was set aside, in the order its owner likes."""
    while turn.aside:
        card = yield turn.pick(turn.aside, prompts.THROW_ORDER)
        turn.throw_away_aside(card)


def throw_away_market(turn: Turn) -> Effect:
    """Throw away every card of the market, in the order its thrower likes."""
    while turn.market:
        card = yield turn.pick(turn.market, prompts.THROW_ORDER)
        turn.throw_away_from_market(card)


def discard_cards(turn: Turn, count: int) -> Effect:
    """Discard so many cards of the hand, or all, in the order they land."""
    while count and turn.hand:
        card = yield turn.pick(turn.hand, prompts.DISCARD_ONE)
        turn.discard(card)
        count -= 1


def throw_away_slots(turn: Turn, count: int) -> Effect:
    """Throw away so many cards of the market, or all, in the order their thrower likes."""
    while count and turn.market:
        slot = yield turn.pick_slot(prompts.THROW_SLOT)
        turn.throw_away_slot(slot)
        count -= 1


def exchange_with_deck(turn: Turn, count: int) -> Effect:
    """Exchange cards of the hand for cards of the own deck, as many as both have."""
    turn.look_through_deck()
    count = turn.most_exchanged(count)
    left: int = count
    while left:
        card = yield turn.pick(turn.deck, prompts.SEARCH)
        turn.set_aside_found(card)
        left -= 1
    while count:
        card = yield turn.pick(turn.hand, prompts.PUT_IN_DECK)
        turn.put_in_deck(card)
        count -= 1
    turn.keep_found()


def choose_opponents(turn: Turn, most: int) -> Effect:
    """Choose up to so many opponents; returns them as a mask."""
    chosen: Mask = 0
    while most:
        seat = yield turn.pick_seat_or_stop(turn.opponents_but(chosen), prompts.MAY_PLAYER)
        if seat == NOTHING:
            return chosen
        chosen |= 1 << seat
        most -= 1
    return chosen


def return_to_each(turn: Turn, givers: Mask) -> Effect:
    """Put one of the cards set aside on each of these players' decks, as their holder likes."""
    yield from choose_gifts(turn, givers, prompts.GIVE_BACK)
    turn.return_chosen(givers)


def each_finds(turn: Turn) -> Effect:
    """Each player who has a deck takes a card of it; they come into the hands when all have chosen."""
    waiting: Mask = turn.with_deck()
    while waiting:
        player: Seat = turn.next_of(waiting)
        yield from choose_from_deck(turn.of(player))
        waiting &= ~(1 << player)
    turn.keep_all_found()


def choose_from_deck(turn: Turn) -> Effect:
    """Search the own deck for a card, to take it later."""
    turn.look_through_deck()
    card = yield turn.pick(turn.deck, prompts.SEARCH)
    turn.choose_from_deck(card)


def each_takes(turn: Turn, side: Flag) -> Effect:
    """Each player takes a card of the market, as long as there are any, beginning here and going that way."""
    player: Seat = turn.seat
    left: int = len(turn.all_players())
    while left:
        if turn.is_company(player):
            turn.take_for_company()
        else:
            yield from take_one(turn.of(player))
        player = turn.neighbour(player, side)
        left -= 1


def take_one(turn: Turn) -> Effect:
    """Take a card of the market."""
    slot = yield turn.pick_slot(prompts.TAKE)
    turn.take(slot)


def give_to_each(turn: Turn, givers: Mask) -> Effect:
    """Give one of the cards set aside to each of these players, as their holder likes."""
    yield from choose_gifts(turn, givers, prompts.GIVE_ONE)
    turn.give_chosen(givers)


def choose_gifts(turn: Turn, waiting: Mask, prompt: Prompt) -> Effect:
    """Choose one of the cards set aside for each of these players; nothing moves until all are chosen."""
    while waiting:
        card = yield turn.pick(turn.unchosen, prompt)
        turn.lay(card)
        waiting &= ~(1 << turn.next_of(waiting))


def build_alone(turn: Turn) -> Effect:
    """Build the card set aside as a stack of its own, and what it gives; throw it away if it cannot be one."""
    choice = yield turn.ask_alone()
    if choice == NOTHING:
        turn.throw_away_aside(turn.aside[0])
        return
    extra = turn.place_alone(choice)
    if extra:
        yield from build_further(turn, extra)


def recover_more_junk(turn: Turn, most: int) -> Effect:
    """Take up to so many further junk cards of the own discard pile, after one that was named by its place."""
    while most:
        choice = yield turn.pick_junk(most)
        most = most - 1 if turn.recover_junk(choice) else 0


def let_guess(turn: Turn, player: Seat) -> Effect:
    """Choose a hand card in secret; a player guesses its value, then it is shown; returns whether that was right."""
    card = yield turn.pick(turn.usable, prompts.CONCEAL)
    turn.lay(card)
    if turn.is_company(player):
        guess = turn.guess_for_company()
    else:
        guess = yield turn.ask_guess(player)
    return turn.show_guessed(player, guess)


def name_value(turn: Turn) -> Effect:
    """Say what the card counts that was shown and not guessed."""
    amount = yield turn.pick_number(1, 5, prompts.SET_VALUE)
    turn.set_shown(amount)


def swap_for_discarded(turn: Turn) -> Effect:
    """Swap an animalfolk card of the hand for a card of the own discard pile."""
    other: Discarded = yield turn.pick_to_swap(prompts.SWAP_OUT)
    card = yield turn.pick(turn.animalfolk, prompts.SWAP_IN)
    turn.swap_with_discard(card, other)
