"""TEAM: two against two."""

from __future__ import annotations

from collections import Counter

import pytest

from animalfolk import BadSetup, Game
from animalfolk.engine.errors import BadText, IllegalChoice
from animalfolk.engine.faces import JUNK, NAME, SET, SET_NUMBER
from animalfolk.engine.position import write
from animalfolk.engine.read_position import read
from animalfolk.engine.seats import all_players, another, opponents, partner_of, stall_of
from animalfolk.engine.view import pending
from tests.support.stalls import stall
from tests.support.table import SEED, expect, play, table, told

DECKS = ["macaws", "pandas", "squirrels", "raccoons"]
OTHERS = ["P2 hand: junk", "P4 hand: junk"]
SEATS = range(4)


def team(*lines: str, hold: tuple[int, ...] = (0, 2)) -> Game:
    """A table of two teams."""
    given = {line.partition(":")[0] for line in lines}
    others = [line for line in OTHERS if line.partition(":")[0] not in given]
    rules = [] if "rules" in given else ["rules: mode=teams"]
    return table("players: 4", *rules, *others, *lines, hold=hold)


def new_team_game(**options: int | str) -> Game:
    return Game.new(DECKS, players=4, mode="teams", seed=SEED, **options)  # type: ignore[arg-type]


# setting up


@pytest.mark.parametrize("players", [1, 2, 3, 5])
@pytest.mark.rule("TEAM-01")
def test_exactly_four_play_in_teams(players: int) -> None:
    with pytest.raises(BadSetup, match=f"teams of two: 4 can play, not {players}"):
        Game.new(DECKS, players=players, mode="teams")
    assert new_team_game().players == 4


@pytest.mark.parametrize("first", SEATS)
@pytest.mark.rule("TEAM-02")
def test_partners_sit_opposite_so_turns_alternate_between_teams(first: int) -> None:
    game = new_team_game(first=first)
    assert game.view(None)["teams"] == [[0, 2], [1, 3]]
    turns: list[int] = []
    while len(turns) < 5:
        if not turns or turns[-1] != game.view(None)["active"]:
            turns.append(game.view(None)["active"])
        game.answer("inventory" if "inventory" in game.options else "done")
    assert turns == [(first + step) % 4 for step in range(5)]
    assert all({turns[step] % 2, turns[step + 1] % 2} == {0, 1} for step in range(4))


@pytest.mark.rule("TEAM-03")
def test_four_decks_are_used() -> None:
    six = [*DECKS, "sloths", "foxes"]
    for count in (0, 3, 5, 6):
        with pytest.raises(BadSetup, match=f"teams of two: 4 players use 4 decks, not {count}"):
            Game.new(six[:count], players=4, mode="teams")
    assert len(new_team_game().view(None)["decks"]) == 4


@pytest.mark.rule("TEAM-04", "TEAM-05")
def test_each_starts_with_six_junk_24_in_all_stand_ins_among_them() -> None:
    g = new_team_game().peek()
    for seat in SEATS:
        cards = Counter(card & 127 for card in g.hands[seat] + g.decks[seat])
        assert (cards[JUNK], cards.total(), len(g.hands[seat])) == (6, 10, 5)
    assert (g.junk, g.junk_made) == (0, 0)  # all 24 are dealt, none had to be made besides
    faces = {card & 127 for zone in (*g.hands, *g.decks, g.market, g.market_deck) for card in zone} - {JUNK}
    assert {SET[face] for face in faces} == {SET_NUMBER[deck] for deck in DECKS}  # a stand-in is junk and nothing else


@pytest.mark.rule("TEAM-05")
def test_a_stand_in_thrown_away_comes_back_as_junk() -> None:
    game = team("P1 hand: shattered_relic junk", "P1 deck: cookies", "P3 hand: junk", "junk: 0")
    play(game, "P1: play shattered_relic")
    expect(game, "junk: 1", "bin:", "P1 hand: cookies")


# the stall


