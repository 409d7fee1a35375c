import type { Change, RewriteToneRequest, RewrittenRecipe } from '../../../src/contract/transforms.js';
import { createSeededRandom, type SeededRandom } from '../../util/random.js';
import { closed, isHeading, numberOf } from '../text/sentences.js';
import { tokenize } from '../text/tokenize.js';
import { reasonsToKeep } from '../transform/guard.js';
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from '../transform/limits.js';
import { ordersIn } from '../transform/orders.js';
import { RecipeDraft } from '../transform/recipe-draft.js';
import { unsafeWarnings } from '../transform/safe-steps.js';
import { reword, type Rewording } from './reword.js';
import { readTone, styleOf, type KnownTone, type ToneStyle } from './styles.js';
import { uncapital } from '../text/capitalize.js';

const isSentence = (text: string): boolean => /[.!?]$/.test(text);

/** A step in the words of a style: what was replaced, and what came in. */
interface RewordedStep {
  text: string;
  rewordings: Rewording[];
}

/** What begins a step, by its place among those that ask for something. */
const openingOf = (at: number, count: number): 'openings' | 'connectors' | 'last' => {
  if (at === 0) return 'openings';
  return at === count - 1 ? 'last' : 'connectors';
};

/** Rewrites one step after the other of those that ask for something; no opening or remark comes twice. */
const createStepRewriter = (style: ToneStyle, random: SeededRandom, count: number): ((step: string, at: number) => RewordedStep) => {
  const used = new Set<string>();
  const pickFresh = (lines: readonly string[] = []): string[] => {
    const left = lines.filter((line) => !used.has(line));
    const picked = left.length > 0 ? [random.pick(left)] : [];
    for (const line of picked) used.add(line);
    return picked;
  };
  return (step, at) => {
    const number = numberOf(step);
    const { text: reworded, rewordings } = reword(step.slice(number.length).trim(), style);
    const tokens = tokenize(reworded);
    const orders = ordersIn(tokens);
    const verbs = orders.map((order) => tokens[order]?.verb ?? '');
    // only an order goes on in lower case behind "Then", and not "Meanwhile" or a name
    const beginsWithOrder = orders[0] === 0;
    const [opening] = pickFresh(style.entries(openingOf(at, count)).filter((line) => isSentence(line) || beginsWithOrder));
    const remarks = pickFresh(style.remarks.get(verbs.findLast((verb) => style.remarks.has(verb)) ?? ''));
    const closings = at === count - 1 ? pickFresh(style.entries('closings')) : [];
    const begun = opening === undefined || isSentence(opening) ? reworded : uncapital(reworded);
    const body = [...remarks, ...closings].reduce((before, line) => `${closed(before)} ${line}`, begun);
    const text = opening === undefined ? body : `${opening} ${body}`;
    if (number.length + text.length > MAX_TEXT_LENGTH) return { text: step, rewordings: [] };
    const additions = [opening ?? [], remarks, closings].flat().map((to) => ({ from: null, to }));
    return { text: number + text, rewordings: [...rewordings, ...additions] };
  };
};

/** Whether a recipe is in the tone already: something in it begins or ends so. */
const isInTone = ({ instructions }: RewriteToneRequest['recipe'], { entries }: ToneStyle): boolean =>
  [...entries('openings'), ...entries('closings')].some((line) => instructions.join(' ').includes(line));

/** What changed: each word that was replaced, once, and then each sentence that came in. */
const changesOf = (reworded: readonly RewordedStep[], tone: KnownTone): Change[] => {
  const reason = `Said in the ${tone.replace('_', '-')} tone.`;
  const all = new Map(reworded.flatMap(({ rewordings }) => rewordings.map((one) => [`${one.from}\n${one.to}`, one] as const)));
  return [...all.values()]
    .toSorted((a, b) => Number(a.from === null) - Number(b.from === null))
    .map(({ from, to }): Change => ({ kind: 'wording', from, to: to === '' ? null : to, reason }));
};

const summaryOf = (isChanged: boolean, isKept: boolean, tone: KnownTone, audience: string): string => {
  const said = tone.replace('_', '-');
  if (isChanged) return `Rewritten in the ${said} tone${audience}; amounts, times and temperatures are as they were.`;
  return isKept ? 'Nothing was changed.' : `Nothing had to be changed${audience}: the steps are ${said} as they are.`;
};

/** Why the recipe is not said in the tone; `undefined` if it may be. */
export const reasonAgainst = ({ recipe }: RewriteToneRequest, tone: KnownTone): string | undefined => {
  const reasons = reasonsToKeep(new RecipeDraft(recipe));
  const [first] = reasons;
  if (first?.wording === 'stays') return first.reason;
  return tone === 'kid_friendly' ? reasons.find(({ wording }) => wording === 'children')?.reason : undefined;
};

/**
 * The recipe in another tone. The list of ingredients is returned as it came, and every number, unit, temperature and ingredient of the steps
 * stays. A recipe that is in the tone already is not changed.
 */
export const rewriteTone = (request: RewriteToneRequest, seed: number): Required<RewrittenRecipe> => {
  const { recipe } = request;
  const { tone, warning } = readTone(request.tone);
  const style = styleOf(tone);
  const random = createSeededRandom(seed, request);
  const kept = reasonAgainst(request, tone);
  const isLeft = kept !== undefined || isInTone(recipe, style);
  const asked = recipe.instructions.flatMap((step, index) => (isHeading(step) || isLeft ? [] : [index]));
  const rewriteStep = createStepRewriter(style, random, asked.length);
  const reworded = recipe.instructions.map((step, index): RewordedStep => {
    const at = asked.indexOf(index);
    return at === -1 ? { text: step, rewordings: [] } : rewriteStep(step, at);
  });
  const changes = changesOf(reworded, tone);
  const audience = request.audience === undefined ? '' : ` for ${request.audience}`;
  const name = isLeft ? recipe.title : random.pick(style.entries('titles')).replace('*', () => recipe.title);
  return {
    name: name.length > MAX_TITLE_LENGTH ? recipe.title : name,
    ingredients: [...recipe.ingredients],
    steps: reworded.map(({ text }) => text),
    summary: summaryOf(changes.length > 0, kept !== undefined, tone, audience),
    changes,
    warnings: [warning, kept, ...unsafeWarnings(recipe)].filter((one) => one !== undefined),
    tone: request.tone,
  };
};
