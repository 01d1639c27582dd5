import sys

from citadels.bots.outside.check import main

sys.exit(main())
