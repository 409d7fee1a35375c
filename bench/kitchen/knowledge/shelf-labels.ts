import type { Category } from '../../../src/contract/enums.js';

/** On which shelf people would put a thing; where two shelves are as good, the thing is named on both. */
export const shelfLabels: Readonly<Record<Category, string>> = {
  produce:
    'apples, bananas, avocado, baby spinach, kale, romaine hearts, iceberg lettuce, grape tomatoes, roma tomatoes, cucumber, zucchini, broccoli, cauliflower, carrots, celery, yellow onions, garlic, shallots, scallions, leeks, russet potatoes, sweet potatoes, red bell pepper, jalapeños, fresh ginger, lemons, limes, oranges, strawberries, blueberries, raspberries, grapes, mango, pineapple, watermelon, peaches, pears, plums, cilantro, fresh basil, parsley, fresh thyme, mint, mushrooms, asparagus, green beans, corn on the cob, eggplant, cabbage, brussels sprouts, bok choy, radishes, beets, butternut squash, fennel bulb, bean sprouts, arugula, salad mix, kiwi, pomegranate, figs, cherries, artichokes, okra, parsnips, turnips, lemongrass, thai chilies, plantains, jicama, tomatillos, microgreens',
  meat: 'chicken breast, chicken thighs, ground beef, ground turkey, pork chops, bacon, ham, prosciutto, italian sausage, chorizo, salami, pepperoni, hot dogs, sirloin steak, ribeye, lamb chops, beef stew meat, pork tenderloin, whole chicken, turkey breast, deli turkey, duck breast, brisket, pancetta, bratwurst, chicken wings, veal cutlets, venison, ground lamb, chicken sausage, lap cheong, kielbasa, seitan',
  seafood:
    'salmon fillet, cod, shrimp, tilapia, fresh tuna steak, scallops, mussels, clams, oysters, lobster tail, crab legs, squid, smoked salmon, halibut, trout, sea bass, catfish, mahi mahi, octopus, haddock, crawfish, imitation crab, nori sheets, fish sticks',
  dairy_eggs:
    'milk, whole milk, 2% milk, butter, unsalted butter, eggs, cheddar cheese, mozzarella, parmesan, cream cheese, sour cream, greek yogurt, plain yogurt, heavy cream, half and half, buttermilk, cottage cheese, ricotta, feta, goat cheese, swiss cheese, string cheese, shredded mexican cheese, almond milk, oat milk, soy milk, whipped cream, kefir, egg whites, margarine, brie, blue cheese, coffee creamer, ghee, refrigerated crescent rolls, queso fresco',
  bakery:
    'white bread, whole wheat bread, sourdough, baguette, bagels, hamburger buns, hot dog buns, english muffins, flour tortillas, corn tortillas, pita bread, naan, croissants, dinner rolls, ciabatta, brioche, muffins, donuts, rye bread, birthday cake, challah, focaccia, refrigerated crescent rolls, panko',
  grains_pasta:
    'white rice, brown rice, basmati rice, jasmine rice, spaghetti, penne, macaroni, lasagna noodles, egg noodles, rice noodles, ramen noodles, quinoa, couscous, rolled oats, oatmeal, barley, bulgur, polenta, farro, millet, orzo, arborio rice, linguine, udon noodles, wild rice, cornflakes, cheerios, breakfast cereal, granola, soba, masa harina, nori sheets, panko, seitan, pad thai noodles',
  legumes:
    'dried lentils, red lentils, black beans, chickpeas, dried pinto beans, split peas, navy beans, tofu, kidney beans, cannellini beans, tempeh, mung beans, edamame, black-eyed peas, lima beans, toor dal, urad dal, seitan',
  canned_goods:
    'canned tomatoes, diced tomatoes, canned tuna, canned chickpeas, canned black beans, tomato paste, tomato sauce, canned corn, coconut milk, chicken broth, vegetable stock, beef broth, canned salmon, refried beans, baked beans, cream of mushroom soup, canned pumpkin, crushed tomatoes, canned peaches, canned green chiles, chicken noodle soup, canned sardines, evaporated milk, sweetened condensed milk, canned pineapple, artichoke hearts in a can, condensed cream of mushroom soup, bone broth',
  baking:
    'all-purpose flour, bread flour, almond flour, granulated sugar, brown sugar, powdered sugar, baking powder, baking soda, active dry yeast, cocoa powder, chocolate chips, vanilla extract, cornstarch, cornmeal, gelatin, cake mix, corn syrup, molasses, cream of tartar, coconut flour, food coloring, sprinkles, pie crust mix, shortening, condensed milk, pectin, unsweetened shredded coconut, baking chocolate, honey, maple syrup, rice flour, brownie mix, xanthan gum, yellow cake mix, masa harina, panko',
  spices_herbs:
    'salt, kosher salt, black pepper, ground cumin, paprika, smoked paprika, chili powder, cinnamon sticks, ground cinnamon, nutmeg, turmeric, dried oregano, dried basil, bay leaves, garlic powder, onion powder, red pepper flakes, curry powder, italian seasoning, cayenne, cloves, cardamom, ground ginger, dried thyme, coriander seeds, star anise, taco seasoning, everything bagel seasoning, saffron, garam masala, fennel seeds, mustard seeds, vanilla beans, sumac, za’atar, old bay, gochugaru, msg, furikake',
  oils_vinegars:
    'olive oil, extra virgin olive oil, vegetable oil, canola oil, sesame oil, coconut oil, avocado oil, balsamic vinegar, apple cider vinegar, white vinegar, red wine vinegar, rice vinegar, cooking spray, peanut oil, sherry vinegar, sunflower oil, truffle oil, grapeseed oil',
  condiments_sauces:
    'ketchup, mayonnaise, yellow mustard, dijon mustard, soy sauce, hot sauce, sriracha, bbq sauce, worcestershire sauce, fish sauce, oyster sauce, hoisin sauce, salsa, marinara sauce, pesto, ranch dressing, tahini, peanut butter, jam, strawberry jelly, relish, pickles, olives, capers, teriyaki sauce, tabasco, hummus, salad dressing, alfredo sauce, red curry paste, miso paste, tartar sauce, horseradish, maple syrup, honey, enchilada sauce, gochujang, kimchi, sauerkraut, gravy, guacamole, nutella, almond butter, doenjang, hidden valley ranch, nori sheets, kraft mayonnaise, miso, furikake',
  nuts_seeds:
    'almonds, walnuts, pecans, cashews, peanuts, pine nuts, pistachios, sunflower seeds, pumpkin seeds, sesame seeds, chia seeds, flax seeds, hazelnuts, macadamia nuts, mixed nuts, peanut butter, almond butter, hemp hearts, poppy seeds, tahini',
  snacks_sweets:
    'potato chips, tortilla chips, pretzels, popcorn, crackers, granola bars, cookies, candy, milk chocolate bar, dark chocolate, marshmallows, trail mix, oreos, rice cakes, gummy bears, beef jerky, goldfish crackers, graham crackers, raisins, dried cranberries, fruit snacks, protein bars, saltines, cheez-its, jell-o, pudding cups, doritos, brownies, chewing gum, dates, dried apricots',
  beverages:
    'coffee, ground coffee, black tea, green tea bags, orange juice, apple juice, coca-cola, sparkling water, lemonade, sports drink, tonic water, ginger ale, coconut water, hot chocolate mix, kombucha, cranberry juice, tomato juice, bottled water, almond milk, oat milk, soda, iced tea, energy drink, club soda, la croix, root beer, gatorade, espresso beans, ice',
  alcohol:
    'red wine, white wine, beer, vodka, bourbon, gin, tequila, dark rum, dry sherry, sake, champagne, brandy, vermouth, triple sec, mirin, marsala wine, kahlua, baileys, ipa, prosecco, cognac, whiskey, angostura bitters, hard seltzer, white claw',
  frozen:
    'frozen peas, frozen corn, frozen pizza, ice cream, frozen berries, frozen spinach, vanilla ice cream, frozen french fries, ice cubes, frozen shrimp, puff pastry, frozen broccoli, frozen waffles, popsicles, frozen mixed vegetables, tater tots, frozen fish sticks, frozen dumplings, sorbet, frozen burritos, edamame, frozen hash browns, refrigerated crescent rolls, frozen tater tots, fish sticks, ice',
  other:
    'paper towels, dish soap, aluminum foil, trash bags, cat food, batteries, laundry detergent, toilet paper, plastic wrap, dog food, parchment paper, toothpaste, shampoo, sponges, light bulbs, napkins, water, nori sheets, seitan, ice, baby formula',
};
