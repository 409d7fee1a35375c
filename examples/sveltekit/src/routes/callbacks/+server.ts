import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import type { RequestHandler } from './$types';

const receiver = createCallbackReceiver({
  onCallback: (callback) => console.log('callback:', callback.type, callback.request_id),
});

export const POST: RequestHandler = ({ request }) => receiver(request);
