## Where the documents disagree: the question, and what we do.

rule-DIS-01 = Does junk stand in for every card that cannot be drawn?
    .ours =
        Only when the hand is filled in clean-up, as the rulebook of 2021 has it. A technique draws what there is and
        stops. With the option junk_substitute=any_draw it does whenever you draw of your own deck, also where the cards
        are only set aside at first; cards drawn of another's deck are never replaced.
rule-DIS-02 = Is a hand five cards, or a hand size that can change?
    .ours = A hand size, five unless a card changes it, looked at again after each card drawn.
rule-DIS-03 = Does searching an empty deck form a new one?
    .ours =
        No, as the rulebook of 2016 says; that of 2021 is silent. Magnet and Natural Survivor search the deck that is
        there.
rule-DIS-04 = What does form a new deck?
    .ours =
        Drawing, taking, looking at, discarding or throwing away a card of a deck that is empty. The documents name
        different ones of these; we take them all.
rule-DIS-05 = Whom do "another player", "other players" and "opponents" mean in teams?
    .ours =
        "Another player" may be the partner; "other players" and "opponents" are the other team; "all" and "each" are
        everybody. The older books and the newer do not contradict each other here.
rule-DIS-06 = May Nuisance hit your partner?
    .ours = No. You choose none, one or two of your opponents.
rule-DIS-07 = Must the active player put a card into a team's stack?
    .ours = Yes, at least one. Only the rulebook of 2021 says so.
rule-DIS-08 = When is overpaying allowed?
    .ours =
        When no paid card could be taken back with the price still met. The documents word it differently and, but for
        one slip in a translation, mean the same.
rule-DIS-09 = Must a bonus action be taken?
    .ours = Yes, and discarding no card is always possible, so it comes to the same.
rule-DIS-10 = When is a bonus action taken, if a part of the technique comes next turn?
    .ours = At once, after the part that works now; the rest is not waited for.
rule-DIS-11 = May a card that was played for its effect be used again in the same turn?
    .ours =
        Yes, if it comes back into your hand. One translation forbids it; we follow the English books, where the note
        only says that paying and building give no bonus action.
rule-DIS-12 = Where does a technique lie until it is resolved?
    .ours = On the schedule, before its player, for all to see; every technique passes through it.
rule-DIS-13 = May the inventory action discard nothing?
    .ours = Yes.
rule-DIS-14 = How is the market dealt?
    .ours = One card at a time, from the right. One translation lets you choose the cards, which is a slip.
rule-DIS-15 = How does the market slide?
    .ours = To the right, keeping the order. The books describe it differently, with the same result.
rule-DIS-16 = What if the market deck and the market's discard pile are both used up?
    .ours = The market stays partly filled, and play goes on. Against the Company an empty market loses.
rule-DIS-17 = When may Wise Spy be used?
    .ours = Once, in its owner's own turn. One translation allows once in anybody's turn; the card does not.
rule-DIS-18 = Where do passives work?
    .ours = In hand and while the card is being used, unless the card says otherwise.
rule-DIS-19 = Is clean-up part of the turn?
    .ours =
        Yes: what lasts "this turn" lasts through it, and passives may be used in it. Only the rulebook of 2021 says so.
rule-DIS-20 = Is the hand filled card by card?
    .ours = Yes. Only the rulebook of 2021 says so; it matters for cards that do something when they come into a hand.
rule-DIS-21 = Can junk run out?
    .ours =
        No. The pile is counted, and junk beyond the box is made as needed and counted apart. Stand-ins have no text.
rule-DIS-22 = What are the polecats called?
    .ours = Reckless Marbled Polecats, as on their cards. One page of the rulebook calls them restless.
rule-DIS-23 = Which faces has the die?
    .ours = There are two dice: the polecats' with 1 to 3, each twice, and the ocelots' with 0, 1, 1, 2, 2, 3.
rule-DIS-24 = Does a card overrule the rulebook, is a card shown after a guess, and do turns go clockwise?
    .ours = Yes to all three. Only the rulebook of 2021 says so.
rule-DIS-25 = Is a stack of one colour or of one set?
    .ours = Of one set.
rule-DIS-26 = Where on the junk pile does junk land?
    .ours = It does not matter; it is a number.
rule-DIS-27 = Does a full hand draw?
    .ours = No, unless a card says so.
rule-DIS-28 = How many decks are used against the Company?
    .ours =
        Three alone and four together, as the manual's numbers say. The Company counts as the missing player or players.
rule-DIS-29 = How much may the Company discard?
    .ours =
        Of several cards only the first, and at most one card is thrown away in a turn. Both limits hold; the second is
        the stronger.
