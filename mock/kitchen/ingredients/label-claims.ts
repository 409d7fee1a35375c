import { allergens, categories, type Allergen, type Category } from '../../../src/contract/enums.js';
import { oneOfEach } from '../text/read-table.js';
import { isLemma, textOf, type Token, withoutSpans } from '../text/token.js';
import { kinds, type Ingredient, type Kind } from './ingredient.js';
import { nameTokens } from './name-words.js';
import { phrasesOf } from './read-tables.js';
import { isAnyOf, meats, seafood } from './kinds.js';

/** A word that clears something, and only what it says: `lactose-free` is no word against milk protein, `sugar-free` none against anything here. */
interface Claim {
  /** Its place in the table: names have their claims in this order. */
  readonly order: number;
  readonly label: string;
  readonly clears: { readonly kinds: readonly Kind[]; readonly allergens: readonly Allergen[] };
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
    clears: { kinds: oneOfEach(row, 'clears kinds', kinds), allergens: oneOfEach(row, 'clears allergens', allergens) },
    notOf: oneOfEach(row, 'not of', categories),
  }),
  { verbs: false },
);

const isFlesh = (ingredient: Ingredient): boolean => isAnyOf(ingredient, ...meats, ...seafood);

/** What foods that claim to be without something are often made of instead. */
const oftenHas = (label: string, of: Ingredient): readonly Allergen[] => {
  if (isFlesh(of) && label === 'vegetarian') return ['soy', 'wheat', 'gluten', 'egg', 'milk'];
  if (label !== 'vegan' && label !== 'dairy-free') return [];
  if (isFlesh(of)) return ['soy', 'wheat', 'gluten'];
  if (of.category !== 'dairy_eggs') return [];
  return of.role === 'fat' ? ['soy'] : ['soy', 'tree_nut'];
};

/** Behind "sugar free": no word against anything that a diet asks about, and no part of the name. Without fat or salt it is another ingredient. */
const otherClaimEnd = (tokens: readonly Token[], at: number): number | undefined => {
  return tokens[at]?.type === 'word' && isLemma(tokens[at + 1], 'free') && !isLemma(tokens[at], 'fat', 'salt', 'sodium')
    ? at + 2
    : undefined;
};

/** The claims of a name, and the name without them. A claim that is denied ("non-vegan") is none. */
export const readClaims = (name: string): { rest: string; claims: Claims } => {
  const tokens = nameTokens(name);
  const made = new Set<Claim>();
  const kept = withoutSpans(tokens, (at) => {
    const match = phrases().at(tokens, at);
    if (match === undefined || isLemma(tokens[at - 1], 'non', 'not', 'never', 'hardly')) return otherClaimEnd(tokens, at);
    made.add(match.value);
    return match.to;
  });
  if (made.size === 0 && kept.length === tokens.length) return { rest: name, claims: [] };
  return { rest: textOf(kept.map((token) => ({ ...token, spaceBefore: true }))), claims: [...made].toSorted((a, b) => a.order - b.order) };
};

/**
 * The ingredient with its claims applied; its name changes if they clear anything.
 *
 * What the name of a row claims, its row says already: there is milk in nondairy creamer.
 */
export const asClaimed = (ingredient: Ingredient, made: Claims): Ingredient => {
  if (made.length === 0) return ingredient;
  const own = readClaims(ingredient.name).claims;
  const helpful = made.filter(
    (claim) =>
      !own.includes(claim) &&
      !claim.notOf.includes(ingredient.category) &&
      ([...ingredient.kinds, ...ingredient.mayHold].some((kind) => claim.clears.kinds.includes(kind)) ||
        [...ingredient.allergens, ...ingredient.mayContain].some((allergen) => claim.clears.allergens.includes(allergen))),
  );
  if (helpful.length === 0) return ingredient;
  const clearedKinds = helpful.flatMap(({ clears }) => clears.kinds);
  const clearedAllergens = helpful.flatMap(({ clears }) => clears.allergens);
  const contained = ingredient.allergens.filter((allergen) => !clearedAllergens.includes(allergen));
  const may = new Set([...ingredient.mayContain, ...helpful.flatMap(({ label }) => oftenHas(label, ingredient))]);
  const labels = helpful.map(({ label }) => label);
  return {
    ...ingredient,
    name: [...labels, labels.includes('vegan') ? ingredient.name.replace(/^vegetarian /, '') : ingredient.name].join(' '),
    aliases: [],
    kinds: ingredient.kinds.filter((kind) => !clearedKinds.includes(kind)),
    mayHold: ingredient.mayHold.filter((kind) => !clearedKinds.includes(kind)),
    allergens: contained,
    mayContain: [...may].filter((allergen) => !clearedAllergens.includes(allergen) && !contained.includes(allergen)),
  };
};
