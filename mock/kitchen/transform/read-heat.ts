import { isAnyOf, meats } from '../ingredients/kinds.js';
import { isDriedPulse, needsHeat, statesOf, whyHeat } from '../safety/raw-food.js';
import { hasTag } from '../text/token.js';
import { lemmasOf } from '../text/tokenize.js';
import { isTakenOut, leftInPan, readActions, type Action } from './methods/read-steps.js';
import type { DraftLine } from './draft-line.js';
import type { RecipeDraft } from './recipe-draft.js';
import { isOn } from './word-lists.js';

/** Whether a heating action says what it heats: "fry the onions", and not "simmer", nor "roast with the onions". */
const namesItsObject = (recipe: RecipeDraft, { tokens, text, verb }: Action): boolean => {
  const at = tokens.findIndex((token) => token.verb === verb);
  const [mention] = recipe.mentionsIn(text);
  return (
    mention !== undefined && at !== -1 && mention.from > at && !tokens.slice(at, mention.from).some((token) => hasTag(token, 'preposition'))
  );
};

/** The lines that a text names as cooked already: "top with the fried eggs". */
const cookedIn = (recipe: RecipeDraft, { tokens, text }: Action): number[] =>
  recipe
    .mentionsIn(text)
    .flatMap(({ from, to, value }) =>
      tokens.slice(Math.max(0, from - 1), to).some((token) => hasTag(token, 'cook') && token.verbForm === 'past') ? value : [],
    );

/**
 * What happens to the lines of a list: the actions that heat each, and those that name it; the last action that may heat anything; and whether one
 * heats what no action named yet: "Grill for 6 minutes a side. Slice the chicken."
 */
export const followHeat = (recipe: RecipeDraft, actions: readonly Action[]) => {
  const heat = new Map<number, Action[]>();
  const named = new Map<number, Action[]>();
  let pan: number[] = [];
  let isUnsaid = false;
  let lastHeat = -1;
  const warm = (lines: Iterable<number>, action: Action): void => {
    for (const line of new Set(lines)) heat.set(line, [...(heat.get(line) ?? []), action]);
  };
  for (const action of actions) {
    const { lines, type, index, way } = action;
    for (const line of lines) named.set(line, [...(named.get(line) ?? []), action]);
    const solid = lines.filter((line) => recipe.lines[line]?.ingredient?.role !== 'fat');
    if (isTakenOut(action)) pan = leftInPan(pan, action);
    else if (action.heats) {
      lastHeat = index;
      // what is in the pan is cooked, not what lies next to it; an oven, a grill and a pot with a lid hold all that was made ready
      const isAllInPan = namesItsObject(recipe, action) || (way === 'stovetop' && pan.length > 0);
      warm(isAllInPan ? [...pan, ...lines] : named.keys(), action);
      isUnsaid ||= named.size === 0;
      pan = [...pan, ...solid];
    } else {
      warm(type === 'heat' ? lines : cookedIn(recipe, action), action);
      // what is mixed while nothing is hot is in a bowl
      if (isOn('puts into the pan', action.verb) || (action.isHot && isOn('mixes', action.verb))) pan = [...pan, ...solid];
    }
  }
  return { heat, named, lastHeat, isUnsaid };
};

/** The lines that some step heats. */
export const heatedIn = (recipe: RecipeDraft): ReadonlySet<number> =>
  new Set(followHeat(recipe, readActions(recipe, recipe.steps)).heat.keys());

/** Meat is measured in cups if it was cooked and cut up: "2 cups shredded chicken". */
const isCookedByMeasure = ({ unit, ingredient, original }: DraftLine): boolean => {
  const states = statesOf(original);
  return unit === 'cup' && ingredient !== undefined && isAnyOf(ingredient, ...meats) && !states.has('raw') && !states.has('ground');
};

/** The lines of meat, fish, shellfish, eggs, raw milk, dried pulses and what is poisonous raw that are on the list as they are bought raw. */
export const boughtRaw = (recipe: RecipeDraft): DraftLine[] =>
  recipe.lines.filter((line) => {
    const isPoisonous = statesOf(line.original).has('poisonous_raw');
    const [food] = isCookedByMeasure(line) ? [] : needsHeat([line]);
    return food !== undefined && (food.safe !== undefined || isDriedPulse(food.ingredient) || isPoisonous);
  });

/**
 * The lines that the steps name and never heat. What comes before the last heat counts as cooked by it unless that heats something
 * else, and is left out of the pan to be stirred in afterwards: a false alarm would keep a sound recipe from being changed.
 */
