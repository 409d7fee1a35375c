import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readClauses } from '../../../../../mock/kitchen/transform/methods/read-steps.js';

const read = (step: string) => readClauses(step).map(({ type, text, method, span }) => [type, text, method, span?.most]);

describe('a step is read as what it asks for, one thing after the other', () => {
  test.each([
    ['Add the beans and simmer for 20 minutes.', [['other', 'Add the beans', undefined, undefined], ['cook', 'Simmer for 20 minutes.', 'stovetop', 20]]],
    ['Preheat the oven to 375°F and line a baking sheet.', [['preheat', 'Preheat the oven to 375°F', 'oven', undefined], ['other', 'Line a baking sheet.', 'oven', undefined]]],
    ['Let it simmer, covered, for 1 hour.', [['cook', 'Let it simmer, covered, for 1 hour.', 'stovetop', 60]]],
    ['Let the roast rest for 10 minutes.', [['other', 'Let the roast rest for 10 minutes.', undefined, 10]]],
    ['Grill the steak for 5 minutes per side.', [['cook', 'Grill the steak for 5 minutes per side.', 'grill', 10]]],
    ['Cover and cook on low for 6 to 8 hours.', [['regulate', 'Cover', undefined, undefined], ['cook', 'Cook on low for 6 to 8 hours.', 'slow_cooker', 480]]],
    ['Air-fry at 400°F for 12 minutes, shaking the basket.', [['cook', 'Air-fry at 400°F for 12 minutes, shaking the basket.', 'air_fryer', 12]]],
    ['Cook until brown and crisp, 5 minutes.', [['cook', 'Cook until brown and crisp, 5 minutes.', undefined, 5]]],
    ['Stir in the brown sugar and butter.', [['other', 'Stir in the brown sugar and butter.', undefined, undefined]]],
    ['Cover with the sauce.', [['other', 'Cover with the sauce.', undefined, undefined]]],
    ['Set aside.', [['other', 'Set aside.', undefined, undefined]]],
  ])('%s', (step, expected) => {
    expect(read(step)).toEqual(expected);
  }); // prettier-ignore
});

test('whatever a step says, its clauses are parts of it, in order', () => {
  const words = fc.constantFrom('Bake', 'the', 'chicken', 'and', 'then', 'simmer', 'for', '10', 'minutes', ',', '.', 'until', 'brown', '(', ')', 'Add', 'let', 'it', 'rest', '350°F'); // prettier-ignore
  const step = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(step, (text) => {
      for (const { sentence, tokens } of readClauses(text)) {
        const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
        expect(text).toContain(sentence);
        expect(start <= end && end <= sentence.length).toBe(true);
      }
    }),
  );
});
