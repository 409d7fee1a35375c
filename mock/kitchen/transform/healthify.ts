import type { HealthifiedRecipe, HealthifyRequest } from '../../../src/contract/transforms.js';
import type { Fact, Role } from '../ingredients/ingredient.js';
import { isAnyOf, seafood } from '../ingredients/kinds.js';
import { keptAsItIs, reasonToKeep } from './guard.js';
import { factWords, measure, readFocus, reportHealth } from './report-health.js';
import { withPrefix } from './limits.js';
import { RecipeDraft } from './recipe-draft.js';
import { isSource, reasonForLess } from './swap-tables.js';
import { createWork, lessen, printWork, sourcesOf, swapLine, totalOf, type Value, type Work } from './swap.js';

/** What is worth raising by taking more of it. */
const carriers: ReadonlySet<Role> = new Set(['protein', 'vegetable', 'starch', 'nut', 'dairy', 'cheese', 'fruit', 'binder']);

/** How much of a fact a part of the recipe brings. */
const valueFor =
  (fact: Fact): Value =>
  ({ ingredient, grams }) =>
    ingredient && grams ? (ingredient.nutrition[fact] * grams) / 100 : 0;

/** How far a number is lowered, and from which share of the whole on a source is worth touching: that of the focus; the others are helped if one change does much. */
const mainAim = { goal: 0.78, from: 0.03, last: 'last_health' } as const;
const sideAim = { goal: 0.88, from: 0.15 } as const;
const RAISE_BY = 1.25;

/** Makes room for plants. */
const cutMeat = ({ recipe }: Work, share: number): void => {
  for (const line of recipe.lines) {
    const isMeat = line.ingredient?.role === 'protein' && isAnyOf(line.ingredient, 'meat', ...seafood);
    if (isMeat) recipe.scale(line, share, 'Half as much still gives the flavor.');
  }
};

/** Replaces what carries a fact, then takes more of what carries most of it, until there is enough more of it. A dough gets no more of anything. */
const raise = (work: Work, fact: Fact): void => {
  const { recipe, type } = work;
  const valueOf = valueFor(fact);
  const enough = totalOf(work, valueOf) * RAISE_BY;
  const isEnough = (): boolean => totalOf(work, valueOf) >= enough;
  const reason = `It carries much of the ${factWords[fact][0]} here, so a quarter more of it goes in.`;
  for (const line of sourcesOf(work, valueOf, 0)) if (!isEnough()) swapLine(work, line, valueOf, 'health', 1);
  if (type === 'baking') return;
  for (const line of sourcesOf(work, valueOf, sideAim.from)) {
    const isCarrier = line.ingredient && carriers.has(line.ingredient.role) && isSource(fact, line.ingredient);
    if (isCarrier && !isEnough()) recipe.scale(line, RAISE_BY, reason);
  }
};

/**
 * The recipe, made healthier in the way the focus asks for, with what that does to one serving. Swaps come first, then a little less of what
 * weighs most; nothing comes in that brings a new allergen. A recipe that is safe only as it was written stays as it is.
 */
export const healthify = (request: HealthifyRequest): Required<HealthifiedRecipe> => {
  const word = request.health_focus ?? 'general';
  const { focus, isKnown } = readFocus(word);
  const recipe = new RecipeDraft(request.recipe);
  const before = measure(recipe);
  const reason = reasonToKeep(recipe);
  if (reason !== undefined)
    return { ...keptAsItIs(request.recipe, reason), nutrition_before: before.nutrition, nutrition_after: before.nutrition };
  const work = createWork(recipe);
  if (focus.meat < 1) cutMeat(work, focus.meat);
  for (const fact of focus.lower) {
    const aim = fact === focus.lower[0] ? mainAim : sideAim;
    const reasonFor = (name: string): string => reasonForLess(name, factWords[fact][0]);
    lessen(work, valueFor(fact), { ...aim, level: 'health', isSource: (it) => isSource(fact, it), reason: reasonFor });
  }
  for (const fact of focus.raise) raise(work, fact);
  const { warnings: heat, ...changed } = printWork(work);
  const { isMoved, warnings, ...report } = reportHealth(focus, before, recipe, recipe.changes);
  const unknownFocus = isKnown ? [] : [`The focus "${word}" is not known here; the recipe was made lighter in general.`];
  const title = recipe.printTitle();
  return {
    ...report,
    name: isMoved ? withPrefix(focus.title, title) : title,
    ...changed,
    warnings: [...unknownFocus, ...heat, ...warnings],
  };
};
