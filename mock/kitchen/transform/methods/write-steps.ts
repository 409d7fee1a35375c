import { methods } from '../../../../src/contract/enums.js';
import type { Temperature } from '../../../../src/contract/recipes.js';
import type { Change, MethodSetting } from '../../../../src/contract/transforms.js';
import { ovenAt, printTemperature } from '../../safety/raw-food.js';
import { capital } from '../../text/capitalize.js';
import { thatHold, theseWords } from '../../text/join-list.js';
import { oneOfEach } from '../../text/read-table.js';
import { closed, isHeading, numberOf } from '../../text/sentences.js';
import { hasTag, textOf } from '../../text/token.js';
import { tokenize } from '../../text/tokenize.js';
import { groupsOf } from '../tables.generated.js';
import { isOn } from '../word-lists.js';
import { applianceOf, is } from './appliances.js';
import { convertHeat, printSpan, type Span } from './conversion.js';
import { conditions, mainOf, whereAllHold, type Dish } from './dish.js';
import { donenessOf } from './notes.js';
import type { Action } from './read-steps.js';

const columns = ['method', 'when', 'sentence', 'heat', 'label', 'level', 'label_2', 'level_2', 'minutes_2'] as const;

/** The rows of `data/cookings.tsv`, by method. */
const cookings = groupsOf('cookings.tsv', columns, (row) => ({ ...row.cells, when: oneOfEach(row, 'when', conditions) }), {
  keys: methods,
});

export const setting = (label: string, level: string, temperature: Temperature | null, span: Span | undefined): MethodSetting => ({
  label,
  temperature,
  heat_level: level === '' ? null : level,
  duration_minutes: span?.least ?? null,
  duration_minutes_max: span && span.most > span.least ? span.most : null,
});

/** ", until the lentils fall apart": what a clause waits for; empty if it names nothing, a number, or what only dry heat shows. */
const cueOf = (text: string, isDry: boolean): string => {
  const tokens = tokenize(text);
  const from = tokens.findIndex(({ lemma }) => lemma === 'until');
  const end = tokens.findIndex(({ type }, at) => at > from && type === 'symbol');
  const cue = from === -1 ? [] : tokens.slice(from + 1, end === -1 ? tokens.length : end);
  const isLost = cue.some(
    ({ lemma, value }) => isOn('shows on a thermometer', lemma) || (value !== null && value !== 1) || (!isDry && isOn('shows in dry heat', lemma)),
  ); // prettier-ignore
  return cue.length === 0 || isLost || hasTag(cue.at(-1), 'article', 'preposition') ? '' : `, until ${textOf(cue)}`;
};

/** The temperature of the new appliance, if it has one to set: what an oven was last set to, else what is usual. */
const heatOf = ({ actions, route: { source, target }, stretch }: Dish, usual: string): Temperature | undefined => {
  const said = actions.findLast(({ index, degrees }) => degrees !== undefined && index <= (stretch.at(-1)?.index ?? 0))?.degrees;
  if (said !== undefined && is(target, 'dry')) return ovenAt(convertHeat(source, target, said));
  return usual === '' ? undefined : ovenAt(Number(usual));
};

/** The sentence for cooking the dish the new way, and how to set the appliance. */
const cook = (dish: Dish) => {
  const { stretch, time, high, facts } = dish;
  const { target } = dish.route;
  const [row] = whereAllHold(cookings().get(target) ?? [], facts);
  if (!row) throw new Error(`cookings.tsv has no row for ${target}.`);
  const heat = heatOf(dish, row.heat);
  const isDry = !is(target, 'no_color') && (target !== 'stovetop' || facts.has('loose'));
  const slots = {
    until: cueOf(stretch.at(-1)?.text ?? '', isDry),
    noun: applianceOf(target).noun,
    heat: heat ? printTemperature(heat) : '',
    time: printSpan(time),
    high: high ? printSpan(high) : '',
  };
  const minutes = Number(row.minutes_2);
  const second = setting(row.label_2, row.level_2, null, high ?? (minutes > 0 ? { least: minutes, most: minutes } : undefined));
  return {
    heat,
    sentence: Object.entries(slots).reduce((text, [name, words]) => text.replace(`{${name}}`, () => words), row.sentence),
    settings: [setting(row.label, row.level, heat ?? null, time), ...(row.label_2 === '' ? [] : [second])],
  };
};

/** Lines of the list, as a sentence names them. */
const namesOf = ({ recipe }: Dish, lines: readonly number[]): string =>
  theseWords([...new Set(lines.flatMap((line) => recipe.lines[line]?.name.toLowerCase() ?? []))]);

