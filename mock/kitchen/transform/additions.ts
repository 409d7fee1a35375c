import { allergens } from '../../../src/contract/enums.js';
import type { Kind } from '../ingredients/ingredient.js';
import { isAnyOf } from '../ingredients/kinds.js';
import { leavesNothingOut, type Restriction } from '../safety/restriction.js';
import type { RecipeDraft } from './recipe-draft.js';

/** What somebody at the table may avoid. */
const delicate: readonly Kind[] = [
  'meat', 'beef', 'pork', 'lamb', 'poultry', 'game', 'processed_meat', 'animal_fat', 'gelatin', 'fish', 'crustacean', 'mollusc', 'dairy', 'egg', 'honey', 'alcohol',
]; // prettier-ignore

/** What a recipe must not gain: an allergen, animal food or alcohol that it did not have, or what is not known. Poultry may replace other meat. */
export const exclusionOfAdditions = ({ lines }: Pick<RecipeDraft, 'lines'>): Restriction => {
  const known = lines.flatMap(({ ingredient }) => ingredient ?? []);
  const hasMeat = known.some((one) => one.role === 'protein' && isAnyOf(one, 'meat', 'poultry'));
  const had = new Set<Kind>(hasMeat ? ['meat', 'poultry'] : []);
  // a little chocolate makes no dairy dish
  for (const { kinds } of known) if (!kinds.includes('chocolate')) for (const kind of kinds) had.add(kind);
  return {
    ...leavesNothingOut,
    name: 'new',
    allergens: allergens.filter((allergen) => !known.some((one) => one.allergens.includes(allergen))),
    kinds: delicate.filter((kind) => !had.has(kind)),
    countsTraces: true,
    precautionary: true,
  };
};
