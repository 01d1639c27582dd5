### Help for newcomers, beside each question: what it is about, and what people consider. One or two short sentences.
###
### $laps is "yes" in the Common City, where all build one city and the crown gives no first choice.

## The panel

help-title = What is this about?
help-rule = Read this rule
help-rule-title = The rule
help-never = Turn explanations off
help-stopped = Explanations are off. You can turn them on again in the menu or the settings.
help-switch = Explanations for newcomers
help-switch-hint = A box next to the table: what the question is about, and what to consider. On in your first three games.
help-open = Explain this

## Choosing characters

help-pick = A character is yours for one round: it decides when you act and what you can do. Consider what it earns you with your city, what the others expect of you, and what you leave for them.
help-discard = The character you set aside is out of this round, and only you know it. Remove the one that would help the others most, or hurt you most.
help-stage = You give your character away for one you have not seen, and so does the other player. Worth it if yours may have been guessed, or if someone surely has a better one.
help-cast = You give away one of your two characters and get a random one of the other player's. Keep the one your hand and city need more.

## Gathering

help-gather = You make this choice every turn: gold pays for districts, cards give you districts to choose from. With good cards in hand, take gold; with few or none, draw.
help-gather-first = You gather resources once each turn, and may do some things first. It is better to collect income after you have built one more district of that type.
help-gather-witch = After gathering resources you name a character, and its player may only gather resources. You then take over that character's turn, so think about which one suits your hand and your city.
help-gather-bewitched = The Witch plays as your character, so this choice is your whole turn. Take what you will need next time.
help-gather-threatened = After gathering resources you must answer the Blackmailer before anything else. The bribe is half your gold, including what you take now, so cards may be the cheaper choice.
help-gather-murdered = Killed characters lose their turn, but your Hospital saves this much of it. Take what you will need next time.
help-keep = You keep only some of the cards you drew. Consider what you can soon pay for, which types you lack, and which districts you have already built.

## A turn

help-act = { $laps ->
    [yes] Now you may sell cards, build, and use your character's ability, in any order. You cannot build what another player has built first, so keep an eye on what the others might build.
   *[no] Now you may build and use the abilities of your character and your districts, in any order. Anything you haven't done by the end of your turn is gone.
}
help-act-must = You must use this ability before your turn can end. You may do everything else before or after it.
help-bewitch = Its player may only gather resources, and you use its abilities with your own hand, gold and city. Choose one that you can use well and that is likely to be revealed.
help-warrant = Everyone sees where the warrants are, but only you know which one is signed. Place the unsigned ones where they make someone think twice about building.
help-threaten = The blank threat looks just like the one with the flower, so it may earn you a bribe too. Place it where there is gold.
help-answer = A bribe costs half your gold and ends the matter. If you refuse, the Blackmailer may reveal the threat: with the flower, you lose all your gold; without it, you keep everything.
help-turn-over = Only you know whether it is the flower. Reveal the flower and you get all that gold; reveal the blank one and you only show that you were bluffing.
help-confiscate = With the signed warrant, the district is built in your city for free, and its builder gets the gold back. If you let it pass, you cannot take a later one this turn.
help-redraw = You get one new card for each card you give up. Get rid of what is too expensive, what you have already built, and what doesn't fit your plan.
help-take = You see the whole hand and take one card from it. Take what you can use soon, or what its owner was about to build.
help-use = If you build the card now, it does not count toward your build limit, but you must pay for it now. In your hand it waits for a better time.
help-give = You owe these cards. Give what you can do without, and remember that someone else may soon build it.
help-toll = 1 gold is certain. A random card may be worth more, and may upset someone's plan.
help-grant = { $laps ->
    [yes] The crown is yours; its price is 1 gold or a card of your choice. Give what you will miss least.
   *[no] With the crown you choose first in the next round; its price is 1 gold or a card of your choice. Give what you will miss least.
}
help-crown = { $laps ->
    [yes] You cannot keep the crown. Give it to a player who gains nothing from it.
   *[no] Whoever gets the crown chooses first in the next round. You cannot keep it, so give it where it does you the least harm.
}
help-pay = You can pay in more than one way. Gold is simple; destroying one of your districts instead is cheap now, but costs you its points.
help-spend = For this district, each card from your hand can count as 1 gold. Use cards you are unlikely to build, and pay the rest in gold.
help-for = This is the district you give in exchange. If theirs costs more, you pay the difference, so giving a cheap one costs you more; give what is worth least to you in the end.

## Districts that ask

help-thank = While the owner of the Ballroom has the crown, everyone who is called must thank them for the ball. Thanks cost nothing; silence costs your turn.
help-graveyard = You can take the destroyed district for 1 gold. That is cheap for a good card, but you still pay its cost to build it.
help-search = You see the whole deck, just this once. Take what your city needs most: a type you lack, or a district worth many points.
help-ring = From now on every city would need one fewer district, not only yours. Ring it if you are ahead; don't if others would finish sooner.

## Action cards and auctions

help-launch = The old district goes, and a more expensive one from your hand takes its place for the difference. It does not count toward your build limit.
help-cash = Closing the Ticket Booth gives you all the gold on it. Left open, it may earn more, but you can only close it after the next customer, and gold left on it at the end is lost.
help-strongman = With the Strongman your character keeps its turn, and the Assassin does not choose again. In your hand, the card would be worth 1 point at the end.
help-acrobat = With the crown you choose first in the next round. In your hand, the Acrobat would be worth 1 point at the end.
help-bid = Players take turns bidding higher or dropping out for good, and the seller gets the highest bid. Never bid more than the card is worth to you.

