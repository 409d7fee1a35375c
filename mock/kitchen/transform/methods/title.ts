import type { Method } from '../../../../src/contract/enums.js';
import { lazy } from '../../text/memoize.js';
import { createPhrases } from '../../text/phrases.js';
import { tokenize } from '../../text/tokenize.js';
import { withPrefix } from '../limits.js';
import { appliances } from './appliances.js';
import type { Route } from './course.js';

/** Words at the beginning of a title that say how a dish is cooked. `undefined`: whatever it was. */
const prefixes = lazy(() =>
  createPhrases<Method | undefined>([
    ...Object.values(appliances).map(({ title }) => [title, undefined] as const),
    ...['oven baked', 'oven roasted', 'baked', 'roasted', 'roast', 'sheet pan'].map((words) => [words, 'oven'] as const),
    ...['barbecued', 'grilled', 'char grilled'].map((words) => [words, 'grill'] as const),
    ...['pan seared', 'pan fried', 'skillet', 'one pot', 'sauteed', 'stovetop'].map((words) => [words, 'stovetop'] as const),
    ...['air fried', 'crock pot', 'crockpot', 'instant pot', 'microwaved', 'steamed'].map((words) => [words, undefined] as const),
  ]),
);

/** The title with the new way of cooking before it instead of the old one. */
export const titleFor = (title: string, { source, target }: Route): string => {
  const tokens = tokenize(title);
  const prefix = prefixes().at(tokens, 0);
  const rest = prefix && (prefix.value === undefined || prefix.value === source) ? tokens[prefix.to] : tokens[0];
  const plain = rest === undefined ? title : title.slice(rest.start);
  return withPrefix(appliances[target].title, plain);
};
