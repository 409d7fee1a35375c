import type { Unit } from '../../../src/contract/enums.js';
import { gramsOf } from '../lines/amounts.js';
import type { Ingredient, Kind } from '../ingredients/ingredient.js';
import { measurable } from '../lines/kitchen-quantity.js';
import { find } from '../ingredients/find.js';
import { isCalled } from '../lines/mentions.js';
import type { RecipeKind } from './recipe-kind.js';
import type { DraftLine, RecipeDraft } from './recipe-draft.js';

/** One row of a table of swaps: what may take the place of what. */
export interface Swap {
  /** Names of the larder. */
  from: readonly string[];
  /** A name of the larder. */
  to: string;
  /** How the list calls it. Default: `to`. */
  as?: string;
  /** How the steps call it. Default: `as`. */
  inSteps?: string;
  /** Amount for 1 of the old, in the same unit, or by weight where `unit` says another one. Default: 1. */
  ratio?: number;
  unit?: Unit;
  /** Where it works. Default: everywhere. */
  where?: readonly RecipeKind[];
  /** Where the title, the line or a step that names it says this, it does not work. */
  unless?: RegExp;
  /** Only where the title, the line or a step that names it says this. */
  only?: RegExp;
  why: string;
}

/** What a recipe must not gain: things that somebody at the table may avoid. */
const delicate: ReadonlySet<Kind> = new Set([
  'meat', 'beef', 'pork', 'lamb', 'poultry', 'game', 'processed_meat', 'animal_fat', 'gelatin', 'fish', 'crustacean', 'mollusc', 'dairy', 'egg', 'honey', 'alcohol',
]); // prettier-ignore

/** A gate for what comes in: it brings no allergen, and no kind of animal food or alcohol, that the recipe did not have before. */
export const createGate = (recipe: RecipeDraft): ((ingredient: Ingredient) => boolean) => {
  const known = recipe.lines.flatMap(({ ingredient }) => ingredient ?? []);
  const allergens = new Set<string>(known.flatMap((ingredient) => ingredient.allergens));
  // a little chocolate makes no dairy dish
  const kinds = new Set<Kind>(known.flatMap((ingredient) => (ingredient.kinds.includes('chocolate') ? [] : ingredient.kinds)));
  const hasMeat = known.some(({ role, kinds: of }) => role === 'protein' && of.some((kind) => kind === 'meat' || kind === 'poultry'));
  return (ingredient) =>
    [...ingredient.allergens, ...ingredient.mayContain].every((allergen) => allergens.has(allergen)) &&
    ingredient.kinds.every((kind) => !delicate.has(kind) || kinds.has(kind) || (hasMeat && (kind === 'poultry' || kind === 'meat')));
};

/** The rows of a table that suit a line. */
export const swapsFor = <Row extends Swap>(
  table: ReadonlyMap<string, readonly Row[]>,
  recipe: RecipeDraft,
  line: DraftLine,
  kind: RecipeKind,
): Row[] => {
  const rows = line.ingredient ? (table.get(line.ingredient.name) ?? []) : [];
  // "chicken or steak", "4 cups broth + 2 cups water": the line is about more than one thing
  if (rows.length === 0 || /\bor\b|\+|\band\/or\b/i.test(line.original.replace(/\([^)]*\)/g, ''))) return [];
  const steps = recipe.stepsWith(line);
  const said = [recipe.title, line.original, ...steps].join(' ');
  // "the yogurt and the yogurt" is no way to speak of two things
  const beside = new Set(steps.flatMap((step) => recipe.mentions.in(step).flatMap(({ lines }) => lines)));
  const isTaken = ({ to, as, inSteps }: Swap): boolean =>
    recipe.lines.some(
      (other) => other !== line && beside.has(other.index) && other.ingredient && isCalled(other.ingredient, inSteps ?? as ?? to),
    );
  return rows.filter(
    (row) =>
      (row.where === undefined || row.where.includes(kind)) &&
      !row.unless?.test(said) &&
      (row.only === undefined || row.only.test(said)) &&
      !isTaken(row),
  );
};

/** A table by what its rows replace. */
export const indexed = <Row extends Swap>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> => {
  const table = new Map<string, Row[]>();
  for (const row of rows) for (const name of row.from) table.set(name, [...(table.get(name) ?? []), row]);
  return table;
};

/** The line as the swap would have it, or `undefined` where its amount cannot be said. */
export const swapped = (
  line: DraftLine,
  swap: Swap,
): { ingredient: Ingredient; quantity: number | null; unit: Unit | null; grams: number | null } | undefined => {
  const ingredient = find(swap.to)?.ingredient;
  if (!ingredient) return undefined;
  const ratio = swap.ratio ?? 1;
  if (line.quantity === null) return { ingredient, quantity: null, unit: line.unit, grams: null };
  const isStick = line.unit === 'stick' && swap.unit === undefined;
  // a stick is half a cup of butter, and nothing else comes in sticks
  const middle = (line.quantityMax === null ? line.quantity : (line.quantity + line.quantityMax) / 2) * (isStick ? 8 : 1);
  const unit = swap.unit ?? (isStick ? 'tablespoon' : line.unit);
  const one = gramsOf(1, unit, ingredient);
  const wanted = swap.unit === undefined ? middle * ratio : line.grams !== null && one !== null ? (line.grams * ratio) / one : undefined;
  if (wanted === undefined || (unit === null && ingredient.gramsPerPiece === null)) return undefined;
  const quantity = measurable(wanted, unit);
  return { ingredient, quantity, unit, grams: gramsOf(quantity, unit, ingredient) };
};

const ownPreparation = /\b(?:melted|softened|bone|skin|skinless|peeled|deveined|thick|room|cold|seeded|pitted|cubes? of|about)\b/i;

/** Puts the swap into the recipe. What was done to the old thing is done to the new one, where they are of one sort. */
export const applySwap = (recipe: RecipeDraft, line: DraftLine, swap: Swap): void => {
  const amount = swapped(line, swap);
  if (!amount) return;
  const isCooked = /\bcooked\b/i.test(line.name) && !/\bcooked\b/i.test(swap.to) && amount.ingredient.role === 'starch';
  const name = `${isCooked ? 'cooked ' : ''}${swap.as ?? swap.to}`;
  const isAlike = line.ingredient?.role === amount.ingredient.role && swap.as === undefined;
  const preparation = isAlike && line.preparation !== null && !ownPreparation.test(line.preparation) ? line.preparation : null;
  recipe.replace(
    line,
    { name, inSteps: swap.inSteps ?? swap.as ?? swap.to, quantity: amount.quantity, unit: amount.unit, preparation },
    swap.why,
  );
};
