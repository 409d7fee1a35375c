/** Herbs, spices, salt and seasonings. */
export const herbsSpices = `
# basil, fresh basil, thai basil, dried basil, sweet basil
1/2 | oregano | noticeable | pasta sauces, pizza, soups | pesto | Stronger: begin with half.
1/3 | dried basil | slight | pasta sauces, soups, stews | pesto, salads | A third of the fresh.
1 | parsley | noticeable | pasta, salads, pesto | | Milder.
1 | spinach | noticeable | pesto, salads | pizza | With a little mint.
1 | mint | noticeable | salads, thai dishes, pesto | pizza | For Thai basil.
1/2 | thyme | noticeable | soups, sauces, pizza | pesto | Stronger.
1 | arugula | noticeable | pesto, salads, pizza | | Peppery.

# cilantro, fresh cilantro, coriander leaf, fresh coriander
1 | parsley | noticeable | salsas, tacos, curries, salads | | With a squeeze of lime.
1 | basil | noticeable | curries, thai dishes, salads | salsas | Thai basil is nearest.
1/2 | mint | noticeable | curries, salads, chutneys | tacos | Half of it.
1 | scallion | noticeable | tacos, salsas, soups | chutneys | The green part.
1/2 | dill | noticeable | salads, soups | tacos | Half of it.
1 | celery leaf | noticeable | salsas, soups | | Chopped.

# parsley, fresh parsley, flat leaf parsley, dried parsley, italian parsley, chervil
1/3 | dried parsley | slight | soups, stews, sauces | salads | A third of the fresh.
1 | chervil | slight | salads, sauces, eggs | | Finer.
1 | cilantro | noticeable | salads, garnishes, soups | | Another taste.
1 | basil | noticeable | pasta, salads, sauces | | Sweeter.
1 | chive | noticeable | garnishes, eggs, potatoes | | Tastes of onion.
1 | celery leaf | slight | soups, salads | | Chopped.
1 | arugula | noticeable | salads, garnishes | | Peppery.

# thyme, fresh thyme, dried thyme, oregano, dried oregano, marjoram, savory, fresh oregano
1/3 | dried thyme | slight | roasts, stews, soups, marinades | salads | A third of the fresh.
1 | oregano | noticeable | pizza, stews, marinades, sauces | | Stronger.
1 | thyme | slight | roasts, stews, soups, stuffings | | Milder.
1 | marjoram | slight | soups, stuffings, sauces | | Milder, sweeter.
1/2 | rosemary | noticeable | roasts, potatoes, bread | | Stronger: begin with half.
1 | italian seasoning | slight | sauces, pizza, roasts, stews | | Of several herbs.
1 | basil | noticeable | sauces, pizza, soups | roasts | Sweeter.
1/2 | sage | noticeable | stuffings, roasts, pasta | | Stronger: begin with half.

# bay leaf
1/4 teaspoon for 1 | dried thyme | noticeable | stews, soups, braises | | A quarter teaspoon for a leaf.
1/4 teaspoon for 1 | dried oregano | noticeable | stews, sauces, soups | | A quarter teaspoon for a leaf.
2 | juniper berry | noticeable | braises, game | | Two for a leaf.
1 | rosemary | noticeable | stews, braises | | A small sprig.

# italian seasoning, herbes de provence, poultry seasoning, bouquet garni, mixed herbs
1 | oregano | slight | sauces, pizza, chicken | | With basil and thyme, equal parts.
1 | dried thyme | slight | chicken, stews, soups | | With sage for poultry.
1 | dried basil | slight | sauces, pizza | | With oregano.
1 | sage | slight | stuffings, poultry | | With thyme.
1 | italian seasoning | slight | sauces, pizza, chicken | | In the same amount.

# salt, kosher salt, sea salt, table salt, iodized salt, onion salt, garlic salt, celery salt, seasoned salt, pink salt
1 | salt-free seasoning | noticeable | rubs, soups, vegetables | baking | Herbs and dried vegetables.
1 | lemon juice | noticeable | vegetables, fish, soups, salads | baking | A squeeze at the end does what salt does.
1 | potassium salt | slight | soups, rubs, vegetables | | Ask a doctor first where kidneys or heart are ill.
1 | garlic powder | noticeable | rubs, vegetables, soups | baking | With onion powder and pepper.
1 | nutritional yeast | noticeable | popcorn, vegetables, pasta | baking | For the savour.
1 1/4 | kosher salt | none | every dish | | Coarser: a little more by the spoon.
1 | sea salt | none | every dish | | By weight the same.
1/2 | salt | none | every dish | | Half of it, for flavoured salts.
1 | smoked paprika | noticeable | rubs, vegetables, mild dishes | baking | For depth without sodium.
1 | cider vinegar | noticeable | vegetables, soups | baking | A dash at the end.

# black pepper, pepper, white pepper, peppercorn, ground black pepper
1 | white pepper | slight | sauces, soups, eggs | | Sharper.
1 | black pepper | slight | every dish | | Specks show.
1/4 | cayenne pepper | noticeable | stews, rubs, sauces | mild dishes | A pinch: hotter.
1 | paprika | noticeable | rubs, eggs, potatoes, mild dishes | | Without the bite.
1 | ground ginger | noticeable | stir-fries, rubs | | Warm.
1/2 | allspice | noticeable | stews, rubs | | Sweeter.

# cumin, ground cumin, cumin seed, coriander, ground coriander, coriander seed, caraway seed, fenugreek
1 | coriander | slight | curries, chili, rubs | | Sweeter.
1/2 | cumin | slight | curries, chili, rubs | | Earthier: begin with half.
1/2 | caraway seed | noticeable | stews, bread, chili | | Half of it.
1 | chili powder | noticeable | chili, tacos, rubs | | Holds cumin and is hot.
1 | curry powder | noticeable | curries, soups, rubs | | Of several spices.
1 | garam masala | noticeable | curries, soups | | Sweeter.
1 | taco seasoning | noticeable | tacos, chili | curries | Salty.
1 | fennel seed | noticeable | curries, bread | | Sweeter.

# paprika, sweet paprika, smoked paprika, hot paprika, hungarian paprika
1 | smoked paprika | slight | stews, rubs, eggs, mild dishes | | Smoky.
1 | sweet paprika | slight | stews, rubs, eggs, mild dishes | | Add a pinch of cumin for the smoke.
1/2 | chili powder | noticeable | stews, rubs, chili | | Hotter.
1/4 | cayenne pepper | noticeable | stews, rubs | mild dishes | Much hotter.
1 | ancho chili powder | slight | rubs, stews, mild dishes | | Fruity and mild.
1/2 | turmeric | noticeable | rice, stews | | For the colour alone.
1 | sumac | noticeable | eggs, rubs | | For the colour; sour.
1 | ground cumin | noticeable | rubs, stews | eggs | Without nightshades.
1 | beet powder | noticeable | rubs, stews | | For the colour, without nightshades.

# chili powder, cayenne pepper, red pepper flake, chili flake, crushed red pepper, ancho chili powder, chipotle powder, aleppo pepper, gochugaru, chili pepper flake, cayenne
1 | paprika | noticeable | chili, rubs, stews, mild dishes | | Milder; with cumin and garlic powder for chili powder.
1 | red pepper flake | slight | sauces, pizza, stir-fries | mild dishes | Coarser.
1/2 | cayenne pepper | slight | chili, rubs, sauces | mild dishes | Hotter: half of it.
1 | hot sauce | noticeable | sauces, soups, chili | rubs, mild dishes | A few drops.
1 | taco seasoning | noticeable | chili, tacos, rubs | | Salty.
1 | chipotle powder | slight | chili, rubs | mild dishes | Smoky.
1 | black pepper | noticeable | rubs, sauces, stews | | Without chilies.
1 | ground ginger | noticeable | stir-fries, curries | | Warm, without chilies.

# curry powder, garam masala, ras el hanout, madras curry powder
1 | garam masala | slight | curries, soups, stews | | Sweeter; add it at the end.
1 | curry powder | slight | curries, soups, stews | | With turmeric.
1/2 | turmeric + 1/2 teaspoon cumin for each teaspoon | slight | curries, soups, rice | | With coriander and ginger.
1 | cumin | noticeable | curries, stews | | With coriander.
1/2 | allspice | noticeable | stews, rubs | curries | With cumin.

# taco seasoning, fajita seasoning, steak seasoning, adobo seasoning
1 | chili powder + 1/2 teaspoon cumin for each tablespoon | slight | tacos, fajitas, rubs | | With garlic powder, oregano and salt.
1 | paprika + 1/4 teaspoon cayenne and 1/2 teaspoon oregano for each tablespoon | slight | rubs, seafood, chicken, gumbo, mild dishes | | With garlic powder and salt.
1 | cajun seasoning | slight | rubs, seafood, chicken | | Read the label for salt.
1 | salt-free seasoning | slight | rubs, chicken, vegetables | | Salt to taste.

# star anise, five spice powder, anise
1 | five spice powder | slight | braises, stir-fries, marinades | | Holds star anise.
1/2 teaspoon for 1 | anise seed | slight | braises, baking, drinks | | Half a teaspoon for a star.
1/2 teaspoon for 1 | fennel seed | noticeable | braises, curries, marinades | | Half a teaspoon for a star.
1 | star anise | slight | braises, marinades | baking | One star for a teaspoon.
1/2 | allspice | noticeable | braises, baking | | Stronger.
1 | cloves | noticeable | braises, drinks | | A few.
1 | cinnamon | noticeable | braises, baking | | Sweeter.

# cinnamon, ground cinnamon, cinnamon stick, allspice, cloves, ground cloves, pumpkin pie spice, apple pie spice, ground allspice, mixed spice, whole cloves
1/2 | allspice | slight | baking, stews, pies | | Stronger.
1 | cinnamon | slight | baking, oatmeal, pies | | Milder.
1/2 | nutmeg | slight | baking, custards, sauces | | Stronger.
1 | pumpkin pie spice | slight | baking, oatmeal, pies | | Of several spices.
1 | cardamom | noticeable | baking, drinks, curries | | Floral.
1/2 | cloves | noticeable | baking, braises | | Strong.
1 | ground ginger | noticeable | baking, curries | | Warm.
1 | mace | slight | baking, sauces | | As nutmeg, finer.

# turmeric, ground turmeric, fresh turmeric, annatto
1/2 | turmeric | noticeable | rice, paella, curries | | For the colour of saffron: a pinch.
1 | curry powder | noticeable | curries, soups, rice | paella | Holds turmeric.
1 | paprika | noticeable | paella, rice, stews, mild dishes | | With turmeric for saffron.
1 | safflower | slight | rice, paella | | Colour, little taste.
1 | annatto | slight | rice, stews | | Colour, little taste.
1 | ground ginger | noticeable | curries, soups | rice | Without the colour.

# ginger, fresh ginger, ground ginger, ginger root, galangal, grated ginger, ginger paste
1/4 teaspoon for 1 tablespoon | ground ginger | slight | baking, curries, marinades | | A quarter teaspoon for a tablespoon of fresh.
1 | galangal | noticeable | soups, curries | baking | Sharper.
1 | ginger paste | none | curries, stir-fries, marinades | | In the same amount.
1 | ginger | slight | soups, curries, stir-fries | | Milder, for galangal.
1/2 | allspice | noticeable | baking, marinades | stir-fries | Warm.
1/2 | cinnamon | noticeable | baking | stir-fries | Warm.
1 | lemongrass | noticeable | soups, curries | baking | Fresh.

# garlic, garlic clove, minced garlic, garlic powder, roasted garlic, fresh garlic
1/8 teaspoon for 1 | garlic powder | slight | sauces, rubs, soups, stews | aioli | An eighth of a teaspoon for a clove.
1/2 | shallot | noticeable | sauces, dressings, stews | | Half of a small one for a clove.
1 teaspoon for 1 | garlic-infused olive oil | slight | sauces, stir-fries, dressings | | The taste without the fructans.
1 tablespoon for 1 | chive | noticeable | sauces, dressings, dips | | A tablespoon for a clove.
1 | asafoetida | noticeable | curries, stews, dals | | A pinch in hot oil; some brands hold wheat.
1 | ginger | noticeable | stir-fries, curries, marinades | | Without alliums.
1 | scallion | noticeable | stir-fries, soups | | The green part alone is low in fructans.
1 | garlic | slight | every dish | | A clove for 1/8 teaspoon of powder.
1 | cumin | noticeable | rubs, stews, beans | | Without alliums.
1 | fennel | noticeable | sauces, stews, soups | | Without alliums.

# lemongrass, curry leaf, kaffir lime leaf, makrut lime leaf, lime leaf, thai lime leaf
1 teaspoon for 1 | lime zest | slight | curries, soups, marinades | | A teaspoon for 2 leaves or a stalk.
1 teaspoon for 1 | lemon zest | slight | curries, soups, marinades | | A teaspoon for a stalk.
1 | basil | noticeable | curries, soups | | For curry leaves.
1 | bay leaf | noticeable | curries, soups | | For curry leaves.
1 | ginger | noticeable | curries, soups | | With lemon.

# mustard seed, celery seed, fennel seed, anise seed, dill seed
1 | cumin seed | noticeable | curries, pickles, rubs | | Earthier.
1 | caraway seed | noticeable | bread, pickles, slaws | | Alike in size.
1 | dill seed | slight | pickles, salads, slaws | | For celery seed.
1 | aniseed | slight | sausages, bread, sauces | | For fennel seed.
1 | fennel seed | slight | sausages, curries, bread | | Sweeter.
1 | turmeric | noticeable | curries, pickles | | For the colour of mustard.
1 | horseradish | noticeable | pickles, dressings | curries, mild dishes | For the bite of mustard.

# msg, nutritional yeast
1 | nutritional yeast | noticeable | popcorn, sauces, soups | | For the savour.
1 | soy sauce | noticeable | soups, sauces, stir-fries | popcorn | For the savour.
1 | mushroom powder | noticeable | soups, sauces, gravies | | For the savour.
2 | parmesan | noticeable | pasta, popcorn, sauces | | Twice as much.
1 | tomato paste | noticeable | soups, sauces, stews | popcorn | For depth.
1 | miso | noticeable | soups, sauces | popcorn | For the savour.

# tarragon, dried tarragon, fresh tarragon
1 | chervil | slight | sauces, fish, eggs, salads | | The nearest; finer.
1 | dill | noticeable | fish, sauces, eggs | | Another freshness.
1 | basil | noticeable | chicken, sauces, salads | | Sweeter.
1/2 | fennel seed | noticeable | sauces, fish, chicken, stews | salads | Crushed: for the anise.
1 | fennel | noticeable | fish, salads | | The fronds, chopped.
1 | parsley | noticeable | sauces, salads | | Without the anise.
1 | thyme | noticeable | chicken, stews | salads | Warmer.

# mint, fresh mint, spearmint, dried mint
1 | basil | noticeable | salads, drinks, desserts, curries | | The nearest leaf.
1 | parsley | noticeable | salads, dips, garnishes | desserts, drinks | With a little lemon zest.
1 | cilantro | noticeable | salads, curries, salsas | desserts, drinks | Another taste.
1 | dill | noticeable | dips, salads, lamb | desserts, drinks | With yogurt and cucumber.
1/3 | dried mint | slight | dips, stews, tea | salads | A third of the fresh.
1 | lemon zest | noticeable | desserts, drinks | | For the freshness.

# chive
1 | scallion | slight | dips, eggs, potatoes, salads, garnishes | desserts | The green part.
1 | leek | noticeable | soups, eggs | garnishes | The green part, cut fine.
1 | parsley | noticeable | garnishes, dips, eggs | | Without the onion.
1 | dill | noticeable | dips, eggs, potatoes | | Another taste.
1/4 | onion powder | noticeable | dips, dressings | garnishes | A quarter of it.

# dill, fresh dill, dried dill, dill weed
1 | tarragon | noticeable | fish, eggs, sauces | | Sweeter.
1 | fennel | slight | fish, salads | | The fronds.
1/3 | dried dill | slight | dips, fish, soups | | A third of the fresh.
1 | parsley | noticeable | salads, fish, dips, potatoes | | Milder.
1 | chive | noticeable | dips, eggs, potatoes | | Tastes of onion.
1 | mint | noticeable | dips, salads | | With cucumber and yogurt.

# rosemary, fresh rosemary, dried rosemary
1/3 | dried rosemary | slight | roasts, stews, marinades, bread | | A third of the fresh.
1 | thyme | slight | roasts, stews, bread, potatoes | | Milder.
1 | sage | noticeable | roasts, pasta, stuffings | | As strong: begin with half.
1 | oregano | noticeable | stews, marinades, roasts | | Sharper.
1 | marjoram | noticeable | roasts, soups | | Milder.
1 | herbes de provence | slight | roasts, stews | | Holds rosemary.

# sage, dried sage, fresh sage, rubbed sage
1/3 | dried sage | slight | stuffings, roasts, sausages | | A third of the fresh.
1 | thyme | noticeable | stuffings, roasts, pasta, sausages | | Milder.
1 | poultry seasoning | slight | stuffings, roasts | | Holds sage.
1 | marjoram | slight | stuffings, soups, roasts | | Milder.
1/2 | rosemary | noticeable | roasts, pasta, stuffings | | Half of it: stronger.
1 | oregano | noticeable | sauces, stuffings | | Sharper.

# nutmeg, ground nutmeg, mace
1 | mace | none | baking, sauces, custards | | The same nut, finer.
1/2 | allspice | slight | baking, sauces | | Half of it.
1 | nutmeg | none | baking, sauces, custards | | The same nut.
1 | cinnamon | noticeable | baking, oatmeal, pies | sauces | Sweeter.
1 | pumpkin pie spice | slight | baking, pies | sauces | Holds nutmeg.
1/4 | cloves | noticeable | baking, braises | | A quarter of it: strong.
1/2 | ground ginger | noticeable | baking | sauces | Warm.

# cardamom, ground cardamom
1/2 | cinnamon + 1/2 teaspoon ground ginger for each teaspoon | noticeable | baking, curries, drinks | | Half and half.
1/2 | allspice | noticeable | baking, rice | | Half of it.
1 | ground ginger | noticeable | baking, curries, drinks | | Warm.
1/2 | nutmeg | noticeable | baking, drinks | | Half of it.
1 | garam masala | noticeable | curries, rice | baking | Holds cardamom.

# saffron
1/4 | turmeric | noticeable | rice, paella, curries, risotto | | A pinch, for the colour.
1 | safflower | slight | rice, paella | | Colour, little taste.
1 | paprika | noticeable | paella, rice, stews, mild dishes | | With a pinch of turmeric.
1/2 | annatto | slight | rice, stews | | Colour, little taste.
1/2 | curry powder | strong | rice | paella, risotto | Another dish.

# everything bagel seasoning
1 | poppy seed + 1/2 teaspoon garlic powder and 1/2 teaspoon onion powder for each tablespoon | slight | toppings, toast, bread, eggs | | With flaky salt.
1 | sesame seed + 1/2 teaspoon garlic powder and 1/2 teaspoon onion powder for each tablespoon | slight | toppings, toast, bread, eggs | | With flaky salt.
1/2 | garlic powder | noticeable | toast, eggs | | With onion powder and salt.
1 | nigella seed | noticeable | toppings, bread, toast | | With salt.
1 | za'atar | noticeable | toast, dips, eggs | | Holds sesame.

# ranch seasoning, ranch mix
1 | dried dill + 1 teaspoon garlic powder and 1 teaspoon onion powder for each tablespoon | slight | dips, chicken, potatoes, dressings | | With dried parsley and salt.
1 | dried parsley + 1 teaspoon garlic powder and 1 teaspoon onion powder for each tablespoon | slight | dips, chicken, potatoes | | With salt.
1 | salt-free seasoning | noticeable | dips, chicken, vegetables | | Salt to taste.
1 | italian seasoning | noticeable | chicken, potatoes, dips | | With garlic powder.

# lemon pepper
1 | black pepper + 1 teaspoon lemon zest for each teaspoon | none | fish, chicken | | With salt.
1 | salt-free seasoning | noticeable | chicken, fish | | With lemon.
1 | za'atar | noticeable | chicken, fish | | Sour and nutty.

# cajun seasoning, creole seasoning, old bay seasoning, blackened seasoning, jerk seasoning, seafood seasoning
1 | old bay seasoning | slight | seafood, rubs, chicken | | Add a pinch of cayenne.
1 | cajun seasoning | slight | rubs, seafood, chicken | | Read the label for salt.
1 | paprika + 1/4 teaspoon cayenne and 1/2 teaspoon oregano for each tablespoon | slight | rubs, seafood, chicken, gumbo, mild dishes | | With garlic powder and salt.
1 | salt-free seasoning | slight | rubs, chicken, vegetables | | Salt to taste.
1 | smoked paprika | noticeable | rubs, seafood, stews, mild dishes | | With thyme and garlic powder.

# vegeta, all-purpose seasoning
1 | vegetable bouillon | none | soups, stews, sauces, rice | | Crumbled.
1 | seasoned salt | slight | stews, rubs, vegetables | | Salty.
1/2 | onion powder + 1/2 teaspoon salt for each teaspoon | noticeable | stews, soups, rubs | | With dried parsley and carrot.
1 | nutritional yeast | noticeable | soups, sauces | | With salt.

# liquid smoke
1 | smoked paprika | slight | rubs, sauces, stews, beans, chili, mild dishes | | A quarter teaspoon for a few drops.
1 | chipotle powder | noticeable | chili, sauces, rubs | mild dishes | Smoky and hot.
1 | smoked salt | slight | rubs, sauces, beans | | Salt the dish less.
1 | soy sauce | noticeable | sauces, stews, marinades | | For the depth without the smoke.

# fenugreek leaf, kasuri methi, dried fenugreek leaf, methi, dry fenugreek leaf
1 | celery leaf | slight | curries, stews | | Dried; with a drop of maple syrup.
1/4 | mustard seed | noticeable | curries | | Crushed and fried.
1 | curry leaf | noticeable | curries, dals | | Another bitterness.
1 | fenugreek | slight | curries | | A pinch of the ground seed: bitter.
1 | cilantro | noticeable | curries, dals | | Fresh, at the end.

# juniper berry, sichuan pepper, szechuan peppercorn, pink peppercorn, grains of paradise, peppery spice
1 | black pepper | noticeable | rubs, stews, stir-fries | | Sharper.
1 | allspice | noticeable | stews, braises | | Sweeter.
1 | lemon zest | noticeable | stir-fries, fish, chicken | | With pepper.
1 | rosemary | noticeable | game, braises | | For juniper.

# za'atar, dukkah, greek seasoning
1 | oregano | noticeable | dips, chicken, bread | | With lemon zest and sesame seeds.
1 | thyme + 1 teaspoon sumac for each tablespoon | slight | dips, chicken, bread, salads | | With a pinch of salt.
1 | italian seasoning | noticeable | chicken, salads | dips | With lemon zest.
`;
