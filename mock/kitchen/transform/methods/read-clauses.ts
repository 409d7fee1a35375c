import { capital } from '../../text/capitalize.js';
import { sentencesOf } from '../../text/sentences.js';
import { temperaturesIn } from '../../text/temperatures.js';
import { timesIn } from '../../text/times.js';
import { hasTag, type Token } from '../../text/token.js';
import { tokenize } from '../../text/tokenize.js';
import { isOn } from '../word-lists.js';
import type { Span } from './conversion.js';
import { cookingWordsIn } from './cooking-words.js';

/**
 * What a clause asks of the cook: `preheat` an appliance, `heat` an empty pan or its fat, `regulate` the heat or the lid, `brown` briefly, `cook`,
 * cook `apart` in water of its own, or anything `other`.
 */
type ClauseType = 'preheat' | 'heat' | 'regulate' | 'brown' | 'cook' | 'apart' | 'other';

const stops = new Set([',', ';', ':', '.', '(', ')', '!', '?']);

/** For each token, whether it only explains: it stands between "until", or a bracket, and the next comma. */
const explanationsIn = (tokens: readonly Token[]): boolean[] => {
  let isInside = false;
  return tokens.map(({ lemma }) => (isInside = lemma === '(' || isOn('explains', lemma) || (isInside && !stops.has(lemma))));
};

/** The index of the first token of a verb: of "gently" in "gently simmer", of "air" in "air-fry". */
const verbStart = (tokens: readonly Token[], at: number): number => {
  let start = at;
  while (start > 0 && (hasTag(tokens[start - 1], 'adverb') || isOn('first word of a verb', tokens[start - 1]?.lemma))) start--;
  return start;
};

/** Whether the token is something that the cook is asked to do. */
const isOrder = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at] as Token;
  if (token.verb === null || token.verbForm !== 'base') return false;
  const next = tokens[at + 1];
  const isAmbiguous = isOn('ingredient and verb', token.lemma) || hasTag(token, 'quality', 'tool', 'vessel');
  const takesObject = hasTag(next, 'article', 'preposition') || typeof next?.value === 'number' || isOn('object of an order', next?.lemma);
  if (isAmbiguous && !takesObject) return false;
  const previous = tokens[verbStart(tokens, at) - 1];
  // "use the sauté setting to brown the onion"
  const isPurpose = previous?.lemma === 'to' && tokens[0]?.verb === 'use';
  return previous === undefined || stops.has(previous.lemma) || isOn('leads to an order', previous.lemma) || isPurpose;
};

/** The orders of a sentence: a clause begins at each. What holds only on a condition asks for nothing: "If the pan is smaller, bake for an hour". */
const ordersIn = (tokens: readonly Token[]): number[] => {
  if (isOn('begins a condition', tokens[0]?.lemma)) return [];
  const isExplanation = explanationsIn(tokens);
  return [...tokens.keys()].filter((at) => !isExplanation[at] && isOrder(tokens, at));
};

/** Minutes from which on nobody cooks: a night or a day is for resting. */
const LONGEST_COOKING = 1440;

/** The longest time that a clause names, twice if it is for each side. */
const spanOf = (text: string, tokens: readonly Token[]): Span | undefined => {
  const times = timesIn(text).filter(({ minutes }) => minutes < LONGEST_COOKING);
  const [longest] = times.toSorted((a, b) => b.minutes - a.minutes);
  if (!longest) return undefined;
  const isPerSide = tokens.some(({ lemma }, at) => lemma === 'side' && ['per', 'each', 'a', 'both'].includes(tokens[at - 1]?.lemma ?? ''));
  const sides = isPerSide ? 2 : 1;
  const least = Math.max(1, Math.round(longest.minutes * sides));
  return { least, most: Math.max(least, Math.round((longest.minutesMax ?? longest.minutes) * sides)) };
};

/** The coolest oven there is, in Fahrenheit; below it, a temperature is that of the food. */
const COOLEST_OVEN = 200;

/** The verb of an order, or that which it leaves the doing to: "let it simmer", "continue cooking", "let the roast rest". */
const verbOf = (asked: readonly Token[], own: Token | undefined): string => {
  const others = asked.filter((token) => token.verb !== null && own !== undefined && token.start > own.start);
  const inner = isOn('leaves the doing to another verb', own?.verb)
    ? (others.find((token) => hasTag(token, 'rest')) ?? others[0])
    : undefined;
  return inner?.verb ?? own?.verb ?? '';
};

