import { methods } from '../../../../src/contract/enums.js';
import type { Temperature } from '../../../../src/contract/recipes.js';
import type { MethodSetting } from '../../../../src/contract/transforms.js';
import { ovenAt, printTemperature } from '../../safety/safe-temperatures.js';
import { lazy } from '../../text/memoize.js';
import { groupPairs, listOf, oneOf, oneOfEach } from '../../text/read-table.js';
import { hasTag, type Token } from '../../text/token.js';
import { lemmasOf, tokenize } from '../../text/tokenize.js';
import { rowsOf } from '../read-tables.js';
import { applianceOf, is } from './appliances.js';
import { type Action, isLong, isWet, type Stage } from './course.js';
import { convertHeat, convertTime, printSpan, sumSpans, type Span } from './conversion.js';
import type { Plan } from './plan.js';

const conditions = ['loose', 'whole', 'dough', 'wet', 'direct', 'quick'] as const;
const columns = ['method', 'when', 'sentence', 'label', 'level', 'label_2', 'level_2', 'minutes_2'] as const;

/** The rows of `data/cookings.tsv`, by method. */
const cookings = lazy(() =>
  groupPairs(
    rowsOf('cookings.tsv', columns).flatMap((row) => {
      const cooking = { ...row.cells, when: oneOfEach(row, 'when', conditions) };
      return listOf(row.cells.method).map((method) => [oneOf(row, 'method', methods, method), cooking] as const);
    }),
  ),
);

type CookingRow = NonNullable<ReturnType<ReturnType<typeof cookings>['get']>>[number];

export const setting = (label: string, level: string, temperature: Temperature | null, span: Span | undefined): MethodSetting => ({
  label,
  temperature,
  heat_level: level === '' ? null : level,
  duration_minutes: span?.least ?? null,
  duration_minutes_max: span && span.most > span.least ? span.most : null,
});

/** Words of a title for what does not hold together without a dish. */
const needsDish: ReadonlySet<string> = new Set(['casserole', 'gratin', 'lasagna', 'pie', 'quiche', 'custard', 'soup', 'stew', 'loaf', 'meatloaf', 'pizza', 'strata', 'cobbler', 'crumble', 'mac', 'macaroni']); // prettier-ignore
const dishes: ReadonlySet<string> = new Set(['baking dish', 'casserole dish', 'casserole', 'loaf pan', 'loaf tin']);
/** Dough that is portioned onto a sheet. */
const portions: ReadonlySet<string> = new Set(['cookie', 'biscuit', 'scone', 'macaroon', 'apart']);

/** More milliliters of liquid a serving than this run away without a dish. */
const LOOSE_LIQUID = 50;

/** True for pieces side by side; false for what needs a dish or a pot. */
export const liesLoose = ({ dish: { recipe, actions, isBaking }, route, main }: Plan): boolean => {
  const title = lemmasOf(recipe.title);
  if (isBaking) return [...title, ...recipe.steps.flatMap(lemmasOf)].some((word) => portions.has(word));
  if (is(route.source, 'pot') || title.some((word) => needsDish.has(word))) return false;
  const liquid = recipe.gramsWhere(({ role }) => role === 'liquid' || role === 'dairy');
  return liquid / recipe.servings < LOOSE_LIQUID && !actions.some(({ vessel }) => dishes.has(vessel ?? '')) && !isWet(main);
};

/** What a step names as done shows in dry heat only. */
const dryCues: ReadonlySet<string> = new Set(['golden', 'brown', 'browned', 'crisp', 'crispy', 'charred', 'bubbling', 'bubbly', 'bubble', 'thick', 'thickened', 'thicken', 'reduced', 'reduce', 'evaporated', 'boil', 'simmer', 'melted', 'toasted', 'oil', 'hot', 'caramelized', 'absorbed']); // prettier-ignore
/** A thermometer is said elsewhere. */
const measures: ReadonlySet<string> = new Set(['internal', 'thermometer', 'register', 'read', 'reach', 'temperature', 'about', 'approximately']); // prettier-ignore

const isMeasured = ({ lemma, value }: Token): boolean => measures.has(lemma) || (value !== null && value !== 1);

/** ", until the lentils fall apart": what a stage waits for; empty if it names nothing, or a number. */
const cueOf = (text: string, isDry: boolean): string => {
  const tokens = tokenize(text);
  const from = tokens.findIndex(({ lemma }) => lemma === 'until') + 1;
  const behind = from === 0 ? [] : tokens.slice(from);
  const end = behind.findIndex(({ lemma }) => [',', '.', ';', '('].includes(lemma));
  const cue = end === -1 ? behind : behind.slice(0, end);
  const last = cue.at(-1);
  if (!last || hasTag(last, 'article', 'preposition') || cue.some((token) => isMeasured(token) || (!isDry && dryCues.has(token.lemma))))
    return '';
  return `, until ${text.slice((cue[0] as Token).start, last.end)}`;
};

/** " the mushrooms" of "Fry the mushrooms for 5 minutes": what an action cooks, if it says so right behind the verb. */
const objectOf = ({ text, verb }: Action): string => {
  const tokens = tokenize(text);
  const from = tokens.findIndex((token) => token.verb === verb) + 1;
  if (from === 0 || !(hasTag(tokens[from], 'article') || tokens[from]?.lemma === 'your')) return '';
  const end = tokens.findIndex(
    (token, at) => at > from && (token.type !== 'word' || (hasTag(token, 'preposition') && token.lemma !== 'of')),
  );
  const words = tokens.slice(from, end === -1 ? tokens.length : end).filter(({ lemma }, at, all) => at < all.length - 1 || lemma !== 'and');
  return ` ${text.slice((words[0] as Token).start, (words.at(-1) as Token).end)}`;
};

