// Compiled from mock/kitchen/transform/data/*. Do not edit: change the data files and run `npm run tables`.
export const tables = {
  'appliances.tsv': `#
#
#
#
#
#
#
method	noun	title	title_words	equipment	preheat	pot	dish	flesh_note	traits	least	most
oven	the oven	Oven	oven baked, oven roasted, baked, roasted, roast, sheet pan	oven, stove, range, cooker	Preheat the oven to {heat}.	a Dutch oven			dry browns no_pan
toaster_oven	the toaster oven	Toaster-Oven		toaster oven	Preheat the toaster oven to {heat}.	a lidded ovenproof dish			dry browns no_pan no_boiling
air_fryer	the air fryer	Air-Fryer	air fried	air fryer, airfryer	Heat the air fryer to {heat} for 3 minutes.	a pan that fits the basket			dry browns no_pan no_boiling no_liquid	0.8	0.8
grill	the grill	Grilled	barbecued, char grilled	grill, barbecue, bbq	Heat the grill to {heat} and oil the grates.	a heavy lidded pan		Use a clean plate and clean tongs for what comes off the grill.	browns no_pan no_boiling no_liquid
stovetop	the stove	Stovetop	pan seared, pan fried, skillet, one pot, sauteed	stove, stovetop, hob, cooktop, range, burner, pan, skillet, pot		a large pot
slow_cooker	the slow cooker	Slow-Cooker	crock pot, crockpot	slow cooker, crock pot, crockpot			the slow cooker	Thaw meat, poultry and fish before they go in, and keep the lid on, so that they do not stay warm and raw for hours.	pot no_color no_pan
pressure_cooker	the pressure cooker	Pressure-Cooker	instant pot	pressure cooker, instant pot, multicooker, multi cooker			the pressure cooker		pot no_color	1/3	1/3
microwave	the microwave	Microwave	microwaved	microwave		a large microwave-safe bowl	a microwave-safe dish	Microwaves leave cold spots: check the temperature in several places after standing.	no_color no_pan no_boiling	1/4	1/3
sous_vide	the water bath	Sous-Vide		sous vide, immersion circulator, circulator	Heat the water bath to {heat}.			Keep the bag under water all the time, and chill or eat at once what comes out of it.	no_color no_pan no_boiling no_liquid
steamer	the steamer	Steamed		steamer, steam basket, steamer basket, pot		a heatproof dish	a heatproof dish		no_color no_pan no_boiling no_liquid	0.7	0.7
no_cook	the bowl	No-Cook
`,
  'boosters.tsv': `#
#
name	as	per_serving	unit	raises	where	sentence	why
cooked lentil	cooked lentils	1/4	cup	fiber, protein	savory	Stir in the cooked lentils.	Cooked lentils bring fiber and protein and take on the flavor of the dish.
chickpea	canned chickpeas	1/4	cup	fiber, protein	savory	Add the chickpeas as well, drained.	Chickpeas bring fiber and protein and need no cooking.
milk powder	milk powder	1	tablespoon	protein	baking	Mix in the milk powder.	Milk powder disappears into it and brings protein.
oat bran	oat bran	1	tablespoon	fiber, protein	baking	Mix in the oat bran.	Oat bran disappears into it and brings fiber and a little protein.
flaxseed	ground flaxseed	2	teaspoon	fiber, protein	baking, sweet, savory	Mix in the ground flaxseed.	Ground flaxseed disappears into it and brings fiber and a little protein.
chia seed	chia seeds	2	teaspoon	fiber, protein	sweet, baking	Stir in the chia seeds.	Chia seeds bring fiber, and thicken it a little.
`,
  'cooking-words.tsv': `#
#
#
phrase	role	method
bake	cook	oven
roast	cook	oven
broil	cook	oven
cook	cook	
heat through	cook	
warm through	cook	
warm	cook	stovetop
toast	cook	
simmer	cook	stovetop
boil	cook	stovetop
parboil	cook	stovetop
blanch	cook	stovetop
poach	cook	stovetop
braise	cook	
stew	cook	stovetop
fry	cook	stovetop
pan fry	cook	stovetop
stir fry	cook	stovetop
deep fry	cook	stovetop
shallow fry	cook	stovetop
saute	cook	stovetop
sear	cook	stovetop
brown	cook	stovetop
sweat	cook	stovetop
caramelize	cook	stovetop
caramelise	cook	stovetop
scramble	cook	stovetop
griddle	cook	stovetop
thicken	cook	stovetop
render	cook	stovetop
crisp	cook	
char	cook	
grill	cook appliance	grill
barbecue	cook appliance	grill
smoke	cook	grill
steam	cook	steamer
microwave	cook appliance	microwave
air fry	cook	air_fryer
pressure cook	cook	pressure_cooker
slow cook	cook	slow_cooker
cook on low	cook	slow_cooker
cook on high	cook	slow_cooker
cook on low heat	cook	stovetop
cook on high heat	cook	stovetop
cook at high pressure	cook	pressure_cooker
cook on high pressure	cook	pressure_cooker
cook under pressure	cook	pressure_cooker
oven	appliance	oven
broiler	appliance	oven
toaster oven	appliance	toaster_oven
air fryer	appliance	air_fryer
airfryer	appliance	air_fryer
air fryer basket	appliance	air_fryer
grate	appliance	grill
bbq	appliance	grill
coal	appliance	grill
smoker	appliance	grill
stove	appliance	stovetop
stovetop	appliance	stovetop
hob	appliance	stovetop
slow cooker	appliance	slow_cooker
crock pot	appliance	slow_cooker
crockpot	appliance	slow_cooker
pressure cooker	appliance	pressure_cooker
instant pot	appliance	pressure_cooker
multicooker	appliance	pressure_cooker
high pressure	appliance	pressure_cooker
low pressure	appliance	pressure_cooker
saute setting	appliance	pressure_cooker
saute function	appliance	pressure_cooker
saute mode	appliance	pressure_cooker
water bath	appliance	sous_vide
sous vide	appliance	sous_vide
immersion circulator	appliance	sous_vide
steamer	appliance	steamer
steamer basket	appliance	steamer
steaming basket	appliance	steamer
medium heat	flame	stovetop
medium high heat	flame	stovetop
medium low heat	flame	stovetop
high heat	flame	stovetop
low heat	flame	stovetop
lowest heat	flame	stovetop
gentle heat	flame	stovetop
moderate heat	flame	stovetop
direct heat	flame	grill
indirect heat	flame	grill
skillet	vessel	stovetop
frying pan	vessel	stovetop
fry pan	vessel	stovetop
saute pan	vessel	stovetop
wok	vessel	stovetop
griddle	vessel	stovetop
waffle iron	vessel	stovetop
waffle maker	vessel	stovetop
saucepan	vessel	stovetop
sauce pan	vessel	stovetop
pot	vessel	stovetop
stockpot	vessel	stovetop
stock pot	vessel	stovetop
soup pot	vessel	stovetop
dutch oven	vessel	stovetop
tagine	vessel	stovetop
kettle	vessel	stovetop
pan	vessel	stovetop
casserole	vessel	
casserole dish	vessel	oven
dish	vessel	
baking dish	vessel	oven
oven dish	vessel	oven
gratin dish	vessel	oven
baking pan	vessel	oven
roasting pan	vessel	oven
roasting tin	vessel	oven
roasting tray	vessel	oven
baking sheet	vessel	oven
cookie sheet	vessel	oven
sheet pan	vessel	oven
baking tray	vessel	oven
oven tray	vessel	oven
loaf pan	vessel	oven
loaf tin	vessel	oven
cake pan	vessel	oven
cake tin	vessel	oven
muffin tin	vessel	oven
muffin pan	vessel	oven
muffin cup	vessel	oven
pie plate	vessel	oven
pie dish	vessel	oven
pie pan	vessel	oven
springform pan	vessel	oven
bundt pan	vessel	oven
ramekin	vessel	oven
square pan	vessel	oven
baking powder	neither	
baking soda	neither	
baking paper	neither	
baking stone	neither	
baking potato	neither	
parchment paper	neither	
cooking spray	neither	
cooking oil	neither	
cooking water	neither	
cooking liquid	neither	
cooking time	neither	
cooking juice	neither	
cooking wine	neither	
frying oil	neither	
roasting bag	neither	
brown sugar	neither	
brown rice	neither	
brown butter	neither	
brown bit	neither	
golden brown	neither	
pot roast	neither	
barbecue sauce	neither	
bbq sauce	neither	
boiling water	neither	
simmering water	neither	
stew meat	neither	
stewing beef	neither	
steak	neither	
toast point	neither	
smoke point	neither	
pan juice	neither	
pan dripping	neither	
sauce	neither	
melting chocolate	neither	
cooking	cook	
frying	cook	stovetop
baking	cook	oven
roasting	cook	oven
boiling	cook	stovetop
simmering	cook	stovetop
grilling	cook	grill
steaming	cook	steamer
`,
  'cookings.tsv': `#
#
#
#
#
method	when	sentence	label	level	label_2	level_2	minutes_2
oven, toaster_oven	dough	Bake in {noun} at {heat} for {time}{until}.	Cook
oven, toaster_oven	loose	Roast in {noun} at {heat} for {time}{until}.	Cook
oven, toaster_oven	wet	Cover and cook in {noun} at {heat} for {time}{until}.	Cook
oven, toaster_oven		Bake in {noun} at {heat} for {time}{until}.	Cook
air_fryer	loose dough	Air-fry a few at a time on parchment paper in the basket, with room between them, at {heat} for {time}, without shaking{until}.	Air-fry
air_fryer	loose	Air-fry in a single layer at {heat} for {time}, turning or shaking half-way{until}.	Air-fry
air_fryer		Air-fry at {heat} for {time} in a dish that fits the basket, covered if the top browns too fast{until}.	Air-fry
grill	direct	Grill over direct heat at about {heat} for {time}, turning half-way{until}.	Grill over direct heat	medium-high
grill	loose	Grill over indirect heat at about {heat} for {time}, with the lid closed{until}.	Grill over indirect heat	medium
grill		Grill over indirect heat at about {heat} for {time}, in a heavy pan with the lid of the grill closed{until}.	Grill over indirect heat	medium
slow_cooker		Cover and cook on Low for {time}, or on High for {high}{until}.	Cook on Low	low	Or cook on High	high
pressure_cooker	quick	Lock the lid and cook at high pressure for {time}; release the pressure at once.	Cook at high pressure	high pressure	Quick release
pressure_cooker		Lock the lid and cook at high pressure for {time}; let the pressure drop by itself for 10 minutes, then release the rest.	Cook at high pressure	high pressure	Natural release		10
microwave		Cover and microwave on High for {time}, stirring or turning half-way{until}. Let it stand for 2 minutes, still covered.	Microwave	high	Stand		2
steamer	loose	Bring water to a boil under the steamer. Steam, covered, over boiling water for {time}{until}.	Steam
steamer		Bring water to a boil under the steamer. Steam in a heatproof dish, covered, over boiling water for {time}{until}.	Steam
stovetop	loose	Cook in a wide, heavy pan over medium heat for {time}, turning now and then{until}.	Cook	medium
stovetop		Cover and simmer gently for {time}, stirring now and then{until}.	Cook	medium-low
`,
  'focuses.tsv': `#
#
focus	title	lower	raise	meat
general	Lighter	calories, saturatedFat, sodium, sugar		
low_calorie	Lower-Calorie	calories		
low_fat	Lower-Fat	fat, saturatedFat		
heart_healthy	Heart-Healthy	saturatedFat, sodium		
low_sodium	Lower-Sodium	sodium		
low_sugar	Lower-Sugar	sugar		
low_carb	Lower-Carb	carbohydrates		
high_protein	Higher-Protein		protein	
high_fiber	Higher-Fiber		fiber	
diabetic_friendly	Lower-Carb	carbohydrates, sugar		
weight_loss	Lighter	calories		
anti_inflammatory	Gentler	saturatedFat, sugar	fiber	
gut_health	Fiber-Rich		fiber	
plant_forward	Plant-Forward	cholesterol, saturatedFat	fiber	0.5
`,
  'guard-phrases.tsv': `#
#
#
#
phrase	hazard	where
curing salt	cure	line
pink curing salt	cure	line
prague powder	cure	line
instacure	cure	line
insta cure	cure	line
tender quick	cure	line
saltpeter	cure	line
saltpetre	cure	line
sodium nitrite	cure	line
sodium nitrate	cure	line
potassium nitrate	cure	line
cure	cure	verb
dry cure	cure	verb
salt cure	cure	verb
gravlax	cure	dish
gravadlax	cure	dish
gravlaks	cure	dish
jerky	cure	dish
biltong	cure	dish
bresaola	cure	dish
salt cured salmon	cure	dish
lardo	cure	dish
guanciale	cure	dish
prosciutto	cure	dish
home cured bacon	cure	dish
homemade bacon	cure	dish
brine	brine	verb
dry brine	brine	verb
brine	brine	step
pickle in the brine	brine	step
ferment	ferment	verb
bulk ferment	ferment	verb
lacto ferment	ferment	verb
incubate	ferment	verb
fermentation	ferment	step
scoby	ferment	step
airlock	ferment	step
yogurt maker	ferment	step
until it bubbles and smells sour	ferment	step
scoby	ferment	line
kefir grain	ferment	line
kombucha starter	ferment	line
yogurt culture	ferment	line
koji	ferment	line
kombucha	ferment	dish
sauerkraut	ferment	dish
kimchi	ferment	dish
kefir	ferment	dish
kvass	ferment	dish
sourdough starter	ferment	dish
tempeh	ferment	dish
homemade yogurt	ferment	dish
homemade yoghurt	ferment	dish
miso	ferment	dish
beet kvass	ferment	dish
tepache	ferment	dish
canner	can	step
canning	can	step
water bath canner	can	step
boiling water bath	can	step
boiling water canner	can	step
pressure canner	can	step
sterilized jar	can	step
sterilised jar	can	step
sterilize the jar	can	step
sterilise the jar	can	step
hot jar	can	step
clean jar and seal	can	step
headspace	can	step
head space	can	step
jar lifter	can	step
wipe the rim	can	step
process the jar	can	step
process in a water bath	can	step
seal the jar	can	step
home canned	can	step
canning salt	can	line
pickling salt	can	line
clear jel	can	line
canned tomato	can	dish
home canned tomato	can	dish
pectin	preserve	line
fruit pectin	preserve	line
sure jell	preserve	line
gelling sugar	preserve	line
jam sugar	preserve	line
preserving sugar	preserve	line
pickling lime	preserve	line
jam	preserve	dish
jelly	preserve	dish
marmalade	preserve	dish
preserve	preserve	dish
conserve	preserve	dish
chutney	preserve	dish
relish	preserve	dish
fruit butter	preserve	dish
apple butter	preserve	dish
pumpkin butter	preserve	dish
quince paste	preserve	dish
membrillo	preserve	dish
mostarda	preserve	dish
giardiniera	preserve	dish
pickle	preserve	dish
fruit leather	preserve	dish
cordial	preserve	dish
candied ginger	preserve	dish
candied orange peel	preserve	dish
candied peel	preserve	dish
candied fruit	preserve	dish
pickled	preserve	title
quick pickled	preserve	title
preserved lemon	preserve	title
candied	preserve	title
candy thermometer	sugar	step
sugar thermometer	sugar	step
soft ball	sugar	step
firm ball	sugar	step
hard ball	sugar	step
soft crack	sugar	step
hard crack	sugar	step
thread stage	sugar	step
deep amber	sugar	step
amber	sugar	step
melt the sugar	sugar	step
caramelize the sugar	sugar	step
caramelise the sugar	sugar	step
cook the sugar	sugar	step
boil the sugar	sugar	step
swirl the pan until the sugar	sugar	step
golden caramel	sugar	step
until the sugar caramelize	sugar	step
until the sugar melt	sugar	step
until the sugar is melted	sugar	step
sugar turn golden	sugar	step
caramel turn	sugar	step
dark caramel	sugar	step
caramel	sugar	dish
caramel sauce	sugar	dish
toffee	sugar	dish
brittle	sugar	dish
fudge	sugar	dish
praline	sugar	dish
nougat	sugar	dish
marshmallow	sugar	dish
lollipop	sugar	dish
candy	sugar	dish
butterscotch	sugar	dish
dulce de leche	sugar	dish
honeycomb	sugar	dish
cinder toffee	sugar	dish
divinity	sugar	dish
turkish delight	sugar	dish
spun sugar	sugar	dish
creme caramel	sugar	dish
flan	sugar	dish
creme brulee	sugar	dish
caramel corn	sugar	dish
caramel candy	sugar	dish
lollypop	sugar	dish
taffy	sugar	dish
crackling	sugar	dish
candy cane	sugar	dish
gummy candy	sugar	dish
gummy bear	sugar	dish
italian meringue	sugar	dish
swiss meringue	sugar	dish
temper the chocolate	chocolate	step
tempered	chocolate	title
coat the back of a spoon	custard	step
coat the back of the spoon	custard	step
coat a spoon	custard	step
nappe	custard	step
without letting it boil	custard	step
do not let it boil or it will curdle	custard	step
curdle the egg	custard	step
water bath until the custard	custard	step
jiggle in the center	custard	step
custard	custard	dish
creme anglaise	custard	dish
lemon curd	custard	dish
lime curd	custard	dish
orange curd	custard	dish
curd	custard	dish
pastry cream	custard	dish
creme patissiere	custard	dish
zabaglione	custard	dish
sabayon	custard	dish
hollandaise	custard	dish
hollandaise sauce	custard	dish
bearnaise	custard	dish
pot de creme	custard	dish
custard sauce	custard	dish
eggnog	custard	dish
tartare	raw	raw dish
carpaccio	raw	raw dish
ceviche	raw	raw dish
cebiche	raw	raw dish
sashimi	raw	raw dish
sushi	raw	raw dish
nigiri	raw	raw dish
poke	raw	raw dish
poke bowl	raw	raw dish
crudo	raw	raw dish
tataki	raw	raw dish
aguachile	raw	raw dish
kibbeh nayeh	raw	raw dish
kitfo	raw	raw dish
yukhoe	raw	raw dish
lomi lomi	raw	raw dish
tiradito	raw	raw dish
larb dip	raw	raw dish
mett	raw	raw dish
sushi grade	raw	raw line
sashimi grade	raw	raw line
sushi quality	raw	raw line
medium rare	raw	step
for rare	raw	step
until rare	raw	step
to rare	raw	step
is rare	raw	step
rare center	raw	step
rare inside	raw	step
rare in the center	raw	step
rare in the middle	raw	step
serve rare	raw	step
blue rare	raw	step
still rare	raw	step
pink in the center	raw	step
pink in the middle	raw	step
pink inside	raw	step
pink center	raw	step
raw in the center	raw	step
raw in the middle	raw	step
rare side	raw	step
still translucent in the center	raw	step
rosy pink	raw	step
a little pink	raw	step
medium rare	raw	title
rare	raw	title
black and blue	raw	title
deep fry	fry	verb
fry in batch in the hot oil	fry	verb
deep fryer	fry	step
inch of oil	fry	step
inch of vegetable oil	fry	step
inch of the oil	fry	step
cm of oil	fry	step
deep fat fryer	fry	step
baby food	infant	any
baby puree	infant	any
baby cereal	infant	any
baby porridge	infant	any
baby rice cereal	infant	any
infant	infant	any
newborn	infant	any
for baby	infant	any
your baby	infant	any
for the baby	infant	any
for a baby	infant	any
my baby	infant	any
breast milk	infant	any
breastmilk	infant	any
baby formula	infant	any
infant formula	infant	any
baby led weaning	infant	any
weaning	infant	any
teething	infant	any
stage 1 puree	infant	any
stage 2 puree	infant	any
month old	infant	any
month +	infant	any
baby first food	infant	any
bread and butter pickle	preserve	title
pound pressure	can	step
pound of pressure	can	step
psi	can	step
pink salt	cure	line
pressure canned	can	title
home canned	can	title
canned pickle	can	title
fermented	ferment	title
lacto fermented	ferment	title
cold smoke	cure	verb
hang to dry	cure	step
flambe	child	child
ignite	child	child
set alight	child	child
light with a match	child	child
blowtorch	child	child
kitchen torch	child	child
deep fry	child	child
hot oil	child	child
caramelize the sugar	child	child
fry	fry	oil verb
poach	fry	oil verb
confit	fry	oil verb
submerge	fry	oil verb
in the oil	fry	oil step
in oil	fry	oil step
in its oil	fry	oil step
in their oil	fry	oil step
under the oil	fry	oil step
into the oil	fry	oil step
hot oil	fry	oil step
for deep fry	fry	line
confit	fry	dish
dark place	keep	step
dark cupboard	keep	step
cool dark place	keep	step
pint jar	can	step
quart jar	can	step
half pint	can	step
hot pack	can	step
raw pack	can	step
sterile jar	can	step
sterile	can	step
process quart	can	step
process pint	can	step
canning jar	can	step
screw on the band	can	step
fingertip tight	can	step
for canning	can	any
waterbath canning	can	any
peach butter	preserve	dish
pear butter	preserve	dish
plum butter	preserve	dish
apricot butter	preserve	dish
cranberry butter	preserve	dish
mango butter	preserve	dish
mincemeat	preserve	dish
chow chow	preserve	dish
piccalilli	preserve	dish
confiture	preserve	dish
compote for jar	preserve	dish
setting point	preserve	step
gel stage	preserve	step
gel point	preserve	step
jelly stage	preserve	step
mound on a spoon	preserve	step
cold saucer	preserve	step
chilled saucer	preserve	step
sheet off the spoon	preserve	step
sheet from the spoon	preserve	step
wrinkle when push	preserve	step
heat the sugar in	sugar	step
heat the sugar until	sugar	step
put the sugar in	sugar	step
melt sugar	sugar	step
cook sugar	sugar	step
sugar in a dry pan	sugar	step
mahogany	sugar	step
copper color	sugar	step
copper colored	sugar	step
copper coloured	sugar	step
color of a penny	sugar	step
caramelize sugar	sugar	step
sugar is dissolve and turn	sugar	step
rennet	curd	line
rennet tablet	curd	line
vegetable rennet	curd	line
cheese culture	curd	line
mesophilic culture	curd	line
calcium chloride	curd	line
until it curdle	curd	step
milk curdle	curd	step
curd separate	curd	step
curd and whey	curd	step
cut the curd	curd	step
strain the curd	curd	step
drain the curd	curd	step
press the curd	curd	step
curd from the whey	curd	step
homemade ricotta	curd	any
homemade paneer	curd	any
homemade cheese	curd	any
homemade mozzarella	curd	any
homemade cream cheese	curd	any
homemade labneh	curd	any
homemade creme fraiche	curd	any
homemade sour cream	curd	any
homemade cottage cheese	curd	any
homemade butter	curd	any
fresh cheese from	curd	any
blw	infant	any
little one	infant	any
baby bottle	infant	any
baby first	infant	any
homemade formula	infant	any
goat milk formula	infant	any
first food	infant	any
first solid	infant	any
month	infant	title
be rare	raw	step
are rare	raw	step
just rare	raw	step
caramelize half the sugar	sugar	step
caramelise half the sugar	sugar	step
caramelize some of the sugar	sugar	step
caramelise some of the sugar	sugar	step
sugar dry	sugar	step
burnt sugar	sugar	any
labneh	curd	dish
hang in cheesecloth	curd	step
hang in a cheesecloth	curd	step
hang in muslin	curd	step
cheesecloth and hang	curd	step
hang the yogurt	curd	step
damson cheese	preserve	dish
quince cheese	preserve	dish
fruit cheese	preserve	dish
leave a trail	preserve	step
leaf a trail	preserve	step
pot while hot	preserve	step
pot and cover	preserve	step
pot up	preserve	step
`,
  'guard-reasons.tsv': `#
hazard	reason
cure	This recipe cures its food: the amounts of salt, sugar and curing salt, the time and the cold keep it safe, so the recipe stays as it is.
ferment	This recipe ferments its food: salt, sugar, time and temperature decide what grows in it, so the recipe stays as it is.
brine	This recipe brines its food: the strength of the brine and its time decide what is safe and good, so the recipe stays as it is.
keep	This recipe stands for days: its salt, acid, sugar or alcohol keeps it safe in that time, so the recipe stays as it is.
curd	This recipe sets or parts milk: its fat, acid, rennet or culture and its heat decide whether that works, so the recipe stays as it is.
can	This recipe is canned: its acid, salt and heat keep botulism out and were tested together, so the recipe stays as it is.
preserve	This is a preserve: its sugar, acid or salt is what makes it keep and set, so the recipe stays as it is.
sugar	Sugar is cooked to a point here, which depends on its exact amounts and on a pot that is watched, so the recipe stays as it is.
chocolate	Chocolate is tempered here, which works only with these amounts and temperatures, so the recipe stays as it is.
custard	A custard is set by a gentle heat here, which depends on its exact amounts, so the recipe stays as it is.
raw	This recipe serves meat, fish or eggs raw or rare. Its cold, acid, salt or short heat is all that makes it safe, so the recipe stays as it is.
uncooked	No step says how the raw meat, fish or eggs are cooked: cold, acid or salt is all that makes this recipe safe, so it stays as it is.
fry	This recipe cooks in more than a cup of oil: the oil is a tool, most of it stays in the pot, and less of it is dangerous, so the recipe stays as it is.
infant	This recipe feeds an infant, whose food a pediatrician should change and a program should not, so the recipe stays as it is.
infant_honey	This recipe feeds an infant and has honey in it, which can cause botulism below twelve months: leave the honey out and ask a pediatrician. The recipe stays as it is.
child	This recipe has flames, boiling sugar or hot oil in it, which is nothing for children to cook with, so the recipe stays as it is.
child_alcohol	This recipe has alcohol in it, which is nothing for children to cook with, so the recipe stays as it is.
`,
  'least-shares.tsv': `#
#
#
types	roles	kinds	names	sodium	health	last_health	thrift	moderate	last_thrift
		water, gelatin			1	1	1	1	1
	leavening								1
baking	binder, thickener								1
	leavening, binder				1	1	1	1
			crust, pastry, dough, phyllo, wrapper, bun, roll, taco shell, tortilla, lasagna		1	1
baking				3000	0.75
				3000	0.5
baking	fat, sweetener, sweet, nut, cheese, protein				0.75
baking	nut, sweet, cheese, fruit, fat, sweetener, spice, protein						0.8	0.85
baking	thickener, starch					1
baking					1		1	1
	sweetener, sweet, fat				0.6
	protein	legume			1		1	1
	protein				0.8		0.8	0.85
drink	liquid				0.7
	liquid		juice, coconut, cream		0.7
	dairy		cream, yogurt		0.67		0.75	0.85
	dairy		half		0.67
	dairy				1		1	1
	cheese, nut, sauce, seasoning, starch, bread, drink				0.67
	cheese, nut, fat, sauce, herb, sweet, sweetener, fruit						0.75	0.85
drink							0.75	0.85
					1	0.75	1	1	0.8
`,
  'pans.tsv': `#
pan	servings
9 x 13, 13 x 9, 9 by 13, muffin, bundt, two 8 inch, two 9 inch, springform	12
loaf pan, loaf tin	10
8 x 8, 9 x 9, 8 inch square, 9 inch square	9
pie, 8 inch round, 9 inch round, cake pan, cake tin, 8 inch cake, 9 inch cake	8
inch apart	24
`,
  'reasons-for-less.tsv': `#
#
words	reason
salt	That is plenty; taste before more goes in.
oil, butter, lard, shortening, margarine, ghee	The dish needs no more fat than that.
sugar, syrup, honey, molasses, chocolate, jam	It is sweet enough with less.
cheese, parmesan, cheddar, mozzarella, feta, cream, yogurt	Most of the {fact} {comes} from it; a little less is still rich.
rice, pasta, spaghetti, noodle, potato, bread, tortilla, couscous	Most of the {fact} {comes} from it; a smaller helping leaves room for the rest.
sauce, mustard, paste, bouillon, seasoning, pickle, olive, caper	It is strong in {fact}; less of it still seasons.
	Much of the {fact} {comes} from it, and a little less is hardly missed.
`,
  'swaps.tsv': `#
#
#
#
goal	from	to	as	in_steps	ratio	unit	where	unless	only	why
health	heavy cream	half and half					savory	whip		Half and half is rich enough for a sauce and has about a third of the fat.
health	heavy cream, half and half, light cream	evaporated milk					savory	whip		Evaporated milk thickens a sauce like cream, with a fraction of the fat.
health	milk, low-fat milk	skim milk		milk						Skim milk cooks like whole milk and leaves the fat out.
health	sour cream, creme fraiche	greek yogurt	plain Greek yogurt	Greek yogurt				boil, simmer		Greek yogurt is as tangy as sour cream, leaner, and brings protein.
health	mayonnaise, sour cream, creme fraiche	low-fat yogurt	plain low-fat yogurt	yogurt				boil, simmer, fry		Yogurt keeps it tangy and soft with much less fat.
health	cream cheese	cottage cheese	smooth cottage cheese	cottage cheese			savory			Blended cottage cheese is as spreadable, leaner and higher in protein.
health	ricotta	cottage cheese					savory			Cottage cheese takes the place of ricotta with less fat and more protein.
health	butter, clarified butter, lard, shortening, margarine, coconut oil	olive oil			0.75		savory	cream the, cream together, cold, rub, cut in, dough, pastry, crust, roux, spread		Three quarters as much olive oil does the same work with far less saturated fat.
health	butter, shortening, lard, coconut oil	canola oil			0.75		baking	cream, soft, softened, cold, rub, cut in, fluffy, beat, frosting, pastry, crust, room temp, room temperature, pale		A neutral oil keeps it moist with far less saturated fat; three quarters as much is enough.
health	ground beef, ground pork, ground lamb	ground turkey		turkey						Ground turkey browns the same way and is leaner.
health	ground beef	lean ground beef		beef						The lean kind has half the fat and tastes the same under a sauce.
health	italian sausage, sausage, smoked sausage, chorizo	chicken sausage		sausage						Chicken sausage is seasoned the same way and is much leaner.
health	bacon	turkey bacon								Turkey bacon is smoky too, with half the fat.
health	chicken thigh, chicken leg	chicken breast	boneless chicken breast	chicken		pound		bone, skin, boneless, skinless		Breast meat is the leanest part of the bird.
health	pork shoulder, pork belly	pork loin		pork		pound		shred, pull, pulled, hour		Loin is the lean cut of the same animal.
health	coconut milk	light coconut milk		coconut milk						Light coconut milk keeps the flavor and drops more than half of the fat.
health	tuna in oil	canned tuna	tuna in water	tuna						Tuna packed in water has none of the oil.
health	rice, basmati rice, jasmine rice	quinoa					savory	risotto, sushi, fried rice, pudding, porridge		Quinoa cooks in about the same time and has more protein and fiber.
health	rice, basmati rice, jasmine rice	cauliflower	cauliflower rice		1.5	cup	savory	boil rice, boil the rice, simmer rice, simmer the rice, cook rice, cook the rice, water, minute	cooked, to serve, for serving, over rice, over the rice, with rice, with the rice	Grated cauliflower takes the place of rice with a tenth of the starch.
health	cooked rice	cooked quinoa		quinoa			savory			Quinoa has more protein and fiber than rice.
health	cooked rice	cauliflower	cauliflower rice			cup	savory			Grated cauliflower takes the place of rice with a tenth of the starch.
health	potato, russet potato	cauliflower				pound	savory	french fries, chip, baked potato, grate, shred, hash	mash, soup, stew, curry, roast	Cauliflower mashes and roasts like potato, with a fraction of the starch.
health	spaghetti	whole wheat spaghetti		spaghetti				macaroni, penne, shell, lasagna, lasagne, orzo, fusilli, ziti, rigatoni, farfalle, elbow, linguine, fettuccine, fettucine		Whole wheat spaghetti cooks the same way and has more than twice the fiber.
health	pasta, spaghetti	whole wheat pasta		pasta						Whole wheat pasta cooks the same way and has more than twice the fiber.
health	flour	whole wheat flour		flour			baking	cake flour, sponge, angel, croissant, puff		Whole wheat flour keeps the bran, and with it the fiber.
health	bread, baguette	whole wheat bread		bread						Whole wheat bread keeps the bran, and with it the fiber.
health	soy sauce	low-sodium soy sauce		soy sauce						The reduced-sodium kind tastes the same in a dish and has a good third less sodium.
health	chicken broth, stock	low-sodium chicken broth		broth						An unsalted broth leaves the salting to the cook.
health	beef broth	low-sodium beef broth		broth						An unsalted broth leaves the salting to the cook.
health	vegetable broth	low-sodium vegetable broth		broth						An unsalted broth leaves the salting to the cook.
health	milk chocolate, white chocolate, chocolate chip	dark chocolate		chocolate		ounce				Dark chocolate has more cocoa and less sugar.
health	cream	half and half					savory			Half and half is rich enough for a sauce and has less fat.
health	vanilla yogurt	greek yogurt	plain Greek yogurt	yogurt						Plain yogurt leaves the sugar out and brings protein.
thrift	beef tenderloin, rib eye steak	flank steak		steak		pound				Flank has more flavor for half the money; slice it thinly across the grain.
thrift	steak, flank steak	beef chuck	beef chuck, sliced thinly across the grain	beef		pound		rare, grill		Chuck has more flavor for less money; sliced thinly it cooks as fast.
thrift	lamb, ground lamb	ground beef		beef		pound			ground, mince, minced	Beef costs less than lamb and takes the same spices.
thrift	leg of lamb, lamb	beef chuck		beef		pound			stew, braise, cube, cubed, simmer, curry	Beef for stewing costs less than lamb and takes the same spices.
thrift	ground beef, lean ground beef, ground lamb, ground pork	ground turkey		turkey						Ground turkey is the cheaper mince.
thrift	veal	pork loin		pork		pound				Pork is as tender and costs far less.
moderate	chicken breast	chicken thigh	boneless chicken thighs	chicken		pound				Thighs cost less and stay juicier.
thrift	duck, duck breast, goose, quail	chicken thigh	boneless chicken thighs	chicken		pound				Chicken thighs take the same sauce for a third of the money.
moderate	pork tenderloin	pork loin		pork		pound				Loin is the cheaper cut of the same animal.
moderate	prosciutto, pancetta	bacon								Bacon gives the same salt and smoke for less.
thrift	halibut, sea bass, snapper, cod, salmon, swordfish, monkfish, tuna	tilapia				pound		raw, sushi, tartare, canned, can		Tilapia is the cheapest of the mild fillets.
thrift	lobster, crab	shrimp				pound				Shrimp is as sweet for a fraction of the price.
thrift	scallop	squid				pound				Squid is as quick to cook and much cheaper.
moderate	gruyere, manchego, fontina, asiago, gouda, brie, provolone	swiss cheese				ounce				A plain Swiss cheese melts as well for less.
moderate	parmesan, pecorino romano, asiago	cheese	hard grating cheese	cheese						A store-brand grating cheese does the same job.
thrift	goat cheese, blue cheese, mascarpone	cream cheese				ounce				Cream cheese is as soft and much cheaper.
thrift	feta	cottage cheese						slice, sliced, cube, cubed		Cottage cheese is the cheapest of the fresh ones.
thrift	heavy cream, light cream	evaporated milk					savory	whip		A can of evaporated milk costs half as much and does not curdle.
moderate	creme fraiche	sour cream								Sour cream is the same idea at half the price.
moderate	greek yogurt	yogurt								Plain yogurt is cheaper; drain it for an hour if it has to be thick.
thrift	pine nut, cashew, pistachio, hazelnut, pecan, walnut, almond, macadamia nut	sunflower seed	sunflower seeds							Sunflower seeds give the same crunch for half the price.
moderate	pine nut, cashew, pistachio, hazelnut, pecan, macadamia nut	almond	almonds							Almonds are the cheapest of the nuts.
thrift	almond butter, cashew butter	peanut butter								Peanut butter costs a third.
moderate	olive oil, sesame oil, avocado oil, grapeseed oil, coconut oil, walnut oil	canola oil						drizzle, dressing, to finish		For cooking, a plain oil does the work.
thrift	butter, clarified butter	canola oil			0.75		savory	cream the, cream together, cold, rub, cut in, dough, pastry, crust, roux, spread		Three quarters as much oil browns as well.
thrift	maple syrup, honey, agave nectar	brown sugar			0.75		savory, sweet			Brown sugar sweetens for a fraction of the price.
moderate	vanilla bean	vanilla extract				teaspoon				Extract gives the flavor of the bean for much less.
thrift	saffron	turmeric				teaspoon				Turmeric gives the color; the flavor of saffron is a luxury.
moderate	shallot, leek, pearl onion, sweet onion, red onion	onion				pound				A plain onion is the cheapest of the family.
thrift	basil	dried basil			1/3		savory	thai, pesto, caprese, salad, leaf to garnish, leaf for garnish		A third as much dried basil gives the flavor, and keeps.
thrift	thyme	dried thyme			1/3		savory	sprig		A third as much dried thyme gives the flavor, and keeps.
moderate	red bell pepper, yellow bell pepper, orange bell pepper	green bell pepper								The green ones cost half as much.
moderate	cherry tomato, plum tomato	tomato				pound				Ordinary tomatoes are cheaper by weight.
thrift	asparagus, snow pea, artichoke, brussels sprout	green bean	green beans			pound				Green beans stand in for half the price.
moderate	shiitake mushroom, portobello mushroom, chanterelle, oyster mushroom	mushroom	white mushrooms	mushrooms		pound				White mushrooms cost half as much.
moderate	arborio rice, basmati rice, jasmine rice, wild rice, quinoa, sushi rice	rice						risotto, sushi		Plain long-grain rice is the cheapest.
thrift	blueberry, raspberry, blackberry, strawberry, mango, cherry, mixed berry	apple	chopped apple	apple		cup		garnish, jam, puree, blend, ice cream		Apples cost a third of that all year round.
thrift	spinach, arugula, swiss chard, kale	cabbage	shredded cabbage	cabbage		pound			soup, stew, simmer, saute	Cabbage is the cheapest green there is; shred it finely.
thrift	white wine, red wine, sherry, marsala, beer	water	water with a splash of vinegar	water			savory	fondue		Water sharpened with a little vinegar loosens the pan for next to nothing.
thrift	chicken broth, beef broth, stock	water					savory		bouillon, bacon, ham, sausage	There is enough flavor in the pot for plain water.
thrift	dark chocolate, chocolate chip, milk chocolate	cocoa powder			0.4	tablespoon	sweet	chip, chunk, fold, melt, dip, drizzle		Cocoa gives the chocolate flavor for less.
`,
  'word-lists.tsv': `#
list	words
explains	until, till, while, when, if, once, before, after, because, so, which, that, unless, as, where, depending
leads to an order	and, then, now, next, also, first, finally, lastly, immediately, again, meanwhile, just, please
leaves the doing to another verb	let, allow, continue, leave, keep, start, begin, have
ingredient and verb	butter, oil, flour, salt, pepper, cream, juice, zest, chop, seed, brown
object of an order	all, both, your, it, them, each, aside
first word of a verb	air, pan, deep, shallow, pressure, slow, -
joins	and, then, or, to
begins a condition	if, alternatively, or
sets an appliance	set, turn, reduce, lower, increase, raise, drop, light, prepare, fire, adjust, crank
works a lid	cover, uncover, lock, close, seal, release
about the lid	lid, valve, foil, plastic, wrap, towel, pot, pan, pressure, tightly, steam
warms	heat, melt, warm, swirl
puts into the heat	place, put, return, transfer, slide, set, pop, cover, uncover, leave, let, allow, continue, keep
warms only	melt, toast, warm, heat, microwave
cooks in liquid	simmer, boil, braise, stew, poach
within a stage	flip, turn, rotate, baste, shake, brush
takes out	remove, transfer, take, reserve, lift, scoop, push
another pan	meanwhile, separate, another, second, clean
pours	stir, add, pour, whisk
makes ready	oil, clean, grease, brush, light, prepare, adjust, position
works the pressure	release, lock, use, select, press, seal
needs a dish	casserole, gratin, lasagna, pie, quiche, custard, soup, stew, loaf, meatloaf, pizza, strata, cobbler, crumble, mac, macaroni
portioned dough	cookie, biscuit, scone, macaroon, apart
dough	dough, crust, pastry, phyllo, puff
deep dish	baking dish, casserole dish, casserole, loaf pan, loaf tin
shows in dry heat	golden, brown, browned, crisp, crispy, charred, bubbling, bubbly, bubble, thick, thickened, thicken, reduced, reduce, evaporated, boil, simmer, melted, toasted, oil, hot, caramelized, absorbed
shows on a thermometer	internal, thermometer, register, read, reach, temperature, about, approximately
pot	pot, saucepan, sauce pan, stockpot, stock pot, soup pot, dutch oven, tagine, casserole
not a place	of, mitt, glove, rack, proof, safe, door, thermometer, pan, tray
begins a place	the, a, an, your, another, two, both
crisp	crisp, crispy, crunchy, golden, toasted, fries, pastry, pizza, breaded
oil for frying	for frying, for deep frying, to fry, for shallow frying
mixes	stir, mix, combine, fold, whisk, blend, simmer, toss, add, knead
shapes or serves	form, shape, roll, press, drop, fill, divide, scrape, spoon, transfer, pour, spread, serve, garnish, top, sprinkle, ladle
baking	bake, oven, dough, batter, frosting, icing, meringue, custard, pancake, waffle, griddle
hot	bake, oven, simmer, boil, fry, saute, roast, grill, cook
drinking	glass, shake, shaker, strain, pour, blend, blender, pitcher, muddle, mug, cup
flour	flour, cornmeal, oat, cake mix, baking mix, brownie mix, muffin mix, pancake mix
starch in dough	oat, bran, cornmeal, pastry, crust, dough
before servings	serve, feed, serving, yield
portion	serving, portion, people
eaten by the piece	cookie, bar, muffin, cupcake, biscuit, roll, scone, brownie, square, truffle, ball, piece, bun, slice, taco, burger, sandwich, skewer, waffle, pancake
between servings and number	:, about, approximately, around, up, to
heated and not eaten hot	oil, fat, water, bath, milk, yeast, sugar, syrup, candy, caramel, chocolate, dough, bread, warm, rise
hot chamber	oven, broiler, smoker, fryer, airfryer, griddle
inside of food	until, internal, thermometer, register, reach
ends the name of a dish	with, in, for, on, from, over, topped, glazed
not heated to a point	oven, oil, grill, fryer, smoker, bake, roast
sugar	sugar, syrup, caramel, candy, toffee, honey
chocolate	chocolate
custard	custard, yolk, egg, cream
leads to a verb	and, then, to
object of a verb	your, each, both, inside, bottom, baking, it, them, all
preparation of one ingredient	melted, softened, bone, skin, skinless, peeled, deveined, thick, room temperature, cold, seeded, pitted, cube of, about
says how long it keeps	store, keep, last, freeze, leftover, ahead, advance, up, better, airtight
`,
} as const; // prettier-ignore