/** The words of a sentence from one token to another; `order` is the index of the verb, and what comes behind is what it asks for. */
const readWords = (sentence: string, all: readonly Token[], from: number, to: number, order?: number) => {
  const isJoin = ({ lemma }: Token): boolean => [',', ';'].includes(lemma) || isOn('joins', lemma);
  const clause = all.slice(from, to);
  const tokens = clause.slice(
    Math.max(
      0,
      clause.findIndex((token) => !isJoin(token)),
    ),
    clause.findLastIndex((token) => !isJoin(token)) + 1,
  );
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? start;
  const isExplanation = explanationsIn(tokens);
  const asked = tokens.filter((_token, at) => !isExplanation[at]);
  const verb = verbOf(asked, order === undefined ? undefined : all[order]);
  const known = cookingWordsIn(asked).map((word) => ({
    ...word.value,
    isVerb: asked.slice(word.from, word.to).some((token) => token.verb === verb),
  }));
  const cook = known.find(({ roles, isVerb }) => roles.includes('cook') && isVerb);
  const place = known.find(({ roles, isVerb }) => roles.includes('appliance') && !(roles.includes('cook') && isVerb));
  const vessel = known.find(({ roles }) => roles.includes('vessel'));
  const flame = known.find(({ roles }) => roles.includes('flame'));
  const text = sentence.slice(start, end);
  return {
    tokens,
    /** How its verb cooks; `undefined` if it does not. */
    cook,
    /** As written, without the words that join it to its neighbors, and with a capital. */
    text: capital(text),
    /** The sentence it is a part of, and its place there. */
    sentence,
    start,
    end,
    lemmas: tokens.map(({ lemma }) => lemma),
    /** Its verb in the base form; empty if it asks for nothing. */
    verb,
    /** How it is cooked, as far as its own words say. */
    method: (place ?? (cook?.method ? cook : (vessel ?? flame)))?.method,
    /** The appliance that it names. */
    appliance: place?.method,
    /** What it is cooked in: "skillet". */
    vessel: vessel?.phrase,
    /** How long it cooks. */
    span: spanOf(text, tokens),
    /** The temperature of an oven, in Fahrenheit. */
    degrees: temperaturesIn(text).find(({ temperature }) => temperature.fahrenheit >= COOLEST_OVEN)?.temperature.fahrenheit,
  };
};

type Words = ReturnType<typeof readWords>;

/** One action of a step: "Add the beans and simmer for 20 minutes" has two. */
export interface Clause extends Omit<Words, 'tokens' | 'cook'> {
  readonly type: ClauseType;
}

/** "Cover", "uncover the dish": so many words say nothing else. */
const SHORT_ORDER = 3;
/** A short start in a hot pan takes at most so many minutes. */
const LONGEST_BROWNING = 12;

/** What a clause without a time does to the heat or the lid; "cover with foil" is about the lid, "cover with the sauce" is not. */
const regulationOf = ({ tokens, verb, lemmas, appliance, degrees }: Words): ClauseType | undefined => {
  const says = (...words: readonly string[]): boolean => words.some((word) => lemmas.includes(word));
  if (verb === 'heat' && appliance !== undefined && !says('oil')) return 'preheat';
  if (isOn('sets an appliance', verb)) {
    if (appliance !== undefined && (degrees !== undefined || says('on', 'off'))) return says('off') ? 'regulate' : 'preheat';
    if (says('heat', 'flame', 'temperature', 'simmer')) return 'regulate';
  }
  const isAboutLid = tokens.length <= SHORT_ORDER || lemmas.some((lemma) => isOn('about the lid', lemma));
  return isOn('works a lid', verb) && isAboutLid ? 'regulate' : undefined;
};

/** What a clause asks for. */
const typeOf = (words: Words): ClauseType => {
  const { tokens, cook, verb, lemmas, appliance, span } = words;
  const regulation = span === undefined ? regulationOf(words) : undefined;
  if (verb === 'preheat' || regulation === 'preheat') return 'preheat';
  if (regulation || verb === 'bring' || (verb === 'return' && (lemmas.includes('boil') || lemmas.includes('simmer')))) return 'regulate';
  if (isOn('warms', verb) && (span === undefined || span.most < LONGEST_BROWNING)) return 'heat';
  if (!cook) return isOn('puts into the heat', verb) && appliance !== undefined && span ? 'cook' : 'other';
  if (lemmas.includes('package') || lemmas.includes('water')) return 'apart';
  const isInPan = cook.method === undefined || cook.method === 'stovetop';
  const isBrowning = isInPan && tokens.some((token) => token.verb === verb && hasTag(token, 'brown'));
  return isBrowning && (span === undefined || span.most <= LONGEST_BROWNING) ? 'brown' : 'cook';
};

/** Whether a clause cooks: briefly, or until something is done. */
export const cooks = ({ type }: Pick<Clause, 'type'>): boolean => type === 'cook' || type === 'brown' || type === 'apart';

/** The clauses of a sentence. */
const clausesOf = (sentence: string): Clause[] => {
  const all = tokenize(sentence);
  const orders = ordersIn(all);
  const starts = orders.length === 0 ? [0] : orders.map((order, index) => (index === 0 ? 0 : verbStart(all, order)));
  return starts.map((from, index) => {
    const { tokens, cook, ...words } = readWords(sentence, all, from, starts[index + 1] ?? all.length, orders[index]);
    return { ...words, type: typeOf({ tokens, cook, ...words }) };
  });
};

/**
 * The actions of a step, in order.
 *
 * @example
 * readClauses('Add the beans and simmer for 20 minutes.').map(({ type, text }) => [type, text])
 * // [['other', 'Add the beans'], ['cook', 'Simmer for 20 minutes.']]
 */
export const readClauses = (step: string): Clause[] => sentencesOf(step).flatMap(clausesOf);
