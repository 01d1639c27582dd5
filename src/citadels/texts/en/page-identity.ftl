### Ways back to a person on another device, and what the server has about them.

## Where the section stands

identity-title = Getting back to your games
identity-lead = You don't need an account. If you like, add a way back to your games in case this browser forgets you.

## Passkeys

identity-passkeys = Passkeys
identity-passkeys-hint = Sign in with your fingerprint, your face or the PIN of your device. No password, no e-mail address.
identity-passkey-new = Create a passkey
identity-passkey-unnamed = Passkey
identity-passkey-rename = Rename
identity-passkey-name = Name of the passkey
identity-passkey-remove = Remove
identity-passkey-remove-ask = Remove the passkey “{ $name }”?
identity-passkey-remove-hint = Nobody can sign in with it any more. Devices that are signed in stay signed in. Delete it from your device or password manager too.
identity-passkey-added = The passkey is ready.
identity-passkey-removed = The passkey is removed.
identity-passkey-stopped = Nothing has changed: no passkey was chosen.
identity-passkey-there = This device already has a passkey for you.
identity-no-package = This server does not offer passkeys.
identity-no-address = Passkeys work only at an address that begins with https, or on localhost. A recovery code or a personal link works here too.
identity-no-browser = This browser does not support passkeys.
identity-created = Created: { $when }
identity-used = Last used: { $when }

## The recovery code

identity-code = Recovery code
identity-code-hint = A code to write down. It brings you back to your games even if you lose all your devices.
identity-code-new = Create a recovery code
identity-code-made = You have a recovery code. Created: { $when }
identity-code-replace = Replace the code
identity-code-replace-hint = You get a new code, and the old one stops working.
identity-code-remove = Remove the code
identity-code-remove-hint = The code stops working, and you have none.
identity-code-removed = The recovery code no longer works.
identity-code-yours = Your recovery code
identity-code-once = Write it down, or save it in a password manager: it is shown only this once. Anyone who has it can play as you. It keeps working until you replace it.
identity-code-kept = I have saved it
identity-code-copy = Copy

## Signing in

identity-sign-in = Playing on another device already?
identity-sign-in-hint = Continue here as the same person.
identity-sign-in-passkey = Sign in with a passkey
identity-sign-in-code = Use a recovery code
identity-sign-in-do = Sign in
identity-sign-in-anyway = Sign in anyway
identity-before = In this browser you are now { $name } (games in progress: { $running }, finished: { $finished }). If you sign in as someone else, you can no longer reach those games from here. To keep both, first create a passkey or a recovery code.
identity-before-safe = In this browser you are now { $name } (games in progress: { $running }, finished: { $finished }). If you sign in as someone else, you come back to those games with your passkey or recovery code.

## Devices

identity-device-passkey = Signed in with a passkey: { $when }
identity-device-code = Signed in with the recovery code: { $when }
identity-device-first = First visit: { $when }
identity-device-ended = Passkeys and the recovery code keep working. Remove any that you don't recognize.
identity-device-last = This is your only device. You can come back with your passkey or recovery code.

## One's data

identity-data = Your data
identity-data-hint = Everything that this server has about you, as a file: your name, devices, games and chat messages. Of games in progress it has only what you can see at the table.
identity-data-get = Download my data
identity-data-none = This server has nothing about you yet.
identity-delete = Delete everything about me
identity-delete-hint = Your name, devices, passkeys and chat messages are deleted. Games that you played without other people disappear. Games with others stay, without your name; in those still in progress, a bot takes your seat.
identity-delete-go = Continue
identity-delete-last = Delete everything now?
identity-delete-last-hint = This cannot be undone, not even by the host.
identity-delete-do = Delete for good
identity-deleted = Everything about you is deleted.

## Why something was refused

refused-no-passkeys = Passkeys are not possible here.
refused-too-many-passkeys = You have too many passkeys. Remove one first.
refused-bad-passkey = The passkey could not be added. Try again.
refused-no-passkey = Nobody can sign in here with this passkey.
refused-passkey-late = That took too long. Try again.
refused-no-recovery = This recovery code does not work. Check every letter.
refused-nobody = This server does not know you yet.
