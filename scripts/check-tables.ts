// Reads every data file of the kitchen and prints all mistakes in them, each with its file and line: `npm run tables` runs it. The kitchen itself
// reads a table when it is first needed and stops at its first mistake. Here each mistake is taken out of the data, and the rest is read again.
import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

type Compute = () => unknown;

/** What the kitchen computes at its first use: its tables are among that. */
const computed: Compute[] = [];

/** Where the generated texts are, by the folder of the kitchen. */
type Texts = Record<string, string>;
interface Generated {
  tables: Record<string, Texts>;
  texts?: Texts;
}

const asComment = (text: string, line: number): string =>
  text
    .split('\n')
    .with(line - 1, '#')
    .join('\n');

/** Takes one line out of a data file, and a dish out of the texts if its head is wrong. */
const removeLine = ({ tables, texts }: Generated, file: string, line: number): void => {
  if (texts?.[file]?.split('\n')[line - 1]?.startsWith('dish:')) delete texts[file];
  for (const column of [...Object.values(tables), texts]) {
    const text = column?.[file];
    if (column && text !== undefined) column[file] = asComment(text, line);
  }
};

const MISTAKE = /^(\w+)\/data\/([\w.-]+):(\d+): /;

/** More mistakes than these are one mistake that is repeated. */
const MOST_MISTAKES = 500;

/** The mistakes that a computation meets, one after the other. */
const mistakesOf = (compute: Compute, generated: ReadonlyMap<string, Generated>): string[] => {
  const found: string[] = [];
  while (found.length < MOST_MISTAKES) {
    try {
      compute();
      return found;
    } catch (error) {
      const { message } = error as Error;
      // what was read before its line was taken out stays wrong
      if (found.includes(message)) return found;
      found.push(message);
      const [, folder = '', file = '', line = ''] = MISTAKE.exec(message) ?? [];
      const data = generated.get(folder);
      if (!data) return found;
      removeLine(data, file, Number(line));
    }
  }
  return found;
};

/** Has the kitchen tell what it computes at its first use. */
const recordLazy = (): void => {
  Object.assign(globalThis, { recordLazy: (compute: Compute) => computed.push(compute) });
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      if (!url.endsWith('/kitchen/text/memoize.ts')) return loaded;
      const source = readFileSync(new URL(url), 'utf8').replace('let found', 'globalThis.recordLazy?.(compute); let found');
      return { ...loaded, source };
    },
  });
};

/** The ingredients that a line of a dish buys, wants alone or asks for: "buy leek, onion", "needs: egg or egg yolk; any bacon". */
const ingredientsIn = (line: string): string[] => {
  const [key = '', value = ''] = line.split(': ');
  const phrases = value.split('; ');
  const names = phrases.flatMap((phrase) => (/^(?:buy|only) (.+)/.exec(phrase)?.[1] ?? '').split(', '));
  const asked = ['needs', 'without'].includes(key.trim()) ? phrases.flatMap((phrase) => phrase.split(' or ')) : names;
  return asked.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('any '));
};

/** Names in the dishes that are of no ingredient. */
const unknownNames = async (texts: Texts): Promise<string[]> => {
  const { find } = (await import(pathToFileURL('mock/kitchen/ingredients/find.ts').href)) as { find: (name: string) => unknown };
  const isUnknown = (name: string): boolean => {
    try {
      return find(name) === undefined;
    } catch {
      return false; // its row is wrong, which is said already
    }
  };
  return Object.entries(texts).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) =>
      ingredientsIn(line)
        .filter(isUnknown)
        .map((name) => `dishes/data/${file}:${index + 1}: "${name}" is not the name of an ingredient.`),
    ),
  );
};

/** All mistakes in the data files of the kitchen, with file and line. */
export const mistakesInTables = async (): Promise<string[]> => {
  recordLazy();
  const generated = new Map<string, Generated>();
  for (const path of globSync('mock/kitchen/*/tables.generated.ts'))
    generated.set(path.split('/')[2] ?? '', (await import(pathToFileURL(path).href)) as Generated);
  for (const path of globSync('mock/kitchen/**/*.ts').toSorted()) await import(pathToFileURL(path).href);
  const dishes = { ...generated.get('dishes')?.texts };
  const mistakes: string[] = [];
  // a table that is read records its rows in turn
  for (const compute of computed) mistakes.push(...mistakesOf(compute, generated));
  return [...new Set([...mistakes, ...(await unknownNames(dishes))])].toSorted();
};

if (import.meta.main) {
  const mistakes = await mistakesInTables();
  for (const mistake of mistakes) console.error(mistake);
  if (mistakes.length > 0) process.exitCode = 1;
}
