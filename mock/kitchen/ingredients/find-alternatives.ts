import { isLemma, scan, type Token } from '../text/token.js';
import { exampleAt } from './asides.js';
import { findExactly, findSegment } from './find-segment.js';
import { ingredientIndex } from './ingredient-index.js';
import type { Match } from './ingredient.js';
import { mergeIngredients } from './kinds.js';
import { isModifier, isNoise, wordsIn } from './name-words.js';

/** Whether a known name reaches over this word: the "and" of "half and half" joins nothing. */
const isWithinName = (tokens: readonly Token[], at: number): boolean => {
  const { entries, longest } = ingredientIndex();
  for (let start = Math.max(0, at - longest + 2); start < at; start++)
    for (let end = at + 2; end <= Math.min(tokens.length, start + longest); end++)
      if (entries.has(wordsIn(tokens.slice(start, end)).join(' '))) return true;
  return false;
};

/** A segment of a name, and what joins it to the one before: a word, or that it is an example. */
interface NameSegment {
  tokens: Token[];
  joint: string | undefined;
}

const jointAt = (tokens: readonly Token[], at: number): { joint: string; to: number } | undefined => {
  const example = at > 0 ? exampleAt(tokens, at) : undefined;
  if (example !== undefined) return { joint: 'example', to: example };
  const [token] = tokens.slice(at);
  return token && isLemma(token, 'or', 'and', 'with', 'in', 'plus') && !isWithinName(tokens, at)
    ? { joint: token.lemma, to: at + 1 }
    : undefined;
};

/** The segments that a name joins by "or", "and", "with", "such as". */
export const segmentsJoinedIn = (tokens: readonly Token[]): NameSegment[] => {
  const joints = scan(tokens, (at) => jointAt(tokens, at));
  return [{ joint: undefined, to: 0 }, ...joints]
    .map(({ joint, to }, at) => ({ joint, tokens: tokens.slice(to, joints[at]?.from) }))
    .filter((segment) => segment.tokens.length > 0);
};

/** What is said of the last of several may be meant of each: the last words of those that follow by these joints, the longest first. */
const sharedEnds = (segments: readonly NameSegment[], at: number): Token[][] => {
  const tails: Token[][] = [];
  const own = segments[at]?.tokens.at(-1)?.lemma ?? '';
  for (const { tokens, joint } of segments.slice(at + 1)) {
    if (joint !== 'or' && joint !== 'and') break;
    // in "eggs or an egg replacer" the first has said all of its name
    if (tokens.some(({ lemma }) => lemma === own) && ingredientIndex().entries.has(own)) continue;
    for (let start = 1; start < tokens.length; start++) tails.push(tokens.slice(start));
  }
  return tails;
};

/**
 * What one of several segments names. In "hot chicken or vegetable stock" the first is a stock, and in "red or green bell pepper" a bell pepper; what
 * nobody knows by its own name may be a sort of what follows: "Cortland or Jonathan apples". Of a class only the worst is known, which says too little.
 * A food of its own counts too if the words together are only another name of something: "laksa or boat noodles" may be laksa.
 */
const findOneOf = (segments: readonly NameSegment[], at: number): { match: Match | undefined; isQuality: boolean } => {
  const { tokens = [] } = segments[at] ?? {};
  const tails = sharedEnds(segments, at);
  const own = findExactly(tokens);
  // "total cereal" is a food of its own, not a cereal bar
  const unmodified = own ? tokens : tokens.slice(tokens.findIndex(({ lemma }) => !isModifier(lemma)));
  const [whole] = [tokens, unmodified].flatMap((words) => tails.flatMap((tail) => findExactly([...words, ...tail]) ?? []));
  if (whole) return { match: withOthers(whole, own && whole.matchType !== 'name' ? [own] : []), isQuality: false };
  const asVariety = () => tails.map((tail) => findSegment([...tokens, ...tail])).find((match) => match && match.matchType !== 'class');
  return { match: findSegment(tokens) ?? asVariety(), isQuality: isNoise(tokens) };
};

/** A food with others that count as in it. All of them is no better known than the least known. */
export const withOthers = (main: Match, others: readonly Match[]): Match => {
  if (others.length === 0) return main;
  const types = [main, ...others].map(({ matchType }) => matchType);
  return {
    ingredient: mergeIngredients(
      main.ingredient,
      others.map(({ ingredient }) => ingredient),
    ),
    matchType: (['part', 'class'] as const).find((type) => types.includes(type)) ?? 'modified',
  };
};

/** All of the segments that a name joins must be known, but examples, and all of them count. The first that is more than a quality gives the name. */
export const findAll = (name: readonly Token[]): Match | undefined => {
  const segments = segmentsJoinedIn(name);
  if (segments.length < 2) return findSegment(segments[0]?.tokens ?? []);
  const found = segments.map(({ joint }, at) => ({ ...findOneOf(segments, at), isExample: joint === 'example' }));
  if (found.some(({ match, isQuality, isExample }) => !match && !isQuality && !isExample)) return undefined;
  const matches = found.flatMap(({ match }) => match ?? []);
  const main = found.find(({ match, isQuality }) => match && !isQuality)?.match ?? matches[0];
  return (
    main &&
    withOthers(
      main,
      matches.filter((match) => match !== main),
    )
  );
};
