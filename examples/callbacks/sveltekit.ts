// SvelteKit: src/routes/callbacks/+server.ts.
import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';

const receiver = createCallbackReceiver({
  onCallback: (callback) => console.log(callback.type, callback.request_id),
});

export const POST = ({ request }: { request: Request }) => receiver(request);
