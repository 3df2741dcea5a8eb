"""animalfolk: the card game Dale of Merchants, played by people, bots and programs. An unofficial fan work.

What is named here is imported when it is first used: whoever only asks for help does not wait for the engine.
"""

TYPE_CHECKING = False  # as in typing, which would take longer to import than all of this

if TYPE_CHECKING:
    from animalfolk.engine.errors import AnimalfolkError, BadScript, BadSetup, BadText, IllegalChoice, OutOfTurn
    from animalfolk.game import Decision, Draft, Game
    from animalfolk.game.read_record import read_record
    from animalfolk.game.rematch import rematch

__version__ = "0.1.0"

__all__ = [
    "AnimalfolkError",
    "BadScript",
    "BadSetup",
    "BadText",
    "Decision",
    "Draft",
    "Game",
    "IllegalChoice",
    "OutOfTurn",
    "__version__",
    "read_record",
    "rematch",
]

_ERRORS = ("AnimalfolkError", "BadScript", "BadSetup", "BadText", "IllegalChoice", "OutOfTurn")
_HOMES = {
    **dict.fromkeys(_ERRORS, "animalfolk.engine.errors"),
    **dict.fromkeys(("Decision", "Draft", "Game"), "animalfolk.game"),
    "read_record": "animalfolk.game.read_record",
    "rematch": "animalfolk.game.rematch",
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module  # noqa: PLC0415

        value = getattr(import_module(_HOMES[name]), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
