// A result that also arrives by callback, in one process: the mock captures the callback and passes it to the receiver.
import { RecipeAI } from '@recipe-ai/sdk';
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import { createMockService } from '@recipe-ai/sdk/mock';

const mock = createMockService({ callbackHosts: ['hooks.example.com'] });
const receiver = createCallbackReceiver({
  secret: mock.callbackSecret,
  onCallback: (callback) => console.log('callback:', callback.request_id, callback.type),
});

const sdk = new RecipeAI(mock.connection());
const result = await sdk.rewriteTone({
  recipe: { title: 'Toast', ingredients: ['2 slices bread'], instructions: ['Toast the bread for 2 minutes.'] },
  tone: 'poetic',
  callback_url: 'https://hooks.example.com/recipes',
});
console.log('response:', result.request_id, result.data?.name);
await mock.callbacks.deliverTo(receiver);
await mock.callbacks.settled();
