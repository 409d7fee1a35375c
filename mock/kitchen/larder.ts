import type { Ingredient, Match } from './ingredient.js';
import { asClaimed, readClaims } from './larder/free-from.js';
import { isMadeOf, madeOf } from './larder/made-of.js';
import { isOfClass } from './larder/same-class.js';
import { editsBetween } from './larder/spelling.js';
import { larder, type Entry } from './larder/stock.js';
import { keyOf, modifiers, parts, plain, saysNothing, wordsOf } from './larder/words.js';

const unite = <Item>(lists: readonly (readonly Item[])[]): Item[] => [...new Set(lists.flat())];

/** The first of several things, with the kinds and allergens of all. */
const together = (first: Ingredient, others: readonly Ingredient[]): Ingredient => {
  if (others.length === 0) return first;
  const all = [first, ...others];
  const allergens = unite(all.map((one) => one.allergens));
  return {
    ...first,
    kinds: unite(all.map((one) => one.kinds)),
    allergens,
    mayContain: unite(all.map((one) => one.mayContain)).filter((allergen) => !allergens.includes(allergen)),
  };
};

const matchOf = ({ ingredient, how, head }: Entry): Match =>
  how === 'name' ? { ingredient, how, confidence: 1 } : { ingredient, how: head ? 'head' : how, confidence: head ? 0.7 : 0.98 };

/** The known phrase that ends at `end`, the longest first. */
const phraseEndingAt = (words: readonly string[], end: number): { entry: Entry; start: number } | undefined => {
  const { entries, longest } = larder();
  for (let start = Math.max(0, end - longest); start < end; start++) {
    const entry = entries.get(words.slice(start, end).join(' '));
    if (entry) return { entry, start };
  }
  return undefined;
};

/** The last thing a name names, what is named before it, the nearest first, and how many words say nothing to us. */
const readPhrases = (words: readonly string[]): { last: Entry; before: Entry[]; unknown: number } | undefined => {
  const found: Entry[] = [];
  let unknown = 0;
  let faint: Entry | undefined;
  for (let end = words.length; end > 0;) {
    const word = words[end - 1] ?? '';
    const saysLittle = modifiers.has(word) || parts.has(word) || /^\d/.test(word);
    const phrase = phraseEndingAt(words, end);
    if (phrase && !(saysLittle && phrase.start === end - 1)) {
      found.push(phrase.entry);
      end = phrase.start;
      continue;
    }
    // "orange", "shell" or "steak" names a thing when nothing else does, and says how or which part when something does.
    faint ??= phrase?.entry;
    if (!saysLittle && found.length === 0 && faint === undefined) return undefined;
    if (!saysLittle || (parts.has(word) && !modifiers.has(word) && found.length > 0)) unknown++;
    end--;
  }
  const [last = faint, ...before] = found;
  return last && { last, before: before.filter((entry) => entry.ingredient !== last.ingredient), unknown };
};

/** One thing: no alternatives, commas or parentheses. */
const findThing = (name: string): Match | undefined => {
  const { rest, claims } = readClaims(name);
  const words = wordsOf(rest);
  const whole = larder().entries.get(words.join(' '));
  const read = whole ? { last: whole, before: [], unknown: 0 } : readPhrases(words);
  if (read === undefined) return undefined;
  const [nearest] = read.before;
  const { last, before, unknown } =
    nearest && isOfClass(read.last.ingredient, nearest.ingredient)
      ? { last: nearest, before: read.before.slice(1), unknown: read.unknown }
      : read;
  const [first, ...others] = before.map((entry) => entry.ingredient);
  const made = first && isMadeOf(last.ingredient, first);
  const plainly = made ? together(madeOf(last.ingredient, first), others) : together(last.ingredient, first ? [first, ...others] : []);
  const ingredient = claims.length > 0 ? asClaimed(plainly, claims) : plainly;
  if (whole) return { ...matchOf(whole), ingredient };
  if (last.head && unknown > 0) return { ingredient, how: 'head', confidence: 0.5 };
  return {
    ingredient,
    how: last.head && last.how === 'alias' ? 'head' : 'modified',
    confidence: unknown > 0 ? 0.7 : before.length > 0 ? 0.75 : 0.9,
  };
};

/** What follows these words is about the use of a thing, not about the thing. */
const asides =
  /(?:^|\s)(?:for|to|as|at|until|if|about|such as|like|per|cut (?:in|into|on|up|from|across|along|crosswise|lengthwise|diagonally)|without|plus more|plus extra|preferably|depending|not)\s.*$/;
const boneIn =
  /\b(?:bone|skin|shell|tail|head|rind|stem)s? (?:in|on|off)\b|\bin (?:the |their |its |own )?(?:shell|skin|husk|pod|water|brine|juice|liquid|can|jar)s?\b/g;

