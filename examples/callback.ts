// A result that also arrives by callback, here in one process: the mock captures it, and hands it to the receiver.
import { RecipeAI } from '@recipe-ai/sdk';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { createMockService } from '@recipe-ai/sdk/mock';

const mock = createMockService({ callbackHosts: ['hooks.example.com'] });
const receiver = createCallbackReceiver({
  secret: mock.callbackSecret,
  onCallback: (callback) => console.log('came in:', callback.request_id, callback.type),
});

const sdk = new RecipeAI(mock.connection());
const answer = await sdk.rewriteTone({
  recipe: { title: 'Toast', ingredients: ['2 slices bread'], instructions: ['Toast the bread for 2 minutes.'] },
  tone: 'poetic',
  callback_url: 'https://hooks.example.com/recipes',
});
console.log('answered at once:', answer.request_id, answer.data?.name);
await mock.callbacks.deliverTo(receiver);
await mock.callbacks.settled();
