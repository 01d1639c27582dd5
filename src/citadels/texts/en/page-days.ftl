### Games over days: clocks, whose turn it is, decisions made in advance, holidays.

## A new table

days-kind = How you play
days-kind-live = Real time
days-kind-live-hint = Everyone is here at the same time.
days-kind-days-hint = Everyone decides when they have time, and nobody needs to be online. You can decide in advance.
page-clock-days-hint = When the time runs out, a bot finishes the turn.
page-clock-days-is = Over days: { $time } per decision
page-clock-bank-hint = Everyone has a time bank and gains time each turn. When it runs out, a bot decides. Your holidays do not count.
page-clock-bank-is = Over days: { $time } per game, plus { $more } per turn

## Whose turn it is

days-turns = { $n ->
    [one] It's your turn
   *[other] It's your turn at { $n } tables
}
days-turns-go = Decide
days-next = Next table: your turn
days-until = until { $when }, { $in }
days-until-when = until { $when }

## Decisions made in advance

prepared-lead = Only you see this. If something is not possible when its moment comes, you are asked as usual.
prepared-picks = Next selection
prepared-picks-hint = Choose characters in the order you want them.
prepared-picks-clear = Start over
prepared-picks-none = In the next selection, you are asked.
prepared-picks-is = In the next selection, you take the first of these you are offered: { $characters }. If you are offered none of them, you are asked.
prepared-gather = Gathering resources
prepared-gather-gold = Take gold
prepared-gather-cards = Draw cards
prepared-gather-gold-is = In each turn, you take gold without being asked.
prepared-gather-cards-is = In each turn, you draw cards without being asked.
prepared-end = End my turn when nothing else is possible
prepared-end-is = Your turn ends by itself when nothing else is possible.
prepared-ask = Ask me
prepared-answers = Standing answers
prepared-answer-is = { $card }: { $answer }.
prepared-secret = Nobody is asked this in games over days, so that waiting gives nothing away. Without an answer of yours, you pass.
prepared-about-strongman = If your character is named while you hold this card
prepared-about-acrobat = If nobody answers for the King while you hold this card
prepared-about-cash = After someone has bought a ticket from you
prepared-about-graveyard = When a district is destroyed while this is in your city
prepared-about-stage = After each selection while this is in your city
prepared-about-thank = When whoever has this district also has the crown
prepared-about-answer = When you are under threat
prepared-about-turn-over = When someone refuses to pay you
prepared-about-confiscate = When someone pays for a district under your warrant
prepared-about-bid = When a card is up for auction
prepared-auction = Auction
prepared-will = What will happen
prepared-nothing = You are asked every time.
prepared-save = Save
prepared-saved = Saved

## Holidays

holiday-title = Holidays
holiday-lead = Your clocks stand still in all games over days. The others see when you will be back.
holiday-left = { $n ->
    [one] You have 1 day left this year.
   *[other] You have { $n } days left this year.
}
holiday-first = First day
holiday-days = Days
holiday-take = Take time off
holiday-span = { $first } to { $until }
holiday-end = End it now
holiday-cancel = Cancel

## Refused

refused-no-plans = You can only decide in advance while a game over days is being played.
refused-holiday-taken = You already have a holiday at that time.
refused-holiday-spent = You do not have that many days left this year.
refused-no-holiday = That holiday is already over.
