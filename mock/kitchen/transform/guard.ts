import { isAnyOf, meats } from '../ingredients/kinds.js';
import { isMass, isVolume } from '../lines/amounts.js';
import { refusalIn } from '../safety/hazards.js';
import { statesOf } from '../safety/raw-food.js';
import { theseWords } from '../text/join-list.js';
import { createPhrases } from '../text/phrases.js';
import { listOf, numberIn, oneOf } from '../text/read-table.js';
import { MAX_CHARACTERS, sentencesOf } from '../text/sentences.js';
import { temperaturesIn } from '../text/temperatures.js';
import { timesIn } from '../text/times.js';
import { hasTag, type Token } from '../text/token.js';
import { lemmasOf, tokenize } from '../text/tokenize.js';
import type { RecipeInput, TransformedRecipe } from '../../../src/contract/transforms.js';
import { A_DAY, dangerousFor, dangerSigns, leftWarmIn, poisonAddedIn, tooMuchIn } from './dangers.js';
import { dangerousStepsIn } from './dangerous-steps.js';
import type { DraftLine } from './draft-line.js';
import type { RecipeDraft } from './recipe-draft.js';
import { readActions } from './methods/read-steps.js';
import { boughtRaw, servedMarinadeOf, unboiledIn, uncookedIn } from './read-heat.js';
import { cookedTooCoolIn, rawLinesOf, unsafeWarnings } from './safe-steps.js';
import { inCoolLiquidIn, isInCoolOven, tooShortIn } from './too-little-heat.js';
import { unsafeInBath, waterBathIn } from './water-bath.js';
import { groupsOf, later, valuesOf } from './tables.generated.js';
import { isOn, names } from './word-lists.js';

const reasons = valuesOf('guard-reasons.tsv', ['when', 'wording', 'reason'], (row) => ({
  when: listOf(row.cells.when, ' '),
  wording: oneOf(row, 'wording', ['stays', 'may change', 'children'] as const),
  reason: row.cells.reason,
}));

const places = ['line', 'step', 'verb', 'title', 'dish', 'whole title', 'any'] as const;
type Place = (typeof places)[number];

/** The same phrase may be a sign in several places. */
const phraseRows = groupsOf('guard-phrases.tsv', ['phrase', 'sign', 'where'], (row) => {
  const { sign } = row.cells;
  if (!reasons().some(({ when }) => when.includes(sign))) row.fail('sign', `"${sign}" is in no row of guard-reasons.tsv.`);
  return { sign, where: oneOf(row, 'where', places) };
});

const phrases = later(() => createPhrases(phraseRows()));

/** The words of a title that name the dish: "Fish Tacos" of "Fish Tacos with Pickled Onions". */
const dishNameOf = (title: string): readonly Token[] => {
  const tokens = tokenize(title);
  const end = tokens.findIndex(
    ({ lemma }, index) => index > 0 && (isOn('ends the name of a dish', lemma) || [',', '(', ':'].includes(lemma)),
  );
  return end === -1 ? tokens : tokens.slice(0, end);
};

/** "Do not brine", "no longer pink": a sign that is denied up to so many words before. */
const NEGATION_REACH = 3;

const isDenied = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - NEGATION_REACH), at).some((token) => hasTag(token, 'negation'));

/** The signs that a text shows in one of the places. */
const signsIn = (tokens: readonly Token[], ...where: readonly Place[]): string[] =>
  tokens.flatMap((token, index) => {
    const match = phrases().at(tokens, index);
    if (!match || isDenied(tokens, index)) return [];
    const isSmallFood = isOn('not of a baby', tokens[match.to]?.lemma);
    const isThere = (place: Place): boolean => {
      if (place === 'dish') return match.to === tokens.length;
      return place !== 'verb' || (token.verbForm !== 'past' && token.verbForm !== 's');
    };
    return match.value
      .filter(({ sign, where: place }) => where.includes(place) && isThere(place) && !(sign === 'infant' && isSmallFood))
      .map(({ sign }) => sign);
  });

const heats = valuesOf('guard-heats.tsv', ['sign', 'words', 'unless', 'from', 'to'], (row) => ({
  ...row.cells,
  from: numberIn(row, 'from', 0),
  to: numberIn(row, 'to', 0),
}));

