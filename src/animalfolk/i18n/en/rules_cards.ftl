## What a card does at its edges, beyond its short text: a line for each deck, then its cards.

rules-deck-macaws = The macaws work on your own hand. None of them waits for a later turn.

rules-card-swift_broker =
    You choose the order in which your hand is discarded. If your deck runs out, the cards just discarded are shuffled
    and may be drawn again; Swift Broker itself is not among them. With no other card in hand nothing happens, and you
    still act again.
rules-card-cookies =
    Several Cookies add up. Your hand size is looked at after each card you draw, so Cookies drawn as the last card
    brings one card more. It must be counted, and is shown, whenever you fill your hand.
rules-card-shattered_relic = You must throw away a card if you have one. With an empty hand you only draw.
rules-card-spyglass =
    You must keep exactly one. If only one card can be drawn, it comes into your hand; if none, nothing happens. If the
    deck is made anew on the way, the cards you look at are not shuffled in, and what you put back lies on top of the
    new deck.
rules-card-flashy_show =
    It counts for every card you use this turn: junk, cards you get later, and cards that a stack includes from your
    discard pile. Several add up. Prices, cards in stalls, guesses about deck cards and a partner's cards are not
    changed; the last is our decision.
rules-card-favourite_toy = You must take the card. With an empty discard pile nothing happens.

rules-deck-pandas = The pandas know the market. Only a market action is a purchase: cards that they take are not bought.

rules-card-loyal_partner =
    You choose the order in which the cards of the market are thrown away. If the market deck runs out, these cards,
    too, are shuffled into the new one. If there are still too few, the market is filled in part.
rules-card-prepaid_good =
    You must take a card, from any slot, and pay nothing. It is not a purchase, and its slot stays empty until clean-up.
rules-card-essential_purchase =
    It works when you buy this very card, also from the market's discard pile; in your hand or in a payment it does
    nothing. The junk counts towards the price first and is thrown away then. Only printed junk can be chosen, not a
    chameleon that copies junk; that is our decision.
rules-card-market_discovery =
    You may throw away the top card of the market deck at any time in your turn that is not in the middle of an effect,
    so also to turn up what you want to buy. A card of the market's discard pile costs its printed value, without a slot
    and without Scary Gunfight. Market Discovery must be needed to reach the price, like every paid card.
rules-card-special_offer =
    You must keep one of the cards, and nobody else sees it; you choose the order in which the others are thrown away.
    If only one card is there, you keep it.
rules-card-stock_clearance =
    With it in the payment, any cards may be paid that are not needed, itself included. The price must still be reached.

rules-deck-raccoons =
    The raccoons deal with other players' cards. "Another player" may be your partner in teams; Nuisance is for
    opponents only.

rules-card-wily_fellow =
    Your old deck becomes the discard pile turned over, so its bottom card lies on top, and everybody may see it; that
    is our decision. Either pile may be empty. It counts as shuffling your deck if the new deck has a card.
rules-card-nuisance =
    You may choose none, one or two opponents. Each discards to their own discard pile; whoever has no cards is passed
    over.
rules-card-rotten_food =
    You must put a card there if you have one. Only you know which it is, not even the owner of the deck sees it.
rules-card-dirty_exchange =
    You must give a card back, and it may be the one you took. If the other hand is empty, nothing is taken and nothing
    given. Only the two of you know the cards.
rules-card-sabotage =
    Their discard pile is shuffled if their deck runs out. A single card is thrown away; with none, nothing happens.
    Only you see both cards before you choose.
rules-card-treasure_hunter =
    Choose a player whose discard pile is not empty; you must take the card, and everybody sees it. If all are empty,
    nothing happens.

rules-deck-squirrels =
    The squirrels change what a stack may be. Their passives work for the stack that they are a part of.

rules-card-stashing_vendor =
    One is enough for any number of junk cards. Junk counts its current value, so 2 after Flashy Show.
rules-card-empty_chest = It lets in animalfolk cards of all sets, but no junk.
rules-card-nostalgic_item =
    The card may lie anywhere in your discard pile, and the limits on sets and junk do not count for it. Each Nostalgic
    Item includes one card; an included one includes a further card, but at least one must come from your hand. The
    other cards of the stack keep to the usual limits.
rules-card-acorn =
    You must swap if an opponent has a card in a stall; any card of any stack may be chosen. Acorn lies exactly in its
    place and does not go to your discard pile. If there is nothing to swap, it is discarded. The number of stacks stays
    the same.
rules-card-accordion =
    You may also leave its value alone. The change comes after all others, counts for building only, and ends when the
    card lies in the stall. A value of 0 is possible in a stack.
rules-card-winter_is_coming =
    It is part of the same action, and you draw nothing in between. If the next stack has such a card again, it goes on.
    Two in one stack allow two further stacks; that is our decision. You need not build.

