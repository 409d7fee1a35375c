// Compiled from mock/kitchen/transform/data/*. Do not edit: change the data files and run `npm run tables`.
import { createPhraseReader } from '../text/phrase-reader.js';
export const { rowsOf, later, valuesOf, mapOf, groupsOf, reads, readFiles, phrasesOf, listsOf } = createPhraseReader('transform', {
'method': {
'appliances.tsv': `#
#
#
#
#
#
#
#
oven
toaster_oven
air_fryer
grill
stovetop
slow_cooker
pressure_cooker
microwave
sous_vide
steamer
no_cook`,
'cooking-words.tsv': `#
#
#
#
air_fryer
air_fryer
air_fryer
grill
grill
grill
grill
oven
oven
pressure_cooker
pressure_cooker
pressure_cooker
pressure_cooker
pressure_cooker
pressure_cooker
pressure_cooker
pressure_cooker
slow_cooker
slow_cooker
slow_cooker
sous_vide
sous_vide
sous_vide
steamer
steamer
steamer
stovetop
stovetop
stovetop
toaster_oven








air_fryer
grill
grill
oven
oven
oven
oven
oven
pressure_cooker
pressure_cooker
pressure_cooker
pressure_cooker
slow_cooker
slow_cooker
slow_cooker
steamer
steamer
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
grill
grill
microwave
grill
grill
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop




































oven
oven
oven
oven
oven
oven
oven
oven
oven
oven
oven
oven
oven
oven
oven
oven
oven
oven
oven
oven
oven
oven
oven
oven
oven
oven
oven
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop
stovetop`,
'cookings.tsv': `#
#
#
#
#
oven, toaster_oven
oven, toaster_oven
oven, toaster_oven
oven, toaster_oven
air_fryer
air_fryer
grill
grill
slow_cooker
pressure_cooker
pressure_cooker
stovetop
stovetop`,
},
'noun': {
'appliances.tsv': `#
#
#
#
#
#
#
#
the oven
the toaster oven
the air fryer
the grill
the stove
the slow cooker
the pressure cooker
the microwave
the water bath
the steamer
the bowl`,
},
'title': {
'appliances.tsv': `#
#
#
#
#
#
#
#
Oven
Toaster-Oven
Air-Fryer
Grilled
Stovetop
Slow-Cooker
Pressure-Cooker
Microwave
Sous-Vide
Steamed
No-Cook`,
'focuses.tsv': `#
#
#
Lighter
Lower-Calorie
Lower-Fat
Heart-Healthy
Lower-Sodium
Lower-Sugar
Lower-Carb
Higher-Protein
Higher-Fiber
Lower-Carb
Lighter
Gentler
Fiber-Rich
Plant-Forward`,
},
'title_words': {
'appliances.tsv': `#
#
#
#
#
#
#
#
oven baked, oven roasted, baked, roasted, roast, sheet pan

air fried
barbecued, char grilled
pan seared, pan fried, skillet, one pot, sauteed
crock pot, crockpot
instant pot
microwaved


`,
},
'equipment': {
'appliances.tsv': `#
#
#
#
#
#
#
#
oven, stove, range, cooker
toaster oven
air fryer, airfryer
grill, barbecue, bbq
stove, stovetop, hob, cooktop, range, burner, pan, skillet, pot
slow cooker, crock pot, crockpot
pressure cooker, instant pot, multicooker, multi cooker
microwave
sous vide, immersion circulator, circulator
steamer, steam basket, steamer basket, pot
`,
},
'preheat': {
'appliances.tsv': `#
#
#
#
#
#
#
#
Preheat the oven to {heat}.
Preheat the toaster oven to {heat}.
Heat the air fryer to {heat} for 3 minutes.
Heat the grill to {heat} and oil the grates.






`,
},
'takes': {
'appliances.tsv': `#
#
#
#
#
#
#
#
dough pot dish pieces
dough dish pieces
pieces
pieces
pot pieces
pot
pot



`,
},
'traits': {
'appliances.tsv': `#
#
#
#
#
#
#
#
dry no_pan
dry no_pan
dry no_pan
no_pan

cooker no_pan
cooker
no_pan
no_pan
no_pan
`,
},
'least': {
'appliances.tsv': `#
#
#
#
#
#
#
#


0.8

0.75

0.333



`,
'sources.tsv': `#
#
#
#
#
#
40
3
1.5
5
120
20
5
5
3
1.5`,
},
'most': {
'appliances.tsv': `#
#
#
#
#
#
#
#


0.8

1

0.333



`,
},
'shortest': {
'appliances.tsv': `#
#
#
#
#
#
#
#
8
8
8



3



`,
},
'phrase': {
'cooking-words.tsv': `#
#
#
#
air fryer
air fryer basket
airfryer
bbq
coal
grate
smoker
broiler
oven
high pressure
instant pot
low pressure
multicooker
pressure cooker
saute function
saute mode
saute setting
crock pot
crockpot
slow cooker
immersion circulator
sous vide
water bath
steamer
steamer basket
steaming basket
hob
stove
stovetop
toaster oven
braise
char
cook
cooking
crisp
heat through
toast
warm through
air fry
grilling
smoke
bake
baking
broil
roast
roasting
cook at high pressure
cook on high pressure
cook under pressure
pressure cook
cook on high
cook on low
slow cook
steam
steaming
blanch
boil
boiling
brown
caramelise
caramelize
cook on high heat
cook on low heat
deep fry
fry
frying
griddle
pan fry
parboil
poach
render
saute
scramble
sear
shallow fry
simmer
simmering
stew
stir fry
sweat
thicken
warm
barbecue
grill
microwave
direct heat
indirect heat
gentle heat
high heat
low heat
lowest heat
medium heat
medium high heat
medium low heat
moderate heat
baking paper
baking potato
baking powder
baking soda
baking stone
barbecue sauce
bbq sauce
boiling water
brown bit
brown butter
brown rice
brown sugar
cooking juice
cooking liquid
cooking oil
cooking spray
cooking time
cooking water
cooking wine
frying oil
golden brown
melting chocolate
pan dripping
pan juice
parchment paper
pot roast
roasting bag
sauce
simmering water
smoke point
steak
stew meat
stewing beef
toast point
casserole
dish
baking dish
baking pan
baking sheet
baking tray
bundt pan
cake pan
cake tin
casserole dish
cookie sheet
gratin dish
loaf pan
loaf tin
muffin cup
muffin pan
muffin tin
oven dish
oven tray
pie dish
pie pan
pie plate
ramekin
roasting pan
roasting tin
roasting tray
sheet pan
springform pan
square pan
dutch oven
fry pan
frying pan
griddle
kettle
pan
pot
sauce pan
saucepan
saute pan
skillet
soup pot
stock pot
stockpot
tagine
waffle iron
waffle maker
wok`,
'guard-phrases.tsv': `#
#
#
#
#
boil
simmer
brine
pickle in the brine
brine
dry brine
for canning
waterbath canning
canned tomato
home canned tomato
canning salt
clear jel
pickling salt
boiling water bath
boiling water canner
canner
canning
canning jar
clean jar and seal
fingertip tight
half pint
head space
headspace
home canned
hot jar
hot pack
jar lifter
pint jar
pound of pressure
pound pressure
pressure canner
process in a water bath
process pint
process quart
process the jar
psi
quart jar
raw pack
screw on the band
seal the jar
sterile
sterile jar
sterilise the jar
sterilised jar
sterilize the jar
sterilized jar
water bath canner
wipe the rim
canned pickle
home canned
pressure canned
blowtorch
caramelize the sugar
deep fry
flambe
hot oil
ignite
kitchen torch
light with a match
set alight
temper the chocolate
tempered
fresh cheese from
homemade butter
homemade cheese
homemade cottage cheese
homemade cream cheese
homemade creme fraiche
homemade labneh
homemade mozzarella
homemade paneer
homemade ricotta
homemade sour cream
labneh
calcium chloride
cheese culture
mesophilic culture
rennet
rennet tablet
vegetable rennet
cheesecloth and hang
curd and whey
curd from the whey
curd separate
cut the curd
drain the curd
hang in a cheesecloth
hang in cheesecloth
hang in muslin
hang the yogurt
milk curdle
press the curd
strain the curd
until it curdle
biltong
bresaola
gravadlax
gravlaks
gravlax
guanciale
home cured bacon
homemade bacon
jerky
lardo
prosciutto
salt cured salmon
curing salt
insta cure
instacure
pink curing salt
pink salt
potassium nitrate
prague powder
saltpeter
saltpetre
sodium nitrate
sodium nitrite
tender quick
hang to dry
cold smoke
cure
dry cure
salt cure
bearnaise
creme anglaise
creme patissiere
curd
custard
custard sauce
eggnog
hollandaise
hollandaise sauce
lemon curd
lime curd
orange curd
pastry cream
pot de creme
sabayon
zabaglione
coat a spoon
coat the back of a spoon
coat the back of the spoon
curdle the egg
do not let it boil or it will curdle
jiggle in the center
nappe
water bath until the custard
without letting it boil
live active culture
live culture
beet kvass
homemade yoghurt
homemade yogurt
kefir
kimchi
kombucha
kvass
miso
sauerkraut
sourdough starter
tempeh
tepache
yogurt
kefir grain
koji
kombucha starter
scoby
yogurt culture
airlock
fermentation
scoby
until it bubbles and smells sour
yogurt maker
fermented
lacto fermented
bulk ferment
ferment
incubate
lacto ferment
flambe
ignite
light with a match
set alight
frozen duck
frozen goose
frozen turkey
frozen whole chicken
frozen whole turkey
whole frozen chicken
whole frozen turkey
confit
for deep fry
cm deep
cm of oil
deep fat fryer
deep fryer
inch deep
inch of oil
inch of the oil
inch of vegetable oil
deep fry
fry in batch in the hot oil
hot oil
in its oil
in oil
in the oil
in their oil
into the oil
under the oil
confit
fry
poach
submerge
honey
honig
miel
miele
babybrei
bebe
dem baby
fur baby
neonato
nourrisson
saugling
baby bottle
baby cereal
baby first
baby first food
baby food
baby formula
baby led weaning
baby porridge
baby puree
baby rice cereal
blw
breast milk
breastmilk
first food
first solid
for a baby
for baby
for the baby
goat milk formula
homemade formula
infant
infant formula
little one
month and up
month old
my baby
newborn
stage 1 puree
stage 2 puree
teething
weaning
your baby
month
jar
cool dark place
dark cupboard
dark place
hardwood ash
lye
potassium hydroxide
quicklime
slaked lime
sodium hydroxide
wood ash
microwave
expectant mother
expecting a baby
expecting mom
expecting mother
expecting mum
mom to be
mother to be
mum to be
pregnancy
pregnant
apple butter
apricot butter
candied fruit
candied ginger
candied orange peel
candied peel
chow chow
chutney
compote for jar
confiture
conserve
cordial
cranberry butter
damson cheese
fruit butter
fruit cheese
fruit leather
giardiniera
jam
jelly
mango butter
marmalade
membrillo
mincemeat
mostarda
peach butter
pear butter
piccalilli
pickle
plum butter
preserve
pumpkin butter
quince cheese
quince paste
relish
fruit pectin
gelling sugar
jam sugar
pectin
pickling lime
preserving sugar
sure jell
chilled saucer
cold saucer
gel point
gel stage
jelly stage
leaf a trail
leave a trail
mound on a spoon
pot and cover
pot up
pot while hot
setting point
sheet from the spoon
sheet off the spoon
wrinkle when push
bread and butter pickle
candied
pickled
preserved lemon
quick pickled
aguachile
carpaccio
cebiche
ceviche
crudo
kibbeh nayeh
kitfo
larb dip
lomi lomi
mett
nigiri
poke
poke bowl
sashimi
sushi
tartare
tataki
tiradito
yukhoe
sashimi grade
sushi grade
sushi quality
a little pink
are rare
be rare
blue rare
for rare
is rare
just rare
medium rare
pink center
pink in the center
pink in the middle
pink inside
rare center
rare in the center
rare in the middle
rare inside
rare side
raw in the center
raw in the middle
rosy pink
serve rare
still rare
still translucent in the center
to rare
until rare
black and blue
medium rare
rare
barely set
half cooked
jammy
liquid yolk
over easy
runny
soft boil
soft boiled
soft boiled egg
soft poached
soft yolk
still soft in the middle
sunny side up
yolk be soft
yolk be still liquid
yolk stay soft
egg in its shell
egg in shell
egg in the shell
egg in their shell
unpeeled egg
burnt sugar
brittle
butterscotch
candy
candy cane
caramel
caramel candy
caramel corn
caramel sauce
cinder toffee
crackling
creme brulee
creme caramel
divinity
dulce de leche
flan
fudge
gummy bear
gummy candy
honeycomb
italian meringue
lollipop
lollypop
marshmallow
nougat
praline
spun sugar
swiss meringue
taffy
toffee
turkish delight
amber
boil the sugar
candy thermometer
caramel turn
caramelise half the sugar
caramelise some of the sugar
caramelise the sugar
caramelize half the sugar
caramelize some of the sugar
caramelize sugar
caramelize the sugar
color of a penny
cook sugar
cook the sugar
copper color
copper colored
copper coloured
dark caramel
deep amber
firm ball
golden caramel
hard ball
hard crack
heat the sugar in
heat the sugar until
mahogany
melt sugar
melt the sugar
put the sugar in
soft ball
soft crack
sugar dry
sugar in a dry pan
sugar is dissolve and turn
sugar thermometer
sugar turn golden
swirl the pan until the sugar
thread stage
until the sugar caramelize
until the sugar is melted
until the sugar melt
1 year old
2 year old
3 year old
4 year old
four year old
one year old
preschooler
small child
three year old
toddler
two year old
under 5
under five
bake the jar
boiling water bath
boiling water canner
in a water bath canner
in the canner
jar in the oven
oven canning
process in a water bath
water bath canner
waterbath
chemo
chemotherapy
immune compromised
immunocompromised
immunosuppressed
neutropenic
transplant patient
weak immune system
weakened immune system
yolk`,
},
'role': {
'cooking-words.tsv': `#
#
#
#
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
appliance
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook
cook appliance
cook appliance
cook appliance
flame
flame
flame
flame
flame
flame
flame
flame
flame
flame
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
neither
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel`,
},
'when': {
'cookings.tsv': `#
#
#
#
#
pieces from_stovetop
pieces
pot

from_stovetop

long


long

pieces
`,
'guard-reasons.tsv': `#
#
#
#
#
#
#
infant honey
toddler choking
under_oil shelf
jar boiled shelf low_acid
can water_bath low_acid
oil_fire
wet_in_oil oily
wet_in_oil fry
oil_to_the_rim oily
unwatched_oil oily
pressure_abuse
open_flame
fumes
lye
salt_drink much_salt
too_much
leaves
stones stone_fruit
closed_shell mollusc
dirty_board raw_food
pregnant risky
weak unsafe
infant not_for_infants
cool_oven raw_food
frozen_bird oily
burst
microwave shell
metal
cure
ferment
left_warm
brine
keep
curd
can
preserve
sugar
chocolate
custard no_raw_food
yolks yolk no_raw_food
runny egg infant
runny egg toddler
runny egg pregnant
runny egg weak
pink
raw raw_food
rare red_meat raw_food
uncooked
bath
too_short
cool_heat
beans
marinade
fry
fry_in oily
flame
infant
not_english
alcohol
sugar
fry
fry_in oily
child`,
'notes.tsv': `#
#
#
#
#
same
from_no_cook flesh
from_no_cook
to_no_cook
not_cooked
from_slow_cooker
from_pressure_cooker
from_steamer
from_sous_vide
from_microwave
to_sous_vide
untimed
dried_bean to_slow_cooker
dried_bean to_dry
unfit dough
dough from_stovetop
in_parts
drained
to_microwave
to_steamer
unfit pot
dish from_stovetop
unfit dish
unfit pieces
long pieces to_stovetop
heavy to_toaster_oven
heavy to_air_fryer
delicate to_cooker
thin to_pressure_cooker
raw_starch to_cooker
flesh to_grill
flesh to_slow_cooker
flesh to_microwave
flesh to_sous_vide
to_pressure_cooker
to_slow_cooker
pot from_stovetop to_oven
on_stove`,
},
'sentence': {
'cookings.tsv': `#
#
#
#
#
Roast in {noun} at {heat} for {time}{until}.
Roast in {noun} at {heat} for {time}{until}.
Cover and cook in {noun} at {heat} for {time}{until}.
Bake in {noun} at {heat} for {time}{until}.
Air-fry in a single layer in the basket at {heat} for {time}, turning or shaking half-way{until}.
Air-fry in a single layer in the basket at {heat} for {time}, turning or shaking half-way{until}.
Grill over indirect heat at about {heat} for {time}, with the lid closed{until}.
Grill over direct heat at about {heat} for {time}, turning half-way{until}.
Put everything into {noun}. Cover and cook on Low for {time}, or on High for half as long{until}.
Lock the lid and cook at high pressure for {time}; let the pressure drop by itself for 10 minutes, then release the rest.
Lock the lid and cook at high pressure for {time}; release the pressure at once.
Cook in a wide, heavy pan over medium heat for {time}, turning now and then{until}.
Cover and simmer gently for {time}, stirring now and then{until}.`,
},
'heat': {
'cookings.tsv': `#
#
#
#
#
425
375
325
375
400
350
350
425




`,
},
'label': {
'cookings.tsv': `#
#
#
#
#
Cook
Cook
Cook
Cook
Air-fry
Air-fry
Grill over indirect heat
Grill over direct heat
Cook on Low
Cook at high pressure
Cook at high pressure
Cook
Cook`,
},
'level': {
'cookings.tsv': `#
#
#
#
#






medium
medium-high
low
high pressure
high pressure
medium
medium-low`,
},
'focus': {
'focuses.tsv': `#
#
#
general
low_calorie
low_fat
heart_healthy
low_sodium
low_sugar
low_carb
high_protein
high_fiber
diabetic_friendly
weight_loss
anti_inflammatory
gut_health
plant_forward`,
},
'lower': {
'focuses.tsv': `#
#
#
calories, saturatedFat, sodium, sugar
calories
fat, saturatedFat
saturatedFat, sodium
sodium
sugar
carbohydrates


carbohydrates, sugar
calories
saturatedFat

cholesterol, saturatedFat`,
},
'raise': {
'focuses.tsv': `#
#
#







protein
fiber


fiber
fiber
fiber`,
},
'meat': {
'focuses.tsv': `#
#
#













0.5`,
},
'signs': {
'guard-dangers.tsv': `#
#
#
#
oil_fire
wet_in_oil
pressure_abuse
pressure_abuse
pressure_abuse
oil_to_the_rim
open_flame
open_flame
open_flame
fumes
unwatched_oil
closed_shell
dirty_board
dirty_board
stones
raw
salt_drink
can water_bath
can water_bath








leaves`,
},
'words': {
'guard-dangers.tsv': `#
#
#
#
water
dripping wet, soaking wet, still wet, wet, ice, ice cube, cup of water, splash of water, water into, water to
to the brim, to the rim, to the very top, to the top, completely full, overfill, past the maximum, past the max, above the maximum, above the max
force, pry, wrench, block, tape, plug, jam, disable, hold down, weigh down
open the lid, open it, take off the lid, remove the lid, open the pot
to the brim, to the rim, to the very top, completely full
hood, extractor, extractor fan, exhaust fan, range fan, curtain
from the bottle, out of the bottle
vodka, rum, brandy, cognac, whiskey, bourbon, alcohol, liqueur, spirit
charcoal, charcoal grill, hibachi, briquette, coal, camp stove, propane grill, gas grill, barbecue
unattended, walk away, leave the room, leave the house
stay closed, remain closed, stay shut, remain shut, not open, unopened, do not open, have not open, closed one
same board, same cutting board, same chopping board, same knife, same plate, same platter, unwashed board, unwashed knife, unwashed plate, unwashed cutting board
plate, platter, board, bowl, tong, knife
pit, kernel, stone, cherry stone, peach stone, apple seed, apple core
pink, bloody, undercooked, underdone
drink, gulp, swallow, down it
jar
jar
frozen
on warm, warm setting, to warm, to keep warm
warm setting, on warm
reheat
wash, rinse
stuff
finish
partially cook, partly cook, half cook, parcook, par cook, precook halfway, cook halfway
leaf`,
'guard-heats.tsv': `#
#
#
sugar
chocolate
custard

inside of food
sous vide
fries
cool oven`,
'reasons-for-less.tsv': `#
#
#
salt
oil, butter, lard, shortening, margarine, ghee
sugar, syrup, honey, molasses, chocolate, jam
cheese, parmesan, cheddar, mozzarella, feta, cream, yogurt
rice, pasta, spaghetti, noodle, potato, bread, tortilla, couscous
sauce, mustard, paste, bouillon, seasoning, pickle, olive, caper
`,
'word-lists.tsv': `#
#
until, till, while, when, if, once, before, after, because, so, which, that, unless, as, where, depending
and, then, now, next, also, first, finally, lastly, immediately, again, meanwhile, just, please
let, allow, continue, leave, keep, start, begin, have
butter, oil, flour, salt, pepper, cream, juice, zest, chop, seed, brown
all, both, your, it, them, each, aside, everything, half, inside, bottom
air, pan, deep, shallow, pressure, slow, -
and, then, or, to
if, alternatively, or
set, turn, reduce, lower, increase, raise, drop, light, prepare, fire, adjust, crank
cover, uncover, lock, close, seal, release
lid, valve, foil, plastic, wrap, towel, pot, pan, pressure, tightly, steam
heat, melt, warm, swirl
place, put, return, transfer, slide, set, pop, cover, uncover, leave, let, allow, continue, keep
melt, toast, warm, heat, microwave
simmer, boil, braise, stew, poach
flip, turn, rotate, shake
remove, transfer, take, reserve, lift, scoop, push
oil, clean, grease, brush, light, prepare, adjust, position
casserole, gratin, lasagna, pie, quiche, custard, soup, stew, loaf, meatloaf, pizza, strata, cobbler, crumble, mac, macaroni
dough, crust, pastry, phyllo, puff
baking dish, casserole dish, casserole, loaf pan, loaf tin
golden, brown, browned, crisp, crispy, charred, bubbling, bubbly, bubble, thick, thickened, thicken, reduced, reduce, evaporated, boil, simmer, melted, toasted, oil, hot, caramelized, absorbed
internal, thermometer, register, read, reach, temperature, about, approximately
pot, saucepan, sauce pan, stockpot, stock pot, soup pot, dutch oven, tagine, casserole
for frying, for deep frying, to fry, for shallow frying
add, return, nestle, slide, lower, drop
stir, mix, combine, fold, whisk, blend, simmer, toss, add, knead
bake, oven, dough, batter, frosting, icing, meringue, custard, pancake, waffle, griddle
bake, oven, simmer, boil, fry, saute, roast, grill, cook
glass, shake, shaker, strain, pour, blend, blender, pitcher, muddle, mug, cup
flour, cornmeal, oat, cake mix, baking mix, brownie mix, muffin mix, pancake mix
oat, bran, cornmeal, pastry, crust, dough
serve, feed, serving, yield
serving, portion, people
cookie, bar, muffin, cupcake, biscuit, roll, scone, brownie, square, truffle, ball, piece, bun, slice, taco, burger, sandwich, skewer, waffle, pancake
:, about, approximately, around, up, to
oil, fat, water, bath, milk, yeast, sugar, syrup, candy, caramel, chocolate, dough, bread, warm, rise, ol, wasser, milch, teig, hefe, schokolade, huile, eau, lait, pate, levure, chocolat, tiede, aceite, agua, leche, masa, levadura, olio, acqua, latte, impasto, lievito, cioccolato, teller, assiette, gehen, lever
oven, broiler, smoker, fryer, airfryer, griddle, ofen, backofen, four, horno, forno
until, internal, thermometer, register, reach, kerntemperatur, kern, bratenthermometer, coeur, interne, thermometre, interna, centro, interior, termometro, cuore
with, in, for, on, from, over, topped, glazed
oven, oil, grill, fryer, smoker, bake, roast
sugar, syrup, caramel, candy, toffee, honey
chocolate
custard, yolk, egg, cream
cooked, melted, softened, bone, skin, skinless, peeled, deveined, thick, room temperature, cold, seeded, pitted, cube of, about, part
store, keep, last, freeze, leftover, ahead, advance, up, better, airtight
vide, circulator, bath, bag
boil, simmer
wilt, soften, reduce, bubble, scald, blister, blacken, sizzle, heat, char
package, into boiling water, into the boiling water, into boiling salted water, into simmering water, into the simmering water, into hot oil, into the hot oil, into boiling broth, bread machine, bread maker, rice cooker
pink, opaque, translucent, flake, done, doneness, golden, browned, crisp, crispy, tender, thermometer, fragrant, set, open, soft, through, charred
dried, dry, soak, soaked, raw, uncooked, sorted, picked
reserve, keep, save, set, divide
remove, discard, drain, lift, take, shake, wipe, pat, reserve, keep, save, marinate, add
oil, fry
oven, bake, roast, broil, air, airfryer, grill, griddle, smoke, point
last, final
cover, covered, lid, foil
drain, strain, rinse
top, layer, stuff, fill
at, to, oven
half, rest, remaining, some, cup, third, quarter
room temperature, room temp, pantry, cupboard, counter, countertop, shelf, dark place, windowsill, worktop, bench, sideboard, cellar, root cellar, basement, larder, garage, porch, in the kitchen, on the table, in the heat, in the car, in the sun, ambient temperature, unrefrigerated, without refrigeration, out of the fridge, out of the refrigerator
week, month, year
leave, sit, stand, keep, set, rest, lie, hold
mayonnaise, mayo, aioli, hollandaise, bearnaise, eggnog, tiramisu, mousse
on the stove, on the hob, on the stovetop, on the cooker, in the pot, in the pan, inside
submerge, cover, in oil, in the oil, under oil, under the oil, with oil, with the oil
keep, warm, hold, proof, rise, dry, dehydrate, internal, thermometer, until, reach, register, plate, crisp, meringue, bread, dough, yogurt, inside
oven
overnight, tomorrow, all night, all day, for the night, through the night, morning, next day, day before, night before, evening before
room temp, hot water, warm water, counter, countertop, worktop, bench, sink, room temperature, in the sun, radiator, windowsill, kitchen table
cold, chilled, refrigerator, fridge, freezer, ice, chill, refrigerate, microwave
dough, batter, sponge, starter, poolish, biga, bread, cake, cookie, crust, pastry, butter, cheese, egg, pickle, bean, spice, rub, onion, syrup, fruit, flour, oil, cracker, jerky, sauce base
crack, beat, whisk, mix, scramble, pierce, prick, poke, mash, chop, slice, halve, cut, crumble, separate, blend, break, dice, quarter, stab
apricot, peach, cherry, plum, nectarine, apple
foil, tinfoil, metal bowl, metal pan, metal dish, steel bowl
remove, unwrap, discard, uncover, without, no, not, never
drop, squirt, squeeze, splash, glug, dollop, spray, capful, spoonful, shot
slice, sliced, cube, cubed, dice, diced, strip, chopped, thin, thinly, cutlet, pound, pounded, shred, shredded, bite, bite size, nugget, tender, shaved, finger, chunk, skewer, kebab, kabob, medallion, scaloppine, schnitzel, minute steak, stir fry, popcorn, piece, crumble, break
until, till, or, to, once, when
pink, opaque, flake, done, doneness, tender, thermometer, through, clear, internal, firm, set, cooked, temperature
cooked through, cook through, fully cooked, well done, juice run clear, no longer pink
stand, sit, rest, cover, covered, residual, steep
water, broth, stock, oil, milk, wine, butter, fat, bouillon, brine, syrup, bath
poach, heat, warm, hold, keep, add, lower, slide, place, put, submerge
crack, beat, whisk, scramble, break, separate, blend, mix, stir, drizzle
sous vide, sous vided, circulator, water bath, vacuum seal, vacuum, precision cooker, water oven, ziplock bag, zip lock bag, zip top bag, wasserbad, bain marie, bano maria, bagnomaria
internal, sear, oven, grill, broil, ice bath, torch, rest, chill, refrigerate, marinate, brine, skillet, pan
add, stir, mix, pour, sprinkle, blend, dissolve, drop, fold, whisk, combine, soak, rinse, wash, steep, infuse, simmer, boil, cook, fry, garnish, serve, chop, grind, crush, puree, drizzle, spray, marinate, brine, thread, skewer
discard, remove, throw, trim, avoid, never, not, no, without, hand, surface, counter, board, sink, knife, tool, utensil, dish, towel, sponge, glove, jar, bottle, scrub, poisonous, toxic, instead
shower, back, carrot, spinach, potato, kale, arugula, corn, bok, pak, green, leaf, beet, artichoke, squash, zucchini, tomato, onion, turnip, octopus, squid, shrimp, clam, scallop, lettuce, romaine, gem, portobello, bella`,
},
'and': {
'guard-dangers.tsv': `#
#
#
#
catch fire, caught fire, on fire, grease fire, oil fire, the fire, burning oil, flame up
hot oil, the oil, hot fat, fryer
pressure cooker, instant pot, pressure canner, pressure pot
lid, valve, vent, pressure valve
still under pressure, still hiss, while hiss, while it be still, while still, before the pressure
oil, fat, lard, fryer
flambe, ignite, alight, flame, match, lighter
flambe, ignite, alight, flame, fire, hot pan, the pan
lean over, over the flame, over a gas flame, over an open flame
indoors, indoor, in the kitchen, in the house, inside the house, in the garage, into the kitchen, into the house, into the garage, into the tent, in a tent, in the tent, in the living room
oil, fat, lard, fryer, it
eat, serve, force, pry, open, cook longer, include, enjoy
raw, unwashed, without washing, without rinsing, cooked, grilled, salad, lettuce, tomato, cucumber, fruit, vegetable
hold the raw, have the raw, for the raw, raw meat be on, raw chicken be on, carry the raw, with the raw juice
crush, crack, grind, pound, infuse, steep, smash, pulverize
still, slightly, leave, a little, a bit
salt, saltwater, salt water, brine, all of it, it all
instant pot, pressure cooker, pressure cook, multicooker
upside down, invert, in boiling water, in a boiling water, dishwasher, process for, water bath, bake the jar, steam the jar, boil the jar, boil jar, open kettle, shelf stable
slow cooker, crock pot, crockpot
slow cooker, crock pot, crockpot, hour
cook, braise, stew
slow cooker, crock pot, crockpot
chicken, turkey, duck, goose, hen, poultry, the bird, cornish hen, quail
night before, evening before, day before, overnight, ahead, in advance
tomorrow, next day, the day after
overnight, next day, later, the day before, refrigerate, day after
rhubarb`,
},
'unless': {
'guard-dangers.tsv': `#
#
#
#
never, not, no, grill, coal, charcoal, campfire, wood
dry, never, not, no, avoid, bowl, before
never, not, no, avoid
never, not, no, avoid, if, can, jar, bottle
never, not, no, avoid
never, not, no, avoid
off, never, not, no, away
never, not, no
never, not, no
never, not, no, avoid
never, not, no, avoid
discard, throw, toss, remove, bin, do not eat, reject, away, dispose, get rid
wash, clean, rinse, never, not, no, avoid, another, fresh
wash, clean, rinse, never, not, no, avoid, another, fresh, separate, cover, marinate
discard, remove, throw, mortar, stone ground, stoneground, corn kernel, olive pit, compost, never, not
no, not, never, if, longer, nothing, peppercorn, salt, ginger, until, lemonade, shrimp, prawn, lobster, crab, salmon, onion
pinch, rim, dash, never, not
yogurt, cake, cheesecake, egg, rice, oatmeal, custard, pudding, pressure canner
pressure canner, pound pressure, psi, smooth, blender, food processor, processor, sterilize, sterilise, sterile, brush, paste
pea, corn, vegetable, spinach, berry, pie, thaw, pearl onion, meatball, thawed, never, not, no
serve, serving, done, switch, turn, then, until, cooked, never, not, no
then, until, never, not, no, cooked, after, high, low, done
never, not, no
brine, cure, salt, marinade, rub, broth, never, not, no, hand, board, knife, surface, sink, lettuce
never, not, no, separately, pepper, mushroom, pasta, shell, cabbage, tomato, date, cookie, dough, bread, french toast, grape leaf
never, not, no, vegetable, potato, pasta, rice
never, not, no, vegetable, potato, pasta, rice, rib
discard, remove, trim, cut off, strip, throw, compost, without, no, not, never, poisonous, toxic, bay, mint, basil, verbena, thyme, gelatin, pastry`,
'guard-heats.tsv': `#
#
#
not heated to a point
not heated to a point
not heated to a point
not heated to a point
heated and not eaten hot
hot chamber
cooks without oil
not a cool oven`,
'swaps.tsv': `#
#
#
#
#
whip
whip

boil, simmer, heat, warm
boil, simmer
boil, simmer, fry


cream the, cream together, cold, rub, cut in, dough, pastry, crust, roux, spread
cream, soft, softened, cold, rub, cut in, fluffy, beat, frosting, pastry, crust, room temp, room temperature, pale




bone, skin, boneless, skinless
shred, pull, pulled, hour


risotto, sushi, fried rice, pudding, porridge
boil rice, boil the rice, simmer rice, simmer the rice, cook rice, cook the rice, water, minute


french fries, chip, baked potato, grate, shred, hash, hour
macaroni, penne, shell, lasagna, lasagne, orzo, fusilli, ziti, rigatoni, farfalle, elbow, linguine, fettuccine, fettucine

cake flour, sponge, angel, croissant, puff, peak, popover, yorkshire, choux









rare, grill








raw, sushi, tartare, canned, can





slice, sliced, cube, cubed, crumble, crumbled
whip





drizzle, dressing, to finish
cream the, cream together, cold, rub, cut in, dough, pastry, crust, roux, spread




thai, pesto, caprese, salad, leaf to garnish, leaf for garnish
sprig




risotto, sushi
garnish, jam, puree, blend, ice cream

fondue, vin, mariniere, bourguignon, burgundy, marsala, risotto, scampi

chip, chunk, fold, melt, dip, drizzle`,
},
'note': {
'guard-dangers.tsv': `#
#
#
#



















Thaw meat and poultry before they go into a slow cooker: frozen, they stay too long at temperatures at which germs grow.
The warm setting keeps food hot and does not cook it: cook it on low or high first.
The warm setting keeps food hot and does not cook it: cook it on low or high first.
Do not reheat food in a slow cooker: it takes hours to get hot. Bring it to 165°F (74°C) on the stove, in the oven or in the microwave.
Do not wash raw poultry: it splashes germs over the kitchen, and only heat kills them. Pat it dry with paper towels.
Stuff poultry and meat right before they go into the oven: germs grow in a cold stuffing inside of them.
Do not cook meat halfway and finish it later: germs live through the first heat and grow until the second.
Do not cook meat halfway and finish it later: germs live through the first heat and grow until the second.
`,
'notes.tsv': `#
#
#
#
#
The recipe is made this way already.
No step says how this is cooked, so there is nothing to bring to another way.
Nothing in this recipe is cooked, so there is nothing to adapt.
Heat only melts, warms or toasts something here: leave that out, and the rest stays as it is.
All that is heated here is warmed, melted or toasted, or no step says how it is cooked, so there is nothing to bring to another way.
Cookers, steamers and microwaves time food in their own way, which says too little about {noun}, so the recipe stays as it is.
Cookers, steamers and microwaves time food in their own way, which says too little about {noun}, so the recipe stays as it is.
Cookers, steamers and microwaves time food in their own way, which says too little about {noun}, so the recipe stays as it is.
The time in a water bath says nothing about the time in {noun}, so the recipe stays as it is.
Cookers, steamers and microwaves time food in their own way, which says too little about {noun}, so the recipe stays as it is.
The thickness of each piece decides how long it must lie in {noun} to be safe, and no recipe for another appliance says it, so the recipe stays as it is.
No step says how long this cooks, and the time in {noun} follows from that, so the recipe stays as it is.
Dried beans have to be boiled, hard for 10 minutes against the toxin of kidney beans, which {noun} does not do, so the recipe stays as it is.
Dried beans have to be boiled, hard for 10 minutes against the toxin of kidney beans, which {noun} does not do, so the recipe stays as it is.
Batter, dough and pastry depend on their hot pan, or on the even, dry heat of an oven, which {noun} does not replace, so the recipe stays as it is.
Batter, dough and pastry depend on their hot pan, or on the even, dry heat of an oven, which {noun} does not replace, so the recipe stays as it is.
Several things are cooked here, one after the other, in pans of their own, or set aside and returned, which {noun} does not do in one go, so the recipe stays as it is.
This is boiled in water that is poured away, which {noun} does not replace, so the recipe stays as it is.
The size of each piece decides how long it must stay in {noun} to be safe, and no recipe for another appliance says it, so the recipe stays as it is.
The size of each piece decides how long it must stay in {noun} to be safe, and no recipe for another appliance says it, so the recipe stays as it is.
This dish cooks in its liquid, which {noun} does not hold, so the recipe stays as it is.
This is stirred in its pan until it is done, which {noun} does not do, so the recipe stays as it is.
This sets in its dish in dry heat, which {noun} does not do, so the recipe stays as it is.
Dry heat is what browns this, or a hot pan, which {noun} does not replace, so the recipe stays as it is.
This roasts for longer than a pan may be left to fry, so the recipe stays as it is.
There is more of it than fits into {noun}, so the recipe stays as it is.
There is more of it than fits into {noun}, so the recipe stays as it is.
Milk and cream curdle and seafood toughens in the long, moist heat of {noun}, so the recipe stays as it is.
There is less than a cup of thin liquid in this, which {noun} needs to come to pressure, so the recipe stays as it is.
Pasta and rice turn to mush under the lid of {noun}, so the recipe stays as it is.
Use a clean plate and clean tongs for what comes off the grill.
Thaw meat, poultry and fish before they go in, and keep the lid on, so that they do not stay warm and raw for hours.
Microwaves leave cold spots: check the temperature in several places after standing.
Keep the bag under water all the time, and chill or eat at once what comes out of it.
Fill the pot no more than two thirds, half with beans or grains, and keep at least a cup of thin liquid in it.
Hardly anything evaporates under the lid: a third less liquid than the list says is enough.
Use a pot with a lid that can go into the oven.
Not everything is cooked the new way: some of it is still done on the stove.`,
},
'sign': {
'guard-heats.tsv': `#
#
#
sugar
chocolate
custard
yolks
rare
rare
fry
cool_oven`,
'guard-phrases.tsv': `#
#
#
#
#
boiled
boiled
brine
brine
brine
brine
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
can
child
child
child
child
child
child
child
child
child
chocolate
chocolate
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
curd
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
cure
custard
custard
custard
custard
custard
custard
custard
custard
custard
custard
custard
custard
custard
custard
custard
custard
custard
custard
custard
custard
custard
custard
custard
custard
custard
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
ferment
flame
flame
flame
flame
frozen_bird
frozen_bird
frozen_bird
frozen_bird
frozen_bird
frozen_bird
frozen_bird
fry
fry
fry
fry
fry
fry
fry
fry
fry
fry
fry
fry
fry_in
fry_in
fry_in
fry_in
fry_in
fry_in
fry_in
fry_in
fry_in
fry_in
fry_in
honey
honey
honey
honey
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
infant
jar
keep
keep
keep
lye
lye
lye
lye
lye
lye
lye
microwave
pregnant
pregnant
pregnant
pregnant
pregnant
pregnant
pregnant
pregnant
pregnant
pregnant
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
preserve
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
raw
runny
runny
runny
runny
runny
runny
runny
runny
runny
runny
runny
runny
runny
runny
runny
runny
shell
shell
shell
shell
shell
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
toddler
toddler
toddler
toddler
toddler
toddler
toddler
toddler
toddler
toddler
toddler
toddler
toddler
water_bath
water_bath
water_bath
water_bath
water_bath
water_bath
water_bath
water_bath
water_bath
water_bath
weak
weak
weak
weak
weak
weak
weak
weak
weak
yolk`,
},
'from': {
'guard-heats.tsv': `#
#
#
220
80
160
160
115
115
320
106`,
'swaps.tsv': `#
#
#
#
#
heavy cream
heavy cream, half and half, light cream
milk, low-fat milk
milk, low-fat milk, skim milk, cream, heavy cream, half and half
sour cream, creme fraiche
mayonnaise, sour cream, creme fraiche
cream cheese
ricotta
butter, clarified butter, lard, shortening, margarine, coconut oil
butter, shortening, lard, coconut oil
ground beef, ground pork, ground lamb
ground beef
italian sausage, sausage, smoked sausage, chorizo
bacon
chicken thigh, chicken leg
pork shoulder, pork belly
coconut milk
tuna in oil
rice, basmati rice, jasmine rice
rice, basmati rice, jasmine rice
cooked rice
cooked rice
potato, russet potato
spaghetti
pasta, spaghetti
flour
bread
soy sauce
chicken broth, stock
beef broth
vegetable broth
milk chocolate, white chocolate, chocolate chip
cream
vanilla yogurt
beef tenderloin, rib eye steak
steak, flank steak
lamb, ground lamb
leg of lamb, lamb
ground beef, lean ground beef, ground lamb, ground pork
veal
chicken breast
duck, duck breast, goose, quail
pork tenderloin
prosciutto, pancetta
halibut, sea bass, snapper, cod, salmon, swordfish, monkfish, tuna
lobster, crab
scallop
gruyere, manchego, fontina, asiago, gouda, brie, provolone
parmesan, pecorino romano, asiago
goat cheese, blue cheese, mascarpone
feta
heavy cream, light cream
creme fraiche
greek yogurt
pine nut, cashew, pistachio, hazelnut, pecan, walnut, almond, macadamia nut
pine nut, cashew, pistachio, hazelnut, pecan, macadamia nut
almond butter, cashew butter
olive oil, sesame oil, avocado oil, grapeseed oil, coconut oil, walnut oil
butter, clarified butter
maple syrup, honey, agave nectar
vanilla bean
saffron
shallot, leek, pearl onion, sweet onion, red onion
basil
thyme
red bell pepper, yellow bell pepper, orange bell pepper
cherry tomato, plum tomato
asparagus, snow pea, artichoke, brussels sprout
shiitake mushroom, portobello mushroom, chanterelle, oyster mushroom
arborio rice, basmati rice, jasmine rice, wild rice, quinoa, sushi rice
blueberry, raspberry, blackberry, strawberry, mango, cherry, mixed berry
spinach, arugula, swiss chard, kale
white wine, red wine, sherry, marsala, beer
chicken broth, beef broth, stock
dark chocolate, chocolate chip, milk chocolate`,
},
'to': {
'guard-heats.tsv': `#
#
#
320
122
186
186
136
136
400
199`,
'swaps.tsv': `#
#
#
#
#
half and half
evaporated milk
skim milk
greek yogurt
greek yogurt
low-fat yogurt
cottage cheese
cottage cheese
olive oil
canola oil
ground turkey
lean ground beef
chicken sausage
turkey bacon
chicken breast
pork loin
light coconut milk
canned tuna
quinoa
cauliflower
cooked quinoa
cauliflower
cauliflower
whole wheat spaghetti
whole wheat pasta
whole wheat flour
whole wheat bread
low-sodium soy sauce
low-sodium chicken broth
low-sodium beef broth
low-sodium vegetable broth
dark chocolate
half and half
greek yogurt
flank steak
beef chuck
ground beef
beef chuck
ground turkey
pork loin
chicken thigh
chicken thigh
pork loin
bacon
tilapia
shrimp
squid
swiss cheese
cheese
cream cheese
cottage cheese
evaporated milk
sour cream
yogurt
sunflower seed
almond
peanut butter
canola oil
canola oil
brown sugar
vanilla extract
turmeric
onion
dried basil
dried thyme
green bell pepper
tomato
green bean
mushroom
rice
apple
cabbage
water
water
cocoa powder`,
},
'where': {
'guard-phrases.tsv': `#
#
#
#
#
verb
verb
step
step
verb
verb
any
any
dish
dish
line
line
line
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
title
title
title
step
step
step
step
step
step
step
step
step
step
title
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
dish
line
line
line
line
line
line
step
step
step
step
step
step
step
step
step
step
step
step
step
step
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
line
line
line
line
line
line
line
line
line
line
line
line
step
verb
verb
verb
verb
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
step
step
step
step
step
step
step
step
step
any
any
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
line
line
line
line
line
step
step
step
step
step
title
title
verb
verb
verb
verb
verb
verb
verb
verb
line
line
line
line
line
line
line
dish
line
step
step
step
step
step
step
step
step
verb
verb
step
step
step
step
step
step
step
verb
verb
verb
verb
line
line
line
line
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
whole title
step
step
step
step
line
line
line
line
line
line
line
verb
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
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
line
line
line
line
line
line
line
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
title
title
title
title
title
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
line
line
line
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
title
title
title
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
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
step
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
step
step
step
step
step
step
step
step
step
step
any
any
any
any
any
any
any
any
any
line`,
'swaps.tsv': `#
#
#
#
#
savory
savory

savory


savory
savory
savory
baking








savory
savory
savory
savory
savory


baking






savory


















savory






savory
savory, sweet



savory
savory







savory
savory
sweet`,
},
'wording': {
'guard-reasons.tsv': `#
#
#
#
#
#
#
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
stays
may change
may change
may change
stays
may change
may change
may change
may change
may change
stays
stays
stays
stays
stays
may change
may change
stays
stays
stays
stays
stays
stays
may change
may change
may change
stays
stays
children
children
children
children
children`,
},
'reason': {
'guard-reasons.tsv': `#
#
#
#
#
#
#
This recipe feeds an infant and has honey in it, which can cause botulism below twelve months: leave the honey out and ask a pediatrician. The recipe stays as it is.
This recipe feeds small children, who may choke on {food}, or must not have it: cut round food into thin sticks, and leave out nuts, popcorn and hard candy. The recipe stays as it is.
Garlic, herbs and vegetables under oil can grow botulism when they are not chilled: keep it in the refrigerator, use it within four days, or freeze it. The recipe stays as it is.
Vegetables, beans, meat and soup are too low in acid to be kept in jars without being canned under pressure, by a tested recipe: botulism grows in them. The recipe stays as it is: chill or freeze it.
Vegetables, beans, meat and soup are too low in acid to be canned in boiling water or in an oven, which botulism survives: they are canned under pressure, by a tested recipe. The recipe stays as it is: do not eat it.
Water makes burning oil explode: put a lid on the pot and turn off the heat, and never use water. The recipe stays as it is.
What is frozen or wet makes hot oil boil over and burn: dry it first. The recipe stays as it is.
What is frozen or wet makes hot oil boil over and burn: dry it first. The recipe stays as it is.
Oil rises when food goes in, and burns when it runs over: fill the pot to a third, and never above the half. The recipe stays as it is.
Hot oil catches fire when nobody watches it: stay with it until it is off the heat. The recipe stays as it is.
A pressure cooker that is too full, blocked or opened by force bursts and scalds: fill it to two thirds, to the half with beans and grain, and open it when the pressure is gone. The recipe stays as it is.
Alcohol that is poured from its bottle or lit under a hood sets the kitchen on fire: measure it into a cup, turn off the hood and light it away from everything. The recipe stays as it is.
Charcoal and gas that burn in a closed room fill it with carbon monoxide, which kills: grill outdoors. The recipe stays as it is.
Lye burns skin and eyes, and poisons: wear gloves and goggles, pour it into cold water and never the other way round, and soak and rinse the food as a tested recipe says. The recipe stays as it is.
So much salt at once poisons, and kills in the worst case: do not drink it. The recipe stays as it is.
One serving has so much of {food} in it that it poisons: take a pinch. The recipe stays as it is.
The leaves of rhubarb hold so much oxalic acid that they poison, raw and cooked: discard them. The recipe stays as it is.
Kernels of stone fruit and seeds of apples set cyanide free when they are crushed: discard them. The recipe stays as it is.
Mussels, clams and oysters that stay closed when they are cooked were dead before: discard them. The recipe stays as it is.
What touched raw meat, poultry or fish carries its germs to food that is not cooked again: use another board, knife and plate, or wash them. The recipe stays as it is.
This recipe is for somebody who is pregnant, and {food} may carry germs, mercury, alcohol or too much vitamin A: leave it out or ask a doctor. The recipe stays as it is.
This recipe is for somebody with a weak immune system, and {food} may carry germs: leave it out or ask a doctor. The recipe stays as it is.
This recipe feeds an infant, who must not have {food}: leave it out and ask a pediatrician. The recipe stays as it is.
Meat, poultry and fish stay for hours at temperatures at which germs grow in an oven below 200°F (93°C). The recipe stays as it is: roast at 325°F (163°C).
What is frozen or wet makes hot oil boil over and burn: thaw it in the refrigerator for days and dry it first. The recipe stays as it is.
A whole egg bursts in the microwave, or later in the mouth. The recipe stays as it is: boil it in water, or beat it first.
An egg in its shell bursts in the microwave, or later in the hand. The recipe stays as it is: boil it in water.
Metal sparks in the microwave and can start a fire: take off the foil and use glass or ceramic. The recipe stays as it is.
This recipe cures its food: the amounts of salt, sugar and curing salt, the time and the cold keep it safe, so the recipe stays as it is.
This recipe ferments its food: salt, sugar, time and temperature decide what grows in it, so the recipe stays as it is.
At room temperature, germs and their toxins grow in {food} within two hours: thaw, marinate and keep it in the refrigerator. The recipe stays as it is.
This recipe brines its food: the strength of the brine and its time decide what is safe and good, so the recipe stays as it is.
This recipe stands for days: its salt, acid, sugar or alcohol keeps it safe in that time, so the recipe stays as it is.
This recipe sets or parts milk: its fat, acid, rennet or culture and its heat decide whether that works, so the recipe stays as it is.
This recipe is canned: only acid, salt and heat that were tested together keep botulism out, so the recipe stays as it is.
This is a preserve: its sugar, acid or salt is what makes it keep and set, so the recipe stays as it is.
Sugar is cooked to a point here, which depends on its exact amounts and on a pot that is watched, so the recipe stays as it is.
Chocolate is tempered here, which works only with these amounts and temperatures, so the recipe stays as it is.
A custard is set by a gentle heat here, which depends on its exact amounts, so the recipe stays as it is.
A custard is set by a gentle heat here, which depends on its exact amounts, so the recipe stays as it is.
An egg that is not cooked firm can carry salmonella, and this recipe feeds an infant: cook white and yolk until both are firm. The recipe stays as it is.
An egg that is not cooked firm can carry salmonella, and this recipe feeds small children: cook white and yolk until both are firm. The recipe stays as it is.
An egg that is not cooked firm can carry salmonella, and this recipe is for somebody who is pregnant: cook white and yolk until both are firm. The recipe stays as it is.
An egg that is not cooked firm can carry salmonella, and this recipe is for somebody with a weak immune system: cook white and yolk until both are firm. The recipe stays as it is.
Poultry and ground meat that are raw or pink inside carry salmonella and other germs: cook {food} until no pink is left, poultry to 165°F (74°C) and ground meat to 160°F (71°C). The recipe stays as it is.
This recipe serves meat, fish or eggs raw or rare. Its cold, acid, salt or short heat is all that makes it safe, so the recipe stays as it is.
This recipe serves meat, fish or eggs raw or rare. Its cold, acid, salt or short heat is all that makes it safe, so the recipe stays as it is.
No step cooks {food}: cook it through, or take what is safe to eat raw. The recipe stays as it is.
That water bath does not make {food} safe: germs grow below 130°F (54°C), and what kills them takes longer the cooler it is. Cook poultry at 145°F (63°C) or more and other meat and fish at 140°F (60°C) or more, for at least an hour an inch. The recipe stays as it is.
The steps heat {food} for so short a time that it stays raw inside: cook poultry to 165°F (74°C), ground meat and eggs to 160°F (71°C), and other meat and fish to 145°F (63°C). The recipe stays as it is.
Heat so low never makes {food} safe: cook poultry to 165°F (74°C), ground meat and eggs to 160°F (71°C), and other meat and fish to 145°F (63°C). The recipe stays as it is.
No step boils {food} hard: dried beans must boil for 10 minutes before they cook gently, or a toxin in them makes people ill, most of all in kidney beans. The recipe stays as it is.
The marinade in which {food} lay raw is served without being boiled: boil it for a minute first, or set some aside before the raw food goes in. The recipe stays as it is.
This recipe cooks in deep oil: the oil is a tool, most of it stays in the pot, and less of it is dangerous, so the recipe stays as it is.
This recipe cooks in deep oil: the oil is a tool, most of it stays in the pot, and less of it is dangerous, so the recipe stays as it is.
Alcohol is set on fire here, which is safe only in an open pan and with these amounts, so the recipe stays as it is.
This recipe feeds an infant, whose food a pediatrician should change and a program should not, so the recipe stays as it is.
The steps are not in English, the only language that is read here: most of what they do and of the foods that they name was not checked, and the recipe stays as it is.
This recipe has alcohol in it, which is nothing for children to cook with, so the recipe stays as it is.
This recipe has flames, boiling sugar or hot oil in it, which is nothing for children to cook with, so the recipe stays as it is.
This recipe has flames, boiling sugar or hot oil in it, which is nothing for children to cook with, so the recipe stays as it is.
This recipe has flames, boiling sugar or hot oil in it, which is nothing for children to cook with, so the recipe stays as it is.
This recipe has flames, boiling sugar or hot oil in it, which is nothing for children to cook with, so the recipe stays as it is.`,
'reasons-for-less.tsv': `#
#
#
That is plenty; taste before more goes in.
The dish needs no more fat than that.
It is sweet enough with less.
Part of the {fact} {comes} from it; a little less is still rich.
Part of the {fact} {comes} from it; a smaller helping leaves room for the rest.
It is strong in {fact}; less of it still seasons.
Part of the {fact} {comes} from it, and a little less is hardly missed.`,
},
'verb': {
'ingredient-verbs.tsv': `#
#
butter, oil
flour
salt, pepper`,
},
'instead': {
'ingredient-verbs.tsv': `#
#
grease
dust
season`,
},
'of': {
'least-minutes.tsv': `#
#
#
#
#
#
name: quail, squab, cornish hen
name: turkey, whole turkey, goose
kind: poultry
kind: poultry
kind: poultry; cooking class: ground meat, sausage
kind: poultry
cooking class: ground meat
cooking class: sausage
kind: pork; cooking class: tender meat, tough meat, bones
cooking class: tender meat, tough meat, bones
cooking class: tough meat
kind: pork; cooking class: tender meat, bones
cooking class: tender meat, bones
kind: fish
kind: crustacean, mollusc`,
'water-baths.tsv': `#
#
#
kind: poultry
kind: poultry
kind: poultry
kind: poultry
kind: poultry
not kind: poultry
not kind: poultry
not kind: poultry
not kind: poultry
not kind: poultry`,
},
'form': {
'least-minutes.tsv': `#
#
#
#
#
#

whole
whole
small




small
small




`,
},
'stovetop': {
'least-minutes.tsv': `#
#
#
#
#
#
10
40
25
3
3
4
3
4
2
1
3
4
2
2
1`,
},
'oven': {
'least-minutes.tsv': `#
#
#
#
#
#
12
75
30
6
11
8
11
8
4
3
12
8
5
4
3`,
},
'microwave': {
'least-minutes.tsv': `#
#
#
#
#
#
8
40
15
2
2
2
2
2
2
1
4
3
2
1
1`,
},
'pressure_cooker': {
'least-minutes.tsv': `#
#
#
#
#
#
4
20
10
2
2
3
2
2
1
1
8
2
1
1
1`,
},
'slow_cooker': {
'least-minutes.tsv': `#
#
#
#
#
#
90
180
120
60
60
90
60
60
45
45
120
90
60
30
20`,
},
'types': {
'least-shares.tsv': `#
#
#
#


baking


baking

baking
baking
baking
baking



drink






drink
`,
},
'roles': {
'least-shares.tsv': `#
#
#
#

leavening
binder, thickener
leavening, binder



fat, sweetener, sweet, nut, cheese, protein
nut, sweet, cheese, fruit, fat, sweetener, spice, protein
thickener, starch

sweetener, sweet, fat
protein
protein
liquid
liquid
dairy
dairy
dairy
cheese, nut, sauce, seasoning, starch, bread, drink
cheese, nut, fat, sauce, herb, sweet, sweetener, fruit

`,
},
'kinds': {
'least-shares.tsv': `#
#
#
#
water, gelatin











legume









`,
},
'names': {
'least-shares.tsv': `#
#
#
#




crust, pastry, dough, phyllo, wrapper, bun, roll, taco shell, tortilla, lasagna










juice, coconut, cream
cream, yogurt
half




`,
},
'sodium': {
'least-shares.tsv': `#
#
#
#





3000
3000















`,
},
'health': {
'least-shares.tsv': `#
#
#
#
1


1
1
0.75
0.5
0.75


1
0.6
1
0.8
0.7
0.7
0.67
0.67
1
0.67


1`,
},
'last_health': {
'least-shares.tsv': `#
#
#
#
1


1
1




1












0.75`,
},
'thrift': {
'least-shares.tsv': `#
#
#
#
1


1




0.8

1

1
0.8


0.75

1

0.75
0.75
1`,
},
'moderate': {
'least-shares.tsv': `#
#
#
#
1


1




0.85

1

1
0.85


0.85

1

0.85
0.85
1`,
},
'last_thrift': {
'least-shares.tsv': `#
#
#
#
1
1
1



















0.8`,
},
'list': {
'notes.tsv': `#
#
#
#
#
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
obstacle
safety
safety
safety
safety
safety
warning
warning
warning`,
'word-lists.tsv': `#
#
explains
leads to an order
leaves the doing to another verb
ingredient and verb
object of an order
first word of a verb
joins
begins a condition
sets an appliance
works a lid
about the lid
warms
puts into the heat
warms only
cooks in liquid
within a stretch
takes out
makes ready
needs a dish
dough
deep dish
shows in dry heat
shows on a thermometer
pot
oil for frying
puts into the pan
mixes
baking
hot
drinking
flour
starch in dough
before servings
portion
eaten by the piece
between servings and number
heated and not eaten hot
hot chamber
inside of food
ends the name of a dish
not heated to a point
sugar
chocolate
custard
preparation of one ingredient
says how long it keeps
sous vide
boils
cooks by another name
heats what goes in
shows that it is done
dried
keeps
leaves the marinade
fries
cooks without oil
last minutes
covers
drain
lies on top
before the heat of an oven
a part of it
not refrigerated
many days
leaves it there
sauce of raw egg
stays in the pot
lies under oil
not a cool oven
cool oven
a night
too warm to thaw
cold
no food that spoils
opens an egg
has a poisonous stone
metal
takes off metal
small measure
cut small
begins a sign
done inside
cooked through
stays hot
liquid
poaches in it
opens an egg in the pan
water bath
not the bath
puts into the food
keeps out of the food
not of a baby`,
},
'pan': {
'pans.tsv': `#
#
9 x 13, 13 x 9, 9 by 13, muffin, bundt, two 8 inch, two 9 inch, springform
loaf pan, loaf tin
8 x 8, 9 x 9, 8 inch square, 9 inch square
pie, 8 inch round, 9 inch round, cake pan, cake tin, 8 inch cake, 9 inch cake
inch apart`,
},
'servings': {
'pans.tsv': `#
#
12
10
9
8
24`,
},
'name': {
'poisonous-amounts.tsv': `#
#
nutmeg
mace
saffron`,
},
'grams': {
'poisonous-amounts.tsv': `#
#
5
5
5`,
},
'fact': {
'sources.tsv': `#
#
#
#
#
#
calories
fat
saturatedFat
sugar
sodium
cholesterol
carbohydrates
protein
fiber
fiber`,
},
'per': {
'sources.tsv': `#
#
#
#
#
#
100 g
100 g
100 g
100 g
100 g
100 g
100 g
100 kcal
100 g
100 kcal`,
},
'goal': {
'swaps.tsv': `#
#
#
#
#
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
health
thrift
thrift
thrift
thrift
thrift
thrift
moderate
thrift
moderate
moderate
thrift
thrift
thrift
moderate
moderate
thrift
thrift
thrift
moderate
moderate
thrift
moderate
thrift
moderate
thrift
thrift
moderate
thrift
moderate
thrift
thrift
moderate
moderate
thrift
moderate
moderate
thrift
thrift
thrift
thrift
thrift`,
},
'as': {
'swaps.tsv': `#
#
#
#
#



plain Greek yogurt
plain Greek yogurt
plain low-fat yogurt
smooth cottage cheese







boneless chicken breast


tuna in water

cauliflower rice

cauliflower rice











plain Greek yogurt

beef chuck, sliced thinly across the grain




boneless chicken thighs
boneless chicken thighs






hard grating cheese





sunflower seeds
almonds











green beans
white mushrooms

chopped apple
shredded cabbage
water with a splash of vinegar

`,
},
'in_steps': {
'swaps.tsv': `#
#
#
#
#


milk
Greek yogurt
Greek yogurt
yogurt
cottage cheese



turkey
beef
sausage

chicken
pork
coconut milk
tuna


quinoa


spaghetti
pasta
flour
bread
soy sauce
broth
broth
broth
chocolate

yogurt
steak
beef
beef
beef
turkey
pork
chicken
chicken
pork





cheese



















mushrooms

apple
cabbage
water

`,
},
'ratio': {
'swaps.tsv': `#
#
#
#
#








0.75
0.75









1.5






































0.75
0.75



1/3
1/3









0.4`,
},
'unit': {
'swaps.tsv': `#
#
#
#
#














pound
pound



cup

cup
pound








ounce


pound
pound
pound
pound

pound
pound
pound
pound

pound
pound
pound
ounce

ounce










teaspoon
teaspoon
pound



pound
pound
pound

cup
pound


tablespoon`,
},
'only': {
'swaps.tsv': `#
#
#
#
#



mash, mashed, puree















cooked, to serve, for serving, over rice, over the rice, with rice, with the rice


mash, soup, stew, curry, roast













ground, mince, minced
stew, braise, cube, cubed, simmer, curry

































soup, stew, simmer, saute

bouillon, bacon, ham, sausage
`,
},
'why': {
'swaps.tsv': `#
#
#
#
#
Half and half is rich enough for a sauce and has about a third of the fat.
Evaporated milk thickens a sauce like cream, with a fraction of the fat.
Skim milk cooks like whole milk and leaves the fat out.
Greek yogurt makes a mash as creamy and brings about three times the protein.
Greek yogurt is as tangy as sour cream, leaner, and brings protein.
Yogurt keeps it tangy and soft with much less fat.
Blended cottage cheese is as spreadable, leaner and higher in protein.
Cottage cheese takes the place of ricotta with less fat and more protein.
About three quarters as much olive oil does the same work with far less saturated fat.
A neutral oil keeps it moist with far less saturated fat; about three quarters as much is enough.
Ground turkey browns the same way and is leaner.
The lean kind has half the fat and tastes the same under a sauce.
Chicken sausage is seasoned the same way and is much leaner.
Turkey bacon is smoky too, with half the fat.
Breast meat is the leanest part of the bird.
Loin is the lean cut of the same animal.
Light coconut milk keeps the flavor and drops more than half of the fat.
Tuna packed in water has none of the oil.
Quinoa cooks in about the same time and has more protein and fiber.
Grated cauliflower takes the place of rice with a tenth of the starch.
Quinoa has more protein and fiber than rice.
Grated cauliflower takes the place of rice with a tenth of the starch.
Cauliflower mashes and roasts like potato, with a fraction of the starch.
Whole wheat spaghetti cooks the same way and has more than twice the fiber.
Whole wheat pasta cooks the same way and has more than twice the fiber.
Whole wheat flour keeps the bran, and with it the fiber.
Whole wheat bread keeps the bran, and with it the fiber.
The reduced-sodium kind tastes the same in a dish and has a good third less sodium.
An unsalted broth leaves the salting to the cook.
An unsalted broth leaves the salting to the cook.
An unsalted broth leaves the salting to the cook.
Dark chocolate has more cocoa and less sugar.
Half and half is rich enough for a sauce and has less fat.
Plain yogurt leaves the sugar out and brings protein.
Flank has more flavor for half the money; slice it thinly across the grain.
Chuck has more flavor for less money; sliced thinly it cooks as fast.
Beef costs less than lamb and takes the same spices.
Beef for stewing costs less than lamb and takes the same spices.
Ground turkey is the cheaper mince.
Pork is as tender and costs far less.
Thighs cost less and stay juicier.
Chicken thighs take the same sauce for a third of the money.
Loin is the cheaper cut of the same animal.
Bacon gives the same salt and smoke for less.
Tilapia is the cheapest of the mild fillets.
Shrimp is as sweet for a fraction of the price.
Squid is as quick to cook and much cheaper.
A plain Swiss cheese melts as well for less.
A store-brand grating cheese does the same job.
Cream cheese is as soft and much cheaper.
Cottage cheese is the cheapest of the fresh ones.
A can of evaporated milk costs half as much and does not curdle.
Sour cream is the same idea at half the price.
Plain yogurt is cheaper; drain it for an hour if it has to be thick.
Sunflower seeds give the same crunch for half the price.
Almonds are the cheapest of the nuts.
Peanut butter costs a third.
For cooking, a plain oil does the work.
About three quarters as much oil browns as well.
Brown sugar sweetens for a fraction of the price.
Extract gives the flavor of the bean for much less.
Turmeric gives the color; the flavor of saffron is a luxury.
A plain onion is the cheapest of the family.
A third as much dried basil gives the flavor, and keeps.
A third as much dried thyme gives the flavor, and keeps.
The green ones cost half as much.
Ordinary tomatoes are cheaper by weight.
Green beans stand in for half the price.
White mushrooms cost half as much.
Plain long-grain rice is the cheapest.
Apples cost a third of that all year round.
Cabbage is the cheapest green there is; shred it finely.
Water sharpened with a little vinegar loosens the pan for next to nothing.
There is enough flavor in the pot for plain water.
Cocoa gives the chocolate flavor for less.`,
},
'fahrenheit': {
'water-baths.tsv': `#
#
#
136
140
145
150
155
130
135
140
145
150`,
},
'minutes': {
'water-baths.tsv': `#
#
#
82
35
13
5
1
112
36
12
4
1`,
},
} as const); // prettier-ignore
