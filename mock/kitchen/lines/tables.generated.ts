// Compiled from mock/kitchen/lines/data/*. Do not edit: change the data files and run `npm run tables`.
import { createPhraseReader } from '../text/phrase-reader.js';
export const { rowsOf, later, valuesOf, mapOf, groupsOf, reads, readFiles, phrasesOf, listsOf } = createPhraseReader('lines', {
'unit': {
'better-units.tsv': `#
#
cup
tablespoon
tablespoon
teaspoon
pound
ounce
kilogram
liter`,
'measuring.tsv': `#
#
teaspoon
teaspoon
teaspoon
tablespoon
cup
cup
pound
piece, head
piece, head
piece
clove, slice, sprig, pinch
clove, slice, sprig, pinch
teaspoon, tablespoon, cup, pound, head
gram, milliliter
gram, milliliter
gram, milliliter
gram, milliliter
kilogram, liter
other
other
other`,
},
'from': {
'better-units.tsv': `#
#


7.5
3

15.5

`,
'measuring.tsv': `#
#
0
0.19
2.5
0
0
0.19
0
0
0.375
3
0
1
5
0
20
100
500
0
0
1
5`,
},
'below': {
'better-units.tsv': `#
#
0.22
0.8


0.25
16.6
1
1`,
},
'better in': {
'better-units.tsv': `#
#
tablespoon
teaspoon
cup
tablespoon
ounce
pound
gram
milliliter`,
},
'of': {
'general-names.tsv': `#
#
#
kind: broth
kind: pasta
kind: cheese
role: protein; kind: meat
role: protein; kind: fish
role: protein; kind: beef
role: protein; kind: pork
role: protein; kind: lamb`,
'usual-grams.tsv': `#
#
#
name: garlic
name: celery


kind: bread
kind: cheese
kind: processed_meat

kind: herb
kind: leafy; name: arugula
kind: leafy; name: watercress
kind: leafy
kind: allium
role: vegetable

kind: herb

kind: fish
name: tomato paste


role: leavening
kind: gelatin
role: seasoning
role: spice
role: herb

kind: dairy
kind: oil
kind: animal_fat






name: butter
name: chicken
name: turkey
name: duck



kind: bread
kind: alcohol; kind: gluten
kind: alcohol
kind: cheese
kind: cheese
kind: cheese
kind: cheese
kind: cheese
kind: cheese
kind: chocolate
kind: lamb
kind: game
kind: beef
kind: pork
kind: processed_meat
kind: lamb
kind: game
kind: fish
kind: beef
kind: pork
kind: chocolate
kind: fish
name: turkey
kind: poultry
name: turkey
name: goose
name: duck
name: chicken leg
name: turkey
name: duck
name: turkey
name: chicken wing
kind: poultry
name: chicken
kind: poultry
name: chicken breast
name: chicken breast
name: turkey
kind: poultry
kind: poultry
kind: poultry
name: chicken
kind: poultry`,
},
'names': {
'general-names.tsv': `#
#
#
broth, stock
pasta, noodle
cheese
meat
fish
beef
pork
lamb`,
},
'rule': {
'line-grammar.tsv': `#
#
#
roughly
#
measure
measure
#
amount
#
further
further
further_measures
joint
#
extent
shaped
#
vessel
of_vessel
#
extent_of_each
#
amount_behind
amount_behind
amount_behind
amount_behind
closed_amount
closing
#
heading_line
heading_line
heading_word
new_amount
#
outer_parts
outer
before_parts
inner_parts
#
part_of_it
of_some
of_it
of_number
#
vague_amount
vague_words
#
hedges
hedges_word
#
of_the
of_article
filling
fills
fills
#
unit_here
unit_here
unit_alone
spice
saint
behind_unit
behind_unit
#
pieces
pieces
pieces
of_name
of_shape
of_counter
of
#
count
count
before_names
before_name
before_name
before_name
#
name_end
name_end
name_end
behind_name
behind_name
behind_name
behind_name
behind_name
behind_name
behind_name
behind_name
#
sizes
size_word
size_word
size_word
size_more
size_joint
#
prepared
prepared_more
prepared_more
adverbs
adverbs
prepared_behind
ground
pepper
#
unit_behind
unit_behind
#
ribbed
#
packing
weight
#
weight_behind
weighed
#
sizes_of_name
size_part
#
no_names
#
cooked
canned`,
},
'reads': {
'line-grammar.tsv': `#
#
#
about|around|approximately|approx
#
<measuring_unit>
<length> .?
#
<roughly>? .? <figures> -? <measure>
#
<joint>+ <number> -? <measure>|<container>
<figures> -? <measure>|<container>
<further>*
,|/|-|and|to|or|plus|minus|less|another|<roughly>
#
<amount> <further>* <shaped>?
-? long|thick|wide
#
large|small|medium? <container>|<shape>|<form> !-
-? <vessel>
#
&<figures> <extent> <of_vessel>? <end>
#
<amount> <further>* <size>?
<figures> <unit> <further>* <size>?
<figures> half? <counter>
<figures> <further>* <size>?
<amount_behind> )? &<closing>
<end>|,|(|/
#
<heading_word>* : &<new_amount>
&<heading> <heading_word>+ : &<any>
!:|,|<numeral> <any>
!<closed_amount> <numeral>
#
<outer>+
<before_parts>* <outer_part>
<before_part> .? -|,?
<before_parts>* <inner_part>
#
<outer_parts>|<inner_parts> <end>
of|from &<numeral>|one
of|from|<of_number>
&<numeral>|one
#
<article>? <vague_words>+ .? of|more? &<word>
<before_vague>* <vague>
#
<article>? <hedges_word>+ &<number>
<hedge> .? -|,?
#
,|-? x? <of_article>?
of? <article>
<fills>* &<unit_here>|<pieces>
half &<counter>
<size>|<fullness>|<adverb>|<adjective>|<preparation> .? -|,?
#
!<name>|<saint>|<spice>|rib <unit> &<behind_unit>
rib of? <ribbed>
!<letter> <unit_here>
clove , !garlic
st .? louis|james|george
<spaced>|<word>|<numeral>|,|/
- <numeral>
#
<counter>|<length> &<of_name>
<counter_of> &of &<of_name>
&<plural> <counter_of> &<of_name>
.? of? &<spaced> <word>
-? <shape> &<word>
<counter> &<word>
,|/|.? of|de|di?
#
<figures> ct|count .?
<figures> &shrimp|prawn|scallop
<before_name>*
-|plus|,|.|:|;|/|of|the|each|weight|net
or more|so|less
<count>
#
;
<sentence_end>
&<spaced> <behind_name>
<tail>
- &<spaced>
plus|or|from about? <numeral>
for <word>
half -? fat
no|nr|n .? &<figures> <number>
<participle>|cut|torn|broken into|crosswise|lengthwise|lengthways
&<figures> <amount> <end>
#
<size_word> <size_more>* !- .?
<word> - size|sized
<number> - bone|rib
<size>
<size_joint>* <figures>? <size_word>
to|or|and|-|.
#
<adverbs>* <preparation>|<ground> <prepared_more>
,? <prepared>
!or|and|-
&<ly> <adverb> -?
<adverb>
&<spaced> <prepared> <end>
ground|cracked|milled &<pepper>
black|white? pepper|peppercorn
#
<trailing_unit> <end>
<ribbed> rib <end>
#
celery|fennel|chard|rhubarb|kale|collard|cardoon
#
<container>|block|stick|cube
<figures> -? <weighing_unit>
#
&<weighed> <amount> each|apiece|total? <end>
<roughly>? <figures> -? <weighing_unit>
#
<size_part>* <end>
<size_of_name> .? -|,?
#
<no_name>|<tail>
#
cooked
canned|tinned|jarred|can|tin|jar`,
},
'phrase': {
'line-words.tsv': `#
#
#
#
#
hefty
coarsely
crosswise
diagonally
evenly
fully
gently
lengthwise
newly
or
partially
slightly
then
thickly
thinly
and
finely
freshly
firmly
lightly
loosely
tightly
well
very
roughly
coarse
fine
thick
thin
plus
the
light
tiny
bag
box
can
carton
clamshell
container
env
envelope
jar
pack
package
packet
pkg
pot
pouch
punnet
sachet
sleeve
tin
tub
bottle
tube
basket
batch
blade
brick
btl
bulb
cob
ear
feet
floret
floweret
glass
item
link
mug
nest
part
portion
rack
recipe
scoop
segment
serving
shot
slab
spear
strand
unit
wedge
leaf
stem
cake
filet
fillet
side
round
stick
ball
bar
loaf
log
sheet
strip
wheel
square
roll
slice
full
liquid
overflowing
plump
dressing
filling
for
garnish
marinade
note
optional
sauce
to decorate
to finish
to garnish
to serve
topping
an additional
an extra
approx
approximately
around
at least
between
ca
circa
from
just over
just under
minimum
up to
good
about
additional
almost
another
nearly
extra
flesh
kernel
meat
pulp
seed
foot
millimeter
millimetre
centimeter
centimetre
cm
in
inch
mm
00 flour
12 grain
13 bean
15 bean
16 bean
24 karat
5 spice
7 grain
7 up
9 grain
ball park
bar nut
big mac
block of ice
boiled dressing
bottle gourd
bouquet garni
calf head
can sugar
chunk light
chunk white
clove pink
clove powder
cod head
cracked wheat
crushed aleppo
crushed chili
crushed hot
crushed ice
crushed pepper
crushed pineapple
crushed red
crushed tomato
cube steak
cut green bean
cut oat
dried clove
drop biscuit
drop scone
el paso
fish head
five spice
flaked almond
flaked coconut
flaked sea
four cheese
glass noodle
glass vermicelli
grating cheese
ground clove
half and half
head cheese
jar lid
lamb head
large curd
large flake
large pearl
leaf gelatin
leaf lard
leaf lettuce
leaf spinach
leftover
link sausage
little gem
little neck
little smokies
long grain
mashed potato flake
medium bodied
medium cider
medium curry
medium dry
medium firm
medium grain
medium hot
medium indian
medium madras
medium rare
medium roast
medium sharp
medium sherry
minced beef
minced chicken
minced lamb
minced meat
minced pork
minced turkey
minced veal
part skim
pig head
pitted
pot barley
pot pie
pot roast
pot sticker
pots de creme
pound cake
prawn head
pressed tofu
rack of lamb
reserved
roll mop
round roast
round steak
salmon head
seven up
shaved ice
sheep head
sheet pan
short grain
shredded coconut
shredded hash
shredded wheat
shrimp head
sliced bread
small curd
small flake
small pearl
snapper head
split pea
split red lentil
square root
steamed bun
stick of rock
strip loin
strip steak
three cheese
toasted sesame oil
whole clove
as
if
less
more
so
to
until
juice
peel
rind
zest
beaten
boiled
boned
bruised
butterflied
chilled
chopped
coarse ground
cooked
cooled
cored
cracked
crumbled
crushed
cubed
cut
deboned
defrosted
deseeded
deveined
diced
drained
drained and rinsed
flaked
halved
hard boiled
hard cooked
hulled
husked
juiced
julienned
leveled
levelled
mashed
melted
milled
minced
peeled
picked
poached
pressed
pureed
quartered
rinsed
ripped
scalded
scooped
scrubbed
seeded
separated
shaved
shelled
shredded
shucked
sieved
sifted
skinned
sliced
slivered
smashed
snipped
soft boiled
softened
spooned
steamed
stemmed
thawed
toasted
torn
trimmed
trimmed and halved
uncooked
unpeeled
unsifted
warmed
washed
well drained
whisked
wilted
zested
grated
squeezed
strained
packed
divided
room temperature
bone in
boneless
cold
crisp
crunchy
crusty
dried
dry
extra lean
fat free
firm
free range
fresh
frozen
good quality
hard
hot
lean
lightly salted
low fat
low sodium
lowfat
mild
nonfat
organic
plain
raw
reduced fat
salted
seedless
short
skin on
skinless
soft
sweet
tart
tender
unsalted
unsweetened
warm
young
whole
long
ripe
chunk
knob
length
nub
piece
thumb
block
cube
bigger
extra large
good sized
large size
large sized
larger
largish
lg
lge
lrg
md
med
medium large
medium size
medium sized
sm
small size
small sized
smaller
smallish
thumb size
thumb sized
xlarge
big
small
fat
large
medium
generous
heaping
level
rounded
scant
heaped
jumbo
as a
as an
as desired
as garnish
as necessary
as needed
as per taste
as per your taste
as required
at cool room temperature
at room temp
at room temperature
at warm room temperature
beaten in
beaten into
beaten to
beaten with
blended in
blended into
blended to
blended with
cool room temp
cool room temperature
cut crosswise
cut in
cut into
cut lengthways
cut lengthwise
cut on
cut up
diluted in
diluted into
diluted to
diluted with
dissolved in
dissolved into
dissolved to
dissolved with
if available
if desired
if necessary
if needed
if possible
if using
if you
like
mixed in
mixed into
mixed to
mixed with
of choice
of your choice
of your choosing
of your liking
or as
or less
or more
or so
or to
per person
per taste
plus a
plus additional
plus extra
plus more
preferably
room temp
see note
soaked in
soaked into
soaked to
soaked with
stirred in
stirred into
stirred to
stirred with
such as
that
to a
to an
to coat
to cover
to decorate
to drizzle
to dust
to finish
to garnish
to glaze
to grease
to season
to serve
to sprinkle
to taste
to your
warm room temperature
weighing
which
whisked in
whisked into
whisked to
whisked with
branch
celery stick
clove
garlic bulb
head
sprig
stalk
amount
bit
few
little
lot
plenty
several
some
dollop
drizzle
drop
dusting
glug
grating
grind
grinding
hint
scattering
shake
slug
splash
sprinkle
sprinkling
spritz
squeeze
swirl
touch
twist
gehackt
gehackte
gewurfelt
gewurfelte
gerieben
geriebene
geriebener
geschalt
geschalte
gepresst
geschnitten
hache
hachee
haches
hachees
emince
emincee
eminces
emincees
rape
rapee
pele
pelee
peles
fondu
picado
picada
picados
picadas
rallado
rallada
troceado
troceada
pelado
pelada
tritato
tritata
tritati
tritate
grattugiato
grattugiata
affettato
affettata
sminuzzato
fein gehackt
finement hache
al gusto
a gusto
nach geschmack
nach belieben
selon gout
au gout
a volonta
quanto basta
qb
vaso
bicchiere
verre
kleine
kleiner
kleines
grosse
grosser
grosses
mittelgrosse
mittelgrosser
mittlere
petit
petite
moyen
moyenne
pequena
pequeno
mediana
mediano
piccola
piccolo
petits pois
petit pois
petit four
petit suisse
blatt
blätter
flasche
flaschen
fl
würfel
rolle
rollen
klein
kleine
kleiner
kleines
kl
gross
grosse
grosser
grosses
mittel
mittlere
mittlerer
mittleres
mittelgrosse
mittelgrosser
mittelgrosses
geh
gehäuft
gehäufte
gehäufter
gestr
gestrichen
gestrichene
gestrichener
etwas
etw
einige
wenig
evtl
eventuell
nach belieben
nach geschmack
nach bedarf`,
},
'meanings': {
'line-words.tsv': `#
#
#
#
#
adjective
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
adverb before_part
adverb before_part
adverb before_part
adverb fullness
adverb fullness
adverb fullness
adverb fullness
adverb fullness
adverb fullness adjective
adverb hedge
adverb quality
adverb quality adjective
adverb quality fullness adjective size_of_name
adverb quality fullness adjective size_of_name
before_part
before_part
before_vague
before_vague
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
container
container
container
container
container
container
container
container
container counter
container counter
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
counter inner_part
counter inner_part
counter_of
counter_of
counter_of
counter_of
form
form
form counter
form counter
form counter
form counter
form counter
form counter
form counter
form counter adjective
form counter_of
form trailing_unit
fullness
fullness
fullness
fullness
heading
heading
heading
heading
heading
heading
heading
heading
heading
heading
heading
heading
heading
hedge
hedge
hedge
hedge
hedge
hedge
hedge
hedge
hedge
hedge
hedge
hedge
hedge
hedge
hedge before_vague fullness adjective
hedge fullness
hedge fullness
hedge fullness
hedge fullness
hedge fullness
hedge no_name size_of_name fullness
inner_part
inner_part
inner_part
inner_part
inner_part
length
length
length
length counter
length counter
length counter
length counter
length counter
length counter
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
name
name
name
name
name
name
name
name
name
no_name
no_name
no_name
no_name
no_name
no_name
no_name
outer_part
outer_part
outer_part
outer_part
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation before_part
preparation before_part
preparation before_part
preparation fullness size_of_name
preparation tail
preparation tail
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
quality
quality
quality adjective
quality fullness adjective
quality size_of_name
shape
shape
shape
shape
shape
shape
shape counter
shape counter
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
size before_vague fullness size_of_name
size before_vague fullness size_of_name
size fullness size_of_name
size fullness size_of_name
size fullness size_of_name
size hedge before_vague fullness
size hedge fullness
size hedge fullness
size hedge fullness
size hedge fullness
size preparation hedge fullness
size size_of_name
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
tail
trailing_unit
trailing_unit
trailing_unit
trailing_unit
trailing_unit
trailing_unit
trailing_unit
vague
vague
vague
vague
vague
vague
vague
vague
vague counter
vague counter
vague counter
vague counter
vague counter
vague counter
vague counter
vague counter
vague counter
vague counter
vague counter
vague counter
vague counter
vague counter
vague counter
vague counter
vague counter
vague counter
vague counter
vague counter
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
tail
tail
tail
tail
tail
tail
tail
tail
tail
counter
counter
counter
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
name
name
name
name
counter
counter
counter
counter
counter
counter
counter
counter
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
size hedge fullness
size hedge fullness
size hedge fullness
size hedge fullness
size hedge fullness
size hedge fullness
size hedge fullness
size hedge fullness
vague
vague
vague
vague
hedge
hedge
tail
tail
tail`,
'mention-words.tsv': `#
#
#
#
#
flavor
flavor
flavor
flavor
flavor
flavor
flavor
flavor
flavor
foreign
foreign
foreign
foreign
foreign
link
link
link
link
link
link
link
link
link
link
link
link
part
part
part
part
part
part
part
part
part
part
part
part
part
part
part
part
part
part
part
part
part
part
part
part product
part vague
part vague
part vague
part vague
part vague
part vague
part vague
part vague
part vague
part vague
part vague
part vague
part vague
part vague
part vague
part vague
part vague link
product
product
product
product
product
product
product
product
product
product
product
product
product
product
product
product
product
product
product
product
product
product
product
product
product
product
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague
vague product
vague product`,
},
'steps': {
'measuring.tsv': `#
#
1/8
1/4
1/2
1/2
1/8
1/4, 1/3
1/4
1/4
1/2
1
1/2
1
1
1
5
10
25
1/20
1/4
1/2
1`,
},
'word': {
'mention-words.tsv': `#
#
#
#
#
buttery
cheesy
creamy
garlicky
lemony
milky
nutty
peppery
salty
al
con
de
di
du
a
an
and
cup
for
from
in
of
or
the
to
with
bread
brisket
cheese
chile
chili
chop
cutlet
drumstick
filet
fillet
lettuce
loin
meat
mushroom
pasta
rib
roast
sausage
shank
shoulder
squash
steak
tenderloin
noodle
breast
bulb
clove
cube
floret
head
kernel
leaf
leg
piece
spear
sprig
stalk
strip
thigh
wing
half
bouillon
broth
brush
casserole
cooker
cutter
grater
gravy
grinder
knife
maker
mallet
masher
mill
peeler
press
ricer
salad
sandwich
soup
spatula
spinner
stock
tenderizer
thermometer
turner
bag
base
blend
bottle
box
can
container
crumb
dough
dressing
extract
filling
flake
food
jar
juice
mix
mixture
package
part
paste
peel
powder
product
rind
sauce
seed
slice
spice
stick
topping
zest
seasoning
water`,
},
'measure': {
'usual-grams.tsv': `#
#
#
head
head
head
head
slice
slice
slice
slice
bunch
bunch
bunch
bunch
bunch
bunch
bunch
handful
handful
can
can
can
jar
package
package
package
package
package
package
stick
stick
stick
stick
stick
clove
clove
stalk
stalk
piece
piece
piece
piece
piece
piece
sprig
loaf
bottle
bottle
ball
block
log
round
wheel
wedge
bar
rack
rack
rack
rack
slab
slab
slab
slab
slab
slab
slab
side
drumstick
drumstick
leg
leg
leg
leg
thigh
thigh
wing
wing
quarter
half
cutlet
tender
tenderloin
carcass
carcass
neck
back
poussin
cornish`,
},
'grams': {
'usual-grams.tsv': `#
#
#
45
450
piece
600
28
21
24
28
40
120
120
320
100
400
100
10
30
142
170
400
400
7
7
28
28
28
340
113
113
113
piece
40
piece
4
piece
40
15
175
300
250
piece
100
1.5
450
355
750
125
225
115
250
250
200
100
700
900
2000
1000
1400
700
900
700
2000
1000
100
1000
450
115
700
400
250
250
400
150
300
90
350
750
115
50
50
1500
500
100
150
450
600`,
},
} as const); // prettier-ignore
