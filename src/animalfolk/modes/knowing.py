"""Which options mean something in which way to play, and which of them exclude each other."""

from __future__ import annotations

from typing import Final

from animalfolk.engine.errors import BadSetup
from animalfolk.engine.rule_options import EVERY_WAY
from animalfolk.engine.rules import STANDARD, TABLE, Rules, check_option, value_text

KNOWN: Final[dict[int, list[str]]] = {
    mode: [option for option, row in TABLE.items() if mode in row.modes] for mode in EVERY_WAY
}


def check_known(mode: int, given: list[str]) -> None:
    """Whether these options mean something in this mode."""
    for option in given:
        if check_option(option) not in KNOWN[mode]:
            modes = [value_text("mode", other) for other in TABLE[option].modes]
            came = value_text("mode", mode)
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
