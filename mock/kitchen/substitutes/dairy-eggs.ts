/** Milk and what is made of it, and eggs. */
export const dairyEggs = `
# butter, clarified butter
1 | vegan butter | slight | baking, spreading, frosting, sauces | frying over high heat | Choose sticks for baking; the tub kinds hold more water.
3/4 | olive oil | slight | sauteing, roasting, savoury baking, sauces | frosting, flaky pastry, creamed cakes | Three quarters of the amount: oil holds no water.
1 | coconut oil | noticeable | baking, frosting, sauteing, pastry | savoury sauces | Use it solid where butter is creamed; refined oil tastes of nothing.
3/4 | vegetable oil | slight | cakes, muffins, frying, sauteing | frosting, flaky pastry | Three quarters of the amount: oil holds no water.
1 | margarine | slight | baking, spreading, frosting | browned butter | Some kinds hold milk: read the label.
1 | clarified butter | none | frying, sauteing, curries | frosting | Stands higher heat than butter.
1/2 | unsweetened applesauce | noticeable | muffins, cakes, quick breads, brownies | frying, frosting, pastry | Half of it, for less fat; the crumb gets softer.
1/2 | mashed banana | noticeable | muffins, cakes, quick breads | frying, frosting, pastry | Half of it; tastes of banana.
1/2 | greek yogurt | slight | muffins, cakes, quick breads | frying, frosting, pastry | Half of it, for less fat.
1/2 | applesauce + 1 tablespoon vegetable oil for each 1/2 cup | noticeable | muffins, cakes, quick breads | frying, frosting, pastry | Half applesauce, for less fat; the crumb gets softer.

# milk, low-fat milk, skim milk, whole milk, 2% milk, goat milk, chocolate milk
1 | oat milk | slight | baking, sauces, drinks, porridge, soups | whipping | Unsweetened for savoury dishes.
1 | soy milk | slight | baking, sauces, soups, drinks, pancakes | | The plant milk nearest to milk in protein; unsweetened.
1 | almond milk | slight | baking, smoothies, porridge, drinks | thick sauces | Unsweetened for savoury dishes.
1 | lactose-free milk | none | baking, sauces, drinks, puddings | | Milk in all but its sugar: a little sweeter, and no help with an allergy to milk.
1 | rice milk | noticeable | drinks, porridge, baking | thick sauces | Thin and sweet.
1/2 | evaporated milk + 1/2 cup water for each cup | slight | baking, sauces, soups | drinks | Half evaporated milk, half water.
1 | coconut milk | noticeable | curries, soups, baking, desserts | mild sauces | Thin it with water to the thickness of milk.
1/2 | half and half + 1/2 cup water for each cup | none | sauces, baking, soups | | Half half-and-half, half water.

# buttermilk
1 | milk + 1 tablespoon lemon juice for each cup | slight | pancakes, quick breads, marinades, biscuits, cakes, dressings | drinking | Put the acid into the cup, fill up with milk, wait 5 minutes.
1 | soy milk + 1 tablespoon lemon juice for each cup | slight | pancakes, quick breads, marinades, biscuits, cakes | drinking | Put the acid into the cup, fill up with soy milk, wait 5 minutes.
1 | oat milk + 1 tablespoon lemon juice for each cup | slight | pancakes, quick breads, marinades, biscuits, cakes | drinking | It thickens less than milk does.
1 | almond milk + 1 tablespoon lemon juice for each cup | slight | pancakes, quick breads, marinades, cakes | drinking, biscuits | Thinner: a spoon less of it.
3/4 | plain yogurt + 1/4 cup milk for each cup | slight | pancakes, quick breads, marinades, dressings, biscuits | | Thin three parts of yogurt with one of milk.
1 | kefir | slight | pancakes, quick breads, marinades, dressings | | As it is.
3/4 | sour cream + 1/4 cup water for each cup | slight | quick breads, dressings, cakes | | Thin it to the thickness of buttermilk.

# heavy cream, light cream, cream, heavy whipping cream
3/4 | milk + 1/3 cup butter for each cup | slight | sauces, soups, baking | whipping | Melt the butter into the milk.
1 | coconut cream | noticeable | whipping, curries, soups, desserts, sauces | delicate sauces | The thick part of chilled coconut milk whips like cream.
1 | half and half | slight | sauces, soups, baking | whipping | Lighter; boil it down a little longer.
1 | evaporated milk | slight | sauces, soups, baking | whipping | Does not split in hot dishes.
1 | vegan whipping cream | slight | whipping, frosting, desserts | | Read the label.
1 | cashew cream | slight | sauces, soups, pasta, desserts | whipping | Soaked cashews blended with water until smooth.
1 | oat cream | slight | sauces, soups, pasta | whipping | Sold as cooking cream.
1 | silken tofu | slight | sauces, soups, desserts | whipping | Blend it until smooth.
1 | full-fat coconut milk | noticeable | curries, soups, desserts | delicate sauces | As it is.

# sour cream, creme fraiche, light sour cream, mexican crema
1 | greek yogurt | slight | dips, baking, toppings, dressings, sauces | boiling | Stir it in off the heat, or it curdles.
1 | vegan sour cream | slight | dips, toppings, baking | | Made of soy, oats or nuts: read the label.
1 | coconut cream + 1 tablespoon lemon juice for each cup | noticeable | toppings, curries, baking, soups | mild dips | The lemon gives it the tang.
1 | cashew cream + 1 tablespoon lemon juice for each cup | slight | dips, toppings, sauces | baking | Soaked cashews blended with water and lemon.
1 | silken tofu + 1 tablespoon lemon juice for each cup | slight | dips, toppings, dressings | | Blend it until smooth.
1 | creme fraiche | slight | sauces, toppings, soups | | Milder and richer; it does not curdle.

# yogurt, greek yogurt, plain yogurt, low-fat yogurt, vanilla yogurt, kefir, labneh, skyr
1 | coconut yogurt | slight | dips, baking, marinades, breakfast, curries | | Unsweetened for savoury dishes.
1 | soy yogurt | slight | dips, baking, marinades, breakfast, dressings | | Unsweetened for savoury dishes.
1 | sour cream | slight | dips, baking, dressings, toppings | breakfast | Richer.
1 | buttermilk | noticeable | baking, marinades, dressings | dips | Thinner; take a little less of the other liquid.
1 | silken tofu + 1 tablespoon lemon juice for each cup | slight | dips, dressings, smoothies | | Blend it until smooth.
1 | coconut cream + 1 tablespoon lemon juice for each cup | noticeable | curries, baking, breakfast | dips | Thin it with water.
1 | greek yogurt | slight | dips, baking, dressings | | Thicker.
1 | yogurt | slight | baking, marinades, smoothies | | Thinner than Greek: strain it.

# egg, egg substitute, liquid egg, duck egg, quail egg
1 tablespoon for 1 | ground flaxseed + 3 tablespoons water for each egg | slight | muffins, cookies, pancakes, quick breads, burgers, meatballs, cakes | meringue, custard, omelettes | Stir, and let it gel for 5 minutes: a flax egg.
1/4 cup for 1 | applesauce | slight | cakes, muffins, quick breads, brownies | meringue, custard, omelettes, burgers, meatballs, quiche | Unsweetened; add 1/2 teaspoon of baking powder for lift.
3 tablespoon for 1 | aquafaba | none | meringue, cakes, mayonnaise, waffles, mousse, macarons | custard, omelettes, quiche | The liquid of a can of chickpeas.
1/4 cup for 1 | silken tofu | none | scrambles, quiche, dense cakes, custard, omelettes, frittata | meringue | Blend it until smooth; crumble a firm one for scrambles.
1 tablespoon for 1 | chia seed + 3 tablespoons water for each egg | slight | muffins, cookies, quick breads, burgers, meatballs | meringue, custard, omelettes | Stir, and let it gel for 10 minutes.
1/4 cup for 1 | mashed banana | noticeable | pancakes, muffins, quick breads, brownies | savoury dishes, meringue, omelettes, burgers, meatballs, custard, quiche | It tastes of banana.
3 tablespoon for 1 | chickpea flour + 3 tablespoons water for each egg | noticeable | omelettes, frittata, quiche, breading, scrambles | meringue, cakes | Whisk until smooth; black salt gives the taste of egg.
1/4 cup for 1 | vegan egg | none | scrambles, omelettes, quiche, baking | meringue | A liquid of mung beans; read the label.
1/4 cup for 1 | yogurt | slight | cakes, muffins, quick breads | meringue, omelettes, burgers, meatballs | Plain.
1/4 cup for 1 | mashed potato | none | burgers, meatballs, binding | meringue, cakes, cookies, custard, omelettes | Binds without a taste of its own.
2 tablespoon for 1 | cornstarch + 3 tablespoons water for each egg | slight | breading, cookies, custard, binding | meringue, omelettes | Whisk until smooth.

# egg white
2 tablespoon for 1 | aquafaba | none | meringue, mousse, cocktails, macarons, royal icing | omelettes | Whip it a little longer, with cream of tartar.
1 tablespoon for 1 | agar agar + 1 tablespoon water for each egg white | slight | mousse, frosting, marshmallows | omelettes | Whip, chill and whip again.
1 tablespoon for 1 | ground flaxseed + 2 tablespoons water for each egg white | noticeable | binding, cookies, muffins | meringue | Lets nothing rise.
1/4 cup for 1 | silken tofu | slight | scrambles, omelettes | meringue | Blend it, or crumble it.
1 tablespoon for 1 | meringue powder + 2 tablespoons water for each egg white | none | royal icing, meringue | omelettes | Made of egg, but safe raw.

# egg yolk
1 tablespoon for 1 | silken tofu | slight | custard, sauces, mayonnaise | pasta dough | Blend it until smooth.
1 tablespoon for 1 | cornstarch + 1 tablespoon oat milk for each egg yolk | slight | custard, puddings, ice cream | mayonnaise | Thickens as a yolk does.
1 tablespoon for 1 | cornstarch + 1 tablespoon water for each egg yolk | slight | custard, puddings, sauces | mayonnaise | Thickens as a yolk does.
1 tablespoon for 1 | aquafaba | slight | mayonnaise, cakes | custard | Blend it with the oil.
1 tablespoon for 1 | mashed banana | noticeable | cakes, muffins | mayonnaise, custard | It tastes of banana.
1 teaspoon for 1 | sunflower lecithin | none | mayonnaise, sauces, ice cream | | Blend it in.

# egg wash, egg for glazing, egg yolk for glazing, egg white for glazing
1 | oat milk | slight | bread, pastry, pies | | Brush it on; a spoon of maple syrup for the shine.
1 | soy milk | slight | bread, pastry, pies | | Browns best of the plant milks.
1 | olive oil | slight | bread, pastry, breading | | A thin film.
1 | aquafaba | none | pastry, breading | | Brush it on.
1 | milk | slight | bread, pastry, pies | | Less shine.
1 | maple syrup | slight | pastry, sweet bread | | Thinned with water.

# egg for breading, egg white for breading
3 tablespoon for 1 | soy milk | slight | breading | | Unsweetened; let the crumbs rest on it for 10 minutes, so that they hold.
3 tablespoon for 1 | oat milk | slight | breading | | With a spoon of flour or starch whisked in.
3 tablespoon for 1 | aquafaba | none | breading | | Whisk it until it froths.
2 tablespoon for 1 | mayonnaise | slight | breading | | Brush it on; the crumbs stick at once.
3 tablespoon for 1 | buttermilk | slight | breading | | As it is.
3 tablespoon for 1 | milk | slight | breading | | With a spoon of flour or starch whisked in.
2 tablespoon for 1 | dijon mustard | noticeable | breading | | Brush it on thinly.
3 tablespoon for 1 | chickpea flour + 3 tablespoons water for each egg | slight | breading | | Whisk it to a thin batter.
`;
