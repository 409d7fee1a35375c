import { isAnyOf } from '../ingredients/kinds.js';
import { refusalIn } from '../safety/hazards.js';
import { theseWords } from '../text/join-list.js';
import { createPhrases } from '../text/phrases.js';
import { numberIn, oneOf } from '../text/read-table.js';
import { sentencesOf } from '../text/sentences.js';
import { temperaturesIn } from '../text/temperatures.js';
import { timesIn } from '../text/times.js';
import { hasTag, type Token } from '../text/token.js';
import { lemmasOf, tokenize } from '../text/tokenize.js';
import type { RecipeInput, TransformedRecipe } from '../../../src/contract/transforms.js';
import type { DraftLine, RecipeDraft } from './recipe-draft.js';
import { MAX_CHARACTERS } from './limits.js';
import { readActions } from './methods/read-steps.js';
import { servedMarinadeOf, unboiledIn, uncookedIn } from './read-heat.js';
import { rawLinesOf, unsafeWarnings } from './safe-steps.js';
import { groupsOf, later, mapOf, valuesOf } from './tables.generated.js';
import { isOn } from './word-lists.js';

const places = [
  'line',
  'step',
  'oil step',
  'oil verb',
  'child',
  'title',
  'whole title',
  'any',
  'verb',
  'dish',
  'raw dish',
  'raw line',
] as const;
type Place = (typeof places)[number];

/** The same phrase may be a sign in several places. */
const signRows = groupsOf('guard-phrases.tsv', ['phrase', 'hazard', 'where'], (row) => {
  const { hazard } = row.cells;
  if (!reasons().has(hazard)) row.fail('hazard', `"${hazard}" has no row in guard-reasons.tsv.`);
  return { hazard, where: oneOf(row, 'where', places) };
});

const signs = later(() => createPhrases(signRows()));

const reasons = mapOf('guard-reasons.tsv', ['hazard', 'wording', 'reason'], (row) => ({
  reason: row.cells.reason,
  keepsWording: oneOf(row, 'wording', ['stays', 'may change']) === 'stays',
}));

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

/** The hazards that a text shows in one of the places. */
const hazardsIn = (tokens: readonly Token[], ...where: readonly Place[]): string[] =>
  tokens.flatMap((token, index) => {
    const match = signs().at(tokens, index);
    if (!match || isDenied(tokens, index)) return [];
    const isLast = match.to === tokens.length;
    const isOrder = token.verbForm !== 'past' && token.verbForm !== 's';
    return match.value
      .filter(({ where: place }) => where.includes(place) && (isLast || !place.endsWith('dish')) && (isOrder || !place.endsWith('verb')))
      .map(({ hazard }) => hazard);
  });

const heats = valuesOf('guard-heats.tsv', ['hazard', 'words', 'unless', 'from', 'to'], (row) => ({
  ...row.cells,
  from: numberIn(row, 'from', 0),
  to: numberIn(row, 'to', 0),
}));

/** The hazards of temperatures: sugar, chocolate or custard that is brought to a point, meat that is rare inside. */
const heatHazardsIn = (step: string): string[] =>
  sentencesOf(step).flatMap((sentence) => {
    const degrees = temperaturesIn(sentence).map(({ temperature }) => temperature.fahrenheit);
    if (degrees.length === 0) return [];
    const lemmas = lemmasOf(sentence);
    const says = (list: string): boolean => lemmas.some((lemma) => isOn(list, lemma));
    const fitting = heats().filter(({ words, unless, from, to }) => (words === '' || says(words)) && !says(unless) && degrees.some((of) => of >= from && of <= to)); // prettier-ignore
    return fitting.map(({ hazard }) => hazard);
  });

/** A cup of oil weighs 218 g. */
const CUP_OF_OIL = 220;

/** Whether there is more oil than a dish is made with, so that food is cooked or kept in it. */
const isOily = (recipe: RecipeDraft): boolean => recipe.gramsWhere(({ kinds }) => kinds.includes('oil')) > CUP_OF_OIL;

/** More salt than this, in grams, seasons no dish: it cures or brines. */
const CURING_SALT = 40;
const OVERNIGHT = 480;
/** A dough rises for up to 18 hours at room temperature; cultures take longer. */
const A_DAY = 1440;
const TWO_DAYS = 2880;

/** Minutes of the longest time in a step, without those that say how long the dish keeps. */
const longestIn = (step: string): number => {
  const sentences = sentencesOf(step).filter((sentence) => !lemmasOf(sentence).some((lemma) => isOn('says how long it keeps', lemma)));
  // nobody counts a month in minutes
  if (sentences.some((sentence) => lemmasOf(sentence).includes('month'))) return TWO_DAYS;
  return Math.max(0, ...sentences.flatMap(timesIn).map(({ minutes }) => minutes));
};

/** Salt that works for a night cures or brines, what is left warm for a day ferments, and what stands for days is kept by something in it. */
const keptHazards = (recipe: RecipeDraft): string[] => {
  const waits = recipe.steps.map((step) => ({ step, minutes: longestIn(step) })).filter(({ minutes }) => minutes >= OVERNIGHT);
  const isCured = waits.length > 0 && recipe.gramsWhere(({ kinds }) => kinds.includes('salt')) > CURING_SALT;
  const isFermented = waits.some(({ step, minutes }) => minutes >= A_DAY && lemmasOf(step).includes('temperature'));
  const isKept = waits.some(({ minutes }) => minutes >= TWO_DAYS);
  return [...(isCured ? ['brine'] : []), ...(isFermented ? ['ferment'] : []), ...(isKept ? ['keep'] : [])];
};

