### A few words on each card, beside its name.

## Cards

brief-assassin = assassina un personaggio, che perde il turno
brief-witch = continua il turno come il personaggio stregato
brief-magistrate = prende il primo quartiere pagato da chi ha il mandato firmato
brief-thief = prende tutte le monete del personaggio nominato
brief-spy = guarda una mano: 1 moneta e 1 carta per carta del tipo scelto
brief-blackmailer = minaccia 2 personaggi: pagano metà, o rischiano tutto
brief-magician = scambia la mano con un giocatore, o carte con il mazzo
brief-wizard = prende una carta dalla mano di un altro
brief-seer = scambia una carta con tutti; costruisce fino a 2
brief-king = prende la corona; 1 moneta per quartiere nobiliare
brief-emperor = cede la corona per 1 moneta o carta; 1 moneta per nobiliare
brief-patrician = prende la corona; 1 carta per quartiere nobiliare
brief-bishop = al sicuro dal personaggio 8; 1 moneta per quartiere religioso
brief-abbot = 1 moneta o carta per religioso; 1 moneta dal più ricco
brief-cardinal = prende monete in cambio di carte; 1 carta per religioso
brief-merchant = 1 moneta in più; 1 moneta per quartiere commerciale
brief-alchemist = a fine turno riprende le monete spese per costruire
brief-trader = costruisce quanti commerciali vuole; 1 moneta per ciascuno
brief-architect = 2 carte in più; costruisce fino a 3 quartieri
brief-navigator = 4 monete o 4 carte in più; non costruisce
brief-scholar = pesca 7 carte e ne tiene 1; costruisce fino a 2
brief-warlord = distrugge un quartiere per 1 in meno; 1 moneta per militare
brief-diplomat = scambia quartieri; 1 moneta per quartiere militare
brief-marshal = requisisce un quartiere (costo max 3); 1 moneta per militare
brief-queen = 3 monete se siede accanto a chi ha il rango 4
brief-artist = abbellisce fino a 2 quartieri per 1 moneta l'uno
brief-tax-collector = incassa la tassa di 1 moneta su ogni quartiere costruito
brief-armory = distruggila, e con lei un quartiere di una città incompleta
brief-basilica = fine: 1 punto per quartiere di costo dispari
brief-capitol = fine: 3 punti con almeno 3 quartieri dello stesso tipo
brief-dragon-gate = fine: 2 punti
brief-factory = gli altri tuoi quartieri speciali costano 1 in meno
brief-framework = distruggila invece di pagare un quartiere
brief-gold-mine = 1 moneta in più quando raccogli monete
brief-great-wall = il personaggio 8 paga 1 in più per gli altri tuoi quartieri
brief-haunted-quarter = fine: vale come il tipo che ti serve
brief-imperial-treasury = fine: 1 punto per ogni tua moneta
brief-ivory-tower = fine: 5 punti se è il tuo unico quartiere speciale
brief-keep = il personaggio 8 non può usare l'abilità su di essa
brief-laboratory = una volta a turno: una carta per 2 monete
brief-library = quando raccogli carte, le tieni tutte
brief-map-room = fine: 1 punto per ogni carta nella tua mano
brief-monument = vale 2 quartieri per completare la città
brief-museum = una carta a turno lì sotto; fine: 1 punto ciascuna
brief-necropolis = si può costruire distruggendo un tuo quartiere
brief-observatory = quando raccogli carte, ne peschi 3 invece di 2
brief-park = 2 carte se finisci il turno senza carte
brief-poor-house = 1 moneta se finisci il turno senza monete
brief-quarry = puoi costruire quartieri con lo stesso nome
brief-school-of-magic = per monete e carte vale come il tipo che ti serve
brief-secret-vault = non si costruisce; fine: 3 punti se in mano
brief-smithy = una volta a turno: 2 monete per 3 carte
brief-stables = non contano per il limite di costruzione
brief-statue = fine: 5 punti se hai la corona
brief-theater = dopo la scelta, scambia il personaggio con un giocatore
brief-thieves-den = si può pagare con carte della mano
brief-wishing-well = fine: 1 punto per ogni tuo quartiere speciale