@pytest.mark.rule("TEAM-06")
def test_a_team_has_one_stall() -> None:
    game = team("P1 hand: cookies", "P3 hand: junk", "P1 stall: swift_broker", "P2 stall: loyal_partner")
    play(game, "P1: build")
    both = "swift_broker | cookies"
    expect(game, f"P1 stall: {both}", f"P3 stall: {both}", "P2 stall: loyal_partner", "P4 stall: loyal_partner")
    expect(game, "P1 next stack: 3", "P3 next stack: 3", "P2 next stack: 2", "P4 next stack: 2")
    for viewer in (*SEATS, None):
        stalls = [seat["stall"] for seat in game.view(viewer)["seats"]]
        assert stalls == [[["swift_broker"], ["cookies"]], [["loyal_partner"]]] * 2


@pytest.mark.rule("TEAM-06")
def test_a_position_has_the_stall_of_partners_once() -> None:
    game = team("P1 hand: cookies", "P3 hand: junk", "P1 stall: swift_broker", "P2 stall: loyal_partner")
    assert "P3 stall" not in game.position()
    assert "P4 stall" not in game.position()
    assert Game.from_position(game.position()) == game
    with pytest.raises(BadText, match="the stall of both partners as P1 stall"):
        team("P1 hand: cookies", "P3 stall: swift_broker")


@pytest.mark.rule("TEAM-07")
def test_the_stall_takes_ten_stacks_worth_1_to_10() -> None:
    assert new_team_game().view(0)["rules"]["stacks"] == 10
    for count in range(10):
        game = team("P1 hand: junk", "P3 hand: junk", stall(count), stall(9 - count, 2))
        expect(game, f"P1 next stack: {count + 1}", f"P3 next stack: {count + 1}", f"P4 next stack: {10 - count}")
    game = team("P1 hand: flashy_show spyglass", "P3 hand: junk", stall(8))
    play(game, "P1: build")
    expect(game, "winner: none")


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.rule("TEAM-08")
def test_the_first_team_with_ten_stacks_wins_at_once(seat: int) -> None:
    player, mates = f"P{seat + 1}", [seat % 2, seat % 2 + 2]
    hands = [f"P{other + 1} hand: junk" for other in SEATS if other != seat]
    lines = [stall(9, seat % 2 + 1), f"turn: 1 {player}", f"{player} hand: winter_is_coming accordion junk", *hands]
    game = team(*lines)
    play(game, f"{player}: build, winter_is_coming, accordion")
    assert game.winners == mates  # no further stack, no clean-up
    assert game.is_over
    assert told(game, None)[-2:] == [f"built {player} 10", f"won {player}"]
    assert game.view(1)["winners"] == mates
    assert Game.from_position(game.position()).winners == mates


# help


@pytest.mark.rule("TEAM-09")
def test_the_partner_may_add_one_card_or_more_of_the_own_hand() -> None:
    game = team("P1 hand: swift_broker junk", "P3 hand: swift_broker shattered_relic cookies", stall(3))
    play(game, "P1: ask, swift_broker")
    expect(game, "P3 asked: help", "P3 options: shattered_relic; cookies; done")
    one = game.clone()
    play(one, "P3: shattered_relic")
    expect(one, "P3 hand: swift_broker cookies", "P1 hand: junk", "P3 next stack: 5")
    play(game, "P3: cookies, swift_broker")
    expect(game, "P3 hand: shattered_relic", "P1 hand: junk")
    expect(game, "P1 stall: swift_broker | cookies | shattered_relic | swift_broker cookies swift_broker")


@pytest.mark.rule("TEAM-09")
def test_only_a_team_can_ask_and_only_a_partner_with_cards() -> None:
    assert "ask" in team("P1 hand: swift_broker", "P3 hand: junk", stall(3)).options
    assert "ask" not in team("P1 hand: swift_broker junk", stall(3)).options
    alone = table("players: 4", "P1 hand: swift_broker junk", "P3 hand: cookies", *OTHERS, stall(3))
    assert "ask" not in alone.options


