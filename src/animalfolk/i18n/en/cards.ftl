## The cards: their names and their texts. A text is the docstring of the card's function.

card-junk = Junk
    .text = Cannot be part of a stack, unless a card allows it.

card-swift_broker = Swift Broker
    .text = Discard your whole hand, then draw as many cards as you discarded.
card-cookies = Cookies
    .text = While this card is in your hand, your hand size is 1 larger.
card-shattered_relic = Shattered Relic
    .text = Throw away a card of your hand, then draw a card.
card-spyglass = Spyglass
    .text = Draw 3 cards. Keep 1 of them and put the others on top of your deck in any order.
card-flashy_show = Flashy Show
    .text = Every card you use counts 1 more until the end of this turn.
card-favourite_toy = Favourite Toy
    .text = Take the top card of your discard pile into your hand.

card-loyal_partner = Loyal Partner
    .text = Throw away all cards of the market, then fill the market at once.
card-prepaid_good = Prepaid Good
    .text = Take a card of the market into your hand.
card-essential_purchase = Essential Purchase
    .text = When you buy this card, you may throw away up to 3 of the junk cards you pay with.
card-market_discovery = Market Discovery
    .text =
        Once in your turn, you may throw away the top card of the market deck.
        Paying with this card, you may buy the top card of the market's discard pile at its value.
card-special_offer = Special Offer
    .text = Draw 3 cards of the market deck. Keep 1 of them and throw away the others.
card-stock_clearance = Stock Clearance
    .text = Paying with this card, you may overpay as much as you like.

card-stashing_vendor = Stashing Vendor
    .text = A stack with this card may also hold junk.
card-empty_chest = Empty Chest
    .text = A stack with this card may mix animalfolk sets.
card-nostalgic_item = Nostalgic Item
    .text = A stack with this card may also hold 1 card of your discard pile: junk or any animalfolk card.
card-acorn = Acorn
    .text = Swap this card with a card in an opponent's stall. That card comes into your hand.
card-accordion = Accordion
    .text = Building with this card, you may add 1 to its value or take 1 from it.
card-winter_is_coming = Winter is Coming
    .text = After you build a stack with this card, you may build another stack at once.

card-tireless_tinkerer = Tireless Tinkerer
    .text = Put the top card of your discard pile on top of your deck.
card-calculations = Calculations
    .text = Before you buy a card and pay with this card, you may rearrange the cards of the market.
card-safety_precaution = Safety Precaution
    .text = Swap this card with a card in your stall. That card comes into your hand.
card-magnet = Magnet
    .text = Search your deck for a card and take it into your hand. Shuffle your deck.
card-dangerous_test = Dangerous Test
    .text = Draw 3 cards, then discard 3 cards of your hand.
card-glue = Glue
    .text = When you buy a card and pay with this card, you may keep this card in your hand.

card-steady_achiever = Steady Achiever
    .text = At the start of your next turn, draw a card.
card-shopping_journey = Shopping Journey
    .text = At the start of your next turn, take a card of the market into your hand.
card-housecleaning = Housecleaning
    .text =
        Take up to 3 junk cards of your discard pile into your hand.
        At the start of your next turn, you may throw away a card of your hand.
card-siesta = Siesta
    .text = At the start of your next turn, you may take a card of your discard pile into your hand.
card-lunch_break = Lunch Break
    .text = Draw a card. At the start of your next turn, draw a card.
card-ironing = Ironing
    .text = In your next turn, from its start to its end, every card you use counts 1 more.

card-daring_adventurer = Daring Adventurer
    .text = Roll the polecat die. Throw away that many cards of the market, then fill the market at once.
card-rare_artefact = Rare Artefact
    .text = Show a card of your hand and roll the polecat die. The card counts that many times as much this turn.
card-swank = Swank
    .text = Throw away a card of your hand. If it was an animalfolk card, draw a card of the market deck.
card-risky_business = Risky Business
    .text =
        Guess the value of the top card of the market deck. If you are right, it comes into your hand;
        if not, it is thrown away.
card-natural_survivor = Natural Survivor
    .text =
        Roll the polecat die. Search your deck and exchange that many cards of your hand for cards of your deck.
        Shuffle your deck.
card-sofa = Sofa
    .text = While this card is in your stall, your hand size is 1 larger.

card-wily_fellow = Wily Fellow
    .text = Exchange your deck and your discard pile, then shuffle your deck.
card-nuisance = Nuisance
    .text = Choose up to 2 opponents. Each of them discards a random card of their hand.
card-rotten_food = Rotten Food
    .text = Put a card of your hand on top of another player's deck.
card-dirty_exchange = Dirty Exchange
    .text = Take a random card of another player's hand, then give that player a card of your hand.
card-sabotage = Sabotage
    .text = Draw 2 cards of another player's deck. Throw away 1 of them and put the other on that player's discard pile.
card-treasure_hunter = Treasure Hunter
    .text = Take the top card of another player's discard pile into your hand.

card-little_villain = Little Villain
    .text = Each opponent discards the top 2 cards of their deck, one after the other.
card-scary_gunfight = Scary Gunfight
    .text = Until the start of your next turn, cards of the market cost opponents 2 more.
card-night_shift = Night Shift
    .text = Draw a card of each player's deck, yours too. Put one of them on top of each of these decks, as you like.
card-ruthless_competition = Ruthless Competition
    .text = Draw a card of another player's deck into your hand, then put a card of your hand on top of that deck.
