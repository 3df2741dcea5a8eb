## The rules, as we read them: one message for each numbered rule, by group. docs/rules.md is made from these files.

rules-precedence =
    What wins over what: the printed card, then the English rulebook of 2021, then the English one of 2016, then the
    translations.
rules-inferred = (Inferred: no document says so outright.)

rules-group-COMP = The cards and what is printed on them
    .line = boxes, decks, values, dice, and how many can play

rule-COMP-01 = Each box has six animalfolk decks with 15 cards each, and 20 junk cards: 110 in all.
rule-COMP-02 = The box of 2016 holds the platypuses, sloths, crocodiles, foxes, polecats and owls.
rule-COMP-03 =
    The first box, in its print of 2021, holds the macaws, pandas, raccoons, squirrels, ocelots and chameleons.
rule-COMP-04 = Decks of both boxes can be mixed in one game as you like.
rule-COMP-05 =
    Animalfolk cards are worth 1 to 5. Of its 15 cards each deck has four worth 1; the other eleven are worth 2 to 5.
rule-COMP-06 = The market has five slots. The rightmost adds nothing to the price, the leftmost adds 4.
rule-COMP-07 = The polecats' die shows 1, 1, 2, 2, 3 and 3; it never shows 0.
rule-COMP-08 = The ocelots' die shows 0, 1, 1, 2, 2 and 3.
rule-COMP-09 =
    Each animalfolk card has a value, a set, a name, a type, a text and the sign of its box. Some have the bonus icon.
rule-COMP-10 = The base game is for two to four players.

rules-group-TYPE = Types of cards
    .line = techniques, passives and junk, and when passives work

rule-TYPE-01 = A card is a technique, a passive or rubbish.
rule-TYPE-02 = Techniques and passives are animalfolk cards. Junk is rubbish and is not of any animalfolk set.
rule-TYPE-03 =
    Junk is there to pay with: it is worth 1, cannot be played, and stays out of stacks unless a card lets it in. The
    rulebooks do not give its value; we take 1, as is commonly played.
rule-TYPE-04 = Where a card and the rules contradict each other, the card is right.
rule-TYPE-05 = Do what a card says in the order in which it is printed.
rule-TYPE-06 = A passive works while it is in your hand; in your deck or discard pile it does nothing.
rule-TYPE-07 = A passive also works while you use it from your hand, to pay or to build, unless its text says otherwise.
rule-TYPE-08 =
    Anywhere else a passive works only if its text says so, as Sofa does in the stall and Essential Purchase while it is
    being bought.
rule-TYPE-09 = When you use a passive, show it to everybody.
rule-TYPE-10 = A passive that you have begun to use is carried out to its end before anything else is done.
rule-TYPE-11 =
    In another player's turn you may use a passive only if its text allows that and does not speak of your own turn.
rule-TYPE-12 = The bonus icon counts only when you play the card as a technique.

rules-group-SETUP = Setting up
    .line = decks, starting decks, the market and the first hands

rule-SETUP-01 = Choose one animalfolk deck more than there are players: three for two, four for three, five for four.
rule-SETUP-02 = Which decks you choose is up to you. The others stay in the box.
rule-SETUP-03 = Every player gets one card worth 1 of each chosen deck.
rule-SETUP-04 = Junk makes every starting deck up to ten cards: 7 junk each with two players, 6 with three, 5 with four.
rule-SETUP-05 = Every starting deck is shuffled.
rule-SETUP-06 = Junk that is not dealt forms the junk pile: 6 cards with two players, 2 with three, none with four.
rule-SETUP-07 = Cards worth 1 that are not dealt are out of the game.
rule-SETUP-08 =
    Shuffle all cards worth 2 to 5 of these decks together: that is the market deck, 33 cards with two players, 44 with
    three, 55 with four.
rule-SETUP-09 =
    Five cards of the market deck are laid out face up, one at a time: the first in the rightmost slot, each next one to
    its left. We follow the rulebook of 2021; the older one gives no order.
