/** Broths, drinks, wine and spirits. */
export const liquids = `
# chicken broth, chicken stock, broth, stock, turkey broth, bone broth, chicken bouillon, chicken bouillon cube
1 | vegetable broth | slight | soups, stews, risotto, sauces | | Salt to taste.
1 | low-sodium chicken broth | none | soups, stews, sauces | | Salt to taste.
1 | low-sodium vegetable broth | slight | soups, stews, risotto, sauces | | Salt to taste.
1 | mushroom broth | noticeable | soups, gravies, risotto | | Darker.
1 | water + 1 teaspoon salt for each quart | noticeable | soups, rice, stews | | With herbs and a bay leaf.
1 | beef broth | noticeable | stews, gravies | light soups | Darker.
1 | chicken broth | slight | soups, stews, rice | | Lighter.
1 | miso broth | noticeable | soups, noodles | | A tablespoon of miso for a cup of water.
1 teaspoon for 1 cup | vegetable bouillon + 1 cup water for each teaspoon | slight | soups, stews, rice | | A cube for 2 cups of water.
1 | white wine | noticeable | sauces, risotto | soups | Half wine, half water.
1 | coconut milk | strong | curries, soups | | Half and half with water.

# beef broth, beef stock, beef bouillon, beef consomme, veal stock, demi-glace, beef bouillon cube, lamb stock, pork broth
1 | mushroom broth | slight | stews, gravies, soups, braises | | As dark.
1 | vegetable broth | noticeable | stews, soups, gravies | | Add a spoon of soy sauce or tomato paste for depth.
1 | chicken broth | noticeable | stews, soups, gravies | | Lighter.
1 | red wine | noticeable | braises, sauces | soups | Half wine, half water.
1 | beef broth | slight | stews, gravies | | Boil it down for demi-glace.
1 | water + 1 tablespoon tomato paste for each cup | noticeable | stews, braises | soups | With herbs, brown onions and salt.

# vegetable broth, vegetable stock, mushroom broth
1 | chicken broth | slight | soups, stews, rice | | For those who eat meat.
1 | mushroom broth | slight | soups, gravies, risotto | | Darker.
1 | water + 1 teaspoon salt for each quart | noticeable | soups, rice, stews | | With herbs and a bay leaf.
1 | miso broth | noticeable | soups, noodles | | A tablespoon of miso for a cup of water.
1 | vegetable broth | slight | soups, stews | | Lighter.

# fish stock, seafood stock, clam juice, fish broth, shrimp stock, lobster stock, fish bouillon
1 | vegetable broth | noticeable | soups, stews, paella, risotto | | With a piece of seaweed for the taste of the sea.
1 | chicken broth | noticeable | soups, paella, chowders | | Light.
1 | kombu dashi | slight | soups, stews | | Of kelp.
1 | mushroom broth | noticeable | soups, chowders | | Pale ones.
1 | fish stock | slight | soups, paella | | In the same amount.
1 | water + 1 teaspoon salt for each quart | noticeable | soups, paella | | With lemon and herbs.

# white wine, dry white wine, vermouth, dry vermouth, cooking wine
1 | chicken broth + 1 tablespoon lemon juice for each cup | slight | sauces, risotto, braises | desserts, drinks | In the same amount.
1 | vegetable broth + 1 tablespoon lemon juice for each cup | slight | sauces, risotto, braises | desserts, drinks | In the same amount.
1 | white grape juice + 1 tablespoon white vinegar for each cup | slight | sauces, desserts, braises | | Sweeter.
1 | apple juice + 1 tablespoon lemon juice for each cup | noticeable | sauces, braises, desserts | | Sweeter.
1/4 | white wine vinegar + 3/4 cup water for each cup | noticeable | sauces, risotto | desserts, drinks | One part to three of water.
1 | dry vermouth | slight | sauces, risotto | | Stronger.
1 | non-alcoholic white wine | slight | sauces, risotto, drinks | | Some hold traces of alcohol.
1/4 | lemon juice + 3/4 cup water for each cup | noticeable | sauces, fish, risotto | desserts | One part to three of water.

# red wine, dry red wine, burgundy
1 | beef broth + 1 tablespoon red wine vinegar for each cup | slight | stews, braises, sauces | desserts, drinks | In the same amount.
1 | grape juice + 1 tablespoon red wine vinegar for each cup | noticeable | sauces, braises, desserts, drinks | | Sweeter.
1 | pomegranate juice | noticeable | sauces, braises, desserts | | As dark, and as tart.
1 | cranberry juice | noticeable | sauces, desserts | stews | Unsweetened.
1 | vegetable broth + 1 tablespoon balsamic vinegar for each cup | slight | stews, braises, sauces | desserts, drinks | In the same amount.
1 | non-alcoholic red wine | slight | stews, sauces, drinks | | Some hold traces of alcohol.
1 | mushroom broth + 1 tablespoon balsamic vinegar for each cup | slight | stews, gravies | desserts, drinks | In the same amount.
1 | sherry | slight | sauces, desserts | | For marsala and port.
1 | apple juice + 1 tablespoon balsamic vinegar for each cup | noticeable | sauces, braises | | For marsala and port.

# sherry, rice wine, sake, shaoxing wine, chinese cooking wine, dry sherry, cooking sherry
1 | dry sherry | slight | stir-fries, marinades | | With a pinch of sugar for mirin.
1 | white wine | slight | stir-fries, sauces | | With a pinch of sugar for mirin.
1 | shaoxing wine | slight | stir-fries, marinades, braises | desserts | Nuttier.
1 | rice vinegar + 1/2 teaspoon sugar for each tablespoon | noticeable | stir-fries, marinades, sauces | | Thin it with water.
1 | white grape juice + 1 teaspoon rice vinegar for each 1/4 cup | slight | glazes, sauces, marinades | | Nearest to mirin.
1 | apple juice | noticeable | glazes, marinades, sauces | | With a dash of rice vinegar.
1 | chicken broth | noticeable | stir-fries, soups, marinades | glazes | With a dash of vinegar.
1 | vegetable broth | noticeable | stir-fries, soups | glazes | With a dash of vinegar.

# beer, lager, ale, stout, guinness, dark beer, hard cider, cider
1 | non-alcoholic beer | slight | batters, stews, bread, chili | | Some hold traces of alcohol.
1 | sparkling water | slight | batters, bread | stews | For the bubbles.
1 | chicken broth | noticeable | stews, chili, braises | batters | With a dash of vinegar.
1 | gluten-free beer | none | batters, stews, bread | | In the same amount.
1 | beef broth | noticeable | stews, chili | batters | For stout.
1 | apple juice | noticeable | braises, pork, batters | | Half of it water.
1 | vegetable broth | noticeable | stews, chili | batters | With a dash of vinegar.
1 | ginger ale | noticeable | batters, glazes | stews | Sweeter.
1 | mushroom broth | noticeable | stews, chili | batters | As dark as stout.

# rum, brandy, cognac, bourbon, whiskey, vodka, gin, tequila, spirit, liqueur, dark rum, kirsch, calvados
1 | apple juice | noticeable | desserts, sauces, glazes | flambe | With a few drops of rum extract, where that is fine.
1 | orange juice | noticeable | desserts, sauces, marinades, drinks | flambe | For orange liqueur.
1 | white grape juice | noticeable | desserts, sauces, drinks | flambe | Sweeter.
1/4 | vanilla extract | noticeable | desserts, cakes | drinks | A teaspoon for a tablespoon; holds a little alcohol.
1 | coffee | noticeable | tiramisu, desserts, cakes | sauces | For coffee liqueur, strong and sweet.
1 | brandy | slight | desserts, sauces | | Fruitier.
1 | rum | slight | desserts, sauces, drinks | | Sweeter.
1 | bourbon | slight | desserts, sauces, glazes | | Of corn.
1 | water | noticeable | sauces, batters | drinks | With lemon for the sharpness.
1 | sparkling water | noticeable | drinks, batters | sauces | With lime.
1/2 | maple syrup | noticeable | glazes, cakes | drinks | For the depth.

# coffee, cold brew, espresso, instant coffee, espresso powder, brewed coffee, coffee powder
1 | decaffeinated coffee | none | cakes, drinks, tiramisu | | In the same amount.
1 | chicory coffee | slight | cakes, drinks, desserts | | Without caffeine.
1 | cocoa powder | noticeable | cakes, brownies, rubs | | For the depth.
1 | hot water | noticeable | cakes, brownies | drinks | In place of brewed coffee.
1 | black tea | noticeable | drinks, desserts | | Lighter.
1 | barley malt coffee | noticeable | drinks, cakes | | Of barley: with gluten.

# coconut milk, coconut cream, canned coconut milk, light coconut milk, cream of coconut
1 | heavy cream | noticeable | curries, soups, desserts | | Richer.
1 | cashew cream | noticeable | curries, soups, sauces | | Thin it with water.
1 | oat cream | noticeable | curries, soups, sauces | whipping | Milder.
1 | greek yogurt | noticeable | curries, soups | desserts | Stir it in at the end.
1 | soy milk + 1 tablespoon cornstarch for each cup | noticeable | curries, soups | whipping | Boil it up until thick.
1 | oat milk + 1 tablespoon cornstarch for each cup | noticeable | curries, soups | whipping | Boil it up until thick.
1 | evaporated milk | noticeable | curries, soups, desserts | | Milder.
1 | almond milk | noticeable | smoothies, curries | whipping | Thinner.
1 | coconut cream | slight | curries, desserts | | Thin it with water.
1 | silken tofu | noticeable | curries, soups | | Blended with water.

# almond milk, soy milk, oat milk, rice milk, cashew milk, non-dairy milk, plant milk, hemp milk, coconut beverage
1 | oat milk | slight | baking, drinks, sauces, oatmeal | | Creamy.
1 | soy milk | slight | baking, drinks, sauces | | Richest in protein.
1 | rice milk | slight | drinks, baking, oatmeal | | Thin and sweet.
1 | almond milk | slight | drinks, baking, smoothies | | Thin.
1 | milk | slight | baking, drinks, sauces | | Of the cow.
1 | coconut milk | noticeable | smoothies, curries, baking | | Thinned with water.
1 | hemp milk | slight | smoothies, drinks, oatmeal | | Nutty, without nuts.

# half and half, table cream, coffee creamer, nondairy creamer, whipped cream, whipping cream, double cream, single cream, whipped topping, cool whip, clotted cream
1 | coconut cream | noticeable | whipping, desserts, soups, coffee | delicate sauces | The thick part of a chilled can whips.
1 | oat cream | slight | coffee, sauces, soups | whipping | Sold as cooking cream, or barista.
1 | milk + 1 tablespoon butter for each cup | slight | sauces, soups, coffee | whipping | Melt the butter into it.
1 | vegan whipping cream | slight | whipping, desserts | | Read the label.
1 | evaporated milk | slight | coffee, sauces, soups | whipping | In the same amount.
1 | greek yogurt | noticeable | desserts, toppings | coffee | With a little vanilla.
1 | cashew cream | slight | sauces, soups, desserts | whipping | Blended smooth.
1 | soy cream | slight | coffee, sauces, soups | whipping | In the same amount.
1 | heavy cream | slight | whipping, sauces, desserts | | Richer.
1 | aquafaba | noticeable | toppings, mousse | sauces | Whipped with sugar.

# ice cream, gelato, frozen yogurt
1 | vegan ice cream | slight | desserts, milkshakes | | Of oats, soy, coconut or nuts: read the label.
1 | sorbet | noticeable | desserts | milkshakes | Of fruit.
1 | frozen banana | noticeable | desserts, milkshakes | | Blended until creamy.
1 | coconut yogurt | noticeable | desserts, milkshakes | | Frozen.
1 | frozen yogurt | slight | desserts | | Lighter.

# milk powder, dry milk, powdered milk, nonfat dry milk
1 | coconut milk powder | noticeable | baking, drinks | | In the same amount.
1 | soy milk powder | slight | baking, drinks, bread | | In the same amount.
1 | oat milk | slight | baking, drinks | | In place of the water too.
1 | milk | slight | baking, drinks | | In place of the water too.
1 | rice milk | slight | baking, drinks | | In place of the water too.

# water, sparkling water, soda water, club soda
1 | sparkling water | none | drinks, batters | | With lime.
1 | vegetable broth | noticeable | soups, rice | drinks | More taste.
1 | apple juice | noticeable | drinks, marinades | | Sweeter.
1 | coconut water | noticeable | drinks, smoothies | | A little sweet.
1 | water | none | drinks, cooking | | As it is.

# apple juice, apple cider, pineapple juice, cranberry juice, grape juice, pomegranate juice, tomato juice, clamato, vegetable juice
1 | apple juice | noticeable | drinks, marinades, glazes | | Mild and sweet.
1 | white grape juice | slight | drinks, glazes | | Sweeter.
1 | orange juice | noticeable | drinks, marinades | | More tart.
1 | vegetable juice | slight | drinks, soups | | For tomato juice.
1/2 | tomato sauce + 1/2 cup water for each cup | slight | soups, drinks | desserts | For tomato juice.
1 | cranberry juice | noticeable | drinks, sauces | | More tart.

# port, marsala, marsala wine, madeira, ruby port, tawny port, dry marsala, sweet marsala
1 | sherry | slight | sauces, desserts, braises | | Add a pinch of sugar for the sweet kinds.
1 | madeira | slight | sauces, desserts | | Alike.
1 | grape juice + 1 teaspoon cider vinegar for each 1/4 cup | noticeable | sauces, desserts, braises | | Sweeter.
1 | chicken broth + 1 teaspoon balsamic vinegar for each 1/4 cup | noticeable | sauces, braises | desserts | In the same amount.
1 | vegetable broth + 1 teaspoon balsamic vinegar for each 1/4 cup | noticeable | sauces, braises | desserts | In the same amount.
1 | red wine + 1 teaspoon brown sugar for each 1/4 cup | slight | sauces, braises | | Less strong.
1 | cranberry juice | noticeable | sauces, desserts | | Tarter.
1 | coffee | noticeable | tiramisu, desserts | sauces | Strong and sweetened.

# mirin
1 | rice vinegar + 1/2 teaspoon sugar for each tablespoon | slight | sauces, glazes, marinades, stir-fries | | Stir until the sugar is gone.
1 | white grape juice + 1 teaspoon rice vinegar for each 1/4 cup | slight | glazes, sauces, marinades | | Sweet as it is.
1 | dry sherry + 1/2 teaspoon sugar for each tablespoon | slight | stir-fries, marinades, sauces | | Nuttier.
1 | sake + 1 teaspoon sugar for each tablespoon | none | sauces, marinades | | The nearest.
1 | apple juice + 1/2 teaspoon rice vinegar for each tablespoon | noticeable | glazes, marinades, sauces | | Fruitier.
1 | white wine + 1 teaspoon sugar for each tablespoon | slight | sauces, stir-fries | | In the same amount.

# orange liqueur, grand marnier, cointreau, triple sec, limoncello
1 | orange juice + 1/4 teaspoon orange zest for each tablespoon | slight | desserts, drinks, sauces | flambe | In the same amount.
1 | brandy | noticeable | desserts, sauces | | With a strip of orange peel.
1/3 | orange extract | slight | cakes, frosting | drinks | A teaspoon for a tablespoon.
1 | lemon juice | noticeable | desserts, drinks | | For limoncello; add sugar.

# kahlua, coffee liqueur, baileys, irish cream, irish cream liqueur
1 | coffee + 1 teaspoon sugar for each tablespoon | slight | tiramisu, desserts, cakes, drinks | | Strong.
1 | heavy cream + 1 teaspoon instant coffee for each 1/4 cup | noticeable | cheesecake, drinks, frosting | | For Irish cream; with sugar and vanilla.
1 | coconut cream + 1 teaspoon instant coffee for each 1/4 cup | noticeable | cheesecake, drinks, desserts | | For Irish cream; with sugar and vanilla.
1 | chocolate syrup | noticeable | desserts, drinks | | Sweeter.

# amaretto
1/4 | almond extract | none | cakes, desserts, cookies | drinks | A quarter of it at the most; fill up with water.
1/4 | vanilla extract | noticeable | cakes, desserts | drinks | Without almonds.
1 | orange juice | noticeable | desserts, drinks | | Another fruit.

# champagne, prosecco, sparkling wine, cava
1 | sparkling water + 1/4 cup white grape juice for each cup | noticeable | drinks | sauces, risotto | Chilled.
1 | ginger ale | noticeable | drinks | sauces, risotto | Sweeter.
1 | sparkling wine | none | drinks, risotto | | Another country's.
1 | non-alcoholic white wine | slight | drinks, sauces, risotto | | With sparkling water for the bubbles; some hold traces of alcohol.
1 | dry white wine | slight | sauces, risotto | | Without the bubbles.
1 | chicken broth + 1 tablespoon lemon juice for each cup | noticeable | sauces, risotto, braises | drinks, desserts | In the same amount.

# wine
1 | chicken broth + 1 tablespoon lemon juice for each cup | slight | sauces, risotto, braises | drinks, desserts | In the same amount.
1 | vegetable broth + 1 tablespoon lemon juice for each cup | slight | sauces, risotto, braises | drinks, desserts | In the same amount.
1 | grape juice + 1 tablespoon cider vinegar for each cup | noticeable | sauces, braises, drinks | | Sweeter; leave out the vinegar in drinks.
1 | non-alcoholic red wine | slight | stews, sauces, drinks | | Some hold traces of alcohol.
1 | cranberry juice | noticeable | drinks, sauces | | Unsweetened.

# tea leaf, tea, black tea, green tea, matcha, chai
1 | black tea | noticeable | drinks, desserts, cakes | | Stronger.
1 | rooibos tea | noticeable | drinks, desserts | | Without caffeine.
1 | decaffeinated tea | none | drinks, desserts | | In the same amount.
1 | coffee | strong | drinks, desserts, cakes | | Another taste, as bitter.

# lemonade, soft drink, cola, ginger ale, ginger beer, tonic water
1 | sparkling water + 2 tablespoons lemon juice and 2 tablespoons sugar for each cup | slight | drinks | | Stir until the sugar is gone.
1 | sparkling water | noticeable | drinks, batters | | Without the sugar.
1 | apple juice | noticeable | drinks, glazes, braises | | With a dash of lemon.
1 | ginger ale | noticeable | drinks, glazes | | Milder.

# vegetable bouillon, vegetable bouillon cube, bouillon cube, bouillon, better than bouillon, bouillon powder, stock powder, stock cube
1 cup for 1 teaspoon | low-sodium vegetable broth | none | soups, stews, rice, sauces | | In place of a cup of water.
1 cup for 1 teaspoon | vegetable broth | none | soups, stews, rice, sauces | | In place of a cup of water.
1 cup for 1 teaspoon | low-sodium chicken broth | slight | soups, stews, rice, sauces | | In place of a cup of water.
1 | salt-free seasoning | noticeable | soups, stews, rubs, rice | | Herbs and dried vegetables.
1 | mushroom powder | noticeable | soups, stews, sauces, gravies | | For the savour.
1 | nutritional yeast | noticeable | soups, sauces | | With salt to taste.
1/2 | soy sauce | noticeable | soups, stews, rice | | For the savour.
`;
