### The playing table in the browser.

## The frame

table-title-mine = Tvůj tah
table-title-other = Hraje { $player }
table-title-reactions = Čeká se
table-title-pass = { $player }, jsi na tahu
table-connecting = Připojuji se ke stolu...
table-gone = Takový stůl tu není.
table-closed = Hostitel tento stůl zavřel.
table-signed-out = Toto zařízení bylo odhlášeno. Chceš-li tu hrát dál, otevři nový osobní odkaz, nebo se v nastavení přihlas přístupovým klíčem či kódem pro obnovení.
table-outdated = Hra má novou verzi. Načti stránku znovu a pokračuj.
table-board = Stůl
table-top = Hra
table-rules = Pravidla
table-menu = Nabídka
table-cast = Karty v této hře
table-cast-short = Karty
table-help = Klávesy a nápověda
table-round = kolo { $round }
table-pass = okruh { $round }
table-spectator = Jen se díváš.
table-watchers = { $count ->
    [one] { $count } se dívá
    [few] { $count } se dívají
   *[other] { $count } se dívá
}
table-show-log = Zápis
table-show-end = Výsledek
table-last-round = Poslední kolo

## The row of characters

table-row = Postavy
table-owner-me = Ty
table-row-maybe = Podle toho, co víš, ji může mít: { $players }.

## The middle

table-middle = Uprostřed
table-deck = Balíček
table-pile = Odhozené
table-pile-empty = Zatím nikdo nic neodhodil.
table-pile-top = { $count ->
    [one] { $count } karta, nahoře { $card }
    [few] { $count } karty, nahoře { $card }
   *[other] { $count } karet, nahoře { $card }
}
table-bank = Bank
table-down = Lícem dolů
table-down-help = { $count ->
    [one] lícem dolů leží { $count } postava
    [few] lícem dolů leží { $count } postavy
   *[other] lícem dolů leží { $count } postav
}
table-names = Město
table-names-open = stojí { $count } ze { $goal } různých budov
table-names-bell = stojí { $count } ze { $goal } budov
table-names-missing = ještě chybí
table-names-hand = máš v ruce

## Players

table-players = Ostatní hráči
table-player-target = { $name }: { $note }
table-player-barred = { $name }, teď ne: { $note }
table-at-swap = Vyměnit si karty
table-at-look = Podívat se do ruky, vzít kartu
table-at-alms = Vzít si 1 minci
table-at-crown = Dát korunu
table-at-theater = Vyměnit si postavu
table-at-spy = Špehovat karty v ruce
table-at-fortune = Vědma: vzít si kartu
table-at-ticket = Koupit kartu za 1 minci
table-at-borrow = Koupit za karty mince na stavbu
table-has-crown = má korunu
table-gold = { $gold ->
    [one] { $gold } mince
    [few] { $gold } mince
   *[other] { $gold } mincí
}
table-hand-size = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
table-hand-known = víš, že má { FORM($cards, "acc") }
table-city-size = budovy: { $count }/{ $goal }
table-quarter-size = { $count ->
    [one] { $count } budova
    [few] { $count } budovy
   *[other] { $count } budov
}
table-city-count = { $count }/{ $goal }
table-is = hraje za { FORM($character, "acc") }
table-chosen = má vybranou postavu
table-now = je na tahu
table-bot = bot, { $level }
table-away = pryč: hraje bot
table-absent = bez spojení
table-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
table-maybe = Může to být: { $characters }
table-empty = zatím žádné budovy
table-first = první dokončené město
table-booth = Pokladní věž, { $gold ->
    [one] { $gold } mince
    [few] { $gold } mince
   *[other] { $gold } mincí
}
table-price-warlord = Žoldnéř by za zbourání zaplatil { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}.
table-price-marshal = Maršál by za zabrání zaplatil { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}.
table-price-safe = Postava číslo 8 ji teď nemůže ohrozit.
table-fresh = z tohoto kola

## My own

table-mine = Tvoje místo
table-my-city = Tvoje město
table-my-quarter = Tvoje čtvrť
table-my-hand-count = V ruce: { $count }
table-hand-empty = Nemáš v ruce karty
table-my-character = Tvoje postava
table-my-character-is = Hraješ za { FORM($character, "acc") }
table-my-character-hidden = Tvoje postava, zakrytá. Najeď na ni nebo ji podrž a uvidíš ji.
table-no-character = Zatím bez postavy
table-murdered = Vražda: v tomto kole nehraješ. Víš to jen ty.
table-bewitched = Očarování: jen si vezmeš příjem.

