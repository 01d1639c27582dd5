# The page of settings: what it says, and the devices of a person. Loaded with the page.
page-set-lead = Le impostazioni di aspetto, suono e gioco restano su questo dispositivo.
page-set-you = Tu
page-set-saved = Salvato
page-set-language = Lingua
page-set-language-browser = Come il browser
page-set-look = Aspetto e animazioni
page-set-theme = Tema
page-set-theme-dark = A lume di candela
page-set-theme-light = Luce del giorno
page-set-theme-system = Come il sistema
page-set-size = Carte e testo
page-set-size-small = Piccoli
page-set-size-normal = Normali
page-set-size-large = Grandi
page-set-motion = Animazioni
page-set-motion-hint = Mostra carte e monete che si spostano.
page-set-pace = Velocità delle animazioni
page-set-pace-slow = Lenta
page-set-pace-normal = Normale
page-set-pace-fast = Veloce
page-set-pace-hint = Vale anche per il conteggio finale.
page-set-sound-title = Suoni e avvisi
page-set-sound = Suoni
page-set-sound-hint = Suoni discreti per il tuo turno e per ciò che ti succede.
page-set-volume = Volume
page-set-notify = Notifiche
page-set-notify-hint = Il browser ti avvisa quando tocca a te e stai guardando altro.
page-set-notify-denied = Il browser non permette notifiche per questa pagina.
page-set-vibrate = Vibrazione
page-set-vibrate-hint = Sul telefono, quando tocca a te.
page-set-play = In partita
page-set-help = Suggerimenti su dove fare clic
page-set-help-hint = Una riga breve sotto la domanda, per esempio «Clicca un quartiere per distruggerlo».
page-set-confirm = Chiedi conferma per le mosse rischiose
page-set-confirm-hint = Per esempio prima di distruggere un tuo quartiere.
page-set-unasked = { $n ->
    [one] Torna a chiedere la conferma che avevi disattivato
   *[other] Torna a chiedere le { $n } conferme che avevi disattivato
}
page-set-auto = Fine turno automatica
page-set-auto-hint = Quando nel tuo turno non ti resta altro da fare.
page-set-device = Questo dispositivo e gli altri
page-set-forget = Cancella tutto da qui
page-set-forget-hint = Il tuo nome e tutte le impostazioni di questo dispositivo tornano com'erano all'inizio. I posti che occupi restano tuoi in questo browser.
page-set-forget-do = Cancella
page-set-forgotten = È tutto come all'inizio.
page-link = Link per un altro dispositivo
page-link-hint = Porta con te i tuoi posti: apri un link personale sul telefono o su un altro computer.
page-link-once = Chi apre questo link gioca al posto tuo. Funziona una volta sola, e per un giorno.
page-devices = I tuoi dispositivi
page-devices-lead = Questi browser giocano al posto tuo. Disconnetti quelli che non riconosci.
page-devices-kept = Per ogni dispositivo il server conserva browser, sistema, ultima visita e quando e come è stato aggiunto, ma nessun indirizzo IP.
page-devices-name = { $browser } su { $system }
page-devices-unknown = Dispositivo sconosciuto
page-devices-here = Questo dispositivo
page-devices-seen = Ultima visita: { $when }
page-devices-linked = Aggiunto con un link: { $when }
page-devices-end = Disconnetti
page-devices-end-all = Disconnetti tutti gli altri
page-devices-ask = Disconnettere { $device }?
page-devices-end-hint = Ha effetto subito, anche nel mezzo di una partita. Anche i link personali non ancora aperti smettono di funzionare.
page-devices-ended = { $n ->
    [one] Il dispositivo è disconnesso.
   *[other] { $n } dispositivi disconnessi.
}
page-sign-out = Disconnetti questo dispositivo
page-sign-out-hint = Questo browser non giocherà più al posto tuo. Le partite restano sugli altri tuoi dispositivi.
page-sign-out-last = È il tuo unico dispositivo. Se lo disconnetti, nessuno potrà più raggiungere le tue partite, nemmeno tu. Per conservarle, apri prima un link personale su un altro dispositivo.
page-signed-out = Questo dispositivo è disconnesso.
