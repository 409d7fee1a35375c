import { isAnyOf, seafood } from '../../ingredients/kinds.js';
import type { RawFood } from '../../safety/raw-food.js';
import { lemmasOf } from '../../text/tokenize.js';
import type { RecipeDraft } from '../recipe-draft.js';
import type { RecipeType } from '../recipe-type.js';
import { isOn } from '../word-lists.js';
import { applianceOf, conditionsOf, dishTypes, is, routeConditions, type DishType, type Route } from './appliances.js';
import { convertTime, type Span } from './conversion.js';
import { isTakenOut, type Action } from './read-steps.js';

/** A recipe that is to be cooked another way, as it was read. */
interface Reading {
  readonly recipe: RecipeDraft;
  readonly actions: readonly Action[];
  readonly raw: readonly RawFood[];
  readonly type: RecipeType;
  readonly route: Route;
}

/** Minutes from which on even melting and toasting is cooking. */
const LONG_WARMING = 10;

/** Whether a clause makes the dish: it does not only toast, melt or warm something. */
export const isCooking = (action: Action): boolean =>
  action.type === 'cook' && (!isOn('warms only', action.verb) || (action.span?.most ?? 0) > LONG_WARMING);

/** From so many minutes on, a clause on the stove is the cooking, and not the start of it. */
const LONG_ON_STOVE = 15;

const isLong = ({ span }: Action): boolean => (span?.most ?? 0) >= LONG_ON_STOVE;

/** The clauses that cook the dish in the old way, on the stove from the first that takes long. None if no step says how it is cooked. */
const findCooking = ({ actions, route: { source } }: Reading): readonly Action[] => {
  const cooking = actions.filter((action) => action.way === source && isCooking(action));
  return source === 'stovetop' ? cooking.slice(Math.max(0, cooking.findIndex(isLong))) : cooking;
};

/**
 * Whether anything but a short start on the stove is cooked apart from the rest, or at another time: only a pot is filled while it cooks.
 * Between two clauses that cook, the food is turned, covered or stirred, or the oven is turned down.
 */
const isInParts = ({ actions, route: { source } }: Reading, cooking: readonly Action[]): boolean => {
  const [first = 0, last = -1] = [cooking[0]?.index, cooking.at(-1)?.index];
  const isStove = source === 'stovetop';
  const isPot = isStove && cooking.every(isLong);
  const isWithin = (action: Action): boolean =>
    action.type === 'preheat' || isOn('within a stretch', action.verb) || (isPot && action.type === 'other' && !isTakenOut(action));
  const isLater = ({ verb, lemmas, heats }: Action): boolean =>
    (heats && verb !== '') || lemmas.some((lemma) => isOn('cooks by another name', lemma));
  const isApart = (action: Action): boolean => {
    if (cooking.includes(action)) return action.lemmas.some((lemma) => isOn('last minutes', lemma));
    if (action.type === 'regulate') return false;
    if (action.index > first && action.index < last) return !isWithin(action);
    const isStart = action.way === 'stovetop' && (!isStove || action.index < first);
    return !isStart && (action.index < first ? action.type === 'cook' : isLater(action));
  };
  return actions.some(isApart);
};

/** With more grams of liquid a serving than this, a dish needs a pot or a dish of its own. A guess. */
const LOOSE_LIQUID = 50;

const typeOf = ({ recipe, actions, type, route: { source } }: Reading, cooking: readonly Action[]): DishType => {
  const title = lemmasOf(recipe.title);
  const words = [...title, ...recipe.steps.flatMap(lemmasOf)];
  if (type === 'baking' || words.includes('batter') || recipe.has(({ name }) => lemmasOf(name).some((lemma) => isOn('dough', lemma))))
    return 'dough';
  const isFluid = (...roles: readonly string[]): boolean =>
    recipe.gramsWhere(({ role }) => roles.includes(role)) / recipe.servings > LOOSE_LIQUID;
  const isCovered = actions.some(({ lemmas }) => lemmas.some((lemma) => isOn('covers', lemma)));
  const isWet = isFluid('liquid') && (isCovered || (source === 'stovetop' && cooking.some(isLong)));
  if (isWet || cooking.some(({ verb }) => isOn('cooks in liquid', verb))) return 'pot';
  if (source === 'grill' || source === 'air_fryer') return 'pieces';
  const isTopped = actions.some((action) => action.type === 'other' && action.lemmas.some((lemma) => isOn('lies on top', lemma)));
  const isInDish = title.some((word) => isOn('needs a dish', word)) || actions.some(({ vessel }) => isOn('deep dish', vessel));
  return isTopped || isInDish || isFluid('liquid', 'dairy') ? 'dish' : 'pieces';
};

