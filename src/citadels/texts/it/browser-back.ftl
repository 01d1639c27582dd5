### Mosse ritirate: al tavolo.

back-take = Ritira
back-take-help = Ritira l'ultima mossa; gli altri lo vedono
back-ask = Chiedi di ritirare
back-ask-help = Chiedi agli altri di tornare a prima della tua ultima mossa. Devono essere d'accordo tutti. Il mazzo resta lo stesso: pescando di nuovo arrivano le stesse carte.
back-asks = { $player } chiede di ritirare la sua ultima mossa.
back-asks-me = Chiedi di ritirare la tua ultima mossa.
back-same = Il mazzo resta lo stesso: pescando di nuovo arrivano le stesse carte.
back-agreed = D'accordo: { $names }.
back-missing = Non hanno ancora risposto: { $names }.
back-agree = D'accordo
back-refuse = Non d'accordo
back-withdraw = Lascia stare
