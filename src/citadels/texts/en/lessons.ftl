### The first game: a tutorial in eight chapters, in the browser and in the terminal.
###
### One story at one table: the reader ("you"), Ines, Otto and Marta. The names are this language's own (see
### lesson-name-1 to lesson-name-3) and stand plainly in the sentences, so they may be declined; Ines and Marta are women,
### Otto is a man, the reader may be anybody. Cards are fixed in each sentence and stand there by their names.
### Short sentences, at most about three at a time; the tone is that of a friend at the table, with a little mischief.

## The table

lesson-name-1 = Ines
lesson-name-2 = Otto
lesson-name-3 = Marta

## Around the lesson

lesson-about = Eight short chapters at a table that is already set up. You play from the first minute, and nothing can go wrong.
lesson-panel = Lesson
lesson-chapters = Chapters
# $number and $count are numbers: chapter 3 of 8
lesson-chapter = Chapter { $number } of { $count }
lesson-progress = { $done ->
    [0] Not started yet
   *[other] { $done } of { $count } chapters done
}
lesson-done-chapter = Done
lesson-begin = Begin
lesson-go-on = Continue
lesson-next = Next
lesson-back = Back
lesson-faster = Faster
lesson-again = Play this chapter again
lesson-next-chapter = Next chapter
lesson-leave = Leave the lesson
# Small heading over what the reader is asked to do
lesson-your-move = Your move
# Small heading while the others play
lesson-watching = The others play
# Small heading over an explanation
lesson-reading = Listen
# Stands where the question would stand, as long as something is explained
lesson-waiting = The game waits until you continue.
# Heading over the one sentence at the end of a chapter
lesson-learned = What you learned
lesson-loading = Setting up the table...
lesson-finish-title = That's the whole game!
lesson-finish = You have played all eight characters and won with seven districts. Now for a real one: three easy opponents, and help with every question.
lesson-first-game = Play your first real game

## In the terminal

lesson-command = learn the game by playing it: eight short chapters
lesson-command-chapter = the chapter to start with: its number, character or title
lesson-enter = Enter: continue, q: leave
lesson-no-chapter = There is no chapter { $chapter }. The chapters are: { $chapters }.
# $command is what is typed to begin a real game, as that was spoken of just before
lesson-finish-command = Start it with: { $command }

## What is said when the reader does something else that the rules allow

lesson-else = That would be allowed. This lesson has something else in mind right now, so nothing has happened.
lesson-not-end = Not so fast: you can still get something this turn.

## 1. The King: the aim of the game, gathering, building

lesson-title-king = A roof over your head
lesson-king-welcome = Welcome to the table! Ines, Otto, Marta and you have each been given a piece of land. Each of you will build a city on it.
lesson-king-aim = This is where yours will stand. As soon as someone has seven districts, the current round is the last. Every district is worth what it cost, and the most points wins.
lesson-king-hand = These are your first districts, still on paper. The gold on a card is its cost, and its points as well.
lesson-king-purse = And this is your whole fortune: 2 gold. The Manor costs 3. Something must be done.
lesson-king-gather = Every turn starts with gathering resources: either 2 gold, or a new card. Take the gold.
lesson-king-gather-else = You can't go wrong with cards. But you have four plans and only 2 gold, so take the gold this time.
lesson-king-build = Four gold! After gathering resources you may build one district. Build the Manor.
lesson-king-build-else = The Market is a bargain, and its day will come. Build the Manor first: you'll see why in a moment.
lesson-king-income = There it is: your first 3 points. And you happen to be the King, who collects 1 gold for each noble (yellow) district. The Manor is noble. Collect!
lesson-king-end = That was a whole turn: gather resources, build, and use your character's ability. End it.
lesson-king-others = Now Marta, then Ines. They do just what you did: gather resources, build, and make the most of their character.
lesson-learned-king = On your turn you gather resources, then build, and use your ability whenever you like. Seven districts end the game.

