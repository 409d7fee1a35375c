import type { Unit } from '../../../src/contract/vocabulary.js';
import { unitOf } from '../text/units.js';

/** How much the swap changes the taste. */
export type FlavorImpact = 'none' | 'slight' | 'noticeable' | 'strong';

/** Something to use instead, as the tables have it. */
export interface Option {
  name: string;
  /** Amount for `of` 1 of the ingredient. */
  amount: number;
  /** `null`: in the unit of the ingredient. */
  unit: Unit | null;
  /** What 1 of the ingredient is: `null` for one piece, `'any'` where the amount holds in whatever unit it is measured. */
  of: Unit | null | 'any';
  also: readonly string[];
  flavor: FlavorImpact;
  best: readonly string[];
  not: readonly string[];
  notes: string;
}

const toNumber = (text: string): number => {
  const [whole, part] = text.includes(' ') ? text.split(' ') : text.includes('/') ? ['0', text] : [text, '0'];
  const [top = 0, bottom = 1] = (part ?? '0').split('/').map(Number);
  return Number(whole) + top / bottom;
};

const amountPattern = /^(\d+(?: \d+\/\d+|\/\d+|\.\d+)?)(?: (?!for\b)([a-z]+))?(?: for 1(?: ([a-z]+))?)?$/;
const flavors: readonly FlavorImpact[] = ['none', 'slight', 'noticeable', 'strong'];

const readAmount = (cell: string): Pick<Option, 'amount' | 'unit' | 'of'> => {
  const [, amount, unit, of] = amountPattern.exec(cell) ?? [];
  if (amount === undefined) throw new Error(`"${cell}" is no amount: write 3/4, or 1/4 cup for 1, or 1/8 teaspoon for 1 clove.`);
  const to = unit === undefined ? null : unitOf(unit)?.unit;
  const from = of === undefined ? null : unitOf(of)?.unit;
  if (to === undefined || from === undefined) throw new Error(`"${cell}" has a unit that is not known.`);
  return { amount: toNumber(amount), unit: to, of: cell.includes(' for 1') ? from : 'any' };
};

const list = (cell: string | undefined) =>
  cell
    ? cell
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : [];

const readOption = (line: string): Option => {
  const [amount = '', what = '', flavor = '', best, not, notes = ''] = line.split('|').map((cell) => cell.trim());
  const [name = '', ...also] = what.split(' + ');
  if (!flavors.includes(flavor as FlavorImpact)) throw new Error(`"${line}": "${flavor}" is none of ${flavors.join(', ')}.`);
  return { name, ...readAmount(amount), also, flavor: flavor as FlavorImpact, best: list(best), not: list(not), notes };
};

/**
 * Reads a table of swaps. A line that starts with `#` names what is replaced, several names divided by commas; every line below it is one
 * thing to use instead, best first:
 *
 * `amount | name + what else it takes | taste | best for | not for | notes`
 */
export const readTable = (table: string): Map<string, readonly Option[]> => {
  const rows = new Map<string, Option[]>();
  let options: Option[] = [];
  for (const line of table
    .split('\n')
    .map((text) => text.trim())
    .filter(Boolean)) {
    if (line.startsWith('#')) {
      options = [];
      for (const name of list(line.slice(1))) {
        if (rows.has(name)) throw new Error(`"${name}" has two rows.`);
        rows.set(name, options);
      }
    } else options.push(readOption(line));
  }
  return rows;
};
