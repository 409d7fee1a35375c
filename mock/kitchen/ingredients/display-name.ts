import type { Unit } from '../../../src/contract/enums.js';
import type { Match } from './ingredient.js';
import { pluralOf, singularOf } from '../text/lemma.js';

/** Things so small that an amount of them is always several. */
const small =
  /(?:bean|pea|lentil|chickpea|noodle|almond|walnut|pecan|cashew|peanut|hazelnut|pistachio|raisin|seed|olive|caper|mushroom|berry|chip|date|sprout|grape|cherry|scallion|shallot|onion|tomato|potato|carrot|egg|cracker|crumb|leek|flake|clam|mussel|scallop|oyster|thigh|breast|leg|wing|chop|chive|green|nut|fig|prune|apricot|marshmallow|cookie|pepper|zucchini|parsnip|turnip|beet|radish|anchovy|sardine|apple|pear|peach|plum|orange|strip)$/;
const uncounted = /(?:black|white|cayenne|ground|szechuan|sichuan|lemon|pink|salt and|salt &) ?pepper$|^pepper$/;

const plainCase = (name: string): string => (/\p{Lu}/u.test(name) ? name.toLowerCase() : name).trim();

const singularName = (name: string): string => {
  const at = name.lastIndexOf(' ') + 1;
  return name.slice(0, at) + singularOf(name.slice(at));
};

/**
 * How a recipe calls an ingredient beside its amount: "2 onions", "1 cup black beans", "the soy sauce" for "low sodium soy sauce". What is
 * known by another name keeps the one it was given.
 */
export const callOf = (name: string, match: Match | undefined, quantity: number | null, unit: Unit | null): string => {
  const given = plainCase(name);
  const known = match && match.how !== 'head' ? match.ingredient.name : undefined;
  const singular = given.split(' ').map(singularOf).join(' ');
  const short = known !== undefined && known !== singular && singular.endsWith(known) ? known : given;
  if (uncounted.test(short)) return short;
  if (unit === null && (quantity === null || quantity <= 1)) return singularName(short);
  const isSeveral = unit === null || (small.test(short) && !['slice', 'clove', 'stalk', 'head', 'pinch'].includes(unit));
  return isSeveral ? pluralOf(short) : short;
};
