/** Fish and shellfish. */
export const seafood = `
# shrimp, prawn, king prawn, jumbo shrimp, crawfish, langoustine, cooked shrimp
1 | scallop | slight | pasta, stir-fries, grilling | | As sweet; two minutes a side.
1 | chicken breast | noticeable | stir-fries, pasta, curries, tacos | cocktails | In bites, cooked through.
1 | king oyster mushroom | noticeable | stir-fries, pasta, grilling | | In thick coins, scored.
1 | heart of palm | noticeable | salads, tacos, ceviche | frying | In slices.
1 | firm tofu | noticeable | stir-fries, curries, pad thai | cocktails | In cubes, fried.
1 | white fish | noticeable | tacos, curries, pasta | | In chunks, added at the end.
1 | chickpea | noticeable | curries, salads, scampi | | Crisp in the oven.
1 | vegan shrimp | slight | stir-fries, pasta | | Made of konjac.
1 | crawfish | slight | gumbo, boils, pasta | | Smaller.
1 | cauliflower | noticeable | tacos, breading, curries | | In small florets.
1 | artichoke heart | noticeable | pasta, scampi | | Drained well.

# crab, lobster, crab meat, surimi, imitation crab, lump crab meat, crab stick, lobster tail, lobster meat
1 | shrimp | slight | salads, pasta, rolls | | Chopped.
1 | heart of palm | noticeable | cakes, salads, rolls | boils | Shredded, with a little seaweed.
1 | jackfruit | noticeable | cakes, dips, rolls | boils | The young kind, shredded.
1 | white fish | noticeable | cakes, chowders, salads | boils | Poached and flaked.
1 | artichoke heart | noticeable | dips, cakes | boils | Chopped.
1 | crab | slight | salads, rolls, cakes | | In the same amount.
1 | surimi | noticeable | salads, rolls | | Made of fish, often with egg, wheat and some crab.
1 | monkfish | slight | rolls, pasta | | Firm and sweet.
1 | chickpea | noticeable | cakes, salads | | Mashed, with seaweed.
1 | king oyster mushroom | noticeable | rolls, salads | | Shredded.
1 | chicken breast | noticeable | salads, pasta | | Poached and shredded.

# scallop, sea scallop, bay scallop
1 | shrimp | slight | searing, pasta | | Cooks as quickly.
1 | king oyster mushroom | noticeable | searing, pasta | | The stems in thick coins, seared on both sides.
1 | white fish | noticeable | searing, chowders | | In chunks.
1 | firm tofu | noticeable | searing | | In coins, pressed.
1 | heart of palm | noticeable | searing, ceviche | | In thick coins.
1 | chicken breast | noticeable | pasta, searing | | In bites, cooked through.

# clam, mussel, oyster, squid, calamari, octopus, smoked oyster, canned clam, conch, abalone
1 | shrimp | noticeable | pasta, stews, paella | | Shorter.
1 | oyster mushroom | noticeable | chowders, pasta, stews, frying | | Torn, with a little seaweed.
1 | mussel | slight | pasta, stews, paella | | Discard those that stay closed.
1 | clam | slight | pasta, chowders | | Discard those that stay closed.
1 | heart of palm | noticeable | frying, salads | chowders | In rings.
1 | white fish | noticeable | chowders, stews | | In chunks.
1 | mushroom | noticeable | chowders, pasta, stuffings | | With a little seaweed for the taste of the sea.
1 | white bean | noticeable | chowders, pasta | frying | For body.
1 | artichoke heart | noticeable | pasta, dips, frying | | Drained well.
1 | chicken thigh | noticeable | paella, stews | | In bites, cooked through.

# salmon, salmon fillet, smoked salmon, lox, canned salmon, trout, arctic char, smoked trout
1 | trout | slight | grilling, baking, poaching | | Thinner: less time.
1 | arctic char | slight | grilling, baking | | Nearest of all.
1 | firm tofu | noticeable | baking, bowls, grilling | | Marinate it with miso or seaweed.
1 | carrot | strong | bagels, sushi | baking | Roasted in thin ribbons with liquid smoke.
1 | mackerel | noticeable | grilling, baking, pates | | Stronger.
1 | chicken breast | noticeable | grilling, salads, bowls | sushi | Cooked through.
1 | tempeh | noticeable | bowls, grilling | sushi | Marinated.
1 | salmon | slight | grilling, baking | | Richer.
1 | chickpea | noticeable | salads, patties, bowls | grilling | Mashed with seaweed and lemon.
1 | tuna | noticeable | salads, grilling, bowls | | Meatier.
1 | canned salmon | slight | patties, salads | grilling | Drained.
1 | cauliflower | noticeable | baking, grilling | | In thick slices.

# tuna, canned tuna, tuna in oil
1 | chickpea | noticeable | salads, sandwiches, casseroles | grilling | Mashed, with a little seaweed or capers.
1 | canned salmon | slight | salads, sandwiches, patties | | Drained.
1 | cooked chicken | noticeable | salads, sandwiches, casseroles | sushi | Shredded.
1 | jackfruit | noticeable | salads, sandwiches | grilling | The young kind, in brine.
1 | watermelon | strong | bowls, sushi | casseroles | In cubes, marinated and baked.
1 | swordfish | slight | grilling | salads | As meaty.
1 | mackerel | noticeable | salads, sandwiches | | Stronger.
1 | firm tofu | noticeable | bowls, sandwiches, grilling | | Marinated.
1 | white bean | noticeable | salads, sandwiches | grilling | Mashed a little.
1 | portobello mushroom | noticeable | grilling | salads | As meaty.
1 | tuna | slight | salads, grilling | | In the same amount.

# cod, halibut, tilapia, white fish, fish, fish fillet, sea bass, snapper, haddock, catfish, sole, flounder, pollock, mahi mahi, grouper, monkfish, perch, hake, orange roughy, white fish fillet, red snapper, sea bream, barramundi, turbot, whiting, swai
1 | cod | slight | baking, frying, chowders, tacos | | Flaky.
1 | haddock | slight | baking, frying, chowders | | Flaky.
1 | tilapia | slight | baking, frying, tacos | | Thin: less time.
1 | halibut | slight | grilling, baking, chowders | | Firmer.
1 | firm tofu | noticeable | frying, tacos, baking, curries | chowders | Press it; wrap it in a sheet of seaweed.
1 | chicken breast | noticeable | baking, frying, tacos, curries | ceviche | Pounded thin and cooked through.
1 | banana blossom | noticeable | frying, tacos | baking | In brine, drained and battered.
1 | heart of palm | noticeable | tacos, ceviche, frying | baking | Halved.
1 | cauliflower | noticeable | tacos, frying, curries | | In thick slices.
1 | white bean | noticeable | chowders, stews, cakes | frying | For body.
1 | tempeh | noticeable | tacos, frying | | Steamed and marinated.
1 | salmon | noticeable | baking, grilling, chowders | | Richer.
1 | eggplant | noticeable | baking, frying | | In thick slices.

# anchovy, anchovy fillet, anchovy paste, anchovies in oil
1 | caper | noticeable | sauces, dressings, pizza, pasta | | Mashed; a teaspoon for a fillet.
1 | miso | noticeable | dressings, sauces | pizza | Half a teaspoon for a fillet.
1 | soy sauce | noticeable | dressings, sauces, stews | pizza | Half a teaspoon for a fillet.
1 | green olive | noticeable | pizza, pasta, dressings | | Mashed.
1 | fish sauce | slight | dressings, sauces, stews | pizza | Half a teaspoon for a fillet.
1 | sardine | slight | pizza, pasta, sauces | | More of it: it is milder.
1 | seaweed | noticeable | dressings, sauces | | Ground, a pinch.
1 | coconut aminos | noticeable | dressings, sauces, stews | pizza | A teaspoon for a fillet, with salt.

# sardine, mackerel, herring, eel, kipper, smoked mackerel, bluefish
1 | mackerel | slight | grilling, pates, salads | | As oily.
1 | sardine | slight | grilling, pasta, toast | | Smaller.
1 | salmon | noticeable | grilling, baking, pates | | Milder.
1 | trout | noticeable | grilling, pates | | Milder.
1 | tuna | noticeable | pasta, salads, toast | | Milder.
1 | chickpea | noticeable | toast, salads, pates | grilling | Mashed with seaweed and capers.
1 | eggplant | noticeable | grilling, rolls | pates | Glazed, for eel.
1 | firm tofu | noticeable | grilling, rolls | | Wrapped in seaweed.
1 | mushroom | noticeable | pates, toast | grilling | Fried brown.

# caviar, roe, tobiko, salmon roe, fish roe
1 | vegan caviar | slight | canapes, sushi, blini | | Made of seaweed.
1 | chia seed | noticeable | canapes, sushi | | Soaked in soy sauce or salted water.
1 | caper | noticeable | canapes, blini | sushi | Chopped.
1 | black olive | noticeable | canapes, blini | sushi | Chopped small.

# bonito flake, dashi, katsuobushi, instant dashi, dashi powder
1 | kombu dashi | slight | miso soup, noodles, simmered dishes | | Soak a piece of kelp, then warm it.
1 | dried shiitake | noticeable | miso soup, noodles | toppings | The soaking water too.
1 | vegetable broth | noticeable | miso soup, noodles | toppings | With a spoon of soy sauce.
1 | mushroom broth | noticeable | miso soup, noodles | toppings | Of shiitake.
1 | chicken broth | noticeable | noodles, simmered dishes | toppings | Light.

# shrimp paste, dried shrimp, belacan
1 | miso | noticeable | curries, sauces, stir-fries | | With a pinch of salt.
1 | fish sauce | slight | curries, sauces | | Thinner.
1 | seaweed | noticeable | curries, soups | | Ground, with salt.
1 | anchovy paste | slight | curries, sauces | | Nearest of all.
1 | soy sauce | noticeable | stir-fries, curries | | Thinner.
1 | coconut aminos + 1/4 teaspoon salt for each tablespoon | noticeable | stir-fries, curries | | Thinner and sweeter.

# tuna steak, ahi tuna, swordfish, shark, marlin
1 | tuna steak | slight | grilling, searing, bowls | | Leaner; rare in the middle.
1 | swordfish | slight | grilling, searing | | As meaty.
1 | salmon | noticeable | grilling, searing, bowls | | Richer.
1 | mahi mahi | slight | grilling, tacos | | Firm, with less mercury.
1 | halibut | slight | grilling, baking | | Firm and milder.
1 | firm tofu | noticeable | grilling, searing, bowls | | Pressed and marinated.
1 | portobello mushroom | noticeable | grilling, searing | | As meaty.
1 | chicken breast | noticeable | grilling, searing, salads | sushi | Cooked through.
1 | watermelon | strong | bowls, sushi | grilling | In cubes, marinated and baked.
1 | eggplant | noticeable | grilling | | In thick slices.
`;
