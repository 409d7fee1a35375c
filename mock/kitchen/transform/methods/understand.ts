import { lemmasOf, tokenize } from '../../text/tokenize.js';
import type { Method } from '../../../../src/contract/enums.js';
import { appliances } from './appliances.js';
import { isWet } from './cook-stage.js';
import { dryMethods, isLong, isOurs, isTakenOut, potMethods, stagesOf } from './course.js';
import type { Plan } from './plan.js';
import { cooks } from './read-clauses.js';

/** Where dough browns. */
const browns: ReadonlySet<Method> = new Set(['oven', 'toaster_oven', 'air_fryer', 'grill']);

/** True if something that was cooked is taken out, and comes back when something else was cooked or the new cooking is over. */
const isSetAside = ({ dish: { actions }, main, route }: Plan): boolean => {
  const isOnePot = potMethods.has(route.target) || isLong(main);
  const mainAt = main.first.index;
  /** For each line that is out of the pan: when it was taken out, and how often the pan had cooked by then. */
  const out = new Map<number, { at: number; cooked: number }>();
  let inPan = new Set<number>();
  let cooked = 0;
  for (const action of actions) {
    const { index, lines } = action;
    if (isTakenOut(action) && cooked > 0) {
      for (const line of lines.length > 0 ? lines : inPan) out.set(line, { at: index, cooked });
      inPan = new Set();
      continue;
    }
    const isBack = lines.some((line) => {
      const taken = out.get(line);
      out.delete(line);
      return taken !== undefined && cooked > taken.cooked && (!isOnePot || taken.at > mainAt || index > mainAt);
    });
    if (isBack) return true;
    for (const line of lines) inPan.add(line);
    if (cooks(action)) cooked++;
  }
  return false;
};

/** Words for a second pan that is on the heat at the same time. */
const otherPan: ReadonlySet<string> = new Set(['meanwhile', 'separate', 'another', 'second', 'clean']);

/** True if parts of the dish are cooked the old way in pans of their own. */
const hasSeveralPans = ({ dish: { actions }, route: { source }, main }: Plan): boolean => {
  if (source !== 'stovetop') return false;
  const cooked = actions.filter((action) => cooks(action) && isOurs(action, source) && !action.isAside);
  const places = new Set(cooked.flatMap(({ place }) => place ?? []));
  const sentences = new Set(cooked.map(({ sentence }) => sentence));
  const isElsewhere = [...sentences].some((sentence) => tokenize(sentence).some(({ lemma }) => otherPan.has(lemma)));
  return (
    (isElsewhere && cooked.length > 1) ||
    (places.size > 1 && cooked.some(({ place, type }) => type === 'cook' && place !== main.first.place))
  );
};

/** Minutes from which on a clause without heat words must be cooking: "add the broth, a ladle at a time, for 20 minutes". */
const MIN_IMPLIED_MINUTES = 10;
const rests: ReadonlySet<string> = new Set(['stir', 'add', 'pour', 'whisk']);
const hidesCooking = ({ dish: { actions } }: Plan): boolean => {
  const heated = actions.findIndex(cooks);
  return actions.some(
    ({ index, type, verb, span }) =>
      type === 'other' && rests.has(verb) && (span?.most ?? 0) >= MIN_IMPLIED_MINUTES && heated !== -1 && index > heated,
  );
};

/** Vegetables and starches that need boiling heat. */
const hard: ReadonlySet<string> = new Set(['starchy', 'root', 'rice', 'pasta']);
/** True if the dish is boiled in water that is poured away. */
const isDrained = ({ dish: { actions }, stages }: Plan): boolean =>
  stages.some(({ last }) => {
    const next = actions[last.index + 1];
    const before = actions[last.index - 1]?.text ?? '';
    const isBoiled = last.verb === 'boil' || last.verb === 'simmer' || lemmasOf(`${before} ${last.text}`).includes('water');
    return next?.verb === 'drain' && isBoiled && last.way === 'stovetop' && !lemmasOf(next.text).includes('fat');
  });

/** Batter that is fried: it runs until a hot pan sets it. */
const hasFriedBatter = ({ dish: { recipe, isBaking }, route: { source } }: Plan): boolean =>
  source === 'stovetop' && (isBaking || [recipe.title, ...recipe.steps].some((text) => lemmasOf(text).includes('batter')));

const doughs: readonly string[] = ['dough', 'crust', 'pastry', 'phyllo', 'puff'];

