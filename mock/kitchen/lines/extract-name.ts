import { find } from '../ingredients/find.js';
import { ingredientIndex } from '../ingredients/ingredient-index.js';
import { keyOf, saysNothing } from '../ingredients/name-words.js';
import {
  looseAdjectives,
  namedByPreparation,
  namedBySize,
  preparationAdverbs,
  preparationWords,
  sizeWords,
  statesOfThings,
} from './line-words.js';

const lower = (word = ''): string => (word.endsWith(',') ? word.slice(0, -1) : word).toLowerCase();
const isLoose = (word: string | undefined) => looseAdjectives.has(lower(word));
const isSize = (word: string | undefined) =>
  sizeWords.has(lower(word)) || (word !== undefined && word.includes('-siz') && /-sized?,?$/i.test(word));
const isPreparation = (word: string | undefined) => preparationWords.has(lower(word));
const isAdverb = (word: string | undefined) => preparationAdverbs.has(lower(word));
const isJoint = (word: string | undefined) => /^(?:or|and|&)$/i.test(word ?? '');

/** Takes the size off a name: "large eggs", "ripe medium tomatoes". */
export const takeSizes = (name: string, notes: string[]): string => {
  const [first] = name.split(' ', 1);
  if (!isLoose(first) && !isSize(first) && !/^(?:very|extra)$/i.test(first ?? '')) return name;
  const words = name.split(' ');
  let start = 0;
  while (isLoose(words[start]) && !isSize(words[start])) start++;
  let end = start;
  while (
    end < words.length - 1 &&
    (isSize(words[end]) || (/^(?:to|or|and|very|extra|-)$/i.test(words[end] ?? '') && isSize(words[end + 1])))
  )
    end++;
  if (end === start || namedBySize.test(words.slice(start).join(' '))) return name;
  notes.push(words.slice(start, end).join(' ').replace(/,$/, ''));
  return [...words.slice(0, start), ...words.slice(end)].join(' ');
};

/** How many words at the front only say what was done. */
const preparedUntil = (words: readonly string[]): number => {
  let until = 0;
  for (let at = 0; at < words.length - 1; at++) {
    const isGround =
      lower(words[at]) === 'ground' &&
      (isAdverb(words[at - 1]) || lower(words[at - 1]) === 'fresh' || /^(?:\w+ )?pepper(?:corns?)?$/i.test(words.slice(at + 1).join(' ')));
    if (isPreparation(words[at]) || isGround) {
      if (namedByPreparation.test(words.slice(at).join(' '))) break;
      until = at + 1;
    } else if (!isAdverb(words[at]) && !(lower(words[at]) === 'fresh' && lower(words[at + 1]) === 'ground')) break;
  }
  if (until === 0 || !isJoint(words[until])) return until;
  // "chopped or torn-up basil" tells two things that were done; "flaked or whole almonds" are two kinds of almonds
  const other = lower(words[until + 1]);
  return until + 2 < words.length && /(?:ed|cut|made|torn)$/.test(other) && !statesOfThings.has(other) ? until + 2 : 0;
};

/** From which word on the end only says what was done: "onion finely chopped". */
const preparedFrom = (words: readonly string[]): number => {
  let from = words.length;
  let at = words.length;
  if (lower(words.at(-1)) === 'cut') return at;
  while (at > 1 && (isPreparation(words[at - 1]) || isAdverb(words[at - 1]) || (at === words.length && isSize(words[at - 1])))) {
    at--;
    if (isPreparation(words[at])) from = at;
    else if (from === words.length && !(isPreparation(words[at - 1]) && !isJoint(words[at]))) return words.length;
  }
  while (from < words.length && from > 1 && isAdverb(words[from - 1])) from--;
  return from;
};

/** "salt and freshly ground black pepper" */
const groundPepper = /\b(and|or|&) ((?:freshly |fresh |coarsely |finely )*(?:ground|cracked|milled)) (?=(?:black |white )?pepper)/i;

/** Takes what was done to a thing off its name. */
export const takePreparation = (name: string, preparation: string[]): string => {
  const words = name
    .replace(groundPepper, (_all, joint: string, how: string) => {
      preparation.push(how);
      return `${joint} `;
    })
    .split(' ');
  const fresh = lower(words[0]) === 'fresh' && isPreparation(words[1]) ? words.splice(0, 1).map(lower) : [];
  const until = preparedUntil(words);
  if (until > 0) preparation.push(words.slice(0, until).join(' ').replace(/,$/, ''));
  const rest = words.slice(until);
  const from = preparedFrom(rest);
  if (from < rest.length) preparation.push(rest.slice(from).join(' '));
  return [...fresh, ...rest.slice(0, from)].join(' ');
};

