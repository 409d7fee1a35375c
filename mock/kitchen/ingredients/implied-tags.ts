import { allergens, type Allergen } from '../../../src/contract/enums.js';
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

const isAllergen = (kind: string): kind is Allergen => (allergens as readonly string[]).includes(kind);

/** The kinds and the kinds that follow from them. */
export const withImplied = (kinds: readonly Kind[]): Kind[] => [...new Set(kinds.flatMap((kind) => [kind, ...(implied[kind] ?? [])]))];

/** The allergens that follow from the kinds; a row never repeats them, so it cannot contradict itself. */
export const allergensOf = (kinds: readonly Kind[]): Allergen[] =>
  kinds.map((kind) => (kind === 'dairy' ? 'milk' : kind)).filter(isAllergen);
