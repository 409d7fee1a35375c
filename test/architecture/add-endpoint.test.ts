import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const table = path.resolve('src/contract/endpoints.ts');
const row = `  'recipes.rate': {
    method: 'post', host: 'rest', path: '/api/v1/recipes/rate',
    status: 200, acceptsCallback: false, retryable: true, documented: true,
    request: suggestCategoriesRequestSchema, response: categorySuggestionsSchema,
  },
} as const satisfies`;

/** Where the sources stop compiling once the table reads as \`text\`. */
const redPlaces = (text: string): string[] => {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => readFileSync(file, 'utf8')) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, version, onError) =>
    path.resolve(file) === table ? ts.createSourceFile(file, text, version) : read(file, version, onError);
  const program = ts.createProgram(
    ['src/index.ts', 'mock/index.ts', 'src/openapi/to-openapi.ts'].map((file) => path.resolve(file)),
    options,
    host,
  );
  const diagnostics = program
    .getSourceFiles()
    .filter(({ fileName }) => !fileName.includes('node_modules'))
    .flatMap((source) => program.getSemanticDiagnostics(source));
  return diagnostics.map(({ file }) => path.relative('.', file?.fileName ?? '')).toSorted();
};

test(
  'a new row of the table stops four source files from compiling: its handler, its method, its summary and its type are missing',
  { timeout: 300_000 },
  () => {
    const text = readFileSync(table, 'utf8');
    expect(redPlaces(text)).toEqual([]);
    expect(redPlaces(text.replace('} as const satisfies', row))).toEqual([
      'mock/operations/handlers.ts',
      'src/client/recipe-ai.ts',
      'src/contract/summaries.ts',
      'src/openapi/operations.ts',
    ]);
  },
);
