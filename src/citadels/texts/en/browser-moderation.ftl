### Peace among players: muting, blocking and reporting people, and what names may be.

## Other people

peace-open = Mute, block or report { $player }
peace-people = Other people at this table
peace-private = Only you can see this.
peace-mute = Mute
peace-mute-hint = You no longer see what they write, at any table.
peace-block = Block
peace-block-hint = You no longer see what they write or their open tables. They cannot sit down at tables you host, and you are warned before you sit down where they are.
peace-block-here-host = At this table they keep their seat until you remove them. They are not told why.
peace-block-here-open = At this table you both keep your seats. If you do not want to play with them, leave yours before the game starts.
peace-block-here-playing = This game goes on with both of you.
peace-report = Report to the server's host
peace-reason = What is it about?
peace-reason-chat = What they write
peace-reason-name = Their name
peace-reason-play = How they play
peace-reason-other = Something else
peace-words = In your own words (optional)
peace-report-hint = The chat at this table will be included.
peace-report-send = Send report
peace-report-sent = Thank you. The server's host will read your report.
peace-muted-now = Muted: { $player }
peace-blocked-now = Blocked: { $player }
peace-ended-now = As before: { $player }
peace-list = People you have muted or blocked
peace-list-muted = muted
peace-list-blocked = blocked
peace-list-end = Undo
peace-join = Sit down anyway?
peace-join-do = Sit down anyway
peace-warning = A message from the server's host
peace-warning-read = I have read it

## Why something was refused

refused-name-signs = A name needs at least one letter or digit.
refused-name-marks = This name has too many accents on one letter.
refused-name-mixed = Write each word of a name in one alphabet, such as Latin or Cyrillic.
refused-name-repeats = This name repeats the same character too often.
refused-name-reserved = This name could be mistaken for someone who runs the server. Choose another one.
refused-name-forbidden = This name is not allowed on this server. Choose another one.
refused-no-person = There is no other person there.
refused-blocked-there = Someone you have blocked is at this table.
refused-too-many-reports = You have sent many reports today. Try again tomorrow.
refused-banned = { $until ->
    [none] You are banned from this server.
   *[other] You are banned from this server until { $until }.
}
refused-silenced = { $until ->
    [none] The server's host does not let you write in the chat.
   *[other] The server's host does not let you write in the chat until { $until }.
}
peace-reason-told = Reason: { $reason }
refused-wrong-key = This is not the key.
