// An inbox: if the connection of the call is lost, the callback still delivers the result.
import { ConnectionError, TimeoutError, type HealthifyRequest, type RecipeAI } from '@recipe-ai/sdk';
import { createCallbackInbox } from '@recipe-ai/sdk/callbacks';

export const inbox = createCallbackInbox();

export const POST = inbox.handle;

export const healthier = async (sdk: RecipeAI, recipe: HealthifyRequest['recipe'], callback_url: string) => {
  const request_id = crypto.randomUUID();
  try {
    const { data } = await sdk.healthify({ recipe, callback_url, request_id });
    if (data !== null) return data;
  } catch (error) {
    if (!ConnectionError.is(error) && !TimeoutError.is(error)) throw error;
  }
  return (await inbox.waitFor(request_id, { type: 'healthify' })).data;
};
