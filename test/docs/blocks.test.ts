import { describe, expect, test } from 'vitest';
import { blocksIn, examplesIn } from './blocks.js';

const fence = '```';

describe('the blocks of a guide', () => {
  test('have a language, modes and a line', () => {
    const text = `# Title\n\n${fence}ts\nconst a = 1;\n${fence}\n\ntext\n\n${fence}bash no-run\nnpm ci\n${fence}\n`;
    expect(blocksIn('a.md', text)).toEqual([
      { at: 'a.md:3', language: 'ts', modes: [], code: 'const a = 1;' },
      { at: 'a.md:9', language: 'sh', modes: ['no-run'], code: 'npm ci' },
    ]);
  });

  test('may name their file', () => {
    const [block] = blocksIn('a.md', `${fence}python client.py no-run\nprint(1)\n${fence}`);
    expect(block).toMatchObject({ language: 'py', modes: ['client.py', 'no-run'] });
  });

  test('lose the indentation of the list around them and keep their own', () => {
    expect(blocksIn('a.md', `- point\n\n  ${fence}js\n  if (a) {\n    b();\n  }\n  ${fence}`)[0]?.code).toBe('if (a) {\n  b();\n}');
  });

  test('may contain a shorter fence', () => {
    expect(blocksIn('a.md', `${fence}${fence}md\n${fence}ts\n${fence}\n${fence}${fence}`)).toHaveLength(1);
  });

  test('continue the previous block with the mode `continues`', () => {
    const [, second] = blocksIn('a.md', `${fence}ts\nconst a = 1;\n${fence}\n${fence}ts continues\na;\n${fence}`);
    expect(second?.code).toBe('const a = 1;\na;');
  });
});

describe('the examples of docstrings', () => {
  const source = (code: string) =>
    `const a = 1;\n\n/**\n * Prints it.\n *\n * @example\n * ${fence}ts\n${code}\n * ${fence}\n */\nexport const print = 1;\n`;

  test('are read without their asterisks', () => {
    const code = " * import { a } from 'a';\n * a({\n *   loud: true,\n * });";
    expect(examplesIn('a.ts', source(code))).toEqual([
      { at: 'a.ts:7', language: 'ts', modes: [], code: "import { a } from 'a';\na({\n  loud: true,\n});" },
    ]);
  });

  test('import the exports of their file if they import nothing', () => {
    expect(examplesIn('a.ts', source(' * print;'))[0]?.code).toMatch(/^import \{ print \} from '.*\/a\.ts';\nprint;$/);
  });
});
