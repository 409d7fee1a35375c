import { listOf } from '../text/read-table.js';
import { tokenize } from '../text/tokenize.js';
import { formatLine, isMass, isVolume } from './amounts.js';
import { endOf } from './line-grammar.js';
import { measurable } from './kitchen-quantity.js';
import type { LineParts } from './parse-line.js';
import { sizeIn } from './weigh-line.js';

/** A size that goes before the name when the line is printed again. */
const isSize = (note: string): boolean => endOf('sizes_of_name', tokenize(note)) !== undefined;

/** A second measure, which the new amount would make wrong. */
const isMeasure = (note: string): boolean => tokenize(note).some(({ type }) => type === 'number');

/**
 * A line whose amount is now `factor` times what it was, as a cook writes it. The size of each can or piece stays, a weight of all goes with
 * the amount, and a second measure of the old amount ("1 cup / 240 ml") is dropped.
 */
export const printLine = (line: LineParts, factor: number): string => {
  const { name, quantity, unit, note } = line;
  const notes = listOf(note ?? '');
  // in "2 large bunches" the size is of the bunches
  const isOfName = unit === null || isMass(unit) || isVolume(unit);
  const ofName = notes.filter((part) => isOfName && isSize(part));
  const others = notes.filter((part) => !ofName.includes(part) && !isMeasure(part));
  const size = quantity === null ? undefined : sizeIn(note, unit);
  const each = size && !size.ofAll ? `${size.text}${unit === null && !size.text.includes('-') ? ' each' : ''}` : undefined;
  return formatLine({
    ...line,
    name: [...ofName, name].join(' '),
    note: others.join(', ') || null,
    sizeOfEach: each,
    sizeOfAll: size?.ofAll ? `about ${measurable(size.grams * factor, 'gram')} g` : undefined,
  });
};
