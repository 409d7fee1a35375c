// `npm run tables`: compiles the data files of the kitchen, and reports mistakes in them with file and row.
import { writeFileSync } from 'node:fs';
import { compileTables } from './compile-tables.ts';

const run = async (): Promise<string> => {
  try {
    for (const [path, source] of compileTables()) writeFileSync(path, source);
  } catch (error) {
    return (error as Error).message;
  }
  // The following are imported now, so that they read what was written.
  const { compileDishes, DISHES_FILE } = await import('./dishes/compile-dishes.ts');
  writeFileSync(DISHES_FILE, compileDishes().source);
  const { tableProblems } = await import('./check-tables.ts');
  return (await tableProblems()).join('\n');
};

const problems = await run();
if (problems === '') console.log('The tables are compiled, and no mistake was found.');
else {
  console.error(problems);
  process.exitCode = 1;
}
