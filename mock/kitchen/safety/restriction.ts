import type { Allergen, Diet } from '../../../src/contract/enums.js';
import type { Ingredient, Kind } from '../ingredients/ingredient.js';

/** A group of food that is not cooked together with another. */
export interface Side {
  readonly kinds: readonly Kind[];
  /** "meat", for the reason why the others are excluded. */
  readonly name: string;
}

/** What a diet, an allergy or a dislike leaves out. */
export interface Restriction {
  /** The diet, or the ingredient to avoid, as responses name it. */
  name: Diet;
  /** Excluded kinds of food. */
  kinds: readonly Kind[];
  /** Excluded if contained. */
  allergens: readonly Allergen[];
  /** Whether what may be contained is excluded too: for allergies. */
  countsTraces: boolean;
  /** Whether an ingredient that is not known is excluded. */
  precautionary: boolean;
  /** Whether names alone say what is left out, so that nobody can say it of a class of food, or of a dish whose parts are not known. */
  isByName?: boolean;
  /** Words that no ingredient's name may hold, as keys of the ingredient index. */
  words: readonly string[];
  /** Names that are allowed although a word or a kind of theirs is not. */
  exceptions: readonly string[];
  /** Whether an ingredient is allowed although a kind or an allergen of it is not. */
  isAllowed?: (ingredient: Ingredient) => boolean;
  /** Whether there is too much of something in it: sugar, salt, fat. */
  exceedsLimit?: (ingredient: Ingredient) => boolean;
  /** Foods that may not be in one dish: meat and milk. */
  separation?: readonly [Side, Side];
  /** What a reason says after the name: cheese is not kosher "in a dish with meat". */
  reasonSuffix?: string;
}

/** A restriction that leaves nothing out. */
export const leavesNothingOut: Omit<Restriction, 'name'> = {
  kinds: [],
  allergens: [],
  countsTraces: false,
  precautionary: false,
  words: [],
  exceptions: [],
};
