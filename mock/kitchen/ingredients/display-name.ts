import type { Unit } from '../../../src/contract/enums.js';
import { knownIngredient, type Match } from './ingredient.js';
import { lemmaOf, pluralOf, singularOf } from '../text/lemma.js';
import { mapOf } from './tables.generated.js';

/** Ingredients so small that an amount of them is always several. */
const counted = mapOf('counted-names.tsv', ['word'], () => true, { toKey: lemmaOf });

const singularName = (name: string): string => {
  const at = name.lastIndexOf(' ') + 1;
  return name.slice(0, at) + singularOf(name.slice(at));
};

/** Units of one piece, or of so little that the name stays singular. */
const singleUnits: ReadonlySet<Unit> = new Set<Unit>(['slice', 'clove', 'stalk', 'head', 'pinch']);

/**
 * The name of an ingredient after its amount: "2 onions", "1 cup black beans", "the soy sauce" for "low sodium soy sauce". An ingredient that is
 * known by another name keeps the given one.
 */
export const displayNameOf = (name: string, match: Match | undefined, quantity: number | null, unit: Unit | null): string => {
  const given = name.toLowerCase().trim();
  const known = knownIngredient(match)?.name;
  const singular = given.split(' ').map(singularOf).join(' ');
  const short = known !== undefined && known !== singular && singular.endsWith(known) ? known : given;
  if (unit === null && (quantity === null || quantity <= 1)) return singularName(short);
  const isSmall = counted().has(lemmaOf(short.slice(short.lastIndexOf(' ') + 1)));
  const isSeveral = unit === null || (isSmall && !singleUnits.has(unit));
  return isSeveral ? pluralOf(short) : short;
};
