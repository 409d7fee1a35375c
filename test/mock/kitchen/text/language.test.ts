import { expect, test } from 'vitest';
import { foreignSentencesIn, isInEnglish } from '../../../../mock/kitchen/text/language.js';

test.each([
  'Bring the water to a boil.',
  'Simmer.',
  'Serve with the crème de la crème.',
  'Flip, then cover.',
  'Whisk, rest 20 minutes, fry 2 minutes per side.',
  '',
])('English: %s', (text) => {
  expect(isInEnglish([text])).toBe(true);
});

test.each([
  'Das Huhn mit dem Reis servieren.',
  'Cuire au four pendant une heure.',
  'Hornear el pollo hasta dorar.',
  'Cuocere il riso per 20 minuti.',
  'Cuocere per 20 minuti.',
  'Snijd de kip in blokjes en bak tot hij gaar is.',
  'Skär kycklingen i bitar och stek i olja.',
  'Kurczaka pokroić i podawać z ryżem.',
  'Corte o frango em cubos e asse por 40 minutos.',
  'Tuz ile tatlandırın.',
  '鶏肉をフライパンで焼く。',
  'Посолите и подавайте с рисом.',
])('another language: %s', (text) => {
  expect(isInEnglish([text])).toBe(false);
});

test('foreign sentences are found among English ones', () => {
  expect(foreignSentencesIn('Fry the rice. Mit Erdnüssen bestreuen. Cook al dente. Serve with crème de la crème.')).toEqual([
    'Mit Erdnüssen bestreuen.',
  ]);
});
