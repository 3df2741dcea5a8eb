"""What the game says, in the reader's language: the catalogues and the one place that turns happenings into words.

`--help` reads a plain catalogue (plain.py) from this room, so Fluent and the engine are imported when they are needed.
"""

TYPE_CHECKING = False  # as in typing, which takes long to import

if TYPE_CHECKING:
    from animalfolk.i18n.catalogue import Catalogue
    from animalfolk.i18n.plain import languages
    from animalfolk.i18n.words import Words

__all__ = ["Catalogue", "Words", "languages"]

_HOMES = {
    "Catalogue": "animalfolk.i18n.catalogue",
    "Words": "animalfolk.i18n.words",
    "languages": "animalfolk.i18n.plain",
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