## What to think of as a character

help-role-assassin = { $laps ->
    [yes] You name a character, not a player, and nobody knows who will reveal it: it might be you. Choose one that would help the others more than you.
   *[no] You name a character, not a player: think about who needs which one. Strike at what would help a leader most, or hurt you most.
}
help-role-witch = You get the ability of the character you name. Choose what your own hand and city need.
help-role-magistrate = Place the signed warrant on someone who can afford an expensive district. The other two are decoys.
help-role-thief = { $laps ->
    [yes] You name a character, not a player: whoever reveals it loses all their gold to you. Early in a lap, more players can still reveal it.
   *[no] You name a character, not a player: which one does someone with a lot of gold probably have?
}
help-role-spy = Choose a player with a large hand and some gold, and the type you expect there most.
help-role-blackmailer = Threaten characters that players with gold have probably taken. The flower belongs where you expect a refusal.
help-role-magician = With few cards, take a large hand; with many bad ones, replace them. It is best to do this after building.
help-role-wizard = Choose the hand that may hold what you want, or what you don't want its owner to build.
help-role-seer = Take a card from everyone and give each one back: keep the best and give what nobody wants. You may build 2 districts.
help-role-king = Noble districts earn you gold: collect after building one more. You took the crown when you were called.
help-role-emperor = Noble districts earn you gold. Give the crown to someone who will not use it against you.
help-role-patrician = Noble districts earn you cards: collect after building one more. You took the crown when you were called.
help-role-bishop = Religious districts earn you gold: collect after building one more. Your districts are safe from the Warlord and the like for now.
help-role-abbot = Religious districts earn you income. Take gold from the richest player before you become the richest yourself.
help-role-cardinal = Religious districts earn you cards, and with cards you can buy the gold you lack for a district.
help-role-merchant = You get 1 extra gold, and 1 gold for each trade district: collect after building one more.
help-role-alchemist = At the end of your turn you get back what you paid for building, so build the most expensive district you can afford.
help-role-trader = Trade districts do not count toward your build limit. Build as many as you can pay for; each one earns you income too.
help-role-architect = With 2 extra cards and up to 3 districts to build, this is the turn to spend what you have saved.
help-role-navigator = You cannot build, but 4 gold or 4 cards set up a great next turn.
help-role-scholar = You choose the best of 7 cards, and may build 2 districts.
help-role-warlord = Military districts earn you gold. Destroying a cheap district costs little: hit the player who is ahead, not the one who is easy to hit.
help-role-diplomat = Military districts earn you gold. Exchange a cheap district for one that is worth more to you; you pay only the difference.
help-role-marshal = Military districts earn you gold. For at most 3 gold you can take a district from another city: look for a type you lack.
help-role-queen = Whether you get 3 gold depends on who sits next to you and who is called. Take it if you can, then build.
help-role-artist = 1 gold makes a district worth 1 point more, and more expensive to destroy. You may do this for up to 2 districts.
help-role-tax-collector = The others are taxed when they build, and the tax goes to you. You pay no tax.

## While others decide

help-wait-selection = The characters are passed around in secret. Remember those you saw: someone after you may have what you passed on.
help-wait-turns = The characters are called in order, and whoever has the called one takes a turn. Each character revealed tells you more about the others.
help-wait-laps = Players take turns revealing a character and playing it. Watch what is built: nobody else can build that district now.
help-wait-reactions = Someone may react to what just happened. It takes only a moment.
help-wait-watching = You see only what is public, no hands.

## What is on the table

help-part-title = What is on the table
help-part-row = The characters of this game
help-part-row-about = In the order in which they are called. Marks show what was done to them; a grayed-out one has already been called or is face up.
help-part-players = The other players
help-part-players-about = Their gold, the number of their cards, and their districts. You also see what you may know about their characters.
help-part-middle = The middle
help-part-middle-about = The deck, the discards if there are any, and the characters nobody has this round.
help-part-prompt = The question
help-part-prompt-about = What you need to decide, with large buttons for the usual answers. The list of all choices has every answer in words.
help-part-mine = Your area
help-part-mine-about = Your city, your gold, your character and your hand. Anything highlighted can be clicked now.
help-part-log = The log
help-part-log-about = Everything that has happened, turn by turn, with a separate list of what was done to you.

## Cards

# A card of a hand in an answer, such as "Keep Manor (Noble, 3)": begins with the name.
help-card-priced = { $card } ({ $type }, { $cost })
help-card-rules = Rules for this card
help-card-key = Press R for the rules

## Language

help-language = Language

## The rules page

help-rules-hits = { $count ->
    [one] Found in 1 place.
   *[other] Found in { $count } places.
}
help-rules-try = Try fewer or shorter words, the name of a card, or a rule id such as { $rule }.
help-rules-clear = Show all rules
help-rules-elsewhere = Found in other editions:
help-rules-link = Link to { $rule }
help-rules-holds = Where the { $edition } edition has no rule of its own, these rules apply too.
help-rules-whole = All rules of { $edition }
help-rules-head = Citadels · { $edition } · { $language }