## What stands on a target

table-badge-cost = −{ $gold } → { $left }
table-badge-price = −{ $gold }
table-badge-gain = +{ $gold }
table-badge-free = zdarma
table-badge-ways = …
table-badge-more = { $cards ->
    [one] +{ $cards } karta
    [few] +{ $cards } karty
   *[other] +{ $cards } karet
}
table-badge-fewer = { $cards ->
    [one] −{ $cards } karta
    [few] −{ $cards } karty
   *[other] −{ $cards } karet
}
table-grown = s další budovou: +{ $gold }
table-why-rule = Teď to nejde
table-not-now = Teď ne

## The prompt

table-prompt = Tvoje rozhodnutí
table-choices = Všechny možnosti
table-choices-count = Všechny možnosti: { $count }
table-choices-filter = Piš a hledej
table-choices-none = Nic neodpovídá.
table-choices-open = Seznam všech možností
table-sending = Odesílám...
table-unsent = Odešle se, až bude spojení
table-reacting = Hotovo. Ostatní můžou reagovat.
table-reactions = Teď můžou reagovat ostatní.
table-deciding = Rozhoduje { $player }
table-deciding-as = Rozhoduje { $player } ({ $character })
table-choosing-now = { $player } vybírá postavu
table-thinking = { $player } přemýšlí
table-stand-in = { $player } není u stolu: za { $seconds } s začne hrát bot
table-stands-in = { $player } není u stolu: hraje bot
table-bidding = { $player } zvažuje nabídku
table-paused = Hra skončila.
table-to-come = { $count ->
    [one] Ještě přijde: { $characters }
    [few] Ještě přijdou: { $characters }
   *[other] Ještě přijdou: { $characters }
}
table-to-choose = Potom: { $players }
table-pace = Tempo botů
table-faster = Rychleji
table-faster-help = Boti přemýšlejí třikrát rychleji
table-slower = Pomaleji
table-slower-help = Boti zase hrají v klidu
table-skip = Rovnou na můj tah
table-skip-short = Na můj tah
table-skipping = Přeskakuji...
table-skip-help = Boti hrají bez čekání, dokud nerozhoduješ ty. V zápisu zůstane všechno.
table-skip-waits = Čeká se na souhlas: { $players }
table-skip-wished = Nechce čekat: { $players }
table-steps = Zatím
table-back = Zpět
table-staged = Ještě není zahráno: můžeš to vrátit.
table-cards-chosen = { $count ->
    [one] vybrána { $count } karta
    [few] vybrány { $count } karty
   *[other] vybráno { $count } karet
}
table-gold-so-far = { $gold ->
    [0] zatím zdarma
    [one] zatím { $gold } mince
    [few] zatím { $gold } mince
   *[other] zatím { $gold } mincí
}
table-hint = Rada
table-hint-help = Co by udělal bot
table-hinting = Přemýšlím...
table-hint-head = Bot by volil:
table-hint-win = šance na výhru { $percent } %
table-hint-share = { $percent } % pozornosti
table-hint-equal = skoro stejně dobré
table-hint-few = zváženo jen letmo
table-hint-close = Zavřít radu
table-auto-end = Tah se ukončí sám...
table-more = Další možnosti
table-choose = Vybrat tuto postavu

## What can be clicked, in a few words

