// Compiled from mock/kitchen/text/data/*. Do not edit: change the data files and run `npm run tables`.
import { createTableReader } from './table-reader.js';
export const { rowsOf, later, valuesOf, mapOf, groupsOf, reads, readFiles } = createTableReader('text', {
'entity': {
'entities.tsv': `#
#
amp
nbsp
quot
apos
rsquo
lsquo
ldquo
rdquo
deg
frasl
times
ndash
mdash
reg
trade
frac12
frac14
frac34
frac13
frac23
frac18
frac38
frac58
frac78
eacute
egrave
ecirc
agrave
aacute
acirc
iacute
icirc
oacute
ocirc
uacute
ucirc
uuml
ouml
auml
ntilde
ccedil`,
},
'character': {
'entities.tsv': `#
#
&

"
'
'
'
"
"
°
/
x
-
-


½
¼
¾
⅓
⅔
⅛
⅜
⅝
⅞
é
è
ê
à
á
â
í
î
ó
ô
ú
û
ü
ö
ä
ñ
ç`,
},
'language': {
'function-words.tsv': `#
#
English
other
other
other
other
other
other
other
other
other
other`,
},
'words': {
'function-words.tsv': `#
#
the, and, with, until, for, to, of, it, at, on, or, then, into, from, is, them, side, add, stir, whisk, serve, boil, fry, chop, slice, dice
und, der, das, den, dem, mit, fur, bei, auf, bis, ein, eine, einen, im, zum, zur, ist, oder, dann, lassen, geben
et, le, les, des, du, au, aux, avec, dans, pour, une, jusqua, pendant, puis, sur, dun, dune, ou
y, el, los, las, del, con, en, para, una, hasta, durante, luego, sobre, sea, que
il, gli, di, della, nel, per, fino, poi, un, e, al, finche, che, la, de
het, een, van, voor, niet, naar, tot, zijn
och, tills, av, det, ett, till, har, som, pa, til, af, indtil, samt, og, ikke
os, com, uma, um, dos, das, em, por, ao, ou, e
na, nie, oraz, przez, az, lub, z, se, nebo, pak, dokud, po, ve, aby, pri, alebo
es, az, egy, majd, hogy, vagy, ja, kunne, seka, noin, tai, kun
si, cu, pana, din, sau, pe, la, pentru, bir, ile, kadar, icin, u, dok, ili, sa, te`,
},
'word': {
'lexicon.tsv': `#
#
#
a
an
the
and
or
but
plus
nor
with
without
in
into
on
onto
from
of
to
for
at
over
under
through
as
by
until
till
per
about
around
not
no
never
non
dont
doesnt
isnt
arent
cannot
cant
wont
avoid
avoiding
except
exclude
excluding
hardly
neither
free
approximately
approx
roughly
circa
ca
almost
nearly
minimum
another
additional
extra
few
some
several
little
bit
drizzle
splash
slug
squeeze
touch
glug
dollop
drop
lot
plenty
dusting
sprinkling
sprinkle
grating
swirl
hint
scattering
shake
spritz
amount
small
medium
large
jumbo
big
smaller
larger
bigger
smallish
largish
tiny
giant
huge
xlarge
sm
med
lg
lge
lrg
md
heaping
heaped
rounded
level
scant
generous
size
sized
grill
barbecue
microwave
griddle
pan
skillet
pot
saucepan
stockpot
wok
casserole
tray
bowl
jar
dish
ramekin
kettle
cauldron
tagine
terrine
mold
mould
plate
platter
knife
spoon
whisk
fork
spatula
ladle
tongs
colander
sieve
strainer
grater
peeler
blender
mixer
thermometer
foil
parchment
skewer
toothpick
twine
brush
mandoline
zester
mortar
pestle
rack
lid
towel
cheesecloth
bottle
can
tin
package
packet
pack
bag
box
carton
tub
container
envelope
sachet
block
stick
cube
sleeve
pouch
punnet
basket
crate
tube
clamshell
keg
brick
nest
loaf
sheet
ear
bulb
fillet
filet
bar
log
roll
ball
square
scoop
glass
shot
part
recipe
batch
wedge
btl
mug
cob
floweret
stem
blade
item
unit
strand
wheel
slab
twist
cake
leaf
strip
serving
link
spear
segment
floret
portion
round
preheat
heat
warm
reheat
prewarm
brown
sear
saute
toast
char
crisp
caramelize
caramelise
blacken
torch
fry
cook
boil
simmer
bake
roast
braise
poach
steam
broil
stew
blanch
parboil
sweat
reduce
melt
scald
smoke
confit
flambe
render
soften
wilt
thicken
rest
stand
cool
chill
refrigerate
marinate
soak
rise
proof
prove
freeze
set
sit
brine
cure
macerate
ferment
steep
infuse
thaw
defrost
serve
garnish
decorate
enjoy
mix
stir
combine
beat
fold
toss
blend
knead
cream
whip
puree
process
pulse
incorporate
dissolve
mash
work
add
pour
place
put
transfer
return
spread
scatter
layer
arrange
fill
stuff
top
coat
dip
wrap
season
line
grease
butter
oil
dust
rub
divide
tuck
nestle
pipe
remove
drain
discard
strain
skim
lift
take
reserve
turn
chop
dice
mince
slice
cut
peel
grate
shred
crush
trim
halve
quarter
core
pit
seed
deseed
zest
juice
rinse
wash
pat
score
tie
pound
crack
separate
sift
crumble
tear
julienne
shave
flake
scrub
press
snip
devein
debone
bone
skin
butterfly
shell
hull
husk
shuck
measure
weigh
sliver
bruise
smash
flatten
shape
form
cover
uncover
keep
let
make
bring
use
wait
check
taste
adjust
repeat
continue
begin
start
open
close
rotate
flip
leave
hold
need
become
feed
cooked
uncooked
finely
coarsely
thinly
thickly
freshly
lightly
firmly
loosely
very
well
tightly
gently
evenly
diagonally
crosswise
lengthwise
lengthways
partially
slightly
fully
newly
completely
thin
thick
fine
coarse
raw
fresh
dried
smoked
salted
unsalted
canned
tinned
pickled
candied
cured
roasted
sweetened
unsweetened
seasoned
frozen
thawed
aged
fermented
pasteurized
unpasteurized
boneless
skinless
ripe
firm
lean
dry
whole
organic
plain
cold
hot
mild
sweet
tart
short
long
young
tender
soft
hard
crusty
crunchy
seedless
second
sec
minute
min
hour
hr
day
week
overnight
month
internal
thickest
center
centre
middle
register
read
reach
probe
push
scramble
stretch
scrape
dot
lay
baste
glaze
deglaze
lock
release
light
lower
raise
increase
select
seal
fragrant
translucent
bubbling
crispy
done
opaque
rare
pink`,
'numbers.tsv': `#
a
an
one
two
three
four
five
six
seven
eight
nine
ten
eleven
twelve
thirteen
fourteen
fifteen
sixteen
seventeen
eighteen
nineteen
twenty
thirty
forty
fifty
sixty
seventy
eighty
ninety
hundred
dozen
couple
few
half
third
quarter
fourth
eighth
un
une
una
uno
ein
eine
zwei
deux
drei
trois`,
'spellings.tsv': `#
#
#
avocado
baking
bouillon
brown
bouillon
caramelized
cheese
chili
chili
chili
chili
chili
chili
chicken
chocolate
choy
cinnamon
cinnamon
color
colored
coloring
confectioners
crystallized
degree
each
evaporated
flavor
flavored
flavoring
gelatin
degree
degree
degree
gray
ground
hour
hour
jalapeno
margarine
mayonnaise
minute
minute
minute
mozzarella
mozzarella
hour
hour
paprika
parmesan
powder
powder
raspberry
sauce
hour
hour
turmeric
unsweetened
whiskey
wholemeal
worcestershire
worcestershire
xanthan
yogurt
yogurt
yogurt
tomato
yogurt
avocado
cucumber
potato
cauliflower
spaghetti
sugar
onion
chicken
zucchini
broccoli`,
'units.tsv': `#
#
teaspoon
tsp
tspn
teasp
t
teaspoonful
tablespoon
tbsp
tblsp
tbs
tb
tbl
tbspn
tablespoonful
cup
c
cupful
fluid ounce
fl ounce
fl oz
floz
fluid oz
pint
pt
quart
qt
liter
litre
l
ltr
milliliter
millilitre
ml
cc
gram
gramme
g
gm
gr
kilogram
kilo
kg
ounce
oz
pound
lb
pinch
dash
clove
slice
rasher
can
tin
jar
package
pkg
pkt
packet
pack
env
envelope
sachet
pot
punnet
box
bag
carton
ctn
container
tub
sleeve
pouch
clamshell
brick
bunch
bu
bn
bundle
sprig
branch
handful
fistful
head
hd
bulb
stalk
rib
stick
piece
pc
knob
chunk
thumb
nub
nob
dozen
doz
dz
gallon
gal
deciliter
decilitre
dl
centiliter
centilitre
cl
milligram
mg
dessertspoon
dsp
dstspn
jigger
dessert spoon
teacup
tea cup
coffee cup
breakfast cup
breakfastcup
wineglass
wine glass
gill
fifth
drachm
saltspoon
pat
katori
nos
#
eetlepel
el
theelepel
tl
esslöffel
teelöffel
msk
rkl
łyżka
łyżki
łyżeczka
łyżeczki
szklanka
szklanki
tsk
krm
spsk
ss
ts
c à soupe
c à s
c à café
c à c
càs
cas
càc
cac
cuil à soupe
cuil à café
cuillère à soupe
cuillère à café
cuillerée à soupe
cuillerée à café
litro
litri
cucchiaio
cucchiai
cucchiaino
cucchiaini
cucharada
cucharada sopera
cucharadas soperas
cucharadita
colher de sopa
colheres de sopa
colher de chá
colheres de chá
tasse
tassen
taza
tazza
xícara
prise
pincée
pizca
pizzico
pitada
bund
botte
bouquet
manojo
mazzetto
stück
zehe
zehen
gousse
gousses
diente
spicchio
spicchi
scheibe
scheiben
tranche
tranches
rebanada
fetta
fette
dose
dosen
boîte
lata
päckchen
pckg
becher
barattolo
bustina
sobre
msp
messerspitze
handvoll
poignée
puñado
manciata
pck
paquet
paquete
grm
hectogram
hg
decagram
dekagram
dag
dkg
table spoon
tea spoon
stk
stck
stücke
st
gramm
pfd
pfund
essl
teel
kaffeelöffel
prisen
schuss
spritzer
bd
bnd
packung
packungen
pk
beutel
tüte
tüten
glas
gläser
zweig
zweige
stiel
stiele
stange
stangen
stg
kopf
köpfe
knolle
knollen`,
},
'tags': {
'lexicon.tsv': `#
#
#
article
article
article
conjunction
conjunction
conjunction
conjunction
conjunction negation
preposition
preposition negation
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition
preposition hedge
preposition hedge
negation
negation
negation
negation
negation
negation
negation
negation
negation
negation
negation
negation
negation
negation
negation
negation
negation
negation
negation
hedge
hedge
hedge adverb
hedge
hedge
hedge
hedge
hedge
hedge
hedge
hedge adverb
vague_amount
vague_amount
vague_amount
vague_amount
vague_amount
vague_amount verb
vague_amount
vague_amount
vague_amount verb
vague_amount
vague_amount
vague_amount
vague_amount counter verb
vague_amount
vague_amount
vague_amount
vague_amount
vague_amount verb
vague_amount
vague_amount verb
vague_amount
vague_amount
vague_amount verb
vague_amount
vague_amount
size
size
size
size
size
size
size
size
size
size
size
size
size
size
size
size
size
size
size
size
size
size
size
size
size
size
size
size
verb cook
verb cook
verb cook
verb cook
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel container
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel
vessel verb
vessel
tool
tool verb
tool verb
tool
tool
tool verb
tool
tool
tool
tool
tool
tool
tool
tool
tool inside
tool
tool
tool
tool
tool
tool verb
tool
tool
tool
tool
tool
tool
tool
tool
container counter
container
container
container
container
container
container
container
container
container
container
container
container
container counter
container
container counter verb
container
container
container
container counter
container
container counter
container
container
counter
counter
counter
counter
counter
counter
counter
counter
counter
counter
counter verb
counter
counter
counter verb
counter
counter
counter
counter
counter
counter
counter
counter
counter
counter
counter verb
counter
counter
counter
counter
counter
counter
counter
counter
counter
counter
counter
counter
counter
counter
counter
counter
counter
verb
verb
verb quality
verb
verb
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook quality doneness
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb cook
verb rest
verb rest
verb rest
verb rest
verb rest
verb rest
verb rest
verb rest
verb rest
verb rest
verb rest
verb rest doneness
verb rest
verb rest
verb rest
verb rest
verb rest
verb rest
verb rest
verb rest
verb rest
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb inside
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb
state
state
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb quality
adverb quality
adverb quality
adverb quality
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
state
quality
quality
quality
quality doneness
quality
quality
quality
quality
quality
quality
quality
quality
quality
quality
quality
quality
quality
quality doneness
quality
quality
quality
quality
quality
time_unit
time_unit
time_unit
time_unit
time_unit
time_unit
time_unit
time_unit
time_unit
time_unit
inside
inside
inside
inside
inside
inside
inside
inside
inside
verb
verb cook
verb
verb
verb
verb
verb
verb
verb
verb
verb
verb quality
verb
verb
verb
verb
verb
doneness
doneness
doneness
doneness
doneness
doneness
doneness
doneness`,
},
'forms': {
'lexicon.tsv': `#
#
#

















































































shook,shaken





























































































































































































stood





rose,risen


froze,frozen
set
sat















beaten,beat
















put


spread


























took,taken






cut















patted







torn

























kept
let
made
brought







began,begun





left
held

became
fed
































































































laid





lit












`,
},
'value': {
'numbers.tsv': `#
1
1
1
2
3
4
5
6
7
8
9
10
11
12
13
14
15
16
17
18
19
20
30
40
50
60
70
80
90
100
12
2
3
1/2
1/3
1/4
1/4
1/8
1
1
1
1
1
1
2
2
3
3`,
},
'singular': {
'plurals.tsv': `#
#
always
asparagus
axe
bacon
basil
beef
blintz
bread
brioche
broccoli
broth
brownie
brussels
butter
cabbage
cactus
calamari
calf
cassis
cc
celery
ceviche
cheese
chicken
chili
chilli
cilantro
citrus
cod
cookie
corn
couscous
cream
dill
fish
flour
fungus
garlic
gas
ginger
gm
goose
haggis
half
ham
headcheese
his
hoagie
honey
hr
hummus
its
juice
kale
kg
knife
lamb
lb
leaf
lettuce
loaf
mango
meat
milk
mint
ml
molasses
mousse
octopus
oil
okra
oz
parsley
pates
pasta
paste
pc
pie
pierogi
pork
potato
powder
pt
qt
quiche
quinoa
radish
rice
rosemary
salmon
salt
sauce
schnapps
seitan
series
shrimp
smokie
smoothie
spaghetti
spinach
squid
stock
sugar
swiss
syrup
tempeh
this
thus
thyme
tilapia
tofu
tomato
trout
tuna
turkey
twinkie
veggie
vinegar
water
watercress
weenie
yes
zest
calorie`,
},
'plural': {
'plurals.tsv': `#
#
always
asparagus
axes
bacon
basil
beef
blintzes
bread
brioches
broccoli
broth
brownies
brussels
butter
cabbage
cacti
calamari
calves
cassis
ccs
celery
ceviches
cheese
chicken
chilies
chillies
cilantro
citrus
cod
cookies
corn
couscous
cream
dill
fish
flour
fungi
garlic
gas
ginger
gms
geese
haggis
halves
ham
headcheese
his
hoagies
honey
hrs
hummus
its
juice
kale
kgs
knives
lamb
lbs
leaves
lettuce
loaves
mangoes
meat
milk
mint
mls
molasses
mousses
octopus
oil
okra
ozs
parsley
pates
pasta
paste
pcs
pies
pierogies
pork
potatoes
powder
pts
qts
quiches
quinoa
radishes
rice
rosemary
salmon
salt
sauce
schnapps
seitan
series
shrimp
smokies
smoothies
spaghetti
spinach
squid
stock
sugar
swiss
syrup
tempeh
this
thus
thyme
tilapia
tofu
tomatoes
trout
tuna
turkey
twinkies
veggies
vinegar
water
watercress
weenies
yes
zest
calories`,
},
'written': {
'spellings.tsv': `#
#
#
avacado
bkg
boullion
brn
bullion
caramelised
chees
chile
chilie
chilli
chillie
chilly
chily
chix
choc
choi
cinamon
cinn
colour
coloured
colouring
conf
crystallised
degre
ea
evap
flavour
flavoured
flavouring
gelatine
grad
gradi
grado
grey
grounded
heure
hora
jalepeno
marg
mayonaise
minuten
minuti
minuto
mozarella
mozz
ora
ore
paprica
parmesean
powd
pwd
rasberry
sause
stunde
stunden
tumeric
unsw
whisky
wholewheat
worc
worchestershire
xanthum
yoghourt
yoghurt
yogourt
tom
yog
avo
cuke
tater
cauli
spag
suger
onoin
chiken
zuchini
broc`,
},
'unit': {
'units.tsv': `#
#
teaspoon
teaspoon
teaspoon
teaspoon
teaspoon
teaspoon
tablespoon
tablespoon
tablespoon
tablespoon
tablespoon
tablespoon
tablespoon
tablespoon
cup
cup
cup
fluid_ounce
fluid_ounce
fluid_ounce
fluid_ounce
fluid_ounce
pint
pint
quart
quart
liter
liter
liter
liter
milliliter
milliliter
milliliter
milliliter
gram
gram
gram
gram
gram
kilogram
kilogram
kilogram
ounce
ounce
pound
pound
pinch
dash
clove
slice
slice
can
can
jar
package
package
package
package
package
package
package
package
package
package
package
package
package
package
package
package
package
package
package
package
bunch
bunch
bunch
bunch
sprig
sprig
handful
handful
head
head
head
stalk
stalk
stick
piece
piece
piece
piece
piece
piece
piece



quart
quart
milliliter
milliliter
milliliter
milliliter
milliliter
milliliter
gram
gram
teaspoon
teaspoon
teaspoon
fluid_ounce
teaspoon
fluid_ounce
fluid_ounce
fluid_ounce
fluid_ounce
fluid_ounce
fluid_ounce
fluid_ounce
fluid_ounce
milliliter
teaspoon
teaspoon
teaspoon
milliliter

#
tablespoon
tablespoon
teaspoon
teaspoon
tablespoon
teaspoon
tablespoon
tablespoon
tablespoon
tablespoon
teaspoon
teaspoon
cup
cup
teaspoon
pinch
tablespoon
tablespoon
teaspoon
tablespoon
tablespoon
teaspoon
teaspoon
tablespoon
tablespoon
teaspoon
teaspoon
tablespoon
teaspoon
tablespoon
teaspoon
tablespoon
teaspoon
liter
liter
tablespoon
tablespoon
teaspoon
teaspoon
tablespoon
tablespoon
tablespoon
teaspoon
tablespoon
tablespoon
teaspoon
teaspoon
cup
cup
cup
cup
cup
pinch
pinch
pinch
pinch
pinch
bunch
bunch
bunch
bunch
bunch

clove
clove
clove
clove
clove
clove
clove
slice
slice
slice
slice
slice
slice
slice
can
can
can
can
package
package
package
jar
package
package
pinch
pinch
handful
handful
handful
handful
package
package
package
gram
gram
gram
gram
gram
gram
gram
tablespoon
teaspoon




gram
gram
gram
tablespoon
teaspoon
teaspoon
pinch
dash
dash
bunch
bunch
package
package
package
package
package
package
jar
jar
sprig
sprig
sprig
sprig
stalk
stalk
stalk
head
head
head
head`,
},
'factor': {
'units.tsv': `#
#
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
12
12
12
4
4
100
100
100
10
10
10
0.001
0.001
2
2
2
1.5
2
6
6
8
8
8
2
2
4
750
0.75
0.25
1
150
1
#
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
100
100
10
10
10
10
1
1
1
1
1
1
1
500
500
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1
1`,
},
} as const); // prettier-ignore
