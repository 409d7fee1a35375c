import type { Method } from '../../../src/contract/enums.js';
import type { Sort } from './sorts.js';

/** A place in a dish that ingredients can take. */
export interface Slot {
  /** What the steps call it: `{main}`. */
  part: string;
  accepts: readonly Sort[];
  /** Grams in one serving, shared by all that take the place. */
  grams: number;
  /** Most ingredients that may take it. */
  most: number;
  /** What to buy where the pantry offers nothing, or too little: names of the larder, the first that the diet allows. Without it the place may stay empty. */
  buy?: readonly string[];
  /** The list of a cuisine that comes before `buy`. */
  cuisine?: 'mains' | 'vegetables' | 'aromatics' | 'spices' | 'herbs' | 'fats' | 'acids' | 'sauces' | 'liquids' | 'starches' | 'fruits';
  /** True where it is bought only while few things are missing. */
  nice?: true;
  /** Parts that make buying needless: eggs instead of meat. */
  instead?: readonly string[];
  /** Names of the larder; nothing else of these sorts belongs there. */
  only?: readonly string[];
  /** True where nothing will cook it. */
  raw?: true;
  /** True where the dish is made of it: as much as the place takes, not as one would add of it. */
  ample?: true;
  /** True where it goes in as it is: an egg to boil is not beaten first. */
  whole?: true;
}

/** Minutes, or as long as the slowest thing of some parts takes, and some more. */
export type Minutes = number | { of: string; by: 'fry' | 'simmer' | 'roast'; add?: number };

/**
 * One step of a dish. `{a+b}` names what takes these places: "the onion and the garlic". A step is left out where one of its names is empty,
 * a clause in square brackets likewise; `[?a ...]` stands only where `a` is taken, `[!a ...]` only where it is not, `[^a ...]` only where no
 * step before has named it; `a+b` asks for either. `{time}` is the minutes, `{cue}` the cue, `{oven}` the temperature.
 */
export interface Motion {
  phase: 'cook' | 'rest' | 'assemble' | 'serve';
  text: string;
  minutes: Minutes;
  method?: Method;
  /** Degrees Fahrenheit of the oven or the grill. */
  heat?: number;
  /** Parts that are cooked through in this step. */
  cooks?: string;
  tools?: readonly string[];
  /** How to see that it is done: words, or as the slowest thing of some parts shows it. */
  cue?: string | { of: string };
  /** Said to a beginner. */
  hint?: string;
  /** Said to an advanced cook. */
  finesse?: string;
}

/** A pattern of a dish: what goes into it, and how it is made. */
export interface Form {
  name: string;
  /** The last words of its name. */
  noun: string;
  /** The same for those who keep from wheat or gluten, where the noun sounds of it. */
  plainNoun?: string;
  course: 'savory' | 'sweet' | 'drink';
  /** Least skill it takes. */
  skill: 'beginner' | 'intermediate' | 'advanced';
  /** Parts that name the dish, most telling first. */
  stars: readonly string[];
  /**
   * The pantry must offer something for one of these, or, where there is no pantry, one of them be bought; `a+b` asks for both; empty where
   * anything will do.
   */
  heart: readonly string[];
  /** What in a pantry asks for it, written as the heart is. Default: the heart. */
  calls?: readonly string[];
  /** Another course that it does as well for. */
  also?: 'savory' | 'sweet';
  /** True for a dish that belongs to the cuisines which like it, and is made in no other. */
  regional?: true;
  /** How much less of a meal it is than others, 0 to 30. Default: 0. */
  modest?: number;
  slots: readonly Slot[];
  motions: readonly Motion[];
}
