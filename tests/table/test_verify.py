"""What a record is, said in a few words; and what one seat's record holds, and holds back."""

from __future__ import annotations

import re

import pytest

from animalfolk import BadText, read_record
from animalfolk.game.expect import event_texts
from animalfolk.table import Seat, Settings, Table
from animalfolk.table.seat_record import read_seat_record, record_for, record_for_json
from animalfolk.table.store import restore, store, store_json
from animalfolk.table.verify import Verified, verify
from tests.properties.test_reactions import chosen_mixes
from tests.properties.walk import Mix, mixes, name_of
from tests.support.answers import sensible
from tests.support.samples import some
from tests.table.tables import NAMES, SEED, people, settled, table_of
from tests.table.test_undo_hidden import SEEDS, give, may_react, walked

HASH = re.compile(r'"(commit|hash|chain)": "[0-9a-f]+"')
OWLS = ("owls", "chameleons", "macaws", "squirrels")


def running() -> Table:
    return settled(table_of("person", "person", "simple", decks=OWLS), 11)


# what it says


def test_a_whole_record() -> None:
    table = running()
    answers = len(table.game.answers)
    expected = Verified("whole", 2, "free", 3, table.turn, answers, "unfinished", chain=True, commitment=True)
    assert verify(store(table)) == verify(store_json(table)) == expected


def test_a_record_by_hand_has_no_chain() -> None:
    table = running()
    found = verify(table.game.record())
    assert (found.kind, found.format, found.chain, found.commitment) == ("hand", 1, False, False)
    assert (found.players, found.turns, found.answers) == (3, table.turn, len(table.game.answers))


@pytest.mark.parametrize(("kinds", "mode"), [("simple simple", "coop"), ("simple", "solo"), ("simple " * 4, "teams")])
def test_a_finished_game_of_every_mode(kinds: str, mode: str) -> None:
    table = table_of(*kinds.split(), mode=mode, stacks=2)
    table.run_bots()
    found = verify(store(table))
    assert (found.mode, found.players) == (mode, len(kinds.split()))
    assert f"result: {found.result}\n" in store(table)
    assert found.result != "unfinished"


def test_a_seats_record() -> None:
    table = running()
    found = verify(record_for(table, 1))
    own = sum(len(step.noted) for step in table.steps if step.seat == 1)
    assert found == Verified("seat", 2, "free", 3, table.turn, own, "unfinished", True, False, "P2")
    assert verify(record_for_json(table, 1)) == found
    teams = table_of(*["person"] * 4, mode="teams")
    for write in (record_for, record_for_json):
        assert verify(write(table, None)).viewer == "watchers"
        assert verify(write(teams, 2)).mode == "teams"


# what it holds


def test_a_seats_record_is_what_the_seat_answered_and_was_told() -> None:
    table = running()
    for seat in (None, 0, 1):
        record = read_seat_record(record_for(table, seat))
        assert record.told == event_texts(table.game, seat, 0)
        assert record.answers == [answer.text for step in table.steps if step.seat == seat for answer in step.noted]
        in_json = read_seat_record(record_for_json(table, seat))
        assert in_json[1:] == record[1:]
        assert {key: line.text for key, line in in_json.found.items()} == {
            key: line.text for key, line in record.found.items()
        }
    assert "seat P2: person Ben\n" in record_for(table, 0)
    assert f"commit: {table.commit}\n" in record_for(table, 0)


def test_a_seats_record_holds_neither_seed_nor_nonce_nor_who_is_asked() -> None:
    table = running()
    for seat in (None, 0, 1):
        for secret in (SEED, table.nonce, "seed:", "nonce:", "at:", table.moment()):
            assert secret in store(table)
            assert secret not in record_for(table, seat)
        for secret in (SEED, table.nonce, '"seed"', '"nonce"', '"at"', table.moment()):
            assert secret in store_json(table)
            assert secret not in record_for_json(table, seat)


def test_at_the_end_everybody_gets_the_whole_record() -> None:
    table = running()
    table.resign(0)
    table.resign(1)
    assert table.is_over
    assert record_for(table, 0) == record_for(table, None) == store(table)
    assert record_for_json(table, 0) == record_for_json(table, None) == store_json(table)
    assert SEED in record_for(table, 0)


def test_a_seats_record_is_not_played_again() -> None:
    for text, line in ((record_for(running(), 0), 2), (record_for_json(running(), 0), 1)):
        for read in (read_record, restore):
            with pytest.raises(BadText, match=f"line {line}: expected a whole record"):
                read(text)


def without_hashes(text: str) -> str:
    """The commitment binds other cards, and the chain and every hash in it bind the commitment."""
    text = HASH.sub("", text)
    return "\n".join(line for line in text.splitlines() if not line.startswith(("commit:", "chain:")))


@pytest.mark.parametrize("mix", mixes()[::4], ids=name_of)
def test_with_other_hidden_cards_a_seats_record_is_the_same(mix: Mix) -> None:
    """A position, and one in which all is dealt anew that a seat does not know; then the same answers."""
    seats, settings = [Seat("person", NAMES[seat]) for seat in range(mix.players)], Settings(hold=False)
    compared = 0
    for step in list(walked(mix, 0))[:: some(5, 3)]:
        if step.reveals == "" and step.before.asked == step.seat:
            texts = []
            for game in [step.before, *(step.before.redeal(step.seat, seed) for seed in SEEDS)]:
                table = Table(game.position(), seats, settings, "ab" * 16)
                give(table, step.option)
                while may_react(table.game, step.seat):
                    give(table, "done")
                records = [] if table.is_over else [record_for(table, step.seat), record_for_json(table, step.seat)]
                texts.append([without_hashes(record) for record in records])
            assert all(text == texts[0] for text in texts)
            compared += texts[0] != []
    assert compared


def test_silence_is_in_the_own_record_alone() -> None:
    mix = chosen_mixes()[1]
    for step in walked(mix, 0):
        if step.after.asked is not None and step.after.prompt == "react":
            table = Table(step.after.position(), [Seat("person", name) for name in NAMES[:2]], Settings(hold=False))
            watcher = table.asked or 0
            before = record_for(table, 1 - watcher)
            give(table, "done")
            if len(table.game.happened()) == 0 and not table.is_over:
                assert record_for(table, 1 - watcher) == before
                assert ": done\n" in record_for(table, watcher)
                return
    raise AssertionError("nobody kept silent")


def test_what_was_taken_back_is_in_no_record() -> None:
    table = people(table_of("person", "person"))
    before = record_for(table, 0), record_for(table, 1)
    table.answer(0, table.number(0), sensible(table.game, 0, "x"))
    table.undo(0)
    assert (record_for(table, 0), record_for(table, 1)) == before
