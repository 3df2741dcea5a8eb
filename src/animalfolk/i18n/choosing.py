"""Which language somebody reads: as asked for, as set before, as the environment says, or English."""

from __future__ import annotations

from animalfolk.i18n.plain import ENGLISH, PSEUDO, languages

TYPE_CHECKING = False  # as in typing; help is spoken in this language, so little is imported here

if TYPE_CHECKING:
    from collections.abc import Mapping

OWN = "ANIMALFOLK_LANG"
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def known(text: str) -> str:
    """The language of a code such as fr, fr_FR.UTF-8 or fr-CA; nothing if there is none."""
    code = text.strip().casefold().replace("-", "_").partition(".")[0].partition("_")[0]
    return code if code in (*languages(), PSEUDO) else ""


def language(setting: str, environ: Mapping[str, str]) -> str:
    """The language where none is asked for on the command line."""
    locale = next((environ[name] for name in LOCALES if environ.get(name)), "")
    wishes = (setting, environ.get(OWN, ""), *environ.get("LANGUAGE", "").split(":"), locale)
    return next((code for wish in wishes if (code := known(wish))), ENGLISH)
