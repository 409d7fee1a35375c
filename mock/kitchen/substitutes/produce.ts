/** Vegetables, mushrooms and fruit. */
export const produce = `
# onion, yellow onion, white onion, red onion, sweet onion, leek, onion powder, pearl onion, spanish onion, vidalia onion
1 | leek | slight | soups, stews, sautes | salads | Milder.
3 | shallot | slight | sauces, dressings, sautes | | Finer: three for a small onion.
1 | onion | slight | soups, stews, sautes | | Stronger.
1 | scallion | slight | salads, garnishes, stir-fries | | The green part alone is low in fructans.
1 | fennel | noticeable | soups, stews, sautes, salads | | Without alliums.
1 | celery | noticeable | soups, stews, salads, stuffings | | Without alliums.
1 | chive | noticeable | salads, garnishes, dips | stews | Milder.
1/4 | garlic-infused olive oil | noticeable | sautes, soups, stews | garnishes | The taste without the fructans.
1/4 teaspoon for 1 | asafoetida | noticeable | curries, dals, stews | salads | A pinch in hot oil; some brands hold wheat.
1 tablespoon for 1 | onion powder | slight | soups, stews, rubs | salads | A tablespoon for a medium onion.
1 | cabbage | noticeable | sautes, stews, soups | garnishes | Sweet when fried slowly.
1 | carrot | noticeable | soups, stews | garnishes | For the sweetness.

# fennel, fennel bulb
1 | celery | noticeable | soups, salads, stews | | With a pinch of fennel seed for the taste.
1 | bok choy | noticeable | stir-fries, soups, salads | | The stems.
1 | cabbage | noticeable | slaws, roasts, soups | | With a pinch of fennel seed.
1 | onion | noticeable | roasts, soups, stews | salads | Sweet when fried.
1 | endive | noticeable | salads, roasts | soups | Bitter.
1 | carrot | noticeable | soups, roasts | | Sweeter.

# celery, celery stalk, celery root, celeriac
1 | fennel | noticeable | soups, salads, stuffings, stews | | Tastes of anise.
1 | carrot | noticeable | soups, stews, stuffings | | Sweeter.
1 | cucumber | noticeable | salads, snacks | soups | For the crunch.
1 | bok choy | slight | stir-fries, soups, salads | | The stems.
1 | green bell pepper | noticeable | soups, stews, salads, mild dishes | | For the crunch.
1 | jicama | noticeable | salads, snacks | soups | For the crunch.
1 | parsnip | slight | soups, mash, roasts | | For celeriac.
1 | celery | slight | soups, salads, stuffings | | In the same amount.
1 | onion | noticeable | soups, stews | salads | Sweet when fried.
1 | water chestnut | noticeable | salads, stir-fries | | For the crunch.

# carrot, baby carrot, parsnip, turnip, beet, rutabaga, radish, beetroot, kohlrabi, daikon, jicama
1 | parsnip | slight | soups, roasts, mash | salads | Sweeter.
1 | carrot | slight | soups, roasts, salads | | Sweeter.
1 | sweet potato | noticeable | roasts, soups, mash | salads | Softer.
1 | turnip | noticeable | soups, roasts, mash | | Sharper.
1 | butternut squash | noticeable | soups, roasts, mash | salads | Softer.
1 | radish | noticeable | salads, roasts | soups | Sharper.
1 | red bell pepper | noticeable | salads, stir-fries, snacks, mild dishes | mash | For the colour.
1 | zucchini | noticeable | cakes, stir-fries, noodles | mash | Wetter.

# plantain, green plantain, breadfruit
1 | sweet potato | noticeable | frying, mash, stews | | Sweeter.
1 | cassava | noticeable | frying, stews | | Boil it first.
1 | potato | noticeable | frying, mash, stews | | Less sweet.
1 | banana | noticeable | frying, desserts | stews | Green and firm.
1 | taro | noticeable | frying, stews | | Cook it well.
1 | zucchini | strong | frying, stews | | For few carbohydrates.

# potato, russet potato, red potato, sweet potato, yukon gold potato, mashed potato, french fries, hash brown, new potato, baby potato, yam, taro, cassava, baking potato
1 | cauliflower | noticeable | mash, roasts, soups, gratins | fries | For few carbohydrates.
1 | sweet potato | noticeable | mash, fries, roasts | | Sweeter.
1 | turnip | noticeable | mash, roasts, soups, fries | | Few carbohydrates.
1 | parsnip | noticeable | mash, roasts, fries | | Sweeter.
1 | celery root | noticeable | mash, soups, fries, gratins | | Nutty.
1 | butternut squash | noticeable | roasts, soups, mash | | Sweeter.
1 | radish | noticeable | roasts, soups | mash | Mild when roasted.
1 | potato | slight | mash, fries, roasts | | Less sweet.
1 | white bean | noticeable | mash, soups | fries | For the protein.
1 | zucchini | noticeable | fries, gratins, soups | mash | Lighter.
1 | rutabaga | noticeable | mash, roasts, fries | | Fewer carbohydrates.

# tomato, canned tomato, diced tomato, cherry tomato, crushed tomato, plum tomato, roma tomato, grape tomato, stewed tomato, whole peeled tomato, fire roasted tomato
1 | canned tomato | slight | sauces, stews, soups | salads | A can of 14 ounces for 4 medium ones.
1 | roasted red pepper | noticeable | sauces, salads, sandwiches, soups | | Without tomato; add a splash of vinegar.
1 | tomato | slight | salads, sauces, salsas | | Fresh.
3 | tomato sauce | slight | sauces, stews, soups | salads | Three times as much for paste; boil it down.
1 | red bell pepper | noticeable | salads, salsas, stews, mild dishes | | For the colour and sweetness.
1/4 | sun-dried tomato | noticeable | pasta, salads, sandwiches | | A quarter of the amount.
1 | canned pumpkin | noticeable | sauces, soups, curries | salads | With a splash of vinegar: without nightshades.
1 | beet | noticeable | sauces, soups | salads | Cooked and blended with carrot: without nightshades.
1 | tomatillo | noticeable | salsas, sauces | | Sharper, green.
1 | mango | strong | salsas, salads | sauces | Sweeter.

# bell pepper, red bell pepper, green bell pepper, yellow bell pepper, sweet pepper, roasted red pepper, orange bell pepper, pepper strip
1 | poblano pepper | slight | stuffing, fajitas, sautes, mild dishes | | A little hot.
1 | zucchini | noticeable | sautes, stuffing, stir-fries | | Milder; without nightshades.
1 | carrot | noticeable | stir-fries, salads, snacks | stuffing | For the colour.
1 | roasted red pepper | slight | sandwiches, sauces, pasta | snacks | From the jar.
1 | celery | noticeable | stir-fries, salads, stews | stuffing | For the crunch.
1 | green bell pepper | slight | sautes, stuffing, salads, mild dishes | | Less sweet.
1 | red bell pepper | slight | sautes, stuffing, salads, mild dishes | | Sweeter.
1 | tomato | noticeable | stews, salads, stuffing | | Juicier.
1 | cucumber | noticeable | salads, snacks | stuffing | For the crunch.

# jalapeno, serrano pepper, chili pepper, green chile, red chile, thai chili, habanero pepper, poblano pepper, bird's eye chili, dried red chile, scotch bonnet, ancho chile, hot pepper, fresno chile, anaheim chile
1 | jalapeno | slight | salsas, chili, curries | mild dishes | Milder than most.
1/2 | serrano pepper | slight | salsas, curries | mild dishes | Hotter: half of it.
1/4 teaspoon for 1 | cayenne pepper | noticeable | chili, curries, sauces | mild dishes | A quarter teaspoon for a chili.
1 | green bell pepper | noticeable | salsas, chili, stir-fries, mild dishes | | Without the heat.
1/2 teaspoon for 1 | red pepper flake | noticeable | chili, curries, sauces, pizza | mild dishes | Half a teaspoon for a chili.
1 | poblano pepper | slight | stuffing, chili, mild dishes | | Mild.
1 teaspoon for 1 | smoked paprika | noticeable | chili, sauces, stews, mild dishes | | A teaspoon for a chipotle.
1 | ginger | noticeable | curries, stir-fries | salsas | For the bite: without nightshades.
1 | black pepper | noticeable | chili, sauces | salsas | Without nightshades.
1 | horseradish | noticeable | sauces, salsas | curries, mild dishes | For the bite: without nightshades.

# mushroom, button mushroom, cremini mushroom, portobello mushroom, shiitake mushroom, oyster mushroom, dried mushroom, porcini, chanterelle, dried porcini, dried shiitake, baby bella mushroom, enoki mushroom, canned mushroom, truffle, white mushroom
1 | eggplant | noticeable | stews, pasta, grilling, risotto | | Brown it well.
1 | zucchini | noticeable | stir-fries, pasta, pizza | | Brown it over high heat.
1 | firm tofu | noticeable | stir-fries, soups, stroganoff | | Press and brown it.
1 | shiitake mushroom | slight | stir-fries, soups, risotto | | Stronger.
1 | mushroom | slight | pasta, stews, stir-fries | | Milder.
1 | sun-dried tomato | noticeable | pasta, pizza, risotto | | For the savour.
1 | portobello mushroom | slight | grilling, burgers, stews | | Larger.
1 | oyster mushroom | slight | stir-fries, soups | | Milder.
1 | artichoke heart | noticeable | pizza, pasta | stir-fries | Drained.
1 | soy sauce | strong | soups, gravies | pizza | A spoon, for the savour of dried ones.

# arugula, watercress, rocket, mizuna, dandelion
1 | watercress | slight | salads, sandwiches, pizza | soups | As peppery.
1 | baby spinach | noticeable | salads, pasta, pizza | | Milder.
1 | arugula | slight | salads, pizza, pasta | | As peppery.
1 | kale | noticeable | salads, pasta | | Young leaves, rubbed soft.
1 | endive | noticeable | salads | pasta | Bitter.
1 | romaine lettuce | noticeable | salads, sandwiches | pasta | Milder.

# spinach, baby spinach, kale, swiss chard, collard green, mustard green, frozen spinach, beet green, turnip green, bok choy, dandelion green, lacinato kale
1 | kale | slight | soups, sautes, smoothies, salads | | Takes longer.
1 | swiss chard | slight | sautes, soups, fillings | | Stems first.
1 | spinach | slight | salads, sautes, soups, smoothies | | Done in a minute.
1 | collard green | noticeable | braises, soups, wraps | salads | Takes longer.
1 | arugula | noticeable | salads, pizza, pasta | soups | Peppery.
1 | romaine lettuce | noticeable | salads, sandwiches | sautes | Milder.
1 | cabbage | noticeable | sautes, soups, slaws | smoothies | Sweeter.
1 | bok choy | slight | stir-fries, soups | salads | Juicy.
1 | broccoli | noticeable | sautes, soups | salads | Chopped small.

# lettuce, romaine lettuce, iceberg lettuce, mixed greens, butter lettuce, salad greens, spring mix, endive, radicchio, escarole
1 | spinach | slight | salads, sandwiches, soups | slaws | Softer.
1 | arugula | noticeable | salads, sandwiches | slaws | Peppery.
1 | kale | noticeable | salads, slaws, soups | | Rub it soft with oil and salt.
1 | romaine lettuce | slight | salads, sandwiches, tacos | slaws | Crisp.
1 | cabbage | slight | slaws, sautes, soups | | Crisp.
1 | broccoli | noticeable | slaws, roasts, sautes | sandwiches | Shaved.
1 | brussels sprout | slight | slaws, roasts | | Shaved.
1 | cucumber | noticeable | salads, sandwiches | sautes | For the crunch.
1 | bok choy | slight | stir-fries, soups, slaws | | Juicy.

# broccoli, cauliflower, cauliflower rice, frozen broccoli
1 | broccoli | slight | roasts, stir-fries, soups, gratins | | In small florets.
1 | cauliflower | slight | roasts, curries, gratins, mash | | In small florets.
1 | green bean | slight | stir-fries, salads, sides | mash | Crisp.
1 | asparagus | noticeable | roasts, stir-fries, pasta | mash | Done in minutes.
1 | zucchini | noticeable | stir-fries, pasta, sides, gratins | | Softer.
1 | brussels sprout | noticeable | roasts, sides | | Halved.
1 | snow pea | slight | stir-fries, salads | mash | Crisp.
1 | spinach | noticeable | pasta, soups, curries | roasts | Done in a minute.
1 | edamame | noticeable | salads, bowls, rice | | Of soy.
1 | cabbage | noticeable | stir-fries, sautes | | Shredded.
1 | heart of palm | slight | salads, dips, pasta | roasts | For artichokes.

# zucchini, courgette, yellow squash, summer squash, chayote
1 | yellow squash | none | sautes, grilling, bakes | | In the same amount.
1 | zucchini | slight | sautes, grilling, bakes, bread | | In the same amount.
1 | eggplant | noticeable | bakes, grilling, stews, curries | salads | Takes more oil.
1 | mushroom | noticeable | stews, grilling, bakes, pasta | salads | Meatier.
1 | cucumber | slight | salads, dips | bakes | Raw.
1 | carrot | noticeable | bread, cakes, salads | | Sweeter.
1 | portobello mushroom | noticeable | grilling, bakes | salads | Meatier.
1 | celery | noticeable | salads, dips, snacks | bakes | For the crunch.
1 | cauliflower | noticeable | curries, bakes, roasts | | In slices.

# butternut squash, pumpkin, acorn squash, canned pumpkin, spaghetti squash, pumpkin puree, kabocha squash, winter squash, delicata squash
1 | sweet potato | slight | soups, pies, roasts, baking | | Sweeter.
1 | canned pumpkin | slight | pies, soups, baking | roasts | A can for a pound.
1 | butternut squash | slight | soups, pies, roasts | | Sweeter.
1 | carrot | noticeable | soups, baking, roasts | | Cooked and pureed for baking.
1 | acorn squash | slight | roasts, soups, stuffing | | Nuttier.
1 | unsweetened applesauce | noticeable | baking | soups, roasts | Wetter.
1 | zucchini noodle | noticeable | pasta sauces | pies | For spaghetti squash.

# corn, frozen corn, sweet corn, canned corn, corn kernel, corn on the cob, hominy, creamed corn
1 | pea | noticeable | salads, soups, chowders, rice | | Green.
1 | hominy | slight | soups, stews, chili | | Chewier; of corn.
1 | red bell pepper | noticeable | salads, salsas, tacos, mild dishes | chowders | Diced.
1 | cauliflower | noticeable | chowders, soups, salads | | In small pieces.
1 | edamame | noticeable | salads, bowls | | Of soy.
1 | carrot | noticeable | soups, rice, salads | | Diced.
1 | white bean | noticeable | chowders, salads, chili | | For body.
1 | zucchini | noticeable | salads, tacos, chowders | | Diced.

# avocado
1 | hummus | noticeable | toast, sandwiches, wraps, bowls | | Savoury.
1 | mashed pea | noticeable | toast, dips, guacamole | smoothies | With lime.
1 | edamame | noticeable | dips, bowls, guacamole | | Mashed; of soy.
1 | olive oil | noticeable | salads, dressings | toast | For the fat.
1 | banana | strong | smoothies, baking | toast, salads | For the creaminess.
1 | greek yogurt | noticeable | smoothies, dips, baking | | For the creaminess.
1 | mango | noticeable | salads, salsas, sushi | | Sweeter.
1 | tahini | noticeable | toast, dressings | | Rich.
1 | zucchini | noticeable | smoothies, dips | | Steamed; for the creaminess.

# mango, peach, pineapple, apricot, nectarine, plum, papaya, melon, cantaloupe, guava, passion fruit, watermelon, lychee, persimmon, dragon fruit, star fruit, tropical fruit, honeydew
1 | peach | slight | desserts, salads, salsas, smoothies | | Juicy.
1 | mango | slight | smoothies, salads, salsas | | Sweeter.
1 | nectarine | slight | desserts, salads, pies | | Needs no peeling.
1 | pineapple | noticeable | salsas, smoothies, desserts | | Sharper.
1 | papaya | noticeable | salads, smoothies, salsas | pies | With lime.
2 | apricot | slight | pies, desserts, sauces | | Smaller: two for one.
1 | apple | noticeable | salads, pies, desserts | | Firmer.
1 | strawberry | noticeable | smoothies, salads, desserts | | Juicy.

# banana, applesauce, mashed banana, apple, pear, unsweetened applesauce
1/2 cup for 1 | unsweetened applesauce | slight | muffins, cakes, quick breads | smoothies | Half a cup for a banana.
1/2 cup for 1 | canned pumpkin | noticeable | muffins, quick breads, smoothies | | Half a cup for a banana.
1 | pear | slight | salads, desserts, sauces | | Juicier.
1 | apple | slight | salads, desserts, pies | | Firmer.
1 | mango | noticeable | smoothies, salads, salsas | | Sweeter.
1 | avocado | noticeable | smoothies, puddings | pies | Creamy, not sweet.
1 | peach | slight | desserts, salads, salsas | | Juicy.
1 | mashed banana | noticeable | muffins, pancakes, smoothies | | Very ripe.
1 | pineapple | noticeable | salsas, smoothies, desserts | | Sharper.
1 | strawberry | noticeable | smoothies, salads, desserts | | Juicy.

# strawberry, blueberry, raspberry, blackberry, cherry, grape, mixed berry, frozen berry, kiwi, pomegranate, fig, gooseberry, other berry, mulberry, elderberry, boysenberry, marionberry
1 | raspberry | slight | desserts, smoothies, sauces | | Sharper.
1 | blueberry | slight | muffins, smoothies, desserts | | Mild.
1 | strawberry | slight | desserts, smoothies, salads | | Sweet.
1 | cherry | noticeable | pies, sauces, desserts | | Pitted.
1 | grape | noticeable | salads, snacks, desserts | pies | Halved.
1 | blackberry | slight | pies, sauces, desserts | | Darker.
1/3 | dried cranberry | noticeable | muffins, salads, granola | smoothies | A third of the amount.
1 | kiwi | noticeable | desserts, smoothies, salads | pies | Sharper.

# raisin, dried cranberry, date, prune, dried apricot, dried fig, dried currant, sultana, dried cherry, golden raisin, medjool date, dried fruit
1 | dried cranberry | slight | baking, salads, granola | | Sharper, and sweetened.
1 | raisin | slight | baking, salads, granola | | Sweet.
1 | dried apricot | noticeable | baking, salads, tagines | | Chopped.
1 | date | slight | baking, bars, smoothies | | Chopped, pitted.
1 | prune | slight | baking, braises, bars | | Softer.
1 | dried cherry | slight | baking, salads, granola | | Sharper.
1 | blueberry | noticeable | muffins, salads, granola | bars | Fresh: fewer sugars.
1 | apple | noticeable | baking, salads, oatmeal | | Diced: fewer sugars.
1 | chocolate chip | noticeable | cookies, granola | salads | In cookies.

# jam, jelly, apple butter, preserves, strawberry jam, fruit spread, cranberry sauce, chutney, quince paste
1 | apricot jam | slight | toast, fillings, glazes | | Another fruit.
1 | mashed raspberry + 1 tablespoon chia seed for each cup | noticeable | toast, fillings, yogurt | | Let it stand for 15 minutes.
1 | honey | noticeable | toast, glazes | fillings | Sweeter.
1 | fruit puree | slight | fillings, glazes, yogurt | | Boil it down.
1 | unsweetened applesauce | noticeable | toast, fillings, glazes | | Boil it down.
1 | sugar-free jam | slight | toast, fillings | | In the same amount.
1 | maple syrup | noticeable | glazes, toast | fillings | Thinner.
1 | jam | slight | toast, fillings, glazes | | Another fruit.

# seaweed, nori, kombu, wakame, kelp
1 | wakame | slight | soups, salads | rolls | Soak it.
1 | nori | slight | rolls, toppings | | In sheets.
1 | rice paper | noticeable | rolls | soups | Soak it.
1 | spinach | noticeable | soups, salads | rolls | With a pinch of salt.
1 | dried shiitake | noticeable | broths, soups | rolls | For kombu.
1 | lettuce | noticeable | rolls, wraps | soups | Large leaves.

# tomato paste, sun-dried tomato paste
3 | tomato sauce | slight | sauces, stews, soups | | Three times as much; boil it down.
3 | tomato puree | slight | sauces, stews, soups | | Three times as much; boil it down.
1 | ketchup | noticeable | sauces, stews, glazes | | Sweeter: leave out the sugar.
1 | sun-dried tomato | slight | pasta, sauces | | Blended with a little oil.
1 | roasted red pepper | noticeable | sauces, stews | | Blended: without tomato.
1/2 | miso | noticeable | stews, sauces | | For the depth.

# sun-dried tomato
1/2 | tomato paste | slight | pasta, sauces, stews | salads | Half of it.
2 | cherry tomato | noticeable | pasta, salads, pizza | | Roasted until they shrink.
1 | roasted red pepper | noticeable | pasta, salads, sandwiches | | Sweeter.
1 | kalamata olive | noticeable | pasta, salads | | For the salt.

# tomatillo
1 | tomato | noticeable | salsas, sauces | | Green ones, with lime.
1 | salsa | noticeable | sauces, tacos | | The green kind.
1 | green bell pepper | noticeable | sauces, stews, mild dishes | salsas | With lime juice.

# shallot
1 | onion | slight | sauces, dressings, stews, sautes | | Half as much where it stays raw.
1 | red onion | slight | dressings, salads, pickles | | Rinse it where it stays raw.
1 | scallion | slight | salads, dressings, stir-fries | | The green part alone is low in fructans.
1 | leek | slight | sauces, soups, sautes | dressings | Milder.
1 | chive | noticeable | salads, dressings, garnishes | stews | Milder.
1 | garlic-infused olive oil | noticeable | sauces, sautes, dressings | | A spoon, without the fructans.
1/4 | garlic | noticeable | sauces, stews | | Stronger: a small clove.
1 | fennel | noticeable | sautes, stews | | Without alliums.
1/8 | asafoetida | noticeable | curries, stews | dressings | A pinch in hot oil; some brands hold wheat.

# scallion, green onion, spring onion
1 | chive | slight | garnishes, salads, dips, eggs | | The nearest to the green part.
1 | leek | slight | soups, stir-fries, sautes | garnishes | Cut fine.
1 | shallot | noticeable | stir-fries, sauces, dressings | | Stronger: half of it.
1 | red onion | noticeable | salads, tacos, garnishes | | Stronger: half of it, rinsed.
1 | cilantro | noticeable | garnishes, noodles, tacos | | Without alliums.
1 | parsley | noticeable | garnishes, salads | | Without alliums.

# chipotle in adobo, chipotle pepper, chipotle pepper in adobo sauce, chipotle
1 teaspoon for 1 | chipotle powder | slight | chili, sauces, marinades | mild dishes | With a spoon of tomato paste.
1 teaspoon for 1 | smoked paprika + 1/4 teaspoon cayenne for each | slight | chili, sauces, stews, marinades, mild dishes | | With a dash of vinegar.
1 tablespoon for 1 | harissa | noticeable | stews, sauces | mild dishes | As smoky.
1 | jalapeno | noticeable | chili, salsas, sauces | mild dishes | Roasted black, with smoked paprika.
1 teaspoon for 1 | ancho chili powder | noticeable | chili, sauces, mild dishes | | Milder.
1 teaspoon for 1 | smoked paprika | noticeable | chili, sauces, stews, mild dishes | | For the smoke without the heat.

# cucumber
1 | zucchini | slight | salads, dips, snacks | | Young and raw.
1 | celery | noticeable | salads, dips, snacks | | For the crunch.
1 | jicama | noticeable | salads, snacks, sushi | | For the crunch.
1 | radish | noticeable | salads, snacks | | Sharper.
1 | green bell pepper | noticeable | salads, snacks, dips, mild dishes | | For the crunch.
1 | carrot | noticeable | salads, sushi, snacks | | Sweeter.

# eggplant, aubergine
1 | zucchini | slight | lasagna, bakes, grilling, stews, curries | | Wetter: salt it first.
1 | portobello mushroom | noticeable | bakes, grilling, burgers | | Meatier.
1 | mushroom | noticeable | stews, pasta, curries | | Meatier.
1 | yellow squash | slight | bakes, grilling, stews | | Wetter.
1 | bell pepper | noticeable | bakes, grilling, stews | | Sweeter.
1 | cauliflower | noticeable | curries, bakes | | In slices.

# asparagus, green bean, broccolini, okra, snow pea, sugar snap pea
1 | green bean | slight | stir-fries, salads, sides, roasts | mash | Crisp.
1 | asparagus | slight | roasts, stir-fries, pasta, salads | mash | Done in minutes.
1 | broccoli | slight | roasts, stir-fries, pasta | | In small florets.
1 | zucchini | noticeable | stir-fries, pasta, sides, stews | | Softer.
1 | snow pea | slight | stir-fries, salads | mash | Crisp.
1 | brussels sprout | noticeable | roasts, sides | | Halved.
1 | spinach | noticeable | pasta, soups, stews | roasts | Done in a minute.

# pea, frozen pea, green pea, english pea
1 | edamame | slight | salads, rice, pasta, stir-fries | | Shelled; of soy.
1 | green bean | noticeable | soups, stews, salads, rice | | Cut small.
1 | asparagus | noticeable | pasta, risotto, salads | | Cut small.
1 | corn | noticeable | rice, salads, stews, chowders | | Sweeter.
1 | snow pea | slight | stir-fries, salads | mash | Cut small.
1 | zucchini | noticeable | pasta, soups, stews | | Diced.
1 | spinach | noticeable | pasta, curries, soups | | Done in a minute.
1 | broccoli | noticeable | pasta, rice, casseroles | | Chopped small.
1 | carrot | noticeable | stews, rice, soups | | Diced.

# artichoke, artichoke heart, heart of palm
1 | heart of palm | slight | salads, dips, pasta | roasts | Drained.
1 | artichoke heart | slight | salads, dips, pasta | | Drained.
1 | asparagus | noticeable | pasta, salads, risotto | dips | Cut small.
1 | white bean | noticeable | dips, salads | | Drained.
1 | mushroom | noticeable | pizza, pasta, chicken | | Browned.
1 | green olive | noticeable | salads, pasta, chicken | | Saltier.
1 | zucchini | noticeable | pasta, pizza, dips | | Browned.

# bean sprout
1 | cabbage | noticeable | stir-fries, noodles, salads | | Cut into fine threads.
1 | snow pea | noticeable | stir-fries, noodles | | In thin strips.
1 | water chestnut | noticeable | stir-fries, salads | | For the crunch.
1 | carrot | noticeable | stir-fries, noodles, salads | | In thin strips.

# cabbage, red cabbage, napa cabbage, coleslaw mix, green cabbage, savoy cabbage, brussels sprout
1 | napa cabbage | slight | slaws, stir-fries, soups | | Softer.
1 | brussels sprout | slight | slaws, roasts, sautes | | Shaved.
1 | cabbage | slight | slaws, sautes, soups, roasts | | Sliced.
1 | kale | noticeable | salads, slaws, soups | | Rub it soft with oil and salt.
1 | bok choy | slight | stir-fries, soups | slaws | Juicy.
1 | broccoli | noticeable | slaws, roasts, sautes | | Shaved or in florets.
1 | carrot | noticeable | slaws, soups | | Grated.
1 | romaine lettuce | noticeable | slaws, tacos, salads | soups | Shredded.

# nagaimo, mountain yam, chinese yam, japanese yam
1 | potato | noticeable | pancakes, batters | salads | Finely grated, with a pinch of baking powder for the lift.
1 | taro | slight | pancakes, soups | salads | Cooked.
1 | okra | noticeable | noodles, rice | | Chopped: as slippery.
1 | egg | noticeable | pancakes, batters | salads | One more, with a pinch of baking powder.

# marmalade, orange marmalade, apricot jam, peach jam
1 | apricot jam | slight | glazes, toast, fillings, sauces | | With a little orange zest.
1 | marmalade | slight | glazes, toast, fillings, sauces | | A little bitter.
1 | honey + 1 teaspoon orange zest for each tablespoon | noticeable | glazes, sauces, toast | fillings | Sweeter.
1 | jam | slight | toast, fillings, glazes | | Another fruit.
1 | maple syrup + 1 teaspoon orange zest for each tablespoon | noticeable | glazes, sauces | fillings | Thinner.
1 | sugar-free jam | slight | toast, fillings, glazes | | In the same amount.

# orange, mandarin, clementine, blood orange, grapefruit, pomelo, kumquat, tangerine, citrus fruit, mandarin orange, orange segment
1 | orange | slight | salads, desserts, salsas | | Sweeter than grapefruit.
1 | mandarin | slight | salads, desserts, snacks | | Two for an orange.
1 | grapefruit | noticeable | salads, desserts | | Sharper.
1 | pineapple | noticeable | salads, desserts, salsas | | As tart.
1 | mango | noticeable | salads, salsas, desserts | | Sweeter.
1 | orange juice | slight | sauces, marinades, drinks | salads | A quarter cup for an orange.

# orange juice, grapefruit juice
1 | orange juice | slight | drinks, marinades, sauces | | Sweeter.
1 | lemon juice | noticeable | marinades, sauces | drinks | Sharper: half of it, with a spoon of sugar.
1 | pineapple juice | noticeable | drinks, marinades, glazes | | As sweet.
1 | apple juice | noticeable | drinks, marinades, glazes | | Milder.
1 | lime juice | noticeable | marinades, sauces | drinks | Sharper: half of it.

# pumpkin seed, pepita, sunflower seed
1 | sunflower seed | slight | salads, granola, toppings, baking, bread | | Smaller.
1 | pumpkin seed | slight | salads, granola, toppings, baking | | Larger, greener.
1 | slivered almond | noticeable | salads, toppings, granola, baking | | Toasted.
1 | pine nut | noticeable | salads, toppings, pestos | | Softer.
1 | hemp seed | noticeable | salads, toppings, granola | | Soft.
1 | sesame seed | noticeable | toppings, bread, salads | | Smaller.
1 | roasted chickpea | noticeable | salads, toppings, snacks | baking | Crunchy.

# rhubarb
1 | cranberry | noticeable | pies, desserts, sauces | | As tart: as much sugar.
1 | apple | noticeable | pies, desserts | | A tart one, with lemon juice; less sugar.
1 | gooseberry | slight | pies, desserts, sauces | | As tart.
1 | strawberry | noticeable | pies, desserts | | Less sugar, and lemon juice.
1 | plum | noticeable | desserts, pies | | Sour ones.

# cranberry, fresh cranberry, red currant
1/2 | dried cranberry | slight | baking, sauces, stuffings, dips | | Half of them, soaked in hot water.
1 | cherry | noticeable | sauces, desserts, baking | | Sour ones.
1 | raspberry | noticeable | sauces, desserts, dips | | Softer.
1 | pomegranate | noticeable | salads, salsas, dips, toppings | baking | The seeds.
1 | red currant | slight | sauces, desserts | | As tart.
1 | gooseberry | noticeable | desserts, sauces | | As tart.

# water chestnut, bamboo shoot, lotus root
1 | jicama | slight | stir-fries, salads | | As crisp.
1 | celery | noticeable | stir-fries, salads, dips | | For the crunch.
1 | water chestnut | slight | stir-fries, dumplings | | Crisp.
1 | bamboo shoot | slight | stir-fries, soups | | Crisp.
1 | snow pea | noticeable | stir-fries | dips | Sliced.
1 | radish | noticeable | salads, stir-fries | | Sharper.

# grape leaf, banana leaf, wrapping leaf
1 | swiss chard | noticeable | rolls, wraps | | Blanched.
1 | cabbage | noticeable | rolls, wraps | | Blanched.
1 | collard green | noticeable | rolls, wraps | | Blanched.
1 | romaine lettuce | noticeable | rolls, wraps | | Blanched shortly.
`;
