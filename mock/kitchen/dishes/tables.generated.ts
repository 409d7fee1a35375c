// Compiled from mock/kitchen/dishes/data/*. Do not edit: change the data files and run `npm run tables`.
import { createPhraseReader } from '../text/phrase-reader.js';
export const { rowsOf, later, valuesOf, mapOf, groupsOf, reads, readFiles, phrasesOf, listsOf } = createPhraseReader('dishes', {
'class': {
'cooking-classes.tsv': `#
#
#
#
#
#
poultry
bone-in poultry
whole bird
tender meat
tough meat
ground meat
sausage
bacon
cooked meat
bones
fish
shellfish
shell-on shellfish
ready fish
salted fish
anchovy
tofu
frying cheese
pulse
quick pulse
dried pulse
egg
rice
brown rice
cooked rice
quick grain
slow grain
pasta
noodle
potato
flour
starch
oats
cornmeal
crumbs
bread
tortilla
pastry
snack
onion
garlic
ginger
chile
celery
hard vegetable
vegetable
mushroom
dried mushroom
leaf
salad leaf
raw vegetable
tomato
briny
avocado
tomato sauce
tomato paste
broth
wine
spirit
coconut milk
plant milk
milk
cream
soft dairy
hard cheese
melting cheese
soft cheese
butter
oil
salt
pepper
spice
sweet spice
herb
dried herb
bay leaf
savory sauce
hot sauce
condiment
dressing
curry paste
salsa
vinegar
citrus
zest
sugar
syrup
jam
nut
seed
nut butter
fruit
dried fruit
juice
coconut
chocolate
cocoa
extract
leavening
yeast
gelatin
coffee
drink
sweet
water
other`,
'form-classes.tsv': `#
#
whole bird
bones
dried pulse
flour
ready fish
cooked meat
drink
cooked meat
tough meat
snack
other`,
},
'prepare': {
'cooking-classes.tsv': `#
#
#
#
#
#
cut ... into bite-size pieces
pat ... dry
pat ... dry
cut ... into bite-size pieces
cut ... into 1-inch cubes

slice
chop
cut ... into strips
rinse
cut ... into large chunks
pat ... dry
scrub
drain ... if needed
flake

pat ... dry and cut into cubes
cut ... into cubes
drain and rinse
rinse

beat
rinse
rinse


rinse


cut ... into 3/4-inch cubes





slice



chop
finely chop
finely chop
seed and finely chop
slice
slice
cut ... into bite-size pieces
slice

wash and chop
wash and tear
slice
chop
chop
slice










grate
grate
crumble






chop









squeeze




chop


cut ... into bite-size pieces
chop


chop









`,
'handling.tsv': `#
#

hull and halve
rinse


trim
halve
peel and slice
peel ... and cut into pieces

wash and chop
cut ... into bite-size pieces`,
},
'listed as': {
'cooking-classes.tsv': `#
#
#
#
#
#
cut into bite-size pieces
patted dry
patted dry
cut into bite-size pieces
cut into 1-inch cubes

sliced
chopped
cut into strips
rinsed
cut into large chunks
patted dry
scrubbed
drained
flaked

cubed
cubed
drained and rinsed
rinsed
soaked overnight
beaten
rinsed
rinsed


rinsed


cut into 3/4-inch cubes





sliced



chopped
finely chopped
finely chopped
seeded and finely chopped
sliced
sliced
cut into bite-size pieces
sliced

washed and chopped
washed and torn
thinly sliced
chopped
chopped
sliced










grated
grated
crumbled



ground


chopped









juiced




chopped


cut into bite-size pieces
chopped


chopped









`,
'handling.tsv': `#
#

hulled and halved
rinsed


trimmed
halved
peeled and sliced
peeled and cut into pieces

washed and chopped
cut into bite-size pieces`,
},
'work': {
'cooking-classes.tsv': `#
#
#
#
#
#
4
2
3
5
6
0
2
2
2
1
3
3
5
1
4
0
4
2
1
1
0
1
1
1
0
0
1
0
0
4
0
0
0
0
0
1
0
0
0
2
1
2
1
2
3
3
2
0
2
2
2
2
1
1
0
0
0
0
0
0
0
0
0
0
1
2
1
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
1
0
0
0
0
1
0
0
2
1
0
0
1
0
0
0
0
0
0
0
0
0
0`,
'handling.tsv': `#
#
0
2
1
0
0
2
2
1
3
0
2
3`,
},
'fry': {
'cooking-classes.tsv': `#
#
#
#
#
#
8
25
60
6
10
8
10
6
3
10
6
4
6
2
6
1
8
5
4
25
4
4
18
40
5
15
35
10
6
15
0
0
0
0
0
3
2
0
0
5
1
1
1
5
10
6
6
3
2
1
2
4
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2
1
0
4
2
0
0
0
0
0
0
0
0
0
0
0
0
0`,
},
'simmer': {
'cooking-classes.tsv': `#
#
#
#
#
#
20
40
70
25
100
20
20
12
5
180
7
4
6
3
12
5
8
5
10
25
10
5
18
40
5
15
35
10
6
18
0
0
0
0
0
0
0
0
0
8
5
5
5
10
15
8
8
10
3
1
4
10
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
8
5
0
0
0
0
0
0
0
0
0
0
0
0
0`,
},
'roast': {
'cooking-classes.tsv': `#
#
#
#
#
#
22
42
80
16
120
25
25
15
10
60
14
8
10
6
15
5
25
15
20
35
20
18
30
55
15
25
45
30
20
32
0
0
0
0
0
5
0
0
0
20
15
10
10
20
30
20
18
10
6
2
10
15
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
20
0
0
0
0
0
0
0
0
0
0
0
0
0
0`,
},
'done when': {
'cooking-classes.tsv': `#
#
#
#
#
#
golden outside, with no pink left in the middle
golden, with clear juices at the bone
deep golden, with clear juices at the thigh
browned all over
tender enough to cut with a spoon
browned and crumbly, with no pink left
browned and hot right through
crisp at the edges
hot
giving up their flavor
opaque and ready to flake
opaque and firm
cooked through, with every shell open
hot
opaque and ready to flake
melted into the rest
golden at the edges
golden
hot
soft
hot
just set
tender
tender
hot
tender
tender
tender with a little bite
tender
tender when pierced




golden
golden
warm and soft


soft
fragrant
fragrant
fragrant
soft
tender when pierced
crisp-tender
browned
soft
wilted
just wilted
crisp
soft and juicy
hot
ripe
thick
darker by a shade

mostly boiled away

hot




melted
melted and bubbling
soft
melted
shimmering


fragrant
fragrant
fragrant
fragrant





fragrant


bright
fragrant



crunchy
crunchy

soft
plump

golden
melted



foamy





`,
},
'most grams': {
'cooking-classes.tsv': `#
#
#
#
#
#
150
230
300
140
160
120
90
35
80
350
150
130
200
80
110
5
130
80
120
60
60
100
65
65
150
60
60
85
75
170

40


15
70
90

30
45
3
3
6
35
110
100
70
8
50
40
60
100
15
60
180
8

60
30
140


60
120
15
30
30
20
20
1.2
0.3
0.8
0.4
2.5
0.3
0.2
9
3
12
15
10
40
6
12
1
40
40
30
15
6
20
110
15
150
12
25
8
1
1.6
1.2
2
60

50

`,
'strong-ingredients.tsv': `#
#
0.03
0.5
0.5
0.5
1.5
20
15
0.4
0.8
0.05
18
0.15
0.1
0.5
0.15
0.2
2
0.4
6
6
5
4
4
0.8
2
0.5
5
8
1.5
0.5
6`,
},
'measured in': {
'cooking-classes.tsv': `#
#
#
#
#
#
weight
weight
weight
weight
weight
weight
weight
weight
weight
weight
weight
weight
weight
weight
weight
spoon
weight
weight
cup
cup
cup
whole piece
cup
cup
cup
cup
cup
weight
weight
piece
cup
spoon
cup
cup
cup
slice
whole piece
weight
cup
piece
clove
spoon
piece
stalk
piece
piece
cup
cup
cup
cup
piece
piece
cup
piece
cup
spoon
cup
cup
spoon
cup
cup
cup
cup
cup
cup
cup
cup
spoon
spoon
spoon
spoon
spoon
spoon
spoon
spoon
whole piece
spoon
spoon
spoon
cup
spoon
cup
spoon
piece
spoon
cup
spoon
spoon
cup
spoon
spoon
piece
cup
cup
cup
weight
spoon
spoon
spoon
spoon
spoon
cup
cup
cup
cup
cup`,
},
'speaks for': {
'cooking-classes.tsv': `#
#
#
#
#
#
savory 2
savory 2
savory 2
savory 2
savory 2
savory 2
savory 2
savory 2
savory 2
savory 2
savory 2
savory 2
savory 2
savory 2
savory 2
savory 2
savory 2
savory 2
savory 2
savory 2
savory 2

savory 0.6
savory 0.6
savory 0.6
savory 0.6
savory 0.6
savory 2
savory 2
savory 1
sweet 0.6

sweet 0.6

savory 0.6

savory 0.6
sweet 0.6

savory 1
savory 1

savory 1
savory 1
savory 1
savory 1
savory 1
savory 1
savory 1
savory 1
savory 1
savory 1
savory 1
savory 0.6
savory 1
savory 1
savory 1
drink 0.3
drink 1.6

sweet 0.6
sweet 0.6
sweet 0.6

savory 0.6
savory 0.6

sweet 0.6


savory 0.6
savory 0.6
sweet 0.6
savory 0.6
savory 0.6
savory 0.6
savory 1
savory 0.6
savory 1
savory 1
savory 1
savory 1
savory 0.6
drink 0.3

sweet 0.7
sweet 0.7, drink 0.3
sweet 1.3
sweet 0.6


sweet 1
sweet 0.6
drink 1.2
sweet 0.6
sweet 1.3
sweet 1.3
sweet 1.3
sweet 1
savory 0.6
sweet 1.3
drink 2
drink 1.2
sweet 1.3
drink 0.3
`,
},
'part': {
'cooking-classes.tsv': `#
#
#
#
#
#
main
main
main
main
main
main
main

main
main
main
main
main
main
main

main
main
main
main
main
main








bakes

bakes


bakes































plain
plain
plain


bakes



plain
plain
plain
plain





sweetens
sweetens
sweetens



sweetens
sweetens


sweetens
sweetens
sweetens
bakes




sweetens

`,
},
'words': {
'counted-as.tsv': `#
#
juice, chopped, shredded, sliced, diced, mix, canned, frozen, corn, floret, piece, kernel, puree, slaw
corn tortilla
bun, roll, bagel, muffin, croissant, biscuit, bread stick
broccoli, cauliflower, cabbage, lettuce, radicchio, escarole, bok choy, napa, endive, fennel, celery root`,
'eaten-raw.tsv': `#
#
potato, yam, eggplant, butternut, acorn, spaghetti squash, pumpkin, green bean, yard long bean, asparagus, brussels, okra, turnip, rutabaga, parsnip, artichoke, taro, cassava, plantain, lima, fava, collard, mustard green, broccoli rabe, bamboo, lotus, water spinach, cardoon, cactus, chayote, rhubarb, quince, grape leaf, konjac, vegetable, kale, shiitake, chanterelle
artichoke heart
banana, mango, papaya, peach, kiwi, avocado`,
'form-classes.tsv': `#
#
whole chicken, whole turkey, whole duck, whole goose, whole roasting chicken, roasting chicken, roaster, roaster chicken, whole bird, cornish hen, cornish game hen, game hen, poussin, capon, spatchcock chicken, whole quail, whole guinea fowl, whole pheasant
bone, carcass, chicken frame, turkey frame, chicken back, chicken foot, chicken neck, turkey neck, knuckle bone, marrow bone, soup bone, stock bone, fish head, fish frame, chicken feet, chicken backs
dry, dried, uncooked, raw, bag, sack
flour
can, canned, tin, tinned
falafel
ice, ice cube
leftover, leftovers, precooked, pre-cooked, cooked
stew, stewing, braising
rice cake, puffed rice
mashed potato, mashed potatoes`,
'handling.tsv': `#
#
chopped, sliced, diced, minced, shredded, grated, crumbled, crushed, ground, powder, paste, puree, frozen, canned, dried, juice, concentrate, kernel, chip, morsel, cooked, peeled, cubed, halved, flake, mix, instant, refried
strawberry
berry, blueberry, raspberry, blackberry, grape, cherry, currant, cranberry
raisin, sultana, golden raisin, falafel
pea, corn, edamame, bean sprout, caper, baby spinach
green bean, asparagus, snow pea, sugar snap pea, okra, brussels sprout
cherry tomato, grape tomato
banana
orange, mango, pineapple, kiwi, grapefruit, papaya, melon, watermelon
thyme sprig, rosemary sprig, bay
bok choy, spinach, chard
orange bell pepper, orange pepper`,
},
'unit': {
'counted-as.tsv': `#
#
loose
whole
piece
head`,
},
'cuisine': {
'cuisines.tsv': `#
#
#
american
brazilian
british
cajun_creole
caribbean
chinese
ethiopian
filipino
french
german
greek
indian
indonesian
irish
italian
jamaican
japanese
korean
mediterranean
mexican
middle_eastern
moroccan
nordic
polish
portuguese
russian
southern_us
spanish
thai
turkish
vietnamese`,
},
'adjective': {
'cuisines.tsv': `#
#
#
American
Brazilian
British
Creole
Caribbean
Chinese
Ethiopian
Filipino
French
German
Greek
Indian
Indonesian
Irish
Italian
Jamaican
Japanese
Korean
Mediterranean
Mexican
Middle Eastern
Moroccan
Nordic
Polish
Portuguese
Russian
Southern
Spanish
Thai
Turkish
Vietnamese`,
},
'names': {
'cuisines.tsv': `#
#
#
usa, us

english, uk
cajun, creole
cuban
asian, szechuan, sichuan, cantonese



austrian

pakistani, bangladeshi
malaysian






tex mex
arabic, lebanese, persian, iranian, israeli
north african, tunisian
scandinavian, swedish, danish, norwegian, finnish


ukrainian
southern, soul food, southern american



`,
},
'mains': {
'cuisines.tsv': `#
#
#
chicken breast, ground beef, white bean
shrimp, black bean, chicken thigh
chicken thigh, cod, white bean
shrimp, chicken thigh, kidney bean
chicken thigh, kidney bean, shrimp
chicken breast, tofu, shrimp
lentil, chicken thigh, chickpea
pork shoulder, chicken thigh, tofu
chicken breast, white bean, cod
pork loin, white bean, chicken thigh
chicken thigh, chickpea, lamb
chickpea, chicken thigh, paneer
chicken thigh, tempeh, tofu
lamb, chicken thigh, white bean
chicken breast, white bean, italian sausage
chicken thigh, kidney bean
salmon, tofu, chicken thigh
pork loin, tofu, chicken thigh
chicken breast, chickpea, cod
chicken breast, black bean, ground beef
chickpea, chicken thigh, lamb
chicken thigh, chickpea, lamb
salmon, white bean, cod
pork loin, white bean, chicken thigh
cod, chickpea, chicken thigh
chicken thigh, white bean
chicken thigh, black eyed pea, shrimp
shrimp, chickpea, chicken thigh
chicken breast, tofu, shrimp
lamb, chickpea, chicken thigh
pork loin, tofu, shrimp`,
},
'vegetables': {
'cuisines.tsv': `#
#
#
green bean, corn, red bell pepper
red bell pepper, tomato
pea, carrot
green bell pepper, okra
red bell pepper, pumpkin
bok choy, snow pea, broccoli
cabbage, carrot
green bean, bok choy
green bean, mushroom
cabbage, carrot
zucchini, tomato, eggplant
cauliflower, pea, spinach
green bean, cabbage
cabbage, carrot, leek
zucchini, tomato, red bell pepper
red bell pepper, pumpkin
snow pea, mushroom, cabbage
carrot, mushroom, spinach
zucchini, tomato, eggplant
corn, poblano pepper, tomato
eggplant, tomato, cauliflower
carrot, zucchini, butternut squash
beet, carrot, cucumber
cabbage, mushroom, beet
kale, tomato, red bell pepper
beet, cabbage, mushroom
collard green, corn, okra
red bell pepper, tomato, pea
green bean, red bell pepper, eggplant
eggplant, tomato, green bell pepper
carrot, bean sprout, cucumber`,
},
'aromatics': {
'cuisines.tsv': `#
#
#
onion
onion
onion, leek
onion, celery
scallion, onion
scallion
onion
onion
shallot, leek, onion
onion
red onion
onion
shallot, onion
onion, leek
onion
scallion, onion
scallion
scallion, onion
red onion, onion
onion
onion, red onion
onion
onion
onion
onion
onion
onion
onion
shallot, scallion
onion
shallot, scallion`,
},
'spices': {
'cuisines.tsv': `#
#
#
paprika, black pepper
paprika, cumin
black pepper, mustard
paprika, cayenne pepper, thyme
allspice, curry powder, thyme
white pepper, star anise
paprika, cardamom, turmeric
black pepper, bay leaf
thyme, black pepper
caraway seed, mustard seed, paprika
oregano, cinnamon
garam masala, cumin, turmeric, coriander
turmeric, coriander
thyme, black pepper
oregano, red pepper flake, black pepper
allspice, thyme, black pepper
white pepper
red pepper flake, black pepper
oregano, paprika
cumin, chili powder, oregano
cumin, coriander, cinnamon
cumin, cinnamon, paprika
allspice, black pepper
paprika, caraway seed, allspice
paprika, bay leaf
black pepper, paprika
paprika, cayenne pepper, black pepper
paprika, saffron
white pepper, coriander
paprika, cumin, red pepper flake
white pepper, star anise`,
},
'herbs': {
'cuisines.tsv': `#
#
#
parsley
cilantro
parsley
parsley, scallion
thyme, cilantro
scallion, cilantro
cilantro
scallion
tarragon, parsley
parsley, chive
dill, mint, parsley
cilantro
cilantro
parsley
basil, parsley
thyme
scallion
scallion
parsley, basil
cilantro
parsley, mint
cilantro, mint
dill
dill, parsley
cilantro, parsley
dill
thyme, parsley
parsley
basil, cilantro
parsley, mint, dill
mint, cilantro, basil`,
},
'fats': {
'cuisines.tsv': `#
#
#
vegetable oil, butter
olive oil, coconut oil
butter, vegetable oil
vegetable oil, butter
coconut oil, vegetable oil
vegetable oil, peanut oil
clarified butter, vegetable oil
vegetable oil
butter, olive oil
butter, vegetable oil
olive oil
clarified butter, vegetable oil
vegetable oil, coconut oil
butter, vegetable oil
olive oil
vegetable oil, coconut oil
vegetable oil, sesame oil
sesame oil, vegetable oil
olive oil
vegetable oil
olive oil
olive oil
butter, canola oil
butter, vegetable oil
olive oil
butter, sunflower oil
vegetable oil, butter
olive oil
vegetable oil, coconut oil
olive oil, butter
vegetable oil`,
},
'acids': {
'cuisines.tsv': `#
#
#
cider vinegar, lemon
lime
cider vinegar, lemon
lemon, vinegar
lime
rice vinegar
lemon
vinegar, lime
white wine vinegar, lemon
cider vinegar, lemon
lemon
lemon, lime
lime
cider vinegar
red wine vinegar, lemon
lime
rice vinegar
rice vinegar
lemon
lime
lemon
lemon
lemon, vinegar
vinegar, lemon
lemon, white wine vinegar
vinegar, lemon
cider vinegar, lemon
sherry vinegar, lemon
lime
lemon
lime, rice vinegar`,
},
'sauces': {
'cuisines.tsv': `#
#
#
worcestershire sauce, mustard
hot sauce
worcestershire sauce, mustard
hot sauce, worcestershire sauce
hot sauce
soy sauce, tamari, hoisin sauce
hot sauce
soy sauce, tamari, fish sauce
dijon mustard
mustard
dijon mustard
hot sauce
soy sauce, tamari
worcestershire sauce, mustard
pesto
hot sauce, soy sauce
soy sauce, tamari
soy sauce, tamari
dijon mustard
hot sauce
tahini
harissa
mustard
mustard
hot sauce
mustard
hot sauce, worcestershire sauce
hot sauce
fish sauce, soy sauce, tamari
hot sauce
fish sauce, soy sauce, tamari`,
},
'liquids': {
'cuisines.tsv': `#
#
#
chicken broth, vegetable broth
coconut milk, vegetable broth
chicken broth, vegetable broth
chicken broth, canned tomato, vegetable broth
coconut milk, vegetable broth
rice wine, chicken broth, water
vegetable broth, water
coconut milk, chicken broth, water
white wine, chicken broth, vegetable broth
beef broth, vegetable broth
canned tomato, vegetable broth
canned tomato, coconut milk, water
coconut milk, water
beef broth, vegetable broth
canned tomato, white wine, vegetable broth
coconut milk, vegetable broth
water, rice wine
water
canned tomato, vegetable broth
salsa, canned tomato, vegetable broth
canned tomato, vegetable broth
vegetable broth, canned tomato, water
vegetable broth, fish stock
beef broth, vegetable broth
white wine, vegetable broth, canned tomato
beef broth, vegetable broth
chicken broth, vegetable broth
white wine, canned tomato, vegetable broth
coconut milk, water
canned tomato, vegetable broth
water, chicken broth`,
},
'starches': {
'cuisines.tsv': `#
#
#
rice, potato
rice
potato
rice
rice
rice, noodle
rice
rice, rice noodle
potato
potato, egg noodle
rice, pasta
basmati rice
rice
potato
pasta
rice
rice, soba noodle
rice
couscous, rice
rice, corn tortilla
rice, bulgur
couscous
potato
potato
potato, rice
potato, egg noodle
rice
rice, potato
jasmine rice, rice noodle
bulgur, rice
rice noodle, jasmine rice`,
},
'fruits': {
'cuisines.tsv': `#
#
#
apple
mango
apple, blackberry
peach
mango, pineapple
orange
orange
mango, pineapple
pear, apple
apple, cherry
orange, fig
mango
pineapple
apple
peach, fig
mango, banana
pear
pear
orange, fig
mango, pineapple
fig, orange
orange, fig
apple, blueberry
apple, plum
orange
apple, cherry
peach
orange
mango
apricot, fig
mango`,
},
'dishes': {
'cuisines.tsv': `#
#
#
burgers, patties, skillet, tray roast, bake, cake
stew, curry, pilaf, skewers
pie, tray roast, stew, crumble, cake
stew, pilaf, skillet, soup
curry, stew, pilaf, tray roast
stir-fry, fried rice, soup, tray roast
stew, curry, skillet
stew, stir-fry, fried rice, soup
skillet, bake, pie, stew, omelette, cake
stew, skillet, tray roast, cake
tray roast, salad, skewers, bake, stew
curry, pilaf, soup, skewers
fried rice, curry, skewers, stir-fry
stew, soup, bake, flatbread, cake
pasta, bake, skillet, polenta, soup
tray roast, stew, curry, pilaf
stir-fry, soup, fried rice, salad
stir-fry, fried rice, stew, soup
tray roast, salad, grain bowl, skillet
tacos, stew, soup, bake, skillet
tray roast, pilaf, skewers, dip, salad
stew, tray roast, grain bowl, soup
soup, tray roast, sandwich, bake
stew, soup, fritters, bake
stew, soup, tray roast, pilaf
soup, stew, fritters, pancakes
skillet, stew, tray roast, cake, crumble
pilaf, skillet, stew, omelette
stir-fry, curry, soup, salad
skewers, pilaf, stew, omelette
stir-fry, soup, salad, skewers`,
},
'nouns': {
'cuisines.tsv': `#
#
#
bake = Casserole, patties = Burger Patties

stew = Hotpot, pie = Tart
stew = Smothered Stew, pilaf = Jambalaya-Style Pilaf
stew = Stewpot
stew = Red Braise
stew = Spiced Stew, curry = Red Stew
stew = Adobo-Style Braise, stir-fry = Pancit-Style Stir-Fry
bake = Gratin, stew = Ragout, omelette = Omelette, skillet = Sauté
skillet = Pan Supper, stew = Goulash-Style Stew
skewers = Souvlaki, salad = Village Salad, stew = Stifado
curry = Masala, pilaf = Pulao, skewers = Tikka Skewers, soup = Shorba
fried rice = Nasi Goreng
flatbread = Farls
omelette = Frittata, soup = Minestra, bake = Al Forno
tray roast = Jerk-Style Roast, stew = Brown Stew
fritters = Okonomiyaki-Style Fritters, fried rice = Yakimeshi
fritters = Jeon, stir-fry = Bokkeum, fried rice = Bokkeumbap

stew = Guisado, soup = Sopa
skewers = Kebabs
stew = Tagine, soup = Harira-Style Soup
sandwich = Smorrebrod
stew = Bigos-Style Stew, fritters = Placki
soup = Caldo, stew = Caldeirada-Style Stew
pancakes = Oladi, soup = Shchi-Style Soup
stew = Pot Supper, crumble = Cobbler
omelette = Omelette
soup = Tom-Style Soup
skewers = Kebabs, pilaf = Pilav, stew = Guvec-Style Stew
soup = Pho-Style Soup`,
},
'signs': {
'cuisines.tsv': `#
#
#
barbecue sauce, ketchup, cheddar, maple syrup, ranch dressing, monterey jack
cachaca, condensed milk, black bean, coconut milk, tapioca
golden syrup, stilton, malt vinegar, currant, beef suet
andouille sausage, okra, crawfish, cajun seasoning, creole seasoning, cayenne pepper, celery, green bell pepper
allspice, plantain, rum, mango, coconut milk
soy sauce, sesame oil, hoisin sauce, oyster sauce, ginger, bok choy, five spice, rice wine, cornstarch, water chestnut
berbere, teff flour, clarified butter, lentil
calamansi, shrimp paste, fish sauce, vinegar, pork belly, bay leaf
gruyere, tarragon, shallot, dijon mustard, creme fraiche, cognac, white wine, puff pastry
sauerkraut, bratwurst, caraway seed, rye bread, quark
feta, kalamata olive, greek yogurt, phyllo, dill, oregano, pita, black olive, lamb
garam masala, turmeric, cumin, curry leaf, paneer, clarified butter, basmati rice, cardamom, curry powder, coriander, fenugreek seed, mustard seed, asafoetida
tempeh, galangal, lemongrass, peanut butter, coconut milk, sambal
guinness, corned beef, irish whiskey, potato, buttermilk, cabbage, irish cream
parmesan, mozzarella, basil, pasta, spaghetti, ricotta, prosciutto, balsamic vinegar, marinara sauce, italian seasoning, pine nut, pancetta, arborio rice
allspice, habanero pepper, jerk seasoning, rum, thyme, scallion, kidney bean
miso, mirin, sake, nori, dashi, rice vinegar, soy sauce, wasabi, soba noodle, panko, tofu
gochujang, kimchi, sesame oil, sesame seed, gochugaru, soy sauce
olive oil, chickpea, feta, lemon, caper, tahini
corn tortilla, flour tortilla, salsa, jalapeno, chili powder, cilantro, black bean, avocado, enchilada sauce, cotija, queso fresco, tomatillo, chipotle
tahini, sumac, bulgur, pita, chickpea, pomegranate molasses, zaatar
couscous, ras el hanout, harissa, preserved lemon, apricot, saffron, cinnamon, chickpea
dill, herring, rye bread, lingonberry, crispbread, cardamom
kielbasa, sauerkraut, dill, beet, farmer cheese
chorizo, salt cod, paprika, kale, port
beet, sour cream, dill, cabbage, buckwheat, cottage cheese, caviar
buttermilk, grits, pecan, cornmeal, collard green, bourbon, black eyed pea, bacon, molasses, shortening
saffron, chorizo, manchego, sherry, paprika, smoked paprika, sherry vinegar, mussel
fish sauce, red curry paste, coconut milk, lemongrass, lime, basil, peanut, galangal, thai basil, palm sugar, lime leaf
bulgur, sumac, yogurt, eggplant, pistachio, aleppo pepper, pomegranate molasses
fish sauce, rice paper, rice noodle, lemongrass, mint, bean sprout, star anise`,
},
'eaten by': {
'eaten-raw.tsv': `#
#
nobody
adults
everybody`,
},
'of': {
'form-classes.tsv': `#
#
poultry, bone-in poultry
poultry, bone-in poultry, tender meat, tough meat, cooked meat, fish, ground meat, ready fish
pulse
pulse, dried pulse, nut
poultry, bone-in poultry, tender meat, tough meat, ground meat, fish, shellfish, shell-on shellfish
dried pulse
water
poultry, bone-in poultry, whole bird, tender meat, tough meat, ground meat, fish
tender meat
rice
potato`,
},
'ingredient': {
'strong-ingredients.tsv': `#
#
saffron
thyme
rosemary
sage
dill
shallot
scallion
oregano
tarragon
bay leaf
egg yolk
cayenne pepper
cloves
star anise
nutmeg
red pepper flake
habanero pepper
ground ginger
mustard
dijon mustard
fish sauce
worcestershire sauce
sesame oil
baking soda
truffle
stevia
tea leaf
coffee bean
instant coffee
almond extract
lemongrass`,
},
} as const); // prettier-ignore
export const texts = {
'baba-ghanoush.txt': `dish: baba ghanoush
  noun: Baba Ghanoush
  course: savory
  skill: beginner
  title from: eggplant
  named only: yes

name: Baba Ghanoush
  needs: eggplant; tahini; lemon or lemon juice or garlic
  without: any poultry or any ground meat or any rice or any pasta or any lamb or chickpea or dried chickpea
  cuisine: middle_eastern

slot eggplant: accepts vegetable; 220 g; only eggplant; buy eggplant
slot tahini: accepts nut butter; 25 g; buy tahini
slot fat: accepts oil; 10 g; buy olive oil
slot yogurt: accepts soft dairy; 25 g
slots: acid, garlic, salt, herb
slot spice: accepts spice, sweet spice; 1 g; at most 4
slot topping: accepts nut, seed, fruit, briny, tomato; 15 g; at most 3
slot bread: accepts bread, tortilla, raw vegetable, snack; 70 g; at most 3; buy pita, cucumber; optional

mix: Heat the oven to {oven} and prick {eggplant} all over.
  oven: 450
  tools: baking sheet
bake: Roast whole at {oven} for about {time}, until collapsed and completely soft.
  minutes: 40
  oven: 450
  done: collapsed and completely soft
  tools: baking sheet
rest: Let it cool for {time}, scoop out the flesh and let it drain.
  minutes: 10
mix: Mash the flesh with {tahini}[ and {acid+garlic+yogurt+salt+spice}] until creamy.
  minutes: 4
  tools: bowl
serve: [Drizzle with {fat}. ][Scatter with {topping+herb}. ]Serve cool[ with {bread}].
`,
'bake.txt': `dish: bake
  noun: Bake
  course: savory
  skill: intermediate
  title from: main, sea, ready, hard, vegetable, base, egg, cheese
  called for by: base+cheese or hard+cream or base+cream
  penalty: 5
  requires: cheese or cream

name: Potato Gratin
  needs: potato; any cream; any melting cheese or any hard cheese or garlic
  without: any poultry or any tender meat or any tough meat or any ground meat or any sausage or any bacon or any shell-on shellfish or any fish or leek or egg or any broth
  cuisine: french
name: Scalloped Potatoes
  needs: potato; milk; any melting cheese or any hard cheese
  without: any poultry or any tender meat or any tough meat or any ground meat or any sausage or any shell-on shellfish or any fish or leek or egg or any broth or broccoli
  cuisine: american
name: Macaroni and Cheese
  needs: macaroni or any pasta; any melting cheese; milk or heavy cream
  without: any tomato or any tomato sauce or any poultry or any ground meat or spinach
  cuisine: american
name: Baked {base}
  needs: any pasta; any tomato or any tomato sauce; mozzarella; ricotta or any ground meat or any sausage
  without: lasagna noodle
  cuisine: italian
name: Cauliflower Gratin
  needs: cauliflower; any cream or milk; any melting cheese or any hard cheese
  cuisine: french
name: Green Bean Casserole
  needs: green bean; mushroom or cream of mushroom soup; french fried onion or any cream or milk
  cuisine: american
name: Tuna Casserole
  needs: canned tuna; any noodle or any pasta; milk or any cream or cream of mushroom soup; cheddar or pea or any crumbs
  cuisine: american

slot main: 110 g; satisfied by ready, egg, sea, cheese, cured
slot sea: 100 g
slots: cured
slot ready: 80 g
slot base: accepts rice, brown rice, quick grain, slow grain, noodle, pasta, cooked rice; 55 g; at most 2
slot hard: 140 g
slot vegetable: 110 g
slots: liquid
slot cream like cream: accepts cream, milk, soft dairy, plant milk; 60 g
slot egg: 50 g; at most 3
slot cheese: 45 g; at most 4
slot topping like topping: accepts crumbs, nut, seed, briny, snack, bread; 25 g
slot acid: 8 g; never bought
slots: seasoned
slot garlic: 12 g
slots: onion, paste
slot sauce: 30 g
slots: wine, sweet, acid, herb, flour, leaf

cook: Cook {base} in plenty of boiling water for about {time}, until {done}, and drain.
  minutes: simmer base
  tools: saucepan
use: brown
use: crisp
cook: {hot}Add {onion+hard+vegetable} and cook for about {time}, stirring, until nearly tender.
  minutes: fry onion+hard+vegetable
  done: nearly tender
  tools: large frying pan
cook: {hot}Stir in {garlic+spice+paste+flour} and cook for {time}, until fragrant.
  minutes: 1
  done: fragrant
  tools: large frying pan
mix: Heat the oven to {oven}. [Mix everything with {salt+sea+ready+leaf+wine+liquid+sauce+sweet+cream+egg+acid}. ]Spread it in a baking dish[ and top with {cheese+topping}].
  minutes: 4
  oven: 375
  tools: baking dish
bake: [first fat: Drizzle with {fat}. ]Bake at {oven} for {time}, until bubbling, golden and set in the middle.
  minutes: 25
  oven: 375
  cooks: egg+sea
  done: bubbling, golden and set in the middle
  tools: baking dish
rest: Let it stand for {time} before you cut it.
serve: [Scatter with {herb}. ]Serve warm.
`,
'baked-potatoes.txt': `dish: baked potatoes
  noun: Baked Potatoes
  course: savory
  skill: beginner
  title from: potato, cheese
  named only: yes

name: Loaded Baked Potatoes
  needs: russet potato or potato; sour cream or any melting cheese; any bacon or chive or scallion
  without: egg or any broth or milk or any cream or any poultry or flour or any salad leaf or mayonnaise or beet or any beef or leek or any ready fish or any fish or dill or carrot or any lamb
  cuisine: american
name: Oven Fries
  needs: potato; any oil; salt or paprika
  without: egg or any broth or any cheese or any beef or any pork or any poultry or any ground meat or any fish or any leaf or onion or rosemary or butter or milk or carrot or any pulse or any dried pulse or any vegetable
  cuisine: american

slot potato: accepts potato; 260 g; bulk; whole
slot fat: accepts oil, butter; 9 g; at most 2; buy olive oil, vegetable oil
slots: salt, cured
slot spice: accepts spice; 1 g; at most 3
slot cheese: accepts melting cheese, hard cheese, soft cheese; 30 g; at most 2
slot cream: accepts soft dairy; 35 g
slot topping: accepts herb, onion, chile; 8 g; at most 3
slot vegetable: 60 g; never bought

mix: Heat the oven to {oven}. Rub {potato} with {fat}[ and {salt+spice}], and set on a baking sheet.
  minutes: 4
  oven: 400
  tools: baking sheet
bake: Bake at {oven} for about {time}, until soft when pierced.
  minutes: 55
  oven: 400
  done: soft when pierced
  tools: baking sheet
cook: Cook {cured+vegetable} in a frying pan over medium heat for about {time}, until {done}.
  minutes: fry cured+vegetable
  cooks: cured
  tools: frying pan
serve: Cut open and serve hot[, topped with {cheese+cream+cured}][ and {topping}].
`,
'baklava.txt': `dish: baklava
  noun: Baklava
  course: sweet
  skill: intermediate
  title from: nut
  named only: yes

name: Baklava
  needs: phyllo dough; walnut or pistachio or almond; honey or any sugar or any syrup; butter
  without: any cheese or spinach
  cuisine: turkish

slot pastry: accepts pastry; 45 g; only phyllo dough; buy phyllo dough
slot nut: accepts nut; 40 g; at most 3; bulk
slot fat: accepts butter, oil; 20 g; buy butter
slot sugar: accepts sugar, syrup; 28 g; at most 3; buy honey, sugar
slot flavor: accepts sweet spice, extract, zest; 1 g; at most 4
slot acid: accepts citrus; 4 g
slot water: accepts water; 25 g; buy water

mix: Heat the oven to {oven}. Put {nut} in a bowl[ and mix with {flavor}].
  minutes: 2
  oven: 350
  tools: bowl
mix: Layer {pastry} in a baking dish, brushing each sheet with {fat}, with {nut} in the middle, and cut into diamonds.
  minutes: 15
  tools: baking dish, pastry brush
bake: Bake at {oven} for about {time}, until deep golden.
  minutes: 40
  oven: 350
  done: deep golden
  tools: baking dish
cook: Simmer {sugar+water}[ with {acid}] in a saucepan for {time}, and pour it over.
  minutes: 8
  tools: saucepan
rest: Let it soak for {time}.
  minutes: 60
serve: Serve at room temperature.
`,
'biscuits-and-gravy.txt': `dish: biscuits and gravy
  noun: Biscuits and Gravy
  course: savory
  skill: beginner
  title from: main
  named only: yes

name: Biscuits and Gravy
  needs: biscuit; any sausage or any ground meat or any bacon; milk or any cream
  cuisine: southern_us

slot bread: accepts bread; 90 g; bulk; whole; buy biscuit
slot main: accepts sausage, ground meat, bacon; 90 g; at most 2; from no list; never bought
slot flour: accepts flour, starch; 10 g; buy flour, cornstarch
slot fat: accepts butter, oil; 8 g; buy butter, vegetable oil
slot milk: accepts milk, cream, plant milk; 160 g; at most 2; buy milk
slots: salt
slot spice: accepts spice, pepper, dried herb; 0.8 g; at most 4
slot egg: 50 g
slot herb: accepts herb; 3 g; at most 2

cook: Crumble {main} into a large frying pan over medium heat and cook for about {time}, until {done}.
  minutes: fry main
  cooks: main
  tools: large frying pan
cook: Stir in {flour+fat} for {time}, so that no raw taste is left.
  minutes: 2
cook: Pour in {milk}[ with {spice}] and simmer, stirring, for {time}, until thick.[ Season with {salt}.]
  minutes: 6
  done: thick
cook: Scramble {egg} in a small pan over medium heat for {time}, until set.
  minutes: 3
  cooks: egg
  done: set
  tools: small pan
serve: Split {bread}, warm, and spoon the gravy over.[ Serve with {egg}.][ Scatter with {herb}.]
`,
'biscuits.txt': `dish: biscuits
  noun: Biscuits
  course: savory sweet
  skill: beginner
  title from: flour, egg
  named only: yes

name: Buttermilk Biscuits
  needs: any flour; butter or shortening; buttermilk; any leavening
  without: egg or any sugar or cornmeal or any fruit or any chocolate or any poultry
  cuisine: southern_us
name: Scones
  needs: any flour; butter; any cream or milk or buttermilk; any leavening; any sugar; any dried fruit or blueberry or any cream
  without: vanilla extract or any chocolate or any yeast or cinnamon or strawberry or banana
  cuisine: british
name: Irish Soda Bread
  needs: any flour; buttermilk; baking soda
  without: butter or shortening or any sugar or egg or any chocolate or cornmeal
  cuisine: irish

slot flour: accepts flour; 60 g; at most 2; buy flour
slot raise: accepts leavening; 2.5 g; at most 3; buy baking powder
slot fat: accepts butter, oil; 18 g; at most 2
slot wet: accepts soft dairy, milk, cream, plant milk; 42 g; at most 2; buy milk
slot salt: accepts salt; 0.6 g; buy salt; optional
slot sweet: accepts sugar, syrup; 8 g; at most 2
slot egg: accepts egg; 12 g
slot extra: accepts dried fruit, melting cheese, herb, seed, fruit, zest; 15 g; at most 3

mix: Heat the oven to {oven}. Mix {flour+raise}[ with {salt+sweet}] in a large bowl[ and rub in {fat} until crumbly].
  minutes: 5
  oven: 425
  tools: large bowl
mix: Stir in {wet}[ with {egg+extra}] until it just comes together, pat out thick and cut into pieces.
  minutes: 4
  tools: baking sheet
  beginner: Handle it as little as you can; that keeps it tender.
bake: Set on a baking sheet and bake at {oven} for about {time}, until risen and golden.
  minutes: 16
  oven: 425
  cooks: egg
  done: risen and golden
  tools: baking sheet
serve: Serve warm.
`,
'blended-sauce.txt': `dish: blended sauce
  noun: Sauce
  course: savory
  skill: beginner
  title from: herb, cheese
  named only: yes

name: Basil Pesto
  needs: basil; pine nut or walnut or almond or cashew; garlic or parmesan; olive oil
  without: any pasta or any poultry or any bread or any rice or any fish or any shellfish or any tomato or mozzarella or any noodle or any vegetable
  cuisine: italian
name: Chimichurri
  needs: parsley; garlic; any vinegar; olive oil or oregano
  without: any beef or any poultry or any pasta or any fish or any bread or any pulse or any dried pulse or any tomato or any quick grain or potato
  cuisine: spanish
name: Vinaigrette
  needs: olive oil; any vinegar; mustard or dijon mustard
  without: any salad leaf or any poultry or any pasta or any fish or any pulse or any dried pulse or any vegetable or potato or any bread or any tomato or any beef or any pork

slot herb: accepts herb, leaf; 20 g; at most 4
slot nut: accepts nut, seed; 12 g; at most 2
slot garlic: accepts garlic, chile, onion; 4 g; at most 3
slot cheese: accepts hard cheese; 12 g; at most 2
slot fat: accepts oil; 28 g; at most 2; buy olive oil
slot acid: accepts vinegar, citrus; 9 g; at most 2
slots: salt
slot spice: accepts spice, dried herb; 0.8 g; at most 4
slot mustard: accepts condiment; 4 g
slot sweet: accepts syrup, sugar; 3 g

mix: Blend [{herb+nut+garlic+cheese+acid+mustard+sweet+spice} with ]{fat}, pouring it in in a thin stream.[ Season with {salt}.]
  minutes: 5
  tools: blender
serve: Serve at room temperature.
`,
'bobotie.txt': `dish: bobotie
  noun: Bobotie
  course: savory
  skill: intermediate
  title from: main
  named only: yes

name: Bobotie
  needs: any ground meat or lentil; curry powder; egg; milk or any cream; any bread or any crumbs or any jam or raisin or bay leaf
  without: any rice or any pasta or potato or any tortilla

slot main: accepts ground meat, quick pulse, pulse; 130 g; buy ground beef, lentil
slot bread: accepts bread, crumbs; 25 g
slot milk: accepts milk, cream, plant milk; 70 g; at most 2; buy milk
slot egg: accepts egg; 50 g; buy egg
slots: onion, garlic, fat, salt
slot spice: accepts spice, sweet spice; 3 g; at most 6
slot sweet: accepts jam, sugar, syrup, dried fruit, fruit, condiment; 25 g; at most 4
slot acid: accepts citrus, vinegar; 6 g; at most 2
slot leaf: accepts bay leaf; 0.2 g
slot nut: accepts nut; 8 g
slot herb: accepts herb; 4 g

cook: {hot}Add {onion+garlic} and cook for about {time}, until soft.
  minutes: fry onion
  tools: large frying pan
cook: Add {main}[ with {spice}] and cook for about {time}, until {done}.
  minutes: fry main
  cooks: main
  tools: large frying pan
mix: Heat the oven to {oven}. [Stir in {bread}, soaked in a little of {milk} and pressed out. ][Stir in {sweet+acid+nut+salt}. ]Spread it in a baking dish.
  minutes: 4
  oven: 350
  tools: baking dish
mix: Beat {egg} with {milk} and pour over.[ Lay {leaf} on top.]
  minutes: 2
bake: Bake at {oven} for about {time}, until set and golden.
  minutes: 35
  oven: 350
  cooks: egg
  done: set and golden
  tools: baking dish
serve: [Scatter with {herb}. ]Serve hot.
`,
'bowl.txt': `dish: bowl
  noun: Fruit Bowl
  course: sweet
  skill: beginner
  title from: fruit, cream, nut
  requires: fruit or cream or nut or sugar
  called for by: fruit+cream or fruit+herb
  penalty: 10

name: Eton Mess Bowl
  needs: meringue; any fruit; any cream
  cuisine: british
name: Banana Split Bowl
  needs: banana; ice cream; any chocolate or any syrup or whipped cream or cherry
  cuisine: american
name: Fruit Salad Bowl
  needs: orange or apple or grape or kiwi or pear or melon or watermelon; banana or strawberry or pineapple or mango or blueberry
  without: any milk or any soft dairy or any flour or any oats or any juice or spinach or any pastry or any cream or any nut

slot fruit: accepts fruit, dried fruit, jam, juice, avocado, raw vegetable; 160 g; at most 6; buy banana, apple, strawberry; from fruits
slot cream: accepts soft dairy, cream, soft cheese, milk, plant milk, coconut milk, sweet; 80 g; at most 4
slot sugar: accepts sugar, syrup; 8 g; at most 3
slot flavor: accepts extract, sweet spice, zest, spirit, cocoa, coffee, wine, ginger, citrus; 14 g; at most 6
slot salt: accepts salt; 0.4 g
slot nut: accepts nut, seed, coconut, chocolate, oats, snack, nut butter, crumbs; 22 g; at most 6
slot herb: accepts herb; 2 g; at most 2

mix: Toss {fruit}[ with {sugar+flavor+salt}] in a bowl.
  tools: bowl
serve: [Spoon {cream} over. ][Scatter with {nut+herb}. ]Serve cold.
`,
'breaded-cutlets.txt': `dish: breaded cutlets
  noun: Cutlets
  course: savory
  skill: beginner
  title from: main, base, egg, cheese
  named only: yes

name: {main} Schnitzel
  needs: any tender meat or any poultry; any crumbs; egg; any flour or lemon or lemon juice
  without: any tomato sauce or any pasta or cabbage or soy sauce or any cheese or panko
  cuisine: german
name: {main} Katsu
  needs: any tender meat or any poultry or any tofu; panko; egg or flour
  without: any cheese or any tomato sauce or crab
  cuisine: japanese
name: Chicken Parmesan
  needs: any poultry; any crumbs or parmesan; mozzarella; any tomato sauce
  without: any rice
  cuisine: italian
name: Chicken Cordon Bleu
  needs: any poultry; ham; swiss cheese or gruyere or any melting cheese; any crumbs
  cuisine: french
name: {main} and Waffles
  needs: any poultry or any bone-in poultry; waffle; any syrup or any flour or buttermilk or hot sauce
  cuisine: southern_us
name: Fried {main+sea}
  needs: any poultry or any bone-in poultry or any fish; any flour or cornmeal or any crumbs; buttermilk or hot sauce or egg
  without: any pasta or any cheese or any tomato or any cream or any noodle or any broth or any tortilla or dill or soy sauce or any bread or any rice or any leavening or any sugar or any vegetable
  cuisine: southern_us

slot main: accepts tender meat, poultry, tofu, bone-in poultry; 150 g; buy chicken breast, tofu; whole; optional; satisfied by sea
slot sea: accepts fish; 150 g
slot flour: accepts flour, starch, cornmeal; 14 g; at most 2; buy flour, cornstarch
slot egg: accepts egg, soft dairy, milk; 25 g; at most 2
slot crumbs: accepts crumbs, hard cheese, snack; 28 g; at most 3
slot fat: accepts oil, butter; 18 g; at most 2; buy vegetable oil, butter
slot spice: accepts spice, dried herb; 2 g; at most 6
slots: salt, garlic, herb
slot sauce: accepts tomato sauce, savory sauce, condiment; 70 g; at most 3
slot cheese: accepts melting cheese, soft cheese; 40 g; at most 2
slot ham: accepts cooked meat; 35 g
slot acid: accepts citrus; 10 g
slot bread: accepts bread; 70 g; only waffle
slot syrup: accepts syrup; 20 g
slot beside: accepts hard vegetable, salad leaf, raw vegetable, tomato; 80 g; at most 3
slot base: accepts pasta, rice, potato, noodle; 70 g; at most 2

use: boil base
mix: Pound {main} flat and even[, season with {salt+spice+garlic}].
  minutes: 4
  tools: rolling pin
mix: Season {sea} with {salt}[ and {spice+garlic}].
  minutes: 2
mix: Coat in {flour}[, then in {egg}][, then in {crumbs}].
  minutes: 5
  tools: three plates
cook: Heat {fat} in a large frying pan over medium heat and cook for about {time}, turning once, until golden on both sides and done in the middle.
  minutes: fry main+sea plus 2
  cooks: main+sea+egg
  done: golden on both sides, with no pink in the middle
  tools: large frying pan
bake: Top with [{ham+sauce} and ]{cheese}, and bake at {oven} for {time}, until melted.
  minutes: 10
  oven: 400
  done: melted
  tools: baking dish
serve: [Scatter with {herb}. ]Serve hot[ with {acid+base+beside}][ on {bread}][if no cheese:, and {sauce}].[ Pour {syrup} over.]
`,
'broth.txt': `dish: broth
  noun: Broth
  course: savory
  skill: beginner
  title from: bones
  requires: bones
  called for by: bones
  vessel: stockpot

name: {bones} Broth
  needs: any bones
  without: rice noodle or any noodle or fish head or fish frame or fish bone or fish carcass

slot bones: accepts bones; 350 g; at most 3; bulk
slot main: accepts poultry, tough meat, tender meat, bone-in poultry; 60 g; at most 2
slot aromatic: accepts onion, celery, hard vegetable, garlic, ginger, mushroom, dried mushroom, tomato, leaf, vegetable; 110 g; at most 7
slot water: accepts water, broth; 500 g; at most 2; bulk; buy water
slot herb: accepts herb, bay leaf, dried herb; 4 g; at most 5
slot spice: accepts spice, sweet spice, pepper; 1 g; at most 5
slot salt: accepts salt; 1 g; buy salt; optional
slot acid: accepts vinegar, citrus; 6 g; at most 2
slot wine: accepts wine, tomato paste; 25 g; at most 2
slot fat: accepts oil; 5 g
slot noodle: accepts noodle, pasta, rice; 40 g
slot sauce: accepts savory sauce; 8 g; at most 2

mix: Heat the oven to {oven} and spread {bones} in a roasting pan[ with {fat}].
  minutes: 3
  oven: 400
  tools: roasting pan
bake: Roast {bones} at {oven} for {time}, until browned.
  minutes: 35
  oven: 400
  done: browned
  tools: roasting pan
cook: Put them in a stockpot with {water}[, {aromatic+main}][ and {herb+spice+acid+wine+sauce}] and top up with cold water until covered. Bring slowly to a simmer, skim, and simmer gently for about {time}.
  minutes: simmer bones
  cooks: main
  done: deep in color and flavor
  tools: stockpot
rest: Strain, and let it stand for {time}; lift off the fat.[ Season with {salt}.]
  minutes: 10
  tools: fine strainer
use: boil noodle
serve: Serve hot in bowls[ with {noodle}], or cool quickly and refrigerate.
`,
'brownies.txt': `dish: brownies
  noun: Brownies
  course: sweet
  skill: beginner
  title from: chocolate, nut
  named only: yes

name: Brownies
  needs: any cocoa or any chocolate; any flour or almond flour; butter or any oil; any sugar; egg
  without: any leavening or any oats or any milk or any yeast or banana or chocolate chip
  cuisine: american
name: Brownies
  needs: cocoa powder; any chocolate; any flour; butter; any sugar
  without: any oats or any yeast or any fruit
  cuisine: american
name: Flourless Chocolate Cake
  needs: any chocolate; egg; butter; any sugar
  without: any flour or any milk or any cream or any crumbs or any bread
  cuisine: french

slot chocolate: accepts chocolate, cocoa; 26 g; at most 3; buy cocoa powder, dark chocolate
slot fat: accepts butter, oil; 22 g; at most 2; buy butter, vegetable oil
slot sugar: accepts sugar, syrup; 32 g; at most 3; buy sugar
slot egg: accepts egg; 25 g; buy egg
slot flour: accepts flour, starch; 14 g; at most 3
slot raise: accepts leavening; 0.5 g
slot nut: accepts nut, seed, dried fruit, sweet; 12 g; at most 3
slot flavor: accepts extract, coffee, spirit, sweet spice; 2 g; at most 3
slot salt: accepts salt; 0.3 g
slot milk: accepts milk, cream; 10 g

mix: Heat the oven to {oven} and line a small baking pan.
  minutes: 3
  oven: 350
  tools: baking pan
cook: Melt {fat+chocolate} together in a saucepan over low heat for {time}, stirring.
  minutes: 4
  done: smooth
  tools: saucepan
mix: Beat in {sugar+egg}[ with {flavor+salt+milk}][, then fold in {flour+raise}][ and {nut}].
  minutes: 4
  tools: large bowl
bake: Scrape into the pan and bake at {oven} for about {time}, until set at the edges and just firm in the middle.
  minutes: 25
  oven: 350
  cooks: egg
  done: set at the edges, just firm in the middle
  tools: baking pan
rest: Let it cool in the pan for {time}.
  minutes: 20
serve: Cut into squares and serve.
`,
'burgers.txt': `dish: burgers
  noun: Burgers
  course: savory
  skill: beginner
  title from: main, cheese, base
  requires: main+bread

slot main: accepts ground meat; 130 g; at most 3
slot bind: accepts egg; 15 g
slot crumbs: accepts crumbs, oats, flour, snack, starch; 15 g; at most 2
slot wet: accepts milk, water, broth, tomato sauce, plant milk, cream, wine; 12 g; at most 2
slots: onion, garlic, spice, salt
slot sauce: 20 g
slots: paste, sweet, herb, fat, cheese
slot bread: accepts bread, tortilla; 60 g
slot hard: 120 g
slot vegetable like vegetable: accepts vegetable, mushroom; 90 g; satisfied by fresh, hard, bread, base
slot fresh like fresh: accepts salad leaf, leaf, tomato, raw vegetable, briny, avocado; 80 g; at most 5
slots: acid
slot cream like cream: accepts soft dairy
slot topping like topping: accepts nut, seed
slots: cured
slot base: 55 g

use: boil base
mix: Work {main} lightly with {onion+garlic+spice+salt+herb+bind+crumbs+wet+paste+sauce+sweet}, and shape into patties.
  minutes: 5
  tools: large bowl
use: firm
use: greens
use: crisp
cook: {hot}Cook the patties of {main} for about {time}, turning once, until browned outside with no pink in the middle.[ Lay {cheese} on top for the last minute.]
  minutes: 10
  cooks: main+bind
  done: browned outside, with no pink in the middle
  tools: large frying pan
  advanced: Press a dimple into each, so that they stay flat.
rest: Let the patties rest for {time}.
  minutes: 2
serve: Serve hot[ in {bread}][ with {fresh+base}].[ Finish with {cream+acid+topping}.]
`,
'cake.txt': `dish: cake
  noun: Cake
  gluten-free noun: Traybake
  course: sweet
  skill: intermediate
  title from: fruit, nut, cocoa, cheese, flavor
  requires: flour
  called for by: flour+sugar or flour+cocoa or flour+raise

name: Banana Bread
  needs: banana; any flour; any sugar or any syrup; egg or any leavening
  without: any oats
  cuisine: american
name: Carrot Cake
  needs: carrot; any flour; any sugar; egg
  cuisine: american
name: Zucchini Bread
  needs: zucchini; any flour; any sugar; egg or any leavening
  cuisine: american
name: Pumpkin Bread
  needs: canned pumpkin or pumpkin; any flour; any sugar; any leavening or egg
  cuisine: american
name: Chocolate Cake
  needs: cocoa powder; any flour; any sugar; egg; any leavening
  without: chocolate chip
  cuisine: american
name: Gingerbread
  needs: molasses; any flour; ground ginger or ginger
  cuisine: american
name: Pound Cake
  needs: any flour; butter; sugar; egg; vanilla extract
  without: any leavening or any chocolate or any cocoa or any fruit or any nut or milk
  cuisine: american
name: Lemon Cake
  needs: lemon or lemon juice; any flour; any sugar; egg; butter
  without: milk or any fruit or any yeast
  cuisine: american

slot flour: accepts flour, cornmeal, crumbs; 42 g; at most 4; buy flour, rice flour, almond flour, coconut flour
slot sugar: accepts sugar, syrup; 26 g; at most 4; buy sugar, honey, maple syrup, erythritol
slot fat: accepts butter, oil, nut butter; 18 g; at most 3; buy butter, vegetable oil
slot egg: 26 g; at most 3; buy egg, banana; optional
slot wet: accepts milk, soft dairy, cream, plant milk, water, coconut milk, vinegar; 26 g; at most 4; buy milk, water; optional
slot raise: accepts leavening; 1.7 g; at most 3; buy baking powder
slot cocoa: accepts cocoa, chocolate; 10 g; at most 2
slot cheese: accepts soft cheese; 25 g; at most 2
slot flavor: accepts extract, sweet spice, zest, spirit, coffee, wine; 14 g; at most 6
slot salt: accepts salt; 0.4 g
slot starch: accepts starch; 8 g; at most 2
slot oats: accepts oats; 14 g; at most 2
slot fruit: accepts fruit, jam, juice, citrus; 50 g; at most 4
slot nut: accepts nut, seed, coconut, dried fruit, chocolate, snack, sweet; 24 g; at most 6
slot vegetable: accepts hard vegetable, ginger, potato, vegetable; 30 g; at most 2; only carrot, pumpkin, sweet potato, beet, zucchini, ginger
slot set: accepts gelatin; 1.5 g

mix: Heat the oven to {oven} and grease a baking pan with a little of {fat}.
  minutes: 3
  oven: 350
  tools: baking pan
mix: Beat {fat} with {sugar}[, then beat in {egg}][, then {wet+cheese}].
  minutes: 6
  tools: large bowl, whisk
  advanced: Beat for a good while here: this is where the lightness comes from.
mix: Stir in {flour+oats+starch+raise+cocoa+flavor+salt+set} until just combined.[ Fold in {fruit+nut+vegetable}.]
  minutes: 3
  beginner: Stop as soon as no dry streaks are left; more stirring makes it tough.
bake: Scrape into the pan and bake at {oven} for about {time}, until golden and a skewer comes out clean.
  minutes: 32
  oven: 350
  cooks: egg
  done: golden, and a skewer comes out clean
  tools: baking pan
rest: Let it cool in the pan for {time} before you turn it out.
  minutes: 10
serve: Cut into pieces and serve.
`,
'candied-sweet-potatoes.txt': `dish: candied sweet potatoes
  noun: Sweet Potato Casserole
  course: savory sweet
  skill: beginner
  title from: potato
  named only: yes

name: Sweet Potato Casserole
  needs: sweet potato; marshmallow or pecan; any sugar or maple syrup; butter
  without: any flour or any pastry or any poultry or any pulse
  cuisine: southern_us

slot potato: accepts potato; 220 g; only sweet potato; buy sweet potato
slot fat: accepts butter, oil; 12 g; buy butter, vegan butter
slot sugar: accepts sugar, syrup; 18 g; at most 2; buy brown sugar
slot spice: accepts sweet spice, extract; 0.8 g; at most 4
slot salt: accepts salt; 0.4 g
slot egg: 20 g
slot milk: accepts milk, cream, plant milk; 20 g
slot top: accepts sweet, nut; 20 g; at most 2

cook: Boil {potato} for about {time}, until {done}; drain and mash.
  minutes: simmer potato
  tools: large pot, potato masher
mix: Heat the oven to {oven}. Stir in {fat+sugar}[ and {spice+salt+egg+milk}], and spread in a baking dish.
  minutes: 3
  oven: 375
  tools: baking dish
bake: Bake at {oven} for {time}[, scatter with {top} for the last 10 minutes], until hot and browned on top.
  minutes: 30
  oven: 375
  cooks: egg
  done: hot in the middle, and browned on top
  tools: baking dish
serve: Serve warm.
`,
'ceviche.txt': `dish: ceviche
  noun: Ceviche
  course: savory
  skill: beginner
  title from: sea
  named only: yes

name: {sea} Ceviche
  needs: any fish or any shellfish; lime or lime juice; red onion or onion; cilantro or any chile or avocado
  without: any rice or any tortilla or any noodle or coconut milk or any broth or butter or any pasta
  cuisine: mexican

slot sea: accepts fish, shellfish; 150 g; at most 3; buy cod, shrimp
slot acid: accepts citrus, juice; 40 g; at most 3; buy lime
slot onion: accepts onion; 20 g; at most 2
slot chile: accepts chile, garlic, ginger; 4 g; at most 3
slot fresh: accepts tomato, raw vegetable, avocado, vegetable, fruit; 70 g; at most 5
slot herb: accepts herb; 5 g; at most 2
slot fat: accepts oil; 5 g
slots: salt
slot chips: accepts snack; 30 g

cook: Simmer {sea} in salted water for about {time}, until {done}; drain and chill.
  minutes: simmer sea
  cooks: sea
  tools: saucepan
  beginner: Acid alone does not make raw seafood safe, so it is cooked first.
mix: Stir in {acid}[ with {onion+chile+salt+fat}].
  tools: bowl
rest: Marinate in the refrigerator for {time}.
  minutes: 20
serve: [Fold in {fresh+herb}. ]Serve cold[ with {chips}].
`,
'cheesecake.txt': `dish: cheesecake
  noun: Cheesecake
  gluten-free noun: Baked Custard
  course: sweet
  skill: intermediate
  title from: fruit, flavor, nut
  requires: cheese

name: Cheesecake
  needs: cream cheese; any sugar; egg; graham cracker or any crumbs or any sweet or any cream
  without: any flour or carrot
  cuisine: american

slot cheese: accepts soft cheese; 95 g; at most 2; only cream cheese, ricotta, mascarpone, cottage cheese, farmer cheese; bulk; whole
slot sugar: accepts sugar, syrup; 26 g; at most 4; buy sugar, honey, maple syrup, erythritol
slot egg: 28 g; at most 3; buy egg; optional
slot cream like cream: accepts cream, soft dairy, milk, plant milk, coconut milk; 30 g
slot thick: accepts flour, starch, gelatin; 6 g; at most 3
slot flavor: accepts extract, sweet spice, zest, spirit, coffee, wine; 14 g; at most 6
slot acid: accepts citrus; 6 g
slot salt: accepts salt; 0.4 g
slot crust: accepts snack, crumbs, sweet, oats; 24 g; at most 3
slot fat: accepts butter, oil; 9 g; at most 2; buy butter, vegetable oil
slot fruit: accepts fruit, jam, dried fruit; 45 g; at most 4
slot nut: accepts nut, chocolate, coconut, seed, cocoa; 12 g; at most 4

mix: Heat the oven to {oven} and grease a small round pan with {fat}.[ Crush {crust} finely and press onto the bottom.]
  minutes: 6
  oven: 325
  tools: round pan
mix: Beat {cheese} with {sugar} until smooth[, then beat in {egg}][, then {cream+thick+flavor+acid+salt}]. Pour it into the pan.
  minutes: 6
  tools: large bowl
  advanced: Beat slowly: air makes it rise, sink and crack.
bake: Bake at {oven} for about {time}, until set at the edges with a slight wobble in the middle.
  minutes: 40
  oven: 325
  cooks: egg
  done: set at the edges, with a slight wobble in the middle
  tools: round pan
rest: Let it cool for {time}; it firms up as it does.
  minutes: 30
serve: [Top with {fruit+nut}. ]Cut into wedges and serve.
`,
'chicken-and-dumplings.txt': `dish: chicken and dumplings
  noun: Chicken and Dumplings
  course: savory
  skill: beginner
  title from: main
  named only: yes

name: {main} and Dumplings
  needs: any poultry or any bone-in poultry or cooked chicken; any flour or biscuit mix or dumpling; any leavening or biscuit mix or dumpling or buttermilk or milk; any broth; carrot or celery
  without: any pastry or any noodle or any pasta or soy sauce or egg or okra or any rice or any bread or any cheese or potato or any cream
  cuisine: southern_us

slot main: accepts poultry, bone-in poultry; 130 g; at most 2; from no list; never bought
slot ready: accepts cooked meat; 110 g
slots: onion, garlic, salt
slot hard: 80 g; never bought
slot vegetable: 50 g; never bought
slot fat: accepts butter, oil; 12 g; at most 2; buy butter, vegetable oil
slot liquid: accepts broth, water; 320 g; at most 2; buy chicken broth
slot spice: accepts spice, dried herb, bay leaf; 1 g; at most 4
slot flour: accepts flour, other; 50 g; only flour, self-rising flour, whole wheat flour, dumpling; buy flour
slot raise: accepts leavening; 2 g; buy baking powder
slot milk: accepts milk, cream, soft dairy, plant milk; 45 g; at most 2; buy milk
slot herb: accepts herb; 4 g; at most 3

cook: [first fat: Heat {fat} in a large pot over medium heat. ]Add {onion+garlic+hard+vegetable} and cook for about {time}, stirring, until soft at the edges.
  minutes: fry onion+hard
  tools: large pot
cook: Pour in {liquid}[ with {spice}][, add {main}][ and {ready}] and simmer for about {time}, until {done}.
  minutes: simmer main
  cooks: main
  tools: large pot
mix: Stir {flour+raise}[ with {salt}] and {milk} to a soft, sticky mass.
  minutes: 3
  tools: bowl
cook: Drop spoonfuls on top of the simmering pot, cover and cook for {time} without lifting the lid, until puffed and dry in the middle.
  minutes: 15
  done: puffed, and dry in the middle
  tools: large pot with a lid
serve: [Scatter with {herb}. ]Serve hot in bowls.
`,
'churros.txt': `dish: churros
  noun: Churros
  course: sweet
  skill: intermediate
  title from: spice
  named only: yes

name: Churros
  needs: any flour; water; any sugar; cinnamon or chocolate; any oil
  without: any leavening or any yeast or any fruit or milk or any nut or any oats
  cuisine: spanish

slot water: accepts water; 80 g; buy water
slot fat: accepts butter; 12 g; buy butter, vegan butter
slot salt: accepts salt; 0.3 g
slot flour: accepts flour; 45 g; buy flour
slot egg: accepts egg; 25 g
slot oil: accepts oil; 18 g; at most 2; buy vegetable oil
slot sugar: accepts sugar; 16 g; at most 2; buy sugar
slot spice: accepts sweet spice, extract; 0.6 g; at most 3
slot dip: accepts chocolate, syrup, jam, sweet; 25 g; at most 2

cook: Bring {water+fat}[ with {salt}] to a boil in a saucepan, tip in {flour} at once and stir for {time}, until it comes away from the sides.
  minutes: 3
  done: smooth, and coming away from the sides
  tools: saucepan
rest: Let it cool for {time}.
  minutes: 10
mix: Beat in {egg} until smooth.
  minutes: 3
mix: Fill it into a piping bag with a star nozzle.
  minutes: 3
  tools: piping bag
cook: Heat {oil} in a deep, heavy frying pan to 360°F (182°C). Pipe in short lengths, a few at a time, and fry, turning once, for about {time} in all, until deep golden and done in the middle.
  minutes: 12
  cooks: egg
  done: deep golden, and done in the middle
  tools: deep frying pan, thermometer
  beginner: Never leave hot oil alone, and keep a lid at hand to put out a flame.
cook: Melt {dip} gently in a small pan for {time}.
  minutes: 3
  tools: small pan
serve: Roll in {sugar}[ mixed with {spice}] while hot. Serve warm[ with {dip}].
`,
'clafoutis.txt': `dish: clafoutis
  noun: Clafoutis
  course: sweet
  skill: beginner
  title from: fruit
  named only: yes

name: {fruit} Clafoutis
  needs: cherry or plum or apricot or pear; egg; milk or any cream; any flour; any sugar
  without: any leavening or butter or any oats or any pastry
  cuisine: french

slot fruit: accepts fruit; 120 g; at most 2
slot flour: accepts flour, starch; 25 g; at most 2
slot wet: accepts milk, cream, plant milk; 110 g; at most 2
slot egg: 60 g; at most 2
slot sugar: accepts sugar, syrup; 28 g; at most 2
slot fat: accepts butter, oil; 6 g; buy butter, vegetable oil
slot flavor: accepts extract, sweet spice, zest, spirit; 2 g; at most 4
slot salt: accepts salt; 0.3 g
slot nut: accepts nut; 12 g

mix: Heat the oven to {oven}, grease a baking dish with {fat} and spread {fruit} in it.
  oven: 350
  tools: baking dish
mix: Whisk {flour+sugar}[ with {salt+flavor}], then whisk in {egg+wet} little by little until smooth, and pour over the fruit.
  minutes: 4
  tools: large bowl, whisk
bake: [Scatter with {nut}. ]Bake at {oven} for {time}, until {done}.
  minutes: 40
  oven: 350
  cooks: egg
  done: puffed and golden, and set in the middle
  tools: baking dish
rest: Let it cool for {time}; it sinks a little.
  minutes: 10
serve: Serve warm.
`,
'composed-salad.txt': `dish: composed salad
  noun: Salad
  course: savory
  skill: beginner
  title from: main, ready, sea, boiled, cheese
  named only: yes

name: [{main} ]Caesar Salad
  needs: romaine lettuce or lettuce; any crumbs or parmesan or any poultry; caesar dressing or any anchovy or egg
  without: any tortilla
  cuisine: american
name: Cobb Salad
  needs: any salad leaf; any bacon; egg or any poultry or cooked chicken; avocado or blue cheese
  without: any bread or any tortilla
  cuisine: american
name: Niçoise Salad
  needs: tuna or canned tuna; green bean or any salad leaf; potato or egg; black olive or any anchovy or any briny
  without: any pasta or any rice or mayonnaise or any bread
  cuisine: french
name: Egg Salad
  needs: egg; mayonnaise; celery or scallion or onion or chive or mustard
  without: potato or any pasta or any bread or any ready fish or crab or any poultry or any bacon or any salad leaf or paprika
  cuisine: american
name: Chicken Salad
  needs: any poultry or cooked chicken; mayonnaise; celery or grape or onion
  without: any bread or any pasta or any rice or any broth or carrot or potato
  cuisine: american
name: Beet Salad
  needs: beet; goat cheese or feta or any nut; any salad leaf or orange or any vinegar
  without: any pasta or any rice or potato or any flour or any poultry or any broth
  cuisine: american
name: Spinach Salad
  needs: spinach; any bacon or egg or strawberry or cranberry or dried cranberry or apple or pear; any vinegar or red onion; any nut or goat cheese or feta or any vinegar
  without: any pasta or any rice or potato or any flour or any poultry
  cuisine: american
name: Salade Lyonnaise
  needs: frisee or escarole or endive; any bacon; egg
  without: any cheese or avocado
  cuisine: french

slot green: accepts salad leaf, leaf, raw vegetable; 110 g; at most 4
slot boiled: accepts egg, potato; 70 g; at most 2; whole
slot bean: accepts vegetable; 60 g; at most 2; only green bean, asparagus, corn, pea, broccoli
slot main: accepts poultry, tender meat, tofu; 100 g
slots: sea
slot cured: 20 g
slot ready: accepts cooked meat, ready fish, pulse; 70 g; at most 2
slot fresh: accepts tomato, avocado, raw vegetable, celery, vegetable, hard vegetable, mushroom; 90 g; at most 5
slot fruit: accepts fruit, dried fruit; 40 g; at most 2
slot onion: accepts onion; 15 g; at most 2
slot topping: accepts crumbs, briny, nut, seed, anchovy, bread; 25 g; at most 5
slot cheese: 25 g; at most 2
slot mayo: accepts dressing, soft dairy; 25 g; at most 2
slot fat: accepts oil; 9 g; buy olive oil, vegetable oil
slot acid: accepts citrus, vinegar; 8 g; at most 2; buy lemon, vinegar
slots: salt
slot garlic: accepts garlic; 2 g
slot sauce: accepts condiment, savory sauce, hot sauce; 6 g; at most 3
slot spice: accepts spice, dried herb; 0.5 g; at most 3
slot sweet: accepts sugar, syrup; 2 g
slot herb: accepts herb; 4 g; at most 3

cook: Boil {boiled} for about {time}, until done right through; cool, peel and cut up.
  minutes: simmer boiled plus 7
  cooks: boiled
  done: done right through
  tools: saucepan
cook: Boil {bean} for {time}, until crisp-tender, and rinse under cold water.
  minutes: 4
  done: crisp-tender
  tools: saucepan
cook: Cook {main+cured} with a little of {fat} in a large frying pan over medium heat for about {time}, turning now and then, until {done}.
  minutes: fry main+cured
  cooks: main+cured
  tools: large frying pan
cook: Sear {sea} with a little of {fat} in a large frying pan over medium heat for about {time}, until {done}.
  minutes: fry sea
  cooks: sea
  tools: large frying pan
mix: Whisk {fat+acid}[ with {mayo+garlic+sauce+sweet+salt+spice}] for the dressing.
  minutes: 2
  tools: large bowl, whisk
mix: [Toss {green+fresh+onion+fruit} in the dressing. ]Arrange everything on plates[, with {boiled+bean+main+sea+cured+ready}].
  minutes: 3
serve: [Scatter with {cheese+topping+herb}. ]Serve at once.
`,
'compote.txt': `dish: compote
  noun: Compote
  course: sweet
  skill: beginner
  title from: fruit
  requires: fruit
  penalty: 8

name: Applesauce
  needs: apple; any sugar or cinnamon; lemon or lemon juice or cinnamon or water
  without: any flour or any oats or any pastry or butter or any nut or any milk
  cuisine: american
name: Cranberry Sauce
  needs: cranberry; any sugar; orange or orange juice or water
  without: any flour or any poultry or any spirit
  cuisine: american
name: Poached Pears
  needs: pear; red wine or white wine or any sugar; cinnamon or vanilla extract or star anise
  without: any flour or any oats or any pastry
  cuisine: french

slot fruit: 160 g; at most 6
slot sugar: accepts sugar, syrup; 20 g; at most 3; buy sugar, honey, maple syrup, erythritol
slot liquid: accepts water, juice, wine, jam; 35 g; at most 3
slot flavor: accepts extract, sweet spice, zest, spirit, coffee, wine; 14 g; at most 6
slot acid: 8 g; at most 2; never bought
slot salt: accepts salt; 0.4 g
slot thick: accepts starch, gelatin; 3 g; at most 2
slot fat: accepts butter; 5 g
slot cream like cream: accepts cream, soft dairy, soft cheese, sweet; 35 g
slot nut: accepts nut, coconut, seed, oats; 10 g; at most 4
slot herb: accepts herb, ginger; 2 g; at most 2

cook: Put {fruit+sugar}[ with {liquid+acid+flavor+thick+salt+fat}] in a saucepan and simmer gently for about {time}, stirring now and then, until soft and syrupy.
  minutes: 12
  done: soft and syrupy
  tools: saucepan
rest: Let it cool for {time}; it thickens as it does.
  minutes: 10
serve: [Spoon over or beside it {cream}. ][Scatter with {nut+herb}. ]Serve warm or cold.
`,
'cookies.txt': `dish: cookies
  noun: Cookies
  gluten-free noun: Bites
  course: sweet
  skill: beginner
  title from: nut, cocoa, fruit, flavor
  requires: flour
  called for by: flour+sugar

name: Chocolate Chip Cookies
  needs: chocolate chip; any flour; butter; any sugar
  without: any cocoa or any fruit
  cuisine: american
name: Peanut Butter Cookies
  needs: peanut butter; any sugar; egg
  without: any bread
  cuisine: american
name: Oatmeal Raisin Cookies
  needs: any oats; raisin; butter; any sugar; any flour or egg
  cuisine: american
name: Shortbread
  needs: any flour; butter; any sugar
  without: egg or any leavening or any milk or any fruit or any chocolate or any cocoa or any nut or any oats or any yeast or any plant milk or any cream
  cuisine: british
name: Gingersnaps
  needs: any flour; molasses; ground ginger; any sugar; butter
  cuisine: american
name: Snickerdoodles
  needs: any flour; butter; any sugar; cinnamon; egg; cream of tartar
  cuisine: american

slot flour: accepts flour, cornmeal, crumbs; 34 g; at most 4; buy flour, rice flour, almond flour, coconut flour
slot sugar: accepts sugar, syrup; 20 g; at most 4; buy sugar, honey, maple syrup, erythritol
slot fat: accepts butter, oil, nut butter; 19 g; at most 3; buy butter, coconut oil, vegetable oil
slot egg: accepts egg, milk, plant milk, water, cream, soft cheese, soft dairy; 9 g; at most 3
slot raise: accepts leavening; 0.7 g; at most 3
slot cocoa: accepts cocoa; 5 g
slot flavor: accepts extract, sweet spice, zest, spirit, coffee, wine; 14 g; at most 6
slot salt: accepts salt; 0.4 g
slot starch: accepts starch; 8 g; at most 2
slot oats: accepts oats; 14 g; at most 2
slot nut: accepts nut, seed, coconut, dried fruit, chocolate, snack, sweet; 22 g; at most 6
slot fruit like fruit: accepts jam, juice, citrus, ginger; 8 g

mix: Heat the oven to {oven} and line a baking sheet.
  oven: 350
  tools: baking sheet
mix: Beat {fat} with {sugar} until pale[, then beat in {egg+fruit}].
  minutes: 6
  tools: large bowl
mix: Work in {flour+oats+starch+raise+cocoa+flavor+salt}[, then {nut}].
  minutes: 3
  beginner: It should hold together when you press it.
bake: Set spoonfuls on the sheet with room between them and bake at {oven} for {time}, until golden at the edges.
  minutes: 12
  oven: 350
  cooks: egg
  done: golden at the edges
  tools: baking sheet
  advanced: Chill the shaped ones for a few minutes first, and they keep their shape.
rest: Let them firm up on the sheet for {time}.
serve: Serve them warm or cold.
`,
'cornbread.txt': `dish: cornbread
  noun: Cornbread
  course: savory sweet
  skill: beginner
  title from: meal, egg
  named only: yes

name: Cornbread
  needs: cornmeal; egg; buttermilk or milk or any soft dairy; butter or any leavening
  without: any leaf or any bacon or any poultry or any shellfish
  cuisine: southern_us

slot meal: accepts cornmeal; 40 g; buy cornmeal
slot flour: accepts flour; 25 g; at most 2
slot wet: accepts soft dairy, milk, plant milk, cream; 60 g; at most 2; buy milk
slot egg: accepts egg; 20 g; buy egg
slot fat: accepts butter, oil; 14 g; at most 2; buy butter, vegetable oil
slot raise: accepts leavening; 2 g; at most 3; buy baking powder
slot sweet: accepts sugar, syrup; 8 g; at most 2
slot salt: accepts salt; 0.6 g; buy salt; optional
slot extra: accepts melting cheese, vegetable, chile, briny; 25 g; at most 3

mix: Heat the oven to {oven} and grease a baking pan with a little of {fat}.
  minutes: 3
  oven: 400
  tools: baking pan
mix: Stir {meal+raise}[ with {flour+salt+sweet}] together. Stir in {wet+egg} and the rest of {fat} until just combined.[ Fold in {extra}.]
  minutes: 4
  tools: large bowl
bake: Scrape into the pan and bake at {oven} for about {time}, until golden and a skewer comes out clean.
  minutes: 22
  oven: 400
  cooks: egg
  done: golden, and a skewer comes out clean
  tools: baking pan
rest: Let it cool for {time}.
  minutes: 5
serve: Cut into squares and serve warm.
`,
'crumble.txt': `dish: crumble
  noun: Crumble
  gluten-free noun: Baked Fruit
  course: sweet
  skill: beginner
  title from: fruit
  requires: fruit
  called for by: fruit+flour or fruit+fat or fruit+sugar
  penalty: 3

name: {fruit} Cobbler
  needs: peach or blackberry or cherry or blueberry; any flour; butter; any sugar; any leavening or milk
  without: egg
  cuisine: southern_us
name: {fruit} Crisp
  needs: any fruit; any oats; butter; any sugar
  without: any milk or egg or banana
  cuisine: american

slot fruit: accepts fruit; 130 g; at most 5; buy apple; from fruits
slot tang: accepts dried fruit, jam, citrus, juice; 30 g; at most 4
slot flour: accepts flour, oats, crumbs, starch, snack; 26 g; at most 3; buy oats, flour, rice flour
slot sugar: accepts sugar, syrup; 18 g; at most 4; buy sugar, honey, maple syrup, erythritol
slot fat: accepts butter, oil, nut butter; 14 g; at most 2; buy butter, coconut oil, vegetable oil
slot nut: accepts nut, seed, coconut, chocolate, cocoa; 12 g; at most 4
slot flavor: accepts extract, sweet spice, zest, spirit, coffee, wine; 14 g; at most 6
slot salt: accepts salt; 0.4 g
slot cream like cream: accepts cream, soft dairy, soft cheese, plant milk, sweet; 30 g

mix: Heat the oven to {oven}. Spread {fruit+tang} in a baking dish with a third of {sugar}[ and {flavor}].
  minutes: 3
  oven: 375
  tools: baking dish
mix: Rub {fat} into {flour}[ with {nut+salt}] and the rest of the sweetening until it is crumbly, and scatter it over.
  minutes: 5
  tools: bowl
bake: Bake at {oven} for {time}, until it bubbles at the edges and the top is golden.
  minutes: 30
  oven: 375
  done: bubbling at the edges, with a golden top
  tools: baking dish
rest: Let it stand for {time}; it is very hot inside.
serve: Serve warm[ with {cream}].
`,
'curry.txt': `dish: curry
  noun: Curry
  course: savory
  skill: beginner
  title from: main, sea, ready, pulse, vegetable, hard, base, egg, cheese
  called for by: paste+liquid
  cuisine only: yes
  vessel: large pot

name: {main} Tikka Masala
  needs: any poultry or any frying cheese or any tofu; yogurt; garam masala; any tomato or any tomato sauce
  cuisine: indian
name: Butter {main}
  needs: any poultry or any frying cheese; butter; heavy cream or light cream; garam masala; any tomato or any tomato sauce or tomato paste
  cuisine: indian
name: Palak Paneer
  needs: spinach; paneer
  cuisine: indian
name: Matar Paneer
  needs: pea; paneer
  cuisine: indian
name: Paneer Butter Masala
  needs: paneer; heavy cream or light cream; any tomato or any tomato sauce
  cuisine: indian
name: {main} Saag
  needs: spinach; any poultry or any lamb; garam masala or cumin
  cuisine: indian
name: Chana Masala
  needs: chickpea or dried chickpea; any tomato or any tomato sauce; garam masala or cumin or turmeric or curry powder
  without: coconut milk or any poultry
  cuisine: indian
name: Rajma
  needs: kidney bean or any dried pulse; any tomato or any tomato sauce; garam masala or turmeric
  cuisine: indian
name: Aloo Gobi
  needs: potato; cauliflower; turmeric or cumin or garam masala
  cuisine: indian
name: {pulse} Dal
  needs: any quick pulse; turmeric or garam masala or curry powder or cumin
  without: berbere or any sausage
  cuisine: indian
name: [{main+sea+ready} ]Vindaloo
  needs: any pork or any poultry or any lamb or any beef; any vinegar; any chile or dried red chile or vindaloo paste or cayenne pepper; cumin or garam masala or turmeric
  without: any pulse or any dried pulse or any tortilla or soy sauce
  cuisine: indian
name: [{main} ]Korma
  needs: any poultry or any lamb; yogurt or heavy cream; almond or cashew; garam masala or cardamom
  cuisine: indian
name: Thai Green Curry[ with {main+sea+ready}]
  needs: green curry paste
  without: any noodle
  cuisine: thai
name: Thai Red Curry[ with {main+sea+ready}]
  needs: red curry paste; coconut milk
  without: any noodle or green curry paste
  cuisine: thai
name: Massaman Curry
  needs: massaman curry paste
  cuisine: thai
name: Doro Wat
  needs: any poultry or any bone-in poultry; berbere
  cuisine: ethiopian
name: Misir Wat
  needs: red lentil; berbere
  cuisine: ethiopian
name: Moqueca
  needs: any fish or any shellfish; coconut milk; red bell pepper or tomato; cilantro or lime or lime juice
  without: red curry paste or fish sauce
  cuisine: brazilian
name: Japanese Curry[ with {main+sea+ready}]
  needs: japanese curry roux or curry roux or japanese curry; any beef or any pork or any poultry or any shellfish or any tofu or potato or carrot or onion
  without: any noodle
  cuisine: japanese
name: {sea} Étouffée
  needs: crawfish or shrimp; butter or any flour; celery; green bell pepper or red bell pepper; onion
  without: any sausage or okra or coconut milk or any tomato
  cuisine: cajun_creole
name: {main} Paprikash
  needs: any poultry or any bone-in poultry; paprika; sour cream or any cream; onion
  without: mushroom or any tortilla or garam masala
name: {main} Rogan Josh
  needs: any lamb; yogurt; paprika or red chile or cayenne pepper or dried red chile; garam masala or cardamom or cumin
  without: any rice
  cuisine: indian

slot main like slow main: 140 g
slots: sea, cured, ready
slot hard: 110 g
slot vegetable: 110 g
slot liquid: 140 g; buy coconut milk, canned tomato, water; from liquids
slot pulse: accepts quick pulse, dried pulse; 55 g; at most 2
slots: egg
slot base: optional
slots: fruit, basics

use: boil base
use: crisp
use: soften
use: bloom
cook: {hot}Add {main} and turn for {time}, until coated and no longer raw outside.
  minutes: 3
  tools: large pot
use: dust
cook: [first fat: Warm {fat} in a large pot over medium heat. ]Pour in {wine+liquid}[ with {sauce+sweet}][, add {hard+pulse+ready+fruit}] and bring to a gentle simmer. Cook for about {time}, stirring now and then.
  minutes: simmer main+hard+pulse+ready
  cooks: main
  tools: large pot
cook: Add {vegetable} and simmer for about {time} more, until {done}.
  minutes: simmer vegetable
use: sea
use: wilt
cook: Stir {egg} through in a thin stream and simmer for {time}, until set.
  minutes: 3
  cooks: egg
use: enrich
serve: [Scatter with {topping+cheese+herb}. ]Serve hot[ with {base}].
`,
'custard-pie.txt': `dish: custard pie
  noun: Pie
  course: sweet
  skill: intermediate
  title from: filling, root
  named only: yes

name: Pumpkin Pie
  needs: pie crust or any pastry; pumpkin or canned pumpkin; egg; any cream or milk or evaporated milk or condensed milk or any sugar
  cuisine: american
name: Pecan Pie
  needs: pie crust or any pastry; pecan; egg; any syrup or any sugar
  cuisine: southern_us
name: Sweet Potato Pie
  needs: pie crust or any pastry; sweet potato; egg; any sugar or milk
  without: any onion or any cheese
  cuisine: southern_us
name: Lemon Tart
  needs: pie crust or any pastry; lemon or lemon juice; egg or egg yolk; any sugar
  without: any onion or any cheese or apple or any poultry
  cuisine: french
name: Key Lime Pie
  needs: any pastry or any crumbs or graham cracker or graham cracker crust; lime or lime juice; condensed milk
  cuisine: american

slot pastry: accepts pastry, crumbs, snack; 45 g; at most 2; buy pie crust
slot root: accepts potato; 75 g
slot filling: accepts hard vegetable, nut, citrus; 75 g; at most 2
slot egg: accepts egg; 28 g; at most 2; buy egg
slot sugar: accepts sugar, syrup; 26 g; at most 3; buy sugar
slot milk: accepts cream, milk, plant milk, coconut milk, soft dairy; 45 g; at most 3
slot fat: accepts butter; 8 g
slot flavor: accepts sweet spice, extract, spirit, zest, spice, ginger; 3 g; at most 6
slot salt: accepts salt; 0.3 g
slot thick: accepts starch, flour; 3 g
slot cream: accepts sweet; 15 g

cook: Boil {root} for about {time}, until {done}; drain and mash until smooth.
  minutes: simmer root
  tools: saucepan
mix: Heat the oven to {oven} and line a pie dish with {pastry}[, mixed with {fat} if it is crumbly].
  minutes: 4
  oven: 350
  tools: pie dish
mix: Whisk {root+filling+egg+sugar}[ with {milk+flavor+salt+thick}] until smooth, and pour it in.
  minutes: 4
  tools: large bowl, whisk
bake: Bake at {oven} for about {time}, until set with a slight wobble in the middle.
  minutes: 50
  oven: 350
  cooks: egg
  done: set, with a slight wobble in the middle
  tools: pie dish
rest: Let it cool for {time}.
  minutes: 30
serve: Cut into wedges and serve[ with {cream}].
`,
'custard.txt': `dish: custard
  noun: Custard
  course: sweet
  skill: beginner
  title from: flavor, fruit
  named only: yes

name: Crème Brûlée
  needs: heavy cream or light cream; egg yolk or egg; any sugar; any extract
  without: any flour or any chocolate or any cocoa or any pastry or any bread or any cheese or gelatin or any oats or butter
  cuisine: french
name: Bread Pudding
  needs: any bread; egg; milk or any cream; any sugar; raisin or cinnamon or vanilla extract or any chocolate or butter
  without: maple syrup or cream cheese
  cuisine: american
name: Flan
  needs: egg; condensed milk or evaporated milk; any sugar or any extract
  without: any flour or any crumbs
  cuisine: mexican
name: Vanilla Custard
  needs: milk; egg or egg yolk; any sugar; vanilla extract or vanilla bean
  without: any flour or butter or any chocolate or any cocoa or any pastry or any bread or any leavening or any oats or any rice or any cream or condensed milk

slot milk: accepts cream, milk, plant milk, coconut milk, soft dairy; 120 g; at most 3; buy milk
slot egg: accepts egg; 45 g; at most 2; buy egg
slot sugar: accepts sugar, syrup; 20 g; at most 3; buy sugar
slot bread: accepts bread; 60 g; at most 2
slot fat: accepts butter; 8 g
slot flavor: accepts extract, sweet spice, zest, spirit; 4 g; at most 4
slot fruit: accepts dried fruit, fruit, chocolate, nut; 25 g; at most 4
slot salt: accepts salt; 0.2 g

mix: Heat the oven to {oven}. Whisk {egg+sugar}[ with {flavor+salt}], then whisk in {milk}, warmed.
  minutes: 5
  oven: 325
  tools: large bowl, whisk
mix: Spread {bread} in a baking dish, [dot with {fat}, ]and let it soak up the mixture.
  minutes: 3
  tools: baking dish
bake: Pour into [if no bread: small dishes][if bread: the dish][, scatter with {fruit}], stand in a pan of hot water and bake at {oven} for about {time}, until set with a slight wobble in the middle.
  minutes: 40
  oven: 325
  cooks: egg
  done: set, with a slight wobble in the middle
  tools: small baking dishes, deep pan
rest: Let it cool for {time}.
  minutes: 20
serve: Serve[if bread:  warm][if no bread:  chilled].
`,
'deviled-eggs.txt': `dish: deviled eggs
  noun: Deviled Eggs
  course: savory
  skill: beginner
  title from: egg
  named only: yes

name: Deviled Eggs
  needs: egg; mayonnaise; mustard or dijon mustard; paprika or cayenne pepper or chive
  without: potato or any bread or any ready fish or crab or any pasta or any salad leaf or celery
  cuisine: american

slot egg: accepts egg; 110 g; whole; buy egg
slot mayo: accepts dressing, soft dairy; 18 g; at most 2; buy mayonnaise
slot mustard: accepts condiment, hot sauce; 4 g; at most 2
slot acid: accepts vinegar, citrus, briny; 4 g; at most 2
slots: salt
slot spice: accepts spice; 0.3 g; at most 2
slot herb: accepts herb; 2 g; at most 2

cook: Boil {egg} for {time}, until firm right through; cool, peel and halve.
  minutes: 11
  cooks: egg
  done: firm right through
  tools: saucepan
mix: Mash the yolks with {mayo}[ and {mustard+acid+salt}], and spoon back into the whites.
  minutes: 6
  tools: bowl
serve: [Dust with {spice}. ][Scatter with {herb}. ]Serve cool.
`,
'dip.txt': `dish: dip
  noun: Dip
  course: savory
  skill: beginner
  title from: body, herb, garlic
  requires: body
  penalty: 20

name: Hummus
  needs: chickpea or dried chickpea; tahini; lemon or lemon juice or garlic
  without: any poultry or any tender meat or any tough meat or any ground meat or any bone-in poultry or eggplant or any rice or any quick grain or any bread or any tortilla or cilantro or coriander
  cuisine: middle_eastern
name: Guacamole
  needs: avocado; lime or lime juice or lemon or lemon juice; cilantro or onion or jalapeno or garlic
  without: any tortilla or any pulse or any dried pulse or any poultry or any tender meat or any tough meat or any ground meat or any bone-in poultry or any rice or any fish or any bread or any quick grain or any cheese
  cuisine: mexican
name: Pimento Cheese Dip
  needs: cheddar; mayonnaise; pimento or roasted red pepper
  cuisine: southern_us

slot body: accepts soft dairy, soft cheese, pulse, dried pulse, avocado, nut butter, dressing, ready fish, melting cheese, hard cheese; 110 g; at most 5
slot fat: accepts oil; 8 g; at most 3
slot acid: 8 g
slot garlic: 5 g
slot onion: 15 g; never bought
slots: salt
slot spice: 1.5 g; at most 8; never bought
slot sauce like sauce: accepts hot sauce, savory sauce; 10 g
slot paste like paste: accepts salsa, curry paste, tomato paste, tomato sauce; 30 g
slots: sweet, herb
slot topping like topping: accepts nut, seed, briny, cooked meat, coconut
slot scoop: accepts salad leaf, leaf, tomato, raw vegetable, avocado, vegetable, hard vegetable, mushroom, celery, snack, bread, tortilla, fruit; 110 g; at most 6; buy cucumber, carrot

mix: Mash or stir {body}[ with {fat+acid+garlic+onion+salt+spice+sauce+paste+sweet}] until smooth.
  minutes: 4
  tools: bowl
serve: [Scatter with {topping+herb}. ]Serve with {scoop} for dipping.
`,
'dumplings.txt': `dish: dumplings
  noun: Dumplings
  course: savory
  skill: intermediate
  title from: main, sea, vegetable, egg
  named only: yes

name: {main+sea+vegetable} Dumplings
  needs: wonton wrapper; any ground meat or any shellfish or any tofu or any poultry or cabbage or napa cabbage or mushroom
  cuisine: chinese

name: Crab Rangoon
  needs: wonton wrapper; crab or canned crab or imitation crab; cream cheese
  cuisine: american

slot wrap: accepts pasta, pastry; 55 g; only wonton wrapper; buy wonton wrapper
slot main: accepts ground meat, tofu, poultry; 80 g; at most 2
slot sea: accepts shellfish; 60 g
slot ready: accepts ready fish, soft cheese; 50 g; at most 2
slot vegetable: accepts leaf, hard vegetable, vegetable, mushroom, dried mushroom; 60 g; at most 3
slots: onion, garlic, salt
slot sauce: accepts savory sauce, hot sauce, wine, vinegar; 18 g; at most 5; buy soy sauce, tamari
slot fat: accepts oil; 10 g; at most 2; buy vegetable oil
slot spice: accepts spice; 0.5 g; at most 3
slot starch: accepts starch, flour; 3 g
slot sweet: accepts sugar; 2 g
slot egg: 15 g
slot herb: accepts herb; 4 g; at most 2

mix: Mix {main+sea+ready+vegetable}[ with {onion+garlic+salt+spice+starch+egg+sweet+herb}] and half of {sauce}.
  minutes: 5
  tools: large bowl
mix: Put a spoonful on each of {wrap}, wet the edges, fold over and press shut.
  minutes: 15
  tools: baking sheet
cook: Heat {fat} in a large frying pan over medium-high heat, set them in and fry for 3 minutes, add a splash of water, cover and steam, {time} in all, until cooked through.
  minutes: 11
  cooks: main+sea+egg
  done: crisp below and cooked through
  tools: large frying pan with a lid
serve: Serve hot with the rest of {sauce} for dipping.
`,
'eggs-benedict.txt': `dish: eggs benedict
  noun: Eggs Benedict
  course: savory
  skill: beginner
  title from: ready, egg
  named only: yes

name: Eggs Benedict
  needs: english muffin; egg; ham or canadian bacon or any bacon or spinach or smoked salmon; butter or lemon or lemon juice
  cuisine: american

slot bread: accepts bread; 60 g; buy english muffin
slot egg: accepts egg; 130 g; whole; at most 2; buy egg
slot ready: accepts cooked meat, bacon, ready fish, leaf; 45 g; at most 2
slot fat: accepts butter, oil; 20 g; buy butter
slot acid: accepts citrus, vinegar; 6 g; at most 2
slots: salt, herb
slot spice: accepts spice; 0.2 g; at most 2
slot mustard: accepts condiment; 3 g

cook: Warm {ready} in a frying pan over medium heat for about {time}, until hot.
  minutes: fry ready
  cooks: ready
  done: hot
  tools: frying pan
cook: Whisk the yolks of a third of {egg}[ with {acid+mustard+salt+spice}] in a bowl over simmering water for {time}, adding {fat} little by little, until thick and hot, at least 160°F (71°C).
  minutes: 8
  cooks: egg
  done: thick and hot
  tools: saucepan, heatproof bowl, whisk
cook: Poach the rest of {egg} in barely simmering water for {time}, until whites and yolks are set.
  minutes: 5
  cooks: egg
  done: whites and yolks set
  tools: saucepan, slotted spoon
serve: Toast {bread}[, lay {ready} on it], set the eggs on top and spoon the sauce over.[ Scatter with {herb}.]
`,
'enchiladas.txt': `dish: enchiladas
  noun: Enchiladas
  course: savory
  skill: beginner
  title from: main, ready, vegetable, cheese, base
  named only: yes

name: [{main+ready+vegetable} ]Enchiladas
  needs: any tortilla; enchilada sauce; any poultry or cooked chicken or any pulse or any ground meat or any melting cheese or any vegetable or any beef or any pork or any tofu
  cuisine: mexican
name: [{main+ready+vegetable} ]Enchiladas
  needs: corn tortilla; any melting cheese; any tomato sauce or tomatillo; any poultry or cooked chicken or any pulse or any dried pulse; chili powder or any chile
  cuisine: mexican

slot wrap: accepts tortilla; 80 g; at most 2; buy corn tortilla
slot sauce: accepts tomato sauce, salsa, hot sauce; 130 g; at most 3; buy enchilada sauce
slot main: 110 g; never bought
slot ready: 80 g; at most 3
slot vegetable: 80 g; never bought
slot hard: 60 g
slot cheese: 45 g; at most 3; buy cheddar, vegan cheese; optional
slots: onion, garlic, spice, fat, salt, herb, leaf
slot chile: accepts briny; 10 g; at most 2
slot base: 30 g
slot cream: accepts soft dairy, cream; 25 g; at most 2
slot topping: accepts avocado, seed, raw vegetable; 30 g; at most 3
slot acid: accepts citrus; 5 g

use: boil base
cook: {hot}Add {main} and cook for about {time}, until {done}.
  minutes: fry main
  cooks: main
  tools: large frying pan
cook: {hot}Add {onion+vegetable+hard+garlic+spice+leaf} and cook for about {time}, until soft.
  minutes: fry onion+vegetable+hard
  done: soft
  tools: large frying pan
mix: Heat the oven to {oven}. Roll [{main+ready+base+chile} and ]the rest of the filling up in {wrap}, set them in a baking dish and pour {sauce} over.[ Scatter with {cheese}.]
  minutes: 6
  oven: 375
  tools: baking dish
bake: Bake at {oven} for {time}, until bubbling.
  minutes: 20
  oven: 375
  done: bubbling
  tools: baking dish
serve: [Spoon over {cream}. ][Scatter with {topping+herb}. ][Season with {salt+acid}. ]Serve hot.
`,
'energy-bites.txt': `dish: energy bites
  noun: Energy Bites
  course: sweet
  skill: beginner
  title from: nut
  named only: yes

name: Energy Bites
  needs: any oats; any nut butter; any syrup; chocolate chip or any seed or any dried fruit or any coconut or any chocolate
  without: flour or egg or any milk or butter or any leavening
  cuisine: american

slot oats: accepts oats; 35 g; at most 2
slot butter: accepts nut butter; 22 g; at most 2; bulk
slot syrup: accepts syrup, sugar; 16 g; at most 2
slot nut: accepts chocolate, seed, dried fruit, coconut, nut, cocoa; 14 g; at most 5
slot flavor: accepts extract, sweet spice, salt; 0.6 g; at most 3

mix: Stir {oats+butter+syrup}[ with {nut+flavor}] until everything sticks together, and roll into small balls.
  minutes: 10
  tools: large bowl
rest: Chill for {time}, until firm.
  minutes: 30
serve: Serve cold.
`,
'falafel.txt': `dish: falafel
  noun: Falafel
  course: savory
  skill: intermediate
  title from: pulse
  named only: yes

name: Falafel
  needs: dried chickpea or chickpea; parsley or cilantro; cumin or coriander; garlic or onion; any spice
  without: any rice or any poultry or any ground meat or coconut milk or any tomato sauce or yogurt or spinach or any quick grain
  cuisine: middle_eastern

slot pulse: accepts dried pulse, pulse; 75 g; at most 2; buy chickpea
slots: onion, garlic, salt, acid
slot herb: accepts herb; 14 g; at most 4; buy parsley
slot spice: accepts spice, sweet spice; 3 g; at most 6; buy cumin
slot flour: accepts flour, starch, crumbs; 12 g; at most 2; buy flour, cornstarch
slot raise: accepts leavening; 0.6 g
slot fat: accepts oil; 15 g; buy vegetable oil
slot sauce: accepts nut butter, soft dairy, dressing, hot sauce; 25 g; at most 3
slot bread: accepts tortilla, bread; 70 g; at most 2
slot fresh: 80 g; at most 5

mix: Pulse {pulse+onion+garlic+herb+spice+salt} in a food processor until fine, and stir in {flour}[ and {raise}].
  minutes: 6
  tools: food processor
rest: Chill for {time}, then shape into small patties.
  minutes: 20
cook: Heat {fat} in a large frying pan over medium heat and fry the patties in batches for about {time} in all, turning once, until deep brown and hot in the middle.
  minutes: 14
  done: deep brown, and hot in the middle
  tools: large frying pan
serve: Serve hot[ in {bread}][ with {fresh}].[ Spoon over {sauce}.][ Finish with {acid}.]
`,
'fish-and-chips.txt': `dish: fish and chips
  noun: Fish and Chips
  course: savory
  skill: intermediate
  title from: sea, egg
  named only: yes

name: Fish and Chips
  needs: any fish; potato; any flour or any crumbs or beer
  without: any pasta or any cream or any cheese or leek or any tomato or milk
  cuisine: british

slot potato: accepts potato; 220 g; buy potato
slot sea: accepts fish; 150 g; buy cod
slot flour: accepts flour, starch, crumbs; 40 g; at most 2; buy flour, rice flour
slot wet: accepts wine, water, milk; 55 g; at most 2; buy water
slot raise: accepts leavening; 1.2 g
slot fat: accepts oil; 22 g; buy vegetable oil
slots: salt
slot spice: accepts spice; 1 g; at most 3
slot acid: accepts citrus, vinegar; 8 g; at most 2
slot sauce: accepts dressing, condiment; 25 g; at most 2
slot pea: accepts vegetable, pulse; 60 g
slot herb: accepts herb; 3 g
slot egg: 20 g

mix: Heat the oven to {oven}. Cut {potato} into thick sticks, and toss on a baking sheet with half of {fat}.
  minutes: 5
  oven: 425
  tools: baking sheet
bake: Roast at {oven} for about {time}, turning once, until golden and crisp.
  minutes: roast potato
  oven: 425
  done: golden and crisp
  tools: baking sheet
mix: Whisk {flour}[ with {raise+spice+egg}] and {wet} to a smooth coating.
  minutes: 2
  tools: bowl, whisk
cook: Heat the rest of {fat} in a large frying pan over medium-high heat. Dip {sea} in the coating and fry for about {time}, turning once, until golden and done in the middle.
  minutes: fry sea plus 2
  cooks: sea+egg
  done: golden, and opaque in the middle
  tools: large frying pan
cook: Boil {pea} for {time}, and drain.
  minutes: 4
  tools: saucepan
serve: [Season with {salt+acid}. ][Scatter with {herb}. ]Serve hot[ with {sauce}].
`,
'fish-broth.txt': `dish: fish broth
  noun: Broth
  course: savory
  skill: beginner
  title from: bones
  named only: yes
  vessel: large pot

name: Fish Broth
  needs: fish head or fish frame or fish bone or fish carcass
  without: any poultry or any beef or any pork or any lamb

slot bones: accepts bones; 300 g; at most 3; bulk
slot aromatic: accepts onion, celery, hard vegetable, garlic, ginger, mushroom, tomato, leaf, vegetable; 110 g; at most 7
slot water: accepts water, broth; 500 g; at most 2; bulk; buy water
slot wine: accepts wine; 40 g
slot herb: accepts herb, bay leaf, dried herb; 4 g; at most 5
slot spice: accepts spice, sweet spice, pepper; 1 g; at most 5
slot salt: accepts salt; 1 g; buy salt; optional
slot acid: accepts vinegar, citrus; 6 g; at most 2
slot sauce: accepts savory sauce; 8 g; at most 2

cook: Put {bones} into a large pot with {water}[, {aromatic}][ and {herb+spice+wine}] and top up with cold water until covered. Bring slowly to a simmer, skim, and simmer gently for {time}; longer makes it bitter.
  minutes: 30
  done: clear and full of flavor
  tools: large pot
  beginner: Rinse off all blood first; it would cloud the broth.
rest: Let it stand for {time}, then strain.[ Season with {salt+acid+sauce}.]
  minutes: 10
  tools: fine strainer
serve: Serve hot in bowls, or cool quickly and refrigerate.
`,
'flatbread.txt': `dish: flatbread
  noun: Flatbreads
  gluten-free noun: Griddle Rounds
  course: savory
  skill: intermediate
  title from: herb, garlic, cheese, topping
  requires: flour
  penalty: 14
  heat: medium-high

name: Naan
  needs: any flour; yogurt; any yeast or any leavening
  without: any sugar or egg
  cuisine: indian

slot flour: accepts flour, cornmeal, oats, starch; 85 g; at most 4; buy flour
slot raise: accepts yeast, leavening; 1.8 g; at most 3
slot wet: accepts water, milk, plant milk, soft dairy, wine, cream; 58 g; at most 3; buy water
slot rich: accepts egg; 15 g; at most 2
slot fat: 10 g
slots: salt, sweet
slot garlic: 5 g; never bought
slot spice: 1.5 g; never bought
slot herb: never bought
slot cheese: 25 g
slot topping like topping: accepts seed, nut, briny, coconut, crumbs; 20 g
slot onion: 20 g; never bought
slot fruit: 20 g

mix: Mix {flour+raise+salt+sweet+spice} in a large bowl. Work in {wet+rich}[ with {garlic+herb+cheese+onion+fruit}] and knead until smooth.
  minutes: 10
  tools: large bowl
rest: Cover and let it rest for {time}.
  minutes: 20
  advanced: Longer is better: another half hour makes it far easier to roll.
mix: Divide, roll into thin rounds[ and press {topping} into the tops].
  minutes: 5
  tools: rolling pin
cook: Heat {fat} in a large frying pan over medium-high heat and cook the rounds one after the other, about {time} in all, until puffed and spotted brown on both sides.
  minutes: 12
  cooks: rich
  done: puffed, with brown spots on both sides
  tools: large frying pan
serve: Keep them soft in a cloth and serve warm.
`,
'folded-omelette.txt': `dish: folded omelette
  noun: Omelette
  course: savory
  skill: beginner
  title from: cheese, vegetable, ready, leaf, egg
  named only: yes

name: [{cheese} ]Omelette
  needs: egg; any melting cheese or any soft cheese; butter or chive
  without: any flour or any pasta or any rice or potato or any bread or any pastry or any sugar or any bacon or any ground meat or any poultry or leek or celery or any tortilla
  cuisine: french
name: Denver Omelette
  needs: egg; ham; green bell pepper or red bell pepper; onion or any melting cheese
  without: any rice or any bread or any pasta or potato
  cuisine: american

slot egg: accepts egg; 120 g; at most 2; buy egg
slot milk: accepts milk, cream, plant milk; 12 g
slot vegetable: accepts vegetable, mushroom, onion, tomato; 60 g; at most 4
slot leaf: accepts leaf; 30 g
slot ready: accepts cooked meat, ready fish; 35 g; at most 2
slot cheese: accepts melting cheese, soft cheese, hard cheese; 30 g; at most 2
slot fat: accepts butter, oil; 9 g; at most 2; buy butter, olive oil
slots: salt, herb
slot spice: accepts spice; 0.3 g; at most 2

cook: {hot}Add {vegetable+ready} and cook for about {time}, until {done}. Lift out onto a plate.
  minutes: fry vegetable
  tools: large frying pan
mix: Beat {egg}[ with {milk+salt+spice}] with a fork.
  minutes: 1
  tools: bowl
cook: {hot}Pour in {egg}, draw the edges in and let the rest run out, for {time}, until set.
  minutes: 3
  cooks: egg
  done: set
  tools: large frying pan
mix: [Scatter {cheese+leaf+vegetable+ready} over one half. ]Fold over and slide onto a plate.
  minutes: 1
serve: [Scatter with {herb}. ]Serve at once.
`,
'fondue.txt': `dish: fondue
  noun: Fondue
  course: savory
  skill: beginner
  title from: cheese
  named only: yes

name: Cheese Fondue
  needs: gruyere or emmental or swiss cheese or any melting cheese; white wine; any bread
  without: any beef or any pork or any poultry or any fish or onion or any tomato or egg or butter
  cuisine: french

slot cheese: accepts melting cheese, hard cheese; 110 g; at most 3; bulk
slot wine: accepts wine; 60 g
slot starch: accepts starch, flour; 3 g; buy cornstarch
slot garlic: accepts garlic; 2 g
slot acid: accepts citrus; 4 g
slot spice: accepts spice, sweet spice; 0.3 g; at most 2
slot spirit: accepts spirit; 6 g
slots: salt
slot bread: accepts bread; 110 g; at most 2; bulk
slot dip: accepts potato; 90 g

cook: Boil {dip} for about {time}, until {done}.
  minutes: simmer dip
  tools: saucepan
cook: Warm {wine}[ with {garlic+acid}] in a pot over medium-low heat. Stir in {cheese}, tossed with {starch}, a handful at a time, for about {time}, until smooth.[ Stir in {spirit+spice}.]
  minutes: 10
  done: smooth
  tools: fondue pot
serve: [Season with {salt}. ]Serve at once with {bread}[ and {dip}] for dipping.
`,
'french-toast.txt': `dish: french toast
  noun: French Toast
  gluten-free noun: Golden Slices
  course: sweet
  skill: beginner
  title from: fruit, flavor, nut
  requires: bread+egg

name: French Toast
  needs: any bread; egg; milk or any cream or any plant milk; cinnamon or any syrup or any extract or any sugar
  without: raisin or any chocolate or cream cheese
  cuisine: french

slot bread: accepts bread; 80 g; at most 2
slot egg: at most 2
slot wet: accepts milk, plant milk, cream, coconut milk, soft dairy; 60 g; at most 4; buy milk, oat milk
slot sugar: accepts sugar; 6 g; at most 3
slot flavor: accepts extract, sweet spice, zest, spirit, citrus, cocoa; 8 g; at most 6
slot salt: accepts salt; 0.3 g
slot fat: accepts butter, oil; 10 g; at most 2; buy butter, vegetable oil
slot fruit: 60 g; at most 4
slot syrup: accepts syrup, jam, nut butter, soft cheese, sweet; 20 g; at most 4
slot nut: accepts nut, seed, coconut, chocolate; 12 g; at most 4

mix: Whisk {egg+wet}[ with {sugar+flavor+salt}] in a wide dish.
  minutes: 3
  tools: wide dish, whisk
rest: Soak {bread} in it for {time}, turning once.
  minutes: 4
cook: Heat {fat} in a large frying pan over medium heat and fry in batches for about {time} in all, until golden on both sides and set in the middle.
  minutes: 10
  cooks: egg
  done: golden on both sides and set in the middle
  tools: large frying pan
serve: Serve hot[ with {fruit+syrup+nut}].
`,
'fresh-rolls.txt': `dish: fresh rolls
  noun: Fresh Spring Rolls
  course: savory
  skill: beginner
  title from: sea, main, ready
  named only: yes

name: [{sea+main+ready} ]Fresh Spring Rolls
  needs: rice paper; any salad leaf or any raw vegetable or carrot or any vegetable or avocado
  cuisine: vietnamese

slot wrap: accepts tortilla; 40 g; only rice paper; buy rice paper
slot noodle: accepts noodle; 30 g
slot main: 70 g; never bought
slot sea: 80 g
slot ready: 60 g
slot fresh: accepts salad leaf, raw vegetable, hard vegetable, vegetable, avocado, leaf, fruit; 120 g; at most 6
slot herb: accepts herb; 8 g; at most 4
slot sauce: accepts savory sauce, hot sauce, nut butter, condiment; 25 g; at most 4; buy fish sauce, soy sauce, tamari
slot acid: accepts citrus, vinegar; 8 g; at most 2
slot garlic: accepts garlic, chile, ginger; 3 g; at most 3
slot sweet: accepts sugar, syrup; 4 g
slot topping: accepts nut, seed; 8 g; at most 2
slots: salt

use: boil noodle
cook: Simmer {main+sea} in a little salted water for about {time}, until {done}; drain and slice.
  minutes: simmer main+sea
  cooks: main+sea
  tools: saucepan
mix: Dip {wrap} in warm water one at a time, fill with [{noodle+main+sea+ready} and ]{fresh}[ and {herb}], and roll up tightly.[ Season with {salt}.]
  minutes: 12
  tools: wide bowl of water
mix: Stir {sauce}[ with {acid+garlic+sweet+topping}] for dipping.
  minutes: 2
  tools: small bowl
serve: Serve at once, with the dip.
`,
'fried-rice.txt': `dish: fried rice
  noun: Fried Rice
  course: savory
  skill: beginner
  title from: main, sea, ready, vegetable, egg, grain
  called for by: cold or grain+egg+sauce or grain+sauce
  requires: grain or cold
  vessel: wok or large frying pan
  heat: high

name: Kimchi Fried Rice
  needs: kimchi; any cooked rice or any rice; egg or sesame oil or gochujang
  cuisine: korean
name: Nasi Goreng
  needs: any cooked rice or any rice; sambal or kecap manis or shrimp paste; egg or shallot
  cuisine: indonesian
name: Pineapple Fried Rice
  needs: pineapple; any cooked rice or any rice; fish sauce or curry powder or cashew
  cuisine: thai
name: [{main+sea+ready} ]Fried Rice
  needs: any cooked rice or any rice; egg; soy sauce; pea or carrot or scallion
  without: kimchi or dashi or nori or gochujang

slot grain: accepts rice, brown rice; 70 g; at most 2; buy rice; optional; satisfied by cold
slot cold: accepts cooked rice; 150 g
slot main: 100 g; at most 2
slot sea: 90 g
slots: cured
slot ready: 70 g
slot hard: 60 g
slot vegetable: 110 g
slot egg: 50 g
slot sauce: buy soy sauce, tamari; from sauces; optional
slots: fruit
slot liquid like liquid: accepts broth, water; 20 g
slots: seasoned, garlic, onion, paste, wine, sweet, acid, herb, topping, leaf

cook: Boil {grain} for about {time}, until {done}; drain well and spread out to steam dry.
  minutes: simmer grain
  tools: saucepan
use: brown
use: crisp
cook: {hot}Add {sea} and stir-fry for about {time}, until {done}.
  minutes: fry sea
  cooks: sea
  tools: wok or large frying pan
cook: {hot}Add {onion+hard+vegetable} and stir-fry for about {time}, until {done}.
  minutes: fry onion+hard+vegetable
  tools: wok or large frying pan
cook: {hot}Stir in {garlic+spice+paste} and cook for {time}, until fragrant.
  minutes: 1
  done: fragrant
cook: {hot}Push everything aside, pour in {egg} and scramble for {time}, until set.
  minutes: 2
  cooks: egg
  done: set
cook: {hot}Add {grain+cold+ready+leaf+fruit}[if main: , return {main}] and fry for {time}, pressing and tossing, until hot with a few crisp grains.[ Season with {sauce+wine+sweet+liquid}.]
  minutes: 4
  done: hot, with a few crisp grains
  advanced: Leave it alone for half a minute between tosses: that makes the crisp bits.
serve: [Season with {salt+acid}. ][Scatter with {topping+herb}. ]Serve hot.
`,
'fritters.txt': `dish: fritters
  noun: Fritters
  course: savory
  skill: intermediate
  title from: filling, ready, cheese
  requires: flour
  penalty: 12

name: Potato Latkes
  needs: potato; egg; onion; any flour or any crumbs
  without: any cheese or any bacon or any fish or milk or beer
name: Okonomiyaki
  needs: cabbage; any flour; egg; scallion or mayonnaise or any anchovy or any bacon
  cuisine: japanese
name: Zucchini Fritters
  needs: zucchini; egg; any flour or any crumbs
  without: any sugar or any tomato or any pasta

slot flour: accepts flour, starch, cornmeal, crumbs; 45 g; at most 3; buy flour, rice flour
slot bind: accepts egg; 40 g; at most 2
slot wet: accepts milk, soft dairy, water, plant milk, broth, cream, coconut milk, wine; 55 g; at most 3; buy water
slot filling: accepts vegetable, leaf, onion, celery, hard vegetable, mushroom, raw vegetable, salad leaf, potato; 140 g; at most 5; buy zucchini, corn, carrot
slot ready: 60 g
slots: cheese
slot garlic: never bought
slot spice: 2 g; never bought
slots: salt
slot sauce: 10 g
slot sweet: 4 g
slot raise: accepts leavening; 1.2 g; at most 2
slot herb: never bought
slot fat: 14 g
slots: acid
slot topping: 20 g
slot dip: accepts salsa, tomato sauce; 40 g

mix: Whisk {flour+raise+spice+salt} with {wet+bind} to a thick, smooth mixture.[ Stir in {filling+ready+cheese+garlic+herb+sauce+sweet}.]
  minutes: 5
  tools: large bowl, whisk
rest: Let it stand for {time}; it thickens a little.
cook: Heat {fat} in a large frying pan over medium heat. Drop in spoonfuls, flatten them and fry in batches for about {time} in all, turning when the edges are golden, until set in the middle.
  minutes: 12
  cooks: bind
  done: deep golden on both sides and set in the middle
  tools: large frying pan
serve: [Scatter with {topping}. ]Serve hot[ with {acid+dip}].
`,
'fruit-curd.txt': `dish: fruit curd
  noun: Curd
  course: sweet
  skill: beginner
  title from: citrus
  named only: yes

name: Lemon Curd
  needs: lemon or lemon juice; egg or egg yolk; any sugar; butter
  without: any flour or any pastry or any crumbs or any milk or any cream or any poultry or any cheese
  cuisine: british

slot citrus: accepts citrus, juice; 45 g; at most 2; bulk
slot egg: accepts egg; 40 g; at most 2; buy egg
slot sugar: accepts sugar, syrup; 35 g; at most 2
slot fat: accepts butter; 18 g
slot salt: accepts salt; 0.1 g
slot zest: accepts zest, extract; 1 g; at most 2

cook: Whisk {citrus+egg+sugar}[ with {zest+salt}] in a saucepan over low heat for {time}, until thick, at least 170°F (77°C).
  minutes: 8
  cooks: egg
  done: thick enough to coat a spoon
  tools: saucepan, whisk
mix: Off the heat, stir in {fat} until smooth.
  minutes: 2
rest: Cover and chill for {time}.
  minutes: 60
serve: Serve cold.
`,
'fruit-tart.txt': `dish: fruit tart
  noun: Tart
  gluten-free noun: Slices
  course: sweet
  skill: beginner
  title from: fruit, nut, flavor
  requires: pastry

name: {fruit} Pie
  needs: any fruit; pie crust; any sugar
  cuisine: american
name: Apple Strudel
  needs: apple; phyllo dough; cinnamon or raisin or any sugar
  cuisine: german

slot pastry: accepts pastry; 65 g
slot fruit: accepts fruit, dried fruit, jam; 95 g; at most 4; buy apple; from fruits
slot sugar: accepts sugar, syrup; 14 g; at most 3; buy sugar, honey, maple syrup
slot flavor: accepts extract, sweet spice, zest, spirit, coffee, wine; 14 g; at most 6
slot salt: accepts salt; 0.4 g
slot acid: accepts citrus, juice; 6 g; at most 2
slot thick: accepts starch, flour, gelatin; 4 g; at most 2
slot nut: accepts nut, coconut, seed, chocolate, oats, crumbs; 12 g; at most 4
slot fat: accepts butter, oil; 5 g; at most 2
slot egg: 25 g; at most 2
slot milk: accepts cream, milk, soft dairy, plant milk, soft cheese; 30 g; at most 4
slot cream: accepts sweet; 20 g; at most 2

mix: Heat the oven to {oven} and lay {pastry} on a lined baking sheet or in a tart pan.
  minutes: 3
  oven: 375
  tools: baking sheet
mix: Toss {fruit} with {sugar}[ and {flavor+acid+thick+salt}], and spread over it.[ Pour on {egg+milk}, beaten together.][ Scatter with {nut}.][ Dot with {fat}.]
  minutes: 4
bake: Bake at {oven} for about {time}, until the fruit is soft and the edges are deep golden.
  minutes: 32
  oven: 375
  cooks: egg
  done: soft inside, with deep golden edges
  tools: baking sheet
rest: Let it cool for {time}.
  minutes: 10
serve: Cut into pieces and serve[ with {cream}].
`,
'full-breakfast.txt': `dish: full breakfast
  noun: Breakfast
  course: savory
  skill: beginner
  title from: cured, egg
  named only: yes

name: Full English Breakfast
  needs: any bacon or any sausage; egg; baked bean or any tomato; any mushroom or any sausage or any bread; any bread or baked bean or potato
  without: any rice or any pasta or any tortilla or any cheese or flour or lettuce or milk or avocado
  cuisine: british
name: Bacon and Eggs
  needs: any bacon; egg; butter or salt or black pepper or potato or any bread
  without: any rice or any pasta or any tortilla or any cheese or flour or any salad leaf or milk or any leaf or any vegetable or mayonnaise or english muffin or any cream or maple syrup or any salted fish
  cuisine: american

slot cured: accepts bacon, sausage; 80 g; at most 3; whole
slot egg: accepts egg; 105 g; whole; buy egg
slot tomato: accepts tomato; 80 g
slot mushroom: accepts mushroom; 60 g
slot bean: accepts pulse; 100 g
slot potato: accepts potato; 120 g
slot fat: accepts butter, oil; 8 g; at most 2; buy butter, vegetable oil
slots: salt
slot bread: accepts bread; 60 g
slot sauce: accepts condiment, savory sauce, hot sauce; 12 g; at most 2

cook: Cook {cured} in a large frying pan over medium heat for about {time}, turning now and then, until {done}.
  minutes: fry cured
  cooks: cured
  tools: large frying pan
cook: {hot}Add {potato} and fry for about {time}, until {done}.
  minutes: fry potato
  tools: large frying pan
cook: {hot}Add {tomato+mushroom} and fry for about {time}, until {done}.
  minutes: fry mushroom+tomato
  tools: large frying pan
cook: Warm {bean} in a saucepan for {time}.
  minutes: 5
  tools: saucepan
cook: {hot}Fry {egg} over low heat for {time}, until whites and yolks are set.
  minutes: 5
  cooks: egg
  done: whites and yolks set
  tools: large frying pan
serve: [Season with {salt}. ]Arrange everything on warm plates and serve[ with {bread}, toasted][ and {sauce}].
`,
'gazpacho.txt': `dish: gazpacho
  noun: Gazpacho
  course: savory
  skill: beginner
  title from: tomato
  named only: yes

name: Gazpacho
  needs: any tomato or tomato juice; cucumber; red bell pepper or green bell pepper or any vinegar; garlic or olive oil
  without: feta or olive or black olive or any cheese or any poultry or any salad leaf or any rice or any pasta or chickpea or dried chickpea
  cuisine: spanish

slot tomato: accepts tomato, tomato sauce, juice; 260 g; at most 3; buy tomato
slot fresh: accepts raw vegetable, vegetable, celery, fruit; 140 g; at most 5
slot onion: accepts onion; 15 g; at most 2
slot garlic: accepts garlic, chile; 4 g; at most 2
slot bread: accepts bread, crumbs; 25 g
slot acid: accepts vinegar, citrus; 10 g; at most 2; buy sherry vinegar, red wine vinegar
slot fat: accepts oil; 14 g; buy olive oil
slots: salt, herb
slot spice: accepts spice; 1 g; at most 3
slot sauce: accepts hot sauce; 3 g
slot water: accepts water; 60 g
slot topping: accepts avocado, nut, cooked meat; 25 g; at most 3

mix: Blend {tomato+fresh}[ with {onion+garlic+bread+water}] until smooth.
  minutes: 4
  tools: blender
mix: Blend in {fat+acid}, in a thin stream.[ Season with {salt+spice+sauce}.]
  minutes: 2
  tools: blender
rest: Chill for at least {time}.
  minutes: 60
serve: [Scatter with {topping+herb}. ]Serve ice-cold in bowls.
`,
'gnocchi.txt': `dish: gnocchi
  noun: Gnocchi
  course: savory
  skill: intermediate
  title from: sauce, cheese, egg
  named only: yes

name: Potato Gnocchi
  needs: potato; any flour; egg or parmesan
  without: onion or milk or any leavening or any beef or any pork or any poultry or any ground meat or any fish or any broth or any crumbs or zucchini or cheddar or beer or any shellfish or sour cream or any leaf or pea
  cuisine: italian

slot potato: accepts potato; 220 g; buy potato
slot flour: accepts flour; 50 g; at most 2; buy flour
slot egg: accepts egg; 15 g
slots: salt
slot spice: accepts spice, sweet spice; 0.3 g; at most 2
slot sauce: accepts tomato sauce, condiment, tomato; 90 g
slot fat: accepts butter, oil; 14 g; at most 2; buy butter, olive oil
slot herb: accepts herb; 3 g; at most 2
slot cheese: accepts hard cheese, melting cheese, soft cheese; 20 g; at most 2
slot garlic: accepts garlic; 3 g

cook: Boil {potato} for about {time}, until {done}; drain and mash until smooth.
  minutes: simmer potato
  tools: large pot
mix: Work in {flour}[ and {egg+salt+spice}] just until it holds together, roll into ropes and cut into pieces.
  minutes: 15
cook: Boil in salted water for {time}, until they float, and lift out.
  minutes: 4
  cooks: egg
  done: floating
  tools: large pot
cook: Heat {fat}[ with {garlic+herb}][ and {sauce}] in a large frying pan over medium heat and toss everything in it for {time}.
  minutes: 3
  tools: large frying pan
serve: [Scatter with {cheese}. ]Serve at once.
`,
'grain-bowl.txt': `dish: grain bowl
  noun: Grain Bowl
  course: savory
  skill: beginner
  title from: ready, fresh, fruit, cheese, base
  requires: base
  penalty: 4

name: Tabbouleh
  needs: bulgur; parsley; any tomato; mint or lemon or lemon juice
  without: any poultry or any tender meat or any tough meat or any ground meat or any bone-in poultry
  cuisine: middle_eastern
name: Vegetable Couscous
  needs: couscous; chickpea; carrot or zucchini or turnip; ras el hanout or harissa or cumin or cinnamon
  without: any poultry or any lamb or any beef or any sausage
  cuisine: moroccan

slot base: accepts quick grain, slow grain, rice, brown rice; 60 g; at most 2; buy quinoa
slot pulse: accepts quick pulse; 40 g
slot ready like ready: accepts cooked meat, ready fish, pulse, anchovy; 100 g
slot boil: accepts egg, potato; 60 g; at most 2; whole
slot mayo: accepts dressing; 30 g; at most 2
slot fresh: 150 g; at most 7; buy cucumber, tomato; optional
slot fat like fat: accepts oil; 12 g
slot acid: 10 g
slots: salt
slot garlic: 4 g; at most 3; never bought
slot spice: 1 g; at most 6; never bought
slot sauce: 18 g
slots: sweet
slot cream like cream: accepts soft dairy, nut butter, cream, coconut milk; 30 g
slot dip: accepts salsa, tomato sauce, curry paste, tomato paste; 25 g; at most 2
slot onion: 25 g; never bought
slots: cheese
slot fruit: 60 g; at most 3
slots: topping
slot herb: at most 6

cook: Cook {base+pulse} in plenty of boiling water for about {time}, until {done}. Drain and rinse under cold water.
  minutes: simmer base+pulse
  tools: saucepan
cook: Boil {boil} for about {time}, until done right through; cool, and peel and cut up.
  minutes: simmer boil plus 7
  cooks: boil
  done: done right through
  tools: saucepan
mix: Whisk {fat}[ with {mayo+acid+salt+sauce+sweet+cream+garlic+spice+dip}] in a large bowl.
  tools: large bowl
mix: Add {base+pulse}[ with {fresh+onion+ready+fruit+boil}] and toss.
serve: [Scatter with {cheese+topping+herb}. ]Serve at room temperature.
`,
'granola.txt': `dish: granola
  noun: Granola
  course: sweet
  skill: beginner
  title from: nut, fruit, flavor
  requires: oats+nut

slot oats: accepts oats; 45 g; at most 2
slot nut: accepts nut, seed, coconut, nut butter; 25 g; at most 7
slot sugar: accepts syrup, sugar; 14 g; at most 3; buy honey, maple syrup, sugar
slot fat: 7 g; at most 2; buy vegetable oil, butter; from no list
slot flavor: accepts sweet spice, extract, zest, cocoa; 4 g; at most 5
slot salt: accepts salt; 0.3 g
slot fruit: accepts dried fruit, chocolate; 15 g; at most 4
slot milk: accepts milk, plant milk, soft dairy; 90 g; at most 2

mix: Heat the oven to {oven}. Stir {oats+nut}[ with {flavor+salt}] into {sugar+fat} until everything is coated, and spread it on a lined baking sheet.
  minutes: 4
  oven: 325
  tools: large bowl, baking sheet
bake: Bake at {oven} for about {time}, stirring once, until golden.
  minutes: 22
  oven: 325
  done: golden
  tools: baking sheet
rest: Let it cool for {time}; it turns crisp as it does.
  minutes: 10
serve: [Mix in {fruit}. ]Serve[ with {milk}, or] by the handful.
`,
'grilled-cheese.txt': `dish: grilled cheese
  noun: Grilled Cheese Sandwiches
  course: savory
  skill: beginner
  title from: cheese, ready
  named only: yes

name: Grilled Cheese Sandwiches
  needs: any bread; any melting cheese; butter or mayonnaise or olive oil
  without: egg or any salad leaf or any ground meat or any poultry or avocado or any ready fish or onion or any broth or hamburger bun or any raw vegetable or ham or cucumber or garlic
  cuisine: american
name: Croque Monsieur
  needs: any bread; ham; gruyere or swiss cheese or emmental or any melting cheese; butter or milk
  without: egg or any salad leaf or avocado
  cuisine: french
name: Tuna Melt Sandwiches
  needs: canned tuna; any bread; any melting cheese
  cuisine: american
name: Welsh Rarebit
  needs: any bread; cheddar; beer or mustard; worcestershire sauce or beer
  without: any cooked meat or any ground meat
  cuisine: british

slot bread: accepts bread; 85 g; at most 2; buy bread
slot cheese: accepts melting cheese, hard cheese, soft cheese; 55 g; at most 3; buy cheddar
slot ready: accepts cooked meat, ready fish; 45 g; at most 2
slot spread: accepts butter, dressing, condiment, oil; 12 g; at most 3; buy butter
slot sauce: accepts milk, cream; 30 g
slot flour: 3 g
slot fresh: accepts tomato, briny, onion, celery; 35 g; at most 3
slots: salt
slot spice: accepts spice, sweet spice; 0.4 g; at most 2

cook: Whisk {sauce}[ with {flour+spice}] in a small pan over medium heat for {time}, until thick.
  minutes: 4
  done: thick
  tools: small pan, whisk
mix: Lay {cheese}[ and {ready+fresh+sauce}] between slices of {bread}[, season with {salt}], and spread {spread} on the outside.
  minutes: 3
cook: Fry in a large frying pan over medium-low heat for about {time}, turning once, until golden outside and melted inside.
  minutes: 8
  done: golden outside, melted inside
  tools: large frying pan
  beginner: Low heat is the secret: the outside browns slowly while the inside melts.
serve: Cut across and serve hot.
`,
'hand-pies.txt': `dish: hand pies
  noun: Hand Pies
  course: savory
  skill: intermediate
  title from: main, potato, egg
  named only: yes

name: Sausage Rolls
  needs: any pastry; any sausage; egg or mustard or sage or thyme or onion
  without: any cheese or any tomato sauce or any cream
  cuisine: british
name: [{main} ]Empanadas
  needs: any pastry or flour; any ground meat or any poultry; cumin or paprika; onion; any briny or egg or raisin
  without: any rice or any tortilla or any pasta
  cuisine: spanish
name: Samosas
  needs: potato; pea; any pastry or flour; cumin or garam masala or coriander
  cuisine: indian
name: Cornish Pasties
  needs: any pastry; any beef; potato; onion or turnip or rutabaga
  cuisine: british

slot pastry: accepts pastry, flour; 75 g; at most 2; buy puff pastry
slot main: accepts ground meat, sausage, tender meat, poultry, tough meat; 80 g; at most 2
slot potato: accepts potato, hard vegetable; 80 g; at most 3
slot vegetable: accepts vegetable, mushroom, tomato, leaf; 40 g; at most 3
slot onion: accepts onion; 25 g; at most 2
slot garlic: accepts garlic, ginger, chile; 4 g; at most 3
slot spice: accepts spice, sweet spice, dried herb; 2 g; at most 7
slots: salt, herb
slot fat: accepts oil, butter; 9 g; at most 2; buy vegetable oil, butter
slot egg: accepts egg; 12 g; at most 1
slot briny: accepts briny, dried fruit; 10 g; at most 2
slot sauce: accepts condiment, savory sauce, tomato paste; 6 g; at most 3
slot water: accepts water; 30 g
slot acid: accepts citrus; 4 g

cook: Boil {potato} for about {time}, until {done}; drain and mash coarsely.
  minutes: simmer potato
  tools: saucepan
cook: {hot}Add {main+onion+garlic+vegetable} and cook for about {time}, until {done}.
  minutes: fry main+onion+vegetable
  cooks: main
  tools: large frying pan
mix: [Stir in {spice+salt+herb+briny+sauce+acid}. ]Let the filling cool a little.
  minutes: 2
mix: Heat the oven to {oven}. Roll out {pastry}[, brought together with {water}], cut into rounds, fill, fold over and press shut.[ Brush with {egg}.]
  minutes: 12
  oven: 400
  tools: baking sheet, rolling pin
bake: Bake at {oven} for about {time}, until deep golden and hot in the middle.
  minutes: 25
  oven: 400
  cooks: main+egg
  done: deep golden, and hot in the middle
  tools: baking sheet
serve: Serve warm.
`,
'homemade-pizza.txt': `dish: homemade pizza
  noun: Pizza
  course: savory
  skill: intermediate
  title from: main, ready, cured, vegetable, tomato, cheese, topping, egg
  requires: flour+yeast+cheese or flour+yeast+sauce

name: Margherita Pizza
  needs: any flour; any yeast; mozzarella; basil; any tomato or any tomato sauce
  cuisine: italian

slot flour: accepts flour, cornmeal, oats, starch; 85 g; at most 4; buy flour
slot yeast: accepts yeast; 1.5 g
slot wet: accepts water, milk, plant milk, soft dairy, wine; 58 g; at most 3; buy water
slot sauce: accepts tomato sauce, tomato paste, condiment, salsa, hot sauce; 50 g; at most 3; buy marinara sauce; optional; satisfied by tomato, cream
slot cream: accepts cream, soft dairy; 25 g
slot cheese: 60 g; at most 4; buy mozzarella; optional
slot tomato: accepts tomato; 60 g; at most 2
slot vegetable: accepts vegetable, mushroom, onion, leaf; 70 g; at most 5
slot main: 45 g; at most 2; never bought
slots: cured
slot ready: 45 g
slot egg: 50 g; whole
slots: fat, salt
slot spice: 1.5 g; never bought
slot garlic: never bought
slot herb: never bought
slot topping like topping: accepts nut, seed, briny, fruit; 25 g
slot leaf: accepts salad leaf; 15 g; at most 2
slots: sweet
slot acid: 5 g; never bought

mix: Mix {flour+yeast} with {wet} in a large bowl and knead for {time}, until smooth.
  minutes: 10
  tools: large bowl
rest: Cover and let it rise in a warm place for {time}, until nearly doubled.
  minutes: 60
  advanced: Overnight in the refrigerator does it too, and tastes of more.
cook: Cook {main+cured} in a large frying pan over medium heat for about {time}, until {done}.
  minutes: fry main+cured
  cooks: main+cured
  tools: large frying pan
mix: Heat the oven to {oven}. Divide, and roll out thin on a baking sheet[, brush with {fat}][ and spread with {sauce+cream+garlic}].
  minutes: 5
  oven: 450
  tools: baking sheet
mix: Scatter over {tomato+vegetable+main+cured+ready+topping+cheese}[ and season with {salt+spice+sweet}].[ Crack in {egg}.]
  minutes: 3
bake: Bake at {oven} for about {time}, until the edges are deep golden.
  minutes: 15
  oven: 450
  cooks: egg
  done: deep golden at the edges
  tools: baking sheet
  beginner: Let the oven get fully hot first: a hot sheet makes the bottom crisp.
serve: [Scatter with {leaf+herb}. ][Finish with {acid}. ]Cut into wedges and serve at once.
`,
'hot-dogs.txt': `dish: hot dogs
  noun: Hot Dogs
  course: savory
  skill: beginner
  title from: sausage
  named only: yes

name: Hot Dogs
  needs: any sausage; hot dog bun or hamburger bun; ketchup or mustard or relish or onion or sauerkraut
  cuisine: american
name: Hot Dogs
  needs: hot dog; any bread
  cuisine: american

slot sausage: accepts sausage, cooked meat; 60 g; at most 2; whole; buy sausage
slot bread: accepts bread; 55 g; buy hamburger bun
slot sauce: accepts condiment, salsa, dressing, hot sauce; 25 g; at most 5
slot topping: accepts onion, briny, melting cheese, tomato, leaf, snack; 30 g; at most 5
slot fat: accepts oil, butter; 4 g
slots: salt

cook: Heat a large frying pan[ with {fat}] over medium heat, add {sausage} and turn for about {time}, until browned and hot right through.
  minutes: 10
  cooks: sausage
  done: browned, and hot right through
  tools: large frying pan
cook: Warm {bread} in the pan for {time}.
  minutes: 1
serve: Lay {sausage} into {bread}[ and top with {sauce+topping}].[ Season with {salt}.] Serve at once.
`,
'hot-drink.txt': `dish: hot drink
  noun: Hot Drink
  course: drink sweet
  skill: beginner
  title from: brew, flavor, pour
  requires: brew
  penalty: 8

name: Hot Chocolate
  needs: any cocoa or any chocolate; milk or any plant milk
  without: any flour or egg or any coffee or butter
name: Masala Chai
  needs: tea leaf or black tea; milk; cardamom or ginger or cinnamon
  cuisine: indian
name: Café Latte
  needs: coffee or instant coffee; milk or any plant milk
  without: any flour or egg or mascarpone or ladyfinger or any cocoa or cardamom or any spirit or matcha or tea leaf or black tea or any chocolate
  cuisine: italian
name: Matcha Latte
  needs: matcha; milk or any plant milk
  cuisine: japanese
name: Irish Coffee
  needs: coffee or instant coffee; whiskey; any cream
  cuisine: irish

slot brew: accepts coffee, cocoa; 60 g; at most 4
slot pour: accepts milk, plant milk, water, cream, coconut milk; 220 g; at most 4; buy milk, oat milk, water
slot sugar: accepts sugar, syrup, jam; 10 g; at most 3
slot flavor: accepts sweet spice, ginger, extract, zest, spice, pepper, herb, citrus; 6 g; at most 8
slot salt: accepts salt; 0.2 g
slot spirit: accepts spirit; 25 g; at most 2
slot top: accepts sweet, soft dairy, chocolate; 12 g; at most 3

cook: Bring {pour+brew}[ with {flavor+sugar+salt}] slowly to a simmer in a saucepan, stirring, and keep it there for {time}.
  done: steaming and fragrant
  tools: saucepan
serve: [Stir in {spirit}. ]Pour through a strainer into cups[ and top with {top}]. Serve hot.
`,
'lasagna.txt': `dish: lasagna
  noun: Lasagna
  course: savory
  skill: intermediate
  title from: main, ready, vegetable, leaf, egg, cheese
  named only: yes

name: [{main} ]Lasagna
  needs: lasagna noodle or lasagna sheet or lasagna; any tomato sauce or any tomato or ricotta or any cream or milk
  cuisine: italian

slot sheets: accepts pasta; 70 g; buy lasagna noodle
slot main: 90 g; never bought
slots: cured
slot ready: 70 g
slot hard: 70 g
slot vegetable: 90 g; never bought
slots: leaf
slot sauce: accepts tomato sauce, salsa, condiment, savory sauce; 150 g; at most 3; buy marinara sauce, canned tomato
slot soft: accepts soft cheese, cream, milk, soft dairy, plant milk; 70 g; at most 4
slot cheese: 45 g; at most 4; buy mozzarella; optional
slots: onion, garlic, fat, salt, spice, paste, wine, sweet, herb
slot flour: 6 g
slot egg: 20 g

cook: {hot}Add {main+cured} and cook for about {time}, until {done}.
  minutes: fry main+cured
  cooks: main+cured
  tools: large frying pan
cook: {hot}Add {onion+garlic+hard+vegetable} and cook for about {time}, stirring, until soft.
  minutes: fry onion+hard+vegetable
  done: soft
  tools: large frying pan
cook: {hot}Stir in {sauce}[ with {paste+wine+sweet+spice+ready+leaf}] and simmer for {time}.[ Season with {salt}.]
  minutes: 10
  done: thick
  tools: large frying pan
mix: Stir {soft}[ with {egg+flour}] until smooth.
  tools: bowl
mix: Heat the oven to {oven}. Layer {sheets} with the sauce[ and {soft}] in a baking dish, sauce on top[, and scatter with {cheese}].
  minutes: 5
  oven: 375
  tools: baking dish
bake: Cover and bake at {oven} for 25 minutes, then uncover and bake on, {time} in all, until tender, bubbling and golden.
  minutes: 40
  oven: 375
  cooks: egg
  done: tender, bubbling and golden
  tools: baking dish
rest: Let it stand for {time} before you cut it.
  minutes: 10
serve: [Scatter with {herb}. ]Cut into squares and serve.
`,
'lemonade.txt': `dish: lemonade
  noun: Lemonade
  course: drink sweet
  skill: beginner
  title from: fruit
  named only: yes

name: [{fruit} ]Lemonade
  needs: lemon or lemon juice; any sugar or any syrup; water
  without: any flour or egg or any broth or any coffee
  cuisine: american
name: Limeade
  needs: lime or lime juice; any sugar or any syrup; water
  without: any spirit or any flour or egg
  cuisine: american

slot citrus: accepts citrus, juice; 45 g; at most 3; bulk; buy lemon
slot sugar: accepts sugar, syrup; 22 g; at most 2; buy sugar
slot water: accepts water, drink; 200 g; at most 2; buy water
slot fruit: accepts fruit; 40 g; at most 2
slot herb: accepts herb, ginger; 2 g; at most 2
slot salt: accepts salt; 0.1 g

mix: Stir {sugar}[ with {salt}] into {citrus} in a pitcher until it has dissolved.
  minutes: 2
  tools: pitcher
mix: [Crush {fruit+herb} and add them. ]Pour in {water} and stir.
  minutes: 2
serve: Serve cold.
`,
'loaf.txt': `dish: loaf
  noun: Loaf
  course: savory
  skill: intermediate
  title from: topping, herb, cheese, garlic
  requires: flour+yeast
  penalty: 10

name: Focaccia
  needs: any flour; any yeast; olive oil; rosemary
  cuisine: italian
name: Bread Loaf
  needs: any flour; any yeast; water; salt or olive oil
  without: rosemary or any sugar or any cheese or any seed or any herb or milk

slot flour: accepts flour, cornmeal, oats, starch; 95 g; at most 4; buy flour
slot yeast: accepts yeast; 1.5 g
slot wet: accepts water, milk, plant milk, soft dairy, wine; 62 g; at most 3; buy water
slot rich: accepts egg; 12 g
slot fat: 6 g; never bought
slots: salt, sweet
slot garlic: 4 g; never bought
slot spice: 1.2 g; never bought
slot herb: never bought
slot cheese: 20 g
slot onion: 20 g; never bought
slot topping like topping: accepts seed, nut, briny, dried fruit; 20 g
slot acid: 3 g; never bought

mix: Mix {flour+yeast+salt+sweet+spice} in a large bowl. Add {wet}[ with {fat+rich+acid}] and knead for {time}, until smooth and springy.[ Work in {topping+herb+cheese+garlic+onion}.]
  minutes: 10
  tools: large bowl
rest: Cover and let it rise in a warm place for {time}, until nearly doubled.
  minutes: 60
  advanced: Overnight in the refrigerator does it too, and tastes of more.
mix: Shape it, set it in a loaf pan and let it stand while the oven heats to {oven}.
  minutes: 5
  oven: 400
  tools: loaf pan
bake: Bake at {oven} for about {time}, until deep golden; it sounds hollow when you knock on the bottom.
  minutes: 35
  oven: 400
  cooks: rich
  done: deep golden, and hollow when knocked on
  tools: loaf pan
rest: Let it cool for {time} before you cut it.
  minutes: 15
serve: Slice and serve.
`,
'marshmallow-treats.txt': `dish: marshmallow treats
  noun: Treats
  course: sweet
  skill: beginner
  title from: cereal
  named only: yes

name: Crispy Marshmallow Treats
  needs: rice krispies or cereal or puffed rice; marshmallow; butter or any oil
  cuisine: american

slot fat: accepts butter, oil; 8 g; buy butter, vegetable oil
slot marshmallow: accepts sweet; 40 g; only marshmallow, vegan marshmallow; bulk
slot cereal: accepts snack, rice; 30 g; only rice krispies, cereal, puffed rice; bulk
slot flavor: accepts extract, chocolate, nut butter, salt; 5 g; at most 3

cook: Melt {fat} in a large pot over low heat and stir in {marshmallow} for about {time}, until melted and smooth.
  minutes: 5
  done: melted and smooth
  tools: large pot
mix: Off the heat, stir in {cereal}[ with {flavor}] until coated, and press into a greased pan.
  minutes: 4
  tools: square pan
rest: Let it cool for {time}, then cut into squares.
  minutes: 30
serve: Serve at room temperature.
`,
'mashed-potatoes.txt': `dish: mashed potatoes
  noun: Mashed Potatoes
  course: savory
  skill: beginner
  title from: potato, cheese
  named only: yes

name: Mashed Potatoes
  needs: potato; butter or olive oil; milk or any cream or any plant milk
  without: egg or leek or any cheese or any beef or any lamb or any fish or any ground meat or any poultry or any sausage or cabbage or kale or any broth or any flour
  cuisine: american
name: Bangers and Mash
  needs: any sausage; potato; butter or milk or gravy or any cream
  without: sauerkraut or apple or any rice
  cuisine: british
name: Colcannon
  needs: potato; cabbage or kale; butter or milk
  without: mashed potato or any fish or any lamb or any broth or any cooked meat
  cuisine: irish

slot potato: accepts potato; 250 g; at most 2; buy potato
slot sausage: accepts sausage; 120 g; at most 2
slot milk: accepts milk, cream, soft dairy, plant milk; 45 g; at most 3
slot fat: accepts butter, oil; 15 g; at most 2; buy butter, olive oil
slot onion: accepts onion; 60 g; at most 2
slot leaf: accepts leaf, hard vegetable, salad leaf; 80 g; at most 2
slot gravy: accepts condiment, savory sauce, broth; 60 g; at most 2
slot pea: accepts vegetable, pulse; 80 g; at most 2
slots: garlic, salt, herb, cheese
slot spice: accepts spice, sweet spice; 1 g; at most 3

cook: {hot}Add {sausage+onion} and cook for about {time}, turning now and then, until {done}.
  minutes: fry sausage+onion plus 5
  cooks: sausage
  tools: large frying pan
cook: Boil {potato+garlic} in plenty of salted water for about {time}, until {done}[, with {leaf+pea} for the last 5 minutes]; drain well.
  minutes: simmer potato
  tools: large pot
mix: Mash with {fat}[ and {milk}, warmed,][ and {cheese}] until smooth.[ Season with {salt+spice}.]
  minutes: 4
  tools: potato masher
cook: Warm {gravy} in a small pan for {time}.
  minutes: 3
  tools: small pan
serve: [Pile the mash onto plates and set {sausage} on top. ][Spoon {gravy} over. ][Scatter with {herb}. ]Serve hot.
`,
'meatballs.txt': `dish: meatballs
  noun: Meatballs
  course: savory
  skill: beginner
  title from: main, grain, cheese
  called for by: main+crumbs
  named only: yes

name: {grain} and Meatballs
  needs: any pasta; any ground meat; any crumbs or any bread or any oats; egg or any tomato sauce
  cuisine: italian
name: Meatballs
  needs: any ground meat; any crumbs; egg or milk or parmesan
  without: ketchup or any pasta or hamburger bun or any shellfish or cabbage
  cuisine: italian
name: Swedish Meatballs
  needs: any ground meat; any crumbs; any cream; allspice or nutmeg or beef broth
  cuisine: nordic

slot main: accepts ground meat; 120 g; at most 3; buy ground beef
slot bind: accepts egg; 15 g; whole
slot crumbs: accepts crumbs, oats, bread; 18 g; at most 2
slot wet: accepts milk, plant milk; 15 g
slot cheese: 15 g
slots: onion, garlic, salt, spice, herb
slot sauce: accepts tomato sauce, broth, cream, salsa, soft dairy; 140 g; at most 3; buy marinara sauce, vegetable broth
slot season: accepts savory sauce, condiment, tomato paste, hot sauce, wine, sugar, syrup; 15 g; at most 4
slot fat: accepts oil, butter; 9 g; at most 3; buy olive oil, vegetable oil; from fats
slot vegetable: 80 g; never bought
slot grain: accepts pasta, noodle, rice, brown rice; 80 g; at most 2

mix: Work {main} with {bind+crumbs+wet+onion+garlic+salt+spice+cheese}, and roll into small balls.
  minutes: 8
  tools: large bowl
cook: Heat {fat} in a large frying pan over medium heat. Add the balls of {main} and turn for {time}, until browned all over.
  minutes: 8
  done: browned all over
  tools: large frying pan
cook: Add {sauce}[ with {season+vegetable}], cover and simmer for {time}, until they are cooked through.
  minutes: 12
  cooks: main+bind
  done: cooked through, with no pink in the middle
  tools: large frying pan
use: boil grain
serve: [Scatter with {herb}. ]Serve hot[ on {grain}].
`,
'meatloaf.txt': `dish: meatloaf
  noun: Meatloaf
  course: savory
  skill: beginner
  title from: main, cheese
  named only: yes

name: Meatloaf
  needs: any ground meat; any crumbs or any oats; egg; ketchup or barbecue sauce or worcestershire sauce
  without: any pasta or hamburger bun
  cuisine: american

slot main: accepts ground meat; 140 g; at most 3; buy ground beef
slot bind: accepts egg; 15 g; at most 1
slot crumbs: accepts crumbs, oats, snack, bread; 18 g; at most 2
slot wet: accepts milk, plant milk, broth; 15 g; at most 2
slots: onion, garlic, salt, spice, herb, cheese, paste
slot sweet: 4 g
slot glaze: accepts condiment, savory sauce, tomato sauce, hot sauce; 30 g; at most 3
slot vegetable: 40 g; never bought
slot hard: 120 g

mix: Heat the oven to {oven}. Work {main} lightly with {bind+crumbs}[ and {wet+onion+garlic+salt+spice+herb+cheese+vegetable+paste}], and press into a loaf pan.
  minutes: 6
  oven: 350
  tools: large bowl, loaf pan
mix: Stir {glaze}[ with {sweet}] and spread half of it over the top.
  tools: small bowl
bake: Bake at {oven} for about {time}[, with {hard} on a tray beside it][, brushing with the rest of {glaze} near the end], until no pink is left in the middle.
  minutes: 60
  oven: 350
  cooks: main+bind
  done: firm, with no pink in the middle
  tools: loaf pan
rest: Let it rest for {time} before you slice it.
  minutes: 10
serve: Slice and serve.
`,
'meringues.txt': `dish: meringues
  noun: Meringues
  course: sweet
  skill: beginner
  title from: flavor
  named only: yes

name: Meringues
  needs: egg white; any sugar
  without: any flour or butter or any milk or any chocolate or any oats or spinach or any fruit or gelatin
  cuisine: french
name: Pavlova
  needs: egg white; any sugar; any fruit; any cream
  cuisine: british

slot egg: accepts egg; 30 g; only egg white; buy egg white
slot sugar: accepts sugar; 45 g; at most 2; bulk
slot raise: accepts leavening, citrus, vinegar, starch; 0.6 g; at most 3
slot flavor: accepts extract, zest, salt; 1 g; at most 3
slot nut: accepts nut, cocoa; 8 g; at most 2
slot cream: accepts cream, soft dairy; 50 g
slot fruit: accepts fruit; 70 g; at most 4

mix: Heat the oven to {oven}. Whisk {egg}[ with {raise}] to soft peaks, then whisk in {sugar}, a spoonful at a time, until thick and glossy.[ Fold in {flavor+nut}.]
  minutes: 10
  oven: 225
  tools: large bowl, whisk, baking sheet
bake: Set spoonfuls on a lined baking sheet and bake at {oven} for about {time}, until dry outside.
  minutes: 80
  oven: 225
  cooks: egg
  done: dry outside
  tools: baking sheet
rest: Let them cool in the oven, turned off, for {time}.
  minutes: 30
serve: Serve[ with {cream+fruit}] on the same day.
`,
'milkshake.txt': `dish: milkshake
  noun: Milkshake
  course: drink sweet
  skill: beginner
  title from: fruit, flavor
  named only: yes

name: [{fruit} ]Milkshake
  needs: ice cream or vegan ice cream; milk or any plant milk
  cuisine: american

slot ice: accepts sweet; 130 g; bulk; at most 2
slot milk: accepts milk, plant milk; 150 g; buy milk
slot fruit: accepts fruit, jam; 70 g; at most 2
slot flavor: accepts chocolate, cocoa, syrup, coffee, nut butter, extract, snack, sugar; 12 g; at most 4

mix: Blend {ice+milk}[ with {fruit+flavor}] for {time}, until smooth.
  minutes: 2
  done: smooth
  tools: blender
serve: Pour into tall glasses and serve at once.
`,
'moussaka.txt': `dish: moussaka
  noun: Moussaka
  course: savory
  skill: intermediate
  title from: main, slices, egg, cheese
  named only: yes

name: Moussaka
  needs: eggplant; any ground meat or lentil; milk or any cream or feta or any soft dairy or potato; any tomato or any tomato sauce or onion
  without: any pasta or any pastry or pita
  cuisine: greek

slot slices: accepts vegetable, potato, hard vegetable; 180 g; at most 4
slot main: accepts ground meat, tofu, quick pulse; 110 g; at most 2; buy ground lamb, ground beef, lentil
slot tomato: accepts tomato, tomato sauce; 110 g; at most 2; buy canned tomato
slot milk: accepts milk, cream, soft dairy, plant milk; 70 g; at most 2
slot flour: 8 g
slot egg: 15 g
slots: cheese, onion, garlic, fat, salt, spice, paste, wine, sweet, herb
slot leaf: accepts leaf, salad leaf; 40 g; at most 2
slot broth: accepts broth, water; 40 g

mix: Heat the oven to {oven}. Cut {slices} into thin slices, and toss with half of {fat}.
  minutes: 4
  oven: 400
  tools: baking sheet
bake: Roast the slices at {oven} for {time}, turning once, until soft and golden.
  minutes: roast slices
  oven: 400
  done: soft and golden
  tools: baking sheet
cook: Heat the rest of {fat} in a large frying pan over medium heat. Add {main+onion+garlic} and cook for about {time}, until {done}.
  minutes: fry main+onion
  cooks: main
  tools: large frying pan
cook: Stir in {tomato}[ with {paste+wine+broth+spice+sweet+leaf}] and simmer for {time}, until thick.[ Season with {salt}.]
  minutes: 15
  done: thick
  tools: large frying pan
cook: Whisk {milk}[ with {flour}] in a saucepan over medium heat for {time}, until it thickens.[ Off the heat, beat in {egg}.]
  minutes: 5
  cooks: egg
  done: thick
  tools: saucepan, whisk
mix: Layer the slices and the filling in a baking dish[, spread with {milk}][ and scatter with {cheese}].
  minutes: 4
  tools: baking dish
bake: Bake at {oven} for {time}, until golden on top.
  minutes: 30
  oven: 375
  cooks: egg
  done: golden on top
  tools: baking dish
rest: Let it stand for {time} before you cut it.
  minutes: 10
serve: [Scatter with {herb}. ]Cut into squares and serve warm.
`,
'mousse.txt': `dish: mousse
  noun: Mousse
  course: sweet
  skill: beginner
  title from: chocolate
  named only: yes

name: Chocolate Mousse
  needs: chocolate or dark chocolate or milk chocolate or white chocolate or chocolate chip or cocoa powder; any cream; any sugar or egg
  without: any flour or any milk or butter or any pastry or any crumbs or any fruit or condensed milk
  cuisine: french

slot chocolate: accepts chocolate, cocoa; 40 g; at most 2; bulk
slot cream: accepts cream, coconut milk; 75 g; buy heavy cream, coconut cream
slot egg: accepts egg; 22 g; at most 2
slot sugar: accepts sugar, syrup; 10 g; at most 2
slot flavor: accepts extract, coffee, spirit, zest; 2 g; at most 3
slot salt: accepts salt; 0.2 g

cook: Whisk {egg}[ with {sugar}] in a bowl over simmering water for {time}, until thick and hot, at least 160°F (71°C).
  minutes: 6
  cooks: egg
  done: thick and hot
  tools: saucepan, heatproof bowl, whisk
cook: Melt {chocolate} in a bowl over simmering water for {time}, and let it cool a little.
  minutes: 4
  tools: heatproof bowl
mix: Whip {cream}[ with {sugar+flavor+salt}] to soft peaks, and fold everything together.
  minutes: 6
  tools: large bowl, whisk
rest: Spoon into glasses and chill for {time}.
  minutes: 120
serve: Serve cold.
`,
'mulled-wine.txt': `dish: mulled wine
  noun: Mulled Wine
  course: drink sweet
  skill: beginner
  title from: wine
  named only: yes

name: Mulled {wine}
  needs: red wine or apple cider or apple juice; cinnamon; cloves or orange or star anise or any sugar
  without: any beef or any pork or any poultry or any flour or butter or any oats
  cuisine: german

slot wine: accepts wine, juice; 180 g; at most 2; bulk
slot fruit: accepts fruit, citrus, zest; 25 g; at most 2
slot spice: accepts sweet spice, spice, extract, ginger; 2 g; at most 6
slot sugar: accepts sugar, syrup; 14 g; at most 2
slot spirit: accepts spirit; 15 g

cook: Warm {wine} with {spice}[ and {sugar+fruit}] in a saucepan over low heat for {time}, without boiling.
  minutes: 15
  done: steaming and fragrant
  tools: saucepan
serve: [Stir in {spirit}. ]Strain into cups and serve hot.
`,
'mussels.txt': `dish: mussels
  noun: Mussels
  course: savory
  skill: beginner
  title from: sea
  named only: yes
  vessel: large pot

name: Moules Marinières
  needs: mussel; white wine; garlic or shallot or onion
  without: any rice or saffron or any pasta or coconut milk
  cuisine: french

slot sea: accepts shell-on shellfish; 280 g; bulk; buy mussel
slot wine: accepts wine; 60 g; buy white wine
slots: onion, garlic, fat, salt, spice, herb
slot cream: accepts cream; 30 g
slot acid: accepts citrus; 6 g
slot bread: accepts bread; 60 g
slot tomato: accepts tomato; 50 g

cook: {hot}Add {onion+garlic} and cook for about {time}, until soft.
  minutes: 4
  done: soft
  tools: large pot
cook: Pour in {wine}[ with {tomato+spice}] and bring to a boil. Add {sea}, cover and cook for about {time}, shaking the pot, until every shell is open. Throw away those that stay shut.
  minutes: 6
  cooks: sea
  done: every shell open
  tools: large pot
mix: [Stir in {cream}. ][Season with {salt+acid}. ]Taste, and adjust.
  minutes: 1
serve: [Scatter with {herb}. ]Serve in the broth[ with {bread}].
`,
'nachos.txt': `dish: nachos
  noun: Nachos
  course: savory
  skill: beginner
  title from: main, ready, cheese, egg
  named only: yes

name: [{main+ready} ]Nachos
  needs: tortilla chip; any melting cheese
  cuisine: mexican
name: Chilaquiles
  needs: tortilla chip or corn tortilla; salsa or enchilada sauce; queso fresco or any cheese or any cream or onion or cilantro
  without: any beef or any ground meat or any rice or any pulse or any dried pulse or any poultry or avocado
  cuisine: mexican

slot chips: accepts snack, tortilla; 80 g; at most 2; buy tortilla chip
slot main: 80 g; never bought
slot ready: 70 g
slot cheese: accepts melting cheese, hard cheese, soft cheese; 55 g; at most 3; buy cheddar, vegan cheese
slot sauce: accepts salsa, tomato sauce, hot sauce; 50 g; at most 3
slot chile: accepts chile, briny; 12 g; at most 3
slot fresh: accepts tomato, onion, vegetable, salad leaf, avocado, raw vegetable; 70 g; at most 6
slot cream: accepts soft dairy, cream; 25 g; at most 2
slot fat: accepts oil; 4 g
slot spice: accepts spice; 2 g; at most 4
slot egg: 45 g
slots: herb, salt
slot acid: accepts citrus; 6 g
slot garlic: accepts garlic; 3 g

cook: Cook {main}[ with {garlic+spice+fat}] in a frying pan over medium heat for about {time}, until {done}.
  minutes: fry main
  cooks: main
  tools: frying pan
cook: Scramble {egg} in a frying pan over medium heat for {time}, until set.
  minutes: 3
  cooks: egg
  done: set
  tools: frying pan
mix: Heat the oven to {oven}. Spread {chips} on a baking sheet, and scatter with [{main+ready+egg+chile} and ]{cheese}.
  minutes: 3
  oven: 400
  tools: baking sheet
bake: Bake at {oven} for {time}, until the top is melted and bubbling.
  minutes: 8
  oven: 400
  done: melted and bubbling
  tools: baking sheet
serve: [Spoon over {sauce+cream}. ][Scatter with {fresh+herb}. ][Season with {acid+salt}. ]Serve at once.
`,
'noodle-soup.txt': `dish: noodle soup
  noun: Noodle Soup
  course: savory
  skill: beginner
  title from: main, sea, ready, egg
  named only: yes
  vessel: large pot

name: [{main} ]Ramen
  needs: ramen noodle; any broth or miso or egg or soy sauce
  without: cabbage or any tomato
  cuisine: japanese
name: [{main} ]Pho
  needs: rice noodle; any broth or any bones; star anise or cinnamon or bean sprout or thai basil; lime or lime juice or fish sauce or ginger
  without: coconut milk or any tomato or peanut or tamarind
  cuisine: vietnamese
name: Laksa
  needs: rice noodle; coconut milk; red curry paste or laksa paste or any curry paste; shrimp or any poultry or any tofu
  cuisine: indonesian
name: Udon Noodle Soup
  needs: udon noodle; dashi or any broth or miso
  cuisine: japanese

slot noodle: accepts noodle, pasta; 70 g; buy ramen noodle, rice noodle
slot liquid: accepts broth, coconut milk, water; 380 g; at most 3; buy chicken broth, vegetable broth
slot main: accepts poultry, tender meat, tough meat, ground meat, tofu, bone-in poultry, sausage; 90 g; at most 2
slots: sea, cured
slot ready: 60 g
slot egg: accepts egg; 50 g; whole
slot spice: accepts spice, sweet spice, bay leaf; 3 g; at most 6
slot paste: accepts curry paste, tomato paste; 18 g; at most 2
slot sauce: accepts savory sauce, hot sauce, wine, condiment; 20 g; at most 5
slots: onion, garlic, fat, sweet, salt
slot vegetable: accepts vegetable, mushroom, dried mushroom, hard vegetable; 90 g; at most 5
slot leaf: accepts leaf, salad leaf; 60 g; at most 4
slot acid: accepts citrus, vinegar; 8 g; at most 2
slot herb: accepts herb; 6 g; at most 4
slot topping: accepts seed, nut, briny; 12 g; at most 3

cook: Boil {egg} for {time}, until firm; cool, peel and halve.
  minutes: 10
  cooks: egg
  done: firm right through
  tools: saucepan
cook: {hot}Add {main+cured} and turn for {time}, until browned.
  minutes: 5
  done: browned
  tools: large pot
cook: {hot}Stir in {onion+garlic+spice+paste} for {time}, until fragrant.
  minutes: 3
  done: fragrant
  tools: large pot
cook: Pour in {liquid}[ with {sauce+sweet+salt}], bring to a boil and simmer for about {time}.
  minutes: simmer main plus 10
  cooks: main+cured
  tools: large pot
cook: Add {vegetable} and simmer for about {time}, until {done}.
  minutes: simmer vegetable
use: sea
cook: Boil {noodle} in a second pot for about {time}, until {done}, and drain.
  minutes: simmer noodle
  tools: second pot
cook: Stir in {leaf+ready} for {time}.
  minutes: 2
serve: Put {noodle} into bowls and ladle the soup over.[ Top with {egg+topping+herb}.][ Finish with {acid}.] Serve at once.
`,
'omelette.txt': `dish: omelette
  noun: Frittata
  course: savory
  skill: beginner
  title from: vegetable, cheese, ready, cured, hard, leaf, egg
  requires: egg

name: Spanish Potato Tortilla
  needs: potato; egg; onion or olive oil
  without: any poultry or any tender meat or any tough meat or any ground meat or any bone-in poultry or any ready fish or any bacon or any cream or any cheese or any fish or any salted fish or corned beef or mayonnaise or any flour or any crumbs
  cuisine: spanish
name: Egg Foo Young
  needs: egg; bean sprout; soy sauce or oyster sauce
  without: any noodle or any rice or peanut butter or peanut or potato
  cuisine: chinese

slot egg: 110 g; at most 3
slots: cured
slot ready: 60 g
slot main: 50 g; at most 2; never bought
slot sea: 50 g; at most 2
slot hard: 80 g
slot vegetable: 90 g
slots: leaf, onion, garlic
slot cream: 25 g
slots: cheese, fat, salt
slot spice: 1.5 g; never bought
slots: sauce, herb
slot topping: 30 g
slots: flour, paste
slot beside: accepts bread, tortilla, salsa, tomato sauce, snack; 60 g; at most 2
slot acid: 5 g; never bought
slots: sweet

use: brown
use: crisp
cook: {hot}Add {onion+hard+vegetable} and cook for about {time}, until {done}.
  minutes: fry onion+hard+vegetable
  tools: large frying pan
cook: {hot}Stir in {garlic+spice+paste+leaf+ready+sauce+sweet} for {time}.
  minutes: 1
  tools: large frying pan
use: sea
mix: Stir {egg}[ with {cream+flour+salt}] in a bowl.
  minutes: 1
  tools: bowl
cook: {hot}[if main: Return {main} to the pan. ]Pour in {egg}[, scatter {cheese+topping} over], cover and cook on low heat for about {time}, until set in the middle.
  minutes: 8
  cooks: egg
  done: set in the middle
  tools: large frying pan
  advanced: Draw the set edges in with a spatula for the first minute, so that it cooks evenly.
serve: [Scatter with {herb}. ][Finish with {acid}. ]Cut into wedges and serve[ with {beside}].
`,
'onion-soup.txt': `dish: onion soup
  noun: Onion Soup
  course: savory
  skill: beginner
  title from: onion, cheese
  named only: yes
  vessel: large pot

name: French Onion Soup
  needs: onion or sweet onion; any broth; any bread; gruyere or any melting cheese or butter
  without: any poultry or any tomato or any ground meat
  cuisine: french

slot onion: accepts onion; 220 g; at most 3; bulk; buy onion
slot liquid: accepts broth, water; 320 g; at most 2; buy beef broth, vegetable broth
slots: fat, salt, spice, garlic, herb, sweet
slot wine: 40 g
slot flour: 4 g
slot bread: accepts bread; 45 g; buy baguette
slot cheese: 35 g; at most 2
slot acid: accepts vinegar; 4 g
slot sauce: accepts savory sauce; 4 g

cook: Heat {fat} in a large pot over medium-low heat. Add {onion}[ with {sweet+salt}] and cook for about {time}, stirring now and then, until deep brown.
  minutes: 40
  done: deep brown, and soft as jam
  tools: large pot
  beginner: Do not hurry this: it is where all the flavor comes from.
cook: Stir in {garlic+flour} for {time}.
  minutes: 1
cook: Pour in [{wine} and ]{liquid}[ with {spice+herb+sauce+acid}] and simmer for {time}.
  minutes: 20
  tools: large pot
bake: Ladle into bowls that the oven can take, lay {bread} on top[, scatter with {cheese}] and bake at {oven} for {time}, until golden.
  minutes: 8
  oven: 425
  done: golden
  tools: ovenproof bowls
serve: Serve at once; the bowls are hot.
`,
'oyakodon.txt': `dish: oyakodon
  noun: Rice Bowl
  course: savory
  skill: beginner
  title from: main, egg
  named only: yes

name: Oyakodon
  needs: any rice or any cooked rice; any poultry; egg; dashi or mirin
  without: pea or carrot
  cuisine: japanese

slot rice: accepts rice, brown rice, cooked rice; 75 g; buy rice
slot main: accepts poultry, tofu; 110 g; buy chicken thigh
slot egg: accepts egg; 75 g; buy egg
slot onion: accepts onion; 60 g; at most 2; buy onion
slot liquid: accepts broth, water; 90 g; buy dashi, chicken broth
slot sauce: accepts savory sauce, wine, sugar; 25 g; at most 4; buy soy sauce, tamari
slot herb: accepts herb; 4 g; at most 2
slot vegetable: accepts mushroom, leaf, vegetable; 50 g; at most 2
slots: salt

cook: Cook {rice} in boiling water for about {time}, until {done}; drain and keep warm.
  minutes: simmer rice
  tools: saucepan
cook: Bring {liquid+onion+sauce} to a simmer in a frying pan. Add {main}[ and {vegetable}] and simmer for about {time}, until cooked through.[ Season with {salt}.]
  minutes: 10
  cooks: main
  done: cooked through, with no pink in the middle
  tools: frying pan with a lid
cook: Pour {egg} over, cover and cook on low heat for {time}, until set.
  minutes: 4
  cooks: egg
  done: set
  tools: frying pan with a lid
serve: Slide onto {rice} in bowls.[ Scatter with {herb}.]
`,
'pan-seared-steak.txt': `dish: pan-seared steak
  noun: Steak
  course: savory
  skill: beginner
  title from: main
  named only: yes

name: Pan-Seared Steak
  needs: steak or beef steak or ribeye or ribeye steak or sirloin steak or strip steak or filet mignon or flank steak or skirt steak or t-bone steak or beef tenderloin; butter or garlic or potato or rosemary or thyme or asparagus or any oil
  without: any tortilla or soy sauce or any noodle or any bread or sour cream or broccoli or any rice or any tomato or cream or heavy cream or any leaf or carrot or red wine or any cream or mushroom
  cuisine: american

slot main: accepts tender meat, tough meat; 180 g; bulk; whole
slot fat: accepts oil, butter; 12 g; at most 2; buy butter, vegetable oil
slot garlic: accepts garlic; 4 g
slot herb: accepts herb, dried herb; 2 g; at most 3
slots: salt, spice
slot acid: accepts citrus, vinegar; 6 g
slot potato: accepts potato, hard vegetable; 190 g; at most 3
slot vegetable: 110 g; never bought
slot sauce: accepts condiment, savory sauce; 12 g; at most 2
slot onion: accepts onion; 40 g; at most 2

mix: Heat the oven to {oven}. Toss {potato}[ with {onion}] with half of {fat} on a baking sheet.
  minutes: 3
  oven: 425
  tools: baking sheet
bake: Roast {potato} at {oven} for about {time}, until {done}.
  minutes: roast potato
  oven: 425
  tools: baking sheet
cook: {hot}Cook {vegetable} for about {time}, until {done}. Lift out onto a plate.
  minutes: fry vegetable
  tools: large frying pan
cook: Heat [some of {fat} in ]a large frying pan over medium-high heat. Pat {main} dry[, season with {salt+spice}] and cook for about {time}, turning every minute[, with {garlic+herb} in the pan].
  minutes: 9
  cooks: main
  done: browned, and 145°F (63°C) in the middle
  tools: large frying pan, meat thermometer
rest: Let {main} rest for {time}.
  minutes: 5
serve: Slice across the grain and serve hot[ with {acid+sauce}].
`,
'pancakes.txt': `dish: pancakes
  noun: Pancakes
  gluten-free noun: Griddle Rounds
  course: sweet
  skill: beginner
  title from: fruit, nut, flavor
  requires: flour
  penalty: 3

name: Crêpes
  needs: any flour; egg; milk; lemon or lemon juice or nutella or hazelnut spread or strawberry or orange
  without: any leavening
  cuisine: french
name: Pancakes
  needs: any flour; egg; milk or buttermilk; baking powder; butter or any oil
  without: vanilla extract or any chocolate or any yeast or cinnamon or any dried fruit or any cream or any cheese or any vegetable or cornmeal or any poultry
  cuisine: american
name: Blini
  needs: buckwheat flour; egg; milk or any soft dairy
  cuisine: russian

slot flour: accepts flour, cornmeal; 55 g; at most 3; buy flour, rice flour, almond flour
slot wet: accepts milk, soft dairy, plant milk, water, cream, coconut milk; 75 g; at most 3; buy milk, water
slot egg: 27 g; at most 3
slot raise: accepts leavening; 2 g; at most 3
slot sugar: accepts sugar; 6 g; at most 2
slot fat like fat: accepts butter, oil; buy butter, vegetable oil; from no list
slot flavor: accepts extract, sweet spice, zest, spirit, coffee, wine; 14 g; at most 6
slot salt: accepts salt; 0.4 g
slot starch: accepts starch; 8 g; at most 2
slot oats: accepts oats; 14 g; at most 2
slot syrup: accepts syrup, jam, nut butter; 22 g; at most 3
slot fruit: accepts fruit, dried fruit, juice, citrus; 60 g; at most 4
slot cocoa: accepts cocoa; 6 g
slot nut: accepts nut, seed, coconut, chocolate, soft cheese; 15 g; at most 3

mix: Whisk {flour+oats+starch+cocoa+raise+sugar+salt+flavor} together. Stir in {wet+egg} until just combined; a few lumps are fine.
  minutes: 3
  tools: large bowl, whisk
rest: Let it stand for {time}.
  minutes: 2
cook: Heat some of {fat} in a large frying pan over medium heat. Cook small rounds, about {time} in all, turning them when bubbles break on top, until golden on both sides.
  minutes: 8
  cooks: egg
  done: golden on both sides
  tools: large frying pan
  beginner: The first one is always a test; adjust the heat after it.
serve: Serve in stacks[ with {fruit+syrup+nut}].
`,
'panna-cotta.txt': `dish: panna cotta
  noun: Panna Cotta
  course: sweet
  skill: beginner
  title from: fruit, flavor
  named only: yes

name: [{fruit} ]Panna Cotta
  needs: any cream; gelatin; any sugar or any syrup
  without: any cheese or any flour or any crumbs
  cuisine: italian

slot cream: accepts cream, milk, plant milk, coconut milk, soft dairy; 130 g; at most 3; buy heavy cream
slot gelatin: accepts gelatin; 2 g; buy gelatin, pectin
slot sugar: accepts sugar, syrup; 16 g; at most 2; buy sugar
slot flavor: accepts extract, zest, coffee, sweet spice, spirit; 3 g; at most 3
slot fruit: accepts fruit, jam; 50 g; at most 3

mix: Soften {gelatin} in a little cold water.
  minutes: 5
  tools: small bowl
cook: Warm {cream+sugar}[ with {flavor}] in a saucepan over medium heat for {time}, without boiling. Stir in {gelatin} until dissolved.
  minutes: 5
  done: steaming
  tools: saucepan
rest: Pour into cups and chill for {time}, until set.
  minutes: 240
serve: [Top with {fruit}. ]Serve cold.
`,
'parfait.txt': `dish: parfait
  noun: Parfait
  course: sweet
  skill: beginner
  title from: fruit
  named only: yes

name: [{fruit} ]Yogurt Parfait
  needs: yogurt or greek yogurt or any soft dairy; granola; any fruit
  without: spinach or any milk or any juice
  cuisine: american

slot yogurt: accepts soft dairy; 170 g; at most 2; bulk; buy yogurt
slot fruit: accepts fruit, dried fruit, jam; 90 g; at most 4
slot crunch: accepts oats, nut, seed, snack; 35 g; at most 4
slot sweet: accepts syrup, sugar; 10 g; at most 2
slot flavor: accepts extract, sweet spice, zest, chocolate, coconut; 3 g; at most 3

mix: Stir {yogurt}[ with {flavor+sweet}].
  minutes: 1
  tools: bowl
serve: Layer {yogurt} in glasses with {fruit}[ and {crunch}]. Serve at once.
`,
'parmigiana.txt': `dish: parmigiana
  noun: Parmigiana
  course: savory
  skill: intermediate
  title from: vegetable, egg, cheese
  named only: yes

name: {vegetable} Parmigiana
  needs: eggplant or zucchini; mozzarella or parmesan; any tomato sauce or any tomato
  without: any ground meat or any pasta or any rice or any lamb or tahini or feta or chickpea or dried chickpea or any pastry
  cuisine: italian

slot vegetable: accepts vegetable, hard vegetable; 220 g; at most 3
slot sauce: accepts tomato sauce, tomato; 140 g; at most 2; buy marinara sauce
slot cheese: 60 g; at most 3; buy mozzarella, vegan cheese
slot crumbs: accepts crumbs; 14 g
slot egg: 20 g
slot flour: 6 g
slots: onion, garlic, fat, salt, spice, herb

mix: Heat the oven to {oven}. Cut {vegetable} into slices[ and brush with {fat}][, turn in {flour}].
  minutes: 5
  oven: 400
  tools: baking sheet
bake: Roast the slices at {oven} for about {time}, turning once, until soft and browned.
  minutes: 25
  oven: 400
  done: soft and browned
  tools: baking sheet
cook: Simmer {sauce}[ with {onion+garlic+spice+salt}] for {time}, until thick.
  minutes: 10
  done: thick
  tools: saucepan
mix: Layer the slices in a baking dish with the sauce and {cheese}[, brushing with {egg}].[ Scatter with {crumbs}.]
  minutes: 4
  tools: baking dish
bake: Bake at {oven} for {time}, until bubbling and golden.
  minutes: 25
  oven: 400
  cooks: egg
  done: bubbling and golden
  tools: baking dish
rest: Let it stand for {time}.
  minutes: 5
serve: [Scatter with {herb}. ]Serve warm.
`,
'pasta-salad.txt': `dish: pasta salad
  noun: Pasta Salad
  gluten-free noun: Noodle Salad
  course: savory
  skill: beginner
  title from: ready, fresh, cheese, fruit, base
  requires: base+mayo or base+acid
  penalty: 10

name: Macaroni Salad
  needs: macaroni; mayonnaise; celery or egg or any briny or onion
  cuisine: american

slot base: accepts pasta, noodle; 75 g; at most 2; buy pasta, rice noodle
slot pulse: accepts quick pulse; 40 g
slot ready like ready: accepts cooked meat, ready fish, pulse, anchovy; 100 g
slot boil: accepts egg, potato; 60 g; at most 2; whole
slot mayo: accepts dressing; 30 g; at most 2
slot fresh: 150 g; at most 7; buy cucumber, tomato; optional
slot fat like fat: accepts oil; 12 g
slot acid: 10 g
slots: salt
slot garlic: 4 g; at most 3; never bought
slot spice: 1 g; at most 6; never bought
slot sauce: 18 g
slots: sweet
slot cream like cream: accepts soft dairy, nut butter, cream, coconut milk; 30 g
slot dip: accepts salsa, tomato sauce, curry paste, tomato paste; 25 g; at most 2
slot onion: 25 g; never bought
slots: cheese
slot fruit: 60 g; at most 3
slots: topping
slot herb: at most 6

cook: Cook {base+pulse} in plenty of boiling water for about {time}, until {done}. Drain and rinse under cold water.
  minutes: simmer base+pulse
  tools: saucepan
cook: Boil {boil} for {time}, until firm right through; cool, and peel and cut up.
  minutes: 12
  cooks: boil
  done: firm right through
  tools: saucepan
mix: Whisk {fat}[ with {mayo+acid+salt+sauce+sweet+cream+garlic+spice+dip}] in a large bowl.
  tools: large bowl
mix: Add {base+pulse}[ with {fresh+onion+ready+fruit+boil}] and toss.
serve: [Scatter with {cheese+topping+herb}. ]Serve at room temperature.
`,
'pasta.txt': `dish: pasta
  noun: Pasta
  gluten-free noun: Noodles
  course: savory
  skill: beginner
  title from: main, sea, ready, cured, vegetable, hard, leaf, grain, egg, cheese
  requires: grain

name: {grain} Carbonara
  needs: any pasta; egg or egg yolk; any bacon; parmesan or pecorino romano
  cuisine: italian
name: {grain} Aglio e Olio
  needs: any pasta; garlic; olive oil; red pepper flake or red chile
  without: any tomato or any tomato sauce or any ground meat or any anchovy or any poultry or any mollusc or any crustacean or any fish or any sausage
  cuisine: italian
name: {grain} Cacio e Pepe
  needs: any pasta; pecorino romano or parmesan; black pepper
  without: egg or any bacon or any tomato or any tomato sauce or any cream or any poultry or any vegetable
  cuisine: italian
name: {grain} Arrabbiata
  needs: any pasta; any tomato or any tomato sauce; red pepper flake or red chile; garlic
  without: any anchovy or any ground meat or any poultry or any cream or any sausage or capers or any fish
  cuisine: italian
name: {grain} Puttanesca
  needs: any pasta; any tomato or any tomato sauce; caper; any anchovy or green olive or black olive or kalamata olive
  cuisine: italian
name: {grain} Bolognese
  needs: any pasta; any ground meat; any tomato or any tomato sauce or tomato paste; red wine or carrot or celery or milk
  without: egg
  cuisine: italian
name: [{main} ]{grain} Alfredo
  needs: any pasta; heavy cream or light cream; parmesan; butter or garlic
  without: egg or any bacon or any tomato sauce or any mushroom
  cuisine: italian
name: {grain} al Pesto
  needs: any pasta; pesto
  cuisine: italian
name: {grain} al Pesto
  needs: any pasta; basil; pine nut or walnut or almond or cashew; parmesan or pecorino romano
  cuisine: italian
name: {grain} all’Amatriciana
  needs: any pasta; any bacon; any tomato or any tomato sauce; pecorino romano or parmesan
  without: egg
  cuisine: italian
name: {grain} alle Vongole
  needs: any pasta; clam; garlic or white wine
  cuisine: italian
name: {grain} alla Vodka
  needs: any pasta; vodka; heavy cream or light cream; any tomato or any tomato sauce or tomato paste
  cuisine: italian
name: {grain} alla Norma
  needs: any pasta; eggplant; any tomato or any tomato sauce; ricotta or basil
  cuisine: italian
name: {grain} Primavera
  needs: any pasta; pea or asparagus; zucchini or carrot or red bell pepper; parmesan or heavy cream
  without: any ground meat or any poultry or any bacon
  cuisine: italian
name: Shrimp Scampi with {grain}
  needs: any pasta; shrimp; garlic; butter; white wine or lemon or lemon juice
  cuisine: italian
name: {grain} with Sausage and Peppers
  needs: any pasta; any sausage; red bell pepper or green bell pepper
  without: any shellfish
  cuisine: italian

slot grain: accepts pasta, noodle; 85 g; at most 2; buy pasta, rice noodle
slot main: 110 g; at most 2; satisfied by ready, egg, sea, cured, cheese, vegetable, hard
slot sea: 100 g
slots: cured
slot ready: 80 g
slot hard: 80 g
slot vegetable: 130 g
slots: liquid
slot egg: 40 g
slots: fruit, basics

use: brown
use: crisp
cook: {hot}Add {onion+hard+vegetable} and cook for about {time}, stirring, until {done}.
  minutes: fry onion+hard+vegetable
  tools: large frying pan
cook: {hot}Stir in {garlic+spice+paste+flour} and cook for {time}, until fragrant.
  minutes: 1
  done: fragrant
  tools: large frying pan
cook: [if main: Return {main} to the pan][if no ready+wine+liquid+sauce+sweet+fruit:  for {time}, until hot again][if main: . ][Add {ready+wine+liquid+sauce+sweet+fruit} and simmer for {time}.]
use: sea
cook: Boil {grain} in plenty of water for about {time}, until {done}. Keep a ladle of the cooking water and drain the rest.
  minutes: simmer grain
  tools: large pot
  advanced: Drain it a little early; it finishes in the sauce and drinks it in.
cook: [first fat: Warm {fat} in a large frying pan. ]Toss {grain+leaf} with everything in the pan for {time}[, adding {cream}], and loosen with some of the cooking water.[ Stir in {egg} over low heat until it thickens and is hot right through.]
  minutes: 2
  cooks: egg
  tools: large frying pan
serve: [Season with {salt+acid}. ][Scatter with {topping+cheese+herb}. ]Serve at once.
`,
'patties.txt': `dish: patties
  noun: Patties
  course: savory
  skill: beginner
  title from: main, cheese, base
  called for by: main+crumbs or main+bind
  penalty: 2
  requires: main

name: {main} Kofta
  needs: ground lamb or ground beef; parsley or mint or cilantro; cumin or allspice or coriander or garam masala
  without: eggplant or any rice or any pasta or bulgur or any tomato sauce or corn tortilla or flour tortilla or potato
  cuisine: middle_eastern

slot main: accepts ground meat; 130 g; at most 3
slot bind: accepts egg; 15 g
slot crumbs: accepts crumbs, oats, flour, snack, starch; 15 g; at most 2
slot wet: accepts milk, water, broth, tomato sauce, plant milk, cream, wine; 12 g; at most 2
slots: onion, garlic, spice, salt
slot sauce: 20 g
slots: paste, sweet, herb, fat, cheese
slot bread: accepts bread, tortilla; 60 g
slot hard: 120 g
slot vegetable like vegetable: accepts vegetable, mushroom; 90 g; satisfied by fresh, hard, bread, base
slot fresh like fresh: accepts salad leaf, leaf, tomato, raw vegetable, briny, avocado; 80 g; at most 5
slots: acid
slot cream like cream: accepts soft dairy
slot topping like topping: accepts nut, seed
slots: cured
slot base: 55 g

use: boil base
mix: Work {main} lightly with {onion+garlic+spice+salt+herb+bind+crumbs+wet+paste+sauce+sweet}, and shape into patties.
  minutes: 5
  tools: large bowl
use: firm
use: greens
use: crisp
cook: {hot}Cook the patties of {main} for about {time}, turning once, until browned outside with no pink in the middle.[ Lay {cheese} on top for the last minute.]
  minutes: 10
  cooks: main+bind
  done: browned outside, with no pink in the middle
  tools: large frying pan
  advanced: Press a dimple into each, so that they stay flat.
rest: Let the patties rest for {time}.
  minutes: 2
serve: Serve hot[ in {bread}][ with {fresh+base}].[ Finish with {cream+acid+topping}.]
`,
'peanut-sauce-salad.txt': `dish: peanut sauce salad
  noun: Salad with Peanut Sauce
  course: savory
  skill: beginner
  title from: boiled, main
  named only: yes

name: Gado Gado
  needs: peanut butter or peanut or peanut sauce; tofu or tempeh or egg; green bean or cabbage or bean sprout or spinach; potato or cucumber or bean sprout or egg
  without: any noodle or any rice or any beef or any pork or any poultry or coconut milk or any shellfish
  cuisine: indonesian

slot boiled: accepts egg, potato; 110 g; at most 2; whole
slot main: accepts tofu; 80 g; at most 2
slot vegetable: accepts vegetable, hard vegetable, leaf; 120 g; at most 5
slot fresh: accepts raw vegetable, salad leaf, tomato; 60 g; at most 4
slot fat: accepts oil; 6 g; buy vegetable oil
slot nut: accepts nut butter, nut; 30 g; at most 2; bulk
slot sauce: accepts savory sauce, hot sauce, condiment; 14 g; at most 4; buy soy sauce, tamari
slot acid: accepts citrus, vinegar; 8 g; at most 2
slot sweet: 4 g
slot garlic: accepts garlic, chile, ginger; 4 g; at most 3
slot onion: accepts onion; 10 g
slots: salt
slot topping: accepts snack; 8 g
slot herb: accepts herb; 3 g

cook: Boil {boiled} for about {time}, until firm and tender; cool, peel and cut up.
  minutes: 18
  cooks: boiled
  done: firm, and tender when pierced
  tools: saucepan
cook: Boil {vegetable} for {time}, until crisp-tender, and rinse under cold water.
  minutes: 4
  done: crisp-tender
  tools: saucepan
cook: Heat {fat} in a frying pan over medium-high heat and fry {main} for about {time}, until {done}.
  minutes: fry main
  cooks: main
  tools: large frying pan
mix: Stir or blend {nut+sauce}[ with {acid+sweet+garlic+salt}] and enough warm water for a thick sauce.
  minutes: 4
  tools: bowl
serve: [first fat: Drizzle with {fat}. ]Arrange everything on plates[ with {fresh+onion}] and spoon the sauce over.[ Scatter with {topping+herb}.][ Serve with {boiled+vegetable+main}.]
`,
'pho.txt': `dish: pho
  noun: Pho
  course: savory
  skill: intermediate
  title from: main, bones
  named only: yes

name: [{main} ]Pho
  needs: any bones; rice noodle; star anise or cinnamon or clove or thai basil or ginger or lime or lime juice or fish sauce
  cuisine: vietnamese

slot bones: accepts bones; 300 g; at most 2; bulk
slot aromatic: accepts onion, ginger, garlic, celery, hard vegetable; 50 g; at most 5
slot spice: accepts spice, sweet spice, bay leaf, pepper; 2 g; at most 6
slot water: accepts water, broth; 450 g; at most 2; bulk; buy water
slot sauce: accepts savory sauce, hot sauce; 14 g; at most 4; buy fish sauce, soy sauce
slot sweet: accepts sugar, syrup; 3 g
slots: salt
slot main: accepts tender meat, tough meat, poultry, bone-in poultry, ground meat, tofu; 90 g; at most 2; from no list; never bought
slot noodle: accepts noodle; 80 g; buy rice noodle
slot fresh: accepts raw vegetable, vegetable, salad leaf, leaf, chile; 50 g; at most 4
slot herb: accepts herb; 6 g; at most 4
slot acid: accepts citrus; 12 g; at most 2

cook: Cover {bones} with cold water, boil for {time}, drain and rinse; that keeps the broth clear.
  minutes: 5
  tools: stockpot
cook: Put them back with {water}[, {aromatic}][ and {spice}], top up with cold water until covered, bring slowly to a simmer, skim, and simmer gently for about {time}.
  minutes: simmer bones
  done: deep in color and flavor
  tools: stockpot
mix: Strain.[ Season with {sauce+sweet+salt}.]
  minutes: 3
  tools: fine strainer
cook: Slice {main} thinly and simmer in the strained broth for about {time}, until {done}.
  minutes: simmer main
  cooks: main
  tools: large pot
cook: Cook {noodle} in plenty of boiling water for about {time}, until {done}; drain.
  minutes: simmer noodle
  tools: saucepan
cook: Add {fresh} to the boiling broth for {time}.
  minutes: 2
serve: Put {noodle} into bowls[ with {main}] and ladle the boiling broth over.[ Scatter with {herb}.][ Finish with {acid}.] Serve at once.
`,
'pie.txt': `dish: pie
  noun: Tart
  course: savory
  skill: intermediate
  title from: main, sea, vegetable, ready, cheese, hard, egg
  requires: pastry
  penalty: 3

name: Quiche Lorraine
  needs: any pastry; egg; any cream or milk; any bacon
  cuisine: french
name: [{vegetable+leaf+cheese} ]Quiche
  needs: pie crust; egg; any cream or milk
  without: pumpkin or canned pumpkin or apple or any fruit or any sugar or sweet potato
  cuisine: french
name: Spanakopita
  needs: phyllo dough; spinach; feta
  cuisine: greek
name: {main+ready} Pot Pie
  needs: any pastry; any poultry or cooked chicken; carrot or pea or celery or potato
  cuisine: american

slot pastry: accepts pastry; 70 g; buy puff pastry
slot main: 80 g
slot sea: 80 g
slots: cured
slot ready: 60 g
slot hard: 80 g
slot vegetable: 110 g
slot liquid like liquid: accepts tomato sauce, salsa, broth; 30 g
slot egg: 50 g
slot cream: 30 g
slot cheese: 40 g
slot topping: 25 g
slot acid: 8 g; never bought
slots: seasoned
slot garlic: 12 g
slots: onion, paste
slot sauce: 30 g
slots: wine, sweet, acid, herb, flour, leaf

use: brown
use: crisp
cook: {hot}Add {onion+hard+vegetable} and cook for about {time}, until tender and no longer wet.
  minutes: fry onion+hard+vegetable
  done: tender, and no longer wet
  tools: large frying pan
mix: [Stir in {garlic+spice+paste+sauce+wine+sweet+flour+salt+leaf+ready+sea+acid}. ]Let the filling cool a little.
mix: Heat the oven to {oven}. Lay out {pastry} on a baking sheet[, brush with {liquid}], spread the filling over it[, pour on {egg+cream}][ and top with {cheese+topping}].
  minutes: 4
  oven: 400
  tools: baking sheet
bake: [first fat: Brush the edges with {fat}. ]Bake at {oven} for {time}, until deep golden underneath as well.
  minutes: 25
  oven: 400
  cooks: egg+sea
  done: deep golden underneath as well
  tools: baking sheet
serve: [Scatter with {herb}. ]Cut into pieces and serve warm.
`,
'pierogi.txt': `dish: pierogi
  noun: Pierogi
  course: savory
  skill: intermediate
  title from: potato, cheese, egg
  named only: yes

name: Pierogi
  needs: any flour; potato; cheddar or farmer cheese or any melting cheese or any soft cheese or onion; egg or sour cream or butter
  without: milk or any broth or any leaf or any beef or any pork or any poultry or any ground meat or any fish or mayonnaise or any crumbs or applesauce or baking powder or zucchini
  cuisine: polish

slot flour: accepts flour; 70 g; buy flour
slot egg: accepts egg; 20 g
slot water: accepts water, soft dairy, milk; 30 g; at most 2; buy water
slot potato: accepts potato; 110 g; buy potato
slot cheese: accepts melting cheese, soft cheese, hard cheese; 30 g; at most 2
slot onion: accepts onion; 40 g; at most 2
slot fat: accepts butter, oil; 14 g; at most 2; buy butter, vegetable oil
slots: salt
slot spice: accepts spice; 0.4 g
slot herb: accepts herb; 3 g; at most 2
slot cured: accepts bacon; 20 g

cook: Boil {potato} for about {time}, until {done}; drain and mash[ with {cheese}].[ Season with {salt+spice}.]
  minutes: simmer potato
  tools: saucepan
mix: Knead {flour+water}[ with {egg}] until smooth, roll out thin, cut into rounds, fill, fold over and press shut.
  minutes: 20
  tools: rolling pin
cook: Boil in salted water for {time}, until they float, and drain.
  minutes: 5
  cooks: egg
  done: floating
  tools: large pot
cook: Heat {fat} in a large frying pan over medium heat. [Add {onion+cured} and let them brown. ]Fry the drained ones for about {time}, until golden.
  minutes: 7
  cooks: cured
  done: golden
  tools: large frying pan
serve: [Scatter with {herb}. ]Serve hot.
`,
'pilaf.txt': `dish: pilaf
  noun: Pilaf
  course: savory
  skill: intermediate
  title from: main, sea, ready, vegetable, hard, cured, grain, egg, cheese
  requires: grain
  vessel: wide pot with a lid

name: Paella
  needs: any rice; saffron or smoked paprika; any shellfish or any shell-on shellfish or any sausage; any shellfish or any sausage or pea or red bell pepper
  cuisine: spanish
name: Jambalaya
  needs: any rice; any sausage; celery; green bell pepper or red bell pepper
  without: any pulse or any dried pulse or okra or file powder
  cuisine: cajun_creole
name: [{main} ]Biryani
  needs: any rice; garam masala or cardamom; yogurt or saffron; any poultry or any tender meat or any tough meat or any ground meat or any bone-in poultry or any tofu or any frying cheese or any vegetable
  cuisine: indian
name: Arroz con Pollo
  needs: any rice; any poultry or any bone-in poultry; annatto or saffron or sofrito or paprika; pea or red bell pepper or tomato
  without: any shellfish
  cuisine: spanish
name: Rice and Peas
  needs: any rice; kidney bean or any dried pulse or pigeon pea; coconut milk
  without: any poultry
  cuisine: jamaican
name: Red Beans and Rice
  needs: any rice; any pulse or any dried pulse; any sausage or any bacon; celery or green bell pepper or red bell pepper
  cuisine: cajun_creole
name: Rice and Beans
  needs: any rice; black bean or kidney bean or pinto bean; plantain or onion or garlic or cumin or red bell pepper or green bell pepper
  without: coconut milk or any poultry or any tender meat or any tough meat or any ground meat or any sausage or any bacon or any fish or any shellfish or egg or any tortilla or any cheese or any tofu
name: Mujaddara
  needs: any rice; lentil; onion
  without: any poultry or carrot
  cuisine: middle_eastern
name: Kedgeree
  needs: any rice; egg; curry powder; any fish or any ready fish
  cuisine: british
name: Jollof Rice
  needs: any rice; any tomato or any tomato sauce or tomato paste; habanero pepper or red bell pepper; thyme or curry powder or bay leaf; onion
  without: any sausage or saffron or any pulse or any dried pulse or any shellfish or any ground meat or egg
name: Arroz con Pollo
  needs: any rice; any poultry or any bone-in poultry; saffron or annatto; pea or red bell pepper or sofrito or tomato
  without: any shellfish or any shell-on shellfish or any sausage
  cuisine: spanish

slot grain: accepts rice, brown rice, quick grain, slow grain, cooked rice; 70 g; at most 2; buy rice
slot main like main: accepts bone-in poultry, poultry, tender meat, ground meat, sausage, tofu, frying cheese; 110 g
slot sea: 100 g
slots: cured
slot ready: 80 g
slot pulse: accepts quick pulse, dried pulse; 25 g; at most 2
slot hard: 80 g
slot vegetable: 110 g
slot liquid: 150 g; buy vegetable broth, water
slots: egg, fruit, basics

use: brown
use: crisp
cook: [first fat: Heat {fat} in a wide pot over medium heat. ]Add {onion+hard} and cook for about {time}, stirring, until soft at the edges.
  minutes: fry onion+hard
  done: soft at the edges
  tools: wide pot with a lid
cook: [first fat: Heat {fat} in a wide pot over medium heat. ]Stir in {grain+garlic+spice+paste+flour} for {time}, until glossy and fragrant.
  minutes: 2
  done: glossy and fragrant
  tools: wide pot with a lid
cook: Pour in {wine+liquid}[ with {sauce+sweet}], add[ {pulse+vegetable+ready+fruit} and] enough hot water to cover by a finger, and bring to a boil. Cover and cook on low for about {time}, until {done}.
  minutes: simmer grain+pulse plus 2
  tools: wide pot with a lid
  beginner: Do not lift the lid meanwhile: the steam does the work.
cook: Lay {sea} on top, cover again and cook for about {time}, until {done}.
  minutes: simmer sea
  cooks: sea
rest: [if main: Lay {main} on top. ][Spread {leaf} over. ]Leave {grain} covered, off the heat, for {time}; then fluff with a fork.
cook: Scramble {egg} in a small pan over medium heat for {time}, until set, and lay on top.
  minutes: 4
  cooks: egg
  done: set right through
  tools: small pan
serve: [Stir in {cream}. ][Season with {salt+acid}. ][Scatter with {topping+cheese+herb}. ]Serve hot.
`,
'pizza.txt': `dish: pizza
  noun: Pizza
  course: savory
  skill: beginner
  title from: main, ready, cured, vegetable, tomato, cheese, topping, base, egg
  requires: base

name: Margherita Pizza
  needs: pizza dough or any pastry; mozzarella; basil; any tomato or any tomato sauce
  without: any cooked meat or any bacon or any sausage or eggplant
  cuisine: italian
name: Pepperoni Pizza
  needs: pizza dough or any pastry; mozzarella; pepperoni
  cuisine: italian
name: Hawaiian Pizza
  needs: pizza dough or any pastry; ham; pineapple
  cuisine: american

slot base: accepts pastry; 125 g; buy pizza dough; only pizza dough, gluten-free pizza crust
slot sauce: accepts tomato sauce, tomato paste, condiment, salsa, hot sauce; 50 g; at most 3; buy marinara sauce; optional; satisfied by tomato, cream
slot cream: accepts cream, soft dairy; 25 g
slot cheese: 60 g; at most 4; buy mozzarella; optional
slot tomato: accepts tomato; 60 g; at most 2
slot vegetable: accepts vegetable, mushroom, onion, leaf; 70 g; at most 5
slot main: 45 g; at most 2; never bought
slots: cured
slot ready: 45 g
slot egg: 50 g; whole
slots: fat, salt
slot spice: 1.5 g; never bought
slot garlic: never bought
slot herb: never bought
slot topping like topping: accepts nut, seed, briny, fruit; 25 g
slot leaf: accepts salad leaf; 15 g; at most 2
slots: sweet
slot acid: 5 g; never bought

cook: Cook {main+cured} in a large frying pan over medium heat for about {time}, until {done}.
  minutes: fry main+cured
  cooks: main+cured
  tools: large frying pan
mix: Heat the oven to {oven}. Roll {base} out thin on a baking sheet[, brush with {fat}][ and spread with {sauce+cream+garlic}].
  minutes: 5
  oven: 450
  tools: baking sheet
mix: Scatter over {tomato+vegetable+main+cured+ready+topping+cheese}.[ Crack in {egg}.]
  minutes: 3
bake: [Season with {salt+spice+sweet}. ]Bake at {oven} for about {time}, until the edges are deep golden.
  minutes: 15
  oven: 450
  cooks: egg
  done: deep golden at the edges
  tools: baking sheet
  beginner: Let the oven get fully hot first: a hot sheet makes the bottom crisp.
serve: [Scatter with {leaf+herb}. ][Finish with {acid}. ]Cut into wedges and serve at once.
`,
'poached-chicken-rice.txt': `dish: poached chicken rice
  noun: Poached Chicken and Rice
  course: savory
  skill: intermediate
  title from: main
  named only: yes

name: Hainanese {main} Rice
  needs: any whole bird or any bone-in poultry or any poultry; any rice; ginger; cucumber or scallion or sesame oil; cucumber or garlic
  without: egg or any noodle or coconut milk or any broth or gochujang or any vegetable or any chile or broccoli

slot main: accepts whole bird, bone-in poultry, poultry; 230 g; bulk; whole; from no list; never bought
slot ginger: accepts ginger, garlic; 10 g; at most 2; buy ginger
slot onion: accepts onion; 20 g; at most 2
slot rice: accepts rice, brown rice; 70 g; buy rice
slot fat: accepts oil; 8 g; at most 2; buy sesame oil, vegetable oil
slots: salt
slot spice: accepts spice, pepper; 0.4 g; at most 2
slot sauce: accepts savory sauce, hot sauce; 14 g; at most 3; buy soy sauce, tamari
slot fresh: accepts raw vegetable, tomato, salad leaf; 70 g; at most 3
slot acid: accepts citrus, vinegar; 6 g; at most 2
slot sweet: accepts sugar; 2 g
slot herb: accepts herb; 4 g; at most 2

cook: Put {main}[ with {ginger+onion+spice}] into a pot, cover with cold water, bring to a boil and simmer gently for about {time}, until {done}.
  minutes: simmer main
  cooks: main
  tools: large pot
rest: Lift out and let it rest for {time}; keep the broth.
  minutes: 10
cook: [first fat: Warm {fat} in a saucepan over medium heat. ]Stir in {rice} for a minute, add twice as much of the broth, cover and cook on low for about {time}, until {done}.
  minutes: simmer rice
  tools: saucepan
mix: Stir {sauce}[ with {acid+sweet}] and a spoonful of the broth for dipping.[ Season with {salt}.]
  minutes: 2
  tools: small bowl
serve: Carve {main} and serve on {rice}[ with {fresh}].[ Scatter with {herb}.]
`,
'polenta.txt': `dish: polenta
  noun: Polenta
  course: savory
  skill: beginner
  title from: main, sea, ready, vegetable, cured, grain, egg, cheese
  requires: grain

name: [{sea} and ]Grits
  needs: grits; shrimp
  cuisine: southern_us
name: [{sea} and ]Grits
  needs: cornmeal; shrimp; cheddar or any bacon
  cuisine: southern_us

slot grain: accepts cornmeal; 45 g; buy cornmeal
slot pour: accepts broth, milk, water, plant milk, cream; 220 g; at most 3; buy water
slot main: 120 g; at most 2; satisfied by ready, egg, sea, cheese
slot sea: 100 g
slots: cured
slot ready: 80 g
slot hard: 60 g
slot vegetable: 130 g
slot liquid like liquid: accepts tomato sauce, salsa, coconut milk; 60 g
slots: egg, basics

cook: Bring {pour} to a boil, rain in {grain} while whisking, and stir over low heat for {time}, until thick and no longer gritty. Cover and keep warm.
  minutes: 15
  done: thick, and no longer gritty
  tools: saucepan, whisk
use: brown
use: crisp
cook: {hot}Add {onion+hard+vegetable} and cook for about {time}, stirring, until {done}.
  minutes: fry onion+hard+vegetable
  tools: large frying pan
cook: {hot}Stir in {garlic+spice+paste+flour} and cook for {time}, until fragrant.
  minutes: 1
  done: fragrant
  tools: large frying pan
cook: [if main: Return {main} to the pan][if no ready+wine+liquid+sauce+sweet+leaf:  for {time}, until hot again][if main: . ][Add {ready+wine+liquid+sauce+sweet+leaf} and simmer for {time}.]
  minutes: 4
use: sea
use: eggs
mix: [Stir {cream} into {grain}. ][Season with {salt+acid}.]
  minutes: 1
serve: [first fat: Drizzle with {fat}. ]Spoon {grain} into bowls and top with everything else.[ Scatter with {topping+cheese+herb}.]
`,
'popcorn.txt': `dish: popcorn
  noun: Popcorn
  course: savory sweet
  skill: beginner
  title from: flavor
  named only: yes

name: Popcorn
  needs: popcorn kernel
  cuisine: american

slot corn: accepts snack; 40 g; only popcorn kernel; bulk
slot fat: accepts oil, butter; 12 g; at most 2; buy vegetable oil
slot salt: accepts salt; 0.5 g; buy salt; optional
slot flavor: accepts spice, sweet spice, dried herb, sugar, syrup, hard cheese; 4 g; at most 3

cook: Heat {fat} with {corn} in a large pot with a lid over medium-high heat, shaking now and then, for about {time}, until the popping slows to one in two seconds.
  minutes: 5
  done: two seconds between pops
  tools: large pot with a lid
  beginner: Keep the lid on, and a little open on the far side, so that the steam gets out.
serve: [Season with {salt+flavor}. ]Serve warm.
`,
'porridge.txt': `dish: porridge
  noun: Porridge
  course: sweet
  skill: beginner
  title from: fruit, nut, flavor
  requires: oats
  penalty: 2

name: [{fruit} ]Oatmeal Porridge
  needs: rolled oats or any oats; milk or water or any plant milk
  without: peanut butter or any flour or egg or any leavening or any nut or granola

slot oats: accepts oats, cornmeal; 48 g; at most 3
slot pour: accepts milk, plant milk, water, coconut milk, juice; 210 g; at most 3; buy milk, oat milk, water
slot sugar: accepts sugar, syrup; 10 g; at most 3
slot flavor: accepts sweet spice, extract, zest, cocoa; 5 g; at most 5
slot salt: accepts salt; 0.4 g
slot fruit: accepts fruit, dried fruit, jam; 70 g; at most 5
slot nut: accepts nut, seed, coconut, chocolate, nut butter; 18 g; at most 5
slot cream like cream: accepts cream, soft dairy, butter; 25 g

cook: Bring {oats+pour}[ with {salt+flavor}] to a simmer in a saucepan and cook for about {time}, stirring often, until thick and creamy.
  minutes: 8
  done: thick and creamy
  tools: saucepan
serve: [Stir in {sugar+cream}. ]Ladle into bowls[ and top with {fruit+nut}].
`,
'potato-salad.txt': `dish: potato salad
  noun: Potato Salad
  course: savory
  skill: beginner
  title from: ready, boil, fresh, cheese, base
  requires: base+mayo

name: Potato Salad
  needs: potato; mayonnaise; mustard or celery or egg or any briny or onion or red onion
  without: any ready fish or any fish or any poultry or any beef

slot base: accepts potato; 190 g; at most 2; buy potato
slot pulse: accepts quick pulse; 40 g
slot ready like ready: accepts cooked meat, ready fish, pulse, anchovy; 100 g
slot boil: accepts egg, potato; 60 g; at most 2; whole
slot mayo: accepts dressing; 30 g; at most 2
slot fresh: 150 g; at most 7; buy cucumber, tomato; optional
slot fat like fat: accepts oil; 12 g
slot acid: 10 g
slots: salt
slot garlic: 4 g; at most 3; never bought
slot spice: 1 g; at most 6; never bought
slot sauce: 18 g
slots: sweet
slot cream like cream: accepts soft dairy, nut butter, cream, coconut milk; 30 g
slot dip: accepts salsa, tomato sauce, curry paste, tomato paste; 25 g; at most 2
slot onion: 25 g; never bought
slots: cheese
slot fruit: 60 g; at most 3
slots: topping
slot herb: at most 6

cook: Cook {base+pulse} in plenty of boiling water for about {time}, until {done}. Drain and rinse under cold water.
  minutes: simmer base+pulse
  tools: saucepan
cook: Boil {boil} for {time}, until firm right through; cool, and peel and cut up.
  minutes: 12
  cooks: boil
  done: firm right through
  tools: saucepan
mix: Whisk {fat}[ with {mayo+acid+salt+sauce+sweet+cream+garlic+spice+dip}] in a large bowl.
  tools: large bowl
mix: Add {base+pulse}[ with {fresh+onion+ready+fruit+boil}] and toss.
serve: [Scatter with {cheese+topping+herb}. ]Serve at room temperature.
`,
'pudding.txt': `dish: pudding
  noun: Pudding
  course: sweet
  skill: intermediate
  title from: cocoa, fruit, grain, flavor, nut
  requires: milk
  called for by: milk+sugar or milk+cocoa or milk+grain
  penalty: 4

name: Rice Pudding
  needs: any rice or any cooked rice; milk or coconut milk; any sugar
name: Chocolate Pudding
  needs: any cocoa or any chocolate; milk; any sugar; cornstarch or egg
  without: any flour
  cuisine: american

slot milk: accepts milk, cream, plant milk, coconut milk, soft dairy, soft cheese; 140 g; at most 5; buy milk, coconut milk, oat milk
slot thick: accepts starch, flour, gelatin, egg; 14 g; at most 4; buy cornstarch; optional; satisfied by grain
slot grain: accepts rice, oats, quick grain, cornmeal, cooked rice, seed; 26 g; at most 2
slot sugar: accepts sugar, syrup; 20 g; at most 4; buy sugar, honey, maple syrup, erythritol
slot cocoa: accepts cocoa, chocolate, coffee; 14 g; at most 3
slot flavor: accepts extract, sweet spice, zest, spirit, citrus, wine; 14 g; at most 6
slot salt: accepts salt; 0.4 g
slot fat: accepts butter, oil; 5 g; at most 2
slot fruit: accepts fruit, dried fruit, jam, juice; 60 g; at most 4
slot nut: accepts nut, coconut, snack, sweet, nut butter, crumbs; 16 g; at most 5

cook: Simmer {grain} in {milk} for about {time}, stirring often, until tender.
  minutes: simmer grain plus 5
  done: tender
  tools: saucepan
mix: Whisk {thick+sugar+cocoa+salt} with a little of {milk} until smooth.
  tools: saucepan, whisk
  beginner: No lumps now means no lumps later.
cook: Stir it with the rest of {milk} in a saucepan over medium heat for about {time}, until it bubbles and thickens.[ Stir in {flavor+fat}.]
  minutes: 8
  cooks: thick
  done: thick enough to coat the back of a spoon
  tools: saucepan
rest: Pour into bowls[ over {fruit}] and let it stand for {time}; it thickens as it cools.
serve: [Top with {nut}. ]Serve warm or chilled.
`,
'punch.txt': `dish: punch
  noun: Punch
  course: drink
  skill: beginner
  title from: spirit, juice, fruit
  requires: spirit or juice
  penalty: 12

name: Mojito
  needs: rum; lime or lime juice; mint
  cuisine: caribbean
name: Margarita
  needs: tequila; lime or lime juice; orange liqueur or agave syrup
  cuisine: mexican
name: Piña Colada
  needs: rum; pineapple or pineapple juice; coconut milk or coconut cream or cream of coconut
  cuisine: caribbean
name: Daiquiri
  needs: rum; lime or lime juice; any sugar
  without: mint or any coconut or cachaca
  cuisine: caribbean
name: Cosmopolitan
  needs: vodka; cranberry juice; lime or lime juice or orange liqueur
  cuisine: american
name: Bloody Mary
  needs: vodka; tomato juice
  cuisine: american
name: Moscow Mule
  needs: vodka; ginger beer
  cuisine: american
name: Gin and Tonic
  needs: gin; tonic water
  cuisine: british
name: Negroni
  needs: gin; campari; vermouth
  cuisine: italian
name: Whiskey Sour
  needs: bourbon or whiskey; lemon or lemon juice; any sugar or any syrup
  cuisine: american
name: Sangria
  needs: red wine or white wine; orange or apple or peach; brandy or any sugar or orange juice
  without: any poultry or any tender meat or any tough meat or any ground meat or any bone-in poultry or cinnamon
  cuisine: spanish
name: Tequila Sunrise
  needs: tequila; orange juice; grenadine
  cuisine: mexican
name: Mimosa
  needs: champagne or prosecco; orange juice
  cuisine: french
name: Screwdriver
  needs: vodka; orange juice
  without: cranberry juice
  cuisine: american
name: Martini
  needs: gin or vodka; vermouth
  without: campari
  cuisine: american
name: Old Fashioned
  needs: whiskey or bourbon; any sugar; bitters or orange
  without: lemon or mint
  cuisine: american
name: Manhattan
  needs: whiskey or bourbon; vermouth
  cuisine: american
name: Caipirinha
  needs: cachaca; lime or lime juice
  cuisine: brazilian
name: Paloma
  needs: tequila; grapefruit or grapefruit juice
  cuisine: mexican
name: White Russian
  needs: vodka; coffee liqueur; any cream or milk
  cuisine: american
name: Tom Collins
  needs: gin; lemon or lemon juice; any sugar or any syrup
  cuisine: british
name: Mint Julep
  needs: bourbon or whiskey; mint
  cuisine: southern_us
name: Cuba Libre
  needs: rum; cola
  cuisine: caribbean
name: Aperol Spritz
  needs: aperol; champagne or prosecco
  cuisine: italian
name: Bellini
  needs: champagne or prosecco; peach
  cuisine: italian

slot spirit: accepts spirit, wine; 70 g; at most 4
slot juice: accepts juice, drink; 130 g; at most 4; buy orange juice, apple juice; optional; satisfied by mixer
slot mixer: accepts water, milk, cream, plant milk, coconut milk; 100 g; at most 3
slot citrus: accepts citrus, zest; 25 g; at most 3
slot sugar: accepts sugar, syrup, jam, sweet; 12 g; at most 3
slot fruit like fruit: accepts fruit, dried fruit, raw vegetable, celery, briny; at most 5
slot flavor: accepts sweet spice, extract, herb, ginger, hot sauce, savory sauce, spice, pepper, tomato sauce; 4 g; at most 7
slot salt: accepts salt; 0.2 g

mix: Stir {spirit+juice+mixer+citrus}[ with {sugar+flavor+salt}] in a pitcher until well mixed.
  tools: pitcher
serve: [Add {fruit}. ]Pour into glasses and serve cold.
`,
'quesadillas.txt': `dish: quesadillas
  noun: Quesadillas
  course: savory
  skill: beginner
  title from: main, ready, vegetable, cheese
  named only: yes

name: [{main+ready+vegetable+mushroom} ]Quesadillas
  needs: flour tortilla; any melting cheese
  without: any rice or any ground meat or egg or any salad leaf or ranch dressing
  cuisine: mexican

slot wrap: accepts tortilla; 80 g; buy flour tortilla, corn tortilla
slot cheese: accepts melting cheese, hard cheese, soft cheese; 60 g; at most 3; buy cheddar, vegan cheese
slot main: 80 g; never bought
slot ready: 60 g
slot cured: 25 g
slot mushroom: accepts mushroom; 60 g
slot vegetable: accepts vegetable, onion, leaf, tomato; 70 g; at most 4
slots: garlic, spice, fat, salt, herb
slot chile: accepts briny; 12 g; at most 2
slot dip: accepts soft dairy, salsa, avocado, hot sauce, cream; 45 g; at most 4
slot acid: accepts citrus; 5 g

cook: {hot}Cook {main+cured} for about {time}, until {done}.
  minutes: fry main+cured
  cooks: main+cured
  tools: large frying pan
cook: {hot}Add {vegetable+mushroom+garlic+spice} and cook for about {time}, until soft.
  minutes: fry vegetable+mushroom
  done: soft
  tools: large frying pan
mix: Scatter {cheese}[ and {main+ready+chile+cured}] over half of each of {wrap}[, season with {salt}], and fold over.
  minutes: 3
cook: {hot}Fry the folded ones, about {time} in all, turning once, until crisp outside and melted inside.
  minutes: 8
  done: crisp outside, melted inside
  tools: large frying pan
serve: [Scatter with {herb}. ]Cut into wedges and serve hot[ with {dip+acid}].
`,
'rice-bowl.txt': `dish: rice bowl
  noun: Rice Bowl
  course: savory
  skill: beginner
  title from: main, sea, ready, vegetable, egg, cheese
  named only: yes

name: Bibimbap
  needs: any rice or any cooked rice; egg or any beef or tofu; gochujang; spinach or carrot or bean sprout or cucumber
  without: kimchi
  cuisine: korean
name: Poke Bowl
  needs: any rice or any cooked rice; tuna or salmon; soy sauce; avocado or cucumber or edamame or seaweed or nori
  without: wasabi or rice vinegar or nori or miso
  cuisine: american
name: Burrito Bowl
  needs: any rice or any cooked rice; any pulse or any dried pulse; salsa or avocado or corn; cheddar or lime or lime juice or cilantro or sour cream
  without: any tortilla or any sausage or egg
  cuisine: mexican
name: Gyudon
  needs: any rice; any beef; onion; soy sauce; mirin or dashi
  cuisine: japanese

slot rice: accepts rice, brown rice, cooked rice, quick grain; 75 g; at most 2; buy rice
slot main: 100 g; never bought
slots: sea, cured
slot ready: 80 g
slot egg: accepts egg; 50 g; whole
slot hard: accepts hard vegetable; 60 g; at most 3
slot vegetable: accepts vegetable, mushroom, leaf, dried mushroom; 120 g; at most 6
slot fresh: accepts raw vegetable, tomato, salad leaf, avocado, onion; 80 g; at most 5
slots: fat, garlic, salt, sweet, wine
slot sauce: 28 g; at most 5
slot paste: 15 g
slot spice: accepts spice; 2 g; at most 4
slot acid: accepts citrus, vinegar; 8 g; at most 2
slot cream: accepts soft dairy; 20 g
slot cheese: 20 g
slot salsa: accepts salsa, tomato sauce; 40 g
slot topping: accepts seed, nut, briny; 10 g; at most 3
slots: herb

cook: Cook {rice} in boiling water for about {time}, until {done}; drain and keep warm.
  minutes: simmer rice
  tools: saucepan
mix: Stir {sauce+paste+sweet+wine} in a small bowl until smooth.
  minutes: 1
  tools: small bowl
cook: {hot}Add {main+cured}[ with {garlic+spice}] and cook for about {time}, until {done}.
  minutes: fry main+cured
  cooks: main+cured
  tools: large frying pan
use: sea
cook: {hot}Cook {hard+vegetable} for about {time}, until {done}; keep each apart.
  minutes: fry hard+vegetable
  tools: large frying pan
cook: {hot}Fry {egg} on low heat for {time}, until whites and yolks are set.
  minutes: 5
  cooks: egg
  done: whites and yolks set
  tools: frying pan
serve: Put {rice} into bowls and arrange everything on top[, with {ready+fresh+salsa}].[ Spoon over {cream+acid}.][ Scatter with {cheese+topping+herb}.][ Season with {salt}.]
`,
'risotto.txt': `dish: risotto
  noun: Risotto
  course: savory
  skill: beginner
  title from: main, sea, ready, vegetable, hard, cured, grain, cheese
  called for by: grain
  named only: yes
  vessel: wide pot

name: [{vegetable+hard+main+sea+ready} ]Risotto
  needs: arborio rice; parmesan or white wine or any broth or saffron
  cuisine: italian

slot grain: accepts rice; 75 g
slot liquid: accepts broth, water, tomato sauce; 260 g; at most 2; buy vegetable broth, chicken broth, water
slot main: 100 g; never bought
slot sea: 100 g
slots: cured
slot ready: 80 g
slot hard: 90 g
slot vegetable: 100 g; never bought
slots: leaf, wine, onion, garlic, fat, salt, spice, acid, cream, cheese, herb, topping, fruit

cook: {hot}Add {main} and cook for about {time}, turning now and then, until {done}. Lift out onto a plate.
  minutes: fry main
  cooks: main
  tools: wide pot
use: crisp
cook: {hot}Add {onion+garlic+hard} and cook for about {time}, stirring, until soft.
  minutes: fry onion+hard
  done: soft
  tools: wide pot
cook: {hot}Stir in {grain+spice} for {time}, until the grains are glossy.
  minutes: 2
  done: glossy
  tools: wide pot
cook: [Pour in {wine} and let it boil away. ]Add {liquid}, hot, a ladle at a time, stirring often and adding more when it has been soaked up, for about {time}, until creamy and tender with a little bite.
  minutes: simmer grain
  done: creamy, and tender with a little bite
  tools: wide pot, saucepan
  beginner: Keep it at a gentle simmer, and do not hurry it.
cook: Stir in {vegetable+ready+leaf+fruit} and cook for about {time}, until tender.
  minutes: simmer vegetable+ready
  done: tender
use: sea
mix: [if main: Return {main} to the pot. ]Off the heat, beat in [{cheese+cream} and ]a splash of hot water until it flows.[ Season with {salt+acid}.]
  minutes: 2
  advanced: Let it stand covered for a minute before you serve it.
serve: [Scatter with {topping+herb}. ]Serve at once.
`,
's-mores.txt': `dish: s'mores
  noun: S'mores
  course: sweet
  skill: beginner
  title from: chocolate
  named only: yes

name: S'mores
  needs: graham cracker; marshmallow; any chocolate
  cuisine: american

slot cracker: accepts snack, sweet; 30 g; only graham cracker; buy graham cracker
slot marshmallow: accepts sweet; 20 g; only marshmallow; buy marshmallow
slot chocolate: accepts chocolate; 20 g

bake: Heat the oven to {oven}. Lay half of {cracker} on a baking sheet, top with {chocolate+marshmallow} and bake for {time}, until soft and golden.
  minutes: 5
  oven: 400
  done: soft and golden
  tools: baking sheet
serve: Press the other halves on top and serve at once.
`,
'salad.txt': `dish: salad
  noun: Salad
  course: savory
  skill: beginner
  title from: ready, cheese, fruit, fresh, green, base
  called for by: green or mayo
  penalty: 8

name: Caprese Salad
  needs: tomato or cherry tomato; mozzarella; basil
  without: any bread or any pasta or any pastry or any poultry or any ground meat or any tomato sauce or eggplant
  cuisine: italian
name: Greek Salad
  needs: cucumber; any tomato; feta; any briny or red onion
  without: pita or any tortilla or any poultry or any lamb or any bread
  cuisine: greek
name: Coleslaw
  needs: cabbage or red cabbage; carrot; mayonnaise or any vinegar
  without: any poultry or any tender meat or any tough meat or any ground meat or any bone-in poultry or any noodle or any fish or any sausage or beet
  cuisine: american
name: Waldorf Salad
  needs: apple; celery; walnut; mayonnaise or grape or yogurt
  cuisine: american
name: Panzanella
  needs: any bread; tomato; cucumber; basil or red onion
  without: any cheese
  cuisine: italian
name: Fattoush
  needs: pita; cucumber; any tomato; sumac or mint or parsley
  without: hummus or any lamb or feta
  cuisine: middle_eastern
name: Green Papaya Salad
  needs: papaya; fish sauce; lime or lime juice
  cuisine: thai
name: Tuna Salad
  needs: canned tuna; mayonnaise; celery or onion or lemon or lemon juice
  without: any bread or any pasta
  cuisine: american
name: Caprese Salad
  needs: any tomato; burrata; basil
  without: any bread or any pasta or any pastry
  cuisine: italian
name: Watermelon Feta Salad
  needs: watermelon; feta
  cuisine: greek
name: Elote Corn Salad
  needs: corn; mayonnaise or sour cream; cotija or feta; lime or lime juice or chili powder
  cuisine: mexican

slot ready like ready: accepts cooked meat, ready fish, pulse, anchovy; 100 g; buy chickpea, white bean, canned tuna; optional
slot green: accepts salad leaf, raw vegetable, avocado; 90 g; at most 4; buy lettuce, cucumber; optional; satisfied by fresh
slot fresh: 130 g; buy tomato, cucumber; optional; satisfied by fruit
slot mayo: accepts dressing; 25 g; at most 2
slot base: accepts cooked rice, bread, tortilla; 60 g; at most 2
slot fat like fat: accepts oil; 12 g
slot acid: 10 g
slots: salt
slot garlic: 4 g; at most 3; never bought
slot spice: 1 g; at most 6; never bought
slot sauce: 18 g
slots: sweet
slot cream like cream: accepts soft dairy, nut butter, cream, coconut milk; 30 g
slot dip: accepts salsa, tomato sauce, curry paste, tomato paste; 25 g; at most 2
slot onion: 25 g; never bought
slots: cheese
slot fruit: 60 g; at most 3
slots: topping
slot herb: at most 6

mix: Whisk {fat}[ with {mayo+acid+salt+sauce+sweet+cream+garlic+spice+dip}] in a large bowl for the dressing.
  tools: large bowl
  advanced: Add the fat last, in a thin stream, so that it binds.
mix: Add {green+fresh+onion+ready+fruit+base} and toss until everything shines.
  minutes: 1
serve: [Scatter with {cheese+topping+herb}. ]Serve at once.
`,
'salsa.txt': `dish: salsa
  noun: Salsa
  course: savory
  skill: beginner
  title from: tomato
  named only: yes

name: Pico de Gallo Salsa
  needs: tomato or cherry tomato; onion or red onion; cilantro; lime or lime juice or jalapeno
  without: avocado or any fish or any shellfish or any poultry or any ground meat or any beef or any pork or any pulse or any dried pulse or any tortilla or any rice or any cheese or any bread
  cuisine: mexican
name: Salsa Verde
  needs: tomatillo; any chile or onion; cilantro or lime or lime juice
  cuisine: mexican

slot tomato: accepts tomato, fruit; 120 g; at most 3; buy tomato
slot onion: accepts onion; 25 g; at most 2
slot garlic: accepts garlic, chile; 6 g; at most 3
slots: herb, acid
slot salt: accepts salt, pepper; 1 g; at most 2; buy salt; optional
slot spice: accepts spice; 1 g; at most 2
slot fat: accepts oil; 4 g
slot chips: accepts snack; 40 g; at most 2
slot fresh: accepts vegetable, raw vegetable; 40 g; at most 3

mix: Stir {tomato}[ with {onion+garlic+fresh+acid+salt+spice+fat}] in a bowl.
  minutes: 3
  tools: bowl
rest: Let it stand for {time}, so that the flavors mingle.
  minutes: 10
serve: [Stir in {herb}. ]Serve[ with {chips}] at room temperature.
`,
'sandwich.txt': `dish: sandwich
  noun: Sandwiches
  course: savory sweet
  skill: beginner
  title from: main, ready, cured, egg, cheese, avocado, vegetable, fresh, spread, fruit
  requires: bread

name: BLT Sandwiches
  needs: any bacon; any salad leaf; tomato; any bread
  without: any poultry
  cuisine: american
name: Club Sandwiches
  needs: any bread; any bacon; any poultry or any cooked meat; any salad leaf or tomato
  cuisine: american
name: Peanut Butter and Jelly Sandwiches
  needs: peanut butter; any jam; any bread
  cuisine: american
name: Philly Cheesesteak Sandwiches
  needs: any beef; provolone; any bread
  cuisine: american
name: Reuben Sandwiches
  needs: corned beef; sauerkraut; any bread
  cuisine: american
name: Bánh Mì Sandwiches
  needs: any bread; any pork or any tofu or any poultry; carrot or daikon or cucumber; cilantro; fish sauce or mayonnaise or any chile
  cuisine: vietnamese
name: Lobster Rolls
  needs: lobster; mayonnaise; any bread
  cuisine: american
name: Bagels with Salmon and Cream Cheese
  needs: bagel; cream cheese; salmon or smoked salmon
  cuisine: american
name: Cuban Sandwiches
  needs: ham; any pork; swiss cheese; any briny or mustard; any bread
  cuisine: caribbean
name: Bacon and Egg Sandwiches
  needs: any bacon; egg; any bread
  without: flour or milk or lettuce or mayonnaise or any salad leaf or any pulse or any dried pulse or any sausage or any mushroom or maple syrup or english muffin or any tomato or ham
  cuisine: american

slot bread: accepts bread; 75 g; at most 2; buy bread
slot spread: accepts dressing, condiment, soft dairy, nut butter, butter, hot sauce, jam, soft cheese, curry paste, salsa, savory sauce, syrup; 32 g; at most 3; buy butter, mayonnaise, avocado, olive oil; optional; satisfied by avocado, fat
slot main: accepts poultry, tender meat, sausage, tofu, frying cheese, fish, shellfish; 110 g; at most 2
slots: cured
slot vegetable: accepts vegetable, mushroom; 70 g; at most 3
slot egg: 75 g
slot ready like ready: accepts cooked meat, ready fish, pulse, anchovy; 80 g; buy canned tuna, chickpea; optional; satisfied by main, cured, egg, cheese, spread, avocado, fruit
slot cheese like cheese: accepts melting cheese, hard cheese
slot avocado: accepts avocado; 50 g
slot fresh like fresh: accepts salad leaf, leaf, tomato, raw vegetable, celery, onion; 90 g; at most 6; buy tomato, cucumber; optional; satisfied by avocado, vegetable, fruit, spread
slot fruit: 60 g; at most 1
slot topping: accepts nut, seed, briny, coconut, chocolate, snack; 25 g; at most 2
slot herb: never bought
slot fat: 6 g; never bought
slot acid: 6 g; never bought
slot salt: never bought
slot spice: 1 g; at most 4; never bought
slot garlic: 3 g; at most 1; never bought

cook: Cook {main+cured+vegetable}[ in {fat}] in a large frying pan over medium heat for about {time}, turning now and then, until {done}.
  minutes: fry main+cured+vegetable
  cooks: main+cured
  tools: large frying pan
cook: Scramble {egg} in a frying pan over medium heat for {time}, until set.
  minutes: 3
  cooks: egg
  done: set
  tools: frying pan
mix: Lay out {bread}[ and spread with {spread+garlic}].
mix: Pile on {main+cured+vegetable+egg+ready+cheese+avocado+fresh+fruit}.
  minutes: 3
serve: [Season with {salt+spice+acid}. ][first fat: Drizzle with {fat}. ][Scatter with {topping+herb}. ]Put together, cut across and serve.
`,
'scrambled-eggs.txt': `dish: scrambled eggs
  noun: Scrambled Eggs
  course: savory
  skill: beginner
  title from: ready, cheese, egg
  named only: yes

name: Scrambled Eggs
  needs: egg; butter or olive oil; milk or any cream
  without: any flour or any sugar or any bread or any pasta or any rice or any vegetable or any hard cheese or any melting cheese or potato or any poultry or any bacon or any leaf or any ground meat or any fruit or any chocolate

slot egg: accepts egg; 120 g; at most 2; buy egg
slot milk: accepts milk, cream, plant milk, soft dairy; 20 g; at most 2
slot fat: accepts butter, oil; 8 g; at most 2; buy butter, olive oil
slots: salt, herb, cheese
slot spice: accepts spice; 0.3 g; at most 2
slot ready: accepts ready fish, cooked meat; 30 g
slot bread: accepts bread; 60 g

mix: Beat {egg}[ with {milk+salt+spice}].
  minutes: 1
  tools: bowl
cook: Melt {fat} in a frying pan over medium-low heat. Pour in {egg} and push slowly around for {time}, until softly set throughout.[ Stir in {cheese+ready}.]
  minutes: 4
  cooks: egg
  done: softly set, with no liquid left
  tools: frying pan, spatula
serve: [Scatter with {herb}. ]Serve at once[ with {bread}].
`,
'seafood-cakes.txt': `dish: seafood cakes
  noun: Cakes
  course: savory
  skill: beginner
  title from: sea, ready
  named only: yes

name: Crab Cakes
  needs: crab; any crumbs or any snack; egg or mayonnaise
  cuisine: american
name: {sea+ready} Cakes
  needs: any fish or any ready fish; any crumbs or potato; egg; onion or scallion or mayonnaise or parsley or dill or mustard
  without: any pasta or any rice or black olive or olive or flour or milk or any cream or green bean or any salad leaf
  cuisine: american

slot sea: accepts fish, shellfish, salted fish; 130 g; at most 2
slot ready: accepts ready fish; 110 g; at most 2
slot potato: accepts potato; 90 g
slot bind: accepts egg; 20 g
slot crumbs: accepts crumbs, snack, bread; 25 g; at most 2
slot mayo: accepts dressing, soft dairy; 15 g; at most 2
slot sauce: accepts condiment, savory sauce, hot sauce; 6 g; at most 3
slot onion: accepts onion, celery, vegetable; 25 g; at most 4
slots: salt, herb
slot spice: accepts spice; 1 g; at most 3
slot fat: accepts oil, butter; 12 g; at most 2; buy vegetable oil, butter
slot acid: accepts citrus; 8 g

cook: Boil {potato} for about {time}, until {done}; drain and mash.
  minutes: simmer potato
  tools: saucepan
cook: Simmer {sea} in a little water for about {time}, until {done}; drain well and flake.
  minutes: simmer sea
  cooks: sea
  tools: saucepan
mix: Mix [{sea+ready+potato} with ]{crumbs+bind+mayo+sauce+onion+herb+salt+spice}, and shape into cakes.
  minutes: 6
  tools: large bowl
cook: Heat {fat} in a large frying pan over medium heat and fry the cakes for about {time}, turning once, until golden and hot in the middle.
  minutes: 9
  cooks: bind+sea
  done: golden, and hot in the middle
  tools: large frying pan
serve: Serve hot[ with {acid}].
`,
'shakshuka.txt': `dish: shakshuka
  noun: Shakshuka
  course: savory
  skill: beginner
  title from: egg, cheese
  named only: yes

name: Shakshuka
  needs: egg; any tomato or any tomato sauce; red bell pepper or green bell pepper or onion; cumin or paprika or harissa or smoked paprika
  without: any rice or any poultry or any ground meat or any tortilla or any pasta or any bacon or chorizo or potato
  cuisine: middle_eastern
name: Huevos Rancheros
  needs: egg; corn tortilla; salsa or any tomato or any tomato sauce; any pulse or any dried pulse or avocado or jalapeno
  cuisine: mexican

slot egg: accepts egg; 110 g; whole; buy egg
slot tomato: accepts tomato, tomato sauce, salsa; 220 g; at most 3; buy canned tomato
slot ready: accepts pulse, cooked meat; 60 g; at most 2
slot cured: 30 g
slot vegetable: accepts vegetable, mushroom, hard vegetable; 100 g; at most 4
slots: onion, garlic, fat, salt, spice, paste, sauce, sweet, leaf, cheese, herb, acid
slot cream: accepts soft dairy, cream; 25 g; at most 2
slot topping: 20 g
slot bread: accepts bread, tortilla; 60 g; at most 2

use: crisp
cook: {hot}Add {onion+vegetable} and cook for about {time}, stirring, until soft.
  minutes: fry onion+vegetable
  done: soft
  tools: large frying pan
cook: {hot}Stir in {garlic+spice+paste} for {time}, until fragrant.
  minutes: 1
  done: fragrant
  tools: large frying pan
cook: Add {tomato}[ with {ready+sauce+sweet+leaf}] and simmer for {time}, until thick.[ Season with {salt}.]
  minutes: 10
  done: thick
  tools: large frying pan
cook: Make hollows in the sauce, break in {egg}, cover and cook on low heat for about {time}, until the whites and yolks are set.
  minutes: 8
  cooks: egg
  done: whites and yolks set
  tools: large frying pan
serve: [Scatter with {cheese+topping+herb}. ][Spoon over {cream}. ][Finish with {acid}. ]Serve from the pan[ with {bread}].
`,
'shared.txt': `# Slots that dishes share. The format is described in docs/internals/kitchen-data.md.

slot main: accepts poultry, tender meat, ground meat, sausage, tofu, frying cheese; 150 g; at most 3; buy chicken breast, tofu, shrimp, chickpea, mushroom; from mains; optional; satisfied by ready, egg, pulse, sea
slot slow main like main: accepts bone-in poultry, tough meat, poultry, tender meat, ground meat, sausage, tofu, frying cheese; 170 g; buy chicken thigh, tofu, chickpea, mushroom
slot sea: accepts fish, salted fish, shellfish, shell-on shellfish; 130 g; at most 4
slot ready: accepts cooked meat, ready fish, pulse; 110 g; at most 3
slot cured: accepts bacon, sausage; 40 g; at most 2
slot onion: accepts onion, celery; 75 g; at most 4; buy onion, celery; from aromatics; optional
slot garlic: accepts garlic, ginger, chile; 14 g; at most 5; buy garlic, ginger; optional
slot hard: accepts hard vegetable, potato; 150 g; at most 4
slot vegetable: accepts vegetable, mushroom, dried mushroom, tomato; 150 g; at most 6; buy zucchini, red bell pepper, green bean; from vegetables; optional; satisfied by hard, leaf
slot leaf: accepts leaf, salad leaf; 60 g; at most 3
slot fat: accepts oil, butter; 9 g; at most 3; buy olive oil, vegetable oil; from fats
slot salt: accepts salt, pepper; 1.4 g; at most 3; buy salt, black pepper; optional
slot spice: accepts spice, sweet spice, dried herb, bay leaf; 4 g; at most 10; buy paprika, black pepper; from spices; optional
slot paste: accepts tomato paste, curry paste; 16 g; at most 2
slot sauce: accepts savory sauce, hot sauce, condiment, anchovy; 26 g; at most 5
slot liquid: accepts broth, coconut milk, tomato sauce, salsa, water; 90 g; at most 4
slot wine: accepts wine, spirit, juice; 35 g; at most 2
slot sweet: accepts sugar, syrup, jam; 5 g; at most 2
slot acid: accepts citrus, vinegar; 12 g; at most 3; buy lemon, vinegar; from acids; optional
slot cream: accepts cream, milk, soft dairy, plant milk, nut butter; 40 g; at most 3
slot cheese: accepts hard cheese, melting cheese, soft cheese; 30 g; at most 3
slot herb: accepts herb, zest; 8 g; at most 5; buy parsley; from herbs; optional
slot topping: accepts nut, seed, briny, avocado, coconut, crumbs, snack; 40 g; at most 4
slot flour: accepts flour, starch; 5 g
slot egg: accepts egg; 55 g
slot base: accepts rice, brown rice, quick grain, slow grain, noodle, pasta; 65 g
slot filling like base: buy rice, potato; from starches; optional; satisfied by hard, pulse, cured
slot fruit: accepts fruit, dried fruit; 40 g; at most 2
slot fresh: accepts salad leaf, leaf, tomato, raw vegetable, avocado, vegetable, hard vegetable, mushroom, celery; 180 g; at most 8

# What is not known, or a dish already, goes into every dish.
slot readymade: accepts other; 60 g; at most 2
group always: readymade

# Groups of slots, for a line "slots: ...".
group seasoned: fat, salt, spice
group finished: garlic, onion, paste, sauce, wine, sweet, acid, cream, cheese, herb, topping, flour, leaf
group basics: fat, salt, spice, garlic, onion, paste, sauce, wine, sweet, acid, cream, cheese, herb, topping, flour, leaf

# Steps that dishes share: "use: brown". {vessel} and {heat} are those of the dish; <slot> is the slot that the dish names: "use: boil base".

cook brown: {hot}Add {main} and cook for about {time}, turning now and then, until {done}. Lift out onto a plate.
  minutes: fry main
  cooks: main
  tools: {vessel}
  beginner: It is hot enough when a drop of water dances in it.
  advanced: Work in batches, so that it browns and does not steam.

cook crisp: {hot}Add {cured} and cook for about {time}, until {done}.
  minutes: fry cured
  cooks: cured
  tools: {vessel}

cook soften: {hot}Add {onion} and cook for about {time}, stirring, until soft and shiny.
  minutes: fry onion
  done: soft and shiny
  tools: {vessel}

cook firm: {hot}Add {hard}, cover and cook for about {time}, stirring now and then, until {done}.
  minutes: fry hard
  tools: {vessel}

cook greens: {hot}Add {vegetable} and cook for about {time}, stirring, until {done}.
  minutes: fry vegetable
  tools: {vessel}

cook bloom: {hot}Stir in {garlic+spice+paste} and cook for {time}, until fragrant.
  minutes: 1
  done: fragrant
  tools: {vessel}
  beginner: Keep stirring; this burns quickly.
  advanced: Let it sizzle before anything wet goes in: that is where the depth comes from.

cook sea: {hot}Nestle in {sea}, cover and cook for about {time}, until {done}.
  minutes: simmer sea
  cooks: sea
  tools: {vessel}

cook dust: Dust with {flour} and stir for {time}, so that no raw taste is left.
  minutes: 1

cook wilt: Stir in {leaf} for {time}, until just wilted.
  minutes: 2
  done: wilted

cook eggs: {hot}Pour {egg} over, cover and cook on low heat for {time}, until set right through.
  cooks: egg
  done: set right through
  tools: {vessel}

cook boil: Cook {<slot>} in plenty of boiling water for about {time}, until {done}; drain and keep warm.
  minutes: simmer <slot>
  cooks: <slot>
  tools: saucepan
  beginner: Taste a piece before you drain it: no hard middle should be left.

mix enrich: [Off the heat, stir in {cream+acid}. ][Season with {salt}. ][Taste, and adjust.]
  minutes: 1
  advanced: Balance it at the very end: a little more sharpness wakes everything up.

# What every dish begins with: what is done with a class of food before the dish itself, and what has to be cut, washed or peeled. Soaking and boiling
# hard: dried beans, above all kidney beans, hold lectins that soaking and ten minutes at a full boil destroy (FDA, Bad Bug Book, Phytohaemagglutinin).

rest first: Soak {any dried pulse} overnight, for at least 8 hours, in plenty of cold water, then drain and rinse.
  minutes: 480
  tools: large bowl

cook first: Cover {any dried pulse} with plenty of fresh water, bring to a boil and boil hard for 10 minutes, then simmer for about 1 hour, until soft right through; drain.
  minutes: 70
  tools: large pot

rest first: Soak {any salted fish} in cold water in the refrigerator for 24 hours, changing the water two or three times; drain.
  minutes: 1440
  tools: large bowl

rest first: Soak {any dried mushroom} in hot water for 20 minutes until soft; lift out and chop.
  minutes: 20
  tools: bowl

prep first: {unprepared}.
  minutes: work unprepared
  tools: cutting board, knife
  beginner: Curl your fingertips under while you cut. Wash your hands, the board and the knife before you go on.

# What every dish ends with: what is not known, or a dish already.

serve last: Use {readymade} as the package says, or as you know it.
`,
'shepherds-pie.txt': `dish: shepherd's pie
  noun: Shepherd's Pie
  course: savory
  skill: intermediate
  title from: main, cheese
  named only: yes

name: Cottage Pie
  needs: any beef; potato; pea or carrot; butter or milk or any cream or any broth or onion or mashed potato; any ground meat
  without: cabbage or eggplant or any pastry or any leaf or any lamb
  cuisine: british
name: Shepherd's Pie
  needs: any lamb or any ground meat or lentil; potato; pea or carrot; butter or milk or any cream or any broth or onion or mashed potato
  without: cabbage or eggplant or any pastry or any leaf
  cuisine: british

slot mash: accepts other; 220 g; only mashed potato, potato flake; bulk
slot potato: accepts potato; 220 g; at most 2
slot main: accepts ground meat, tender meat, tough meat, quick pulse, pulse; 120 g; at most 2; buy ground lamb, ground beef, lentil
slot hard: accepts hard vegetable; 70 g; at most 3
slot vegetable: 70 g; never bought
slot liquid: accepts broth, tomato sauce, water, wine; 70 g; at most 3; buy beef broth, vegetable broth, water
slot milk: accepts milk, cream, soft dairy, plant milk; 35 g; at most 2
slots: onion, garlic, fat, salt, spice, paste, sauce, cheese, herb
slot flour: 4 g

cook: Boil {potato} in salted water for about {time}, until {done}; drain and mash[ with {milk}] until smooth.
  minutes: simmer potato
  tools: saucepan, potato masher
cook: Warm {mash} in a saucepan for {time}.
  minutes: 4
  tools: saucepan
cook: {hot}Add {main+onion+garlic+hard} and cook for about {time}, until {done}.
  minutes: fry main+onion+hard
  cooks: main
  tools: large frying pan
cook: Stir in {liquid}[ with {vegetable+flour+paste+sauce+spice}] and simmer for {time}, until thick.[ Season with {salt}.]
  minutes: 10
  cooks: main
  done: thick
  tools: large frying pan
mix: Heat the oven to {oven}. Put the filling in a baking dish, spread the mash over it[ and scatter with {cheese}].
  minutes: 4
  oven: 400
  tools: baking dish
bake: Bake at {oven} for {time}, until golden and bubbling at the edges.
  minutes: 25
  oven: 400
  done: golden, and bubbling at the edges
  tools: baking dish
serve: [Scatter with {herb}. ]Serve hot.
`,
'shortcake.txt': `dish: shortcake
  noun: Shortcake
  course: sweet
  skill: beginner
  title from: fruit
  named only: yes

name: {fruit} Shortcake
  needs: strawberry or peach or blueberry or raspberry; biscuit or shortcake or scone or pound cake or angel food cake; any cream or whipped cream or whipped topping
  cuisine: american

slot fruit: accepts fruit; 110 g; at most 3; never bought
slot sugar: accepts sugar, syrup; 10 g; at most 2; buy sugar
slot bread: accepts bread, sweet; 70 g; bulk; whole; never bought
slot cream: accepts cream, soft dairy; 45 g; at most 2
slot flavor: accepts extract, zest, citrus; 1 g; at most 2
slot salt: accepts salt; 0.1 g
slot herb: accepts herb; 1 g

mix: Toss {fruit} with {sugar}[ and {flavor+salt}] and let it stand until juicy.
  minutes: 10
  tools: bowl
mix: Whip {cream} until soft, if it is not whipped yet.
  minutes: 3
  tools: whisk
serve: Split {bread} and fill with the fruit[ and {cream}].[ Scatter with {herb}.] Serve at once.
`,
'shrimp-cocktail.txt': `dish: shrimp cocktail
  noun: Cocktail
  course: savory
  skill: beginner
  title from: sea
  named only: yes

name: Shrimp Cocktail
  needs: shrimp; ketchup or any hot sauce or horseradish; lemon or lemon juice or horseradish
  without: any rice or any pasta or any noodle or soy sauce or butter or any tortilla
  cuisine: american

slot sea: accepts shellfish; 150 g; bulk
slot sauce: accepts condiment, hot sauce, savory sauce, dressing, tomato sauce; 40 g; at most 4; buy ketchup
slot acid: accepts citrus; 10 g; buy lemon
slots: salt, herb
slot fresh: accepts salad leaf, avocado, raw vegetable, celery; 50 g; at most 3

cook: Simmer {sea} in salted water for about {time}, until {done}; drain and chill.
  minutes: simmer sea
  cooks: sea
  tools: saucepan
mix: Stir {sauce+acid}[ with {salt}] together.
  minutes: 2
  tools: small bowl
serve: Serve {sea} cold with the sauce[, on {fresh}][ and scattered with {herb}].
`,
'skewers.txt': `dish: skewers
  noun: Skewers
  course: savory
  skill: intermediate
  title from: main, vegetable, fruit, base
  called for by: main+fruit or main+cream
  penalty: 4
  requires: main

name: {main} Satay
  needs: any poultry or any beef or any pork or any tofu; peanut butter or peanut; coconut milk or soy sauce; turmeric or curry powder or lemongrass or lime or lime juice or coriander or cumin
  without: any noodle or any rice or dried red chile or scallion or any chile or tamarind or green bean or any tomato
  cuisine: indonesian

slot main like main: accepts poultry, tender meat, shellfish, tofu, frying cheese, sausage, fish; never bought
slot vegetable like vegetable: accepts vegetable, mushroom, tomato, onion; 130 g
slot fruit like fruit: accepts fruit; 60 g
slots: fat, salt
slot base like filling: 60 g
slots: spice, garlic, paste
slot sauce: 30 g
slots: wine, sweet
slot acid: 15 g
slot cream like cream: accepts soft dairy, nut butter, cream, plant milk
slots: herb
slot liquid: 30 g
slot topping: 20 g
slot leaf: 30 g
slot hard: 80 g
slots: flour

mix: Stir {fat+salt+spice+garlic+paste+sauce+wine+sweet+acid+cream+liquid+flour} together and turn {main} in this marinade.
  minutes: 3
  tools: large bowl
rest: Let it marinate in the refrigerator for {time}.
  minutes: 15
use: boil base+hard
grill: Thread {main+vegetable+fruit} onto skewers and grill over direct heat at about {oven} for about {time}, turning every few minutes, until {done}. Throw away what is left of the marinade.
  minutes: fry main+vegetable plus 3
  oven: 425
  cooks: main
  tools: grill or grill pan, skewers
serve: [Scatter with {topping+herb}. ]Serve hot[ with {base+hard+leaf}].
`,
'skillet.txt': `dish: skillet
  noun: Skillet
  course: savory
  skill: beginner
  title from: main, sea, ready, vegetable, hard, cured, egg, leaf, cheese
  heat: medium-high

name: {main} Stroganoff
  needs: any beef or any pork or any ground meat; mushroom; sour cream
  cuisine: russian
name: Corned Beef Hash
  needs: corned beef; potato; onion or egg
  without: cabbage
  cuisine: american
name: {main} Marsala
  needs: any poultry or any tender meat; marsala; mushroom
  cuisine: italian
name: {main} Piccata
  needs: any poultry or any tender meat; lemon or lemon juice; caper
  cuisine: italian
name: [{main+sea} ]Teriyaki
  needs: any poultry or any beef or any fish or any tofu; soy sauce; mirin or rice wine or sake; sugar or brown sugar or honey
  cuisine: japanese
name: [{main+sea} ]Teriyaki
  needs: any poultry or any beef or any fish or any tofu; teriyaki sauce
  cuisine: japanese
name: Shrimp Scampi
  needs: shrimp; garlic; butter; lemon or lemon juice or white wine
  without: any pasta
  cuisine: italian
name: {main} Saltimbocca
  needs: any poultry or any tender meat; prosciutto; sage
  cuisine: italian
name: Sausage and Peppers
  needs: any sausage; red bell pepper or green bell pepper; onion
  without: any rice or any pulse or any dried pulse or okra
  cuisine: italian
name: Garlic Shrimp
  needs: shrimp; garlic; olive oil; red pepper flake or red chile or dried red chile or paprika or smoked paprika
  without: any pasta or any rice or coconut milk or soy sauce or fish sauce or butter or any sausage or any noodle or any tomato or any cream or any broth or any tortilla or any quick grain or cornmeal
  cuisine: spanish
name: Bubble and Squeak
  needs: mashed potato; cabbage or brussels sprout
  without: any ground meat
  cuisine: british
name: Patatas Bravas
  needs: potato; any tomato sauce or any tomato or tomato paste; paprika or smoked paprika; olive oil or garlic or mayonnaise
  without: any beef or any pork or any poultry or any fish or any shellfish or any sausage or egg or any pulse or any dried pulse or any rice or any broth or garam masala or cumin or any cheese
  cuisine: spanish
name: Sukiyaki
  needs: any beef; tofu; soy sauce; mirin or sake or sugar; shirataki noodle or napa cabbage or scallion
  without: gochujang
  cuisine: japanese

slots: main, sea, cured, ready, hard, vegetable
slot liquid: 60 g
slots: egg, seasoned
slot base like filling: satisfied by hard, cured, mash
slots: fruit, finished
slot mash: accepts other; 180 g; only mashed potato, potato flake; bulk

use: boil base
use: brown
use: crisp
use: soften
use: firm
use: greens
use: bloom
use: dust
cook: [if main: Return {main} to the pan][if no ready+wine+liquid+sauce+sweet+fruit:  for {time}, until everything is hot][if main: . ][Add {ready+wine+liquid+sauce+sweet+fruit} and let it bubble for {time}, until everything is hot.]
  minutes: 4
  done: hot and glossy
use: sea
use: wilt
cook: Stir in {mash}, press flat and cook for about {time}, until golden underneath.
  minutes: 8
  done: golden underneath
use: enrich
use: eggs
serve: [first fat: Drizzle with {fat}. ][Scatter with {topping+cheese+herb}. ]Serve hot[ with {base}].
`,
'sloppy-joes.txt': `dish: sloppy joes
  noun: Sloppy Joes
  course: savory
  skill: beginner
  title from: main
  named only: yes

name: Sloppy Joes
  needs: any ground meat; hamburger bun or any bread; ketchup or any tomato sauce; worcestershire sauce or green bell pepper or red bell pepper or brown sugar
  without: any cheese or any salad leaf or any pasta or egg
  cuisine: american

slot main: accepts ground meat; 120 g; at most 2; buy ground beef
slot onion: accepts onion, celery; 40 g; at most 2
slot vegetable: 50 g; never bought
slots: garlic, fat, salt, spice, paste, sweet
slot sauce: accepts condiment, savory sauce, tomato sauce, hot sauce, vinegar; 65 g; at most 5
slot bread: accepts bread; 70 g; buy hamburger bun

cook: {hot}Add {main+onion+garlic+vegetable} and cook for about {time}, until {done}.
  minutes: fry main+onion+vegetable
  cooks: main
  tools: large frying pan
cook: Stir in {sauce}[ with {paste+sweet+spice}] and simmer for {time}, until thick.[ Season with {salt}.]
  minutes: 10
  cooks: main
  done: thick
  tools: large frying pan
serve: Spoon into {bread} and serve hot.
`,
'slow-roast.txt': `dish: slow roast
  noun: Slow Roast
  course: savory
  skill: beginner
  title from: main
  named only: yes

name: Pulled Pork Sandwiches
  needs: any pork; barbecue sauce; any bread
  cuisine: southern_us
name: Pulled Pork
  needs: pork shoulder; barbecue sauce or apple cider vinegar or brown sugar
  without: any bread or soy sauce or any rice or any pulse or any dried pulse
  cuisine: southern_us
name: Barbecue Ribs
  needs: pork rib or beef rib; barbecue sauce or brown sugar or paprika
  cuisine: southern_us
name: Pot Roast
  needs: chuck roast or pot roast or rump roast or brisket; potato or carrot; carrot or onion; onion or any broth
  without: mushroom or paprika or any bacon or beet or tomato paste
  cuisine: american
name: Carnitas
  needs: pork shoulder; orange or orange juice or lime or lime juice; cumin or oregano or garlic
  without: black bean or any dried pulse or any vinegar or plantain or soy sauce or hominy
  cuisine: mexican

slot main: accepts tough meat, tender meat; 190 g; bulk; whole
slot hard: accepts hard vegetable, potato; 180 g; at most 4
slot onion: accepts onion, celery; 60 g; at most 3
slot garlic: accepts garlic, ginger, chile; 6 g; at most 3
slot sauce: accepts condiment, savory sauce, hot sauce, tomato paste, tomato sauce; 40 g; at most 4
slot sweet: 8 g
slot spice: accepts spice, dried herb, bay leaf, sweet spice; 4 g; at most 8
slots: salt, fat, herb
slot acid: accepts citrus, vinegar, juice; 15 g; at most 3
slot liquid: accepts broth, wine, water; 80 g; at most 2; buy water, beef broth
slot bread: accepts bread, tortilla; 70 g
slot beside: accepts salad leaf, raw vegetable, briny, dressing; 40 g; at most 3
slot vegetable: 60 g; never bought

mix: Heat the oven to {oven}. Rub {main} with {salt}[ and {spice+sweet+garlic+fat}], and set it in a deep pan[ on {onion}].
  minutes: 5
  oven: 325
  tools: deep roasting pan
bake: Pour in {liquid}[ with {acid+herb}], cover tightly and roast at {oven} for about {time}, until tender enough to pull apart.
  minutes: 180
  oven: 325
  cooks: main
  done: tender enough to pull apart
  tools: deep roasting pan
bake: Add {hard+vegetable} around it, cover again and roast at {oven} for about {time}, until tender.
  minutes: 45
  oven: 325
  done: tender
bake: Brush with {sauce} and roast uncovered for {time}.
  minutes: 15
  oven: 400
  done: glazed
rest: Let it rest for {time}, then slice or pull apart.
  minutes: 10
serve: Serve hot[ in {bread}][ with {beside}].
`,
'smoothie.txt': `dish: smoothie
  noun: Smoothie
  course: drink sweet
  skill: beginner
  title from: fruit, leaf, cocoa
  requires: fruit
  called for by: fruit+pour
  penalty: 6

name: Mango Lassi
  needs: mango; yogurt
  without: any rice or spinach
  cuisine: indian
name: Green Smoothie
  needs: spinach or kale; banana or mango or pineapple or apple; any milk or any plant milk or any juice or water or yogurt
  without: any cheese or any pasta or any oil or onion
name: [{fruit} ]Smoothie
  needs: any fruit; banana or any soft dairy; any milk or any plant milk or any juice; any syrup or any nut butter or any seed or any fruit
  without: spinach or kale or any flour or egg or any oats or butter or any leavening or any rice or any pastry or any cheese or any poultry or any pulse or any nut or any cream or any spice or any chocolate or granola or any bread or any crumbs

slot fruit: accepts fruit, dried fruit, avocado, jam; 130 g; at most 5; buy banana; from fruits
slot pour: accepts milk, plant milk, juice, coconut milk, soft dairy, water, cream, sweet; 180 g; at most 5; buy oat milk, milk, water
slot leaf: accepts leaf, raw vegetable, hard vegetable, celery, ginger, herb; 30 g; at most 4
slot sugar: accepts sugar, syrup; 8 g; at most 2
slot cocoa: accepts cocoa, nut butter, oats, seed, nut, chocolate, coconut; 14 g; at most 4
slot flavor: accepts extract, sweet spice, citrus, zest, coffee, spirit; 14 g; at most 5
slot salt: accepts salt; 0.2 g

mix: Put {fruit+leaf+sugar+cocoa+flavor+salt} in a blender with {pour}.
  tools: blender
mix: Blend for {time}, until smooth.
  minutes: 1
  done: smooth
serve: Pour into glasses and serve at once.
`,
'soup.txt': `dish: soup
  noun: Soup
  course: savory
  skill: beginner
  title from: main, sea, ready, pulse, vegetable, hard, leaf, base, egg, cheese
  called for by: liquid+vegetable or liquid+hard or liquid+main or liquid+pulse
  penalty: 3
  vessel: large pot

name: Borscht
  needs: beet; cabbage or potato; sour cream or dill or beef broth or vegetable broth
  cuisine: russian
name: Tomato Soup
  needs: any tomato or any tomato sauce; any broth or any cream; onion or garlic or basil
  without: any poultry or any tender meat or any tough meat or any ground meat or any bone-in poultry or any pasta or any rice or any bread or any pulse or any dried pulse or any fish or any shellfish or garam masala
  cuisine: american
name: Potato Leek Soup
  needs: potato; leek; any broth or any cream or milk
  without: any poultry or any tender meat or any tough meat or any ground meat or any bone-in poultry
  cuisine: french
name: Clam Chowder
  needs: clam; potato; any cream or milk
  cuisine: american
name: Corn Chowder
  needs: corn; potato; any cream or milk
  cuisine: american
name: Fish Chowder
  needs: any fish; potato; any cream or milk
  cuisine: american
name: Split Pea Soup
  needs: split pea; any bacon or ham or carrot or onion
name: Lentil Soup
  needs: lentil; carrot or celery; onion or garlic
name: Chicken Noodle Soup
  needs: any poultry or cooked chicken or any bone-in poultry; any noodle or any pasta; carrot or celery; any broth or onion
  without: soy sauce or ginger
  cuisine: american
name: Minestrone
  needs: any pasta; any pulse or any dried pulse; any tomato or any tomato sauce; zucchini or carrot or celery
  without: any poultry or any tender meat or any tough meat or any ground meat or any bone-in poultry
  cuisine: italian
name: Pasta e Fagioli
  needs: any pasta; any pulse or any dried pulse; any bacon or rosemary; any tomato or any tomato sauce or tomato paste; celery or carrot or onion
  without: zucchini or cabbage or any poultry
  cuisine: italian
name: Tom Yum Soup
  needs: lemongrass; galangal or lime leaf or lime or lime juice; any shellfish or any poultry or any mushroom or any tofu
  without: coconut milk
  cuisine: thai
name: Tom Kha Soup
  needs: coconut milk; lemongrass or galangal; any poultry or any tofu or any mushroom or any shellfish; lime or lime juice or lime leaf or fish sauce
  without: any beef or peanut butter or peanut
  cuisine: thai
name: Miso Soup
  needs: miso; tofu; dashi or wakame or scallion
  cuisine: japanese
name: Butternut Squash Soup
  needs: butternut squash; any broth or any cream or coconut milk
  without: any rice
  cuisine: american
name: Pumpkin Soup
  needs: pumpkin or canned pumpkin; any broth or heavy cream or coconut milk; onion or garlic
name: Cream of Mushroom Soup
  needs: any mushroom; any cream; any broth
  without: any pasta or any poultry or any beef or any rice
  cuisine: american
name: Broccoli Cheddar Soup
  needs: broccoli; cheddar; any cream or milk or any broth
  without: any rice or any pasta or any poultry
  cuisine: american
name: Egg Drop Soup
  needs: egg; any broth; scallion or cornstarch
  without: any rice or any noodle or any pasta or any flour
  cuisine: chinese
name: Avgolemono
  needs: egg; lemon or lemon juice; any broth or any poultry; any rice or orzo
  without: any shellfish
  cuisine: greek
name: Pozole
  needs: hominy; any pork or any poultry
  cuisine: mexican
name: {main} Tortilla Soup
  needs: tortilla chip or corn tortilla; any poultry; any broth; any tomato or any tomato sauce
  cuisine: mexican
name: White Bean Soup
  needs: white bean or navy bean; kale or spinach or any sausage or ham or any bacon or cooked ham; any broth or carrot or celery
  without: any rice or any pasta or potato
name: Caldo Verde
  needs: kale or collard green; potato; any sausage
  cuisine: portuguese
name: Harira
  needs: chickpea or dried chickpea; lentil or red lentil; any tomato or any tomato sauce
  cuisine: moroccan
name: Mulligatawny
  needs: curry powder; any poultry or any quick pulse; apple or coconut milk; any broth
  cuisine: british
name: Congee
  needs: any rice; ginger; any broth or water; scallion or any poultry
  without: any vegetable or soy sauce or coconut milk or lemongrass or any noodle or egg
  cuisine: chinese
name: Sinigang
  needs: tamarind; any pork or any shellfish or any fish; fish sauce or radish or daikon or tomato or spinach
  without: any noodle or peanut or any rice
  cuisine: filipino
name: Lobster Bisque
  needs: lobster; any cream; any broth or tomato paste or brandy or sherry
  cuisine: french
name: Zuppa Toscana Soup
  needs: any sausage; potato; kale or spinach; any cream
  cuisine: italian
name: Kimchi Soup
  needs: kimchi; any broth; tofu
  without: any rice or any noodle
  cuisine: korean
name: Hot and Sour Soup
  needs: tofu or any pork; any vinegar; bamboo shoot or shiitake mushroom or white pepper; egg or any broth
  without: miso or coconut milk or any noodle or lemongrass or any rice or fish sauce
  cuisine: chinese

slot main like main: accepts bone-in poultry, tough meat, tender meat, poultry, ground meat, sausage, tofu, frying cheese; 100 g; buy chickpea, white bean, tofu, chicken thigh; from no list
slot sea: 90 g
slots: cured
slot ready: 80 g
slot pulse: accepts quick pulse, dried pulse; 40 g; at most 2
slot hard: 120 g; buy carrot, potato; optional; satisfied by vegetable
slot vegetable: 110 g
slot liquid: 320 g; buy vegetable broth, chicken broth, water
slot egg: 30 g
slots: seasoned
slot base like filling: 35 g
slots: finished

use: crisp
use: soften
use: bloom
use: dust
cook: [first fat: Warm {fat} in a large pot over medium heat. ]Add {wine+liquid+main+hard+pulse+ready} and bring to a boil. Lower the heat and simmer for about {time}[if hard: , until the vegetables are tender].
  minutes: simmer main+hard+pulse+ready
  cooks: main
  tools: large pot
  beginner: A simmer is a bubble here and there; a rolling boil would cloud it.
cook: Add {base+vegetable} and simmer for about {time} more, until {done}.
  minutes: simmer vegetable+base
use: sea
use: wilt
cook: Stir {egg} in, in a thin stream, and simmer for {time}, until set.
  minutes: 2
  cooks: egg
mix: [Stir in {sauce+sweet}. ][Off the heat, stir in {cream+acid}. ][Season with {salt}.]
  minutes: 1
serve: [Scatter with {topping+cheese+herb}. ]Ladle into bowls and serve hot.
`,
'spaetzle.txt': `dish: spaetzle
  noun: Spaetzle
  course: savory
  skill: intermediate
  title from: cheese
  named only: yes
  vessel: large frying pan

name: [{cheese} ]Spaetzle
  needs: any flour; egg; milk or water; gruyere or emmental or swiss cheese or nutmeg; onion or butter
  without: any leavening or any sugar or any pastry or yeast or any bread or any meat or any fruit
  cuisine: german

slot flour: accepts flour; 85 g; at most 2
slot egg: 70 g; at most 2
slot wet: accepts milk, water, plant milk; 40 g; at most 2; buy water
slot salt: accepts salt, pepper; 1 g; at most 2; buy salt
slot spice: accepts spice, sweet spice; 0.3 g; at most 2
slots: cheese
slot onion: accepts onion; 70 g; at most 2
slot fat: accepts butter, oil; 12 g; at most 2; buy butter, vegetable oil
slot herb: accepts herb; 4 g; at most 2

mix: Beat {flour+egg+wet}[ with {salt+spice}] until the batter is smooth and tears slowly from the spoon.
  minutes: 5
  tools: large bowl, wooden spoon
rest: Let it stand for {time}.
  minutes: 10
cook: [Heat {fat} in a large frying pan over medium heat. ]Add {onion} and cook for about {time}, stirring, until soft and golden.
  minutes: fry onion plus 5
  done: soft and golden
  tools: large frying pan
cook: Press the batter through a coarse sieve into a large pot of boiling water in batches, for {time} in all; lift out what floats.
  minutes: 8
  cooks: egg
  done: floating, and firm right through
  tools: large pot, coarse sieve
mix: Toss it hot in the pan[ with {cheese}] until glossy.
  minutes: 2
serve: [Scatter with {herb}. ]Serve at once.
`,
'stew.txt': `dish: stew
  noun: Stew
  course: savory
  skill: intermediate
  title from: main, sea, ready, pulse, hard, vegetable, base, egg, cheese
  called for by: main+hard+liquid or pulse or main+wine
  vessel: large pot

name: Beef Bourguignon
  needs: any beef; red wine; mushroom or pearl onion; carrot or any bacon
  cuisine: french
name: Osso Buco
  needs: veal; white wine; any tomato or any tomato sauce or carrot or celery
  cuisine: italian
name: Red-Braised {main}
  needs: pork belly or pork shoulder or any beef; soy sauce; any sugar; star anise or shaoxing wine
  without: any noodle or any ground meat
  cuisine: chinese
name: Beef Stew
  needs: any beef; potato; carrot; any broth or onion or celery or red wine
  without: any ground meat or any lamb or chuck roast or pot roast or rump roast or brisket or corned beef or cabbage or eggplant or beet or paprika or any pastry or milk or sour cream or any curry paste or curry powder or curry roux or japanese curry roux
  cuisine: american
name: Coq au Vin
  needs: any poultry or any bone-in poultry; red wine; mushroom or pearl onion
  cuisine: french
name: Ratatouille
  needs: eggplant; zucchini; any tomato or any tomato sauce; red bell pepper or green bell pepper or onion
  without: any poultry or any tender meat or any tough meat or any ground meat or any bone-in poultry
  cuisine: french
name: {main} Goulash
  needs: any beef or any pork; paprika; onion
  without: sour cream
  cuisine: german
name: Chili con Carne
  needs: any ground meat or any beef; any pulse or any dried pulse; chili powder or chipotle or cumin; any tomato or any tomato sauce
  cuisine: mexican
name: Bean Chili
  needs: kidney bean or black bean or pinto bean or any dried pulse; chili powder; any tomato or any tomato sauce
  without: any poultry or any tender meat or any tough meat or any ground meat or any bone-in poultry or any rice
  cuisine: mexican
name: {main} Adobo
  needs: any poultry or any pork or any bone-in poultry; any vinegar; soy sauce; bay leaf or garlic
  without: orange or orange juice or cornstarch or pineapple
  cuisine: filipino
name: Feijoada
  needs: black bean or any dried pulse; any sausage or any bacon; any pork or orange
  cuisine: brazilian
name: Gumbo
  needs: okra or file powder; any sausage or any shellfish or any poultry or any bone-in poultry; celery or green bell pepper or red bell pepper
  cuisine: cajun_creole
name: Gumbo
  needs: any sausage or any shellfish; any poultry or any bone-in poultry or any shellfish; any flour; celery; green bell pepper or red bell pepper
  without: any cream or any tomato or any tomato sauce or crawfish
  cuisine: cajun_creole
name: Irish Stew
  needs: any lamb; potato; carrot or onion; any broth or water or thyme or cabbage or leek or parsley
  without: any ground meat or pea or eggplant or red wine or any tomato
  cuisine: irish
name: {main} Tagine
  needs: any poultry or any lamb or any bone-in poultry; dried apricot or prune or preserved lemon or apricot or green olive; cumin or cinnamon or ras el hanout or turmeric
  cuisine: moroccan
name: Cassoulet
  needs: white bean or any dried pulse; any sausage; duck or duck confit or any bacon or pork or pork shoulder or pork belly
  without: kale or spinach
  cuisine: french
name: {main} Rendang
  needs: any beef; coconut milk; lemongrass or galangal
  cuisine: indonesian
name: {main} Cacciatore
  needs: any poultry or any bone-in poultry; any tomato or any tomato sauce; mushroom or red bell pepper or green bell pepper or olive; red wine or white wine or rosemary or onion
  without: garam masala or any cream or yogurt
  cuisine: italian
name: Bouillabaisse
  needs: any fish; saffron; any tomato or any tomato sauce or fennel
  cuisine: french
name: Cioppino
  needs: any fish or any shellfish; any shell-on shellfish; any tomato or any tomato sauce; white wine or red wine
  cuisine: american
name: Osso Buco
  needs: any beef; white wine; lemon or lemon juice; carrot or celery; canned tomato
  cuisine: italian
name: Peanut Stew
  needs: peanut butter or peanut; any tomato or any tomato sauce; sweet potato or any poultry; onion or ginger or kale
  without: any noodle or soy sauce or coconut milk
name: Lamb Stew
  needs: any lamb; potato; carrot; red wine or any tomato or tomato paste or rosemary
  without: any ground meat
  cuisine: french
name: Kimchi Jjigae Stew
  needs: kimchi; tofu or any pork; scallion or gochujang or red pepper flake or any broth
  without: any rice or any noodle or egg
  cuisine: korean
name: Ropa Vieja
  needs: any beef; red bell pepper or green bell pepper; any tomato or any tomato sauce; onion; cumin or any briny
  without: any pulse or any dried pulse or paprika or any pasta or any rice or any tortilla
  cuisine: caribbean
name: Pork and Beans
  needs: any pork; white bean or navy bean or baked bean; any tomato or any tomato sauce or molasses
  cuisine: american
name: {main} Blanquette
  needs: any beef or any poultry or any lamb; mushroom or carrot; any cream; egg yolk or lemon or lemon juice
  without: any tomato or any tomato sauce or sour cream or any noodle or any pasta or any rice or garam masala or any pastry or any bacon
  cuisine: french
name: Sauerbraten
  needs: any beef; red wine vinegar or vinegar; juniper berry or gingersnap or clove
  without: soy sauce or any rice
  cuisine: german

slot main like slow main:
slots: sea, cured, ready
slot pulse: accepts quick pulse, dried pulse; 45 g; at most 2
slot hard: 170 g; buy potato, carrot; optional; satisfied by base
slot vegetable: 90 g
slot liquid: 180 g; buy water; from liquids
slots: fruit
slot base: 40 g
slots: egg, basics

cook: {hot}Add {main} and brown on all sides for about {time}. Lift out onto a plate.
  minutes: 8
  done: browned on all sides
  tools: large pot
  advanced: Take your time here: the brown is where the flavor comes from.
use: crisp
use: soften
use: bloom
use: dust
cook: [first fat: Warm {fat} in a large pot over medium heat. ]Pour in {wine+liquid}[ with {sauce+sweet}][if main: , return {main} to the pot][, add {pulse+ready+fruit}] and bring to a simmer. Cover and cook gently for about {time}.
  minutes: simmer main+ready+pulse plus 5
  cooks: main
  tools: large pot
  beginner: Keep it below a boil: a bubble now and then is enough.
cook: Add {hard+base+vegetable} and simmer for about {time} more, until {done}.
  minutes: simmer hard+vegetable+base
use: sea
use: wilt
cook: Stir {egg} through in a thin stream and simmer for {time}, until set.
  minutes: 3
  cooks: egg
use: enrich
rest: Let it stand off the heat for {time}, so that it thickens a little.
serve: [Scatter with {topping+cheese+herb}. ]Serve hot in bowls.
`,
'stir-fried-noodles.txt': `dish: stir-fried noodles
  noun: Stir-Fried Noodles
  course: savory
  skill: beginner
  title from: main, sea, ready, vegetable, egg
  named only: yes
  vessel: wok or large frying pan
  heat: high

name: [{sea+main} ]Pad Thai
  needs: rice noodle; peanut or bean sprout; egg or tamarind or lime or lime juice; fish sauce or tamarind or soy sauce
  without: any broth or any bones
  cuisine: thai
name: [{main+sea} ]Lo Mein
  needs: any noodle or spaghetti; soy sauce; cabbage or carrot or red bell pepper or mushroom or broccoli or bean sprout; sesame oil or oyster sauce or ginger or garlic
  without: rice noodle or cellophane noodle or gochujang or miso or any broth or peanut or udon noodle or soba noodle or fish sauce or sriracha or any cheese or dashi
  cuisine: chinese
name: [{main+sea} ]Yakisoba
  needs: soba noodle or udon noodle or ramen noodle; cabbage; worcestershire sauce or soy sauce
  without: any broth
  cuisine: japanese
name: Japchae
  needs: cellophane noodle; soy sauce; sesame oil; spinach or carrot or any mushroom or any beef
  cuisine: korean
name: Singapore Noodles
  needs: rice noodle; curry powder
  without: coconut milk
  cuisine: chinese
name: Pancit
  needs: rice noodle; soy sauce or fish sauce; cabbage; carrot or green bean
  cuisine: filipino
name: Pad See Ew
  needs: rice noodle; broccoli or bok choy; soy sauce or oyster sauce; egg or any beef or any poultry or any pork
  without: peanut or tamarind or curry powder
  cuisine: thai
name: Tteokbokki
  needs: korean rice cake; gochujang or gochugaru or red pepper flake
  cuisine: korean
name: Dan Dan Noodles
  needs: any noodle or any pasta; ground pork or any ground meat; peanut butter or tahini or sichuan pepper; soy sauce or chili oil
  cuisine: chinese

slot noodle: accepts noodle, pasta; 80 g; at most 2; buy rice noodle, egg noodle
slot main: 110 g; never bought
slots: sea, cured
slot ready: 60 g
slot egg: 45 g
slot hard: 60 g
slot vegetable: 120 g; never bought
slot leaf: 60 g
slots: onion, garlic, fat, salt, paste
slot spice: accepts spice, sweet spice; 2 g; at most 5
slot sauce: 30 g; at most 6; buy soy sauce, tamari; from sauces
slot wine: accepts wine, broth, water; 25 g; at most 2
slot sweet: 8 g
slot acid: accepts citrus, vinegar; 12 g; at most 3
slot topping: accepts nut, seed, briny; 15 g; at most 3
slot herb: accepts herb; 6 g; at most 4

cook: Boil {noodle} for about {time}, until {done}; drain and rinse under cold water.
  minutes: simmer noodle
  tools: large pot
mix: Stir {sauce}[ with {sweet+wine+acid+paste}] in a small bowl until smooth.
  minutes: 1
  tools: small bowl
use: brown
use: crisp
cook: {hot}Add {sea} and stir-fry for about {time}, until {done}. Lift out onto a plate.
  minutes: fry sea
  cooks: sea
  tools: wok or large frying pan
cook: {hot}Add {onion+garlic+spice+hard+vegetable} and stir-fry for about {time}, until {done}.
  minutes: fry hard+vegetable+onion
  tools: wok or large frying pan
cook: {hot}Push everything aside, pour in {egg} and scramble for {time}, until set.
  minutes: 2
  cooks: egg
  done: set
cook: {hot}Add {noodle}[ with {ready+leaf+main+sea+cured}], pour in the sauce and toss for {time}, until glossy and hot.
  minutes: 3
  done: glossy and hot
  tools: wok or large frying pan
serve: [Season with {salt}. ][Scatter with {topping+herb}. ]Serve at once.
`,
'stir-fry.txt': `dish: stir-fry
  noun: Stir-Fry
  course: savory
  skill: beginner
  title from: main, sea, ready, vegetable, leaf, hard, base, egg
  penalty: 4
  vessel: wok or large frying pan
  heat: high

name: Kung Pao {main+sea}
  needs: any poultry or any tofu or any shellfish; peanut; any chile or dried red chile or red pepper flake or sichuan pepper; soy sauce
  cuisine: chinese
name: Beef and Broccoli
  needs: any beef; broccoli; soy sauce or oyster sauce
  without: any noodle
  cuisine: chinese
name: {main} and Broccoli
  needs: any poultry or any pork or any tofu; broccoli; oyster sauce
  cuisine: chinese
name: Mapo Tofu
  needs: tofu; doubanjiang or sichuan pepper; any ground meat or scallion or soy sauce
  cuisine: chinese
name: Bulgogi
  needs: any beef; soy sauce; sesame oil; pear or sugar or brown sugar or honey
  without: broccoli or any noodle or egg
  cuisine: korean
name: Thai Basil {main}
  needs: any poultry or any ground meat; thai basil or basil; fish sauce or oyster sauce; any chile or garlic
  without: coconut milk or any noodle or lime
  cuisine: thai
name: Sweet and Sour {main+sea}
  needs: any poultry or any pork or any shellfish; pineapple; any vinegar; ketchup or sugar or red bell pepper or green bell pepper
  cuisine: chinese
name: Orange {main}
  needs: any poultry or any tofu; orange or orange juice; soy sauce; cornstarch or any sugar or any syrup or garlic or ginger
  cuisine: chinese
name: Lomo Saltado
  needs: any beef; potato or french fry; soy sauce; any vinegar; tomato; onion
  without: any broth
name: Cashew {main}
  needs: any poultry; cashew; soy sauce
  cuisine: chinese
name: Sesame {main}
  needs: any poultry or any tofu; sesame seed; soy sauce; honey or sugar
  without: any noodle or broccoli or kimchi
  cuisine: chinese
name: Sesame Tofu
  needs: tofu; sesame seed or sesame oil; soy sauce
  without: any noodle or miso or any beef or any pork
  cuisine: chinese
name: Larb
  needs: any ground meat or any poultry; lime or lime juice; fish sauce; mint or cilantro
  without: any noodle or coconut milk
  cuisine: thai
name: General Tso {main}
  needs: any poultry or any tofu; soy sauce; cornstarch; any vinegar or hoisin sauce; any sugar or dried red chile
  without: pineapple or peanut or broccoli or any noodle or orange or orange juice
  cuisine: chinese
name: Mongolian Beef
  needs: any beef; soy sauce; brown sugar; ginger or garlic; scallion
  without: sesame oil or broccoli or any noodle or pear
  cuisine: chinese

slot main: 130 g
slots: sea, ready
slot hard: 80 g
slot vegetable: 170 g
slot liquid like liquid: accepts broth, water, coconut milk; 30 g
slot sauce: buy soy sauce, tamari, fish sauce; from sauces; optional
slot egg: 45 g
slot base: buy rice; from starches; optional
slots: fruit, cured, seasoned
slot garlic: 16 g
slot onion: 45 g
slots: paste, wine, sweet, acid, herb, topping
slot flour: accepts starch, flour; 3 g
slots: leaf
slot cream like cream: accepts nut butter; 15 g

use: boil base
mix: [if flour: Stir {flour+sauce+sweet+wine+liquid+cream} together in a small bowl until smooth.]
  minutes: 1
  tools: small bowl
use: brown
use: crisp
cook: {hot}Add {sea} and stir-fry for about {time}, until {done}. Lift out onto a plate.
  minutes: fry sea
  cooks: sea
  tools: wok or large frying pan
cook: {hot}Add {onion+hard+vegetable} and stir-fry for about {time}, until {done}.
  minutes: fry hard+vegetable+onion
  tools: wok or large frying pan
cook: {hot}Push everything aside, add {garlic+spice+paste} and stir for {time}, until fragrant.
  minutes: 1
  done: fragrant
  beginner: Have everything chopped before you start: from here it goes fast.
cook: Pour {egg} into the gap and scramble for {time}, until set.
  minutes: 2
  cooks: egg
  done: set in soft shreds
cook: [if main: Return {main} to the pan. ][if sea: Return {sea} to the pan. ][Add {ready+leaf+fruit}. ][if flour: Pour in the sauce and toss for {time}, until glossy.][if no flour: Add {sauce+sweet+wine+liquid+cream} and toss for {time}, until glossy.]
  minutes: 2
  done: glossy and hot
serve: [first fat: Drizzle with {fat}. ][Season with {salt+acid}. ][Scatter with {topping+herb}. ]Serve at once[ with {base}].
`,
'stuffed-leaves.txt': `dish: stuffed leaves
  noun: Rolls
  course: savory
  skill: intermediate
  title from: leaf, main, egg
  named only: yes

name: Stuffed Cabbage Rolls
  needs: cabbage; any ground meat; any rice or any cooked rice; any tomato sauce or any tomato
  cuisine: polish
name: Stuffed Grape Leaves
  needs: grape leaf; any rice or any cooked rice; lemon or lemon juice or dill or mint or any ground meat
  cuisine: greek

slot leaf: accepts hard vegetable, leaf, briny, vegetable; 110 g; only cabbage, grape leaf, napa cabbage
slot main: accepts ground meat, tofu; 90 g; at most 2
slot rice: accepts rice, brown rice, cooked rice, quick grain; 40 g; buy rice
slot onion: accepts onion; 30 g; at most 2
slot garlic: accepts garlic; 3 g
slot herb: accepts herb; 5 g; at most 3
slot spice: accepts spice, sweet spice, dried herb; 2 g; at most 4
slots: salt, fat
slot egg: 12 g
slot sauce: accepts tomato sauce, tomato, broth, water, tomato paste; 140 g; at most 3; buy water
slot acid: accepts citrus, vinegar; 10 g; at most 2
slot sweet: accepts sugar; 3 g
slot nut: accepts nut, dried fruit; 8 g; at most 2
slot cream: accepts soft dairy; 25 g

cook: Boil {leaf} for {time}, until soft enough to roll; drain.
  minutes: 5
  done: soft enough to roll
  tools: large pot
mix: Mix [{main+onion+garlic+herb+spice+salt+egg+nut} with ]{rice}, put a spoonful on each of the leaves and roll up.
  minutes: 15
  tools: large bowl
cook: Lay the rolls in a wide pot, pour in {sauce}[ with {acid+fat+sweet}], cover and simmer gently for about {time}, until tender and cooked through.
  minutes: 50
  cooks: main+egg
  done: tender and cooked through
  tools: wide pot with a lid
serve: Serve hot[ with {cream}].
`,
'stuffed-peppers.txt': `dish: stuffed peppers
  noun: Stuffed Peppers
  course: savory
  skill: beginner
  title from: main, ready, grain, cheese
  named only: yes

name: [{main+ready} ]Stuffed Peppers
  needs: red bell pepper or green bell pepper or yellow bell pepper; any ground meat or any pulse or any dried pulse or any quick grain; any rice or any cooked rice or any quick grain; any tomato or any tomato sauce or any cheese
  without: any sausage or any tortilla or coconut milk or okra or spinach or jalapeno or passata
  cuisine: american

slot pepper: accepts vegetable; 150 g; at most 2; only red bell pepper, green bell pepper, yellow bell pepper, poblano pepper; buy red bell pepper
slot main: accepts ground meat, tofu, sausage; 90 g; at most 2
slot ready: accepts pulse, cooked meat; 60 g; at most 2
slot grain: accepts rice, brown rice, cooked rice, quick grain; 35 g; at most 2
slot sauce: accepts tomato sauce, tomato, salsa; 90 g; at most 2
slot vegetable: 40 g; never bought
slots: onion, garlic, fat, salt, spice, paste, herb, leaf
slot cheese: 30 g; at most 2

use: boil grain
cook: {hot}Add {main+onion+garlic+vegetable} and cook for about {time}, until {done}.
  minutes: fry main+onion
  cooks: main
  tools: large frying pan
mix: Heat the oven to {oven}. Stir [{ready+grain+spice+paste+leaf+salt} and ]half of {sauce} into the filling, and spoon it into {pepper}, halved.
  minutes: 5
  oven: 375
  tools: baking dish
bake: Pour the rest of {sauce} around[, scatter with {cheese}] and bake at {oven} for about {time}, until tender.
  minutes: 35
  oven: 375
  done: tender
  tools: baking dish
serve: [Scatter with {herb}. ]Serve hot.
`,
'sushi-rolls.txt': `dish: sushi rolls
  noun: Sushi Rolls
  course: savory
  skill: beginner
  title from: sea, ready, fresh, egg
  named only: yes

name: [{sea+ready+fresh} ]Sushi Rolls
  needs: nori; any rice or any cooked rice; any fish or any ready fish or avocado or cucumber or any shellfish
  without: any broth or any ground meat
  cuisine: japanese

slot rice: accepts rice, brown rice, cooked rice; 75 g; buy rice
slot nori: accepts spice; 6 g; only nori; buy nori
slot sea: 80 g
slot ready: 70 g
slot fresh: accepts avocado, raw vegetable, vegetable, hard vegetable, salad leaf; 80 g; at most 5
slot vinegar: accepts vinegar; 8 g; at most 2; buy rice vinegar
slot sweet: accepts sugar, syrup; 4 g
slots: salt
slot egg: 30 g
slot sauce: accepts savory sauce, hot sauce, condiment; 20 g; at most 4; buy soy sauce, tamari
slot cream: accepts soft cheese, dressing; 20 g; at most 2
slot topping: accepts seed, briny, ginger; 6 g; at most 3

cook: Cook {rice} in boiling water for about {time}, until {done}, and drain.
  minutes: simmer rice
  tools: saucepan
mix: Fold in {vinegar}[ with {sweet+salt}] and let it cool.
  minutes: 5
  tools: wide bowl
cook: Simmer {sea} in a little water for about {time}, until {done}; drain, cool and cut into strips.
  minutes: simmer sea
  cooks: sea
  tools: saucepan
cook: Fry {egg} as a thin sheet over medium heat for {time}, until set, and cut into strips.
  minutes: 3
  cooks: egg
  done: set
  tools: frying pan
mix: Spread {rice} on {nori}[, lay {sea+ready+fresh+egg+cream} along one edge] and roll up tightly.
  minutes: 10
  tools: bamboo mat
  beginner: Wet your fingers, so that nothing sticks to them.
serve: Cut into pieces[, scatter with {topping}] and serve with {sauce}.
`,
'sweet-buns.txt': `dish: sweet buns
  noun: Buns
  gluten-free noun: Rounds
  course: sweet
  skill: intermediate
  title from: flavor, fruit, nut
  requires: flour+yeast

name: Cinnamon Roll Buns
  needs: any flour; any yeast; cinnamon; any sugar

slot flour: 60 g; at most 3
slot yeast: accepts yeast; 1.4 g
slot raise: accepts leavening; 0.8 g; at most 2
slot wet: accepts milk, plant milk, water, soft dairy, cream; 34 g; at most 4; buy milk, water
slot sugar: accepts sugar, syrup; 16 g; at most 5; buy sugar, honey
slot egg: 12 g; at most 2
slot fat: accepts butter, oil; 13 g; at most 3; buy butter, vegetable oil
slot flavor: accepts sweet spice, extract, zest, spirit, citrus, cocoa; 10 g; at most 6
slot salt: accepts salt; 0.5 g
slot fruit: accepts dried fruit, fruit, jam, juice; 25 g; at most 4
slot nut: accepts nut, seed, chocolate, coconut, soft cheese, sweet; 18 g; at most 5

mix: Mix {flour+yeast+raise+salt} with half of {sugar} in a large bowl. Add {wet+egg} and half of {fat} and knead for {time}, until smooth.
  minutes: 10
  tools: large bowl
rest: Cover and let it rise in a warm place for {time}, until nearly doubled.
  minutes: 60
  advanced: Overnight in the refrigerator does it too, and tastes of more.
mix: Roll out, spread with the rest of {fat} and {sugar}[, and scatter with {flavor+fruit+nut}]. Roll up, cut into thick rounds and set them in a baking pan.
  minutes: 8
  tools: rolling pin, baking pan
bake: Bake at {oven} for about {time}, until golden and cooked through.
  minutes: 22
  oven: 375
  cooks: egg
  done: golden and cooked through
  tools: baking pan
rest: Let them cool for {time}.
  minutes: 10
serve: Serve warm.
`,
'tacos.txt': `dish: tacos
  noun: Tacos
  course: savory
  skill: beginner
  title from: main, ready, vegetable, cured, egg, base, cheese
  requires: wrap

name: [{main+ready} ]Burritos
  needs: flour tortilla; any rice or any cooked rice or any pulse or any dried pulse; any ground meat or any poultry or any beef or any pulse or any dried pulse; any melting cheese or salsa
  cuisine: mexican
name: [{main+sea} ]Fajitas
  needs: any tortilla; any poultry or any beef or any shellfish; red bell pepper or green bell pepper; onion
  without: any rice
  cuisine: mexican
name: Breakfast Burritos
  needs: flour tortilla; egg; any bacon or any sausage or any melting cheese or potato
  cuisine: mexican
name: {main} Tacos
  needs: taco shell; any ground meat or any poultry or any beef or any pulse or any dried pulse
  cuisine: mexican

slot wrap: accepts tortilla; 75 g; at most 2; buy corn tortilla
slot main like main: accepts poultry, tender meat, ground meat, sausage, tofu, frying cheese, fish, shellfish, shell-on shellfish; 130 g
slots: cured, ready
slot hard: 60 g
slot vegetable like vegetable: accepts vegetable, mushroom; 100 g; satisfied by fresh, hard
slot liquid: 50 g
slots: egg, seasoned, garlic, onion, paste, sauce, wine, sweet, acid, cream, cheese, herb
slot fresh like fresh: accepts salad leaf, leaf, tomato, raw vegetable, avocado, briny, fruit; 90 g; at most 5
slot topping like topping: accepts nut, seed, snack, coconut
slots: flour
slot base: accepts rice, cooked rice, quick grain; 35 g

use: boil base
use: brown
use: crisp
cook: {hot}Add {onion+hard+vegetable} and cook for about {time}, stirring, until {done}.
  minutes: fry onion+hard+vegetable
  tools: large frying pan
cook: {hot}Stir in {garlic+spice+paste+flour} and cook for {time}, until fragrant.
  minutes: 1
  done: fragrant
  tools: large frying pan
cook: [if main: Return {main} to the pan][if no ready+wine+liquid+sauce+sweet:  for {time}, until hot again][if main: . ][Add {ready+wine+liquid+sauce+sweet} and simmer for {time}, until thick and hot. ][Season with {salt}.]
  minutes: 4
  done: thick and hot
cook: {hot}Pour in {egg} and scramble for {time}, until set.
  minutes: 3
  cooks: egg
  done: set
  tools: large frying pan
cook: Warm {wrap} in a dry pan, a few at a time, for about {time} in all.
  minutes: 3
  done: warm and soft
  tools: dry frying pan
mix: Fill {wrap} with the hot filling[ and {base}].[ Top with {fresh+cheese+cream+topping+herb}.][ Finish with {acid}.]
  minutes: 3
serve: [first fat: Drizzle with {fat}. ]Serve right away, folded in the hand.
`,
'tamales.txt': `dish: tamales
  noun: Tamales
  course: savory
  skill: intermediate
  title from: main, ready, cheese, vegetable
  named only: yes

name: [{main+ready} ]Tamales
  needs: masa harina or corn flour; corn husk or lard or shortening; any pork or any poultry or any beef or any pulse or any dried pulse or any melting cheese or any bone-in poultry
  without: any tortilla
  cuisine: mexican

slot dough: accepts flour, cornmeal; 70 g; only corn flour, cornmeal; buy corn flour
slot fat: accepts butter, oil; 25 g; at most 2; buy butter, vegetable oil
slot liquid: accepts broth, water; 90 g; at most 2; buy vegetable broth, water
slot raise: accepts leavening; 1 g
slot main: accepts tough meat, tender meat, poultry, bone-in poultry, ground meat, tofu; 100 g; at most 2; from no list; never bought
slot ready: accepts cooked meat, pulse, dried pulse; 60 g; at most 2
slot vegetable: accepts vegetable, tomato, mushroom; 50 g; at most 3; never bought
slots: onion, garlic, salt, spice
slot sauce: accepts salsa, hot sauce, tomato sauce, tomato paste; 50 g; at most 3
slot cheese: accepts melting cheese, soft cheese, hard cheese; 25 g; at most 2
slot wrap: accepts other; 20 g; only wrapping leaf, banana leaf
slot acid: accepts citrus, vinegar; 6 g
slot herb: accepts herb; 4 g; at most 2

rest: Soak {wrap} in hot water for {time}, until soft.
  minutes: 30
  tools: large bowl
cook: Simmer {main}[ with {onion+garlic+spice}] in water to cover for about {time}, until {done}; drain, keep the broth and pull the filling apart.
  minutes: simmer main
  cooks: main
  tools: large pot
cook: Simmer {vegetable+ready+sauce} in a small pan for {time}, until thick.
  minutes: 8
  tools: small pan
mix: Beat {fat}[ with {salt+raise}] until light, and work in {dough} and {liquid} to a soft, spreadable mass.
  minutes: 8
  tools: large bowl
mix: Spread it on squares of parchment[ or {wrap}], put the filling[ with {cheese}] in the middle, and fold up.
  minutes: 20
  tools: parchment paper
cook: Stand them in a steamer and steam over simmering water for {time}, until they come away from the wrapping.
  minutes: 60
  done: firm, and coming away from the wrapping
  tools: steamer
serve: [Scatter with {herb}. ]Serve hot[ with {acid}].
`,
'tempura.txt': `dish: tempura
  noun: Tempura
  course: savory
  skill: intermediate
  title from: sea, vegetable, egg
  named only: yes

name: {sea+vegetable} Tempura
  needs: any shellfish or sweet potato or eggplant or broccoli or any mushroom or zucchini; any flour; cornstarch or sparkling water or rice flour; egg or any oil or sparkling water
  without: any leavening or any cheese or any sugar or any tomato or any noodle
  cuisine: japanese

slot sea: accepts shellfish, fish; 110 g; at most 2
slot vegetable: accepts vegetable, mushroom, hard vegetable, potato, onion; 110 g; at most 4
slot flour: accepts flour, starch; 35 g; at most 2; buy flour
slot egg: accepts egg; 15 g
slot water: accepts water; 55 g; buy water
slot fat: accepts oil; 22 g; buy vegetable oil
slots: salt
slot sauce: accepts savory sauce, wine, broth; 25 g; at most 4; buy soy sauce, tamari
slot sweet: accepts sugar; 3 g
slot topping: accepts raw vegetable, ginger; 15 g; at most 2

mix: Stir {flour}[ with {salt+egg}] and {water}, ice-cold, just until combined; lumps are fine.
  minutes: 2
  tools: bowl
cook: Heat {fat} in a wide pan over medium-high heat. [Dip {sea} in the coating. ][Dip {vegetable} in the coating. ]Fry in batches for about {time}, turning once, until crisp and done in the middle.
  minutes: 10
  cooks: sea+egg
  done: crisp, and done in the middle
  tools: wide pan
mix: Stir {sauce}[ with {sweet+topping}] for dipping.
  minutes: 1
serve: Serve at once, with the dip.
`,
'tiramisu.txt': `dish: tiramisu
  noun: Tiramisu
  course: sweet
  skill: beginner
  title from: coffee
  named only: yes

name: Tiramisu
  needs: mascarpone; ladyfinger; coffee or instant coffee or any cocoa
  cuisine: italian

slot cheese: accepts soft cheese; 70 g; bulk; buy mascarpone
slot egg: accepts egg; 30 g; at most 2
slot sugar: accepts sugar, syrup; 18 g; at most 2; buy sugar
slot cake: accepts sweet; 35 g; only ladyfinger; buy ladyfinger
slot coffee: accepts coffee; 50 g; buy coffee
slot spirit: accepts spirit, wine; 8 g; at most 2
slot cream: accepts cream; 35 g
slot cocoa: accepts cocoa, chocolate; 3 g; at most 2; buy cocoa powder
slot flavor: accepts extract; 1 g
slot salt: accepts salt; 0.1 g

cook: Whisk {egg}[ with {sugar}] in a bowl over simmering water for {time}, until thick, pale and hot, at least 160°F (71°C).
  minutes: 6
  cooks: egg
  done: thick, pale and hot
  tools: saucepan, heatproof bowl, whisk
mix: [if egg: Let it cool a little, and fold in {cheese}.][if no egg: Beat {cheese} with {sugar} until smooth.][ Fold in {cream+flavor+salt}.]
  minutes: 5
  tools: large bowl
mix: Stir {coffee}[ with {spirit}] in a wide dish. Dip {cake} in it and layer with the cream in a dish.
  minutes: 8
  tools: wide dish, serving dish
rest: Chill for {time}.
  minutes: 240
serve: Dust with {cocoa} and serve cold.
`,
'toad-in-the-hole.txt': `dish: toad in the hole
  noun: Toad in the Hole
  course: savory
  skill: beginner
  title from: sausage, egg
  named only: yes

name: Toad in the Hole
  needs: any sausage; any flour; egg; milk
  without: any pastry or any cheese or maple syrup
  cuisine: british
name: Yorkshire Puddings
  needs: any flour; egg; milk; beef dripping or beef fat or any oil
  without: any leavening or any sugar or butter or any fruit or any sausage or any herb or any cheese or any vegetable or any chocolate or any bacon
  cuisine: british

slot sausage: accepts sausage; 110 g; whole
slot flour: accepts flour; 35 g; buy flour
slot egg: accepts egg; 50 g; buy egg
slot milk: accepts milk, plant milk; 75 g; buy milk
slot fat: accepts oil, butter; 10 g; buy vegetable oil
slot onion: accepts onion; 30 g
slots: salt
slot spice: accepts condiment, spice; 1 g; at most 2
slot herb: accepts herb, dried herb; 1 g; at most 2
slot gravy: accepts broth, savory sauce; 60 g

mix: Heat the oven to {oven}. Whisk {flour+egg+milk}[ with {salt+spice+herb}] until smooth.
  minutes: 4
  oven: 425
  tools: large bowl, whisk
bake: Put {fat}[ and {sausage+onion}] in a metal pan and heat at {oven} for {time}, until sizzling.
  minutes: 12
  oven: 425
  done: sizzling
  tools: metal baking pan
bake: Pour in the mixture and bake at {oven} for about {time}, until risen and deep golden.
  minutes: 25
  oven: 425
  cooks: sausage+egg
  done: risen and deep golden
  tools: metal baking pan
serve: Serve at once[ with {gravy}, heated].
`,
'toasts.txt': `dish: toasts
  noun: Toasts
  course: savory
  skill: beginner
  title from: top, avocado, egg, cheese
  named only: yes

name: Bruschetta
  needs: any bread; any tomato; basil or garlic
  without: mayonnaise or any bacon or any melting cheese or any poultry or any fish or cucumber or any salad leaf or any ground meat or any vinegar
  cuisine: italian
name: Avocado Toast
  needs: any bread; avocado
  without: any salad leaf or any poultry or any bacon or mayonnaise or any melting cheese or any fish or any tortilla
  cuisine: american
name: Garlic Bread
  needs: any bread; garlic; butter
  without: egg or any tomato or any cheese or any poultry or any fish or onion or any shellfish

slot bread: accepts bread; 80 g; at most 2; buy bread
slot avocado: accepts avocado; 60 g
slot top: accepts tomato, raw vegetable, salad leaf; 110 g; at most 3
slot egg: accepts egg; 50 g; whole
slot garlic: accepts garlic, chile; 4 g; at most 2
slot fat: accepts oil, butter; 12 g; at most 2; buy olive oil, butter
slots: salt, cheese
slot acid: accepts vinegar, citrus; 4 g; at most 2
slot herb: accepts herb; 4 g; at most 3
slot spice: accepts spice; 0.6 g; at most 3
slot topping: accepts briny, seed, anchovy, onion; 12 g; at most 3

cook: Boil {egg} for {time}, until firm; cool, peel and slice.
  minutes: 10
  cooks: egg
  done: firm right through
  tools: saucepan
mix: Mash {avocado}[ with {acid}] in a bowl.
  tools: bowl
mix: Stir {top}[ with {acid+topping+spice}] in a bowl.
  tools: bowl
bake: Heat the oven to {oven}. Lay {bread} on a baking sheet[, brush with {fat}][, rub with {garlic}] and toast for {time}, until golden.
  minutes: 8
  oven: 425
  done: golden
  tools: baking sheet
serve: [Spread with {avocado}. ][Pile on {top+egg}. ][Scatter with {cheese+topping+herb}. ][Season with {salt+spice}. ]Serve at once.
`,
'tray-roast.txt': `dish: tray roast
  noun: Tray Roast
  course: savory
  skill: beginner
  title from: main, sea, hard, vegetable, ready, egg, cheese
  called for by: main+hard or sea+hard

name: Buffalo Wings
  needs: chicken wing; hot sauce or buffalo sauce
  cuisine: american
name: Roasted Chicken Wings
  needs: chicken wing; barbecue sauce or soy sauce or honey
  cuisine: american
name: Jerk {main}
  needs: any poultry or any pork or any bone-in poultry; jerk seasoning
  without: any rice
  cuisine: jamaican
name: Jerk {main}
  needs: any poultry or any bone-in poultry; allspice; thyme; habanero pepper
  without: any rice
  cuisine: jamaican
name: Tandoori {main}
  needs: any poultry or any bone-in poultry; yogurt; garam masala or tandoori paste; ginger or garlic or lemon or lemon juice
  without: any tomato or any tomato sauce or any cream or any rice or spinach or cashew
  cuisine: indian
name: Duck with Orange
  needs: duck or duck breast; orange or orange juice
  without: soy sauce or any rice
  cuisine: french
name: Roasted Vegetables
  needs: carrot; potato or sweet potato or parsnip; olive oil; rosemary or thyme or onion or red onion
  without: any poultry or any tender meat or any tough meat or any ground meat or any bone-in poultry or any fish or any shellfish or any pulse or any dried pulse or any cheese or any broth or any cream or egg or any sausage or any tofu or any quick grain or any rice or any leaf

slot main like slow main: accepts bone-in poultry, poultry, tender meat, sausage, tofu, frying cheese
slots: sea, cured, ready
slot hard: 190 g; buy potato, carrot, cauliflower; optional; satisfied by ready
slot vegetable: 140 g
slot liquid: 40 g
slot fruit: 60 g
slot egg: 50 g
slot cream like cream: accepts cream, soft dairy, nut butter
slots: cheese, topping, acid, seasoned
slot garlic: 12 g
slots: onion, paste
slot sauce: 30 g
slots: wine, sweet, acid, herb, flour, leaf

mix: Heat the oven to {oven}. Mix {fat+salt+spice+garlic+paste+sauce+wine+sweet+flour} in a large bowl.
  oven: 425
  tools: large roasting tray, large bowl
bake: Toss {hard+onion} in half of it, spread out on the tray and roast at {oven} for {time}.
  minutes: roast hard+onion plus -10
  oven: 425
  tools: large roasting tray
bake: Toss {main+cured+vegetable+ready+fruit} in [if hard+onion: what is left of it][if no hard+onion: it], add to the tray[ with {liquid}] and roast at {oven} for about {time}, until {done}.
  minutes: roast main+cured+vegetable+ready
  oven: 425
  cooks: main+cured
  tools: large roasting tray
  beginner: Turn everything once half-way, so that it colors evenly.
bake: Lay {sea} on the tray[first liquid: , pour in {liquid}] and roast at {oven} for about {time}, until {done}.
  minutes: roast sea
  oven: 425
  cooks: sea
  tools: large roasting tray
bake: Scatter {leaf} over for the last {time}.
  minutes: 3
  oven: 425
  done: wilted
bake: Make gaps on the tray, pour in {egg}[first liquid:  and {liquid}] and bake at {oven} for {time}, until set right through.
  minutes: 9
  oven: 425
  cooks: egg
  done: set right through
rest: Let {main} rest for {time}.
  minutes: 4
  advanced: Scrape the tray juices over everything before you serve.
serve: [Spoon over {cream}. ][Finish with {acid}. ][Scatter with {topping+cheese+herb}. ]Serve straight from the tray.
`,
'tres-leches.txt': `dish: tres leches cake
  noun: Cake
  course: sweet
  skill: intermediate
  title from: milk
  named only: yes

name: Tres Leches Cake
  needs: condensed milk; evaporated milk; any flour or egg; any cream or milk or egg
  without: any pastry or pumpkin or canned pumpkin or any pasta
  cuisine: mexican

slot flour: accepts flour; 35 g; buy flour
slot egg: accepts egg; 55 g; buy egg
slot sugar: accepts sugar; 28 g; at most 2; buy sugar
slot raise: accepts leavening; 1 g; buy baking powder
slot flavor: accepts extract, sweet spice; 1 g; at most 3
slot salt: accepts salt; 0.2 g
slot fat: accepts butter, oil; 8 g
slot milk: accepts milk, plant milk, syrup; 90 g; at most 4; bulk
slot cream: accepts cream; 35 g; at most 2
slot fruit: accepts fruit; 25 g; at most 2

mix: Heat the oven to {oven}. Beat {egg+sugar} until thick and pale, then fold in {flour+raise}[ with {salt+flavor+fat}]. Spread in a greased baking dish.
  minutes: 10
  oven: 350
  tools: large bowl, whisk, baking dish
bake: Bake at {oven} for about {time}, until springy and dry in the middle.
  minutes: 28
  oven: 350
  cooks: egg
  done: springy, and dry in the middle
  tools: baking dish
mix: Prick all over with a fork, whisk {milk} together and pour it over slowly.
  minutes: 5
  tools: fork
rest: Cover and chill for {time}, until it has drunk everything up.
  minutes: 120
serve: [Whip {cream} and spread it over. ][Top with {fruit}. ]Serve cold.
`,
'trifle.txt': `dish: trifle
  noun: Trifle
  course: sweet
  skill: beginner
  title from: fruit
  named only: yes

name: [{fruit} ]Trifle
  needs: sponge cake or pound cake or ladyfinger or cake; custard; any fruit; any cream
  cuisine: british

slot custard: accepts sweet, soft dairy; 100 g; only custard, yogurt; bulk
slot cake: accepts sweet, bread, snack, other; 60 g; at most 2; bulk
slot fruit: accepts fruit; 90 g; at most 4
slot jam: accepts jam; 15 g
slot wine: accepts wine, spirit, juice; 15 g; at most 2
slot cream: accepts cream; 45 g; at most 2
slot sweet: accepts sugar, syrup; 5 g
slot topping: accepts nut, chocolate; 8 g; at most 2

mix: Lay {cake} in a glass bowl.[ Spread with {jam}.][ Sprinkle with {wine}.]
  minutes: 4
  tools: large glass bowl
mix: Cover with {fruit} and then with {custard}. Top with {cream}[ and {sweet}].
  minutes: 4
rest: Cover and chill for {time}.
  minutes: 60
serve: [Scatter with {topping}. ]Serve cold.
`,
'tzatziki.txt': `dish: tzatziki
  noun: Yogurt Dip
  course: savory
  skill: beginner
  title from: yogurt
  named only: yes

name: Tzatziki
  needs: yogurt or greek yogurt; cucumber; garlic or dill
  without: any lamb or any poultry or pita or any tortilla or any tomato or any rice or any ground meat or any fish
  cuisine: greek
name: Raita
  needs: yogurt; cucumber; mint or cumin or cilantro
  without: any lamb or any poultry or pita or any tortilla or any rice or any ground meat or garlic or sumac
  cuisine: indian

slot yogurt: accepts soft dairy; 130 g; at most 2; bulk; buy yogurt
slot cucumber: accepts raw vegetable; 80 g; buy cucumber
slot garlic: accepts garlic, onion; 4 g; at most 2
slot herb: accepts herb; 4 g; at most 3
slot acid: accepts citrus, vinegar; 5 g; at most 2
slot fat: accepts oil; 5 g
slots: salt
slot spice: accepts spice; 0.6 g; at most 3
slot bread: accepts bread, tortilla; 60 g

mix: Grate {cucumber} and squeeze out the water.
  minutes: 3
  tools: grater
mix: Stir into {yogurt}[ with {garlic+herb+acid+salt+spice}].
  minutes: 2
  tools: bowl
rest: Chill for {time}.
  minutes: 15
serve: [Drizzle with {fat}. ]Serve cold[ with {bread}].
`,
'whole-roast.txt': `dish: whole roast
  noun: Roast
  course: savory
  skill: beginner
  title from: bird
  requires: bird
  called for by: bird

name: Roast {bird}
  needs: any whole bird

slot bird: accepts whole bird; 320 g; bulk; whole
slot hard: accepts hard vegetable, potato; 170 g; at most 5
slot vegetable: 90 g; never bought
slot onion: accepts onion, celery; 60 g; at most 4
slot garlic: 10 g
slot fat: accepts butter, oil; 12 g; at most 2; buy olive oil, butter
slots: salt, spice, herb, fruit
slot acid: accepts citrus, vinegar; 30 g; at most 2; whole
slot sauce: accepts savory sauce, condiment, hot sauce, curry paste; 15 g; at most 3
slot sweet: 6 g
slot liquid: accepts broth, wine, water; 60 g; at most 2
slot stuffing: accepts bread, crumbs; 30 g; at most 2
slot cream: accepts soft dairy, cream; 25 g

mix: Heat the oven to {oven}. Rub {bird} all over with {fat}[ and {salt+spice+garlic+sauce+sweet+cream}][, and tuck {acid+herb+stuffing} inside].
  minutes: 6
  oven: 400
  tools: roasting pan
mix: Scatter {hard+onion+vegetable+fruit} around it[ and pour in {liquid}].
  minutes: 2
  tools: roasting pan
bake: [first liquid: Pour in {liquid}. ]Roast {bird} at {oven} for about {time}, basting now and then, until deep golden and done to the bone.
  minutes: roast bird
  oven: 400
  cooks: bird
  done: deep golden, with clear juices at the thigh
  tools: roasting pan, meat thermometer
  beginner: Measure in the thickest part of the thigh, without touching the bone.
rest: Let {bird} rest for {time}, so that the juices settle.
  minutes: 15
serve: Carve and serve with what is in the pan.
`,
'wonton-soup.txt': `dish: wonton soup
  noun: Wonton Soup
  course: savory
  skill: intermediate
  title from: main, sea
  named only: yes

name: Wonton Soup
  needs: wonton wrapper; any broth; any ground meat or any shellfish or any tofu or any poultry or any pork
  cuisine: chinese

slot wrap: accepts pasta, pastry; 45 g; only wonton wrapper; buy wonton wrapper
slot main: accepts ground meat, tofu, poultry, tender meat; 70 g; at most 2; from no list; never bought
slot sea: accepts shellfish; 60 g
slots: onion, garlic, salt
slot starch: accepts starch, flour; 3 g
slot sauce: accepts savory sauce, hot sauce, wine, vinegar; 14 g; at most 5; buy soy sauce, tamari
slot fat: accepts oil; 4 g; at most 2
slot spice: accepts spice, pepper; 0.5 g; at most 3
slot sweet: accepts sugar; 2 g
slot egg: 15 g
slot liquid: accepts broth, water; 350 g; at most 2; buy chicken broth, vegetable broth
slot vegetable: accepts leaf, hard vegetable, vegetable, mushroom, dried mushroom, salad leaf; 70 g; at most 4
slot herb: accepts herb; 4 g; at most 2

mix: Chop {main+sea} finely and mix[ with {onion+garlic+salt+spice+starch+egg+sweet+fat} and] with {sauce}.
  minutes: 6
  tools: large bowl
mix: Put a small spoonful on each of {wrap}, wet the edges, fold over and press shut.
  minutes: 15
  tools: baking sheet
cook: Bring {liquid} to a boil in a large pot. Add {vegetable} and simmer for about {time}.
  minutes: simmer vegetable
  tools: large pot
cook: Bring {liquid} to a boil, drop in the wontons and simmer for {time}, until they float and are cooked through.
  minutes: 7
  cooks: main+sea+egg
  done: floating, and cooked through
  tools: large pot
serve: [Scatter with {herb}. ]Ladle into bowls and serve hot.
`,
'wraps.txt': `dish: wraps
  noun: Wraps
  course: savory
  skill: beginner
  title from: main, ready, cured, egg, cheese, avocado, vegetable, fresh, spread, fruit
  requires: wrap
  penalty: 8

name: Gyros
  needs: pita; any lamb or any pork or any ground meat or any poultry; tzatziki or yogurt or greek yogurt
  cuisine: greek
name: {main} Shawarma
  needs: pita; any poultry or any lamb; tahini or yogurt; cumin or garlic or turmeric
  cuisine: middle_eastern

slot wrap: accepts tortilla; 75 g; at most 2; buy flour tortilla, corn tortilla
slot spread: accepts dressing, condiment, soft dairy, nut butter, butter, hot sauce, jam, soft cheese, curry paste, salsa, savory sauce, syrup; 32 g; at most 3; buy butter, mayonnaise, avocado, olive oil; optional; satisfied by avocado, fat
slot main: accepts poultry, tender meat, ground meat, sausage, tofu, frying cheese, fish, shellfish; 110 g; at most 2
slots: cured
slot vegetable: accepts vegetable, mushroom; 70 g; at most 3
slot egg: 75 g
slot ready like ready: accepts cooked meat, ready fish, pulse, anchovy; 80 g; buy canned tuna, chickpea; optional; satisfied by main, cured, egg, cheese, spread, avocado, fruit
slot cheese like cheese: accepts melting cheese, hard cheese
slot avocado: accepts avocado; 50 g
slot fresh like fresh: accepts salad leaf, leaf, tomato, raw vegetable, celery, onion; 90 g; at most 6; buy tomato, cucumber; optional; satisfied by avocado, vegetable, fruit, spread
slot fruit: 60 g; at most 1
slot topping: accepts nut, seed, briny, coconut, chocolate, snack; 25 g; at most 2
slot herb: never bought
slot fat: 6 g; never bought
slot acid: 6 g; never bought
slot salt: never bought
slot spice: 1 g; at most 4; never bought
slot garlic: 3 g; at most 1; never bought

cook: Cook {main+cured+vegetable}[ in {fat}] in a large frying pan over medium heat for about {time}, turning now and then, until {done}.
  minutes: fry main+cured+vegetable
  cooks: main+cured
  tools: large frying pan
cook: Scramble {egg} in a frying pan over medium heat for {time}, until set.
  minutes: 3
  cooks: egg
  done: set
  tools: frying pan
cook: Warm {wrap} in a dry pan, a few at a time, for about {time} in all.[ Spread with {spread+garlic}.]
  minutes: 3
  done: warm and soft
  tools: dry frying pan
mix: Pile on {main+cured+vegetable+egg+ready+cheese+avocado+fresh+fruit}.
  minutes: 3
serve: [Season with {salt+spice+acid}. ][first fat: Drizzle with {fat}. ][Scatter with {topping+herb}. ]Roll up tightly, cut across and serve.
`,
} as const; // prettier-ignore
