### Mosse ritirate.

## Al tavolo

back-take = Ritira
back-take-help = Ritira l'ultima mossa; gli altri lo vedono
back-ask = Chiedi di ritirare
back-ask-help = Chiedi agli altri di tornare a prima della tua ultima mossa. Devono essere d'accordo tutti. Chi pesca di nuovo pesca le stesse carte.
back-asks = { $player } chiede di ritirare la sua ultima mossa.
back-asks-me = Chiedi di ritirare la tua ultima mossa.
back-same = Chi pesca di nuovo pesca le stesse carte.
back-agreed = D'accordo: { $names }.
back-missing = Non hanno ancora risposto: { $names }.
back-agree = D'accordo
back-refuse = Non d'accordo
back-withdraw = Lascia stare

## Come si prepara un tavolo

back-mode = Mosse ritirate
back-mode-off = Mai
back-mode-own = Se non rivela niente
back-mode-agreed = Anche se tutti d'accordo
back-mode-off-hint = Quel che è giocato resta giocato.
back-mode-own-hint = Chi gioca può ritirare l'ultima mossa finché è il suo turno e non gli ha rivelato niente di nuovo.
back-mode-agreed-hint = Anche più tardi, se tutte le altre persone sono d'accordo. I bot lo sono sempre. Chi pesca di nuovo pesca le stesse carte.
back-is-off = Nessuna mossa si ritira
back-is-own = Le mosse che non rivelano niente si possono ritirare
back-is-agreed = Le mosse si possono ritirare se tutti sono d'accordo
