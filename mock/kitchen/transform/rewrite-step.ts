import { convert, formatMeasure } from '../lines/amounts.js';
import { matchesName, type Mention } from '../lines/mentions.js';
import { applyEdits, type TextEdit } from '../text/apply-edits.js';
import { capital, capitalLike } from '../text/capitalize.js';
import { numberAt } from '../text/numbers.js';
import { hasTag, skip, type Token } from '../text/token.js';
import { lemmaKey, lemmasOf, tokenize } from '../text/tokenize.js';
import { unitAt } from '../text/units.js';
import { inSingular, type DraftLine } from './draft-line.js';
import { isObject, isOrder } from './orders.js';
import { mapOf } from './tables.generated.js';

const isNamed = (name: string, word: string): boolean => ` ${lemmaKey(name)} `.includes(` ${lemmaKey(word)} `);

/** Whether the word names the new ingredient as well, and was not a name of the old one alone: ground turkey is still "the meat". */
const stillFits = ({ was, ingredient }: DraftLine, name: string, word: string): boolean =>
  ingredient !== undefined && matchesName(ingredient, word) && (isNamed(name, word) || !isNamed(was, word));

const newNameOf = (lines: readonly DraftLine[], word: string): string | undefined => {
  const names = lines.flatMap((line) => (line.inSteps === null || stillFits(line, line.inSteps, word) ? [] : [line.inSteps]));
  return names.length === 0 || lines.some(({ inSteps }) => inSteps === null) ? undefined : [...new Set(names)].join(' and ');
};

/** Names of ingredients that are verbs too, and what to say instead. */
const verbs = mapOf('ingredient-verbs.tsv', ['verb', 'instead'], ({ cells }) => cells.instead);

/** A number stands at most so many words before what there is of it: "2 tablespoons of the remaining". */
const REACH_OF_NUMBER = 5;

/** Whether a step says how much of what it names is taken, and not how long or how hot it was cooked before. */
const repeatsAmount = (step: string, { from }: Mention): boolean => {
  const before = tokenize(step).slice(Math.max(0, from - REACH_OF_NUMBER), from);
  return before.findLast(({ type }) => type !== 'word')?.type === 'number' && !before.some((token) => hasTag(token, 'time_unit'));
};

/** The amount that stands right before a mention: "500 g" of "the 500 g beef", "1 cup" of "1 cup of the butter". */
const amountBefore = (tokens: readonly Token[], { from }: Mention) => {
  for (let at = Math.max(0, from - REACH_OF_NUMBER); at < from; at++) {
    const number = tokens[at - 1]?.type === 'number' ? undefined : numberAt(tokens, at);
    const unit = number && unitAt(tokens, number.to);
    const to = unit?.to ?? number?.to ?? 0;
    if (number?.max === null && skip(tokens, skip(tokens, to, 'of'), 'the') === from)
      return { at, to, quantity: number.value * (unit?.factor ?? 1), unit: unit?.unit ?? null };
  }
  return undefined;
};

/** What is printed in another unit may differ by this share: 30 ml are 2 tablespoons. */
const SAME_WITHIN = 0.02;

/** The amount before a mention, if it is all that the list has of it, so that it can follow the list. */
const wholeAmountBefore = (tokens: readonly Token[], mention: Mention, lines: readonly DraftLine[]) => {
  const [line, ...others] = mention.value.map((index) => lines[index]);
  const amount = amountBefore(tokens, mention);
  if (!amount || !line || others.length > 0) return undefined;
  const { quantity, unit } = line.amountWas;
  if (quantity === null) return undefined;
  const isSameUnit = amount.unit === unit;
  const inUnit = !isSameUnit && amount.unit && unit ? convert(amount.quantity, amount.unit, unit) : isSameUnit && amount.quantity;
  const isWhole = typeof inUnit === 'number' && Math.abs(inUnit - quantity) <= quantity * SAME_WITHIN;
  return isWhole ? { ...amount, line } : undefined;
};

/** Whether a step names an amount that cannot follow the list: a part of a line, or another amount than the list has. */
export const fixesAmount = (step: string, mention: Mention, lines: readonly DraftLine[]): boolean =>
  repeatsAmount(step, mention) && !wholeAmountBefore(tokenize(step), mention, lines);

/** A mention in its text. */
interface Place {
  text: string;
  tokens: readonly Token[];
  mention: Mention;
}

/** The new name as it stands in a step, or in a title: "Sunflower Seed Bread". */
const renamed = (place: Place, name: string, as: 'step' | 'title'): string => {
  const { text, tokens, mention } = place;
  const { start, end, from, to } = mention;
  const word = text.slice(start, end);
  // "Butter a dish", and the verb of "mince the garlic", are not what is on the list
  if (isOrder(tokens, from) && isObject(tokens[to])) return capitalLike(word, verbs().get(lemmasOf(word)[0] ?? '') ?? word);
  if (as === 'title') {
    const titled = name.split(' ').map(capital).join(' ');
    return tokens[to]?.type === 'word' ? inSingular(titled) : titled;
  }
  const before = tokens[from - 1];
  return before === undefined || ['.', '!', '?', ':', ')'].includes(before.lemma) ? capitalLike(word, name) : name;
};

/** The amount before a mention, as the list has it now, and what is counted in the singular or plural. */
const amountPatches = ({ text, tokens, mention }: Place, lines: readonly DraftLine[]): TextEdit[] => {
  const amount = wholeAmountBefore(tokens, mention, lines);
  const [first, last] = [tokens[amount?.at ?? -1], tokens[(amount?.to ?? 0) - 1]];
  if (!amount || !first || !last || amount.line.quantity === null || amount.line.text === amount.line.original) return [];
  const { quantity, unit, inSteps } = amount.line;
  const measure = { start: first.start, end: last.end, to: formatMeasure(quantity, unit) };
  const isOneOfSeveral = inSteps === null && unit === null && quantity === 1;
  const { start, end } = mention;
  return isOneOfSeveral ? [measure, { start, end, to: inSingular(text.slice(start, end)) }] : [measure];
};

const patchesFor = (place: Place, named: readonly DraftLine[], as: 'step' | 'title'): TextEdit[] => {
  const { text, tokens, mention } = place;
  const { start, end, from } = mention;
  const [line] = named;
  const name = newNameOf(named, text.slice(start, end));
  const patches: TextEdit[] = name === undefined ? [] : [{ start, end, to: renamed(place, name, as) }];
  // oil is not melted
  const melt = tokens.slice(0, from).findLast((token) => token.lemma === 'melt');
  if (melt && name !== undefined && line?.ingredient?.kinds.includes('oil'))
    patches.push({ start: melt.start, end: melt.end, to: capitalLike(melt.text, 'heat') });
  return patches;
};

/** A step, or a title, with every ingredient that was replaced called by its new name. */
export const rewriteStep = (
  text: string,
  mentions: readonly Mention[],
  lines: readonly DraftLine[],
  as: 'step' | 'title' = 'step',
): string => {
  const places = mentions
    .map((mention) => ({ mention, named: mention.value.flatMap((line) => lines[line] ?? []) }))
    .filter(({ named }) => named.some(({ text: now, original }) => now !== original));
  const tokens = places.length === 0 ? [] : tokenize(text);
  return applyEdits(
    text,
    places.flatMap(({ mention, named }) => {
      const place = { text, tokens, mention };
      return [...(as === 'step' ? amountPatches(place, lines) : []), ...patchesFor(place, named, as)];
    }),
  );
};