/** What only the clauses that are gone named goes in before the new cooking; fat goes on the food if there is no pan for it. */
const putIn = (dish: Dish): string[] => {
  const { recipe, actions, gone, route, facts } = dish;
  const kept = new Set(actions.flatMap((action) => (gone.has(action) ? [] : action.lines)));
  const missing = actions.flatMap((action) => (gone.has(action) ? action.lines : [])).filter((line) => !kept.has(line));
  const brushesFat = facts.has('loose') && !facts.has('baking') && !is(route.target, 'no_color');
  const isBrushed = (line: number): boolean => brushesFat && recipe.lines[line]?.ingredient?.role === 'fat';
  const [fats, rest] = [missing.filter(isBrushed), missing.filter((line) => !isBrushed(line))];
  return thatHold([
    [rest.length > 0, `Add ${namesOf(dish, rest)}.`],
    [fats.length > 0, `Brush with ${namesOf(dish, fats)}.`],
    [recipe.added.length > 0, `Pour in ${namesOf(dish, recipe.added)}.`],
  ]);
};

/** Clauses in order; those that stay and follow each other in one sentence are together. */
const runsOf = ({ actions, gone }: Dish): Action[][] => {
  const runs: Action[][] = [];
  for (const action of actions) {
    const previous = runs.at(-1)?.at(-1);
    const isSameSentence = previous?.sentence === action.sentence && previous.step === action.step && previous.end <= action.start;
    if (isSameSentence && !gone.has(previous) && !gone.has(action)) runs.at(-1)?.push(action);
    else runs.push([action]);
  }
  return runs;
};

/** The words of clauses that stay, as they were. */
const textOfRun = (run: readonly Action[]): string => {
  const [first, last] = [run[0] as Action, run.at(-1) as Action];
  const text = first.sentence.slice(first.start, last.end);
  return first.start === 0 ? text : capital(text);
};

/** The step before which the new appliance is made hot: an air fryer just before it is used, an oven where the old one was, or at the start. */
const preheatStep = ({ actions, gone, stretch: [first], route: { target } }: Dish): number => {
  const preheated = actions.find((action) => action.type === 'preheat' && gone.has(action));
  const asked = target === 'air_fryer' ? first : actions.find(({ sentence }) => !isHeading(sentence));
  return (preheated ?? asked)?.step ?? 0;
};

/** The sentences of the new steps, by the index of the step. */
const writeSentences = (dish: Dish, preheat: string, cooking: string): Map<number, string[]> => {
  const { gone, route, stretch } = dish;
  const main = mainOf(stretch)?.index ?? 0;
  const { noun } = applianceOf(route.target);
  const sentences = new Map<number, string[]>();
  const add = (step: number, ...texts: readonly string[]): void =>
    void sentences.set(step, [...(sentences.get(step) ?? []), ...texts.map(closed)]);
  if (preheat !== '') add(preheatStep(dish), preheat);
  for (const run of runsOf(dish)) {
    const { step, index } = run[0] as Action;
    if (!gone.has(run[0] as Action)) add(step, textOfRun(run));
    if (index !== main) continue;
    add(step, ...putIn(dish));
    if (route.target === 'slow_cooker') add(step, `Put everything into ${noun}.`);
    add(step, cooking, ...donenessOf(dish.raw).slice(0, 1));
  }
  return sentences;
};

const plain = (text: string): string => text.split(/\s+/).filter(Boolean).join(' ');

/**
 * The steps of a recipe for another way of cooking, with what changed in them and how the appliance is set. A sentence of which nothing is cooked
 * the new way stays as it was.
 */
export const writeSteps = (dish: Dish, before: readonly string[]) => {
  const { source, target } = dish.route;
  const { heat, sentence, settings } = cook(dish);
  const preheat = heat ? applianceOf(target).preheat.replace('{heat}', printTemperature(heat)) : '';
  const sentences = writeSentences(dish, preheat, sentence);
  const reason = `Brought from ${applianceOf(source).noun} to ${applianceOf(target).noun}.`;
  const changes: Change[] = [];
  const steps = before.flatMap((from, step) => {
    const texts = sentences.get(step) ?? [];
    const numbered = texts.length === 0 ? '' : numberOf(from) + texts.join(' ');
    const to = plain(numbered) === plain(closed(from)) ? from : numbered;
    if (to !== from) changes.push({ kind: 'method', from, to: to === '' ? null : to, reason });
    return to === '' ? [] : [to];
  });
  const preheating = setting('Preheat', '', heat ?? null, target === 'air_fryer' ? { least: 3, most: 3 } : undefined);
  return { steps, changes, settings: [...(preheat === '' ? [] : [preheating]), ...settings] };
};
