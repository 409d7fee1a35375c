import type { Method } from '../../../../src/contract/enums.js';
import { isAnyOf, seafood } from '../../ingredients/kinds.js';
import { isDriedPulse, type RawFood } from '../../safety/raw-food.js';
import { lemmasOf } from '../../text/tokenize.js';
import type { RecipeDraft } from '../recipe-draft.js';
import type { RecipeType } from '../recipe-type.js';
import { isOn } from '../word-lists.js';
import { conditionsOf, is, routeConditions, type Route } from './appliances.js';
import { convertTime, type Span } from './conversion.js';
import { cooks, isTakenOut, type Action } from './read-steps.js';

/** A recipe that is to be cooked another way, as it was read. */
interface Reading {
  readonly recipe: RecipeDraft;
  readonly actions: readonly Action[];
  readonly raw: readonly RawFood[];
  readonly type: RecipeType;
  readonly route: Route;
}

/** Between two clauses of one stretch nothing is put in: it is turned, covered or stirred, or the oven is turned down. */
const isWithin = ({ type, verb }: Action): boolean => type === 'regulate' || type === 'preheat' || isOn('within a stretch', verb);

const isOurs = ({ way }: Action, source: Method): boolean => way === undefined || way === source;

/** From so many minutes on, a clause on the stove is the cooking, and not the start of it. */
const LONG_MINUTES = 15;

const isLong = (span: Span | undefined): boolean => (span?.most ?? 0) >= LONG_MINUTES;

/**
 * The clauses that cook the dish in the old way: "Cover and bake for 25 minutes. Uncover and bake for 10 more". A pot on the stove may have a short
 * start, and is filled bit by bit. None if no step says how it is cooked; `isOne` if nothing else is done in between.
 */
const findStretch = ({ actions, route: { source } }: Reading): { stretch: readonly Action[]; isOne: boolean } => {
  const isStove = source === 'stovetop';
  const ours = actions.filter((action) => isOurs(action, source));
  const type = ours.some((action) => action.type === 'cook') ? 'cook' : 'brown';
  const cooking = ours.filter((action) => action.type === type);
  const first = (isStove && cooking.find(({ span }) => isLong(span))) || cooking[0];
  const all = first ? actions.slice(first.index, (cooking.at(-1) as Action).index + 1) : [];
  const isPot = isStove && all.every((action) => !cooking.includes(action) || isLong(action.span));
  const isPutIn = (action: Action): boolean => isPot && action.type === 'other' && !isWithin(action) && !isTakenOut(action);
  const stretch = all.filter((action) => !isPutIn(action));
  return { stretch, isOne: stretch.every((action) => cooking.includes(action) || isWithin(action)) };
};

/** Where the dish is cooked the new way: after the last thing that went in. */
export const mainOf = (stretch: readonly Action[]): Action | undefined =>
  stretch.findLast(({ index }, at) => stretch[at - 1]?.index !== index - 1);

/** The sum of the times of a stretch; `undefined` if it names none. */
const spanOf = (stretch: readonly Action[]): Span | undefined => {
  const spans = stretch.flatMap((action) => (action.span && cooks(action) ? [action.span] : []));
  const sum = (of: keyof Span): number => spans.reduce((minutes, span) => minutes + span[of], 0);
  return spans.length === 0 ? undefined : { least: sum('least'), most: sum('most') };
};

/** For what says no time: a meal, and what is only warmed, toasted or melted. */
const usual: Span = { least: 20, most: 25 };
const brief: Span = { least: 5, most: 10 };

/** Minutes from which on a clause without heat words must be cooking: "add the broth, a ladle at a time, for 20 minutes". */
const MIN_IMPLIED_MINUTES = 10;
/** Minutes from which on even melting and toasting is cooking. */
const LONG_WARMING = 10;
/** Leanest milk product that curdles, in kcal of 100 g: below it is whey. */
const RICH_DAIRY = 30;
/** More grams of liquid a serving than this run away without a dish. A guess. */
const LOOSE_LIQUID = 50;
/** With more grams of liquid a serving than this, a pot needs a lid in an oven. A guess. */
const SOUPY_LIQUID = 60;
/** Food that takes longer than so many minutes burns over direct heat. */
const LONGEST_DIRECT = 30;
/** More grams than this fit into no basket or small oven. A guess. */
const BASKET_GRAMS = 3000;
/** From so many minutes under pressure on, the pressure drops by itself. */
const SLOW_RELEASE = 10;

/** Whether a clause makes the dish: it does not only toast, melt or warm something. */
export const isCooking = (action: Action): boolean =>
  cooks(action) && (!isOn('warms only', action.verb) || (action.span?.most ?? 0) > LONG_WARMING);

