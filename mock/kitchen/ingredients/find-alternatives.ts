import { findSegment, matchOf } from './find-segment.js';
import type { Match } from './ingredient.js';
import { ingredientIndex } from './ingredient-index.js';
import { mergeIngredients } from './kinds.js';
import { isModifier, isNoise, wordsOf } from './name-words.js';

const joints: ReadonlySet<string> = new Set(['or', 'and', 'with', 'in', 'plus']);

/** Whether a known name reaches over this word: the "and" of "half and half" joins nothing. */
const isWithinName = (words: readonly string[], at: number): boolean => {
  const { entries, longest } = ingredientIndex();
  for (let start = Math.max(0, at - longest + 2); start < at; start++)
    for (let end = at + 2; end <= Math.min(words.length, start + longest); end++)
      if (entries.has(words.slice(start, end).join(' '))) return true;
  return false;
};

/** A segment of a name, and the word that joins it to the one before. */
interface NameSegment {
  words: string[];
  joint: string | undefined;
}

/** The segments that a name joins by "or", "and", "with". */
export const segmentsJoinedIn = (name: string): NameSegment[] => {
  const words = wordsOf(name);
  const segments: NameSegment[] = [{ words: [], joint: undefined }];
  for (const [at, word] of words.entries()) {
    if (joints.has(word) && !isWithinName(words, at)) segments.push({ words: [], joint: word });
    else segments.at(-1)?.words.push(word);
  }
  return segments.filter((segment) => segment.words.length > 0);
};

/** What is said of the last of several may be meant of each: the last words of those that follow by these joints, the longest first. */
const sharedEnds = (segments: readonly NameSegment[], at: number): string[][] => {
  const tails: string[][] = [];
  const own = segments[at]?.words.at(-1) ?? '';
  for (const { words, joint } of segments.slice(at + 1)) {
    if (joint !== 'or' && joint !== 'and') break;
    // in "eggs or an egg replacer" the first has said all of its name
    if (words.includes(own) && ingredientIndex().entries.has(own)) continue;
    for (let start = 1; start < words.length; start++) tails.push(words.slice(start));
  }
  return tails;
};

const findCompleted = (segment: readonly string[], tails: readonly (readonly string[])[]): Match | undefined => {
  for (const tail of tails) {
    const name = [...segment, ...tail].join(' ');
    const entry = ingredientIndex().entries.get(name);
    if (entry) return matchOf(entry, name);
  }
  return undefined;
};

/** What nobody knows by its own name may be a sort of what follows: "Cortland or Jonathan apples". Of a class only the worst is known, which says too little. */
const varietyOf = (words: readonly string[], tails: readonly (readonly string[])[]): Match | undefined =>
  tails.map((tail) => findSegment([...words, ...tail].join(' '))).find((match) => match && match.matchType !== 'class');

/** All of the segments that a name joins must be known, and all of them count. The first that is more than a quality gives the name. */
export const findAll = (name: string): Match | undefined => {
  const segments = segmentsJoinedIn(name);
  if (segments.length < 2) return findSegment(segments[0]?.words.join(' ') ?? '');
  const matches: Match[] = [];
  let main: Match | undefined;
  for (const [at, { words }] of segments.entries()) {
    const segmentName = words.join(' ');
    const tails = sharedEnds(segments, at);
    // in "hot chicken or vegetable stock" the first is a stock, and in "red or green bell pepper" a bell pepper
    const whole = findCompleted(words, tails) ?? findCompleted(words.slice(words.findIndex((word) => !isModifier(word))), tails);
    const match = whole ?? findSegment(segmentName) ?? varietyOf(words, tails);
    const isQuality = whole === undefined && isNoise(segmentName);
    if (match) matches.push(match);
    else if (!isQuality) return undefined;
    if (!isQuality) main ??= match;
  }
  main ??= matches[0];
  if (main === undefined || matches.length === 1) return main;
  const ingredient = mergeIngredients(
    main.ingredient,
    matches.filter((match) => match !== main).map((match) => match.ingredient),
  );
  return { ingredient, matchType: 'modified', confidence: Math.min(main.confidence, 0.7) };
};
