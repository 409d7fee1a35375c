import { asClaimed, readClaims } from './larder/free-from.js';
import { readRow } from './larder/read-row.js';
import { tables } from './larder/tables.js';
import { keyOf, modifiers, parts, plain, wordsOf } from './larder/words.js';
import type { Ingredient, Match } from './ingredient.js';

interface Entry {
  ingredient: Ingredient;
  how: 'name' | 'alias';
  /** Only the class is known by this name: an unknown word before it may change what it is. */
  head: boolean;
}

interface Larder {
  ingredients: readonly Ingredient[];
  entries: ReadonlyMap<string, Entry>;
  longest: number;
}

const stock = (): Larder => {
  const ingredients: Ingredient[] = [];
  const entries = new Map<string, Entry>();
  for (const [category, table] of tables) {
    for (const line of table.split('\n')) {
      if (!line.includes('|')) continue;
      const head = line.startsWith('*');
      const ingredient = readRow(head ? line.slice(1) : line, category);
      ingredients.push(ingredient);
      entries.set(keyOf(ingredient.name), { ingredient, how: 'name', head });
      for (const alias of ingredient.aliases) if (!entries.has(keyOf(alias))) entries.set(keyOf(alias), { ingredient, how: 'alias', head });
    }
  }
  return { ingredients, entries, longest: Math.max(...[...entries.keys()].map((key) => key.split(' ').length)) };
};

/** Read on the first question, so that starting the mock does not pay for it. */
const larder = (() => {
  let stocked: Larder | undefined;
  return (): Larder => (stocked ??= stock());
})();

const unite = <Item>(lists: readonly (readonly Item[])[]): Item[] => [...new Set(lists.flat())];

/** The first of several things, with the kinds and allergens of all. */
const together = (ingredients: readonly Ingredient[]): Ingredient => {
  const [first] = ingredients;
  if (first === undefined) throw new Error('Nothing to put together.');
  if (ingredients.length === 1) return first;
  const allergens = unite(ingredients.map((one) => one.allergens));
  return {
    ...first,
    kinds: unite(ingredients.map((one) => one.kinds)),
    allergens,
    mayContain: unite(ingredients.map((one) => one.mayContain)).filter((allergen) => !allergens.includes(allergen)),
  };
};

/** The known phrase that ends at `end`, the longest first. */
const phraseEndingAt = (words: readonly string[], end: number): { entry: Entry; start: number } | undefined => {
  const { entries, longest } = larder();
  for (let start = Math.max(0, end - longest); start < end; start++) {
    const entry = entries.get(words.slice(start, end).join(' '));
    if (entry) return { entry, start };
  }
  return undefined;
};

/** One thing, without alternatives, commas or parentheses. */
const findOne = (name: string): Match | undefined => {
  const words = wordsOf(name);
  const whole = larder().entries.get(words.join(' '));
  if (whole) return { ingredient: whole.ingredient, how: whole.how, confidence: whole.how === 'name' ? 1 : 0.98 };
  const found: Entry[] = [];
  let unknown = 0;
  for (let end = words.length; end > 0;) {
    const phrase = phraseEndingAt(words, end);
    if (phrase) {
      found.push(phrase.entry);
      end = phrase.start;
      continue;
    }
    const word = words[end - 1] ?? '';
    if (!modifiers.has(word) && !/^\d/.test(word)) {
      if (found.length === 0 && !parts.has(word)) return undefined;
      if (found.length > 0) unknown++;
    }
    end--;
  }
  const [last] = found;
  if (last === undefined) return undefined;
  const ingredient = together(found.map((entry) => entry.ingredient));
  if (unknown === 0)
    return { ingredient, how: last.head && found.length > 1 ? 'head' : 'modified', confidence: found.length > 1 ? 0.75 : 0.9 };
  return { ingredient, how: last.head ? 'head' : 'modified', confidence: last.head ? 0.5 : 0.7 };
};

/** What follows these words is about the use of a thing, not about the thing. */
const asides = /\s(?:for|to|as|at|until|if|about|such as|like|per|cut|plus more|plus extra)\s.*$/;
const boneIn = /\b(?:bone|skin|shell|tail|head|rind|stem)s? (?:in|on|off)\b/g;

