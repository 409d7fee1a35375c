import { capital } from '../../text/capitalize.js';
import { sentencesOf } from '../../text/sentences.js';
import { temperaturesIn } from '../../text/temperatures.js';
import { timesIn } from '../../text/times.js';
import { hasTag, type Token } from '../../text/token.js';
import { tokenize } from '../../text/tokenize.js';
import type { Span } from './conversion.js';
import { cookingWordsIn } from './cooking-words.js';

/**
 * What a clause asks of the cook: `preheat` an appliance, `heat` an empty pan or its fat, `regulate` the heat or the lid, `brown` briefly, `cook`,
 * or anything `other`.
 */
export type ClauseType = 'preheat' | 'heat' | 'regulate' | 'brown' | 'cook' | 'other';

/** These begin words that explain, and do not ask for anything. They reach to the next comma. */
const explains = new Set(['until', 'till', 'while', 'when', 'if', 'once', 'before', 'after', 'because', 'so', 'which', 'that', 'unless', 'as', 'where', 'depending']); // prettier-ignore
const stops = new Set([',', ';', ':', '.', '(', ')', '!', '?']);
/** A verb behind one of these is something to do. */
const leadsToVerb = new Set(['and', 'then', 'now', 'next', 'also', 'first', 'finally', 'lastly', 'immediately', 'again', 'meanwhile', 'just', 'please', 'it', 'them', ...stops]); // prettier-ignore
/** Verbs that leave the doing to another one: "let it simmer", "continue to cook". */
const auxiliaries = new Set(['let', 'allow', 'continue', 'leave', 'keep', 'start', 'begin', 'have']);

/** For each token, whether it stands in words that only explain. */
const explanationsIn = (tokens: readonly Token[]): boolean[] => {
  let isInside = false;
  let depth = 0;
  return tokens.map(({ lemma }) => {
    if (lemma === '(') depth++;
    if (explains.has(lemma)) isInside = true;
    else if (stops.has(lemma)) isInside = false;
    const isExplanation = isInside || depth > 0;
    if (lemma === ')') depth = Math.max(0, depth - 1);
    return isExplanation;
  });
};

/** Names of ingredients that are verbs too. */
const ingredientVerbs = new Set(['butter', 'oil', 'flour', 'salt', 'pepper', 'cream', 'juice', 'zest', 'chop', 'seed']);
/** Words that are verbs, and also nouns or adjectives: "and butter", "until crisp". */
const isAmbiguous = (token: Token): boolean =>
  token.verb === 'brown' || ingredientVerbs.has(token.lemma) || hasTag(token, 'doneness', 'quality', 'adverb', 'tool', 'vessel', 'counter');
const takesObject = (token: Token | undefined): boolean =>
  token !== undefined &&
  (hasTag(token, 'article', 'preposition') || token.value !== null || ['all', 'both', 'your', 'it', 'them', 'each'].includes(token.lemma));

/** "Air-fry", "pressure cook": the first word of a verb of two. */
const verbPrefixes = new Set(['air', 'pan', 'deep', 'shallow', 'pressure', 'slow', '-']);

/** The index of the first token of a verb: of "gently" in "gently simmer", of "air" in "air-fry". */
const verbStart = (tokens: readonly Token[], at: number): number => {
  let start = at;
  while (start > 0 && (hasTag(tokens[start - 1], 'adverb') || verbPrefixes.has(tokens[start - 1]?.lemma ?? ''))) start--;
  return start;
};

/** Whether the token is something that the cook is asked to do. */
const isOrder = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at] as Token;
  if (token.verb === null || token.verbForm !== 'base') return false;
  const next = tokens[at + 1];
  if (isAmbiguous(token) && !takesObject(next) && !(token.lemma === 'set' && next?.lemma === 'aside')) return false;
  const previous = tokens[verbStart(tokens, at) - 1];
  // "use the sauté setting to brown the onion"
  const isPurpose = previous?.lemma === 'to' && tokens[0]?.verb === 'use';
  return previous === undefined || leadsToVerb.has(previous.lemma) || isPurpose;
};

/** The orders of a sentence: a clause begins at each. "Let it simmer" is one, and not two. */
const ordersIn = (tokens: readonly Token[], isExplanation: readonly boolean[]): number[] => {
  const orders: number[] = [];
  let isOpen = false;
  tokens.forEach((token, at) => {
    if (stops.has(token.lemma) || token.lemma === 'and' || token.lemma === 'then') isOpen = false;
    if (isExplanation[at] || isOpen || !isOrder(tokens, at)) return;
    orders.push(at);
    isOpen = auxiliaries.has(token.verb ?? '');
  });
  return orders;
};