/** Dough, batter and pastry set and brown in dry heat. */
const needsDryHeat = ({ dish: { recipe, isBaking } }: Plan): boolean =>
  isBaking || recipe.lines.some(({ ingredient }) => doughs.some((word) => ingredient?.name.includes(word)));

/** True if a pot is heated empty in the oven, as for bread. */
const heatsPot = ({ dish: { actions }, route: { source } }: Plan): boolean =>
  source === 'oven' &&
  actions.some(({ type, vessel, verb }) => type === 'other' && vessel === 'dutch oven' && (verb === 'place' || verb === 'put'));

/** True if what is cooked in short turns does not become one long cooking in a pot. */
const isCookedInBatches = ({ dish, route, stages, main, isTogether }: Plan): boolean => {
  const { source, target } = route;
  if (!potMethods.has(target)) return stages.length > 1 && !isTogether && !(dryMethods.has(source) && dryMethods.has(target));
  const all = stagesOf(dish.actions, route, ['cook']);
  const isShortStart = all.some(({ first }) => first.index < main.first.index && !stages.some((stage) => stage.first === first));
  const isBrownedLater = dish.actions.some(({ type, way, index }) => type === 'brown' && way === 'stovetop' && index > main.first.index);
  return (!stages.some(isLong) && all.length > 1) || (dryMethods.has(source) && isShortStart) || isBrownedLater;
};

/** True if it is fried for minutes, with no liquid that a pot could hold. */
const isFried = ({ route: { source, target }, stages }: Plan): boolean =>
  potMethods.has(target) && source === 'stovetop' && !stages.some((stage) => isLong(stage) || isWet(stage));

const dryTargets: ReadonlySet<Method> = new Set(['grill', 'air_fryer', 'sous_vide', 'steamer']);

/** True if it cooks in liquid, and the new appliance holds none. */
const losesLiquid = ({ route: { source, target }, stages }: Plan): boolean =>
  dryTargets.has(target) && (potMethods.has(source) || (source === 'stovetop' && stages.some(isWet)));

const staysHard = ({ route: { target }, dish: { recipe, raw } }: Plan): boolean =>
  target === 'sous_vide' &&
  raw.some(({ safe }) => safe) &&
  recipe.lines.some(
    ({ ingredient }) =>
      ingredient?.kinds.some((kind) => hard.has(kind)) && (ingredient.role === 'vegetable' || ingredient.role === 'starch'),
  );

/** No dish that one appliance cooks has more stages. */
const MOST_STAGES = 12;

/** What cannot be adapted, and why; the first reason that applies is reported. {noun} is the new appliance. */
const obstacles: readonly (readonly [holds: (plan: Plan) => boolean, why: string])[] = [
  [({ stages }) => stages.length > MOST_STAGES, 'Many things are cooked one after the other here, which {noun} does not do in one go'],
  [isSetAside, 'Parts of this dish are cooked, set aside and returned, which {noun} does not do in one go'],
  [hasSeveralPans, 'This dish is cooked in several pans, which do not become one in {noun}'],
  [hidesCooking, 'Liquid is added bit by bit over heat here, which {noun} does not replace'],
  [hasFriedBatter, 'A wet batter needs a hot pan to set, which {noun} does not have'],
  [isDrained, 'This is boiled in water that is poured away, which {noun} does not replace'],
  [
    (plan) => needsDryHeat(plan) && !browns.has(plan.route.target),
    'Cakes, breads and pastry depend on the even, dry heat of an oven, which {noun} does not give',
  ],
  [heatsPot, 'The pot is heated empty in the oven here, which {noun} does not replace'],
  [isCookedInBatches, 'Several things are cooked one after the other here, which {noun} does not do in one go'],
  [isFried, 'This is fried for minutes in a pan, which {noun} does not do'],
  [losesLiquid, 'This dish cooks in its liquid, which {noun} does not hold'],
  [staysHard, 'Potatoes, roots, rice and pasta stay hard at the temperature of the meat in {noun}'],
];

/**
 * Why the steps cannot be brought to the new way with confidence; `undefined` if they can. A recipe that is not understood is left as it is: a
 * wrong step is worse than none.
 */
export const whyNotUnderstood = (plan: Plan): string | undefined => {
  const obstacle = obstacles.find(([holds]) => holds(plan));
  return obstacle && `${obstacle[1].replace('{noun}', appliances[plan.route.target].noun)}: the recipe stays as it is.`;
};
