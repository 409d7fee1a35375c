import type { Ingredient } from '../ingredients/ingredient.js';
import { formatQuantity, formatUnit } from '../lines/amounts.js';
import { measuredBest } from '../lines/kitchen-quantity.js';
import { matchesName, type Mention, type Mentions } from '../lines/mentions.js';
import { capital, capitalLike } from '../text/capitalize.js';
import { pluralOf, singularOf } from '../text/lemma.js';
import { numberAt, type NumberSpan } from '../text/numbers.js';
import { hasTag, type Token } from '../text/token.js';
import { lemmaKey, lemmasOf, tokenize } from '../text/tokenize.js';
import { unitAt, type UnitSpan } from '../text/units.js';
import { applyEdits, type TextEdit } from '../text/apply-edits.js';

/** What became of a line of the list, as far as the steps are concerned. */
export interface Edit {
  /** What it was called. */
  was: string;
  /** What it is called now; `null` if it kept its name. */
  name: string | null;
  /** How much of it there is now for each 1 there was; `null` if the two cannot be compared. */
  factor: number | null;
  /** True if a fat that melts became one that flows. */
  flows: boolean;
  /** What it is now. */
  ingredient: Ingredient | undefined;
}

const isNamed = (name: string, word: string): boolean => ` ${lemmaKey(name)} `.includes(` ${lemmaKey(word)} `);

/** "The steaks" stay several by another name. */
const counted: ReadonlySet<string> = new Set(['steak', 'chop', 'fillet', 'cutlet', 'sausage', 'breast', 'thigh', 'burger']);

/** Whether the word names the new ingredient as well, and was not a name of the old one alone: ground turkey is still "the meat". */
const stillFits = ({ was, ingredient }: Edit, name: string, word: string): boolean =>
  ingredient !== undefined && matchesName(ingredient, word) && (isNamed(name, word) || !isNamed(was, word));

const newNameOf = (mention: Mention, word: string, edits: ReadonlyMap<number, Edit>): string | undefined => {
  const names = new Set<string>();
  for (const index of mention.lines) {
    const edit = edits.get(index);
    if (!edit || edit.name === null) return undefined;
    if (!stillFits(edit, edit.name, word)) names.add(edit.name);
  }
  if (names.size === 0) return undefined;
  const name = [...names].join(' and ');
  return mention.plural && counted.has(lemmasOf(name).at(-1) ?? '') ? `${name}s` : name;
};

/** Names of ingredients that are verbs too, and what to say instead. */
const verbs: ReadonlyMap<string, { verb: string; participle: string }> = new Map([
  ['butter', { verb: 'grease', participle: 'greased' }],
  ['oil', { verb: 'grease', participle: 'greased' }],
  ['flour', { verb: 'dust', participle: 'dusted' }],
  ['salt', { verb: 'season', participle: 'seasoned' }],
  ['pepper', { verb: 'season', participle: 'seasoned' }],
  ['sugar', { verb: 'sprinkle', participle: 'sprinkled' }],
]);

const leadsToVerb: ReadonlySet<string> = new Set(['.', '!', '?', ';', ':', ',', 'and', 'then', 'to']);
const objects: ReadonlySet<string> = new Set(['your', 'each', 'both', 'inside', 'bottom', 'baking', 'it', 'them', 'all']);

/** "Butter a dish", "lightly oil it": the name of an action. */
const isVerb = (tokens: readonly Token[], from: number, to: number): boolean => {
  const [before, next] = [tokens[from - 1], tokens[to]];
  const leads = before === undefined || leadsToVerb.has(before.lemma) || hasTag(before, 'adverb');
  return leads && next !== undefined && (hasTag(next, 'article') || objects.has(next.lemma) || next.type === 'number');
};

/** The amount in front of a mention: "2 tablespoons of the ". */
interface AmountBefore {
  number: NumberSpan;
  unit: UnitSpan | undefined;
  /** The indexes of its first token, of its unit, and of the token behind it. */
  from: number;
  unitFrom: number;
  to: number;
}

