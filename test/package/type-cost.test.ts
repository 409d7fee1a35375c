import { writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, inject, test } from 'vitest';

/**
 * Programs, and how many types the compiler may instantiate for each: 10 % more than in November 2026. An editor instantiates them again
 * after each change. The count is the same on every machine, and with TypeScript 6 and 7.
 */
const bounds = [
  {
    name: 'a call',
    program: `
import { RecipeAI } from '@recipe-ai/sdk';
export const name: string = (await new RecipeAI().recipes.generate({ ingredients: ['rice'] })).name;`,
    instantiations: 20,
  },
  {
    name: 'every operation',
    program: `
import { RecipeAI } from '@recipe-ai/sdk';
const sdk = new RecipeAI();
const recipe = await sdk.recipes.generate({ ingredients: ['rice'] });
export const results = await Promise.all([
  sdk.healthify({ recipe, health_focus: 'low_sodium' }),
  sdk.rewriteTone({ recipe, tone: 'playful' }),
  sdk.budgetifyRecipe({ recipe }),
  sdk.adaptMethod({ recipe, target_method: 'oven' }),
  sdk.suggestSubstitute({ ingredient: 'butter' }),
  sdk.enrichIngredients({ ingredients: ['1 cup rice'] }),
  sdk.pantries.list().withResponse(),
  sdk.pantries.items.list('p'),
  sdk.categories.suggest({ items: ['rice'] }),
  sdk.request({ method: 'GET', path: '/' }),
]);
export const all = sdk.batch([() => sdk.pantries.get('p')]);`,
    instantiations: 2_200,
  },
  {
    name: 'a callback receiver',
    program: `
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
export const POST = createCallbackReceiver({ onCallback: (callback) => { if (callback.type === 'healthify') callback.data.name.trim(); } });`,
    instantiations: 130,
  },
  {
    name: 'a mock',
    program: `
import { RecipeAI } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
const mock = createMockService({ latency: 10 });
mock.fail('healthify', { status: 503 });
mock.respondWith('recipes.generate', (_, { original }) => original());
export const pantries = await new RecipeAI(mock.connection()).pantries.list();`,
    instantiations: 3_000,
  },
];

const options = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
};

/** What `tsc --extendedDiagnostics` calls "Instantiations", and the errors of the program. */
const measure = (name: string, text: string) => {
  const file = path.join(inject('consumer'), `${name.replaceAll(' ', '-')}.mts`);
  writeFileSync(file, text);
  const program = ts.createProgram([file], options);
  const errors = ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  return { errors, instantiations: program.getInstantiationCount() };
};

test.each(bounds)('$name takes at most $instantiations type instantiations', ({ name, program, instantiations }) => {
  const { errors, instantiations: measured } = measure(name, program);
  expect(errors).toEqual([]);
  expect(measured).toBeLessThanOrEqual(instantiations);
});
