import { methods, type Method } from '../../../../src/contract/enums.js';
import { capital } from '../../text/capitalize.js';
import { oneOf, oneOfEach } from '../../text/read-table.js';
import { numberOf, sentencesOf } from '../../text/sentences.js';
import { temperaturesIn } from '../../text/temperatures.js';
import { timesIn } from '../../text/times.js';
import { hasTag, type Token } from '../../text/token.js';
import { tokenize } from '../../text/tokenize.js';
import { phrasesOf } from '../tables.generated.js';
import { explanationsIn, ordersIn, verbStart } from '../orders.js';
import type { RecipeDraft } from '../recipe-draft.js';
import { isOn, names } from '../word-lists.js';
import type { Span } from './conversion.js';

const roles = ['cook', 'appliance', 'vessel', 'flame', 'neither'] as const;

/** What `data/cooking-words.tsv` says of a word. */
const cookingWords = phrasesOf('cooking-words.tsv', ['phrase', 'role', 'method'], (row) => {
  const { phrase, method } = row.cells;
  return { phrase, roles: oneOfEach(row, 'role', roles), method: method === '' ? undefined : oneOf(row, 'method', methods) };
});

/** The words of a text that say how something is cooked and in what, from left to right. */
export const cookingWordsIn = (tokens: readonly Token[]) => cookingWords().all(tokens);

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

/** "Bake at 425", "heat the oven to 350": degrees Fahrenheit without their unit. */
const bareDegreesIn = (tokens: readonly Token[]): number | undefined =>
  tokens.find(({ type, value }, at) => {
    const isOven = type === 'number' && value !== null && value >= COOLEST_OVEN && value % 5 === 0;
    const next = tokens[at + 1];
    const isAlone = next === undefined || next.type === 'symbol' || hasTag(next, 'preposition');
    return isOven && isAlone && isOn('before the heat of an oven', tokens[at - 1]?.lemma);
  })?.value ?? undefined;

/** The verb of an order, or that which it leaves the doing to: "let it simmer", "continue cooking", "let the roast rest". */
const verbOf = (asked: readonly Token[], own: Token | undefined): string => {
  const others = isOn('leaves the doing to another verb', own?.verb)
    ? asked.filter(({ verb, start }) => verb !== null && start > own!.start)
    : [];
  return (others.find((token) => hasTag(token, 'rest')) ?? others[0] ?? own)?.verb ?? '';
};

const isJoin = ({ lemma }: Token): boolean => lemma === ',' || lemma === ';' || isOn('joins', lemma);

/** The words of a sentence from one token to another; `order` is the verb, and what comes behind is what it asks for. */
const readWords = (sentence: string, clause: readonly Token[], order: Token | undefined) => {
  const from = clause.findIndex((token) => !isJoin(token));
  const tokens = clause.slice(Math.max(0, from), clause.findLastIndex((token) => !isJoin(token)) + 1);
  const text = sentence.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0);
  const isExplanation = explanationsIn(tokens);
  const asked = tokens.filter((_token, at) => !isExplanation[at]);
  const verb = verbOf(asked, order);
  const known = cookingWordsIn(asked).map(({ value, from: first, to }) => ({
    ...value,
    isVerb: asked.slice(first, to).some((token) => token.verb === verb),
  }));
  const [appliance, cook, vessel, flame] = (['appliance', 'cook', 'vessel', 'flame'] as const).map((role) =>
    known.find(({ roles: all, isVerb }) => all.includes(role) && isVerb === (role === 'cook')),
  );
  return {
    tokens,
    /** How its verb cooks; `undefined` if it does not. */
    cook,
    /** As written, without the words that join it to its neighbors, and with a capital. */
    text: capital(text),
    /** The sentence it is a part of. */
    sentence,
    lemmas: tokens.map(({ lemma }) => lemma),
    /** Its verb in the base form; empty if it asks for nothing. */
    verb,
    /** How it is cooked, as far as its own words say. */
    method: [appliance, cook, vessel, flame].find((word) => word?.method !== undefined)?.method,
    /** The appliance that it names. */
    appliance: appliance?.method,
    /** What it is cooked in: "skillet". */
    vessel: vessel?.phrase,
    /** How long it cooks. */
    span: spanOf(text, tokens),
    /** The temperature of an oven, in Fahrenheit. */
    degrees:
      temperaturesIn(text).find(({ temperature }) => temperature.fahrenheit >= COOLEST_OVEN)?.temperature.fahrenheit ??
      bareDegreesIn(tokens),
  };
};

