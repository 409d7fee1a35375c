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
4
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
cooked through, with the shells open; throw away any that stay shut
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
1000
40
1000
1000
15
70
90
1000
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
1000
60
30
140
1000
1000
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
1000
50
1000
1000`,
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
potato, yam, eggplant, butternut, acorn, spaghetti squash, pumpkin, green bean, yard long bean, asparagus, brussels, okra, turnip, rutabaga, parsnip, artichoke, taro, cassava, plantain, lima, fava, collard, mustard green, broccoli rabe, bamboo, lotus, water spinach, cardoon, cactus, chayote, rhubarb, quince, grape leaf, konjac, vegetable, kale, shiitake, chanterelle, morel, wild mushroom, enoki, maitake, elderberry
artichoke heart
banana, mango, papaya, peach, kiwi, avocado`,
'form-classes.tsv': `#
#
whole chicken, whole turkey, whole duck, whole goose, whole roasting chicken, roasting chicken, roaster, roaster chicken, whole bird, cornish hen, cornish game hen, game hen, poussin, capon, spatchcock chicken, whole quail, whole guinea fowl, whole pheasant
bone, carcass, chicken frame, turkey frame, chicken back, chicken foot, chicken neck, turkey neck, knuckle bone, marrow bone, soup bone, stock bone, fish head, fish frame, chicken feet, chicken backs
dry, dried, uncooked, raw, sorted, picked over, bag, sack
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
chopped, sliced, diced, minced, shredded, grated, crumbled, crushed, ground, powder, paste, puree, frozen, canned, dried, juice, concentrate, kernel, chip, morsel, cooked, peeled, cubed, halved, flake, mix, instant, refried, taro leaf
strawberry
berry, blueberry, raspberry, blackberry, grape, cherry, currant, cranberry
raisin, sultana, golden raisin, falafel
pea, corn, edamame, bean sprout, caper, baby spinach
green bean, asparagus, snow pea, sugar snap pea, okra, brussels sprout
cherry tomato, grape tomato
banana
orange, mango, pineapple, kiwi, grapefruit, papaya, melon, watermelon
cassava, yuca, taro, plantain
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
