import { suggestName } from '../larder.js';
import { keyOf, modifiers, wordsOf, plain } from '../larder/words.js';
import type { Ingredient, Kind, Match } from '../ingredient.js';
import { readTable, type Option } from './read-table.js';
import { tables } from './tables.js';

/** Read on the first question. */
const rows = (() => {
  let read: ReadonlyMap<string, readonly Option[]> | undefined;
  return () =>
    (read ??= new Map(tables.flatMap((table) => [...readTable(table)].map(([name, options]) => [keyOf(name), options] as const))));
})();

/** Whose row to take where a thing has none of its own: the narrow kinds first. */
const likeness: readonly (readonly [Kind, row: string])[] = [
  ['egg', 'egg'], ['cheese', 'cheese'], ['gelatin', 'gelatin'], ['crustacean', 'shrimp'], ['mollusc', 'clam'], ['fish', 'fish'],
  ['processed_meat', 'ham'], ['poultry', 'chicken'], ['pork', 'pork'], ['lamb', 'lamb'], ['beef', 'beef'], ['game', 'beef'], ['animal_fat', 'lard'], ['meat', 'beef'],
  ['broth', 'broth'], ['chocolate', 'chocolate'], ['pasta', 'pasta'], ['bread', 'bread'], ['tree_nut', 'nut'], ['peanut', 'nut'], ['honey', 'honey'],
  ['leavening', 'baking powder'], ['thickener', 'cornstarch'], ['vinegar', 'vinegar'], ['oil', 'oil'], ['alcohol', 'wine'], ['mushroom', 'mushroom'],
  ['allium', 'onion'], ['herb', 'parsley'], ['spice', 'cinnamon'], ['seed', 'sunflower seed'], ['dairy', 'milk'], ['rice', 'rice'], ['oats', 'oats'],
  ['legume', 'bean'], ['leafy', 'spinach'], ['starchy', 'potato'], ['root', 'carrot'], ['dried_fruit', 'raisin'], ['citrus', 'orange'], ['fruit', 'apple'],
  ['vegetable', 'broccoli'], ['sugar', 'sugar'], ['sweetener', 'honey'], ['salt', 'salt'], ['grain', 'couscous'],
]; // prettier-ignore

/** What roles tell where the kinds mislead: a spicy sauce is no spice, a flour no side dish. */
const likenessByRole = ({ role, kinds }: Ingredient): string | undefined => {
  if (role === 'sauce') return kinds.includes('dairy') ? 'alfredo sauce' : 'hoisin sauce';
  if (role === 'thickener' && kinds.includes('grain')) return 'flour';
  if (role === 'sweetener') return kinds.includes('honey') ? 'honey' : 'sugar';
  if (role === 'drink') return kinds.includes('alcohol') ? 'wine' : 'apple juice';
  return undefined;
};

const alike = (ingredient: Ingredient): readonly Option[] => {
  const kind = likeness.find(([one]) => ingredient.kinds.includes(one));
  const row = likenessByRole(ingredient) ?? kind?.[1];
  return (row === undefined ? undefined : rows().get(keyOf(row))) ?? [];
};

/** The row of the longest end of a name: "organic stone-ground dijon mustard" is dijon mustard. */
const endingRow = (words: readonly string[]): readonly Option[] | undefined => {
  for (let from = 0; from < words.length; from++) {
    const row = rows().get(words.slice(from).join(' '));
    if (row) return row;
  }
  return undefined;
};

/** Where options come from, and how well they are known to fit. */
export interface Written {
  options: readonly Option[];
  /** True for a row of the thing itself, false for one of a thing of its kind. */
  own: boolean;
}

/**
 * The written swaps for a name: the row of the name itself, of the name without the words that change nothing, of what the larder calls
 * it, of its last words, or else of something of its kind. A row may be for one part that a thing plays: "egg for glazing". A misspelt name is read as what was probably meant: every swap is checked on its own.
 */
export const optionsFor = (name: string, match: Match | undefined, part?: string): Written => {
  const forPart = part === undefined || !match ? undefined : rows().get(keyOf(`${match.ingredient.name} for ${part}`));
  if (forPart) return { options: forPart, own: true };
  const words = wordsOf(plain(name));
  const essential = words.filter((word) => !modifiers.has(word));
  const larderRow = match && match.how !== 'head' ? rows().get(keyOf(match.ingredient.name)) : undefined;
  const own = rows().get(words.join(' ')) ?? rows().get(essential.join(' ')) ?? larderRow ?? endingRow(words);
  if (own) return { options: own, own: true };
  if (match) return { options: rows().get(keyOf(match.ingredient.name)) ?? alike(match.ingredient), own: false };
  const meant = suggestName(name);
  return { options: (meant === undefined ? undefined : rows().get(keyOf(meant))) ?? [], own: false };
};
