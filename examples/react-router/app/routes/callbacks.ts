import { createCallbackReceiver } from '@recipe-ai/sdk/callbacks';
import type { Route } from './+types/callbacks';

const receiver = createCallbackReceiver({
  onCallback: (callback) => console.log('callback:', callback.type, callback.request_id),
});

export const action = ({ request }: Route.ActionArgs): Promise<Response> => receiver(request);
