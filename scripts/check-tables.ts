// Finds mistakes in the data files of the kitchen beyond their columns. `npm run tables` prints them; a test expects none.
// Everything is imported when it is asked for: after the tables are compiled.
import { categories, diets } from '../src/contract/enums.js';
import type { Ingredient } from '../mock/kitchen/ingredients/ingredient.js';
import type { Row } from '../mock/kitchen/text/read-table.js';
import type { createTableReader } from '../mock/kitchen/text/table-reader.js';
import { tableFolders, textsOf } from './compile-tables.ts';
import { problemsIn } from './problems-in.ts';

/** The mistakes in a table and in its rows. */
const rowProblems = <Column extends string>(rowsOfTable: () => readonly Row<Column>[], check: (row: Row<Column>) => unknown): string[] => {
  const problems: string[] = [];
  const unreadable = problemsIn(() => {
    for (const row of rowsOfTable()) problems.push(...problemsIn(() => check(row)));
  });
  return [...unreadable, ...problems];
};

/** Reports a row whose key another row has too. */
const createOwners = () => {
  const lines = new Map<string, number>();
  return <Column extends string>(row: Row<Column>, column: Column, keys: readonly string[]): void => {
    const taken = keys.find((key) => lines.has(key));
    if (taken !== undefined) row.fail(column, `another row has the name "${taken}" too: line ${lines.get(taken)}.`);
    for (const key of keys) lines.set(key, row.line);
  };
};

/** Calories that protein, carbohydrates and fat make: what is not digested counts half. */
const caloriesOf = ({ nutrition }: Ingredient): number =>
  4 * nutrition.protein + 4 * Math.max(0, nutrition.carbohydrates - nutrition.fiber) + 2 * nutrition.fiber + 9 * nutrition.fat;

/** Kinds whose energy is not in protein, carbohydrates and fat, or is hardly digested. */
const otherEnergy = ['alcohol', 'vinegar', 'spice', 'herb', 'leavening', 'chocolate', 'additive'] as const;
/** Foods of which that is true too: bran, pods, sprouts. */
const otherEnergyNames = ['wheat bran', 'oat bran', 'carob powder', 'lecithin', 'chili sauce', 'soybean sprout'];
/** Calories may differ by so much from what protein, carbohydrates and fat make, or by a fifth. */
const CALORIES_OFF = 25;

/** What cannot be of 100 g of an ingredient: the column, and why. */
const implausible = (one: Ingredient): readonly (readonly [isWrong: boolean, column: string, problem: string])[] => {
  const { name, kinds, nutrition, gramsPerCup } = one;
  const { protein, carbohydrates, fat, saturatedFat, sugar, fiber, calories } = nutrition;
  const hasOtherEnergy = kinds.some((kind) => otherEnergy.some((other) => other === kind)) || otherEnergyNames.includes(name);
  const off = Math.abs(caloriesOf(one) - calories);
  return [
    [name !== name.toLowerCase(), 'name', 'a name is written in lower case.'],
    [protein + carbohydrates + fat > 101.5, 'protein', 'protein, carbohydrates and fat are more than 100 g.'],
    [saturatedFat > fat + 0.1, 'saturatedFat', 'there is more saturated fat than fat.'],
    [sugar + fiber > carbohydrates * 1.05 + 1, 'sugar', 'sugar and fiber are more than carbohydrates.'],
    [(gramsPerCup ?? 1) >= 420, 'gramsPerCup', 'no food is so heavy.'],
    [!hasOtherEnergy && off > Math.max(CALORIES_OFF, calories / 5), 'calories', `the other columns make ${Math.round(caloriesOf(one))}.`],
  ];
};

