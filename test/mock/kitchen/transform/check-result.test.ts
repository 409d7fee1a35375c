import { describe, expect, test } from 'vitest';
import { whyNotSound } from '../../../../mock/kitchen/transform/check-result.js';
import { RecipeDraft } from '../../../../mock/kitchen/transform/recipe-draft.js';

const check = (ingredients: string[], before: string[], after: string[]) => {
  return whyNotSound(new RecipeDraft({ title: 'Dinner', ingredients, instructions: before }), after);
};

const list = ['1 lb ground beef', '1 onion', '1/2 cup sour cream'];
const steps = ['Cook the beef and the onion for 10 minutes, to 160°F.', 'Stir in the sour cream.'];

describe('rewritten steps are sound', () => {
  test('if they are as they were, or cooked another way', () => {
    expect(check(list, steps, steps)).toBeUndefined();
    expect(check(list, steps, ['Add the beef and the onion. Cover and cook on Low for 4 hours, to 160°F.', 'Stir in the sour cream.'])).toBeUndefined();
  }); // prettier-ignore

  test.each([
    ['no longer cook the ground beef', ['Add the beef and the onion, to 160°F.', 'Stir in the sour cream and serve.']],
    ['no longer cook the ground beef', ['Cover and cook on Low for 4 hours.', 'Add the beef and the onion, stir in the sour cream and serve at 160°F.']],
    ['no longer use sour cream', ['Cook the beef and the onion for 10 minutes, to 160°F.']],
    ['no longer say how hot', ['Add the beef and the onion. Cover and cook on Low for 4 hours.', 'Stir in the sour cream.']],
  ])('not if they would %s', (why, after) => {
    expect(check(list, steps, after)).toContain(why);
  }); // prettier-ignore

  test('not if they do not say how raw food is cooked, though the old ones did not say it either', () => {
    expect(check(['1 lb ground beef'], ['Season the beef.', 'Serve.'], ['Season the beef.'])).toContain('no longer cook the ground beef');
  });

  test.each([
    ['120°F', true],
    ['210°F', true],
    ['119°F', false],
    ['211°F', false],
    ['350°F', false],
  ])('%s in a step says how hot it must be inside: %s', (temperature, isDoneness) => {
    const before = [`Cook the beef for 10 minutes, to ${temperature}.`];
    const why = check(['1 lb ground beef'], before, ['Cook the beef for 10 minutes.']);
    expect(why?.includes('no longer say how hot') ?? false).toBe(isDoneness);
  });

  test('not if the beef is taken out before the rest is cooked', () => {
    const after = ['Add the beef and the onion.', 'Remove the beef.', 'Cook for 10 minutes, to 160°F.', 'Stir in the sour cream.'];
    expect(check(list, steps, after)).toContain('no longer cook the ground beef');
  });

  test('not if they would cook the beef less often', () => {
    expect(check(list, ['Cook the beef for 10 minutes.', ...steps], steps)).toContain('no longer cook the ground beef');
  });
});

describe('food that is taken out of the pan', () => {
  const before = ['Cook the beef for 10 minutes, to 160°F.', 'Cook the onion for 5 minutes.', 'Stir in the sour cream.'];

  test('is not cooked by what follows, if all is taken out', () => {
    const after = ['Add the beef. Remove from the pan.', 'Cook the onion for 10 minutes, to 160°F.', 'Stir in the sour cream.'];
    expect(check(list, before, after)).toContain('no longer cook the ground beef');
  });

  test('leaves the rest in the pan', () => {
    const after = ['Add the beef and the onion. Remove the onion.', 'Cook for 10 minutes, to 160°F.', 'Stir in the sour cream.'];
    expect(check(list, before, after)).toBeUndefined();
  });
});

test('one new way of cooking may replace several old ones, and an old one may follow', () => {
  const before = ['Sear the beef for 3 minutes.', 'Simmer the beef for 4 minutes.', 'Cook the beef for 10 minutes, to 160°F.'];
  const slow = 'Add the beef. Cover and cook on Low for 4 hours, to 160°F.';
  expect(check(['1 lb ground beef'], before, [slow])).toBeUndefined();
  expect(check(['1 lb ground beef'], before, [slow, before[1]!])).toBeUndefined();
  expect(check(['1 lb ground beef'], before, [before[2]!])).toContain('no longer cook the ground beef');
});
