// Compiled from mock/kitchen/safety/data/*. Do not edit: change the data files and run `npm run tables`.
import { createPhraseReader } from '../text/phrase-reader.js';
export const { rowsOf, later, valuesOf, mapOf, groupsOf, reads, readFiles, phrasesOf, listsOf } = createPhraseReader('safety', {
'rule': {
'age-grammar.tsv': `#
#
past
age
past
age
past
past
age
past
past
past
past
past
past
past
past
past
age
age
age
made
in_fridge
half
#
keeps
keeps
keeps
keeps
#
cut
cut
ferments
ferments`,
'hazard-grammar.tsv': `#
#
#
#
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
timed
left_warm
left_warm
left_warm
not_yet
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
left_warm
of_fridge
warm_place
warm_place
warm_place
warm_place
warm_place
warm_place
warm_place
warm_place
warm_place
warm_place
warm_place
warm_place
warm_place
warm_place
warm_place
hot_place
for_long
for_long
for_long
for_long
long_time
long_time
long_time
long_time
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
mold_color
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
spoiled
bulging_can
bulging_can
bulging_can
bulging_can
bulging_can
bulging_can
calm
leaky
closing
swollen
swollen
container
container
container_part
container_abroad
container_abroad
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
gathered
gathered
gathered
gathered
gathered
found_dead
found_dead
bulging_can
gathered
gathered
gathered
gathered
gathered`,
'never-swap.tsv': `#
#
#
brewing_yeast
brewing_yeast
brewing_yeast
brewing_yeast
brewing_yeast
brewing_yeast
brewing_yeast
brewing_yeast
brewing_yeast
brewing_yeast
brewing_yeast
brewing_yeast
brewing_yeast
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
canning_acid
canning_acid
canning_acid
canning_acid
canning_acid
canning_acid
canning_acid
canning_salt
canning_salt
canning_starch
canning_starch
canning_starch
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
curing_salt
curing_salt
dry_ice
dry_ice
enzyme
enzyme
enzyme
enzyme
enzyme
enzyme
enzyme
enzyme
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
lye
lye
lye
lye
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
pickling_lime
pickling_lime
pickling_lime
pickling_lime
pickling_lime
pickling_lime
pickling_lime
preservative
preservative
preservative
preservative
preservative
preservative
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
rennet
sausage_casing
sausage_casing
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
yeast
yeast`,
'restriction-forms.tsv': `#
#
#
#
#
#
over
over
over
over
over
over
over
over
over
when
when
when
when
foods
more
small
taken_for
taken_for
refused
refused
said
none`,
'restriction-sayings.tsv': `#
#
#
days
days
days
days
days
days
days
days
days
day
day
jour
jour
dia
giorno
filler
past
past
past
past
past
past
past
past
past
past
past
past
past
past
past
past
past
past
contrast
contrast
contrast
yes`,
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
'reads': {
'age-grammar.tsv': `#
#
<long> <half>? ago|fa
<long> <half>? -? old|alt|alte|alter|altes|alten
<unit> ago
<unit> -? old
vor|hace <long>
il|dil y a <long>
vieux|vieille de <long>
from|since|of|<made>|,|( last|previous <unit>
from|since <unit> ,|(|and|but? now|today? its|it is|be? now|already? <unit>
<start> last <unit>
<unit> before last
<made>? <in_fridge> for|since? about|over? <long>
<long> <in_fridge>
letzte|letzter|letzten|letztem|vorletzte|vorletzten|voriger|vorigen|vergangenen <unit>
della|la|del|de|du <unit> scorsa|passata|pasada|derniere
<unit> scorso|scorsa|passato|passata|pasado|pasada|dernier|derniere
,|( day <number>
,|) <long> <end>
leftover <word>* ,|( <long> )? <end>
made|cooked|opened|bought|thawed|defrosted|roasted|grilled|baked|boiled|steamed|left
in the|a|my|our? fridge|refrigerator|icebox
and a half
#
frozen|freezer|aged|dried|dehydrated|cured|smoked|salted|canned|tinned|fermented|pickled|preserved|confit|jerky|biltong|salami|starter|sourdough|matured|retort
freeze - dried
will|up|good|keep|keeps|lasts for|to|keep|last
poussin|coquelet|suckling|piglet|calf|chick|hatched|slaughtered|reared|broiler
#
cut|sliced|chopped|diced|peeled|mashed|grated|juiced|halved|quartered|shredded|minced|crushed|opened
in oil
kefir|kombucha|kvass|kimchi|sauerkraut|tempeh|koji|natto|starter
fermented|fermenting|pickled|dried|dehydrated|cultured|proofed|risen|rising|soaked|soaking`,
'hazard-grammar.tsv': `#
#
#
#
<warm_place> <for_long>
<long_time> <warm_place>
in the sink <for_long>
out <of_fridge>? <for_long>
sat|stood overnight &<closing>
lost power
without|no power <for_long>
sat|thawed|defrosted|forgotten <warm_place>|out !for
left <hot_place>
<hot_place> <for_long>|for
in a hot|warm car
left overnight <warm_place>
left out since
left|sitting|forgotten out <of_fridge>|<warm_place>? &<closing> !<timed>
left - out
draussen|drausen stehen? gelassen|gestanden|vergessen|gelassene|vergessene
stehen gelassen|gelassene|gelassenes|gelassener
laisse|laissee|laisses|laissees|oublie|oubliee dehors
dejado|dejada|dejados|dejadas|olvidado|olvidada fuera &<closing>
lasciato|lasciata|lasciati|lasciate|dimenticato|dimenticata fuori &<closing>
,|( about? <number>
day|week -? old <not_yet>* left out
formula <not_yet>* yesterday
formula <not_yet>* kept warm
!left|kept|yesterday <word>
spent|stood|stayed the? night|day|afternoon|hour <warm_place>
kept? warm <for_long>
unrefrigerated
not|never|non been? refrigerated|chilled|gekuhlt|refrigere|refrigeree
ungekuhlt|ungekuhlte|ungekuhlter|ungekuhltes
sin refrigerar
kept? warm overnight|all
of the? fridge|refrigerator|freezer
on the|our|my? kitchen|coffee|dining|picnic|side? counter|countertop|table|bench|worktop|stove|hob|cooker|buffet|windowsill|sideboard|radiator|doorstep|porch|desk
at|in? room|ambient temperature|temp
at|in? <warm_degrees>
in the|a switched|turned - off oven|microwave
outdoors
outside !the
in the|a|my|our beach|gym|school|tote bag
in the|a|my|our lunchbox|backpack|rucksack|locker|tent
outside the|my? fridge|refrigerator
bei zimmertemperatur|raumtemperatur|<warm_degrees>
in der sonne|hitze|warme
im|au|dans|al|en|in la|el? auto|soleil|voiture|sol|sole|coche|macchina
a temperature|temperatura ambiante|ambiente
hors|fuori|fuera du|dal|de|del la? frigo|frigorifero|refrigerateur|nevera|frigorifico|kuhlschrank
<hot_place>
in the|a|my|our? hot|warm? car|sun|garage|trunk
,|(? <long_time>
all|overnight|since
until|till the? next|following|evening|night|morning|afternoon|dinner|dinnertime
seit|depuis|desde|da gestern|hier|ayer|ieri
for|seit|pendant|per|por|durante? about|over|nearly|almost? <many_hours>
uber nacht
toute|tutta|toda la nuit|notte|noche
all|overnight day|night|morning|afternoon|week?
bad|foul|funny|weird|strange|sour|off|rotten|fishy|eggy|putrid|acrid -? smell|smelling
smell|smelled|smelling very|a? bit? bad|off|funny|weird|strange|sour|rotten
fish|meat|chicken that smell
smell|smells|smelled|smelling like|of rotten? egg|sulfur|sulphur|ammonia|garbage|trash|vomit|feet
schlecht|ubel|faul|komisch riecht|riechen
stinkt|stinken|puzza|puzzano
sent|sentent mauvais
huele|huelen mal
andato|andata|andati|andate a male
past|beyond its|the|their? best|date|expiry|expiration
past|beyond its|the|their? use|sell by
day|week|month|year past
best before last
use|sell|best -? by|before date? was
expiry|expiration date? was
uber|nach dem|das|der verfallsdatum|mindesthaltbarkeitsdatum|mhd|haltbarkeitsdatum
verfallsdatum|mhd|haltbarkeitsdatum uberschritten|abgelaufen
date|dlc depassee|depasse|limite
apres la date|peremption
pasado|pasada|pasados|pasadas de fecha
oltre la scadenza
with|of|in <mold_color>? mold|mould|fuzz|maggot|weevil|worm
<mold_color> fuzz
black|green|pink|orange mold|mould|sheen
black|white|blue|green|pink|red|orange|yellow|grey|gray|hairy|fuzzy
mold on
bad egg|milk|meat|fish|oyster|shrimp|chicken
gone|went|turned bad|off|sour
has|have turned
that|which float
from the trash|garbage|bin
mouse|rat|rodent dropping
<swollen> <container>
leaking|bulging|swollen|bloated|hissing <word> <container>
<container> ,|(? <container_part>? that|which? is|are|was? <swollen>
<container> with <swollen> <container_part>
<container_part> of the|my? <container> is|are? <swollen>
<container> <calm>* <leaky>
!<leaky> <word>
leak|leaks|leaking|bulge|bulges|bulging|swollen|hiss|hisses|hissing|spurt|spurting|rusted|rusty
,|(|)|.|<end>
badly|slightly|visibly? swollen|swelled|bulged|bulging|leaking|rusted|rusty|blown|puffed|puffy|bloated|ballooned|inflated|distended|hissing|spurting|domed -? up|out|through?
aufgeblahte|aufgeblaht|geblahte|gewolbte|bombee|gonflee|hinchada|abombada|inflada|gonfia|gonfio|bombata
can|tin|jar|lid|pack|package|packet|pouch|carton
<container_abroad>
end|lid|side|top
dose|konserve|conserve|konservendose|blechdose|lata|latta|lattina|scatola|scatoletta|barattolo|bote
boite de? conserve?
badly dented can|tin|lid
can|tin|jar|lid that hiss|spurt|bulge|leak
popped|broken|unsealed lid|seal|jar
lid popped
dead mussel|clam|oyster|lobster|crab|crayfish|crawfish|prawn|shrimp|snail
found|and|some|already|half dead
shell gaping
gaping shell
did|will|would|do|does not open|close|shut
didnt|wont|doesnt|dont open|close|shut
i|we|he|she|they|someone|somebody picked|found|foraged|gathered|collected|brought !up|at
my|our|his|her|a|the|their <word> picked|found|foraged|gathered|collected|brought !up|at
my|our|his|her|a|the|their <word> <word> picked|found|foraged|gathered|collected|brought !up|at
grandpa|grandma|grandfather|grandmother|dad|daddy|father|mom|mum|mother|uncle|aunt|neighbor|neighbour picked|found|foraged|gathered|collected|brought !up|at
picked|found|foraged|gathered|collected by|near|under|behind|beside
egg with <word>? <word>? cracked|dirty|broken shell
egg with cracked|dirty|broken <word>? shell
that|which|it fizz|fizzed|foam|foamed|spurt|spurted when|as
cueilli|cueillie|cueillis|cueillies|ramasse|ramassee|ramasses|ramassees par|dans|en
raccolto|raccolta|raccolti|raccolte nel|nella|da|dal|dai|in
recogido|recogida|recogidos|recogidas|recolectado|recolectada|recolectados|recolectadas por|en
sin|non|nicht identificar|identifie|identifies|identificato|identificati|bestimmt|sicher
selbst? gesammelt`,
'restriction-forms.tsv': `#
#
#
#
#
#
<who>* <past> <plain>* <diet> <plain>* <end>
<plain>* <diet> <plain>* <past> <end>
<who>* <past> <plain>* <food> <allergy> <when>? <end>
<who>* <past> <plain>* <allergy> <plain>* <food> <when>? <end>
<who>* <food> <allergy> <plain>* outgrown|outgrew <when>? <end>
<plain>* <refusal> <plain>* <food> <allergy> <anymore> <end>
<plain>* <refusal> <plain>* <diet> <anymore> <end>
<plain>* <diet> <plain>* <joiner>? <refusal> <anymore> <end>
<who>* <food> <allergy> <plain>* <joiner>? <refusal> <anymore> <end>
<number> year ago
at age? <number>
now
year|long ago
<joiner> <joiner>? <more>+ yes|ja|oui|si? <end>
<small>* si? <food>
a|an|the|some|i|do|we|ich|wir|du|de|des|la|le|les|j|je|el|los|las|il|lo|gli|i|e
<small>* <food> <plain>* <excluded> <end>
<excluded> <small>* <food> <end>
<said>* <without> <end>
<said>* <none> <eat>? <small>* <food>|<diet> <end>
<plain>|<eat>
no|not|non|nicht|dont|doesnt|without|ohne|kein|keine|keinen|pas|sans|sin|senza|niente`,
'restriction-sayings.tsv': `#
#
#
&<plural> <day>
every|each|jeden|chaque|cada|ogni <day>|<jour>|<dia>|<giorno>
le|les|tous <jour>
los <dia>
il|di|la|nei <giorno>
am wochenende
nei|nel giorni|fine feriali|settimana
los|el? fin|fines de semana
in|on|during|unter|en|durante|durant|entre|pendant the|der|la? week|woche|semaine|semana|settimana
monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekday|weekend|workday
montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|werktag|wochentag
lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche
week -? end
lunes|martes|miercoles|jueves|viernes|sabado|sabados|domingo|domingos
lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|weekend
am|is|are|was|be|get|got|im|hes|shes|were|youre|theyre used to
used to be|have|follow?
outgrew|outgrown
grew|grown out of
former|formerly|previously|ex
no longer
stopped|quit being|following
fruher war|waren|hatte|hatten? ich|er|sie|wir|mal*
war|waren|hatte|hatten ich|er|sie|wir* fruher|mal|einmal|lange
ehemals|ehemalige|ehemaliger
nicht mehr
avant jetais|etais|etait
jetais|netais|netait|ancien|ancienne
ne suis|sommes|sont|est|ai|a plus
nest|nai|na plus
ya no soy|es|somos|estoy|tengo|tiene?
antes? era|eramos|fui
non sono|e|siamo|ho|ha piu
prima? ero|eravamo
mais &pas|je|j|on|nous|du|des|de|la|le|les|aux|oui|sans|avec
, ma
ma &<yes>|con|senza|mangio|mangia|mangiamo
<word> si`,
},
'words': {
'age-units.tsv': `#
#
hour, hr, h, stunde, stunden, heure, hora, ora, ore
day, night, nacht, nuit, noche, notte, tag, tage, tagen, jour, dia, giorno, giorni, dag, dagen
week, woche, wochen, semaine, semana, settimana, settimane
month, monat, monate, monaten, mois, mes, meses, mese, mesi
year, jahr, jahre, jahren, ans, annee, ano, anno, anni
monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekend, montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonntag, wochenende, lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche, lunes, martes, miercoles, jueves, viernes, sabado, domingo, lunedi, martedi, mercoledi, giovedi, venerdi, sabato, domenica
christmas, easter, thanksgiving, summer, autumn, winter, weihnachten, ostern, noel, navidad, natale
fortnight`,
'avoided-foods.tsv': `#
#
#
#
#
#
#
meat, fleisch, viande, carne
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
sheep, schaf, brebis, oveja, pecora
goat, ziege, cabra, capra
nut, tree nut
game
processed meat, deli meat, cured meat, cold cut, lunch meat
gelatin, gelatine, collagen, collagen peptide
spice, spices
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
toddler
dog or cat
other animal
raw diet
texture of food
counted amount`,
'hazard-states.tsv': `#
#
#
#
raw, uncooked, unboiled, not cooked, without cooking, roh, rohe, rohen, cru, crue, crudo, cruda, crudi, crude
undercooked, underdone, half cooked, half raw, barely cooked
unripe, underripe, immature, not ripe, not yet ripe
green, grun, grune, grunen, vert, verte, verde, verdi
greened, greenish, gone green, turned green, turning green, green skinned, that have turned green, that turned green, green tinged, tinged green, with green skin, with green spot
sprouted, sprouting, sprouting eye, that have sprouted, that sprouted, with sprout, with long sprout
leaf, leaf and stem, stem, twig, bark, vine, vine leaf, root
pit, pit kernel, kernel, stone, seed, seed kernel, stone kernel
unknown, unidentified, random, mystery, unlabeled, foraged, self picked, home picked, gathered, little brown, non identifie, non identifies, sin identificar, non identificato, non identificati, nicht bestimmt, unbekannt, unbekannte, selbst gesammelt, selbst gesammelte, selbstgesammelte
found, i foraged, we foraged, i found, we found, she found, he found, i picked, i picked myself, i gathered, we picked, we picked ourselves, my neighbor picked, picked in the forest, picked in the wood, picked from the forest, picked from the wood, from the hedge, from under the tree, by the roadside, from the roadside
backyard, yard, lawn, from the yard, from my yard, from our yard, from the backyard, from my backyard, from our backyard, from the lawn, from my lawn, from our lawn, from the garden, from my garden, from our garden, from the park, from the forest, from the wood`,
'keeping-days.tsv': `#
#
#
#
leftover, half eaten, cooked, takeout, takeaway, take out, take away, doggy bag, reheated, casserole, stew, soup, curry, stir fry, fried rice, pilaf, potato salad, egg salad, pasta salad, gravy, stock, broth, fish pie, meat pie, chicken pie, pot pie, cottage pie, shepherd pie, shepherds pie, gekocht, gekochter, gekochtes, gekochte, cuit, cuite, cocido, cocida, cotto, cotta, reste, restes, sobras, avanzi
sushi, sashimi, tartare, ceviche, carpaccio, raw milk
deli, lunch meat, luncheon meat, cold cut, hot dog
mince, minced meat, ground meat, hackfleisch
rice, pasta, noodle, reis, nudeln, riz, arroz, riso
meat
raw, ground, minced, thawed, defrosted, opened
curry powder, curry paste, curry leaf, stock cube, stock powder, broth powder, gravy granule, gravy mix, soup mix, rice flour, rice paper, rice vinegar, rice wine, dry rice, dry pasta`,
},
'days': {
'age-units.tsv': `#
#
0.0416667
1
7
30
365
7
60
14`,
'keeping-days.tsv': `#
#
#
#
4
2
5
2
4
4
2
365`,
},
'kinds': {
'avoided-foods.tsv': `#
#
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
spice
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
alcohol
allium chocolate alcohol caffeine tree_nut dried_fruit citrus salt processed_meat sweetener



`,
'label-notes.tsv': `#
#
#
#
alcohol
cheese
beef lamb poultry game
beef lamb poultry game cheese alcohol
broth
peanut
tree_nut
lupin
mollusc
crustacean`,
},
'hidden in': {
'avoided-foods.tsv': `#
#
#
#
#
#
#












lamb, sheep milk, sheep cheese, pecorino romano
goat milk, goat cheese



bone broth, marshmallow, gummy candy, jello, aspic






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
coffee, energy drink, espresso, whole nut, hard candy, popcorn, grape, cherry, hot dog, marshmallow, chewing gum, sausage, raw carrot, raisin, lollipop, gummy candy, gummi bear, jelly bean, pretzel, tortilla chip, potato chip, chip, almond, cashew, walnut, pecan, hazelnut, pistachio, macadamia nut, brazil nut, pine nut, peanut, mixed nut, candied nut, trail mix, nut, sunflower seed, pumpkin seed
grape, raisin, currant, sultana, macadamia nut, xylitol, avocado, raw egg, raw meat, yeast dough, nutmeg, hops, persimmon



`,
},
'not': {
'avoided-foods.tsv': `#
#
#
#
#
#
#




vegetable oil, vegetable shortening, vegetable suet



chicken thigh, chicken leg, chicken drumstick, duck, goose





coconut, nutmeg, water chestnut, butternut squash






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

grape leaf, grapeseed oil, grape juice, grape jelly, cherry juice, cherry jam, peanut butter, almond butter, cashew butter, nut butter, almond milk, cashew cream, almond flour, hazelnut flour, nut flour, peanut flour, almond extract, nut extract, peanut oil, walnut oil, almond yogurt, cashew cheese, peanut sauce, nut milk




`,
},
'note': {
'avoided-foods.tsv': `#
#
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
Read as a meal for a small child: alcohol, coffee and what small children choke on are left out, such as whole nuts, grapes, cherries and popcorn. Cut everything into small pieces.
Read as food for a dog or a cat: what most often poisons them is left out. What a pet needs is not known here: ask a vet.
Food for animals is not known here: nothing is left out for them. Ask a vet.
Dishes are not checked for being raw: steps may cook, and nothing is left out for a raw diet.
The texture of a dish is not checked, and nothing is left out for it. With trouble in chewing or swallowing, ask whoever treats it what is safe.
A limit of calories or nutrients is not kept: nothing is left out for it. Compare it with the nutrition of one serving.`,
'label-notes.tsv': `#
#
#
#
Wine and beer may be cleared with fish, egg or milk: choose one that is labelled vegan.
Some cheese is made with animal rennet: choose one that is labelled vegetarian.
Meat is halal by the way it was slaughtered: choose meat that is certified halal.
Meat, cheese and wine are kosher by the way they were made: choose ones with a kosher certificate.
Some broth and stock is made with wheat or barley: choose one that is labelled gluten-free and names no wheat.
Peanuts are often packed where tree nuts are, and some people react to both: ask your doctor, and choose ones that are labelled free of tree nuts.
Tree nuts are often packed where peanuts are, and some people react to both: ask your doctor, and choose ones that are labelled free of peanuts.
Some people who are allergic to peanuts react to lupin too: ask your doctor.
Many people who are allergic to crustaceans react to molluscs too: ask your doctor.
Many people who are allergic to molluscs react to crustaceans too: ask your doctor.`,
},
'audience': {
'avoided-foods.tsv': `#
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



`,
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
'keeping-days.tsv': `#
#
#
#
any
any
any
any
any
perishable
perishable
any`,
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
spoiled
poison
poison
not_food
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
'emoji': {
'food-emoji.tsv': `#
#
🥜, 🌰
🥛, 🍼, 🧀, 🧈, 🍦, 🍨
🥚, 🍳, 🪺
🐟, 🐠, 🐡, 🎣
🦐, 🦀, 🦞, 🦑, 🦪, 🐙, 🐚
🍣, 🍤, 🍱
🌾, 🍞, 🥖, 🥐, 🥯, 🥨, 🫓, 🍝, 🍕, 🥪
🐖, 🐷, 🐽, 🐗, 🥓
🐄, 🐮, 🐂, 🐃
🐑, 🐏
🐔, 🐓, 🍗, 🦃, 🦆
🥩, 🍖, 🍔, 🌭
🍷, 🍺, 🍻, 🍸, 🍹, 🥂, 🍾, 🥃, 🍶
🍯, 🐝
🌱
🌽
🍅
🧄
🧅
🍄
🌶, 🫑
🫘
🥥
🍓
🍑
🍎, 🍏
🍌
🥝
🥑
🥭
🍊, 🍋
🍆
🥔
🥕
🍚, 🍙
🍫
☕`,
},
'name': {
'food-emoji.tsv': `#
#
nuts
dairy
egg
fish
shellfish
fish, shellfish
gluten
pork
beef
lamb
poultry
meat
alcohol
honey
vegan
corn
tomato
garlic
onion
mushroom
bell pepper, chili
beans
coconut
strawberry
peach
apple
banana
kiwi
avocado
mango
citrus
eggplant
potato
carrot
rice
chocolate
caffeine`,
'never-serve.tsv': `#
#
#
#
#
amanita
autumn skullcap
conocybe
deadly parasol
death cap
destroying angel
fool mushroom
funeral bell
galerina
lepiota
lepiota brunneoincarnata
knollenblatterpilz, knollenblatterpilze, amanite phalloide, oronge cigue, tignosa verdognola, oronja verde, cicuta verde, groene knolamaniet, muchomor sromotnikowy
animal feed
bird seed
cat food
cat treat
cattle feed
chicken feed
dog biscuit
dog chew
dog food
dog treat
fish flake food
fish food
hamster food
horse feed
livestock feed
pet food
rabbit food
seed corn treated
treated seed
birdseed
kibble
rawhide
angel trumpet
atropa
belladonna
bittersweet berry
bittersweet nightshade
brugmansia
datura
deadly nightshade
devil trumpet
henbane
jimson weed
jimsonweed
mandrake
moonflower seed
thorn apple
tollkirsche, tollkirschen, stechapfel, belladone, stramonio, estramonio, engelstrompete, engelstrompeten, trompette des anges, brugmansie, trompeta de angel, floripondio, tromba d’angelo, tromba angelo, bilsenkraut, jusquiame, giusquiamo, beleno negro, morelle noire, schwarzer nachtschatten
bulging
ammonia water household
ant bait
aquarium water
battery acid
bleach tablet
bleach water
brake dust
brake fluid
bug spray
camping fuel
car radiator
chain oil
charcoal lighter
chimney soot
chlorine powder
chlorine tablet
cigarette butt
copper sulfate
copper sulphate
de icer
denatured alcohol
dry ice
e liquid
embalming fluid
engine oil
ethylene glycol
flea collar
flea powder
flood water
gun oil
hand sanitizer
heating oil
hot tub water
hydraulic fluid
ice melt
insect repellent
isopropyl alcohol
jet fuel
lamp oil
lead oxide
lighter fluid
linseed oil boiled
liquid nitrogen
match head
methyl alcohol
methylated spirit
mineral spirit
moth ball
motor oil
mouse poison
nail polish
nicotine gum
nicotine liquid
nicotine patch
nicotine pouch
oil from the garage
paint thinner
plant food
pool chemical
pool chlorine
pool water
potassium permanganate
radiator fluid
radiator water
rat bait
rat poison
roach bait
roach spray
road salt
rock salt for road
rubbing alcohol
silica
slug pellet
snuff tobacco
surgical spirit
transmission fluid
two stroke oil
vape juice
vape liquid
wasp spray
wd 40
weed and feed
white spirit
windshield washer fluid
wood alcohol
wood stain
rattengift, frostschutzmittel, mort aux rats, antigel, raticida, anticongelante, veleno per topi, topicida, antigelo
acetone
antifreeze
antimony
arsenic
asbestos
benzene
butane
chloroform
cigar
cigarette
coolant
cyanide
diesel
fertiliser
fertilizer
firework
formaldehyde
formalin
fungicide
gasoline
gunpowder
herbicide
insecticide
isopropanol
kerosene
killer
lacquer
mercury
methanol
mothball
naphthalene
nicotine
paint
pesticide
petrol
plutonium
propane
roundup
thallium
tobacco
toluene
turpentine
uranium
varnish
weedkiller
poison
poison
toner
boric acid
car polish
caustic soda
chlorine dioxide
cleaning product
cleaning vinegar
dish soap
dishwasher pod
dishwasher tablet
dishwashing liquid
fabric softener
floor polish
floor wax
furniture polish
hair bleach
hydrochloric acid
hydrogen peroxide
laundry
lye crystal
metal polish
miracle mineral solution
mr clean
muriatic acid
nitric acid
pine sol
shoe polish
silver polish
soap bar
sodium chlorite
sulfuric acid
sulphuric acid
tide pod
washing powder
washing up liquid
dettol
domestos
harpic
mr muscle
toilet duck
drano
oxiclean
fabuloso
zoflora
jeyes fluid
spic and span
rinse aid
drain opener
drain unblocker
fairy liquid
bleichmittel, chlorreiniger, rohrreiniger, spulmittel, waschmittel, eau de javel, lessive, liquide vaisselle, deboucheur, lejia, detergente, lavavajilla, candeggina, varechina, detersivo
ammonia
bleach
borax
cleaner
cleanser
clorox
degreaser
descaler
detergent
disinfectant
febreze
lysol
quicklime
remover
soap
windex
ajax
chlorine
amphetamine
ayahuasca
baby woodrose
betel nut quid
caffeine anhydrous
caffeine pill
caffeine powder
caffeine tablet
cannabis
cannabutter
cbd gummy
cocaine
crystal meth
ecstasy
ganja
ghb
hash brownie
hash oil
hashish
heroin
ketamine
khat
kratom
lsd
magic mushroom
marijuana
mdma
mescaline
methamphetamine
opium
peyote
poppy pod
poppy straw
poppy tea
pot brownie
powdered caffeine
psilocybe
psilocybin
pure caffeine
salvia divinorum
space cake
thc
unwashed poppy seed
weed brownie
weed butter
weed cookie
shroom
azalea
kalmia
mad honey
mountain laurel
pieris
rhododendron
brain mushroom
false morel
gyromitra
turban fungus
aconite
aconitum
cerbera
christmas rose
delphinium
digitali
foxglove
hellebore
larkspur
lily of the valley
monkshood
oleander
pong pong
sea mango
squill bulb
suicide tree
taxus
veratrum
wolf bane
wolfsbane
yew
eibe, eibenbeere, eibenbeeren, maiglockchen, maiglockchenblatter, muguet, mughetto, fingerhut, digitale, oleandro, adelfa, laurier-rose, laurier rose, lirio de los valles, lirio del valle, convallaria, roter fingerhut, digitale pourpre, dedalera, eisenhut, blauer eisenhut, aconit, aconit napel, aconito, acconito, baie d’if, tejo, bacche di tasso, taxus, christrose, nieswurz, elleboro, eleboro
cicuta
conium
cowbane
hemlock
water hemlock, poison hemlock, water dropwort
spotted parsley
schierling, cigue, cicuta
schierling, gefleckter schierling, wasserschierling, cigue, grande cigue, cicuta
two day old rice at room temperature
acetaminophen
activated charcoal tablet
adderall
advil
alka seltzer
ambien
amoxicillin
antacid
antibiotic
antidepressant
antihistamine
aspirin
atorvastatin
benadryl
birth control pill
blood pressure pill
blood thinner
castor oil
chemotherapy
chloroquine
claritin
codeine
colloidal silver
cough drop
cough syrup
dayquil
diazepam
dramamine
epipen
epsom salt
ex lax
eye drop
fentanyl
gabapentin
hormone tablet
ibuprofen
imodium
inhaler
insulin
iodine tincture
iron tablet
ivermectin
laxative
levothyroxine
lisinopril
lorazepam
medication
medicine
melatonin
metformin
morphine
naproxen
nasal spray
nitroglycerin
nyquil
omeprazole
oxycodone
painkiller
paracetamol
penicillin
pepto bismol
prednisone
prescription drug
prescription pill
prozac
pseudoephedrine
ritalin
sedative
sertraline
sleeping pill
sleeping tablet
statin
steroid
sudafed
theraflu
tramadol
tylenol
vaccine
valium
viagra
vitamin c tablet
vitamin tablet
warfarin
xanax
zoloft
zopiclone
zyrtec
ozempic
wegovy
lipitor
antabuse
disulfiram
methadone
tamiflu
lexapro
nurofen
panadol
calpol
lithium
pill
bitter cassava
bitter lupin
cashew in shell
cashew in the shell
cycad flour
grass pea
java lima bean
khesari dal
kidney bean sprout
raw lima bean from java
unshelled cashew
amanita muscaria
amanita pantherina
fibrecap
fly agaric
fool funnel
inocybe
ivory funnel
panther cap
sweating mushroom
fliegenpilz, fliegenpilze, amanite tue mouche, matamoscas, ovolo malefico, pantherpilz, amanite panthere
acorn squash
angel hair
angel hair pasta
apricot kernel oil
baby powder milk
baker ammonia
baking ammonia
bitter almond extract
bitter almond oil
brick cheese
cactus pear
candle nut
candlenut
candy cigarette
cherry stone clam
cherrystone
chocolate gold coin
chocolate rock
chocolate soil
chocolate sponge
clay pot
cocoa soil
coin shaped carrot
cough drop cookie
dirt cake
dirt cup
dirt pudding
dirty rice
dung bean
edible paint
edible soil
fish food stick
food paint
fuzzy gourd
fuzzy kiwi
fuzzy melon
fuzzy navel
fuzzy squash
genoise sponge
glass noodle
gold coin chocolate
grape hyacinth bulb
green potato curry
green tomato
hair of the dog
hemlock tip tea
hogweed shoot
horse chestnut flour
human grade
lead free
lead shot goose
lemon sponge
lupine flour
monarch butterfly pea
mud cake
mud crab
mud pie
needle mushroom
noble rot
old boot lasagna
on the rock
paint edible
paintbrush
pebble ice
pen shell
pencil asparagus
penne
pill bug
plain sponge
poison free
polish dog
polish ham
polish kielbasa
polish pickle
polish rye
polish sausage
pop rock
potato green bean
prickly pear
puppy chow
rancio
razor clam
razor shell clam
rock and rye
rock cake
rock candy
rock cod
rock crab
rock hen
rock ice
rock lobster
rock melon
rock salt
rock shrimp
rock sugar
rotten shark
rubber chicken mold
sand cake
sand cookie
slimy okra
lepiota procera
smelly cheese
smelly tofu
soap nut
soap wort
soapberry
soapwort
sock eye
soy snuff
stink bean
stinking bishop
stinky bean
stinky cheese
stinky tofu
stone crab
stone fruit
sweet chestnut
sweet potato
sweet potato leaf
tin soldier
toad in the hole
toadstool cake
toadstool candy
toadstool cookie
tobacco onion
tobacco sauce
toy soldier egg
trifle sponge
vanilla sponge
victoria sponge
water hyacinth bean
worm in dirt
air freshener
aluminium can
aromatherapy oil
baby oil
baby powder
bath bomb
bath oil
bath salt
blackboard chalk
body wash
broken glass
bubble bath
bubble solution
camphor oil
candle wax
cat litter
cedarwood oil
chalk dust
citronella oil
clay soil
contact lens solution
cotton ball
cotton wool
cow dung
craft glitter
cut flower
desiccant
diaper
diffuser oil
dish sponge
dog poop
drywall
essential oil
eucalyptus oil
eye drop bottle
fiberglass
fibreglass
fishing weight
florist flower
fountain pen ink
fragrance oil
garden soil
glass shard
glitter glue
glow stick
gold coin
grass clipping
gun powder
hair conditioner
hair dye
hand warmer
hot glue
house plant
human hair
ice pack gel
ink cartridge
iron filing
iron nail
kitchen sponge
kitty litter
lawn clipping
lawn grass
lead paint
lead weight
leather boot
light bulb
lip balm
massage oil
metal nail
modeling clay
modelling clay
mothball flake
nail clipping
old boot
paint chip
paraffin lamp
pencil lead
petroleum jelly
pine oil
plaster of pari
plaster of paris
plastic sheet
play doh
polystyrene
pond water
potting soil
pressure treated plank
pressure treated wood
printer ink
puddle water
razor blade
rusty nail
scouring pad
sea water from the harbor
shattered glass
sponge scourer
staple gun
steel wool
stone from the garden
t shirt
talcum powder
tea tree oil
toilet paper
toilet water
toy slime
wintergreen oil
wood shaving
credit card
safety pin
push pin
bobby pin
teddy bear
jigsaw
memory card
lego
ash from the fireplace
chewed gum
compost
deodorant
glass dust
glue
ground glass
lotion
mouthwash
mulch
shampoo
tin foil ball
toilet tissue
toothpaste
toothbrush
hairbrush
charger
umbrella
wallet
sim card
usb stick
remote control
house key
car key
padlock
action figure
ball bearing
drill bit
fuse
spark plug
extension cord
battery
sock
shoelace
screwdriver
hammer
wrench
pliers
cable
nail clipper
flashlight
paperclip
aftershave
camphor
cardboard
carpet
caulk
cement
chalk
citronella
coin
cologne
concrete
conditioner
crayon
dirt
dung
earwax
epoxy
eraser
faeces
feces
glitter
gravel
grout
hair
hairspray
houseplant
incense
ink
keyboard
lead
lint
lipstick
makeup
manure
mascara
money
mud
nail
pebble
pen
pencil
perfume
phone
play dough
playdough
plywood
poop
potpourri
putty
razor
rock
rubber
saliva
sand
sawdust
screw
sewage
shoe
snot
soil
spit
sponge
staple
styrofoam
sunscreen
superglue
talc
thumbtack
toenail
toy
urine
vaseline
vomit
wallpaper
marble
chair
lamp
pillow
blanket
curtain
shirt
hat
belt
laptop
computer
doll
magazine
wire
bolt
magnet
bullet
tire
tyre
stapler
button
bead
earring
necklace
comb
key
cold pack
dental floss
latex glove
paper clip
plastic bag
plastic wrap
rubber band
scented candle
sponge cloth
birthday candle
cardboard box
air fryer
balloon
brick
candle
crock pot
crockpot
deep fryer
dishcloth
dutch oven
hot plate
microwave
mortar
needle
newspaper
oven
pressure cooker
rice cooker
silicone
slow cooker
sous vide
stove
toaster
toaster oven
wok
bat soup
cat carcass
cat meat
city pigeon
dead animal
dead bird
dead pigeon
dead rat
deer roadkill
dog carcass
dog meat
goldfish from the pond
goldfish from the tank
guinea pig pet
house cat
human blood
human flesh
human leg
human liver
human meat
monkey brain
my cat
my dog
my parrot
neighbor cat
neighbor dog
neighbour cat
neighbour dog
pangolin
pet hamster
placenta
rat meat
road kill
roadkill deer
roadkill rabbit
roadkill squirrel
seagull
sewer rat
squirrel brain
squirrel roadkill
roadkill
human
kitten
puppy
cortinarius
webcap
axolotl
blister beetle
box jellyfish
boxfish
cane toad
caterpillar
cone snail
dart frog
fire coral
greenland shark fresh
husky liver
lionfish spine
newt
oilfish liver
poison frog
polar bear liver
porcupinefish
portuguese man of war
red tide clam
red tide mussel
red tide shellfish
salamander
scorpion venom
sea turtle liver
sea wasp
seal liver
shark liver
snake venom
spanish fly
stingray barb
stonefish
toad leg
walrus liver
xanthid crab
ciguatera
toad
potato skin
potato
kartoffel, kartoffeln, pomme de terre, patata, patate
aubergine
eggplant
elder
potato plant
tomato
tomato plant
acorn
bamboo shoot
bamboo shoot tip
bitter bamboo
cassava
cassava leaf
cassava root
chaya
chaya leaf
cocoyam
dasheen
eddo
elephant foot yam
fiddlehead
fiddlehead fern
ginkgo nut
hyacinth bean
jack bean
konjac
konjac root
lupin bean
lupin seed
lupini bean
malanga
manioc
sword bean
taro
taro leaf
taro root
yautia
yuca
yuca root
honey mushroom
morel
morel mushroom
elderberry juice
elder berry
elderberry
holunderbeere, holunderbeeren, baie de sureau, baya de sauco, bacca di sambuco, bacche di sambuco
ackee
apple
apricot
avocado
custard apple
longan
mamey
nectarine
pear
plum
sweetsop
cherry
peach
lychee
kidney bean
red kidney bean
monstera deliciosa
monstera fruit
mulberry
cape gooseberry
ground cherry
physalis
agapanthus
amaryllis
autumn crocus
bluebell
camas death
clivia
colchicum
daffodil
death camas
flame lily
gladiolus bulb
gloriosa lily
glory lily
hyacinth bulb
iris bulb
iris rhizome
iris root
jonquil
lily bulb from the garden
lily of the nile
meadow saffron
naked lady
narcissus
scilla
snowdrop
spider lily
star of bethlehem bulb
tulip bulb
herbstzeitlose, colchique, colchico
herbstzeitlose, herbstzeitlosen, colchique, colchico, colquico, narzissenzwiebel, narzissenzwiebeln, osterglocke, bulbe de narcisse, bulbo di narciso, bulbo de narciso, schneeglockchen, perce neige, tulpenzwiebel, tulpenzwiebeln
hyacinth
brown roll rim
chlorophyllum molybdite
devil bolete
false parasol
green spored parasol
jack o lantern fungus
jack o'lantern
lantern mushroom
livid entoloma
livid pinkgill
omphalotus
paxillus
poison mushroom
poisonous mushroom
satan bolete
sickener
sulphur tuft
toadstool
vomiter
yellow stainer
asparagus berry
avocado leaf of guatemala
bitter almond
bitter apricot kernel
cashew shell
green tuber
honeysuckle berry
leaf of rhubarb
leaf of the rhubarb
mango sap
potato berry
potato eye
potato fruit
potato green skin
potato sprout
rhubarb and leaf
rhubarb green
rhubarb leaf
rhubarb stalk and leaf
rhubarb stem and leaf
rhubarb with leaf
rhubarb with the leaf
sweet potato moldy
yew seed
rhubarb top
rhubarb foliage
rhabarberblatt, rhabarberblatter, feuille de rhubarbe, hoja de ruibarbo, foglia di rabarbaro, foglie di rabarbaro
bittermandel, bittermandeln, amande amere, almendra amarga, mandorla amara, mandorle amare
aprikosenkern, aprikosenkerne, marillenkerne, noyau d’abricot, noyaux d’abricot, amande d’abricot, hueso de albaricoque, nocciolo di albicocca, noccioli di albicocca
wild almond
anemone flower
angel wing mushroom
arum
baneberry
black locust
black nightshade
bleeding heart
bloodroot
box leaf
boxwood
bracken
bryony
buckeye nut
buttercup flower
calabar bean
caladium
calla lily
candelilla
carolina allspice seed
celandine
cherry laurel
chinaberry
clemati
coltsfoot
columbine
comfrey
conker
coral tree bean
corn cockle
corn lily
cotoneaster
croton
crown of thorns
crown vetch
cuckoo pint
cuckoopint
cycad
cyclamen
daphne berry
devil ivy
dieffenbachia
dog mercury
dogbane
doll eye
dumb cane
elephant ear leaf
elephant ear plant
elephant ear root
english ivy
euphorbia
fool parsley
four o'clock seed
gelsemium
golden chain
golden rain tree
groundsel
heartbreak grass
heliotrope
hogweed
holly berry
horse chestnut
hura
hydrangea
inkberry
ivy berry
ivy leaf
jack in the pulpit
japanese star anise
jatropha
jerusalem cherry
kalanchoe
karaka berry
laburnum
lantana
laurel cherry
lily pollen
lobelia
locoweed
lord and lady
lords and ladies
lupin from the garden
lupine seed from the garden
manchineel
marsh marigold
mercury herb
mescal bean
mezereon
milkweed
mistletoe
monstera leaf
moonseed
morning glory seed
nandina
nightshade berry
nightshade leaf
nux vomica
ohio buckeye
pasqueflower
peace lily
pencil tree
pennyroyal
periwinkle plant
pheasant eye
philodendron
physic nut
poinsettia
poison berry
poison ivy
poison oak
poison parsnip
poison sumac
poisonous berry
poisonous plant
poke berry
poke root
poke sallet
pokeberry
pokeweed
pothos
privet
pyracantha berry
ragwort
safrole
sago palm
sassafra oil
savin
shikimi
skunk cabbage
snakeroot
snow on the mountain
snowberry
spindle berry
spurge
stinging tree
strychnine
sweet pea flower
sweet pea pod
sweet pea seed
tansy
thornapple
tree tobacco
tung nut
tutu berry
vinca
virginia creeper
water dropwort
white snakeroot
wild cherry leaf
wisteria
woody nightshade
wormseed plant
goldregen, cytise, maggiociondolo, seidelbast, riesenbarenklau, berce du caucase, aronstab, gouet tachete, liguster, ligusterbeere, troene, stechpalme, baie de houx, agrifoglio, mistelbeere, mistelbeeren, muerdago, vischio, efeu, efeubeere, efeubeeren, kirschlorbeer, laurier cerise, lauroceraso, pfaffenhutchen, wandelroschen
elephant ear
mayapple
bittersweet
buckeye
buttercup
daphne
vetch
abrus
castor bean
castor seed
crab eye seed
jequirity
ricin
ricinus
rosary pea
rizinus, rizinussamen, graine de ricin, graines de ricin, semilla de ricino, semi di ricino
bloated package
bloated pouch
bug ridden
chunky milk
contaminated
decaying
decomposed
decomposing
dropped on the floor
dumpster
ergot
ergoted
expired
fly blown
flyblown
fuzzy
infested
maggoty
meat turned green
mildewed
moldy
mouldy
off milk
out of date
power outage
putrefied
putrefying
putrid
rancid
recalled
reek
refrozen
rotted
rotten
rotting
slime
slimy
smelly
spoiled
spoilt
stink
stinking
sunken and cloudy
swollen package
tainted
verdorben, verdorbene, verdorbener, verdorbenes, verschimmelt, verschimmelte, verschimmelter, verschimmeltes, schimmlig, schimmlige, schimmliger, schimmliges, abgelaufen, abgelaufene, abgelaufener, abgelaufenes, verfault, verfaulte, verfaulter, verfaultes, vergammelt, vergammelte, vergammelter, vergammeltes, gammelig, gammelige, gammeliger, gammeliges, ranzig, ranzige, ranziges, moisi, moisie, moisies, pourri, pourrie, pourries, perime, perimee, avarie, avariee, podrido, podrida, mohoso, mohosa, enmohecido, enmohecida, estropeado, estropeada, caducado, caducada, rancio, rancia, ammuffito, ammuffita, ammuffiti, ammuffite, scaduto, scaduta, scaduti, scadute, avariato, avariata, avariati, avariate, rancido, rancida, marcio, marci, marce, bedorven, beschimmeld, beschimmelde, leche agria, lait tourne, latte inacidito
blowfish
blue ringed octopus
fugu
globefish
porcupine fish
puffer fish
pufferfish
rough skinned newt
takifugu
kugelfisch, poisson globe, pez globo, pesce palla
puffer
could be poisonous
maybe edible
might be edible
not sure if edible
possibly poisonous
probably edible
unidentified
berry
flower
green
leaf
plant
root
wild berry
wild green
wild plant
pilz, pilze, champignon, waldpilz, waldpilze, champignon sauvage, seta, seta silvestre, fungo, funghi, fungo selvatico, funghi selvatici
mushroom
wild mushroom`,
'never-swap.tsv': `#
#
#
ale yeast
brewer dry yeast
brewer yeast
brewing yeast
champagne yeast
cider yeast
distiller yeast
lager yeast
mead yeast
turbo yeast
wine tannin
wine yeast
yeast nutrient
5 % acidity vinegar
5 % vinegar
apple cider vinegar
ascorbic acid
bottled lemon juice
bottled lemon juice for canning
bottled lime juice
canning vinegar
cider vinegar
citric acid
citric acid for canning
distilled vinegar
distilled white vinegar
five percent vinegar
fruit fresh
lemon juice
lime juice
malic acid
pickling vinegar
realemon
vinegar
vinegar 5 % acidity
white vinegar
calcium chloride
pickle crisp
clear jel
clearjel
cook type clearjel
amazake koji
aspergillus oryzae
bacillus subtilis natto
bactoferm
buttermilk culture
cheese culture
cheese starter
creme fraiche culture
direct set culture
fermentation culture
filmjolk culture
flora danica
geotrichum candidum
ginger bug
jun scoby
kefir culture
kefir grain
kefir starter
koji
koji kin
koji spore
kombucha mother
kombucha scoby
kombucha starter
lactic acid bacteria
lipase
lipase powder
ma 11 culture
meat starter culture
mesophilic culture
mesophilic starter
mesophilic starter culture
milk kefir grain
miso starter
mother of vinegar
natto spore
natto starter
nattomoto
penicillium camemberti
penicillium candidum
penicillium roqueforti
propionic shermanii
rhizopus
rice koji
salami culture
sausage culture
scoby
skyr culture
sour cream culture
sourdough culture
starter culture
t spx
tempeh starter
thermophilic culture
thermophilic starter
thermophilic starter culture
vegetable starter culture
viili culture
vinegar mother
vinegar starter
water kefir grain
yogurt culture
yogurt starter
celery juice powder
celery powder
bacon cure
brown sugar cure
celery powder cure
colorozo
cultured celery powder
cure 1
cure 2
cure no 1
cure no 2
cure number 1
cure number 2
curing powder
curing salt
curing salt 1
curing salt 2
curing salt blend
curing salt mix
dq curing salt
ham cure
insta cure
insta cure 1
insta cure 2
insta cure no 1
insta cure no 2
insta cure number 1
insta cure number 2
instacure
instacure 1
instacure 2
jerky cure
maple cure
modern cure
morton tender quick
nitrate
nitrite
nitrite curing salt
nitrite salt
nitrited salt
peklosol
pink cure
pink curing salt
pink salt 1
pink salt 2
pink salt for bacon
pink salt for curing
pokelsalz
potassium nitrate
potassium nitrite
prague powder
prague powder 1
prague powder 2
prague powder no 1
prague powder number 1
prague powder number 2
quick cure
saltpeter
saltpetre
sausage cure
sel rose
sel rose de cure
sodium nitrate
sodium nitrite
speed cure
sugar cure
tcm
tender quick
tenderquick
tinted cure mix
tinted curing salt
vegetable juice powder for curing
dry ice
liquid nitrogen
amylase
diastatic malt
diastatic malt powder
lactase
lactase drop
meat glue
papain
transglutaminase
alimentum
aptamil
baby cereal
baby food
baby formula
baby milk
baby rice
breast milk
breastmilk
bubs formula
colostrum for baby
donor milk
elecare
enfamil
expressed milk
follow on formula
follow on milk
formula
formula for baby
formula milk
formula powder
gerber good start
goat milk formula
growing up milk
hipp formula
holle formula
human milk
hypoallergenic formula
infant cereal
infant formula
infant milk
infant rice cereal
kendamil
mother milk
nan formula
neocate
newborn formula
nutramigen
preemie formula
pumped milk
ready to feed formula
similac
toddler formula
toddler milk
caustic lye
food grade lye
lye
sodium hydroxide
dioralyte
duocal
dysphagia thickener
ensure powder for tube
enteral formula
epinephrine
feeding tube formula
gastrolyte
glucagon
glucose gel
glucose tablet
insulin
ketone formula
lorenzo oil
mct oil for ketogenic therapy
medical food
nutrison
oral electrolyte solution
oral rehydration solution
pedialyte
pku formula
protein free formula
rehydration salt
simply thick
simplythick
thick it
thickened liquid powder
thickener for dysphagia
thickening powder for dysphagia
tube feeding formula
vitamin d drop
vitamin drop
brown sugar
celery salt
coconut sugar
garlic salt
nutritional yeast
onion salt
palm sugar
powdered sugar
seasoned salt
spell formula
torula yeast
yeast extract
yeast flake
amidated pectin
apple pectin
ball realfruit pectin
certo
citrus pectin
dry pectin
freezer jam pectin
fruit pectin
gelling powder for jam
gelling sugar
hm pectin
instant pectin
jam setting sugar
jam sugar
jelling sugar
jelly sugar
liquid pectin
lm pectin
low methoxyl pectin
low sugar pectin
mcp pectin
nh pectin
no sugar pectin
pectin
pectin powder
pomona pectin
pomona universal pectin
powdered pectin
preserving sugar with pectin
realfruit pectin
sure gel pectin
sure jell
surejell
cal mexicana
calcium hydroxide
food grade lime
hydrated lime
nixtamal lime
pickling lime
slaked lime
campden tablet
potassium metabisulfite
potassium sorbate
sodium benzoate
sodium metabisulfite
sulfite tablet
canning salt
coarse salt
fine salt
kosher salt
pickling salt
salt
sea salt
cane sugar
granulated sugar
sugar
white sugar
animal rennet
calf rennet
chymosin
junket rennet
junket tablet
liquid rennet
microbial rennet
rennet
rennet powder
rennet tablet
vegetable rennet
collagen casing
fibrous casing
active dry yeast
baker yeast
bread machine yeast
cake yeast
compressed yeast
dried yeast
dry yeast
fresh yeast
instant yeast
levain
quick rise yeast
rapid rise yeast
sourdough
sourdough starter
yeast
yeast granule
yeast packet`,
},
'word': {
'food-states.tsv': `#
#
#
#
#
#
baked
boiled
heat treated
instant
leftover
roasted
toasted
bacon
guanciale
pancetta
speck
batter
dough
phyllo
pie crust
puff pastry
cereal
granola
muesli
oat
andouille
bratwurst
burger
ground
kielbasa
meatball
meatloaf
mince
minced
patty
sausage
butternut
chanterelle
eggplant
plantain
potato
pumpkin
winter squash
yam
cube
fat
flavor
flavored
flavoring
meatless
plant
rub
salad
seasoning
style
arbi
bamboo shoot
cassava
cocoyam
dasheen
eddo
elderberry
fiddlehead
malanga
manioc
morel
nettle
taro
wild mushroom
yautia
yuca
chicken
duck
goose
poultry
turkey
chip
puree
bulk
egg wash
fresh chorizo
fresh ham
fresh italian sausage
fresh mexican chorizo
fresh pork sausage
fresh sausage
mexican
raw
uncooked
unpasteurised
unpasteurized
anchovy
bacon bit
bacon fat
base
beef fat
bologna
bonito
bottarga
caviar
chicken fat
chorizo
consomme
corned beef
cured
deli
dried
duck fat
egg powder
egg substitute
frankfurter
gelatin
goose fat
ham
hot dog
jerky
lard
lox
lunch
luncheon
lunchmeat
meringue powder
mortadella
paste
pastrami
pate
pepperoni
pork fat
powdered egg
prosciutto
roe
salami
sardine
schmaltz
serrano
spam
suet
surimi
tallow
can
canned
cooked
crab meat
crabmeat
lobster meat
lump crab
oil packed
pasteurized
precooked
ready to eat
rotisserie
smoked
tin
tinned
water packed
bouillon
broth
dripping
gravy
imitation
powder
sauce
soup
stock
vegan
vegetarian`,
'restriction-words.tsv': `#
#
#
#
#
#
#
#
#
#
celiac
coeliac
alergic
alergy
allergic
allergisch
allergy
anaphylactic
anaphylactoid
anaphylaxis
intolerance
intolerant
sensitive
sensitivity
all right
allowed
alright
are good
are safe
can have
can tolerate
como
could have
could tolerate
eat
esse
fine
fine with
happy with
is good
is safe
mange
mangeons
mangiamo
mangio
may have
may tolerate
no allergy to
ne suis pas allergique
no soy alergica
no soy alergico
no soy intolerante
non sono allergica
non sono allergico
non sono intollerante
nicht allergisch
pas allergique
pas intolerant
no problem
not allergic to
not intolerant to
not sensitive to
ok
ok with
okay
okay with
permitted
tolerated
apart from
aside from
ausser
besides
but with
eccetto
except
except for
excepting
excepting for
excepto
menos
other than
salvo
sauf
tranne
a
absolutely
actual
added
after
agli
ai
al
alergeno
all
alla
alle
allergen
allergene
allergeni
allo
also
always
am
an
any
anything
applicable
are
at
au
auf
aux
avec
be
because
been
before
being
bin
bitte
both
break
can
carry
certified
class
classroom
completely
con
contain
containing
contenant
contenenti
contienen
cooked
could
daycare
de
deadly
deathly
definitely
dei
del
della
delle
des
di
diagnosed
diet
dietary
dish
do
doctor
du
due
eater
ein
eine
einem
einen
einer
el
er
es
esst
est
estoy
every
everything
extremely
facility
fatally
favor
follow
following
food
for
friendly
from
gern
get
give
gli
go
ha
habe
haben
has
hat
have
having
he
her
highly
his
ho
home
house
household
i
ich
ideally
il
im
in
is
ist
it
j
je
keep
keeping
kind
kitchen
known
la
las
les
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
make
may
me
meal
medical
mein
meine
meinen
mes
mi
mia
mild
mildly
mio
mon
month
mostly
must
my
n
n a
ne
need
nil
none
normal
notre
nous
null
nursery
of
on
one
option
order
ordinary
other
our
particular
pen
people
please
pls
plz
por
prefer
preferably
preference
product
pure
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
school
severe
severely
she
should
siamo
sie
sind
so
something
sono
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
toddler
tolerate
too
totally
trying
two
type
un
una
unas
undefined
une
unos
unser
unsere
usually
very
violently
von
want
was
we
week
were
whatever
will
wir
with
would
year
you
your
alergia
alergias
alergica
alergico
allergia
allergica
allergici
allergico
allergie
allergien
allergique
epi
epi pen
epipen
intolerancia
intolerante
intoleranz
intoleranzen
intollerante
intolleranza
soy alergica
soy alergico
soy intolerante
unvertraglich
unvertraglichkeit
child
children
daughter
esposa
esposo
family
femme
figlia
figlio
fille
fils
frau
friend
guest
hija
hijo
husband
kid
mann
mari
marido
marito
moglie
partner
sohn
son
tochter
wife
evitar
evitare
eviter
exempt
exempte
frei
gegen
kein
keine
keinen
keiner
libre
ni
niente
ohne
pas
privi
privo
sans
sem
senza
sin
vermeiden
vertrage
vertragt
aber
along with
and
as well as
but
e
et
in addition to
oder
oppure
or
ou
pero
plus
together with
und
who
y
just
only
against
arent
aucun
aucune
avoid
avoidance
avoided
avoiding
cannot
cant
couldnt
disease
dislike
doesnt
dont
exclude
excluded
excluding
exclusion
free
hate
hive
hold
ill
isnt
leave
less
minus
mustnt
just to
nada
neither
nenhum
nessun
nessuna
never
nicht
no
non
not
nothing
omit
only to
out
pa
react
reaction
shouldnt
sick
skip
unable
without
wont
zero
nor
freie
freier
freien
freies
vrij
vrije
fri
fritt
fria
frie
mentes
allergi
allergin
allergiker
intolerans
intoleranssi
overgevoelig
overgevoeligheid
allergisk
alergija
alergie
alergicky
uczulenie
uczulony
nietolerancja
intolerancija
alerji
alerjisi
аллергия
αλλεργια
alergi
zonder
geen
uten
utan
uden
bez
ilman
nelkul
fara
ingen
inga
ikke
nie
без
χωρις
och
og
и
και
na
на
voor
mot
isolate
concentrate
hydrolysate
hydrolyzed
hydrolysed
positive
στα
στο
στη
στους
isolat
hidrolizado
under
max
maximum
most
below
up
than
per
serving
portion
level
treat
snack
homemade
cooking
cook
surgery
en
protein
kreuz
minimum
least
powder
flour
juice
paste
puree
syrup
starch
milk
oil
extract
sauce
flake
granule
butter
cream
zest
peel
water
jam
salt
broth
stock
baked
heated
boiled
roasted
well cooked
fully cooked
thoroughly cooked
extensively heated
in baked good
in baking
gekocht
gebacken
durchgegart
cuit
cuite
cuits
cocido
cocida
horneado
cotto
cotta
unless
unless it is
unless its
ausgenommen
a parte
hormis
con excepcion de
lol
haha
if
possible
now
ty
cheers
thanks
well done
no longer allergic to
nicht mehr allergisch
plus allergique
itch
itchy
mit
including
y compris
not included
excepted
exclu
exclue
excluido
excluida
escluso
esclusa
ausgeschlossen
no a
no al
le
during
yet
anymore
any more
mehr
jetzt
maintenant
ahora
adesso
when
wenn
falls
si
se
quand
if possible
wenn moglich
si possible
si es posible
se possibile
able
piu
again
wieder
ora
oggi
heute
drink
prima
seit
jahr
jahre
jahren
depuis
ans
desde
hace
anos
anni
o
not a problem
not an issue
no issue
isnt a problem
kein problem
keine probleme
pas de probleme
no hay problema
sin problema
nessun problema
problem
issue
trouble
last
mangia
is great
are great
is welcome
are welcome`,
'step-words.tsv': `#
#
#
#
bear
broiler
buttery
char
creamy
crisp
dab
fluff
fry
fryer
grease
iron
jerk
melt
melts
mixer
pulse
scoop
smash
spray
sprinkle
squirt
steamer
bone
bread
cream
crumble
mince
pickle
punch
roast
seed
shake
shell
toast
about
again
all
any
both
down
each
for
in
into
it
off
once
over
the
them
these
this
those
till
until
well
gently
lightly
to
and
before
finely
just
next
now
or
quickly
roughly
then
bread knife
bread machine
bread maker
bread pan
bread tin
butter colored
butter dish
butter knife
butter sized
cake pan
cake stand
cake tin
cheese cloth
cheese grater
cheesecloth
chocolate colored
cream colored
cream together
egg carton
egg colored
egg cup
egg shell
egg sized
egg slicer
egg timer
egg wash brush
eggshell
fish kettle
fish out
fish slice
fish spatula
honey colored
honey sized
ice cream machine
ice cream maker
ice cream scoop
loaf pan
loaf tin
meat grinder
meat mallet
meat tenderizer
meat thermometer
milk pan
muffin cup
muffin pan
muffin tin
nut milk bag
pie dish
pie plate
pie weight
pizza cutter
pizza peel
pizza stone
pizza wheel
poultry shears
rice cooker
roasting pan
roasting tin
salmon colored
steak knife
waffle iron
wine glass
ball
bar
bowl
broth
burger
cake
chip
crumb
crust
curry
dip
dough
dressing
drink
fat
filling
fruit
garnish
glaze
herb
juice
liquid
marinade
mix
mixture
oil
paste
patty
pie
powder
roll
rub
salad
sauce
seasoning
side
soup
spice
spread
steak
stock
stuffing
syrup
topping
vegetable
water
wrap
batter
stew`,
},
'states': {
'food-states.tsv': `#
#
#
#
#
#
cooked
cooked
cooked
cooked
cooked
cooked
cooked
crisp
crisp
crisp
crisp
dough
dough
dough
dough
dough
grain_ready
grain_ready
grain_ready
grain_ready
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
inedible_raw
inedible_raw
inedible_raw
inedible_raw
inedible_raw
inedible_raw
inedible_raw
inedible_raw
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
not_meat
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
poisonous_raw
poisonous_raw
poisonous_raw
poultry
poultry
poultry
poultry
poultry
preserved
preserved
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
ready cooked
ready cooked
ready cooked
ready cooked
ready cooked
ready cooked
ready not_meat
ready not_meat
ready not_meat
ready not_meat
ready not_meat
ready not_meat
ready not_meat
ready not_meat
ready not_meat
ready not_meat
ready not_meat`,
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
'names': {
'foreign-foods.tsv': `#
#
#
brot, pain, pan
milch, vollmilch, lait, leche
sahne, schlagsahne, schlagobers, creme fleurette, creme liquide
mehl, weizenmehl, farine, farine de ble, harina, harina de trigo
zucker, sucre, azucar
salz, sel, sal
ei, eier, oeuf, oeufs
nudeln, pates, fideos
zwiebel, zwiebeln
kartoffel, kartoffeln, erdapfel, erdäpfel
karotte, karotten, möhre, möhren, zanahoria, zanahorias
pfeffer, poivre, pimienta
öl, huile, aceite
olivenöl, huile d'olive, aceite de oliva
linsen
hackfleisch, faschiertes, viande hachee, carne picada
schinken
schweinefleisch, porc, cerdo
saumon
thunfisch, thon, atun
walnüsse, walnuss, noix, nueces
mandelmus, puree d'amandes, crema de almendras
mandeln, amandes, almendras
frischkäse, fromage frais
yogur
bohnen, haricots, alubias, judias
kichererbsen, pois chiche, pois chiches, garbanzos
hefe, levure, levadura
backpulver, levure chimique
haferflocken, flocons d'avoine, copos de avena`,
'restriction-names.tsv': `#
#
#
#
not lactose intolerant, not celiac, not coeliac, not diabetic, not pregnant, not breastfeeding, not immunocompromised
anti inflammatory, balanced, budget, budget friendly, bulking, cheap, clean, clean eating, comfort food, crowd pleaser, cutting, easy, extra spicy, family friendly, fast, filling, flexitarian, freezer friendly, fresh, gmo free, gourmet, gut friendly, gut health, healthy, hearty, high calcium, high iron, immune boosting, iron rich, light, local, low calorie, low calories, high calorie, high energy, high fat, healthy fat, good fat, more fat, high carb, complex carb, carb loading, high sodium, plant protein, vegetable protein, meal prep, mild, non gmo, nutritious, omnivore, organic, plant forward, quick, seasonal, simple, weight loss, weight watchers, whole food
alcohol, alcoholic, alcool, alkohol, booze, breastfeeding, lactating, liquor, non alcoholic, nonalcoholic, sober, teetotal, teetotaler, wein, vin, vino, wine and spirits
mormon, lds, latter day saint
histamine, histaminarm, histaminintoleranz, mast cell, mcas
trying to conceive, conceive
fatty liver, liver disease, cirrhosis
pregnant, month pregnant, pregnancy, expecting, embarazada, embarazo, enceinte, grossesse, schwanger, schwangerschaft, incinta, gravida, gravidanza
antabuse, disulfiram, metronidazole
five pungent vegetables, pungent vegetable, five pungent, pungent roots
mandel, amendoa, mandelmilch
sardellen, sardelle, anchois, anchoa, acciuga
apfel, pomme, manzana, mela, mele
aprikose, marille, albaricoque, albicocca, albicocche
artischocken, artichaut, alcachofa, carciofo, carciofi
spargel, asperge, esparrago, asparago, asparagi
avocat, aguacate, palta
bananen, platano
gerste, orge, cebada, cevada, malto d’orzo
orzo
basilikum, basilic, albahaca, basilico
bohne, haricot, judias, frijol, alubias, fagiolo, fagioli
hindu, sikh, rindfleisch, kalb, kalbfleisch, boeuf, veau, ternera, vaca, vacuno, manzo, vitello, carne di manzo, carne bovina, carne de res, res, carne de vaca, carne de ternera, viande de boeuf, viande bovine
rande, betterave, remolacha, barbabietola
paprikaschote, poivron
peperoni
beeren, baies, bayas, frutos rojos, frutti di bosco
castana de para, paranuss, noix du bresil, noce del brasile, noci del brasile
bred, brot, pane
brokkoli, brecol
buchweizen, sarrasin, alforfon, trigo sarraceno, grano saraceno
burro, manteiga
manteca
kohl, weisskohl, chou, repollo, cavolo
koffein, kaffee, cafeine, cafe, cafeina, caffeina, caffe
karotte, mohre, ruebli, carotte, zanahoria, carota, carote
cashewkern, cashewnuss, noix de cajou, cajou, noci di acagiu, maranon, caju, ana o
blumenkohl, chou-fleur, coliflor, cavolfiore
apio, celeri, sellerie, sedano, aipo, celeriac, celery, api g
kase, fromage, queso, formaggio, formaggi, queijo
kirsche, cerise, cereza, ciliegia, ciliegie
kastanie, maroni, chataigne, castagna, castagne
huhn, hahnchen, huhnchen, huhnerfleisch
kichererbse, pois chiche, pois chiches
kid, child, children, kid friendly, child friendly, for kid, for child, for children, family with kid, year old, yr old, kinder, enfant, nino, nina, bambino, bambina, bambini
chilischoten, piment, guindilla, peperoncino, scharf, picante, piccante, spicy, hot and spicy
schokolade, kakao, cioccolato, cioccolata
koriander, coriandre, coriandolo
zimt, cannelle, cannella
zitrusfruchte, zitrusfrucht, agrumes, citricos, agrumi
kokosmilch, kokosnuss, kokos, noix de coco, cocco
kabeljau, dorsch, cabillaud, morue, merluzzo
mais, maiz, granturco, milho
huttenkase
sahne, rahm, schlagsahne, schmand, obers, panna, crema, nata
crab, crustacean, crustaceo, crustace, crostaceo, crostacei, krebstiere, krustentiere, gamba, crevette, gambero, garnelen, krebs, krabben, cigala, hummer, krevetten, scampi, crabe, homard, langouste, langoustine, ecrevisse, cangrejo, langosta, bogavante, gamberetti, granchio, aragosta, astice, camarao, caranguejo, lobster, prawn, shrimp, pen m
gurke, concombre, pepino, cetriolo, cetrioli
casein, cmpa, cmpi, cma, cow milk, cow's milk protein, dairy, dairy products, df, galactosemia, lacteo, lait, laitage, latte, latticini, leche, leite, milch, milchprodukte, productos lacteos, laticinios, milk, milk products, milk protein, molke, nondairy, ohne milch, kuhmilch, produits laitiers, whey, caseine, caseina, aplv, lactosuero, proteinas lacteas, lattiero caseari, prodotti lattiero caseari, lait de vache, leche de vaca, latte vaccino, latte di mucca, caseinate, sodium caseinate, calcium caseinate, potassium caseinate, magnesium caseinate, whey protein, lactalbumin, alpha lactalbumin, lactoglobulin, beta lactoglobulin, lactoferrin, milk solids, milk solid, milk fat, butterfat, bos d
top 14, 14 allergens, top 14 allergens
top 8, top 8 allergens, big 8
top 9, top 9 allergens, top nine, big 9, big nine
six food elimination, six food elimination diet, 6fed, eosinophilic esophagitis, eoe
dattel, datte, datil, dattero, datteri
diabetes, diabetes friendly, diabetic, diabetico, diabetiker, diabetikerin, diabetique, diabetica, low gi, low glycaemic, low glycemic, low glycemic index, prediabetes, insulin resistance, insulin resistant, prediabetic, type 1 diabetes, type 2 diabetes, t1d, t2d, t2dm
gestational diabetes
ente, canard, pato, anatra
ef, egg, eggless, ei, eier, huevo, huhnerei, eiweiss, eigelb, yema, albume, tuorlo, oeuf, ovo, uova, uovo, eiklar, blanc oeuf, jaune oeuf, clara de huevo, albumin, albumen, egg albumin, egg albumen, ovalbumin, ovomucoid, ovomucin, ovotransferrin, conalbumin, ovovitellin, vitellin, livetin, lysozyme, gal d
berenjena, melanzana, melanzane
ackerbohne, saubohnen, dicke bohnen, feve, haba, g6pd, g6pd deficiency, favism
feige, figue, higo, fico, fichi
fin fish, finfish, finned fish, fisch, fish, peixe, pescado, pesce, poisson, pez, parvalbumin, gad c
obst, fruchte, fruta, frutta
fruits secs
knoblauch, ail, aglio, alho
celiac, celiac disease, celiac friendly, celiac safe, coeliac, coeliac disease, gf, gluten, glutine, soy celiaco, soy celiaca, trigo y gluten, zoliakie, getreide, coeliaque, maladie coeliaque, celiaquia, sin tacc, klebereiweiss, cereale, cereali, gliadin, omega gliadin, glutenin, hordein, secalin, wheat gluten, vital wheat gluten, vital gluten
gfdf, gfcf
traube, weintrauben, uva
statin, calcium channel blocker, tacrolimus, cyclosporine, ciclosporin
halal food, haram, halal meat, halal only, islamic, muslim, ramadan, zabiha
halal and kosher
acid reflux, reflux, gerd, heartburn, acidic food, acidic
haselnuss, haselnusse, avellana, avela, cor a
cardiac, cardiac diet, cholesterol, heart friendly, heart health, high cholesterol, hyperlipidemia, low cholesterol, low saturated fat, saturated fat, trans fat
heart disease, heart failure, heart condition, heart attack
heringe, hareng, arenque, aringa
fiber, fiber rich, fibre, fibre rich, high fibre, more fiber
extra protein, more protein, protein, protein rich
bee product, honig, miel, miele, mel
bebe, saugling, nourrisson, neonato, lactante, infant, newborn, baby, babies, baby food, baby led weaning, blw, weaning, first food, under one, under 1, under 12 month, bub, month old, month, mo old, monat, monate, monaten, mois, mesi, meses, bimbo, bimba
carb free, keto diet, keto friendly, ketogenic, no carb, very low carb, zero carb
keto vegan
keto vegetarian
jewish, koscher, casher, kosher style, treif, treyf
kosher for passover, passover, pesach
pareve, parve
kosher dairy, dairy kosher, milchig
eggless vegetarian, hindu vegetarian, indian vegetarian, lactovegetarian, pure veg, pure vegetarian
sattvic, hare krishna, iskcon, swaminarayan
jain
navratri, vrat, navratri vrat, ekadashi, upvas
lactosa, lactose, laktose, lattosio
lammfleisch, hammel, agneau, mouton, cordero, agnello
lauch, porree, poireau, poireaux, puerro, porro, porri, leak
hulsenfruchte, hulsenfrucht, legumineuses, legumbres, legumi
zitrone, limones, limoni
linse, lentille, lenteja, lenticchia, lenticchie
birch pollen, birch, birke, birkenpollen, bouleau, abedul, betulla, oral allergy, pollen food
latex, latex fruit
atkins, fewer carbs, lchf, less carbs, low carbohydrate, lowcarb, reduced carb, carb, carbs, carbohydrate, kohlenhydratarm
fat free, gallbladder, gallstone, pancreatitis, lean, less fat, lowfat, no fat, reduced fat, fat, fettarm
fodmap, fodmap friendly, ibs, ibs friendly
dash, dash diet, high blood pressure, hypertension, less salt, low salt, low sodium diet, no added salt, no salt, reduced sodium, salt, salt free, sel, sal, sodium free, sodium restricted, sodium, salzarm, natriumarm
kidney disease, chronic kidney disease, ckd, renal, renal diet, renal failure, kidney failure, kidney, dialysis, kidney diet, kidney friendly, bad kidneys
acucar, azucar, less sugar, no added sugar, no refined sugar, no sugar, no sugar added, reduced sugar, refined sugar free, sucre, sugar, sugar free, zucchero, zucker, zuckerarm
fructose, fructose malabsorption
hereditary fructose intolerance, hfi
scd, specific carbohydrate diet
altramuz, altramuces, lupini, tremoco, lupin, lupine, conglutin, lup an
macadamianuss
alpha gal, alpha gal syndrome, pollo pescatarian, pesco pollotarian, pesco pollo vegetarian, pollo pesco vegetarian
pollotarian, pollo vegetarian
meet
mediterranean diet
mollusc, mollusk, molusco, mollusque, mollusco, molluschi, weichtiere, muscheln, muschel, miesmuscheln, austern, auster, tintenfisch, schnecken, huitre, calmar, poulpe, vieira, seppia, capesante, mexilhao, muscle, seiche, seppie, krake, kalmar, kalmare, ostrica, ostriche, caracol, lumaca, lumache, coquilles saint jacques
pilz, pilze, seta, hongos, fungo, funghi
mostaza, moutarde, senf, senape, mostarda, mustard, mustard seed
all nuts, any nuts, fruits a coque, frutos secos, frutta secca, frutta a guscio, nf, nuss, nusse, nut, nuts of any kind, schalenfruchte, schalenfrucht, frutos de cascara, noce, schalenobst, frutta con guscio
muskatnuss, noix de muscade, noce moscata, nuez moscada
hafer, haferflocken, avoine, flocons avoine, avena, copos de avena, fiocchi di avena, aveia, hafermilch
aceituna
zwiebel, oignon, cipolla, cipolle
apfelsine, naranja, arancia, arance
ovovegetarian
caveman, paleo friendly, paleolithic, pegan, primal
aip, autoimmune protocol
petersilie, persil, perejil, prezzemolo
nudeln, pates, fideos
erbse, guisante, arveja, pisello, piselli
pfirsich, peche, melocoton, durazno, pesca, pesche
amendoim, arachide, arachidi, cacahuate, cacahuete, erdnuss, erdnusse, groundnut, mani, nocciolina, noccioline, peanut, nocciolina americana, noccioline americane, arachin, conarachin, ara h
birne, poire, pere
pacana, pekannuss
lacto ovo pescatarian, ovo lacto pescatarian, lent, lent friday, good friday, pescetarian, pesco vegetarian, vegetarian plus fish, vegetarian and fish, vegetarian with fish, pesky, pesc
ovo pescatarian
pesca vegan, pescavegan, seagan, vegan plus fish, vegan and fish, vegan with fish
lacto pescatarian
pignon, pignones, pinienkerne, pinienkern
ananas, pina, abacaxi
pistazie, pistache
carnivore, carnivore diet
pflaume, zwetschge, ciruela, prugna
mohn, pavot, graines de pavot, amapola, semillas de amapola, papavero, semi di papavero
bacon and ham, cerdo, maiale, pig, porc, porco, pork, schinken, schwein, schweinefleisch, swine, carne di maiale, carne di suino, suino, carne suina, carne de cerdo, carne de porco, viande de porc
seventh day adventist, adventist, sda
kartoffel, erdapfel, pomme de terre, patate, patata
gans, oie, ganso
geflugel, volaille, ave de corral, pollame
kurbis, potiron, citrouille, courge, zucca
kaninchen, lapin, conejo, coniglio
himbeere, framboise, frambuesa, lampone, lamponi
reis, riz, riso
hemochromatosis, haemochromatosis, iron overload, low iron diet
nickel, low nickel
oxalate, low oxalate, kidney stone
pku, phenylketonuria, phenylalanine
phosphorus, low phosphorus, phosphate, low phosphate
ace inhibitor, spironolactone, potassium sparing diuretic, potassium, low potassium, hyperkalemia, high potassium
gout, purine, purinarm, low purine, uric acid, high uric acid, hyperuricemia
low residue, low fiber, low fibre, diverticulitis
salicylate, low salicylate, salicylic acid, aspirin
maoi, mao inhibitor, tyramine, low tyramine, migraine
warfarin, coumadin, blood thinner, vitamin k, low vitamin k, anticoagulant
roggen, roggenmehl, seigle, centeno, segale
lachs, salmao
gergelim, ajonjoli, sesam, sesame, sesame seed, sesamo, tahini, tahin, semillas de sesamo, ses i
schalotte, echalote, chalota, scalogno
crustaces et mollusques, fruits de mer, frutos do mar, frutti di mare, marisco, meeresfruchte, schalentiere, schalentier, shell fish, shellfish, tropomyosin
sf, soia, soja, sojamilch, sojasosse, soy, soya, soybean, glycinin, conglycinin, soy lecithin, soya lecithin, gly m
epeautre, espelta, escanda, dinkelmehl
spinat, epinard, espinaca
stake
erdbeere, fresa, frutilla, fragola, fragole
e220, e221, e222, e223, e224, e225, e226, e227, e228, schwefeldioxid, anhydride sulfureux, dioxido de azufre, anidride solforosa, sulfite, sulfiting agents, sulfito, solfiti, solfito, sulfur dioxide, sulphite, sulphur dioxide, schwefel, soufre, azufre, zolfo, dioxyde de soufre, anhidrido sulfuroso, biossido di zolfo
sonnenblumenkerne, pipas, graines de tournesol, tournesol, girasol, pipas de girasol, semillas de girasol, semi di girasole
1 year old, 2 year old, 3 year old, 4 year old, one year old, two year old, three year old, four year old, 1 yr old, 2 yr old, 3 yr old, 4 yr old, under 5, under five, kleinkind, tout-petit, toddler, toddler friendly, for toddler, small child, small children, preschooler
jitomate, pomodoro, pomodori
noci, noix, nozes, nueces, nuez, tree nut, treenut, noix de grenoble, cerneaux de noix, noix du queensland, noci del queensland
forelle, truite, trucha, trota
thunfisch, thon, tonno
pute, putenfleisch, truthahn, dinde, pavo, tacchino
immunocompromised, immune suppressed, immunosuppressed, neutropenic, neutropenia, chemo, chemotherapy, transplant
animal products, fruitarian, herbivore, no animal products, only plants, orthodox lent, great lent, orthodox fast, orthodox fasting, ethiopian fasting, tsom, pflanzlich, plant based, plant only, plantbased, plants, soy vegano, soy vegana, strict vegetarian, v, ve, vegana, vegane, veganer, veganerin, veganisch, vegano, vegetalien, vegetalienne, vg, wfpb, whole food plant based
daniel fast
gemuse, verdura, verdure, ortaggi
animal, dead animal, animal flesh, face, with a face, with face, with eyes, had a mother, with a mother, carne, eggetarian, fleisch, fleischlos, lacto ovo vegetarian, lacto ovo, ovo lacto, ovo lacto vegetarian, lactoovovegetarian, meat free, meatless, meatless monday, no meat, no meat no fish, no meat or fish, ovolactovegetarian, sans viande, senza carne, sin carne, soy vegetariano, soy vegetariana, vegetarier, vegetarierin, veg, vegetariana, vegetariano, vegetarien, vegetarienne, vegetarisch, veggie, viande, without meat
rastafarian, rastafari, rasta, ital
buddhist, buddhist vegetarian
essig, vinaigre, vinagre, aceto
walnuss, walnusse, baumnuss, nogal, jug r
ble, froment, farine, farina di grano, grano duro, frumento, trigo, weizen, wheat, mehl, griess, harina, ble dur, semoule, semola, grano, grano tenero, wdeia, wheat dependent anaphylaxis, tri a
whole 30, whole thirty
hefe, levure, levadura, lievito
joghurt, yaourt, iogurte
calabacin
animal protein, animal proteins
serum albumin, bovine serum albumin, bos d 6
raw vegan, raw vegan diet, raw till 4, rohvegan
raw food, raw food diet, raw foodist, rawfood, uncooked food, rohkost, crudivore, crudivoro, crudista, crudismo
no raw food, nothing raw
dysphagia, dysphagie, disfagia, schluckstorung, schluckbeschwerden, swallowing, swallow, easy to swallow, tube feeding, tube fed, swallowing difficulty, trouble swallowing, aspiration risk, iddsi, puree, pureed, pureed food, puriert, soft food, soft diet, mechanical soft, minced and moist, soft and bite sized, bite sized, easy to chew, chewing, toothless, texture modified, texture, thickened liquid, thickened, liquid diet, liquid food, full liquid, clear liquid, liquid
calorie, kcal, cal, kilocalorie, kalorie, kalorien, caloria, calorie deficit, kj, kilojoule, g, gram, mg, milligram, macro, portion size, low protein, less protein, protein restricted, protein restriction
dog, puppy, cat, kitten, pet, canine, feline, hund, katze, haustier, chien, chat, perro, gato, cane, gatto
for rabbit, for my rabbit, my rabbit, for horse, for my horse, for the horse, my horse, pony, for my bird, my bird, parrot, budgie, canary, hamster, gerbil, guinea pig, ferret, chinchilla, tortoise, reptile, for my pig, for my chicken, for my goat, livestock
carne rossa, carne roja, viande rouge, rotes fleisch
carne bianca, carne blanca, viande blanche
brat diet, bland, bland diet, dieta blanda, schonkost
varkensvlees, varken, flaskkott, flask, svinekott, svinekod, svinekjott, sianliha, wieprzowina, wieprzowiny, veprove, bravcove, serteshus, carne de porc, svinjetina, domuz, domuz eti, свинина, свинины, χοιρινο
#
melk, koemelk, zuivel, mjolk, mejeri, maelk, mejeriprodukt, maito, maitotuote, mleko, mleczne, mleczny, mlecne, mlecny, maidoton, nabial, mlieko, tejtermek, tejfeherje, lapte, produse lactate, mlijeko, sut urunleri, молоко, молочный, молочные продукты, γαλα, γαλακτοκομικα
tej
sut
laktos, laktoosi, laktoz, laktoza, laktozy, лактоза, лактозы, λακτοζη
eieren, kippenei, agg, aeg, aegg, kananmuna, muna, jajko, jaja, jajek, jajeczne, vajecne, vejce, vajce, vajcia, tojas, oua, jaje, yumurta, яйцо, яйца, яиц, αυγο, αυγα
vis, fisk, kala, ryba, ryb, ryby, hal, peste, riba, balik, рыба, рыбы, рыбу, ψαρι, ψαρια
skaldjur, skalldyr, skaldyr, ayriaiset, kabuklu deniz urunleri, морепродукты, θαλασσινα
schaaldieren, garnaal, garnalen, rakor, reker, rejer, krepsdyr, krebsdyr, kraftdjur, katkarapu, skorupiaki, krewetki, krewetka, korysi, korys, krevety, krevet, kreveta, rakfelek, rak, crevete, rakovi, karides, креветки, ракообразные, γαριδες
weekdieren, schelpdieren, mosselen, blotdjur, bloddyr, bloetdyr, nilviaiset, simpukka, mieczaki, mekkysi, makkyse, puhatestuek, moluste, mekusci, mekusac, yumusakca, midye, моллюски, μαλακια
noten, boomnoten, notter, nott, notfri, not fri, not allergi, nodder, nodd, pahkina, pahkinat, pahkinaton, orzechy, orzech, orzechow, orzechowe, orechy, orech, diofelek, diofele, nuci, orasasti, kuruyemis, орех, орехи, орехов, ξηροι καρποι, ξηρους καρπους
walnoot, walnoten, valnot, valnott, saksanpahkina, vlasske orechy, dio, ceviz, грецкий орех, καρυδι, καρυδια
hazelnoot, hazelnoten, hasselnot, hasselnott, hasselpahkina, liskove orechy, mogyoro, alune de padure, ljesnjak, findik, фундук, φουντουκι, φουντουκια
amandel, amandelen, mandlar, manteli, migdal, migdaly, mandle, mandula, migdale, badem, миндаль, αμυγδαλα, αμυγδαλο
pinda, aardnoot, jordnot, jordnotter, jordnod, jordnodder, peanott, peanotter, maapahkina, orzeszki ziemne, orzech ziemny, orzechy ziemne, arasidy, arasid, burske orisky, burske orechy, buraky, foldimogyoro, arahide, kikiriki, yer fistigi, арахис, арахиса, αραχιδες, αραπικο φιστικι
burak
fistik
gluteeni, lepek, lepku, lepok, lepkove, glutein, глютен, глютена, γλουτενη
tarwe, vete, hvete, hvede, vehna, pszenica, pszenicy, psenice, psenica, buza, grau, bugday, пшеница, пшеницы, σιταρι
soija, szoja, соя, сои, σογια
sesamzaad, sesamfro, seesami, sezam, sezamove seminko, szezam, szezammag, seminte de susan, susam, кунжут, кунжута, σουσαμι
mosterd, senap, sennep, sinappi, gorczyca, musztarda, horcice, horcica, mustar, gorusica, hardal, горчица, μουσταρδα, σιναπι
selderij, selleri, selder, seler, zeller, zeler, telina, kereviz, сельдерей, σελινο
lupiini, lubin, lupina, vlci bob, csillagfurt, люпин, λουπινα
sulfiet, sulfieten, sulfiitti, siarczyny, siricitany, szulfit, sulfiti, sulfiter, сульфиты, θειωδη
schafskase, schafkase, fromage de brebis, queso de oveja
ziegenkase, fromage de chevre, queso de cabra, formaggio di capra`,
},
'food': {
'foreign-foods.tsv': `#
#
#
bread
milk
cream
flour
sugar
salt
egg
pasta
onion
potato
carrot
black pepper
oil
olive oil
lentil
ground beef
ham
pork
salmon
tuna
walnut
almond butter
almond
cream cheese
yogurt
bean
chickpea
yeast
baking powder
oats`,
},
'hazard': {
'hazards.tsv': `#
#
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
too_old
left_warm
bulging_can
found_dead
cleaning_product
chemical
not_an_ingredient
used_with_food
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
amatoxin
amatoxin
amatoxin
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
atropine
bulging_can
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
drug
drug
drug
grayanotoxin
grayanotoxin
grayanotoxin
grayanotoxin
grayanotoxin
grayanotoxin
gyromitrin
gyromitrin
gyromitrin
gyromitrin
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
heart_poison
heart_poison
heart_poison
heart_poison
hemlock
hemlock
hemlock
hemlock
hemlock
hemlock
hemlock
hemlock
left_warm
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
needs_detoxifying
needs_detoxifying
needs_detoxifying
needs_detoxifying
needs_detoxifying
needs_detoxifying
needs_detoxifying
needs_detoxifying
needs_detoxifying
needs_detoxifying
needs_detoxifying
nerve_toxin_mushroom
nerve_toxin_mushroom
nerve_toxin_mushroom
nerve_toxin_mushroom
nerve_toxin_mushroom
nerve_toxin_mushroom
nerve_toxin_mushroom
nerve_toxin_mushroom
nerve_toxin_mushroom
nerve_toxin_mushroom
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
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
used_with_food
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
orellanine
orellanine
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
poisonous_as_it_is
poisonous_as_it_is
poisonous_as_it_is
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
poisonous_mushroom
poisonous_mushroom
poisonous_mushroom
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
poisonous_part
poisonous_part
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
ricin
ricin
ricin
ricin
ricin
ricin
ricin
ricin
ricin
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
tetrodotoxin
tetrodotoxin
tetrodotoxin
tetrodotoxin
tetrodotoxin
tetrodotoxin
tetrodotoxin
tetrodotoxin
tetrodotoxin
tetrodotoxin
tetrodotoxin
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
unidentified
unidentified
unidentified
unidentified
unidentified
unidentified
unidentified
unidentified`,
},
'reason': {
'hazards.tsv': `#
#
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
cooked food, raw meat and fish keep for a few days in a fridge, and heat does not destroy every toxin in what is older
food that stood warm for hours can hold toxins that heat does not destroy
a can or jar that bulges, leaks or spurts may hold the toxin of botulism
eggs and poultry that are cracked, dirty or washed in doubt carry salmonella; mussels and clams that stay open are dead
it is a cleaning product, and poisonous
it is a fuel, a solvent or a poison for pests
it is a cosmetic, a craft material or a thing, not food
it is used with food, and not eaten
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
'in recipes': {
'hazards.tsv': `#
#
#




























yes

`,
},
'up to': {
'keeping-days.tsv': `#
#
#
#



60
21
60
60
`,
},
'diets': {
'label-notes.tsv': `#
#
#
#
vegan vegetarian lacto_vegetarian ovo_vegetarian
vegetarian lacto_vegetarian
halal
kosher
gluten_free
tree_nut_free
peanut_free
peanut_free
crustacean_free
mollusc_free`,
},
'fined': {
'label-notes.tsv': `#
#
#
#
yes








`,
},
'last': {
'label-notes.tsv': `#
#
#
#





yes
yes
yes
yes
yes`,
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
last
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
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
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
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
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
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
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
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
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
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
last
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
last
last
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
last
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
last
green
green leaf
green leaf
leaf
leaf
leaf
leaf
leaf
leaf
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
raw underdone
raw underdone
raw underdone
raw unripe
raw unripe leaf
raw unripe leaf
raw unripe leaf
raw unripe stone
stone
stone
stone
stone
stone
stone
stone
stone
stone
stone
stone leaf
stone leaf
stone unripe
underdone
underdone
unripe
unripe
unripe
unripe leaf
unripe leaf
unripe leaf
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
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
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
any
leaf
leaf stone unripe
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
gathered
gathered
gathered
gathered
gathered
gathered
gathered
gathered
gathered
gathered
gathered outdoors
gathered outdoors raw underdone`,
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



































































































`,
},
'part': {
'plant-parts.tsv': `#
#
blatt
blätter
beere
beeren
same
samen
wurzel
wurzeln
blüte
blüten
kraut
zwiebel
zwiebeln
nadel
nadeln`,
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
'reads as': {
'restriction-names.tsv': `#
#
#
#


alcohol_free
alcohol_free, caffeine
alcohol_free, cheese, processed meat, fish_free, tomato, spinach, eggplant, avocado, vinegar, chocolate, citrus, strawberry, soy_free, sauerkraut, kimchi
alcohol_free, high mercury fish
alcohol_free, low_sugar, low_sodium
alcohol_free, risky in pregnancy
alcohol_free, vinegar
allium, asafoetida
almond
anchovy
apple
apricot
artichoke
asparagus
avocado
banana
barley
barley, orzo
basil
bean
beef
beet
bell pepper
bell pepper, pepperoni
berry
brazil nut
bread
broccoli
buckwheat
butter
butter, lard
cabbage
caffeine
carrot
cashew
cauliflower
celery_free
cheese
cherry
chestnut
chicken
chickpea
child
chili
chocolate
cilantro
cinnamon
citrus
coconut
cod
corn
cottage cheese
cream
crustacean_free
cucumber
dairy_free
dairy_free, egg_free, nut_free, gluten_free, soy_free, fish_free, shellfish_free, sesame_free, celery_free, mustard_free, lupin_free, sulfite_free
dairy_free, egg_free, nut_free, wheat_free, soy_free, fish_free, shellfish_free
dairy_free, egg_free, nut_free, wheat_free, soy_free, fish_free, shellfish_free, sesame_free
dairy_free, wheat_free, egg_free, soy_free, nut_free, fish_free, shellfish_free
date
diabetic_friendly
diabetic_friendly, alcohol_free, risky in pregnancy
duck
egg_free
eggplant
fava bean
fig
fish_free
fruit
nut_free, dried fruit
garlic
gluten_free
gluten_free, dairy_free
grape
grapefruit
halal
halal, kosher
hard on reflux
hazelnut
heart_healthy
heart_healthy, low_sodium
herring
high_fiber
high_protein
honey
infant
keto
keto, vegan
keto, vegetarian
kosher
kosher, chametz
kosher, dairy_free, meat
kosher, meat
lacto_vegetarian
lacto_vegetarian, allium, mushroom, alcohol_free, caffeine
lacto_vegetarian, honey, allium, root, potato, ginger, mushroom, alcohol_free
lacto_vegetarian, onion, garlic, grain, legume
lactose_free
lamb
leek
legume
lemon
lentil
like birch pollen
like latex
low_carb
low_fat
low_fodmap
low_sodium
low_sodium, rich in potassium, rich in phosphorus
low_sugar
low_sugar, fruit, honey
low_sugar, fruit, honey, sweetener
low_sugar, grain, potato, soy_free
lupin_free
macadamia nut
mammal
mammal, seafood
meat
mediterranean
mollusc_free
mushroom
mustard_free
nut_free
nutmeg
oats
olive
onion
orange
ovo_vegetarian
paleo
paleo, egg_free, nut_free, nightshade, seed, alcohol_free, coffee, chocolate
parsley
pasta
pea
peach
peanut_free
pear
pecan
pescatarian
pescatarian, dairy_free
meat, dairy_free, egg_free, honey
pescatarian, egg_free
pine nut
pineapple
pistachio
plant oil, vegetable, fruit, grain, legume, tree_nut_free, peanut_free, seed, mushroom, low_sugar, honey
plum
poppy seed
pork_free
pork_free, shellfish_free, alcohol_free, caffeine
potato
goose
poultry
pumpkin
rabbit
raspberry
rice
rich in iron
rich in nickel
rich in oxalate
rich in phenylalanine
rich in phosphorus
rich in potassium
rich in purines
rich in roughage
rich in salicylates
rich in tyramine
rich in vitamin k, cranberry, grapefruit
rye
salmon
sesame_free
shallot
shellfish_free
soy_free
spelt
spinach
steak
strawberry
sulfite_free
sunflower seed
toddler
tomato
tree_nut_free
trout
tuna
turkey
unsafe without immunity
vegan
vegan, low_sugar, alcohol_free, caffeine
vegetable
vegetarian
vegetarian, alcohol_free, low_sodium
vegetarian, allium, asafoetida, alcohol_free
vinegar
walnut
wheat_free
whole30
yeast
yogurt
zucchini
vegan
dairy_free, beef
vegan, raw diet
raw diet
raw fish, raw meat, raw egg, raw milk
texture of food
counted amount
dog or cat
other animal
red meat
white meat

pork_free
#
dairy_free
dairy_free, tej
dairy_free
lactose_free
egg_free
fish_free
shellfish_free
crustacean_free
mollusc_free
nut_free
walnut
hazelnut
almond
peanut_free
peanut_free, beet
peanut_free, pistachio
gluten_free
wheat_free
soy_free
sesame_free
mustard_free
celery_free
lupin_free
sulfite_free
sheep cheese
goat cheese`,
},
'roles': {
'restriction-words.tsv': `#
#
#
#
#
#
#
#
#
#
allergy intolerance
allergy intolerance
allergy filler
allergy filler
allergy filler
allergy filler
allergy filler suffix
allergy filler
allergy filler
allergy filler
allergy filler suffix intolerance
allergy filler suffix intolerance
allergy filler intolerance
allergy filler intolerance
allowed
allowed
allowed
allowed
allowed
allowed
allowed
allowed eat
allowed
allowed
allowed eat
allowed eat
allowed
allowed
allowed
allowed
allowed
allowed eat
allowed eat
allowed eat
allowed eat
allowed
allowed
denied
denied
denied
denied
denied
denied
denied
denied
denied
denied
denied
allowed
denied
denied
denied
allowed
allowed
allowed
allowed
allowed
allowed
except
except
except
except
except
except
except
except
except
except
except
except
except
except
except
except
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
filler
filler
filler
filler
filler
filler adds
filler
filler
filler
filler
filler
filler
filler
filler
filler
filler doubt
filler
filler
filler
filler
filler
filler adds
filler
filler
filler
filler
filler
filler state
filler doubt
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
filler doubt
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
filler doubt
filler
filler
filler
filler
filler
filler
filler doubt
filler
filler doubt
filler
filler product
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
filler doubt
filler doubt
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
filler
filler doubt
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
filler doubt
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
filler doubt
filler
filler
filler
filler doubt
filler
filler
filler
filler
filler
filler doubt
filler
filler adds
filler doubt
filler
filler
filler
filler allergy
filler allergy
filler allergy
filler allergy
filler allergy
filler allergy
filler allergy
filler allergy
filler allergy suffix
filler allergy
filler allergy
filler allergy
filler allergy
filler allergy
filler allergy intolerance
filler allergy intolerance
filler allergy suffix intolerance
filler allergy intolerance
filler allergy intolerance
filler allergy intolerance
filler allergy
filler allergy
filler allergy intolerance
filler allergy intolerance
filler allergy suffix intolerance
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler other
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse suffix
filler refuse to
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse not
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse
list contrast
list
list
list
list contrast
list
list
list
list
list
list
list
list contrast
list adds
list
list
list
list
only
only
refuse filler to
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler excluded
excluding filler
refuse filler
refuse filler suffix
refuse filler
refuse filler allergy
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler allergy
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler not
refuse filler
refuse filler not
refuse filler not
refuse filler
refuse filler
refuse filler allergy
refuse filler
refuse filler
refuse filler allergy
refuse filler allergy
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse filler
refuse list filler
filler refuse suffix
filler refuse suffix
filler refuse suffix
filler refuse suffix
filler refuse suffix
filler refuse suffix
filler refuse suffix
filler refuse suffix
filler refuse suffix
filler refuse suffix
filler refuse suffix
filler allergy suffix
filler allergy suffix
filler allergy suffix
filler allergy suffix intolerance
filler allergy suffix intolerance
filler allergy intolerance
filler allergy intolerance
filler allergy
filler allergy
filler allergy
filler allergy
filler allergy
filler allergy
filler allergy intolerance
filler allergy intolerance
filler allergy
filler allergy
filler allergy
filler allergy
filler allergy
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse prefix
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse
filler refuse
list
list
list
list
filler
filler
filler
filler
filler form
filler form
filler form
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
filler
filler
filler
filler
form
filler
filler
filler
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
except
except
except
except
except
except
except
filler
filler
filler refuse doubt
filler
filler
filler
filler
filler
allowed
denied
denied
denied
refuse filler allergy
refuse filler allergy
filler adds
filler adds
filler adds
refuse filler excluded
refuse filler excluded
refuse filler excluded
refuse filler excluded
refuse filler excluded
refuse filler excluded
refuse filler excluded
refuse filler excluded
refuse filler excluded
refuse filler not
refuse filler not
filler
filler
filler
filler anymore
filler anymore
filler anymore
filler
filler
filler
filler
filler refuse doubt
filler refuse doubt
filler refuse doubt
filler refuse
filler refuse
filler refuse doubt
filler doubt
filler doubt
filler doubt
filler doubt
filler doubt
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
list
allowed
allowed
allowed
allowed
allowed
allowed
allowed
allowed
allowed
allowed
filler refuse
filler refuse
filler refuse
filler
allowed eat
allowed
allowed
allowed
allowed`,
'step-words.tsv': `#
#
#
#
action
action
action
action
action
action
action
action
action
action
action
action
action
action
action
action
action
action
action
action
action
action
action
action_or_food
action_or_food
action_or_food
action_or_food
action_or_food
action_or_food
action_or_food
action_or_food
action_or_food
action_or_food
action_or_food
action_or_food
behind_action
behind_action
behind_action
behind_action
behind_action
behind_action
behind_action
behind_action
behind_action
behind_action
behind_action
behind_action
behind_action
behind_action
behind_action
behind_action
behind_action
behind_action
behind_action
behind_action
behind_action
behind_action
behind_action joint
behind_action joint
behind_action joint
joint
joint
joint
joint
joint
joint
joint
joint
joint
joint
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
not_food
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
vague action_or_food
vague action_or_food`,
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
