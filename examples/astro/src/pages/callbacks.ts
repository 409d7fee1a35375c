import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import type { APIRoute } from 'astro';

const receiver = createCallbackReceiver({
  onCallback: (callback) => console.log('callback:', callback.type, callback.request_id),
});

export const POST: APIRoute = ({ request }) => receiver(request);
