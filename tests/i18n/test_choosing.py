"""Which language is spoken."""

from __future__ import annotations

import pytest

from animalfolk.i18n import languages
from animalfolk.i18n.choosing import known, language

OTHER = languages()[-1]


@pytest.mark.parametrize(
    ("setting", "environ", "spoken"),
    [
        ("", {}, "en"),
        ("", {"LANG": f"{OTHER}_XX.UTF-8"}, OTHER),
        ("", {"LANG": "xx_XX"}, "en"),
        ("", {"LANG": OTHER, "LC_ALL": "C"}, "en"),
        ("", {"LANG": "xx", "LC_MESSAGES": f"{OTHER}-XX"}, OTHER),
        ("", {"LANGUAGE": f"xx:{OTHER}", "LANG": "en_GB"}, OTHER),
        ("", {"ANIMALFOLK_LANG": OTHER, "LANG": "en_GB"}, OTHER),
        ("en", {"ANIMALFOLK_LANG": OTHER}, "en"),
        (OTHER, {"LANG": "en_GB"}, OTHER),
        ("xx", {"LANG": OTHER}, OTHER),
        ("", {"ANIMALFOLK_LANG": "pseudo"}, "pseudo"),
    ],
)
def test_the_setting_comes_before_the_environment(setting: str, environ: dict[str, str], spoken: str) -> None:
    assert language(setting, environ) == spoken


def test_codes_are_known_in_their_usual_spellings() -> None:
    assert known(f" {OTHER.upper()}_XX.UTF-8") == OTHER
    assert known("klingon") == ""
    assert known("") == ""