rule-SETUP-10 = Every player draws a hand as large as the hand size: five cards.
rule-SETUP-11 = Discard piles, stalls, schedules and the market's discard pile are empty at first. { rules-inferred }
rule-SETUP-12 = At a table, whoever got up earliest begins. Here the first player is chosen when the game is set up, or drawn by lot.
rule-SETUP-13 = If you play again, one of those who lost begins.

rules-group-FLOW = The course of a turn
    .line = turns, what comes due at their start, actions and clean-up

rule-FLOW-01 = Turns go clockwise: after you comes the player on your left.
rule-FLOW-02 = A turn has two phases: first actions, then clean-up.
rule-FLOW-03 = You take one action: buy a card, play a technique, build a stack, or discard cards.
rule-FLOW-04 = You act a second time only if a bonus action lets you.
rule-FLOW-05 = Clean-up begins as soon as your action and all bonus actions are done.
rule-FLOW-06 = In clean-up you fill your hand first; then the market is filled.
rule-FLOW-07 = Clean-up is still your turn: you may use passives then, too.
rule-FLOW-08 = What your scheduled cards do at the start of your turn comes before your first action. { rules-inferred }
rule-FLOW-09 =
    If several of your scheduled cards come due together, you choose the order and finish one before the next.
rule-FLOW-10 = You cannot skip a turn, but you may discard no cards as your action, which comes to the same.
rule-FLOW-11 = The game stops the moment somebody has won; the rest of that turn does not take place.

rules-group-BUY = Buying
    .line = prices, paying, and what comes into your hand

rule-BUY-01 = With one action you buy exactly one card.
rule-BUY-02 = You pay with any cards of your hand. Cards of several sets and junk may be paid together.
rule-BUY-03 = A card pays what it is worth at that moment: its printed value, with all changes in force.
rule-BUY-04 = A card in the rightmost slot costs its value.
rule-BUY-05 = Each slot further to the left costs one more: +1, +2, +3 and +4.
rule-BUY-06 = Your cards together must be worth at least the price.
rule-BUY-07 =
    You may pay more than the price, but only if every paid card is needed: without any one of them the price would not
    be reached. No change is given.
rule-BUY-08 =
    Whether you overpay depends on the paid cards only. You may pay 4 and 4 for a price of 5, though you keep a 5 in
    hand.
rule-BUY-09 =
    For a price of 5 you may not pay 5 and 1, nor 3, 2 and 1, nor 5 and 4: a card of each of these could be left out.
rule-BUY-10 = What you paid with goes to your own discard pile.
rule-BUY-11 = You choose the order in which the paid cards go to your discard pile.
rule-BUY-12 = The bought card comes into your hand, after the payment has been discarded.
rule-BUY-13 =
    A bought card is in your hand in the clean-up of the same turn: it counts towards your hand size, and its passive
    works there. You cannot use it for an action this turn, since no action follows a purchase.
rule-BUY-14 = The slot of a bought card stays empty until clean-up, or until a card fills the market.
rule-BUY-15 = A technique that you pay with does nothing and gives no bonus action. { rules-inferred }
rule-BUY-16 = If there is no card that you can pay for, you cannot choose to buy. { rules-inferred }
rule-BUY-17 =
    A card can raise prices for some players only: Scary Gunfight makes the market dearer by 2 for the opponents of
    whoever played it.
rule-BUY-18 =
    In a game with gold, coins can pay a part of a price, or all of it, each worth 1, and no coin may be to spare: with a
    coin you pay exactly, even with a Stock Clearance. Coins that are paid leave the game. Only the manual of the Company
    names gold, and no more than that; the details are ours.

rules-group-TECH = Techniques and bonus actions
    .line = playing techniques, acting again, and the schedule

