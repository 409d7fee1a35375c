import type { Unit } from '../../../src/contract/enums.js';
import { numberAt } from '../text/numbers.js';
import { listOf, TableError, type TableFile } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { unitAt } from '../text/units.js';

const flavors = ['none', 'slight', 'noticeable', 'strong'] as const;

/** How much the swap changes the taste. */
export type FlavorImpact = (typeof flavors)[number];

/** A substitute, as the tables have it. */
export interface Option {
  name: string;
  /** Amount for `of` 1 of the ingredient. */
  amount: number;
  /** `null`: in the unit of the ingredient. */
  unit: Unit | null;
  /** What 1 of the ingredient is: `null` for one piece, `'any'` if the amount holds in whatever unit it is measured. */
  of: Unit | null | 'any';
  also: readonly string[];
  flavor: FlavorImpact;
  best: readonly string[];
  not: readonly string[];
  notes: string;
}

type Amount = Pick<Option, 'amount' | 'unit' | 'of'>;

/** "3/4", "1/4 cup for 1", "1/8 teaspoon for 1 clove"; `undefined` for anything else. */
const parseAmount = (cell: string): Amount | undefined => {
  const tokens = tokenize(cell);
  const number = numberAt(tokens, 0);
  if (!number) return undefined;
  const unit = unitAt(tokens, number.to);
  const next = unit?.to ?? number.to;
  if (next === tokens.length) return { amount: number.value, unit: unit?.unit ?? null, of: 'any' };
  if (tokens[next]?.lemma !== 'for' || tokens[next + 1]?.lemma !== '1') return undefined;
  const of = unitAt(tokens, next + 2);
  return next + 2 === tokens.length || of?.to === tokens.length
    ? { amount: number.value, unit: unit?.unit ?? null, of: of?.unit ?? null }
    : undefined;
};

const parseOption = (line: string, fail: (problem: string) => never): Option => {
  const [amountCell = '', what = '', flavorCell = '', best = '', not = '', notes = ''] = line.split('|').map((cell) => cell.trim());
  const [name = '', ...also] = what.split(' + ');
  const amount =
    parseAmount(amountCell) ?? fail(`"${amountCell}" is not an amount: write 3/4, or 1/4 cup for 1, or 1/8 teaspoon for 1 clove.`);
  const flavor = flavors.find((one) => one === flavorCell) ?? fail(`"${flavorCell}" is not one of ${flavors.join(', ')}.`);
  return { name, ...amount, also, flavor, best: listOf(best), not: listOf(not), notes };
};

/**
 * Reads a table of substitutes. A line that starts with `#` names what is replaced, several names separated by commas; every line below it is one
 * substitute, best first. Lines that start with `//` are comments.
 *
 * `amount | name + what else it takes | flavor | best for | not for | notes`
 *
 * @throws TableError with file and line if a row cannot be read or a name has two rows.
 */
export const parseTable = ({ file, text }: TableFile): Map<string, readonly Option[]> => {
  const rows = new Map<string, Option[]>();
  let options: Option[] | undefined;
  for (const [index, written] of text.split('\n').entries()) {
    const line = written.trim();
    const fail = (problem: string): never => {
      throw new TableError(`${file}:${index + 1}: ${problem}`);
    };
    if (line === '' || line.startsWith('//')) continue;
    if (!line.startsWith('#')) {
      (options ?? fail('an option comes before the first name. A line with "# name" comes first.')).push(parseOption(line, fail));
      continue;
    }
    options = [];
    for (const name of listOf(line.slice(1))) {
      if (rows.has(name)) fail(`"${name}" has two rows.`);
      rows.set(name, options);
    }
  }
  return rows;
};
