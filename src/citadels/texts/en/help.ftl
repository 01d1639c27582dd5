### Help for newcomers, beside each question: what it is about, and what people consider. One or two short sentences.
###
### $laps is "yes" in the Common City, where all build one city and the crown gives no first choice.

## The panel

help-title = What is this about?
help-rule = Read this rule
help-rule-title = The rule
help-never = Turn explanations off
help-stopped = Explanations are off. The menu and the settings bring them back.
help-switch = Explanations for newcomers
help-switch-hint = A box of its own beside the table: what the question is about, and what to think of. On by itself in your first three games.
help-open = Explain this

## Choosing characters

help-pick = A character is yours for one round: it decides when you act and what you can do. Think of what it earns with your city, what the others expect of you, and what you leave to them.
help-discard = What you lay aside is out of this round, and only you know it. Take away what would help the others most, or hurt you most.
help-stage = You give your character for one that you have not seen, and so does the other player. It pays if yours may have been guessed, or if somebody surely has a better one.
help-cast = One of your two characters goes, and a random one of the other player's comes. Keep the one that your hand and your city need more.

## Gathering

help-gather = Each turn brings this choice: gold pays for districts, cards give you districts to choose from. With good cards in your hand take gold; with few or none, draw.
help-gather-first = You gather once in each turn, and some things may come before it. Income for your districts is better collected after you have built one more of that type.
help-gather-witch = After gathering you name a character, and its player will do nothing but gather. You then play on in its place, so think of which one suits your hand and your city.
help-gather-bewitched = The Witch plays on as your character, so this choice is your whole turn. Take what you will need next time.
help-gather-threatened = After gathering you must answer the Blackmailer before anything else. The bribe is half of your gold, with what you take now, so cards may be the cheaper choice.
help-gather-murdered = Whoever is murdered loses the turn, but your Hospital saves this much of it. Take what you will need next time.
help-keep = You keep a part of what you drew. Think of what you can soon pay for, of the types you lack, and of the names that you have built already.

## A turn

help-act = { $laps ->
    [yes] Now you may sell cards, build, and use the power of your character, in any order. What another player builds first you cannot build any more, so look at what you might lose.
   *[no] Now you may build, and use the power of your character and of your districts, in any order. What you have not done when you end the turn is gone.
}
help-act-must = This power is a duty: your turn cannot end before it is used. The rest you may do before it or after it.
help-bewitch = Its player will only gather, and you play on with its powers, from your own hand, gold and city. Choose one that you can use well and that somebody probably has.
help-warrant = Everybody sees where the warrants lie, but only you know which one is signed. Lay the unsigned ones where they make somebody think twice about building.
help-threaten = The empty threat looks just like the one with the flower, so it may bring a bribe too. Lay it where there is gold.
help-answer = A bribe costs half of your gold and ends the matter. If you refuse, the Blackmailer may turn the threat over: with the flower all your gold is gone, without it you keep everything.
help-turn-over = Only you know whether it is the flower. Turned over, the flower brings you all that gold; the empty one merely shows that you were bluffing.
help-confiscate = With the signed warrant the district is built in your city for nothing, and its builder gets the gold back. If you let it pass, no later one can be taken in this turn.
help-redraw = You get as many new cards as you put away. Be rid of what is too dear, what you have built already, and what fits no plan.
help-take = You see the whole hand and take one card from it. Take what you can use soon, or what its owner was about to build.
help-use = Built at once, the card does not count toward the limit of this turn, but you must be able to pay now. In your hand it waits for a better time.
help-give = These are cards that you owe. Give what you can do without, and remember that it may soon be built by somebody else.
help-toll = 1 gold is certain. A card is drawn at random: it may be worth more, and it may upset a plan.
help-grant = { $laps ->
    [yes] The crown is yours, and 1 gold or a card of your choice is its price. Give what you will miss least.
   *[no] With the crown you choose first in the next round, and 1 gold or a card of your choice is its price. Give what you will miss least.
}
help-crown = { $laps ->
    [yes] You cannot keep the crown. Look for a player to whom it brings nothing.
   *[no] Whoever gets the crown chooses first in the next round. You cannot keep it, so give it where it does you the least harm.
}
help-pay = There is more than one way to pay. Gold is simple; destroying something of yours instead is cheap now, but costs a district and its points.
help-spend = For this district each card from your hand can stand for 1 gold. Lay down what you would hardly build, and pay the rest in gold.
help-for = This is what you give in exchange. If theirs costs more you pay the difference, so a cheap one makes it dearer; give what is worth least to you in the end.
help-choose = A card leaves this to you. Read what stands on it if you are not sure; the game waits.

## Districts that ask

help-thank = While the owner of the Ballroom has the crown, everybody who is called must thank for the ball. Thanks cost nothing; silence costs the turn.
help-graveyard = What was just destroyed can be yours for 1 gold. That is cheap for a good card, though building it costs its price again.
help-search = You see the whole deck, this once. Take what your city needs most: a type that you lack, or a district worth many points.
help-ring = From now on cities would be complete with one district fewer, and not only yours. Ring it if you are ahead, and leave it if others would be quicker.

## Action cards and auctions

