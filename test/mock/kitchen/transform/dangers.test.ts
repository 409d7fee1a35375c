import { describe, expect, test } from 'vitest';
import { healthify } from '../../../../mock/kitchen/healthify.js';

/** The first warning about a recipe: "Title | line; line | step; step". */
const warningOn = (written: string): string => {
  const [title = '', ingredients = '', instructions = ''] = written.split(' | ');
  const recipe = { title, ingredients: ingredients.split('; '), instructions: instructions.split('; ') };
  return healthify({ recipe }).warnings[0] ?? '';
};

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
  ])('but not %s', (written) => {
    expect(warningOn(written)).not.toMatch(/botulism|canned|boil over|bursts|Metal|choke|within two hours/);
  });
});

test('what is canned in acid is not said to be safe', () => {
  const jam =
    'Canned Tomatoes | 10 lb tomatoes; 1/2 cup bottled lemon juice | Fill hot jars.; Process in a boiling water bath for 45 minutes.';
  expect(warningOn(jam)).toBe(
    'This recipe is canned: only acid, salt and heat that were tested together keep botulism out, so the recipe stays as it is.',
  );
});