const unheated = (recipe: RecipeDraft, actions: readonly Action[], lines: readonly DraftLine[]): DraftLine[] => {
  if (!recipe.isInEnglish) return [];
  const { heat, named, lastHeat, isUnsaid } = followHeat(recipe, actions);
  return lines.filter(({ index }) => {
    const [first, last] = [named.get(index)?.[0], named.get(index)?.at(-1)];
    if (heat.has(index)) return false;
    if (first === undefined || last === undefined) return lastHeat === -1 && actions.length > 0;
    const isPutIn = isOn('mixes', last.verb);
    return last.index > lastHeat && (isPutIn || (first.index > lastHeat && !isUnsaid));
  });
};

/** The raw food on the list that no step heats. */
export const uncookedIn = (recipe: RecipeDraft, actions: readonly Action[]): DraftLine[] => unheated(recipe, actions, boughtRaw(recipe));

/** Grams of flour from which on it is more than what dusts a board. */
const MUCH_FLOUR = 30;

/** Flour that no step heats. Oats are steamed before they are rolled or ground. */
export const rawFlourIn = (recipe: RecipeDraft, steps: readonly string[]): DraftLine[] => {
  const flours = recipe.lines.filter(
    ({ original, ingredient, grams }) =>
      ingredient?.cookingClass === 'flour' &&
      (grams ?? 0) >= MUCH_FLOUR &&
      !ingredient.kinds.includes('oats') &&
      whyHeat(original, ingredient) !== undefined,
  );
  return flours.length === 0 ? [] : unheated(recipe, readActions(recipe, steps), flours);
};

/** Chickpeas and lentils are soft before they are safe; beans are poisonous until they have boiled. */
const isBean = ({ ingredient }: DraftLine): boolean => ingredient?.name.endsWith('bean') ?? false;

/** Dried beans, also if only the steps say that they are dried: "1 lb kidney beans", to be soaked overnight. */
const driedBeans = (recipe: RecipeDraft, actions: readonly Action[]): DraftLine[] =>
  recipe.lines.filter((line) => {
    const { index, ingredient, original, unit } = line;
    if (!ingredient || !isBean(line) || unit === 'can') return false;
    if (isDriedPulse(ingredient)) return true;
    const isSoaked = actions.some(({ verb, lines }) => verb === 'soak' && lines.includes(index));
    return ingredient.cookingClass === 'pulse' && (isSoaked || lemmasOf(original).some((lemma) => isOn('dried', lemma)));
  });

/** Minutes of boiling that destroy the toxin of kidney beans, by the Bad Bug Book of the FDA, which advises 30 to be sure. */
const HARD_BOIL = 10;

/** Dried beans that no step boils. A slow cooker and an oven do not get them hot enough. */
export const unboiledIn = (recipe: RecipeDraft, actions: readonly Action[]): DraftLine[] =>
  (recipe.isInEnglish ? driedBeans(recipe, actions) : []).filter(({ index: bean }) => {
    const first = actions.find(({ lines }) => lines.includes(bean))?.index ?? 0;
    return !actions.some((action) => {
      const { index, type, verb, way, lemmas, span } = action;
      const isBoiling =
        type === 'regulate'
          ? lemmas.includes('boil')
          : type !== 'heat' && (isOn('boils', verb) || verb === 'cook' || way === 'pressure_cooker');
      const isOfBeans = action.lines.includes(bean) || !namesItsObject(recipe, action);
      const isLong = span === undefined || span.most >= HARD_BOIL;
      return index >= first && isBoiling && isOfBeans && isLong && (way === 'stovetop' || way === 'pressure_cooker' || type === 'regulate');
    });
  });

/** Raw food whose marinade is served, and not boiled again. What was set aside before the raw food went in is safe. */
export const servedMarinadeOf = (recipe: RecipeDraft, actions: readonly Action[]): DraftLine[] => {
  const begins = actions.findIndex(({ verb, lemmas }) => verb === 'marinate' || lemmas.includes('marinade'));
  const isSetAside = actions.some(({ lemmas, index }) => {
    const says = (list: string): boolean => lemmas.some((lemma) => isOn(list, lemma));
    return says('keeps') && (index < begins || says('a part of it'));
  });
  const last = actions.findLast(({ lemmas, verb }) => lemmas.includes('marinade') && !isOn('leaves the marinade', verb));
  if (begins === -1 || last === undefined || isSetAside) return [];
  if (last.index <= Math.max(begins, followHeat(recipe, actions).lastHeat)) return [];
  return boughtRaw(recipe).filter(({ ingredient }) => ingredient?.role === 'protein' && !ingredient.kinds.includes('egg'));
};