card-nasty_threat = Nasty Threat
    .text = Until the start of your next turn, opponents' stacks must be worth 1 more than usual.
card-lost_shipments = Lost Shipments
    .text = Until the start of your next turn, opponents draw at most 1 card when they fill their hand.

card-cunning_neighbour = Cunning Neighbour
    .text = Look at another player's hand. Then you may put this card on top of your deck.
card-cheer = Cheer
    .text = Each player searches their deck for a card and takes it into their hand. Then each player shuffles their deck.
card-raffle = Raffle
    .text = Choose left or right. All at once, each player takes a random card from the hand of the next player that way.
card-charity = Charity
    .text = Take a random card from each player's hand, yours too. Then give one of them to each player, as you like.
card-tasters = Tasters
    .text = Choose left or right. Beginning with you and going that way, each player takes a card of the market.
card-rumours = Rumours
    .text = Each player puts the top 2 cards of their discard pile on top of their deck, one after the other.
card-bold_haggler = Bold Haggler
    .text = Once in your turn, you may roll the ocelot die. This card counts that much more this turn.
card-new_season = New Season
    .text = Throw away an animalfolk card of your discard pile. If you did, draw a card of the market deck.
card-whirligig = Whirligig
    .text =
        Discard your hand and draw as many cards. Then shuffle your hand together with another player's hand and deal
        both of you, at random, as many cards as each had.
card-charm = Charm
    .text = Show the top card of the market deck. If it can be your next stack by itself, build it; if not, throw it away.
card-gamble = Gamble
    .text =
        Choose another player and roll the ocelot die. Exchange that many random cards of your hand for random cards of
        theirs.
card-blindfold = Blindfold
    .text =
        Choose an opponent, who guesses the value of a card of your hand that you choose. Show the card. If the guess is
        right, discard it; if not, it counts what you say, 1 to 5, this turn.
card-flexible_shopkeeper = Flexible Shopkeeper
    .text = This card copies a card of the rightmost stack of your stall.
card-reflection = Reflection
    .text = This card copies the top card of another player's discard pile.
card-good_old_times = Good Old Times
    .text =
        Once in your turn, you may throw away the top card of the market deck.
        This card copies the top card of the market's discard pile.
card-gift_voucher = Gift Voucher
    .text = Swap this card with a card of the market. That card comes into your hand.
card-trendsetting = Trendsetting
    .text = This card copies a card of the market.
card-seeing_doubles = Seeing Doubles
    .text = This card copies another card of your hand. Whenever you show this card, show that one too.

card-wise_spy = Wise Spy
    .text = Once in your turn, you may draw 3 cards and put them back on top of your deck in any order.
card-ancient_knowledge = Ancient Knowledge
    .text =
        After another player's technique is fully resolved, you may search your deck.
        You may discard a card of it. Shuffle your deck.
card-quality_inspection = Quality Inspection
    .text = After this card has come into your hand, you may throw away a card of your hand. If you do, draw a card.
card-binoculars = Binoculars
    .text = After another player buys a card, you may draw a card, then discard a card of your hand.
card-balancing = Balancing
    .text =
        After another player shuffles their deck, you may swap an animalfolk card of your hand
        with a card of your discard pile.
card-extra_remarks = Extra Remarks
    .text = After another player builds a stack, you may put a card of your discard pile on top of your deck.

## The decks: full name, short name, and a line about each.

deck-macaws = Snappy Scarlet Macaws
    .short = macaws
    .line = they draw, dig and tidy for the right card.
deck-pandas = Dealing Giant Pandas
    .short = pandas
    .line = better offers, and junk that quietly disappears.
deck-squirrels = Hoarding Flying Squirrels
    .short = squirrels
    .line = their stacks bend the rules.
deck-chameleons = Adapting Veiled Chameleons
    .short = chameleons
    .line = never what they seem; always what you have, or would like to have.
deck-owls = Observant Snowy Owls
    .short = owls
    .line = they wait for what others do, and answer it.
deck-platypuses = Experimenting Platypuses
    .short = platypuses
    .line = every card where they want it, even the market's.
deck-sloths = Diligent Pale-throated Sloths
    .short = sloths
    .line = what they begin today pays tomorrow.
deck-polecats = Reckless Marbled Polecats
    .short = polecats
    .line = they roll the dice and mean it.
deck-raccoons = Thieving Northern Raccoons
    .short = raccoons
    .line = light fingers in everybody's hands, decks and discard piles.
deck-crocodiles = Intimidating Dwarf Crocodiles
    .short = crocodiles
    .line = nobody is stopped; everything just gets harder.
deck-foxes = Friendly Fennec Foxes
    .short = foxes
    .line = something for everybody, and a little more for themselves.
deck-ocelots = Lucky Ocelots
    .short = ocelots
    .line = a die, a guess, a shuffled hand: it will turn out well.
deck-junk = Junk
    .short = junk
    .line = what everybody starts with too much of.

## Kinds of cards

kind-technique = technique
kind-passive = passive
kind-rubbish = rubbish

## A card that copies another, a card several times, and several cards in a row

card-as = { $card } as { $copy }
cards-times = { NUMBER($count, useGrouping: 0) } × { $card }
cards-hidden = { $count ->
    [one] a card
   *[other] { NUMBER($count, useGrouping: 0) } cards
}
list-next = { $first }, { $next }
list-last = { $first } and { $last }
