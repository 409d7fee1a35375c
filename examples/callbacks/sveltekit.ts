// SvelteKit: src/routes/callbacks/+server.ts.
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';

const receiver = createCallbackReceiver({
  secret: process.env.RECIPE_AI_CALLBACK_SECRET ?? '',
  onCallback: (callback) => console.log(callback.type, callback.request_id),
});

export const POST = ({ request }: { request: Request }) => receiver(request);