type Words = ReturnType<typeof readWords>;

/** "Cover", "uncover the dish": so many words say nothing else. */
const SHORT_ORDER = 3;
/** An empty pan or its fat is hot before so many minutes; what is warmed for longer is cooked. */
const LONGEST_HEATING = 12;

/** What a clause asks of the cook: `preheat` an appliance, `heat` an empty pan or its fat, `regulate` the heat or the lid, `cook`, or anything `other`. */
type ClauseType = 'preheat' | 'heat' | 'regulate' | 'cook' | 'other';

const typeOf = ({ tokens, cook, verb, lemmas, appliance, degrees, span }: Words): ClauseType => {
  const says = (...words: readonly string[]): boolean => words.some((word) => lemmas.includes(word));
  const isSet = isOn('sets an appliance', verb);
  const heatsUp = (verb === 'heat' && !says('oil')) || (isSet && (degrees !== undefined || says('on')));
  if (verb === 'preheat' || (heatsUp && appliance !== undefined && !span)) return 'preheat';
  // "cover with foil" is about the lid, "cover with the sauce" is not
  const isLid = isOn('works a lid', verb) && (tokens.length <= SHORT_ORDER || lemmas.some((lemma) => isOn('about the lid', lemma)));
  const isHeat = isLid || (isSet && says('heat', 'flame', 'temperature', 'simmer', 'off'));
  if (verb === 'bring' || (verb === 'return' && says('boil', 'simmer')) || (isHeat && !span)) return 'regulate';
  if (isOn('warms', verb) && (span?.most ?? 0) < LONGEST_HEATING) return 'heat';
  const isPutIn = isOn('puts into the heat', verb) && appliance !== undefined && span !== undefined;
  return cook !== undefined || isPutIn ? 'cook' : 'other';
};

/**
 * The clauses of a step, in order.
 *
 * @example
 * readClauses('Add the beans and simmer for 20 minutes.').map(({ type, text }) => [type, text])
 * // [['other', 'Add the beans'], ['cook', 'Simmer for 20 minutes.']]
 */
export const readClauses = (step: string) =>
  sentencesOf(step).flatMap((sentence) => {
    const all = tokenize(sentence);
    const orders = ordersIn(all);
    const starts = orders.length === 0 ? [0] : orders.map((order, index) => (index === 0 ? 0 : verbStart(all, order)));
    return starts.map((from, index) => {
      const words = readWords(sentence, all.slice(from, starts[index + 1]), all[orders[index] ?? -1]);
      return { ...words, type: typeOf(words), isFirst: index === 0 };
    });
  });

type Clause = ReturnType<typeof readClauses>[number];

const isHeat = ({ type }: Pick<Clause, 'type'>): boolean => type === 'cook' || type === 'heat';

/** True for a clause that takes food out of the pan: "set aside", and not "set the chicken on top". */
export const isTakenOut = ({ type, verb, lemmas }: Clause): boolean =>
  type === 'other' && (isOn('takes out', verb) || (verb === 'set' && lemmas.includes('aside')));

/** Food is done between these, in Fahrenheit; ovens are hotter, and rooms cooler. */
const COOLEST_DONE = 120;
const HOTTEST_DONE = 210;