rule-DIS-30 = When exactly does an empty market lose against the Company?
    .ours = When it is still empty after it should have been filled. The manual words this in three ways.
rule-DIS-31 = Is there gold?
    .ours = Not unless a game is set up with it. One manual names gold and does not explain it; see BUY-18.
rule-DIS-32 = Does "discard" mean "remove for good" against the Company?
    .ours = For the Company's own cards: they are thrown away. Players discard to their discard piles, as always.

## Where the documents leave more than one reading: the question, ours, and the other.

ruling-1 = Does searching an empty deck form a new one?
    .ours = No: searching an empty deck finds nothing and leaves the discard pile alone.
    .other = It does form a new one.
ruling-2 = Does a copy end when the copied card moves?
    .ours = No. A chameleon stays what it became for the rest of the turn.
    .other = It ends, unless the chameleon is on the schedule.
ruling-3 = A chain of chameleons that finds no card: whose value counts?
    .ours = The chameleon you use is itself, with its own value.
    .other = It has the value of the last chameleon of the chain.
ruling-4 = A chameleon that was built as a copy of Sofa
    .ours = It stays a Sofa while it lies in the stall, because the copied effect lasts.
    .other = It is a plain chameleon at once.
ruling-5 = Two Winter is Coming in one stack
    .ours = They give two further stacks.
    .other = They give one.
ruling-6 = The value that Blindfold sets, after Flashy Show
    .ours = You set 1 to 5, and nothing of what came before is added.
    .other = Flashy Show is added, so 2 to 6.
ruling-7 = Which value does the guess of Blindfold aim at?
    .ours = The value the card has now, with all changes.
    .other = The printed value.
ruling-8 = Buying from the market's discard pile with a Market Discovery that was not needed to reach the price
    .ours = It is refused, like any card to spare.
    .other = Market Discovery is exempt.
ruling-9 = Calculations and empty slots
    .ours = A card may go into any slot, and slots may be left empty between cards.
    .other = The cards are pushed together to the right, or stay in the slots that are filled.
ruling-10 = The new discard pile after Wily Fellow
    .ours = It is the old deck turned over: what was drawn next lies at the bottom.
    .other = Its order is random.
ruling-11 = Dangerous Test that draws fewer than three cards
    .ours = Three are discarded all the same, or as many as there are.
    .other = None is discarded if none was drawn.
ruling-12 = Ruthless Competition on a player who has no deck and no discard pile
    .ours = Nothing is drawn, and nothing is put back.
    .other = A card must be put there all the same.
ruling-13 = Empty hands in Charity, and in Night Shift players without deck and discard pile
    .ours = They give no card and get none.
    .other = They might be given one.
ruling-14 = Does making a deck anew count as shuffling it, for Balancing?
    .ours = Yes; the reaction comes after the running effect.
    .other = Only effects that say "shuffle" count.
ruling-15 = In which order do owls react?
    .ours = Clockwise, from the left of whoever did what they react to; for a shuffle that is the owner of the deck.
    .other = All at the same time.
ruling-16 = A partner's card in your stack, while your Flashy Show is in force
    .ours = It counts what it counts without your Flashy Show.
    .other = It counts 1 more, since it is in your stack.
ruling-17 = A bonus action that nobody wants
    .ours = It must be taken; discarding no card is always offered.
    .other = It may be left out.
ruling-18 = Good Old Times that would copy a Good Old Times
    .ours = That is a loop: the card is itself, worth 3, and its throwing away is used up.
    .other = It may throw away once more.
ruling-19 = Copying a card that has been used already this turn
    .ours =
        A copy of a Bold Haggler that has rolled has the result and may not roll again. A throwing away of the top of
        the market deck is fresh for the copy.
    .other = Always fresh, or always used up.
ruling-20 = The cards that Sabotage draws
    .ours = They are seen by the player of Sabotage alone until one is thrown away and the other discarded.
    .other = Everybody sees them at once.
ruling-21 = Flashy Show, Ironing, Rare Artefact and Blindfold, once they have taken effect
    .ours = The card goes to the discard pile at once, while its effect lasts to the end of the turn.
    .other = It stays on the schedule to the end of the turn.
ruling-22 = Does a copy end when the chameleon itself leaves hand and schedule?
    .ours = Yes, it is no longer in use and is the plain chameleon again; Sofa is the one exception (R4).
    .other = It lasts the turn wherever the card lies.
ruling-23 = A chameleon that is paid as a copy of junk for Essential Purchase
    .ours = It is not thrown away but discarded: what counts here is the printed card.
    .other = It is junk and may be thrown away.
