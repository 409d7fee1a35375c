import { methods } from '../../../../src/contract/enums.js';
import type { Temperature } from '../../../../src/contract/recipes.js';
import type { MethodSetting } from '../../../../src/contract/transforms.js';
import { ovenAt, printTemperature } from '../../safety/raw-food.js';
import { oneOfEach } from '../../text/read-table.js';
import { hasTag, textOf } from '../../text/token.js';
import { lemmasOf, tokenize } from '../../text/tokenize.js';
import { groupsOf } from '../read-tables.js';
import { isOn } from '../word-lists.js';
import { applianceOf, is } from './appliances.js';
import { convertHeat, convertTime, printSpan, type Span } from './conversion.js';
import { isLong, isWet, type Plan, type Stage } from './plan.js';

const conditions = ['loose', 'dough', 'wet', 'direct', 'quick'] as const;
const columns = ['method', 'when', 'sentence', 'label', 'level', 'label_2', 'level_2', 'minutes_2'] as const;

/** The rows of `data/cookings.tsv`, by method. */
const cookings = groupsOf('cookings.tsv', columns, (row) => ({ ...row.cells, when: oneOfEach(row, 'when', conditions) }), {
  keys: methods,
});

type CookingRow = NonNullable<ReturnType<ReturnType<typeof cookings>['get']>>[number];

export const setting = (label: string, level: string, temperature: Temperature | null, span: Span | undefined): MethodSetting => ({
  label,
  temperature,
  heat_level: level === '' ? null : level,
  duration_minutes: span?.least ?? null,
  duration_minutes_max: span && span.most > span.least ? span.most : null,
});

/** More milliliters of liquid a serving than this run away without a dish. */
const LOOSE_LIQUID = 50;

/** True for pieces side by side; false for what needs a dish or a pot. */
export const liesLoose = ({ dish: { recipe, actions, isBaking }, route, main }: Plan): boolean => {
  const title = lemmasOf(recipe.title);
  if (isBaking) return [...title, ...recipe.steps.flatMap(lemmasOf)].some((word) => isOn('portioned dough', word));
  if (is(route.source, 'pot') || title.some((word) => isOn('needs a dish', word))) return false;
  const liquid = recipe.gramsWhere(({ role }) => role === 'liquid' || role === 'dairy');
  return liquid / recipe.servings < LOOSE_LIQUID && !actions.some(({ vessel }) => isOn('deep dish', vessel)) && !isWet(main);
};

/** ", until the lentils fall apart": what a stage waits for; empty if it names nothing, a number, or what only dry heat shows. */
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

/** Ovens for what says no temperature: what braises, what is fried, and everything else. */
const BRAISING_OVEN = 325;
const FRYING_OVEN = 425;
const USUAL_OVEN = 375;

/** Degrees Fahrenheit of the oven that a stage has, or would have: what an oven was last set to. */
const degreesOf = ({ dish: { actions, isBaking }, route }: Plan, stage: Stage): number => {
  const said = actions.findLast(({ index, degrees }) => degrees !== undefined && index <= stage.last.index)?.degrees;
  if (said !== undefined) return said;
  if (isWet(stage)) return BRAISING_OVEN;
  return route.source === 'stovetop' && !isBaking && stage.span && !isLong(stage) ? FRYING_OVEN : USUAL_OVEN;
};

/** For what says no time: a meal, and what is only warmed, toasted or melted. */
const usual: Span = { least: 20, most: 25 };
const brief: Span = { least: 5, most: 10 };
/** What a slow cooker does to a tough cut. */
const toughInSlowCooker: Span = { least: 600, most: 600 };

/** How long a stage took in the old way. */
const spanOf = ({ dish: { recipe, raw }, route: { source } }: Plan, { span, first }: Stage): Span => {
  if (source === 'slow_cooker' && raw.some(({ long }) => long)) return toughInSlowCooker;
  const isMeal = recipe.has(({ role }) => role === 'protein' || role === 'starch') && !isOn('warms only', first.verb);
  return span ?? (isMeal ? usual : brief);
};

/** Food that takes longer than so many minutes burns over direct heat. */
const LONGEST_DIRECT = 30;
/** Degrees Fahrenheit over and next to the coals. */
const DIRECT_HEAT = 425;
const INDIRECT_HEAT = 350;
/** From so many minutes under pressure on, the pressure drops by itself. */
const SLOW_RELEASE = 10;
/** The temperature and the times of the new appliance. */
const settingsOf = (plan: Plan, stage: Stage, isDirect: (time: Span) => boolean): { heat?: Temperature; time: Span; high?: Span } => {
  const { source, target } = plan.route;
  const times = convertTime(source, target, spanOf(plan, stage));
  if (target === 'grill') return { ...times, heat: ovenAt(isDirect(times.time) ? DIRECT_HEAT : INDIRECT_HEAT) };
  if (target === 'steamer') return { ...times, heat: { celsius: 100, fahrenheit: 212 } };
  return is(target, 'dry') ? { ...times, heat: ovenAt(convertHeat(source, target, degreesOf(plan, stage))) } : times;
};

/** One stage, cooked the new way: the sentence for the cook, and how to set the appliance. */
export const cookStage = (plan: Plan, stage: Stage) => {
  const { source, target } = plan.route;
  const { raw, isBaking } = plan.dish;
  const isLoose = liesLoose(plan);
  const isDirect = ({ most }: Span): boolean => isLoose && most <= LONGEST_DIRECT;
  const { heat, time, high } = settingsOf(plan, stage, isDirect);
  const holds: Record<(typeof conditions)[number], boolean> = {
    loose: isLoose,
    dough: isBaking,
    wet: source === 'stovetop' || is(source, 'pot'),
    direct: isDirect(time),
    quick: time.most < SLOW_RELEASE && !raw.some(({ long }) => long),
  };
  const row = cookings().get(target)?.find(({ when }) => when.every((condition) => holds[condition])) as CookingRow; // prettier-ignore
  const slots = {
    until: cueOf(stage.last.text, !is(target, 'no_color') && (target !== 'stovetop' || isLoose)),
    noun: applianceOf(target).noun,
    heat: heat ? printTemperature(heat) : '',
    time: printSpan(time),
    high: high ? printSpan(high) : '',
  };
  const minutes = Number(row.minutes_2);
  const second = high ?? (minutes > 0 ? { least: minutes, most: minutes } : undefined);
  return {
    instruction: Object.entries(slots).reduce((text, [name, words]) => text.replace(`{${name}}`, () => words), row.sentence),
    settings: [
      setting(row.label, row.level, heat ?? null, time),
      ...(row.label_2 === '' ? [] : [setting(row.label_2, row.level_2, null, second)]),
    ],
  };
};
