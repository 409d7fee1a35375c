import { readFileSync, writeFileSync } from 'node:fs';
import { moduleTable } from '../test/architecture/modules.ts';

/** Writes the module table into ARCHITECTURE.md, between its two markers. */
const page = readFileSync('ARCHITECTURE.md', 'utf8');
const markers = /(<!-- modules: begin -->\n)[^]*(<!-- modules: end -->)/;
writeFileSync(
  'ARCHITECTURE.md',
  page.replace(markers, (_, begin: string, end: string) => `${begin}\n${moduleTable()}\n\n${end}`),
);
