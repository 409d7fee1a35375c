/** Sauces, condiments, vinegars and acids. */
export const sauces = `
# soy sauce, shoyu, light soy sauce, dark soy sauce, tamari, liquid aminos, maggi seasoning
1 | gluten-free tamari | none | stir-fries, marinades, dressings, dips | | The bottle says gluten-free.
1 | coconut aminos | slight | stir-fries, marinades, dressings | | Sweeter and less salty: add a pinch of salt.
1 | low-sodium soy sauce | none | stir-fries, marinades, dips | | Two fifths less salt.
1 | liquid aminos | slight | stir-fries, marinades, soups | | Of soy beans, without wheat.
1/2 | miso + 1/2 tablespoon water for each tablespoon | noticeable | soups, marinades, dressings | dips | Stir it smooth.
1 | worcestershire sauce | noticeable | marinades, stews, burgers | dips | Holds fish.
1/2 | fish sauce | noticeable | stir-fries, marinades, soups | dips | Half of it: it is saltier.
1/2 | mushroom broth + 1/4 teaspoon salt for each tablespoon | noticeable | stir-fries, soups, stews | dips | Boiled down dark.
1 | soy sauce | none | stir-fries, marinades, dips | | In the same amount.
1 | balsamic vinegar | strong | marinades, stews, dressings | dips | For the colour and depth, without salt.
1 | rice vinegar | strong | dressings, stir-fries | stews | For the sharpness, without salt.

# fish sauce, nam pla, nuoc mam
1 | soy sauce | noticeable | stir-fries, marinades, curries, dips | | With a squeeze of lime.
1 | coconut aminos + 1/4 teaspoon salt for each tablespoon | noticeable | stir-fries, curries, dips | | Less salty: add salt.
1 | vegan fish sauce | none | curries, dips, noodles | | Of seaweed and mushrooms; read the label for soy.
1 | gluten-free tamari | noticeable | stir-fries, marinades, curries | | With a squeeze of lime.
1 | miso | noticeable | soups, dressings | dips | Thinned with water.
1 | worcestershire sauce | slight | marinades, stews | dips | Holds anchovies.
1 | liquid aminos | noticeable | stir-fries, curries | | With a squeeze of lime.
1/4 | salt | noticeable | soups, curries | dips | With lime juice.

# oyster sauce
1 | vegetarian oyster sauce | none | stir-fries, noodles, marinades | | Of mushrooms; read the label for wheat.
1 | hoisin sauce | noticeable | stir-fries, marinades | | Sweeter: take less sugar.
1 | soy sauce + 1/2 teaspoon sugar for each tablespoon | slight | stir-fries, noodles, marinades | | Thicken it with a little cornstarch.
1 | coconut aminos + 1/4 teaspoon arrowroot for each tablespoon | slight | stir-fries, noodles, marinades | | Boil it up until it thickens.
1 | gluten-free tamari + 1/2 teaspoon brown sugar for each tablespoon | slight | stir-fries, noodles, marinades | | Thicken it with a little cornstarch.
1 | teriyaki sauce | noticeable | stir-fries, glazes | | Sweeter.
1/2 | fish sauce + 1/2 teaspoon sugar for each tablespoon | noticeable | stir-fries, soups | glazes | Thinner.

# hoisin sauce, teriyaki sauce, black bean sauce, sweet soy sauce, kecap manis, eel sauce
1 | coconut aminos + 1/2 teaspoon honey for each tablespoon | noticeable | stir-fries, glazes, marinades | | Boil it up until it thickens.
1 | gluten-free tamari + 1 teaspoon brown sugar for each tablespoon | slight | stir-fries, glazes, marinades | | Thicken it with a little cornstarch.
1 | hoisin sauce | noticeable | stir-fries, glazes, dips | | Sweet and spiced.
1 | teriyaki sauce | slight | glazes, stir-fries, marinades | | Thinner.
1 | barbecue sauce | noticeable | glazes, ribs, dips | | Smokier.
1 | soy sauce + 1 teaspoon brown sugar for each tablespoon | slight | stir-fries, marinades | dips | Boil it up until it thickens.
1 | coconut aminos + 1/2 teaspoon maple syrup for each tablespoon | noticeable | stir-fries, glazes | | Boil it up until it thickens.
1 | tomato paste + 1 teaspoon maple syrup for each tablespoon | strong | glazes, marinades | | With garlic and a splash of vinegar.

# worcestershire sauce, steak sauce, brown sauce, hp sauce, a1 sauce
1 | vegan worcestershire sauce | none | burgers, stews, marinades, dressings | | Read the label for soy and wheat.
1 | soy sauce | noticeable | burgers, stews, marinades | bloody marys | With a dash of vinegar and sugar.
1 | coconut aminos | noticeable | burgers, stews, marinades | | With a dash of vinegar.
1 | balsamic vinegar | noticeable | stews, marinades, dressings | | Sweeter: add a pinch of salt.
1 | gluten-free tamari + 1/2 teaspoon cider vinegar for each tablespoon | noticeable | burgers, stews, marinades | | Add a pinch of sugar.
1 | worcestershire sauce | slight | burgers, stews, marinades | | Thinner.
1 | fish sauce | noticeable | stews, marinades, dressings | | Saltier.
1 | tamarind paste | noticeable | stews, marinades | | With a little salt.

# miso, miso paste, white miso, red miso, doenjang
1/2 | soy sauce | noticeable | soups, marinades, dressings | spreads | Half of it; thinner.
1 | chickpea miso | slight | soups, dressings, glazes | | Without soy.
1/2 | coconut aminos + 1/4 teaspoon salt for each tablespoon | noticeable | marinades, dressings, glazes | spreads | Thinner.
1 | tahini + 1/4 teaspoon salt for each tablespoon | noticeable | dressings, sauces | soups | For the body.
1/2 | gluten-free tamari | noticeable | soups, marinades, dressings | spreads | Half of it; thinner.
1 | vegetable bouillon | noticeable | soups | dressings | A cube for 2 tablespoons.
1/2 | fish sauce | noticeable | soups, marinades | dressings | Half of it.
1 | nutritional yeast | noticeable | soups, dressings, sauces | | With salt.

# mayonnaise, mayo, aioli, miracle whip, kewpie mayonnaise
1 | vegan mayonnaise | none | sandwiches, salads, dips | | Read the label for soy and mustard.
1 | greek yogurt | noticeable | salads, dips, dressings | baking | Lighter and more sour.
1 | avocado | noticeable | sandwiches, wraps, salads | | Mashed with lemon.
1 | hummus | noticeable | sandwiches, wraps | salads | Thicker.
1 | sour cream | noticeable | dips, dressings, salads | sandwiches | Thinner.
1 | silken tofu + 1 tablespoon lemon juice for each cup | slight | dressings, dips, salads | | Blended with oil and salt.
1 | cashew cream + 1 tablespoon lemon juice for each cup | slight | dressings, dips, sandwiches | | Blended thick.
1/2 | olive oil + 1 tablespoon lemon juice for each cup | noticeable | salads, slaws | sandwiches | As a dressing.
1 | aquafaba mayonnaise | none | sandwiches, salads, dips | | Blend 3 tablespoons of aquafaba with 3/4 cup of oil.
1 | mashed white bean | noticeable | sandwiches, dips | | Blended with lemon.

# mustard, dijon mustard, yellow mustard, whole grain mustard, mustard powder, english mustard, honey mustard, dry mustard, spicy brown mustard
1 | dijon mustard | slight | dressings, sauces, sandwiches, glazes | | Sharper.
1/3 | mustard powder + 1 teaspoon white vinegar for each tablespoon | slight | sauces, dressings, rubs | | Let it stand for 10 minutes.
1/2 | horseradish | noticeable | sandwiches, sauces, dressings | mild dishes | Hotter: begin with half.
1/2 | wasabi paste | strong | sandwiches, dressings | baking, mild dishes | Hotter: begin with a little.
1 | mayonnaise | noticeable | sandwiches, dressings | rubs | Milder; add lemon.
1/2 | turmeric + 1 teaspoon cider vinegar for each tablespoon | noticeable | sauces, rubs, dressings | | For the colour, with pepper for the bite.
1 | cider vinegar | noticeable | dressings, sauces | rubs | With a pinch of ground ginger.
1 | hummus | noticeable | sandwiches | dressings | For the spread.
1 | yellow mustard | slight | sandwiches, sauces | | Milder.

# ketchup, tomato ketchup, catsup
1 | tomato paste + 1 teaspoon cider vinegar and 1 teaspoon sugar for each tablespoon | slight | sauces, glazes, burgers | | Thin it with water.
1 | tomato sauce + 1 tablespoon cider vinegar and 1 tablespoon sugar for each cup | slight | sauces, meatloaf, glazes | | Boil it down.
1 | barbecue sauce | noticeable | burgers, glazes, meatloaf | | Smokier.
1 | sugar-free ketchup | none | burgers, dips | | In the same amount.
1 | salsa | noticeable | burgers, eggs | glazes | Chunkier.
1 | chili sauce | noticeable | burgers, sauces | mild dishes | Hotter.
1 | roasted red pepper | noticeable | sauces, dips, burgers | | Blended with vinegar: without tomato.

# barbecue sauce, bbq sauce
1 | ketchup + 1 tablespoon brown sugar and 1 tablespoon cider vinegar for each cup | slight | glazes, ribs, burgers | | With smoked paprika.
1 | tomato sauce + 2 tablespoons molasses and 1 tablespoon cider vinegar for each cup | slight | glazes, ribs, pulled meat | | Boil it down with smoked paprika.
1 | hoisin sauce | noticeable | ribs, glazes | | Sweeter.
1 | teriyaki sauce | noticeable | glazes, grilling | | Saltier.
1 | sugar-free barbecue sauce | slight | ribs, burgers | | In the same amount.

# hot sauce, tabasco, chili sauce, sambal oelek, chili paste, chili crisp, buffalo sauce
1/4 | cayenne pepper | noticeable | soups, marinades, rubs | dips, mild dishes | A quarter teaspoon for a teaspoon.
1 | sriracha | slight | dips, noodles, marinades | mild dishes | Sweeter, with garlic.
1 | sambal oelek | slight | noodles, marinades, stir-fries | mild dishes | Without sugar.
1 | hot sauce | slight | marinades, soups, dips | mild dishes | Thinner, more sour.
1/2 | red pepper flake + 1/2 teaspoon white vinegar for each teaspoon | noticeable | stir-fries, soups, marinades | dips, mild dishes | Let it stand.
1 | harissa | noticeable | marinades, stews, dips | mild dishes | Smokier.
1 | tomato paste + 1/4 teaspoon cayenne for each tablespoon | noticeable | stews, marinades, glazes | | For gochujang, with a little honey or sugar.
1 | sweet paprika | noticeable | stews, rubs, soups, marinades, mild dishes | dips | For the colour without the heat.
1 | ketchup | noticeable | marinades, glazes, dips, mild dishes | soups | Sweet and mild, with a drop of vinegar.

# tahini, sesame paste
1 | sunflower seed butter | slight | hummus, dressings, baking, sauces | | Thin it with oil.
1 | cashew butter | slight | hummus, dressings, sauces | | Milder and sweeter.
1 | almond butter | noticeable | hummus, dressings, baking | | Thin it with oil.
1 | greek yogurt | noticeable | hummus, dressings, dips | baking | Lighter.
1 | peanut butter | noticeable | noodles, sauces, baking | | Stronger.
1/2 | olive oil | noticeable | hummus, dressings | baking | For the fat alone.
1 | pumpkin seed butter | noticeable | dressings, hummus | | Greener.

# pesto, basil pesto
1 | vegan pesto | none | pasta, sandwiches, pizza | | Read the label for nuts.
1 | chimichurri | noticeable | pasta, grilled meat, sandwiches | pizza | Without cheese and nuts.
1 | basil + 1/4 cup olive oil for each cup | slight | pasta, pizza, sandwiches | | Blend it with garlic and salt; sunflower seeds for the body.
1 | olive tapenade | noticeable | sandwiches, pasta | | Saltier.
1 | marinara sauce | strong | pasta, pizza | | Another dish, as good.
1 | sun-dried tomato in oil | noticeable | pasta, sandwiches, pizza | | Blended.

# marinara sauce, tomato sauce, pasta sauce, spaghetti sauce, pizza sauce, enchilada sauce, tomato puree, passata
3/8 | tomato paste + 1/2 cup water for each cup | none | pasta, stews, pizza, soups | | 3/8 cup of paste and 1/2 cup of water make a cup.
1 | crushed tomato | none | pasta, stews, pizza | | Cook it down with garlic and herbs.
1 | canned tomato | slight | pasta, stews, soups | | Blended.
1 | tomato puree | none | pasta, pizza, stews | | Season it.
1 | roasted red pepper | noticeable | pasta, pizza, soups | | Blended: without tomato.
1 | pesto | strong | pasta, pizza | stews | Another sauce.
1 | canned pumpkin | strong | pasta, stews | pizza | With beet and lemon it makes a sauce without tomato.
1/2 | ketchup | noticeable | meatloaf, glazes | pasta | Sweeter.

# ranch dressing, caesar dressing, blue cheese dressing, thousand island dressing, creamy dressing
1 | vegan ranch dressing | slight | salads, dips | | Read the label.
1 | greek yogurt | noticeable | dips, salads, dressings | | With herbs, garlic and lemon.
1 | tahini + 1 tablespoon lemon juice for each 3 tablespoons | noticeable | salads, bowls | dips | Thinned with water, with garlic.
1 | mayonnaise | noticeable | salads, dips | | Thinned with milk, with herbs and lemon.
1 | vinaigrette | noticeable | salads, marinades | dips | Lighter.
1 | hummus | noticeable | dips, sandwiches, bowls | | Thinned with water.
1 | guacamole | noticeable | tacos, dips, sandwiches | | Rich.
1 | olive oil + 1 tablespoon lemon juice for each 3 tablespoons | noticeable | salads, bowls, vegetables | dips | With salt and pepper.
1 | salsa | strong | tacos, dips, bowls | | Fresh.

# salsa, pico de gallo, guacamole, salad dressing, vinaigrette, italian dressing
1 | salsa | noticeable | tacos, dips, bowls | | Fresh.
1 | guacamole | noticeable | tacos, dips, sandwiches | | Rich.
1 | olive oil + 1 tablespoon lemon juice for each 3 tablespoons | noticeable | salads, bowls, vegetables | | With salt and pepper.
1 | hummus | noticeable | dips, sandwiches, bowls | | Thick.
1 | greek yogurt | noticeable | dips, salads, dressings | | With herbs and lemon.
1 | vegan ranch dressing | slight | salads, dips | | Read the label.
1 | tahini + 1 tablespoon lemon juice for each 3 tablespoons | noticeable | salads, bowls | | Thinned with water.
1 | vinaigrette | noticeable | salads, marinades | | Lighter.
1 | diced tomato | noticeable | tacos, bowls | | With lime, onion and salt.

# vinegar, white vinegar, distilled white vinegar, cider vinegar, apple cider vinegar, white wine vinegar, red wine vinegar, rice vinegar, sherry vinegar, malt vinegar, champagne vinegar, rice wine vinegar, wine vinegar
1 | cider vinegar | slight | dressings, marinades, pickles, sauces | | Fruitier.
1 | lemon juice | slight | dressings, marinades, sauces | pickles | Fresher.
1 | white wine vinegar | slight | dressings, sauces, marinades | | Milder.
1 | rice vinegar | slight | dressings, sushi, pickles | | Mild and a little sweet.
1 | lime juice | noticeable | dressings, marinades, salsas | pickles | Another fruit.
1 | white vinegar | slight | pickles, marinades, baking | | Sharper.
1 | red wine vinegar | slight | dressings, marinades | | Darker.

# balsamic vinegar, balsamic glaze
1 | red wine vinegar + 1/2 teaspoon sugar for each tablespoon | slight | dressings, marinades, sauces | | In the same amount.
1 | cider vinegar + 1/2 teaspoon brown sugar for each tablespoon | slight | dressings, marinades, glazes | | Boil it down for a glaze.
1 | sherry vinegar | slight | dressings, sauces | | Less sweet.
1 | pomegranate molasses | noticeable | glazes, dressings | | Thicker.
1 | lemon juice + 1/2 teaspoon maple syrup for each tablespoon | noticeable | dressings, marinades | | Paler.
1 | cider vinegar | noticeable | dressings, marinades | glazes | Less sweet.
1 | lemon juice | noticeable | dressings, marinades | glazes | Less sweet.

# lemon juice, lemon, lime juice, lime, citrus juice, yuzu juice, fresh lemon juice
1 | lime juice | slight | dressings, marinades, drinks, desserts | | In the same amount.
1 | lemon juice | slight | dressings, marinades, drinks, desserts | | In the same amount.
1/2 | cider vinegar | noticeable | dressings, marinades, sauces | desserts | Half of it.
1/2 | white wine vinegar | noticeable | dressings, marinades, sauces | desserts | Half of it.
1 | orange juice | noticeable | marinades, drinks, desserts | | Sweeter.
1/12 | citric acid | slight | drinks, canning | | A quarter teaspoon for a tablespoon.
1/2 | white vinegar | noticeable | baking, pickles | drinks | Half of it.
1 | apple juice | noticeable | drinks, marinades | | Sweeter.
1/3 | sumac | noticeable | dressings, salads, rubs | drinks | A teaspoon for a tablespoon.
1/3 | amchur | noticeable | curries, rubs | drinks | A teaspoon for a tablespoon.

# lemon zest, lime zest, orange zest, citrus zest, lemon peel, orange peel, lemon rind
1/2 teaspoon for 1 teaspoon | lemon extract | slight | cakes, cookies, frosting | | A few drops.
2 | lemon juice | slight | dressings, sauces, cakes | | Twice as much; less other liquid.
1 | orange zest | slight | cakes, sauces, salads | | Sweeter.
1 | lime zest | slight | cakes, curries | | Sharper.
1 | lemon zest | slight | cakes, sauces | | Sharper.
1 | lemongrass | noticeable | curries, soups | cakes | Finely chopped.
2 | orange juice | noticeable | cakes, sauces | | Less of the other liquid.

# kimchi, sauerkraut
1 | vegan kimchi | slight | bowls, stews, rice | | Without fish sauce.
1 | sauerkraut | noticeable | bowls, sandwiches, stews | | Milder: add chili flakes.
1 | dill pickle | noticeable | sandwiches, bowls | stews | Chopped.
1 | napa cabbage + 1 tablespoon rice vinegar for each cup | noticeable | bowls, rice, stews | | Salted, with chili flakes and garlic.
1 | red cabbage + 1 tablespoon vinegar for each cup | noticeable | bowls, sandwiches, tacos | stews | Salted and left for an hour.

# green olive, black olive, olive, kalamata olive
1 | caper | noticeable | sauces, salads, pasta | | Rinse them.
1 | green olive | noticeable | sauces, salads, pasta | | Chopped.
1 | dill pickle | noticeable | sandwiches, salads, sauces | | Chopped.
1 | black olive | slight | pizza, salads, pasta | | Milder.
1 | cucumber | noticeable | sandwiches, salads | sauces | With a little vinegar and salt.
1 | artichoke heart | noticeable | pizza, salads, pasta | | Marinated.

# sumac, dried lime
1 | lemon zest | noticeable | salads, rubs, dips | | With a pinch of salt.
1 | za'atar | slight | salads, rubs, dips | desserts | Holds sumac.
1 | lemon juice | noticeable | salads, dips, marinades | rubs | A teaspoon for a teaspoon.
1 | amchur | slight | rubs, salads | | As sour.
1 | lime zest | noticeable | salads, rubs | | With a pinch of salt.
1 | vinegar | noticeable | salads | rubs | A splash.

# tamarind paste, tamarind, verjus
1 | lime juice + 1/2 teaspoon brown sugar for each tablespoon | noticeable | curries, noodles, sauces | | In the same amount.
1 | pomegranate molasses | slight | marinades, sauces, salads | | Sweeter.
1 | tamarind paste | slight | sauces, curries | | Less sweet.
1 | lemon juice | noticeable | salads, sauces, marinades | | Thinner.
1/3 | amchur | noticeable | curries, rubs | drinks | A teaspoon for a tablespoon.

# horseradish, prepared horseradish, wasabi, wasabi paste, horseradish sauce
1 | horseradish | slight | sushi, sauces, sandwiches | mild dishes | Paler.
1/2 | wasabi paste | slight | sauces, sushi | mild dishes | Hotter: begin with half.
2 | dijon mustard | noticeable | sandwiches, sauces, dressings | sushi | Twice as much.
1 | ginger | noticeable | dressings, sauces | sandwiches | Grated.
1/8 | black pepper | noticeable | sauces, dressings | | A pinch.

# curry paste, red curry paste, green curry paste, thai curry paste, yellow curry paste, massaman curry paste
1 | vegan curry paste | none | curries, soups, noodles | | Without shrimp paste and fish sauce.
1/2 | curry powder + 1 teaspoon ginger and 1 teaspoon lime juice for each tablespoon | noticeable | curries, soups | | Fry it in oil.
1 | indian curry paste | noticeable | curries, marinades | | Another country's taste.
1/2 | curry powder | noticeable | curries, soups, marinades | | Fry it in oil.
1/2 | turmeric + 1 teaspoon ginger and 1 teaspoon coriander for each tablespoon | noticeable | curries, soups | | With chilies for the heat.

# peanut sauce, satay sauce
1 | tahini + 1 tablespoon lime juice for each 1/4 cup | noticeable | noodles, dips, bowls | | With soy sauce or coconut aminos.
1 | sunflower seed butter + 1 tablespoon lime juice for each 1/4 cup | slight | noodles, dips, bowls | | With soy sauce or coconut aminos.
1 | almond butter + 1 tablespoon lime juice for each 1/4 cup | slight | noodles, dips, bowls | | With soy sauce or coconut aminos.

# hollandaise, bearnaise, hollandaise sauce, bearnaise sauce
1 | vegan mayonnaise + 1 tablespoon lemon juice for each cup | noticeable | eggs, asparagus, sandwiches | | Warm it gently with a spoon of oil.
1 | greek yogurt + 1 tablespoon lemon juice for each cup | noticeable | vegetables, eggs, fish | | With mustard; do not boil it.
1 | mayonnaise + 1 tablespoon lemon juice for each cup | slight | eggs, asparagus, fish | | Warm it gently.
1 | cashew cream + 1 tablespoon lemon juice for each cup | noticeable | asparagus, eggs, potatoes | | With turmeric for the colour.
1 | silken tofu + 1 tablespoon lemon juice for each cup | noticeable | asparagus, eggs | | Blended, with turmeric.
1 | olive oil + 1 tablespoon lemon juice for each 3 tablespoons | noticeable | fish, vegetables | eggs | With herbs.

# cream of chicken soup, cream of mushroom soup, cream soup, cream of shrimp soup
1 | cream of mushroom soup | slight | casseroles, gravies | | Can for can.
1 | bechamel sauce | slight | casseroles, vegetables | | With mushrooms or celery fried in it.
1 | cashew cream | slight | casseroles, pasta | | With fried mushrooms and a little salt.
1 | oat milk + 2 tablespoons olive oil and 2 tablespoons cornstarch for each cup | noticeable | casseroles | | Whisk it over heat until thick, with fried mushrooms.
1 | coconut milk + 1 tablespoon cornstarch for each cup | noticeable | casseroles | | Whisk it over heat until thick.
1 | mushroom broth + 2 tablespoons cornstarch for each cup | noticeable | casseroles, gravies | pasta | Boil it until thick.
1 | sour cream | noticeable | casseroles, stroganoff | | Stir it in at the end.
1 | greek yogurt | noticeable | casseroles, vegetables | | Stir it in at the end.

# alfredo sauce, bechamel, white sauce, cheese sauce, gravy
1 | cashew cream | slight | pasta, casseroles, vegetables | | Seasoned with garlic and nutritional yeast.
1 | oat milk + 2 tablespoons olive oil and 2 tablespoons cornstarch for each cup | noticeable | pasta, casseroles | | Whisk it over heat until thick.
1 | heavy cream | slight | pasta, casseroles, soups | | Boil it down.
1 | coconut milk + 1 tablespoon cornstarch for each cup | noticeable | casseroles, pasta | | Whisk it over heat until thick.
1 | silken tofu | noticeable | pasta, casseroles | | Blended with garlic.
1 | mushroom broth + 2 tablespoons cornstarch for each cup | noticeable | casseroles, gravies | pasta | Boil it until thick.
1 | greek yogurt | noticeable | casseroles, vegetables | | Stir it in at the end.

# ponzu
1 | soy sauce + 1 tablespoon lemon juice for each 1/4 cup | slight | dips, marinades, dressings | | With a dash of rice vinegar.
1 | gluten-free tamari + 1 tablespoon lemon juice for each 1/4 cup | slight | dips, marinades, dressings | | With a dash of rice vinegar.
1 | coconut aminos + 1 tablespoon lime juice for each 1/4 cup | slight | dips, marinades, dressings | | With a pinch of salt.
1 | lime juice | noticeable | dips, dressings | marinades | With salt.

# sweet chili sauce, duck sauce, plum sauce
1 | apricot jam + 1 teaspoon rice vinegar and 1/4 teaspoon red pepper flake for each tablespoon | slight | dips, glazes | | Warm it.
1 | honey + 1 teaspoon sriracha for each tablespoon | slight | glazes, dips, marinades | | With a dash of vinegar.
1 | maple syrup + 1 teaspoon rice vinegar and 1/4 teaspoon red pepper flake for each tablespoon | slight | glazes, dips | | Boil it up.
1 | sweet chili sauce | noticeable | dips, glazes | | Hotter.
1 | hoisin sauce | noticeable | glazes, stir-fries | | Darker.
1 | teriyaki sauce | noticeable | glazes, stir-fries | | Saltier.

# doubanjiang, chili bean paste, broad bean paste
1 | gochujang | noticeable | stir-fries, stews, sauces | mild dishes | Sweeter.
1 | miso + 1 teaspoon sambal oelek for each tablespoon | slight | stews, sauces, stir-fries | | Stir it smooth.
1 | sambal oelek | noticeable | stir-fries, sauces | mild dishes | With salt.
1 | black bean sauce | noticeable | stir-fries, stews | | With chili flakes.

# gochujang
1 | sriracha + 1/2 teaspoon miso for each tablespoon | slight | marinades, stir-fries, sauces | mild dishes | Thinner.
1 | miso + 1 teaspoon red pepper flake and 1 teaspoon honey for each tablespoon | slight | stews, marinades, sauces | | Stir it smooth.
1 | doubanjiang | noticeable | stews, stir-fries | mild dishes | Saltier: add a little sugar.
1 | sambal oelek | noticeable | stir-fries, marinades | mild dishes | With a spoon of honey or sugar.
1 | tomato paste + 1/4 teaspoon cayenne and 1 teaspoon maple syrup for each tablespoon | noticeable | stews, marinades, glazes | | Without soy and wheat.
1 | sriracha | noticeable | marinades, stir-fries | mild dishes | Thinner.

# harissa
1 | sambal oelek + 1/2 teaspoon cumin for each tablespoon | slight | marinades, stews | mild dishes | With smoked paprika.
1 | tomato paste + 1/2 teaspoon cayenne and 1/2 teaspoon cumin for each tablespoon | slight | stews, marinades, sauces | | With garlic and smoked paprika.
1 | sriracha | noticeable | marinades, dips | mild dishes | Sweeter.
1 | chili paste | slight | stews, marinades | mild dishes | Add cumin.
1/2 | smoked paprika | noticeable | rubs, stews | dips | With a pinch of cayenne and oil.

# caper
1 | green olive | slight | sauces, salads, pasta, fish | | Chopped.
1 | dill pickle | noticeable | sauces, salads, sandwiches | | Chopped small.
1 | kalamata olive | noticeable | pasta, salads | | Chopped.
1 | lemon zest | noticeable | fish, sauces | | With a pinch of salt.

# pickle, dill pickle, relish, pickle relish, gherkin
1 | relish | slight | sandwiches, salads, sauces | | Chopped already.
1 | dill pickle | slight | sandwiches, salads, sauces | | Chopped.
1/2 | caper | noticeable | salads, sauces | sandwiches | Chopped; half of them.
1 | green olive | noticeable | salads, sauces | | Chopped.
1 | cucumber + 1 teaspoon vinegar for each 1/4 cup | noticeable | sandwiches, salads | | With salt, left for 10 minutes.

# chinkiang vinegar, black vinegar, chinese black vinegar, zhenjiang vinegar
1 | balsamic vinegar | slight | dips, stir-fries, noodles, sauces | | The nearest: take a little less, with a drop of soy sauce.
1 | rice vinegar | noticeable | stir-fries, noodles, dips | | Lighter and less sweet.
1 | malt vinegar | slight | stir-fries, dips | | Of barley: with gluten.
1 | sherry vinegar | slight | sauces, stir-fries | | Nutty.

# sriracha, chili garlic sauce
1 | sambal oelek | slight | noodles, marinades, stir-fries, sauces | mild dishes | Without sugar and garlic.
1 | hot sauce | slight | marinades, soups, dips, sauces | mild dishes | Thinner, more sour.
1/2 | cayenne pepper | noticeable | soups, marinades, rubs, dips | mild dishes | Half as much, at the most, with a dash of vinegar.
1/2 | red pepper flake + 1/2 teaspoon white vinegar for each teaspoon | noticeable | stir-fries, soups, marinades | dips, mild dishes | Let it stand.
1 | gochujang | noticeable | marinades, sauces | mild dishes | Thicker and sweeter.
1 | sriracha | slight | noodles, dips | mild dishes | Smoother.

# pomegranate molasses
1 | balsamic vinegar + 1 teaspoon honey for each tablespoon | slight | dressings, glazes, marinades, sauces | | Boiled down by half.
1 | pomegranate juice + 1 teaspoon lemon juice for each tablespoon | slight | sauces, glazes, marinades | | Four times as much, boiled down to a syrup.
1 | lemon juice + 1 teaspoon maple syrup for each tablespoon | noticeable | dressings, marinades, sauces | | Thinner.
1 | tamarind paste + 1 teaspoon brown sugar for each tablespoon | noticeable | sauces, marinades, glazes | | As sour.
1 | cranberry juice | noticeable | sauces, glazes | | Boiled down to a syrup.

# chimichurri, olive tapenade, herb sauce, mint sauce
1 | pesto | noticeable | pasta, grilled meat, sandwiches | | With cheese and nuts.
1 | parsley + 1/2 cup olive oil and 2 tablespoons vinegar for each cup | slight | grilled meat, salads, sandwiches | | Chopped with garlic and chili flakes.
1 | salsa | noticeable | grilled meat, tacos | | Fresh.
1 | olive tapenade | noticeable | sandwiches, pasta | | Saltier.

# tartar sauce, mayonnaise sauce
1 | mayonnaise + 1 tablespoon relish for each 1/4 cup | none | fish, sandwiches, dips | | With lemon and capers.
1 | vegan mayonnaise + 1 tablespoon relish for each 1/4 cup | slight | fish, sandwiches, dips | | With lemon and capers.
1 | greek yogurt + 1 tablespoon relish for each 1/4 cup | noticeable | fish, dips | | With lemon and capers.

# tzatziki
1 | greek yogurt + 1/4 cup cucumber for each cup | none | dips, wraps, bowls | | With garlic, dill and lemon.
1 | coconut yogurt + 1/4 cup cucumber for each cup | slight | dips, wraps, bowls | | Unsweetened; with garlic, dill and lemon.
1 | hummus | noticeable | dips, wraps, bowls | | Thinned with lemon.

# coconut aminos
3/4 | soy sauce | noticeable | stir-fries, marinades, dressings | | Saltier.
3/4 | gluten-free tamari | noticeable | stir-fries, marinades, dressings | | Saltier.
3/4 | liquid aminos | noticeable | stir-fries, marinades | | Saltier.
1/2 | fish sauce | noticeable | stir-fries, marinades | | Half of it, with a pinch of sugar.
`;
