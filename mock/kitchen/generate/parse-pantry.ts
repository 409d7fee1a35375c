import type { ExcludedIngredient } from '../../../src/contract/recipes.js';
import { diets } from '../../../src/contract/vocabulary.js';
import { gramsOf } from '../lines/amounts.js';
import { handlingOf, type Handling } from '../dishes/handling.js';
import { sortOf, type Sort } from '../dishes/sorts.js';
import type { Match } from '../ingredients/ingredient.js';
import { findLine } from '../lines/find-line.js';
import { find } from '../ingredients/find.js';
import { parseLine } from '../lines/parse-line.js';
import { singularOf } from '../text/lemma.js';
import type { Restriction } from '../safety/restriction.js';
import { breaks, checkText } from '../safety/safety.js';

/** One thing that the request offers. */
export interface PantryItem {
  /** As the answer names it: as it was written, without an amount. */
  name: string;
  match: Match | undefined;
  /** `null` where nobody knows what it is; so is `handling`. */
  sort: Sort | null;
  handling: Handling | null;
  /** How much there is, `null` where the request does not say. */
  grams: number | null;
}

export interface Pantry {
  items: PantryItem[];
  excluded: ExcludedIngredient[];
}

/** "dairy-free", "low-FODMAP": a diet, said of a food. */
const said = (diet: string): string =>
  diet
    .replaceAll('_', '-')
    .replace('fodmap', 'FODMAP')
    .replace(/^mediterranean/, 'Mediterranean');

const reasonFor = (name: string, known: boolean, { name: diet }: Restriction): string => {
  const last = name.toLowerCase().split(' ').at(-1) ?? '';
  const are = singularOf(last) === last ? 'is' : 'are';
  if (!(diets as readonly string[]).includes(diet)) return `${name} ${are} ruled out by "${diet}".`;
  return known ? `${name} ${are} not ${said(diet)}.` : `${name} ${are} not known here, so nobody can call it ${said(diet)}.`;
};

/** A name without what hangs about it: a bracket that never closed, the dash between it and its amount, "of your choice". */
const trimmed = (name: string): string =>
  name
    .replace(
      /^(?:[\s\p{Pd}:|/+~]|of\s|your (?:favou?rite )?)+|\s*(?:[([|;]|:\s*\d|\s\+|\s(?:of (?:your|any)|to your|at room|for \w+ing)\b).*$/giu,
      '',
    )
    .replace(/(?:[\s)\].,:]|\s(?:large|medium|small|jumbo|ripe|fresh|each)\b)+$/i, '');

/** "a large glass of red wine" is red wine, and "butter/margarine" butter; a leg of lamb is not lamb. */
const bareName = (name: string): string => {
  const whole = trimmed(name);
  if (!/\/| of /.test(whole)) return whole;
  const part = /\sof\s(?:the\s)?(.+)$/i.exec(whole)?.[1] ?? whole.split('/')[0]?.trim() ?? '';
  return find(part)?.ingredient.name === find(whole)?.ingredient.name ? part : whole;
};

/** What says more than a name: amounts, notes, choices. */
const sayingMore = /[^\p{L}\p{M}' &-]|\s(?:for|to|or|of)\s/u;

/** A name, or a line with an amount; `read` is what else must not break a restriction. */
const readItem = (line: string): Pick<PantryItem, 'name' | 'match' | 'grams'> & { read: string } => {
  const given = line.trim();
  if (!sayingMore.test(given)) {
    const match = find(given);
    if (match) return { name: given, read: given, match, grams: null };
  }
  const parsed = parseLine(line);
  const { quantity, quantityMax, unit } = parsed;
  const name = bareName(parsed.name);
  if (quantity === null) {
    const asRead = find(name);
    // "egg noodles for serving" are egg noodles; what the rest of a line says about a thing still counts against it
    if (asRead && asRead.how !== 'head') return { name, read: given, match: asRead, grams: null };
    const match = find(given);
    const isSame = asRead !== undefined && asRead.ingredient.name === match?.ingredient.name;
    return { name: isSame ? name : given, read: isSame ? given : name, match, grams: null };
  }
  const told = findLine(parsed);
  // "1 can tuna" is canned tuna, in the answer too
  const isMade = told && /^(?:canned|cooked) /.test(told.ingredient.name) && told.ingredient.name.endsWith(singularOf(name));
  return {
    name: (isMade ? told.ingredient.name : name) || given,
    read: parsed.name,
    match: told,
    grams: gramsOf(quantityMax ?? quantity, unit, told?.ingredient),
  };
};

/** What may be cooked with, and what a restriction keeps out. A thing that is named twice counts once. */
export const readPantry = (lines: readonly string[], restrictions: readonly Restriction[]): Pantry => {
  const items: PantryItem[] = [];
  const excluded: ExcludedIngredient[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const { name, read, match, grams } = readItem(line);
    if (name === '') continue;
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
    const sort = match ? sortOf(match.ingredient) : null;
    items.push({ name, match, sort, handling: sort && handlingOf(sort, name), grams });
  }
  return { items, excluded };
};