/** The hottest oven there is, in Fahrenheit; above it, a temperature is that of oil or sugar. */
const HOTTEST_OVEN = 550;
/** Ovens for what says no temperature: what braises, what is fried, and everything else. */
const BRAISING_OVEN = 325;
const FRYING_OVEN = 425;
const USUAL_OVEN = 375;

/** Degrees Fahrenheit of the oven that a stage has, or would have: its own, else what the oven was last set to. */
const degreesOf = ({ dish: { actions, isBaking }, route }: Plan, stage: Stage): number => {
  const isOven = ({ degrees }: Action): boolean => degrees !== undefined && degrees <= HOTTEST_OVEN;
  const own = actions.findLast(
    (action) => action.index <= stage.last.index && isOven(action) && (stage.actions.includes(action) || action.type === 'preheat'),
  );
  const said = (own ?? actions.find(isOven))?.degrees;
  if (said !== undefined) return said;
  if (isWet(stage)) return BRAISING_OVEN;
  return route.source === 'stovetop' && !isBaking && stage.span && !isLong(stage) ? FRYING_OVEN : USUAL_OVEN;
};

/** For what says no time: a meal, and what is only warmed, toasted or melted. */
const usual: Span = { least: 20, most: 25 };
const brief: Span = { least: 5, most: 10 };
/** What a slow cooker does to a tough cut, and what pasta stands in one. */
const toughInSlowCooker: Span = { least: 600, most: 600 };
const pastaInSlowCooker: Span = { least: 30, most: 30 };

/** How long a stage took in the old way. */
const spanOf = ({ dish: { recipe, raw }, route: { source, target }, stages, isTogether }: Plan, stage: Stage): Span => {
  const span = isTogether ? sumSpans(stages.flatMap((one) => one.span ?? [])) : stage.span;
  if (source === 'slow_cooker' && raw.some(({ long }) => long)) return toughInSlowCooker;
  if (target === 'slow_cooker' && (span?.most ?? 0) > pastaInSlowCooker.most && recipe.has(({ kinds }) => kinds.includes('pasta')))
    return pastaInSlowCooker;
  const isMeal = recipe.has(({ role }) => role === 'protein' || role === 'starch') && !['toast', 'melt', 'warm'].includes(stage.first.verb);
  return span ?? (isMeal ? usual : brief);
};

/** Food that takes longer than so many minutes burns over direct heat. */
const LONGEST_DIRECT = 30;
/** Degrees Fahrenheit over and next to the coals. */
const DIRECT_HEAT = 425;
const INDIRECT_HEAT = 350;
/** From so many minutes under pressure on, the pressure drops by itself. */
const SLOW_RELEASE = 10;
/** Water baths for meat are as hot as its middle must be; other things have this one. */
const vegetableBath: Temperature = { celsius: 85, fahrenheit: 185 };
const toughBath: Span = { least: 720, most: 1440 };
const meatBath: Span = { least: 60, most: 120 };
const otherBath: Span = { least: 45, most: 60 };

const waterBath = ({ dish: { raw } }: Plan): { heat: Temperature; time: Span } => {
  const [hottest] = raw.flatMap(({ safe }) => safe?.temperature ?? []).toSorted((a, b) => b.fahrenheit - a.fahrenheit);
  if (!hottest) return { heat: vegetableBath, time: otherBath };
  return { heat: hottest, time: raw.some(({ long, safe }) => long && safe) ? toughBath : meatBath };
};

/** The temperature and the times of the new appliance. */
const settingsOf = (plan: Plan, stage: Stage, isDirect: (time: Span) => boolean): { heat?: Temperature; time: Span; high?: Span } => {
  const { source, target } = plan.route;
  if (target === 'sous_vide') return waterBath(plan);
  const times = convertTime(source, target, spanOf(plan, stage));
  if (target === 'grill') return { ...times, heat: ovenAt(isDirect(times.time) ? DIRECT_HEAT : INDIRECT_HEAT) };
  if (target === 'steamer') return { ...times, heat: { celsius: 100, fahrenheit: 212 } };
  return is(target, 'dry') ? { ...times, heat: ovenAt(convertHeat(source, target, degreesOf(plan, stage))) } : times;
};

const isWhole = ({ dish: { recipe, raw } }: Plan): boolean =>
  raw.some(({ safe }) => safe) && recipe.lines.some(({ original }) => lemmasOf(original).includes('whole'));

/** One stage, cooked the new way: the sentence for the cook, and how to set the appliance. */
export const cookStage = (plan: Plan, stage: Stage) => {
  const { source, target } = plan.route;
  const isLoose = liesLoose(plan);
  const isDirect = ({ most }: Span): boolean => isLoose && most <= LONGEST_DIRECT;
  const { heat, time, high } = settingsOf(plan, stage, isDirect);
  const holds: Record<(typeof conditions)[number], boolean> = {
    loose: isLoose,
    whole: isWhole(plan),
    dough: plan.dish.isBaking,
    wet: source === 'stovetop' || is(source, 'pot'),
    direct: isDirect(time),
    quick: time.most < SLOW_RELEASE && !plan.dish.raw.some(({ long }) => long),
  };
  const row = cookings()
    .get(target)
    ?.find(({ when }) => when.every((condition) => holds[condition])) as CookingRow;
  const slots = {
    it: is(target, 'pot') || plan.isTogether ? '' : objectOf(stage.first),
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

export type Cooking = ReturnType<typeof cookStage>;
