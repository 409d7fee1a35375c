import type { Ingredient, Kind } from './ingredient.js';
import { wordsOf } from './name-words.js';
import { isAnyOf } from './kinds.js';

/** Words for a whole class, and the kinds that are of it: after a member of the class the word says nothing more ("brie cheese", "cod fish"). */
const classes: Readonly<Record<string, readonly Kind[]>> = {
  cheese: ['cheese'],
  sauce: ['sauce'],
  'salad dressing': ['sauce'],
  pasta: ['pasta'],
  noodle: ['pasta'],
  bread: ['bread'],
  roll: ['bread'],
  fish: ['fish'],
  'white fish': ['fish'],
  seafood: ['fish', 'crustacean', 'mollusc'],
  meat: ['meat'],
  poultry: ['poultry'],
  steak: ['beef', 'lamb', 'pork', 'game'],
  sausage: ['processed_meat'],
  vegetable: ['vegetable'],
  fruit: ['fruit'],
  nut: ['tree_nut', 'peanut'],
  bean: ['legume'],
  legume: ['legume'],
  cereal: ['oats', 'corn', 'rice'],
  oil: ['oil'],
  spirit: ['alcohol'],
  liqueur: ['alcohol'],
  seasoning: ['spice', 'herb'],
  spice: ['spice', 'herb'],
  dessert: ['cheese', 'meat'],
  mix: ['herb', 'vegetable', 'spice', 'seed', 'fruit', 'tree_nut', 'legume', 'rice'],
};

/** Whether `word`, a word for a class, says nothing more after `member`. */
export const isOfClass = (word: Ingredient, member: Ingredient): boolean =>
  classes[word.name]?.some((kind) => member.kinds.includes(kind)) ?? false;

const milked: ReadonlySet<string> = new Set(['goat', 'bison', 'camel', 'lamb', 'game']);

/** Whether an animal before a milk product only says whose milk it is ("goat yogurt"): there is no meat in it. */
export const givesItsMilk = (animal: Ingredient, ingredient: Ingredient): boolean =>
  ingredient.category === 'dairy_eggs' && ingredient.kinds.includes('dairy') && ingredient.role !== 'sauce' && milked.has(animal.name);

/** With one of these words a seasoning tastes of what is named before it. */
const tasting: ReadonlySet<string> = new Set(['flavor', 'flavored', 'flavoring', 'powder', 'powdered', 'dried']);

/** Whether meat or fish before a seasoning only says what it is for ("steak rub"): there is none in it, unless it is said to taste of it. */
export const isSeasonedBy = (meant: Ingredient, ingredient: Ingredient, name: string): boolean =>
  ingredient.name === 'seasoning' &&
  !wordsOf(name).some((word) => tasting.has(word)) &&
  isAnyOf(meant, 'meat', 'fish') &&
  meant.role === 'protein' &&
  !meant.kinds.includes('processed_meat');
