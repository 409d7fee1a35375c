import type { Ingredient } from '../ingredients/ingredient.js';
import { isAnyOf, meats, seafood } from '../ingredients/kinds.js';
import { poisonIn } from '../safety/hazards.js';
import { brokenBy } from '../safety/judge.js';
import { parseRestrictions } from '../safety/parse-restrictions.js';
import { memoizeText } from '../../util/memoize.js';
import { numberIn } from '../text/read-table.js';
import { sentencesOf } from '../text/sentences.js';
import { temperaturesIn, type TemperatureInText } from '../text/temperatures.js';
import { timesIn } from '../text/times.js';
import { hasTag, isLemma } from '../text/token.js';
import { lemmasOf, tokenize } from '../text/tokenize.js';
import type { DraftLine } from './draft-line.js';
import type { RecipeDraft } from './recipe-draft.js';
import { mapOf } from './tables.generated.js';
import { isOn, names } from './word-lists.js';

/** A dough rises for up to 18 hours at room temperature; cultures take longer. */
export const A_DAY = 1440;
/** Minutes that food may stand at room temperature. Source: USDA, Danger Zone. */
const LONGEST_WARM = 120;

const says = (list: string, sentence: string): boolean => names(list, tokenize(sentence));

/** The degrees of a room and of a hot day, in Fahrenheit. */
const [COOLEST_ROOM, HOTTEST_ROOM] = [50, 108];

const isOfRoom = ({ temperature: { fahrenheit } }: TemperatureInText): boolean => fahrenheit >= COOLEST_ROOM && fahrenheit <= HOTTEST_ROOM;

/** Whether something is left where it is warm: "leave it out", "on the counter", "keep it at 30 °C". */
const isWarmPlace = (sentence: string): boolean => {
  if (says('not refrigerated', sentence)) return true;
  const isOut = tokenize(sentence).some((token) => isLemma(token, 'out')) || temperaturesIn(sentence).some(isOfRoom);
  return isOut && says('leaves it there', sentence);
};

/** Whether it stays where it was cooked, and nothing heats it any more. */
const staysInPot = (sentence: string): boolean =>
  says('stays in the pot', sentence) && !tokenize(sentence).some((token) => hasTag(token, 'cook') || isOn('warms', token.verb));

/** Minutes of the longest time that a sentence names. */
const longestIn = (sentence: string): number => Math.max(0, ...timesIn(sentence).map(({ minutes, minutesMax }) => minutesMax ?? minutes));

const isLong = (sentence: string): boolean => longestIn(sentence) > LONGEST_WARM || says('a night', sentence);

/** Whether a sentence thaws something where it is warm outside before it has thawed inside. */
const thawsWarm = (sentence: string): boolean =>
  tokenize(sentence).some(({ verb }) => verb === 'thaw' || verb === 'defrost') && says('too warm to thaw', sentence);

/** Whether what is made is kept without being chilled. */
const isKeptWarm = (sentences: readonly string[]): boolean =>
  sentences.some(
    (sentence) =>
      isWarmPlace(sentence) &&
      (lemmasOf(sentence).some((lemma) => isOn('says how long it keeps', lemma) || isOn('many days', lemma)) ||
        longestIn(sentence) >= A_DAY),
  );

/** Meat, fish, rice and mayonnaise, on which germs grow in hours. Cured meat keeps. */
const isPerishable = (it: Ingredient): boolean =>
  (isAnyOf(it, ...meats, ...seafood, 'rice') && !isAnyOf(it, 'processed_meat')) || (it.role === 'sauce' && isAnyOf(it, 'egg'));

/** Whether a recipe makes a sauce or a dessert of raw eggs. */
const isOfRawEgg = ({ title, steps }: RecipeDraft): boolean => [title, ...steps].some((text) => says('sauce of raw egg', text));

/** The lines that stand where a sentence leaves what it speaks of: those that it names, else all that went in before, unless it is a dough or the like. */
const leftBy = (recipe: RecipeDraft, sentence: string, before: readonly string[]): number[] => {
  const named = recipe.linesIn(sentence);
  if (named.length > 0 || says('no food that spoils', sentence)) return named;
  const putIn = before.flatMap((text) => recipe.linesIn(text));
  return putIn.length > 0 ? putIn : [...recipe.lines.keys()];
};

/** Where a sentence goes on to another place and another time: "let it cool on the counter, then refrigerate overnight". */
const PARTS = /;|\b(?:and|then)\b/i;

const isLeftWarmIn = (part: string): boolean =>
  !says('cold', part) && ((isWarmPlace(part) && isLong(part)) || (staysInPot(part) && says('a night', part)) || thawsWarm(part));

/** Whether something is left in a warm place for long, or thawed there. Dry grain that is soaked does not spoil. */
const isLeftWarm = (sentence: string): boolean =>
  (isLong(sentence) || thawsWarm(sentence)) &&
  !tokenize(sentence).some((token) => hasTag(token, 'negation') || token.verb === 'soak') &&
  sentence.split(PARTS).some(isLeftWarmIn);

