import type { Method } from '../../../../src/contract/enums.js';
import type { RawFood } from '../../safety/raw-food.js';
import { printTemperature } from '../../safety/raw-food.js';
import { theseWords } from '../../text/join-list.js';
import { groupPairs, oneOfEach } from '../../text/read-table.js';
import { groupsOf } from '../tables.generated.js';
import { applianceOf, conditionsOf } from './appliances.js';
import { conditions, hasFlesh, whereAllHold, type Condition, type Dish } from './dish.js';

const lists = ['obstacle', 'safety', 'warning'] as const;

const notes = groupsOf(
  'notes.tsv',
  ['list', 'when', 'note'],
  (row) => ({ note: row.cells.note, when: oneOfEach(row, 'when', conditions) }),
  {
    keys: lists,
  },
);

const notesFor = (list: (typeof lists)[number], facts: ReadonlySet<Condition>, target: Method): string[] =>
  whereAllHold(notes().get(list) ?? [], facts).map(({ note }) => note.replace('{noun}', applianceOf(target).noun));

/** Why a dish cannot be brought to another way of cooking with confidence; `undefined` if it can. A wrong step is worse than none. */
export const whyNotAdapted = ({ facts, route: { target } }: Dish): string | undefined => notesFor('obstacle', facts, target)[0];

/** What the cook should know before trying it this way. */
export const warningsFor = ({ facts, route: { target } }: Dish): string[] => notesFor('warning', facts, target);

/** How hot the middle of raw food must get. What needs most heat comes first, and decides when all is done. */
export const donenessOf = (raw: readonly RawFood[]): string[] => {
  const foods = raw.flatMap(({ name, safe, long }) => (safe ? [{ ...safe, name: name.toLowerCase(), long }] : []));
  const byHeat = foods
    .toSorted((a, b) => b.temperature.fahrenheit - a.temperature.fahrenheit)
    .map(({ name, temperature, restMinutes, long }) => {
      const rest = restMinutes > 0 && !long ? ` and ${restMinutes} minutes of rest` : '';
      return [`${long ? 'at least ' : ''}${printTemperature(temperature)}${rest}`, name] as const;
    });
  return [...groupPairs(byHeat)].map(
    ([heat, names]) => `Check the middle with a thermometer: ${heat} for ${theseWords([...new Set(names)])}.`,
  );
};

/** How hot the food must get, and what else has to be minded in this way of cooking. */
export const safetyNotesFor = (raw: readonly RawFood[], method: Method): string[] => {
  const facts = new Set<Condition>(conditionsOf({ source: method, target: method }));
  if (hasFlesh(raw)) facts.add('flesh');
  return [...donenessOf(raw), ...notesFor('safety', facts, method)];
};