rule-TECH-01 = With one action you play one technique from your hand.
rule-TECH-02 = Passives and junk cannot be played as techniques.
rule-TECH-03 = Everybody sees which technique you play.
rule-TECH-04 = The effects of a technique happen from top to bottom.
rule-TECH-05 = If there are fewer cards than the effect names, do it with as many as there are.
rule-TECH-06 = Cards are short only when the discard pile, too, has been shuffled into the deck and used up.
rule-TECH-07 = Searching a deck that has no cards does nothing.
rule-TECH-08 =
    A technique lies on your schedule, before you, until all it says is done. That includes what it does next turn, and
    what lasts until the start of your next turn; for what lasts "this turn" see G5.
rule-TECH-09 = No other effect can touch a card on the schedule.
rule-TECH-10 = When all that a technique says is done, it goes to your discard pile.
rule-TECH-11 = A technique goes to your discard pile after its effects, so it never finds itself there.
rule-TECH-12 = If a technique says that it goes elsewhere, it does: one that is swapped ends in the stall or the market.
rule-TECH-13 = Whoever discards or throws away several cards at once chooses their order on each pile.
rule-TECH-14 = When a card's value has been guessed, the card is shown to everybody.
rule-TECH-15 = The bonus icon lets you act once more, when what the card does at once is done.
rule-TECH-16 = Use a bonus action for whichever of the four actions you like.
rule-TECH-17 = A technique played as a bonus action gives another bonus action, if it has the icon.
rule-TECH-18 =
    The bonus action belongs to the turn in which you play the card, even if the card waits on the schedule. When it
    comes due it gives none.
rule-TECH-19 = If a technique does something only later, or only something that lasts, take its bonus action at once.
rule-TECH-20 = A card that you pay or build with gives no bonus action.
rule-TECH-21 = If you do not want a bonus action, use it to discard no cards.

rules-group-TOSS = Throwing away
    .line = where cards go that leave the players

rule-TOSS-01 = A card that is thrown away does not go to any player's discard pile.
rule-TOSS-02 = Junk that is thrown away goes to the junk pile.
rule-TOSS-03 = An animalfolk card that is thrown away goes face up to the market's discard pile.
rule-TOSS-04 =
    Where a card is thrown away to does not depend on where it came from: a hand, a deck, a discard pile or the market.
    { rules-inferred }
rule-TOSS-05 = A card that stands in for junk is thrown away as junk. { rules-inferred }

rules-group-BUILD = Building
    .line = stacks and the stall

rule-BUILD-01 = With one action you build one complete stack.
rule-BUILD-02 = Your first stack must be worth exactly 1, the second exactly 2, and so on.
rule-BUILD-03 =
    Stacks are built by rising value, from left to right, and none is left out. The rightmost stack is the one built
    last, also after cards have been swapped.
rule-BUILD-04 = A stall takes eight stacks; a team's takes ten.
rule-BUILD-05 = A stack has at least one card and otherwise as many as you like.
rule-BUILD-06 = The cards of a stack come from your hand, unless a card says otherwise.
rule-BUILD-07 = All cards of a stack are of the same animalfolk set, unless a card says otherwise.
rule-BUILD-08 = Junk cannot be in a stack, unless a card says otherwise.
rule-BUILD-09 = Cards count what they are worth when you build, with all changes in force. { rules-inferred }
rule-BUILD-10 = Stacks lie face up, and all their values can be seen.
rule-BUILD-11 = You cannot build a part of a stack, and you cannot add to a finished one.
rule-BUILD-12 =
    Cards in your stall can no longer be played, paid or built with, and their texts do nothing, except where a text
    speaks of the stall, as Sofa does. Other cards may still copy or swap them.
rule-BUILD-13 = A finished stack stays finished, whatever happens to its cards or their values.
rule-BUILD-14 = What your next stack must be worth depends only on how many stacks you have.

rules-group-INV = Inventory
    .line = discarding as an action