/** "lemon, juice of" and "pepper, black" are read with the words in their usual order. */
const findSegments = (name: string): Match | undefined => {
  const [first = '', ...later] = name
    .split(/[,;:]/)
    .map((segment) => segment.trim())
    .filter(Boolean);
  for (const segment of later) {
    const turned = larder().entries.get(keyOf(`${segment} ${first}`));
    if (turned) return { ingredient: turned.ingredient, how: turned.how, confidence: 0.9 };
  }
  const match = findOne(first);
  if (match === undefined) return undefined;
  const mentioned = later.flatMap((segment) => larder().entries.get(keyOf(segment))?.ingredient ?? []);
  return { ...match, ingredient: together([match.ingredient, ...mentioned]) };
};

/**
 * What the kitchen knows under the name of an ingredient.
 *
 * The name comes without an amount, in any case, singular or plural, with whatever stands around it: "fresh baby spinach leaves, torn".
 * Alternatives are taken pessimistically: "butter or oil" has the kinds and allergens of both. A word that clears ("vegan", "gluten-free")
 * clears what it says and no more.
 *
 * @returns `undefined` when the larder does not know the thing. Unknown is never safe.
 * @example
 * find('Fresh Thai Basil Leaves')?.ingredient.name // 'basil'
 */
export const find = (name: string): Match | undefined => {
  const said = plain(name).replace(boneIn, ' ');
  const known = larder().entries.get(keyOf(said));
  if (known) return { ingredient: known.ingredient, how: known.how, confidence: known.how === 'name' ? 1 : 0.98 };
  const inside = [...said.matchAll(/\(([^)]*)\)/g)].map(([, text = '']) => text);
  const claim = readClaims(said);
  const outside = claim.rest
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(asides, '');
  const alternatives = outside
    .split(/\s(?:or|and|with|in|and\/or|plus)\s|\s*[/&+]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !wordsOf(part).every((word) => modifiers.has(word) || /^\d/.test(word)));
  const matches = alternatives.map(findSegments);
  const [first] = matches;
  if (first === undefined || matches.includes(undefined)) return undefined;
  const aside = inside.flatMap((text) => larder().entries.get(keyOf(text.replace(/^(?:or|such as|like) /, '')))?.ingredient ?? []);
  const ingredient = together([...matches.flatMap((match) => match?.ingredient ?? []), ...aside]);
  return { ...first, ingredient: claim.claims.length > 0 ? asClaimed(ingredient, claim.claims) : ingredient };
};

/** Edits between two words, given up beyond `most`. */
const distance = (from: string, to: string, most: number): number => {
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  let beforePrevious: number[] = [];
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > most) return most + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[to.length] ?? most + 1;
};

/**
 * The name that may have been meant by one the larder does not know. A suggestion for people to read: it never says what a thing contains.
 *
 * @example
 * suggestName('brocoli') // 'broccoli'
 */
export const suggestName = (name: string): string | undefined => {
  const meant = keyOf(name);
  const most = meant.length < 5 ? 1 : 2;
  let best: { name: string; edits: number } | undefined;
  for (const [key, { ingredient }] of larder().entries) {
    const edits = distance(meant, key, Math.min(most, (best?.edits ?? most + 1) - 1));
    if (edits <= most && (best === undefined || edits < best.edits)) best = { name: ingredient.name, edits };
    if (best?.edits === 0) break;
  }
  return best?.name;
};

/** Everything on the shelves. */
export const everyIngredient = (): readonly Ingredient[] => larder().ingredients;

/**
 * The ingredient of exactly this name, for tables elsewhere in the kitchen that name their ingredients.
 *
 * @throws Error when the larder has none of that name.
 */
export const named = (name: string): Ingredient => {
  const entry = larder().entries.get(keyOf(name));
  if (entry?.how !== 'name')
    throw new Error(`The larder has no "${name}". Add a row to mock/kitchen/larder, or use the name of a row that is there.`);
  return entry.ingredient;
};