const joins = new Set(['and', 'then', ',', ';', 'or', 'to']);

/** Minutes from which on nobody cooks: a night or a day is for resting. */
const LONGEST_COOKING = 1440;

/** The longest time that a clause names, twice if it is for each side. */
const spanOf = (text: string, lemmas: readonly string[]): Span | undefined => {
  const times = timesIn(text).filter(({ minutes, text: written }) => minutes < LONGEST_COOKING && written.toLowerCase() !== 'overnight');
  const [longest] = times.toSorted((a, b) => b.minutes - a.minutes);
  if (!longest) return undefined;
  const isPerSide = lemmas.some((lemma, at) => lemma === 'side' && ['per', 'each', 'a', 'both'].includes(lemmas[at - 1] ?? ''));
  const sides = isPerSide ? 2 : 1;
  const least = Math.max(1, Math.round(longest.minutes * sides));
  return { least, most: Math.max(least, Math.round((longest.minutesMax ?? longest.minutes) * sides)) };
};

/** The coolest oven there is, in Fahrenheit; below it, a temperature is that of the food. */
const COOLEST_OVEN = 200;

const preheats = new Set(['preheat', 'heat', 'prewarm']);
const sets = new Set(['set', 'turn', 'reduce', 'lower', 'increase', 'raise', 'drop', 'light', 'prepare', 'fire', 'adjust', 'crank']);
const lids = new Set(['cover', 'uncover', 'lock', 'close', 'seal', 'release']);
/** "Cover with foil" is about the lid, "cover with the sauce" is not. */
const lidWords = new Set(['lid', 'valve', 'foil', 'plastic', 'wrap', 'towel', 'pot', 'pan', 'pressure', 'tightly', 'steam']);
/** "Cover", "uncover the dish": so many words say nothing else. */
const SHORT_ORDER = 3;
const warms = new Set(['heat', 'melt', 'warm', 'swirl']);
/** Verbs that put something into the heat, if the clause names an appliance and a time. */
const moves = new Set(['place', 'put', 'return', 'transfer', 'slide', 'set', 'pop', 'cover', 'uncover', 'leave', 'let', 'allow', 'continue', 'keep']); // prettier-ignore

/** A short start in a hot pan takes at most so many minutes. */
const LONGEST_BROWNING = 12;

/** A sentence, split into tokens. */
interface Sentence {
  text: string;
  tokens: readonly Token[];
  isExplanation: readonly boolean[];
}

/** Without "and", "then" and commas at the ends. */
const trimmed = (tokens: readonly Token[], from: number, to: number): [first: number, last: number] => {
  let [first, last] = [from, to];
  while (last > first && joins.has(tokens[last - 1]?.lemma ?? '')) last--;
  while (first < last && joins.has(tokens[first]?.lemma ?? '')) first++;
  return [first, last];
};

/** The verb of an order, or that which it leaves the doing to: "let it simmer", "continue cooking", "let the roast rest". */
const verbOf = (asked: readonly Token[], own: Token | undefined): string => {
  const others = asked.filter((token) => token.verb !== null && own !== undefined && token.start > own.start);
  const inner = auxiliaries.has(own?.verb ?? '') ? (others.find((token) => hasTag(token, 'rest')) ?? others[0]) : undefined;
  return inner?.verb ?? own?.verb ?? '';
};

