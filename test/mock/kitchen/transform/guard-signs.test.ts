import { describe, expect, test } from 'vitest';
import { keptAsItIs, reasonsToKeep, reasonToKeep } from '../../../../mock/kitchen/transform/guard.js';
import { RecipeDraft } from '../../../../mock/kitchen/transform/recipe-draft.js';

const draft = (title: string, ingredients: string[], ...instructions: string[]) => new RecipeDraft({ title, ingredients, instructions });

/** The first words of the reason, or `undefined` if the recipe may be changed. */
const kept = (...recipe: Parameters<typeof draft>) => reasonToKeep(draft(...recipe))?.split(/[:,]/)[0];

const CURES = 'This recipe cures its food';
const BRINES = 'This recipe brines its food';
const FERMENTS = 'This recipe ferments its food';
const SUGAR = 'Sugar is cooked to a point here';
const CHOCOLATE = 'Chocolate is tempered here';
const CUSTARD = 'A custard is set by a gentle heat here';
const RAW = 'This recipe serves meat';
const FRIES = 'This recipe cooks in deep oil';
const PRESERVE = 'This is a preserve';
const KEEPS = 'This recipe stands for days';

describe('a recipe is kept for', () => {
  const salted = (grams: number, step: string) => kept('Ham', ['4 lb ham', `${grams} g salt`], step);
  test.each([
    ['41 g of salt for 8 hours', () => salted(41, 'Leave the ham in the salt for 8 hours.'), BRINES],
    ['41 g of salt overnight', () => salted(41, 'Leave the ham in the salt overnight.'), BRINES],
    ['40 g of salt for 8 hours', () => salted(40, 'Leave the ham in the salt for 8 hours.'), undefined],
    ['41 g of salt for 7 hours', () => salted(41, 'Leave the ham in the salt for 7 hours.'), undefined],
    ['41 g of salt and no time', () => salted(41, 'Leave the ham in the salt.'), undefined],
    ['no salt overnight', () => kept('Ham', ['4 lb ham'], 'Leave the ham overnight.'), undefined],
  ])('brining: %s', (_, reason, expected) => expect(reason()).toBe(expected));

  const left = (step: string, salt = '1 tsp salt') => kept('Cabbage', ['1 cabbage', salt], step, 'Serve.');
  test.each([
    ['2 days at room temperature', () => left('Leave at room temperature for 2 days.'), FERMENTS],
    ['1 day at room temperature', () => left('Leave at room temperature for 1 day.'), FERMENTS],
    ['18 hours at room temperature', () => left('Leave at room temperature for 18 hours.'), undefined],
    ['2 days in the refrigerator', () => left('Leave in the refrigerator for 2 days.'), KEEPS],
    ['1 day in the refrigerator', () => left('Leave in the refrigerator for 1 day.'), undefined],
    ['2 days without salt', () => left('Leave at room temperature for 2 days.', '1 tsp pepper'), FERMENTS],
    ['a month', () => left('Wait a month.'), KEEPS],
    ['how many months the dish keeps', () => left('Freeze for up to 3 months.'), undefined],
    ['how long the dish keeps', () => left('Store in the refrigerator for up to 5 days.'), undefined],
  ])('fermenting: %s', (_, reason, expected) => expect(reason()).toBe(expected));

  const heated = (what: string, temperature: number, rest = '') =>
    kept('Dessert', ['1 cup milk'], `Heat the ${what} to ${temperature}°F${rest}.`);
  test.each([
    ['syrup at 220 °F', () => heated('syrup', 220), SUGAR],
    ['syrup at 320 °F', () => heated('syrup', 320), SUGAR],
    ['syrup at 219 °F', () => heated('syrup', 219), undefined],
    ['syrup at 321 °F', () => heated('syrup', 321), undefined],
    ['milk at 220 °F', () => heated('milk', 220), undefined],
    ['an oven at 300 °F for syrup', () => heated('syrup', 300, ' in the oven'), undefined],
    ['chocolate at 80 °F', () => heated('chocolate', 80), CHOCOLATE],
    ['chocolate at 122 °F', () => heated('chocolate', 122), CHOCOLATE],
    ['chocolate at 123 °F', () => heated('chocolate', 123), undefined],
    ['cream at 160 °F', () => heated('cream', 160), CUSTARD],
    ['cream at 186 °F', () => heated('cream', 186), CUSTARD],
    ['cream at 187 °F', () => heated('cream', 187), undefined],
    ['two temperatures, one of them that of syrup', () => kept('Dessert', ['1 cup milk'], 'Heat the syrup from 100°F to 240°F.'), SUGAR],
    ['syrup and no temperature', () => kept('Dessert', ['1 cup milk'], 'Heat the syrup.'), undefined],
    ['yolks in the list and milk at 175 °F', () => kept('Dessert', ['1 cup milk', '4 egg yolks'], 'Heat the milk to 175°F.'), CUSTARD],
    ['milk at 175 °F and no yolks', () => kept('Dessert', ['1 cup milk'], 'Heat the milk to 175°F.'), undefined],
    [
      'yolks in the list and milk at 240 °F',
      () => kept('Dessert', ['1 cup milk', '4 egg yolks'], 'Heat the milk to 240°F.', 'Simmer.'),
      undefined,
    ],
  ])('a temperature: %s', (_, reason, expected) => expect(reason()).toBe(expected));

  const fried = (oil: string, step: string) => kept('Zucchini', ['2 zucchini', oil], step, 'Serve.');
  test.each([
    ['two cups of oil', () => fried('2 cups vegetable oil', 'Fry the zucchini.'), FRIES],
    ['a cup of oil', () => fried('1 cup vegetable oil', 'Fry the zucchini.'), undefined],
    ['two cups of water', () => fried('2 cups water', 'Fry the zucchini.'), undefined],
    ['two cups of oil that nothing is fried in', () => fried('2 cups vegetable oil', 'Toss the zucchini.'), undefined],
    [
      'two cups of oil between two kinds',
      () => kept('Zucchini', ['2 zucchini', '1 cup olive oil', '1 cup corn oil'], 'Fry the zucchini.'),
      FRIES,
    ],
    ['a pint of vegan cream, which is made of oil', () => fried('2 cups vegan cream', 'Fry the zucchini.'), undefined],
    [
      'vegan cheese, chips and a dressing, which hold oil',
      () => kept('Zucchini', ['1 lb vegan cheese', '1 lb potato chips', '1 cup vinaigrette'], 'Fry the zucchini.'),
      undefined,
    ],
    ['two cups of oil to keep it in', () => fried('2 cups olive oil', 'Keep the zucchini in the oil.'), FRIES],
    ['two cups of oil and fried onions', () => fried('2 cups vegetable oil', 'Toss the zucchini with the fried onions.'), undefined],
  ])('frying: %s', (_, reason, expected) => expect(reason()).toBe(expected));

  const named = (title: string) => kept(title, ['1 lb cod'], 'Bake for 20 minutes, to 145°F.');
  test.each([
    ['Ceviche', () => named('Ceviche'), RAW],
    ['Baked Cod with Ceviche', () => named('Baked Cod with Ceviche'), undefined],
    ['For Two Ceviche', () => named('For Two Ceviche'), RAW],
    ['Ceviche Tacos', () => named('Ceviche Tacos'), undefined],
    ['Ceviche of beans', () => kept('Ceviche', ['1 lb beans'], 'Toss the beans.'), undefined],
    ['Pickled Cod', () => named('Pickled Cod'), PRESERVE],
    ['Cod with Pickled Onions', () => named('Cod with Pickled Onions'), undefined],
    ['Cod Jam', () => named('Cod Jam'), PRESERVE],
  ])('the title %s', (_, reason, expected) => expect(reason()).toBe(expected));

  const told = (step: string) => kept('Cod', ['1 lb cod'], step, 'Bake.');
  test.each([
    ['Cure the cod.', CURES],
    ['The cod cures.', undefined],
    ['Add the cured cod.', undefined],
    ['Do not cure the cod.', undefined],
    ['Do not stir. Now take it and cure the cod.', CURES],
  ])('the step "%s"', (step, expected) => expect(told(step)).toBe(expected));

  test.each([
    ['sushi-grade tuna', '1 lb sushi-grade tuna', RAW],
    ['pink curing salt', '1 tsp pink curing salt', CURES],
    ['jam', '1 cup jam', undefined],
  ])('the line of %s', (_, line, expected) => expect(kept('Plate', [line, '1 lb tuna'], 'Bake.')).toBe(expected));

  test('rare meat, but not for a custard with the meat in it', () => {
    expect(kept('Chops', ['8 lamb chops'], 'Cook until medium rare.')).toBe(RAW);
    expect(kept('Beans', ['1 lb beans'], 'Cook until medium rare.')).toBeUndefined();
    expect(kept('Chops', ['8 lamb chops'], 'Heat the cream to 170°F.', 'Grill the chops.')).toBeUndefined();
  });

  test.each([
    ['raw fish', ['1 lb cod'], 'Toss with lime juice.', 'No step cooks the cod'],
    [
      'raw eggs, although chocolate is melted',
      ['2 eggs', '4 oz chocolate'],
      'Melt the chocolate and beat in the eggs.',
      'No step cooks the eggs',
    ],
    ['boiled eggs', ['2 hard-boiled eggs'], 'Chop the eggs.', undefined],
    ['eggs in a slow cooker', ['2 eggs'], 'Put everything into the slow cooker.', undefined],
  ])('food that no step cooks: %s', (_, list, step, expected) => expect(kept('Plate', list, step)).toBe(expected));

  test.each([
    ['lamb', '1 leg of lamb', 130, RAW],
    ['lamb that is done', '1 leg of lamb', 145, undefined],
    ['trout, whose temperature is corrected', '2 trout', 130, undefined],
  ])('a temperature at which red meat is rare: %s', (_, line, degrees, expected) =>
    expect(kept('Roast', [line], `Roast at 400°F until ${degrees}°F in the middle.`)).toBe(expected),
  );

  test.each([
    ['2 ribeye steaks', 130, RAW],
    ['2 ribeye steaks', 145, undefined],
    ['2 salmon fillets', 130, 'That water bath does not make the salmon fillets safe'],
    ['2 salmon fillets', 140, undefined],
  ])('a water bath: %s at %s °F', (line, degrees, expected) =>
    expect(kept('Dinner', [line], `Cook sous vide at ${degrees}°F for 2 hours.`)).toBe(expected),
  );

  test('an infant, and with a word of its own if there is honey', () => {
    const fed = (line: string) => reasonToKeep(draft('Oats for Baby', ['1/4 cup oats', line], 'Cook.'));
    expect(fed('1 tsp honey')).toContain('botulism');
    expect(fed('1 tsp butter')).toContain('pediatrician');
    expect(fed('1 tsp butter')).not.toContain('botulism');
    expect(reasonToKeep(draft('Oats', ['1/4 cup oats', '1 tsp honey'], 'Cook.'))).toBeUndefined();
    expect(reasonToKeep(draft('Apple Puree, 8 Months', ['1 apple'], 'Cook.'))).toContain('pediatrician');
  });

  test('the gravest of several reasons', () => {
    expect(kept('Strawberry Jam', ['1 tsp pink curing salt'], 'Cook the jam.')).toBe(CURES);
  });
});

