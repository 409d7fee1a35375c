import type { Change, RewriteToneRequest, RewrittenRecipe } from '../../../src/contract/transforms.js';
import { createSeededRandom, type SeededRandom } from '../text/random.js';
import { isHeading, numberOf } from '../text/sentences.js';
import { tokenize } from '../text/tokenize.js';
import { reasonAgainstChildren } from '../transform/guard.js';
import { isTooLong, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, TOO_LONG } from '../transform/limits.js';
import { RecipeDraft } from '../transform/recipe-draft.js';
import { unsafeWarnings } from '../transform/safe-steps.js';
import { reword, type Rewording } from './reword.js';
import { readTone, remarksOn, styleOf, type KnownTone, type ToneStyle } from './styles.js';
import { uncapital } from '../text/capitalize.js';

/** Words that continue the step before: only a whole sentence is put in front of them. */
const goesOn: ReadonlySet<string> = new Set(['now', 'next', 'then', 'meanwhile', 'in', 'finally', 'lastly', 'first', 'after', 'once', 'when', 'while', 'as', 'to', 'if', 'for']); // prettier-ignore

const isSentence = (text: string): boolean => /[.!?]$/.test(text);

/** Whether a step may go on in lower case: its first word is not a name. */
const mayGoOn = (step: string): boolean => {
  const [first, second] = tokenize(step);
  const isPlainWord = first?.type === 'word' && first.tags.size > 0 && first.text !== first.text.toUpperCase();
  const isName = second?.type === 'word' && second.text !== second.text.toLowerCase();
  return isPlainWord && !isName && !goesOn.has(first.lemma);
};

/** The opening and the step as one text. */
const join = (opening: string, step: string): string => (isSentence(opening) ? `${opening} ${step}` : `${opening} ${uncapital(step)}`);

const verbsIn = (step: string): ReadonlySet<string> =>
  new Set(tokenize(step).flatMap(({ verb, verbForm }) => (verb !== null && verbForm === 'base' ? [verb] : [])));

/** Where a step stands among those that ask for something. */
interface Position {
  isFirst: boolean;
  isLast: boolean;
  /** Every other step, for styles that do not remark on every one. */
  isOdd: boolean;
}

/** A step in the words of a style. */
interface RewordedStep {
  text: string;
  rewordings: Rewording[];
  additions: string[];
}

/** Rewrites the steps of one recipe; no opening or remark comes twice. */
const createStepRewriter = (style: ToneStyle, random: SeededRandom): ((step: string, position: Position) => RewordedStep) => {
  const used = new Set<string>();
  const pickFresh = (lines: readonly string[]): string | undefined => {
    const left = lines.filter((line) => !used.has(line));
    if (left.length === 0) return undefined;
    const line = random.pick(left);
    used.add(line);
    return line;
  };
  const openingFor = (text: string, { isFirst, isLast, isOdd }: Position): string | undefined => {
    const between = isOdd || style.remarksEveryStep ? style.entries('connectors') : [];
    const later = isLast ? style.entries('last') : between;
    const lines = isFirst ? style.entries('openings') : later;
    return pickFresh(mayGoOn(text) ? lines : lines.filter(isSentence));
  };
  return (step, position) => {
    const number = numberOf(step);
    const { text: reworded, rewordings } = reword(step.slice(number.length).trim(), style);
    const verbs = verbsIn(step);
    const term = pickFresh([...style.terms].filter(([verb]) => verbs.has(verb)).map(([, explanation]) => explanation));
    const opening = openingFor(reworded, position);
    const remark = term ?? (style.remarksEveryStep || !position.isOdd ? pickFresh(remarksOn(verbs, style)) : undefined);
    const closing = position.isLast ? pickFresh(style.entries('closings')) : undefined;
    let text = opening === undefined ? reworded : join(opening, reworded);
    for (const more of [remark, closing]) if (more !== undefined) text = `${/[.!?)]$/.test(text) ? text : `${text}.`} ${more}`;
    const additions = [opening, remark, closing].filter((one) => one !== undefined);
    return number.length + text.length > MAX_TEXT_LENGTH
      ? { text: step, rewordings: [], additions: [] }
      : { text: number + text, rewordings, additions };
  };
};

/** Whether a recipe is in the tone already: it is called so, and it begins or ends so. */
const isInTone = ({ title, instructions }: RewriteToneRequest['recipe'], { entries }: ToneStyle): boolean => {
  const text = instructions.join(' ');
  const edges = [...entries('openings'), ...entries('closings')];
  const isCalled = entries('titles').some((name) => {
    const [before = '', after = ''] = name.split('*');
    return title.startsWith(before) && title.endsWith(after) && title.length > before.length + after.length;
  });
  return isCalled && (edges.length === 0 || edges.some((line) => text.includes(line)));
};

const withArticle = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** What changed: each word that was replaced, once, and each sentence that came in. */
const changesOf = (reworded: readonly RewordedStep[], tone: KnownTone): Change[] => {
  const reason = `Said in ${withArticle(tone.replace('_', '-'))} tone.`;
  const words = new Map(reworded.flatMap(({ rewordings }) => rewordings.map(({ from, to }) => [`${from}\n${to}`, { from, to }] as const)));
  return [
    ...[...words.values()].map(({ from, to }): Change => ({ kind: 'wording', from, to: to === '' ? null : to, reason })),
    ...reworded.flatMap(({ additions }) => additions.map((to): Change => ({ kind: 'wording', from: null, to, reason }))),
  ];
};

/** Why the recipe stays as it is; `undefined` if it may be said in the tone. */
const reasonToKeep = ({ recipe }: RewriteToneRequest, tone: KnownTone): string | undefined => {
  if (isTooLong([...recipe.ingredients, ...recipe.instructions])) return TOO_LONG;
  return tone === 'kid_friendly' ? reasonAgainstChildren(new RecipeDraft(recipe)) : undefined;
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
  const kept = reasonToKeep(request, tone);
  const isLeft = kept !== undefined || isInTone(recipe, style);
  const rewriteStep = createStepRewriter(style, random);
  const asked = recipe.instructions.flatMap((step, index) => (isHeading(step) || isLeft ? [] : [index]));
  const reworded = recipe.instructions.map((step, index): RewordedStep => {
    const at = asked.indexOf(index);
    if (at === -1) return { text: step, rewordings: [], additions: [] };
    return rewriteStep(step, { isFirst: at === 0, isLast: index === asked.at(-1), isOdd: at % 2 === 1 });
  });
  const changes = changesOf(reworded, tone);
  const audience = request.audience === undefined ? '' : ` for ${request.audience}`;
  const name = isLeft ? recipe.title : random.pick(style.entries('titles')).replace('*', () => recipe.title);
  return {
    name: name.length > MAX_TITLE_LENGTH ? recipe.title : name,
    ingredients: [...recipe.ingredients],
    steps: reworded.map(({ text }) => text),
    summary:
      changes.length > 0
        ? `Rewritten in ${withArticle(tone.replace('_', '-'))} tone${audience}; amounts, times and temperatures are as they were.`
        : `Nothing had to be changed${audience}${kept === undefined ? `: the steps are ${tone.replace('_', '-')} as they are` : ''}.`,
    changes,
    warnings: [...(warning === undefined ? [] : [warning]), ...(kept === undefined ? [] : [kept]), ...unsafeWarnings(recipe)],
    tone: request.tone,
  };
};