/** The signs of temperatures: sugar, chocolate or custard that is brought to a point, meat that is rare inside. */
const heatSignsIn = (sentence: string): string[] => {
  const degrees = temperaturesIn(sentence).map(({ temperature }) => temperature.fahrenheit);
  const lemmas = degrees.length === 0 ? [] : lemmasOf(sentence);
  const says = (list: string): boolean => lemmas.some((lemma) => isOn(list, lemma));
  return heats()
    .filter(({ from, to }) => degrees.some((of) => of >= from && of <= to))
    .filter(({ words, unless }) => (words === '' || says(words)) && !says(unless))
    .map(({ sign }) => sign);
};

/** A cup of oil weighs 218 g: with more, food is cooked or kept in it. */
const CUP_OF_OIL = 220;

/** More salt than this, in grams, seasons no dish: it cures or brines. */
const CURING_SALT = 40;
const OVERNIGHT = 480;
const TWO_DAYS = 2880;

/** Minutes of the longest time in a step, without those that say how long the dish keeps. */
const longestIn = (step: string): number => {
  const sentences = sentencesOf(step).filter((sentence) => !lemmasOf(sentence).some((lemma) => isOn('says how long it keeps', lemma)));
  // nobody counts a month in minutes
  if (sentences.map(lemmasOf).some((lemmas) => lemmas.includes('month') && !lemmas.includes('old'))) return TWO_DAYS;
  return Math.max(0, ...sentences.flatMap(timesIn).map(({ minutes }) => minutes));
};

/**
 * The signs of what is on the list, and of how long it stands: salt that works for a night cures or brines, what is left warm for a day ferments,
 * and what stands for days is kept by something in it.
 */
const measuredSigns = (recipe: RecipeDraft): Record<string, boolean> => {
  const isRaw = rawLinesOf(recipe).length > 0;
  const waits = recipe.steps.map((step) => ({ step, minutes: longestIn(step) })).filter(({ minutes }) => minutes >= OVERNIGHT);
  return {
    brine: waits.length > 0 && recipe.gramsWhere(({ kinds }) => kinds.includes('salt')) > CURING_SALT,
    ferment: waits.some(({ step, minutes }) => minutes >= A_DAY && lemmasOf(step).includes('temperature')),
    keep: waits.some(({ minutes }) => minutes >= TWO_DAYS),
    raw_food: isRaw,
    no_raw_food: !isRaw,
    not_english: !recipe.isInEnglish,
    // vegan cream and cheese, dressings and crisps hold oil too, and nothing is fried in them
    oily: recipe.gramsWhere(({ role, kinds }) => role === 'fat' && kinds.includes('oil')) > CUP_OF_OIL,
    red_meat: recipe.has((it) => isAnyOf(it, 'beef', 'lamb', 'game')),
    egg: recipe.has(({ cookingClass }) => cookingClass === 'egg'),
    alcohol: recipe.has(({ kinds }) => kinds.includes('alcohol')),
  };
};

/** Whether a sentence serves something raw or pink inside. */
const saysRaw = (sentence: string): boolean =>
  signsIn(tokenize(sentence), 'step', 'verb', 'any').includes('raw') ||
  dangerousStepsIn([sentence]).some(({ signs }) => signs.includes('raw'));

const isPoultryOrGround = ({ original, ingredient }: DraftLine): boolean =>
  ingredient !== undefined && isAnyOf(ingredient, ...meats) && (isAnyOf(ingredient, 'poultry') || statesOf(original).has('ground'));

/** The raw poultry and ground meat that the title or a step serves raw or pink inside; of a steak, germs are on its outside only. */
const servedPinkIn = (recipe: RecipeDraft): DraftLine[] => {
  const isRaw = signsIn(dishNameOf(recipe.title), 'any', 'title', 'dish', 'whole title').includes('raw');
  const sentences = [...(isRaw ? [recipe.title] : []), ...recipe.steps.flatMap(sentencesOf).filter(saysRaw)];
  if (sentences.length === 0) return [];
  const raw = boughtRaw(recipe);
  const served = sentences.flatMap((sentence) => {
    const named = recipe.linesIn(sentence);
    const here = raw.filter(({ index }) => named.includes(index));
    return here.length > 0 ? here : raw;
  });
  return raw.filter((line) => served.includes(line) && isPoultryOrGround(line));
};