rules-deck-ocelots = The ocelots trust to luck. Their die shows 0, 1, 1, 2, 2 and 3.

rules-card-bold_haggler =
    A roll of 0 uses it up, too. Changes that come later are applied after the roll. A chameleon that copies a Bold
    Haggler which has rolled has the same bonus and may not roll; a copy of one that has not may roll for itself.
rules-card-new_season =
    If your discard pile has an animalfolk card, you must throw one away; junk does not count. If the market deck and
    its discard pile are otherwise empty, you draw the very card you threw away. Nobody else sees what you draw.
rules-card-whirligig =
    You choose the other player after you have drawn and have seen your new cards. The discarded cards may be shuffled
    and drawn again, so you always draw as many as you discarded. With no other card in hand nothing happens.
rules-card-charm =
    Everybody sees the card. If it can be your next stack by itself, at its current value, you must build it, otherwise
    you must throw it away. Junk, cards of your discard pile and a partner's cards cannot help. If the card is a
    chameleon, you must build it if some copy makes that possible.
rules-card-gamble =
    You choose the player before you roll. If a hand has fewer cards than the roll, as many change places as both hands
    allow. All are drawn at random from the hands as they were.
rules-card-blindfold =
    The guess is about the value the card has now. A value that you set replaces all earlier changes, and later ones are
    added to it. Only an opponent can be asked, and the values offered to them do not depend on the card you chose. The
    card is shown either way; with no card in hand nothing happens.

rules-deck-chameleons =
    A passive chameleon must copy a valid card before it is used, if there is one; see G20. Gift Voucher is a technique
    and copies nothing.

rules-card-flexible_shopkeeper =
    Any card of the rightmost stack will do, the one built last, also junk in it; in teams it is your team's stall.
    Without a stack it is a chameleon worth 1.
rules-card-reflection =
    You choose whose discard pile. Its top card is copied even if it is junk. If all these piles are empty, it is a
    chameleon worth 2.
rules-card-good_old_times =
    You may throw away the card with or without copying, and before you copy; what then lies on top of the market's
    discard pile is copied. If that pile is empty and you throw nothing away, it is a chameleon worth 3.
rules-card-gift_voucher =
    It takes the slot of the card you get, and is not discarded. That is not a purchase. If the market is empty, nothing
    happens and it goes to your discard pile.
rules-card-trendsetting =
    Any card of the market will do, whatever its price. If the market is empty, it is a chameleon worth 5.
rules-card-seeing_doubles =
    The copied card is shown, too, and may be used in the same action. Alone in your hand it is a chameleon worth 5. Two
    Seeing Doubles cannot live on each other.

rules-deck-platypuses = The platypuses put cards where they want them.

rules-card-tireless_tinkerer =
    You must move the card, and everybody sees it. With an empty discard pile nothing happens.
rules-card-calculations =
    First choose the payment, then the order of the market, then the card, which you must buy with exactly that payment.
    Calculations must be needed to reach the new price. Cards may go into empty slots; that is our decision. Nothing is
    drawn from the market deck. If you pay with Market Discovery as well, you may rearrange the market and then buy the
    top card of the market's discard pile; its price stays its value.
rules-card-safety_precaution =
    Any card of any of your stacks may be chosen; in teams of your team's. This card lies exactly in its place, and the
    number of stacks stays the same. With an empty stall nothing happens, and it is discarded.
rules-card-magnet =
    You must take a card, and nobody else sees it. With an empty deck nothing happens: searching does not make a new
    deck.
rules-card-dangerous_test =
    You may discard the cards you drew. If you drew fewer than three, you still discard three, or all you have; that is
    our decision. You choose the order.
rules-card-glue =
    It must be needed to reach the price. Each Glue in a payment may stay or be discarded, as you choose. A chameleon
    that copies Glue may stay in your hand itself.

rules-deck-sloths =
    What the sloths begin, they end at the start of your next turn, before your action. They give their bonus action, if
    they have one, in the turn you play them, and lie on the schedule until their later part is done. If you have no
    next turn, it does not happen.

rules-card-steady_achiever =
    The card is drawn even if your hand is full. Steady Achiever goes to your discard pile after that, so it cannot be
    drawn.
rules-card-shopping_journey =
    You must take a card, from any slot, and pay nothing. It is not a purchase, and the slot stays empty until clean-up.
    With an empty market nothing happens.
rules-card-housecleaning =
    You may take no junk at all. Only printed junk counts. What you throw away next turn may be any card of your hand,
    or none.
rules-card-siesta =
    You choose any card of your discard pile. Siesta itself is not there yet, but cards that came due before it in that
    turn are.
rules-card-lunch_break = The second card is drawn before your action. Lunch Break goes to your discard pile after it.
rules-card-ironing =
    From the moment it comes due it works like Flashy Show, before all that you play in that turn. It goes to your
    discard pile at once, while its effect lasts to the end of the turn.

