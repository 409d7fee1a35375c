import type { ExcludedIngredient } from '../../src/contract/recipes.js';
import { gramsOf } from './amounts.js';
import { sortOf, type Sort } from './dishes/sorts.js';
import type { Match } from './ingredient.js';
import { find } from './larder.js';
import { parseLine } from './parse-line.js';
import type { Restriction } from './restriction.js';
import { breaks, checkText } from './safety.js';

/** One thing that the request offers. */
export interface PantryItem {
  /** As the answer names it: as it was written, without an amount. */
  name: string;
  match: Match | undefined;
  /** `null` where nobody knows what it is. */
  sort: Sort | null;
  /** How much there is, `null` where the request does not say. */
  grams: number | null;
}

export interface Pantry {
  items: PantryItem[];
  excluded: ExcludedIngredient[];
}

const spaced = (diet: string): string => diet.replaceAll('_', ' ');

const reasonFor = (name: string, known: boolean, restriction: Restriction): string =>
  known
    ? `${name} does not fit ${spaced(restriction.name)}.`
    : `${name} is not known here, so nobody can say that it fits ${spaced(restriction.name)}.`;

/** What may be cooked with, and what a restriction keeps out. A thing that is named twice counts once. */
export const readPantry = (lines: readonly string[], restrictions: readonly Restriction[]): Pantry => {
  const items: PantryItem[] = [];
  const excluded: ExcludedIngredient[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const { name: read, quantity, quantityMax, unit } = parseLine(line);
    const name = (quantity === null ? line : read).trim() || line.trim();
    if (name === '') continue;
    const match = find(name) ?? find(read);
    const key = match && match.how !== 'head' ? match.ingredient.name : name.toLowerCase();
    if (seen.has(key)) continue;
    seen.add(key);
    const broken =
      breaks(name, restrictions) ??
      (read === name ? undefined : breaks(read, restrictions)) ??
      checkText(name, restrictions)[0]?.restriction;
    if (broken) {
      excluded.push({ name, reason: reasonFor(name, match !== undefined, broken), restriction: broken.name });
      continue;
    }
    const amount = quantityMax ?? quantity;
    items.push({
      name,
      match,
      sort: match ? sortOf(match.ingredient) : null,
      grams: amount === null ? null : gramsOf(amount, unit, match?.ingredient),
    });
  }
  return { items, excluded };
};
