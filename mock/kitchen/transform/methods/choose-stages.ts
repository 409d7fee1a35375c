import type { Method } from '../../../../src/contract/vocabulary.js';
import type { RecipeDraft } from '../recipe-draft.js';
import { isPanToDryHeat } from './conversion.js';
import type { Action } from './read-actions.js';

/** Where everything goes in and cooks at once, behind a lid. */
export const atOnce: readonly Method[] = ['slow_cooker', 'pressure_cooker'];

/** From so many minutes on, a stage is the cooking and not the start or the end of it. */
export const longFrom = 15;

/** Below so many minutes, it is not what cooks the dish. */
const brief = 8;

/** From one way of cooking to another. */
export interface Route {
  source: Method;
  target: Method;
}

/** True where everything was fried in one pan, a few minutes each, and now goes into dry heat together: a stir-fry for the oven. */
export const isOnePan = (actions: readonly Action[], { source, target }: Route): boolean => {
  const hot = actions.filter(({ kind, span, aside }) => !aside && (kind === 'brown' || (kind === 'cook' && span !== undefined)));
  return (
    hot.filter(({ span }) => span !== undefined).length >= 2 &&
    hot.every(({ method, span }) => method !== 'oven' && isPanToDryHeat(source, target, span ?? { least: 1, most: 1 }))
  );
};

/** True for what is done in the old appliance, or does not say where. */
export const isOurs = ({ method }: Action, source: Method): boolean =>
  method === undefined || method === source || (source === 'oven' && method === 'toaster_oven');

/** "If you use a smaller pan, bake for 25 minutes": holds only for the old way. */
export const isOtherwise = ({ text, kind }: Action): boolean => kind === 'cook' && /^(?:if|alternatively|or)\b/i.test(text);

/** The stages that are cooked the new way, in order. Where no step names a time, it is the one that cooks what is raw. */
export const chooseStages = (actions: readonly Action[], route: Route, namesRaw: (action: Action) => boolean): Action[] => {
  const { source, target } = route;
  const all = actions.filter((action) => isOurs(action, source));
  const plain = all.filter((action) => !isOtherwise(action));
  const ours = plain.some(({ kind }) => kind === 'cook' || kind === 'brown') ? plain : all;
  const cooks = ours.filter(({ kind }) => kind === 'cook');
  const timed = cooks.filter(({ span }) => span !== undefined);
  const isBrown = ({ kind, aside }: Action): boolean => kind === 'brown' && !aside;
  const rawCook = cooks.findLast(namesRaw) ?? ours.findLast((action) => isBrown(action) && namesRaw(action));
  const last = [rawCook ?? cooks.at(-1) ?? ours.findLast(isBrown) ?? ours.findLast(({ kind }) => kind === 'brown') ?? []].flat();
  const slowestFirst = timed.toSorted((a, b) => (b.span?.most ?? 0) - (a.span?.most ?? 0));
  if (isOnePan(actions, route)) return ours.filter(({ kind, aside }) => !aside && (kind === 'brown' || kind === 'cook'));
  const longest = slowestFirst[0]?.span?.most ?? 0;
  // "cook until the eggs are set" is the cooking, whatever took two minutes before
  if (rawCook?.kind === 'cook' && rawCook.span === undefined && longest < brief) return [rawCook];
  if (atOnce.includes(target)) {
    const long = timed.filter(({ span }) => (span?.most ?? 0) >= longFrom);
    return long.length > 0 ? long : slowestFirst.length > 0 ? slowestFirst.slice(0, 1) : last;
  }
  if (target === 'sous_vide') return slowestFirst.length > 0 ? slowestFirst.slice(0, 1) : last;
  // short starts in a pan stay there, where something longer follows
  const isMain = ({ method, degrees, span }: Action): boolean =>
    source === 'stovetop' ? (span?.most ?? 0) >= 10 : method === source || degrees !== undefined || (span?.most ?? 0) >= 8;
  // "bake until it bubbles" is the cooking, and "broil for a minute" is not
  const untimed = cooks.filter(({ span, method }) => span === undefined && method === source);
  if (source !== 'stovetop' && untimed.length > 0 && longest < brief) return untimed;
  const main = timed.filter(isMain);
  return main.length > 0 ? main : timed.length > 0 ? timed : last;
};

const inADish =
  /\b(?:casserole|gratin|lasagn|pie|quiche|custard|soup|stew|loaf|meatloaf|pizza|strata|cobbler|crumble|crisp|mac(?:aroni)? and cheese)/i;
const byTheSpoon =
  /\b(?:cookies|biscuits|scones|macaroons|drop by|by (?:rounded |heaping )?(?:tablespoons?|teaspoons?|tablespoonfuls|spoonfuls)|inches apart)\b/i;

/** True for pieces side by side; a sauce, a batter or a casserole needs a dish. */
export const liesLoose = (recipe: RecipeDraft, actions: readonly Action[], isBaking: boolean): boolean => {
  if (isBaking) return byTheSpoon.test(recipe.title + recipe.steps.join(' '));
  const liquid = recipe.lines.reduce(
    (sum, { ingredient, grams }) => sum + (ingredient?.role === 'liquid' || ingredient?.role === 'dairy' ? (grams ?? 0) : 0),
    0,
  );
  return (
    liquid / recipe.servings < 50 &&
    !actions.some(({ kind, wet }) => kind === 'cook' && wet) &&
    !inADish.test(recipe.title) &&
    !/\b(?:baking dish|loaf pan|casserole)\b/i.test(recipe.steps.join(' '))
  );
};