## 2. The Merchant: choosing a character, being called

lesson-title-merchant = Who will you be?
lesson-merchant-crown = You were King for one round only: each round everyone secretly chooses a new character. The King brought you the crown, and whoever has the crown chooses first.
lesson-merchant-up = The Magician and the Bishop are face up: nobody will have them this round. One more character is face down, and nobody has looked at it.
lesson-merchant-pick = These five are left. Only the Assassin is missing, so you know who is face down; the others can only guess. Take the Merchant: he has a weakness for gold, and so do you.
lesson-merchant-pick-else = A fine choice, and you will get to play that one too. This time take the Merchant.
lesson-merchant-pass = Only you know what you took. The other four go to Ines: she keeps one and passes the rest to Otto, and he to Marta. The last card stays face down.
lesson-merchant-call = Now the characters are called by rank, from 1 to 8. Whoever has the called character reveals it and takes a turn.
lesson-merchant-silence = The Assassin was called first, and nobody answered, just as you expected. The Thief is Otto. Hold on to your purse!
lesson-merchant-named = Otto has named the Architect, and built a Church to ease his conscience. Whoever is the Architect will lose all their gold. You are the Merchant, so you can smile.
lesson-merchant-gather = Your turn! Gather gold, and take the Merchant's bonus as well: he gets 1 extra gold every turn.
lesson-merchant-gather-else = Fill your purse first: gather gold, and take the Merchant's extra gold.
lesson-merchant-build = Five gold. The green districts are trade, and the Merchant collects 1 gold for each of them. So build the Market.
lesson-merchant-build-else = That would swallow everything you have. The Market costs 2, and it is green: it pays the Merchant.
lesson-merchant-income = The Market is open. Collect for it!
lesson-merchant-end = Well traded. End your turn, and see who the Architect is.
lesson-merchant-robbed = It's Ines! Otto takes all five of her gold before she can say a word. She still has her turn, but not much to spend.
lesson-learned-merchant = Choose in secret, play in order of rank. The Merchant gets 1 extra gold, and green districts pay him.

## 3. The Thief: guessing, gathering cards

lesson-title-thief = Other people's money
lesson-thief-rich = A few rounds later. Ines has recovered: three green districts and 7 gold. Your purse has met a Thief, and you have no gold at all. That's not fair.
lesson-thief-pick = Marta has chosen, and these four come to you. Take the Thief: he names a character and gets all the gold of whoever has it.
lesson-thief-pick-else = Not bad. But there is 7 gold lying around over there, and only the Thief can get at it.
lesson-thief-pass = The Bishop, the Merchant and the Warlord go on to Ines. Look at her city, all green, and guess: which of the three will she want?
lesson-thief-name = You are called. You name a character, not a player, so it's all about guessing. What has Ines taken, with all her trade?
lesson-thief-name-else = Would Ines want that one? Her city is green, and green pays one character above all others.
lesson-thief-name-first = You'll gather resources in a moment. First the theft: name a character.
lesson-thief-cards = The gold is as good as yours, so gather cards this time. You draw two and keep one.
lesson-thief-cards-else = Two gold? Small change. Seven is on its way, so take cards this time.
lesson-thief-keep = Keep the one you like better. The other goes under the deck.
# $face is how the game is played: in the terminal or in the browser
lesson-thief-end = You can't build without gold. { $face ->
    [terminal] Type why build cathedral to see the reason.
   *[browser] Click a card in your hand to see why.
} Never mind: end your turn and wait.
lesson-thief-robbed = The Merchant is called: it's Ines, and her 7 gold is yours. You don't even have to say sorry.
lesson-learned-thief = The Thief takes all the gold of the character he names. What you pass on, and what the others need, tells you who they are.

## 4. The Magician: cards