/** Longer phrases are sentences, and no kind of a thing. */
const mostWords = 6;

/**
 * Whether what stands before "or" is only a kind of what is named behind it: "lime or orange juice" are two juices, "whole-milk or part-skim
 * mozzarella" one cheese, but "honey or maple syrup" are two things.
 */
const shareNoun = (first: string, second: string): boolean => {
  const words = second.split(' ');
  if (words.length < 2 || words.length > mostWords) return false;
  const noun = first
    .split(' ')
    .filter((word) => !isLoose(word))
    .join(' ');
  const said = noun.toLowerCase();
  if (said.endsWith(lower(words.at(-1)))) return false;
  const found = find(noun);
  const one = found?.ingredient;
  const other = find(second)?.ingredient;
  if (!one || /^[a-z]+-[a-z]+$/.test(said) || (!/\s/.test(said) && saysNothing(said))) return other !== undefined;
  // "kosher" is short for a salt, but tamari is tamari
  if (other?.name === one.name && found.how !== 'name' && !said.endsWith('s')) return true;
  const { entries } = ingredientIndex();
  const head = keyOf(noun);
  const behind = keyOf(second).split(' ');
  for (let start = 1; start < behind.length; start++) {
    for (let end = start + 1; end <= behind.length; end++) {
      const entry = entries.get(`${head} ${behind.slice(start, end).join(' ')}`);
      if (!entry) continue;
      const { name, category, role } = entry.ingredient;
      if (name === one.name ? found.how === 'alias' : entry.how === 'name') return true;
      if (name !== one.name && role !== one.role && category === other?.category && role === other.role) return true;
    }
  }
  // jams and flours that the larder only knows as such
  return (
    !/\s|s$/.test(said) && other !== undefined && other.role !== one.role && find(`${said} ${words.at(-1)}`)?.ingredient.name === other.name
  );
};

/** Of "butter or margarine", the second goes to the notes; "chicken or vegetable stock" stays together. */
export const takeAlternative = (name: string, notes: string[]): string => {
  const [, first, second] = /^(.+?) or (?:\d[\d\s/]* (?:\w+ )?)?(.+)$/i.exec(name) ?? [];
  if (!first || !second || first.includes(',') || first.split(' ').every(isLoose) || shareNoun(first, second) || !find(first)) return name;
  notes.push(`or ${second}`);
  return first;
};

/** True for "roasted" of "roasted, salted pepitas": the thing is named behind the comma. */
const isQualifier = (part: string, next: string): boolean =>
  part.split(' ').every((word) => isLoose(word) || isSize(word) || isPreparation(word) || isAdverb(word)) ||
  (/(?:(?<!se)ed|less|free|fat|sodium|cut|made|style|y|ish|est)$/i.test(part) && !find(part) && find(next) !== undefined);

/** How many parts, divided by commas, are kinds of one thing: "olive, sunflower or vegetable oil". */
const kindsUntil = (parts: readonly string[]): number => {
  const at = parts.findIndex((part, index) => index > 0 && /(?:^| )or /i.test(part));
  if (at < 1) return 1;
  const kinds = [...parts.slice(1, at), ...(parts[at] ?? '').split(/(?:^| )or /i)].filter(Boolean);
  const isKind = (kind: string) => kind.split(' ').length < 5 && !isPreparation(kind.split(' ')[0]);
  return kinds.every(isKind) && shareNoun(parts[0] ?? '', kinds.at(-1) ?? '') ? at + 1 : 1;
};

/** The name, and what stands behind its comma; commas between adjectives, and between kinds of one thing, belong to the name. */
export const splitAtComma = (rest: string): [name: string, behind: string[]] => {
  if (!rest.includes(',')) return [rest, []];
  const parts = rest.split(/,\s*/);
  let until = kindsUntil(parts);
  if (until === 1) while (until < parts.length && isQualifier(parts[until - 1] ?? '', parts[until] ?? '')) until++;
  return [parts.slice(0, until).join(', '), parts.slice(until)];
};