rule-INV-01 = As an action, discard any number of cards of your hand to your own discard pile.
rule-INV-02 = You may discard no cards at all.
rule-INV-03 = You may discard your whole hand.
rule-INV-04 = If you discard several cards, their order on the pile is yours to choose. { rules-inferred }
rule-INV-05 = For discarded cards you draw nothing until clean-up.

rules-group-CLEAN = Filling your hand
    .line = how many cards you draw in clean-up

rule-CLEAN-01 = In clean-up draw from your deck until you hold as many cards as your hand size, usually five.
rule-CLEAN-02 = Cards can change your hand size.
rule-CLEAN-03 = You fill your hand one card at a time.
rule-CLEAN-04 = You may hold more cards than your hand size: then you keep them all and draw none.
rule-CLEAN-05 = If cards leave your hand while you fill it, draw on until you hold as many as your hand size.
rule-CLEAN-06 = Only the player whose turn it is fills the hand.
rule-CLEAN-07 = If you are short of cards in another player's turn, you wait for the clean-up of your own.

rules-group-DECK = Decks
    .line = when a deck is made anew, and searching

rule-DECK-01 =
    When somebody, whoever it is, needs a card of an empty deck, its owner's discard pile is shuffled and becomes the
    new deck.
rule-DECK-02 = A deck is made anew when a card is needed, not when the last one is taken. { rules-inferred }
rule-DECK-03 = Drawing a card makes an empty deck anew.
rule-DECK-04 = Taking a card from an empty deck makes it anew.
rule-DECK-05 = Discarding or throwing away a card from an empty deck makes it anew.
rule-DECK-06 = Searching an empty deck does not make it anew.
rule-DECK-07 = When a deck is made anew, the whole discard pile becomes the deck, and the discard pile is empty.
rule-DECK-08 = An effect that is in the middle of drawing goes on with the new deck. { rules-inferred }
rule-DECK-09 =
    A technique that is being played, or that lies on the schedule, is not in the discard pile and is not shuffled in.
    { rules-inferred }
rule-DECK-10 =
    If deck and discard pile are both empty, an effect stops with what it has got. Only clean-up draws junk instead.

rules-group-JUNK = Junk
    .line = the junk pile, which has no end

rule-JUNK-01 =
    If your deck and discard pile are both empty when you fill your hand, draw junk from the junk pile instead.
rule-JUNK-02 = Junk is drawn for missing cards in clean-up only.
rule-JUNK-03 = Junk never runs out.
rule-JUNK-04 =
    At a table, cards of decks that are not in the game stand in when the printed junk is used up; they count as junk in
    everything. Here junk is simply made.
rule-JUNK-05 = What is printed on a card that stands in for junk does not count.
rule-JUNK-06 = Of all cards but junk there are only the printed copies.

rules-group-MARKET = The market
    .line = sliding, filling, and when its deck is made anew

rule-MARKET-01 =
    In clean-up all cards of the market slide to the right, so that no gap is left between or right of them. Their order
    stays.
rule-MARKET-02 =
    When the market has slid, cards of the market deck are laid into the empty slots, one at a time from right to left,
    until there are five.
rule-MARKET-03 =
    Sliding happens in clean-up and at no other time. If an effect fills the market, the empty slots are filled where
    they are, from right to left, and no card moves.
rule-MARKET-04 =
    If the market deck is empty and a card of it is needed, the market's discard pile is shuffled and becomes the new
    market deck.
rule-MARKET-05 = The market deck is also made anew when an effect needs a card of it.
rule-MARKET-06 =
    If the market deck and its discard pile are both empty, the market stays partly filled, and the game goes on.
rule-MARKET-07 = The price depends on the slot where the card lies now, so cards become cheaper as they slide.
rule-MARKET-08 = The market's discard pile lies face up.

rules-group-WIN = Winning
    .line = the last stack

