import { classRow } from '../../../../mock/kitchen/dishes/cooking.js';
import { cuisineStyles } from '../../../../mock/kitchen/dishes/cuisines.js';
import type { Clause, StepTemplate } from '../../../../mock/kitchen/dishes/dish.js';
import { dishes } from '../../../../mock/kitchen/dishes/dishes.js';
import { rowsOf } from '../../../../mock/kitchen/dishes/tables.generated.js';
import { cookingClasses } from '../../../../mock/kitchen/ingredients/cooking-class.js';
import type { Restriction } from '../../../../mock/kitchen/safety/restriction.js';
import { checkText, type Breach } from '../../../../mock/kitchen/safety/check-text.js';
import { lazy } from '../../../../mock/util/memoize.js';
import { tokenize } from '../../../../mock/kitchen/text/tokenize.js';

const wordsOf = (text: string): string[] => tokenize(text.toLowerCase()).flatMap(({ type, text: word }) => (type === 'word' ? [word] : []));

const wordsIn = (text: readonly Clause[]): string[] => text.flatMap(({ pieces }) => pieces.filter((piece) => typeof piece === 'string'));

const stepTexts = ({ text, tips, doneWhen, tools }: StepTemplate): unknown[] => [
  ...wordsIn(text),
  ...Object.values(tips),
  doneWhen,
  ...tools,
];

/** The words that the tables of cooking put into a recipe. */
const cookingWords = (): string[] => [
  ...cookingClasses.flatMap((one) => [classRow(one).times.prepare, classRow(one).times.listedAs, classRow(one).times.doneWhen]),
  ...rowsOf('handling.tsv', ['words', 'prepare', 'listed as', 'work']).flatMap(({ cells }) => [cells.prepare, cells['listed as']]),
];

/** The words that dishes are written in, as far as they are not names of what goes in. */
const templateWords = lazy((): ReadonlySet<string> => {
  const texts = [
    ...dishes().flatMap(({ noun, steps }) => [noun, ...steps.flatMap(stepTexts)]),
    ...[...cuisineStyles().values()].flatMap(({ adjective, nouns }) => [adjective, ...nouns.values()]),
    ...cookingWords(),
  ];
  return new Set(texts.flatMap((text) => (typeof text === 'string' ? wordsOf(text) : [])));
});

/**
 * What in a text of a generated recipe breaks a restriction. To fry is not a french fry and a skewer is not meat: the words of the dish files are
 * checked by another test, so only what was put into them counts here. A comma separates two actions: "beat the eggs, wash the spinach" is not egg wash.
 */
export const breachesIn = (text: string, restrictions: readonly Restriction[]): Breach[] =>
  restrictions.length === 0
    ? []
    : checkText(text.replaceAll(',', ';'), restrictions).filter(({ words }) => !wordsOf(words).every((word) => templateWords().has(word)));
