import type { Unit } from '../../../src/contract/enums.js';
import { createGrammar, one, type Rule } from '../text/grammar.js';
import { numberAt } from '../text/numbers.js';
import { oneOfEach } from '../text/read-table.js';
import { hasTag, isLemma, isParticiple, isPlural, textOf, type Token } from '../text/token.js';
import { unitAt } from '../text/units.js';
import { groupsOf, later, phrasesOf } from './tables.generated.js';

/** What a word says in an ingredient line; `data/line-words.tsv` lists the words. */
const meanings = [
  'size', 'preparation', 'adverb', 'quality', 'hedge', 'vague', 'before_vague', 'fullness', 'container',
  'shape', 'form', 'length', 'counter', 'counter_of', 'adjective', 'trailing_unit', 'tail', 'name',
  'heading', 'before_part', 'outer_part', 'inner_part', 'no_name', 'size_of_name',
] as const; // prettier-ignore

const words = phrasesOf('line-words.tsv', ['phrase', 'meanings'], (row) => oneOfEach(row, 'meanings', meanings), { verbs: false });

/** A word or phrase with a meaning. The longest phrase that stands there decides: "minced" is a preparation, "minced beef" a name. */
const means =
  (meaning: (typeof meanings)[number]): Rule =>
  (tokens, at) => {
    const match = words().at(tokens, at);
    return match?.value.includes(meaning) ? match.to : undefined;
  };

/** The units in which sizes are written, and with them the units that measure how much there is; the others count pieces. */
const weighing = ['gram', 'kilogram', 'ounce', 'pound', 'fluid_ounce', 'milliliter', 'liter'] as const;
const measuring = [...weighing, 'teaspoon', 'tablespoon', 'cup', 'pint', 'quart', 'pinch', 'dash', 'stick'] as const;

const unitOf =
  (units: readonly Unit[]): Rule =>
  (tokens, at) => {
    const unit = unitAt(tokens, at);
    return unit?.unit && units.includes(unit.unit) ? unit.to : undefined;
  };

/** The shortest word that a full stop ends as a sentence: "cheese. Brie works best", but not "med. onion". */
const SHORTEST_BEFORE_STOP = 4;
/** The longest word that a cook shortens: "shred." */
const LONGEST_SHORTENED = 5;

/** What the rules of the table are made of. */
const known: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(meanings.map((meaning) => [meaning, means(meaning)])),
  word: one(({ type }) => type === 'word'),
  any: one(() => true),
  numeral: one(({ type }) => type === 'number'),
  figures: (tokens, at) => (tokens[at]?.type === 'number' ? numberAt(tokens, at)?.to : undefined),
  number: (tokens, at) => numberAt(tokens, at, { articles: true })?.to,
  unit: (tokens, at) => unitAt(tokens, at)?.to,
  measuring_unit: unitOf(measuring),
  weighing_unit: unitOf(weighing),
  article: one((token) => hasTag(token, 'article')),
  spaced: one(({ spaceBefore }) => spaceBefore),
  letter: one(({ text }) => text.length === 1),
  plural: one(isPlural),
  participle: one(isParticiple),
  ly: one(({ lemma }) => lemma.endsWith('ly')),
  sentence_end: (tokens, at) => {
    const length = tokens[at - 1]?.text.length ?? 0;
    const next = tokens[at + 1];
    // "chop. nuts" are chopped nuts, and "eggs. beaten" are eggs
    const isShortened = length <= LONGEST_SHORTENED && next?.verbForm !== 'past' && /^\p{Ll}/u.test(next?.text ?? '');
    const isEnd = isLemma(tokens[at], '.') && length >= SHORTEST_BEFORE_STOP && next?.spaceBefore && !isShortened;
    return isEnd ? at + 1 : undefined;
  },
  end: (tokens, at) => (at === tokens.length ? at : undefined),
};

const rules = groupsOf('line-grammar.tsv', ['rule', 'reads'], ({ cells }) => cells.reads);
const grammar = later(() => createGrammar(rules(), known));

/** The index behind what a rule of `data/line-grammar.tsv` reads from a token on, `undefined` if it does not stand there. */
export const endOf = (rule: string, tokens: readonly Token[], at = 0): number | undefined => grammar()(rule)(tokens, at);

/** The index behind what a rule reads, or the index itself. */
export const skipRule = (rule: string, tokens: readonly Token[], at: number): number => endOf(rule, tokens, at) ?? at;

/** The first token, not before `from`, from which a rule reads something; -1 if there is none. */
export const findRule = (rule: string, tokens: readonly Token[], from = 0): number =>
  tokens.findIndex((_token, at) => at >= from && endOf(rule, tokens, at) !== undefined);

/** The text of tokens, without a sign that begins it. */
export const noteOf = (tokens: readonly Token[], from = 0, to = tokens.length): string =>
  textOf(tokens.slice(isLemma(tokens[from], ',', ';', '/', '-', '.') ? from + 1 : from, to));