@pytest.mark.rule("TEAM-09")
def test_what_can_be_asked_does_not_depend_on_the_partners_hand() -> None:
    hands = ["junk junk junk", "cookies swift_broker spyglass", "stashing_vendor empty_chest accordion"]
    seen = []
    for hand in hands:
        game = team("P1 hand: swift_broker cookies junk loyal_partner", f"P3 hand: {hand}", stall(5), hold=(0, 1, 2, 3))
        before = game.options
        play(game, "P1: ask")
        first = game.options
        play(game, "P1: loyal_partner")
        second = game.options
        play(game, "P1: junk, done")
        decision = game.decision
        assert decision is not None
        seen.append((before, first, second, decision.seat, decision.prompt, game.view(1), game.view(0)))
        assert "done" in game.options  # whoever plays at a table is asked, also with nothing to give
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("TEAM-10")
def test_the_partner_may_decline_and_then_nothing_has_been_used() -> None:
    game = team("P1 hand: swift_broker spyglass", "P3 hand: shattered_relic", "P1 deck: junk junk", stall(3))
    before = game.peek()
    events = play(game, "P1: ask, swift_broker")
    assert events == ["offered P1 swift_broker 1", "asked_help P1 2"]
    expect(game, "P3 asked: help", "P3 options: shattered_relic; done")
    assert play(game, "P3: done") == ["declined P3 0"]
    expect(game, "P1 asked: act", "P1 hand: swift_broker spyglass", "P1 next stack: 4", "P3 hand: shattered_relic")
    expect(game, "P1 offered: play swift_broker; build; inventory", "P1 not offered: ask")
    assert (game.peek().discards, game.peek().stalls) == (before.discards, before.stalls)


@pytest.mark.rule("TEAM-10")
def test_after_a_refusal_the_partner_is_asked_again_in_the_next_action_only() -> None:
    lines = ["P1 hand: swift_broker bold_haggler shattered_relic cookies", "P3 hand: shattered_relic spyglass"]
    game = team(*lines, "P1 deck: junk", stall(7), "dice: 2", "decks: macaws ocelots pandas squirrels")
    play(game, "P1: ask, cookies, swift_broker", "P3: done")
    expect(game, "P1 not offered: ask")
    assert Game.from_position(game.position()) == game
    play(game, "P1: use bold_haggler")  # a passive is no action
    expect(game, "P1 asked: act", "P1 not offered: ask")
    play(game, "P1: play shattered_relic; bold_haggler*#1")
    expect(game, "P1 asked: act", "P1 offered: ask")  # the bonus action is another one


@pytest.mark.rule("TEAM-10")
def test_a_request_that_nobody_can_meet_ends_by_itself_unless_the_seat_is_held() -> None:
    lines = ["P1 hand: swift_broker junk", "P3 hand: junk junk", stall(3)]
    game = team(*lines, hold=(0,))
    assert play(game, "P1: ask, swift_broker")[-1] == "declined P3 0"
    expect(game, "P1 asked: act")
    held = team(*lines, hold=(0, 2))
    play(held, "P1: ask, swift_broker")
    expect(held, "P3 asked: help", "P3 options: done")
    play(held, "P3: done")
    expect(held, "P1 asked: act", "P1 not offered: ask")


@pytest.mark.rule("TEAM-11")
def test_the_active_player_lays_at_least_one_card() -> None:
    lines = ["P1 hand: swift_broker loyal_partner", "P3 hand: spyglass", stall(3)]
    game = team(*lines)
    play(game, "P1: ask")
    expect(game, "P1 asked: offer", "P1 refused: done")
    play(game, "P1: loyal_partner; done")
    expect(game, "P3 asked: help", "P3 options: done")  # a spyglass would be a stack without any card of P1
    free = team(*lines, "rules: mode=teams team_build_min_active=0")
    play(free, "P1: ask, done", "P3: spyglass")
    expect(free, "P1 next stack: 5", "P1 hand: swift_broker loyal_partner", "P3 hand:")


@pytest.mark.rule("TEAM-12")
def test_both_partners_cards_are_of_one_set_and_worth_the_stack() -> None:
    game = team("P1 hand: cookies junk", "P3 hand: cookies prepaid_good spyglass junk junk", stall(3))
    play(game, "P1: ask, cookies")
    expect(game, "P3 options: cookies; done")
    expect(game, "P3 refused: prepaid_good; junk; spyglass; cookies, junk; junk, junk")