table-cue-name = { $role ->
    [assassin] Klikni nahoře na postavu, kterou zavraždíš: přijde o tah.
    [thief] Klikni nahoře na postavu, kterou okradeš: při vyvolání ti dá všechny mince.
    [witch] Klikni nahoře na postavu, kterou očaruješ.
   *[other] Klikni nahoře na postavu, kterou určíš.
}
table-cue-sign = Klikni nahoře na postavu, která dostane podepsaný příkaz.
table-cue-warrant = Klikni nahoře na další postavu: dostane nepodepsaný příkaz.
table-cue-flower = Klikni nahoře na postavu, která dostane výhrůžku s květinou.
table-cue-threaten = Klikni nahoře na další postavu: dostane prázdnou výhrůžku.
table-cue-destroy = Klikni na budovu, kterou zbouráš.
table-cue-exchange = Klikni na cizí budovu, za kterou chceš vyměnit svou.
table-cue-seize = Klikni na cizí budovu, kterou zabereš.
table-cue-for = Klikni na svou budovu, kterou dáš.
table-cue-armory = Klikni na budovu, kterou zbouráš Zbrojnicí.
table-cue-beautify = Klikni na svou budovu, kterou zkrášlíš.
table-cue-cannonball = Klikni na svou budovu, kterou nahradíš.
table-cue-sacrifice = Klikni na svou budovu, kterou místo placení zbouráš.
table-cue-build = Klikni na kartu v ruce, kterou postavíš.
table-cue-borrow = Klikni na kartu, na kterou nemáš: chybějící mince koupíš za karty.
table-cue-put = Klikni na karty v ruce, které chceš vyměnit.
table-cue-spend = Klikni na karty v ruce, kterými zaplatíš.
table-cue-give = Klikni na kartu v ruce, kterou dáš.
table-cue-laboratory = Klikni na kartu v ruce, za kterou chceš mince.
table-cue-museum = Klikni na kartu v ruce, kterou vložíš pod Muzeum.
table-cue-sale = { $built ->
    [yes] Klikni na kartu v ruce, kterou postavíš, prodáš nebo dáš do dražby.
   *[no] Klikni na kartu v ruce, kterou prodáš nebo dáš do dražby.
}
table-cue-pick = Klikni na postavu, za kterou chceš hrát.
table-cue-keep = Klikni na kartu, kterou si necháš.
table-cue-take = Klikni na kartu, kterou si vezmeš.
table-cue-lighthouse = Klikni na kartu, kterou si vezmeš.
table-tap-row = Klepni nahoře na postavu.

## Cards in the middle

table-tray-cards = Karty na výběr
table-tray-characters = Postavy na výběr
table-tray-hide = Podívat se na stůl
table-tray-show = Zpět ke kartám
table-tray-hold = Podržením kartu přečteš
table-offer-up = { $count ->
    [one] Lícem nahoru: nikdo ji nemá
    [few] Lícem nahoru: nikdo je nemá
   *[other] Lícem nahoru: nikdo je nemá
}
table-offer-down = { $count ->
    [one] Lícem dolů: ty ji znáš
    [few] Lícem dolů: ty je znáš
   *[other] Lícem dolů: ty je znáš
}
table-offer-out = { $count ->
    [one] Tobě se nenabízí
    [few] Tobě se nenabízejí
   *[other] Tobě se nenabízejí
}
table-bid = Tvoje nabídka
table-bid-less = Nabídnout méně
table-bid-more = Nabídnout více
table-bid-now = Nabídnout { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}
table-bid-left = { $gold ->
    [one] zbude { $gold } mince
    [few] zbudou { $gold } mince
   *[other] zbude { $gold } mincí
}
table-bid-highest = Nejvyšší nabídka
table-bid-none = Bez nabídky
table-auction = Dražba
table-bidder-in = ještě draží
table-bidder-out = už nedraží

## Asking once more

table-doubt = Opravdu?
table-doubt-own-district = To je tvoje vlastní budova: zbouráš si ji.
table-doubt-own-character = To je tvoje vlastní postava.
table-doubt-gone = { $character } leží na stole: v tomto kole za tuto postavu nikdo nehraje.
table-doubt-end-income = Ještě můžeš vybrat výnos své postavy. Ukončit tah bez něj?
table-doubt-end-power = Schopnost tvé postavy zůstala nevyužitá. Ukončit tah bez ní?
table-doubt-end-build = Ještě můžeš stavět, máš { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}. Ukončit tah?
table-doubt-refuse = Pokud má výhrůžka květinu, přijdeš o všechno, co máš: { $gold ->
    [one] { $gold } mince
    [few] { $gold } mince
   *[other] { $gold } mincí
}.
table-doubt-silence = Přijdeš o tento tah.
table-doubt-murder = V tomto kole nebudeš hrát.
table-doubt-no-gather = Nic nedostaneš.
table-doubt-fewer = { $cards ->
    [one] Budeš mít o { $cards } kartu méně.
    [few] Budeš mít o { $cards } karty méně.
   *[other] Budeš mít o { $cards } karet méně.
}
table-doubt-yes = Ano: { $choice }
table-doubt-no = Ne, zpět
table-doubt-never = Na to už se neptat

## What happened

