import type { Unit } from '../../../src/contract/enums.js';
import { formatLine } from './amounts.js';
import { measurable } from './kitchen-quantity.js';
import { sizeIn } from './weigh-line.js';

/** What a line of a recipe says, taken apart. */
export interface Sayings {
  name: string;
  quantity: number | null;
  quantityMax: number | null;
  unit: Unit | null;
  preparation: string | null;
  note: string | null;
  optional: boolean;
}

const sizes = /^(?:(?:extra[- ])?(?:large|small|medium|jumbo|thick|thin|heaping|packed|ripe|big)|fat)$/i;

/**
 * A line whose amount is now `factor` times what it was, as a cook writes it. The size of each can or piece stays, a weight of all goes with
 * the amount, and a second measure of the old amount ("1 cup / 240 ml") is dropped.
 */
export const printLine = ({ name, quantity, quantityMax, unit, preparation, note, optional }: Sayings, factor: number): string => {
  const notes = note === null ? [] : note.split(/,\s*/);
  const words = notes.filter((word) => sizes.test(word));
  const others = notes.filter((word) => !sizes.test(word) && !/\d|½|¼|¾/.test(word) && !/^(?:each|about)$/i.test(word));
  const size = unit === null || ['can', 'jar', 'package', 'piece', 'slice'].includes(unit) ? sizeIn(note, unit) : undefined;
  const printed = formatLine({
    name: [...words, name].join(' '),
    quantity,
    quantityMax,
    unit,
    preparation,
    note: others.join(', ') || null,
    optional,
  });
  if (!size || quantity === null) return printed;
  return size.ofAll
    ? printed.replace(/^[^,]*?(?=,| \(optional\)|$)/, (front) => `${front} (about ${measurable(size.grams * factor, 'gram')} g)`)
    : printed.replace(/^([\d/. ]*\d(?: to [\d/. ]*\d)?) /, `$1 (${size.text}${unit === null && !size.text.includes('-') ? ' each' : ''}) `);
};
