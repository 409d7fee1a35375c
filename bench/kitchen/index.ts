// Measures what the mock's kitchen knows and how it cooks: `npm run bench:kitchen [-- --misses] [-- --write]`. With --write
// the table goes into docs/internals/kitchen.md.
import { machine, toTable } from '../figure.js';
import { writeMeasured } from '../write-measured.js';
import { cooking } from './cooking.js';
import { timed } from './cooking/timed.js';
import { knowledge } from './knowledge.js';

interface Row {
  what: string;
  bar: string;
  measured: string;
  size: number;
  misses?: readonly string[];
}

// Times first: the other measurements would change what the compiler optimizes.
const speed = timed();
const rows: Row[] = [...knowledge(), ...cooking(), ...speed];
const width = Math.max(...rows.map(({ what }) => what.length));
const line = (what: string, bar: string, measured: string, size: string | number): string =>
  `${what.padEnd(width)}  ${bar.padEnd(18)}  ${measured.padEnd(24)}  ${size}`;

console.log(line('what', 'bar', 'measured', 'of'));
for (const { what, bar, measured, size } of rows) console.log(line(what, bar, measured, size));

if (process.argv.includes('--write')) {
  const table = [['What', 'Bar', 'Measured', 'Of'], ...rows.map((row) => [row.what, row.bar, row.measured, row.size])];
  writeMeasured('docs/internals/kitchen.md', `${machine}.\n\n${toTable(table)}`);
}

const shown = 25;
if (process.argv.includes('--misses'))
  for (const { what, misses = [] } of rows) {
    if (misses.length === 0) continue;
    console.log(`\n${what}`);
    for (const miss of misses.slice(0, shown)) console.log(`  ${miss}`);
    if (misses.length > shown) console.log(`  and ${misses.length - shown} more`);
  }
