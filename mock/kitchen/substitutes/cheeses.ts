/** Cheeses. */
export const cheeses = `
# cream cheese, neufchatel, low-fat cream cheese
1 | vegan cream cheese | slight | spreads, dips, frosting, cheesecake | | Drain off any liquid first.
1 | mascarpone | slight | cheesecake, frosting, sauces, desserts | bagels | Richer and less sour.
1 | ricotta | noticeable | cheesecake, fillings, dips | frosting | Whip it smooth.
1 | cottage cheese | slight | cheesecake, dips, spreads | frosting | Blended until smooth; far less fat.
1 | greek yogurt | noticeable | dips, spreads, dressings | frosting, cheesecake | Strain it overnight for the thickness.
1 | silken tofu + 1 tablespoon lemon juice for each cup | noticeable | dips, cheesecake, spreads | frosting | Press and blend until smooth.
1 | cashew cream + 1 tablespoon lemon juice for each cup | slight | cheesecake, spreads, dips | | Use little water, so that it stays thick.
1 | coconut cream + 1 tablespoon lemon juice for each cup | noticeable | frosting, cheesecake | savoury dips | Chilled and whipped.
1 | hummus | strong | spreads, sandwiches, dips | desserts | For the bread, not for the cake.

# mascarpone
1 | cream cheese | slight | desserts, frosting, sauces | | Beat it with a spoon of cream; it is more sour.
1 | vegan cream cheese | noticeable | desserts, frosting, sauces | | Beat it smooth.
1 | coconut cream | noticeable | desserts, frosting | savoury sauces | The thick part of a chilled can.
1 | cashew cream | slight | desserts, sauces, fillings | | Thick, with little water.
1 | ricotta | noticeable | fillings, desserts | | Blend it smooth with a spoon of cream.
1 | creme fraiche | slight | sauces, desserts | frosting | Thinner and more sour.

# parmesan, parmigiano reggiano, grana padano, pecorino romano, romano cheese, asiago
1/2 | nutritional yeast | noticeable | pasta, popcorn, soups, risotto, salads | melting | Begin with half; add salt.
1 | vegan parmesan | slight | pasta, pizza, soups | | Ground nuts or seeds with yeast: read the label.
1 | pecorino romano | slight | pasta, risotto, salads | | Saltier: salt the dish less.
1 | asiago | slight | pasta, salads, gratins | | An old one grates well.
1 | parmesan | none | pasta, risotto, salads | | Milder than pecorino.
1 | toasted bread crumb | noticeable | pasta, gratins | melting | For the crunch; salt it.
1 | ground cashew | noticeable | pasta, salads | melting | With salt and garlic powder.
1 | hemp seed | noticeable | pasta, salads | melting | With salt and garlic powder.

# cheddar, cheese, shredded cheese, colby, colby jack, monterey jack, american cheese, mexican cheese blend, pepper jack, velveeta, grated cheese
1 | vegan cheddar | noticeable | sandwiches, gratins, pasta, tacos | | Cover the dish while it melts.
1 | gouda | slight | melting, sandwiches, sauces | | Milder and sweeter.
1 | monterey jack | slight | melting, quesadillas, tacos | | Milder; melts well.
1 | cheddar | slight | melting, sandwiches, sauces | | Sharper.
1/2 | nutritional yeast | noticeable | sauces, pasta, soups, gratins | melting | For the taste of cheese without the melt.
1 | swiss cheese | slight | sandwiches, gratins | tacos | Nuttier.
1 | cashew cream | noticeable | sauces, gratins, pasta | sandwiches | With nutritional yeast and mustard.
1 | hummus | strong | sandwiches, wraps | melting | For moisture and body.
1 | avocado | strong | tacos, sandwiches, burgers | melting | For the richness.

# mozzarella, fresh mozzarella, burrata, provolone, string cheese, part skim mozzarella
1 | vegan mozzarella | noticeable | pizza, lasagna, sandwiches | | Cover the dish while it melts.
1 | provolone | slight | pizza, sandwiches, lasagna | salads | Sharper.
1 | monterey jack | slight | pizza, casseroles | salads | Melts as well.
1 | mozzarella | slight | pizza, sandwiches, lasagna | | Milder.
1 | cashew cream | noticeable | pizza, lasagna | | Thicken it with a spoon of tapioca starch over heat.
1 | firm tofu | noticeable | salads, lasagna | melting | Press, slice, salt and marinate.
1/4 | nutritional yeast | noticeable | pizza, pasta | melting | A quarter of the amount, for the taste alone.
1 | avocado | strong | salads, sandwiches | melting | For the softness.

# ricotta, cottage cheese, fromage blanc, curd cheese, quark, farmer cheese
1 | cottage cheese | slight | lasagna, fillings, pancakes | | Drain it, and blend it where it should be smooth.
1 | ricotta | slight | lasagna, fillings, dips | | Softer and sweeter.
1 | firm tofu | slight | lasagna, fillings, shells | desserts | Crumble it; season with lemon and salt.
1 | vegan ricotta | slight | lasagna, fillings | | Sold ready, or made of tofu or almonds.
1 | cashew cream | noticeable | lasagna, fillings | | Keep it thick.
1 | mascarpone | noticeable | desserts, fillings | | Richer: take a little less.
1 | goat cheese | noticeable | fillings, pasta | desserts | Stronger.

# feta, queso fresco, cotija
1 | feta | noticeable | salads, wraps, baking, tacos | melting | Saltier: rinse it.
1 | goat cheese | noticeable | salads, tarts, pasta | | Softer.
1 | queso fresco | slight | salads, tacos | | Milder.
1 | vegan feta | slight | salads, wraps, baking | | Made of tofu or nuts.
1 | firm tofu + 1 tablespoon lemon juice for each cup | noticeable | salads, wraps, baking | | Crumble it, and marinate with lemon, oregano and salt.
1 | ricotta salata | slight | salads, pasta | | Milder and firmer.
1 | green olive | strong | salads, pasta | melting | For the salt.
1 | avocado | strong | salads, tacos, wraps | baking | For the creaminess.

# swiss cheese, gruyere, emmental, gouda, fontina, havarti, muenster, raclette, edam, jarlsberg, manchego, comte
1 | gruyere | slight | fondue, gratins, quiche, soups | | Melts well.
1 | swiss cheese | slight | gratins, sandwiches, quiche | | Milder.
1 | fontina | slight | melting, gratins, pizza | | Milder and softer.
1 | cheddar | noticeable | gratins, sandwiches | fondue | Sharper.
1 | vegan cheese | noticeable | gratins, sandwiches | | Cover the dish while it melts.
1/2 | nutritional yeast | noticeable | gratins, sauces, soups | melting | For the taste of cheese.
1 | cashew cream | noticeable | gratins, sauces | sandwiches | With nutritional yeast and mustard.

# paneer, halloumi
1 | extra firm tofu | slight | curries, grilling, frying | | Press and salt it.
1 | halloumi | slight | grilling, frying, curries | | Saltier: soak it.
1 | paneer | slight | curries, frying | | Milder.
1 | tempeh | noticeable | curries, frying | | Steam it first.
1 | chickpea | noticeable | curries, salads | grilling | For the bite.
1 | cauliflower | noticeable | curries, grilling | | In large florets.

# blue cheese, gorgonzola, roquefort, stilton
1 | feta | noticeable | salads, dressings, dips | | Sharp, without the blue.
1 | goat cheese | noticeable | salads, sauces, pizza | | Milder and creamy.
1 | gorgonzola | slight | sauces, salads, pizza | | The sweet kind is milder.
1 | vegan blue cheese | slight | salads, dips | | Made of nuts or soy.
1 | vegan feta | noticeable | salads, dressings | | Made of tofu or nuts.
1 | firm tofu + 1 tablespoon lemon juice for each cup | noticeable | salads, dressings | | Crumble it, and marinate with vinegar and a little miso.
1 | parmesan | noticeable | salads, pasta | | Shaved.

# goat cheese, chevre
1 | feta | slight | salads, tarts, baking | | Saltier: rinse it.
1 | cream cheese | slight | fillings, spreads, sauces, lasagna | | Milder; add lemon.
1 | ricotta | noticeable | fillings, lasagna, tarts | | Milder.
1 | vegan cream cheese | slight | spreads, fillings, lasagna, tarts | | Made of nuts or soy.
1 | vegan feta | slight | salads, tarts | | Made of tofu or nuts.
1 | cashew cream + 1 tablespoon lemon juice for each cup | slight | fillings, lasagna, sauces | | Keep it thick.
1 | firm tofu + 1 tablespoon lemon juice for each cup | noticeable | salads, baking | | Crumbled and marinated with salt.
1 | avocado | strong | salads, sandwiches | baking | For the creaminess.

# brie, camembert
1 | camembert | slight | baking, sandwiches | | Stronger.
1 | brie | slight | baking, sandwiches | | Milder.
1 | goat cheese | noticeable | salads, baking | | More sour.
1 | cream cheese | noticeable | sandwiches, sauces | salads | Milder.
1 | vegan cream cheese | noticeable | baking, sandwiches, fillings | | A firm one, of cashews.
1 | cashew cream + 1 tablespoon nutritional yeast for each cup | noticeable | baking, sauces | | Keep it thick.
1 | vegan cheese | noticeable | sandwiches, baking | | A soft one, of cashews.
1 | fontina | noticeable | melting, sandwiches | salads | Melts as well.

# oaxaca cheese, queso quesadilla, asadero
1 | mozzarella | slight | quesadillas, tacos, melting | | The nearest: it pulls into strings as well.
1 | monterey jack | slight | quesadillas, tacos, melting | | Softer.
1 | string cheese | none | quesadillas, tacos | | Pulled apart.
1 | muenster | slight | melting, quesadillas | | Mild.
1 | vegan mozzarella | noticeable | quesadillas, tacos | | Cover the dish while it melts.
`;
