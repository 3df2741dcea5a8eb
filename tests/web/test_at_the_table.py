"""What happens at one table: cards are dragged, clocks run out, the tab calls, decks are drafted."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from animalfolk.i18n import Words
from tests.web.site import Visit
from tests.web.tables import make

say = Words("en").text
QUESTION = ".prompt[data-question]"
SEED = "s0"
SPENDS = say("web-too-dear", price=8).partition("8")[0]
# The tab lies behind another one, and what the system is told is kept.
AWAY = """() => {
  Object.defineProperty(document, "hidden", { get: () => true });
  const Real = Notification;
  window.told = [];
  window.Notification = class extends Real {
    constructor(title, more) {
      super(title, more);
      window.told.push(title);
    }
  };
}"""


def opened(come: Visit) -> Page:
    """A table at which one is asked."""
    page = come.open(f"#{make(come.url, 'novice', seed=SEED)['token']}")
    expect(page.locator(QUESTION)).to_be_visible()
    return page


def test_a_card_is_dragged_to_the_market_the_stall_and_the_discard_pile(visit: Callable[..., Visit]) -> None:
    page = opened(visit(reduced_motion="reduce"))
    junk, broker = page.locator(".hand [data-card=junk]").first, page.locator(".hand [data-card=swift_broker]")
    junk.drag_to(page.locator(".market .spot.grey").first)
    expect(page.locator(".prompt .said")).to_contain_text(SPENDS)
    for card, target, deed in (
        (junk, ".market .spot.can[data-drop]", "[data-deed^=buy].main"),
        (broker, "[data-drop=stall]", "[data-deed=build].main"),
        (junk, "[data-drop=discard]", "[data-deed=inventory].main"),
    ):
        card.drag_to(page.locator(target).first)
        expect(page.locator(deed)).to_be_visible()
        expect(page.locator(".hand .spot.chosen")).to_have_count(1)
        if "inventory" not in deed:
            page.keyboard.press("Escape")
            expect(page.locator(".hand .spot.chosen")).to_have_count(0)
    page.locator("[data-deed=inventory]").click()
    expect(page.locator(".hand .spot")).to_have_count(4)


def test_a_move_that_takes_too_long_is_a_bots_until_one_is_back(visit: Callable[..., Visit]) -> None:
    come = visit(reduced_motion="reduce")
    page = come.open(f"#{make(come.url, 'novice', clock='move:1')['token']}")
    late = page.get_by_role("status").filter(has_text=say("web-away"))
    expect(late).to_contain_text(say("web-time-up", who="you", name=""))
    late.get_by_role("button", name=say("web-return")).click()
    expect(late).to_be_hidden()


def test_a_game_is_lost_with_its_time(visit: Callable[..., Visit]) -> None:
    come = visit(reduced_motion="reduce")
    page = come.open(f"#{make(come.url, 'novice', clock='game:1')['token']}")
    expect(page.locator(".table[data-phase=over]")).to_be_visible()
    page.reload()  # whoever comes later opens the result
    page.get_by_role("button", name=say("web-result")).click()
    expect(page.get_by_role("dialog")).to_contain_text(say("web-time-up", who="you", name=""))
    expect(page.get_by_role("timer").first).to_have_text("0:00")


def test_the_tab_says_whose_turn_it_is_and_the_system_too(visit: Callable[..., Visit]) -> None:
    come = visit(reduced_motion="reduce", permissions=["notifications"])
    come.context.add_init_script(f"({AWAY})()")
    come.open("#/settings").get_by_label(say("web-settings-notify")).check()
    page = opened(come)
    expect(page).to_have_title(say("web-your-turn-at"))
    assert page.evaluate("window.told") == [say("web-your-turn")]
    page.get_by_role("button", name=say("web-menu")).click()
    page.get_by_role("link", name=say("web-to-start")).click()
    expect(page).to_have_title("animalfolk")


def test_decks_are_drafted_on_the_page(visit: Callable[..., Visit]) -> None:
    page = visit(reduced_motion="reduce").open("#/new")
    page.get_by_label(say("begin-decks-draft")).check()
    page.get_by_role("button", name=say("web-new-begin"), exact=True).click()
    asked = page.locator(".asked.mine")
    for prompt, side in (("ban", "banned"), ("pick", "picked")):
        expect(asked).to_contain_text(say(f"begin-draft-{prompt}", name=""))
        deck = page.locator(".all button").first
        name = deck.locator("strong").inner_text()
        deck.click()
        if side == "banned":
            expect(page.locator(".few .banned").filter(has_text=name)).to_be_visible()
    expect(page.locator(".hand .spot")).to_have_count(5)
