/** Meat, poultry and what takes their place. */
export const meats = `
# ground beef, lean ground beef, minced beef, hamburger, ground chuck, beef mince, ground meat, mince
1 | ground turkey | slight | tacos, chili, burgers, meatballs, pasta sauces | | Leaner: add a spoon of oil.
1 | cooked lentil | noticeable | tacos, chili, pasta sauces, shepherd's pie | burgers | Season more, and add soy sauce or mushrooms for depth.
1 | plant-based ground beef | slight | burgers, tacos, meatballs, pasta sauces | | Read the label for soy and wheat.
1 | ground chicken | slight | burgers, tacos, meatballs | | Leaner.
1 | mushroom | noticeable | pasta sauces, tacos, burgers | meatballs | Finely chopped and fried until dry.
1/2 | textured vegetable protein | slight | chili, tacos, pasta sauces | burgers | Soak it in hot broth.
1 | black bean | noticeable | chili, tacos, burgers | pasta sauces | Half of them mashed.
1 | ground lamb | noticeable | meatballs, kebabs, moussaka | | Fatter.
1 | walnut | noticeable | tacos, pasta sauces | burgers | Chopped small with mushrooms.
1 | crumbled firm tofu | noticeable | tacos, chili, stir-fries | burgers | Fry it brown first.
1 | tempeh | noticeable | chili, tacos, pasta sauces | burgers | Crumbled.

# ground turkey, ground chicken, ground pork, ground lamb, ground veal, minced pork, minced lamb, turkey mince, pork mince
1 | ground chicken | slight | burgers, meatballs, dumplings, tacos | | Lean: add a spoon of oil.
1 | ground turkey | slight | burgers, meatballs, dumplings, tacos | | Lean: add a spoon of oil.
1 | ground beef | slight | burgers, meatballs, tacos, chili | | Fatter.
1 | crumbled firm tofu | noticeable | stir-fries, dumplings, tacos | meatballs | Press it, and fry it brown.
1 | cooked lentil | noticeable | tacos, sauces, fillings | dumplings | Season more.
1 | mushroom | noticeable | dumplings, sauces, fillings | | Finely chopped and fried until dry.
1 | plant-based ground meat | slight | burgers, meatballs, tacos | | Read the label.
1 | chickpea | noticeable | burgers, meatballs | dumplings | Mashed.

# chicken breast, chicken, chicken thigh, cooked chicken, chicken leg, chicken wing, chicken drumstick, rotisserie chicken, shredded chicken, chicken tender, whole chicken, chicken cutlet
1 | firm tofu | noticeable | stir-fries, curries, salads, breading | roasting whole | Press it for 20 minutes, then marinate.
1 | chickpea | noticeable | curries, salads, stews, wraps | grilling | A can for each half pound.
1 | turkey breast | slight | roasting, salads, sandwiches, stir-fries | | Cooks alike.
1 | tempeh | noticeable | stir-fries, sandwiches, grilling | | Steam it for 10 minutes first.
1 | seitan | slight | stir-fries, stews, grilling | | Made of wheat.
1 | cauliflower | noticeable | curries, breading, wings, roasting | soups | In large florets.
1 | jackfruit | noticeable | pulled sandwiches, tacos, curries | grilling | The young kind, in brine.
1 | chicken thigh | slight | grilling, stews, curries | | Juicier; ten minutes longer.
1 | pork loin | noticeable | stir-fries, roasting, breading | | Cooks a little longer.
1 | white fish | noticeable | breading, tacos, curries | roasting whole | Cooks in half the time.
1 | white bean | noticeable | soups, stews, salads | grilling | A can for each half pound.
1 | oyster mushroom | noticeable | breading, pulled sandwiches, stir-fries | | Torn into strips.
1 | quinoa | strong | salads, bowls | grilling | For the protein.

# turkey, turkey breast, duck, duck breast, goose, quail, cooked turkey, cornish hen
1 | chicken | slight | roasting, soups, sandwiches | | Smaller: less time.
1 | chicken thigh | slight | roasting, braising | | As dark and juicy.
1 | turkey breast | slight | roasting, sandwiches | | Leaner.
1 | seitan | noticeable | roasting, sandwiches | | Made of wheat.
1 | firm tofu | noticeable | roasting, stir-fries | | Press and marinate it.
1 | jackfruit | noticeable | pancakes with hoisin, sandwiches | roasting | The young kind, in brine.
1 | cauliflower | noticeable | roasting | sandwiches | Whole, or in thick slices.
1 | king oyster mushroom | noticeable | searing, sandwiches | | In thick slices, scored.

# veal, veal cutlet, veal shank, veal chop
1 | pork loin | slight | cutlets, braises, roasting | | Pounded thin for cutlets.
1 | chicken breast | noticeable | cutlets, saltimbocca | braises | Pounded thin.
1 | turkey breast | noticeable | cutlets | braises | Pounded thin.
1 | beef chuck | noticeable | braises, stews | cutlets | Stronger; an hour longer.
1 | lamb | noticeable | braises, stews, roasting | | Stronger.
1 | seitan | noticeable | cutlets, stews | | Made of wheat.
1 | eggplant | noticeable | cutlets, parmigiana | braises | In thick slices.
1 | portobello mushroom | noticeable | cutlets, grilling | braises | One large cap for each cutlet.
1 | firm tofu | noticeable | cutlets | braises | Press and season it.
1 | jackfruit | noticeable | stews, braises | cutlets | The young kind, in brine.

# beef, beef chuck, stew beef, beef stew meat, brisket, roast beef, chuck roast, beef roast, venison, bison
1 | portobello mushroom | noticeable | grilling, stews, sandwiches, stroganoff | | One large cap for each steak.
1 | mushroom | noticeable | stews, stroganoff, stir-fries | grilling | Brown them well.
1 | lamb | noticeable | stews, roasting, grilling | | Stronger.
1 | seitan | noticeable | stir-fries, stews, sandwiches | | Made of wheat.
1 | chicken thigh | noticeable | stir-fries, stews, fajitas | | Half the time.
1 | pork shoulder | noticeable | stews, braises, pulled meat | grilling | Cooks alike.
1 | venison | noticeable | stews, grilling | | Lean: do not overcook it.
1 | jackfruit | noticeable | pulled meat, stews, tacos | grilling | The young kind, in brine.
1 | lentil | noticeable | stews, chili, pies | grilling | Half a pound of dried for a pound.
1 | tempeh | noticeable | stir-fries, stews | | Marinate it.
1 | firm tofu | noticeable | stir-fries, stews | | Press and marinate it.
1 | eggplant | noticeable | stews, grilling | | In thick slices.

# pork, pork shoulder, pork loin, pork tenderloin, pork chop, pork belly, pork rib, pulled pork, pork roast, pork butt, carnitas, spare rib, baby back rib, char siu
1 | chicken thigh | slight | stir-fries, braises, tacos, pulled meat | | Half the time.
1 | beef chuck | noticeable | braises, pulled meat, stews | | A little longer.
1 | jackfruit | noticeable | pulled meat, tacos | chops | The young kind, in brine.
1 | turkey breast | noticeable | roasting, chops | braises | Leaner: baste it.
1 | firm tofu | noticeable | stir-fries, braises | | Press and marinate it.
1 | lamb | noticeable | braises, chops, roasting | | Stronger.
1 | seitan | noticeable | stir-fries, ribs | | Made of wheat.
1 | mushroom | noticeable | braises, stir-fries, ramen | | Brown them well.
1 | tempeh | noticeable | stir-fries, braises | | Marinate it.
1 | beef short rib | noticeable | ribs, braises | | Longer.

# lamb, ground lamb shoulder, leg of lamb, lamb chop, lamb shoulder, mutton, goat, lamb shank, rabbit
1 | beef chuck | noticeable | stews, curries, braises | | Milder.
1 | chicken thigh | noticeable | curries, stews, kebabs | | Half the time.
1 | goat | slight | curries, stews | | Cooks alike.
1 | mushroom | noticeable | stews, shepherd's pie | roasting | With lentils for body.
1 | eggplant | noticeable | curries, moussaka, kebabs | | In large cubes.
1 | chickpea | noticeable | curries, stews, tagines | roasting | A can for each half pound.
1 | seitan | noticeable | kebabs, stews | | Made of wheat.
1 | jackfruit | noticeable | curries, stews | | The young kind, in brine.
1 | beef | noticeable | roasting, kebabs | | Milder.

# bacon, cooked bacon, pancetta, bacon bit, canadian bacon, streaky bacon, lardon, guanciale, salt pork, back bacon
1 | turkey bacon | slight | breakfast, sandwiches, salads | | Leaner: fry it in a little oil.
1 | tempeh | noticeable | breakfast, sandwiches, salads | | In thin strips with soy or coconut aminos, maple and smoked paprika.
1 | smoked tofu | noticeable | salads, pasta, breakfast | | In strips, fried crisp.
1 | mushroom | noticeable | pasta, salads, soups | | In thin slices, roasted crisp with smoked paprika.
1 | coconut flake | noticeable | salads, sandwiches | pasta | Baked with smoked paprika and maple.
1 | pancetta | slight | pasta, soups | breakfast | Not smoked.
1 | beef bacon | slight | breakfast, sandwiches | | Darker.
1 | smoked paprika | noticeable | soups, beans, stews | breakfast | A teaspoon, for the smoke alone.
1 | eggplant | noticeable | sandwiches, salads | | In thin strips, roasted crisp.
1 | smoked turkey | slight | soups, beans, sandwiches | | Diced.
1 | smoked salmon | strong | breakfast, bagels, pasta | | For the smoke and salt.

# ham, prosciutto, deli ham, parma ham, ham hock, serrano ham, speck, cooked ham, smoked ham, ham bone, deli meat, lunch meat, salami, pepperoni, bologna, pastrami, corned beef, mortadella
1 | smoked turkey | slight | sandwiches, soups, salads, beans | | In slices or cubes.
1 | smoked tofu | noticeable | sandwiches, salads, quiche | | In thin slices.
1 | turkey ham | slight | sandwiches, quiche | | In slices.
1 | turkey pepperoni | slight | pizza, sandwiches | | Leaner.
1 | tempeh | noticeable | sandwiches, soups | | With smoked paprika.
1 | mushroom | noticeable | quiche, pizza, soups | | Fried with smoked paprika.
1 | prosciutto | slight | sandwiches, pasta, salads | | Saltier.
1 | roasted red pepper | noticeable | pizza, sandwiches, salads | soups | For the colour and sweetness.
1 | bresaola | slight | salads, pasta, wrapping | | Of beef.
1 | smoked salmon | noticeable | bagels, salads, wrapping | soups | As salty.
1 | roast beef | noticeable | sandwiches | soups | In thin slices.

# sausage, italian sausage, pork sausage, chorizo, smoked sausage, andouille sausage, kielbasa, breakfast sausage, bratwurst, hot dog, frankfurter, chicken sausage, blood sausage, merguez, hot italian sausage, sweet italian sausage
1 | chicken sausage | slight | pasta, breakfast, jambalaya, grilling | | Leaner.
1 | turkey sausage | slight | pasta, breakfast, soups | | Leaner.
1 | vegan sausage | slight | grilling, pasta, breakfast | | Read the label for soy and wheat.
1 | ground turkey + 1 teaspoon fennel seed and paprika for each pound | slight | pasta, pizza, soups | grilling | Season it as sausage.
1 | ground pork + 1 teaspoon fennel seed and paprika for each pound | slight | pasta, pizza, soups | grilling | Season it as sausage.
1 | tempeh | noticeable | pasta, breakfast, jambalaya | grilling | Crumbled, with fennel and smoked paprika.
1 | mushroom | noticeable | pasta, pizza, jambalaya | grilling | With fennel and smoked paprika.
1 | chickpea | noticeable | stews, pasta, jambalaya | grilling | With smoked paprika.
1 | ground beef + 1 teaspoon fennel seed and paprika for each pound | noticeable | pasta, pizza, soups | grilling | Season it as sausage.
1 | crumbled firm tofu | noticeable | breakfast, tacos | grilling | With smoked paprika and fennel.
1 | carrot | strong | hot dogs | pasta | Whole, marinated and grilled.

# meatball, hamburger patty, beef patty, meatloaf, burger
1 | veggie burger | noticeable | burgers, sandwiches | | Read the label.
1 | turkey burger | slight | burgers, sandwiches | | Leaner.
1 | portobello mushroom | noticeable | burgers, sandwiches | | One large cap for each patty.
1 | falafel | noticeable | wraps, sandwiches, bowls | | Crisp outside.
1 | black bean | noticeable | burgers | | Mashed and bound.
1 | salmon | noticeable | burgers | | Chopped and shaped.

# liver, chicken liver, beef liver, pate, liverwurst, foie gras
1 | mushroom | noticeable | pate, stuffings | | Fried with onions until brown.
1 | cooked lentil | noticeable | pate | frying | Blended with walnuts, or seeds.
1 | chicken thigh | noticeable | frying, stuffings | pate | Milder.
1 | chicken liver | slight | pate, frying | | Milder.
1 | sunflower seed | noticeable | pate | frying | Soaked and blended with onions.

# tofu, firm tofu, extra firm tofu, silken tofu, soft tofu, smoked tofu
1 | chickpea | noticeable | curries, scrambles, salads, stews | desserts | A can for a block.
1 | tempeh | noticeable | stir-fries, curries, grilling | desserts | Nuttier, firmer.
1 | seitan | noticeable | stir-fries, grilling | desserts | Made of wheat.
1 | chicken breast | noticeable | stir-fries, curries, salads | desserts | Cooks longer.
1 | paneer | slight | curries, grilling, frying | | Does not melt.
1 | white bean | noticeable | soups, dips, scrambles | grilling | Blended, it takes the place of silken tofu.
1 | mushroom | noticeable | stir-fries, soups | desserts | Brown them well.
1 | egg | noticeable | scrambles, ramen | | Scrambled or boiled.
1 | cauliflower | noticeable | curries, stir-fries | desserts | In florets.
1 | greek yogurt | noticeable | dips, smoothies, desserts | stir-fries | For silken tofu.
1 | pumpkin seed | noticeable | salads, pestos | stir-fries | Sold as pumpkin seed tofu, too.

# tempeh, seitan, textured vegetable protein, plant-based meat, veggie burger, veggie crumbles, soy chunk, soy curl, vegan sausage, impossible burger
1 | firm tofu | slight | stir-fries, grilling, sandwiches | | Press it first.
1 | tempeh | slight | stir-fries, sandwiches, chili | | Nuttier.
1 | chickpea | noticeable | stews, chili, sandwiches, curries | grilling | Mashed a little.
1 | cooked lentil | noticeable | chili, tacos, sauces | grilling | Season more.
1 | mushroom | noticeable | stir-fries, sandwiches, tacos | | Brown them well.
1 | jackfruit | noticeable | pulled meat, tacos | | The young kind, in brine.
1 | black bean | noticeable | chili, burgers, tacos | stir-fries | Mashed a little.
1 | chicken breast | noticeable | stir-fries, sandwiches | | For those who eat meat.

# short rib, beef short rib, oxtail, beef shank, soup bone
1 | beef chuck | slight | braises, stews | grilling | Cheaper; in large pieces.
1 | brisket | slight | braises, stews, pulled meat | | As rich.
1 | oxtail | slight | braises, stews, soups | | On the bone, as rich.
1 | lamb shank | noticeable | braises, stews | | Stronger.
1 | pork shoulder | noticeable | braises, pulled meat | | Cheaper.
1 | portobello mushroom | noticeable | braises, stews | | In thick slices.
1 | jackfruit | noticeable | braises, pulled meat | | The young kind, in brine.
1 | seitan | noticeable | braises, stews | | Made of wheat.

# steak, beef steak, flank steak, sirloin, ribeye steak, beef tenderloin, skirt steak, sirloin steak, round steak, rib eye steak, beef fillet, filet mignon, hanger steak, strip steak, tri tip
1 | sirloin steak | slight | grilling, stir-fries, salads, searing | | Lean.
1 | flank steak | slight | grilling, stir-fries, tacos, fajitas | | Thin; cut it across the grain.
1 | portobello mushroom | noticeable | grilling, sandwiches, stroganoff, searing | | One large cap for each steak.
1 | pork tenderloin | noticeable | grilling, stir-fries, roasting | | Cooked a little longer.
1 | chicken breast | noticeable | grilling, stir-fries, salads, fajitas | | Cooked through.
1 | seitan | noticeable | stir-fries, stews, sandwiches, grilling | | Made of wheat.
1 | lamb chop | noticeable | grilling, searing | | Stronger.
1 | firm tofu | noticeable | stir-fries, grilling, salads | | Press and marinate it.
1 | mushroom | noticeable | stews, stroganoff, stir-fries | grilling | Brown them well.
1 | tempeh | noticeable | stir-fries, grilling | | Marinate it.
1 | cauliflower | noticeable | grilling, roasting | stroganoff | In thick slices.
1 | jackfruit | noticeable | tacos, stews | grilling | The young kind, in brine.
1 | venison | noticeable | grilling, searing | | Lean: do not overcook it.
`;
