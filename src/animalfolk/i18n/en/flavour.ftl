## Nothing here is a rule: a line for each card, and a few lines on each animalfolk.

flavour-junk = It must have been good for something once.

flavour-swift_broker = "Sold! No, wait: bought! What was it again?"
flavour-cookies = A full basket makes a long morning short.
flavour-shattered_relic = Two thousand years old, until a moment ago.
flavour-spyglass = First to see the ships, first at the quay.
flavour-flashy_show = The same apples, with a drum roll.
flavour-favourite_toy = Thrown away every evening, missed every morning.

flavour-loyal_partner = She has never asked what is in the crates.
flavour-prepaid_good = Paid for last winter, wrapped up, and yours.
flavour-essential_purchase = Nobody can say what it is for. Nobody goes home without one.
flavour-market_discovery = Behind the third stall there is always a fourth.
flavour-special_offer = Today only, like yesterday and tomorrow.
flavour-stock_clearance = Everything must go, whatever it takes.

flavour-wily_fellow = He shook your hand. Count your rings.
flavour-nuisance = It was here first, and it bites.
flavour-rotten_food = A gift from the heart of the compost.
flavour-dirty_exchange = Yours for mine. Do not look too closely at mine.
flavour-sabotage = One loose peg, and the whole awning comes down.
flavour-treasure_hunter = Every bin is a chest to those who believe.

flavour-stashing_vendor = There is room under the counter. There always is.
flavour-empty_chest = It holds anything, because it holds nothing.
flavour-nostalgic_item = Grandmother sold this very one. Twice.
flavour-acorn = It was buried here in autumn. You built your stall on it.
flavour-accordion = It stretches the tune, the evening and the truth.
flavour-winter_is_coming = Build now, sleep later.

flavour-bold_haggler = "Half! Double! Whatever you say, plus one!"
flavour-new_season = New leaves, new luck, new price tags.
flavour-whirligig = Round it goes, and where it stops is somebody's pocket.
flavour-charm = It works best on those who do not believe in it.
flavour-gamble = Shuffle it all and hope for the better half.
flavour-blindfold = "Feel it. Well? What would you say it is worth?"

flavour-flexible_shopkeeper = Yesterday a baker, today a cobbler, and never out of stock.
flavour-reflection = It has your smile and your prices.
flavour-good_old_times = Everything was better then, and it still is, in the pile.
flavour-gift_voucher = Good for one of anything, if you have seen it there.
flavour-trendsetting = What the neighbours have on show today, she wore yesterday.
flavour-seeing_doubles = Two of the same, and only one of them is for sale.

flavour-tireless_tinkerer = Nothing is broken. It is only not finished.
flavour-calculations = If the pear moves here and the lamp there, it all becomes cheap.
flavour-safety_precaution = Goggles first, then the bang.
flavour-magnet = It finds the needle and leaves the haystack.
flavour-dangerous_test = Stand back. Further. A little further.
flavour-glue = It holds everything, above all the one who used it.

flavour-steady_achiever = One rung a day reaches the roof as well.
flavour-shopping_journey = Leave today, look around, be back for tea tomorrow.
flavour-housecleaning = The dust has been given notice.
flavour-siesta = Closed from noon until it is cooler.
flavour-lunch_break = Nobody was ever cheated over soup.
flavour-ironing = Fold by fold, the pile grows smooth and high.

flavour-little_villain = Small teeth, long list.
flavour-scary_gunfight = Both missed. The shelves did not.
flavour-night_shift = At dawn the stalls are somehow arranged otherwise.
flavour-ruthless_competition = There is room for two in this street. For a week.
flavour-nasty_threat = "Fine wares. It would be a pity if it rained on them."
flavour-lost_shipments = The cart arrived. It was the wrong town.

flavour-cunning_neighbour = "Let me carry that for you. No, no, all of it."
flavour-cheer = A round of applause, and everybody a little richer.
flavour-raffle = Every ticket wins. Some win other people's things.
flavour-charity = Give with both ears open.
flavour-tasters = The first bite is free, and so is the second.
flavour-rumours = They say it will be all the fashion. They say so because I said so.

flavour-daring_adventurer = The map said do not. So he did.
flavour-rare_artefact = Worth a little, or a great deal, or thrice that.
flavour-swank = Gold paint also counts as gold, at some distance.
flavour-risky_business = Either tomorrow we laugh, or tomorrow we run.
flavour-natural_survivor = Dropped, rolled, sat upon: good as new.
flavour-sofa = There is always a coin between the cushions.

flavour-wise_spy = He was not listening. He merely happened to hear it.
flavour-ancient_knowledge = It is all written down somewhere, under something.
flavour-quality_inspection = Held to the light, tapped twice, approved.
flavour-binoculars = The branch is far away, and nothing on the square is.
flavour-balancing = What one takes, another may take too.
flavour-extra_remarks = "If I may add something." She always may.

about-macaws =
    Loud, quick and never content with what they hold. Macaws go through their deck like a wardrobe before a feast:
    draw, look, throw it all back, draw again. A good folk for a first game.
about-pandas =
    Pandas know every supplier by name. The market lies as they like it, the good things come cheap, and the junk they
    pay with has a way of not coming back.
about-raccoons =
    What is yours is a matter of who looked last. Raccoons reach into hands, decks and discard piles, and leave
    something in return that nobody wanted.
about-squirrels =
    Squirrels build. Their stacks take what others may not use, old things out of the discard pile and junk included,
    and when winter comes two stacks stand where one was expected.
about-ocelots =
    An ocelot trusts the die more than the ledger. Hands are mixed, values guessed, cards turned up unseen, and it
    turns out well surprisingly often.
about-chameleons =
    A chameleon has nothing of its own and so has everything: it is what stands in your stall, lies on another's
    discard pile or waits on the market. The hardest folk to learn, and the one you never finish learning.
about-platypuses =
    Half engineer, half explosion. Platypuses put every card where they want it: on the deck, out of the stall, into
    another slot of the market.
about-sloths =
    A sloth never hurries and is never late. What it begins in this turn waits on its schedule and pays in the next.
about-crocodiles =
    Nobody has ever been bitten, they say, and show their teeth. With crocodiles about, everything is still allowed; it
    just gets harder.
about-foxes =
    Foxes share. Everybody gets something, everybody smiles, and at the end of the day the foxes have a little more of
    it than the others.
about-polecats =
    Polecats bet the stall on a die that never shows nothing. Their cards are worth little, or a great deal, and the
    next roll decides.
about-owls =
    Owls sit still. They act when another has built, bought, shuffled or played, also out of turn, and you never know
    who is only pretending to sleep.
