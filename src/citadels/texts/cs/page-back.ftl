### Vracení tahů: nastavení stolu.

back-mode = Vracení tahů
back-mode-off = Nikdy
back-mode-own = Když nic neodhalil
back-mode-agreed = I když všichni souhlasí
back-mode-off-hint = Co je zahráno, platí.
back-mode-own-hint = Hráči mohou vzít zpět poslední tah, dokud jsou na řadě a nic nového jim neukázal.
back-mode-agreed-hint = I později, když souhlasí všichni ostatní lidé. Boti souhlasí vždy. Balíček zůstává stejný: při novém líznutí přijdou stejné karty.
back-is-off = Tahy se neberou zpět
back-is-own = Tahy, které nic neodhalily, lze vzít zpět
back-is-agreed = Tahy lze vzít zpět, když všichni souhlasí
