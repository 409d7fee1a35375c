/** Fruit, vegetables, mushrooms and whatever else the greengrocer sells fresh. */
export const produce = `
onion | yellow onion, white onion, brown onion, spanish onion, cooking onion | vegetable allium root | aromatic |  | 40 1.1 9.3 0.1 0 1.7 4.2 4 0 | 160 110 | 2.2 | pantry 30
red onion | purple onion | vegetable allium root | aromatic |  | 40 1.1 9.3 0.1 0 1.7 4.2 4 0 | 160 110 | 2.6 | pantry 30
sweet onion | vidalia onion, walla walla onion, maui onion | vegetable allium root | aromatic |  | 32 0.8 7.5 0.1 0 0.9 5 8 0 | 160 150 | 2.8 | pantry 21
pearl onion | cocktail onion, baby onion, cipollini onion, boiling onion, silverskin onion | vegetable allium root | vegetable |  | 40 1.1 9.3 0.1 0 1.7 4.2 4 0 | 160 10 | 6 | pantry 21
shallot | banana shallot, eschalot, french shallot | vegetable allium root | aromatic |  | 72 2.5 16.8 0.1 0 3.2 7.9 12 0 | 160 30 | 7 | pantry 30
scallion | green onion, spring onion, salad onion, onion top, onion green, bunching onion, welsh onion | vegetable allium | aromatic |  | 32 1.8 7.3 0.2 0 2.6 2.3 16 0 | 100 15 | 6 | fridge 7
leek |  | vegetable allium | aromatic |  | 61 1.5 14.2 0.3 0 1.8 3.9 20 0 | 89 89 | 5 | fridge 10
garlic | garlic clove, clove garlic, clove of garlic, garlic head, head of garlic, minced garlic, elephant garlic | vegetable allium root | aromatic |  | 149 6.4 33.1 0.5 0.1 2.1 1 17 0 | 136 3 | 9 | pantry 60
ginger | ginger root, gingerroot, root ginger, fresh ginger, stem of ginger | root spice vegetable | aromatic |  | 80 1.8 17.8 0.8 0.2 2 1.7 13 0 | 96 15 | 7 | fridge 21
carrot | baby carrot, carrot stick | vegetable root | vegetable |  | 41 0.9 9.6 0.2 0 2.8 4.7 69 0 | 122 61 | 2 | fridge 28
celery | celery rib, celery stalk, celery stick, celery heart, celery leaf | vegetable celery | aromatic |  | 16 0.7 3 0.2 0 1.6 1.8 80 0 | 101 40 | 3 | fridge 14
tomato | vine tomato, vine ripened tomato, beefsteak tomato, heirloom tomato, slicing tomato, red tomato, hothouse tomato | vegetable nightshade | vegetable |  | 18 0.9 3.9 0.2 0 1.2 2.6 5 0 | 180 123 | 4 | pantry 6
cherry tomato | grape tomato, baby tomato | vegetable nightshade | vegetable |  | 18 0.9 3.9 0.2 0 1.2 2.6 5 0 | 149 17 | 7 | pantry 7
plum tomato | roma tomato, italian tomato, san marzano tomato | vegetable nightshade | vegetable |  | 18 0.9 3.9 0.2 0 1.2 2.6 5 0 | 180 62 | 4 | pantry 6
potato | white potato, waxy potato, new potato, red potato, yukon gold potato, yukon potato, gold potato, fingerling potato, baby potato, boiling potato, floury potato, maris piper potato, king edward potato, salad potato | vegetable starchy root nightshade | starch |  | 77 2 17.5 0.1 0 2.2 0.8 6 0 | 150 170 | 2 | pantry 30
russet potato | baking potato, idaho potato, baker potato | vegetable starchy root nightshade | starch |  | 79 2.1 18.1 0.1 0 1.3 0.6 5 0 | 150 215 | 1.8 | pantry 30
sweet potato | kumara | vegetable starchy root | starch |  | 86 1.6 20.1 0.1 0 3 4.2 55 0 | 133 130 | 3 | pantry 21
red bell pepper | bell pepper, red pepper, sweet pepper, sweet red pepper, capsicum, red capsicum, red sweet pepper, mixed pepper, red yellow pepper | vegetable nightshade | vegetable |  | 31 1 6 0.3 0 2.1 4.2 4 0 | 149 119 | 6 | fridge 10
green bell pepper | green pepper, green capsicum, sweet green pepper | vegetable nightshade | vegetable |  | 20 0.9 4.6 0.2 0.1 1.7 2.4 3 0 | 149 119 | 4 | fridge 10
yellow bell pepper | yellow pepper, orange pepper, orange bell pepper, yellow capsicum, sweet yellow pepper | vegetable nightshade | vegetable |  | 27 1 6.3 0.2 0 0.9 0 2 0 | 149 119 | 6 | fridge 10
jalapeno | jalapeno pepper, jalapeno chile, jalapeno chili | vegetable nightshade | aromatic |  | 29 0.9 6.5 0.4 0.1 2.8 4.1 3 0 | 90 14 | 6 | fridge 10
serrano pepper | serrano chile, serrano chili, serrano | vegetable nightshade | aromatic |  | 32 1.7 6.7 0.4 0.1 3.7 3.8 10 0 | 105 6 | 7 | fridge 10
red chile | chile, chili, chilli, chile pepper, chili pepper, chilli pepper, hot pepper, red chili, red chilli, red chile pepper, thai chile, thai chile pepper, bird eye chile, bird chile, bird's eye chili, thai bird chile, fresno chile, fresno pepper, cayenne chile, finger chile, long red chile | vegetable nightshade | aromatic |  | 40 1.9 8.8 0.4 0 1.5 5.3 9 0 | 90 15 | 9 | fridge 10
green chile | green chili, green chilli, green chile pepper, anaheim chile, anaheim pepper, hatch chile, new mexico chile, hungarian pepper, banana pepper, cubanelle pepper, shishito pepper, padron pepper | vegetable nightshade | aromatic |  | 40 2 9.5 0.2 0 1.5 5.1 7 0 | 90 20 | 7 | fridge 10
poblano pepper | poblano chile, poblano chili, poblano | vegetable nightshade | vegetable |  | 40 2 9.5 0.2 0 1.5 5.1 7 0 | 120 64 | 6 | fridge 10
habanero pepper | habanero chile, habanero, scotch bonnet chile, scotch bonnet pepper, scotch bonnet, ghost pepper | vegetable nightshade | aromatic |  | 40 2 9.5 0.2 0 1.5 5.1 7 0 | 90 9 | 12 | fridge 10
cucumber | english cucumber, seedless cucumber, persian cucumber, kirby cucumber, pickling cucumber, hothouse cucumber, japanese cucumber | vegetable | vegetable |  | 15 0.7 3.6 0.1 0 0.5 1.7 2 0 | 119 250 | 3 | fridge 8
zucchini | courgette, baby zucchini, zucchini squash | vegetable | vegetable |  | 17 1.2 3.1 0.3 0.1 1 2.5 8 0 | 124 196 | 3.5 | fridge 7
yellow squash | summer squash, crookneck squash, pattypan squash, patty pan squash | vegetable | vegetable |  | 16 1.2 3.4 0.2 0 1.1 2.2 2 0 | 113 196 | 3.5 | fridge 7
butternut squash | winter squash, squash, kabocha squash, kabocha, hubbard squash, delicata squash, buttercup squash, red kuri squash | vegetable starchy | vegetable |  | 45 1 11.7 0.1 0 2 2.2 4 0 | 140 900 | 2.5 | pantry 60
acorn squash |  | vegetable starchy | vegetable |  | 40 0.8 10.4 0.1 0 1.5 0 3 0 | 140 450 | 2.5 | pantry 45
spaghetti squash | vegetable spaghetti | vegetable | vegetable |  | 31 0.6 6.9 0.6 0.1 1.5 2.8 17 0 | 101 1100 | 2.5 | pantry 45
pumpkin | sugar pumpkin, pie pumpkin, calabaza | vegetable | vegetable |  | 26 1 6.5 0.1 0.1 0.5 2.8 1 0 | 116 2000 | 2 | pantry 60
eggplant | aubergine, egg plant, japanese eggplant, chinese eggplant, baby eggplant, italian eggplant, thai eggplant, brinjal | vegetable nightshade | vegetable |  | 25 1 5.9 0.2 0 3 3.5 2 0 | 82 450 | 4 | fridge 7
mushroom | white mushroom, button mushroom, brown mushroom, cremini mushroom, crimini mushroom, cremini, baby bella mushroom, chestnut mushroom, mixed mushroom, field mushroom, cultivated mushroom, mushroom cap, wild mushroom | mushroom vegetable | vegetable |  | 22 3.1 3.3 0.3 0.1 1 2 5 0 | 70 18 | 7 | fridge 7
portobello mushroom | portabella mushroom, portobello, portabello mushroom, portobello cap | mushroom vegetable | vegetable |  | 22 2.1 3.9 0.3 0.1 1.3 2.5 9 0 | 86 84 | 9 | fridge 7
shiitake mushroom | shiitake, shiitake mushroom cap | mushroom vegetable | vegetable |  | 34 2.2 6.8 0.5 0 2.5 2.4 9 0 | 87 19 | 20 | fridge 7
spinach | spinach leaf, baby spinach, leaf spinach, fresh spinach | vegetable leafy | vegetable |  | 23 2.9 3.6 0.4 0.1 2.2 0.4 79 0 | 30 340 | 7 | fridge 5
kale | curly kale, lacinato kale, tuscan kale, cavolo nero, dinosaur kale, black kale, kale leaf, baby kale | vegetable leafy | vegetable |  | 49 4.3 8.8 0.9 0.1 3.6 2.3 38 0 | 67 200 | 5 | fridge 6
cabbage | green cabbage, white cabbage, savoy cabbage, pointed cabbage, head cabbage, spring green, sweetheart cabbage | vegetable leafy | vegetable |  | 25 1.3 5.8 0.1 0 2.5 3.2 18 0 | 89 900 | 1.8 | fridge 21
red cabbage | purple cabbage | vegetable leafy | vegetable |  | 31 1.4 7.4 0.2 0 2.1 3.8 27 0 | 89 900 | 2.2 | fridge 21
napa cabbage | chinese cabbage, chinese leaf, wombok | vegetable leafy | vegetable |  | 16 1.2 3.2 0.2 0 1.2 1.4 9 0 | 76 840 | 3 | fridge 10
bok choy | pak choi, baby bok choy, pak choy, choy sum, yu choy, tatsoi | vegetable leafy | vegetable |  | 13 1.5 2.2 0.2 0 1 1.2 65 0 | 70 120 | 4.5 | fridge 6
romaine lettuce | romaine, cos lettuce, little gem lettuce, romaine heart, romaine lettuce leaf | vegetable leafy | vegetable |  | 17 1.2 3.3 0.3 0 2.1 1.2 8 0 | 47 300 | 4 | fridge 7
lettuce | iceberg lettuce, lettuce leaf, leaf lettuce, green leaf lettuce, red leaf lettuce, head lettuce, salad green, green salad, mixed salad green, mixed green, mesclun, spring mix, salad leaf, mixed salad leaf, mixed salad, baby green, baby leaf, lollo rosso, oak leaf lettuce, field green, salad, micro green, microgreen | vegetable leafy | vegetable |  | 15 1.4 2.9 0.1 0 1.3 0.8 28 0 | 36 300 | 4 | fridge 6
butter lettuce | boston lettuce, bibb lettuce, butterhead lettuce, butter leaf lettuce | vegetable leafy | vegetable |  | 13 1.4 2.2 0.2 0 1.1 0.9 5 0 | 55 163 | 6 | fridge 6
arugula | rocket, rocket leaf, roquette, baby arugula, wild rocket | vegetable leafy | vegetable |  | 25 2.6 3.6 0.7 0.1 1.6 2 27 0 | 20 - | 12 | fridge 5
watercress | watercress leaf, cress, upland cress | vegetable leafy | vegetable |  | 11 2.3 1.3 0.1 0 0.5 0.2 41 0 | 34 - | 14 | fridge 4
broccoli | broccoli floret, broccoli crown, broccoli head, broccoli stem, tenderstem broccoli, broccolini, baby broccoli | vegetable | vegetable |  | 34 2.8 6.6 0.4 0 2.6 1.7 33 0 | 91 300 | 4 | fridge 6
cauliflower | cauliflower floret, head cauliflower, cauliflower rice, riced cauliflower, romanesco, cauliflower head | vegetable | vegetable |  | 25 1.9 5 0.3 0.1 2 1.9 30 0 | 107 575 | 4 | fridge 8
green bean | string bean, french bean, haricot vert, haricots vert, snap bean, runner bean, fine bean, wax bean, yellow bean | vegetable | vegetable |  | 31 1.8 7 0.2 0.1 2.7 3.3 6 0 | 100 5 | 5 | fridge 6
asparagus | asparagus spear, asparagus tip, white asparagus, green asparagus | vegetable | vegetable |  | 20 2.2 3.9 0.1 0 2.1 1.9 2 0 | 134 16 | 8 | fridge 4
pea | green pea, garden pea, english pea, shelled pea, sweet pea, petit pois, baby pea | vegetable legume | vegetable |  | 81 5.4 14.4 0.4 0.1 5.1 5.7 5 0 | 145 - | 5 | fridge 5
snow pea | sugar snap pea, snap pea, mangetout, mange tout, sugar pea, snowpea | vegetable | vegetable |  | 42 2.8 7.5 0.2 0 2.6 4 4 0 | 63 3 | 9 | fridge 5
corn | sweet corn, sweetcorn, corn kernel, kernel corn, corn on the cob, ear of corn, corn cob, corn ear, baby corn, whole kernel corn | vegetable corn starchy | vegetable |  | 86 3.3 18.7 1.4 0.3 2 6.3 15 0 | 145 100 | 3.5 | fridge 4
okra | lady finger okra, ladies finger, bhindi | vegetable | vegetable |  | 33 1.9 7.5 0.2 0 3.2 1.5 7 0 | 100 12 | 7 | fridge 4
beet | beetroot, red beet, golden beet, beet root, baby beet | vegetable root | vegetable |  | 43 1.6 9.6 0.2 0 2.8 6.8 78 0 | 136 82 | 3.5 | fridge 21
turnip | white turnip, baby turnip | vegetable root | vegetable |  | 28 0.9 6.4 0.1 0 1.8 3.8 67 0 | 130 122 | 3 | fridge 21
radish | red radish, breakfast radish, watermelon radish, black radish | vegetable root | vegetable |  | 16 0.7 3.4 0.1 0 1.6 1.9 39 0 | 116 5 | 4 | fridge 12
fennel | fennel bulb, bulb fennel, florence fennel, finocchio, fennel frond, fennel top | vegetable | vegetable |  | 31 1.2 7.3 0.2 0.1 3.1 3.9 52 0 | 87 234 | 5 | fridge 8
artichoke | globe artichoke, baby artichoke | vegetable | vegetable |  | 47 3.3 10.5 0.1 0 5.4 1 94 0 | 168 128 | 7 | fridge 7
brussels sprout | brussel sprout, brussels, sprout brussels | vegetable | vegetable |  | 43 3.4 8.9 0.3 0.1 3.8 2.2 25 0 | 88 19 | 6 | fridge 8
parsnip |  | vegetable root | vegetable |  | 75 1.2 18 0.3 0.1 4.9 4.8 10 0 | 133 130 | 4 | fridge 21
bean sprout | beansprout, mung bean sprout, mung sprout | vegetable legume | vegetable |  | 30 3 5.9 0.2 0 1.8 4.1 6 0 | 104 - | 4 | fridge 3
avocado | hass avocado, ripe avocado | fruit | fat |  | 160 2 8.5 14.7 2.1 6.7 0.7 7 0 | 150 150 | 7 | pantry 5
lemon | unwaxed lemon, lemon wedge, lemon slice, meyer lemon, lemon half | fruit citrus | acid |  | 29 1.1 9.3 0.3 0 2.8 2.5 2 0 | 212 84 | 4.5 | fridge 28
lemon juice | juice of lemon, fresh lemon juice, bottled lemon juice, juice of a lemon | fruit citrus | acid |  | 22 0.3 6.9 0.2 0 0.3 2.5 1 0 | 244 48 | 6 | fridge 30
lemon zest | lemon peel, lemon rind, grated lemon zest, lemon zest strip | fruit citrus | seasoning |  | 47 1.5 16 0.3 0 10.6 4.2 6 0 | 96 6 | 10 | fridge 7
lime | lime wedge, lime slice, key lime, persian lime | fruit citrus | acid |  | 30 0.7 10.5 0.2 0 2.8 1.7 2 0 | 212 67 | 5 | fridge 28
lime juice | juice of lime, fresh lime juice, key lime juice | fruit citrus | acid |  | 25 0.4 8.4 0.1 0 0.4 1.7 2 0 | 246 30 | 7 | fridge 30
lime zest | lime rind, lime peel | fruit citrus | seasoning |  | 47 1.5 16 0.3 0 10.6 4.2 6 0 | 96 4 | 12 | fridge 7
orange | navel orange, blood orange, valencia orange, orange segment, orange slice, orange wedge, seville orange | fruit citrus | fruit |  | 47 0.9 11.8 0.1 0 2.4 9.3 0 0 | 180 131 | 3 | fridge 21
orange zest | orange peel, orange rind, grated orange zest | fruit citrus | seasoning |  | 97 1.5 25 0.2 0 10.6 0 3 0 | 96 6 | 8 | fridge 7
apple | red apple, green apple, tart apple, granny smith apple, golden delicious apple, cooking apple, eating apple, bramley apple, gala apple, fuji apple, honeycrisp apple, baking apple, crab apple, macintosh apple, braeburn apple, pink lady apple, red delicious apple, granny smith | fruit | fruit |  | 52 0.3 13.8 0.2 0 2.4 10.4 1 0 | 125 182 | 3.5 | fridge 40
banana | ripe banana, very ripe banana, very banana, mashed banana | fruit | fruit |  | 89 1.1 22.8 0.3 0.1 2.6 12.2 1 0 | 150 118 | 1.4 | pantry 5
strawberry |  | fruit | fruit |  | 32 0.7 7.7 0.3 0 2 4.9 1 0 | 152 18 | 8 | fridge 4
blueberry | wild blueberry, bilberry, huckleberry | fruit | fruit |  | 57 0.7 14.5 0.3 0 2.4 10 1 0 | 148 1.4 | 11 | fridge 8
raspberry | red raspberry, black raspberry | fruit | fruit |  | 52 1.2 11.9 0.7 0 6.5 4.4 1 0 | 123 2 | 15 | fridge 3
blackberry | boysenberry, loganberry, marionberry, dewberry | fruit | fruit |  | 43 1.4 9.6 0.5 0 5.3 4.9 1 0 | 144 5 | 14 | fridge 3
peach | white peach, yellow peach, ripe peach | fruit | fruit |  | 39 0.9 9.5 0.2 0 1.5 8.4 0 0 | 154 150 | 5 | fridge 5
pear | bosc pear, bartlett pear, anjou pear, asian pear, conference pear, comice pear | fruit | fruit |  | 57 0.4 15.2 0.1 0 3.1 9.8 1 0 | 140 178 | 4 | fridge 10
mango | green mango, ripe mango, alphonso mango | fruit | fruit |  | 60 0.8 15 0.4 0.1 1.6 13.7 1 0 | 165 207 | 5 | fridge 6
pineapple | pineapple chunk, pineapple ring, pineapple slice, pineapple tidbit, fresh pineapple | fruit | fruit |  | 50 0.5 13.1 0.1 0 1.4 9.8 1 0 | 165 905 | 3 | fridge 5
cranberry | fresh cranberry | fruit | fruit |  | 46 0.4 12.2 0.1 0 4.6 4 2 0 | 100 1 | 8 | fridge 28
grape | red grape, green grape, seedless grape, black grape, white grape, seedless red grape | fruit | fruit |  | 69 0.7 18.1 0.2 0.1 0.9 15.5 2 0 | 151 5 | 6 | fridge 8
coconut | fresh coconut, coconut meat | fruit | fruit |  | 354 3.3 15.2 33.5 29.7 9 6.2 20 0 | 80 397 | 4 | fridge 7
`;
