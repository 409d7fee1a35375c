/** Rice, pasta, noodles, bread, tortillas and cereals. */
export const grains = `
# rice, white rice, long grain rice, basmati rice, jasmine rice, cooked rice, brown rice, sushi rice, short grain rice, instant rice
1 | quinoa | noticeable | bowls, pilaf, salads, stuffings | sushi | Rinse it; 15 minutes.
1 | cauliflower rice | noticeable | bowls, stir-fries, curries | risotto, sushi | Five minutes in the pan; for few carbohydrates.
1 | brown rice | slight | bowls, pilaf, stir-fries | | 20 minutes longer.
1 | basmati rice | slight | curries, pilaf, bowls | sushi | Looser.
1 | couscous | noticeable | bowls, salads, stews | sushi | Five minutes; of wheat.
1 | bulgur | noticeable | pilaf, salads, stuffings | sushi | Of wheat.
1 | millet | noticeable | bowls, pilaf | sushi | Toast it first.
1 | barley | noticeable | pilaf, soups | sushi | Longer; with gluten.
1 | lentil | noticeable | bowls, salads, stuffings | sushi | For the protein.
1 | orzo | noticeable | pilaf, soups, salads | sushi | Pasta of wheat.
1 | broccoli | strong | bowls, stir-fries | sushi | Chopped to grains.

# arborio rice, risotto rice, carnaroli rice, wild rice, black rice, glutinous rice
1 | sushi rice | slight | risotto, puddings | | As sticky.
1 | pearl barley | noticeable | risotto, soups | puddings | Longer; with gluten.
1 | brown rice | noticeable | pilaf, soups, salads | puddings | Longer.
1 | quinoa | noticeable | risotto, salads, pilaf | puddings | Less creamy.
1 | cauliflower rice | noticeable | risotto, bowls | puddings | For few carbohydrates.
1 | orzo | noticeable | risotto, soups | puddings | Pasta of wheat.
1 | rice | slight | pilaf, puddings, soups | | In the same amount.

# couscous, bulgur, farro, barley, pearl barley, freekeh, wheat berry, israeli couscous, orzo, semolina, cracked wheat, spelt, kamut, fregola
1 | quinoa | slight | salads, bowls, pilaf, soups | | Rinse it; 15 minutes.
1 | brown rice | noticeable | salads, soups, pilaf | | Longer.
1 | millet | slight | salads, pilaf, soups | | Toast it first.
1 | cauliflower rice | noticeable | salads, bowls | soups | For few carbohydrates.
1 | buckwheat | noticeable | pilaf, salads, soups | | No wheat, in spite of its name.
1 | rice | slight | soups, pilaf, salads | | In the same amount.
1 | bulgur | slight | salads, pilaf | | Of wheat.
1 | couscous | slight | salads, bowls | | Five minutes.
1 | barley | slight | soups, risotto | | Longer.

# quinoa, millet, buckwheat, amaranth, teff, sorghum
1 | brown rice | noticeable | bowls, salads, pilaf | | Longer.
1 | couscous | noticeable | salads, bowls | | Five minutes; of wheat.
1 | millet | slight | bowls, salads, porridge | | Toast it first.
1 | buckwheat | slight | porridge, bowls, pilaf | | Earthy.
1 | quinoa | slight | bowls, salads, pilaf | | Rinse it.
1 | cauliflower rice | noticeable | bowls, salads | porridge | For few carbohydrates.
1 | bulgur | noticeable | salads, pilaf | | Of wheat.
1 | rice | slight | bowls, pilaf | | In the same amount.

# oats, rolled oats, oatmeal, quick oats, old fashioned oats, steel cut oats, instant oats, granola, muesli, cereal
1 | quinoa flake | noticeable | porridge, granola, cookies | | Quick.
1 | gluten-free oats | none | porridge, granola, cookies | | Certified.
1 | buckwheat | noticeable | porridge, granola | cookies | The groats, toasted.
1 | puffed rice | noticeable | granola, bars | porridge | Lighter.
1/4 | chia seed | noticeable | porridge, overnight oats | cookies | A quarter of the amount.
1 | coconut flake | noticeable | granola, porridge | cookies | With seeds: without grains.
1 | rolled oats | slight | porridge, granola, cookies | | In the same amount.
1 | barley flake | slight | porridge, granola | | With gluten.
1 | hemp seed | noticeable | porridge | cookies | For few carbohydrates.
1 | quinoa | noticeable | porridge | cookies | Cooked.

# pasta, spaghetti, penne, macaroni, linguine, fettuccine, elbow macaroni, rigatoni, fusilli, farfalle, rotini, angel hair pasta, tagliatelle, pappardelle, ziti, fresh pasta, whole wheat pasta, ravioli, tortellini, gnocchi, shell pasta, cannelloni, bucatini, ditalini, lasagna sheet, lasagna noodle, cooked pasta
1 | gluten-free pasta | slight | every sauce, salads, bakes | | A minute less; rinse it for salads.
1 | zucchini noodle | noticeable | light sauces, stir-fries, salads | bakes | Two minutes in the pan; zucchini cut into ribbons.
1 | chickpea pasta | noticeable | sauces, salads, bakes | | More protein.
1 | spaghetti squash | noticeable | tomato sauces, bakes | salads | Roasted and pulled apart.
1 | rice noodle | noticeable | light sauces, stir-fries, soups | bakes | Soak it.
1 | red lentil pasta | noticeable | sauces, salads | | More protein.
1 | brown rice pasta | slight | sauces, bakes, salads | | Without wheat.
1 | spaghetti | none | every sauce | | Another shape.
1 | eggplant | noticeable | lasagna, bakes | soups | In thin slices, in place of sheets.
1 | zucchini | noticeable | lasagna, light sauces | soups | In thin slices, in place of sheets.
1 | penne | none | bakes, salads, sauces | | Another shape.
1 | shirataki noodle | noticeable | stir-fries, soups | bakes | Rinse it; almost no carbohydrates.
1 | quinoa | strong | salads, bowls | | Another dish.

# wonton wrapper, dumpling wrapper, egg roll wrapper, gyoza wrapper, spring roll wrapper, lumpia wrapper
1 | rice paper | noticeable | rolls, dumplings | soups | Two sheets, dipped in water.
1 | spring roll wrapper | slight | rolls, frying | soups | Brush the edge with water.
1 | phyllo dough | noticeable | frying, baking | soups | Two layers.
1 | cabbage | strong | rolls, dumplings | frying | Blanched leaves.
1 | wonton wrapper | slight | dumplings, soups, frying | | Smaller and thinner.
1 | lettuce | strong | rolls | frying, soups | Fresh.

# noodle, egg noodle, ramen noodle, udon noodle, soba noodle, lo mein noodle, chow mein noodle, instant ramen, chinese noodle, somen noodle
1 | rice noodle | slight | soups, stir-fries, salads | | Soak or boil it shortly.
1 | spaghetti | slight | stir-fries, soups | | A pinch of baking soda in the water makes it springy.
1 | glass noodle | noticeable | soups, stir-fries, salads | | Of mung beans or sweet potato.
1 | zucchini noodle | noticeable | soups, stir-fries, salads | | Two minutes.
1 | gluten-free pasta | slight | stir-fries, soups | | A minute less.
1 | shirataki noodle | noticeable | soups, stir-fries | | Rinse it.
1 | rice paper | noticeable | dumplings, rolls | soups | For wrappers; soak it.
1 | cabbage | strong | stir-fries, rolls | | Shredded, or whole leaves for wrapping.
1 | udon noodle | slight | soups, stir-fries | | Thicker.
1 | egg noodle | slight | soups, stir-fries | | Richer.

# rice noodle, vermicelli, rice vermicelli, glass noodle, cellophane noodle, rice paper, rice stick, shirataki noodle, shirataki, konjac
1 | glass noodle | slight | soups, salads, stir-fries | | Of mung beans.
1 | rice noodle | slight | soups, salads, stir-fries | | Of rice.
1 | zucchini noodle | noticeable | soups, salads, stir-fries | | Two minutes.
1 | angel hair pasta | noticeable | soups, stir-fries, salads | | Of wheat.
1 | shirataki noodle | noticeable | soups, stir-fries | | Of konjac.
1 | lettuce | strong | rolls, salads | soups | Whole leaves, for wrapping.
1 | spaghetti squash | noticeable | stir-fries | soups | Pulled apart.

# bread, white bread, sandwich bread, toast, whole wheat bread, baguette, ciabatta, sourdough bread, french bread, italian bread, rye bread, hamburger bun, hot dog bun, roll, dinner roll, bagel, english muffin, focaccia, croissant, bun, burger bun, biscuit, crusty bread
1 | gluten-free bread | slight | sandwiches, toast, crumbs | | Toast it.
1 | bread | slight | sandwiches, toast, crumbs | | In the same amount.
1 | whole wheat bread | slight | sandwiches, toast | | Heartier.
1 | baguette | slight | sandwiches, toast, dips | | Crusty.
1 | corn tortilla | noticeable | wraps, sandwiches | toast | Of corn.
1 | lettuce | strong | sandwiches, burgers, wraps | toast | Two large leaves.
1 | sweet potato | strong | toast, burgers | crumbs | In slices, roasted.
1 | rice cake | noticeable | toast, sandwiches | stuffings | Crisp.
1 | portobello mushroom | strong | burgers | toast | Two caps, roasted.
1 | pita | noticeable | sandwiches, dips | toast | Of wheat.
1 | flour tortilla | noticeable | wraps, sandwiches | toast | Of wheat.
1 | almond flour bread | noticeable | toast, sandwiches | | For few carbohydrates.
1 | cooked quinoa | strong | stuffings, salads | sandwiches | In place of cubes.
1 | collard green | strong | wraps, sandwiches | toast | Blanched leaves.

# flour tortilla, tortilla, wrap, tortilla wrap, corn tortilla, taco shell, tostada shell, pita, pita bread, naan, flatbread, lavash, chapati, roti
1 | corn tortilla | slight | tacos, enchiladas, quesadillas | burritos | Warm it.
1 | lettuce | strong | tacos, wraps | quesadillas | Large leaves.
1 | gluten-free tortilla | slight | burritos, wraps, tacos | | Warm it.
1 | collard green | noticeable | burritos, wraps | quesadillas | Blanched leaves.
1 | flour tortilla | slight | burritos, wraps, quesadillas | | Of wheat.
1 | rice paper | noticeable | wraps, rolls | quesadillas | Soak it.
1 | pita | noticeable | wraps, dips | enchiladas | Of wheat.
1 | gluten-free bread | noticeable | dips, sandwiches | tacos | Toasted.
1 | rice | strong | bowls, curries | wraps | The filling as a bowl.

# cracker, saltine cracker, ritz cracker, tortilla chip, potato chip, pretzel, matzo, pita chip, corn chip
1 | rice cracker | slight | dips, toppings, cheese | | Crisp.
1 | gluten-free cracker | slight | dips, toppings, cheese | | In the same amount.
1 | crushed corn flakes | slight | toppings, gratins, casseroles, breading | dips, cheese | Crushed.
1 | panko | slight | toppings, gratins, casseroles, breading | dips, cheese, snacks | Toasted in a little fat.
1 | tortilla chip | noticeable | dips, toppings | cheese | Of corn.
1 | cucumber | strong | dips, cheese | toppings | In slices.
1 | carrot | strong | dips | toppings | In sticks.
1 | potato chip | noticeable | dips, toppings | | Salty.
1 | popcorn | noticeable | snacks | dips | Light.
1 | toasted pumpkin seed | noticeable | toppings, snacks | dips | Crunchy.

# pizza dough, pizza crust, crescent roll, biscuit dough, pizza base
1 | gluten-free pizza crust | slight | pizza, flatbreads | | Bake it first.
1 | cauliflower crust | noticeable | pizza | | With egg and cheese: read the label.
1 | pita | noticeable | pizza | | A quick one.
1 | flour tortilla | noticeable | pizza | | Thin and crisp.
1 | portobello mushroom | strong | pizza | | One cap each.
1 | polenta | noticeable | pizza | | Spread on a tray and baked.
1 | eggplant | strong | pizza | | In thick slices, roasted.
1 | corn tortilla | noticeable | pizza | | Thin and crisp.

# pancake mix, baking mix, bisquick, cake mix, biscuit mix, brownie mix
1 | flour + 1 1/2 teaspoons baking powder and 1 tablespoon butter for each cup | slight | pancakes, biscuits, cakes | | Rub in the butter.
1 | gluten-free baking mix | slight | pancakes, biscuits, cakes | | In the same amount.
1 | gluten-free flour + 1 1/2 teaspoons baking powder for each cup | slight | pancakes, cakes | | With a blend that holds xanthan gum.
1 | oat flour + 1 1/2 teaspoons baking powder for each cup | noticeable | pancakes, muffins | | Certified gluten-free where it matters.
1 | flour + 1 1/2 teaspoons baking powder and 1 tablespoon oil for each cup | slight | pancakes, cakes | | Rub in the oil.
1 | almond flour + 1 teaspoon baking powder for each cup | noticeable | pancakes, cakes | | With one egg more.

# wheat germ, wheat bran, oat bran
1 | ground flaxseed | slight | muffins, cereal, smoothies | | In the same amount.
1 | oat bran | slight | muffins, cereal | | Softer.
1 | chia seed | noticeable | smoothies, cereal | | Swells.
1 | rice bran | slight | muffins, cereal | | Without gluten.
1 | hemp seed | slight | cereal, smoothies | | Nutty.
1 | sunflower seed | noticeable | cereal, toppings | | Ground.

# brioche, challah, brioche bun
1 | challah | slight | french toast, sandwiches, bread pudding | | Without butter; with egg.
1 | brioche | slight | french toast, burgers, bread pudding | | Richer.
1 | french bread | slight | french toast, sandwiches, stuffings | | A day old.
1 | sourdough bread | noticeable | french toast, sandwiches, toast | | Sourer; a day old.
1 | white bread | slight | french toast, sandwiches | | In thick slices.
1 | hamburger bun | slight | burgers, sandwiches | | Less rich.
1 | gluten-free bread | noticeable | french toast, sandwiches | | Toast it first.
1 | lettuce | strong | burgers, sandwiches | french toast | Two large leaves.
`;
