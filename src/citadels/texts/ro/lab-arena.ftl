### The arena: its command and its tables.

cli-arena = pune boții să joace multe partide și le calculează cota

## Arguments

arena-bots = boții: { $names }, program:COMMAND sau python:MODULE.CLASS; 4xrandom înseamnă patru din același fel
arena-games = câte partide (implicit { $games }); se joacă mai multe dacă o cere echitatea
arena-players = câte locuri are o masă (implicit: câte unul pentru fiecare bot, dar de la { $fewest } la { $most } unde niciun bot nu se repetă)
arena-out = dosarul care păstrează partidele; fără el nu se păstrează nimic
arena-help =
    Cine unde stă:
      Unde un bot se repetă, boții numiți sunt masa: builder 4xrandom.
      Altfel, oricâți boți stau pe rând la locuri: dacă sunt mai puțini decât
      locurile, unii stau de două ori, dacă sunt mai mulți, unii așteaptă, și toți
      primesc la fel de multe locuri. Fiecare împărțire se joacă o dată pentru
      fiecare loc, mutându-se toți cu un loc între partide, așa că norocul la cărți
      sau la loc nu favorizează pe nimeni.

    Exemple:
      citadels arena builder random search:200 --games 300 --out my-arena
      citadels arena --resume --out my-arena
      citadels arena builder 4xrandom --edition classic --seed 7 --processes 2

## Before the games

arena-two-bots = Numește cel puțin doi boți diferiți.
arena-table = Unde un bot se repetă, cei numiți sunt masa: { $bots ->
    [one] { $bots } bot nu face
    [few] { $bots } boți nu fac
   *[other] { $bots } de boți nu fac
} o masă de { $players }.
arena-resume-where = --resume are nevoie de --out și de dosarul care se continuă.
arena-more = Se joacă { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
} în loc de { $asked }, ca toți boții să stea la fel de des pe toate locurile.
arena-timed = { $bot } gândește după ceas sau într-un program propriu: partidele lui nu se pot repeta întocmai.

## After the games

arena-title = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}, { $edition }, mese de { $players }, seed { $seed }
arena-title-preset = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}, { $edition } ({ $preset }), mese de { $players }, seed { $seed }
arena-laid = Fiecare împărțire s-a jucat de { $players } ori, toți mutându-se cu un loc între partide.
arena-laid-fewer = { $bots ->
    [one] { $bots } bot a stat
    [few] { $bots } boți au stat
   *[other] { $bots } de boți au stat
} pe rând pe { $players ->
    [one] { $players } loc
    [few] { $players } locuri
   *[other] { $players } de locuri
}. Fiecare împărțire s-a jucat de { $players } ori, toți mutându-se cu un loc între partide.
arena-laid-more = La fiecare masă au stat, pe rând, { $players } din { $bots ->
    [one] { $bots } bot
    [few] { $bots } boți
   *[other] { $bots } de boți
}. Fiecare împărțire s-a jucat de { $players } ori, toți mutându-se cu un loc între partide.

arena-column-bot = Bot
arena-column-games = Partide
arena-column-wins = Victorii
arena-column-points = Puncte
arena-column-rating = Cotă
arena-column-certain = 95%
arena-column-ordinal = Minim
arena-reach = ±{ $reach }
arena-legend = Victoriile sunt proporții din locurile jucate de un bot; la întâmplare ar fi { $chance }. Cotele pornesc de la 25; un bot valorează aproape sigur cel puțin cât arată Minim.
arena-ahead = Cât de des a terminat botul de pe rând înaintea celui de pe coloană, intervalul de 95% și în câte partide:
arena-ahead-none = nu s-au întâlnit
arena-faults = { $bot } n-a avut răspuns valabil { $count ->
    [one] o dată
    [few] de { $count } ori
   *[other] de { $count } de ori
}, prima dată în partida { $game }, la locul { $seat }: { $reason }.
arena-stopped = Oprit după { $done } din { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}; fără --out nu se păstrează nimic.
