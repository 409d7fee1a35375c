// What a client adds to a page, minified and gzipped: `npm run bench -- bundle`. The same package gives the same figure on every machine.
import path from 'node:path';
import { splitSize } from '../../test/support/gzipped-size.ts';
import { report } from '../figure.ts';
import { installPeers } from '../peers/install.ts';
import { own, peers } from './packages.ts';

const sizes: { name: string; first: number; all: number }[] = [];
for (const [name, { folder, imports }] of Object.entries(installPeers() ? { ...own, ...peers } : own)) {
  const program = Object.entries(imports).map(([from, exported], index) => `export { ${exported} as it${index} } from '${from}';`);
  if (program.length > 0) sizes.push({ name, ...(await splitSize(program.join('\n'), path.resolve(folder), ['node:*'])) });
}

const [ours] = sizes;
const inKb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
report({
  name: 'bundle',
  chart: {
    title: 'Bundle for a browser, minified and gzipped (less is better)',
    bars: sizes.map(({ name, all }) => ({ name, value: all, label: inKb(all), own: name === ours!.name })),
  },
  table: [
    ['', 'at first', 'in all', 'in all, compared with this SDK'],
    ...sizes.map(({ name, first, all }) => [name, inKb(first), inKb(all), (all / ours!.all).toFixed(2)]),
  ],
});
