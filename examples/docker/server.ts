// An app that asks for a healthier recipe, and takes the result from the callback.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { RecipeAI, type RecipeInput } from '@recipe-ai/sdk';
import { createCallbackInbox } from '@recipe-ai/sdk/callbacks';
import { toNodeHandler } from '@recipe-ai/sdk/callbacks/node';

const PORT = 3000;
const sdk = new RecipeAI();
const inbox = createCallbackInbox();
const receive = toNodeHandler(inbox.handle);

const healthier = async (recipe: RecipeInput): Promise<unknown> => {
  const request_id = crypto.randomUUID();
  await sdk.healthify({ recipe, health_focus: 'low_fat', request_id, callback_url: `http://localhost:${PORT}/callbacks` });
  return (await inbox.waitFor(request_id, { type: 'healthify' })).data;
};

const server = createServer(async (request, response) => {
  if (request.url === '/callbacks') return receive(request, response);
  if (request.url === '/health') return response.end('ok');
  try {
    const result = await healthier((await json(request)) as RecipeInput);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(result));
  } catch (error) {
    console.error(error);
    response.writeHead(502).end();
  }
});
server.listen(PORT);
process.once('SIGTERM', () => server.close());
