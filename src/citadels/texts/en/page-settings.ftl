# The page of settings: what it says, and the devices of a person. Loaded with the page.
page-set-lead = Appearance, sound and gameplay settings stay on this device.
page-set-you = You
page-set-saved = Saved
page-set-language = Language
page-set-language-browser = Browser language
page-set-look = Appearance
page-set-theme = Theme
page-set-theme-dark = Candlelight (dark)
page-set-theme-light = Daylight (light)
page-set-theme-system = System
page-set-size = Card and text size
page-set-size-small = Small
page-set-size-normal = Normal
page-set-size-large = Large
page-set-motion = Animations
page-set-motion-hint = Animate cards and gold as they move.
page-set-pace = Animation speed
page-set-pace-slow = Slow
page-set-pace-normal = Normal
page-set-pace-fast = Fast
page-set-pace-hint = Also affects the final scoring.
page-set-sound-title = Sound and notifications
page-set-sound = Sound
page-set-sound-hint = Quiet sounds on your turn and when something happens to you.
page-set-volume = Volume
page-set-notify = Notifications
page-set-notify-hint = Your browser notifies you when it is your turn and you are in another tab.
page-set-notify-denied = Your browser blocks notifications for this page.
page-set-vibrate = Vibration
page-set-vibrate-hint = On a phone, when it's your turn.
page-set-play = Gameplay
page-set-help = Tips on what to click
page-set-help-hint = One short line under the question, such as "Click a district to destroy it."
page-set-confirm = Confirm risky moves
page-set-confirm-hint = For example, before you destroy your own district.
page-set-unasked = { $n ->
    [one] Re-enable the confirmation you turned off
   *[other] Re-enable the { $n } confirmations you turned off
}
page-set-auto = End my turn automatically
page-set-auto-hint = When you have nothing left to do.
page-set-device = Devices
page-set-forget = Reset this device
page-set-forget-hint = Your name and all settings on this device go back to the defaults. You keep your seats in this browser.
page-set-forget-do = Reset
page-set-forgotten = Everything has been reset.
page-link = Link for another device
page-link-hint = Take your seats with you: open a personal link on your phone or another computer.
page-link-once = Anyone who opens this link plays as you. It works once, within a day.
page-devices = Your devices
page-devices-lead = These browsers play as you. Sign out any that you don't recognize.
page-devices-kept = For each device, the server keeps the browser, the system, the last visit, and when and how it was added, but no address.
page-devices-name = { $browser } on { $system }
page-devices-unknown = Unknown device
page-devices-here = This device
page-devices-seen = Last visit: { $when }
page-devices-linked = Added by link: { $when }
page-devices-end = Sign out
page-devices-end-all = Sign out all other devices
page-devices-ask = Sign out { $device }?
page-devices-end-hint = This takes effect at once, even in the middle of a game. Personal links that have not been opened yet stop working too.
page-devices-ended = { $n ->
    [one] The device is signed out.
   *[other] { $n } devices are signed out.
}
page-sign-out = Sign out of this device
page-sign-out-hint = This browser will no longer play as you. You keep your games on your other devices.
page-sign-out-last = This is your only device. If you sign out, nobody can reach your games, not even you. To keep them, first open a personal link on another device.
page-signed-out = You are signed out.
