/** Oils and other fats. */
export const fats = `
# olive oil, extra virgin olive oil, light olive oil
1 | avocado oil | slight | frying, roasting, dressings, baking | | Stands higher heat.
1 | canola oil | slight | frying, baking, roasting | finishing | Tastes of nothing.
1 | grapeseed oil | slight | dressings, frying, sauteing | | Light.
1 | sunflower oil | slight | frying, baking, dressings | | Neutral.
1 | butter | noticeable | sauteing, roasting, baking | dressings | Browns sooner.
1 | coconut oil | noticeable | baking, roasting, sauteing | dressings | Firm when cold.
1/2 | vegetable broth | noticeable | sauteing | baking, frying | To fry without fat, a spoon at a time.

# vegetable oil, oil, cooking oil, neutral oil, canola oil, sunflower oil, corn oil, safflower oil, grapeseed oil, soybean oil, rapeseed oil, peanut oil, groundnut oil, avocado oil, frying oil, rice bran oil, cottonseed oil
1 | canola oil | none | frying, baking, dressings | | Neutral, stands heat.
1 | sunflower oil | none | frying, baking, dressings | | Neutral, stands heat.
1 | avocado oil | slight | frying, baking, grilling | | Stands the highest heat.
1 | olive oil | slight | sauteing, roasting, cakes, dressings | deep frying | The light kind for baking.
1 | grapeseed oil | none | frying, dressings | | Neutral.
1 | coconut oil | noticeable | baking, frying, curries | dressings | Melt it first.
1 1/4 | butter | slight | baking, sauteing | deep frying | Melted.
3/4 | greek yogurt | slight | cakes, muffins, quick breads | frying, dressings, sauteing | For less fat; the low-fat kind.
1/2 | vegetable broth | noticeable | sauteing, stir-fries | baking, deep frying | To fry without fat, a spoon at a time.
1 | applesauce | noticeable | cakes, muffins, quick breads | frying, dressings | For less fat; the crumb gets denser.

# coconut oil
1 | butter | slight | baking, frying, frosting | | In the same amount.
1 | vegan butter | slight | baking, frosting | | In the same amount.
1 | shortening | slight | baking, pastry | | Solid like coconut oil.
1 | avocado oil | slight | frying, roasting | frosting | Liquid.
1 | olive oil | slight | frying, roasting, cakes | frosting | Liquid.
1 | canola oil | slight | frying, cakes | frosting | Liquid.
1/2 | unsweetened applesauce | noticeable | cakes, muffins, quick breads, biscuits | frying, frosting, pastry | For less fat: half of it, and the crumb gets softer.
1/2 | greek yogurt | slight | cakes, muffins, quick breads, biscuits | frying, frosting, pastry | For less fat: half of it; the low-fat kind.

# sesame oil, toasted sesame oil, dark sesame oil
1 | olive oil | noticeable | stir-fries, dressings, marinades | | A pinch of toasted seeds, if you may, brings the nuttiness back.
1 | peanut oil | noticeable | stir-fries, frying | | Mild and nutty.
1 | avocado oil | noticeable | stir-fries, dressings | | Neutral.
1 | walnut oil | noticeable | dressings, finishing | frying | Nutty.
1 | canola oil | noticeable | stir-fries, frying | | Neutral.
1 | tahini | noticeable | dressings, noodles, sauces | frying | Thin it with oil.

# walnut oil, hazelnut oil, pistachio oil, almond oil
1 | olive oil | noticeable | dressings, baking | | Fruity instead of nutty.
1 | avocado oil | noticeable | dressings, baking | | Mild.
1 | sunflower oil | noticeable | dressings, baking | | Neutral.
1 | sesame oil | noticeable | dressings | baking | A little, the untoasted kind.

# shortening, vegetable shortening, crisco
1 | butter | slight | pastry, cookies, biscuits, frosting | deep frying | More taste, a little less flaky.
1 | coconut oil | slight | pastry, cookies, frosting | | Use it solid.
1 | vegan butter | slight | pastry, cookies, frosting | deep frying | The stick kind.
1 | lard | slight | pastry, biscuits, frying | frosting | Very flaky.
1 | margarine | slight | cookies, cakes | | The stick kind.
3/4 | vegetable oil | noticeable | cakes, frying | pastry, frosting | Three quarters of the amount.
1/2 | unsweetened applesauce | noticeable | cakes, muffins, quick breads, biscuits | frying, frosting, pastry | For less fat: half of it, and the crumb gets softer.
1/2 | greek yogurt | slight | cakes, muffins, quick breads, biscuits | frying, frosting, pastry | For less fat: half of it; the low-fat kind.

# lard, bacon fat, bacon grease, beef fat, tallow, duck fat, goose fat, schmaltz, chicken fat, suet, beef dripping, bacon drippings
1 | shortening | slight | pastry, frying, tamales | | Tastes of nothing.
1 | butter | slight | pastry, frying, roasting | deep frying | Browns sooner.
1 | coconut oil | slight | pastry, frying | | The refined kind tastes of nothing.
1 | vegetable oil | slight | frying, roasting | pastry | Liquid.
1 | olive oil | slight | roasting, sauteing, refried beans | pastry | With a pinch of smoked paprika where bacon is missed.
1 | vegan butter | slight | pastry, roasting | deep frying | The stick kind.
1 | avocado oil | slight | frying, roasting | pastry | Stands high heat.
1/2 | unsweetened applesauce | noticeable | cakes, muffins, quick breads, biscuits | frying, frosting, pastry | For less fat: half of it, and the crumb gets softer.
1/2 | greek yogurt | slight | cakes, muffins, quick breads, biscuits | frying, frosting, pastry | For less fat: half of it; the low-fat kind.

# ghee
1 | clarified butter | none | frying, curries, roasting | | The same thing, less toasted.
1 | butter | slight | curries, sauteing | frying over high heat | Browns sooner.
1 | coconut oil | noticeable | curries, frying, baking | | Refined, if it should taste of nothing.
1 | vegan butter | slight | curries, baking | frying over high heat | Melt it first.
1 | avocado oil | slight | frying, curries | | Stands high heat.
1 | olive oil | noticeable | sauteing, roasting | | Fruity.
1 | vegetable oil | slight | frying, curries | | Neutral.

# margarine, vegan butter, plant butter, butter spread, buttery spread
1 | butter | slight | baking, spreading, frosting | | In the same amount.
1 | vegan butter | none | baking, spreading, frosting | | In the same amount.
1 | coconut oil | noticeable | baking, frosting, pastry | spreading | Use it solid where margarine is creamed.
3/4 | olive oil | noticeable | sauteing, cakes | frosting, pastry | Three quarters of the amount.
3/4 | vegetable oil | slight | cakes, frying | frosting, pastry | Three quarters of the amount.
1 | shortening | slight | cookies, pastry | spreading | Tastes of nothing.
1 | avocado | noticeable | spreading, brownies | frosting | Mashed.
1/2 | unsweetened applesauce | noticeable | cakes, muffins, quick breads, biscuits | frying, frosting, pastry | For less fat: half of it, and the crumb gets softer.
1/2 | greek yogurt | slight | cakes, muffins, quick breads, biscuits | frying, frosting, pastry | For less fat: half of it; the low-fat kind.

# cooking spray, nonstick spray, baking spray
1 | vegetable oil | none | greasing pans, frying | | A thin film, brushed on.
1 | butter | slight | greasing pans | | Brush it on, then dust with flour.
1 | olive oil | slight | greasing pans, roasting | | A thin film, brushed on.
1 | coconut oil | slight | greasing pans | | A thin film.
`;
