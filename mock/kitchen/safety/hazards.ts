import { createGrammar, one, type Rule } from '../text/grammar.js';
import { lemmaOf } from '../text/lemma.js';
import { memoizeText } from '../../util/memoize.js';
import { oneOf, oneOfEach, type Row } from '../text/read-table.js';
import { degreesAt } from '../text/temperatures.js';
import { hasTag, isLemma, skip, textOf, type Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { unitOf } from '../text/units.js';
import { durationAt, isTooOld, keepsUnchilled } from './age.js';
import { groupsOf, later, mapOf, phrasesOf, valuesOf } from './tables.generated.js';

const hazardTypes = ['poison', 'spoiled', 'not_food', 'medicine'] as const;
type HazardType = (typeof hazardTypes)[number];

/** The `restriction` of what is excluded because nobody should eat it, whatever the request says. */
export const FOOD_SAFETY = 'food_safety';

/** Why something is never cooked or served. */
interface Hazard {
  type: HazardType;
  /** Ends a sentence that begins "X is not cooked here: ". */
  reason: string;
  /** Whether it may lie next to the food of a recipe: birthday candles, foil. */
  isInRecipes: boolean;
}

const stateNames = ['raw', 'underdone', 'unripe', 'green', 'leaf', 'stone', 'gathered', 'outdoors'] as const;

const states = phrasesOf('hazard-states.tsv', ['words', 'states'], (row) => oneOfEach(row, 'states', stateNames));

const positions = ['any', 'last', 'whole', ...stateNames] as const;
type Position = (typeof positions)[number];

const hazards = mapOf('hazards.tsv', ['hazard', 'type', 'reason', 'in recipes'], (row): Hazard => ({
  type: oneOf(row, 'type', hazardTypes),
  reason: row.cells.reason,
  isInRecipes: oneOf(row, 'in recipes', ['yes', '']) === 'yes',
}));

const nameColumns = ['name', 'hazard', 'position'] as const;

const toNamed = (row: Row<(typeof nameColumns)[number]>) => {
  const hazard = hazards().get(row.cells.hazard);
  if (!hazard && row.cells.hazard !== 'none') row.fail('hazard', `"${row.cells.hazard}" is not in hazards.tsv.`);
  return { hazard, positions: oneOfEach(row, 'position', positions) };
};

/** The hazard of a name of `data/never-serve.tsv`; `undefined` for a longer name that is safe. */
const hazardNames = phrasesOf('never-serve.tsv', nameColumns, toNamed);

/** The same by names that are written as one word: "deathcap". */
const joinedNames = groupsOf('never-serve.tsv', nameColumns, toNamed, { toKey: (name) => lemmaOf(name.replaceAll(/[ -]/g, '')) });

const plantParts = valuesOf('plant-parts.tsv', ['part'], ({ cells }) => lemmaOf(cells.part));

/** The hazard of the plant that a word of German names a part of. */
const plantOf = (lemma: string) => {
  const part = plantParts().find((each) => lemma.endsWith(each)) ?? '';
  const plant = lemma.slice(0, lemma.length - part.length);
  return part === '' ? undefined : (hazardNames().get(plant) ?? hazardNames().get(plant.replace(/[ns]$/, '')));
};

/** Shorter names of two words are other words, written as one. */
const SHORTEST_JOINED = 8;

/** Every name of the table that stands in the tokens. Of names that are written as one word, only those of poisons. */
const namesAt = (tokens: readonly Token[]) => [
  ...hazardNames().all(tokens),
  ...tokens.flatMap(({ lemma }, from) => {
    const isOwnName = lemma.length < SHORTEST_JOINED || hazardNames().get(lemma) !== undefined;
    const joined = isOwnName ? undefined : joinedNames().get(lemma);
    const named = joined ?? [plantOf(lemma)].filter((plant) => plant !== undefined);
    return named.flatMap((value) => (value.hazard?.type === 'poison' ? [{ value, from, to: from + 1 }] : []));
  }),
];

/** Days that food may stand warm: two hours. Source: USDA, Danger Zone. */
const LONGEST_WARM = 2 / 24;

/** More time than food may stand warm. */
const manyHours: Rule = (tokens, at) => {
  const time = durationAt(tokens, at);
  return time && time.days > LONGEST_WARM + 0.001 ? time.to : undefined;
};

/** The degrees of a room and of a hot day, in Fahrenheit: 10 to 42 °C. */
const [COOLEST_ROOM, HOTTEST_ROOM] = [50, 108];

const warmDegrees: Rule = (tokens, at) => {
  const found = degreesAt(tokens, at);
  const degrees = found?.temperature.fahrenheit ?? 0;
  return degrees >= COOLEST_ROOM && degrees <= HOTTEST_ROOM ? found?.to : undefined;
};

const atEnd: Rule = (tokens, at) => (at === tokens.length ? at : undefined);

const sayings = groupsOf('hazard-grammar.tsv', ['rule', 'reads'], ({ cells }) => cells.reads);
const grammar = later(() =>
  createGrammar(sayings(), {
    many_hours: manyHours,
    warm_degrees: warmDegrees,
    end: atEnd,
    word: one(({ type }) => type === 'word'),
    number: one(({ type }) => type === 'number'),
  }),
);

/** Words that stand in a phrase of the table, without those of every second line: most lines have none of them. */
const telling = later(() => {
  const words = [...sayings().values()].flat().flatMap((reads) => reads.match(/[a-z]{3,}/g) ?? []);
  const isTelling = (word: string): boolean => !['and', 'for', 'the', 'with', 'fish', 'meat', 'chicken', 'can'].includes(word);
  return new Set(words.filter(isTelling).flatMap((word) => [word, lemmaOf(word)]));
});

/** Tags of words that only say how much, or how it is: "a large old brick". What was done to it says no more: "melted". */
const amountTags = [
  'article', 'unit', 'container', 'counter', 'size', 'vague_amount', 'quality', 'state', 'preposition', 'conjunction', 'hedge', 'adverb',
] as const; // prettier-ignore

const saysOnlyAmount = (token: Token): boolean =>
  token.type !== 'word' || token.verbForm === 'past' || hasTag(token, ...amountTags) || unitOf(token.lemma) !== undefined;

/** Whether a name ends before a token: "soap", "soap, grated", "soap for hands", but not "soap nuts" nor "soap-free". */
export const endsName = (token: Token | undefined): boolean => {
  if (token === undefined || token.type === 'number') return true;
  return token.type === 'symbol'
    ? token.lemma !== '-' || token.spaceBefore
    : hasTag(token, 'preposition', 'conjunction', 'container', 'unit');
};

/** The most words for a state. */
const LONGEST_STATE = 3;

/** Whether words before an index say one of the states: "raw elderberries", "leaves of the tomato". */
const isSaidBefore = (tokens: readonly Token[], end: number, wanted: readonly Position[]): boolean => {
  for (let from = Math.max(0, end - LONGEST_STATE); from < end; from++) {
    const said = states().at(tokens, from);
    if (said?.to === end && said.value.some((state) => wanted.includes(state))) return !hasTag(tokens[from - 1], 'negation');
  }
  return false;
};

const isSaidAt = (tokens: readonly Token[], from: number, wanted: readonly Position[]): boolean => {
  const said = states().at(tokens, from);
  return said !== undefined && endsName(tokens[said.to]) && said.value.some((state) => wanted.includes(state));
};

/** Whether the words around a name say one of the states in which it is poisonous. A part stands right behind the name, or before "of" it. */
const isInState = (all: readonly Position[], tokens: readonly Token[], from: number, to: number): boolean => {
  const isPart = (state: Position): boolean => state === 'leaf' || state === 'stone';
  const parts = all.filter(isPart);
  const others = all.filter((state) => !isPart(state));
  const whole = hasTag(tokens[from - 1], 'article') ? from - 2 : from - 1;
  if (isSaidAt(tokens, skip(tokens, to, 'eaten', 'served'), all) || isSaidBefore(tokens, from, others)) return true;
  if (all.includes('gathered') && tokens.some((_token, at) => at >= to && grammar()('gathered')(tokens, at) !== undefined)) return true;
  if (isLemma(tokens[whole], 'of', 'from') && isSaidBefore(tokens, whole, parts)) return true;
  return isLemma(tokens[to], ',', '(', '-') && isSaidAt(tokens, skip(tokens, to + 1, 'still', 'eaten', 'picked'), others);
};

const isInPlace = (position: Position, tokens: readonly Token[], from: number, to: number): boolean =>
  position === 'any' ||
  (endsName(tokens[to]) &&
    (position === 'last' || (position === 'whole' && !isLemma(tokens[to], 'of') && tokens.slice(0, from).every(saysOnlyAmount))));

/** "Not moldy", "bleach-free", "foxglove-shaped". */
const isDenied = (tokens: readonly Token[], from: number, to: number): boolean =>
  hasTag(tokens[from - 1], 'negation') || [tokens[to], tokens[to + 1]].some((token) => isLemma(token, 'free', 'shaped', 'scented'));

/** Names of what nobody should eat that stand in the tokens where they mean it, in whatever state. */
const namedIn = (tokens: readonly Token[]) =>
  namesAt(tokens).flatMap(({ value: { hazard, positions: all }, from, to }) =>
    hazard && !isDenied(tokens, from, to) && all.some((position) => isInPlace(position, tokens, from, to))
      ? [{ hazard, name: textOf(tokens.slice(from, to)) }]
      : [],
  );

/** The hazard of a name in the tokens, or of a name that is poisonous in the state that is said. */
const hazardNamedIn = (tokens: readonly Token[]): Hazard | undefined =>
  namedIn(tokens)[0]?.hazard ??
  namesAt(tokens).find(({ value, from, to }) => value.hazard && !isDenied(tokens, from, to) && isInState(value.positions, tokens, from, to))
    ?.value.hazard;

/** The hazard that the tokens say in more words: "left on the counter for 6 hours". */
const saidIn = (tokens: readonly Token[]): Hazard | undefined => {
  if (!tokens.some(({ lemma }) => telling().has(lemma))) return undefined;
  const isSaid = (rule: string): boolean =>
    tokens.some((_token, at) => {
      const to = grammar()(rule)(tokens, at);
      return to !== undefined && !isDenied(tokens, at, to);
    });
  const isKept = keepsUnchilled(tokens);
  const rule = [...sayings().keys()].find((name) => hazards().has(name) && !(isKept && name === 'left_warm') && isSaid(name));
  return rule === undefined ? undefined : hazards().get(rule);
};

/** A recipe is asked about the same few hundred names many times. */
const REMEMBERED_TEXTS = 500;

/**
 * What in the name of an ingredient, or in its line, is never cooked or served: a poisonous plant, spoiled food, a medicine, or what is not
 * food. `undefined` if nothing is.
 *
 * @example
 * ```ts
 * hazardIn('2 death cap mushrooms')?.type; // "poison"
 * ```
 */
export const hazardIn = memoizeText(REMEMBERED_TEXTS, (text: string): Hazard | undefined => {
  const tokens = tokenize(text);
  return hazardNamedIn(tokens) ?? saidIn(tokens) ?? (isTooOld(tokens) ? hazards().get('too_old') : undefined);
});

/** The sentence that refuses it. */
export const refusalOf = (name: string, { reason }: Pick<Hazard, 'reason'>): string => `"${name}" is not cooked here: ${reason}.`;

/** The refusal of a poison or a medicine that a sentence names. */
export const poisonIn = (sentence: string): string | undefined => {
  const found = namedIn(tokenize(sentence)).find(({ hazard: { type } }) => type === 'poison' || type === 'medicine');
  return found && refusalOf(found.name, found.hazard);
};

/** The refusal of a text that names what is dangerous to eat, and not only what is no food. */
export const dangerIn = (text: string, name: string): string | undefined => {
  const hazard = hazardIn(text);
  return hazard && hazard.type !== 'not_food' ? refusalOf(name, hazard) : undefined;
};

/**
 * Why nobody should eat what a text names, if it names anything of the kind. What is used with food may stand in a recipe ("birthday candles")
 * unless it is measured like an ingredient ("1 tsp candle").
 */
export const refusalIn = (text: string, name: string, isMeasured: boolean): string | undefined => {
  const hazard = hazardIn(text);
  return hazard && (isMeasured || !hazard.isInRecipes) ? refusalOf(name, hazard) : undefined;
};