/** The words of a sentence from one token to another; `order` is the index of the verb. */
const readWords = (sentence: Sentence, from: number, to: number, order?: number) => {
  const all = sentence.tokens;
  const [first, last] = trimmed(all, from, to);
  const tokens = all.slice(first, last);
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? start;
  const text = sentence.text.slice(start, end);
  const lemmas = tokens.map(({ lemma }) => lemma);
  const asked = tokens.filter((_token, index) => !sentence.isExplanation[first + index]);
  const verb = verbOf(asked, all[order ?? -1]);
  const known = cookingWordsIn(asked).map((word) => ({
    ...word.value,
    isVerb: asked.slice(word.from, word.to).some((token) => token.verb === verb),
  }));
  const cook = known.find(({ roles, isVerb }) => roles.includes('cook') && isVerb);
  const place = known.find(({ roles, isVerb }) => roles.includes('appliance') && !(roles.includes('cook') && isVerb));
  const vessel = known.find(({ roles }) => roles.includes('vessel'));
  const flame = known.find(({ roles }) => roles.includes('flame'));
  return {
    tokens,
    order,
    /** How its verb cooks; `undefined` if it does not. */
    cook,
    /** As written, without the words that join it to its neighbors, and with a capital. */
    text: capital(text),
    /** The sentence it is a part of, and its place there. */
    sentence: sentence.text,
    start,
    end,
    lemmas,
    /** Its verb in the base form; empty if it has none. */
    verb,
    /** How it is cooked, as far as its own words say. */
    method: (place ?? (cook?.method ? cook : (vessel ?? flame)))?.method,
    /** The appliance that it names. */
    appliance: place?.method,
    /** What it is cooked in: "skillet". */
    vessel: vessel?.phrase,
    /** How long it cooks. */
    span: spanOf(text, lemmas),
    /** The temperature of an oven, in Fahrenheit. */
    degrees: temperaturesIn(text).find(({ temperature }) => temperature.fahrenheit >= COOLEST_OVEN)?.temperature.fahrenheit,
    /** "according to the package", "in boiling water": something cooked in its own water, next to the dish. */
    isAside: lemmas.some(
      (lemma) => lemma === 'package' || lemma === 'packet' || (lemma === 'water' && (cook !== undefined || lemmas.includes('boil'))),
    ),
    /** "If you use a smaller pan, bake for 25 minutes": holds only for the old way. */
    isAlternative: ['if', 'alternatively', 'or'].includes(all[0]?.lemma ?? ''),
  };
};

type ClauseWords = ReturnType<typeof readWords>;

/** One action of a step: "Add the beans and simmer for 20 minutes" has two. */
export interface Clause extends Omit<ClauseWords, 'tokens' | 'order' | 'cook'> {
  readonly type: ClauseType;
}

/** What a clause asks for. */
const typeOfClause = ({ tokens, order, cook, verb, lemmas, appliance, span, degrees }: ClauseWords): ClauseType => {
  if (order === undefined) return 'other';
  const says = (...words: readonly string[]): boolean => words.some((word) => lemmas.includes(word));
  const isUntimed = span === undefined;
  if (preheats.has(verb) && (verb !== 'heat' || (appliance !== undefined && isUntimed && !says('oil')))) return 'preheat';
  if (sets.has(verb) && isUntimed) {
    if (appliance !== undefined && (degrees !== undefined || says('on', 'off'))) return says('off') ? 'regulate' : 'preheat';
    if (says('heat', 'flame', 'temperature', 'simmer')) return 'regulate';
  }
  if (verb === 'bring' || (verb === 'return' && says('boil', 'simmer'))) return 'regulate';
  if (lids.has(verb) && isUntimed && (tokens.length <= SHORT_ORDER || says(...lidWords))) return 'regulate';
  if (warms.has(verb) && (isUntimed || span.most < LONGEST_BROWNING)) return 'heat';
  if (!cook) return moves.has(verb) && appliance !== undefined && !isUntimed ? 'cook' : 'other';
  const isInPan = cook.method === undefined || cook.method === 'stovetop';
  const isBrowning = isInPan && tokens.some((token) => token.verb === verb && hasTag(token, 'brown'));
  return isBrowning && (isUntimed || span.most <= LONGEST_BROWNING) ? 'brown' : 'cook';
};

const toClause = (...parts: Parameters<typeof readWords>): Clause => {
  const { tokens, order, cook, ...words } = readWords(...parts);
  return { ...words, type: typeOfClause({ ...words, tokens, order, cook }) };
};

/** Whether a clause cooks: briefly, or until something is done. */
export const cooks = ({ type }: Pick<Clause, 'type'>): boolean => type === 'cook' || type === 'brown';

/** The clauses of a sentence. */
const clausesOf = (text: string): Clause[] => {
  const tokens = tokenize(text);
  const isExplanation = explanationsIn(tokens);
  const sentence = { text, tokens, isExplanation };
  const orders = ordersIn(tokens, isExplanation);
  if (orders.length === 0) return [toClause(sentence, 0, tokens.length)];
  const starts = orders.map((order, index) => (index === 0 ? 0 : verbStart(tokens, order)));
  return starts.map((from, index) => toClause(sentence, from, starts[index + 1] ?? tokens.length, orders[index]));
};

/**
 * The actions of a step, in order.
 *
 * @example
 * readClauses('Add the beans and simmer for 20 minutes.').map(({ type, text }) => [type, text])
 * // [['other', 'Add the beans'], ['cook', 'Simmer for 20 minutes.']]
 */
export const readClauses = (step: string): Clause[] => sentencesOf(step).flatMap(clausesOf);