rule-WIN-01 = Whoever completes the eighth stack wins at once.
rule-WIN-02 = After the winning stack there is no clean-up, no bonus action and no reaction. { rules-inferred }
rule-WIN-03 = One player wins, or one team.
rule-WIN-04 = A game among players ends by stacks only, and not because the market is empty. { rules-inferred }
rule-WIN-05 =
    The last stack wins however it comes to be built, also by an effect such as Charm or Winter is Coming.
    { rules-inferred }

rules-group-TEAM = Teams
    .line = two against two

rule-TEAM-01 = Four players form two teams of two.
rule-TEAM-02 = Partners sit opposite each other, so the teams take turns.
rule-TEAM-03 = A team game uses four animalfolk decks, not five.
rule-TEAM-04 =
    Every player starts with six junk cards. That makes 24, so four stand-ins are added to the junk of one box.
rule-TEAM-05 = The stand-ins for junk are the cards worth 1 of a deck that is not in the game.
rule-TEAM-06 = A team has one stall together.
rule-TEAM-07 = A team's stall takes ten stacks, worth 1 to 10.
rule-TEAM-08 = As soon as a team has ten stacks, it has won.
rule-TEAM-09 = When you build, your partner may add one or more cards of their own hand.
rule-TEAM-10 = Your partner may refuse to help. { rules-inferred }
rule-TEAM-11 =
    At least one card of a team's stack must come from the player whose turn it is. We follow the rulebook of 2021; the
    others do not say.
rule-TEAM-12 =
    A stack that partners build together must be of one set and worth exactly its number, like any other.
    { rules-inferred }
rule-TEAM-13 = A partner who helped draws again only in the clean-up of their own turn.
rule-TEAM-14 = Where a card says "another player", that may be your partner.
rule-TEAM-15 = Where a card says "other players", it means the other team only.
rule-TEAM-16 = "All players" and "each player" mean everybody, you and your partner included.
rule-TEAM-17 = Your opponents are all players but you and your partner.
rule-TEAM-18 = Partners may talk, but everybody may listen. Bluffing is allowed.
rule-TEAM-19 = Acorn cannot be swapped with a card in your own team's stall.
rule-TEAM-20 = Scary Gunfight does not make the market dearer for your partner.
rule-TEAM-21 = Nuisance does not make your partner discard.
rule-TEAM-22 = The guess that Blindfold asks for must come from an opponent.

rules-group-CHAM = Chameleons
    .line = copying other cards

rule-CHAM-01 =
    While you use a passive chameleon, it is the same as one valid card in everything: value, set, type, text and bonus
    icon.
rule-CHAM-02 = If there is a valid card, the chameleon must copy one.
rule-CHAM-03 = Choose what a chameleon copies before you use it.
rule-CHAM-04 = If there is no valid card, a chameleon is itself, with its own set and value.
rule-CHAM-05 = If a chain of copies comes back to where it began, the chameleon is itself, too.
rule-CHAM-06 =
    A chameleon stays a copy until the end of the turn, or until the copied effects end if that is later. By our reading
    it ends earlier when the chameleon leaves your hand or schedule; see G20.
rule-CHAM-07 = A chameleon that copies another chameleon becomes what that one would copy. { rules-inferred }
rule-CHAM-08 =
    Only the card that you use becomes a copy; the others stay free to copy something else. { rules-inferred }

rules-group-OWL = Owls
    .line = reacting to others

rule-OWL-01 = You may use an owl once each time that what it waits for happens, so perhaps several times in a turn.
rule-OWL-02 =
    Wise Spy is different: you use it at most once, and only in your own turn. We follow the card and the English
    rulebook; one translation speaks of any player's turn.
rule-OWL-03 = You never have to use an owl.
rule-OWL-04 = An owl that you use in another player's turn is shown to everybody, like any passive. { rules-inferred }

rules-group-INFO = Who may see what
    .line = open and hidden cards

