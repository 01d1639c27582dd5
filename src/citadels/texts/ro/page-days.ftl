### Partide pe zile: ceasuri, al cui e rândul, decizii luate din timp, concediu.

## O masă nouă

days-kind = Cum jucați
days-kind-live = În timp real
days-kind-live-hint = Toți sunt aici în același timp.
days-kind-days-hint = Fiecare decide când are timp și nimeni nu trebuie să fie online. Se poate decide și din timp.
page-clock-days-hint = Când expiră timpul, un bot încheie tura.
page-clock-days-is = Pe mai multe zile: { $time } pe decizie
page-clock-bank-hint = Fiecare are o rezervă de timp și mai primește la fiecare tură. Când se termină, decide un bot. Concediul nu se pune.
page-clock-bank-is = Pe mai multe zile: { $time } pe partidă, plus { $more } pe tură

## Al cui e rândul

days-turns = { $n ->
    [one] E rândul tău
    [few] E rândul tău la { $n } mese
   *[other] E rândul tău la { $n } de mese
}
days-turns-go = Decide
days-next = Masa următoare: e rândul tău
days-until = până { $when }, { $in }
days-until-when = până { $when }

## Decizii luate din timp

prepared-lead = Asta vezi doar tu. Ce nu e posibil când îi vine momentul se întreabă ca de obicei.
prepared-picks = Următoarea alegere
prepared-picks-hint = Alege personajele în ordinea în care le vrei.
prepared-picks-clear = De la început
prepared-picks-none = La următoarea alegere decizi pe loc.
prepared-picks-is = La următoarea alegere iei primul oferit dintre acestea: { $characters }. Dacă nu e niciunul, decizi pe loc.
prepared-gather = Strângerea resurselor
prepared-gather-gold = Aur
prepared-gather-cards = Cărți
prepared-gather-gold-is = În fiecare tură iei aur fără nicio întrebare.
prepared-gather-cards-is = În fiecare tură tragi cărți fără nicio întrebare.
prepared-end = Încheie-mi tura când nu se mai poate nimic
prepared-end-is = Tura ta se încheie singură când nu se mai poate nimic.
prepared-ask = Întreabă-mă
prepared-answers = Răspunsuri permanente
prepared-answer-is = { $card }: { $answer }.
prepared-secret = În partidele pe mai multe zile nimeni nu e întrebat asta, ca așteptarea să nu trădeze nimic. Fără un răspuns al tău, pasezi.
prepared-about-strongman = Dacă personajul tău e numit și ai această carte în mână
prepared-about-acrobat = Dacă nimeni nu răspunde pentru Rege și ai această carte în mână
prepared-about-cash = După ce cineva a cumpărat un bilet de la tine
prepared-about-graveyard = Când un cartier e distrus și acesta e în orașul tău
prepared-about-stage = După fiecare alegere, cât timp acesta e în orașul tău
prepared-about-thank = Când cine are acest cartier are și coroana
prepared-about-answer = Când te amenință cineva
prepared-about-turn-over = Când cineva refuză să te plătească
prepared-about-confiscate = Când cineva plătește un cartier sub mandatul tău
prepared-about-bid = Când o carte e la licitație
prepared-auction = Licitație
prepared-will = Ce se va întâmpla
prepared-nothing = Decizi pe loc de fiecare dată.
prepared-save = Salvează
prepared-saved = Salvat

## Concediu

holiday-title = Concediu
holiday-lead = Ceasurile tale stau pe loc în toate partidele pe mai multe zile. Ceilalți văd când te întorci.
holiday-left = { $n ->
    [one] Anul acesta mai ai { $n } zi.
    [few] Anul acesta mai ai { $n } zile.
   *[other] Anul acesta mai ai { $n } de zile.
}
holiday-first = Prima zi
holiday-days = Zile
holiday-take = Ia-ți liber
holiday-span = { $first } – { $until }
holiday-end = Încheie acum
holiday-cancel = Anulează

## Refuzat

refused-no-plans = Poți decide din timp doar cât se joacă o partidă pe mai multe zile.
refused-holiday-taken = Ai deja un concediu în perioada aceea.
refused-holiday-spent = Nu mai ai atâtea zile anul acesta.
refused-no-holiday = Acel concediu s-a încheiat deja.
