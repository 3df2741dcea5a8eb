## What happened, told to a reader: $who is "you" for the reader's own doing, else "other" with a $name.
## Where another player has a part in it, $whom is "you" for the reader, "self" for the one who acts, else "other" with
## a $target.
## $cards are the cards in one list, $known says whether the reader may know them, $count is how many.

event-turn_began = { $who ->
    [you] Tour { NUMBER($number, useGrouping: 0) } : vous
   *[other] Tour { NUMBER($number, useGrouping: 0) } : { $name }
}
event-played = { $who ->
    [you] Vous jouez « { $cards } ».
   *[other] { $name } joue « { $cards } ».
}
event-used = { $who ->
    [you] Vous utilisez « { $cards } ».
   *[other] { $name } utilise « { $cards } ».
}
event-shown = { $who ->
    [you] Vous montrez « { $cards } » : votre main s’agrandit.
   *[other] { $name } montre « { $cards } » : sa main s’agrandit.
}
event-shown_copied = { $who ->
    [you] Vous montrez « { $cards } ».
   *[other] { $name } montre « { $cards } ».
}
event-copied = { $who ->
    [you] Vous utilisez « { $cards } ».
   *[other] { $name } utilise « { $cards } ».
}
event-bought = { $who ->
    [you] Vous achetez « { $cards } » à l’emplacement +{ NUMBER($number, useGrouping: 0) }, en payant avec { $paid }.
   *[other] { $name } achète « { $cards } » à l’emplacement +{ NUMBER($number, useGrouping: 0) }, en payant avec { $paid }.
}
event-bought_from_bin = { $who ->
    [you] Vous achetez « { $cards } » de la défausse du marché, en payant avec { $paid }.
   *[other] { $name } achète « { $cards } » de la défausse du marché, en payant avec { $paid }.
}
event-paid = { $who ->
    [you] Vous payez avec « { $cards } ».
   *[other] { $name } paie avec « { $cards } ».
}
event-took = { $who ->
    [you] Vous prenez « { $cards } » au marché.
   *[other] { $name } prend « { $cards } » au marché.
}
event-built = { $who ->
    [you] Vous construisez la pile { NUMBER($number, useGrouping: 0) } avec { $cards }.
   *[other] { $name } construit la pile { NUMBER($number, useGrouping: 0) } avec { $cards }.
}
event-laid = { $who ->
    [you] Vous posez « { $cards } » pour une pile.
   *[other] { $name } pose « { $cards } » pour une pile.
}
event-laid_from_discard = { $who ->
    [you] Vous ajoutez à la pile « { $cards } » de votre défausse.
   *[other] { $name } ajoute à la pile « { $cards } » de sa défausse.
}
event-drew = { $known ->
    [yes] { $who ->
        [you] Vous piochez { $cards }.
       *[other] { $name } pioche { $cards }.
    }
   *[no] { $count ->
        [one] { $name } pioche une carte.
       *[other] { $name } pioche { NUMBER($count, useGrouping: 0) } cartes.
    }
}
event-drew_junk = { $who ->
    [you] Votre pioche est épuisée : vous prenez { $cards } dans la pioche de camelote.
   *[other] { $name } n’a plus de pioche et prend { $cards } dans la pioche de camelote.
}
event-set_aside = { $known ->
    [yes] { $who ->
        [you] Vous regardez { $cards } de votre pioche.
       *[other] { $name } regarde { $cards } de sa pioche.
    }
   *[no] { $count ->
        [one] { $name } regarde la carte du dessus de sa pioche.
       *[other] { $name } regarde les { NUMBER($count, useGrouping: 0) } cartes du dessus de sa pioche.
    }
}
event-set_aside_from_market = { $known ->
    [yes] { $who ->
        [you] Vous regardez { $cards } de la pioche du marché.
       *[other] { $name } regarde { $cards } de la pioche du marché.
    }
   *[no] { $count ->
        [one] { $name } regarde la carte du dessus de la pioche du marché.
       *[other] { $name } regarde les { NUMBER($count, useGrouping: 0) } cartes du dessus de la pioche du marché.
    }
}
event-kept = { $known ->
    [yes] { $who ->
        [you] Vous gardez « { $cards } ».
       *[other] { $name } garde « { $cards } ».
    }
   *[no] { $count ->
        [one] { $name } en garde une.
       *[other] { $name } en garde { NUMBER($count, useGrouping: 0) }.
    }
}
event-returned = { $known ->
    [yes] { $who ->
        [you] Vous replacez { $cards } sur votre pioche.
       *[other] { $name } replace { $cards } sur sa pioche.
    }
   *[no] { $count ->
        [one] { $name } replace une carte sur sa pioche.
       *[other] { $name } replace { NUMBER($count, useGrouping: 0) } cartes sur sa pioche.
    }
}
event-discarded = { $who ->
    [you] Vous défaussez { $cards }.
   *[other] { $name } défausse { $cards }.
}
event-threw_away = { $who ->
    [you] Vous jetez { $cards }.
   *[other] { $name } jette { $cards }.
}
event-recovered = { $who ->
    [you] Vous prenez { $cards } de votre défausse.
   *[other] { $name } prend { $cards } de sa défausse.
}
event-swapped_in = { $who ->
    [you] « { $cards } » va dans la pile { NUMBER($number, useGrouping: 0) } de votre étal.
   *[other] « { $cards } » va dans la pile { NUMBER($number, useGrouping: 0) } de l’étal { DE($name) }.
}
event-swapped_out = { $who ->
    [you] En échange, vous recevez « { $cards } » de la pile { NUMBER($number, useGrouping: 0) }.
   *[other] En échange, { $name } reçoit « { $cards } » de la pile { NUMBER($number, useGrouping: 0) }.
}
event-swapped_into_market = { $who ->
    [you] Votre carte « { $cards } » va à l’emplacement +{ NUMBER($number, useGrouping: 0) } du marché.
   *[other] La carte « { $cards } » { DE($name) } va à l’emplacement +{ NUMBER($number, useGrouping: 0) } du marché.
}
event-put_in_discard = { $who ->
    [you] Vous placez « { $cards } » dans votre défausse.
   *[other] { $name } place « { $cards } » dans sa défausse.
}
event-shuffled = { $who ->
    [you] Votre défausse est mélangée et devient votre pioche.
   *[other] La défausse { DE($name) } est mélangée et devient sa pioche.
}
event-market_shuffled = La défausse du marché est mélangée et devient la pioche du marché.
event-raised_values = { $who ->
    [you] Toutes vos cartes valent { NUMBER($number, useGrouping: 0) } de plus jusqu’à la fin de votre tour.
   *[other] Toutes les cartes { DE($name) } valent { NUMBER($number, useGrouping: 0) } de plus jusqu’à la fin du tour.
}
event-multiplied = { $who ->
    [you] La valeur de votre carte « { $cards } » est multipliée par { NUMBER($number, useGrouping: 0) } jusqu’à la fin de votre tour.
   *[other] La valeur de la carte « { $cards } » { DE($name) } est multipliée par { NUMBER($number, useGrouping: 0) } jusqu’à la fin du tour.
}
event-raised_card = { $who ->
    [you] Votre carte « { $cards } » vaut { NUMBER($number, useGrouping: 0) } de plus jusqu’à la fin de votre tour.
   *[other] La carte « { $cards } » { DE($name) } vaut { NUMBER($number, useGrouping: 0) } de plus jusqu’à la fin du tour.
}
event-set_value = { $who ->
    [you] Votre carte « { $cards } » vaut { NUMBER($number, useGrouping: 0) } jusqu’à la fin de votre tour.
   *[other] La carte « { $cards } » { DE($name) } vaut { NUMBER($number, useGrouping: 0) } jusqu’à la fin du tour.
}
event-used_rolled = { $who ->
    [you] Vous utilisez « { $cards } » et faites { NUMBER($number, useGrouping: 0) } au dé.
   *[other] { $name } utilise « { $cards } » et fait { NUMBER($number, useGrouping: 0) } au dé.
}
event-used_raised = { $who ->
    [you] { $number ->
        [0] Vous utilisez « { $cards } » et faites 0 au dé : la carte ne vaut pas plus qu’avant.
       *[other] Vous utilisez « { $cards } » et faites { NUMBER($number, useGrouping: 0) } au dé : la carte vaut { NUMBER($number, useGrouping: 0) } de plus jusqu’à la fin de votre tour.
    }
   *[other] { $number ->
        [0] { $name } utilise « { $cards } » et fait 0 au dé : la carte ne vaut pas plus qu’avant.
       *[other] { $name } utilise « { $cards } » et fait { NUMBER($number, useGrouping: 0) } au dé : la carte vaut { NUMBER($number, useGrouping: 0) } de plus jusqu’à la fin du tour.
    }
}
event-rolled = { $who ->
    [you] Vous faites { NUMBER($number, useGrouping: 0) } au dé.
   *[other] { $name } fait { NUMBER($number, useGrouping: 0) } au dé.
}
event-rolled_multiplied = { $who ->
    [you] { $number ->
        [1] Vous montrez « { $cards } » et faites 1 au dé : la carte ne vaut pas plus qu’avant.
       *[other] Vous montrez « { $cards } » et faites { NUMBER($number, useGrouping: 0) } au dé : la valeur de la carte est multipliée par { NUMBER($number, useGrouping: 0) } jusqu’à la fin de votre tour.
    }
   *[other] { $number ->
        [1] { $name } montre « { $cards } » et fait 1 au dé : la carte ne vaut pas plus qu’avant.
       *[other] { $name } montre « { $cards } » et fait { NUMBER($number, useGrouping: 0) } au dé : la valeur de la carte est multipliée par { NUMBER($number, useGrouping: 0) } jusqu’à la fin du tour.
    }
}
event-guessed = { $who ->
    [you] Vous pariez sur { NUMBER($number, useGrouping: 0) }.
   *[other] { $name } parie sur { NUMBER($number, useGrouping: 0) }.
}
event-revealed = Tout le monde voit « { $cards } ».
event-won_card = { $who ->
    [you] « { $cards } » vient dans votre main.
   *[other] « { $cards } » vient dans la main { DE($name) }.
}
event-guessed_card = { $who ->
    [you] Vous pariez sur { NUMBER($number, useGrouping: 0) }, et la carte est « { $cards } ».
   *[other] { $name } parie sur { NUMBER($number, useGrouping: 0) }, et la carte est « { $cards } ».
}
event-guessed_right = { $who ->
    [you] Vous pariez sur { NUMBER($number, useGrouping: 0) }, et la carte est « { $cards } » : elle vient dans votre main.
   *[other] { $name } parie sur { NUMBER($number, useGrouping: 0) }, et la carte est « { $cards } » : { $name } la prend en main.
}
event-guessed_wrong = { $who ->
    [you] Vous pariez sur { NUMBER($number, useGrouping: 0) }, mais la carte est « { $cards } » : elle est jetée.
   *[other] { $name } parie sur { NUMBER($number, useGrouping: 0) }, mais la carte est « { $cards } » : elle est jetée.
}
event-drew_from_market = { $known ->
    [yes] { $who ->
        [you] Vous piochez « { $cards } » de la pioche du marché.
       *[other] { $name } pioche « { $cards } » de la pioche du marché.
    }
   *[no] { $name } pioche une carte de la pioche du marché.
}
event-put_on_deck = { $who ->
    [you] Vous placez « { $cards } » de votre défausse sur le dessus de votre pioche.
   *[other] { $name } place « { $cards } » de sa défausse sur le dessus de sa pioche.
}
event-found = { $known ->
    [yes] { $who ->
        [you] Vous trouvez « { $cards } » dans votre pioche.
       *[other] { $name } trouve « { $cards } » dans sa pioche.
    }
   *[no] { $name } prend une carte dans sa pioche.
}
event-searched = { $known ->
    [yes] { $who ->
        [you] Vous trouvez « { $cards } » dans votre pioche et mélangez le reste.
       *[other] { $name } trouve « { $cards } » dans sa pioche et mélange le reste.
    }
   *[no] { $name } prend une carte dans sa pioche et mélange le reste.
}
event-put_in_deck = { $known ->
    [yes] { $who ->
        [you] Vous mettez { $cards } dans votre pioche.
       *[other] { $name } met { $cards } dans sa pioche.
    }
   *[no] { $count ->
        [one] { $name } met une carte dans sa pioche.
       *[other] { $name } met { NUMBER($count, useGrouping: 0) } cartes dans sa pioche.
    }
}
event-exchanged = { $known ->
    [yes] { $who ->
        [you] Vous mettez { $cards } dans votre pioche, en retirez { $paid } et la mélangez.
       *[other] { $name } met { $cards } dans sa pioche, en retire { $paid } et la mélange.
    }
   *[no] { $count ->
        [one] { $name } échange une carte de sa main contre une de sa pioche et mélange celle-ci.
       *[other] { $name } échange { NUMBER($count, useGrouping: 0) } cartes de sa main contre des cartes de sa pioche et mélange celle-ci.
    }
}
event-deck_shuffled = { $who ->
    [you] Vous mélangez votre pioche.
   *[other] { $name } mélange sa pioche.
}
event-rearranged = { $who ->
    [you] Vous réorganisez le marché. En partant de la droite : { $cards }.
   *[other] { $name } réorganise le marché. En partant de la droite : { $cards }.
}
event-stuck = { $who ->
    [you] Vous gardez { $cards } en main.
   *[other] { $name } garde { $cards } en main.
}
event-took_from_hand = { $who ->
    [you] Vous prenez { $cards } dans la main { DE($target) }.
   *[other] { $whom ->
        [you] { $name } prend { $cards } dans votre main.
       *[other] { $known ->
            [yes] { $name } prend { $cards } dans la main { DE($target) }.
           *[no] { $count ->
                [one] { $name } prend une carte dans la main { DE($target) }.
               *[other] { $name } prend { NUMBER($count, useGrouping: 0) } cartes dans la main { DE($target) }.
            }
        }
    }
}
event-gave = { $who ->
    [you] Vous donnez { $cards } à { $target }.
   *[other] { $whom ->
        [you] { $name } vous donne { $cards }.
       *[other] { $known ->
            [yes] { $name } donne { $cards } à { $target }.
           *[no] { $count ->
                [one] { $name } donne une carte à { $target }.
               *[other] { $name } donne { NUMBER($count, useGrouping: 0) } cartes à { $target }.
            }
        }
    }
}
event-mixed_hands = { $who ->
    [you] Vous mélangez votre main à celle { DE($target) } et redistribuez les deux.
   *[other] { $whom ->
        [you] { $name } mélange sa main à la vôtre et redistribue les deux.
       *[other] { $name } mélange sa main à celle { DE($target) } et redistribue les deux.
    }
}
event-got = { $known ->
    [yes] { $who ->
        [you] Vous recevez { $cards }.
       *[other] { $name } reçoit { $cards }.
    }
   *[no] { $count ->
        [one] { $name } reçoit une carte.
       *[other] { $name } reçoit { NUMBER($count, useGrouping: 0) } cartes.
    }
}
event-put_on_deck_of = { $who ->
    [you] { $whom ->
        [self] Vous placez « { $cards } » sur le dessus de votre pioche.
       *[other] Vous placez « { $cards } » sur le dessus de la pioche { DE($target) }.
    }
   *[other] { $known ->
        [yes] { $whom ->
            [you] { $name } place « { $cards } » sur le dessus de votre pioche.
            [self] { $name } place « { $cards } » sur le dessus de sa propre pioche.
           *[other] { $name } place « { $cards } » sur le dessus de la pioche { DE($target) }.
        }
       *[no] { $whom ->
            [you] { $name } place une carte sur le dessus de votre pioche.
            [self] { $name } place une carte sur le dessus de sa propre pioche.
           *[other] { $name } place une carte sur le dessus de la pioche { DE($target) }.
        }
    }
}
event-drew_from_deck_of = { $who ->
    [you] Vous piochez « { $cards } » de la pioche { DE($target) }.
   *[other] { $known ->
        [yes] { $whom ->
            [you] { $name } pioche « { $cards } » de votre pioche.
           *[other] { $name } pioche « { $cards } » de la pioche { DE($target) }.
        }
       *[no] { $whom ->
            [you] { $name } pioche une carte de votre pioche.
           *[other] { $name } pioche une carte de la pioche { DE($target) }.
        }
    }
}
event-set_aside_from_deck_of = { $who ->
    [you] { $whom ->
        [self] Vous regardez { $cards } de votre pioche.
       *[other] Vous regardez { $cards } de la pioche { DE($target) }.
    }
   *[other] { $known ->
        [yes] { $whom ->
            [you] { $name } regarde { $cards } de votre pioche.
            [self] { $name } regarde { $cards } de sa propre pioche.
           *[other] { $name } regarde { $cards } de la pioche { DE($target) }.
        }
       *[no] { $whom ->
            [you] { $count ->
                [one] { $name } regarde la carte du dessus de votre pioche.
               *[other] { $name } regarde les { NUMBER($count, useGrouping: 0) } cartes du dessus de votre pioche.
            }
            [self] { $count ->
                [one] { $name } regarde la carte du dessus de sa propre pioche.
               *[other] { $name } regarde les { NUMBER($count, useGrouping: 0) } cartes du dessus de sa propre pioche.
            }
           *[other] { $count ->
                [one] { $name } regarde la carte du dessus de la pioche { DE($target) }.
               *[other] { $name } regarde les { NUMBER($count, useGrouping: 0) } cartes du dessus de la pioche { DE($target) }.
            }
        }
    }
}
event-took_top_of_discard = { $who ->
    [you] Vous prenez « { $cards } » de la défausse { DE($target) }.
   *[other] { $whom ->
        [you] { $name } prend « { $cards } » de votre défausse.
       *[other] { $name } prend « { $cards } » de la défausse { DE($target) }.
    }
}
event-exchanged_piles = { $who ->
    [you] Vous échangez votre pioche et votre défausse.
   *[other] { $name } échange sa pioche et sa défausse.
}
event-exchanged_piles_shuffled = { $who ->
    [you] Vous échangez votre pioche et votre défausse et mélangez la nouvelle pioche.
   *[other] { $name } échange sa pioche et sa défausse et mélange la nouvelle pioche.
}
event-scheduled = { $who ->
    [you] Votre carte « { $cards } » attend votre prochain tour.
   *[other] La carte « { $cards } » { DE($name) } attend le prochain tour.
}
event-played_for_later = { $who ->
    [you] Vous jouez « { $cards } ». Cette carte attend votre prochain tour.
   *[other] { $name } joue « { $cards } ». Cette carte attend son prochain tour.
}
event-played_to_last = { $who ->
    [you] Vous jouez « { $cards } ». L’effet dure jusqu’à votre prochain tour.
   *[other] { $name } joue « { $cards } ». L’effet dure jusqu’au prochain tour { DE($name) }.
}
event-lasting_over = { $who ->
    [you] L’effet de votre carte « { $cards } » prend fin.
   *[other] L’effet de la carte « { $cards } » { DE($name) } prend fin.
}
event-came_due = { $who ->
    [you] Votre carte « { $cards } » arrive à échéance.
   *[other] La carte « { $cards } » { DE($name) } arrive à échéance.
}
event-resolved = { $who ->
    [you] Votre carte « { $cards } » va dans votre défausse.
   *[other] La carte « { $cards } » { DE($name) } va dans sa défausse.
}
event-cleanup_began = { $who ->
    [you] Vous passez au nettoyage.
   *[other] { $name } passe au nettoyage.
}
event-slid = « { $cards } » glisse à l’emplacement +{ NUMBER($number, useGrouping: 0) }.
event-dealt = Nouveau au marché : { $cards }.
event-turn_ended = { $who ->
    [you] Votre tour est fini.
   *[other] Le tour { DE($name) } est fini.
}
event-won = { $who ->
    [you] L’étal est complet : vous gagnez !
   *[other] L’étal est complet : { $name } gagne !
}
event-chose_from_deck = { $known ->
    [yes] { $who ->
        [you] Vous choisissez « { $cards } » dans votre pioche.
       *[other] { $name } choisit « { $cards } » dans sa pioche.
    }
   *[no] { $name } choisit une carte dans sa pioche.
}
event-set_aside_from_hand_of = { $who ->
    [you] { $whom ->
        [self] Vous mettez de côté « { $cards } » de votre main.
       *[other] Vous mettez de côté « { $cards } » de la main { DE($target) }.
    }
   *[other] { $known ->
        [yes] { $whom ->
            [you] { $name } met de côté « { $cards } » de votre main.
            [self] { $name } met de côté « { $cards } » de sa propre main.
           *[other] { $name } met de côté « { $cards } » de la main { DE($target) }.
        }
       *[no] { $whom ->
            [you] { $name } met de côté une carte de votre main.
            [self] { $name } met de côté une carte de sa propre main.
           *[other] { $name } met de côté une carte de la main { DE($target) }.
        }
    }
}
event-gave_one = { $who ->
    [you] { $whom ->
        [self] Vous gardez « { $cards } ».
       *[other] Vous donnez « { $cards } » à { $target }.
    }
   *[other] { $known ->
        [yes] { $whom ->
            [you] { $name } vous donne « { $cards } ».
            [self] { $name } garde « { $cards } ».
           *[other] { $name } donne « { $cards } » à { $target }.
        }
       *[no] { $whom ->
            [you] { $name } vous donne une carte.
            [self] { $name } garde une carte.
           *[other] { $name } donne une carte à { $target }.
        }
    }
}
event-looked_at_hand = { $who ->
    [you] { $known ->
        [yes] Vous regardez la main { DE($target) } : { $cards }.
       *[no] Vous regardez la main { DE($target) } : elle est vide.
    }
   *[other] { $whom ->
        [you] { $name } regarde votre main.
       *[other] { $name } regarde la main { DE($target) }.
    }
}
event-put_played_on_deck = { $who ->
    [you] Vous placez « { $cards } » sur le dessus de votre pioche.
   *[other] { $name } place « { $cards } » sur le dessus de sa pioche.
}
event-paid_coins = { $who ->
    [you] { $number ->
        [one] Vous payez avec une pièce.
       *[other] Vous payez avec { NUMBER($number, useGrouping: 0) } pièces.
    }
   *[other] { $number ->
        [one] { $name } paie avec une pièce.
       *[other] { $name } paie avec { NUMBER($number, useGrouping: 0) } pièces.
    }
}
event-company_bought = { $name } achète « { $cards } », la carte la plus à droite du marché : c’est sa pile { NUMBER($number, useGrouping: 0) }.
event-power_rose = { $number ->
    [one] La pioche du marché était épuisée : désormais, { $name } achète { NUMBER($number, useGrouping: 0) } carte par tour.
   *[other] La pioche du marché était épuisée : désormais, { $name } achète { NUMBER($number, useGrouping: 0) } cartes par tour.
}
event-spared = { $name } a déjà perdu une carte pendant ce tour et n’en perd pas d’autre.
event-removed = « { $cards } », une carte { DE($name) }, quitte la partie.
event-lost = Le marché reste vide : { $name } a tout acheté, et la partie est perdue.
event-offered = { $who ->
    [you] Vous posez « { $cards } » à découvert.
   *[other] { $name } pose « { $cards } » à découvert.
}
event-asked_help = { $known ->
    [yes] { $who ->
        [you] Vous posez { $cards } à découvert et demandez à { $target } de compléter la pile.
       *[other] { $whom ->
            [you] { $name } pose { $cards } à découvert et vous demande de compléter la pile.
           *[other] { $name } pose { $cards } à découvert et demande à { $target } de compléter la pile.
        }
    }
   *[no] { $who ->
        [you] Vous demandez une pile entière à { $target }.
       *[other] { $whom ->
            [you] { $name } vous demande une pile entière.
           *[other] { $name } demande une pile entière à { $target }.
        }
    }
}
event-helped = { $who ->
    [you] Vous aidez { $target }.
   *[other] { $whom ->
        [you] { $name } vous aide.
       *[other] { $name } aide { $target }.
    }
}
event-declined = { $who ->
    [you] Vous n’aidez pas { $target }.
   *[other] { $whom ->
        [you] { $name } ne vous aide pas.
       *[other] { $name } n’aide pas { $target }.
    }
}
event-seat_undone = { $who ->
    [you] Ici, vous avez annulé quelque chose.
   *[other] Ici, { $name } a annulé quelque chose.
}
event-seat_resigned = { $who ->
    [you] { $number ->
        [0] Vous abandonnez.
       *[other] Vous abandonnez. Un bot continue à votre place.
    }
   *[other] { $number ->
        [0] { $name } abandonne.
       *[other] { $name } abandonne. Un bot continue à sa place.
    }
}
event-seat_left = { $who ->
    [you] Vous quittez la table.
   *[other] { $name } quitte la table.
}
event-seat_returned = { $who ->
    [you] Vous revenez à la table.
   *[other] { $name } revient à la table.
}
