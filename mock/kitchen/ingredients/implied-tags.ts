import type { Allergen } from '../../../src/contract/enums.js';
import type { Kind } from './ingredient.js';

/** The kinds that follow from a kind: a row says `wheat`, and grain and gluten follow. */
const implied: Partial<Record<Kind, readonly Kind[]>> = {
  beef: ['meat'],
  pork: ['meat'],
  lamb: ['meat'],
  poultry: ['meat'],
  game: ['meat'],
  processed_meat: ['meat'],
  dairy: ['lactose'],
  cheese: ['dairy', 'lactose'],
  wheat: ['grain', 'gluten'],
  rice: ['grain'],
  corn: ['grain'],
  oats: ['grain'],
  soy: ['legume'],
  peanut: ['legume'],
  lupin: ['legume'],
  sesame: ['seed'],
  celery: ['vegetable'],
  dried_fruit: ['fruit'],
  citrus: ['fruit'],
  honey: ['sweetener'],
  sugar: ['sweetener'],
};

const allergenOf: Partial<Record<Kind, Allergen>> = {
  dairy: 'milk',
  egg: 'egg',
  fish: 'fish',
  crustacean: 'crustacean',
  mollusc: 'mollusc',
  tree_nut: 'tree_nut',
  peanut: 'peanut',
  wheat: 'wheat',
  gluten: 'gluten',
  soy: 'soy',
  sesame: 'sesame',
  celery: 'celery',
  mustard: 'mustard',
  lupin: 'lupin',
  sulfite: 'sulfite',
};

/** The kinds and the kinds that follow from them. */
export const withImplied = (kinds: readonly Kind[]): Kind[] => [...new Set(kinds.flatMap((kind) => [kind, ...(implied[kind] ?? [])]))];

/** The allergens that follow from the kinds; a row never repeats them, so it cannot contradict itself. */
export const allergensOf = (kinds: readonly Kind[]): Allergen[] => kinds.flatMap((kind) => allergenOf[kind] ?? []);
