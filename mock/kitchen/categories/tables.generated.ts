// Compiled from mock/kitchen/categories/data/*. Do not edit: change the data files and run `npm run tables`.
export const tables = {
  'category-words.tsv': `#
#
#
phrase	position	category	of	unless
soap	any	other
detergent	any	other
shampoo	any	other
conditioner	any	other
sponge	any	other
bleach	any	other
foil	any	other
napkin	any	other
towel	any	other
toilet paper	any	other
tissue	any	other
diaper	any	other
battery	any	other
light bulb	any	other
trash bag	any	other
garbage bag	any	other
ziploc	any	other
zip bag	any	other
sandwich bag	any	other
plastic wrap	any	other
cling film	any	other
parchment paper	any	other
wax paper	any	other
baking paper	any	other
toothpaste	any	other
toothbrush	any	other
tooth brush	any	other
deodorant	any	other
cleaner	any	other
wipe	any	other
dog food	any	other
cat food	any	other
pet food	any	other
cat litter	any	other
vitamin	any	other
aspirin	any	other
charcoal	any	other
candle	any	other
victoria sponge	any	none
trifle sponge	any	none
plain sponge	any	none
sponge finger	any	none
sponge cake	any	none
sponge flan	any	none
frozen yogurt	any	frozen
frozen custard	any	frozen
frozen	any	frozen
ice cube	any	frozen
eggo	any	frozen
popsicle	any	frozen
ice pop	any	frozen
fish stick	any	frozen
fish finger	any	frozen
chicken nugget	any	frozen
vegan nugget	any	frozen
pizza roll	any	frozen
hot pocket	any	frozen
tater tot	any	frozen
tv dinner	any	frozen
ice cream bar	any	frozen
ice cream sandwich	any	frozen
ice	whole	frozen
salad kit	any	produce
hummus	any	condiments_sauces
gravy	any	condiments_sauces
baked bean	any	canned_goods
refried bean	any	canned_goods
ranch style bean	any	canned_goods
diced tomato	whole	canned_goods
crushed tomato	whole	canned_goods
stewed tomato	whole	canned_goods
fire roasted tomato	whole	canned_goods
whole peeled tomato	whole	canned_goods
chopped tomato	whole	canned_goods
tomato with juice	last	canned_goods	produce, canned_goods
tomato with their juice	last	canned_goods	produce, canned_goods
tomato with its juice	last	canned_goods	produce, canned_goods
tomato with liquid	last	canned_goods	produce, canned_goods
with their juice	last	canned_goods	produce, canned_goods
with juice	last	canned_goods	produce, canned_goods
with its liquid	last	canned_goods	produce, canned_goods
canned	any	canned_goods	produce, legumes, seafood, meat, grains_pasta, dairy_eggs, frozen
tinned	any	canned_goods	produce, legumes, seafood, meat, grains_pasta, dairy_eggs, frozen
can	first	canned_goods	produce, legumes, seafood, meat, grains_pasta, dairy_eggs, frozen
tin	first	canned_goods	produce, legumes, seafood, meat, grains_pasta, dairy_eggs, frozen
can	last	canned_goods	produce, legumes, seafood, meat, grains_pasta, dairy_eggs, frozen
tin	last	canned_goods	produce, legumes, seafood, meat, grains_pasta, dairy_eggs, frozen
tea	last	beverages	spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
teabag	last	beverages	spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
tea bag	last	beverages	spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
kombucha	last	beverages	spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
protein shake	last	beverages	spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
milk shake	last	beverages	spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
milkshake	last	beverages	spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
smoothie	last	beverages	spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
energy drink	last	beverages	spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
sport drink	last	beverages	spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
hot chocolate	last	beverages	spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
hot cocoa	last	beverages	spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
hot chocolate mix	last	beverages	spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
hot cocoa mix	last	beverages	spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
k cup	last	beverages	spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
coffee pod	last	beverages	spices_herbs, baking, snacks_sweets, dairy_eggs, produce, frozen, unknown
chocolate bar	last	snacks_sweets
candy bar	last	snacks_sweets
snack bar	last	snacks_sweets
protein bar	last	snacks_sweets
energy bar	last	snacks_sweets
cereal bar	last	snacks_sweets
granola bar	last	snacks_sweets
rice cake	last	snacks_sweets
jerky	last	snacks_sweets
trail mix	last	snacks_sweets
snack mix	last	snacks_sweets
party mix	last	snacks_sweets
jello cup	last	snacks_sweets
jell o cup	last	snacks_sweets
pudding cup	last	snacks_sweets
fruit cup	last	snacks_sweets
fruit snack	last	snacks_sweets
fruit leather	last	snacks_sweets
fruit roll up	last	snacks_sweets
gummy	last	snacks_sweets
gummie	last	snacks_sweets
gummy bear	last	snacks_sweets
gummy worm	last	snacks_sweets
brownie	last	snacks_sweets
lollipop	last	snacks_sweets
bubble gum	last	snacks_sweets
chewing gum	last	snacks_sweets
evaporated milk	last	canned_goods
condensed milk	last	canned_goods
tomato juice	last	beverages
vegetable juice	last	beverages
v8 juice	last	beverages
clamato juice	last	beverages
tomato cocktail juice	last	beverages
vegetable cocktail juice	last	beverages
v8	whole	beverages
puff pastry	any	frozen
phyllo	any	frozen
filo	any	frozen
fillo	any	frozen
crust mix	last	baking
pancake mix	last	baking
waffle mix	last	baking
muffin mix	last	baking
biscuit mix	last	baking
scone mix	last	baking
bread mix	last	baking
cornbread mix	last	baking
crepe mix	last	baking
dough mix	last	baking
batter mix	last	baking
cornmeal	last	baking
shredded coconut	last	baking
desiccated coconut	last	baking
flaked coconut	last	baking
sweetened coconut	last	baking
unsweetened coconut	last	baking
coconut flake	last	baking
vanilla bean	last	spices_herbs
vanilla pod	last	spices_herbs
bitters	last	alcohol
margarine	any	dairy_eggs
hominy	last	canned_goods
snack	last	snacks_sweets
veggie burger	last	frozen
vegan burger	last	frozen
vegetarian burger	last	frozen
plant based burger	last	frozen
beyond burger	last	frozen
impossible burger	last	frozen
veggie burger patty	last	frozen
vegan burger patty	last	frozen
vegetarian burger patty	last	frozen
plant based burger patty	last	frozen
beyond burger patty	last	frozen
impossible burger patty	last	frozen
nutella	last	condiments_sauces
hazelnut spread	last	condiments_sauces
crab cake	any	none
fish cake	any	none
ice cream cake	any	none
cake	last	bakery	snacks_sweets, frozen
cupcake	last	bakery	snacks_sweets, frozen
pies	last	bakery	snacks_sweets, frozen
croissant	last	bakery	snacks_sweets, frozen
muffin	last	bakery	snacks_sweets, frozen
donut	last	bakery	snacks_sweets, frozen
doughnut	last	bakery	snacks_sweets, frozen
danish	last	bakery	snacks_sweets, frozen
eclair	last	bakery	snacks_sweets, frozen
cheesecake	last	bakery	snacks_sweets, frozen
mustard powder	last	spices_herbs
dry mustard	last	spices_herbs
ground mustard	last	spices_herbs
powdered mustard	last	spices_herbs
stone ground mustard	any	none
pickled	any	condiments_sauces	spices_herbs, produce
ghee	last	dairy_eggs
christmas pudding	last	snacks_sweets
plum pudding	last	snacks_sweets
figgy pudding	last	snacks_sweets
fresh	any	produce	spices_herbs	ground, cracked, pepper, peppercorn, salt, saffron, dried
cilantro	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
parsley	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
mint	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
chive	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
chervil	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
thai basil	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
holy basil	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
sweet basil	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
coriander leaf	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
coriander sprig	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
coriander stem	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
coriander stalk	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
basil leaf	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
basil sprig	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
basil stem	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
basil stalk	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
thyme leaf	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
thyme sprig	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
thyme stem	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
thyme stalk	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
rosemary leaf	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
rosemary sprig	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
rosemary stem	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
rosemary stalk	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
sage leaf	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
sage sprig	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
sage stem	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
sage stalk	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
dill leaf	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
dill sprig	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
dill stem	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
dill stalk	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
tarragon leaf	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
tarragon sprig	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
tarragon stem	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
tarragon stalk	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
oregano leaf	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
oregano sprig	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
oregano stem	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
oregano stalk	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
marjoram leaf	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
marjoram sprig	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
marjoram stem	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
marjoram stalk	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
shiso leaf	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
shiso sprig	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
shiso stem	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
shiso stalk	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
perilla leaf	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
perilla sprig	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
perilla stem	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
perilla stalk	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
herb leaf	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
herb sprig	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
herb stem	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
herb stalk	any	produce	spices_herbs	ground, dried, dry, powder, rubbed, flake, frozen
`,
} as const; // prettier-ignore
