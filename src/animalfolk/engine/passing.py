"""Cards that pass between players: who gives, who gets, and who sees which card it was."""

from __future__ import annotations

from animalfolk.engine import chance, company, prompts
from animalfolk.engine import events as tell
from animalfolk.engine.aliases import Card, Face, Mask, Prompt, Seat
from animalfolk.engine.faces import EVERYONE, FACE, NOTHING, OWNER, SEEN, own_face
from animalfolk.engine.searching import Searcher
from animalfolk.engine.seats import all_players, another, is_company, top_of_discard
from animalfolk.engine.visibility import left_before, passed, seen_again


class Passer(Searcher):
    """What a seat does with other players' cards."""

    def another(self) -> list[int]:
        """Whoever "another player" may be."""
        return another(self.g, self.seat)

    def pick_seat(self, seats: list[Seat], prompt: Prompt) -> int:
        """Ask for a player."""
        return self.ask(prompt, seats)

    def pick_seat_or_stop(self, seats: list[Seat], prompt: Prompt) -> int:
        """Ask for one more player, or no more."""
        return self.ask(prompt, [*seats, NOTHING])

    def with_discard(self) -> list[int]:
        """The other players who have a discard pile."""
        return [seat for seat in self.another() if top_of_discard(self.g, seat) != NOTHING]

    # hands

    def out_of_hand_before(self, seat: Seat, card: Card, seen: int) -> int:
        """Take a card out of a hand before these eyes only."""
        self.g.hands[seat].remove(card)
        left_before(self.g, seat, own_face(card), seen)
        return own_face(card)

    def take_random(self, seat: Seat) -> bool:
        """Take a random card of another's hand; only the two see it."""
        if is_company(self.g, seat):
            return company.take_random(self)
        face = self.random_out_of_hand(seat, 1 << seat | 1 << self.seat)
        if face == NOTHING:
            return False
        self.taken_from_hand(seat, self.seat, face)
        return True

    def random_out_of_hand(self, seat: Seat, seen: int) -> int:
        """Take a random card out of a hand before these eyes only; NOTHING if there is none."""
        if is_company(self.g, seat):
            depth = company.random_depth(self.g)
            return company.take_out(self.g, depth) if depth != NOTHING else NOTHING
        hand = self.g.hands[seat]
        if not hand:
            return NOTHING
        card = chance.pick(self.g, hand)
        return self.out_of_hand(seat, card) if seen == EVERYONE else self.out_of_hand_before(seat, card, seen)

    def eyes(self, giver: Seat, taker: Seat) -> int:
        """Who sees a card that passes between these two: they alone, or all where one of them is the Company."""
        open_ = is_company(self.g, giver) or is_company(self.g, taker)
        return EVERYONE if open_ else 1 << giver | 1 << taker

    def taken_from_hand(self, giver: Seat, taker: Seat, face: Face) -> None:
        """A card that has left one hand comes into another; only the two see it."""
        both = self.eyes(giver, taker)
        if is_company(self.g, taker):
            company.put_on_top(self.g, face)
        else:
            passed(self.g, giver, taker, both)
            self.into_hand(taker, face, both & ~(1 << taker))
        self.tell(tell.TOOK_FROM_HAND, taker, face, giver, both)

    def give(self, card: Card, seat: Seat) -> None:
        """Give a hand card to another player; only the two see it."""
        if is_company(self.g, seat):
            company.give(self, card, tell.GAVE)
            return
        both = 1 << seat | 1 << self.seat
        face = self.out_of_hand_before(self.seat, card, both)
        passed(self.g, self.seat, seat, both)
        self.into_hand(seat, face, 1 << self.seat)
        self.tell(tell.GAVE, self.seat, face, seat, both)

    def discard_random(self, seat: Seat) -> None:
        """A player discards a random card of the hand."""
        if is_company(self.g, seat):
            company.throw_away_random(self)
        elif self.g.hands[seat]:
            self.discard_from_hand(seat, chance.pick(self.g, self.g.hands[seat]))

    # decks

    def put_on_deck_of(self, seat: Seat, card: Card) -> None:
        """Put a hand card on top of another's deck, unseen by all others."""
        if card != NOTHING and is_company(self.g, seat):
            company.give(self, card, tell.PUT_ON_DECK_OF)
        elif card != NOTHING:
            mine = 1 << self.seat
            face = self.out_of_hand_before(self.seat, card, mine)
            passed(self.g, self.seat, seat, mine)
            self.g.decks[seat].append(face | mine << SEEN)
            self.tell(tell.PUT_ON_DECK_OF, self.seat, face, seat, mine)

    def draw_from_deck_of(self, seat: Seat) -> bool:
        """Draw the top card of another's deck into the own hand."""
        if is_company(self.g, seat):
            return company.take_active(self, tell.DREW_FROM_DECK_OF)
        if not self.has_deck(seat):
            return False
        card = self.g.decks[seat].pop()
        seen = card >> SEEN | 1 << self.seat
        passed(self.g, seat, self.seat, seen)
        self.into_hand(self.seat, card & FACE, seen)
        self.tell(tell.DREW_FROM_DECK_OF, self.seat, card & FACE, seat, seen)
        return True

    def discard_top(self, seat: Seat) -> None:
        """A player discards the top card of the deck (DECK-05)."""
        if is_company(self.g, seat):
            company.throw_away(self, 0)
        elif self.has_deck(seat):
            face = self.g.decks[seat].pop() & FACE
            seen_again(self.g, seat, face)
            self.g.discards[seat].append(face)
            self.tell(tell.DISCARDED, seat, face)

    def set_aside_from(self, seat: Seat, count: int) -> None:
        """Draw cards of a player's deck without placing them yet."""
        if is_company(self.g, seat):
            company.turn_up(self.g, count)
        for _ in range(count):
            if self.has_deck(seat):
                card = self.g.decks[seat].pop()
                seen = card >> SEEN | 1 << self.seat
                self.g.aside.append(card & FACE | seen << SEEN | seat << OWNER)
                self.tell(tell.SET_ASIDE_FROM_DECK_OF, self.seat, card & FACE, seat, seen)
        if is_company(self.g, seat):
            company.turn_up(self.g, 1)

    def set_aside_from_each(self) -> int:
        """Draw the top card of each player's deck; returns who gave one, as a mask."""
        givers = 0
        for seat in all_players(self.g, self.seat):
            count = len(self.g.aside)
            self.set_aside_from(seat, 1)
            if len(self.g.aside) > count:
                givers |= 1 << seat
        return givers

    def next_of(self, seats: int) -> int:
        """The first player of a mask, beginning with this seat, clockwise."""
        return next(seat for seat in all_players(self.g, self.seat) if seats >> seat & 1)

    def return_chosen(self, givers: Mask) -> None:
        """The cards chosen for these players go on their decks; for all others it may be any of those set aside."""
        g, mine = self.g, 1 << self.seat
        players = [seat for seat in all_players(g, self.seat) if givers >> seat & 1]
        taken, chosen = g.aside, g.laid
        g.aside, g.laid = [], []
        for card in taken:
            for seat in players:
                if not is_company(g, seat) and not is_company(g, card >> OWNER):
                    passed(g, card >> OWNER, seat, mine)
        for at, seat in enumerate(players):
            seen = mine | (self.who_concludes(players, taken, chosen, seat, False) if g.power else 0)
            if is_company(g, seat):
                company.put_on_top(g, chosen[at])
                seen = EVERYONE
            else:
                g.decks[seat].append(chosen[at] | seen << SEEN)
            self.tell(tell.PUT_ON_DECK_OF, self.seat, chosen[at], seat, seen)
        self.clear_up(taken)

    def who_concludes(self, players: list[int], taken: list[int], given: list[int], seat: Seat, in_hand: bool) -> int:
        """Who can tell what this player got when cards were shared out, as a mask.

        taken: the cards, with who saw them; given: what the players got, in hand or unseen on their decks. Whoever sees
        what all others got (the Company's lies open) knows this one if a card they saw has gone nowhere else.
        """
        found = 0
        for viewer in range(5):
            rest = [card & FACE for card in taken if card >> (SEEN + viewer) & 1]
            unsure = 0
            for at, player in enumerate(players):
                if not (in_hand and player == viewer) and not is_company(self.g, player):
                    unsure += 1
                elif given[at] in rest:
                    rest.remove(given[at])
            if rest and unsure == 1 and not (in_hand and viewer == seat):
                found |= 1 << viewer
        return found

    def clear_up(self, taken: list[int]) -> None:
        """Cards of players that may have gone to the Company openly: passages that they made are cleared up."""
        if self.g.unseen and self.g.power:
            for card in taken:
                if not is_company(self.g, card >> OWNER):
                    seen_again(self.g, card >> OWNER, card & FACE)

    def pick_thrown(self) -> int:
        """Ask which of the cards set aside is thrown away; if none can be, which goes back first (AUTOMA-15)."""
        spared = self.g.thrown and any(is_company(self.g, card >> OWNER) for card in self.g.aside)
        options: list[int] = []
        for card in self.g.aside:
            if card & FACE not in options:
                options.append(card & FACE)
        return self.ask(prompts.BACK_FIRST if spared else prompts.THROW_ONE, options)

    def aside_to_discard_of(self, seat: Seat) -> None:
        """What is left aside goes on a player's discard pile."""
        for face in [card & FACE for card in self.g.aside]:
            self.out_of_aside(face)
            if is_company(self.g, seat):
                company.put_back(self, face)
                continue
            seen_again(self.g, seat, face)
            self.g.discards[seat].append(face)
            self.tell(tell.DISCARDED, seat, face)

    # discard piles

    def take_top_of_discard(self, seat: Seat) -> None:
        """Take the top card of another's discard pile into the own hand."""
        if seat != NOTHING and is_company(self.g, seat):
            company.take_active(self, tell.TOOK_TOP_OF_DISCARD)
        elif seat != NOTHING:
            face = self.g.discards[seat].pop()
            self.into_hand(self.seat, face, EVERYONE)
            self.tell(tell.TOOK_TOP_OF_DISCARD, self.seat, face, seat)

    def exchange_piles(self) -> None:
        """Deck and discard pile change places; the old deck is turned over (contested ruling 10)."""
        g, seat = self.g, self.seat
        deck = [card & FACE for card in g.decks[seat]]
        deck.reverse()
        g.decks[seat], g.discards[seat] = g.discards[seat], deck
        for face in deck:
            if g.unseen:
                seen_again(g, seat, face)
        self.tell(tell.EXCHANGED_PILES, seat)
