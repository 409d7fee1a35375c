import { describe, expect, test } from 'vitest';
import { filesFrom, toModuleDeclarations } from '../../scripts/jsr.js';

describe('the package for JSR', () => {
  const readOf = (files: Record<string, string>) => (file: string) => files[file] ?? expect.fail(`${file} was read`);

  test('has an entry and every file that it imports, at once or later, once each', () => {
    const files = filesFrom(
      'callbacks/index.js',
      readOf({
        'callbacks/index.js': 'import"../a.js";export{b}from"../b.js";import{x}from"ky";',
        'a.js': 'const later=()=>import("./b.js");',
        'b.js': '/** import { c } from "./c.js" */import"./a.js";',
      }),
    );
    expect([...files.keys()]).toEqual(['callbacks/index.js', 'a.js', 'b.js']);
  });

  test('has the declarations of CommonJS as those of ES modules', () => {
    const text =
      "/// <reference lib=\"esnext.disposable\" />\nimport { A } from './a-1.cjs';\nexport * from '../b.cjs';\nimport 'zod/mini';\n";
    expect([...filesFrom('x/index.d.cts', (file) => (file === 'x/index.d.cts' ? text : '')).keys()]).toEqual([
      'x/index.d.cts',
      'x/a-1.d.cts',
      'b.d.cts',
    ]);
    expect(toModuleDeclarations(text)).toBe("import { A } from './a-1.d.ts';\nexport * from '../b.d.ts';\nimport 'zod/mini';\n");
  });
});
