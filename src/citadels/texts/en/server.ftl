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
cli-config = read settings from this file (TOML); options and environment variables take precedence
cli-check = only check the settings, the port and the database, and show all settings
cli-new-host-key = make a new key for the host's desk at /host and show it
cli-health = ask whether a running server is healthy
cli-health-address = the address of the server (default: the host and port in the settings)
cli-backup = save everything in the database to one file, even while servers are running
cli-backup-file = the file to write
cli-restore = put a backup into an empty database, of either kind
cli-restore-file = a file written by "citadels backup"
cli-replace = delete what is in the database and put the backup in its place
cli-restore-check = only check that the file is complete, and say what is in it
cli-ratings = compute all ratings again from the rated games

server-ready = Citadels is running at { $address }. Press Ctrl-C to stop; all games are saved.
server-host-key = The host's desk is at { $address }/host. Its key, shown only this once: { $key }
server-host-desk = The host's desk is at { $address }/host. Its key was shown when it was made; --new-host-key makes another.
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
server-bad-smtp = The mail server must look like smtp+starttls://USER:PASSWORD@HOST:587 (or smtp, smtps), not "{ $value }".
server-bad-mail-from = The sender of e-mails must be an address such as Citadels <games@citadels.example>, not "{ $value }".
server-bad-push-hosts = A push service must be a name such as push.citadels.example, or an origin with https://, not "{ $value }".
server-bad-level = The log level must be one of { $levels }, not "{ $value }".
server-bad-text = { $name } must be text in quotes, not { $value }.
server-bad-proxies = The proxies must be IP addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8, not "{ $value }".
server-no-names-file = Cannot read { $file }, the list of words that names must not contain: { $why }.
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
server-unknown = There is no setting called { $name }.
server-unknown-near = There is no setting called { $name }. Did you mean { $near }?
server-no-config = Cannot read the settings in { $file }: { $why }.
server-setting-default = default
server-checked = All settings are fine. The server can start.
server-no-passkeys = Passkeys are off because a package is missing. Install it with: pip install 'citadels[host]'
server-no-pictures = Pictures of shared moments are off because a package is missing. Install it with: pip install 'citadels[host]'
server-no-ratings = Ratings are off because a package is missing. Install it with: pip install 'citadels[host]'
server-no-push = Push notices are off because a package is missing. Install it with: pip install 'citadels[host]'
server-no-mail = E-mail notices are off: CITADELS_SMTP also needs CITADELS_MAIL_FROM and CITADELS_ORIGIN.

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
preview-moment = A moment of a finished game, with all cards shown.
preview-seen = A moment of a finished game, as one player saw it.
picture-eyes = Seen by { $player }

## Whether a game was dealt as committed to

verify-kept = The cards were dealt exactly as the server committed to before the game.
verify-not-over = This game is not over yet. Its secret is revealed at the end.
verify-none = There is no commitment for this game: it was played without a server, or on an older version that made none.
verify-other-secret = The secret in this record does not match its commitment.
verify-other-commitment = The commitment in this record is not the one you noted.
verify-other-deal = The deal does not match the secret, the words and the setup.
verify-other-result = The result in this record does not match its moves.

## Whether a server is healthy

health-well = The server at { $address } is healthy.
health-ill = The server at { $address } is not healthy (status { $status }).
health-none = No server answers at { $address }: { $why }.

## Backups

backup-done = Saved to { $file }: people { $people }, tables { $tables }, moves { $moves }. Keep this file secret: it contains every hidden card.
backup-stopped = Stopped. Nothing was changed.
backup-no-database = There is no database at { $file }.
backup-nothing = There is nothing in this database to back up.
backup-onto-database = { $file } is the database itself. Choose another file for the backup.
backup-no-file = Cannot write { $file }: { $why }.
backup-unreadable = Cannot read { $file }: { $why }.
backup-strange = { $file } is not a backup made by "citadels backup". Nothing was changed.
backup-damaged = { $file } is damaged or incomplete. Nothing was changed.
backup-newer = { $file } was made by a newer version of Citadels ({ $version }). Nothing was changed; install that version first.
restore-checked = { $file } is complete: made on { $made } by Citadels { $version }; people { $people }, tables { $tables }, moves { $moves }.
restore-done = Restored from { $file }, made on { $made }: people { $people }, tables { $tables }, moves { $moves }.
ratings-done = All ratings were computed again, from { $games } games.
restore-not-empty = There is already something in this database. Nothing was changed; --replace deletes it and puts the backup in its place.
restore-in-use = A server is using this database. Nothing was changed; stop all servers first.
restore-failed = Cannot restore the backup: { $why }. Nothing was changed.
