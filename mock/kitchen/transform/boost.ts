import { find } from '../ingredients/find.js';
import type { Fact, Role } from '../ingredients/ingredient.js';
import { isAnyOf } from '../ingredients/kinds.js';
import { measuredBest } from '../lines/kitchen-quantity.js';
import { needsHeat, statesOf } from '../safety/raw-food.js';
import { sentencesOf } from '../text/sentences.js';
import { lemmasOf, tokenize } from '../text/tokenize.js';
import type { Place, RecipeDraft } from './recipe-draft.js';
import { boosters } from './swap-tables.js';
import type { Work } from './swap.js';
import { isOn } from './word-lists.js';

/** What is worth raising by taking more of it. */
export const carriers: ReadonlySet<Role> = new Set(['protein', 'vegetable', 'starch', 'nut', 'dairy', 'cheese', 'fruit', 'binder']);
const dairy: ReadonlySet<Role> = new Set(['dairy', 'cheese', 'binder']);

/** Less than this a serving, in grams, is a sauce or a rub, into which nothing is stirred. */
const MEAL_GRAMS = 120;

const takesBooster = ({ recipe, type }: Work): boolean => {
  const weight = recipe.gramsWhere(() => true) / recipe.servings;
  const isMeal = recipe.has(({ role }) => carriers.has(role) && !dairy.has(role));
  const isAiry = [recipe.title, ...recipe.steps].flatMap(lemmasOf).some((lemma) => isOn('raised by air', lemma));
  if (isAiry) return false;
  return type === 'baking' || (type !== 'drink' && weight >= MEAL_GRAMS && (type !== 'savory' || isMeal));
};

/** Whether a sentence names meat that is mixed into a mass, and not pieces that are coated: ground, cooked or canned. */
const namesLooseProtein = (recipe: RecipeDraft, sentence: string): boolean =>
  recipe.linesIn(sentence).some((index) => {
    const line = recipe.lines[index];
    return line?.ingredient?.role === 'protein' && (statesOf(line.original).has('ground') || needsHeat([line]).length === 0);
  });

/** Whether something may be stirred in behind a sentence: in a dough with the flour, in a pot while it simmers, in what is a mass already. */
const takesMore = ({ recipe, type }: Work, sentence: string): boolean => {
  const verbs = tokenize(sentence).flatMap(({ verb, verbForm }) => (verb !== null && verbForm === 'base' ? [verb] : []));
  const says = (list: string): boolean => verbs.some((verb) => isOn(list, verb));
  if (says('drain') || says('shapes or serves')) return false;
  if (type === 'sweet') return says('mixes into a mass');
  const isOfAll = lemmasOf(sentence).some((lemma) => isOn('all of it', lemma));
  const isFlour = recipe.linesIn(sentence).some((index) => {
    const ingredient = recipe.lines[index]?.ingredient;
    return ingredient !== undefined && isAnyOf(ingredient, 'grain');
  });
  if (type === 'baking') return says('mixes') && !verbs.includes('fold') && (isFlour || isOfAll);
  const isSalad = lemmasOf(recipe.title).includes('salad') && verbs.includes('toss');
  return says('simmers') || isSalad || (says('mixes into a mass') && namesLooseProtein(recipe, sentence));
};

/** The last place where something may be stirred in; not before something is poured away. */
const placeFor = (work: Work): Place | undefined => {
  const sentences = work.recipe.steps.flatMap((step, index) =>
    sentencesOf(step).map((text, sentence) => ({ text, step: index, sentence })),
  );
  const drained = sentences.findLastIndex(({ text }) => tokenize(text).some(({ verb }) => isOn('drain', verb)));
  return sentences.findLast(({ text }, at) => at > drained - 2 && takesMore(work, text));
};

/** Stirs the first booster in that suits; false if none does. */
export const boost = (work: Work, fact: Fact): boolean => {
  const { recipe, type, mayUse } = work;
  const fitting = boosters().find(({ name, raises, where }) => {
    const ingredient = find(name)?.ingredient;
    const isNew = recipe.lines.every((line) => line.ingredient?.name !== ingredient?.name);
    return raises.includes(fact) && where.includes(type) && ingredient && mayUse(ingredient) && isNew;
  });
  const at = fitting && takesBooster(work) ? placeFor(work) : undefined;
  if (!fitting || !at) return false;
  const { as, perServing: each, unit, sentence, why } = fitting;
  return recipe.add({ name: as, ...measuredBest(each * recipe.servings, unit) }, why, { text: sentence, at });
};
