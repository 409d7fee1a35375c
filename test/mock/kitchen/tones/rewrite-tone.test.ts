import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rewriteTone } from '../../../../mock/kitchen/tones/rewrite-tone.js';
import { tones } from '../../../../src/contract/enums.js';

const soup = {
  title: 'Soup',
  ingredients: ['2 onions', '2 tbsp butter', '4 cups broth', '1/4 cup flour'],
  instructions: [
    'Slice the onions.',
    'Fry them in the butter for 10 minutes, then whisk in the flour.',
    'Pour in the broth and simmer for 20 minutes.',
    'Butter it and serve.',
  ],
};

test.each(tones)('%s twice is %s once', (tone) => {
  const { name, ingredients, steps } = rewriteTone({ recipe: soup, tone }, 1);
  const twice = rewriteTone({ recipe: { title: name, ingredients, instructions: steps }, tone }, 2);
  expect({ name: twice.name, steps: twice.steps }).toEqual({ name, steps });
});

test('only an order goes on in lower case behind an opening', () => {
  const steps = ['Heat the oil.', 'Meanwhile, whip the cream.', 'Serves 4.', 'Stir.', 'Serve.'];
  const rewritten = rewriteTone({ recipe: { ...soup, instructions: steps }, tone: 'formal' }, 1);
  expect(rewritten.steps.slice(1, 4)).toEqual(['Meanwhile, whip the cream.', 'Serves 4.', expect.stringMatching(/, stir\.$/)]);
});

const said = (step: string, tone: string) =>
  rewriteTone({ recipe: { ...soup, instructions: ['Wait.', 'Wait.', step, 'Wait.'] }, tone }, 1).steps[2];

test.each([
  ['concise', 'Set it next to the pot and then stir.', 'Set it next to pot and stir.'],
  ['concise', 'Cook over very low heat.', 'Cook over very low heat.'],
  ['friendly', 'Leave it as it is.', 'Leave it as it is.'],
  ['enthusiastic', 'Crisp the bacon until golden.', 'Crisp the bacon until gloriously golden.'],
  ['enthusiastic', 'Pour in the golden syrup and cook until fork tender.', 'Pour in the golden syrup and cook until fork tender.'],
  ['formal', 'Add a bit of salt, and make sure to stir.', 'Add a little salt, and be certain to stir.'],
  ['professional', 'Fry in the hot oil.', 'Fry in the hot oil.'],
])('%s says "%s" without saying something else', (tone, step, expected) => {
  expect(said(step, tone)?.toLowerCase()).toContain(expected.toLowerCase());
});

test.each([
  ['professional', 'Simmer the beans, then boil hard.', 'below a boil'],
  ['kid_friendly', 'Let the dough rise.', 'cold'],
  ['friendly', 'Broil the fish.', 'sit down'],
  ['professional', 'Lower the heat.', 'Verify'],
  ['professional', 'Refrigerate uncovered.', 'Cover'],
])('%s remarks nothing on "%s" that would be wrong: "%s"', (tone, step, wrong) => {
  expect(said(step, tone)).not.toContain(wrong);
});

test('no style tells to season, to hold hot or to walk away from the stove', () => {
  expect(readFileSync('mock/kitchen/tones/data/styles.tsv', 'utf8')).not.toMatch(/seasoning|hold hot|something else/i);
});

test('changes name what was said otherwise, and repeat no step', () => {
  const { changes } = rewriteTone({ recipe: soup, tone: 'enthusiastic' }, 1);
  expect(changes.length).toBeGreaterThan(0);
  for (const { from, to } of changes) for (const step of soup.instructions) expect([from, to]).not.toContain(step);
});

test('titles and openings vary with the seed', () => {
  const rewritten = Array.from({ length: 12 }, (_none, seed) => rewriteTone({ recipe: soup, tone: 'friendly' }, seed));
  expect(new Set(rewritten.map(({ name }) => name)).size).toBeGreaterThan(1);
  expect(new Set(rewritten.map(({ steps }) => steps[0])).size).toBeGreaterThan(1);
});

test('no style holds a number', () => {
  expect(readFileSync('mock/kitchen/tones/data/styles.tsv', 'utf8')).not.toMatch(/\d/);
});
