import type { Ingredient } from '../ingredients/ingredient.js';
import { isAnyOf, meats, seafood } from '../ingredients/kinds.js';
import { brokenBy } from '../safety/judge.js';
import { parseRestrictions } from '../safety/parse-restrictions.js';
import { lazy } from '../text/memoize.js';
import { sentencesOf } from '../text/sentences.js';
import { timesIn } from '../text/times.js';
import { isLemma } from '../text/token.js';
import { lemmasOf, tokenize } from '../text/tokenize.js';
import type { DraftLine } from './draft-line.js';
import type { RecipeDraft } from './recipe-draft.js';
import { isOn, names } from './word-lists.js';

/** A dough rises for up to 18 hours at room temperature; cultures take longer. */
export const A_DAY = 1440;
/** Minutes that food may stand at room temperature. Source: USDA, Danger Zone. */
const LONGEST_WARM = 120;

const isWarmPlace = (sentence: string): boolean => names('not refrigerated', tokenize(sentence));

/** Minutes of the longest time that a sentence names. */
const longestIn = (sentence: string): number => Math.max(0, ...timesIn(sentence).map(({ minutes, minutesMax }) => minutesMax ?? minutes));

/** Whether what is made is kept without being chilled. */
const isKeptWarm = (sentences: readonly string[]): boolean =>
  sentences.some(
    (sentence) =>
      isWarmPlace(sentence) && (lemmasOf(sentence).some((lemma) => isOn('says how long it keeps', lemma)) || longestIn(sentence) >= A_DAY),
  );

/** Meat, fish and rice, on which germs grow in hours. Cured meat keeps. */
const isPerishable = (it: Ingredient): boolean => isAnyOf(it, ...meats, ...seafood, 'rice') && !isAnyOf(it, 'processed_meat');

/** What stands at room temperature for hours: thawed on the counter, marinated, left until it is served. Dry grain that is soaked does not spoil. */
export const leftWarmIn = (recipe: RecipeDraft): DraftLine[] =>
  recipe.steps
    .flatMap(sentencesOf)
    .filter((sentence) => isWarmPlace(sentence) && longestIn(sentence) > LONGEST_WARM && !lemmasOf(sentence).includes('soak'))
    .flatMap((sentence) => recipe.linesIn(sentence).flatMap((line) => recipe.lines[line] ?? []))
    .filter(({ ingredient }) => ingredient !== undefined && isPerishable(ingredient));

const toddlers = lazy(() => parseRestrictions(['toddler']).exclusions);

/** What small children choke on, or must not have. */
export const chokingOn = ({ lines }: RecipeDraft): DraftLine[] =>
  lines.filter(({ name, ingredient }) => ingredient !== undefined && brokenBy(name, toddlers()) !== undefined);

/** Metal that goes into the microwave with the food: in the same sentence, or in the one before. */
const hasMetalInMicrowave = (sentences: readonly string[]): boolean =>
  sentences.some((sentence, at) => {
    const tokens = tokenize(`${sentences[at - 1] ?? ''} ${sentence}`);
    const isHeated = tokenize(sentence).some((token) => token.verb === 'microwave' || isLemma(token, 'microwave'));
    return isHeated && names('metal', tokens) && !tokens.some((token) => isOn('takes off metal', token.verb ?? token.lemma));
  });

/** From this share of the weight on, food lies under the oil. A guess: a dressing of garlic and basil is half oil, a cake a tenth. */
const UNDER_OIL = 1 / 3;

const isAcid = (it: Ingredient): boolean => it.role === 'acid' || isAnyOf(it, 'vinegar');

/** What keeps when it is canned without pressure: fruit, and what is boiled with sugar. */
const isCannedSafely = (it: Ingredient): boolean => isAcid(it) || isAnyOf(it, 'fruit', 'sugar');

/** Fresh food in which botulism can grow where no air gets in. */
const isLowInAcid = (it: Ingredient): boolean =>
  isAnyOf(it, 'vegetable', 'herb', 'allium', 'mushroom', 'legume', 'starchy', 'broth', ...meats, ...seafood) && !isCannedSafely(it);

/** The signs that a recipe is dangerous as it is written; `guard-reasons.tsv` says what follows from them. */
export const dangerSigns = (recipe: RecipeDraft): Record<string, boolean> => {
  const sentences = recipe.steps.flatMap(sentencesOf);
  const isLow = recipe.has(isLowInAcid);
  const isOily = recipe.gramsWhere(({ kinds }) => kinds.includes('oil')) > UNDER_OIL * recipe.gramsWhere(() => true);
  return {
    low_acid: isLow && !recipe.has(isCannedSafely),
    under_oil: isLow && isOily && !recipe.has(isAcid),
    shelf: isKeptWarm(sentences),
    metal: hasMetalInMicrowave(sentences),
  };
};
