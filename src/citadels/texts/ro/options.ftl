### Options of an edition: what each is called, and in one line what it does.

## Classic

option-short-game = Joc scurt
option-short-game-help = Un oraș e complet cu 7 districte în loc de 8.

## Circus

option-action-cards = Cărți de acțiune
option-action-cards-help = Cele 15 cărți de acțiune ale circului se amestecă în pachet.
option-five-colours = Puncte pentru toate cele cinci tipuri
option-five-colours-help = Câte puncte aduc la sfârșit districtele de toate cele cinci tipuri: 2 în ediția aceasta, 3 în alte tiraje.
option-smithy-pay = Prețul la Fierărie
option-smithy-pay-help = Câte monede plătești ca să tragi cărți la Fierărie: 3 în ediția aceasta, 2 în celelalte.
option-smithy-draw = Cărți de la Fierărie
option-smithy-draw-help = Câte cărți tragi la Fierărie: 2 în ediția aceasta, 3 în celelalte.

## Common City

option-start-gold = Aur la început
option-start-gold-help = Cu câte monede începe fiecare: niciuna în regulile Orașului comun.
option-printed-types = Tipurile tipărite
option-printed-types-help = Fortăreața e militară și Primăria comercială, ca pe cărți, în loc să fie amândouă nobile.
