### Citadels in numbers: the studies, and the command that plays them.

cli-study = răspunde la o întrebare despre joc prin multe partide între boți

## Arguments

numbers-names = ce studii să se joace, sau { $every } pentru toate
numbers-list = afișează studiile și întrebările la care răspund
numbers-games = joacă cam atâtea partide cu fiecare bot (implicit: cât prevede studiul)
numbers-bot = joacă doar cu acest bot
numbers-out = dosarul pentru rezultate; ce e deja în el nu se mai joacă o dată (implicit { $folder })
numbers-help =
    Ce s-a jucat se păstrează bucată cu bucată: după o întrerupere, aceeași
    comandă continuă de unde a rămas.

    Exemple:
      citadels study --list
      citadels study first-crown --games 20000
      citadels study assassin-target --bot learned
      citadels study all --jobs 16

    docs/method.md spune cum se răspunde la întrebări și ce înseamnă
    răspunsurile.

## What goes wrong

numbers-unknown = Nu există studiul „{ $name }”. Alege dintre: { $names }.
numbers-none-named = Numește un studiu sau „{ $every }”: { $names }.
numbers-field = Studiul { $name } nu poate fi jucat: „{ $field }” lipsește sau nu e valid.
numbers-goal = Ediția { $edition } nu poate fi jucată până la { $goal } districte.
numbers-first = Studiul { $name } are nevoie de rezultatele lui { $source } din { $folder }; joacă-l mai întâi pe acela.
numbers-left = Oprit. Ce s-a jucat s-a păstrat în { $folder }; aceeași comandă continuă.
numbers-packed = Fișierul { $file } este deteriorat și nu poate fi despachetat.

## What was played

numbers-done = { $name }: partide jucate: { $games }, secunde ale unui nucleu: { $seconds }.
numbers-sure = Comparații sigure: { $sure } din { $count }.
numbers-kept = Rezultatele sunt în { $folder }.

## The questions

numbers-ask-assassin-target = Pe cine să numească Asasinul, și merită să fie Regele?
numbers-ask-bell = Clopotnița din Orașul comun: merită să tragi clopotul?
numbers-ask-casts = Cât de echilibrată, de răsturnabilă și de lungă e o selecție și ce adaugă fiecare carte?
numbers-ask-casts-check = Zece selecții de recomandat: cum sunt ele de fapt?
numbers-ask-casts-classic = Cât de echilibrată, de răsturnabilă și de lungă e o selecție din ediția Clasică și ce adaugă fiecare carte?
numbers-ask-character-leads = Cât valorează fiecare dintre cele 27 de personaje Deluxe, după numărul de jucători?
numbers-ask-character-leads-classic = Cât valorează fiecare dintre cele 18 personaje din ediția Clasică, după numărul de jucători?
numbers-ask-circus-cards = Care carte de acțiune a Circului câștigă?
numbers-ask-district-goal = Șase, șapte sau opt districte: cât de lungă, de deschisă și de strânsă e partida?
numbers-ask-favorite = Ce se întâmplă dacă iei mereu același personaj, când poți?
numbers-ask-first-crown = Cât valorează prima coroană și fiecare loc de la ea în sensul acelor de ceasornic?
numbers-ask-first-pick = Ai coroana și alegi primul: Asasinul, Hoțul, Arhitectul sau altcineva?
numbers-ask-killed-twice = Cât costă să fii ucis o dată, și cât de două ori?
numbers-ask-length = Cât durează o partidă, în runde, decizii și minute?
numbers-ask-rank-8 = Comandantul, Diplomatul sau Mareșalul: cât durează partida cu 2 până la 8 jucători?
numbers-ask-short-game = Partida scurtă din ediția Clasică: cu cât e mai scurtă, și e la fel de deschisă?
numbers-ask-skill = Cât e îndemânare? Cota de victorii a unui jucător mai bun, după numărul de jucători și ediție.
numbers-ask-thief-target = Pe cine să numească Hoțul?
numbers-ask-unique-worth = Cât valorează fiecare district unic în mâna de început, și lungește el partida?
numbers-ask-unique-worth-classic = Cât valorează fiecare district unic din ediția Clasică în mâna de început?
