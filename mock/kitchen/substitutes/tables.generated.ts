// Compiled from mock/kitchen/substitutes/data/*. Do not edit: change the data files and run `npm run tables`.
export const tables = {
  'baking.tsv': `#
for	amount	name	flavor	best	not	notes
flour, all-purpose flour, plain flour, white flour, wheat flour, whole wheat flour, wholemeal flour, spelt flour, pastry flour	1	gluten-free flour	slight	cakes, cookies, muffins, sauces, breading	crusty bread	A blend with xanthan gum measures like flour.
	1	oat flour	noticeable	pancakes, muffins, cookies	bread	By weight; use certified gluten-free oats where it matters.
	1	almond flour	noticeable	cakes, cookies, crusts, breading	bread, sauces	Denser and browner; one egg more.
	1	whole wheat flour	noticeable	bread, muffins, pancakes	delicate cakes	Add a spoon of water for each cup.
	1	flour	slight	baking, sauces, breading		In the same amount.
	1	rice flour	slight	breading, sauces, cookies	bread	Crisp, a little sandy.
	1/4	coconut flour	noticeable	muffins, pancakes	bread, cookies	A quarter of the amount, and one egg more for each 1/4 cup.
	1	buckwheat flour	strong	pancakes, crepes, cookies	delicate cakes	Earthy.
	1/2	cornstarch	none	sauces, breading	baking	Half of it thickens as much.
	1	chickpea flour	noticeable	breading, flatbread, pancakes	sweet cakes	Tastes of beans until it is baked.
	1/2	arrowroot	none	sauces	baking	Half of it thickens as much.
	1	cassava flour	slight	tortillas, pancakes, cookies	bread	By weight.
	1	sunflower seed flour	noticeable	cakes, cookies, breading	bread, sauces	Ground sunflower seeds; one egg more.
	1	ground flaxseed	noticeable	crackers, breading	cakes, sauces	Drinks a lot of water.

bread flour, strong flour, 00 flour	1	flour	slight	bread, pizza, rolls		The dough is softer and rises a little less.
	1	whole wheat flour	noticeable	bread, rolls	pizza	Add a spoon of water for each cup.
	1	spelt flour	noticeable	bread, rolls		Knead it less.
	1	gluten-free flour	noticeable	bread, pizza, rolls		A blend with xanthan gum; the dough is a batter.
	1	oat flour	strong	flatbread, rolls	bread	Certified gluten-free where it matters.
	1	buckwheat flour	strong	flatbread	bread	Earthy.
	1	almond flour	strong	flatbread, crusts	bread	One egg more.
	1/4	coconut flour	strong	flatbread	bread	A quarter of the amount, with more eggs.
	1	cassava flour	noticeable	flatbread, pizza	bread	By weight.

cake flour	7/8	flour + 2 tablespoons cornstarch for each cup	none	cakes, muffins		7/8 cup of flour and 2 tablespoons of cornstarch, sifted twice.
	1	gluten-free flour	slight	cakes, muffins		Sift it.
	1	almond flour	noticeable	cakes		Denser.
	1	rice flour	slight	sponge cakes		Sift it.
	7/8	flour	slight	cakes		Two tablespoons less for each cup.
	1	oat flour	noticeable	cakes, muffins		Sift it.

self-rising flour, self-raising flour	1	flour + 1 1/2 teaspoons baking powder and 1/4 teaspoon salt for each cup	none	cakes, scones, biscuits, pancakes		Sift them together.
	1	gluten-free flour + 1 1/2 teaspoons baking powder for each cup	slight	cakes, scones, pancakes		A blend with xanthan gum.
	1	oat flour + 1 1/2 teaspoons baking powder for each cup	noticeable	pancakes, muffins	scones	Certified gluten-free where it matters.
	1	almond flour + 1 teaspoon baking powder for each cup	noticeable	cakes, muffins	scones	One egg more.

almond flour, almond meal, ground almond, hazelnut flour	1	sunflower seed flour	slight	cakes, cookies, macarons		Ground sunflower seeds; a spoon of lemon juice keeps it from turning green.
	1	oat flour	noticeable	cookies, muffins, crusts	macarons	A little drier.
	1	pumpkin seed	noticeable	cakes, crusts	macarons	Finely ground.
	1/4	coconut flour	noticeable	muffins, pancakes, cakes	macarons	A quarter of the amount, with more eggs or liquid.
	1	hazelnut flour	slight	cakes, cookies, macarons		Tastes of hazelnut.
	1	gluten-free flour	noticeable	cakes, cookies	macarons	Add a spoon of oil for each cup.
	1	flour	noticeable	cakes, cookies	macarons	Add a spoon of oil for each cup.
	1	ground flaxseed	noticeable	crackers, breading	cakes	Drinks a lot of water.

coconut flour, oat flour, rice flour, buckwheat flour, chickpea flour, cassava flour, gluten-free flour, rye flour, soy flour, barley flour, millet flour, sorghum flour, quinoa flour, besan	1	gluten-free flour	slight	baking, breading		A blend with xanthan gum.
	1	oat flour	slight	pancakes, muffins, cookies		Certified gluten-free where it matters.
	1	rice flour	slight	breading, sauces, baking		Crisp.
	1	almond flour	noticeable	cakes, cookies		Where nuts are fine.
	1	flour	slight	baking, sauces		In the same amount; of coconut flour four times.
	1	buckwheat flour	noticeable	pancakes, crepes		Earthy.

cornstarch, cornflour, corn starch, arrowroot, potato starch, tapioca starch, tapioca flour, thickener, kuzu	1	arrowroot	none	sauces, fruit fillings, gravies	dairy sauces	Stir in at the end; do not boil long.
	1	tapioca starch	none	fruit fillings, sauces, pies		Clear and a little stretchy.
	1	potato starch	none	sauces, soups, breading	long boiling	Add it at the end.
	1	cornstarch	none	sauces, fruit fillings, gravies		Stir it into cold water first.
	2	flour	slight	gravies, sauces, soups	clear sauces	Twice as much; cook it for some minutes.
	2	rice flour	slight	sauces, breading		Twice as much.
	1/8	xanthan gum	slight	sauces, dressings, soups	breading	An eighth of it; blend it in.
	2	ground flaxseed	noticeable	soups, stews	clear sauces	Let it swell.

baking powder, double acting baking powder	1/4 teaspoon for 1 teaspoon	baking soda + 1/2 teaspoon cream of tartar for each teaspoon	none	cakes, pancakes, biscuits, muffins		For a teaspoon: 1/4 teaspoon of soda and 1/2 teaspoon of cream of tartar.
	1/4 teaspoon for 1 teaspoon	baking soda + 1/2 teaspoon lemon juice for each teaspoon	slight	pancakes, muffins		Bake at once.
	1/4 teaspoon for 1 teaspoon	baking soda + 1/2 teaspoon white vinegar for each teaspoon	slight	pancakes, muffins, cakes		Bake at once.
	1/4 teaspoon for 1 teaspoon	baking soda + 1/2 cup yogurt in place of other liquid	slight	cakes, quick breads		Bake at once.
	1	whipped egg white	noticeable	sponge cakes, waffles	biscuits	Fold them in; air does the lifting.

baking soda, bicarbonate of soda	3	baking powder	slight	cakes, pancakes, cookies, muffins		Three times as much, and less salt.
	1	whipped egg white	noticeable	cakes, waffles	cookies	Air does the lifting.

cream of tartar	2	lemon juice	slight	meringue, baking, syrup		Twice as much.
	2	white vinegar	slight	meringue, baking		Twice as much.
	1 1/2	baking powder	slight	baking	meringue	In place of the soda too.

yeast, active dry yeast, instant yeast, dry yeast, fresh yeast, bread machine yeast	1	baking powder	noticeable	flatbreads, pizza dough, quick breads	loaves	No rising time; a teaspoon for each teaspoon.
	1/2 cup for 1 teaspoon	sourdough starter	noticeable	bread, pizza dough, rolls	quick breads	Take 1/2 cup each less of flour and water; let it rise longer.
	1/2	baking soda + 1/2 teaspoon lemon juice for each 1/2 teaspoon	noticeable	soda bread, flatbreads	loaves	No rising time.

xanthan gum, guar gum	1	guar gum	none	gluten-free baking, sauces		A little more in baking.
	2	psyllium husk	slight	gluten-free bread, cakes	sauces	Twice as much; let it swell.
	2	ground flaxseed	noticeable	gluten-free bread, muffins	sauces	Twice as much, in hot water.
	2	chia seed	noticeable	muffins, bread	sauces	Twice as much, in hot water.
	1	xanthan gum	none	gluten-free baking, sauces		A little less.
	2	cornstarch	none	sauces	bread	Twice as much.

gelatin, gelatin powder, unflavored gelatin, gelatin sheet, gelatin leaf, leaf gelatin, jello, gelatin mix	1	agar agar	slight	jellies, panna cotta, mousse, glazes	marshmallows	Boil it for 2 minutes; sets firmer, at room temperature.
	1	pectin	slight	jam, fruit jellies, glazes	mousse	Needs sugar and acid.
	2	cornstarch	noticeable	puddings, pie fillings	clear jellies	Two spoons for a cup; softer.
	1	carrageenan	slight	panna cotta, mousse		Softer; boil it up.
	1	arrowroot	noticeable	puddings, glazes	jellies	Softer.

agar, agar agar, agar powder, pectin, carrageenan	1	gelatin	slight	jellies, panna cotta, mousse		Softer; let it swell in cold water first.
	1	pectin	slight	jam, fruit jellies, glazes	mousse	Needs sugar and acid.
	1	agar agar	slight	jellies, panna cotta, glazes		Boil it for 2 minutes.
	2	cornstarch	noticeable	puddings, pie fillings	clear jellies	Softer.
	2	arrowroot	noticeable	puddings, glazes	jellies	Softer.

vanilla extract, vanilla, vanilla essence	1	vanilla bean paste	none	baking, custard, ice cream		In the same amount.
	1/2	vanilla powder	none	baking, custard		Half is enough.
	1/2	vanilla bean	none	custard, ice cream, syrup		Half a pod for a teaspoon; scrape the seeds.
	1	maple syrup	noticeable	baking, oatmeal		In the same amount.
	1/2	almond extract	noticeable	cakes, cookies		Half of it: it is strong.
	1/2	cinnamon	noticeable	baking	custard	Another taste, as warm.

vanilla bean, vanilla bean paste, vanilla powder	1 tablespoon for 1	vanilla bean paste	none	custard, ice cream, baking		A tablespoon for a pod.
	1 tablespoon for 1	vanilla extract	none	custard, ice cream, baking		A tablespoon for a pod.
	2 teaspoon for 1	vanilla powder	none	baking, custard		Two teaspoons for a pod.

almond extract	2	vanilla extract	noticeable	cakes, cookies, frosting		Another taste, as round.
	2	vanilla powder	noticeable	cakes, cookies		Another taste.
	4	amaretto	slight	cakes, desserts		Four times as much; less other liquid.
	1	orange zest	noticeable	cakes, cookies		Another taste.

chocolate, dark chocolate, semisweet chocolate, bittersweet chocolate, baking chocolate, unsweetened chocolate, chocolate chip, milk chocolate, semi-sweet chocolate chip, chocolate bar	3 tablespoon for 1 ounce	cocoa powder + 1 tablespoon coconut oil for each ounce	slight	cakes, brownies, sauces	chips, coating	3 tablespoons of cocoa and 1 of fat for an ounce; add sugar for sweet kinds.
	1	dairy-free chocolate chip	none	cookies, cakes, sauces		Read the label for traces.
	1	carob chip	noticeable	cookies, cakes, bars		Sweeter, without caffeine.
	1	dark chocolate	slight	baking, sauces, desserts		Less sweet.
	1	sugar-free chocolate chip	slight	cookies, cakes		Sweetened with stevia or erythritol.
	1	cacao nib	noticeable	cookies, granola	sauces	Crunchy and not sweet.
	1	raisin	strong	cookies, granola	sauces	In place of chips.

white chocolate, white chocolate chip	1	vegan white chocolate	slight	cookies, ganache		Read the label.
	1	milk chocolate	noticeable	cookies, ganache		Browner.
	1	cocoa butter + 1/2 cup powdered sugar for each cup	slight	ganache, desserts	cookies	Melt them together.
	1	coconut butter	noticeable	ganache, coating	cookies	Sweeten it.
	1	macadamia nut	strong	cookies	ganache	In place of chips.
	1	dark chocolate	noticeable	cookies, ganache		Less sweet.

cocoa powder, cocoa, unsweetened cocoa powder, cacao powder, dutch process cocoa	1	carob powder	noticeable	cakes, brownies, drinks		Sweeter: take less sugar.
	1	cacao powder	none	cakes, smoothies, drinks		Raw cocoa.
	1/3 ounce for 1 tablespoon	dark chocolate	slight	cakes, brownies, sauces		An ounce for 3 tablespoons; take 1 tablespoon less fat.
	1	cocoa powder	none	cakes, brownies, drinks		In the same amount.
	1/2	instant coffee	strong	cakes, tiramisu	drinks	For the bitterness alone.

bread crumb, breadcrumbs, panko, panko breadcrumbs, dry breadcrumbs, crouton	1	gluten-free bread crumb	none	breading, meatballs, toppings		In the same amount.
	1	panko	slight	breading, toppings, meatballs		Crisper.
	1	crushed corn flakes	slight	breading, toppings	meatballs	Choose gluten-free ones where it matters.
	3/4	rolled oats	slight	meatballs, meatloaf, burgers	breading	Ground a little; certified gluten-free where it matters.
	1	almond flour	noticeable	breading, meatballs		Browns sooner.
	1	crushed pork rind	noticeable	breading, meatballs	pastry, desserts, cakes, pies	Without carbohydrates; salty.
	1	crushed rice cracker	slight	breading, toppings		Crisp.
	1	crushed cracker	slight	breading, toppings, meatloaf		Salt less.
	1	crushed potato chip	noticeable	breading, toppings	meatballs	Salt less.
	1	desiccated coconut	noticeable	breading	meatballs	For shrimp and chicken.
	1/2	ground flaxseed	noticeable	meatballs, burgers	toppings	Half is enough.

graham cracker, graham cracker crumb, cookie crumb, graham cracker crust	1	gluten-free graham cracker	none	crusts, s'mores		In the same amount.
	1	almond flour	noticeable	crusts	s'mores	With butter or oil and a little sugar.
	1	rolled oats	noticeable	crusts	s'mores	Toasted and ground; certified gluten-free where it matters.
	1	crushed pretzel	noticeable	crusts	s'mores	Salty.
	1	crushed vanilla wafer	slight	crusts	s'mores	Sweeter: less sugar.
	1	pecan	noticeable	crusts	s'mores	Ground.
	1	desiccated coconut	noticeable	crusts	s'mores	Toasted.

ladyfinger, sponge cake, pound cake	1	pound cake	slight	tiramisu, trifles, charlottes		In fingers, dried in the oven.
	1	gluten-free cookie	noticeable	tiramisu, trifles	charlottes	Plain ones, dipped shortly.
	1	vegan cookie	noticeable	tiramisu, trifles	charlottes	Plain ones, dipped shortly.
	1	biscotti	noticeable	tiramisu	charlottes	Dip them longer.
	1	graham cracker	noticeable	tiramisu, trifles	charlottes	Dip them shortly.
	1	panettone	noticeable	tiramisu, trifles		In slices, dried in the oven.

custard, pastry cream, pudding	1	oat milk + 3 tablespoons cornstarch and 1/4 cup sugar for each cup	slight	tarts, trifles, pies		Whisk it over heat until thick.
	1	coconut milk + 3 tablespoons cornstarch and 1/4 cup sugar for each cup	noticeable	tarts, trifles, pies		Whisk it over heat until thick.
	1	milk + 3 tablespoons cornstarch and 1/4 cup sugar for each cup	slight	tarts, trifles, pies		Whisk it over heat until thick.
	1	greek yogurt	noticeable	trifles, tarts	pies	With honey and vanilla.
	1	silken tofu + 1/4 cup maple syrup for each cup	noticeable	pies, tarts		Blended smooth.

meringue	1	aquafaba + 1 tablespoon sugar for each 2 tablespoons	slight	pies, pavlova, macarons		Whip it for ten minutes, with cream of tartar.
	1	whipped cream	noticeable	pies, desserts		Unbaked.
	1	coconut cream	noticeable	pies, desserts		Chilled and whipped; unbaked.
	1	vegan marshmallow	noticeable	pies	pavlova	Browned under the grill.

pie crust, puff pastry, phyllo dough, shortcrust pastry, pastry, pastry dough	1	vegan pie crust	slight	pies, tarts, quiche		Made with vegetable fat.
	1	gluten-free pie crust	slight	pies, tarts, quiche		Roll it between two papers.
	1	puff pastry	slight	pies, tarts, turnovers		Flakier.
	1	phyllo dough	noticeable	pies, tarts		Brush each sheet with oil.
	1	almond flour	noticeable	tarts, pies	turnovers	Pressed into the tin with fat.
	1	hash brown	noticeable	quiche, savoury pies	sweet pies	Pressed into the tin and baked first.
	1	pie crust	slight	pies, tarts		Less flaky.

marshmallow, mini marshmallow, marshmallow creme	1	vegan marshmallow	none	s'mores, crispy treats, cocoa		Melts more slowly.
	1	marshmallow creme	slight	crispy treats, frosting	s'mores	Softer.
	1/2	brown rice syrup	noticeable	crispy treats	s'mores	With nut or seed butter.
	1	aquafaba	noticeable	toppings	s'mores	Whipped with sugar.

cornmeal, polenta, grits	1	polenta	none	cornbread, porridge, breading		Coarser.
	1	cornmeal	none	cornbread, porridge, breading		Finer.
	1	almond flour	noticeable	cornbread, muffins	porridge	Moister.
	1	rice flour	slight	breading, cornbread		Finer.
	1	semolina	noticeable	porridge, cakes		Finer.
	1	millet	noticeable	porridge	breading	Cooks as long.
	1	cauliflower rice	noticeable	porridge	baking	For fewer carbohydrates.

food coloring	1	beet juice	slight	frosting, cakes		Red; turmeric for yellow, spinach for green.
	1/4	turmeric	slight	frosting, rice		Yellow, a pinch.
	1	cocoa powder	noticeable	cakes, frosting		Brown.

masa harina, masarepa, precooked corn flour, corn flour, harina pan, arepa flour	1	masa harina	slight	tortillas, tamales, arepas		Of corn treated with lime: more water, another taste.
	1	cornmeal	noticeable	breading, cornbread, arepas	tortillas	The finest there is; scald it with hot water.
	1	polenta	noticeable	arepas, porridge	tortillas	Cooked and shaped.
	1	hominy	noticeable	tamales, arepas		Cooked and ground.
	1	grits	noticeable	porridge, arepas	tortillas	Ground fine, scalded with hot water.
	1	cassava flour	noticeable	tortillas, arepas		Without corn.

cookie, shortbread, buttered cookie, butter cookie, gingersnap, vanilla wafer, speculoos, biscotti, digestive biscuit, chocolate sandwich cookie, oreo, amaretti, chocolate wafer, ginger biscuit, tea biscuit	1	gluten-free cookie	slight	crusts, tiramisu, trifles, desserts		Plain ones, crushed for a crust.
	1	vegan cookie	slight	crusts, trifles, desserts		Read the label.
	1	graham cracker	slight	crusts, trifles, cheesecake		Add a little more butter.
	1	vanilla wafer	slight	crusts, trifles		Milder.
	1	gingersnap	noticeable	crusts, trifles		Spiced.
	1	rolled oats	noticeable	crusts	trifles, tiramisu	Toasted and ground, with butter and sugar.
	1	almond flour	noticeable	crusts	trifles, tiramisu	With butter or oil and a little sugar.
	1	pecan	noticeable	crusts	trifles, tiramisu	Ground, with butter and sugar.

frosting, icing, buttercream, royal icing, glaze	1	cream cheese + 1/4 cup powdered sugar for each cup	noticeable	cakes, cookies, cupcakes		Beaten until light.
	1	vegan butter + 1 cup powdered sugar for each 1/2 cup	slight	cakes, cookies, cupcakes		Beaten until light.
	1	coconut cream	noticeable	cakes, cupcakes	cookies	Chilled and whipped.
	1	whipped cream	noticeable	cakes, cupcakes	cookies	Serve at once.
	1/2	powdered sugar	slight	cookies, cakes		Stirred with a spoon of lemon juice or water.

sprinkle, dragee, sugar pearl, candy melt	1	chopped nut	noticeable	cookies, cakes, desserts		Chopped small.
	1	chocolate shaving	slight	cookies, cakes, desserts		Grated.
	1	desiccated coconut	noticeable	cookies, cakes, desserts		Tinted, if you like.
	1	cacao nib	noticeable	cookies, desserts		Crunchy.
	1	sugar	slight	cookies		The coarse kind.

candy, caramel candy, toffee bit, nougat, chocolate candy	1	chocolate chip	slight	cookies, bars, desserts		Another sweet.
	1	dairy-free chocolate chip	slight	cookies, bars, desserts		Read the label.
	1	caramel sauce	slight	bars, desserts	cookies	Softer.
	1	date	noticeable	bars, cookies, desserts		Chopped.
	1	dried cherry	noticeable	cookies, desserts		Chopped.

lemon curd, curd fruit, pie filling	1	jam	noticeable	fillings, tarts, cakes		Sharp ones.
	1	custard	noticeable	tarts, fillings		With lemon zest.
	1	lemon juice + 1/2 cup sugar and 2 tablespoons cornstarch for each 1/2 cup	slight	tarts, fillings, pies		Boil it up with half a cup of water until thick.
	1	fruit puree	noticeable	fillings, pies, tarts		Boil it down.

egg replacer	1	ground flaxseed	slight	muffins, cookies, pancakes	meringue	With three times as much water.
	1	applesauce	slight	cakes, muffins	meringue	A quarter cup for each egg.
	1	aquafaba	none	meringue, cakes	custard	Three tablespoons for each egg.
	1	egg	none	baking, breading		One for each measure.

peppermint extract, lemon extract, orange extract, rum extract, extract, maple extract, coconut extract	1	vanilla extract	noticeable	cakes, cookies, candy, frosting		Another taste.
	1	lemon zest	noticeable	cakes, cookies, frosting		Twice as much, for lemon extract.
	1	maple syrup	noticeable	cakes, cookies	candy	Sweeter.

anise extract, licorice extract, licorice root	1	anise seed	slight	candy, cookies, bread		Ground fine; twice as much.
	1	fennel seed	noticeable	cookies, bread	candy	Ground fine; twice as much.
	1	star anise	slight	candy, syrup		Simmered in the syrup.
	1	vanilla extract	noticeable	candy, cookies, cakes		Another taste.
`,
  'cheeses.tsv': `#
for	amount	name	flavor	best	not	notes
cream cheese, neufchatel, low-fat cream cheese	1	vegan cream cheese	slight	spreads, dips, frosting, cheesecake		Drain off any liquid first.
	1	mascarpone	slight	cheesecake, frosting, sauces, desserts	bagels	Richer and less sour.
	1	ricotta	noticeable	cheesecake, fillings, dips	frosting	Whip it smooth.
	1	cottage cheese	slight	cheesecake, dips, spreads	frosting	Blended until smooth; far less fat.
	1	greek yogurt	noticeable	dips, spreads, dressings	frosting, cheesecake	Strain it overnight for the thickness.
	1	silken tofu + 1 tablespoon lemon juice for each cup	noticeable	dips, cheesecake, spreads	frosting	Press and blend until smooth.
	1	cashew cream + 1 tablespoon lemon juice for each cup	slight	cheesecake, spreads, dips		Use little water, so that it stays thick.
	1	coconut cream + 1 tablespoon lemon juice for each cup	noticeable	frosting, cheesecake	savoury dips	Chilled and whipped.
	1	hummus	strong	spreads, sandwiches, dips	desserts	For the bread, not for the cake.

mascarpone	1	cream cheese	slight	desserts, frosting, sauces		Beat it with a spoon of cream; it is more sour.
	1	vegan cream cheese	noticeable	desserts, frosting, sauces		Beat it smooth.
	1	coconut cream	noticeable	desserts, frosting	savoury sauces	The thick part of a chilled can.
	1	cashew cream	slight	desserts, sauces, fillings		Thick, with little water.
	1	ricotta	noticeable	fillings, desserts		Blend it smooth with a spoon of cream.
	1	creme fraiche	slight	sauces, desserts	frosting	Thinner and more sour.

parmesan, parmigiano reggiano, grana padano, pecorino romano, romano cheese, asiago	1/2	nutritional yeast	noticeable	pasta, popcorn, soups, risotto, salads	melting	Begin with half; add salt.
	1	vegan parmesan	slight	pasta, pizza, soups		Ground nuts or seeds with yeast: read the label.
	1	pecorino romano	slight	pasta, risotto, salads		Saltier: salt the dish less.
	1	asiago	slight	pasta, salads, gratins		An old one grates well.
	1	parmesan	none	pasta, risotto, salads		Milder than pecorino.
	1	toasted bread crumb	noticeable	pasta, gratins	melting	For the crunch; salt it.
	1	ground cashew	noticeable	pasta, salads	melting	With salt and garlic powder.
	1	hemp seed	noticeable	pasta, salads	melting	With salt and garlic powder.

cheddar, cheese, shredded cheese, colby, colby jack, monterey jack, american cheese, mexican cheese blend, pepper jack, velveeta, grated cheese	1	vegan cheddar	noticeable	sandwiches, gratins, pasta, tacos		Cover the dish while it melts.
	1	gouda	slight	melting, sandwiches, sauces		Milder and sweeter.
	1	monterey jack	slight	melting, quesadillas, tacos		Milder; melts well.
	1	cheddar	slight	melting, sandwiches, sauces		Sharper.
	1/2	nutritional yeast	noticeable	sauces, pasta, soups, gratins	melting	For the taste of cheese without the melt.
	1	swiss cheese	slight	sandwiches, gratins	tacos	Nuttier.
	1	cashew cream	noticeable	sauces, gratins, pasta	sandwiches	With nutritional yeast and mustard.
	1	hummus	strong	sandwiches, wraps	melting	For moisture and body.
	1	avocado	strong	tacos, sandwiches, burgers	melting	For the richness.

mozzarella, fresh mozzarella, burrata, provolone, string cheese, part skim mozzarella	1	vegan mozzarella	noticeable	pizza, lasagna, sandwiches		Cover the dish while it melts.
	1	provolone	slight	pizza, sandwiches, lasagna	salads	Sharper.
	1	monterey jack	slight	pizza, casseroles	salads	Melts as well.
	1	mozzarella	slight	pizza, sandwiches, lasagna		Milder.
	1	cashew cream	noticeable	pizza, lasagna		Thicken it with a spoon of tapioca starch over heat.
	1	firm tofu	noticeable	salads, lasagna	melting	Press, slice, salt and marinate.
	1/4	nutritional yeast	noticeable	pizza, pasta	melting	A quarter of the amount, for the taste alone.
	1	avocado	strong	salads, sandwiches	melting	For the softness.

ricotta, cottage cheese, fromage blanc, curd cheese, quark, farmer cheese	1	cottage cheese	slight	lasagna, fillings, pancakes		Drain it, and blend it where it should be smooth.
	1	ricotta	slight	lasagna, fillings, dips		Softer and sweeter.
	1	firm tofu	slight	lasagna, fillings, shells	desserts	Crumble it; season with lemon and salt.
	1	vegan ricotta	slight	lasagna, fillings		Sold ready, or made of tofu or almonds.
	1	cashew cream	noticeable	lasagna, fillings		Keep it thick.
	1	mascarpone	noticeable	desserts, fillings		Richer: take a little less.
	1	goat cheese	noticeable	fillings, pasta	desserts	Stronger.

feta, queso fresco, cotija	1	feta	noticeable	salads, wraps, baking, tacos	melting	Saltier: rinse it.
	1	goat cheese	noticeable	salads, tarts, pasta		Softer.
	1	queso fresco	slight	salads, tacos		Milder.
	1	vegan feta	slight	salads, wraps, baking		Made of tofu or nuts.
	1	firm tofu + 1 tablespoon lemon juice for each cup	noticeable	salads, wraps, baking		Crumble it, and marinate with lemon, oregano and salt.
	1	ricotta salata	slight	salads, pasta		Milder and firmer.
	1	green olive	strong	salads, pasta	melting	For the salt.
	1	avocado	strong	salads, tacos, wraps	baking	For the creaminess.

swiss cheese, gruyere, emmental, gouda, fontina, havarti, muenster, raclette, edam, jarlsberg, manchego, comte	1	gruyere	slight	fondue, gratins, quiche, soups		Melts well.
	1	swiss cheese	slight	gratins, sandwiches, quiche		Milder.
	1	fontina	slight	melting, gratins, pizza		Milder and softer.
	1	cheddar	noticeable	gratins, sandwiches	fondue	Sharper.
	1	vegan cheese	noticeable	gratins, sandwiches		Cover the dish while it melts.
	1/2	nutritional yeast	noticeable	gratins, sauces, soups	melting	For the taste of cheese.
	1	cashew cream	noticeable	gratins, sauces	sandwiches	With nutritional yeast and mustard.

paneer, halloumi	1	extra firm tofu	slight	curries, grilling, frying		Press and salt it.
	1	halloumi	slight	grilling, frying, curries		Saltier: soak it.
	1	paneer	slight	curries, frying		Milder.
	1	tempeh	noticeable	curries, frying		Steam it first.
	1	chickpea	noticeable	curries, salads	grilling	For the bite.
	1	cauliflower	noticeable	curries, grilling		In large florets.

blue cheese, gorgonzola, roquefort, stilton	1	feta	noticeable	salads, dressings, dips		Sharp, without the blue.
	1	goat cheese	noticeable	salads, sauces, pizza		Milder and creamy.
	1	gorgonzola	slight	sauces, salads, pizza		The sweet kind is milder.
	1	vegan blue cheese	slight	salads, dips		Made of nuts or soy.
	1	vegan feta	noticeable	salads, dressings		Made of tofu or nuts.
	1	firm tofu + 1 tablespoon lemon juice for each cup	noticeable	salads, dressings		Crumble it, and marinate with vinegar and a little miso.
	1	parmesan	noticeable	salads, pasta		Shaved.

goat cheese, chevre	1	feta	slight	salads, tarts, baking		Saltier: rinse it.
	1	cream cheese	slight	fillings, spreads, sauces, lasagna		Milder; add lemon.
	1	ricotta	noticeable	fillings, lasagna, tarts		Milder.
	1	vegan cream cheese	slight	spreads, fillings, lasagna, tarts		Made of nuts or soy.
	1	vegan feta	slight	salads, tarts		Made of tofu or nuts.
	1	cashew cream + 1 tablespoon lemon juice for each cup	slight	fillings, lasagna, sauces		Keep it thick.
	1	firm tofu + 1 tablespoon lemon juice for each cup	noticeable	salads, baking		Crumbled and marinated with salt.
	1	avocado	strong	salads, sandwiches	baking	For the creaminess.

brie, camembert	1	camembert	slight	baking, sandwiches		Stronger.
	1	brie	slight	baking, sandwiches		Milder.
	1	goat cheese	noticeable	salads, baking		More sour.
	1	cream cheese	noticeable	sandwiches, sauces	salads	Milder.
	1	vegan cream cheese	noticeable	baking, sandwiches, fillings		A firm one, of cashews.
	1	cashew cream + 1 tablespoon nutritional yeast for each cup	noticeable	baking, sauces		Keep it thick.
	1	vegan cheese	noticeable	sandwiches, baking		A soft one, of cashews.
	1	fontina	noticeable	melting, sandwiches	salads	Melts as well.

oaxaca cheese, queso quesadilla, asadero	1	mozzarella	slight	quesadillas, tacos, melting		The nearest: it pulls into strings as well.
	1	monterey jack	slight	quesadillas, tacos, melting		Softer.
	1	string cheese	none	quesadillas, tacos		Pulled apart.
	1	muenster	slight	melting, quesadillas		Mild.
	1	vegan mozzarella	noticeable	quesadillas, tacos		Cover the dish while it melts.
`,
  'dairy-eggs.tsv': `#
for	amount	name	flavor	best	not	notes
butter, clarified butter	1	vegan butter	slight	baking, spreading, frosting, sauces	frying over high heat	Choose sticks for baking; the tub kinds hold more water.
	3/4	olive oil	slight	sauteing, roasting, savoury baking, sauces	frosting, flaky pastry, creamed cakes	Three quarters of the amount: oil holds no water.
	1	coconut oil	noticeable	baking, frosting, sauteing, pastry	savoury sauces	Use it solid where butter is creamed; refined oil tastes of nothing.
	3/4	vegetable oil	slight	cakes, muffins, frying, sauteing	frosting, flaky pastry	Three quarters of the amount: oil holds no water.
	1	margarine	slight	baking, spreading, frosting	browned butter	Some kinds hold milk: read the label.
	1	clarified butter	none	frying, sauteing, curries	frosting	Stands higher heat than butter.
	1/2	unsweetened applesauce	noticeable	muffins, cakes, quick breads, brownies	frying, frosting, pastry	Half of it, for less fat; the crumb gets softer.
	1/2	mashed banana	noticeable	muffins, cakes, quick breads	frying, frosting, pastry	Half of it; tastes of banana.
	1/2	greek yogurt	slight	muffins, cakes, quick breads	frying, frosting, pastry	Half of it, for less fat.
	1/2	applesauce + 1 tablespoon vegetable oil for each 1/2 cup	noticeable	muffins, cakes, quick breads	frying, frosting, pastry	Half applesauce, for less fat; the crumb gets softer.

milk, low-fat milk, skim milk, whole milk, 2% milk, goat milk, chocolate milk	1	oat milk	slight	baking, sauces, drinks, porridge, soups	whipping	Unsweetened for savoury dishes.
	1	soy milk	slight	baking, sauces, soups, drinks, pancakes		The plant milk nearest to milk in protein; unsweetened.
	1	almond milk	slight	baking, smoothies, porridge, drinks	thick sauces	Unsweetened for savoury dishes.
	1	lactose-free milk	none	baking, sauces, drinks, puddings		Milk in all but its sugar: a little sweeter, and no help with an allergy to milk.
	1	rice milk	noticeable	drinks, porridge, baking	thick sauces	Thin and sweet.
	1/2	evaporated milk + 1/2 cup water for each cup	slight	baking, sauces, soups	drinks	Half evaporated milk, half water.
	1	coconut milk	noticeable	curries, soups, baking, desserts	mild sauces	Thin it with water to the thickness of milk.
	1/2	half and half + 1/2 cup water for each cup	none	sauces, baking, soups		Half half-and-half, half water.

buttermilk	1	milk + 1 tablespoon lemon juice for each cup	slight	pancakes, quick breads, marinades, biscuits, cakes, dressings	drinking	Put the acid into the cup, fill up with milk, wait 5 minutes.
	1	soy milk + 1 tablespoon lemon juice for each cup	slight	pancakes, quick breads, marinades, biscuits, cakes	drinking	Put the acid into the cup, fill up with soy milk, wait 5 minutes.
	1	oat milk + 1 tablespoon lemon juice for each cup	slight	pancakes, quick breads, marinades, biscuits, cakes	drinking	It thickens less than milk does.
	1	almond milk + 1 tablespoon lemon juice for each cup	slight	pancakes, quick breads, marinades, cakes	drinking, biscuits	Thinner: a spoon less of it.
	3/4	plain yogurt + 1/4 cup milk for each cup	slight	pancakes, quick breads, marinades, dressings, biscuits		Thin three parts of yogurt with one of milk.
	1	kefir	slight	pancakes, quick breads, marinades, dressings		As it is.
	3/4	sour cream + 1/4 cup water for each cup	slight	quick breads, dressings, cakes		Thin it to the thickness of buttermilk.

heavy cream, light cream, cream, heavy whipping cream	3/4	milk + 1/3 cup butter for each cup	slight	sauces, soups, baking	whipping	Melt the butter into the milk.
	1	coconut cream	noticeable	whipping, curries, soups, desserts, sauces	delicate sauces	The thick part of chilled coconut milk whips like cream.
	1	half and half	slight	sauces, soups, baking	whipping	Lighter; boil it down a little longer.
	1	evaporated milk	slight	sauces, soups, baking	whipping	Does not split in hot dishes.
	1	vegan whipping cream	slight	whipping, frosting, desserts		Read the label.
	1	cashew cream	slight	sauces, soups, pasta, desserts	whipping	Soaked cashews blended with water until smooth.
	1	oat cream	slight	sauces, soups, pasta	whipping	Sold as cooking cream.
	1	silken tofu	slight	sauces, soups, desserts	whipping	Blend it until smooth.
	1	full-fat coconut milk	noticeable	curries, soups, desserts	delicate sauces	As it is.

sour cream, creme fraiche, light sour cream, mexican crema	1	greek yogurt	slight	dips, baking, toppings, dressings, sauces	boiling	Stir it in off the heat, or it curdles.
	1	vegan sour cream	slight	dips, toppings, baking		Made of soy, oats or nuts: read the label.
	1	coconut cream + 1 tablespoon lemon juice for each cup	noticeable	toppings, curries, baking, soups	mild dips	The lemon gives it the tang.
	1	cashew cream + 1 tablespoon lemon juice for each cup	slight	dips, toppings, sauces	baking	Soaked cashews blended with water and lemon.
	1	silken tofu + 1 tablespoon lemon juice for each cup	slight	dips, toppings, dressings		Blend it until smooth.
	1	creme fraiche	slight	sauces, toppings, soups		Milder and richer; it does not curdle.

yogurt, greek yogurt, plain yogurt, low-fat yogurt, vanilla yogurt, kefir, labneh, skyr	1	coconut yogurt	slight	dips, baking, marinades, breakfast, curries		Unsweetened for savoury dishes.
	1	soy yogurt	slight	dips, baking, marinades, breakfast, dressings		Unsweetened for savoury dishes.
	1	sour cream	slight	dips, baking, dressings, toppings	breakfast	Richer.
	1	buttermilk	noticeable	baking, marinades, dressings	dips	Thinner; take a little less of the other liquid.
	1	silken tofu + 1 tablespoon lemon juice for each cup	slight	dips, dressings, smoothies		Blend it until smooth.
	1	coconut cream + 1 tablespoon lemon juice for each cup	noticeable	curries, baking, breakfast	dips	Thin it with water.
	1	greek yogurt	slight	dips, baking, dressings		Thicker.
	1	yogurt	slight	baking, marinades, smoothies		Thinner than Greek: strain it.

egg, egg substitute, liquid egg, duck egg, quail egg	1 tablespoon for 1	ground flaxseed + 3 tablespoons water for each egg	slight	muffins, cookies, pancakes, quick breads, burgers, meatballs, cakes	meringue, custard, omelettes	Stir, and let it gel for 5 minutes: a flax egg.
	1/4 cup for 1	applesauce	slight	cakes, muffins, quick breads, brownies	meringue, custard, omelettes, burgers, meatballs, quiche	Unsweetened; add 1/2 teaspoon of baking powder for lift.
	3 tablespoon for 1	aquafaba	none	meringue, cakes, mayonnaise, waffles, mousse, macarons	custard, omelettes, quiche	The liquid of a can of chickpeas.
	1/4 cup for 1	silken tofu	none	scrambles, quiche, dense cakes, custard, omelettes, frittata	meringue	Blend it until smooth; crumble a firm one for scrambles.
	1 tablespoon for 1	chia seed + 3 tablespoons water for each egg	slight	muffins, cookies, quick breads, burgers, meatballs	meringue, custard, omelettes	Stir, and let it gel for 10 minutes.
	1/4 cup for 1	mashed banana	noticeable	pancakes, muffins, quick breads, brownies	savoury dishes, meringue, omelettes, burgers, meatballs, custard, quiche	It tastes of banana.
	3 tablespoon for 1	chickpea flour + 3 tablespoons water for each egg	noticeable	omelettes, frittata, quiche, breading, scrambles	meringue, cakes	Whisk until smooth; black salt gives the taste of egg.
	1/4 cup for 1	vegan egg	none	scrambles, omelettes, quiche, baking	meringue	A liquid of mung beans; read the label.
	1/4 cup for 1	yogurt	slight	cakes, muffins, quick breads	meringue, omelettes, burgers, meatballs	Plain.
	1/4 cup for 1	mashed potato	none	burgers, meatballs, binding	meringue, cakes, cookies, custard, omelettes	Binds without a taste of its own.
	2 tablespoon for 1	cornstarch + 3 tablespoons water for each egg	slight	breading, cookies, custard, binding	meringue, omelettes	Whisk until smooth.

egg white	2 tablespoon for 1	aquafaba	none	meringue, mousse, cocktails, macarons, royal icing	omelettes	Whip it a little longer, with cream of tartar.
	1 tablespoon for 1	agar agar + 1 tablespoon water for each egg white	slight	mousse, frosting, marshmallows	omelettes	Whip, chill and whip again.
	1 tablespoon for 1	ground flaxseed + 2 tablespoons water for each egg white	noticeable	binding, cookies, muffins	meringue	Lets nothing rise.
	1/4 cup for 1	silken tofu	slight	scrambles, omelettes	meringue	Blend it, or crumble it.
	1 tablespoon for 1	meringue powder + 2 tablespoons water for each egg white	none	royal icing, meringue	omelettes	Made of egg, but safe raw.

egg yolk	1 tablespoon for 1	silken tofu	slight	custard, sauces, mayonnaise	pasta dough	Blend it until smooth.
	1 tablespoon for 1	cornstarch + 1 tablespoon oat milk for each egg yolk	slight	custard, puddings, ice cream	mayonnaise	Thickens as a yolk does.
	1 tablespoon for 1	cornstarch + 1 tablespoon water for each egg yolk	slight	custard, puddings, sauces	mayonnaise	Thickens as a yolk does.
	1 tablespoon for 1	aquafaba	slight	mayonnaise, cakes	custard	Blend it with the oil.
	1 tablespoon for 1	mashed banana	noticeable	cakes, muffins	mayonnaise, custard	It tastes of banana.
	1 teaspoon for 1	sunflower lecithin	none	mayonnaise, sauces, ice cream		Blend it in.

egg wash, egg for glazing, egg yolk for glazing, egg white for glazing	1	oat milk	slight	bread, pastry, pies		Brush it on; a spoon of maple syrup for the shine.
	1	soy milk	slight	bread, pastry, pies		Browns best of the plant milks.
	1	olive oil	slight	bread, pastry, breading		A thin film.
	1	aquafaba	none	pastry, breading		Brush it on.
	1	milk	slight	bread, pastry, pies		Less shine.
	1	maple syrup	slight	pastry, sweet bread		Thinned with water.

egg for breading, egg white for breading	3 tablespoon for 1	soy milk	slight	breading		Unsweetened; let the crumbs rest on it for 10 minutes, so that they hold.
	3 tablespoon for 1	oat milk	slight	breading		With a spoon of flour or starch whisked in.
	3 tablespoon for 1	aquafaba	none	breading		Whisk it until it froths.
	2 tablespoon for 1	mayonnaise	slight	breading		Brush it on; the crumbs stick at once.
	3 tablespoon for 1	buttermilk	slight	breading		As it is.
	3 tablespoon for 1	milk	slight	breading		With a spoon of flour or starch whisked in.
	2 tablespoon for 1	dijon mustard	noticeable	breading		Brush it on thinly.
	3 tablespoon for 1	chickpea flour + 3 tablespoons water for each egg	slight	breading		Whisk it to a thin batter.
`,
  'fats.tsv': `#
for	amount	name	flavor	best	not	notes
olive oil, extra virgin olive oil, light olive oil	1	avocado oil	slight	frying, roasting, dressings, baking		Stands higher heat.
	1	canola oil	slight	frying, baking, roasting	finishing	Tastes of nothing.
	1	grapeseed oil	slight	dressings, frying, sauteing		Light.
	1	sunflower oil	slight	frying, baking, dressings		Neutral.
	1	butter	noticeable	sauteing, roasting, baking	dressings	Browns sooner.
	1	coconut oil	noticeable	baking, roasting, sauteing	dressings	Firm when cold.
	1/2	vegetable broth	noticeable	sauteing	baking, frying	To fry without fat, a spoon at a time.

vegetable oil, oil, cooking oil, neutral oil, canola oil, sunflower oil, corn oil, safflower oil, grapeseed oil, soybean oil, rapeseed oil, peanut oil, groundnut oil, avocado oil, frying oil, rice bran oil, cottonseed oil	1	canola oil	none	frying, baking, dressings		Neutral, stands heat.
	1	sunflower oil	none	frying, baking, dressings		Neutral, stands heat.
	1	avocado oil	slight	frying, baking, grilling		Stands the highest heat.
	1	olive oil	slight	sauteing, roasting, cakes, dressings	deep frying	The light kind for baking.
	1	grapeseed oil	none	frying, dressings		Neutral.
	1	coconut oil	noticeable	baking, frying, curries	dressings	Melt it first.
	1 1/4	butter	slight	baking, sauteing	deep frying	Melted.
	3/4	greek yogurt	slight	cakes, muffins, quick breads	frying, dressings, sauteing	For less fat; the low-fat kind.
	1/2	vegetable broth	noticeable	sauteing, stir-fries	baking, deep frying	To fry without fat, a spoon at a time.
	1	applesauce	noticeable	cakes, muffins, quick breads	frying, dressings	For less fat; the crumb gets denser.

coconut oil	1	butter	slight	baking, frying, frosting		In the same amount.
	1	vegan butter	slight	baking, frosting		In the same amount.
	1	shortening	slight	baking, pastry		Solid like coconut oil.
	1	avocado oil	slight	frying, roasting	frosting	Liquid.
	1	olive oil	slight	frying, roasting, cakes	frosting	Liquid.
	1	canola oil	slight	frying, cakes	frosting	Liquid.
	1/2	unsweetened applesauce	noticeable	cakes, muffins, quick breads, biscuits	frying, frosting, pastry	For less fat: half of it, and the crumb gets softer.
	1/2	greek yogurt	slight	cakes, muffins, quick breads, biscuits	frying, frosting, pastry	For less fat: half of it; the low-fat kind.

sesame oil, toasted sesame oil, dark sesame oil	1	olive oil	noticeable	stir-fries, dressings, marinades		A pinch of toasted seeds, if you may, brings the nuttiness back.
	1	peanut oil	noticeable	stir-fries, frying		Mild and nutty.
	1	avocado oil	noticeable	stir-fries, dressings		Neutral.
	1	walnut oil	noticeable	dressings, finishing	frying	Nutty.
	1	canola oil	noticeable	stir-fries, frying		Neutral.
	1	tahini	noticeable	dressings, noodles, sauces	frying	Thin it with oil.

walnut oil, hazelnut oil, pistachio oil, almond oil	1	olive oil	noticeable	dressings, baking		Fruity instead of nutty.
	1	avocado oil	noticeable	dressings, baking		Mild.
	1	sunflower oil	noticeable	dressings, baking		Neutral.
	1	sesame oil	noticeable	dressings	baking	A little, the untoasted kind.

shortening, vegetable shortening, crisco	1	butter	slight	pastry, cookies, biscuits, frosting	deep frying	More taste, a little less flaky.
	1	coconut oil	slight	pastry, cookies, frosting		Use it solid.
	1	vegan butter	slight	pastry, cookies, frosting	deep frying	The stick kind.
	1	lard	slight	pastry, biscuits, frying	frosting	Very flaky.
	1	margarine	slight	cookies, cakes		The stick kind.
	3/4	vegetable oil	noticeable	cakes, frying	pastry, frosting	Three quarters of the amount.
	1/2	unsweetened applesauce	noticeable	cakes, muffins, quick breads, biscuits	frying, frosting, pastry	For less fat: half of it, and the crumb gets softer.
	1/2	greek yogurt	slight	cakes, muffins, quick breads, biscuits	frying, frosting, pastry	For less fat: half of it; the low-fat kind.

lard, bacon fat, bacon grease, beef fat, tallow, duck fat, goose fat, schmaltz, chicken fat, suet, beef dripping, bacon drippings	1	shortening	slight	pastry, frying, tamales		Tastes of nothing.
	1	butter	slight	pastry, frying, roasting	deep frying	Browns sooner.
	1	coconut oil	slight	pastry, frying		The refined kind tastes of nothing.
	1	vegetable oil	slight	frying, roasting	pastry	Liquid.
	1	olive oil	slight	roasting, sauteing, refried beans	pastry	With a pinch of smoked paprika where bacon is missed.
	1	vegan butter	slight	pastry, roasting	deep frying	The stick kind.
	1	avocado oil	slight	frying, roasting	pastry	Stands high heat.
	1/2	unsweetened applesauce	noticeable	cakes, muffins, quick breads, biscuits	frying, frosting, pastry	For less fat: half of it, and the crumb gets softer.
	1/2	greek yogurt	slight	cakes, muffins, quick breads, biscuits	frying, frosting, pastry	For less fat: half of it; the low-fat kind.

ghee	1	clarified butter	none	frying, curries, roasting		The same thing, less toasted.
	1	butter	slight	curries, sauteing	frying over high heat	Browns sooner.
	1	coconut oil	noticeable	curries, frying, baking		Refined, if it should taste of nothing.
	1	vegan butter	slight	curries, baking	frying over high heat	Melt it first.
	1	avocado oil	slight	frying, curries		Stands high heat.
	1	olive oil	noticeable	sauteing, roasting		Fruity.
	1	vegetable oil	slight	frying, curries		Neutral.

margarine, vegan butter, plant butter, butter spread, buttery spread	1	butter	slight	baking, spreading, frosting		In the same amount.
	1	vegan butter	none	baking, spreading, frosting		In the same amount.
	1	coconut oil	noticeable	baking, frosting, pastry	spreading	Use it solid where margarine is creamed.
	3/4	olive oil	noticeable	sauteing, cakes	frosting, pastry	Three quarters of the amount.
	3/4	vegetable oil	slight	cakes, frying	frosting, pastry	Three quarters of the amount.
	1	shortening	slight	cookies, pastry	spreading	Tastes of nothing.
	1	avocado	noticeable	spreading, brownies	frosting	Mashed.
	1/2	unsweetened applesauce	noticeable	cakes, muffins, quick breads, biscuits	frying, frosting, pastry	For less fat: half of it, and the crumb gets softer.
	1/2	greek yogurt	slight	cakes, muffins, quick breads, biscuits	frying, frosting, pastry	For less fat: half of it; the low-fat kind.

cooking spray, nonstick spray, baking spray	1	vegetable oil	none	greasing pans, frying		A thin film, brushed on.
	1	butter	slight	greasing pans		Brush it on, then dust with flour.
	1	olive oil	slight	greasing pans, roasting		A thin film, brushed on.
	1	coconut oil	slight	greasing pans		A thin film.
`,
  'grains.tsv': `#
for	amount	name	flavor	best	not	notes
rice, white rice, long grain rice, basmati rice, jasmine rice, cooked rice, brown rice, sushi rice, short grain rice, instant rice	1	quinoa	noticeable	bowls, pilaf, salads, stuffings	sushi	Rinse it; 15 minutes.
	1	cauliflower rice	noticeable	bowls, stir-fries, curries	risotto, sushi	Five minutes in the pan; for few carbohydrates.
	1	brown rice	slight	bowls, pilaf, stir-fries		20 minutes longer.
	1	basmati rice	slight	curries, pilaf, bowls	sushi	Looser.
	1	couscous	noticeable	bowls, salads, stews	sushi	Five minutes; of wheat.
	1	bulgur	noticeable	pilaf, salads, stuffings	sushi	Of wheat.
	1	millet	noticeable	bowls, pilaf	sushi	Toast it first.
	1	barley	noticeable	pilaf, soups	sushi	Longer; with gluten.
	1	lentil	noticeable	bowls, salads, stuffings	sushi	For the protein.
	1	orzo	noticeable	pilaf, soups, salads	sushi	Pasta of wheat.
	1	broccoli	strong	bowls, stir-fries	sushi	Chopped to grains.

arborio rice, risotto rice, carnaroli rice, wild rice, black rice, glutinous rice	1	sushi rice	slight	risotto, puddings		As sticky.
	1	pearl barley	noticeable	risotto, soups	puddings	Longer; with gluten.
	1	brown rice	noticeable	pilaf, soups, salads	puddings	Longer.
	1	quinoa	noticeable	risotto, salads, pilaf	puddings	Less creamy.
	1	cauliflower rice	noticeable	risotto, bowls	puddings	For few carbohydrates.
	1	orzo	noticeable	risotto, soups	puddings	Pasta of wheat.
	1	rice	slight	pilaf, puddings, soups		In the same amount.

couscous, bulgur, farro, barley, pearl barley, freekeh, wheat berry, israeli couscous, orzo, semolina, cracked wheat, spelt, kamut, fregola	1	quinoa	slight	salads, bowls, pilaf, soups		Rinse it; 15 minutes.
	1	brown rice	noticeable	salads, soups, pilaf		Longer.
	1	millet	slight	salads, pilaf, soups		Toast it first.
	1	cauliflower rice	noticeable	salads, bowls	soups	For few carbohydrates.
	1	buckwheat	noticeable	pilaf, salads, soups		No wheat, in spite of its name.
	1	rice	slight	soups, pilaf, salads		In the same amount.
	1	bulgur	slight	salads, pilaf		Of wheat.
	1	couscous	slight	salads, bowls		Five minutes.
	1	barley	slight	soups, risotto		Longer.

quinoa, millet, buckwheat, amaranth, teff, sorghum	1	brown rice	noticeable	bowls, salads, pilaf		Longer.
	1	couscous	noticeable	salads, bowls		Five minutes; of wheat.
	1	millet	slight	bowls, salads, porridge		Toast it first.
	1	buckwheat	slight	porridge, bowls, pilaf		Earthy.
	1	quinoa	slight	bowls, salads, pilaf		Rinse it.
	1	cauliflower rice	noticeable	bowls, salads	porridge	For few carbohydrates.
	1	bulgur	noticeable	salads, pilaf		Of wheat.
	1	rice	slight	bowls, pilaf		In the same amount.

oats, rolled oats, oatmeal, quick oats, old fashioned oats, steel cut oats, instant oats, granola, muesli, cereal	1	quinoa flake	noticeable	porridge, granola, cookies		Quick.
	1	gluten-free oats	none	porridge, granola, cookies		Certified.
	1	buckwheat	noticeable	porridge, granola	cookies	The groats, toasted.
	1	puffed rice	noticeable	granola, bars	porridge	Lighter.
	1/4	chia seed	noticeable	porridge, overnight oats	cookies	A quarter of the amount.
	1	coconut flake	noticeable	granola, porridge	cookies	With seeds: without grains.
	1	rolled oats	slight	porridge, granola, cookies		In the same amount.
	1	barley flake	slight	porridge, granola		With gluten.
	1	hemp seed	noticeable	porridge	cookies	For few carbohydrates.
	1	quinoa	noticeable	porridge	cookies	Cooked.

pasta, spaghetti, penne, macaroni, linguine, fettuccine, elbow macaroni, rigatoni, fusilli, farfalle, rotini, angel hair pasta, tagliatelle, pappardelle, ziti, fresh pasta, whole wheat pasta, ravioli, tortellini, gnocchi, shell pasta, cannelloni, bucatini, ditalini, lasagna sheet, lasagna noodle, cooked pasta	1	gluten-free pasta	slight	every sauce, salads, bakes		A minute less; rinse it for salads.
	1	zucchini noodle	noticeable	light sauces, stir-fries, salads	bakes	Two minutes in the pan; zucchini cut into ribbons.
	1	chickpea pasta	noticeable	sauces, salads, bakes		More protein.
	1	spaghetti squash	noticeable	tomato sauces, bakes	salads	Roasted and pulled apart.
	1	rice noodle	noticeable	light sauces, stir-fries, soups	bakes	Soak it.
	1	red lentil pasta	noticeable	sauces, salads		More protein.
	1	brown rice pasta	slight	sauces, bakes, salads		Without wheat.
	1	spaghetti	none	every sauce		Another shape.
	1	eggplant	noticeable	lasagna, bakes	soups	In thin slices, in place of sheets.
	1	zucchini	noticeable	lasagna, light sauces	soups	In thin slices, in place of sheets.
	1	penne	none	bakes, salads, sauces		Another shape.
	1	shirataki noodle	noticeable	stir-fries, soups	bakes	Rinse it; almost no carbohydrates.
	1	quinoa	strong	salads, bowls		Another dish.

wonton wrapper, dumpling wrapper, egg roll wrapper, gyoza wrapper, spring roll wrapper, lumpia wrapper	1	rice paper	noticeable	rolls, dumplings	soups	Two sheets, dipped in water.
	1	spring roll wrapper	slight	rolls, frying	soups	Brush the edge with water.
	1	phyllo dough	noticeable	frying, baking	soups	Two layers.
	1	cabbage	strong	rolls, dumplings	frying	Blanched leaves.
	1	wonton wrapper	slight	dumplings, soups, frying		Smaller and thinner.
	1	lettuce	strong	rolls	frying, soups	Fresh.

noodle, egg noodle, ramen noodle, udon noodle, soba noodle, lo mein noodle, chow mein noodle, instant ramen, chinese noodle, somen noodle	1	rice noodle	slight	soups, stir-fries, salads		Soak or boil it shortly.
	1	spaghetti	slight	stir-fries, soups		A pinch of baking soda in the water makes it springy.
	1	glass noodle	noticeable	soups, stir-fries, salads		Of mung beans or sweet potato.
	1	zucchini noodle	noticeable	soups, stir-fries, salads		Two minutes.
	1	gluten-free pasta	slight	stir-fries, soups		A minute less.
	1	shirataki noodle	noticeable	soups, stir-fries		Rinse it.
	1	rice paper	noticeable	dumplings, rolls	soups	For wrappers; soak it.
	1	cabbage	strong	stir-fries, rolls		Shredded, or whole leaves for wrapping.
	1	udon noodle	slight	soups, stir-fries		Thicker.
	1	egg noodle	slight	soups, stir-fries		Richer.

rice noodle, vermicelli, rice vermicelli, glass noodle, cellophane noodle, rice paper, rice stick, shirataki noodle, shirataki, konjac	1	glass noodle	slight	soups, salads, stir-fries		Of mung beans.
	1	rice noodle	slight	soups, salads, stir-fries		Of rice.
	1	zucchini noodle	noticeable	soups, salads, stir-fries		Two minutes.
	1	angel hair pasta	noticeable	soups, stir-fries, salads		Of wheat.
	1	shirataki noodle	noticeable	soups, stir-fries		Of konjac.
	1	lettuce	strong	rolls, salads	soups	Whole leaves, for wrapping.
	1	spaghetti squash	noticeable	stir-fries	soups	Pulled apart.

bread, white bread, sandwich bread, toast, whole wheat bread, baguette, ciabatta, sourdough bread, french bread, italian bread, rye bread, hamburger bun, hot dog bun, roll, dinner roll, bagel, english muffin, focaccia, croissant, bun, burger bun, biscuit, crusty bread	1	gluten-free bread	slight	sandwiches, toast, crumbs		Toast it.
	1	bread	slight	sandwiches, toast, crumbs		In the same amount.
	1	whole wheat bread	slight	sandwiches, toast		Heartier.
	1	baguette	slight	sandwiches, toast, dips		Crusty.
	1	corn tortilla	noticeable	wraps, sandwiches	toast	Of corn.
	1	lettuce	strong	sandwiches, burgers, wraps	toast	Two large leaves.
	1	sweet potato	strong	toast, burgers	crumbs	In slices, roasted.
	1	rice cake	noticeable	toast, sandwiches	stuffings	Crisp.
	1	portobello mushroom	strong	burgers	toast	Two caps, roasted.
	1	pita	noticeable	sandwiches, dips	toast	Of wheat.
	1	flour tortilla	noticeable	wraps, sandwiches	toast	Of wheat.
	1	almond flour bread	noticeable	toast, sandwiches		For few carbohydrates.
	1	cooked quinoa	strong	stuffings, salads	sandwiches	In place of cubes.
	1	collard green	strong	wraps, sandwiches	toast	Blanched leaves.

flour tortilla, tortilla, wrap, tortilla wrap, corn tortilla, taco shell, tostada shell, pita, pita bread, naan, flatbread, lavash, chapati, roti	1	corn tortilla	slight	tacos, enchiladas, quesadillas	burritos	Warm it.
	1	lettuce	strong	tacos, wraps	quesadillas	Large leaves.
	1	gluten-free tortilla	slight	burritos, wraps, tacos		Warm it.
	1	collard green	noticeable	burritos, wraps	quesadillas	Blanched leaves.
	1	flour tortilla	slight	burritos, wraps, quesadillas		Of wheat.
	1	rice paper	noticeable	wraps, rolls	quesadillas	Soak it.
	1	pita	noticeable	wraps, dips	enchiladas	Of wheat.
	1	gluten-free bread	noticeable	dips, sandwiches	tacos	Toasted.
	1	rice	strong	bowls, curries	wraps	The filling as a bowl.

cracker, saltine cracker, ritz cracker, tortilla chip, potato chip, pretzel, matzo, pita chip, corn chip	1	rice cracker	slight	dips, toppings, cheese		Crisp.
	1	gluten-free cracker	slight	dips, toppings, cheese		In the same amount.
	1	crushed corn flakes	slight	toppings, gratins, casseroles, breading	dips, cheese	Crushed.
	1	panko	slight	toppings, gratins, casseroles, breading	dips, cheese, snacks	Toasted in a little fat.
	1	tortilla chip	noticeable	dips, toppings	cheese	Of corn.
	1	cucumber	strong	dips, cheese	toppings	In slices.
	1	carrot	strong	dips	toppings	In sticks.
	1	potato chip	noticeable	dips, toppings		Salty.
	1	popcorn	noticeable	snacks	dips	Light.
	1	toasted pumpkin seed	noticeable	toppings, snacks	dips	Crunchy.

pizza dough, pizza crust, crescent roll, biscuit dough, pizza base	1	gluten-free pizza crust	slight	pizza, flatbreads		Bake it first.
	1	cauliflower crust	noticeable	pizza		With egg and cheese: read the label.
	1	pita	noticeable	pizza		A quick one.
	1	flour tortilla	noticeable	pizza		Thin and crisp.
	1	portobello mushroom	strong	pizza		One cap each.
	1	polenta	noticeable	pizza		Spread on a tray and baked.
	1	eggplant	strong	pizza		In thick slices, roasted.
	1	corn tortilla	noticeable	pizza		Thin and crisp.

pancake mix, baking mix, bisquick, cake mix, biscuit mix, brownie mix	1	flour + 1 1/2 teaspoons baking powder and 1 tablespoon butter for each cup	slight	pancakes, biscuits, cakes		Rub in the butter.
	1	gluten-free baking mix	slight	pancakes, biscuits, cakes		In the same amount.
	1	gluten-free flour + 1 1/2 teaspoons baking powder for each cup	slight	pancakes, cakes		With a blend that holds xanthan gum.
	1	oat flour + 1 1/2 teaspoons baking powder for each cup	noticeable	pancakes, muffins		Certified gluten-free where it matters.
	1	flour + 1 1/2 teaspoons baking powder and 1 tablespoon oil for each cup	slight	pancakes, cakes		Rub in the oil.
	1	almond flour + 1 teaspoon baking powder for each cup	noticeable	pancakes, cakes		With one egg more.

wheat germ, wheat bran, oat bran	1	ground flaxseed	slight	muffins, cereal, smoothies		In the same amount.
	1	oat bran	slight	muffins, cereal		Softer.
	1	chia seed	noticeable	smoothies, cereal		Swells.
	1	rice bran	slight	muffins, cereal		Without gluten.
	1	hemp seed	slight	cereal, smoothies		Nutty.
	1	sunflower seed	noticeable	cereal, toppings		Ground.

brioche, challah, brioche bun	1	challah	slight	french toast, sandwiches, bread pudding		Without butter; with egg.
	1	brioche	slight	french toast, burgers, bread pudding		Richer.
	1	french bread	slight	french toast, sandwiches, stuffings		A day old.
	1	sourdough bread	noticeable	french toast, sandwiches, toast		Sourer; a day old.
	1	white bread	slight	french toast, sandwiches		In thick slices.
	1	hamburger bun	slight	burgers, sandwiches		Less rich.
	1	gluten-free bread	noticeable	french toast, sandwiches		Toast it first.
	1	lettuce	strong	burgers, sandwiches	french toast	Two large leaves.
`,
  'herbs-spices.tsv': `#
for	amount	name	flavor	best	not	notes
basil, fresh basil, thai basil, dried basil, sweet basil	1/2	oregano	noticeable	pasta sauces, pizza, soups	pesto	Stronger: begin with half.
	1/3	dried basil	slight	pasta sauces, soups, stews	pesto, salads	A third of the fresh.
	1	parsley	noticeable	pasta, salads, pesto		Milder.
	1	spinach	noticeable	pesto, salads	pizza	With a little mint.
	1	mint	noticeable	salads, thai dishes, pesto	pizza	For Thai basil.
	1/2	thyme	noticeable	soups, sauces, pizza	pesto	Stronger.
	1	arugula	noticeable	pesto, salads, pizza		Peppery.

cilantro, fresh cilantro, coriander leaf, fresh coriander	1	parsley	noticeable	salsas, tacos, curries, salads		With a squeeze of lime.
	1	basil	noticeable	curries, thai dishes, salads	salsas	Thai basil is nearest.
	1/2	mint	noticeable	curries, salads, chutneys	tacos	Half of it.
	1	scallion	noticeable	tacos, salsas, soups	chutneys	The green part.
	1/2	dill	noticeable	salads, soups	tacos	Half of it.
	1	celery leaf	noticeable	salsas, soups		Chopped.

parsley, fresh parsley, flat leaf parsley, dried parsley, italian parsley, chervil	1/3	dried parsley	slight	soups, stews, sauces	salads	A third of the fresh.
	1	chervil	slight	salads, sauces, eggs		Finer.
	1	cilantro	noticeable	salads, garnishes, soups		Another taste.
	1	basil	noticeable	pasta, salads, sauces		Sweeter.
	1	chive	noticeable	garnishes, eggs, potatoes		Tastes of onion.
	1	celery leaf	slight	soups, salads		Chopped.
	1	arugula	noticeable	salads, garnishes		Peppery.

thyme, fresh thyme, dried thyme, oregano, dried oregano, marjoram, savory, fresh oregano	1/3	dried thyme	slight	roasts, stews, soups, marinades	salads	A third of the fresh.
	1	oregano	noticeable	pizza, stews, marinades, sauces		Stronger.
	1	thyme	slight	roasts, stews, soups, stuffings		Milder.
	1	marjoram	slight	soups, stuffings, sauces		Milder, sweeter.
	1/2	rosemary	noticeable	roasts, potatoes, bread		Stronger: begin with half.
	1	italian seasoning	slight	sauces, pizza, roasts, stews		Of several herbs.
	1	basil	noticeable	sauces, pizza, soups	roasts	Sweeter.
	1/2	sage	noticeable	stuffings, roasts, pasta		Stronger: begin with half.

bay leaf	1/4 teaspoon for 1	dried thyme	noticeable	stews, soups, braises		A quarter teaspoon for a leaf.
	1/4 teaspoon for 1	dried oregano	noticeable	stews, sauces, soups		A quarter teaspoon for a leaf.
	2	juniper berry	noticeable	braises, game		Two for a leaf.
	1	rosemary	noticeable	stews, braises		A small sprig.

italian seasoning, herbes de provence, poultry seasoning, bouquet garni, mixed herbs	1	oregano	slight	sauces, pizza, chicken		With basil and thyme, equal parts.
	1	dried thyme	slight	chicken, stews, soups		With sage for poultry.
	1	dried basil	slight	sauces, pizza		With oregano.
	1	sage	slight	stuffings, poultry		With thyme.
	1	italian seasoning	slight	sauces, pizza, chicken		In the same amount.

salt, kosher salt, sea salt, table salt, iodized salt, onion salt, garlic salt, celery salt, seasoned salt, pink salt	1	salt-free seasoning	noticeable	rubs, soups, vegetables	baking	Herbs and dried vegetables.
	1	lemon juice	noticeable	vegetables, fish, soups, salads	baking	A squeeze at the end does what salt does.
	1	potassium salt	slight	soups, rubs, vegetables		Ask a doctor first where kidneys or heart are ill.
	1	garlic powder	noticeable	rubs, vegetables, soups	baking	With onion powder and pepper.
	1	nutritional yeast	noticeable	popcorn, vegetables, pasta	baking	For the savour.
	1 1/4	kosher salt	none	every dish		Coarser: a little more by the spoon.
	1	sea salt	none	every dish		By weight the same.
	1/2	salt	none	every dish		Half of it, for flavoured salts.
	1	smoked paprika	noticeable	rubs, vegetables, mild dishes	baking	For depth without sodium.
	1	cider vinegar	noticeable	vegetables, soups	baking	A dash at the end.

black pepper, pepper, white pepper, peppercorn, ground black pepper	1	white pepper	slight	sauces, soups, eggs		Sharper.
	1	black pepper	slight	every dish		Specks show.
	1/4	cayenne pepper	noticeable	stews, rubs, sauces	mild dishes	A pinch: hotter.
	1	paprika	noticeable	rubs, eggs, potatoes, mild dishes		Without the bite.
	1	ground ginger	noticeable	stir-fries, rubs		Warm.
	1/2	allspice	noticeable	stews, rubs		Sweeter.

cumin, ground cumin, cumin seed, coriander, ground coriander, coriander seed, caraway seed, fenugreek	1	coriander	slight	curries, chili, rubs		Sweeter.
	1/2	cumin	slight	curries, chili, rubs		Earthier: begin with half.
	1/2	caraway seed	noticeable	stews, bread, chili		Half of it.
	1	chili powder	noticeable	chili, tacos, rubs		Holds cumin and is hot.
	1	curry powder	noticeable	curries, soups, rubs		Of several spices.
	1	garam masala	noticeable	curries, soups		Sweeter.
	1	taco seasoning	noticeable	tacos, chili	curries	Salty.
	1	fennel seed	noticeable	curries, bread		Sweeter.

paprika, sweet paprika, smoked paprika, hot paprika, hungarian paprika	1	smoked paprika	slight	stews, rubs, eggs, mild dishes		Smoky.
	1	sweet paprika	slight	stews, rubs, eggs, mild dishes		Add a pinch of cumin for the smoke.
	1/2	chili powder	noticeable	stews, rubs, chili		Hotter.
	1/4	cayenne pepper	noticeable	stews, rubs	mild dishes	Much hotter.
	1	ancho chili powder	slight	rubs, stews, mild dishes		Fruity and mild.
	1/2	turmeric	noticeable	rice, stews		For the colour alone.
	1	sumac	noticeable	eggs, rubs		For the colour; sour.
	1	ground cumin	noticeable	rubs, stews	eggs	Without nightshades.
	1	beet powder	noticeable	rubs, stews		For the colour, without nightshades.

chili powder, cayenne pepper, red pepper flake, chili flake, crushed red pepper, ancho chili powder, chipotle powder, aleppo pepper, gochugaru, chili pepper flake, cayenne	1	paprika	noticeable	chili, rubs, stews, mild dishes		Milder; with cumin and garlic powder for chili powder.
	1	red pepper flake	slight	sauces, pizza, stir-fries	mild dishes	Coarser.
	1/2	cayenne pepper	slight	chili, rubs, sauces	mild dishes	Hotter: half of it.
	1	hot sauce	noticeable	sauces, soups, chili	rubs, mild dishes	A few drops.
	1	taco seasoning	noticeable	chili, tacos, rubs		Salty.
	1	chipotle powder	slight	chili, rubs	mild dishes	Smoky.
	1	black pepper	noticeable	rubs, sauces, stews		Without chilies.
	1	ground ginger	noticeable	stir-fries, curries		Warm, without chilies.

curry powder, garam masala, ras el hanout, madras curry powder	1	garam masala	slight	curries, soups, stews		Sweeter; add it at the end.
	1	curry powder	slight	curries, soups, stews		With turmeric.
	1/2	turmeric + 1/2 teaspoon cumin for each teaspoon	slight	curries, soups, rice		With coriander and ginger.
	1	cumin	noticeable	curries, stews		With coriander.
	1/2	allspice	noticeable	stews, rubs	curries	With cumin.

taco seasoning, fajita seasoning, steak seasoning, adobo seasoning	1	chili powder + 1/2 teaspoon cumin for each tablespoon	slight	tacos, fajitas, rubs		With garlic powder, oregano and salt.
	1	paprika + 1/4 teaspoon cayenne and 1/2 teaspoon oregano for each tablespoon	slight	rubs, seafood, chicken, gumbo, mild dishes		With garlic powder and salt.
	1	cajun seasoning	slight	rubs, seafood, chicken		Read the label for salt.
	1	salt-free seasoning	slight	rubs, chicken, vegetables		Salt to taste.

star anise, five spice powder, anise	1	five spice powder	slight	braises, stir-fries, marinades		Holds star anise.
	1/2 teaspoon for 1	anise seed	slight	braises, baking, drinks		Half a teaspoon for a star.
	1/2 teaspoon for 1	fennel seed	noticeable	braises, curries, marinades		Half a teaspoon for a star.
	1	star anise	slight	braises, marinades	baking	One star for a teaspoon.
	1/2	allspice	noticeable	braises, baking		Stronger.
	1	cloves	noticeable	braises, drinks		A few.
	1	cinnamon	noticeable	braises, baking		Sweeter.

cinnamon, ground cinnamon, cinnamon stick, allspice, cloves, ground cloves, pumpkin pie spice, apple pie spice, ground allspice, mixed spice, whole cloves	1/2	allspice	slight	baking, stews, pies		Stronger.
	1	cinnamon	slight	baking, oatmeal, pies		Milder.
	1/2	nutmeg	slight	baking, custards, sauces		Stronger.
	1	pumpkin pie spice	slight	baking, oatmeal, pies		Of several spices.
	1	cardamom	noticeable	baking, drinks, curries		Floral.
	1/2	cloves	noticeable	baking, braises		Strong.
	1	ground ginger	noticeable	baking, curries		Warm.
	1	mace	slight	baking, sauces		As nutmeg, finer.

turmeric, ground turmeric, fresh turmeric, annatto	1/2	turmeric	noticeable	rice, paella, curries		For the colour of saffron: a pinch.
	1	curry powder	noticeable	curries, soups, rice	paella	Holds turmeric.
	1	paprika	noticeable	paella, rice, stews, mild dishes		With turmeric for saffron.
	1	safflower	slight	rice, paella		Colour, little taste.
	1	annatto	slight	rice, stews		Colour, little taste.
	1	ground ginger	noticeable	curries, soups	rice	Without the colour.

ginger, fresh ginger, ground ginger, ginger root, galangal, grated ginger, ginger paste	1/4 teaspoon for 1 tablespoon	ground ginger	slight	baking, curries, marinades		A quarter teaspoon for a tablespoon of fresh.
	1	galangal	noticeable	soups, curries	baking	Sharper.
	1	ginger paste	none	curries, stir-fries, marinades		In the same amount.
	1	ginger	slight	soups, curries, stir-fries		Milder, for galangal.
	1/2	allspice	noticeable	baking, marinades	stir-fries	Warm.
	1/2	cinnamon	noticeable	baking	stir-fries	Warm.
	1	lemongrass	noticeable	soups, curries	baking	Fresh.

garlic, garlic clove, minced garlic, garlic powder, roasted garlic, fresh garlic	1/8 teaspoon for 1	garlic powder	slight	sauces, rubs, soups, stews	aioli	An eighth of a teaspoon for a clove.
	1/2	shallot	noticeable	sauces, dressings, stews		Half of a small one for a clove.
	1 teaspoon for 1	garlic-infused olive oil	slight	sauces, stir-fries, dressings		The taste without the fructans.
	1 tablespoon for 1	chive	noticeable	sauces, dressings, dips		A tablespoon for a clove.
	1	asafoetida	noticeable	curries, stews, dals		A pinch in hot oil; some brands hold wheat.
	1	ginger	noticeable	stir-fries, curries, marinades		Without alliums.
	1	scallion	noticeable	stir-fries, soups		The green part alone is low in fructans.
	1	garlic	slight	every dish		A clove for 1/8 teaspoon of powder.
	1	cumin	noticeable	rubs, stews, beans		Without alliums.
	1	fennel	noticeable	sauces, stews, soups		Without alliums.

lemongrass, curry leaf, kaffir lime leaf, makrut lime leaf, lime leaf, thai lime leaf	1 teaspoon for 1	lime zest	slight	curries, soups, marinades		A teaspoon for 2 leaves or a stalk.
	1 teaspoon for 1	lemon zest	slight	curries, soups, marinades		A teaspoon for a stalk.
	1	basil	noticeable	curries, soups		For curry leaves.
	1	bay leaf	noticeable	curries, soups		For curry leaves.
	1	ginger	noticeable	curries, soups		With lemon.

mustard seed, celery seed, fennel seed, anise seed, dill seed	1	cumin seed	noticeable	curries, pickles, rubs		Earthier.
	1	caraway seed	noticeable	bread, pickles, slaws		Alike in size.
	1	dill seed	slight	pickles, salads, slaws		For celery seed.
	1	aniseed	slight	sausages, bread, sauces		For fennel seed.
	1	fennel seed	slight	sausages, curries, bread		Sweeter.
	1	turmeric	noticeable	curries, pickles		For the colour of mustard.
	1	horseradish	noticeable	pickles, dressings	curries, mild dishes	For the bite of mustard.

msg, nutritional yeast	1	nutritional yeast	noticeable	popcorn, sauces, soups		For the savour.
	1	soy sauce	noticeable	soups, sauces, stir-fries	popcorn	For the savour.
	1	mushroom powder	noticeable	soups, sauces, gravies		For the savour.
	2	parmesan	noticeable	pasta, popcorn, sauces		Twice as much.
	1	tomato paste	noticeable	soups, sauces, stews	popcorn	For depth.
	1	miso	noticeable	soups, sauces	popcorn	For the savour.

tarragon, dried tarragon, fresh tarragon	1	chervil	slight	sauces, fish, eggs, salads		The nearest; finer.
	1	dill	noticeable	fish, sauces, eggs		Another freshness.
	1	basil	noticeable	chicken, sauces, salads		Sweeter.
	1/2	fennel seed	noticeable	sauces, fish, chicken, stews	salads	Crushed: for the anise.
	1	fennel	noticeable	fish, salads		The fronds, chopped.
	1	parsley	noticeable	sauces, salads		Without the anise.
	1	thyme	noticeable	chicken, stews	salads	Warmer.

mint, fresh mint, spearmint, dried mint	1	basil	noticeable	salads, drinks, desserts, curries		The nearest leaf.
	1	parsley	noticeable	salads, dips, garnishes	desserts, drinks	With a little lemon zest.
	1	cilantro	noticeable	salads, curries, salsas	desserts, drinks	Another taste.
	1	dill	noticeable	dips, salads, lamb	desserts, drinks	With yogurt and cucumber.
	1/3	dried mint	slight	dips, stews, tea	salads	A third of the fresh.
	1	lemon zest	noticeable	desserts, drinks		For the freshness.

chive	1	scallion	slight	dips, eggs, potatoes, salads, garnishes	desserts	The green part.
	1	leek	noticeable	soups, eggs	garnishes	The green part, cut fine.
	1	parsley	noticeable	garnishes, dips, eggs		Without the onion.
	1	dill	noticeable	dips, eggs, potatoes		Another taste.
	1/4	onion powder	noticeable	dips, dressings	garnishes	A quarter of it.

dill, fresh dill, dried dill, dill weed	1	tarragon	noticeable	fish, eggs, sauces		Sweeter.
	1	fennel	slight	fish, salads		The fronds.
	1/3	dried dill	slight	dips, fish, soups		A third of the fresh.
	1	parsley	noticeable	salads, fish, dips, potatoes		Milder.
	1	chive	noticeable	dips, eggs, potatoes		Tastes of onion.
	1	mint	noticeable	dips, salads		With cucumber and yogurt.

rosemary, fresh rosemary, dried rosemary	1/3	dried rosemary	slight	roasts, stews, marinades, bread		A third of the fresh.
	1	thyme	slight	roasts, stews, bread, potatoes		Milder.
	1	sage	noticeable	roasts, pasta, stuffings		As strong: begin with half.
	1	oregano	noticeable	stews, marinades, roasts		Sharper.
	1	marjoram	noticeable	roasts, soups		Milder.
	1	herbes de provence	slight	roasts, stews		Holds rosemary.

sage, dried sage, fresh sage, rubbed sage	1/3	dried sage	slight	stuffings, roasts, sausages		A third of the fresh.
	1	thyme	noticeable	stuffings, roasts, pasta, sausages		Milder.
	1	poultry seasoning	slight	stuffings, roasts		Holds sage.
	1	marjoram	slight	stuffings, soups, roasts		Milder.
	1/2	rosemary	noticeable	roasts, pasta, stuffings		Half of it: stronger.
	1	oregano	noticeable	sauces, stuffings		Sharper.

nutmeg, ground nutmeg, mace	1	mace	none	baking, sauces, custards		The same nut, finer.
	1/2	allspice	slight	baking, sauces		Half of it.
	1	nutmeg	none	baking, sauces, custards		The same nut.
	1	cinnamon	noticeable	baking, oatmeal, pies	sauces	Sweeter.
	1	pumpkin pie spice	slight	baking, pies	sauces	Holds nutmeg.
	1/4	cloves	noticeable	baking, braises		A quarter of it: strong.
	1/2	ground ginger	noticeable	baking	sauces	Warm.

cardamom, ground cardamom	1/2	cinnamon + 1/2 teaspoon ground ginger for each teaspoon	noticeable	baking, curries, drinks		Half and half.
	1/2	allspice	noticeable	baking, rice		Half of it.
	1	ground ginger	noticeable	baking, curries, drinks		Warm.
	1/2	nutmeg	noticeable	baking, drinks		Half of it.
	1	garam masala	noticeable	curries, rice	baking	Holds cardamom.

saffron	1/4	turmeric	noticeable	rice, paella, curries, risotto		A pinch, for the colour.
	1	safflower	slight	rice, paella		Colour, little taste.
	1	paprika	noticeable	paella, rice, stews, mild dishes		With a pinch of turmeric.
	1/2	annatto	slight	rice, stews		Colour, little taste.
	1/2	curry powder	strong	rice	paella, risotto	Another dish.

everything bagel seasoning	1	poppy seed + 1/2 teaspoon garlic powder and 1/2 teaspoon onion powder for each tablespoon	slight	toppings, toast, bread, eggs		With flaky salt.
	1	sesame seed + 1/2 teaspoon garlic powder and 1/2 teaspoon onion powder for each tablespoon	slight	toppings, toast, bread, eggs		With flaky salt.
	1/2	garlic powder	noticeable	toast, eggs		With onion powder and salt.
	1	nigella seed	noticeable	toppings, bread, toast		With salt.
	1	za'atar	noticeable	toast, dips, eggs		Holds sesame.

ranch seasoning, ranch mix	1	dried dill + 1 teaspoon garlic powder and 1 teaspoon onion powder for each tablespoon	slight	dips, chicken, potatoes, dressings		With dried parsley and salt.
	1	dried parsley + 1 teaspoon garlic powder and 1 teaspoon onion powder for each tablespoon	slight	dips, chicken, potatoes		With salt.
	1	salt-free seasoning	noticeable	dips, chicken, vegetables		Salt to taste.
	1	italian seasoning	noticeable	chicken, potatoes, dips		With garlic powder.

lemon pepper	1	black pepper + 1 teaspoon lemon zest for each teaspoon	none	fish, chicken		With salt.
	1	salt-free seasoning	noticeable	chicken, fish		With lemon.
	1	za'atar	noticeable	chicken, fish		Sour and nutty.

cajun seasoning, creole seasoning, old bay seasoning, blackened seasoning, jerk seasoning, seafood seasoning	1	old bay seasoning	slight	seafood, rubs, chicken		Add a pinch of cayenne.
	1	cajun seasoning	slight	rubs, seafood, chicken		Read the label for salt.
	1	paprika + 1/4 teaspoon cayenne and 1/2 teaspoon oregano for each tablespoon	slight	rubs, seafood, chicken, gumbo, mild dishes		With garlic powder and salt.
	1	salt-free seasoning	slight	rubs, chicken, vegetables		Salt to taste.
	1	smoked paprika	noticeable	rubs, seafood, stews, mild dishes		With thyme and garlic powder.

vegeta, all-purpose seasoning	1	vegetable bouillon	none	soups, stews, sauces, rice		Crumbled.
	1	seasoned salt	slight	stews, rubs, vegetables		Salty.
	1/2	onion powder + 1/2 teaspoon salt for each teaspoon	noticeable	stews, soups, rubs		With dried parsley and carrot.
	1	nutritional yeast	noticeable	soups, sauces		With salt.

liquid smoke	1	smoked paprika	slight	rubs, sauces, stews, beans, chili, mild dishes		A quarter teaspoon for a few drops.
	1	chipotle powder	noticeable	chili, sauces, rubs	mild dishes	Smoky and hot.
	1	smoked salt	slight	rubs, sauces, beans		Salt the dish less.
	1	soy sauce	noticeable	sauces, stews, marinades		For the depth without the smoke.

fenugreek leaf, kasuri methi, dried fenugreek leaf, methi, dry fenugreek leaf	1	celery leaf	slight	curries, stews		Dried; with a drop of maple syrup.
	1/4	mustard seed	noticeable	curries		Crushed and fried.
	1	curry leaf	noticeable	curries, dals		Another bitterness.
	1	fenugreek	slight	curries		A pinch of the ground seed: bitter.
	1	cilantro	noticeable	curries, dals		Fresh, at the end.

juniper berry, sichuan pepper, szechuan peppercorn, pink peppercorn, grains of paradise, peppery spice	1	black pepper	noticeable	rubs, stews, stir-fries		Sharper.
	1	allspice	noticeable	stews, braises		Sweeter.
	1	lemon zest	noticeable	stir-fries, fish, chicken		With pepper.
	1	rosemary	noticeable	game, braises		For juniper.

za'atar, dukkah, greek seasoning	1	oregano	noticeable	dips, chicken, bread		With lemon zest and sesame seeds.
	1	thyme + 1 teaspoon sumac for each tablespoon	slight	dips, chicken, bread, salads		With a pinch of salt.
	1	italian seasoning	noticeable	chicken, salads	dips	With lemon zest.
`,
  'likeness.tsv': `#
#
role	tag	row
sauce	egg	mayonnaise
sauce	dairy	alfredo sauce
sauce	soy	hoisin sauce
sauce		salsa
thickener	grain	flour
sweetener	honey	honey
sweetener		sugar
sweet	chocolate	chocolate
sweet	wheat	cookie
sweet	gelatin	marshmallow
sweet	tree_nut	nut
sweet	egg	cookie
sweet	starchy	potato chip
sweet	fruit	jam
sweet		candy
bread	legume	cracker
bread		bread
drink	alcohol	wine
drink	dairy	milk
drink	caffeine	tea leaf
drink		apple juice
liquid	alcohol	rum
liquid	citrus	orange juice
liquid	fruit	apple juice
liquid	vegetable	apple juice
seasoning	broth	bouillon
seasoning	allium	bouillon
seasoning	crustacean	shrimp paste
seasoning	fish	fish sauce
seasoning	nightshade	chili powder
seasoning	alcohol	extract
spice	nightshade	chili powder
starch	pasta	pasta
starch	cheese	pizza dough
starch	starchy	potato
binder	leavening	egg
	cheese	cheese
	gelatin	gelatin
	crustacean	shrimp
	mollusc	clam
	fish	fish
	processed_meat	ham
	poultry	chicken
	beef	beef
	pork	pork
	lamb	lamb
	game	beef
	animal_fat	lard
	meat	beef
	broth	broth
	chocolate	chocolate
	pasta	pasta
	bread	bread
	tree_nut	nut
	peanut	nut
	honey	honey
	leavening	baking powder
	thickener	cornstarch
	vinegar	vinegar
	alcohol	wine
	mushroom	mushroom
	allium	onion
	herb	parsley
	spice	cinnamon
	seed	sunflower seed
	egg	egg
	dairy	milk
	rice	rice
	oats	oats
	legume	bean
	leafy	spinach
	starchy	potato
	root	carrot
	dried_fruit	raisin
	citrus	orange
	fruit	apple
	vegetable	broccoli
	oil	oil
	sugar	sugar
	sweetener	honey
	salt	salt
	grain	couscous
`,
  'liquids.tsv': `#
for	amount	name	flavor	best	not	notes
chicken broth, chicken stock, broth, stock, turkey broth, bone broth, chicken bouillon, chicken bouillon cube	1	vegetable broth	slight	soups, stews, risotto, sauces		Salt to taste.
	1	low-sodium chicken broth	none	soups, stews, sauces		Salt to taste.
	1	low-sodium vegetable broth	slight	soups, stews, risotto, sauces		Salt to taste.
	1	mushroom broth	noticeable	soups, gravies, risotto		Darker.
	1	water + 1 teaspoon salt for each quart	noticeable	soups, rice, stews		With herbs and a bay leaf.
	1	beef broth	noticeable	stews, gravies	light soups	Darker.
	1	chicken broth	slight	soups, stews, rice		Lighter.
	1	miso broth	noticeable	soups, noodles		A tablespoon of miso for a cup of water.
	1 teaspoon for 1 cup	vegetable bouillon + 1 cup water for each teaspoon	slight	soups, stews, rice		A cube for 2 cups of water.
	1	white wine	noticeable	sauces, risotto	soups	Half wine, half water.
	1	coconut milk	strong	curries, soups		Half and half with water.

beef broth, beef stock, beef bouillon, beef consomme, veal stock, demi-glace, beef bouillon cube, lamb stock, pork broth	1	mushroom broth	slight	stews, gravies, soups, braises		As dark.
	1	vegetable broth	noticeable	stews, soups, gravies		Add a spoon of soy sauce or tomato paste for depth.
	1	chicken broth	noticeable	stews, soups, gravies		Lighter.
	1	red wine	noticeable	braises, sauces	soups	Half wine, half water.
	1	beef broth	slight	stews, gravies		Boil it down for demi-glace.
	1	water + 1 tablespoon tomato paste for each cup	noticeable	stews, braises	soups	With herbs, brown onions and salt.

vegetable broth, vegetable stock, mushroom broth	1	chicken broth	slight	soups, stews, rice		For those who eat meat.
	1	mushroom broth	slight	soups, gravies, risotto		Darker.
	1	water + 1 teaspoon salt for each quart	noticeable	soups, rice, stews		With herbs and a bay leaf.
	1	miso broth	noticeable	soups, noodles		A tablespoon of miso for a cup of water.
	1	vegetable broth	slight	soups, stews		Lighter.

fish stock, seafood stock, clam juice, fish broth, shrimp stock, lobster stock, fish bouillon	1	vegetable broth	noticeable	soups, stews, paella, risotto		With a piece of seaweed for the taste of the sea.
	1	chicken broth	noticeable	soups, paella, chowders		Light.
	1	kombu dashi	slight	soups, stews		Of kelp.
	1	mushroom broth	noticeable	soups, chowders		Pale ones.
	1	fish stock	slight	soups, paella		In the same amount.
	1	water + 1 teaspoon salt for each quart	noticeable	soups, paella		With lemon and herbs.

white wine, dry white wine, vermouth, dry vermouth, cooking wine	1	chicken broth + 1 tablespoon lemon juice for each cup	slight	sauces, risotto, braises	desserts, drinks	In the same amount.
	1	vegetable broth + 1 tablespoon lemon juice for each cup	slight	sauces, risotto, braises	desserts, drinks	In the same amount.
	1	white grape juice + 1 tablespoon white vinegar for each cup	slight	sauces, desserts, braises		Sweeter.
	1	apple juice + 1 tablespoon lemon juice for each cup	noticeable	sauces, braises, desserts		Sweeter.
	1/4	white wine vinegar + 3/4 cup water for each cup	noticeable	sauces, risotto	desserts, drinks	One part to three of water.
	1	dry vermouth	slight	sauces, risotto		Stronger.
	1	non-alcoholic white wine	slight	sauces, risotto, drinks		Some hold traces of alcohol.
	1/4	lemon juice + 3/4 cup water for each cup	noticeable	sauces, fish, risotto	desserts	One part to three of water.

red wine, dry red wine, burgundy	1	beef broth + 1 tablespoon red wine vinegar for each cup	slight	stews, braises, sauces	desserts, drinks	In the same amount.
	1	grape juice + 1 tablespoon red wine vinegar for each cup	noticeable	sauces, braises, desserts, drinks		Sweeter.
	1	pomegranate juice	noticeable	sauces, braises, desserts		As dark, and as tart.
	1	cranberry juice	noticeable	sauces, desserts	stews	Unsweetened.
	1	vegetable broth + 1 tablespoon balsamic vinegar for each cup	slight	stews, braises, sauces	desserts, drinks	In the same amount.
	1	non-alcoholic red wine	slight	stews, sauces, drinks		Some hold traces of alcohol.
	1	mushroom broth + 1 tablespoon balsamic vinegar for each cup	slight	stews, gravies	desserts, drinks	In the same amount.
	1	sherry	slight	sauces, desserts		For marsala and port.
	1	apple juice + 1 tablespoon balsamic vinegar for each cup	noticeable	sauces, braises		For marsala and port.

sherry, rice wine, sake, shaoxing wine, chinese cooking wine, dry sherry, cooking sherry	1	dry sherry	slight	stir-fries, marinades		With a pinch of sugar for mirin.
	1	white wine	slight	stir-fries, sauces		With a pinch of sugar for mirin.
	1	shaoxing wine	slight	stir-fries, marinades, braises	desserts	Nuttier.
	1	rice vinegar + 1/2 teaspoon sugar for each tablespoon	noticeable	stir-fries, marinades, sauces		Thin it with water.
	1	white grape juice + 1 teaspoon rice vinegar for each 1/4 cup	slight	glazes, sauces, marinades		Nearest to mirin.
	1	apple juice	noticeable	glazes, marinades, sauces		With a dash of rice vinegar.
	1	chicken broth	noticeable	stir-fries, soups, marinades	glazes	With a dash of vinegar.
	1	vegetable broth	noticeable	stir-fries, soups	glazes	With a dash of vinegar.

beer, lager, ale, stout, guinness, dark beer, hard cider, cider	1	non-alcoholic beer	slight	batters, stews, bread, chili		Some hold traces of alcohol.
	1	sparkling water	slight	batters, bread	stews	For the bubbles.
	1	chicken broth	noticeable	stews, chili, braises	batters	With a dash of vinegar.
	1	gluten-free beer	none	batters, stews, bread		In the same amount.
	1	beef broth	noticeable	stews, chili	batters	For stout.
	1	apple juice	noticeable	braises, pork, batters		Half of it water.
	1	vegetable broth	noticeable	stews, chili	batters	With a dash of vinegar.
	1	ginger ale	noticeable	batters, glazes	stews	Sweeter.
	1	mushroom broth	noticeable	stews, chili	batters	As dark as stout.

rum, brandy, cognac, bourbon, whiskey, vodka, gin, tequila, spirit, liqueur, dark rum, kirsch, calvados	1	apple juice	noticeable	desserts, sauces, glazes	flambe	With a few drops of rum extract, where that is fine.
	1	orange juice	noticeable	desserts, sauces, marinades, drinks	flambe	For orange liqueur.
	1	white grape juice	noticeable	desserts, sauces, drinks	flambe	Sweeter.
	1/4	vanilla extract	noticeable	desserts, cakes	drinks	A teaspoon for a tablespoon; holds a little alcohol.
	1	coffee	noticeable	tiramisu, desserts, cakes	sauces	For coffee liqueur, strong and sweet.
	1	brandy	slight	desserts, sauces		Fruitier.
	1	rum	slight	desserts, sauces, drinks		Sweeter.
	1	bourbon	slight	desserts, sauces, glazes		Of corn.
	1	water	noticeable	sauces, batters	drinks	With lemon for the sharpness.
	1	sparkling water	noticeable	drinks, batters	sauces	With lime.
	1/2	maple syrup	noticeable	glazes, cakes	drinks	For the depth.

coffee, cold brew, espresso, instant coffee, espresso powder, brewed coffee, coffee powder	1	decaffeinated coffee	none	cakes, drinks, tiramisu		In the same amount.
	1	chicory coffee	slight	cakes, drinks, desserts		Without caffeine.
	1	cocoa powder	noticeable	cakes, brownies, rubs		For the depth.
	1	hot water	noticeable	cakes, brownies	drinks	In place of brewed coffee.
	1	black tea	noticeable	drinks, desserts		Lighter.
	1	barley malt coffee	noticeable	drinks, cakes		Of barley: with gluten.

coconut milk, coconut cream, canned coconut milk, light coconut milk, cream of coconut	1	heavy cream	noticeable	curries, soups, desserts		Richer.
	1	cashew cream	noticeable	curries, soups, sauces		Thin it with water.
	1	oat cream	noticeable	curries, soups, sauces	whipping	Milder.
	1	greek yogurt	noticeable	curries, soups	desserts	Stir it in at the end.
	1	soy milk + 1 tablespoon cornstarch for each cup	noticeable	curries, soups	whipping	Boil it up until thick.
	1	oat milk + 1 tablespoon cornstarch for each cup	noticeable	curries, soups	whipping	Boil it up until thick.
	1	evaporated milk	noticeable	curries, soups, desserts		Milder.
	1	almond milk	noticeable	smoothies, curries	whipping	Thinner.
	1	coconut cream	slight	curries, desserts		Thin it with water.
	1	silken tofu	noticeable	curries, soups		Blended with water.

almond milk, soy milk, oat milk, rice milk, cashew milk, non-dairy milk, plant milk, hemp milk, coconut beverage	1	oat milk	slight	baking, drinks, sauces, oatmeal		Creamy.
	1	soy milk	slight	baking, drinks, sauces		Richest in protein.
	1	rice milk	slight	drinks, baking, oatmeal		Thin and sweet.
	1	almond milk	slight	drinks, baking, smoothies		Thin.
	1	milk	slight	baking, drinks, sauces		Of the cow.
	1	coconut milk	noticeable	smoothies, curries, baking		Thinned with water.
	1	hemp milk	slight	smoothies, drinks, oatmeal		Nutty, without nuts.

half and half, table cream, coffee creamer, nondairy creamer, whipped cream, whipping cream, double cream, single cream, whipped topping, cool whip, clotted cream	1	coconut cream	noticeable	whipping, desserts, soups, coffee	delicate sauces	The thick part of a chilled can whips.
	1	oat cream	slight	coffee, sauces, soups	whipping	Sold as cooking cream, or barista.
	1	milk + 1 tablespoon butter for each cup	slight	sauces, soups, coffee	whipping	Melt the butter into it.
	1	vegan whipping cream	slight	whipping, desserts		Read the label.
	1	evaporated milk	slight	coffee, sauces, soups	whipping	In the same amount.
	1	greek yogurt	noticeable	desserts, toppings	coffee	With a little vanilla.
	1	cashew cream	slight	sauces, soups, desserts	whipping	Blended smooth.
	1	soy cream	slight	coffee, sauces, soups	whipping	In the same amount.
	1	heavy cream	slight	whipping, sauces, desserts		Richer.
	1	aquafaba	noticeable	toppings, mousse	sauces	Whipped with sugar.

ice cream, gelato, frozen yogurt	1	vegan ice cream	slight	desserts, milkshakes		Of oats, soy, coconut or nuts: read the label.
	1	sorbet	noticeable	desserts	milkshakes	Of fruit.
	1	frozen banana	noticeable	desserts, milkshakes		Blended until creamy.
	1	coconut yogurt	noticeable	desserts, milkshakes		Frozen.
	1	frozen yogurt	slight	desserts		Lighter.

milk powder, dry milk, powdered milk, nonfat dry milk	1	coconut milk powder	noticeable	baking, drinks		In the same amount.
	1	soy milk powder	slight	baking, drinks, bread		In the same amount.
	1	oat milk	slight	baking, drinks		In place of the water too.
	1	milk	slight	baking, drinks		In place of the water too.
	1	rice milk	slight	baking, drinks		In place of the water too.

water, sparkling water, soda water, club soda	1	sparkling water	none	drinks, batters		With lime.
	1	vegetable broth	noticeable	soups, rice	drinks	More taste.
	1	apple juice	noticeable	drinks, marinades		Sweeter.
	1	coconut water	noticeable	drinks, smoothies		A little sweet.
	1	water	none	drinks, cooking		As it is.

apple juice, apple cider, pineapple juice, cranberry juice, grape juice, pomegranate juice, tomato juice, clamato, vegetable juice	1	apple juice	noticeable	drinks, marinades, glazes		Mild and sweet.
	1	white grape juice	slight	drinks, glazes		Sweeter.
	1	orange juice	noticeable	drinks, marinades		More tart.
	1	vegetable juice	slight	drinks, soups		For tomato juice.
	1/2	tomato sauce + 1/2 cup water for each cup	slight	soups, drinks	desserts	For tomato juice.
	1	cranberry juice	noticeable	drinks, sauces		More tart.

port, marsala, marsala wine, madeira, ruby port, tawny port, dry marsala, sweet marsala	1	sherry	slight	sauces, desserts, braises		Add a pinch of sugar for the sweet kinds.
	1	madeira	slight	sauces, desserts		Alike.
	1	grape juice + 1 teaspoon cider vinegar for each 1/4 cup	noticeable	sauces, desserts, braises		Sweeter.
	1	chicken broth + 1 teaspoon balsamic vinegar for each 1/4 cup	noticeable	sauces, braises	desserts	In the same amount.
	1	vegetable broth + 1 teaspoon balsamic vinegar for each 1/4 cup	noticeable	sauces, braises	desserts	In the same amount.
	1	red wine + 1 teaspoon brown sugar for each 1/4 cup	slight	sauces, braises		Less strong.
	1	cranberry juice	noticeable	sauces, desserts		Tarter.
	1	coffee	noticeable	tiramisu, desserts	sauces	Strong and sweetened.

mirin	1	rice vinegar + 1/2 teaspoon sugar for each tablespoon	slight	sauces, glazes, marinades, stir-fries		Stir until the sugar is gone.
	1	white grape juice + 1 teaspoon rice vinegar for each 1/4 cup	slight	glazes, sauces, marinades		Sweet as it is.
	1	dry sherry + 1/2 teaspoon sugar for each tablespoon	slight	stir-fries, marinades, sauces		Nuttier.
	1	sake + 1 teaspoon sugar for each tablespoon	none	sauces, marinades		The nearest.
	1	apple juice + 1/2 teaspoon rice vinegar for each tablespoon	noticeable	glazes, marinades, sauces		Fruitier.
	1	white wine + 1 teaspoon sugar for each tablespoon	slight	sauces, stir-fries		In the same amount.

orange liqueur, grand marnier, cointreau, triple sec, limoncello	1	orange juice + 1/4 teaspoon orange zest for each tablespoon	slight	desserts, drinks, sauces	flambe	In the same amount.
	1	brandy	noticeable	desserts, sauces		With a strip of orange peel.
	1/3	orange extract	slight	cakes, frosting	drinks	A teaspoon for a tablespoon.
	1	lemon juice	noticeable	desserts, drinks		For limoncello; add sugar.

kahlua, coffee liqueur, baileys, irish cream, irish cream liqueur	1	coffee + 1 teaspoon sugar for each tablespoon	slight	tiramisu, desserts, cakes, drinks		Strong.
	1	heavy cream + 1 teaspoon instant coffee for each 1/4 cup	noticeable	cheesecake, drinks, frosting		For Irish cream; with sugar and vanilla.
	1	coconut cream + 1 teaspoon instant coffee for each 1/4 cup	noticeable	cheesecake, drinks, desserts		For Irish cream; with sugar and vanilla.
	1	chocolate syrup	noticeable	desserts, drinks		Sweeter.

amaretto	1/4	almond extract	none	cakes, desserts, cookies	drinks	A quarter of it at the most; fill up with water.
	1/4	vanilla extract	noticeable	cakes, desserts	drinks	Without almonds.
	1	orange juice	noticeable	desserts, drinks		Another fruit.

champagne, prosecco, sparkling wine, cava	1	sparkling water + 1/4 cup white grape juice for each cup	noticeable	drinks	sauces, risotto	Chilled.
	1	ginger ale	noticeable	drinks	sauces, risotto	Sweeter.
	1	sparkling wine	none	drinks, risotto		Another country's.
	1	non-alcoholic white wine	slight	drinks, sauces, risotto		With sparkling water for the bubbles; some hold traces of alcohol.
	1	dry white wine	slight	sauces, risotto		Without the bubbles.
	1	chicken broth + 1 tablespoon lemon juice for each cup	noticeable	sauces, risotto, braises	drinks, desserts	In the same amount.

wine	1	chicken broth + 1 tablespoon lemon juice for each cup	slight	sauces, risotto, braises	drinks, desserts	In the same amount.
	1	vegetable broth + 1 tablespoon lemon juice for each cup	slight	sauces, risotto, braises	drinks, desserts	In the same amount.
	1	grape juice + 1 tablespoon cider vinegar for each cup	noticeable	sauces, braises, drinks		Sweeter; leave out the vinegar in drinks.
	1	non-alcoholic red wine	slight	stews, sauces, drinks		Some hold traces of alcohol.
	1	cranberry juice	noticeable	drinks, sauces		Unsweetened.

tea leaf, tea, black tea, green tea, matcha, chai	1	black tea	noticeable	drinks, desserts, cakes		Stronger.
	1	rooibos tea	noticeable	drinks, desserts		Without caffeine.
	1	decaffeinated tea	none	drinks, desserts		In the same amount.
	1	coffee	strong	drinks, desserts, cakes		Another taste, as bitter.

lemonade, soft drink, cola, ginger ale, ginger beer, tonic water	1	sparkling water + 2 tablespoons lemon juice and 2 tablespoons sugar for each cup	slight	drinks		Stir until the sugar is gone.
	1	sparkling water	noticeable	drinks, batters		Without the sugar.
	1	apple juice	noticeable	drinks, glazes, braises		With a dash of lemon.
	1	ginger ale	noticeable	drinks, glazes		Milder.

vegetable bouillon, vegetable bouillon cube, bouillon cube, bouillon, better than bouillon, bouillon powder, stock powder, stock cube	1 cup for 1 teaspoon	low-sodium vegetable broth	none	soups, stews, rice, sauces		In place of a cup of water.
	1 cup for 1 teaspoon	vegetable broth	none	soups, stews, rice, sauces		In place of a cup of water.
	1 cup for 1 teaspoon	low-sodium chicken broth	slight	soups, stews, rice, sauces		In place of a cup of water.
	1	salt-free seasoning	noticeable	soups, stews, rubs, rice		Herbs and dried vegetables.
	1	mushroom powder	noticeable	soups, stews, sauces, gravies		For the savour.
	1	nutritional yeast	noticeable	soups, sauces		With salt to taste.
	1/2	soy sauce	noticeable	soups, stews, rice		For the savour.
`,
  'meats.tsv': `#
for	amount	name	flavor	best	not	notes
ground beef, lean ground beef, minced beef, hamburger, ground chuck, beef mince, ground meat, mince	1	ground turkey	slight	tacos, chili, burgers, meatballs, pasta sauces		Leaner: add a spoon of oil.
	1	cooked lentil	noticeable	tacos, chili, pasta sauces, shepherd's pie	burgers	Season more, and add soy sauce or mushrooms for depth.
	1	plant-based ground beef	slight	burgers, tacos, meatballs, pasta sauces		Read the label for soy and wheat.
	1	ground chicken	slight	burgers, tacos, meatballs		Leaner.
	1	mushroom	noticeable	pasta sauces, tacos, burgers	meatballs	Finely chopped and fried until dry.
	1/2	textured vegetable protein	slight	chili, tacos, pasta sauces	burgers	Soak it in hot broth.
	1	black bean	noticeable	chili, tacos, burgers	pasta sauces	Half of them mashed.
	1	ground lamb	noticeable	meatballs, kebabs, moussaka		Fatter.
	1	walnut	noticeable	tacos, pasta sauces	burgers	Chopped small with mushrooms.
	1	crumbled firm tofu	noticeable	tacos, chili, stir-fries	burgers	Fry it brown first.
	1	tempeh	noticeable	chili, tacos, pasta sauces	burgers	Crumbled.

ground turkey, ground chicken, ground pork, ground lamb, ground veal, minced pork, minced lamb, turkey mince, pork mince	1	ground chicken	slight	burgers, meatballs, dumplings, tacos		Lean: add a spoon of oil.
	1	ground turkey	slight	burgers, meatballs, dumplings, tacos		Lean: add a spoon of oil.
	1	ground beef	slight	burgers, meatballs, tacos, chili		Fatter.
	1	crumbled firm tofu	noticeable	stir-fries, dumplings, tacos	meatballs	Press it, and fry it brown.
	1	cooked lentil	noticeable	tacos, sauces, fillings	dumplings	Season more.
	1	mushroom	noticeable	dumplings, sauces, fillings		Finely chopped and fried until dry.
	1	plant-based ground meat	slight	burgers, meatballs, tacos		Read the label.
	1	chickpea	noticeable	burgers, meatballs	dumplings	Mashed.

chicken breast, chicken, chicken thigh, cooked chicken, chicken leg, chicken wing, chicken drumstick, rotisserie chicken, shredded chicken, chicken tender, whole chicken, chicken cutlet	1	firm tofu	noticeable	stir-fries, curries, salads, breading	roasting whole	Press it for 20 minutes, then marinate.
	1	chickpea	noticeable	curries, salads, stews, wraps	grilling	A can for each half pound.
	1	turkey breast	slight	roasting, salads, sandwiches, stir-fries		Cooks alike.
	1	tempeh	noticeable	stir-fries, sandwiches, grilling		Steam it for 10 minutes first.
	1	seitan	slight	stir-fries, stews, grilling		Made of wheat.
	1	cauliflower	noticeable	curries, breading, wings, roasting	soups	In large florets.
	1	jackfruit	noticeable	pulled sandwiches, tacos, curries	grilling	The young kind, in brine.
	1	chicken thigh	slight	grilling, stews, curries		Juicier; ten minutes longer.
	1	pork loin	noticeable	stir-fries, roasting, breading		Cooks a little longer.
	1	white fish	noticeable	breading, tacos, curries	roasting whole	Cooks in half the time.
	1	white bean	noticeable	soups, stews, salads	grilling	A can for each half pound.
	1	oyster mushroom	noticeable	breading, pulled sandwiches, stir-fries		Torn into strips.
	1	quinoa	strong	salads, bowls	grilling	For the protein.

turkey, turkey breast, duck, duck breast, goose, quail, cooked turkey, cornish hen	1	chicken	slight	roasting, soups, sandwiches		Smaller: less time.
	1	chicken thigh	slight	roasting, braising		As dark and juicy.
	1	turkey breast	slight	roasting, sandwiches		Leaner.
	1	seitan	noticeable	roasting, sandwiches		Made of wheat.
	1	firm tofu	noticeable	roasting, stir-fries		Press and marinate it.
	1	jackfruit	noticeable	pancakes with hoisin, sandwiches	roasting	The young kind, in brine.
	1	cauliflower	noticeable	roasting	sandwiches	Whole, or in thick slices.
	1	king oyster mushroom	noticeable	searing, sandwiches		In thick slices, scored.

veal, veal cutlet, veal shank, veal chop	1	pork loin	slight	cutlets, braises, roasting		Pounded thin for cutlets.
	1	chicken breast	noticeable	cutlets, saltimbocca	braises	Pounded thin.
	1	turkey breast	noticeable	cutlets	braises	Pounded thin.
	1	beef chuck	noticeable	braises, stews	cutlets	Stronger; an hour longer.
	1	lamb	noticeable	braises, stews, roasting		Stronger.
	1	seitan	noticeable	cutlets, stews		Made of wheat.
	1	eggplant	noticeable	cutlets, parmigiana	braises	In thick slices.
	1	portobello mushroom	noticeable	cutlets, grilling	braises	One large cap for each cutlet.
	1	firm tofu	noticeable	cutlets	braises	Press and season it.
	1	jackfruit	noticeable	stews, braises	cutlets	The young kind, in brine.

beef, beef chuck, stew beef, beef stew meat, brisket, roast beef, chuck roast, beef roast, venison, bison	1	portobello mushroom	noticeable	grilling, stews, sandwiches, stroganoff		One large cap for each steak.
	1	mushroom	noticeable	stews, stroganoff, stir-fries	grilling	Brown them well.
	1	lamb	noticeable	stews, roasting, grilling		Stronger.
	1	seitan	noticeable	stir-fries, stews, sandwiches		Made of wheat.
	1	chicken thigh	noticeable	stir-fries, stews, fajitas		Half the time.
	1	pork shoulder	noticeable	stews, braises, pulled meat	grilling	Cooks alike.
	1	venison	noticeable	stews, grilling		Lean: do not overcook it.
	1	jackfruit	noticeable	pulled meat, stews, tacos	grilling	The young kind, in brine.
	1	lentil	noticeable	stews, chili, pies	grilling	Half a pound of dried for a pound.
	1	tempeh	noticeable	stir-fries, stews		Marinate it.
	1	firm tofu	noticeable	stir-fries, stews		Press and marinate it.
	1	eggplant	noticeable	stews, grilling		In thick slices.

pork, pork shoulder, pork loin, pork tenderloin, pork chop, pork belly, pork rib, pulled pork, pork roast, pork butt, carnitas, spare rib, baby back rib, char siu	1	chicken thigh	slight	stir-fries, braises, tacos, pulled meat		Half the time.
	1	beef chuck	noticeable	braises, pulled meat, stews		A little longer.
	1	jackfruit	noticeable	pulled meat, tacos	chops	The young kind, in brine.
	1	turkey breast	noticeable	roasting, chops	braises	Leaner: baste it.
	1	firm tofu	noticeable	stir-fries, braises		Press and marinate it.
	1	lamb	noticeable	braises, chops, roasting		Stronger.
	1	seitan	noticeable	stir-fries, ribs		Made of wheat.
	1	mushroom	noticeable	braises, stir-fries, ramen		Brown them well.
	1	tempeh	noticeable	stir-fries, braises		Marinate it.
	1	beef short rib	noticeable	ribs, braises		Longer.

lamb, ground lamb shoulder, leg of lamb, lamb chop, lamb shoulder, mutton, goat, lamb shank, rabbit	1	beef chuck	noticeable	stews, curries, braises		Milder.
	1	chicken thigh	noticeable	curries, stews, kebabs		Half the time.
	1	goat	slight	curries, stews		Cooks alike.
	1	mushroom	noticeable	stews, shepherd's pie	roasting	With lentils for body.
	1	eggplant	noticeable	curries, moussaka, kebabs		In large cubes.
	1	chickpea	noticeable	curries, stews, tagines	roasting	A can for each half pound.
	1	seitan	noticeable	kebabs, stews		Made of wheat.
	1	jackfruit	noticeable	curries, stews		The young kind, in brine.
	1	beef	noticeable	roasting, kebabs		Milder.

bacon, cooked bacon, pancetta, bacon bit, canadian bacon, streaky bacon, lardon, guanciale, salt pork, back bacon	1	turkey bacon	slight	breakfast, sandwiches, salads		Leaner: fry it in a little oil.
	1	tempeh	noticeable	breakfast, sandwiches, salads		In thin strips with soy or coconut aminos, maple and smoked paprika.
	1	smoked tofu	noticeable	salads, pasta, breakfast		In strips, fried crisp.
	1	mushroom	noticeable	pasta, salads, soups		In thin slices, roasted crisp with smoked paprika.
	1	coconut flake	noticeable	salads, sandwiches	pasta	Baked with smoked paprika and maple.
	1	pancetta	slight	pasta, soups	breakfast	Not smoked.
	1	beef bacon	slight	breakfast, sandwiches		Darker.
	1	smoked paprika	noticeable	soups, beans, stews	breakfast	A teaspoon, for the smoke alone.
	1	eggplant	noticeable	sandwiches, salads		In thin strips, roasted crisp.
	1	smoked turkey	slight	soups, beans, sandwiches		Diced.
	1	smoked salmon	strong	breakfast, bagels, pasta		For the smoke and salt.

ham, prosciutto, deli ham, parma ham, ham hock, serrano ham, speck, cooked ham, smoked ham, ham bone, deli meat, lunch meat, salami, pepperoni, bologna, pastrami, corned beef, mortadella	1	smoked turkey	slight	sandwiches, soups, salads, beans		In slices or cubes.
	1	smoked tofu	noticeable	sandwiches, salads, quiche		In thin slices.
	1	turkey ham	slight	sandwiches, quiche		In slices.
	1	turkey pepperoni	slight	pizza, sandwiches		Leaner.
	1	tempeh	noticeable	sandwiches, soups		With smoked paprika.
	1	mushroom	noticeable	quiche, pizza, soups		Fried with smoked paprika.
	1	prosciutto	slight	sandwiches, pasta, salads		Saltier.
	1	roasted red pepper	noticeable	pizza, sandwiches, salads	soups	For the colour and sweetness.
	1	bresaola	slight	salads, pasta, wrapping		Of beef.
	1	smoked salmon	noticeable	bagels, salads, wrapping	soups	As salty.
	1	roast beef	noticeable	sandwiches	soups	In thin slices.

sausage, italian sausage, pork sausage, chorizo, smoked sausage, andouille sausage, kielbasa, breakfast sausage, bratwurst, hot dog, frankfurter, chicken sausage, blood sausage, merguez, hot italian sausage, sweet italian sausage	1	chicken sausage	slight	pasta, breakfast, jambalaya, grilling		Leaner.
	1	turkey sausage	slight	pasta, breakfast, soups		Leaner.
	1	vegan sausage	slight	grilling, pasta, breakfast		Read the label for soy and wheat.
	1	ground turkey + 1 teaspoon fennel seed and paprika for each pound	slight	pasta, pizza, soups	grilling	Season it as sausage.
	1	ground pork + 1 teaspoon fennel seed and paprika for each pound	slight	pasta, pizza, soups	grilling	Season it as sausage.
	1	tempeh	noticeable	pasta, breakfast, jambalaya	grilling	Crumbled, with fennel and smoked paprika.
	1	mushroom	noticeable	pasta, pizza, jambalaya	grilling	With fennel and smoked paprika.
	1	chickpea	noticeable	stews, pasta, jambalaya	grilling	With smoked paprika.
	1	ground beef + 1 teaspoon fennel seed and paprika for each pound	noticeable	pasta, pizza, soups	grilling	Season it as sausage.
	1	crumbled firm tofu	noticeable	breakfast, tacos	grilling	With smoked paprika and fennel.
	1	carrot	strong	hot dogs	pasta	Whole, marinated and grilled.

meatball, hamburger patty, beef patty, meatloaf, burger	1	veggie burger	noticeable	burgers, sandwiches		Read the label.
	1	turkey burger	slight	burgers, sandwiches		Leaner.
	1	portobello mushroom	noticeable	burgers, sandwiches		One large cap for each patty.
	1	falafel	noticeable	wraps, sandwiches, bowls		Crisp outside.
	1	black bean	noticeable	burgers		Mashed and bound.
	1	salmon	noticeable	burgers		Chopped and shaped.

liver, chicken liver, beef liver, pate, liverwurst, foie gras	1	mushroom	noticeable	pate, stuffings		Fried with onions until brown.
	1	cooked lentil	noticeable	pate	frying	Blended with walnuts, or seeds.
	1	chicken thigh	noticeable	frying, stuffings	pate	Milder.
	1	chicken liver	slight	pate, frying		Milder.
	1	sunflower seed	noticeable	pate	frying	Soaked and blended with onions.

tofu, firm tofu, extra firm tofu, silken tofu, soft tofu, smoked tofu	1	chickpea	noticeable	curries, scrambles, salads, stews	desserts	A can for a block.
	1	tempeh	noticeable	stir-fries, curries, grilling	desserts	Nuttier, firmer.
	1	seitan	noticeable	stir-fries, grilling	desserts	Made of wheat.
	1	chicken breast	noticeable	stir-fries, curries, salads	desserts	Cooks longer.
	1	paneer	slight	curries, grilling, frying		Does not melt.
	1	white bean	noticeable	soups, dips, scrambles	grilling	Blended, it takes the place of silken tofu.
	1	mushroom	noticeable	stir-fries, soups	desserts	Brown them well.
	1	egg	noticeable	scrambles, ramen		Scrambled or boiled.
	1	cauliflower	noticeable	curries, stir-fries	desserts	In florets.
	1	greek yogurt	noticeable	dips, smoothies, desserts	stir-fries	For silken tofu.
	1	pumpkin seed	noticeable	salads, pestos	stir-fries	Sold as pumpkin seed tofu, too.

tempeh, seitan, textured vegetable protein, plant-based meat, veggie burger, veggie crumbles, soy chunk, soy curl, vegan sausage, impossible burger	1	firm tofu	slight	stir-fries, grilling, sandwiches		Press it first.
	1	tempeh	slight	stir-fries, sandwiches, chili		Nuttier.
	1	chickpea	noticeable	stews, chili, sandwiches, curries	grilling	Mashed a little.
	1	cooked lentil	noticeable	chili, tacos, sauces	grilling	Season more.
	1	mushroom	noticeable	stir-fries, sandwiches, tacos		Brown them well.
	1	jackfruit	noticeable	pulled meat, tacos		The young kind, in brine.
	1	black bean	noticeable	chili, burgers, tacos	stir-fries	Mashed a little.
	1	chicken breast	noticeable	stir-fries, sandwiches		For those who eat meat.

short rib, beef short rib, oxtail, beef shank, soup bone	1	beef chuck	slight	braises, stews	grilling	Cheaper; in large pieces.
	1	brisket	slight	braises, stews, pulled meat		As rich.
	1	oxtail	slight	braises, stews, soups		On the bone, as rich.
	1	lamb shank	noticeable	braises, stews		Stronger.
	1	pork shoulder	noticeable	braises, pulled meat		Cheaper.
	1	portobello mushroom	noticeable	braises, stews		In thick slices.
	1	jackfruit	noticeable	braises, pulled meat		The young kind, in brine.
	1	seitan	noticeable	braises, stews		Made of wheat.

steak, beef steak, flank steak, sirloin, ribeye steak, beef tenderloin, skirt steak, sirloin steak, round steak, rib eye steak, beef fillet, filet mignon, hanger steak, strip steak, tri tip	1	sirloin steak	slight	grilling, stir-fries, salads, searing		Lean.
	1	flank steak	slight	grilling, stir-fries, tacos, fajitas		Thin; cut it across the grain.
	1	portobello mushroom	noticeable	grilling, sandwiches, stroganoff, searing		One large cap for each steak.
	1	pork tenderloin	noticeable	grilling, stir-fries, roasting		Cooked a little longer.
	1	chicken breast	noticeable	grilling, stir-fries, salads, fajitas		Cooked through.
	1	seitan	noticeable	stir-fries, stews, sandwiches, grilling		Made of wheat.
	1	lamb chop	noticeable	grilling, searing		Stronger.
	1	firm tofu	noticeable	stir-fries, grilling, salads		Press and marinate it.
	1	mushroom	noticeable	stews, stroganoff, stir-fries	grilling	Brown them well.
	1	tempeh	noticeable	stir-fries, grilling		Marinate it.
	1	cauliflower	noticeable	grilling, roasting	stroganoff	In thick slices.
	1	jackfruit	noticeable	tacos, stews	grilling	The young kind, in brine.
	1	venison	noticeable	grilling, searing		Lean: do not overcook it.
`,
  'not-uses.tsv': `#
phrase
baking powder
baking soda
baking sheet
baking dish
baking pan
baking tray
baking paper
bread crumb
breadcrumb
whipping cream
soy sauce
fish sauce
hot sauce
salad dressing
frying pan
not drink
dont drink
doesnt drink
cant drink
`,
  'nuts-legumes.tsv': `#
for	amount	name	flavor	best	not	notes
almond, walnut, pecan, cashew, hazelnut, pistachio, macadamia nut, brazil nut, pine nut, nut, mixed nut, peanut, slivered almond, chopped nut, sliced almond, almond flake, roasted peanut	1	sunflower seed	noticeable	salads, granola, baking, pestos, crusts		Toast them.
	1	pumpkin seed	noticeable	salads, granola, baking, moles, pestos		Toast them.
	1	roasted chickpea	noticeable	snacks, salads, toppings	baking	Crunchy.
	1	walnut	slight	baking, salads, pestos		A little bitter.
	1	almond	slight	baking, salads, pestos		Milder.
	1	pecan	slight	baking, salads, granola		Sweeter.
	1	cashew	slight	stir-fries, sauces, curries		Softer.
	1	toasted coconut	noticeable	granola, desserts, baking	pestos	In flakes.
	1	hemp seed	noticeable	pestos, salads, smoothies		Soft.
	1	rolled oats	noticeable	crumbles, granola, crusts	pestos	Toasted; certified gluten-free where it matters.
	1	sesame seed	noticeable	stir-fries, salads, noodles		Toasted.
	1	water chestnut	noticeable	stir-fries, salads	baking	For the crunch.

peanut butter, creamy peanut butter, crunchy peanut butter, almond butter, cashew butter, nut butter, hazelnut butter	1	sunflower seed butter	slight	sandwiches, cookies, sauces, smoothies		Can turn green with baking soda: add lemon juice.
	1	almond butter	slight	sandwiches, cookies, smoothies, sauces		Milder.
	1	tahini	noticeable	sauces, noodles, dressings	sandwiches	Sweeten it for baking.
	1	soy nut butter	slight	sandwiches, cookies, sauces		Of soy.
	1	cashew butter	slight	sauces, smoothies, sandwiches		Sweeter.
	1	pumpkin seed butter	noticeable	sandwiches, smoothies		Green.
	1	peanut butter	slight	sandwiches, cookies, sauces		Stronger.
	1	hummus	strong	sandwiches, wraps	cookies	Savoury.
	1	coconut butter	noticeable	cookies, smoothies	sauces	Sweet.

chocolate hazelnut spread, nutella	1	chocolate sunflower seed spread	slight	toast, crepes, desserts		Of sunflower seeds; read the label for milk.
	1	dairy-free chocolate chip	noticeable	cookies, crepes, desserts	toast	Melted with a spoon of oil; read the label for traces.
	1	sunflower seed butter + 1 tablespoon cocoa powder for each 1/4 cup	slight	toast, crepes, baking		Sweeten to taste.
	1	almond butter + 1 tablespoon cocoa powder for each 1/4 cup	slight	toast, crepes, baking		Sweeten to taste.
	1	peanut butter + 1 tablespoon cocoa powder for each 1/4 cup	noticeable	toast, baking		Sweeten to taste.
	1	dark chocolate	slight	crepes, desserts	toast	Melted.

sesame seed, poppy seed, flaxseed, ground flaxseed, chia seed, hemp seed, mixed seed, nigella seed, linseed	1	sunflower seed	noticeable	salads, bread, granola		Larger.
	1	hemp seed	slight	salads, smoothies, dressings		Soft.
	1	poppy seed	slight	bread, toppings, dressings		Darker.
	1	pumpkin seed	noticeable	salads, bread, granola		Larger.
	1	chia seed	slight	puddings, baking, smoothies		Swells, as flaxseed does.
	1	ground flaxseed	slight	baking, smoothies, oatmeal		Swells, as chia does.
	1	sesame seed	slight	bread, toppings, stir-fries		Nutty.
	1	slivered almond	noticeable	salads, toppings, stir-fries		Toasted.
	1/2	psyllium husk	slight	baking, binding	toppings	Half of it.
	1	nigella seed	noticeable	bread, toppings		A little bitter.

desiccated coconut, shredded coconut, coconut flake, coconut, sweetened coconut	1	sliced almond	noticeable	granola, cookies, toppings	macaroons	Toasted.
	1	rolled oats	noticeable	granola, cookies, bars	macaroons	Certified gluten-free where it matters.
	1	chopped walnut	noticeable	cookies, granola, cakes	macaroons	Toasted.
	1	sunflower seed	noticeable	granola, bars	macaroons	Toasted.
	1	desiccated coconut	none	cookies, cakes, macaroons		Unsweetened: add sugar.
	1	almond flour	noticeable	cakes, cookies	toppings	Finer.

chickpea, garbanzo bean, canned chickpea, black bean, kidney bean, pinto bean, white bean, cannellini bean, navy bean, great northern bean, lima bean, black eyed pea, bean, butter bean, fava bean, edamame, mung bean, refried bean, adzuki bean, soybean, broad bean, baked bean, borlotti bean	1	white bean	slight	soups, salads, dips, stews		Mild.
	1	chickpea	slight	curries, salads, dips, stews		Firmer.
	1	black bean	slight	chili, tacos, salads		Earthy.
	1	kidney bean	slight	chili, stews, salads		Firm.
	1	pinto bean	slight	chili, burritos, refried beans		Creamy.
	1	lentil	noticeable	stews, salads, curries		Sooner done.
	1	mushroom	noticeable	chili, stews, tacos	dips	For few carbohydrates.
	1	zucchini	noticeable	soups, salads, dips		Without legumes.
	1	cauliflower	noticeable	dips, curries, salads		Without legumes.
	1	eggplant	noticeable	dips, stews, chili		Without legumes.
	1	quinoa	noticeable	salads, chili, bowls	dips	Without legumes.
	1	green pea	noticeable	salads, dips, soups		Sweeter.
	1	ground beef	noticeable	chili, tacos	dips	For those who eat meat.

lentil, red lentil, green lentil, brown lentil, split pea, cooked lentil, dal, french lentil, yellow split pea	1	split pea	slight	soups, dals, stews	salads	Falls apart.
	1	chickpea	noticeable	curries, salads, stews		Firmer.
	1	red lentil	slight	soups, dals, curries	salads	Sooner done.
	1	black bean	noticeable	chili, salads, tacos	dals	Larger.
	1	mung bean	slight	dals, soups, curries		Alike.
	1	quinoa	noticeable	salads, bowls, soups	dals	Without legumes.
	1	mushroom	noticeable	sauces, stews, tacos	dals	Chopped.
	1	cauliflower	noticeable	curries, soups		Without legumes.
	1	lentil	slight	soups, stews, salads		Another colour.
	1	ground beef	noticeable	sauces, tacos, stews	dals	For those who eat meat.

hummus, bean dip, baba ganoush, falafel	1	baba ganoush	noticeable	dips, sandwiches, bowls		Of eggplant.
	1	guacamole	noticeable	dips, sandwiches, bowls		Of avocado.
	1	white bean	slight	dips, sandwiches		Blended with lemon and garlic.
	1	hummus	slight	dips, sandwiches, bowls		Of chickpeas.
	1	greek yogurt	noticeable	dips	sandwiches	With herbs.

aquafaba	1	egg white	none	meringue, cocktails, mousse		Two tablespoons for 1 egg white.
	1	ground flaxseed + 3 tablespoons water for each tablespoon	noticeable	binding, muffins	meringue	Lets nothing rise.
	1	egg substitute	slight	baking	meringue	By the packet.

protein powder, whey protein	1	vegan protein powder	slight	smoothies, baking, oatmeal		Of peas or rice.
	3 tablespoon for 1	hemp seed	noticeable	smoothies, oatmeal	baking	Three spoons for a scoop.
	1/2 cup for 1	greek yogurt	noticeable	smoothies, oatmeal	baking	Half a cup for a scoop.
	2 tablespoon for 1	almond butter	noticeable	smoothies, oatmeal		Two spoons for a scoop.
	2 tablespoon for 1	chia seed	noticeable	smoothies, oatmeal		Two spoons for a scoop.
`,
  'parts.tsv': `#
word	part
brush	glazing
egg wash	glazing
eggwash	glazing
glaze	glazing
shiny	glazing
dredge	breading
dredging	breading
dip	breading
coat	breading
coating	breading
crumb	breading
breadcrumb	breading
panko	breading
shallow	breading
breaded	breading
breading	breading
`,
  'produce.tsv': `#
for	amount	name	flavor	best	not	notes
onion, yellow onion, white onion, red onion, sweet onion, leek, onion powder, pearl onion, spanish onion, vidalia onion	1	leek	slight	soups, stews, sautes	salads	Milder.
	3	shallot	slight	sauces, dressings, sautes		Finer: three for a small onion.
	1	onion	slight	soups, stews, sautes		Stronger.
	1	scallion	slight	salads, garnishes, stir-fries		The green part alone is low in fructans.
	1	fennel	noticeable	soups, stews, sautes, salads		Without alliums.
	1	celery	noticeable	soups, stews, salads, stuffings		Without alliums.
	1	chive	noticeable	salads, garnishes, dips	stews	Milder.
	1/4	garlic-infused olive oil	noticeable	sautes, soups, stews	garnishes	The taste without the fructans.
	1/4 teaspoon for 1	asafoetida	noticeable	curries, dals, stews	salads	A pinch in hot oil; some brands hold wheat.
	1 tablespoon for 1	onion powder	slight	soups, stews, rubs	salads	A tablespoon for a medium onion.
	1	cabbage	noticeable	sautes, stews, soups	garnishes	Sweet when fried slowly.
	1	carrot	noticeable	soups, stews	garnishes	For the sweetness.

fennel, fennel bulb	1	celery	noticeable	soups, salads, stews		With a pinch of fennel seed for the taste.
	1	bok choy	noticeable	stir-fries, soups, salads		The stems.
	1	cabbage	noticeable	slaws, roasts, soups		With a pinch of fennel seed.
	1	onion	noticeable	roasts, soups, stews	salads	Sweet when fried.
	1	endive	noticeable	salads, roasts	soups	Bitter.
	1	carrot	noticeable	soups, roasts		Sweeter.

celery, celery stalk, celery root, celeriac	1	fennel	noticeable	soups, salads, stuffings, stews		Tastes of anise.
	1	carrot	noticeable	soups, stews, stuffings		Sweeter.
	1	cucumber	noticeable	salads, snacks	soups	For the crunch.
	1	bok choy	slight	stir-fries, soups, salads		The stems.
	1	green bell pepper	noticeable	soups, stews, salads, mild dishes		For the crunch.
	1	jicama	noticeable	salads, snacks	soups	For the crunch.
	1	parsnip	slight	soups, mash, roasts		For celeriac.
	1	celery	slight	soups, salads, stuffings		In the same amount.
	1	onion	noticeable	soups, stews	salads	Sweet when fried.
	1	water chestnut	noticeable	salads, stir-fries		For the crunch.

carrot, baby carrot, parsnip, turnip, beet, rutabaga, radish, beetroot, kohlrabi, daikon, jicama	1	parsnip	slight	soups, roasts, mash	salads	Sweeter.
	1	carrot	slight	soups, roasts, salads		Sweeter.
	1	sweet potato	noticeable	roasts, soups, mash	salads	Softer.
	1	turnip	noticeable	soups, roasts, mash		Sharper.
	1	butternut squash	noticeable	soups, roasts, mash	salads	Softer.
	1	radish	noticeable	salads, roasts	soups	Sharper.
	1	red bell pepper	noticeable	salads, stir-fries, snacks, mild dishes	mash	For the colour.
	1	zucchini	noticeable	cakes, stir-fries, noodles	mash	Wetter.

plantain, green plantain, breadfruit	1	sweet potato	noticeable	frying, mash, stews		Sweeter.
	1	cassava	noticeable	frying, stews		Boil it first.
	1	potato	noticeable	frying, mash, stews		Less sweet.
	1	banana	noticeable	frying, desserts	stews	Green and firm.
	1	taro	noticeable	frying, stews		Cook it well.
	1	zucchini	strong	frying, stews		For few carbohydrates.

potato, russet potato, red potato, sweet potato, yukon gold potato, mashed potato, french fries, hash brown, new potato, baby potato, yam, taro, cassava, baking potato	1	cauliflower	noticeable	mash, roasts, soups, gratins	fries	For few carbohydrates.
	1	sweet potato	noticeable	mash, fries, roasts		Sweeter.
	1	turnip	noticeable	mash, roasts, soups, fries		Few carbohydrates.
	1	parsnip	noticeable	mash, roasts, fries		Sweeter.
	1	celery root	noticeable	mash, soups, fries, gratins		Nutty.
	1	butternut squash	noticeable	roasts, soups, mash		Sweeter.
	1	radish	noticeable	roasts, soups	mash	Mild when roasted.
	1	potato	slight	mash, fries, roasts		Less sweet.
	1	white bean	noticeable	mash, soups	fries	For the protein.
	1	zucchini	noticeable	fries, gratins, soups	mash	Lighter.
	1	rutabaga	noticeable	mash, roasts, fries		Fewer carbohydrates.

tomato, canned tomato, diced tomato, cherry tomato, crushed tomato, plum tomato, roma tomato, grape tomato, stewed tomato, whole peeled tomato, fire roasted tomato	1	canned tomato	slight	sauces, stews, soups	salads	A can of 14 ounces for 4 medium ones.
	1	roasted red pepper	noticeable	sauces, salads, sandwiches, soups		Without tomato; add a splash of vinegar.
	1	tomato	slight	salads, sauces, salsas		Fresh.
	3	tomato sauce	slight	sauces, stews, soups	salads	Three times as much for paste; boil it down.
	1	red bell pepper	noticeable	salads, salsas, stews, mild dishes		For the colour and sweetness.
	1/4	sun-dried tomato	noticeable	pasta, salads, sandwiches		A quarter of the amount.
	1	canned pumpkin	noticeable	sauces, soups, curries	salads	With a splash of vinegar: without nightshades.
	1	beet	noticeable	sauces, soups	salads	Cooked and blended with carrot: without nightshades.
	1	tomatillo	noticeable	salsas, sauces		Sharper, green.
	1	mango	strong	salsas, salads	sauces	Sweeter.

bell pepper, red bell pepper, green bell pepper, yellow bell pepper, sweet pepper, roasted red pepper, orange bell pepper, pepper strip	1	poblano pepper	slight	stuffing, fajitas, sautes, mild dishes		A little hot.
	1	zucchini	noticeable	sautes, stuffing, stir-fries		Milder; without nightshades.
	1	carrot	noticeable	stir-fries, salads, snacks	stuffing	For the colour.
	1	roasted red pepper	slight	sandwiches, sauces, pasta	snacks	From the jar.
	1	celery	noticeable	stir-fries, salads, stews	stuffing	For the crunch.
	1	green bell pepper	slight	sautes, stuffing, salads, mild dishes		Less sweet.
	1	red bell pepper	slight	sautes, stuffing, salads, mild dishes		Sweeter.
	1	tomato	noticeable	stews, salads, stuffing		Juicier.
	1	cucumber	noticeable	salads, snacks	stuffing	For the crunch.

jalapeno, serrano pepper, chili pepper, green chile, red chile, thai chili, habanero pepper, poblano pepper, bird's eye chili, dried red chile, scotch bonnet, ancho chile, hot pepper, fresno chile, anaheim chile	1	jalapeno	slight	salsas, chili, curries	mild dishes	Milder than most.
	1/2	serrano pepper	slight	salsas, curries	mild dishes	Hotter: half of it.
	1/4 teaspoon for 1	cayenne pepper	noticeable	chili, curries, sauces	mild dishes	A quarter teaspoon for a chili.
	1	green bell pepper	noticeable	salsas, chili, stir-fries, mild dishes		Without the heat.
	1/2 teaspoon for 1	red pepper flake	noticeable	chili, curries, sauces, pizza	mild dishes	Half a teaspoon for a chili.
	1	poblano pepper	slight	stuffing, chili, mild dishes		Mild.
	1 teaspoon for 1	smoked paprika	noticeable	chili, sauces, stews, mild dishes		A teaspoon for a chipotle.
	1	ginger	noticeable	curries, stir-fries	salsas	For the bite: without nightshades.
	1	black pepper	noticeable	chili, sauces	salsas	Without nightshades.
	1	horseradish	noticeable	sauces, salsas	curries, mild dishes	For the bite: without nightshades.

mushroom, button mushroom, cremini mushroom, portobello mushroom, shiitake mushroom, oyster mushroom, dried mushroom, porcini, chanterelle, dried porcini, dried shiitake, baby bella mushroom, enoki mushroom, canned mushroom, truffle, white mushroom	1	eggplant	noticeable	stews, pasta, grilling, risotto		Brown it well.
	1	zucchini	noticeable	stir-fries, pasta, pizza		Brown it over high heat.
	1	firm tofu	noticeable	stir-fries, soups, stroganoff		Press and brown it.
	1	shiitake mushroom	slight	stir-fries, soups, risotto		Stronger.
	1	mushroom	slight	pasta, stews, stir-fries		Milder.
	1	sun-dried tomato	noticeable	pasta, pizza, risotto		For the savour.
	1	portobello mushroom	slight	grilling, burgers, stews		Larger.
	1	oyster mushroom	slight	stir-fries, soups		Milder.
	1	artichoke heart	noticeable	pizza, pasta	stir-fries	Drained.
	1	soy sauce	strong	soups, gravies	pizza	A spoon, for the savour of dried ones.

arugula, watercress, rocket, mizuna, dandelion	1	watercress	slight	salads, sandwiches, pizza	soups	As peppery.
	1	baby spinach	noticeable	salads, pasta, pizza		Milder.
	1	arugula	slight	salads, pizza, pasta		As peppery.
	1	kale	noticeable	salads, pasta		Young leaves, rubbed soft.
	1	endive	noticeable	salads	pasta	Bitter.
	1	romaine lettuce	noticeable	salads, sandwiches	pasta	Milder.

spinach, baby spinach, kale, swiss chard, collard green, mustard green, frozen spinach, beet green, turnip green, bok choy, dandelion green, lacinato kale	1	kale	slight	soups, sautes, smoothies, salads		Takes longer.
	1	swiss chard	slight	sautes, soups, fillings		Stems first.
	1	spinach	slight	salads, sautes, soups, smoothies		Done in a minute.
	1	collard green	noticeable	braises, soups, wraps	salads	Takes longer.
	1	arugula	noticeable	salads, pizza, pasta	soups	Peppery.
	1	romaine lettuce	noticeable	salads, sandwiches	sautes	Milder.
	1	cabbage	noticeable	sautes, soups, slaws	smoothies	Sweeter.
	1	bok choy	slight	stir-fries, soups	salads	Juicy.
	1	broccoli	noticeable	sautes, soups	salads	Chopped small.

lettuce, romaine lettuce, iceberg lettuce, mixed greens, butter lettuce, salad greens, spring mix, endive, radicchio, escarole	1	spinach	slight	salads, sandwiches, soups	slaws	Softer.
	1	arugula	noticeable	salads, sandwiches	slaws	Peppery.
	1	kale	noticeable	salads, slaws, soups		Rub it soft with oil and salt.
	1	romaine lettuce	slight	salads, sandwiches, tacos	slaws	Crisp.
	1	cabbage	slight	slaws, sautes, soups		Crisp.
	1	broccoli	noticeable	slaws, roasts, sautes	sandwiches	Shaved.
	1	brussels sprout	slight	slaws, roasts		Shaved.
	1	cucumber	noticeable	salads, sandwiches	sautes	For the crunch.
	1	bok choy	slight	stir-fries, soups, slaws		Juicy.

broccoli, cauliflower, cauliflower rice, frozen broccoli	1	broccoli	slight	roasts, stir-fries, soups, gratins		In small florets.
	1	cauliflower	slight	roasts, curries, gratins, mash		In small florets.
	1	green bean	slight	stir-fries, salads, sides	mash	Crisp.
	1	asparagus	noticeable	roasts, stir-fries, pasta	mash	Done in minutes.
	1	zucchini	noticeable	stir-fries, pasta, sides, gratins		Softer.
	1	brussels sprout	noticeable	roasts, sides		Halved.
	1	snow pea	slight	stir-fries, salads	mash	Crisp.
	1	spinach	noticeable	pasta, soups, curries	roasts	Done in a minute.
	1	edamame	noticeable	salads, bowls, rice		Of soy.
	1	cabbage	noticeable	stir-fries, sautes		Shredded.
	1	heart of palm	slight	salads, dips, pasta	roasts	For artichokes.

zucchini, courgette, yellow squash, summer squash, chayote	1	yellow squash	none	sautes, grilling, bakes		In the same amount.
	1	zucchini	slight	sautes, grilling, bakes, bread		In the same amount.
	1	eggplant	noticeable	bakes, grilling, stews, curries	salads	Takes more oil.
	1	mushroom	noticeable	stews, grilling, bakes, pasta	salads	Meatier.
	1	cucumber	slight	salads, dips	bakes	Raw.
	1	carrot	noticeable	bread, cakes, salads		Sweeter.
	1	portobello mushroom	noticeable	grilling, bakes	salads	Meatier.
	1	celery	noticeable	salads, dips, snacks	bakes	For the crunch.
	1	cauliflower	noticeable	curries, bakes, roasts		In slices.

butternut squash, pumpkin, acorn squash, canned pumpkin, spaghetti squash, pumpkin puree, kabocha squash, winter squash, delicata squash	1	sweet potato	slight	soups, pies, roasts, baking		Sweeter.
	1	canned pumpkin	slight	pies, soups, baking	roasts	A can for a pound.
	1	butternut squash	slight	soups, pies, roasts		Sweeter.
	1	carrot	noticeable	soups, baking, roasts		Cooked and pureed for baking.
	1	acorn squash	slight	roasts, soups, stuffing		Nuttier.
	1	unsweetened applesauce	noticeable	baking	soups, roasts	Wetter.
	1	zucchini noodle	noticeable	pasta sauces	pies	For spaghetti squash.

corn, frozen corn, sweet corn, canned corn, corn kernel, corn on the cob, hominy, creamed corn	1	pea	noticeable	salads, soups, chowders, rice		Green.
	1	hominy	slight	soups, stews, chili		Chewier; of corn.
	1	red bell pepper	noticeable	salads, salsas, tacos, mild dishes	chowders	Diced.
	1	cauliflower	noticeable	chowders, soups, salads		In small pieces.
	1	edamame	noticeable	salads, bowls		Of soy.
	1	carrot	noticeable	soups, rice, salads		Diced.
	1	white bean	noticeable	chowders, salads, chili		For body.
	1	zucchini	noticeable	salads, tacos, chowders		Diced.

avocado	1	hummus	noticeable	toast, sandwiches, wraps, bowls		Savoury.
	1	mashed pea	noticeable	toast, dips, guacamole	smoothies	With lime.
	1	edamame	noticeable	dips, bowls, guacamole		Mashed; of soy.
	1	olive oil	noticeable	salads, dressings	toast	For the fat.
	1	banana	strong	smoothies, baking	toast, salads	For the creaminess.
	1	greek yogurt	noticeable	smoothies, dips, baking		For the creaminess.
	1	mango	noticeable	salads, salsas, sushi		Sweeter.
	1	tahini	noticeable	toast, dressings		Rich.
	1	zucchini	noticeable	smoothies, dips		Steamed; for the creaminess.

mango, peach, pineapple, apricot, nectarine, plum, papaya, melon, cantaloupe, guava, passion fruit, watermelon, lychee, persimmon, dragon fruit, star fruit, tropical fruit, honeydew	1	peach	slight	desserts, salads, salsas, smoothies		Juicy.
	1	mango	slight	smoothies, salads, salsas		Sweeter.
	1	nectarine	slight	desserts, salads, pies		Needs no peeling.
	1	pineapple	noticeable	salsas, smoothies, desserts		Sharper.
	1	papaya	noticeable	salads, smoothies, salsas	pies	With lime.
	2	apricot	slight	pies, desserts, sauces		Smaller: two for one.
	1	apple	noticeable	salads, pies, desserts		Firmer.
	1	strawberry	noticeable	smoothies, salads, desserts		Juicy.

banana, applesauce, mashed banana, apple, pear, unsweetened applesauce	1/2 cup for 1	unsweetened applesauce	slight	muffins, cakes, quick breads	smoothies	Half a cup for a banana.
	1/2 cup for 1	canned pumpkin	noticeable	muffins, quick breads, smoothies		Half a cup for a banana.
	1	pear	slight	salads, desserts, sauces		Juicier.
	1	apple	slight	salads, desserts, pies		Firmer.
	1	mango	noticeable	smoothies, salads, salsas		Sweeter.
	1	avocado	noticeable	smoothies, puddings	pies	Creamy, not sweet.
	1	peach	slight	desserts, salads, salsas		Juicy.
	1	mashed banana	noticeable	muffins, pancakes, smoothies		Very ripe.
	1	pineapple	noticeable	salsas, smoothies, desserts		Sharper.
	1	strawberry	noticeable	smoothies, salads, desserts		Juicy.

strawberry, blueberry, raspberry, blackberry, cherry, grape, mixed berry, frozen berry, kiwi, pomegranate, fig, gooseberry, other berry, mulberry, elderberry, boysenberry, marionberry	1	raspberry	slight	desserts, smoothies, sauces		Sharper.
	1	blueberry	slight	muffins, smoothies, desserts		Mild.
	1	strawberry	slight	desserts, smoothies, salads		Sweet.
	1	cherry	noticeable	pies, sauces, desserts		Pitted.
	1	grape	noticeable	salads, snacks, desserts	pies	Halved.
	1	blackberry	slight	pies, sauces, desserts		Darker.
	1/3	dried cranberry	noticeable	muffins, salads, granola	smoothies	A third of the amount.
	1	kiwi	noticeable	desserts, smoothies, salads	pies	Sharper.

raisin, dried cranberry, date, prune, dried apricot, dried fig, dried currant, sultana, dried cherry, golden raisin, medjool date, dried fruit	1	dried cranberry	slight	baking, salads, granola		Sharper, and sweetened.
	1	raisin	slight	baking, salads, granola		Sweet.
	1	dried apricot	noticeable	baking, salads, tagines		Chopped.
	1	date	slight	baking, bars, smoothies		Chopped, pitted.
	1	prune	slight	baking, braises, bars		Softer.
	1	dried cherry	slight	baking, salads, granola		Sharper.
	1	blueberry	noticeable	muffins, salads, granola	bars	Fresh: fewer sugars.
	1	apple	noticeable	baking, salads, oatmeal		Diced: fewer sugars.
	1	chocolate chip	noticeable	cookies, granola	salads	In cookies.

jam, jelly, apple butter, preserves, strawberry jam, fruit spread, cranberry sauce, chutney, quince paste	1	apricot jam	slight	toast, fillings, glazes		Another fruit.
	1	mashed raspberry + 1 tablespoon chia seed for each cup	noticeable	toast, fillings, yogurt		Let it stand for 15 minutes.
	1	honey	noticeable	toast, glazes	fillings	Sweeter.
	1	fruit puree	slight	fillings, glazes, yogurt		Boil it down.
	1	unsweetened applesauce	noticeable	toast, fillings, glazes		Boil it down.
	1	sugar-free jam	slight	toast, fillings		In the same amount.
	1	maple syrup	noticeable	glazes, toast	fillings	Thinner.
	1	jam	slight	toast, fillings, glazes		Another fruit.

seaweed, nori, kombu, wakame, kelp	1	wakame	slight	soups, salads	rolls	Soak it.
	1	nori	slight	rolls, toppings		In sheets.
	1	rice paper	noticeable	rolls	soups	Soak it.
	1	spinach	noticeable	soups, salads	rolls	With a pinch of salt.
	1	dried shiitake	noticeable	broths, soups	rolls	For kombu.
	1	lettuce	noticeable	rolls, wraps	soups	Large leaves.

tomato paste, sun-dried tomato paste	3	tomato sauce	slight	sauces, stews, soups		Three times as much; boil it down.
	3	tomato puree	slight	sauces, stews, soups		Three times as much; boil it down.
	1	ketchup	noticeable	sauces, stews, glazes		Sweeter: leave out the sugar.
	1	sun-dried tomato	slight	pasta, sauces		Blended with a little oil.
	1	roasted red pepper	noticeable	sauces, stews		Blended: without tomato.
	1/2	miso	noticeable	stews, sauces		For the depth.

sun-dried tomato	1/2	tomato paste	slight	pasta, sauces, stews	salads	Half of it.
	2	cherry tomato	noticeable	pasta, salads, pizza		Roasted until they shrink.
	1	roasted red pepper	noticeable	pasta, salads, sandwiches		Sweeter.
	1	kalamata olive	noticeable	pasta, salads		For the salt.

tomatillo	1	tomato	noticeable	salsas, sauces		Green ones, with lime.
	1	salsa	noticeable	sauces, tacos		The green kind.
	1	green bell pepper	noticeable	sauces, stews, mild dishes	salsas	With lime juice.

shallot	1	onion	slight	sauces, dressings, stews, sautes		Half as much where it stays raw.
	1	red onion	slight	dressings, salads, pickles		Rinse it where it stays raw.
	1	scallion	slight	salads, dressings, stir-fries		The green part alone is low in fructans.
	1	leek	slight	sauces, soups, sautes	dressings	Milder.
	1	chive	noticeable	salads, dressings, garnishes	stews	Milder.
	1	garlic-infused olive oil	noticeable	sauces, sautes, dressings		A spoon, without the fructans.
	1/4	garlic	noticeable	sauces, stews		Stronger: a small clove.
	1	fennel	noticeable	sautes, stews		Without alliums.
	1/8	asafoetida	noticeable	curries, stews	dressings	A pinch in hot oil; some brands hold wheat.

scallion, green onion, spring onion	1	chive	slight	garnishes, salads, dips, eggs		The nearest to the green part.
	1	leek	slight	soups, stir-fries, sautes	garnishes	Cut fine.
	1	shallot	noticeable	stir-fries, sauces, dressings		Stronger: half of it.
	1	red onion	noticeable	salads, tacos, garnishes		Stronger: half of it, rinsed.
	1	cilantro	noticeable	garnishes, noodles, tacos		Without alliums.
	1	parsley	noticeable	garnishes, salads		Without alliums.

chipotle in adobo, chipotle pepper, chipotle pepper in adobo sauce, chipotle	1 teaspoon for 1	chipotle powder	slight	chili, sauces, marinades	mild dishes	With a spoon of tomato paste.
	1 teaspoon for 1	smoked paprika + 1/4 teaspoon cayenne for each	slight	chili, sauces, stews, marinades, mild dishes		With a dash of vinegar.
	1 tablespoon for 1	harissa	noticeable	stews, sauces	mild dishes	As smoky.
	1	jalapeno	noticeable	chili, salsas, sauces	mild dishes	Roasted black, with smoked paprika.
	1 teaspoon for 1	ancho chili powder	noticeable	chili, sauces, mild dishes		Milder.
	1 teaspoon for 1	smoked paprika	noticeable	chili, sauces, stews, mild dishes		For the smoke without the heat.

cucumber	1	zucchini	slight	salads, dips, snacks		Young and raw.
	1	celery	noticeable	salads, dips, snacks		For the crunch.
	1	jicama	noticeable	salads, snacks, sushi		For the crunch.
	1	radish	noticeable	salads, snacks		Sharper.
	1	green bell pepper	noticeable	salads, snacks, dips, mild dishes		For the crunch.
	1	carrot	noticeable	salads, sushi, snacks		Sweeter.

eggplant, aubergine	1	zucchini	slight	lasagna, bakes, grilling, stews, curries		Wetter: salt it first.
	1	portobello mushroom	noticeable	bakes, grilling, burgers		Meatier.
	1	mushroom	noticeable	stews, pasta, curries		Meatier.
	1	yellow squash	slight	bakes, grilling, stews		Wetter.
	1	bell pepper	noticeable	bakes, grilling, stews		Sweeter.
	1	cauliflower	noticeable	curries, bakes		In slices.

asparagus, green bean, broccolini, okra, snow pea, sugar snap pea	1	green bean	slight	stir-fries, salads, sides, roasts	mash	Crisp.
	1	asparagus	slight	roasts, stir-fries, pasta, salads	mash	Done in minutes.
	1	broccoli	slight	roasts, stir-fries, pasta		In small florets.
	1	zucchini	noticeable	stir-fries, pasta, sides, stews		Softer.
	1	snow pea	slight	stir-fries, salads	mash	Crisp.
	1	brussels sprout	noticeable	roasts, sides		Halved.
	1	spinach	noticeable	pasta, soups, stews	roasts	Done in a minute.

pea, frozen pea, green pea, english pea	1	edamame	slight	salads, rice, pasta, stir-fries		Shelled; of soy.
	1	green bean	noticeable	soups, stews, salads, rice		Cut small.
	1	asparagus	noticeable	pasta, risotto, salads		Cut small.
	1	corn	noticeable	rice, salads, stews, chowders		Sweeter.
	1	snow pea	slight	stir-fries, salads	mash	Cut small.
	1	zucchini	noticeable	pasta, soups, stews		Diced.
	1	spinach	noticeable	pasta, curries, soups		Done in a minute.
	1	broccoli	noticeable	pasta, rice, casseroles		Chopped small.
	1	carrot	noticeable	stews, rice, soups		Diced.

artichoke, artichoke heart, heart of palm	1	heart of palm	slight	salads, dips, pasta	roasts	Drained.
	1	artichoke heart	slight	salads, dips, pasta		Drained.
	1	asparagus	noticeable	pasta, salads, risotto	dips	Cut small.
	1	white bean	noticeable	dips, salads		Drained.
	1	mushroom	noticeable	pizza, pasta, chicken		Browned.
	1	green olive	noticeable	salads, pasta, chicken		Saltier.
	1	zucchini	noticeable	pasta, pizza, dips		Browned.

bean sprout	1	cabbage	noticeable	stir-fries, noodles, salads		Cut into fine threads.
	1	snow pea	noticeable	stir-fries, noodles		In thin strips.
	1	water chestnut	noticeable	stir-fries, salads		For the crunch.
	1	carrot	noticeable	stir-fries, noodles, salads		In thin strips.

cabbage, red cabbage, napa cabbage, coleslaw mix, green cabbage, savoy cabbage, brussels sprout	1	napa cabbage	slight	slaws, stir-fries, soups		Softer.
	1	brussels sprout	slight	slaws, roasts, sautes		Shaved.
	1	cabbage	slight	slaws, sautes, soups, roasts		Sliced.
	1	kale	noticeable	salads, slaws, soups		Rub it soft with oil and salt.
	1	bok choy	slight	stir-fries, soups	slaws	Juicy.
	1	broccoli	noticeable	slaws, roasts, sautes		Shaved or in florets.
	1	carrot	noticeable	slaws, soups		Grated.
	1	romaine lettuce	noticeable	slaws, tacos, salads	soups	Shredded.

nagaimo, mountain yam, chinese yam, japanese yam	1	potato	noticeable	pancakes, batters	salads	Finely grated, with a pinch of baking powder for the lift.
	1	taro	slight	pancakes, soups	salads	Cooked.
	1	okra	noticeable	noodles, rice		Chopped: as slippery.
	1	egg	noticeable	pancakes, batters	salads	One more, with a pinch of baking powder.

marmalade, orange marmalade, apricot jam, peach jam	1	apricot jam	slight	glazes, toast, fillings, sauces		With a little orange zest.
	1	marmalade	slight	glazes, toast, fillings, sauces		A little bitter.
	1	honey + 1 teaspoon orange zest for each tablespoon	noticeable	glazes, sauces, toast	fillings	Sweeter.
	1	jam	slight	toast, fillings, glazes		Another fruit.
	1	maple syrup + 1 teaspoon orange zest for each tablespoon	noticeable	glazes, sauces	fillings	Thinner.
	1	sugar-free jam	slight	toast, fillings, glazes		In the same amount.

orange, mandarin, clementine, blood orange, grapefruit, pomelo, kumquat, tangerine, citrus fruit, mandarin orange, orange segment	1	orange	slight	salads, desserts, salsas		Sweeter than grapefruit.
	1	mandarin	slight	salads, desserts, snacks		Two for an orange.
	1	grapefruit	noticeable	salads, desserts		Sharper.
	1	pineapple	noticeable	salads, desserts, salsas		As tart.
	1	mango	noticeable	salads, salsas, desserts		Sweeter.
	1	orange juice	slight	sauces, marinades, drinks	salads	A quarter cup for an orange.

orange juice, grapefruit juice	1	orange juice	slight	drinks, marinades, sauces		Sweeter.
	1	lemon juice	noticeable	marinades, sauces	drinks	Sharper: half of it, with a spoon of sugar.
	1	pineapple juice	noticeable	drinks, marinades, glazes		As sweet.
	1	apple juice	noticeable	drinks, marinades, glazes		Milder.
	1	lime juice	noticeable	marinades, sauces	drinks	Sharper: half of it.

pumpkin seed, pepita, sunflower seed	1	sunflower seed	slight	salads, granola, toppings, baking, bread		Smaller.
	1	pumpkin seed	slight	salads, granola, toppings, baking		Larger, greener.
	1	slivered almond	noticeable	salads, toppings, granola, baking		Toasted.
	1	pine nut	noticeable	salads, toppings, pestos		Softer.
	1	hemp seed	noticeable	salads, toppings, granola		Soft.
	1	sesame seed	noticeable	toppings, bread, salads		Smaller.
	1	roasted chickpea	noticeable	salads, toppings, snacks	baking	Crunchy.

rhubarb	1	cranberry	noticeable	pies, desserts, sauces		As tart: as much sugar.
	1	apple	noticeable	pies, desserts		A tart one, with lemon juice; less sugar.
	1	gooseberry	slight	pies, desserts, sauces		As tart.
	1	strawberry	noticeable	pies, desserts		Less sugar, and lemon juice.
	1	plum	noticeable	desserts, pies		Sour ones.

cranberry, fresh cranberry, red currant	1/2	dried cranberry	slight	baking, sauces, stuffings, dips		Half of them, soaked in hot water.
	1	cherry	noticeable	sauces, desserts, baking		Sour ones.
	1	raspberry	noticeable	sauces, desserts, dips		Softer.
	1	pomegranate	noticeable	salads, salsas, dips, toppings	baking	The seeds.
	1	red currant	slight	sauces, desserts		As tart.
	1	gooseberry	noticeable	desserts, sauces		As tart.

water chestnut, bamboo shoot, lotus root	1	jicama	slight	stir-fries, salads		As crisp.
	1	celery	noticeable	stir-fries, salads, dips		For the crunch.
	1	water chestnut	slight	stir-fries, dumplings		Crisp.
	1	bamboo shoot	slight	stir-fries, soups		Crisp.
	1	snow pea	noticeable	stir-fries	dips	Sliced.
	1	radish	noticeable	salads, stir-fries		Sharper.

grape leaf, banana leaf, wrapping leaf	1	swiss chard	noticeable	rolls, wraps		Blanched.
	1	cabbage	noticeable	rolls, wraps		Blanched.
	1	collard green	noticeable	rolls, wraps		Blanched.
	1	romaine lettuce	noticeable	rolls, wraps		Blanched shortly.
`,
  'reasons.tsv': `#
#
#
phrase	says
allergy	need
allergic	need
allergen	need
allergie	need
anaphylaxis	need
anaphylactic	need
react	need
reaction	need
reacting	need
avoid	need
avoiding	need
sick	need
ill	need
doctor	need
intolerant	need
intolerance	need
celiac	need
coeliac	need
vegan	need
vegetarian	need
diet	need
halal	need
kosher	need
pregnant	need
pregnancy	need
keto	need
paleo	need
whole30	need
fodmap	need
free	need
plant based	need
whole 30	need
low carb	need
do not eat	need, disliked
do not like	disliked
do not stand	disliked
do not have dairy	need
do not have any dairy	need
do not have gluten	need
do not have any gluten	need
do not have nut	need
do not have any nut	need
do not have milk	need
do not have any milk	need
do not have egg	need
do not have any egg	need
do not have soy	need
do not have any soy	need
do not have fish	need
do not have any fish	need
do not have shellfish	need
do not have any shellfish	need
do not have	shortage
do not get	shortage
do not got	shortage
do not buy	shortage
do not find	shortage
dont eat	need, disliked
dont like	disliked
dont stand	disliked
dont have dairy	need
dont have any dairy	need
dont have gluten	need
dont have any gluten	need
dont have nut	need
dont have any nut	need
dont have milk	need
dont have any milk	need
dont have egg	need
dont have any egg	need
dont have soy	need
dont have any soy	need
dont have fish	need
dont have any fish	need
dont have shellfish	need
dont have any shellfish	need
dont have	shortage
dont get	shortage
dont got	shortage
dont buy	shortage
dont find	shortage
does not eat	need, disliked
does not like	disliked
does not stand	disliked
does not have dairy	need
does not have any dairy	need
does not have gluten	need
does not have any gluten	need
does not have nut	need
does not have any nut	need
does not have milk	need
does not have any milk	need
does not have egg	need
does not have any egg	need
does not have soy	need
does not have any soy	need
does not have fish	need
does not have any fish	need
does not have shellfish	need
does not have any shellfish	need
does not have	shortage
does not get	shortage
does not got	shortage
does not buy	shortage
does not find	shortage
doesnt eat	need, disliked
doesnt like	disliked
doesnt stand	disliked
doesnt have dairy	need
doesnt have any dairy	need
doesnt have gluten	need
doesnt have any gluten	need
doesnt have nut	need
doesnt have any nut	need
doesnt have milk	need
doesnt have any milk	need
doesnt have egg	need
doesnt have any egg	need
doesnt have soy	need
doesnt have any soy	need
doesnt have fish	need
doesnt have any fish	need
doesnt have shellfish	need
doesnt have any shellfish	need
doesnt have	shortage
doesnt get	shortage
doesnt got	shortage
doesnt buy	shortage
doesnt find	shortage
can not eat	need, disliked
can not like	disliked
can not stand	disliked
can not have dairy	need
can not have any dairy	need
can not have gluten	need
can not have any gluten	need
can not have nut	need
can not have any nut	need
can not have milk	need
can not have any milk	need
can not have egg	need
can not have any egg	need
can not have soy	need
can not have any soy	need
can not have fish	need
can not have any fish	need
can not have shellfish	need
can not have any shellfish	need
can not have	shortage
can not get	shortage
can not got	shortage
can not buy	shortage
can not find	shortage
cannot eat	need, disliked
cannot like	disliked
cannot stand	disliked
cannot have dairy	need
cannot have any dairy	need
cannot have gluten	need
cannot have any gluten	need
cannot have nut	need
cannot have any nut	need
cannot have milk	need
cannot have any milk	need
cannot have egg	need
cannot have any egg	need
cannot have soy	need
cannot have any soy	need
cannot have fish	need
cannot have any fish	need
cannot have shellfish	need
cannot have any shellfish	need
cannot have	shortage
cannot get	shortage
cannot got	shortage
cannot buy	shortage
cannot find	shortage
cant eat	need, disliked
cant like	disliked
cant stand	disliked
cant have dairy	need
cant have any dairy	need
cant have gluten	need
cant have any gluten	need
cant have nut	need
cant have any nut	need
cant have milk	need
cant have any milk	need
cant have egg	need
cant have any egg	need
cant have soy	need
cant have any soy	need
cant have fish	need
cant have any fish	need
cant have shellfish	need
cant have any shellfish	need
cant have	shortage
cant get	shortage
cant got	shortage
cant buy	shortage
cant find	shortage
must not eat	need, disliked
must not like	disliked
must not stand	disliked
must not have dairy	need
must not have any dairy	need
must not have gluten	need
must not have any gluten	need
must not have nut	need
must not have any nut	need
must not have milk	need
must not have any milk	need
must not have egg	need
must not have any egg	need
must not have soy	need
must not have any soy	need
must not have fish	need
must not have any fish	need
must not have shellfish	need
must not have any shellfish	need
must not have	shortage
must not get	shortage
must not got	shortage
must not buy	shortage
must not find	shortage
wont eat	need, disliked
wont like	disliked
wont stand	disliked
wont have dairy	need
wont have any dairy	need
wont have gluten	need
wont have any gluten	need
wont have nut	need
wont have any nut	need
wont have milk	need
wont have any milk	need
wont have egg	need
wont have any egg	need
wont have soy	need
wont have any soy	need
wont have fish	need
wont have any fish	need
wont have shellfish	need
wont have any shellfish	need
wont have	shortage
wont get	shortage
wont got	shortage
wont buy	shortage
wont find	shortage
will not eat	need, disliked
will not like	disliked
will not stand	disliked
will not have dairy	need
will not have any dairy	need
will not have gluten	need
will not have any gluten	need
will not have nut	need
will not have any nut	need
will not have milk	need
will not have any milk	need
will not have egg	need
will not have any egg	need
will not have soy	need
will not have any soy	need
will not have fish	need
will not have any fish	need
will not have shellfish	need
will not have any shellfish	need
will not have	shortage
will not get	shortage
will not got	shortage
will not buy	shortage
will not find	shortage
did not have	shortage
did not get	shortage
did not got	shortage
did not buy	shortage
did not find	shortage
didnt have	shortage
didnt get	shortage
didnt got	shortage
didnt buy	shortage
didnt find	shortage
could not have	shortage
could not get	shortage
could not got	shortage
could not buy	shortage
could not find	shortage
couldnt have	shortage
couldnt get	shortage
couldnt got	shortage
couldnt buy	shortage
couldnt find	shortage
havent have	shortage
havent get	shortage
havent got	shortage
havent buy	shortage
havent find	shortage
hate	disliked
dislike	disliked
detest	disliked
picky	disliked
taste of	disliked
hates	disliked
expensive	dear
price	dear
pricey	dear
pricy	dear
cost	dear
cheap	dear
cheaper	dear
cheapest	dear
budget	dear
afford	dear
affordable	dear
inexpensive	dear
out of	shortage
ran	shortage
run	shortage
only have	shortage
only got	shortage
just have	shortage
left	shortage
gone	shortage
went	shortage
expired	shortage
forgot	shortage
sold	shortage
store	shortage
shop	shortage
havent	shortage
less	less
lower in	less
low in	less
fewer	less
cut down on	less
cutting down on	less
cut back on	less
cutting back on	less
reduce	less
reducing	less
reduced	less
lower	less
lighter	low_fat
blood pressure	low_sodium
fat	of low_fat
calorie	of low_fat
salt	of low_sodium
sodium	of low_sodium
`,
  'sauces.tsv': `#
for	amount	name	flavor	best	not	notes
soy sauce, shoyu, light soy sauce, dark soy sauce, tamari, liquid aminos, maggi seasoning	1	gluten-free tamari	none	stir-fries, marinades, dressings, dips		The bottle says gluten-free.
	1	coconut aminos	slight	stir-fries, marinades, dressings		Sweeter and less salty: add a pinch of salt.
	1	low-sodium soy sauce	none	stir-fries, marinades, dips		Two fifths less salt.
	1	liquid aminos	slight	stir-fries, marinades, soups		Of soy beans, without wheat.
	1/2	miso + 1/2 tablespoon water for each tablespoon	noticeable	soups, marinades, dressings	dips	Stir it smooth.
	1	worcestershire sauce	noticeable	marinades, stews, burgers	dips	Holds fish.
	1/2	fish sauce	noticeable	stir-fries, marinades, soups	dips	Half of it: it is saltier.
	1/2	mushroom broth + 1/4 teaspoon salt for each tablespoon	noticeable	stir-fries, soups, stews	dips	Boiled down dark.
	1	soy sauce	none	stir-fries, marinades, dips		In the same amount.
	1	balsamic vinegar	strong	marinades, stews, dressings	dips	For the colour and depth, without salt.
	1	rice vinegar	strong	dressings, stir-fries	stews	For the sharpness, without salt.

fish sauce, nam pla, nuoc mam	1	soy sauce	noticeable	stir-fries, marinades, curries, dips		With a squeeze of lime.
	1	coconut aminos + 1/4 teaspoon salt for each tablespoon	noticeable	stir-fries, curries, dips		Less salty: add salt.
	1	vegan fish sauce	none	curries, dips, noodles		Of seaweed and mushrooms; read the label for soy.
	1	gluten-free tamari	noticeable	stir-fries, marinades, curries		With a squeeze of lime.
	1	miso	noticeable	soups, dressings	dips	Thinned with water.
	1	worcestershire sauce	slight	marinades, stews	dips	Holds anchovies.
	1	liquid aminos	noticeable	stir-fries, curries		With a squeeze of lime.
	1/4	salt	noticeable	soups, curries	dips	With lime juice.

oyster sauce	1	vegetarian oyster sauce	none	stir-fries, noodles, marinades		Of mushrooms; read the label for wheat.
	1	hoisin sauce	noticeable	stir-fries, marinades		Sweeter: take less sugar.
	1	soy sauce + 1/2 teaspoon sugar for each tablespoon	slight	stir-fries, noodles, marinades		Thicken it with a little cornstarch.
	1	coconut aminos + 1/4 teaspoon arrowroot for each tablespoon	slight	stir-fries, noodles, marinades		Boil it up until it thickens.
	1	gluten-free tamari + 1/2 teaspoon brown sugar for each tablespoon	slight	stir-fries, noodles, marinades		Thicken it with a little cornstarch.
	1	teriyaki sauce	noticeable	stir-fries, glazes		Sweeter.
	1/2	fish sauce + 1/2 teaspoon sugar for each tablespoon	noticeable	stir-fries, soups	glazes	Thinner.

hoisin sauce, teriyaki sauce, black bean sauce, sweet soy sauce, kecap manis, eel sauce	1	coconut aminos + 1/2 teaspoon honey for each tablespoon	noticeable	stir-fries, glazes, marinades		Boil it up until it thickens.
	1	gluten-free tamari + 1 teaspoon brown sugar for each tablespoon	slight	stir-fries, glazes, marinades		Thicken it with a little cornstarch.
	1	hoisin sauce	noticeable	stir-fries, glazes, dips		Sweet and spiced.
	1	teriyaki sauce	slight	glazes, stir-fries, marinades		Thinner.
	1	barbecue sauce	noticeable	glazes, ribs, dips		Smokier.
	1	soy sauce + 1 teaspoon brown sugar for each tablespoon	slight	stir-fries, marinades	dips	Boil it up until it thickens.
	1	coconut aminos + 1/2 teaspoon maple syrup for each tablespoon	noticeable	stir-fries, glazes		Boil it up until it thickens.
	1	tomato paste + 1 teaspoon maple syrup for each tablespoon	strong	glazes, marinades		With garlic and a splash of vinegar.

worcestershire sauce, steak sauce, brown sauce, hp sauce, a1 sauce	1	vegan worcestershire sauce	none	burgers, stews, marinades, dressings		Read the label for soy and wheat.
	1	soy sauce	noticeable	burgers, stews, marinades	bloody marys	With a dash of vinegar and sugar.
	1	coconut aminos	noticeable	burgers, stews, marinades		With a dash of vinegar.
	1	balsamic vinegar	noticeable	stews, marinades, dressings		Sweeter: add a pinch of salt.
	1	gluten-free tamari + 1/2 teaspoon cider vinegar for each tablespoon	noticeable	burgers, stews, marinades		Add a pinch of sugar.
	1	worcestershire sauce	slight	burgers, stews, marinades		Thinner.
	1	fish sauce	noticeable	stews, marinades, dressings		Saltier.
	1	tamarind paste	noticeable	stews, marinades		With a little salt.

miso, miso paste, white miso, red miso, doenjang	1/2	soy sauce	noticeable	soups, marinades, dressings	spreads	Half of it; thinner.
	1	chickpea miso	slight	soups, dressings, glazes		Without soy.
	1/2	coconut aminos + 1/4 teaspoon salt for each tablespoon	noticeable	marinades, dressings, glazes	spreads	Thinner.
	1	tahini + 1/4 teaspoon salt for each tablespoon	noticeable	dressings, sauces	soups	For the body.
	1/2	gluten-free tamari	noticeable	soups, marinades, dressings	spreads	Half of it; thinner.
	1	vegetable bouillon	noticeable	soups	dressings	A cube for 2 tablespoons.
	1/2	fish sauce	noticeable	soups, marinades	dressings	Half of it.
	1	nutritional yeast	noticeable	soups, dressings, sauces		With salt.

mayonnaise, mayo, aioli, miracle whip, kewpie mayonnaise	1	vegan mayonnaise	none	sandwiches, salads, dips		Read the label for soy and mustard.
	1	greek yogurt	noticeable	salads, dips, dressings	baking	Lighter and more sour.
	1	avocado	noticeable	sandwiches, wraps, salads		Mashed with lemon.
	1	hummus	noticeable	sandwiches, wraps	salads	Thicker.
	1	sour cream	noticeable	dips, dressings, salads	sandwiches	Thinner.
	1	silken tofu + 1 tablespoon lemon juice for each cup	slight	dressings, dips, salads		Blended with oil and salt.
	1	cashew cream + 1 tablespoon lemon juice for each cup	slight	dressings, dips, sandwiches		Blended thick.
	1/2	olive oil + 1 tablespoon lemon juice for each cup	noticeable	salads, slaws	sandwiches	As a dressing.
	1	aquafaba mayonnaise	none	sandwiches, salads, dips		Blend 3 tablespoons of aquafaba with 3/4 cup of oil.
	1	mashed white bean	noticeable	sandwiches, dips		Blended with lemon.

mustard, dijon mustard, yellow mustard, whole grain mustard, mustard powder, english mustard, honey mustard, dry mustard, spicy brown mustard	1	dijon mustard	slight	dressings, sauces, sandwiches, glazes		Sharper.
	1/3	mustard powder + 1 teaspoon white vinegar for each tablespoon	slight	sauces, dressings, rubs		Let it stand for 10 minutes.
	1/2	horseradish	noticeable	sandwiches, sauces, dressings	mild dishes	Hotter: begin with half.
	1/2	wasabi paste	strong	sandwiches, dressings	baking, mild dishes	Hotter: begin with a little.
	1	mayonnaise	noticeable	sandwiches, dressings	rubs	Milder; add lemon.
	1/2	turmeric + 1 teaspoon cider vinegar for each tablespoon	noticeable	sauces, rubs, dressings		For the colour, with pepper for the bite.
	1	cider vinegar	noticeable	dressings, sauces	rubs	With a pinch of ground ginger.
	1	hummus	noticeable	sandwiches	dressings	For the spread.
	1	yellow mustard	slight	sandwiches, sauces		Milder.

ketchup, tomato ketchup, catsup	1	tomato paste + 1 teaspoon cider vinegar and 1 teaspoon sugar for each tablespoon	slight	sauces, glazes, burgers		Thin it with water.
	1	tomato sauce + 1 tablespoon cider vinegar and 1 tablespoon sugar for each cup	slight	sauces, meatloaf, glazes		Boil it down.
	1	barbecue sauce	noticeable	burgers, glazes, meatloaf		Smokier.
	1	sugar-free ketchup	none	burgers, dips		In the same amount.
	1	salsa	noticeable	burgers, eggs	glazes	Chunkier.
	1	chili sauce	noticeable	burgers, sauces	mild dishes	Hotter.
	1	roasted red pepper	noticeable	sauces, dips, burgers		Blended with vinegar: without tomato.

barbecue sauce, bbq sauce	1	ketchup + 1 tablespoon brown sugar and 1 tablespoon cider vinegar for each cup	slight	glazes, ribs, burgers		With smoked paprika.
	1	tomato sauce + 2 tablespoons molasses and 1 tablespoon cider vinegar for each cup	slight	glazes, ribs, pulled meat		Boil it down with smoked paprika.
	1	hoisin sauce	noticeable	ribs, glazes		Sweeter.
	1	teriyaki sauce	noticeable	glazes, grilling		Saltier.
	1	sugar-free barbecue sauce	slight	ribs, burgers		In the same amount.

hot sauce, tabasco, chili sauce, sambal oelek, chili paste, chili crisp, buffalo sauce	1/4	cayenne pepper	noticeable	soups, marinades, rubs	dips, mild dishes	A quarter teaspoon for a teaspoon.
	1	sriracha	slight	dips, noodles, marinades	mild dishes	Sweeter, with garlic.
	1	sambal oelek	slight	noodles, marinades, stir-fries	mild dishes	Without sugar.
	1	hot sauce	slight	marinades, soups, dips	mild dishes	Thinner, more sour.
	1/2	red pepper flake + 1/2 teaspoon white vinegar for each teaspoon	noticeable	stir-fries, soups, marinades	dips, mild dishes	Let it stand.
	1	harissa	noticeable	marinades, stews, dips	mild dishes	Smokier.
	1	tomato paste + 1/4 teaspoon cayenne for each tablespoon	noticeable	stews, marinades, glazes		For gochujang, with a little honey or sugar.
	1	sweet paprika	noticeable	stews, rubs, soups, marinades, mild dishes	dips	For the colour without the heat.
	1	ketchup	noticeable	marinades, glazes, dips, mild dishes	soups	Sweet and mild, with a drop of vinegar.

tahini, sesame paste	1	sunflower seed butter	slight	hummus, dressings, baking, sauces		Thin it with oil.
	1	cashew butter	slight	hummus, dressings, sauces		Milder and sweeter.
	1	almond butter	noticeable	hummus, dressings, baking		Thin it with oil.
	1	greek yogurt	noticeable	hummus, dressings, dips	baking	Lighter.
	1	peanut butter	noticeable	noodles, sauces, baking		Stronger.
	1/2	olive oil	noticeable	hummus, dressings	baking	For the fat alone.
	1	pumpkin seed butter	noticeable	dressings, hummus		Greener.

pesto, basil pesto	1	vegan pesto	none	pasta, sandwiches, pizza		Read the label for nuts.
	1	chimichurri	noticeable	pasta, grilled meat, sandwiches	pizza	Without cheese and nuts.
	1	basil + 1/4 cup olive oil for each cup	slight	pasta, pizza, sandwiches		Blend it with garlic and salt; sunflower seeds for the body.
	1	olive tapenade	noticeable	sandwiches, pasta		Saltier.
	1	marinara sauce	strong	pasta, pizza		Another dish, as good.
	1	sun-dried tomato in oil	noticeable	pasta, sandwiches, pizza		Blended.

marinara sauce, tomato sauce, pasta sauce, spaghetti sauce, pizza sauce, enchilada sauce, tomato puree, passata	3/8	tomato paste + 1/2 cup water for each cup	none	pasta, stews, pizza, soups		3/8 cup of paste and 1/2 cup of water make a cup.
	1	crushed tomato	none	pasta, stews, pizza		Cook it down with garlic and herbs.
	1	canned tomato	slight	pasta, stews, soups		Blended.
	1	tomato puree	none	pasta, pizza, stews		Season it.
	1	roasted red pepper	noticeable	pasta, pizza, soups		Blended: without tomato.
	1	pesto	strong	pasta, pizza	stews	Another sauce.
	1	canned pumpkin	strong	pasta, stews	pizza	With beet and lemon it makes a sauce without tomato.
	1/2	ketchup	noticeable	meatloaf, glazes	pasta	Sweeter.

ranch dressing, caesar dressing, blue cheese dressing, thousand island dressing, creamy dressing	1	vegan ranch dressing	slight	salads, dips		Read the label.
	1	greek yogurt	noticeable	dips, salads, dressings		With herbs, garlic and lemon.
	1	tahini + 1 tablespoon lemon juice for each 3 tablespoons	noticeable	salads, bowls	dips	Thinned with water, with garlic.
	1	mayonnaise	noticeable	salads, dips		Thinned with milk, with herbs and lemon.
	1	vinaigrette	noticeable	salads, marinades	dips	Lighter.
	1	hummus	noticeable	dips, sandwiches, bowls		Thinned with water.
	1	guacamole	noticeable	tacos, dips, sandwiches		Rich.
	1	olive oil + 1 tablespoon lemon juice for each 3 tablespoons	noticeable	salads, bowls, vegetables	dips	With salt and pepper.
	1	salsa	strong	tacos, dips, bowls		Fresh.

salsa, pico de gallo, guacamole, salad dressing, vinaigrette, italian dressing	1	salsa	noticeable	tacos, dips, bowls		Fresh.
	1	guacamole	noticeable	tacos, dips, sandwiches		Rich.
	1	olive oil + 1 tablespoon lemon juice for each 3 tablespoons	noticeable	salads, bowls, vegetables		With salt and pepper.
	1	hummus	noticeable	dips, sandwiches, bowls		Thick.
	1	greek yogurt	noticeable	dips, salads, dressings		With herbs and lemon.
	1	vegan ranch dressing	slight	salads, dips		Read the label.
	1	tahini + 1 tablespoon lemon juice for each 3 tablespoons	noticeable	salads, bowls		Thinned with water.
	1	vinaigrette	noticeable	salads, marinades		Lighter.
	1	diced tomato	noticeable	tacos, bowls		With lime, onion and salt.

vinegar, white vinegar, distilled white vinegar, cider vinegar, apple cider vinegar, white wine vinegar, red wine vinegar, rice vinegar, sherry vinegar, malt vinegar, champagne vinegar, rice wine vinegar, wine vinegar	1	cider vinegar	slight	dressings, marinades, pickles, sauces		Fruitier.
	1	lemon juice	slight	dressings, marinades, sauces	pickles	Fresher.
	1	white wine vinegar	slight	dressings, sauces, marinades		Milder.
	1	rice vinegar	slight	dressings, sushi, pickles		Mild and a little sweet.
	1	lime juice	noticeable	dressings, marinades, salsas	pickles	Another fruit.
	1	white vinegar	slight	pickles, marinades, baking		Sharper.
	1	red wine vinegar	slight	dressings, marinades		Darker.

balsamic vinegar, balsamic glaze	1	red wine vinegar + 1/2 teaspoon sugar for each tablespoon	slight	dressings, marinades, sauces		In the same amount.
	1	cider vinegar + 1/2 teaspoon brown sugar for each tablespoon	slight	dressings, marinades, glazes		Boil it down for a glaze.
	1	sherry vinegar	slight	dressings, sauces		Less sweet.
	1	pomegranate molasses	noticeable	glazes, dressings		Thicker.
	1	lemon juice + 1/2 teaspoon maple syrup for each tablespoon	noticeable	dressings, marinades		Paler.
	1	cider vinegar	noticeable	dressings, marinades	glazes	Less sweet.
	1	lemon juice	noticeable	dressings, marinades	glazes	Less sweet.

lemon juice, lemon, lime juice, lime, citrus juice, yuzu juice, fresh lemon juice	1	lime juice	slight	dressings, marinades, drinks, desserts		In the same amount.
	1	lemon juice	slight	dressings, marinades, drinks, desserts		In the same amount.
	1/2	cider vinegar	noticeable	dressings, marinades, sauces	desserts	Half of it.
	1/2	white wine vinegar	noticeable	dressings, marinades, sauces	desserts	Half of it.
	1	orange juice	noticeable	marinades, drinks, desserts		Sweeter.
	1/12	citric acid	slight	drinks, canning		A quarter teaspoon for a tablespoon.
	1/2	white vinegar	noticeable	baking, pickles	drinks	Half of it.
	1	apple juice	noticeable	drinks, marinades		Sweeter.
	1/3	sumac	noticeable	dressings, salads, rubs	drinks	A teaspoon for a tablespoon.
	1/3	amchur	noticeable	curries, rubs	drinks	A teaspoon for a tablespoon.

lemon zest, lime zest, orange zest, citrus zest, lemon peel, orange peel, lemon rind	1/2 teaspoon for 1 teaspoon	lemon extract	slight	cakes, cookies, frosting		A few drops.
	2	lemon juice	slight	dressings, sauces, cakes		Twice as much; less other liquid.
	1	orange zest	slight	cakes, sauces, salads		Sweeter.
	1	lime zest	slight	cakes, curries		Sharper.
	1	lemon zest	slight	cakes, sauces		Sharper.
	1	lemongrass	noticeable	curries, soups	cakes	Finely chopped.
	2	orange juice	noticeable	cakes, sauces		Less of the other liquid.

kimchi, sauerkraut	1	vegan kimchi	slight	bowls, stews, rice		Without fish sauce.
	1	sauerkraut	noticeable	bowls, sandwiches, stews		Milder: add chili flakes.
	1	dill pickle	noticeable	sandwiches, bowls	stews	Chopped.
	1	napa cabbage + 1 tablespoon rice vinegar for each cup	noticeable	bowls, rice, stews		Salted, with chili flakes and garlic.
	1	red cabbage + 1 tablespoon vinegar for each cup	noticeable	bowls, sandwiches, tacos	stews	Salted and left for an hour.

green olive, black olive, olive, kalamata olive	1	caper	noticeable	sauces, salads, pasta		Rinse them.
	1	green olive	noticeable	sauces, salads, pasta		Chopped.
	1	dill pickle	noticeable	sandwiches, salads, sauces		Chopped.
	1	black olive	slight	pizza, salads, pasta		Milder.
	1	cucumber	noticeable	sandwiches, salads	sauces	With a little vinegar and salt.
	1	artichoke heart	noticeable	pizza, salads, pasta		Marinated.

sumac, dried lime	1	lemon zest	noticeable	salads, rubs, dips		With a pinch of salt.
	1	za'atar	slight	salads, rubs, dips	desserts	Holds sumac.
	1	lemon juice	noticeable	salads, dips, marinades	rubs	A teaspoon for a teaspoon.
	1	amchur	slight	rubs, salads		As sour.
	1	lime zest	noticeable	salads, rubs		With a pinch of salt.
	1	vinegar	noticeable	salads	rubs	A splash.

tamarind paste, tamarind, verjus	1	lime juice + 1/2 teaspoon brown sugar for each tablespoon	noticeable	curries, noodles, sauces		In the same amount.
	1	pomegranate molasses	slight	marinades, sauces, salads		Sweeter.
	1	tamarind paste	slight	sauces, curries		Less sweet.
	1	lemon juice	noticeable	salads, sauces, marinades		Thinner.
	1/3	amchur	noticeable	curries, rubs	drinks	A teaspoon for a tablespoon.

horseradish, prepared horseradish, wasabi, wasabi paste, horseradish sauce	1	horseradish	slight	sushi, sauces, sandwiches	mild dishes	Paler.
	1/2	wasabi paste	slight	sauces, sushi	mild dishes	Hotter: begin with half.
	2	dijon mustard	noticeable	sandwiches, sauces, dressings	sushi	Twice as much.
	1	ginger	noticeable	dressings, sauces	sandwiches	Grated.
	1/8	black pepper	noticeable	sauces, dressings		A pinch.

curry paste, red curry paste, green curry paste, thai curry paste, yellow curry paste, massaman curry paste	1	vegan curry paste	none	curries, soups, noodles		Without shrimp paste and fish sauce.
	1/2	curry powder + 1 teaspoon ginger and 1 teaspoon lime juice for each tablespoon	noticeable	curries, soups		Fry it in oil.
	1	indian curry paste	noticeable	curries, marinades		Another country's taste.
	1/2	curry powder	noticeable	curries, soups, marinades		Fry it in oil.
	1/2	turmeric + 1 teaspoon ginger and 1 teaspoon coriander for each tablespoon	noticeable	curries, soups		With chilies for the heat.

peanut sauce, satay sauce	1	tahini + 1 tablespoon lime juice for each 1/4 cup	noticeable	noodles, dips, bowls		With soy sauce or coconut aminos.
	1	sunflower seed butter + 1 tablespoon lime juice for each 1/4 cup	slight	noodles, dips, bowls		With soy sauce or coconut aminos.
	1	almond butter + 1 tablespoon lime juice for each 1/4 cup	slight	noodles, dips, bowls		With soy sauce or coconut aminos.

hollandaise, bearnaise, hollandaise sauce, bearnaise sauce	1	vegan mayonnaise + 1 tablespoon lemon juice for each cup	noticeable	eggs, asparagus, sandwiches		Warm it gently with a spoon of oil.
	1	greek yogurt + 1 tablespoon lemon juice for each cup	noticeable	vegetables, eggs, fish		With mustard; do not boil it.
	1	mayonnaise + 1 tablespoon lemon juice for each cup	slight	eggs, asparagus, fish		Warm it gently.
	1	cashew cream + 1 tablespoon lemon juice for each cup	noticeable	asparagus, eggs, potatoes		With turmeric for the colour.
	1	silken tofu + 1 tablespoon lemon juice for each cup	noticeable	asparagus, eggs		Blended, with turmeric.
	1	olive oil + 1 tablespoon lemon juice for each 3 tablespoons	noticeable	fish, vegetables	eggs	With herbs.

cream of chicken soup, cream of mushroom soup, cream soup, cream of shrimp soup	1	cream of mushroom soup	slight	casseroles, gravies		Can for can.
	1	bechamel sauce	slight	casseroles, vegetables		With mushrooms or celery fried in it.
	1	cashew cream	slight	casseroles, pasta		With fried mushrooms and a little salt.
	1	oat milk + 2 tablespoons olive oil and 2 tablespoons cornstarch for each cup	noticeable	casseroles		Whisk it over heat until thick, with fried mushrooms.
	1	coconut milk + 1 tablespoon cornstarch for each cup	noticeable	casseroles		Whisk it over heat until thick.
	1	mushroom broth + 2 tablespoons cornstarch for each cup	noticeable	casseroles, gravies	pasta	Boil it until thick.
	1	sour cream	noticeable	casseroles, stroganoff		Stir it in at the end.
	1	greek yogurt	noticeable	casseroles, vegetables		Stir it in at the end.

alfredo sauce, bechamel, white sauce, cheese sauce, gravy	1	cashew cream	slight	pasta, casseroles, vegetables		Seasoned with garlic and nutritional yeast.
	1	oat milk + 2 tablespoons olive oil and 2 tablespoons cornstarch for each cup	noticeable	pasta, casseroles		Whisk it over heat until thick.
	1	heavy cream	slight	pasta, casseroles, soups		Boil it down.
	1	coconut milk + 1 tablespoon cornstarch for each cup	noticeable	casseroles, pasta		Whisk it over heat until thick.
	1	silken tofu	noticeable	pasta, casseroles		Blended with garlic.
	1	mushroom broth + 2 tablespoons cornstarch for each cup	noticeable	casseroles, gravies	pasta	Boil it until thick.
	1	greek yogurt	noticeable	casseroles, vegetables		Stir it in at the end.

ponzu	1	soy sauce + 1 tablespoon lemon juice for each 1/4 cup	slight	dips, marinades, dressings		With a dash of rice vinegar.
	1	gluten-free tamari + 1 tablespoon lemon juice for each 1/4 cup	slight	dips, marinades, dressings		With a dash of rice vinegar.
	1	coconut aminos + 1 tablespoon lime juice for each 1/4 cup	slight	dips, marinades, dressings		With a pinch of salt.
	1	lime juice	noticeable	dips, dressings	marinades	With salt.

sweet chili sauce, duck sauce, plum sauce	1	apricot jam + 1 teaspoon rice vinegar and 1/4 teaspoon red pepper flake for each tablespoon	slight	dips, glazes		Warm it.
	1	honey + 1 teaspoon sriracha for each tablespoon	slight	glazes, dips, marinades		With a dash of vinegar.
	1	maple syrup + 1 teaspoon rice vinegar and 1/4 teaspoon red pepper flake for each tablespoon	slight	glazes, dips		Boil it up.
	1	sweet chili sauce	noticeable	dips, glazes		Hotter.
	1	hoisin sauce	noticeable	glazes, stir-fries		Darker.
	1	teriyaki sauce	noticeable	glazes, stir-fries		Saltier.

doubanjiang, chili bean paste, broad bean paste	1	gochujang	noticeable	stir-fries, stews, sauces	mild dishes	Sweeter.
	1	miso + 1 teaspoon sambal oelek for each tablespoon	slight	stews, sauces, stir-fries		Stir it smooth.
	1	sambal oelek	noticeable	stir-fries, sauces	mild dishes	With salt.
	1	black bean sauce	noticeable	stir-fries, stews		With chili flakes.

gochujang	1	sriracha + 1/2 teaspoon miso for each tablespoon	slight	marinades, stir-fries, sauces	mild dishes	Thinner.
	1	miso + 1 teaspoon red pepper flake and 1 teaspoon honey for each tablespoon	slight	stews, marinades, sauces		Stir it smooth.
	1	doubanjiang	noticeable	stews, stir-fries	mild dishes	Saltier: add a little sugar.
	1	sambal oelek	noticeable	stir-fries, marinades	mild dishes	With a spoon of honey or sugar.
	1	tomato paste + 1/4 teaspoon cayenne and 1 teaspoon maple syrup for each tablespoon	noticeable	stews, marinades, glazes		Without soy and wheat.
	1	sriracha	noticeable	marinades, stir-fries	mild dishes	Thinner.

harissa	1	sambal oelek + 1/2 teaspoon cumin for each tablespoon	slight	marinades, stews	mild dishes	With smoked paprika.
	1	tomato paste + 1/2 teaspoon cayenne and 1/2 teaspoon cumin for each tablespoon	slight	stews, marinades, sauces		With garlic and smoked paprika.
	1	sriracha	noticeable	marinades, dips	mild dishes	Sweeter.
	1	chili paste	slight	stews, marinades	mild dishes	Add cumin.
	1/2	smoked paprika	noticeable	rubs, stews	dips	With a pinch of cayenne and oil.

caper	1	green olive	slight	sauces, salads, pasta, fish		Chopped.
	1	dill pickle	noticeable	sauces, salads, sandwiches		Chopped small.
	1	kalamata olive	noticeable	pasta, salads		Chopped.
	1	lemon zest	noticeable	fish, sauces		With a pinch of salt.

pickle, dill pickle, relish, pickle relish, gherkin	1	relish	slight	sandwiches, salads, sauces		Chopped already.
	1	dill pickle	slight	sandwiches, salads, sauces		Chopped.
	1/2	caper	noticeable	salads, sauces	sandwiches	Chopped; half of them.
	1	green olive	noticeable	salads, sauces		Chopped.
	1	cucumber + 1 teaspoon vinegar for each 1/4 cup	noticeable	sandwiches, salads		With salt, left for 10 minutes.

chinkiang vinegar, black vinegar, chinese black vinegar, zhenjiang vinegar	1	balsamic vinegar	slight	dips, stir-fries, noodles, sauces		The nearest: take a little less, with a drop of soy sauce.
	1	rice vinegar	noticeable	stir-fries, noodles, dips		Lighter and less sweet.
	1	malt vinegar	slight	stir-fries, dips		Of barley: with gluten.
	1	sherry vinegar	slight	sauces, stir-fries		Nutty.

sriracha, chili garlic sauce	1	sambal oelek	slight	noodles, marinades, stir-fries, sauces	mild dishes	Without sugar and garlic.
	1	hot sauce	slight	marinades, soups, dips, sauces	mild dishes	Thinner, more sour.
	1/2	cayenne pepper	noticeable	soups, marinades, rubs, dips	mild dishes	Half as much, at the most, with a dash of vinegar.
	1/2	red pepper flake + 1/2 teaspoon white vinegar for each teaspoon	noticeable	stir-fries, soups, marinades	dips, mild dishes	Let it stand.
	1	gochujang	noticeable	marinades, sauces	mild dishes	Thicker and sweeter.
	1	sriracha	slight	noodles, dips	mild dishes	Smoother.

pomegranate molasses	1	balsamic vinegar + 1 teaspoon honey for each tablespoon	slight	dressings, glazes, marinades, sauces		Boiled down by half.
	1	pomegranate juice + 1 teaspoon lemon juice for each tablespoon	slight	sauces, glazes, marinades		Four times as much, boiled down to a syrup.
	1	lemon juice + 1 teaspoon maple syrup for each tablespoon	noticeable	dressings, marinades, sauces		Thinner.
	1	tamarind paste + 1 teaspoon brown sugar for each tablespoon	noticeable	sauces, marinades, glazes		As sour.
	1	cranberry juice	noticeable	sauces, glazes		Boiled down to a syrup.

chimichurri, olive tapenade, herb sauce, mint sauce	1	pesto	noticeable	pasta, grilled meat, sandwiches		With cheese and nuts.
	1	parsley + 1/2 cup olive oil and 2 tablespoons vinegar for each cup	slight	grilled meat, salads, sandwiches		Chopped with garlic and chili flakes.
	1	salsa	noticeable	grilled meat, tacos		Fresh.
	1	olive tapenade	noticeable	sandwiches, pasta		Saltier.

tartar sauce, mayonnaise sauce	1	mayonnaise + 1 tablespoon relish for each 1/4 cup	none	fish, sandwiches, dips		With lemon and capers.
	1	vegan mayonnaise + 1 tablespoon relish for each 1/4 cup	slight	fish, sandwiches, dips		With lemon and capers.
	1	greek yogurt + 1 tablespoon relish for each 1/4 cup	noticeable	fish, dips		With lemon and capers.

tzatziki	1	greek yogurt + 1/4 cup cucumber for each cup	none	dips, wraps, bowls		With garlic, dill and lemon.
	1	coconut yogurt + 1/4 cup cucumber for each cup	slight	dips, wraps, bowls		Unsweetened; with garlic, dill and lemon.
	1	hummus	noticeable	dips, wraps, bowls		Thinned with lemon.

coconut aminos	3/4	soy sauce	noticeable	stir-fries, marinades, dressings		Saltier.
	3/4	gluten-free tamari	noticeable	stir-fries, marinades, dressings		Saltier.
	3/4	liquid aminos	noticeable	stir-fries, marinades		Saltier.
	1/2	fish sauce	noticeable	stir-fries, marinades		Half of it, with a pinch of sugar.
`,
  'seafood.tsv': `#
for	amount	name	flavor	best	not	notes
shrimp, prawn, king prawn, jumbo shrimp, crawfish, langoustine, cooked shrimp	1	scallop	slight	pasta, stir-fries, grilling		As sweet; two minutes a side.
	1	chicken breast	noticeable	stir-fries, pasta, curries, tacos	cocktails	In bites, cooked through.
	1	king oyster mushroom	noticeable	stir-fries, pasta, grilling		In thick coins, scored.
	1	heart of palm	noticeable	salads, tacos, ceviche	frying	In slices.
	1	firm tofu	noticeable	stir-fries, curries, pad thai	cocktails	In cubes, fried.
	1	white fish	noticeable	tacos, curries, pasta		In chunks, added at the end.
	1	chickpea	noticeable	curries, salads, scampi		Crisp in the oven.
	1	vegan shrimp	slight	stir-fries, pasta		Made of konjac.
	1	crawfish	slight	gumbo, boils, pasta		Smaller.
	1	cauliflower	noticeable	tacos, breading, curries		In small florets.
	1	artichoke heart	noticeable	pasta, scampi		Drained well.

crab, lobster, crab meat, surimi, imitation crab, lump crab meat, crab stick, lobster tail, lobster meat	1	shrimp	slight	salads, pasta, rolls		Chopped.
	1	heart of palm	noticeable	cakes, salads, rolls	boils	Shredded, with a little seaweed.
	1	jackfruit	noticeable	cakes, dips, rolls	boils	The young kind, shredded.
	1	white fish	noticeable	cakes, chowders, salads	boils	Poached and flaked.
	1	artichoke heart	noticeable	dips, cakes	boils	Chopped.
	1	crab	slight	salads, rolls, cakes		In the same amount.
	1	surimi	noticeable	salads, rolls		Made of fish, often with egg, wheat and some crab.
	1	monkfish	slight	rolls, pasta		Firm and sweet.
	1	chickpea	noticeable	cakes, salads		Mashed, with seaweed.
	1	king oyster mushroom	noticeable	rolls, salads		Shredded.
	1	chicken breast	noticeable	salads, pasta		Poached and shredded.

scallop, sea scallop, bay scallop	1	shrimp	slight	searing, pasta		Cooks as quickly.
	1	king oyster mushroom	noticeable	searing, pasta		The stems in thick coins, seared on both sides.
	1	white fish	noticeable	searing, chowders		In chunks.
	1	firm tofu	noticeable	searing		In coins, pressed.
	1	heart of palm	noticeable	searing, ceviche		In thick coins.
	1	chicken breast	noticeable	pasta, searing		In bites, cooked through.

clam, mussel, oyster, squid, calamari, octopus, smoked oyster, canned clam, conch, abalone	1	shrimp	noticeable	pasta, stews, paella		Shorter.
	1	oyster mushroom	noticeable	chowders, pasta, stews, frying		Torn, with a little seaweed.
	1	mussel	slight	pasta, stews, paella		Discard those that stay closed.
	1	clam	slight	pasta, chowders		Discard those that stay closed.
	1	heart of palm	noticeable	frying, salads	chowders	In rings.
	1	white fish	noticeable	chowders, stews		In chunks.
	1	mushroom	noticeable	chowders, pasta, stuffings		With a little seaweed for the taste of the sea.
	1	white bean	noticeable	chowders, pasta	frying	For body.
	1	artichoke heart	noticeable	pasta, dips, frying		Drained well.
	1	chicken thigh	noticeable	paella, stews		In bites, cooked through.

salmon, salmon fillet, smoked salmon, lox, canned salmon, trout, arctic char, smoked trout	1	trout	slight	grilling, baking, poaching		Thinner: less time.
	1	arctic char	slight	grilling, baking		Nearest of all.
	1	firm tofu	noticeable	baking, bowls, grilling		Marinate it with miso or seaweed.
	1	carrot	strong	bagels, sushi	baking	Roasted in thin ribbons with liquid smoke.
	1	mackerel	noticeable	grilling, baking, pates		Stronger.
	1	chicken breast	noticeable	grilling, salads, bowls	sushi	Cooked through.
	1	tempeh	noticeable	bowls, grilling	sushi	Marinated.
	1	salmon	slight	grilling, baking		Richer.
	1	chickpea	noticeable	salads, patties, bowls	grilling	Mashed with seaweed and lemon.
	1	tuna	noticeable	salads, grilling, bowls		Meatier.
	1	canned salmon	slight	patties, salads	grilling	Drained.
	1	cauliflower	noticeable	baking, grilling		In thick slices.

tuna, canned tuna, tuna in oil	1	chickpea	noticeable	salads, sandwiches, casseroles	grilling	Mashed, with a little seaweed or capers.
	1	canned salmon	slight	salads, sandwiches, patties		Drained.
	1	cooked chicken	noticeable	salads, sandwiches, casseroles	sushi	Shredded.
	1	jackfruit	noticeable	salads, sandwiches	grilling	The young kind, in brine.
	1	watermelon	strong	bowls, sushi	casseroles	In cubes, marinated and baked.
	1	swordfish	slight	grilling	salads	As meaty.
	1	mackerel	noticeable	salads, sandwiches		Stronger.
	1	firm tofu	noticeable	bowls, sandwiches, grilling		Marinated.
	1	white bean	noticeable	salads, sandwiches	grilling	Mashed a little.
	1	portobello mushroom	noticeable	grilling	salads	As meaty.
	1	tuna	slight	salads, grilling		In the same amount.

cod, halibut, tilapia, white fish, fish, fish fillet, sea bass, snapper, haddock, catfish, sole, flounder, pollock, mahi mahi, grouper, monkfish, perch, hake, orange roughy, white fish fillet, red snapper, sea bream, barramundi, turbot, whiting, swai	1	cod	slight	baking, frying, chowders, tacos		Flaky.
	1	haddock	slight	baking, frying, chowders		Flaky.
	1	tilapia	slight	baking, frying, tacos		Thin: less time.
	1	halibut	slight	grilling, baking, chowders		Firmer.
	1	firm tofu	noticeable	frying, tacos, baking, curries	chowders	Press it; wrap it in a sheet of seaweed.
	1	chicken breast	noticeable	baking, frying, tacos, curries	ceviche	Pounded thin and cooked through.
	1	banana blossom	noticeable	frying, tacos	baking	In brine, drained and battered.
	1	heart of palm	noticeable	tacos, ceviche, frying	baking	Halved.
	1	cauliflower	noticeable	tacos, frying, curries		In thick slices.
	1	white bean	noticeable	chowders, stews, cakes	frying	For body.
	1	tempeh	noticeable	tacos, frying		Steamed and marinated.
	1	salmon	noticeable	baking, grilling, chowders		Richer.
	1	eggplant	noticeable	baking, frying		In thick slices.

anchovy, anchovy fillet, anchovy paste, anchovies in oil	1	caper	noticeable	sauces, dressings, pizza, pasta		Mashed; a teaspoon for a fillet.
	1	miso	noticeable	dressings, sauces	pizza	Half a teaspoon for a fillet.
	1	soy sauce	noticeable	dressings, sauces, stews	pizza	Half a teaspoon for a fillet.
	1	green olive	noticeable	pizza, pasta, dressings		Mashed.
	1	fish sauce	slight	dressings, sauces, stews	pizza	Half a teaspoon for a fillet.
	1	sardine	slight	pizza, pasta, sauces		More of it: it is milder.
	1	seaweed	noticeable	dressings, sauces		Ground, a pinch.
	1	coconut aminos	noticeable	dressings, sauces, stews	pizza	A teaspoon for a fillet, with salt.

sardine, mackerel, herring, eel, kipper, smoked mackerel, bluefish	1	mackerel	slight	grilling, pates, salads		As oily.
	1	sardine	slight	grilling, pasta, toast		Smaller.
	1	salmon	noticeable	grilling, baking, pates		Milder.
	1	trout	noticeable	grilling, pates		Milder.
	1	tuna	noticeable	pasta, salads, toast		Milder.
	1	chickpea	noticeable	toast, salads, pates	grilling	Mashed with seaweed and capers.
	1	eggplant	noticeable	grilling, rolls	pates	Glazed, for eel.
	1	firm tofu	noticeable	grilling, rolls		Wrapped in seaweed.
	1	mushroom	noticeable	pates, toast	grilling	Fried brown.

caviar, roe, tobiko, salmon roe, fish roe	1	vegan caviar	slight	canapes, sushi, blini		Made of seaweed.
	1	chia seed	noticeable	canapes, sushi		Soaked in soy sauce or salted water.
	1	caper	noticeable	canapes, blini	sushi	Chopped.
	1	black olive	noticeable	canapes, blini	sushi	Chopped small.

bonito flake, dashi, katsuobushi, instant dashi, dashi powder	1	kombu dashi	slight	miso soup, noodles, simmered dishes		Soak a piece of kelp, then warm it.
	1	dried shiitake	noticeable	miso soup, noodles	toppings	The soaking water too.
	1	vegetable broth	noticeable	miso soup, noodles	toppings	With a spoon of soy sauce.
	1	mushroom broth	noticeable	miso soup, noodles	toppings	Of shiitake.
	1	chicken broth	noticeable	noodles, simmered dishes	toppings	Light.

shrimp paste, dried shrimp, belacan	1	miso	noticeable	curries, sauces, stir-fries		With a pinch of salt.
	1	fish sauce	slight	curries, sauces		Thinner.
	1	seaweed	noticeable	curries, soups		Ground, with salt.
	1	anchovy paste	slight	curries, sauces		Nearest of all.
	1	soy sauce	noticeable	stir-fries, curries		Thinner.
	1	coconut aminos + 1/4 teaspoon salt for each tablespoon	noticeable	stir-fries, curries		Thinner and sweeter.

tuna steak, ahi tuna, swordfish, shark, marlin	1	tuna steak	slight	grilling, searing, bowls		Leaner; rare in the middle.
	1	swordfish	slight	grilling, searing		As meaty.
	1	salmon	noticeable	grilling, searing, bowls		Richer.
	1	mahi mahi	slight	grilling, tacos		Firm, with less mercury.
	1	halibut	slight	grilling, baking		Firm and milder.
	1	firm tofu	noticeable	grilling, searing, bowls		Pressed and marinated.
	1	portobello mushroom	noticeable	grilling, searing		As meaty.
	1	chicken breast	noticeable	grilling, searing, salads	sushi	Cooked through.
	1	watermelon	strong	bowls, sushi	grilling	In cubes, marinated and baked.
	1	eggplant	noticeable	grilling		In thick slices.
`,
  'sweeteners.tsv': `#
for	amount	name	flavor	best	not	notes
sugar, granulated sugar, white sugar, caster sugar, superfine sugar, cane sugar, castor sugar, raw sugar	1	coconut sugar	noticeable	cookies, cakes, muffins, drinks	meringue, white cakes	Browner, tastes of caramel.
	3/4	maple syrup	noticeable	muffins, granola, sauces, drinks	meringue, candy	Take 3 tablespoons less liquid for each cup.
	3/4	honey	noticeable	muffins, dressings, marinades, drinks	meringue, candy	Take 1/4 cup less liquid for each cup, and bake 25 F cooler.
	1	brown sugar	slight	cookies, cakes, sauces	meringue	Moister.
	1 teaspoon for 1 cup	stevia	noticeable	drinks, yogurt, sauces	meringue, caramel, yeast dough	Very strong: a teaspoon for a cup; add bulk with applesauce.
	1	erythritol	slight	baking, drinks, frosting	caramel, yeast dough	Cools on the tongue.
	1	monk fruit sweetener	slight	baking, drinks, sauces	caramel	The kind that measures like sugar.
	2/3	agave nectar	slight	drinks, dressings, muffins	meringue, candy	Take 1/4 cup less liquid for each cup.
	1	allulose	none	baking, caramel, drinks		Browns sooner.
	1	date	noticeable	energy bars, brownies, smoothies	meringue, candy	Blended with a little hot water.
	1/2	mashed banana	noticeable	muffins, pancakes, oatmeal	meringue, candy	Very ripe; take less liquid.
	1/2	unsweetened applesauce	noticeable	muffins, oatmeal	meringue, candy	Take less liquid.

brown sugar, light brown sugar, dark brown sugar, muscovado sugar, demerara sugar, turbinado sugar, muscovado	1	coconut sugar	slight	cookies, cakes, sauces, rubs		Drier: add a teaspoon of water for each cup.
	1	sugar + 1 tablespoon molasses for each cup	none	cookies, cakes, sauces		Rub the molasses in.
	3/4	maple syrup	noticeable	oatmeal, sauces, glazes	cookies	Take 3 tablespoons less liquid for each cup.
	3/4	honey	noticeable	glazes, sauces, quick breads	cookies	Take 1/4 cup less liquid for each cup.
	1	sugar	slight	cookies, cakes		Paler and crisper.
	1	erythritol + 1 teaspoon molasses for each cup	slight	baking, rubs	caramel	Sold as brown sugar substitute, too.
	1	monk fruit sweetener	slight	baking, sauces	caramel	The golden kind.
	1	date	noticeable	energy bars, sauces	cookies	Blended with hot water.

powdered sugar, confectioner sugar, icing sugar	1	sugar + 1 tablespoon cornstarch for each cup	none	frosting, glazes, dusting		Blend 1 cup of sugar with 1 tablespoon of cornstarch to a powder.
	1	coconut sugar + 1 tablespoon cornstarch for each cup	noticeable	frosting, glazes	dusting	Blend to a powder; browner.
	1	erythritol	slight	frosting, dusting, glazes		The powdered kind.
	3/4	maple syrup	noticeable	glazes	dusting, frosting	Thinner.
	1	monk fruit sweetener	slight	frosting, dusting		The powdered kind.
	3/4	honey	noticeable	glazes	dusting	Thinner.

honey, honeycomb	1	maple syrup	slight	baking, dressings, oatmeal, glazes		Thinner and less sweet.
	1	agave nectar	slight	drinks, dressings, baking		Sweeter: begin with a little less.
	1	date syrup	noticeable	baking, marinades, yogurt		Darker.
	1	brown rice syrup	slight	granola, bars		Less sweet.
	1 1/4	sugar + 1/4 cup water for each cup	slight	baking, drinks, marinades		1 1/4 cups of sugar and 1/4 cup of liquid for a cup.
	1	golden syrup	slight	baking, glazes		In the same amount.
	1	molasses	strong	gingerbread, marinades	drinks	Half of it is often enough.
	1	corn syrup	slight	candy, glazes		Less sweet.
	1	sugar-free syrup	slight	yogurt, pancakes, dressings	baking	Sweetened with erythritol or monk fruit.
	1 teaspoon for 1 cup	stevia	noticeable	drinks, dressings	baking	Very strong.

maple syrup, pancake syrup	1	honey	slight	pancakes, baking, glazes		Sweeter and thicker.
	1	agave nectar	slight	pancakes, drinks, baking		Sweeter.
	1	date syrup	noticeable	pancakes, oatmeal, baking		Darker.
	3/4	brown sugar + 1/4 cup water for each cup	slight	baking, glazes		Boil them up together.
	1	golden syrup	slight	pancakes, baking		In the same amount.
	1	corn syrup	slight	pancakes, baking		Add a drop of maple extract.
	1	sugar-free syrup	slight	pancakes, oatmeal	baking	Sweetened with erythritol or monk fruit.
	1 teaspoon for 1 cup	stevia	noticeable	drinks, sauces, oatmeal	candy, baking	Very strong.

agave nectar, agave syrup, agave, brown rice syrup, date syrup, rice syrup, coconut nectar, silan	1	maple syrup	slight	baking, dressings, drinks		Thinner, tastes of maple.
	1	honey	slight	drinks, dressings, baking		Thicker.
	1	golden syrup	slight	baking, glazes		In the same amount.
	1	simple syrup	none	drinks	baking	Equal parts of sugar and water.
	1 1/4	sugar + 1/4 cup water for each cup	slight	drinks, baking		Stir until it has dissolved.
	1	agave nectar	slight	drinks, dressings		Sweeter.

corn syrup, light corn syrup, dark corn syrup, glucose syrup, golden syrup, glucose, liquid glucose, high fructose corn syrup, cane syrup	1	honey	noticeable	pies, glazes, bars	clear candy	Sweeter.
	1	agave nectar	slight	pies, glazes, bars	candy	Sweeter, thinner.
	1	maple syrup	noticeable	pies, glazes	candy	Thinner.
	1	golden syrup	slight	pies, bars, candy		Tastes of caramel.
	1	brown rice syrup	slight	candy, bars		Less sweet.
	1	sugar + 1/4 cup water for each cup	slight	pies, glazes		Boil them to a syrup.
	1	corn syrup	slight	candy, pies		Milder.
	1 teaspoon for 1 cup	stevia	noticeable	drinks, sauces, oatmeal	candy, baking	Very strong.

molasses, treacle, black treacle, blackstrap molasses	1	maple syrup	noticeable	gingerbread, baked beans, bread		Lighter.
	1	honey	noticeable	bread, glazes, marinades		Lighter and sweeter.
	3/4	brown sugar + 1/4 cup water for each cup	slight	gingerbread, baked beans		Dark sugar is nearest.
	1	golden syrup	noticeable	gingerbread, bread		Milder.
	1	date syrup	slight	gingerbread, baked beans, marinades		As dark.
	1	dark corn syrup	noticeable	pies, cookies		Milder.

coconut sugar, palm sugar, jaggery, piloncillo, panela, date sugar, gur, maple sugar	1	brown sugar	slight	cookies, curries, sauces		In the same amount.
	3/4	maple syrup	noticeable	sauces, oatmeal, curries	cookies	Take less liquid.
	1	sugar	noticeable	baking, sauces		Less taste of caramel.
	3/4	honey	noticeable	sauces, dressings	cookies	Take less liquid.

stevia, erythritol, monk fruit sweetener, splenda, sucralose, artificial sweetener, xylitol, swerve, sweetener, equal, sugar substitute, allulose	1	monk fruit sweetener	slight	baking, drinks	caramel	Read the packet for how strong it is.
	1	erythritol	slight	baking, drinks	caramel	Cools on the tongue.
	1	stevia	slight	drinks, sauces	baking	Read the packet for how strong it is.
	1	allulose	slight	baking, caramel, drinks		Browns sooner.
	1	sugar	none	baking, drinks		The amount that the sweetener stands for.
	1	honey	noticeable	drinks, dressings		To taste.
	1	maple syrup	noticeable	drinks, sauces		To taste.

simple syrup, sugar syrup	1	agave nectar	slight	drinks, cocktails		Half is often enough.
	1	honey	noticeable	drinks, tea		Stirred into warm water.
	1	maple syrup	noticeable	drinks, coffee		Tastes of maple.
	1	sugar + 1/2 cup water for each cup	none	drinks, desserts		Boiled up until clear.
	1	sugar-free syrup	slight	drinks		Sweetened with erythritol or monk fruit.

condensed milk, sweetened condensed milk	1	condensed coconut milk	noticeable	desserts, pies, fudge, coffee		Sold ready; or coconut milk boiled down by half with sugar.
	1	coconut cream + 1/3 cup sugar for each cup	noticeable	desserts, pies, coffee		Simmer until thick.
	1	evaporated milk + 3/4 cup sugar for each cup	slight	desserts, pies, fudge		Stir over low heat until it has dissolved.
	1	oat milk + 1/2 cup sugar for each cup	noticeable	desserts, coffee	fudge	Boil 2 cups down to 1 with the sugar.
	1	dulce de leche	noticeable	fillings, coffee	key lime pie	Browner.

evaporated milk	1	half and half	slight	sauces, soups, pies		In the same amount.
	1	coconut milk	noticeable	pies, curries, soups	mild sauces	The full-fat kind.
	1	heavy cream	slight	sauces, soups, pies		Thin it with a little milk.
	1	soy milk	slight	pies, sauces		Boil 2 1/4 cups down to 1.
	1	oat milk	slight	pies, sauces		Boil 2 1/4 cups down to 1.
	1	milk	slight	sauces, pies		Boil 2 1/4 cups down to 1.

caramel sauce, caramel, dulce de leche, butterscotch sauce, caramel topping, toffee	1	coconut cream + 1/2 cup brown sugar for each cup	noticeable	ice cream, cakes, bars		Boil them together until thick.
	1	date syrup	noticeable	ice cream, drinks, desserts	bars	With a pinch of salt.
	1	dulce de leche	slight	fillings, ice cream, bars		Thicker.
	1	maple syrup	noticeable	ice cream, pancakes, drinks	fillings	Thinner.
	1	caramel sauce	slight	ice cream, cakes, drinks		Thinner.
	1	golden syrup	noticeable	ice cream, bars		Tastes of caramel.
	1	condensed milk	noticeable	bars, fillings, ice cream		Paler.

popcorn, popcorn kernel, popping corn	1	puffed rice	noticeable	snacks, bars, candy		Ready popped.
	1	pretzel	noticeable	snacks		Salty.
	1	roasted chickpea	noticeable	snacks		Crunchy, with more protein.
	1	mixed nut	noticeable	snacks		Glazed as the corn would be.
	1	rice cake	noticeable	snacks		Broken.

peanut butter chip, butterscotch chip, cinnamon chip, caramel chip	1	chocolate chip	noticeable	cookies, bars, cakes		Another taste.
	1	butterscotch chip	noticeable	cookies, bars		Sweeter.
	1	white chocolate chip	noticeable	cookies, bars		Sweeter.
	1	dairy-free chocolate chip	noticeable	cookies, bars		Read the label for traces.
	1	carob chip	noticeable	cookies, bars		Without caffeine.
	1	raisin	strong	cookies		For sweet bites.
`,
  'uses.tsv': `#
use	words
cakes	cupcake, gateau, torte, bundt, traybake, gingerbread, shortcake, madeleine, fondant
cookies	shortbread, snickerdoodle, biscotti, macaroon
brownies	blondie
muffins	cupcake
quick breads	banana bread, pumpkin bread, zucchini bread, soda bread, cornbread, scone, muffin, donut, doughnut
biscuits	scone, shortcake
pancakes	crepe, waffle, blini, hotcake
pastry	pie, tart, tartlet, galette, turnover, strudel, empanada, quiche, danish
bread	challah, focaccia, bagel, brioche, sourdough, knead
baking	cake, cupcake, cookie, muffin, brownie, blondie, scone, bread, pie, tart, galette, shortbread, batter, dough, traybake, bundt
custard	quiche, flan, rice pudding, eggnog, brulee, carbonara, curd, nata, french toast, frittata, bread pudding
omelettes	omelet, scramble, scrambled, frittata, hard boiled, poached, fried egg
scrambles	omelette, omelet, scrambled, frittata, fried rice
meringue	pavlova, stiff peak, macaron
whipping	whip, whipped, soft peak, stiff peak
frosting	buttercream, icing, frost, ganache
creamed cakes	light and, fluffy, cream together
meatballs	meatloaf, rissole, kofta, crab cake, fritter, croquette, patty, burger, latke, pancake potato, potato pancake
breading	dredge, breaded, crusted, schnitzel, cutlet, nugget, fried chicken, and chip
frying	fry, fried, deep fry, skillet
sauteing	saute, skillet, sweat, soften
roasting	roast, roasted, sheet pan
roasts	roast, roasted, sheet pan
searing	sear, seared
grilling	grill, grilled, sear, seared, skewer, kebab, barbecue, bbq
soups	bisque, chowder, minestrone, borscht, pho, ramen
stews	goulash, ragu, braise, casserole, slow cooker, tagine, jambalaya, gumbo, chili, bolognese
braises	pot roast, slow cooker, birria, barbacoa, stew
curries	masala, korma, dahl, dal, tikka, panang, vindaloo, satay
sauces	gravy, bechamel, roux, thicken, alfredo, stroganoff, slurry, smothered, creamed, pan sauce
pasta	spaghetti, linguine, fettuccine, macaroni, mac, penne, lasagna, carbonara, alfredo, ravioli, orzo, gnocchi
pasta sauces	bolognese, ragu, lasagna, spaghetti
noodles	lo mein, chow mein, ramen, pho, pad thai, dan dan
salads	slaw, coleslaw
dressings	vinaigrette, ranch
stir-fries	stir fried, wok, fried rice, lo mein, chow mein, kung pao, pad thai
drinks	sangria, mimosa, spritz, float, smoothie, latte, milkshake, cocktail, hot chocolate, margarita, lemonade, punch, tea, coffee
desserts	ice cream, gelato, cheesecake, mousse, tiramisu, panna cotta, pudding, trifle, fudge, sorbet, parfait
sandwiches	grilled cheese, panini, slider, melt, toast, burger
melting	melt, melted, pizza, quesadilla, nacho, lasagna, grilled cheese, mac and, enchilada, queso
tacos	burrito, enchilada, fajita, quesadilla, taquito, nacho
toppings	sprinkle, garnish, top with, dollop
mash	mashed
mild dishes	too spicy, too hot, not spicy, less spicy, less hot, less heat
`,
} as const; // prettier-ignore
