"""What may be set beside the players: one row for each option of the rules.

The command line's help reads this too and has to be there at once, so nothing is imported here.
"""

from __future__ import annotations

TYPE_CHECKING = False  # as in typing, which takes long to import
if TYPE_CHECKING:
    from typing import Final

FREE: Final = 0  # ways to play
TEAMS: Final = 1
SOLO: Final = 2
COOP: Final = 3
WAYS: Final = ["free", "teams", "solo", "coop"]
EVERY_WAY: Final = [FREE, TEAMS, SOLO, COOP]
BETWEEN_PLAYERS: Final = [FREE, TEAMS, COOP]  # where there are several
AS_PARTNERS: Final = [TEAMS, COOP]  # where they build one stall
AGAINST_COMPANY: Final = [SOLO, COOP]

GENTLE: Final = 0  # difficulties of the Company: ours, but for the standard one
STANDARD: Final = 1
STERN: Final = 2

YES_OR_NO: Final = ["no", "yes"]


class RuleOption:
    """An option of the rules; its number is the place of its value, or the value itself where that is a number.

    values: as they are written. usual: the value where nothing is said; `as_partners` and `drafted` where it is another
    for partners, or where decks are drafted. modes: in which it means something. words: what people read of each value,
    as names of messages; none where it is just a number.
    """

    def __init__(
        self,
        name: str,
        values: list[str],
        usual: str = "",
        modes: list[int] = EVERY_WAY,
        *,
        as_partners: str = "",
        drafted: str = "",
        words: list[str] | None = None,
    ) -> None:
        self.name = name
        self.values = values
        self.is_number = all(value.isdecimal() for value in values)
        self.least = int(values[0]) if self.is_number else 0
        self.most = self.least + len(values) - 1
        self.usual = usual or values[0]
        self.modes = modes
        self.as_partners = as_partners or self.usual
        self.drafted = drafted
        self.words = ([] if self.is_number else values) if words is None else words
        self._check()

    def _check(self) -> None:
        """Refuse a row that cannot be."""
        if not self.name.isidentifier() or len(set(self.values)) != len(self.values):
            raise ValueError(f"option {self.name!r} needs a name, and each value once, not {self.values}")
        if self.is_number and self.values != [str(number) for number in range(self.least, self.most + 1)]:
            raise ValueError(f"{self.name}: numbers follow each other, not {self.values}")
        if not set(self.modes) <= set(EVERY_WAY) or not self.modes:
            raise ValueError(f"{self.name}: modes are some of {EVERY_WAY}, not {self.modes}")
        for value in (self.usual, self.as_partners, self.drafted or self.usual):
            if value not in self.values:
                raise ValueError(f"{self.name}: {value!r} is not one of {self.values}")
        if len(self.words) not in (0 if self.is_number else len(self.values), len(self.values)):
            raise ValueError(f"{self.name}: {len(self.values)} values need as many words, not {self.words}")

    def number(self, value: str) -> int:
        """The number of a value."""
        return self.least + self.values.index(value)

    def usual_number(self, mode: int) -> int:
        """What it is in this mode where nothing is said."""
        return self.number(self.as_partners if mode in AS_PARTNERS else self.usual)


def numbers(least: int, most: int) -> list[str]:
    """Values that are numbers, from and to."""
    return [str(number) for number in range(least, most + 1)]


def table(rows: list[RuleOption]) -> dict[str, RuleOption]:
    """Rows by name, in this order; the mode comes first, since the others depend on it."""
    found = {row.name: row for row in rows}
    if len(found) < len(rows) or rows[0].name != "mode" or rows[0].values != WAYS:
        raise ValueError(f"each option has one row, the first is the mode: {[row.name for row in rows]}")
    return found


TABLE: Final = table(
    [
        RuleOption("mode", WAYS),
        RuleOption("stacks", numbers(1, 10), "8", as_partners="10"),
        RuleOption("hand_size", numbers(1, 10), "5"),
        RuleOption("gold", ["none", "by_seat"], modes=BETWEEN_PLAYERS, drafted="by_seat"),
        RuleOption("junk_substitute", ["cleanup", "any_draw"]),
        RuleOption("team_build_min_active", numbers(0, 1), "1", AS_PARTNERS, words=["any", "least"]),
        RuleOption("difficulty", ["gentle", "standard", "stern"], "standard", AGAINST_COMPANY),
        RuleOption("company_after_each_player", YES_OR_NO, "no", AGAINST_COMPANY),
        RuleOption("company_refills_market", YES_OR_NO, "yes", AGAINST_COMPANY),
        RuleOption("company_discards", ["market", "removed"], "market", AGAINST_COMPANY),
        RuleOption("power_on_exhaustion", YES_OR_NO, "no", AGAINST_COMPANY),
        RuleOption("open_company_deck", YES_OR_NO, "yes", AGAINST_COMPANY),
        RuleOption("open_hands", YES_OR_NO, "no", [COOP]),
        RuleOption("strict_empty_market", YES_OR_NO, "no", AGAINST_COMPANY),
    ]
)
COUNT: Final = RuleOption("players", numbers(1, 4))  # no option, but a wrong one is told in the same way
