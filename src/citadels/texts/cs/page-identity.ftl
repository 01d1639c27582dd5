### Ways back to a person on another device, and what the server has about them.

## Where the section stands

identity-title = Cesta zpět ke hrám
identity-lead = Účet nepotřebuješ. Jestli chceš, přidej si cestu zpět ke svým hrám pro případ, že na tebe tento prohlížeč zapomene.

## Passkeys

identity-passkeys = Přístupové klíče
identity-passkeys-hint = Přihlásíš se otiskem prstu, obličejem nebo PINem zařízení. Bez hesla a bez e-mailu.
identity-passkey-new = Vytvořit přístupový klíč
identity-passkey-unnamed = Přístupový klíč
identity-passkey-rename = Přejmenovat
identity-passkey-name = Název přístupového klíče
identity-passkey-remove = Odebrat
identity-passkey-remove-ask = Odebrat klíč „{ $name }“?
identity-passkey-remove-hint = Nikdo se s ním už nepřihlásí. Přihlášená zařízení zůstanou přihlášená. Smaž ho i v zařízení nebo ve správci hesel.
identity-passkey-added = Přístupový klíč je hotový.
identity-passkey-removed = Přístupový klíč je odebraný.
identity-passkey-stopped = Nic se nezměnilo: žádný přístupový klíč nebyl vybrán.
identity-passkey-there = Na tomto zařízení už svůj přístupový klíč máš.
identity-no-package = Tento server přístupové klíče nenabízí.
identity-no-address = Přístupové klíče fungují jen na adrese, která začíná https, nebo na localhostu. Kód pro obnovení i osobní odkaz fungují i tady.
identity-no-browser = Tento prohlížeč přístupové klíče nepodporuje.
identity-created = Vytvořeno: { $when }
identity-used = Naposledy použito: { $when }

## The recovery code

identity-code = Kód pro obnovení
identity-code-hint = Kód, který si zapíšeš. Vrátí tě ke hrám, i když přijdeš o všechna zařízení.
identity-code-new = Vytvořit kód pro obnovení
identity-code-made = Kód pro obnovení máš. Vytvořeno: { $when }
identity-code-replace = Vyměnit kód
identity-code-replace-hint = Dostaneš nový kód a starý přestane platit.
identity-code-remove = Zrušit kód
identity-code-remove-hint = Kód přestane platit a žádný jiný mít nebudeš.
identity-code-removed = Kód pro obnovení už neplatí.
identity-code-yours = Tvůj kód pro obnovení
identity-code-once = Zapiš si ho nebo ulož do správce hesel: ukáže se jen teď. Kdo ho má, může hrát za tebe. Platí, dokud ho nevyměníš.
identity-code-kept = Mám ho uložený
identity-code-copy = Kopírovat

## Signing in

identity-sign-in = Hraješ už na jiném zařízení?
identity-sign-in-hint = Pokračuj tady jako tentýž hráč.
identity-sign-in-passkey = Přihlásit se klíčem
identity-sign-in-code = Použít kód pro obnovení
identity-sign-in-do = Přihlásit se
identity-sign-in-anyway = Přesto se přihlásit
identity-before = V tomto prohlížeči teď hraješ jako { $name } (rozehrané hry: { $running }, dohrané: { $finished }). Když se přihlásíš jako někdo jiný, odsud se k nim už nedostaneš. Chceš-li si nechat obojí, vytvoř nejdřív přístupový klíč nebo kód pro obnovení.
identity-before-safe = V tomto prohlížeči teď hraješ jako { $name } (rozehrané hry: { $running }, dohrané: { $finished }). Když se přihlásíš jako někdo jiný, vrátíš se k nim přístupovým klíčem nebo kódem pro obnovení.

## Devices

identity-device-passkey = Přihlášeno klíčem: { $when }
identity-device-code = Přihlášeno kódem pro obnovení: { $when }
identity-device-first = První návštěva: { $when }
identity-device-ended = Přístupové klíče a kód pro obnovení platí dál. Odeber ty, které nepoznáváš.
identity-device-last = Toto je tvoje jediné zařízení. Vrátit se můžeš přístupovým klíčem nebo kódem pro obnovení.

## One's data

identity-data = Tvoje data
identity-data-hint = Všechno, co o tobě tento server má, jako soubor: jméno, zařízení, hry a zprávy. O rozehraných hrách jen to, co vidíš u stolu.
identity-data-get = Stáhnout moje data
identity-data-none = Tento server o tobě zatím nic nemá.
identity-delete = Smazat všechno o mně
identity-delete-hint = Tvoje jméno, zařízení, přístupové klíče a zprávy se smažou. Hry bez dalších lidí zmizí. Hry s ostatními zůstanou, ale bez tvého jména; v rozehraných převezme tvoje místo bot.
identity-delete-go = Pokračovat
identity-delete-last = Smazat teď všechno?
identity-delete-last-hint = Nejde to vrátit, nevrátí to ani správce.
identity-delete-do = Nadobro smazat
identity-deleted = Všechno o tobě je smazané.

## Why something was refused

refused-no-passkeys = Přístupové klíče tady nejsou možné.
refused-too-many-passkeys = Máš příliš mnoho přístupových klíčů. Nejdřív nějaký odeber.
refused-bad-passkey = Přístupový klíč se nepodařilo přidat. Zkus to znovu.
refused-no-passkey = S tímto přístupovým klíčem se sem přihlásit nejde.
refused-passkey-late = Trvalo to příliš dlouho. Zkus to znovu.
refused-no-recovery = Tento kód pro obnovení neplatí. Zkontroluj každé písmeno.
refused-nobody = Tento server tě ještě nezná.
