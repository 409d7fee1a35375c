import { foodsIn } from '../ingredients/ingredient-index.js';
import type { Kind } from '../ingredients/ingredient.js';
import { animals, isAnyOf, seafood } from '../ingredients/kinds.js';
import { createGrammar, one, type Rule } from '../text/grammar.js';
import { numberAt } from '../text/numbers.js';
import { numberIn, oneOf } from '../text/read-table.js';
import { scan, skip, withoutSpans, type Token } from '../text/token.js';
import { groupsOf, later, mapOf, phrasesOf } from './tables.generated.js';

const daysOfUnit = mapOf('age-units.tsv', ['words', 'days'], (row) => numberIn(row, 'days', 0));

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

const daysOf = (unit: Token | undefined): number => daysOfUnit().get(unit?.lemma ?? '') ?? 0;

/** "6 days", "a week", "144 hours": the days, and the index behind it. */
const durationAt = (tokens: readonly Token[], at: number): { days: number; to: number } | undefined => {
  const number = numberAt(tokens, at, { articles: true });
  const unit = number && skip(tokens, number.to, '-');
  const days = unit === undefined ? 0 : (number?.max ?? number?.value ?? 0) * daysOf(tokens[unit]);
  return unit !== undefined && days > 0 ? { days, to: unit + 1 } : undefined;
};

const sayings = groupsOf('age-grammar.tsv', ['rule', 'reads'], ({ cells }) => cells.reads);

const grammar = later(() => {
  const end: Rule = (tokens, at) => (at === tokens.length ? at : undefined);
  return createGrammar(sayings(), {
    long: (tokens, at) => durationAt(tokens, at)?.to,
    unit: one((token) => daysOf(token) > 0),
    number: one(({ type }) => type === 'number'),
    word: one(({ type }) => type === 'word'),
    end,
  });
});

/** The days that a saying names: "6 days ago", "last week", "day 6". */
const daysIn = (saying: readonly Token[]): number => {
  const [written] = saying.flatMap((_token, at) => durationAt(saying, at) ?? []);
  const unit = saying.findIndex((token) => daysOf(token) > 0);
  return written?.days ?? (saying[unit + 1]?.value ?? 1) * daysOf(saying[unit]);
};

/** How old the tokens say that something is, in days. */
const agesIn = (tokens: readonly Token[]): number[] =>
  scan(tokens, (at) => {
    const to = grammar()('age')(tokens, at);
    return to === undefined ? undefined : { to, days: daysIn(tokens.slice(at, to)) };
  }).map(({ days }) => days);

/** The limits of the food in the tokens; none for what keeps for weeks, or of which it is not known. */
const limitsOf = (tokens: readonly Token[]) => {
  const words = withoutSpans(tokens, (at) => {
    const limit = keepingDays().at(tokens, at);
    return limit?.value.isOfAny ? limit.to : undefined;
  });
  const foods = foodsIn(words.filter(({ type }) => type === 'word').map(({ lemma }) => lemma)).map(({ ingredient }) => ingredient);
  const isPerishable = foods.some((it) => it.role === 'protein' && isAnyOf(it, ...perishables) && !isAnyOf(it, 'processed_meat'));
  const isKept = foods.length > 0 && foods.every(({ category }) => keepingCategories.has(category));
  const named = keepingDays()
    .all(tokens)
    .flatMap(({ value }) => (isPerishable || (value.isOfAny && !isKept) ? [value] : []));
  return [...named, ...(isPerishable ? [keepingDays().get('meat')] : [])].filter((limit) => limit !== undefined);
};

/** Whether the tokens say that food is older than it keeps in a fridge: "leftover rice, 6 days old". */
export const isTooOld = (tokens: readonly Token[]): boolean => {
  if (!tokens.some((token) => daysOf(token) > 0)) return false;
  const isKept = tokens.some((_token, at) => grammar()('keeps')(tokens, at) !== undefined);
  const limits = isKept ? [] : limitsOf(tokens);
  return limits.length > 0 && agesIn(tokens).some((age) => limits.some(({ days, most }) => age > days && age <= most));
};
