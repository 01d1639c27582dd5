### The server: how it is started, and what it says in the terminal.

## Starting and ending

cli-serve = host games for others to play in their browsers
cli-terminal = play in the terminal instead of the browser
cli-only-terminal = only with --terminal
cli-host = the address to listen on; 0.0.0.0 accepts connections from other machines (default 127.0.0.1: this machine only)
cli-port = the port to listen on (default { $port })
cli-database = where to save games: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (default: a file in your home directory)
cli-origin = the address visitors use, such as https://citadels.example; required behind a proxy
cli-thinkers = number of processes for bots that think ahead (default 1)
cli-log-level = how much to log: { $levels } (default info)

server-ready = Citadels is running at { $address }. Press Ctrl-C to stop; all games are saved.
server-ended = The server has stopped. All games are saved.
play-open =
    Citadels is opening in your browser:
      { $address }
    Press Ctrl-C here to stop; all games are saved.
play-no-browser =
    Open this page in a browser to play:
      { $address }
    Press Ctrl-C here to stop; all games are saved.
play-running =
    Citadels is already running. Open this page to start the game:
      { $address }
play-only-terminal = { $count ->
    [one] { $options } works only in the terminal
   *[other] { $options } work only in the terminal
}: citadels play --terminal
play-levels = In the browser, bots are easy, normal, hard or master. With --terminal, you can also use { $names } and your own bots.
web-missing = Playing in the browser requires { $package }. Install it with: pip install citadels. Or play in the terminal now: citadels play --terminal
serve-missing = Hosting games requires { $package }. Install it with: pip install citadels

server-bad-database = The database must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, not "{ $url }".
server-bad-port = The port must be a number from { $low } to { $high }, not "{ $value }".
server-bad-pool = The number of bot processes must be from { $low } to { $high }, not "{ $value }".
server-bad-haste = The factor for bot thinking times and pauses must be a number such as 0.5 or 2, not "{ $value }".
server-bad-burst = The number of requests an address may make at once must be from { $low } to { $high }, not "{ $value }"; 0 means no limit.
server-bad-limit = { $name } must be a number from { $low } to { $high }, not "{ $value }".
server-bad-token = { $name } must be a secret of at least { $low } letters, digits and symbols, without spaces.
server-bad-origin = The origin must be the address visitors use, such as https://citadels.example, not "{ $value }".
server-bad-level = The log level must be one of { $levels }, not "{ $value }".
server-no-folder = Cannot create the folder { $folder } for the database: { $why }.
server-no-port = Cannot use port { $port } on { $host }: { $why }.
server-no-driver = This database requires { $package }. Install it with: pip install 'citadels[postgres]'
server-no-database = Cannot use the database: { $why }.
server-no-writing = Cannot write to the database: { $why }. Give the server write access, or choose another --database.
server-strange-database = This database belongs to another program. Nothing was changed; choose another --database.
server-newer-database = This database was changed by a newer version of Citadels (revision { $revision }; this version supports up to { $known }). Install the newer version, or restore a backup.
server-no-factory = Start the server with "citadels serve": Uvicorn alone would not lock the database or enforce the limits.
server-no-client = The browser pages have not been built. In a clone of the repository, build them with "make client".
server-taken = Another server is already using { $file }, at { $address }. Stop it first, or choose another --database.
server-taken-now = Another server is already using { $file }. Stop it first, or choose another --database.

preview-home-title = Citadels: play in your browser
preview-home = Build a city, choose who you are each round, and guess who the others are. Play with friends or bots, no account needed.
preview-table-title = Join us for Citadels: { $game }
preview-table = { $free ->
    [0] All { $seats } seats are taken, but you can watch.
    [one] One of { $seats } seats is free. Open the link to sit down, no account needed.
   *[other] { $free } of { $seats } seats are free. Open the link to sit down, no account needed.
}
preview-table-playing = The game has started. Open the link to watch.
preview-game-title = Citadels replay: { $game }
preview-game = A finished game, move by move, with all cards shown.

## Whether a game was dealt as committed to

verify-kept = The cards were dealt exactly as the server committed to before the game.
verify-not-over = This game is not over yet. Its secret is revealed at the end.
verify-none = There is no commitment for this game: it was played without a server, or on an older version that made none.
verify-other-secret = The secret in this record does not match its commitment.
verify-other-commitment = The commitment in this record is not the one you noted.
verify-other-deal = The deal does not match the secret, the words and the setup.
verify-other-result = The result in this record does not match its moves.
