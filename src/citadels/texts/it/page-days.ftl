### Partite su più giorni: limiti di tempo, di chi è il turno, decisioni prese prima, ferie.

## Un tavolo nuovo

days-kind = Come si gioca
days-kind-live = In tempo reale
days-kind-live-hint = Tutti sono qui nello stesso momento.
days-kind-days-hint = Ognuno decide quando ha tempo e nessuno deve essere in linea. Si può decidere anche prima.
page-clock-days-hint = Quando scade il tempo, un bot conclude il turno.
page-clock-days-is = Su più giorni: { $time } per ogni decisione
page-clock-bank-hint = Ognuno ha una scorta di tempo, che cresce a ogni turno. Quando è finita, decide un bot. Le ferie non contano.
page-clock-bank-is = Su più giorni: { $time } per la partita, { $more } in più a ogni turno

## Di chi è il turno

days-turns = { $n ->
    [one] Tocca a te
   *[other] Tocca a te a { $n } tavoli
}
days-turns-go = Decidi
days-next = Prossimo tavolo: tocca a te
days-until = entro { $when }, { $in }
days-until-when = entro { $when }

## Decisioni prese prima

prepared-lead = Lo vedi solo tu. Se qualcosa non è possibile quando arriva il momento, ti viene chiesto come al solito.
prepared-picks = Prossima scelta
prepared-picks-hint = Scegli i personaggi nell'ordine in cui li vuoi.
prepared-picks-clear = Ricomincia
prepared-picks-none = Nella prossima scelta decidi sul momento.
prepared-picks-is = Nella prossima scelta prendi il primo di questi che ti viene offerto: { $characters }. Se non ce n'è nessuno, decidi sul momento.
prepared-gather = Raccolta delle risorse
prepared-gather-gold = Monete
prepared-gather-cards = Carte
prepared-gather-gold-is = A ogni turno prendi monete, senza che ti sia chiesto.
prepared-gather-cards-is = A ogni turno peschi carte, senza che ti sia chiesto.
prepared-end = Termina il mio turno quando non si può fare altro
prepared-end-is = Il tuo turno finisce da sé quando non si può fare altro.
prepared-ask = Chiedimi
prepared-answers = Risposte fisse
prepared-answer-is = { $card }: { $answer }.
prepared-secret = Nelle partite su più giorni non viene chiesto a nessuno, così l'attesa non rivela nulla. Senza una tua risposta, passi.
prepared-about-strongman = Se il tuo personaggio viene nominato e hai in mano questa carta
prepared-about-acrobat = Se nessuno risponde per il Re e hai in mano questa carta
prepared-about-cash = Dopo che qualcuno ha comprato un biglietto da te
prepared-about-graveyard = Quando un quartiere viene distrutto e questo è nella tua città
prepared-about-stage = Dopo ogni scelta, finché questo è nella tua città
prepared-about-thank = Quando chi ha questo quartiere ha anche la corona
prepared-about-answer = Quando sei sotto minaccia
prepared-about-turn-over = Quando qualcuno rifiuta di pagarti
prepared-about-confiscate = Quando qualcuno paga un quartiere sotto il tuo mandato
prepared-about-bid = Quando una carta è all'asta
prepared-auction = Asta
prepared-will = Che cosa succederà
prepared-nothing = Ti viene chiesto ogni volta.
prepared-save = Salva
prepared-saved = Salvato

## Ferie

holiday-title = Ferie
holiday-lead = Il tuo tempo si ferma in tutte le partite su più giorni. Gli altri vedono quando torni.
holiday-left = { $n ->
    [one] Quest'anno ti resta { $n } giorno.
   *[other] Quest'anno ti restano { $n } giorni.
}
holiday-first = Primo giorno
holiday-days = Giorni
holiday-take = Vai in ferie
holiday-span = dal { $first } al { $until }
holiday-end = Termina ora
holiday-cancel = Annulla

## Rifiutato

refused-no-plans = Si può decidere prima solo mentre si gioca una partita su più giorni.
refused-holiday-taken = In quel periodo hai già delle ferie.
refused-holiday-spent = Quest'anno non ti restano tanti giorni.
refused-no-holiday = Quelle ferie sono già finite.
