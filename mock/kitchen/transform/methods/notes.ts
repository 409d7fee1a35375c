import type { Method } from '../../../../src/contract/enums.js';
import type { RawFood } from '../../safety/raw-food.js';
import { printTemperature } from '../../safety/safe-temperatures.js';
import { lazy } from '../../text/memoize.js';
import { oneOf, oneOfEach } from '../../text/read-table.js';
import { rowsOf } from '../read-tables.js';
import { applianceOf, conditionsOf } from './appliances.js';
import { conditions, hasFlesh, whereAllHold, type Condition, type Dish } from './dish.js';

const obstacles = lazy(() =>
  rowsOf('obstacles.tsv', ['when', 'why']).map((row) => ({ why: row.cells.why, when: oneOfEach(row, 'when', conditions) })),
);

/** Why a dish cannot be brought to another way of cooking with confidence; `undefined` if it can. A wrong step is worse than none. */
export const whyNotAdapted = ({ facts, route: { target } }: Dish): string | undefined => {
  const why = whereAllHold(obstacles(), facts)[0]?.why;
  return why && `${why.replace('{noun}', applianceOf(target).noun)}.`;
};

const notes = lazy(() =>
  rowsOf('notes.tsv', ['list', 'when', 'note']).map((row) => ({
    list: oneOf(row, 'list', ['safety', 'warning']),
    when: oneOfEach(row, 'when', conditions),
    note: row.cells.note,
  })),
);

const notesFor = (facts: ReadonlySet<Condition>, of: 'safety' | 'warning', noun: string): string[] => {
  const fitting = whereAllHold(notes(), facts).filter(({ list }) => list === of);
  return [...new Set(fitting.map(({ note }) => note.replace('{noun}', noun)))];
};

/** What the cook should know before trying it this way. */
export const warningsFor = ({ facts, route: { target } }: Dish): string[] => notesFor(facts, 'warning', applianceOf(target).noun);

/** How hot the food must get, and what else has to be minded in this way of cooking. */
export const safetyNotesFor = (raw: readonly RawFood[], method: Method): string[] => {
  const foods = raw.flatMap(({ name, safe }) => {
    if (!safe) return [];
    const rest = safe.restMinutes > 0 ? `, followed by ${safe.restMinutes} minutes of rest` : '';
    return [`Cook the ${name} to ${printTemperature(safe.temperature)} in the middle${rest}.`];
  });
  const facts = new Set<Condition>(conditionsOf({ source: method, target: method }));
  if (hasFlesh(raw)) facts.add('flesh');
  return [...new Set([...foods, ...notesFor(facts, 'safety', applianceOf(method).noun)])];
};
