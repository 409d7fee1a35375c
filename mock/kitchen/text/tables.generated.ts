// Compiled from mock/kitchen/text/data/*. Do not edit: change the data files and run `npm run tables`.
export const tables = {
  'lexicon.tsv': `#
#
word	tags	forms
a	article
an	article
the	article
and	conjunction
or	conjunction
but	conjunction
plus	conjunction
nor	conjunction negation
with	preposition
without	preposition negation
in	preposition
into	preposition
on	preposition
onto	preposition
from	preposition
of	preposition
to	preposition
for	preposition
at	preposition
over	preposition
under	preposition
through	preposition
as	preposition
by	preposition
until	preposition
till	preposition
per	preposition
about	preposition hedge
around	preposition hedge
not	negation
no	negation
never	negation
non	negation
dont	negation
doesnt	negation
isnt	negation
arent	negation
cannot	negation
cant	negation
wont	negation
avoid	negation
avoiding	negation
except	negation
exclude	negation
excluding	negation
hardly	negation
neither	negation
free	negation
approximately	hedge
approx	hedge
roughly	hedge adverb
circa	hedge
ca	hedge
almost	hedge
nearly	hedge
minimum	hedge
another	hedge
additional	hedge
extra	hedge adverb
few	vague_amount
some	vague_amount
several	vague_amount
little	vague_amount
bit	vague_amount
drizzle	vague_amount verb add
splash	vague_amount
slug	vague_amount
squeeze	vague_amount verb prepare
touch	vague_amount
glug	vague_amount
dollop	vague_amount
drop	vague_amount counter verb add
lot	vague_amount
plenty	vague_amount
dusting	vague_amount
sprinkling	vague_amount
sprinkle	vague_amount verb add
grating	vague_amount
swirl	vague_amount verb
hint	vague_amount
scattering	vague_amount
shake	vague_amount verb	shook,shaken
spritz	vague_amount
amount	vague_amount
small	size
medium	size
large	size
jumbo	size
big	size
smaller	size
larger	size
bigger	size
smallish	size
largish	size
tiny	size
giant	size
huge	size
xlarge	size
sm	size
med	size
lg	size
lge	size
lrg	size
md	size
heaping	size
heaped	size
rounded	size
level	size
scant	size
generous	size
size	size
sized	size
oven	appliance
stove	appliance
stovetop	appliance
hob	appliance
burner	appliance
grill	appliance verb cook
barbecue	appliance verb cook
bbq	appliance
broiler	appliance
microwave	appliance verb cook
crockpot	appliance
multicooker	appliance
airfryer	appliance
steamer	appliance
smoker	appliance
toaster	appliance
dehydrator	appliance
griddle	appliance verb cook
pan	vessel
skillet	vessel
pot	vessel
saucepan	vessel
stockpot	vessel
wok	vessel
casserole	vessel
tray	vessel
bowl	vessel
jar	vessel container
dish	vessel
ramekin	vessel
kettle	vessel
cauldron	vessel
tagine	vessel
terrine	vessel
mold	vessel
mould	vessel
plate	vessel verb serve
platter	vessel
knife	tool
spoon	tool verb add
whisk	tool verb mix
fork	tool
spatula	tool
ladle	tool verb add
tongs	tool
colander	tool
sieve	tool
strainer	tool
grater	tool
peeler	tool
blender	tool
mixer	tool
thermometer	tool inside
foil	tool
parchment	tool
skewer	tool
toothpick	tool
twine	tool
brush	tool verb add
mandoline	tool
zester	tool
mortar	tool
pestle	tool
rack	tool
lid	tool
towel	tool
cheesecloth	tool
bottle	container counter
can	container
tin	container
package	container
packet	container
pack	container
bag	container
box	container
carton	container
tub	container
container	container
envelope	container
sachet	container
block	container counter
stick	container
cube	container counter verb prepare part
sleeve	container
pouch	container
punnet	container
basket	container counter
crate	container
tube	container counter
clamshell	container
keg	container
brick	counter
nest	counter
loaf	counter
sheet	counter
ear	counter
bulb	counter part
fillet	counter part
filet	counter part
bar	counter
log	counter
roll	counter verb add
ball	counter
square	counter
scoop	counter verb prepare
glass	counter
shot	counter
part	counter
recipe	counter
batch	counter
wedge	counter
btl	counter
mug	counter
cob	counter
floweret	counter
stem	counter verb prepare
blade	counter
item	counter
unit	counter
strand	counter
wheel	counter
slab	counter
twist	counter
cake	counter
leaf	counter part
strip	counter part
serving	counter
link	counter
spear	counter part
segment	counter
floret	counter part
portion	counter
round	counter
preheat	verb heat
heat	verb heat
warm	verb heat quality
reheat	verb heat
prewarm	verb heat
brown	verb cook brown
sear	verb cook brown
saute	verb cook brown
toast	verb cook brown
char	verb cook brown
crisp	verb cook brown quality doneness
caramelize	verb cook brown
caramelise	verb cook brown
blacken	verb cook brown
torch	verb cook brown
fry	verb cook brown
cook	verb cook
boil	verb cook
simmer	verb cook
bake	verb cook
roast	verb cook part
braise	verb cook
poach	verb cook
steam	verb cook
broil	verb cook
stew	verb cook
blanch	verb cook
parboil	verb cook
sweat	verb cook
reduce	verb cook
melt	verb cook
scald	verb cook
smoke	verb cook
confit	verb cook
flambe	verb cook
render	verb cook
soften	verb cook
wilt	verb cook
thicken	verb cook
rest	verb rest
stand	verb rest	stood
cool	verb rest
chill	verb rest
refrigerate	verb rest
marinate	verb rest
soak	verb rest
rise	verb rest	rose,risen
proof	verb rest
prove	verb rest
freeze	verb rest	froze,frozen
set	verb rest doneness	set
sit	verb rest	sat
brine	verb rest
cure	verb rest
macerate	verb rest
ferment	verb rest
steep	verb rest
infuse	verb rest
thaw	verb rest
defrost	verb rest
serve	verb serve
garnish	verb serve
decorate	verb serve
enjoy	verb serve
mix	verb mix
stir	verb mix
combine	verb mix
beat	verb mix	beaten,beat
fold	verb mix
toss	verb mix
blend	verb mix
knead	verb mix
cream	verb mix
whip	verb mix
puree	verb mix
process	verb mix
pulse	verb mix
incorporate	verb mix
dissolve	verb mix
mash	verb mix
work	verb mix
add	verb add
pour	verb add
place	verb add
put	verb add	put
transfer	verb add
return	verb add
spread	verb add	spread
scatter	verb add
layer	verb add
arrange	verb add
fill	verb add
stuff	verb add
top	verb add
coat	verb add
dip	verb add
wrap	verb add
season	verb add
line	verb add
grease	verb add
butter	verb add
oil	verb add
dust	verb add
rub	verb add
divide	verb add
tuck	verb add
nestle	verb add
pipe	verb add
remove	verb remove
drain	verb remove
discard	verb remove
strain	verb remove
skim	verb remove
lift	verb remove
take	verb remove	took,taken
reserve	verb remove
turn	verb remove
chop	verb prepare part
dice	verb prepare
mince	verb prepare
slice	verb prepare
cut	verb prepare preparation	cut
peel	verb prepare
grate	verb prepare
shred	verb prepare
crush	verb prepare
trim	verb prepare
halve	verb prepare
quarter	verb prepare
core	verb prepare inside
pit	verb prepare
seed	verb prepare
deseed	verb prepare
zest	verb prepare
juice	verb prepare
rinse	verb prepare
wash	verb prepare
pat	verb prepare	patted
score	verb prepare
tie	verb prepare
pound	verb prepare
crack	verb prepare
separate	verb prepare
sift	verb prepare
crumble	verb prepare
tear	verb prepare	torn
julienne	verb prepare
shave	verb prepare
flake	verb prepare
scrub	verb prepare
press	verb prepare
snip	verb prepare
devein	verb prepare
debone	verb prepare
bone	verb prepare
skin	verb prepare
butterfly	verb prepare
shell	verb prepare
hull	verb prepare
husk	verb prepare
shuck	verb prepare
measure	verb prepare
weigh	verb prepare
sliver	verb prepare
bruise	verb prepare
smash	verb prepare
flatten	verb prepare
shape	verb prepare
form	verb prepare
cover	verb
uncover	verb
keep	verb	kept
let	verb	let
make	verb	made
bring	verb	brought
use	verb
wait	verb
check	verb
taste	verb
adjust	verb
repeat	verb
continue	verb
begin	verb	began,begun
start	verb
open	verb
close	verb
rotate	verb
flip	verb
leave	verb	left
hold	verb	held
need	verb
become	verb	became
feed	verb	fed
melted	preparation
softened	preparation
leftover	preparation
cooked	preparation state
uncooked	preparation state
unpeeled	preparation
unsifted	preparation
torn	preparation
beaten	preparation
packed	preparation
ground	preparation
halved	preparation
quartered	preparation
finely	adverb
coarsely	adverb
thinly	adverb
thickly	adverb
freshly	adverb
lightly	adverb
firmly	adverb
loosely	adverb
very	adverb
well	adverb
tightly	adverb
gently	adverb
evenly	adverb
diagonally	adverb
crosswise	adverb
lengthwise	adverb
lengthways	adverb
partially	adverb
slightly	adverb
fully	adverb
newly	adverb
completely	adverb
thin	adverb quality
thick	adverb quality
fine	adverb quality
coarse	adverb quality
raw	state
fresh	state
dried	state
smoked	state
salted	state
unsalted	state
canned	state
tinned	state
pickled	state
candied	state
cured	state
roasted	state
sweetened	state
unsweetened	state
seasoned	state
frozen	state
thawed	state
aged	state
fermented	state
pasteurized	state
unpasteurized	state
boneless	quality
skinless	quality
ripe	quality
firm	quality doneness
lean	quality
dry	quality
whole	quality
organic	quality
plain	quality
cold	quality
hot	quality
mild	quality
sweet	quality
tart	quality
short	quality
long	quality
young	quality
tender	quality doneness
soft	quality
hard	quality
crusty	quality
crunchy	quality
seedless	quality
breast	part
thigh	part
leg	part
wing	part
drumstick	part
loin	part
tenderloin	part
steak	part
rib	part
shank	part
shoulder	part
brisket	part
cutlet	part
piece	part
half	part
sprig	part
clove	part
stalk	part
kernel	part
head	part
second	time_unit
sec	time_unit
minute	time_unit
min	time_unit
hour	time_unit
hr	time_unit
day	time_unit
week	time_unit
overnight	time_unit
month	time_unit
fahrenheit	scale
celsius	scale
centigrade	scale
internal	inside
thickest	inside
center	inside
centre	inside
middle	inside
register	inside
read	inside
reach	inside
probe	inside
fragrant	doneness
translucent	doneness
bubbling	doneness
crispy	doneness
done	doneness
opaque	doneness
rare	doneness
pink	doneness
push	verb remove
scramble	verb cook
stretch	verb prepare
scrape	verb add
dot	verb add
lay	verb add	laid
baste	verb add
glaze	verb add
deglaze	verb add
lock	verb
release	verb
light	verb quality	lit
lower	verb
raise	verb
increase	verb
select	verb
seal	verb
`,
  'numbers.tsv': `word	value
a	1
an	1
one	1
two	2
three	3
four	4
five	5
six	6
seven	7
eight	8
nine	9
ten	10
eleven	11
twelve	12
thirteen	13
fourteen	14
fifteen	15
sixteen	16
seventeen	17
eighteen	18
nineteen	19
twenty	20
thirty	30
forty	40
fifty	50
sixty	60
seventy	70
eighty	80
ninety	90
hundred	100
dozen	12
couple	2
few	3
half	1/2
third	1/3
quarter	1/4
fourth	1/4
eighth	1/8
`,
  'plurals.tsv': `#
singular	plural
always	always
asparagus	asparagus
axe	axes
bacon	bacon
basil	basil
beef	beef
blintz	blintzes
bread	bread
brioche	brioches
broccoli	broccoli
broth	broth
brownie	brownies
brussels	brussels
butter	butter
cabbage	cabbage
cactus	cacti
calamari	calamari
calf	calves
cassis	cassis
cc	ccs
celery	celery
ceviche	ceviches
cheese	cheese
chicken	chicken
chili	chilies
chilli	chillies
cilantro	cilantro
citrus	citrus
cod	cod
cookie	cookies
corn	corn
couscous	couscous
cream	cream
dill	dill
fish	fish
flour	flour
fungus	fungi
garlic	garlic
gas	gas
ginger	ginger
gm	gms
goose	geese
haggis	haggis
half	halves
ham	ham
headcheese	headcheese
his	his
hoagie	hoagies
honey	honey
hr	hrs
hummus	hummus
its	its
juice	juice
kale	kale
kg	kgs
knife	knives
lamb	lamb
lb	lbs
leaf	leaves
lettuce	lettuce
loaf	loaves
mango	mangoes
meat	meat
milk	milk
mint	mint
ml	mls
molasses	molasses
mousse	mousses
octopus	octopus
oil	oil
okra	okra
oz	ozs
parsley	parsley
pasta	pasta
paste	paste
pc	pcs
pie	pies
pierogi	pierogies
pork	pork
potato	potatoes
powder	powder
pt	pts
qt	qts
quiche	quiches
quinoa	quinoa
radish	radishes
rice	rice
rosemary	rosemary
salmon	salmon
salt	salt
sauce	sauce
schnapps	schnapps
seitan	seitan
series	series
shrimp	shrimp
smokie	smokies
smoothie	smoothies
spaghetti	spaghetti
spinach	spinach
squid	squid
stock	stock
sugar	sugar
swiss	swiss
syrup	syrup
tempeh	tempeh
this	this
thus	thus
thyme	thyme
tilapia	tilapia
tofu	tofu
tomato	tomatoes
trout	trout
tuna	tuna
turkey	turkey
twinkie	twinkies
veggie	veggies
vinegar	vinegar
water	water
watercress	watercress
weenie	weenies
yes	yes
zest	zest
calorie	calories
`,
  'spellings.tsv': `#
written	word
avacado	avocado
boullion	bouillon
bullion	bouillon
caramelised	caramelized
chees	cheese
chile	chili
chilie	chili
chilli	chili
chillie	chili
chilly	chili
chily	chili
choi	choy
cinamon	cinnamon
colour	color
coloured	colored
colouring	coloring
crystallised	crystallized
flavour	flavor
flavoured	flavored
flavouring	flavoring
gelatine	gelatin
grey	gray
grounded	ground
jalepeno	jalapeno
mayonaise	mayonnaise
mozarella	mozzarella
paprica	paprika
parmesean	parmesan
rasberry	raspberry
sause	sauce
tumeric	turmeric
whisky	whiskey
wholewheat	wholemeal
worchestershire	worcestershire
xanthum	xanthan
yoghourt	yogurt
yoghurt	yogurt
yogourt	yogurt
`,
  'units.tsv': `#
word	unit	factor
teaspoon	teaspoon	1
tsp	teaspoon	1
tspn	teaspoon	1
teasp	teaspoon	1
t	teaspoon	1
teaspoonful	teaspoon	1
tablespoon	tablespoon	1
tbsp	tablespoon	1
tblsp	tablespoon	1
tbs	tablespoon	1
tb	tablespoon	1
tbl	tablespoon	1
tbspn	tablespoon	1
tablespoonful	tablespoon	1
cup	cup	1
c	cup	1
cupful	cup	1
fluid ounce	fluid_ounce	1
fl ounce	fluid_ounce	1
fl oz	fluid_ounce	1
floz	fluid_ounce	1
fluid oz	fluid_ounce	1
pint	pint	1
pt	pint	1
quart	quart	1
qt	quart	1
liter	liter	1
litre	liter	1
l	liter	1
ltr	liter	1
milliliter	milliliter	1
millilitre	milliliter	1
ml	milliliter	1
cc	milliliter	1
gram	gram	1
gramme	gram	1
g	gram	1
gm	gram	1
gr	gram	1
kilogram	kilogram	1
kilo	kilogram	1
kg	kilogram	1
ounce	ounce	1
oz	ounce	1
pound	pound	1
lb	pound	1
pinch	pinch	1
dash	dash	1
clove	clove	1
slice	slice	1
rasher	slice	1
can	can	1
tin	can	1
jar	jar	1
package	package	1
pkg	package	1
pkt	package	1
packet	package	1
pack	package	1
env	package	1
envelope	package	1
sachet	package	1
pot	package	1
punnet	package	1
box	package	1
bag	package	1
carton	package	1
ctn	package	1
container	package	1
tub	package	1
sleeve	package	1
pouch	package	1
clamshell	package	1
bunch	bunch	1
bundle	bunch	1
sprig	sprig	1
branch	sprig	1
handful	handful	1
head	head	1
bulb	head	1
stalk	stalk	1
rib	stalk	1
stick	stick	1
piece	piece	1
pc	piece	1
knob	piece	1
chunk	piece	1
thumb	piece	1
nub	piece	1
dozen		12
doz		12
dz		12
gallon	quart	4
gal	quart	4
deciliter	milliliter	100
decilitre	milliliter	100
dl	milliliter	100
centiliter	milliliter	10
centilitre	milliliter	10
cl	milliliter	10
milligram	gram	0.001
mg	gram	0.001
dessertspoon	teaspoon	2
dsp	teaspoon	2
dstspn	teaspoon	2
jigger	fluid_ounce	1.5
`,
} as const; // prettier-ignore
