import { methods } from '../../../../src/contract/enums.js';
import type { Temperature } from '../../../../src/contract/recipes.js';
import type { Change, MethodSetting } from '../../../../src/contract/transforms.js';
import { ovenAt, printTemperature } from '../../safety/raw-food.js';
import { thatHold, theseWords } from '../../text/join-list.js';
import { oneOfEach } from '../../text/read-table.js';
import { closed, isHeading, numberOf } from '../../text/sentences.js';
import { hasTag, textOf } from '../../text/token.js';
import { tokenize } from '../../text/tokenize.js';
import type { DraftLine } from '../draft-line.js';
import { groupsOf } from '../tables.generated.js';
import { isOn } from '../word-lists.js';
import { applianceOf, is } from './appliances.js';
import { convertHeat, printSpan, type Span } from './conversion.js';
import { conditions, whereAllHold, type Dish } from './dish.js';
import { donenessOf } from './notes.js';

const columns = ['method', 'when', 'sentence', 'heat', 'label', 'level'] as const;

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
const cueOf = (text: string, isPot: boolean): string => {
  const tokens = tokenize(text);
  const from = tokens.findIndex(({ lemma }) => lemma === 'until');
  const end = tokens.findIndex(({ type }, at) => at > from && type === 'symbol');
  const cue = from === -1 ? [] : tokens.slice(from + 1, end === -1 ? tokens.length : end);
  const isLost = cue.some(
    ({ lemma, value }) => isOn('shows on a thermometer', lemma) || (value !== null && value !== 1) || (isPot && isOn('shows in dry heat', lemma)),
  ); // prettier-ignore
  return cue.length === 0 || isLost || hasTag(cue.at(-1), 'article', 'preposition') ? '' : `, until ${textOf(cue)}`;
};

/** The temperature of the new appliance, if it has one to set: what an oven was last set to, else what is usual. */
const heatOf = ({ actions, route: { source, target }, cooking }: Dish, usual: string): Temperature | undefined => {
  const said = actions.findLast(({ index, degrees }) => degrees !== undefined && index <= (cooking.at(-1)?.index ?? 0))?.degrees;
  if (said !== undefined && is(target, 'dry')) return ovenAt(convertHeat(source, target, said));
  return usual === '' ? undefined : ovenAt(Number(usual));
};

/** The sentence for cooking the dish the new way, and how to set the appliance. */
const cook = (dish: Dish) => {
  const { cooking, time, facts } = dish;
  const { target } = dish.route;
  const [row] = whereAllHold(cookings().get(target) ?? [], facts);
  if (!row) throw new Error(`cookings.tsv has no row for ${target}.`);
  const heat = heatOf(dish, row.heat);
  const slots = {
    until: cueOf(cooking.at(-1)?.text ?? '', facts.has('pot')),
    noun: applianceOf(target).noun,
    heat: heat ? printTemperature(heat) : '',
    time: printSpan(time),
  };
  return {
    heat,
    sentence: Object.entries(slots).reduce((text, [name, words]) => text.replace(`{${name}}`, () => words), row.sentence),
    setting: setting(row.label, row.level, heat ?? null, time),
  };
};

/** What only the clauses that are gone named goes in before the new cooking; fat goes on pieces, which have no pan for it. */
const putIn = ({ recipe, actions, gone, route, facts }: Dish): string[] => {
  const kept = new Set(actions.flatMap((action) => (gone.has(action) ? [] : action.lines)));
  const missing = [...new Set([...gone].flatMap(({ lines }) => lines))].flatMap((line) =>
    kept.has(line) ? [] : (recipe.lines[line] ?? []),
  );
  const isBrushed = ({ ingredient }: DraftLine): boolean => facts.has('pieces') && is(route.target, 'no_pan') && ingredient?.role === 'fat';
  const namesOf = (lines: readonly DraftLine[]): string => theseWords([...new Set(lines.map(({ name }) => name.toLowerCase()))]);
  const [fats, rest] = [missing.filter(isBrushed), missing.filter((line) => !isBrushed(line))];
  return thatHold([
    [rest.length > 0, `Add ${namesOf(rest)}.`],
    [fats.length > 0, `Brush with ${namesOf(fats)}.`],
  ]);
};

/** The step before which the new appliance is made hot: an air fryer just before it is used, an oven where the old one was, or at the start. */
const preheatStep = ({ actions, cooking: [first], route: { target } }: Dish): number => {
  const asked = target === 'air_fryer' ? first : actions.find(({ sentence }) => !isHeading(sentence));
  return (actions.find(({ type }) => type === 'preheat') ?? asked)?.step ?? 0;
};

/**
 * The steps of a recipe for another way of cooking, with what changed in them and how the appliance is set. A sentence of which nothing is cooked
 * the new way stays as it was.
 */
export const writeSteps = (dish: Dish, before: readonly string[]) => {
  const { actions, gone } = dish;
  const { source, target } = dish.route;
  const { heat, sentence, setting: cooking } = cook(dish);
  const preheat = heat ? applianceOf(target).preheat.replace('{heat}', printTemperature(heat)) : '';
  const preheated = preheat === '' ? -1 : preheatStep(dish);
  const main = dish.cooking.at(-1);
  const broken = new Set([...gone].map((action) => action.sentence));
  const reason = `Brought from ${applianceOf(source).noun} to ${applianceOf(target).noun}.`;
  const changes: Change[] = [];
  const steps = before.flatMap((from, step) => {
    const own = actions.filter((action) => action.step === step);
    if (step !== preheated && !own.some((action) => gone.has(action))) return [from];
    const texts = own.flatMap((action) => {
      if (action === main) return [...putIn(dish), sentence, ...donenessOf(dish.raw).slice(0, 1)];
      if (gone.has(action)) return [];
      // a sentence of which nothing is gone stays whole
      if (!broken.has(action.sentence)) return action.isFirst ? [action.sentence] : [];
      return [action.text];
    });
    const to = [...(step === preheated ? [preheat] : []), ...texts].map(closed).join(' ');
    changes.push({ kind: 'method', from, to: to === '' ? null : numberOf(from) + to, reason });
    return to === '' ? [] : [numberOf(from) + to];
  });
  const preheating = setting('Preheat', '', heat ?? null, target === 'air_fryer' ? { least: 3, most: 3 } : undefined);
  return { steps, changes, settings: [...(preheat === '' ? [] : [preheating]), cooking] };
};
