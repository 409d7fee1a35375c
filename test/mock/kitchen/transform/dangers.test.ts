import { describe, expect, test } from 'vitest';
import { healthify } from '../../../../mock/kitchen/transform/healthify.js';

/** The warnings about a recipe: "Title | line; line | step; step". */
const warningsOn = (written: string): string[] => {
  const [title = '', ingredients = '', instructions = ''] = written.split(' | ');
  const recipe = { title, ingredients: ingredients.split('; '), instructions: instructions.split('; ') };
  return healthify({ recipe }).warnings;
};

const warningOn = (written: string): string => warningsOn(written)[0] ?? '';

describe('a recipe that is dangerous as it is written stays as it is, with the danger', () => {
  test.each([
    [
      'Garlic Oil | 1 cup olive oil; 1 head garlic | Cover the garlic with the oil.; Store at room temperature for up to 3 months.',
      'botulism',
    ],
    ['Garlic Confit | 2 cups olive oil; 4 heads garlic | Bake at 250F for 2 hours.; Keep in the pantry for weeks.', 'botulism'],
    ['Basil Oil | 2 cups olive oil; 1 bunch basil | Blend.; Let it stand on the counter for 2 weeks.', 'botulism'],
    [
      'Green Beans | 4 lb green beans; 4 cups water | Pack into jars.; Process the jars in a boiling water bath for 20 minutes.',
      'canned under pressure',
    ],
    [
      'Soup | 2 lb chicken; 8 cups chicken broth | Simmer for 1 hour.; Process in a water bath canner for 30 minutes.',
      'canned under pressure',
    ],
    ['Fried Turkey | 1 frozen turkey (12 lb); 3 gallons peanut oil | Heat the oil to 350F.; Fry the turkey for 45 minutes.', 'boil over'],
    ['Boiled Eggs | 2 eggs in shell; 1 cup water | Microwave for 6 minutes.', 'bursts in the microwave'],
    [
      'Potatoes | 2 potatoes; 1 tbsp butter | Wrap the potatoes in foil.; Microwave for 10 minutes and serve with the butter.',
      'Metal sparks',
    ],
    ['Snack | 1 cup whole grapes; 1 cup popcorn | Mix.; Serve to toddlers.', 'choke on the whole grapes and popcorn'],
    ['Chicken | 4 chicken breasts; 2 tbsp oil | Thaw the chicken on the counter overnight.; Fry for 12 minutes.', 'within two hours'],
    [
      'Roast Pork | 2 lb pork loin; 1/2 cup soy sauce | Marinate the pork at room temperature for 8 hours.; Roast at 350F for 1 hour.',
      'within two hours',
    ],
    [
      'Rice Salad | 2 cups rice; 1 cup peas | Boil the rice.; Leave the rice at room temperature overnight.; Toss with the peas.',
      'within two hours',
    ],
    [
      'Soup | 1 chicken; 4 carrots | Simmer for 2 hours.; Let the soup cool on the counter overnight, then refrigerate.',
      'within two hours',
    ],
    ['Chili | 1 lb ground beef; 1 can beans | Cook for 1 hour.; Leave the pot on the stove until morning.', 'within two hours'],
    ['Picnic | 2 cans tuna; 1 cup mayonnaise | Mix the tuna with the mayonnaise.; Keep in the car for 5 hours.', 'within two hours'],
    ['Chili | 2 lb ground beef; 1 onion | Thaw the meat in hot water.; Fry the beef with the onion for 12 minutes.', 'within two hours'],
    ['Rice | 2 cups cooked rice; 1 egg | Leave the rice out all night.; Fry the rice with the egg for 8 minutes.', 'within two hours'],
    [
      'Lasagna | 1 lb ground beef; 1 lb pasta | Bake for 45 minutes.; Turn off the oven and leave it inside until tomorrow.',
      'within two hours',
    ],
    ['Beef | 2 lb beef; 1 tsp salt | Cook in the oven at 130F for 12 hours.', 'below 200°F'],
    ['Okra | 1 lb okra; 1 cup water | Fill jars, close the lids and boil for 15 minutes.; Store in the pantry.', 'grows in them'],
    ['Salad | 1 cup mayonnaise; 4 boiled eggs | Mix.; Keep the salad at 30 °C for 4 hours before serving.', 'within two hours'],
    ['Mayonnaise | 2 egg yolks; 1 cup oil | Whisk into mayonnaise.; Let it stand at 25 °C overnight.', 'within two hours'],
    ['Rice | 2 cups rice; 2 eggs | Boil the rice and let it stand in the kitchen overnight.; Fry with the eggs.', 'within two hours'],
    ['Chili oil | 10 cloves garlic; 1 cup oil | Mix in a bottle.; Leave on the kitchen shelf and use as needed for weeks.', 'under oil'],
    ['Pumpkin | 5 lb pumpkin | Puree the pumpkin, fill jars and water bath for 40 minutes.; Keep in the cellar.', 'low in acid'],
    ['Mushrooms | 1 lb mushrooms; oil | Cover the mushrooms with oil in a jar.; Keep in the pantry for a month.', 'under oil'],
    ['Beef | 2 lb beef; 2 peppers | Grill to 145F.; Return it to the plate that held the raw meat.', 'another board'],
    ['Puree | 2 carrots; 1 tsp salt | For your 7-month-old, blend the carrots with the salt.', 'must not have the salt'],
    ['Snack | 4 cups popcorn; 1 tbsp butter | A snack for 3 year olds.', 'choke on the popcorn'],
    ['Fries | 4 potatoes; 4 cups oil | Heat the oil.; If it catches fire, pour water on the oil.', 'Water makes burning oil explode'],
    ['Fries | 4 potatoes; 4 cups oil | Heat the oil.; In a grease fire, use a cup of water.', 'Water makes burning oil explode'],
    ['Fries | 4 potatoes; 4 cups oil | Add the dripping wet potatoes to the hot oil.', 'dry it first'],
    ['Fries | 4 potatoes; 6 cups oil | Fill the pot with oil to the rim.; Fry the potatoes for 8 minutes.', 'burns when it runs over'],
    ['Fries | 4 potatoes; 4 cups oil | Heat the oil and leave it unattended for 15 minutes.', 'nobody watches'],
    ['Rice | 2 cups rice; 4 cups water | Fill the pressure cooker to the brim and cook for 20 minutes.', 'bursts and scalds'],
    ['Beans | 2 cups chickpeas; 4 cups water | Cook in the Instant Pot.; Pry the lid open while it still hisses.', 'bursts and scalds'],
    ['Bananas | 1/4 cup rum; 4 bananas | Pour the rum from the bottle into the pan and ignite.', 'turn off the hood'],
    ['Steak | 4 steaks; 1 tsp salt | Grill the steaks over charcoal in the garage for 8 minutes.', 'carbon monoxide'],
    ['Pretzels | 4 cups flour; 2 tbsp food-grade lye | Dip the pretzels in the lye.; Bake at 425F for 15 minutes.', 'gloves'],
    ['Dare | 1 cup salt; 1 glass water | Stir the salt into the water and drink it.', 'So much salt'],
    ['Milk | 3 tbsp nutmeg; 2 cups milk | Stir the nutmeg into the milk.', 'so much of the nutmeg'],
    ['Syrup | 2 lb peaches; 1 cup sugar | Crack the peach pits and simmer the kernels with the sugar.', 'cyanide'],
    ['Mussels | 2 lb mussels; 1 cup wine | Steam the mussels.; Force those that stay closed and serve them too.', 'dead before'],
    [
      'Salad | 1 chicken; 1 lettuce | Cut the chicken.; Chop the lettuce on the same unwashed board.; Roast the chicken for 1 hour.',
      'another board',
    ],
    [
      'Salad | 1 chicken; 1 lettuce | Cut the raw chicken.; On the same board, without washing it, chop the lettuce.; Roast for 1 hour.',
      'another board',
    ],
    ['Dare | 4 tbsp salt; 4 cups water | Stir the salt into the water.; Drink all of it at once.', 'So much salt'],
    ['Salad | 1 lettuce; 2 tomatoes | Wash the lettuce in water with a capful of bleach.; Toss.', '"bleach" is not cooked here'],
    ['Compote | 4 cups rhubarb; 1 cup sugar | Chop the rhubarb together with its leaves.; Simmer for 10 minutes.', 'oxalic acid'],
    ['Cake | 2 cups flour; 2 eggs; 2 batteries | Mix and bake at 350F for 30 minutes.', '"batteries" is not cooked here'],
    ['Turkey | 1 turkey; 2 tsp salt | Thaw the turkey on the counter for 2 days.; Roast at 325F for 4 hours to 165F.', 'within two hours'],
    ['Chicken | 2 chicken breasts; 1 tbsp oil | Fry the chicken for 10 minutes; leave it a little pink.', 'until no pink is left'],
    ['Burgers | 1 lb ground pork; 4 buns | Grill the patties for 4 minutes a side, until medium rare.', 'until no pink is left'],
    ['Chicken Tataki | 2 chicken breasts; 1 tbsp soy sauce | Sear for 1 minute a side.; Slice.', 'until no pink is left'],
    ['Snack | 200 g brie; 1 pack crackers | Serve with the crackers, perfect in pregnancy.', 'pregnant, and the brie'],
    ['Lunch | 200 g smoked salmon; 2 slices bread | For my father on chemo, serve on the bread.', 'weak immune system'],
    ['Egg | 1 egg; 1 pinch salt | Put the egg in a cup and microwave the egg for 2 minutes.', 'bursts in the microwave'],
    ['Tuna | 5 lb tuna; 1 cup oil | Fill jars with the tuna and the oil.; Boil the jars for 20 minutes.', 'canned under pressure'],
    ['Pumpkin Butter | 4 cups pumpkin puree; 2 cups sugar | Simmer.; Ladle into jars and process for 10 minutes.', 'canned under pressure'],
    ['Juice | 1 lb cassava; 1 lime | Grate the cassava and serve it with the juice of the lime.', 'No step cooks the cassava'],
    ['Milk | 2 cups unpasteurized milk; 1 banana | Blend and serve.', 'No step cooks the unpasteurized milk'],
    ['Chicken | 1 whole chicken; 1 tbsp butter | Roast at 400F until a thermometer in the thigh reads 140.', 'The recipe stops at 140'],
  ])('%s', (written, danger) => {
    expect(warningOn(written)).toContain(danger);
  });

  test.each([
    'Steak | 2 steaks; 1 tbsp oil | Let the steaks stand at room temperature for 30 minutes.; Sear for 4 minutes on each side.',
    'Brioche | 4 cups flour; 4 eggs; 1 cup butter; 2 tsp yeast | Knead.; Let rise at room temperature for 3 hours.; Bake at 350F for 30 minutes.',
    'Granola | 3 cups oats; 1/2 cup oil; 1/2 cup honey | Mix.; Bake at 300F for 30 minutes.; Store at room temperature for 2 weeks.',
    'Marinated Feta | 8 oz feta; 1 cup olive oil; 2 sprigs thyme | Cover the feta and thyme with the oil.; Refrigerate for up to a week.',
    'Potatoes | 4 potatoes; 2 tbsp butter | Microwave the potatoes for 8 minutes.; Wrap in foil and bake at 400F for 20 minutes.',
    'Snack | 1 cup whole grapes; 1 cup popcorn | Mix and serve.',
    'Pizza | 3 cups flour; 1 tsp yeast; 4 oz chicken | Let the dough rise on the counter overnight.; Top with the chicken and bake at 475F for 12 minutes.',
    'Marinade | 2 lb chicken; 1 cup yogurt | Marinate the chicken in the fridge overnight, then bring to room temperature.; Grill to 165F.',
    'Peas | 1 lb ground beef; 1 cup peas | Fry the beef for 10 minutes.; You can leave out the peas.; Simmer for 3 hours.',
    'Stock | 3 lb chicken bones; 2 carrots | Simmer on the stove for 4 hours.; Refrigerate overnight.',
    'Shrimp | 1 lb frozen shrimp; 2 tbsp butter | Thaw the shrimp under cold running water in the sink.; Fry in the butter for 4 minutes.',
    'Pie | 1 sheet puff pastry; 1 lb cooked chicken | Thaw the pastry on the counter.; Fill with the chicken and bake at 400F for 25 minutes.',
    'Tempura | 1 cup flour; 1 cup ice water; 1 lb shrimp; 4 cups oil | Mix the flour with the ice water.; Dip the shrimp and fry in the oil for 3 minutes.',
    'Chickpeas | 2 cups chickpeas; 4 cups water | Cook in the Instant Pot.; Do not open the lid while it is still under pressure.',
    'Bananas | 1/4 cup rum; 4 bananas | Turn off the hood.; Add the rum and ignite it with a match.',
    'Pie | 6 peaches; 1 cup sugar | Crack the peaches open and discard the pits.; Bake at 375F for 45 minutes.',
    'Mussels | 2 lb mussels; 1 cup wine | Steam the mussels for 5 minutes.; Discard any that stay closed before you serve.',
    'Salad | 1 chicken; 1 lettuce | Cut the chicken.; Wash the board and chop the lettuce on the same board.; Roast the chicken for 1 hour.',
    'Porridge | 1 cup oats; 2 cups milk | Simmer for 8 minutes: a good breakfast in pregnancy.',
    'Eggs | 2 eggs; 1 tbsp milk | Beat the eggs with the milk.; Microwave the eggs for 1 minute.',
    'Noodles | 2 cups flour; 2 eggs | Mix the flour and eggs.; Cut into noodles and drop into boiling water.',
    'Crumble | 4 cups rhubarb; 1 cup flour | Discard the leaves of the rhubarb.; Bake at 375F for 40 minutes.',
    'Tea | 2 cups water; 1 lemon | Wash your hands with soap.; Boil the water and add the lemon.',
    'Cake | 2 cups flour; 2 eggs; 6 birthday candles | Mix and bake at 350F for 30 minutes.; Top with the candles.',
    'Baby Shower Oats | 2 cups oats; 2 tbsp honey | For my baby shower, simmer the oats for 10 minutes and stir in the honey.',
    'Bread | 3 cups bread flour; 1 egg | Put everything into the bread machine and press start.',
  ])('but not %s', (written) => {
    expect(warningOn(written)).not.toMatch(
      /botulism|canned under|boil over|bursts|Metal|choke|within two hours|dry it first|hood|cyanide|dead before|another board|pregnant|infant|oxalic|not cooked here|No step/,
    );
  });
});

