### Sharing a moment of a finished game, and playing on from it.

## A moment of a finished game, handed to others

share-title = Distribuie momentul
share-all = Cine deschide linkul vede toate cărțile.
share-seat = Cine deschide linkul vede doar ce a putut vedea { $player }.
share-picture = Imagine
share-notation = Copiază notația
share-copied = Notație copiată
share-notation-hint = Poziția și ultimele mutări ca text. Salvează-l într-un fișier; programul de pe calculator îl încarcă cu: citadels play --load FILE
share-decided = { $player } decide.

## Playing on from there

play-on = Joacă mai departe de aici
play-on-lead = Din acest moment începe o partidă nouă. Cea încheiată rămâne cum este.
play-on-seat = Joci în locul lui
play-on-cards = Cărți ascunse
play-on-anew = Împărțite din nou
play-on-anew-hint = Păstrezi ce știa acest jucător; restul se împarte din nou. Este corect chiar dacă ai văzut reluarea.
play-on-same = Așa cum erau
play-on-same-hint = Toate cărțile sunt cele care au fost. Cine a văzut reluarea le știe.
play-on-others = Ceilalți sunt
play-on-friends = prieteni
play-on-start = Începe
play-on-table = Creează masa

# At such a table.
begins-anew = Această partidă continuă un moment din alta. Cărțile ascunse au fost împărțite din nou.
begins-same = Această partidă continuă un moment din alta, cu aceleași cărți. Cine a văzut reluarea le știe.

# Why not.
refused-no-moment = Din acest moment nu se poate juca mai departe. Alege unul puțin mai devreme.
refused-begins-elsewhere = Această partidă continuă un moment din alta, deci cărțile ei sunt deja stabilite.
refused-no-pictures = Acest server nu desenează imagini.
