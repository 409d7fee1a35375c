import { suggestName } from '../ingredients/find.js';
import { keyOf, modifiers, wordsOf, plain } from '../ingredients/name-words.js';
import type { Ingredient, Kind, Match, Role } from '../ingredients/ingredient.js';
import { readTable, type Option } from './read-table.js';
import { tables } from './tables.js';

/** Read on the first question. */
const rows = (() => {
  let read: ReadonlyMap<string, readonly Option[]> | undefined;
  return () =>
    (read ??= new Map(tables.flatMap((table) => [...readTable(table)].map(([name, options]) => [keyOf(name), options] as const))));
})();

/** Whose row to take where a thing has none of its own: what it mostly is comes first, egg and flour, which are in many things, late. */
const likeness: readonly (readonly [Kind, row: string])[] = [
  ['cheese', 'cheese'], ['gelatin', 'gelatin'], ['crustacean', 'shrimp'], ['mollusc', 'clam'], ['fish', 'fish'],
  ['processed_meat', 'ham'], ['poultry', 'chicken'], ['beef', 'beef'], ['pork', 'pork'], ['lamb', 'lamb'], ['game', 'beef'], ['animal_fat', 'lard'], ['meat', 'beef'],
  ['broth', 'broth'], ['chocolate', 'chocolate'], ['pasta', 'pasta'], ['bread', 'bread'], ['tree_nut', 'nut'], ['peanut', 'nut'], ['honey', 'honey'],
  ['leavening', 'baking powder'], ['thickener', 'cornstarch'], ['vinegar', 'vinegar'], ['alcohol', 'wine'], ['mushroom', 'mushroom'],
  ['allium', 'onion'], ['herb', 'parsley'], ['spice', 'cinnamon'], ['seed', 'sunflower seed'], ['egg', 'egg'], ['dairy', 'milk'], ['rice', 'rice'], ['oats', 'oats'],
  ['legume', 'bean'], ['leafy', 'spinach'], ['starchy', 'potato'], ['root', 'carrot'], ['dried_fruit', 'raisin'], ['citrus', 'orange'], ['fruit', 'apple'],
  ['vegetable', 'broccoli'], ['oil', 'oil'], ['sugar', 'sugar'], ['sweetener', 'honey'], ['salt', 'salt'], ['grain', 'couscous'],
]; // prettier-ignore

/** What roles tell where the kinds mislead: the first kind that a thing of the role has, and else the last. A spicy sauce is no spice, a cookie no egg. */
const likenessByRole: Partial<Record<Role, readonly (readonly [Kind | 'any', row: string])[]>> = {
  sauce: [['egg', 'mayonnaise'], ['dairy', 'alfredo sauce'], ['soy', 'hoisin sauce'], ['any', 'salsa']],
  thickener: [['grain', 'flour']],
  sweetener: [['honey', 'honey'], ['any', 'sugar']],
  sweet: [['chocolate', 'chocolate'], ['wheat', 'cookie'], ['gelatin', 'marshmallow'], ['tree_nut', 'nut'], ['egg', 'cookie'], ['starchy', 'potato chip'], ['fruit', 'jam'], ['any', 'candy']],
  bread: [['legume', 'cracker'], ['any', 'bread']],
  drink: [['alcohol', 'wine'], ['dairy', 'milk'], ['caffeine', 'tea leaf'], ['any', 'apple juice']],
  liquid: [['alcohol', 'rum'], ['citrus', 'orange juice'], ['fruit', 'apple juice'], ['vegetable', 'apple juice']],
  seasoning: [['broth', 'bouillon'], ['allium', 'bouillon'], ['crustacean', 'shrimp paste'], ['fish', 'fish sauce'], ['nightshade', 'chili powder'], ['alcohol', 'extract']],
  spice: [['nightshade', 'chili powder']],
  starch: [['pasta', 'pasta'], ['cheese', 'pizza dough'], ['starchy', 'potato']],
  binder: [['leavening', 'egg']],
}; // prettier-ignore

const alike = ({ role, kinds }: Ingredient): readonly Option[] => {
  const has = ([kind]: readonly [Kind | 'any', string]) => kind === 'any' || kinds.includes(kind);
  const [, row] = likenessByRole[role]?.find(has) ?? likeness.find(has) ?? [];
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
 * The written swaps for a name: the row of the name itself, of what the larder calls it, of the name without the words that change nothing,
 * of its last words, or else of something of its kind. A row may be for one part that a thing plays: "egg for glazing". A misspelt name is read as what was probably meant: every swap is checked on its own.
 */
export const optionsFor = (name: string, match: Match | undefined, part?: string): Written => {
  const forPart = part === undefined || !match ? undefined : rows().get(keyOf(`${match.ingredient.name} for ${part}`));
  if (forPart) return { options: forPart, own: true };
  const words = wordsOf(plain(name));
  const essential = words.filter((word) => !modifiers.has(word));
  const larderRow = match && match.how !== 'head' ? rows().get(keyOf(match.ingredient.name)) : undefined;
  const own = rows().get(words.join(' ')) ?? larderRow ?? rows().get(essential.join(' ')) ?? endingRow(words);
  if (own) return { options: own, own: true };
  if (match) return { options: rows().get(keyOf(match.ingredient.name)) ?? alike(match.ingredient), own: false };
  const meant = suggestName(name);
  return { options: (meant === undefined ? undefined : rows().get(keyOf(meant))) ?? [], own: false };
};
