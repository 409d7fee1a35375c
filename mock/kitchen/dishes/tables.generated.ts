// Compiled from mock/kitchen/dishes/data/*. Do not edit: change the data files and run `npm run tables`.
export const tables = {
  'bake.txt': `dish: bake
noun: Bake
course: savory
skill: intermediate
title from: main, sea, ready, hard, vegetable, base
requires: cheese or cream
penalty: 5

slot main: 110 g; satisfied by ready, egg, sea, cheese, cured
slot sea: 100 g
slots: cured
slot ready: 80 g
slot base: accepts rice, brown rice, quick grain, slow grain, noodle, pasta, cooked rice; 55 g; at most 2
slot hard: 140 g
slot vegetable: 110 g
slots: liquid
slot cream like cream: accepts cream, milk, soft dairy, plant milk; 60 g
slot egg: 50 g; at most 3
slot cheese: 45 g; at most 4
slot topping like topping: accepts crumbs, nut, seed, briny, snack, bread; 25 g
slot acid: 8 g; never bought
slots: seasoned
slot garlic: 12 g
slots: onion, paste
slot sauce: 30 g
slots: wine, sweet, acid, herb, flour, leaf

cook: Cook {base} in plenty of boiling water for about {time}, until {done}, and drain.
  minutes: simmer base
  done: like base
  tools: saucepan
use: brown
use: crisp
cook: {hot}Add {onion+hard+vegetable} and cook for about {time}, stirring, until nearly tender.
  minutes: fry onion+hard+vegetable
  done: nearly tender
  tools: large frying pan
cook: {hot}Stir in {garlic+spice+paste+flour} and cook for {time}, until fragrant.
  minutes: 1
  done: fragrant
  tools: large frying pan
mix: Heat the oven to {oven}. [Mix everything with {salt+sea+ready+leaf+wine+liquid+sauce+sweet+cream+egg+acid}. ]Spread it in a baking dish[ and top with {cheese+topping}].
  minutes: 4
  oven: 375
  tools: baking dish
bake: [first fat: Drizzle with {fat}. ]Bake at {oven} for {time}, until bubbling, golden and set in the middle.
  minutes: 25
  oven: 375
  cooks: egg+sea
  done: bubbling, golden and set in the middle
  tools: baking dish
rest: Let it stand for {time} before you cut it.
serve: [Scatter with {herb}. ]Serve warm.
`,
  'bowl.txt': `dish: bowl
noun: Fruit Bowl
course: sweet
skill: beginner
title from: fruit, cream, nut
requires: fruit or cream or nut or sugar
called for by: fruit+cream or fruit+herb
penalty: 10

slot fruit: accepts fruit, dried fruit, jam, juice, avocado, raw vegetable; 160 g; at most 6; buy banana, apple, strawberry; from fruits; raw
slot cream: accepts soft dairy, cream, soft cheese, milk, plant milk, coconut milk, sweet; 80 g; at most 4
slot sugar: accepts sugar, syrup; 8 g; at most 3
slot flavor: accepts extract, sweet spice, zest, spirit, cocoa, coffee, wine, ginger, citrus; 14 g; at most 6
slot salt: accepts salt; 0.4 g
slot nut: accepts nut, seed, coconut, chocolate, oats, snack, nut butter, crumbs; 22 g; at most 6; raw
slot herb: accepts herb; 2 g; at most 2

mix: Toss {fruit}[ with {sugar+flavor+salt}] in a bowl.
  tools: bowl
serve: [Spoon {cream} over. ][Scatter with {nut+herb}. ]Serve cold.
`,
  'burgers.txt': `dish: burgers
noun: Burgers
course: savory
skill: beginner
title from: main, cheese
requires: main+bread

slot main: accepts ground meat; 130 g; at most 3
slot bind: accepts egg; 15 g
slot crumbs: accepts crumbs, oats, flour, snack, starch; 15 g; at most 2
slot wet: accepts milk, water, broth, tomato sauce, plant milk, cream, wine; 12 g; at most 2
slots: onion, garlic, spice, salt
slot sauce: 20 g
slots: paste, sweet, herb, fat, cheese
slot bread: accepts bread, tortilla; 60 g
slot hard: 120 g
slot vegetable like vegetable: accepts vegetable, mushroom; 90 g; satisfied by fresh, hard, bread, base
slot fresh like fresh: accepts salad leaf, leaf, tomato, raw vegetable, briny, avocado; 80 g; at most 5
slots: acid
slot cream like cream: accepts soft dairy
slot topping like topping: accepts nut, seed
slots: cured
slot base: 55 g

use: boil base
mix: Work {main} lightly with {onion+garlic+spice+salt+herb+bind+crumbs+wet+paste+sauce+sweet}, and shape into patties.
  minutes: 5
  tools: large bowl
use: firm
use: greens
use: crisp
cook: {hot}Cook the patties of {main} for about {time}, turning once, until browned outside with no pink in the middle.[ Lay {cheese} on top for the last minute.]
  minutes: 10
  cooks: main+bind
  done: browned outside, with no pink in the middle
  tools: large frying pan
  advanced: Press a dimple into each, so that they stay flat.
rest: Let the patties rest for {time}.
  minutes: 2
serve: Serve hot[ in {bread}][ with {fresh+base}].[ Finish with {cream+acid+topping}.]
`,
  'cake.txt': `dish: cake
noun: Cake
gluten-free noun: Traybake
course: sweet
skill: intermediate
title from: fruit, nut, cocoa, cheese, flavor
requires: flour
called for by: flour+sugar or flour+cocoa or flour+raise

slot flour: accepts flour, cornmeal, crumbs; 42 g; at most 4; buy flour, rice flour, almond flour, coconut flour
slot sugar: accepts sugar, syrup; 26 g; at most 4; buy sugar, honey, maple syrup, erythritol
slot fat: accepts butter, oil, nut butter; 18 g; at most 3; buy butter, vegetable oil
slot egg: 26 g; at most 3; buy egg, banana; optional
slot wet: accepts milk, soft dairy, cream, plant milk, water, coconut milk, vinegar; 26 g; at most 4; buy milk, water; optional
slot raise: accepts leavening; 1.7 g; at most 3; buy baking powder
slot cocoa: accepts cocoa, chocolate; 10 g; at most 2
slot cheese: accepts soft cheese; 25 g; at most 2
slot flavor: accepts extract, sweet spice, zest, spirit, coffee, wine; 14 g; at most 6
slot salt: accepts salt; 0.4 g
slot starch: accepts starch; 8 g; at most 2
slot oats: accepts oats; 14 g; at most 2
slot fruit: accepts fruit, jam, juice, citrus; 50 g; at most 4
slot nut: accepts nut, seed, coconut, dried fruit, chocolate, snack, sweet; 24 g; at most 6
slot vegetable: accepts hard vegetable, ginger, potato, vegetable; 30 g; at most 2; only carrot, pumpkin, sweet potato, beet, zucchini, ginger
slot set: accepts gelatin; 1.5 g

mix: Heat the oven to {oven} and grease a baking pan with a little of {fat}.
  minutes: 3
  oven: 350
  tools: baking pan
mix: Beat {fat} with {sugar}[, then beat in {egg}][, then {wet+cheese}].
  minutes: 6
  tools: large bowl, whisk
  advanced: Beat for a good while here: this is where the lightness comes from.
mix: Stir in {flour+oats+starch+raise+cocoa+flavor+salt+set} until just combined.[ Fold in {fruit+nut+vegetable}.]
  minutes: 3
  beginner: Stop as soon as no dry streaks are left; more stirring makes it tough.
bake: Scrape into the pan and bake at {oven} for about {time}, until golden and a skewer comes out clean.
  minutes: 32
  oven: 350
  cooks: egg
  done: golden, and a skewer comes out clean
  tools: baking pan
rest: Let it cool in the pan for {time} before you turn it out.
  minutes: 10
serve: Cut into pieces and serve.
`,
  'cheesecake.txt': `dish: cheesecake
noun: Cheesecake
gluten-free noun: Baked Custard
course: sweet
skill: intermediate
title from: fruit, flavor, nut
requires: cheese

slot cheese: accepts soft cheese; 95 g; at most 2; only cream cheese, ricotta, mascarpone, cottage cheese, farmer cheese; bulk; whole
slot sugar: accepts sugar, syrup; 26 g; at most 4; buy sugar, honey, maple syrup, erythritol
slot egg: 28 g; at most 3; buy egg; optional
slot cream like cream: accepts cream, soft dairy, milk, plant milk, coconut milk; 30 g
slot thick: accepts flour, starch, gelatin; 6 g; at most 3
slot flavor: accepts extract, sweet spice, zest, spirit, coffee, wine; 14 g; at most 6
slot acid: accepts citrus; 6 g
slot salt: accepts salt; 0.4 g
slot crust: accepts snack, crumbs, sweet, oats; 24 g; at most 3
slot fat: accepts butter, oil; 9 g; at most 2; buy butter, vegetable oil
slot fruit: accepts fruit, jam, dried fruit; 45 g; at most 4
slot nut: accepts nut, chocolate, coconut, seed, cocoa; 12 g; at most 4

mix: Heat the oven to {oven} and grease a small round pan with {fat}.[ Crush {crust} finely and press onto the bottom.]
  minutes: 6
  oven: 325
  tools: round pan
mix: Beat {cheese} with {sugar} until smooth[, then beat in {egg}][, then {cream+thick+flavor+acid+salt}]. Pour it into the pan.
  minutes: 6
  tools: large bowl
  advanced: Beat slowly: air makes it rise, sink and crack.
bake: Bake at {oven} for about {time}, until set at the edges with a slight wobble in the middle.
  minutes: 40
  oven: 325
  cooks: egg
  done: set at the edges, with a slight wobble in the middle
  tools: round pan
rest: Let it cool for {time}; it firms up as it does.
  minutes: 30
serve: [Top with {fruit+nut}. ]Cut into wedges and serve.
`,
  'compote.txt': `dish: compote
noun: Compote
course: sweet
skill: beginner
title from: fruit
requires: fruit
penalty: 8

slot fruit: 160 g; at most 6
slot sugar: accepts sugar, syrup; 20 g; at most 3; buy sugar, honey, maple syrup, erythritol
slot liquid: accepts water, juice, wine, jam; 35 g; at most 3
slot flavor: accepts extract, sweet spice, zest, spirit, coffee, wine; 14 g; at most 6
slot acid: 8 g; at most 2; never bought
slot salt: accepts salt; 0.4 g
slot thick: accepts starch, gelatin; 3 g; at most 2
slot fat: accepts butter; 5 g
slot cream like cream: accepts cream, soft dairy, soft cheese, sweet; 35 g
slot nut: accepts nut, coconut, seed, oats; 10 g; at most 4
slot herb: accepts herb, ginger; 2 g; at most 2

cook: Put {fruit+sugar}[ with {liquid+acid+flavor+thick+salt+fat}] in a saucepan and simmer gently for about {time}, stirring now and then, until soft and syrupy.
  minutes: 12
  done: soft and syrupy
  tools: saucepan
rest: Let it cool for {time}; it thickens as it does.
  minutes: 10
serve: [Spoon over or beside it {cream}. ][Scatter with {nut+herb}. ]Serve warm or cold.
`,
  'cooked-only.tsv': `# Vegetables and fruit that nobody eats raw.
words
potato, yam, eggplant, butternut, acorn, spaghetti squash, pumpkin, green bean, yard long bean, asparagus, brussels, okra, turnip, rutabaga, parsnip, artichoke, taro, cassava, plantain, lima, fava, collard, mustard green, broccoli rabe, bamboo, lotus, water spinach, cardoon, cactus, chayote, rhubarb, quince, grape leaf, konjac, vegetable, kale, shiitake, chanterelle
`,
  'cookies.txt': `dish: cookies
noun: Cookies
gluten-free noun: Bites
course: sweet
skill: beginner
title from: nut, cocoa, fruit, flavor
requires: flour
called for by: flour+sugar

slot flour: accepts flour, cornmeal, crumbs; 34 g; at most 4; buy flour, rice flour, almond flour, coconut flour
slot sugar: accepts sugar, syrup; 20 g; at most 4; buy sugar, honey, maple syrup, erythritol
slot fat: accepts butter, oil, nut butter; 19 g; at most 3; buy butter, coconut oil, vegetable oil
slot egg: accepts egg, milk, plant milk, water, cream, soft cheese, soft dairy; 9 g; at most 3
slot raise: accepts leavening; 0.7 g; at most 3
slot cocoa: accepts cocoa; 5 g
slot flavor: accepts extract, sweet spice, zest, spirit, coffee, wine; 14 g; at most 6
slot salt: accepts salt; 0.4 g
slot starch: accepts starch; 8 g; at most 2
slot oats: accepts oats; 14 g; at most 2
slot nut: accepts nut, seed, coconut, dried fruit, chocolate, snack, sweet; 22 g; at most 6
slot fruit like fruit: accepts jam, juice, citrus, ginger; 8 g

mix: Heat the oven to {oven} and line a baking sheet.
  oven: 350
  tools: baking sheet
mix: Beat {fat} with {sugar} until pale[, then beat in {egg+fruit}].
  minutes: 6
  tools: large bowl
mix: Work in {flour+oats+starch+raise+cocoa+flavor+salt}[, then {nut}].
  minutes: 3
  beginner: It should hold together when you press it.
bake: Set spoonfuls on the sheet with room between them and bake at {oven} for {time}, until golden at the edges.
  minutes: 12
  oven: 350
  cooks: egg
  done: golden at the edges
  tools: baking sheet
  advanced: Chill the shaped ones for a few minutes first, and they keep their shape.
rest: Let them firm up on the sheet for {time}.
serve: Serve them warm or cold.
`,
  'cooking-classes.tsv': `# How a class of food is made ready and how long it cooks. prepare: "cut ... into cubes", the name goes in place of the dots. minutes of work, then minutes in a hot
# pan, in a simmering pot, in a hot oven. most grams: what belongs in one serving at most; empty: no limit.
# measured in: weight, spoon (then cup), cup, piece, whole piece (never a part of one), clove, stalk or slice. speaks for: the course that it calls for in a pantry, and how loudly.
# part: main (a meal is made of it), sweetens (without it nothing becomes sweet) or bakes (for something sweet if next to nothing savory is there).
class	prepare	listed as	work	fry	simmer	roast	done when	most grams	measured in	speaks for	part
poultry	cut ... into bite-size pieces	cut into bite-size pieces	4	8	20	22	golden outside, with no pink left in the middle	150	weight	savory 2	main
bone-in poultry	pat ... dry	patted dry	2	25	40	42	golden, with clear juices at the bone	230	weight	savory 2	main
whole bird	pat ... dry	patted dry	3	60	70	80	deep golden, with clear juices at the thigh	300	weight	savory 2	main
tender meat	cut ... into bite-size pieces	cut into bite-size pieces	5	6	25	16	browned all over	140	weight	savory 2	main
tough meat	cut ... into 1-inch cubes	cut into 1-inch cubes	6	10	100	120	tender enough to cut with a spoon	160	weight	savory 2	main
ground meat			0	8	20	25	browned and crumbly, with no pink left	120	weight	savory 2	main
sausage	slice	sliced	2	10	20	25	browned and hot right through	90	weight	savory 2	main
bacon	chop	chopped	2	6	12	15	crisp at the edges	35	weight	savory 2
cooked meat	cut ... into strips	cut into strips	2	3	5	10	hot	80	weight	savory 2	main
bones	rinse	rinsed	1	10	180	60	giving up their flavor	350	weight	savory 2	main
fish	cut ... into large chunks	cut into large chunks	3	6	7	14	opaque and ready to flake	150	weight	savory 2	main
shellfish	pat ... dry	patted dry	3	4	4	8	opaque and firm	130	weight	savory 2	main
shell-on shellfish	scrub	scrubbed	5	6	6	10	cooked through, with every shell open	200	weight	savory 2	main
ready fish	drain ... if needed	drained	1	2	3	6	hot	80	weight	savory 2	main
salted fish	flake	flaked	4	6	12	15	opaque and ready to flake	110	weight	savory 2	main
anchovy			0	1	5	5	melted into the rest	5	spoon	savory 2
tofu	pat ... dry and cut into cubes	cubed	4	8	8	25	golden at the edges	130	weight	savory 2	main
frying cheese	cut ... into cubes	cubed	2	5	5	15	golden	80	weight	savory 2	main
pulse	drain and rinse	drained and rinsed	1	4	10	20	hot	120	cup	savory 2	main
quick pulse	rinse	rinsed	1	25	25	35	soft	60	cup	savory 2	main
dried pulse		soaked overnight	0	90	90	100	soft right through	60	cup	savory 2	main
egg	beat	beaten	1	4	5	18	just set	100	whole piece		main
rice	rinse	rinsed	1	18	18	30	tender	65	cup	savory 0.6
brown rice	rinse	rinsed	1	40	40	55	tender	65	cup	savory 0.6
cooked rice			0	5	5	15	hot	150	cup	savory 0.6
quick grain			0	15	15	25	tender	60	cup	savory 0.6
slow grain	rinse	rinsed	1	35	35	45	tender	60	cup	savory 0.6
pasta			0	10	10	30	tender with a little bite	85	weight	savory 2
noodle			0	6	6	20	tender	75	weight	savory 2
potato	cut ... into 3/4-inch cubes	cut into 3/4-inch cubes	4	15	18	32	tender when pierced	170	piece	savory 1
flour			0	0	0	0			cup	sweet 0.6	bakes
starch			0	0	0	0		40	spoon
oats			0	0	0	0			cup	sweet 0.6	bakes
cornmeal			0	0	0	0			cup
crumbs			0	0	0	0	golden	15	cup	savory 0.6
bread	slice	sliced	1	3	0	5	golden	70	slice		bakes
tortilla			0	2	0	0	warm and soft	90	whole piece	savory 0.6
pastry			0	0	0	0			weight	sweet 0.6
snack			0	0	0	0		30	cup
onion	chop	chopped	2	5	8	20	soft	45	piece	savory 1
garlic	finely chop	finely chopped	1	1	5	15	fragrant	3	clove	savory 1
ginger	finely chop	finely chopped	2	1	5	10	fragrant	3	spoon
chile	seed and finely chop	seeded and finely chopped	1	1	5	10	fragrant	6	piece	savory 1
celery	slice	sliced	2	5	10	20	soft	35	stalk	savory 1
hard vegetable	slice	sliced	3	10	15	30	tender when pierced	110	piece	savory 1
vegetable	cut ... into bite-size pieces	cut into bite-size pieces	3	6	8	20	crisp-tender	100	piece	savory 1
mushroom	slice	sliced	2	6	8	18	browned	70	cup	savory 1
dried mushroom			0	3	10	10	soft	8	cup	savory 1
leaf	wash and chop	washed and chopped	2	2	3	6	wilted	50	cup	savory 1
salad leaf	wash and tear	washed and torn	2	1	1	2	just wilted	40	cup	savory 1
raw vegetable	slice	thinly sliced	2	2	4	10	crisp	60	piece	savory 1
tomato	chop	chopped	2	4	10	15	soft and juicy	100	piece	savory 1
briny	chop	chopped	1	2	5	5	hot	15	cup	savory 1
avocado	slice	sliced	1	0	0	0	ripe	60	piece	savory 0.6
tomato sauce			0	0	0	0	thick	180	cup	savory 1
tomato paste			0	0	0	0	darker by a shade	8	spoon	savory 1
broth			0	0	0	0			cup	savory 1
wine			0	0	0	0	mostly boiled away	60	cup	drink 0.3
spirit			0	0	0	0		30	spoon	drink 1.6
coconut milk			0	0	0	0	hot	140	cup
plant milk			0	0	0	0			cup	sweet 0.6
milk			0	0	0	0			cup	sweet 0.6
cream			0	0	0	0		60	cup	sweet 0.6
soft dairy			0	0	0	0		120	cup
hard cheese	grate	grated	1	0	0	0	melted	15	cup	savory 0.6
melting cheese	grate	grated	2	0	0	0	melted and bubbling	30	cup	savory 0.6
soft cheese	crumble	crumbled	1	0	0	0	soft	30	cup
butter			0	0	0	0	melted	20	spoon	sweet 0.6
oil			0	0	0	0	shimmering	20	spoon
salt			0	0	0	0		1.2	spoon
pepper		ground	0	0	0	0		0.3	spoon	savory 0.6
spice			0	0	0	0	fragrant	0.8	spoon	savory 0.6
sweet spice			0	0	0	0	fragrant	0.4	spoon	sweet 0.6	bakes
herb	chop	chopped	1	0	0	0	fragrant	2.5	spoon	savory 0.6
dried herb			0	0	0	0	fragrant	0.3	spoon	savory 0.6
bay leaf			0	0	0	0		0.2	whole piece	savory 0.6
savory sauce			0	0	0	0		9	spoon	savory 1
hot sauce			0	0	0	0		3	spoon	savory 0.6
condiment			0	0	0	0		12	spoon	savory 1
dressing			0	0	0	0		15	cup	savory 1
curry paste			0	0	0	0	fragrant	10	spoon	savory 1
salsa			0	0	0	0		40	cup	savory 1
vinegar			0	0	0	0		6	spoon	savory 0.6
citrus	squeeze	juiced	1	0	0	0	bright	12	piece	drink 0.3
zest			0	0	0	0	fragrant	1	spoon
sugar			0	0	0	0		40	cup	sweet 0.7	sweetens
syrup			0	0	0	0		40	spoon	sweet 0.7, drink 0.3	sweetens
jam			0	0	0	0		30	spoon	sweet 1.3	sweetens
nut	chop	chopped	1	2	0	0	crunchy	15	cup	sweet 0.6
seed			0	1	0	0	crunchy	6	spoon
nut butter			0	0	0	0		20	spoon
fruit	cut ... into bite-size pieces	cut into bite-size pieces	2	4	8	20	soft	110	piece	sweet 1	sweetens
dried fruit	chop	chopped	1	2	5	0	plump	15	cup	sweet 0.6	sweetens
juice			0	0	0	0		150	cup	drink 1.2
coconut			0	0	0	0	golden	12	cup	sweet 0.6
chocolate	chop	chopped	1	0	0	0	melted	25	weight	sweet 1.3	sweetens
cocoa			0	0	0	0		8	spoon	sweet 1.3	sweetens
extract			0	0	0	0		1	spoon	sweet 1.3	sweetens
leavening			0	0	0	0		1.6	spoon	sweet 1	bakes
yeast			0	0	0	0	foamy	1.2	spoon	savory 0.6
gelatin			0	0	0	0		2	spoon	sweet 1.3
coffee			0	0	0	0		60	cup	drink 2
drink			0	0	0	0			cup	drink 1.2
sweet			0	0	0	0		50	cup	sweet 1.3	sweetens
water			0	0	0	0			cup	drink 0.3
other			0	0	0	0			cup
`,
  'counted-as.tsv': `# Foods that are not measured as others of their class: by the piece, by the head, or loose (in cups or by weight) because they are not whole.
words	unit
juice, chopped, shredded, sliced, diced, mix, canned, frozen, corn, floret, piece, kernel, puree, slaw	loose
corn tortilla	whole
bun, roll, bagel, muffin, croissant, biscuit, bread stick	piece
broccoli, cauliflower, cabbage, lettuce, radicchio, escarole, bok choy, napa, endive, fennel, celery root	head
`,
  'crumble.txt': `dish: crumble
noun: Crumble
gluten-free noun: Baked Fruit
course: sweet
skill: beginner
title from: fruit
requires: fruit
called for by: fruit+flour or fruit+fat or fruit+sugar
penalty: 3

slot fruit: accepts fruit; 130 g; at most 5; buy apple; from fruits
slot tang: accepts dried fruit, jam, citrus, juice; 30 g; at most 4
slot flour: accepts flour, oats, crumbs, starch, snack; 26 g; at most 3; buy oats, flour, rice flour
slot sugar: accepts sugar, syrup; 18 g; at most 4; buy sugar, honey, maple syrup, erythritol
slot fat: accepts butter, oil, nut butter; 14 g; at most 2; buy butter, coconut oil, vegetable oil
slot nut: accepts nut, seed, coconut, chocolate, cocoa; 12 g; at most 4
slot flavor: accepts extract, sweet spice, zest, spirit, coffee, wine; 14 g; at most 6
slot salt: accepts salt; 0.4 g
slot cream like cream: accepts cream, soft dairy, soft cheese, plant milk, sweet; 30 g

mix: Heat the oven to {oven}. Spread {fruit+tang} in a baking dish with a third of {sugar}[ and {flavor}].
  minutes: 3
  oven: 375
  tools: baking dish
mix: Rub {fat} into {flour}[ with {nut+salt}] and the rest of the sweetening until it is crumbly, and scatter it over.
  minutes: 5
  tools: bowl
bake: Bake at {oven} for {time}, until it bubbles at the edges and the top is golden.
  minutes: 30
  oven: 375
  done: bubbling at the edges, with a golden top
  tools: baking dish
rest: Let it stand for {time}; it is very hot inside.
serve: Serve warm[ with {cream}].
`,
  'cuisines.tsv': `# What a cuisine reaches for first, the dishes it likes (best first), its own words for them, and the ingredients that point to it.
cuisine	adjective	mains	vegetables	aromatics	spices	herbs	fats	acids	sauces	liquids	starches	fruits	dishes	nouns	signs
american	American	chicken breast, ground beef, white bean	green bean, corn, red bell pepper	onion	paprika, black pepper	parsley	vegetable oil, butter	cider vinegar, lemon	worcestershire sauce, mustard	chicken broth, vegetable broth	rice, potato	apple	burgers, patties, skillet, tray roast, bake, cake	bake = Casserole, patties = Burger Patties	barbecue sauce, ketchup, cheddar, maple syrup, ranch dressing, monterey jack
brazilian	Brazilian	shrimp, black bean, chicken thigh	red bell pepper, tomato	onion	paprika, cumin	cilantro	olive oil, coconut oil	lime	hot sauce	coconut milk, vegetable broth	rice	mango	stew, curry, pilaf, skewers		cachaca, condensed milk, black bean, coconut milk, tapioca
british	British	chicken thigh, cod, white bean	pea, carrot	onion, leek	black pepper, mustard	parsley	butter, vegetable oil	cider vinegar, lemon	worcestershire sauce, mustard	chicken broth, vegetable broth	potato	apple, blackberry	pie, tray roast, stew, crumble, cake	stew = Hotpot, pie = Tart	golden syrup, stilton, malt vinegar, currant, beef suet
cajun_creole	Creole	shrimp, chicken thigh, kidney bean	green bell pepper, okra	onion, celery	paprika, cayenne pepper, thyme	parsley, scallion	vegetable oil, butter	lemon, vinegar	hot sauce, worcestershire sauce	chicken broth, canned tomato, vegetable broth	rice	peach	stew, pilaf, skillet, soup	stew = Smothered Stew, pilaf = Jambalaya-Style Pilaf	andouille sausage, okra, crawfish, cajun seasoning, creole seasoning, cayenne pepper, celery, green bell pepper
caribbean	Caribbean	chicken thigh, kidney bean, shrimp	red bell pepper, pumpkin	scallion, onion	allspice, curry powder, thyme	thyme, cilantro	coconut oil, vegetable oil	lime	hot sauce	coconut milk, vegetable broth	rice	mango, pineapple	curry, stew, pilaf, tray roast	stew = Stewpot	allspice, plantain, rum, mango, coconut milk
chinese	Chinese	chicken breast, tofu, shrimp	bok choy, snow pea, broccoli	scallion	white pepper, star anise	scallion, cilantro	vegetable oil, peanut oil	rice vinegar	soy sauce, tamari, hoisin sauce	rice wine, chicken broth, water	rice, noodle	orange	stir-fry, fried rice, soup, tray roast	stew = Red Braise	soy sauce, sesame oil, hoisin sauce, oyster sauce, ginger, bok choy, five spice, rice wine, cornstarch, water chestnut
ethiopian	Ethiopian	lentil, chicken thigh, chickpea	cabbage, carrot	onion	paprika, cardamom, turmeric	cilantro	clarified butter, vegetable oil	lemon	hot sauce	vegetable broth, water	rice	orange	stew, curry, skillet	stew = Spiced Stew, curry = Red Stew	berbere, teff flour, clarified butter, lentil
filipino	Filipino	pork shoulder, chicken thigh, tofu	green bean, bok choy	onion	black pepper, bay leaf	scallion	vegetable oil	vinegar, lime	soy sauce, tamari, fish sauce	coconut milk, chicken broth, water	rice, rice noodle	mango, pineapple	stew, stir-fry, fried rice, soup	stew = Adobo-Style Braise, stir-fry = Pancit-Style Stir-Fry	calamansi, shrimp paste, fish sauce, vinegar, pork belly, bay leaf
french	French	chicken breast, white bean, cod	green bean, mushroom	shallot, leek, onion	thyme, black pepper	tarragon, parsley	butter, olive oil	white wine vinegar, lemon	dijon mustard	white wine, chicken broth, vegetable broth	potato	pear, apple	skillet, bake, pie, stew, omelette, cake	bake = Gratin, stew = Ragout, omelette = Omelette, skillet = Sauté	gruyere, tarragon, shallot, dijon mustard, creme fraiche, cognac, white wine, puff pastry
german	German	pork loin, white bean, chicken thigh	cabbage, carrot	onion	caraway seed, mustard seed, paprika	parsley, chive	butter, vegetable oil	cider vinegar, lemon	mustard	beef broth, vegetable broth	potato, egg noodle	apple, cherry	stew, skillet, tray roast, cake	skillet = Pan Supper, stew = Goulash-Style Stew	sauerkraut, bratwurst, caraway seed, rye bread, quark
greek	Greek	chicken thigh, chickpea, lamb	zucchini, tomato, eggplant	red onion	oregano, cinnamon	dill, mint, parsley	olive oil	lemon	dijon mustard	canned tomato, vegetable broth	rice, pasta	orange, fig	tray roast, salad, skewers, bake, stew	skewers = Souvlaki, salad = Village Salad, stew = Stifado	feta, kalamata olive, greek yogurt, phyllo, dill, oregano, pita, black olive, lamb
indian	Indian	chickpea, chicken thigh, paneer	cauliflower, pea, spinach	onion	garam masala, cumin, turmeric, coriander	cilantro	clarified butter, vegetable oil	lemon, lime	hot sauce	canned tomato, coconut milk, water	basmati rice	mango	curry, pilaf, soup, skewers	curry = Masala, pilaf = Pulao, skewers = Tikka Skewers, soup = Shorba	garam masala, turmeric, cumin, curry leaf, paneer, clarified butter, basmati rice, cardamom, curry powder, coriander, fenugreek seed, mustard seed, asafoetida
indonesian	Indonesian	chicken thigh, tempeh, tofu	green bean, cabbage	shallot, onion	turmeric, coriander	cilantro	vegetable oil, coconut oil	lime	soy sauce, tamari	coconut milk, water	rice	pineapple	fried rice, curry, skewers, stir-fry	fried rice = Nasi Goreng	tempeh, galangal, lemongrass, peanut butter, coconut milk, sambal
irish	Irish	lamb, chicken thigh, white bean	cabbage, carrot, leek	onion, leek	thyme, black pepper	parsley	butter, vegetable oil	cider vinegar	worcestershire sauce, mustard	beef broth, vegetable broth	potato	apple	stew, soup, bake, flatbread, cake	flatbread = Farls	guinness, corned beef, irish whiskey, potato, buttermilk, cabbage, irish cream
italian	Italian	chicken breast, white bean, italian sausage	zucchini, tomato, red bell pepper	onion	oregano, red pepper flake, black pepper	basil, parsley	olive oil	red wine vinegar, lemon	pesto	canned tomato, white wine, vegetable broth	pasta	peach, fig	pasta, bake, skillet, polenta, soup	omelette = Frittata, soup = Minestra, bake = Al Forno	parmesan, mozzarella, basil, pasta, spaghetti, ricotta, prosciutto, balsamic vinegar, marinara sauce, italian seasoning, pine nut, pancetta, arborio rice
jamaican	Jamaican	chicken thigh, kidney bean	red bell pepper, pumpkin	scallion, onion	allspice, thyme, black pepper	thyme	vegetable oil, coconut oil	lime	hot sauce, soy sauce	coconut milk, vegetable broth	rice	mango, banana	tray roast, stew, curry, pilaf	tray roast = Jerk-Style Roast, stew = Brown Stew	allspice, habanero pepper, jerk seasoning, rum, thyme, scallion, kidney bean
japanese	Japanese	salmon, tofu, chicken thigh	snow pea, mushroom, cabbage	scallion	white pepper	scallion	vegetable oil, sesame oil	rice vinegar	soy sauce, tamari	water, rice wine	rice, soba noodle	pear	stir-fry, soup, fried rice, salad	fritters = Okonomiyaki-Style Fritters, fried rice = Yakimeshi	miso, mirin, sake, nori, dashi, rice vinegar, soy sauce, wasabi, soba noodle, panko, tofu
korean	Korean	pork loin, tofu, chicken thigh	carrot, mushroom, spinach	scallion, onion	red pepper flake, black pepper	scallion	sesame oil, vegetable oil	rice vinegar	soy sauce, tamari	water	rice	pear	stir-fry, fried rice, stew, soup	fritters = Jeon, stir-fry = Bokkeum, fried rice = Bokkeumbap	gochujang, kimchi, sesame oil, sesame seed, gochugaru, soy sauce
mediterranean	Mediterranean	chicken breast, chickpea, cod	zucchini, tomato, eggplant	red onion, onion	oregano, paprika	parsley, basil	olive oil	lemon	dijon mustard	canned tomato, vegetable broth	couscous, rice	orange, fig	tray roast, salad, grain bowl, skillet		olive oil, chickpea, feta, lemon, caper, tahini
mexican	Mexican	chicken breast, black bean, ground beef	corn, poblano pepper, tomato	onion	cumin, chili powder, oregano	cilantro	vegetable oil	lime	hot sauce	salsa, canned tomato, vegetable broth	rice, corn tortilla	mango, pineapple	tacos, stew, soup, bake, skillet	stew = Guisado, soup = Sopa	corn tortilla, flour tortilla, salsa, jalapeno, chili powder, cilantro, black bean, avocado, enchilada sauce, cotija, queso fresco, tomatillo, chipotle
middle_eastern	Middle Eastern	chickpea, chicken thigh, lamb	eggplant, tomato, cauliflower	onion, red onion	cumin, coriander, cinnamon	parsley, mint	olive oil	lemon	tahini	canned tomato, vegetable broth	rice, bulgur	fig, orange	tray roast, pilaf, skewers, dip, salad	skewers = Kebabs	tahini, sumac, bulgur, pita, chickpea, pomegranate molasses, zaatar
moroccan	Moroccan	chicken thigh, chickpea, lamb	carrot, zucchini, butternut squash	onion	cumin, cinnamon, paprika	cilantro, mint	olive oil	lemon	harissa	vegetable broth, canned tomato, water	couscous	orange, fig	stew, tray roast, grain bowl, soup	stew = Tagine, soup = Harira-Style Soup	couscous, ras el hanout, harissa, preserved lemon, apricot, saffron, cinnamon, chickpea
nordic	Nordic	salmon, white bean, cod	beet, carrot, cucumber	onion	allspice, black pepper	dill	butter, canola oil	lemon, vinegar	mustard	vegetable broth, fish stock	potato	apple, blueberry	soup, tray roast, sandwich, bake	sandwich = Smorrebrod	dill, herring, rye bread, lingonberry, crispbread, cardamom
polish	Polish	pork loin, white bean, chicken thigh	cabbage, mushroom, beet	onion	paprika, caraway seed, allspice	dill, parsley	butter, vegetable oil	vinegar, lemon	mustard	beef broth, vegetable broth	potato	apple, plum	stew, soup, fritters, bake	stew = Bigos-Style Stew, fritters = Placki	kielbasa, sauerkraut, dill, beet, farmer cheese
portuguese	Portuguese	cod, chickpea, chicken thigh	kale, tomato, red bell pepper	onion	paprika, bay leaf	cilantro, parsley	olive oil	lemon, white wine vinegar	hot sauce	white wine, vegetable broth, canned tomato	potato, rice	orange	stew, soup, tray roast, pilaf	soup = Caldo, stew = Caldeirada-Style Stew	chorizo, salt cod, paprika, kale, port
russian	Russian	chicken thigh, white bean	beet, cabbage, mushroom	onion	black pepper, paprika	dill	butter, sunflower oil	vinegar, lemon	mustard	beef broth, vegetable broth	potato, egg noodle	apple, cherry	soup, stew, fritters, pancakes	pancakes = Oladi, soup = Shchi-Style Soup	beet, sour cream, dill, cabbage, buckwheat, cottage cheese, caviar
southern_us	Southern	chicken thigh, black eyed pea, shrimp	collard green, corn, okra	onion	paprika, cayenne pepper, black pepper	thyme, parsley	vegetable oil, butter	cider vinegar, lemon	hot sauce, worcestershire sauce	chicken broth, vegetable broth	rice	peach	skillet, stew, tray roast, cake, crumble	stew = Pot Supper, crumble = Cobbler	buttermilk, grits, pecan, cornmeal, collard green, bourbon, black eyed pea, bacon, molasses, shortening
spanish	Spanish	shrimp, chickpea, chicken thigh	red bell pepper, tomato, pea	onion	paprika, saffron	parsley	olive oil	sherry vinegar, lemon	hot sauce	white wine, canned tomato, vegetable broth	rice, potato	orange	pilaf, skillet, stew, omelette	omelette = Omelette	saffron, chorizo, manchego, sherry, paprika, smoked paprika, sherry vinegar, mussel
thai	Thai	chicken breast, tofu, shrimp	green bean, red bell pepper, eggplant	shallot, scallion	white pepper, coriander	basil, cilantro	vegetable oil, coconut oil	lime	fish sauce, soy sauce, tamari	coconut milk, water	jasmine rice, rice noodle	mango	stir-fry, curry, soup, salad	soup = Tom-Style Soup	fish sauce, red curry paste, coconut milk, lemongrass, lime, basil, peanut, galangal, thai basil, palm sugar, lime leaf
turkish	Turkish	lamb, chickpea, chicken thigh	eggplant, tomato, green bell pepper	onion	paprika, cumin, red pepper flake	parsley, mint, dill	olive oil, butter	lemon	hot sauce	canned tomato, vegetable broth	bulgur, rice	apricot, fig	skewers, pilaf, stew, omelette	skewers = Kebabs, pilaf = Pilav, stew = Guvec-Style Stew	bulgur, sumac, yogurt, eggplant, pistachio, aleppo pepper, pomegranate molasses
vietnamese	Vietnamese	pork loin, tofu, shrimp	carrot, bean sprout, cucumber	shallot, scallion	white pepper, star anise	mint, cilantro, basil	vegetable oil	lime, rice vinegar	fish sauce, soy sauce, tamari	water, chicken broth	rice noodle, jasmine rice	mango	stir-fry, soup, salad, skewers	soup = Pho-Style Soup	fish sauce, rice paper, rice noodle, lemongrass, mint, bean sprout, star anise
`,
  'curry.txt': `dish: curry
noun: Curry
course: savory
skill: beginner
title from: main, sea, ready, vegetable, hard
cuisine only: yes
vessel: large pot

slot main like slow main: accepts bone-in poultry, poultry, tender meat, ground meat, sausage, tofu, frying cheese; 140 g
slots: sea, cured, ready
slot hard: 110 g
slot vegetable: 110 g
slot liquid: 140 g; buy coconut milk, canned tomato, water; from liquids
slots: egg
slot base: optional
slots: fruit, basics

use: boil base
use: crisp
use: soften
use: bloom
cook: {hot}Add {main} and turn for {time}, until coated and no longer raw outside.
  minutes: 3
  tools: large pot
use: dust
cook: [first fat: Warm {fat} in a large pot over medium heat. ]Pour in {wine+liquid}[ with {sauce+sweet}][, add {hard+ready+fruit}] and bring to a gentle simmer. Cook for about {time}, stirring now and then.
  minutes: simmer main+hard+ready
  cooks: main
  done: like main+hard
  tools: large pot
cook: Add {vegetable} and simmer for about {time} more, until {done}.
  minutes: simmer vegetable
  done: like vegetable
use: sea
use: wilt
cook: Stir {egg} through in a thin stream and simmer for {time}, until set.
  minutes: 3
  cooks: egg
use: enrich
serve: [Scatter with {topping+cheese+herb}. ]Serve hot[ with {base}].
`,
  'dip.txt': `dish: dip
noun: Dip
course: savory
skill: beginner
title from: body, herb, garlic
requires: body
penalty: 20

slot body: accepts soft dairy, soft cheese, pulse, avocado, nut butter, dressing, ready fish, melting cheese, hard cheese; 110 g; at most 5
slot fat: accepts oil; 8 g; at most 3
slot acid: 8 g
slot garlic: 5 g
slot onion: 15 g; never bought
slots: salt
slot spice: 1.5 g; at most 8; never bought
slot sauce like sauce: accepts hot sauce, savory sauce; 10 g
slot paste like paste: accepts salsa, curry paste, tomato paste, tomato sauce; 30 g
slots: sweet, herb
slot topping like topping: accepts nut, seed, briny, cooked meat, coconut
slot scoop: accepts salad leaf, leaf, tomato, raw vegetable, avocado, vegetable, hard vegetable, mushroom, celery, snack, bread, tortilla, fruit; 110 g; at most 6; buy cucumber, carrot; raw

mix: Mash or stir {body}[ with {fat+acid+garlic+onion+salt+spice+sauce+paste+sweet}] until smooth.
  minutes: 4
  tools: bowl
serve: [Scatter with {topping+herb}. ]Serve with {scoop} for dipping.
`,
  'first-steps.tsv': `# What is done with a class of food before the dish itself begins. {food} is the food.
# Soaking and boiling hard: dried beans, above all kidney beans, hold lectins that soaking and ten minutes at a full boil destroy (FDA, Bad Bug Book, Phytohaemagglutinin).
class	phase	minutes	text	tools
dried pulse	rest	480	Soak {food} overnight, for at least 8 hours, in plenty of cold water, then drain and rinse.	large bowl
dried pulse	cook	10	Cover {food} with plenty of fresh water, bring to a boil and boil hard for 10 minutes; drain.	large pot
salted fish	rest	1440	Soak {food} in cold water in the refrigerator for 24 hours, changing the water two or three times; drain.	large bowl
dried mushroom	rest	20	Soak {food} in hot water for 20 minutes until soft; lift out and chop.	bowl
`,
  'flatbread.txt': `dish: flatbread
noun: Flatbreads
gluten-free noun: Griddle Rounds
course: savory
skill: intermediate
title from: herb, garlic, cheese, topping
requires: flour
penalty: 14
heat: medium-high

slot flour: accepts flour, cornmeal, oats, starch; 85 g; at most 4; buy flour
slot raise: accepts yeast, leavening; 1.8 g; at most 3
slot wet: accepts water, milk, plant milk, soft dairy, wine, cream; 58 g; at most 3; buy water
slot rich: accepts egg; 15 g; at most 2
slot fat: 10 g
slots: salt, sweet
slot garlic: 5 g; never bought
slot spice: 1.5 g; never bought
slot herb: never bought
slot cheese: 25 g
slot topping like topping: accepts seed, nut, briny, coconut, crumbs; 20 g
slot onion: 20 g; never bought
slot fruit: 20 g

mix: Mix {flour+raise+salt+sweet+spice} in a large bowl. Work in {wet+rich}[ with {garlic+herb+cheese+onion+fruit}] and knead until smooth.
  minutes: 10
  tools: large bowl
rest: Cover and let it rest for {time}.
  minutes: 20
  advanced: Longer is better: another half hour makes it far easier to roll.
mix: Divide, roll into thin rounds[ and press {topping} into the tops].
  minutes: 5
  tools: rolling pin
cook: Heat {fat} in a large frying pan over medium-high heat and cook the rounds one after the other, about {time} in all, until puffed and spotted brown on both sides.
  minutes: 12
  cooks: rich
  done: puffed, with brown spots on both sides
  tools: large frying pan
serve: Keep them soft in a cloth and serve warm.
`,
  'form-classes.tsv': `# Words in a pantry that change how an ingredient is cooked: a whole chicken is not cooked as chicken pieces are. Only meat, poultry and fish are meant.
words	class
whole chicken, whole turkey, whole duck, whole goose, whole roasting chicken, roasting chicken, roaster, roaster chicken, whole bird, cornish hen, cornish game hen, game hen, poussin, capon, spatchcock chicken, whole quail, whole guinea fowl, whole pheasant	whole bird
bone, carcass, chicken frame, turkey frame, chicken back, chicken foot, chicken neck, turkey neck, knuckle bone, marrow bone, soup bone, stock bone, fish head, fish frame	bones
`,
  'french-toast.txt': `dish: french toast
noun: French Toast
gluten-free noun: Golden Slices
course: sweet
skill: beginner
title from: fruit, flavor, nut
requires: bread+egg

slot bread: accepts bread; 80 g; at most 2
slot egg: at most 2
slot wet: accepts milk, plant milk, cream, coconut milk, soft dairy; 60 g; at most 4; buy milk, oat milk
slot sugar: accepts sugar; 6 g; at most 3
slot flavor: accepts extract, sweet spice, zest, spirit, citrus, cocoa; 8 g; at most 6
slot salt: accepts salt; 0.3 g
slot fat: accepts butter, oil; 10 g; at most 2; buy butter, vegetable oil
slot fruit: 60 g; at most 4
slot syrup: accepts syrup, jam, nut butter, soft cheese, sweet; 20 g; at most 4
slot nut: accepts nut, seed, coconut, chocolate; 12 g; at most 4

mix: Whisk {egg+wet}[ with {sugar+flavor+salt}] in a wide dish.
  minutes: 3
  tools: wide dish, whisk
rest: Soak {bread} in it for {time}, turning once.
  minutes: 4
cook: Heat {fat} in a large frying pan over medium heat and fry in batches for about {time} in all, until golden on both sides and set in the middle.
  minutes: 10
  cooks: egg
  done: golden on both sides and set in the middle
  tools: large frying pan
serve: Serve hot[ with {fruit+syrup+nut}].
`,
  'fried-rice.txt': `dish: fried rice
noun: Fried Rice
course: savory
skill: beginner
title from: main, sea, ready, vegetable, egg
requires: grain or cold
vessel: wok or large frying pan
heat: high

slot grain: accepts rice, brown rice; 70 g; at most 2; buy rice; optional; satisfied by cold
slot cold: accepts cooked rice; 150 g
slot main: 100 g; at most 2
slot sea: 90 g
slots: cured
slot ready: 70 g
slot hard: 60 g
slot vegetable: 110 g
slot egg: 50 g
slot sauce: buy soy sauce, tamari; from sauces; optional
slots: fruit
slot liquid like liquid: accepts broth, water; 20 g
slots: seasoned, garlic, onion, paste, wine, sweet, acid, herb, topping, leaf

cook: Boil {grain} for about {time}, until {done}; drain well and spread out to steam dry.
  minutes: simmer grain
  done: like grain
  tools: saucepan
use: brown
use: crisp
cook: {hot}Add {sea} and stir-fry for about {time}, until {done}.
  minutes: fry sea
  cooks: sea
  done: like sea
  tools: wok or large frying pan
cook: {hot}Add {onion+hard+vegetable} and stir-fry for about {time}, until {done}.
  minutes: fry onion+hard+vegetable
  done: like hard+vegetable+onion
  tools: wok or large frying pan
cook: {hot}Stir in {garlic+spice+paste} and cook for {time}, until fragrant.
  minutes: 1
  done: fragrant
cook: {hot}Push everything aside, pour in {egg} and scramble for {time}, until set.
  minutes: 2
  cooks: egg
  done: set
cook: {hot}Add {grain+cold+ready+leaf+fruit}[if main: , return {main}] and fry for {time}, pressing and tossing, until hot with a few crisp grains.[ Season with {sauce+wine+sweet+liquid}.]
  minutes: 4
  done: hot, with a few crisp grains
  advanced: Leave it alone for half a minute between tosses: that makes the crisp bits.
serve: [Season with {salt+acid}. ][Scatter with {topping+herb}. ]Serve hot.
`,
  'fritters.txt': `dish: fritters
noun: Fritters
course: savory
skill: intermediate
title from: filling, ready, cheese
requires: flour
penalty: 12

slot flour: accepts flour, starch, cornmeal, crumbs; 45 g; at most 3; buy flour, rice flour
slot bind: accepts egg; 40 g; at most 2
slot wet: accepts milk, soft dairy, water, plant milk, broth, cream, coconut milk, wine; 55 g; at most 3; buy water
slot filling: accepts vegetable, leaf, onion, celery, hard vegetable, mushroom, raw vegetable, salad leaf, potato; 140 g; at most 5; buy zucchini, corn, carrot
slot ready: 60 g
slots: cheese
slot garlic: never bought
slot spice: 2 g; never bought
slots: salt
slot sauce: 10 g
slot sweet: 4 g
slot raise: accepts leavening; 1.2 g; at most 2
slot herb: never bought
slot fat: 14 g
slots: acid
slot topping: 20 g
slot dip: accepts salsa, tomato sauce; 40 g

mix: Whisk {flour+raise+spice+salt} with {wet+bind} to a thick, smooth mixture.[ Stir in {filling+ready+cheese+garlic+herb+sauce+sweet}.]
  minutes: 5
  tools: large bowl, whisk
rest: Let it stand for {time}; it thickens a little.
cook: Heat {fat} in a large frying pan over medium heat. Drop in spoonfuls, flatten them and fry in batches for about {time} in all, turning when the edges are golden, until set in the middle.
  minutes: 12
  cooks: bind
  done: deep golden on both sides and set in the middle
  tools: large frying pan
serve: [Scatter with {topping}. ]Serve hot[ with {acid+dip}].
`,
  'fruit-tart.txt': `dish: fruit tart
noun: Tart
gluten-free noun: Slices
course: sweet
skill: beginner
title from: fruit, nut, flavor
requires: pastry

slot pastry: accepts pastry; 65 g
slot fruit: accepts fruit, dried fruit, jam; 95 g; at most 4; buy apple; from fruits
slot sugar: accepts sugar, syrup; 14 g; at most 3; buy sugar, honey, maple syrup
slot flavor: accepts extract, sweet spice, zest, spirit, coffee, wine; 14 g; at most 6
slot salt: accepts salt; 0.4 g
slot acid: accepts citrus, juice; 6 g; at most 2
slot thick: accepts starch, flour, gelatin; 4 g; at most 2
slot nut: accepts nut, coconut, seed, chocolate, oats, crumbs; 12 g; at most 4
slot fat: accepts butter, oil; 5 g; at most 2
slot egg: 25 g; at most 2
slot milk: accepts cream, milk, soft dairy, plant milk, soft cheese; 30 g; at most 4
slot cream: accepts sweet; 20 g; at most 2

mix: Heat the oven to {oven} and lay {pastry} on a lined baking sheet or in a tart pan.
  minutes: 3
  oven: 375
  tools: baking sheet
mix: Toss {fruit} with {sugar}[ and {flavor+acid+thick+salt}], and spread over it.[ Pour on {egg+milk}, beaten together.][ Scatter with {nut}.][ Dot with {fat}.]
  minutes: 4
bake: Bake at {oven} for about {time}, until the fruit is soft and the edges are deep golden.
  minutes: 32
  oven: 375
  cooks: egg
  done: soft inside, with deep golden edges
  tools: baking sheet
rest: Let it cool for {time}.
  minutes: 10
serve: Cut into pieces and serve[ with {cream}].
`,
  'grain-bowl.txt': `dish: grain bowl
noun: Grain Bowl
course: savory
skill: beginner
title from: ready, fresh, fruit, cheese
requires: base
penalty: 4

slot base: accepts quick grain, slow grain, rice, brown rice; 60 g; at most 2; buy quinoa
slot pulse: accepts quick pulse; 40 g
slot ready like ready: accepts cooked meat, ready fish, pulse, anchovy; 100 g
slot boil: accepts egg, potato; 60 g; at most 2; whole
slot mayo: accepts dressing; 30 g; at most 2
slot fresh: 150 g; at most 7; buy cucumber, tomato; optional
slot fat like fat: accepts oil; 12 g
slot acid: 10 g
slots: salt
slot garlic: 4 g; at most 3; never bought
slot spice: 1 g; at most 6; never bought
slot sauce: 18 g
slots: sweet
slot cream like cream: accepts soft dairy, nut butter, cream, coconut milk; 30 g
slot dip: accepts salsa, tomato sauce, curry paste, tomato paste; 25 g; at most 2
slot onion: 25 g; never bought
slots: cheese
slot fruit: 60 g; at most 3
slots: topping
slot herb: at most 6

cook: Cook {base+pulse} in plenty of boiling water for about {time}, until {done}. Drain and rinse under cold water.
  minutes: simmer base+pulse
  done: like base+pulse
  tools: saucepan
cook: Boil {boil} for {time}, until firm right through; cool, and peel and cut up.
  minutes: 12
  cooks: boil
  done: firm right through
  tools: saucepan
mix: Whisk {fat}[ with {mayo+acid+salt+sauce+sweet+cream+garlic+spice+dip}] in a large bowl.
  tools: large bowl
mix: Add {base+pulse}[ with {fresh+onion+ready+fruit+boil}] and toss.
serve: [Scatter with {cheese+topping+herb}. ]Serve at room temperature.
`,
  'granola.txt': `dish: granola
noun: Granola
course: sweet
skill: beginner
title from: nut, fruit, flavor
requires: oats+nut

slot oats: accepts oats; 45 g; at most 2
slot nut: accepts nut, seed, coconut, nut butter; 25 g; at most 7
slot sugar: accepts syrup, sugar; 14 g; at most 3; buy honey, maple syrup, sugar
slot fat: 7 g; at most 2; buy vegetable oil, butter; from no list
slot flavor: accepts sweet spice, extract, zest, cocoa; 4 g; at most 5
slot salt: accepts salt; 0.3 g
slot fruit: accepts dried fruit, chocolate; 15 g; at most 4
slot milk: accepts milk, plant milk, soft dairy; 90 g; at most 2

mix: Heat the oven to {oven}. Stir {oats+nut}[ with {flavor+salt}] into {sugar+fat} until everything is coated, and spread it on a lined baking sheet.
  minutes: 4
  oven: 325
  tools: large bowl, baking sheet
bake: Bake at {oven} for about {time}, stirring once, until golden.
  minutes: 22
  oven: 325
  done: golden
  tools: baking sheet
rest: Let it cool for {time}; it turns crisp as it does.
  minutes: 10
serve: [Mix in {fruit}. ]Serve[ with {milk}, or] by the handful.
`,
  'handling.tsv': `# Foods that are made ready in another way than their class; the first row of which a phrase stands in the name counts. An empty "prepare" means nothing is to be done.
words	prepare	listed as	work
chopped, sliced, diced, minced, shredded, grated, crumbled, crushed, ground, powder, paste, puree, frozen, canned, dried, juice, concentrate, kernel, chip, morsel, cooked, peeled, cubed, halved, flake, mix, instant, refried			0
strawberry	hull and halve	hulled and halved	2
berry, blueberry, raspberry, blackberry, grape, cherry, currant, cranberry	rinse	rinsed	1
raisin, sultana, golden raisin			0
pea, corn, edamame, bean sprout, caper, baby spinach			0
green bean, asparagus, snow pea, sugar snap pea, okra, brussels sprout	trim	trimmed	2
cherry tomato, grape tomato	halve	halved	2
banana	peel and slice	peeled and sliced	1
orange, mango, pineapple, kiwi, grapefruit, papaya, melon, watermelon	peel ... and cut into pieces	peeled and cut into pieces	3
thyme sprig, rosemary sprig, bay			0
bok choy, spinach, chard	wash and chop	washed and chopped	2
orange bell pepper, orange pepper	cut ... into bite-size pieces	cut into bite-size pieces	3
`,
  'homemade-pizza.txt': `dish: homemade pizza
noun: Pizza
course: savory
skill: intermediate
title from: main, ready, cured, vegetable, tomato, cheese, topping
requires: flour+yeast+cheese or flour+yeast+sauce

slot flour: accepts flour, cornmeal, oats, starch; 85 g; at most 4; buy flour
slot yeast: accepts yeast; 1.5 g
slot wet: accepts water, milk, plant milk, soft dairy, wine; 58 g; at most 3; buy water
slot sauce: accepts tomato sauce, tomato paste, condiment, salsa, hot sauce; 50 g; at most 3; buy marinara sauce; optional; satisfied by tomato, cream
slot cream: accepts cream, soft dairy; 25 g
slot cheese: 60 g; at most 4; buy mozzarella; optional
slot tomato: accepts tomato; 60 g; at most 2
slot vegetable: accepts vegetable, mushroom, onion, leaf; 70 g; at most 5
slot main: 45 g; at most 2; never bought
slots: cured
slot ready: 45 g
slot egg: 50 g; whole
slots: fat, salt
slot spice: 1.5 g; never bought
slot garlic: never bought
slot herb: never bought
slot topping like topping: accepts nut, seed, briny, fruit; 25 g
slot leaf: accepts salad leaf; 15 g; at most 2
slots: sweet
slot acid: 5 g; never bought

mix: Mix {flour+yeast} with {wet} in a large bowl and knead for {time}, until smooth.
  minutes: 10
  tools: large bowl
rest: Cover and let it rise in a warm place for {time}, until nearly doubled.
  minutes: 60
  advanced: Overnight in the refrigerator does it too, and tastes of more.
cook: Cook {main+cured} in a large frying pan over medium heat for about {time}, until {done}.
  minutes: fry main+cured
  cooks: main+cured
  done: like main+cured
  tools: large frying pan
mix: Heat the oven to {oven}. Divide, and roll out thin on a baking sheet[, brush with {fat}][ and spread with {sauce+cream+garlic}].
  minutes: 5
  oven: 450
  tools: baking sheet
mix: Scatter over {tomato+vegetable+main+cured+ready+topping+cheese}[ and season with {salt+spice+sweet}].[ Crack in {egg}.]
  minutes: 3
bake: Bake at {oven} for about {time}, until the edges are deep golden.
  minutes: 15
  oven: 450
  cooks: egg
  done: deep golden at the edges
  tools: baking sheet
  beginner: Let the oven get fully hot first: a hot sheet makes the bottom crisp.
serve: [Scatter with {leaf+herb}. ][Finish with {acid}. ]Cut into wedges and serve at once.
`,
  'hot-drink.txt': `dish: hot drink
noun: Hot Drink
course: drink
also: sweet
skill: beginner
title from: brew, flavor, pour
requires: brew
penalty: 8

slot brew: accepts coffee, cocoa; 60 g; at most 4
slot pour: accepts milk, plant milk, water, cream, coconut milk; 220 g; at most 4; buy milk, oat milk, water
slot sugar: accepts sugar, syrup, jam; 10 g; at most 3
slot flavor: accepts sweet spice, ginger, extract, zest, spice, pepper, herb, citrus; 6 g; at most 8
slot salt: accepts salt; 0.2 g
slot spirit: accepts spirit; 25 g; at most 2
slot top: accepts sweet, soft dairy, chocolate; 12 g; at most 3

cook: Bring {pour+brew}[ with {flavor+sugar+salt}] slowly to a simmer in a saucepan, stirring, and keep it there for {time}.
  done: steaming and fragrant
  tools: saucepan
serve: [Stir in {spirit}. ]Pour through a strainer into cups[ and top with {top}]. Serve hot.
`,
  'loaf.txt': `dish: loaf
noun: Loaf
course: savory
skill: intermediate
title from: topping, herb, cheese, garlic
requires: flour+yeast
penalty: 10

slot flour: accepts flour, cornmeal, oats, starch; 95 g; at most 4; buy flour
slot yeast: accepts yeast; 1.5 g
slot wet: accepts water, milk, plant milk, soft dairy, wine; 62 g; at most 3; buy water
slot rich: accepts egg; 12 g
slot fat: 6 g; never bought
slots: salt, sweet
slot garlic: 4 g; never bought
slot spice: 1.2 g; never bought
slot herb: never bought
slot cheese: 20 g
slot onion: 20 g; never bought
slot topping like topping: accepts seed, nut, briny, dried fruit; 20 g
slot acid: 3 g; never bought

mix: Mix {flour+yeast+salt+sweet+spice} in a large bowl. Add {wet}[ with {fat+rich+acid}] and knead for {time}, until smooth and springy.[ Work in {topping+herb+cheese+garlic+onion}.]
  minutes: 10
  tools: large bowl
rest: Cover and let it rise in a warm place for {time}, until nearly doubled.
  minutes: 60
  advanced: Overnight in the refrigerator does it too, and tastes of more.
mix: Shape it, set it in a loaf pan and let it stand while the oven heats to {oven}.
  minutes: 5
  oven: 400
  tools: loaf pan
bake: Bake at {oven} for about {time}, until deep golden; it sounds hollow when you knock on the bottom.
  minutes: 35
  oven: 400
  cooks: rich
  done: deep golden, and hollow when knocked on
  tools: loaf pan
rest: Let it cool for {time} before you cut it.
  minutes: 15
serve: Slice and serve.
`,
  'omelette.txt': `dish: omelette
noun: Frittata
course: savory
skill: beginner
title from: vegetable, cheese, ready, cured, hard, leaf
requires: egg

slot egg: 110 g; at most 3
slots: cured
slot ready: 60 g
slot main: 50 g; at most 2; never bought
slot sea: 50 g; at most 2
slot hard: 80 g
slot vegetable: 90 g
slots: leaf, onion, garlic
slot cream: 25 g
slots: cheese, fat, salt
slot spice: 1.5 g; never bought
slots: sauce, herb
slot topping: 30 g
slots: flour, paste
slot beside: accepts bread, tortilla, salsa, tomato sauce, snack; 60 g; at most 2
slot acid: 5 g; never bought
slots: sweet

use: brown
use: crisp
cook: {hot}Add {onion+hard+vegetable} and cook for about {time}, until {done}.
  minutes: fry onion+hard+vegetable
  done: like hard+vegetable+onion
  tools: large frying pan
cook: {hot}Stir in {garlic+spice+paste+leaf+ready+sauce+sweet} for {time}.
  minutes: 1
  tools: large frying pan
use: sea
mix: Stir {egg}[ with {cream+flour+salt}] in a bowl.
  minutes: 1
  tools: bowl
cook: {hot}[if main: Return {main} to the pan. ]Pour in {egg}[, scatter {cheese+topping} over], cover and cook on low heat for about {time}, until set in the middle.
  minutes: 8
  cooks: egg
  done: set in the middle
  tools: large frying pan
  advanced: Draw the set edges in with a spatula for the first minute, so that it cooks evenly.
serve: [Scatter with {herb}. ][Finish with {acid}. ]Cut into wedges and serve[ with {beside}].
`,
  'pancakes.txt': `dish: pancakes
noun: Pancakes
gluten-free noun: Griddle Rounds
course: sweet
skill: beginner
title from: fruit, nut, flavor
requires: flour
penalty: 3

slot flour: accepts flour, cornmeal; 55 g; at most 3; buy flour, rice flour, almond flour
slot wet: accepts milk, soft dairy, plant milk, water, cream, coconut milk; 75 g; at most 3; buy milk, water
slot egg: 27 g; at most 3
slot raise: accepts leavening; 2 g; at most 3
slot sugar: accepts sugar; 6 g; at most 2
slot fat like fat: accepts butter, oil; buy butter, vegetable oil; from no list
slot flavor: accepts extract, sweet spice, zest, spirit, coffee, wine; 14 g; at most 6
slot salt: accepts salt; 0.4 g
slot starch: accepts starch; 8 g; at most 2
slot oats: accepts oats; 14 g; at most 2
slot syrup: accepts syrup, jam, nut butter; 22 g; at most 3
slot fruit: accepts fruit, dried fruit, juice, citrus; 60 g; at most 4
slot cocoa: accepts cocoa; 6 g
slot nut: accepts nut, seed, coconut, chocolate, soft cheese; 15 g; at most 3

mix: Whisk {flour+oats+starch+cocoa+raise+sugar+salt+flavor} together. Stir in {wet+egg} until just combined; a few lumps are fine.
  minutes: 3
  tools: large bowl, whisk
rest: Let it stand for {time}.
  minutes: 2
cook: Heat some of {fat} in a large frying pan over medium heat. Cook small rounds, about {time} in all, turning them when bubbles break on top, until golden on both sides.
  minutes: 8
  cooks: egg
  done: golden on both sides
  tools: large frying pan
  beginner: The first one is always a test; adjust the heat after it.
serve: Serve in stacks[ with {fruit+syrup+nut}].
`,
  'pasta-salad.txt': `dish: pasta salad
noun: Pasta Salad
gluten-free noun: Noodle Salad
course: savory
skill: beginner
title from: ready, fresh, cheese, fruit
requires: base+mayo or base+acid
penalty: 10

slot base: accepts pasta, noodle; 75 g; at most 2; buy pasta, rice noodle
slot pulse: accepts quick pulse; 40 g
slot ready like ready: accepts cooked meat, ready fish, pulse, anchovy; 100 g
slot boil: accepts egg, potato; 60 g; at most 2; whole
slot mayo: accepts dressing; 30 g; at most 2
slot fresh: 150 g; at most 7; buy cucumber, tomato; optional
slot fat like fat: accepts oil; 12 g
slot acid: 10 g
slots: salt
slot garlic: 4 g; at most 3; never bought
slot spice: 1 g; at most 6; never bought
slot sauce: 18 g
slots: sweet
slot cream like cream: accepts soft dairy, nut butter, cream, coconut milk; 30 g
slot dip: accepts salsa, tomato sauce, curry paste, tomato paste; 25 g; at most 2
slot onion: 25 g; never bought
slots: cheese
slot fruit: 60 g; at most 3
slots: topping
slot herb: at most 6

cook: Cook {base+pulse} in plenty of boiling water for about {time}, until {done}. Drain and rinse under cold water.
  minutes: simmer base+pulse
  done: like base+pulse
  tools: saucepan
cook: Boil {boil} for {time}, until firm right through; cool, and peel and cut up.
  minutes: 12
  cooks: boil
  done: firm right through
  tools: saucepan
mix: Whisk {fat}[ with {mayo+acid+salt+sauce+sweet+cream+garlic+spice+dip}] in a large bowl.
  tools: large bowl
mix: Add {base+pulse}[ with {fresh+onion+ready+fruit+boil}] and toss.
serve: [Scatter with {cheese+topping+herb}. ]Serve at room temperature.
`,
  'pasta.txt': `dish: pasta
noun: Pasta
gluten-free noun: Noodles
course: savory
skill: beginner
title from: main, sea, ready, cured, vegetable, leaf
requires: grain

slot grain: accepts pasta, noodle; 85 g; at most 2; buy pasta, rice noodle
slot main: 110 g; at most 2; satisfied by ready, egg, sea, cured, cheese, vegetable
slot sea: 100 g
slots: cured
slot ready: 80 g
slot hard: 80 g
slot vegetable: 130 g
slots: liquid
slot egg: 40 g
slots: fruit, basics

use: brown
use: crisp
cook: {hot}Add {onion+hard+vegetable} and cook for about {time}, stirring, until {done}.
  minutes: fry onion+hard+vegetable
  done: like hard+vegetable+onion
  tools: large frying pan
cook: {hot}Stir in {garlic+spice+paste+flour} and cook for {time}, until fragrant.
  minutes: 1
  done: fragrant
  tools: large frying pan
cook: [if main: Return {main} to the pan][if no ready+wine+liquid+sauce+sweet+fruit:  for {time}, until hot again][if main: . ][Add {ready+wine+liquid+sauce+sweet+fruit} and simmer for {time}.]
use: sea
cook: Boil {grain} in plenty of water for about {time}, until {done}. Keep a ladle of the cooking water and drain the rest.
  minutes: simmer grain
  done: like grain
  tools: large pot
  advanced: Drain it a little early; it finishes in the sauce and drinks it in.
cook: [first fat: Warm {fat} in a large frying pan. ]Toss {grain+leaf} with everything in the pan for {time}[, adding {cream}], and loosen with some of the cooking water.[ Stir in {egg} over low heat until it thickens and is hot right through.]
  minutes: 2
  cooks: egg
  tools: large frying pan
serve: [Season with {salt+acid}. ][Scatter with {topping+cheese+herb}. ]Serve at once.
`,
  'patties.txt': `dish: patties
noun: Patties
course: savory
skill: beginner
title from: main, cheese
requires: main
penalty: 2

slot main: accepts ground meat; 130 g; at most 3
slot bind: accepts egg; 15 g
slot crumbs: accepts crumbs, oats, flour, snack, starch; 15 g; at most 2
slot wet: accepts milk, water, broth, tomato sauce, plant milk, cream, wine; 12 g; at most 2
slots: onion, garlic, spice, salt
slot sauce: 20 g
slots: paste, sweet, herb, fat, cheese
slot bread: accepts bread, tortilla; 60 g
slot hard: 120 g
slot vegetable like vegetable: accepts vegetable, mushroom; 90 g; satisfied by fresh, hard, bread, base
slot fresh like fresh: accepts salad leaf, leaf, tomato, raw vegetable, briny, avocado; 80 g; at most 5
slots: acid
slot cream like cream: accepts soft dairy
slot topping like topping: accepts nut, seed
slots: cured
slot base: 55 g

use: boil base
mix: Work {main} lightly with {onion+garlic+spice+salt+herb+bind+crumbs+wet+paste+sauce+sweet}, and shape into patties.
  minutes: 5
  tools: large bowl
use: firm
use: greens
use: crisp
cook: {hot}Cook the patties of {main} for about {time}, turning once, until browned outside with no pink in the middle.[ Lay {cheese} on top for the last minute.]
  minutes: 10
  cooks: main+bind
  done: browned outside, with no pink in the middle
  tools: large frying pan
  advanced: Press a dimple into each, so that they stay flat.
rest: Let the patties rest for {time}.
  minutes: 2
serve: Serve hot[ in {bread}][ with {fresh+base}].[ Finish with {cream+acid+topping}.]
`,
  'pie.txt': `dish: pie
noun: Tart
course: savory
skill: intermediate
title from: main, sea, vegetable, ready, cheese, hard
requires: pastry
penalty: 3

slot pastry: accepts pastry; 70 g; buy puff pastry
slot main: 80 g
slot sea: 80 g
slots: cured
slot ready: 60 g
slot hard: 80 g
slot vegetable: 110 g
slot liquid like liquid: accepts tomato sauce, salsa, broth; 30 g
slot egg: 50 g
slot cream: 30 g
slot cheese: 40 g
slot topping: 25 g
slot acid: 8 g; never bought
slots: seasoned
slot garlic: 12 g
slots: onion, paste
slot sauce: 30 g
slots: wine, sweet, acid, herb, flour, leaf

use: brown
use: crisp
cook: {hot}Add {onion+hard+vegetable} and cook for about {time}, until tender and no longer wet.
  minutes: fry onion+hard+vegetable
  done: tender, and no longer wet
  tools: large frying pan
mix: [Stir in {garlic+spice+paste+sauce+wine+sweet+flour+salt+leaf+ready+sea+acid}. ]Let the filling cool a little.
mix: Heat the oven to {oven}. Lay out {pastry} on a baking sheet[, brush with {liquid}], spread the filling over it[, pour on {egg+cream}][ and top with {cheese+topping}].
  minutes: 4
  oven: 400
  tools: baking sheet
bake: [first fat: Brush the edges with {fat}. ]Bake at {oven} for {time}, until deep golden underneath as well.
  minutes: 25
  oven: 400
  cooks: egg+sea
  done: deep golden underneath as well
  tools: baking sheet
serve: [Scatter with {herb}. ]Cut into pieces and serve warm.
`,
  'pilaf.txt': `dish: pilaf
noun: Pilaf
course: savory
skill: intermediate
title from: main, sea, ready, vegetable, hard, cured
requires: grain
vessel: wide pot with a lid

slot grain: accepts rice, brown rice, quick grain, slow grain, cooked rice; 70 g; at most 2; buy rice
slot main like main: accepts bone-in poultry, poultry, tender meat, ground meat, sausage, tofu, frying cheese; 110 g
slot sea: 100 g
slots: cured
slot ready: 80 g
slot pulse: accepts quick pulse; 25 g
slot hard: 80 g
slot vegetable: 110 g
slot liquid: 150 g; buy vegetable broth, water
slots: egg, fruit, basics

use: brown
use: crisp
cook: [first fat: Heat {fat} in a wide pot over medium heat. ]Add {onion+hard} and cook for about {time}, stirring, until soft at the edges.
  minutes: fry onion+hard
  done: soft at the edges
  tools: wide pot with a lid
cook: [first fat: Heat {fat} in a wide pot over medium heat. ]Stir in {grain+garlic+spice+paste+flour} for {time}, until glossy and fragrant.
  minutes: 2
  done: glossy and fragrant
  tools: wide pot with a lid
cook: Pour in {wine+liquid}[ with {sauce+sweet}], add[ {pulse+vegetable+ready+fruit} and] enough hot water to cover by a finger, and bring to a boil. Cover and cook on low for about {time}, until {done}.
  minutes: simmer grain+pulse plus 2
  done: like grain+pulse
  tools: wide pot with a lid
  beginner: Do not lift the lid meanwhile: the steam does the work.
cook: Lay {sea} on top, cover again and cook for about {time}, until {done}.
  minutes: simmer sea
  cooks: sea
  done: like sea
rest: [if main: Lay {main} on top. ][Spread {leaf} over. ]Leave {grain} covered, off the heat, for {time}; then fluff with a fork.
cook: Scramble {egg} in a small pan over medium heat for {time}, until set, and lay on top.
  minutes: 4
  cooks: egg
  done: set right through
  tools: small pan
serve: [Stir in {cream}. ][Season with {salt+acid}. ][Scatter with {topping+cheese+herb}. ]Serve hot.
`,
  'pizza.txt': `dish: pizza
noun: Pizza
course: savory
skill: beginner
title from: main, ready, cured, vegetable, tomato, cheese, topping
requires: base

slot base: accepts pastry; 125 g; buy pizza dough; only pizza dough, gluten-free pizza crust
slot sauce: accepts tomato sauce, tomato paste, condiment, salsa, hot sauce; 50 g; at most 3; buy marinara sauce; optional; satisfied by tomato, cream
slot cream: accepts cream, soft dairy; 25 g
slot cheese: 60 g; at most 4; buy mozzarella; optional
slot tomato: accepts tomato; 60 g; at most 2
slot vegetable: accepts vegetable, mushroom, onion, leaf; 70 g; at most 5
slot main: 45 g; at most 2; never bought
slots: cured
slot ready: 45 g
slot egg: 50 g; whole
slots: fat, salt
slot spice: 1.5 g; never bought
slot garlic: never bought
slot herb: never bought
slot topping like topping: accepts nut, seed, briny, fruit; 25 g
slot leaf: accepts salad leaf; 15 g; at most 2
slots: sweet
slot acid: 5 g; never bought

cook: Cook {main+cured} in a large frying pan over medium heat for about {time}, until {done}.
  minutes: fry main+cured
  cooks: main+cured
  done: like main+cured
  tools: large frying pan
mix: Heat the oven to {oven}. Roll {base} out thin on a baking sheet[, brush with {fat}][ and spread with {sauce+cream+garlic}].
  minutes: 5
  oven: 450
  tools: baking sheet
mix: Scatter over {tomato+vegetable+main+cured+ready+topping+cheese}[ and season with {salt+spice+sweet}].[ Crack in {egg}.]
  minutes: 3
bake: Bake at {oven} for about {time}, until the edges are deep golden.
  minutes: 15
  oven: 450
  cooks: egg
  done: deep golden at the edges
  tools: baking sheet
  beginner: Let the oven get fully hot first: a hot sheet makes the bottom crisp.
serve: [Scatter with {leaf+herb}. ][Finish with {acid}. ]Cut into wedges and serve at once.
`,
  'polenta.txt': `dish: polenta
noun: Polenta
course: savory
skill: beginner
title from: main, sea, ready, vegetable, cured
requires: grain

slot grain: accepts cornmeal; 45 g; buy cornmeal
slot pour: accepts broth, milk, water, plant milk, cream; 220 g; at most 3; buy water
slot main: 120 g; at most 2
slot sea: 100 g
slots: cured
slot ready: 80 g
slot hard: 60 g
slot vegetable: 130 g
slot liquid like liquid: accepts tomato sauce, salsa, coconut milk; 60 g
slots: egg, basics

cook: Bring {pour} to a boil, rain in {grain} while whisking, and stir over low heat for {time}, until thick and no longer gritty. Cover and keep warm.
  minutes: 15
  done: thick, and no longer gritty
  tools: saucepan, whisk
use: brown
use: crisp
cook: {hot}Add {onion+hard+vegetable} and cook for about {time}, stirring, until {done}.
  minutes: fry onion+hard+vegetable
  done: like hard+vegetable+onion
  tools: large frying pan
cook: {hot}Stir in {garlic+spice+paste+flour} and cook for {time}, until fragrant.
  minutes: 1
  done: fragrant
  tools: large frying pan
cook: [if main: Return {main} to the pan][if no ready+wine+liquid+sauce+sweet+leaf:  for {time}, until hot again][if main: . ][Add {ready+wine+liquid+sauce+sweet+leaf} and simmer for {time}.]
  minutes: 4
use: sea
use: eggs
mix: [Stir {cream} into {grain}. ][Season with {salt+acid}.]
  minutes: 1
serve: Spoon {grain} into bowls and top with everything else.[ Scatter with {topping+cheese+herb}.]
`,
  'porridge.txt': `dish: porridge
noun: Porridge
course: sweet
skill: beginner
title from: fruit, nut, flavor
requires: oats
penalty: 2

slot oats: accepts oats, cornmeal; 48 g; at most 3
slot pour: accepts milk, plant milk, water, coconut milk, juice; 210 g; at most 3; buy milk, oat milk, water
slot sugar: accepts sugar, syrup; 10 g; at most 3
slot flavor: accepts sweet spice, extract, zest, cocoa; 5 g; at most 5
slot salt: accepts salt; 0.4 g
slot fruit: accepts fruit, dried fruit, jam; 70 g; at most 5
slot nut: accepts nut, seed, coconut, chocolate, nut butter; 18 g; at most 5
slot cream like cream: accepts cream, soft dairy, butter; 25 g

cook: Bring {oats+pour}[ with {salt+flavor}] to a simmer in a saucepan and cook for about {time}, stirring often, until thick and creamy.
  minutes: 8
  done: thick and creamy
  tools: saucepan
serve: [Stir in {sugar+cream}. ]Ladle into bowls[ and top with {fruit+nut}].
`,
  'potato-salad.txt': `dish: potato salad
noun: Potato Salad
course: savory
skill: beginner
title from: ready, boil, fresh, cheese
requires: base+mayo

slot base: accepts potato; 190 g; at most 2; buy potato
slot pulse: accepts quick pulse; 40 g
slot ready like ready: accepts cooked meat, ready fish, pulse, anchovy; 100 g
slot boil: accepts egg, potato; 60 g; at most 2; whole
slot mayo: accepts dressing; 30 g; at most 2
slot fresh: 150 g; at most 7; buy cucumber, tomato; optional
slot fat like fat: accepts oil; 12 g
slot acid: 10 g
slots: salt
slot garlic: 4 g; at most 3; never bought
slot spice: 1 g; at most 6; never bought
slot sauce: 18 g
slots: sweet
slot cream like cream: accepts soft dairy, nut butter, cream, coconut milk; 30 g
slot dip: accepts salsa, tomato sauce, curry paste, tomato paste; 25 g; at most 2
slot onion: 25 g; never bought
slots: cheese
slot fruit: 60 g; at most 3
slots: topping
slot herb: at most 6

cook: Cook {base+pulse} in plenty of boiling water for about {time}, until {done}. Drain and rinse under cold water.
  minutes: simmer base+pulse
  done: like base+pulse
  tools: saucepan
cook: Boil {boil} for {time}, until firm right through; cool, and peel and cut up.
  minutes: 12
  cooks: boil
  done: firm right through
  tools: saucepan
mix: Whisk {fat}[ with {mayo+acid+salt+sauce+sweet+cream+garlic+spice+dip}] in a large bowl.
  tools: large bowl
mix: Add {base+pulse}[ with {fresh+onion+ready+fruit+boil}] and toss.
serve: [Scatter with {cheese+topping+herb}. ]Serve at room temperature.
`,
  'pudding.txt': `dish: pudding
noun: Pudding
course: sweet
skill: intermediate
title from: cocoa, fruit, grain, flavor, nut
requires: milk
called for by: milk+sugar or milk+cocoa or milk+grain
penalty: 4

slot milk: accepts milk, cream, plant milk, coconut milk, soft dairy, soft cheese; 140 g; at most 5; buy milk, coconut milk, oat milk
slot thick: accepts starch, flour, gelatin, egg; 14 g; at most 4; buy cornstarch
slot grain: accepts rice, oats, quick grain, cornmeal, cooked rice, seed; 26 g; at most 2
slot sugar: accepts sugar, syrup; 20 g; at most 4; buy sugar, honey, maple syrup, erythritol
slot cocoa: accepts cocoa, chocolate, coffee; 14 g; at most 3
slot flavor: accepts extract, sweet spice, zest, spirit, citrus, wine; 14 g; at most 6
slot salt: accepts salt; 0.4 g
slot fat: accepts butter, oil; 5 g; at most 2
slot fruit: accepts fruit, dried fruit, jam, juice; 60 g; at most 4
slot nut: accepts nut, coconut, snack, sweet, nut butter, crumbs; 16 g; at most 5

cook: Simmer {grain} in {milk} for about {time}, stirring often, until tender.
  minutes: simmer grain plus 5
  done: tender
  tools: saucepan
mix: Whisk {thick+sugar+cocoa+salt} with a little of {milk} until smooth.
  tools: saucepan, whisk
  beginner: No lumps now means no lumps later.
cook: Stir it with the rest of {milk} in a saucepan over medium heat for about {time}, until it bubbles and thickens.[ Stir in {flavor+fat}.]
  minutes: 8
  cooks: thick
  done: thick enough to coat the back of a spoon
  tools: saucepan
rest: Pour into bowls[ over {fruit}] and let it stand for {time}; it thickens as it cools.
serve: [Top with {nut}. ]Serve warm or chilled.
`,
  'punch.txt': `dish: punch
noun: Punch
course: drink
skill: beginner
title from: spirit, juice, fruit
requires: spirit or juice
penalty: 12

slot spirit: accepts spirit, wine; 70 g; at most 4
slot juice: accepts juice, drink; 130 g; at most 4; buy orange juice, apple juice; optional; satisfied by mixer
slot mixer: accepts water, milk, cream, plant milk, coconut milk; 100 g; at most 3
slot citrus: accepts citrus, zest; 25 g; at most 3
slot sugar: accepts sugar, syrup, jam, sweet; 12 g; at most 3
slot fruit like fruit: accepts fruit, dried fruit, raw vegetable, celery, briny; at most 5; raw
slot flavor: accepts sweet spice, extract, herb, ginger, hot sauce, savory sauce, spice, pepper, tomato sauce; 4 g; at most 7
slot salt: accepts salt; 0.2 g

mix: Stir {spirit+juice+mixer+citrus}[ with {sugar+flavor+salt}] in a pitcher until well mixed.
  tools: pitcher
serve: [Add {fruit}. ]Pour into glasses and serve cold.
`,
  'salad.txt': `dish: salad
noun: Salad
course: savory
skill: beginner
title from: ready, cheese, fruit, fresh, green, base
called for by: green or mayo
penalty: 8

slot ready like ready: accepts cooked meat, ready fish, pulse, anchovy; 100 g; buy chickpea, white bean, canned tuna; optional
slot green: accepts salad leaf, raw vegetable, avocado; 90 g; at most 4; buy lettuce, cucumber; optional; satisfied by fresh; raw
slot fresh: 130 g; buy tomato, cucumber; optional; satisfied by fruit
slot mayo: accepts dressing; 25 g; at most 2
slot base: accepts cooked rice, bread, tortilla; 60 g; at most 2
slot fat like fat: accepts oil; 12 g
slot acid: 10 g
slots: salt
slot garlic: 4 g; at most 3; never bought
slot spice: 1 g; at most 6; never bought
slot sauce: 18 g
slots: sweet
slot cream like cream: accepts soft dairy, nut butter, cream, coconut milk; 30 g
slot dip: accepts salsa, tomato sauce, curry paste, tomato paste; 25 g; at most 2
slot onion: 25 g; never bought
slots: cheese
slot fruit: 60 g; at most 3
slots: topping
slot herb: at most 6

mix: Whisk {fat}[ with {mayo+acid+salt+sauce+sweet+cream+garlic+spice+dip}] in a large bowl for the dressing.
  tools: large bowl
  advanced: Add the fat last, in a thin stream, so that it binds.
mix: Add {green+fresh+onion+ready+fruit+base} and toss until everything shines.
  minutes: 1
serve: [Scatter with {cheese+topping+herb}. ]Serve at once.
`,
  'sandwich.txt': `dish: sandwich
noun: Sandwiches
course: savory
also: sweet
skill: beginner
title from: main, ready, cured, egg, cheese, avocado, vegetable, fresh, spread, fruit
requires: bread

slot bread: accepts bread; 75 g; at most 2; buy bread
slot spread: accepts dressing, condiment, soft dairy, nut butter, butter, hot sauce, jam, soft cheese, curry paste, salsa, savory sauce, syrup; 32 g; at most 3; buy butter, mayonnaise, avocado, olive oil; optional; satisfied by avocado, fat
slot main: accepts poultry, tender meat, sausage, tofu, frying cheese, fish, shellfish; 110 g; at most 2
slots: cured
slot vegetable: accepts vegetable, mushroom; 70 g; at most 3
slot egg: 75 g
slot ready like ready: accepts cooked meat, ready fish, pulse, anchovy; 80 g; buy canned tuna, chickpea; optional; satisfied by main, cured, egg, cheese, spread, avocado, fruit
slot cheese like cheese: accepts melting cheese, hard cheese
slot avocado: accepts avocado; 50 g
slot fresh like fresh: accepts salad leaf, leaf, tomato, raw vegetable, celery, onion; 90 g; at most 6; buy tomato, cucumber; optional; satisfied by avocado, vegetable, fruit, spread
slot fruit: 60 g; at most 1
slot topping: accepts nut, seed, briny, coconut, chocolate, snack; 25 g; at most 2
slot herb: never bought
slot fat: 6 g; never bought
slot acid: 6 g; never bought
slot salt: never bought
slot spice: 1 g; at most 4; never bought
slot garlic: 3 g; at most 1; never bought

cook: Cook {main+cured+vegetable}[ in {fat}] in a large frying pan over medium heat for about {time}, turning now and then, until {done}.
  minutes: fry main+cured+vegetable
  cooks: main+cured
  done: like main+cured+vegetable
  tools: large frying pan
cook: Scramble {egg} in a frying pan over medium heat for {time}, until set.
  minutes: 3
  cooks: egg
  done: set
  tools: frying pan
mix: Lay out {bread}[ and spread with {spread+garlic}].
mix: Pile on {main+cured+vegetable+egg+ready+cheese+avocado+fresh+fruit}.
  minutes: 3
serve: [Season with {salt+spice+acid}. ][first fat: Drizzle with {fat}. ][Scatter with {topping+herb}. ]Put together, cut across and serve.
`,
  'shared-slots.txt': `# Slots that dishes share. The format is described in docs/internals/kitchen-data.md.

slot main: accepts poultry, tender meat, ground meat, sausage, tofu, frying cheese; 150 g; at most 3; buy chicken breast, tofu, shrimp, chickpea, mushroom; from mains; optional; satisfied by ready, egg, pulse, sea
slot slow main like main: accepts bone-in poultry, tough meat, poultry, tender meat, ground meat, sausage, tofu, frying cheese; 170 g; buy chicken thigh, tofu, chickpea, mushroom
slot sea: accepts fish, shellfish, shell-on shellfish; 130 g; at most 4
slot ready: accepts cooked meat, ready fish, pulse; 110 g; at most 3
slot cured: accepts bacon, sausage; 40 g; at most 2
slot onion: accepts onion, celery; 75 g; at most 4; buy onion, celery; from aromatics; optional
slot garlic: accepts garlic, ginger, chile; 14 g; at most 5; buy garlic, ginger; optional
slot hard: accepts hard vegetable, potato; 150 g; at most 4
slot vegetable: accepts vegetable, mushroom, tomato; 150 g; at most 6; buy zucchini, red bell pepper, green bean; from vegetables; optional; satisfied by hard, leaf
slot leaf: accepts leaf, salad leaf; 60 g; at most 3
slot fat: accepts oil, butter; 9 g; at most 3; buy olive oil, vegetable oil; from fats
slot salt: accepts salt, pepper; 1.4 g; at most 3; buy salt, black pepper; optional
slot spice: accepts spice, sweet spice, dried herb, bay leaf; 4 g; at most 10; buy paprika, black pepper; from spices; optional
slot paste: accepts tomato paste, curry paste; 16 g; at most 2
slot sauce: accepts savory sauce, hot sauce, condiment, anchovy; 26 g; at most 5
slot liquid: accepts broth, coconut milk, tomato sauce, salsa, water; 90 g; at most 4
slot wine: accepts wine, spirit, juice; 35 g; at most 2
slot sweet: accepts sugar, syrup, jam; 5 g; at most 2
slot acid: accepts citrus, vinegar; 12 g; at most 3; buy lemon, vinegar; from acids; optional
slot cream: accepts cream, milk, soft dairy, plant milk, nut butter; 40 g; at most 3
slot cheese: accepts hard cheese, melting cheese, soft cheese; 30 g; at most 3
slot herb: accepts herb, zest; 8 g; at most 5; buy parsley; from herbs; optional
slot topping: accepts nut, seed, briny, avocado, coconut, crumbs, snack; 40 g; at most 4
slot flour: accepts flour, starch; 5 g
slot egg: accepts egg; 55 g
slot base: accepts rice, brown rice, quick grain, slow grain, noodle, pasta; 65 g
slot filling like base: buy rice, potato; from starches; optional; satisfied by hard, pulse, cured
slot fruit: accepts fruit, dried fruit; 40 g; at most 2
slot fresh: accepts salad leaf, leaf, tomato, raw vegetable, avocado, vegetable, hard vegetable, mushroom, celery; 180 g; at most 8; raw

# Next to the plate: only what finds no place in the dish.
slot side: accepts bread, tortilla, snack, raw vegetable, salad leaf, briny, dressing; 60 g; at most 3; raw
slot after: accepts fruit, dried fruit, chocolate, sweet, jam, nut; 80 g; at most 3; raw
slot drink: accepts juice, coffee, drink, wine, plant milk; 150 g; at most 2

# Groups of slots, for a line "slots: ...".
group seasoned: fat, salt, spice
group finished: garlic, onion, paste, sauce, wine, sweet, acid, cream, cheese, herb, topping, flour, leaf
group basics: fat, salt, spice, garlic, onion, paste, sauce, wine, sweet, acid, cream, cheese, herb, topping, flour, leaf
group beside: side, after, drink
`,
  'shared-steps.txt': `# Steps that dishes share: "use: brown". {vessel} and {heat} are those of the dish; {slot} is the slot that the dish names: "use: boil base".

step brown cook: {hot}Add {main} and cook for about {time}, turning now and then, until {done}. Lift out onto a plate.
  minutes: fry main
  cooks: main
  done: like main
  tools: {vessel}
  beginner: It is hot enough when a drop of water dances in it.
  advanced: Work in batches, so that it browns and does not steam.

step crisp cook: {hot}Add {cured} and cook for about {time}, until {done}.
  minutes: fry cured
  cooks: cured
  done: like cured
  tools: {vessel}

step soften cook: {hot}Add {onion} and cook for about {time}, stirring, until soft and shiny.
  minutes: fry onion
  done: soft and shiny
  tools: {vessel}

step firm cook: {hot}Add {hard}, cover and cook for about {time}, stirring now and then, until {done}.
  minutes: fry hard
  done: like hard
  tools: {vessel}

step greens cook: {hot}Add {vegetable} and cook for about {time}, stirring, until {done}.
  minutes: fry vegetable
  done: like vegetable
  tools: {vessel}

step bloom cook: {hot}Stir in {garlic+spice+paste} and cook for {time}, until fragrant.
  minutes: 1
  done: fragrant
  tools: {vessel}
  beginner: Keep stirring; this burns quickly.
  advanced: Let it sizzle before anything wet goes in: that is where the depth comes from.

step sea cook: {hot}Nestle in {sea}, cover and cook for about {time}, until {done}.
  minutes: simmer sea
  cooks: sea
  done: like sea
  tools: {vessel}

step dust cook: Dust with {flour} and stir for {time}, so that no raw taste is left.
  minutes: 1

step wilt cook: Stir in {leaf} for {time}, until just wilted.
  minutes: 2
  done: wilted

step eggs cook: {hot}Pour {egg} over, cover and cook on low heat for {time}, until set right through.
  cooks: egg
  done: set right through
  tools: {vessel}

step boil cook: Cook {slot} in plenty of boiling water for about {time}, until {done}; drain and keep warm.
  minutes: simmer <slot>
  cooks: <slot>
  done: like <slot>
  tools: saucepan
  beginner: Taste a piece before you drain it: no hard middle should be left.

step enrich mix: [Off the heat, stir in {cream+acid}. ][Season with {salt}. ][Taste, and adjust.]
  minutes: 1
  advanced: Balance it at the very end: a little more sharpness wakes everything up.
`,
  'skewers.txt': `dish: skewers
noun: Skewers
course: savory
skill: intermediate
title from: main, vegetable, fruit
requires: main

slot main like main: accepts poultry, tender meat, shellfish, tofu, frying cheese, sausage, fish; never bought
slot vegetable like vegetable: accepts vegetable, mushroom, tomato, onion; 130 g
slot fruit like fruit: accepts fruit; 60 g
slots: fat, salt
slot base like filling: 60 g
slots: spice, garlic, paste
slot sauce: 30 g
slots: wine, sweet
slot acid: 15 g
slot cream like cream: accepts soft dairy, nut butter, cream, plant milk
slots: herb
slot liquid: 30 g
slot topping: 20 g
slot leaf: 30 g
slot hard: 80 g
slots: flour

mix: Stir {fat+salt+spice+garlic+paste+sauce+wine+sweet+acid+cream+liquid+flour} together and turn {main} in this marinade.
  minutes: 3
  tools: large bowl
rest: Let it marinate in the refrigerator for {time}.
  minutes: 15
use: boil base+hard
grill: Thread {main+vegetable+fruit} onto skewers and grill over direct heat at about {oven} for about {time}, turning every few minutes, until {done}. Throw away what is left of the marinade.
  minutes: fry main+vegetable plus 3
  oven: 425
  cooks: main
  done: like main
  tools: grill or grill pan, skewers
serve: [Scatter with {topping+herb}. ]Serve hot[ with {base+hard+leaf}].
`,
  'skillet.txt': `dish: skillet
noun: Skillet
course: savory
skill: beginner
title from: main, sea, ready, vegetable, hard, cured, egg, leaf
heat: medium-high

slots: main, sea, cured, ready, hard, vegetable
slot liquid: 60 g
slots: egg, seasoned, filling, fruit, finished

use: boil base
use: brown
use: crisp
use: soften
use: firm
use: greens
use: bloom
use: dust
cook: [if main: Return {main} to the pan][if no ready+wine+liquid+sauce+sweet+fruit:  for {time}, until everything is hot][if main: . ][Add {ready+wine+liquid+sauce+sweet+fruit} and let it bubble for {time}, until everything is hot.]
  minutes: 4
  done: hot and glossy
use: sea
use: wilt
use: enrich
use: eggs
serve: [Scatter with {topping+cheese+herb}. ]Serve hot[ with {base}].
`,
  'smoothie.txt': `dish: smoothie
noun: Smoothie
course: drink
also: sweet
skill: beginner
title from: fruit, leaf, cocoa
requires: fruit
called for by: fruit+pour
penalty: 6

slot fruit: accepts fruit, dried fruit, avocado, jam; 130 g; at most 5; buy banana; from fruits; raw
slot pour: accepts milk, plant milk, juice, coconut milk, soft dairy, water, cream, sweet; 180 g; at most 5; buy oat milk, milk, water
slot leaf: accepts leaf, raw vegetable, hard vegetable, celery, ginger, herb; 30 g; at most 4; raw
slot sugar: accepts sugar, syrup; 8 g; at most 2
slot cocoa: accepts cocoa, nut butter, oats, seed, nut, chocolate, coconut; 14 g; at most 4
slot flavor: accepts extract, sweet spice, citrus, zest, coffee, spirit; 14 g; at most 5
slot salt: accepts salt; 0.2 g

mix: Put {fruit+leaf+sugar+cocoa+flavor+salt} in a blender with {pour}.
  tools: blender
mix: Blend for {time}, until smooth.
  minutes: 1
  done: smooth
serve: Pour into glasses and serve at once.
`,
  'soup.txt': `dish: soup
noun: Soup
course: savory
skill: beginner
title from: main, sea, ready, pulse, vegetable, hard, leaf
penalty: 3
vessel: large pot

slot main like main: accepts bone-in poultry, tough meat, poultry, ground meat, sausage, tofu, frying cheese; 100 g; buy chickpea, white bean, tofu, chicken thigh; from no list
slot sea: 90 g
slots: cured
slot ready: 80 g
slot pulse: accepts quick pulse; 40 g; at most 2
slot hard: 120 g; buy carrot, potato; optional; satisfied by vegetable
slot vegetable: 110 g
slot liquid: 320 g; buy vegetable broth, chicken broth, water
slot egg: 30 g
slots: seasoned
slot base like filling: 35 g
slots: finished

use: crisp
use: soften
use: bloom
use: dust
cook: [first fat: Warm {fat} in a large pot over medium heat. ]Add {wine+liquid+main+hard+pulse+ready} and bring to a boil. Lower the heat and simmer for about {time}[if hard: , until the vegetables are tender].
  minutes: simmer main+hard+pulse+ready
  cooks: main
  done: like main+hard+pulse
  tools: large pot
  beginner: A simmer is a bubble here and there; a rolling boil would cloud it.
cook: Add {base+vegetable} and simmer for about {time} more, until {done}.
  minutes: simmer vegetable+base
  done: like vegetable+base
use: sea
use: wilt
cook: Stir {egg} in, in a thin stream, and simmer for {time}, until set.
  minutes: 2
  cooks: egg
mix: [Stir in {sauce+sweet}. ][Off the heat, stir in {cream+acid}. ][Season with {salt}.]
  minutes: 1
serve: [Scatter with {topping+cheese+herb}. ]Ladle into bowls and serve hot.
`,
  'stew.txt': `dish: stew
noun: Stew
course: savory
skill: intermediate
title from: main, sea, ready, pulse, hard, vegetable
vessel: large pot

slots: slow main, sea, cured, ready
slot pulse: accepts quick pulse, dried pulse; 45 g; at most 2
slot hard: 170 g; buy potato, carrot; optional; satisfied by base
slot vegetable: 90 g
slot liquid: 180 g; buy water; from liquids
slots: fruit
slot base: 40 g
slots: egg, basics

cook: {hot}Add {main} and brown on all sides for about {time}. Lift out onto a plate.
  minutes: 8
  done: browned on all sides
  tools: large pot
  advanced: Take your time here: the brown is where the flavor comes from.
use: crisp
use: soften
use: bloom
use: dust
cook: [first fat: Warm {fat} in a large pot over medium heat. ]Pour in {wine+liquid}[ with {sauce+sweet}][if main: , return {main} to the pot][, add {pulse+ready+fruit}] and bring to a simmer. Cover and cook gently for about {time}.
  minutes: simmer main+ready+pulse plus 5
  cooks: main
  done: like main+pulse
  tools: large pot
  beginner: Keep it below a boil: a bubble now and then is enough.
cook: Add {hard+base+vegetable} and simmer for about {time} more, until {done}.
  minutes: simmer hard+vegetable+base
  done: like hard+vegetable+base
use: sea
use: wilt
cook: Stir {egg} through in a thin stream and simmer for {time}, until set.
  minutes: 3
  cooks: egg
use: enrich
rest: Let it stand off the heat for {time}, so that it thickens a little.
serve: [Scatter with {topping+cheese+herb}. ]Serve hot in bowls.
`,
  'stir-fry.txt': `dish: stir-fry
noun: Stir-Fry
course: savory
skill: beginner
title from: main, sea, ready, vegetable, leaf, hard
penalty: 4
vessel: wok or large frying pan
heat: high

slot main: 130 g
slots: sea, ready
slot hard: 80 g
slot vegetable: 170 g
slot liquid like liquid: accepts broth, water, coconut milk; 30 g
slot sauce: buy soy sauce, tamari, fish sauce; from sauces; optional
slot egg: 45 g
slot base: buy rice; from starches; optional
slots: fruit, cured, seasoned
slot garlic: 16 g
slot onion: 45 g
slots: paste, wine, sweet, acid, herb, topping
slot flour: accepts starch, flour; 3 g
slots: leaf
slot cream like cream: accepts nut butter; 15 g

use: boil base
mix: [if flour: Stir {flour+sauce+sweet+wine+liquid+cream} together in a small bowl until smooth.]
  minutes: 1
  tools: small bowl
use: brown
use: crisp
cook: {hot}Add {sea} and stir-fry for about {time}, until {done}. Lift out onto a plate.
  minutes: fry sea
  cooks: sea
  done: like sea
  tools: wok or large frying pan
cook: {hot}Add {onion+hard+vegetable} and stir-fry for about {time}, until {done}.
  minutes: fry hard+vegetable+onion
  done: like vegetable+hard+onion
  tools: wok or large frying pan
cook: {hot}Push everything aside, add {garlic+spice+paste} and stir for {time}, until fragrant.
  minutes: 1
  done: fragrant
  beginner: Have everything chopped before you start: from here it goes fast.
cook: Pour {egg} into the gap and scramble for {time}, until set.
  minutes: 2
  cooks: egg
  done: set in soft shreds
cook: [if main: Return {main} to the pan. ][if sea: Return {sea} to the pan. ][Add {ready+leaf+fruit}. ][if flour: Pour in the sauce and toss for {time}, until glossy.][if no flour: Add {sauce+sweet+wine+liquid+cream} and toss for {time}, until glossy.]
  minutes: 2
  done: glossy and hot
serve: [Season with {salt+acid}. ][Scatter with {topping+herb}. ]Serve at once[ with {base}].
`,
  'strong-ingredients.tsv': `# Grams in one serving of what is stronger than its class.
ingredient	most grams
saffron	0.03
thyme	0.5
rosemary	0.5
sage	0.5
dill	1.5
shallot	20
scallion	15
oregano	0.4
tarragon	0.8
bay leaf	0.05
egg yolk	18
cayenne pepper	0.15
cloves	0.1
star anise	0.5
nutmeg	0.15
red pepper flake	0.2
habanero pepper	2
ground ginger	0.4
mustard	6
dijon mustard	6
fish sauce	5
worcestershire sauce	4
sesame oil	4
baking soda	0.8
truffle	2
stevia	0.5
tea leaf	5
coffee bean	8
instant coffee	1.5
almond extract	0.5
lemongrass	6
`,
  'sweet-buns.txt': `dish: sweet buns
noun: Buns
gluten-free noun: Rounds
course: sweet
skill: intermediate
title from: flavor, fruit, nut
requires: flour+yeast

slot flour: 60 g; at most 3
slot yeast: accepts yeast; 1.4 g
slot raise: accepts leavening; 0.8 g; at most 2
slot wet: accepts milk, plant milk, water, soft dairy, cream; 34 g; at most 4; buy milk, water
slot sugar: accepts sugar, syrup; 16 g; at most 5; buy sugar, honey
slot egg: 12 g; at most 2
slot fat: accepts butter, oil; 13 g; at most 3; buy butter, vegetable oil
slot flavor: accepts sweet spice, extract, zest, spirit, citrus, cocoa; 10 g; at most 6
slot salt: accepts salt; 0.5 g
slot fruit: accepts dried fruit, fruit, jam, juice; 25 g; at most 4
slot nut: accepts nut, seed, chocolate, coconut, soft cheese, sweet; 18 g; at most 5

mix: Mix {flour+yeast+raise+salt} with half of {sugar} in a large bowl. Add {wet+egg} and half of {fat} and knead for {time}, until smooth.
  minutes: 10
  tools: large bowl
rest: Cover and let it rise in a warm place for {time}, until nearly doubled.
  minutes: 60
  advanced: Overnight in the refrigerator does it too, and tastes of more.
mix: Roll out, spread with the rest of {fat} and {sugar}[, and scatter with {flavor+fruit+nut}]. Roll up, cut into thick rounds and set them in a baking pan.
  minutes: 8
  tools: rolling pin, baking pan
bake: Bake at {oven} for about {time}, until golden and cooked through.
  minutes: 22
  oven: 375
  cooks: egg
  done: golden and cooked through
  tools: baking pan
rest: Let them cool for {time}.
  minutes: 10
serve: Serve warm.
`,
  'tacos.txt': `dish: tacos
noun: Tacos
course: savory
skill: beginner
title from: main, ready, vegetable, cured, egg
requires: wrap

slot wrap: accepts tortilla; 75 g; at most 2; buy corn tortilla
slot main like main: accepts poultry, tender meat, ground meat, sausage, tofu, frying cheese, fish, shellfish, shell-on shellfish; 130 g
slots: cured, ready
slot hard: 60 g
slot vegetable like vegetable: accepts vegetable, mushroom; 100 g; satisfied by fresh, hard
slot liquid: 50 g
slots: egg, seasoned, garlic, onion, paste, sauce, wine, sweet, acid, cream, cheese, herb
slot fresh like fresh: accepts salad leaf, leaf, tomato, raw vegetable, avocado, briny, fruit; 90 g; at most 5
slot topping like topping: accepts nut, seed, snack, coconut
slots: flour
slot base: accepts rice, cooked rice, quick grain; 35 g

use: boil base
use: brown
use: crisp
cook: {hot}Add {onion+hard+vegetable} and cook for about {time}, stirring, until {done}.
  minutes: fry onion+hard+vegetable
  done: like hard+vegetable+onion
  tools: large frying pan
cook: {hot}Stir in {garlic+spice+paste+flour} and cook for {time}, until fragrant.
  minutes: 1
  done: fragrant
  tools: large frying pan
cook: [if main: Return {main} to the pan][if no ready+wine+liquid+sauce+sweet:  for {time}, until hot again][if main: . ][Add {ready+wine+liquid+sauce+sweet} and simmer for {time}, until thick and hot. ][Season with {salt}.]
  minutes: 4
  done: thick and hot
cook: {hot}Pour in {egg} and scramble for {time}, until set.
  minutes: 3
  cooks: egg
  done: set
  tools: large frying pan
cook: Warm {wrap} in a dry pan, a few at a time, for about {time} in all.
  minutes: 3
  done: warm and soft
  tools: dry frying pan
mix: Fill {wrap} with the hot filling[ and {base}].[ Top with {fresh+cheese+cream+topping+herb}.][ Finish with {acid}.]
  minutes: 3
serve: Serve right away, folded in the hand.
`,
  'title-words.tsv': `# Words that a title leaves out: a cut at the end of a name ("chicken breast" is chicken), a quality before it.
words	where
breast, thigh, leg, wing, fillet, filet, loin, chop, tenderloin, shoulder, chuck, half, floret, leaf, clove, extract, powder, patty, cutlet, piece, cube, chunk, sprig, kernel	end
boneless, skinless, fresh, freshly, frozen, ground, minced, canned, cooked, dried, large, small, medium, baby, raw, organic, lean, extra, all-purpose, plain, unsalted, salted, firm, silken, very, ripe, cut, sliced, chopped, diced, whole, waxed, skin-on, bone-in, free-range, good, quality, leftover, grated, shredded	begin
`,
  'tray-roast.txt': `dish: tray roast
noun: Tray Roast
course: savory
skill: beginner
title from: main, sea, hard, vegetable, ready

slot main like slow main: accepts bone-in poultry, poultry, tender meat, sausage, tofu, frying cheese
slots: sea, cured, ready
slot hard: 190 g; buy potato, carrot, cauliflower; optional; satisfied by vegetable
slot vegetable: 140 g
slot liquid: 40 g
slot fruit: 60 g
slot egg: 50 g
slot cream like cream: accepts cream, soft dairy, nut butter
slots: cheese, topping, acid, seasoned
slot garlic: 12 g
slots: onion, paste
slot sauce: 30 g
slots: wine, sweet, acid, herb, flour, leaf

mix: Heat the oven to {oven}. Mix {fat+salt+spice+garlic+paste+sauce+wine+sweet+flour} in a large bowl.
  oven: 425
  tools: large roasting tray, large bowl
bake: Toss {hard+onion} in half of it, spread out on the tray and roast at {oven} for {time}.
  minutes: roast hard+onion minus 10
  oven: 425
  tools: large roasting tray
bake: Toss {main+cured+vegetable+ready+fruit} in [if hard+onion: what is left of it][if no hard+onion: it], add to the tray[ with {liquid}] and roast at {oven} for about {time}, until {done}.
  minutes: roast main+cured+vegetable+ready
  oven: 425
  cooks: main+cured
  done: like main+cured+vegetable
  tools: large roasting tray
  beginner: Turn everything once half-way, so that it colors evenly.
bake: Lay {sea} on the tray and roast at {oven} for about {time}, until {done}.
  minutes: roast sea
  oven: 425
  cooks: sea
  done: like sea
  tools: large roasting tray
bake: Scatter {leaf} over for the last {time}.
  minutes: 3
  oven: 425
  done: wilted
bake: Make gaps on the tray, pour in {egg} and bake at {oven} for {time}, until set right through.
  minutes: 9
  oven: 425
  cooks: egg
  done: set right through
rest: Let {main} rest for {time}.
  minutes: 4
  advanced: Scrape the tray juices over everything before you serve.
serve: [Spoon over {cream}. ][Finish with {acid}. ][Scatter with {topping+cheese+herb}. ]Serve straight from the tray.
`,
  'wraps.txt': `dish: wraps
noun: Wraps
course: savory
skill: beginner
title from: main, ready, cured, egg, cheese, avocado, vegetable, fresh, spread, fruit
requires: wrap
penalty: 8

slot wrap: accepts tortilla; 75 g; at most 2; buy flour tortilla, corn tortilla
slot spread: accepts dressing, condiment, soft dairy, nut butter, butter, hot sauce, jam, soft cheese, curry paste, salsa, savory sauce, syrup; 32 g; at most 3; buy butter, mayonnaise, avocado, olive oil; optional; satisfied by avocado, fat
slot main: accepts poultry, tender meat, sausage, tofu, frying cheese, fish, shellfish; 110 g; at most 2
slots: cured
slot vegetable: accepts vegetable, mushroom; 70 g; at most 3
slot egg: 75 g
slot ready like ready: accepts cooked meat, ready fish, pulse, anchovy; 80 g; buy canned tuna, chickpea; optional; satisfied by main, cured, egg, cheese, spread, avocado, fruit
slot cheese like cheese: accepts melting cheese, hard cheese
slot avocado: accepts avocado; 50 g
slot fresh like fresh: accepts salad leaf, leaf, tomato, raw vegetable, celery, onion; 90 g; at most 6; buy tomato, cucumber; optional; satisfied by avocado, vegetable, fruit, spread
slot fruit: 60 g; at most 1
slot topping: accepts nut, seed, briny, coconut, chocolate, snack; 25 g; at most 2
slot herb: never bought
slot fat: 6 g; never bought
slot acid: 6 g; never bought
slot salt: never bought
slot spice: 1 g; at most 4; never bought
slot garlic: 3 g; at most 1; never bought

cook: Cook {main+cured+vegetable}[ in {fat}] in a large frying pan over medium heat for about {time}, turning now and then, until {done}.
  minutes: fry main+cured+vegetable
  cooks: main+cured
  done: like main+cured+vegetable
  tools: large frying pan
cook: Scramble {egg} in a frying pan over medium heat for {time}, until set.
  minutes: 3
  cooks: egg
  done: set
  tools: frying pan
cook: Warm {wrap} in a dry pan, a few at a time, for about {time} in all.[ Spread with {spread+garlic}.]
  minutes: 3
  done: warm and soft
  tools: dry frying pan
mix: Pile on {main+cured+vegetable+egg+ready+cheese+avocado+fresh+fruit}.
  minutes: 3
serve: [Season with {salt+spice+acid}. ][first fat: Drizzle with {fat}. ][Scatter with {topping+herb}. ]Roll up tightly, cut across and serve.
`,
} as const; // prettier-ignore
