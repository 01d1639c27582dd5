### What notices say: pushed to a device, mailed, and posted by webhooks

notice-turns = { $n ->
    [one] It is your turn
   *[other] It is your turn at { $n } tables
}
notice-news = News from your tables
notice-began-title = Your game has started
notice-ended-title = Your game is over
notice-sat-title = Someone sat down at your table
notice-table = { $edition }, table { $code }
notice-left-days = { $table }: { $n ->
    [one] one day left
   *[other] { $n } days left
}
notice-left-hours = { $table }: { $n ->
    [0] less than an hour left
    [one] one hour left
   *[other] { $n } hours left
}
notice-began = { $table }: the game has started.
notice-ended = { $table }: the game is over.
notice-sat = { $table }: someone sat down.
notice-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
notice-test-title = It works
notice-test = This is how you are told that it is your turn.
notice-confirm-title = Citadels: confirm your e-mail address
notice-confirm =
    Somebody entered this address to be told when it is their turn in a game of Citadels.

    If that was you, open this link within a day:
    { $link }

    If not, just ignore this e-mail. You will not get another one.
notice-footer =
    You get this e-mail because you asked to be told about your games.
    Change what you are told: { $settings }
    No more e-mails: { $end }
notice-hook-turn = It is { $name }'s turn ({ $table }).
notice-hook-began = The game has started ({ $table }).
notice-hook-ended = The game is over ({ $table }).
