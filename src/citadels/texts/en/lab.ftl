### The laboratory: what its commands share.

## Arguments

lab-edition = which rules: { $editions } (default deluxe)
lab-option = an option of the edition, such as short_game=yes; may be given again
lab-preset = which characters and unique districts: { $presets }
lab-characters = your own cast, names with commas between them
lab-uniques = your own unique districts, names with commas between them
lab-rank9 = with a character of rank 9: the preset's own, or the one named
lab-seed = the same seed gives the same games (default 1)
lab-resume = go on with what is in the folder; what is not said again stays as it was
lab-processes = how many processes play at once (default: one for each core)
lab-cluster = play on the Ray cluster at this address; "auto" is the one of this machine, "local" starts one here
lab-json = print the results as JSON

## Studies

study-there = { $folder } holds a study already; --resume goes on with it.
study-foreign = { $folder } is not empty and holds no study; another folder is needed.
study-no-folder = { $folder } is not a folder.
study-none = There is no study in { $folder }.
study-kind = { $folder } holds a study of the kind "{ $kind }", not "{ $wanted }".
study-plan-broken = { $file } cannot be read: it is not JSON.
study-plan-foreign = { $file } is not the plan of a study.
study-plan-version = { $file } is of version { $version }, which this release does not know.
study-plan-field = { $file } cannot be used: "{ $name }" is missing or makes no sense.
study-release = The study in { $folder } was begun with citadels { $then }; this is { $now }, whose games may differ.
study-differs = The study in { $folder } has { $name } { $then }, not { $now }.
study-fewer = The study in { $folder } is planned with { $then } games; it cannot be made shorter.
study-no-table = { $file } is not there.
study-table-broken = { $file } cannot be read: { $why }.
study-unwritten = The study in { $folder } cannot be written: { $why }. What was there is kept.

## Running

lab-package = This needs { $package }; "pip install 'citadels[{ $extra }]'" brings it.
lab-processes-few = There must be at least one process.
lab-games-few = There must be at least one game.
lab-worker-died = A process that played games has died ({ $why }). What was played is kept; --resume goes on.
lab-work-failed = A game could not be played: { $why }. What was played is kept.
lab-playing = Playing
lab-progress = { $done } of { $games } games
lab-left = Stopped. { $done } of { $games } games are kept in { $folder }; --resume goes on.

## Matches

match-setting = The setting "{ $name }" cannot be { $value }.
match-no-bots = At least one bot must be named.
match-many-bots = { $bots } bots do not fit round a table of { $players }.
lab-option-value = The option { $name } is yes, no or a number, not "{ $value }".

## Clusters

cluster-unreached = The Ray cluster at { $address } cannot be used ({ $why }).
cluster-package = A machine of the cluster has no citadels; "pip install 'citadels[cluster]'" there brings it.
cluster-differs = A machine of the cluster runs other code of citadels ({ $there }) than this one ({ $here }), so its games may differ.

## Numbers

lab-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent-round = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
lab-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-interval = { $low }–{ $high }
