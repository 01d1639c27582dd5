### Mosse ritirate: come si prepara un tavolo.

back-mode = Mosse ritirate
back-mode-off = Mai
back-mode-own = Se non rivela niente
back-mode-agreed = Anche se tutti d'accordo
back-mode-off-hint = Quel che è giocato resta giocato.
back-mode-own-hint = Chi gioca può ritirare l'ultima mossa finché è il suo turno e non gli ha rivelato niente di nuovo.
back-mode-agreed-hint = Anche più tardi, se tutte le altre persone sono d'accordo. I bot lo sono sempre. Il mazzo resta lo stesso: pescando di nuovo arrivano le stesse carte.
back-is-off = Nessuna mossa si ritira
back-is-own = Le mosse che non rivelano niente si possono ritirare
back-is-agreed = Le mosse si possono ritirare se tutti sono d'accordo
