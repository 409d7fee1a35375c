import type { Substitute, Substitutes, SuggestSubstituteRequest } from '../../src/contract/transforms.js';
import type { Unit } from '../../src/contract/vocabulary.js';
import { find } from './larder.js';
import { keyOf } from './larder/words.js';
import { parseLine } from './reading/parse-line.js';
import { readRestrictions } from './safety/diets.js';
import type { Restriction } from './safety/restriction.js';
import { checkText } from './safety/safety.js';
import { rankSubstitutes, type Ranked } from './substitutes/rank-substitutes.js';
import type { Option } from './substitutes/read-table.js';
import { convert, formatQuantity, formatUnit } from './weighing/amounts.js';

/** How many of what the option stands for an amount of the ingredient is; `null` where one is a weight or a piece and the other is not. */
const timesOf = (option: Option, quantity: number, unit: Unit | null): number | null => {
  if (option.of === 'any' || option.of === unit) return quantity;
  return option.of === null || unit === null ? null : convert(quantity, unit, option.of);
};

const amountFor = (option: Option, quantity: number | null, unit: Unit | null): Pick<Substitute, 'quantity' | 'unit'> => {
  const times = quantity === null ? null : timesOf(option, quantity, unit);
  if (times === null) return { quantity: null, unit: null };
  return { quantity: Math.round(times * option.amount * 1000) / 1000, unit: option.unit ?? unit };
};

/** By volume where both sides are volumes. */
const ratioOf = ({ amount, unit, of }: Option) => {
  const inOwnUnit = of === 'any' || of === null || unit === null ? null : convert(amount, unit, of);
  return Math.round((inOwnUnit ?? amount) * 1000) / 1000;
};

const ratioText = (option: Option, ingredient: string): string => {
  if (option.of === 'any') {
    return option.amount === 1 ? `Same amount of ${option.name}` : `${formatQuantity(option.amount)} as much ${option.name}`;
  }
  const amount = `${formatQuantity(option.amount)} ${option.unit ? `${formatUnit(option.unit, option.amount)} ` : ''}${option.name}`;
  return `${amount} for each ${option.of ? `${formatUnit(option.of, 1)} of ` : ''}${ingredient}`;
};

/** What a recipe, or a reason, says about the use of the ingredient: the title and the steps that name it. */
const useOf = ({ recipe, reason }: SuggestSubstituteRequest, name: string): string => {
  const last = keyOf(name).split(' ').at(-1) ?? '';
  const steps = recipe?.instructions.map(keyOf).filter((step) => step.includes(last)) ?? [];
  return [keyOf(recipe?.title ?? ''), keyOf(reason ?? ''), ...steps].join(' ').trim();
};

const toSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentences of a note that name nothing forbidden. */
const allowed = (notes: string, restrictions: readonly Restriction[]) =>
  toSentence(
    notes
      .split(/(?<=[.;:])\s+/)
      .filter((sentence) => checkText(sentence, restrictions).length === 0)
      .join(' ')
      .replace(/[;:]$/, '.'),
  );

/** What no substitute may hold: the diets and allergies, and those that the reason names. */
const restrictionsOf = ({ dietary_restrictions = [], allergies = [], reason }: SuggestSubstituteRequest): Restriction[] => {
  const fromReason = reason === undefined ? undefined : readRestrictions([reason]);
  const { exclusions } = readRestrictions([...dietary_restrictions, ...allergies.map((allergen) => `${allergen} allergy`)]);
  return [...exclusions, ...(fromReason?.warnings.length === 0 ? fromReason.exclusions : [])];
};

/** Names of what is at hand as the larder has them, or else their keys. */
const namesOf = (pantry: readonly string[]): ReadonlySet<string> =>
  new Set(pantry.map((one) => find(parseLine(one).name)?.ingredient.name ?? keyOf(one)));

/**
 * What to use instead of an ingredient, best first: what is at hand, then what the tables name, or else things of the same kind. Nothing
 * that breaks a diet or an allergy, or may hold what it forbids, is suggested; what else would have been is in `excluded`.
 *
 * @example
 * ```ts
 * suggestSubstitute({ ingredient: 'butter', dietary_restrictions: ['vegan'] }).substitutes[0]?.name; // "vegan butter"
 * ```
 */
export const suggestSubstitute = (request: SuggestSubstituteRequest): Substitutes => {
  const line = parseLine(request.ingredient);
  const { name } = line;
  const restrictions = restrictionsOf(request);
  const toSubstitute = ({ option, flags, allergens, inPantry, confidence }: Ranked): Substitute => ({
    name: option.name,
    ratio: ratioOf(option),
    ratio_text: ratioText(option, name),
    ...amountFor(option, request.quantity ?? line.quantity, request.unit ?? line.unit),
    also_needed: [...option.also],
    notes: allowed(option.notes, restrictions),
    flavor_impact: option.flavor,
    best_for: [...option.best],
    not_for: [...option.not],
    dietary_flags: [...flags],
    allergens: [...allergens],
    in_pantry: inPantry,
    confidence,
  });
  const { ranked, excluded } = rankSubstitutes({
    name,
    match: find(name),
    restrictions,
    use: useOf(request, name),
    atHand: namesOf(request.available_ingredients ?? []),
  });
  const substitutes = ranked.slice(0, request.max_suggestions ?? 3).map(toSubstitute);
  const [first] = substitutes;
  return {
    ingredient: request.ingredient,
    substitutes,
    excluded,
    message: first ? `${toSentence(first.name)} is the closest to ${name} here.` : `Nothing known takes the place of ${name} here.`,
  };
};
