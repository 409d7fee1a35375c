/** Sugars, syrups and what sweetens without them. */
export const sweeteners = `
# sugar, granulated sugar, white sugar, caster sugar, superfine sugar, cane sugar, castor sugar, raw sugar
1 | coconut sugar | noticeable | cookies, cakes, muffins, drinks | meringue, white cakes | Browner, tastes of caramel.
3/4 | maple syrup | noticeable | muffins, granola, sauces, drinks | meringue, candy | Take 3 tablespoons less liquid for each cup.
3/4 | honey | noticeable | muffins, dressings, marinades, drinks | meringue, candy | Take 1/4 cup less liquid for each cup, and bake 25 F cooler.
1 | brown sugar | slight | cookies, cakes, sauces | meringue | Moister.
1 teaspoon for 1 cup | stevia | noticeable | drinks, yogurt, sauces | meringue, caramel, yeast dough | Very strong: a teaspoon for a cup; add bulk with applesauce.
1 | erythritol | slight | baking, drinks, frosting | caramel, yeast dough | Cools on the tongue.
1 | monk fruit sweetener | slight | baking, drinks, sauces | caramel | The kind that measures like sugar.
2/3 | agave nectar | slight | drinks, dressings, muffins | meringue, candy | Take 1/4 cup less liquid for each cup.
1 | allulose | none | baking, caramel, drinks | | Browns sooner.
1 | date | noticeable | energy bars, brownies, smoothies | meringue, candy | Blended with a little hot water.
1/2 | mashed banana | noticeable | muffins, pancakes, oatmeal | meringue, candy | Very ripe; take less liquid.
1/2 | unsweetened applesauce | noticeable | muffins, oatmeal | meringue, candy | Take less liquid.

# brown sugar, light brown sugar, dark brown sugar, muscovado sugar, demerara sugar, turbinado sugar, muscovado
1 | coconut sugar | slight | cookies, cakes, sauces, rubs | | Drier: add a teaspoon of water for each cup.
1 | sugar + 1 tablespoon molasses for each cup | none | cookies, cakes, sauces | | Rub the molasses in.
3/4 | maple syrup | noticeable | oatmeal, sauces, glazes | cookies | Take 3 tablespoons less liquid for each cup.
3/4 | honey | noticeable | glazes, sauces, quick breads | cookies | Take 1/4 cup less liquid for each cup.
1 | sugar | slight | cookies, cakes | | Paler and crisper.
1 | erythritol + 1 teaspoon molasses for each cup | slight | baking, rubs | caramel | Sold as brown sugar substitute, too.
1 | monk fruit sweetener | slight | baking, sauces | caramel | The golden kind.
1 | date | noticeable | energy bars, sauces | cookies | Blended with hot water.

# powdered sugar, confectioner sugar, icing sugar
1 | sugar + 1 tablespoon cornstarch for each cup | none | frosting, glazes, dusting | | Blend 1 cup of sugar with 1 tablespoon of cornstarch to a powder.
1 | coconut sugar + 1 tablespoon cornstarch for each cup | noticeable | frosting, glazes | dusting | Blend to a powder; browner.
1 | erythritol | slight | frosting, dusting, glazes | | The powdered kind.
3/4 | maple syrup | noticeable | glazes | dusting, frosting | Thinner.
1 | monk fruit sweetener | slight | frosting, dusting | | The powdered kind.
3/4 | honey | noticeable | glazes | dusting | Thinner.

# honey, honeycomb
1 | maple syrup | slight | baking, dressings, oatmeal, glazes | | Thinner and less sweet.
1 | agave nectar | slight | drinks, dressings, baking | | Sweeter: begin with a little less.
1 | date syrup | noticeable | baking, marinades, yogurt | | Darker.
1 | brown rice syrup | slight | granola, bars | | Less sweet.
1 1/4 | sugar + 1/4 cup water for each cup | slight | baking, drinks, marinades | | 1 1/4 cups of sugar and 1/4 cup of liquid for a cup.
1 | golden syrup | slight | baking, glazes | | In the same amount.
1 | molasses | strong | gingerbread, marinades | drinks | Half of it is often enough.
1 | corn syrup | slight | candy, glazes | | Less sweet.
1 | sugar-free syrup | slight | yogurt, pancakes, dressings | baking | Sweetened with erythritol or monk fruit.
1 teaspoon for 1 cup | stevia | noticeable | drinks, dressings | baking | Very strong.

# maple syrup, pancake syrup
1 | honey | slight | pancakes, baking, glazes | | Sweeter and thicker.
1 | agave nectar | slight | pancakes, drinks, baking | | Sweeter.
1 | date syrup | noticeable | pancakes, oatmeal, baking | | Darker.
3/4 | brown sugar + 1/4 cup water for each cup | slight | baking, glazes | | Boil them up together.
1 | golden syrup | slight | pancakes, baking | | In the same amount.
1 | corn syrup | slight | pancakes, baking | | Add a drop of maple extract.
1 | sugar-free syrup | slight | pancakes, oatmeal | baking | Sweetened with erythritol or monk fruit.
1 teaspoon for 1 cup | stevia | noticeable | drinks, sauces, oatmeal | candy, baking | Very strong.

# agave nectar, agave syrup, agave, brown rice syrup, date syrup, rice syrup, coconut nectar, silan
1 | maple syrup | slight | baking, dressings, drinks | | Thinner, tastes of maple.
1 | honey | slight | drinks, dressings, baking | | Thicker.
1 | golden syrup | slight | baking, glazes | | In the same amount.
1 | simple syrup | none | drinks | baking | Equal parts of sugar and water.
1 1/4 | sugar + 1/4 cup water for each cup | slight | drinks, baking | | Stir until it has dissolved.
1 | agave nectar | slight | drinks, dressings | | Sweeter.

# corn syrup, light corn syrup, dark corn syrup, glucose syrup, golden syrup, glucose, liquid glucose, high fructose corn syrup, cane syrup
1 | honey | noticeable | pies, glazes, bars | clear candy | Sweeter.
1 | agave nectar | slight | pies, glazes, bars | candy | Sweeter, thinner.
1 | maple syrup | noticeable | pies, glazes | candy | Thinner.
1 | golden syrup | slight | pies, bars, candy | | Tastes of caramel.
1 | brown rice syrup | slight | candy, bars | | Less sweet.
1 | sugar + 1/4 cup water for each cup | slight | pies, glazes | | Boil them to a syrup.
1 | corn syrup | slight | candy, pies | | Milder.
1 teaspoon for 1 cup | stevia | noticeable | drinks, sauces, oatmeal | candy, baking | Very strong.

# molasses, treacle, black treacle, blackstrap molasses
1 | maple syrup | noticeable | gingerbread, baked beans, bread | | Lighter.
1 | honey | noticeable | bread, glazes, marinades | | Lighter and sweeter.
3/4 | brown sugar + 1/4 cup water for each cup | slight | gingerbread, baked beans | | Dark sugar is nearest.
1 | golden syrup | noticeable | gingerbread, bread | | Milder.
1 | date syrup | slight | gingerbread, baked beans, marinades | | As dark.
1 | dark corn syrup | noticeable | pies, cookies | | Milder.

# coconut sugar, palm sugar, jaggery, piloncillo, panela, date sugar, gur, maple sugar
1 | brown sugar | slight | cookies, curries, sauces | | In the same amount.
3/4 | maple syrup | noticeable | sauces, oatmeal, curries | cookies | Take less liquid.
1 | sugar | noticeable | baking, sauces | | Less taste of caramel.
3/4 | honey | noticeable | sauces, dressings | cookies | Take less liquid.

# stevia, erythritol, monk fruit sweetener, splenda, sucralose, artificial sweetener, xylitol, swerve, sweetener, equal, sugar substitute, allulose
1 | monk fruit sweetener | slight | baking, drinks | caramel | Read the packet for how strong it is.
1 | erythritol | slight | baking, drinks | caramel | Cools on the tongue.
1 | stevia | slight | drinks, sauces | baking | Read the packet for how strong it is.
1 | allulose | slight | baking, caramel, drinks | | Browns sooner.
1 | sugar | none | baking, drinks | | The amount that the sweetener stands for.
1 | honey | noticeable | drinks, dressings | | To taste.
1 | maple syrup | noticeable | drinks, sauces | | To taste.

# simple syrup, sugar syrup
1 | agave nectar | slight | drinks, cocktails | | Half is often enough.
1 | honey | noticeable | drinks, tea | | Stirred into warm water.
1 | maple syrup | noticeable | drinks, coffee | | Tastes of maple.
1 | sugar + 1/2 cup water for each cup | none | drinks, desserts | | Boiled up until clear.
1 | sugar-free syrup | slight | drinks | | Sweetened with erythritol or monk fruit.

# condensed milk, sweetened condensed milk
1 | condensed coconut milk | noticeable | desserts, pies, fudge, coffee | | Sold ready; or coconut milk boiled down by half with sugar.
1 | coconut cream + 1/3 cup sugar for each cup | noticeable | desserts, pies, coffee | | Simmer until thick.
1 | evaporated milk + 3/4 cup sugar for each cup | slight | desserts, pies, fudge | | Stir over low heat until it has dissolved.
1 | oat milk + 1/2 cup sugar for each cup | noticeable | desserts, coffee | fudge | Boil 2 cups down to 1 with the sugar.
1 | dulce de leche | noticeable | fillings, coffee | key lime pie | Browner.

# evaporated milk
1 | half and half | slight | sauces, soups, pies | | In the same amount.
1 | coconut milk | noticeable | pies, curries, soups | mild sauces | The full-fat kind.
1 | heavy cream | slight | sauces, soups, pies | | Thin it with a little milk.
1 | soy milk | slight | pies, sauces | | Boil 2 1/4 cups down to 1.
1 | oat milk | slight | pies, sauces | | Boil 2 1/4 cups down to 1.
1 | milk | slight | sauces, pies | | Boil 2 1/4 cups down to 1.

# caramel sauce, caramel, dulce de leche, butterscotch sauce, caramel topping, toffee
1 | coconut cream + 1/2 cup brown sugar for each cup | noticeable | ice cream, cakes, bars | | Boil them together until thick.
1 | date syrup | noticeable | ice cream, drinks, desserts | bars | With a pinch of salt.
1 | dulce de leche | slight | fillings, ice cream, bars | | Thicker.
1 | maple syrup | noticeable | ice cream, pancakes, drinks | fillings | Thinner.
1 | caramel sauce | slight | ice cream, cakes, drinks | | Thinner.
1 | golden syrup | noticeable | ice cream, bars | | Tastes of caramel.
1 | condensed milk | noticeable | bars, fillings, ice cream | | Paler.

# popcorn, popcorn kernel, popping corn
1 | puffed rice | noticeable | snacks, bars, candy | | Ready popped.
1 | pretzel | noticeable | snacks | | Salty.
1 | roasted chickpea | noticeable | snacks | | Crunchy, with more protein.
1 | mixed nut | noticeable | snacks | | Glazed as the corn would be.
1 | rice cake | noticeable | snacks | | Broken.

# peanut butter chip, butterscotch chip, cinnamon chip, caramel chip
1 | chocolate chip | noticeable | cookies, bars, cakes | | Another taste.
1 | butterscotch chip | noticeable | cookies, bars | | Sweeter.
1 | white chocolate chip | noticeable | cookies, bars | | Sweeter.
1 | dairy-free chocolate chip | noticeable | cookies, bars | | Read the label for traces.
1 | carob chip | noticeable | cookies, bars | | Without caffeine.
1 | raisin | strong | cookies | | For sweet bites.
`;
