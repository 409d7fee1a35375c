import type { cuisines, Method, skillLevels } from '../../../src/contract/enums.js';
import type { CookingClass } from '../ingredients/cooking-class.js';

export type KnownCuisine = (typeof cuisines)[number];
export type Skill = (typeof skillLevels)[number];

/** The lists of a cuisine that a slot may be bought from. */
export const cuisineLists = ['mains', 'vegetables', 'aromatics', 'spices', 'herbs', 'fats', 'acids', 'sauces', 'liquids', 'starches', 'fruits'] as const; // prettier-ignore

export type CuisineList = (typeof cuisineLists)[number];

/** A piece of a text: words, or the names in braces. A name is a slot or a value. */
type Piece = string | readonly string[];

/** A part of a text that is written or left out as a whole. */
export interface Clause {
  /** When it is written: if a slot is taken, if none is, or if no earlier step has named what is in it. */
  condition?: 'if' | 'if no' | 'first';
  /** The slots that the condition asks for. */
  slots?: readonly string[];
  /** True in square brackets: it is left out if one of its braces is empty. Outside of them, there is no text then. */
  optional?: true;
  pieces: readonly Piece[];
}

/** A place in a dish that ingredients can take. */
export interface IngredientSlot {
  /** What the steps call it: `{main}`. */
  name: string;
  accepts: readonly CookingClass[];
  /** Grams in one serving, shared by all ingredients in the slot. */
  grams: number;
  /** How many ingredients fit. */
  most: number;
  /** What to buy if the pantry offers nothing or too little: the first that the diet allows. Empty: the slot may stay empty. */
  buy: readonly string[];
  /** The cuisine's list that is tried before `buy`. */
  cuisineList?: CuisineList | undefined;
  /** True if it is bought only while few other ingredients are missing. */
  optional?: boolean;
  /** Slots that make buying needless: eggs instead of meat. */
  satisfiedBy: readonly string[];
  /** Ingredients by name; nothing else of these classes fits. Empty: anything of the classes. */
  only: readonly string[];
  /** True if the dish is made of it: as much as the slot takes, not as one would add of it. */
  bulk?: boolean;
  /** True if it goes in as it is: an egg to boil is not beaten first. */
  whole?: boolean;
  /** True if no step heats it: only what is eaten raw fits. */
  raw?: boolean;
}

/** What takes time: knife work, and cooking in a hot pan, in a simmering pot and in a hot oven. */
export const workTypes = ['work', 'fry', 'simmer', 'roast'] as const;

export type WorkType = (typeof workTypes)[number];

/** One step of a dish. A step is left out if a slot that it names outside of square brackets is empty. */
export interface StepTemplate {
  phase: 'prep' | 'cook' | 'rest' | 'assemble' | 'serve';
  text: readonly Clause[];
  /** As long as the slowest ingredient of some slots takes, plus some; of no slots: just these. */
  minutes: { of: readonly string[]; by: WorkType; plus: number };
  method: Method | null;
  /** Degrees Fahrenheit of the oven or the grill. */
  ovenF: number | null;
  /** Slots that are cooked through in this step. */
  cooks: readonly string[];
  tools: readonly string[];
  /** How to see that it is done, `null` if the slowest ingredient shows it. */
  doneWhen: string | null;
  /** A sentence for cooks of a skill. */
  tips: Readonly<Partial<Record<Skill, string>>>;
}

/** Alternatives, one of which must be in the pantry: names of ingredients, or "any" with a cooking class or a kind. */
export type Need = readonly string[];

/** A dish with a name of its own, made the way its template says: carbonara is a pasta. */
export interface NamedDish {
  /** Its title. A slot in it is replaced by the short name of what takes the slot. */
  title: readonly Clause[];
  needs: readonly Need[];
  /** Ingredients that make it another dish. */
  without: Need;
  /** The cuisine that it belongs to, `null` if to none in particular. */
  cuisine: KnownCuisine | null;
}

export const courses = ['savory', 'sweet', 'drink'] as const;

export type Course = (typeof courses)[number];

/** A pattern of a dish: what goes into it, and how it is made. */
export interface DishTemplate {
  name: string;
  /** The last words of its title. */
  noun: string;
  /** The same for people who avoid wheat or gluten, if the noun suggests it. */
  glutenFreeNoun: string | null;
  /** The first is what it is; it is as good for the others. */
  courses: readonly Course[];
  /** Least skill it takes. */
  skill: Skill;
  /** Slots that name the dish, most telling first. */
  titleSlots: readonly string[];
  /** The pantry must offer something for each slot of one of these lists. Empty: anything will do. */
  required: readonly (readonly string[])[];
  /** What in a pantry calls for it, written as `required`. */
  triggers: readonly (readonly string[])[];
  /** True if it is cooked only under one of its names, or by a cuisine that lists it. */
  namedOnly: boolean;
  /** How much less of a meal it is than others, 0 to 30. */
  scorePenalty: number;
  named: readonly NamedDish[];
  slots: readonly IngredientSlot[];
  steps: readonly StepTemplate[];
}