/** What stands at room temperature for hours: thawed on the counter, marinated, left until it is served. */
export const leftWarmIn = (recipe: RecipeDraft): DraftLine[] => {
  const sentences = recipe.steps.flatMap(sentencesOf);
  const left = sentences.flatMap((sentence, at) => (isLeftWarm(sentence) ? leftBy(recipe, sentence, sentences.slice(0, at)) : []));
  const spoils = (it: Ingredient): boolean => isPerishable(it) || (it.cookingClass === 'egg' && isOfRawEgg(recipe));
  return recipe.lines.filter(({ index, ingredient }) => left.includes(index) && ingredient !== undefined && spoils(ingredient));
};

/** Why nobody should eat what the steps put a poison or a medicine into: "stir in a capful of bleach". What is thrown away, or cleans hands and tools, poisons nobody. */
export const poisonAddedIn = (steps: readonly string[]): string | undefined =>
  steps
    .flatMap(sentencesOf)
    .filter(
      (sentence) => tokenize(sentence).some(({ verb }) => isOn('puts into the food', verb)) && !says('keeps out of the food', sentence),
    )
    .map(poisonIn)
    .find((reason) => reason !== undefined);

const exclusionsOf = memoizeText(10, (eater: string) => parseRestrictions([eater]).exclusions);

/** What somebody who is named as people name it in a restriction ("toddler") must not have. */
export const dangerousFor = (eater: string, { lines }: RecipeDraft): DraftLine[] =>
  lines.filter(({ name, ingredient }) => ingredient !== undefined && brokenBy(name, exclusionsOf(eater)) !== undefined);

const poisonousAmounts = mapOf('poisonous-amounts.tsv', ['name', 'grams'], (row) => numberIn(row, 'grams', 0));

/** Spices of which one serving holds so much that it poisons. */
export const tooMuchIn = ({ lines, servings }: RecipeDraft): DraftLine[] =>
  lines.filter(({ ingredient, grams }) => (grams ?? 0) / servings > (poisonousAmounts().get(ingredient?.name ?? '') ?? Infinity));

/** Whether an egg that nothing has opened is heated in a microwave. */
const hasWholeEggInMicrowave = (recipe: RecipeDraft): boolean => {
  const eggs = recipe.lines.filter(({ ingredient }) => ingredient?.cookingClass === 'egg').map(({ index }) => index);
  const sentences = recipe.steps.flatMap(sentencesOf);
  const heats = sentences.findIndex(
    (sentence) =>
      tokenize(sentence).some(({ verb }) => verb === 'microwave') && recipe.linesIn(sentence).some((line) => eggs.includes(line)),
  );
  const until = [...eggs.map((line) => recipe.lines[line]?.original ?? ''), ...sentences.slice(0, heats + 1)];
  return heats !== -1 && !until.some((text) => tokenize(text).some(({ verb }) => isOn('opens an egg', verb)));
};

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

/** What keeps when it is canned without pressure. Sugar alone keeps no vegetable. */
const isCannedSafely = (it: Ingredient): boolean => isAcid(it) || it.role === 'fruit' || isAnyOf(it, 'fruit');

/** Fresh food in which botulism can grow where no air gets in. */
const isLowInAcid = (it: Ingredient): boolean =>
  isAnyOf(it, 'vegetable', 'herb', 'allium', 'mushroom', 'legume', 'starchy', 'broth', ...meats, ...seafood) && !isCannedSafely(it);

/** Grams of salt that make an adult ill at once. Source: Poison Control, Table salt: 0.5 g for each kilogram are deadly. */
const POISONOUS_SALT = 15;

/** The signs that a recipe is dangerous as it is written; `guard-reasons.tsv` says what follows from them. */
export const dangerSigns = (recipe: RecipeDraft): Record<string, boolean> => {
  const sentences = recipe.steps.flatMap(sentencesOf);
  const isLow = recipe.has(isLowInAcid);
  const oil = recipe.lines.filter(({ ingredient }) => ingredient?.kinds.includes('oil'));
  const isCovered = oil.some(({ grams }) => grams === null) && sentences.some((sentence) => says('lies under oil', sentence));
  const isOily = isCovered || oil.reduce((sum, { grams }) => sum + (grams ?? 0), 0) > UNDER_OIL * recipe.gramsWhere(() => true);
  return {
    low_acid: isLow && !recipe.has(isCannedSafely),
    under_oil: isLow && isOily && !recipe.has(isAcid),
    shelf: isKeptWarm(sentences),
    metal: hasMetalInMicrowave(sentences),
    burst: hasWholeEggInMicrowave(recipe),
    much_salt: recipe.gramsWhere(({ kinds }) => kinds.includes('salt')) > POISONOUS_SALT,
    mollusc: recipe.has((it) => isAnyOf(it, 'mollusc')),
    stone_fruit: recipe.has(({ name }) => isOn('has a poisonous stone', name)),
  };
};
