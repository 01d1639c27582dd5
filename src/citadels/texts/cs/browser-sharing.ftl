### Sharing a moment of a finished game, and playing on from it.

## A moment of a finished game, handed to others

share-title = Sdílet tento okamžik
share-all = Kdo odkaz otevře, uvidí všechny karty.
share-seat = Kdo odkaz otevře, uvidí jen to, co viděl hráč { $player }.
share-picture = Obrázek
share-notation = Kopírovat zápis
share-copied = Zápis zkopírován
share-notation-hint = Pozice a poslední tahy jako text. Uložte ho do souboru; program v počítači ho načte příkazem: citadels play --load FILE
share-decided = { $player } se rozhoduje.

## Playing on from there

play-on = Hrát dál odsud
play-on-lead = V tomto okamžiku začne nová hra. Ta dohraná zůstane, jak je.
play-on-seat = Hrajete za
play-on-cards = Skryté karty
play-on-anew = Rozdat znovu
play-on-anew-hint = Víte to, co věděl tento hráč; všechno ostatní se rozdá znovu. Je to férové, i když jste záznam viděli.
play-on-same = Jak byly
play-on-same-hint = Všechny karty jsou, jak byly. Kdo viděl záznam, zná je.
play-on-others = Ostatní jsou
play-on-friends = přátelé
play-on-start = Začít
play-on-table = Vytvořit stůl

# At such a table.
begins-anew = Tato hra pokračuje od okamžiku jiné hry. Skryté karty byly rozdány znovu.
begins-same = Tato hra pokračuje od okamžiku jiné hry se stejnými kartami. Kdo viděl její záznam, zná je.

# Why not.
refused-no-moment = Od tohoto okamžiku nejde hrát dál. Vyberte o něco dřívější.
refused-begins-elsewhere = Tato hra pokračuje od okamžiku jiné hry, takže její karty jsou dané.
refused-no-pictures = Tento server obrázky nekreslí.