ruling-24 = A partner who refuses to help with a stack
    .ours =
        Nothing has been used, and you choose an action again. You cannot ask for that stack a second time in this
        action.
    .other = The action is lost.

## General rulings: what holds for all cards.

ruling-G1 = Must and may
    .ours =
        What a card tells you to do, you must do; "may" and "up to" leave it to you. A passive without "may" works
        whether you like it or not.
ruling-G2 = As much as possible
    .ours =
        With fewer cards than a text names, use all there are. You may play a technique that can do nothing: it goes to
        your discard pile, and its bonus action is yours.
ruling-G3 = Drawing makes a deck anew, searching does not
    .ours =
        If a deck runs out in the middle, first take what is left, then shuffle the discard pile, then take the rest. It
        does not matter whose effect needs the cards.
ruling-G4 = Junk for missing cards in clean-up only
    .ours =
        If your deck and discard pile are empty, effects draw fewer cards. Only filling your hand in clean-up draws
        junk.
ruling-G5 = A played technique lies on the schedule
    .ours =
        While it takes effect it is neither in hand nor in the discard pile, so its own effect cannot count, find or
        shuffle it. What lasts "this turn" goes on without its card, which is discarded at once; what lasts until your
        next turn, or waits for it, keeps its card on the schedule. The first of these is our decision.
ruling-G6 = Cards on the schedule are out of reach
    .ours = No other effect touches them. If several come due, their owner takes them one at a time in any order.
ruling-G7 = The order of several cards
    .ours =
        Whoever moves several cards to a pile chooses their order. Discard piles can be looked through, but their order
        stays. So if you may take a card of your discard pile, and equal ones lie there, you choose which of them.
ruling-G8 = What is thrown away goes by the printed card
    .ours =
        Junk goes to the junk pile, animalfolk cards to the market's discard pile. What a chameleon copies makes no
        difference.
ruling-G9 = The market is filled in clean-up, or when a card says so
    .ours =
        Until then gaps stay gaps, and prices are those of the slots. A card that fills the market fills the gaps from
        right to left and moves nothing.
ruling-G10 = Values
    .ours =
        Begin with the printed value and apply all changes in the order in which they were played; the result counts for
        everything you do with the card. Changes to a single card end with the turn, or when it leaves your hand or
        schedule. Prices in the market, cards in stalls and guesses about cards of a deck go by printed values.
ruling-G11 = Paying
    .ours =
        Your cards must reach the price, and without the smallest of them they must not. The price is the printed value,
        plus 0 to 4 for the slot, plus 2 for each Scary Gunfight against you. You discard the payment in the order you
        like; then the card comes into your hand.
ruling-G12 = Building
    .ours =
        A stack is worth one more than the number of your stacks, plus 1 for each Nasty Threat against you, counted in
        current values. It has at least one card, one set and no junk; only passives in the stack itself change that. A
        finished stack is never looked at again.
ruling-G13 = Winning
    .ours = The eighth stack, in teams the tenth, wins at once. Nothing follows, not even a reaction or a further stack.
ruling-G14 = Once in your turn
    .ours =
        Such a passive works once in each of your turns; one that left your hand and came back works again, and its
        changes are gone. Its time comes when your scheduled cards are done: before every action, between two stacks of
        Winter is Coming, at the beginning of clean-up, and after your hand is filled, but not in the middle of an
        effect. These moments are our decision.
ruling-G15 = Buying is the market action only
    .ours = A card that an effect takes from the market has not been bought.
ruling-G16 = Guesses
    .ours = After a guess the card is shown to everybody.
ruling-G17 = The order of clean-up
    .ours =
        First fill your hand, one card at a time, looking at your hand size again after each. Then the market slides and
        is filled.
ruling-G18 = Players, in teams
    .ours =
        "Another player" may be your partner; "other players" and "opponents" are the other team; "all" and "each"
        include you. Blindfold never asks a partner.
ruling-G19 = Reactions
    .ours =
        Owls wait for purchases, stacks, resolved techniques, shuffled decks, and for a Quality Inspection that comes
        into a hand. Reactions come when the running step is complete, in the order of what happened, before the next
        action or the filling of the market; everybody but the doer is asked, clockwise from the doer's left, and each
        owl may answer each event once. Quality Inspection belongs to whoever received it, and when a hand is filled it
        comes at once. Order and moments are our decision.
ruling-G20 = Chameleons
    .ours =
        A chameleon is used when you pay, build or play with it, when its copied passive works, and when Blindfold or
        Rare Artefact is about it. It copies the printed card and the changes that card carries at that moment, not
        later ones; Flashy Show and Ironing are added once, as for any card. Discarded, thrown away, given, swapped, or
        lying anywhere else, it is the plain chameleon.
