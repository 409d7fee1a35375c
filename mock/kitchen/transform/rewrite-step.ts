import { formatQuantity, formatUnit } from '../lines/amounts.js';
import { measuredBest } from '../lines/kitchen-quantity.js';
import { matchesName, type Mention } from '../lines/mentions.js';
import { applyEdits, type TextEdit } from '../text/apply-edits.js';
import { capital, capitalLike } from '../text/capitalize.js';
import { numberAt } from '../text/numbers.js';
import { hasTag, type Token } from '../text/token.js';
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

/** A number has at most so many tokens: "2 1/2 to 3". */
const LONGEST_NUMBER = 4;

const isBetween = (token: Token | undefined): boolean =>
  hasTag(token, 'article', 'state', 'preparation', 'quality') ||
  token?.verbForm === 'past' ||
  ['of', 'remaining', 'extra'].includes(token?.lemma ?? '');

/** The amount in front of a mention, "2 tablespoons of the ": the indexes of its first token, and of the token behind it. */
const amountBefore = (tokens: readonly Token[], mention: number) => {
  let to = mention;
  while (isBetween(tokens[to - 1])) to--;
  const unitFrom = [to - 2, to - 1].find((at) => at > 0 && unitAt(tokens, at)?.to === to) ?? to;
  for (let from = Math.max(0, unitFrom - LONGEST_NUMBER); from < unitFrom; from++) {
    const number = numberAt(tokens, from);
    if (number?.to === unitFrom && tokens[from]?.type === 'number')
      return { number, unit: unitFrom === to ? undefined : unitAt(tokens, unitFrom), from, to };
  }
  return undefined;
};

/** The amount that a step repeats, as the list has it now. */
const scaleAmount = (
  tokens: readonly Token[],
  { number, unit, from, to }: NonNullable<ReturnType<typeof amountBefore>>,
  factor: number,
): TextEdit => {
  const scaled = (value: number) => measuredBest(value * (unit?.factor ?? 1) * factor, unit?.unit ?? null);
  const now = scaled(number.value);
  const most = number.max === null ? now : scaled(number.max);
  const range = most === now ? [] : ['to', formatQuantity(most.quantity)];
  const words = [formatQuantity(now.quantity), ...range, ...(now.unit ? [formatUnit(now.unit, most.quantity)] : [])];
  return { start: (tokens[from] as Token).start, end: (tokens[to - 1] as Token).end, to: words.join(' ') };
};

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

const patchesFor = (place: Place, named: readonly DraftLine[], as: 'step' | 'title'): TextEdit[] => {
  const { text, tokens, mention } = place;
  const { start, end, from } = mention;
  const [line] = named;
  const name = newNameOf(named, text.slice(start, end));
  const patches: TextEdit[] = name === undefined ? [] : [{ start, end, to: renamed(place, name, as) }];
  const amount = line && named.length === 1 && line.factor !== 1 ? amountBefore(tokens, from) : undefined;
  // an amount that cannot be compared is said by the list alone
  if (amount && line?.factor === null) patches.push({ start: (tokens[amount.from] as Token).start, end: start, to: 'the ' });
  else if (amount) patches.push(scaleAmount(tokens, amount, line?.factor ?? 1));
  // oil is not melted
  const melt = tokens.slice(0, from).findLast((token) => token.lemma === 'melt');
  if (melt && name !== undefined && line?.ingredient?.kinds.includes('oil'))
    patches.push({ start: melt.start, end: melt.end, to: capitalLike(melt.text, 'heat') });
  return patches;
};

/** A step, or a title, with every ingredient that was replaced called by its new name, and with the amounts it repeats scaled. */
export const rewriteStep = (
  text: string,
  mentions: readonly Mention[],
  lines: readonly DraftLine[],
  as: 'step' | 'title' = 'step',
): string => {
  const places = mentions
    .map((mention) => ({ mention, named: mention.value.flatMap((line) => lines[line] ?? []) }))
    .filter(({ named }) => named.some(({ inSteps, factor }) => inSteps !== null || factor !== 1));
  const tokens = places.length === 0 ? [] : tokenize(text);
  return applyEdits(
    text,
    places.flatMap(({ mention, named }) => patchesFor({ text, tokens, mention }, named, as)),
  );
};
