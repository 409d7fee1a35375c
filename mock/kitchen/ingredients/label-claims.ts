import { allergens, categories, type Allergen, type Category } from '../../../src/contract/enums.js';
import { listOf, oneOfEach } from '../text/read-table.js';
import { isLemma, type Token, withoutSpans } from '../text/token.js';
import { kinds, type Ingredient, type Kind } from './ingredient.js';
import { ingredientIndex } from './ingredient-index.js';
import { unite } from './kinds.js';
import { keyOf, nameTokens } from './name-words.js';
import { phrasesOf, valuesOf } from './tables.generated.js';
import { selectorIn } from './selector.js';

/** A word that clears something, and only what it says: `lactose-free` is no word against milk protein, `sugar-free` none against anything here. */
interface Claim {
  readonly label: string;
  /** Kinds, and allergens: most are called as the kind that they follow from. */
  readonly clears: readonly (Kind | Allergen)[];
  /** Categories that are what the claim denies: peanut butter without nuts is a slip, or a claim about something else. */
  readonly notOf: readonly Category[];
}

/** What a name claims. */
export type Claims = readonly Claim[];

const phrases = phrasesOf(
  'claims.tsv',
  ['says', 'label', 'clears', 'not of'],
  (row): Claim => ({
    label: row.cells.label,
    clears: oneOfEach(row, 'clears', [...kinds, ...allergens]),
    notOf: oneOfEach(row, 'not of', categories),
  }),
  { verbs: false },
);

/** What foods that claim to be without something are often made of instead. */
const replacements = valuesOf('claimed-replacements.tsv', ['labels', 'of', 'often has'], (row) => ({
  labels: listOf(row.cells.labels),
  isOf: selectorIn(row, 'of'),
  allergens: oneOfEach(row, 'often has', allergens),
}));

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
  return { rest, claims: [...made] };
};

/** The kinds of what an ingredient is made of: garlic, in a broth. */
const kindsOfPart = (part: string): readonly Kind[] => ingredientIndex().entries.get(keyOf(part))?.ingredient.kinds ?? [];

/**
 * The ingredient with its claims applied; its name changes if they clear anything.
 *
 * What the name of a row claims, its row says already: there is milk in nondairy creamer.
 */
export const asClaimed = (ingredient: Ingredient, made: Claims): Ingredient => {
  if (made.length === 0) return ingredient;
  const own = readClaims(nameTokens(ingredient.name)).claims;
  const ofParts = (ingredient.parts ?? []).map(kindsOfPart);
  const held = unite<string>([ingredient.kinds, ingredient.mayHold, ingredient.allergens, ingredient.mayContain, ...ofParts]);
  const helpful = made.filter(
    (claim) => !own.includes(claim) && !claim.notOf.includes(ingredient.category) && claim.clears.some((one) => held.includes(one)),
  );
  if (helpful.length === 0) return ingredient;
  const cleared = new Set(helpful.flatMap(({ clears }) => clears));
  const left = <Item extends Kind | Allergen>(items: readonly Item[]): Item[] => items.filter((item) => !cleared.has(item));
  const allergensLeft = left(ingredient.allergens);
  const labels = helpful.map(({ label }) => label);
  const instead = labels.flatMap(
    (label) => replacements().find((row) => row.labels.includes(label) && row.isOf(ingredient))?.allergens ?? [],
  );
  return {
    ...ingredient,
    name: [...labels, labels.includes('vegan') ? ingredient.name.replace(/^vegetarian /, '') : ingredient.name].join(' '),
    aliases: [],
    kinds: left(ingredient.kinds),
    mayHold: left(ingredient.mayHold),
    allergens: allergensLeft,
    mayContain: left(unite([ingredient.mayContain, instead])).filter((allergen) => !allergensLeft.includes(allergen)),
  };
};
