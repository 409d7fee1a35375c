/** Flours, starches, leavening, chocolate and flavourings. */
export const baking = `
# flour, all-purpose flour, plain flour, white flour, wheat flour, whole wheat flour, wholemeal flour, spelt flour, pastry flour
1 | gluten-free flour | slight | cakes, cookies, muffins, sauces, breading | crusty bread | A blend with xanthan gum measures like flour.
1 | oat flour | noticeable | pancakes, muffins, cookies | bread | By weight; use certified gluten-free oats where it matters.
1 | almond flour | noticeable | cakes, cookies, crusts, breading | bread, sauces | Denser and browner; one egg more.
1 | whole wheat flour | noticeable | bread, muffins, pancakes | delicate cakes | Add a spoon of water for each cup.
1 | flour | slight | baking, sauces, breading | | In the same amount.
1 | rice flour | slight | breading, sauces, cookies | bread | Crisp, a little sandy.
1/4 | coconut flour | noticeable | muffins, pancakes | bread, cookies | A quarter of the amount, and one egg more for each 1/4 cup.
1 | buckwheat flour | strong | pancakes, crepes, cookies | delicate cakes | Earthy.
1/2 | cornstarch | none | sauces, breading | baking | Half of it thickens as much.
1 | chickpea flour | noticeable | breading, flatbread, pancakes | sweet cakes | Tastes of beans until it is baked.
1/2 | arrowroot | none | sauces | baking | Half of it thickens as much.
1 | cassava flour | slight | tortillas, pancakes, cookies | bread | By weight.
1 | sunflower seed flour | noticeable | cakes, cookies, breading | bread, sauces | Ground sunflower seeds; one egg more.
1 | ground flaxseed | noticeable | crackers, breading | cakes, sauces | Drinks a lot of water.

# bread flour, strong flour, 00 flour
1 | flour | slight | bread, pizza, rolls | | The dough is softer and rises a little less.
1 | whole wheat flour | noticeable | bread, rolls | pizza | Add a spoon of water for each cup.
1 | spelt flour | noticeable | bread, rolls | | Knead it less.
1 | gluten-free flour | noticeable | bread, pizza, rolls | | A blend with xanthan gum; the dough is a batter.
1 | oat flour | strong | flatbread, rolls | bread | Certified gluten-free where it matters.
1 | buckwheat flour | strong | flatbread | bread | Earthy.
1 | almond flour | strong | flatbread, crusts | bread | One egg more.
1/4 | coconut flour | strong | flatbread | bread | A quarter of the amount, with more eggs.
1 | cassava flour | noticeable | flatbread, pizza | bread | By weight.

# cake flour
7/8 | flour + 2 tablespoons cornstarch for each cup | none | cakes, muffins | | 7/8 cup of flour and 2 tablespoons of cornstarch, sifted twice.
1 | gluten-free flour | slight | cakes, muffins | | Sift it.
1 | almond flour | noticeable | cakes | | Denser.
1 | rice flour | slight | sponge cakes | | Sift it.
7/8 | flour | slight | cakes | | Two tablespoons less for each cup.
1 | oat flour | noticeable | cakes, muffins | | Sift it.

# self-rising flour, self-raising flour
1 | flour + 1 1/2 teaspoons baking powder and 1/4 teaspoon salt for each cup | none | cakes, scones, biscuits, pancakes | | Sift them together.
1 | gluten-free flour + 1 1/2 teaspoons baking powder for each cup | slight | cakes, scones, pancakes | | A blend with xanthan gum.
1 | oat flour + 1 1/2 teaspoons baking powder for each cup | noticeable | pancakes, muffins | scones | Certified gluten-free where it matters.
1 | almond flour + 1 teaspoon baking powder for each cup | noticeable | cakes, muffins | scones | One egg more.

# almond flour, almond meal, ground almond, hazelnut flour
1 | sunflower seed flour | slight | cakes, cookies, macarons | | Ground sunflower seeds; a spoon of lemon juice keeps it from turning green.
1 | oat flour | noticeable | cookies, muffins, crusts | macarons | A little drier.
1 | pumpkin seed | noticeable | cakes, crusts | macarons | Finely ground.
1/4 | coconut flour | noticeable | muffins, pancakes, cakes | macarons | A quarter of the amount, with more eggs or liquid.
1 | hazelnut flour | slight | cakes, cookies, macarons | | Tastes of hazelnut.
1 | gluten-free flour | noticeable | cakes, cookies | macarons | Add a spoon of oil for each cup.
1 | flour | noticeable | cakes, cookies | macarons | Add a spoon of oil for each cup.
1 | ground flaxseed | noticeable | crackers, breading | cakes | Drinks a lot of water.

# coconut flour, oat flour, rice flour, buckwheat flour, chickpea flour, cassava flour, gluten-free flour, rye flour, soy flour, barley flour, millet flour, sorghum flour, quinoa flour, besan
1 | gluten-free flour | slight | baking, breading | | A blend with xanthan gum.
1 | oat flour | slight | pancakes, muffins, cookies | | Certified gluten-free where it matters.
1 | rice flour | slight | breading, sauces, baking | | Crisp.
1 | almond flour | noticeable | cakes, cookies | | Where nuts are fine.
1 | flour | slight | baking, sauces | | In the same amount; of coconut flour four times.
1 | buckwheat flour | noticeable | pancakes, crepes | | Earthy.

# cornstarch, cornflour, corn starch, arrowroot, potato starch, tapioca starch, tapioca flour, thickener, kuzu
1 | arrowroot | none | sauces, fruit fillings, gravies | dairy sauces | Stir in at the end; do not boil long.
1 | tapioca starch | none | fruit fillings, sauces, pies | | Clear and a little stretchy.
1 | potato starch | none | sauces, soups, breading | long boiling | Add it at the end.
1 | cornstarch | none | sauces, fruit fillings, gravies | | Stir it into cold water first.
2 | flour | slight | gravies, sauces, soups | clear sauces | Twice as much; cook it for some minutes.
2 | rice flour | slight | sauces, breading | | Twice as much.
1/8 | xanthan gum | slight | sauces, dressings, soups | breading | An eighth of it; blend it in.
2 | ground flaxseed | noticeable | soups, stews | clear sauces | Let it swell.

# baking powder, double acting baking powder
1/4 teaspoon for 1 teaspoon | baking soda + 1/2 teaspoon cream of tartar for each teaspoon | none | cakes, pancakes, biscuits, muffins | | For a teaspoon: 1/4 teaspoon of soda and 1/2 teaspoon of cream of tartar.
1/4 teaspoon for 1 teaspoon | baking soda + 1/2 teaspoon lemon juice for each teaspoon | slight | pancakes, muffins | | Bake at once.
1/4 teaspoon for 1 teaspoon | baking soda + 1/2 teaspoon white vinegar for each teaspoon | slight | pancakes, muffins, cakes | | Bake at once.
1/4 teaspoon for 1 teaspoon | baking soda + 1/2 cup yogurt in place of other liquid | slight | cakes, quick breads | | Bake at once.
1 | whipped egg white | noticeable | sponge cakes, waffles | biscuits | Fold them in; air does the lifting.

# baking soda, bicarbonate of soda
3 | baking powder | slight | cakes, pancakes, cookies, muffins | | Three times as much, and less salt.
1 | whipped egg white | noticeable | cakes, waffles | cookies | Air does the lifting.

# cream of tartar
2 | lemon juice | slight | meringue, baking, syrup | | Twice as much.
2 | white vinegar | slight | meringue, baking | | Twice as much.
1 1/2 | baking powder | slight | baking | meringue | In place of the soda too.

# yeast, active dry yeast, instant yeast, dry yeast, fresh yeast, bread machine yeast
1 | baking powder | noticeable | flatbreads, pizza dough, quick breads | loaves | No rising time; a teaspoon for each teaspoon.
1/2 cup for 1 teaspoon | sourdough starter | noticeable | bread, pizza dough, rolls | quick breads | Take 1/2 cup each less of flour and water; let it rise longer.
1/2 | baking soda + 1/2 teaspoon lemon juice for each 1/2 teaspoon | noticeable | soda bread, flatbreads | loaves | No rising time.

# xanthan gum, guar gum
1 | guar gum | none | gluten-free baking, sauces | | A little more in baking.
2 | psyllium husk | slight | gluten-free bread, cakes | sauces | Twice as much; let it swell.
2 | ground flaxseed | noticeable | gluten-free bread, muffins | sauces | Twice as much, in hot water.
2 | chia seed | noticeable | muffins, bread | sauces | Twice as much, in hot water.
1 | xanthan gum | none | gluten-free baking, sauces | | A little less.
2 | cornstarch | none | sauces | bread | Twice as much.

# gelatin, gelatin powder, unflavored gelatin, gelatin sheet, gelatin leaf, leaf gelatin, jello, gelatin mix
1 | agar agar | slight | jellies, panna cotta, mousse, glazes | marshmallows | Boil it for 2 minutes; sets firmer, at room temperature.
1 | pectin | slight | jam, fruit jellies, glazes | mousse | Needs sugar and acid.
2 | cornstarch | noticeable | puddings, pie fillings | clear jellies | Two spoons for a cup; softer.
1 | carrageenan | slight | panna cotta, mousse | | Softer; boil it up.
1 | arrowroot | noticeable | puddings, glazes | jellies | Softer.

# agar, agar agar, agar powder, pectin, carrageenan
1 | gelatin | slight | jellies, panna cotta, mousse | | Softer; let it swell in cold water first.
1 | pectin | slight | jam, fruit jellies, glazes | mousse | Needs sugar and acid.
1 | agar agar | slight | jellies, panna cotta, glazes | | Boil it for 2 minutes.
2 | cornstarch | noticeable | puddings, pie fillings | clear jellies | Softer.
2 | arrowroot | noticeable | puddings, glazes | jellies | Softer.

# vanilla extract, vanilla, vanilla essence
1 | vanilla bean paste | none | baking, custard, ice cream | | In the same amount.
1/2 | vanilla powder | none | baking, custard | | Half is enough.
1/2 | vanilla bean | none | custard, ice cream, syrup | | Half a pod for a teaspoon; scrape the seeds.
1 | maple syrup | noticeable | baking, oatmeal | | In the same amount.
1/2 | almond extract | noticeable | cakes, cookies | | Half of it: it is strong.
1/2 | cinnamon | noticeable | baking | custard | Another taste, as warm.

# vanilla bean, vanilla bean paste, vanilla powder
1 tablespoon for 1 | vanilla bean paste | none | custard, ice cream, baking | | A tablespoon for a pod.
1 tablespoon for 1 | vanilla extract | none | custard, ice cream, baking | | A tablespoon for a pod.
2 teaspoon for 1 | vanilla powder | none | baking, custard | | Two teaspoons for a pod.

# almond extract
2 | vanilla extract | noticeable | cakes, cookies, frosting | | Another taste, as round.
2 | vanilla powder | noticeable | cakes, cookies | | Another taste.
4 | amaretto | slight | cakes, desserts | | Four times as much; less other liquid.
1 | orange zest | noticeable | cakes, cookies | | Another taste.

# chocolate, dark chocolate, semisweet chocolate, bittersweet chocolate, baking chocolate, unsweetened chocolate, chocolate chip, milk chocolate, semi-sweet chocolate chip, chocolate bar
3 tablespoon for 1 ounce | cocoa powder + 1 tablespoon coconut oil for each ounce | slight | cakes, brownies, sauces | chips, coating | 3 tablespoons of cocoa and 1 of fat for an ounce; add sugar for sweet kinds.
1 | dairy-free chocolate chip | none | cookies, cakes, sauces | | Read the label for traces.
1 | carob chip | noticeable | cookies, cakes, bars | | Sweeter, without caffeine.
1 | dark chocolate | slight | baking, sauces, desserts | | Less sweet.
1 | sugar-free chocolate chip | slight | cookies, cakes | | Sweetened with stevia or erythritol.
1 | cacao nib | noticeable | cookies, granola | sauces | Crunchy and not sweet.
1 | raisin | strong | cookies, granola | sauces | In place of chips.

# white chocolate, white chocolate chip
1 | vegan white chocolate | slight | cookies, ganache | | Read the label.
1 | milk chocolate | noticeable | cookies, ganache | | Browner.
1 | cocoa butter + 1/2 cup powdered sugar for each cup | slight | ganache, desserts | cookies | Melt them together.
1 | coconut butter | noticeable | ganache, coating | cookies | Sweeten it.
1 | macadamia nut | strong | cookies | ganache | In place of chips.
1 | dark chocolate | noticeable | cookies, ganache | | Less sweet.

# cocoa powder, cocoa, unsweetened cocoa powder, cacao powder, dutch process cocoa
1 | carob powder | noticeable | cakes, brownies, drinks | | Sweeter: take less sugar.
1 | cacao powder | none | cakes, smoothies, drinks | | Raw cocoa.
1/3 ounce for 1 tablespoon | dark chocolate | slight | cakes, brownies, sauces | | An ounce for 3 tablespoons; take 1 tablespoon less fat.
1 | cocoa powder | none | cakes, brownies, drinks | | In the same amount.
1/2 | instant coffee | strong | cakes, tiramisu | drinks | For the bitterness alone.

# bread crumb, breadcrumbs, panko, panko breadcrumbs, dry breadcrumbs, crouton
1 | gluten-free bread crumb | none | breading, meatballs, toppings | | In the same amount.
1 | panko | slight | breading, toppings, meatballs | | Crisper.
1 | crushed corn flakes | slight | breading, toppings | meatballs | Choose gluten-free ones where it matters.
3/4 | rolled oats | slight | meatballs, meatloaf, burgers | breading | Ground a little; certified gluten-free where it matters.
1 | almond flour | noticeable | breading, meatballs | | Browns sooner.
1 | crushed pork rind | noticeable | breading, meatballs | pastry, desserts, cakes, pies | Without carbohydrates; salty.
1 | crushed rice cracker | slight | breading, toppings | | Crisp.
1 | crushed cracker | slight | breading, toppings, meatloaf | | Salt less.
1 | crushed potato chip | noticeable | breading, toppings | meatballs | Salt less.
1 | desiccated coconut | noticeable | breading | meatballs | For shrimp and chicken.
1/2 | ground flaxseed | noticeable | meatballs, burgers | toppings | Half is enough.

# graham cracker, graham cracker crumb, cookie crumb, graham cracker crust
1 | gluten-free graham cracker | none | crusts, s'mores | | In the same amount.
1 | almond flour | noticeable | crusts | s'mores | With butter or oil and a little sugar.
1 | rolled oats | noticeable | crusts | s'mores | Toasted and ground; certified gluten-free where it matters.
1 | crushed pretzel | noticeable | crusts | s'mores | Salty.
1 | crushed vanilla wafer | slight | crusts | s'mores | Sweeter: less sugar.
1 | pecan | noticeable | crusts | s'mores | Ground.
1 | desiccated coconut | noticeable | crusts | s'mores | Toasted.

# ladyfinger, sponge cake, pound cake
1 | pound cake | slight | tiramisu, trifles, charlottes | | In fingers, dried in the oven.
1 | gluten-free cookie | noticeable | tiramisu, trifles | charlottes | Plain ones, dipped shortly.
1 | vegan cookie | noticeable | tiramisu, trifles | charlottes | Plain ones, dipped shortly.
1 | biscotti | noticeable | tiramisu | charlottes | Dip them longer.
1 | graham cracker | noticeable | tiramisu, trifles | charlottes | Dip them shortly.
1 | panettone | noticeable | tiramisu, trifles | | In slices, dried in the oven.

# custard, pastry cream, pudding
1 | oat milk + 3 tablespoons cornstarch and 1/4 cup sugar for each cup | slight | tarts, trifles, pies | | Whisk it over heat until thick.
1 | coconut milk + 3 tablespoons cornstarch and 1/4 cup sugar for each cup | noticeable | tarts, trifles, pies | | Whisk it over heat until thick.
1 | milk + 3 tablespoons cornstarch and 1/4 cup sugar for each cup | slight | tarts, trifles, pies | | Whisk it over heat until thick.
1 | greek yogurt | noticeable | trifles, tarts | pies | With honey and vanilla.
1 | silken tofu + 1/4 cup maple syrup for each cup | noticeable | pies, tarts | | Blended smooth.

# meringue
1 | aquafaba + 1 tablespoon sugar for each 2 tablespoons | slight | pies, pavlova, macarons | | Whip it for ten minutes, with cream of tartar.
1 | whipped cream | noticeable | pies, desserts | | Unbaked.
1 | coconut cream | noticeable | pies, desserts | | Chilled and whipped; unbaked.
1 | vegan marshmallow | noticeable | pies | pavlova | Browned under the grill.

# pie crust, puff pastry, phyllo dough, shortcrust pastry, pastry, pastry dough
1 | vegan pie crust | slight | pies, tarts, quiche | | Made with vegetable fat.
1 | gluten-free pie crust | slight | pies, tarts, quiche | | Roll it between two papers.
1 | puff pastry | slight | pies, tarts, turnovers | | Flakier.
1 | phyllo dough | noticeable | pies, tarts | | Brush each sheet with oil.
1 | almond flour | noticeable | tarts, pies | turnovers | Pressed into the tin with fat.
1 | hash brown | noticeable | quiche, savoury pies | sweet pies | Pressed into the tin and baked first.
1 | pie crust | slight | pies, tarts | | Less flaky.

# marshmallow, mini marshmallow, marshmallow creme
1 | vegan marshmallow | none | s'mores, crispy treats, cocoa | | Melts more slowly.
1 | marshmallow creme | slight | crispy treats, frosting | s'mores | Softer.
1/2 | brown rice syrup | noticeable | crispy treats | s'mores | With nut or seed butter.
1 | aquafaba | noticeable | toppings | s'mores | Whipped with sugar.

# cornmeal, polenta, grits
1 | polenta | none | cornbread, porridge, breading | | Coarser.
1 | cornmeal | none | cornbread, porridge, breading | | Finer.
1 | almond flour | noticeable | cornbread, muffins | porridge | Moister.
1 | rice flour | slight | breading, cornbread | | Finer.
1 | semolina | noticeable | porridge, cakes | | Finer.
1 | millet | noticeable | porridge | breading | Cooks as long.
1 | cauliflower rice | noticeable | porridge | baking | For fewer carbohydrates.

# food coloring
1 | beet juice | slight | frosting, cakes | | Red; turmeric for yellow, spinach for green.
1/4 | turmeric | slight | frosting, rice | | Yellow, a pinch.
1 | cocoa powder | noticeable | cakes, frosting | | Brown.

# masa harina, masarepa, precooked corn flour, corn flour, harina pan, arepa flour
1 | masa harina | slight | tortillas, tamales, arepas | | Of corn treated with lime: more water, another taste.
1 | cornmeal | noticeable | breading, cornbread, arepas | tortillas | The finest there is; scald it with hot water.
1 | polenta | noticeable | arepas, porridge | tortillas | Cooked and shaped.
1 | hominy | noticeable | tamales, arepas | | Cooked and ground.
1 | grits | noticeable | porridge, arepas | tortillas | Ground fine, scalded with hot water.
1 | cassava flour | noticeable | tortillas, arepas | | Without corn.

# cookie, shortbread, buttered cookie, butter cookie, gingersnap, vanilla wafer, speculoos, biscotti, digestive biscuit, chocolate sandwich cookie, oreo, amaretti, chocolate wafer, ginger biscuit, tea biscuit
1 | gluten-free cookie | slight | crusts, tiramisu, trifles, desserts | | Plain ones, crushed for a crust.
1 | vegan cookie | slight | crusts, trifles, desserts | | Read the label.
1 | graham cracker | slight | crusts, trifles, cheesecake | | Add a little more butter.
1 | vanilla wafer | slight | crusts, trifles | | Milder.
1 | gingersnap | noticeable | crusts, trifles | | Spiced.
1 | rolled oats | noticeable | crusts | trifles, tiramisu | Toasted and ground, with butter and sugar.
1 | almond flour | noticeable | crusts | trifles, tiramisu | With butter or oil and a little sugar.
1 | pecan | noticeable | crusts | trifles, tiramisu | Ground, with butter and sugar.

# frosting, icing, buttercream, royal icing, glaze
1 | cream cheese + 1/4 cup powdered sugar for each cup | noticeable | cakes, cookies, cupcakes | | Beaten until light.
1 | vegan butter + 1 cup powdered sugar for each 1/2 cup | slight | cakes, cookies, cupcakes | | Beaten until light.
1 | coconut cream | noticeable | cakes, cupcakes | cookies | Chilled and whipped.
1 | whipped cream | noticeable | cakes, cupcakes | cookies | Serve at once.
1/2 | powdered sugar | slight | cookies, cakes | | Stirred with a spoon of lemon juice or water.

# sprinkle, dragee, sugar pearl, candy melt
1 | chopped nut | noticeable | cookies, cakes, desserts | | Chopped small.
1 | chocolate shaving | slight | cookies, cakes, desserts | | Grated.
1 | desiccated coconut | noticeable | cookies, cakes, desserts | | Tinted, if you like.
1 | cacao nib | noticeable | cookies, desserts | | Crunchy.
1 | sugar | slight | cookies | | The coarse kind.

# candy, caramel candy, toffee bit, nougat, chocolate candy
1 | chocolate chip | slight | cookies, bars, desserts | | Another sweet.
1 | dairy-free chocolate chip | slight | cookies, bars, desserts | | Read the label.
1 | caramel sauce | slight | bars, desserts | cookies | Softer.
1 | date | noticeable | bars, cookies, desserts | | Chopped.
1 | dried cherry | noticeable | cookies, desserts | | Chopped.

# lemon curd, curd fruit, pie filling
1 | jam | noticeable | fillings, tarts, cakes | | Sharp ones.
1 | custard | noticeable | tarts, fillings | | With lemon zest.
1 | lemon juice + 1/2 cup sugar and 2 tablespoons cornstarch for each 1/2 cup | slight | tarts, fillings, pies | | Boil it up with half a cup of water until thick.
1 | fruit puree | noticeable | fillings, pies, tarts | | Boil it down.

# egg replacer
1 | ground flaxseed | slight | muffins, cookies, pancakes | meringue | With three times as much water.
1 | applesauce | slight | cakes, muffins | meringue | A quarter cup for each egg.
1 | aquafaba | none | meringue, cakes | custard | Three tablespoons for each egg.
1 | egg | none | baking, breading | | One for each measure.

# peppermint extract, lemon extract, orange extract, rum extract, extract, maple extract, coconut extract
1 | vanilla extract | noticeable | cakes, cookies, candy, frosting | | Another taste.
1 | lemon zest | noticeable | cakes, cookies, frosting | | Twice as much, for lemon extract.
1 | maple syrup | noticeable | cakes, cookies | candy | Sweeter.

# anise extract, licorice extract, licorice root
1 | anise seed | slight | candy, cookies, bread | | Ground fine; twice as much.
1 | fennel seed | noticeable | cookies, bread | candy | Ground fine; twice as much.
1 | star anise | slight | candy, syrup | | Simmered in the syrup.
1 | vanilla extract | noticeable | candy, cookies, cakes | | Another taste.
`;
