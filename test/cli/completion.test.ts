import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { recipeAi } from './run.js';

const completeWith = async (script: string, line: string[]): Promise<string[]> => {
  const words = line.map((word) => `'${word}'`).join(' ');
  const program = `${script}\nCOMP_WORDS=(${words}); COMP_CWORD=${line.length - 1}; _recipe_ai; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = await promisify(execFile)('bash', ['-c', program]);
  return stdout.trim().split('\n');
};

test('completion bash completes commands, subcommands and options', { timeout: 30_000 }, async () => {
  const { out } = await recipeAi(['completion', 'bash']);
  expect(await completeWith(out, ['recipe-ai', 'gen'])).toContain('generate');
  expect(await completeWith(out, ['recipe-ai', 'pantries', 'items', 'a'])).toEqual(['add']);
  expect(await completeWith(out, ['recipe-ai', 'mock', '--sc'])).toEqual(['--scenario']);
});

test.each(['zsh', 'fish'])('completion %s names every command', { timeout: 30_000 }, async (shell) => {
  const { code, out } = await recipeAi(['completion', shell]);
  expect(code).toBe(0);
  for (const command of ['generate', 'healthify', 'pantries', 'mock', 'batch']) expect(out).toContain(command);
});
