"""Which options mean something in which way to play, and which of them exclude each other."""

from __future__ import annotations

from typing import Final

from animalfolk.engine.errors import BadSetup
from animalfolk.engine.rules import COOP, FREE, NAMES, SOLO, STANDARD, TEAMS, Rules, check_option, value_text

ALWAYS: Final[list[str]] = ["mode", "stacks", "hand_size", "junk_substitute"]
SHARED: Final[list[str]] = ["team_build_min_active"]  # where partners build one stall
COMPANY: Final[list[str]] = [
    "difficulty",
    "company_after_each_player",
    "company_refills_market",
    "company_discards",
    "power_on_exhaustion",
    "open_company_deck",
    "strict_empty_market",
]
KNOWN: Final[dict[int, list[str]]] = {
    FREE: [*ALWAYS, "gold"],
    TEAMS: [*ALWAYS, "gold", *SHARED],
    SOLO: [*ALWAYS, *COMPANY],
    COOP: [*ALWAYS, "gold", *SHARED, *COMPANY, "open_hands"],
}


def check_known(mode: int, given: list[str]) -> None:
    """Whether these options mean something in this mode."""
    for option in given:
        if check_option(option) not in KNOWN[mode]:
            modes = [NAMES["mode"][other] for other in KNOWN if option in KNOWN[other]]
            came = NAMES["mode"][mode]
            message = f"{option} is an option of mode={' and '.join(modes)}, not of mode={came}"
            raise BadSetup(message, "option-mode", option=option, modes=", ".join(modes), mode=came)


def check_rules(rules: Rules) -> None:
    """Whether what was changed means something in this mode, and goes together."""
    check_known(rules.mode, [text.partition("=")[0] for text in rules.changed()])
    if rules.difficulty != STANDARD and rules.power_on_exhaustion:
        difficulty = value_text("difficulty", rules.difficulty)
        raise BadSetup(
            f"difficulty={difficulty} and power_on_exhaustion=yes exclude each other: "
            "with that difficulty the Company's power never changes",
            "exclude",
            difficulty=difficulty,
        )
