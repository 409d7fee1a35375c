/** Nuts and seeds, and butters made of them. */
export const nutsSeeds = `
almond | blanched almond, slivered almond, sliced almond, flaked almond, whole almond, toasted almond, almond flake, marcona almond, almond sliver, raw almond, roasted almond | tree_nut | nut |  | 579 21.1 21.6 49.9 3.8 12.5 4.2 1 0 | 120 1.2 | 13 | pantry 270
walnut | walnut half, chopped walnut, walnut piece, english walnut, toasted walnut, black walnut | tree_nut | nut |  | 654 15.2 13.7 65.2 6.1 6.7 2.6 2 0 | 110 4 | 14 | pantry 180
pecan | pecan half, chopped pecan, toasted pecan, pecan piece | tree_nut | nut |  | 691 9.2 13.9 72 6.2 9.6 4 0 0 | 105 1.5 | 22 | pantry 180
cashew | cashew nut, raw cashew, roasted cashew, cashew piece, unsalted cashew | tree_nut | nut |  | 553 18.2 30.2 43.9 0 3.3 5.9 12 0 | 135 1.5 | 18 | pantry 270
hazelnut | filbert, toasted hazelnut, blanched hazelnut, cob nut, cobnut | tree_nut | nut |  | 628 14.9 16.7 60.8 4.5 9.7 4.3 0 0 | 125 1.4 | 20 | pantry 180
pistachio | pistachio nut, shelled pistachio, pistachio kernel | tree_nut | nut |  | 562 20.3 27.5 45.4 5.6 10.3 7.7 1 0 | 123 0.7 | 26 | pantry 180
pine nut | pinenut, pignoli, pignolia, toasted pine nut, pine kernel, pinon nut, pignoli nut | tree_nut | nut |  | 673 13.7 13.1 68.4 4.9 3.7 3.6 2 0 | 135 - | 55 | pantry 90
peanut | roasted peanut, groundnut, roast peanut, salted peanut, raw peanut, dry roasted peanut, unsalted peanut, monkey nut, peanut halves | peanut | nut |  | 567 25.8 16.1 49.2 6.8 8.5 4 18 0 | 146 1 | 7 | pantry 270
peanut butter | creamy peanut butter, crunchy peanut butter, smooth peanut butter, natural peanut butter, chunky peanut butter, peanut paste | peanut | fat |  | 588 25.1 19.6 50.4 10.5 6 9.2 459 0 | 258 - | 7 | pantry 270
sesame seed | white sesame seed, black sesame seed, toasted sesame seed, sesame, toasted sesame, gomasio | sesame seed | nut |  | 573 17.7 23.4 49.7 7 11.8 0.3 11 0 | 144 - | 12 | pantry 365
sunflower seed | sunflower kernel, shelled sunflower seed, raw sunflower seed | seed | nut |  | 584 20.8 20 51.5 4.5 8.6 2.6 9 0 | 140 - | 7 | pantry 180
pumpkin seed | pepita, toasted pumpkin seed, green pumpkin seed, raw pumpkin seed | seed | nut |  | 559 30.2 10.7 49 8.7 6 1.4 7 0 | 129 - | 13 | pantry 180
poppy seed | white poppy seed, khus khus | seed spice | seasoning |  | 525 18 28.1 41.6 4.5 19.5 3 26 0 | 141 - | 18 | pantry 180
flaxseed | flax seed, linseed, ground flaxseed, flaxseed meal, flax meal, ground flax, ground flax seed, flax, golden flaxseed | seed | binder |  | 534 18.3 28.9 42.2 3.7 27.3 1.6 30 0 | 168 - | 8 | pantry 180
chia seed | chia, black chia seed, white chia seed | seed | binder |  | 486 16.5 42.1 30.7 3.3 34.4 0 16 0 | 160 - | 14 | pantry 540
raisin | golden raisin, sultana, seedless raisin, dark raisin, raisins golden, thompson raisin | dried_fruit fruit | sweet | ~sulfite | 299 3.1 79.2 0.5 0.1 3.7 59.2 11 0 | 145 - | 8 | pantry 365
`;
