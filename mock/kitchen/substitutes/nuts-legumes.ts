/** Nuts, seeds, their butters, and beans. */
export const nutsLegumes = `
# almond, walnut, pecan, cashew, hazelnut, pistachio, macadamia nut, brazil nut, pine nut, nut, mixed nut, peanut, slivered almond, chopped nut, sliced almond, almond flake, roasted peanut
1 | sunflower seed | noticeable | salads, granola, baking, pestos, crusts | | Toast them.
1 | pumpkin seed | noticeable | salads, granola, baking, moles, pestos | | Toast them.
1 | roasted chickpea | noticeable | snacks, salads, toppings | baking | Crunchy.
1 | walnut | slight | baking, salads, pestos | | A little bitter.
1 | almond | slight | baking, salads, pestos | | Milder.
1 | pecan | slight | baking, salads, granola | | Sweeter.
1 | cashew | slight | stir-fries, sauces, curries | | Softer.
1 | toasted coconut | noticeable | granola, desserts, baking | pestos | In flakes.
1 | hemp seed | noticeable | pestos, salads, smoothies | | Soft.
1 | rolled oats | noticeable | crumbles, granola, crusts | pestos | Toasted; certified gluten-free where it matters.
1 | sesame seed | noticeable | stir-fries, salads, noodles | | Toasted.
1 | water chestnut | noticeable | stir-fries, salads | baking | For the crunch.

# peanut butter, creamy peanut butter, crunchy peanut butter, almond butter, cashew butter, nut butter, hazelnut butter
1 | sunflower seed butter | slight | sandwiches, cookies, sauces, smoothies | | Can turn green with baking soda: add lemon juice.
1 | almond butter | slight | sandwiches, cookies, smoothies, sauces | | Milder.
1 | tahini | noticeable | sauces, noodles, dressings | sandwiches | Sweeten it for baking.
1 | soy nut butter | slight | sandwiches, cookies, sauces | | Of soy.
1 | cashew butter | slight | sauces, smoothies, sandwiches | | Sweeter.
1 | pumpkin seed butter | noticeable | sandwiches, smoothies | | Green.
1 | peanut butter | slight | sandwiches, cookies, sauces | | Stronger.
1 | hummus | strong | sandwiches, wraps | cookies | Savoury.
1 | coconut butter | noticeable | cookies, smoothies | sauces | Sweet.

# chocolate hazelnut spread, nutella
1 | chocolate sunflower seed spread | slight | toast, crepes, desserts | | Of sunflower seeds; read the label for milk.
1 | dairy-free chocolate chip | noticeable | cookies, crepes, desserts | toast | Melted with a spoon of oil; read the label for traces.
1 | sunflower seed butter + 1 tablespoon cocoa powder for each 1/4 cup | slight | toast, crepes, baking | | Sweeten to taste.
1 | almond butter + 1 tablespoon cocoa powder for each 1/4 cup | slight | toast, crepes, baking | | Sweeten to taste.
1 | peanut butter + 1 tablespoon cocoa powder for each 1/4 cup | noticeable | toast, baking | | Sweeten to taste.
1 | dark chocolate | slight | crepes, desserts | toast | Melted.

# sesame seed, poppy seed, flaxseed, ground flaxseed, chia seed, hemp seed, mixed seed, nigella seed, linseed
1 | sunflower seed | noticeable | salads, bread, granola | | Larger.
1 | hemp seed | slight | salads, smoothies, dressings | | Soft.
1 | poppy seed | slight | bread, toppings, dressings | | Darker.
1 | pumpkin seed | noticeable | salads, bread, granola | | Larger.
1 | chia seed | slight | puddings, baking, smoothies | | Swells, as flaxseed does.
1 | ground flaxseed | slight | baking, smoothies, oatmeal | | Swells, as chia does.
1 | sesame seed | slight | bread, toppings, stir-fries | | Nutty.
1 | slivered almond | noticeable | salads, toppings, stir-fries | | Toasted.
1/2 | psyllium husk | slight | baking, binding | toppings | Half of it.
1 | nigella seed | noticeable | bread, toppings | | A little bitter.

# desiccated coconut, shredded coconut, coconut flake, coconut, sweetened coconut
1 | sliced almond | noticeable | granola, cookies, toppings | macaroons | Toasted.
1 | rolled oats | noticeable | granola, cookies, bars | macaroons | Certified gluten-free where it matters.
1 | chopped walnut | noticeable | cookies, granola, cakes | macaroons | Toasted.
1 | sunflower seed | noticeable | granola, bars | macaroons | Toasted.
1 | desiccated coconut | none | cookies, cakes, macaroons | | Unsweetened: add sugar.
1 | almond flour | noticeable | cakes, cookies | toppings | Finer.

# chickpea, garbanzo bean, canned chickpea, black bean, kidney bean, pinto bean, white bean, cannellini bean, navy bean, great northern bean, lima bean, black eyed pea, bean, butter bean, fava bean, edamame, mung bean, refried bean, adzuki bean, soybean, broad bean, baked bean, borlotti bean
1 | white bean | slight | soups, salads, dips, stews | | Mild.
1 | chickpea | slight | curries, salads, dips, stews | | Firmer.
1 | black bean | slight | chili, tacos, salads | | Earthy.
1 | kidney bean | slight | chili, stews, salads | | Firm.
1 | pinto bean | slight | chili, burritos, refried beans | | Creamy.
1 | lentil | noticeable | stews, salads, curries | | Sooner done.
1 | mushroom | noticeable | chili, stews, tacos | dips | For few carbohydrates.
1 | zucchini | noticeable | soups, salads, dips | | Without legumes.
1 | cauliflower | noticeable | dips, curries, salads | | Without legumes.
1 | eggplant | noticeable | dips, stews, chili | | Without legumes.
1 | quinoa | noticeable | salads, chili, bowls | dips | Without legumes.
1 | green pea | noticeable | salads, dips, soups | | Sweeter.
1 | ground beef | noticeable | chili, tacos | dips | For those who eat meat.

# lentil, red lentil, green lentil, brown lentil, split pea, cooked lentil, dal, french lentil, yellow split pea
1 | split pea | slight | soups, dals, stews | salads | Falls apart.
1 | chickpea | noticeable | curries, salads, stews | | Firmer.
1 | red lentil | slight | soups, dals, curries | salads | Sooner done.
1 | black bean | noticeable | chili, salads, tacos | dals | Larger.
1 | mung bean | slight | dals, soups, curries | | Alike.
1 | quinoa | noticeable | salads, bowls, soups | dals | Without legumes.
1 | mushroom | noticeable | sauces, stews, tacos | dals | Chopped.
1 | cauliflower | noticeable | curries, soups | | Without legumes.
1 | lentil | slight | soups, stews, salads | | Another colour.
1 | ground beef | noticeable | sauces, tacos, stews | dals | For those who eat meat.

# hummus, bean dip, baba ganoush, falafel
1 | baba ganoush | noticeable | dips, sandwiches, bowls | | Of eggplant.
1 | guacamole | noticeable | dips, sandwiches, bowls | | Of avocado.
1 | white bean | slight | dips, sandwiches | | Blended with lemon and garlic.
1 | hummus | slight | dips, sandwiches, bowls | | Of chickpeas.
1 | greek yogurt | noticeable | dips | sandwiches | With herbs.

# aquafaba
1 | egg white | none | meringue, cocktails, mousse | | Two tablespoons for 1 egg white.
1 | ground flaxseed + 3 tablespoons water for each tablespoon | noticeable | binding, muffins | meringue | Lets nothing rise.
1 | egg substitute | slight | baking | meringue | By the packet.

# protein powder, whey protein
1 | vegan protein powder | slight | smoothies, baking, oatmeal | | Of peas or rice.
3 tablespoon for 1 | hemp seed | noticeable | smoothies, oatmeal | baking | Three spoons for a scoop.
1/2 cup for 1 | greek yogurt | noticeable | smoothies, oatmeal | baking | Half a cup for a scoop.
2 tablespoon for 1 | almond butter | noticeable | smoothies, oatmeal | | Two spoons for a scoop.
2 tablespoon for 1 | chia seed | noticeable | smoothies, oatmeal | | Two spoons for a scoop.
`;
