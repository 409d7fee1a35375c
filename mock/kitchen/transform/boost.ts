import { find } from '../ingredients/find.js';
import type { Fact, Role } from '../ingredients/ingredient.js';
import { isAnyOf } from '../ingredients/kinds.js';
import { measuredBest } from '../lines/kitchen-quantity.js';
import { sentencesOf } from '../text/sentences.js';
import { lemmasOf, tokenize } from '../text/tokenize.js';
import { boosters } from './swap-tables.js';
import type { Work } from './swap.js';
import { isOn } from './word-lists.js';

/** What is worth raising by taking more of it. */
export const carriers: ReadonlySet<Role> = new Set(['protein', 'vegetable', 'starch', 'nut', 'dairy', 'cheese', 'fruit', 'binder']);

/** Less than this a serving, in grams, is a sauce or a rub, into which nothing is stirred. */
const MEAL_GRAMS = 120;

/** Whether there is enough of a dish: no sauce, and nothing that is raised by air alone. */
const takesBooster = ({ recipe, type }: Work): boolean => {
  const isAiry = [recipe.title, ...recipe.steps].flatMap(lemmasOf).some((lemma) => isOn('raised by air', lemma));
  const isMeal = type !== 'savory' || recipe.has(({ role }) => role === 'protein' || role === 'vegetable' || role === 'starch');
  return !isAiry && isMeal && (type === 'baking' || recipe.gramsWhere(() => true) / recipe.servings >= MEAL_GRAMS);
};

/** Whether something may be stirred in behind a sentence: into a pot while it simmers, into a dough with its flour, into what is blended. */
const takesMore = ({ recipe, type }: Work, sentence: string): boolean => {
  const verbs = tokenize(sentence).flatMap(({ verb, verbForm }) => (verb !== null && verbForm === 'base' ? [verb] : []));
  const says = (list: string): boolean => verbs.some((verb) => isOn(list, verb));
  if (says('drain') || says('shapes or serves')) return false;
  if (type !== 'baking') return says(type === 'savory' ? 'simmers' : 'mixes into a mass');
  const namesFlour = recipe.linesIn(sentence).some((line) => isAnyOf(recipe.lines[line]?.ingredient ?? { kinds: [] }, 'grain'));
  return says('mixes') && !verbs.includes('fold') && namesFlour;
};

/** Stirs the first booster in that suits, where that is possible last, and not before something is poured away; false if none does. */
export const boost = (work: Work, fact: Fact): boolean => {
  const { recipe, type, mayUse } = work;
  const fitting = boosters().find(({ name, raises, where }) => {
    const ingredient = find(name)?.ingredient;
    const isNew = recipe.lines.every((line) => line.ingredient?.name !== ingredient?.name);
    return raises.includes(fact) && where.includes(type) && ingredient && mayUse(ingredient) && isNew;
  });
  if (!fitting || !takesBooster(work)) return false;
  const sentences = recipe.steps.flatMap((text, step) => sentencesOf(text).map((behind) => ({ behind, step })));
  const drained = sentences.findLastIndex(({ behind }) => tokenize(behind).some(({ verb }) => isOn('drain', verb)));
  const at = sentences.findLast(({ behind }, index) => index > drained && takesMore(work, behind));
  if (!at) return false;
  const { as, perServing: each, unit, sentence: text, why } = fitting;
  return recipe.add({ name: as, ...measuredBest(each * recipe.servings, unit) }, why, { ...at, text });
};