/** True if parts of the dish are cooked in pans or appliances of their own, or if it is cooked while it is put together. */
const isInParts = ({ actions, route: { source } }: Reading, stretch: readonly Action[]): boolean => {
  const [first] = stretch;
  const heats = actions.filter(({ type }) => type === 'cook' || type === 'brown');
  const ours = heats.filter((action) => isOurs(action, source));
  const isInPans = ours.length > 1 && ours.some(({ sentence }) => lemmasOf(sentence).some((lemma) => isOn('another pan', lemma)));
  const isPoured = ({ index, type, verb, span }: Action): boolean =>
    index > (first?.index ?? 0) && type === 'other' && isOn('pours', verb) && (span?.most ?? 0) >= MIN_IMPLIED_MINUTES;
  const isElsewhere = heats.some((action) => !isOurs(action, source) && action.way !== 'stovetop');
  const takenOut = actions.find(isTakenOut);
  const isPutBack = actions.some(
    ({ index, lemmas }) => takenOut && index > takenOut.index && lemmas.some((lemma) => isOn('brings back', lemma)),
  );
  // "top with the cheese for the last minute"
  const isLate = actions.some(({ lemmas }) =>
    lemmas.some((lemma, at) => isOn('last minutes', lemma) && lemmas.slice(at + 1, at + 3).some((next) => isOn('minutes or hours', next))),
  );
  const end = stretch.at(-1)?.index ?? 0;
  // "pour in the sauce and let it bubble": there is no pan any more
  const isLater = actions.some(
    ({ index, verb, lemmas }) => index > end && [verb, ...lemmas].some((word) => isOn('cooks by another name', word)),
  );
  return isElsewhere || isPutBack || isLate || isLater || (source === 'stovetop' && isInPans) || actions.some(isPoured);
};

/** True for pieces side by side; false for what needs a dish or a pot, or has something on top that falls off. */
const liesLoose = ({ recipe, actions, type, route: { source } }: Reading, isWet: boolean): boolean => {
  const title = lemmasOf(recipe.title);
  if (source === 'grill' || source === 'air_fryer') return true;
  if (type !== 'baking' && actions.some(({ lemmas, type: kind }) => kind === 'other' && lemmas.some((lemma) => isOn('lies on top', lemma))))
    return false;
  if (type === 'baking') return [...title, ...recipe.steps.flatMap(lemmasOf)].some((word) => isOn('portioned dough', word));
  if (isWet || title.some((word) => isOn('needs a dish', word)) || actions.some(({ vessel }) => isOn('deep dish', vessel))) return false;
  return recipe.gramsWhere(({ role }) => role === 'liquid' || role === 'dairy') / recipe.servings < LOOSE_LIQUID;
};

/** True for a clause that puts in only what curdles or toughens in hours of moist heat: milk, cream, seafood. */
const isDelicate = ({ recipe }: Reading, { type, lines }: Action): boolean => {
  const delicate = lines.filter((line) => {
    const ingredient = recipe.lines[line]?.ingredient;
    if (ingredient?.role === 'dairy') return ingredient.nutrition.calories > RICH_DAIRY;
    return ingredient?.role === 'protein' && isAnyOf(ingredient, ...seafood);
  });
  return type === 'other' && lines.length > 0 && delicate.length === lines.length;
};

/** The clauses of which nothing is left: the stretch, what only gets its pan or its heat ready, and what works the old appliance. */
const goneOf = ({ recipe, actions, route: { source, target } }: Reading, stretch: readonly Action[]): Set<Action> => {
  const isFat = (line: number): boolean => recipe.lines[line]?.ingredient?.role === 'fat';
  const readies = (action: Action | undefined): boolean =>
    action?.type === 'regulate' || (action?.type === 'heat' && is(target, 'no_pan') && action.lines.every(isFat));
  let [from, to] = [stretch[0]?.index ?? 0, stretch.at(-1)?.index ?? -1];
  while (readies(actions[from - 1])) from--;
  while (actions[to + 1]?.type === 'regulate') to++;
  const worksOld = ({ type, verb, lines, appliance, vessel }: Action): boolean =>
    (appliance === source && type === 'other' && (isOn('makes ready', verb) || (isOn('sets an appliance', verb) && lines.length === 0))) ||
    (is(target, 'pot') && verb === 'line' && vessel !== undefined);
  const isNear = (action: Action): boolean => action.index >= from && action.index <= to && readies(action);
  return new Set(actions.filter((action) => stretch.includes(action) || isNear(action) || action.type === 'preheat' || worksOld(action)));
};

const dishConditions = [
  'same', 'not_cooked', 'warmed', 'dried_pulse', 'dried_bean', 'dough', 'hot_pot', 'in_parts', 'drained', 'fried', 'wet', 'delicate', 'raw_starch',
  'loose', 'in_dish', 'direct', 'long', 'heavy', 'roasted', 'brief', 'baking', 'flesh', 'meatless', 'dairy', 'soupy', 'crisp', 'on_stove',
] as const; // prettier-ignore

