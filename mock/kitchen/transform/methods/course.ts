import type { Method } from '../../../../src/contract/enums.js';
import { isAnyOf } from '../../ingredients/kinds.js';
import { numberOf } from '../../text/sentences.js';
import type { RecipeDraft } from '../recipe-draft.js';
import { isOn } from '../word-lists.js';
import { cooks, readClauses } from './read-clauses.js';

const isPasta = ({ lines }: RecipeDraft, index: number): boolean => {
  const ingredient = lines[index]?.ingredient;
  return ingredient?.role === 'starch' && isAnyOf(ingredient, 'pasta', 'rice');
};

/** The clauses of all steps, each with the way of cooking that holds at it. */
export const readActions = (recipe: RecipeDraft, steps: readonly string[]) => {
  let way: Method | undefined;
  let next = 0;
  return steps.flatMap((text, step) =>
    readClauses(text.slice(numberOf(text).length)).map((clause) => {
      const isHot = cooks(clause) || clause.type === 'heat';
      // much is cooked on the stove while the oven gets hot
      const appliance = clause.type === 'preheat' && clause.appliance === 'oven' ? undefined : clause.appliance;
      way = (isHot ? clause.method : appliance) ?? (isHot ? (way ?? 'stovetop') : way);
      const lines = recipe.linesIn(clause.text);
      const isBoiled = clause.type === 'cook' && (clause.verb === 'boil' || clause.verb === 'cook');
      const isOwnPot = isBoiled && lines.length > 0 && lines.every((line) => isPasta(recipe, line));
      return {
        ...clause,
        type: isOwnPot ? ('apart' as const) : clause.type,
        /** Its place among the actions, and the index of its step. */
        index: next++,
        step,
        /** Its own way of cooking, or that of what went before. */
        way: clause.type === 'preheat' ? clause.method : way,
        /** The lines of the list that it names. */
        lines,
      };
    }),
  );
};

/** A clause in the course of a recipe. */
export type Action = ReturnType<typeof readActions>[number];

/** Minutes that an appliance takes to get hot, and minutes of a clause that names none, for finding out how most of the time is cooked. */
const PREHEAT_MINUTES = 8;
const USUAL_MINUTES = 5;

/** The way of cooking that takes most of the time; `no_cook` if nothing gets hot. */
export const readSource = (actions: readonly Action[]): Method => {
  const minutes = new Map<Method, number>();
  const hot = actions.filter((action) => cooks(action) || action.type === 'heat' || action.type === 'preheat');
  for (const { type, way, span } of hot) {
    if (way === undefined) continue;
    minutes.set(way, (minutes.get(way) ?? 0) + (type === 'preheat' ? PREHEAT_MINUTES : (span?.most ?? USUAL_MINUTES)));
  }
  const [most] = [...minutes].toSorted((a, b) => b[1] - a[1]);
  return most?.[0] ?? (hot.length > 0 ? 'stovetop' : 'no_cook');
};

/** True for a clause that takes food out of the pan: "set aside", and not "set the chicken on top". */
export const isTakenOut = ({ type, verb, lemmas }: Action): boolean =>
  type === 'other' && (isOn('takes out', verb) || (verb === 'set' && lemmas.includes('aside')));
