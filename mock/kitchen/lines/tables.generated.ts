// Compiled from mock/kitchen/lines/data/*. Do not edit: change the data files and run `npm run tables`.
export const tables = {
  'line-words.tsv': `#
phrase	meanings
small	size before_vague fullness
medium	size fullness
large	size fullness
xlarge	size
jumbo	size
big	size before_vague fullness
sm	size
med	size
lg	size
lge	size
lrg	size
md	size
heaping	size hedge fullness
heaped	size preparation hedge fullness
rounded	size hedge fullness
level	size hedge fullness
scant	size hedge fullness
generous	size hedge before_vague fullness
smallish	size
largish	size
smaller	size
larger	size
bigger	size
extra large	size
medium large	size
medium size	size
medium sized	size
large size	size
large sized	size
small sized	size
small size	size
thumb size	size
thumb sized	size
good sized	size
chopped	preparation
minced	preparation
diced	preparation
sliced	preparation
grated	preparation
shredded	preparation
peeled	preparation
cubed	preparation
julienned	preparation
halved	preparation
quartered	preparation
pitted	preparation
seeded	preparation
deseeded	preparation
cored	preparation
trimmed	preparation
rinsed	preparation
drained	preparation
crumbled	preparation
mashed	preparation
melted	preparation
softened	preparation
beaten	preparation
sifted	preparation
packed	preparation fullness
crushed	preparation
slivered	preparation
torn	preparation
snipped	preparation
shelled	preparation
hulled	preparation
stemmed	preparation
thawed	preparation
defrosted	preparation
cooked	preparation
uncooked	preparation
chilled	preparation
cooled	preparation
warmed	preparation
toasted	preparation
unpeeled	preparation
scrubbed	preparation
washed	preparation
squeezed	preparation
pressed	preparation
cut	preparation
cracked	preparation
zested	preparation
juiced	preparation
scalded	preparation
separated	preparation
deveined	preparation
shaved	preparation
flaked	preparation
pureed	preparation
bruised	preparation
smashed	preparation
levelled	preparation
leveled	preparation
boiled	preparation
reserved	preparation
leftover	preparation
husked	preparation
shucked	preparation
ripped	preparation
whisked	preparation
wilted	preparation
butterflied	preparation
deboned	preparation
boned	preparation
skinned	preparation
strained	preparation
sieved	preparation
unsifted	preparation
picked	preparation
steamed	preparation
poached	preparation
milled	preparation
spooned	preparation
scooped	preparation
divided	preparation
hard boiled	preparation
hard cooked	preparation
drained and rinsed	preparation
well drained	preparation
room temperature	preparation
trimmed and halved	preparation
soft boiled	preparation
coarse ground	preparation
finely	adverb
coarsely	adverb
roughly	adverb hedge
thinly	adverb
thickly	adverb
freshly	adverb
lightly	adverb fullness
firmly	adverb fullness
loosely	adverb fullness
very	adverb fullness adjective
well	adverb fullness
fine	adverb quality adjective
coarse	adverb quality
tightly	adverb fullness
gently	adverb
evenly	adverb
diagonally	adverb
crosswise	adverb
lengthwise	adverb
partially	adverb
slightly	adverb
fully	adverb
newly	adverb
thin	adverb quality fullness adjective
thick	adverb quality fullness adjective
and	adverb
or	adverb
then	adverb
dried	quality
salted	quality
unsalted	quality
unsweetened	quality
boneless	quality
skinless	quality
fresh	quality
ripe	quality
firm	quality
lean	quality
raw	quality
dry	quality
frozen	quality
whole	quality adjective
lowfat	quality
nonfat	quality
organic	quality
plain	quality
cold	quality
hot	quality
warm	quality
mild	quality
sweet	quality
tart	quality
short	quality
long	quality fullness adjective
young	quality
tender	quality
seedless	quality
hard	quality
soft	quality
crusty	quality
crisp	quality
crunchy	quality
bone in	quality
skin on	quality
low fat	quality
fat free	quality
low sodium	quality
good quality	quality
lightly salted	quality
reduced fat	quality
extra lean	quality
free range	quality
about	hedge
approximately	hedge
approx	hedge
around	hedge
circa	hedge
ca	hedge
almost	hedge
nearly	hedge
minimum	hedge
another	hedge
additional	hedge
good	hedge before_vague fullness adjective
extra	hedge
up to	hedge
at least	hedge
just under	hedge
just over	hedge
an additional	hedge
an extra	hedge
knob	shape
few	vague before_vague
some	vague
several	vague
little	vague before_vague
bit	vague
amount	vague
drizzle	vague
splash	vague counter
slug	vague
squeeze	vague
touch	vague
glug	vague
dollop	vague
drop	vague counter
lot	vague
plenty	vague
dusting	vague
sprinkling	vague
sprinkle	vague
grating	vague
swirl	vague
hint	vague
scattering	vague
shake	vague
grind	vague
grinding	vague
twist	vague counter
spritz	vague
tiny	before_vague
light	before_vague
liquid	fullness
full	fullness
overflowing	fullness
fat	size fullness
plump	fullness
can	container
tin	container
jar	container
package	container
pkg	container
packet	container
pack	container
box	container
bag	container
carton	container
container	container
tub	container
clamshell	container
bottle	container counter
env	container
envelope	container
sachet	container
pot	container
punnet	container
sleeve	container
pouch	container
tube	container counter
piece	shape
nub	shape
chunk	shape
thumb	shape
length	shape
block	shape counter
cube	shape counter
loaf	form counter
log	form counter
stick	form
bar	form counter
roll	form counter_of
wheel	form counter
round	form
sheet	form counter
slice	form trailing_unit
strip	form counter
ball	form counter
square	form counter adjective
inch	length counter
in	length counter
cm	length counter
mm	length counter
centimeter	length counter
centimetre	length counter
millimeter	length
millimetre	length
foot	length
brick	counter
nest	counter
ear	counter
bulb	counter
scoop	counter
glass	counter
shot	counter
part	counter
recipe	counter
batch	counter
wedge	counter
basket	counter
btl	counter
mug	counter
cob	counter
floweret	counter
stem	counter
blade	counter
feet	counter
item	counter
unit	counter
strand	counter
slab	counter
leaf	counter
serving	counter
link	counter
spear	counter
segment	counter
floret	counter
portion	counter
fillet	counter_of
filet	counter_of
cake	counter_of
clove	trailing_unit
sprig	trailing_unit
stalk	trailing_unit
head	trailing_unit
hefty	adjective
rib	trailing_unit
celery stick	trailing_unit
garlic bulb	trailing_unit
branch	trailing_unit
`,
  'mention-words.tsv': `#
#
#
#
word	meanings
a	link
al	foreign
an	link
and	link
bag	vague
base	vague
blend	vague
bottle	vague
bouillon	product
box	vague
bread	part
breast	part vague
brisket	part
broth	product
brush	product
bulb	part vague
buttery	flavor
can	vague
casserole	product
cheese	part
cheesy	flavor
chile	part
chili	part
chop	part
clove	part vague
con	foreign
container	vague
cooker	product
creamy	flavor
crumb	vague
cube	part vague
cup	link
cutlet	part
cutter	product
de	foreign
di	foreign
dough	vague
dressing	vague
drumstick	part
du	foreign
extract	vague
filet	part
fillet	part
filling	vague
flake	vague
floret	part vague
food	vague
for	link
from	link
garlicky	flavor
grater	product
gravy	product
grinder	product
half	part vague link
head	part vague
in	link
jar	vague
juice	vague
kernel	part vague
knife	product
leaf	part vague
leg	part vague
lemony	flavor
lettuce	part
loin	part
maker	product
mallet	product
masher	product
meat	part
milky	flavor
mill	product
mix	vague
mixture	vague
mushroom	part
noodle	part product
nutty	flavor
of	link
or	link
package	vague
part	vague
pasta	part
paste	vague
peel	vague
peeler	product
peppery	flavor
piece	part vague
powder	vague
press	product
product	vague
rib	part
ricer	product
rind	vague
roast	part
salad	product
salty	flavor
sandwich	product
sauce	vague
sausage	part
seasoning	vague product
seed	vague
shank	part
shoulder	part
slice	vague
soup	product
spatula	product
spear	part vague
spice	vague
spinner	product
sprig	part vague
squash	part
stalk	part vague
steak	part
stick	vague
stock	product
strip	part vague
tenderizer	product
tenderloin	part
the	link
thermometer	product
thigh	part vague
to	link
topping	vague
turner	product
water	vague product
wing	part vague
with	link
zest	vague
`,
  'name-starts.tsv': `#
phrase	reads
pitted	preparation
leftover	preparation
reserved	preparation
minced beef	preparation
minced lamb	preparation
minced pork	preparation
minced turkey	preparation
minced chicken	preparation
minced veal	preparation
minced meat	preparation
crushed red	preparation
crushed chili	preparation
crushed hot	preparation
crushed pepper	preparation
crushed tomato	preparation
crushed pineapple	preparation
crushed ice	preparation
crushed aleppo	preparation
split pea	preparation
shredded wheat	preparation
toasted sesame oil	preparation
mashed potato flake	preparation
cracked wheat	preparation
pressed tofu	preparation
cut green bean	preparation
cut oat	preparation
sliced bread	preparation
split red lentil	preparation
shaved ice	preparation
flaked coconut	preparation
flaked almond	preparation
flaked sea	preparation
steamed bun	preparation
shredded coconut	preparation
shredded hash	preparation
boiled dressing	preparation
short grain	size
medium grain	size
long grain	size
medium dry	size
medium sharp	size
medium hot	size
medium rare	size
medium firm	size
medium roast	size
medium bodied	size
medium curry	size
medium indian	size
medium madras	size
medium cider	size
medium sherry	size
small curd	size
large curd	size
large flake	size
small flake	size
small pearl	size
large pearl	size
big mac	size
half and half	unit amount
pound cake	unit
rib eye	unit
rib roast	unit
rib steak	unit
head cheese	unit
clove powder	unit
clove pink	unit
chunk light	unit
chunk white	unit
stick of rock	unit
leaf lettuce	unit
leaf spinach	unit
leaf gelatin	unit
leaf lard	unit
bottle gourd	unit
link sausage	unit
cube steak	unit
ball park	unit
bar nut	unit
strip steak	unit
strip loin	unit
block of ice	unit
drop biscuit	unit
drop scone	unit
can sugar	unit
part skim	unit
sheet pan	unit
roll mop	unit
square root	unit
jar lid	unit
glass noodle	unit
glass vermicelli	unit
pot roast	unit
pot sticker	unit
pot pie	unit
pot barley	unit
round steak	unit
round roast	unit
seven up	amount
7 up	amount
00 flour	amount
5 spice	amount
five spice	amount
24 karat	amount
13 bean	amount
15 bean	amount
16 bean	amount
7 grain	amount
9 grain	amount
12 grain	amount
three cheese	amount
four cheese	amount
little gem	amount
little neck	amount
little smokies	amount
grating cheese	amount
spare rib	trailing
short rib	trailing
baby back rib	trailing
back rib	trailing
beef rib	trailing
pork rib	trailing
lamb rib	trailing
prime rib	trailing
rack rib	trailing
whole rib	trailing
ground rib	trailing
dried rib	trailing
ribeye rib	trailing
ground clove	trailing
whole clove	trailing
dried clove	trailing
fish head	trailing
salmon head	trailing
cod head	trailing
pig head	trailing
calf head	trailing
lamb head	trailing
sheep head	trailing
shrimp head	trailing
prawn head	trailing
snapper head	trailing
`,
  'tails.tsv': `#
phrase
to taste
or to taste
to season
or to season
to serve
or to serve
to garnish
or to garnish
to finish
or to finish
to cover
or to cover
to coat
or to coat
to decorate
or to decorate
to dust
or to dust
to drizzle
or to drizzle
to sprinkle
or to sprinkle
to glaze
or to glaze
to grease
or to grease
to needed
or to needed
to required
or to required
to desired
or to desired
to necessary
or to necessary
to a
or to a
to an
or to an
as taste
or as taste
as season
or as season
as serve
or as serve
as garnish
or as garnish
as finish
or as finish
as cover
or as cover
as coat
or as coat
as decorate
or as decorate
as dust
or as dust
as drizzle
or as drizzle
as sprinkle
or as sprinkle
as glaze
or as glaze
as grease
or as grease
as needed
or as needed
as required
or as required
as desired
or as desired
as necessary
or as necessary
as a
or as a
as an
or as an
for the
for a
for garnish
for garnishing
for decoration
for decorating
for pan
for deep
room temperature
room temp
cool room temperature
cool room temp
warm room temperature
at room temperature
at room temp
at cool room temperature
at warm room temperature
divided
plus more
plus extra
plus additional
plus a
such as
like
if desired
if needed
if you
if using
if necessary
if possible
if available
preferably
cut in
cut up
cut on
cut crosswise
cut lengthwise
cut lengthways
cut into
that
which
or more
or less
or as
or so
or to
to your
see note
per person
weighing
mixed with
mixed in
mixed into
mixed to
whisked with
whisked in
whisked into
whisked to
beaten with
beaten in
beaten into
beaten to
stirred with
stirred in
stirred into
stirred to
blended with
blended in
blended into
blended to
dissolved with
dissolved in
dissolved into
dissolved to
diluted with
diluted in
diluted into
diluted to
soaked with
soaked in
soaked into
soaked to
of your choice
of your choosing
of choice
of your liking
`,
  'usual-grams.tsv': `#
#
measure	kinds	role	name	grams
head			garlic	45
head			celery	450
head				piece
head				600
slice	bread			28
slice	cheese			21
slice	processed_meat			24
slice				28
bunch	herb			40
bunch	leafy		arugula	120
bunch	leafy		watercress	120
bunch	leafy			320
bunch	allium			100
bunch		vegetable		400
bunch				100
handful	herb			10
handful				30
can	fish			142
can			tomato paste	170
can				400
jar				400
package		leavening		7
package	gelatin			7
package		seasoning		28
package		spice		28
package		herb		28
package				340
stick	dairy			113
stick	oil			113
stick	animal_fat			113
stick				piece
stick				40
clove				piece
clove				4
stalk				piece
stalk				40
piece				piece
piece				100
sprig				1.5
loaf	bread			450
bottle	alcohol gluten			355
bottle	alcohol			750
`,
} as const; // prettier-ignore