lesson-title-magician = An empty hand
lesson-magician-empty = Where are your cards? Last round Ines was the Magician, and she hadn't forgotten about that 7 gold. Your hand is empty.
lesson-magician-swap = But now the Magician is you! He swaps his whole hand with another player's, even if he has none. Otto holds six cards: swap with Otto.
lesson-magician-swap-else = You would get some cards there, too. But Otto has the most: six.
lesson-magician-swap-first = That can wait. First the magic: swap hands with Otto.
lesson-magician-otto = Otto looks at his hand. Otto looks at you. Next time you could also swap cards with the deck instead, as many as you like; but the deck never makes a face like that.
lesson-magician-gather = You have six cards to pay for. Gather gold.
lesson-magician-gather-else = You already have six cards. What you need is gold.
lesson-magician-build = Build the Monastery. It is religious (blue): it will pay you when you are the Bishop. And that is what you are going to be.
lesson-magician-build-else = Its day will come. This time build the Monastery: you'll need something blue soon.
lesson-magician-end = From nothing to five cards and a new district. End your turn.
lesson-learned-magician = The Magician swaps hands with a player, or any number of cards with the deck. He is at his best with an empty hand.

## 5. The Bishop: protection from the Warlord

lesson-title-bishop = Behind thick walls
lesson-bishop-late = Last round Ines was the King, so this time she has the crown and chooses first. You choose last, from what the others have left.
lesson-bishop-missing = The Bishop and the Architect have come to you. The Warlord is not among them, nor is he face up. Otto, who has not forgotten his six cards, is humming a march.
lesson-bishop-pick = The Warlord destroys districts, but never in the Bishop's city. Take the Bishop.
lesson-bishop-pick-else = The Architect is a temptation. But then your city would lie open to the Warlord, so take the Bishop.
lesson-bishop-gather = Your turn. Gather gold.
lesson-bishop-gather-else = Your hand is already full of expensive plans. Gather gold.
lesson-bishop-wait = You could collect 1 gold now. But you can collect only once per turn: gather resources, build another blue district, and then collect 2.
lesson-bishop-build = Now the Temple: it costs 1, and it is blue like the Monastery.
lesson-bishop-build-else = First the Temple: for 1 gold you will get 2 back.
lesson-bishop-income = Now you have two blue districts, and they earn the Bishop 2 gold. Collect now! You can do so only once per turn, so it was worth building first.
lesson-bishop-end = Your city is safe now until the end of the round. End your turn, and enjoy the show.
lesson-bishop-warlord = Sure enough, Otto is the Warlord. He looks at your Market. He looks at your Bishop. He sighs.
lesson-bishop-tavern = So Marta took the hit. The Warlord pays 1 gold less than the district cost, and her Tavern cost 1: he tore it down for free.
lesson-learned-bishop = Blue districts pay the Bishop, and the Warlord cannot touch the Bishop's city. Collect after building.

## 6. The Warlord: destroying

lesson-title-warlord = Room with a view
lesson-warlord-view = Last round you weren't the Bishop, and Otto was the Warlord again. Where your Market stood, you now have a lovely view.
lesson-warlord-marta = Now the Warlord is you. Leave Otto for another day and look at Marta: six districts! She has even built a new Tavern. One more, and she ends the game.
lesson-warlord-gather = You go last, since the Warlord has rank 8. Gather gold first.
lesson-warlord-gather-else = Your cards are expensive enough. Gather gold.
lesson-warlord-destroy-later = All in good time. The Warlord can do that at the end of his turn too, when you know how much gold is left.
lesson-warlord-build = The red districts are military, and they pay the Warlord. Build the Watchtower.
lesson-warlord-build-else = Splendid, but not red. Build the Watchtower: red pays the Warlord.
lesson-warlord-income = Collect for the Watchtower. That makes it free.
lesson-warlord-destroy = Now tear down Marta's Tavern. You pay 1 gold less than a district cost, so the Tavern is free. Ines, by the way, is the Bishop: her city is out of reach.
lesson-warlord-destroy-dear = That would hurt, but it costs you gold. With the Tavern gone Marta has five districts just the same, and you pay nothing.
lesson-warlord-destroy-other = Revenge is sweet. But it is Marta who needs only one more district.
lesson-warlord-destroy-own = In your own city? You could, but it would be a shame. Destroy Marta's Tavern instead.
lesson-warlord-end = Five again. Nobody ever thanks the Warlord. End your turn.
lesson-learned-warlord = Red districts pay the Warlord. He destroys a district for 1 gold less than it cost: the cheapest ones for free.