/** Whether a text names a temperature at which food is done. */
export const namesDoneness = (text: string): boolean =>
  temperaturesIn(text).some(({ temperature: { fahrenheit } }) => fahrenheit >= COOLEST_DONE && fahrenheit <= HOTTEST_DONE);

const waits = ({ tokens, verb }: Clause): boolean =>
  isOn('says how long it keeps', verb) ||
  tokens.some((token) => token.verb === verb && hasTag(token, 'rest') && !hasTag(token, 'doneness'));

/**
 * Whether a clause heats food. Cooks leave the verb out ("5 minutes a side") or name another one ("bubble", "cover until the whites are set"):
 * once something is hot, what takes time or says when it is done cooks, unless it only rests.
 */
const heatsFood = (clause: Clause, lines: readonly number[], isHot: boolean): boolean => {
  const { type, verb, lemmas, span, text, tokens } = clause;
  if (type === 'cook') return true;
  if (type === 'regulate') return lemmas.some((lemma) => isOn('boils', lemma));
  // to melt the chocolate cooks no eggs
  if (type === 'heat') return lines.length === 0 && isHot;
  if (type !== 'other' || isTakenOut(clause) || waits(clause)) return false;
  if (isOn('cooks by another name', verb) || names('heats what goes in', tokens)) return true;
  if ((clause.method !== undefined && span !== undefined) || (clause.appliance !== undefined && isOn('puts into the heat', verb)))
    return true;
  return isHot && (span !== undefined || namesDoneness(text) || lemmas.some((lemma) => isOn('shows that it is done', lemma)));
};

/** The clauses of all steps, each with the way of cooking that holds at it. */
export const readActions = (recipe: RecipeDraft, steps: readonly string[]) => {
  let way: Method | undefined;
  let isHot = false;
  return steps
    .flatMap((text, step) => readClauses(text.slice(numberOf(text).length)).map((clause) => ({ ...clause, step })))
    .map((clause, index) => {
      const { type, text } = clause;
      const isPreheat = type === 'preheat';
      // much is cooked on the stove while the oven gets hot
      const appliance = isPreheat && clause.appliance === 'oven' ? undefined : clause.appliance;
      way = isHeat(clause) ? (clause.method ?? way ?? 'stovetop') : (appliance ?? way);
      const lines = recipe.linesIn(text);
      const heats = heatsFood(clause, lines, isHot);
      isHot ||= heats || isPreheat || type === 'heat' || clause.appliance !== undefined;
      return {
        ...clause,
        /** Its place among the actions. */
        index,
        /** Its own way of cooking, or that of what went before. */
        way: isPreheat ? clause.method : way,
        /** The lines of the list that it names. */
        lines,
        /** Whether it heats food, though its verb may not say so, and whether anything is hot by then. */
        heats,
        isHot,
      };
    });
};

/** A clause in the course of a recipe. */
export type Action = ReturnType<typeof readActions>[number];

/** Minutes of a clause that names none, and of getting an appliance hot. */
const USUAL_MINUTES = 8;

/** The way of cooking that takes longest; `no_cook` if nothing gets hot. */
export const readSource = (actions: readonly Action[]): Method => {
  const hot = actions.filter((action) => isHeat(action) || action.type === 'preheat');
  return hot.toSorted((a, b) => (b.span?.most ?? USUAL_MINUTES) - (a.span?.most ?? USUAL_MINUTES))[0]?.way ?? 'no_cook';
};

/** The lines that are in the pan after a clause took food out: none after "remove from the pan", all but the beef after "remove the beef". */
export const leftInPan = (pan: Iterable<number>, { tokens, verb, lines }: Action): number[] => {
  const next = tokens[tokens.findIndex((token) => token.verb === verb) + 1];
  // "reserve the marinade", "remove the lid"
  const isOtherThing = lines.length === 0 && hasTag(next, 'article');
  return [...pan].filter((line) => isOtherThing || (lines.length > 0 && !lines.includes(line)));
};
