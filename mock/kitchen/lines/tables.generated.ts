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
kind: beef
kind: pork
kind: processed_meat
kind: lamb
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
#
unit_here
unit_alone
spice
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
#
sizes
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
#
packing
weight
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
<article>? <vague_words>+ of|more? &<word>
<before_vague>* <vague>
#
<article>? <hedges_word>+ &<number>
<hedge> .? -|,?
#
,|-? x? <of_article>?
of? <article>
<fills>* &<unit_here>|<pieces>
<size>|<fullness>|<adverb>|<adjective>|<preparation> .? -|,?
#
!<name>|<spice> <unit> &<behind_unit>
!<letter> <unit_here>
clove , !garlic
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
<participle>|cut|torn|broken into|crosswise|lengthwise|lengthways
&<figures> <amount> <end>
#
<size_word> <size_more>* !- .?
<word> - size|sized
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
#
<container>|block|stick|cube
<figures> -? <weighing_unit>
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
small
medium
large
xlarge
jumbo
big
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
smallish
largish
smaller
larger
bigger
extra large
medium large
medium size
medium sized
large size
large sized
small sized
small size
thumb size
thumb sized
good sized
chopped
minced
diced
sliced
grated
shredded
peeled
cubed
julienned
halved
quartered
pitted
seeded
deseeded
cored
trimmed
rinsed
drained
crumbled
mashed
melted
softened
beaten
sifted
packed
crushed
slivered
torn
snipped
shelled
hulled
stemmed
thawed
defrosted
cooked
uncooked
chilled
cooled
warmed
toasted
unpeeled
scrubbed
washed
squeezed
pressed
cut
cracked
zested
juiced
scalded
separated
deveined
shaved
flaked
pureed
bruised
smashed
levelled
leveled
boiled
reserved
leftover
husked
shucked
ripped
whisked
wilted
butterflied
deboned
boned
skinned
strained
sieved
unsifted
picked
steamed
poached
milled
spooned
scooped
divided
hard boiled
hard cooked
drained and rinsed
well drained
room temperature
trimmed and halved
soft boiled
coarse ground
finely
coarsely
roughly
thinly
thickly
freshly
lightly
firmly
loosely
very
well
fine
coarse
tightly
gently
evenly
diagonally
crosswise
lengthwise
partially
slightly
fully
newly
thin
thick
and
or
then
dried
salted
unsalted
unsweetened
boneless
skinless
fresh
ripe
firm
lean
raw
dry
frozen
whole
lowfat
nonfat
organic
plain
cold
hot
warm
mild
sweet
tart
short
long
young
tender
seedless
hard
soft
crusty
crisp
crunchy
bone in
skin on
low fat
fat free
low sodium
good quality
lightly salted
reduced fat
extra lean
free range
about
approximately
approx
around
circa
ca
almost
nearly
minimum
another
additional
good
extra
up to
at least
just under
just over
an additional
an extra
knob
few
some
several
little
bit
amount
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
grind
grinding
twist
spritz
tiny
light
liquid
full
overflowing
fat
plump
can
tin
jar
package
pkg
packet
pack
box
bag
carton
container
tub
clamshell
bottle
env
envelope
sachet
pot
punnet
sleeve
pouch
tube
piece
nub
chunk
thumb
length
block
cube
loaf
log
stick
bar
roll
wheel
round
sheet
slice
strip
ball
square
inch
in
cm
mm
centimeter
centimetre
millimeter
millimetre
foot
brick
nest
ear
bulb
scoop
glass
shot
part
recipe
batch
wedge
basket
btl
mug
cob
floweret
stem
blade
feet
item
unit
strand
slab
rack
side
leaf
serving
link
spear
segment
floret
portion
fillet
filet
cake
clove
sprig
stalk
head
hefty
rib
celery stick
garlic bulb
branch
for
optional
garnish
to serve
to finish
to garnish
to decorate
topping
dressing
marinade
filling
sauce
note
zest
rind
peel
juice
seed
kernel
meat
flesh
pulp
more
less
to
as
so
until
if
the
plus
minced beef
minced lamb
minced pork
minced turkey
minced chicken
minced veal
minced meat
crushed red
crushed chili
crushed hot
crushed pepper
crushed tomato
crushed pineapple
crushed ice
crushed aleppo
split pea
shredded wheat
toasted sesame oil
mashed potato flake
cracked wheat
pressed tofu
cut green bean
cut oat
sliced bread
split red lentil
shaved ice
flaked coconut
flaked almond
flaked sea
steamed bun
shredded coconut
shredded hash
boiled dressing
short grain
medium grain
long grain
medium dry
medium sharp
medium hot
medium rare
medium firm
medium roast
medium bodied
medium curry
medium indian
medium madras
medium cider
medium sherry
small curd
large curd
large flake
small flake
small pearl
large pearl
big mac
half and half
pots de creme
el paso
bouquet garni
pound cake
rib eye
rib roast
rib steak
head cheese
clove powder
clove pink
chunk light
chunk white
stick of rock
leaf lettuce
leaf spinach
leaf gelatin
leaf lard
bottle gourd
link sausage
cube steak
ball park
bar nut
strip steak
strip loin
block of ice
drop biscuit
drop scone
can sugar
part skim
sheet pan
roll mop
square root
jar lid
glass noodle
glass vermicelli
pot roast
pot sticker
pot pie
pot barley
round steak
round roast
seven up
7 up
00 flour
5 spice
five spice
24 karat
13 bean
15 bean
16 bean
7 grain
9 grain
12 grain
three cheese
four cheese
little gem
little neck
little smokies
grating cheese
spare rib
short rib
baby back rib
back rib
beef rib
pork rib
lamb rib
prime rib
rack of lamb
whole rib
ground rib
dried rib
ribeye rib
ground clove
whole clove
dried clove
fish head
salmon head
cod head
pig head
calf head
lamb head
sheep head
shrimp head
prawn head
snapper head
to taste
as per taste
as per your taste
per taste
to season
to serve
to garnish
to finish
to cover
to coat
to decorate
to dust
to drizzle
to sprinkle
to glaze
to grease
to a
to an
as garnish
as needed
as required
as desired
as necessary
as a
as an
room temp
cool room temperature
cool room temp
warm room temperature
at room temperature
at room temp
at cool room temperature
at warm room temperature
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
between
from`,
},
'meanings': {
'line-words.tsv': `#
#
#
#
#
size before_vague fullness size_of_name
size fullness size_of_name
size fullness size_of_name
size
size size_of_name
size before_vague fullness size_of_name
size
size
size
size
size
size
size hedge fullness
size preparation hedge fullness
size hedge fullness
size hedge fullness
size hedge fullness
size hedge before_vague fullness
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
preparation
preparation
preparation
preparation
preparation before_part
preparation
preparation
preparation
preparation
preparation
preparation
name
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
preparation fullness size_of_name
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
name
name
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
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation
preparation tail
preparation
preparation
preparation
preparation
preparation tail
preparation
preparation
preparation
adverb before_part
adverb
adverb hedge
adverb
adverb
adverb before_part
adverb fullness
adverb fullness
adverb fullness
adverb fullness adjective
adverb fullness
adverb quality adjective
adverb quality
adverb fullness
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb
adverb quality fullness adjective size_of_name
adverb quality fullness adjective size_of_name
adverb before_part
adverb
adverb
quality
quality
quality
quality
quality
quality
quality
quality size_of_name
quality
quality
quality
quality
quality
quality adjective
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
quality fullness adjective
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
hedge fullness
hedge
hedge
hedge
hedge
hedge
hedge fullness
hedge fullness
hedge
hedge fullness
hedge fullness
hedge before_vague fullness adjective
hedge no_name size_of_name fullness
hedge
hedge
hedge
hedge
hedge
hedge
shape
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
before_vague
before_vague
fullness
fullness
fullness
size fullness size_of_name
fullness
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
container
container
container
container
container
container
container
container counter
shape
shape
shape
shape
shape
shape counter
shape counter
form counter
form counter
form
form counter
form counter_of
form counter
form
form counter
form trailing_unit
form counter
form counter
form counter adjective
length counter
length counter
length counter
length counter
length counter
length counter
length
length
length
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
counter
counter
counter
counter
counter
counter
counter
counter_of
counter inner_part
counter
counter
counter
counter
counter
counter
counter_of
counter_of
counter_of
trailing_unit
trailing_unit
trailing_unit
trailing_unit
adjective
trailing_unit
trailing_unit
trailing_unit
trailing_unit
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
outer_part
outer_part
outer_part
outer_part
inner_part
inner_part
inner_part
inner_part
inner_part
no_name
no_name
no_name
no_name
no_name
no_name
no_name
before_part
before_part
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
hedge
hedge`,
'mention-words.tsv': `#
#
#
#
#
link
foreign
link
link
vague
vague
vague
vague
product
vague
part
part vague
part
product
product
part vague
flavor
vague
product
part
flavor
part
part
part
part vague
foreign
vague
product
flavor
vague
part vague
link
part
product
foreign
foreign
vague
vague
part
foreign
vague
part
part
vague
vague
part vague
vague
link
link
flavor
product
product
product
part vague link
part vague
link
vague
vague
part vague
product
part vague
part vague
flavor
part
part
product
product
product
part
flavor
product
vague
vague
part
part product
flavor
link
link
vague
vague
part
vague
vague
product
flavor
part vague
vague
product
vague
part
product
vague
part
product
flavor
product
vague
part
vague product
vague
part
part
vague
product
product
part vague
vague
product
part vague
part
part vague
part
vague
product
part vague
product
part
link
product
part vague
link
vague
product
vague product
part vague
link
vague`,
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
a
al
an
and
bag
base
blend
bottle
bouillon
box
bread
breast
brisket
broth
brush
bulb
buttery
can
casserole
cheese
cheesy
chile
chili
chop
clove
con
container
cooker
creamy
crumb
cube
cup
cutlet
cutter
de
di
dough
dressing
drumstick
du
extract
filet
fillet
filling
flake
floret
food
for
from
garlicky
grater
gravy
grinder
half
head
in
jar
juice
kernel
knife
leaf
leg
lemony
lettuce
loin
maker
mallet
masher
meat
milky
mill
mix
mixture
mushroom
noodle
nutty
of
or
package
part
pasta
paste
peel
peeler
peppery
piece
powder
press
product
rib
ricer
rind
roast
salad
salty
sandwich
sauce
sausage
seasoning
seed
shank
shoulder
slice
soup
spatula
spear
spice
spinner
sprig
squash
stalk
steak
stick
stock
strip
tenderizer
tenderloin
the
thermometer
thigh
to
topping
turner
water
wing
with
zest`,
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
2000
1000
1400
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
