"""`python -m citadels` is the command `citadels`."""

import sys

from citadels.cli import main

sys.exit(main())