const ingredientProblems = async (): Promise<string[]> => {
  const { ingredientColumns, parseRow, preparedColumns, readIngredients } = await import('../mock/kitchen/ingredients/read-ingredients.js');
  const { rowsOf } = await import('../mock/kitchen/ingredients/tables.generated.js');
  const { keyOf } = await import('../mock/kitchen/ingredients/name-words.js');
  const { listOf } = await import('../mock/kitchen/text/read-table.js');
  const own = createOwners();
  const named = <Column extends string>(row: Row<Column | 'name' | 'aliases'>): void => {
    const key = keyOf(row.cells.name);
    own(row, 'name', [key]);
    own(
      row,
      'aliases',
      [...new Set(listOf(row.cells.aliases).map(keyOf))].filter((alias) => alias !== key),
    );
  };
  const plain = new Set(readIngredients().flatMap(({ name, isDish }) => (isDish ? [] : [name])));
  return [
    ...rowProblems(
      () => rowsOf('compounds.tsv', ['name', 'made of']),
      (row) => {
        for (const column of ['name', 'made of'] as const) {
          const unknown = listOf(row.cell(column)).find((name) => !plain.has(name));
          if (unknown !== undefined) row.fail(column, `there is no ingredient "${unknown}". Use the name of a row, not an alias.`);
        }
      },
    ),
    ...categories.flatMap((category) =>
      rowProblems(
        () => rowsOf(`${category}.tsv`, ingredientColumns),
        (row) => {
          const wrong = implausible(parseRow(row, category)).find(([isWrong]) => isWrong);
          if (wrong) row.fail(wrong[1] as (typeof ingredientColumns)[number], wrong[2]);
          named(row);
        },
      ),
    ),
    ...rowProblems(() => rowsOf('prepared.tsv', preparedColumns), named),
    ...readIngredients().flatMap(({ ingredient, isDish }) => (isDish ? problemsIn(ingredient) : [])),
  ];
};

const substituteProblems = async (): Promise<string[]> => {
  const { optionColumns, shelves, writtenOptions } = await import('../mock/kitchen/substitutes/options.js');
  const { rowsOf } = await import('../mock/kitchen/substitutes/tables.generated.js');
  const { everyIngredient, find } = await import('../mock/kitchen/ingredients/find.js');
  const { keyOf } = await import('../mock/kitchen/ingredients/name-words.js');
  const { parseLine } = await import('../mock/kitchen/lines/parse-line.js');
  const { listOf } = await import('../mock/kitchen/text/read-table.js');
  const own = createOwners();
  const replaced = new Set(writtenOptions().map(([name]) => keyOf(name)));
  const replacedParts = new Set([...replaced].flatMap((key) => key.split(' for ')[1] ?? []));
  const names = new Set(everyIngredient().flatMap(({ name, aliases }) => [name, ...aliases].map(keyOf)));
  const isNamed = (name: string): boolean => names.has(keyOf(name)) || find(name) !== undefined;
  const likenesses = rowsOf('likeness.tsv', ['of', 'row']);
  const parts = rowsOf('parts.tsv', ['word', 'part']);
  return [
    ...shelves.flatMap((shelf) =>
      rowProblems(
        () => rowsOf(`${shelf}.tsv`, optionColumns),
        (row) => {
          const unknown = row.cells.name.split(' + ').find((part) => find(parseLine(part).name) === undefined);
          if (unknown !== undefined) row.fail('name', `"${unknown}" is not in the tables of ingredients.`);
          const replacedNames = listOf(row.cells.for);
          const unknownFor = replacedNames.find((each) => !isNamed(each.split(' for ')[0] ?? ''));
          if (unknownFor !== undefined) row.fail('for', `"${unknownFor}" is not in the tables of ingredients.`);
          own(row, 'for', replacedNames.map(keyOf));
        },
      ),
    ),
    ...rowProblems(
      () => likenesses,
      (row) => {
        if (!replaced.has(keyOf(row.cells.row))) row.fail('row', `no table has substitutes for "${row.cells.row}".`);
      },
    ),
    ...rowProblems(
      () => parts,
      (row) => {
        if (!replacedParts.has(keyOf(row.cells.part))) row.fail('part', `no table has substitutes for anything "for ${row.cells.part}".`);
      },
    ),
  ];
};

const transformProblems = async (): Promise<string[]> => {
  const { swapColumns } = await import('../mock/kitchen/transform/swap-tables.js');
  const { rowsOf } = await import('../mock/kitchen/transform/tables.generated.js');
  const { find } = await import('../mock/kitchen/ingredients/find.js');
  const isKnown = (name: string): boolean => ['name', 'alias', 'modified'].includes(find(name)?.matchType ?? '');
  return rowProblems(
    () => rowsOf('swaps.tsv', swapColumns),
    (row) => {
      if (!isKnown(row.cells.to)) row.fail('to', `"${row.cells.to}" is not in the tables of ingredients.`);
    },
  );
};

