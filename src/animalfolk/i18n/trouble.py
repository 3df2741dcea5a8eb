"""Why a file cannot be read or written, in the reader's language."""

from __future__ import annotations

import errno

from animalfolk.i18n.words import Words

REASONS = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
}


def trouble(words: Words, error: OSError) -> str:
    """The reason in a few words; what happens seldom is told as the system tells it."""
    reason = REASONS.get(error.errno or 0)
    return words.text(f"trouble-{reason}") if reason else error.strerror or str(error)