test.each([
  'Canned Tomatoes | 10 lb tomatoes; 1/2 cup bottled lemon juice | Fill hot jars.; Process in a boiling water bath for 45 minutes.',
  'Rhubarb Jam | 2 lb rhubarb; 4 cups sugar | Boil.; Fill sterilized jars and process in a boiling water bath for 10 minutes.',
])('what is canned in acid is not said to be safe: %s', (written) => {
  expect(warningOn(written)).toBe(
    'This recipe is canned: only acid, salt and heat that were tested together keep botulism out, so the recipe stays as it is.',
  );
});

describe('what is done to raw food is said, and the recipe may still be changed', () => {
  test.each([
    ['Chicken | 1 whole chicken; 1 tsp salt | Rinse the chicken and pat it dry.; Roast at 400F to 165F.', 'Do not wash raw poultry'],
    ['Turkey | 1 turkey; 4 cups stuffing | Stuff the turkey the night before.; Roast at 325F to 165F.', 'right before'],
    ['Turkey | 1 turkey; 1 tsp salt | Partially cook the turkey and finish it the next day.; Roast at 325F to 165F.', 'halfway'],
    ['Chicken | 3 lb frozen chicken; 2 cups salsa | Cook the frozen chicken in the slow cooker for 6 hours.', 'Thaw meat'],
    ['Chicken | 3 lb chicken; 2 cups salsa | Put all into the slow cooker, on the warm setting, for 8 hours.', 'does not cook it'],
    ['Cookie Dough | 2 cups flour; 1 cup sugar | Mix the flour and sugar, and eat it with a spoon.', 'No step cooks the flour'],
    ['Dip | 1 cup cake mix; 1 cup yogurt | Stir the cake mix into the yogurt.', 'No step cooks the cake mix'],
  ])('%s', (written, note) => {
    expect(warningsOn(written).join(' ')).toContain(note);
    expect(warningsOn(written).join(' ')).not.toContain('stays as it is');
  });

  test.each([
    'Chicken | 1 whole chicken; 1 tsp salt | Do not wash the chicken.; Roast at 400F to 165F.',
    'Chicken | 3 lb chicken; 1 cup frozen peas | Cook the chicken in the slow cooker for 6 hours.; Add the frozen peas.',
    'Balls | 2 cups toasted flour; 1 cup honey | Mix the flour and honey.',
    'Bars | 1 cup oat flour; 1 cup honey | Mix the flour and honey.',
  ])('but not %s', (written) => {
    expect(warningsOn(written).join(' ')).not.toMatch(/Do not wash|Thaw meat|No step/);
  });
});

test.each([
  'Yogurt | 1 l milk; 2 tbsp yogurt | Warm the milk, stir in the yogurt and keep at 42°C for 8 hours.',
  'Dough | 500 g flour; 2 eggs | Knead and let rise at 28°C for 3 hours.; Bake for 30 minutes at 180°C.',
  'Cod | 500 g cod | Keep the fish at 2°C until use.; Bake for 15 minutes at 200°C.',
])('what stands cold, rises or sets at its temperature is not left warm: %s', (written) => {
  expect(warningOn(written)).not.toContain('within two hours');
});
