import { readFileSync } from 'node:fs';
import { hazardIn } from '../../../mock/kitchen/safety/hazards.js';
import { rightOf, rowsOf, type Measured } from './measured.js';

/** Names of what nobody should eat, and names of food that sound like them. */
export const hazardNames = (): Measured[] => {
  const misses: string[] = [];
  let size = 0;
  for (const row of rowsOf(readFileSync(new URL('./hazard-names.txt', import.meta.url), 'utf8'))) {
    if (row.startsWith('#')) continue;
    const [label = '', names = ''] = row.split(': ');
    for (const name of names.split('; ')) {
      size++;
      const isRefused = hazardIn(name) !== undefined;
      if (isRefused !== (label === 'refused')) misses.push(`${name}: ${isRefused ? 'refused' : 'let pass'}`);
    }
  }
  return [rightOf('hazards: refused, and food let pass', '>= 95 %', misses, size)];
};
