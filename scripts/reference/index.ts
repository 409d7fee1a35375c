// Writes `docs/reference` and the generated parts of other pages: `npm run reference`.
import { readFileSync, writeFileSync } from 'node:fs';
import { assumptionsPage } from './assumptions.ts';
import { callOptionTable, clientOptionTable, receiverOptionTable } from './client-options.ts';
import { endpointsPage, operationTable } from './endpoints.ts';
import { errorCodesPage, errorTree } from './error-codes.ts';
import { eventsPage } from './events.ts';
import { adminApiPage, mockOptionsPage, scenariosPage } from './mock.ts';

/** Parts of hand-written pages, between `<!-- generated: name -->` and `<!-- end: name -->`. */
const parts: Record<string, Record<string, string>> = {
  'README.md': { operations: operationTable() },
  'docs/guide/configuration.md': { 'client-options': clientOptionTable(), 'call-options': callOptionTable() },
  'docs/guide/callbacks.md': { 'receiver-options': receiverOptionTable() },
  'docs/guide/errors.md': { 'error-classes': errorTree() },
};

const fill = (file: string, name: string, text: string, content: string): string => {
  const [begin, end] = [`<!-- generated: ${name} -->`, `<!-- end: ${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no lines "${begin}" and "${end}".`);
  return `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`;
};

/** Every file of the reference as it should be, by its path. */
export const referenceFiles = (): Record<string, string> => ({
  'docs/reference/endpoints.md': endpointsPage(),
  'docs/reference/error-codes.md': errorCodesPage(),
  'docs/reference/mock-options.md': mockOptionsPage(),
  'docs/reference/scenarios.md': scenariosPage(),
  'docs/reference/admin-api.md': adminApiPage(),
  'docs/reference/events.md': eventsPage(),
  'docs/reference/assumptions.md': assumptionsPage(),
  ...Object.fromEntries(
    Object.entries(parts).map(([file, contents]) => [
      file,
      Object.entries(contents).reduce((text, [name, content]) => fill(file, name, text, content), readFileSync(file, 'utf8')),
    ]),
  ),
});

if (import.meta.main) for (const [file, text] of Object.entries(referenceFiles())) writeFileSync(file, text);
