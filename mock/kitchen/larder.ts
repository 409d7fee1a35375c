import type { Ingredient, Match } from './ingredient.js';
import { findThing, matchOf } from './larder/find-thing.js';
import { asClaimed, readClaims } from './larder/free-from.js';
import { editsBetween } from './larder/spelling.js';
import { larder } from './larder/stock.js';
import { together } from './larder/together.js';
import { keyOf, plain, saysNothing, wordsOf } from './larder/words.js';

/** What follows these words is about the use of a thing, not about the thing. */
const asides =
  /(?:^|\s)(?:for|to|as|at|until|if|about|per|cut (?:in|into|on|up|from|across|along|crosswise|lengthwise|diagonally)|without|plus more|plus extra|depending|not)\s.*$/;
const examples = /(?:^|\s)(?:such as|like|preferably|including|for example)\s(.*)$/;
const boneIn =
  /\b(?:bone|skin|shell|tail|head|rind|stem)s? (?:in|on|off)\b|\bin (?:the |their |its |own )?(?:shell|skin|husk|pod|water|brine|juice|liquid|can|jar)s?\b/g;
/** "Non-vegan cheese" is cheese. */
const denials = /\b(?:non|not) (?:vegan|vegetarian|plant based|(?!fat )\w+ free)\b/g;
const joints: ReadonlySet<string> = new Set(['or', 'and', 'with', 'in', 'plus']);

/** Whether a known name reaches over this word: the "and" of "half and half" joins nothing. */
const isWithinName = (words: readonly string[], at: number): boolean => {
  const { entries, longest } = larder();
  for (let start = Math.max(0, at - longest + 2); start < at; start++)
    for (let end = at + 2; end <= Math.min(words.length, start + longest); end++)
      if (entries.has(words.slice(start, end).join(' '))) return true;
  return false;
};

/** The things that a name joins by "or", "and", "with". */
const joined = (name: string): string[][] => {
  const words = wordsOf(name);
  const things: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    if (joints.has(word) && !isWithinName(words, at)) things.push([]);
    else things.at(-1)?.push(word);
  }
  return things.filter((thing) => thing.length > 0);
};

/** Alternatives share their last words: in "red or green bell pepper" the first is a bell pepper too, in "cremini or button mushrooms" a mushroom. */
const completed = (thing: readonly string[], last: readonly string[]): Match | undefined => {
  for (let start = 1; start < last.length; start++) {
    const name = [...thing, ...last.slice(start)].join(' ');
    const entry = larder().entries.get(name);
    if (entry) return matchOf(entry, name);
  }
  return undefined;
};

/** All of the things that a name joins must be known, and all of them count. */
const findAll = (name: string): Match | undefined => {
  const things = joined(name);
  const last = things.at(-1) ?? [];
  const matches: Match[] = [];
  for (const thing of things) {
    const said = thing.join(' ');
    const match = (thing !== last && completed(thing, last)) || findThing(said);
    if (match) matches.push(match);
    else if (!saysNothing(said)) return undefined;
  }
  const [first, ...others] = matches;
  if (first === undefined || others.length === 0) return first;
  const ingredient = together(
    first.ingredient,
    others.map((match) => match.ingredient),
  );
  return { ingredient, how: 'modified', confidence: Math.min(first.confidence, 0.7) };
};

const withOther = (match: Match, other: Ingredient | undefined): Match =>
  other ? { ...match, ingredient: together(match.ingredient, [other]), confidence: Math.min(match.confidence, 0.75) } : match;

/** What a later segment or a parenthesis adds: "pepper, black" names another thing, ", or butter" an alternative, "(vegan)" a claim. */
const withSegment = (match: Match, said: string, segment: string): Match | undefined => {
  const turned = findThing(`${segment} ${said}`);
  if (turned && turned.confidence >= 0.9 && turned.ingredient.name !== findThing(said)?.ingredient.name)
    return { ...turned, confidence: 0.9 };
  const { rest, claims } = readClaims(segment);
  const claimed = joined(said).length > 1 ? match : { ...match, ingredient: asClaimed(match.ingredient, claims) };
  const joint = /^(?:or|and|plus|with)\s/.exec(rest)?.[0];
  const named = rest.slice(joint?.length ?? 0).replace(asides, '');
  const other = joint === undefined ? larder().entries.get(keyOf(named))?.ingredient : findAll(named)?.ingredient;
  return joint === 'or ' && other === undefined && !saysNothing(named) ? undefined : withOther(claimed, other);
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
  const said = plain(name).replace(denials, ' ');
  const known = larder().entries.get(keyOf(said));
  if (known) return matchOf(known, said);
  const insides = [...said.matchAll(/\(([^)]*)\)?/g)].map(([, inside = '']) => inside.trim());
  const [first = '', ...later] = said
    .replace(/\([^)]*\)?/g, ' ')
    .replace(boneIn, ' ')
    .split(/[,;:]/)
    .map((segment) => segment.trim())
    .filter(Boolean);
  const example = examples.exec(first)?.[1];
  let main = first.replace(examples, '').replace(asides, '');
  while (later.length > 0 && saysNothing(main) && findThing(main) === undefined)
    main = `${main} ${later.shift() ?? ''}`.replace(asides, '');
  let match = findAll(main);
  for (const segment of [...later, ...insides]) match = match && segment !== '' ? withSegment(match, main, segment) : match;
  return match && example !== undefined ? withOther(match, findAll(example)?.ingredient) : match;
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