const safetyProblems = async (): Promise<string[]> => {
  const { rowsOf } = await import('../mock/kitchen/safety/tables.generated.js');
  const { hazardIn } = await import('../mock/kitchen/safety/hazards.js');
  const { neverSwapOf } = await import('../mock/kitchen/safety/never-swap.js');
  const { keyOfFood, namesFood } = await import('../mock/kitchen/safety/exclusion.js');
  const { readWords } = await import('../mock/kitchen/safety/restriction-words.js');
  const { listOf } = await import('../mock/kitchen/text/read-table.js');
  const rules = rowsOf('swap-rules.tsv', ['rule', 'only', 'when', 'reason']);
  const useOf = new Map(rules.map(({ cells }) => [cells.rule, listOf(cells.when)[0] ?? '']));
  const served = rowsOf('never-serve.tsv', ['name', 'hazard', 'position']);
  const wordsOf = new Map<string, string[]>();
  for (const { cells } of rowsOf('hazard-states.tsv', ['words', 'states']))
    for (const state of listOf(cells.states, ' ')) wordsOf.set(state, [...(wordsOf.get(state) ?? []), ...listOf(cells.words)]);
  const swapped = rowsOf('never-swap.tsv', ['name', 'rule', 'position']);
  const restrictions = rowsOf('restriction-names.tsv', ['names', 'reads as']);
  const leavesOut = (part: string): boolean => diets.some((diet) => diet === part) || namesFood(keyOfFood(readWords(part)));
  const shadowed = 'another row decides for this name.';
  return [
    ...rowProblems(
      () => restrictions,
      (row) => {
        const unknown = listOf(row.cells['reads as']).find((part) => !leavesOut(part));
        if (unknown !== undefined) row.fail('reads as', `"${unknown}" is no diet, no food, and no row of avoided-foods.tsv.`);
      },
    ),
    ...rowProblems(
      () => served,
      (row) => {
        const { name, hazard, position } = row.cells;
        const said = listOf(position, ' ').flatMap((state) => wordsOf.get(state) ?? []);
        const isFood = hazard === 'none' || said.length > 0;
        if ((hazardIn(hazard === 'none' ? name : `2 ${name}`) === undefined) !== isFood) row.fail('hazard', shadowed);
        const missed = said.find((words) => !(hazardIn(`${words} ${name}`) ?? hazardIn(`${name} ${words}`)));
        if (missed !== undefined) row.fail('position', `"${missed}" is not read beside this name.`);
      },
    ),
    ...rowProblems(
      () => swapped,
      (row) => {
        const { name, rule } = row.cells;
        if ((neverSwapOf(name, useOf.get(rule) ?? '') === undefined) !== (rule === 'none')) row.fail('rule', shadowed);
      },
    ),
  ];
};

/** The ingredients that a line of a dish buys, wants alone or asks for: "buy leek, onion", "needs: egg or egg yolk; any bacon". */
const ingredientsIn = (line: string): string[] => {
  const [key = '', value = ''] = line.split(': ');
  const phrases = value.split('; ');
  const isNeed = key.trim() === 'needs' || key.trim() === 'without';
  const names = phrases.flatMap((phrase) => (isNeed ? phrase.split(' or ') : (/^(?:buy|only) (.+)/.exec(phrase)?.[1] ?? '').split(', ')));
  return names.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('any '));
};

const dishProblems = async (): Promise<string[]> => {
  const { compileDishes } = await import('./dishes/compile-dishes.ts');
  const { find } = await import('../mock/kitchen/ingredients/find.js');
  const unknown = Object.entries(textsOf('dishes', '.txt')).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => {
      const names = ingredientsIn(line).filter((name) => find(name) === undefined);
      return names.map((name) => `dishes/data/${file}:${index + 1}: "${name}" is not the name of an ingredient.`);
    }),
  );
  return [...compileDishes().problems, ...unknown];
};

/** The tables of a folder that cannot be read, and those that nothing reads. */
const unreadableIn = async (folder: string): Promise<string[]> => {
  const { reads, readFiles } = (await import(`../mock/kitchen/${folder}/tables.generated.ts`)) as ReturnType<typeof createTableReader>;
  const problems = reads.flatMap(problemsIn);
  const unread = Object.keys(textsOf(folder, '.tsv')).filter((file) => !readFiles.has(file));
  return [...problems, ...unread.map((file) => `${folder}/data/${file}: nothing reads this table.`)];
};

/** Every mistake in the data files, with file and row. What depends on other tables is checked once these can be read. */
export const tableProblems = async (): Promise<string[]> => {
  await import('../mock/operations/kitchen.js');
  const unreadable = (await Promise.all(tableFolders().map(unreadableIn))).flat();
  const texts = unreadable.some((problem) => problem.startsWith('text/'));
  const ingredients = texts ? [] : await ingredientProblems();
  const found = [...unreadable, ...ingredients];
  if (found.length > 0) return [...new Set(found)];
  const others = [substituteProblems(), transformProblems(), safetyProblems(), dishProblems()];
  return (await Promise.all(others)).flat();
};
