import type { Ingredient } from '../ingredients/ingredient.js';
import { formatQuantity, formatUnit } from '../lines/amounts.js';
import { measuredBest } from '../lines/kitchen-quantity.js';
import { matchesName, type Mention } from '../lines/mentions.js';
import { applyEdits, type TextEdit } from '../text/apply-edits.js';
import { capital, capitalLike } from '../text/capitalize.js';
import { singularOf } from '../text/lemma.js';
import { numberAt } from '../text/numbers.js';
import { hasTag, type Token } from '../text/token.js';
import { lemmaKey, lemmasOf, tokenize } from '../text/tokenize.js';
import { unitAt } from '../text/units.js';
import { mapOf } from './tables.generated.js';
import { isOn } from './word-lists.js';

/** What became of a line of the list, as far as the steps are concerned. */
export interface Edit {
  /** What it was called. */
  was: string;
  /** What it is called now; `null` if it kept its name. */
  name: string | null;
  /** How much of it there is now for each 1 there was; `null` if the two cannot be compared. */
  factor: number | null;
  /** What it is now. */
  ingredient: Ingredient | undefined;
}

const isNamed = (name: string, word: string): boolean => ` ${lemmaKey(name)} `.includes(` ${lemmaKey(word)} `);

/** Whether the word names the new ingredient as well, and was not a name of the old one alone: ground turkey is still "the meat". */
const stillFits = ({ was, ingredient }: Edit, name: string, word: string): boolean =>
  ingredient !== undefined && matchesName(ingredient, word) && (isNamed(name, word) || !isNamed(was, word));

const newNameOf = ({ value: lines }: Mention, word: string, edits: ReadonlyMap<number, Edit>): string | undefined => {
  const names = new Set<string>();
  for (const index of lines) {
    const edit = edits.get(index);
    if (!edit || edit.name === null) return undefined;
    if (!stillFits(edit, edit.name, word)) names.add(edit.name);
  }
  return names.size === 0 ? undefined : [...names].join(' and ');
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

/** "Butter a dish", "lightly oil it": the name of an action. */
const isVerb = ({ tokens, mention: { from, to } }: Place): boolean => {
  const [before, next] = [tokens[from - 1], tokens[to]];
  const leads = before === undefined || before.type === 'symbol' || isOn('leads to a verb', before.lemma) || hasTag(before, 'adverb');
  return leads && next !== undefined && (hasTag(next, 'article') || isOn('object of a verb', next.lemma) || next.type === 'number');
};

/** The new name as it stands in a step, or in a title: "Sunflower Seed Bread". */
const renamed = (place: Place, name: string, as: 'step' | 'title'): string => {
  const { text, tokens, mention } = place;
  const { start, end, from, to } = mention;
  const word = text.slice(start, end);
  // the verb of "mince the garlic" is not the mince of the list
  if (isVerb(place)) return capitalLike(word, verbs().get(lemmasOf(word)[0] ?? '') ?? word);
  if (as === 'title') {
    const words = name.split(' ').map(capital);
    return [...words.slice(0, -1), tokens[to]?.type === 'word' ? singularOf(words.at(-1) as string) : words.at(-1)].join(' ');
  }
  const before = tokens[from - 1];
  return before === undefined || ['.', '!', '?', ':', ')'].includes(before.lemma) ? capitalLike(word, name) : name;
};

const patchesFor = (place: Place, edits: ReadonlyMap<number, Edit>, as: 'step' | 'title'): TextEdit[] => {
  const { text, tokens, mention } = place;
  const { start, end, from, value: lines } = mention;
  const edit = edits.get(lines[0] ?? -1);
  const name = newNameOf(mention, text.slice(start, end), edits);
  const patches: TextEdit[] = name === undefined ? [] : [{ start, end, to: renamed(place, name, as) }];
  const amount = edit && lines.length === 1 ? amountBefore(tokens, from) : undefined;
  // an amount that cannot be compared is said by the list alone
  if (amount && edit?.factor === null) patches.push({ start: (tokens[amount.from] as Token).start, end: start, to: 'the ' });
  else if (amount && edit && edit.factor !== 1) patches.push(scaleAmount(tokens, amount, edit.factor as number));
  // oil is not melted
  const melt = tokens.slice(0, from).findLast((token) => token.lemma === 'melt');
  if (melt && name !== undefined && edit?.ingredient?.kinds.includes('oil'))
    patches.push({ start: melt.start, end: melt.end, to: capitalLike(melt.text, 'heat') });
  return patches;
};

/** A step, or a title, with every ingredient that was replaced called by its new name, and with the amounts it repeats scaled. */
export const rewriteStep = (
  text: string,
  mentions: readonly Mention[],
  edits: ReadonlyMap<number, Edit>,
  as: 'step' | 'title' = 'step',
): string => {
  const found = mentions.filter(({ value }) => value.some((line) => edits.has(line)));
  const tokens = found.length === 0 ? [] : tokenize(text);
  return applyEdits(
    text,
    found.flatMap((mention) => patchesFor({ text, tokens, mention }, edits, as)),
  );
};
