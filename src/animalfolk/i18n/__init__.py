"""What the game says, in the reader's language: the catalogues and the one place that turns happenings into words."""

from animalfolk.i18n.catalogue import Catalogue, languages
from animalfolk.i18n.words import Words

__all__ = ["Catalogue", "Words", "languages"]