test('a recipe that is kept comes back as it was', () => {
  expect(keptAsItIs({ title: 'Jam', ingredients: ['4 lb plums'], instructions: ['Boil.'] }, 'why')).toEqual({
    name: 'Jam',
    ingredients: ['4 lb plums'],
    steps: ['Boil.'],
    summary: 'Nothing was changed.',
    changes: [],
    warnings: ['why'],
  });
});

const reasonAgainstChildren = (recipe: RecipeDraft) => reasonsToKeep(recipe).find(({ wording }) => wording === 'children')?.reason;

describe('children do not cook', () => {
  test.each<readonly [string, RecipeDraft, string]>([
    ['with alcohol', draft('Beef', ['1 cup red wine'], 'Simmer.'), 'This recipe has alcohol in it'],
    [
      'with hot oil',
      draft('Fries', ['2 potatoes', '6 cups oil'], 'Fry the potatoes.'),
      'This recipe has flames, boiling sugar or hot oil in it',
    ],
    ['with boiling sugar', draft('Brittle', ['1 cup sugar'], 'Boil the sugar.'), 'This recipe has flames, boiling sugar or hot oil in it'],
    ...[
      'Flambé the pears.', 'Ignite the pears.', 'Set alight.', 'Light with a match.', 'Use a blowtorch.', 'Use a kitchen torch.',
      'Drop them in hot oil.', 'Caramelize the sugar.',
    ].map((step) => [`by the step "${step}"`, draft('Pears', ['2 pears'], 'Peel the pears.', step), 'This recipe has flames, boiling sugar or hot oil in it'] as const), // prettier-ignore
  ])('%s', (_, recipe, why) => expect(reasonAgainstChildren(recipe)).toContain(why));

  test('but everything else', () => {
    expect(reasonAgainstChildren(draft('Pears', ['2 pears', '1 unknown thing'], 'Peel the pears.'))).toBeUndefined();
  });
});
