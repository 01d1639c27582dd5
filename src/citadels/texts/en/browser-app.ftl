### Playing without a server, and the pages as an app.

## The engine on this device

engine-loading = Getting the game ready
engine-amount = { $done } of { $all } MB
engine-starting = Almost there...
engine-here = Play here
refused-engine-elsewhere = Citadels is open in another tab. The game can run in only one of them.
refused-engine-storage = This browser doesn't keep games. It may be in private mode, or storage may be turned off.
refused-engine-full = There is no room left on this device, so your last move was not saved. Free up some space, then try again.
refused-engine-files = The game could not be loaded for offline play. Connect to the internet once, then try again.
refused-engine-broken = The game stopped because of an error. Your saved games are safe.
refused-engine-restarted = The game had to be started again. Please try once more.

## Alone, or without a network

app-alone-title = Play on this device
app-alone = Everything runs in your browser, even without a network: games against bots, lessons, replays. Your games stay here.
app-alone-others = Several people can share this device. To play with others over the internet, you need a server.
app-alone-device = Your games and your name are kept in this browser only. To move them to another device, open My games and save them to a file.
app-away-title = No network
app-away-able = You can still play against bots, learn the game, read the rules and replay the games on this device.
app-away-unable = The game is not on this device yet, so you can only read the rules until the network is back.
app-away-others = Games with other people wait for the network.
app-away-table = This game is played on a server. It waits for the network.
app-down-title = The server can't be reached
app-down-unable = The game is not on this device yet, so you can only read the rules until the server is back.
app-down-others = Games with other people continue when it is back.
app-down-table = This game is played on a server that can't be reached right now. It continues when the server is back.
app-lobby = Everyone who plays on this device sits down here, one after another.

## Games on this device

app-here = on this device
app-own = Games on this device
app-own-hint = They are kept in this browser. Save them to a file to keep them safe, or to move them to another device.
app-export = Save all games to a file
app-import = Load games from a file
app-import-done = { $n ->
    [0] All games of this file are here already.
    [one] 1 game loaded.
   *[other] { $n } games loaded.
}
app-damaged = { $n ->
    [one] One game can't be read
   *[other] { $n } games can't be read
}
app-damaged-hint = Your other games are safe. Download what is left of it if you want to keep it, or delete it.
app-damaged-unreadable = It can't be read.
app-damaged-newer = A newer version of Citadels has written it.
app-damaged-ask = Delete this damaged game?
app-damaged-ask-hint = It can't be played or replayed. You can't undo this.

## The app

app-title = Offline play
app-keep = Get ready for offline play
app-keep-hint = Download the game once (about 10 MB) to play against bots, learn and replay without a network.
app-keeping = Downloading the game...
app-kept = Ready: you can play without a network.
app-keep-failed = The game could not be downloaded. Check your connection and the free space, then try again.
app-unkeepable = Your browser keeps pages for offline play only from an encrypted address (https).
app-local = Play against bots on this device
app-local-hint = New games and lessons run here, even when the server can be reached.
app-install = Install as an app
app-update = A new version of Citadels is ready. Your game continues after the update.
app-update-use = Update now