/** The signs of what a recipe says. */
const writtenSigns = ({ title, lines, steps }: RecipeDraft): string[] => [
  ...signsIn(tokenize(title), 'any', 'whole title'),
  ...signsIn(dishNameOf(title), 'title', 'dish'),
  ...lines.flatMap(({ original }) => signsIn(tokenize(original), 'line', 'any')),
  ...steps.flatMap((step) => signsIn(tokenize(step), 'step', 'verb', 'any')),
  ...steps.flatMap(sentencesOf).flatMap(heatSignsIn),
  ...dangerousStepsIn(steps).flatMap(({ signs }) => signs),
];

/** What is wrong with the recipe as it came, with the food that it is about. */
const mistakesIn = (recipe: RecipeDraft, written: readonly string[]): Record<string, readonly DraftLine[]> => {
  const actions = readActions(recipe, recipe.steps);
  return {
    pink: servedPinkIn(recipe),
    uncooked: uncookedIn(recipe, actions),
    beans: unboiledIn(recipe, actions),
    bath: unsafeInBath(recipe),
    too_short: tooShortIn(recipe, actions),
    cool_oven: isInCoolOven(actions) ? boughtRaw(recipe) : [],
    cool_heat: waterBathIn(recipe) ? cookedTooCoolIn(recipe) : [...cookedTooCoolIn(recipe), ...inCoolLiquidIn(recipe, actions)],
    marinade: servedMarinadeOf(recipe, actions),
    left_warm: leftWarmIn(recipe),
    choking: written.includes('toddler') ? dangerousFor('toddler', recipe) : [],
    not_for_infants: written.includes('infant') ? dangerousFor('infant', recipe) : [],
    risky: written.includes('pregnant') ? dangerousFor('pregnant', recipe) : [],
    unsafe: written.includes('weak') ? dangerousFor('immunocompromised', recipe) : [],
    too_much: tooMuchIn(recipe),
  };
};

/** Drops, splashes and the like, of which a line names no unit. */
const isPoured = ({ original }: DraftLine): boolean => names('small measure', tokenize(original));

const isMeasured = (line: DraftLine): boolean => isVolume(line.unit) || isMass(line.unit) || isPoured(line);

const TOO_LONG = `The steps have more than ${MAX_CHARACTERS} characters, which is more than one recipe has: it stays as it is.`;

/** Why a recipe stays as it is, the gravest reason first, and whether its words stay too. The signs are rows of `data/guard-phrases.tsv`. */
export const reasonsToKeep = (recipe: RecipeDraft): Pick<ReturnType<typeof reasons>[number], 'wording' | 'reason'>[] => {
  if (recipe.isTooLong) return [{ wording: 'stays', reason: TOO_LONG }];
  const refusal =
    recipe.lines.map((line) => refusalIn(line.original, line.name, isMeasured(line))).find((reason) => reason !== undefined) ??
    poisonAddedIn(recipe.steps);
  if (refusal !== undefined) return [{ wording: 'stays', reason: `${refusal} The recipe stays as it is: do not eat it.` }];
  const written = writtenSigns(recipe);
  const mistakes = mistakesIn(recipe, written);
  const measured = { ...measuredSigns(recipe), ...dangerSigns(recipe) };
  const signs = new Set([
    ...written,
    ...Object.keys(measured).filter((sign) => measured[sign]),
    ...Object.keys(mistakes).filter((sign) => mistakes[sign]?.length),
  ]);
  const holding = reasons().filter(({ when }) => when.every((sign) => signs.has(sign)));
  return holding.map(({ when, wording, reason }) => {
    const food = when.flatMap((sign) => mistakes[sign] ?? []).map(({ name }) => name.toLowerCase());
    return { wording, reason: reason.replace('{food}', theseWords([...new Set(food)])) };
  });
};

/**
 * Why a recipe must stay as it is: what it cures, preserves, sets by a temperature, serves raw, fries in oil or feeds to an infant is safe and good
 * only as it was written, and what nothing cooks is not safe at all. `undefined` if it may be changed.
 */
export const reasonToKeep = (recipe: RecipeDraft): string | undefined =>
  reasonsToKeep(recipe).find(({ wording }) => wording !== 'children')?.reason;

/** What every transform returns if the recipe stays as it is. */
export const keptAsItIs = (recipe: RecipeInput, reason: string): Required<TransformedRecipe> => ({
  name: recipe.title,
  ingredients: [...recipe.ingredients],
  steps: [...recipe.instructions],
  summary: 'Nothing was changed.',
  changes: [],
  warnings: [reason, ...unsafeWarnings(recipe)],
});
