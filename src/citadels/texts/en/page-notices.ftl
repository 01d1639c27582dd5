### Notices while the game is closed, and the links in e-mails

notices-title = When the game is closed
notices-lead = Find out that it is your turn without keeping the game open. You get one notice for all your tables, and it never says anything secret.
notices-push = On this device
notices-push-hint = Your browser shows a notice even when the game is closed. No account needed.
notices-push-done = This device will tell you.
notices-push-test = Send a test
notices-push-tested = Sent. It should appear in a moment.
notices-push-denied = Your browser blocks notices from this page. Allow them in the browser's settings for this page, then try again.
notices-push-none = This browser cannot show notices while the game is closed.
notices-push-insecure = Notices need an address that begins with https.
notices-push-home = On iPhone and iPad, add the game to the home screen first (Share, then Add to Home Screen), and open it from there.
notices-push-off = Notices are not set up on this server.
notices-push-failed = Your browser could not set up notices. Try again later, or use another browser.
notices-push-others = { $n ->
    [one] One other device of yours tells you too.
   *[other] { $n } other devices of yours tell you too.
}
notices-mail = By e-mail
notices-mail-hint = The address is used for nothing else. Every e-mail has a link that ends them.
notices-mail-off = This server sends no e-mails.
notices-mail-address = E-mail address
notices-mail-send = Send me a link
notices-mail-sent = A link is on its way to { $address }. Open it within a day to confirm the address.
notices-mail-to = E-mails go to { $address }.
notices-mail-remove = Remove address
notices-what = Tell me when
notices-kind-turn = it is my turn in a game over days
notices-kind-began = my game starts
notices-kind-ended = my game is over
notices-kind-sat = someone sits down at my table
notices-by-push = Device
notices-by-mail = E-mail
notices-quiet = Quiet hours
notices-quiet-hint = What happens meanwhile comes in one notice when they end.
notices-quiet-from = From
notices-quiet-to = To
notices-quiet-none = You can set quiet hours once you get notices on a device or by e-mail.
notices-confirm-title = Confirm your e-mail address
notices-confirm-lead = After that you get an e-mail when it is your turn. You can change this in the settings at any time.
notices-confirm-do = Confirm
notices-confirm-done = Your address is confirmed.
notices-end-title = End e-mails
notices-end-lead = You get no more e-mails about your games at this address. Your games go on as before.
notices-end-do = End e-mails
notices-end-done = You get no more e-mails.
notices-hook-title = Webhook
notices-hook-lead = This table can post to a chat such as Discord, Slack or Matrix when the game starts and ends, and in games over days whose turn it is. Whoever reads it there can open the table.
notices-hook-url = Address of the webhook
notices-hook-save = Save
notices-hook-remove = Remove
notices-hook-on = This table posts to { $host }.

## Why something was refused

refused-no-push = Notices on devices are not set up on this server.
refused-push-elsewhere = This server does not know the push service of your browser.
refused-no-notices = Turn on notices first.
refused-no-mail = This server sends no e-mails.
refused-bad-address = This is not an e-mail address.
refused-too-many-mails = You have asked for too many e-mails today. Try again tomorrow.
refused-bad-webhook = A webhook needs a public address that begins with https.
