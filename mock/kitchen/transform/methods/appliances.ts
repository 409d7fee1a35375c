import { methods, type Method } from '../../../../src/contract/enums.js';
import { lazy } from '../../text/memoize.js';
import { createPhrases, createPhraseSet } from '../../text/phrases.js';
import { listOf, oneOf, oneOfEach } from '../../text/read-table.js';
import { tokenize } from '../../text/tokenize.js';
import { withPrefix } from '../limits.js';
import { rowsOf } from '../read-tables.js';

const traits = ['pot', 'dry', 'browns', 'no_color', 'no_pan', 'no_boiling', 'no_liquid'] as const;
type Trait = (typeof traits)[number];

/** From one way of cooking to another. */
export interface Route {
  source: Method;
  target: Method;
}

const columns = ['method', 'noun', 'title', 'title_words', 'equipment', 'preheat', 'pot', 'dish', 'flesh_note', 'traits'] as const;

/** What each way of cooking is called, and what it is done in. */
const appliances = lazy(
  () =>
    new Map(
      rowsOf('appliances.tsv', columns).map((row) => {
        const { title_words: titleWords, equipment, ...cells } = row.cells;
        const lists = {
          titleWords: listOf(titleWords),
          equipment: createPhraseSet(listOf(equipment)),
          traits: oneOfEach(row, 'traits', traits),
        };
        return [oneOf(row, 'method', methods), { ...cells, ...lists }];
      }),
    ),
);

type Appliance = ReturnType<typeof appliances> extends ReadonlyMap<Method, infer Of> ? Of : never;

export const applianceOf = (method: Method): Appliance => appliances().get(method) as Appliance;

export const is = (method: Method, trait: Trait): boolean => applianceOf(method).traits.includes(trait);

/** Words at the beginning of a title that say how a dish is cooked; `undefined`: whatever it was. */
const prefixes = lazy(() =>
  createPhrases<Method | undefined>(
    [...appliances()].flatMap(([method, { title, titleWords }]) => [
      [title, undefined] as const,
      ...titleWords.map((words) => [words, method] as const),
    ]),
  ),
);

/** The title with the new way of cooking before it instead of the old one. */
export const titleFor = (title: string, { source, target }: Route): string => {
  const tokens = tokenize(title);
  const prefix = prefixes().at(tokens, 0);
  const start = prefix && (prefix.value === undefined || prefix.value === source) ? tokens[prefix.to]?.start : 0;
  return withPrefix(applianceOf(target).title, title.slice(start ?? 0));
};
