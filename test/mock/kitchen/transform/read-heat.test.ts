import { describe, expect, test } from 'vitest';
import { readActions } from '../../../../mock/kitchen/transform/methods/read-steps.js';
import { servedMarinadeOf, unboiledIn, uncookedIn } from '../../../../mock/kitchen/transform/read-heat.js';
import { RecipeDraft } from '../../../../mock/kitchen/transform/recipe-draft.js';

const found =
  (find: typeof uncookedIn) =>
  (ingredients: readonly string[], ...instructions: string[]): string[] => {
    const recipe = new RecipeDraft({ title: 'Dinner', ingredients: [...ingredients], instructions });
    return find(recipe, readActions(recipe, instructions)).map(({ name }) => name);
  };

describe('raw food that no step cooks', () => {
  const uncooked = found(uncookedIn);
  const stroganoff = ['1 lb sirloin steak', '8 oz mushrooms', '1 onion', '1 cup sour cream'];

  test.each([
    ['goes in after the last heat', ['Fry the mushrooms and the onion for 8 minutes.', 'Add the beef, stir in the sour cream and serve.']],
    ['lies beside the pan until then', ['Slice the beef.', 'Add the mushrooms to a hot pan and cook until soft.', 'Add the beef, stir in the sour cream and serve.']],
    ['meets nothing hot at all', ['Slice the beef.', 'Serve it with the sour cream.']],
  ])('%s', (_, steps) => expect(uncooked(stroganoff, ...steps)).toEqual(['sirloin steak'])); // prettier-ignore

  test.each([
    ['is named by a step that cooks', ['Brown the beef for 4 minutes.', 'Add the rest and serve.']],
    ['is in the pan that simmers', ['Fry the onion.', 'Add the beef and simmer for 10 minutes.']],
    ['is made ready, and then everything roasts', ['Season the beef.', 'Add the onion to the tray.', 'Roast for 40 minutes.']],
    ['is put on the grill for some minutes', ['Heat the grill.', 'Put the beef on, 12 minutes, turning.', 'Slice it and serve.']],
    ['bubbles, which is no verb of a kitchen', ['Bring the stock to a boil.', 'Add the beef and bubble for 12 minutes.']],
    ['waits in a pan until it is done', ['Heat the oil.', 'Add the beef, cover until no longer pink.']],
    ['is cooked when it is named', ['Toss the onion with the fried beef.']],
    ['is sliced after a heat that names nothing', ['Grill for 6 minutes a side.', 'Slice the beef.']],
    ['goes on as its package says', ['Cook the beef as the package says.']],
    ['is not named by any step, and something is cooked', ['Roast everything else for 20 minutes.']],
  ])('but not if it %s', (_, steps) => expect(uncooked(stroganoff, ...steps)).toEqual([])); // prettier-ignore

  test.each([
    ['what is poisonous raw is raw', ['1 cup elderberries', '1 cup yogurt'], ['Blend the elderberries with the yogurt.'], ['elderberries']],
    ['cold waiting is no heat', ['2 egg yolks'], ['Whisk the yolks.', 'Chill for 6 hours until set.'], ['egg yolks']],
    ['to melt one thing cooks no other', ['4 eggs', '6 oz chocolate'], ['Beat the eggs.', 'Melt the chocolate.', 'Fold together and chill.'], ['eggs']],
    ['what is heated itself is cooked', ['2 cups milk', '4 eggs'], ['Warm the milk and the eggs.', 'Chill.'], []],
    ['what is smoked, canned or cooked needs none', ['6 oz smoked salmon', '1 can tuna', '1 rotisserie chicken'], ['Toss everything.'], []],
    ['meat in cups was cooked', ['2 cups shredded chicken'], ['Toss the chicken.'], []],
    ['but not raw or ground meat', ['2 cups raw chicken', '1 cup ground beef'], ['Toss everything.'], ['raw chicken', 'ground beef']],
    ['without steps there is nothing to judge', ['1 lb cod'], [], []],
  ])('%s', (_, list, steps, expected) => expect(uncooked(list, ...steps)).toEqual(expected)); // prettier-ignore
});

describe('dried beans that no step boils', () => {
  const unboiled = found(unboiledIn);
  const beans = ['1 lb dried kidney beans', '1 onion'];

  test.each([
    ['go into a slow cooker', ['Put everything into the slow cooker and cook on low for 8 hours.']],
    ['bake', ['Bake the beans at 300°F for 5 hours.']],
    ['lie beside an onion that is fried', ['Rinse the beans.', 'Cook the onion for 10 minutes.', 'Put all into the slow cooker on low for 8 hours.']],
    ['boil too briefly', ['Boil the beans for 5 minutes.', 'Cook in the slow cooker for 8 hours.']],
  ])('%s', (_, steps) => expect(unboiled(beans, ...steps)).toEqual(['dried kidney beans'])); // prettier-ignore

  test.each([
    ['boil for ten minutes first', ['Boil the beans for 10 minutes.', 'Cook in the slow cooker for 8 hours.']],
    ['come to a boil', ['Cover the beans with water and bring to a boil.', 'Bake for 2 hours.']],
    ['simmer', ['Soak the beans.', 'Simmer for 2 hours.']],
    ['cook under pressure', ['Cook the beans in the pressure cooker for 40 minutes.']],
  ])('but not if they %s', (_, steps) => expect(unboiled(beans, ...steps)).toEqual([])); // prettier-ignore

  test.each([
    ['1 lb kidney beans', ['Soak the kidney beans.', 'Cook on low in the slow cooker for 8 hours.'], ['kidney beans']],
    ['1 lb kidney beans', ['Cook the kidney beans on low in the slow cooker for 8 hours.'], []],
    ['2 cans kidney beans', ['Cook the kidney beans on low in the slow cooker for 8 hours.'], []],
    ['1 lb dried chickpeas', ['Bake the chickpeas for 2 hours.'], []],
    ['2 cups raw kidney beans', ['Cook the beans in the slow cooker for 8 hours.'], ['raw kidney beans']],
    ['1 bag kidney beans, sorted and rinsed', ['Cook the beans in the slow cooker for 8 hours.'], ['kidney beans']],
  ])('%s', (line, steps, expected) => expect(unboiled([line], ...steps)).toEqual(expected));
});

describe('a marinade that is served raw', () => {
  const served = found(servedMarinadeOf);
  const list = ['4 salmon fillets', '1/2 cup soy sauce', '1/4 cup honey'];
  const before = 'Mix the soy sauce and the honey and marinate the salmon in it for 30 minutes.';

  test('is named with what lay in it', () => {
    expect(served(list, before, 'Broil the salmon for 8 minutes.', 'Drizzle with the reserved marinade.')).toEqual(['salmon fillets']);
  });

  test.each([
    ['is boiled', [before, 'Broil the salmon for 8 minutes.', 'Boil the marinade for 3 minutes and drizzle it over.']],
    ['is thrown away', [before, 'Broil the salmon for 8 minutes.', 'Discard the marinade.']],
    ['was set aside first', ['Mix the soy sauce and the honey; reserve a little of it.', before, 'Broil the salmon for 8 minutes.', 'Drizzle with the marinade.']],
    ['was parted', ['Pour half over the salmon, marinate 1 hour; save the rest of the marinade.', 'Grill the salmon for 12 minutes.', 'Drizzle with the saved marinade.']],
    ['does not come up again', [before, 'Broil the salmon for 8 minutes.']],
  ])('but not if it %s', (_, steps) => expect(served(list, ...steps)).toEqual([])); // prettier-ignore
});
