import { describe, expect, test } from 'vitest';
import { RecipeDraft } from '../../../../mock/kitchen/transform/recipe-draft.js';
import { safeBathIn, unsafeInBath } from '../../../../mock/kitchen/transform/water-bath.js';

const draft = (line: string, step: string) =>
  new RecipeDraft({ title: 'Dinner', ingredients: [line, '1 tsp salt'], instructions: [step, 'Sear for 1 minute and serve.'] });

describe('a water bath', () => {
  test.each([
    ['4 chicken breasts', 'Cook in a water bath at 52°C for 1 hour.'],
    ['2 chicken breasts', 'Sous vide at 140°F for 20 minutes.'],
    ['2 lb pork loin', 'Cook sous vide at 45 °C for 2 hours.'],
    ['2 ribeye steaks', 'Sous vide the steaks at 120°F for 8 hours.'],
    ['4 salmon fillets', 'Set the immersion circulator to 105°F. Cook the salmon for 5 hours.'],
  ])('%s: "%s" is unsafe', (line, step) => {
    expect(unsafeInBath(draft(line, step)).map(({ original }) => original)).toEqual([line]);
    expect(safeBathIn(draft(line, step))).toBeUndefined();
  });

  test.each([
    ['4 chicken breasts', 'Sous vide the chicken at 150°F for 2 hours.', 150],
    ['2 ribeye steaks', 'Sous vide the steaks at 130°F for 3 hours.', 130],
    ['2 lb pork loin', 'Seal in a zip-top bag and cook at 60°C for 2 hours.', 140],
  ])('%s: "%s" is safe', (line, step, fahrenheit) => {
    expect(safeBathIn(draft(line, step))).toBe(fahrenheit);
  });

  test('is not an oven', () => {
    expect(safeBathIn(draft('4 eggs', 'Bake at 325°F for 40 minutes.'))).toBeUndefined();
  });
});
