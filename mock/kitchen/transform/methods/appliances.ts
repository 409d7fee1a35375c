import { methods, type Method } from '../../../../src/contract/enums.js';
import { lazy } from '../../text/memoize.js';
import { numberAt } from '../../text/numbers.js';
import { createPhrases, createPhraseSet } from '../../text/phrases.js';
import { listOf, oneOfEach, type Row } from '../../text/read-table.js';
import { tokenize } from '../../text/tokenize.js';
import { withPrefix } from '../limits.js';
import { mapOf } from '../read-tables.js';

const traits = ['pot', 'dry', 'browns', 'no_color', 'no_pan', 'no_boiling', 'no_liquid'] as const;
type Trait = (typeof traits)[number];

/** From one way of cooking to another. */
export interface Route {
  source: Method;
  target: Method;
}

const columns = ['method', 'noun', 'title', 'title_words', 'equipment', 'preheat', 'pot', 'dish', 'flesh_note', 'traits', 'least', 'most'] as const; // prettier-ignore

const toAppliance = (row: Row<(typeof columns)[number]>) => ({
  ...row.cells,
  titleWords: listOf(row.cells.title_words),
  equipment: createPhraseSet(listOf(row.cells.equipment)),
  traits: oneOfEach(row, 'traits', traits),
  /** Minutes for each minute of an oven or a pot. */
  minutes: [row.cells.least, row.cells.most].map((cell) => numberAt(tokenize(cell), 0)?.value ?? 1) as [least: number, most: number],
});

/** What each way of cooking is called, and what it is done in. */
const appliances = mapOf('appliances.tsv', columns, toAppliance, { keys: methods });

export const applianceOf = (method: Method) => appliances().get(method) as ReturnType<typeof toAppliance>;

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