/** Alternatives share their last words: in "red or green bell pepper" the first is a bell pepper too, in "cremini or button mushrooms" a mushroom. */
const completed = (part: string, last: readonly string[]): Match | undefined => {
  for (let start = 1; start < last.length; start++) {
    const entry = larder().entries.get(keyOf(`${part} ${last.slice(start).join(' ')}`));
    if (entry) return matchOf(entry);
  }
  return undefined;
};

/** Several things joined by "or", "and", "with": all of them must be known, and all of them count. */
const findAlternatives = (name: string): Match | undefined => {
  const said = name
    .split(/\s(?:and\/or|or|and|with|in|plus)\s|\s*[&+]\s*|(?<!\d)\s*\/\s*(?!\d)/)
    .map((part) => part.trim())
    .filter(Boolean);
  const last = wordsOf(said.at(-1) ?? '');
  const matches: Match[] = [];
  for (const [index, part] of said.entries()) {
    const match = (index < said.length - 1 && completed(part, last)) || findThing(part);
    if (match) matches.push(match);
    else if (!saysNothing(part)) return undefined;
  }
  const [first, ...others] = matches;
  if (first === undefined || others.length === 0) return first;
  const ingredient = together(
    first.ingredient,
    others.map((match) => match.ingredient),
  );
  return { ingredient, how: 'modified', confidence: Math.min(first.confidence, 0.7) };
};

/** What a later segment or a parenthesis adds: "pepper, black" names another thing, ", or butter" an alternative, "(vegan)" a claim. */
const withSegment = (match: Match, said: string, segment: string): Match | undefined => {
  const turned = larder().entries.get(keyOf(`${segment} ${said}`));
  if (turned) return { ...matchOf(turned), confidence: 0.9 };
  const { rest, claims } = readClaims(segment);
  const claimed = claims.length > 0 ? { ...match, ingredient: asClaimed(match.ingredient, claims) } : match;
  const alternative = /^(?:or|and|plus|with)\s/.exec(rest);
  const named = rest.slice(alternative?.[0].length ?? 0).replace(asides, '');
  const entry = larder().entries.get(keyOf(named));
  const other = entry?.ingredient ?? (alternative && !saysNothing(named) ? findAlternatives(named)?.ingredient : undefined);
  if (other) return { ...claimed, ingredient: together(claimed.ingredient, [other]), confidence: Math.min(claimed.confidence, 0.75) };
  return alternative?.[0].startsWith('or') && !saysNothing(named) ? undefined : claimed;
};

/**
 * What the kitchen knows under the name of an ingredient.
 *
 * The name comes without an amount, in any case, singular or plural, with whatever stands around it: "fresh baby spinach leaves, torn".
 * Things named before the last one count as contained ("shrimp noodles"), alternatives are taken pessimistically ("butter or oil" has the
 * kinds and allergens of both), and a word that clears ("vegan", "gluten-free") clears what it says and no more.
 *
 * @returns `undefined` when the larder does not know the thing, or an alternative to it. Unknown is never safe.
 * @example
 * find('Fresh Thai Basil Leaves')?.ingredient.name // 'basil'
 */
export const find = (name: string): Match | undefined => {
  const said = plain(name);
  const known = larder().entries.get(keyOf(said));
  if (known) return matchOf(known);
  const insides = [...said.matchAll(/\(([^)]*)\)?/g)].map(([, inside = '']) => inside.trim());
  const [first = '', ...later] = said
    .replace(/\([^)]*\)?/g, ' ')
    .replace(boneIn, ' ')
    .split(/[,;:]/)
    .map((segment) => segment.trim())
    .filter(Boolean);
  let main = first.replace(asides, '');
  while (later.length > 0 && saysNothing(main) && findThing(main) === undefined)
    main = `${main} ${later.shift() ?? ''}`.replace(asides, '');
  let match: Match | undefined = findWhole(main) ?? findAlternatives(main);
  for (const segment of [...later, ...insides]) match = match && segment !== '' ? withSegment(match, main, segment) : match;
  return match;
};

/** A name that would be taken apart at an "and" if it were not known as a whole: "vegan macaroni and cheese". */
const findWhole = (name: string): Match | undefined => {
  const { rest, claims } = readClaims(name);
  const entry = larder().entries.get(keyOf(rest));
  if (entry === undefined) return undefined;
  const match = matchOf(entry);
  return { ...match, ingredient: claims.length > 0 ? asClaimed(match.ingredient, claims) : match.ingredient };
};

/**
 * The name that may have been meant by one the larder does not know. A suggestion for people to read: it never says what a thing contains.
 *
 * @example
 * suggestName('brocoli') // 'broccoli'
 */
export const suggestName = (name: string): string | undefined => {
  const meant = keyOf(name);
  if (meant.length < 3) return undefined;
  let best: { name: string; edits: number } | undefined;
  for (const [key, { ingredient }] of larder().entries) {
    if (key[0] !== meant[0] && key[1] !== meant[1]) continue;
    const most = Math.min(meant.length < 6 ? 1 : 2, (best?.edits ?? 3) - 1);
    const edits = editsBetween(meant, key, most);
    if (edits <= most) best = { name: ingredient.name, edits };
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
