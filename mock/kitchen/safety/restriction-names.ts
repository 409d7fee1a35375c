import { diets } from '../../../src/contract/enums.js';
import { isSlipOf } from '../ingredients/typo-allergens.js';
import { lazy, memoizeText } from '../text/memoize.js';
import { listOf } from '../text/read-table.js';
import { lemmaKey } from '../text/tokenize.js';
import { mapOf } from './tables.generated.js';

export type KnownDiet = (typeof diets)[number];

/** "gluten free" for `gluten_free`. */
export const spaced = (diet: string): string => diet.replaceAll('_', ' ');

const writtenNames = mapOf('restriction-names.tsv', ['names', 'reads as'], ({ cells }) => listOf(cells['reads as']), { toKey: lemmaKey });

/** A diet by its own name; that it is not asked for leaves nothing out. */
const ownNames = (diet: string): [string, string[]][] => [
  [lemmaKey(spaced(diet)), [diet]],
  [lemmaKey(`not ${spaced(diet)}`), []],
];

const names = lazy(() => new Map([...writtenNames(), ...diets.flatMap(ownNames)]));

/** The diets, audiences and foods that a phrase, given as lemmas, stands for: "plant based" is vegan, "dairy" is dairy free. A wish, "quick", stands for nothing. */
export const partsNamed = (key: string): readonly string[] | undefined => names().get(key);

/** Shorter names are one letter from too many words. */
const SHORTEST_NAME = 5;
/** No diet has a longer name. */
const LONGEST_NAME = 40;

/** A request asks about the same words several times. */
const REMEMBERED_TYPOS = 200;

/** What a misspelt phrase stands for: "vegiterian", and with a letter too many "nutts". */
export const partsByTypo = memoizeText(REMEMBERED_TYPOS, (key): readonly string[] | undefined => {
  const undoubled = names().get(lemmaKey(key.replaceAll(/(.)\1+/g, '$1')));
  if (undoubled?.length || key.length > LONGEST_NAME) return undoubled;
  return [...names()].find(([name, parts]) => parts.length > 0 && name.length >= SHORTEST_NAME && isSlipOf(key, name))?.[1];
});