table-log = Zápis
table-log-all = Všechno
table-log-mine = Co se stalo mně
table-log-empty = Zatím se nic nestalo.
table-log-mine-empty = Zatím ti nikdo nic neudělal.
table-log-latest = Na nejnovější
table-banner = Zpráva pro tebe
table-banner-close = Zavřít
table-since = Od tvého posledního rozhodnutí
table-since-more = { $count ->
    [one] ještě { $count } řádek v zápisu
    [few] ještě { $count } řádky v zápisu
   *[other] ještě { $count } řádků v zápisu
}
table-recap = Kolo { $round } v kostce
table-recap-lap = Okruh { $round } v kostce
table-recap-open = Tohle kolo v kostce
table-recap-close = Zavřít souhrn
table-recap-hidden = neodhaleno
table-recap-murdered = vražda
table-recap-gold = Mince v tomto kole: { $gold }
table-recap-won = postaveno nebo získáno
table-recap-lost = ztraceno
table-recap-harms = Kdo komu co udělal
table-chat = Chat
table-chat-say = Něco napiš
table-chat-send = Poslat
table-chat-empty = Zatím nikdo nic nenapsal.
table-chat-off = Hostitel vypnul chat.
table-chat-unsaid = Tvoje zpráva nedorazila. Můžeš ji poslat znovu.
table-chat-new = { $count ->
    [one] { $count } nový řádek
    [few] { $count } nové řádky
   *[other] { $count } nových řádků
}
table-phrases = Rychlé fráze
table-chat-spectator = divák

## Clock

table-clock = Zbývající čas
table-minutes = { $minutes }:{ $seconds }

## Several people, one device

table-curtain = Předej zařízení: na řadě je { $name }
table-curtain-why = Teď rozhoduje { $name }. Nikdo jiný by se neměl dívat.
table-curtain-look = { $name } se chce podívat.
table-curtain-lift = Tady { $name }
table-seats = Lidé u tohoto zařízení
table-seat-show = Předat: { $name }

## Menu

table-menu-title = Stůl { $code }
table-menu-share = Kopírovat odkaz na tento stůl
table-menu-shared = Odkaz je zkopírovaný.
table-menu-device = Hrát dál na jiném zařízení
table-menu-device-help = Otevři tento odkaz jednou na druhém zařízení; platí jeden den.
table-menu-copy = Kopírovat odkaz
table-menu-rules = Pravidla
table-menu-settings = Nastavení
table-menu-home = Domů
table-menu-leave = Odejít od stolu
table-menu-leave-seat = { $name } odchází od stolu
table-menu-leave-sure = Dál za tebe bude hrát bot. Odejít?
table-menu-delete-sure = Nikdo jiný tu nehraje, takže se hra smaže. Odejít?
table-menu-chat = Chat
table-menu-pace = Boti hrají
table-menu-webhook = Webhook
table-pace-slow = pomalu
table-pace-normal = lidským tempem
table-pace-fast = rychle
table-pace-instant = bez čekání
table-menu-host = Pro hostitele
table-menu-notify = Upozornit mě, když jsem na tahu
table-menu-sound = Zvuky
table-menu-auto = Ukončit můj tah, když už nic nezbývá
table-menu-confirm = Potvrzovat riskantní tahy
table-notify = Jsi na tahu.

## Keys

table-keys-title = Klávesy
table-keys-choices = Seznam všech možností: šipky, psaním hledáš, Enter
table-keys-number = Očíslovaná tlačítka
table-keys-gold = Vzít si mince
table-keys-cards = Dobrat si karty
table-keys-income = Vybrat výnos
table-keys-end = Ukončit tah, hotovo, pasovat
table-keys-usual = Hlavní tlačítko
table-keys-back = O krok zpět
table-keys-undo = Vzít zpět poslední tah
table-keys-hint = Rada
table-keys-log = Zápis
table-keys-chat = Chat
table-keys-aside = Podívat se na stůl, nebo zpět ke kartám
table-keys-walk = Projít vše, na co se dá kliknout
table-keys-escape = Zavřít, co je otevřené, nebo zpět k otázce
table-keys-help = Tato nápověda
table-help-point = Najeď na kteroukoli kartu, podrž ji nebo na ni přejdi tabulátorem a přečteš si ji. Na to, co svítí, se dá kliknout. Co je ztlumené, teď nejde: najeď na to a dozvíš se proč.
table-key-enter = Enter
table-key-back = Backspace
table-key-arrows = Šipky
table-key-escape = Esc