/** The hazards of a recipe, the gravest first. */
const hazardsOf = (recipe: RecipeDraft): Set<string> => {
  const lines = recipe.lines.map(({ original }) => tokenize(original));
  const dish = dishNameOf(recipe.title);
  const isRaw = rawLinesOf(recipe).length > 0;
  const inSteps: readonly Place[] = ['step', 'verb', 'any', ...(isOily(recipe) ? (['oil step', 'oil verb'] as const) : [])];
  const hazards = new Set([
    ...hazardsIn(tokenize(recipe.title), 'any', 'whole title'),
    ...hazardsIn(dish, 'title', 'dish', ...(isRaw ? (['raw dish'] as const) : [])),
    ...lines.flatMap((tokens) => hazardsIn(tokens, 'line', 'any', ...(isRaw ? (['raw line'] as const) : []))),
    ...recipe.stepTokens().flatMap((tokens) => hazardsIn(tokens, ...inSteps)),
    ...recipe.steps.flatMap(heatHazardsIn),
    ...keptHazards(recipe),
  ]);
  if (hazards.has('yolks') && lines.flat().some(({ lemma }) => lemma === 'yolk')) hazards.add('custard');
  if (hazards.has('rare') && recipe.has((it) => isAnyOf(it, 'beef', 'lamb', 'game'))) hazards.add('raw');
  // a whole bird may reach 165 °F; only raw meat is served rare
  if (!isRaw) hazards.delete('raw');
  if (isRaw) hazards.delete('custard');
  if (hazards.has('infant') && lines.flat().some(({ lemma }) => lemma === 'honey')) return new Set(['infant_honey']);
  return hazards;
};

/** What is wrong with the recipe as it came, with the food that it is about. */
const mistakesIn = (recipe: RecipeDraft): Map<string, readonly DraftLine[]> => {
  const actions = readActions(recipe, recipe.steps);
  const mistakes = [
    ['uncooked', uncookedIn(recipe, actions)],
    ['beans', unboiledIn(recipe, actions)],
    ['marinade', servedMarinadeOf(recipe, actions)],
  ] as const;
  return new Map(mistakes.filter(([, lines]) => lines.length > 0));
};

const TOO_LONG = `The steps have more than ${MAX_CHARACTERS} characters, which is more than one recipe has: it stays as it is.`;

/** Why a recipe stays as it is, and whether its words stay too. */
interface Reason {
  reason: string;
  keepsWording: boolean;
}

/** Why a recipe stays as it is; `undefined` if it may be changed. */
export const judgeRecipe = (recipe: RecipeDraft): Reason | undefined => {
  if (recipe.isTooLong) return { reason: TOO_LONG, keepsWording: true };
  const refusal = recipe.lines.map(({ name, original }) => refusalIn(original, name)).find((reason) => reason !== undefined);
  if (refusal !== undefined) return { reason: `${refusal} The recipe stays as it is: do not eat it.`, keepsWording: true };
  const hazards = hazardsOf(recipe);
  const mistakes = mistakesIn(recipe);
  const [hazard, found] = [...reasons()].find(([one]) => hazards.has(one) || mistakes.has(one)) ?? [];
  if (hazard === undefined || !found) return undefined;
  const food = theseWords([...new Set((mistakes.get(hazard) ?? []).map(({ name }) => name.toLowerCase()))]);
  return { ...found, reason: found.reason.replace('{food}', food) };
};

/**
 * Why a recipe must stay as it is: what it cures, preserves, sets by a temperature, serves raw, fries in oil or feeds to an infant is safe and good
 * only as it was written, and what nothing cooks is not safe at all. `undefined` if it may be changed. The signs are rows of
 * `data/guard-phrases.tsv`.
 */
export const reasonToKeep = (recipe: RecipeDraft): string | undefined => judgeRecipe(recipe)?.reason;

/** What every transform returns if the recipe stays as it is. */
export const keptAsItIs = (recipe: RecipeInput, reason: string): Required<TransformedRecipe> => ({
  name: recipe.title,
  ingredients: [...recipe.ingredients],
  steps: [...recipe.instructions],
  summary: 'Nothing was changed.',
  changes: [],
  warnings: [reason, ...unsafeWarnings(recipe)],
});

/** Why a recipe is not one for children to cook: alcohol, flames, hot sugar or hot oil. `undefined` if they may. */
export const reasonAgainstChildren = (recipe: RecipeDraft): string | undefined => {
  const hazards = hazardsOf(recipe);
  if (recipe.has(({ kinds }) => kinds.includes('alcohol'))) return reasons().get('child_alcohol')?.reason;
  const isHot = hazards.has('sugar') || hazards.has('fry') || recipe.stepTokens().some((tokens) => hazardsIn(tokens, 'child').length > 0);
  return isHot ? reasons().get('child')?.reason : undefined;
};
