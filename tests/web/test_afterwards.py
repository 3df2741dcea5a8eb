"""After a game: its result, looking at it again from any seat, playing on from a step, links, files."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import JSHandle, Page, expect

from animalfolk.i18n import Words, languages
from animalfolk.table.store import restore
from animalfolk.table.verify import verify
from tests.web.finished import finished, get, opened, record, stops
from tests.web.golden import messages
from tests.web.site import PHONE, Visit
from tests.web.test_looks import KEYLIKE, SAID, WIDTH, faults, in_both_lights

say = Words("en").text
STILL = {"reduced_motion": "reduce", "color_scheme": "light"}
LOOSE_ENDS = {"permissions": ["clipboard-read", "clipboard-write"]}


def stage(page: Page, step: int, viewer: str = "watch") -> None:
    """The table is shown as it was after so many steps, from there."""
    expect(page.locator(f".stage[data-step='{step}'][data-viewer='{viewer}']")).to_be_visible()


def press(page: Page, name: str) -> None:
    """A button of the replay."""
    page.locator(f"[data-do={name}]").last.click()


def saved(page: Page, label: str) -> str:
    """What the browser saves when this button is pressed."""
    with page.expect_download() as waiting:
        page.get_by_role("dialog").get_by_role("button", name=say(label), exact=True).click()
    return Path(waiting.value.path()).read_text(encoding="utf-8")


def test_the_result_tells_titles_tempo_and_numbers_and_leads_on(visit: Callable[..., Visit]) -> None:
    come = visit(**STILL, **LOOSE_ENDS)
    made = finished(come.url, "novice")
    outline = get(come.url, "/api/play/replay", made["token"])
    page = come.open(f"#{made['token']}")
    page.get_by_role("button", name=say("web-result"), exact=True).click()
    result = page.get_by_role("dialog")
    winner = outline["seats"][outline["winners"][0]]["name"]
    expect(result).to_contain_text(say("web-title-master", count=1, names=winner))
    marks = sum(len(side["points"]) for side in outline["tempo"]["sides"])
    expect(result.get_by_role("img", name=say("web-tempo")).locator(".mark")).to_have_count(marks)
    row = result.get_by_role("row", name=re.compile(f"^{say('web-numbers-bought')}"))
    expect(row.get_by_role("cell")).to_have_text([str(one["bought"]) for one in outline["numbers"]])
    result.get_by_text(say("web-tempo-about")).click()
    first = outline["tempo"]["sides"][0]["points"][0][0]
    expect(result.get_by_role("row", name=re.compile("^Anna")).get_by_role("cell").first).to_have_text(str(first))
    assert not faults(page, where="dialog")
    assert restore(saved(page, "web-record")).is_over
    assert verify(saved(page, "web-record-json")).chain
    result.get_by_role("button", name=say("web-share")).click()
    link = result.get_by_label(say("web-share-link")).input_value()
    assert page.evaluate("navigator.clipboard.readText()") == link
    looked = result.get_by_role("link", name=say("web-analysis-begin"))
    expect(looked).to_have_attribute("href", re.compile(f"/{len(outline['steps'])}/0/analysis$"))
    result.get_by_role("link", name=say("web-replay")).click()
    stage(page, 0, "0")
    assert "#w_" in link


def test_a_link_opens_the_same_moment_elsewhere(visit: Callable[..., Visit]) -> None:
    anna, ben = visit(**STILL, **LOOSE_ENDS), visit(**STILL, viewport=PHONE)
    watch, _ = opened(anna.url)
    page = anna.open(f"#{watch}/7/all")
    stage(page, 7, "all")
    assert watch not in page.url
    page.get_by_role("button", name=say("web-replay-more")).click()
    press(page, "share")
    link = page.get_by_label(say("web-share-link")).input_value()
    assert link.endswith("/7/all")
    other = ben.open(link.partition("/#")[2].join(("#", "")))
    stage(other, 7, "all")
    assert other.evaluate(WIDTH) == PHONE["width"]
    other.reload()
    stage(other, 7, "all")


def test_every_step_is_reached_by_slider_buttons_and_keys(visit: Callable[..., Visit]) -> None:
    come = visit(**STILL)
    watch, outline = opened(come.url)
    length, turns = len(outline["steps"]), outline["turns"]
    page = come.open(f"#{watch}")
    stage(page, 0)
    slider = page.get_by_role("slider")
    slider.fill("5")
    stage(page, 5)
    slider.press("ArrowRight")
    stage(page, 6)
    page.locator("p.place").click()
    slider.blur()
    told = stops(come.url, watch, outline)
    before = max(step for step in told if step < 6)
    keys = [("ArrowLeft", before), ("ArrowRight", min(step for step in told if step > before))]
    for key, step in [*keys, ("End", length), ("Home", 0), ("Shift+ArrowRight", turns[1]["step"])]:
        page.keyboard.press(key)
        stage(page, step)
    second = turns[2]["step"]
    back = max(step for step in told if step < second)
    for name, step in (("turn-on", second), ("back", back), ("on", min(step for step in told if step > back))):
        press(page, name)
        stage(page, step)
    press(page, "last")
    stage(page, length)
    expect(page.locator("[data-do=on]")).to_be_disabled()
    assert page.url.endswith(f"/{length}/watch")
    page.get_by_role("combobox", name=say("web-replay-speed")).select_option("quick")
    slider.fill(str(length - 2))
    page.locator("body").press(" ")
    stage(page, length)
    expect(page.get_by_role("button", name=say("web-replay-play"), exact=True)).to_be_visible()
    page.keyboard.press("?")
    window = page.get_by_role("dialog", name=say("screen-keys-title"))
    expect(window.get_by_text(say("web-key-replay-turn"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)


def test_it_is_seen_from_any_seat_and_the_log_leads_to_each_moment(visit: Callable[..., Visit]) -> None:
    come = visit(**STILL)
    watch, outline = opened(come.url)
    page = come.open(f"#{watch}/4")
    stage(page, 4)
    expect(page.locator(".hand .spot")).to_have_count(0)
    viewers = page.get_by_role("combobox", name=say("web-replay-from"), exact=True)
    for seat in ("0", "1"):
        viewers.select_option(seat)
        stage(page, 4, seat)
        view = get(come.url, f"/api/play/replay/views?step=4&seat={seat}", watch)["views"][0]
        hand = [card.partition("=")[0].rstrip("*#") for card in view["seats"][int(seat)]["hand"]]
        held = page.locator(".hand [data-card]")
        expect(held).to_have_count(len(hand))
        for place, card in enumerate(hand):
            expect(held.nth(place)).to_have_attribute("data-card", card)
    viewers.select_option("all")
    stage(page, 4, "all")
    together = get(come.url, "/api/play/replay/views?step=4&seat=all", watch)["views"][0]["seats"]
    shown = page.get_by_role("region", name=say("web-replay-hands")).locator("[data-card]")
    expect(shown).to_have_count(sum(len(seat["hand"]) for seat in together))
    log = page.get_by_role("group", name=say("screen-log"))
    last = outline["turns"][-1]
    log.get_by_role("heading").last.get_by_role("button").click()
    stage(page, last["step"], "all")
    log.get_by_role("button", name=re.compile("^To this moment")).last.click()
    stage(page, len(outline["steps"]), "all")
    events = get(come.url, "/api/play/replay/events?seat=all", watch)["events"]
    bought = next(place for place, event in enumerate(events, start=1) if event["event"] == "bought")
    card = events[bought - 1]["card"]
    times = [place for place, event in enumerate(events, start=1) if event.get("card") == card]
    first = next(at for at, step in enumerate(outline["steps"], start=1) if step["events"] >= times[0])
    page.keyboard.press("Home")
    page.get_by_role("combobox", name=say("web-replay-card")).select_option(card)
    press(page, "card-next")
    stage(page, first, "all")
    press(page, "card-before")
    expect(page.get_by_text(say("web-replay-card-not-before", card=say(f"card-{card}")))).to_be_visible()


def test_without_spoilers_nothing_is_told_of_what_is_to_come(visit: Callable[..., Visit]) -> None:
    come = visit(**STILL)
    watch, outline = opened(come.url)
    length = len(outline["steps"])
    page = come.open(f"#{watch}/3")
    stage(page, 3)
    rows, slider = page.locator(".story .row"), page.get_by_role("slider")
    every = rows.count()
    page.get_by_role("checkbox", name=say("web-replay-spoilers")).check()
    expect(rows).not_to_have_count(every)
    expect(page.locator(".story .later")).to_have_count(0)
    expect(slider).to_have_attribute("max", "3")
    expect(page.get_by_role("heading", name=say("web-numbers"))).to_have_count(0)
    expect(page.locator("p.place")).not_to_contain_text(str(length))
    turn = outline["steps"][3]["turn"]
    built = sum(point[0] <= turn for side in outline["tempo"]["sides"] for point in side["points"])
    expect(page.get_by_role("img", name=say("web-tempo")).locator(".mark")).to_have_count(built)
    page.reload()
    stage(page, 3)
    expect(slider).to_have_attribute("max", "3")
    page.keyboard.press("ArrowRight")
    following = min(step for step in stops(come.url, watch, outline) if step > 3)
    stage(page, following)
    expect(slider).to_have_attribute("max", str(following))
    page.get_by_role("checkbox", name=say("web-replay-spoilers")).uncheck()
    expect(rows).to_have_count(every)
    expect(page.get_by_role("heading", name=say("web-numbers"))).to_be_visible()


def test_somebody_plays_on_from_a_step(visit: Callable[..., Visit]) -> None:
    come = visit(**STILL)
    watch, outline = opened(come.url)
    step = next(at for at, taken in enumerate(outline["steps"]) if taken["seat"] == 1 and at > 2)
    page = come.open(f"#{watch}/{step}/1")
    stage(page, step, "1")
    hand = [one.get_attribute("data-card") for one in page.locator(".hand [data-card]").all()]
    page.keyboard.press("m")
    page.get_by_role("button", name=say("web-replay-play-on")).click()
    page.get_by_role("dialog").get_by_label(say("web-replay-on-bots")).select_option("novice")
    page.get_by_role("button", name=say("replay-on-start"), exact=True).click()
    expect(page.locator(".prompt[data-question]")).to_be_visible()
    assert [one.get_attribute("data-card") for one in page.locator(".hand [data-card]").all()] == hand
    assert "/table/" in page.url


def dragged(page: Page, text: str) -> JSHandle:
    """A file on its way."""
    return page.evaluate_handle(
        "text => { const all = new DataTransfer(); all.items.add(new File([text], 'a.jsonl')); return all; }", text
    )


def test_a_record_is_opened_from_a_file(visit: Callable[..., Visit], tmp_path: Path) -> None:
    come = visit(**STILL)
    page = come.open()
    field = page.locator("input[type=file]")
    text = record("coop.jsonl")
    wrongs = {
        "letter.txt": ("Dear Ben", say("web-refused-no-record")),
        "seat.txt": (record("seat.animalfolk"), say("web-refused-seat-record")),
        "cut.jsonl": (text[: len(text) // 2], say("web-refused-bad-record", why="").strip()),
    }
    for name, (wrong, told) in wrongs.items():
        (tmp_path / name).write_text(wrong, encoding="utf-8")
        field.set_input_files(tmp_path / name)
        expect(page.get_by_role("alert").filter(has_text=told)).to_be_visible()
    assert re.search(r"Line \d+: ", page.locator("main").inner_text())
    come.problems.clear()  # the browser notes what the server refuses
    page.locator("section[aria-labelledby=open-title]").dispatch_event("drop", {"dataTransfer": dragged(page, text)})
    stage(page, 0)
    expect(page.locator(".company")).to_be_visible()
    page.keyboard.press("m")
    assert restore(saved(page, "web-record")).is_over
    page.goto(f"{come.url}/#/")
    expect(page.get_by_role("link", name=say("web-start-look"))).to_be_visible()


@pytest.mark.parametrize("language", languages())
def test_the_pages_speak_the_language(visit: Callable[..., Visit], language: str) -> None:
    come = visit(**STILL, locale=language, viewport=PHONE)
    said, keys = Words(language).text, set(messages(language))
    watch, _ = opened(come.url)
    page = come.open(f"#{watch}/5/all")
    stage(page, 5, "all")
    page.get_by_role("button", name=said("web-replay-more"), exact=True).click()
    expect(page.get_by_role("dialog").get_by_text(said("web-replay-spoilers-line"))).to_be_visible()
    found = page.evaluate(SAID)
    assert "⟦" not in found
    assert not keys & set(KEYLIKE.findall(found))
    assert page.evaluate(WIDTH) == PHONE["width"]


def test_axe_finds_nothing_wrong_with_a_replay(visit: Callable[..., Visit]) -> None:
    come = visit(**STILL)
    watch, _ = opened(come.url)
    page = come.open(f"#{watch}/9/all")
    stage(page, 9, "all")
    found = in_both_lights(page)
    for key in ("m", "l"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        found += faults(page, where="dialog")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator(".stage.phone")).to_be_visible()
    assert not [*found, *faults(page, where=".stage")]