/** A number has at most so many tokens: "2 1/2 to 3". */
const LONGEST_NUMBER = 4;

const isBetween = (token: Token | undefined): boolean =>
  hasTag(token, 'article', 'state', 'preparation', 'quality') ||
  token?.lemma === 'of' ||
  token?.verbForm === 'past' ||
  ['remaining', 'extra'].includes(token?.lemma ?? '');

const amountBefore = (tokens: readonly Token[], mention: number): AmountBefore | undefined => {
  let to = mention;
  while (isBetween(tokens[to - 1])) to--;
  const unitStarts = [to - 2, to - 1].filter((at) => at > 0);
  const unitFrom = unitStarts.find((at) => unitAt(tokens, at)?.to === to) ?? to;
  for (let from = Math.max(0, unitFrom - LONGEST_NUMBER); from < unitFrom; from++) {
    const number = numberAt(tokens, from);
    if (number?.to === unitFrom && tokens[from]?.type === 'number')
      return { number, unit: unitFrom === to ? undefined : unitAt(tokens, unitFrom), from, unitFrom, to };
  }
  return undefined;
};

/** Abbreviations that look like words: they have a vowel, but no plural. */
const unitAbbreviations: ReadonlySet<string> = new Set(['oz', 'gal', 'doz', 'env']);
/** The unit as it was written, for as many as there are now: "cups" or "cup", but "tbsp" stays. */
const writtenUnit = (written: string, quantity: number): string => {
  const one = singularOf(written.toLowerCase());
  const isWord = /[aeiou]/.test(one) && !unitAbbreviations.has(one) && !written.endsWith('.');
  const isPlural = one !== written.toLowerCase();
  if (!isWord && !isPlural) return written;
  return quantity > 1 ? pluralOf(one) : one;
};

/** The amount that a step repeats, as the list has it now. */
const scaleAmount = (text: string, tokens: readonly Token[], amount: AmountBefore, factor: number): TextEdit => {
  const { number, unit, from, unitFrom, to } = amount;
  const start = (tokens[from] as Token).start;
  const numberEnd = (tokens[unitFrom - 1] as Token).end;
  const end = (tokens[to - 1] as Token).end;
  const now = measuredBest(number.value * factor, unit?.unit ?? null);
  if (unit && now.unit !== null && now.unit !== unit.unit)
    return { start, end, to: `${formatQuantity(now.quantity)} ${formatUnit(now.unit, now.quantity)}` };
  const max = number.max === null ? '' : ` to ${formatQuantity(measuredBest(number.max * factor, unit?.unit ?? null).quantity)}`;
  const quantity = `${formatQuantity(now.quantity)}${max}`;
  if (!unit) return { start, end: numberEnd, to: quantity };
  const unitStart = (tokens[unitFrom] as Token).start;
  return { start, end, to: `${quantity}${text.slice(numberEnd, unitStart)}${writtenUnit(text.slice(unitStart, end), now.quantity)}` };
};

/** What is left of an amount that cannot be compared: "the". */
const dropAmount = (tokens: readonly Token[], { from, to }: AmountBefore, mention: number): TextEdit => {
  const start = (tokens[from] as Token).start;
  const rest = tokens.slice(to, mention).filter(({ lemma }) => lemma !== 'of');
  const isKnown = rest.some(({ lemma }) => lemma === 'the');
  const words = rest.map(({ text }) => text).join(' ');
  return { start, end: (tokens[mention] as Token).start, to: `${isKnown ? '' : 'the '}${words === '' ? '' : `${words} `}` };
};

const fatStates: ReadonlySet<string> = new Set(['melted', 'softened', 'cold', 'cubed', 'diced', 'unsalted', 'salted', 'temperature', 'room', '-']); // prettier-ignore

