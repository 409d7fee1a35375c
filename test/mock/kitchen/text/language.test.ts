import { expect, test } from 'vitest';
import { isInEnglish } from '../../../../mock/kitchen/text/language.js';

test.each(['Bring the water to a boil.', 'Simmer.', 'Serve with the crème de la crème.', 'Flip, then cover.', ''])(
  'English: %s',
  (text) => {
    expect(isInEnglish([text])).toBe(true);
  },
);

test.each([
  'Das Huhn mit dem Reis servieren.',
  'Cuire au four pendant une heure.',
  'Hornear el pollo hasta dorar.',
  'Cuocere il riso per 20 minuti.',
])('another language: %s', (text) => {
  expect(isInEnglish([text])).toBe(false);
});
