### The server: how it is started, and what it says in the terminal.

## Starting and ending

cli-serve = let others play in their browsers
cli-terminal = play in the terminal instead of the browser
cli-only-terminal = only with --terminal
cli-host = the address to listen on; 0.0.0.0 for all of this machine (default 127.0.0.1: nobody but this machine)
cli-port = the port to listen on (default { $port })
cli-database = where games are kept: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME (default: a file of yours)
cli-origin = how visitors reach the server, such as https://citadels.example; needed behind a proxy
cli-thinkers = processes for bots that think ahead (default 1)
cli-log-level = what is written to the log: { $levels } (default info)

server-ready = Citadels is served at { $address }. Ctrl-C ends it; all games are kept.
server-ended = The server has ended. All games are kept.
play-open =
    Citadels opens in your browser:
      { $address }
    Ctrl-C here ends it; all games are kept.
play-no-browser =
    Open this page in a browser to play:
      { $address }
    Ctrl-C here ends it; all games are kept.
play-running =
    Citadels is running already; this page begins the game:
      { $address }
play-only-terminal = { $count ->
    [one] { $options } is for the terminal
   *[other] { $options } are for the terminal
}: citadels play --terminal
play-levels = In the browser the others are easy, normal or hard; with --terminal also { $names } and bots of your own.
web-missing = To play in the browser, { $package } is needed: pip install 'citadels[web]' brings it. In the terminal you can play at once: citadels play --terminal
serve-missing = To serve games, { $package } is needed: pip install 'citadels[web]' brings it.

server-bad-database = A database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, not "{ $url }".
server-bad-port = A port is a number from { $low } to { $high }, not "{ $value }".
server-bad-pool = There may be { $low } to { $high } processes for bots, not "{ $value }".
server-bad-haste = How long bots and pauses take is a number such as 0.5 or 2, not "{ $value }".
server-bad-burst = The number of requests that an address may make at once is from { $low } to { $high }, not "{ $value }"; 0 is no limit.
server-bad-limit = { $name } is a number from { $low } to { $high }, not "{ $value }".
server-bad-token = { $name } is a secret of { $low } or more letters, digits and signs, without spaces.
server-bad-origin = The origin is how visitors reach the server, such as https://citadels.example, not "{ $value }".
server-bad-level = The log level is one of { $levels }, not "{ $value }".
server-no-folder = The folder { $folder } for the database cannot be made: { $why }.
server-no-port = The port { $port } of { $host } cannot be used: { $why }.
server-no-driver = For this database { $package } is needed: pip install 'citadels[postgres]' brings it.
server-no-database = The database cannot be used: { $why }.
server-no-writing = Nothing can be written to the database: { $why }. Let this server write there, or name another --database.
server-strange-database = The database belongs to another program and was left untouched; name another --database.
server-newer-database = The database was changed by a newer version of Citadels (revision { $revision }; this one knows up to { $known }). Install the newer version, or go back to a backup.
server-no-factory = Start the server with "citadels serve": Uvicorn alone would neither lock the database nor keep to the limits.
server-no-client = The pages for the browser have not been built. In a clone, "make client" builds them.
server-taken = Another server is already using { $file }, at { $address }; stop it first, or name another --database.
server-taken-now = Another server is already using { $file }; stop it first, or name another --database.

preview-home-title = Citadels: play it in your browser
preview-home = Build a city, choose who you are each round, and guess who the others are. With friends or bots, no account needed.
preview-table-title = Join us for Citadels: { $game }
preview-table = { $free ->
    [0] All { $seats } seats are taken; you can watch.
    [one] One of { $seats } seats is free. Open the link and sit down, no account needed.
   *[other] { $free } of { $seats } seats are free. Open the link and sit down, no account needed.
}
preview-table-playing = The game is on. Open the link to watch.
preview-game-title = Citadels, a replay: { $game }
preview-game = A finished game, move by move, with all cards open.

## Whether a game was dealt as committed to

verify-kept = The cards were dealt exactly as the server committed to before the game.
verify-not-over = This game is not over yet. Its secret is revealed at the end.
verify-none = There was no commitment before this game: it was played without a server, or before servers made commitments.
verify-other-secret = The secret in this record does not match its commitment.
verify-other-commitment = The commitment in this record is not the one you noted.
verify-other-deal = The cards do not follow from the secret, the words and the setup.
verify-other-result = The result in this record is not what its moves lead to.
