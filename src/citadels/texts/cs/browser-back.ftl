### Vracení tahů: u stolu.

back-take = Vzít zpět
back-take-help = Vezmi zpět poslední tah; ostatní to uvidí
back-ask = Požádat o vrácení
back-ask-help = Požádej ostatní o návrat před tvůj poslední tah. Musí souhlasit všichni. Balíček zůstává stejný: při novém líznutí přijdou stejné karty.
back-asks = { $player } žádá o vrácení svého posledního tahu.
back-asks-me = Žádáš o vrácení svého posledního tahu.
back-same = Balíček zůstává stejný: při novém líznutí přijdou stejné karty.
back-agreed = Souhlasí: { $names }.
back-missing = Ještě neodpověděli: { $names }.
back-agree = Souhlasím
back-refuse = Nesouhlasím
back-withdraw = Už nechci