help-launch = The old district goes, and a dearer one from your hand takes its place for the difference. It is built besides what you may build in this turn.
help-cash = Closing the Ticket Booth brings you all the gold on it. Open it may bring more, but only after the next customer can you close it, and gold that lies there at the end is lost.
help-strongman = With the Strongman your character keeps its turn, and the Assassin does not choose again. In your hand the card would be worth 1 point at the end.
help-acrobat = With the crown you choose first in the next round. In your hand the Acrobat would be worth 1 point at the end.
help-bid = The others bid higher in turn or drop out for good, and the highest bid goes to the seller. Never bid more than the card is worth to you.

## What to think of as a character

help-role-assassin = { $laps ->
    [yes] You name a character, not a player, and nobody knows who will turn it up: it might be you. Choose one that would do more for the others than for you.
   *[no] You name a character, not a player: think of who needs which one. Strike at what would help a leader most, or hurt you most.
}
help-role-witch = Your power is the power of the character that you name. Choose by what your own hand and city need.
help-role-magistrate = The signed warrant belongs on somebody who has the gold for a dear district. The other two mislead.
help-role-thief = { $laps ->
    [yes] You name a character, not a player: whoever turns it up loses all their gold to you. Early in a pass more players can still meet it.
   *[no] You name a character, not a player: which one does somebody with much gold probably have?
}
help-role-spy = Choose a large hand of somebody who has gold, and the type that you expect there most.
help-role-blackmailer = Threaten characters that players with gold have probably taken. The flower belongs where you expect a refusal.
help-role-magician = With few cards take over a large hand; with many bad ones change them. It is best done after building.
help-role-wizard = Choose the hand that may hold what you want, or what you do not want its owner to build.
help-role-seer = A card from everyone, and one back to each: keep the best and give what nobody wants. You may build 2 districts.
help-role-king = Noble districts bring you gold: collect after building one more. The crown came to you when you were called.
help-role-emperor = Noble districts bring you gold. The crown goes to somebody who will not use it against you.
help-role-patrician = Noble districts bring you cards: collect after building one more. The crown came to you when you were called.
help-role-bishop = Religious districts bring you gold: collect after building one more. The Warlord and the like cannot touch your districts for now.
help-role-abbot = Religious districts bring you income. Take the gold of the richest player before you are the richest yourself.
help-role-cardinal = Religious districts bring you cards, and for cards you can borrow the gold that you lack for a district.
help-role-merchant = You get 1 extra gold, and 1 gold for each Trade district: collect after building one more.
help-role-alchemist = What you pay for building comes back at the end of the turn, so build the dearest district that you can pay for.
help-role-trader = Trade districts do not count toward your limit. Build as many as you can pay for; each one brings income too.
help-role-architect = With 2 extra cards and up to 3 districts to build, this is the turn to spend what you have saved.
help-role-navigator = You cannot build, but 4 gold or 4 cards prepare a great next turn.
help-role-scholar = You choose the best of 7 cards, and may build 2 districts.
help-role-warlord = Military districts bring you gold. Destroying a cheap district costs little: hit the one who is ahead, not the one who is easy to hit.
help-role-diplomat = Military districts bring you gold. Give a cheap district for one that is worth more to you; you pay only the difference.
help-role-marshal = Military districts bring you gold. For at most 3 gold a district of another city is yours: look for a type that you lack.
help-role-queen = Whether you get 3 gold depends on who sits beside you and who is called. Take it if it is offered; then build.
help-role-artist = 1 gold makes a district worth 1 point more, for up to 2 of them, and dearer to destroy.
help-role-tax-collector = The others are taxed when they build, and the tax comes to you. You build without it.

## While others decide

help-wait-selection = The characters go round in secret. Remember those you saw: what you passed on, somebody after you may have.
help-wait-turns = The characters are called in order, and whoever has the called one plays. Each one that shows itself tells you more about the others.
help-wait-laps = Everybody in turn turns up a character and plays with it. Watch what is built: nobody else can build that name now.
help-wait-reactions = Somebody may answer what has just happened. It takes only a moment.
help-wait-watching = You see what lies open for all, and nobody's hand.

## What is on the table

help-part-title = What is on the table
help-part-row = The characters of this game
help-part-row-about = In the order in which they are called. Marks show what was done to them; a dim one has been called already or lies open.
help-part-players = The other players
help-part-players-about = Their gold, the number of their cards and their districts. What you may know of their characters stands there too.
help-part-middle = The middle
help-part-middle-about = The deck, the discards where there are any, and the characters that nobody has in this round.
help-part-prompt = The question
help-part-prompt-about = What is asked of you, with large buttons for the usual answers. The list of all choices has every answer in words.
help-part-mine = Your place
help-part-mine-about = Your city, your gold, your character and your hand. What shines can be clicked now.
help-part-log = The log
help-part-log-about = Everything that has happened, turn by turn, and separately what was done to you.

## Cards

# A card of a hand in an answer, such as "Keep Manor (Noble, 3)": begins with the name.
help-card-priced = { $card } ({ $type }, { $cost })
help-card-rules = Rules of this card
help-card-key = Press R for the rules

## Language

help-language = Language

## The rules page

help-rules-hits = { $count ->
    [one] Found in 1 place.
   *[other] Found in { $count } places.
}
help-rules-try = Try fewer or shorter words, the name of a card, or the id of a rule, such as { $rule }.
help-rules-clear = Show all rules
help-rules-elsewhere = Other editions speak of it:
help-rules-link = Link to { $rule }
help-rules-holds = Where the { $edition } edition says nothing of its own, these rules hold too.
help-rules-whole = All rules of { $edition }
help-rules-head = Citadels · { $edition } · { $language }
