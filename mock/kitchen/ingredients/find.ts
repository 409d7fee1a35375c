import type { Ingredient, Match } from './ingredient.js';
import { findThing, matchOf } from './find-segment.js';
import { asClaimed, readClaims } from './label-claims.js';
import { editsBetween } from '../text/edit-distance.js';
import { ingredientIndex } from './ingredient-index.js';
import { together } from './merge-ingredients.js';
import { memoizeText } from '../text/memoize.js';
import { segmentsOf, splitExample, withoutAside, withoutRemarks, withoutStates } from './asides.js';
import { isLemma, textOf, type Token } from '../text/token.js';
import { isModifier, keyOf, lemmasOfName, nameTokens, saysNothing, wordsOf } from './name-words.js';

/** No name is longer; only this much is read. */
const longestName = 400;

/** What such a segment claims is not said of the thing itself: "or vegan butter", "gluten-free if desired". */
const conditionals = ['or', 'if', 'may', 'might', 'not', 'need', 'needed', 'desired', 'wanted', 'optional', 'preferred'] as const;
const joints: ReadonlySet<string> = new Set(['or', 'and', 'with', 'in', 'plus']);

/** The text of tokens, each set off by a blank. */
const spacedText = (tokens: readonly Token[]): string =>
  textOf(tokens.map((token) => (token.spaceBefore ? token : { ...token, spaceBefore: true })));

/** Whether a known name reaches over this word: the "and" of "half and half" joins nothing. */
const isWithinName = (words: readonly string[], at: number): boolean => {
  const { entries, longest } = ingredientIndex();
  for (let start = Math.max(0, at - longest + 2); start < at; start++)
    for (let end = at + 2; end <= Math.min(words.length, start + longest); end++)
      if (entries.has(words.slice(start, end).join(' '))) return true;
  return false;
};

/** A thing of a name, and the word that joins it to the one before. */
interface Thing {
  words: string[];
  joint: string | undefined;
}

/** The things that a name joins by "or", "and", "with". */
const joined = (name: string): Thing[] => {
  const words = wordsOf(name);
  const things: Thing[] = [{ words: [], joint: undefined }];
  for (const [at, word] of words.entries()) {
    if (joints.has(word) && !isWithinName(words, at)) things.push({ words: [], joint: word });
    else things.at(-1)?.words.push(word);
  }
  return things.filter((thing) => thing.words.length > 0);
};

/** What is said of the last of several may be meant of each: the last words of those that follow by these joints, the longest first. */
const sharedBy = (things: readonly Thing[], at: number, by: readonly string[]): string[][] => {
  const tails: string[][] = [];
  const own = things[at]?.words.at(-1) ?? '';
  for (const { words, joint } of things.slice(at + 1)) {
    if (joint === undefined || !by.includes(joint)) break;
    // in "eggs or an egg replacer" the first has said all of its name
    if (words.includes(own) && ingredientIndex().entries.has(own)) continue;
    for (let start = 1; start < words.length; start++) tails.push(words.slice(start));
  }
  return tails;
};

const completed = (thing: readonly string[], tails: readonly (readonly string[])[]): Match | undefined => {
  for (const tail of tails) {
    const name = [...thing, ...tail].join(' ');
    const entry = ingredientIndex().entries.get(name);
    if (entry) return matchOf(entry, name);
  }
  return undefined;
};

/** In "red or green bell pepper" the first is a bell pepper too, in "hot chicken or vegetable stock" a stock. */
const asSaidOfLast = (things: readonly Thing[], at: number): Match | undefined => {
  const words = things[at]?.words ?? [];
  const whole = completed(words, sharedBy(things, at, ['or', 'and']));
  const bare = words.slice(
    Math.max(
      0,
      words.findIndex((word) => !isModifier(word)),
    ),
  );
  return (
    whole ??
    (bare.length === words.length || ingredientIndex().entries.has(words.join(' '))
      ? undefined
      : completed(bare, sharedBy(things, at, ['or'])))
  );
};

/** What nobody knows by its own name may be a sort of what follows: "Cortland or Jonathan apples". Of a class only the worst is known, which is no answer. */
const sortOf = (things: readonly Thing[], at: number): Match | undefined => {
  for (const tail of sharedBy(things, at, ['or', 'and'])) {
    const match = findThing([...(things[at]?.words ?? []), ...tail].join(' '));
    if (match && match.how !== 'head') return match;
  }
  return undefined;
};

