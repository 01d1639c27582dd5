### The laboratory: what its commands share.

## Arguments

lab-edition = which rules to use: { $editions } (default deluxe)
lab-option = an option of the edition, such as short_game=yes; can be repeated
lab-preset = which characters and unique districts to use: { $presets }
lab-characters = a custom cast: character names, separated by commas
lab-uniques = custom unique districts: names, separated by commas
lab-rank9 = add a rank-9 character: the preset's own, or the one you name
lab-seed = the same seed gives the same games (default 1)
lab-resume = continue what is in the folder; settings you don't give again stay as they were
lab-processes = number of processes that play at once (default: one per core)
lab-cluster = play on the Ray cluster at this address; "auto" uses the one on this machine, "local" starts one here
lab-json = print the results as JSON

## Studies

study-there = { $folder } already contains a study; use --resume to continue it.
study-foreign = { $folder } is not empty and contains no study; choose another folder.
study-no-folder = { $folder } is not a folder.
study-none = There is no study in { $folder }.
study-kind = { $folder } contains a study of type "{ $kind }", not "{ $wanted }".
study-plan-broken = Cannot read { $file }: it is not valid JSON.
study-plan-foreign = { $file } is not the plan of a study.
study-plan-version = { $file } has version { $version }, which this release does not support.
study-plan-field = Cannot use { $file }: "{ $name }" is missing or invalid.
study-release = The study in { $folder } was started with citadels { $then }; this is { $now }, whose games may differ.
study-differs = In the study in { $folder }, { $name } is { $then }, not { $now }.
study-fewer = The study in { $folder } is planned for { $then } games and cannot be made shorter.
study-no-table = { $file } is missing.
study-table-broken = Cannot read { $file }: { $why }.
study-unwritten = Cannot write the study in { $folder }: { $why }. Existing files are unchanged.

## Running

lab-package = This requires { $package }. Install it with: pip install 'citadels[{ $extra }]'
lab-interpreted = The engine is not compiled for this Python, so games take about ten times as long. The results are the same.
lab-processes-few = Use at least one process.
lab-games-few = Play at least one game.
lab-worker-died = A process that was playing games has died ({ $why }). The games played so far are saved; use --resume to continue.
lab-work-failed = A game could not be played: { $why }. The games played so far are saved.
lab-playing = Playing
lab-progress = { $done } of { $games } games
lab-left = Stopped. { $done } of { $games } games are saved in { $folder }; use --resume to continue.

## Matches

match-setting = The setting "{ $name }" cannot be { $value }.
match-no-bots = Name at least one bot.
match-many-bots = { $bots } bots do not fit at a table of { $players }.
lab-option-value = The option { $name } must be yes, no or a number, not "{ $value }".

## Clusters

cluster-unreached = Cannot use the Ray cluster at { $address } ({ $why }).
cluster-package = Citadels is not installed on a machine of the cluster. Install it there with: pip install 'citadels[cluster]'
cluster-differs = A machine of the cluster runs different citadels code ({ $there }) from this one ({ $here }), so its games may differ.

## Numbers

lab-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent-round = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
lab-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval = { $low }–{ $high }