rule-INFO-01 = Cards on discard piles are face up.
rule-INFO-02 = Every discard pile is there for anyone to look through, whenever they like; its order stays.
rule-INFO-03 = Only you see your hand; the others see how many cards it has. { rules-inferred }
rule-INFO-04 = Nobody sees the order of a deck, not even its owner. { rules-inferred }
rule-INFO-05 = The cards of the market are open; the market deck is hidden. { rules-inferred }
rule-INFO-06 = Stalls and the values in them are open.
rule-INFO-07 = Techniques that are played and passives that are used are open.
rule-INFO-08 = What somebody pays with is open, since it goes face up to a discard pile. { rules-inferred }
rule-INFO-09 = A card that somebody guessed about is shown.
rule-INFO-10 = If an effect lets one player look at a card, only that player knows it. { rules-inferred }

rules-group-SOLO = Alone against the Company
    .line = one player

rule-SOLO-01 = You play alone against the Company.
rule-SOLO-02 = The game uses three animalfolk decks, as if the Company were a second player.
rule-SOLO-03 = Your deck has ten cards: three worth 1, and seven junk.
rule-SOLO-04 = The Company gets the same ten cards as a second player would.
rule-SOLO-05 = You need eight stacks.
rule-SOLO-06 = Your own turn is played by the usual rules.
rule-SOLO-07 = You begin; then the Company and you take turns. { rules-inferred }

rules-group-COOP = Together against the Company
    .line = two players

rule-COOP-01 = Two players form a team against the Company.
rule-COOP-02 = The game uses four animalfolk decks.
rule-COOP-03 = Each player's deck has four cards worth 1, and six junk.
rule-COOP-04 = The Company gets the twenty cards of two opponents: eight worth 1, and twelve junk.
rule-COOP-05 =
    The team needs ten stacks, in one stall together; the manual does not say that it is shared, but only so do its
    numbers make sense.
rule-COOP-06 = Against the Company both players take one turn each, and then the Company takes one.

rules-group-AUTOMA = The Company
    .line = an opponent that follows a few rules

rule-AUTOMA-01 = The Company's cards are shuffled into one deck that lies face up.
rule-AUTOMA-02 = The top card of the Company's deck is its active card.
rule-AUTOMA-03 = The top five cards of the Company's deck are its hand.
rule-AUTOMA-04 =
    The Company's deck, discard pile and stall are all one deck. An effect on any of them means the top card; an effect
    on several cards of its deck takes as many from the top, which is our decision.
rule-AUTOMA-05 = The Company never draws. Its deck changes only when it buys, and by effects.
rule-AUTOMA-06 = The Company plays no techniques, and what its cards say does nothing.
rule-AUTOMA-07 =
    In its turn the Company takes one card of the market and pays nothing: its purchasing power is 1 at first.
rule-AUTOMA-08 = The Company takes the rightmost card; with more power, then the next one to the left.
rule-AUTOMA-09 = Each card that the Company buys goes on top of its deck.
rule-AUTOMA-10 = A purchase of the Company also counts as a stack that it builds.
rule-AUTOMA-11 =
    When the market's discard pile is shuffled into a new market deck for the first time, the Company's purchasing power
    becomes 2 and stays so. Shuffling at set-up does not count.
rule-AUTOMA-12 =
    What the Company discards is thrown away, by the usual rule: junk to the junk pile, other cards to the market's
    discard pile. The manual can also be read as taking these cards out of the game; the choice is ours.
rule-AUTOMA-13 = A card that is put on the Company's discard pile goes on top of its deck.
rule-AUTOMA-14 = If the Company should discard several cards, it discards only the first.
rule-AUTOMA-15 =
    In a turn the Company loses no more than one card by throwing away; further effects of that kind do nothing to it.
rule-AUTOMA-16 =
    Against the Company you lose when the market is completely empty. By our reading that is looked at after the market
    has been filled, so a market that is bare for a moment is no loss.
rule-AUTOMA-17 = A game against the Company ends at once: won with the last stack, lost with the empty market.
rule-AUTOMA-18 =
    Character cards may be used only if they do nothing to opponents, and traps only if you want them. Neither is in
    these boxes, so a game that is set up with them is refused.

