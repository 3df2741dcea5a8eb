"""What concerns all players at once: whatever is taken is taken before anything is given."""

from __future__ import annotations

from animalfolk.engine import company, prompts
from animalfolk.engine import events as tell
from animalfolk.engine.aliases import Face, Mask, Seat
from animalfolk.engine.faces import FACE, NOTHING, OWNER, SEEN, own_face
from animalfolk.engine.reacting import Reactor
from animalfolk.engine.seats import all_players, is_company, neighbour, sides
from animalfolk.engine.visibility import everybody, look_at_hand, shared_out


class Sharer(Reactor):
    """What a seat sets going for everybody."""

    def all_players(self) -> list[int]:
        """Everybody, clockwise, beginning with this seat."""
        return all_players(self.g, self.seat)

    def neighbour(self, seat: Seat, side: int) -> Seat:
        """The next player that way."""
        return neighbour(self.g, seat, side)

    def pick_side(self) -> int:
        """Ask for left or right; two players have one neighbour each, and are not asked."""
        return self.ask(prompts.SIDE, sides(self.g))

    # the card being played

    @property
    def played(self) -> int:
        """The card being played: the last one on the schedule (TECH-03)."""
        return self.g.schedules[self.seat][-1]

    def out_of_play(self) -> int:
        """Take the card being played off the schedule; what it counted as is over."""
        return own_face(self.g.schedules[self.seat].pop())

    def put_played_on_deck(self) -> None:
        """The card being played goes on top of the own deck, for all to see."""
        face = self.out_of_play()
        self.g.decks[self.seat].append(face | everybody(self.g) << SEEN)
        self.tell(tell.PUT_PLAYED_ON_DECK, self.seat, face)

    # hands

    def look_at_hand(self, seat: Seat) -> None:
        """Look at another's hand; nobody else does."""
        if is_company(self.g, seat):
            company.look(self)
            return
        look_at_hand(self.g, self.seat, seat)
        both = 1 << seat | 1 << self.seat
        faces = sorted([own_face(card) for card in self.g.hands[seat]])
        for face in faces or [NOTHING]:
            self.tell(tell.LOOKED_AT_HAND, self.seat, face, seat, both)

    def take_random_all_round(self, side: int) -> None:
        """Each player takes a random card of the next hand that way; all are picked before any comes into a hand."""
        players = self.all_players()
        givers = [self.neighbour(seat, side) for seat in players]
        faces = [self.random_out_of_hand(givers[at], self.eyes(givers[at], seat)) for at, seat in enumerate(players)]
        for at, seat in enumerate(players):
            if faces[at] != NOTHING:
                self.taken_from_hand(givers[at], seat, faces[at])

    def set_aside_from_hands(self) -> int:
        """Take a random card of each hand, seen by its owner and this seat; returns who gave one, as a mask."""
        givers = 0
        for seat in self.all_players():
            seen = self.eyes(seat, self.seat)
            face = self.random_out_of_hand(seat, seen)
            if face != NOTHING:
                givers |= 1 << seat
                self.g.aside.append(face | seen << SEEN | seat << OWNER)
                self.tell(tell.SET_ASIDE_FROM_HAND_OF, self.seat, face, seat, seen)
        return givers

    @property
    def unchosen(self) -> list[int]:
        """The faces of the cards set aside that are not yet chosen for anybody."""
        rest = [card & FACE for card in self.g.aside]
        for face in self.g.laid:
            rest.remove(face)
        return rest

    def give_chosen(self, givers: Mask) -> None:
        """The cards chosen for these players come into their hands, each seen by its player and this seat."""
        g = self.g
        players = [seat for seat in self.all_players() if givers >> seat & 1]
        taken, given = g.aside, g.laid  # both in the order of the players
        g.aside, g.laid = [], []
        shared_out(g, [seat for seat in players if not is_company(g, seat)], self.seat)
        for at, seat in enumerate(players):
            seen = self.eyes(seat, self.seat)
            if is_company(g, seat):
                company.put_on_top(g, given[at])
            else:
                self.into_hand(seat, given[at], seen | self.who_concludes(players, taken, given, seat, True))
            self.tell(tell.GAVE_ONE, self.seat, given[at], seat, seen)
        self.clear_up(taken)

    # decks

    def with_deck(self) -> int:
        """Who has a deck to search, as a mask."""
        found = 0
        for seat in self.all_players():
            if self.g.decks[seat] and not is_company(self.g, seat):
                found |= 1 << seat
        return found

    def choose_from_deck(self, face: Face) -> None:
        """Take a card of the own deck, to come into the hand when all have chosen."""
        self.take_out_of_deck(face)
        self.g.aside.append(face | 1 << (SEEN + self.seat) | self.seat << OWNER)
        self.tell(tell.CHOSE_FROM_DECK, self.seat, face, sees=1 << self.seat)

    def keep_all_found(self) -> None:
        """What each player has found comes into their hand."""
        found = self.g.aside
        self.g.aside = []
        for card in found:
            seat = card >> OWNER
            self.into_hand(seat, card & FACE, 0)
            self.tell(tell.FOUND, seat, card & FACE, sees=1 << seat)
