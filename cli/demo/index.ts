import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { styleText } from 'node:util';
import { SingleBar } from 'cli-progress';
import { RecipeAI, type CallbackEvent, type ClientOptions, type GenerateRequest, type RecipeInput } from '@recipe-ai/sdk';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { toNodeHandler } from '@recipe-ai/sdk/callbacks/node';
import { createMockService } from '@recipe-ai/sdk/mock';
import { listen } from '@recipe-ai/sdk/mock/node';
import { showRecipe, showSubstitutes, showTransformed } from '../show.js';

const say = (text = ''): void => console.log(text);
const chapter = (title: string): void => say(`\n${styleText(['bold', 'cyan'], `━━ ${title} `.padEnd(72, '━'))}\n`);
const aside = (text: string): void => say(styleText('dim', text));

const read = async <Shape>(file: string): Promise<Shape> =>
  JSON.parse(await readFile(new URL(`../../examples/${file}`, import.meta.url), 'utf8')) as Shape;

/** Where callbacks come in: a receiver of our own, on this machine. */
const startReceiver = async (secret: string) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<CallbackEvent>();
  const server = createServer(toNodeHandler(createCallbackReceiver({ secret, onCallback: arrive })));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { arrived, host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}/callbacks`, close: () => server.close() };
};

/** The embedded service on a socket, ten seconds before the minute turns. */
const startService = async (secret: string, callbackHost: string) => {
  const mock = createMockService({
    callbacks: 'deliver',
    allowLoopbackCallbacks: true,
    callbackHosts: [callbackHost],
    callbackSecret: secret,
    tiers: { demo: { perMinute: 30, perDay: 1000 } },
  });
  const server = await listen(mock, { port: 0 });
  const toOptions = (key: string): ClientOptions => ({ apiKey: key, baseUrl: server.url });
  const nearTheTurn = async (): Promise<ClientOptions> => {
    const key = mock.keys.create({ tier: 'demo' });
    await mock.fetch(`${mock.baseUrl}/api/v1/pantries`, { headers: { authorization: `Bearer ${key}` } });
    mock.clock.advance('50s');
    return toOptions(key);
  };
  return { url: server.url, options: toOptions(mock.keys.create({ tier: 'pro' })), nearTheTurn, close: () => server.close() };
};

const secret = 'whsec-demo';
const receiver = await startReceiver(secret);
const real = process.env['RECIPE_AI_API_KEY'] && process.env['RECIPE_AI_BASE_URL'];
const service = real ? undefined : await startService(secret, receiver.host);
const sdk = new RecipeAI(service?.options ?? {});

say(styleText('bold', '\nRecipe AI'));
aside(
  service
    ? `The whole service runs here, at ${service.url}; nothing leaves this machine.`
    : `Talking to ${process.env['RECIPE_AI_BASE_URL']}.`,
);

chapter('A recipe from the pantry');
const request = await read<GenerateRequest>('pantry.json');
aside(`From ${request.ingredients.join(', ')}; with ${request.dietary_restrictions?.join(', ')}.\n`);
say(showRecipe(await sdk.recipes.generate(request)));

chapter('A healthier one, delivered by callback too');
const recipe = await read<RecipeInput>('recipes/baked-macaroni.json');
const healthy = await sdk.healthify({ recipe, health_focus: 'low_fat', callback_url: service && receiver.url });
if (healthy.data) say(showTransformed(healthy.data));
if (service) {
  const callback = await receiver.arrived;
  const same = JSON.stringify(callback.data) === JSON.stringify(healthy.data);
  say(
    `\n${styleText('green', '✔')} The callback ${callback.request_id} came in, its secret was right, and it ${same ? 'holds the same recipe' : 'differs'}.`,
  );
} else {
  aside('\nNo callback was asked for: this machine has no address that the service may call.');
}

chapter('Instead of butter, for someone allergic to milk');
const { data: swaps } = await sdk.suggestSubstitute({
  ingredient: 'butter',
  quantity: 113,
  unit: 'gram',
  allergies: ['milk'],
  recipe,
  max_suggestions: 3,
});
say(showSubstitutes(swaps));

const batchOptions = await service?.nearTheTurn();
chapter(service ? 'Forty calls, thirty a minute allowed, none wasted' : 'Eight calls side by side');
const bulk = batchOptions ? new RecipeAI(batchOptions) : sdk;
const names = ['butter', 'egg', 'milk', 'cream', 'sugar', 'honey', 'flour', 'soy sauce'];
const calls = Array.from(
  { length: service ? 40 : 8 },
  (_, index) => (client: RecipeAI) => client.suggestSubstitute({ ingredient: names[index % names.length] ?? 'egg' }),
);
const bar = new SingleBar({
  format: '{bar} {value}/{total}  {state}',
  barCompleteChar: '█',
  barIncompleteChar: '░',
  hideCursor: true,
  noTTYOutput: true,
  notTTYSchedule: 2000,
});
bar.start(calls.length, 0, { state: 'on the way' });
let failed = 0;
const ticker = setInterval(() => {
  const { retryAt } = bulk.rateLimit;
  bar.update({ state: retryAt ? 'waiting for the minute to turn' : 'on the way' });
}, 200);
for await (const result of bulk.batch(calls)) {
  if (result.status === 'rejected') failed++;
  bar.increment();
}
clearInterval(ticker);
bar.update({ state: 'done' });
bar.stop();
say(`\n${styleText(failed ? 'red' : 'green', failed ? '✘' : '✔')} ${calls.length - failed} answered, ${failed} failed.\n`);

receiver.close();
await service?.close();
