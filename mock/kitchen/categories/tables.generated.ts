// Compiled from mock/kitchen/categories/data/*. Do not edit: change the data files and run `npm run tables`.
import { createPhraseReader } from '../text/phrase-reader.js';
export const { rowsOf, later, valuesOf, mapOf, groupsOf, reads, readFiles, phrasesOf, listsOf } = createPhraseReader('categories', {
'phrase': {
'category-words.tsv': `#
#
#
#
soap
detergent
shampoo
conditioner
sponge
bleach
foil
napkin
towel
toilet paper
tissue
diaper
battery
light bulb
trash bag
garbage bag
ziploc
zip bag
sandwich bag
plastic wrap
cling film
parchment paper
wax paper
baking paper
toothpaste
toothbrush
tooth brush
deodorant
cleaner
wipe
dog food
cat food
pet food
cat litter
vitamin
aspirin
charcoal
candle
victoria sponge
trifle sponge
plain sponge
sponge finger
sponge cake
sponge flan
frozen yogurt
frozen custard
frozen
ice cube
eggo
popsicle
ice pop
fish stick
fish finger
chicken nugget
vegan nugget
pizza roll
hot pocket
tater tot
tv dinner
ice cream bar
ice cream sandwich
ice
salad kit
hummus
gravy
baked bean
refried bean
ranch style bean
diced tomato
crushed tomato
stewed tomato
fire roasted tomato
whole peeled tomato
chopped tomato
tomato with juice
tomato with their juice
tomato with its juice
tomato with liquid
with their juice
with juice
with its liquid
canned
tinned
can
tin
can
tin
tea
teabag
tea bag
kombucha
protein shake
milk shake
milkshake
smoothie
energy drink
sport drink
hot chocolate
hot cocoa
hot chocolate mix
hot cocoa mix
k cup
coffee pod
chocolate bar
candy bar
snack bar
protein bar
energy bar
cereal bar
granola bar
rice cake
jerky
trail mix
snack mix
party mix
jello cup
jell o cup
pudding cup
fruit cup
fruit snack
fruit leather
fruit roll up
gummy
gummie
gummy bear
gummy worm
brownie
lollipop
bubble gum
chewing gum
evaporated milk
condensed milk
tomato juice
vegetable juice
v8 juice
clamato juice
tomato cocktail juice
vegetable cocktail juice
v8
puff pastry
phyllo
filo
fillo
crust mix
pancake mix
waffle mix
muffin mix
biscuit mix
scone mix
bread mix
cornbread mix
crepe mix
dough mix
batter mix
cornmeal
shredded coconut
desiccated coconut
flaked coconut
sweetened coconut
unsweetened coconut
coconut flake
vanilla bean
vanilla pod
bitters
margarine
hominy
snack
veggie burger
vegan burger
vegetarian burger
plant based burger
beyond burger
impossible burger
veggie burger patty
vegan burger patty
vegetarian burger patty
plant based burger patty
beyond burger patty
impossible burger patty
nutella
hazelnut spread
crab cake
fish cake
ice cream cake
cake
cupcake
pies
croissant
muffin
donut
doughnut
danish
eclair
cheesecake
mustard powder
dry mustard
ground mustard
powdered mustard
stone ground mustard
pickled
ghee
christmas pudding
plum pudding
figgy pudding
ground
cracked
peppercorn
salt
saffron
dried
dry
powder
rubbed
flake
bay leaf
fresh
leaf
sprig
stem
stalk
cilantro
parsley
mint
chive
chervil
thai basil
holy basil
sweet basil
bottle of red
bottle of white
bottle of rose
bubbly
plonk
marmite
vegemite
yeast extract
loo roll
toilet roll
kitchen roll`,
},
'position': {
'category-words.tsv': `#
#
#
#
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
last
any
any
any
any
any
any
last
last
last
last
last
last
last
last
last
last
last
last
last
any
any
any
any
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
any
any
any
any
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
any
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
any
any
any
last
last
last
last
last
last
last
last
last
last
last
last
last
last
any
any
last
last
last
last
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any`,
},
'category': {
'category-words.tsv': `#
#
#
#
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
other
none
none
none
none
none
none
frozen
frozen
frozen
frozen
frozen
frozen
frozen
frozen
frozen
frozen
frozen
frozen
frozen
frozen
frozen
frozen
frozen
frozen
produce
condiments_sauces
condiments_sauces
canned_goods
canned_goods
canned_goods
canned_goods
canned_goods
canned_goods
canned_goods
canned_goods
canned_goods
canned_goods
canned_goods
canned_goods
canned_goods
canned_goods
canned_goods
canned_goods
canned_goods
canned_goods
canned_goods
canned_goods
canned_goods
canned_goods
beverages
beverages
beverages
beverages
beverages
beverages
beverages
beverages
beverages
beverages
beverages
beverages
beverages
beverages
beverages
beverages
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
snacks_sweets
canned_goods
canned_goods
beverages
beverages
beverages
beverages
beverages
beverages
beverages
frozen
frozen
frozen
frozen
baking
baking
baking
baking
baking
baking
baking
baking
baking
baking
baking
baking
baking
baking
baking
baking
baking
baking
spices_herbs
spices_herbs
alcohol
dairy_eggs
canned_goods
snacks_sweets
frozen
frozen
frozen
frozen
frozen
frozen
frozen
frozen
frozen
frozen
frozen
frozen
condiments_sauces
condiments_sauces
none
none
none
bakery
bakery
bakery
bakery
bakery
bakery
bakery
bakery
bakery
bakery
spices_herbs
spices_herbs
spices_herbs
spices_herbs
none
condiments_sauces
dairy_eggs
snacks_sweets
snacks_sweets
snacks_sweets
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
produce
produce
produce
produce
produce
produce
produce
produce
produce
produce
produce
produce
produce
alcohol
alcohol
alcohol
alcohol
alcohol
condiments_sauces
condiments_sauces
condiments_sauces
other
other
other`,
'similar-categories.tsv': `#
#
produce
condiments_sauces
snacks_sweets
snacks_sweets
grains_pasta
frozen
canned_goods
condiments_sauces
snacks_sweets
bakery
grains_pasta
baking
produce
beverages
dairy_eggs`,
},
'of': {
'category-words.tsv': `#
#
#
#










































































produce, canned_goods
produce, canned_goods
produce, canned_goods
produce, canned_goods
produce, canned_goods
produce, canned_goods
produce, canned_goods
produce, legumes, seafood, meat, grains_pasta, dairy_eggs, frozen
produce, legumes, seafood, meat, grains_pasta, dairy_eggs, frozen
produce, legumes, seafood, meat, grains_pasta, dairy_eggs, frozen
produce, legumes, seafood, meat, grains_pasta, dairy_eggs, frozen
produce, legumes, seafood, meat, grains_pasta, dairy_eggs, frozen
produce, legumes, seafood, meat, grains_pasta, dairy_eggs, frozen
spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown

















































































snacks_sweets, frozen
snacks_sweets, frozen
snacks_sweets, frozen
snacks_sweets, frozen
snacks_sweets, frozen
snacks_sweets, frozen
snacks_sweets, frozen
snacks_sweets, frozen
snacks_sweets, frozen
snacks_sweets, frozen





spices_herbs, produce




spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs
spices_herbs










`,
'similar-categories.tsv': `#
#
category: spices_herbs; kind: herb
category: spices_herbs
category: baking; role: sweet
category: baking; kind: chocolate
category: baking
category: produce, meat, seafood
category: legumes, condiments_sauces
category: canned_goods, oils_vinegars
category: nuts_seeds
category: snacks_sweets
category: bakery
category: grains_pasta
category: frozen
category: alcohol
category: beverages`,
},
} as const); // prettier-ignore
