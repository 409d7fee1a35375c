import { parseRestrictions } from '../../../mock/kitchen/safety/parse-restrictions.js';
import { brokenBy } from '../../../mock/kitchen/safety/judge.js';
import { rightOf, rowsOf, wrongOf, type Measured } from './measured.js';
import { restrictionLabels } from './restriction-labels.js';

const foods = (cell: string): string[] => cell.split(',').map((food) => food.trim()).filter(Boolean); // prettier-ignore

/** Restrictions as people write them: what each must leave out, what it must not, and what must be said where it is not understood. */
export const restrictions = (): Measured[] => {
  const served: string[] = [];
  const refused: string[] = [];
  const silent: string[] = [];
  let out = 0;
  let allowed = 0;
  const rows = rowsOf(restrictionLabels);
  for (const row of rows) {
    const [said = '', leftOut = '', fine = ''] = row.split('|');
    const phrase = said.replace('!', '').trim();
    const { exclusions, warnings } = parseRestrictions([phrase]);
    const read = exclusions.map(({ name }) => name).join(', ') || 'nothing';
    for (const food of foods(leftOut)) {
      out++;
      if (brokenBy(food, exclusions) === undefined) served.push(`${phrase}: ${food} is served (${read})`);
    }
    for (const food of foods(fine)) {
      allowed++;
      if (brokenBy(food, exclusions) !== undefined) refused.push(`${phrase}: ${food} is refused (${read})`);
    }
    if (exclusions.length + warnings.length === 0 || (said.startsWith('!') && warnings.length === 0)) silent.push(`${phrase}: ${read}`);
  }
  return [
    wrongOf('restrictions: what they leave out is served', '0', served, out),
    wrongOf('restrictions: what they allow is refused', '<= 5 %', refused, allowed),
    rightOf('restrictions: not understood, and said so', '100 %', silent, rows.length),
  ];
};
