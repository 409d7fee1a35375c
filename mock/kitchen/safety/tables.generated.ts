// Compiled from mock/kitchen/safety/data/*. Do not edit: change the data files and run `npm run tables`.
import { createPhraseReader } from '../text/phrase-reader.js';
export const { rowsOf, later, valuesOf, mapOf, groupsOf, reads, readFiles, phrasesOf, listsOf } = createPhraseReader('safety', {
'words': {
'avoided-foods.tsv': `#
#
#
#
#
#
meat
processed food
root vegetable, root
leafy green
vegetable
land animal
mammal, mammal meat
poultry
white meat
red meat
beef, cow, veal
lamb, mutton
game
processed meat, deli meat, cured meat, cold cut, lunch meat
gelatin, gelatine
lard, animal fat
seafood, sea food
cheese
honey
grain
corn, maize
rice
oat
pasta
bread
legume
bean, pulse
seed
nightshade
mushroom, fungus, fungi
allium
citrus
fruit
dried fruit
berry
stone fruit
tropical fruit
melon
cruciferous, cruciferous vegetable, brassica, crucifer
yeast
chocolate, cocoa, cacao
caffeine, coffee
additive
sweetener
vinegar
tomato
onion
mint
cilantro
coriander
pepper
chili
potato
offal, organ meat, organ, innards
butter
cream
oyster
cherry
grape
plum
orange
palm oil
seed oil
plant oil
food coloring, food color, food dye, dye, artificial color, artificial coloring, red dye, red dye 40, red 40, allura red, yellow 5, yellow 6, blue 1, red 3, tartrazine
msg, monosodium glutamate
sunflower seed, sunflower
insect, bug
artificial sweetener
risky in pregnancy
olive
caper
anchovy
lemon
banana
chickpea
almond
hazelnut
peppers
chile pepper, chili pepper, chilli pepper, hot pepper, spicy pepper
bell pepper, sweet pepper
dark meat
hard cheese, aged cheese
soft cheese
blue cheese
raw fish, raw seafood
raw meat
raw egg
raw milk
oily fish, fatty fish
high mercury fish, mercury
squash
rich in purines
rich in potassium
rich in phosphorus
rich in vitamin k
rich in tyramine
rich in phenylalanine
rich in oxalate
rich in nickel
rich in salicylates
like latex
like birch pollen
hard on reflux
rich in roughage
rich in iron
unsafe without immunity
chametz
infant
child
toddler`,
'hazard-states.tsv': `#
#
#
#
raw, uncooked, unboiled, not cooked, without cooking
undercooked, underdone, half cooked, half raw, barely cooked
unripe, underripe, immature, not ripe, not yet ripe
green
greened, greenish, gone green, turned green, turning green, green skinned
sprouted, sprouting
leaf, leaf and stem, stem, bark, vine, vine leaf, root
pit, kernel, stone, seed, seed kernel, stone kernel
unknown, unidentified, random, mystery, unlabeled, foraged, self picked, home picked, gathered, little brown
found, i found, we found, she found, he found, i picked, we picked, my neighbor picked, picked in the forest, picked in the wood, picked from the forest, picked from the wood, from the hedge, from under the tree, by the roadside, from the roadside
backyard, yard, lawn, from the yard, from my yard, from our yard, from the backyard, from my backyard, from our backyard, from the lawn, from my lawn, from our lawn, from the garden, from my garden, from our garden, from the park, from the forest, from the wood`,
},
'kinds': {
'avoided-foods.tsv': `#
#
#
#
#
#
meat beef pork lamb poultry game processed_meat animal_fat gelatin
processed_meat additive
root
leafy
vegetable
meat beef pork lamb poultry game processed_meat animal_fat gelatin
beef pork lamb game animal_fat gelatin
poultry
poultry
beef pork lamb game processed_meat
beef
lamb
game
processed_meat
gelatin
animal_fat
fish crustacean mollusc
cheese
honey
grain wheat gluten corn rice oats pasta bread
corn
rice
oats
pasta
bread
legume soy peanut lupin
legume
seed sesame mustard
nightshade
mushroom
allium
citrus
fruit dried_fruit citrus
dried_fruit





bread alcohol
chocolate
caffeine
additive
sweetener
vinegar


















oil




























game
dried_fruit legume
processed_meat cheese

processed_meat alcohol
meat fish crustacean mollusc egg dairy cheese legume soy tree_nut peanut seed gelatin
chocolate
chocolate legume soy tree_nut peanut seed sesame
spice herb dried_fruit citrus alcohol honey


citrus chocolate alcohol caffeine
legume seed sesame tree_nut dried_fruit
beef lamb game

wheat gluten oats bread pasta
honey alcohol caffeine salt sugar sweetener processed_meat dried_fruit
alcohol
alcohol`,
'label-notes.tsv': `#
#
#
alcohol
cheese
beef lamb poultry game
beef lamb poultry game cheese alcohol`,
},
'hidden in': {
'avoided-foods.tsv': `#
#
#
#
#
#




















polenta, grits, hominy, masa, popcorn, maize, cornstarch, cornmeal, corn syrup, tortilla chip, tamale, dextrose, maltodextrin, dextrin, glucose




green bean, string bean, runner bean, wax bean, haricot vert, snap pea, snow pea, fenugreek, guar gum, carob, locust bean gum


goji, wolfberry, ground cherry, cape gooseberry, physalis


orange liqueur, triple sec, grand marnier, cointreau, curacao, limoncello, kaffir lime, makrut lime, earl grey


strawberry, blueberry, raspberry, blackberry, cranberry, gooseberry, mulberry, elderberry, boysenberry, loganberry, lingonberry, huckleberry, currant, acai, goji
peach, nectarine, plum, prune, apricot, cherry, mango
mango, pineapple, papaya, banana, plantain, passion fruit, guava, lychee, kiwi, coconut, jackfruit, dragon fruit, star fruit, durian
watermelon, cantaloupe, honeydew
broccoli, broccolini, cauliflower, cabbage, kale, brussels sprout, bok choy, collard, turnip, rutabaga, radish, daikon, arugula, watercress, kohlrabi, horseradish, wasabi, mustard
yeast extract, marmite, vegemite, kombucha, kvass, malt drink, doughnut, pretzel, pizza

energy drink, guarana, yerba mate, mountain dew


pickle, mustard, ketchup, mayonnaise, hot sauce, vinaigrette
cocktail sauce, arrabbiata
shallot, scallion, green onion, spring onion, leek, chive, ramp
peppermint, spearmint
coriander, chermoula, zhug
cilantro
paprika, cayenne, chili, chile, jalapeno, serrano, poblano, habanero, pimento, pimiento
chile, chilli, cayenne, jalapeno, serrano, habanero, poblano, chipotle, sriracha, tabasco, hot sauce, harissa, gochujang, sambal, red pepper flake, kimchi, paprika, curry paste

liver, kidney, tripe, sweetbread, tongue, giblet, gizzard, heart of beef, beef heart, chicken heart, pate, liverwurst, haggis, brain, intestine







palm kernel oil, shortening, margarine
canola oil, rapeseed oil, sunflower oil, safflower oil, soybean oil, corn oil, cottonseed oil, grapeseed oil, vegetable oil, rice bran oil, cooking spray, margarine, shortening

food coloring, sprinkle, fondant, dragee, candy, jello, maraschino cherry, gummy candy, chewing gum, colored sugar, soda, sports drink, icing
bouillon, stock cube, soup mix, seasoned salt, ranch seasoning, ramen, instant noodle, oyster sauce, yeast extract, marmite, vegemite, hydrolyzed vegetable protein, dashi powder
sunflower oil, sunflower butter, sunflower lecithin
cricket, cochineal, carmine, shellac, mealworm, grasshopper, silkworm
aspartame, sucralose, saccharin, splenda, equal, sweetener, sugar substitute, acesulfame
sushi, sashimi, ceviche, tartare, carpaccio, raw egg, raw fish, raw milk, raw oyster, brie, camembert, blue cheese, gorgonzola, roquefort, stilton, chevre, goat cheese, feta, queso fresco, queso blanco, queso panela, burrata, soft cheese, pate, liver, foie gra, liverwurst, swordfish, shark, king mackerel, marlin, tilefish, smoked salmon, gravlax, deli meat, cold cut, deli ham, deli turkey, prosciutto, salami, sprout, unpasteurized, smoked trout, smoked fish, caviar, roe, bresaola, coppa, capicola, rare steak, soft boiled egg, runny egg, homemade mayonnaise, eggnog, mousse, hollandaise, cookie dough, kombucha, bigeye tuna, energy drink, licorice, unripe papaya, green papaya, aloe vera
tapenade
tartar sauce, puttanesca
worcestershire, caesar dressing, fish sauce, tapenade
limoncello
plantain
aquafaba
marzipan, frangipane, amaretto, orgeat
frangelico, praline
bell pepper, sweet pepper, green pepper, red pepper, yellow pepper, pimento, pimiento, chile, chili, chilli, jalapeno, serrano, poblano, habanero, scotch bonnet, chipotle, cayenne, paprika, sriracha, tabasco, hot sauce, harissa, gochujang
chile, chili, chilli, cayenne, jalapeno, serrano, habanero, poblano, chipotle, sriracha, tabasco, hot sauce, harissa, gochujang, sambal, red pepper flake, kimchi, curry paste
red pepper, green pepper, yellow pepper, orange pepper, pimento, pimiento, capsicum
chicken thigh, chicken leg, chicken drumstick, drumstick, turkey leg, turkey thigh, duck, goose
parmesan, pecorino, asiago, grana padano, manchego, cheddar, gruyere, emmental, comte, gouda, romano
brie, camembert, cream cheese, ricotta, cottage cheese, mascarpone, goat cheese, feta, blue cheese, queso fresco, mozzarella
gorgonzola, roquefort, stilton, cambozola, danish blue, cabrales, blue cheese dressing
sushi, sashimi, ceviche, tartare, carpaccio, crudo, poke, gravlax, smoked salmon, lox, raw oyster
tartare, carpaccio, kibbeh nayyeh, mett
eggnog, mousse, tiramisu, aioli, hollandaise, homemade mayonnaise, caesar dressing, meringue
unpasteurized milk, raw milk cheese
salmon, mackerel, sardine, herring, anchovy, trout, eel, sprat
swordfish, shark, king mackerel, marlin, tilefish, orange roughy, bigeye tuna
zucchini, courgette, pumpkin, butternut, acorn squash, delicata, kabocha, spaghetti squash, pattypan
liver, kidney, sweetbread, heart of beef, beef heart, chicken heart, brain, tongue, tripe, pate, liverwurst, haggis, giblet, anchovy, sardine, herring, mackerel, mussel, scallop, trout, fish roe, beer, yeast extract, marmite, vegemite, gravy
banana, plantain, orange, orange juice, potato, sweet potato, yam, tomato, ketchup, marinara, salsa, avocado, guacamole, spinach, chard, beet, melon, cantaloupe, honeydew, kiwi, mango, papaya, pumpkin, winter squash, butternut, acorn squash, coconut water, coconut milk, molasses, salt substitute, potassium chloride, artichoke, parsnip, mushroom, milk, yogurt, nut, almond, pistachio, chocolate
milk, yogurt, ice cream, cola, beer, chocolate, cocoa, nut, almond, peanut, seed, bean, lentil, bran, sardine, liver, pudding
kale, spinach, collard, chard, turnip green, mustard green, beet green, dandelion green, broccoli, brussels sprout, parsley, endive, asparagus, watercress, natto, cabbage, green tea
aged cheese, hard cheese, cheddar, parmesan, blue cheese, gorgonzola, stilton, roquefort, gouda, brie, camembert, feta, gruyere, swiss cheese, provolone, asiago, pecorino, soy sauce, tamari, teriyaki, fish sauce, oyster sauce, shrimp paste, miso, tempeh, natto, sauerkraut, kimchi, yeast extract, marmite, vegemite, bouillon, fava bean, broad bean, snow pea, pickled herring, smoked salmon, smoked fish, anchovy, sourdough
aspartame, equal, diet cola, diet coke, diet soda, diet pepsi, coke zero, sugar-free gum, quinoa, oats, wheat flour, bread, pasta
spinach, rhubarb, chard, beet, almond, cashew, peanut, hazelnut, sweet potato, potato, okra, soy, tofu, tahini, sesame, wheat bran, buckwheat, black tea, raspberry, star fruit, miso
oats, whole wheat, bran, buckwheat, millet, brown rice, shellfish, shrimp, mussel, oyster, spinach, kale, asparagus, mushroom, onion, tomato, fig, date, prune, raspberry, pineapple, black tea, cocoa, canned
berry, strawberry, raspberry, blueberry, blackberry, cranberry, cherry, grape, currant, raisin, prune, date, apricot, orange, pineapple, plum, guava, kiwi, avocado, tomato, ketchup, pepper, chile, chili, cucumber, zucchini, radish, olive, mushroom, spinach, almond, peanut, pistachio, pine nut, macadamia, mint, peppermint, licorice, tea, coffee, worcestershire, olive oil, coconut oil, vinegar
banana, avocado, kiwi, chestnut, papaya, mango, passion fruit, fig
apple, pear, cherry, peach, nectarine, plum, apricot, almond, hazelnut, carrot, celery, celery root, kiwi, soy, soy milk, tofu, peanut, parsley, strawberry
tomato, ketchup, marinara, salsa, mint, peppermint, onion, garlic, chile, chili, cayenne, jalapeno, hot sauce, vinegar
brown rice, wild rice, bran, whole wheat, popcorn, oats, quinoa, broccoli, cabbage, corn, raspberry, blackberry
liver, beef liver, chicken liver, pate, raw oyster, oyster, clam, mussel, fortified cereal, black pudding
sushi, sashimi, ceviche, tartare, carpaccio, crudo, poke, gravlax, smoked salmon, lox, raw oyster, raw egg, raw milk, raw fish, brie, camembert, blue cheese, gorgonzola, roquefort, stilton, deli meat, cold cut, prosciutto, salami, pate, sprout, bean sprout, alfalfa sprout, unpasteurized juice, kombucha, unpasteurized, smoked trout, smoked fish, caviar, roe, bresaola, coppa, capicola, rare steak, soft boiled egg, runny egg, homemade mayonnaise, eggnog, mousse, hollandaise, cookie dough, bigeye tuna
yeast, beer, whiskey, vinegar, barley, rye, spelt, rice, corn, bean, lentil, chickpea, peanut, soy
honey, popcorn, hard candy, whole nut, whole grape, marshmallow, raw milk, raw egg, raw sprout, soy sauce, fish sauce, bouillon, fruit juice, chewing gum, swordfish, shark, king mackerel, grape, cherry, hot dog, sausage, raw carrot, lollipop, gummy candy, gummi bear, jelly bean, pretzel, tortilla chip, potato chip, chip, almond, cashew, walnut, pecan, hazelnut, pistachio, macadamia nut, brazil nut, pine nut, peanut, mixed nut, candied nut, trail mix, nut, sunflower seed, pumpkin seed, pickle, olive, anchovy, smoked salmon, miso, ketchup, gravy, cracker, rice milk
coffee, energy drink, espresso, whole nut, hard candy
coffee, energy drink, espresso, whole nut, hard candy, popcorn, grape, cherry, hot dog, marshmallow, chewing gum, sausage, raw carrot, raisin, lollipop, gummy candy, gummi bear, jelly bean, pretzel, tortilla chip, potato chip, chip, almond, cashew, walnut, pecan, hazelnut, pistachio, macadamia nut, brazil nut, pine nut, peanut, mixed nut, candied nut, trail mix, nut, sunflower seed, pumpkin seed`,
},
'not': {
'avoided-foods.tsv': `#
#
#
#
#
#




vegetable oil, vegetable shortening, vegetable suet



chicken thigh, chicken leg, chicken drumstick, duck, goose








vegan cheese, cashew cheese



cauliflower rice, cauliflower


bread flour

vanilla bean, coffee bean, cocoa bean, jelly bean







wheat berry, juniper berry
cherry tomato, plum tomato



flour tortilla, corn tortilla, taco shell, chapati, matzo












sweet potato

peanut butter, almond butter, nut butter, seed butter, apple butter, cocoa butter, vegan butter, butter lettuce, butter bean
cream of tartar, coconut cream, cream soda
oyster mushroom
cherry tomato
grape tomato, grape leaf
plum tomato
orange bell pepper









olive oil






















coconut milk yogurt
coconut milk, almond milk, rice milk












matzo, matzo meal
grape leaf, grapeseed oil, cherry juice, olive oil, peanut butter, almond butter, cashew butter, nut butter, almond milk, cashew cream, almond flour, hazelnut flour, nut flour, peanut flour, almond extract, nut extract, peanut oil, walnut oil, almond yogurt, cashew cheese, peanut sauce, nut milk

grape leaf, grapeseed oil, grape juice, grape jelly, cherry juice, cherry jam, peanut butter, almond butter, cashew butter, nut butter, almond milk, cashew cream, almond flour, hazelnut flour, nut flour, peanut flour, almond extract, nut extract, peanut oil, walnut oil, almond yogurt, cashew cheese, peanut sauce, nut milk`,
},
'note': {
'avoided-foods.tsv': `#
#
#
#
#
#





































































In pregnancy, what may carry germs or much mercury is left out: food that is raw or cured, soft cheese that may not be pasteurized, liver and some fish. All else must be cooked through.






















For gout, what is richest in purines is left out: offal, game, some fish and shellfish, and beer. Purines are not counted.
For the kidneys, what is richest in potassium is left out. Amounts are not counted: a dietitian has to set them.
For the kidneys, what is richest in phosphorus is left out. Amounts are not counted: a dietitian has to set them.
With blood thinners, what is rich in vitamin K, cranberry and grapefruit are left out. What matters is the same amount every day: ask whoever prescribes them.
What is rich in tyramine is left out: what is aged, cured, smoked or fermented. Freshness matters as much: ask a pharmacist.
For PKU, protein foods and aspartame are left out. Phenylalanine is not counted: a metabolic dietitian has to plan it.
What is richest in oxalate is left out. Oxalate is not counted.
For a nickel allergy, what is richest in nickel is left out: chocolate, nuts, seeds, pulses, soy, whole grain and shellfish. Nickel is not counted, and acid food takes it up from cans and pans.
For salicylates, what is richest in them is left out: spices, herbs, berries, dried fruit, honey, tea and some vegetables and nuts. Salicylates are not counted.
With a latex allergy, the fruit that most often cross-reacts is left out: banana, avocado, kiwi, chestnut, papaya and a few more.
With a birch pollen allergy, the fruit, nuts and vegetables that most often cross-react are left out. Many people bear them cooked.
For reflux, what most often brings it on is left out. What does differs from one person to the next.
Whole grain, seeds, nuts, pulses and dried fruit are left out. Fiber is not counted.
What is richest in iron is left out. Iron is not counted.
What may carry germs is left out: food that is raw, cured or unpasteurized. All else must be cooked through.
For Passover, chametz is left out, and kitniyot as well: rice, corn and pulses. Products need a Passover certificate.
Read as a meal for an infant: honey, salt, sugar, alcohol and caffeine are left out. Serve it soft and in small pieces, and ask a pediatrician about allergens.
Read as a meal for children: alcohol, coffee and what children choke on are left out. An adult handles knives, heat and hot sugar.
Read as a meal for a small child: alcohol, coffee and what small children choke on are left out, such as whole nuts, grapes, cherries and popcorn. Cut everything into small pieces.`,
'label-notes.tsv': `#
#
#
Wine and beer may be cleared with fish, egg or milk: choose one that is labelled vegan.
Some cheese is made with animal rennet: choose one that is labelled vegetarian.
Meat is halal by the way it was slaughtered: choose meat that is certified halal.
Meat, cheese and wine are kosher by the way they were made: choose ones with a kosher certificate.`,
},
'audience': {
'avoided-foods.tsv': `#
#
#
#
#
#












































































































yes
yes
yes`,
},
'diet': {
'diet-limits.tsv': `#
#
#
#
#
#
keto
low_carb
low_fat
low_fat
low_sodium
low_sugar
diabetic_friendly
heart_healthy
keto
low_carb
low_fat
low_sodium
low_sugar
mediterranean
diabetic_friendly
diabetic_friendly
heart_healthy
heart_healthy
high_protein
high_fiber
low_sodium
low_fat
low_carb
low_sugar
keto
diabetic_friendly
heart_healthy`,
'diets.tsv': `#
#
#
#
#
#
#
#
vegan
vegetarian
lacto_vegetarian
ovo_vegetarian
pescatarian
gluten_free
dairy_free
lactose_free
egg_free
nut_free
tree_nut_free
peanut_free
soy_free
wheat_free
sesame_free
fish_free
shellfish_free
crustacean_free
mollusc_free
celery_free
mustard_free
lupin_free
sulfite_free
keto
low_carb
low_fat
low_sodium
low_sugar
low_fodmap
high_protein
high_fiber
paleo
whole30
mediterranean
diabetic_friendly
heart_healthy
halal
kosher
pork_free
alcohol_free`,
},
'of': {
'diet-limits.tsv': `#
#
#
#
#
#
food
food
food
food
food
food
food
food
name
name
name
name
name
name
name
name
name
name
serving
serving
serving
serving
serving
serving
serving
serving
serving`,
'raw-food.tsv': `#
#
#
category: frozen; kind: meat, fish, crustacean, mollusc
cooking class: poultry, bone-in poultry, whole bird; kind: meat, fish, crustacean, mollusc, egg
cooking class: ground meat, sausage, tender meat, tough meat, bones, bacon; kind: meat, fish, crustacean, mollusc, egg; kind: poultry
cooking class: ground meat, sausage, tender meat, tough meat, bones, bacon; kind: meat, fish, crustacean, mollusc, egg
cooking class: cooked meat; kind: meat, fish, crustacean, mollusc, egg; kind: poultry
cooking class: cooked meat; kind: meat, fish, crustacean, mollusc, egg
cooking class: cooked meat; kind: meat, fish, crustacean, mollusc, egg
cooking class: cooked meat; kind: meat, fish, crustacean, mollusc, egg
cooking class: ground meat, sausage; kind: meat, fish, crustacean, mollusc, egg
cooking class: tender meat, tough meat, bones; kind: meat, fish, crustacean, mollusc, egg
name: rabbit, wild boar, game, offal, beef liver, pork liver, lamb liver, kidney, sweetbread, beef tongue, tripe, haggis
cooking class: tender meat, tough meat, bones; kind: meat, fish, crustacean, mollusc, egg
cooking class: egg; kind: egg, meat, fish, crustacean, mollusc
cooking class: fish, salted fish, shellfish, shell-on shellfish; kind: fish, crustacean, mollusc, meat, egg

cooking class: dried pulse, quick pulse
cooking class: pulse
category: dairy_eggs; kind: dairy; not kind: cheese, egg
category: beverages; kind: fruit
cooking class: flour; kind: grain
cooking class: pastry
role: starch; kind: rice, pasta
role: starch; kind: grain
category: produce
category: produce`,
},
'fact': {
'diet-limits.tsv': `#
#
#
#
#
#
netCarbohydrates
netCarbohydrates
fat
saturatedFat
sodium
sugar
sugar
saturatedFat
netCarbohydrates
netCarbohydrates
fat
sodium
sugar
saturatedFat
sugar
netCarbohydrates
saturatedFat
sodium
protein
fiber
sodium
fat
carbohydrates
sugar
netCarbohydrates
sugar
saturatedFat`,
},
'least': {
'diet-limits.tsv': `#
#
#
#
#
#


















20
6






`,
},
'most': {
'diet-limits.tsv': `#
#
#
#
#
#
12
25
15
6
600
15.5
20
10
6
10
3
140
5
5
10
20
3
140


600
15
35
15
18
20
8`,
},
'unless kinds': {
'diet-limits.tsv': `#
#
#
#
#
#
sweetener
sweetener
oil
oil



tree_nut





cheese tree_nut fish


tree_nut fish









`,
},
'unless roles': {
'diet-limits.tsv': `#
#
#
#
#
#
spice herb seasoning leavening aromatic
spice herb seasoning leavening aromatic
spice herb seasoning leavening aromatic
spice herb seasoning leavening aromatic
leavening
spice herb seasoning leavening aromatic
spice herb seasoning leavening aromatic
spice herb seasoning leavening aromatic
spice herb
spice herb
spice herb

spice herb

spice herb
spice herb










`,
},
'type': {
'diets.tsv': `#
#
#
#
#
#
#
#
way
way
way
way
way
allergy
allergy
allergy
allergy
allergy
allergy
allergy
allergy
allergy
allergy
allergy
allergy
allergy
allergy
allergy
allergy
allergy
allergy
strict
limit
limit
limit
limit
strict
limit
limit
way
way
limit
limit
limit
way
way
way
way`,
'hazards.tsv': `#
#
poison
poison
poison
poison
poison
poison
poison
poison
poison
poison
poison
poison
poison
poison
poison
poison
poison
poison
poison
not_food
spoiled
spoiled
spoiled
spoiled
poison
poison
not_food
not_food
medicine`,
},
'leaves out': {
'diets.tsv': `#
#
#
#
#
#
#
#
meat animal_fat gelatin fish crustacean mollusc dairy cheese egg honey
meat animal_fat gelatin rennet fish crustacean mollusc
meat animal_fat gelatin rennet fish crustacean mollusc egg
meat animal_fat gelatin rennet fish crustacean mollusc dairy cheese
meat animal_fat gelatin
gluten wheat
dairy cheese
dairy cheese
egg
tree_nut peanut
tree_nut
peanut
soy
wheat
sesame
fish
crustacean mollusc
crustacean
mollusc
celery
mustard
lupin
sulfite
grain wheat gluten corn rice oats pasta bread legume sugar honey starchy dried_fruit
pasta bread sugar honey dried_fruit
animal_fat
salt processed_meat
sugar honey dried_fruit
allium wheat honey


grain wheat gluten corn rice oats pasta bread dairy cheese legume soy peanut sugar additive
grain wheat gluten corn rice oats pasta bread dairy cheese legume soy peanut sugar sweetener honey alcohol additive
processed_meat animal_fat additive
sugar honey
processed_meat animal_fat
pork alcohol gelatin animal_fat
pork crustacean mollusc gelatin
pork gelatin
alcohol`,
},
'named kinds': {
'diets.tsv': `#
#
#
#
#
#
#
#




























meat beef pork lamb poultry game fish crustacean mollusc oil herb egg


meat beef pork lamb poultry game fish crustacean mollusc egg tree_nut seed sesame vegetable leafy root starchy allium nightshade mushroom fruit citrus herb spice celery mustard water
meat beef pork lamb poultry game fish crustacean mollusc egg tree_nut seed sesame vegetable leafy root starchy allium nightshade mushroom fruit citrus herb spice celery mustard water






`,
},
'unnamed kinds': {
'diets.tsv': `#
#
#
#
#
#
#
#

































beef pork lamb game sugar animal_fat
alcohol
alcohol salt sugar honey
meat animal_fat gelatin cheese alcohol broth
meat animal_fat gelatin cheese alcohol broth fish crustacean mollusc

`,
},
'plain': {
'diets.tsv': `#
#
#
#
#
#
#
#




























yes


yes
yes
yes
yes
yes
yes
yes

`,
},
'excluded': {
'diets.tsv': `#
#
#
#
#
#
#
#




























apple, pear, mango, watermelon, cherry, peach, plum, apricot, nectarine, blackberry, cauliflower, mushroom, asparagus, artichoke, pistachio, cashew, agave, rye, barley, milk, cream, yogurt, ricotta, buttermilk, kefir, half and half, cottage cheese, mascarpone, creme fraiche, custard, dulce de leche, applesauce, date, prune, raisin, fig, molasses, hummus, salsa, guacamole, marinara, pasta sauce, spaghetti sauce, pizza sauce



worcestershire



lard, bacon, ham, prosciutto, pancetta, blood, frog, alligator, crocodile, snake
lard, rabbit, hare, eel, unagi, anago, conger, catfish, basa, swai, pangasius, shark, dogfish, rock salmon, monkfish, anglerfish, swordfish, sturgeon, turbot, skate, ray wing, lumpfish, burbot, paddlefish, lamprey, hagfish, caviar, escolar, frog, turtle, alligator, crocodile, snake, horse, camel, kangaroo, ostrich, squirrel, bear, blood, cricket, insect
lard
`,
},
'allowed': {
'diets.tsv': `#
#
#
#
#
#
#
#























coconut flour, cocoa powder, tomato paste


low-sodium soy sauce, coconut aminos

chive, scallion, coconut milk, almond milk, rice milk, cream of tartar, oyster mushroom, garlic oil, coconut cream, worcestershire sauce, vegan worcestershire sauce



ghee, green bean



blood orange, butter, ghee, turkey bacon, beef bacon, turkey ham, vegan bacon, vegan ham
blood orange, horse bean, horse mackerel, snake bean, gummy bear, bear claw, bear garlic, turtle bean

`,
},
'claimed': {
'diets.tsv': `#
#
#
#
#
#
#
#




























carrot, potato, russet potato, cucumber, tomato, red bell pepper, green bell pepper, zucchini, eggplant, spinach, kale, lettuce, romaine lettuce, arugula, bok choy, parsnip, radish, ginger, lemon, lime, lemon juice, lime juice, orange, strawberry, blueberry, grape, kiwi, pineapple, rice, brown rice, basmati rice, jasmine rice, quinoa, polenta, maple syrup, sugar, salt, black pepper, water, egg, olive, chive


olive oil, coconut oil, avocado oil, honey, maple syrup
olive oil, coconut oil, avocado oil, ghee
olive oil

olive oil



`,
},
'unclaimed': {
'diets.tsv': `#
#
#
#
#
#
#
#





































wine, grape juice, balsamic, sherry

`,
},
'word': {
'food-states.tsv': `#
#
#
#
#
#
cooked
precooked
canned
can
tinned
tin
oil packed
water packed
smoked
rotisserie
leftover
instant
ready to eat
toasted
roasted
baked
boiled
pasteurized
heat treated
deli
lunch
luncheon
lunchmeat
cured
dried
jerky
salami
pepperoni
prosciutto
serrano
mortadella
bologna
pastrami
corned beef
hot dog
frankfurter
lox
anchovy
sardine
caviar
roe
pate
surimi
imitation
spam
broth
stock
bouillon
consomme
sauce
paste
gravy
gelatin
lard
tallow
suet
dripping
schmaltz
powder
chicken fat
duck fat
goose fat
beef fat
pork fat
bacon fat
bottarga
bonito
chorizo
soup
base
raw
uncooked
unpasteurized
unpasteurised
bulk
mexican
fresh chorizo
fresh sausage
fresh ham
fresh pork sausage
fresh italian sausage
fresh mexican chorizo
ground
mince
minced
sausage
bratwurst
kielbasa
burger
meatball
patty
meatloaf
andouille
chicken
turkey
duck
goose
poultry
bacon
pancetta
guanciale
speck
bacon bit
ham
dough
pie crust
puff pastry
phyllo
batter
potato
yam
cassava
taro
eggplant
plantain
winter squash
butternut
pumpkin
yuca
manioc
dasheen
eddo
malanga
cocoyam
yautia
arbi
fiddlehead
bamboo shoot
nettle
morel
wild mushroom
chanterelle
elderberry
chip
puree
oat
granola
cereal
muesli
egg substitute
egg powder
powdered egg
egg wash
meringue powder
vegetarian
vegan
crab meat
crabmeat
lump crab
lobster meat
cube
seasoning
rub
salad
fat
flavor
flavored
flavoring
plant
meatless
style`,
'restriction-words.tsv': `#
#
#
#
a
aber
absolutely
actual
added
after
against
agli
ai
al
alergeno
alergia
alergias
alergic
alergica
alergico
alergy
all
all right
alla
alle
allergen
allergene
allergeni
allergia
allergic
allergica
allergici
allergico
allergie
allergien
allergique
allergisch
allergy
allo
allowed
along with
alright
also
always
am
an
anaphylactic
anaphylactoid
anaphylaxis
and
any
anything
apart from
applicable
are
are good
are safe
arent
as well as
aside from
at
au
aucun
aucune
auf
ausser
aux
avec
avoid
avoidance
avoided
avoiding
be
because
been
before
being
besides
bin
bitte
both
break
but
but with
can
can have
can tolerate
cannot
cant
carry
celiac
certified
child
children
class
classroom
coeliac
como
completely
con
contain
containing
cooked
could
could have
could tolerate
couldnt
daughter
daycare
de
deadly
deathly
definitely
dei
del
delle
des
di
diagnosed
diet
dietary
disease
dish
dislike
do
doctor
doesnt
dont
du
due
e
eat
eater
eccetto
ein
eine
einem
einen
einer
el
epi
epi pen
epipen
er
es
esposa
esposo
esse
esst
est
estoy
et
every
everything
evitar
evitare
eviter
except
except for
excepting
excepting for
excepto
exclude
excluded
excluding
exclusion
exempt
exempte
extremely
facility
family
fatally
favor
femme
figlia
figlio
fille
fils
fine
fine with
follow
following
food
for
frau
free
frei
friend
friendly
from
gegen
gern
get
give
gli
go
guest
ha
habe
haben
happy with
has
hat
hate
have
having
he
her
highly
hija
hijo
his
hive
ho
hold
home
house
household
husband
i
ich
ideally
il
ill
im
in
in addition to
intolerance
intolerancia
intolerant
intolerante
intoleranz
intoleranzen
intollerante
intolleranza
is
is good
is safe
isnt
ist
it
j
je
just
keep
keeping
kein
keine
keinen
keiner
kid
kind
kitchen
known
la
las
leave
les
less
libre
life
life threatening
like
limit
lo
los
lunch
lunchbox
ma
mainly
mais pas
make
mange
mangeons
mangiamo
mangio
mann
mari
marido
marito
may
may have
may tolerate
me
meal
medical
mein
meine
meinen
menos
mes
mi
mia
mild
mildly
minus
mio
moglie
mon
month
mostly
must
mustnt
my
n
n a
nada
ne
need
neither
nenhum
nessun
nessuna
never
ni
nicht
niente
nil
no
no allergy to
no problem
non
none
nor
normal
not
not allergic to
not intolerant to
not sensitive to
nothing
notre
nous
null
nursery
oder
of
ohne
ok
ok with
okay
okay with
omit
on
one
only
oppure
option
or
order
ordinary
other
other than
ou
our
out
pa
particular
partner
pas
pen
people
permitted
pero
please
pls
plus
plz
por
prefer
preferably
preference
privi
privo
product
pure
react
reaction
real
really
reason
recipe
regular
religious
require
required
requirement
restriction
safe
salvo
sans
sauf
school
sem
sensitive
sensitivity
senza
severe
severely
she
should
shouldnt
siamo
sick
sie
sin
sind
skip
so
sohn
something
son
sono
soy alergica
soy alergico
soy intolerante
special
stand
standard
still
strict
strictly
suis
super
taking
tengo
terribly
thank
that
the
these
they
this
those
threatening
three
thx
tiene
to
tochter
toddler
together with
tolerate
tolerated
too
totally
tranne
trying
two
type
un
una
unable
unas
und
undefined
une
unos
unser
unsere
unvertraglich
unvertraglichkeit
usually
vermeiden
vertrage
vertragt
very
violently
von
want
was
we
week
were
whatever
who
wife
will
wir
with
without
wont
would
y
year
you
your
zero`,
'step-words.tsv': `#
#
#
#
about
again
all
and
any
ball
bar
batter
bear
before
bone
both
bowl
bread
bread knife
bread machine
bread maker
bread pan
bread tin
broiler
broth
burger
butter colored
butter dish
butter knife
butter sized
buttery
cake
cake pan
cake stand
cake tin
char
cheese cloth
cheese grater
cheesecloth
chip
chocolate colored
cream
cream colored
cream together
creamy
crisp
crumb
crumble
crust
curry
dab
dip
dough
down
dressing
drink
each
egg carton
egg colored
egg cup
egg shell
egg sized
egg slicer
egg timer
egg wash brush
eggshell
fat
filling
finely
fish kettle
fish out
fish slice
fish spatula
fluff
for
fruit
fry
fryer
garnish
gently
glaze
grease
herb
honey colored
honey sized
ice cream machine
ice cream maker
ice cream scoop
in
into
iron
it
jerk
juice
just
lightly
liquid
loaf pan
loaf tin
marinade
meat grinder
meat mallet
meat tenderizer
meat thermometer
melt
melts
milk pan
mince
mix
mixer
mixture
muffin cup
muffin pan
muffin tin
next
now
nut milk bag
off
oil
once
or
over
paste
patty
pickle
pie
pie dish
pie plate
pie weight
pizza cutter
pizza peel
pizza stone
pizza wheel
poultry shears
powder
pulse
punch
quickly
rice cooker
roast
roasting pan
roasting tin
roll
roughly
rub
salad
salmon colored
sauce
scoop
seasoning
seed
shake
shell
side
smash
soup
spice
spray
spread
sprinkle
squirt
steak
steak knife
steamer
stew
stock
stuffing
syrup
the
them
then
these
this
those
till
to
toast
topping
until
vegetable
waffle iron
water
well
wine glass
wrap`,
},
'states': {
'food-states.tsv': `#
#
#
#
#
#
ready cooked
ready cooked
ready cooked
ready cooked
ready cooked
ready cooked
ready cooked
ready cooked
ready cooked
ready cooked
cooked
cooked
ready cooked
cooked
cooked
cooked
cooked
ready cooked
cooked
ready
ready
ready
ready
ready
ready
ready
ready
ready
ready
ready
ready
ready
ready
ready
ready
ready
ready
ready
ready
ready
ready
ready
ready
ready not_meat
ready
ready not_meat
ready not_meat
ready not_meat
ready
ready not_meat
ready
ready not_meat
ready
ready
ready
ready
ready not_meat
ready
ready not_meat
ready
ready
ready
ready
ready
ready
ready
ready
ready
ready not_meat
ready
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
ground
ground
ground
ground
ground
ground
ground
ground
ground
ground
ground
poultry
poultry
poultry
poultry
poultry
crisp
crisp
crisp
crisp
ready
ready
dough
dough
dough
dough
dough
inedible_raw
inedible_raw
poisonous_raw
poisonous_raw
inedible_raw
inedible_raw
inedible_raw
inedible_raw
inedible_raw
poisonous_raw
poisonous_raw
poisonous_raw
poisonous_raw
poisonous_raw
poisonous_raw
poisonous_raw
poisonous_raw
poisonous_raw
poisonous_raw
poisonous_raw
poisonous_raw
poisonous_raw
inedible_raw
poisonous_raw
preserved
preserved
grain_ready
grain_ready
grain_ready
grain_ready
ready
ready
ready
raw
ready
ready not_meat
ready not_meat
ready cooked
ready cooked
ready cooked
ready cooked
not_meat
not_meat
not_meat
not_meat
not_meat
not_meat
not_meat
not_meat
not_meat
not_meat
not_meat`,
'hazard-states.tsv': `#
#
#
#
raw
raw underdone
unripe
unripe green
green
green underdone
leaf
stone
gathered
gathered
outdoors`,
},
'hazard': {
'hazards.tsv': `#
#
amatoxin
orellanine
nerve_toxin_mushroom
gyromitrin
poisonous_mushroom
unidentified
drug
hemlock
atropine
heart_poison
ricin
poisonous_bulb
grayanotoxin
poisonous_plant
poisonous_part
needs_detoxifying
poisonous_as_it_is
tetrodotoxin
poisonous_animal
not_eaten
spoiled
left_warm
bulging_can
found_dead
cleaning_product
chemical
not_an_ingredient
animal_feed
medicine`,
'never-serve.tsv': `#
#
#
#
#
amatoxin
amatoxin
amatoxin
amatoxin
amatoxin
amatoxin
amatoxin
amatoxin
amatoxin
orellanine
orellanine
nerve_toxin_mushroom
nerve_toxin_mushroom
nerve_toxin_mushroom
nerve_toxin_mushroom
nerve_toxin_mushroom
nerve_toxin_mushroom
nerve_toxin_mushroom
nerve_toxin_mushroom
nerve_toxin_mushroom
gyromitrin
gyromitrin
gyromitrin
gyromitrin
poisonous_mushroom
poisonous_mushroom
poisonous_mushroom
poisonous_mushroom
poisonous_mushroom
poisonous_mushroom
poisonous_mushroom
poisonous_mushroom
poisonous_mushroom
poisonous_mushroom
poisonous_mushroom
poisonous_mushroom
poisonous_mushroom
poisonous_mushroom
poisonous_mushroom
poisonous_mushroom
poisonous_mushroom
drug
drug
drug
drug
drug
drug
drug
drug
drug
drug
drug
drug
drug
drug
drug
drug
drug
drug
drug
drug
drug
drug
hemlock
hemlock
hemlock
hemlock
hemlock
atropine
atropine
atropine
atropine
atropine
atropine
atropine
atropine
atropine
atropine
atropine
atropine
atropine
atropine
atropine
heart_poison
heart_poison
heart_poison
heart_poison
heart_poison
heart_poison
heart_poison
heart_poison
heart_poison
heart_poison
heart_poison
heart_poison
heart_poison
heart_poison
heart_poison
heart_poison
heart_poison
heart_poison
ricin
ricin
ricin
ricin
ricin
ricin
ricin
ricin
poisonous_bulb
poisonous_bulb
poisonous_bulb
poisonous_bulb
poisonous_bulb
poisonous_bulb
poisonous_bulb
poisonous_bulb
poisonous_bulb
poisonous_bulb
poisonous_bulb
poisonous_bulb
poisonous_bulb
poisonous_bulb
poisonous_bulb
poisonous_bulb
poisonous_bulb
grayanotoxin
grayanotoxin
grayanotoxin
grayanotoxin
grayanotoxin
grayanotoxin
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_part
poisonous_part
poisonous_part
poisonous_part
poisonous_part
poisonous_part
poisonous_part
poisonous_part
poisonous_part
poisonous_part
poisonous_part
poisonous_part
poisonous_part
poisonous_part
needs_detoxifying
needs_detoxifying
needs_detoxifying
needs_detoxifying
needs_detoxifying
tetrodotoxin
tetrodotoxin
tetrodotoxin
tetrodotoxin
tetrodotoxin
tetrodotoxin
tetrodotoxin
tetrodotoxin
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
bulging_can
bulging_can
bulging_can
bulging_can
bulging_can
bulging_can
bulging_can
bulging_can
bulging_can
bulging_can
bulging_can
bulging_can
bulging_can
bulging_can
bulging_can
found_dead
found_dead
found_dead
found_dead
found_dead
found_dead
found_dead
found_dead
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
animal_feed
animal_feed
animal_feed
animal_feed
animal_feed
animal_feed
animal_feed
animal_feed
animal_feed
animal_feed
animal_feed
animal_feed
animal_feed
animal_feed
animal_feed
animal_feed
animal_feed
animal_feed
animal_feed
animal_feed
animal_feed
animal_feed
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
none
unidentified
unidentified
unidentified
unidentified
needs_detoxifying
needs_detoxifying
needs_detoxifying
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_mushroom
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_mushroom
unidentified
unidentified
unidentified
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
none
none
none
none
none
none
none
none
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
found_dead
found_dead
found_dead
found_dead
found_dead
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
chemical
chemical
chemical
chemical
chemical
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
none
none
none
none
none
none
none
none
none
none
none
none
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
drug
drug
drug
drug
drug
drug
not_an_ingredient
none
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_animal
poisonous_bulb
poisonous_bulb
poisonous_bulb
poisonous_bulb
poisonous_bulb
poisonous_bulb
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_part
poisonous_part
poisonous_part
needs_detoxifying
needs_detoxifying
needs_detoxifying
needs_detoxifying
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
bulging_can
bulging_can
bulging_can
bulging_can
bulging_can
bulging_can
bulging_can
bulging_can
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
medicine
drug
drug
drug
drug
drug
drug
drug
drug
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
not_eaten
none
none
none
none
none
none
none
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
none
none
none
none
poisonous_as_it_is
poisonous_part
poisonous_part
poisonous_part
poisonous_part
poisonous_part
poisonous_part
poisonous_part
drug
drug
drug
drug
drug
drug
drug
drug
drug
drug
cleaning_product
cleaning_product
cleaning_product
chemical
not_an_ingredient
not_an_ingredient
needs_detoxifying
needs_detoxifying
needs_detoxifying
not_eaten
unidentified
unidentified
unidentified
unidentified
unidentified
unidentified
unidentified
unidentified
unidentified
unidentified
unidentified
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
cleaning_product
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
chemical
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
not_an_ingredient
poisonous_bulb
poisonous_bulb
poisonous_plant
heart_poison
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
drug
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_plant
poisonous_mushroom`,
},
'reason': {
'hazards.tsv': `#
#
its amatoxins destroy the liver, and no cooking removes them
its orellanine destroys the kidneys days after the meal, and no cooking removes it
its toxins act on the nerves, and cooking does not remove them reliably
its gyromitrin becomes monomethylhydrazine in the body, and cooking does not remove it reliably
it is a poisonous mushroom
nobody can tell from the name that it is edible, and mistakes with wild mushrooms, berries and plants are deadly
it is a drug, not food
it holds coniine or cicutoxin, which stop the breath
it holds atropine or related poisons, which are deadly
it stops the heart
it holds ricin or abrin, of which a few seeds kill
its bulb, leaves and flowers are poisonous
all of the plant is poisonous, the honey too
the plant is poisonous
this part of the plant holds oxalates, solanine or cyanide, and no cooking makes it safe
it is poisonous until it is prepared in a way that a recipe here does not teach
raw, unripe or green, or in its leaves, stems or stones, it holds poisons that a recipe here does not remove
it holds tetrodotoxin, which cooking does not destroy, and only licensed cooks may cut it
it is poisonous to eat
it is not sold as food
spoiled food makes people ill, and heat does not destroy every toxin in it
food that stood warm for hours can hold toxins that heat does not destroy
a can or jar that bulges, leaks or spurts may hold the toxin of botulism
eggs and poultry that are cracked, dirty or washed in doubt carry salmonella; mussels and clams that stay open are dead
it is a cleaning product, and poisonous
it is a fuel, a solvent or a poison for pests
it is a cosmetic, a craft material or a thing, not food
it is made for animals, not for people
it is a medicine: ask a doctor or pharmacist, not a recipe`,
'swap-rules.tsv': `#
#
#
#
a baby needs exactly this; homemade and diluted formula has harmed infants. Ask a pediatrician
it is prescribed or dosed for a patient. Ask a doctor or pharmacist
its measured nitrite is what keeps cured meat free of botulism, and no other salt does that
in canning its measured acid is what keeps the jar free of botulism; follow a tested recipe
it is the only starch that lets heat through evenly in canning
it keeps pickles firm by a reaction that no other salt has
it is a strong alkali that has to be measured and rinsed off as a tested recipe says
it is a caustic whose strength decides whether the food is safe
the set and the keeping of a preserve hang on its amount; use a recipe without it
nothing else sets milk to the same curd
it is a living culture, and only that culture ferments this food safely
only yeast, or a starter in which yeast lives, raises a yeast dough
only that yeast ferments this drink as it should
it is an enzyme, and nothing else does its work
the recipe is made for this casing
it is a preservative whose dose decides whether the food keeps
it is not food, and injures who touches or swallows it
its amount is what keeps cured, brined and fermented food safe
its amount is what makes a preserve set and keep, and what candy is made of
its natural nitrite is what keeps cured meat free of botulism`,
},
'source': {
'hazards.tsv': `#
#
FDA, Bad Bug Book, 2nd ed.
FDA, Bad Bug Book, 2nd ed.
FDA, Bad Bug Book, 2nd ed.
FDA, Bad Bug Book, 2nd ed.
FDA, Bad Bug Book, 2nd ed.
FDA, Bad Bug Book, 2nd ed.
DEA, Drugs of Abuse
Royal Botanic Gardens Kew, Poisonous Plants; FDA Poisonous Plant Database
Royal Botanic Gardens Kew, Poisonous Plants; FDA Poisonous Plant Database
Royal Botanic Gardens Kew, Poisonous Plants; FDA Poisonous Plant Database
Royal Botanic Gardens Kew, Poisonous Plants; FDA Poisonous Plant Database
Royal Botanic Gardens Kew, Poisonous Plants; FDA Poisonous Plant Database
Royal Botanic Gardens Kew, Poisonous Plants; FDA Poisonous Plant Database
Royal Botanic Gardens Kew, Poisonous Plants; FDA Poisonous Plant Database
FDA, Bad Bug Book, 2nd ed.
FDA, Bad Bug Book, 2nd ed.
FDA, Bad Bug Book, 2nd ed.; CDC, MMWR 33(13), elderberry juice
FDA, Bad Bug Book, 2nd ed.
FDA, Bad Bug Book, 2nd ed.
FDA, Food Code
USDA FSIS, Food Product Dating; Molds on Food
USDA FSIS, Danger Zone
CDC, Home-Canned Foods
USDA FSIS, Shell Eggs from Farm to Table; FDA, Selecting Seafood
FDA, 21 CFR; American Association of Poison Control Centers
FDA, 21 CFR; American Association of Poison Control Centers
FDA, 21 CFR; American Association of Poison Control Centers
FDA, 21 CFR 507
FDA, 21 CFR 310`,
'swap-rules.tsv': `#
#
#
#
FDA, Infant Formula: Questions and Answers; AAP
FDA, Medical Foods
9 CFR 424.21; NCHFP, Curing and Smoking Meats
USDA, Complete Guide to Home Canning
USDA, Complete Guide to Home Canning
USDA, Complete Guide to Home Canning
USDA, Complete Guide to Home Canning
FDA, 21 CFR 184.1763
NCHFP, Making Jams and Jellies
New England Cheesemaking; NCHFP
NCHFP, Fermented Foods
King Arthur Baking, Yeast
TTB; American Homebrewers Association
FDA, Enzyme Preparations Used in Food
NCHFP
FDA, 21 CFR 182
FDA, Liquid Nitrogen and Dry Ice Safety Alert
NCHFP, Fermented Foods; 9 CFR 424.21
NCHFP, Making Jams and Jellies
9 CFR 317.17; NCHFP, Curing and Smoking Meats`,
},
'diets': {
'label-notes.tsv': `#
#
#
vegan vegetarian lacto_vegetarian ovo_vegetarian
vegetarian lacto_vegetarian
halal
kosher`,
},
'fined': {
'label-notes.tsv': `#
#
#
yes


`,
},
'name': {
'never-serve.tsv': `#
#
#
#
#
death cap
destroying angel
fool mushroom
funeral bell
autumn skullcap
galerina
deadly parasol
lepiota brunneoincarnata
amanita
webcap
cortinarius
fly agaric
amanita muscaria
panther cap
amanita pantherina
ivory funnel
fool funnel
inocybe
fibrecap
sweating mushroom
false morel
gyromitra
brain mushroom
turban fungus
omphalotus
satan bolete
devil bolete
livid entoloma
livid pinkgill
brown roll rim
paxillus
sulphur tuft
yellow stainer
vomiter
green spored parasol
false parasol
chlorophyllum molybdite
toadstool
poisonous mushroom
poison mushroom
sickener
magic mushroom
psilocybin
psilocybe
shroom
cannabis
marijuana
weed butter
cannabutter
hashish
thc
cocaine
heroin
opium
lsd
mdma
methamphetamine
ketamine
peyote
ayahuasca
khat
kratom
salvia divinorum
hemlock
cowbane
conium
cicuta
spotted parsley
deadly nightshade
belladonna
atropa
henbane
mandrake
datura
jimsonweed
jimson weed
thorn apple
angel trumpet
brugmansia
moonflower seed
devil trumpet
bittersweet nightshade
bittersweet berry
foxglove
digitali
oleander
lily of the valley
monkshood
aconite
wolfsbane
wolf bane
aconitum
yew
taxus
larkspur
delphinium
hellebore
christmas rose
squill bulb
sea mango
suicide tree
castor bean
castor seed
ricin
ricinus
rosary pea
jequirity
crab eye seed
abrus
daffodil
jonquil
hyacinth
tulip bulb
amaryllis
autumn crocus
meadow saffron
colchicum
death camas
camas death
gloriosa lily
glory lily
iris bulb
lily bulb from the garden
agapanthus
clivia
star of bethlehem bulb
rhododendron
azalea
mountain laurel
mad honey
kalmia
pieris
hydrangea
wisteria
laburnum
golden chain
mistletoe
holly berry
ivy berry
english ivy
ivy leaf
privet
poke root
pokeweed
pokeberry
poke berry
poke sallet
inkberry
white snakeroot
baneberry
doll eye
moonseed
snowberry
virginia creeper
lantana
lupine seed from the garden
sweet pea seed
hogweed
lord and lady
arum
jack in the pulpit
dieffenbachia
dumb cane
philodendron
caladium
elephant ear plant
skunk cabbage
marsh marigold
poinsettia
cyclamen
croton
euphorbia
spurge
manchineel
strychnine
nux vomica
chinaberry
tung nut
sago palm
horse chestnut
conker
buckeye nut
ohio buckeye
daphne berry
spindle berry
ragwort
groundsel
comfrey
tansy
pennyroyal
sassafra oil
safrole
bracken
mercury herb
dog mercury
bryony
periwinkle plant
vinca
clemati
anemone flower
pasqueflower
columbine
buttercup flower
celandine
bloodroot
jatropha
physic nut
hura
karaka berry
tutu berry
cherry laurel
laurel cherry
poison ivy
poison oak
poison sumac
stinging tree
poisonous berry
poisonous plant
poison berry
coral tree bean
mescal bean
rhubarb leaf
rhubarb green
potato berry
potato fruit
potato sprout
potato eye
potato green skin
bitter apricot kernel
bitter almond
mango sap
cashew shell
asparagus berry
honeysuckle berry
sweet potato moldy
bitter cassava
raw rhubarb leaf
grass pea
khesari dal
kidney bean sprout
fugu
pufferfish
puffer fish
blowfish
globefish
porcupine fish
blue ringed octopus
rough skinned newt
polar bear liver
seal liver
walrus liver
husky liver
poison frog
cane toad
toad
cone snail
red tide mussel
red tide clam
red tide shellfish
fire coral
sea turtle liver
xanthid crab
human flesh
human meat
human blood
placenta
human
human leg
human liver
dog meat
cat meat
puppy
kitten
roadkill
road kill
pet hamster
my cat
my dog
spoiled
spoilt
rotten
rotting
rotted
rancid
mouldy
moldy
mildewed
putrid
putrefied
decaying
decomposed
decomposing
slimy
gone off
gone bad
went bad
went off
has turned
gone sour
past its use by
past use by
past its date
past the use by date
past expiration
past its expiration
expired
out of date
smell bad
smell off
smelly
foul smelling
bad smelling
funny smelling
smell funny
smell weird
smelling weird
smelling bad
stinking
maggoty
with maggot
full of mold
green mold
covered in mold
infested
with worm
contaminated
recalled
tainted
bad egg
bad milk
bad meat
bad fish
bad oyster
bad shrimp
bad chicken
ergot
ergoted
putrefying
left overnight on the counter
left out since
sat out
out of the fridge overnight
left in the car
left at room temperature overnight
left in the sun
forgotten on the counter
not refrigerated
two day old rice at room temperature
bulging
swollen can
swollen tin
leaking can
leaking tin
badly dented can
rusted can
rusty can
blown can
puffed can
can that bulge
broken seal
unsealed jar
popped lid
swollen lid
dead mussel
dead clam
dead oyster
dead lobster
dead crab
found dead
dead crayfish
dead crawfish
bleach
chlorine
clorox
detergent
dishwashing liquid
washing up liquid
soap
soap bar
washing powder
fabric softener
windex
lysol
febreze
ammonia
disinfectant
floor wax
cleaning vinegar
cleaning product
hydrogen peroxide
borax
boric acid
muriatic acid
hydrochloric acid
sulfuric acid
sulphuric acid
nitric acid
caustic soda
quicklime
gasoline
petrol
diesel
kerosene
lighter fluid
antifreeze
brake fluid
coolant
windshield washer fluid
paint
paint thinner
turpentine
acetone
nail polish
varnish
lacquer
white spirit
mineral spirit
methanol
methyl alcohol
wood alcohol
methylated spirit
denatured alcohol
rubbing alcohol
isopropyl alcohol
isopropanol
hand sanitizer
rat poison
mouse poison
insecticide
pesticide
herbicide
fungicide
weedkiller
roundup
insect repellent
ant bait
slug pellet
mothball
naphthalene
fertilizer
fertiliser
plant food
butane
propane
battery acid
wd 40
hydraulic fluid
lamp oil
linseed oil boiled
arsenic
cyanide
mercury
thallium
antimony
asbestos
uranium
plutonium
poison
rat bait
nicotine
nicotine liquid
vape juice
vape liquid
e liquid
cigarette
tobacco
cigar
snuff tobacco
cigarette butt
gunpowder
firework
match head
dry ice
liquid nitrogen
road salt
ice melt
de icer
rock salt for road
pool chemical
pool chlorine
embalming fluid
formaldehyde
shampoo
conditioner
sunscreen
deodorant
perfume
cologne
aftershave
hairspray
lipstick
makeup
mascara
toothpaste
mouthwash
bath bomb
bath salt
bubble bath
baby powder
talcum powder
talc
baby oil
massage oil
petroleum jelly
vaseline
superglue
epoxy
silicone
caulk
putty
plaster of pari
cement
concrete
grout
mortar
crayon
chalk
blackboard chalk
play doh
playdough
modeling clay
modelling clay
toy slime
craft glitter
ink cartridge
printer ink
fountain pen ink
candle
candle wax
paraffin lamp
potpourri
incense
essential oil
tea tree oil
eucalyptus oil
wintergreen oil
camphor
citronella
sawdust
wood shaving
plywood
cardboard
newspaper
styrofoam
rubber band
rubber
latex glove
balloon
plastic bag
lego
toy
battery
coin
money
screw
metal nail
iron nail
rusty nail
nail clipping
razor blade
razor
needle
thumbtack
staple
paper clip
broken glass
glass shard
shattered glass
pebble
stone from the garden
gravel
brick
dirt
soil
potting soil
garden soil
mud
clay soil
cat litter
kitty litter
sock
shoe
shoelace
old boot
leather boot
t shirt
hair
human hair
feces
faeces
poop
urine
dog poop
cow dung
dung
manure
vomit
snot
spit
saliva
earwax
toenail
sewage
pond water
sea water from the harbor
puddle water
toilet water
lawn clipping
grass clipping
lawn grass
house plant
houseplant
cut flower
florist flower
wallpaper
carpet
sponge scourer
steel wool
dishcloth
aluminium can
light bulb
phone
keyboard
rock
pencil
pen
eraser
lead
lead paint
iron filing
gold coin
dog food
cat food
pet food
dog biscuit
dog treat
cat treat
bird seed
birdseed
fish food
fish flake food
hamster food
horse feed
chicken feed
animal feed
cattle feed
rabbit food
kibble
dog chew
rawhide
livestock feed
seed corn treated
treated seed
medicine
medication
aspirin
ibuprofen
advil
paracetamol
acetaminophen
tylenol
naproxen
antibiotic
penicillin
amoxicillin
antihistamine
benadryl
cough syrup
nyquil
sleeping pill
sleeping tablet
melatonin
sedative
valium
xanax
antidepressant
prozac
laxative
ex lax
epsom salt
castor oil
insulin
blood pressure pill
statin
warfarin
blood thinner
prescription pill
prescription drug
painkiller
oxycodone
codeine
morphine
fentanyl
viagra
steroid
birth control pill
nitroglycerin
pill
cough drop
iodine tincture
colloidal silver
ivermectin
chloroquine
ritalin
adderall
lithium
antacid
pepto bismol
activated charcoal tablet
eye drop
nasal spray
epipen
inhaler
vaccine
chemotherapy
toadstool cake
toadstool cookie
toadstool candy
hemlock tip tea
lupine flour
sweet potato leaf
bitter almond extract
bitter almond oil
apricot kernel oil
green potato curry
potato green bean
cherry stone clam
cherrystone
green tomato
toad in the hole
puppy chow
human grade
stinky tofu
smelly tofu
stinking bishop
rotten shark
slimy okra
rancio
noble rot
soap nut
soapberry
soap wort
baking ammonia
baker ammonia
polish sausage
polish ham
polish pickle
polish kielbasa
soapwort
polish rye
polish dog
paintbrush
edible paint
food paint
paint edible
soy snuff
rock sugar
rock candy
rock salt
mud pie
mud cake
dirt cake
dirt pudding
dirt cup
angel hair
angel hair pasta
dung bean
rubber chicken mold
toy soldier egg
lead shot goose
candle nut
candlenut
brick cheese
worm in dirt
pencil asparagus
old boot lasagna
cocoa soil
edible soil
chocolate soil
chocolate rock
pop rock
rock cake
rock shrimp
rock lobster
rock cod
rock melon
rock crab
rock hen
on the rock
penne
pen shell
sock eye
clay pot
baby powder milk
pill bug
water hyacinth bean
hair of the dog
poison free
lead free
dirty rice
horse chestnut flour
sweet chestnut
tobacco onion
tobacco sauce
pebble ice
rock ice
mud crab
razor clam
razor shell clam
needle mushroom
coin shaped carrot
stone crab
stone fruit
glass noodle
unidentified
not sure if edible
maybe edible
possibly poisonous
uncooked rhubarb leaf
undercooked rhubarb leaf
rhubarb leaf raw
japanese star anise
shikimi
nightshade berry
black nightshade
woody nightshade
nightshade leaf
angel wing mushroom
lily pollen
peace lily
monstera leaf
boxwood
savin
crown of thorns
carolina allspice seed
heliotrope
lantern mushroom
lobelia
pheasant eye
mezereon
wild cherry leaf
water dropwort
fool parsley
jack o lantern fungus
probably edible
might be edible
could be poisonous
sour smelling
off smelling
weird smelling
bad smell
stink
reek
that float
which float
fuzzy
mold on
slime
turned bad
turned sour
off milk
past best before
past its best
past sell by
past its sell by
weeks past
week past
day past
month past
year past
best before last
beyond its date
chunky milk
bloated package
bloated pouch
swollen package
refrozen
from the trash
from the garbage
from the bin
dumpster
power outage
mouse dropping
rodent dropping
fly blown
flyblown
bug ridden
dropped on the floor
fuzzy navel
fuzzy melon
fuzzy squash
fuzzy gourd
fuzzy kiwi
stink bean
stinky bean
stinky cheese
sat in the sun
sat in the car
sat on the counter
sat on the table
sat at room temperature
in a hot car
in the sun all day
out all day
out all night
out overnight
unrefrigerated
not been refrigerated
warm all day
on the counter overnight
kept warm overnight
on the counter for 3 hour
out for 3 hour
at room temperature for 3 hour
on the counter for 4 hour
out for 4 hour
at room temperature for 4 hour
on the counter for 5 hour
out for 5 hour
at room temperature for 5 hour
on the counter for 6 hour
out for 6 hour
at room temperature for 6 hour
on the counter for 7 hour
out for 7 hour
at room temperature for 7 hour
on the counter for 8 hour
out for 8 hour
at room temperature for 8 hour
on the counter for 9 hour
out for 9 hour
at room temperature for 9 hour
on the counter for 10 hour
out for 10 hour
at room temperature for 10 hour
on the counter for 11 hour
out for 11 hour
at room temperature for 11 hour
on the counter for 12 hour
out for 12 hour
at room temperature for 12 hour
on the counter for 18 hour
out for 18 hour
at room temperature for 18 hour
on the counter for 24 hour
out for 24 hour
at room temperature for 24 hour
on the counter for 36 hour
out for 36 hour
at room temperature for 36 hour
on the counter for 48 hour
out for 48 hour
at room temperature for 48 hour
did not open
didnt open
wont open
will not open
open and dead
roadkill squirrel
squirrel roadkill
neighbor cat
neighbor dog
neighbour cat
neighbour dog
house cat
cat carcass
dog carcass
dead rat
dead bird
dead animal
dead pigeon
roach bait
flea powder
flea collar
weed and feed
wood stain
sand
nail
ground glass
glass dust
toilet tissue
cardboard box
tin foil ball
chewed gum
lint
ash from the fireplace
sponge
tin soldier
sand cookie
sand cake
fish food stick
cough drop cookie
victoria sponge
trifle sponge
genoise sponge
chocolate sponge
vanilla sponge
lemon sponge
plain sponge
toilet paper
sponge cloth
kitchen sponge
dish sponge
scouring pad
plastic wrap
plastic sheet
weed brownie
pot brownie
weed cookie
hash brownie
space cake
ganja
birthday candle
rock and rye
stonefish
toad leg
newt
salamander
axolotl
caterpillar
box jellyfish
portuguese man of war
dart frog
sea wasp
lionfish spine
stingray barb
scorpion venom
snake venom
blister beetle
spanish fly
boxfish
porcupinefish
oilfish liver
shark liver
greenland shark fresh
hyacinth bulb
iris root
iris rhizome
bluebell
scilla
gladiolus bulb
elephant ear leaf
elephant ear root
pothos
devil ivy
wormseed plant
golden rain tree
pencil tree
candelilla
box leaf
cotoneaster
pyracantha berry
dogbane
bleeding heart
four o'clock seed
morning glory seed
sweet pea pod
lupin from the garden
lords and ladies
thornapple
green tuber
avocado leaf of guatemala
yew seed
raw lima bean from java
java lima bean
bitter lupin
cycad flour
green sheen
with green mould
with white mold
with blue mold
with blue mould
black mold
black mould
blue fuzz
green fuzz
white fuzz
covered in fuzz
covered in mould
past expiry
past its expiry
past the expiration
months past
past their date
past the date
smells off
smells sour
sunken and cloudy
full of maggot
full of weevil
with weevil
thawed on the counter
thawed at room temperature
defrosted on the counter
thawed in the sun
on the counter all
in the car for
in the car all
out of the fridge all
at room temperature for 2 day
at room temperature for 3 day
in a warm car
can that hiss
tin that hiss
can that spurt
jar that hiss
jar that spurt
rusted through can
lid that bulge
lid popped up
gun powder
drywall
fiberglass
fibreglass
contact lens solution
lip balm
eye drop bottle
lead weight
fishing weight
pencil lead
chalk dust
glow stick
bubble solution
plaster of paris
polystyrene
staple gun
mothball flake
desiccant
hand warmer
cold pack
ice pack gel
diaper
cotton ball
cotton wool
dental floss
air freshener
air fryer
deep fryer
slow cooker
rice cooker
pressure cooker
crock pot
crockpot
microwave
oven
toaster
toaster oven
stove
hot plate
wok
dutch oven
sous vide
scented candle
gun oil
car radiator
radiator water
radiator fluid
surgical spirit
moth ball
brake dust
bleach tablet
chlorine tablet
chlorine powder
ammonia water household
chimney soot
pool water
hot tub water
flood water
aquarium water
oil from the garage
transmission fluid
two stroke oil
chain oil
heating oil
jet fuel
camping fuel
charcoal lighter
nicotine gum
nicotine patch
nicotine pouch
metformin
sudafed
pseudoephedrine
lisinopril
atorvastatin
omeprazole
prednisone
levothyroxine
gabapentin
tramadol
sertraline
zoloft
ambien
zopiclone
diazepam
lorazepam
dayquil
theraflu
alka seltzer
imodium
dramamine
claritin
zyrtec
hormone tablet
vitamin tablet
vitamin c tablet
iron tablet
ecstasy
hash oil
cbd gummy
betel nut quid
crystal meth
ghb
mescaline
amphetamine
roadkill deer
roadkill rabbit
deer roadkill
my parrot
guinea pig pet
goldfish from the tank
goldfish from the pond
seagull
city pigeon
sewer rat
rat meat
monkey brain
bat soup
pangolin
candy cigarette
gold coin chocolate
chocolate gold coin
hogweed shoot
grape hyacinth bulb
monarch butterfly pea
thawed on the counter for 1 hour
fish that smells
meat that smells
chicken that smells
meat turned green
bread with mold
cheese with mold
elderberry
elder berry
elder
ackee
cassava
cassava root
cassava leaf
yuca
yuca root
manioc
taro
taro root
taro leaf
eddo
dasheen
malanga
yautia
cocoyam
konjac
konjac root
elephant foot yam
chaya
chaya leaf
ginkgo nut
fiddlehead
fiddlehead fern
lupin bean
lupini bean
lupin seed
bamboo shoot
bamboo shoot tip
bitter bamboo
kidney bean
red kidney bean
morel
morel mushroom
honey mushroom
hyacinth bean
jack bean
sword bean
acorn
potato
potato skin
tomato
tomato plant
eggplant
aubergine
potato plant
apricot
peach
plum
cherry
nectarine
apple
pear
avocado
lychee
longan
custard apple
sweetsop
mamey
ground cherry
cape gooseberry
physalis
monstera fruit
monstera deliciosa
mulberry
acorn squash
sweet potato
prickly pear
cactus pear
elderberry juice
leaf of rhubarb
leaf of the rhubarb
rhubarb with leaf
rhubarb with the leaf
rhubarb stalk and leaf
rhubarb stem and leaf
rhubarb and leaf
caffeine powder
powdered caffeine
pure caffeine
caffeine pill
caffeine tablet
caffeine anhydrous
unwashed poppy seed
poppy pod
poppy straw
poppy tea
chlorine dioxide
sodium chlorite
miracle mineral solution
lead oxide
pressure treated plank
pressure treated wood
cashew in shell
cashew in the shell
unshelled cashew
squirrel brain
mushroom
wild mushroom
berry
wild berry
plant
leaf
root
green
wild green
wild plant
flower
cleaner
cleanser
floor polish
furniture polish
silver polish
shoe polish
car polish
metal polish
remover
descaler
degreaser
laundry
dishwasher tablet
dishwasher pod
dish soap
tide pod
pine sol
ajax
mr clean
lye crystal
hair bleach
motor oil
engine oil
ethylene glycol
formalin
chloroform
benzene
toluene
potassium permanganate
copper sulfate
copper sulphate
killer
bug spray
wasp spray
roach spray
silica
toner
glue
glitter glue
hot glue
lotion
hair conditioner
hair dye
body wash
camphor oil
citronella oil
pine oil
cedarwood oil
diffuser oil
fragrance oil
bath oil
aromatherapy oil
glitter
paint chip
ink
compost
mulch
play dough
narcissus
snowdrop
cycad
cerbera
coltsfoot
calla lily
elephant ear
mayapple
bittersweet
corn cockle
locoweed
milkweed
cuckoopint
cuckoo pint
baby woodrose
vetch
daphne
buttercup
buckeye
sweet pea flower
jack o'lantern`,
'never-swap.tsv': `#
#
#
infant formula
baby formula
newborn formula
toddler formula
follow on formula
follow on milk
growing up milk
hypoallergenic formula
formula milk
formula powder
baby milk powder
baby milk
similac
enfamil
breast milk
breastmilk
human milk
donor milk
donor breast milk
expressed milk
mother milk
thickener for dysphagia
dysphagia thickener
thick it
thickened liquid powder
oral rehydration salt
oral rehydration solution
rehydration salt
pedialyte
tube feeding formula
feeding tube formula
enteral formula
pku formula
medical food
glucose tablet
glucose gel
insulin
ketone formula
protein free formula
curing salt
pink curing salt
pink salt 1
pink salt 2
pink cure
prague powder
prague powder 1
prague powder 2
prague powder no 1
instacure
insta cure
instacure 1
instacure 2
insta cure 1
insta cure 2
cure 1
cure 2
cure no 1
cure no 2
curing salt 1
curing salt 2
tinted cure mix
tcm
modern cure
morton tender quick
tenderquick
tender quick
quick cure
sugar cure
nitrite
nitrate
sodium nitrite
sodium nitrate
potassium nitrate
potassium nitrite
saltpeter
saltpetre
celery powder cure
nitrited salt
pokelsalz
nitrite salt
sel rose
nitrite curing salt
bottled lemon juice
bottled lime juice
canning vinegar
pickling vinegar
5 % vinegar
five percent vinegar
lemon juice
lime juice
citric acid
vinegar
white vinegar
distilled white vinegar
distilled vinegar
cider vinegar
apple cider vinegar
ascorbic acid
clearjel
clear jel
cook type clearjel
pickle crisp
calcium chloride
pickling lime
calcium hydroxide
slaked lime
hydrated lime
cal mexicana
food grade lime
nixtamal lime
lye
food grade lye
sodium hydroxide
caustic lye
pectin
fruit pectin
powdered pectin
liquid pectin
dry pectin
low sugar pectin
no sugar pectin
low methoxyl pectin
sure jell
certo
pomona pectin
pomona universal pectin
jam sugar
jelling sugar
gelling sugar
jelly sugar
preserving sugar with pectin
jam setting sugar
rennet
liquid rennet
animal rennet
vegetable rennet
microbial rennet
rennet tablet
junket tablet
junket rennet
chymosin
calf rennet
starter culture
cheese culture
cheese starter
mesophilic culture
thermophilic culture
mesophilic starter
thermophilic starter
yogurt culture
yogurt starter
kefir grain
water kefir grain
scoby
kombucha scoby
kombucha starter
kombucha mother
vinegar mother
mother of vinegar
koji
koji kin
koji spore
rice koji
aspergillus oryzae
tempeh starter
rhizopus
natto starter
bacillus subtilis natto
penicillium roqueforti
penicillium candidum
penicillium camemberti
geotrichum candidum
bactoferm
lactic acid bacteria
salami culture
sausage culture
fermentation culture
vegetable starter culture
yeast
active dry yeast
dry yeast
dried yeast
instant yeast
rapid rise yeast
quick rise yeast
bread machine yeast
fresh yeast
cake yeast
compressed yeast
baker yeast
sourdough starter
sourdough
levain
brewer yeast
wine yeast
champagne yeast
ale yeast
lager yeast
brewing yeast
distiller yeast
lactase
lactase drop
amylase
transglutaminase
meat glue
papain
diastatic malt
diastatic malt powder
collagen casing
fibrous casing
potassium sorbate
sodium benzoate
potassium metabisulfite
sodium metabisulfite
campden tablet
sulfite tablet
dry ice
liquid nitrogen
nutritional yeast
yeast extract
yeast flake
torula yeast
infant formula powder
baby formula powder
pectin powder
rennet powder
curing salt mix
yeast packet
yeast granule
curing salt blend
ready to feed formula
infant milk formula
infant milk
formula
preemie formula
goat milk formula
soy infant formula
spell formula
salt
kosher salt
sea salt
coarse salt
fine salt
pickling salt
canning salt
sugar
granulated sugar
white sugar
cane sugar
celery salt
garlic salt
onion salt
seasoned salt
brown sugar
powdered sugar
coconut sugar
palm sugar
similac powder
similac advance
similac advance powder
enfamil powder
aptamil
nan formula
gerber good start
nutramigen
neocate
alimentum
elecare
kendamil
holle formula
hipp formula
bubs formula
baby formula milk
toddler milk
human breast milk
pumped milk
colostrum for baby
formula for baby
baby food
infant cereal
infant rice cereal
baby cereal
baby rice
vitamin d drop
vitamin drop
thickening powder for dysphagia
simply thick
simplythick
oral electrolyte solution
dioralyte
gastrolyte
ensure powder for tube
nutrison
duocal
mct oil for ketogenic therapy
glucagon
epinephrine
lorenzo oil
mesophilic starter culture
thermophilic starter culture
direct set culture
flora danica
ma 11 culture
buttermilk culture
creme fraiche culture
sour cream culture
filmjolk culture
viili culture
skyr culture
kefir starter
kefir culture
milk kefir grain
jun scoby
amazake koji
miso starter
natto spore
nattomoto
ginger bug
sourdough culture
vinegar starter
propionic shermanii
lipase
lipase powder
meat starter culture
t spx
celery powder
celery juice powder
vegetable juice powder for curing
cultured celery powder
sel rose de cure
colorozo
peklosol
insta cure no 1
insta cure no 2
insta cure number 1
insta cure number 2
cure number 1
cure number 2
prague powder number 1
prague powder number 2
speed cure
dq curing salt
tinted curing salt
pink salt for curing
pink salt for bacon
curing powder
bacon cure
ham cure
maple cure
brown sugar cure
jerky cure
sausage cure
ball realfruit pectin
realfruit pectin
instant pectin
freezer jam pectin
apple pectin
citrus pectin
hm pectin
lm pectin
nh pectin
amidated pectin
surejell
sure gel pectin
mcp pectin
gelling powder for jam
5 % acidity vinegar
vinegar 5 % acidity
bottled lemon juice for canning
citric acid for canning
realemon
malic acid
fruit fresh
mead yeast
cider yeast
turbo yeast
brewer dry yeast
wine tannin
yeast nutrient`,
},
'position': {
'never-serve.tsv': `#
#
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
any
any
any
any
any
whole
any
any
any
any
whole
whole
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
any
any
last
whole
last
last
any
any
last
any
any
any
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
any
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
any
last
any
last
any
last
any
last
last
any
last
last
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
any
any
any
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
any
last
last
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
whole
any
last
any
any
any
any
last
last
last
any
any
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
last
last
whole
whole
last
whole
whole
whole
whole
whole
whole
whole
last
last
any
any
any
any
any
whole
any
any
any
whole
whole
whole
whole
whole
whole
any
whole
whole
whole
whole
whole
whole
any
any
whole
any
any
any
any
any
any
any
whole
any
any
whole
whole
any
any
any
any
whole
whole
whole
any
whole
whole
whole
whole
any
whole
any
whole
any
whole
whole
whole
whole
whole
whole
any
any
any
any
any
whole
whole
whole
whole
any
any
any
any
whole
any
whole
whole
whole
whole
any
any
whole
any
any
any
whole
whole
whole
any
any
any
whole
any
whole
whole
whole
whole
any
any
whole
whole
whole
whole
whole
whole
whole
whole
whole
any
any
any
any
any
any
any
any
whole
any
any
whole
whole
any
any
whole
any
any
whole
whole
whole
whole
whole
whole
whole
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
any
any
last
any
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
any
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
whole
whole
last
last
last
last
last
last
whole
last
whole
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
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
whole
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
raw unripe leaf
raw unripe leaf
leaf
raw unripe stone
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
underdone
underdone
raw underdone
raw underdone
raw underdone
raw
raw
raw
raw
green leaf
green
leaf
leaf
leaf
leaf
leaf
stone
stone leaf
stone
stone leaf
stone
stone
stone
stone
stone unripe
stone
stone
stone
stone
unripe leaf
unripe leaf
unripe leaf
unripe
unripe
unripe
any
any
any
any
raw unripe
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
gathered outdoors
gathered outdoors raw underdone
gathered
gathered
gathered
gathered
gathered
gathered
gathered
gathered
gathered
last
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
any
any
any
any
any
any
whole
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
any
any
any
last
any
any
any
any
whole
last
any
any
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
whole
any
whole
last
last
whole
any
any
any
any
any
any
leaf
leaf stone unripe
whole
any
any
any
any
any
any
whole
whole
whole
whole
any
any`,
'never-swap.tsv': `#
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
















































































`,
},
'rule': {
'never-swap.tsv': `#
#
#
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
canning_acid
canning_acid
canning_acid
canning_acid
canning_acid
canning_acid
canning_acid
canning_acid
canning_acid
canning_acid
canning_acid
canning_acid
canning_acid
canning_acid
canning_acid
canning_acid
canning_starch
canning_starch
canning_starch
canning_salt
canning_salt
pickling_lime
pickling_lime
pickling_lime
pickling_lime
pickling_lime
pickling_lime
pickling_lime
lye
lye
lye
lye
pectin
pectin
pectin
pectin
pectin
pectin
pectin
pectin
pectin
pectin
pectin
pectin
pectin
pectin
pectin
pectin
pectin
pectin
rennet
rennet
rennet
rennet
rennet
rennet
rennet
rennet
rennet
rennet
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
yeast
yeast
yeast
yeast
yeast
yeast
yeast
yeast
yeast
yeast
yeast
yeast
yeast
yeast
yeast
brewing_yeast
brewing_yeast
brewing_yeast
brewing_yeast
brewing_yeast
brewing_yeast
brewing_yeast
enzyme
enzyme
enzyme
enzyme
enzyme
enzyme
enzyme
enzyme
sausage_casing
sausage_casing
preservative
preservative
preservative
preservative
preservative
preservative
dry_ice
dry_ice
none
none
none
none
infant_food
infant_food
pectin
rennet
curing_salt
yeast
yeast
curing_salt
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
none
preserving_salt
preserving_salt
preserving_salt
preserving_salt
preserving_salt
preserving_salt
preserving_salt
preserving_sugar
preserving_sugar
preserving_sugar
preserving_sugar
none
none
none
none
none
none
none
none
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
infant_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
medical_food
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
culture
curing_plant
curing_plant
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
curing_salt
pectin
pectin
pectin
pectin
pectin
pectin
pectin
pectin
pectin
pectin
pectin
pectin
pectin
pectin
canning_acid
canning_acid
canning_acid
canning_acid
canning_acid
canning_acid
canning_acid
brewing_yeast
brewing_yeast
brewing_yeast
brewing_yeast
brewing_yeast
brewing_yeast`,
'swap-rules.tsv': `#
#
#
#
infant_food
medical_food
curing_salt
canning_acid
canning_starch
canning_salt
pickling_lime
lye
pectin
rennet
culture
yeast
brewing_yeast
enzyme
sausage_casing
preservative
dry_ice
preserving_salt
preserving_sugar
curing_plant`,
},
'if': {
'raw-food.tsv': `#
#
#



poultry
raw
raw poultry
raw ground
raw

ground




crisp

raw
raw
raw

dough


poisonous_raw
inedible_raw`,
},
'unless': {
'raw-food.tsv': `#
#
#
ready
ready
ready
ready




ready
ready
ready
ready
ready
ready
ready







grain_ready
preserved
preserved`,
},
'fahrenheit': {
'raw-food.tsv': `#
#
#
165
165
165
165
165
165
160
145
160
160
160
145
160
145



165
165





`,
},
'rest': {
'raw-food.tsv': `#
#
#







3



3












`,
},
'why': {
'raw-food.tsv': `#
#
#
must be cooked through to be safe
must be cooked through to be safe
must be cooked through to be safe
must be cooked through to be safe
must be cooked through to be safe
must be cooked through to be safe
must be cooked through to be safe
must be cooked through to be safe
must be cooked through to be safe
must be cooked through to be safe
must be cooked through to be safe
must be cooked through to be safe
must be cooked through to be safe
must be cooked through to be safe
must be cooked to be safe
must be boiled: dried pulses are not edible raw, and some are poisonous
must be boiled: dried pulses are not edible raw, and some are poisonous
must be heated: raw milk carries germs
must be heated: raw juice carries germs
must be heated: flour is a raw food
must be baked
must be cooked to be eaten
must be cooked to be eaten
must be cooked: it is poisonous raw
must be cooked to be eaten`,
},
'names': {
'restriction-names.tsv': `#
#
#
#
v
vg
ve
plant based
plantbased
plant only
plants
only plants
strict vegetarian
whole food plant based
wfpb
no animal products
animal products
herbivore
vegano
vegana
vegane
vegetalien
vegetalienne
veganisch
pflanzlich
veggie
veg
meatless
eggetarian
meat free
no meat
without meat
lacto ovo vegetarian
ovo lacto vegetarian
lacto ovo, ovo lacto, ovo lacto vegetarian
animal, dead animal, animal flesh
no meat or fish
no meat no fish
vegetariano
vegetariana
vegetarien
vegetarienne
vegetarisch
fleischlos
ovolactovegetarian
lactoovovegetarian
sans viande
sin carne
senza carne
carne
viande
fleisch
lactovegetarian
eggless vegetarian
indian vegetarian
hindu vegetarian
pure veg
pure vegetarian
ovovegetarian
pescetarian
pesco vegetarian, vegetarian plus fish, vegetarian and fish, vegetarian with fish
pesky
lacto ovo pescatarian, ovo lacto pescatarian
ovo pescatarian
lacto pescatarian
pollotarian, pollo vegetarian
pollo pescatarian, pesco pollotarian, pesco pollo vegetarian, pollo pesco vegetarian
gf
celiac
coeliac
celiac disease
coeliac disease
celiac safe
celiac friendly
gluten
glutine
trigo y gluten
df
ef
sf
dairy
milk
cow milk
milk protein
casein
whey
cmpa
dairy products
milk products
nondairy
lacteo
produits laitiers
laitage
leche
lait
latte
latticini
leite
milch
cow's milk protein
lactose
lactosa
lattosio
laktose
egg
eggless
huevo
oeuf
uova
uovo
ovo
eier
ei
nut
all nuts
any nuts
nuts of any kind
frutos secos
fruits a coque
frutta a guscio
nusse
tree nut
treenut
nuez
nueces
noix
noci
nozes
peanut
groundnut
cacahuete
cacahuate
mani
arachide
arachidi
amendoim
erdnuss
erdnusse
soy
soya
soybean
soja
soia
wheat
trigo
ble
frumento
weizen
sesame
sesame seed
tahini
sesamo
sesam
fish
finned fish
fin fish
finfish
pescado
poisson
pesce
peixe
fisch
shellfish
shell fish
marisco
crustaces et mollusques
frutti di mare
fruits de mer
meeresfruchte
frutos do mar
crustacean
shrimp
prawn
crab
lobster
mollusc
mollusk
celery
celeriac
mustard
mustard seed
lupin
lupine
sulfite
sulphite
sulfur dioxide
sulphur dioxide
e220, e221, e222, e223, e224, e225, e226, e227, e228
sulfiting agents
ketogenic
keto friendly
keto diet
very low carb
zero carb
no carb
carb free
low carbohydrate
lowcarb
lchf
atkins
reduced carb
fewer carbs
less carbs
lowfat
reduced fat
fat free
no fat
less fat
lean
low salt
high blood pressure
hypertension
no salt
salt free
sodium free
reduced sodium
no added salt
less salt
sodium restricted
dash
dash diet
low sodium diet
salt
sugar free
no sugar
no added sugar
no sugar added
reduced sugar
refined sugar free
no refined sugar
less sugar
sugar
azucar
sucre
zucchero
acucar
zucker
fodmap
ibs
ibs friendly
fodmap friendly
protein rich
more protein
extra protein
protein
high fibre
fiber rich
fibre rich
more fiber
fiber
fibre
paleolithic
paleo friendly
caveman
primal
whole 30
whole thirty
mediterranean diet
diabetic
diabetes
diabetes friendly
type 2 diabetes, t1d, t2d, t2dm
type 1 diabetes
prediabetic
low gi
low glycemic
low glycaemic
low glycemic index
heart friendly
cardiac
cardiac diet
low cholesterol
cholesterol
low saturated fat
heart health
muslim, ramadan
zabiha
islamic
halal only
halal meat
halal food, haram
jewish
kosher style, treif, treyf
pareve, parve
kosher for passover, passover, pesach
pork
pig
swine
bacon and ham
cerdo
porc
maiale
porco
schwein
schweinefleisch
alcohol
alcoholic
non alcoholic
nonalcoholic
booze
liquor
sober
wine and spirits
teetotal
teetotaler
alcool
alkohol
jain
sattvic, hare krishna, iskcon, swaminarayan
hindu, sikh
raw vegan
keto vegetarian
keto vegan
pegan
aip, autoimmune protocol
top 8, top 8 allergens, big 8
top 9
spicy, hot and spicy
pregnant, month pregnant, pregnancy, expecting, embarazada, embarazo, enceinte, grossesse, schwanger, schwangerschaft, incinta, gravida, gravidanza
galactosemia
fructose, fructose malabsorption
alpha gal, alpha gal syndrome
g6pd, g6pd deficiency, favism
histamine, mast cell, mcas
halal and kosher
gfdf, gfcf
infant, newborn, baby, babies, baby food, baby led weaning, blw, weaning, first food, under one, under 1, under 12 month, bub, month old, month, mo old
kid, child, children, kid friendly, child friendly, for kid, for child, for children, family with kid, year old, yr old
toddler, toddler friendly, for toddler, small child, small children, preschooler
milchprodukte, productos lacteos, laticinios, lacteos
crustaceo, crustace, crostaceo, crostacei, krebstiere, krustentiere, gamba, crevette, gambero, garnelen
molusco, mollusque, mollusco, molluschi, weichtiere
mostaza, moutarde, senf, senape, mostarda
apio, celeri, sellerie, sedano, aipo
altramuz, altramuces, lupini, tremoco
sulfito, solfiti, solfito
gergelim, ajonjoli
ohne milch, kuhmilch
nuss
nf
fruitarian
breastfeeding, lactating
family friendly
mild
extra spicy
quick
easy
simple
fast
healthy
light
clean eating
clean
organic
local
seasonal
fresh
budget
cheap
budget friendly
comfort food
low calorie
low calories
weight loss
weight watchers
anti inflammatory
flexitarian
omnivore
balanced
nutritious
whole food
whole foods
carnivore, carnivore diet
iron rich
high iron
high calcium
immune boosting
non gmo
gmo free
bulking
cutting
gut friendly
gut health
plant forward
filling
hearty
crowd pleaser
meal prep
freezer friendly
gourmet
bee product
gout, purine, low purine, purines, uric acid, high uric acid, hyperuricemia
kidney disease, chronic kidney disease, ckd, renal, renal diet, renal failure, kidney failure, kidney, dialysis, kidney diet, kidney friendly, bad kidneys
potassium, low potassium, hyperkalemia, high potassium
phosphorus, low phosphorus, phosphate, low phosphate
warfarin, coumadin, blood thinner, vitamin k, low vitamin k, anticoagulant
maoi, mao inhibitor, tyramine, low tyramine, migraine, migraines
pku, phenylketonuria, phenylalanine
nickel, low nickel
salicylate, low salicylate, salicylic acid, aspirin
oxalate, low oxalate, oxalates, kidney stone
latex, latex fruit
birch pollen, birch, oral allergy, pollen food
acid reflux, reflux, gerd, heartburn, acidic food, acidic
low residue, low fiber, low fibre, diverticulitis
hemochromatosis, haemochromatosis, iron overload, low iron diet
immunocompromised, immune suppressed, immunosuppressed, neutropenic, neutropenia, chemo, chemotherapy, transplant
statin, statins, calcium channel blocker, tacrolimus, cyclosporine, ciclosporin
ace inhibitor, spironolactone, potassium sparing diuretic
antabuse, disulfiram, metronidazole
trying to conceive, conceive
heart disease, heart failure, heart condition, heart attack
high cholesterol, hyperlipidemia
gallbladder, gallstone, pancreatitis
fatty liver, liver disease, cirrhosis
gestational diabetes
prediabetes, insulin resistance, insulin resistant, diabetics
six food elimination, six food elimination diet, 6fed, eosinophilic esophagitis, eoe
top 14, 14 allergens, top 14 allergens
top 9 allergens, top nine, big 9, big nine
hereditary fructose intolerance, hfi
scd, specific carbohydrate diet
buddhist, buddhist vegetarian
five pungent vegetables, pungent vegetable, five pungent, pungent roots
seventh day adventist, adventist, sda
mormon, lds, latter day saint
rastafarian, rastafari, rasta, ital
orthodox lent, great lent, orthodox fast, orthodox fasting, ethiopian fasting, tsom
daniel fast
lent, lent friday, good friday
meet
muscle
leak
stake
bred
kosher dairy, dairy kosher, milchig
navratri, vrat, navratri vrat, ekadashi, upvas
molke
sahne, rahm, schlagsahne, obers, panna
burro, manteiga
kase, fromage, queso, formaggio, formaggi, queijo
joghurt, yaourt, iogurte
huttenkase
huhnerei, eiweiss, eigelb, yema, albume, tuorlo
lachs, salmao
thunfisch, thon, tonno
kabeljau, dorsch, cabillaud, morue, merluzzo
sardellen, sardelle, anchois, anchoa, acciuga
heringe, hareng, arenque, aringa
forelle, truite, trucha, trota
schalentiere, schalentier
krebs, krabben, hummer, krevetten, scampi, crabe, homard, langouste, langoustine, ecrevisse, cangrejo, langosta, bogavante, gamberetti, granchio, aragosta, astice, camarao, caranguejo
muscheln, muschel, miesmuscheln, austern, auster, tintenfisch, schnecken, huitre, calmar, poulpe, vieira, seppia, capesante, mexilhao
schalenfruchte, schalenfrucht, frutos de cascara, noce
mandel, amendoa
haselnuss, haselnusse, avellana, avela
walnuss, walnusse, baumnuss
pekannuss
paranuss
macadamianuss
muskatnuss, noix de muscade, noce moscata, nuez moscada
mandelmilch
hafermilch
kokosmilch
sojamilch, sojasosse
pignon, pignones
cashewkern, cashewnuss, noix de cajou, cajou, maranon, caju
pistazie, pistache
pacana
castana de para
pinienkerne, pinienkern
kastanie, maroni, chataigne, castagna, castagne
kokosnuss, kokos, noix de coco
nocciolina, noccioline
froment, farine, farina di grano, grano duro
zoliakie, getreide, coeliaque, maladie coeliaque, celiaquia, sin tacc
gerste, orge, cebada, cevada
roggen, roggenmehl, seigle, centeno, segale
epeautre, espelta
hafer, haferflocken, avoine, avena, copos de avena, aveia
buchweizen, sarrasin, alforfon, trigo sarraceno, grano saraceno
mais, maiz, granturco, milho
reis, riz, riso
schwefeldioxid, anhydride sulfureux, dioxido de azufre, anidride solforosa
schinken
rindfleisch, kalb, kalbfleisch, boeuf, veau, ternera, vaca, vacuno, manzo, vitello
lammfleisch, hammel, agneau, mouton, cordero, agnello
huhn, hahnchen, huhnchen, huhnerfleisch
pute, putenfleisch, truthahn, dinde, pavo, tacchino
ente, canard, pato, anatra
geflugel, volaille, ave de corral, aves de corral, pollame
kaninchen, lapin, conejo, coniglio
honig, miel, miele, mel
sel, sal
wein, vin, vino
koffein, kaffee, cafeine, cafe, cafeina, caffeina, caffe
schokolade, kakao, cioccolato, cioccolata
zwiebel, oignon, cipolla, cipolle
knoblauch, ail, aglio, alho
lauch, porree, poireau, poireaux, puerro, porro, porri
schalotte, echalote, chalota, scalogno
jitomate, pomodoro, pomodori
kartoffel, erdapfel, pomme de terre, pommes de terre, patate, patata
paprikaschote, poivron
peperoni
chilischoten, piment, guindilla, peperoncino
berenjena, melanzana, melanzane
calabacin
karotte, mohre, ruebli, carotte, zanahoria, carota, carote
spinat, epinard, espinaca
kohl, weisskohl, chou, repollo, cavolo
brokkoli, brecol
blumenkohl, chou-fleur, coliflor, cavolfiore
gurke, concombre, pepino, cetriolo, cetrioli
pilz, pilze, seta, hongos, fungo, funghi
spargel, asperge, esparrago, asparago, asparagi
artischocken, artichaut, alcachofa, carciofo, carciofi
kurbis, potiron, citrouille, courge, zucca
rande, betterave, remolacha, barbabietola
kichererbse, pois chiche, pois chiches
linse, lentille, lenteja, lenticchia, lenticchie
bohne, haricot, judias, frijol, alubias, fagiolo, fagioli
erbse, guisante, arveja, pisello, piselli
hulsenfruchte, hulsenfrucht, legumineuses, legumbres, legumbre, legumi
ackerbohne, saubohnen, dicke bohnen, feve, haba
apfel, pomme, manzana, mela, mele
birne, poire, pere
pfirsich, peche, melocoton, durazno, pesca, pesche
aprikose, marille, albaricoque, albicocca, albicocche
pflaume, zwetschge, ciruela, prugna
kirsche, cerise, cereza, ciliegia, ciliegie
erdbeere, fresa, frutilla, fragola, fragole
himbeere, framboise, frambuesa, lampone, lamponi
beeren, baies, bayas, frutos rojos, frutti di bosco
traube, weintrauben, uva
bananen, platano
ananas, pina, abacaxi
apfelsine, naranja, arancia, arance
zitrone, limones, limone, limoni
zitrusfruchte, zitrusfrucht, agrumes, citricos, agrumi
avocat, aguacate, palta
feige, figue, higo, fico, fichi
dattel, datte, datil, dattero, datteri
aceituna
obst, fruchte, fruta, frutta
gemuse, verdura, verdure, ortaggi
koriander, coriandre, coriandolo
petersilie, persil, perejil, prezzemolo
basilikum, basilic, albahaca, basilico
zimt, cannelle, cannella
essig, vinaigre, vinagre, aceto
hefe, levure, levadura, lievito
mohn, pavot, graines de pavot, amapola, semillas de amapola, papavero, semi di papavero
sonnenblumenkerne, graines de tournesol, tournesol, girasol, pipas de girasol, semillas de girasol, semi di girasole
brot, pane
nudeln
scharf, picante, piccante
soy celiaco, soy celiaca
soy vegano, soy vegana
soy vegetariano, soy vegetariana
diabetico, diabetiker, diabetikerin, diabetique, diabetica
koscher, casher
bebe, saugling, nourrisson, neonato, lactante
kleinkind, tout-petit
kinder, enfant, nino, nina, bambino, bambina, bambini`,
},
'reads as': {
'restriction-names.tsv': `#
#
#
#
vegan
vegan
vegan
vegan
vegan
vegan
vegan
vegan
vegan
vegan
vegan
vegan
vegan
vegan
vegan
vegan
vegan
vegan
vegan
vegan
vegan
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
vegetarian
lacto_vegetarian
lacto_vegetarian
lacto_vegetarian
lacto_vegetarian
lacto_vegetarian
lacto_vegetarian
ovo_vegetarian
pescatarian
pescatarian
pescatarian
pescatarian
pescatarian, dairy_free
pescatarian, egg_free
mammal, seafood
mammal
gluten_free
gluten_free
gluten_free
gluten_free
gluten_free
gluten_free
gluten_free
gluten_free
gluten_free
gluten_free
dairy_free
egg_free
soy_free
dairy_free
dairy_free
dairy_free
dairy_free
dairy_free
dairy_free
dairy_free
dairy_free
dairy_free
dairy_free
dairy_free
dairy_free
dairy_free
dairy_free
dairy_free
dairy_free
dairy_free
dairy_free
dairy_free
dairy_free
lactose_free
lactose_free
lactose_free
lactose_free
egg_free
egg_free
egg_free
egg_free
egg_free
egg_free
egg_free
egg_free
egg_free
nut_free
nut_free
nut_free
nut_free
nut_free
nut_free
nut_free
nut_free
tree_nut_free
tree_nut_free
tree_nut_free
tree_nut_free
tree_nut_free
tree_nut_free
tree_nut_free
peanut_free
peanut_free
peanut_free
peanut_free
peanut_free
peanut_free
peanut_free
peanut_free
peanut_free
peanut_free
soy_free
soy_free
soy_free
soy_free
soy_free
wheat_free
wheat_free
wheat_free
wheat_free
wheat_free
sesame_free
sesame_free
sesame_free
sesame_free
sesame_free
fish_free
fish_free
fish_free
fish_free
fish_free
fish_free
fish_free
fish_free
fish_free
shellfish_free
shellfish_free
shellfish_free
shellfish_free
shellfish_free
shellfish_free
shellfish_free
shellfish_free
crustacean_free
crustacean_free
crustacean_free
crustacean_free
crustacean_free
mollusc_free
mollusc_free
celery_free
celery_free
mustard_free
mustard_free
lupin_free
lupin_free
sulfite_free
sulfite_free
sulfite_free
sulfite_free
sulfite_free
sulfite_free
keto
keto
keto
keto
keto
keto
keto
low_carb
low_carb
low_carb
low_carb
low_carb
low_carb
low_carb
low_fat
low_fat
low_fat
low_fat
low_fat
low_fat
low_sodium
low_sodium
low_sodium
low_sodium
low_sodium
low_sodium
low_sodium
low_sodium
low_sodium
low_sodium
low_sodium
low_sodium
low_sodium
low_sodium
low_sugar
low_sugar
low_sugar
low_sugar
low_sugar
low_sugar
low_sugar
low_sugar
low_sugar
low_sugar
low_sugar
low_sugar
low_sugar
low_sugar
low_fodmap
low_fodmap
low_fodmap
low_fodmap
high_protein
high_protein
high_protein
high_protein
high_fiber
high_fiber
high_fiber
high_fiber
high_fiber
high_fiber
paleo
paleo
paleo
paleo
whole30
whole30
mediterranean
diabetic_friendly
diabetic_friendly
diabetic_friendly
diabetic_friendly
diabetic_friendly
diabetic_friendly
diabetic_friendly
diabetic_friendly
diabetic_friendly
diabetic_friendly
heart_healthy
heart_healthy
heart_healthy
heart_healthy
heart_healthy
heart_healthy
heart_healthy
halal
halal
halal
halal
halal
halal
kosher
kosher
kosher, dairy_free, meat
kosher, chametz
pork_free
pork_free
pork_free
pork_free
pork_free
pork_free
pork_free
pork_free
pork_free
pork_free
alcohol_free
alcohol_free
alcohol_free
alcohol_free
alcohol_free
alcohol_free
alcohol_free
alcohol_free
alcohol_free
alcohol_free
alcohol_free
alcohol_free
lacto_vegetarian, honey, allium, root, potato, ginger, mushroom, alcohol_free
lacto_vegetarian, allium, mushroom, alcohol_free, caffeine
beef
vegan
keto, vegetarian
keto, vegan
paleo
paleo, egg_free, nut_free, nightshade, seed, alcohol_free, coffee, chocolate
dairy_free, egg_free, nut_free, wheat_free, soy_free, fish_free, shellfish_free
dairy_free, egg_free, nut_free, wheat_free, soy_free, fish_free, shellfish_free, sesame_free
chili
alcohol_free, risky in pregnancy
dairy_free
low_sugar, fruit, honey
mammal
fava bean
alcohol_free, cheese, processed meat, fish_free, tomato, spinach, eggplant, avocado, vinegar, chocolate, citrus, strawberry, soy_free, sauerkraut, kimchi
halal, kosher
gluten_free, dairy_free
infant
child
toddler
dairy_free
crustacean_free
mollusc_free
mustard_free
celery_free
lupin_free
sulfite_free
sesame_free
dairy_free
nut_free
nut_free
vegan
alcohol_free






























plant oil, vegetable, fruit, grain, legume, tree_nut_free, peanut_free, seed, mushroom, low_sugar, honey

















honey
rich in purines
low_sodium, rich in potassium, rich in phosphorus
rich in potassium
rich in phosphorus
rich in vitamin k, cranberry, grapefruit
rich in tyramine
rich in phenylalanine
rich in nickel
rich in salicylates
rich in oxalate
like latex
like birch pollen
hard on reflux
rich in roughage
rich in iron
unsafe without immunity
grapefruit
rich in potassium
alcohol_free, vinegar
alcohol_free, high mercury fish
heart_healthy, low_sodium
heart_healthy
low_fat
alcohol_free, low_sugar, low_sodium
diabetic_friendly, alcohol_free, risky in pregnancy
diabetic_friendly
dairy_free, wheat_free, egg_free, soy_free, nut_free, fish_free, shellfish_free
dairy_free, egg_free, nut_free, gluten_free, soy_free, fish_free, shellfish_free, sesame_free, celery_free, mustard_free, lupin_free, sulfite_free
dairy_free, egg_free, nut_free, wheat_free, soy_free, fish_free, shellfish_free, sesame_free
low_sugar, fruit, honey, sweetener
low_sugar, grain, potato, soy_free
vegetarian, allium, asafoetida, alcohol_free
allium, asafoetida
pork_free, shellfish_free, alcohol_free, caffeine
alcohol_free, caffeine
vegetarian, alcohol_free, low_sodium
vegan
vegan, low_sugar, alcohol_free, caffeine
pescatarian
meat
mollusc_free
leek
steak
bread
kosher, meat
lacto_vegetarian, onion, garlic, grain, legume
dairy_free
cream
butter
cheese
yogurt
cottage cheese
egg_free
salmon
tuna
cod
anchovy
herring
trout
shellfish_free
crustacean_free
mollusc_free
nut_free
almond
hazelnut
walnut
pecan
brazil nut
macadamia nut
nutmeg
almond
oats
coconut
soy_free
pine nut
cashew
pistachio
pecan
brazil nut
pine nut
chestnut
coconut
peanut_free
wheat_free
gluten_free
barley
rye
spelt
oats
buckwheat
corn
rice
sulfite_free
pork_free
beef
lamb
chicken
turkey
duck
poultry
rabbit
honey
low_sodium
alcohol_free
caffeine
chocolate
onion
garlic
leek
shallot
tomato
potato
bell pepper
bell pepper, pepperoni
chili
eggplant
zucchini
carrot
spinach
cabbage
broccoli
cauliflower
cucumber
mushroom
asparagus
artichoke
pumpkin
beet
chickpea
lentil
bean
pea
legume
fava bean
apple
pear
peach
apricot
plum
cherry
strawberry
raspberry
berry
grape
banana
pineapple
orange
lemon
citrus
avocado
fig
date
olive
fruit
vegetable
cilantro
parsley
basil
cinnamon
vinegar
yeast
poppy seed
sunflower seed
bread
pasta
chili
gluten_free
vegan
vegetarian
diabetic_friendly
kosher
infant
toddler
child`,
},
'roles': {
'restriction-words.tsv': `#
#
#
#
filler
list
filler
filler
filler
filler
refuse filler
filler
filler
filler
filler
filler allergy
filler allergy
allergy filler
filler allergy
filler allergy
allergy filler
filler
allowed
filler
filler
filler
filler
filler
filler allergy
allergy filler
filler allergy
filler allergy
filler allergy
filler allergy
filler allergy
filler allergy
allergy filler
allergy filler
filler
allowed
list
allowed
filler
filler
filler
filler
allergy filler
allergy filler
allergy filler
list
filler
filler
except
filler
filler
allowed
allowed
refuse filler
list
except
filler
filler
refuse filler
refuse filler
filler
except
filler
filler
refuse filler
refuse filler
refuse filler
refuse filler
filler
filler
filler
filler
filler
except
filler
filler
filler
filler
list
except
filler
allowed
allowed
refuse filler
refuse filler
filler
allergy
filler
filler other
filler other
filler
filler
allergy
allowed
filler
filler
filler
filler
filler
filler
allowed
allowed
refuse filler
filler other
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
refuse filler
filler
refuse filler
filler
filler
refuse filler
refuse filler
filler
filler
list
allowed
filler
except
filler
filler
filler
filler
filler
filler
filler allergy
filler allergy
filler allergy
filler
filler
filler other
filler other
allowed
filler
filler
filler
list
filler
filler
filler refuse
filler refuse
filler refuse
except
except
except
except
except
refuse filler
refuse filler
refuse filler
refuse filler
filler refuse
filler refuse
filler
filler
filler other
filler
filler
filler other
filler other
filler other
filler other
filler other
allowed
allowed
filler
filler
filler
filler
filler other
refuse filler
filler refuse
filler other
filler
filler
filler refuse
filler
filler
filler
filler
filler
filler other
filler
filler
filler
allowed
filler
filler
refuse filler
filler
filler
filler
filler
filler
filler other
filler other
filler
refuse filler
filler
refuse filler
filler
filler
filler
filler other
filler
filler
filler
filler
refuse filler
filler
filler
list
allergy filler
filler allergy
allergy filler
filler allergy
filler allergy
filler allergy
filler allergy
filler allergy
filler
allowed
allowed
refuse filler
filler
filler
filler
filler
only
filler
filler
filler refuse
filler refuse
filler refuse
filler refuse
filler other
filler
filler
filler
filler
filler
refuse filler
filler
refuse filler
filler refuse
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
refuse list filler
filler
allowed
allowed
allowed
allowed
filler other
filler other
filler other
filler other
filler
allowed
allowed
filler
filler
filler
filler
filler
filler
except
filler
filler
filler
filler
filler
refuse filler
filler
filler other
filler
filler
filler
filler
refuse filler
filler
filler
filler
refuse filler
filler
filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
filler refuse
refuse filler
filler refuse
filler
refuse filler
allowed
allowed
refuse filler
filler
refuse list filler
filler
refuse filler
allowed
allowed
allowed
refuse filler
filler
filler
filler
filler
list
filler
filler refuse
allowed
allowed
allowed
allowed
refuse filler
filler
filler
only
list
filler
list
filler
filler
filler
except
list
filler
refuse filler
refuse filler
filler
filler other
filler refuse
filler
filler
allowed
list
filler
filler
list
filler
filler
filler
filler
filler
filler refuse
filler refuse
filler
filler
refuse filler
refuse filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
except
filler refuse
except
filler
filler refuse
allergy filler
allergy filler
filler refuse
filler
filler
filler
filler
refuse filler
filler
refuse filler
filler
filler refuse
filler
refuse filler
filler
filler other
filler
filler other
filler
filler allergy
filler allergy
filler allergy
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler other
filler
list
filler
allowed
filler
filler
except
filler
filler
filler
filler
filler
refuse filler
filler
list
filler
filler
filler
filler
filler
filler allergy
filler allergy
filler
filler refuse
filler refuse
filler refuse
filler
filler
filler
filler
filler
filler
filler
filler
filler
list
filler other
filler
filler
filler
refuse filler
refuse filler
filler
list
filler
filler
filler
refuse filler`,
'step-words.tsv': `#
#
#
#
behind_action
behind_action
behind_action
joint
behind_action
vague
vague
vague action_or_food
action
joint
action_or_food
behind_action
vague
action_or_food
not_food
not_food
not_food
not_food
not_food
action
vague
vague
not_food
not_food
not_food
not_food
action
vague
not_food
not_food
not_food
action
not_food
not_food
not_food
vague
not_food
action_or_food
not_food
not_food
action
action
vague
action_or_food
vague
vague
action
vague
vague
behind_action
vague
vague
behind_action
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
vague
vague
joint
not_food
not_food
not_food
not_food
action
behind_action
vague
action
action
vague
behind_action joint
vague
action
vague
not_food
not_food
not_food
not_food
not_food
behind_action
behind_action
action
behind_action
action
vague
joint
behind_action joint
vague
not_food
not_food
vague
not_food
not_food
not_food
not_food
action
action
not_food
action_or_food
vague
action
vague
not_food
not_food
not_food
joint
joint
not_food
behind_action
vague
behind_action
joint
behind_action
vague
vague
action_or_food
vague
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
vague
action
action_or_food
joint
not_food
action_or_food
not_food
not_food
vague
joint
vague
vague
not_food
vague
action
vague
action_or_food
action_or_food
action_or_food
vague
action
vague
vague
action
vague
action
action
vague
not_food
action
vague action_or_food
vague
vague
vague
behind_action
behind_action
joint
behind_action
behind_action
behind_action
behind_action
behind_action joint
action_or_food
vague
behind_action
vague
not_food
vague
behind_action
not_food
vague`,
},
'only': {
'swap-rules.tsv': `#
#
#
#









rennet, liquid rennet, animal rennet, vegetable rennet, microbial rennet, rennet tablet

yeast, active dry yeast, instant yeast, fresh yeast, rapid rise yeast, sourdough starter, baker yeast, dry yeast
wine yeast, champagne yeast, ale yeast, lager yeast
diastatic malt powder
hog casing, sheep casing, collagen casing


kosher salt, sea salt, pickling salt, canning salt, salt
sugar, granulated sugar, white sugar, cane sugar
`,
},
'when': {
'swap-rules.tsv': `#
#
#
#



canning, canner, headspace, sterilized jar, home canning, water bath, water bath canning, pressure canner, pressure canning, process the jar, mason jar, shelf stable, sealed jar, preserving jar, jar of pickle to store, home canned, for canning, canned pickle, canned salsa, canned pear, canned peach, pint jar, quart jar, hot pack, raw pack













cure, curing, dry cure, brine, ferment, fermentation, sauerkraut, kimchi, canner, canning, gravlax, corned beef brine, fermented, lacto ferment, homemade corned beef, homemade bacon, salt cure, salt cured
pectin, marmalade, into jar, jar and seal, canner, canning, candy thermometer, soft ball, hard ball, soft crack, hard crack, setting point, gel stage
cure, curing, cured, bacon, ham, sausage, salami`,
},
} as const); // prettier-ignore
