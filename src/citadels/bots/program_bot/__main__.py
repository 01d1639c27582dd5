import sys

from citadels.bots.program_bot.check import main

sys.exit(main())
