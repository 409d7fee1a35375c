import { methods, type Method } from '../../../../src/contract/enums.js';
import { applyEdits } from '../../text/apply-edits.js';
import { lazy } from '../../../util/memoize.js';
import { createPhraseSet } from '../../text/phrases.js';
import { listOf, oneOfEach, type Row } from '../../text/read-table.js';
import type { Token } from '../../text/token.js';
import { tokenize } from '../../text/tokenize.js';
import { withPrefix } from '../limits.js';
import { mapOf } from '../tables.generated.js';

/** How a dish is cooked, as far as an appliance can take it; `data/appliances.tsv` explains each. */
export const dishTypes = ['dough', 'pot', 'dish', 'pieces'] as const;
export type DishType = (typeof dishTypes)[number];

const traits = ['dry', 'cooker', 'no_pan'] as const;
type Trait = (typeof traits)[number];

/** From one way of cooking to another. */
export interface Route {
  source: Method;
  target: Method;
}

const columns = ['method', 'noun', 'title', 'title_words', 'equipment', 'preheat', 'takes', 'traits', 'least', 'most', 'shortest'] as const;

const toAppliance = (row: Row<(typeof columns)[number]>) => ({
  ...row.cells,
  titleWords: listOf(row.cells.title_words),
  equipment: createPhraseSet(listOf(row.cells.equipment)),
  takes: oneOfEach(row, 'takes', dishTypes),
  traits: oneOfEach(row, 'traits', traits),
  /** Minutes for each minute of an oven. */
  minutes: [Number(row.cells.least || 1), Number(row.cells.most || 1)] as const,
  shortest: Number(row.cells.shortest || 1),
});

/** What each way of cooking is called, and what it is done in. */
const appliances = mapOf('appliances.tsv', columns, toAppliance, { keys: methods });

export const applianceOf = (method: Method) => appliances().get(method) as ReturnType<typeof toAppliance>;

export const is = (method: Method, trait: Trait): boolean => applianceOf(method).traits.includes(trait);

/** What may be true of a way from one appliance to another. */
export const routeConditions = [...traits, ...methods].flatMap((one) => [`from_${one}`, `to_${one}`] as const);

export const conditionsOf = ({ source, target }: Route): (typeof routeConditions)[number][] => [
  ...([source, ...applianceOf(source).traits] as const).map((one) => `from_${one}` as const),
  ...([target, ...applianceOf(target).traits] as const).map((one) => `to_${one}` as const),
];

/** Words of a title that say how a dish is cooked. */
const waysInTitles = lazy(() => createPhraseSet([...appliances().values()].flatMap(({ title, titleWords }) => [title, ...titleWords])));

/** The title with the new way of cooking before it instead of the old one: "Easy Baked Chicken" is "Air-Fryer Easy Chicken", "Pot Roast" stays one. */
export const titleFor = (title: string, target: Method): string => {
  const tokens = tokenize(title);
  const edits = waysInTitles()
    .all(tokens)
    .filter(({ to }) => tokens[to]?.type === 'word')
    .map(({ from, to }) => ({ start: (tokens[from] as Token).start, end: (tokens[to] as Token).start, to: '' }));
  return withPrefix(applianceOf(target).title, applyEdits(title, edits));
};