@pytest.mark.parametrize(
    ("own", "partners", "laid"),
    [
        ("cookies", "empty_chest prepaid_good", "empty_chest, prepaid_good"),  # the partner's mixes the sets
        ("cookies empty_chest", "prepaid_good", "prepaid_good"),
        ("junk stashing_vendor", "nostalgic_item junk", "nostalgic_item, junk"),  # the own lets junk in
        ("junk", "stashing_vendor accordion", "stashing_vendor, accordion-1"),
        ("cookies junk", "stashing_vendor empty_chest", "empty_chest, stashing_vendor"),
    ],
)
@pytest.mark.rule("TEAM-12")
def test_what_bends_a_stack_works_for_the_cards_of_both(own: str, partners: str, laid: str) -> None:
    game = team(f"P1 hand: {own} loyal_partner", f"P3 hand: {partners}", stall(5))
    play(game, f"P1: ask, {', '.join(own.split())}")
    expect(game, "P3 asked: help")
    play(game, f"P3: {laid}")
    expect(game, "P1 next stack: 7", "P1 hand: loyal_partner", "P3 hand:")


@pytest.mark.rule("TEAM-12")
def test_each_partners_cards_count_what_they_count_for_that_partner() -> None:
    lines = ["P1 hand: flashy_show swift_broker", "P3 hand: swift_broker cookies shattered_relic", stall(4)]
    game = team(*lines)
    play(game, "P1: play flashy_show", "P1: ask")
    expect(game, "P3 asked: help", "P3 options: shattered_relic; cookies; done")  # 2 by Flashy Show, so 3 are missing
    assert pending(game.view(2))["need"] == 3
    assert pending(game.view(2))["worth"] == [3, 2, None]
    assert "laid P3 shattered_relic 3" in play(game, "P3: shattered_relic")


@pytest.mark.rule("TEAM-12")
def test_a_discard_pile_is_the_contributors_own() -> None:
    piles = ["P1 discard: cookies", "P3 discard: spyglass"]
    game = team("P1 hand: swift_broker junk", "P3 hand: nostalgic_item empty_chest", *piles, stall(9))
    play(game, "P1: ask, swift_broker")
    expect(game, "P3 options: nostalgic_item; done", "P3 refused: nostalgic_item, empty_chest")
    play(game, "P3: nostalgic_item, empty_chest, discard:spyglass")
    expect(game, "winner: P1 P3", "P3 discard:", "P1 discard: cookies")
    mine = team("P1 hand: nostalgic_item junk", "P3 hand: spyglass stashing_vendor", *piles, stall(5))
    play(mine, "P1: ask")
    play(mine, "P1: nostalgic_item")
    expect(mine, "P1 offered: discard:cookies", "P1 not offered: discard:spyglass")
    play(mine, "P1: discard:cookies, done")
    expect(mine, "P3 options: stashing_vendor; done")  # no card of a discard pile for P3 by the partner's card
    play(mine, "P3: stashing_vendor")
    expect(mine, "P1 next stack: 7", "P1 discard:", "P3 discard: spyglass")


@pytest.mark.rule("TEAM-12")
def test_what_is_laid_for_the_partner_holds_no_more_of_the_discard_pile_than_its_cards_let_in() -> None:
    game = team(
        "P1 hand: nostalgic_item junk", "P3 hand: junk stashing_vendor", "P1 discard: cookies cookies", stall(9)
    )
    play(game, "P1: ask")
    expect(game, "P1 options: junk; discard:cookies; done", "P1 refused: discard:cookies, discard:cookies")
    both = team(
        "P1 hand: nostalgic_item nostalgic_item", "P3 hand: swift_broker", "P1 discard: junk junk junk", stall(8)
    )
    for choice in ["ask", "nostalgic_item", "discard:junk"]:
        both.answer(choice)
    expect(both, "P1 options: discard:junk; done")
    both.answer("discard:junk")
    expect(both, "P3 asked: help")  # two are let in, not three


@pytest.mark.parametrize("hand", ["nostalgic_item", "junk", "cookies"])
@pytest.mark.rule("TEAM-12")
def test_a_copying_card_of_the_partners_discard_pile_may_complete_a_stack_whatever_the_partner_holds(hand: str) -> None:
    decks = "decks: macaws pandas squirrels chameleons"
    lines = [
        "P1 hand: empty_chest swift_broker",
        f"P3 hand: {hand}",
        "P3 discard: flexible_shopkeeper",
        f"{stall(7)} | spyglass",
    ]
    game = team(*lines, decks)
    play(game, "P1: ask, empty_chest")
    expect(game, "P3 asked: help")
    helps = hand == "nostalgic_item"
    expect(game, f"P3 options: {'nostalgic_item; ' if helps else ''}done")


