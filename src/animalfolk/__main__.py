"""`python -m animalfolk` is the command `animalfolk`."""

import sys

from animalfolk.cli import main

if __name__ == "__main__":
    sys.exit(main())