/** All of the things that a name joins must be known, and all of them count. The first that is more than a quality gives the name. */
const findAll = (name: string): Match | undefined => {
  const things = joined(name);
  if (things.length < 2) return findThing(things[0]?.words.join(' ') ?? '');
  const matches: Match[] = [];
  let main: Match | undefined;
  for (const [at, { words }] of things.entries()) {
    const said = words.join(' ');
    const whole = asSaidOfLast(things, at);
    const match = whole ?? findThing(said) ?? sortOf(things, at);
    const isQuality = whole === undefined && saysNothing(said);
    if (match) matches.push(match);
    else if (!isQuality) return undefined;
    if (!isQuality) main ??= match;
  }
  main ??= matches[0];
  if (main === undefined || matches.length === 1) return main;
  const ingredient = together(
    main.ingredient,
    matches.filter((match) => match !== main).map((match) => match.ingredient),
  );
  return { ingredient, how: 'modified', confidence: Math.min(main.confidence, 0.7) };
};

const withOther = (match: Match, other: Ingredient | undefined): Match =>
  other ? { ...match, ingredient: together(match.ingredient, [other]), confidence: Math.min(match.confidence, 0.75) } : match;

/** What a later segment or a parenthesis adds: "pepper, black" names another thing, ", or butter" an alternative, "(vegan)" a claim. */
const withSegment = (match: Match, said: string, segment: readonly Token[]): Match | undefined => {
  const isCertain = !segment.some((token) => isLemma(token, ...conditionals));
  const turned = isCertain ? findThing(`${spacedText(segment)} ${said}`) : undefined;
  if (turned && turned.confidence >= 0.9 && turned.ingredient.name !== findThing(said)?.ingredient.name)
    return { ...turned, confidence: 0.9 };
  const { rest, claims } = readClaims(spacedText(segment));
  const claimed = joined(said).length > 1 || !isCertain ? match : { ...match, ingredient: asClaimed(match.ingredient, claims) };
  const words = nameTokens(rest);
  const joint = isLemma(words[0], 'or', 'and', 'plus', 'with') && words.length > 1 ? words[0] : undefined;
  const named = spacedText(withoutAside(joint ? words.slice(1) : words));
  const other = joint === undefined ? ingredientIndex().entries.get(keyOf(named))?.ingredient : findAll(named)?.ingredient;
  return isLemma(joint, 'or') && other === undefined && !saysNothing(named) ? undefined : withOther(claimed, other);
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
export const find = memoizeText(1000, (name): Match | undefined => {
  const written = nameTokens(name.slice(0, longestName));
  const said = withoutRemarks(written);
  for (const tokens of [written, said]) {
    const known = tokens.some(({ kind }) => kind === 'symbol') ? undefined : ingredientIndex().entries.get(lemmasOfName(tokens).join(' '));
    if (known) return matchOf(known, spacedText(tokens));
  }
  const { segments, insides } = segmentsOf(said);
  const [first = [], ...later] = segments.map(withoutStates).filter((segment) => segment.length > 0);
  const { name: named, example } = splitExample(first);
  let main = withoutAside(named);
  while (later.length > 0 && saysNothing(spacedText(main)) && findThing(spacedText(main)) === undefined)
    main = withoutAside([...main, ...(later.shift() ?? [])]);
  const thing = spacedText(main);
  let match = findAll(thing);
  for (const segment of [...later, ...insides]) match = match && withSegment(match, thing, segment);
  return match && example !== undefined ? withOther(match, findAll(spacedText(example))?.ingredient) : match;
});

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
  for (const [key, entry] of ingredientIndex().entries) {
    if (key[0] !== meant[0] && key[1] !== meant[1]) continue;
    const most = Math.min(meant.length < 6 ? 1 : 2, (best?.edits ?? 3) - 1);
    const edits = editsBetween(meant, key, most);
    if (edits <= most) best = { name: entry.ingredient.name, edits };
    if (best?.edits === 0) break;
  }
  return best?.name;
};

/** Everything on the shelves. */
export const everyIngredient = (): readonly Ingredient[] => ingredientIndex().ingredients();

/**
 * The ingredient of exactly this name, for tables elsewhere in the kitchen that name their ingredients.
 *
 * @throws Error when the larder has none of that name.
 */
export const named = (name: string): Ingredient => {
  const entry = ingredientIndex().entries.get(keyOf(name));
  if (entry?.how !== 'name')
    throw new Error(`There is no ingredient "${name}". Add a row to mock/kitchen/ingredients/data, or use the name of an existing row.`);
  return entry.ingredient;
};
