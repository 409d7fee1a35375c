import type { Unit } from '../../../src/contract/enums.js';
import { find } from '../ingredients/find.js';
import type { Ingredient, Kind } from '../ingredients/ingredient.js';
import { gramsOf } from '../lines/amounts.js';
import { measurable } from '../lines/kitchen-quantity.js';
import { matchesName } from '../lines/mentions.js';
import { lazy } from '../text/memoize.js';
import { createPhraseSet } from '../text/phrases.js';
import { tokenize } from '../text/tokenize.js';
import type { DraftLine, RecipeDraft } from './recipe-draft.js';
import type { RecipeType } from './recipe-type.js';
import type { Swap } from './swap-tables.js';

/** What a recipe must not gain: what somebody at the table may avoid. */
const delicate: ReadonlySet<Kind> = new Set([
  'meat', 'beef', 'pork', 'lamb', 'poultry', 'game', 'processed_meat', 'animal_fat', 'gelatin', 'fish', 'crustacean', 'mollusc', 'dairy', 'egg', 'honey', 'alcohol',
]); // prettier-ignore

/** Whether an ingredient may come in: it brings no allergen, and no kind of animal food or alcohol, that the recipe did not have before. */
export const createFilter = (recipe: RecipeDraft): ((ingredient: Ingredient) => boolean) => {
  const known = recipe.lines.flatMap(({ ingredient }) => ingredient ?? []);
  const allergens = new Set<string>(known.flatMap((ingredient) => ingredient.allergens));
  // a little chocolate makes no dairy dish
  const kinds = new Set<Kind>(known.flatMap((ingredient) => (ingredient.kinds.includes('chocolate') ? [] : ingredient.kinds)));
  const hasMeat = known.some(({ role, kinds: of }) => role === 'protein' && of.some((kind) => kind === 'meat' || kind === 'poultry'));
  return (ingredient) =>
    [...ingredient.allergens, ...ingredient.mayContain].every((allergen) => allergens.has(allergen)) &&
    ingredient.kinds.every((kind) => !delicate.has(kind) || kinds.has(kind) || (hasMeat && (kind === 'poultry' || kind === 'meat')));
};

/** "Chicken or steak", "4 cups broth + 2 cups water": a line about more than one ingredient. */
const namesSeveral = (line: string): boolean => {
  let depth = 0;
  return tokenize(line).some(({ lemma }) => {
    if (lemma === '(') depth++;
    if (lemma === ')') depth--;
    return depth === 0 && (lemma === 'or' || lemma === '+');
  });
};

/** The rows of a table that suit a line. */
export const swapsFor = (table: ReadonlyMap<string, readonly Swap[]>, recipe: RecipeDraft, line: DraftLine, type: RecipeType): Swap[] => {
  const rows = line.ingredient ? (table.get(line.ingredient.name) ?? []) : [];
  if (rows.length === 0 || namesSeveral(line.original)) return [];
  const steps = recipe.stepsWith(line);
  const tokens = tokenize([recipe.title, line.original, ...steps].join(' . '));
  // "the yogurt and the yogurt" would be two ingredients with one name
  const neighbors = new Set(steps.flatMap((step) => recipe.mentions.in(step).flatMap(({ lines }) => lines)));
  const isTaken = ({ inSteps }: Swap): boolean =>
    recipe.lines.some(
      (other) => other !== line && neighbors.has(other.index) && other.ingredient && matchesName(other.ingredient, inSteps),
    );
  return rows.filter((row) => row.where.includes(type) && !row.unless.isIn(tokens) && (row.only?.isIn(tokens) ?? true) && !isTaken(row));
};

/** What a line becomes. */
interface Swapped {
  ingredient: Ingredient;
  quantity: number | null;
  unit: Unit | null;
  grams: number | null;
}

/** A stick of butter is 8 tablespoons, and nothing else comes in sticks. */
const TABLESPOONS_OF_STICK = 8;

/** The line as the swap would have it, or `undefined` if its amount cannot be said. */
export const swapped = (line: DraftLine, swap: Swap): Swapped | undefined => {
  const ingredient = find(swap.to)?.ingredient;
  if (!ingredient) return undefined;
  if (line.quantity === null) return { ingredient, quantity: null, unit: line.unit, grams: null };
  const isStick = line.unit === 'stick' && swap.unit === undefined;
  const middle = line.quantityMax === null ? line.quantity : (line.quantity + line.quantityMax) / 2;
  const unit = swap.unit ?? (isStick ? 'tablespoon' : line.unit);
  const one = gramsOf(1, unit, ingredient);
  const byWeight = line.grams !== null && one !== null ? (line.grams * swap.ratio) / one : undefined;
  const wanted = swap.unit === undefined ? middle * (isStick ? TABLESPOONS_OF_STICK : 1) * swap.ratio : byWeight;
  if (wanted === undefined || (unit === null && ingredient.gramsPerPiece === null)) return undefined;
  const quantity = measurable(wanted, unit);
  return { ingredient, quantity, unit, grams: gramsOf(quantity, unit, ingredient) };
};

/** Preparations that only the old ingredient has. */
const ownPreparations = lazy(() => createPhraseSet(['melted', 'softened', 'bone', 'skin', 'skinless', 'peeled', 'deveined', 'thick', 'room temperature', 'cold', 'seeded', 'pitted', 'cube of', 'about'])); // prettier-ignore

const isCookedStarch = (line: DraftLine, swap: Swap, { role }: Ingredient): boolean =>
  role === 'starch' && line.name.includes('cooked') && !swap.to.includes('cooked');

/** Puts the swap into the recipe. The preparation of the old ingredient is kept for the new one, if they are of one class. */
export const applySwap = (recipe: RecipeDraft, line: DraftLine, swap: Swap): void => {
  const amount = swapped(line, swap);
  if (!amount) return;
  const name = `${isCookedStarch(line, swap, amount.ingredient) ? 'cooked ' : ''}${swap.as}`;
  const isAlike = line.ingredient?.role === amount.ingredient.role && !swap.isRenamed;
  const isShared = isAlike && line.preparation !== null && !ownPreparations().isIn(tokenize(line.preparation));
  const preparation = isShared ? line.preparation : null;
  recipe.replace(line, { name, inSteps: swap.inSteps, quantity: amount.quantity, unit: amount.unit, preparation }, swap.why);
};