@pytest.mark.parametrize(("top", "may_ask"), [("spyglass", True), ("cookies", False)])
@pytest.mark.rule("TEAM-12", "CHAM-01")
def test_what_a_copying_card_of_the_discard_pile_counts_is_what_all_can_see(top: str, may_ask: bool) -> None:
    piles = ["P3 discard: reflection", f"P2 discard: {top}"]
    lines = ["P1 hand: empty_chest junk", "P3 hand: junk", *piles, stall(8)]
    game = team(*lines, "decks: macaws pandas squirrels chameleons", hold=(0,))
    assert ("ask" in game.options) == may_ask  # 2 + 3 + 4 is 9


@pytest.mark.rule("TEAM-12")
def test_what_no_help_could_complete_is_not_offered() -> None:
    alone = ["decks: macaws pandas raccoons sloths", "P3 hand: junk"]
    game = team("P1 hand: spyglass swift_broker loyal_partner junk", *alone, stall(9))
    play(game, "P1: ask")
    assert game.view(1)["offered"] == ["spyglass", "swift_broker"]  # a single card adds 5 at most: these, by themselves
    game = team("P1 hand: cookies prepaid_good junk", *alone, stall(4))
    play(game, "P1: ask")
    expect(game, "P1 options: cookies; prepaid_good", "P1 refused: cookies, prepaid_good; junk")
    game = team(
        "P1 hand: cookies prepaid_good junk", "P3 hand: junk", stall(4), "decks: macaws pandas squirrels sloths"
    )
    play(game, "P1: ask, cookies")
    expect(game, "P3 asked: help")
    game = team("P1 hand: spyglass junk", "P3 hand: junk junk", stall(3), "decks: macaws pandas sloths squirrels")
    play(game, "P1: ask")  # a complete stack needs no help: only junk, with a card that lets it in
    expect(game, "P3 asked: help")
    assert game.view(0)["offered"] == ["junk"]


@pytest.mark.rule("TEAM-13")
def test_a_helper_draws_in_the_own_clean_up_only() -> None:
    game = team("P1 hand: swift_broker", "P1 deck: junk junk junk junk junk", "P3 hand: shattered_relic junk", stall(3))
    play(game, "P1: ask", "P3: shattered_relic")
    expect(game, "P3 hand: junk", "P3 hand count: 1")
    play(game, "P1: end")
    expect(game, "P1 hand count: 5", "P3 hand: junk")


@pytest.mark.rule("TEAM-09", "TEAM-10")
def test_the_partner_can_be_asked_for_every_stack_of_a_chain() -> None:
    lines = [
        "P1 hand: winter_is_coming swift_broker loyal_partner",
        "P3 hand: stashing_vendor shattered_relic spyglass",
    ]
    game = team(*lines, stall(5))
    play(game, "P1: ask, winter_is_coming", "P3: stashing_vendor")
    expect(game, "P1 asked: build_again", "P1 options: ask; end")  # Winter's further stack is the active player's
    play(game, "P1: ask, swift_broker")
    expect(game, "P3 options: done")
    play(game, "P3: done")
    expect(game, "P1 asked: end_turn", "P1 next stack: 7")
    game = team(lines[0], "P3 hand: stashing_vendor shattered_relic spyglass cookies", stall(5))
    play(game, "P1: ask, winter_is_coming", "P3: stashing_vendor", "P1: ask, swift_broker", "P3: spyglass, cookies")
    expect(game, "P1 next stack: 8", "P1 hand: loyal_partner", "P3 hand: shattered_relic", "P1 asked: end_turn")


@pytest.mark.rule("TEAM-09")
def test_a_partners_winter_gives_the_active_player_a_further_stack() -> None:
    game = team("P1 hand: stashing_vendor accordion empty_chest", "P3 hand: winter_is_coming", stall(5))
    play(game, "P1: ask, stashing_vendor", "P3: winter_is_coming")
    expect(game, "P1 asked: build_again", "P1 options: build; end")
    play(game, "P1: build, accordion, empty_chest")
    expect(game, "P1 next stack: 8")


