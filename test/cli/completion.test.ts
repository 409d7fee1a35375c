import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { allergens, categories, cuisines, diets, healthFocuses, methods, skillLevels, tones, units } from '../../src/contract/enums.js';
import { scenarioSummaries } from '../../mock/faults/scenario-summaries.js';
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

test('completion bash completes the values of options and arguments', { timeout: 30_000 }, async () => {
  const { out } = await recipeAi(['completion', 'bash']);
  const complete = (...line: string[]) => completeWith(out, ['recipe-ai', ...line]);
  const scenarios = Object.keys(scenarioSummaries);
  expect(await complete('mock', 'scenario', '')).toEqual(expect.arrayContaining([...scenarios, 'none', '--key']));
  expect(await complete('mock', 'scenario', 'quo')).toEqual(['quota-exceeded']);
  expect(await complete('mock', '--scenario', '')).toEqual(scenarios);
  expect(await complete('mock', '--tier', '')).toEqual(['sandbox', 'starter', 'pro', 'scale']);
  expect(await complete('trigger', 'healthify', '--invalid', 'missing')).toEqual(['missing-secret']);
  expect(await complete('trigger', 'healthify', '--invalid', '=', 'missing')).toEqual(['missing-secret']);
  expect(await complete('mock', '--tier', '=')).toEqual(['sandbox', 'starter', 'pro', 'scale']);
  expect(await complete('trigger', 'suggest')).toEqual(['suggest-substitute', 'suggestSubstitute']);
  expect(await complete('mock', 'fail', 'rewrite')).toEqual(['rewrite-tone', 'rewriteTone']);
  expect(await complete('mock', 'fail', 'pantries.items.')).toEqual(
    ['list', 'add', 'update', 'remove'].map((name) => `pantries.items.${name}`),
  );
  expect(await complete('mock', 'fail', '*', '--network', '')).toEqual(['reset', 'cut', 'hang']);
  expect(await complete('completion', '')).toEqual(['bash', 'zsh', 'fish', '--help']);
  expect(await complete('api', 'P')).toEqual(['POST', 'PUT', 'PATCH']);
});

test('completion bash completes the words that the contract lists for a field of a request', { timeout: 30_000 }, async () => {
  const { out } = await recipeAi(['completion', 'bash']);
  const complete = (line: string) => completeWith(out, ['recipe-ai', ...line.split(' '), '']);
  expect(await complete('healthify recipe.json --focus')).toEqual(healthFocuses);
  expect(await complete('rewrite-tone recipe.json --tone')).toEqual(tones);
  expect(await complete('rewriteTone recipe.json --tone')).toEqual(tones);
  expect(await complete('budgetify-recipe recipe.json --level')).toEqual(['thrifty', 'moderate']);
  for (const option of ['--to', '--from']) expect(await complete(`adapt-method recipe.json ${option}`)).toEqual(methods);
  for (const command of ['generate', 'budgetify-recipe', 'suggest-substitute']) expect(await complete(`${command} --diet`)).toEqual(diets);
  expect(await complete('suggest-substitute milk --allergy')).toEqual(allergens);
  expect(await complete('suggest-substitute milk --unit')).toEqual(units);
  expect(await complete('generate rice --cuisine')).toEqual(cuisines);
  expect(await complete('generate rice --skill')).toEqual(skillLevels);
  expect(await complete('pantries items add pan_1 rice --unit')).toEqual(units);
  expect(await complete('pantries items add pan_1 rice --category')).toEqual(categories);
  expect(await complete('mcp --only')).toContain('suggest-substitute');
});

test('completion bash completes help, and after it the commands whose help can be shown', { timeout: 30_000 }, async () => {
  const { out } = await recipeAi(['completion', 'bash']);
  const complete = (...line: string[]) => completeWith(out, ['recipe-ai', ...line]);
  for (const line of [['hel'], ['mock', 'hel'], ['pantries', 'items', 'hel']]) expect(await complete(...line)).toEqual(['help']);
  expect(await complete('help', '')).toEqual(expect.arrayContaining(['mock', 'generate', 'pantries', 'completion']));
  expect(await complete('help', 'mock', '')).toEqual(['clock', 'fail', 'scenario', 'upgrade', 'reset']);
  expect(await complete('mock', 'help', '')).toEqual(['clock', 'fail', 'scenario', 'upgrade', 'reset']);
  expect(await complete('pantries', 'help', 'items', '')).toEqual(['list', 'add', 'update', 'remove']);
});

test('completion bash completes files where a file may be meant, and nowhere else', { timeout: 30_000 }, async () => {
  const { out } = await recipeAi(['completion', 'bash']);
  const complete = (...line: string[]) => completeWith(out, ['recipe-ai', ...line]);
  expect(await complete('healthify', 'package.j')).toEqual(['package.json']);
  expect(await complete('batch', 'calls.jsonl', '-o', 'package.j')).toEqual(['package.json']);
  expect(await complete('mock', '--persist', '')).toEqual(expect.arrayContaining(['package.json']));
  expect(await complete('mock', '--persist', '')).not.toContain('--tier');
  for (const line of [
    ['package.j'],
    ['openapi', 'package.j'],
    ['pantries', 'package.j'],
    ['mock', 'scenario', 'package.j'],
    ['mock', '--tier', 'package.j'],
  ]) {
    expect(await complete(...line)).toEqual(['']);
  }
});

test('completion fish has the values of options and arguments', { timeout: 30_000 }, async () => {
  const { out } = await recipeAi(['completion', 'fish']);
  expect(out).toContain("complete -c recipe-ai -n '__fish_seen_subcommand_from mock' -l tier -x -a 'sandbox starter pro scale'");
  expect(out).toMatch(/__fish_seen_subcommand_from mock; and __fish_seen_subcommand_from scenario' -f -a 'flaky outage /);
});

test.each(['zsh', 'fish'])('completion %s names every command', { timeout: 30_000 }, async (shell) => {
  const { code, out } = await recipeAi(['completion', shell]);
  expect(code).toBe(0);
  for (const command of ['generate', 'healthify', 'pantries', 'mock', 'batch']) expect(out).toContain(command);
});