## Cards that are new or different in the older editions

brief-assassin-common-city = chi gira il personaggio nominato perde il turno
brief-thief-common-city = prende tutte le monete di chi gira un personaggio
brief-witch-common-city = continua al posto di chi gira un personaggio
brief-emperor-classic = cede la corona per 1 moneta o carta; 1 moneta per nobiliare
brief-bishop-classic = al sicuro da Condottiero e Diplomatico; 1 moneta per religioso
brief-bishop-circus = al sicuro dal Condottiero; 1 moneta per religioso
brief-abbot-classic = 1 moneta per religioso; 1 moneta dal più ricco
brief-warlord-classic = distrugge un quartiere, a fine turno; 1 moneta per militare
brief-warlord-circus = distrugge un quartiere avversario; 1 moneta per militare
brief-warlord-common-city = distrugge un quartiere per 1 in meno; 1 moneta per militare
brief-diplomat-classic = scambia quartieri, a fine turno; 1 moneta per militare
brief-diplomat-common-city = scambia quartieri; 1 moneta per quartiere militare
brief-queen-classic = 3 monete se siede accanto al Re
brief-queen-common-city = 3 monete se chiamata prima o dopo il Re, o accanto alla corona
brief-tax-collector-classic = 1 moneta da chiunque altro costruisca in questo round
brief-tax-collector-common-city = 1 moneta da chiunque altro costruisca in questo giro
brief-armory-classic = distruggila per distruggere un quartiere altrui
brief-dragon-gate-classic = costa 6, vale 8 punti
brief-great-wall-classic = da te Condottiero e Diplomatico pagano 1 in più
brief-haunted-quarter-classic = fine: il tipo che ti serve, se non è dell'ultimo round
brief-haunted-quarter-common-city = vale come il tipo che ti manca nei punti di fine giro
brief-keep-classic = Condottiero e Diplomatico non possono toccarla
brief-keep-circus = il Condottiero non può distruggerla
brief-laboratory-classic = una volta a turno: una carta per 1 moneta
brief-library-classic = quando raccogli carte, ne tieni 2
brief-quarry-classic = puoi avere un doppione di un quartiere
brief-smithy-circus = una volta a turno: { $smithy_pay ->
    [one] 1 moneta
   *[other] { $smithy_pay } monete
} per { $smithy_draw ->
    [one] 1 carta
   *[other] { $smithy_draw } carte
}
brief-wishing-well-classic = fine: 1 punto per ogni altro tuo quartiere speciale
brief-graveyard = 1 moneta per prendere un quartiere distrutto dal Condottiero
brief-university = costa 6, vale 8 punti
brief-lighthouse = quando lo costruisci, prendi una carta dal mazzo
brief-bell-tower = quando lo costruisci: se vuoi, basta un quartiere in meno
brief-bell-tower-common-city = se suona, la partita finisce al 30° quartiere
brief-hospital = se ti assassinano, puoi comunque raccogliere risorse
brief-throne-room = 1 moneta ogni volta che la corona cambia proprietario
brief-ballroom = se hai la corona: gli altri ringraziano o perdono il turno
brief-big-top = un quartiere di costo 0 che nessuno può distruggere
brief-ticket-booth = gli altri pagano 1 moneta per una carta; poi incassi tu
brief-acrobat = prendi la corona se nessuno risponde alla chiamata del Re
brief-fortune-teller = guarda una mano e prendi una carta
brief-strongman = annulla l'assassinio del tuo personaggio
brief-ringmaster = fino a 2 quartieri in più in questo turno
brief-human-cannonball = sostituisci un quartiere con uno più caro: paghi la differenza
