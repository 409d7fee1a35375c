import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import type { Tables } from '../../../mock/kitchen/text/read-table.js';
import { columnsOf } from '../../../scripts/compile-tables.ts';

const kitchen = '../../../mock/kitchen';

afterEach(() => {
  vi.resetModules();
});

interface BadRow {
  folder: string;
  file: string;
  /** A cell of the table, and what a cook wrote instead. */
  cell: string;
  wrong: string;
  message: string;
  read: () => Promise<unknown>;
}

const badRows: readonly BadRow[] = [
  {
    folder: 'ingredients',
    file: 'name-rules.tsv',
    cell: 'kind: dairy; not role: sauce',
    wrong: 'kinds: dairy; not role: sauce',
    message: 'last: "kinds" is not one of name',
    read: async () => (await import(`${kitchen}/ingredients/find.ts`)).find('quux apple'),
  },
  {
    folder: 'ingredients',
    file: 'name-rules.tsv',
    cell: 'role: bread; not kind: dairy',
    wrong: 'role: bread; not kind: dary',
    message: 'last: "dary" is not one of meat',
    read: async () => (await import(`${kitchen}/ingredients/find.ts`)).find('quux apple'),
  },
  {
    folder: 'safety',
    file: 'step-words.tsv',
    cell: '\tvague',
    wrong: '\tvagu',
    message: 'roles: "vagu" is not one of',
    read: async () => (await import(`${kitchen}/safety/check-text.ts`)).checkText('rice', [{ words: [] }]),
  },
  {
    folder: 'safety',
    file: 'hazards.tsv',
    cell: '\tpoison\t',
    wrong: '\tpoisin\t',
    message: 'type: "poisin" is not one of poison',
    read: async () => (await import(`${kitchen}/safety/hazards.ts`)).hazardIn('rice'),
  },
  {
    folder: 'safety',
    file: 'never-serve.tsv',
    cell: '\tany\n',
    wrong: '\tevery\n',
    message: 'position: "every" is not one of any',
    read: async () => (await import(`${kitchen}/safety/hazards.ts`)).hazardIn('rice'),
  },
  {
    folder: 'tones',
    file: 'phases.tsv',
    cell: 'simmer\t',
    wrong: 'simer\t',
    message: 'phase: "simer" is not one of prepare',
    read: async () => {
      const { remarksOn, styleOf } = await import(`${kitchen}/tones/styles.ts`);
      return remarksOn(new Set(['boil']), styleOf('friendly'));
    },
  },
  {
    folder: 'tones',
    file: 'styles.tsv',
    cell: '\tclosings\t',
    wrong: '\tjokes\t',
    message: 'part: "jokes" is not one of titles',
    read: async () => (await import(`${kitchen}/tones/styles.ts`)).styleOf('friendly'),
  },
  {
    folder: 'transform',
    file: 'swaps.tsv',
    cell: 'health\t',
    wrong: 'healthy\t',
    message: 'goal: "healthy" is not one of health',
    read: async () => (await import(`${kitchen}/transform/swap-tables.ts`)).swapsOf('butter', 'health'),
  },
  {
    folder: 'categories',
    file: 'category-words.tsv',
    cell: '\tlast\t',
    wrong: '\tend\t',
    message: 'position: "end" is not one of any',
    read: async () => (await import(`${kitchen}/categories/suggest-categories.ts`)).suggestCategories(['peas']),
  },
];

test.each(badRows)('a bad cell of $folder/data/$file is reported with its file and line', async (row) => {
  const { folder, file, cell, wrong, message, read } = row;
  const { tables } = (await import(`${kitchen}/${folder}/tables.generated.ts`)) as { tables: Tables };
  const text = readFileSync(`mock/kitchen/${folder}/data/${file}`, 'utf8');
  const line = text.slice(0, text.indexOf(cell) + cell.trimEnd().length).split('\n').length;
  const bad = Object.entries(columnsOf(file, text.replace(cell, wrong)));
  const columns = Object.fromEntries(bad.map(([column, cells]) => [column, { ...tables[column], [file]: cells }]));
  vi.doMock(`${kitchen}/${folder}/tables.generated.js`, () => ({ tables: { ...tables, ...columns } }));
  await expect(read()).rejects.toThrow(`${folder}/data/${file}:${line}: ${message}`);
  vi.doUnmock(`${kitchen}/${folder}/tables.generated.js`);
});
