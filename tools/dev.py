"""The one entry to everything a developer does: python3 tools/dev.py --help."""

import sys

# This file stays readable for any old Python, so that it can say what is wrong.
if sys.version_info < (3, 11):
    sys.exit(
        "animalfolk needs Python 3.11 or newer, but %s is Python %d.%d" % ((sys.executable,) + sys.version_info[:2])
    )

from dev_commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
