import { parseLine } from '../../../mock/kitchen/lines/parse-line.js';
import { lineLabels } from './line-labels.js';
import { rightOf, rowsOf, type Measured } from './measured.js';

const shown = (quantity: number | null, most: number | null, unit: string | null): string =>
  `${quantity === null ? '-' : Math.round(quantity * 1000) / 1000}${most === null ? '' : `-${most}`} ${unit ?? '-'}`;

const sameNumber = (said: string | undefined, read: number | null): boolean =>
  said === undefined || said === '-' ? read === null : read !== null && Math.abs(Number(said) - read) < 0.01;

/** Ingredient lines, taken apart. */
export const lines = (): Measured[] => {
  const quantities: string[] = [];
  const units: string[] = [];
  const names: string[] = [];
  const any: string[] = [];
  const rows = rowsOf(lineLabels);
  for (const row of rows) {
    const [before = '', named = '', line = ''] = row.split(' | ');
    const read = parseLine(line);
    const miss = `${line} => ${shown(read.quantity, read.quantityMax, read.unit)} | ${read.name}`;
    const readings = before.split(' / ').map((one) => one.split(' '));
    const fits = (amount: string, unit: string): boolean => {
      const [least, most] = amount === '-' ? ['-'] : amount.split('-');
      return sameNumber(least, read.quantity) && (most === undefined || sameNumber(most, read.quantityMax)) && unit === (read.unit ?? '-');
    };
    const quantity = readings.some(([amount = '', unit = '']) => fits(amount, unit) || fits(amount, read.unit ?? '-'));
    const unit = readings.some(([, one]) => one === (read.unit ?? '-'));
    const name = named.split(' / ').some((one) => one.toLowerCase() === read.name.toLowerCase());
    if (!quantity) quantities.push(miss);
    if (!unit) units.push(miss);
    if (!name) names.push(miss);
    if (!quantity || !unit || !name) any.push(miss);
  }
  return [
    rightOf('lines: quantity', '>= 99 %', quantities, rows.length),
    rightOf('lines: unit', '>= 97 %', units, rows.length),
    rightOf('lines: exact name', '>= 80 %', names, rows.length),
    rightOf('lines: all three', '>= 80 %', any, rows.length),
  ];
};
