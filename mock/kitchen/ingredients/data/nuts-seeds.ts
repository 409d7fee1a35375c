/** Nuts and seeds, and butters made of them. */
export const nutsSeeds = `
almond | almendra, amande, badam, marcona, mandorle | tree_nut | nut | | 579 21.1 21.6 49.9 3.8 12.5 4.2 1 0 | 120 1.2 | 13 | pantry 270
walnut | akhrot, noci, walnut meal, nuez de castilla, satsivi | tree_nut | nut | | 654 15.2 13.7 65.2 6.1 6.7 2.6 2 0 | 110 4 | 14 | pantry 180
pecan | | tree_nut | nut |  | 691 9.2 13.9 72 6.2 9.6 4 0 0 | 105 1.5 | 22 | pantry 180
cashew | cashew nut, anacardo, kaju, cashewnut | tree_nut | nut | | 553 18.2 30.2 43.9 0 3.3 5.9 12 0 | 135 1.5 | 18 | pantry 270
hazelnut | filbert, cob nut, cobnut, nocciola, nocciole, noisette | tree_nut | nut | | 628 14.9 16.7 60.8 4.5 9.7 4.3 0 0 | 125 1.4 | 20 | pantry 180
pistachio | pistachio nut, pista | tree_nut | nut | | 562 20.3 27.5 45.4 5.6 10.3 7.7 1 0 | 123 0.7 | 26 | pantry 180
pine nut | pinenut, pignoli, pignolia, pine kernel, pinon nut, pignoli nut, pinoli, pignolo, pinon, pinones | tree_nut | nut | | 673 13.7 13.1 68.4 4.9 3.7 3.6 2 0 | 135 - | 55 | pantry 90
peanut butter | peanut paste, creamy peanut butter, creamy natural peanut butter, jif, ground nut paste, pindakaas, mantequilla de mani, mani butter, skippy, peter pan | peanut | fat | | 588 25.1 19.6 50.4 10.5 6 9.2 459 0 | 258 - | 7 | pantry 270
sesame seed | sesame, til, goma, benne, ajonjoli, simsim | sesame seed | nut | | 573 17.7 23.4 49.7 7 11.8 0.3 11 0 | 144 - | 12 | pantry 365
sunflower seed | sunflower kernel | seed | nut | | 584 20.8 20 51.5 4.5 8.6 2.6 9 0 | 140 - | 7 | pantry 180
pumpkin seed | pepita | seed | nut | | 559 30.2 10.7 49 8.7 6 1.4 7 0 | 129 - | 13 | pantry 180
poppy seed | khus khus, poppyseed | seed spice | seasoning | | 525 18 28.1 41.6 4.5 19.5 3 26 0 | 141 - | 18 | pantry 180
flaxseed | linseed, flax | seed | binder | | 534 18.3 28.9 42.2 3.7 27.3 1.6 30 0 | 168 - | 8 | pantry 180
chia seed | chia | seed | binder | | 486 16.5 42.1 30.7 3.3 34.4 0 16 0 | 160 - | 14 | pantry 540
brazil nut | para nut, brazils | tree_nut | nut | | 656 14.3 12.3 66.4 15.1 7.5 2.3 3 0 | 133 5 | 22 | pantry 180
macadamia nut | macadamia | tree_nut | nut | | 718 7.9 13.8 75.8 12.1 8.6 4.6 5 0 | 134 2.5 | 30 | pantry 180
chestnut | castanha, chinquapin, horse chestnut | tree_nut starchy | nut | | 196 1.6 44.2 1.2 0.2 5 9 2 0 | 145 10 | 16 | pantry 180
mixed nut | beechnut, acorn, candlenut, nut crunch, acorn flour, ginkgo, cola nut, heartnut, charoli, chironji, nutmeat, kemiri | tree_nut | nut | peanut | 594 17.3 25.4 51.5 6.9 9 4.5 12 0 | 140 2 | 16 | pantry 180
nut | | tree_nut | nut | peanut | 594 17.3 25.4 51.5 6.9 9 4.5 12 0 | 140 2 | 16 | pantry 180
almond butter | cashew butter, hazelnut butter, walnut butter, pecan butter, macadamia butter, pistachio butter, pistachio paste, cashew cream, almond spread, cashew nut paste, cashew spread, creamy almond butter | tree_nut | fat | | 614 21 18.8 55.5 4.2 10.3 4.4 7 0 | 256 - | 18 | pantry 180
pistachio cream | crema di pistacchio, pistachio spread | tree_nut sugar dairy oil | sweet | soy | 580 9 48 39 9 4 44 60 3 | 270 - | 40 | pantry 365
sunflower seed butter | sunbutter, sunflower butter, seed butter, sunflower seed spread | seed | fat | | 617 17.3 23.3 55.2 4.7 5.7 10.5 3 0 | 256 - | 14 | pantry 180
chocolate hazelnut spread | nutella, hazelnut spread, chocolate spread, chocolate hazelnut butter, gianduja spread, hazelnut butter spread chocolate, nutella spread, chocolate peanut spread, crema di nocciole, gianduja, gianduia, gianduiotti | tree_nut dairy chocolate sugar soy | sweet | | 541 5.4 62.2 29.7 28.4 5.4 54 41 0 | 296 - | 11 | pantry 365
hemp seed | hemp, hemp protein powder, hemp protein | seed | nut | | 553 31.6 8.7 48.8 4.6 4 1.5 5 0 | 160 - | 22 | pantry 180
mixed seed | seed, seed mix, egusi, perilla seed powder, sabja, tukmaria, mixed seed topping, magaz, char magaz, cottonseed, camelina, birdseed, fox nut, makhana | seed | nut | sesame | 559 30.2 10.7 49 8.7 6 1.4 7 0 | 135 - | 12 | pantry 180
peanut | groundnut, monkey nut, cocktail peanut, ground nut, beer nut, arachis, earthnut, goober, cacahuete, mani, kacang, mungfali, moongphali, singdana, shengdana | peanut | nut | | 567 25.8 16.1 49.2 6.8 8.5 4 18 0 | 146 1 | 7 | pantry 270
desiccated coconut | shredded coconut, coconut flake, flaked coconut, unsweetened coconut, dried coconut, dry coconut, toasted coconut, coconut chip, dry grated coconut, copra, shaved coconut, coconut shaving, macaroon coconut, frozen grated coconut, coconut powder, coconut butter, coconut manna | fruit | nut | sulfite | 660 6.9 23.6 64.5 57.2 16.3 7.3 37 0 | 80 - | 10 | pantry 365
sweetened coconut | sweetened coconut flake, sweet shredded coconut, angel flake coconut, bakers coconut, sweetened shredded coconut, sweetened flaked coconut, sweetened desiccated coconut, sweetened coconut shred | fruit sugar | nut | sulfite | 501 2.9 47.7 35.5 31.5 4.5 43.2 262 0 | 93 - | 9 | pantry 365
trail mix | nut and fruit mix, mixed dried fruit and nut, student mix, gorp, fruit and nut mix, snack mix, bombay mix, party mix, rice cracker mix, nut and seed mix, bar mix | tree_nut peanut dried_fruit seed | sweet | milk soy | 462 13.8 44.9 29.4 5.5 6 28 229 0 | 150 - | 14 | pantry 180
praline | nougatine, croquant, krokant, hazelnut brittle, nut brittle, almond roca, dragee almond, almond cluster, almond brittle, amandine, pralin, almond joy, nut cluster, turtle candy, rocher, ferrero rocher, toblerone | tree_nut sugar dairy | sweet | peanut soy egg | 485 3.3 59.6 25.9 2.2 3.5 55.8 48 0 | 130 - | 18 | pantry 120
candied nut | spiced nut, smoked almond, smokehouse almond, glazed walnut, glazed pecan, glazed almond, candied pecan, candied walnut, candied almond, sugared almond, sugared pecan, candied hazelnut, jordan almond, caramelized nut, caramelized walnut, caramelized pecan, caramelized almond, pralined almond | tree_nut sugar | sweet | milk egg peanut soy | 520 11 45 36 3 6 36 48 0 | 130 - | 18 | pantry 120
nut butter | nut spread | tree_nut | fat | peanut | 614 20.9 18.8 55.5 4.1 10.3 4.4 7 0 | 256 - | 16 | pantry 180
tiger nut | tigernut, chufa, earth almond | vegetable starchy | nut | | 470 6 64 24 4 33 20 10 0 | 130 - | 18 | pantry 365
ground flaxseed | flaxseed meal, flax meal, ground flax, flax seed meal, milled flaxseed, linseed meal | seed | binder | | 534 18.3 28.9 42.2 3.7 27.3 1.6 30 0 | 112 - | 9 | fridge 120
`;