/** Oil is not melted or softened. */
const letFlow = (tokens: readonly Token[], mention: number): TextEdit[] => {
  const patches: TextEdit[] = [];
  let first = mention;
  while (fatStates.has(tokens[first - 1]?.text.toLowerCase() ?? '')) first--;
  if (first < mention) patches.push({ start: (tokens[first] as Token).start, end: (tokens[mention] as Token).start, to: '' });
  const melt = tokens.slice(0, mention).findLast(({ verb, verbForm }) => verb === 'melt' && verbForm !== 'past');
  if (melt) patches.push({ start: melt.start, end: melt.end, to: capitalLike(melt.text, melt.verbForm === 'ing' ? 'heating' : 'heat') });
  return patches;
};

/** "A buttered dish" after the butter is gone. */
const renameParticiples = (tokens: readonly Token[], edits: ReadonlyMap<number, Edit>): TextEdit[] => {
  const gone = [...edits.values()].filter((edit) => edit.name !== null);
  return tokens.flatMap(({ verb, verbForm, text, start, end }): TextEdit[] => {
    const other = verb === null || verbForm !== 'past' ? undefined : verbs.get(verb);
    const isGone = other && verb !== null && gone.some(({ was, name }) => isNamed(was, verb) && !isNamed(name ?? '', verb));
    return isGone ? [{ start, end, to: capitalLike(text, other.participle) }] : [];
  });
};

const titleCase = (name: string): string => name.split(' ').map(capital).join(' ');

/** Before another word of a title: "Sunflower Seed Bread". */
const inFront = (name: string): string => {
  const words = name.split(' ');
  return [...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join(' ');
};

/** A mention, and where its tokens are. */
interface Place {
  text: string;
  tokens: readonly Token[];
  mention: Mention;
  from: number;
  to: number;
}

const renamed = ({ text, tokens, mention, from, to }: Place, name: string, as: 'step' | 'title'): string => {
  const word = text.slice(mention.start, mention.end);
  const isAction = isVerb(tokens, from, to);
  const verb = verbs.get(lemmasOf(word)[0] ?? '');
  // the verb of "mince the garlic" is not the mince of the list
  if (isAction) return verb ? capitalLike(word, verb.verb) : word;
  if (as === 'title') return titleCase(tokens[to]?.type === 'word' ? inFront(name) : name);
  const before = tokens[from - 1];
  const startsSentence = before === undefined || ['.', '!', '?', ':', ')'].includes(before.lemma);
  return startsSentence ? capitalLike(word, name) : name;
};

const patchesFor = (place: Place, edits: ReadonlyMap<number, Edit>, as: 'step' | 'title'): TextEdit[] => {
  const { text, tokens, mention, from } = place;
  const edit = edits.get(mention.lines[0] ?? -1);
  const name = newNameOf(mention, text.slice(mention.start, mention.end), edits);
  const patches: TextEdit[] = name === undefined ? [] : [{ start: mention.start, end: mention.end, to: renamed(place, name, as) }];
  const amount = edit && mention.lines.length === 1 ? amountBefore(tokens, from) : undefined;
  if (amount && edit?.factor === null && edit.name !== null) patches.push(dropAmount(tokens, amount, from));
  if (amount && edit && edit.factor !== null && edit.factor !== 1) patches.push(scaleAmount(text, tokens, amount, edit.factor));
  if (edit?.flows && name !== undefined) patches.push(...letFlow(tokens, from));
  return patches;
};

/** A step, or a title, with every ingredient that was replaced called by its new name, and with the amounts it repeats scaled. */
export const rewriteStep = (text: string, mentions: Mentions, edits: ReadonlyMap<number, Edit>, as: 'step' | 'title' = 'step'): string => {
  if (edits.size === 0) return text;
  const found = mentions.in(text).filter(({ lines }) => lines.some((line) => edits.has(line)));
  const tokens = tokenize(text);
  const patches = found.flatMap((mention) => {
    const from = tokens.findIndex(({ start }) => start >= mention.start);
    const to = tokens.findIndex(({ start }) => start >= mention.end);
    return patchesFor({ text, tokens, mention, from, to: to === -1 ? tokens.length : to }, edits, as);
  });
  return applyEdits(text, [...patches, ...(as === 'step' ? renameParticiples(tokens, edits) : [])]);
};
