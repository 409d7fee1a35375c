import { readFile } from 'node:fs/promises';
import { SingleBar } from 'cli-progress';
import { RecipeAI, type GenerateRequest, type RecipeInput } from '@recipe-ai/sdk';
import { exitCodes } from '../exit-codes.js';
import { failed, faint, heading, paint, succeeded, visible } from '../output.js';
import { showRecipe, showSubstitutes, showTransformed } from '../show.js';
import { startReceiver, startService, type DemoReceiver, type DemoService } from './servers.js';

/** Milliseconds between two updates of the progress bar. */
const REFRESH_MS = 200;

const print = (text = ''): void => console.log(text);
const printTitle = (title: string): void => print(`\n${paint(['bold', 'cyan'], `━━ ${title} `.padEnd(72, '━'))}\n`);
const printNote = (text: string): void => print(faint(text));
const readExample = async <Shape>(file: string): Promise<Shape> =>
  JSON.parse(await readFile(new URL(`../../examples/${file}`, import.meta.url), 'utf8')) as Shape;

const showGenerate = async (sdk: RecipeAI): Promise<void> => {
  printTitle('A recipe from the pantry');
  const request = await readExample<GenerateRequest>('pantry.json');
  printNote(`Ingredients: ${request.ingredients.join(', ')}. Restrictions: ${request.dietary_restrictions?.join(', ')}.\n`);
  print(showRecipe(await sdk.recipes.generate(request)));
};

const showHealthify = async (sdk: RecipeAI, recipe: RecipeInput, receiver: DemoReceiver | undefined): Promise<void> => {
  printTitle('A healthier recipe, delivered by callback too');
  const { data } = await sdk.healthify({ recipe, health_focus: 'low_fat', callback_url: receiver?.url });
  if (data) print(showTransformed(data));
  if (!receiver) {
    printNote('\nNo callback was requested: the service cannot reach this machine.');
    return;
  }
  const callback = await receiver.nextCallback;
  const isSame = JSON.stringify(callback.data) === JSON.stringify(data);
  print(
    `\n${succeeded()} Callback ${visible(callback.request_id)} arrived with the right secret. Its data is ${isSame ? 'the same' : 'different'}.`,
  );
};

const showSubstitute = async (sdk: RecipeAI, recipe: RecipeInput): Promise<void> => {
  printTitle('Substitutes for butter, with a milk allergy');
  const { data } = await sdk.suggestSubstitute({
    ingredient: 'butter',
    quantity: 113,
    unit: 'gram',
    allergies: ['milk'],
    recipe,
    max_suggestions: 3,
  });
  print(showSubstitutes(data));
};

const INGREDIENTS = ['butter', 'egg', 'milk', 'cream', 'sugar', 'honey', 'flour', 'soy sauce'];

const showBatch = async (sdk: RecipeAI, amount: number): Promise<void> => {
  const calls = Array.from(
    { length: amount },
    (_, index) => (client: RecipeAI) => client.suggestSubstitute({ ingredient: INGREDIENTS[index % INGREDIENTS.length] ?? 'egg' }),
  );
  const bar = new SingleBar({
    format: '{bar} {value}/{total}  {state}',
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 2000,
    gracefulExit: false, // it would take Ctrl+C from the demo, which would run on
  });
  const end = (): never => {
    bar.stop(); // shows the cursor again
    process.exit(exitCodes.interrupted);
  };
  process.once('SIGINT', end);
  bar.start(amount, 0, { state: 'sending' });
  const ticker = setInterval(() => bar.update({ state: sdk.rateLimit.retryAt ? 'waiting for the next minute' : 'sending' }), REFRESH_MS);
  let failures = 0;
  for await (const result of sdk.batch(calls)) {
    if (result.status === 'rejected') failures++;
    bar.increment();
  }
  clearInterval(ticker);
  bar.update({ state: 'done' });
  bar.stop();
  process.off('SIGINT', end);
  print(`\n${failures > 0 ? failed() : succeeded()} ${amount - failures} succeeded, ${failures} failed.\n`);
};

const hasRealService = Boolean(process.env['RECIPE_AI_API_KEY'] && process.env['RECIPE_AI_BASE_URL']);
const receiver = hasRealService ? undefined : await startReceiver();
const service: DemoService | undefined = receiver && (await startService(receiver));
const sdk = new RecipeAI(service?.connect() ?? {});

print(heading('\nRecipe AI'));
printNote(service ? `The mock runs at ${service.url}; nothing leaves this machine.` : `Calling ${process.env['RECIPE_AI_BASE_URL']}.`);

await showGenerate(sdk);
const recipe = await readExample<RecipeInput>('recipes/baked-macaroni.json');
await showHealthify(sdk, recipe, receiver);
await showSubstitute(sdk, recipe);
if (service) {
  printTitle('Forty calls with a limit of thirty a minute');
  // The bar shows the wait, which the client would log.
  await showBatch(new RecipeAI({ ...(await service.connectNearReset()), logLevel: 'off' }), 40);
} else {
  printTitle('Eight calls at the same time');
  await showBatch(sdk, 8);
}

receiver?.close();
await service?.close();
