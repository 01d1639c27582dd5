### Citadels in numbers: the studies, and the command that plays them.

cli-study = risponde a una domanda sul gioco con molte partite tra bot

## Arguments

numbers-names = quali studi giocare, o { $every } per tutti
numbers-list = elenca gli studi e le domande a cui rispondono
numbers-games = gioca circa tante partite con ogni bot (predefinito: quante ne prevede lo studio)
numbers-bot = gioca solo con questo bot
numbers-out = la cartella per i risultati; ciò che contiene già non si rigioca (predefinita: { $folder })
numbers-help =
    Ciò che si è giocato viene salvato pezzo per pezzo: dopo un'interruzione lo
    stesso comando continua da dove era arrivato.

    Esempi:
      citadels study --list
      citadels study first-crown --games 20000
      citadels study assassin-target --bot learned
      citadels study all --jobs 16

    docs/method.md spiega come si risponde alle domande e che cosa vogliono dire
    le risposte.

## What goes wrong

numbers-unknown = Lo studio «{ $name }» non esiste. Scegli tra: { $names }.
numbers-none-named = Indica uno studio, o «{ $every }»: { $names }.
numbers-field = Lo studio { $name } non si può giocare: «{ $field }» manca o non è valido.
numbers-goal = L'edizione { $edition } non si può giocare fino a { $goal } quartieri.
numbers-first = Lo studio { $name } ha bisogno dei risultati di { $source } in { $folder }: gioca prima quello.
numbers-left = Interrotto. Ciò che si è giocato è salvato in { $folder }; lo stesso comando continua.
numbers-packed = Il file { $file } è danneggiato e non si può decomprimere.

## What was played

numbers-done = { $name }: { $games } partite in { $seconds } secondi di un core.
numbers-sure = Confronti sicuri: { $sure } su { $count }.
numbers-kept = I risultati sono in { $folder }.

## The questions

numbers-ask-assassin-target = Chi deve nominare l'Assassino, e conviene che sia il Re?
numbers-ask-bell = Il Campanile nella Città Comune: conviene suonare la campana?
numbers-ask-casts = Quanto è equilibrata, combattuta e lunga una selezione, e che cosa aggiunge ogni carta?
numbers-ask-casts-check = Dieci selezioni consigliate: come sono davvero?
numbers-ask-casts-classic = Quanto è equilibrata, combattuta e lunga una selezione di Classica, e che cosa aggiunge ogni carta?
numbers-ask-character-leads = Quanto vale ciascuno dei 27 personaggi di Deluxe, a seconda del numero di giocatori?
numbers-ask-character-leads-classic = Quanto vale ciascuno dei 18 personaggi di Classica, a seconda del numero di giocatori?
numbers-ask-circus-cards = Quale carta azione del Circo fa vincere?
numbers-ask-district-goal = Sei, sette o otto quartieri: quanto è lunga, aperta e serrata la partita?
numbers-ask-favorite = E se prendi sempre lo stesso personaggio, quando puoi?
numbers-ask-first-crown = Quanto vale la prima corona, e ogni posto da lì in senso orario?
numbers-ask-first-pick = Hai la corona e scegli per primo: l'Assassino, il Ladro, l'Architetto o qualcun altro?
numbers-ask-killed-twice = Quanto costa essere uccisi una volta, e quanto due?
numbers-ask-length = Quanto dura una partita, in round, decisioni e minuti?
numbers-ask-rank-8 = Condottiero, Diplomatico o Maresciallo: quanto dura la partita, da 2 a 8 giocatori?
numbers-ask-short-game = La partita breve di Classica: quanto è più breve, ed è altrettanto aperta?
numbers-ask-skill = Quanto conta l'abilità? La quota di vittorie di un giocatore migliore, per numero di giocatori ed edizione.
numbers-ask-thief-target = Chi deve nominare il Ladro?
numbers-ask-unique-worth = Quanto vale ogni quartiere speciale nella mano iniziale, e allunga la partita?
numbers-ask-unique-worth-classic = Quanto vale ogni quartiere speciale di Classica nella mano iniziale?
