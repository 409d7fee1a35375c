import type { Allergen, Diet } from '../../../src/contract/vocabulary.js';
import type { Ingredient, Kind, Match } from '../ingredients/ingredient.js';

/** What a diet, an allergy or a dislike keeps off the plate. */
export interface Restriction {
  /** The diet, or the ingredient to avoid, as answers name it. */
  name: Diet;
  /** Excluded, each with all its members. */
  kinds: readonly Kind[];
  /** Excluded where contained. */
  allergens: readonly Allergen[];
  /** True for allergies: what may be contained counts as contained. */
  traces: boolean;
  /** True where an ingredient that nobody knows has to be taken for one that breaks it. */
  wary: boolean;
  /** Words that no ingredient's name may hold, each as its key in the larder: singular, in one spelling. */
  words: readonly string[];
  /** Names that are fine although a word or a kind of theirs is not. */
  except: readonly string[];
  /** True where it is fine although a kind or an allergen of it is not. */
  passes?: (ingredient: Ingredient) => boolean;
  /** True where there is too much of something in it: sugar, salt, fat. */
  tooMuch?: (ingredient: Ingredient) => boolean;
}

/**
 * True where the ingredient breaks the restriction. Where only its class is known, what it may contain counts as contained for diets too:
 * some member of the class does contain it.
 */
export const forbids = (restriction: Restriction, { ingredient, how }: Match): boolean => {
  if (restriction.except.includes(ingredient.name) || restriction.passes?.(ingredient)) return false;
  if (ingredient.kinds.some((kind) => restriction.kinds.includes(kind))) return true;
  if (ingredient.allergens.some((allergen) => restriction.allergens.includes(allergen))) return true;
  if (restriction.traces || how === 'head') {
    if (ingredient.mayContain.some((allergen) => restriction.allergens.includes(allergen))) return true;
  }
  return restriction.tooMuch?.(ingredient) ?? false;
};
