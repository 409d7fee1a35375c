import { foodsIn } from '../ingredients/ingredient-index.js';
import type { Ingredient, Kind } from '../ingredients/ingredient.js';
import { animals, isAnyOf, seafood } from '../ingredients/kinds.js';
import { createGrammar, one, type Rule } from '../text/grammar.js';
import { lemmaOf } from '../text/lemma.js';
import { numberAt } from '../text/numbers.js';
import { numberIn, oneOf } from '../text/read-table.js';
import { hasTag, scan, skip, textOf, withoutSpans, type Token } from '../text/token.js';
import { foreignProtein } from './foreign-food.js';
import { groupsOf, later, mapOf, phrasesOf } from './tables.generated.js';

const daysOfUnit = mapOf('age-units.tsv', ['words', 'days'], (row) => numberIn(row, 'days', 0), { toKey: lemmaOf });

const keepingDays = phrasesOf('keeping-days.tsv', ['words', 'of', 'days', 'up to'], (row) => ({
  isOfAny: oneOf(row, 'of', ['any', 'perishable']) === 'any',
  days: numberIn(row, 'days', 1),
  most: row.cells['up to'] === '' ? Infinity : numberIn(row, 'up to', 1),
}));

const perishables: readonly Kind[] = ['meat', ...animals, ...seafood];

/** Categories of what keeps for weeks or is only stale, although something is left of it: bread, jam, wine. */
const keepingCategories: ReadonlySet<string> = new Set([
  'bakery', 'baking', 'snacks_sweets', 'beverages', 'alcohol', 'spices_herbs', 'nuts_seeds', 'oils_vinegars', 'canned_goods',
]); // prettier-ignore

/** What keeps for so many days is dry. */
const A_YEAR = 365;

const daysOf = (unit: Token | undefined): number => daysOfUnit().get(unit?.lemma ?? '') ?? 0;

/** "6 days", "a week", "144 hours", "half a day": the days, and the index behind it. */
export const durationAt = (tokens: readonly Token[], at: number): { days: number; to: number } | undefined => {
  const number = numberAt(tokens, at, { articles: true });
  const unit = number && skip(tokens, number.to, '-');
  const days = unit === undefined ? 0 : (number?.max ?? number?.value ?? 0) * daysOf(tokens[unit]);
  return unit !== undefined && days > 0 ? { days, to: unit + 1 } : undefined;
};

const sayings = groupsOf('age-grammar.tsv', ['rule', 'reads'], ({ cells }) => cells.reads);

const grammar = later(() => {
  const end: Rule = (tokens, at) => (at === tokens.length ? at : undefined);
  const start: Rule = (_tokens, at) => (at === 0 ? at : undefined);
  return createGrammar(sayings(), {
    long: (tokens, at) => durationAt(tokens, at)?.to,
    unit: one((token) => daysOf(token) > 0),
    number: one(({ type }) => type === 'number'),
    word: one(({ type }) => type === 'word'),
    start,
    end,
  });
});

/** The foods that tokens name, in other languages too. */
const foodsNamed = (tokens: readonly Token[]): Ingredient[] => {
  const words = tokens.filter(({ type }) => type === 'word');
  const known = foodsIn(words.map(({ lemma }) => lemma)).map(({ ingredient }) => ingredient);
  return known.length > 0 ? known : [foreignProtein(textOf(words)) ?? []].flat();
};

const isSaid = (rule: string, tokens: readonly Token[]): boolean => tokens.some((_token, at) => grammar()(rule)(tokens, at) !== undefined);

/** The days that a saying names: "6 days ago", "last week", "day 6". */
const daysIn = (saying: readonly Token[]): number => {
  const [written] = saying.flatMap((_token, at) => durationAt(saying, at) ?? []);
  const unit = saying.findIndex((token) => daysOf(token) > 0);
  return written?.days ?? (saying[unit + 1]?.value ?? 1) * daysOf(saying[unit]);
};

/** How old the tokens say that something is, in days, and whether they say when it was bought or made. */
const agesIn = (tokens: readonly Token[]) =>
  scan(tokens, (at) => {
    const past = grammar()('past')(tokens, at);
    const to = past ?? grammar()('age')(tokens, at);
    return to === undefined ? undefined : { to, days: daysIn(tokens.slice(at, to)), isPast: past !== undefined };
  });

/**
 * Whether all the food in the tokens keeps in a warm place: bread, butter, whole fruit and vegetables, what ferments. What was cut, cooked or opened does
 * not, nor what lies in oil, where botulism grows.
 */
export const keepsUnchilled = (tokens: readonly Token[]): boolean => {
  const isWhole = !tokens.some((token) => hasTag(token, 'cook')) && !isSaid('cut', tokens) && !keepingDays().isIn(tokens);
  const isKept = (it: Ingredient): boolean =>
    it.cookingClass === 'butter' ||
    it.category === 'bakery' ||
    (isWhole && (it.category === 'produce' || keepingCategories.has(it.category)));
  const spoils = (it: Ingredient): boolean => isAnyOf(it, ...perishables) || (it.parts?.some((part) => part.includes('cream')) ?? false);
  const foods = foodsNamed(tokens);
  if (isSaid('ferments', tokens)) return !foods.some((it) => it.role === 'protein' && spoils(it));
  return foods.length > 0 && foods.every((it) => isKept(it) && !spoils(it));
};

/** The limits of the food in the tokens; none for what keeps for weeks, or of which it is not known. */
const limitsOf = (tokens: readonly Token[]) => {
  const words = withoutSpans(tokens, (at) => {
    const limit = keepingDays().at(tokens, at);
    return limit?.value.isOfAny ? limit.to : undefined;
  });
  const foods = foodsNamed(words);
  const isDry = keepingDays()
    .all(tokens)
    .some(({ value: { days } }) => days >= A_YEAR);
  const isPerishable = !isDry && foods.some((it) => it.role === 'protein' && isAnyOf(it, ...perishables) && !isAnyOf(it, 'processed_meat'));
  const isKept = foods.length > 0 && foods.every(({ category }) => keepingCategories.has(category));
  const isDish = foods.some((it) => it.category === 'other' && it.parts?.length !== 0 && isAnyOf(it, ...perishables));
  const named = keepingDays()
    .all(tokens)
    .flatMap(({ value }) => (isPerishable || (value.isOfAny && !isKept) ? [value] : []));
  return [...named, ...(isPerishable ? [keepingDays().get('meat')] : []), ...(isDish ? [keepingDays().get('leftover')] : [])].filter(
    (limit) => limit !== undefined,
  );
};

/** Whether the tokens say that food is older than it keeps in a fridge: "leftover rice, 6 days old". */
export const isTooOld = (tokens: readonly Token[]): boolean => {
  if (!tokens.some((token) => daysOf(token) > 0)) return false;
  const limits = isSaid('keeps', tokens) ? [] : limitsOf(tokens);
  return agesIn(tokens).some((age) =>
    limits.some(({ isOfAny, days, most }) => age.days > days && (age.days <= most || (age.isPast && !isOfAny))),
  );
};