## 7. The Assassin: stopping the one who is about to win

lesson-title-assassin = One too many
lesson-assassin-six = Marta is back at six districts. And Ines was the Thief last round, so you are left with 2 gold. It looks bad.
lesson-assassin-marta = Marta was the King, so she has the crown and chooses first. She has 6 gold, but not a single card to build. Which character would help her most?
lesson-assassin-pick = Your turn to choose. Take the Assassin: he names a character, and whoever it is loses the whole turn.
lesson-assassin-pick-else = That would not stop Marta. The Assassin would.
lesson-assassin-missing = Think: you saw four characters, two more lie face up. Only the Thief and the Architect are missing. Marta has one of them, and the other lies face down.
lesson-assassin-name = You are called before everybody else. Marta needs cards. The Architect draws two extra and may build three times; the Thief draws none. Name your victim!
lesson-assassin-name-else = Either Marta can't have that one, or it wouldn't help her. Who draws extra cards?
lesson-assassin-name-first = You'll gather resources in a moment. First name your victim.
lesson-assassin-gather = Done. Now gather gold, as if nothing had happened.
lesson-assassin-gather-else = You have three expensive cards in your hand. Gather gold.
lesson-assassin-end = Four gold is not enough for any of your cards, so save it. End your turn, and listen for the Architect.
lesson-assassin-silence = The Architect was called, and nobody answered. Marta, with 6 gold in front of her, crosses her arms. She has no turn this round.
lesson-learned-assassin = The Assassin makes a character lose its turn. Name the one that would win with it.

## 8. The Architect: the last round, the counting

lesson-title-architect = Three at a time
lesson-architect-four = The last chapter, two rounds later. You have saved up 7 gold and have four districts; Marta still has six. Everybody thinks they know how this will end.
lesson-architect-twice = Marta has plenty of gold, but she frowns at her cards: a Castle and a Harbor, and both are already in her city. No city may have two districts with the same name.
lesson-architect-plan = But you are the Architect. He gets two extra cards from the deck, and may build three districts in one turn. Four and three make...
lesson-architect-gather = Take the Architect's two cards, and gather gold.
lesson-architect-gather-else = You get two cards anyway. Gather gold: you will need every bit of it.
lesson-architect-gather-first = Wait: first take the Architect's two cards, and gather gold. Then build.
lesson-architect-build = Nine gold, and what cards! Build the Tavern, the Market and the Dragon Gate, in any order: they cost exactly nine.
lesson-architect-build-else = Then you couldn't afford all three. The Tavern, the Market and the Dragon Gate cost nine in all.
lesson-architect-seven = Seven! Your city is complete, so this round is the last. And a complete city is safe: not even the Warlord may touch it.
lesson-architect-end = End your turn. Otto still has his, because everyone finishes the round.
lesson-architect-count = Otto takes it out on Ines's Tavern, and the game is over. Now every district scores its cost. Marta's six make 24 points, your seven make 17. Oh.
lesson-architect-bonuses = But there is more: 4 points for the first complete city, 3 for districts of all five colors, and 2 for your Dragon Gate, since every purple district has an ability of its own. Any other complete city would get 2.
lesson-architect-won = That makes 26 against 24. The city is yours, and so is the game!
lesson-learned-architect = The Architect draws two more cards and builds up to three districts. Costs count at the end, and so do bonuses.