/** The clauses of which nothing is left: what cooks, what only gets its pan or its heat ready, and what works the old appliance. */
const goneOf = ({ recipe, actions, route: { source, target } }: Reading, cooking: readonly Action[]): Set<Action> => {
  const isFat = (line: number): boolean => recipe.lines[line]?.ingredient?.role === 'fat';
  const first = cooking[0]?.index ?? 0;
  let [from, to] = [first, cooking.at(-1)?.index ?? -1];
  while (actions[from - 1]?.type === 'regulate') from--;
  while (actions[to + 1]?.type === 'regulate') to++;
  const isNear = ({ index, type, verb }: Action): boolean =>
    index >= from && index <= to && (type === 'regulate' || isOn('within a stretch', verb));
  const heatsPan = ({ index, type, way, lines }: Action): boolean =>
    type === 'heat' && way === source && lines.every(isFat) && actions.slice(index, first).every((action) => action.type !== 'cook');
  const isGone = (action: Action): boolean =>
    cooking.includes(action) ||
    action.type === 'preheat' ||
    isNear(action) ||
    (action.appliance === source && isOn('makes ready', action.verb)) ||
    (is(target, 'no_pan') && heatsPan(action));
  return new Set(actions.filter(isGone));
};

/** The sum of the times of clauses; 0 if they name none. */
const spanOf = (cooking: readonly Action[]): Span => {
  const spans = cooking.flatMap(({ span }) => span ?? []);
  const sum = (of: keyof Span): number => spans.reduce((minutes, span) => minutes + span[of], 0);
  return { least: sum('least'), most: sum('most') };
};

const dishConditions = [
  ...dishTypes, 'same', 'not_cooked', 'untimed', 'unfit', 'in_parts', 'drained', 'dried_bean', 'delicate', 'raw_starch', 'thin', 'heavy', 'long', 'flesh', 'on_stove',
] as const; // prettier-ignore

/** What the tables of the methods ask of a dish and of the way that it is brought. */
export const conditions = [...dishConditions, ...routeConditions] as const;
export type Condition = (typeof conditions)[number];

/** Food that takes longer than so many minutes burns over direct heat, and is left under pressure until it drops by itself. */
const LONG_MINUTES = 30;
/** More grams than this fit into no basket or small oven. A guess. */
const BASKET_GRAMS = 3000;
/** As many grams of liquid as a pressure cooker needs: a cup. */
const PRESSURE_GRAMS = 230;

/** Whether a line curdles or toughens in hours of moist heat: milk, cream, seafood. */
const isDelicate = ({ lines }: RecipeDraft, line: number): boolean => {
  const ingredient = lines[line]?.ingredient;
  return ingredient?.role === 'dairy' || (ingredient?.role === 'protein' && isAnyOf(ingredient, ...seafood));
};

/** Whether there is raw meat, poultry or fish. */
export const hasFlesh = (raw: readonly RawFood[]): boolean => raw.some(({ safe, ingredient }) => safe && !ingredient.kinds.includes('egg'));

/** Reads how a dish is cooked, how long it takes the new way, and what is true of it. */
export const readDish = (reading: Reading) => {
  const { recipe, actions, raw, route } = reading;
  const { source, target } = route;
  const cooking = findCooking(reading);
  const last = cooking.at(-1)?.index ?? -1;
  const span = spanOf(cooking);
  const type = typeOf(reading, cooking);
  const gone = goneOf(reading, cooking);
  const next = actions[last + 1];
  const staysOnStove = (action: Action): boolean => !gone.has(action) && action.way === 'stovetop' && action.type === 'cook';
  const holds: Partial<Record<Condition, boolean>> = {
    [type]: true,
    same: source === target,
    not_cooked: cooking.length === 0,
    untimed: span.most === 0,
    unfit: !applianceOf(target).takes.includes(type),
    in_parts: isInParts(reading, cooking),
    drained: next?.verb === 'drain' && source === 'stovetop' && !next.lemmas.includes('fat'),
    dried_bean: raw.some(({ ingredient }) => ingredient.cookingClass === 'dried pulse'),
    delicate: actions.some(({ index, lines }) => index <= last && lines.some((line) => isDelicate(recipe, line))),
    raw_starch: raw.some(({ ingredient }) => ingredient.role === 'starch' && isAnyOf(ingredient, 'pasta', 'rice')),
    thin: recipe.gramsWhere(({ role }) => role === 'liquid') < PRESSURE_GRAMS,
    heavy: recipe.gramsWhere(() => true) > BASKET_GRAMS || actions.some(({ vessel }) => vessel === 'dutch oven'),
    long: span.most > LONG_MINUTES || raw.some((food) => food.long),
    flesh: hasFlesh(raw),
    on_stove: target !== 'stovetop' && actions.some(staysOnStove),
  };
  const facts = new Set<Condition>([...dishConditions.filter((one) => holds[one]), ...conditionsOf(route)]);
  return { ...reading, cooking, gone, facts, time: convertTime(source, target, span) };
};

/** A dish, how it is cooked, and how long it takes the new way. */
export type Dish = ReturnType<typeof readDish>;

/** The rows of a table whose conditions all hold. */
export const whereAllHold = <Item extends { readonly when: readonly Condition[] }>(
  rows: readonly Item[],
  facts: ReadonlySet<Condition>,
): Item[] => rows.filter(({ when }) => when.every((condition) => facts.has(condition)));
