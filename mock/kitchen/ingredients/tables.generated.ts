// Compiled from mock/kitchen/ingredients/data/*. Do not edit: change the data files and run `npm run tables`.
import { createPhraseReader } from '../text/phrase-reader.js';
export const { rowsOf, later, valuesOf, mapOf, groupsOf, reads, readFiles, phrasesOf, listsOf } = createPhraseReader('ingredients', {
'name': {
'alcohol.tsv': `#
white wine
red wine
sherry
rice wine
mirin
beer
cider
spirit
liqueur
irish cream
advocaat
amaretto
cocktail
bloody mary mix
non-alcoholic wine
rum
vodka
whiskey
tequila
brandy
gin
orange liqueur
coffee liqueur
mead
champagne
rose wine
vermouth
port
marsala
madeira
dessert wine
sake
shaoxing wine
soju
fruit liqueur
herbal liqueur`,
'ambiguous-names.tsv': `#
#
#
#
truffle
lettuce
date
mint
orange
ginger
rice
noodle
pasta
potato
masala
cauliflower
cabbage
udon noodle
soba noodle
curry powder
spaghetti
quinoa
macaroni
pasta shape
coleslaw mix
puffed rice
corn flake
ramen noodle
strawberry
raspberry
blueberry
cherry
peach
banana
mango
lemon
lime
almond
hazelnut
pistachio
coconut
ravioli
seasoning
salmon
fish
corn
cantaloupe
grape
watermelon
apricot
passion fruit
blackberry
vanilla bean
vanilla extract`,
'bakery.tsv': `#
bread
whole wheat bread
rye bread
baguette
roll
brioche
bagel
croissant
biscuit
cornbread
quick bread
bread crumb
gluten-free bread crumb
crouton
pita
chapati
naan
injera
flour tortilla
corn tortilla
taco shell
pie crust
choux pastry
graham cracker crust
puff pastry
phyllo dough
pizza dough
dough
gluten-free pizza crust
gluten-free bread
pancake
ice cream cone
pie
pecan pie
sandwich
breakfast pastry
griddle cake
doughnut
muffin
scone
cinnamon roll
danish
english muffin
waffle
crepe
cheese pastry
french toast
hamburger bun
steamed bun
sourdough bread
ciabatta
focaccia
challah
panko
fresh bread crumb
everything bagel
sesame cracker`,
'baking.tsv': `#
whole wheat flour
cake flour
self-rising flour
rice flour
powdered sugar
honey
maple syrup
molasses
agave nectar
baking soda
vanilla bean
flour
spelt flour
rye flour
barley flour
oat flour
buckwheat flour
chickpea flour
soy flour
corn flour
coconut flour
tapioca starch
potato starch
arrowroot
cornstarch
custard powder
cake mix
baking mix
cornbread mix
gluten-free flour
almond flour
peanut flour
sugar
brown sugar
coconut sugar
corn syrup
golden syrup
barley malt syrup
simple syrup
orgeat syrup
caramel sauce
chocolate syrup
fudge sauce
stevia
baking powder
cream of tartar
yeast
nutritional yeast
sourdough starter
pectin
xanthan gum
psyllium husk
gelatin
jello
vanilla extract
almond extract
extract
butter extract
rose water
food coloring
cochineal
dark chocolate
unsweetened chocolate
semisweet chocolate
chocolate chip
milk chocolate
white chocolate
cocoa powder
carob powder
carob chip
cocoa butter
drinking chocolate
malted milk powder
marzipan
frangipane
frosting
fondant
royal icing
sprinkle
dragee
cornbread stuffing mix
lecithin
sunflower lecithin
root starch
dough mix
cookie dough
coating mix
nut flour
other sugar
syrup
caramel candy
sweetener
food acid
nut extract
coloring
chocolate candy
malted milk ball
nut paste
bread flour
semolina
cassava flour
citric acid
brown rice syrup
date syrup
pancake syrup
sucralose
erythritol
xylitol
chestnut puree
toffee
butterscotch chip
chocolate
pudding mix
beeswax
insect
yeast extract
brewers yeast
breading`,
'beverages.tsv': `#
orange juice
apple juice
pineapple juice
water
pasta water
soda
malt drink
juice
orange juice concentrate
instant coffee
coffee
coffee bean
latte
milkshake
almond-flavored milk
almond milk
rice milk
non-dairy milk
soy milk
oat milk
vegan cream
cashew sour cream
soy sour cream
grapefruit juice
cranberry juice
pomegranate juice
grape juice
coconut water
carrot juice
soft drink
matcha
kombucha
tonic water
sparkling water
cola
ginger ale
lemon-lime soda
lemonade
lemonade concentrate
horchata`,
'canned_goods.tsv': `#
canned tomato
tomato paste
tomato sauce
tomato juice
chicken broth
beef broth
vegetable broth
stock
diced tomato
crushed tomato
stewed tomato
tomato with green chile
tomato puree
sun-dried tomato
sun-dried tomato in oil
green chiles canned
roasted red pepper
chipotle in adobo
artichoke heart
heart of palm
canned corn
creamed corn
canned pumpkin
canned green bean
canned pea
canned mushroom
canned beet
canned peach
canned pineapple
applesauce
cranberry sauce
pie filling
mincemeat
pecan pie filling
coconut cream
cream of coconut
coconut milk
cream of mushroom soup
cream of chicken soup
cream of shrimp soup
tomato soup
onion soup mix
soup
chili con carne
vegetable juice
clamato
chicken bouillon
beef bouillon
vegetable bouillon
fish bouillon
shrimp bouillon
seafood bouillon
dashi
kombu dashi
turkey broth
pork broth
fish stock
seafood stock
shrimp stock
clam juice
gravy
canned fruit
cream soup
seafood soup
bouillabaisse
soup mix
clam chowder
lobster bisque
low-sodium chicken broth
low-sodium beef broth
low-sodium vegetable broth
light coconut milk
low-sodium canned tomato
low-sodium canned bean`,
'compounds.tsv': `#
#
#
#
ketchup, steak sauce
barbecue sauce
worcestershire sauce, vegan worcestershire sauce
teriyaki sauce, stir fry sauce
hoisin sauce
plum sauce
tonkatsu sauce
ponzu
sweet and sour sauce
black bean sauce
xo sauce
sha cha sauce
peanut sauce
sambal oelek, hot sauce
sambal, sambal belacan
chili sauce, chili garlic sauce, sweet chili sauce, sriracha
peri peri sauce
chili crisp, salsa macha
harissa
gochujang
doubanjiang
aji amarillo paste
mustard, dijon mustard, honey mustard
horseradish, horseradish sauce, wasabi paste
mayonnaise, vegan mayonnaise, soy mayonnaise, light mayonnaise, miracle whip, mayonnaise sauce
aioli, toum
tartar sauce
hollandaise
salad dressing, vinaigrette, italian dressing, french dressing
italian dressing mix, ranch seasoning
thousand island dressing
caesar dressing
ranch dressing
blue cheese dressing, coleslaw dressing
tahini dressing
pesto, vegan pesto
olive tapenade
romesco
muhammara
guacamole
baba ganoush
taramasalata
chutney
mint sauce
pickle, sweet pickle, pickle relish
pickled vegetable, pickled onion
sauerkraut
kimchi, vegan kimchi
red curry paste, vegan curry paste, massaman curry paste
indian curry paste, butter chicken sauce, curry block
marinade
sauce
asian sauce
herb sauce
marinara sauce
bolognese sauce
salsa
enchilada sauce
mole
sofrito
chimichurri
tzatziki
tuna salad
umeboshi
apple butter, applesauce, cider, cider vinegar
marmalade
lemon curd
lemonade, lemonade concentrate, lemon-lime soda
cocktail, orange liqueur
bloody mary mix
jam
mincemeat
paprika, smoked paprika
cayenne pepper, red pepper flake
chili powder
taco seasoning
cajun seasoning
old bay seasoning
five spice powder
pumpkin pie spice
garam masala, masala, ras el hanout
curry powder
spice, spice blend, seasoning, seasoned salt, flavored salt
peppery spice
jerk seasoning
suya spice
dukkah
za'atar
greek seasoning
italian seasoning
everything bagel seasoning, everything bagel
shichimi togarashi
chicken broth, beef broth, vegetable broth, turkey broth, pork broth, stock, fish stock, seafood stock, shrimp stock
low-sodium chicken broth, low-sodium beef broth, low-sodium vegetable broth, gravy, soup, cream soup, seafood soup, soup mix
chicken bouillon, beef bouillon, vegetable bouillon, fish bouillon, shrimp bouillon, seafood bouillon, pork bouillon
tomato soup
vegetable juice
clamato
chili con carne
baked bean, pork and beans
bouillabaisse
pizza
burrito
egg roll
french fries, hash brown, tater tot, mashed potato, potato flake, potato side, chip, gnocchi
frozen mixed vegetable
mixed berry, frozen mixed berry
coleslaw mix
baking powder, powdered sugar, custard powder
hummus
falafel
bean dip, refried bean, vegetarian refried bean
poppadom, urad dal
vegan burger, vegan mince, vegan sausage, meat substitute
speculoos
cinnamon roll, danish
gingersnap
granola, baklava
italian sausage, bratwurst, merguez, sausage, fresh sausage, cured sausage, smoked sausage, chicken sausage
chorizo, salami, pepperoni, pastrami, hot dog, bologna
meatball, kebab
blood sausage, pate, liverwurst
beef wellington
soba noodle
cellophane noodle`,
'condiments_sauces.tsv': `#
tamari
fish sauce
oyster sauce
hoisin sauce
ponzu
worcestershire sauce
teriyaki sauce
ketchup
mustard
caper
miso
liquid aminos
coconut aminos
sweet soy sauce
soy sauce
vegetarian oyster sauce
vegan worcestershire sauce
black bean sauce
gochujang
shrimp paste
fermented fish paste
xo sauce
anchovy paste
sambal oelek
chili garlic sauce
sambal belacan
sambal
sweet chili sauce
sriracha
chili sauce
peri peri sauce
harissa
horseradish
horseradish sauce
steak sauce
tonkatsu sauce
sha cha sauce
plum sauce
peanut sauce
salsa macha
chili crisp
dijon mustard
mustard powder
miracle whip
mayonnaise
vegan mayonnaise
soy mayonnaise
hollandaise
alfredo sauce
salad dressing
vinaigrette
caesar dressing
ranch dressing
pesto
vegan pesto
olive tapenade
romesco
guacamole
baba ganoush
taramasalata
chutney
mint sauce
jam
green olive
almond stuffed olive
black olive
sweet pickle
pickle relish
pickle
pickled vegetable
sauerkraut
kimchi
vegan kimchi
red curry paste
vegan curry paste
indian curry paste
butter chicken sauce
marinade
sauce
marinara sauce
bolognese sauce
salsa
hot sauce
liquid smoke
pomegranate molasses
bitters
tahini
enchilada sauce
barbecue sauce
egg replacer
honey mustard
carbonara sauce
toum
bean paste
herb sauce
asian sauce
fruit sauce
mayonnaise sauce
cream sauce
nut sauce
fish spread
doubanjiang
doenjang
stir fry sauce
sweet and sour sauce
aioli
tartar sauce
bechamel sauce
cheese sauce
tzatziki
italian dressing
french dressing
thousand island dressing
blue cheese dressing
coleslaw dressing
mole
muhammara
tahini dressing
tuna salad
chimichurri
sofrito
apple butter
marmalade
jelly
quince paste
lemon curd
umeboshi
preserved lemon
pickled onion
pork bouillon
mentsuyu
massaman curry paste
low-sodium soy sauce
light mayonnaise`,
'dairy_eggs.tsv': `#
butter
clarified butter
milk
low-fat milk
skim milk
buttermilk
heavy cream
light cream
half and half
sour cream
creme fraiche
yogurt
cheddar
mozzarella
parmesan
pecorino romano
cream cheese
ricotta
cottage cheese
feta
goat cheese
swiss cheese
monterey jack
blue cheese
condensed milk
evaporated milk
egg
egg yolk
egg white
whole milk greek yogurt
greek yogurt
low-fat yogurt
vanilla yogurt
kefir
clotted cream
whipped cream
light sour cream
mascarpone
paneer
queso fresco
cotija
mexican cheese blend
gruyere
provolone
fontina
gouda
asiago
manchego
brie
halloumi
muenster
american cheese
colby
cheese
curd
milk powder
whole milk powder
buttermilk powder
whey
goat milk
chocolate milk
nondairy creamer
eggnog
dulce de leche
custard
rennet
duck egg
quail egg
egg substitute
lysozyme
tofu yogurt
coconut yogurt
vegan cheese
cultured milk
fresh cheese
alpine cheese
semi-hard cheese
hard cheese
sheep cheese
soft-ripened cheese
flavored milk
edam
havarti
camembert
comte
gorgonzola
roquefort
stilton
limburger
burrata
string cheese
farmer cheese
casein
cashew cheese
almond yogurt
oat yogurt
soy cheese
cheese substitute
custard dessert
panna cotta`,
'frozen.tsv': `#
ice cream
frozen custard
ice cream cake
pistachio ice cream
sorbet
vegan ice cream
nut milk ice cream
soy ice cream
whipped topping
frozen pea
frozen corn
frozen spinach
frozen mixed vegetable
french fries
mashed potato
potato flake
frozen strawberry
frozen blueberry
frozen raspberry
frozen blackberry
frozen cranberry
frozen cherry
frozen mango
frozen peach
frozen pineapple
frozen banana
frozen mixed berry
frozen rhubarb
edamame
frozen dumpling
potato side
filled dough
mozzarella stick
shrimp dumpling
crab rangoon
hash brown
tater tot
pizza
burrito
egg roll`,
'grains_pasta.tsv': `#
rice
basmati rice
jasmine rice
brown rice
arborio rice
cooked rice
wild rice
quinoa
couscous
bulgur
trahana
barley
oats
soba noodle
cooked pasta
whole wheat spaghetti
gluten-free pasta
egg noodle
fresh pasta
ravioli
meat dumpling
korean rice cake
gnocchi
pasta
spaghetti
noodle
somen noodle
cellophane noodle
rice noodle
rice paper
wonton wrapper
spring roll wrapper
cooked quinoa
cooked couscous
cooked bulgur
cooked barley
freekeh
rye
millet
buckwheat
black rice
glutinous rice
rice pilaf mix
puffed rice
corn flake
cereal
wheat bran
wheat germ
oat bran
granola
hominy
cornmeal
polenta
macaroni and cheese
popcorn kernel
tapioca pearl
grain
lasagna noodle
malt
penne
macaroni
fusilli
orzo
ramen noodle
udon noodle
whole wheat grain
fonio
farro
wheat berry
amaranth
teff
sorghum
linguine
angel hair pasta
bucatini
pasta shape`,
'legumes.tsv': `#
black bean
kidney bean
pinto bean
lentil
split pea
black eyed pea
tofu
silken tofu
tempeh
dried chickpea
chickpea
lima bean
fava bean dried
navy bean
baked bean
pork and beans
refried bean
adzuki bean
mung bean
cooked lentil
lupin
soybean
textured vegetable protein
seitan
vegan burger
falafel
hummus
bean dip
yuba
okara
aquafaba
legume
bean
white bean
red lentil
red bean paste
urad dal
meat substitute
tofu skin
fermented black bean
fermented tofu
natto
fried tofu
freeze dried tofu
vegan sausage
vegan bacon
vegan mince
quorn
dried bean
vegetarian refried bean`,
'meat.tsv': `#
chicken breast
chicken thigh
chicken
cooked chicken
chicken leg
chicken wing
ground chicken
turkey
turkey breast
ground turkey
duck
beef
ground beef
beef chuck
flank steak
beef tenderloin
brisket
beef rib
pork
pork shoulder
pork loin
pork tenderloin
pork chop
pork belly
pork rib
ground pork
bacon
pancetta
ham
prosciutto
chorizo
italian sausage
smoked sausage
lamb
ground lamb
leg of lamb
lamb shank
lamb chop
veal
canadian bacon
turkey bacon
cooked bacon
lean ground beef
hamburger patty
chicken sausage
turkey ham
cooked turkey
cooked chicken breast
chicken liver
goose
quail
balut
duck breast
duck confit
rabbit
venison
goat
beef shank
beef liver
tripe
corned beef
pastrami
beef jerky
salami
pepperoni
bologna
hot dog
bratwurst
blood sausage
black sausage
beef wellington
merguez
meatball
salt pork
ham hock
sausage
meat
poultry
steak
rib eye steak
pate
char siu
chicken nugget
chicken fried steak
crocodile
sirloin steak
poultry offal
game bird
game
soup bone
offal
cured sausage
cold cut
fresh sausage
kebab
pork cut
bison
wild boar
elk
oxtail
roast beef
mortadella
spam
liverwurst
beef tongue
kidney
sweetbread
pork liver
lamb liver`,
'nuts_seeds.tsv': `#
almond
walnut
pecan
cashew
hazelnut
pistachio
pine nut
peanut butter
sesame seed
sunflower seed
pumpkin seed
poppy seed
flaxseed
chia seed
brazil nut
macadamia nut
chestnut
mixed nut
nut
almond butter
pistachio cream
sunflower seed butter
chocolate hazelnut spread
hemp seed
mixed seed
other seed
peanut
desiccated coconut
sweetened coconut
trail mix
praline
candied nut
nut butter
tiger nut
ground flaxseed`,
'oils_vinegars.tsv': `#
olive oil
vegetable oil
canola oil
sunflower oil
corn oil
peanut oil
sesame oil
coconut oil
grapeseed oil
avocado oil
cooking spray
shortening
cider vinegar
red wine vinegar
white wine vinegar
balsamic vinegar
rice vinegar
soybean oil
walnut oil
garlic oil
oil
beef fat
vegetable suet
duck fat
lard
bacon fat
margarine
vegan butter
soy margarine
vinegar
malt vinegar
sherry vinegar
flavored vinegar
ghee
suet`,
'other.tsv': `#
mix
filling
topping
salad prepared
egg dish
scotch egg
wood chip
baby food
vitamin`,
'prepared.tsv': `#
#
#
pisco sour
moqueca
mountain chicken
smorgasbord
green papaya salad
hog roast
butter tea
navratan korma
goetta
hummus dip
lomo saltado
bulgogi
chicken parmigiana
pineapple bun
swedish meatballs
oyakodon
agedashi tofu
cock a leekie
yorkshire pudding with beef gravy
matzo ball soup
tofurky slices
mulligatawny
creme de poulet soup
feijoada
french onion soup
irish stew
goulash
rendang
takoyaki
okonomiyaki
tom kha
mezze platter
salt and pepper tofu
pizzoccheri valtellina
pasta alla norma
pasta alla norcina
pasta primavera
spaghetti alla nerano
fettuccine alfredo
chicken and dumplings
penne alla vodka
smart dog
tuna casserole
cheese wonton
fish free filet
spaghetti bolognese
calamari fritti
pasta puttanesca
beef stroganoff
lobster mac and cheese
patatas bravas
butter poached lobster
tteokbokki
kung pao chicken
biscuits and gravy
spaghettios
salt and pepper squid
salt and pepper chicken
salt and pepper shrimp
gyudon
halo-halo
ice cream sundae
patbingsu
japchae
adobo chicken
satay
michelada
etouffee
kotlet
falafel wrap
loco moco
conch fritter
pappardelle al cinghiale
clams casino
fish and chips
budae jjigae
steak and kidney pie
pretzel bites
mince pie
panzanella
ribollita
bubble and squeak
coconut chutney
lamb samosa
po boy
chana masala
kind bar
shawarma wrap
melon pan
sloppy joe
praline candy
chili dog
couscous salad
soylent
split pea soup
shrimp scampi
quorn pieces
dal makhani
mett
chicken pasanda
cauliflower cheese
croque madame
lobster roll
tuna melt
vitello tonnato
german potato salad
waldorf
cuban sandwich
wedge salad
reuben sandwich
chef salad
rogan josh
ghee roast dosa
summer roll
quest bar
rxbar
teriyaki chicken
peking duck
general tso chicken
mongolian beef
moo shu pork
chinese bbq pork
hot and sour soup
combos
egg cream
smore
pain perdu
chicken and waffles
eggo waffle
key lime pie
pumpkin pie
pho
larb
wonton soup
lunchables
philly cheesesteak
margherita pizza
sweet and sour pork
shrimp tempura
congee
tom yum
takis
sundubu jjigae
fiddle faddle
egg drop soup
kimbap
pad thai
galbi
onigiri
cowboy caviar
ants on a log
salmorejo
kasundi
anzac biscuit
pastitsio
tofu scramble
watergate salad
chimney cake
tagine
haleem
butter chicken
korma
palak paneer
brigadeiro
sachertorte
carrot cake
ambrosia salad
devils on horseback
chile relleno
angels on horseback
sarson ka saag
marry me chicken
miso soup
poutine
cullen skink
blanquette de veau
shrimp and grits
beef bourguignon
coq au vin
corn chowder
cassoulet
benne wafers
bibimbap
new england chowder
manhattan clam chowder
char kway teow
saltimbocca
singapore noodles
taco salad
brunswick stew
romesco sauce
macaron
boursin
pimento cheese
velveeta
bagna cauda
garum
anchoiade with butter
anchoiade
fruit compote
carciofi alla romana
colatura
nam pla
ngapi
nuoc cham
padaek
prahok
balachaung
pecel
sukiyaki
dashi stock powder
okonomi sauce
tsuyu
baba ghanoush
frankfurter wurst
mortadella slice
zungenwurst
ka'ak
turkish pizza
boston baked bean
ranch-style beans
baked beans with pork
charro beans
knafeh
banana cue
a.1. sauce
a1 sauce
brown sauce
daddies sauce
hp sauce
pickapeppa
three bean salad
ful medames
bread sauce
veloute
kitfo
tapsilog
beef carpaccio slice
bone broth beef
bully beef
roast beef dinner
swiss steak
steak tartare
matambre
biff rydberg
beef carpaccio
fuqi feipian
ropa vieja stew
chile colorado
bovril
pho broth
biltong stick
beef heart
bone marrow
lamb heart
brains
bull fries
caul fat
duck tongue
lights
marrow bone
melt
pluck
tripas
chitlin
chitterling
pig tail
chicken heart
cockscomb
duck feet
gribenes
shandy
cioppino
cuban bread
belgian bun
challah butter
chelsea bun
cinnamon rolls with icing
hot cross bun with butter
kolach
pain aux raisins
pancakes with butter
stollen bread
tsoureki
cheese scone
focaccia with cheese
monkey bread pull apart
parker house roll
scone with butter
soda farl
shokupan
pan con tomate
avocado toast
farofa
wife cake
pop tart
samosa
frittelle
ensaymada
ghormeh sabzi
doro wat
chicken fried chicken
nashville hot chicken
fesenjan
gnocchi alla romana
kasespatzle
spaetzle with cheese
satsivi
kare-kare
bun cha
american chop suey
beefaroni
cannelloni
lasagna
lasagne
buttermilk fried chicken
chicken dinosaur
chicken divan
chicken escalope
chicken goujon
chicken tetrazzini
king ranch chicken
southern fried chicken
turkey dinosaur
turkey tetrazzini
turkey twizzler
beef cannelloni
beef lasagna
bolognese bake
lasagna al forno
stuffed shells with meat
timballo
lobster mac
easy mac
kung pao beef
beef bulgogi
orange beef
pepper steak
sukiyaki beef
kung pao shrimp
kung pao pork
beef chop suey
beef fried rice
beef lo mein
beef noodle soup
beef yakisoba
crispy beef
sesame beef
beef enchilada
beef pie
bierock
cottage pie with cheese
creamed chipped beef
hamburger steak with gravy
kolache with sausage
meatball sandwich
meatball sub
philly roll
runza
steak bake
steak slice
tater tot hotdish
chakhokhbili
cotoletta
milanesa
weiner schnitzel
tempura
yakitori
bacon butty
bacon roll
bacon sandwich
bratwurst roll
bridie
chip butty with bacon
currywurst with bread
ham and cheese croissant
ham and pickle sandwich
ham roll
mcrib
pulled pork bun
pulled pork sandwich
rissole
sausage bap
sausage biscuit
sausage sandwich
scotch pie
beef barley stew
beef bulgogi bowl
beef daube
beef strogonoff
beef tagine
beef tips
booyah
burgoo
carbonnade
carne guisada
rouladen
sauerbraten
steak fajitas
tafelspitz
texas chili
massaman beef
tamale
taco
frikadeller
kottbullar
salisbury steak
aji de gallina
strange flavor chicken
char siu pork
dan dan pork
katsudon
peking pork
pork bao
pork chow mein
pulled pork bao
sweet and sour pork ball
bang bang chicken
chicken karaage
karaage
lemon chicken
mongolian chicken
cashew chicken
pad kra pao
chicken a la king
chicken chasseur
chicken florentine
chicken fricassee
chicken makhani
chicken shawarma plate
chicken supreme
reshmi kebab
mansaf
dry-fried green bean
di san xian
ants climbing a tree
buddha's delight
fish-fragrant eggplant
enchilada
adana kebab
kleftiko
lamb curry
lamb gyro
lamb kleftiko
lamb shawarma
lamb stew
navarin
seekh kebab
shish kebab
bigos
carnitas taco
choucroute garnie
cochinita
pork carnitas
pork sausage meat
pork souvlaki
pozole rojo
pulled pork sandwich filling
schweinshaxe
beer can chicken
chicken cacciatore
chicken fajitas
chicken lollipop
chicken marbella
chicken paprikash
chicken tinga
huli huli chicken
jerk chicken
peri peri chicken
piri piri chicken
chicken satay skewer
arroz caldo
brown butter
beurre manie
cowboy butter
brandy butter
cafe de paris butter
chicken tikka masala
butterscotch
caesar salad
rum baba
tres leches cake
pain d epices
basbousa
cannoli
castella
tarta de santiago
butter mochi
potica
cheesecake
opera cake
lamington
cream puff
victoria sponge
tiramisu
challah bun
medovik
trifle
poppy seed roll
pumpkin roll
gateau saint-honore
mooncake
cinnamon babka
buche de noel
bibingka with egg
swedish fish
barley sugar
boiled sweet
candy cane
candy floss
cotton candy
dum dum
jolly rancher
lemon drop
lemonhead
life saver
lollipop
pez
polo mint
rock candy
runts
sherbet lemon
skittle
smarties candy us
tic tac
pop rocks
sweethearts
licorice
licorice rope
liquorice
red vine
twizzler
liquorice allsorts
now and later
chupa chups
m&ms
airheads
cough drop
fisherman friend
halls
hard candy drop
love heart candy
parma violets
polo
refreshers
ricola
sour candy
werther mint
mentos
laffy taffy
turkish delight
twix
milky way bar
mushy pea
krowki
spaghetti carbonara
bucatini all'amatriciana
tzimmes
fiber one
all-bran
bran flakes
chex wheat
grape-nuts
raisin bran
shredded wheat biscuit
shreddies
total cereal
weetabix
wheaties
frosted mini wheats
peanut butter puffs
cream of wheat cereal
kashi wheat
malt-o-meal
puffed wheat
weet-bix
weetbix
weeties
apple jacks
cap'n crunch
cheerio
cinnamon toast crunch
coco pops
cocoa puffs
froot loops
frosted flakes
honey bunches of oats
honey nut cheerios
kix
life cereal
rice krispies
lucky charms
golden grahams
special k
socca
paratha
scallion pancake
puran poli
vada pav
kottu roti
american slices
cheestrings
cool ranch cheese
port salut
string cheese stick
tres golpes
halloumi fry
labneh ball
raclette melt
saganaki cheese
tartiflette cheese
welsh cheese
cheese curd fried
cheese curl
jalapeno popper
rarebit
saganaki
khachapuri
banitsa
tequeno
spanakopita
sernik
karjalanpiirakka
cheese straws
bamba snack
goldfish cracker
fonduta
chicken inasal
drunken chicken
ayam goreng
soto ayam
cotoletta alla milanese
wiener schnitzel
katsu curry
menchi katsu
country fried steak
tonkatsu
chicken kyiv
yangnyeom chicken
fried chicken
chicken mcnugget
chicken kiev
hot wings
lemon pepper wings
lobio
koshari
pav bhaji
misir wat
bunny chow
keema curry
misal pav
undhiyu
malai kofta
matar paneer
paneer butter masala
tandoori chicken tikka
beef chili
stagg chili
bagel crisp
cheese and onion crisps
frazzles
pringles flavored
quavers
sour cream and onion chip
baked lays
munchos
cheetos puffs
nacho cheese dorito
pirates booty
smartfood
wotsit
kinder surprise
balisto
kinder bueno white
loacker wafer
mozartkugel
nougat bar
raffaello
torrone
turron
almond roca
baci
cadbury fruit and nut
chocolate turtle
daim
dime bar
fruit and nut bar
guylian
heath bar
hershey's with almonds
marathon nut bar
skor
symphony bar
turtles candy
baci perugina
duplo bar
ferrero raffaello
kinder hippo
merci hazelnut
noisette triangle
raffaello ball
toffifee
walnut whip
butterscotch candy
cow tales
dulce de leche candy
sugar daddy
tablet candy
vanilla fudge
chocolate truffle
maltesers
whopper candy
blue riband
boost bar
breakaway bar
cadbury fingers
caramel wafer
chocolate digestives mcvities
chocolate finger
chocolate hobnob
chocolate wafer bar
club bar
cookies n creme bar
crunch bar
double decker
hershey cookies n creme
jacobs club
kit kat chunky
lion bar
mcvities chocolate digestive
mikado sticks
nestle crunch
penguin
penguin biscuit
picnic bar
picnic chocolate
pocky
time out wafer
toffee crisp
toffifee wafer
tunnock's caramel wafer
tunnock's teacake
tunnocks wafer
wagon wheel
almond bark
100 grand
aero mint
after dinner mint
bounty
bournville
buttons chocolate
cadbury buttons
cadbury roses
celebrations
charleston chew
chocolate orange
crunchie
crunchie bar
curly wurly
dairy milk buttons
dairy milk caramel
dove milk chocolate
flake bar
fudge bar
galaxy chocolate
ghirardelli milk
ghirardelli square
green and blacks milk
heroes chocolates
lindor ball
lindt chocolate
lindt lindor ball
lindt truffle
maltesers candy
marshmallow teacake chocolate
matchmakers
mint aero
mint imperial chocolate
peppermint patty
quality street
raisinet
riesen
ritter sport
russell stover
sees candy
star bar
terrys chocolate orange
thorntons chocolate
time out bar
tony chocolonely
tootsie roll
topic bar
twirl
whitmans sampler
wispa
wonka bar
yorkie
5th avenue bar
chick o stick
clark bar
fast break bar
reese's puffs candy
take 5 bar
zagnut
butterfinger bite
crunch n munch
nut goodie
planters peanut bar
poppycock
reeses big cup
reeses cup
snickers ice cream
star crunch
after eight
gianduja
oreo
migas
gougere dough
branston pickle
piccalilli
sea squirt
barnacle goose clam
calamari steak
land snail
octopus tentacle
razor clam
scungilli
clam tomato juice
pol sambol
irish coffee
arizona tea
capri sun
coca-cola
dr pepper soda
jarritos
lucozade
monster energy
root beer a and w
san pellegrino
snapple
head cheese
scrapple
kholodets
black pudding
blood pudding
blutwurst
boudin
boudin noir
morcilla
white pudding
droewors
biltong
jerky
pemmican
rillette
braunschweiger
hog maw
lap cheong
nduja
souse
weisswurst
coleslaw
gomen
kitchen bouquet
tabbouleh
bulgur pilaf
kisir
tabbouleh mix
tandoori chicken
couscous royale
upma
yang chow fried rice
bami goreng
hokkien mee
mee goreng
pancit
zha jiang mian
dan dan noodles
hokkien prawn mee
shrimp lo mein
pork lo mein
puttu
kiribath
kashmiri pulao
arroz a la cubana
arroz con mariscos
hoppin john
dirty rice
dolma with meat
plov
red beans and rice
stuffed pepper
arroz con pollo
thiebou jen
jollof rice
mexican rice
lontong
nasi lemak
sinangag
tahdig
gallo pinto
waakye
sabudana khichdi
curd rice
poha
lemon rice
hainanese chicken rice
brandy snap
digestives
famous amos
garibaldi biscuit
langue de chat
lu biscuit
malted milk biscuit
milano cookie
party ring
petit beurre
thin mint
tim tam original
viennese whirl
walkers shortbread
alfajor
golden oreo
lotus biscuit
animal biscuit
hobnob plain
jaffa biscuit plain
pepperidge ginger
pfeffernusse
tagalong
bahlsen
bourbon cream
butter biscuit
butter crunch cookie
custard cream
fig roll
jammie dodger
samoa cookie
samoas
trefoil cookie
stroopwafel
fortune cookie
black and white cookie
butter cookie
chips ahoy
chocolate chip cookie
gingerbread man
ladyfinger biscuit
savoiardi
snickerdoodle
chocolate salami
maamoul
elote
crunchy nut cornflake
arepa
corn casserole
pao de queijo
stove top stuffing
labskaus
ganjang gejang
zwieback
captains wafer
cheez it wheat
finn crisp wheat
krisproll
melba
ritz sandwich
twiglet
graham cracker box
pita chips
cheddar biscuit cracker
cheese stick pastry
parmesan crisp wheat
ritz cheese sandwich
bugles nacho
cheddar cracker
mini cheddars
twiglets cheese
bath oliver
bruschetta toast
carr's water cracker
grissini
hardtack
jacobs cracker
premium saltine
ryvita wheat
chicken in a biskit
liptauer
obatzda
cheese ball
nogada
cream of celery soup
corn maque choux
crepes suzette
banh xeo
martabak
jianbing
pain au chocolat
wienerbrod
bruschetta
lassi
koldskal
madartej
ile flottante
purin
galaktoboureko
pastel de nata
tocino de cielo
ashta
torta della nonna
creme anglaise
natillas
fruit fool
rote grutze
angel delight
egg custard
leche flan
panna cotta with egg
semifreddo
zuppa inglese cream
zabaglione al marsala
zabaione
banana pudding
cheese souffle
clafoutis
yorkshire pudding
bananas foster
pannacotta
apple dumpling
pear belle helene
banoffee
apple pie
affogato
blizzard
frosty
mcflurry
peach melba
sundae
eton mess base
sabayon
zabaglione
marzipan fruit
summer pudding
eccles cake
spotted dick
christmas pudding
eton mess
ladoo
rocky road
macaroon
ais kacang
amaretti cookie
bakewell pudding
baklava roll
cantucci
florentine
german chocolate cake
linzer torte
panforte
dirt cake
bread and butter pudding
custard pie
milk tart
chocolate mousse
jalebi
suji halwa
umm ali
halwa
angel cake slice
arctic roll
baked alaska
banoffee pie
battenberg
brown betty
brownie sundae
buckle
cake doughnut
cake pop
canele
churros with chocolate
cobbler
cream cracker sandwich
crostata
custard slice
custard tart slice
ding dong
dundee cake
dutch baby pancake
eton cake
fastelavnsboller
flapjack bar
french cruller
funnel cake
gateau basque
ho ho
jaffa cake
jam tart
kladdkaka
knickerbocker cake
little debbie
mille-feuille
mississippi mud pie
napoleon
pound cake slice
princess cake
profiteroles with chocolate
ring doughnut
rock cake
semla bun
shoofly pie
simnel cake
spotted dick custard
sugar cream pie
swiss cake roll
treacle tart
vanilla slice
twinkie
charlotte russe
moon pie
rocky road bar
noodle kugel
clootie dumpling
rasgulla
mont blanc dessert
cranachan
gulab jamun
choc ice
crema catalana
drumstick ice cream
ice cream bar
lemon posset
magnum ice cream bar
syllabub cup
tartufo
viennetta
mustard sauce
linzer dough
langos
youtiao
churro
loukoumades
donut
yakgwa
hotteok
mushroom duxelles
ovaltine
duqqa
flower
unagi kabayaki
tea egg
eggs royale
eggs benedict
breakfast casserole
cheese and onion quiche
cheese quiche
quiche au fromage
spinach quiche
vegetable quiche
bacon quiche
breakfast strata
ham quiche
avgolemono
avgolemono soup
gyeranjjim
tamagoyaki
oyster omelette
goya champuru
strata
huevos rancheros
egg bhurji
asparagus mimosa
gubbrora
shakshuka
hangtown fry
egg salad
deviled egg
egg mcmuffin
egg foo young
tortilla espanola
kuku sabzi
dashimaki
japanese omelette
omurice
chawan mushi
oeufs en cocotte
oeufs en meurette
chawanmushi
tamago kake gohan
spaetzle
turon
spring roll
lumpiang shanghai
popiah
nasu dengaku
pastel azteca
scottish shortbread
acaraje
gentleman relish
zwiebelkuchen
risi e bisi
toad in the hole
coxinha
pasta al forno
lasagna bolognese
siu mai
fish pie
chicken pot pie
croquetas
fried rice
bagoong rice
bastilla
cornish pasty
sausage roll
empanada
gua bao
char siu bao
korokke
agnolotti
beef dumpling
khinkali
kreplach
meat tortellini
tortellini alla carne
tortellini in brodo
corn dog
dolma
bitterballen
quiche lorraine
bean burrito
tomato pie southern
moussaka
machboos
biryani
shepherd pie
risotto
nasi goreng
jambalaya
mapo tofu
kalakukko
dolphinfish
milt
bacalhau a bras
coquilles saint jacques
sole meuniere
poke bowl
ceviche
futomaki
spam musubi
kedgeree
bloater paste
ceviche mixto fish
kipper pate
poisson cru
rakfisk
smoked eel
smoked mackerel pate
gefilte fish
spider roll
chirashi
maki
nigiri
sushi
pla rad prik
crab salad
crab stick
imitation lobster
kamaboko
krab
narutomaki
seafood stick
surimi stick
otak otak
tod mun pla
accra
filet o fish
fish ball
fish cake
fish finger
fishcake
fish cake british
banana milk
roux
piadina
crunchwrap supreme
garlic knot
gobi manchurian
onion ring
cauliflower wings
bang bang cauliflower
pakora
egg in a hole
passatelli
bangers
inari sushi
gyoza
knish
pirozhki
vareniki
har gow
dumpling
manti
momos
wonton
fruit salad
cumberland sauce
cauliflower pizza crust
mango sticky rice
gnudi
schupfnudel
knodel
kroppkaka
green bean almondine
stuffed olive
blini
trolli
altoids
circus peanut
cola bottle candy
fruit pastille gelatin
gelatin sheet dessert
goldbears
gummi bear
haribo goldbear
haribo starmix
jelly babies sweet
life savers gummies
lucky charms marshmallow
marshmallow fluff peep
marshmallow treat
mike and ike gummies
nerds gummy cluster
percy pig
sour gummy
sour patch
swedish fish gelatin
swedish gummy
turkish delight gelatin
vitamin gummy
wine gum sweet
candy corn
pasteli
sesame brittle
halvah
impossible whopper
raggmunk
rosti
potato cake
aloo tikki
potato kugel
latke
pickled herring
bearnaise
choron sauce
mornay sauce
sauce maltaise
pozole
chamoy
buffalo sauce
arroz con leche
payasam
phirni
rice pudding
kulfi
mango float
dosa
dhokla
idli
rava dosa
brandy alexander
grasshopper cocktail
mudslide
pina colada creamy
white russian
baileys
haw flake
jello salad
jerk marinade
smoothie
suya
cevapi
kofta
yakult
farikal
rocky mountain oyster
thai tea
eggnog latte
golden milk latte
horchata con leche
vietnamese coffee
boba milk tea
hong kong milk tea
horchata con leche drink
malt shake
mango lassi drink
starbucks frappuccino
strawberry milkshake
vanilla latte
cafe con leche
garden salad
green salad
house salad
side salad
succotash
shrimp bisque
turos csusza
macaroni cheese
hamburger helper
idiazabal cheese
brandied cherry
marshmallow rice treat
kaju katli
almond paste
fufu
causa
kartoffelsalat
potato salad
turnip cake
papa a la huancaina
sauce gribiche
best foods mayonnaise
duke's mayonnaise
hellmanns
marie rose sauce
russian dressing
tartare sauce
thousand island
remoulade
kewpie
siomay
wallenbergare
tsukune
bakso
lion's head meatballs
konigsberger klopse
leberknodel
faggot
hambagu
meatloaf
bobotie
pavlova
ultra-filtered milk
orange julius
protein shake
salad cream
bovril vegetarian
cenovis
malted milk
nesquik with malt
nian gao
puto
sapin sapin
tang yuan
daifuku
jian dui
kuih lapis
cassareep
pepian
mole poblano
moules marinieres
garlic naan
keema naan
natto rice
ramen bowl
pad see ew
tantanmen
chow mein
sesame noodles
kongguksu
hiyashi chuka
naengmyeon
liangpi
mee rebus
seaweed snack
gaz candy
pkhali
ajo blanco
pulpo a la gallega
haggis
antipasto
caponata
kaki fry
oysters kilpatrick
syrniki
aebleskiver
poffertjes
pannkakor
apam balik
haemul pajeon
dorayaki
kaiserschmarrn
almond jelly
pasta con le sarde
bigoli in salsa
spaghetti al nero di seppia
pasta marinara
penne arrabbiata
spaghetti alle vongole
leverpostej
chicken liver pate
foie gras pate
mousse de canard
peas a la francaise
pacoca
japanese peanut
nutter butter
peanut brittle
mazapan
reese pieces
buckeye candy
snickers
peanut m&ms
puppy chow
peanut soup
gado gado
maafe
gado gado sauce
satay sauce
walnut pie
nut roast
pesto sauce
trofie al pesto
pesto genovese
coulibiac
stargazy pie
jamaican beef patty
steak and kidney pudding
meat pasty
pork pie
tourtiere
hopia
pate brisee
pate sucree
poppy seed filling
rojak
gozleme
msemen
manaqish
manakish zaatar
tarte flambee
cheese bread
deep dish pizza
garlic bread
pizza margherita
bagel bite
cheese and onion pasty
cheese breadstick
cheese ravioli
cheesy bread
cheesy breadstick
four cheese pizza
four cheese ravioli
gnocchi sorrentina
gnocchi with gorgonzola
pizza bianca
quattro formaggi
spinach and ricotta ravioli
bbq chicken pizza
deep dish sausage pizza
ham and pineapple pizza
meat feast pizza
pizza bagel
sausage pizza
pizza al prosciutto
pissaladiere
pizza marinara
pepperoni pizza
tostone
mofongo
ugali
mamaliga
tokwat baboy
pork sisig
stegt flaesk
samgyeopsal
crubeen
dinuguan
sisig
rakott krumpli
aloo gobi
dum aloo
pringles
pommes anna
duchess potato
jacket potato with cheese
aligot
creamed spinach
cullen skink pie
dauphinoise
loaded potato skins
mashed potatoes with gravy
potatoes au gratin
scalloped potatoes
gratin dauphinois
spinach rockefeller
stuffed mushroom
eggplant rollatini
funeral potatoes
potato skins
eggplant parmesan
eggplant parmigiana
escalivada
peperonata
skordalia
potatoes romanoff
janssons frestelse
shoestring fry
kinder bueno
almond joy
toblerone
huel
ube halaya
romme
muhallebi
monkey bread
pierogi
pierogi ruskie
culurgiones
tortellini
maultaschen
ravioli di zucca
massaman curry
thai green curry
koji
khichdi
bisi bele bath
kappamaki
banh cuon
chwee kueh
rice pilaf
rice a roni
mississippi roast
tarama
kinpira gobo
caprese salad
tabbouleh salad
dakos
papaya salad
antipasto pasta salad
orzo salad
thai beef salad
yam nua
lahpet
coronation chicken
nicoise salad
herring under a fur coat
lentil salad
deviled ham
crab louie
prawn cocktail
shrimp cocktail
shrimp salad
curried chicken salad
turkey salad
ham salad
cobb salad
macaroni slaw
olivier salad
russian salad
waldorf salad
macaroni salad
chicken salad
salade lyonnaise
asian slaw
chinese chicken salad
fattoush
greek salad
shopska salad
ajvar
matbucha
bombay duck
fish floss
brandade
cracklins
nam prik
laksa
kaya toast
scotch woodcock
muffuletta
panzerotti
welsh rarebit
francesinha
ham sandwich
muffuletta sandwich
croque provencal
fish finger sandwich
battered cod
beer battered fish
fish goujon
fish pakora
fish sandwich
lox bagel
salmon bagel
french dip
patty melt
croque monsieur
cheeseburger
hot pocket
chip butty
banh mi
torta ahogada
mettbrotchen
corned beef on rye
pastrami on rye
beyti
bocadillo
chicken burger
chicken caesar wrap
chicken sandwich
chicken wrap
hoagie sandwich
italian sub
lamb gyros pita
meat feast pizza slice
smorrebrod
submarine sandwich
tramezzini with ham
choripan
toast skagen
italian beef
gyro
hot dog with bun
torta
blt sandwich
roti john
elvis sandwich
peanut butter and jelly sandwich
fluffernutter
arepa con carne
flauta
taquito
sabich
pan bagnat
grilled cheese
kishke
nargisi kofta
arroz al horno
fideua
paella
california roll
sushi roll
stroganoff mix
laverbread
seaweed salad
hijiki salad
chickn seitan
field roast
fu
mock duck
tofurky
raclette
polvoron
gambas al ajillo
ebi fry
bang bang shrimp
prawn saganaki
honey walnut shrimp
skips
prawn crackers
mam tom
nam prik kapi
douhua
hiyayakko
arbroath smokie
escargots
yakisoba
jajangmyeon
erwtensoep
nikujaga
ash reshteh
sancocho
halaszle
fish chowder
lohikeitto
beer cheese soup
broccoli cheddar soup
cocido
acquacotta
fabada
senate bean soup
split pea soup with ham
borscht
zuppa toscana
seafood stew
zuppa di pesce
sinigang
buddha jumps over the wall
mohinga
khao soi
nabeyaki udon
soba soup
udon soup
kitsune udon
pasta e fagioli
solyanka
egusi soup
kimchi jjigae
kalguksu
bisque
she crab soup
waterzooi
chicken noodle soup
beef stew
harira
stuffed cabbage
minestrone
scotch broth
birria
caldo verde
goulash soup
filé gumbo
gumbo
pot-au-feu
kadhi
artsoppa
stoofvlees
samgyetang
crossing the bridge noodles
tom yam
bun bo hue
bak kut teh
bo kho
galbitang
cream of broccoli soup
leek and potato soup
vichyssoise
cholent
chowder
curanto
lancashire hotpot
boat noodles
motsunabe
gazpacho
dublin coddle
chicken corn soup
beef cheek
spaghetti filipino
topo chico
biscoff
namul
goma ae
pease pudding
lumpiang sariwa
fritto misto
steak frites
steak diane
custard bun
germknodel
bao
lotus seed bun
candied yam
ris de veau
potato croquette
yakitori sauce
cream of tomato soup
chilaquiles
doritos
nachos
snack mix
menudo
callos
jacket potato with tuna
tuna mayonnaise
spicy tuna
raita
nilla wafer
osso buco
vegetarian bacon
veggie burger
vegetarian mince
vegetarian sausage
beyond beef
beyond burger
beyond meat
beyond sausage
gardein
impossible beef
impossible burger
impossible meat
morningstar
boca burger
glamorgan sausage
imam bayildi
ratatouille
baingan bharta
bharli vangi
churchkhela
kangkong belacan
squirty cream
cool whip
hot toddy
atta
marmite
vegemite
ayran
cacik
chaas
doogh`,
'produce.tsv': `#
onion
red onion
sweet onion
pearl onion
shallot
scallion
leek
garlic
ginger
carrot
celery
tomato
cherry tomato
plum tomato
potato
russet potato
sweet potato
red bell pepper
green bell pepper
yellow bell pepper
jalapeno
serrano pepper
red chile
green chile
poblano pepper
habanero pepper
cucumber
zucchini
yellow squash
butternut squash
butternut
acorn squash
spaghetti squash
pumpkin
eggplant
mushroom
portobello mushroom
shiitake mushroom
spinach
kale
cabbage
red cabbage
napa cabbage
bok choy
romaine lettuce
lettuce
butter lettuce
arugula
watercress
broccoli
cauliflower
green bean
asparagus
pea
snow pea
corn
okra
beet
turnip
radish
fennel
artichoke
brussels sprout
parsnip
bean sprout
avocado
lemon
lemon juice
lemon zest
lime
lime juice
lime zest
orange
orange zest
apple
banana
strawberry
blueberry
raspberry
blackberry
peach
pear
mango
pineapple
cranberry
grape
lemongrass
apricot
tomatillo
fig
cherry
sour cherry
rhubarb
jicama
collard green
mustard green
turnip green
swiss chard
galangal
radicchio
plum
papaya
bamboo shoot
daikon
watermelon
cantaloupe
honeydew melon
belgian endive
escarole
celery root
yam
taro
pomegranate
broccoli rabe
passion fruit
nectarine
plantain
rutabaga
kohlrabi
grapefruit
mandarin orange
kumquat
citrus zest
kiwi
chanterelle
oyster mushroom
truffle
chayote
cactus
prickly pear
jackfruit
guava
lychee
quince
persimmon
gooseberry
mixed berry
fruit
vegetable
coleslaw mix
fava bean
yard long bean
water spinach
alfalfa sprout
soybean sprout
jerusalem artichoke
lotus root
water chestnut
cardoon
edible flower
banana leaf
grape leaf
wasabi root
horseradish root
tamarind
coconut
seaweed
konjac
sprout
sugarcane
leafy green
citrus fruit
wild mushroom
gourd
tropical fruit
other berry
root vegetable
wrapping leaf
sea vegetable
cassava
chinese broccoli
porcini mushroom
morel
enoki mushroom
maitake mushroom
dragon fruit
star fruit
breadfruit
durian
asian pear
red currant
elderberry
mulberry
nori
kombu
wakame`,
'seafood.tsv': `#
salmon
smoked salmon
canned tuna
tuna
cod
halibut
tilapia
sea bass
snapper
mackerel
sardine
anchovy
shrimp
crab
lobster
scallop
mussel
clam
oyster
squid
sockeye salmon
canned salmon
tuna in oil
trout
smoked trout
haddock
catfish
monkfish
swordfish
mahi mahi
herring
eel
sturgeon
salt cod
bonito flake
caviar
fish stick
crab cake
surimi
crawfish
dried shrimp
octopus
abalone
seafood
fish
smoked fish
white fish
firm fish
roe
sea snail
sole
pollock
perch
pike
carp
grouper
bluefish
mullet
sablefish
sea bream
yellowtail
shark
orange roughy
smelt
skate
cuttlefish
snail
sea urchin
conch
arctic char`,
'several-names.tsv': `#
#
#
pepper`,
'snacks_sweets.tsv': `#
raisin
dried currant
date
prune
dried apricot
dried cranberry
dried cherry
dried blueberry
dried strawberry
dried fig
dried apple
candied peel
maraschino cherry
potato chip
chip
tortilla chip
shrimp chip
cheese puff
popcorn
caramel corn
pretzel
cracker
matzo
matzo ball
poppadom
rice cracker
graham cracker
cookie
amaretti
coconut macaroon
peanut butter cookie
marshmallow
marshmallow cereal
marshmallow creme
vegan marshmallow
gummy candy
candy
peanut butter cup
peanut chikki
halva
baklava
granola bar
cake
rum cake
dessert
meringue
protein powder
vegan protein powder
mochi
ladyfinger
gingersnap
vanilla wafer
chocolate sandwich cookie
shortbread
plain biscuit
almond cookie
digestive biscuit
speculoos
cookie butter
biscotti
banana chip
plantain chip
vegetable chip
nougat
saltine
crispbread
breadstick
animal cracker
chewing gum`,
'spices_herbs.tsv': `#
salt
black pepper
white pepper
cumin
cinnamon
paprika
chili powder
cayenne pepper
red pepper flake
turmeric
coriander
nutmeg
cloves
allspice
cardamom
onion powder
bay leaf
oregano
thyme
dried thyme
rosemary
sage
basil
dried basil
parsley
cilantro
mint
dill
chive
tarragon
italian seasoning
saffron
star anise
fennel seed
mustard seed
onion salt
celery salt
msg
seasoning
taco seasoning
cajun seasoning
old bay seasoning
five spice powder
pumpkin pie spice
garam masala
curry powder
curry block
jerk seasoning
za'atar
dukkah
furikake
ras el hanout
suya spice
greek seasoning
ranch seasoning
italian dressing mix
ground ginger
crystallized ginger
pickled ginger
ginger paste
french fried onion
garlic powder
sansho
aji amarillo paste
smoked paprika
fenugreek
caraway seed
nigella seed
asafoetida
amchur
juniper berry
marjoram
chervil
curry leaf
dried parsley
dried dill
dill seed
dried mint
dried rosemary
dried chive
dried cilantro
mace
aniseed
wasabi paste
dried mushroom
tea leaf
sour spice
spice
fresh herb
sumac
annatto
shiso
kaffir lime leaf
epazote
licorice root
file powder
flavored salt
additive
masala
spice blend
peppery spice
herbal tea
seasoned salt
garlic salt
salt substitute
garlic paste
roasted garlic
ginger garlic paste
sichuan pepper
ancho chile
guajillo chile
chipotle chile
dried red chile
everything bagel seasoning
shichimi togarashi`,
},
'class': {
'alcohol.tsv': `#







yes
yes



yes






















`,
'bakery.tsv': `#
yes


























yes




yes

yes
yes
yes



















`,
'baking.tsv': `#
























































yes


























yes
yes

yes
yes
yes
yes
yes
yes
yes
yes
yes
yes

yes



















`,
'beverages.tsv': `#







yes





















yes









`,
'canned_goods.tsv': `#










































yes


















yes
yes
yes

yes







`,
'condiments_sauces.tsv': `#


























yes






















yes





yes






















yes














yes
yes
yes
yes
yes
yes
yes
yes
































`,
'dairy_eggs.tsv': `#





















































yes



















yes
yes
yes
yes
yes
yes
yes
yes

















yes
`,
'frozen.tsv': `#






























yes
yes







`,
'grains_pasta.tsv': `#























yes

yes



















yes










yes








yes
yes








yes`,
'legumes.tsv': `#































yes
yes




yes
yes










`,
'meat.tsv': `#





































































yes





yes
yes
yes
yes







yes
yes
yes
yes
yes
yes
yes
yes
yes
yes












`,
'nuts_seeds.tsv': `#

























yes








`,
'oils_vinegars.tsv': `#




















yes











yes

`,
'other.tsv': `#
yes
yes
yes
yes




`,
'produce.tsv': `#









































































































































yes
yes





















yes
yes
yes
yes
yes
yes
yes
yes
yes
















`,
'seafood.tsv': `#











































yes
yes
yes
yes
yes
yes
yes



















`,
'snacks_sweets.tsv': `#














yes






yes





yes








yes





yes

yes









yes
yes












`,
'spices_herbs.tsv': `#






















































































yes
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
'kinds': {
'alcohol.tsv': `#
alcohol sulfite
alcohol sulfite
alcohol sulfite
alcohol rice
alcohol rice sugar
alcohol gluten
alcohol fruit sulfite
alcohol
alcohol sugar
alcohol sugar dairy
alcohol egg sugar
alcohol sugar tree_nut
alcohol sugar
vegetable nightshade fish celery
fruit sulfite
alcohol
alcohol
alcohol
alcohol
alcohol
alcohol
alcohol sugar
alcohol sugar caffeine
alcohol honey
alcohol sulfite
alcohol sulfite
alcohol sulfite
alcohol sulfite
alcohol sulfite
alcohol sulfite
alcohol sulfite sugar
alcohol rice
alcohol rice gluten wheat
alcohol
alcohol sugar fruit
alcohol sugar`,
'bakery.tsv': `#
wheat bread
wheat bread
gluten wheat grain bread
wheat bread
wheat bread
wheat bread egg dairy
wheat bread
wheat dairy egg sugar
wheat dairy
wheat corn dairy egg bread
wheat egg dairy sugar
wheat bread
grain rice
wheat bread
wheat bread
wheat bread
wheat bread dairy
grain bread
wheat bread
corn bread grain
corn grain bread
wheat
wheat egg dairy
wheat sugar honey
wheat
wheat
wheat bread
wheat
grain rice thickener
grain rice bread egg
wheat egg dairy
wheat sugar
wheat dairy egg sugar
wheat tree_nut dairy egg sugar
wheat bread dairy meat egg
wheat dairy egg sugar
wheat egg dairy
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat bread
wheat egg dairy
wheat egg dairy
wheat dairy cheese egg
wheat egg dairy bread
wheat bread
wheat bread
wheat bread
wheat bread
wheat bread
wheat bread egg
wheat bread
wheat bread
wheat bread sesame
wheat sesame`,
'baking.tsv': `#
grain wheat
grain wheat
grain wheat leavening
grain rice
sugar
honey sweetener
sugar sweetener
sugar
sugar sweetener
leavening
spice
grain wheat
grain wheat
grain gluten
grain gluten
grain oats
grain
legume
legume soy
grain corn
fruit
thickener starchy
thickener starchy
thickener starchy
corn thickener
sugar corn thickener additive
wheat sugar
wheat leavening dairy
wheat corn leavening
grain rice thickener
tree_nut
peanut
sugar
sugar
sugar
sugar corn
sugar
sugar gluten grain
sugar
sugar tree_nut
sugar dairy
sugar chocolate
sugar chocolate dairy
sweetener additive
leavening
leavening additive
leavening
condiment
grain wheat leavening
thickener additive
thickener
thickener
gelatin thickener
gelatin sugar additive
spice alcohol
tree_nut alcohol
spice alcohol
dairy additive
water
additive
meat additive
chocolate sugar caffeine
chocolate caffeine
chocolate sugar caffeine
chocolate sugar caffeine dairy
chocolate sugar dairy
chocolate sugar dairy
chocolate caffeine
legume
sugar
oil chocolate
chocolate sugar dairy
dairy gluten wheat sugar
tree_nut sugar
tree_nut sugar dairy egg
sugar dairy
sugar additive
sugar egg
sugar additive
sugar additive
wheat bread
soy additive
additive
thickener starchy
wheat sugar
wheat sugar dairy egg
wheat leavening dairy
tree_nut
sugar
sugar
sugar dairy
sweetener additive
leavening additive
tree_nut alcohol
additive
chocolate sugar dairy
chocolate sugar dairy wheat
tree_nut sugar
grain wheat
grain wheat
starchy thickener
additive
sugar rice
sugar fruit
sugar corn
sweetener additive
sweetener additive
sweetener additive
tree_nut sugar
sugar dairy
sugar dairy oil
chocolate sugar caffeine dairy
sugar corn thickener additive
honey additive
meat game
condiment gluten
leavening condiment
wheat`,
'beverages.tsv': `#
fruit citrus
fruit
fruit
water
water wheat
sugar
gluten grain sugar
fruit sugar
fruit citrus
caffeine
caffeine
caffeine
dairy caffeine sugar
dairy sugar soy
dairy tree_nut sugar
tree_nut
rice grain
legume
soy
oats grain
oil
tree_nut
soy oil
fruit citrus
fruit sugar
fruit
fruit
fruit
vegetable root
sugar
caffeine
caffeine sugar
sugar water
water
sugar caffeine
sugar
sugar
sugar citrus fruit
sugar citrus fruit
rice sugar`,
'canned_goods.tsv': `#
vegetable nightshade
vegetable nightshade
vegetable nightshade sauce
vegetable nightshade
poultry broth
beef broth
vegetable broth celery
meat poultry broth celery
vegetable nightshade
vegetable nightshade
vegetable nightshade
vegetable nightshade
vegetable nightshade sauce
vegetable nightshade
vegetable nightshade
vegetable nightshade
vegetable nightshade
vegetable nightshade sauce
vegetable
vegetable
vegetable corn starchy
vegetable corn starchy thickener
vegetable
vegetable
vegetable legume
mushroom vegetable
vegetable root
fruit sugar
fruit
fruit
fruit sugar
fruit sugar thickener
dried_fruit sugar animal_fat beef alcohol
tree_nut sugar egg dairy
fruit
fruit sugar
fruit
wheat dairy thickener celery
wheat dairy poultry thickener celery
wheat dairy crustacean mollusc fish thickener celery
vegetable nightshade wheat
vegetable allium wheat beef
meat poultry beef pork celery wheat
beef legume nightshade
vegetable nightshade celery
vegetable nightshade mollusc celery
poultry broth salt
beef broth salt
vegetable broth salt celery
fish broth salt celery
crustacean broth salt celery
fish crustacean mollusc broth salt celery
fish broth
vegetable broth
poultry broth
pork broth
fish broth celery
fish crustacean mollusc broth celery
crustacean broth celery
mollusc broth celery
meat beef poultry wheat sauce thickener
fruit sugar
wheat dairy thickener celery
wheat dairy crustacean mollusc fish thickener celery
crustacean mollusc fish nightshade celery
vegetable allium wheat beef
wheat dairy mollusc fish starchy
wheat dairy crustacean fish
poultry broth
beef broth
vegetable broth celery
fruit
vegetable nightshade
legume`,
'condiments_sauces.tsv': `#
soy sauce
fish sauce
mollusc soy wheat sauce
soy wheat sesame sauce
soy wheat fish sauce citrus
fish sauce
soy wheat sauce
nightshade condiment sauce
mustard condiment
vegetable condiment
soy condiment
soy sauce
sauce condiment
soy wheat sugar sauce
soy wheat sauce
soy wheat mushroom sauce
sauce soy
soy wheat sauce
soy gluten nightshade sauce
crustacean condiment
fish condiment
crustacean mollusc fish soy sauce wheat
fish condiment
nightshade sauce
nightshade allium sauce
crustacean fish nightshade sauce
nightshade sauce
nightshade sugar sauce
nightshade sauce
nightshade sugar sauce
herb nightshade oil sauce
nightshade spice sauce
root condiment
root condiment egg dairy sauce
sauce condiment
soy wheat sesame sauce sugar
fish crustacean soy sauce sesame
fruit sugar sauce
peanut sauce soy
oil nightshade peanut sesame
oil nightshade soy
mustard condiment sulfite
spice mustard
egg condiment sauce
egg condiment sauce
condiment sauce oil
condiment sauce oil soy
egg dairy sauce
dairy cheese wheat sauce rennet
sauce condiment oil egg dairy
oil vinegar sauce sulfite
fish egg dairy cheese sauce
egg dairy sauce
dairy cheese tree_nut sauce rennet
tree_nut sauce
fruit condiment
tree_nut nightshade sauce
fruit nightshade sauce
vegetable nightshade sesame sauce
fish crustacean egg sauce dairy
fruit sugar condiment
herb sugar sauce
fruit sugar
fruit condiment
fruit condiment tree_nut dairy fish
fruit condiment
vegetable condiment sugar
vegetable condiment sugar
vegetable condiment
vegetable condiment salt
vegetable condiment leafy
vegetable condiment fish crustacean leafy
vegetable condiment leafy
crustacean fish nightshade sauce
nightshade sauce
nightshade spice sauce oil
nightshade spice sauce oil dairy
sauce oil
sauce dairy egg fish crustacean soy wheat gluten
vegetable nightshade sauce
beef pork vegetable nightshade sauce
vegetable nightshade sauce
nightshade sauce
condiment additive
fruit sugar
alcohol spice
sesame seed
nightshade sauce
nightshade sauce sugar
starchy leavening
mustard condiment honey sulfite
pork dairy cheese egg wheat sauce
allium oil sauce
soy wheat sauce
herb nightshade oil sauce
soy wheat sesame sauce sugar
fruit sugar sauce
egg condiment sauce
dairy cheese wheat sauce
tree_nut nightshade sauce sesame
fish crustacean egg sauce dairy
soy wheat nightshade sauce
soy gluten sauce
soy wheat sauce sugar
fruit sugar sauce
egg condiment sauce allium
egg condiment sauce
wheat dairy sauce
dairy cheese sauce thickener
dairy vegetable sauce
oil vinegar sauce
oil vinegar sauce sugar
egg oil sauce sugar
dairy cheese egg sauce
egg sauce oil sugar
nightshade chocolate tree_nut peanut sesame wheat sauce
tree_nut wheat nightshade sauce
sesame sauce
fish egg sauce
herb oil vinegar sauce
vegetable allium nightshade sauce
fruit sugar
fruit citrus sugar
fruit sugar
fruit sugar
egg dairy sugar citrus
fruit condiment salt
citrus fruit condiment salt
vegetable allium condiment
pork broth salt
fish soy wheat sauce
crustacean fish nightshade sauce
soy wheat sauce
egg condiment sauce`,
'dairy_eggs.tsv': `#
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy cheese
dairy cheese
dairy cheese rennet
dairy cheese rennet
dairy cheese
dairy cheese
dairy cheese
dairy cheese
dairy cheese
dairy cheese
dairy cheese
dairy cheese
dairy sugar
dairy
egg
egg
egg
dairy
dairy
dairy
dairy sugar
dairy
dairy
dairy sugar
dairy
dairy cheese
dairy cheese
dairy cheese
dairy cheese
dairy cheese
dairy cheese rennet
dairy cheese
dairy cheese
dairy cheese
dairy cheese
dairy cheese
dairy cheese
dairy cheese
dairy cheese
dairy cheese additive
dairy cheese
dairy cheese
dairy
dairy
dairy
dairy
dairy
dairy
dairy sugar chocolate
dairy sugar oil
dairy egg sugar
dairy sugar
dairy egg sugar
meat additive
egg
egg
egg
egg
soy
fruit
oil thickener additive
dairy
dairy cheese
dairy cheese rennet
dairy cheese
dairy cheese rennet
dairy cheese
dairy cheese
dairy sugar chocolate
dairy cheese
dairy cheese
dairy cheese
dairy cheese rennet
dairy cheese rennet
dairy cheese rennet
dairy cheese
dairy cheese
dairy cheese
dairy cheese
dairy cheese
dairy
tree_nut
tree_nut
oats grain
soy
oil dairy
dairy egg sugar
dairy egg sugar gelatin`,
'frozen.tsv': `#
dairy sugar
dairy egg sugar
dairy sugar wheat egg
dairy sugar tree_nut
sugar fruit
sugar oil
tree_nut sugar
soy sugar
dairy sugar oil
vegetable legume
vegetable corn starchy
vegetable leafy
vegetable
vegetable starchy root nightshade oil
vegetable starchy nightshade dairy
vegetable starchy nightshade
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
legume soy vegetable
wheat pork meat egg soy dairy
vegetable starchy root nightshade oil
wheat pork meat egg soy dairy
wheat dairy cheese
wheat crustacean
wheat egg dairy fish crustacean
vegetable starchy root nightshade
vegetable starchy root nightshade oil
wheat dairy cheese pork
wheat corn beef pork dairy
wheat egg pork vegetable soy`,
'grains_pasta.tsv': `#
grain rice
grain rice
grain rice
grain rice
grain rice
grain rice
grain
grain
grain wheat pasta
grain wheat
grain wheat dairy
grain gluten
grain oats
grain wheat pasta
grain wheat pasta
grain wheat pasta
grain rice corn pasta
grain wheat pasta egg
grain wheat pasta egg
grain wheat pasta egg dairy cheese
grain wheat pasta egg pork beef dairy
grain rice
grain wheat pasta starchy
grain wheat pasta
grain wheat pasta
grain wheat pasta
grain wheat pasta
legume pasta
grain rice pasta
grain rice
wheat pasta egg
wheat pasta
grain
grain wheat pasta
grain wheat
grain gluten
grain wheat
grain gluten
grain
grain
grain rice
grain rice
grain rice wheat pasta
grain rice
grain corn gluten
grain wheat oats
grain wheat
grain wheat
grain oats
grain oats sugar tree_nut
grain corn
grain corn
grain corn
grain wheat pasta dairy cheese
grain corn
starchy thickener
grain wheat
grain wheat pasta
grain gluten
grain wheat pasta
grain wheat pasta
grain wheat pasta
grain wheat pasta
grain wheat pasta
grain wheat pasta
grain wheat
grain
grain wheat
grain wheat
grain
grain
grain
grain wheat pasta
grain wheat pasta
grain wheat pasta
grain wheat pasta`,
'legumes.tsv': `#
legume
legume
legume
legume
legume
legume
legume soy
legume soy
legume soy
legume
legume
legume starchy
legume
legume
legume sugar
legume pork
legume pork animal_fat
legume
legume
legume
legume lupin
legume soy
legume soy
wheat
legume soy wheat
legume
legume sesame
legume
legume soy
legume soy
legume
legume
legume
legume
legume
legume sugar
legume
legume soy wheat
legume soy
legume soy
legume soy
legume soy
legume soy oil
legume soy
legume soy wheat
legume soy wheat
legume soy wheat
mushroom egg
legume
legume`,
'meat.tsv': `#
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
beef
beef
beef
beef
beef
beef
beef
pork
pork
pork
pork
pork
pork
pork
pork
pork processed_meat
pork processed_meat
pork processed_meat
pork processed_meat
pork processed_meat
pork processed_meat
pork processed_meat
lamb
lamb
lamb
lamb
lamb
meat beef
pork processed_meat
poultry processed_meat
pork processed_meat
beef
beef
poultry processed_meat
poultry processed_meat
poultry
poultry
poultry
poultry game
poultry game
poultry egg
poultry
poultry
meat game
meat game
meat lamb
beef
meat beef
meat pork beef
beef processed_meat
beef processed_meat
beef processed_meat
pork processed_meat
pork processed_meat
pork processed_meat
pork beef processed_meat
pork processed_meat
pork processed_meat wheat
pork processed_meat wheat
beef pork wheat egg dairy
lamb beef processed_meat
beef pork wheat egg dairy
pork animal_fat
pork
pork processed_meat
meat
poultry
beef
beef
poultry pork
pork
poultry wheat
beef pork wheat egg dairy
meat game
beef
poultry
poultry game
meat game
beef
meat pork beef
pork processed_meat
pork processed_meat
pork processed_meat
lamb beef processed_meat
pork
meat game
pork game
meat game
beef
beef
pork processed_meat
pork processed_meat
pork processed_meat
beef
meat beef pork
meat beef
pork
lamb`,
'nuts_seeds.tsv': `#
tree_nut
tree_nut
tree_nut
tree_nut
tree_nut
tree_nut
tree_nut
peanut
sesame seed
seed
seed
seed spice
seed
seed
tree_nut
tree_nut
tree_nut starchy
tree_nut
tree_nut
tree_nut
tree_nut sugar dairy oil
seed
tree_nut dairy chocolate sugar soy
seed
seed
seed
peanut
fruit
fruit sugar
tree_nut peanut dried_fruit seed
tree_nut sugar dairy
tree_nut sugar
tree_nut
vegetable starchy
seed`,
'oils_vinegars.tsv': `#
oil
oil
oil
oil
oil corn
oil peanut
oil sesame
oil
oil
oil
oil
oil
vinegar
vinegar sulfite
vinegar sulfite
vinegar sulfite
vinegar rice
oil soy
oil tree_nut
oil allium
oil
beef animal_fat
oil wheat
poultry animal_fat
pork animal_fat
pork animal_fat
oil dairy
oil
oil soy
vinegar
vinegar gluten
vinegar sulfite
vinegar
dairy
beef animal_fat`,
'other.tsv': `#
additive dairy wheat gluten soy egg
dairy meat egg wheat
sugar wheat dairy
wheat egg vegetable meat
egg dairy
egg pork wheat
additive
grain dairy soy
additive`,
'produce.tsv': `#
vegetable allium root
vegetable allium root
vegetable allium root
vegetable allium root
vegetable allium root
vegetable allium
vegetable allium
vegetable allium root
root spice vegetable
vegetable root
vegetable celery
vegetable nightshade
vegetable nightshade
vegetable nightshade
vegetable starchy root nightshade
vegetable starchy root nightshade
vegetable starchy root
vegetable nightshade
vegetable nightshade
vegetable nightshade
vegetable nightshade
vegetable nightshade
vegetable nightshade
vegetable nightshade
vegetable nightshade
vegetable nightshade
vegetable
vegetable
vegetable
vegetable starchy
vegetable starchy
vegetable starchy
vegetable
vegetable
vegetable nightshade
mushroom vegetable
mushroom vegetable
mushroom vegetable
vegetable leafy
vegetable leafy
vegetable leafy
vegetable leafy
vegetable leafy
vegetable leafy
vegetable leafy
vegetable leafy
vegetable leafy
vegetable leafy
vegetable leafy
vegetable
vegetable
vegetable
vegetable
vegetable legume
vegetable
vegetable corn starchy
vegetable
vegetable root
vegetable root
vegetable root
vegetable
vegetable
vegetable
vegetable root
vegetable legume
fruit
fruit citrus
fruit citrus
fruit citrus
fruit citrus
fruit citrus
fruit citrus
fruit citrus
fruit citrus
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
herb vegetable
fruit
vegetable nightshade
fruit
fruit
fruit
vegetable
vegetable root
vegetable leafy
vegetable leafy
vegetable leafy
vegetable leafy
root spice
vegetable leafy
fruit
fruit
vegetable
vegetable root
fruit
fruit
fruit
vegetable leafy
vegetable leafy
vegetable root celery
vegetable starchy root
vegetable starchy root
fruit
vegetable leafy
fruit
fruit
fruit starchy
vegetable root
vegetable
fruit citrus
fruit citrus
fruit citrus
fruit citrus
fruit
mushroom vegetable
mushroom vegetable
mushroom
vegetable
vegetable
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
vegetable
vegetable leafy
vegetable legume
vegetable legume
vegetable leafy
vegetable
vegetable soy
vegetable root
vegetable root
vegetable
vegetable
herb
herb
vegetable leafy
root spice
root spice
fruit
fruit
vegetable
vegetable
vegetable
sugar
vegetable leafy
fruit citrus
mushroom vegetable
vegetable
fruit
fruit
vegetable root
herb
vegetable
vegetable starchy root
vegetable leafy
mushroom vegetable
mushroom vegetable
mushroom vegetable
mushroom vegetable
fruit
fruit
fruit starchy
fruit
fruit
fruit
fruit
fruit
vegetable
vegetable
vegetable`,
'seafood.tsv': `#
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
crustacean
crustacean
crustacean
mollusc
mollusc
mollusc
mollusc
mollusc
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish wheat egg
crustacean wheat egg
fish wheat egg soy crustacean
crustacean
crustacean
mollusc
mollusc
fish crustacean mollusc
fish
fish
fish
fish
fish
mollusc
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
mollusc
mollusc
mollusc
mollusc
fish`,
'snacks_sweets.tsv': `#
dried_fruit fruit
dried_fruit fruit
dried_fruit fruit
dried_fruit fruit
dried_fruit fruit
dried_fruit fruit sugar
dried_fruit fruit sugar
dried_fruit fruit
dried_fruit fruit
dried_fruit fruit
dried_fruit fruit
fruit sugar
fruit sugar additive
vegetable starchy oil
vegetable starchy oil
corn grain oil
crustacean starchy oil
corn dairy cheese oil wheat
grain corn
grain corn sugar dairy peanut
wheat
wheat
wheat bread
wheat egg
legume
rice grain
wheat sugar honey
wheat sugar dairy egg
tree_nut sugar egg
sugar egg fruit
wheat peanut sugar dairy egg
gelatin sugar
grain wheat sugar gelatin
egg sugar
sugar
gelatin sugar additive
sugar additive dairy
peanut sugar chocolate dairy soy
peanut sugar
sesame sugar
wheat tree_nut sugar dairy
oats grain sugar soy dairy tree_nut peanut
wheat egg dairy sugar
wheat egg dairy sugar alcohol
dairy egg sugar
egg sugar
dairy sugar soy
legume rice
rice grain
wheat egg sugar
wheat sugar
wheat sugar egg dairy
wheat sugar chocolate soy
wheat dairy sugar
wheat sugar
tree_nut sugar egg
wheat sugar
wheat sugar soy
wheat sugar soy oil
wheat egg sugar tree_nut
fruit oil
fruit starchy oil
vegetable oil
tree_nut egg honey sugar
wheat
gluten wheat grain
wheat bread
wheat sugar
sugar additive`,
'spices_herbs.tsv': `#
salt
spice
spice
spice
spice
spice nightshade
spice nightshade
spice nightshade
spice nightshade
spice root
spice
spice
spice
spice
spice
spice allium
herb spice
herb
herb
herb
herb
herb
herb leafy
herb
herb leafy
herb leafy
herb leafy
herb
herb allium
herb
herb spice
spice
spice
spice seed
spice mustard
salt spice
salt spice celery
additive salt
spice salt
spice nightshade salt
spice nightshade salt
spice salt celery mustard
spice
spice
spice
spice
spice wheat oil
spice nightshade salt
spice sesame herb
spice sesame tree_nut
fish sesame condiment soy
spice
spice peanut
herb spice salt
dairy spice salt
spice salt sugar
spice
root sugar
root condiment
allium root
vegetable allium wheat oil
spice allium
spice
nightshade condiment
spice nightshade
spice herb
spice seed
spice seed
spice
spice fruit
spice
herb
herb leafy
herb leafy
herb
herb
spice seed
herb
herb
herb allium
herb
spice
spice seed
spice mustard condiment
mushroom
caffeine
spice fruit
spice
herb leafy
spice fruit
spice
herb leafy
herb
herb leafy
spice
spice herb
salt spice
additive salt
spice
spice
spice
caffeine
salt spice
salt allium
salt additive
allium root
allium root
allium root
spice
spice nightshade
spice nightshade
spice nightshade
spice nightshade
spice sesame
spice sesame`,
},
'role': {
'alcohol.tsv': `#
liquid
liquid
liquid
liquid
liquid
liquid
liquid
liquid
liquid
liquid
liquid
liquid
drink
drink
liquid
liquid
liquid
liquid
liquid
liquid
liquid
liquid
liquid
drink
liquid
liquid
liquid
liquid
liquid
liquid
liquid
liquid
liquid
liquid
liquid
liquid`,
'bakery.tsv': `#
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
sweet
binder
binder
bread
bread
bread
bread
bread
bread
bread
bread
starch
starch
starch
starch
starch
starch
starch
starch
bread
bread
sweet
sweet
sweet
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
binder
binder
bread
bread`,
'baking.tsv': `#
thickener
thickener
thickener
thickener
sweetener
sweetener
sweetener
sweetener
sweetener
leavening
seasoning
thickener
thickener
thickener
thickener
thickener
thickener
thickener
thickener
thickener
thickener
thickener
thickener
thickener
thickener
sweet
sweet
thickener
thickener
thickener
thickener
thickener
sweetener
sweetener
sweetener
sweetener
sweetener
sweetener
sweetener
sweetener
sweet
sweet
sweet
sweetener
leavening
leavening
leavening
seasoning
leavening
thickener
thickener
thickener
thickener
sweet
seasoning
seasoning
seasoning
seasoning
seasoning
other
other
sweet
sweet
sweet
sweet
sweet
sweet
seasoning
seasoning
sweet
fat
drink
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
starch
other
other
thickener
sweet
sweet
thickener
thickener
sweetener
sweetener
sweet
sweetener
leavening
seasoning
other
sweet
sweet
sweet
thickener
starch
thickener
acid
sweetener
sweetener
sweetener
sweetener
sweetener
sweetener
sweet
sweet
sweet
sweet
sweet
other
protein
seasoning
seasoning
other`,
'beverages.tsv': `#
liquid
liquid
liquid
liquid
liquid
drink
drink
liquid
liquid
seasoning
drink
drink
drink
drink
drink
liquid
liquid
liquid
liquid
liquid
dairy
dairy
dairy
liquid
liquid
liquid
liquid
liquid
liquid
drink
seasoning
drink
drink
drink
drink
drink
drink
drink
sweetener
drink`,
'canned_goods.tsv': `#
sauce
sauce
sauce
liquid
liquid
liquid
liquid
liquid
sauce
sauce
sauce
sauce
sauce
vegetable
vegetable
seasoning
vegetable
sauce
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
fruit
fruit
sweetener
sauce
sweet
sweet
sweet
liquid
sweetener
liquid
sauce
sauce
sauce
sauce
seasoning
other
protein
liquid
liquid
seasoning
seasoning
seasoning
seasoning
seasoning
seasoning
liquid
liquid
liquid
liquid
liquid
liquid
liquid
liquid
sauce
fruit
sauce
sauce
sauce
seasoning
sauce
sauce
liquid
liquid
liquid
liquid
sauce
protein`,
'condiments_sauces.tsv': `#
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
seasoning
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
seasoning
seasoning
sauce
seasoning
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
seasoning
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
seasoning
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sweet
seasoning
seasoning
seasoning
seasoning
seasoning
seasoning
seasoning
vegetable
vegetable
vegetable
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
seasoning
acid
seasoning
fat
sauce
sauce
binder
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
sauce
protein
sauce
sauce
sweet
sweet
sweet
sweet
sweet
seasoning
seasoning
seasoning
seasoning
sauce
sauce
sauce
sauce`,
'dairy_eggs.tsv': `#
fat
fat
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
cheese
cheese
cheese
cheese
dairy
dairy
dairy
cheese
cheese
cheese
cheese
cheese
sweetener
dairy
binder
binder
binder
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
dairy
protein
cheese
cheese
cheese
cheese
cheese
cheese
cheese
cheese
cheese
cheese
protein
cheese
cheese
cheese
cheese
dairy
dairy
dairy
dairy
protein
dairy
drink
dairy
drink
sweetener
sweet
other
binder
protein
binder
other
dairy
dairy
cheese
dairy
protein
cheese
cheese
cheese
cheese
cheese
drink
cheese
cheese
cheese
cheese
cheese
cheese
cheese
cheese
cheese
cheese
cheese
protein
cheese
dairy
dairy
cheese
cheese
sweet
sweet`,
'frozen.tsv': `#
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
vegetable
vegetable
vegetable
vegetable
starch
starch
starch
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
protein
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch`,
'grains_pasta.tsv': `#
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
sweet
starch
starch
starch
starch
starch
thickener
starch
starch
other
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch
starch`,
'legumes.tsv': `#
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
sauce
sauce
protein
binder
binder
protein
protein
protein
protein
sweet
protein
protein
protein
seasoning
seasoning
protein
protein
protein
protein
protein
protein
protein
protein
protein`,
'meat.tsv': `#
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
fat
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein`,
'nuts_seeds.tsv': `#
nut
nut
nut
nut
nut
nut
nut
fat
nut
nut
nut
seasoning
binder
binder
nut
nut
nut
nut
nut
fat
sweet
fat
sweet
nut
nut
nut
nut
nut
nut
sweet
sweet
sweet
fat
nut
binder`,
'oils_vinegars.tsv': `#
fat
fat
fat
fat
fat
fat
fat
fat
fat
fat
fat
fat
acid
acid
acid
acid
acid
fat
fat
fat
fat
fat
fat
fat
fat
fat
fat
fat
fat
acid
acid
acid
acid
fat
fat`,
'other.tsv': `#
other
other
other
other
protein
protein
other
other
other`,
'produce.tsv': `#
aromatic
aromatic
aromatic
vegetable
aromatic
aromatic
aromatic
aromatic
aromatic
vegetable
aromatic
vegetable
vegetable
vegetable
starch
starch
starch
vegetable
vegetable
vegetable
aromatic
aromatic
aromatic
aromatic
vegetable
aromatic
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
fat
acid
acid
seasoning
acid
acid
seasoning
fruit
seasoning
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
aromatic
fruit
vegetable
fruit
fruit
fruit
fruit
vegetable
vegetable
vegetable
vegetable
vegetable
aromatic
vegetable
fruit
fruit
vegetable
vegetable
fruit
fruit
fruit
vegetable
vegetable
vegetable
starch
starch
fruit
vegetable
fruit
fruit
starch
vegetable
vegetable
fruit
fruit
fruit
seasoning
fruit
vegetable
vegetable
seasoning
vegetable
vegetable
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
herb
other
vegetable
seasoning
seasoning
acid
fruit
seasoning
vegetable
vegetable
sweetener
vegetable
fruit
vegetable
vegetable
fruit
fruit
vegetable
other
seasoning
starch
vegetable
vegetable
vegetable
vegetable
vegetable
fruit
fruit
starch
fruit
fruit
fruit
fruit
fruit
seasoning
seasoning
seasoning`,
'seafood.tsv': `#
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
seasoning
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
seasoning
protein
protein
protein
protein
protein
seasoning
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein
protein`,
'snacks_sweets.tsv': `#
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
bread
bread
starch
bread
bread
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
protein
protein
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
bread
bread
bread
sweet
sweet`,
'spices_herbs.tsv': `#
seasoning
seasoning
seasoning
spice
spice
spice
spice
spice
spice
spice
spice
spice
spice
spice
spice
seasoning
herb
herb
herb
herb
herb
herb
herb
herb
herb
herb
herb
herb
herb
herb
herb
spice
spice
spice
spice
seasoning
seasoning
seasoning
spice
spice
spice
spice
spice
spice
spice
spice
seasoning
spice
spice
spice
seasoning
spice
spice
herb
seasoning
seasoning
spice
sweet
seasoning
aromatic
seasoning
seasoning
spice
seasoning
spice
spice
spice
spice
spice
spice
spice
herb
herb
herb
herb
herb
spice
herb
herb
herb
herb
spice
spice
seasoning
seasoning
drink
spice
spice
herb
spice
spice
herb
herb
herb
spice
thickener
seasoning
seasoning
spice
spice
spice
drink
seasoning
seasoning
seasoning
aromatic
aromatic
aromatic
spice
spice
spice
spice
spice
seasoning
spice`,
},
'cookingClass': {
'alcohol.tsv': `#
wine
wine
wine
wine
savory sauce
wine
wine
spirit
spirit
cream
spirit
spirit
spirit
drink
other
spirit
spirit
spirit
spirit
spirit
spirit
spirit
spirit
spirit
wine
wine
wine
wine
wine
wine
wine
wine
wine
spirit
spirit
spirit`,
'bakery.tsv': `#
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
sweet
crumbs
crumbs
crumbs
tortilla
tortilla
tortilla
bread
tortilla
tortilla
tortilla
pastry
pastry
snack
pastry
pastry
pastry
pastry
pastry
bread
bread
sweet
sweet
sweet
other
pastry
bread
bread
bread
bread
bread
bread
bread
bread
bread
pastry
bread
bread
bread
bread
bread
bread
bread
crumbs
crumbs
bread
snack`,
'baking.tsv': `#
flour
flour
flour
flour
sugar
syrup
syrup
syrup
syrup
leavening
extract
flour
flour
flour
flour
flour
flour
flour
flour
flour
flour
starch
starch
starch
starch
sweet
flour
flour
leavening
flour
flour
flour
sugar
sugar
sugar
syrup
syrup
slow grain
syrup
syrup
savory sauce
syrup
savory sauce
sugar
leavening
leavening
yeast
hard cheese
leavening
gelatin
starch
starch
gelatin
sweet
extract
extract
extract
extract
water
extract
other
chocolate
chocolate
chocolate
chocolate
chocolate
chocolate
cocoa
spice
snack
cocoa
drink
milk
sweet
sweet
sweet
sweet
sweet
sweet
sweet
crumbs
other
other
starch
pastry
pastry
leavening
flour
sugar
syrup
sweet
sugar
leavening
extract
other
chocolate
chocolate
nut butter
flour
cornmeal
flour
vinegar
brown rice
syrup
syrup
sugar
sugar
sugar
sweet
sweet
snack
chocolate
sweet
other
tender meat
yeast
yeast
other`,
'beverages.tsv': `#
juice
juice
juice
water
water
drink
drink
juice
juice
coffee
coffee
coffee
drink
drink
drink
plant milk
plant milk
drink
plant milk
plant milk
oil
soft dairy
oil
juice
juice
juice
juice
juice
juice
drink
coffee
drink
water
water
drink
drink
citrus
drink
sugar
drink`,
'canned_goods.tsv': `#
tomato sauce
tomato paste
tomato sauce
tomato sauce
broth
broth
broth
broth
savory sauce
savory sauce
tomato sauce
savory sauce
tomato sauce
briny
vegetable
spice
briny
savory sauce
briny
vegetable
vegetable
vegetable
hard vegetable
vegetable
vegetable
mushroom
hard vegetable
fruit
fruit
sugar
condiment
jam
dried fruit
jam
coconut milk
coconut
coconut milk
condiment
condiment
condiment
condiment
condiment
condiment
other
juice
juice
salt
broth
salt
salt
salt
salt
broth
broth
broth
broth
broth
broth
broth
broth
condiment
fruit
condiment
condiment
savory sauce
condiment
savory sauce
savory sauce
broth
broth
broth
coconut milk
tomato sauce
pulse`,
'condiments_sauces.tsv': `#
savory sauce
savory sauce
savory sauce
savory sauce
savory sauce
savory sauce
savory sauce
condiment
condiment
briny
curry paste
savory sauce
savory sauce
savory sauce
savory sauce
savory sauce
savory sauce
curry paste
curry paste
anchovy
spice
savory sauce
anchovy
curry paste
savory sauce
curry paste
curry paste
hot sauce
hot sauce
hot sauce
savory sauce
curry paste
hot sauce
hot sauce
savory sauce
savory sauce
savory sauce
savory sauce
savory sauce
salsa
savory sauce
condiment
condiment
savory sauce
dressing
dressing
dressing
savory sauce
condiment
dressing
vinegar
dressing
dressing
condiment
condiment
briny
savory sauce
avocado
savory sauce
savory sauce
salsa
savory sauce
jam
briny
briny
briny
briny
salsa
briny
salt
briny
briny
briny
curry paste
curry paste
curry paste
savory sauce
savory sauce
savory sauce
tomato sauce
savory sauce
salsa
hot sauce
extract
vinegar
spice
nut butter
tomato sauce
condiment
leavening
condiment
savory sauce
savory sauce
curry paste
savory sauce
savory sauce
savory sauce
dressing
savory sauce
savory sauce
savory sauce
curry paste
savory sauce
savory sauce
savory sauce
dressing
dressing
savory sauce
savory sauce
dressing
vinegar
vinegar
dressing
dressing
dressing
curry paste
savory sauce
nut butter
ready fish
vinegar
savory sauce
jam
jam
jam
sweet
jam
salt
salt
spice
salt
savory sauce
curry paste
savory sauce
dressing`,
'dairy_eggs.tsv': `#
butter
butter
milk
milk
milk
soft dairy
cream
cream
cream
soft dairy
soft dairy
soft dairy
melting cheese
melting cheese
hard cheese
hard cheese
soft cheese
soft cheese
soft cheese
soft cheese
soft cheese
melting cheese
melting cheese
soft cheese
syrup
milk
egg
egg
egg
soft dairy
soft dairy
soft dairy
soft dairy
soft dairy
cream
cream
soft dairy
soft cheese
frying cheese
soft cheese
hard cheese
melting cheese
melting cheese
melting cheese
melting cheese
melting cheese
hard cheese
hard cheese
soft cheese
frying cheese
melting cheese
melting cheese
melting cheese
melting cheese
soft dairy
milk
milk
soft dairy
other
milk
drink
cream
drink
syrup
sweet
other
egg
egg
egg
other
soft dairy
soft dairy
melting cheese
milk
melting cheese
melting cheese
melting cheese
melting cheese
melting cheese
melting cheese
drink
melting cheese
melting cheese
soft cheese
melting cheese
soft cheese
soft cheese
soft cheese
melting cheese
soft cheese
melting cheese
melting cheese
other
melting cheese
soft dairy
soft dairy
melting cheese
oil
sweet
sweet`,
'frozen.tsv': `#
sweet
sweet
sweet
sweet
sweet
sweet
sweet
sweet
cream
vegetable
vegetable
leaf
vegetable
other
potato
potato
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
pulse
other
potato
other
other
other
other
other
other
other
other
other`,
'grains_pasta.tsv': `#
rice
rice
rice
brown rice
rice
cooked rice
brown rice
quick grain
quick grain
quick grain
other
slow grain
oats
noodle
pasta
pasta
pasta
noodle
pasta
pasta
pasta
noodle
pasta
pasta
pasta
noodle
noodle
noodle
noodle
tortilla
pasta
pasta
quick grain
quick grain
quick grain
slow grain
quick grain
other
quick grain
quick grain
brown rice
rice
rice
rice
other
snack
oats
oats
oats
oats
slow grain
cornmeal
cornmeal
other
snack
starch
other
pasta
other
pasta
pasta
pasta
pasta
noodle
noodle
other
other
slow grain
other
quick grain
other
slow grain
pasta
pasta
pasta
pasta`,
'legumes.tsv': `#
pulse
pulse
pulse
quick pulse
quick pulse
pulse
tofu
tofu
tofu
dried pulse
pulse
pulse
pulse
pulse
pulse
tender meat
tender meat
pulse
quick pulse
pulse
dried pulse
pulse
tofu
tofu
tofu
dried pulse
dressing
savory sauce
pulse
other
other
pulse
pulse
pulse
quick pulse
curry paste
quick pulse
pulse
tofu
spice
spice
pulse
tofu
tofu
sausage
bacon
ground meat
mushroom
dried pulse
pulse`,
'meat.tsv': `#
poultry
poultry
poultry
cooked meat
bone-in poultry
bone-in poultry
ground meat
poultry
poultry
ground meat
bone-in poultry
tender meat
ground meat
tough meat
tender meat
tender meat
tough meat
tough meat
tender meat
tough meat
tender meat
tender meat
tender meat
tough meat
tough meat
ground meat
bacon
bacon
cooked meat
cooked meat
sausage
sausage
sausage
tender meat
ground meat
tough meat
tough meat
tender meat
tender meat
cooked meat
bacon
cooked meat
ground meat
ground meat
sausage
cooked meat
cooked meat
cooked meat
poultry
bone-in poultry
bone-in poultry
poultry
poultry
cooked meat
tough meat
tough meat
tough meat
tough meat
tender meat
tough meat
cooked meat
cooked meat
cooked meat
cooked meat
cooked meat
cooked meat
sausage
sausage
sausage
sausage
tender meat
sausage
ground meat
bacon
bacon
sausage
tender meat
poultry
tender meat
tender meat
cooked meat
tender meat
cooked meat
other
tender meat
tender meat
poultry
poultry
tender meat
bones
tender meat
sausage
tender meat
sausage
cooked meat
tender meat
tender meat
tender meat
tender meat
tough meat
tender meat
cooked meat
cooked meat
tender meat
tender meat
tender meat
tender meat
tender meat
tender meat`,
'nuts_seeds.tsv': `#
nut
nut
nut
nut
nut
nut
nut
nut butter
seed
seed
seed
spice
seed
seed
nut
nut
nut
nut
nut
nut butter
oil
nut butter
nut butter
seed
seed
seed
nut
coconut
coconut
dried fruit
sweet
sweet
nut butter
nut
seed`,
'oils_vinegars.tsv': `#
oil
oil
oil
oil
oil
oil
oil
oil
oil
oil
oil
butter
vinegar
vinegar
vinegar
vinegar
vinegar
oil
oil
garlic
oil
butter
butter
butter
butter
bacon
butter
butter
butter
vinegar
vinegar
vinegar
vinegar
butter
butter`,
'other.tsv': `#
other
other
cream
other
other
other
other
other
other`,
'produce.tsv': `#
onion
onion
onion
onion
onion
onion
onion
garlic
ginger
hard vegetable
celery
tomato
tomato
tomato
potato
potato
potato
vegetable
vegetable
vegetable
chile
chile
chile
chile
vegetable
chile
raw vegetable
vegetable
vegetable
hard vegetable
hard vegetable
vegetable
hard vegetable
hard vegetable
vegetable
mushroom
mushroom
mushroom
leaf
leaf
hard vegetable
hard vegetable
hard vegetable
leaf
salad leaf
salad leaf
salad leaf
salad leaf
salad leaf
vegetable
hard vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
vegetable
hard vegetable
hard vegetable
raw vegetable
hard vegetable
vegetable
vegetable
hard vegetable
salad leaf
avocado
citrus
citrus
zest
citrus
citrus
zest
fruit
zest
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
ginger
fruit
tomato
fruit
fruit
fruit
fruit
raw vegetable
leaf
leaf
leaf
leaf
ginger
salad leaf
fruit
fruit
vegetable
raw vegetable
fruit
fruit
fruit
salad leaf
salad leaf
hard vegetable
potato
potato
fruit
leaf
fruit
fruit
potato
hard vegetable
hard vegetable
fruit
fruit
fruit
zest
fruit
mushroom
mushroom
spice
vegetable
vegetable
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
fruit
vegetable
salad leaf
vegetable
vegetable
leaf
salad leaf
salad leaf
hard vegetable
hard vegetable
vegetable
vegetable
salad leaf
other
leaf
hot sauce
hot sauce
citrus
coconut
spice
vegetable
salad leaf
sugar
leaf
fruit
mushroom
vegetable
fruit
fruit
hard vegetable
other
spice
potato
leaf
mushroom
mushroom
mushroom
mushroom
fruit
fruit
fruit
fruit
fruit
dried fruit
fruit
fruit
spice
spice
spice`,
'seafood.tsv': `#
fish
ready fish
ready fish
fish
fish
fish
fish
fish
fish
fish
ready fish
anchovy
shellfish
shellfish
shellfish
shellfish
shell-on shellfish
shell-on shellfish
shell-on shellfish
shellfish
fish
ready fish
fish
fish
ready fish
fish
fish
fish
fish
fish
fish
fish
fish
salted fish
anchovy
anchovy
ready fish
shellfish
ready fish
shellfish
anchovy
tough meat
shellfish
fish
fish
ready fish
fish
fish
ready fish
shellfish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
shellfish
shellfish
shellfish
shellfish
fish`,
'snacks_sweets.tsv': `#
dried fruit
dried fruit
dried fruit
dried fruit
dried fruit
dried fruit
dried fruit
dried fruit
dried fruit
dried fruit
dried fruit
zest
sweet
snack
snack
snack
snack
snack
snack
sweet
snack
snack
bread
sweet
bread
snack
snack
sweet
sweet
coconut
nut butter
sweet
snack
sweet
sweet
sweet
sweet
chocolate
sweet
sweet
sweet
oats
sweet
spirit
sweet
sweet
cocoa
dried pulse
sweet
sweet
sweet
extract
chocolate
sweet
sweet
sweet
sweet
sweet
oil
sweet
snack
snack
snack
sweet
bread
snack
bread
snack
sweet`,
'spices_herbs.tsv': `#
salt
pepper
pepper
spice
sweet spice
spice
spice
spice
spice
spice
spice
sweet spice
sweet spice
sweet spice
sweet spice
spice
bay leaf
dried herb
herb
dried herb
herb
herb
herb
dried herb
herb
herb
herb
herb
herb
herb
dried herb
spice
sweet spice
spice
spice
salt
salt
salt
salt
salt
salt
salt
spice
sweet spice
spice
spice
spice
salt
spice
spice
spice
spice
spice
salt
salt
salt
sweet spice
sweet
spice
other
spice
spice
spice
spice
spice
spice
spice
spice
spice
spice
spice
dried herb
herb
bay leaf
dried herb
dried herb
spice
dried herb
dried herb
dried herb
dried herb
sweet spice
sweet spice
hot sauce
dried mushroom
coffee
spice
spice
herb
spice
spice
herb
bay leaf
herb
spice
starch
salt
salt
spice
spice
spice
coffee
salt
salt
salt
other
other
other
spice
spice
spice
spice
spice
spice
spice`,
},
'mayContain': {
'alcohol.tsv': `#





wheat


milk tree_nut
egg
milk

milk egg sulfite
soy wheat gluten mollusc








milk
sulfite











`,
'bakery.tsv': `#
milk
milk


milk egg



egg

tree_nut soy
milk
egg milk soy
milk


egg
wheat gluten milk



milk egg
soy
milk soy
milk


milk egg tree_nut soy
egg milk soy tree_nut
milk soy

milk soy egg
soy tree_nut
soy
mustard soy sesame fish peanut
tree_nut

soy
tree_nut

tree_nut
tree_nut
milk
soy

soy sesame

milk egg sesame
milk



sesame
milk
milk
egg
milk soy`,
'baking.tsv': `#















gluten wheat









milk egg
milk egg soy
egg soy
milk egg soy





sulfite


wheat



milk
soy tree_nut

















crustacean
milk soy tree_nut
milk soy tree_nut
milk soy tree_nut
soy tree_nut
soy tree_nut peanut
soy tree_nut


milk soy
tree_nut
soy gluten wheat

egg
wheat gluten
soy egg
egg milk
milk
milk soy
tree_nut milk soy egg
milk egg soy celery

soy wheat gluten

milk egg soy tree_nut
soy tree_nut peanut
egg soy



soy tree_nut peanut




soy tree_nut peanut wheat gluten
soy tree_nut peanut
egg











tree_nut soy peanut
soy
soy tree_nut
milk

crustacean mollusc
celery
gluten
egg milk`,
'beverages.tsv': `#




egg

wheat





soy
egg gluten


tree_nut
soy tree_nut gluten

gluten wheat
soy tree_nut gluten
soy
tree_nut
















tree_nut milk`,
'canned_goods.tsv': `#




celery
celery

milk soy wheat gluten





sulfite
sulfite
sulfite


sulfite
sulfite

milk



sulfite
sulfite





wheat gluten milk egg tree_nut sulfite




soy
soy
soy
milk celery
milk soy celery
milk soy egg fish
wheat gluten soy milk


celery milk soy wheat gluten
celery milk soy wheat gluten
soy wheat gluten
wheat gluten soy crustacean
fish mollusc wheat gluten soy milk
wheat gluten soy

fish
celery
celery
crustacean mollusc

fish mollusc
fish crustacean
milk soy celery

soy
soy
wheat gluten egg
milk soy celery
crustacean soy celery
mollusc soy celery
celery
celery



`,
'condiments_sauces.tsv': `#
wheat gluten




gluten
sesame
celery


gluten
wheat gluten

fish


wheat gluten
sesame
wheat
fish
crustacean milk


sulfite
sulfite
soy peanut
crustacean fish sulfite

sulfite
fish celery mustard
sulfite celery
sulfite
sulfite
mustard soy
gluten wheat soy celery fish
fish celery
peanut wheat gluten
soy wheat gluten
wheat gluten fish crustacean sesame
tree_nut
peanut sesame wheat gluten tree_nut


mustard soy
mustard soy
soy mustard
mustard
wheat gluten mustard
egg
fish mustard soy celery
mustard milk
mustard soy wheat gluten
soy mustard fish


fish sulfite
wheat gluten


wheat gluten mustard
mustard sulfite
sulfite
sulfite
sulfite


mustard sulfite
mustard celery
mustard sulfite
sulfite mustard fish
sulfite
soy
soy
soy
soy
mustard milk tree_nut
mustard tree_nut
soy wheat gluten mustard celery
mollusc celery mustard peanut tree_nut sesame
celery
celery milk wheat gluten






wheat gluten
soy wheat gluten mustard celery
soy
egg
soy
egg tree_nut
sesame
sulfite celery
fish mollusc crustacean egg peanut

mustard soy
egg soy
wheat gluten soy
wheat gluten mustard

wheat
sesame mollusc fish crustacean peanut
soy wheat gluten
mustard soy
mustard soy

wheat gluten

milk mustard
egg mustard soy fish
mustard soy milk
soy mustard
mustard soy milk
soy egg milk
sesame

milk mustard celery soy
sulfite
celery

sulfite
sulfite


sulfite
sulfite
sulfite
celery milk soy wheat gluten

peanut soy

mustard soy`,
'dairy_eggs.tsv': `#


























































soy


soy



milk


milk


soy tree_nut
soy tree_nut




















soy
soy
gluten wheat
milk
soy

`,
'frozen.tsv': `#
egg tree_nut
tree_nut
soy tree_nut peanut
egg peanut

soy tree_nut gluten
soy gluten
tree_nut gluten
soy






milk sulfite













sesame crustacean fish
milk wheat gluten
sesame crustacean fish
egg soy
egg soy sesame milk fish
soy sesame


soy egg fish
soy egg
sesame crustacean milk`,
'grains_pasta.tsv': `#












gluten wheat







soy
soy wheat gluten
egg milk
egg

egg





egg



wheat






milk soy
gluten

milk tree_nut


gluten wheat
wheat gluten milk soy



egg soy




wheat




egg soy











`,
'legumes.tsv': `#








wheat gluten





mustard
milk soy




peanut

wheat gluten
soy

wheat gluten sesame

milk



soy lupin





egg milk

wheat gluten
wheat gluten






milk wheat gluten

`,
'meat.tsv': `#









































soy

wheat gluten


















soy wheat gluten


milk soy
milk soy
wheat gluten milk
gluten milk
gluten milk
soy
wheat gluten



wheat gluten




milk egg wheat gluten
soy wheat gluten
egg milk soy
soy






wheat gluten

milk soy
wheat gluten
wheat gluten






tree_nut milk

milk wheat gluten




`,
'nuts_seeds.tsv': `#

















peanut
peanut

soy



sesame
sesame mustard

sulfite
sulfite
milk soy
peanut soy egg
milk egg peanut soy
peanut

`,
'oils_vinegars.tsv': `#

soy








soy
soy








soy





soy
soy tree_nut
tree_nut

wheat

sulfite

wheat gluten`,
'other.tsv': `#
celery mustard tree_nut peanut
soy tree_nut
tree_nut soy egg peanut
milk mustard soy fish tree_nut

milk soy

wheat gluten egg
milk soy`,
'produce.tsv': `#






























tree_nut
































































mustard
































































mustard
























`,
'seafood.tsv': `#


soy



























milk wheat gluten
soy wheat gluten




milk soy crustacean mustard
milk soy mustard fish
mollusc






























`,
'snacks_sweets.tsv': `#
sulfite
sulfite
sulfite
sulfite
sulfite
sulfite
sulfite
sulfite
sulfite
sulfite
sulfite
sulfite
sulfite

milk wheat gluten soy egg

fish wheat gluten milk
soy
milk
tree_nut soy

milk soy
egg
soy celery
wheat gluten
soy wheat gluten sesame
milk soy
soy tree_nut
wheat gluten milk
wheat gluten milk tree_nut
soy tree_nut

milk

soy
wheat gluten milk
soy tree_nut peanut wheat gluten
tree_nut
sesame
tree_nut egg
sesame egg
wheat gluten
tree_nut
tree_nut
wheat gluten
milk tree_nut
egg
soy tree_nut
soy
milk
milk egg soy
soy
milk
egg
milk soy
wheat gluten milk
milk soy
milk
milk tree_nut
milk
sulfite


milk peanut soy
soy

milk sesame
milk soy
milk soy`,
'spices_herbs.tsv': `#






































celery mustard wheat gluten
wheat gluten
celery



mustard celery
mustard celery
milk soy celery mustard
celery
tree_nut

egg wheat gluten crustacean milk
celery mustard

wheat gluten celery
soy wheat gluten egg
milk soy

sulfite
sulfite

soy milk


sulfite




wheat gluten














soy milk














mustard celery
celery mustard


celery











`,
},
'calories': {
'alcohol.tsv': `#
82
85
152
134
241
43
49
231
326
327
280
326
174
25
6
231
231
250
231
231
263
326
326
90
82
83
152
160
152
152
160
134
130
200
326
326`,
'bakery.tsv': `#
265
252
259
289
278
350
275
406
353
266
326
395
380
407
275
300
291
165
301
218
474
457
362
501
551
299
250
289
260
250
227
417
237
407
250
406
227
421
296
362
436
371
235
291
224
330
229
278
225
289
271
249
287
395
265
275
456`,
'baking.tsv': `#
340
362
354
366
389
304
260
290
310
0
288
364
340
349
345
404
335
387
436
365
400
358
345
357
381
366
374
428
418
360
590
428
387
380
380
283
298
318
260
280
252
279
350
0
53
258
325
385
180
325
180
190
335
381
288
288
288
56
2
50
50
579
642
501
480
535
539
228
222
540
884
398
428
458
430
418
390
385
450
398
389
763
763
358
374
440
428
590
387
298
252
0
258
288
50
535
494
458
361
360
340
247
316
290
234
336
20
240
250
560
539
480
366
300
450
185
340
380`,
'beverages.tsv': `#
45
46
53
0
8
41
37
54
159
353
1
2
60
148
90
15
47
40
43
48
200
230
200
39
54
54
60
19
40
41
280
13
34
0
41
34
40
42
196
60`,
'canned_goods.tsv': `#
19
82
24
17
6
7
5
6
17
32
26
15
38
258
213
21
23
75
38
28
79
72
34
25
68
25
31
54
60
42
151
115
274
410
330
357
197
79
90
72
66
293
52
107
19
48
267
170
230
220
220
220
5
4
6
7
17
17
17
17
53
54
79
72
72
293
72
72
16
12
6
70
17
114`,
'condiments_sauces.tsv': `#
60
35
51
220
60
78
89
112
67
23
199
60
100
230
53
70
78
150
210
120
120
450
210
50
50
200
90
210
93
104
180
120
48
11
95
130
600
184
179
560
600
67
508
238
680
600
500
535
174
240
449
540
421
418
400
230
250
157
150
450
240
120
278
145
145
115
91
130
12
30
19
15
15
120
120
270
120
150
100
49
106
29
11
5
280
300
595
40
172
360
180
190
600
150
180
130
184
680
174
250
450
130
180
130
180
680
211
147
174
75
240
457
379
484
390
250
260
280
187
290
90
173
246
266
270
300
33
30
35
230
60
130
57
238`,
'dairy_eggs.tsv': `#
717
876
61
50
34
40
345
195
130
193
343
61
403
300
431
387
342
174
98
264
268
380
373
353
321
134
143
322
52
97
59
63
85
41
586
257
136
429
310
299
366
358
413
351
389
356
392
420
334
321
368
371
394
403
174
358
496
387
353
69
83
545
88
315
104
84
185
158
48
351
66
110
290
41
310
413
351
392
420
334
83
357
371
300
413
353
369
353
327
290
302
140
360
330
100
80
235
248
104
104`,
'frozen.tsv': `#
207
222
240
207
110
200
200
200
318
77
88
29
72
147
83
354
35
51
56
64
46
60
60
42
50
89
50
21
122
222
147
222
300
180
300
82
177
296
239
222`,
'grains_pasta.tsv': `#
365
365
365
370
358
130
357
368
376
342
340
352
389
336
158
348
357
384
288
307
250
235
160
371
371
356
356
351
364
340
291
291
120
112
83
123
338
338
378
343
370
370
358
381
357
337
216
360
246
489
72
370
370
379
375
358
338
371
361
371
371
371
371
440
356
338
378
338
327
371
367
339
371
371
371
371`,
'legumes.tsv': `#
91
124
114
343
341
77
144
61
193
364
139
123
71
113
94
106
91
128
347
116
371
173
331
370
177
333
166
91
271
77
18
114
114
114
345
237
341
177
271
180
116
212
271
480
257
310
170
105
333
83`,
'meat.tsv': `#
120
221
215
239
214
191
143
143
114
150
404
180
254
180
155
247
165
388
177
211
198
120
170
518
277
263
417
417
163
195
455
346
309
134
282
230
201
310
144
111
250
468
176
254
155
100
189
165
119
181
192
188
202
337
136
120
109
128
135
85
198
147
410
378
494
308
305
333
379
379
290
300
280
748
212
287
180
215
201
274
319
240
261
270
120
201
119
181
120
128
85
378
308
333
300
212
146
122
111
262
160
311
293
326
224
99
101
134
139`,
'nuts_seeds.tsv': `#
579
654
691
553
628
562
673
588
573
584
559
525
534
486
656
718
196
594
594
614
580
617
541
553
559
559
567
660
501
462
485
520
614
470
534`,
'oils_vinegars.tsv': `#
884
884
884
884
900
884
884
862
884
884
792
884
21
19
19
88
18
884
884
884
884
902
830
882
902
897
717
717
717
18
18
19
25
876
854`,
'other.tsv': `#
350
220
300
190
149
241
0
60
200`,
'produce.tsv': `#
40
40
32
40
72
32
61
149
80
41
16
18
18
18
77
79
86
31
20
27
29
32
40
40
40
40
15
17
16
45
45
40
31
26
25
22
22
34
23
49
25
31
16
13
17
15
13
25
11
34
25
31
20
81
42
86
33
43
28
16
31
47
43
75
30
160
29
22
47
30
25
47
47
97
52
89
32
57
52
43
39
57
60
50
46
69
99
48
32
74
63
50
21
38
32
27
32
19
80
23
46
43
19
18
30
34
36
17
17
42
118
112
83
22
97
44
122
37
27
32
53
71
47
61
38
33
38
19
16
41
95
68
66
57
70
44
48
55
40
25
72
47
19
23
122
73
74
50
47
18
15
69
109
73
239
354
35
9
30
58
27
71
38
19
41
44
73
15
35
160
22
38
31
37
31
60
31
103
147
42
56
73
43
250
43
45`,
'seafood.tsv': `#
208
117
86
109
82
91
96
97
100
205
208
210
85
87
77
69
86
86
81
92
142
138
198
141
117
74
119
76
144
85
158
184
105
290
350
264
277
188
95
72
290
82
105
85
70
117
74
144
264
105
70
56
79
88
127
92
124
117
195
105
146
130
76
97
89
79
90
120
130
141`,
'snacks_sweets.tsv': `#
299
283
277
240
241
308
333
317
330
249
243
322
165
542
542
473
520
563
387
400
384
510
395
190
371
387
423
478
450
460
477
318
380
322
330
396
394
515
510
469
430
471
353
353
130
380
352
352
235
365
416
473
433
502
423
450
478
484
584
430
519
531
517
430
418
334
410
446
250`,
'spices_herbs.tsv': `#
0
251
296
375
247
282
282
318
318
312
298
525
274
263
311
341
313
265
101
276
131
315
23
233
36
23
44
43
30
295
265
310
337
345
508
20
392
280
230
280
210
200
300
342
379
325
510
210
330
500
380
290
430
240
300
250
335
335
51
110
590
331
300
90
282
323
333
375
297
300
300
271
237
108
292
253
305
285
331
311
279
475
337
265
296
1
300
300
237
300
350
37
100
32
375
310
20
280
379
290
300
1
20
40
0
110
150
105
300
281
345
324
324
400
330`,
},
'protein': {
'alcohol.tsv': `#
0.1
0.1
0.2
0.5
0.3
0.5
0
0
0.1
2.8
4.7
0.1
0.4
0.8
0.5
0
0
0
0
0
0
0.1
0.1
0
0.1
0.4
0.2
0.2
0.2
0.2
0.2
0.5
0.5
0
0.1
0.1`,
'bakery.tsv': `#
9.2
12.4
8.5
11.8
9.9
9
10.5
8.2
7
6.7
4.3
13.3
6
11.9
9.1
9
9.6
4.5
8
5.7
6.5
6.2
9
5.1
7.3
7.1
8
7
4
4.5
6.4
8.1
1.9
4.5
11
8.2
6.4
6.1
6.9
7
4.7
5.4
7.7
7.9
6
9
7.7
9.9
6
11.8
9
8.8
9.5
13.3
9.2
10.5
8.9`,
'baking.tsv': `#
13.2
8.2
9.9
6
0
0.3
0
0
0.1
0
4
10.3
13.2
10.9
10.5
14.7
12.6
22.4
34.5
9.3
18
0.2
2
0.3
0.3
0
3.7
8
7
4.5
21.4
33.8
0
0.1
1
0
0.3
6.2
0
0.5
1.5
2.1
4.6
0
0
0
40.4
50
6
0.3
3
2
85.6
7.8
0.1
0.1
0.1
0
0
0
10
6.1
14.3
4.9
4.2
7.7
5.9
19.6
4.6
8.2
0
6.7
14.3
9
8
0
0
1
0.5
0
10
0
0
0.2
3.7
4
8
21.4
0
0.3
1.5
0
0
0.1
0
7.7
7.4
9
12
12.7
1.5
0
0.3
1.3
0
0
0
0
2
1.1
2.2
4.2
0
20
60
27
45
11`,
'beverages.tsv': `#
0.7
0.1
0.4
0
0.2
0
0.2
0
2.4
12.2
0.1
0.1
2.5
3.4
3
0.6
0.3
2
3
0.8
1.5
6
3
0.5
0
0.1
0.4
0.7
0.9
0
30
0
0
0
0
0
0.1
0.1
0.2
0.5`,
'canned_goods.tsv': `#
0.9
4.3
1.3
0.8
0.6
1.1
0.2
0.6
0.8
1.6
0.9
0.7
1.6
14.1
5.1
0.7
1.1
2
2.6
2.5
2.5
1.7
1.1
1.3
4.5
1.9
0.9
0.5
0.4
0.2
0.2
0.4
0.6
4
3.6
1.2
2
1.4
2.4
2.2
1.5
7.5
2.6
5.8
0.9
0.6
16.7
17.3
10
20
20
20
0.8
0.3
0.6
1.1
2.3
2.3
2.3
2.3
3.8
0.5
1.4
2.2
2.2
7.5
3.2
2.2
2
1.9
0.2
0.8
0.8
7`,
'condiments_sauces.tsv': `#
10.5
5.1
1.4
3.3
5
0
5.9
1.2
4.4
2.4
11.7
11
1
4
8.1
1.5
0
8
4
20
20
18
25
1.5
1.5
4
2
0.5
1.9
2.5
2
3
1.2
0.5
1
2.5
15
0.9
2
10
6
4.4
26.1
0.4
1
0.5
1.5
4.5
6.7
0.4
0
2
1.3
5
4
1.5
5
2
3
6
0.6
1
0.4
1
1
0.8
0.6
0.4
0.6
0.8
0.9
1.1
1.1
3
3
4
2
1
2
1.4
6.5
1.5
0.5
0
0.5
0
17
1.7
0.8
1
1.5
7
1.5
8
2
2.5
0.9
1
6.7
5
6
6
12
2.5
0.3
1
1
3.8
6.7
4
0.4
0.8
1.1
1.4
1
5
5
8
16
1.5
1.2
0.4
0.3
0.1
0.4
3
0.9
1
0.8
14
3
3
9.1
0.4`,
'dairy_eggs.tsv': `#
0.8
0.3
3.1
3.3
3.4
3.3
2
2.7
3
2.1
2.4
3.5
24.9
22.2
38.5
31.8
5.9
11.3
11.1
14.2
18.5
26.9
24.5
21.4
7.9
6.8
12.6
15.9
10.9
9
10.2
5.2
4.9
3.8
1.6
3.2
3.5
4.8
20
18.1
20
23.5
29.8
25.6
25.6
24.9
35.8
26
20.8
22
23.4
18.1
23.8
24.9
11.3
35.1
26.3
34.3
12.9
3.6
3.2
4.8
4.5
6.8
5
1
12.8
13.1
10
76.9
2.6
1
2
3.8
20
29.8
25.6
35.8
26
20.8
3.2
25
23
19.8
29.8
21.4
21.5
21.4
20.1
15
26
16
85
9
3
1.5
12
11.5
5
5`,
'frozen.tsv': `#
3.5
4.6
4
3.5
0.3
2
2
3
1.2
5.2
3
3.6
3.3
2.2
1.9
8.3
0.4
0.4
1.2
1.2
0.4
1
0.8
0.9
0.5
1.1
0.8
0.6
10.9
9.9
2.2
9.9
14
9
8
2.1
2
11.2
7.3
9.9`,
'grains_pasta.tsv': `#
7.1
7.1
7.1
7.9
6.5
2.7
14.7
14.1
12.8
12.3
14
9.9
16.9
14.4
5.8
14.6
7.5
14.2
11.3
13.5
12
4
3.8
13
13
11.3
11.3
0.2
6
1
9.8
9.8
4.4
3.8
3.1
2.3
14.6
10.3
11
13.2
7.9
6.8
10.6
6.8
7.5
11.4
15.6
23.1
17.3
14.8
1.5
7.1
7.1
13.8
10.9
0.2
14.6
13
10.3
13
13
13
13
10
11.3
14.6
11
14.6
12.6
13.6
13.3
11.3
13
13
13
13`,
'legumes.tsv': `#
6
8
7
25.8
24.6
4.7
17.3
6.5
18.5
19.3
7
6.8
5.5
7.5
4.8
5.2
5.4
7.5
23.9
9
36.2
16.6
58.1
75.2
15.7
13.3
7.9
5.4
17.2
3.2
1
7.3
7.3
7.3
24.9
3.8
25.2
15.7
17.2
16
8.2
17.7
17.2
47.9
18.5
10.7
18
14
23.4
5.3`,
'meat.tsv': `#
22.5
16.5
18.6
27.3
16.4
17.5
17.4
21.6
23.7
18.7
11.5
19.2
17.2
19.2
21.2
19.6
20.3
14.4
20.1
17.3
19.7
20.6
20.7
9.3
15.5
16.9
12.6
12.6
16.6
28
24.1
14.2
12.2
20.2
16.6
17.9
18.9
16.3
19.4
20.2
15.1
33.9
20
17.2
18.8
16.4
28.6
31
16.9
22.7
19.6
13.7
18.3
19
20.1
23
20.6
21.8
20.4
12.1
14.7
21.8
33.2
20.9
22.7
15.2
11.5
13.7
14.6
14.6
13
15
14
5
23.2
15.4
19.2
18.6
20.3
17.5
14.2
22
14.4
15
23
20.3
16.9
22.7
23
21.8
12.1
20.9
15.2
13.7
15
23.2
20.2
21.5
22.9
18
24
16.4
12.5
14.1
14.9
17.4
17.2
21.4
20.4`,
'nuts_seeds.tsv': `#
21.1
15.2
9.2
18.2
14.9
20.3
13.7
25.1
17.7
20.8
30.2
18
18.3
16.5
14.3
7.9
1.6
17.3
17.3
21
9
17.3
5.4
31.6
30.2
30.2
25.8
6.9
2.9
13.8
3.3
11
20.9
6
18.3`,
'oils_vinegars.tsv': `#
0
0
0
0
0
0
0
0
0
0
0.3
0
0
0
0
0.5
0
0
0
0
0
0
1
0
0
0
0.2
0.2
0.2
0
0
0
0
0.3
1.5`,
'other.tsv': `#
5
8
3
6
10
12
0
1
5`,
'produce.tsv': `#
1.1
1.1
0.8
1.1
2.5
1.8
1.5
6.4
1.8
0.9
0.7
0.9
0.9
0.9
2
2.1
1.6
1
0.9
1
0.9
1.7
1.9
2
2
2
0.7
1.2
1.2
1
1
0.8
0.6
1
1
3.1
2.1
2.2
2.9
4.3
1.3
1.4
1.2
1.5
1.2
1.4
1.4
2.6
2.3
2.8
1.9
1.8
2.2
5.4
2.8
3.3
1.9
1.6
0.9
0.7
1.2
3.3
3.4
1.2
3
2
1.1
0.3
1.5
0.7
0.4
1.5
0.9
1.5
0.3
1.1
0.7
0.7
1.2
1.4
0.9
0.4
0.8
0.5
0.4
0.7
1.8
1.4
1
0.8
1.1
1
0.9
0.7
3
2.9
1.5
1.8
1.8
1.4
0.7
0.5
1.7
0.6
0.6
0.8
0.5
0.9
1.2
1.5
1.5
1.5
1.7
3.2
2.2
1.1
1.3
1.1
1.7
0.6
0.8
1.9
1.5
1.1
1.5
3.3
1.5
0.8
1.3
0.7
1.7
2.5
0.8
0.4
0.6
0.9
0.9
0.7
2
1.3
5.6
2.8
2.6
4
13.1
2
2.6
0.9
3.3
1
1
4.3
4.8
2
2.8
3.3
5.8
0.1
3
0.4
2.9
1.9
1.5
0.8
0.7
0.9
2
1
5.8
1.4
1.1
1.5
3.1
2.7
1.9
1.2
1
1.1
1.5
0.5
1.4
0.7
1.4
31
1.7
3`,
'seafood.tsv': `#
20.4
18.3
19.4
24.4
17.8
18.6
20.1
18.4
20.5
18.6
24.6
28.9
20.1
18.1
16.5
12.1
11.9
14.7
9.4
15.6
21.3
23.1
29.1
19.9
18.3
16.3
15.2
14.5
19.7
18.5
18
18.4
16.1
62.8
76
24.6
11
13
7.6
14.8
62
14.9
17.1
17
12.4
18.3
16.3
19.7
24.6
17.1
12.4
12.2
15.3
19.3
17.8
19.4
20
19.4
13.4
18.9
23.1
21
16.4
17.6
20.5
16.2
16
13
26.3
19.9`,
'snacks_sweets.tsv': `#
3.1
4.1
1.8
2.2
3.4
0.1
1.2
2.5
4
3.3
0.9
0.3
0.2
6.6
6.6
7
2
5.9
12.9
6.4
9.9
6.8
10
6
25
8.2
6.9
5.1
9
4
9.6
1.8
7
0.8
0.5
0
0
10.2
14
12.5
6
10.1
5
5
1.4
4
78.1
78.1
4
10.6
5.6
4.3
6.6
6.1
6.9
9
7
5
3
9
2.3
2.3
4.1
6
9.4
9.6
12
6.9
0`,
'spices_herbs.tsv': `#
0
10.4
10.4
17.8
4
14.1
13.5
12
12
9.7
12.4
5.8
6
6.1
10.8
10.4
7.6
9
5.6
9.1
3.3
10.6
3.1
23
3
2.1
3.3
3.5
3.3
22.8
9
11.4
17.6
15.8
26.1
0.6
18.1
60
8
6
8
8
8
5.8
15
14.3
6
6
10
16
22
11
18
9
10
3
9
0.5
0.4
4
5
16.6
10
2
14.1
23
19.8
17.8
4
3
6
12.7
23
6
26.6
20
16
19.9
4.9
21.2
21.9
6.7
17.6
3
9.6
0
3
6
23
4
13
3.9
5
0.3
7
7
0.6
60
15
11
10
0
0.6
2
0
4
6
3
10
11.9
12.3
10.6
10.6
14
12`,
},
'carbohydrates': {
'alcohol.tsv': `#
2.6
2.6
11.7
5
43
3.5
5.9
0
46.8
20.9
28
46.8
22.7
5.5
1.1
0
0
0.1
0
0
0
46.8
46.8
5
2.6
3.8
11.7
13.7
11.7
11.7
13.7
5
5
2
46.8
46.8`,
'bakery.tsv': `#
49.1
42.7
48.3
56.4
50.1
47
53.4
45.8
44.6
43.5
54.6
72
80
73.5
55.7
46
50.4
34
51.2
44.6
64
48.6
22.8
64.3
45.1
52.6
47
45
45
48
28.3
79
34
59.6
28
45.8
28.3
47.9
41.4
52
49.6
47.8
46
32.9
27
30
25
50.1
47
56.4
51
35.8
47.8
72
49.1
53.4
67.3`,
'baking.tsv': `#
72
78
74.2
80.1
99.8
82.4
67
74.7
76.4
0
55
76.3
72
75.4
74.5
65.7
70.6
57.8
35.2
76.3
59
88.7
83
88.2
91.3
93
81.9
63.4
69.5
81
18.7
31.3
100
98.1
94
76.8
79
71.3
65
68
65.9
65.1
62.9
0
27.7
61.5
41.2
36
37
90.4
84
88
0
90.5
12.7
12.7
12.7
14
0.5
12
2
52.4
28.4
62
63.9
59.4
59.2
57.9
88.9
56.3
0
83.7
71.2
47.8
38
67.9
95
96
85
98
76.7
0
0
88.7
81.9
61
63.4
18.7
100
79
65.9
0
61.5
12.7
12
59.4
62
47.8
72.5
72.8
83
90
77
72
61.5
91.2
5
100
58
64.7
67.1
63.9
93
50
8
20
40
76`,
'beverages.tsv': `#
10.4
11.3
12.9
0
1.7
10.6
8.1
13.5
38.2
75.4
0
0.3
8
19.6
13
0.3
9.2
4
4
5.1
8
12
7
9.2
13.5
13.1
14.8
3.7
9.3
10.6
45
3
8.8
0
10.6
8.8
10.1
10.6
49.9
12`,
'canned_goods.tsv': `#
4.3
18.9
5.4
4.2
0.4
0
0.9
0.4
4
7.3
6.2
3.6
9
55.8
23.3
4.6
5.1
12
7.8
4.6
17.8
18.1
8.1
4.2
11.4
5.1
7.2
14.6
15.7
11.3
38.9
28
62
58
6.7
53.2
2.8
6.8
7.2
6.5
15.2
65.1
6
13.1
3.9
10.9
18
16.1
30
20
20
20
0.3
0.8
0.4
0
0
0
0
0
4.8
14.6
6.8
6.5
6.5
65.1
10.3
6.5
1.2
0.8
1.2
1.6
4
20`,
'condiments_sauces.tsv': `#
5.6
3.6
10.9
44.1
9
19.5
15.6
26.2
5.3
4.9
26.5
2
22
54
4.9
15
19
18
45
5
5
12
3
9
9
18
10
51
19.2
19.8
6
10
11.3
1.8
22
29
15
42.8
28.5
18
14
5.3
28.1
9.2
0.6
3
4
2
6.8
12.1
2.5
3
5.7
6
6
6
14
8.5
10
8
58
27
68.9
3.8
3.8
6.3
21.1
35.1
2.6
5.5
4.3
2.4
2.4
15
15
17
9
15
10
7.5
6.5
6.7
1.8
1
69
10
21.2
8.3
40.8
88
35
6
8
18
6
29
42.8
0.6
6.8
14
8
15
18
26
44
2
13
9.2
6.8
4.5
12.1
15.6
14.6
4.8
24
28
14
10
9.4
5
7
42.5
66.3
70
68
47
7
8
7.5
25
11
15
5.6
9.2`,
'dairy_eggs.tsv': `#
0.1
0
4.8
4.8
5
4.8
2.8
3.7
4.3
2.9
2.8
4.7
1.3
2.2
4.1
3.6
4.1
3
3.4
4.1
0
5.4
0.7
2.3
54.4
10
0.7
3.6
0.7
3.9
3.6
7
13.8
4.5
2.3
12.5
7.1
4.8
3.5
3
4
1.8
0.4
2.1
1.6
2.2
3.2
1
0.5
2
1.1
3.7
2.6
1.3
3
52.2
38.4
49
74.5
4.5
10.3
54.9
8.1
55.4
11
19.8
1.4
0.4
2
4.2
9.7
9
22
4.5
3.5
0.4
2.1
3.2
1
0.5
10.3
1.4
2.8
0.5
0.4
2.3
2
2.3
0.5
2
3.8
3.5
3
16
9
11
7
23.7
11
11`,
'frozen.tsv': `#
23.6
22.2
32
23.6
28
24
24
24
23.1
13.6
20.7
4.2
13.5
24.8
17.6
81.2
9.1
12.2
12.6
15.7
12.2
15
15
10.1
13.1
22.8
12
5.1
9.9
29.5
24.8
29.5
28
26
28
17.7
25.2
28.5
30.8
29.5`,
'grains_pasta.tsv': `#
80
80
80
77.2
79.2
28.2
74.9
64.2
77.4
75.9
60
77.7
66.3
74.6
30.9
75
79.3
71.3
54.7
47
28
52
33
74.7
74.7
74.1
74.1
86.1
80.2
83
57.9
57.9
21.3
23.2
18.6
28.2
70.2
75.9
72.8
71.5
77.2
81.7
75.8
85
84.1
78.8
64.5
51.8
66.2
53.2
14.3
79.5
79.5
70.2
74
88.7
70.2
74.7
78.3
74.7
74.7
74.7
74.7
60
74.1
70.2
72.8
70.2
71.2
65.2
73.1
74.6
74.7
74.7
74.7
74.7`,
'legumes.tsv': `#
16.6
21.5
20.2
60.1
60.4
13.6
2.8
1.8
9.4
60.6
22.5
23.6
12.4
20.4
21.1
20
15.3
24.8
62.6
20.1
40.4
9.9
30.9
13.8
14.3
31.8
14.3
15.3
10.5
12.5
3
21.2
21.2
21.2
59.1
55
59
14.3
10.5
18
5.2
14.4
10.5
14.6
9.8
6.3
9
6.5
60.3
13.5`,
'meat.tsv': `#
0
0.2
0
0
0.2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1.3
1.3
3.8
0.5
1.9
0.7
2.8
0
0
0
0
0
0
1.3
1.7
1.7
0
0
0.5
3.3
0.1
0
0.7
0
0
1.7
0
0
0
0
0
0
3.9
0
0.1
0.4
11
0.6
0
5.5
1.7
2.9
1.3
1.3
16
2
8
0
0
0.7
0
0
0
0
1.5
8
16.2
16
0
0
0.7
0
0
0
0
0.6
5.5
2.9
2
0
0.1
0
0
0
1
3
3.4
2.2
3.7
0.3
0
2.5
1.8`,
'nuts_seeds.tsv': `#
21.6
13.7
13.9
30.2
16.7
27.5
13.1
19.6
23.4
20
10.7
28.1
28.9
42.1
12.3
13.8
44.2
25.4
25.4
18.8
48
23.3
62.2
8.7
10.7
10.7
16.1
23.6
47.7
44.9
59.6
45
18.8
64
28.9`,
'oils_vinegars.tsv': `#
0
0
0
0
0
0
0
0
0
0
20.7
0
0.9
0.3
0.3
17
0
0
0
0
0
0
10
0
0
0
0.7
0.7
0.7
0
0
0.3
3
0
0`,
'other.tsv': `#
75
18
50
12
1.6
13
0
13
40`,
'produce.tsv': `#
9.3
9.3
7.5
9.3
16.8
7.3
14.2
33.1
17.8
9.6
3
3.9
3.9
3.9
17.5
18.1
20.1
6
4.6
6.3
6.5
6.7
8.8
9.5
9.5
9.5
3.6
3.1
3.4
11.7
11.7
10.4
6.9
6.5
5.9
3.3
3.9
6.8
3.6
8.8
5.8
7.4
3.2
2.2
3.3
2.9
2.2
3.6
1.3
6.6
5
7
3.9
14.4
7.5
18.7
7.5
9.6
6.4
3.4
7.3
10.5
8.9
18
5.9
8.5
9.3
6.9
16
10.5
8.4
16
11.8
25
13.8
22.8
7.7
14.5
11.9
9.6
9.5
15.2
15
13.1
12.2
18.1
25.3
11.1
5.8
19.2
16
12.2
4.5
8.8
5.4
4.7
7.1
3.7
17.8
4.5
11.4
10.8
3.2
4.1
7.5
8.2
9.1
4
3.4
9.2
27.9
26.5
18.7
2.9
23.4
10.6
31.9
8.6
6.2
8.1
13.3
15.9
16
14.7
6.9
6.1
6.9
4.5
3.3
9.6
23.2
14.3
16.5
15.3
18.6
10.2
11
13.8
8
5.8
11.7
8.3
3.1
2.1
9.6
17.4
17.2
12.3
10.5
3.5
3
11.7
23.5
17.4
62.5
15.2
5.1
3
5.9
14
4.7
15.9
6.9
4.5
9.6
10.2
17.4
3
5.1
38.1
3.8
6.9
5.1
7.8
7
13
6.7
27.1
27.1
10.7
13.8
18.4
9.8
44
9.6
9.1`,
'seafood.tsv': `#
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3.2
3.7
3.6
5
3.1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
4
21.7
12
15
0
2
2.2
6
2
0
0
0
0
4
6
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0.8
2
8
1.7
0`,
'snacks_sweets.tsv': `#
79.2
74.1
75
63.9
62.6
82.4
80.5
80
82
63.9
65.9
82.7
42
50.8
50.8
67.5
62
53
77.8
80.7
80
61.5
83.7
22
60
81.5
76.8
67.9
62
60
58.9
81.3
85
79
82
98.9
98
55.4
57
60.5
50
64.4
53.6
53.6
22.6
94
6.2
6.2
52
59.7
76.9
71.1
72.7
64.5
76.8
62
66
72
57
62
58.4
63.8
58
72
74
80.4
68
74.1
66`,
'spices_herbs.tsv': `#
0
64
68.6
44.2
80.6
54
49.7
56.6
56.6
67.1
55
49.3
65.5
72.1
68.5
79.1
75
68.9
24.4
63.9
20.7
60.7
2.6
47.8
6.3
3.7
8.4
7
4.3
50.2
68
65.4
50
52.3
28.1
4
41.4
0
45
55
42
38
62
69.3
45
55.8
45
42
40
25
45
50
35
50
55
58
71.6
85
12
23
40
72.7
60
16
54
58.4
49.9
44.2
68
70
65
60.6
49
19
50.6
55.8
55.2
52
64.1
64.3
52.1
50.5
50
45
75.4
0.3
70
65
49
70
60
7
20
7.4
75
65
4
0
45
50
60
0.3
4
8
0
23
32
22
60
51.4
51.1
69.9
69.9
25
45`,
},
'fat': {
'alcohol.tsv': `#
0
0
0
0
0
0
0
0
0.3
15.7
6.5
0.3
1.9
0.1
0
0
0
0
0
0
0
0.3
0.3
0
0
0
0
0
0
0
0
0
0
0
0.3
0.3`,
'bakery.tsv': `#
3.2
3.5
3.3
1.8
3.8
14
1.6
21
16.3
7.1
10.5
5.3
4
6.6
1.2
9
5.7
1
6.7
2.9
21.3
26.1
25.9
24.8
38.1
6
3.5
9
7
4.5
9.7
6.9
11
16.7
10
21
9.7
22.7
11.4
14
24.4
18.5
1.8
14.1
10
19.5
11
3.8
1.5
1.8
3.5
7.9
6
5.3
3.2
1.6
17.4`,
'baking.tsv': `#
2.5
0.9
1
1.4
0
0
0.1
0.1
0.5
0
9
1
2.5
1.5
1.6
9.1
3.1
6.7
20.6
3.9
15
0
0.3
0.1
0.1
0.4
3.5
15.4
12.2
1.2
52.5
21.9
0
0
0.4
0.2
0
0
0
0.5
0.1
1.1
8.9
0
0
0
7.6
5
0.5
0.3
0.5
1
0.1
0
0.1
0.1
0.1
0
0
0
0
38.3
52.3
31.5
30
29.7
32.1
13.7
0.7
31.4
100
4
9.5
27.7
28
16.2
2
0
10
0.5
4.2
100
100
0
3.5
20
15.4
52.5
0
0
0.1
0
0
0.1
0
29.7
24
27.7
1.7
1.1
0.5
0
0.2
0.2
0
0
0
0
1
32.8
29.1
30
0.4
5
18
0.9
5
4`,
'beverages.tsv': `#
0.2
0.1
0.1
0
0
0
0.1
0.1
0.2
0.5
0
0
2
6.5
3
1.2
1
2
1.7
2.8
18
18
18
0.1
0.1
0.3
0.1
0.2
0.1
0
5
0
0
0
0
0
0
0
0.7
1`,
'canned_goods.tsv': `#
0.2
0.5
0.2
0.1
0.2
0.2
0.1
0.2
0.1
0.3
0.2
0.1
0.2
3
14.1
0.3
0.3
3
0.4
0.6
1.1
0.4
0.3
0.4
0.8
0.3
0.1
0
0.1
0.1
0.1
0.1
4.3
19
34.7
16.3
21.3
5.3
5.8
4.1
0.4
0.3
1.9
3.5
0.3
0.2
13.9
4
8
7
7
7
0
0
0.2
0.2
0.8
0.8
0.8
0.8
2.4
0
5.3
4.1
4.1
0.3
2.1
4.1
0.6
0.2
0.1
6.8
0.1
0.4`,
'condiments_sauces.tsv': `#
0.1
0
0.2
3.4
0
0
0
0.2
4
0.9
6
0
0
0
0.6
0.2
0
5
1.5
2
2
37
11
1
1
13
5
0.5
0.9
0.3
17
8
0.7
0.4
0.2
0.5
54
1
6.3
52
58
4
36.2
22.2
74.8
65
53
57
13.3
21.1
50.1
58
44.5
42
40
22
20
14
11
44
0.4
0.2
0.1
15.3
15.3
10.7
0.4
0.5
0.1
0.3
0.1
0.5
0.5
5
5
20
8.5
10
6
1.5
6
0.2
0.4
0
0
0
53.8
0
0.6
0.5
4
15
64
5
17
0.5
1
74.8
13.3
20
44
5
6
1.5
0.1
74
17
10.6
13.3
4.5
21.1
44.8
35.1
51.1
33
14
21
24
9.3
30
6.5
0.3
0
0
0.1
11
0.2
0.3
0.1
9
0
6
0.3
22.2`,
'dairy_eggs.tsv': `#
81.1
99.5
3.2
2
0.1
0.9
37
19.3
11.5
19.7
36
3.2
33.1
22.4
28.6
26.9
34.2
13
4.3
21.3
21.1
27.8
30.3
28.7
8.7
7.6
9.5
26.5
0.2
5
0.4
1.6
1.2
0.9
63.5
22.2
10.6
44
24.5
23.8
30
28.5
32.3
26.6
31.1
27.4
25.8
34
27.7
25
30
31.8
32.1
33.1
13
0.7
26.7
5.8
1.1
4.1
3.4
35.5
4.2
7.3
4.6
0.1
13.8
11.1
0
0
1.8
8
22
0.9
24.5
32.3
26.6
25.8
34
27.7
3.4
27.8
30
24.3
32.3
28.7
30.6
28.7
27.2
25
20
7
1.5
26
6
3
18
12.2
4.6
4.6`,
'frozen.tsv': `#
11
13
11
11
0.1
11
11
10
25.3
0.4
0.8
0.6
0.5
4.7
0.6
0.4
0.1
0.6
0.8
0.4
0.1
0.3
0.4
0.3
0.1
0.3
0.4
0.1
5.2
7.2
4.7
7.2
15
4
17
0.6
8.4
15.2
9.6
7.2`,
'grains_pasta.tsv': `#
0.7
0.7
0.7
2.9
0.5
0.3
1.1
6.1
0.6
1.3
5
1.2
6.9
0.7
0.9
1.4
2.1
4.4
2.3
7.2
10
0.5
1
1.5
1.5
0.8
0.8
0.1
0.6
0.2
1.5
1.5
1.9
0.2
0.2
0.4
2.4
1.6
4.2
3.4
2.9
0.6
1.3
2
0.4
2.2
4.2
9.7
7
24.1
0.9
1.8
1.8
4.8
4.3
0
2.4
1.5
1.8
1.5
1.5
1.5
1.5
17
0.8
2.4
4.2
2.4
1.5
7
2.4
3.3
1.5
1.5
1.5
1.5`,
'legumes.tsv': `#
0.3
1.1
0.9
1.1
1.2
0.6
8.7
3.7
10.8
6
2.8
0.3
0.2
0.4
0.4
1.6
1.2
0.1
1.1
0.4
9.7
9
0.5
1.9
6.3
17.8
9.6
1.2
20.2
1.7
0.1
0.3
0.3
0.3
2.2
0
1.6
6.3
20.2
6
8
11
20.2
30.3
18.2
29.5
7
3
0.8
0.9`,
'meat.tsv': `#
2.6
16.6
15.1
13.6
15.9
12.8
8.1
5.6
1.5
8.3
39.3
11.5
20
11.5
7.2
18.2
9.3
36.2
10.1
15.2
12.6
3.5
9
53
23.4
21.2
39.7
39.7
8.6
9
38.3
31.3
27.3
5.3
23.4
17.1
13.4
26.5
6.8
2.8
20.3
35.1
10
20
8.1
2.2
7.4
3.6
4.8
9.3
12.1
14.2
14
28.4
5.5
2.4
2.3
3.9
3.6
3.7
14.9
5.8
25.6
31.8
44
24.6
27.6
29.2
34.5
34.5
19
26
21
80.5
12.6
24.8
11.5
15.1
12.7
22.1
28
13
15.4
16
2.4
12.7
4.8
9.3
2.4
3.9
3.7
31.8
24.6
29.2
26
12.6
7.2
3.3
1.4
21
6.5
25.4
25.1
28.5
16.1
3.1
3.1
3.6
5`,
'nuts_seeds.tsv': `#
49.9
65.2
72
43.9
60.8
45.4
68.4
50.4
49.7
51.5
49
41.6
42.2
30.7
66.4
75.8
1.2
51.5
51.5
55.5
39
55.2
29.7
48.8
49
49
49.2
64.5
35.5
29.4
25.9
36
55.5
24
42.2`,
'oils_vinegars.tsv': `#
100
100
100
100
100
100
100
100
100
100
78.7
100
0
0
0
0
0
100
100
100
100
100
88
99.8
100
99.5
80.7
80.7
80.7
0
0
0
0
99.5
94`,
'other.tsv': `#
4
13
10
13
11
16
0
0.5
1`,
'produce.tsv': `#
0.1
0.1
0.1
0.1
0.1
0.2
0.3
0.5
0.8
0.2
0.2
0.2
0.2
0.2
0.1
0.1
0.1
0.3
0.2
0.2
0.4
0.4
0.4
0.2
0.2
0.2
0.1
0.3
0.2
0.1
0.1
0.1
0.6
0.1
0.2
0.3
0.3
0.5
0.4
0.9
0.1
0.2
0.2
0.2
0.3
0.1
0.2
0.7
0.1
0.4
0.3
0.2
0.1
0.4
0.2
1.4
0.2
0.2
0.1
0.1
0.2
0.1
0.3
0.3
0.2
14.7
0.3
0.2
0.3
0.2
0.1
0.3
0.1
0.2
0.2
0.3
0.3
0.3
0.7
0.5
0.2
0.1
0.4
0.1
0.1
0.2
0.5
0.4
1
0.3
0.2
0.3
0.2
0.1
0.6
0.4
0.3
0.2
0.8
0.2
0.3
0.3
0.4
0.1
0.1
0.2
0.1
0.1
0.2
0.3
0.2
0.2
1.2
0.5
0.7
0.3
0.4
0.2
0.1
0.1
0.3
0.9
0.3
0.5
0.5
0.4
0.5
0.1
0.1
0.5
0.6
0.9
0.4
0.1
0.2
0.6
0.4
0.3
0.3
0.1
0.6
0.4
0.2
0.7
6.7
0
0.1
0.1
0.1
0.2
0.2
2
0.6
0
0.6
33.5
0.3
0
0.2
0.1
0.4
0.9
0.5
0.1
0.5
0.6
0
0.2
0.3
0.3
0.7
0.5
0.6
0.3
0.2
0.4
0.3
0.2
5.3
0.2
0.2
0.5
0.4
4
0.6
0.6`,
'seafood.tsv': `#
13.4
4.3
1
0.5
0.7
1.3
1.7
2
1.3
13.9
11.4
9.7
0.5
1.1
0.8
0.5
2.2
1
2.3
1.4
5.6
5
8.2
6.2
4.3
0.5
5.9
1.5
6.7
0.7
9
11.7
4
2.4
3
17.9
16.2
9.5
0.5
1
3
1
0.8
1
1.9
4.3
0.5
6.7
17.9
0.8
1.9
0.4
1.5
0.7
5.6
1
4.2
3.8
15.3
2.7
5.2
4.5
0.7
2.4
0.7
0.7
1.4
4.8
1.2
6.2`,
'snacks_sweets.tsv': `#
0.5
0.3
0.1
0.4
0.5
1.4
0.7
2.5
2
0.9
0.3
0.1
0.2
36.4
36.4
20.8
29
36.6
4.5
7.8
3.5
26.4
1.4
8.5
3.3
2.8
10.1
21.1
19
23
23.6
0.2
1.5
0.3
0
0
0.2
30.5
27
21.5
24
19.8
14
14
3.8
0
1.6
1.6
0.5
9.1
9.8
19.4
14.2
24.1
10.1
19
21
19
38
16
33.6
29.6
29.8
14
8.7
0.9
9.5
13.8
0.3`,
'spices_herbs.tsv': `#
0
3.3
2.1
22.3
1.2
12.9
14.3
17.3
17.3
3.2
17.8
36.3
13
8.7
6.7
1
8.4
4.3
1.7
7.4
5.9
12.8
0.6
4.1
0.8
0.5
0.7
1.1
0.7
7.2
5
5.8
15.9
14.9
36.2
0.1
25.3
0
5
5
6
6
9
12.6
15
14
34
4
16
40
14
11
26
5
5
1
4.2
0.2
0.1
0.8
46
0.7
7
2
12.9
6.4
14.6
22.3
1
4
10
7
4
1
5.5
4.4
14.5
6
15.2
3.5
4.8
32.4
15.9
9
1
0
4
10
4
5
8
0.1
1
0.5
2
8
0.1
0
15
11
7
0
0.1
0.1
0
0.8
1
0.8
7
8.2
15.8
5.8
5.8
30
14`,
},
'saturatedFat': {
'alcohol.tsv': `#
0
0
0
0
0
0
0
0
0.1
9.7
2
0.1
1.6
0
0
0
0
0
0
0
0
0.1
0.1
0
0
0
0
0
0
0
0
0
0
0
0.1
0.1`,
'bakery.tsv': `#
0.7
0.7
0.6
0.5
0.9
8
0.2
11.7
4.3
1.6
2.2
1.2
0.8
1.5
0.2
2
1.4
0.2
1.6
0.5
6.2
8.2
6
5
9.6
1.5
0.6
3
1.5
0.6
2.1
1.2
3.8
2.7
4
11.7
2.1
9.5
2.2
8
12.1
4.9
0.3
2.9
4.5
9
2.8
0.9
0.3
0.5
0.6
0.9
1.6
1.2
0.7
0.2
2.7`,
'baking.tsv': `#
0.4
0.1
0.2
0.4
0
0
0
0
0
0
2
0.2
0.4
0.2
0.3
1.6
0.7
0.7
3
0.5
13
0
0
0
0
0.1
1.6
4
3.1
0.3
4
3
0
0
0
0
0
0
0
0
0.1
0.5
4
0
0
0
1
1
0.1
0.1
0
0
0.1
0
0
0
0
0
0
0
0
22
32.4
18.5
17.8
18.5
19.4
8.1
0.1
29
59.7
2.4
4.8
2.6
9
3
1
0
8
0.2
0.9
15
15
0
1.6
6
4
4
0
0
0.1
0
0
0
0
18.5
16
2.6
0.2
0.1
0.1
0
0
0
0
0
0
0
0.2
20.6
24.1
17.8
0.1
1
5
0
1
1`,
'beverages.tsv': `#
0
0
0
0
0
0
0
0
0
0.2
0
0
1.2
4
1.6
0.1
0
0.2
0.2
0.3
12
3
6
0
0
0.1
0
0.2
0
0
0.7
0
0
0
0
0
0
0
0
0.2`,
'canned_goods.tsv': `#
0
0.1
0
0
0
0.1
0
0
0
0
0
0
0
0.4
1.9
0
0
0.4
0.1
0.1
0.2
0.1
0.1
0.1
0.1
0
0
0
0
0
0
0
2.4
4.5
30.8
15.5
18.9
1
1.7
2.6
0.1
0.1
0.5
1.3
0
0
3.4
2
3
3
3
3
0
0
0
0.1
0.2
0.2
0.2
0.2
1.2
0
1
2.6
2.6
0.1
1
2.6
0.2
0.1
0
5.6
0
0.1`,
'condiments_sauces.tsv': `#
0
0
0
0.6
0
0
0
0.1
0.2
0.2
1.1
0
0
0
0.1
0
0
0.8
0.2
0.4
0.4
6
2
0.2
0.2
2
0.8
0
0.1
0
2.4
1
0.1
0.1
0
0.1
8
0.2
3.5
7
9
0.2
2
3.4
11.7
6
5
34
6
2.9
9.1
9
7
8
6
3
2.5
2
1.5
4
0.1
0
0
2
2
1.4
0.1
0.1
0
0
0
0.1
0.1
0.6
0.6
2
3
1.5
1.5
0.2
2.1
0
0.1
0
0
0
7.5
0
0
0
0.4
7
6
0.8
2.4
0.1
0.2
11.7
6
2.5
4
0.8
1
0.2
0
11
3
2.9
6
2.5
2.9
5.6
5.1
8.3
5
2.5
2
3.3
1.5
4.2
1
0.1
0
0
0
6
0
0
0
3.5
0
0.8
0
3.4`,
'dairy_eggs.tsv': `#
51.4
61.9
1.9
1.3
0.1
0.5
23
12
7.2
11.5
22
2.1
21.1
13.2
17.3
17.1
19.3
8.3
1.7
14.9
14.6
17.8
19.1
18.7
5.5
4.6
3.1
9.6
0
2.4
0.1
1
0.8
0.5
39.7
13.8
6.6
28
15
12.9
17.5
17
18.9
17.1
19.2
17.6
16.4
22
17.4
17
19.1
18.1
20.2
21.1
8.3
0.5
16.7
3.6
0.7
2.7
2.1
32.5
2.6
4.5
2.2
0
3.7
3.6
0
0
0.2
7
16
0.5
15
18.9
17.1
16.4
22
17.4
2.1
17.6
19
15.3
18.9
18.7
19.3
18.7
16.7
16
10.9
4.5
1
6
0.6
0.6
3
3.7
2.2
2.2`,
'frozen.tsv': `#
6.8
7.5
6
6.8
0
8
3
2
21.8
0.1
0.1
0
0.1
1
0.3
0.1
0
0.1
0
0
0
0.1
0.1
0
0
0.1
0
0
0.6
1.6
1
1.6
7
1
5
0.2
1.5
4.8
2.9
1.6`,
'grains_pasta.tsv': `#
0.2
0.2
0.2
0.6
0.1
0.1
0.2
0.7
0.1
0.2
2.5
0.2
1.2
0.1
0.2
0.3
0.3
1.2
0.3
3.6
3.5
0.1
0.3
0.3
0.3
0.1
0.1
0
0.2
0
0.3
0.3
0.2
0
0
0.1
0.4
0.2
0.7
0.7
0.6
0.1
0.4
0.5
0.1
0.5
0.6
1.7
1.3
4.1
0.1
0.2
0.2
2
0.6
0
0.4
0.3
0.4
0.3
0.3
0.3
0.3
8
0.1
0.4
0.7
0.4
0.3
1.5
0.4
0.5
0.3
0.3
0.3
0.3`,
'legumes.tsv': `#
0.1
0.2
0.2
0.2
0.2
0.1
1.3
0.5
2.2
0.6
0.2
0.1
0
0.1
0.1
0.6
0.4
0
0.3
0.1
1.2
1.3
0.1
0.3
1.4
2.4
1.4
0.4
2.9
0.2
0
0.1
0.1
0.1
0.4
0
0.1
1.4
2.9
1
1.2
1.6
2.9
4.4
2.9
4.6
1.5
0.7
0.2
0.1`,
'meat.tsv': `#
0.6
4.5
4.3
3.8
4.4
4.1
2.3
1.5
0.3
2.2
13.2
5
7.6
5
3
7.3
3.6
15.8
3.1
5.3
4.4
1.2
3
19.3
7.5
7.9
13.3
13.3
2.9
3.2
14.4
11.3
9.2
1.9
10.2
7.4
5.8
11.8
2.8
0.9
5.3
12
4.1
7.7
2
0.3
2.2
1
1.6
2.7
3.4
4
4
9.7
1.7
0.9
0.7
1.3
1.2
1.3
4.7
2.7
10.8
11.5
14.9
9.3
10.8
10
13.4
13.4
8
10
8
29.4
3.6
7.6
5
4.3
5.1
9
9.6
4.5
3.4
4.5
0.9
5.1
1.6
2.7
0.9
1.3
1.3
11.5
9.3
10
10
3.6
2.9
1
0.5
8
2.5
9.5
8.9
10.6
7
0.9
0.8
1.2
1.9`,
'nuts_seeds.tsv': `#
3.8
6.1
6.2
0
4.5
5.6
4.9
10.5
7
4.5
8.7
4.5
3.7
3.3
15.1
12.1
0.2
6.9
6.9
4.2
9
4.7
28.4
4.6
8.7
8.7
6.8
57.2
31.5
5.5
2.2
3
4.1
4
3.7`,
'oils_vinegars.tsv': `#
13.8
15.7
7.4
9.9
12.9
16.9
14.2
86.5
9.6
11.6
5
25
0
0
0
0
0
15.7
9.1
13.8
15.7
49.8
48
33.2
39.2
39
15.2
25
15
0
0
0
0
61.9
52.3`,
'other.tsv': `#
1
5
5
2
3.3
4.5
0
0.2
0`,
'produce.tsv': `#
0
0
0
0
0
0
0
0.1
0.2
0
0
0
0
0
0
0
0
0
0.1
0
0.1
0.1
0
0
0
0
0
0.1
0
0
0
0
0.1
0.1
0
0.1
0.1
0
0.1
0.1
0
0
0
0
0
0
0
0.1
0
0
0.1
0.1
0
0.1
0
0.3
0
0
0
0
0.1
0
0.1
0.1
0
2.1
0
0
0
0
0
0
0
0
0
0.1
0
0
0
0
0
0
0.1
0
0
0.1
0.1
0
0.1
0.1
0
0.1
0.1
0
0.1
0
0.1
0
0.2
0.1
0
0.1
0.1
0
0
0.1
0
0
0
0.1
0
0
0.1
0.1
0.1
0
0.1
0
0
0
0
0.1
0
0
0
0.1
0
0
0
0.1
0.2
0.3
0.1
0
0
0
0
0.1
0
0
0.1
0.1
0
0.1
0.9
0
0
0
0
0
0
0.3
0
0
0.3
29.7
0.1
0
0
0
0
0.1
0
0
0.1
0
0
0
0.1
0.1
0.1
0
0.1
0
0
0
0
0
0
0
0
0
0
0.7
0.2
0.1`,
'seafood.tsv': `#
3
0.9
0.2
0.2
0.1
0.3
0.6
0.5
0.3
3.3
1.5
2.2
0.1
0.2
0.2
0.1
0.4
0.2
0.5
0.4
1.2
0.9
1.5
1.4
0.9
0.1
1.3
0.3
1.6
0.2
2
2.4
0.9
0.5
0.8
4.1
3.7
1.6
0.2
0.2
0.6
0.2
0.1
0.2
0.4
0.9
0.1
1.6
4.1
0.1
0.4
0.1
0.3
0.1
1.1
0.2
0.9
1.1
3.2
0.6
1.3
0.9
0
0.5
0.1
0.1
0.4
1
0.4
1.4`,
'snacks_sweets.tsv': `#
0.1
0
0
0.1
0
0.1
0.1
0.2
0.1
0.1
0.1
0
0
4
4
3.1
8
5.5
0.6
1
0.5
5.9
0.2
1.8
1.1
0.6
1.5
5.4
3
20
4.5
0.1
0.3
0.1
0
0
0
10.7
4
4.1
8
2.4
4.8
4.8
1
0
0.8
0.8
0.1
3.5
2.5
4.9
4.2
6.1
1.5
3
10
8
8
4
29
8.3
1.9
2
1.6
0.1
1.4
3.5
0`,
'spices_herbs.tsv': `#
0
1.4
0.6
1.5
0.3
2.1
2.5
3.3
3.3
1.8
1
25.9
4
2.5
0.7
0.2
2.3
1.6
0.5
2.7
2.8
7
0
2.2
0.1
0
0.2
0.1
0.1
1.9
1.5
1.6
0.6
0.5
2
0
2.2
0
1
0.6
1
1
1
6.5
2
1.6
17
0.7
2.5
5
2
1
4
1
2.5
0.2
2.6
0
0
0.1
20
0.2
1.5
0.3
2.1
1.5
0.6
1.5
0.2
1
1
0.5
0.2
0.1
1.4
0.2
0.7
1.6
7.4
0.6
0.1
9.5
0.6
1.5
0.2
0
1
1
0.2
1
1
0
0.1
0
0
2
0
0
2
1
1.5
0
0
0
0
0.1
0.1
0.1
1.5
0.8
0
0.8
0.8
4
2`,
},
'fiber': {
'alcohol.tsv': `#
0
0
0
0
0
0
0
0
0
0
0
0
0.3
0.6
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0`,
'bakery.tsv': `#
2.7
6
5.8
2.4
2.1
2
2.3
2.6
1.5
2
1.1
4.5
4
5.1
2.2
5
2.2
2
2.3
6.3
7
2.5
0.8
1.9
1.5
1.9
2
2
3
5
1
3
1.6
2.1
2
2.6
1
2.1
2.7
2
1.3
1.9
2.7
0
1
1.2
1
2.1
1.5
2.4
2.5
1.8
2.3
4.5
2.7
2.3
3.7`,
'baking.tsv': `#
10.7
1.7
2.7
2.4
0
0.2
0
0
0.2
0
20
2.7
10.7
11.8
10.1
6.5
10
10.8
9.6
6.4
38
0.9
1.5
3.4
0.9
0.3
1.2
2.1
6.5
3
9.9
15.8
0
0
0
0
0
0
0
0
0.9
2.6
2.8
0
0.2
0.2
26.9
24
1.5
8.6
80
80
0
0
0
0
0
0
0
0
0
8
16.6
6.2
5.9
3.4
0.2
33.2
39.8
3.8
0
3.7
0.1
4.8
4
0
0
0
0
0
14.3
0
0
0.9
1.2
1
2.1
9.9
0
0
0.9
0
0.2
0
0
3.4
1
4.8
2.4
3.9
5
0
0
1
0
0
0
0
4
0
0
5.9
0.3
8
6
3
22
3`,
'beverages.tsv': `#
0.2
0.2
0.2
0
0
0
0
0
0.8
0
0
0
0
0.9
0.3
0.2
0.3
0.5
0.6
0.6
0.3
1
0.3
0
0
0.1
0.2
1.1
0.8
0
38
0
0
0
0
0
0
0
0.3
0.3`,
'canned_goods.tsv': `#
1.6
4.1
1.5
0.4
0
0
0
0
1
1.9
1
1
1.9
12.3
5.8
1.7
1.9
5
3.9
2.4
1.9
1.2
2.9
2.5
4.9
2.4
1.8
1.3
0.8
1.1
1
0.6
1.5
2
2.2
0.2
0
0.7
0
0.2
1.1
6.6
0.3
3.3
0.5
0.4
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0.4
1.3
0.7
0.2
0.2
6.6
0.7
0.2
0
0
0.1
0
1
6.5`,
'condiments_sauces.tsv': `#
0.8
0
0.3
2.8
0
0
0.1
0.3
3.3
3.2
5.4
0
0
0
0.8
0.3
0
5
3
0
0
2
0
3
3
4
3
1
2.2
5.9
2
5
3.3
0.3
1.5
0.8
4
0.7
1.1
6
4
3.3
12.2
0
0
0
0
0
0.5
0
0
0.3
0
1.5
1.5
3
4
6
4
0.5
1.5
1
1.1
3.3
3.3
3.2
1
1.1
1.1
1.8
2.9
1.6
1.6
4
4
6
1.5
0.5
1
1.8
1.3
1.8
0.3
0
0
0
9.3
1.7
0.9
1
1
0.3
0.5
5
2
0.8
0.7
0
0.5
4
0.5
5
5
0.8
0.5
0.2
0.5
0.2
0.5
0.3
0
0
0.8
0.4
0
5
4
4
0
2
1.5
1.5
0.7
1
3
0.2
3
3
1.3
0
0
4
0.7
0`,
'dairy_eggs.tsv': `#
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0.8
0
0
0
0
0
0
0
0
0
0.4
0.5
1
0
0
0
0
0
0
0
0.8
0
0
0
0
0
0
0
0
0
0
0
0
2
1.5
1
0
0
0
0`,
'frozen.tsv': `#
0.7
0.7
0.9
0.7
0.5
1
1
1
0
4.5
2.1
2.9
4
1.9
1.5
6.6
2.1
2.7
4.8
5
4.6
1.9
1.6
1.5
1.4
2.6
3.5
1.8
5.2
2.1
1.9
2.1
1.5
1
1
1.4
1.9
2.2
4.2
2.1`,
'grains_pasta.tsv': `#
1.3
1.3
1.3
3.5
2.8
0.4
6.2
7
5
18.3
6
15.6
10.6
3
1.8
9
11
3.3
2
1.9
1.8
1
2
3.2
3.2
4.3
4.3
0.5
1.6
1
1.8
1.8
2.8
1.4
4.5
3.8
10.7
15.1
8.5
10
3.5
2.8
1.2
0.4
3.3
12
42.8
13.2
15.4
9
2.5
3.9
3.9
3.2
12.7
0.9
10.7
3.2
7.1
3.2
3.2
3.2
3.2
2.5
3
10.7
8.5
10.7
12.2
6.7
8
6.3
3.2
3.2
3.2
3.2`,
'legumes.tsv': `#
6.9
5.5
5.5
30.5
25.5
3.3
2.3
0.2
5
17.4
6.4
5.3
3.7
5.1
4.1
5.5
5.1
7.3
16.3
7.9
18.9
6
5.5
0.6
4.9
5
6
5.1
3.9
0
0
4.8
4.8
4.8
10.8
0
18.3
4.9
3.9
6
0
5.4
3.9
7.2
2.8
2.6
5
6
15.2
4.7`,
'meat.tsv': `#
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1.3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1.8
0
0
0
0
0
0
0
0.8
0
1
0
0
0
0
0
0
0
0
0
0.7
0.8
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0`,
'nuts_seeds.tsv': `#
12.5
6.7
9.6
3.3
9.7
10.3
3.7
6
11.8
8.6
6
19.5
27.3
34.4
7.5
8.6
5
9
9
10.3
4
5.7
5.4
4
6
6
8.5
16.3
4.5
6
3.5
6
10.3
33
27.3`,
'oils_vinegars.tsv': `#
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0`,
'other.tsv': `#
3
1
1
1.5
0
1.2
0
1.5
0`,
'produce.tsv': `#
1.7
1.7
0.9
1.7
3.2
2.6
1.8
2.1
2
2.8
1.6
1.2
1.2
1.2
2.2
1.3
3
2.1
1.7
0.9
2.8
3.7
1.5
1.5
1.5
1.5
0.5
1
1.1
2
2
1.5
1.5
0.5
3
1
1.3
2.5
2.2
3.6
2.5
2.1
1.2
1
2.1
1.3
1.1
1.6
0.5
2.6
2
2.7
2.1
5.1
2.6
2
3.2
2.8
1.8
1.6
3.1
5.4
3.8
4.9
1.8
6.7
2.8
0.3
10.6
2.8
0.4
10.6
2.4
10.6
2.4
2.6
2
2.4
6.5
5.3
1.5
3.1
1.6
1.4
4.6
0.9
0
2
1.9
2.9
2.1
1.6
1.8
4.9
4
3.2
3.2
1.6
2
0.9
1.4
1.7
1.4
1.6
0.4
0.9
0.8
3.1
3.1
1.8
4.1
4.1
4
2.7
10.4
1.7
2.3
2.3
3.6
1.1
1.8
6.5
10.6
3
3.8
2.3
3.8
1.7
2.2
3.6
1.5
5.4
1.3
1.9
3.6
4.3
4.5
2.2
2.8
2.5
4.2
3
2.1
1.9
1.1
1.6
4.9
2.5
5.4
1
1
9.9
7.8
1.6
5.1
9
0.3
2.7
1.8
0.5
3.2
6.5
3.8
1.7
3.6
4.3
1.6
1
0.3
1.8
2.5
3.8
2.8
2.7
2.7
3
2.8
4.9
3.8
3.6
4.3
7
1.7
33
1.3
0.5`,
'seafood.tsv': `#
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1.5
0.6
0.5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0`,
'snacks_sweets.tsv': `#
3.7
6.8
6.7
7.1
7.3
5.7
2.5
7.5
12
9.8
8.7
1.6
3.2
4.4
4.4
5.7
1
1.7
14.5
3.8
3.3
2.3
3
1
18.6
4.2
2.8
0.8
4
6
1.8
0.1
5
0.1
0
0.1
0
3.6
4
4.5
3
5.3
0.6
0.6
0
0
3.1
3.1
1
1
2.2
2
3.4
1.8
2.8
4
3
1.3
1
3
7.7
3.5
10.9
2
2.8
22.9
3
1.1
2.4`,
'spices_herbs.tsv': `#
0
25.3
26.2
10.5
53.1
34.9
34.8
27.2
27.2
22.7
41.9
20.8
33.9
21.6
28
15.2
26.3
42.5
14
37
14.1
40.3
1.6
37.7
3.3
2.8
6.8
2.1
2.5
7.4
40
3.9
14.6
39.8
12.2
1
11.8
0
12
13.3
15
15
25
14.8
25
53.2
5
12
20
14
12
25
12
25
3
4
14.1
2
1
2
3
9
28
4
34.9
24.6
38
10.5
4
20
25
40.3
11
6
26.7
13.6
21.1
29.8
42.6
26.2
10.4
20.2
14.6
6
11.5
0
20
25
11
28
25
7
6
3.8
10
26
1
0
25
25
28
0
1
1
0
2
2
2
28
21.6
26.8
28.7
28.7
12
25`,
},
'sugar': {
'alcohol.tsv': `#
1
0.6
1.1
0
38
0
4
0
46.4
19.8
28
46.4
22.3
3.5
1.1
0
0
0.1
0
0
0
46.4
46.4
4
1
3.8
1.1
7.8
1.1
1.1
7.8
0
3
0
46.4
46.4`,
'bakery.tsv': `#
5.1
4.3
3.9
2.6
6.4
12
5
11.3
2.2
10
27
6.2
5
4
1.3
2
3.5
1
4.4
0.9
1.5
6
0.4
18.1
0.7
0.2
2
4
3
5
6
6
15.7
25.2
4
11.3
6
22.8
0
15
25.4
27.5
0
0
6
2.5
7
6.4
7
2.6
2
1.8
1.8
6.2
5.1
0
13.8`,
'baking.tsv': `#
0.4
0.3
0.2
0.1
97.8
82.1
67.9
74.7
68
0
25
0.3
0.4
1.1
0.8
0.8
2.6
10.8
7.5
1.6
9
3
1
0
0
74.3
43.3
11.7
20.3
1
4.6
5
99.8
97
90
76.8
76
71.3
65
66
52
49.6
34.8
0
0
0
0
0
0.3
0
0
0
0
86
12.7
12.7
12.7
14
0
10
0
36.7
0.9
51
54.5
51.5
59
1.8
49.1
34.1
0
65.5
47.6
36.2
32
63.1
90
94
80
96
4.8
0
0
3
43.3
33
11.7
4.6
99.8
76
52
0
0
12.7
10
51.5
50
36.2
0.3
0
2
0
65
68
21.5
80.3
0
0
45
63.5
67.1
54.5
74.3
30
0
2
0
4`,
'beverages.tsv': `#
8.4
9.6
10
0
0
10.8
8.1
11.9
37.4
0
0
0
8
13.6
12
0
5.3
2.5
2.4
3.4
4
2
3
9
11.9
12.7
14.2
2.6
3.9
10.8
0
3
8.8
0
10.8
8.7
9
10
44.5
9`,
'canned_goods.tsv': `#
2.6
12.2
4.2
3.6
0.4
0
0.5
0.4
2.4
4.4
3.5
2.5
4.8
37.6
13
2
2.7
6
1
0
3
3.2
3.3
1.3
3
2.3
5.5
13.2
14.4
9.4
37.9
24
60
45
3
51.5
0
0.4
0.5
0
8.2
4.7
0.5
1.9
2.9
3.3
17.4
14.5
10
8
8
8
0
0
0.4
0
0
0
0
0
0.2
13.2
0.4
0
0
4.7
0.4
0
0.2
0.2
0.6
0.6
2.4
0.4`,
'condiments_sauces.tsv': `#
1.7
3.6
0
27.3
6
10
14.1
21.7
0.9
0.4
6.2
0
20
48
0.4
8
10
8
22
1
1
6
0
5
5
12
6
45
15.1
10.5
2
5
8
1.3
15
22
3
36
18.8
4
5
0.9
6.8
3.6
0.6
1.5
2
0.5
0.4
10.8
2.5
2.5
4.7
1.5
1.5
0.5
6
0.7
4
1
52
25
48.5
0.5
0.5
0
18.3
29.1
1.3
3
1.8
1.1
1.1
7
7
6
6
10
6
5.5
4.5
3.9
1.3
0
55
10
0.5
6.7
33.2
0
28
2
0.5
8
2
22
36
0.6
0.4
6
1
5
5
20
38
0.5
4.5
4.4
0.4
3.5
10.8
15.9
15.2
3.5
20
12
6
0.5
0
1
3
35.3
60
51.2
62
44
1
2
5
12
9
7
0.5
3.6`,
'dairy_eggs.tsv': `#
0.1
0
5
5.1
5.1
4.8
2.8
3.7
4.3
2.9
2.4
4.7
0.5
1
0.9
0.7
3.2
0.3
2.7
4.1
0.9
1.3
0.5
0.5
54.4
10
0.4
0.6
0.7
3.3
3.2
7
13.8
4.6
2.3
8
0.2
4
1.8
2.3
0
1.2
0.4
0.6
1.6
2.2
0.8
0.5
0.5
1.5
1.1
2.3
0.5
0.5
0.3
52.2
38.4
49
74.5
4.5
9.5
54.9
8.1
49.7
11
0
0.9
0.4
2
0
5.3
6
1
4.6
1.8
0.4
0.6
0.8
0.5
0.5
9.5
1.4
0.5
0.5
0.4
0.5
0
0.5
0.5
1.5
0.6
3
1
3
5
5
2
23.7
11
11`,
'frozen.tsv': `#
21.2
20
22
21.2
25
18
18
18
23.1
5
2.5
0.7
4
0.2
1.5
3.4
4.6
8.5
6.5
10.7
4
12
13.7
8.4
9.9
12.2
7.5
1.1
2.2
5.3
0.2
5.3
2
2
3
0
0.2
0
3.5
5.3`,
'grains_pasta.tsv': `#
0.1
0.1
0.1
0.8
0
0.1
2.5
2.5
1
0.4
5
0.8
1
1
0.6
3
1
1.9
1
0.9
1.5
0.5
0.5
2.7
2.7
2
1
0
0.1
0
0
0
0.9
0.1
0.1
0.3
6.8
1
1.7
2.6
0.8
0
2.4
9.9
9.5
0.9
0.4
8
1.4
20
1.8
1.6
1.6
9.6
0.9
3.4
6.8
2.7
0.8
2.7
2.7
2.7
2.7
2
1
6.8
0
6.8
0.4
1.7
1.8
3.4
2.7
2.7
2.7
2.7`,
'legumes.tsv': `#
0.2
3.8
0.5
2
8
2
0
0.7
2
10.7
4
1.6
0
0.3
8
8
0.5
1
6.6
1.8
3
3
20
0
1.1
2
0.5
0.5
2.7
0
0
0.3
0.3
0.3
2
35
2
1.1
2.7
1
0
4.9
2.7
0
0
0
1
0.5
2.1
0.6`,
'meat.tsv': `#
0
0
0
0
0
0
0
0.1
0.1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
1
0
0
0
0
1.6
0
0
0
0
0
0
0.9
1.8
0
0
0
0
3.3
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0.1
9
0.2
0
4.4
0
0
1.3
1.3
1
0
2
0
0
0.9
0
0
0
0
0
6
1.3
1
0
0
0
0
0
0
0
0.2
4.4
0
0
0
0
0
0
0
0.5
0
0
0
0
0
0
0
0`,
'nuts_seeds.tsv': `#
4.2
2.6
4
5.9
4.3
7.7
3.6
9.2
0.3
2.6
1.4
3
1.6
0
2.3
4.6
9
4.5
4.5
4.4
44
10.5
54
1.5
1.4
1.4
4
7.3
43.2
28
55.8
36
4.4
20
1.6`,
'oils_vinegars.tsv': `#
0
0
0
0
0
0
0
0
0
0
0
0
0.4
0
0
14.9
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2
0
0`,
'other.tsv': `#
30
6
30
3
1.4
0.5
0
6
0`,
'produce.tsv': `#
4.2
4.2
5
4.2
7.9
2.3
3.9
1
1.7
4.7
1.8
2.6
2.6
2.6
0.8
0.6
4.2
4.2
2.4
4
4.1
3.8
5.3
5.1
5.1
5.1
1.7
2.5
2.2
2.2
2.2
2.2
2.8
2.8
3.5
2
2.5
2.4
0.4
2.3
3.2
3.8
1.4
1.2
1.2
0.8
0.9
2
0.2
1.7
1.9
3.3
1.9
5.7
4
6.3
1.5
6.8
3.8
1.9
3.9
1
2.2
4.8
4.1
0.7
2.5
2.5
4.2
1.7
1.7
4.2
9.3
5
10.4
12.2
4.9
10
4.4
4.9
8.4
9.8
13.7
9.8
4
15.5
4
9.2
3.9
16.3
12.8
8.5
1.1
1.8
0.5
1.3
0.8
1.1
1.7
0.6
9.9
7.8
1.9
2.5
6.2
7.9
8.1
0
0.2
1.6
0.5
0.4
13.7
0.4
11.2
7.9
15
4.5
2.6
7
10.6
9.4
4.2
9
1.2
1.1
1.2
1.7
1.1
6
19.1
8.9
15.2
9
12.5
6
6.5
10
3.5
3.2
5
3
0
0.2
4
9.6
4
2.5
1
1
0
1.5
8
9.6
57.4
6.2
0.5
0
4.1
13
1.3
9.4
1.2
1.7
0
0
9.6
0
0.5
1.7
0.8
1.2
0.6
0.2
2.1
8
4
11
15
7
7.4
8
8.1
1
0.6
0.7`,
'seafood.tsv': `#
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1.2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1.6
1
6.2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0`,
'snacks_sweets.tsv': `#
59.2
67.3
66.5
38.1
53.4
65
67.2
67.5
62
47.9
57.2
80.7
38.8
0.4
0.4
0.8
5
3
0.9
45.4
2.4
8.5
0.3
0.5
0
0.9
31.1
37.7
50
48
31.8
57.6
30
46.8
60
59
62.9
47.2
45
38
25
28.6
33.4
33.4
17
93
0
0
5
26
19.9
36
37.4
15.1
31.1
50
17
38
37
28
35.3
0.9
9.8
65
1.2
1
1.3
13.9
60`,
'spices_herbs.tsv': `#
0
0.6
0
2.2
2.2
10.3
7.2
10.3
10.3
3.2
0
28.5
2.4
0
0
6.6
0
4.1
0
1.7
0
1.7
0.3
1.7
0.8
0.9
0
0
1.9
0
4
2
0
0
6.8
0.5
0.7
0
10
10.8
6
3
3
7.8
3
2.8
10
12
2
3
20
5
6
5
15
35
3.4
75
10
3
5
2.4
3
8
10.3
3
0.6
2.2
0
30
10
4.1
5
0
7.3
0
0
0
0
30
7.3
0
0
14
2.2
0
30
10
5
1
0
0
0
0
15
0
0.5
0
3
5
3
0
0.5
0.5
0
3
2
3
3
0
0
41.1
41.1
2
8`,
},
'sodium': {
'alcohol.tsv': `#
5
4
9
2
10
4
5
1
8
92
20
8
6
500
7
1
1
0
1
1
2
8
8
5
5
5
9
9
9
9
9
2
200
2
8
8`,
'bakery.tsv': `#
491
455
603
513
500
430
534
467
580
658
302
732
600
698
536
400
465
300
686
45
243
409
557
471
249
483
500
450
450
480
439
256
201
275
550
467
439
316
467
500
305
445
464
511
280
560
480
500
150
513
530
561
380
732
491
534
787`,
'baking.tsv': `#
2
2
1193
0
2
4
12
37
4
27360
20
2
2
2
4
19
11
64
13
5
100
1
40
2
9
788
728
1276
817
10
19
1
1
28
60
62
270
35
5
10
349
72
346
0
10600
52
51
200
2
200
100
50
196
491
9
9
9
11
5
100
100
10
24
11
11
79
90
21
35
107
0
504
405
9
90
184
10
20
10
10
1283
0
0
1
728
270
1276
19
1
270
349
0
52
9
100
79
170
9
2
1
10
5
40
30
82
0
0
0
10
135
89
11
788
10
300
3400
120
900`,
'beverages.tsv': `#
1
4
2
4
150
4
13
2
3
37
2
2
40
81
45
71
39
50
44
42
60
100
100
1
2
9
5
105
66
4
6
4
12
1
4
7
9
4
7
15`,
'canned_goods.tsv': `#
150
59
524
269
371
372
300
371
128
186
221
401
28
247
266
397
14
1500
47
426
186
261
5
246
273
425
194
5
1
2
29
18
140
260
4
36
13
691
702
685
377
8031
677
449
169
362
23875
24000
18000
16000
16000
16000
120
100
371
372
156
156
156
156
560
5
691
685
685
8031
516
685
30
30
30
20
10
20`,
'condiments_sauces.tsv': `#
5586
7851
2733
1615
4000
980
3833
907
1135
2769
3728
6500
1800
4000
5493
2700
980
4500
2700
6000
6000
2500
6000
3500
3500
2500
2800
1500
2124
1338
900
1500
420
2643
1600
2200
2000
538
319
800
1800
1135
13
827
635
700
700
500
828
993
1
1200
901
900
800
1400
700
350
400
900
1200
500
32
1556
1556
735
457
811
875
1300
661
498
498
3800
3800
3500
450
2500
900
419
350
705
2643
10
40
5
115
867
1027
300
700
550
700
4500
900
2200
538
635
828
700
900
6500
4500
2600
400
500
670
354
828
250
993
836
962
642
710
1200
600
400
402
700
500
15
56
30
10
80
7000
5000
500
22000
3500
3800
3598
827`,
'dairy_eggs.tsv': `#
11
2
43
47
42
190
38
40
41
47
35
46
621
627
1529
1433
365
84
364
917
459
70
600
1146
127
106
142
48
166
35
36
70
66
40
20
8
83
45
700
751
1400
338
714
876
800
819
1376
700
629
1100
628
1671
604
621
84
549
371
517
1079
50
60
123
54
129
61
26050
146
141
199
1156
13
30
800
40
700
714
876
1376
700
629
60
812
690
842
714
1146
1809
1146
800
350
652
300
100
500
30
40
600
685
61
61`,
'frozen.tsv': `#
80
61
140
80
8
60
60
60
25
108
3
74
47
332
302
107
2
1
0
1
1
0
1
0
1
1
1
2
6
407
332
407
700
500
500
22
428
618
587
407`,
'grains_pasta.tsv': `#
5
5
5
7
1
1
7
5
10
17
800
9
2
792
1
8
3
21
26
406
500
200
450
6
6
1840
1840
10
182
600
572
572
7
5
5
3
8
2
5
1
7
7
1238
527
729
6
2
12
4
25
345
7
7
680
7
1
8
6
11
6
6
6
6
1700
1840
8
5
8
2
4
12
6
6
6
6
6`,
'legumes.tsv': `#
384
231
239
6
15
293
14
8
9
24
246
17
453
448
343
414
449
8
15
2
15
1
3
29
569
294
379
449
16
9
100
5
5
5
7
218
38
569
16
5500
2873
7
16
6
888
1465
480
350
16
430`,
'meat.tsv': `#
45
81
70
82
84
84
60
112
113
69
63
81
66
81
54
51
80
49
54
63
50
52
55
32
81
56
662
662
1143
2500
1235
731
667
65
59
59
70
56
82
743
1213
1684
66
67
593
941
103
74
71
40
53
170
63
59
41
51
82
63
69
97
1217
1078
2081
1737
1761
960
819
846
680
680
420
700
650
2684
132
740
81
70
52
56
697
500
538
500
51
52
71
40
51
63
97
1737
960
846
700
132
70
0
58
75
600
1246
1036
860
69
182
67
87
70`,
'nuts_seeds.tsv': `#
1
2
0
12
0
1
2
459
11
9
7
26
30
16
3
5
2
12
12
7
60
3
41
5
7
7
18
37
262
229
48
48
7
10
30`,
'oils_vinegars.tsv': `#
2
0
0
0
0
0
0
0
0
0
59
4
5
8
8
23
2
0
0
2
0
0
10
0
0
150
751
700
700
2
2
8
8
2
7`,
'other.tsv': `#
1500
400
150
450
145
560
0
10
100`,
'produce.tsv': `#
4
4
8
4
12
16
20
17
13
69
80
5
5
5
6
5
55
4
3
2
3
10
9
7
7
7
2
8
2
4
4
3
17
1
2
5
9
9
79
38
18
27
9
65
8
28
5
27
41
33
30
6
2
5
4
15
7
78
67
39
52
94
25
10
6
7
2
1
6
2
2
6
0
3
1
1
1
1
1
1
0
1
1
1
2
2
6
1
1
1
0
3
4
4
17
20
40
213
13
22
0
8
7
21
1
16
18
2
22
100
9
11
3
33
28
0
4
12
20
0
2
10
6
3
9
18
9
2
21
5
2
2
1
4
1
1
1
1
30
18
50
4
113
6
14
4
40
8
94
3
5
2853
17
4
28
20
48
5
6
5
20
10
9
2
5
1
4
5
48
14
7
9
21
3
1
1
2
2
2
0
1
6
10
530
233
872`,
'seafood.tsv': `#
59
672
247
45
54
68
52
68
64
90
307
3668
119
293
423
392
286
601
106
44
112
381
416
51
672
213
98
18
81
88
90
51
54
7027
400
1500
402
560
529
62
3000
230
301
300
296
672
213
81
1500
301
296
333
287
39
49
53
60
65
56
42
39
79
72
60
100
372
70
220
153
51`,
'snacks_sweets.tsv': `#
11
8
1
2
10
3
13
3
4
10
87
98
4
450
450
325
800
926
8
177
1150
705
0
320
1745
326
477
298
100
180
506
80
300
80
40
44
38
357
20
195
250
294
377
377
142
60
156
156
5
147
501
306
580
524
477
100
600
370
220
150
6
202
246
40
943
557
660
407
1`,
'spices_herbs.tsv': `#
38758
20
5
168
10
68
4000
30
30
27
35
16
277
77
18
73
23
25
9
55
26
11
4
76
56
46
30
61
3
62
25
148
16
88
13
28000
160
12300
9000
7203
11000
12000
60
52
97
52
4000
8000
2000
900
4500
80
2500
6000
16000
20000
27
40
800
600
500
60
40
1500
68
67
17
168
40
30
30
77
83
30
452
208
20
344
50
70
211
80
16
3400
13
3
30
30
83
20
30
1
10
43
30
25
28000
12300
97
80
40
3
28000
29000
500
600
20
600
40
43
89
91
91
8000
60`,
},
'cholesterol': {
'alcohol.tsv': `#
0
0
0
0
0
0
0
0
0
58
200
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0`,
'bakery.tsv': `#
0
0
0
0
0
110
0
67
3
40
43
0
0
0
0
0
0
0
0
0
0
0
196
0
0
0
0
15
0
10
59
0
0
42
30
67
59
30
39
50
3
114
0
69
110
50
116
0
0
0
0
0
51
0
0
0
0`,
'baking.tsv': `#
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2
2
0
0
0
0
0
0
0
0
0
0
0
1
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
6
0
2
0
23
21
0
0
1
0
0
24
0
100
0
0
0
0
0
0
0
0
0
0
30
2
0
0
0
1
0
0
0
0
23
10
0
0
0
0
0
0
0
0
0
0
0
0
104
0
0
0
0
230
0
0
0`,
'beverages.tsv': `#
0
0
0
0
0
0
0
0
0
0
0
0
8
23
8
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0`,
'canned_goods.tsv': `#
0
0
0
0
2
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3
70
0
0
0
0
8
13
0
0
11
9
0
0
13
4
0
20
20
20
5
0
2
0
1
1
1
1
3
0
0
13
13
0
6
13
0
0
0
0
0
0`,
'condiments_sauces.tsv': `#
0
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
150
150
60
80
0
0
20
5
0
0
0
0
0
0
0
0
0
30
0
0
0
0
0
0
16
42
0
0
360
29
0
0
40
26
10
0
0
0
0
0
60
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
8
0
5
2
18
0
0
0
0
0
0
0
0
0
0
90
0
0
0
0
0
42
29
0
60
0
0
0
0
45
8
7
29
10
0
0
26
31
26
0
0
0
13
0
0
0
0
0
0
110
0
0
0
10
0
5
0
16`,
'dairy_eggs.tsv': `#
215
256
10
8
2
4
137
66
37
52
110
13
105
79
88
104
110
51
17
89
46
92
89
75
34
29
372
1085
0
13
5
6
5
5
170
76
35
110
70
69
100
95
110
69
116
114
68
100
100
75
96
100
95
105
51
18
97
69
6
11
12
0
59
29
84
0
884
844
0
0
0
0
0
5
70
110
69
68
100
100
12
89
93
72
110
75
90
75
90
70
54
25
15
0
0
0
0
0
84
84`,
'frozen.tsv': `#
44
92
40
44
0
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
14
0
14
35
50
40
0
0
15
8
14`,
'grains_pasta.tsv': `#
0
0
0
0
0
0
0
0
0
0
12
0
0
0
0
0
0
84
73
42
60
0
10
0
0
0
0
0
0
0
9
9
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
7
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0`,
'legumes.tsv': `#
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
7
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0`,
'meat.tsv': `#
73
98
75
88
93
111
86
72
57
74
76
69
71
69
65
85
67
76
65
68
63
65
69
72
80
72
66
66
57
80
88
76
66
65
73
69
70
74
82
48
90
99
65
71
75
50
109
85
345
71
76
600
100
84
57
85
57
39
275
122
54
68
48
108
105
60
50
74
120
120
80
70
70
86
88
70
69
75
75
68
255
75
34
60
85
75
345
71
85
39
122
108
60
74
70
88
55
0
55
80
65
56
76
158
87
411
250
301
371`,
'nuts_seeds.tsv': `#
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0`,
'oils_vinegars.tsv': `#
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
109
0
100
95
95
0
0
0
0
0
0
0
256
68`,
'other.tsv': `#
0
40
15
60
277
170
0
0
0`,
'produce.tsv': `#
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0`,
'seafood.tsv': `#
55
23
36
39
43
49
50
41
37
70
142
85
161
78
127
24
28
30
50
233
53
83
18
59
23
54
55
25
66
73
60
126
60
152
190
588
28
90
20
107
600
48
85
110
45
23
54
66
588
85
45
46
52
39
66
37
59
49
49
52
55
51
60
70
50
112
50
300
65
59`,
'snacks_sweets.tsv': `#
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
7
0
0
0
0
0
110
0
0
0
51
30
0
1
0
0
0
0
0
0
6
0
0
20
0
66
66
1
0
16
0
0
221
0
0
2
20
0
30
0
0
0
60
0
0
0
2
0
0
0
0
0`,
'spices_herbs.tsv': `#
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
20
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0`,
},
'gramsPerCup': {
'alcohol.tsv': `#
235
236
236
233
288
237
240
222
270
280
270
270
240
242
235
222
222
222
222
222
222
270
270
240
235
235
235
236
236
236
236
233
233
230
270
270`,
'bakery.tsv': `#
45
45
45
45
45
45



90

108
90
30















40

















45

45
45
45
45
55
45

70`,
'baking.tsv': `#
120
120
125
158
120
339
322
337
333
221
105
125
110
102
148
104
120
92
84
116
112
120
160
128
128
160
120
120
140
130
96
60
200
215
180
341
340
384
310
320
328
300
304
24
221
144
168
60
240
150
140
80
150
180
208
208
208
208
237
240
240
170
132
170
170
168
170
86
103
170
218
120
120
227
240
260
300
260
190
200
70
120
120
120
120
250
120
96
200
340
328
24
144
208
240
168
100
227
127
167
130
220
336
330
315
25
192
200
260
156
170
168
160
150
100
290
130
108`,
'beverages.tsv': `#
248
248
250
237
237
246
237
253
284
54
237
80
245
250
244
240
240
240
243
240
240
240
240
247
253
249
253
240
236
246
96
240
244
237
246
244
246
248
290
244`,
'canned_goods.tsv': `#
245
262
245
243
240
240
240
240
240
245
255
241
250
54
110
241
192
240
168
146
164
256
245
135
170
156
170
251
249
244
277
260
300
260
240
296
226
251
251
251
252
100
245
247
242
242
230
230
200
200
200
200
240
240
240
240
240
240
240
240
233
251
251
251
251
100
251
251
240
240
240
230
240
178`,
'condiments_sauces.tsv': `#
288
288
288
256
255
275
288
240
249
138
275
255
255
310
255
288
275
270
280
260
260
250
240
260
260
260
260
290
272
273
240
245
240
240
275
280
240
305
260
220
220
249
100
240
220
220
220
240
250
236
250
235
240
240
240
240
245
230
240
240
300
270
320
135
135
135
160
245
143
150
142
150
150
250
250
250
245
250
250
257
250
259
227
240
320
237
240
245
279
140
250
250
240
270
240
280
305
220
250
245
240
270
275
280
290
220
230
250
255
240
236
250
250
245
250
260
245
245
205
240
245
282
320
300
300
300
220
230
150
230
255
250
255
240`,
'dairy_eggs.tsv': `#
227
205
244
244
245
245
238
240
242
230
232
245
113
112
100
100
232
246
225
150
110
108
113
135
306
252
243
243
243
240
240
245
245
243
232
60
230
225
150
122
100
113
108
132
108
110
100
110
144
150
113
113
113
113
240
68
128
120
145
244
250
94
254
304
282
240


251
108
245
245
113
243
150
108
132
100
110
144
250
132
113
246
108
135
135
135
134
120
113
220
100
113
245
245
113
113
282
282`,
'frozen.tsv': `#
137
137
137
137
190
137
137
137
75
134
136
156
140
100
210
60
149
155
140
151
100
155
165
150
165
150
145
137
155
150
100
150
120
150

105
120


`,
'grains_pasta.tsv': `#
185
185
185
185
200
158
160
170
173
140
150
200
81
60
140
105
105
38
90
120
120
150
150
105
91
60
176
140
60



185
157
182
157
174
169
200
170
185
185
170
27
28
45
58
115
94
122
165
150
157
140
200
152
180

162
105
115
90
190
60
60
174
200
174
192
193
193
192
91
100
91
105`,
'legumes.tsv': `#
180
177
171
192
197
170
250
250
166
200
160
170
170
182
254
253
238
230
207
198
180
172
90
120
130
120
246
240
130
122
240
180
179
179
192
300
207
130
130
170
230
175
90

140
144
140
140
195
238`,
'meat.tsv': `#
140
140
140
140
140
140
225
140
140
225
140
140
225
140
140
140
140

140
140
140
140
140
140

225
220
150
140
130
140
140
140
140
225
140
140

140
140
140
80
225

140
140
140
140
140
140
140

140
140
140
140
140
140
140
140
140
140
90
120
138
138
151
140
140


140
150
140
140
140
140
140
140
140
208
140
140

140
140
140
140
140
140
140
120
138
140
140
140
225
140
140
140
140
138
138
220
140
140
140
140
140`,
'nuts_seeds.tsv': `#
120
110
105
135
125
123
135
258
144
140
129
141
168
160
133
134
145
140
140
256
270
256
296
160
135
135
146
80
93
150
130
130
256
130
112`,
'oils_vinegars.tsv': `#
216
218
218
218
218
216
218
218
218
218
210
190
239
239
239
255
239
218
218
216
218
205
120
205
205
206
227
227
227
238
239
239
239
205
120`,
'other.tsv': `#
140
240
120
200
220


240
150`,
'produce.tsv': `#
160
160
160
160
160
100
89
136
96
122
101
180
149
180
150
150
133
149
149
149
90
105
90
90
120
90
119
124
113
140
140
140
101
116
82
70
86
87
30
67
89
89
76
70
47
36
55
20
34
91
107
100
134
145
63
145
100
136
130
116
87
168
88
133
104
150
212
244
96
212
246
96
180
96
125
150
152
148
123
144
154
140
165
165
100
151
67
155
132
150
154
155
122
120
36
56
55
36
96
40
165
145
131
116
152
160
170
90
50
156
150
104
174
40
236
143
148
140
135
230
195
180
96
180
54
86

132
86
149
151
165
190
120
168
150
145
150
130
70
126
91
56
33
70
150
120
140
168
33

14
130
110
120
80
20
140
104

56
180
54
132
149
150
150

20
206
88
70
66
65
70
180
108
220
243
140
112
145
140
14
80
80`,
'seafood.tsv': `#
140
136
146
140
140
140
140
140
140
140
149
140
145
135
145
150
150
227
248
140
140
150
146
140
136
140
140
140
140
140
140
140
140
140
12
256
140

140
145
60
140
140
145
140
136
140
140
256
140
140
140
140
140
140
140
140
140
140
140
140
140
140
140
140
140
140
200
127
140`,
'snacks_sweets.tsv': `#
145
144
147
174
130
120
140
120
25
149
86
180
190
30
30
28
20
30
8
35
45
70
116


28
100
100
100
100
100
50
40
96
50
170
190
170
140
120


90
90
250
30
100
100

55
110
80
112
100
84
100
100
110
256
90
90
40
30
150
70
61
45
60
170`,
'spices_herbs.tsv': `#
292
110
115
96
125
109
125
85
85
150
80
112
104
96
93
110
29
48
40
48
28
34
24
34
50
16
30
9
48
29
48
34
107
93
100
250
106
200
110
110
110
110
100
100
100
101
240
110
100
110
100
100
100
80
130
140
85
200
160
240
56
155
100
250
109
178
107
100
110
110
90
29
30
20
24
50
100
77
58
3
29
85
107
240
40
237
110
90
30
110
110
20
20
20
100
90
250
200
100
100
100
237
250
250
280
240
200
240
80
60
60
60
37
130
90`,
},
'gramsPerPiece': {
'alcohol.tsv': `#





355





























`,
'bakery.tsv': `#
28
32
32
28
45
50
95
57
60
65
60



60
45
90
80
45
26
13
200
30
170
245
19
450
450
200
30
40
6
120
113
180
57
40
60
57
60
65
71
57
75
40
90
65
43
40
40
60
57
40


95
3`,
'baking.tsv': `#










3














96
432

240



4










1


7


50
9

2
85







28
28
28
28
28
28












1
170



432
30


4


1



28
3








1



12

28
96

1


`,
'beverages.tsv': `#







































`,
'canned_goods.tsv': `#
411

425





411
411
411
284

2
3
17
70
12
15
33







98
47







400
298
298
298
305
28
298
425


4
4
4
4
4
4









98
298
298
298
28
298
298



400
411
`,
'condiments_sauces.tsv': `#































































4
4
4
25

65
20
























































8
60
10
4



`,
'dairy_eggs.tsv': `#
113











28
28
5
5



28
28
28
28
28


50
17
33










28
28
28
28
28
28
28
28
28
28
28
28
21
28
28











1
70
9
50



28


28
28
28
28
28

28
28
28
28
28
28
28
28
125
28


28


28
28

`,
'frozen.tsv': `#
66
66
70
66

66
66
66








12
1
2
5
1
8



118
3


25

25
28
25
25
60
8
390
140
80`,
'grains_pasta.tsv': `#



















10
30
10
5






9
8
8











9













20





85











`,
'legumes.tsv': `#






397
349
227















70
17


15








70
15
1
11
45
13
17
70
8



`,
'meat.tsv': `#
174
130
1500
900
110
90

5000
900

1800

113
1300
700
170
2000
250

2000
1500
450
170

100

28
20
28
14
60
113
85


2000
400
100

28
14
11
113
113
85
28
900
170
44
700
109
60
200
150
1200


500
113

28
28
20
10
2
28
45
85
85
100
150
75
28
28
300
75

1500
225
340


18
120

225
44
700

500

10
28
85
75
300
113


120
28
15
56
28

80

113
113`,
'nuts_seeds.tsv': `#
1.2
4
1.5
1.5
1.4
0.7








5
2.5
10
2
2







1







`,
'oils_vinegars.tsv': `#


























113
113
113





`,
'other.tsv': `#




60
115
1

`,
'produce.tsv': `#
135
135
150
10
25
15
110
3
15
75
40
123
17
62
170
215
160
140
140
140
14
6
15
20
64
9
250
196
196
900
1000
450
1100
2000
450
18
84
19
340
200
900
900
840
120
300
360
163


300
575
5
16

3
100
12
100
122
5
234
160
19
130

150
84
48
6
67
30
4
131
6
182
118
18
1.4
2
5
150
178
207
905
1
5
15
35
34
50
8
8
51
650
350
350
300
300
20
200
66
450

338
4500
552
1000
85
510
500
400
150
282
300
18
142
179
770
150
246
88
19
6
69
15
15
20
203
80
103

55
10
92
168
2
3
150



10



60
115
8

2
20
4
90
100
2
397
2.5


50
350
19
15
203
103
2
60
20
2.5
400
300
30
13
3

300
91
384
600
250
0.5

2
2.5
10
`,
'seafood.tsv': `#
170
28
142
170
170
170
115
170
170
112
24
4
12

500
20
12
15
50

170
170
142
160
85
150
150
170
170
170
120
150
170

3
16
28
85
17
20
1

10

150
85
150
170
16
10
130
130
120
150
150
170
150
120
170
150
170
170
150
20
200

5
10

170`,
'snacks_sweets.tsv': `#


24
9.5
3.5




8.4


5







5
3
28
40
10
9
14
12
6
20
15
7


7
4
6
8
20

60
30
60
60

15
30
30
50
11
7
4
11
13
7
6
15
8

20



15
3
10
6
2
3`,
'spices_herbs.tsv': `#




3











0.2

1

1.5
0.5
0.5

1
2
0.1
1
1
1


1.5






28






20







28
20

6












0.5


0.2










4
2

0.5



1
0.3
1
5






2




4


17
7
3
1

`,
},
'pricePerKg': {
'alcohol.tsv': `#
13
13
15
10
12
5
5
28
32
30
25
30
15
4
6
24
24
32
30
34
28
36
30
14
20
13
14
18
15
18
24
12
9
20
30
30`,
'bakery.tsv': `#
5
6
7
6
6
10
7
12
6
6
9
6
12
12
7
8
8
8
6
4
9
7
10
8
9
9
5
5
14
14
7
12
8
14
10
12
7
11
10
10
10
12
7
8
10
12
9
6
9
7
8
9
9
9
5
7
11`,
'baking.tsv': `#
2
2.5
1.8
4
3
10
22
7
14
3
800
1.2
5
3
4
5
6
6
6
3
9
5
6
14
4
9
6
5
5
7
16
18
1.6
2.5
9
6
7
10
5
14
8
7
8
40
9
30
30
45
2
45
40
30
50
14
200
150
120
120
15
60
400
18
18
13
14
14
16
16
18
16
40
10
14
18
16
8
7
6
14
14
8
40
40
5
6
8
5
16
1.6
7
8
40
30
150
60
14
12
18
1.8
3
6
14
12
12
6
40
18
16
14
14
10
14
9
80
80
22
25
7`,
'beverages.tsv': `#
3
2.5
3
0.4
0.4
1.5
3
3
6
60
4
20
4
4
5
2.5
2.5
2.5
2.5
2.8
7
12
8
4
3
6
3
4
4
1.5
150
4
2
1.2
1.3
1.6
1.4
2
5
3`,
'canned_goods.tsv': `#
3
6
3
3
2.5
2.5
2.5
2.5
3
3
3
4
3
20
22
7
9
12
9
10
3
3
4
3
3
7
4
4
4
3
5
5
8
9
7
7
5
5
5
6
4
20
4
6
3
3
18
18
18
25
25
25
5
5
3
3
5
5
5
5
5
4
5
6
6
20
6
7
2.8
2.8
2.8
5
3
3`,
'condiments_sauces.tsv': `#
12
8
8
8
12
9
7
4
5
20
14
14
20
8
6
9
10
9
10
14
14
40
35
10
10
12
11
7
9
6
11
18
12
10
8
9
14
6
9
22
22
7
25
6
6
10
10
14
8
7
8
9
7
14
16
16
14
10
10
18
9
8
7
12
16
11
6
6
6
8
5
10
11
15
16
14
9
8
8
5
7
6
8
18
14
60
13
5
5
20
8
10
12
9
11
9
6
6
8
14
18
9
9
9
6
9
7
7
8
8
6
6
6
8
7
14
14
10
14
12
8
8
7
6
14
12
30
14
8
18
10
15
7
6`,
'dairy_eggs.tsv': `#
10
18
1.1
1.1
1.1
2
8
7
4
6
12
4
11
11
22
22
9
7
6
14
20
14
12
20
6
4
5
7
6
7
7
4
4.5
4
15
9
6
14
12
11
13
11
24
13
20
15
20
24
18
18
14
10
12
12
7
14
14
16
20
4
2
10
4
8
8
150
12
20
8
60
7
9
16
4
12
24
13
20
24
18
2
14
16
18
28
22
30
24
18
22
12
10
30
24
9
8
16
9
8
8`,
'frozen.tsv': `#
6
7
8
8
9
12
13
12
7
4
4
4
4
4
4
8
7
8
9
9
8
9
7
7
7
3
8
6
8
9
4
9
11
14
14
4
4
9
9
10`,
'grains_pasta.tsv': `#
2.5
4
4
3.5
6
4
14
9
5
5
8
3
3.5
8
3
4
8
4
8
9
10
8
6
3
3
5
6
8
5
8
7
7
5
4
4
3
5
4
4
6
7
4
6
8
8
9
4
8
5
9
3
2.5
3
7
4
5
5
4
8
3
3
3
4
6
6
5
4
6
3
8
8
4
3
3
4
3`,
'legumes.tsv': `#
3
3
3
4
3
3
6
6
14
4
3
4
4
3
3
3
4
5
4
3
8
4
10
14
14
9
8
7
14
5
2
4
3
3
4
8
4
14
14
12
12
12
14
30
15
18
15
14
4
4`,
'meat.tsv': `#
9
6
5
11
4
7
9
5
9
9
14
14
11
13
20
40
12
16
8
6
8
9
8
10
9
8
13
24
11
38
16
10
11
18
16
18
16
26
26
14
13
26
13
12
11
16
11
14
5
18
25
14
22
30
16
25
16
10
7
8
15
24
50
22
18
10
10
11
12
12
20
15
11
9
6
10
12
6
22
32
30
18
11
13
40
22
5
18
25
10
8
22
10
11
15
6
24
22
26
14
24
18
12
14
12
9
24
5
7`,
'nuts_seeds.tsv': `#
13
14
22
18
20
26
55
7
12
7
13
18
8
14
22
30
16
16
16
18
40
14
11
22
12
12
7
10
9
14
18
18
16
18
9`,
'oils_vinegars.tsv': `#
12
4
4.5
5
5
8
18
13
12
22
15
6
4
6
7
12
7
4
30
20
8
8
9
18
7
8
5
9
7
2
4
9
10
18
9`,
'other.tsv': `#
12
8
9
9
10
12
5
12
60`,
'produce.tsv': `#
2.2
2.6
2.8
6
7
6
5
9
7
2
3
4
7
4
2
1.8
3
6
4
6
6
7
9
7
6
12
3
3.5
3.5
2.5
3
2.5
2.5
2
4
7
9
20
7
5
1.8
2.2
3
4.5
4
4
6
12
14
4
4
5
8
5
9
3.5
7
3.5
3
4
5
7
6
4
4
7
4.5
6
10
5
7
12
3
8
3.5
1.4
8
11
15
14
5
4
5
3
8
6
12
7
5
12
10
11
7
3.5
5
5
6
6
18
9
5
4
5
3
1
2
2.2
9
6
4
3
5
8
6
14
5
2.5
2.5
4
3
4
12
10
5
50
16
1500
4
6
8
8
9
12
6
6
14
12
5
4
5
7
6
8
14
5
8
8
5
9
60
6
9
200
12
10
4
60
8
4
5
5
12
50
4
8
14
8
6
60
3
6
45
80
16
30
9
10
5
14
6
16
16
16
90
60
60`,
'seafood.tsv': `#
24
45
11
32
20
40
12
30
26
14
14
40
20
50
60
40
9
14
25
14
32
12
14
18
30
18
14
26
32
26
14
35
35
24
90
600
11
28
11
26
60
22
45
20
18
30
18
32
200
45
24
12
18
20
10
28
14
14
40
22
40
20
22
14
18
16
30
200
28
26`,
'snacks_sweets.tsv': `#
8
10
12
10
14
13
26
35
60
14
14
12
10
12
12
10
14
12
12
12
9
10
9
8
12
10
9
10
20
14
10
8
11
9
16
10
10
14
9
16
16
14
9
9
8
14
30
34
8
14
10
10
11
12
9
20
8
10
14
16
12
12
14
16
8
9
9
9
20`,
'spices_herbs.tsv': `#
1.5
30
35
25
25
25
25
28
28
22
22
45
45
35
90
20
60
30
40
40
40
40
30
30
15
12
25
30
40
45
30
4000
45
30
25
12
20
15
25
20
25
28
35
35
35
30
14
28
40
40
50
38
35
28
25
25
30
18
14
12
14
20
60
16
30
25
28
35
90
30
40
30
45
40
30
30
28
35
30
90
40
60
35
40
90
20
30
40
45
35
30
60
60
40
40
45
12
15
35
38
60
20
12
12
14
12
14
12
60
26
26
30
26
35
60`,
},
'place': {
'alcohol.tsv': `#
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry`,
'bakery.tsv': `#
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
pantry
pantry
pantry
freezer
freezer
pantry
freezer
freezer
fridge
fridge
freezer
freezer
freezer
pantry
fridge
pantry
fridge
pantry
freezer
pantry
pantry
pantry
pantry
pantry
pantry
freezer
fridge
fridge
freezer
pantry
freezer
pantry
pantry
pantry
pantry
pantry
freezer
pantry
pantry`,
'baking.tsv': `#
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
pantry
pantry
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry`,
'beverages.tsv': `#
fridge
fridge
fridge
pantry
fridge
pantry
pantry
fridge
freezer
pantry
fridge
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
fridge
pantry
pantry
fridge
pantry
pantry
pantry
pantry
pantry
fridge
freezer
fridge`,
'canned_goods.tsv': `#
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry`,
'condiments_sauces.tsv': `#
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
pantry
pantry
pantry
pantry
pantry
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
pantry
pantry
fridge
fridge
fridge
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
pantry
pantry
pantry
pantry
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
pantry
pantry
pantry
fridge
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
fridge
fridge
fridge
pantry
pantry
fridge
fridge
fridge
fridge
fridge
fridge
pantry
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
fridge
fridge
fridge
fridge
fridge
pantry
pantry
pantry
pantry
fridge
fridge
fridge
fridge
pantry
pantry
fridge
pantry
fridge`,
'dairy_eggs.tsv': `#
fridge
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
pantry
pantry
pantry
fridge
fridge
pantry
fridge
pantry
fridge
fridge
fridge
fridge
fridge
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge`,
'frozen.tsv': `#
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
fridge
pantry
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer
freezer`,
'grains_pasta.tsv': `#
pantry
pantry
pantry
pantry
pantry
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
pantry
pantry
pantry
fridge
fridge
fridge
fridge
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
freezer
freezer
fridge
fridge
fridge
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry`,
'legumes.tsv': `#
pantry
pantry
pantry
pantry
pantry
pantry
fridge
fridge
fridge
pantry
pantry
freezer
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
pantry
pantry
pantry
fridge
freezer
fridge
fridge
fridge
fridge
fridge
fridge
pantry
pantry
pantry
pantry
pantry
pantry
freezer
fridge
pantry
fridge
fridge
fridge
pantry
fridge
fridge
freezer
freezer
pantry
pantry`,
'meat.tsv': `#
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
freezer
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
freezer
fridge
freezer
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
freezer
freezer
freezer
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
fridge
fridge
fridge
fridge
fridge
fridge`,
'nuts_seeds.tsv': `#
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge`,
'oils_vinegars.tsv': `#
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
pantry
fridge
fridge
fridge
fridge
fridge
fridge
pantry
pantry
pantry
pantry
pantry
fridge`,
'other.tsv': `#
pantry
fridge
pantry
fridge
fridge
fridge
pantry
pantry
pantry`,
'produce.tsv': `#
pantry
pantry
pantry
pantry
pantry
fridge
fridge
pantry
fridge
fridge
fridge
pantry
pantry
pantry
pantry
pantry
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
pantry
pantry
pantry
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
pantry
fridge
fridge
fridge
fridge
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
fridge
fridge
fridge
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
fridge
fridge
freezer
pantry
fridge
fridge
pantry
fridge
pantry
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
freezer
pantry
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
pantry
pantry`,
'seafood.tsv': `#
fridge
fridge
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
pantry
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
pantry
fridge
freezer
freezer
freezer
fridge
pantry
fridge
fridge
freezer
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
fridge
pantry
fridge
fridge
fridge`,
'snacks_sweets.tsv': `#
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
pantry
pantry
pantry
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry`,
'spices_herbs.tsv': `#
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
pantry
fridge
fridge
fridge
pantry
fridge
fridge
fridge
fridge
fridge
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
fridge
pantry
pantry
pantry
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
pantry
pantry
pantry
pantry
fridge
pantry
pantry
fridge
fridge
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
pantry
fridge
fridge
fridge
pantry
pantry
pantry
pantry
pantry
pantry
pantry`,
},
'days': {
'alcohol.tsv': `#
365
365
730
730
730
180
270
2000
2000
540
365
2000
180
365
365
2000
2000
2000
2000
2000
2000
2000
2000
730
730
365
365
730
730
730
730
365
730
1500
2000
2000`,
'bakery.tsv': `#
5
5
7
3
5
4
5
3
14
3
4
180
180
90
6
5
6
4
14
14
120
90
60
180
180
180
5
5
120
90
90
180
4
4
2
3
90
2
4
3
3
3
6
90
4
4
60
6
60
5
3
3
5
180
60
5
180`,
'baking.tsv': `#
120
365
180
365
730
1000
365
365
730
730
365
365
180
180
180
120
120
180
180
365
180
730
730
730
730
730
365
270
270
180
180
270
1000
730
730
365
730
365
30
365
270
365
365
1000
365
1500
365
365
14
730
1000
700
1000
730
1000
1000
1000
730
730
1500
1500
540
540
540
540
365
365
730
730
365
730
540
365
365
5
365
365
7
730
700
270
540
540
730
365
30
270
180
1000
730
270
1000
1500
1000
1500
365
270
365
365
365
365
1500
540
540
365
1000
1000
1000
540
365
365
540
730
1000
365
730
365
180`,
'beverages.tsv': `#
10
10
10
2000
2
270
270
10
365
730
3
270
7
2
5
10
10
10
10
10
14
14
14
10
14
14
14
365
10
270
365
30
365
365
270
270
270
10
365
7`,
'canned_goods.tsv': `#
730
365
730
365
365
365
365
365
730
730
730
730
730
365
365
730
540
540
730
730
730
730
730
730
730
730
730
730
730
540
540
540
365
3
730
730
730
730
730
730
730
540
730
730
365
365
540
540
540
540
540
540
4
4
365
365
365
365
365
365
540
730
730
730
730
540
730
730
365
365
365
730
730
730`,
'condiments_sauces.tsv': `#
730
1000
365
365
365
1000
365
365
365
365
365
730
730
730
730
365
1000
365
365
365
365
180
180
180
180
180
180
540
730
365
14
120
120
120
540
365
365
365
270
180
365
365
730
60
60
60
60
3
10
60
60
60
60
14
14
60
30
4
7
5
540
365
540
365
365
365
180
180
180
180
120
90
90
180
180
120
365
365
365
540
4
14
1000
1500
540
2000
180
540
365
365
365
3
14
365
14
365
365
60
10
30
5
365
365
365
365
60
90
4
14
7
90
90
90
60
60
365
10
14
4
14
14
540
540
540
365
60
365
180
120
540
365
180
730
60`,
'dairy_eggs.tsv': `#
60
180
7
7
7
14
10
8
8
20
14
14
30
14
60
60
21
7
10
28
14
30
30
28
365
365
35
3
4
14
14
14
14
14
7
14
20
10
14
14
45
21
30
30
21
30
60
45
14
60
21
60
30
21
7
365
365
365
365
10
7
365
7
180
5
180
30
30
30
365
14
14
30
14
14
30
30
60
45
14
7
30
21
14
30
28
28
28
21
5
45
10
365
14
14
14
30
60
5
5`,
'frozen.tsv': `#
120
120
120
120
180
120
120
120
180
300
300
300
300
300
4
365
300
300
300
300
300
300
300
300
300
300
300
300
180
180
300
180
120
180
180
300
300
120
120
180`,
'grains_pasta.tsv': `#
730
730
730
180
730
4
730
730
365
365
365
365
365
365
4
730
540
365
4
14
7
30
30
730
730
365
540
730
730
730
90
90
4
4
4
4
365
365
365
365
365
730
540
240
240
240
180
180
180
180
730
365
365
540
730
730
365
730
365
730
730
730
730
365
365
365
365
365
365
365
365
365
730
730
730
730`,
'legumes.tsv': `#
730
730
730
730
730
730
14
14
30
730
730
240
730
730
730
730
730
730
730
5
365
365
365
21
180
7
10
10
14
5
5
540
730
730
730
365
730
180
14
365
365
14
7
365
21
21
180
180
730
730`,
'meat.tsv': `#
2
2
2
4
2
2
2
2
2
2
2
4
2
4
4
4
4
4
3
3
3
3
3
3
3
2
7
14
7
14
14
3
14
3
2
3
3
3
3
7
7
5
2
120
5
5
4
4
2
2
2
7
2
21
2
3
3
3
2
2
7
5
180
30
30
7
14
4
5
7
90
3
120
60
5
3
3
2
4
4
7
4
180
90
120
4
2
2
3
3
2
30
7
4
3
5
2
3
3
3
4
7
900
7
3
2
2
2
2`,
'nuts_seeds.tsv': `#
270
180
180
270
180
180
90
270
365
180
180
180
180
540
180
180
180
180
180
180
365
180
365
180
180
180
270
365
365
180
120
120
180
365
120`,
'oils_vinegars.tsv': `#
540
365
365
365
365
365
365
540
365
365
730
365
2000
2000
2000
2000
2000
365
180
365
365
180
365
180
180
90
120
120
120
2000
2000
2000
1500
180
120`,
'other.tsv': `#
365
3
180
3
3
3
2000
365
365`,
'produce.tsv': `#
30
30
21
21
30
7
10
60
21
28
14
6
7
6
30
30
21
10
10
10
10
10
10
10
10
10
8
7
7
60
40
45
45
60
7
7
7
7
5
6
21
21
10
6
7
6
6
5
4
6
8
6
4
5
5
4
4
21
21
12
8
7
8
21
3
5
28
30
7
28
30
7
21
7
40
5
4
8
3
3
5
10
6
5
28
8
21
5
14
3
5
5
7
14
6
5
5
5
21
10
5
5
730
14
7
6
6
7
5
21
14
14
14
5
7
5
7
28
14
21
14
14
7
14
4
5
7
10
7
7
730
5
7
28
7
5
4
5
6
7
4
5
4
4
4
14
10
730
7
3
180
365
14
28
365
7
540
180
3
7
5
14
4
10
7
5
14
180
540
14
5
4
4
7
5
6
7
5
5
30
4
4
4
540
540
540`,
'seafood.tsv': `#
2
14
730
2
2
2
2
2
2
2
730
365
2
2
2
2
2
2
2
2
2
730
730
2
7
2
2
2
2
2
14
2
2
180
365
14
180
90
180
2
365
2
2
120
2
7
2
2
14
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
2
540
2
2
2`,
'snacks_sweets.tsv': `#
365
365
365
365
365
365
365
365
365
365
365
365
540
60
60
60
120
90
60
60
120
180
365
4
270
180
180
180
120
90
120
270
270
365
270
365
365
270
120
180
30
180
5
5
7
60
365
365
14
180
180
180
180
120
180
120
270
270
365
120
270
120
90
180
240
365
180
240
365`,
'spices_herbs.tsv': `#
2000
1000
1000
730
730
730
730
730
730
730
730
1000
1000
1000
730
730
730
730
10
730
14
10
5
730
8
7
7
7
7
7
730
730
730
730
730
1500
1000
2000
730
730
730
730
730
730
365
365
365
730
365
180
365
730
365
730
540
540
730
540
180
120
270
730
730
180
730
730
730
730
730
730
730
365
7
10
730
730
730
730
730
730
730
1000
1000
180
540
730
730
730
7
730
730
5
14
7
730
730
1500
2000
365
730
730
730
1500
1500
2000
120
14
120
730
730
730
730
730
365
365`,
},
'aliases': {
'alcohol.tsv': `#
chardonnay, sauvignon blanc, pinot grigio, riesling, wine, pinot gris, gewurztraminer, muscadet, chablis, chenin blanc, pinot blanc, semillon, vinho verde, soave, verdicchio, viognier, albarino, retsina, gruner veltliner, malvasia, sylvaner, silvaner, vermentino, trebbiano, sancerre, pouilly fume, orvieto, frascati
merlot, cabernet sauvignon, pinot noir, chianti, zinfandel, burgundy, cabernet, shiraz, syrah, malbec, rioja, beaujolais, burgundy wine, sangria, barolo, bordeaux, tempranillo, cotes du rhone, claret, nebbiolo, montepulciano, sangiovese, barbera, gluhwein, valpolicella, amarone, beaujolais nouveau, gamay, carmenere, pinotage, cabernet franc, cinsault, primitivo, mourvedre, carignan, nero d'avola, chateauneuf du pape, dolcetto, brunello
amontillado, pedro ximenez, fino, palo cortado, oloroso, cream sherry
makgeolli, cheongju, mijiu, michiu, huangjiu, yellow wine, amazake, tapai
aji mirin, sweet cooking rice wine, mirin sweet rice wine, sweet cooking sake, mirin sauce, japanese sweet rice wine, mirin rice wine, ajimirin, mirin style seasoning, mirin sweetened rice wine, mirim
lager, ale, stout, guinness, pilsner, porter, budweiser, hefeweizen, ipa, ginger beer alcoholic, lambic, corona, negra modelo, bud light, dunkel, malt liquor, barley wine, saison, brewers grain, bock, heineken, kolsch
hard apple cider, perry, sweet cider alcoholic, scrumpy
aquavit, akvavit, slivovitz, moonshine, everclear, alcohol, liquor, schnapps, butterscotch schnapps, marc, pimms, blended whiskey, pear liqueur brandy, blackberry brandy, framboise eau de vie, whipped cream vodka, cake vodka, rakia, palinka, himbeergeist, arrack, burgundy marc, mescal, pepper vodka, rhum, aguardiente
chocolate liqueur, malibu, creme de mure, pama, averna, creme de peche, melon schnapps, hpnotiq, pimento dram, allspice dram, rock and rye, goldschlager, crema de mezcal, cynar artichoke, glayva, damiana, rose liqueur
cream liqueur, amarula, rum cream, coquito, irish creme, sheridans, tequila cream, crema de ron, ponche crema
egg liqueur, bombardino, rompope
frangelico, hazelnut liqueur, almond liqueur, disaronno, amaretto di saronno, nocino, walnut liqueur, creme de noyaux, nocello, amaretto di saronna, pecan liqueur, pistachio liqueur, noix, nut liqueur
pina colada, margarita, bloody mary, mojito, daiquiri, martini, punch, hard seltzer, alcopop, hard lemonade, wine cooler, spritz, sangria mix, cosmopolitan, manhattan, white claw, truly hard seltzer, spiked seltzer
zing zang
dealcoholized wine, nonalcoholic wine, sparkling grape juice, sparkling cider, sparkling apple juice, sparkling apple cider, sparkling white grape juice
bacardi, cachaca, rhum agricole, malibu rum, captain morgan
smirnoff
bourbon, scotch, rye whiskey, jack daniels, jim beam, single malt scotch, crown royal
mezcal, reposado
cognac, armagnac, calvado, kirsch, applejack, grappa, pisco, eau de vie, kirschwasser, metaxa, poire williams
genever
grand marnier, cointreau, triple sec, orange flavored liqueur, mandarine napoleon, gran marnier
kahlua, tia maria
honey wine, hydromel, tej
sparkling wine, prosecco, cava, asti spumante, cremant, lambrusco, bubbly
rose, white zinfandel, blush wine
martini vermouth, lillet, dubonnet, lillet rouge, lillet blanc
port wine
marsala wine
madeira wine, malmsey
sauternes, muscat wine, beaumes de venise, vin santo, tokaji, moscato, muscat, ice wine, late harvest wine, moscato dasti, sweet white wine, plum wine, umeshu, fruit wine
saki, sake kasu, sake lees, kasu
chinese rice wine, shao hsing wine, shaohsing wine, shaoxing, chinese cooking wine, shao xing wine
shochu, baijiu
chambord, cassis, raspberry liqueur, cherry liqueur, limoncello, maraschino, peach liqueur, melon liqueur, midori, strawberry liqueur, banana liqueur, lemon liqueur, apricot liqueur, blackberry liqueur, pear liqueur, pomegranate liqueur, sloe gin, elderflower liqueur, st germain, framboise, curacao, southern comfort, lychee liqueur, licor 43, coconut liqueur, cherry heering, blueberry liqueur, creme de, creme de cassis, creme de banane
pernod, sambuca, campari, aperol, galliano, benedictine, drambuie, chartreuse, jagermeister, anisette, pastis, ricard, anise liqueur, fernet, fernet branca, amaro, cynar, creme de menthe, creme de cacao, ginger liqueur, strega, tuaca, kummel, herbsaint, absinthe, ouzo, arak, raki, suze, creme de violette, peppermint schnapps, mint liqueur, absinth, becherovka`,
'bakery.tsv': `#
sandwich bread, loaf, sandwich loaf, raisin bread, bread heel, damper, bread end, bread pudding bread, bread case, toast point, pane carasau, pao, toast, aish baladi, bannock, bublik, farl, flatkaka, frybread, hallulla, michette, bloomer, miche, pagnotta
wheat bread, multigrain bread, wholemeal bread, whole grain bread, bran bread, whole wheat sourdough bread, seeded bread whole wheat
pumpernickel, cocktail rye bread, dark bread, borodinsky bread, vollkornbrot, limpa, rugbrod, party rye, rye toast, rye roll, marble rye, bauernbrot, cocktail bread, schwarzbrot, black bread, ruisleipa, borodinsky
french bread, italian bread, crusty bread, country bread, rustic bread, french loaf, french roll, batard, boule, country loaf, crusty roll, crusty loaf, peasant bread, italian loaf, hard roll, pain de campagne, italian roll, bolillo, telera roll, sub roll, submarine roll, muffuletta bread, crusty white bread, bread bowl, pugliese, vienna bread, sandwich roll, kaiser roll, steak roll, pain au levain, petits pains, french stick, sourdough roll, ficelle, dense bread, submarine bun, tuscan bread, banh mi roll, grinder roll, torta roll, barra, turkish bread, ekmek, stirato, panino, panini bread, panini roll, round loaf, altamura bread, fougasse, portuguese roll, bruschetta bread, schiacciata, bastone, crusty artisan bread, fresella, frisella, dutch crunch, onion roll, hero roll, crusty bread roll, marraqueta, papo seco, hoagie, french bread roll, bread stuffing bread, lagana, italian flatbread, unsliced bread, uncut bread
bun, slider bun, sandwich bun, soft sandwich roll, bap, cocktail roll, brat bun, pav, pandesal, crescent, bread roll
panettone bread, paska, kulich, hawaiian roll, hawaiian bread, hawaiian sweet roll, milk bread, butter roll, milk bun, hawaiian bun, hawaiian dinner roll, kings hawaiian, milk roll, pan dulce, concha, pan de muerto, melonpan, bara brith, barmbrack, teacake, tea cake
bialys

biscuit dough, crescent biscuit, cheddar biscuit, hushpuppy, hush puppy
corn bread, cornbread muffin, johnnycake, corn pone, corn bread crumb, corn pudding, broa, corn fritter
banana bread, zucchini bread, pumpkin bread, tea bread, gingerbread loaf, soda bread, irish soda bread, nut bread, date bread, cranberry bread
breadcrumb, pangrattato, bread raspings, crumb, bread meal, stuffing breadcrumb, tempura flake, tenkasu
rice crumb, rice bread crumb, gluten free cracker crumb, gluten free corn flake crumb

flatbread, pitta, lavash, flat bread, pita pocket, pocket bread, lebanese bread, arabic bread, markouk, saj bread, khobz, sangak, barbari bread, pitta pocket, lafa, afghan bread, khubz, mountain bread, pita bread pocket, matnakash, iranian bread, taboon bread, unleavened bread, laffa bread, taftoon, shrak, yufka, tunnbrod, bazlama, markook, taftan, bhakri
roti, chapatti, indian flatbread, puri, poori, luchi, phulka, indian bread, kati roll wrapper, fulka
nan bread, naan flatbread, sheermal, shirmal, bhatura, thepla
dosa batter, idli batter, teff bread, ethiopian bread, idly, dosai, kori rotti, akki roti, adai, pesarattu, lahoh, rice flour bread, anjero
tortilla, burrito size flour tortilla, soft taco shell, wrap, burrito tortilla, sandwich wrap, taco size flour tortilla, taco tortilla, burrito size tortilla, burrito wrap, taco shell flour, flour soft taco, gordita shell, chalupa shell
tortilla corn, corn taco tortilla, street taco tortilla, corn tortilla strip, sope, tlacoyo, corn wrap, gordita, yellow corn soft tortilla, gluten free tortilla, gluten free wrap, tamale wrapper, corn tortilla wrap
tostada, stand and stuff taco shell, taco salad shell, taco bowl, tortilla bowl, tostado
pie shell, piecrust, pastry dough, pie dough, tart shell, pie pastry, tart dough, shortcrust, tartlet shell, pastry case, tart crust, empanada dough, empanada wrapper, discos, empanada disco, quiche crust, empanada pastry dough, empanada shell, disco empanada frozen, tartlet case, samosa wrapper, samosa pastry, samosa dough, empanada disc, crust, pie base, tart pastry, vol au vent case, pastry lid, ready to use pie crust, quiche shell, piecrust dough, crust pie, pastry
pate a choux, choux dough, cream puff dough, choux, eclair dough, profiterole dough
chocolate pie crust, cookie crust, chocolate cookie crust, chocolate crumb crust, chocolate graham cracker crust, chocolate crust
pastry puff sheet, puff shell, puff dough, pate feuilletee, milk free puff pastry, feuilletage
phyllo, filo pastry, filo, phyllo pastry, filo dough, fillo, fillo pastry, brik pastry, brick pastry, feuilles de brick, warka, brik, strudel dough, spring roll pastry brick, malsouka, kataifi dough, shredded phyllo, shredded phyllo dough, kataifi, kadaif, katafi, kadayif
pizza crust, pizza base, bread dough, pizza shell, refrigerated breadstick, boboli, italian bread shell, frozen dinner roll dough, roll dough, calzone dough, dough ball
sweet dough, tangzhong, water roux
gluten free pizza dough, gluten free pizza base, gluten free pie crust, gluten free pastry, gluten free crust, gluten free puff pastry, gluten free shortcrust pastry
rice bread, gluten free baguette
drop scone, scotch pancake, hotcake, pikelet
waffle cone, wafer cone, cake cone, waffle bowl, cone, ice cream wafer cone, ice cream cup cone, oblaten, communion wafer, wafer sheet, waffle cup, pizzelle cone, edible rice paper wafer
tart, chocolate pie, fruit galette, tarte tatin, tartlet
almond tart, almond cake, pecan roll, bear claw, nut roll, walnut bread, nut cake, hazelnut cake, almond pastry, walnut cake, chestnut cake, nut tart, pistachio cake, almond danish, praline cake, pithivier, marjolaine, rugelach
panini, slider, canape
sweet bun, cream bun, viennoiserie, brioche a tete, turnover, banana nut free muffin, fritter, beignet dough, sopapilla, croissant dough, cronut, kolacky, hand pie, pan au chocolat, morning bun, elephant ear
cocktail blini, johnny cake
doughnut hole, sopaipilla
bran muffin


cheese danish, fruit danish


galette, palatschinken, crepe batter
boreka, cheese blintz, cheese manakish, cheese fatayer

burger bun, hamburger roll, burger roll, hot dog bun, hot dog roll, frankfurter bun, frankfurter roll, lobster roll bun
mantou, bao bun
sourdough, levain bread


egg bread, challa, zopf, vanocka, egg bun
panko breadcrumb, panko bread crumb, japanese bread crumb, panko style bread crumb
fresh breadcrumb, soft bread crumb, white breadcrumb, soft breadcrumb, fresh white bread crumb, bread crumb fresh
sesame bagel, simit, sesame bun, sesame seed bun, sesame roll, poppy seed bagel
sesame stick, sesame crispbread, sesame breadstick`,
'baking.tsv': `#
wholemeal flour, graham flour, whole wheat pastry flour, wholegrain flour, chapati flour, chapatti flour, granary flour
pastry flour, soft flour, softasilk, swans down
raising flour
mochiko, shiratamako, joshinko, sweet rice flour
confectioner sugar, icing sugar, 10x sugar, fondant icing sugar, fondant sugar
honeycomb, creamy honey, acacia honey, manuka honey, eucalyptus honey, heather honey, wildflower honey, thyme honey

treacle
agave syrup, agave
bicarbonate of soda, bicarb soda, sodium bicarbonate, bicarbonate soda, bicarb
vanilla pod, vanilla powder, vanilla seed
maida, sauce flour, wondra, steamed bun flour, low gluten flour, harina de trigo, harina, t55 flour, t45 flour, t65 flour
einkorn flour, kamut flour, emmer flour, farro flour, khorasan flour, triticale flour
pumpernickel flour
barley meal, beremeal, tsampa, talbina, kama
ground oats, oatmeal flour, colloidal oatmeal, ground oatmeal
buckwheat meal, sarrasin flour
besan, gram flour, garfava flour, sattu, chickpea powder, urid flour
soya flour, kinako, soybean flour, soybean powder, soy powder
masa harina, masa, arepa flour, harina pan, precooked cornmeal, masarepa, corn tortilla mix, maseca, masa dough, arepa meal, maize flour, fufu flour corn, masa de maiz, masa harina de maiz, tamale dough, tamale masa, makki atta

tapioca flour, tapioca powder, polvilho doce, kudzu starch
potato flour, katakuriko
arrowroot starch, arrowroot flour, sahlep
cornflour, maizena, starch, starch slurry, cornstarch slurry
custard mix
chocolate cake mix, vanilla cake mix
pancake mix, biscuit mix, bisquick, waffle mix, scone mix, dumpling mix, yorkshire pudding mix
corn muffin mix, cornmeal mix, self rising cornmeal, jiffy mix, hushpuppy mix, hush puppy mix, corn dog mix
gluten free all purpose flour, gluten free blend, gluten free baking mix, gluten free pancake mix
almond meal, ground almond, almond powder, ground blanched almond, ground toasted almond, mandelmehl
peanut powder, powdered peanut butter, pb2, ground peanut, peanut meal, peanut butter powder
vanilla sugar, evaporated cane juice, sucrose, jam sugar, sugar crystal, mishri, sanding sugar, pearl sugar
muscovado sugar, demerara sugar, turbinado sugar, muscovado, raw sugar, turbinado, demerara, barbados sugar
palm sugar, jaggery, piloncillo, gur, gula melaka, gula jawa, maple sugar, coconut blossom sugar, kokuto, okinawa black sugar, gula java, chancaca, raspadura, gula merah, panela sugar
glucose syrup, karo syrup, glucose, karo, corn syrup solid, starch syrup, invert sugar syrup
cane syrup, light treacle
malt syrup, malt extract, malted syrup, malt sugar
vanilla syrup, rose syrup, gum syrup, grenadine, cordial, rose cordial, sugar water, syrup from canned fruit, peppermint syrup, vanilla flavored syrup, cassis syrup, rooh afza
orgeat, falernum, amaretto syrup, orzata
caramel, caramel topping, butterscotch topping, caramel ice cream topping, butterscotch syrup, toffee sauce, caramel dip
chocolate topping, chocolate ice cream topping, hersheys syrup, chocolate flavored syrup, mocha syrup
hot fudge, hot fudge sauce, chocolate fudge sauce, fudge topping, hot fudge topping, hot fudge ice cream topping, chocolate sauce, mocha sauce, chocolate shell topping, magic shell
truvia, stevia extract
raising powder
cream tartar, potassium bitartrate, cream of tarter
bread machine yeast, cake yeast, brewers yeast sachet, wine yeast, yeast cake, champagne yeast, ale yeast, bread yeast, yeast starter, lager yeast, baker's yeast
yeast flake, nooch, yeast powder, autolyzed yeast
starter, levain, biga, poolish, sourdough culture, bread starter, natural yeast starter, leaven, sourdough discard, old dough, sponge starter, bread sponge, sourdough starter discard
certo, kanten, sure jell, clear jel, thickener, thickening agent, mastic, mastic gum, gum mastic, mastiha, sodium alginate gum, china grass, vegetarian gelatin, vegan gelatin, vege gel, ultra gel, alginate, gum karaya, sahlab, salep, konjac gum, tylose powder, glycerin, glycerine, vegetable gum, chicory root fiber, beta glucan, dietary fiber, plant fiber, vegetable fiber, citrus fiber, apple fiber, bamboo fiber, agar
guar gum, locust bean gum, gum arabic, gum tragacanth, cellulose, inulin, gellan gum, cellulose gum, acacia gum, tara gum, carrageenan, xanthan
psyllium, flea seed husk, ispaghula husk, isabgol
collagen peptide, collagen, beef gelatin, aspic jelly, pork gelatin, calf foot jelly, knox
gelatin dessert, jell o gelatin, jelly crystal, jelly cube, jelly powder, lime jelly
vanilla, vanilla flavoring, vanilla bean paste, vanillin
almond essence, almond flavoring, bitter almond oil, bitter almond
peppermint extract, maple extract, flavoring, peppermint oil, orange oil, lemon oil, essence, peppermint essence, anise oil, cinnamon oil, clove oil, coffee extract, rose essence, kewra water, flavor, lorann oil, flavoring oil, chocolate extract, vanilla butter nut flavoring, fiori di sicilia, emulsion, spearmint oil, butterscotch extract, pandan paste, wintergreen oil, oregano oil
butter flavoring, butter flavor, butter flavored extract, butter buds, butter powder, powdered butter, butter flavored granule, butter flavored sprinkle, molly mcbutter, cream flavoring, cheese flavoring, natural cheese flavor, butter emulsion, butter rum flavoring
rosewater, orange flower water, orange blossom water, orange blossom, neroli water, floral water, kewra, rose flower water
food color, food coloring gel
carmine, cochineal extract, carminic acid, natural red 4, crimson lake, e120, shellac, confectioners glaze, e904, lac resin
70% chocolate, bitter chocolate, couverture, couverture chocolate, raw chocolate, dairy free dark chocolate
baking chocolate, bakers chocolate, cacao nib, cocoa nib, cocoa mass, cocoa solid, chocolate liquor, cacao mass, cocoa liquor, cacao paste
semi chocolate, chocolate square semisweet, bittersweet chocolate, bittersweet chocolate bar, plain chocolate, cooking chocolate, german chocolate, sweet chocolate, mexican chocolate, abuelita chocolate, ibarra chocolate, mexican drinking chocolate, semisweet chocolate chip
chocolate chunk, chocolate morsel, chocolate baking chip, peppermint baking chip, chocolate drop, mini morsel, mint chip, chocolate button, chocolate pistole, bittersweet chocolate pistole
milk chocolate chip, chocolate bar
white chocolate chip, white baking chocolate, vanilla chip, white chip, vanilla baking chip, white chocolate baking bar, white baking chip, white couverture, white chocolate candy, white chocolate baking square, white morsel, white chocolate curl
cocoa, cacao, cocoa bean, cacao bean, dutch process cocoa
carob, carob flour
carob bar
cacao butter, shea butter, mango butter fat, kokum butter
cocoa mix, hot chocolate, chocolate drink mix, nesquik, chocolate milk powder, hot cocoa, sweetened cocoa powder, cocoa drink, ground chocolate, chocolate powder, swiss miss, chocolate malt powder, instant chocolate drink, nestle quik, chocolate flavored drink mix
malt powder drink, malted milk drink powder, chocolate malted milk powder, ovaltine malt
marchpane, marzipan icing, almond paste filling
almond pastry filling, almond filling, almond cream filling baked, bakewell filling
icing, vanilla frosting, chocolate icing, cream cheese frosting, buttercream, ready to spread frosting, cake frosting, vanilla icing, vanilla buttercream, icing gel, decorating gel, chocolate fudge frosting, milk chocolate frosting, vanilla glaze, glaze icing, chocolate buttercream, whipped topping mix, dessert topping mix
fondant icing, rolled fondant, ready to roll icing, ready to roll fondant icing, roll icing, roll fondant icing, gumpaste, gum paste, sugar paste, sugar glaze
decorators icing, meringue powder icing
candy sprinkle, nonpareil, hundreds and thousands, jimmies, cake decoration, edible decoration, candy decoration, sugar pearl, sugar flower, candy eye, candy eyeball, sugar strand, edible pearl, edible confetti, silver ball, silver sugar ball, decorating candy, hagelslag
silver dragee, nonpareil dragee
stuffing, dressing mix bread, cornbread dressing, sage and onion stuffing
soy lecithin
dough enhancer, dough conditioner, dough improver, bread improver
polvilho, polvilho azedo, farinha de mandioca, kuzu, kudzu, water chestnut powder
brownie mix, muffin mix, cookie mix, gingerbread mix, quick bread mix, batter, pudding cake mix
chocolate chip cookie dough, sugar cookie dough, brownie batter, cake batter, refrigerated cookie dough, raw cookie dough
tempura mix, tempura flour, tempura batter, fry mix, fish fry mix, shake and bake, beer batter mix, batter mix, fish fry, shake n bake, bread mix, pizza dough mix, pizza crust mix, hot roll mix, popover mix, crepe mix, chicken coating mix, buttermilk biscuit mix, baking blend
hazelnut flour, hazelnut meal, ground hazelnut, pecan meal, walnut flour, chestnut flour, pistachio flour, ground pistachio, nut meal, ground walnut, ground pecan, cashew flour, ground cashew, pecan flour, ground macadamia, hazelnut powder, pistachio powder, macadamia flour
dextrose, fructose, maltose, sucanat, rapadura, maltodextrin, dextrin, polydextrose, trehalose, isomaltulose, candy sugar, palm candy, cane juice
coconut nectar, pomegranate syrup sweet, oligodang, mulyeot, corn malt syrup, pekmez, vincotto, kuromitsu
caramel filling, caramel spread, cinnamon chip, caramel baking bit, penuche
sugar substitute, saccharin, aspartame, sugar replacement, sweet and low, equal, sugar twin, sorbitol, isomalt, maltitol, mannitol, sweet n low, acesulfame k, neotame, thaumatin, cyclamate, lactitol, stevia drop, splenda brown sugar blend
ammonium carbonate, bakers ammonia, potash, hartshorn, ammonium bicarbonate, sodium carbonate, lye water, kansui, pearl ash, potassium carbonate, lye, monocalcium phosphate, alum, pickling lime, calcium hydroxide, slaked lime, cal, calcium chloride, pickle crisp, fruit fresh, ever fresh, vitamin c powder, acidulant, glucono delta lactone, nigari, calcium sulfate, gypsum, magnesium chloride, potassium citrate, sodium citrate, acidity regulator, acid, epsom salt, calcium carbonate, calcium lactate, edible lime, limewater, sodium hydroxide, bakers ammonium, stearic acid
butter pecan extract
caramel color, color food orange, colorant, food color blue, color food green, edible glitter, luster dust, gold leaf, silver leaf, browning sauce, candy coloring, butterfly pea flower, color food red, varak, vark, edible gold, food color pen, dye, color food yellow, titanium dioxide, beta carotene, red beet color, curcumin, spirulina color, paprika extract, caramel coloring, tartrazine, allura red, sunset yellow, brilliant blue, lutein, riboflavin, annatto color, browning, lustre dust, edible glue, edible shimmer
chocolate kiss, ganache, chocolate sprinkle, chocolate coating, candy coating, vanilla candy coating, chocolate wafer candy, vanilla almond bark, chocolate covered coffee bean, chocolate egg, chocolate mint, chocolate coin, chocolate frosting, chocolate vermicelli, chocolate melt, milk chocolate morsel, chocolate covered raisin, milk couverture, chocolate covered espresso bean, chocolate shot, confectionery coating, confectioners coating, melting wafer, milky bar, chocolate jimmy, cadbury egg
chocolate malt ball, malt ball
praline paste, hazelnut paste, almond cream filling, nut filling, hazelnut praline, noisette paste, walnut paste, hazelnut filling
strong flour, strong white flour, high gluten flour, pizza flour, manitoba flour
semolina flour, sooji, suji, rava, rawa, ravva, pasta flour, cream of wheat flour, pasta semolina, semolino, smida
manioc flour, yuca flour, cassava meal, farinha, garri, manioc meal
sour salt, lemon salt, tartaric acid, ascorbic acid
rice syrup, rice malt syrup
silan, date molasses, date honey
table syrup, maple flavor syrup, waffle syrup
splenda, splenda granular, splenda granulated, splenda no calorie sweetener
monk fruit sweetener, monk fruit, swerve, allulose, lakanto, monk fruit extract
birch sugar
chestnut paste, chestnut cream, creme de marron, marron glace, candied chestnut, chestnut spread
toffee candy
butterscotch morsel

instant vanilla pudding, vanilla pudding mix, chocolate pudding mix, instant pudding, vanilla instant pudding, chocolate instant pudding, instant chocolate pudding
bee pollen, royal jelly, propolis, e901
cricket, cricket flour, mealworm, grasshopper, chapulines, ant egg, silkworm, silkworm pupa, escamoles
yeast spread
beer yeast
breaded, battered, crumbed, crumb coating, batter coating, milanese`,
'beverages.tsv': `#
blood orange juice
apple cider, cider apple, sweet cider

ice, mineral water, steam, saltwater, tap water, spring water, drinking water, distilled water, purified water
pasta cooking water, pasta cooking liquid, noodle water, noodle cooking water

malta, kvass, malt beverage, barley water, barley tea, non alcoholic beer, nonalcoholic beer, alcohol free beer, near beer, dealcoholized beer, barley cup, cereal coffee, postum, grain coffee, mugicha, boza, barley coffee, malta goya, malta india, vitamalt, supermalt
prune juice, nectar, aloe vera, aloe vera gel, coconut water drink, tamarind drink, cranberry juice drink, birch sap, currant juice, verjuice drink

coffee granule, espresso powder, coffee powder, instant espresso, coffee crystal, coffee essence, camp coffee, nescafe, coffee extract powder, coffee concentrate
espresso, coffee liquid, cold brew, iced coffee black
ground coffee, espresso bean, ground espresso, coffee ground, espresso ground, turkish coffee, arabica coffee, arabica, robusta
iced coffee, coffee drink, milk tea, thai iced tea, bubble tea, coffee milk, coffee flavored drink
shake, chocolate shake, vanilla shake, ice cream shake, chocolate milkshake, slimfast, pediasure, carnation instant breakfast, atole, champurrado, horchata milk, instant breakfast drink, ovaltine drink
badam milk, badam doodh, thandai, kesar badam milk
almond beverage, almond drink, vanilla almond milk, cashew milk, hazelnut milk, nut milk, macadamia milk, walnut milk, pistachio milk, chocolate almond milk, almond breeze, almond breeze milk, almond coconut milk, hazelnut drink, pecan milk, almond cream, cashew drink, hazelnut beverage, almondmilk, almond creamer, almond milk creamer, cashewmilk
rice drink, hemp milk, pea milk, coconut beverage, coconut milk beverage, flax milk, vanilla rice milk, rice beverage, rice dream, quinoa milk, so delicious coconut milk, coconut drink, refrigerated coconut milk, carton coconut milk, potato milk, ripple milk, tigernut milk
plant milk, nondairy milk, plant based milk, dairy free milk, milk alternative, vegan milk, milk substitute, alternative milk, plant drink, non dairy beverage, vegetable milk, silk, califia, westsoy
soymilk, soya milk, soy beverage, vanilla soy milk, soya drink, vanilla soymilk, soy drink, chocolate soy milk, soya bean milk, soybean milk, soy creamer, soy cream, soya cream, soy milk creamer, soy cooking cream, vanilla flavored soy milk, soy half and half, soy coffee creamer, soy milk powder, soya milk powder, soy whipping cream
oat drink, oat beverage, oat cream, oat creamer, vanilla oat milk, oatly, oat cooking cream, oat milk creamer, oat based cream, oatly barista
dairy free cream, plant cream, vegan whipped cream, coconut whipped cream, vegan whipping cream, dairy free whipped topping, non dairy cream, coconut whipped topping, vegan whipped topping, vegan heavy cream, vegan creamer, coconut creamer, plant based cream, nondairy cream, dairy free whipping cream, vegan sour cream, dairy free sour cream, vegan creme fraiche, vegan half and half, coconut whip, non dairy sour cream, plant based creamer, coconut milk creamer, nondairy sour cream, vegetable cream, soyatoo, vegan condensed milk, coconut condensed milk, condensed coconut milk, evaporated coconut milk
cashew cream cheese dip
tofu sour cream, vegan tofu sour cream

cranberry juice cocktail, cranberry cocktail
pom juice
grape must
coconut juice

energy drink, cream soda, fruit punch, kool aid, sports drink, gatorade, tang, margarita mix, sweet and sour mix drink, sour mix, pina colada mix, drink mix, fruit drink, daiquiri mix, cocktail mixer, koolaid, fruit beverage, fruit cooler, margarita mixer, fresca, crystal light, fruit flavored drink, elderflower presse, lemon squash, orange squash, orange drink, powerade, electrolyte drink, carbonated beverage, carbonated drink, red bull, irn bru, fanta, mojito mix, mixer, inca kola, ribena, sunny d, chicha morada, sorrel drink, tepache, vimto, mauby, prime hydration
green tea powder
water kefir
tonic, bitter lemon
club soda, soda water, seltzer, carbonated water, perrier, soda siphon, fizzy water, seltzer water, la croix, lacroix
coke, pepsi, dr pepper, root beer, coke zero, diet coke, diet cola
ginger beer
sprite, 7 up, lemon lime beverage, squirt, mountain dew
limeade, lemon drink
limeade concentrate, frozen lemonade, frozen limeade
`,
'canned_goods.tsv': `#
chopped tomato
tomato concentrate
tomato fondue

chicken stock, chicken consomme, chicken bone broth, chicken broth water
beef stock, veal stock, meat broth, meat stock, consomme, bone broth, lamb stock, stock pot
vegetable stock, mushroom broth, mushroom stock, veggie broth
broth, bouillon, chicken vegetable stock, chicken vegetable broth, better than bouillon, maggi cube
tinned tomato, canned chopped tomato, canned plum tomato, fire roasted tomato, canned whole tomato, canned peeled tomato, canned italian tomato, canned whole peeled tomato, tomato in juice, tomatoes with juice, italian style tomato, tin tomato, canned cherry tomato, canned san marzano tomato, undrained tomato, italian style stewed tomato
tomato pulp, polpa, ground tomato, tomato crush, crushed plum tomato

rotel tomato, rotel, tomato and green chili, mexican style tomato, ro tel, tomatoes with chilies, ro tel tomato
passata, strained tomato, sieved tomato, rustica, tomato coulis
sundried tomato, sun tomato, dried tomato, sunblush tomato
sun tomato oil
canned green chile, diced green chile, chopped green chile, mild green chile, roasted green chile, hatch green chile, canned jalapeno, pickled jalapeno, pickled jalapeno pepper, jalapeno slice, sliced jalapeno, whole green chile, nacho jalapeno, banana pepper ring, pickled banana pepper, peperoncini, pepperoncini, peppadew, pickled pepper, pickled chile, piquillo pepper, cherry pepper, jarred jalapeno, sport pepper, pepperoncini pepper, peppadew pepper, peperoncino, pickled chili pepper, canned jalapeno pepper, pepperoncino, friggitello, giardiniera pepper
roasted bell pepper, roasted pepper, pimento, pimiento, roasted red bell pepper, roasted sweet pepper, pimento pepper, jarred red pepper, grilled pepper, pimiento pepper, roasted capsicum, pepper puree, florina pepper, lutenica
chipotle chile in adobo, canned chipotle, chipotle pepper in adobo, canned chipotle chile, adobo chili, adobo, chipotle puree, chipotle paste, chipotle sauce, chipotle salsa, chipotle in sauce
marinated artichoke, canned artichoke, grilled artichoke, frozen artichoke, artichoke in oil, artichoke quarter
palm heart, palmito, palm cabbage
whole kernel corn can, canned sweetcorn, tinned sweetcorn, canned whole kernel corn, kernel corn drain, canned sweet corn, drained corn, corn niblet, canned yellow corn, mexicorn, mexican style corn, southwest corn, canned white corn, drained whole kernel corn, vacuum packed corn, shoepeg corn
cream style corn, cream corn
pumpkin puree, solid pack pumpkin, pure pumpkin, mashed pumpkin, libbys pumpkin, squash puree, cooked pumpkin
cut green bean, french style green bean, tinned green bean, cooked green bean, drained green bean
tinned pea, marrowfat pea, canned sweet pea, pea and carrot can, drained pea
mushroom piece and stem, mushroom in jar, marinated mushroom, drained mushroom, mushroom stem and piece, jarred mushroom, pickled mushroom
pickled beet, canned beetroot, sliced beet, pickled beetroot, cooked beet, cooked beetroot, vacuum packed beetroot, harvard beet, precooked beet, beet pickle, roasted beet
peach in syrup, peach half in syrup, tinned peach, peaches in light syrup, peaches in heavy syrup
crushed pineapple, pineapple in juice, pineapple tidbit, pineapple chunks in juice, tinned pineapple, pineapple in syrup, drained pineapple, juice packed pineapple
apple sauce, apple puree, stewed apple, pear sauce, pear puree
cranberry relish, cranberry jelly, lingonberry jam, lingonberry preserve, cranberry orange relish, cranberry chutney, cranberry compote
pumpkin pie mix, mince fruit, fruit filling, prune filling, canned cherry filling, raspberry filling
mince pie filling
pecan filling, walnut pie filling
coconut whipping cream, coconut creme, creamed coconut
coco lopez, cream coconut, coconut syrup
full fat coconut milk, coconut milk powder, coconut cream powder, santan, gata, kati, coconut milk drink
mushroom soup, cream of mushroom
cream chicken soup, creamy chicken soup, cream of chicken, chicken and mushroom soup, cream of chicken with herbs soup, condensed chicken soup

tomato basil soup
onion soup
chicken and rice soup, beefy mushroom soup, stew, noodle soup, cream of bacon soup
chili with bean, chili without bean, chili with meat, no bean chili, turkey chili, chili no bean, chili bean with meat, chili soup, hot dog chili, vegetarian chili meat
v8, v8 juice, vegetable juice cocktail, vegetable cocktail juice
clamato juice, clam and tomato juice, tomato clam juice, clamato tomato cocktail
chicken base, chicken stock cube, chicken soup base, chicken flavor bouillon, chicken powder, chicken stock pot, chicken soup powder, chicken bouillon crystal, chicken cube, knorr homestyl stock chicken, chicken oxo cube, turkey bouillon, chicken consomme soup mix, caldo de pollo, chicken essence, chicken flavoring
beef base, beef stock cube, beef flavored bouillon, beef soup base, better than bouillon beef base, demi glace, demiglace, glace de viande, meat glaze, beef extract, beef concentrate, beef cube, meat bouillon cube
vegetable stock cube, vegetable stock powder, vegetable base, vegetable stock pot, vegetarian bouillon, vegetable stock concentrate, marigold bouillon, mushroom bouillon, vegetable broth powder, vegetable cube, vegetable broth cube, vegetable broth mix, no chicken bouillon, vegan bouillon, vegan chicken bouillon, onion bouillon, mushroom base, better than bouillon vegetable base, no chicken broth, vegan beef broth, vegan chicken broth, imitation chicken broth, vegan broth, no beef broth, vegetarian broth, vegan beef bouillon
instant dashi, dashi powder, dashi granule, hon dashi, dashi no moto, dashi stock granule, fish stock cube, fish base, fish stock powder, fish stock concentrate, hondashi
lobster base, crab base, lobster bouillon, shrimp base, shrimp flavor bouillon cube, bouillon shrimp
clam base, seafood base, seafood stock cube, seafood stock concentrate
dashi stock, japanese stock, bonito stock, dashi broth, bonito broth, anchovy stock, anchovy broth, dashi soup stock
vegan dashi, kelp stock, kombu stock, shiitake dashi, seaweed stock, mushroom dashi, kelp broth, vegetarian dashi, kombu broth, shiitake stock, dried shiitake broth
turkey stock, duck stock, duck broth, game stock, turkey bone broth, rabbit stock, goose stock, poultry stock, pheasant stock, poultry broth, giblet stock, giblet broth, turkey gravy base
pork stock, ham stock, ham broth, ham juice, pork bone broth, tonkotsu broth, ramen broth, ham water, prosciutto stock, ham drippings stock, pork bone stock
fish broth, fumet, court bouillon seafood
seafood broth
lobster stock, shellfish stock, crab stock, lobster broth, shrimp broth, crab broth, crawfish stock, crab boil stock, shrimp shell stock, prawn stock
mussel juice, clam broth, clam liquor, oyster liquor, clam nectar, oyster liquid, mussel stock, mussel liquor, oyster juice
gravy browning, bisto, jus
canned apricot, apricot in syrup, canned pear, pears in syrup, fruit cocktail, canned cherry, tinned pear, tinned apricot, canned plum, canned mango, canned fig, canned mixed fruit
cream of onion soup, cheddar cheese soup, cheese soup, cream of celery, potato soup, creamy soup, cream of onion
fish soup
zarzuela
knorr leek recipe mix, noodle soup mix, vegetable recipe mix, leek soup, vegetable soup and dip mix, savory herb with garlic soup mix
oyster stew
crab soup
low sodium chicken stock, unsalted chicken broth, unsalted chicken stock
low sodium beef stock, unsalted beef stock, unsalted beef broth
low sodium vegetable stock, unsalted vegetable broth, unsalted vegetable stock
lite coconut milk, low fat coconut milk
no salt diced tomato, no salt crushed tomato
low sodium black bean, no salt kidney bean, no salt chickpea, no salt bean, low sodium pinto bean`,
'condiments_sauces.tsv': `#
tamari soy sauce
nuoc mam, patis, nuoc nam, bagoong balayan
oyster flavored sauce
hoisin, peking duck sauce
citrus soy sauce
worcestershire, worcester sauce, lea and perrins worcestershire sauce, lea and perrin, worcester
teriyaki, teriyaki marinade
catsup, banana ketchup, jufran

nonpareil caper, caper berry, caperberry, alcaparrado

amino, soy amino

kecap manis, ketjap manis, sweet soy, thick soy sauce, sweet dark soy sauce, indonesian soy sauce, ketjap, eel sauce, nitsume
shoyu, soya sauce, soy, maggi seasoning, maggi, golden mountain sauce, golden mountain seasoning, seasoning sauce, soup soy sauce, ganjang, liquid seasoning, toyomansi, usukuchi, soybean sauce, soy seasoning, kikkoman, sushi soy sauce
mushroom oyster sauce, mushroom stir fry sauce, vegetarian stir fry sauce, vegetarian fish sauce, vegan stir fry sauce, mushroom sauce vegetarian stir fry
vegetarian worcestershire sauce, vegan worcestershire, anchovy free worcestershire sauce, hendersons relish
black bean garlic sauce, jjajang
korean chili paste, korean red pepper paste, korean hot pepper paste, hot pepper paste korean, korean red chili paste, kochujang, kochu jang, gochu jang, korean hot sauce, korean pepper paste, red pepper paste korean, chogochujang, chili paste gochujang, gochuchang
belachan, blachan, trassi, prawn paste, shrimp sauce, shrimp boullion paste, balachan, bagoong guisado, saeujeot, salted shrimp, fermented shrimp, saewoo jeot, bagoong monamon, petis, hae ko, hay koh, gapi, fermented crab, blacan, jeotgal, shiokara, hae bee hiam, cincalok
bagoong isda, fermented anchovy paste, mam nem, fermented fish, padek, pla ra, patis paste, fermented fish sauce paste, fish paste, anchovy relish, budu
xo chili sauce
anchovy sauce, anchovy essence, anchovy extract, anchovy fillet paste, pissalat, puttanesca
sambal ulek, chili paste, sambal olek, sambal manis, fresh red chili paste, asian chile sauce, chili sauce sambal, green chili sauce paste
garlic chili sauce, chili garlic paste, chile paste garlic, chili sauce with garlic, tuong ot toi
sambal goreng, thai chili jam, roasted chili paste thai, chili jam thai, nahm prik pao, roasted red chili paste, chili paste in soybean oil, thai roasted chili paste, chili in oil thai, nam jim, tom yum paste, tom yum soup paste, tom yam paste, rendang paste, nasi goreng paste, sambal balado, tom kha paste, hot and sour paste, satay spice paste, nasi lemak paste, soup paste tom yum, rendang curry paste, sambal ikan bilis, tom yum soup mix
sambal sauce, sambal paste
sweet red chili sauce, sweet thai chili sauce, sweet asian chili sauce, mae ploy, spring roll sauce, sweet hot chili sauce, chili jam, sweet chili, pepper jelly, jalapeno jelly, chili jelly
sriracha chili sauce, thai chili sauce, sriracha hot chili, rooster sauce, asian hot chili sauce, thai hot sauce, vietnamese chili sauce, hot asian sauce
cocktail sauce, seafood cocktail sauce, shrimp cocktail sauce, sloppy joe sauce, manwich, heinz 57, chili sauce heinz, sandwich sauce, red chili sauce tomato
piri piri, peri peri, peri peri marinade, african bird pepper sauce
rose harissa
horse radish, chrain, chrzan
creamed horseradish, horseradish cream, cream style horseradish, horseradish cream sauce, creamy horseradish
a1, pickapeppa sauce, pick a peppa sauce, oxford sauce
bulldog sauce, bull dog sauce, katsu sauce
shacha sauce, bbq sauce chinese shacha, satay sauce chinese, sa cha sauce, chinese satay sauce
duck sauce, duck dipping sauce
satay paste, peanut stir fry sauce, pecel sauce, peanut dressing, satay seasoning, satay marinade, thai peanut salad dressing, peanut dipping sauce, peanut curry sauce, gado gado dressing, maafe paste, bumbu pecel, encacahuatado, salsa de cacahuate
peanut chili oil, salsa macha oil
lao gan ma, chili crunch, crunchy chili oil, crispy chili oil, rayu
grainy mustard, dijon, wholegrain mustard, stone ground mustard, creole mustard, french mustard, coarse mustard, brown mustard, dijon style mustard, grain mustard, tarragon mustard, champagne mustard, sweet mustard, spicy mustard, grey poupon, coarse ground mustard, bavarian mustard, sweet hot mustard, seeded mustard, deli mustard, pommery mustard, moutarde de meaux, dusseldorf mustard, swedish mustard, old style mustard, green peppercorn mustard, herb mustard, jalapeno mustard, savora
dry mustard, ground mustard, colmans mustard, powdered mustard, dried mustard, ground mustard seed, mustard flour
sandwich spread, light salad dressing mayonnaise type, mayonnaise type salad dressing, sandwich sauce spread, lite mayonnaise, hellmann or best food light mayonnais, whipped salad dressing, nonfat mayo
mayo, sandwich mayonnaise
eggless mayonnaise, vegenaise, veganaise, nayonaise, just mayo, vegenaise mayonnaise, eggless mayo, aquafaba mayonnaise
soya mayonnaise, tofu mayonnaise, soy mayo, tofu mayo, soyannaise
mousseline sauce, sauce bearnaise
ragu classic alfredo sauce, alfredo
dressing, wish bone robusto italian dressing, dress russian, wish bone deluxe french dressing
red wine vinaigrette, balsamic dressing, oil and vinegar dressing, balsamic salad dressing, champagne vinaigrette, red wine vinegar dressing, oil and vinegar salad dressing, vinegar and oil dressing, raspberry vinegar dressing
caesar vinaigrette, caesar
ranch, buttermilk dressing
pesto rosso, pistou, pesto alla trapanese
nut free pesto vegan
tapenade, olive paste, olivada, olive spread, olive salad, olive relish, olive bruschetta, artichoke paste, artichoke spread, olive mix

avocado dip, avocado puree, mashed avocado, guac, avocado spread, avocado mash, avocado salsa, avocado paste
eggplant dip, eggplant spread, aubergine dip, baba ghanouj
tarama dip, tarama spread, tarama salad
onion marmalade, mango pickle, lime pickle, indian pickle, pickle relish indian, onion jam, achar, achaar, lemon pickle, onion relish, tomato relish, pepper relish, tomato jam, chow chow, chowchow, corn relish, zucchini relish, mango relish, mint and coriander chutney, onion confit, tamarind sauce, jalapeno relish, piccalilli relish, chili relish
mint jelly, mint vinegar sauce
preserve, fruit spread, apricot spread, fig spread, powidl, raspberry spread, lekvar, polaner all fruit, strawberry spread, cherry spread, conserve, cloudberry jam, bocadillo de guayaba
castelvetrano olive, spanish olive, cerignola olive, manzanilla olive, picholine olive, manzanilla, salad olive, sicilian olive, lucques olive, pimento olive, halkidiki olive, nocellara olive, gordal olive
blue cheese stuffed olive, anchovy stuffed olive
olive, kalamata, oil cured black olive, oil cured olive, gaeta, kalamon olive, nicoise olive, taggiasca olive
bread and butter pickle, sweet gherkin, sweet pickle chip, sweet pickle juice, bread and butter pickle juice, sweet pickled cucumber, bread and butter chip
relish, hot dog relish, hamburger relish, hot dog pickle relish
gherkin, cornichon, pickled cucumber, pickle juice, pickle chip, hamburger dill chip, hamburger pickle, cocktail gherkin, salted cucumber, sandwich pickle, dill cucumber, brine, burger pickle, hamburger dill pickle, ogorki kiszone
giardiniera, mixed pickle, pickled carrot, pickled mustard green, preserved mustard green, pickled radish, takuan, preserved radish, pickled daikon, tsukemono, preserved vegetable, salted radish, zha cai, preserved turnip, pickled turnip, pickled okra, pickled green tomato, pickled cabbage, pickled bean, curtido, danmuji, oshinko, dried radish, salted turnip, salted cabbage, pickled asparagus, pickled green bean, dilly bean, pickled mustard, pickled mustard cabbage, preserved mustard cabbage, tianjin cabbage, mui choy, salted mustard green, sour mustard, pickled garlic scape, pickled yellow radish, pickled fennel, pickled cauliflower, fermented mustard green, pickled lotus root, shibazuke, sauerruben, atchara, achara, pickled papaya, nuka pickle, pickled ramp, pickled watermelon rind, pickled grape leaf, acar, pickled walnut free, zhacai, yacai, ya cai, tianjin vegetable
kraut, fermented cabbage, sour cabbage, pickled red cabbage, sauerkraut juice, braised red cabbage, rotkohl, sweet and sour red cabbage, suan cai, kapusta kiszona
kim chee, kimchee, kimchi juice, gimchi, kimchi cabbage, kkakdugi, kim chi, white kimchi
vegetarian kimchi, fish free kimchi
curry paste, red curry sauce, green curry sauce, thai curry sauce, khao soi paste, hot curry paste thai, thai spice paste
vegan red curry paste, vegetarian red curry paste, vegan thai curry paste, vegan green curry paste, vegetarian curry paste, vegetarian thai curry paste, vegan thai red curry paste
tandoori paste, tikka paste, balti paste, korma paste, madras curry paste, mild curry paste, hot curry paste, vindaloo paste, rogan josh paste, korma curry paste, balti curry paste, pataks curry paste, curry sauce, tikka curry paste, tandoori curry paste, simmer sauce, tikka masala curry paste, biryani paste, vindaloo curry paste, jalfrezi paste, jalfrezi sauce, biryani spice paste, madras paste, masala sauce, bhuna paste, rogan josh curry paste, indian sauce, tandoori marinade, rogan josh sauce, masala paste, medium curry paste, tikka marinade, tandoori sauce, vindaloo sauce
tikka masala sauce, korma sauce, tikka masala curry sauce, makhani sauce, makhani gravy, pasanda sauce, tikka masala simmer sauce, korma simmer sauce, butter masala sauce, chicken tikka masala sauce
chicken marinade, garlic and herb marinade, pork marinade, beef marinade
dipping sauce, hot dog sauce, sandwich spread sauce, glaze, dip, pan juice, ragu, ragout, puttanesca sauce, cocktail dip, seafood dipping sauce, nuoc cham sauce, lechon sauce, mang tomas, all purpose sauce filipino, lechon sarsa, nuoc leo, spread
pasta sauce, spaghetti sauce, pizza sauce, marinara, tomato basil sauce, arrabbiata sauce, napoletana sauce, ragu sauce, prego sauce, italian sauce, ragu pasta sauce, ragu old world style pasta sauce, italian tomato sauce, pomodoro sauce, tomato sauce with herb, bertolli tomato and basil sauce, ragu pizza quick sauce, bertolli vidalia onion with roast garlic sauc, arrabiata sauce, sauce arrabiata, ragu pizza sauce, ragu old world style sweet tomato basil pasta sauc, low fat tomato and basil pasta sauce, sugo, napoli sauce, neapolitan sauce, sofrito tomato sauce, bertolli vineyard premium collect marinara with burgundi wine sauc, ragu traditional sauce, ragu old world style smooth pasta sauc, bruschetta topping, tomato topping, ragu chunky pasta sauce, ragu robusto pasta sauce, bruschetta sauce
bolognese, meat sauce, ragu bolognese, bolognese ragu, meat ragu, spaghetti meat sauce, meat pasta sauce, meat spaghetti sauce
pico de gallo, salsa verde, salsa roja, picante, salsa fresca, taco bell salsa, corn and black bean salsa, ranchero sauce, salsa ranchera, salsa casera, mexican tomato sauce, el pato sauce, mexican hot style tomato sauce, chipotle salsa jar, verde sauce, tomatillo sauce, green taco sauce
pepper sauce, tabasco, hot chili sauce, cholula, tapatio, habanero sauce, scotch bonnet sauce, red hot, green chili sauce, red chile sauce, texas pete, jalapeno sauce, tobasco sauce, aji picante, fermented chili sauce, valentina, el yucateco, franks redhot, mae pranom, yuzu kosho, yuzukosho, yuzu pepper, franks hot sauce, franks red hot, franks red hot sauce
liquid hickory smoke, smoke flavoring, smoke flavor, wood smoke extract, hickory smoke liquid
pomegranate concentrate, pomegranate syrup, nar eksisi, pomegranate sauce molasses, pomegranate mollases, grenadine molasses
angostura, bitters orange, fernet branca bitters
sesame paste, tahina, sesame seed paste, tahini sauce, tehina, sesame butter, tahini butter, sesame seed butter, tahineh, tahin, nerigoma
taco sauce, taco bell taco sauce
barbeque sauce, bar b q sauce, sweet baby rays barbecue sauce, sweet baby rays bbq sauce, kc masterpiece, rib sauce, pulled pork sauce, bbq
vegan egg substitute, vegan egg, flax egg, chia egg, plant based egg, just egg, egg replacement, vegan egg powder
honey dijon mustard, honey dijon, honey mustard sauce, honey mustard dip, honeycup mustard, honey mustard spread

garlic dip lebanese, lebanese garlic sauce
bean sauce, tianmianjiang, chinese sweet bean paste, tauco, tau cheo, taucu, soy bean chili paste, hot bean chili paste, crushed yellow bean, chunjang, jajang, black bean chili sauce, sweet flour sauce, sweet wheat paste, tauchu, black bean stir fry sauce, toban jiang, tobanjan, sweet noodle sauce, tuong
mojo, chermoula, zhoug, zhug, schug, mojo criollo, mojo marinade, gremolata, persillade, sauce vierge, criolla marinade, mojo de ajo, skhug, charmoula, cilantro sauce, parsley sauce fresh, green seasoning, citrus marinade, adjika, ajika, tkemali, llajua, pebre, piri piri marinade
okonomiyaki sauce, takoyaki sauce, yakisoba sauce, japanese bbq sauce, galbi sauce, kalbi sauce, korean bbq marinade, yakiniku sauce, warishita, gyudon sauce, japanese curry sauce, katsu curry sauce, sesame sauce, mongolian sauce, oriental sauce, ginger sauce, gyoza sauce, dumpling sauce, potsticker sauce, pad thai sauce, schezwan sauce, szechwan sauce, orange sauce asian, asian dipping sauce, char siu sauce, char siu marinade, chee hou sauce, chu hou paste, chee hou paste, ginger dressing, sesame dressing, sesame ginger vinaigrette, wafu dressing, sesame ginger marinade, sesame salad dressing, asian style salad dressing, goma dressing, bonchon sauce, lee kum kee sauce, chinese cooking sauce, satsuma sauce, soy vay, soy vay veri veri teriyaki marinade and sauce, soy dipping sauce, soyaki, general tsao sauce, hibachi sauce, chop suey sauce, asian vinaigrette, asian marinade, asian dressing, asian salad dressing, goma dare, asian sesame dressing, bibimbap sauce
lemon sauce, sweet and sour sauce bottled, lychee sauce, cherry sauce, raspberry sauce, strawberry sauce, blueberry sauce, raspberry coulis, strawberry topping, fruit coulis, strawberry coulis, berry coulis, pineapple topping, pineapple sauce, mango coulis, mango sauce, raspberry topping, sweet sour mix, sweet and sour mix, fruit topping, pineapple ice cream topping, strawberry ice cream topping, strawberry dessert topping, blueberry topping, redcurrant sauce, lingonberry sauce, orange glaze, apricot sauce, apricot glaze, cherry topping, blackberry sauce, raspberry dessert sauce, raspberry puree sauce, polynesian sauce, pomegranate sauce, peach sauce, hawaiian sauce, blueberry coulis, compote, coulis
sriracha mayonnaise, hellmann or best food real mayonnais, rouille, curry mayonnaise, horseradish mayonnaise, bang bang sauce, yum yum sauce, boom boom sauce, chicken finger sauce, andalouse sauce, samurai sauce, cocktail sauce mayonnaise, secret sauce, special sauce, sriracha mayo
creamy tomato sauce, rose pasta sauce, ragu cheesy sauce, spinach dip, onion dip, sour cream dip, ranch dip prepared, artichoke dip, tzaziki, cheese spread dip, ragu cheesy classic alfredo sauce, white pasta sauce, creamy pasta sauce, four cheese pasta sauce, bertolli four chees rosa sauc, parmesan sauce, mushroom sauce, peppercorn sauce, stroganoff sauce, diane sauce, creamy sauce, soubise, butter sauce, beurre blanc, nacho dip, bernaise, au gratin potato, mornay, gratin
red pepper dip, walnut sauce, almond sauce, pipian, almond paste sauce, walnut paste sauce, tarator sauce, tarator, satsivi sauce
salmon mousse, crab dip, tonnato, salmon spread, fish pate, salmon pate, seafood dip, crab spread, salmon dip, mackerel pate, tuna pate, trout pate, salmon salad, tuna dip, crab paste, salmon paste
chili bean paste, chili bean sauce, toban djan, broad bean paste, hot bean paste, spicy bean paste, pixian bean paste, broad bean chili paste, hot bean sauce, chili soybean paste
soybean paste, soy bean paste, ssamjang, doenzang, dwenjang, korean bean paste, cheonggukjang, meju, tao jiew, taojiaw, thua nao, moromi
wok sauce, kung pao sauce, general tso sauce, szechuan sauce, korean barbecue sauce, bulgogi sauce, bulgogi marinade, galbi marinade, korean bbq sauce
sweet sour sauce, orange sauce
garlic mayonnaise, alioli

bechamel, white sauce
nacho cheese, cheese dip, con queso, queso sauce
yogurt sauce, mast o khiar, yogurt dip, borani, borani banjan
italian salad dressing
catalina dressing, french salad dressing, western dressing
1000 island dressing
bleu cheese dressing, roquefort dressing, gorgonzola dressing, blue cheese salad dressing, blue cheese dip, marie's blue cheese dressing
slaw dressing
mole rojo, mole verde
red pepper walnut dip
tahini dip
tuna spread
salsa criolla
recaito, refogado, sofritto
pumpkin butter, pear butter, plum butter, fruit butter, peach butter


membrillo, quince cheese, guava paste, fig paste, dulce de membrillo
lime curd, lemon curd spread, fruit curd, orange curd, passion fruit curd, raspberry curd, mango curd, cranberry curd, strawberry curd, grapefruit curd
umeboshi plum, pickled plum, ume, salted plum
salted lemon, preserved lemon peel, pickled lemon
pickled red onion, cocktail onion pickled, pickled cocktail onion
ham bouillon, ham base, ham stock cube, pork stock cube, pork base, ham flavored bouillon
soba tsuyu, memmi, noodle soup base, shirodashi, dashi soy, tentsuyu, tempura dipping sauce, tempura sauce, tare
panang curry paste, penang curry paste, mussaman curry paste, massaman paste
lite soy sauce, light sodium soy sauce
light mayo, low fat mayonnaise, fat free mayonnaise, diet mayonnaise, low fat mayo`,
'dairy_eggs.tsv': `#
buttery, buttered, beurre, mantequilla, milkfat, butter fat, kerrygold, land o lakes, plugra, lurpak, land olakes

leche, leche entera, cow milk, full cream milk, jersey milk, alpura, arla, borden, darigold, hood, horizon, lala
2% milk, 1% milk
skimmed milk, nonfat milk

cream, creamy, cream sweeten whip, nata, creme legere, creme, whipping cream
single cream, table cream, coffee cream, milk cream

soured cream, smetana, crema, crema mexicana, crema agria, graddfil, jocoque, daisy, breakstone

dahi, viili, lebneh free, basundi, danone, dannon, stonyfield, muller corner, cow milk yogurt
lancashire, cathedral city, pilgrims choice, cabot, tillamook, crystal farms
bocconcini, mozzarella ball, ciliegine, mozzarella di bufala, mozzarella di buffala, mozzarella pearl, ovoline, fior di latte, galbani, frigo, polly o, belgioioso
parmigiano, grana padano, parm, parmagiano reggiano, parmigiana reggiano, parmigiano reggiano, grana
pecorino, romano
neufchatel, philadelphia cream cheese, philadelphia, philadelphia cheese, philly, philly cheese
ricotta salata, requeson


chevre, drunken goat, goat cheese log, bucheron, queso de cabra, sainte maure de touraine, crottin de chavignol
emmental, emmenthal, swiss, emmenthaler, emmentaler
pepperjack cheese, jack
bleu cheese, danish blue, point reyes, cambozola
leche condensada, la lechera
leche evaporada
hen egg, chicken egg, huevo, egglands best, huevos haminados, fried egg
yolk
egg whites only
full fat greek yogurt, labneh, labaneh, yogurt cheese, hung curd, strained yoghurt, lebneh, labne
skyr, quark, icelandic yogurt, chobani, oikos, fage, siggis
nonfat yogurt, low fat plain yogurt, yoplait, activia
flavored yogurt, fruit yogurt, strawberry yogurt, lemon yogurt, peach yogurt, vanilla greek yogurt, drinking yogurt, yogurt drink, sweetened yogurt, cherry yogurt

devonshire cream, devon cream, kaymak, malai, malai cream, kajmak
whipped cream topping, spray cream, chantilly cream, chantilly
low fat sour cream, fat free sour cream, non sour cream

panir, indian cheese
fresh mexican cheese, queso fresca, cacique, supremo, la vaquita
queso anejo, anejo cheese, queso seco
mexican cheese, taco cheese, oaxaca cheese, asadero, queso quesadilla, chihuahua cheese, queso chihuahua, queso, quesadilla cheese


fontal
dutch cheese, leyden, old amsterdam, beemster


brie de meaux, brie de melun
haloumi, grilling cheese, bread cheese, juustoleipa, queso de freir, nabulsi cheese, akkawi, ackawi, leipajuusto
munster
processed cheese, cheese slice, process cheese, cheese product, cheese spread, cheese food, alouette, rondele, pub cheese, spreadable cheese
longhorn cheese, cojack
grating cheese, pizza cheese, cheese curd, gjetost, brunost, fromage blanc, fromage frais, petit suisse, tete de moine, bryndza, oscypek, chhurpi, casu, tuma, primo sale, cabrales, valdeon, saint agur, fourme dambert, bleu dauvergne, cashel blue, maytag blue, blue castello, chaumes, bonchester, yarg, lincolnshire poacher, stinking bishop, mondseer, bergkase, allgauer, harzer, canastra, requeijao, catupiry, crottin, valencay, banon, boulette, maroilles, langres, mont dor, bleu de bresse, cheesy, au gratin, ardrahan, ayib, bitto, bleu de gex, bleu des causses, bra cheese, brin damour, brocciu, cabecou, canestrato, casciotta, castelmagno, chabichou, coolea, danablu, domiati, dorset blue vinny, gamalost, garrotxa, greve, gubbeen, kesong puti, liederkranz, majorero, oszczypek, picodon, pierre robert, pouligny saint pierre, provatura, queso de bola, ragusano, red windsor, rocamadour, sainte maure, selles sur cher, serra da estrela, sulguni, swaledale, telemea, toma, torta del casar, ubriaco, vasterbotten, weisslacker, nabulsi, oaxaca, queijo coalho, queijo, faisselle, tulum, limburger substitute, shanklish, sargento, brie wheel, sirene, cancoillotte, saint felicien, romadur, handkase, quargel, azeitao, sao jorge, fourme de montbrison, fromage, formaggio, stichelton, cornish yarg, urda, brinza, cow cheese, cow milk cheese
chhena, khoya, khoa, mawa, mava, junket, clabber, rabri, rabdi, schmand, topfen
powdered milk, dry milk, dried milk, milk solid
cream powder
powdered buttermilk, dried buttermilk, dry buttermilk
whey protein, whey protein powder, whey protein isolate, lactose, lactalbumin, milk fat, suero, lactoglobulin, galactose, casein protein, micellar casein, whey isolate, whey concentrate, gold standard whey, whey isolate powder
sheep milk, buffalo milk, camel milk, ewe milk, mares milk
chocolate drink, chocolate flavored milk
coffee creamer, non dairy creamer, coffee whitener, creamer, coffee mate, vanilla creamer
egg nog, advocaat mix
milk caramel, manjar, arequipe, doce de leite, dulce de leche spread

rennet tablet, junket tablet, pepsin
goose egg, turkey egg, century egg, ostrich egg, salted duck egg yolk, pidan
bantam egg, pheasant egg
egg beaters, liquid egg, pasteurized egg, egg product, egg powder, dried egg, powdered egg, dried egg white, egg white powder, meringue powder, egg wash, pasteurized egg white, albumen, albumin
ovalbumin
soy yogurt, soya yogurt, vanilla soy yogurt, soy curd yogurt
coconut milk yogurt, coconut kefir
nondairy cheese, vegan mozzarella, vegan parmesan, vegan cheddar, daiya, vegan feta, rice cheese, daiya cheese
lait ribot, filmjolk, fermented milk, amasi, airag, kumis, jameed, kurut, kashk, ryazhenka, varenets, prostokvasha, laban, ayran drink, laban drink, ymer, matsoni, kefir grain, yogurt starter, yogurt culture, cheese culture
quesillo, crowdie
vacherin fribourgeois, abondance, etivaz
caciocavallo, scamorza, taleggio, bel paese, caciotta, asiago fresco, montasio, robiola, stracchino, crescenza, maasdam, leerdammer, tilsit, tilsiter, jarlsberg, samso, brick cheese, port du salut, butterkase, esrom, morbier, saint nectaire, saint paulin, tomme, tomme de savoie, cantal, laguiole, red leicester, double gloucester, wensleydale, caerphilly, dubliner, cheshire, sage derby, cheddar curd, tetilla, san simon, leicester, provola, mimolette, piave, salers, trappista, arzua ulloa, oka, prastost
sbrinz, parrano
kefalotyri, kefalograviera, kasseri, ossau iraty, petit basque, mahon, kefalotiri, mizithra, graviera, sheep milk cheese, pecorino toscano, pecorino sardo, fiore sardo, kashkaval, kasar, myzithra, queijo da serra
coulommiers, brillat savarin, saint andre, epoisses, humboldt fog, saint marcellin, reblochon, pont leveque, vacherin, chaource, explorateur, livarot, boursault, delice de bourgogne, squacquerone
vanilla milk, milk drink

danbo

beaufort, appenzeller
gorgonzola dolce, dolcelatte

shropshire blue

stracciatella
mozzarella stick cheese, cheese stick
queso blanco, pot cheese, tvorog, twarog, quark cheese, manouri, anthotyro, chaka, panela cheese, queso panela, twarozek
caseinate, calcium caseinate, milk protein, milk protein isolate
almond cheese, nut cheese, cashew cream cheese, almond cream cheese, cashew ricotta, almond ricotta
almond milk yogurt, cashew yogurt, cashew milk yogurt
oatgurt
soya cheese, tofu cheese, tofu cream cheese, tofu ricotta
imitation cheese, cheese alternative, cheese analogue, imitation mozzarella, cheese imitation, imitation cheddar
vanilla custard, custard cream filling, crema pasticcera, vla, quindim
`,
'frozen.tsv': `#
vanilla ice cream, chocolate ice cream, coffee ice cream, gelato, vanilla gelato, vanilla frozen yogurt, frozen yogurt, sherbet, fudgesicle, creamsicle, ice milk, soft serve, vanilla low fat ic cream, klondike bar, dondurma, haagen dazs, breyers, ben and jerrys, dreyers
egg custard ice cream
ice cream sandwich, cookies and cream ice cream, cookie dough ice cream, cookie ice cream
pistachio gelato, hazelnut gelato, pralines and cream ice cream, spumoni, butter pecan
popsicle, ice pop, fruit ice, granita, italian ice, lemon ice, fruit bar frozen, frozen fruit bar, frozen fruit pop, snow cone, icee, cassis sorbet, ice lolly, slush
dairy free ice cream, coconut milk ice cream, non dairy ice cream, plant based ice cream, dairy free vanilla ice cream, vegan vanilla ice cream, nondairy ice cream, coconut milk vanilla ice cream, oat ice cream, rice dream ice cream, tofutti, vegan frozen dessert
almond milk ice cream, cashew ice cream, cashew milk ice cream
soya ice cream, tofu ice cream, soy milk ice cream
nondairy whipped topping, non dairy whipped topping, cool whip free, dessert topping, frozen non dairy topping, chocolate cool whip, whip topping
petite pea, frozen green pea, frozen baby pea, peas and carrots, frozen garden pea, frozen sweet pea, frozen petit pois, frozen tiny pea, frozen small pea
frozen sweetcorn, frozen whole kernel corn, frozen sweet corn, frozen white corn, frozen yellow corn, frozen kernel corn
frozen chopped spinach, frozen leaf spinach, frozen spinach drain, frozen chopped spinach thawed squeezed dry, thawed spinach, cooked spinach, frozen kale, frozen collard green, canned spinach, frozen turnip green, frozen cut leaf spinach, spinach puree
frozen vegetable, frozen stir fry vegetable, frozen broccoli, frozen cauliflower, frozen pepper and onion, frozen mixed stir fry vegetable, frozen green bean, frozen cut green bean, frozen okra, california blend vegetable, frozen brussels sprout, frozen chopped broccoli, frozen carrot, frozen asparagus, frozen sugar snap pea, frozen bell pepper, frozen pepper stir fry, frozen french cut green bean, frozen italian vegetable, frozen california blend, frozen oriental vegetable, frozen soup vegetable, frozen butternut squash, frozen chopped onion, frozen small whole onion, frozen french style green bean, frozen cauliflower rice, frozen green bell pepper
chip potato, oven chip, fries
potato puree, mashed yukon gold potato, potato mash, mashed russet potato
potato bud, potato granule, instant potato, instant mashed potato
frozen unsweetened strawberry, frozen sliced strawberry, frozen sweetened strawberry
frozen wild blueberry, frozen unsweetened blueberry
frozen red raspberry, frozen unsweetened raspberry, frozen sweetened raspberry


frozen dark cherry, frozen sweet cherry, frozen dark sweet cherry, frozen pitted cherry, frozen sour cherry
frozen tropical fruit
frozen unsweetened peach


frozen berry, frozen fruit, frozen mixed fruit, frozen triple berry mix, frozen summer fruit, frozen summer berry, frozen acai

green soybean, soy bean fresh, frozen soybean, fresh soybean, frozen soya bean, mukimame, green soya bean, fresh soya bean, podded soya bean, soya bean fresh
wonton filled, xiaolongbao, gyoza frozen, baozi, shaomai, won ton
frozen potato, obrien potato, roast potato, fried potato, refrigerated diced potato, simply potato, simply potatoes diced potato, ore ida potato
frozen gyoza, samosa frozen, chicken potsticker, lasagna frozen, frozen lasagna, frozen meal, tv dinner, ready meal, frozen entree, frozen dinner, kugel, vegetable lasagna, cheese lasagna, spinach lasagna, lasagna dinner, stouffers, marie callenders, lean cuisine
breaded mozzarella, fried mozzarella
shrimp shumai, shrimp wonton, prawn dumpling, crystal dumpling
crab puff, crab wonton, cream cheese wonton, crab cheese wonton
hash brown potato, hash brown patty, potatoes obrien
potato puff, potato nugget


lumpia filled`,
'grains_pasta.tsv': `#
uncle bens, arroz, minute rice, converted rice, carolina rice, carolina gold rice, valencia rice, calasparra rice, vialone nano rice, parboiled rice, texmati rice, sona masoori rice, ponni rice, kalijira rice, patna rice, jasmati rice, koshihikari rice, matta rice, gobindobhog rice, popcorn rice, bhutanese rice, uncle ben's rice, tilda rice, mahatma rice, success rice, ambemohar rice, camargue rice, red yeast rice, broken rice, idli rice
basmati
thai rice, fragrant rice, jasmine

risotto rice, carnaroli rice, short grain rice, paella rice, bomba rice, pudding rice, calrose rice, japanese rice, bomba, carnaroli, italian rice
steamed rice, cooked white rice, boiled rice, leftover rice, cooked brown rice


moghrabieh, fregola, fregola sarda, fregula, maftoul, israeli couscous, berkoukes, cous cous
bulgur wheat, bulghur, burghul, bulgar, cracked wheat, bulgar wheat, dalia, daliya, pligouri, pourgouri
tarhana, kishk
jau, scotch barley, mugi, boricha
oatmeal, porridge oats, oat groat, irish oatmeal
soba, buckwheat noodle
cooked spaghetti, cooked macaroni, cooked penne, cooked linguine, cooked rotini, leftover pasta
whole wheat angel hair pasta, whole wheat pasta, whole grain pasta, wholemeal pasta, whole wheat penne, whole wheat linguine, whole wheat fusilli, whole wheat rotini, whole wheat macaroni
rice pasta, corn pasta, gluten free spaghetti, lentil pasta, chickpea pasta, quinoa pasta, gluten free noodle, brown rice spaghetti, black bean pasta, brown rice penne, corn spaghetti
kluski, chow mein noodle, lo mein noodle, mee noodle, hokkien noodle, yellow noodle, wonton noodle, reshteh, nouilles, rivel, shanghai noodle, shanghai style noodle, bami noodle, e fu noodle, fideo egg, hong kong noodle, kesme, knopfle, amish noodle, chinese noodle, hong kong style noodle, tagliatelle alluovo, farfel, chinese egg noodle, pasta all'uovo
fettuccine, fettuccini, fettucine, tagliatelle, pappardelle, egg pasta, tagliolini, tagliarini, maltagliati, pasta sheet, fresh lasagna, fresh linguine, chitarra, garganelli, tajarin, taglierini, quadrucci, pasta dough, fresh angel hair, lagane, pizzoccheri, bigoli, mafaldine, reginette, straw and hay, fresh lasagna sheet, fresh lasagne sheet, fresh lasagne
mezzelune, cappellacci, pansotti, stuffed shell, pierogie, uszka, cheese tortellini, cheese tortelloni, spinach tortellini
meat ravioli, beef ravioli, pelmeni meat
tteok, rice cake korean, tteokbokki rice cake, chinese rice cake, garaetteok, dduk, duk, oval rice cake
gnocchetti, kopytka
italian pasta
spaghettini, spaghettoni
soup noodle, la mian, pancit canton, noodle cake, mi, lamian, jjolmyeon, biang biang noodle, knife-cut noodle, hand-pulled noodle, pulled noodle, kalguksu noodle, yakisoba noodle, wheat noodle, stir-fry noodle, japanese noodle, asian noodle, chinese wheat noodle
somen, hiyamugi, somyun, misua, mee sua, kishimen, somyeon, soumen
glass noodle, bean thread, bean vermicelli, sweet potato noodle, dangmyeon, sweet potato vermicelli, sweet potato starch noodle, harusame, crystal noodle, fensi, bean thread vermicelli, saifun, sweet potato starch vermicelli, fen szu, sotanghon, cellophane, tapioca noodle, kelp starch noodle, bean noodle, korean vermicelli, japchae noodle, vermicelli bean thread
rice vermicelli, rice stick, vermicelli rice noodle, pad thai noodle, banh pho, pho noodle, vermicelli noodle, rice flour noodle, bihon, mai fun, maifun, rice ribbon noodle, bun noodle, laksa noodle, kway teow, ho fun, sen lek, mi fen, rice sheet noodle, beehoon, bee hoon, chow fun, rice fettuccine, rice spaghetti noodle, khanom chin, banh hoi
rice paper wrapper, rice wrapper, spring roll rice paper, banh trang, summer roll wrapper, rice spring roll wrapper, galettes de riz
egg roll wrapper, dumpling wrapper, gyoza wrapper, potsticker wrapper, won ton wrapper, eggroll wrapper, siu mai wrapper, egg roll skin, potsticker skin, shumai wrapper, pot sticker wrapper, dumpling skin, mandu wrapper, gow gee wrapper, moo shu wrapper, mandarin pancake, dim sum wrapper, gyoza skin, wonton strip, wonton chip, wonton pastry, wonton crisp, wonton skin
spring roll pastry, spring roll skin, spring roll sheet, lumpia wrapper
leftover quinoa
prepared couscous
soaked bulgur
cooked pearl barley, cooked farro
farik, frikeh, freekah
rye berry, rye meal
bajra, ragi
buckwheat groat, kasha, groat buckwheat, kasza gryczana, kuttu
forbidden rice, red rice, purple rice, wehani rice, whole grain rice, black sticky rice, thai red rice, camargue red rice
sticky rice, sweet rice, sushi rice, mochi rice, mochigome, waxy rice
rice mix, long grain and wild rice blend
rice cereal, rice cake, rice puff, flattened rice, beaten rice, murmura, rice flake, rice crispies, pinipig, chivda rice, rice bran, crisped rice, rice crisps, crispy rice, muri, kurmura, puffed brown rice, rice bubble, rice chex
cornflake, corn cereal, corn chex, corn pops
shredded wheat, chex, bran, cream of wheat, farina, wheatena, ready to eat cereal, fruit loop, cap n crunch, cocoa pebble, fruity pebble, porridge, trix, fiber one original
bran wheat, unprocessed bran, millers bran, raw bran
wheatgerm
oatbran, oat fiber, oat fibre
muesli, granola clusters, cluster cereal, fruit and nut granola
nixtamal, mote, pozole corn, cacahuazintle, hominy corn, mote corn, samp, giant white corn, cancha, chulpe corn, choclo, mote pelado, dried corn, corn nut maize
corn meal, polenta meal, maize meal, mealie meal, maize flour meal, mielie meal, cornmeal mix base, ugali flour, polenta bramata
grits, polenta corn, polenta tube, polenta cornmeal
macaroni and cheese dinner, shell and cheese, cheddar shell, white cheddar shell, pasta roni cheddar, cracker barrel mac
unpopped popcorn, popping corn, popcorn kernels unpopped, corn for popping
tapioca, sago, sago pearl, boba, sabudana, bubble tea pearl, boba pearl, boba ball, tapioca ball
grain mix, multigrain mix, cereal grain, groat, whole grain, pseudocereal
lasagne sheet, lasagna sheet
malted barley, malted wheat, malt flour, sprouted barley, malted grain
penne rigate, mostaccioli, rigatoni, ziti, ziti rigati, tortiglioni
elbow, ditalini, cavatappi, cellentani, pipe rigate, maccheroni, tubetti
rotini, gemelli, pasta spiral, cavatelli, farfalle, bow tie, bowtie, orecchiette, rotelle, campanelle
risoni, acini di pepe, stelline, pastina, small pasta
fresh chinese noodle
udon, sanuki udon
einkorn, kamut, triticale, ebly, wheatgrass, einkorn berry, khorasan
jobs tears, adlay, coix seed
emmer, emmer wheat, farro piccolo, spelt, spelt berry, grunkern, dinkel
wheatberry, wheat, durum
kaniwa

jowar
linguini, trenette
angel hair, capellini, vermicelli, fideo, fidelini, seviyan, sevian
perciatelli
shell, conchiglie, radiatore, casarecce, strozzapreti, paccheri, calamarata, tubettini, ditali, anelli, anelletti, manicotti, corkscrew pasta, bow, ridged ziti, trenne, pasta tube, malloreddus, lumache, lumaconi, farfalline, farfallini, conchiglioni, conchigliette, creste di gallo, busiate, fileja, gigli, sedani, spirali, pasta wheel, mafalda, riccioli, bucati, orechiette, ptitim, pasta nest, tri color pasta twist, fusilli col buco, cresti di gallo, tubini, cencioni, corzetti, creste di galli, filini, foglie dulivo, gnocchetti sardi, maccheroncini, pici, quadrettini, radiatori, sagnarelli, scialatelli, stringozzi, tonnarelli, troccoli, small shell, jumbo shell, trofie, alphabet pasta, letter pasta, star pasta, wheel pasta, wagon wheel pasta`,
'legumes.tsv': `#
frijoles negros, turtle bean
red bean, rajma
borlotti bean, cranberry bean, pink bean, borlotti
lentils du puy, lentilles du puy, beluga lentil, black lentil, caviar lentil, french lentil, egyptian lentil, puy lentil
dried pea
blackeyed pea, cowpea, crowder pea, pigeon pea, gandules, field pea, lobia
bean curd, beancurd, tahu, mori-nu tofu, sprouted tofu, cotton tofu, nigari tofu, momen tofu, block tofu, house foods tofu, nasoya tofu, cauldron tofu
soft tofu, japanese tofu
tempe
dry chickpea, black chickpea, chana, channa, desi chickpea, brown chickpea, gram, raw chickpea, kabuli chana, kala chana
garbanzo, chick pea, ceci, garbonzo bean
butter bean, madagascar bean, butterbean
canned fava bean, field bean, dried split broad bean, foul, ful medammes
small white bean, pea bean, haricot
bean in tomato sauce, bbq bean
beans with pork, pork bean, beans and wieners, bean with bacon
frijoles refritos, refried pinto bean
aduki bean, adzuki, azuki, small red bean
moong dal, green gram, mung dal, mung, moong, horse gram, moth bean, mungo bean
canned lentil, lentil can, sprouted lentil, steamed lentil, precooked lentil
lupin flour, lupine, lupine flour, tremoco, lupini
soy bean, soy nut, soynut, soya, soya nut, soja
tvp, soy protein, soy protein isolate, soya chunk, soya mince, soy chunk, soy curl, soy granule, soya protein, vegetable protein, hydrolyzed plant protein, soy protein powder, soya granule, nutrela, textured soya, soy flake, soy isolate, soy nugget, textured soy protein
wheat meat, gluten, gluten flour, wheat protein, mian jin, mock chicken seitan, chicken style seitan, high gluten wheat, vital wheat gluten
plant based burger
falafel ball, falafel patty, bean ball, felafel
houmous, hummous, hommus, chickpea dip, humus, hommous, houmus
bean spread, bean puree
bean curd stick, tofu sheet, beancurd sheet, beancurd skin, bean curd wrapper, foo jook, bean curd sheet, bean curd skin
soy pulp, soybean pulp, soya pulp, tofu lees
chickpea liquid, chickpea brine, chickpea water, bean cooking liquid
pulse, bean mix, dal mix, pea protein, pea protein isolate, pea flour protein, pea protein powder
three bean mix, romano bean, four bean mix, marrow bean, scarlet runner bean, chili starter, flor de mayo bean, frijol, frijole, chili bean, canned chili bean, gigante bean, ox-eye bean, shelling bean, shell bean, mayocoba bean, peruano bean, rancho gordo bean, canary bean, anasazi bean, tepary bean, tongue of fire bean, tiger eye bean, appaloosa bean, jacob's cattle bean, soldier bean, yellow eye bean, trout bean, rattlesnake bean, good mother stallard bean, eye of the goat bean, sulphur bean, snowcap bean, judion bean, coco bean, tarbais bean, bolita bean, zolfini bean, sorana bean
cannellini, great northern bean, white kidney bean, flageolet, corona bean, gigandes, fasolia, ayocote blanco, borlotto bianco, alubia, lingot bean, mogette, soissons bean
masoor, orange lentil, dal, daal, dhal, yellow lentil, split chickpea, toor, toovar, arhar dal, tuvar dal, val dal, bengal gram, masur
anko, sweet bean paste, azuki bean paste, adzuki bean paste, tsubuan, koshian, sweetened red bean
black gram, urad, urid dal, matpe bean, urad daal
meat alternative, vegan meat, plant based meat, vegetarian meat, burger style crumble, veggie ground, vegetarian ground meat, meatless burger crumble, vegan chicken, vegetarian chicken, veggie meatball, vegan meatball, meatless meatball, vegetarian burger crumble, vegetable protein crumble, tofu dog, soya meat, vegan beef, plant based chicken, chickn, vegetarian beef

salted black bean, preserved black bean, douchi, black bean preserved, chinese black bean, dou chi
fermented bean curd, stinky tofu, preserved bean curd, sufu, fuyu, preserved tofu, red bean curd, chao, furu, nam yu, nam yee, tofuru
fermented soybean
aburaage, abura age, aburage, atsuage, inari, inari age, inari pocket, tofu puff, fried bean curd, fried beancurd, fried tofu pouch, fried tofu puff
dried tofu, koya tofu, kouya tofu, dried bean curd, koya dofu
plant based sausage, vegan chorizo, soyrizo, soy chorizo
tempeh bacon, imitation bacon bit, vegan bacon bit
vegan ground beef, plant based ground, soy crumble, gardein crumble
mycoprotein
dried black bean, dried kidney bean, dried pinto bean, dried navy bean, dried white bean, dry bean, dry black bean, dry pinto bean, dry kidney bean, dry navy bean, dry white bean, dried cannellini bean, dried great northern bean, dried red kidney bean, dried lima bean, dried borlotti bean, dried cranberry bean, dried red bean, dried black eyed pea, dry black eyed pea, dried butter bean, dried fava bean, soup bean, bean soup mix, dried adzuki bean, dry red bean, dry lima bean, dry great northern bean
fat free refried bean, vegan refried bean, refried black bean, low fat refried bean`,
'meat.tsv': `#
chicken tender, chicken tenderloin, chicken cutlet, chicken fillet, pechuga de pollo

hen, capon, poussin, cornish game hen, broiler, fryer, poulet, pollo, chicken oyster
rotisserie chicken, shredded chicken, roast chicken, roasted chicken, leftover chicken, grilled chicken
drumstick, chicken quarter, chicken maryland
wing, wingette, chicken drumette, drummette
minced chicken, chicken mince

turkey cutlet, turkey tenderloin
minced turkey, turkey mince
duckling, barbary duck, muscovy duck
stew meat, stew beef, braising steak, stewing steak, keema meat, barbacoa, carne de res, ropa vieja, cow, ox
minced beef, beef mince, hamburger, ground chuck, mince, keema, qeema, carne molida
chuck, pot roast, beef roast, rump roast, round roast, beef shoulder, blade steak, feather blade, brisket point
skirt steak, beef flank, flap meat, bavette steak
filet mignon, beef fillet, fillet steak, beef filet, tenderloin steak, chateaubriand, eye fillet, chateau steak

short rib, beef back rib, prime rib, rib roast
fresh ham, pork joint, pork stew meat, pig, cerdo, swine, pluma iberica, secreto iberico, piglet
pork butt, boston butt, pulled pork, picnic shoulder, carnitas, pork collar, cochinita pibil, lechon asado
pork rack
pork fillet

side pork
rib, sparerib, spare rib, country style rib, st louis rib
minced pork, pork mince
rasher, bacon lardon, tasso, streaky, tocino, tocino de cerdo
guanciale
honey ham, gammon, jambon, york ham, virginia ham
parma ham, serrano ham, jamon, jamon serrano, jamon iberico, speck, prosciutto di parma, bresaola pork, proscuitto, pata negra, prosciutto crudo, jambon de bayonne, bayonne ham, westphalian ham, san daniele, black forest ham, jinhua ham, country ham

italian sausage link, italian pork sausage, luganega, bulk italian sausag
kielbasa, andouille, polish sausage, linguisa, linguica, chourico, hot links
lamb stew meat, mutton, hogget, lamb chump, lamb henry
minced lamb, lamb mince
leg lamb, lamb leg, lamb shoulder, lamb roast

rack of lamb, lamb cutlet, lamb rib chop, lamb loin chop, lamb rack
veal scallop, ossobuco, rose veal
back bacon, peameal bacon
chicken bacon, beef bacon, duck bacon
crisp bacon, crumbled bacon, fried bacon, bacon crumble, precooked bacon, bacon piece, bacon bit, crispy bacon
ground sirloin, lean minced beef, lean beef mince, lean mince, ground round, lean steak mince, lean ground meat
beef patty, burger patty, burger, hamburger pattie, meat patty
turkey sausage, chicken apple sausage, turkey italian sausage, turkey breakfast sausage, turkey kielbasa, turkey sausage link, chicken andouille sausage, chicken italian sausage, turkey smoked sausage
turkey pastrami, turkey salami, turkey pepperoni, turkey bologna, smoked turkey, deli turkey, turkey breast deli meat, sliced turkey, smoked turkey breast, deli turkey breast, turkey lunch meat, turkey slice, sliced turkey breast, roast turkey breast, turkey cold cut, turkey deli meat, oven roasted turkey breast, chicken cold cut, deli chicken, chicken ham, smoked chicken, smoked chicken breast, turkey neck smoked
roast turkey, leftover turkey, shredded turkey
grilled chicken breast, grilled chicken strip
chicken livers pate base


penoy
magret, magret de canard
confit duck leg, confit de canard, roast duck, cooked duck, confit
rabbit saddle, hare
deer, venison haunch, venison stew meat, roe deer
chevon, cabrito, curry goat meat
beef shin, shin beef, osso bucco, shin of beef
liver, calf liver
honeycomb tripe
salt beef, corned beef hash
montreal smoked meat
dried beef, carne seca, bresaola, chipped beef, pastirma, basturma, cecina, turkey jerky, machaca, bundnerfleisch, beef stick, meat stick, slim jim, bakkwa, tasajo
salame

polony
frankfurter, wiener, vienna sausage, cocktail sausage, cocktail frank, weiner, wienerwurst, lil smokies, smokie, cocktail wiener, hotdog, beef frank, little smokies, saveloy, corn dog filling, frank, beef frank wiener, hebrew national
brat, german sausage
soondae, sundae sausage, kishka, kiszka, drisheen, biroldo, kaszanka, chourico negro
stornoway black pudding

lamb sausage
turkey meatball, albondiga, frikadelle, crepinette
fatback, fat back, pork back fat, pork skin, lardon, pork fat trimming, crackling, pig skin, jowl bacon, jowl, pork cheek, petit sale, salo
smoked hock, pork knuckle, pork hock, ham shank
sausage link, sausage patty, breakfast sausage, casing, hog casing, wurst, sausage meat
stew meat mix, meat scrap, meat juice, meat extract, taco meat, bones, carcass, ground meat, minced meat, mixed ground meat, cooking juice, roasting juice
fowl
carne asada, steak umm, steakumm
ribeye, rib eye, rib steak, delmonico steak, scotch fillet, cowboy steak, tomahawk steak, tomahawk
foie gras, terrine, liver mousse, pate de campagne, fish pate free, mushroom pate free, pate de foie, cretons
barbecued pork, bbq pork, barbecue pork, cha shu, chashu, roast pork, roasted pork, cooked pork, shredded pork, kalua pork, al pastor, gyro pork, crispy pork, siu yuk, lechon, pork floss, cooked pulled pork, rousong
chicken strip, chicken patty, breaded chicken breast, chicken schnitzel, chicken cutlet breaded, breaded chicken tender
veal schnitzel, breaded veal, breaded pork chop
python
sirloin, strip steak, rump steak, round steak, cube steak, tri tip, flat iron steak, london broil, top round, striploin, beef round, eye of round, beef rump, picanha, onglet, bottom round, beef strip, skirt, top loin, shell steak, porterhouse, silverside, topside, vacio, asado, chuck eye, teres major, petite tender, beef navel, denver steak
giblet, gizzard, chicken feet, chicken foot, chicken offal, chicken back, turkey giblet stock, chicken paw
pheasant, grouse, partridge, pigeon, squab, guinea fowl, guinea hen, mallard, ostrich, emu, woodcock, snipe, ptarmigan, silkie chicken, quail bird, teal
kangaroo, antelope, bear, squirrel, alligator, turtle, horse, frog, snake, iguana, beaver, camel, yak, agouti, capybara, wallaby, llama, guinea pig, cuy, raccoon, donkey
marrow, neck bone, meat bone, knuckle bone, beef tendon, tendon
intestine, pork stomach, cow foot, calf foot, lamb tongue, organ meat, variety meat, pig blood, pork blood, duck blood, beef blood, lamb offal, omentum, testicle, andouillette, udder, cow heel, mondongo, veal foot
soppressata, cervelat, summer sausage, finocchiona, sopressata, chinese sausage, landjager, saucisson, saucisson sec, dried sausage, fuet, salchichon, chinese pork sausage, lap chong, peperone, salamino, sujuk, sucuk, salume, salumi, cured pork sausage, capicola, coppa, capocollo, copa, lonza, culatello, lardo, charcuterie, lonzino, mocetta, prosciutto cotto, lop chong, lop cheong, cabanossi, chistorra, ciauscolo, kabanos, krakowska, lomo, spek, pinkel, lap xuong
lunch meat, deli meat, olive loaf, luncheon loaf, ham loaf, meat loaf deli, potted meat, fleischwurst, leberkase, gelbwurst, lyoner, teewurst, mettwurst, extrawurst, jagdwurst, devilled ham, fleischkase, bierwurst, lomo embuchado, lebanon bologna
bockwurst, knockwurst, knackwurst, boerewors, boudin blanc, cumberland sausage, lincolnshire sausage, toulouse sausage, chipolata, thuringer, nurnberger, currywurst, irish sausage, british sausage, cervelas, rookworst, longaniza, loukaniko, butifarra, botifarra, medisterpolse, salsiccia, sobrasada, sobrassada, morcon, sai ua, nem chua, naem, makanek, chaurice, cotechino, zampone, cha lua, falukorv
beef sausage, makanek lamb, shawarma, doner, souvlaki
pork foot, pig feet, pigtail, eisbein, pigs ear, suckling pig, porchetta, whole hog
buffalo
boar
moose, caribou, reindeer
ox tail, beef tail
cooked beef, cooked steak

luncheon meat, treet
liver sausage, liver spread, leberwurst
tongue, calf tongue
beef kidney, lamb kidney, veal kidney, pork kidney

pig liver
`,
'nuts_seeds.tsv': `#
almendra, amande, badam, marcona, mandorle, nonpareil almond, valencia almond
akhrot, noci, walnut meal, nuez de castilla

cashew nut, anacardo, kaju, cashewnut
filbert, cob nut, cobnut, nocciola, nocciole, noisette
pistachio nut, pista
pinenut, pignoli, pignolia, pine kernel, pinon nut, pignoli nut, pinoli, pignolo, pinon, pinones
peanut paste, creamy peanut butter, creamy natural peanut butter, jif, ground nut paste, pindakaas, mantequilla de mani, mani butter, skippy, peter pan
sesame, til, goma, benne, ajonjoli, simsim
sunflower kernel
pepita
khus khus, poppyseed, poppy
linseed, flax
chia
para nut, brazils
macadamia
castanha, chinquapin, horse chestnut
beechnut, acorn, candlenut, acorn flour, ginkgo, cola nut, heartnut, charoli, chironji, nutmeat, kemiri

cashew butter, hazelnut butter, walnut butter, pecan butter, macadamia butter, pistachio butter, pistachio paste, cashew cream, almond spread, cashew nut paste, cashew spread, creamy almond butter
crema di pistacchio, pistachio spread
sunbutter, sunflower butter, seed butter, sunflower seed spread
hazelnut spread, chocolate spread, chocolate hazelnut butter, gianduja spread, hazelnut butter spread chocolate, nutella spread, crema di nocciole, gianduia, gianduiotti
hemp, hemp protein powder, hemp protein
seed mix, egusi, perilla seed powder, sabja, tukmaria, mixed seed topping, magaz, char magaz, cottonseed, camelina, birdseed, fox nut, makhana
seed
groundnut, monkey nut, cocktail peanut, ground nut, beer nut, arachis, earthnut, cacahuete, mani, kacang, mungfali, moongphali, singdana, shengdana, goober, spanish peanut
shredded coconut, coconut flake, flaked coconut, unsweetened coconut, dried coconut, dry coconut, toasted coconut, coconut chip, dry grated coconut, copra, shaved coconut, coconut shaving, macaroon coconut, frozen grated coconut, coconut powder, coconut butter, coconut manna
sweetened coconut flake, sweet shredded coconut, angel flake coconut, bakers coconut, sweetened shredded coconut, sweetened flaked coconut, sweetened desiccated coconut, sweetened coconut shred
nut and fruit mix, mixed dried fruit and nut, student mix, gorp, fruit and nut mix, nut and seed mix, bar mix
nougatine, croquant, krokant, hazelnut brittle, nut brittle, dragee almond, almond cluster, almond brittle, amandine, pralin, nut cluster
spiced nut, smoked almond, smokehouse almond, glazed walnut, glazed pecan, glazed almond, candied pecan, candied walnut, candied almond, sugared almond, sugared pecan, candied hazelnut, jordan almond, caramelized nut, caramelized walnut, caramelized pecan, caramelized almond, pralined almond
nut spread
tigernut, chufa, earth almond
flaxseed meal, flax meal, ground flax, flax seed meal, milled flaxseed, linseed meal`,
'oils_vinegars.tsv': `#
evoo, azeite
cooking oil, salad oil, neutral oil, frying oil, flavorless oil, wesson oil
rapeseed oil, rape seed oil, canola
safflower oil

groundnut oil, arachis oil
gingelly oil, gingelly, til oil
coconut fat
grape seed oil

spray, pam
crisco, vegetable fat, vegetable lard
apple vinegar
wine vinegar
champagne vinegar
balsamic, balsamic glaze, balsamic reduction, balsamico
rice wine vinegar, sushi vinegar
soya oil, soy oil
almond oil, hazelnut oil, pistachio oil, pecan oil, macadamia oil, nut oil, argan oil, cashew oil, chestnut oil
garlic infused oil, garlic infused olive oil, garlic olive oil, garlic flavored oil
lemon oil infused, palm oil, dende oil, cottonseed oil, lemon olive oil, fryer oil, palm olein, palm stearin, lemon infused olive oil, vegetable ghee, vanaspati, dalda, dende, azeite de dende, palm fat
tallow, mutton fat, lamb fat, dripping, meat fat, animal fat, mutton tallow, bone marrow fat, fat drippings, fat, grease
vegetarian suet, vegetarian shredded suet
goose fat, chicken fat, schmaltz, turkey fat, turkey drippings, poultry fat, turkey pan drippings, chicken drippings
pork fat, manteca, pork drippings, griebenschmalz, smalec, strutto
bacon grease, bacon dripping, bacon oil, bacon fat drippings
margarine butter, oleo, buttery spread, vegetable oil spread, i cant believe its not butter spread, fat spread, butter substitute, country crock, butter spread, dairy spread, light butter, i cant believe its not butter, benecol, smart balance, buttery stick, butter blend, spreadable butter, land o lakes spread, shedds spread, parkay, butter oil blend, country crock spread, country crock calcium plus vitamin d, bertolli spread, flora, light spread, low fat spread, sunflower spread, baking spread
dairy free margarine, vegan margarine, vegan buttery spread, earth balance, dairy free spread, plant based butter, earth balance spread, vegan spread, earth balance buttery spread, dairy free butter, non dairy butter, earth balance natural buttery spread, vegan buttery stick, plant butter, nondairy margarine, non dairy margarine, nondairy butter, dairy free buttery spread, pareve margarine, kosher margarine, parve margarine, nondairy buttery spread, miyokos butter, dairy free sunflower spread, earth balance butter, vegan baking stick
soya margarine, soy spread, soya spread
spirit vinegar, date vinegar
brown vinegar, beer vinegar, barley vinegar, chinkiang vinegar, black vinegar, black rice vinegar, chinese red vinegar, zhenjiang vinegar, ale vinegar, chinkiang rice vinegar
sherry wine vinegar, banyuls vinegar, vinegar de jerez, moscatel vinegar, sherry wine vinegar reserve
raspberry vinegar, fruit vinegar, herb vinegar, tarragon vinegar, plum vinegar, cherry vinegar, fig vinegar, rosemary vinegar, pomegranate vinegar, garlic vinegar, chili vinegar, blackberry vinegar, pepper vinegar, persimmon vinegar, verjuice, verjus, pineapple vinegar, kombucha vinegar, dill vinegar, strawberry vinegar, champagne rose vinegar, mango vinegar, agrodolce
drawn butter, butterfat, anhydrous milk fat, samneh, smen, niter kibbeh, clarified unsalted butter, niter kebbeh
mutton suet`,
'other.tsv': `#
drink powder
stuffing filling, dumpling filling, sandwich filling, taco filling
pizza topping, streusel, crumble topping, taco topping, cake topping, sandwich topping, burger topping
salad kit, prepared salad, antipasto salad, deli salad, coleslaw prepared, suddenly salad, potato salad with egg
omelet, omelette, frittata, scrambled egg, egg roll omelet, egg patty, egg bite, egg crepe, quiche filling

hickory chip, toothpick, skewer, popsicle stick, foil, parchment paper, parchment, cupcake liner, baking paper, cheesecloth, plastic wrap, string, charcoal, pickling jar, mason jar, paper cup, muffin liner, wax paper, waxed paper, paper liner, twine, cocktail stick, lollipop stick, lollypop stick, applewood chip, oak chip, rice bran oil paper, wood plank, baking cup, candy stick paper, wooden stick, paper towel, ziploc bag, cedar paper, smoking chip, ash, hay, flower pot, ice cream stick, freezer bag, resealable plastic bag, pickle jar lid, aluminum pan, oven bag, cooking bag, roasting bag, slow cooker liner, craft stick, ramekin, cling film, greaseproof paper, applewood, mesquite, baking dish, gratin dish, casserole dish, baking sheet, baking tray, cake pan, cake tin, loaf pan, saucepan, frying pan, skillet, heatproof bowl, rolling pin, pizza cutter, instant pot, bain marie, food processor, blender, thermometer, piping bag, pastry bag, cookie cutter, muffin tin, pastry brush
infant cereal, baby rice cereal, infant formula, baby cereal, toddler formula, baby formula, rice cereal baby, infant milk, follow on formula
mineral, calcium, iron, zinc, vitamin d, vitamin c, vitamin b12, niacin, folic acid, thiamine, probiotic, culture, starter culture, probiotic capsule, acidophilus, scoby, enzyme, lactase, amylase, dietary supplement, magnesium, caffeine powder, l carnitine, taurine, guarana extract, aspergillus oryzae, vitamin e, biotin, multivitamin`,
'prepared.tsv': `#
#
#
ramos gin fizz, gin fizz, clover club, white lady

frog leg, cuisses de grenouille

som tam, som tum, thai papaya salad

po cha, bulletproof coffee, buttered coffee, butter coffee
vegetable navratan korma

hummus with tahini

korean bbq beef, korean short rib
chicken parm, veal parmigiana, chicken parmo
bolo bao, bo lo bao



cock-a-leekie soup


tofurky roast, vegan deli slice, vegan roast, vegan turkey





gulyas, hungarian goulash
beef rendang


tom kha gai, tom kha soup
meze

pizzoccheri alla valtellinese
rigatoni alla norma
rigatoni norcina, rigatoni alla norcina, pasta boscaiola, pasta alla boscaiola, penne boscaiola
marry me pasta, tuscan pasta
pasta alla nerano
pasta alfredo, chicken alfredo, cacio e pepe, cacio e pepe pasta

rigatoni alla vodka, pasta alla vodka, penne vodka, vodka sauce pasta
lightlife smart dog
tuna noodle casserole, green bean casserole, chicken casserole, tater tot casserole, hotdish
rangoon
gardein fishless filet, fishless fillet, vegan fish fillet
spaghetti and meatballs, spag bol
calamares a la romana, calamari rings fried, fried calamari, calamares fritos, rabas
spaghetti puttanesca
stroganoff, beef stroganoff with noodles, stroganoff with noodles


lobster thermidor, lobster newberg

gong bao chicken, kung pao
sausage gravy
chef boyardee spaghetti
salt and pepper calamari
salt and pepper pork, salt and pepper wings
salt and pepper prawn, salt and pepper crab
beef bowl

banana split, knickerbocker glory, hot fudge sundae, drumstick cone
bingsu

chicken adobo, pork adobo
chicken satay, sate, satay skewer
chelada
crawfish etouffee, shrimp etouffee
bitki
falafel sandwich, falafel pita
plate lunch
clam fritter
tagliatelle al ragu, pappardelle al ragu, tagliatelle bolognese
stuffed clam
fish n chips
army stew
steak pie, steak and ale pie, steak and mushroom pie
soft pretzel, auntie annes pretzel, cheese pretzel, pretzel bun



colcannon, champ

meat samosa, beef samosa, chicken samosa, keema samosa
shrimp po boy, oyster po boy
chole, aloo matar, bhindi masala

shawarma sandwich, doner kebab, gyro sandwich, gyro wrap, kebab wrap

manwich sandwich

coney dog


pea and ham soup
scampi fries
quorn mince, quorn nugget, quorn fillet
daal makhani
mettwurst spread, hackepeter, zwiebelmett
lamb pasanda, pasanda


crab roll
tuna sandwich, tuna salad sandwich



cubano, medianoche, monte cristo sandwich, monte cristo

reuben, rachel sandwich

lamb rogan josh, vindaloo, lamb vindaloo, pork vindaloo, madras curry, jalfrezi, balti

fresh spring roll, goi cuon, rice paper roll

rx bar
chicken teriyaki, beef teriyaki, salmon teriyaki

general tsao chicken, orange chicken, sesame chicken, lemon chicken chinese, sweet and sour chicken, panda express orange chicken, crispy chili beef
beef and broccoli, pepper steak chinese, szechuan beef, sichuan beef
mu shu pork, moo shu chicken, twice cooked pork
chinese barbecue pork

combos pretzel
new york egg cream

eggy bread

eggo, belgian waffle, waffle frozen, bisquick pancake
lemon bar, lemon meringue pie, lemon tart, custard tart, egg tart, coconut cream pie, banana cream pie, chess pie, buttermilk pie, sugar pie
sweet potato pie, pecan pie filling pie
beef pho, pho bo
laab, larb gai, laap


cheesesteak, cheese steak, philly steak and cheese, steak sandwich
cheese pizza, white pizza, veggie pizza
gu lao rou, sweet sour pork
vegetable tempura, prawn tempura
jook, century egg congee
tom yum goong, tom yum soup

soondubu


gimbap
phad thai
kalbi, la galbi, galbi jjim, galbijjim
rice ball
texas caviar





scrambled tofu
pistachio salad, snickers salad, cranberry fluff, fluff salad, ambrosia, pink stuff salad, frog eye salad
kurtoskalacs, trdelnik
lamb tagine, chicken tagine
halim
murgh makhani
chicken korma, lamb korma, vegetable korma
saag paneer, saag, mattar paneer, paneer tikka, shahi paneer, paneer makhani, kadai paneer
beijinho
sacher torte, linzertorte, dobos torte
hummingbird cake, coffee and walnut cake





tuscan chicken, engagement chicken, million dollar chicken, monterey chicken, creamy tuscan chicken
tofu miso soup


blanquette, veal blanquette

boeuf bourguignon





new england clam chowder, boston clam chowder

char kuey teow, char koay teow




salsa romesco
french macaron
alouette cheese, babybel, baby bel
pimento cheese spread, pimiento cheese
cheez whiz, american cheese slice, kraft single, cheese whiz, easy cheese, queso dip, queso fundido, chile con queso, nacho cheese sauce, laughing cow, primula, dairylea, cheese strings
bagna caoda
colatura di alici


apple compote, kompot
carciofi alla giudia








shabu shabu



baba ganouj, mutabal, moutabal, moutabel



barazek
lahmacun, lahmajun, pide
boston bean
cowboy bean, drunken bean, frijoles borrachos, borracho bean, calico bean, bourbon bean, frijoles charros, beans and franks, franks and beans


kunafa, kanafeh
banana q, pisang goreng plain






bean salad
foul mudammas, ful, foul medames


ketfo, gored gored
longsilog, tocilog





beef tartare, tartare

kalops, dillkott, pytt i panna, pyttipanna, sailor's beef, biff à la lindström, sjomansbiff
carpaccio
husband and wife lung slices, husband and wife offal slices
picadillo

beef extract spread, oxo cube, oxo
pho stock, pho soup base




















radler, snakebite, black velvet


















pain de mie, milk loaf
pa amb tomaquet
smashed avo, smashed avocado toast
farofa com bacon
sweetheart cake, lo po bing
toaster strudel, toaster pastry
vegetable samosa, aloo samosa
struffoli, castagnole, chiacchiere, cenci
pan de coco, spanish bread
gheimeh, khoresh, khoresht, abgoosht, dizi, gheymeh
doro wot, doro wett


fesenjoon, khoresh fesenjan



bazhe

bun thit nuong, com tam




















































chkmeruli







































pork tamale, chicken tamale
beef taco, fish taco, al pastor taco, taco supreme, crunchwrap




saliva chicken, mouthwatering chicken, kou shui ji, bon bon chicken














pad krapow, pad gaprao, thai basil chicken, thai basil pork, pad kra prao









sichuan green bean, szechuan green bean, gan bian si ji dou

ants on a tree, ma yi shang shu
lo han jai, luohan zhai, lo hon jai
yuxiang eggplant, yu xiang qie zi, eggplant in garlic sauce, eggplant with garlic sauce, szechuan eggplant, sichuan eggplant
chicken enchilada, cheese enchilada












choucroute




















browned butter, burnt butter, beurre noisette

maitre d'hotel butter, garlic butter, herb butter, compound butter
rum butter, hard sauce

tikka masala, chicken tikka
werthers, werther original, english toffee, fudge, cajeta, confiture de lait, butterscotch sauce
chicken caesar salad kit, caesar salad kit

tres leches, pastel de tres leches
pain depices
revani, namoura, harisa cake, hareesa
sfogliatelle
kasutera
kransekake, esterhazy torte, esterhazy torta, esterhazy cake
bibingka
orechovnik, dios bejgli, zserbo
new york cheesecake, basque cheesecake
financier, dacquoise, bakewell tart, frangipane tart, almond croissant, bear claw pastry, joconde

eclair, chocolate eclair, profiterole, choux bun, croquembouche, paris brest, cream horn, religieuse
sponge cake, angel food cake, genoise, pound cake, madeleine, lemon drizzle cake, bundt cake, red velvet cake, black forest cake, black forest gateau, boston cream pie, birthday cake, cupcake, fairy cake, swiss roll, whoopie pie, opera cake base, devil food cake, chocolate cake, funfetti cake
zabaglione trifle
panettone, pandoro, stollen, babka, king cake, hot cross bun, kugelhopf
honey cake
sherry trifle, english trifle, banoffee trifle
makowiec, mohnstrudel, beigli
pumpkin swiss roll, pumpkin whoopie pie
saint-honoré cake, st honore
moon cake
chocolate babka
yule log
puto cake
sour patch kid, dots candy





























m and m, smarties, minstrels, rolo, caramello, milk dud, junior mint, york peppermint patty










swedish fish candy, smarties us



lokum
twix bar, kit kat, kitkat, tim tam, penguin bar, leibniz, chocolate digestive, hobnob chocolate, caramilk wafer, choco leibniz
mars bar, 3 musketeers, three musketeers, milky way

pastilla de leche, cajeta quemada, jericalla
carbonara, pasta carbonara
amatriciana, bucatini amatriciana, pasta all'amatriciana, amatriciana sauce, rigatoni amatriciana, gricia, pasta alla gricia, bucatini alla gricia, rigatoni alla gricia













reeses puffs, puffins peanut butter























farinata, panisse, chickpea pancake, panelle, pudla, besan chilla, chickpea crepe
roti canai, parotta, laccha paratha
green onion pancake, cong you bing
holige, obbattu
bhel puri, pani puri, golgappa, sev puri, chaat
kothu parotta, kottu





mangu con los tres golpes










prawn saganaki cheese, kefalotyri saganaki

gibanica, zelnik
cachapa
tiropita, spinach pie, cheese borek, borek, burek
vatrushka, turo rudi, vatrushki
karelian pasty, karelian pie
cheese twist, gougere
bamba, peanut puff
cheez it, cheese nip, cheese cracker, cheese ball snack


beggar's chicken, three cup chicken, san bei ji, white cut chicken, soy sauce chicken, salt baked chicken
ayam penyet, ayam bakar, ayam geprek
bakso ayam
cotoletta milanese, veal milanese, chicken milanese, pollo alla milanese
schnitzel, jagerschnitzel
chicken katsu, katsu, chicken katsu curry, pork katsu
katsu sando, tonkatsu sandwich


kyiv cutlet
korean fried chicken
kfc, popcorn chicken, breaded chicken, mcnugget, chicken finger, chicken strip breaded, buffalo wing breaded
mcchicken, chick-fil-a nugget, chick-fil-a sandwich
chicken cordon bleu, cordon bleu
buffalo wing, buffalo chicken wing, boneless wings
lemon pepper wet wings, garlic parmesan wings

kushari, koshary

shiro wat, kik alicha, misir wot, ethiopian lentils


misal, usal pav, missal pav





chili dog sauce, hormel chili
hormel chili con carne, wolf brand chili, canned chili













kinder egg, kinder chocolate, cadbury dairy milk, dairy milk, galaxy bar, hershey kiss, hershey bar, cadbury creme egg, creme egg, mini egg, milka, dove chocolate, aero bar, freddo, cadbury flake





































lindor, lindor truffle, lindt lindor, champagne truffle, truffle chocolate, ganache truffle, godiva truffle, cocoa truffle


































chocolate bark, candy melt, chocolate almond bark




































































andes mint
nutella, nocilla
oreo cookie, hydrox, hobnob, rich tea biscuit, bourbon biscuit, ginger nut, gingernut
migas extremenas

branston, ploughman pickle, brinjal pickle
chow chow relish, chowchow relish, mustard pickle, mustard relish
sea pineapple, meongge






caesar cocktail mix, bloody caesar mix












headcheese, brawn, souse meat, fromage de tete, bath chap, sulze

studen, aspic meat, galareta


















cole slaw, creamy coleslaw, slaw salad, slaw
gomen wat, sukuma wiki, ethiopian collards
gravy master, browning and seasoning sauce
tabouli, tabbouli, tabouleh




couscous aux merguez, lamb couscous
rava upma, uppittu, uppumavu










appam, idiyappam, string hopper, hopper, kozhukattai, neer dosa

shahi pulao, peas pulao, veg pulao, matar pulao









thieboudienne, ceebu jen
jollof, benachin
arroz rojo, arroz mexicano
ketupat sayur

garlic fried rice, java rice

casamiento, congri, moros y cristianos, arroz y habichuelas
hoppin john vegetarian
sago khichdi, sabudana vada
thayir sadam, bagala bath, curd rice with pickle
aval, chivda, kanda poha
chitranna, tamarind rice, puliyogare, puliyodarai, coconut rice south indian
hainan chicken rice, chicken rice, khao man gai, claypot chicken rice

rich tea












alfajores




























salame di cioccolato, mosaik cake, hedgehog slice, tiffin
mamoul, karabij
street corn, mexican street corn, esquites
crunchy nut
pupusa
corn pudding casserole, spoonbread, corn souffle
brazilian cheese bread, pan de bono, pandebono, chipa, almojabana
stuffing mix, bread stuffing, cornbread stuffing

yangnyeom gejang








ritz cracker, ritz, club cracker, wheat thin, triscuit, water biscuit, cream cracker, oyster cracker, town house cracker, melba toast, ryvita, wasa crispbread, carrs cracker, tuc
bagel chip, stacys pita chips




















salsa de nuez
cream of asparagus soup
maque choux
galette complete, crepe with nutella

murtabak
jian bing
chocolate croissant, danish pastry, palmier, kouign amann, vol au vent
semlor, semla, kanelbullar, prinsesstarta, princess torte
crostini
mango lassi, sweet lassi

ptasie mleczko
oeufs a la neige
japanese pudding, caramel pudding
bougatsa
pasteis de nata, portuguese custard tart, portuguese egg tart
papo de anjo, kogel mogel, ovos moles, toucinho do ceu
layali lubnan, muhallabia, watalappam with milk
torta caprese
creme brulee, creme caramel, flan, floating island, pots de creme, creme patissiere, pastry cream, custard sauce
crema volteada, flan napolitano, flan casero
gooseberry fool, strawberry fool, rhubarb fool, eton fool
rødgrød, rote gruetze, kisel, kissel









souffle, spinach souffle
clafoutis aux cerises
yorkshire pudding with gravy, popover

blancmange, bavarois, bavarian cream

poire belle hélène, peach melba sundae

cherry pie, blueberry pie, peach cobbler, apple crumble, fruit crumble, apple crisp, apple strudel, strudel, fruit pie, rhubarb pie, apple turnover












jam roly poly, suet pudding
plum pudding, figgy pudding
baked alaska meringue
laddu, til ladoo, besan ladoo, boondi laddu
rocky road ice cream, rocky road fudge

cendol, ice kacang, abc dessert








dirt pudding, mud cup
bread pudding, sticky toffee pudding, far breton, summer pudding with custard


mousse au chocolat

sooji halwa, sheera, rava kesari, kesari, suji ka halwa
om ali
semolina halva




















































lokshen kugel

rasmalai, ras malai, sandesh, mishti doi, shrikhand, kalakand, kheer, peda, barfi, burfi, cham cham, mysore pak, soan papdi, milk cake, misti doi


gajar halwa












chinese cruller, you tiao
churros con chocolate
lokma, luqaimat
krispy kreme, beignet, berliner, malasada, cruller, donut hole, zeppole


duxelles
milo, horlicks, malted drink

bread flower, cake flower, self raising flower, all purpose flower
unadon, unagi don, eel sauce eel
marbled egg, chinese tea egg, ramen egg, ajitama, ajitsuke tamago, soy egg













gyeran jjim, korean steamed egg, gyeran mari
tamago
or luak, oyster omelet, o-a-tsian
chanpuru

huevos divorciados, huevos a la mexicana
anda bhurji, egg curry, anda curry, nargisi kofta egg
asparagus polonaise, cauliflower polonaise, eggs mimosa

menemen, shakshouka

egg mayonnaise

breakfast sandwich, sausage mcmuffin
egg foo yung, egg fu yung
spanish tortilla, tortilla de patatas
kookoo sabzi, kuku




oeufs en gelee, eggs en cocotte, baked egg, shirred egg


tkg
spatzle
banana lumpia
vegetable egg roll, pork egg roll, lumpia
lumpia shanghai
lumpia sariwa
miso eggplant, miso aubergine

millionaire shortbread, crumpet, sable
vatapa, bobo de camarao
gentlemens relish, patum peperium, anchovy butter



coxinha de frango
lasagne verdi, timballo di pasta
lasagne bolognese, meat lasagna, lasagne al forno, baked ziti
shumai, shu mai, dim sum
fisherman pie
pot pie, turkey pot pie, chicken and mushroom pie
croquette, jamon croqueta
egg fried rice, yangzhou fried rice, chinese fried rice, shrimp fried rice, pork fried rice, special fried rice

pastilla, b'stilla, bisteeya, pigeon pie
pasty
pig in a blanket, pigs in blankets, kolache
beef empanada, salteña, jamaican patty, meat pie, natchitoches meat pie
pork belly bun
pork bun, bbq pork bun, steamed pork bun, bo ssam bun
potato korokke








dolmade, stuffed grape leaf, stuffed vine leaf, sarma, yaprak
kroket, krokete, bitterbal
quiche
beef burrito, chimichanga, breakfast burrito, burrito bowl
southern tomato pie, tomato pie
musaka
kabsa, mandi, kabsa rice, majboos, maqluba, maqlooba, mandi rice, kabsa chicken
chicken biryani, lamb biryani, pulao biryani
cottage pie
risotto milanese, mushroom risotto, risotto alla milanese, seafood risotto, arancini
nasi goreng istimewa

ma po tofu


fish milt, shirako, soft roe, fish maw, botargo, bottarga, karasumi, mullet roe
bacalhau com natas
coquilles st jacques
trout meuniere, sole à la meunière, truite meuniere
ahi poke, tuna poke, poke
cebiche, tiradito
temaki, hosomaki, gunkan, tekkamaki
















seafood salad







amok, fish amok, hor mok
thai fish cake, tod mun






salmon cake, salmon patty
binggrae

piadina romagnola, crescentina
chalupa, gordita crunch
garlic roll, garlic toast, cheesy garlic bread
gobi 65, veg manchurian, vegetable manchurian
blooming onion
buffalo cauliflower, buffalo cauliflower wings, cauliflower bites, general tso's cauliflower, nashville cauliflower
bang bang tofu
bhaji, onion bhaji, bhajji, vada, pakoda
egg in a basket


inarizushi
potsticker, pot sticker, pork dumpling, chinese dumpling, jiaozi, mandu, soup dumpling, xiao long bao, wonton dumpling










cauliflower crust
khao niao mamuang

kluski slaskie, halusky, kartoffelknodel
canederli, semmelknodel
palt, kartoffelklosse, cepelinai, potato dumpling
green bean amandine, haricots verts amandine, trout almondine, trout amandine, sole amandine

blintz, dutch baby
starburst gummies, trolli worms
























gumdrop, jelly baby, gummy bear, haribo, gummy worm, wine gum, peep, starburst, fruit gum, fruit pastille, jelly bean, licorice allsort, marshmallow peep, fruit snack, jello cup, jell-o, jell-o salad, aspic, turkish delight british

sesame snap
halwa sesame, tahini halva, joyva halvah

swedish potato pancake
roesti, potato rosti

alu tikki, ragda pattice, batata vada, bonda

potato pancake, potato latke, boxty, reibekuchen, kartoffelpuffer, deruny, draniki, placki ziemniaczane
inlagd sill, sill, matjessill, glasmastarsill




posole

buffalo wing sauce, wing sauce, buffalo hot sauce, buffalo style hot sauce
arroz doce, rice pudding spanish, riz au lait, milchreis, risalamande




crema de fruta
masala dosa, uttapam

medu vada, uddin vada
rava idli





baileys irish cream, rumchata
macapuno, kaong, gulkand, goiabada, hawthorn flake, powidla, tamarind ball, nata de coco, tejocote
cranberry jello salad, tomato aspic, congealed salad, jello mold
jerk sauce, jerk paste
fruit smoothie
kyinkyinga, chichinga, kilishi
cevapcici, pljeskavica, mici, mititei, kebapche
kofte, kefta, lamb kofta, kibbeh, kubbeh
calpico, calpis, danactive
smalahove, pinnekjott
prairie oyster, swinging beef, cowboy caviar oyster, calf fry, lamb fry, bull testicle, criadilla, montana tendergroin, huevos de toro
teh tarik, royal milk tea, kopi susu, chai tea latte, karak chai



vietnamese iced coffee, ca phe sua da, cafe sua da, thai coffee, thai iced coffee, spanish latte, cuban cafe con leche








cafe au lait, cappuccino, flat white, cortado, macchiato, mocha, caramel macchiato, frappuccino, iced latte, pumpkin spice latte, chai latte, matcha latte, london fog, dirty chai, cafe latte, cafe bombon, cortadito, galao





crab bisque, seafood bisque

mac and cheese, mac n cheese, kraft dinner, velveeta shells
tuna helper
zamorano, roncal, idiazabal
griottine
rice krispie treat, rice krispies treat, rice crispy treat
kaju barfi, badam barfi, pista barfi
frangipane paste, amaretti paste, persipan
foofoo, pounded yam, eba, amala, poi, kwanga
causa limena
swabian potato salad

radish cake, lo bak go, carrot cake chinese, chai tow kway
ocopa
gribiche, gribiche sauce








kewpie mayo, kewpie mayonnaise, japanese mayonnaise
batagor, pempek

negima, chicken meatball skewer, yakitori skewer

shizitou
koenigsberger klopse
liver dumpling
savoury duck, haslet
japanese hamburger steak, hamburg steak
meat loaf

meringue kiss, meringue nest
fairlife, lactaid, a2 milk, lactaid milk, organic valley milk
creamsicle drink
ensure, fairlife shake, premier protein, muscle milk, core power, slim fast, boost original
dijonnaise, big mac sauce, burger sauce, fry sauce, comeback sauce, remoulade sauce


malt milk

tikoy, sticky rice cake, kueh bakul

puto bumbong, palitaw, biko
tangyuan, glutinous rice ball
ichigo daifuku, botamochi, ohagi
sesame ball, goma dofu, gajak
onde onde, kuih, klepon, ondeh ondeh

pepian de pollo, jocon, kak'ik
mole poblano with chicken, chicken mole, pollo con mole, mole negro
moules frites, mussels marinara, mussels mariniere, moules a la creme
peshwari naan, butter naan, kulcha
keema paratha, keema kulcha

tonkotsu ramen, shoyu ramen, miso ramen, ramen soup, instant ramen, cup noodle, pot noodle, instant noodle, top ramen, cup o noodles, ramen, ramen noodle soup
pad kee mao, drunken noodle, pad siew
tan tan ramen
beef chow mein, chicken chow mein, lo mein, chicken lo mein
you po che mian, dragon noodle, peanut noodles, cold sesame noodle, dan dan noodle vegetarian

reimen, champon, abura soba
mul naengmyeon, bibim naengmyeon
cold skin noodle, liang pi
mee siam, mee bandung
nori snack, roasted seaweed snack, roasted seaweed, kimbap gim, gim, seasoned seaweed
persian nougat, gaz
spinach pkhali, mkhali, badrijani nigvzit, badrijani

pulpo gallego, galician octopus, pulpo a feira



kaki furai
oysters rockefeller
cheese pancake, tvorozhniki
ebelskiver
pannenkoek, dutch pancake
pannkakor med sylt, plattar, swedish pancake

seafood pancake, pajeon, kimchi pancake, kimchijeon, korean pancake
taiyaki, imagawayaki, obanyaki, bungeoppang
kaiserschmarren
almond tofu, annin tofu, xingren doufu, mango pudding
pasta con sarde

spaghetti al nero, squid ink pasta, squid ink spaghetti, squid ink linguine, risotto al nero, arroz negro, black paella
spaghetti marinara, spaghetti with tomato sauce
penne all'arrabbiata, spaghetti all'assassina, pasta al pomodoro, spaghetti al pomodoro, spaghetti pomodoro, aglio e olio, spaghetti aglio e olio
linguine alle vongole, spaghetti vongole, linguine with clams, linguine alle cozze, spaghetti alle cozze, linguine with clam sauce
leverpastej, liver pate, leverpostei



petits pois à la française
pe de moleque, palanqueta, kuli kuli, huasheng su, kacang tumbuk, pb fit, sunpat
cacahuates japoneses

cashew brittle, praline peanut
mazapán de la rosa, de la rosa, peanut marzipan
reese's peanut butter cups, reeses, butterfinger, baby ruth, payday bar, fifth avenue bar, nutrageous, mr goodbar
buckeyes, peanut butter ball
snickers bar
peanut m and m
muddy buddies
african peanut soup, groundnut stew, groundnut soup
ketoprak, lotek, karedok
mafe, domoda, tigadegena, sauce arachide, dakhine, west african peanut soup
bumbu kacang


nut loaf

pasta al pesto, pasta pesto, pasta al pesto genovese, pesto pasta, trenette al pesto
pesto alla genovese, basil pesto, green pesto









pate sablee
poppyseed filling


malawach
manousheh
manakish, zaatar manakish, zaatar bread, manaeesh, man'oushe, zaatar flatbread
flammkuchen, flammekueche, alsatian tart























pizza capricciosa, quattro stagioni, pizza quattro stagioni, pizza diavola, capricciosa


meat lovers pizza, hawaiian pizza, supreme pizza, frozen pizza, digiorno
patacones, patacon, maduros, platano frito
monfongo
sadza, nshima, pap, mieliepap, mealie pap, kenkey, banku, nsima, posho
mamaliga cu branza, kacamak, bulz

sizzling sisig
flaskesteg
bossam, jokbal, korean pork belly
pig trotter, pig foot, trotter, pork hock feet
pork blood stew


aloo jeera, jeera aloo, aloo methi, aloo baingan, bombay potato, bombay aloo, aloo sabzi, gobi masala
kashmiri dum aloo
stackable potato chip
potatoes anna, pommes puree, lyonnaise potato, hasselback potato, boulangere potato, fondant potato, pommes boulangere, pommes fondant
pommes duchesse, duchesse potato, pommes dauphine
loaded potato, loaded baked potato, twice baked potato, cheesy jacket potato








potato gratin, pommes dauphinoise, potato dauphinoise, tartiflette

stuffed portobello
eggplant involtini, involtini di melanzane, melanzane ripiene







potatoes delmonico, delmonico potato, party potatoes, hashbrown casserole, cheesy potato
jansson's temptation, janssons, jansson potato
curly fry, potato wedge, waffle fry, seasoned fries, mccain fries, truffle fries, garlic fries
ferrero rocher, rocher, nutella b ready, hanuta, knoppers, gianduiotto
bounty bar, mounds

huel powder
halayang ube, ube jam, ube ice cream
rømmegrøt
malabi, sutlac, mahalabia
cinnamon bun, sticky bun, cinnabon
varenyky, pelmeni
pierogi leniwe, cheese pierogi, lazy dumplings

tortelloni, cappelletti, stuffed pasta, filled pasta, anolini

tortelli di zucca, tortelli d'erbetta, pumpkin ravioli, ricotta ravioli
massaman, matsaman curry
green curry, thai red curry, red curry, panang curry, thai curry
shio koji, rice koji
khichri, kitchari, pongal, ven pongal

kappa maki, cucumber roll, avocado roll, nattomaki, cucumber sushi, avocado maki
cheung fun

spanish rice, rice side dish, seasoned rice, jambalaya mix, biryani mix, fried rice mix, risotto mix, paella mix, yellow rice
knorr rice side, pasta roni
mississippi pot roast
taramosalata
kinpira
insalata caprese







tea leaf salad, lahpet thoke

salade nicoise, salad nicoise, tuna nicoise
shuba, dressed herring, herring salad, sillsallad














pasta salad





horiatiki, greek village salad

pindjur, lutenitsa, ljutenica
salade cuite, taktouka, zaalouk, shakshouka salad
bummalo, bombil

brandade de morue, brandade de nimes
chicharron, chicharrones, gratons, grieves, gribenes meat, pork crackling, pork scratching, pork rind
nam prik pao, thai chili paste, sambal terasi, sambal terasi paste
curry laksa
kaya, kaya jam, coconut jam

muffaletta
panzarotti, panzerotto, sgagliozze
welsh rabbit














ham and cheese toastie, ham and cheese sandwich, toastie, cheese toastie, ham and cheese panini
hamburger sandwich, big mac, whopper, quarter pounder, bacon cheeseburger, rodeo burger, hamburger with bun
pizza roll, totinos pizza rolls, pizza pocket, calzone, stromboli
crisp sandwich

cemita, pambazo, torta cubana, guajolota
mett roll
















skagen, skagenrora




blt, club sandwich


pb and j, pbj, uncrustable, peanut butter sandwich
fluffernutter sandwich




pan bagna
grilled cheese sandwich, quesadilla, cheese quesadilla, chicken quesadilla
stuffed derma

arroz con costra

seafood paella, paella valenciana

maki roll, spicy tuna roll, rainbow roll, dragon roll, sushi platter, philadelphia roll, tuna roll, salmon roll
beef stroganoff seasoning mix
bara lawr
wakame salad, hiyashi wakame
hijiki no nimono

field roast frankfurter



cheese fondue, fondue
polvorone, mantecado
garlic prawns, garlic shrimp, gambas pil pil, prawns pil pil
ebi furai, fried prawn, breaded shrimp
firecracker shrimp, boom boom shrimp
shrimp saganaki, garides saganaki
walnut shrimp, honey walnut prawn, walnut prawns

shrimp cracker, kerupuk, krupuk, kerupuk udang
mam ruoc, bagoong, bagoong alamang, belacan, terasi, kapi, petis udang, hom ha

tofu pudding, taho, soybean pudding, tau foo fah, soy pudding
cold tofu
finnan haddie, finnan haddock, bloater, buckling herring, surstromming, lutefisk, rollmop, matjes, bismarck herring
escargot in butter, escargots in garlic butter

jjajangmyeon, zhajiangmian
snert


ajiaco
fisherman's soup

finnish salmon soup


cocido madrileno, cocido montanes, olla podrida, pote gallego




borsch, barszcz



bulalo, tinola, nilaga






tanuki udon, curry udon, nabeyaki udon noodles, zaru soba, tempura soba, tempura udon, kake udon, kake soba, yaki udon, toshikoshi soba
pasta e ceci, pasta fazool
rassolnik, shchi, zurek, kapusniak
ogbono soup, efo riro, edikang ikong, afang soup
kimchi stew, doenjang jjigae
sujebi






cabbage roll, golabki, golubtsi, holubtsi, holishkes, sarmale, halupki, kaldolmar, stuffed cabbage roll






chicken gumbo, seafood gumbo, sausage gumbo
navarin d'agneau, garbure
kadhi pakora, kadi, punjabi kadhi, majjige huli
hernekeitto
carbonade flamande, carbonnade flamande
ginseng chicken soup, dakgalbi, dakbokkeumtang




vietnamese beef stew, thit kho, ca kho to
seolleongtang, gomtang, yukgaejang



hamin, chulent


hotpot, hot pot lamb, scouse, lobscouse, stovies
thai boat noodle
chankonabe, yosenabe, hot pot, huo guo, hotpot chinese
andalusian gazpacho


ox cheek, ox tongue, lights offal, beef lung, ox heart
filipino spaghetti, jollibee spaghetti
pellegrino
lotus biscoff, biscoff spread, speculoos spread
sigeumchi namul, kongnamul, oi muchim
spinach gomae, gomaae, ohitashi
pease porridge

fritto misto di mare
steak and chips
steak au poivre, entrecote bearnaise, steak bearnaise, tournedos rossini
liu sha bao, nai wong bao
dampfnudel, buchteln

red bean bun, anpan, doushabao
sweet potato casserole, sweet potato souffle, candied sweet potato, yam casserole
calf sweetbread, lamb sweetbread, molleja
kartoffelkroketten
tare sauce, unagi sauce, kabayaki sauce
tomato bisque
chilaquiles rojos, chilaquiles verdes
nacho cheese chip, cheetos, cool ranch dorito, funyun, sun chips cheddar
nachos supreme, loaded nachos
party mix, bombay mix, rice cracker mix, chevda, coated peanut, cracker nut

callos a la madrilena, tripe stew, trippa alla romana, tripes a la mode de caen






veggie bacon, meatless bacon
vegetarian burger, meatless burger, veggie patty, soy burger, vegetable burger, gardenburger, meatless patty, boca
veggie mince, veggie crumble, meatless crumble, veggie ground round, meatless ground, vegetarian ground beef, vegetarian crumble, morningstar crumble
veggie sausage, meatless sausage, soy sausage, veggie dog, veggie hot dog, vegetarian hot dog, vegetarian sausage link





impossible sausage, impossible chicken nugget





stuffed eggplant in olive oil, zeytinyagli, fasolakia, briam, turlu, imam biyaldi

brinjal bharta, baingan ka bharta, begun bhorta
bagara baingan, stuffed brinjal

sambal kangkong

dream whip, reddi wip, reddi whip
medovukha
chakki atta
yeast extract spread, promite




`,
'produce.tsv': `#
pyaz, cebolla
purple onion
vidalia onion, maui onion, vidalia
cocktail onion, baby onion, cipollini onion, boiling onion, silverskin onion, cipollini
eschalot, eschallot, echalion, banana shallot
green onion, spring onion, salad onion, onion top, onion green, bunching onion, welsh onion, negi
ramp, wild garlic, garlic scape, ramson, garlic chive leaf, bear garlic
lehsun, ajo
gingerroot, adrak, myoga

kinchay, celery rib
beef tomato, tomate, italian tomato, coeur de boeuf, beefsteak
grape tomato, baby tomato
roma tomato, san marzano tomato, italian plum tomato
yukon gold, fingerling, jersey royal, charlotte potato, aloo, papa, creamer potato, maris piper, jacket potato, king edward potato, desiree potato, kennebec potato, katahdin potato, red bliss potato, la ratte potato, bintje potato, purple majesty potato, german butterball potato, all blue potato, peruvian potato, salad potato, chat potato, kestrel potato, nicola potato, vitelotte potato, pink fir apple potato, olluco, chuno, king edward, vitelotte, bintje
baking potato, idaho potato, baker potato, russet, idaho
kumara, camote, satsumaimo, boniato, sweet potato puree, mashed sweet potato, batata, japanese sweet potato, korean sweet potato
bell pepper, red pepper, sweet pepper, capsicum, mixed pepper, red yellow pepper, romano pepper, pointed pepper
green pepper, green capsicum
yellow pepper, orange pepper, orange bell pepper, yellow capsicum
jalapeno pepper, jalapeno chile, jalape
serrano chile, serrano
chile, chile pepper, hot pepper, fresno pepper, gochu, cherry bomb pepper, cherry bomb, holland pepper, holland chile, bird's eye chile
anaheim chile, anaheim pepper, hatch chile, hungarian pepper, banana pepper, cubanelle pepper, shishito pepper, padron pepper, goat horn pepper, long hot, padron, shishito, hungarian wax pepper, italian frying pepper, wax pepper
poblano chile, poblano
habanero chile, habanero, scotch bonnet chile, scotch bonnet pepper, scotch bonnet, ghost pepper, goat pepper
kirby cuke, cuke, kirby, persian cucumber, japanese cucumber, lebanese cucumber, korean cucumber
courgette, zucchini squash, zucchini noodle, zoodle, zucchini spaghetti, courgetti, italian zucchini, mexican zucchini, vegetable marrow
summer squash, crookneck squash, pattypan squash, patty pan
squash, kabocha, butternut squash noodle, sweet dumpling squash, delicata, custard squash


vegetable spaghetti, squash noodle
pie pumpkin, calabaza, cheese pumpkin, japanese pumpkin
aubergine, egg plant, brinjal, baingan, eggplant caviar, japanese eggplant, italian eggplant, chinese eggplant, indian eggplant, thai eggplant, asian eggplant
cremini, chestnut mushroom, baby bella, bella mushroom, champignon, asian mushroom, japanese mushroom
portabella mushroom, portobello, portabello mushroom
shiitake
palak
cavolo nero, tuscan kale, russian kale, russian red kale, italian kale, lacinato, kalette
spring green, savoy cabbage, oxheart cabbage, hispi cabbage, pointed cabbage, sweetheart cabbage, cone cabbage, spring cabbage, january king cabbage, conehead cabbage, savoy, hispi
purple cabbage
chinese cabbage, chinese leaf, wombok, celery cabbage
pak choy, choy sum, yu choy, tatsoi, boy choy, tat soi, pok choi
romaine, cos lettuce, little gem lettuce, baby gem, gem lettuce
mixed green, mesclun, spring mix, baby green, baby leaf, lollo rosso, field green, salad, micro green, microgreen, mixed leaf, seasonal leaf, summer leaf, salad leaf, mache, iceberg, iceberg lettuce, oak leaf lettuce, crisphead lettuce
boston lettuce, bibb lettuce, butterhead lettuce, butter leaf lettuce
rocket, roquette
cress
broccolini, tenderstem, broccoflower
cauliflower rice, romanesco, caulifloweret, gobi, riced cauliflower
string bean, french bean, haricot vert, snap bean, runner bean, fine bean, wax bean, yellow bean, italian green bean, french green bean, italian flat bean, helda bean, bobby bean, flat bean

petit pois, matar
snap pea, sugar snap, sugar snap pea, mangetout, mange tout, sugar pea, snowpea
sweetcorn
bhindi, lady finger okra
beetroot, candy striped beet, candy cane beet, chioggia beet
japanese turnip, navet
french radish, french breakfast radish
finocchio

brussels

beansprout, mung sprout
hass, alligator pear
meyer lemon, amalfi lemon

lemon peel, lemon rind
key lime, persian lime

lime rind, lime peel
blood orange, navel orange, valencia orange, seville orange
orange peel, orange rind
tart apple, granny smith, crab apple, crabapple, honeycrisp
cavendish banana, red banana
fraise, pineberry, gariguette, wild strawberry
bilberry, huckleberry, whortleberry, wild blueberry

boysenberry, loganberry, marionberry, dewberry, youngberry
donut peach, doughnut peach, saturn peach, flat peach

ataulfo, honey mango, alphonso, alphonso mango, kesar mango, champagne mango


cotton candy grape, muscat grape, concord grape
lemon grass

husk tomato, tomate verde
black mission fig
bing, rainier cherry, bing cherry, black cherry
tart cherry, morello cherry, montmorency cherry

yam bean, yambean
collard
mustard leaf, gai choy, mustard cabbage
turnip top
chard, silverbeet
thai ginger, galanga, galingale, krachai, fingerroot, laos powder
treviso, chioggia
damson, greengage, mirabelle, pluot, prune plum, sloe
pawpaw, paw paw
bamboo
daikon radish, white radish, mooli, icicle radish, korean radish, chinese radish, lo bok, mu radish, luobo

melon, rockmelon, muskmelon, galia, charentais
honeydew, casaba melon, canary melon, crenshaw melon, piel de sapo
endive, witloof, chicory, witlof
curly endive, frisee, frisee lettuce, batavia, chicory green, puntarelle, catalogna chicory, mitsuba
celeriac
name root, ube, nagaimo, chinese yam, japanese yam
dasheen, eddo, malanga, cocoyam, yautia, arbi, satoimo, gabi, imo
aril
rapini, broccoli raab, cime di rapa, broccoli rape
passionfruit, maracuya, granadilla, lilikoi

platano, cooking banana, saba banana, matoke
swede, yellow turnip, neep

pomelo, pummelo, ugli fruit
tangerine, clementine, mandarin, satsuma, tangelo, minneola, mandarine, mikan

citrus peel, citrus rind, grapefruit zest, dried orange peel, grapefruit peel, yuzu zest, chenpi, zest
kiwifruit
girolle
oyster mushroom cluster, king oyster, eryngii, king trumpet mushroom

mirliton, christophene, cho cho, chow chow squash, choko, christophine
nopal, nopales, cactus paddle, nopalito, prickly pear pad
cactus fruit, cactus pear, tuna fruit
jack fruit

litchi, lichee

fuyu persimmon, sharon fruit, kaki
amla, goose berry
berry

veggie, soup vegetable, vegetable scrap, japanese green, asian green, veg, winged bean, hyacinth bean, moringa, cluster bean, guar bean, sator bean, stink bean, valor bean, lily bulb, lily bud, lily flower, lotus leaf, drumstick leaf
shredded cabbage, slaw mix, broccoli slaw
broad bean, faba bean, horse bean
long bean, yardlong bean, snake bean, chinese long bean
morning glory, kang kong, kangkong, ong choy
clover sprout, radish sprout, broccoli sprout, sunflower sprout, cress sprout, mixed sprout, lentil sprout, garden cress, mustard cress, kaiware
soy bean sprout, soya sprout
sunchoke, topinambur
renkon, lotus stem
waterchestnut, singhara
artichoke bottom, fresh artichoke heart
squash blossom, pumpkin flower, nasturtium, rose petal, lavender, violet, pansy, viola, hibiscus, elderflower, marigold, chive blossom, borage, chamomile, rosebud, cornflower, jasmine flower, acacia blossom, calendula, chrysanthemum, fresh flower, edible blossom, camomile, jasmine petal, cherry blossom, sakura, linden blossom

vine leaf, grape leave, dolma leaf
fresh wasabi, wasabi rhizome
fresh horseradish
tamarind juice, tamarind water, imli, tamarind extract
coco, buko
mozuku, sea moss, tororo kombu, sea moss gel
konnyaku, miracle noodle, konjac flour, glucomannan, shirataki noodle, konjac noodle, shirataki, yam noodle
bean shoot
sugar cane
mizuna, komatsuna, tendergreen, dandelion, amaranth leaf, callaloo, nettle, sorrel, purslane, verdolaga, lambsquarter, cooking green, greens, malabar spinach, chrysanthemum leaf, shungiku, garland chrysanthemum, crown daisy, pea tendril, lambs lettuce, corn salad, celtuce, stem lettuce, samphire, sea bean, sea asparagus, glasswort, agretti, ice plant, miners lettuce, fiddlehead, fern, bracken, lambs quarter, pigweed, cha om, quelites, romeritos, oyster leaf, orach, supergreen, super green, monks beard, malunggay, sea aster, chinese green, minari, gosari, sea kale, molokhia, mulukhiyah, jute leaf, sweet potato leaf, beet green, radish green, sea purslane, tong ho
calamondin, calamansi, yuzu, kabosu, sudachi, finger lime, bergamot, citron, buddhas hand, citrus
chanterelle mushroom, hedgehog mushroom, matsutake, matsutake mushroom, lobster mushroom, chicken of the woods, trumpet mushroom, pied de mouton, straw mushroom, nameko, turkey tail mushroom, trompette, trompette de mort, trompette de la mort, black trumpet, lions mane, bolete, bay bolete, milk cap, saffron milk cap, horn of plenty, yellowfoot, puffball, blewit, honey fungus, slippery jack
chayote squash, bitter melon, karela, ampalaya, luffa, loofah, lauki, winter melon, opo squash, calabash, snake gourd, kanpyo, tinda
feijoa, soursop, guanabana, cherimoya, custard apple, sapote, mamey, sapodilla, mangosteen, tamarillo, acerola, noni, acai, loquat, jujube, red date, medlar, ackee, akee, kiwano, langsat, santol, marula, rambutan, longan, camu camu, jabuticaba, baobab, salak, snake fruit, cupuacu, white sapote, rose apple, jambul, pepino melon
lingonberry, cloudberry, sea buckthorn, serviceberry, physalis, barberry fresh, tayberry, juneberry, salmonberry, rowanberry, aronia, chokeberry, goldenberry, haskap, honeyberry, saskatoon, crowberry, jostaberry
salsify, scorzonera, burdock, gobo, crosne, arrowroot tuber, skirret, oca, yacon, arrowhead, parsley root, horseradish leaf, vegetable oyster, oyster plant, mashua, ulluco, arracacha
corn husk, pandan, pandanus leaf, screwpine leaf, bamboo leaf, cedar plank, lotus leaf wrapper, ti leaf, hoja santa, betel leaf, la lot leaf, screw pine leaf
dulse, hijiki, arame, irish moss, aonori, kelp noodle, sea lettuce, carrageen, spirulina, chlorella, carrageen moss, sea spaghetti, bladderwrack, sea grape
yuca, yucca, manioc, tapioca root, mandioca
gai lan, kai lan, chinese kale, gailan
porcini, cep, porcino, cepe, penny bun
morel mushroom
enoki, enokitake, shimeji, shimeji mushroom, beech mushroom, clamshell mushroom
maitake, hen of the woods
dragonfruit, pitaya, pitahaya
starfruit, carambola


nashi pear, korean pear, nashi
redcurrant, black currant, blackcurrant, white currant, currant berry


sushi nori, laver, nori paper, nori seaweed
konbu, kelp, kombu seaweed, dashi kombu, dashi konbu
`,
'seafood.tsv': `#
keta
lox, gravlax, gravadlax, gravad lax
tuna in water, tuna can, albacore tuna, chunk light tuna, tinned tuna, can tuna, white tuna, chunk light, chicken of the sea, sea chicken
ahi, yellowfin, bluefin, albacore, maguro, toro, tongol, tunafish, tuna fish, atun, chutoro, otoro, negitoro
codfish


bass, branzino, barramundi, bhetki, lubina

saba, aji, horse mackerel, spanish mackerel, jack mackerel
sprat, pilchard, brisling, sardina
anchovy fillet oil, boquerones, acciughe, alici, dilis, myeolchi
prawn, gambas, ebi, amaebi, camaron, crevette, camarones, langostino, camarones secos, gamberi, jhinga, king prawn, tiger prawn, tiger shrimp, whiteleg shrimp, rock shrimp, bay shrimp, spot prawn, carabinero
crabmeat, dungeness, king crab, spider crab, mud crab, jonah crab, edible crab
langosta, homard, langouste, tomalley, rock lobster, spiny lobster, slipper lobster
coquille, zamburina, hotate, king scallop, great scallop, queen scallop, queenie, bay scallop, sea scallop, escallop
moules, cozze, mejillon, mejillones, green lipped mussel, green lip mussel, bouchot mussel
cockle, vongole, quahog, cherrystone, palourde, littleneck, pipi, steamer, tellin, hamaguri, mirugai, asari, vongole veraci, navajas, almeja, hokkigai, surf clam, manila clam, carpet shell, ipswich clam
ostriche, ostra, rock oyster, native oyster
calamari, squid tube, squid ink, cuttlefish ink, chipirones, chipiron, seppie, ika, calamares, nero di seppia, calamari tube, squid body, pota, calamaro
wild salmon, king salmon, coho salmon, chinook salmon, pink salmon, chum salmon, red salmon, alaskan salmon, sockeye, coho, kokanee
tinned salmon, salmon flake
tuna in olive oil, tuna olive oil, ventresca, italian tuna
steelhead, sea trout


catfish nugget
lotte, anglerfish, angler, ankimo, monkfish liver

mahimahi
kipper snack, alewife, menhaden
conger, anago, lamprey, moray, elver, kabayaki, unagi, jellied eel
paddlefish, sterlet
dried cod, bacalao, baccala, bacalhau, saltfish, salt fish, stockfish, dried fish, salted cod, salted fish, klipfish, dry fish, ikan bilis, dried sardine, niboshi, maldive fish, iriko, dried pollock, chirimen jako, shirasu, clipfish, mojama
katsuobushi, bonito, katsuo bushi, skipjack, skipjack tuna, hanakatsuo, katsuo
beluga, beluga caviar, kalles kaviar
breaded fish, fish patty, fish nugget, chikuwa, hanpen, fish tofu, fish burger, fried fish, battered fish, naruto, satsuma age, fish paste cake, eomuk, quenelle, salmon burger, gortons, van de kamps, mrs pauls, white fish cake
crabcake, shrimp cake, lobster cake
imitation crab, imitation crabmeat, kani, kanikama, imitation shrimp, fake crab, crabstick, surimi crab, artificial crab meat, kani kama, mock crab
crayfish, crawdad, yabby, langoustine, crawfish fat, norway lobster, mudbug, marron, moreton bay bug, balmain bug, acocil, ecrevisse, scampi
shrimp powder, dried prawn, camaron seco, sakura shrimp, shrimp head, shrimp shell, prawn shell, shrimp floss, krill, barnacle, goose barnacle, percebes, mantis shrimp, sakura ebi, sea mantis, squilla, hae bee, xiami
pulpo, tako, dried squid, tentacles, polpo
awabi
shellfish, fruit de mer, frutti di mare, seafood cocktail, seafood marinara mix, crustacean, mollusc, mollusk
whitefish, cod liver oil, fish oil, salmon oil, fish frame, fish gelatin, sashimi, isinglass, ikan, pescado, snoek, surmai, sea robin, tusk, ono, bowfin, galunggong, karimeen, katla, catla, kapenta, omena, nile perch, marine oil
smoked whitefish, kipper, kippered herring, smoked sable, buckling, tinapa, tuyo, daing, tawilis
ling, cusk, pouting, blue grenadier, lingcod, scrod, burbot, gurnard, pout, atka mackerel, basa, swai, pangasius, dory, megrim, sanddab, petrale, tilefish, croaker, drum, whitefish fillet, white bass, crappie, sunfish, bluegill, pomfret, tai, wolffish, stingray, blowfish, fugu, lumpfish, sculpin, goby, threadfin, lizardfish, sillago, buffalo fish, tench, alfonsino, amago, anchovetta, angelfish, arapaima, ayu, bleak, bluenose, boarfish, bocaccio, candlefish, chub, cisco, coalfish, dace, eulachon, grayling, grunion, hairtail, hapuku, kabeljou, kingklip, loach, muskellunge, rascasse, roach, rohu, hilsa, rosefish, rudd, snook, vendace, orfe, bullhead, pangas, grenadier, scad, john dory, butter fish, saint peter's fish
marlin, sailfish, rock salmon, huss, opah, spearfish, billfish, shark fin, wahoo, ono fish, trevally, jack fish, pompano, kingfish, triggerfish, parrotfish, wrasse, emperor fish, tautog, blackfish, escolar, yellowtail snapper, jobfish, milkfish, bangus, shad, barracuda, tarpon, king fish, queenfish, sheepshead, tripletail, weakfish, corvina, meagre, stone bass, wreckfish, toothfish, hapuka, kahawai, warehou, tarakihi, blue cod, mulloway, flathead, garfish, needlefish, sauries, sanma, ray, dorado, moonfish
ikura, tobiko, masago, mentaiko, herring roe, ossetra, sevruga, fish egg, tarako, sujiko, kazunoko, osetra, lojrom
periwinkle, geoduck, sea cucumber, jellyfish, limpet, winkle, conpoy, turban shell, top shell, trochus, nautilus, ormer, paua, sazae
flounder, plaice, turbot, brill, dab, fluke, flatfish, lemon sole
pollack, hake, whiting, hoki, merluza, coley, saithe
redfish, rockfish, rock fish
walleye, zander, pickerel, sauger, pike perch

cobia, hogfish

rouget
black cod, butterfish
bream, dorade, porgy, orata, scup, daurade, dentex, sargo
hamachi, amberjack, kampachi, hiramasa, buri, kanpachi
dogfish
roughy
capelin, whitebait, shishamo

sepia

uni
whelk, bulot
char`,
'snacks_sweets.tsv': `#
sultana, muscat raisin, kishmish, muscatel
currant, corinthian raisin, dried black currant
khajoor, date roll, medjool, medjool date, deglet noor, deglet noor date
dried plum, ready to eat prune, prune butter
ready to eat dried apricot, turkish apricot, apricot leather, amardine, dried peach, hunza apricot, dried nectarine
craisin, dried sweetened cranberry
dried tart cherry, dried sour cherry, dried sweet cherry, dried bing cherry
barberry, zereshk, dried mulberry, goji berry, wolfberry, dried elderberry, dried gooseberry
strawberry powder, freeze dried strawberry, dried raspberry, freeze dried raspberry
dried black mission fig, dried turkish fig, calimyrna fig, mission fig, smyrna fig
dried mixed fruit, dried fruit, dried pear, dried mango, dried pineapple, dried papaya, dried banana, fruit leather, fruit roll up, dried jujube, dried persimmon, vine fruit, dried longan, dried lychee, apple chip, chopped mixed fruit, dried kiwi, dried guava, fruit bar, dried orange slice, dried pomelo, dried plantain, gotgam, dried lemon slice
mixed peel, candied orange peel, candied fruit, candied lemon peel, candied cherry, glace cherry, candied citrus peel, glace fruit, candied mixed fruit, candied citron, candied pineapple, citron peel, candied orange, glace pineapple, crystallized fruit, candied mixed citrus peel, fruit cake mix, candied red cherry, candied green cherry, glace apricot, candied lemon, crystallized violet, candied grapefruit peel, fruitcake mix, candied papaya, candied angelica, candied flower, candied rose petal, candied melon, glace orange, candied pumpkin, candied winter melon
cocktail cherry, maraschino cherry juice, luxardo cherry, amarena cherry, cherry in syrup, marasca cherry
crisp, ruffles, potato stick, shoestring potato snack, potato straw, lay, wavy lay, kettle chip, cape cod chip
flavored chip
corn chip, fritos, tostito, corn nut, corn snack, bugle, scoop, tortilla strip, tortilla scoop
prawn chip, kroepoek, shrimp flavored chip, krupuk udang
cheese doodle, cheese crisp, goldfish, cheez it cracker, parmesan crisp, cheez doodle, cheez its
popped corn, kettle corn, skinny pop, boom chicka pop, skinnypop
caramel popcorn, cracker jack, peanut popcorn
pretzel twist, pretzel rod, pretzel crisp, pretzel snap, laugenstange, brezel
cracker meal, rusk, oatcake, oat cake, wafer cracker, cracker bread, cream of wheat cracker, croute, baguette crisp, ritz biscuit, soda biscuit, bran cracker, taralli, melba round, cracotte, biscotte
matzah, matzoh, matza, matzo meal, matzoh meal, matzo farfel, matzah meal, cake meal
matzo ball mix, matzo ball soup mix, knaidel, kneidlach
papad, papadum, poppadum, pappadam, papadom, pappadum, lentil wafer, lentil chip
rice thin, senbei, arare, rice cracker snack, brown rice cake, corn cake, corn thin, plain rice cake, gluten free cracker, seed cracker, gluten free crispbread, flax cracker
graham wafer, graham
wafer, sandwich cookie, gingerbread, lady finger biscuit, cookie dough ball, pizzelle, fig newton, custard cream biscuit, tuile, chocolate biscuit, wafer roll, mini oreo, mint oreo cookie, crushed oreo, lebkuchen, gaufrette, chocolate covered cookie, crushed ginger biscuit, chocolate ladyfinger, cat tongue cookie, crisp ladyfinger cookie, chocolate creme filled cookie, sandwich biscuit, chocolate covered graham cracker, vienna finger
amaretto cookie, amaretti biscuit
macaroon cookie coconut, coconut cookie
nutter butter cookie, peanut cookie
jet puffed
frosted wheat cereal, frosted shredded wheat
marshmallow fluff, marshmallow cream, fluff, marshmallow topping
vegetarian marshmallow, dandies, gelatin free marshmallow
gummi worm, candy gummy, spice drop, gummi candy, jujube candy, jelly candy, gum drop, jelly sweet, orange slice candy, gummy fish, fruit slice candy, fruit chew, gummi candy fish, turkish delight candy, jelly ring, jelly slice, gummy shark, sour worm, candy pumpkin, mellocreme pumpkin, jellied fruit, pate de fruit, mike and ike, gelatin candy, gummi, gummy, gumdrop candy, snack pack gel, starburst uk, hi chew, fruittella
rock candy stick, mandm, candy coated chocolate, chocolate covered candy, licorice whip, peppermint, lifesaver, taffy, maltesers chocolate, skor bar, chocolate covered mint, starlight mint, mint imperial, cinnamon red hot, cinnamon imperial, sherbet powder, mint chocolate candy, chocolate cream candy, fondant candy, licorice lace, licorice string, mint lozenge, toffee apple, chocolate bar candy, kandy, yogurt covered raisin, yogurt covered pretzel, nerds, kinder, caramel filled chocolate, dulces, conversation heart, yodel, candy bar, heath bit
peanut butter chip, peanut butter candy, peanut candy, peanut butter morsel, chocolate covered peanut, peanut bar, peanut butter baking chip, butterfinger bar, peanut mandm, peanut butter mandm, peanut butter fudge, peanut clusters, goober candy, m and m peanut, m and ms peanut, payday
chikki, peanut candy bar jaggery
halawa, sesame candy, sesame crunch
bourma
energy bar, protein bar, muesli bar, breakfast bar, oat bar, nut bar, clif bar, luna bar, snack bar, flapjack, nature valley bar, larabar, oats n honey granola bar, granola bite, cereal bar, builder's bar, kashi bar, nature valley oats 'n honey
sponge, brownie, gingerbread cake, fruitcake, madeira cake, cake layer, chocolate brownie, blondie, angel food loaf, parkin, pan di spagna, jelly roll, coffeecake, vanilla cake, chocolate muffin, pannetone, torte, gateau, petit four, cake ball, angel food, cassata, cannoli filling, cream puff shell, snack cake roll, shortcake, dessert shell, swiss roll cake, ding dong cake, flan case, sponge flan case
baba au rhum, savarin
pudding, chocolate pudding, vanilla pudding, mousse, butterscotch pudding, instant pudding prepared, parfait, syllabub, fool, posset, bombe, ready to eat pudding, charlotte, crumble, manjar blanco, cuajada
meringue cookie, pavlova nest, marshmallow meringue
vanilla protein powder, protein supplement, meal replacement powder, vanilla whey protein powder, chocolate whey protein powder, chocolate protein, vanilla whey protein, protein drink, vanilla protein
plant based protein powder, plant protein powder, rice protein powder, rice protein, vegan vanilla protein powder, plant protein, pea and rice protein, vegan chocolate protein powder, hemp and pea protein, orgain protein, vega one
dango, glutinous rice cake, ricecake, injeolmi, suman, kutsinta
lady finger, ladyfinger cookie, sponge finger, savoiardi cookie, boudoir biscuit, sponge finger biscuit, piskota
gingersnap cookie, ginger snap, ginger biscuit, ginger cookie, gingernut biscuit
vanilla wafer cookie

shortbread cookie, shortbread biscuit, sable biscuit, shortbread finger
arrowroot biscuit, arrowroot cookie, parle g, biscuit base, nice biscuit, leibniz biscuit, malt biscuit, graham cookie, galletas maria, galleta
hazelnut wafer, ricciarelli, amaretto biscuit, hazelnut cookie, almond biscuit, pecan sandies, pecan shortbread cookie, linzer cookie, mandelbrot, ratafia biscuit, calissons, cantuccini, nusstorte
marie biscuit, maria cookie, tea biscuit
speculoos cookie, biscoff cookie, speculaas, speculoos biscuit

almond biscotti cookie


veggie chip, sweet potato chip, beet chip, kale chip, taro chip, cassava chip, terra chip
turron de alicante, divinity, nougat candy, turron de jijona, sohan
saltine cracker, soda cracker, water cracker, saltine crumb, table water cracker
rye crispbread, knackebrod, wasa, finn crisp, rye cracker
bread stick, grissino
animal cookie
gum, bubble gum, bubblegum, sugar free gum, gumball`,
'spices_herbs.tsv': `#
kosher, sea, fleur de sel, sel gris, sodium, maldon, rock salt, himalayan salt, himalayan pink salt, celtic salt, celtic sea salt, cooking salt, pickling salt, flaky salt
pepper, peppercorn, peppermill, pepper mill, long pepper, kampot pepper, tellicherry peppercorn
white peppercorn
jeera
cinnamon bark, cassia, canela, dalchini, cassia bark
pimenton dulce, pimenton picante, sweet pimenton, hot pimenton
ancho powder, chipotle powder
cayenne, ground red pepper, red pepper powder, gochugaru, korean chili flake, aleppo pepper, urfa biber, aleppo, espelette, pul biber, piri piri chili, maras pepper
chile flake, crushed red pepper, pepper flake
haldi, curcuma
dhania powder, dhania


allspice berry, pimento berry, jamaica pepper
cardamon, elaichi
granulated onion, dried onion, minced onion dried, dried minced onion, onion flake, onion granule
bay, laurel leaf, laurel, bay laurel


ground thyme


lemon basil, cinnamon basil
dry basil

coriander leaf, fresh coriander, coriander sprig, coriander root, coriander stem, chopped coriander, bunch coriander, coriander leave, culantro, recao
spearmint, fresh peppermint, peppermint leaf, pudina
dill weed, dillweed
garlic chive, nira

herb, herbes de provence, bouquet garni, poultry seasoning, fines herbes, herbs de provence

anise star
ground fennel, saunf, fennel pollen
rai

celery seed, celery powder, celery flake
monosodium glutamate, accent, ajinomoto, aji no moto
spice mix, mrs dash, bbq rub, bbq seasoning, chicken rub, pork rub, poultry rub, burger seasoning, emerils essence, rub, seafood rub, chicken spice, sazon, sazon goya, adobo powder, goya adobo, all purpose adobo, pizza seasoning, pasta seasoning, hamburger seasoning, garlic and herb seasoning, lemon pepper, lemon and pepper seasoning, citrus pepper, mccormick grill mates, chicken breast seasoning, pot roast seasoning, sloppy joe mix, meatloaf seasoning mix, beef stew seasoning mix, beef stew mix, stew seasoning mix, spaghetti sauce mix, pasta sauce mix, salsa mix, fried rice seasoning, enchilada seasoning mix, jambalaya seasoning, gumbo base mix, chicken seasoning, tajin, chili lime seasoning, adobo goya, vegeta, montreal steak seasoning
taco mix, fajita seasoning, chili seasoning, mexican seasoning, mexican spice mix, taco spice mix, southwest seasoning, chili spice mix, tex mex seasoning, mexican spice blend, southwestern seasoning, fajita mix, white chicken chili seasoning mix, carnita seasoning, taco rub, barbacoa seasoning, chipotle seasoning, chipotle rub, ancho rub, chili mix, chili kit, enchilada seasoning, burrito seasoning
creole seasoning, blackening seasoning, cajun spice, blackened seasoning, creole spice, cajun spice mix, tony chacheres seasoning, blackening spice, blackened redfish seasoning, louisiana seasoning, tony chacheres, slap ya mama, zatarains creole seasoning
bay seasoning, old bay, seafood seasoning, crab boil, shrimp boil, seafood boil, chesapeake seasoning, fish seasoning, crab seasoning, zatarains crab and shrimp boil, liquid shrimp and crab boil seasoning, fish spice, crab spice
five powder, five spice, quatre epices, chinese spice
mixed pudding spice, speculaas spice, gingerbread spice, pumpkin spice, lebkuchen spice, pie spice, apple spice, pickling, mulling spice, crab apple spice, sweet spice, allspice mix, chai spice, mulled wine spice, ground mixed spice, koekkruiden, cake spice, speculoos spice, gingerbread seasoning, chai masala, chai spice mix

curry, colombo powder
curry cube, curry sauce mix, golden curry, curry sauce base, vermont curry, s and b golden curry mix, stew roux
jamaican jerk season, jerk spice, jerk rub, jerk dry rub
zahtar, zatar, zataar
dukka
rice seasoning, furikake seasoning, ochazuke seasoning, rice sprinkle
ras hanout, moroccan spice, moroccan seasoning, moroccan spice mix, ras el hannout
suya pepper, yaji, suya seasoning
mediterranean seasoning, mediterranean herb, italian spice, tuscan seasoning, italian seasoning mix, greek spice, tuscan herb, greek herb, pizza spice, spaghetti seasoning, souvlaki seasoning, gyro seasoning, mediterranean spice, sicilian seasoning, tuscan spice, bruschetta seasoning, mediterranean spice mix, greek spice mix, italian seasoning blend
ranch dressing mix, ranch dip mix, ranch salad dressing mix, ranch mix, hidden valley original ranch salad dressing, ranch style dressing mix, ranch powder, ranch dressing seasoning mix, dip mix, ranch dressing powder, cheese sauce mix, pesto sauce mix, ranch dip, sour cream sauce mix
italian seasoning dressing mix, italian dressing seasoning, good seasons zesty italian dressing, good seasons italian salad dressing, vinaigrette dressing mix, salad dressing mix, garlic and herb dressing mix
ginger powder, powdered ginger, dried ginger, dry ginger, sonth
candied ginger, stem ginger, preserved ginger, ginger in syrup, glace ginger, sugared ginger, uncrystallized ginger, crystalized ginger, ginger preserve, stem ginger syrup
gari, sushi ginger, beni shoga, red ginger, pickled young ginger, beni shouga
minced ginger jar, ginger juice, ginger puree
fried shallot, crispy onion, durkee onion, onion straw, fried red onion, fried red shallot, bawang goreng, crispy shallot, fried garlic chip, fried onion
granulated garlic, dried garlic, garlic granule, garlic flake, dried minced garlic, dehydrated garlic, powdered garlic, dehydrated minced garlic, dry garlic, garlic and pepper seasoning
sancho powder, kinome
aji amarillo, yellow chile paste, aji paste, rocoto paste, aji panca, ancho paste, biber salcasi, pepper paste, aji mirasol paste, ancho chile paste, calabrian chile paste, calabrian chile, bomba calabrese, chile puree, roasted chile paste, dried chile paste, red chile paste, guajillo paste, shatta, panca paste, huacatay paste, aji panca paste, rocoto
spanish paprika, pimenton, bittersweet paprika, pimenton de la vera
methi, utskho suneli, khmeli suneli
caraway, carum seed, ajwain, ajowan, carom seed, bishops weed, caraway seed oil
kalonji, nigella, charnushka, onion seed, nigella sativa, black seed, habbat al barakah, shahi jeera, kalaunji
hing, asafetida
mango powder, amchoor, aamchur powder
juniper
savory

curry tree leaf, sweet neem leaf
parsley flake, dry parsley, parsley powder
dry dill, dried dillweed

dry mint, dried spearmint, dried peppermint
ground rosemary, crushed rosemary, dry rosemary, rosemary powder


mace blade, javitri
anise
wasabi, wasabi sauce, horseradish powder
dried shiitake, dried shiitake mushroom, dried porcini, dried porcini mushroom, dried wild mushroom, black fungus, wood ear mushroom, cloud ear, dried morel, tree ear, black mushroom, wood ear, cloud ear mushroom, dried chanterelle, porcini powder, mushroom powder, jelly fungus, snow fungus, white fungus, tree fungus, dried cep, dried mixed mushroom, dried oyster mushroom, wood fungus, wood ear fungus, chinese mushroom, dried forest mushroom, mushroom dust, shiitake powder, dried straw mushroom, black trumpet dried, huitlacoche, cuitlacoche, corn smut, reishi, chaga, chaga mushroom, cordyceps, lingzhi, reishi mushroom, mushroom extract, dried porcino, cloud ear fungus, tremella
tea, lapsang souchong, tea leave, chai, hojicha, genmaicha, sencha, oolong, mate, lapsang, english breakfast tea, earl grey, darjeeling, assam, ceylon tea, yerba mate, gunpowder tea, pu erh
anardana, pomegranate powder, black lime, dried lime, loomi, omani lime, limu omani, dried persian lime, kokum, dried pomegranate seed, dried sour mango, tamarind powder, persian lime dried, goraka, kodampuli, lime powder, lemon powder, cambodge, gamboge, kudampuli, garcinia
mahleb, mahlab, mahlepi, angelica, gentian, tonka bean, annatto oil, achiote oil, mastic resin, orris root, myrtle berry, lemon myrtle, wattleseed, sarsaparilla, gum arabic spice, safflower, safflower petal, marigold petal, vetiver, ginseng, dang gui, dong quai, astragalus, codonopsis, solomons seal, dried galangal, dried lemongrass, pachyphytum, calamus, valerian, echinacea, ginkgo extract, guarana, maca, lucuma, baobab powder, moringa powder, ashwagandha, rosehip, rose hip, dagad phool, radhuni, hop, hop pellet
sweet cicely, lovage, hyssop, rue, lemon balm, verbena, woodruff, tansy, burnet, mugwort, meadowsweet, yarrow, bee balm, wormwood, catnip, feverfew, agastache, chickweed, costmary, comfrey, mallow, agrimony, ladys mantle, rau ram, kaffir, laksa leaf, huacatay, papalo, fish mint, daun salam, salam leaf, ngo gai, lemon leaf, pak chi farang, tejpat, kaffir lime zest, perilla seed, quillquina, kaffir lime peel, chili leaf, guasca, kaffir lime rind, yerba buena, tej patta, hierba santa, tulsi, umeboshi shiso, culinary herb, soft herb, micro herb, wild herb, tender herb, lemon verbena, vervain, salad burnet, vietnamese coriander
sumac berry
achiote, recado rojo, annatto extract, bija
perilla, ooba leaf, sesame leaf, kkaennip
kaffir leaf, lime leaf, kaffir lime, makrut lime

liquorice root, licorice powder
gumbo file, file, gumbo file powder, sassafras, filet powder gumbo
truffle salt, msg salt, kala namak, accent seasoning, umami salt
flavor enhancer, disodium inosinate, disodium guanylate, meat tenderizer, papain, tenderizer, sodium nitrite, prague powder, instacure, saltpeter, saltpetre, tender quick, insta cure, curing mix, potassium nitrate, sodium erythorbate, preservative, sodium benzoate, antioxidant, e621, potassium sorbate
biryani masala, sambar powder, rasam powder, tandoori spice mix, panch phoron, chicken masala, pav bhaji masala, tandoori seasoning, tandoori powder, kebab masala, panch phoran, tandoori spice, vindaloo seasoning, indian spice, fish masala, pani puri masala, tandoori marinade powder, vadouvan, gunpowder spice, podi, idli podi, bafat powder, sambhar powder, chat masala, chaat masala, chat massala, tandoori masala powder, tandoori masala
berbere, baharat, harissa spice, advieh, hawaij, shawarma spice mix, shawarma seasoning, mitmita, seven spice, harissa powder, kofta spice, persian spice mix, tunisian spice, tabil, chermoula spice, peri peri seasoning, piri piri seasoning, piri piri powder, peri peri spice, middle eastern spice, lebanese 7 spice, 7 spice powder, bezar, kabsa spice mix, middle eastern seasoning, harissa seasoning, moroccan rub
grains of paradise, cubeb, alligator pepper, voatsiperifery, pink berry, uda seed, grains of selim
rooibos, peppermint tea, linden flower, lime flower, green tea extract powder, hibiscus tea, chamomile tea, linden tea
seasoning salt, season salt, herb salt, vegetable salt, chili salt

lite salt, nu salt, potassium chloride
garlic puree, minced garlic jar, garlic in oil, crushed garlic jar, jarred minced garlic, bottled minced garlic
black garlic, garlic confit, confit garlic, fried garlic

sichuan peppercorn, szechwan peppercorn, szechuan peppercorn, szechuan pepper, szechwan pepper, prickly ash, timut pepper
ancho chile pepper, ancho pepper, ancho, mulato chile, dried poblano chile, mulato chile pepper, pasilla
guajillo, guajillo chile pepper, new mexico chile pod, california chile, pasilla chile, pasilla chile pepper, chile pasilla, chile negro, dried new mexico chile
chipotle, chipotle pepper, morita chile, meco chile, smoked chile, mora chile, chile morita, chipotle chile pepper, morita, chipotle morita
dried chile, chile de arbol, arbol chile, dried thai chile, dried red chile pepper, dried chile pepper, dry red chili, kashmiri chili, cascabel chile, pequin chile, chile pod, dried whole red chile, tien tsin chile, japones chile, piment despelette, dried sweet pepper, dried bell pepper, chile arbol, silgochu, chili thread, aji mirasol, puya chile, cascabel, byadagi chili
everything seasoning, everything but the bagel seasoning, gomashio, gomasio, sesame salt, goma shio
togarashi, shichimi, japanese seven spice, seven spice powder`,
},
'words': {
'allergen-words.tsv': `#
#
dairy, milk, lactose, milk product
gluten, cereal containing gluten
nut
tree nut
soy, soya
shellfish
crustacean
mollusc, mollusk
sulfite, sulphite, sulfur dioxide, sulphur dioxide
wheat
lupin, lupine`,
'idioms.tsv': `#
#
barnacle goose
bear claw
big mac sauce
bloody caesar
bourbon biscuit
bourbon cream
buffalo wing
burger sauce
caesar cocktail
char kway
char siu
chili dog sauce
cool ranch
cowboy caviar
creme de poulet
drumstick cone
drumstick ice cream
egg cream
grasshopper cocktail
huevo de toro
king ranch
manhattan clam
marie rose
nacho cheese
oyster cracker
root beer
satay sauce
scotch
sherbet lemon
smarty candy
tartare sauce
turtle candy
vanilla
waffle fry
weiner
whopper candy
wiener
wine gum`,
},
'allergens': {
'allergen-words.tsv': `#
#
milk
gluten wheat
tree_nut peanut
tree_nut
soy
crustacean mollusc
crustacean
mollusc
sulfite
wheat gluten
lupin`,
},
'phrase': {
'asides.tsv': `#
#
#
about
above
as
below
depending
for
if
in place of
instead of
not
on top of
per
plus extra as
plus extra for
plus extra if
plus extra to
plus more as
plus more for
plus more if
plus more to
rather than
to
until
without
for example
including
like
preferably
such as
at
cut across
cut along
cut crosswise
cut diagonally
cut in
cut lengthwise
cut on
into
as needed
as required
bone in
bone off
bone on
cut up
easy to cook
easy to peel
head in
head off
head on
in brine
in can
in husk
in its brine
in its can
in its husk
in its jar
in its juice
in its liquid
in its pod
in its shell
in its skin
in its water
in jar
in juice
in liquid
in own brine
in own can
in own husk
in own jar
in own juice
in own liquid
in own pod
in own shell
in own skin
in own water
in pod
in shell
in skin
in the brine
in the can
in the husk
in the jar
in the juice
in the liquid
in the pod
in the shell
in the skin
in the water
in their brine
in their can
in their husk
in their jar
in their juice
in their liquid
in their pod
in their shell
in their skin
in their water
in water
medium to large
non dairy free
non egg free
non gluten free
non lactose free
non milk free
non nut free
non plant based
non soy free
non sugar free
non vegan
non vegetarian
non wheat free
not dairy free
not egg free
not gluten free
not lactose free
not milk free
not nut free
not plant based
not so
not soy free
not sugar free
not too
not vegan
not vegetarian
not very
not wheat free
ready to bake
ready to cook
ready to eat
ready to heat
ready to serve
ready to use
rind in
rind off
rind on
shell in
shell off
shell on
skin in
skin off
skin on
small to medium
stem in
stem off
stem on
sushi grade
tail in
tail off
tail on
with bone attached
with bone discarded
with bone intact
with bone left on
with bone on
with bone removed
with bone still attached
with bone trimmed
with fat attached
with fat discarded
with fat intact
with fat left on
with fat on
with fat removed
with fat still attached
with fat trimmed
with giblet attached
with giblet discarded
with giblet intact
with giblet left on
with giblet on
with giblet removed
with giblet still attached
with giblet trimmed
with head attached
with head discarded
with head intact
with head left on
with head on
with head removed
with head still attached
with head trimmed
with leaf attached
with leaf discarded
with leaf intact
with leaf left on
with leaf on
with leaf removed
with leaf still attached
with leaf trimmed
with organ attached
with organ discarded
with organ intact
with organ left on
with organ on
with organ removed
with organ still attached
with organ trimmed
with rind attached
with rind discarded
with rind intact
with rind left on
with rind on
with rind removed
with rind still attached
with rind trimmed
with root attached
with root discarded
with root intact
with root left on
with root on
with root removed
with root still attached
with root trimmed
with seed attached
with seed discarded
with seed intact
with seed left on
with seed on
with seed removed
with seed still attached
with seed trimmed
with shell attached
with shell discarded
with shell intact
with shell left on
with shell on
with shell removed
with shell still attached
with shell trimmed
with skin attached
with skin discarded
with skin intact
with skin left on
with skin on
with skin removed
with skin still attached
with skin trimmed
with stem attached
with stem discarded
with stem intact
with stem left on
with stem on
with stem removed
with stem still attached
with stem trimmed
with tail attached
with tail discarded
with tail intact
with tail left on
with tail on
with tail removed
with tail still attached
with tail trimmed
with the bone attached
with the bone discarded
with the bone intact
with the bone left on
with the bone on
with the bone removed
with the bone still attached
with the bone trimmed
with the fat attached
with the fat discarded
with the fat intact
with the fat left on
with the fat on
with the fat removed
with the fat still attached
with the fat trimmed
with the giblet attached
with the giblet discarded
with the giblet intact
with the giblet left on
with the giblet on
with the giblet removed
with the giblet still attached
with the giblet trimmed
with the head attached
with the head discarded
with the head intact
with the head left on
with the head on
with the head removed
with the head still attached
with the head trimmed
with the leaf attached
with the leaf discarded
with the leaf intact
with the leaf left on
with the leaf on
with the leaf removed
with the leaf still attached
with the leaf trimmed
with the organ attached
with the organ discarded
with the organ intact
with the organ left on
with the organ on
with the organ removed
with the organ still attached
with the organ trimmed
with the rind attached
with the rind discarded
with the rind intact
with the rind left on
with the rind on
with the rind removed
with the rind still attached
with the rind trimmed
with the root attached
with the root discarded
with the root intact
with the root left on
with the root on
with the root removed
with the root still attached
with the root trimmed
with the seed attached
with the seed discarded
with the seed intact
with the seed left on
with the seed on
with the seed removed
with the seed still attached
with the seed trimmed
with the shell attached
with the shell discarded
with the shell intact
with the shell left on
with the shell on
with the shell removed
with the shell still attached
with the shell trimmed
with the skin attached
with the skin discarded
with the skin intact
with the skin left on
with the skin on
with the skin removed
with the skin still attached
with the skin trimmed
with the stem attached
with the stem discarded
with the stem intact
with the stem left on
with the stem on
with the stem removed
with the stem still attached
with the stem trimmed
with the tail attached
with the tail discarded
with the tail intact
with the tail left on
with the tail on
with the tail removed
with the tail still attached
with the tail trimmed
with the top attached
with the top discarded
with the top intact
with the top left on
with the top on
with the top removed
with the top still attached
with the top trimmed
with top attached
with top discarded
with top intact
with top left on
with top on
with top removed
with top still attached
with top trimmed`,
'label-statements.tsv': `#
#
contain
containing
contain no
not contain
no trace of
may contain
can contain
could contain
might contain
may have trace of
contain trace of
contain trace amount of
in a facility
in a factory
in the same facility
from a facility
from a factory
on equipment
on the same equipment
on the same line
on shared equipment
on a shared line
on machinery
shared equipment
shared facility
facility that process
facility that handle
factory that handle
cross contamination with
not suitable for
unsuitable for`,
},
'meaning': {
'asides.tsv': `#
#
#
aside
aside
aside
aside
aside
aside
aside
aside
aside
aside
aside
aside
aside
aside
aside
aside
aside
aside
aside
aside
aside
aside
aside
aside
example
example
example
example
example
manner
manner
manner
manner
manner
manner
manner
manner
manner
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark
remark`,
},
'brand': {
'brands.tsv': `#
#
#
#
#
aashirvaad
act ii
allinson
amoy
annie chuns
antimo caputo
argo
arm and hammer
aroy d
arrowhead mills
athenos
azumaya
badia
badshah
banza
barilla
baxters
bens original
bertolli
best foods
better than bouillon
betty crocker
bianco dinapoli
bibigo
billingtons
blue dragon
bobs red mill
bonafide
bonne maman
bragg
brer rabbit
buitoni
bulls eye
burford brown
bush brothers
bushs
c and h
california olive ranch
campbells
canada dry
cape cod
caputo
carmelina
carnation
cascadian farm
cento
ceresota
challenge
chaokoh
chi chis
chiquita
chung jung one
cirio
clabber girl
clarence court
classico
claussen
colavita
cold mountain
college inn
colmans
contadina
country life
creamette
crosse and blackwell
daawat
de cecco
del monte
diamond crystal
digiorno
dole
domino
dragonfly
dreamfields
dukes
duncan hines
dynasty
eagle brand
eden
eden foods
eggland
egglands best
el mexicano
el milagro
embasa
epicurean
everest
filippo berio
fleischmanns
florida natural
folgers
freschetta
frontier
garofalo
gefen
general mills
giovanni rana
gold medal
goya
great river
green giant
grey poupon
guerrero
happy egg
healthy boy
heinz
herb ox
herdez
hikari
hodgson mill
homepride
house foods
hunts
huy fong
illy
imagine foods
jiffy
jolly time
jovial
ka me
karo
kavli
kedem
kelloggs
kettle and fire
kettle brand
kikkoman
king arthur
knorr
kolatin
kraft
la banderita
la choy
la costena
la molisana
la preferida
la valle
lavazza
lawrys
laxmi
lee kum kee
libbys
lieber
lightlife
lipton
louisiana
lucerne
lundberg
lyles
mae ploy
maekrua
maesri
maggi
mahatma
maille
maldon
manischewitz
martinellis
maruchan
marukan
marukome
maxwell house
mazola
mccormick
mdh
mezzetta
mina
minute maid
miso master
mission
more than gourmet
mori nu
morinaga
morton
mother in laws
motts
mrs renfros
mt olive
mueller
muir glen
mutti
nakano
napolina
nasoya
nescafe
nestle
newmans own
nielsen massey
nissin
nongshim
nutiva
ocean spray
old el paso
ortega
orville redenbacher
osem
pace
pacific foods
pataks
pearl river bridge
peets
penzeys
pete and gerrys
pg tips
pillsbury
plochmans
polaner
pomi
pompeian
post
prego
president
president choice
progresso
pulmuone
quaker
rana
randalls
rani
raos
red baron
red boat
red star
rhodes
riceselect
robin hood
rokeach
ronzoni
rotel
royal basmati
rumford
rummo
rustichella
s and w
sabra
saf
san giorgio
san j
santa cruz
sapporo
sara lee
schwartz
sempio
shan
sharwoods
simply organic
skinner
smuckers
snows
south river
spectrum
spice islands
squid brand
st dalfour
stokely
streits
strianese
stubbs
sun luck
sun maid
sunkist
sunmaid
swanson
sweet baby rays
tate and lyle
telma
tetley
texmati
thai kitchen
three crabs
tilda
tinkyada
tombstone
tony chacheres
tostitos
totinos
trolli
tropicana
twinings
uncle bens
utz
vital farms
vlasic
voiello
walkers
wangzhong
welchs
wesson
westbrae
white lily
wildwood
woolworths
wrights
wylers
yehuda
zatarain
zatarains
zoup
cathedral city
cracker barrel
organic valley
sargento
straus
vermont creamery
boars head
aidells
american tuna
applegate
ball park
ballpark
bar s
bela
bell and evans
bumble bee
butterball
citterio
columbus
crown prince
dietz and watson
eckrich
farmer john
fiorucci
foster farms
fra mani
genova
hatfield
hebrew national
hillshire farm
hillshire farms
hormel
jack links
jimmy dean
john west
johnsonville
king oscar
matiz
nathans
niman ranch
nueskes
ortiz
oscar mayer
perdue
premio
safe catch
smithfield
starkist
tonnino
underwood
wild planet
blue diamond
justins
planters
ak mak
arnold
carrs
finn crisp
hovis
jacobs
keebler
kings hawaiian
kingsmill
martins
mcvities
nabisco
natures own
oroweat
pepperidge
pepperidge farm
rold gold
ryvita
snyders
stacys
thomas
warburtons
wasa
wonder`,
},
'makes': {
'brands.tsv': `#
#
#
#
#










































































































































































































































































































dairy egg meat
dairy egg meat
dairy egg meat
dairy egg meat
dairy egg meat
dairy egg meat
meat cheese
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
meat fish crustacean mollusc
tree_nut peanut
tree_nut peanut
tree_nut peanut
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten`,
},
'labels': {
'claimed-replacements.tsv': `#
#
vegetarian
vegan, dairy-free
vegan, dairy-free
vegan, dairy-free`,
},
'of': {
'claimed-replacements.tsv': `#
#
kind: meat, animal_fat, gelatin, fish, crustacean, mollusc
kind: meat, animal_fat, gelatin, fish, crustacean, mollusc
category: dairy_eggs; role: fat
category: dairy_eggs`,
},
'often has': {
'claimed-replacements.tsv': `#
#
soy wheat gluten egg milk
soy wheat gluten
soy
soy tree_nut`,
},
'label': {
'claims.tsv': `#
#
#
vegan
vegetarian
dairy-free
lactose-free
egg-free
gluten-free
grain-free
wheat-free
tree-nut-free
nut-free
peanut-free
soy-free
sesame-free
fish-free
shellfish-free
pork-free
alcohol-free
sulfite-free
low-FODMAP`,
},
'says': {
'claims.tsv': `#
#
#
vegan, plant based, animal free
vegetarian, veggie, meatless, meat free
dairy free, milk free, non dairy, nondairy, dairyless
lactose free
egg free, eggless, no egg
gluten free, gf
grain free
wheat free
tree nut free
nut free
peanut free
soy free
sesame free
fish free
shellfish free
pork free
alcohol free, non alcoholic, nonalcoholic, de alcoholized, dealcoholized, de alcoholised, dealcoholised
sulfite free, no sulfite added
low fodmap, fodmap friendly, fodmap free`,
'label-statements.tsv': `#
#
contains
contains
nothing
nothing
nothing
traces
traces
traces
traces
traces
traces
traces
traces
traces
traces
traces
traces
traces
traces
traces
traces
traces
traces
traces
traces
traces
traces
traces
traces
traces
traces`,
},
'clears': {
'claims.tsv': `#
#
#
meat beef pork lamb poultry game processed_meat animal_fat gelatin fish crustacean mollusc rennet dairy lactose cheese egg honey milk
meat beef pork lamb poultry game processed_meat animal_fat gelatin fish crustacean mollusc rennet
dairy lactose cheese rennet milk
lactose
egg
gluten wheat
grain gluten wheat corn rice oats
wheat
tree_nut
tree_nut peanut
peanut
soy
sesame
fish
crustacean mollusc
pork
alcohol
sulfite
allium honey`,
},
'not of': {
'claims.tsv': `#
#
#








nuts_seeds
nuts_seeds
nuts_seeds
legumes
nuts_seeds
seafood
seafood
meat


produce spices_herbs`,
},
'made of': {
'compounds.tsv': `#
#
#
#
tomato, vinegar, onion powder, garlic powder
tomato, vinegar, onion powder, garlic powder, honey
vinegar, onion, garlic, tamarind
ginger, garlic, honey
garlic, red chile
plum, vinegar, ginger, garlic
tomato, onion, apple, vinegar
lemon juice, vinegar
tomato, vinegar, pineapple, garlic
garlic, ginger
garlic, shallot, red chile
garlic, shallot, coriander
garlic, ginger, red chile, coconut milk
red chile, vinegar
red chile, garlic, shallot
red chile, garlic, vinegar
red chile, garlic, lemon juice, vinegar, onion
red chile, garlic, onion
red chile, garlic, cumin, coriander, caraway seed, tomato
red chile, garlic, rice
red chile, fava bean
red chile
vinegar, turmeric
horseradish root, vinegar
vinegar, lemon juice
garlic, lemon juice
pickle, caper, onion, lemon juice, vinegar
lemon juice
vinegar, garlic, onion
garlic powder, onion powder
tomato, pickle relish, vinegar, onion
garlic, lemon juice, anchovy, vinegar
garlic, onion, vinegar
garlic, vinegar
garlic, lemon juice
basil, garlic, pine nut
black olive, caper, anchovy, garlic
red bell pepper, tomato, garlic, almond, vinegar
red bell pepper, walnut, garlic, cumin
avocado, onion, cilantro, lime juice, tomato, garlic, jalapeno
eggplant, garlic, lemon juice
lemon juice, onion
vinegar, onion, ginger, garlic, red chile, coriander, mango
mint, vinegar
cucumber, vinegar, dill, garlic, onion
vinegar
cabbage
napa cabbage, garlic, ginger, red chile, scallion, daikon
red chile, garlic, shallot, lemongrass, cilantro, coriander, cumin, ginger, kaffir lime leaf
onion, garlic, ginger, cumin, coriander, turmeric, tomato, red chile
garlic, onion, vinegar
tomato, onion, garlic, vinegar
garlic, ginger
parsley, basil, cilantro, mint, garlic
tomato, onion, garlic, basil, oregano
tomato, onion, garlic, carrot
tomato, onion, garlic, cilantro, lime juice, jalapeno
tomato, red chile, onion, garlic, cumin
red chile, tomato, onion, garlic, cinnamon, cumin
tomato, onion, garlic, green bell pepper, cilantro
parsley, oregano, garlic, vinegar, red chile
cucumber, garlic, dill, mint
onion
plum
apple
orange
lemon juice
lemon juice
orange, lime juice
tomato, horseradish root, lemon juice
strawberry
apple, raisin, cinnamon
red bell pepper
red chile
red chile, cumin, garlic powder, oregano
red chile, cumin, garlic powder, onion powder, oregano, paprika
paprika, garlic powder, onion powder, cayenne pepper, black pepper, thyme, oregano
paprika, black pepper, bay leaf, red chile
cinnamon, cloves, fennel seed, star anise, sichuan pepper
cinnamon, ground ginger, nutmeg, cloves, allspice
coriander, cumin, cinnamon, cardamom, cloves, black pepper, nutmeg, ground ginger, turmeric, red chile
turmeric, coriander, cumin, fenugreek, ground ginger, red chile
garlic powder, onion powder, paprika, black pepper, cumin, coriander, cinnamon, ground ginger
black pepper, red chile
allspice, thyme, onion powder, garlic powder, cayenne pepper, cinnamon, nutmeg
cayenne pepper, ground ginger, onion powder
coriander, cumin
thyme, oregano, sumac
oregano, garlic powder, onion powder, dried mint
basil, oregano, rosemary, thyme, marjoram, garlic powder
onion, garlic, poppy seed
red chile, orange zest, poppy seed, ground ginger
onion, garlic
onion, garlic
onion, garlic, msg
tomato, onion
tomato, carrot, beet, spinach
tomato
tomato, onion, garlic, cumin, red chile, kidney bean
tomato, onion
tomato, onion, garlic, fennel, saffron
tomato, garlic, oregano
bean, tomato, onion, cilantro
cabbage, carrot, garlic
potato
carrot, corn, green bean
strawberry, blueberry, raspberry, blackberry
cabbage, carrot
cornstarch
chickpea, garlic, lemon juice
chickpea, fava bean, onion, garlic, cumin, coriander, parsley
onion, garlic
lentil
pea, onion, garlic
cinnamon, ground ginger, nutmeg, cloves
cinnamon
ground ginger
honey
garlic, paprika, fennel seed, black pepper
garlic, paprika, black pepper, coriander
onion, garlic, cumin
onion
mushroom
buckwheat
mung bean`,
'prepared.tsv': `#
#
#
brandy, egg white, lime juice, sugar
fish, coconut milk, shrimp, oil
game
herring, egg, bread, butter
papaya, fish sauce, peanut, dried shrimp, lime juice, red chile
pork
tea leaf, butter
vegetable, heavy cream, cashew, yogurt
pork, beef, oats
chickpea, tahini, lemon juice, olive oil
beef, soy sauce, potato, tomato, onion
beef, soy sauce, sesame oil, pear, garlic
chicken, bread crumb, parmesan, mozzarella, tomato, egg
flour, egg, butter, milk, sugar
ground beef, bread crumb, heavy cream, egg
chicken, egg, rice, soy sauce, dashi
tofu, dashi, soy sauce, potato starch, bonito flake
chicken, leek, prune
flour, egg, milk, beef
matzo, egg, chicken broth
tofu, seitan
chicken, lentil, coconut milk, curry powder
chicken, heavy cream, flour
black bean, pork, sausage
onion, beef broth, bread, gruyere, butter
lamb, potato, carrot, onion
beef, onion, paprika, tomato
beef, coconut milk, lemongrass, red chile
octopus, flour, egg, bonito flake, soy sauce
flour, egg, cabbage, pork, bonito flake, mayonnaise, soy sauce
chicken, coconut milk, fish sauce, lemongrass
hummus, feta, black olive, pita, falafel
tofu, flour, canola oil
buckwheat flour, flour, potato, cheese, butter
pasta, eggplant, tomato, ricotta
pasta, italian sausage, heavy cream, pecorino romano
pasta, vegetable, parmesan, heavy cream
spaghetti, zucchini, provolone, butter
pasta, heavy cream, butter, parmesan
chicken, flour, milk, butter
penne, heavy cream, tomato, parmesan
tofu
pasta, tuna, cream of mushroom soup, cheese, ground beef
wonton wrapper, cream cheese, crab
tofu, flour
pasta, ground beef, tomato
squid, flour, oil
pasta, anchovy, black olive, caper, tomato
beef, sour cream, mushroom, flour, egg noodle
macaroni, cheese, milk, lobster
potato, tomato, mayonnaise, paprika
lobster, butter, heavy cream
korean rice cake, gochujang, fish stick
chicken, peanut, soy sauce, red chile
flour, butter, milk, sausage
pasta, tomato, cheese
squid, flour, canola oil
chicken, flour, canola oil
shrimp, flour, canola oil
beef, rice, soy sauce, onion, dashi
ice cream, evaporated milk, sugar, bean
ice cream, chocolate syrup, whipped cream
red bean paste, milk, ice cream
beef, soy sauce, sesame oil, spinach, cellophane noodle
chicken, soy sauce, vinegar, garlic
chicken, peanut, soy sauce, coconut milk
beer, tomato juice
crawfish, butter, flour, celery, rice
ground beef, bread, egg
falafel, pita, tahini
rice, ground beef, egg, spam, soy sauce
conch, flour, egg
fresh pasta, wild boar, tomato
clam, bread crumb, bacon, butter
cod, flour, potato, oil
sausage, spam, kimchi, ramen noodle, tofu
beef, kidney, pie crust, flour
flour, butter, salt
raisin, suet, pie crust, brandy
bread, tomato, onion, basil, olive oil
bread, kale, white bean, tomato, celery
potato, cabbage, butter
coconut, chickpea, red chile, yogurt
flour, lamb, onion
roll, shrimp, flour, mayonnaise, egg
chickpea, tomato, onion, garam masala
almond, peanut, honey
lamb, chicken, pita, yogurt, tahini
flour, butter, egg, sugar
ground beef, roll, ketchup, onion
pecan, sugar, butter
hot dog, roll, ground beef
couscous, tomato, cucumber, olive oil
soybean, canola oil
split pea, ham, carrot, celery
shrimp, butter, garlic, white wine
quorn, egg white
lentil, butter, heavy cream, kidney bean
pork, onion
chicken, yogurt, almond, heavy cream
cauliflower, milk, cheese, flour, butter
bread, ham, cheese, butter, egg, milk
lobster, roll, mayonnaise, butter
bread, tuna, mayonnaise, cheese
veal, tuna, mayonnaise, caper
potato, bacon, onion, vinegar
apple, celery, walnut, mayonnaise
bread, ham, pork, cheese, egg
lettuce, blue cheese, bacon, tomato
rye bread, corned beef, cheese, sauerkraut, thousand island dressing
lettuce, ham, turkey, egg, cheese, tomato
lamb, tomato, onion, yogurt
rice, urad dal, ghee
rice paper, shrimp, rice noodle, lettuce
almond, milk powder
egg white, almond, cashew, date
chicken, soy sauce, mirin, sugar
duck, hoisin sauce, flour tortilla, scallion
chicken, soy sauce, egg, flour, sugar
beef, soy sauce, sugar
pork, egg, soy sauce, hoisin sauce, cabbage, flour tortilla
pork, soy sauce, hoisin sauce, honey, oyster sauce
pork, tofu, egg, soy sauce, mushroom
flour, cheese
milk, chocolate syrup, sparkling water
graham cracker, marshmallow, milk chocolate
bread, egg, milk, butter
chicken, flour, egg, milk, butter
flour, egg, milk, butter
pie crust, egg, condensed milk, sugar
pie crust, pumpkin, egg, milk, sugar
beef, rice noodle, fish sauce, beef broth
ground pork, fish sauce, lime juice, mint, rice
flour, ground pork, egg
cracker, ham, cheese
beef, roll, cheese, onion
pizza dough, mozzarella, tomato, basil
pork, flour, sugar, vinegar
shrimp, flour, egg
rice, pork, egg
shrimp, fish sauce, lemongrass, mushroom, red chile
corn, canola oil
silken tofu, egg, clam, shrimp, kimchi
popcorn, peanut, sugar, butter
egg, chicken broth, cornstarch
rice, seaweed, egg, ham, sesame oil, surimi
rice noodle, egg, peanut, fish sauce, shrimp, tofu, tamarind
beef rib
rice, seaweed, salmon
black bean, black eyed pea, corn, tomato, olive oil
celery, peanut butter, raisin
tomato, bread, garlic, olive oil, egg, ham
mustard, oil, vinegar
oats, flour, coconut, butter, golden syrup
pasta, ground beef, milk, cheese, egg, flour
tofu, turmeric, onion
pudding mix, whipped topping, pineapple, marshmallow
flour, butter, sugar, egg, milk
lamb, apricot, onion, chickpea
beef, bulgur, lentil, ghee
chicken, butter, heavy cream, tomato, yogurt
chicken, yogurt, heavy cream, cashew, coconut
spinach, paneer, heavy cream
condensed milk, cocoa powder, butter
flour, egg, butter, chocolate, jam
flour, egg, carrot, walnut, cream cheese, sugar
orange, pineapple, coconut, marshmallow, sour cream
date, bacon
poblano pepper, cheese, egg, flour
oyster, bacon
mustard green, spinach, butter
chicken, heavy cream, parmesan, sun-dried tomato
miso, dashi, tofu, scallion
french fries, cheese, gravy
haddock, milk, potato, onion, butter
veal, heavy cream, egg, mushroom
shrimp, polenta, butter, bacon, cheese
beef, bacon, red wine, mushroom, onion
chicken, bacon, red wine, mushroom
corn, heavy cream, potato, bacon
white bean, pork, duck, sausage
sesame seed, sugar, flour, egg, butter
rice, beef, egg, soy sauce, sesame oil, spinach, gochujang
clam, heavy cream, potato, bacon, onion
clam, tomato, potato, celery, onion
rice noodle, egg, shrimp, smoked sausage, soy sauce
veal, prosciutto, butter, sage
rice noodle, egg, shrimp, pork, soy sauce
lettuce, ground beef, cheese, tortilla chip, salsa, sour cream
chicken, pork, corn, lima bean, tomato
almond, red bell pepper, olive oil, garlic
almond, egg white, sugar
cheese, heavy cream
cheddar, mayonnaise, roasted red pepper
cheese, milk
anchovy, butter, olive oil, garlic
anchovy, salt

anchovy, garlic, olive oil
fruit, sugar
artichoke, olive oil, mint, garlic








beef, tofu, soy sauce, egg, dashi, noodle



eggplant, tahini, lemon juice, olive oil



flour, sesame seed
flour, lamb, tomato
navy bean, pork, molasses
pinto bean, tomato, beef fat


phyllo dough, butter, walnut, pistachio, honey
banana, sugar, oil






kidney bean, green bean, chickpea, vinegar, sugar
fava bean dried, olive oil, lemon juice
milk, bread, butter
butter, flour, chicken broth
beef, ghee
beef, rice, egg, soy sauce




beef, flour, tomato
beef
beef, egg, carrot
beef, potato, egg
beef
beef, tripe, peanut
beef, tomato, red bell pepper, black olive
beef, dried red chile
beef, yeast, salt
beef broth, fish sauce





















fish, shrimp, clam, crab, tomato, white wine
bread
















bread, milk, butter
bread, tomato, olive oil, garlic
bread, avocado
cassava flour, butter, bacon
flour, lard, sugar
flour, sugar, jam
flour, potato, pea
flour, egg, sugar, milk
brioche, cheese, sugar
lamb, kidney bean, parsley
chicken, egg, ghee, onion


chicken, walnut, pomegranate molasses



chicken, walnut
oxtail, peanut butter, eggplant
pork, rice noodle, fish sauce




















































chicken, tomato, onion







































corn flour, lard, pork, chicken
corn tortilla, ground beef, lettuce, cheese



chicken, bread, milk, walnut, cheese
chicken, sesame seed, soy sauce














ground pork, basil, fish sauce, oyster sauce








lamb, yogurt, rice, almond
green bean, ground pork, soy sauce
eggplant, potato, green bell pepper, soy sauce
cellophane noodle, ground pork, doubanjiang, soy sauce
tofu, mushroom, cellophane noodle, soy sauce
eggplant, soy sauce, doubanjiang
corn tortilla, chicken, cheese, enchilada sauce

































butter
butter, flour
butter, garlic, parsley, mustard
butter, sugar, brandy
butter, anchovy, mustard
chicken, yogurt, heavy cream, tomato
sugar, butter, heavy cream
romaine lettuce, caesar dressing, parmesan, crouton, anchovy, egg
flour, butter, egg, sugar, rum
flour, egg, milk, condensed milk, heavy cream, sugar
flour, honey
semolina, sugar, yogurt, butter
flour, ricotta, sugar, egg
flour, egg, sugar, honey
almond, egg, sugar
rice flour, butter, egg, coconut milk, sugar
walnut, flour, egg, butter, sugar
cream cheese, egg, sugar, graham cracker
almond, flour, egg, butter, sugar
flour, egg, butter, coconut, cocoa powder
flour, egg, butter, heavy cream, sugar
flour, egg, butter, sugar, milk
mascarpone, egg, ladyfinger, coffee, sugar, marsala
flour, butter, egg, milk, sugar
flour, honey, sour cream, egg
custard, cake, heavy cream, jam, sherry
flour, butter, egg, milk, poppy seed
flour, egg, sugar, cream cheese, pumpkin
puff pastry, choux pastry, heavy cream, sugar
flour, egg yolk, red bean paste, sugar
flour, butter, egg, sugar
flour, egg, butter, chocolate, sugar
rice flour, egg, coconut milk, butter
sugar, cornstarch





























milk chocolate, sugar















milk chocolate, flour, sugar, butter
milk chocolate, caramel sauce, egg white, malt
pea
sugar, milk, butter
pasta, egg, pancetta, pecorino romano
bucatini, bacon, tomato, pecorino romano
carrot, prune, honey




































chickpea flour, olive oil
chapati, ghee
flour, scallion, oil
flour, lentil, sugar
bread, potato, chickpea flour
chapati, egg, chicken, onion





plantain, egg, cheese, salami










cheese, flour
flour, cheese, egg, butter
phyllo dough, feta, egg, yogurt
flour, cheese
phyllo dough, feta, spinach, butter, egg
flour, ricotta, egg, sugar
rye flour, rice, milk, butter
puff pastry, cheese
peanut, corn, oil
flour, cheese, oil
fontina, milk, egg yolk, butter
chicken, butter
chicken, shaoxing wine
chicken, oil
chicken, egg, rice noodle
veal, bread crumb, egg, butter
veal, bread crumb, egg, flour
chicken, egg, panko, flour, curry powder
ground beef, ground pork, panko, egg
beef, flour, egg, milk
pork, egg, panko, flour
chicken, butter, bread crumb, egg
chicken, flour, gochujang, sugar
chicken, flour
chicken nugget
chicken, ham, cheese, butter, bread crumb, egg
chicken wing, hot sauce, butter
chicken wing, butter
kidney bean, onion, walnut
rice, macaroni, lentil, chickpea, tomato
roll, potato, butter, tomato
red lentil, onion
bread, curry powder, lamb

mung bean, roll, onion
potato, eggplant, yam, peanut




ground beef, kidney bean, tomato, chili powder
ground beef, kidney bean, tomato, chili powder













milk chocolate, sugar





































chocolate, heavy cream, butter


































chocolate, almond




































































dark chocolate, sugar
hazelnut, chocolate, sugar
flour, sugar, oil
bread, chorizo, garlic
flour, butter, egg, gruyere
carrot, rutabaga, vinegar, sugar, date
cauliflower, mustard, vinegar, sugar
clam






tomato juice, clam juice
coconut, red chile, onion
coffee, whiskey, heavy cream, sugar










pork, gelatin
pork, cornmeal, flour, beef liver
pork, gelatin


















cabbage, carrot, mayonnaise
collard green, onion, garlic, oil

bulgur, parsley, mint, tomato, lemon juice, olive oil



chicken, yogurt, spice
couscous, lamb, chicken, merguez
semolina, onion, oil







noodle, shrimp, egg, pork


rice, coconut
rice, coconut milk
rice, milk, ghee, almond, raisin
rice, egg, tomato, banana

black eyed pea, rice, bacon






rice, fish, tomato, onion
rice, tomato, onion, chicken broth
rice, tomato, chicken broth
rice, coconut milk, egg, tofu
rice, coconut milk, anchovy, peanut, egg
rice, garlic, oil
rice, oil, yogurt
rice, black bean, onion
rice, black eyed pea
tapioca pearl, peanut, potato
rice, yogurt
rice, onion, peanut
rice, lemon juice, peanut, turmeric
chicken, rice, ginger
flour, butter, golden syrup, sugar













flour, butter, dulce de leche, egg


















flour, butter, sugar, egg
flour, sugar, egg white, oil








chocolate, butter, plain biscuit, egg
semolina, flour, butter, date
corn, mayonnaise, cotija, chili powder
corn flake, peanut, honey
corn flour, cheese
creamed corn, egg, butter, sour cream, flour
tapioca starch, cheese, egg, milk
bread, onion, celery
corned beef, potato, beet, herring
crab, soy sauce
flour, sugar







flour, oil
flour, oil

















cream cheese, butter
camembert, butter
cream cheese, cheddar
walnut, heavy cream
mushroom, heavy cream, flour
corn, butter, heavy cream, bacon, green bell pepper
flour, egg, milk, butter, orange liqueur
rice flour, shrimp, pork, coconut milk
flour, egg, ground beef
flour, egg, hoisin sauce
flour, butter, milk
flour, butter, egg, sugar
bread, tomato, olive oil, basil
yogurt, sugar
buttermilk, egg, sugar
milk, egg, sugar
egg, milk, sugar
milk, egg, sugar
phyllo dough, milk, semolina, egg, butter
puff pastry, egg, milk, sugar
egg yolk, sugar
milk, sugar
pie crust, egg, milk, pine nut
heavy cream, milk, egg, sugar
milk, egg, sugar
fruit, heavy cream, sugar
raspberry, red currant, sugar, cornstarch








banana, vanilla wafer, milk, egg, sugar
egg, cheese, milk, flour, butter
egg, milk, flour, cherry
flour, egg, milk
banana, butter, brown sugar, rum
heavy cream, gelatin, sugar
apple, pie crust, butter, sugar
pear, chocolate syrup, ice cream
banana, condensed milk, graham cracker, heavy cream
apple, pie crust, sugar, butter, cinnamon










bread, raspberry, sugar

flour, suet, raisin, sugar
flour, suet, raisin, sugar, brandy
egg white, sugar, heavy cream
chickpea flour, sugar, ghee
chocolate, marshmallow, almond

milk, sugar, bean








chocolate sandwich cookie, cream cheese, butter, pudding mix
bread, egg, milk, butter, sugar


chocolate, egg, heavy cream, sugar
flour, sugar, yogurt, ghee
semolina, sugar, ghee
puff pastry, milk, heavy cream, sugar
semolina, clarified butter, sugar, milk




















































egg noodle, egg, cottage cheese, sugar
flour, suet, raisin, egg, milk
milk, sugar
chestnut puree, heavy cream, meringue
heavy cream, oats, raspberry, honey
milk powder, sugar, flour, heavy cream









dijon mustard
flour, butter, egg, sugar, hazelnut
flour, yogurt, oil
flour, oil
flour, sugar, oil
flour, honey
flour, egg, milk, sugar, oil
flour, honey, sesame oil
flour, brown sugar, peanut
mushroom, shallot, butter
malt, milk powder, sugar
hazelnut, sesame seed, coriander, cumin
edible flower
eel, soy sauce, mirin, sugar
egg, soy sauce











egg, chicken broth, rice, lemon juice
egg, chicken broth, rice, lemon juice
egg, water
egg, sugar
egg, oyster, potato starch
tofu, egg, pork, gourd
bread, egg, milk, cheese
egg, corn tortilla, salsa
egg, onion, tomato
asparagus, egg
egg, anchovy
egg, tomato, red bell pepper, onion
egg, oyster, bacon
egg, mayonnaise
egg, mayonnaise, mustard
english muffin, egg, ham, cheese
egg, pork, bean sprout
egg, potato, onion, olive oil
egg, parsley, cilantro, dill




egg, heavy cream, butter
egg, bacon, red wine
egg, dashi, soy sauce
rice, egg, soy sauce
flour, egg
banana, sugar, spring roll wrapper
spring roll wrapper, pork, cabbage, carrot, soy sauce
ground pork, spring roll wrapper, egg
flour, jicama, egg, shrimp
eggplant, miso, sugar
corn tortilla, chicken, cheese, salsa
flour, butter, sugar
black eyed pea, dried shrimp, oil
anchovy, butter
flour, onion, egg, sour cream, bacon
rice, pea, butter, parmesan, chicken broth
sausage, flour, egg, milk
chicken, flour, milk
pasta, ground beef, mozzarella, tomato, bechamel sauce
pasta, ground beef, milk, parmesan, mozzarella, tomato
ground pork, shrimp, wonton wrapper, soy sauce, sesame oil
fish, shrimp, milk, potato, butter, flour
chicken, pie crust, heavy cream, flour, celery
milk, flour, ham, bread crumb, egg
rice, egg, shrimp, ham, soy sauce
rice, shrimp paste, egg
phyllo dough, chicken, egg, almond
beef, pie crust, potato, onion
sausage, puff pastry
flour, ground beef, egg, butter
steamed bun, pork belly, peanut, soy sauce
flour, pork, hoisin sauce, soy sauce
potato, ground beef, panko, egg







hot dog, flour, egg
grape leaf, rice, onion, lemon juice, olive oil
beef, flour, butter, egg, bread crumb
pie crust, egg, heavy cream, bacon, cheese
flour tortilla, bean, rice, cheese, beef
pie crust, tomato, mayonnaise, cheese
eggplant, lamb, milk, flour, egg, cheese
chicken, rice, onion, ghee
chicken, rice, yogurt, ghee, onion
lamb, beef, potato, butter, milk
rice, parmesan, butter, white wine, chicken broth
rice, egg, shrimp paste, sweet soy sauce
shrimp, smoked sausage, chicken, rice, celery
tofu, ground pork, doubanjiang, soy sauce
rye flour, fish, pork

roe
salt cod, egg, potato, onion

sole, flour, butter, lemon
tuna, rice, soy sauce, sesame oil
fish, lime juice, onion, red chile
rice, nori, egg, surimi
rice, spam, nori, soy sauce
haddock, rice, egg, butter







carp, egg, matzo





fish, fish sauce, chili sauce
surimi, mayonnaise, celery







fish, coconut milk, egg
fish, egg, red curry paste






crab, bread crumb, egg, mayonnaise, conch
milk, sugar
flour
flour, oil
flour tortilla, ground beef, cheese, sour cream
flour, butter, garlic, parmesan
cauliflower, flour, soy sauce, cornstarch
onion, flour, oil
cauliflower, flour, hot sauce
cauliflower, flour, mayonnaise
chickpea flour, onion, potato
bread, egg, butter
bread crumb, egg, parmesan
pork, bread crumb
rice, fried tofu, soy sauce, sugar
flour, ground pork, cabbage, soy sauce, sesame oil








fruit
red currant, port, mustard
cauliflower
glutinous rice, coconut milk, mango, sugar
ricotta, egg, flour, parmesan
potato, flour
bread, egg, milk
potato, flour, pork, egg
green bean, almond, butter
green olive
flour, egg, milk, butter

























sugar, gelatin, corn syrup
sesame seed, honey
sesame seed, sugar
sesame seed, sugar
hamburger bun, mayonnaise
potato, flour, milk, egg
potato, butter
potato
potato, pea
potato, egg, oil, onion
potato, egg, onion
herring, vinegar, sugar




pork, hominy, red chile
hot sauce, sugar
hot sauce
rice, milk, sugar



milk, sugar, heavy cream
heavy cream, condensed milk, graham cracker, mango
rice, urad dal
chickpea flour, mustard seed
rice, urad dal
semolina, rice flour, yogurt





heavy cream, whiskey, sugar
jam
gelatin, fruit, sugar
jerk seasoning, vinegar
juice, fruit
beef, peanut
ground beef, ground lamb
lamb, beef, onion
milk, sugar
lamb, cabbage
beef
tea leaf, condensed milk












coffee, milk




lima bean, corn, butter
lobster, heavy cream, butter
pasta, cottage cheese, sour cream, bacon
macaroni, cheese, milk, butter, flour
pasta, ground beef, milk powder, cheese

cherry, brandy, sugar
puffed rice, marshmallow, butter
cashew, sugar, ghee
almond, sugar
cassava
potato, mayonnaise, chicken
potato, onion, vinegar, bacon
potato, mayonnaise, celery, onion
daikon, rice flour, cured sausage, dried shrimp
potato, cheese, milk, egg
egg, oil, mustard, caper








egg, oil, vinegar
fish, flour, peanut sauce
veal, egg, heavy cream, bread crumb
ground chicken, soy sauce, egg
ground beef, noodle, beef broth
ground pork, soy sauce, cabbage
ground beef, bread, egg, heavy cream, caper
beef liver, bread, egg
pork liver, pork, bread crumb
ground beef, panko, egg, onion
ground beef, bread crumb, egg, ketchup
ground beef, bread, egg, milk
egg white, sugar
milk
orange juice, milk, sugar
milk powder, sugar
egg, oil, vinegar, mustard




rice flour, sugar
rice flour, sugar, milk, egg
rice flour, coconut milk, sugar
rice flour, sugar, sesame seed
rice flour, red bean paste, sugar
rice flour, sesame seed, sugar
rice flour, coconut milk, sugar
molasses
chicken, pumpkin seed, tomato, sesame seed
chicken, mole
mussel, white wine, shallot, butter
flour, yogurt, butter
flour, yogurt, ground lamb
natto, rice, soy sauce
ramen noodle, pork, soy sauce, egg
rice noodle, egg, soy sauce, oyster sauce, chicken
ramen noodle, ground pork, sesame seed, soy sauce
egg noodle, soy sauce, chicken
noodle, soy sauce, chili powder
noodle, soybean
ramen noodle, egg, ham, soy sauce
buckwheat flour, noodle, egg, beef broth
noodle, vinegar, sesame seed
noodle, egg, shrimp, potato
nori, oil, salt

spinach, walnut, garlic
almond, garlic, bread, olive oil
octopus, potato, olive oil, paprika
lamb, beef liver, oats, suet, onion
black olive, artichoke heart
eggplant, tomato, celery, black olive, vinegar
oyster, panko, egg, flour
oyster, bacon, worcestershire sauce
farmer cheese, egg, flour
flour, egg, milk, butter
flour, egg, milk, butter
flour, egg, milk
flour, egg, peanut, sugar
flour, egg, shrimp, squid, scallion
flour, egg, red bean paste, honey
flour, egg, milk, butter
milk, gelatin, sugar
bucatini, sardine, fennel, pine nut, raisin
pasta, anchovy, onion
spaghetti, squid, tomato
pasta, tomato, garlic
penne, tomato, garlic, red chile
spaghetti, clam, garlic, white wine
pork liver, pork, flour, milk



pea, butter, lettuce, onion
peanut, sugar
peanut, sugar, soy sauce

peanut, sugar, butter
peanut, sugar
milk chocolate, peanut butter, sugar
peanut butter, sugar, butter, chocolate
milk chocolate, peanut, caramel sauce, egg white
milk chocolate, peanut
cereal, peanut butter, chocolate, butter, sugar
peanut butter, tomato, onion
peanut, egg, tofu, potato, green bean, shrimp paste, soy sauce
lamb, peanut butter, tomato
peanut, coconut milk, shrimp paste
peanut, coconut milk, soy sauce
pie crust, pecan, egg, sugar, butter
walnut, bread crumb, onion

pasta, pesto
basil, pine nut, parmesan, olive oil







flour, sugar, lard
flour, butter
flour, butter, egg, sugar
poppy seed, sugar
pineapple, cucumber, shrimp paste, peanut
pita, feta
flour, oil
pita, za'atar
flour, olive oil, za'atar
pizza dough, creme fraiche, bacon, onion























pizza dough, mozzarella, prosciutto, tomato
pizza dough, onion, anchovy, black olive
pizza dough, tomato, garlic, olive oil
pizza dough, mozzarella, tomato, pepperoni
plantain, oil
plantain, pork, garlic
cornmeal
polenta, feta
pork, tofu, soy sauce
pork, egg, mayonnaise, soy sauce
pork, potato
pork belly
pork
pork, vinegar
pork
potato, egg, sausage, sour cream
potato, cauliflower, tomato, turmeric
potato, yogurt, cashew
potato, oil
potato, butter
potato, butter, egg
potato, cheese, butter








potato, heavy cream, milk, butter, gruyere
spinach, butter, bread crumb, cheese
mushroom, cheese, bread crumb
eggplant, ricotta, mozzarella, tomato






potato, garlic, olive oil
potato, sour cream, cheese
potato, heavy cream, anchovy, onion
potato, oil
milk chocolate, hazelnut, flour
milk chocolate, coconut, almond
milk chocolate, honey, almond, egg white
oats, flaxseed, pea
yam, condensed milk, butter
sour cream, flour, milk
milk, sugar, cornstarch
flour, butter, sugar, egg, milk
flour, potato, cheese, egg
flour, potato, farmer cheese, onion
flour, potato, pecorino romano
ravioli
flour, egg, ground pork, spinach
flour, egg, pumpkin, parmesan, butter
peanut, coconut milk, beef, potato, shrimp paste
chicken, coconut milk, fish sauce, red curry paste, shrimp paste
rice
rice, mung bean, ghee
rice, lentil, ghee, tamarind
rice, nori, cucumber
rice flour, ground pork, fish sauce
rice flour, daikon
rice pilaf mix
rice, pasta, chicken broth
beef, butter
roe, bread, olive oil, lemon juice
root vegetable, carrot, soy sauce, sesame oil
mozzarella, tomato, basil, olive oil







tea leaf, peanut, sesame seed

lettuce, tuna, egg, potato, green bean, black olive, anchovy
herring, egg, beet, mayonnaise, potato








ham, mayonnaise
lettuce, chicken, bacon, egg, avocado, tomato, blue cheese



apple, celery, walnut, mayonnaise, lettuce
pasta, mayonnaise, celery
chicken, mayonnaise, celery
lettuce, bacon, egg


pita, tomato, cucumber, lettuce, lemon juice, olive oil
cucumber, tomato, feta, black olive, red onion, olive oil

red bell pepper, eggplant, garlic, oil
tomato, red bell pepper, garlic, olive oil
fish
fish, sugar
salt cod, olive oil, potato, milk
pork
red chile, shrimp paste, fish sauce
shrimp, rice noodle, coconut milk, shrimp paste, fish sauce, tofu
bread, egg, coconut milk, butter
egg, anchovy, bread, butter, milk
bread, salami, ham, provolone, green olive
flour, mozzarella, tomato
cheese, bread, butter, beer, mustard
bread, ham, sausage, steak, cheese, beer


bread, ham, cheese, tomato
bread, fish stick, tartar sauce









bread, ham, cheese, butter
ground beef, roll, cheese
flour, cheese, ham, pepperoni
bread, french fries, butter
baguette, pork, pate, mayonnaise, carrot, cilantro
roll, pork, tomato
roll, pork, onion
















bread, shrimp, mayonnaise, dill




bread, bacon, mayonnaise, turkey, tomato
bread, egg, ground lamb
bread, peanut butter, banana, bacon
bread, peanut butter, jam
bread, peanut butter, marshmallow creme



pita, eggplant, egg, tahini
bread, tuna, egg, anchovy, tomato
bread, cheese, butter
flour, beef fat, onion
egg, ground lamb
rice, pork, blood sausage, chickpea
spaghetti, shrimp, squid, fish
rice, shrimp, mussel, chicken, chorizo, pea
rice, surimi, avocado, seaweed, mayonnaise
rice, tuna, salmon, seaweed, surimi, mayonnaise, cream cheese
seasoning, milk powder, flour
seaweed
seaweed, sesame oil, soy sauce
seaweed, soy sauce, carrot, dashi





cheese, white wine
flour, sugar, almond
shrimp, garlic, olive oil
shrimp, panko, egg, flour
shrimp, mayonnaise, cornstarch
shrimp, feta, tomato
shrimp, walnut, mayonnaise, condensed milk

shrimp, tapioca starch, oil
shrimp, salt

soybean, sugar
silken tofu, soy sauce, scallion
herring
snail, garlic, parsley
ramen noodle, pork, soy sauce, cabbage
noodle, ground pork, bean paste
split pea, pork, sausage, celery
beef, potato, soy sauce, dashi
noodle, lentil, chickpea, spinach, yogurt
chicken, beef, yam, corn
carp, onion, paprika

salmon, potato, milk, heavy cream


chickpea, beef, chorizo, pork
bread, tomato, egg, onion



beet, cabbage, beef, sour cream
sausage, potato, kale, heavy cream


pork, tamarind, fish sauce
abalone, ham, chicken, scallop, fish
catfish, rice noodle, fish sauce, egg
egg noodle, chicken, coconut milk, fish sauce



udon noodle, fried tofu, dashi, soy sauce
pasta, white bean, tomato, celery
beef, sausage, pickle, black olive
pumpkin seed, beef, dried shrimp, spinach
kimchi, pork, tofu
noodle, clam, zucchini


chicken, heavy cream, celery, egg



cabbage, ground beef, ground pork, rice, tomato
tomato, bean, carrot, celery, pasta





shrimp, smoked sausage, chicken, okra, flour, celery
beef, carrot, turnip, celery
yogurt, chickpea flour
split pea, pork
beef, beer, onion
chicken, rice, ginger
rice noodle, chicken broth, pork, egg


pork rib, garlic
beef, lemongrass, fish sauce
beef rib, radish



beef, barley, bean, potato

clam, mussel, pork, chicken
lamb, potato, onion
rice noodle, beef, fish sauce, pork
tripe, cabbage, soy sauce
tomato, cucumber, green bell pepper, olive oil, garlic
sausage, bacon, potato

beef
spaghetti, ground beef, hot dog, cheese
sparkling water
flour, sugar, oil
spinach, sesame oil, garlic
spinach, sesame seed, soy sauce
split pea
flour, egg, lettuce, peanut, shrimp
fish, shrimp, squid, flour, oil
steak, french fries
steak, butter, heavy cream, mushroom, mustard
flour, egg, milk, butter
flour, milk, butter, plum
steamed bun
flour, sugar, oil
sweet potato, butter, brown sugar, marshmallow
veal
potato, flour, bread crumb
soy sauce, mirin, sugar
tomato, heavy cream
corn tortilla, salsa, cheese
corn, cheese, oil
tortilla chip, cheese, ground beef, salsa, sour cream
trail mix, cracker
tripe, hominy, red chile
tripe, chorizo, chickpea
potato, tuna, mayonnaise
tuna, mayonnaise, celery
tuna, mayonnaise, sriracha
yogurt, cucumber

veal, celery, white wine, carrot, flour
vegan bacon
vegan burger
vegan mince
vegan sausage










cheese, leek, bread crumb, egg
eggplant, tomato, onion, olive oil
eggplant, zucchini, tomato, red bell pepper, olive oil
eggplant, tomato, onion
eggplant, peanut, coconut
walnut, grape juice
water spinach, shrimp paste

oil, sugar, milk
whiskey, honey, lemon juice
whole wheat flour
yeast, salt
yeast, salt



`,
},
'word': {
'counted-names.tsv': `#
#
bean
pea
lentil
chickpea
noodle
almond
walnut
pecan
cashew
peanut
hazelnut
pistachio
raisin
seed
olive
caper
mushroom
berry
chip
date
sprout
grape
cherry
scallion
shallot
onion
tomato
potato
carrot
egg
cracker
crumb
leek
flake
clam
mussel
scallop
oyster
thigh
breast
leg
wing
chop
chive
green
nut
fig
prune
apricot
marshmallow
cookie
zucchini
parsnip
turnip
beet
radish
anchovy
sardine
apple
pear
peach
plum
orange
strip
blueberry
strawberry
raspberry
blackberry
cranberry
gooseberry
boysenberry
elderberry
lingonberry
mulberry
huckleberry
peppercorn
breadcrumb
eggplant
pineapple
macadamia
chestnut
pepita
tangerine
clementine
nectarine
drumstick
kidney
sweetcorn
snowpea`,
'name-words.tsv': `#
#
#
#
#
chowder
dessert
fat
soup
tart
danish
swiss
agli
ai
al
alla
alle
allo
almondine
amandine
au
aux
avec
ballotine
battered
boozy
boulangere
brandied
breaded
candied
casserole
coated
con
covered
cowboy
creamed
crumbed
crusted
cuban
curried
delmonico
deviled
devilled
dipped
dirty
drunken
duchess
duchesse
filled
florentine
fricassee
frosted
galantine
glazed
gratin
hasselback
honeyed
involtini
jellied
jerk
larded
loaded
lyonnaise
manchurian
mimosa
minted
mit
moroccan
parmentier
polonaise
provencal
provencale
ragout
rockefeller
rollatini
romanoff
roulade
scalloped
smothered
southern
southwestern
steakhouse
street
stuffed
sugared
surprise
tandoori
terrine
tian
tikka
timbale
tipsy
topped
tuscan
vichy
a
added
aged
alaskan
all
american
an
and
angus
antibiotic
any
approximately
argentine
aromatic
as
assorted
atlantic
australian
authentic
baby
bag
baked
barn
base
basic
beaten
best
big
bite
bitter
black
blackened
blanched
bleached
block
blond
blonde
blue
boiled
boiling
boned
boneless
bottle
bottled
bought
box
boxed
braised
brand
bright
british
broiled
brown
butterflied
cage
california
can
canadian
canned
cape
cara
caramelized
carton
charred
chilled
choice
chopped
chunky
churned
classic
cleaned
cm
coarse
coarsely
cold
color
colored
confit
container
cook
cooked
cool
cored
couple
cracked
crop
crumb
crumbled
crunchy
crushed
cubed
cup
cured
cut
dark
day
deboned
deep
defrosted
dehydrated
deseeded
desired
deveined
diamond
dice
diced
divided
domestic
double
drained
dried
dry
each
easy
english
enriched
escabeche
essence
european
everyday
expeller
fancy
farm
farmed
fast
favorite
favourite
fed
few
field
filleted
filtered
fine
finely
firm
firmly
flaked
flat
flavored
flavorful
florida
floury
for
fortified
fragrant
free
freeze
fresh
freshly
from
frozen
fry
fullfat
garden
garnishing
generous
giant
gold
golden
good
gourmet
grain
gram
grass
grated
greenhouse
grilled
ground
gutted
halved
hand
handful
hard
heaped
heaping
heat
heirloom
her
high
his
home
homemade
homogenized
hormone
hot
hothouse
hulled
husked
hydrated
iberico
imported
in
inch
instant
iodised
iodized
its
jar
jarred
julienne
julienned
jumbo
kilogram
kind
kobe
lake
large
lb
lean
leftover
less
level
light
lightly
lite
live
local
long
loose
loosely
low
lowcalorie
lower
lowfat
lowsalt
lowsugar
lukewarm
lump
made
main
maine
market
mashed
matchstick
mature
mealy
medium
melted
mild
minced
mini
miniature
mix
mixed
moist
more
mountain
mulled
my
narrow
natural
needed
new
no
nonfat
north
norwegian
ocean
of
off
old
on
only
optional
or
orange
organic
original
other
ounce
our
overnight
overripe
own
oz
pacific
pack
package
packaged
packed
packet
pale
parboiled
part
pasteurized
peeled
per
pickled
pink
pitted
plain
plate
plus
poached
pound
pounded
powdered
precooked
preferred
premium
prepared
pressed
prewashed
pullet
purchased
pure
pureed
purple
purpose
quality
quarter
quartered
quick
rainbow
raised
rancho
range
rare
ratte
raw
ready
readymade
real
reconstituted
red
reduced
refined
refrigerated
regular
rehydrated
remaining
reserved
ribbon
rich
rinsed
ripe
ripped
river
roasted
rolled
room
rough
roughly
s
salted
sauteed
savory
savoury
scaled
scant
scored
scottish
scrubbed
seared
season
seasonal
seasoned
section
seeded
seedless
select
selected
semi
separated
serve
serving
several
shape
shaped
sharp
shaved
sheet
shell
shelled
short
shredded
shucked
sifted
simple
single
size
sized
skim
skimmed
skinless
skinned
sliced
slivered
small
smoked
smooth
snipped
soaked
soft
soften
softened
some
sour
south
spice
spicy
split
square
squeezed
steamed
stemmed
sterilised
sterilized
stewed
stir
stoned
store
strained
style
super
sweet
sweetened
sweets
tablespoon
tall
tangy
taste
tbsp
teaspoon
temp
temperature
tender
tepid
thawed
the
their
thick
thickly
thin
thinly
tied
tightly
tin
tinned
tiny
to
toasted
torn
total
traditional
tri
trimmed
triple
true
trussed
tsp
tub
twice
type
uht
ultra
unbleached
uncooked
uncured
uncut
undrained
unfiltered
unflavored
unpasteurized
unpeeled
unpitted
unrefined
unripe
unsalted
unseasoned
unseeded
unshelled
unsweetened
untrimmed
unwaxed
use
used
variety
very
vine
vintage
virgin
wagyu
warm
washed
waxed
well
wet
whipped
whisked
white
whole
wholegrain
wholemeal
wide
wild
with
without
yellow
young
your
zesty
barbecued
crispy
fried
marinated
african
asian
basque
belgian
brazilian
cajun
chinese
creole
dutch
egyptian
french
german
greek
hawaiian
hungarian
indian
iranian
irish
israeli
italian
japanese
korean
lebanese
mediterranean
mexican
oriental
persian
polish
roman
russian
sicilian
spanish
swedish
thai
turkish
vietnamese
bit
bunch
chunk
cube
curl
extra
floret
garnish
green
half
head
piece
portion
ring
round
segment
shaving
skin
slice
spear
sprig
stalk
stick
stone
strip
wedge
rib
algerian
andalusian
argentinian
armenian
austrian
balinese
bavarian
bengali
bolivian
burmese
cambodian
cantonese
caribbean
catalan
colombian
cypriot
czech
ethiopian
filipino
finnish
georgian
goan
hunan
indonesian
jamaican
kashmiri
malaysian
nashville
nepalese
nigerian
pakistani
peruvian
portuguese
punjabi
romanian
serbian
sichuan
singapore
szechuan
taiwanese
tibetan
tunisian
ukrainian
uzbek
yemeni
back
blend
blossom
bottom
branch
bud
bulb
cap
clove
cob
concentrate
crown
crystal
cushion
dust
ear
flake
flesh
flower
flowerette
frond
granule
heart
kernel
leaf
liquid
lobe
medley
mixture
needle
nest
nib
noisette
paste
peel
pellet
pit
pod
powder
pulp
puree
rind
root
seed
shoot
shred
side
slab
sliver
sprout
stem
strand
thread
tip
top
trimming
twist
zest
belly
bone
breast
butt
cannon
carcass
cheek
chop
chump
claw
collar
cutlet
drumstick
escalope
filet
fillet
flank
giblet
gizzard
haunch
joint
kidney
knuckle
leg
liver
loin
meat
medallion
mince
neck
paillard
rack
roast
rump
saddle
scaloppine
shank
shoulder
steak
tail
tenderloin
thigh`,
'word-pairs.tsv': `#
#
lowfat
lowsalt
lowsalt
lowsugar
lowcalorie
lowfat
lowsalt
lowsalt
lowsugar
lowcalorie
lowfat
lowsalt
lowsalt
lowsugar
lowcalorie
lowfat
lowsalt
lowsalt
lowsugar
lowcalorie
nonfat
lowsalt
lowsalt
lowsugar
lowcalorie
nonfat
fullfat
fullfat
nonfat
lowsalt
lowsalt
wholegrain
bicarb
lowcarb
lowcarb
lowcarb
lowcarb
highcarb
lowcarb`,
},
'kind': {
'implied-kinds.tsv': `#
#
beef
pork
lamb
poultry
game
processed_meat
dairy
cheese
wheat
rice
corn
oats
soy
peanut
lupin
sesame
celery
dried_fruit
citrus
honey
sugar`,
},
'implies': {
'implied-kinds.tsv': `#
#
meat
meat
meat
meat
meat
meat
lactose
dairy lactose
grain gluten
grain
grain
grain
legume
legume
legume
seed
vegetable
fruit
fruit
sweetener
sweetener`,
},
'rule': {
'name-rules.tsv': `#
#
#
#
#
#
#
variety
variety
variety
variety
variety
variety
variety
flavor
flavor
recipe
recipe
recipe
recipe
cuts
cuts
for
seasons
of
of
of
of
dish
dish
dish
dish
dish
dish
dish
plain
plain
plain
plain
same
same
same
same
same
same
same
same
same
same
same
same
same
same
same
same
same
same
same
same
same
same
same
same
same
same
same`,
},
'last': {
'name-rules.tsv': `#
#
#
#
#
#
#
category: produce, alcohol, oils_vinegars
category: spices_herbs; role: spice, herb
category: nuts_seeds; role: nut
category: grains_pasta; role: starch
category: seafood; role: protein; kind: fish
category: dairy_eggs; kind: cheese
role: sweetener; kind: sugar
name: vanilla extract, vanilla bean
kind: fruit, tree_nut
category: produce; role: vegetable, starch
category: legumes, seafood
category: grains_pasta; role: starch
category: meat; role: protein; not kind: processed_meat
role: protein, vegetable, fruit, nut
kind: meat, animal_fat, gelatin, fish, crustacean, mollusc
category: dairy_eggs; kind: dairy; not role: sauce
name: seasoning
name: flour, atta
name: milk, low-fat milk, skim milk
name: butter
name: yogurt, greek yogurt, kefir, cheese, cream cheese, ice cream, nondairy creamer, heavy cream, whipped cream
name: lettuce
role: bread; not kind: dairy
role: starch; category: grains_pasta; not kind: dairy
role: cheese
kind: alcohol
role: protein; category: meat, seafood; not kind: processed_meat
name: tofu
name: lettuce
role: bread, starch
role: bread
role: bread
name: cheese
name: sauce
name: salad dressing
name: pasta
name: noodle
name: bread
name: roll
name: fish
name: white fish
name: seafood
name: meat
name: poultry
name: steak
name: sausage
name: vegetable
name: fruit
name: nut
name: bean
name: legume
name: cereal
name: oil
name: spirit
name: liqueur
name: seasoning
name: spice
name: mix
name: dessert`,
},
'before': {
'name-rules.tsv': `#
#
#
#
#
#
#















name: goat, bison, camel, lamb, game
role: protein; kind: meat, fish; not kind: processed_meat
kind: grain, legume, tree_nut, peanut, seed, vegetable, fruit, starchy; not kind: dairy, wheat, bread, pasta, sugar, sauce
kind: tree_nut, grain, legume, seed, oats; not kind: dairy, wheat, bread, pasta, sugar, sauce
kind: tree_nut, peanut, seed; not kind: dairy, wheat, bread, pasta, sugar, sauce
name: almond milk, soy milk, oat milk, rice milk, coconut milk, non-dairy milk, vegan cream



role: vegetable, protein
role: protein, starch
not role: protein, spice, herb, seasoning, aromatic, acid, sweetener
not role: protein, spice, herb, seasoning, aromatic, acid, sweetener
kind: leafy, legume, starchy, bread; not role: nut
kind: grain, legume, starchy, bread; not role: nut
role: aromatic, nut
kind: seed, spice, herb
kind: cheese
kind: sauce
kind: sauce
kind: pasta
kind: pasta
kind: bread
kind: bread
kind: fish
kind: fish
kind: fish, crustacean, mollusc
kind: meat
kind: poultry
kind: beef, lamb, pork, game
kind: processed_meat
kind: vegetable
kind: fruit
kind: tree_nut, peanut
kind: legume
kind: legume
kind: oats, corn, rice
kind: oil
kind: alcohol
kind: alcohol
kind: spice, herb
kind: spice, herb
kind: herb, vegetable, spice, seed, fruit, tree_nut, legume, rice
kind: cheese, meat`,
},
'meanings': {
'name-words.tsv': `#
#
#
#
#
describing
describing
describing
describing
describing
describing origin
describing origin
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
dish
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier
modifier dish
modifier dish
modifier dish
modifier dish
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier origin
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part
modifier part flesh
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
origin
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
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh
part flesh`,
},
'like': {
'prepared.tsv': `#
#
#































































































































































































almond cookie
american cheese
american cheese
american cheese
anchovy paste
anchovy paste
anchovy paste
anchovy paste
applesauce
artichoke heart
asian sauce
asian sauce
asian sauce
asian sauce
asian sauce
asian sauce
asian sauce
asian sauce
asian sauce
asian sauce
asian sauce
asian sauce
baba ganoush
bacon
bacon
bacon
bagel
baguette
baked bean
baked bean
baked bean
baked bean
baklava
banana
barbecue sauce
barbecue sauce
barbecue sauce
barbecue sauce
barbecue sauce
barbecue sauce
bean
bean
bechamel sauce
bechamel sauce
beef
beef
beef
beef
beef
beef
beef
beef
beef
beef
beef
beef
beef
beef
beef bouillon
beef broth
beef jerky
beef liver
beef liver
beef liver
beef liver
beef liver
beef liver
beef liver
beef liver
beef liver
beef liver
beef liver
beef liver
beef liver
beef liver
beef liver
beef liver
beef liver
beef liver
beef liver
beer
bouillabaisse
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread
bread crumb
breakfast pastry
breakfast pastry
breakfast pastry
breakfast pastry
brioche
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
burrito
butter
butter
butter
butter
butter
butter chicken sauce
butterscotch chip
caesar dressing
cake
cake
cake
cake
cake
cake
cake
cake
cake
cake
cake
cake
cake
cake
cake
cake
cake
cake
cake
cake
cake
cake
cake
cake
cake
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
candy
canned pea
caramel candy
carbonara sauce
carbonara sauce
carrot
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
cereal
chapati
chapati
chapati
chapati
chapati
chapati
cheese
cheese
cheese
cheese
cheese
cheese
cheese
cheese
cheese
cheese
cheese
cheese
cheese
cheese
cheese
cheese
cheese
cheese pastry
cheese pastry
cheese pastry
cheese pastry
cheese pastry
cheese pastry
cheese puff
cheese puff
cheese puff
cheese sauce
chicken
chicken
chicken
chicken broth
chicken fried steak
chicken fried steak
chicken fried steak
chicken fried steak
chicken fried steak
chicken fried steak
chicken nugget
chicken nugget
chicken nugget
chicken nugget
chicken nugget
chicken wing
chicken wing
chili con carne
chili con carne
chili con carne
chili con carne
chili con carne
chili con carne
chili con carne
chili con carne
chili con carne
chili con carne
chili con carne
chili con carne
chili con carne
chili con carne
chip
chip
chip
chip
chip
chip
chip
chip
chip
chip
chip
chip
chip
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate candy
chocolate hazelnut spread
chocolate sandwich cookie
chorizo
choux pastry
chutney
chutney
clam
clam
clam
clam
clam
clam
clam
clamato
coconut
coffee
cola
cola
cola
cola
cola
cola
cola
cola
cola
cola
cold cut
cold cut
cold cut
cold cut
cold cut
cold cut
cold cut
cold cut
cold cut
cold cut
cold cut
cold cut
cold cut
cold cut
cold cut
cold cut
cold cut
cold cut
cold cut
cold cut
cold cut
coleslaw mix
collard green
coloring
cooked bulgur
cooked bulgur
cooked bulgur
cooked bulgur
cooked chicken
cooked couscous
cooked couscous
cooked pasta
cooked pasta
cooked pasta
cooked pasta
cooked pasta
cooked pasta
cooked pasta
cooked pasta
cooked pasta
cooked pasta
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cooked rice
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
cookie
corn
corn flake
corn tortilla
cornbread
cornbread
cornbread stuffing mix
corned beef
crab
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cracker
cream cheese
cream cheese
cream cheese
cream sauce
cream soup
creamed corn
crepe
crepe
crepe
crepe
croissant
croissant
crouton
cultured milk
cultured milk
custard
custard
custard
custard
custard
custard
custard
custard
custard
custard
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dessert
dijon mustard
dough
doughnut
doughnut
doughnut
doughnut
doughnut
doughnut
doughnut
dried mushroom
drinking chocolate
dukkah
edible flower
eel
egg
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg dish
egg noodle
egg roll
egg roll
egg roll
egg roll
eggplant
enchilada sauce
english muffin
falafel
fermented fish paste
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
filled dough
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish
fish spread
fish stick
fish stick
fish stick
fish stick
fish stick
fish stick
fish stick
fish stick
fish stick
fish stick
fish stick
fish stick
fish stick
fish stick
fish stick
fish stick
flavored milk
flour
flour tortilla
flour tortilla
focaccia
french fried onion
french fried onion
french fried onion
french fried onion
french fried onion
french toast
fresh pasta
fresh sausage
fried tofu
frozen dumpling
frozen dumpling
frozen dumpling
frozen dumpling
frozen dumpling
frozen dumpling
frozen dumpling
frozen dumpling
frozen dumpling
fruit
fruit sauce
gluten-free pizza crust
glutinous rice
gnocchi
gnocchi
gnocchi
gnocchi
green bean
green olive
griddle cake
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
gummy candy
halva
halva
halva
hamburger patty
hash brown
hash brown
hash brown
hash brown
hash brown
hash brown
herring
hollandaise
hollandaise
hollandaise
hollandaise
hominy
hot sauce
hot sauce
ice cream
ice cream
ice cream
ice cream
ice cream
ice cream cake
injera
injera
injera
injera
irish cream
irish cream
irish cream
irish cream
irish cream
irish cream
jam
jello
jerk seasoning
juice
kebab
kebab
kebab
kefir
lamb
lamb liver
latte
latte
latte
latte
latte
latte
latte
latte
latte
latte
latte
latte
latte
latte
lettuce
lettuce
lettuce
lettuce
lima bean
lobster bisque
macaroni and cheese
macaroni and cheese
macaroni and cheese
manchego
maraschino cherry
marshmallow
marzipan
marzipan
mashed potato
mashed potato
mashed potato
mashed potato
mashed potato
mashed potato
mayonnaise
mayonnaise
mayonnaise
mayonnaise
mayonnaise
mayonnaise
mayonnaise
mayonnaise
mayonnaise
mayonnaise
meat dumpling
meatball
meatball
meatball
meatball
meatball
meatball
meatball
meatball
meatball
meatball
meringue
milk
milkshake
milkshake
miracle whip
miso
miso
mix
mix
mochi
mochi
mochi
mochi
mochi
mochi
mochi
molasses
mole
mole
mussel
naan
naan
natto
noodle
noodle
noodle
noodle
noodle
noodle
noodle
noodle
noodle
noodle
nori
nougat
nut sauce
nut sauce
octopus
offal
olive tapenade
olive tapenade
oyster
oyster
pancake
pancake
pancake
pancake
pancake
pancake
pancake
pancake
panna cotta
pasta
pasta
pasta
pasta
pasta
pasta
pate
pate
pate
pate
pea
peanut
peanut
peanut butter cookie
peanut butter cup
peanut butter cup
peanut butter cup
peanut butter cup
peanut butter cup
peanut butter cup
peanut butter cup
peanut sauce
peanut sauce
peanut sauce
peanut sauce
peanut sauce
pecan pie
pecan pie
pesto
pesto
pesto
pie
pie
pie
pie
pie
pie
pie
pie
pie crust
pie crust
pie filling
pineapple
pita
pita
pita
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
pizza
plantain
plantain
polenta
polenta
pork
pork
pork
pork belly
pork cut
pork cut
pork shoulder
potato
potato
potato
potato chip
potato side
potato side
potato side
potato side
potato side
potato side
potato side
potato side
potato side
potato side
potato side
potato side
potato side
potato side
potato side
potato side
potato side
potato side
potato side
potato side
potato side
potato side
potato side
potato side
potato side
praline
praline
praline
protein powder
pudding mix
pudding mix
pudding mix
quick bread
ravioli
ravioli
ravioli
ravioli
ravioli
ravioli
red curry paste
red curry paste
rice
rice
rice
rice
rice noodle
rice noodle
rice pilaf mix
rice pilaf mix
roast beef
roe
root vegetable
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salad prepared
salsa
salsa
salt cod
salt cod
salt cod
salt pork
sambal belacan
sambal belacan
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sandwich
sausage
scotch egg
seafood
seafood
seafood
seafood
seafood
seasoning
seaweed
seaweed
seaweed
seitan
seitan
seitan
seitan
seitan
semi-hard cheese
shortbread
shrimp
shrimp
shrimp
shrimp
shrimp
shrimp chip
shrimp chip
shrimp paste
shrimp paste
silken tofu
silken tofu
smoked fish
snail
somen noodle
somen noodle
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup
soup bone
spaghetti
sparkling water
speculoos
spinach
spinach
split pea
spring roll wrapper
squid
steak
steak
steamed bun
steamed bun
steamed bun
steamed bun
sweet potato
sweetbread
tater tot
teriyaki sauce
tomato soup
tortilla chip
tortilla chip
tortilla chip
trail mix
tripe
tripe
tuna salad
tuna salad
tuna salad
tzatziki
vanilla wafer
veal
vegan bacon
vegan burger
vegan mince
vegan sausage
vegan sausage
vegan sausage
vegan sausage
vegan sausage
vegan sausage
vegan sausage
vegan sausage
vegan sausage
vegan sausage
vegan sausage
vegan sausage
vegetable
vegetable
vegetable
vegetable
walnut
water spinach
whipped topping
whipped topping
whiskey
whole wheat flour
yeast extract
yeast extract
yogurt
yogurt
yogurt
yogurt`,
},
'contains': {
'prepared.tsv': `#
#
#








gluten
sesame
soy wheat gluten
wheat gluten
wheat gluten egg
wheat gluten egg
wheat gluten egg pork
wheat gluten fish
wheat gluten fish

wheat gluten egg

soy wheat gluten


beef




fish soy




wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten poultry
wheat gluten
wheat gluten
wheat
wheat gluten
wheat gluten crustacean

wheat gluten pork
mollusc wheat gluten
wheat gluten fish
wheat gluten
wheat gluten crustacean

crustacean
wheat gluten soy
wheat gluten
wheat gluten




wheat gluten fish




wheat gluten soy



wheat gluten egg
wheat gluten sesame
wheat gluten soy
mollusc wheat gluten
wheat gluten
mollusc wheat gluten
wheat gluten fish

wheat gluten
wheat gluten
wheat gluten




wheat gluten
wheat gluten crustacean egg

soy
wheat gluten

wheat gluten
tree_nut
wheat gluten



crustacean
egg


tree_nut
wheat gluten
wheat gluten egg
wheat gluten crustacean egg
wheat gluten fish egg
fish egg


wheat gluten egg
egg
wheat gluten egg


dairy
pork


wheat gluten soy
wheat gluten soy
wheat gluten soy pork
wheat gluten soy
wheat gluten soy
wheat gluten



wheat gluten
wheat gluten egg
wheat gluten egg
wheat gluten egg
wheat gluten egg
wheat gluten egg



wheat
wheat gluten
wheat gluten
wheat gluten




fish pork









mustard
wheat gluten
wheat gluten egg
soy

wheat gluten egg






wheat gluten egg
wheat gluten egg


egg
mollusc
mustard
poultry
soy fish



crustacean




sesame


pork
mollusc




tree_nut
egg tree_nut



fish
fish
fish dairy oil
fish


fish
fish
fish
fish
fish
fish
crustacean
peanut soy
wheat gluten fish
fish soy
fish soy
fish soy
sesame
pork processed_meat
pork processed_meat
pork processed_meat

wheat gluten


legume pork
legume pork
wheat gluten tree_nut

gluten vinegar fruit
gluten vinegar fruit
gluten vinegar fruit
gluten vinegar fruit
gluten vinegar fruit
gluten vinegar fruit


wheat gluten



beef
beef
beef
beef










meat processed_meat
beef
beef
lamb
meat
meat
meat
meat
meat
meat
meat
meat
meat
pork
pork
pork
poultry
poultry
poultry
poultry
alcohol gluten

animal_fat pork
wheat dairy egg
wheat dairy egg
wheat dairy egg
wheat dairy egg
wheat dairy egg
wheat dairy egg
wheat dairy egg
wheat dairy egg
wheat dairy egg
wheat dairy egg
wheat dairy
wheat dairy
wheat dairy
wheat dairy
wheat dairy
wheat dairy

wheat gluten
wheat gluten

wheat gluten
wheat gluten gelatin
wheat gluten
wheat gluten egg


egg
poultry dairy wheat egg
poultry dairy wheat egg
tree_nut
wheat egg dairy
wheat egg dairy
wheat egg dairy

peanut beef
fish
beef wheat dairy
beef wheat dairy
beef wheat dairy
beef wheat dairy
beef wheat dairy
poultry wheat dairy
poultry wheat dairy
poultry wheat dairy
poultry wheat dairy
poultry wheat dairy
poultry wheat dairy
poultry wheat dairy
poultry wheat dairy
poultry wheat dairy
poultry wheat dairy
poultry wheat dairy
wheat dairy beef
wheat dairy beef
wheat dairy beef
wheat dairy beef
wheat dairy beef
wheat dairy beef
wheat cheese crustacean dairy
wheat cheese dairy
beef peanut soy wheat
beef wheat soy
beef wheat soy
beef wheat soy
beef wheat soy
crustacean peanut soy wheat
pork peanut soy wheat
beef wheat soy
beef wheat soy
beef wheat soy
beef wheat soy
beef wheat soy
beef wheat soy
beef wheat soy
beef wheat dairy
beef wheat dairy
beef wheat dairy
beef wheat dairy
beef wheat dairy
beef wheat dairy
beef wheat dairy
beef wheat dairy
beef wheat dairy
beef wheat dairy
beef wheat dairy
beef wheat dairy
beef wheat dairy
beef wheat dairy

meat wheat egg
meat wheat egg
meat wheat egg
poultry wheat egg soy
poultry wheat egg soy
pork wheat
pork wheat
pork wheat
pork wheat
pork wheat
pork wheat
pork wheat
pork wheat
pork wheat
pork wheat
pork wheat
pork wheat
pork wheat
pork wheat
pork wheat
pork wheat
pork wheat
pork wheat
beef
beef
beef
beef
beef
beef
beef
beef
beef
beef
beef
beef
beef
beef
beef
beef peanut fish crustacean


beef wheat egg dairy
beef wheat egg dairy
beef wheat egg dairy
wheat gluten

pork wheat soy egg
pork wheat soy egg
pork wheat soy egg
pork wheat soy egg
pork wheat soy egg
pork wheat soy egg
pork wheat soy egg
pork wheat soy egg
poultry egg wheat soy
poultry egg wheat soy
poultry egg wheat soy
poultry egg wheat soy
poultry egg wheat soy
poultry egg wheat soy tree_nut
fish mollusc
poultry dairy
poultry dairy
poultry dairy
poultry dairy
poultry dairy
poultry dairy
poultry dairy
poultry dairy

soy
soy
soy
soy
soy

lamb
lamb
lamb
lamb
lamb
lamb
lamb
lamb
lamb
lamb
pork
pork
pork
pork
pork
pork
pork
pork
pork
pork
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry
poultry peanut
poultry




fish




wheat gluten egg

wheat gluten
wheat gluten
wheat gluten egg



egg wheat gluten
wheat gluten egg tree_nut
wheat gluten egg
wheat gluten egg
wheat gluten egg
wheat gluten egg
wheat gluten egg

wheat gluten egg
wheat gluten egg
wheat gluten egg
wheat gluten egg dairy
wheat gluten egg pork
wheat gluten egg
wheat gluten egg


sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar dairy
sugar gelatin
sugar wheat
sugar wheat
sugar wheat
sugar wheat
sugar wheat
sugar wheat gelatin
sugar
sugar
soy
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar honey
sugar
sugar
wheat gluten soy
egg soy


wheat gluten egg
wheat gluten

wheat gluten corn
wheat sugar
wheat sugar
wheat sugar
wheat sugar
wheat sugar
wheat sugar
wheat sugar
wheat sugar
wheat sugar
wheat sugar
wheat sugar gelatin
corn peanut sugar
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
oats grain gluten sugar
oats grain gluten sugar
oats grain gluten sugar
oats grain gluten sugar
oats grain gluten sugar
oats grain gluten sugar
oats grain gluten sugar
oats grain gluten sugar
oats grain gluten sugar
oats grain gluten sugar
oats grain gluten sugar
oats grain gluten sugar
oats grain gluten sugar
oats grain gluten sugar gelatin
oats grain gluten sugar honey
oats grain gluten sugar


wheat gluten
wheat gluten
wheat gluten

cheese dairy
cheese dairy
cheese dairy
cheese dairy
cheese dairy
egg
cheese dairy
cheese dairy
cheese dairy
cheese dairy
cheese dairy
cheese dairy
cheese dairy wheat
cheese dairy wheat
cheese dairy wheat
cheese dairy wheat

wheat gluten egg
wheat gluten egg

wheat gluten

gluten
wheat gluten
peanut
wheat gluten





wheat gluten egg dairy
wheat gluten egg
soy
wheat gluten egg
wheat gluten egg

wheat gluten egg
wheat gluten soy
wheat gluten

wheat gluten egg



wheat gluten
wheat gluten

wheat gluten
meat rice
wheat gluten

dairy vegetable
dairy vegetable
dairy vegetable
poultry dairy


wheat gluten dairy starchy
wheat gluten dairy starchy
wheat gluten dairy starchy
wheat gluten dairy starchy
wheat gluten dairy starchy
wheat gluten dairy starchy
starchy
starchy
corn cheese dairy
corn cheese dairy
corn cheese dairy
corn cheese dairy
corn cheese dairy
soy
dairy sugar chocolate soy wheat tree_nut
dairy sugar chocolate soy wheat tree_nut
dairy sugar chocolate soy wheat tree_nut
dairy sugar chocolate soy wheat tree_nut
dairy sugar chocolate tree_nut egg honey
dairy sugar chocolate tree_nut egg honey
dairy sugar chocolate tree_nut egg honey
dairy sugar chocolate tree_nut egg honey
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar chocolate tree_nut
dairy sugar
dairy sugar
dairy sugar
dairy sugar
dairy sugar
dairy sugar
soy alcohol
chocolate sugar dairy gluten wheat soy
chocolate sugar dairy gluten wheat soy
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat
dairy sugar chocolate soy wheat gelatin
soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate soy
dairy sugar chocolate peanut soy
dairy sugar chocolate peanut soy
dairy sugar chocolate peanut soy
dairy sugar chocolate peanut soy
dairy sugar chocolate peanut soy
dairy sugar chocolate peanut soy
dairy sugar chocolate peanut soy
sugar peanut dairy soy
sugar peanut dairy soy
sugar peanut dairy soy
sugar peanut dairy soy
sugar peanut dairy soy
sugar peanut dairy soy
sugar peanut dairy soy
sugar peanut dairy soy
sugar peanut dairy soy
soy
tree_nut soy
wheat gluten
wheat gluten

gluten
mustard

mollusc
mollusc
mollusc
mollusc
mollusc
mollusc
mollusc


sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar
sugar

wheat gluten

pork gluten oats
pork gluten oats
pork gluten oats
pork gluten oats
pork gluten oats
pork gluten oats
pork gluten oats
beef lamb
meat
meat
meat
meat
pork
pork
pork
pork
pork
pork beef


additive celery sugar

wheat grain
wheat grain
wheat grain

wheat gluten
wheat gluten
rice egg soy wheat
wheat egg soy meat
wheat egg soy meat
wheat egg soy meat
wheat egg soy meat
wheat egg soy meat
wheat egg soy meat
wheat gluten crustacean egg
crustacean wheat soy egg
pork wheat soy egg



egg
rice crustacean mollusc fish

rice meat
rice meat
rice meat
rice meat
rice meat
rice poultry




fish peanut egg









wheat gluten
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat gluten dairy
wheat sugar soy
wheat sugar soy
wheat sugar
wheat sugar
wheat sugar
wheat sugar
wheat sugar
wheat peanut sugar
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat dairy sugar
wheat gluten
wheat gluten egg
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat gluten dairy
wheat gluten


pork
wheat gluten

wheat gluten
fish
crustacean soy

wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat dairy cheese
wheat dairy cheese
wheat dairy cheese
wheat dairy cheese
wheat cheese dairy
wheat cheese dairy
wheat cheese dairy
wheat cheese dairy
wheat
wheat
wheat
wheat
wheat
wheat
wheat
wheat
wheat poultry






wheat gluten egg
crustacean

wheat gluten egg soy
wheat gluten
wheat gluten egg dairy
wheat gluten

egg

egg
egg
wheat gluten egg
wheat gluten egg


wheat gluten egg
egg
egg


dairy gelatin sugar
egg dairy sugar
egg dairy sugar
egg dairy sugar
egg dairy sugar
egg dairy sugar
egg sugar alcohol
egg sugar alcohol
wheat gluten egg
wheat gluten egg
wheat gluten egg
wheat gluten egg


wheat gluten

wheat gluten
wheat gluten
dairy sugar
dairy sugar
dairy sugar
dairy sugar
dairy sugar
dairy sugar
egg sugar
egg sugar
egg sugar alcohol
tree_nut egg sugar
wheat gluten
wheat sugar animal_fat
wheat gluten
wheat gluten
egg


egg sugar

wheat dairy egg sugar tree_nut
wheat dairy egg sugar tree_nut
wheat dairy egg sugar tree_nut
wheat dairy egg sugar tree_nut
wheat dairy egg sugar tree_nut
wheat dairy egg sugar tree_nut
wheat dairy egg sugar tree_nut
wheat dairy egg sugar tree_nut
wheat gluten
wheat gluten egg
dairy egg sugar wheat
dairy egg sugar wheat
egg
wheat gluten
wheat gluten
wheat gluten

wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar
wheat dairy egg sugar animal_fat
wheat dairy egg sugar gelatin
wheat dairy egg sugar gelatin
wheat dairy egg sugar gelatin chocolate
wheat gluten egg
wheat gluten egg

egg
gluten

dairy egg sugar
dairy egg sugar
dairy egg sugar
dairy egg sugar
dairy egg sugar
dairy egg sugar
dairy egg sugar
dairy egg sugar
dairy egg sugar


wheat gluten dairy
wheat gluten
wheat gluten
wheat gluten
wheat gluten egg

wheat gluten

gluten
tree_nut sesame

wheat gluten

egg dairy fish wheat
egg dairy pork wheat
egg dairy wheat cheese
egg dairy wheat
egg dairy wheat
egg dairy wheat
egg dairy wheat
egg dairy wheat
egg dairy wheat pork
egg dairy wheat pork
egg dairy wheat pork

egg
egg

egg mollusc
egg soy

egg
egg
egg
fish egg

egg mollusc




egg
egg
egg soy fish
egg soy fish
egg soy fish
egg soy fish
egg
egg
fish egg
egg soy
wheat gluten egg
wheat gluten
wheat gluten
wheat gluten
wheat gluten
soy

wheat gluten
crustacean
fish
wheat gluten egg

wheat gluten egg
wheat gluten
wheat gluten
wheat gluten pork

wheat gluten
wheat gluten
wheat gluten egg
wheat gluten soy
crustacean
wheat gluten egg tree_nut
wheat gluten
wheat gluten
wheat gluten
wheat gluten soy

wheat gluten egg
meat wheat egg
meat wheat egg
meat wheat egg
meat wheat egg
meat wheat egg
meat wheat egg
meat wheat egg
wheat gluten egg
lamb beef
wheat gluten egg dairy
wheat gluten egg
wheat gluten
wheat gluten egg
wheat gluten egg




egg crustacean soy

soy
fish gluten
fish
fish
fish egg
mollusc dairy wheat
wheat gluten fish
fish soy sesame wheat gluten
fish
egg fish
soy wheat gluten
fish egg
fish
fish
fish
fish
fish
fish
fish
fish egg wheat gluten
fish crustacean rice
fish crustacean rice
fish crustacean rice
fish crustacean rice
fish crustacean rice
fish

fish crustacean wheat egg soy
fish crustacean wheat egg soy
fish crustacean wheat egg soy
fish crustacean wheat egg soy
fish crustacean wheat egg soy
fish crustacean wheat egg soy
fish crustacean wheat egg soy
fish
fish
fish wheat
fish wheat
fish wheat
fish wheat
fish wheat
fish wheat
crustacean fish


wheat gluten pork

wheat gluten
wheat gluten soy

wheat gluten
wheat gluten egg

wheat gluten egg

wheat gluten
soy wheat gluten fish

wheat dairy vegetable
wheat dairy vegetable
wheat dairy vegetable
crustacean wheat
pork wheat
pork wheat
pork wheat
pork wheat







wheat gluten
tree_nut

wheat gluten egg
gelatin sugar
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin
sugar gelatin


sesame
sesame
soy
wheat gluten



egg
egg
fish
egg dairy
egg dairy
egg dairy
egg dairy

fruit


dairy sugar
dairy sugar
dairy sugar

wheat gluten



wheat gluten
alcohol dairy sugar
alcohol dairy sugar
alcohol dairy sugar
alcohol dairy sugar
alcohol dairy sugar





peanut






dairy
dairy
dairy
dairy caffeine
dairy sugar
dairy sugar
dairy sugar
dairy sugar
dairy sugar
dairy sugar
dairy sugar
dairy sugar

vegetable leafy
vegetable leafy
vegetable leafy
vegetable leafy



wheat gluten
wheat gluten
dairy cheese rennet

gluten
tree_nut
tree_nut

egg


crustacean
egg
egg mustard
egg mustard oil condiment
egg mustard oil condiment
egg mustard oil condiment
egg mustard oil condiment
egg mustard oil condiment
egg mustard oil condiment
egg mustard oil condiment
egg mustard oil condiment
egg

wheat gluten egg dairy
soy wheat gluten


wheat gluten egg dairy
wheat gluten egg
wheat gluten
wheat gluten egg
wheat gluten egg
wheat gluten egg
egg



egg mustard
gluten vegetable salt
gluten vegetable salt
dairy gluten sugar
dairy gluten sugar










mollusc
wheat gluten
wheat gluten
soy


wheat gluten sesame soy
wheat gluten
wheat gluten soy
wheat gluten soy
wheat gluten egg soy
wheat gluten egg
wheat gluten


tree_nut egg sugar
tree_nut

mollusc
gluten


mollusc wheat gluten egg
mollusc fish
wheat gluten egg
wheat gluten egg
wheat gluten egg
wheat gluten egg dairy

wheat gluten crustacean mollusc egg
wheat gluten egg
wheat gluten egg

wheat gluten fish
wheat gluten fish
wheat gluten mollusc
wheat gluten
wheat gluten
wheat gluten mollusc
wheat gluten
meat dairy
meat dairy
poultry dairy
pork


wheat peanut sugar
peanut
peanut
peanut soy
peanut
peanut egg soy
soy peanut
peanut
poultry

peanut
peanut
peanut
wheat gluten egg tree_nut
tree_nut
cheese dairy tree_nut oil
wheat gluten

fish dairy wheat
fish dairy wheat
beef wheat
beef wheat
meat wheat
meat wheat
pork wheat








wheat gluten sesame
wheat gluten
wheat cheese dairy
wheat cheese dairy
wheat cheese dairy
wheat cheese dairy
wheat cheese dairy meat
wheat dairy cheese
wheat dairy cheese
wheat dairy cheese
wheat dairy cheese
wheat dairy cheese
wheat dairy cheese
wheat dairy cheese
wheat dairy cheese
wheat dairy cheese
wheat dairy cheese
wheat dairy cheese
wheat dairy cheese
wheat dairy cheese meat
wheat dairy cheese meat
wheat dairy cheese meat
wheat dairy cheese meat
wheat dairy cheese meat
wheat dairy cheese meat
wheat gluten
wheat gluten fish
wheat gluten
wheat gluten


















vegetable dairy wheat
vegetable dairy wheat
vegetable dairy wheat
vegetable dairy wheat
vegetable dairy wheat
vegetable dairy wheat
vegetable dairy wheat
vegetable dairy wheat

wheat gluten
wheat gluten

vegetable dairy wheat
vegetable dairy wheat
vegetable cheese dairy wheat egg
vegetable cheese dairy wheat egg
vegetable
vegetable


fish

tree_nut wheat gluten soy
soy tree_nut
tree_nut egg soy
gluten

wheat gluten dairy

wheat gluten egg
wheat gluten egg pork
wheat gluten
wheat gluten

wheat gluten egg
wheat gluten
peanut
crustacean fish




fish


wheat gluten

fish
soy wheat gluten sesame

vegetable wheat
vegetable wheat cheese dairy
vegetable fish peanut
wheat pasta vegetable
wheat pasta vegetable
meat fish
meat fish

vegetable poultry egg

fish egg
vegetable legume
pork egg condiment
crustacean egg condiment
crustacean egg condiment
crustacean egg condiment
crustacean egg condiment
poultry egg condiment
poultry egg condiment


vegetable egg condiment
vegetable egg condiment
vegetable egg condiment



egg
vegetable soy wheat sesame
vegetable soy wheat sesame


vegetable cheese


fish

fish

crustacean

wheat gluten egg
wheat gluten egg fish
wheat gluten
wheat gluten
wheat gluten
wheat gluten
pork cheese dairy wheat
pork cheese dairy wheat
wheat gluten
fish wheat gluten
fish wheat
fish wheat
fish wheat
fish wheat
fish wheat
fish wheat
fish wheat
beef cheese dairy wheat
beef cheese dairy wheat
wheat gluten
wheat gluten
wheat gluten
wheat gluten
soy
wheat gluten
wheat gluten pork
beef wheat bread
beef wheat bread
meat wheat bread
meat wheat bread
meat wheat bread
meat wheat bread
meat wheat bread
meat wheat bread
meat wheat bread
meat wheat bread
meat wheat bread
meat wheat bread
meat wheat bread
meat wheat bread
meat wheat bread
pork wheat bread
wheat gluten crustacean egg
beef wheat
meat wheat
meat wheat
meat wheat
wheat gluten egg
wheat gluten egg
wheat gluten peanut
wheat gluten peanut
wheat gluten peanut egg
meat corn
meat corn
meat corn
wheat gluten sesame egg
wheat gluten fish egg
wheat gluten
wheat gluten
egg

wheat gluten crustacean mollusc
crustacean mollusc
crustacean
crustacean


sesame
soy fish
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten

animal_fat pork dairy
crustacean
crustacean wheat gluten egg
crustacean egg
crustacean
crustacean tree_nut egg
crustacean starchy
crustacean
crustacean
crustacean fish

soy
fish
mollusc
wheat gluten
wheat gluten soy

soy wheat gluten fish
wheat gluten

fish
fish dairy
fish dairy
vegetable dairy wheat beef
vegetable dairy wheat beef

wheat gluten
legume pork
legume pork
legume pork


fish crustacean mollusc vegetable
fish crustacean mollusc vegetable
fish

fish
wheat gluten egg fish
fish soy wheat
fish soy wheat
fish soy wheat
wheat gluten fish soy
wheat gluten pork


soy
wheat gluten mollusc
crustacean dairy
crustacean dairy

poultry wheat egg celery
meat wheat
meat wheat


lamb vegetable
meat vegetable
meat vegetable
meat vegetable
meat crustacean wheat vegetable




wheat gluten


crustacean fish
meat fish rice

fish

vegetable dairy
vegetable dairy
vegetable dairy
gluten
mollusc dairy pork
mollusc


soy


poultry egg corn



wheat gluten soy
sesame
sesame soy





wheat gluten egg
wheat gluten

wheat gluten



soy wheat gluten







fish egg



wheat dairy egg sugar





legume
legume
legume
legume
soy
soy
soy
soy
soy
soy
wheat gluten egg dairy





crustacean
dairy sugar



gluten
gluten
dairy
dairy
dairy
dairy`,
},
'may contain': {
'prepared.tsv': `#
#
#

















celery
celery
celery milk
celery mustard
celery mustard milk wheat gluten
celery soy egg
celery sulfite
celery sulfite soy
celery wheat gluten
celery wheat gluten milk sulfite
crustacean fish soy
crustacean milk mustard
crustacean mollusc mustard milk
crustacean soy
egg
egg
egg
egg
egg
egg
egg
egg
egg celery
egg celery
egg celery mustard
egg celery soy fish
egg fish soy mollusc
egg milk
egg milk celery sulfite
egg milk soy
egg milk sulfite
egg mustard celery sulfite
egg mustard soy
egg mustard sulfite wheat gluten
egg mustard wheat gluten fish
egg sesame crustacean
egg sesame crustacean mollusc tree_nut
egg soy
egg soy celery
egg soy crustacean fish
egg soy milk
egg soy mollusc fish
egg sulfite
egg tree_nut
egg tree_nut peanut wheat gluten soy
egg tree_nut soy
egg wheat gluten
fish
fish crustacean wheat gluten
fish mollusc celery soy
fish soy
milk
milk
milk
milk celery
milk celery
milk celery fish
milk egg
milk egg fish crustacean sesame
milk egg mollusc celery mustard
milk egg soy sesame
milk egg tree_nut sulfite
milk fish sulfite
milk meat
milk meat
milk mustard
milk mustard egg
milk mustard mollusc soy fish
milk mustard wheat gluten
milk sesame
milk sesame soy mustard egg
milk soy
milk soy egg fish mustard celery sesame
milk soy egg peanut wheat gluten
milk soy mustard celery egg sesame
milk tree_nut sulfite
milk wheat gluten
milk wheat gluten
milk wheat gluten mollusc celery egg
milk wheat gluten soy
mustard
mustard
mustard
mustard
mustard
mustard celery soy
mustard celery soy
mustard celery sulfite
mustard celery sulfite wheat gluten
mustard milk
mustard soy
mustard soy fish
mustard soy fish celery
mustard soy wheat gluten
mustard tree_nut wheat gluten
mustard wheat gluten
peanut fish soy wheat gluten
peanut soy egg wheat gluten
peanut soy milk
sesame
sesame
sesame crustacean mollusc milk
sesame egg crustacean fish mollusc
sesame mollusc
sesame peanut
sesame wheat gluten
soy
soy
soy
soy
soy
soy
soy
soy
soy celery
soy crustacean
soy crustacean sesame fish mollusc celery
soy egg
soy egg
soy egg
soy egg sesame mollusc
soy fish mollusc
soy fish wheat gluten sesame peanut crustacean
soy milk
soy milk wheat gluten
soy sesame wheat gluten
soy tree_nut
soy wheat gluten celery sesame
soy wheat gluten fish crustacean
soy wheat gluten mollusc
soy wheat gluten sesame
soy wheat gluten sesame egg mustard
sulfite
sulfite
sulfite
sulfite
sulfite
sulfite
sulfite wheat gluten
tree_nut
tree_nut
tree_nut celery sulfite wheat gluten
tree_nut gluten
tree_nut mustard
tree_nut mustard
tree_nut mustard wheat gluten
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut sulfite
tree_nut sulfite milk
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten
wheat gluten celery
wheat gluten celery
wheat gluten celery
wheat gluten celery
wheat gluten celery milk
wheat gluten celery milk
wheat gluten celery soy
wheat gluten celery sulfite
wheat gluten egg milk
wheat gluten fish
wheat gluten fish celery crustacean soy
wheat gluten fish crustacean
wheat gluten fish sesame
wheat gluten milk sulfite
wheat gluten mollusc fish sesame
wheat gluten soy
wheat gluten soy celery fish mustard
wheat gluten sulfite
milk soy

mustard
soy mustard



mustard


crustacean
crustacean
crustacean
crustacean
crustacean
crustacean
fish
fish crustacean wheat
sesame
wheat
wheat
wheat
milk
milk soy wheat
milk soy wheat
milk soy wheat
milk egg
milk egg sesame
mustard
soy wheat gluten
wheat
wheat
sesame egg

wheat fish soy
wheat fish soy
wheat fish soy
wheat fish soy
wheat fish soy
wheat fish soy
mustard celery sulfite
sesame egg

fish egg






celery
egg mustard fish wheat gluten
milk
milk mustard
milk mustard egg
sesame soy wheat gluten
sulfite
wheat gluten
wheat gluten celery soy milk
meat celery soy wheat gluten




















wheat sulfite
celery











egg
egg
egg
egg
egg
egg
egg soy
milk
milk egg sesame
egg
egg milk sesame
milk egg soy
milk mustard egg
tree_nut
soy








celery
crustacean fish soy
crustacean peanut
egg celery
egg celery
egg celery
egg celery
egg celery
egg celery
egg celery
egg celery
egg celery
egg celery
egg celery
egg celery
egg celery
egg celery
egg celery
egg celery
egg celery
egg celery
egg celery
egg celery
egg celery
egg celery
egg mustard
egg mustard
egg sesame mollusc
egg sesame mollusc
egg sesame mollusc
egg sesame mollusc
egg sesame mollusc
egg sesame mollusc
egg sesame mollusc
egg sesame mollusc peanut
egg sesame mollusc peanut
egg sesame mollusc peanut
egg sesame mollusc peanut
egg sesame mollusc peanut
egg sesame mollusc peanut
egg sesame mollusc peanut
egg soy celery
egg soy celery
egg soy celery
egg soy celery
egg soy celery
egg soy celery
egg soy celery
egg soy celery
egg soy celery
egg soy celery
egg soy celery
egg soy celery
egg soy celery
egg soy celery
milk
milk
milk
milk
milk
milk
milk egg soy mustard sesame celery
milk egg soy mustard sesame celery
milk egg soy mustard sesame celery
milk egg soy mustard sesame celery
milk egg soy mustard sesame celery
milk egg soy mustard sesame celery
milk egg soy mustard sesame celery
milk egg soy mustard sesame celery
milk egg soy mustard sesame celery
milk egg soy mustard sesame celery
milk egg soy mustard sesame celery
milk egg soy mustard sesame celery
milk egg soy mustard sesame celery
milk egg soy mustard sesame celery
milk egg soy mustard sesame celery
milk egg soy mustard sesame celery
milk egg soy mustard sesame celery
milk egg soy mustard sesame celery
milk wheat egg soy celery mustard
milk wheat egg soy celery mustard
milk wheat egg soy celery mustard
milk wheat egg soy celery mustard
milk wheat egg soy celery mustard
milk wheat egg soy celery mustard
milk wheat egg soy celery mustard
milk wheat egg soy celery mustard
milk wheat egg soy celery mustard
milk wheat egg soy celery mustard
milk wheat egg soy celery mustard
milk wheat egg soy celery mustard
milk wheat egg soy celery mustard
milk wheat egg soy celery mustard
milk wheat egg soy celery mustard
milk wheat egg soy celery mustard
milk wheat gluten
milk wheat gluten soy fish
mustard
mustard
mustard
peanut egg
peanut wheat gluten tree_nut
sesame mollusc
sesame mollusc milk
sesame mollusc milk
sesame mollusc milk
sesame mollusc milk
sesame mollusc milk
sesame mollusc milk
sesame mollusc milk
sesame mollusc peanut
sesame mollusc peanut
sesame mollusc peanut
sesame mollusc peanut
sesame mollusc peanut
sesame mollusc peanut
soy wheat gluten egg crustacean
tree_nut wheat
tree_nut wheat
tree_nut wheat
tree_nut wheat
tree_nut wheat
tree_nut wheat
tree_nut wheat
tree_nut wheat
wheat gluten
wheat gluten crustacean mollusc sesame
wheat gluten mollusc
wheat gluten sesame mollusc
wheat gluten sesame mollusc egg tree_nut
wheat gluten sesame mollusc meat
wheat gluten soy
wheat milk egg soy celery
wheat milk egg soy celery
wheat milk egg soy celery
wheat milk egg soy celery
wheat milk egg soy celery
wheat milk egg soy celery
wheat milk egg soy celery
wheat milk egg soy celery
wheat milk egg soy celery
wheat milk egg soy celery
wheat milk soy celery mustard egg
wheat milk soy celery mustard egg
wheat milk soy celery mustard egg
wheat milk soy celery mustard egg
wheat milk soy celery mustard egg
wheat milk soy celery mustard egg
wheat milk soy celery mustard egg
wheat milk soy celery mustard egg
wheat milk soy celery mustard egg
wheat milk soy celery mustard egg
wheat soy milk celery egg
wheat soy milk celery egg
wheat soy milk celery egg
wheat soy milk celery egg
wheat soy milk celery egg
wheat soy milk celery egg
wheat soy milk celery egg
wheat soy milk celery egg
wheat soy milk celery egg
wheat soy milk celery egg
wheat soy milk celery egg
wheat soy milk celery egg
wheat soy milk celery egg fish




egg celery
tree_nut mustard
soy tree_nut wheat gluten
mustard soy


egg milk tree_nut
egg tree_nut
egg tree_nut soy sulfite
milk
milk wheat gluten
soy
soy
soy
soy
soy sulfite
soy tree_nut
soy tree_nut
soy tree_nut
soy tree_nut sulfite
tree_nut
tree_nut
tree_nut
tree_nut
tree_nut
tree_nut milk soy sesame peanut
tree_nut soy
tree_nut soy
wheat gluten




























egg milk soy
milk
peanut tree_nut wheat gluten egg
soy milk
soy milk
soy milk
soy milk
soy milk
soy milk
soy milk
soy milk
soy milk
soy milk
soy milk
soy milk
soy milk
soy milk egg
tree_nut
tree_nut egg peanut
wheat gluten peanut tree_nut
milk
egg tree_nut

egg

milk soy
milk soy
milk soy
milk soy
milk soy
milk soy
milk soy
milk soy
milk soy
milk soy
milk soy
milk soy
milk soy wheat gluten
milk tree_nut soy
milk tree_nut soy
milk tree_nut soy
milk tree_nut soy
milk tree_nut soy
milk tree_nut soy
milk tree_nut soy
wheat tree_nut
wheat tree_nut
wheat tree_nut
wheat tree_nut
wheat tree_nut
wheat tree_nut
wheat tree_nut
wheat tree_nut
wheat tree_nut
wheat tree_nut
wheat tree_nut
wheat tree_nut
wheat tree_nut
wheat tree_nut
wheat tree_nut
wheat tree_nut milk

egg
egg sesame milk
milk
milk mustard peanut sesame
milk soy






egg
egg
egg
egg
egg
egg
egg
egg mustard
egg mustard
egg mustard
wheat gluten egg crustacean


egg
egg
tree_nut
wheat egg
egg mustard
soy
soy egg
wheat gluten
soy wheat gluten
soy wheat gluten sesame
wheat gluten egg soy
soy celery

milk
milk celery mustard
milk soy
soy
soy milk sesame fish

egg milk sesame peanut
egg milk soy celery mustard
milk egg
soy
wheat gluten milk soy egg celery
wheat gluten soy mustard celery


egg soy sesame
milk
milk mustard celery
milk tree_nut
peanut milk egg sesame
sesame milk wheat gluten
tree_nut
tree_nut
tree_nut
tree_nut
wheat gluten soy celery milk
wheat gluten soy milk celery
soy
soy
soy
soy
soy
soy
wheat gluten milk
wheat gluten milk
wheat soy
wheat soy
wheat soy
wheat soy
wheat soy
egg tree_nut wheat gluten peanut
peanut egg
peanut egg
peanut egg
peanut egg
soy
soy
soy
soy
soy peanut wheat
soy peanut wheat
soy peanut wheat
soy peanut wheat
soy peanut wheat
soy peanut wheat
soy peanut wheat
soy peanut wheat
soy peanut wheat
soy peanut wheat
soy peanut wheat
soy peanut wheat
soy peanut wheat
soy peanut wheat
soy wheat egg peanut
soy wheat egg peanut
soy wheat egg peanut
soy wheat egg peanut
soy wheat egg peanut
soy wheat egg peanut
soy wheat egg peanut
soy wheat egg peanut
soy wheat egg peanut
soy wheat tree_nut
soy wheat tree_nut
soy wheat tree_nut
soy wheat tree_nut
soy wheat tree_nut
soy wheat tree_nut
tree_nut gluten wheat egg peanut
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut egg
tree_nut peanut wheat gluten
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut peanut wheat gluten egg
tree_nut wheat egg
tree_nut wheat egg
tree_nut wheat egg
tree_nut wheat egg
tree_nut wheat egg
tree_nut wheat egg
tree_nut wheat egg
tree_nut wheat egg
tree_nut wheat egg
tree_nut wheat egg
tree_nut wheat egg
tree_nut wheat egg
tree_nut wheat egg
tree_nut wheat egg
tree_nut wheat egg
tree_nut wheat egg
tree_nut wheat gluten egg peanut
peanut wheat gluten
soy milk egg tree_nut peanut
egg milk

sulfite mustard celery
wheat gluten sulfite celery

milk
milk
milk
milk
milk
milk
celery sulfite soy fish
fish











celery wheat gluten
milk
mustard
wheat
wheat
wheat
wheat
wheat
wheat
wheat
wheat milk soy
wheat milk soy
wheat milk soy
wheat milk soy
wheat milk soy
wheat milk soy
wheat milk soy
wheat milk soy
wheat milk soy
wheat milk soy
wheat milk soy
mustard celery milk soy sulfite
milk
wheat gluten soy

milk tree_nut
milk tree_nut
milk tree_nut
mustard
celery
milk mustard tree_nut
fish mollusc crustacean
mollusc sesame crustacean fish
mollusc sesame crustacean fish
mollusc sesame crustacean fish
mollusc sesame crustacean fish
mollusc sesame crustacean fish
mollusc sesame crustacean fish peanut
mollusc soy fish
sesame fish mollusc
sesame fish mollusc crustacean





celery
celery
celery
celery
celery
celery
celery
celery crustacean mollusc soy
celery milk soy wheat gluten
celery wheat gluten soy
crustacean peanut fish
crustacean soy
egg
egg
fish gluten wheat celery meat
meat
milk mustard
mustard
mustard milk gluten wheat
mustard tree_nut milk
soy wheat gluten sesame mollusc

egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg tree_nut
milk
milk
milk egg soy
milk egg soy
milk egg soy
milk egg soy
milk egg soy
milk soy egg
soy egg
soy egg
soy egg
soy egg
soy egg
soy egg
soy egg
soy egg
soy egg
soy egg
soy egg
soy milk sesame
soy tree_nut
soy tree_nut
soy tree_nut
soy tree_nut
soy tree_nut
soy tree_nut
soy tree_nut
soy tree_nut
tree_nut egg soy
tree_nut milk egg sesame
soy mustard

milk egg

soy
milk egg soy meat
egg mustard
wheat gluten
milk egg soy
milk soy
milk soy
milk soy
milk soy
milk soy
milk soy
milk soy
milk soy sesame egg
milk soy sesame egg
soy
soy
soy
soy
soy egg
soy egg
soy egg
soy egg
soy milk
soy milk
soy milk
soy milk
soy milk
soy milk
soy milk
soy milk
soy milk
fish mustard
gluten wheat
tree_nut fish soy egg
soy
celery soy egg meat
celery

fish egg wheat gluten
milk peanut sesame
sesame milk meat
egg soy tree_nut
tree_nut
milk fish sulfite
tree_nut
wheat gluten





milk tree_nut
tree_nut
tree_nut
wheat gluten
wheat gluten














egg
egg
egg
egg soy
egg soy
egg soy tree_nut
egg tree_nut peanut
egg tree_nut peanut
egg tree_nut peanut
egg tree_nut peanut
egg tree_nut peanut
egg tree_nut peanut
milk
milk
milk
milk
milk egg
milk egg sulfite
milk egg tree_nut sulfite soy
milk egg tree_nut sulfite soy
milk tree_nut
milk tree_nut sesame peanut wheat gluten
milk wheat gluten egg peanut soy
milk wheat sulfite
peanut
soy
soy
soy
soy
soy
soy
soy
soy
soy
soy
soy tree_nut
soy tree_nut
soy tree_nut
tree_nut
tree_nut
tree_nut egg
tree_nut sesame
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy
tree_nut soy peanut
tree_nut sulfite
tree_nut sulfite
tree_nut wheat gluten
tree_nut wheat gluten
wheat
wheat gluten tree_nut egg
wheat soy tree_nut
wheat soy tree_nut
wheat soy tree_nut
wheat soy tree_nut
wheat soy tree_nut
wheat soy tree_nut
wheat soy tree_nut
wheat soy tree_nut
wheat soy tree_nut
milk egg wheat gluten

egg
egg milk
egg milk
milk tree_nut egg sesame
soy
tree_nut
tree_nut milk sesame

wheat egg soy
peanut
wheat gluten

wheat gluten



celery
celery
celery
celery
celery
celery
celery
celery
celery wheat gluten
celery wheat gluten
fish crustacean sesame
fish soy wheat gluten
fish soy wheat gluten
fish wheat gluten
meat
milk
milk
milk mustard
milk mustard wheat gluten
milk wheat gluten
milk wheat gluten
mustard celery soy milk
soy
soy
soy wheat gluten crustacean mollusc sesame
sulfite
tree_nut wheat gluten
wheat
wheat
wheat
wheat crustacean
wheat gluten
wheat gluten celery milk
wheat gluten crustacean
wheat gluten fish
milk

egg crustacean sesame mollusc fish
egg soy crustacean
peanut soy fish
wheat gluten fish sesame
wheat gluten
egg soy
peanut tree_nut fish
milk

celery
celery mustard sulfite
egg
egg
egg celery sulfite
egg fish mollusc
egg mollusc celery
egg soy
fish
fish sesame peanut mollusc
fish soy
milk
milk egg
milk egg soy mustard
milk egg soy sulfite
milk sesame
milk sesame egg mollusc
milk soy
milk soy celery
milk soy celery
milk soy celery
milk soy celery
milk soy celery
milk soy celery
milk soy celery
milk soy mustard celery
milk tree_nut sulfite
mustard celery
soy
soy egg
soy mustard
sulfite celery
tree_nut
tree_nut egg
wheat gluten celery
wheat gluten egg crustacean mollusc celery
wheat gluten fish peanut
wheat gluten milk soy fish
wheat gluten sesame peanut mollusc
wheat milk





crustacean egg mustard
crustacean mollusc celery
crustacean soy wheat gluten sesame
egg
milk mustard celery
milk wheat mustard
milk wheat mustard
milk wheat mustard
milk wheat mustard
milk wheat mustard
milk wheat mustard
milk wheat mustard
soy
soy wheat egg sesame
soy wheat egg sesame mollusc mustard
soy wheat egg sesame mollusc mustard
soy wheat egg sesame mollusc mustard
soy wheat egg sesame mollusc mustard
wheat gluten crustacean
mustard soy crustacean mollusc milk







crustacean
crustacean wheat gluten peanut
egg milk
egg milk
egg milk
egg milk
egg milk
egg milk
wheat gluten milk mustard fish soy celery mollusc egg

milk meat
milk
soy
egg soy
egg milk sesame
milk egg soy
milk egg soy
milk soy mustard
wheat gluten milk mustard
soy
meat
sulfite milk mustard celery
sesame
egg crustacean fish milk mollusc
egg meat
egg meat
egg meat
egg sesame
soy sesame egg crustacean
soy sesame egg crustacean
soy sesame egg crustacean
soy sesame egg crustacean
sulfite

milk egg soy tree_nut
sesame

egg milk
meat
milk

fish milk tree_nut sulfite
soy

milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk
milk egg wheat gluten soy

milk wheat gluten peanut tree_nut
tree_nut milk egg wheat gluten peanut
milk sesame

egg meat
egg milk wheat gluten
milk wheat gluten mustard
wheat gluten
wheat gluten milk
mustard milk
wheat mustard
wheat mustard
wheat mustard
wheat mustard
celery

milk egg soy
egg
tree_nut
tree_nut
tree_nut
tree_nut egg wheat
soy
milk mustard wheat gluten tree_nut
milk sesame wheat gluten
mustard
mustard tree_nut
egg
egg
egg
egg
egg
soy egg

milk tree_nut
soy wheat gluten celery
milk soy tree_nut
soy sesame
wheat gluten
wheat gluten egg tree_nut milk

wheat gluten





soy
soy
soy
soy
soy
soy
soy
soy
soy
soy tree_nut




meat
wheat gluten fish celery mollusc sulfite
egg
egg mustard soy
soy egg

sulfite
soy

egg milk wheat gluten sulfite

fish crustacean mustard
mustard egg celery milk
mustard milk egg soy
soy wheat gluten
wheat gluten soy

milk soy sulfite
milk soy sulfite
milk soy sulfite
milk soy sulfite
milk soy sulfite
milk soy sulfite
milk soy sulfite
milk soy sulfite fish
soy mustard
egg soy crustacean

egg sesame
egg soy celery
egg wheat gluten sesame mollusc
fish mustard
milk celery
milk egg celery
milk soy
milk soy mustard fish celery
tree_nut sulfite
milk tree_nut

egg
soy
milk soy celery fish
celery wheat
celery wheat
egg soy wheat
egg soy wheat


milk
peanut meat
soy
tree_nut peanut
wheat gluten

peanut
peanut tree_nut sesame wheat gluten milk soy
celery wheat gluten
egg tree_nut
egg tree_nut
fish wheat gluten egg
fish milk sesame crustacean mollusc celery
fish wheat gluten crustacean
peanut egg fish
sesame crustacean fish egg celery mollusc
sesame egg
sesame egg
sesame fish crustacean
sesame soy mustard
soy peanut
soy peanut fish mollusc
sesame soy wheat gluten
milk

sulfite

wheat celery milk
meat fish milk celery mustard
tree_nut fish sulfite
milk soy
milk wheat gluten soy




milk
soy
soy milk
tree_nut sulfite
tree_nut
egg
egg
egg fish
egg milk
egg milk
egg milk
egg fish celery
egg wheat
egg wheat
egg wheat

milk
sesame
milk soy egg
milk tree_nut soy
tree_nut
tree_nut egg wheat gluten
tree_nut soy
tree_nut wheat gluten
tree_nut wheat gluten
wheat gluten soy tree_nut
celery milk soy tree_nut fish
fish
fish crustacean celery
soy wheat gluten fish
soy wheat gluten fish crustacean sesame tree_nut
soy
wheat gluten egg milk celery soy peanut

egg
tree_nut
egg mollusc crustacean
egg mollusc crustacean
milk egg mollusc celery
milk egg mollusc celery
milk egg mollusc celery
milk egg mollusc celery
milk egg mollusc celery
soy milk egg
egg
tree_nut
milk tree_nut
soy wheat gluten sesame
meat egg
milk
milk meat

egg
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
egg soy
milk
milk fish
soy egg

celery

egg meat

celery
milk wheat gluten
soy sesame wheat gluten

fish soy
egg soy wheat gluten milk

milk mustard
milk mustard
wheat gluten milk soy











egg
egg
egg milk meat
egg wheat gluten
meat
meat
soy
soy
tree_nut fish celery
tree_nut fish celery
tree_nut wheat gluten
wheat gluten
wheat gluten
wheat gluten milk soy
egg peanut
peanut wheat gluten sulfite
wheat gluten peanut
soy


tree_nut
tree_nut soy

egg
egg milk
meat
milk celery
tree_nut
fish tree_nut milk
peanut soy tree_nut
gluten soy wheat
mustard
mustard peanut tree_nut
soy wheat gluten sesame
crustacean
crustacean soy meat
milk meat soy celery
milk soy celery egg
milk soy wheat gluten
milk egg wheat gluten soy
fish



crustacean
egg milk mustard fish
egg milk mustard fish
egg peanut
egg peanut
fish crustacean soy
milk mustard tree_nut
mustard
mustard
mustard
mustard celery
mustard celery fish
mustard celery fish
mustard celery fish
mustard celery fish
mustard celery milk
mustard celery milk
mustard celery soy wheat
mustard fish soy
mustard milk celery
mustard milk celery meat fish
mustard milk celery meat fish
mustard milk soy
mustard milk soy
mustard soy tree_nut milk
mustard wheat gluten
peanut egg
peanut egg
sesame
sulfite
sulfite



soy wheat gluten sesame
wheat gluten
soy wheat gluten
fish soy
wheat gluten egg mollusc peanut tree_nut


celery sulfite
egg
egg fish
egg milk
egg mustard
egg mustard
egg mustard
egg mustard milk
egg mustard milk celery
egg mustard milk celery
egg mustard milk celery
egg mustard milk celery
egg mustard milk celery
egg mustard milk celery
egg mustard milk celery
egg mustard sesame
egg mustard sesame
egg mustard soy
egg mustard soy sesame
egg soy
egg soy sesame
fish milk wheat gluten
milk
milk
milk egg mustard sesame soy celery
milk egg mustard sesame soy celery
milk egg mustard sesame soy celery
milk egg mustard sesame soy celery
milk egg mustard sesame soy celery
milk egg mustard sesame soy celery
milk egg mustard sesame soy celery
milk egg mustard sesame soy celery
milk egg mustard sesame soy celery
milk egg mustard sesame soy celery
milk egg mustard sesame soy celery
milk egg mustard sesame soy celery
milk egg mustard sesame soy celery
milk egg mustard sesame soy celery
milk egg mustard sesame soy celery
milk egg mustard sesame soy celery
milk fish mustard
milk mustard egg soy sesame
milk mustard egg soy sesame
milk mustard egg soy sesame
milk mustard egg soy sesame
milk mustard soy
milk soy
milk soy
milk soy tree_nut
milk soy tree_nut
milk wheat
milk wheat
milk wheat
mustard
mustard celery
soy egg
egg
wheat gluten milk
celery gluten
egg celery
fish celery sulfite milk
soy sesame mustard
soy wheat gluten sesame mollusc mustard
soy meat celery
gluten
wheat gluten fish soy
wheat gluten sesame
soy
soy
soy
soy
soy
wheat gluten
egg sesame

milk soy
milk wheat gluten soy
mollusc wheat gluten
wheat gluten soy
fish
fish egg mollusc soy wheat gluten
fish
soy

fish wheat gluten
mustard celery sulfite
milk wheat gluten sulfite
egg fish sesame crustacean mollusc
egg sesame mollusc



celery
celery
celery
celery
celery
celery
celery milk
celery milk
celery wheat
celery wheat
celery wheat
celery wheat gluten
celery wheat gluten
celery wheat milk
celery wheat milk
crustacean
crustacean egg soy wheat gluten
crustacean egg wheat gluten
crustacean soy
egg
egg
egg
egg
egg milk
fish celery mustard
fish crustacean mollusc
fish crustacean wheat gluten sesame
fish soy egg
fish wheat celery
fish wheat celery
fish wheat gluten
milk
milk celery
milk celery
milk egg celery wheat gluten
milk egg meat
milk wheat celery
milk wheat celery
milk wheat celery
milk wheat celery
mollusc celery fish
mollusc milk soy fish
mustard
mustard
mustard celery
mustard celery
sesame tree_nut
soy crustacean wheat gluten sesame fish
soy mollusc
soy wheat egg crustacean
soy wheat gluten
soy wheat gluten celery
soy wheat gluten egg
wheat celery meat
wheat celery meat
wheat celery meat
wheat egg
wheat fish celery
wheat gluten
wheat gluten celery milk
wheat gluten egg soy
wheat gluten fish sesame
wheat gluten sulfite celery
wheat gluten sulfite celery milk
wheat soy

soy

milk tree_nut
soy wheat gluten
wheat gluten fish
milk meat
soy meat
egg milk
milk egg wheat gluten
wheat gluten fish sulfite

egg
meat soy sesame egg crustacean
milk egg soy
tree_nut

egg milk meat
fish
wheat gluten celery soy meat
egg soy meat
soy wheat gluten
wheat gluten soy
mustard sesame lupin celery
celery
milk wheat gluten
mustard
mustard egg soy
sesame soy
mustard
soy
milk
egg
egg milk
egg milk
egg milk
gluten soy
gluten soy
gluten soy
gluten soy
gluten wheat
gluten wheat
gluten wheat
gluten wheat
gluten wheat egg milk
gluten wheat milk
mustard

celery sulfite
milk mustard
sesame milk mustard
wheat gluten
fish

soy


celery wheat
celery wheat



`,
},
'means': {
'several-names.tsv': `#
#
#
bell pepper`,
},
'cut': {
'several-names.tsv': `#
#
#
chopped, cored, cubed, deseeded, diced, grilled, halved, julienned, quartered, roasted, seeded, sliced, stuffed, trimmed`,
},
'pair': {
'word-pairs.tsv': `#
#
low fat
low salt
low sodium
low sugar
low calorie
lower fat
lower salt
lower sodium
lower sugar
lower calorie
reduced fat
reduced salt
reduced sodium
reduced sugar
reduced calorie
less fat
less salt
less sodium
less sugar
less calorie
no fat
no salt
no sodium
no sugar
no calorie
non fat
full fat
high fat
fat free
salt free
sodium free
whole grain
bi carb
low carb
lower carb
net carb
zero carb
high carb
smart carb`,
},
} as const); // prettier-ignore
