import { allergens, type Allergen } from '../../../src/contract/enums.js';
import { oneOf, oneOfEach } from '../text/read-table.js';
import { isLemma, isParticiple, withoutSpans, type Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { foodsIn } from './ingredient-index.js';
import type { Ingredient, Match } from './ingredient.js';
import { mergeIngredients, unite } from './kinds.js';
import { wordsIn } from './name-words.js';
import { phrasesOf } from './tables.generated.js';

const statements = phrasesOf('label-statements.tsv', ['phrase', 'says'], (row) => oneOf(row, 'says', ['contains', 'traces', 'nothing']));

const allergenWords = phrasesOf('allergen-words.tsv', ['words', 'allergens'], (row) => oneOfEach(row, 'allergens', allergens));

/** What a label says behind the name of a product. */
interface Label {
  /** Where it begins in the first text: behind the name of the product. */
  readonly start: number;
  readonly contents: readonly Ingredient[];
  readonly contained: readonly Allergen[];
  readonly traces: readonly Allergen[];
}

/** The allergens and the foods that words of a label name. */
const namedIn = (words: readonly Token[]): { named: Allergen[]; foods: Ingredient[] } => ({
  named: allergenWords()
    .all(words)
    .flatMap(({ value }) => value),
  foods: foodsIn(wordsIn(withoutSpans(words, (at) => allergenWords().at(words, at)?.to))).map(({ ingredient }) => ingredient),
});

/** Words between the name and a statement about it, besides participles: "raisins that are packed in a facility". */
const joiners = ['-', '(', ',', '.', 'that', 'which', 'is', 'are', 'be', 'was', 'were', 'do', 'does', 'also', 'and'] as const;

/** Where the name of the product ends before a statement. */
const endOfName = (tokens: readonly Token[], statement: number): number =>
  tokens.slice(0, statement).findLast((token) => !isParticiple(token) && !isLemma(token, ...joiners))?.end ?? 0;

/** What is said of a product in texts, if anything is: "milk chocolate (may contain nuts)", "oats made in a facility with wheat". */
export const readLabel = (...texts: readonly string[]): Label | undefined => {
  const tokens = texts.flatMap(tokenize);
  const found = statements().all(tokens);
  const [first] = found;
  if (!first) return undefined;
  const said = found.map(({ value, to }, at) => ({ says: value, ...namedIn(tokens.slice(to, found[at + 1]?.from)) }));
  const contained = said.filter(({ says }) => says === 'contains');
  const traces = said.filter(({ says }) => says === 'traces');
  return {
    start: endOfName(tokens, first.from),
    contents: contained.flatMap(({ foods }) => foods),
    contained: contained.flatMap(({ named }) => named),
    traces: traces.flatMap(({ named, foods }) => [...named, ...foods.flatMap((food) => food.allergens)]),
  };
};

/** An ingredient with what its label says: a trace stays a trace. */
export const withLabel = (match: Match | undefined, label: Label | undefined): Match | undefined => {
  if (!match || !label) return match;
  const merged = mergeIngredients(match.ingredient, label.contents);
  const contained = unite([merged.allergens, label.contained]);
  const mayContain = unite([merged.mayContain, label.traces]).filter((allergen) => !contained.includes(allergen));
  return {
    ...match,
    ingredient: { ...merged, allergens: contained, mayContain },
    matchType: match.matchType === 'name' || match.matchType === 'alias' ? 'modified' : match.matchType,
  };
};
