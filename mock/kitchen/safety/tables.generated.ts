// Compiled from mock/kitchen/safety/data/*. Do not edit: change the data files and run `npm run tables`.
export const tables = {
  'audiences.tsv': `#
#
audience	names	kinds	words	note
infant	infant, newborn, baby, babies, baby food, baby led weaning, blw, weaning, first food, under one, under 1, under 12 month, bub	honey alcohol caffeine salt sugar sweetener processed_meat	honey, popcorn, hard candy, whole nut, whole grape, marshmallow, raw milk, raw egg, raw sprout, soy sauce, fish sauce, bouillon, fruit juice, chewing gum, swordfish, shark, king mackerel	Read as a meal for an infant: honey, salt, sugar, alcohol and caffeine are left out. Serve it soft and in small pieces, and ask a pediatrician about allergens.
child	kid, child, children, kid friendly, child friendly, toddler, toddler friendly, for kid, for child, for toddler, for children, family with kid	alcohol	coffee, energy drink, espresso, whole nut, hard candy	Read as a meal for children: alcohol, coffee and what children choke on are left out. An adult handles knives, heat and hot sugar.
`,
  'diet-foods.tsv': `#
#
#
diet	verdict	food
keto	allowed	coconut flour
keto	allowed	cocoa powder
keto	allowed	tomato paste
low_sodium	allowed	low-sodium soy sauce
low_sodium	allowed	coconut aminos
low_fodmap	excluded	apple
low_fodmap	excluded	pear
low_fodmap	excluded	mango
low_fodmap	excluded	watermelon
low_fodmap	excluded	cherry
low_fodmap	excluded	peach
low_fodmap	excluded	plum
low_fodmap	excluded	apricot
low_fodmap	excluded	nectarine
low_fodmap	excluded	blackberry
low_fodmap	excluded	cauliflower
low_fodmap	excluded	mushroom
low_fodmap	excluded	asparagus
low_fodmap	excluded	artichoke
low_fodmap	excluded	pistachio
low_fodmap	excluded	cashew
low_fodmap	excluded	agave
low_fodmap	excluded	rye
low_fodmap	excluded	barley
low_fodmap	excluded	milk
low_fodmap	excluded	cream
low_fodmap	excluded	yogurt
low_fodmap	excluded	ricotta
low_fodmap	excluded	buttermilk
low_fodmap	excluded	kefir
low_fodmap	excluded	half and half
low_fodmap	excluded	cottage cheese
low_fodmap	excluded	mascarpone
low_fodmap	excluded	creme fraiche
low_fodmap	excluded	custard
low_fodmap	excluded	dulce de leche
low_fodmap	excluded	applesauce
low_fodmap	excluded	date
low_fodmap	excluded	prune
low_fodmap	excluded	raisin
low_fodmap	excluded	fig
low_fodmap	excluded	molasses
low_fodmap	excluded	hummus
low_fodmap	excluded	salsa
low_fodmap	excluded	guacamole
low_fodmap	excluded	marinara
low_fodmap	excluded	pasta sauce
low_fodmap	excluded	spaghetti sauce
low_fodmap	excluded	pizza sauce
low_fodmap	allowed	chive
low_fodmap	allowed	scallion
low_fodmap	allowed	coconut milk
low_fodmap	allowed	almond milk
low_fodmap	allowed	rice milk
low_fodmap	allowed	cream of tartar
low_fodmap	allowed	oyster mushroom
low_fodmap	allowed	garlic oil
low_fodmap	allowed	coconut cream
low_fodmap	claimed	carrot
low_fodmap	claimed	potato
low_fodmap	claimed	russet potato
low_fodmap	claimed	cucumber
low_fodmap	claimed	tomato
low_fodmap	claimed	red bell pepper
low_fodmap	claimed	green bell pepper
low_fodmap	claimed	zucchini
low_fodmap	claimed	eggplant
low_fodmap	claimed	spinach
low_fodmap	claimed	kale
low_fodmap	claimed	lettuce
low_fodmap	claimed	romaine lettuce
low_fodmap	claimed	arugula
low_fodmap	claimed	bok choy
low_fodmap	claimed	parsnip
low_fodmap	claimed	radish
low_fodmap	claimed	ginger
low_fodmap	claimed	lemon
low_fodmap	claimed	lime
low_fodmap	claimed	lemon juice
low_fodmap	claimed	lime juice
low_fodmap	claimed	orange
low_fodmap	claimed	strawberry
low_fodmap	claimed	blueberry
low_fodmap	claimed	grape
low_fodmap	claimed	kiwi
low_fodmap	claimed	pineapple
low_fodmap	claimed	rice
low_fodmap	claimed	brown rice
low_fodmap	claimed	basmati rice
low_fodmap	claimed	jasmine rice
low_fodmap	claimed	quinoa
low_fodmap	claimed	polenta
low_fodmap	claimed	maple syrup
low_fodmap	claimed	sugar
low_fodmap	claimed	salt
low_fodmap	claimed	black pepper
low_fodmap	claimed	water
low_fodmap	claimed	egg
low_fodmap	claimed	olive
low_fodmap	claimed	chive
paleo	claimed	olive oil
paleo	claimed	coconut oil
paleo	claimed	avocado oil
paleo	claimed	honey
paleo	claimed	maple syrup
whole30	excluded	worcestershire
whole30	allowed	ghee
whole30	allowed	green bean
whole30	claimed	olive oil
whole30	claimed	coconut oil
whole30	claimed	avocado oil
whole30	claimed	ghee
mediterranean	claimed	olive oil
heart_healthy	claimed	olive oil
halal	excluded	lard
halal	excluded	bacon
halal	excluded	ham
halal	excluded	prosciutto
halal	excluded	pancetta
halal	excluded	blood
halal	excluded	frog
halal	excluded	alligator
halal	excluded	crocodile
halal	excluded	snake
halal	allowed	blood orange
halal	allowed	butter
halal	allowed	ghee
halal	allowed	turkey bacon
halal	allowed	beef bacon
halal	allowed	turkey ham
halal	allowed	vegan bacon
halal	allowed	vegan ham
kosher	excluded	lard
kosher	excluded	rabbit
kosher	excluded	hare
kosher	excluded	eel
kosher	excluded	unagi
kosher	excluded	anago
kosher	excluded	conger
kosher	excluded	catfish
kosher	excluded	basa
kosher	excluded	swai
kosher	excluded	pangasius
kosher	excluded	shark
kosher	excluded	dogfish
kosher	excluded	rock salmon
kosher	excluded	monkfish
kosher	excluded	anglerfish
kosher	excluded	swordfish
kosher	excluded	sturgeon
kosher	excluded	turbot
kosher	excluded	skate
kosher	excluded	ray wing
kosher	excluded	lumpfish
kosher	excluded	burbot
kosher	excluded	paddlefish
kosher	excluded	lamprey
kosher	excluded	hagfish
kosher	excluded	caviar
kosher	excluded	escolar
kosher	excluded	frog
kosher	excluded	turtle
kosher	excluded	alligator
kosher	excluded	crocodile
kosher	excluded	snake
kosher	excluded	horse
kosher	excluded	camel
kosher	excluded	kangaroo
kosher	excluded	ostrich
kosher	excluded	squirrel
kosher	excluded	bear
kosher	excluded	blood
kosher	excluded	cricket
kosher	excluded	insect
kosher	allowed	blood orange
kosher	allowed	horse bean
kosher	allowed	horse mackerel
kosher	allowed	snake bean
kosher	allowed	gummy bear
kosher	allowed	bear claw
kosher	allowed	bear garlic
kosher	allowed	turtle bean
kosher	unclaimed	wine
kosher	unclaimed	grape juice
kosher	unclaimed	balsamic
kosher	unclaimed	sherry
pork_free	excluded	lard
`,
  'diet-groups.tsv': `#
names	parts
jain	lacto vegetarian, onion, garlic, potato, carrot, beet, radish, turnip, ginger, mushroom
sattvic	lacto vegetarian, onion, garlic, mushroom
hindu	beef
raw vegan	vegan
keto vegetarian	keto, vegetarian
keto vegan	keto, vegan
pegan	paleo
aip, autoimmune protocol	paleo, egg free, nut free, nightshade, seed, alcohol free, coffee, chocolate
top 8, top 8 allergens, big 8	dairy free, egg free, nut free, wheat free, soy free, fish free, shellfish free
top 9	dairy free, egg free, nut free, wheat free, soy free, fish free, shellfish free, sesame free
spicy, hot and spicy	chili
pregnant, pregnancy, expecting	alcohol free, risky in pregnancy
galactosemia	dairy free
fructose, fructose malabsorption	low sugar, fruit, honey
alpha gal, alpha gal syndrome	mammal
g6pd, g6pd deficiency, favism	fava bean
histamine	alcohol free, cheese, processed meat, fish, tomato, spinach, eggplant, avocado, vinegar, chocolate, citrus, strawberry, soy free, sauerkraut, kimchi
halal and kosher	halal, kosher
gfdf, gfcf	gluten free, dairy free
`,
  'diet-limits.tsv': `#
#
#
#
#
diet	of	fact	least	most	unless kinds	unless roles
keto	food	netCarbohydrates		12	sweetener	spice herb seasoning leavening aromatic
low_carb	food	netCarbohydrates		25	sweetener	spice herb seasoning leavening aromatic
low_fat	food	fat		15	oil	spice herb seasoning leavening aromatic
low_fat	food	saturatedFat		6	oil	spice herb seasoning leavening aromatic
low_sodium	food	sodium		600		leavening
low_sugar	food	sugar		15.5		spice herb seasoning leavening aromatic
diabetic_friendly	food	sugar		20		spice herb seasoning leavening aromatic
heart_healthy	food	saturatedFat		10	tree_nut	spice herb seasoning leavening aromatic
keto	name	netCarbohydrates		6		spice herb
low_carb	name	netCarbohydrates		10		spice herb
low_fat	name	fat		3		spice herb
low_sodium	name	sodium		140
low_sugar	name	sugar		5		spice herb
mediterranean	name	saturatedFat		5	cheese tree_nut fish
diabetic_friendly	name	sugar		10		spice herb
diabetic_friendly	name	netCarbohydrates		20		spice herb
heart_healthy	name	saturatedFat		3	tree_nut fish
heart_healthy	name	sodium		140
high_protein	serving	protein	20
high_fiber	serving	fiber	6
low_sodium	serving	sodium		600
low_fat	serving	fat		15
low_carb	serving	carbohydrates		35
low_sugar	serving	sugar		15
keto	serving	netCarbohydrates		18
diabetic_friendly	serving	sugar		20
heart_healthy	serving	saturatedFat		8
`,
  'diet-names.tsv': `#
#
name	diet
v	vegan
vg	vegan
ve	vegan
plant based	vegan
plantbased	vegan
plant only	vegan
plants	vegan
only plants	vegan
strict vegetarian	vegan
whole food plant based	vegan
wfpb	vegan
no animal products	vegan
animal products	vegan
herbivore	vegan
vegano	vegan
vegana	vegan
vegane	vegan
vegetalien	vegan
vegetalienne	vegan
veganisch	vegan
pflanzlich	vegan
veggie	vegetarian
veg	vegetarian
meatless	vegetarian
eggetarian	vegetarian
meat free	vegetarian
no meat	vegetarian
without meat	vegetarian
lacto ovo vegetarian	vegetarian
ovo lacto vegetarian	vegetarian
lacto ovo	vegetarian
no meat or fish	vegetarian
no meat no fish	vegetarian
vegetariano	vegetarian
vegetariana	vegetarian
vegetarien	vegetarian
vegetarienne	vegetarian
vegetarisch	vegetarian
fleischlos	vegetarian
ovolactovegetarian	vegetarian
lactoovovegetarian	vegetarian
sans viande	vegetarian
sin carne	vegetarian
senza carne	vegetarian
carne	vegetarian
viande	vegetarian
fleisch	vegetarian
lactovegetarian	lacto_vegetarian
eggless vegetarian	lacto_vegetarian
indian vegetarian	lacto_vegetarian
hindu vegetarian	lacto_vegetarian
pure veg	lacto_vegetarian
pure vegetarian	lacto_vegetarian
ovovegetarian	ovo_vegetarian
pescetarian	pescatarian
pesco vegetarian	pescatarian
fish only	pescatarian
pesky	pescatarian
gf	gluten_free
celiac	gluten_free
coeliac	gluten_free
celiac disease	gluten_free
coeliac disease	gluten_free
celiac safe	gluten_free
celiac friendly	gluten_free
glutenfree	gluten_free
gluten	gluten_free
glutenfrei	gluten_free
glutine	gluten_free
trigo y gluten	gluten_free
df	dairy_free
dairy	dairy_free
milk	dairy_free
cow milk	dairy_free
milk protein	dairy_free
casein	dairy_free
whey	dairy_free
dairyfree	dairy_free
cmpa	dairy_free
dairy products	dairy_free
milk products	dairy_free
nondairy	dairy_free
lacteo	dairy_free
produits laitiers	dairy_free
laitage	dairy_free
leche	dairy_free
lait	dairy_free
latte	dairy_free
latticini	dairy_free
leite	dairy_free
milchfrei	dairy_free
milch	dairy_free
cow's milk protein	dairy_free
lactose	lactose_free
lactosa	lactose_free
lattosio	lactose_free
laktosefrei	lactose_free
laktose	lactose_free
egg	egg_free
eggless	egg_free
huevo	egg_free
oeuf	egg_free
uova	egg_free
uovo	egg_free
ovo	egg_free
eier	egg_free
ei	egg_free
eifrei	egg_free
nut	nut_free
all nuts	nut_free
any nuts	nut_free
nuts of any kind	nut_free
nussfrei	nut_free
frutos secos	nut_free
fruits a coque	nut_free
frutta a guscio	nut_free
nusse	nut_free
tree nut	tree_nut_free
treenut	tree_nut_free
nuez	tree_nut_free
nueces	tree_nut_free
noix	tree_nut_free
noci	tree_nut_free
nozes	tree_nut_free
peanut	peanut_free
groundnut	peanut_free
cacahuete	peanut_free
cacahuate	peanut_free
mani	peanut_free
arachide	peanut_free
arachidi	peanut_free
amendoim	peanut_free
erdnuss	peanut_free
erdnusse	peanut_free
soy	soy_free
soya	soy_free
soybean	soy_free
soja	soy_free
soia	soy_free
wheat	wheat_free
trigo	wheat_free
ble	wheat_free
frumento	wheat_free
weizen	wheat_free
sesame	sesame_free
sesame seed	sesame_free
tahini	sesame_free
sesamo	sesame_free
sesam	sesame_free
fish	fish_free
finned fish	fish_free
fin fish	fish_free
finfish	fish_free
pescado	fish_free
poisson	fish_free
pesce	fish_free
peixe	fish_free
fisch	fish_free
shellfish	shellfish_free
shell fish	shellfish_free
marisco	shellfish_free
crustaces et mollusques	shellfish_free
frutti di mare	shellfish_free
fruits de mer	shellfish_free
meeresfruchte	shellfish_free
frutos do mar	shellfish_free
crustacean	crustacean_free
shrimp	crustacean_free
prawn	crustacean_free
crab	crustacean_free
lobster	crustacean_free
mollusc	mollusc_free
mollusk	mollusc_free
celery	celery_free
celeriac	celery_free
mustard	mustard_free
mustard seed	mustard_free
lupin	lupin_free
lupine	lupin_free
sulfite	sulfite_free
sulphite	sulfite_free
sulfur dioxide	sulfite_free
sulphur dioxide	sulfite_free
sulfiting agents	sulfite_free
ketogenic	keto
keto friendly	keto
keto diet	keto
very low carb	keto
zero carb	keto
no carb	keto
carb free	keto
low carbohydrate	low_carb
lowcarb	low_carb
lchf	low_carb
atkins	low_carb
reduced carb	low_carb
fewer carbs	low_carb
less carbs	low_carb
lowfat	low_fat
reduced fat	low_fat
fat free	low_fat
no fat	low_fat
less fat	low_fat
lean	low_fat
low salt	low_sodium
high blood pressure	low_sodium
hypertension	low_sodium
no salt	low_sodium
salt free	low_sodium
sodium free	low_sodium
reduced sodium	low_sodium
no added salt	low_sodium
less salt	low_sodium
sodium restricted	low_sodium
dash	low_sodium
dash diet	low_sodium
low sodium diet	low_sodium
salt	low_sodium
sugar free	low_sugar
no sugar	low_sugar
no added sugar	low_sugar
no sugar added	low_sugar
reduced sugar	low_sugar
refined sugar free	low_sugar
no refined sugar	low_sugar
less sugar	low_sugar
sugar	low_sugar
azucar	low_sugar
sucre	low_sugar
zucchero	low_sugar
acucar	low_sugar
zucker	low_sugar
fodmap	low_fodmap
ibs	low_fodmap
ibs friendly	low_fodmap
fodmap friendly	low_fodmap
protein rich	high_protein
more protein	high_protein
extra protein	high_protein
protein	high_protein
high fibre	high_fiber
fiber rich	high_fiber
fibre rich	high_fiber
more fiber	high_fiber
fiber	high_fiber
fibre	high_fiber
paleolithic	paleo
paleo friendly	paleo
caveman	paleo
primal	paleo
whole 30	whole30
whole thirty	whole30
mediterranean diet	mediterranean
diabetic	diabetic_friendly
diabetes	diabetic_friendly
diabetes friendly	diabetic_friendly
type 2 diabetes	diabetic_friendly
type 1 diabetes	diabetic_friendly
prediabetic	diabetic_friendly
low gi	diabetic_friendly
low glycemic	diabetic_friendly
low glycaemic	diabetic_friendly
low glycemic index	diabetic_friendly
heart friendly	heart_healthy
cardiac	heart_healthy
cardiac diet	heart_healthy
low cholesterol	heart_healthy
cholesterol	heart_healthy
low saturated fat	heart_healthy
heart health	heart_healthy
muslim	halal
zabiha	halal
islamic	halal
halal only	halal
halal meat	halal
halal food	halal
jewish	kosher
kosher style	kosher
pareve	kosher
parve	kosher
kosher for passover	kosher
pork	pork_free
pig	pork_free
swine	pork_free
bacon and ham	pork_free
cerdo	pork_free
porc	pork_free
maiale	pork_free
porco	pork_free
schwein	pork_free
schweinefleisch	pork_free
alcohol	alcohol_free
alcoholic	alcohol_free
non alcoholic	alcohol_free
nonalcoholic	alcohol_free
booze	alcohol_free
liquor	alcohol_free
sober	alcohol_free
wine and spirits	alcohol_free
teetotal	alcohol_free
teetotaler	alcohol_free
alcool	alcohol_free
alkohol	alcohol_free
`,
  'diets.tsv': `#
#
#
#
#
diet	type	leaves out	named kinds	unnamed kinds	plain
vegan	way	meat animal_fat gelatin fish crustacean mollusc dairy cheese egg honey
vegetarian	way	meat animal_fat gelatin rennet fish crustacean mollusc
lacto_vegetarian	way	meat animal_fat gelatin rennet fish crustacean mollusc egg
ovo_vegetarian	way	meat animal_fat gelatin rennet fish crustacean mollusc dairy cheese
pescatarian	way	meat animal_fat gelatin
gluten_free	allergy	gluten wheat
dairy_free	allergy	dairy cheese
lactose_free	allergy	dairy cheese
egg_free	allergy	egg
nut_free	allergy	tree_nut peanut
tree_nut_free	allergy	tree_nut
peanut_free	allergy	peanut
soy_free	allergy	soy
wheat_free	allergy	wheat
sesame_free	allergy	sesame
fish_free	allergy	fish
shellfish_free	allergy	crustacean mollusc
crustacean_free	allergy	crustacean
mollusc_free	allergy	mollusc
celery_free	allergy	celery
mustard_free	allergy	mustard
lupin_free	allergy	lupin
sulfite_free	allergy	sulfite
keto	strict	grain wheat gluten corn rice oats pasta bread legume sugar honey starchy dried_fruit
low_carb	limit	pasta bread sugar honey dried_fruit
low_fat	limit	animal_fat
low_sodium	limit	salt processed_meat
low_sugar	limit	sugar honey dried_fruit
low_fodmap	strict	allium wheat honey	meat beef pork lamb poultry game fish crustacean mollusc oil herb egg		yes
high_protein	limit
high_fiber	limit
paleo	way	grain wheat gluten corn rice oats pasta bread dairy cheese legume soy peanut sugar additive	meat beef pork lamb poultry game fish crustacean mollusc egg tree_nut seed sesame vegetable leafy root starchy allium nightshade mushroom fruit citrus herb spice celery mustard water		yes
whole30	way	grain wheat gluten corn rice oats pasta bread dairy cheese legume soy peanut sugar sweetener honey alcohol additive	meat beef pork lamb poultry game fish crustacean mollusc egg tree_nut seed sesame vegetable leafy root starchy allium nightshade mushroom fruit citrus herb spice celery mustard water		yes
mediterranean	limit	processed_meat animal_fat additive		beef pork lamb game sugar animal_fat	yes
diabetic_friendly	limit	sugar honey		alcohol	yes
heart_healthy	limit	processed_meat animal_fat		alcohol salt sugar honey	yes
halal	way	pork alcohol gelatin animal_fat		meat animal_fat gelatin cheese alcohol broth	yes
kosher	way	pork crustacean mollusc gelatin		meat animal_fat gelatin cheese alcohol broth fish crustacean mollusc	yes
pork_free	way	pork gelatin
alcohol_free	way	alcohol
`,
  'food-classes.tsv': `#
words	tags
meat	meat, beef, pork, lamb, poultry, game, processed_meat, animal_fat, gelatin
processed food	processed_meat, additive
root vegetable, root	root
leafy green	leafy
vegetable	vegetable
mammal, mammal meat	beef, pork, lamb, game, animal_fat, gelatin
white meat, poultry	poultry
red meat	beef, pork, lamb, game, processed_meat
beef, cow, veal	beef
lamb, mutton	lamb
game	game
processed meat, deli meat, cured meat, cold cut	processed_meat
gelatin, gelatine	gelatin
lard, animal fat	animal_fat
seafood	fish, crustacean, mollusc
cheese	cheese
honey	honey
grain	grain, wheat, gluten, corn, rice, oats, pasta, bread
corn, maize	corn
rice	rice
oat	oats
pasta	pasta
bread	bread
legume	legume, soy, peanut, lupin
bean, pulse	legume
seed	seed, sesame, mustard
nightshade	nightshade
mushroom, fungus, fungi	mushroom
allium	allium
citrus	citrus
fruit	fruit, dried_fruit, citrus
dried fruit	dried_fruit
chocolate, cocoa, cacao	chocolate
caffeine, coffee	caffeine
additive	additive
sweetener	sweetener
vinegar	vinegar
`,
  'food-states.tsv': `#
#
#
#
#
word	states
cooked	ready cooked
precooked	ready cooked
canned	ready cooked
can	ready cooked
tinned	ready cooked
tin	ready cooked
oil packed	ready cooked
water packed	ready cooked
smoked	ready cooked
rotisserie	ready cooked
leftover	cooked
instant	cooked
ready to eat	ready cooked
toasted	cooked
roasted	cooked
baked	cooked
boiled	cooked
pasteurized	ready cooked
deli	ready
lunch	ready
luncheon	ready
lunchmeat	ready
cured	ready
dried	ready
jerky	ready
salami	ready
pepperoni	ready
prosciutto	ready
serrano	ready
mortadella	ready
bologna	ready
pastrami	ready
corned beef	ready
hot dog	ready
frankfurter	ready
lox	ready
anchovy	ready
sardine	ready
caviar	ready
roe	ready
pate	ready
surimi	ready
imitation	ready
spam	ready
broth	ready
stock	ready
bouillon	ready
consomme	ready
sauce	ready
paste	ready
gravy	ready
gelatin	ready
lard	ready
tallow	ready
suet	ready
dripping	ready
schmaltz	ready
powder	ready
chicken fat	ready
duck fat	ready
goose fat	ready
beef fat	ready
pork fat	ready
bacon fat	ready
bottarga	ready
bonito	ready
chorizo	ready
soup	ready
base	ready
raw	raw
uncooked	raw
bulk	raw
mexican	raw
fresh chorizo	raw
fresh sausage	raw
fresh ham	raw
fresh pork sausage	raw
fresh italian sausage	raw
fresh mexican chorizo	raw
ground	ground
mince	ground
minced	ground
sausage	ground
bratwurst	ground
kielbasa	ground
burger	ground
meatball	ground
patty	ground
meatloaf	ground
andouille	ground
chicken	poultry
turkey	poultry
duck	poultry
goose	poultry
poultry	poultry
bacon	crisp
pancetta	crisp
guanciale	crisp
speck	crisp
bacon bit	ready
ham	ready
dough	dough
pie crust	dough
puff pastry	dough
phyllo	dough
batter	dough
potato	inedible_raw
yam	inedible_raw
cassava	inedible_raw
taro	inedible_raw
eggplant	inedible_raw
plantain	inedible_raw
winter squash	inedible_raw
butternut	inedible_raw
pumpkin	inedible_raw
chip	preserved
puree	preserved
oat	grain_ready
granola	grain_ready
cereal	grain_ready
muesli	grain_ready
egg substitute	ready
egg powder	ready
powdered egg	ready
egg wash	raw
meringue powder	ready
vegetarian	ready
vegan	ready
crab meat	ready cooked
crabmeat	ready cooked
lump crab	ready cooked
lobster meat	ready cooked
`,
  'hazards.tsv': `#
hazard	type	reason	source
amatoxin	poison	its amatoxins destroy the liver, and no cooking removes them	FDA, Bad Bug Book, 2nd ed.
orellanine	poison	its orellanine destroys the kidneys days after the meal, and no cooking removes it	FDA, Bad Bug Book, 2nd ed.
nerve_toxin_mushroom	poison	its toxins act on the nerves, and cooking does not remove them reliably	FDA, Bad Bug Book, 2nd ed.
gyromitrin	poison	its gyromitrin becomes monomethylhydrazine in the body, and cooking does not remove it reliably	FDA, Bad Bug Book, 2nd ed.
poisonous_mushroom	poison	it is a poisonous mushroom	FDA, Bad Bug Book, 2nd ed.
unidentified	poison	nobody can tell from the name that it is edible, and mistakes with wild mushrooms, berries and plants are deadly	FDA, Bad Bug Book, 2nd ed.
drug	poison	it is a drug, not food	DEA, Drugs of Abuse
hemlock	poison	it holds coniine or cicutoxin, which stop the breath	Royal Botanic Gardens Kew, Poisonous Plants; FDA Poisonous Plant Database
atropine	poison	it holds atropine or its kin, which are deadly	Royal Botanic Gardens Kew, Poisonous Plants; FDA Poisonous Plant Database
heart_poison	poison	it stops the heart	Royal Botanic Gardens Kew, Poisonous Plants; FDA Poisonous Plant Database
ricin	poison	it holds ricin or abrin, of which a few seeds kill	Royal Botanic Gardens Kew, Poisonous Plants; FDA Poisonous Plant Database
poisonous_bulb	poison	its bulb, leaves and flowers are poisonous	Royal Botanic Gardens Kew, Poisonous Plants; FDA Poisonous Plant Database
grayanotoxin	poison	all of the plant is poisonous, the honey too	Royal Botanic Gardens Kew, Poisonous Plants; FDA Poisonous Plant Database
poisonous_plant	poison	the plant is poisonous	Royal Botanic Gardens Kew, Poisonous Plants; FDA Poisonous Plant Database
poisonous_part	poison	this part of the plant holds oxalates, solanine or cyanide, and no cooking makes it safe	FDA, Bad Bug Book, 2nd ed.
needs_detoxifying	poison	it is poisonous until it is prepared in a way that a recipe here does not teach	FDA, Bad Bug Book, 2nd ed.
tetrodotoxin	poison	it holds tetrodotoxin, which cooking does not destroy, and only licensed cooks may cut it	FDA, Bad Bug Book, 2nd ed.
poisonous_animal	poison	it is poisonous to eat	FDA, Bad Bug Book, 2nd ed.
not_eaten	not_food	it is not sold as food	FDA, Food Code
spoiled	spoiled	spoiled food makes people ill, and heat does not destroy every toxin in it	USDA FSIS, Food Product Dating; Molds on Food
left_warm	spoiled	food that stood warm for hours can hold toxins that heat does not destroy	USDA FSIS, Danger Zone
bulging_can	spoiled	a can or jar that bulges, leaks or spurts may hold the toxin of botulism	CDC, Home-Canned Foods
found_dead	spoiled	eggs and poultry that are cracked, dirty or washed in doubt carry salmonella; mussels and clams that stay open are dead	USDA FSIS, Shell Eggs from Farm to Table; FDA, Selecting Seafood
cleaning_product	poison	it is a cleaning product, and poisonous	FDA, 21 CFR; American Association of Poison Control Centers
chemical	poison	it is a fuel, a solvent or a poison for pests	FDA, 21 CFR; American Association of Poison Control Centers
not_an_ingredient	not_food	it is a cosmetic, a craft material or a thing, not food	FDA, 21 CFR; American Association of Poison Control Centers
animal_feed	not_food	it is made for animals, not for people	FDA, 21 CFR 507
medicine	medicine	it is a medicine: ask a doctor or pharmacist, not a recipe	FDA, 21 CFR 310
`,
  'hidden-in.tsv': `#
food	hidden in
tomato	ketchup, marinara, salsa, passata, pico de gallo, barbecue sauce, bbq sauce, cocktail sauce, bolognese, enchilada sauce, pizza sauce, gazpacho, rotel, harissa, arrabbiata
onion	shallot, scallion, green onion, spring onion, leek, chive, ramp, salsa, pico de gallo, guacamole, marinara, broth, stock, bouillon, ketchup, barbecue sauce, worcestershire sauce, taco seasoning, ranch, hummus, curry paste
garlic	hummus, pesto, aioli, tzatziki, marinara, salsa, guacamole, chimichurri, kimchi, sriracha, curry paste, ranch, caesar dressing, broth, stock, bouillon, barbecue sauce, worcestershire sauce, taco seasoning, harissa, gochujang, italian seasoning
cilantro	coriander, salsa, pico de gallo, guacamole, green curry paste, chermoula, zhug
coriander	cilantro, curry powder, garam masala
pepper	paprika, cayenne, chili, chile, jalapeno, serrano, poblano, habanero, pimento, pimiento
chili	chile, chilli, cayenne, jalapeno, serrano, habanero, poblano, chipotle, sriracha, tabasco, hot sauce, harissa, gochujang, sambal, red pepper flake, kimchi, paprika, curry paste
potato	gnocchi, french fry, hash brown, tater tot
corn	polenta, grits, hominy, masa, popcorn, maize, cornstarch, cornmeal, corn syrup, tortilla chip, tamale
offal	liver, kidney, tripe, sweetbread, tongue, giblet, gizzard, heart of beef, beef heart, chicken heart, pate, liverwurst, haggis, brain, intestine
seed oil	canola oil, rapeseed oil, sunflower oil, safflower oil, soybean oil, corn oil, cottonseed oil, grapeseed oil, vegetable oil, rice bran oil, cooking spray, margarine, shortening
artificial sweetener	aspartame, sucralose, saccharin, splenda, equal, sweetener, sugar substitute, acesulfame
risky in pregnancy	sushi, sashimi, ceviche, tartare, carpaccio, raw egg, raw fish, raw milk, raw oyster, brie, camembert, blue cheese, gorgonzola, roquefort, stilton, chevre, pate, liver, foie gra, liverwurst, swordfish, shark, king mackerel, marlin, tilefish, smoked salmon, gravlax, deli meat, cold cut, prosciutto, salami, sprout
coconut	copra, coconut
olive	tapenade
caper	tartar sauce, puttanesca
cucumber	pickle, tzatziki, gherkin, relish
cinnamon	garam masala, pumpkin pie spice, apple pie spice, five spice, ras el hanout
anchovy	worcestershire, caesar dressing, fish sauce, tapenade
vinegar	pickle, mustard, ketchup, mayonnaise, hot sauce, vinaigrette
lemon	lemonade, limoncello, preserved lemon
banana	plantain
eggplant	aubergine, baba ganoush
zucchini	courgette
chickpea	garbanzo, hummus, falafel, besan, gram flour, aquafaba
avocado	guacamole
basil	pesto
beet	beetroot, borscht
almond	marzipan, frangipane, amaretto, orgeat
walnut	walnut
hazelnut	nutella, gianduja, frangelico, praline
`,
  'label-notes.tsv': `#
#
diets	kinds	fined	note
vegan vegetarian lacto_vegetarian ovo_vegetarian	alcohol	yes	Wine and beer may be cleared with fish, egg or milk: choose one that is labelled vegan.
vegetarian lacto_vegetarian	cheese		Some cheese is made with animal rennet: choose one that is labelled vegetarian.
halal	beef lamb poultry game		Meat is halal by the way it was slaughtered: choose meat that is certified halal.
kosher	beef lamb poultry game cheese alcohol		Meat, cheese and wine are kosher by the way they were made: choose ones with a kosher certificate.
`,
  'never-serve.tsv': `#
#
#
#
name	hazard	position
death cap	amatoxin	any
amanita phalloides	amatoxin	any
destroying angel	amatoxin	any
amanita virosa	amatoxin	any
amanita bisporigera	amatoxin	any
fool mushroom	amatoxin	any
amanita verna	amatoxin	any
funeral bell	amatoxin	any
autumn skullcap	amatoxin	any
galerina	amatoxin	any
galerina marginata	amatoxin	any
deadly parasol	amatoxin	any
lepiota brunneoincarnata	amatoxin	any
amanita	amatoxin	any
webcap	orellanine	any
deadly webcap	orellanine	any
fool webcap	orellanine	any
cortinarius	orellanine	any
fly agaric	nerve_toxin_mushroom	any
amanita muscaria	nerve_toxin_mushroom	any
panther cap	nerve_toxin_mushroom	any
amanita pantherina	nerve_toxin_mushroom	any
ivory funnel	nerve_toxin_mushroom	any
fool funnel	nerve_toxin_mushroom	any
inocybe	nerve_toxin_mushroom	any
fibrecap	nerve_toxin_mushroom	any
sweating mushroom	nerve_toxin_mushroom	any
false morel	gyromitrin	any
gyromitra	gyromitrin	any
gyromitra esculenta	gyromitrin	any
brain mushroom	gyromitrin	any
turban fungus	gyromitrin	any
jack o lantern mushroom	poisonous_mushroom	any
omphalotus	poisonous_mushroom	any
satan bolete	poisonous_mushroom	any
devil bolete	poisonous_mushroom	any
livid entoloma	poisonous_mushroom	any
livid pinkgill	poisonous_mushroom	any
brown roll rim	poisonous_mushroom	any
paxillus	poisonous_mushroom	any
sulphur tuft	poisonous_mushroom	any
yellow stainer	poisonous_mushroom	any
vomiter	poisonous_mushroom	any
green spored parasol	poisonous_mushroom	any
false parasol	poisonous_mushroom	any
chlorophyllum molybdite	poisonous_mushroom	any
toadstool	poisonous_mushroom	any
poisonous mushroom	poisonous_mushroom	any
poison mushroom	poisonous_mushroom	any
sickener	poisonous_mushroom	any
unidentified mushroom	unidentified	any
unknown mushroom	unidentified	any
unidentified wild mushroom	unidentified	any
unknown wild mushroom	unidentified	any
random mushroom	unidentified	any
mushroom from the yard	unidentified	any
mushroom from my yard	unidentified	any
backyard mushroom	unidentified	any
yard mushroom	unidentified	any
lawn mushroom	unidentified	any
mushroom from the lawn	unidentified	any
mushroom from the garden	unidentified	any
mushroom i found	unidentified	any
foraged unidentified mushroom	unidentified	any
little brown mushroom	unidentified	any
mushroom found	unidentified	any
magic mushroom	drug	any
psilocybin mushroom	drug	any
psilocybin	drug	any
psilocybe	drug	any
shroom	drug	last
cannabis	drug	any
marijuana	drug	any
weed butter	drug	any
cannabutter	drug	any
hashish	drug	any
thc	drug	any
thc oil	drug	any
cocaine	drug	any
heroin	drug	any
opium	drug	any
lsd	drug	any
mdma	drug	any
ecstasy pill	drug	any
methamphetamine	drug	any
ketamine	drug	any
peyote	drug	any
ayahuasca	drug	any
khat	drug	any
kratom	drug	any
salvia divinorum	drug	any
hemlock	hemlock	any
poison hemlock	hemlock	any
water hemlock	hemlock	any
cowbane	hemlock	any
hemlock dropwort	hemlock	any
hemlock water dropwort	hemlock	any
conium	hemlock	any
cicuta	hemlock	any
spotted parsley	hemlock	any
deadly nightshade	atropine	any
belladonna	atropine	any
atropa	atropine	any
henbane	atropine	any
mandrake	atropine	any
datura	atropine	any
jimsonweed	atropine	any
jimson weed	atropine	any
thorn apple	atropine	any
angel trumpet	atropine	any
brugmansia	atropine	any
moonflower seed	atropine	any
devil trumpet	atropine	any
bittersweet nightshade	atropine	any
bittersweet berry	atropine	any
foxglove	heart_poison	any
digitali	heart_poison	any
oleander	heart_poison	any
lily of the valley	heart_poison	any
monkshood	heart_poison	any
aconite	heart_poison	any
wolfsbane	heart_poison	any
wolf bane	heart_poison	any
aconitum	heart_poison	any
yew	heart_poison	any
yew berry	heart_poison	any
taxus	heart_poison	any
larkspur	heart_poison	any
delphinium	heart_poison	any
hellebore	heart_poison	any
christmas rose	heart_poison	any
squill bulb	heart_poison	any
sea mango	heart_poison	any
suicide tree	heart_poison	any
castor bean	ricin	any
castor seed	ricin	any
ricin	ricin	any
ricinus	ricin	any
rosary pea	ricin	any
jequirity	ricin	any
jequirity bean	ricin	any
crab eye seed	ricin	any
abrus	ricin	any
daffodil	poisonous_bulb	any
narcissus bulb	poisonous_bulb	any
jonquil	poisonous_bulb	any
hyacinth	poisonous_bulb	last
bluebell bulb	poisonous_bulb	any
tulip bulb	poisonous_bulb	any
amaryllis	poisonous_bulb	any
snowdrop bulb	poisonous_bulb	any
autumn crocus	poisonous_bulb	any
meadow saffron	poisonous_bulb	any
colchicum	poisonous_bulb	any
death camas	poisonous_bulb	any
camas death	poisonous_bulb	any
gloriosa lily	poisonous_bulb	any
glory lily	poisonous_bulb	any
iris bulb	poisonous_bulb	any
lily bulb from the garden	poisonous_bulb	any
agapanthus	poisonous_bulb	any
clivia	poisonous_bulb	any
star of bethlehem bulb	poisonous_bulb	any
rhododendron	grayanotoxin	any
azalea	grayanotoxin	any
mountain laurel	grayanotoxin	any
mad honey	grayanotoxin	any
kalmia	grayanotoxin	any
pieris	grayanotoxin	any
hydrangea	poisonous_plant	any
wisteria	poisonous_plant	any
laburnum	poisonous_plant	any
golden chain	poisonous_plant	any
mistletoe	poisonous_plant	any
holly berry	poisonous_plant	any
ivy berry	poisonous_plant	any
english ivy	poisonous_plant	any
ivy leaf	poisonous_plant	any
privet	poisonous_plant	any
privet berry	poisonous_plant	any
poke root	poisonous_plant	any
pokeweed	poisonous_plant	any
pokeberry	poisonous_plant	any
poke berry	poisonous_plant	any
poke sallet	poisonous_plant	any
inkberry	poisonous_plant	any
white snakeroot	poisonous_plant	any
baneberry	poisonous_plant	any
doll eye	poisonous_plant	any
moonseed	poisonous_plant	any
snowberry	poisonous_plant	any
virginia creeper	poisonous_plant	any
lantana	poisonous_plant	any
lupine seed from the garden	poisonous_plant	any
sweet pea seed	poisonous_plant	any
giant hogweed	poisonous_plant	any
hogweed	poisonous_plant	any
lord and lady	poisonous_plant	any
cuckoo pint	poisonous_plant	any
arum	poisonous_plant	any
arum berry	poisonous_plant	any
jack in the pulpit	poisonous_plant	any
dieffenbachia	poisonous_plant	any
dumb cane	poisonous_plant	any
philodendron	poisonous_plant	any
caladium	poisonous_plant	any
elephant ear plant	poisonous_plant	any
skunk cabbage	poisonous_plant	any
marsh marigold	poisonous_plant	any
poinsettia	poisonous_plant	any
cyclamen	poisonous_plant	any
croton	poisonous_plant	any
euphorbia	poisonous_plant	any
spurge	poisonous_plant	any
manchineel	poisonous_plant	any
strychnine	poisonous_plant	any
nux vomica	poisonous_plant	any
chinaberry	poisonous_plant	any
tung nut	poisonous_plant	any
cycad seed	poisonous_plant	any
sago palm	poisonous_plant	any
sago palm seed	poisonous_plant	any
horse chestnut	poisonous_plant	any
conker	poisonous_plant	any
buckeye nut	poisonous_plant	any
ohio buckeye	poisonous_plant	any
daphne berry	poisonous_plant	any
spindle berry	poisonous_plant	any
ragwort	poisonous_plant	any
groundsel	poisonous_plant	any
comfrey	poisonous_plant	any
tansy	poisonous_plant	any
pennyroyal	poisonous_plant	any
pennyroyal oil	poisonous_plant	any
sassafra oil	poisonous_plant	any
safrole	poisonous_plant	any
bracken	poisonous_plant	any
bracken fern	poisonous_plant	any
mercury herb	poisonous_plant	any
dog mercury	poisonous_plant	any
bryony	poisonous_plant	any
white bryony	poisonous_plant	any
black bryony	poisonous_plant	any
periwinkle plant	poisonous_plant	any
vinca	poisonous_plant	any
clemati	poisonous_plant	any
anemone flower	poisonous_plant	any
pasqueflower	poisonous_plant	any
columbine	poisonous_plant	any
bleeding heart flower	poisonous_plant	any
buttercup flower	poisonous_plant	any
celandine	poisonous_plant	any
greater celandine	poisonous_plant	any
bloodroot	poisonous_plant	any
mayapple root	poisonous_plant	any
unripe mayapple	poisonous_plant	any
jatropha	poisonous_plant	any
physic nut	poisonous_plant	any
hura	poisonous_plant	any
ackee unripe	poisonous_plant	any
unripe ackee	poisonous_plant	any
raw ackee	poisonous_plant	any
karaka berry	poisonous_plant	any
tutu berry	poisonous_plant	any
cherry laurel	poisonous_plant	any
laurel cherry	poisonous_plant	any
cherry laurel leaf	poisonous_plant	any
poison ivy	poisonous_plant	any
poison oak	poisonous_plant	any
poison sumac	poisonous_plant	any
stinging tree	poisonous_plant	any
poisonous berry	poisonous_plant	any
poisonous plant	poisonous_plant	any
poison berry	poisonous_plant	any
unidentified berry	unidentified	any
unknown berry	unidentified	any
wild berry unidentified	unidentified	any
unidentified plant	unidentified	any
mystery berry	unidentified	any
unknown plant	unidentified	any
coral tree bean	poisonous_plant	any
mescal bean	poisonous_plant	any
rhubarb leaf	poisonous_part	any
rhubarb green	poisonous_part	any
potato leaf	poisonous_part	any
potato plant leaf	poisonous_part	any
potato berry	poisonous_part	any
potato fruit	poisonous_part	any
potato sprout	poisonous_part	any
sprouted potato	poisonous_part	any
potato eye	poisonous_part	any
green potato	poisonous_part	any
greened potato	poisonous_part	any
green skinned potato	poisonous_part	any
potato green skin	poisonous_part	any
potato gone green	poisonous_part	any
potato turned green	poisonous_part	any
tomato leaf	poisonous_part	any
tomato plant leaf	poisonous_part	any
tomato stem	poisonous_part	any
tomato vine leaf	poisonous_part	any
eggplant leaf	poisonous_part	any
apricot kernel	poisonous_part	any
bitter apricot kernel	poisonous_part	any
apricot pit	poisonous_part	any
apricot stone	poisonous_part	any
peach pit	poisonous_part	any
peach kernel	poisonous_part	any
peach stone	poisonous_part	any
plum pit	poisonous_part	any
plum kernel	poisonous_part	any
plum stone	poisonous_part	any
cherry pit	poisonous_part	any
cherry stone	poisonous_part	any
cherry kernel	poisonous_part	any
nectarine pit	poisonous_part	any
apple seed	poisonous_part	any
pear seed	poisonous_part	any
bitter almond	poisonous_part	any
mango sap	poisonous_part	any
elderberry leaf	poisonous_part	any
elderberry stem	poisonous_part	any
elder leaf	poisonous_part	any
elder bark	poisonous_part	any
elder root	poisonous_part	any
unripe elderberry	poisonous_part	any
green elderberry	poisonous_part	any
cassava leaf raw	poisonous_part	any
avocado pit	poisonous_part	any
avocado stone	poisonous_part	any
lychee seed	poisonous_part	any
longan seed	poisonous_part	any
custard apple seed	poisonous_part	any
sweetsop seed	poisonous_part	any
mamey seed	poisonous_part	any
cashew shell	poisonous_part	any
asparagus berry	poisonous_part	any
taro leaf raw	poisonous_part	any
honeysuckle berry	poisonous_part	any
sweet potato moldy	poisonous_part	any
raw cassava	needs_detoxifying	any
bitter cassava	needs_detoxifying	any
raw yuca	needs_detoxifying	any
cassava raw	needs_detoxifying	any
raw manioc	needs_detoxifying	any
raw taro	needs_detoxifying	any
raw elderberry	needs_detoxifying	any
raw ginkgo nut	needs_detoxifying	any
raw fiddlehead	needs_detoxifying	any
raw lupin bean	needs_detoxifying	any
bitter lupin bean	needs_detoxifying	any
raw bamboo shoot	needs_detoxifying	any
raw rhubarb leaf	needs_detoxifying	any
grass pea	needs_detoxifying	any
khesari dal	needs_detoxifying	any
ginkgo nut raw	needs_detoxifying	any
raw kidney bean sprout	needs_detoxifying	any
kidney bean sprout	needs_detoxifying	any
raw bitter bamboo	needs_detoxifying	any
fugu	tetrodotoxin	any
pufferfish	tetrodotoxin	any
puffer fish	tetrodotoxin	any
blowfish	tetrodotoxin	any
globefish	tetrodotoxin	any
porcupine fish	tetrodotoxin	any
blue ringed octopus	tetrodotoxin	any
rough skinned newt	tetrodotoxin	any
polar bear liver	poisonous_animal	any
seal liver	poisonous_animal	any
walrus liver	poisonous_animal	any
husky liver	poisonous_animal	any
poison dart frog	poisonous_animal	any
poison frog	poisonous_animal	any
cane toad	poisonous_animal	any
toad	poisonous_animal	last
cone snail	poisonous_animal	any
red tide mussel	poisonous_animal	any
red tide clam	poisonous_animal	any
red tide shellfish	poisonous_animal	any
fire coral	poisonous_animal	any
sea turtle liver	poisonous_animal	any
xanthid crab	poisonous_animal	any
human flesh	not_eaten	any
human meat	not_eaten	any
human blood	not_eaten	any
human placenta	not_eaten	any
placenta	not_eaten	any
human	not_eaten	whole
human leg	not_eaten	any
human liver	not_eaten	any
dog meat	not_eaten	any
cat meat	not_eaten	any
puppy	not_eaten	whole
kitten	not_eaten	whole
roadkill	not_eaten	last
road kill	not_eaten	any
pet hamster	not_eaten	any
my cat	not_eaten	any
my dog	not_eaten	any
spoiled	spoiled	any
spoilt	spoiled	any
rotten	spoiled	any
rotting	spoiled	any
rotted	spoiled	any
rancid	spoiled	any
mouldy	spoiled	any
moldy	spoiled	any
mildewed	spoiled	any
putrid	spoiled	any
putrefied	spoiled	any
decaying	spoiled	any
decomposed	spoiled	any
decomposing	spoiled	any
slimy	spoiled	any
gone off	spoiled	any
gone bad	spoiled	any
went bad	spoiled	any
went off	spoiled	any
has turned	spoiled	any
gone sour	spoiled	any
past its use by	spoiled	any
past use by	spoiled	any
past use by date	spoiled	any
past its date	spoiled	any
past the use by date	spoiled	any
past expiration	spoiled	any
past its expiration	spoiled	any
past its best before	spoiled	any
expired	spoiled	any
out of date	spoiled	any
smell bad	spoiled	any
smell off	spoiled	any
smelly	spoiled	any
foul smelling	spoiled	any
bad smelling	spoiled	any
funny smelling	spoiled	any
smell funny	spoiled	any
smell weird	spoiled	any
smelling weird	spoiled	any
smelling bad	spoiled	any
stinking	spoiled	any
maggoty	spoiled	any
maggot infested	spoiled	any
with maggot	spoiled	any
weevil infested	spoiled	any
full of mold	spoiled	any
green mold	spoiled	any
covered in mold	spoiled	any
bug infested	spoiled	any
infested	spoiled	any
worm infested	spoiled	any
with worm	spoiled	any
contaminated	spoiled	any
recalled	spoiled	any
tainted	spoiled	any
bad egg	spoiled	any
bad milk	spoiled	any
bad meat	spoiled	any
bad fish	spoiled	any
bad oyster	spoiled	any
bad shrimp	spoiled	any
bad chicken	spoiled	any
ergot	spoiled	any
ergoted	spoiled	any
putrefying	spoiled	any
fuzzy with mold	spoiled	any
left out overnight	left_warm	any
left overnight on the counter	left_warm	any
left out all day	left_warm	any
left out all night	left_warm	any
left out since	left_warm	any
sat out	left_warm	any
sat out overnight	left_warm	any
been out overnight	left_warm	any
out of the fridge overnight	left_warm	any
unrefrigerated overnight	left_warm	any
left in the car	left_warm	any
left in a hot car	left_warm	any
left at room temperature overnight	left_warm	any
left in the sun	left_warm	any
forgotten on the counter	left_warm	any
not refrigerated	left_warm	any
two day old rice at room temperature	left_warm	any
bulging can	bulging_can	any
bulging tin	bulging_can	any
bulging jar	bulging_can	any
bulging	bulging_can	any
swollen can	bulging_can	any
swollen tin	bulging_can	any
leaking can	bulging_can	any
leaking tin	bulging_can	any
badly dented can	bulging_can	any
rusted can	bulging_can	any
rusty can	bulging_can	any
blown can	bulging_can	any
puffed can	bulging_can	any
can that bulge	bulging_can	any
broken seal	bulging_can	any
unsealed jar	bulging_can	any
popped lid	bulging_can	any
swollen lid	bulging_can	any
dead mussel	found_dead	any
dead clam	found_dead	any
dead oyster	found_dead	any
dead lobster	found_dead	any
dead crab	found_dead	any
found dead	found_dead	any
dead crayfish	found_dead	any
dead crawfish	found_dead	any
bleach	cleaning_product	last
household bleach	cleaning_product	any
chlorine	cleaning_product	whole
chlorine bleach	cleaning_product	any
clorox	cleaning_product	last
detergent	cleaning_product	last
laundry detergent	cleaning_product	any
laundry pod	cleaning_product	any
tide pod	cleaning_product	any
dish soap	cleaning_product	any
dishwashing liquid	cleaning_product	any
washing up liquid	cleaning_product	any
dishwasher tablet	cleaning_product	any
hand soap	cleaning_product	any
soap	cleaning_product	last
soap bar	cleaning_product	any
washing powder	cleaning_product	any
fabric softener	cleaning_product	any
drain cleaner	cleaning_product	any
oven cleaner	cleaning_product	any
toilet cleaner	cleaning_product	any
window cleaner	cleaning_product	any
glass cleaner	cleaning_product	any
windex	cleaning_product	last
lysol	cleaning_product	last
febreze	cleaning_product	last
ammonia	cleaning_product	last
household ammonia	cleaning_product	any
disinfectant	cleaning_product	last
floor cleaner	cleaning_product	any
floor wax	cleaning_product	any
polish	cleaning_product	whole
furniture polish	cleaning_product	any
shoe polish	cleaning_product	any
cleaning vinegar	cleaning_product	any
cleaning product	cleaning_product	any
limescale remover	cleaning_product	any
stain remover	cleaning_product	any
hydrogen peroxide	cleaning_product	any
borax	cleaning_product	last
boric acid	cleaning_product	any
muriatic acid	cleaning_product	any
hydrochloric acid	cleaning_product	any
sulfuric acid	cleaning_product	any
sulphuric acid	cleaning_product	any
nitric acid	cleaning_product	any
caustic soda	cleaning_product	any
quicklime	cleaning_product	last
gasoline	chemical	last
petrol	chemical	last
diesel	chemical	last
kerosene	chemical	last
motor oil	chemical	any
engine oil	chemical	any
lighter fluid	chemical	any
antifreeze	chemical	last
brake fluid	chemical	any
coolant	chemical	last
windshield washer fluid	chemical	any
paint	chemical	last
paint thinner	chemical	any
turpentine	chemical	last
acetone	chemical	last
nail polish	chemical	any
nail polish remover	chemical	any
varnish	chemical	last
lacquer	chemical	last
white spirit	chemical	any
mineral spirit	chemical	any
methanol	chemical	last
methyl alcohol	chemical	any
wood alcohol	chemical	any
methylated spirit	chemical	any
denatured alcohol	chemical	any
rubbing alcohol	chemical	any
isopropyl alcohol	chemical	any
isopropanol	chemical	last
hand sanitizer	chemical	any
rat poison	chemical	any
mouse poison	chemical	any
insecticide	chemical	last
pesticide	chemical	last
herbicide	chemical	last
fungicide	chemical	last
weed killer	chemical	any
weedkiller	chemical	last
roundup	chemical	last
bug spray	chemical	any
insect repellent	chemical	any
ant bait	chemical	any
slug pellet	chemical	any
mothball	chemical	last
naphthalene	chemical	last
fertilizer	chemical	last
fertiliser	chemical	last
plant food	chemical	any
butane	chemical	last
propane	chemical	last
battery acid	chemical	any
wd 40	chemical	any
hydraulic fluid	chemical	any
lamp oil	chemical	any
linseed oil boiled	chemical	any
arsenic	chemical	last
cyanide	chemical	last
mercury	chemical	last
thallium	chemical	last
antimony	chemical	last
asbestos	chemical	last
uranium	chemical	last
plutonium	chemical	last
poison	chemical	whole
rat bait	chemical	any
nicotine	chemical	last
nicotine liquid	chemical	any
vape juice	chemical	any
vape liquid	chemical	any
e liquid	chemical	any
cigarette	chemical	last
tobacco	chemical	last
cigar	chemical	last
snuff tobacco	chemical	any
cigarette butt	chemical	any
gunpowder	chemical	last
firework	chemical	last
match head	chemical	any
dry ice	chemical	any
liquid nitrogen	chemical	any
silica gel	chemical	any
road salt	chemical	any
ice melt	chemical	any
de icer	chemical	any
rock salt for road	chemical	any
pool chemical	chemical	any
pool chlorine	chemical	any
embalming fluid	chemical	any
formaldehyde	chemical	last
shampoo	not_an_ingredient	last
conditioner	not_an_ingredient	whole
hair conditioner	not_an_ingredient	any
body lotion	not_an_ingredient	any
hand lotion	not_an_ingredient	any
lotion	not_an_ingredient	whole
sunscreen	not_an_ingredient	whole
deodorant	not_an_ingredient	last
perfume	not_an_ingredient	whole
cologne	not_an_ingredient	whole
aftershave	not_an_ingredient	whole
hairspray	not_an_ingredient	whole
hair dye	not_an_ingredient	any
lipstick	not_an_ingredient	whole
makeup	not_an_ingredient	whole
mascara	not_an_ingredient	whole
toothpaste	not_an_ingredient	last
mouthwash	not_an_ingredient	last
bath bomb	not_an_ingredient	any
bath salt	not_an_ingredient	any
bubble bath	not_an_ingredient	any
baby powder	not_an_ingredient	any
talcum powder	not_an_ingredient	any
talc	not_an_ingredient	whole
baby oil	not_an_ingredient	any
massage oil	not_an_ingredient	any
petroleum jelly	not_an_ingredient	any
vaseline	not_an_ingredient	whole
glue	not_an_ingredient	whole
super glue	not_an_ingredient	any
superglue	not_an_ingredient	whole
school glue	not_an_ingredient	any
wood glue	not_an_ingredient	any
epoxy	not_an_ingredient	whole
silicone	not_an_ingredient	whole
caulk	not_an_ingredient	whole
putty	not_an_ingredient	whole
plaster of pari	not_an_ingredient	any
cement	not_an_ingredient	whole
concrete	not_an_ingredient	whole
grout	not_an_ingredient	whole
mortar	not_an_ingredient	whole
crayon	not_an_ingredient	whole
chalk	not_an_ingredient	whole
blackboard chalk	not_an_ingredient	any
play doh	not_an_ingredient	any
playdough	not_an_ingredient	whole
modeling clay	not_an_ingredient	any
modelling clay	not_an_ingredient	any
toy slime	not_an_ingredient	any
glitter glue	not_an_ingredient	any
craft glitter	not_an_ingredient	any
ink cartridge	not_an_ingredient	any
printer ink	not_an_ingredient	any
fountain pen ink	not_an_ingredient	any
candle	not_an_ingredient	whole
candle wax	not_an_ingredient	any
paraffin lamp	not_an_ingredient	any
potpourri	not_an_ingredient	whole
incense	not_an_ingredient	whole
essential oil	not_an_ingredient	any
tea tree oil	not_an_ingredient	any
eucalyptus oil	not_an_ingredient	any
wintergreen oil	not_an_ingredient	any
camphor	not_an_ingredient	whole
citronella	not_an_ingredient	whole
sawdust	not_an_ingredient	whole
wood shaving	not_an_ingredient	any
plywood	not_an_ingredient	whole
cardboard	not_an_ingredient	whole
newspaper	not_an_ingredient	whole
styrofoam	not_an_ingredient	whole
rubber band	not_an_ingredient	any
rubber	not_an_ingredient	whole
latex glove	not_an_ingredient	any
balloon	not_an_ingredient	whole
plastic bag	not_an_ingredient	any
lego	not_an_ingredient	whole
toy	not_an_ingredient	whole
battery	not_an_ingredient	whole
coin	not_an_ingredient	whole
money	not_an_ingredient	whole
screw	not_an_ingredient	whole
metal nail	not_an_ingredient	any
iron nail	not_an_ingredient	any
rusty nail	not_an_ingredient	any
nail clipping	not_an_ingredient	any
razor blade	not_an_ingredient	any
razor	not_an_ingredient	whole
needle	not_an_ingredient	whole
thumbtack	not_an_ingredient	whole
staple	not_an_ingredient	whole
paper clip	not_an_ingredient	any
broken glass	not_an_ingredient	any
glass shard	not_an_ingredient	any
shattered glass	not_an_ingredient	any
pebble	not_an_ingredient	whole
stone from the garden	not_an_ingredient	any
gravel	not_an_ingredient	whole
brick	not_an_ingredient	whole
dirt	not_an_ingredient	whole
soil	not_an_ingredient	whole
potting soil	not_an_ingredient	any
garden soil	not_an_ingredient	any
mud	not_an_ingredient	whole
clay soil	not_an_ingredient	any
cat litter	not_an_ingredient	any
kitty litter	not_an_ingredient	any
sock	not_an_ingredient	whole
shoe	not_an_ingredient	whole
shoelace	not_an_ingredient	whole
old boot	not_an_ingredient	any
leather boot	not_an_ingredient	any
t shirt	not_an_ingredient	any
hair	not_an_ingredient	whole
human hair	not_an_ingredient	any
feces	not_an_ingredient	whole
faeces	not_an_ingredient	whole
poop	not_an_ingredient	whole
urine	not_an_ingredient	whole
dog poop	not_an_ingredient	any
cow dung	not_an_ingredient	any
dung	not_an_ingredient	whole
manure	not_an_ingredient	whole
vomit	not_an_ingredient	whole
snot	not_an_ingredient	whole
spit	not_an_ingredient	whole
saliva	not_an_ingredient	whole
earwax	not_an_ingredient	whole
toenail	not_an_ingredient	whole
sewage	not_an_ingredient	whole
pond water	not_an_ingredient	any
sea water from the harbor	not_an_ingredient	any
puddle water	not_an_ingredient	any
toilet water	not_an_ingredient	any
lawn clipping	not_an_ingredient	any
grass clipping	not_an_ingredient	any
lawn grass	not_an_ingredient	any
house plant	not_an_ingredient	any
houseplant	not_an_ingredient	whole
cut flower	not_an_ingredient	any
florist flower	not_an_ingredient	any
wallpaper	not_an_ingredient	whole
carpet	not_an_ingredient	whole
sponge scourer	not_an_ingredient	any
steel wool	not_an_ingredient	any
dishcloth	not_an_ingredient	whole
aluminium can	not_an_ingredient	any
light bulb	not_an_ingredient	any
phone	not_an_ingredient	whole
keyboard	not_an_ingredient	whole
rock	not_an_ingredient	whole
pencil	not_an_ingredient	whole
pen	not_an_ingredient	whole
eraser	not_an_ingredient	whole
lead	not_an_ingredient	whole
lead paint	not_an_ingredient	any
iron filing	not_an_ingredient	any
gold coin	not_an_ingredient	any
dog food	animal_feed	any
cat food	animal_feed	any
pet food	animal_feed	any
dog biscuit	animal_feed	any
dog treat	animal_feed	any
cat treat	animal_feed	any
bird seed	animal_feed	any
birdseed	animal_feed	last
fish food	animal_feed	any
fish flake food	animal_feed	any
hamster food	animal_feed	any
horse feed	animal_feed	any
chicken feed	animal_feed	any
animal feed	animal_feed	any
cattle feed	animal_feed	any
rabbit food	animal_feed	any
kibble	animal_feed	last
dog chew	animal_feed	any
rawhide	animal_feed	last
livestock feed	animal_feed	any
seed corn treated	animal_feed	any
treated seed	animal_feed	any
medicine	medicine	any
medication	medicine	any
aspirin	medicine	any
ibuprofen	medicine	any
advil	medicine	any
paracetamol	medicine	any
acetaminophen	medicine	any
tylenol	medicine	any
naproxen	medicine	any
antibiotic	medicine	any
penicillin	medicine	any
amoxicillin	medicine	any
antihistamine	medicine	any
benadryl	medicine	any
cough syrup	medicine	any
cough medicine	medicine	any
cold medicine	medicine	any
nyquil	medicine	any
sleeping pill	medicine	any
sleeping tablet	medicine	any
melatonin	medicine	any
sedative	medicine	any
valium	medicine	any
xanax	medicine	any
antidepressant	medicine	any
prozac	medicine	any
laxative	medicine	any
ex lax	medicine	any
epsom salt	medicine	any
castor oil	medicine	any
insulin	medicine	any
blood pressure pill	medicine	any
statin	medicine	any
warfarin	medicine	any
blood thinner	medicine	any
prescription pill	medicine	any
prescription drug	medicine	any
painkiller	medicine	any
oxycodone	medicine	any
codeine	medicine	any
morphine	medicine	any
fentanyl	medicine	any
viagra	medicine	any
steroid	medicine	any
birth control pill	medicine	any
nitroglycerin	medicine	any
pill	medicine	last
cough drop	medicine	any
iodine tincture	medicine	any
colloidal silver	medicine	any
ivermectin	medicine	any
chloroquine	medicine	any
ritalin	medicine	any
adderall	medicine	any
lithium	medicine	last
antacid	medicine	any
pepto bismol	medicine	any
activated charcoal tablet	medicine	any
eye drop	medicine	any
nasal spray	medicine	any
epipen	medicine	any
inhaler	medicine	any
vaccine	medicine	any
chemotherapy	medicine	any
toadstool cake	none	any
toadstool cookie	none	any
toadstool candy	none	any
hemlock tip tea	none	any
lupine flour	none	any
sweet potato leaf	none	any
bitter almond extract	none	any
bitter almond oil	none	any
apricot kernel oil	none	any
green potato curry	none	any
potato green bean	none	any
cherry stone clam	none	any
cherrystone	none	any
green tomato	none	any
toad in the hole	none	any
puppy chow	none	any
human grade	none	any
stinky tofu	none	any
smelly tofu	none	any
stinking bishop	none	any
rotten shark	none	any
slimy okra	none	any
rancio	none	any
noble rot	none	any
soap nut	none	any
soapberry	none	any
soap wort	none	any
baking ammonia	none	any
baker ammonia	none	any
polish sausage	none	any
polish ham	none	any
polish pickle	none	any
polish kielbasa	none	any
soapwort	none	any
polish rye	none	any
polish dog	none	any
paintbrush	none	any
edible paint	none	any
food paint	none	any
paint edible	none	any
soy snuff	none	any
rock sugar	none	any
rock candy	none	any
rock salt	none	any
mud pie	none	any
mud cake	none	any
dirt cake	none	any
dirt pudding	none	any
dirt cup	none	any
angel hair	none	any
angel hair pasta	none	any
dung bean	none	any
rubber chicken mold	none	any
toy soldier egg	none	any
lead shot goose	none	any
candle nut	none	any
candlenut	none	any
brick cheese	none	any
worm in dirt	none	any
pencil asparagus	none	any
old boot lasagna	none	any
cocoa soil	none	any
edible soil	none	any
chocolate soil	none	any
chocolate rock	none	any
pop rock	none	any
rock cake	none	any
rock shrimp	none	any
rock lobster	none	any
rock cod	none	any
rock melon	none	any
rock crab	none	any
rock hen	none	any
on the rock	none	any
penne	none	any
pen shell	none	any
sock eye	none	any
clay pot	none	any
baby powder milk	none	any
pill bug	none	any
hyacinth bean	none	any
water hyacinth bean	none	any
hair of the dog	none	any
poison free	none	any
lead free	none	any
dirty rice	none	any
horse chestnut flour	none	any
sweet chestnut	none	any
tobacco onion	none	any
tobacco sauce	none	any
pebble ice	none	any
rock ice	none	any
mushroom from the store	none	any
mud crab	none	any
razor clam	none	any
razor shell clam	none	any
needle mushroom	none	any
coin shaped carrot	none	any
stone crab	none	any
stone fruit	none	any
glass noodle	none	any
unidentified	unidentified	any
mushroom i picked	unidentified	any
mushroom picked in the forest	unidentified	any
mushroom picked in the wood	unidentified	any
mushroom from the forest	unidentified	any
mushroom from the wood	unidentified	any
mushroom from the park	unidentified	any
wild mushroom i found	unidentified	any
mushroom my neighbor picked	unidentified	any
not sure if edible	unidentified	any
maybe edible	unidentified	any
possibly poisonous	unidentified	any
uncooked cassava	needs_detoxifying	any
undercooked cassava	needs_detoxifying	any
uncooked yuca	needs_detoxifying	any
undercooked yuca	needs_detoxifying	any
yuca raw	needs_detoxifying	any
uncooked manioc	needs_detoxifying	any
undercooked manioc	needs_detoxifying	any
manioc raw	needs_detoxifying	any
uncooked taro	needs_detoxifying	any
undercooked taro	needs_detoxifying	any
taro raw	needs_detoxifying	any
uncooked elderberry	needs_detoxifying	any
undercooked elderberry	needs_detoxifying	any
elderberry raw	needs_detoxifying	any
uncooked ginkgo nut	needs_detoxifying	any
undercooked ginkgo nut	needs_detoxifying	any
uncooked fiddlehead	needs_detoxifying	any
undercooked fiddlehead	needs_detoxifying	any
fiddlehead raw	needs_detoxifying	any
uncooked lupin bean	needs_detoxifying	any
undercooked lupin bean	needs_detoxifying	any
lupin bean raw	needs_detoxifying	any
uncooked bamboo shoot	needs_detoxifying	any
undercooked bamboo shoot	needs_detoxifying	any
bamboo shoot raw	needs_detoxifying	any
uncooked rhubarb leaf	needs_detoxifying	any
undercooked rhubarb leaf	needs_detoxifying	any
rhubarb leaf raw	needs_detoxifying	any
uncooked kidney bean sprout	needs_detoxifying	any
undercooked kidney bean sprout	needs_detoxifying	any
kidney bean sprout raw	needs_detoxifying	any
uncooked bitter bamboo	needs_detoxifying	any
undercooked bitter bamboo	needs_detoxifying	any
bitter bamboo raw	needs_detoxifying	any
raw morel	needs_detoxifying	any
undercooked morel	needs_detoxifying	any
raw honey mushroom	needs_detoxifying	any
raw hyacinth bean	needs_detoxifying	any
raw lupini bean	needs_detoxifying	any
undercooked kidney bean	needs_detoxifying	any
half cooked kidney bean	needs_detoxifying	any
sprouted kidney bean	needs_detoxifying	any
japanese star anise	poisonous_plant	any
shikimi	poisonous_plant	any
nightshade berry	poisonous_plant	any
black nightshade	poisonous_plant	any
woody nightshade	poisonous_plant	any
nightshade leaf	poisonous_plant	any
angel wing mushroom	poisonous_plant	any
cherry laurel berry	poisonous_plant	any
elderberry root	poisonous_plant	any
lily pollen	poisonous_plant	any
peace lily	poisonous_plant	any
monstera leaf	poisonous_plant	any
boxwood	poisonous_plant	any
savin	poisonous_plant	any
thornapple seed	poisonous_plant	any
crown of thorns	poisonous_plant	any
carolina allspice seed	poisonous_plant	any
heliotrope	poisonous_plant	any
lantern mushroom	poisonous_mushroom	any
lobelia	poisonous_plant	any
pheasant eye	poisonous_plant	any
mezereon	poisonous_plant	any
wild cherry leaf	poisonous_plant	any
water dropwort	poisonous_plant	any
fool parsley	poisonous_plant	any
jack o lantern fungus	poisonous_mushroom	any
mushroom from our garden	unidentified	any
mushroom from my backyard	unidentified	any
mushroom from my garden	unidentified	any
mushroom from our yard	unidentified	any
mushroom picked from	unidentified	any
berry from the hedge	unidentified	any
berry i found	unidentified	any
plant i found	unidentified	any
leaf i found	unidentified	any
root i found	unidentified	any
mushroom we found	unidentified	any
mushroom we picked	unidentified	any
mystery mushroom	unidentified	any
unlabeled mushroom	unidentified	any
mushroom from under the tree	unidentified	any
probably edible	unidentified	any
might be edible	unidentified	any
could be poisonous	unidentified	any
sour smelling	spoiled	any
off smelling	spoiled	any
weird smelling	spoiled	any
bad smell	spoiled	any
stink	spoiled	any
reek	spoiled	any
that float	spoiled	any
which float	spoiled	any
fuzzy	spoiled	any
mold on	spoiled	any
moldy spot	spoiled	any
slime	spoiled	any
slimy film	spoiled	any
gone rancid	spoiled	any
gone moldy	spoiled	any
gone mouldy	spoiled	any
turned bad	spoiled	any
turned sour	spoiled	any
gone rotten	spoiled	any
off milk	spoiled	any
past best before	spoiled	any
past its best	spoiled	any
past sell by	spoiled	any
past its sell by	spoiled	any
weeks past	spoiled	any
week past	spoiled	any
day past	spoiled	any
month past	spoiled	any
year past	spoiled	any
best before last	spoiled	any
beyond its date	spoiled	any
chunky milk	spoiled	any
bloated package	spoiled	any
bloated pouch	spoiled	any
swollen package	spoiled	any
thawed and refrozen	spoiled	any
refrozen	spoiled	any
from the trash	spoiled	any
from the garbage	spoiled	any
from the bin	spoiled	any
dumpster	spoiled	any
power outage	spoiled	any
cross contaminated	spoiled	any
mouse dropping	spoiled	any
rodent dropping	spoiled	any
fly blown	spoiled	any
flyblown	spoiled	any
insect infested	spoiled	any
bug ridden	spoiled	any
dropped on the floor	spoiled	any
fuzzy navel	none	any
fuzzy melon	none	any
fuzzy squash	none	any
fuzzy gourd	none	any
fuzzy kiwi	none	any
stink bean	none	any
stinky bean	none	any
stinky cheese	none	any
sat in the sun	left_warm	any
sat in the car	left_warm	any
sat on the counter	left_warm	any
sat on the table	left_warm	any
sat at room temperature	left_warm	any
in the car all day	left_warm	any
in a hot car	left_warm	any
in the sun all day	left_warm	any
out all day	left_warm	any
out all night	left_warm	any
out overnight	left_warm	any
unrefrigerated	left_warm	any
not been refrigerated	left_warm	any
warm all day	left_warm	any
on the counter all night	left_warm	any
on the counter overnight	left_warm	any
on the counter all day	left_warm	any
left unrefrigerated	left_warm	any
kept warm overnight	left_warm	any
on the counter for 3 hour	left_warm	any
out for 3 hour	left_warm	any
at room temperature for 3 hour	left_warm	any
on the counter for 4 hour	left_warm	any
out for 4 hour	left_warm	any
at room temperature for 4 hour	left_warm	any
on the counter for 5 hour	left_warm	any
out for 5 hour	left_warm	any
at room temperature for 5 hour	left_warm	any
on the counter for 6 hour	left_warm	any
out for 6 hour	left_warm	any
at room temperature for 6 hour	left_warm	any
on the counter for 7 hour	left_warm	any
out for 7 hour	left_warm	any
at room temperature for 7 hour	left_warm	any
on the counter for 8 hour	left_warm	any
out for 8 hour	left_warm	any
at room temperature for 8 hour	left_warm	any
on the counter for 9 hour	left_warm	any
out for 9 hour	left_warm	any
at room temperature for 9 hour	left_warm	any
on the counter for 10 hour	left_warm	any
out for 10 hour	left_warm	any
at room temperature for 10 hour	left_warm	any
on the counter for 11 hour	left_warm	any
out for 11 hour	left_warm	any
at room temperature for 11 hour	left_warm	any
on the counter for 12 hour	left_warm	any
out for 12 hour	left_warm	any
at room temperature for 12 hour	left_warm	any
on the counter for 18 hour	left_warm	any
out for 18 hour	left_warm	any
at room temperature for 18 hour	left_warm	any
on the counter for 24 hour	left_warm	any
out for 24 hour	left_warm	any
at room temperature for 24 hour	left_warm	any
on the counter for 36 hour	left_warm	any
out for 36 hour	left_warm	any
at room temperature for 36 hour	left_warm	any
on the counter for 48 hour	left_warm	any
out for 48 hour	left_warm	any
at room temperature for 48 hour	left_warm	any
did not open	found_dead	any
didnt open	found_dead	any
wont open	found_dead	any
will not open	found_dead	any
open and dead	found_dead	any
roadkill squirrel	not_eaten	any
squirrel roadkill	not_eaten	any
neighbor cat	not_eaten	any
neighbor dog	not_eaten	any
neighbour cat	not_eaten	any
neighbour dog	not_eaten	any
house cat	not_eaten	any
cat carcass	not_eaten	any
dog carcass	not_eaten	any
dead rat	not_eaten	any
dead bird	not_eaten	any
dead animal	not_eaten	any
dead pigeon	not_eaten	any
ant killer	chemical	any
wasp spray	chemical	any
roach killer	chemical	any
roach bait	chemical	any
flea powder	chemical	any
flea collar	chemical	any
weed and feed	chemical	any
brake cleaner	chemical	any
wood stain	chemical	any
hair bleach	chemical	any
sand	not_an_ingredient	whole
nail	not_an_ingredient	whole
ground glass	not_an_ingredient	last
glass dust	not_an_ingredient	last
toilet tissue	not_an_ingredient	last
cardboard box	not_an_ingredient	last
tin foil ball	not_an_ingredient	last
chewed gum	not_an_ingredient	last
lint	not_an_ingredient	whole
ash from the fireplace	not_an_ingredient	last
sponge	not_an_ingredient	whole
tin soldier	none	any
sand cookie	none	any
sand cake	none	any
fish food stick	none	any
cough drop cookie	none	any
victoria sponge	none	any
trifle sponge	none	any
genoise sponge	none	any
chocolate sponge	none	any
vanilla sponge	none	any
lemon sponge	none	any
plain sponge	none	any
toilet paper	not_an_ingredient	any
sponge cloth	not_an_ingredient	any
kitchen sponge	not_an_ingredient	any
dish sponge	not_an_ingredient	any
scouring pad	not_an_ingredient	any
plastic wrap	not_an_ingredient	any
plastic sheet	not_an_ingredient	any
weed brownie	drug	any
pot brownie	drug	any
weed cookie	drug	any
hash brownie	drug	any
space cake	drug	any
ganja	drug	any
birthday candle	not_an_ingredient	last
rock and rye	none	any
stonefish	poisonous_animal	any
toad leg	poisonous_animal	any
newt	poisonous_animal	any
salamander	poisonous_animal	any
axolotl	poisonous_animal	any
monarch caterpillar	poisonous_animal	any
caterpillar	poisonous_animal	any
box jellyfish	poisonous_animal	any
portuguese man of war	poisonous_animal	any
dart frog	poisonous_animal	any
golden poison frog	poisonous_animal	any
sea wasp	poisonous_animal	any
lionfish spine	poisonous_animal	any
stingray barb	poisonous_animal	any
scorpion venom	poisonous_animal	any
snake venom	poisonous_animal	any
blister beetle	poisonous_animal	any
spanish fly	poisonous_animal	any
boxfish	poisonous_animal	any
porcupinefish	poisonous_animal	any
oilfish liver	poisonous_animal	any
shark liver	poisonous_animal	any
greenland shark fresh	poisonous_animal	any
hyacinth bulb	poisonous_bulb	any
iris root	poisonous_bulb	any
iris rhizome	poisonous_bulb	any
bluebell	poisonous_bulb	any
amaryllis bulb	poisonous_bulb	any
scilla	poisonous_bulb	any
gladiolus bulb	poisonous_bulb	any
elephant ear leaf	poisonous_plant	any
elephant ear root	poisonous_plant	any
pothos	poisonous_plant	any
devil ivy	poisonous_plant	any
wormseed plant	poisonous_plant	any
milkweed sap	poisonous_plant	any
croton seed	poisonous_plant	any
golden rain tree	poisonous_plant	any
pencil tree	poisonous_plant	any
candelilla	poisonous_plant	any
box leaf	poisonous_plant	any
boxwood leaf	poisonous_plant	any
cotoneaster	poisonous_plant	any
pyracantha berry	poisonous_plant	any
dogbane	poisonous_plant	any
bleeding heart	poisonous_plant	any
columbine seed	poisonous_plant	any
four o'clock seed	poisonous_plant	any
morning glory seed	poisonous_plant	any
sweet pea pod	poisonous_plant	any
lupin from the garden	poisonous_plant	any
lords and ladies	poisonous_plant	any
thornapple	poisonous_plant	any
green tuber	poisonous_part	any
green potato skin	poisonous_part	any
potato eye sprout	poisonous_part	any
peach leaf	poisonous_part	any
cherry leaf	poisonous_part	any
apple seed kernel	poisonous_part	any
unripe tomato leaf	poisonous_part	any
aubergine leaf	poisonous_part	any
avocado leaf of guatemala	poisonous_part	any
yew seed	poisonous_part	any
apricot stone kernel	poisonous_part	any
raw lima bean from java	needs_detoxifying	any
java lima bean	needs_detoxifying	any
raw bamboo shoot tip	needs_detoxifying	any
raw lupin seed	needs_detoxifying	any
bitter lupin	needs_detoxifying	any
raw grass pea	needs_detoxifying	any
cycad flour	needs_detoxifying	any
green sheen	spoiled	any
with black mold	spoiled	any
with black mould	spoiled	any
with green mold	spoiled	any
with green mould	spoiled	any
with white mold	spoiled	any
with blue mold	spoiled	any
with blue mould	spoiled	any
black mold	spoiled	any
black mould	spoiled	any
blue fuzz	spoiled	any
green fuzz	spoiled	any
white fuzz	spoiled	any
covered in fuzz	spoiled	any
covered in mould	spoiled	any
past expiry	spoiled	any
past its expiry	spoiled	any
past the expiration	spoiled	any
months past	spoiled	any
past their date	spoiled	any
past the date	spoiled	any
smells off	spoiled	any
smells rotten	spoiled	any
smell rotten	spoiled	any
smells sour	spoiled	any
gone slimy	spoiled	any
weeping and slimy	spoiled	any
sunken and cloudy	spoiled	any
turned grey and slimy	spoiled	any
full of maggot	spoiled	any
full of weevil	spoiled	any
with weevil	spoiled	any
thawed on the counter	left_warm	any
thawed at room temperature	left_warm	any
defrosted on the counter	left_warm	any
thawed in the sun	left_warm	any
on the counter all	left_warm	any
in the car for	left_warm	any
in the car all	left_warm	any
out of the fridge all	left_warm	any
at room temperature for 2 day	left_warm	any
at room temperature for 3 day	left_warm	any
in a warm car	left_warm	any
can that hiss	bulging_can	any
tin that hiss	bulging_can	any
can that spurt	bulging_can	any
jar that hiss	bulging_can	any
jar that spurt	bulging_can	any
rusted through can	bulging_can	any
can that is bulging	bulging_can	any
can is bulging	bulging_can	any
lid that bulge	bulging_can	any
lid popped up	bulging_can	any
gun powder	not_an_ingredient	any
drywall	not_an_ingredient	any
fiberglass	not_an_ingredient	any
fibreglass	not_an_ingredient	any
contact lens solution	not_an_ingredient	any
lip balm	not_an_ingredient	any
eye drop bottle	not_an_ingredient	any
lead weight	not_an_ingredient	any
fishing weight	not_an_ingredient	any
pencil lead	not_an_ingredient	any
chalk dust	not_an_ingredient	any
glow stick	not_an_ingredient	any
glow stick liquid	not_an_ingredient	any
bubble solution	not_an_ingredient	any
plaster of paris	not_an_ingredient	any
polystyrene	not_an_ingredient	any
staple gun	not_an_ingredient	any
mothball flake	not_an_ingredient	any
silica packet	not_an_ingredient	any
desiccant	not_an_ingredient	any
hand warmer	not_an_ingredient	any
cold pack	not_an_ingredient	any
ice pack gel	not_an_ingredient	any
diaper	not_an_ingredient	any
cotton ball	not_an_ingredient	any
cotton wool	not_an_ingredient	any
dental floss	not_an_ingredient	any
air freshener	not_an_ingredient	any
scented candle	not_an_ingredient	any
gun oil	chemical	any
car radiator	chemical	any
radiator water	chemical	any
radiator fluid	chemical	any
surgical spirit	chemical	any
moth ball	chemical	any
brake dust	chemical	any
bleach tablet	chemical	any
chlorine tablet	chemical	any
chlorine powder	chemical	any
ammonia water household	chemical	any
chimney soot	chemical	any
pool water	chemical	any
hot tub water	chemical	any
flood water	chemical	any
aquarium water	chemical	any
used motor oil	chemical	any
oil from the garage	chemical	any
transmission fluid	chemical	any
two stroke oil	chemical	any
chain oil	chemical	any
heating oil	chemical	any
jet fuel	chemical	any
camping fuel	chemical	any
charcoal lighter	chemical	any
nicotine gum	chemical	any
nicotine patch	chemical	any
nicotine pouch	chemical	any
metformin	medicine	any
sudafed	medicine	any
pseudoephedrine	medicine	any
lisinopril	medicine	any
atorvastatin	medicine	any
statin tablet	medicine	any
omeprazole	medicine	any
prednisone	medicine	any
levothyroxine	medicine	any
gabapentin	medicine	any
tramadol	medicine	any
sertraline	medicine	any
zoloft	medicine	any
ambien	medicine	any
zopiclone	medicine	any
diazepam	medicine	any
lorazepam	medicine	any
dayquil	medicine	any
theraflu	medicine	any
alka seltzer	medicine	any
imodium	medicine	any
dramamine	medicine	any
claritin	medicine	any
zyrtec	medicine	any
flu medicine	medicine	any
steroid tablet	medicine	any
hormone tablet	medicine	any
vitamin tablet	medicine	any
iron tablet	medicine	any
ecstasy	drug	any
hash oil	drug	any
cbd gummy	drug	any
thc gummy	drug	any
marijuana butter	drug	any
betel nut quid	drug	any
crystal meth	drug	any
ghb	drug	any
mescaline	drug	any
amphetamine	drug	any
roadkill deer	not_eaten	any
roadkill rabbit	not_eaten	any
deer roadkill	not_eaten	any
my parrot	not_eaten	any
guinea pig pet	not_eaten	any
goldfish from the tank	not_eaten	any
goldfish from the pond	not_eaten	any
seagull	not_eaten	any
city pigeon	not_eaten	any
sewer rat	not_eaten	any
rat meat	not_eaten	any
monkey brain	not_eaten	any
bat soup	not_eaten	any
pangolin	not_eaten	any
candy cigarette	none	any
gold coin chocolate	none	any
chocolate gold coin	none	any
hogweed shoot	none	any
grape hyacinth bulb	none	any
monarch butterfly pea	none	any
thawed on the counter for 1 hour	none	any
fish that smells	spoiled	any
meat that smells	spoiled	any
chicken that smells	spoiled	any
that smells off	spoiled	any
that smells bad	spoiled	any
meat turned green	spoiled	any
bread with mold	spoiled	any
cheese with mold	spoiled	any
that has turned green	spoiled	any
`,
  'never-swap.tsv': `#
name	rule
infant formula	infant_food
baby formula	infant_food
newborn formula	infant_food
toddler formula	infant_food
follow on formula	infant_food
follow on milk	infant_food
growing up milk	infant_food
hypoallergenic formula	infant_food
formula milk	infant_food
formula powder	infant_food
baby milk powder	infant_food
baby milk	infant_food
similac	infant_food
enfamil	infant_food
breast milk	infant_food
breastmilk	infant_food
human milk	infant_food
donor milk	infant_food
donor breast milk	infant_food
expressed milk	infant_food
mother milk	infant_food
thickener for dysphagia	medical_food
dysphagia thickener	medical_food
thick it	medical_food
thickened liquid powder	medical_food
oral rehydration salt	medical_food
oral rehydration solution	medical_food
rehydration salt	medical_food
pedialyte	medical_food
tube feeding formula	medical_food
feeding tube formula	medical_food
enteral formula	medical_food
pku formula	medical_food
medical food	medical_food
glucose tablet	medical_food
glucose gel	medical_food
insulin	medical_food
ketone formula	medical_food
protein free formula	medical_food
curing salt	curing_salt
pink curing salt	curing_salt
pink salt 1	curing_salt
pink salt 2	curing_salt
pink cure	curing_salt
prague powder	curing_salt
prague powder 1	curing_salt
prague powder 2	curing_salt
prague powder no 1	curing_salt
instacure	curing_salt
insta cure	curing_salt
instacure 1	curing_salt
instacure 2	curing_salt
insta cure 1	curing_salt
insta cure 2	curing_salt
cure 1	curing_salt
cure 2	curing_salt
cure no 1	curing_salt
cure no 2	curing_salt
curing salt 1	curing_salt
curing salt 2	curing_salt
tinted cure mix	curing_salt
tcm	curing_salt
modern cure	curing_salt
morton tender quick	curing_salt
tenderquick	curing_salt
tender quick	curing_salt
quick cure	curing_salt
sugar cure	curing_salt
nitrite	curing_salt
nitrate	curing_salt
sodium nitrite	curing_salt
sodium nitrate	curing_salt
potassium nitrate	curing_salt
potassium nitrite	curing_salt
saltpeter	curing_salt
saltpetre	curing_salt
celery powder cure	curing_salt
nitrited salt	curing_salt
pokelsalz	curing_salt
nitrite salt	curing_salt
sel rose	curing_salt
nitrite curing salt	curing_salt
bottled lemon juice	canning_acid
bottled lime juice	canning_acid
canning vinegar	canning_acid
pickling vinegar	canning_acid
5 % vinegar	canning_acid
five percent vinegar	canning_acid
lemon juice	canning_acid
lime juice	canning_acid
citric acid	canning_acid
vinegar	canning_acid
white vinegar	canning_acid
distilled white vinegar	canning_acid
distilled vinegar	canning_acid
cider vinegar	canning_acid
apple cider vinegar	canning_acid
ascorbic acid	canning_acid
clearjel	canning_starch
clear jel	canning_starch
cook type clearjel	canning_starch
pickle crisp	canning_salt
calcium chloride	canning_salt
pickling lime	pickling_lime
calcium hydroxide	pickling_lime
slaked lime	pickling_lime
hydrated lime	pickling_lime
cal mexicana	pickling_lime
food grade lime	pickling_lime
nixtamal lime	pickling_lime
lye	lye
food grade lye	lye
sodium hydroxide	lye
caustic lye	lye
pectin	pectin
fruit pectin	pectin
powdered pectin	pectin
liquid pectin	pectin
dry pectin	pectin
low sugar pectin	pectin
no sugar pectin	pectin
low methoxyl pectin	pectin
sure jell	pectin
certo	pectin
pomona pectin	pectin
pomona universal pectin	pectin
jam sugar	pectin
jelling sugar	pectin
gelling sugar	pectin
jelly sugar	pectin
preserving sugar with pectin	pectin
jam setting sugar	pectin
rennet	rennet
liquid rennet	rennet
animal rennet	rennet
vegetable rennet	rennet
microbial rennet	rennet
rennet tablet	rennet
junket tablet	rennet
junket rennet	rennet
chymosin	rennet
calf rennet	rennet
starter culture	culture
cheese culture	culture
cheese starter	culture
mesophilic culture	culture
thermophilic culture	culture
mesophilic starter	culture
thermophilic starter	culture
yogurt culture	culture
yogurt starter	culture
kefir grain	culture
water kefir grain	culture
scoby	culture
kombucha scoby	culture
kombucha starter	culture
kombucha mother	culture
vinegar mother	culture
mother of vinegar	culture
koji	culture
koji kin	culture
koji spore	culture
rice koji	culture
aspergillus oryzae	culture
tempeh starter	culture
rhizopus	culture
natto starter	culture
bacillus subtilis natto	culture
penicillium roqueforti	culture
penicillium candidum	culture
penicillium camemberti	culture
geotrichum candidum	culture
bactoferm	culture
lactic acid bacteria	culture
salami culture	culture
sausage culture	culture
fermentation culture	culture
vegetable starter culture	culture
yeast	yeast
active dry yeast	yeast
dry yeast	yeast
dried yeast	yeast
instant yeast	yeast
rapid rise yeast	yeast
quick rise yeast	yeast
bread machine yeast	yeast
fresh yeast	yeast
cake yeast	yeast
compressed yeast	yeast
baker yeast	yeast
sourdough starter	yeast
sourdough	yeast
levain	yeast
brewer yeast	brewing_yeast
wine yeast	brewing_yeast
champagne yeast	brewing_yeast
ale yeast	brewing_yeast
lager yeast	brewing_yeast
brewing yeast	brewing_yeast
distiller yeast	brewing_yeast
lactase	enzyme
lactase drop	enzyme
amylase	enzyme
transglutaminase	enzyme
meat glue	enzyme
papain	enzyme
diastatic malt	enzyme
diastatic malt powder	enzyme
collagen casing	sausage_casing
fibrous casing	sausage_casing
potassium sorbate	preservative
sodium benzoate	preservative
potassium metabisulfite	preservative
sodium metabisulfite	preservative
campden tablet	preservative
sulfite tablet	preservative
dry ice	dry_ice
liquid nitrogen	dry_ice
nutritional yeast	none
yeast extract	none
yeast flake	none
torula yeast	none
infant formula powder	infant_food
baby formula powder	infant_food
pectin powder	pectin
rennet powder	rennet
curing salt mix	curing_salt
yeast packet	yeast
yeast granule	yeast
curing salt blend	curing_salt
ready to feed formula	infant_food
infant milk formula	infant_food
infant milk	infant_food
formula	infant_food
preemie formula	infant_food
goat milk formula	infant_food
soy infant formula	infant_food
spell formula	none
salt	preserving_salt
kosher salt	preserving_salt
sea salt	preserving_salt
coarse salt	preserving_salt
fine salt	preserving_salt
pickling salt	preserving_salt
canning salt	preserving_salt
sugar	preserving_sugar
granulated sugar	preserving_sugar
white sugar	preserving_sugar
cane sugar	preserving_sugar
celery salt	none
garlic salt	none
onion salt	none
seasoned salt	none
brown sugar	none
powdered sugar	none
coconut sugar	none
palm sugar	none
similac powder	infant_food
similac advance	infant_food
similac advance powder	infant_food
enfamil powder	infant_food
aptamil	infant_food
nan formula	infant_food
gerber good start	infant_food
nutramigen	infant_food
neocate	infant_food
alimentum	infant_food
elecare	infant_food
kendamil	infant_food
holle formula	infant_food
hipp formula	infant_food
bubs formula	infant_food
baby formula milk	infant_food
toddler milk	infant_food
human breast milk	infant_food
pumped milk	infant_food
colostrum for baby	infant_food
formula for baby	infant_food
baby food	infant_food
infant cereal	infant_food
infant rice cereal	infant_food
baby cereal	infant_food
baby rice	infant_food
vitamin d drop	medical_food
vitamin drop	medical_food
thickening powder for dysphagia	medical_food
simply thick	medical_food
simplythick	medical_food
oral electrolyte solution	medical_food
dioralyte	medical_food
gastrolyte	medical_food
ensure powder for tube	medical_food
nutrison	medical_food
duocal	medical_food
mct oil for ketogenic therapy	medical_food
glucagon	medical_food
epinephrine	medical_food
lorenzo oil	medical_food
mesophilic starter culture	culture
thermophilic starter culture	culture
direct set culture	culture
flora danica	culture
ma 11 culture	culture
buttermilk culture	culture
creme fraiche culture	culture
sour cream culture	culture
filmjolk culture	culture
viili culture	culture
skyr culture	culture
kefir starter	culture
kefir culture	culture
milk kefir grain	culture
jun scoby	culture
amazake koji	culture
miso starter	culture
natto spore	culture
nattomoto	culture
ginger bug	culture
sourdough culture	culture
vinegar starter	culture
propionic shermanii	culture
lipase	culture
lipase powder	culture
meat starter culture	culture
t spx	culture
celery powder	curing_plant
celery juice powder	curing_plant
vegetable juice powder for curing	curing_salt
cultured celery powder	curing_salt
sel rose de cure	curing_salt
colorozo	curing_salt
peklosol	curing_salt
insta cure no 1	curing_salt
insta cure no 2	curing_salt
insta cure number 1	curing_salt
insta cure number 2	curing_salt
cure number 1	curing_salt
cure number 2	curing_salt
prague powder number 1	curing_salt
prague powder number 2	curing_salt
speed cure	curing_salt
dq curing salt	curing_salt
tinted curing salt	curing_salt
pink salt for curing	curing_salt
pink salt for bacon	curing_salt
curing powder	curing_salt
bacon cure	curing_salt
ham cure	curing_salt
maple cure	curing_salt
brown sugar cure	curing_salt
jerky cure	curing_salt
sausage cure	curing_salt
ball realfruit pectin	pectin
realfruit pectin	pectin
instant pectin	pectin
freezer jam pectin	pectin
apple pectin	pectin
citrus pectin	pectin
hm pectin	pectin
lm pectin	pectin
nh pectin	pectin
amidated pectin	pectin
surejell	pectin
sure gel pectin	pectin
mcp pectin	pectin
gelling powder for jam	pectin
5 % acidity vinegar	canning_acid
vinegar 5 % acidity	canning_acid
bottled lemon juice for canning	canning_acid
citric acid for canning	canning_acid
realemon	canning_acid
malic acid	canning_acid
fruit fresh	canning_acid
mead yeast	brewing_yeast
cider yeast	brewing_yeast
turbo yeast	brewing_yeast
brewer dry yeast	brewing_yeast
wine tannin	brewing_yeast
yeast nutrient	brewing_yeast
`,
  'restriction-words.tsv': `#
#
#
#
word	roles
a	filler void
after	amid
against	refuse filler
al	filler
alergia	filler allergy
alergic	allergy filler
alergica	filler allergy
alergico	filler allergy
alergy	allergy filler
all	filler void
all right	allowed
alla	filler
alle	filler
allergen	filler
allergic	allergy filler
allergico	filler allergy
allergie	filler allergy
allergique	filler allergy
allergisch	allergy filler
allergy	allergy filler void
allowed	allowed
alright	allowed
also	filler
always	filler
am	filler
an	filler
anaphylactic	allergy filler
anaphylactoid	allergy filler
anaphylaxis	allergy filler
and	divider
any	filler void void_head
anything	filler void void_head
apart from	except
applicable	void void_head
are	filler
arent	refuse filler
aside from	except
at	filler void amid
au	filler
aux	filler
avoid	refuse filler
avoidance	refuse filler
avoided	refuse filler
avoiding	refuse filler
baby	filler
be	filler
because	filler
been	filler
before	amid
being	filler
besides	except
both	filler
break	filler
but	list
can	may void
cannot	refuse filler
cant	refuse filler
carry	filler
celiac	allergy
certified	filler
child	filler
children	filler
class	filler
classroom	filler
coeliac	allergy
completely	filler
contain	filler
containing	filler
could	filler
couldnt	refuse filler
daughter	filler
daycare	filler
de	filler
deadly	filler
diagnosed	filler
diet	filler void
dietary	filler void
disease	refuse filler
dish	filler
dislike	refuse filler
do	filler
doctor	filler
doesnt	refuse filler
dont	refuse filler
due	filler
eat	eat void filler
eater	filler
el	filler
epi	filler allergy
epi pen	filler allergy
epipen	filler allergy
every	filler
everything	void void_head
except	except
except for	except
excepting	except
excepting for	except
exclude	refuse filler
excluded	refuse filler
excluding	refuse filler
exclusion	refuse filler
facility	filler
family	filler
fine	allowed void
follow	filler
following	filler
food	filler void
for	filler amid
free	refuse filler
frei	filler refuse
friend	filler
friendly	filler
from	filler
gegen	filler refuse
get	filler
give	filler
go	void
good	if_is_allowed
guest	filler
has	filler
hate	refuse filler
have	filler
having	filler
he	filler pronoun
her	filler
his	filler
hive	refuse filler
hold	refuse filler
home	filler
house	filler
household	filler
husband	filler
i	filler pronoun void
ideally	filler
ill	refuse filler
im	filler
in	filler amid
intolerance	allergy filler
intolerancia	filler allergy
intolerant	allergy filler
is	filler void
isnt	refuse filler
it	filler
just	filler only
keep	filler
keeping	filler
kein	filler refuse
keine	filler refuse
kid	filler
kind	filler
kitchen	filler
known	void
la	filler
las	filler
leave	refuse filler
les	filler
less	refuse filler
libre	filler refuse
life	filler
life threatening	filler
like	filler
limit	void
lo	filler
los	filler
lunch	filler
lunchbox	filler
mainly	filler
make	filler
may	may
me	filler
meal	filler
medical	filler
mild	filler
mildly	filler
minus	refuse filler
mostly	filler
must	filler
mustnt	refuse filler
my	filler
n	void
n a	void_head
need	filler void
neither	refuse filler
never	refuse filler
ni	filler refuse
niente	filler refuse
nil	void void_head
no	refuse void void_head filler
no problem	allowed
non	refuse filler
none	void void_head
nor	refuse divider filler
normal	void void_head
not	refuse void filler
nothing	refuse void void_head
null	void void_head
nursery	filler
of	filler
ohne	filler refuse
ok	allowed
okay	allowed
omit	refuse filler
on	filler amid
one	filler
only	filler only
option	filler
or	divider
order	filler
other than	except
our	filler
out	refuse filler
particular	void
partner	filler
pas	filler refuse
pen	filler
people	filler
permitted	allowed
please	filler
pls	filler
plus	divider
plz	filler
prefer	filler
preferably	filler
preference	void
product	filler
react	refuse filler
reaction	refuse filler
really	filler
reason	filler
recipe	filler
regular	void void_head
religious	filler
require	filler
required	filler
requirement	void
restriction	filler void
safe	filler if_is_allowed
sans	filler refuse
school	filler
sem	filler refuse
sensitive	allergy filler
sensitivity	allergy filler
senza	filler refuse
severe	filler
severely	filler
she	filler pronoun
should	filler
shouldnt	refuse filler
sick	refuse filler
sin	filler refuse
skip	refuse filler
so	filler
son	filler
special	void
stand	filler
standard	void void_head
still	filler
strict	filler
strictly	filler
super	filler
thank	filler
that	filler
the	filler
these	filler
they	filler pronoun
this	filler
those	filler
threatening	filler
three	filler
thx	filler
to	filler
toddler	filler
tolerate	filler
tolerated	allowed
totally	filler
two	filler
type	filler
undefined	void void_head
usually	filler
very	filler
want	filler
was	filler
we	filler pronoun void
were	filler
whatever	void void_head
who	filler
wife	filler
will	filler
with	filler amid
without	refuse filler
wont	refuse filler
would	filler
you	filler
your	filler
zero	refuse filler
month	filler
year	filler
week	filler
`,
  'step-words.tsv': `#
#
#
word	roles
a	article
about	way
again	way
all	way
an	article
and	joint
any	way article
ball	vague
bar	vague
batter	vague deed_or_food
bear	deed
before	joint
bone	deed_or_food
both	way
bowl	vague
bread	deed_or_food
bread knife	not_food
bread machine	not_food
bread maker	not_food
bread pan	not_food
bread tin	not_food
broiler	deed
broth	vague
burger	vague
butter colored	not_food
butter dish	not_food
butter knife	not_food
butter sized	not_food
buttered	article
buttery	deed
cake	vague
cake pan	not_food
cake stand	not_food
cake tin	not_food
char	deed
cheese cloth	not_food
cheese grater	not_food
cheesecloth	not_food
chip	vague
chocolate colored	not_food
cream colored	not_food
cream together	not_food
creamy	deed
crisp	deed
crumb	vague
crumble	deed_or_food
crust	vague
curry	vague
dab	deed
dip	vague
dough	vague
down	way
dressing	vague
drink	vague
each	object
egg carton	not_food
egg colored	not_food
egg cup	not_food
egg shell	not_food
egg sized	not_food
egg slicer	not_food
egg timer	not_food
egg wash brush	not_food
eggshell	not_food
fat	vague
filling	vague
finely	joint
fish kettle	not_food
fish out	not_food
fish slice	not_food
fish spatula	not_food
fluff	deed
for	way
fruit	vague
fry	deed
fryer	deed
garnish	vague
gently	way joint
glaze	vague
grease	deed
herb	vague
honey colored	not_food
honey sized	not_food
ice cream machine	not_food
ice cream maker	not_food
ice cream scoop	not_food
in	way
into	way
iron	deed
it	object
jerk	deed
juice	vague
just	joint
lightly	way joint
liquid	vague
loaf pan	not_food
loaf tin	not_food
marinade	vague
meat grinder	not_food
meat mallet	not_food
meat tenderizer	not_food
meat thermometer	not_food
melt	deed
melts	deed
milk pan	not_food
mince	deed_or_food
mix	vague
mixer	deed
mixture	vague
more	article
muffin cup	not_food
muffin pan	not_food
muffin tin	not_food
next	joint
now	joint
nut milk bag	not_food
of	article
off	way
oil	vague
on	article
once	way
or	joint
over	way
paste	vague
patty	vague
pickle	deed_or_food
pie	vague
pie dish	not_food
pie plate	not_food
pie weight	not_food
pizza cutter	not_food
pizza peel	not_food
pizza stone	not_food
pizza wheel	not_food
poultry shears	not_food
powder	vague
pulse	deed
punch	deed_or_food
quickly	joint
rice cooker	not_food
roast	deed_or_food
roasting pan	not_food
roasting tin	not_food
roll	vague
roughly	joint
rub	vague
salad	vague
salmon colored	not_food
sauce	vague
scoop	deed
seasoning	vague
seed	deed_or_food
shake	deed_or_food
shell	deed_or_food
side	vague
smash	deed
some	article
soup	vague
spice	vague
spray	deed
spread	vague
sprinkle	deed
squirt	deed
steak	vague
steak knife	not_food
steamer	deed
stew	vague deed_or_food
stock	vague
stuffing	vague
syrup	vague
the	object article
them	object
then	joint
these	object
this	object
those	object
till	way
to	way joint
toast	deed_or_food
topping	vague
until	way
vegetable	vague
waffle iron	not_food
water	vague
well	way
wine glass	not_food
with	article
wrap	vague
your	article
`,
  'swap-rules.tsv': `#
#
#
rule	only	when	reason	source
infant_food			a baby needs exactly this; homemade and diluted formula has harmed infants. Ask a pediatrician	FDA, Infant Formula: Questions and Answers; AAP
medical_food			it is prescribed or dosed for a patient. Ask a doctor or pharmacist	FDA, Medical Foods
curing_salt			its measured nitrite is what keeps cured meat free of botulism, and no other salt does that	9 CFR 424.21; NCHFP, Curing and Smoking Meats
canning_acid		canning, canner, headspace, sterilized jar, home canning, water bath, water bath canning, pressure canner, pressure canning, process the jar, mason jar, shelf stable, sealed jar, preserving jar, jar of pickle to store, home canned, for canning, canned pickle, canned salsa, canned pear, canned peach, pint jar, quart jar, hot pack, raw pack	in canning its measured acid is what keeps the jar free of botulism; follow a tested recipe	USDA, Complete Guide to Home Canning
canning_starch			it is the only starch that lets heat through evenly in canning	USDA, Complete Guide to Home Canning
canning_salt			it keeps pickles firm by a reaction that no other salt has	USDA, Complete Guide to Home Canning
pickling_lime			it is a strong alkali that has to be measured and rinsed off as a tested recipe says	USDA, Complete Guide to Home Canning
lye			it is a caustic whose strength decides whether the food is safe	FDA, 21 CFR 184.1763
pectin			the set and the keeping of a preserve hang on its amount; use a recipe without it	NCHFP, Making Jams and Jellies
rennet	rennet, liquid rennet, animal rennet, vegetable rennet, microbial rennet, rennet tablet		nothing else sets milk to the same curd	New England Cheesemaking; NCHFP
culture			it is a living culture, and only that culture ferments this food safely	NCHFP, Fermented Foods
yeast	yeast, active dry yeast, instant yeast, fresh yeast, rapid rise yeast, sourdough starter, baker yeast, dry yeast		only yeast, or a starter in which yeast lives, raises a yeast dough	King Arthur Baking, Yeast
brewing_yeast	wine yeast, champagne yeast, ale yeast, lager yeast		only that yeast ferments this drink as it should	TTB; American Homebrewers Association
enzyme	diastatic malt powder		it is an enzyme, and nothing else does its work	FDA, Enzyme Preparations Used in Food
sausage_casing	hog casing, sheep casing, collagen casing		the recipe is made for this casing	NCHFP
preservative			it is a preservative whose dose decides whether the food keeps	FDA, 21 CFR 182
dry_ice			it is not food, and injures who touches or swallows it	FDA, Liquid Nitrogen and Dry Ice Safety Alert
preserving_salt	kosher salt, sea salt, pickling salt, canning salt, salt	cure, curing, dry cure, brine, ferment, fermentation, sauerkraut, kimchi, canner, canning, gravlax, corned beef brine, fermented, lacto ferment, homemade corned beef, homemade bacon, salt cure, salt cured	its amount is what keeps cured, brined and fermented food safe	NCHFP, Fermented Foods; 9 CFR 424.21
preserving_sugar	sugar, granulated sugar, white sugar, cane sugar	pectin, marmalade, into jar, jar and seal, canner, canning, candy thermometer, soft ball, hard ball, soft crack, hard crack, setting point, gel stage	its amount is what makes a preserve set and keep, and what candy is made of	NCHFP, Making Jams and Jellies
curing_plant		cure, curing, cured, bacon, ham, sausage, salami	its natural nitrite is what keeps cured meat free of botulism	9 CFR 317.17; NCHFP, Curing and Smoking Meats
`,
  'wishes.tsv': `#
wish
family friendly
mild
spicy
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
carnivore
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
`,
} as const; // prettier-ignore
