import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tableProblems } from '../../../scripts/check-tables.ts';
import { byColumn, textsOf } from '../../../scripts/compile-tables.ts';

const kitchen = '../../../mock/kitchen';

/** A cell of a table, and what a cook wrote instead. */
interface BadCell {
  folder: string;
  file: string;
  cell: string;
  wrong: string;
  problem: string;
}

const badCell = (path: string, cell: string, wrong: string, problem: string): BadCell => {
  const [folder = '', file = ''] = path.split('/');
  return { folder, file, cell, wrong, problem };
};

/** Mistakes that are found when the tables are read. */
const unreadable: readonly BadCell[] = [
  badCell(
    'ingredients/name-rules.tsv',
    'kind: dairy; not role: sauce',
    'kinds: dairy; not role: sauce',
    'last: "kinds" is not one of name',
  ),
  badCell('substitutes/likeness.tsv', '\nkind: cheese\t', '\nkind: chese\t', 'of: "chese" is not one of meat'),
  badCell('ingredients/claims.tsv', '\tdairy lactose', '\tdary lactose', 'clears: "dary" is not one of meat'),
  badCell('ingredients/meat.tsv', '\nbacon\t', '\nBacon\t', 'name: a name is written in lower case.'),
  badCell('ingredients/legumes.tsv', '\nblack bean\t', '\nchicken breast\t', 'name: another row has the name "chicken breast" too: line '),
  badCell('ingredients/seafood.tsv', '\tprawn', '\tchicken breast, prawn', 'aliases: another row has the name "chicken breast" too: line '),
  badCell('ingredients/prepared.tsv', '\trice noodle, egg', '\trice nodle, egg', 'made of: there is no ingredient "rice nodle".'),
  badCell('ingredients/compounds.tsv', '\tlemon juice, onion', '\tlemon jus, onion', 'made of: there is no ingredient "lemon jus".'),
  badCell('safety/step-words.tsv', '\tvague', '\tvagu', 'roles: "vagu" is not one of'),
  badCell('safety/never-serve.tsv', '\tany\n', '\tevery\n', 'position: "every" is not one of any'),
  badCell('safety/label-notes.tsv', 'vegan', 'vegam', 'diets: "vegam" is not one of'),
  badCell('tones/styles.tsv', '\tclosings\t', '\tjokes\t', 'part: "jokes" is not one of titles'),
  badCell('transform/swaps.tsv', '\t1/3\t', '\tsome\t', 'ratio: "some" is not a number.'),
  badCell('categories/category-words.tsv', '\tlast\t', '\tend\t', 'position: "end" is not one of any'),
  badCell('lines/measuring.tsv', '\ncup\t', '\ncups\t', 'unit: "cups" is not one of teaspoon'),
  badCell('lines/usual-grams.tsv', '\t450\n', '\tmuch\n', 'grams: "much" is not a number'),
  badCell('substitutes/fats.tsv', '\tslight\t', '\tsalty\t', 'flavor: "salty" is not one of none'),
  badCell('substitutes/reasons.tsv', '\tneed\n', '\tneeded\n', 'says: "needed" is not one of need'),
];

/** A mistake in a table that another table is read with: the rows of the other table are checked when it is put right. */
const needed: readonly BadCell[] = [badCell('safety/hazards.tsv', '\tpoison\t', '\tpoisin\t', 'type: "poisin" is not one of poison')];

/** Mistakes that are found when all tables can be read: what a cell names is not there. */
const unknown: readonly BadCell[] = [
  badCell('substitutes/fats.tsv', '\tolive oil\t', '\tolve oil xyz\t', 'name: "olve oil xyz" is not in the tables of ingredients.'),
  badCell('substitutes/sauces.tsv', '\nsoy sauce', '\nsoyy xyz', 'for: "soyy xyz'),
  badCell(
    'safety/restriction-names.tsv',
    '\tvegan\n',
    '\tvegann\n',
    'reads as: "vegann" is no diet, no food, and no row of avoided-foods.tsv.',
  ),
  badCell('substitutes/likeness.tsv', '\tmayonnaise\n', '\tmayo xyz\n', 'row: no table has substitutes for "mayo xyz".'),
  badCell('substitutes/parts.tsv', '\tglazing\n', '\tgilding\n', 'part: no table has substitutes for anything "for gilding".'),
  badCell('transform/swaps.tsv', '\tskim milk\t', '\tskim xyzzy\t', 'to: "skim xyzzy" is not in the tables of ingredients.'),
  badCell('safety/never-swap.tsv', '\ninfant formula\tinfant_food', '\nbaby formula\tnone', 'rule: another row decides for this name.'),
];

const lineOf = ({ folder, file, cell }: BadCell): number => {
  const text = textsOf(folder, '.tsv')[file] ?? '';
  expect(text, `${file} contains ${cell}`).toContain(cell);
  const start = text.indexOf(cell) + (cell.startsWith('\n') ? 1 : 0);
  return text.slice(0, start + 1).split('\n').length;
};

/** Replaces the tables by others with mistakes in them. */
const breakTables = (cells: readonly BadCell[]): void => {
  for (const folder of new Set(cells.map((bad) => bad.folder))) {
    const tables = textsOf(folder, '.tsv');
    for (const { file, cell, wrong } of cells.filter((bad) => bad.folder === folder))
      tables[file] = tables[file]?.replace(cell, wrong) ?? '';
    vi.doMock(`${kitchen}/${folder}/tables.generated.js`, async () => {
      const { createPhraseReader } = (await import(
        `${kitchen}/text/phrase-reader.ts`
      )) as typeof import('../../../mock/kitchen/text/phrase-reader.js');
      return createPhraseReader(folder, byColumn(folder, tables));
    });
  }
};

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  for (const folder of new Set([...unreadable, ...needed, ...unknown].map((bad) => bad.folder)))
    vi.doUnmock(`${kitchen}/${folder}/tables.generated.js`);
  vi.resetModules();
});

describe('npm run tables', () => {
  test('finds no mistake in the tables as they are', async () => {
    expect(await tableProblems()).toEqual([]);
  });

  test.each([
    ['that cannot be read', unreadable],
    ['that other tables are read with', needed],
    ['that names what is not there', unknown],
  ])('reports a cell of each table %s, with file and line', async (_what, cells) => {
    breakTables(cells);
    const problems = await tableProblems();
    for (const bad of cells)
      expect(problems).toContainEqual(expect.stringContaining(`${bad.folder}/data/${bad.file}:${lineOf(bad)}: ${bad.problem}`));
  });
});