@pytest.mark.rule("TEAM-09", "TEAM-14")
def test_others_react_to_a_stack_of_both_the_helper_too() -> None:
    hands = ["P1 hand: swift_broker extra_remarks", "P3 hand: cookies extra_remarks", "P4 hand: extra_remarks"]
    piles = [f"P{number} discard: junk" for number in (1, 2, 3, 4)]
    game = team(*hands, *piles, stall(2), "decks: macaws owls pandas squirrels")
    play(game, "P1: ask, swift_broker", "P3: cookies")
    expect(game, "P3 asked: react")
    play(game, "P3: extra_remarks")
    expect(game, "P3 deck: junk", "P4 asked: react")
    play(game, "P4: done")
    expect(game, "P1 asked: end_turn", "P1 deck:")


@pytest.mark.rule("TEAM-12")
def test_a_copy_is_seen_from_its_contributors_seat() -> None:
    hands = ["P1 hand: swift_broker junk", "P3 hand: reflection junk"]
    piles = ["P1 discard: cookies", "P3 discard: spyglass", "P2 discard: junk", "P4 discard: junk"]
    game = team(*hands, *piles, stall(2), "decks: macaws chameleons pandas squirrels")
    play(game, "P1: ask, swift_broker")
    expect(game, "P3 options: reflection=cookies; done")  # P1's discard pile is another player's for P3
    assert play(game, "P3: reflection=cookies")[:2] == ["helped P3 0", "copied P3 reflection cookies"]
    expect(game, "P3 stall: swift_broker | cookies | swift_broker reflection")


@pytest.mark.rule("TEAM-10")
def test_a_copy_that_was_offered_in_vain_is_not_bound() -> None:
    game = team(
        "P1 hand: seeing_doubles shattered_relic junk", "P3 hand: spyglass", "P2 discard: junk", stall(6),
        "decks: macaws chameleons pandas squirrels",
    )  # fmt: skip
    play(game, "P1: ask, seeing_doubles=shattered_relic, done")
    assert "shown P1 shattered_relic 1" in told(game, 1)
    assert game.view(3)["offered"] == ["seeing_doubles=shattered_relic"]
    expect(game, "P2 knows P1 hand: seeing_doubles shattered_relic")
    play(game, "P3: done")
    expect(game, "P1 hand: seeing_doubles shattered_relic junk")
    assert game.view(3)["offered"] == []


# who is meant


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.rule("TEAM-14", "TEAM-16", "TEAM-17")
def test_how_the_words_of_the_cards_are_meant(seat: int) -> None:
    g = new_team_game().peek()
    left, mate, right = ((seat + step) % 4 for step in (1, 2, 3))
    assert partner_of(g, seat) == mate
    assert opponents(g, seat) == [left, right]
    assert another(g, seat) == [left, mate, right]
    assert all_players(g, seat) == [seat, left, mate, right]
    assert stall_of(g, seat) == stall_of(g, mate) != stall_of(g, left)


@pytest.mark.rule("TEAM-14")
def test_another_player_may_be_the_partner() -> None:
    game = team("P1 hand: rotten_food junk", "P3 hand: junk")
    play(game, "P1: play rotten_food")
    expect(game, "P1 options: P2; P3; P4")
    play(game, "P1: P3")
    expect(game, "P3 deck: junk")


@pytest.mark.rule("TEAM-15", "TEAM-17")
def test_opponents_are_the_other_team() -> None:
    decks = [f"P{number} deck: cookies cookies cookies" for number in (1, 2, 3, 4)]
    game = team("P1 hand: little_villain junk", "P3 hand: junk", *decks)
    play(game, "P1: play little_villain")
    for number, left in ((1, 3), (2, 1), (3, 3), (4, 1)):
        expect(game, f"P{number} deck count: {left}")


@pytest.mark.rule("TEAM-16")
def test_all_players_are_everybody() -> None:
    piles = [f"P{number} discard: cookies junk spyglass" for number in (1, 2, 3, 4)]
    game = team("P1 hand: rumours junk", "P3 hand: junk", *piles)
    play(game, "P1: play rumours")
    for number in (1, 2, 3, 4):
        expect(game, f"P{number} deck: junk cookies")