/** What the tables of the methods ask of a dish and of the way that it is brought. */
export const conditions = [...dishConditions, ...routeConditions] as const;
export type Condition = (typeof conditions)[number];

/** Reads how a dish is cooked, and how long it takes the new way. */
const readCooking = (reading: Reading) => {
  const { recipe, route } = reading;
  const { stretch, isOne } = findStretch(reading);
  const isMeal = recipe.has(({ role }) => role === 'protein' || role === 'starch') && !isOn('warms only', stretch[0]?.verb);
  const span = spanOf(stretch);
  const times = convertTime(route.source, route.target, span ?? (isMeal ? usual : brief));
  return { ...reading, stretch, isOne, isLong: isLong(span), gone: goneOf(reading, stretch), ...times };
};

/** Whether there is raw meat, poultry or fish. */
export const hasFlesh = (raw: readonly RawFood[]): boolean => raw.some(({ safe, ingredient }) => safe && !ingredient.kinds.includes('egg'));

/** The conditions that hold for a dish and its way. */
const factsOf = (cooking: ReturnType<typeof readCooking>): Set<Condition> => {
  const { recipe, actions, raw, type, route, stretch, gone, time } = cooking;
  const { source, target } = route;
  const next = actions[(stretch.at(-1)?.index ?? 0) + 1];
  const words = [recipe.title, ...recipe.steps].flatMap(lemmasOf);
  const isSoupy = recipe.gramsWhere(({ role }) => role === 'liquid') / recipe.servings > SOUPY_LIQUID;
  const isCovered = actions.some(({ lemmas }) => lemmas.some((lemma) => isOn('covers', lemma)));
  const isWet = stretch.some(({ verb }) => isOn('cooks in liquid', verb)) || (isSoupy && isCovered);
  const isLoose = liesLoose(cooking, isWet);
  const isMeat = raw.some(({ ingredient, long }) => long || isAnyOf(ingredient, 'beef', 'pork', 'lamb', 'poultry'));
  const staysOnStove = (action: Action): boolean =>
    !gone.has(action) && action.way === 'stovetop' && (action.type === 'cook' || (action.type === 'brown' && !is(target, 'pot')));
  const holds: Record<(typeof dishConditions)[number], boolean> = {
    same: source === target,
    not_cooked: stretch.length === 0,
    warmed: !actions.some(isCooking),
    dried_pulse: raw.some(({ ingredient }) => isDriedPulse(ingredient)),
    dried_bean: raw.some(({ ingredient }) => ingredient.cookingClass === 'dried pulse'),
    dough: type === 'baking' || words.includes('batter') || recipe.has(({ name }) => lemmasOf(name).some((lemma) => isOn('dough', lemma))),
    hot_pot: source === 'oven' && actions.some(({ vessel }) => vessel === 'dutch oven'),
    in_parts: !cooking.isOne || isInParts(cooking, stretch),
    drained: next?.verb === 'drain' && source === 'stovetop' && !next.lemmas.includes('fat'),
    fried: !cooking.isLong && !isWet,
    wet: isWet,
    delicate: actions.some((action) => action.index < (mainOf(stretch)?.index ?? 0) && isDelicate(cooking, action)),
    raw_starch: raw.some(({ ingredient }) => ingredient.role === 'starch' && isAnyOf(ingredient, 'pasta', 'rice')),
    loose: isLoose,
    in_dish: !isLoose && !isWet,
    direct: isLoose && time.most <= LONGEST_DIRECT,
    long: isLoose && time.most > LONGEST_DIRECT,
    heavy: recipe.gramsWhere(() => true) > BASKET_GRAMS,
    roasted: (is(source, 'dry') || source === 'grill') && !isWet,
    brief: time.most < SLOW_RELEASE && !raw.some(({ long }) => long),
    baking: type === 'baking',
    flesh: hasFlesh(raw),
    meatless: type === 'savory' && !isMeat,
    dairy: recipe.has(({ role }) => role === 'dairy'),
    soupy: isSoupy,
    crisp: words.some((word) => isOn('crisp', word)),
    on_stove: target !== 'stovetop' && actions.some(staysOnStove),
  };
  return new Set<Condition>([...dishConditions.filter((one) => holds[one]), ...conditionsOf(route)]);
};

/** Reads how a dish is cooked, how long it takes the new way, and what is true of it. */
export const readDish = (reading: Reading) => {
  const cooking = readCooking(reading);
  return { ...cooking, facts: factsOf(cooking) };
};

/** A dish, how it is cooked, and how long it takes the new way. */
export type Dish = ReturnType<typeof readDish>;

/** The rows of a table whose conditions all hold. */
export const whereAllHold = <Item extends { readonly when: readonly Condition[] }>(
  rows: readonly Item[],
  facts: ReadonlySet<Condition>,
): Item[] => rows.filter(({ when }) => when.every((condition) => facts.has(condition)));
