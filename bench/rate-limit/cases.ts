// The named cases: `node --import ./scripts/sources.ts bench/rate-limit/cases.ts [name]`.
import { alone, harder, reportingServices } from '../../test/support/rate-limit-cases.js';
import { simulate } from '../../test/support/simulate.js';

const only = process.argv[2];
for (const { name, ...options } of [...reportingServices, ...harder, ...alone]) {
  if (only && !name.includes(only)) continue;
  const runs = [];
  for (let phase = 0; phase <= 900; phase += 50) runs.push(await simulate({ ...options, phase, seed: phase + 1 }));
  const ratios = runs.map(({ ratio }) => ratio).toSorted((a, b) => a - b);
  const failed = runs.reduce((sum, run) => sum + 300 - run.succeeded, 0);
  const refused = Math.max(...runs.map((run) => run.refused));
  console.log(
    name.padEnd(55),
    ratios[9]!.toFixed(3),
    ratios.at(-1)!.toFixed(3),
    `${refused}`.padStart(4),
    failed ? `FAILED ${failed}` : '',
  );
}