## The other chapters

rules-group-DIS = Where the documents disagree
    .line = rulebooks of several years and languages, and which of them we follow
rules-group-R = Contested rulings
    .line = questions with more than one good answer, and ours
rules-group-G = General rulings
    .line = what holds for all cards
rules-group-T = What several cards share
    .line = dice, values, searching, cards that pass between players

## What several cards share

rules-topic-dice = Dice
    .text = Everybody sees what is rolled.
rules-topic-values = Values for this turn
    .text = Changes are applied in the order in which they were played.
rules-topic-recover = Taking a card of the discard pile
    .text = Of equal cards the topmost is taken.
rules-topic-search = Searching
    .text =
        Magnet and Natural Survivor look through the deck as it is and never form a new one. With an empty deck they
        find nothing. What is found, and what goes into the deck, is seen by its owner alone, and the deck is shuffled.
rules-topic-passing = Cards that pass between players
    .text =
        A card taken from a hand or given is seen by the two players. A card put on another's deck is seen by the one
        who puts it there, and a card drawn of another's deck by the one who draws it.
rules-topic-lasting = What lasts until the next turn
    .text =
        Scary Gunfight, Nasty Threat and Lost Shipments stay on the schedule and work from there. Higher prices and
        larger stacks add up, limits do not. Only cards of the market cost more, not the top of the market's discard
        pile.
rules-topic-upto = Up to 2 opponents
    .text = Where a card says "up to", nobody may be chosen, too.
rules-topic-stall = A larger hand by a card in the stall
    .text = It counts while the card lies there, and is looked at when the hand is filled.
rules-topic-together = All players at once
    .text =
        All cards are taken before any is given. With Cheer the players choose in turn, and what they found comes into
        their hands when all have chosen; with Charity the gifts are handed out when all are chosen. On your left sits
        who is next in turn order, and two players are not asked for a side.
rules-topic-looking = Looking at a hand
    .text = Whoever looks knows every card of that hand, as long as it stays there.
rules-topic-between = Passives between the stacks of Winter is Coming
    .text = They may be used even while no further stack is possible: a Bold Haggler may make one possible.
rules-topic-alone = A card that must be a stack by itself
    .text =
        It counts what it would count in your hand, and no other card joins it. The further stack that Winter is Coming
        gives belongs to the effect of Charm.
rules-topic-mixed = Mixed hands, and random cards exchanged
    .text =
        Each of the two players knows their own new cards, and that what they had before and did not get is in the other
        hand. Nobody else can tell the two hands apart. Random cards are all picked before any changes hands.
rules-topic-secret = A card chosen in secret
    .text = What may be guessed does not depend on the card that was chosen.
rules-topic-draft = Decks chosen in turn
    .text =
        In turn order every player bans a deck, unless too few would remain, and then picks one. What is still needed
        comes by lot. The first player has no coin, the next has 1, then 2, then 3.
rules-topic-company = What cards do to the Company
    .text =
        Random cards of its hand are picked among its top five; what is discarded of them is thrown away, what is taken
        comes into your hand, and what you give goes on top. Its hand, deck or discard pile to take one card from is its
        top card; Sabotage draws the real top two. Only the top card can be swapped out of its stall. What makes
        opponents pay more, build more or draw less does nothing to it. Cheer and Rumours pass it by; in Raffle, Charity
        and Night Shift it takes part; in Tasters it takes the rightmost card that is left, and that is no purchase. Its
        guess is any value from 1 to 5. All see what comes to its deck and what leaves it.
rules-topic-named = What the manual of the Company only names
    .text =
        The Guild with its action cards, a supplies track, character cards and traps are named there and not explained.
        So they are not in the game, and nothing is invented for them. The Guild is said to win by an empty market, too.
        Characters would have to be such that do nothing to opponents.
