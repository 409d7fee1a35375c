/**
 * Things that people want to replace, and what a cook would take instead: `ingredient | diets and allergies | where | what will do`.
 *
 * One of the things that will do has to be among the first three. They are named in the words that must stand in the suggestion, in the singular.
 */
export const substituteLabels = `
butter | vegan | cookies | vegan butter, margarine, coconut oil, oil, plant butter
butter | dairy free | | vegan butter, dairy-free butter, margarine, coconut oil, olive oil, oil
butter | milk allergy | mashed potatoes | vegan butter, olive oil, dairy-free butter, margarine, coconut oil
butter | | cake | margarine, oil, applesauce, ghee, shortening, coconut oil, yogurt
butter | low fat | muffins | applesauce, yogurt, banana, pumpkin
milk | dairy free | | oat milk, almond milk, soy milk, coconut milk, rice milk
milk | vegan, nut free | | oat milk, soy milk, rice milk, coconut milk
milk | nut allergy, dairy free | pancakes | oat milk, soy milk, rice milk, coconut milk
milk | vegan, soy free | | oat milk, almond milk, rice milk, coconut milk
milk | | | evaporated milk, half and half, water, oat milk, soy milk, almond milk, skim milk, low-fat milk
heavy cream | vegan | soup | coconut cream, coconut milk, cashew cream, vegan cream, oat cream, soy cream
heavy cream | dairy free, nut free | pasta | coconut cream, coconut milk, oat cream, soy cream, silken tofu, dairy-free cream, vegan cream
heavy cream | | sauce | milk, half and half, evaporated milk, greek yogurt, sour cream, creme fraiche
sour cream | vegan | tacos | vegan sour cream, cashew cream, coconut yogurt, coconut cream, silken tofu, vegan yogurt
sour cream | | | greek yogurt, yogurt, creme fraiche, buttermilk, cottage cheese
sour cream | dairy free | | coconut yogurt, cashew cream, vegan sour cream, dairy-free, silken tofu, coconut cream, vegan yogurt
yogurt | vegan | marinade | coconut yogurt, soy yogurt, vegan yogurt, silken tofu, almond yogurt, coconut milk
greek yogurt | | | sour cream, yogurt, skyr, cottage cheese, creme fraiche, labneh
greek yogurt | dairy free | | coconut yogurt, soy yogurt, silken tofu, vegan yogurt, almond yogurt, cashew cream, coconut cream
buttermilk | vegan | pancakes | soy milk, oat milk, almond milk, plant milk
buttermilk | | biscuits | milk, yogurt, kefir, sour cream
buttermilk | dairy free | | soy milk, oat milk, almond milk, coconut milk
cream cheese | vegan | bagels | vegan cream cheese, cashew, tofu, hummus
cream cheese | dairy free, tree nut allergy | | vegan cream cheese, silken tofu, dairy-free, coconut cream, coconut yogurt, hummus
cream cheese | | cheesecake | mascarpone, ricotta, neufchatel, greek yogurt
parmesan | vegan | pasta | nutritional yeast, vegan parmesan, cashew, bread crumb
parmesan | dairy free, nut free | | nutritional yeast, bread crumb, hemp seed, sunflower seed
parmesan | vegetarian | | nutritional yeast, vegetarian, vegan parmesan, bread crumb, cheddar, asiago
parmesan | | | pecorino, grana padano, asiago, nutritional yeast, romano
cheddar cheese | vegan | | vegan cheddar, vegan cheese, nutritional yeast
cheddar cheese | lactose free | sandwich | vegan cheddar, vegan cheese, dairy-free, nutritional yeast, hummus
cheddar | | | monterey jack, gouda, colby, swiss, gruyere
feta cheese | vegan | salad | vegan feta, tofu, olive, avocado
mozzarella | vegan | pizza | vegan mozzarella, cashew, vegan cheese, tofu
mozzarella | | | provolone, monterey jack, fontina, swiss, cheddar
ricotta | vegan | lasagna | tofu, vegan ricotta, cashew, almond ricotta
ricotta | | | cottage cheese, mascarpone, cream cheese, paneer
goat cheese | | | feta, cream cheese, ricotta, mascarpone
egg | vegan | cake | flax, chia, applesauce, aquafaba, banana, tofu, egg replacer
egg | egg allergy | muffins | flax, chia, applesauce, aquafaba, banana, yogurt, egg replacer
eggs | vegan | scramble | tofu, chickpea flour, vegan egg
egg white | vegan | meringue | aquafaba
egg | vegan, soy free | brownies | flax, chia, applesauce, aquafaba, banana
mayonnaise | egg free | | vegan mayonnaise, avocado, yogurt, hummus, sour cream, egg-free
mayonnaise | vegan | sandwich | vegan mayonnaise, avocado, hummus, tofu
mayonnaise | | | greek yogurt, sour cream, aioli, yogurt, avocado, miracle whip
honey | vegan | | maple syrup, agave, date syrup, golden syrup, brown rice syrup
honey | | | maple syrup, agave, sugar, golden syrup, brown sugar, molasses, corn syrup
gelatin | vegan | panna cotta | agar, pectin, carrageenan, vegan gelatin
gelatin | vegetarian | | agar, pectin, vegan gelatin
gelatin | halal | | agar, pectin, vegan gelatin, halal
flour | gluten free | cake | gluten-free, rice flour, almond flour, oat flour, buckwheat
flour | keto | | almond flour, coconut flour, flaxseed, lupin flour, ground almond
flour | celiac | sauce | cornstarch, gluten-free, rice flour, arrowroot, potato starch
flour | gluten free, nut free | | gluten-free, rice flour, oat flour, buckwheat, cornstarch, chickpea flour, sorghum, tapioca
flour | low carb | breading | almond flour, coconut flour, pork rind, flax, ground almond, parmesan
all-purpose flour | wheat allergy | | gluten-free, rice flour, oat flour, almond flour, buckwheat, spelt-free
bread flour | | | all-purpose flour, flour, vital wheat gluten
cake flour | | | all-purpose flour, flour
self-rising flour | | | flour, all-purpose flour
cornstarch | keto | sauce | xanthan gum, guar gum, glucomannan, psyllium, gelatin
cornstarch | corn allergy | | arrowroot, tapioca, potato starch, flour, rice flour
cornstarch | | | arrowroot, flour, potato starch, tapioca
cornstarch | gluten free | gravy | arrowroot, tapioca, potato starch, rice flour
breadcrumbs | gluten free | meatballs | gluten-free, oat, crushed corn, rice, almond, cornflake, corn flake, tortilla chip, pork rind
breadcrumbs | keto | | pork rind, almond flour, parmesan, ground almond, flax
breadcrumbs | | | panko, cracker, oat, cornflake, crushed, bread
pasta | gluten free | | rice noodle, gluten-free, zucchini, corn pasta, rice pasta, quinoa, spaghetti squash, chickpea pasta
spaghetti | keto | | zucchini, spaghetti squash, shirataki, hearts of palm
egg noodles | vegan | | udon, rice noodle, pasta, spaghetti, linguine, soba, fettuccine
lasagna noodles | low carb | | zucchini, eggplant, cabbage, tofu, hearts of palm
rice | low carb | | cauliflower, shirataki, broccoli, konjac
rice | | | quinoa, couscous, bulgur, orzo, barley, farro, cauliflower
couscous | gluten free | | quinoa, rice, millet, cauliflower
bulgur | gluten free | tabbouleh | quinoa, millet, buckwheat, rice, cauliflower
soy sauce | gluten free | | tamari, coconut aminos
soy sauce | soy allergy | stir-fry | coconut aminos, salt
soy sauce | low sodium | | low-sodium soy sauce, coconut aminos, reduced, lower-sodium
soy sauce | soy free, gluten free | | coconut aminos, salt, balsamic, fish sauce
soy sauce | | | tamari, coconut aminos, worcestershire, miso, liquid aminos
fish sauce | vegan | | soy sauce, tamari, vegan fish sauce, coconut aminos, seaweed, miso, mushroom
fish sauce | fish allergy | pad thai | soy sauce, tamari, coconut aminos, vegan fish sauce, seaweed
fish sauce | vegetarian, gluten free | | tamari, coconut aminos, vegan fish sauce, salt
oyster sauce | vegetarian | | vegetarian oyster, mushroom, hoisin, soy sauce
oyster sauce | shellfish allergy | | vegetarian oyster, mushroom, hoisin, soy sauce
worcestershire sauce | vegan | | soy sauce, tamari, vegan worcestershire, coconut aminos, balsamic
worcestershire sauce | fish allergy | | soy sauce, tamari, vegan worcestershire, coconut aminos, steak, balsamic, fish-free
hoisin sauce | gluten free | | tamari, gluten-free hoisin, barbecue, coconut aminos
chicken broth | vegan | soup | vegetable broth, vegetable stock, mushroom broth, water
chicken broth | vegetarian | | vegetable broth, vegetable stock, mushroom broth
chicken stock | low sodium | | low-sodium, unsalted, water, salt-free
beef broth | vegetarian | stew | vegetable broth, mushroom broth, vegetable stock
fish stock | | | clam juice, chicken broth, vegetable broth, chicken stock, vegetable stock
bacon | vegetarian | | tempeh, smoked paprika, vegan bacon, mushroom, coconut, smoked tofu
bacon | halal | | turkey bacon, beef bacon
bacon | vegan | carbonara | tempeh, vegan bacon, smoked tofu, mushroom, coconut
bacon | no pork | | turkey bacon, beef bacon, smoked turkey
ground beef | vegan | chili | lentil, textured, tofu, mushroom, walnut, black bean, tempeh, vegan, plant-based, soy, seitan
ground beef | vegetarian, soy free | tacos | lentil, mushroom, walnut, bean, cauliflower, jackfruit
ground beef | | | ground turkey, ground pork, ground chicken, ground lamb, ground bison
ground beef | gluten free, vegan | | lentil, mushroom, black bean, tofu, walnut, jackfruit, tempeh, bean
ground pork | halal | dumplings | ground chicken, ground turkey, ground beef, ground lamb
chicken breast | vegan | stir-fry | tofu, seitan, tempeh, chickpea, soy curls, cauliflower, jackfruit
chicken breast | vegetarian, gluten free | | tofu, chickpea, tempeh, cauliflower, halloumi, paneer, mushroom, jackfruit
chicken thighs | | | chicken breast, turkey, chicken drumstick, pork, chicken leg
pork | kosher | | chicken, beef, turkey, lamb, veal
pork shoulder | halal | | beef chuck, lamb shoulder, chicken thigh, chuck, beef
ham | no pork | | turkey ham, smoked turkey, turkey, pastrami, turkey bacon, chicken
prosciutto | halal | | bresaola, turkey bacon, smoked turkey, beef bacon, turkey ham, smoked salmon
italian sausage | vegetarian | | vegan sausage, vegetarian sausage, tempeh, mushroom, lentil, plant-based
pancetta | | pasta | bacon, guanciale, prosciutto, ham
shrimp | vegan | | hearts of palm, king oyster mushroom, tofu, chickpea, oyster mushroom, cauliflower, jackfruit
shrimp | shellfish allergy | | chicken, white fish, cod, tofu, fish
shrimp | | | scallop, crab, prawn, lobster, crawfish, squid
salmon | vegan | | tofu, carrot, tempeh, jackfruit
salmon | fish allergy | | chicken, tofu, shrimp, pork
salmon | | | trout, arctic char, cod, tuna, halibut, mackerel
tuna | vegan | sandwich | chickpea, jackfruit, tofu
anchovies | vegan | | caper, miso, olive, seaweed, nori, umeboshi
anchovy paste | fish allergy | | miso, caper, olive, soy sauce
clam juice | shellfish allergy | | fish stock, chicken broth, vegetable broth, chicken stock, vegetable stock, fish broth
crab | shellfish free | | white fish, cod, jackfruit, hearts of palm, fish, tuna, chicken
almond flour | nut free | | sunflower seed flour, oat flour, coconut flour, pumpkin seed, rice flour, flour, sunflower
almond milk | nut allergy | | oat milk, soy milk, rice milk, coconut milk, milk
almonds | nut free | granola | sunflower seed, pumpkin seed, coconut, oat
walnuts | nut allergy | brownies | pumpkin seed, sunflower seed, oat, chocolate chip, coconut
pine nuts | nut free | pesto | sunflower seed, pumpkin seed, hemp seed
pecans | tree nut allergy | | pumpkin seed, sunflower seed, pretzel, oat, peanut, coconut
cashews | tree nut free | | sunflower seed, pumpkin seed, peanut, tofu, chickpea
peanut butter | peanut allergy | cookies | sunflower, almond butter, tahini, cashew butter, soy nut, seed butter
peanut butter | nut free | sandwich | sunflower, tahini, soy nut, pumpkin seed butter, seed butter
peanuts | nut free | | sunflower seed, pumpkin seed, chickpea, soy nut, sesame, edamame
tahini | sesame allergy | hummus | sunflower, cashew butter, almond butter, peanut butter, yogurt
sesame oil | sesame free | | peanut oil, olive oil, walnut oil, avocado oil, canola oil, sunflower oil, perilla
tofu | soy allergy | stir-fry | chickpea, chicken, paneer, seitan, mushroom, halloumi, bean, egg
tofu | vegan, soy free | | chickpea, seitan, mushroom, bean, lentil, pumpkin seed tofu, jackfruit
white wine | halal | risotto | broth, stock, vinegar, grape juice, lemon juice, apple juice
red wine | alcohol free | stew | broth, stock, grape juice, vinegar, pomegranate, cranberry, non-alcoholic
beer | gluten free | batter | sparkling water, club soda, gluten-free, cider, ginger ale, stock, broth
beer | alcohol free | | broth, stock, ginger ale, non-alcoholic, sparkling water, club soda, cider, apple juice
mirin | halal | teriyaki | sugar, honey, vinegar, grape juice, apple juice, rice vinegar
rum | no alcohol | cake | extract, apple juice, pineapple juice, grape juice, orange juice, vanilla, rum extract, juice
sake | | | dry sherry, white wine, rice wine, vermouth, mirin, shaoxing
sherry | | | white wine, marsala, vermouth, shaoxing, apple cider, port, madeira
sugar | keto | | erythritol, stevia, monk fruit, xylitol, allulose
sugar | low sugar | | stevia, erythritol, monk fruit, xylitol, applesauce
sugar | | | honey, maple syrup, brown sugar, agave, coconut sugar
brown sugar | | | sugar, coconut sugar, muscovado, maple sugar, demerara, turbinado
brown sugar | diabetic friendly | | erythritol, stevia, monk fruit, allulose, xylitol
maple syrup | | | honey, agave, golden syrup, brown sugar, corn syrup, molasses
corn syrup | | | golden syrup, honey, agave, sugar, maple syrup, glucose, brown rice syrup
milk chocolate | vegan | | dark chocolate, vegan chocolate, dairy-free chocolate, vegan milk chocolate
chocolate chips | dairy free | cookies | dairy-free, vegan, cacao nib, carob
white chocolate | vegan | | vegan white chocolate, cocoa butter, dairy-free white, coconut butter
oil | | | butter, applesauce, margarine, ghee, coconut oil, canola, olive oil
lard | vegetarian | pie crust | shortening, butter, coconut oil, vegetable shortening
lard | vegan | | shortening, coconut oil, vegan butter
ghee | vegan | curry | coconut oil, vegan butter, oil, vegan ghee
ghee | dairy free | | coconut oil, olive oil, vegan butter, oil, dairy-free
vegetable oil | soy free | | canola oil, olive oil, sunflower oil, avocado oil, coconut oil, grapeseed oil, corn oil
coconut milk | | curry | heavy cream, cream, evaporated milk, yogurt, almond milk, cashew cream, milk, coconut cream
baking powder | | | baking soda, self-rising flour
baking soda | | | baking powder
yeast | | bread | baking powder, sourdough starter, baking soda, instant yeast
cream of tartar | | | lemon juice, vinegar
lemon juice | | | lime juice, vinegar
lime juice | | | lemon juice, vinegar, orange juice
rice vinegar | | | white wine vinegar, apple cider vinegar, lime juice, lemon juice, champagne vinegar, cider vinegar
balsamic vinegar | | | red wine vinegar, sherry vinegar, cider vinegar
garlic | low fodmap | | garlic oil, garlic-infused, chive, scallion, asafoetida
onion | low fodmap | | chive, scallion, green onion, asafoetida, fennel
onion | | | shallot, leek, onion powder, scallion, red onion, green onion
shallots | | | onion, red onion, leek, scallion, green onion
celery | celery allergy | soup | fennel, bok choy, carrot, cucumber, green bell pepper, leek
fresh basil | | | oregano, parsley, dried basil, spinach, mint, thyme, arugula
cilantro | | salsa | parsley, basil, mint, culantro, coriander
parsley | | | cilantro, chervil, basil, celery leaf, chive
oregano | | | marjoram, thyme, basil, italian seasoning
ginger | | | ground ginger, galangal, dried ginger, allspice
cumin | | | coriander, caraway, chili powder
cayenne pepper | | | chili powder, red pepper flake, paprika, hot sauce
saffron | | paella | turmeric, paprika, annatto, safflower
vanilla extract | | | vanilla bean, vanilla paste, maple syrup, almond extract, vanilla sugar, vanilla powder, rum
cinnamon | | | allspice, nutmeg, pumpkin pie spice, cardamom, apple pie spice
mustard | mustard allergy | | horseradish, wasabi, turmeric, mayonnaise, vinegar
dijon mustard | | | mustard, yellow mustard, whole grain, mustard powder, brown mustard
spinach | | | kale, swiss chard, chard, arugula, collard
potatoes | keto | | cauliflower, turnip, radish, celeriac, celery root, rutabaga
tomatoes | nightshade free | sauce | beet, pumpkin, carrot, butternut, cranberry
bell pepper | | | poblano, zucchini, celery, anaheim, cubanelle, pepper
mushrooms | | | zucchini, eggplant, tofu, shiitake, tempeh, cremini, portobello
flour tortillas | gluten free | | corn tortilla, lettuce, gluten-free, rice paper
bread | keto | sandwich | lettuce, cloud bread, keto bread, cheese, portobello, egg
puff pastry | dairy free | | phyllo, dairy-free, vegan, pie crust
condensed milk | vegan | | coconut condensed, condensed coconut, coconut cream, vegan condensed, coconut milk
evaporated milk | dairy free | | coconut milk, coconut cream, soy milk, oat milk
whipped cream | vegan | dessert | coconut cream, coconut whipped, aquafaba, vegan whipped, vegan cream
ice cream | dairy free | | sorbet, dairy-free, vegan ice cream, coconut, banana
marshmallows | vegan | | vegan marshmallow, aquafaba
pesto | nut free, dairy free | | chimichurri, salsa verde, vegan pesto, basil, gremolata, nut-free
ranch dressing | vegan | | vegan ranch, tahini, vinaigrette, vegan, italian
ghee | | | butter, clarified butter, oil, coconut oil
salt | low sodium | | lemon juice, herb, garlic powder, salt substitute, vinegar, salt-free, potassium, spice, lemon
chickpeas | | | white bean, cannellini, lentil, navy bean, butter bean, great northern
black beans | | | pinto bean, kidney bean, black-eyed pea, lentil
lentils | | | split pea, chickpea, bean, mung
oats | gluten free | | gluten-free oat, quinoa flake, buckwheat, rice flake, millet
kimchi | vegan | | vegan kimchi, sauerkraut, pickled cabbage
curry paste | shellfish allergy, fish allergy | | curry powder, vegan curry paste, vegetarian
mayonnaise | egg allergy | potato salad | vegan mayonnaise, egg-free mayonnaise, yogurt, sour cream, avocado, hummus
mayonnaise | low fat | tuna salad | yogurt, avocado, cottage cheese, light mayonnaise
sour cream | | beef stroganoff | yogurt, creme fraiche, crema, cream cheese, buttermilk
cream cheese | dairy free | frosting | vegan cream cheese, dairy-free cream cheese, cashew cream, tofu, coconut cream
ricotta | | lasagna | cottage cheese, mascarpone, paneer, cream cheese, goat cheese
feta | dairy free | greek salad | tofu, vegan feta, dairy-free feta, olive
paneer | vegan | palak paneer | tofu
paneer | | curry | halloumi, tofu, queso fresco, ricotta, cottage cheese
halloumi | vegan | | tofu, vegan
mozzarella | milk allergy | pizza | vegan mozzarella, vegan cheese, dairy-free, nutritional yeast, cashew
cotija | | elote | feta, parmesan, queso fresco
queso fresco | | tacos | feta, cotija, ricotta, farmer cheese, paneer
gruyere | | fondue | swiss, emmental, fontina, gouda, comte
mascarpone | | tiramisu | cream cheese, ricotta, creme fraiche, clotted cream
ghee | vegan | dal | coconut oil, vegetable oil, vegan butter, oil, vegan ghee
ghee | | dal | butter, oil, coconut oil
half and half | dairy free | coffee | oat milk, soy milk, coconut milk, coconut cream, oat cream, soy cream
heavy cream | vegan, nut free | soup | coconut cream, coconut milk, oat cream, soy cream, silken tofu
evaporated milk | vegan | fudge | coconut milk, soy milk, oat milk, coconut cream
sweetened condensed milk | vegan | key lime pie | coconut condensed milk, sweetened condensed coconut milk, coconut milk, coconut cream
cream of mushroom soup | vegan | green bean casserole | mushroom, coconut milk, vegan cream, cashew, vegetable broth, white sauce
cream of chicken soup | vegetarian | casserole | cream of mushroom soup, mushroom, white sauce, vegetable broth, cream of celery soup
chicken bouillon | vegetarian | soup | vegetable bouillon, vegetable broth, mushroom, vegetable stock, miso
beef broth | vegan | stew | vegetable broth, mushroom broth, vegetable stock, mushroom stock
ground beef | vegetarian | tacos | lentil, textured vegetable protein, tofu, tempeh, mushroom, black bean, plant-based, veggie crumbles, walnut
ground beef | vegan, soy free | chili | lentil, mushroom, bean, jackfruit, walnut
ground beef | pork free | meatballs | turkey, lamb, chicken
bacon | halal | pasta | turkey bacon, beef bacon, smoked turkey, mushroom
bacon | vegan | sandwich | tempeh, mushroom, coconut, tofu, vegan bacon, smoked paprika, eggplant
pancetta | vegetarian | carbonara | mushroom, tempeh, smoked tofu, vegan bacon, smoked paprika
italian sausage | vegetarian | pasta | vegetarian sausage, mushroom, lentil, vegan sausage, tempeh, plant-based, veggie
kielbasa | pork free | soup | turkey sausage, chicken sausage, beef sausage, turkey kielbasa
chorizo | vegan | paella | smoked paprika, vegan, tempeh, mushroom, soyrizo, tofu
ham | kosher | sandwich | turkey, pastrami, beef, chicken
lard | vegan | pie crust | vegetable shortening, shortening, coconut oil, vegan butter, oil
lard | halal | tamales | shortening, butter, oil, ghee
gelatin | halal | jello | agar, beef gelatin, halal gelatin, pectin
marshmallows | vegetarian | rice krispie treats | vegan marshmallow, marshmallow creme, marshmallow fluff, meringue
chicken breast | vegan | stir fry | tofu, tempeh, seitan, chickpea, soy curls, jackfruit, mushroom
chicken breast | vegetarian, soy free | curry | chickpea, paneer, seitan, cauliflower, mushroom, jackfruit, bean
chicken thighs | | curry | chicken breast, turkey, pork
turkey | vegan | | seitan, tofu, jackfruit, mushroom, lentil, tempeh, chickpea
shrimp | shellfish allergy | scampi | chicken, cod, white fish, tofu, mushroom, heart of palm, fish, monkfish
shrimp | vegan | pad thai | tofu, mushroom, tempeh, heart of palm, hearts of palm
crab meat | shellfish allergy | crab cakes | heart of palm, hearts of palm, jackfruit, cod, white fish, tuna, artichoke, salmon
tuna | vegan | salad | chickpea, jackfruit, heart of palm, tofu
cod | | fish tacos | haddock, tilapia, halibut, pollock, hake
anchovies | vegetarian | caesar dressing | caper, olive, miso, soy sauce, nori
oyster sauce | vegan | stir fry | mushroom, hoisin, soy sauce, vegetarian oyster sauce
oyster sauce | shellfish allergy | beef and broccoli | hoisin, soy sauce, mushroom, teriyaki
fish sauce | vegan, soy free | | coconut aminos, salt, mushroom, seaweed, nori
fish sauce | gluten free, fish allergy | | tamari, coconut aminos
dashi | vegan | miso soup | kombu, shiitake, mushroom, vegetable broth, seaweed
bonito flakes | vegetarian | | kombu, shiitake, nori, seaweed, mushroom
worcestershire sauce | gluten free | | tamari, coconut aminos, gluten-free worcestershire, fish sauce, balsamic
soy sauce | gluten free, soy free | fried rice | coconut aminos
teriyaki sauce | gluten free | salmon | tamari, coconut aminos, gluten-free teriyaki
miso | soy free | soup | chickpea miso, tahini, coconut aminos, anchovy, salt, vegetable broth, nutritional yeast
tofu | soy allergy | stir fry | paneer, chickpea, chicken, halloumi, seitan, mushroom, tempeh
tofu | soy allergy, vegan | curry | chickpea, seitan, mushroom, cauliflower, jackfruit, bean, chickpea tofu
edamame | soy free | salad | pea, lima bean, fava bean, chickpea, broad bean
flour | gluten free | white sauce | cornstarch, rice flour, gluten-free flour, potato starch, arrowroot, tapioca
flour | gluten free, nut free | brownies | gluten-free flour, rice flour, oat flour, buckwheat flour
all purpose flour | low carb | | almond flour, coconut flour
bread flour | | pizza | flour, all-purpose flour, 00 flour, vital wheat gluten
cake flour | | cake | flour, all-purpose flour, cornstarch, pastry flour
self rising flour | | biscuits | flour, all-purpose flour, baking powder
panko | gluten free | fried chicken | gluten-free, rice, corn flake, cornflake, potato, almond, pork rind
couscous | celiac | | quinoa, millet, rice, cauliflower
barley | gluten free | soup | rice, buckwheat, quinoa, millet, sorghum
orzo | gluten free | soup | rice, quinoa, gluten-free orzo, gluten-free pasta
spaghetti | low carb | | zucchini, spaghetti squash, shirataki
egg noodles | gluten free | | rice noodle, gluten-free pasta, gluten-free noodle
egg noodles | egg allergy | stroganoff | pasta, rice noodle, spaghetti, fettuccine, rice
ramen noodles | gluten free | | rice noodle, rice ramen, glass noodle
udon noodles | gluten free | | rice noodle, buckwheat
flour tortillas | gluten free | burritos | corn tortilla, lettuce, gluten-free tortilla
wonton wrappers | gluten free | | rice paper, gluten-free
filo | gluten free | baklava | rice paper, gluten-free
puff pastry | vegan | | vegan puff pastry, filo, phyllo, pie crust, shortcrust
crescent rolls | gluten free | | gluten-free, rice paper, corn tortilla
beer | gluten free | chili | gluten-free beer, broth, cider, stock
beer | alcohol free | batter | sparkling water, non-alcoholic beer, club soda, ginger ale, broth, soda water
red wine | alcohol free | beef stew | broth, grape juice, pomegranate juice, stock, cranberry juice, red wine vinegar
shaoxing wine | no alcohol | stir fry | broth, rice vinegar, apple juice, grape juice, stock
vanilla extract | alcohol free | cookies | vanilla bean, vanilla powder, vanilla paste, maple syrup, alcohol-free vanilla
eggs | vegan | cake | flax, chia, applesauce, aquafaba, banana, egg replacer, yogurt
eggs | egg allergy | meatloaf | flax, chia, bread crumb, applesauce, potato, oat, egg replacer
egg whites | vegan | meringue | aquafaba
egg wash | egg free | bread | milk, cream, butter, plant milk, soy milk, maple syrup, oil
honey | vegan | granola | maple syrup, agave, date syrup, golden syrup, rice syrup
honey | diabetic friendly | | stevia, erythritol, monk fruit, sugar substitute, allulose, xylitol
sugar | keto | cookies | erythritol, monk fruit, stevia, allulose, xylitol
brown sugar | | cookies | sugar, molasses, coconut sugar, muscovado, maple syrup
corn syrup | | pecan pie | honey, golden syrup, maple syrup, agave, sugar, glucose, rice syrup
peanuts | nut free | pad thai | sunflower seed, pumpkin seed, soy nut, roasted chickpea, edamame, sesame
almond flour | nut free | macarons | sunflower seed flour, pumpkin seed, sunflower seed, oat flour, coconut flour, flour
almond milk | nut allergy | smoothie | oat milk, soy milk, rice milk, coconut milk, milk
pine nuts | nut allergy | pesto | sunflower seed, pumpkin seed, hemp seed
pecans | nut free | pie | sunflower seed, pumpkin seed, oat, pretzel, seed
marzipan | nut free | | fondant, coconut, sunflower seed
sesame oil | sesame allergy | stir fry | peanut oil, walnut oil, avocado oil, olive oil, vegetable oil, perilla oil, canola oil
dijon mustard | mustard allergy | vinaigrette | horseradish, wasabi, mayonnaise, vinegar, turmeric
onion | low fodmap | soup | scallion green, green onion, chive, leek green, scallion, asafoetida, fennel, garlic-infused oil
garlic | low fodmap | pasta | garlic-infused oil, chive, asafoetida, scallion
potatoes | low carb | mash | cauliflower, turnip, celeriac, celery root, radish, rutabaga
buttermilk | dairy free | pancakes | soy milk, almond milk, oat milk, coconut milk
parmesan | vegetarian | risotto | vegetarian parmesan, nutritional yeast, vegetarian hard cheese, parmesan-style, vegetarian italian hard cheese
parmesan | dairy free, nut free | pasta | nutritional yeast, vegan parmesan, bread crumb
lemongrass | | thai curry | lemon zest, lime zest, lemon, lime
galangal | | tom yum | ginger
kaffir lime leaves | | curry | lime zest, lime, lemon
tamarind paste | | pad thai | lime juice, vinegar, pomegranate molasses, worcestershire, lemon juice
gochujang | gluten free | | sriracha, chili, miso, gochugaru, sambal, gluten-free gochujang
gochugaru | | kimchi | red pepper flakes, aleppo, cayenne, ancho, chili, paprika
sriracha | |  | sambal, hot sauce, gochujang, chili, tabasco
sumac | | fattoush | lemon zest, lemon, za'atar, vinegar
creme fraiche | |  | sour cream, yogurt, cream, mascarpone
cornstarch | | gravy | arrowroot, flour, potato starch, tapioca
cornstarch | corn free | sauce | arrowroot, potato starch, tapioca, flour, rice flour
shortening | low fat | scones | applesauce, yogurt, banana, pumpkin
ramen noodles | gluten free | noodle bowl | rice noodle, glass noodle, gluten-free, zucchini
shortbread cookies | gluten free | lemon tart | gluten-free, almond flour, oats, pecan
buttermilk | low fodmap | pancakes | almond milk, rice milk, lactose-free
egg | vegan | rice pudding | tofu, cornstarch, vegan egg, arrowroot
bouillon cube | low sodium | beans | low-sodium, salt-free, herb, mushroom
champagne | alcohol free | fruit punch | sparkling water, ginger ale, non-alcoholic, grape juice
sugar | keto | caramel | allulose, erythritol, monk fruit
chili bean paste | | braised tofu | gochujang, miso, chili garlic, sambal
black vinegar | | dumplings | balsamic, rice vinegar, malt vinegar
pomegranate molasses | | glazed chicken | balsamic, pomegranate juice, tamarind, lemon
orange marmalade | | glazed ham | apricot, jam, honey
oxtail | | stew | beef chuck, short rib, shank, lamb
pepitas | | salad | sunflower, almond, pine nut, walnut
tarragon | | chicken salad | chervil, dill, basil, fennel
`;