rules-deck-crocodiles =
    The crocodiles make things harder. Scary Gunfight, Nasty Threat and Lost Shipments lie on the schedule while they
    last, and end at the start of your next turn; you choose their order among all that comes due.

rules-card-little_villain =
    Opponents follow each other in turn order, each with both cards. If a deck runs out between the two, it is made
    anew, so the first card can come up again.
rules-card-scary_gunfight =
    Several add up. The top of the market's discard pile does not become dearer, and a partner pays the usual price.
rules-card-night_shift =
    You choose freely which card goes back where; nobody else sees them. A player with neither deck nor discard pile
    gives no card and gets none.
rules-card-ruthless_competition =
    You must put a card back, and it may be the one you drew. If nothing could be drawn, nothing is put back; that is
    our decision. Nobody else sees the cards.
rules-card-nasty_threat =
    Several add up. It counts for the last stack and for stacks built by an effect, too. It does not change how many
    stacks an opponent has.
rules-card-lost_shipments =
    One card in all, from the deck or of junk; several Lost Shipments allow no fewer. Cards drawn by effects are not
    limited.

rules-deck-foxes = The foxes let everybody have a share. "All" and "each" include you, and your partner in teams.

rules-card-cunning_neighbour =
    Only you see the hand, and you may choose a player whose hand is empty. Then Cunning Neighbour goes to the top of
    your deck or to your discard pile, as you choose.
rules-card-cheer =
    Everybody must take a card; nobody else sees it. All search at the same time. Whoever has an empty deck finds
    nothing, and no deck is made anew.
rules-card-raffle =
    All cards are picked before any moves. Whoever's neighbour has an empty hand gets nothing. With two players it is a
    random exchange of one card each.
rules-card-charity =
    You see all the cards and choose who gets which; the others see only their own. A player with an empty hand gives no
    card and gets none.
rules-card-tasters =
    Everybody must take a card while there are any. The market is not filled in between, and nothing of this is a
    purchase.
rules-card-rumours =
    The card that lay second ends on top of the deck. With fewer cards, move as many as there are. No deck is made anew.

rules-deck-polecats = The polecats take risks. Their die shows 1, 1, 2, 2, 3 and 3.

rules-card-daring_adventurer =
    You choose the cards and their order after the roll; if there are fewer, all go. The gaps are filled from right to
    left, and the other cards do not move.
rules-card-rare_artefact =
    You choose the card before you roll. Its current value is multiplied, so the order with Flashy Show matters. A
    chameleon copies first. With no other card in hand nothing happens.
rules-card-swank =
    You must throw away a card if you have one. Junk brings nothing; a chameleon counts as the animalfolk card it is.
    What you draw is seen by nobody else.
rules-card-risky_business =
    The printed value counts, for chameleons, too. An empty market deck is made anew first. The card is shown to
    everybody.
rules-card-natural_survivor =
    You exchange exactly as many cards as you rolled, or as many as your hand and deck allow, of your choice and unseen.
    With an empty deck nothing happens, and no new one is made.
rules-card-sofa =
    It works for as long as it lies in the stall, and ends when Acorn or Safety Precaution takes it out. In teams it
    counts for both partners; that is our decision. In your hand it does nothing.

rules-deck-owls =
    Owls work from your hand and are never compulsory; see G19. Several may answer the same event, and the same one may
    answer the next. In teams your partner is another player, too.

rules-card-wise_spy =
    Once in your own turn, never in another's. Your deck is made anew if it runs out; with fewer cards, look at those.
    Nobody else sees them.
rules-card-ancient_knowledge =
    A technique with a later part is resolved when that part is done; a swapped one counts, too. You need not discard,
    but your deck is shuffled in any case; if a card is left in it, others may react to that. With an empty deck it
    cannot be used.
rules-card-quality_inspection =
    It works each time it comes into your hand, in anybody's turn: drawn, bought, taken or given. You may throw away
    this card itself. When you fill your hand it comes at once, and then you fill on. Cards that are only looked at have
    not come into a hand.
rules-card-binoculars =
    If you draw, you must discard: it may be the drawn card or Binoculars. If nothing can be drawn, you may use it all
    the same and only discard.
rules-card-balancing =
    The card you give may be Balancing itself, but must be a printed animalfolk card; it takes exactly the place of the
    other in the pile. A deck that is made anew has been shuffled, too; the market deck is no player's deck. Shuffling
    no cards is no shuffling, which is our decision.
rules-card-extra_remarks =
    Everybody sees the card. Each stack counts, also a second one built at once. After the last stack of the game there
    is nothing to react to.

rules-deck-junk = Junk is what everybody starts with too much of.

rules-card-junk =
    Junk is worth 1 when you pay. It can be part of a stack only with Stashing Vendor, or from the discard pile with
    Nostalgic Item. Thrown away it goes to the junk pile, which never runs out.
