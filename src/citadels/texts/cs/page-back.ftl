### Vracení tahů.

## U stolu

back-take = Vzít zpět
back-take-help = Vezmi zpět poslední tah; ostatní to uvidí
back-ask = Požádat o vrácení
back-ask-help = Požádej ostatní o návrat před tvůj poslední tah. Musí souhlasit všichni. Kdo si lízne znovu, dostane stejné karty.
back-asks = { $player } žádá o vrácení svého posledního tahu.
back-asks-me = Žádáš o vrácení svého posledního tahu.
back-same = Kdo si lízne znovu, dostane stejné karty.
back-agreed = Souhlasí: { $names }.
back-missing = Ještě neodpověděli: { $names }.
back-agree = Souhlasím
back-refuse = Nesouhlasím
back-withdraw = Už nechci

## Nastavení stolu

back-mode = Vracení tahů
back-mode-off = Nikdy
back-mode-own = Když nic neodhalil
back-mode-agreed = I když všichni souhlasí
back-mode-off-hint = Co je zahráno, platí.
back-mode-own-hint = Hráči mohou vzít zpět poslední tah, dokud jsou na řadě a nic nového jim neukázal.
back-mode-agreed-hint = I později, když souhlasí všichni ostatní lidé. Boti souhlasí vždy. Kdo si lízne znovu, dostane stejné karty.
back-is-off = Tahy se neberou zpět
back-is-own = Tahy, které nic neodhalily, lze vzít zpět
back-is-agreed = Tahy lze vzít zpět, když všichni souhlasí
