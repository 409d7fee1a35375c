import { allergens, categories, type Allergen, type Category } from '../../../src/contract/enums.js';
import { lazy } from '../text/memoize.js';
import { listOf, oneOfEach } from '../text/read-table.js';
import { isLemma, type Token, withoutSpans } from '../text/token.js';
import { kinds, type Ingredient, type Kind } from './ingredient.js';
import { unite } from './kinds.js';
import { nameTokens } from './name-words.js';
import { phrasesOf, rowsOf } from './read-tables.js';
import { selectorIn } from './selector.js';

/** A word that clears something, and only what it says: `lactose-free` is no word against milk protein, `sugar-free` none against anything here. */
interface Claim {
  /** Its place in the table: names have their claims in this order. */
  readonly order: number;
  readonly label: string;
  readonly kinds: readonly Kind[];
  readonly allergens: readonly Allergen[];
  /** Categories that are what the claim denies: peanut butter without nuts is a slip, or a claim about something else. */
  readonly notOf: readonly Category[];
}

/** What a name claims. */
export type Claims = readonly Claim[];

const phrases = phrasesOf(
  'claims.tsv',
  ['says', 'label', 'clears kinds', 'clears allergens', 'not of'],
  (row, order): Claim => ({
    order,
    label: row.cells.label,
    kinds: oneOfEach(row, 'clears kinds', kinds),
    allergens: oneOfEach(row, 'clears allergens', allergens),
    notOf: oneOfEach(row, 'not of', categories),
  }),
  { verbs: false },
);

/** What foods that claim to be without something are often made of instead. */
const replacements = lazy(() =>
  rowsOf('claimed-replacements.tsv', ['labels', 'of', 'often has']).map((row) => ({
    labels: listOf(row.cells.labels),
    isOf: selectorIn(row, 'of'),
    allergens: oneOfEach(row, 'often has', allergens),
  })),
);

/** Behind "sugar free": no word against anything that a diet asks about, and no part of the name. Without fat or salt it is another ingredient. */
const otherClaimEnd = (tokens: readonly Token[], at: number): number | undefined =>
  tokens[at]?.type === 'word' && isLemma(tokens[at + 1], 'free') && !isLemma(tokens[at], 'fat', 'salt', 'sodium') ? at + 2 : undefined;

/** The claims of a name, and the name without them. A claim that is denied ("non-vegan") is none. */
export const readClaims = (tokens: readonly Token[]): { rest: Token[]; claims: Claims } => {
  const made = new Set<Claim>();
  const rest = withoutSpans(tokens, (at) => {
    const match = phrases().at(tokens, at);
    if (match === undefined || isLemma(tokens[at - 1], 'non', 'not', 'never', 'hardly')) return otherClaimEnd(tokens, at);
    made.add(match.value);
    return match.to;
  });
  return { rest, claims: [...made].toSorted((a, b) => a.order - b.order) };
};

/**
 * The ingredient with its claims applied; its name changes if they clear anything.
 *
 * What the name of a row claims, its row says already: there is milk in nondairy creamer.
 */
export const asClaimed = (ingredient: Ingredient, made: Claims): Ingredient => {
  if (made.length === 0) return ingredient;
  const own = readClaims(nameTokens(ingredient.name)).claims;
  const held = new Set<string>([...ingredient.kinds, ...ingredient.mayHold, ...ingredient.allergens, ...ingredient.mayContain]);
  const helpful = made.filter(
    (claim) =>
      !own.includes(claim) &&
      !claim.notOf.includes(ingredient.category) &&
      [...claim.kinds, ...claim.allergens].some((one) => held.has(one)),
  );
  if (helpful.length === 0) return ingredient;
  const clearedKinds = helpful.flatMap((claim) => claim.kinds);
  const clearedAllergens = helpful.flatMap((claim) => claim.allergens);
  const contained = ingredient.allergens.filter((allergen) => !clearedAllergens.includes(allergen));
  const instead = helpful.flatMap(
    ({ label }) => replacements().find(({ labels, isOf }) => labels.includes(label) && isOf(ingredient))?.allergens ?? [],
  );
  const labels = helpful.map(({ label }) => label);
  return {
    ...ingredient,
    name: [...labels, labels.includes('vegan') ? ingredient.name.replace(/^vegetarian /, '') : ingredient.name].join(' '),
    aliases: [],
    kinds: ingredient.kinds.filter((kind) => !clearedKinds.includes(kind)),
    mayHold: ingredient.mayHold.filter((kind) => !clearedKinds.includes(kind)),
    allergens: contained,
    mayContain: unite([ingredient.mayContain, instead]).filter(
      (allergen) => !clearedAllergens.includes(allergen) && !contained.includes(allergen),
    ),
  };
};
