// Compiled from mock/kitchen/transform/data/*. Do not edit: change the data files and run `npm run tables`.
export const tables = {
  'cooking-words.tsv': `# Words that tell how and where something is cooked. Words are written in the singular, verbs in the base form.
# role: \`cook\` is what a step tells the cook to do with heat; \`appliance\` and \`vessel\` are where, \`flame\` is how hot; \`neither\` sounds like one
# of them and is not. Of two methods in a clause, that of the appliance counts first, then that of the verb, the vessel and the flame.
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
`,
  'guard-phrases.tsv': `# Phrases that show that a recipe must stay as it is. Words are written in the singular, verbs in the base form.
# where: \`line\` in the list, \`step\` in a step, \`title\`, \`any\` of them; \`verb\` as something a step tells the cook to do; \`dish\` as what the
# title calls the dish ("Strawberry Jam", not "Jam Cookies"). \`raw dish\` and \`raw line\` count only if the list has raw meat, fish or eggs.
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
`,
  'guard-reasons.tsv': `# Why a recipe stays as it is. The sentence is the warning that the user reads.
hazard	reason
cure	This recipe cures its food: the amounts of salt, sugar and curing salt, the time and the cold keep it safe, so the recipe stays as it is.
brine	This recipe brines its food: the strength of the brine and its time decide what is safe and good, so the recipe stays as it is.
ferment	This recipe ferments its food: salt, sugar, time and temperature decide what grows in it, so the recipe stays as it is.
can	This recipe is canned: its acid, salt and heat keep botulism out and were tested together, so the recipe stays as it is.
preserve	This is a preserve: its sugar, acid or salt is what makes it keep and set, so the recipe stays as it is.
sugar	Sugar is cooked to a point here, which depends on its exact amounts and on a pot that is watched, so the recipe stays as it is.
chocolate	Chocolate is tempered here, which works only with these amounts and temperatures, so the recipe stays as it is.
custard	A custard is set by a gentle heat here, which depends on its exact amounts, so the recipe stays as it is.
raw	This recipe serves meat, fish or eggs raw or rare. Its cold, acid, salt or short heat is all that makes it safe, so the recipe stays as it is.
fry	This recipe fries in more than a cup of oil: the oil is a tool, most of it stays in the pot, and less of it is dangerous, so the recipe stays as it is.
infant	This recipe feeds an infant, whose food a pediatrician should change and a program should not, so the recipe stays as it is.
infant_honey	This recipe feeds an infant and has honey in it, which can cause botulism below twelve months: leave the honey out and ask a pediatrician. The recipe stays as it is.
`,
} as const; // prettier-ignore
