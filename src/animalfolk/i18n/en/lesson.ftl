## The first game, learned by playing. $card is a card, $name whoever plays along, $need what the next stack is worth.

lesson-title = Learn by playing
lesson-progress = Step { NUMBER($at, useGrouping: 0) } of { NUMBER($of, useGrouping: 0) }

lesson-welcome = Welcome to the market! Fill your stall before { $name } does: four stacks, worth 1, 2, 3 and 4.
lesson-hand = These five cards are your hand, each with its value. Junk is fine for paying, but no good for building.
lesson-read = Every card can be read at any time. Have a look at { $card } in the market.
lesson-buy = Buy { $card }. It is worth 4 and its place in the market adds 1, so it takes all your junk.
lesson-end = { $card } is in your hand now. End your turn: you draw up to five cards, and the market is filled.

lesson-play = { $card } is a technique. Play it: you draw three cards and keep one of them.
lesson-keep = Keep one of the three: { $card } is better than junk. The others go back on your deck.
lesson-bonus = That card gives a bonus action, so you act again. Play { $card }.
lesson-throw = Throw away { $card }: it leaves your deck for good, and you draw another card.
lesson-build = One more bonus action! Build your first stack with any animalfolk card worth 1.
lesson-chained = Three actions in one turn: well chained. Now end your turn.

lesson-choose = Now you choose: buy any card that you can pay for.
lesson-undo = Changed your mind? You can take things back. Try it: undo your purchase.
lesson-again = As if it had never happened. Buy the same card, or another one.
lesson-lasting = A fine choice. End your turn.

lesson-discard = Cards that are of no use now? Discard them, as many as you like. That is an action, too.
lesson-fresh = End your turn, and you draw new cards in their place.

lesson-free = Now you know all four actions. Your next stack is worth { NUMBER($need, useGrouping: 0) }: find the cards for it.
lesson-free-build = You can build your next stack: cards of one animalfolk, worth exactly { NUMBER($need, useGrouping: 0) }.
lesson-free-answer = Answer as you like.
lesson-free-end = Done? Then end your turn.

lesson-saw-build = { $name } has built stack { NUMBER($need, useGrouping: 0) }, with cards of one animalfolk worth exactly that. Each stack brings him closer to a full stall: what can be built is mostly built at once.
lesson-saw-buy = { $name } has bought { $card }: with better cards he can build stacks later for which his junk is no good.
lesson-saw-inventory = { $name } has discarded cards that were of no use to him: he draws new ones in their place.
lesson-saw-nothing = { $name } has ended his turn: there was nothing better that he could do with his cards.

lesson-wait = Now { $name } plays.
lesson-won = Your stall is full: you have won your first game! A whole game has eight stacks, and others are in more of a hurry than { $name }.
lesson-left = This lesson is over. You can begin it again whenever you like.

## In plain lines

lesson-how-tell = Press Enter to go on.
lesson-how-read = Type c and a name: c { $card }
lesson-how-undo = Type u to undo.
lesson-goes-on = Your lesson goes on where you left it.
lesson-what-next = Next: animalfolk play begins a game against a bot, animalfolk rules and animalfolk cards tell more.
start-learn = Is this your first game? Type l to learn it by playing, in about ten minutes.
