import { cookingClasses, type CookingClass } from '../ingredients/cooking-class.js';
import { cuisineLists, type CuisineList, type IngredientSlot } from './dish.js';
import { DataFileError, type Block } from './parse-blocks.js';

/** The slots that dishes share, and groups of them, by name. */
export interface SharedSlots {
  slots: ReadonlyMap<string, IngredientSlot>;
  groups: ReadonlyMap<string, readonly string[]>;
}

export const toList = (text: string, separator = ','): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const emptySlot = (name: string): IngredientSlot => ({
  name, accepts: [], grams: 0, most: 1, buy: [], cuisineList: null, optional: false, satisfiedBy: [], only: [], raw: false, bulk: false, whole: false,
}); // prettier-ignore

const toCookingClasses = (names: readonly string[], fail: (message: string) => never): CookingClass[] =>
  names.map((name) => cookingClasses.find((known) => known === name) ?? fail(`"${name}" is not a cooking class`));

const toCuisineList = (name: string, fail: (message: string) => never): CuisineList =>
  cuisineLists.find((known) => known === name) ?? fail(`"${name}" is not a list of the cuisines: ${cuisineLists.join(', ')}`);

type Change = (text: string, fail: (message: string) => never) => Partial<IngredientSlot>;

/** What a phrase of a slot changes, by its first words. */
const phrases: readonly (readonly [opening: string, change: Change])[] = [
  ['accepts ', (text, fail) => ({ accepts: toCookingClasses(toList(text), fail) })],
  ['at most ', (text) => ({ most: Number(text) })],
  ['buy ', (text) => ({ buy: toList(text) })],
  ['from ', (text, fail) => ({ cuisineList: toCuisineList(text, fail) })],
  ['satisfied by ', (text) => ({ satisfiedBy: toList(text) })],
  ['only ', (text) => ({ only: toList(text) })],
  ['from no list', () => ({ cuisineList: null })],
  ['never bought', () => ({ buy: [], cuisineList: null, optional: false, satisfiedBy: [] })],
  ['optional', () => ({ optional: true })],
  ['compulsory', () => ({ optional: false, satisfiedBy: [] })],
  ['raw', () => ({ raw: true })],
  ['bulk', () => ({ bulk: true })],
  ['whole', () => ({ whole: true })],
];

const parsePhrase = (phrase: string, fail: (message: string) => never): Partial<IngredientSlot> => {
  if (phrase.endsWith(' g') && Number(phrase.slice(0, -2)) > 0) return { grams: Number(phrase.slice(0, -2)) };
  const exact = phrases.find(([opening]) => opening === phrase);
  if (exact) return exact[1]('', fail);
  const found = phrases.find(([opening]) => opening.endsWith(' ') && phrase.startsWith(opening));
  return found ? found[1](phrase.slice(found[0].length).trim(), fail) : fail(`"${phrase}" says nothing that a slot knows`);
};

/**
 * Parses `slot NAME [like SHARED]: PHRASE; PHRASE`. Without `like` and without `accepts` it is the shared slot of the same name with changes.
 *
 * @throws {@link DataFileError} with the position of what is wrong.
 */
export const parseSlot = (file: string, { key, value, line, column }: Block, shared: SharedSlots['slots']): IngredientSlot => {
  const fail = (message: string): never => {
    throw new DataFileError(file, line, column, message);
  };
  const [name = '', like] = toList(key.slice('slot '.length), ' like ');
  const changes = toList(value, ';').map((phrase) => parsePhrase(phrase, fail));
  const isNew = like === undefined && changes.some(({ accepts }) => accepts !== undefined);
  const base = isNew ? emptySlot(name) : (shared.get(like ?? name) ?? fail(`there is no shared slot "${like ?? name}"`));
  const slot: IngredientSlot = Object.assign({}, base, ...changes, { name });
  return slot.grams > 0 && slot.most >= 1 ? slot : fail('a slot needs grams ("80 g") and room for one ingredient at least ("at most 2")');
};

/** Parses the file of shared slots: lines of `slot NAME: ...` and `group NAME: slot, slot`. */
export const parseSharedSlots = (file: string, blocks: readonly Block[]): SharedSlots => {
  const slots = new Map<string, IngredientSlot>();
  const groups = new Map<string, readonly string[]>();
  for (const block of blocks) {
    const [entry = ''] = block.key.split(' ');
    const [name = '', like = name] = toList(block.key.slice(entry.length), ' like ');
    if (entry === 'group') groups.set(name, toList(block.value));
    // "slow main like main" is another way to fill the same slot
    else if (entry === 'slot') slots.set(name, { ...parseSlot(file, block, slots), name: slots.get(like)?.name ?? name });
    else throw new DataFileError(file, block.line, 1, `"${entry}" is neither "slot" nor "group"`);
  }
  return { slots, groups };
};
