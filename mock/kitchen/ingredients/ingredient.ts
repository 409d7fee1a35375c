import type { Allergen, Category } from '../../../src/contract/enums.js';
import type { CookingClass } from './cooking-class.js';

/** What an ingredient is made of or belongs to; diets and allergies are sets of these. An ingredient may be of several kinds. */
export const kinds = [
  'meat', 'beef', 'pork', 'lamb', 'poultry', 'game', 'processed_meat', 'animal_fat', 'gelatin', 'rennet', 'fish',
  'crustacean', 'mollusc', 'dairy', 'lactose', 'cheese', 'egg', 'honey', 'grain', 'wheat', 'gluten', 'corn', 'rice',
  'oats', 'pasta', 'bread', 'legume', 'soy', 'tree_nut', 'peanut', 'seed', 'sesame', 'vegetable', 'leafy', 'root',
  'starchy', 'allium', 'nightshade', 'mushroom', 'fruit', 'dried_fruit', 'citrus', 'herb', 'spice', 'celery',
  'mustard', 'lupin', 'sulfite', 'sugar', 'sweetener', 'oil', 'vinegar', 'salt', 'leavening', 'thickener', 'water',
  'broth', 'sauce', 'condiment', 'alcohol', 'caffeine', 'chocolate', 'additive',
] as const; // prettier-ignore

export type Kind = (typeof kinds)[number];

/** What it does in a dish. */
export const roles = [
  'protein', 'vegetable', 'starch', 'fat', 'aromatic', 'herb', 'spice', 'seasoning', 'liquid', 'dairy', 'cheese',
  'fruit', 'sweetener', 'acid', 'thickener', 'leavening', 'binder', 'sauce', 'nut', 'bread', 'sweet', 'drink',
  'other',
] as const; // prettier-ignore

export type Role = (typeof roles)[number];

export const storagePlaces = ['pantry', 'fridge', 'freezer'] as const;

export type StoragePlace = (typeof storagePlaces)[number];

/** What is known of 100 g, edible part, as bought unless the name says cooked. Grams, but calories in kcal, sodium and cholesterol in mg. */
export const facts = ['calories', 'protein', 'carbohydrates', 'fat', 'saturatedFat', 'fiber', 'sugar', 'sodium', 'cholesterol'] as const;
export type Fact = (typeof facts)[number];
export type NutritionPer100g = Readonly<Record<Fact, number>>;

/** A value for each fact. */
export const mapFacts = (valueOf: (fact: Fact) => number): NutritionPer100g =>
  Object.fromEntries(facts.map((fact) => [fact, valueOf(fact)])) as Record<Fact, number>;

/** A row of the ingredient tables. */
export interface Ingredient {
  /** Lower case, singular: `chicken thigh`. */
  name: string;
  aliases: readonly string[];
  category: Category;
  kinds: readonly Kind[];
  role: Role;
  /** How it is prepared and cooked. */
  cookingClass: CookingClass;
  /** Contained, as sold in the commonest form. */
  allergens: readonly Allergen[];
  /** Often contained, or in some brands. */
  mayContain: readonly Allergen[];
  /** Kinds that some recipes or brands of a dish hold: a soup may be made with a broth of meat. Diets that leave them out do not allow it. */
  mayHold: readonly Kind[];
  /** Names of the foods that it is made of, none for a food of its own: there is tomato in ketchup. `null` for a dish of which they are not known. */
  parts: readonly string[] | null;
  nutrition: NutritionPer100g;
  /** Grams in one US cup as usually measured, `null` if it is not measured so. */
  gramsPerCup: number | null;
  /** Grams of one piece (clove, slice, egg, medium onion), `null` if it is not counted. */
  gramsPerPiece: number | null;
  /** US dollars a kilogram. */
  pricePerKg: number;
  storage: { place: StoragePlace; days: number };
}

/** What was found under a name. */
export interface Match {
  ingredient: Ingredient;
  /**
   * `name` and `alias` are the ingredient itself; `modified` is the ingredient with words that do not change what it is ("fresh baby spinach");
   * `class` means that only the class is known ("havarti cheese" -> cheese), its allergens taken pessimistically; `part` means that only a part
   * of the name is known ("Mongolian beef" contains beef and unknown ingredients).
   */
  matchType: 'name' | 'alias' | 'modified' | 'class' | 'part';
}

const confidences = { name: 1, alias: 0.98, modified: 0.9, class: 0.7, part: 0.5 };

/** How well an ingredient is known, 0 to 1. */
export const confidenceOf = (match: Match | undefined): number => (match ? confidences[match.matchType] : 0);

/** The ingredient that was found; `undefined` if none was, or only its class. */
export const knownIngredient = (match: Match | undefined): Ingredient | undefined =>
  match && match.matchType !== 'class' ? match.ingredient : undefined;