@pytest.mark.rule("TEAM-18")
def test_partners_have_no_channel_of_their_own() -> None:
    game = team("P1 hand: swift_broker junk", "P3 hand: shattered_relic cookies", "P3 deck: junk", stall(3))
    play(game, "P1: ask, swift_broker", "P3: done", "P1: inventory, done")
    for viewer, mate in ((0, 2), (2, 0), (1, 3), (3, 1)):
        seen = game.view(viewer)
        assert "hand" not in seen["seats"][mate]
        assert not any(seen["seats"][mate]["deck_top"])
    heard = [game.events(seat) for seat in (0, 1, 2, 3, None)]
    public = [[event for event in events if event["event"] != "drew"] for events in heard]
    assert public[0] == public[1] == public[2] == public[3] == public[4]  # of a request all hear the same
    assert [event["event"] for event in public[0]].count("declined") == 1


@pytest.mark.rule("TEAM-18")
def test_the_partners_choice_is_hidden_from_the_one_who_asks_until_it_is_complete() -> None:
    game = team("P1 hand: swift_broker junk", "P3 hand: swift_broker shattered_relic cookies swift_broker", stall(5))
    play(game, "P1: ask, swift_broker")
    before = [game.view(viewer) for viewer in (0, 1, 3, None)]
    play(game, "P3: shattered_relic")
    expect(game, "P3 asked: help")
    assert [game.view(viewer) for viewer in (0, 1, 3, None)] == before
    assert pending(game.view(2))["chosen"] == ["shattered_relic"]


@pytest.mark.rule("TEAM-19")
def test_acorn_leaves_the_own_teams_stall_alone() -> None:
    lines = ["turn: 1 P3", "P1 hand: junk", "P3 hand: acorn junk", "P1 stall: swift_broker"]
    game = team(*lines)
    play(game, "P3: play acorn")
    expect(game, "P3 asked: act", "P3 discard: acorn", "P1 stall: swift_broker")
    game = team(*lines, "P2 stall: loyal_partner | prepaid_good")
    play(game, "P3: play acorn")
    expect(game, "P3 options: P2.1:loyal_partner; P2.2:prepaid_good")


@pytest.mark.rule("TEAM-20")
def test_scary_gunfight_costs_the_partner_nothing() -> None:
    game = team("market: - - - - cookies", "P1 hand: scary_gunfight junk", "P3 hand: junk")
    play(game, "P1: play scary_gunfight")
    expect(game, "P1 price +0: 2", "P2 price +0: 4", "P3 price +0: 2", "P4 price +0: 4")


@pytest.mark.rule("TEAM-21")
def test_nuisance_cannot_be_aimed_at_the_partner() -> None:
    game = team("P1 hand: nuisance junk", "P3 hand: junk")
    play(game, "P1: play nuisance")
    expect(game, "P1 options: P2; P4; done")


@pytest.mark.rule("TEAM-22")
def test_only_an_opponent_guesses_for_blindfold() -> None:
    game = team("P1 hand: blindfold junk", "P3 hand: junk")
    play(game, "P1: play blindfold")
    expect(game, "P1 options: P2; P4", "P1 refused: P3")


# texts


def test_a_request_can_be_written_down_and_read_at_each_of_its_decisions() -> None:
    hands = ["P1 hand: shattered_relic swift_broker", "P3 hand: swift_broker shattered_relic cookies swift_broker"]
    game = team(*hands, stall(7))
    for player, answer in ((0, "ask"), (0, "shattered_relic"), (0, "done"), (2, "shattered_relic"), (2, "cookies")):
        game.answer(answer, player)
        assert read(write(game.peek())) == game.peek()
    assert "offered" not in game.position()


def test_a_record_of_a_team_game_names_both_winners() -> None:
    game = team("P1 hand: flashy_show spyglass junk", "P3 hand: swift_broker", stall(9))
    play(game, "P1: ask, flashy_show, spyglass", "P3: swift_broker")
    assert game.record().endswith("result: P1, P3\n")


def test_a_refused_help_changes_nothing() -> None:
    game = team("P1 hand: swift_broker junk", "P3 hand: cookies shattered_relic", stall(3))
    play(game, "P1: ask, swift_broker")
    before = game.peek()
    with pytest.raises(IllegalChoice):
        game.answer(["cookies"], 2)
    assert game.peek() == before
    assert NAME[before.offered[0]] == "swift_broker"
